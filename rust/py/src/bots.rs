//! Bots of the search crate, and games between them.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use search::arena::{Candidate, RoundResult};
use search::bots::Bot;
use search::rng::Rng;
use search::weights::{self, Weights, WeightsError};
use std::sync::Mutex;

use crate::python::Class;
use crate::rules::Rules;
use crate::view::View;
use crate::{actions, errors};

/// A bot that chooses in Rust.
#[pyclass(frozen, module = "skullking._core")]
pub struct NativeBot {
    bot: Bot,
    rng: Mutex<Rng>,
}

/// Bots' weights that cannot be used.
static WEIGHTS_ERROR: Class = Class::new("skullking.bots.weights", "WeightsError");

pub fn weights_error(py: Python<'_>, code: &str, what: &str) -> PyErr {
    let details = PyDict::new(py);
    let made = details
        .set_item("what", what)
        .and_then(|()| details.set_item("ours", search::features::VERSION))
        .and_then(|()| WEIGHTS_ERROR.make(py, (code, &details)));
    match made {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// Reads a file of weights, or says in a `WeightsError` why it cannot be used.
pub fn read_weights(py: Python<'_>, bytes: &[u8]) -> PyResult<Weights> {
    Weights::from_bytes(bytes).map_err(|error| {
        let what = match error {
            WeightsError::Version(theirs, _) => theirs.to_string(),
            _ => String::new(),
        };
        weights_error(py, error.code(), &what)
    })
}

pub fn bot_named(py: Python<'_>, name: &str) -> PyResult<Bot> {
    let bot = Bot::named(name)
        .ok_or_else(|| PyValueError::new_err(format!("no native bot is called {name:?}")))?;
    let missing = match bot {
        Bot::Kept(number) => weights::kept(usize::from(number)).is_none(),
        bot => bot.needs_weights() && !weights::any(),
    };
    if missing {
        return Err(weights_error(py, "weights/missing", name));
    }
    Ok(bot)
}

#[pymethods]
impl NativeBot {
    #[new]
    #[pyo3(signature = (name, seed = 0))]
    fn new(py: Python<'_>, name: &str, seed: u64) -> PyResult<NativeBot> {
        Ok(NativeBot {
            bot: bot_named(py, name)?,
            rng: Mutex::new(Rng::new(seed)),
        })
    }

    #[staticmethod]
    fn names() -> Vec<&'static str> {
        Bot::ALL.iter().map(|(name, _)| *name).collect()
    }

    /// Public bots, for measuring.
    #[staticmethod]
    fn opponents() -> Vec<&'static str> {
        let all = search::public::Public::ALL;
        all.iter().map(|(name, _)| *name).collect()
    }

    fn choose<'py>(&self, py: Python<'py>, view: &Bound<'py, View>) -> PyResult<Bound<'py, PyAny>> {
        let view = &view.get().view;
        let rules = view.round().rules();
        let chosen = py.detach(|| {
            let mut rng = self.rng.lock().ok()?;
            self.bot.choose(view, &mut rng)
        });
        match chosen {
            Some(action) => actions::action_object(py, action, rules),
            None => Err(errors::illegal_code(py, "action/nothing_to_decide")),
        }
    }
}

/// Puts weights into use for the levels; the rules ids they were trained for.
#[pyfunction]
pub fn install_weights(py: Python<'_>, weights: &[u8]) -> PyResult<Vec<String>> {
    let read = read_weights(py, weights)?;
    let ids = read.trained.iter().map(|rules| rules.to_string()).collect();
    weights::install(read);
    Ok(ids)
}

/// The version of the encoder that nets are trained for.
#[pyfunction]
pub fn encoder_version() -> u32 {
    search::features::VERSION
}

/// Keeps weights beside the ones in use; the number n under which `NativeBot("kept:n")` plays by them.
#[pyfunction]
pub fn keep_weights(py: Python<'_>, weights: &[u8]) -> PyResult<usize> {
    Ok(weights::keep(read_weights(py, weights)?))
}

fn bots_named(py: Python<'_>, names: &[String]) -> PyResult<Vec<Bot>> {
    names.iter().map(|name| bot_named(py, name)).collect()
}

/// Who is measured: a bot, or the yardstick that only matches know.
fn candidate_named(py: Python<'_>, name: &str) -> PyResult<Candidate> {
    if name == "omniscient" {
        // It looks everything up in the tables of the weights in use, as this bot does.
        bot_named(py, "tables")?;
        return Ok(Candidate::Omniscient);
    }
    bot_named(py, name).map(Candidate::Bot)
}

/// A match on duplicate deals; for each deal its wins and seven numbers for each round.
#[pyfunction]
#[pyo3(signature = (rules, candidate, field, *, seed, start, stop))]
#[allow(clippy::too_many_arguments)] // a list of names in Python
pub fn duel(
    py: Python<'_>,
    rules: &Bound<'_, Rules>,
    candidate: &str,
    field: Vec<String>,
    seed: u128,
    start: u64,
    stop: u64,
) -> PyResult<Vec<(u64, Vec<[i64; 7]>)>> {
    let rules = rules.get().0;
    let (candidate, field) = (candidate_named(py, candidate)?, bots_named(py, &field)?);
    let results = py
        .detach(|| search::arena::duel(&rules, candidate, &field, seed, start, stop))
        .map_err(|e| errors::rules(py, &e))?;
    let numbers = |round: &RoundResult| {
        let RoundResult {
            games,
            own,
            others,
            bids,
            exact,
            zeros,
            zeros_exact,
        } = *round;
        let [games, bids, exact] = [games, bids, exact].map(|count| count as i64);
        let [zeros, zeros_exact] = [zeros, zeros_exact].map(|count| count as i64);
        [games, own, others, bids, exact, zeros, zeros_exact]
    };
    Ok(results
        .iter()
        .map(|deal| (deal.wins, deal.rounds.iter().map(numbers).collect()))
        .collect())
}

/// One game for each table of native bots; the totals by seat.
#[pyfunction]
#[pyo3(signature = (rules, lineups, *, seed, start))]
pub fn mixed_tables(
    py: Python<'_>,
    rules: &Bound<'_, Rules>,
    lineups: Vec<Vec<String>>,
    seed: u128,
    start: u64,
) -> PyResult<Vec<Vec<i32>>> {
    let rules = rules.get().0;
    let named = lineups.iter().map(|names| bots_named(py, names));
    let lineups: Vec<Vec<Bot>> = named.collect::<PyResult<_>>()?;
    py.detach(|| search::arena::mixed(&rules, &lineups, seed, start))
        .map_err(|e| errors::rules(py, &e))
}

/// Nanoseconds of each choice of the candidate in some games of a match.
#[pyfunction]
#[pyo3(signature = (rules, candidate, field, *, seed, games))]
pub fn decision_times(
    py: Python<'_>,
    rules: &Bound<'_, Rules>,
    candidate: &str,
    field: Vec<String>,
    seed: u128,
    games: u64,
) -> PyResult<Vec<u64>> {
    let rules = rules.get().0;
    let (candidate, field) = (candidate_named(py, candidate)?, bots_named(py, &field)?);
    py.detach(|| search::arena::decision_times(&rules, candidate, &field, seed, games))
        .map_err(|e| errors::rules(py, &e))
}

/// By seat: the sum of its bids, how many it met, how many were zero, how many of those it met.
type Bids = Vec<(u64, u64, u64, u64)>;

/// Plays games between native bots; totals as little-endian 32-bit integers, game by game, bids by seat,
/// rounds, cards played.
#[pyfunction]
#[pyo3(signature = (rules, bots, *, seed, start, stop, threads))]
pub fn simulate<'py>(
    py: Python<'py>,
    rules: &Bound<'py, Rules>,
    bots: Vec<String>,
    seed: u128,
    start: u64,
    stop: u64,
    threads: usize,
) -> PyResult<(Bound<'py, PyBytes>, Bids, u64, u64)> {
    let rules = rules.get().0;
    let bots = bots_named(py, &bots)?;
    let outcome = py
        .detach(|| search::simulate::games_on_threads(&rules, &bots, seed, start, stop, threads))
        .map_err(|e| errors::rules(py, &e))?;
    let bytes: Vec<u8> = outcome
        .totals
        .iter()
        .flat_map(|total| total.to_le_bytes())
        .collect();
    Ok((
        PyBytes::new(py, &bytes),
        outcome
            .bids
            .iter()
            .map(|bids| (bids.sum, bids.exact, bids.zeros, bids.zeros_exact))
            .collect(),
        outcome.rounds,
        outcome.plays,
    ))
}

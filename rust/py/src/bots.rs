//! Bots of the search crate, and games between them.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use search::bots::Bot;
use search::rng::Rng;
use std::sync::Mutex;

use crate::rules::Rules;
use crate::view::View;
use crate::{actions, errors};

/// A bot that chooses in Rust.
#[pyclass(frozen, module = "skullking._core")]
pub struct NativeBot {
    bot: Bot,
    rng: Mutex<Rng>,
}

fn bot_named(name: &str) -> PyResult<Bot> {
    Bot::named(name)
        .ok_or_else(|| PyValueError::new_err(format!("no native bot is called {name:?}")))
}

#[pymethods]
impl NativeBot {
    #[new]
    #[pyo3(signature = (name, seed = 0))]
    fn new(name: &str, seed: u64) -> PyResult<NativeBot> {
        Ok(NativeBot {
            bot: bot_named(name)?,
            rng: Mutex::new(Rng::new(seed)),
        })
    }

    #[staticmethod]
    fn names() -> Vec<&'static str> {
        Bot::ALL.iter().map(|(name, _)| *name).collect()
    }

    fn choose<'py>(&self, py: Python<'py>, view: &Bound<'py, View>) -> PyResult<Bound<'py, PyAny>> {
        let view = &view.get().view;
        let rules = view.round().rules();
        let chosen = self
            .rng
            .lock()
            .ok()
            .and_then(|mut rng| self.bot.choose(view, &mut rng));
        match chosen {
            Some(action) => actions::action_object(py, action, rules),
            None => Err(errors::illegal_code(py, "action/nothing_to_decide")),
        }
    }
}

/// Plays games between native bots; totals as little-endian 32-bit integers, game by game, exact bids
/// by seat, rounds, cards played.
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
) -> PyResult<(Bound<'py, PyBytes>, Vec<u64>, u64, u64)> {
    let rules = rules.get().0;
    let bots = bots
        .iter()
        .map(|name| bot_named(name))
        .collect::<PyResult<Vec<_>>>()?;
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
        outcome.exact,
        outcome.rounds,
        outcome.plays,
    ))
}

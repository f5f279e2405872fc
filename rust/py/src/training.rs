//! The trainer of the search crate.

use std::sync::Mutex;

use engine::error::RulesError;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use search::tables::Tables;
use search::train::{self, League, Stretch, fill_tables, rules_of};
use search::weights::{self, Weights};

use crate::bots::{bot_named, read_weights};
use crate::errors;

/// A learner in the middle of its training.
#[pyclass(frozen, module = "skullking._core")]
pub struct Trainer(Mutex<train::Trainer>);

impl Trainer {
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        act: impl FnOnce(&mut train::Trainer) -> T + Send,
    ) -> T {
        py.detach(|| {
            // A poisoned lock means that a thread died in the middle; what it left is still a learner.
            let mut trainer = self
                .0
                .lock()
                .unwrap_or_else(|poisoned| poisoned.into_inner());
            act(&mut trainer)
        })
    }
}

#[pymethods]
impl Trainer {
    #[new]
    #[pyo3(signature = (preset, *, seed = 1, against = None, players = None))]
    fn new(
        py: Python<'_>,
        preset: &str,
        seed: u64,
        against: Option<&str>,
        players: Option<u8>,
    ) -> PyResult<Trainer> {
        let mut diet = train::diet_of(preset).map_err(|e: RulesError| errors::rules(py, &e))?;
        if let Some(players) = players {
            diet.courses.retain(|course| course.1 == players);
        }
        if diet.courses.is_empty() {
            return Err(PyValueError::new_err(
                "no rules of that preset for so many players",
            ));
        }
        let mut trainer = train::Trainer::new(diet, Tables::default(), seed);
        if let Some(bot) = against {
            trainer.league = League::against(bot_named(py, bot)?);
            if let Some(weights) = weights::fitting(&trainer.diet.courses[0].0) {
                trainer.brain = weights.brain.clone();
            }
        }
        Ok(Trainer(Mutex::new(trainer)))
    }

    /// Fills the tables by self-play.
    #[pyo3(signature = (*, iterations, games))]
    fn fill_tables(&self, py: Python<'_>, iterations: u32, games: u32) {
        self.with(py, |trainer| {
            trainer.brain.tables = fill_tables(&trainer.diet, trainer.seed, iterations, games);
        });
    }

    /// Plays and learns; games, positions learned from, sum of their losses.
    #[pyo3(signature = (games, *, threads, start, stop))]
    fn stretch(
        &self,
        py: Python<'_>,
        games: u64,
        threads: usize,
        start: f32,
        stop: f32,
    ) -> (u64, u64, f64) {
        let Stretch {
            games,
            samples,
            loss,
        } = self.with(py, |trainer| trainer.stretch(games, threads, start, stop));
        (games, samples, loss)
    }

    #[getter]
    fn games(&self, py: Python<'_>) -> u64 {
        self.with(py, |trainer| trainer.games)
    }

    /// What has been learned, as a file.
    fn weights<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes = self.with(py, |trainer| {
            let weights = Weights {
                trained: rules_of(&trainer.diet),
                brain: trainer.brain.clone(),
            };
            weights.to_bytes()
        });
        PyBytes::new(py, &bytes)
    }

    /// Goes on from a file after so many games.
    fn resume(&self, py: Python<'_>, weights: &[u8], games: u64) -> PyResult<()> {
        let read = read_weights(py, weights)?;
        self.with(py, |trainer| {
            trainer.brain = read.brain;
            trainer.games = games;
        });
        Ok(())
    }
}

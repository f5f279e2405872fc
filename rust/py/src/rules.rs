//! `Rules`.

use engine::rules as engine_rules;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple, PyType};

use crate::python::{Int, Text};
use crate::{actions, errors};

/// An edition and its options.
#[pyclass(frozen, module = "skullking")]
pub struct Rules(pub engine_rules::Rules);

impl Rules {
    fn option(&self, wanted: &str) -> String {
        self.0
            .options()
            .find(|(name, _)| *name == wanted)
            .map_or_else(String::new, |(_, value)| value)
    }
}

#[pymethods]
impl Rules {
    #[staticmethod]
    fn preset(py: Python<'_>, id: Text) -> PyResult<Rules> {
        engine_rules::Rules::preset(&id.0)
            .map(Rules)
            .map_err(|e| errors::rules(py, &e))
    }

    #[staticmethod]
    fn parse(py: Python<'_>, id: Text) -> PyResult<Rules> {
        engine_rules::Rules::parse(&id.0)
            .map(Rules)
            .map_err(|e| errors::rules(py, &e))
    }

    #[staticmethod]
    fn presets(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        PyTuple::new(py, engine::edition::EDITIONS.map(|edition| edition.id))
    }

    #[staticmethod]
    fn option_values(py: Python<'_>, name: Text) -> PyResult<Vec<&'static str>> {
        let values = engine_rules::Rules::option_values(&name.0);
        if values.is_empty() {
            return Err(errors::rules_code(py, "rules/unknown_option", &name.0));
        }
        Ok(values)
    }

    #[getter]
    fn edition(&self) -> &'static str {
        self.0.edition().id
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, value) in self.0.options() {
            dict.set_item(name, value)?;
        }
        Ok(dict)
    }

    #[getter]
    fn suits(&self) -> (char, char, char, char) {
        (
            self.0.letter(0),
            self.0.letter(1),
            self.0.letter(2),
            self.0.letter(3),
        )
    }

    #[getter]
    fn top(&self) -> u8 {
        self.0.edition().top
    }

    #[getter]
    fn deck<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        actions::card_tuple(py, self.0.deck().cards().iter().copied(), &self.0)
    }

    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("builtins")?
            .getattr("range")?
            .call1((2, self.0.edition().max_players + 1))
    }

    #[getter]
    fn bonuses<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        for (name, worth) in engine::score::BONUS_NAMES
            .into_iter()
            .zip(self.0.edition().worth)
        {
            if worth != 0 {
                dict.set_item(name, worth)?;
            }
        }
        Ok(dict)
    }

    #[getter]
    fn kraken(&self) -> bool {
        self.0.kraken
    }

    #[getter]
    fn whale(&self) -> bool {
        self.0.whale
    }

    #[getter]
    fn loot(&self) -> bool {
        self.0.loot
    }

    #[getter]
    fn powers(&self) -> bool {
        self.0.powers
    }

    #[getter]
    fn scoring(&self) -> String {
        self.option("scoring")
    }

    #[getter]
    fn load(&self) -> String {
        self.option("load")
    }

    #[getter]
    fn rounds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.rounds.sizes())
    }

    #[getter]
    fn graybeard(&self) -> bool {
        self.0.graybeard
    }

    #[getter]
    fn kraken_lead(&self) -> String {
        self.option("kraken_lead")
    }

    #[getter]
    fn whale_void_lead(&self) -> String {
        self.option("whale_void_lead")
    }

    #[getter]
    fn graybeard_second(&self) -> String {
        self.option("graybeard_second")
    }

    #[getter]
    fn harry(&self) -> String {
        self.option("harry")
    }

    #[getter]
    fn tiebreak(&self) -> String {
        self.option("tiebreak")
    }

    #[pyo3(signature = (players))]
    fn cards_per_round<'py>(&self, py: Python<'py>, players: Int) -> PyResult<Bound<'py, PyTuple>> {
        let sizes = self
            .0
            .cards_per_round(player_count(players))
            .map_err(|e| errors::rules(py, &e))?;
        PyTuple::new(py, sizes)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Rules.parse('{}')", self.0)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Rules>()
            .is_ok_and(|other| other.get().0 == self.0)
    }

    fn __hash__<'py>(&self, py: Python<'py>) -> PyResult<isize> {
        PyString::new(py, &self.__str__()).hash()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let class: Bound<'py, PyType> = py.get_type::<Rules>();
        Ok((class.getattr("parse")?, (self.__str__(),)))
    }
}

/// A count of players; what fits no seat number is a count that no rules allow.
pub fn player_count(players: Int) -> u8 {
    u8::try_from(players.0).unwrap_or(u8::MAX)
}

/// The rules given, or the default edition.
pub fn rules_or_default(rules: Option<&Bound<'_, Rules>>) -> engine_rules::Rules {
    rules.map_or_else(
        || engine_rules::Rules::of(&engine::edition::SCHMIDT),
        |rules| rules.get().0,
    )
}

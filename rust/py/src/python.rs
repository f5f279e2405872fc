//! The Python classes that results are made of. They live in Python, where their docs belong.

use pyo3::Borrowed;
use pyo3::call::PyCallArgs;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyString, PyTuple};

/// A whole number from Python. What is too large for 64 bits reads as the largest (or smallest): the
/// rules refuse it with a code, where pyo3 would raise an `OverflowError`.
#[derive(Clone, Copy)]
pub struct Int(pub i64);

impl<'py> FromPyObject<'_, 'py> for Int {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Int> {
        match object.extract::<i64>() {
            Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => {
                Ok(Int(if object.lt(0)? { i64::MIN } else { i64::MAX }))
            }
            read => read.map(Int),
        }
    }
}

/// A text from Python. Half a surrogate pair is no character; it reads as the replacement character,
/// which no parser knows.
pub struct Text(pub String);

impl<'py> FromPyObject<'_, 'py> for Text {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Text> {
        Ok(Text(
            object.cast::<PyString>()?.to_string_lossy().into_owned(),
        ))
    }
}

/// A class of `skullking.<module>`, imported on first use.
pub struct Class {
    module: &'static str,
    name: &'static str,
    cell: PyOnceLock<Py<PyAny>>,
}

impl Class {
    /// Names a class.
    pub const fn new(module: &'static str, name: &'static str) -> Class {
        Class {
            module,
            name,
            cell: PyOnceLock::new(),
        }
    }

    /// The class (or function).
    pub fn get<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyAny>> {
        let class = self.cell.get_or_try_init(py, || {
            py.import(self.module)?
                .getattr(self.name)
                .map(Bound::unbind)
        })?;
        Ok(class.bind(py))
    }

    /// An instance.
    pub fn make<'py>(
        &self,
        py: Python<'py>,
        args: impl PyCallArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.get(py)?.call1(args)
    }
}

static COUNTS: Class = Class::new("skullking.scoring", "Counts");

/// Bonus names and non-zero counts.
pub fn bonuses(py: Python<'_>, bonuses: engine::score::Bonuses) -> PyResult<Bound<'_, PyAny>> {
    let counts = PyDict::new(py);
    for (name, count) in engine::score::BONUS_NAMES.into_iter().zip(bonuses.counts()) {
        if count > 0 {
            counts.set_item(PyString::intern(py, name), count)?;
        }
    }
    COUNTS.make(py, (counts,))
}

static RULE: Class = Class::new("skullking.scoring", "RuleRef");

/// The id of the rule that decided a trick.
pub fn reason(py: Python<'_>, reason: engine::trick::Reason) -> PyResult<Bound<'_, PyAny>> {
    RULE.make(py, (reason.id(),))
}

static ROUND_SCORE: Class = Class::new("skullking.scoring", "RoundScore");

/// A `RoundScore`.
pub fn round_score(py: Python<'_>, score: engine::score::RoundScore) -> PyResult<Bound<'_, PyAny>> {
    let tally = score.tally;
    ROUND_SCORE.make(
        py,
        (
            tally.bid,
            tally.won,
            tally.cards,
            score.bid_points,
            score.bonus_points,
            score.loot_points,
            score.bet_points,
            bonuses(py, tally.bonuses)?,
        ),
    )
}

/// Rounds of scores as a tuple of tuples.
pub fn sheet<'py>(
    py: Python<'py>,
    sheet: &[Vec<engine::score::RoundScore>],
) -> PyResult<Bound<'py, PyTuple>> {
    let rounds = sheet.iter().map(|round| {
        let scores = round
            .iter()
            .map(|&s| round_score(py, s))
            .collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, scores)
    });
    PyTuple::new(py, rounds.collect::<PyResult<Vec<_>>>()?)
}

/// A suit letter, or None.
pub fn suit<'py>(
    py: Python<'py>,
    rules: &engine::rules::Rules,
    suit: Option<u8>,
) -> Option<Bound<'py, PyString>> {
    suit.map(|suit| PyString::intern(py, rules.letter(suit).encode_utf8(&mut [0; 4])))
}

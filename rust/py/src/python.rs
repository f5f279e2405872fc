//! The Python classes that results are made of. They live in Python, where their docs belong.

use pyo3::Borrowed;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Mutex;

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

/// Numbers that say everything about a frozen object, the rest zero.
type Key = [i16; 16];

/// Frozen objects by what is in them, so that equal ones need not be made anew.
pub struct Kept(Mutex<Option<Objects>>);

type Objects = HashMap<Key, Py<PyAny>, BuildHasherDefault<Mix>>;

/// Keeps each of these stores small whatever is thrown at it; a long run of every edition stays far below.
const KEPT: usize = 50_000;

impl Kept {
    /// None yet.
    pub const fn new() -> Kept {
        Kept(Mutex::new(None))
    }

    /// The object that these numbers (at most sixteen) describe. Nothing of Python runs under the lock.
    pub fn get_or_make<'py>(
        &self,
        py: Python<'py>,
        numbers: &[i16],
        make: impl FnOnce() -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut key = [0; 16];
        key[..numbers.len()].copy_from_slice(numbers);
        if let Ok(kept) = self.0.lock()
            && let Some(object) = kept.as_ref().and_then(|kept| kept.get(&key))
        {
            return Ok(object.bind(py).clone());
        }
        let object = make()?;
        if let Ok(mut kept) = self.0.lock() {
            let kept = kept.get_or_insert_default();
            if kept.len() < KEPT {
                kept.insert(key, object.clone().unbind());
            }
        }
        Ok(object)
    }
}

/// A hash for small keys that nobody chooses with ill intent: eight bytes at a time, multiplied.
#[derive(Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..eight.len()].copy_from_slice(eight);
            self.0 = (self.0.rotate_left(5) ^ u64::from_le_bytes(word))
                .wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
    }

    fn finish(&self) -> u64 {
        // The table looks at the lowest bits first, and the product is best mixed in the highest.
        self.0.rotate_left(26)
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
static SCORES: Kept = Kept::new();

/// A `RoundScore`.
pub fn round_score(py: Python<'_>, score: engine::score::RoundScore) -> PyResult<Bound<'_, PyAny>> {
    let tally = score.tally;
    let [a, b, c, d, e] = tally.bonuses.counts().map(i16::from);
    let [bid, won, cards] = [tally.bid, tally.won, tally.cards].map(i16::from);
    let (by_bid, by_bonus, by_loot, by_bet) = (
        score.bid_points,
        score.bonus_points,
        score.loot_points,
        score.bet_points,
    );
    let key = [
        bid, won, cards, by_bid, by_bonus, by_loot, by_bet, a, b, c, d, e,
    ];
    SCORES.get_or_make(py, &key, || {
        let bonuses = bonuses(py, tally.bonuses)?;
        let parts = (bid, won, cards, by_bid, by_bonus, by_loot, by_bet, bonuses);
        ROUND_SCORE.make(py, parts)
    })
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

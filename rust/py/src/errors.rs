//! Engine errors as Python exceptions with a code and the data behind it.

use engine::error::{IllegalAction, NotationError, RulesError};
use engine::rules::Rules;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::python::Class;

static ILLEGAL_ACTION: Class = Class::new("skullking.errors", "IllegalActionError");
static NOTATION: Class = Class::new("skullking.errors", "NotationError");
static RULES: Class = Class::new("skullking.errors", "RulesError");

fn raise(py: Python<'_>, class: &Class, code: &str, details: &Bound<'_, PyDict>) -> PyErr {
    match class.make(py, (code, details)) {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// `IllegalActionError`.
pub fn illegal(py: Python<'_>, error: IllegalAction, rules: &Rules) -> PyErr {
    let details = PyDict::new(py);
    let filled = match error {
        IllegalAction::NoSuchSeat(seat)
        | IllegalAction::NotYourTurn(seat)
        | IllegalAction::BadLeader(seat) => details.set_item("seat", seat),
        IllegalAction::BidOutOfRange { bid, max } => details
            .set_item("bid", bid)
            .and_then(|()| details.set_item("max", max)),
        IllegalAction::NotInHand(card) => details.set_item("card", rules.token(card).text()),
        IllegalAction::MustFollow { card, suit } => details
            .set_item("card", rules.token(card).text())
            .and_then(|()| details.set_item("suit", rules.letter(suit).to_string())),
        IllegalAction::BadBet(bet) => details.set_item("bet", bet),
        IllegalAction::BadChange(by) => details.set_item("by", by),
        IllegalAction::GameOver
        | IllegalAction::WrongPhase
        | IllegalAction::BareScaryMary
        | IllegalAction::BadSwap => Ok(()),
    };
    match filled {
        Ok(()) => raise(py, &ILLEGAL_ACTION, error.code(), &details),
        Err(error) => error,
    }
}

/// An `IllegalActionError` without data.
pub fn illegal_code(py: Python<'_>, code: &str) -> PyErr {
    raise(py, &ILLEGAL_ACTION, code, &PyDict::new(py))
}

/// `NotationError`, with the position.
pub fn notation(py: Python<'_>, error: &NotationError) -> PyErr {
    let details = PyDict::new(py);
    let filled = details
        .set_item("position", error.position)
        .and_then(|()| details.set_item("what", error.what.as_str()));
    match filled {
        Ok(()) => raise(py, &NOTATION, error.code, &details),
        Err(error) => error,
    }
}

/// `RulesError`.
pub fn rules(py: Python<'_>, error: &RulesError) -> PyErr {
    rules_code(py, error.code, &error.what)
}

/// `RulesError` with a code and what is wrong.
pub fn rules_code(py: Python<'_>, code: &str, what: &str) -> PyErr {
    let details = PyDict::new(py);
    match details.set_item("what", what) {
        Ok(()) => raise(py, &RULES, code, &details),
        Err(error) => error,
    }
}

//! Rules without a game: legal plays, tricks, scores, deals.

use engine::card::{Card, Play};
use engine::cards::Cards;
use engine::deal::{Deal, Seed, commitment as seed_commitment, seed_from_text};
use engine::rules::Rules as EngineRules;
use engine::score::{BONUS_NAMES, Bonuses, Mode, Tally};
use engine::trick;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyString, PyTuple};

use crate::python::{self, Class, Int, Text};
use crate::rules::{Rules, player_count, rules_or_default};
use crate::{actions, errors};

/// Reads plays; more copies of a card than there are is an error.
fn read_plays(
    py: Python<'_>,
    plays: &Bound<'_, PyAny>,
    rules: &EngineRules,
) -> PyResult<Vec<Play>> {
    let mut seen = Cards::EMPTY;
    let mut read = Vec::new();
    for item in items(plays)? {
        let play = actions::engine_play(py, &item, rules)?;
        count(py, play.card(), rules, &mut seen)?;
        read.push(play);
    }
    Ok(read)
}

fn count(py: Python<'_>, card: Card, rules: &EngineRules, seen: &mut Cards) -> PyResult<()> {
    if seen.count(card) >= rules.copies_possible(card) {
        return Err(errors::rules_code(
            py,
            "rules/too_many_copies",
            &rules.token(card).text(),
        ));
    }
    seen.add(card);
    Ok(())
}

/// The items of an iterable; a text is taken word by word.
fn items<'py>(object: &Bound<'py, PyAny>) -> PyResult<Vec<Bound<'py, PyAny>>> {
    if object.is_instance_of::<PyString>() {
        return object.call_method0("split")?.try_iter()?.collect();
    }
    object.try_iter()?.collect()
}

#[pyfunction]
#[pyo3(signature = (hand, trick, *, rules = None))]
pub fn legal_plays<'py>(
    py: Python<'py>,
    hand: &Bound<'py, PyAny>,
    trick: &Bound<'py, PyAny>,
    rules: Option<&Bound<'py, Rules>>,
) -> PyResult<Bound<'py, PyTuple>> {
    let rules = rules_or_default(rules);
    let mut cards = Cards::EMPTY;
    for item in items(hand)? {
        count(
            py,
            actions::engine_card(py, &item, &rules)?,
            &rules,
            &mut cards,
        )?;
    }
    let plays = read_plays(py, trick, &rules)?;
    if plays.len() >= engine::MAX_SEATS {
        return Err(errors::rules_code(
            py,
            "trick/size",
            &plays.len().to_string(),
        ));
    }
    let legal = trick::legal(cards, trick::led(&plays, &rules));
    let legal = legal
        .iter()
        .map(|play| actions::play_object(py, play, &rules))
        .collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, legal)
}

#[pyfunction]
#[pyo3(signature = (trick, *, rules = None))]
pub fn led_suit<'py>(
    py: Python<'py>,
    trick: &Bound<'py, PyAny>,
    rules: Option<&Bound<'py, Rules>>,
) -> PyResult<Option<Bound<'py, PyString>>> {
    let rules = rules_or_default(rules);
    let plays = read_plays(py, trick, &rules)?;
    Ok(python::suit(py, &rules, trick::led(&plays, &rules).suit()))
}

static TRICK_RESULT: Class = Class::new("skullking.scoring", "TrickResult");

#[pyfunction]
#[pyo3(signature = (plays, *, rules = None))]
pub fn resolve_trick<'py>(
    py: Python<'py>,
    plays: &Bound<'py, PyAny>,
    rules: Option<&Bound<'py, Rules>>,
) -> PyResult<Bound<'py, PyAny>> {
    let rules = rules_or_default(rules);
    let plays = read_plays(py, plays, &rules)?;
    if !(1..=engine::MAX_SEATS).contains(&plays.len()) {
        return Err(errors::rules_code(
            py,
            "trick/size",
            &plays.len().to_string(),
        ));
    }
    let result = trick::resolve(&plays, &rules);
    let alliances: Vec<_> = result.alliances.into_iter().flatten().collect();
    TRICK_RESULT.make(
        py,
        (
            result.winner,
            python::suit(py, &rules, result.led),
            python::bonuses(py, result.bonuses)?,
            result.bonuses.points(&rules),
            result.next_leader,
            PyTuple::new(py, alliances)?,
            python::reason(py, result.reason)?,
        ),
    )
}

/// Bonus counts by name.
fn read_bonuses(py: Python<'_>, counts: Option<&Bound<'_, PyDict>>) -> PyResult<Bonuses> {
    let mut read = [0; 5];
    for (name, value) in counts.into_iter().flatten() {
        let name = name.str()?.to_string();
        let place = BONUS_NAMES
            .iter()
            .position(|n| *n == name)
            .ok_or_else(|| errors::rules_code(py, "score/unknown_bonus", &name))?;
        let value = value.extract::<Int>()?.0;
        read[place] = u8::try_from(value)
            .map_err(|_| errors::rules_code(py, "score/bonus_impossible", &name))?;
    }
    Ok(Bonuses::from_counts(read))
}

#[pyfunction]
#[pyo3(
    signature = (bid, won, *, cards, bonuses = None, rules = None, loot = Vec::new(), bet = None, harry = Int(0), scoring = None),
    text_signature = "(bid, won, *, cards, bonuses=None, rules=None, loot=(), bet=None, harry=0, scoring=None)"
)]
#[expect(
    clippy::too_many_arguments,
    reason = "keywords of the public name, each a fact of the round"
)]
pub fn score_round<'py>(
    py: Python<'py>,
    bid: Int,
    won: Int,
    cards: Int,
    bonuses: Option<&Bound<'py, PyDict>>,
    rules: Option<&Bound<'py, Rules>>,
    loot: Vec<bool>,
    bet: Option<Int>,
    harry: Int,
    scoring: Option<Text>,
) -> PyResult<Bound<'py, PyAny>> {
    let rules = rules_or_default(rules);
    let (bid, won, cards, harry) = (bid.0, won.0, cards.0, harry.0);
    let wrong = |code, what: i64| errors::rules_code(py, code, &what.to_string());
    if !(1..=engine::MAX_CARDS as i64).contains(&cards) {
        return Err(wrong("score/cards", cards));
    }
    if !(0..=cards).contains(&bid) {
        return Err(wrong("score/bid", bid));
    }
    if !(0..=cards).contains(&won) {
        return Err(wrong("score/won", won));
    }
    if !(-1..=1).contains(&harry) || !(0..=cards).contains(&(bid + harry)) {
        return Err(wrong("score/harry", harry));
    }
    let bet = bet.map_or(0, |bet| bet.0);
    if ![0, 10, 20].contains(&bet) {
        return Err(wrong("score/bet", bet));
    }
    if loot.len() > 2 {
        return Err(wrong("score/loot", loot.len() as i64));
    }
    let mode = match scoring.as_ref().map(|name| name.0.as_str()) {
        None => Mode::of(&rules, None),
        Some("standard") => Mode::Standard,
        Some("rascal" | "grapeshot") => Mode::Grapeshot,
        Some("cannonball") => Mode::Cannonball,
        Some(other) => return Err(errors::rules_code(py, "score/unknown_scoring", other)),
    };
    let bonuses = read_bonuses(py, bonuses)?;
    bonuses.check(&rules).map_err(|e| errors::rules(py, &e))?;
    let tally = Tally {
        bid: (bid + harry) as u8,
        won: won as u8,
        cards: cards as u8,
        bonuses,
        loot: loot.into_iter().filter(|&exact| exact).count() as u8,
        bet: bet as u8,
        mode,
    };
    python::round_score(py, engine::score::score(tally, &rules))
}

#[pyfunction]
pub fn ranking(py: Python<'_>, totals: Vec<Int>) -> PyResult<Bound<'_, PyTuple>> {
    let totals: Vec<i64> = totals.iter().map(|total| total.0).collect();
    PyTuple::new(py, engine::score::ranking(&totals))
}

/// The 32 bytes of a seed: an integer is their little-endian value, a text its SHA-256.
pub fn read_seed(py: Python<'_>, seed: &Bound<'_, PyAny>) -> PyResult<Seed> {
    let wrong = |what: &str| errors::rules_code(py, "seed/invalid", what);
    if let Ok(text) = seed.cast::<PyString>() {
        return Ok(seed_from_text(&text.to_string_lossy()));
    }
    let bytes = if let Ok(bytes) = seed.cast::<PyBytes>() {
        bytes.clone()
    } else if seed.is_instance_of::<PyBool>() || !seed.is_instance_of::<pyo3::types::PyInt>() {
        return Err(PyTypeError::new_err(format!(
            "a seed is an int, a str or 32 bytes, not {}",
            seed.repr()?
        )));
    } else {
        let bytes = seed
            .call_method1("to_bytes", (32, "little"))
            .map_err(|_| wrong(&seed.to_string()))?;
        bytes.cast_into::<PyBytes>()?
    };
    bytes.as_bytes().try_into().map_err(|_| wrong("32 bytes"))
}

#[pyfunction]
pub fn seed_bytes<'py>(py: Python<'py>, seed: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyBytes>> {
    Ok(PyBytes::new(py, &read_seed(py, seed)?))
}

#[pyfunction]
pub fn commitment(py: Python<'_>, seed: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(hex(seed_commitment(&read_seed(py, seed)?)))
}

/// Lower-case hexadecimal.
pub fn hex(bytes: [u8; 32]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

static DEAL: Class = Class::new("skullking.game", "Deal");

/// A `Deal`.
pub fn deal_object<'py>(
    py: Python<'py>,
    deal: &Deal,
    rules: &EngineRules,
    players: u8,
) -> PyResult<Bound<'py, PyAny>> {
    let hands = (0..players)
        .map(|seat| actions::card_tuple(py, deal.hand(seat).iter(), rules))
        .collect::<PyResult<Vec<_>>>()?;
    let graybeard = rules
        .has_ghost(players)
        .then(|| actions::card_tuple(py, deal.ghost().iter().copied(), rules))
        .transpose()?;
    let undealt = actions::card_tuple(py, deal.pile().iter().copied(), rules)?;
    DEAL.make(py, (PyTuple::new(py, hands)?, undealt, graybeard))
}

#[pyfunction]
#[pyo3(name = "deal", signature = (rules, players, round, seed))]
pub fn deal<'py>(
    py: Python<'py>,
    rules: &Bound<'py, Rules>,
    players: Int,
    round: Int,
    seed: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let rules = rules.get().0;
    let players = player_count(players);
    rules
        .check_players(players)
        .map_err(|e| errors::rules(py, &e))?;
    let number = u8::try_from(round.0).ok().filter(|&n| n > 0);
    let number =
        number.ok_or_else(|| errors::rules_code(py, "deal/round", &round.0.to_string()))?;
    let seed = read_seed(py, seed)?;
    let ghost = rules.has_ghost(players);
    let cards = rules.cards_in_round(players, number as usize - 1);
    let dealt = Deal::sk1(
        &seed,
        number,
        &rules.deck(),
        players + u8::from(ghost),
        ghost,
        cards,
    );
    deal_object(py, &dealt, &rules, players)
}

//! Engine events as the dataclasses of `skullking.events`.

use std::collections::HashMap;
use std::sync::Mutex;

use engine::action::Power;
use engine::event::Event;
use engine::rules::Rules;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

use crate::actions::{Load, action_object, card_tuple, play_object};
use crate::python::{self, Class};

macro_rules! classes {
    ($($constant:ident $name:literal)*) => {
        $(static $constant: Class = Class::new("skullking.events", $name);)*
    };
}

classes! {
    ROUND_STARTED "RoundStarted"
    BID_PLACED "BidPlaced"
    BIDS_REVEALED "BidsRevealed"
    LOAD_PLACED "LoadPlaced"
    LOADS_REVEALED "LoadsRevealed"
    CARD_PLAYED "CardPlayed"
    TRICK_TAKEN "TrickTaken"
    CHOICE_OFFERED "ChoiceOffered"
    CARDS_DRAWN "CardsDrawn"
    CARDS_DISCARDED "CardsDiscarded"
    UNDEALT_SHOWN "UndealtShown"
    LEADER_CHOSEN "LeaderChosen"
    BET_PLACED "BetPlaced"
    BID_CHANGED "BidChanged"
    ROUND_SCORED "RoundScored"
    GAME_OVER "GameOver"
}

/// Events that recur in every game, by what is in them. They are frozen, so one object serves all;
/// building a dataclass anew would cost more than the rules behind it.
#[derive(PartialEq, Eq, Hash)]
enum Recurring {
    Played(u8, u8),
    Taken(
        u8,
        Option<u8>,
        u8,
        Option<char>,
        engine::trick::Reason,
        engine::score::Bonuses,
        i16,
    ),
}

static CACHE: PyOnceLock<Mutex<HashMap<Recurring, Py<PyAny>>>> = PyOnceLock::new();

/// Keeps the cache small whatever is thrown at it; a long run of every edition stays far below.
const CACHE_LIMIT: usize = 50_000;

fn recurring(event: &Event, rules: &Rules) -> Option<Recurring> {
    match *event {
        Event::CardPlayed { seat, play } => {
            Some(Recurring::Played(seat, rules.play_token(play).code()))
        }
        Event::TrickTaken {
            trick,
            winner,
            next_leader,
            led,
            reason,
            bonuses,
            points,
            alliances: [None, None],
        } => {
            let led = led.map(|suit| rules.letter(suit));
            Some(Recurring::Taken(
                trick,
                winner,
                next_leader,
                led,
                reason,
                bonuses,
                points,
            ))
        }
        _ => None,
    }
}

/// The Python object of an event.
pub fn event_object<'py>(
    py: Python<'py>,
    event: &Event,
    rules: &Rules,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(key) = recurring(event, rules) else {
        return build(py, event, rules);
    };
    let cache = CACHE.get_or_init(py, Mutex::default);
    if let Some(object) = cache
        .lock()
        .ok()
        .and_then(|cache| cache.get(&key).map(|o| o.clone_ref(py)))
    {
        return Ok(object.into_bound(py));
    }
    let object = build(py, event, rules)?;
    if let Ok(mut cache) = cache.lock()
        && cache.len() < CACHE_LIMIT
    {
        cache.insert(key, object.clone().unbind());
    }
    Ok(object)
}

/// The token of a pirate whose power asks for a decision.
pub fn power_name(power: Power) -> &'static str {
    match power {
        Power::Rosie => "ROS",
        Power::Bendt => "BEN",
        Power::Rascal => "RAS",
        Power::Harry => "HAR",
    }
}

fn build<'py>(py: Python<'py>, event: &Event, rules: &Rules) -> PyResult<Bound<'py, PyAny>> {
    let cards = |cards: &Option<Vec<engine::card::Card>>| {
        cards
            .as_ref()
            .map(|cards| card_tuple(py, cards.iter().copied(), rules))
            .transpose()
    };
    match event {
        Event::RoundStarted {
            round,
            cards,
            dealer,
            leader,
            hands,
        } => {
            let hands = hands
                .iter()
                .map(|hand| {
                    hand.map(|hand| card_tuple(py, hand.iter(), rules))
                        .transpose()
                })
                .collect::<PyResult<Vec<_>>>()?;
            ROUND_STARTED.make(
                py,
                (*round, *cards, *dealer, *leader, PyTuple::new(py, hands)?),
            )
        }
        Event::BidPlaced { seat, bid } => BID_PLACED.make(py, (*seat, *bid)),
        Event::BidsRevealed { bids } => BIDS_REVEALED.make(py, (PyTuple::new(py, bids)?,)),
        Event::LoadPlaced { seat, load } => {
            LOAD_PLACED.make(py, (*seat, load.map(|load| Load(load).kind())))
        }
        Event::LoadsRevealed { loads } => {
            let loads = loads.iter().map(|&load| Load(load).kind());
            LOADS_REVEALED.make(py, (PyTuple::new(py, loads.collect::<Vec<_>>())?,))
        }
        Event::CardPlayed { seat, play } => {
            CARD_PLAYED.make(py, (*seat, play_object(py, *play, rules)?))
        }
        Event::TrickTaken {
            trick,
            winner,
            next_leader,
            led,
            reason,
            bonuses,
            points,
            alliances,
        } => {
            let alliances: Vec<_> = alliances.iter().flatten().copied().collect();
            TRICK_TAKEN.make(
                py,
                (
                    *trick,
                    *winner,
                    *next_leader,
                    python::suit(py, rules, *led),
                    python::reason(py, *reason)?,
                    python::bonuses(py, *bonuses)?,
                    *points,
                    PyTuple::new(py, alliances)?,
                ),
            )
        }
        Event::ChoiceOffered { seat, power } => {
            CHOICE_OFFERED.make(py, (*seat, power_name(*power)))
        }
        Event::CardsDrawn {
            seat,
            count,
            cards: drawn,
        } => CARDS_DRAWN.make(py, (*seat, *count, cards(drawn)?)),
        Event::CardsDiscarded {
            seat,
            count,
            cards: discarded,
        } => CARDS_DISCARDED.make(py, (*seat, *count, cards(discarded)?)),
        Event::UndealtShown { seat, count, cards } => {
            let cards = cards
                .map(|cards| card_tuple(py, cards.iter(), rules))
                .transpose()?;
            UNDEALT_SHOWN.make(py, (*seat, *count, cards))
        }
        Event::LeaderChosen { seat, leader } => LEADER_CHOSEN.make(py, (*seat, *leader)),
        Event::BetPlaced { seat, bet } => BET_PLACED.make(py, (*seat, *bet)),
        Event::BidChanged { seat, by, bid } => BID_CHANGED.make(py, (*seat, *by, *bid)),
        Event::RoundScored {
            round,
            scores,
            totals,
        } => {
            let scores = scores
                .iter()
                .map(|&s| python::round_score(py, s))
                .collect::<PyResult<Vec<_>>>()?;
            ROUND_SCORED.make(
                py,
                (*round, PyTuple::new(py, scores)?, PyTuple::new(py, totals)?),
            )
        }
        Event::GameOver { totals, ranking } => {
            GAME_OVER.make(py, (PyTuple::new(py, totals)?, PyTuple::new(py, ranking)?))
        }
    }
}

/// Several events as a tuple.
pub fn event_tuple<'py>(
    py: Python<'py>,
    events: &[Event],
    rules: &Rules,
) -> PyResult<Bound<'py, PyTuple>> {
    let events = events
        .iter()
        .map(|event| event_object(py, event, rules))
        .collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, events)
}

/// Several actions as a tuple.
pub fn action_tuple<'py>(
    py: Python<'py>,
    actions: &[engine::action::Action],
    rules: &Rules,
) -> PyResult<Bound<'py, PyTuple>> {
    let actions = actions
        .iter()
        .map(|&action| action_object(py, action, rules))
        .collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, actions)
}

/// The cards of one trick: (seat, play) pairs.
pub fn plays_tuple<'py>(
    py: Python<'py>,
    round: &engine::round::Round,
    index: u8,
) -> PyResult<Bound<'py, PyTuple>> {
    let (_, plays) = round.trick(index);
    let pairs = plays
        .iter()
        .enumerate()
        .map(|(place, &play)| {
            Ok((
                round.seat_at(index, place as u8),
                play_object(py, play, round.rules())?,
            ))
        })
        .collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(py, pairs)
}

//! Engine events as the dataclasses of `skullking.events`.

use engine::action::Power;
use engine::event::Event;
use engine::notation::Token;
use engine::rules::Rules;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;

use crate::actions::{Load, action_object, card_tuple, play_object};
use crate::python::{self, Class, Kept};

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

/// Events that recur in every game are frozen, so one object serves all of them; building a dataclass anew
/// would cost more than the rules behind it. By seat and token, by seat and bid, by all that is in them.
static PLAYED: [PyOnceLock<Py<PyAny>>; SEATS * Token::CODES] =
    [const { PyOnceLock::new() }; SEATS * Token::CODES];
static PLACED: [PyOnceLock<Py<PyAny>>; SEATS * BIDS] = [const { PyOnceLock::new() }; SEATS * BIDS];
static TAKEN: Kept = Kept::new();

/// Players, and Graybeard, who is third at a table of two.
const SEATS: usize = engine::MAX_SEATS;
const BIDS: usize = engine::MAX_CARDS + 1;

/// The Python object of an event.
pub fn event_object<'py>(
    py: Python<'py>,
    event: &Event,
    rules: &Rules,
) -> PyResult<Bound<'py, PyAny>> {
    let make = || build(py, event, rules);
    let shared = match *event {
        Event::CardPlayed { seat, play } => {
            let token = rules.play_token(play).code();
            PLAYED.get(seat as usize * Token::CODES + token as usize)
        }
        Event::BidPlaced {
            seat,
            bid: Some(bid),
        } if (bid as usize) < BIDS => PLACED.get(seat as usize * BIDS + bid as usize),
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
            let [a, b, c, d, e] = bonuses.counts().map(i16::from);
            let seat = |seat: Option<u8>| seat.map_or(-1, i16::from);
            let led = led.map_or(0, |suit| rules.letter(suit) as i16);
            let (trick, next_leader) = (i16::from(trick), i16::from(next_leader));
            let key = [
                trick,
                seat(winner),
                next_leader,
                led,
                reason as i16,
                points,
                a,
                b,
                c,
                d,
                e,
            ];
            return TAKEN.get_or_make(py, &key, make);
        }
        _ => None,
    };
    match shared {
        Some(cell) => cell
            .get_or_try_init(py, || make().map(Bound::unbind))
            .map(|event| event.bind(py).clone()),
        None => make(),
    }
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

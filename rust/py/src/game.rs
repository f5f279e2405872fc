//! `Game`.

use engine::action::Action;
use engine::deal::Deal;
use engine::game::{Game as EngineGame, Phase, Source};
use engine::round::Round;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBytes, PyString, PyTuple};

use crate::functions::{deal_object, hex, read_seed};
use crate::python::{self, Int};
use crate::rules::{Rules, player_count};
use crate::view::View;
use crate::{actions, errors, events};

/// A whole game. The Python class of the same name adds records and texts.
#[pyclass(subclass, module = "skullking._core")]
pub struct Game {
    game: EngineGame,
    rules: Py<Rules>,
    buffer: Vec<engine::event::Event>,
}

/// The name of a phase.
pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "bidding",
        Phase::Loading => "loading",
        Phase::Playing => "playing",
        Phase::Choosing(_) => "choosing",
        Phase::Over => "over",
    }
}

/// A seat number from Python; what is none reads as a seat that does not exist.
fn seat_number(seat: Int) -> u8 {
    u8::try_from(seat.0).unwrap_or(u8::MAX)
}

/// Seats from bits. There are few such tuples, and they are asked for before every action.
pub fn seats<'py>(py: Python<'py>, bits: u8) -> PyResult<Bound<'py, PyTuple>> {
    static SEATS: [PyOnceLock<Py<PyTuple>>; 256] = [const { PyOnceLock::new() }; 256];
    let seats = SEATS[bits as usize].get_or_try_init(py, || {
        let seats = (0..8u8).filter(|seat| bits >> seat & 1 == 1);
        PyTuple::new(py, seats.collect::<Vec<_>>()).map(Bound::unbind)
    })?;
    Ok(seats.bind(py).clone())
}

/// All bids for so many cards.
fn bids<'py>(py: Python<'py>, round: &Round) -> PyResult<Bound<'py, PyTuple>> {
    static BIDS: [PyOnceLock<Py<PyTuple>>; engine::MAX_CARDS + 1] =
        [const { PyOnceLock::new() }; engine::MAX_CARDS + 1];
    let make = || events::action_tuple(py, &round.legal_actions(0), round.rules());
    match BIDS.get(round.cards as usize) {
        Some(cell) => {
            let bids = cell.get_or_try_init(py, || make().map(Bound::unbind))?;
            Ok(bids.bind(py).clone())
        }
        None => make(),
    }
}

/// Explicit deals: for each round a list of hands, or (hands, undealt).
fn read_deals(
    py: Python<'_>,
    rules: &engine::rules::Rules,
    players: u8,
    deals: &Bound<'_, PyAny>,
) -> PyResult<Vec<Deal>> {
    let cards = |object: &Bound<'_, PyAny>| -> PyResult<Vec<engine::card::Card>> {
        object
            .try_iter()?
            .map(|card| actions::engine_card(py, &card?, rules))
            .collect()
    };
    let mut read = Vec::new();
    for deal in deals.try_iter()? {
        let deal = deal?;
        let (hands, undealt) = match deal.getattr_opt("hands")? {
            None => (deal, Vec::new()),
            Some(hands) => {
                let mut all: Vec<Bound<'_, PyAny>> = hands.try_iter()?.collect::<PyResult<_>>()?;
                let graybeard = deal.getattr("graybeard")?;
                if !graybeard.is_none() {
                    all.push(graybeard);
                }
                (
                    PyTuple::new(py, all)?.into_any(),
                    cards(&deal.getattr("undealt")?)?,
                )
            }
        };
        let hands = hands
            .try_iter()?
            .map(|hand| cards(&hand?))
            .collect::<PyResult<Vec<_>>>()?;
        read.push(
            Deal::explicit(rules, players, &hands, &undealt).map_err(|e| errors::rules(py, &e))?,
        );
    }
    Ok(read)
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (rules, players, *, seed = None, deals = None, first_dealer = Int(0)),
        text_signature = "(rules, players, *, seed=None, deals=None, first_dealer=0)")]
    fn new(
        py: Python<'_>,
        rules: &Bound<'_, Rules>,
        players: Int,
        seed: Option<&Bound<'_, PyAny>>,
        deals: Option<&Bound<'_, PyAny>>,
        first_dealer: Int,
    ) -> PyResult<Game> {
        let engine_rules = rules.get().0;
        let players = player_count(players);
        engine_rules
            .check_players(players)
            .map_err(|e| errors::rules(py, &e))?;
        let source = match (seed, deals) {
            (Some(_), Some(_)) => {
                return Err(PyTypeError::new_err("give a seed or deals, not both"));
            }
            (None, Some(deals)) => Source::Deals(read_deals(py, &engine_rules, players, deals)?),
            (Some(seed), None) => Source::Seed(read_seed(py, seed)?),
            (None, None) => {
                let random = py.import("os")?.call_method1("urandom", (32,))?;
                Source::Seed(read_seed(py, &random)?)
            }
        };
        let game = EngineGame::new(&engine_rules, players, source, seat_number(first_dealer))
            .map_err(|e| errors::rules(py, &e))?;
        Ok(Game {
            game,
            rules: rules.clone().unbind(),
            buffer: Vec::new(),
        })
    }

    #[getter]
    fn rules(&self, py: Python<'_>) -> Py<Rules> {
        self.rules.clone_ref(py)
    }

    #[getter]
    fn players(&self) -> u8 {
        self.game.round().players
    }

    #[getter]
    fn phase<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        PyString::intern(py, phase_name(self.game.phase()))
    }

    #[getter]
    fn round(&self) -> u8 {
        self.game.round().number
    }

    #[getter]
    fn cards(&self) -> u8 {
        self.game.round().cards
    }

    #[getter]
    fn dealer(&self) -> u8 {
        self.game.round().dealer
    }

    #[getter]
    fn leader(&self) -> u8 {
        self.game.round().leader
    }

    #[getter]
    fn first_dealer(&self) -> u8 {
        self.game.first_dealer()
    }

    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        seats(
            py,
            if self.game.is_over() {
                0
            } else {
                self.game.round().to_act()
            },
        )
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.game.totals())
    }

    #[getter]
    fn ranking<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, engine::score::ranking(self.game.totals()))
    }

    #[getter]
    fn sheet<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        python::sheet(py, &self.game.sheet())
    }

    #[getter]
    fn seed<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyBytes>> {
        match self.game.source() {
            Source::Seed(seed) => Some(PyBytes::new(py, seed)),
            Source::Deals(_) => None,
        }
    }

    #[getter]
    fn commitment(&self) -> Option<String> {
        self.game.commitment().map(hex)
    }

    #[getter]
    fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let rules = self.game.rules();
        let actions = self
            .game
            .log()
            .iter()
            .map(|(seat, action)| Ok((seat, actions::action_object(py, action, rules)?)))
            .collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, actions)
    }

    #[getter]
    fn explicit_deals<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let Source::Deals(deals) = self.game.source() else {
            return Ok(None);
        };
        let players = self.players();
        let deals = deals
            .iter()
            .map(|deal| deal_object(py, deal, self.game.rules(), players))
            .collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, deals).map(Some)
    }

    #[pyo3(signature = (round = None))]
    fn dealt<'py>(&self, py: Python<'py>, round: Option<Int>) -> PyResult<Bound<'py, PyAny>> {
        let number = round.map_or(self.game.round().number, |round| {
            u8::try_from(round.0).unwrap_or(0)
        });
        let played = (1..=self.game.round().number).contains(&number);
        match self.game.dealt(number).filter(|_| played) {
            Some(deal) => deal_object(py, &deal, self.game.rules(), self.players()),
            None => Err(errors::rules_code(py, "deal/round", &number.to_string())),
        }
    }

    fn hand<'py>(&self, py: Python<'py>, seat: Int) -> PyResult<Bound<'py, PyTuple>> {
        let seat = seat_number(seat);
        if seat >= self.game.round().seats() {
            return Err(errors::illegal(
                py,
                engine::error::IllegalAction::NoSuchSeat(seat),
                self.game.rules(),
            ));
        }
        actions::card_tuple(py, self.game.round().hand(seat).iter(), self.game.rules())
    }

    fn legal_actions<'py>(&self, py: Python<'py>, seat: Int) -> PyResult<Bound<'py, PyTuple>> {
        let (round, rules) = (self.game.round(), self.game.rules());
        let seat = seat_number(seat);
        if seat >= round.players {
            return Err(errors::illegal(
                py,
                engine::error::IllegalAction::NoSuchSeat(seat),
                rules,
            ));
        }
        if self.game.is_over() {
            return Ok(PyTuple::empty(py));
        }
        if round.phase == engine::round::Phase::Playing {
            // The hot path: no list of actions in between.
            if round.turn() != seat {
                return Ok(PyTuple::empty(py));
            }
            let shared = actions::shared(py)?;
            let plays = round.legal_plays(seat);
            let mut objects = Vec::with_capacity(plays.len() as usize);
            for play in plays.iter() {
                objects.push(shared.play(py, rules.play_token(play))?);
            }
            return PyTuple::new(py, objects);
        }
        if round.phase == engine::round::Phase::Bidding {
            return bids(py, round);
        }
        events::action_tuple(py, &round.legal_actions(seat), rules)
    }

    fn apply<'py>(
        &mut self,
        py: Python<'py>,
        seat: Int,
        action: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let rules = *self.game.rules();
        let action: Action = actions::engine_action(py, action, &rules)?;
        self.buffer.clear();
        self.game
            .apply_into(seat_number(seat), action, &mut self.buffer)
            .map_err(|e| errors::illegal(py, e, &rules))?;
        events::event_tuple(py, &self.buffer, &rules)
    }

    #[pyo3(signature = (seat = None, since = Int(0)), text_signature = "($self, seat=None, since=0)")]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: Option<Int>,
        since: Int,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let all = self.game.events();
        let viewer = seat.map(seat_number);
        let seen: Vec<_> = all
            .iter()
            .skip(usize::try_from(since.0.max(0)).unwrap_or(usize::MAX))
            .map(|event| event.seen_by(viewer))
            .collect();
        events::event_tuple(py, &seen, self.game.rules())
    }

    fn full_events<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        events::event_tuple(py, &self.game.events(), self.game.rules())
    }

    #[pyo3(signature = (seat = None))]
    fn view(&self, py: Python<'_>, seat: Option<Int>) -> PyResult<View> {
        let seat = seat.map(seat_number);
        if let Some(seat) = seat.filter(|&seat| seat >= self.players()) {
            return Err(errors::illegal(
                py,
                engine::error::IllegalAction::NoSuchSeat(seat),
                self.game.rules(),
            ));
        }
        Ok(View {
            view: self.game.view(seat),
            rules: self.rules.clone_ref(py),
        })
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<Game>()
            .is_ok_and(|other| other.borrow().game == self.game)
    }
}

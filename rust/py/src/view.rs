//! `View`.

use engine::game::Phase;
use engine::round::Round;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::actions::{self, Load};
use crate::events::{action_tuple, plays_tuple, power_name};
use crate::game::{phase_name, seats};
use crate::python::{self, Class};
use crate::rules::Rules;

/// What one seat, or a watcher, may know.
#[pyclass(frozen, module = "skullking")]
pub struct View {
    pub view: engine::view::View,
    pub rules: Py<Rules>,
}

static TRICK: Class = Class::new("skullking.view", "Trick");
static FINISHED_TRICK: Class = Class::new("skullking.view", "FinishedTrick");
static CHOICE: Class = Class::new("skullking.view", "Choice");
static TO_DICT: Class = Class::new("skullking.view", "view_to_dict");

impl View {
    fn round(&self) -> &Round {
        self.view.round()
    }

    /// One value for each player.
    fn each<'py, T: IntoPyObject<'py>>(
        &self,
        py: Python<'py>,
        value: impl Fn(u8) -> T,
    ) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, (0..self.round().players).map(value).collect::<Vec<_>>())
    }
}

#[pymethods]
impl View {
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.view.seat
    }

    #[getter]
    fn rules(&self, py: Python<'_>) -> Py<Rules> {
        self.rules.clone_ref(py)
    }

    #[getter]
    fn players(&self) -> u8 {
        self.round().players
    }

    #[getter]
    fn graybeard(&self) -> bool {
        self.round().seats() > self.round().players
    }

    #[getter]
    fn phase<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        PyString::intern(py, phase_name(self.view.phase))
    }

    #[getter(round)]
    fn round_python(&self) -> u8 {
        self.round().number
    }

    #[getter]
    fn rounds(&self) -> usize {
        self.round()
            .rules()
            .rounds
            .sizes()
            .len()
            .max(self.round().number as usize)
    }

    #[getter]
    fn cards(&self) -> u8 {
        self.round().cards
    }

    #[getter]
    fn dealer(&self) -> u8 {
        self.round().dealer
    }

    #[getter]
    fn leader(&self) -> u8 {
        self.round().leader
    }

    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        seats(
            py,
            if self.view.phase == Phase::Over {
                0
            } else {
                self.round().to_act()
            },
        )
    }

    #[getter]
    fn hand<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        actions::card_tuple(py, self.view.hand().iter(), self.round().rules())
    }

    #[getter]
    fn hand_sizes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.view.hand_sizes[..self.round().seats() as usize])
    }

    #[getter]
    fn bids<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let open = self.round().bids_revealed();
        self.each(py, |seat| self.round().bid(seat).filter(|_| open))
    }

    #[getter]
    fn bid_placed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.each(py, |seat| self.round().bid(seat).is_some())
    }

    #[getter]
    fn own_bid(&self) -> Option<u8> {
        self.view.seat.and_then(|seat| self.round().bid(seat))
    }

    #[getter]
    fn loads<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let open = self.round().loads_revealed();
        self.each(py, |seat| {
            self.round()
                .load(seat)
                .filter(|_| open)
                .map(|load| Load(load).kind())
        })
    }

    #[getter]
    fn load_placed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.each(py, |seat| self.round().load_placed(seat))
    }

    #[getter]
    fn own_load(&self) -> Option<&'static str> {
        self.view
            .seat
            .and_then(|seat| self.round().load(seat))
            .map(|load| Load(load).kind())
    }

    #[getter]
    fn won<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(
            py,
            (0..self.round().seats())
                .map(|seat| self.round().won(seat))
                .collect::<Vec<_>>(),
        )
    }

    #[getter]
    fn bonuses<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let players = 0..self.round().players;
        let bonuses = players
            .map(|seat| python::bonuses(py, self.round().bonuses(seat)))
            .collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, bonuses)
    }

    #[getter]
    fn bets<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.each(py, |seat| self.round().bet(seat))
    }

    #[getter]
    fn alliances<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.round().alliances().collect::<Vec<_>>())
    }

    #[getter]
    fn trick<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let round = self.round();
        // Between the last card of a trick and a pirate's choice no trick is open yet.
        let index = round.tricks();
        let open = self.view.phase == Phase::Playing;
        let leader = open.then(|| round.trick(index).0);
        let led = python::suit(py, round.rules(), round.led().suit().filter(|_| open));
        TRICK.make(py, (leader, led, plays_tuple(py, round, index)?))
    }

    #[getter]
    fn tricks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let round = self.round();
        let tricks = (0..round.tricks())
            .map(|index| {
                let result = round.result(index);
                let alliances: Vec<_> = result.alliances.into_iter().flatten().collect();
                FINISHED_TRICK.make(
                    py,
                    (
                        round.trick(index).0,
                        python::suit(py, round.rules(), result.led),
                        plays_tuple(py, round, index)?,
                        result.winner,
                        result.next_leader,
                        python::reason(py, result.reason)?,
                        python::bonuses(py, result.bonuses)?,
                        result.bonuses.points(round.rules()),
                        PyTuple::new(py, alliances)?,
                    ),
                )
            })
            .collect::<PyResult<Vec<_>>>()?;
        PyTuple::new(py, tricks)
    }

    #[getter]
    fn undealt<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        let seen = self.round().seen_undealt();
        seen.map(|(_, cards)| actions::card_tuple(py, cards.iter(), self.round().rules()))
            .transpose()
    }

    #[getter]
    fn choice<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        match self.view.phase {
            Phase::Choosing(power) => CHOICE
                .make(py, (self.round().turn(), power_name(power)))
                .map(Some),
            _ => Ok(None),
        }
    }

    #[getter]
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        action_tuple(py, &self.view.legal_actions(), self.round().rules())
    }

    #[getter]
    fn totals<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.view.totals[..self.round().players as usize])
    }

    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        python::sheet(py, &self.view.sheet())
    }

    #[getter]
    fn ranking<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.view
            .ranking()
            .map(|ranks| PyTuple::new(py, ranks))
            .transpose()
    }

    fn to_dict<'py>(slf: &Bound<'py, View>) -> PyResult<Bound<'py, PyAny>> {
        TO_DICT.make(slf.py(), (slf,))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .cast::<View>()
            .is_ok_and(|other| other.get().view == self.view)
    }

    fn __repr__(&self) -> String {
        let round = self.round();
        let seat = self
            .view
            .seat
            .map_or_else(|| "watcher".to_owned(), |seat| format!("seat {seat}"));
        format!(
            "<View of {seat}: round {}, {}>",
            round.number,
            phase_name(self.view.phase)
        )
    }
}

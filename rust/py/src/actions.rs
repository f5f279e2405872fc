//! Cards and actions as small frozen Python objects.

#![expect(
    clippy::wrong_self_convention,
    reason = "methods that Python calls take a reference"
)]

use engine::action::Action;
use engine::notation::Token;
use engine::rules::{self as engine_rules, Rules};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyString;

use crate::errors;
use crate::python::{Int, Text};

/// A card of the game, such as `R5` or `SKU`.
#[pyclass(frozen, eq, hash, ord, module = "skullking")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub Token);

#[pymethods]
impl Card {
    #[new]
    fn new(py: Python<'_>, token: Text) -> PyResult<Card> {
        let read = Token::parse(&token.0).map_err(|e| errors::notation(py, &e))?;
        if read.card() == read {
            return Ok(Card(read));
        }
        let what = token.0;
        Err(errors::notation(
            py,
            &engine::error::NotationError {
                code: "notation/play_not_card",
                position: 0,
                what,
            },
        ))
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str,) {
        ("token",)
    }

    #[getter]
    fn token<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        PyString::intern(py, &self.0.text())
    }

    #[getter]
    fn suit<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyString>> {
        self.0
            .letter()
            .map(|letter| PyString::intern(py, letter.as_char().encode_utf8(&mut [0; 4])))
    }

    #[getter]
    fn number(&self) -> Option<u8> {
        self.0.number()
    }

    fn __str__<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        self.token(py)
    }

    fn __repr__(&self) -> String {
        format!("Card('{}')", self.0.text())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (Bound<'py, PyString>,)) {
        (py.get_type::<Card>().into_any(), (self.token(py),))
    }
}

/// A card as it is played: Scary Mary says what she is.
#[pyclass(frozen, eq, hash, ord, module = "skullking")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play(pub Token);

#[pymethods]
impl Play {
    #[new]
    fn new(py: Python<'_>, card: &Bound<'_, PyAny>) -> PyResult<Play> {
        Ok(Play(play_token(py, card)?))
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str,) {
        ("token",)
    }

    #[getter]
    fn token<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        PyString::intern(py, &self.0.text())
    }

    #[getter]
    fn card(&self) -> Card {
        Card(self.0.card())
    }

    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
        let dict = pyo3::types::PyDict::new(py);
        dict.set_item("type", "play")?;
        dict.set_item("play", self.token(py))?;
        Ok(dict)
    }

    fn __str__<'py>(&self, py: Python<'py>) -> Bound<'py, PyString> {
        self.token(py)
    }

    fn __repr__(&self) -> String {
        format!("Play('{}')", self.0.text())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (Bound<'py, PyString>,)) {
        (py.get_type::<Play>().into_any(), (self.token(py),))
    }
}

/// An action that is one number.
macro_rules! number_action {
    ($(#[$doc:meta])* $name:ident, $number:ty, $field:ident, $python_field:literal, $type:literal) => {
        $(#[$doc])*
        #[pyclass(frozen, eq, hash, module = "skullking")]
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name {
            #[pyo3(get)]
            /// The number.
            pub $field: $number,
        }

        #[pymethods]
        impl $name {
            #[new]
            fn new(py: Python<'_>, $field: Int) -> PyResult<$name> {
                // Numbers no rule could accept are refused here, since the engine's types are small.
                let $field = <$number>::try_from($field.0).map_err(|_| errors::illegal_code(py, "action/number_out_of_range"))?;
                Ok($name { $field })
            }

            #[classattr]
            #[pyo3(name = "__match_args__")]
            fn match_args() -> (&'static str,) {
                ($python_field,)
            }

            fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
                let dict = pyo3::types::PyDict::new(py);
                dict.set_item("type", $type)?;
                dict.set_item($python_field, self.$field)?;
                Ok(dict)
            }

            fn __repr__(&self) -> String {
                format!("{}({})", stringify!($name), self.$field)
            }

            fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, ($number,)) {
                (py.get_type::<$name>().into_any(), (self.$field,))
            }
        }
    };
}

number_action!(
    /// So many tricks.
    Bid, u8, n, "n", "bid"
);
number_action!(
    /// Rosie: who leads next.
    ChooseLeader, u8, seat, "seat", "choose_leader"
);
number_action!(
    /// Rascal: 0, 10 or 20 on the own bid.
    Bet, u8, n, "n", "bet"
);
number_action!(
    /// Harry: -1, 0 or +1 on the own bid.
    ChangeBid, i8, by, "by", "change_bid"
);

/// Bendt: cards to discard, as many as were drawn.
#[pyclass(frozen, eq, hash, module = "skullking")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Swap {
    #[pyo3(get)]
    a: Card,
    #[pyo3(get)]
    b: Option<Card>,
}

#[pymethods]
impl Swap {
    #[new]
    #[pyo3(signature = (a, b = None))]
    fn new(py: Python<'_>, a: &Bound<'_, PyAny>, b: Option<&Bound<'_, PyAny>>) -> PyResult<Swap> {
        let card = |object| card_token(py, object).map(Card);
        Ok(Swap {
            a: card(a)?,
            b: b.map(card).transpose()?,
        })
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("a", "b")
    }

    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
        let dict = pyo3::types::PyDict::new(py);
        let cards: Vec<_> = [Some(self.a), self.b]
            .into_iter()
            .flatten()
            .map(|c| c.token(py))
            .collect();
        dict.set_item("type", "swap")?;
        dict.set_item("cards", cards)?;
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        match self.b {
            Some(b) => format!("Swap({}, {})", self.a.__repr__(), b.__repr__()),
            None => format!("Swap({})", self.a.__repr__()),
        }
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (Card, Option<Card>)) {
        (py.get_type::<Swap>().into_any(), (self.a, self.b))
    }
}

/// Grapeshot or cannonball.
#[pyclass(frozen, eq, hash, module = "skullking")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Load(pub engine_rules::Load);

#[pymethods]
impl Load {
    #[new]
    fn new(py: Python<'_>, kind: Text) -> PyResult<Load> {
        match kind.0.as_str() {
            "grapeshot" => Ok(Load(engine_rules::Load::Grapeshot)),
            "cannonball" => Ok(Load(engine_rules::Load::Cannonball)),
            _ => Err(errors::illegal_code(py, "action/unknown_load")),
        }
    }

    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str,) {
        ("kind",)
    }

    #[getter]
    pub fn kind(&self) -> &'static str {
        match self.0 {
            engine_rules::Load::Grapeshot => "grapeshot",
            engine_rules::Load::Cannonball => "cannonball",
        }
    }

    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
        let dict = pyo3::types::PyDict::new(py);
        dict.set_item("type", "load")?;
        dict.set_item("kind", self.kind())?;
        Ok(dict)
    }

    fn __repr__(&self) -> String {
        format!("Load('{}')", self.kind())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (&'static str,)) {
        (py.get_type::<Load>().into_any(), (self.kind(),))
    }
}

/// The token of a `Card` or of a text.
pub fn card_token(py: Python<'_>, object: &Bound<'_, PyAny>) -> PyResult<Token> {
    if let Ok(card) = object.cast::<Card>() {
        return Ok(card.get().0);
    }
    if let Ok(play) = object.cast::<Play>() {
        return Ok(play.get().0.card());
    }
    match object.cast::<PyString>() {
        Ok(text) => Card::new(py, text.extract()?).map(|card| card.0),
        Err(_) => Err(PyTypeError::new_err(format!(
            "a Card or a token is wanted, not {}",
            object.repr()?
        ))),
    }
}

/// The token of a `Play`, a `Card` or a text; a bare Scary Mary is an error (R33).
pub fn play_token(py: Python<'_>, object: &Bound<'_, PyAny>) -> PyResult<Token> {
    let token = if let Ok(play) = object.cast::<Play>() {
        return Ok(play.get().0);
    } else if let Ok(card) = object.cast::<Card>() {
        card.get().0
    } else if let Ok(text) = object.cast::<PyString>() {
        Token::parse(&text.to_string_lossy()).map_err(|e| errors::notation(py, &e))?
    } else {
        return Err(PyTypeError::new_err(format!(
            "a Play or a token is wanted, not {}",
            object.repr()?
        )));
    };
    if token.text() == "SM" {
        let what = "SM".to_owned();
        let error = engine::error::NotationError {
            code: "notation/bare_scary_mary",
            position: 0,
            what,
        };
        return Err(errors::notation(py, &error));
    }
    Ok(token)
}

/// A card of these rules.
pub fn engine_card(
    py: Python<'_>,
    object: &Bound<'_, PyAny>,
    rules: &Rules,
) -> PyResult<engine::card::Card> {
    let token = card_token(py, object)?;
    rules
        .card(token)
        .ok_or_else(|| errors::rules_code(py, "rules/no_such_card", &token.text()))
}

/// A play of these rules.
pub fn engine_play(
    py: Python<'_>,
    object: &Bound<'_, PyAny>,
    rules: &Rules,
) -> PyResult<engine::card::Play> {
    let token = play_token(py, object)?;
    rules
        .play(token)
        .ok_or_else(|| errors::rules_code(py, "rules/no_such_card", &token.text()))
}

/// Reads an action object.
pub fn engine_action(py: Python<'_>, object: &Bound<'_, PyAny>, rules: &Rules) -> PyResult<Action> {
    if let Ok(play) = object.cast::<Play>() {
        let token = play.get().0;
        let play = rules.play(token);
        return play
            .map(Action::Play)
            .ok_or_else(|| errors::rules_code(py, "rules/no_such_card", &token.text()));
    }
    if let Ok(bid) = object.cast::<Bid>() {
        return Ok(Action::Bid(bid.get().n));
    }
    if let Ok(choice) = object.cast::<ChooseLeader>() {
        return Ok(Action::ChooseLeader(choice.get().seat));
    }
    if let Ok(swap) = object.cast::<Swap>() {
        let card = |card: Card| {
            rules
                .card(card.0)
                .ok_or_else(|| errors::rules_code(py, "rules/no_such_card", &card.0.text()))
        };
        let swap = swap.get();
        return Ok(Action::Swap(card(swap.a)?, swap.b.map(card).transpose()?));
    }
    if let Ok(bet) = object.cast::<Bet>() {
        return Ok(Action::Bet(bet.get().n));
    }
    if let Ok(change) = object.cast::<ChangeBid>() {
        return Ok(Action::ChangeBid(change.get().by));
    }
    if let Ok(load) = object.cast::<Load>() {
        return Ok(Action::Load(load.get().0));
    }
    if object.is_instance_of::<Card>() {
        // A bare Scary Mary is the likeliest slip; any other card says which it is.
        return play_token(py, object).and_then(|token| {
            rules
                .play(token)
                .map(Action::Play)
                .ok_or_else(|| errors::rules_code(py, "rules/no_such_card", &token.text()))
        });
    }
    Err(PyTypeError::new_err(format!(
        "an action is wanted, not {}",
        object.repr()?
    )))
}

/// One Python object for each card, play and bid: making them anew would cost more than the rules.
pub struct Shared {
    cards: Vec<Option<Py<Card>>>,
    plays: Vec<Option<Py<Play>>>,
    bids: Vec<Py<Bid>>,
}

impl Shared {
    /// The object of a play.
    pub fn play<'py>(&self, py: Python<'py>, token: Token) -> PyResult<Bound<'py, PyAny>> {
        match &self.plays[token.code() as usize] {
            Some(play) => Ok(play.bind(py).clone().into_any()),
            None => Bound::new(py, Play(token)).map(Bound::into_any),
        }
    }
}

/// The shared objects.
pub fn shared(py: Python<'_>) -> PyResult<&'static Shared> {
    static SHARED: PyOnceLock<Shared> = PyOnceLock::new();
    SHARED.get_or_try_init(py, || {
        let codes = || (0..Token::CODES as u8).map(Token::from_code);
        Ok(Shared {
            cards: codes()
                .map(|t| t.map(|t| Py::new(py, Card(t))).transpose())
                .collect::<PyResult<_>>()?,
            plays: codes()
                .map(|t| t.map(|t| Py::new(py, Play(t))).transpose())
                .collect::<PyResult<_>>()?,
            bids: (0..=engine::MAX_CARDS as u8)
                .map(|n| Py::new(py, Bid { n }))
                .collect::<PyResult<_>>()?,
        })
    })
}

/// The Python object of a card.
pub fn card_object<'py>(
    py: Python<'py>,
    card: engine::card::Card,
    rules: &Rules,
) -> PyResult<Bound<'py, PyAny>> {
    let token = rules.token(card);
    match &shared(py)?.cards[token.code() as usize] {
        Some(card) => Ok(card.bind(py).clone().into_any()),
        None => Bound::new(py, Card(token)).map(Bound::into_any),
    }
}

/// The Python object of a play.
pub fn play_object<'py>(
    py: Python<'py>,
    play: engine::card::Play,
    rules: &Rules,
) -> PyResult<Bound<'py, PyAny>> {
    shared(py)?.play(py, rules.play_token(play))
}

/// The Python object of an action.
pub fn action_object<'py>(
    py: Python<'py>,
    action: Action,
    rules: &Rules,
) -> PyResult<Bound<'py, PyAny>> {
    match action {
        Action::Play(play) => play_object(py, play, rules),
        Action::Bid(n) => match shared(py)?.bids.get(n as usize) {
            Some(bid) => Ok(bid.bind(py).clone().into_any()),
            None => Bound::new(py, Bid { n }).map(Bound::into_any),
        },
        Action::ChooseLeader(seat) => Bound::new(py, ChooseLeader { seat }).map(Bound::into_any),
        Action::Swap(a, b) => {
            let card = |card| Card(rules.token(card));
            Bound::new(
                py,
                Swap {
                    a: card(a),
                    b: b.map(card),
                },
            )
            .map(Bound::into_any)
        }
        Action::Bet(n) => Bound::new(py, Bet { n }).map(Bound::into_any),
        Action::ChangeBid(by) => Bound::new(py, ChangeBid { by }).map(Bound::into_any),
        Action::Load(load) => Bound::new(py, Load(load)).map(Bound::into_any),
    }
}

/// Cards as a tuple, in deck order.
pub fn card_tuple<'py>(
    py: Python<'py>,
    cards: impl Iterator<Item = engine::card::Card>,
    rules: &Rules,
) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
    let cards = cards
        .map(|card| card_object(py, card, rules))
        .collect::<PyResult<Vec<_>>>()?;
    pyo3::types::PyTuple::new(py, cards)
}

//! What the public bots look at: cards by kind, and the table before a play.

use engine::card::{BLACK, Card, Play};
use engine::cards::{Cards, Plays};
use engine::trick;

use crate::facts::Facts;

/// What a card is, without its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Colour(u8),
    Black(u8),
    Escape,
    Pirate,
    Mermaid,
    Mary,
    King,
    Kraken,
    Whale,
}

impl Kind {
    pub(super) fn of(card: Card) -> Kind {
        match (card.number(), card) {
            (Some(v), card) if card.suit() == Some(BLACK) => Kind::Black(v),
            (Some(v), _) => Kind::Colour(v),
            (_, Card::ESC | Card::LOOT) => Kind::Escape,
            (_, Card::MER) => Kind::Mermaid,
            (_, Card::SM) => Kind::Mary,
            (_, Card::SKU) => Kind::King,
            (_, Card::KRA) => Kind::Kraken,
            (_, Card::WHA) => Kind::Whale,
            _ => Kind::Pirate,
        }
    }

    /// As it lies on the table: Scary Mary has become a pirate or an Escape.
    pub(super) fn played(play: Play) -> Kind {
        match play {
            Play::SM_PIRATE => Kind::Pirate,
            Play::SM_ESCAPE => Kind::Escape,
            play => Kind::of(play.card()),
        }
    }
}

/// How many cards are of a kind.
pub(super) fn count(hand: Cards, wanted: impl Fn(Kind) -> bool) -> i32 {
    hand.iter().filter(|&card| wanted(Kind::of(card))).count() as i32
}

/// What all cards together are worth.
pub(super) fn sum(hand: Cards, worth: impl Fn(Card) -> f64) -> f64 {
    hand.iter().map(worth).sum()
}

/// The nearest whole number, halves to the even one.
pub(super) fn nearest(value: f64) -> i32 {
    value.round_ties_even() as i32
}

/// Plays in deck order, each as often as its card is held.
fn each(hand: Cards, plays: Plays) -> Vec<Play> {
    let copies = |play: Play| (0..hand.count(play.card())).map(move |_| play);
    plays.iter().flat_map(copies).collect()
}

/// The table before a play.
pub(super) struct Table<'a> {
    pub(super) facts: Facts<'a>,
    /// Legal plays in deck order, of equal cards each.
    pub(super) plays: Vec<Play>,
    /// Tricks still needed; below 0: has too many.
    pub(super) need: i8,
}

impl<'a> Table<'a> {
    pub(super) fn of(facts: Facts<'a>) -> Table<'a> {
        Table {
            plays: each(facts.hand, trick::legal(facts.hand, facts.led)),
            need: facts.need(facts.seat),
            facts,
        }
    }

    /// The same with every card of the hand, whether legal or not.
    pub(super) fn whole_hand(&self) -> Table<'a> {
        Table {
            plays: each(self.facts.hand, self.facts.hand.plays()),
            ..*self
        }
    }

    /// The play, if there is just one.
    pub(super) fn only(&self) -> Option<Play> {
        match self.plays[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    pub(super) fn leads(&self) -> bool {
        self.facts.placed == 0
    }

    pub(super) fn may(&self, play: Play) -> bool {
        self.plays.contains(&play)
    }

    /// A real Escape.
    pub(super) fn escape(&self) -> Option<Play> {
        Play::of(Card::ESC).filter(|&escape| self.may(escape))
    }

    /// The first play that counts as a card of this kind.
    pub(super) fn first(&self, kind: Kind) -> Option<Play> {
        let mut plays = self.plays.iter().copied();
        plays.find(|&play| Kind::played(play) == kind)
    }

    /// The same with Scary Mary in one function only.
    pub(super) fn mary_as(&self, pirate: bool) -> Table<'a> {
        let unwanted = if pirate {
            Play::SM_ESCAPE
        } else {
            Play::SM_PIRATE
        };
        let plays = self.plays.iter().copied();
        Table {
            facts: self.facts,
            plays: plays.filter(|&play| play != unwanted).collect(),
            need: self.need,
        }
    }

    /// Whether the trick, if it ended with this play, would be its.
    pub(super) fn beats(&self, play: Play) -> bool {
        let mut plays = self.facts.plays;
        let place = self.facts.placed as usize & 7;
        plays[place] = play;
        let result = trick::resolve(&plays[..=place], self.facts.rules);
        result.winner == Some(place as u8)
    }

    /// Whether a card of this kind lies there.
    pub(super) fn lies(&self, kind: Kind) -> bool {
        let plays = &self.facts.plays[..self.facts.placed as usize];
        plays.iter().any(|&play| Kind::played(play) == kind)
    }

    /// The highest play, the first of equals: Scary Mary stands as a pirate before the Escape, and
    /// behind the pirates without a name.
    pub(super) fn highest(&self, power: impl Fn(Play) -> i32) -> Option<Play> {
        self.highest_of(power, |_| true)
    }

    /// The lowest play, the first of equals.
    pub(super) fn lowest(&self, power: impl Fn(Play) -> i32) -> Option<Play> {
        self.lowest_of(power, |_| true)
    }

    /// The highest of the plays that fit.
    pub(super) fn highest_of(
        &self,
        power: impl Fn(Play) -> i32,
        fits: impl Fn(Play) -> bool,
    ) -> Option<Play> {
        let fitting = self.plays.iter().rev().copied().filter(|&play| fits(play));
        fitting.max_by_key(|&play| power(play))
    }

    /// The lowest of the plays that fit.
    pub(super) fn lowest_of(
        &self,
        power: impl Fn(Play) -> i32,
        fits: impl Fn(Play) -> bool,
    ) -> Option<Play> {
        let fitting = self.plays.iter().copied().filter(|&play| fits(play));
        fitting.min_by_key(|&play| power(play))
    }
}

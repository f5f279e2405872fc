//! The table heuristic, the yardstick of the arena: what a card is worth, read from two tables of
//! frequencies that self-play has filled.
//!
//! `held[kind][left][class]`: how often a card of the class that is in the hand with `left` tricks to
//! go takes one of them. `best[kind][to follow][leading][class]`: how often a play that lies best now
//! takes the trick.

use engine::card::{BLACK, Card, Class, Play};
use engine::cards::Cards;
use engine::trick;

use crate::facts::{Facts, aligned};

/// Classes of cards: 14 plain and 14 black ranks, Escape, pirate, Mermaid, Skull King, Scary Mary in
/// the hand, Kraken, Whale.
pub const CLASSES: usize = 35;
/// Kinds of table: 2 to 8 players, and 1 for two with Graybeard.
pub const KINDS: usize = 9;
const LEFT: usize = 11;
const FOLLOW: usize = 8;
const HELD: usize = KINDS * LEFT * CLASSES;
const BEST: usize = KINDS * FOLLOW * 2 * CLASSES;
/// Numbers in all tables together.
pub const SIZE: usize = HELD + BEST;

/// The class of a card in the hand.
#[must_use]
pub fn class_of(card: Card, top: u8) -> usize {
    if let Some(number) = aligned(card, top) {
        let black = card.suit() == Some(BLACK);
        return usize::from(number) - 1 + if black { 14 } else { 0 };
    }
    match card {
        Card::ESC | Card::LOOT => 28,
        Card::MER => 30,
        Card::SKU => 31,
        Card::SM => 32,
        Card::KRA => 33,
        Card::WHA => 34,
        _ => 29,
    }
}

/// The class of a play.
#[must_use]
pub fn class_of_play(play: Play, top: u8) -> usize {
    match play.class() {
        Class::Escape => 28,
        Class::Pirate => 29,
        _ => class_of(play.card(), top),
    }
}

/// The two tables.
#[derive(Clone, PartialEq, Debug)]
pub struct Tables {
    values: Vec<f32>,
}

fn held_at(kind: usize, left: usize, class: usize) -> usize {
    (kind.min(KINDS - 1) * LEFT + left.min(LEFT - 1)) * CLASSES + class
}

fn best_at(kind: usize, follow: usize, leading: bool, class: usize) -> usize {
    HELD + ((kind.min(KINDS - 1) * FOLLOW + follow.min(FOLLOW - 1)) * 2 + usize::from(leading))
        * CLASSES
        + class
}

impl Default for Tables {
    /// A plain guess, from which self-play starts: a rank's share of the numbers, characters near one.
    fn default() -> Tables {
        let mut tables = Tables {
            values: vec![0.0; SIZE],
        };
        for class in 0..CLASSES {
            let guess = match class {
                0..=13 => (class as f32 + 1.0) / 14.0 * 0.35,
                14..=27 => 0.25 + (class as f32 - 13.0) / 14.0 * 0.5,
                29 | 32 => 0.75,
                30 => 0.6,
                31 => 0.95,
                _ => 0.0,
            };
            for kind in 0..KINDS {
                for left in 0..LEFT {
                    tables.values[held_at(kind, left, class)] = guess;
                }
                for follow in 0..FOLLOW {
                    for leading in [false, true] {
                        let still = 1.0 - (1.0 - guess) * follow as f32 / 4.0;
                        tables.values[best_at(kind, follow, leading, class)] = still.max(guess);
                    }
                }
            }
        }
        tables
    }
}

impl Tables {
    /// From the numbers that [`Tables::values`] gives.
    #[must_use]
    pub fn from_values(values: Vec<f32>) -> Option<Tables> {
        (values.len() == SIZE && values.iter().all(|v| (0.0..=1.0).contains(v)))
            .then_some(Tables { values })
    }

    /// All numbers in a fixed order.
    #[must_use]
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// How often a card in the hand takes one of the tricks left.
    #[must_use]
    pub fn held(&self, kind: usize, left: u8, class: usize) -> f32 {
        self.values[held_at(kind, left as usize, class)]
    }

    /// How often a play that lies best takes the trick.
    #[must_use]
    pub fn best(&self, kind: usize, follow: u8, leading: bool, class: usize) -> f32 {
        if follow == 0 {
            return 1.0;
        }
        self.values[best_at(kind, follow as usize, leading, class)]
    }

    /// Tricks that a hand takes on average.
    #[must_use]
    pub fn expected(&self, hand: Cards, kind: usize, left: u8, top: u8) -> f32 {
        hand.iter()
            .map(|card| self.held(kind, left, class_of(card, top)))
            .sum()
    }

    /// How likely a hand takes 0, 1, … tricks, each card on its own.
    fn distribution(&self, hand: Cards, kind: usize, left: u8, top: u8) -> [f32; LEFT + 1] {
        let mut shares = [0.0; LEFT + 1];
        shares[0] = 1.0;
        for (known, card) in hand.iter().enumerate() {
            let p = self.held(kind, left, class_of(card, top));
            for won in (0..=(known + 1).min(LEFT)).rev() {
                let below = if won > 0 { shares[won - 1] } else { 0.0 };
                shares[won] = shares[won] * (1.0 - p) + below * p;
            }
        }
        shares
    }

    /// The bid with the highest expected score.
    #[must_use]
    pub fn bid(&self, facts: &Facts<'_>) -> u8 {
        largest((0..=facts.cards).zip(self.bids(facts))).unwrap_or(0)
    }

    /// The expected score of each bid.
    #[must_use]
    pub fn bids(&self, facts: &Facts<'_>) -> Vec<f32> {
        let top = facts.rules.edition().top;
        let shares = self.distribution(facts.hand, facts.kind(), facts.cards, top);
        let score = |bid: u8| {
            let mut facts = *facts;
            facts.bids[facts.seat as usize & 7] = bid;
            (0..=facts.cards)
                .map(|won| shares[won as usize] * facts.bid_points(won))
                .sum::<f32>()
        };
        (0..=facts.cards).map(score).collect()
    }

    /// Expected points of a play.
    #[must_use]
    pub fn play_value(&self, facts: &Facts<'_>, play: Play) -> f32 {
        let top = facts.rules.edition().top;
        let mut plays = facts.plays;
        let place = facts.placed as usize & 7;
        plays[place] = play;
        let result = trick::resolve(&plays[..=place], facts.rules);
        let lies_best = result.winner == Some(place as u8);
        let follow = facts.seats - facts.placed - 1;
        let p = if lies_best {
            let class = class_of_play(play, top);
            self.best(facts.kind(), follow, place == 0, class)
        } else {
            0.0
        };
        let mut rest = facts.hand;
        rest.remove(play.card());
        let shares = self.distribution(rest, facts.kind(), facts.left() - 1, top);
        let won = facts.won[facts.seat as usize & 7];
        let bid = facts.bids[facts.seat as usize & 7];
        let taken = f32::from(result.bonuses.points(facts.rules));
        let mut value = 0.0;
        for more in 0..facts.left() {
            let share = shares[more as usize];
            let (with, without) = (won + more + 1, won + more);
            value += share * p * facts.bid_points(with.min(facts.cards));
            value += share * (1.0 - p) * facts.bid_points(without);
            if with == bid {
                value += share * p * (taken + f32::from(facts.bonus));
            }
            if without == bid && bid > 0 {
                value += share * (1.0 - p) * f32::from(facts.bonus);
            }
        }
        value
    }

    /// Expected points of the facts as they are between tricks.
    #[must_use]
    pub fn value(&self, facts: &Facts<'_>) -> f32 {
        let top = facts.rules.edition().top;
        let shares = self.distribution(facts.hand, facts.kind(), facts.left(), top);
        let won = facts.won[facts.seat as usize & 7];
        (0..=facts.left())
            .map(|more| shares[more as usize] * facts.bid_points(won + more))
            .sum()
    }
}

/// The candidate with the largest value, the first of equals.
pub fn largest<T>(candidates: impl Iterator<Item = (T, f32)>) -> Option<T> {
    let mut best: Option<(T, f32)> = None;
    for (candidate, value) in candidates {
        if best.as_ref().is_none_or(|(_, top)| value > *top) {
            best = Some((candidate, value));
        }
    }
    best.map(|(candidate, _)| candidate)
}

/// Counts of what became of cards, from which tables are made.
pub struct Counts {
    seen: Vec<f32>,
    good: Vec<f32>,
}

impl Counts {
    /// A few observations' weight on what the tables say so far.
    #[must_use]
    pub fn new(tables: &Tables, weight: f32) -> Counts {
        Counts {
            seen: vec![weight; SIZE],
            good: tables.values.iter().map(|v| v * weight).collect(),
        }
    }

    /// Lets what was counted so far weigh less.
    pub fn fade(&mut self, share: f32) {
        for value in self.seen.iter_mut().chain(&mut self.good) {
            *value *= share;
        }
    }

    fn count(&mut self, at: usize, good: bool) {
        self.seen[at] += 1.0;
        self.good[at] += f32::from(u8::from(good));
    }

    /// Notes a decided trick: `plays` in order; `left` tricks were to go with it; hands of players only
    /// (`people` tells for each place).
    pub fn trick(&mut self, facts: &Facts<'_>, plays: &[Play], people: impl Fn(usize) -> bool) {
        let (top, kind) = (facts.rules.edition().top, facts.kind());
        let left = facts.left() as usize;
        let winner = trick::resolve(plays, facts.rules).winner;
        for (place, &play) in plays.iter().enumerate() {
            let took = winner == Some(place as u8);
            if people(place) {
                let class = class_of(play.card(), top);
                for held in left..=facts.cards as usize {
                    self.count(held_at(kind, held, class), took);
                }
            }
            let so_far = trick::resolve(&plays[..=place], facts.rules).winner;
            if so_far == Some(place as u8) {
                let follow = plays.len() - 1 - place;
                let class = class_of_play(play, top);
                self.count(best_at(kind, follow, place == 0, class), took);
            }
        }
    }

    /// The frequencies.
    #[must_use]
    pub fn tables(&self) -> Tables {
        let share = |(good, seen): (&f32, &f32)| if *seen > 0.0 { good / seen } else { 0.0 };
        Tables {
            values: self.good.iter().zip(&self.seen).map(share).collect(),
        }
    }
}

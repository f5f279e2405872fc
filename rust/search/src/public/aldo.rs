//! aldoeliacim/skullking, rule bot: strong, weak or middling cards by how many tricks are needed,
//! whatever lies on the table. Three degrees, which differ in how far bids stray.

use engine::card::{Card, Play};

use crate::facts::Facts;
use crate::public::table::{Kind, Table, nearest, sum};
use crate::rng::Rng;

/// Bids stray by up to `spread` tricks.
pub(super) fn bid(facts: &Facts<'_>, spread: f64, rng: &mut Rng) -> i32 {
    let stray = (f64::from(rng.unit()) * 2.0 - 1.0) * spread;
    nearest(sum(facts.hand, worth) + stray)
}

fn worth(card: Card) -> f64 {
    match Kind::of(card) {
        Kind::King => 0.9,
        Kind::Pirate => 0.6,
        Kind::Mermaid => 0.4,
        Kind::Mary => 0.35,
        Kind::Whale => 0.2,
        Kind::Kraken => 0.15,
        Kind::Escape if card == Card::LOOT => 0.05,
        Kind::Escape => 0.0,
        Kind::Black(10..) => 0.7,
        Kind::Black(6..=9) => 0.4,
        Kind::Black(_) => 0.2,
        Kind::Colour(12..) => 0.3,
        Kind::Colour(8..=11) => 0.15,
        Kind::Colour(_) => 0.0,
    }
}

enum Mode {
    Win,
    Lose,
    Medium,
}

/// What the round asks for. The original counts the trick being played as used already, so on the last
/// trick one that needs it plays to lose.
fn mode(need: i16, left: i16) -> Mode {
    let rest = left - 1;
    if need > rest || need <= 0 {
        Mode::Lose
    } else if need == rest || need > rest / 2 {
        Mode::Win
    } else {
        Mode::Medium
    }
}

/// On whole cards: Scary Mary's function follows from the need.
pub(super) fn play(table: &Table<'_>, easy: bool, rng: &mut Rng) -> Option<Play> {
    let mut mode = mode(i16::from(table.need), i16::from(table.facts.left()));
    if easy && rng.chance(0.3) {
        mode = match rng.below(3) {
            0 => Mode::Win,
            1 => Mode::Lose,
            _ => Mode::Medium,
        };
    }
    let mut table = table.mary_as(table.need > 0);
    let high = |play: &&Play| play.card().number().is_some_and(|v| v >= 12);
    let whale = if table.plays.iter().filter(high).count() >= 2 {
        6000
    } else {
        3500
    };
    let strength = |play: Play| match Kind::of(play.card()) {
        Kind::King => 10_000,
        Kind::Pirate => 8500,
        Kind::Mermaid => 7500,
        Kind::Mary => 5500,
        Kind::Whale => whale,
        Kind::Kraken => 2500,
        Kind::Black(v) => 4000 + 4000 * i32::from(v) / 14,
        Kind::Colour(v) => 1000 + 3000 * i32::from(v) / 14,
        Kind::Escape if play.card() == Card::LOOT => 500,
        Kind::Escape => 0,
    };
    match mode {
        Mode::Win => table.highest(strength),
        Mode::Lose => table.lowest(strength),
        Mode::Medium => {
            table.plays.sort_by_key(|&play| strength(play));
            table.plays.get(table.plays.len() / 2).copied()
        }
    }
}

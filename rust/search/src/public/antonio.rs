//! AntonioAlgaida/SkullKingAI, heuristic: the highest card while tricks are needed, the lowest
//! afterwards, whatever lies on the table.

use engine::card::{Card, Play};

use crate::facts::Facts;
use crate::public::table::{Kind, Table, nearest, sum};

pub(super) fn bid(facts: &Facts<'_>) -> i32 {
    nearest(sum(facts.hand, worth))
}

fn worth(card: Card) -> f64 {
    match Kind::of(card) {
        Kind::King | Kind::Pirate | Kind::Mermaid | Kind::Mary => 1.0,
        Kind::Black(11..) => 1.0,
        Kind::Black(7..=10) | Kind::Colour(13..) => 0.5,
        _ => 0.0,
    }
}

/// In tenths, so that Scary Mary can win ties for the lowest and for the highest.
fn power(play: Play) -> i32 {
    match play {
        Play::SM_PIRATE => 9001,
        Play::SM_ESCAPE => -11,
        play => match Kind::played(play) {
            Kind::King => 10_000,
            Kind::Pirate => 9000,
            Kind::Mermaid => 8000,
            Kind::Black(v) => 2000 + 10 * i32::from(v),
            Kind::Colour(v) => 1000 + 10 * i32::from(v),
            Kind::Kraken | Kind::Whale => 0,
            _ => -10,
        },
    }
}

pub(super) fn play(table: &Table<'_>) -> Option<Play> {
    if table.need > 0 {
        table.highest(power)
    } else {
        table.lowest(power)
    }
}

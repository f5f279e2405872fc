//! MachtaYassine/RL-SK, heuristic: counts high cards, plays the strongest while tricks are needed and
//! the weakest afterwards.

use engine::card::Play;

use crate::facts::Facts;
use crate::public::table::{Kind, Table, count};

pub(super) fn bid(facts: &Facts<'_>) -> i32 {
    count(facts.hand, |kind| match kind {
        Kind::Black(v) => v >= 10,
        Kind::Colour(v) => v >= 13,
        Kind::King | Kind::Pirate | Kind::Mermaid => true,
        _ => false,
    })
}

fn strength(play: Play) -> i32 {
    match Kind::of(play.card()) {
        Kind::King => 200,
        Kind::Pirate => 180,
        Kind::Mermaid => 170,
        Kind::Black(v) => 100 + i32::from(v),
        Kind::Mary => 90,
        Kind::Colour(v) => i32::from(v),
        _ => 0,
    }
}

pub(super) fn play(table: &Table<'_>) -> Option<Play> {
    let wanted = table.need > 0;
    let table = table.mary_as(wanted);
    if wanted {
        table.highest(strength)
    } else {
        table.lowest(strength)
    }
}

//! jAc0bll/SkullKI, heuristic: leads the strongest card, else wins or loses as cheaply as it can.

use engine::card::{Card, Class, Play};

use crate::facts::Facts;
use crate::public::table::{Kind, Table, nearest, sum};

pub(super) fn bid(facts: &Facts<'_>) -> i32 {
    nearest(sum(facts.hand, worth))
}

fn worth(card: Card) -> f64 {
    match Kind::of(card) {
        Kind::King => 0.95,
        Kind::Pirate => 0.75,
        Kind::Mary => 0.45,
        Kind::Mermaid => 0.25,
        Kind::Black(v) => 0.15 + 0.60 * f64::from(v) / 14.0,
        Kind::Colour(v) => 0.15 * f64::from(v) / 14.0,
        _ => 0.0,
    }
}

fn strength(play: Play) -> i32 {
    match Kind::played(play) {
        Kind::King => 10_000,
        Kind::Pirate => 9000,
        Kind::Mermaid => 5000,
        Kind::Black(v) => 1000 + 10 * i32::from(v),
        Kind::Colour(v) => 10 * i32::from(v),
        _ => 0,
    }
}

pub(super) fn play(table: &Table<'_>) -> Option<Play> {
    let wanted = table.need > 0;
    let chosen = match (table.leads(), wanted) {
        (true, true) => table.highest(strength),
        (true, false) => {
            let tame = |play: Play| !matches!(play.class(), Class::SkullKing | Class::Pirate);
            table.escape().or_else(|| table.lowest_of(strength, tame))
        }
        (false, _) => table.lowest_of(strength, |play| table.beats(play) == wanted),
    };
    chosen.or_else(|| table.lowest(strength))
}

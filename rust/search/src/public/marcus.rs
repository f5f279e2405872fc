//! marcus-elia/skull-king-simulator: leads low, wins with the cheapest card that wins now, and catches
//! characters; and our variant, which throws away the highest card that loses.

use engine::card::{Card, Play};

use crate::facts::Facts;
use crate::public::table::{Kind, Table, nearest, sum};

pub(super) fn bid(facts: &Facts<'_>) -> i32 {
    let value = sum(facts.hand, worth);
    if facts.cards == 1 {
        i32::from(value >= 0.7)
    } else {
        nearest(value)
    }
}

fn worth(card: Card) -> f64 {
    match Kind::of(card) {
        Kind::King | Kind::Pirate | Kind::Mary => 1.0,
        Kind::Mermaid | Kind::Black(10..) => 0.7,
        Kind::Black(_) => 0.4,
        Kind::Colour(10..) => 0.2,
        _ => 0.0,
    }
}

fn power(play: Play) -> i32 {
    match Kind::played(play) {
        Kind::King => 31,
        Kind::Pirate => 30,
        Kind::Mermaid => 29,
        Kind::Black(v) => 14 + i32::from(v),
        Kind::Colour(v) => i32::from(v),
        _ => 0,
    }
}

/// Who is caught by whom, in the order in which the bot looks.
const CATCHES: [(Kind, Kind); 3] = [
    (Kind::Mermaid, Kind::Pirate),
    (Kind::Pirate, Kind::King),
    (Kind::King, Kind::Mermaid),
];

pub(super) fn play(table: &Table<'_>, duck: bool) -> Option<Play> {
    let table = table.mary_as(table.need > 0);
    let lowest = table.lowest(power);
    if table.need <= 0 {
        let under =
            (duck && !table.leads()).then(|| table.highest_of(power, |play| !table.beats(play)));
        return under.flatten().or(lowest);
    }
    let there = CATCHES.iter().filter(|(prey, _)| table.lies(*prey));
    let mut catches = there.filter_map(|(_, hunter)| table.first(*hunter));
    catches.next().or_else(|| {
        if table.leads() {
            lowest
        } else {
            table.lowest_of(power, |play| table.beats(play)).or(lowest)
        }
    })
}

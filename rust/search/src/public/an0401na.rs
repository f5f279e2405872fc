//! An0401na/skull_king: bids and plays with a pinch of chance; only the last to play looks at the
//! table.

use engine::card::{Card, Play};

use crate::facts::Facts;
use crate::public::table::{Kind, Table, sum};
use crate::rng::Rng;

pub(super) fn bid(facts: &Facts<'_>, rng: &mut Rng) -> i32 {
    let nudge = f64::from(rng.unit()) * 1.2 - 0.45;
    (sum(facts.hand, worth) + nudge + 0.5).floor() as i32
}

fn worth(card: Card) -> f64 {
    match Kind::of(card) {
        Kind::King => 1.05,
        Kind::Pirate | Kind::Mary => 0.52,
        Kind::Mermaid => 0.28,
        Kind::Kraken | Kind::Whale => -0.12,
        Kind::Black(11..) => 0.58,
        Kind::Black(8..=10) => 0.28,
        Kind::Colour(13..) => 0.52,
        Kind::Colour(10..=12) => 0.32,
        Kind::Colour(7..=9) => 0.12,
        _ => 0.0,
    }
}

fn aggression(play: Play) -> i32 {
    match Kind::played(play) {
        Kind::King => 100,
        Kind::Pirate => 72,
        Kind::Mermaid => 58,
        Kind::Black(v) => 48 + i32::from(v),
        Kind::Colour(v) => 28 + i32::from(v),
        Kind::Whale => 26,
        Kind::Kraken => 12,
        _ => 4,
    }
}

pub(super) fn play(table: &Table<'_>, rng: &mut Rng) -> Option<Play> {
    let greedy = table.need == 0 && table.facts.left() <= 2 && rng.chance(0.35);
    let want = table.need > 0 || greedy;
    if table.facts.to_follow() == 1 {
        let fitting = table.lowest_of(aggression, |play| table.beats(play) == want);
        return fitting.or_else(|| {
            if want {
                table.highest(aggression)
            } else {
                table.plays.first().copied()
            }
        });
    }
    if !want {
        return table.lowest(aggression);
    }
    let mut ordered = table.plays.clone();
    ordered.sort_by_key(|&play| -aggression(play));
    let second = ordered.len() > 1 && rng.chance(0.2);
    ordered.get(usize::from(second)).copied()
}

//! TNTwise/SkullKingComeptition, the two example bots.

use engine::card::Play;

use crate::facts::Facts;
use crate::public::table::{Kind, Table, count};
use crate::rng::Rng;

pub(super) fn bid(facts: &Facts<'_>, aggressive: bool) -> i32 {
    if aggressive {
        let strong = |kind| match kind {
            Kind::Black(v) | Kind::Colour(v) => v >= 10,
            Kind::King | Kind::Pirate | Kind::Mermaid => true,
            _ => false,
        };
        count(facts.hand, strong).max(1)
    } else {
        i32::from(facts.hand.iter().any(|card| Kind::of(card) != Kind::Escape))
    }
}

/// Chooses without regard to the led suit; an illegal choice becomes the first legal card. Scary Mary
/// is an Escape among others, but no pirate.
pub(super) fn play(table: &Table<'_>, aggressive: bool, rng: &mut Rng) -> Option<Play> {
    let hand = table.whole_hand();
    let number = |play: &Play| play.card().number();
    let numbers = hand
        .plays
        .iter()
        .copied()
        .filter(|play| number(play).is_some());
    let chosen = if aggressive && table.need > 0 && !table.leads() {
        let pirate = hand
            .first(Kind::Pirate)
            .filter(|&play| play != Play::SM_PIRATE);
        let king = hand.first(Kind::King);
        let strong = king.or(pirate).or_else(|| hand.first(Kind::Mermaid));
        strong.or_else(|| numbers.max_by_key(number))
    } else {
        let escape = hand.first(Kind::Escape);
        escape.or_else(|| numbers.min_by_key(number))
    };
    let any = rng.below(hand.plays.len() as u32) as usize;
    let chosen = chosen.or_else(|| hand.plays.get(any).copied());
    let legal = chosen.filter(|&play| table.may(play));
    legal.or_else(|| table.plays.first().copied())
}

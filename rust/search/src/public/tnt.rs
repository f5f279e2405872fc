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

/// Chooses without regard to the led suit; an illegal choice becomes the first legal card. The originals
/// do not know Scary Mary: she is played by chance only, as a pirate.
pub(super) fn play(table: &Table<'_>, aggressive: bool, rng: &mut Rng) -> Option<Play> {
    let table = table.mary_as(true);
    let hand = table.whole_hand().mary_as(true);
    let find = |kind: Kind| {
        let mut plays = hand.plays.iter().copied();
        plays.find(|&play| Kind::of(play.card()) == kind)
    };
    let number = |play: &Play| play.card().number();
    let numbers = hand.plays.iter().copied();
    let numbers = numbers.filter(|play| number(play).is_some());
    let chosen = if aggressive && table.need > 0 && !table.leads() {
        let strong = [Kind::King, Kind::Pirate, Kind::Mermaid];
        let strong = strong.into_iter().find_map(find);
        strong.or_else(|| numbers.max_by_key(number))
    } else {
        find(Kind::Escape).or_else(|| numbers.min_by_key(number))
    };
    let any = rng.below(hand.plays.len() as u32) as usize;
    let chosen = chosen.or_else(|| hand.plays.get(any).copied());
    let legal = chosen.filter(|&play| table.may(play));
    legal.or_else(|| table.plays.first().copied())
}

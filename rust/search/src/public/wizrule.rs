//! The rule baseline of the Wizard paper (IEEE CoG 2022), adapted to the Skull King's deck: the worth of
//! a card follows from all tricks of two cards.

use std::sync::{Arc, RwLock};

use engine::card::{Card, Play};
use engine::rules::Rules;
use engine::trick;

use crate::facts::Facts;
use crate::public::table::{Table, nearest, sum};

/// What the worths depend on: edition, cards of the deck, players.
type Key = (&'static str, u8, [bool; 4], u8);
type Worths = Arc<Vec<(Card, f64)>>;

/// Worths that were asked for before; a match asks for the same ones a million times.
static KNOWN: RwLock<Vec<(Key, Worths)>> = RwLock::new(Vec::new());

fn known_worths(rules: &Rules, players: u8) -> Worths {
    let switches = [rules.kraken, rules.whale, rules.loot, rules.powers];
    let key = (rules.edition().id, rules.deck_size(), switches, players);
    let find = |known: &[(Key, Worths)]| {
        let found = known.iter().find(|(other, _)| *other == key);
        found.map(|(_, worths)| Arc::clone(worths))
    };
    if let Some(found) = KNOWN.read().ok().and_then(|known| find(&known)) {
        return found;
    }
    let fresh = Arc::new(worths(rules, players));
    if let Ok(mut known) = KNOWN.write() {
        known.push((key, Arc::clone(&fresh)));
    }
    fresh
}

/// How likely each card of the deck takes a trick at a table of so many; in deck order.
fn worths(rules: &Rules, players: u8) -> Vec<(Card, f64)> {
    let deck = rules.deck();
    let cards = deck.cards();
    let play = |card: Card| Play::of(card).unwrap_or(Play::SM_PIRATE);
    let second_wins =
        |a: Card, b: Card| trick::resolve(&[play(a), play(b)], rules).winner == Some(1);
    let size = cards.len() as f64;
    let mut worths: Vec<(Card, f64)> = Vec::with_capacity(cards.len());
    for (i, &card) in cards.iter().enumerate() {
        let (mut beaten, mut beats) = (0.0, 0.0);
        for (j, &other) in cards.iter().enumerate() {
            if i != j {
                beaten += f64::from(u8::from(second_wins(card, other)));
                beats += f64::from(u8::from(second_wins(other, card)));
            }
        }
        let p = (1.0 - beaten / size + beats / size) / 2.0;
        let q = (1..players).fold(1.0, |power, _| power * p);
        worths.push((card, q));
    }
    let sum: f64 = worths.iter().map(|(_, q)| q).sum();
    let scale = size / f64::from(players) / sum;
    worths.iter_mut().for_each(|(_, q)| *q *= scale);
    worths
}

fn worth(worths: &[(Card, f64)], card: Card) -> f64 {
    worths
        .iter()
        .find(|(other, _)| *other == card)
        .map_or(0.0, |(_, q)| *q)
}

pub(super) fn bid(facts: &Facts<'_>) -> i32 {
    let worths = known_worths(facts.rules, facts.players);
    let tricks = sum(facts.hand, |card| worth(&worths, card));
    nearest(tricks)
}

pub(super) fn play(table: &Table<'_>) -> Option<Play> {
    let table = table.mary_as(table.need > 0);
    let worths = known_worths(table.facts.rules, table.facts.players);
    let rank = |play: Play| match play {
        Play::SM_ESCAPE => -1,
        play => (worth(&worths, play.card()) * 1e6) as i32,
    };
    let (following, lowest) = (!table.leads(), table.lowest(rank));
    let highest = table.highest(rank);
    match (table.need > 0, following) {
        (true, false) => highest,
        (true, true) => highest.filter(|&play| table.beats(play)).or(lowest),
        (false, false) => lowest,
        (false, true) => table.highest_of(rank, |play| !table.beats(play)).or(lowest),
    }
}

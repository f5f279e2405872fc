//! DjuloFyro/Skull-King-Simulator, the smart player: counts high cards, bids too much, keeps its
//! specials for tricks in which it cannot follow.

use engine::card::{Card, Play};

use crate::facts::Facts;
use crate::public::table::{Kind, Table, count};

/// The original has no Scary Mary. Counted as a pirate she gives the mean bid of the check figures (1.96;
/// 1.88 without her).
pub(super) fn bid(facts: &Facts<'_>) -> i32 {
    count(facts.hand, |kind| match kind {
        Kind::Black(v) | Kind::Colour(v) => v >= 11,
        Kind::King | Kind::Pirate | Kind::Mary | Kind::Mermaid => true,
        _ => false,
    })
}

/// Specials have no rank.
fn rank(play: Play) -> i32 {
    play.card().number().map_or(0, i32::from)
}

pub(super) fn play(table: &Table<'_>) -> Option<Play> {
    // Whoever has too many tricks wants more, too.
    let want = table.need != 0;
    let table = table.mary_as(want);
    let suit = table.facts.led.suit();
    let follows = |play: Play| suit.is_some() && play.card().suit() == suit;
    if table.leads() {
        lead(&table, want)
    } else if want {
        let highest = table.highest_of(rank, follows);
        highest.or_else(|| void_wanting(&table))
    } else {
        let lowest = table.lowest_of(rank, follows);
        lowest.or_else(|| void_sated(&table))
    }
}

fn lead(table: &Table<'_>, want: bool) -> Option<Play> {
    if want {
        let pirate = table.first(Kind::Pirate);
        pirate.or_else(|| table.highest(rank))
    } else {
        let loot = || Play::of(Card::LOOT).filter(|&loot| table.may(loot));
        let escape = table.escape().or_else(loot);
        escape.or_else(|| table.lowest(rank))
    }
}

fn black(play: Play) -> bool {
    matches!(Kind::played(play), Kind::Black(_))
}

fn void_wanting(table: &Table<'_>) -> Option<Play> {
    if table.lies(Kind::Whale) {
        return table.highest(rank);
    }
    if table.lies(Kind::Kraken) {
        return table.lowest(rank);
    }
    let there = |kind| table.lies(kind);
    let caught = [
        (there(Kind::Pirate) && !there(Kind::Mermaid), Kind::King),
        (there(Kind::Mermaid) && !there(Kind::King), Kind::Pirate),
        (there(Kind::King), Kind::Mermaid),
    ];
    let due = caught.into_iter().filter(|(due, _)| *due);
    due.filter_map(|(_, kind)| table.first(kind))
        .next()
        .or_else(|| table.highest_of(rank, black))
        .or_else(|| table.lowest(rank))
}

fn void_sated(table: &Table<'_>) -> Option<Play> {
    if table.lies(Kind::Whale) {
        return table.lowest(rank);
    }
    if table.lies(Kind::Kraken) {
        return table.highest(rank);
    }
    let dumps = [
        (Kind::Pirate, [Kind::Pirate, Kind::Mermaid].as_slice()),
        (Kind::Mermaid, &[Kind::King, Kind::Mermaid]),
        (Kind::King, &[Kind::Pirate]),
    ];
    let there = || dumps.iter().filter(|(there, _)| table.lies(*there));
    there()
        .flat_map(|(_, dumped)| dumped.iter())
        .find_map(|&kind| table.first(kind))
        .or_else(|| {
            there().next()?;
            table.highest_of(rank, black)
        })
        .or_else(|| table.highest(rank))
}

//! The score sheet of a table with real cards: what people enter, and what follows from it.
//!
//! Nothing is played here. People say bids and results; the sheet says which entries are still possible,
//! what they are worth and what is missing. Only entries are ever stored, points always follow.

use crate::card::Card;
use crate::error::RulesError;
use crate::rules::{Load, Rules, Scoring, Tiebreak};
use crate::score::{BONUS_NAMES, Bonuses, Mode, RoundScore, Tally, ranking, score};

/// What one player has entered for a round. `None`: nothing yet, which is never a zero.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Entry {
    /// The bid, before Harry.
    pub bid: Option<u8>,
    /// Tricks won.
    pub won: Option<u8>,
    /// Bonuses of the tricks won.
    pub bonuses: Bonuses,
    /// Grapeshot or cannonball, where the rules let players choose.
    pub load: Option<Load>,
    /// Rascal's bet: 0, 10 or 20.
    pub bet: u8,
    /// How Harry changed the bid: -1, 0 or 1.
    pub harry: i8,
}

impl Entry {
    /// The bid after Harry.
    #[must_use]
    pub fn final_bid(&self) -> Option<u8> {
        self.bid.map(|bid| bid.saturating_add_signed(self.harry))
    }
}

/// Everything entered for a round.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Entries {
    /// One for each player.
    pub seats: Vec<Entry>,
    /// Loot alliances: (player of the Loot, winner of the trick).
    pub alliances: Vec<(u8, u8)>,
    /// Tricks that no player won: Kraken, a Whale without a number, Graybeard.
    pub nobody: u8,
}

/// What follows for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatSheet {
    /// The bid after Harry.
    pub bid: Option<u8>,
    /// The fewest tricks this player can have won, given the others' results.
    pub low: u8,
    /// The most.
    pub high: u8,
    /// The most of each bonus that can still be entered, and would pay, with this result (or, before there
    /// is one, with the bid made).
    pub most: Bonuses,
    /// Which changes Harry may make: by -1, by +1 (L8).
    pub harry: (bool, bool),
    /// The points, once bid and result are known.
    pub score: Option<RoundScore>,
    /// The points if the bid is made.
    pub made: Option<RoundScore>,
}

/// What follows for a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSheet {
    /// Cards dealt.
    pub cards: u8,
    /// All bids so far together, after Harry.
    pub bid_sum: u8,
    /// Bids that are still missing.
    pub bids_missing: u8,
    /// Loads that are still missing, where the rules let players choose.
    pub loads_missing: u8,
    /// Tricks that nobody has been given yet.
    pub left: u8,
    /// Results that are still missing.
    pub results_missing: u8,
    /// All tricks together if everybody without a result has made the bid.
    pub rest_sum: u8,
    /// The most tricks that nobody can win.
    pub most_nobody: u8,
    /// Each player.
    pub seats: Vec<SeatSheet>,
    /// Everything is there and adds up.
    pub complete: bool,
}

impl RoundSheet {
    /// Reads the entries of a round.
    ///
    /// # Errors
    /// What no round can have: `sheet/seats`, `sheet/tricks` (more than were played), `sheet/nobody`,
    /// `sheet/alliance`, `sheet/bonus_without_trick`, and the codes of [`crate::score`].
    pub fn read(
        rules: &Rules,
        players: u8,
        cards: u8,
        entries: &Entries,
    ) -> Result<RoundSheet, RulesError> {
        check(rules, players, cards, entries)?;
        let seats = &entries.seats;
        let given = entries.nobody + seats.iter().filter_map(|e| e.won).sum::<u8>();
        let left = cards - given;
        let missing = |f: fn(&Entry) -> bool| seats.iter().filter(|e| f(e)).count() as u8;
        let bids_missing = missing(|e| e.bid.is_none());
        let results_missing = missing(|e| e.won.is_none());
        let loads_missing = u8::from(has_loads(rules)) * missing(|e| e.load.is_none());
        let open_bids = seats.iter().filter(|e| e.won.is_none());
        Ok(RoundSheet {
            cards,
            bid_sum: seats.iter().filter_map(Entry::final_bid).sum(),
            bids_missing,
            loads_missing,
            left,
            results_missing,
            rest_sum: given + open_bids.filter_map(Entry::final_bid).sum::<u8>(),
            most_nobody: most_nobody(rules, players, cards),
            seats: (0..seats.len())
                .map(|seat| seat_sheet(rules, players, cards, entries, seat, left))
                .collect(),
            complete: bids_missing + results_missing + loads_missing + left == 0,
        })
    }

    /// Everybody without a result has made the bid, and it adds up.
    #[must_use]
    pub fn rest_fits(&self) -> bool {
        self.bids_missing == 0 && self.results_missing > 0 && self.rest_sum == self.cards
    }
}

/// Do players choose a load in every round (2.7)?
#[must_use]
pub fn has_loads(rules: &Rules) -> bool {
    rules.scoring == Scoring::Rascal && rules.load
}

/// The most tricks of a round that no player wins: one for each beast; any that Graybeard takes.
#[must_use]
pub fn most_nobody(rules: &Rules, players: u8, cards: u8) -> u8 {
    if rules.has_ghost(players) {
        cards
    } else {
        cards.min(u8::from(rules.kraken) + u8::from(rules.whale))
    }
}

/// Dealer of a round (0-based), when `first` dealt the first (1.4).
#[must_use]
pub fn dealer(first: u8, round: usize, players: u8) -> u8 {
    ((first as usize + round) % players as usize) as u8
}

/// Leader of a round (0-based), when `first` dealt the first (1.4).
#[must_use]
pub fn leader(first: u8, round: usize, players: u8) -> u8 {
    dealer(first, round + 1, players)
}

/// Is another round played after so many, with these totals (1.10, R29)?
#[must_use]
pub fn goes_on(rules: &Rules, finished: usize, totals: &[i32]) -> bool {
    let shared = ranking(totals).iter().filter(|&&rank| rank == 1).count() > 1;
    finished < rules.rounds.sizes().len()
        || (shared && rules.tiebreak == Tiebreak::ExtraRound && finished < u8::MAX as usize)
}

fn check(rules: &Rules, players: u8, cards: u8, entries: &Entries) -> Result<(), RulesError> {
    let seats = &entries.seats;
    if seats.len() != players as usize {
        return Err(RulesError::new("sheet/seats", seats.len()));
    }
    for entry in seats {
        if let Some(bid) = entry.bid.filter(|&bid| bid > cards) {
            return Err(RulesError::new("score/bid", bid));
        }
        if let Some(won) = entry.won.filter(|&won| won > cards) {
            return Err(RulesError::new("score/won", won));
        }
        let changed = i16::from(entry.bid.unwrap_or(1)) + i16::from(entry.harry);
        if !(-1..=1).contains(&entry.harry) || !(0..=i16::from(cards)).contains(&changed) {
            return Err(RulesError::new("score/harry", entry.harry));
        }
        if ![0, 10, 20].contains(&entry.bet) {
            return Err(RulesError::new("score/bet", entry.bet));
        }
        entry.bonuses.check(rules)?;
        if entry.won == Some(0) && entry.bonuses != Bonuses::default() {
            return Err(RulesError::new("sheet/bonus_without_trick", 0));
        }
    }
    for (seat, entry) in seats.iter().enumerate() {
        let most = room(rules, players, seats, seat).counts();
        for (i, (count, most)) in entry.bonuses.counts().into_iter().zip(most).enumerate() {
            if count > most {
                return Err(RulesError::new("score/bonus_impossible", BONUS_NAMES[i]));
            }
        }
    }
    if entries.nobody > most_nobody(rules, players, cards) {
        return Err(RulesError::new("sheet/nobody", entries.nobody));
    }
    let given = u16::from(entries.nobody)
        + seats
            .iter()
            .filter_map(|e| e.won)
            .map(u16::from)
            .sum::<u16>();
    if given > u16::from(cards) {
        return Err(RulesError::new("sheet/tricks", given));
    }
    if entries.alliances.len() > usize::from(rules.copies_possible(Card::LOOT)) {
        return Err(RulesError::new("score/loot", entries.alliances.len()));
    }
    for &(loot, winner) in &entries.alliances {
        if loot >= players || winner >= players || loot == winner {
            return Err(RulesError::new("sheet/alliance", loot));
        }
    }
    Ok(())
}

/// The most of each bonus that the cards allow one player, given what the others have.
///
/// There is one Skull King: he takes pirates or a Mermaid takes him, once in a round. A card that took another
/// has won its trick and cannot have been taken.
fn room(rules: &Rules, players: u8, seats: &[Entry], seat: usize) -> Bonuses {
    let edition = rules.edition();
    let companions = players + u8::from(rules.has_ghost(players)) - 1;
    let mut others = Bonuses::default();
    for (other, entry) in seats.iter().enumerate() {
        if other != seat {
            others.add(entry.bonuses);
        }
    }
    let own = seats[seat].bonuses;
    let caught = own.sk_by_mermaid + others.sk_by_mermaid > 0;
    let hunted = own.pirate_by_sk + others.pirate_by_sk > 0;
    let hunters = u8::from(own.mermaid_by_pirate + others.mermaid_by_pirate > 0);
    let most = Bonuses {
        pirate_by_sk: if caught || others.pirate_by_sk > 0 {
            0
        } else {
            companions.min(6 - hunters)
        },
        sk_by_mermaid: u8::from(!hunted && others.sk_by_mermaid == 0),
        mermaid_by_pirate: (edition.mermaids.saturating_sub(u8::from(caught)))
            .saturating_sub(others.mermaid_by_pirate),
        fourteen: 3u8.saturating_sub(others.fourteen),
        black_fourteen: 1u8.saturating_sub(others.black_fourteen),
    };
    let counts = most.counts();
    let mut kept = [0; 5];
    for i in 0..kept.len() {
        kept[i] = if edition.worth[i] == 0 { 0 } else { counts[i] };
    }
    Bonuses::from_counts(kept)
}

/// What follows for one player of checked entries.
fn seat_sheet(
    rules: &Rules,
    players: u8,
    cards: u8,
    entries: &Entries,
    seat: usize,
    left: u8,
) -> SeatSheet {
    let seats = &entries.seats;
    let entry = seats[seat];
    let high = left + entry.won.unwrap_or(0);
    let others_done = seats
        .iter()
        .enumerate()
        .all(|(i, e)| i == seat || e.won.is_some());
    let low = if others_done && entry.won.is_none() {
        high
    } else {
        0
    };
    let bid = entry.final_bid();
    let exact = |place: u8| {
        let other = seats[place as usize];
        other.won.is_some() && other.won == other.final_bid()
    };
    // 2.5: both partners of an alliance, if both bids are exact; each alliance judged alone.
    let partners = entries.alliances.iter().filter_map(|&(loot, winner)| {
        if loot as usize == seat {
            Some(winner)
        } else {
            (winner as usize == seat).then_some(loot)
        }
    });
    let loot = partners.filter(|&partner| exact(partner)).count() as u8;
    let tally = |bid, won, bonuses| Tally {
        bid,
        won,
        cards,
        bonuses,
        loot,
        bet: entry.bet,
        mode: Mode::of(rules, entry.load),
    };
    let scored = |won: u8| bid.map(|bid| score(tally(bid, won, entry.bonuses), rules));
    // A bonus is possible if it would pay: with a trick won and a result that lets bonuses count.
    let supposed = entry.won.or(bid).filter(|&won| won > 0);
    let most = match (bid, supposed) {
        (Some(bid), Some(won)) => {
            let room = room(rules, players, seats, seat).counts();
            let mut most = [0; 5];
            for i in 0..most.len() {
                let mut one = [0; 5];
                one[i] = 1;
                let one = Bonuses::from_counts(one);
                if room[i] > 0 && score(tally(bid, won, one), rules).bonus_points > 0 {
                    most[i] = room[i];
                }
            }
            Bonuses::from_counts(most)
        }
        _ => Bonuses::default(),
    };
    SeatSheet {
        bid,
        low,
        high,
        most,
        harry: (
            entry.bid.is_some_and(|bid| bid > 0),
            entry.bid.is_some_and(|bid| bid < cards),
        ),
        score: entry.won.and_then(scored),
        made: bid
            .filter(|bid| (low..=high).contains(bid))
            .and_then(scored),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(id: &str) -> Rules {
        Rules::parse(id).expect("id")
    }

    fn entries(pairs: &[(Option<u8>, Option<u8>)]) -> Entries {
        let seats = pairs.iter().map(|&(bid, won)| Entry {
            bid,
            won,
            ..Entry::default()
        });
        Entries {
            seats: seats.collect(),
            ..Entries::default()
        }
    }

    fn read(id: &str, cards: u8, entries: &Entries) -> Result<RoundSheet, RulesError> {
        RoundSheet::read(&rules(id), entries.seats.len() as u8, cards, entries)
    }

    fn code(id: &str, cards: u8, entries: &Entries) -> &'static str {
        read(id, cards, entries).expect_err("refused").code
    }

    #[test]
    fn the_last_seat_has_one_value_left_and_it_is_not_entered() {
        let sheet = read(
            "schmidt",
            5,
            &entries(&[(Some(2), Some(2)), (Some(1), Some(0)), (Some(1), None)]),
        )
        .expect("sheet");
        let last = sheet.seats[2];
        assert_eq!((last.low, last.high, last.score), (3, 3, None));
        assert_eq!(last.made, None, "the bid cannot have been made");
        assert!(!sheet.complete && !sheet.rest_fits());
    }

    #[test]
    fn an_entry_that_breaks_the_sum_is_refused_and_a_missing_one_is_no_zero() {
        assert_eq!(
            code(
                "schmidt",
                2,
                &entries(&[(Some(0), Some(2)), (Some(1), Some(1))])
            ),
            "sheet/tricks"
        );
        let sheet = read("schmidt", 2, &entries(&[(Some(0), None), (None, None)])).expect("sheet");
        assert_eq!((sheet.bids_missing, sheet.results_missing), (1, 2));
        assert_eq!(sheet.seats[1].made, None);
    }

    #[test]
    fn a_missed_bid_has_no_bonus_and_half_a_one_under_rascal_scoring() {
        let missed = entries(&[(Some(2), Some(1)), (Some(1), Some(1)), (Some(0), Some(1))]);
        let sheet = read("schmidt", 3, &missed).expect("sheet");
        assert_eq!(sheet.seats[0].most, Bonuses::default());
        assert_eq!(sheet.seats[2].most, Bonuses::default(), "a broken zero bid");
        assert_eq!(sheet.seats[1].most.pirate_by_sk, 2, "players - 1");
        let sheet = read("grandpabeck2021+scoring=rascal", 3, &missed).expect("sheet");
        assert_eq!(sheet.seats[0].most.fourteen, 3);
    }

    #[test]
    fn one_skull_king_catches_or_is_caught() {
        let mut both = entries(&[(Some(1), Some(1)), (Some(1), Some(1)), (Some(0), Some(0))]);
        both.seats[0].bonuses.pirate_by_sk = 2;
        let sheet = read("grandpabeck2021", 2, &both).expect("sheet");
        assert_eq!(sheet.seats[1].most.sk_by_mermaid, 0);
        assert_eq!(sheet.seats[1].most.pirate_by_sk, 0);
        both.seats[1].bonuses.sk_by_mermaid = 1;
        assert_eq!(code("grandpabeck2021", 2, &both), "score/bonus_impossible");
    }

    #[test]
    fn loot_pays_both_partners_or_none() {
        let mut round = entries(&[(Some(1), Some(1)), (Some(1), Some(1)), (Some(1), Some(0))]);
        round.alliances = vec![(0, 1), (2, 1)];
        let sheet = read("grandpabeck2021+loot", 2, &round).expect("sheet");
        let loot: Vec<_> = sheet
            .seats
            .iter()
            .map(|s| s.score.map(|s| s.loot_points))
            .collect();
        assert_eq!(loot, [Some(20), Some(20), Some(0)]);
        round.alliances = vec![(1, 1)];
        assert_eq!(code("grandpabeck2021+loot", 2, &round), "sheet/alliance");
    }

    #[test]
    fn tricks_that_nobody_wins_need_a_beast_or_graybeard() {
        let mut round = entries(&[(Some(1), Some(1)), (Some(0), Some(0)), (Some(0), None)]);
        round.nobody = 1;
        assert_eq!(code("grandpabeck2021", 2, &round), "sheet/nobody");
        let sheet = read("grandpabeck2021+kraken", 2, &round).expect("sheet");
        assert_eq!((sheet.left, sheet.rest_fits()), (0, true));
        round.seats.pop();
        let sheet = read("grandpabeck2021", 2, &round).expect("Graybeard");
        assert!(sheet.complete);
    }

    #[test]
    fn dealer_and_leader_move_left_and_ties_go_on_only_when_agreed() {
        assert_eq!((dealer(3, 1, 4), leader(3, 1, 4)), (0, 1));
        assert!(goes_on(&rules("schmidt"), 9, &[1, 2]));
        assert!(!goes_on(&rules("schmidt"), 10, &[2, 2]));
        assert!(goes_on(&rules("schmidt+tiebreak=extra_round"), 10, &[2, 2]));
    }
}

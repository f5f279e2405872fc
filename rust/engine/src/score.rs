//! Points of a round (1.8, 1.9, 2.5–2.7) and the ranking (1.10).

use crate::card::Card;
use crate::error::RulesError;
use crate::rules::{Load, Rules, Scoring};

/// The kinds of bonus, in the order of [`crate::edition::Edition::worth`].
pub const BONUS_NAMES: [&str; 5] = [
    "pirate_by_sk",
    "sk_by_mermaid",
    "mermaid_by_pirate",
    "fourteen",
    "black_fourteen",
];

/// How often each bonus fell to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bonuses {
    /// Pirates taken by the Skull King (1.8).
    pub pirate_by_sk: u8,
    /// The Skull King caught by a Mermaid (1.8).
    pub sk_by_mermaid: u8,
    /// Mermaids taken by a pirate (2.3).
    pub mermaid_by_pirate: u8,
    /// Plain 14s taken (2.3).
    pub fourteen: u8,
    /// Black 14s taken (2.3).
    pub black_fourteen: u8,
}

impl Bonuses {
    /// Counts in the order of [`BONUS_NAMES`].
    #[must_use]
    pub fn counts(self) -> [u8; 5] {
        [
            self.pirate_by_sk,
            self.sk_by_mermaid,
            self.mermaid_by_pirate,
            self.fourteen,
            self.black_fourteen,
        ]
    }

    /// From counts in the order of [`BONUS_NAMES`].
    #[must_use]
    pub fn from_counts(counts: [u8; 5]) -> Bonuses {
        let [
            pirate_by_sk,
            sk_by_mermaid,
            mermaid_by_pirate,
            fourteen,
            black_fourteen,
        ] = counts;
        Bonuses {
            pirate_by_sk,
            sk_by_mermaid,
            mermaid_by_pirate,
            fourteen,
            black_fourteen,
        }
    }

    /// Adds the bonuses of one more trick (R28).
    pub fn add(&mut self, other: Bonuses) {
        self.pirate_by_sk += other.pirate_by_sk;
        self.sk_by_mermaid += other.sk_by_mermaid;
        self.mermaid_by_pirate += other.mermaid_by_pirate;
        self.fourteen += other.fourteen;
        self.black_fourteen += other.black_fourteen;
    }

    /// What they are worth with an exact bid.
    #[must_use]
    pub fn points(self, rules: &Rules) -> i16 {
        let worth = rules.edition().worth;
        self.counts()
            .iter()
            .zip(worth)
            .map(|(&count, worth)| i16::from(count) * worth)
            .sum()
    }

    /// Can these bonuses fall in one round under these rules?
    ///
    /// # Errors
    /// `score/no_such_bonus` for one that the edition does not have, `score/bonus_impossible` for more
    /// than the deck allows.
    pub fn check(self, rules: &Rules) -> Result<(), RulesError> {
        let edition = rules.edition();
        let most = [6, 1, edition.mermaids, 3, 1];
        for (i, &count) in self.counts().iter().enumerate() {
            if count > 0 && edition.worth[i] == 0 {
                return Err(RulesError::new("score/no_such_bonus", BONUS_NAMES[i]));
            }
            if count > most[i] {
                return Err(RulesError::new("score/bonus_impossible", BONUS_NAMES[i]));
            }
        }
        Ok(())
    }
}

/// How one player's round is scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Rule 1.9.
    Standard,
    /// Rascal scoring, grapeshot (2.7).
    Grapeshot,
    /// Rascal scoring, cannonball (2.7).
    Cannonball,
}

impl Mode {
    /// The mode under these rules with this load.
    #[must_use]
    pub fn of(rules: &Rules, load: Option<Load>) -> Mode {
        match (rules.scoring, load) {
            (Scoring::Standard, _) => Mode::Standard,
            (Scoring::Rascal, Some(Load::Cannonball)) => Mode::Cannonball,
            (Scoring::Rascal, _) => Mode::Grapeshot,
        }
    }
}

/// The raw facts of one player's round; points follow from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The bid, after Harry.
    pub bid: u8,
    /// Tricks won.
    pub won: u8,
    /// Cards dealt.
    pub cards: u8,
    /// Bonuses of the tricks won.
    pub bonuses: Bonuses,
    /// Loot alliances in which the partner's bid was exact.
    pub loot: u8,
    /// Rascal's bet: 0, 10 or 20.
    pub bet: u8,
    /// How it is scored.
    pub mode: Mode,
}

/// Points of one player's round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundScore {
    /// What they follow from.
    pub tally: Tally,
    /// For the bid.
    pub bid_points: i16,
    /// For the bonuses.
    pub bonus_points: i16,
    /// For Loot alliances.
    pub loot_points: i16,
    /// Rascal's bet won or lost.
    pub bet_points: i16,
}

impl RoundScore {
    /// All of them.
    #[must_use]
    pub fn points(&self) -> i16 {
        self.bid_points + self.bonus_points + self.loot_points + self.bet_points
    }

    /// Whether the bid was met.
    #[must_use]
    pub fn exact(&self) -> bool {
        self.tally.bid == self.tally.won
    }
}

/// Scores one player's round.
#[must_use]
pub fn score(tally: Tally, rules: &Rules) -> RoundScore {
    let (bid, won, cards) = (
        i16::from(tally.bid),
        i16::from(tally.won),
        i16::from(tally.cards),
    );
    let off = (bid - won).abs();
    let exact = off == 0;
    let bonus = tally.bonuses.points(rules);
    let (bid_points, bonus_points) = match tally.mode {
        // 1.9; a made zero bid has no bonus, a missed one is flat (R24).
        Mode::Standard if bid == 0 => (if exact { 10 * cards } else { -10 * cards }, 0),
        Mode::Standard if exact => (20 * bid, bonus),
        Mode::Standard => (-10 * off, 0),
        // 2.7; every value is a multiple of ten, so halves are whole (L11).
        Mode::Grapeshot if exact => (10 * cards, bonus),
        Mode::Grapeshot if off == 1 => (5 * cards, bonus / 2),
        Mode::Cannonball if exact => (15 * cards, bonus),
        Mode::Grapeshot | Mode::Cannonball => (0, 0),
    };
    let loot_points = if exact { 20 * i16::from(tally.loot) } else { 0 };
    let bet = i16::from(tally.bet);
    let bet_points = if exact { bet } else { -bet };
    RoundScore {
        tally,
        bid_points,
        bonus_points,
        loot_points,
        bet_points,
    }
}

/// Ranks of totals: equal totals share one, the next is as far on as there are sharers (1, 1, 3).
#[must_use]
pub fn ranking<T: PartialOrd>(totals: &[T]) -> Vec<u8> {
    totals
        .iter()
        .map(|own| 1 + totals.iter().filter(|other| *other > own).count() as u8)
        .collect()
}

/// Whether a card scores for whoever takes it, for displays that mark such cards.
#[must_use]
pub fn is_bonus_card(card: Card, rules: &Rules) -> bool {
    match card {
        Card::SKU | Card::MER => true,
        card => card.number() == Some(14) && rules.edition().worth[3] != 0,
    }
}

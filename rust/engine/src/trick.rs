//! A trick: the suit to follow (1.6), legal plays, who wins and why (1.7, 2.3, 2.4).

use crate::card::{BLACK, Card, Class, Play};
use crate::cards::{Cards, Plays};
use crate::edition::Lead;
use crate::rules::{KrakenLead, Rules, WhaleVoidLead};
use crate::score::Bonuses;

/// The suit to follow, while a trick grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Led {
    /// No number card yet; the next one sets the suit.
    Open,
    /// A character or beast led: nobody has to follow in this trick (2.3).
    Free,
    /// This suit must be followed.
    Suit(u8),
}

impl Led {
    /// The suit, if one is set.
    #[must_use]
    pub fn suit(self) -> Option<u8> {
        match self {
            Led::Suit(suit) => Some(suit),
            Led::Open | Led::Free => None,
        }
    }

    /// After one more play; `first`: it leads the trick.
    #[must_use]
    pub fn after(self, play: Play, first: bool, lead: Lead) -> Led {
        if self != Led::Open {
            return self;
        }
        match play.class() {
            Class::Plain | Class::Black => Led::Suit(play.code() >> 4),
            Class::Escape => Led::Open,
            _ if first && lead == Lead::CharacterFrees => Led::Free,
            _ => Led::Open,
        }
    }
}

/// The suit to follow after these plays.
#[must_use]
pub fn led(plays: &[Play], rules: &Rules) -> Led {
    let lead = rules.edition().lead;
    plays
        .iter()
        .enumerate()
        .fold(Led::Open, |led, (i, &play)| led.after(play, i == 0, lead))
}

/// The plays that a hand allows (1.6): every card, unless the led suit is in the hand; special cards
/// always.
#[must_use]
pub fn legal(hand: Cards, led: Led) -> Plays {
    match led {
        Led::Suit(suit) if hand.suit(suit) != 0 => hand.plays().following(suit),
        _ => hand.plays(),
    }
}

/// The line of RULES.md that decided a trick.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// 1.7 line 1: a Mermaid catches the Skull King.
    MermaidCatchesSkullKing,
    /// 1.7 line 2.
    SkullKing,
    /// 1.7 line 3: the first pirate.
    FirstPirate,
    /// 1.7 line 4: the first Mermaid.
    FirstMermaid,
    /// 1.7 line 5.
    HighestBlack,
    /// 1.7 line 6: the highest card of the led suit.
    HighestOfSuit,
    /// 1.7 line 7: nothing but Escapes.
    FirstEscape,
    /// 2.4: the Kraken destroys the trick.
    Kraken,
    /// 2.4: the Whale; the highest number wins.
    Whale,
    /// 2.4: the Whale, and no number was played.
    WhaleVoid,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Reason; 10] = [
        Reason::MermaidCatchesSkullKing,
        Reason::SkullKing,
        Reason::FirstPirate,
        Reason::FirstMermaid,
        Reason::HighestBlack,
        Reason::HighestOfSuit,
        Reason::FirstEscape,
        Reason::Kraken,
        Reason::Whale,
        Reason::WhaleVoid,
    ];

    /// The id, such as `1.7/4`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Reason::MermaidCatchesSkullKing => "1.7/1",
            Reason::SkullKing => "1.7/2",
            Reason::FirstPirate => "1.7/3",
            Reason::FirstMermaid => "1.7/4",
            Reason::HighestBlack => "1.7/5",
            Reason::HighestOfSuit => "1.7/6",
            Reason::FirstEscape => "1.7/7",
            Reason::Kraken => "2.4/kraken",
            Reason::Whale => "2.4/whale",
            Reason::WhaleVoid => "2.4/whale_void",
        }
    }
}

/// How a trick ended. Places are indices into the plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrickResult {
    /// Who won; nobody after the Kraken, or a Whale without a number.
    pub winner: Option<u8>,
    /// Who leads next.
    pub next_leader: u8,
    /// The suit that was to be followed.
    pub led: Option<u8>,
    /// The winner's bonuses.
    pub bonuses: Bonuses,
    /// Loot alliances: (place of the Loot, place of the winner); at most two.
    pub alliances: [Option<(u8, u8)>; 2],
    /// Why.
    pub reason: Reason,
}

/// Decides a complete trick (1.7; 2.3 for Loot; 2.4 for beasts). `plays` must not be empty.
#[must_use]
pub fn resolve(plays: &[Play], rules: &Rules) -> TrickResult {
    resolve_led(plays, led(plays, rules), rules)
}

/// As [`resolve`], for a caller who has kept the led suit while the trick grew.
pub(crate) fn resolve_led(plays: &[Play], led: Led, rules: &Rules) -> TrickResult {
    let seen = plays.iter().fold(0, |seen, play| seen | play.class() as u8);
    if seen & (Class::Kraken as u8 | Class::Whale as u8) != 0 {
        return resolve_beasts(plays, led, rules);
    }
    let (winner, reason) = winner(plays, seen, led);
    TrickResult {
        winner: Some(winner),
        next_leader: winner,
        led: led.suit(),
        bonuses: bonuses(plays, seen, reason, rules),
        alliances: alliances(plays, winner),
        reason,
    }
}

/// Table 1.7, for a trick without beasts.
fn winner(plays: &[Play], seen: u8, led: Led) -> (u8, Reason) {
    let has = |class: Class| seen & class as u8 != 0;
    let first = |class: Class| plays.iter().position(|p| p.class() == class).unwrap_or(0) as u8;
    if has(Class::SkullKing) && has(Class::Mermaid) {
        (first(Class::Mermaid), Reason::MermaidCatchesSkullKing)
    } else if has(Class::SkullKing) {
        (first(Class::SkullKing), Reason::SkullKing)
    } else if has(Class::Pirate) {
        (first(Class::Pirate), Reason::FirstPirate)
    } else if has(Class::Mermaid) {
        (first(Class::Mermaid), Reason::FirstMermaid)
    } else if has(Class::Black) {
        (highest(plays, BLACK), Reason::HighestBlack)
    } else if let Some(suit) = led.suit() {
        (highest(plays, suit), Reason::HighestOfSuit)
    } else {
        (0, Reason::FirstEscape)
    }
}

/// Place of the highest number card of a suit.
fn highest(plays: &[Play], suit: u8) -> u8 {
    let mut best = (0, 0);
    for (place, play) in plays.iter().enumerate() {
        let code = play.code();
        if code >> 4 == suit && code > best.0 {
            best = (code, place as u8);
        }
    }
    best.1
}

/// Bonuses of the winner (1.8, 2.3).
fn bonuses(plays: &[Play], seen: u8, reason: Reason, rules: &Rules) -> Bonuses {
    let count = |class: Class| plays.iter().filter(|p| p.class() == class).count() as u8;
    let edition = rules.edition();
    let mut bonuses = Bonuses::default();
    match reason {
        Reason::SkullKing => {
            bonuses.pirate_by_sk = count(Class::Pirate);
            if edition.mary_escape_counts {
                bonuses.pirate_by_sk += u8::from(plays.contains(&Play::SM_ESCAPE));
            }
        }
        Reason::MermaidCatchesSkullKing => bonuses.sk_by_mermaid = 1,
        Reason::FirstPirate if edition.worth[2] != 0 && seen & Class::Mermaid as u8 != 0 => {
            bonuses.mermaid_by_pirate = count(Class::Mermaid);
        }
        _ => {}
    }
    if edition.worth[3] != 0 && seen & (Class::Plain as u8 | Class::Black as u8) != 0 {
        count_fourteens(plays, &mut bonuses);
    }
    bonuses
}

/// Every 14 in a trick that somebody won (L13: also the winner's own).
fn count_fourteens(plays: &[Play], bonuses: &mut Bonuses) {
    for play in plays {
        if play.code() < 64 && play.code() & 15 == 14 {
            if play.code() >> 4 == BLACK {
                bonuses.black_fourteen += 1;
            } else {
                bonuses.fourteen += 1;
            }
        }
    }
}

/// Loot that somebody else won (2.5).
fn alliances(plays: &[Play], winner: u8) -> [Option<(u8, u8)>; 2] {
    let mut alliances = [None; 2];
    let loots = plays
        .iter()
        .enumerate()
        .filter(|(_, p)| p.card() == Card::LOOT);
    let captured = loots
        .map(|(place, _)| place as u8)
        .filter(|&place| place != winner);
    for (slot, place) in alliances.iter_mut().zip(captured) {
        *slot = Some((place, winner));
    }
    alliances
}

/// A trick with the Kraken or the Whale (2.4): the one played later rules, the other is an Escape.
fn resolve_beasts(plays: &[Play], led: Led, rules: &Rules) -> TrickResult {
    let is_beast = |p: &Play| matches!(p.class(), Class::Kraken | Class::Whale);
    let beast = plays.iter().rposition(is_beast).unwrap_or(0);
    let mut result = TrickResult {
        winner: None,
        next_leader: 0,
        led: led.suit(),
        bonuses: Bonuses::default(),
        alliances: [None; 2],
        reason: Reason::Kraken,
    };
    if plays[beast].class() == Class::Kraken {
        result.next_leader = match rules.kraken_lead {
            KrakenLead::WouldHaveWon => would_have_won(plays, rules),
            KrakenLead::LeftOfKraken => ((beast + 1) % plays.len()) as u8,
        };
        return result;
    }
    // The Whale: all specials are destroyed, the highest number of any suit wins, the first of equals.
    let mut best = (0, None);
    for (place, play) in plays.iter().enumerate() {
        if let Some(number) = play.card().number().filter(|&n| n > best.0) {
            best = (number, Some(place as u8));
        }
    }
    if let Some(winner) = best.1 {
        result.reason = Reason::Whale;
        result.winner = Some(winner);
        result.next_leader = winner;
        if rules.edition().worth[3] != 0 {
            count_fourteens(plays, &mut result.bonuses);
        }
    } else {
        result.reason = Reason::WhaleVoid;
        result.next_leader = match rules.whale_void_lead {
            WhaleVoidLead::WhalePlayer => beast as u8,
            WhaleVoidLead::WouldHaveWon => would_have_won(plays, rules),
        };
    }
    result
}

/// Place of the player who would have won had no beast been played; the leader when only beasts
/// lie there (L5).
fn would_have_won(plays: &[Play], rules: &Rules) -> u8 {
    let mut rest = [Play::SM_ESCAPE; crate::MAX_SEATS];
    let mut places = [0; crate::MAX_SEATS];
    let mut len = 0;
    for (place, &play) in plays.iter().enumerate().take(crate::MAX_SEATS) {
        if !matches!(play.class(), Class::Kraken | Class::Whale) {
            rest[len] = play;
            places[len] = place as u8;
            len += 1;
        }
    }
    if len == 0 {
        return 0;
    }
    let result = resolve(&rest[..len], rules);
    places[result.next_leader as usize]
}

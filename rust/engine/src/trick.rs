//! A trick: the suit to follow (1.6), legal plays, who wins and why (1.7, 2.3, 2.4).

use crate::card::{BLACK, Card, Class, Play};
use crate::cards::{Cards, Plays};
use crate::edition::{Edition, Lead};
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
    Table::of(plays, rules).led()
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

/// Decides a complete trick (1.7; 2.3 for Loot; 2.4 for beasts). `plays` must not be empty, and those
/// after the eighth do not count.
#[must_use]
pub fn resolve(plays: &[Play], rules: &Rules) -> TrickResult {
    let plays = &plays[..plays.len().min(crate::MAX_SEATS)];
    Table::of(plays, rules).decide(plays, rules)
}

/// What lies on the table, summed up while the trick grows: deciding it needs no loop over the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    /// The class of every play, a byte for each place.
    classes: u64,
    /// The code of the highest black card, or else of the highest of the led suit, times 256, and its
    /// place.
    top: u16,
    /// How many plays there are.
    pub(crate) len: u8,
    /// The suit to follow, or `OPEN` or `FREE`.
    led: u8,
}

/// No suit to follow yet.
const OPEN: u8 = 8;
/// None in this trick.
const FREE: u8 = 9;

/// A class in every byte.
const EVERYWHERE: u64 = 0x0101_0101_0101_0101;

/// Table 1.7: the line that decides, and the class of the card that wins by it, for every set of
/// classes without beasts.
const LINES: [(Reason, Class); 64] = {
    let mut lines = [(Reason::FirstEscape, Class::Escape); 64];
    let mut seen = 0;
    while seen < 64 {
        lines[seen] = line(seen as u8);
        seen += 1;
    }
    lines
};

impl Table {
    /// Before the first play.
    pub(crate) const EMPTY: Table = Table {
        classes: 0,
        top: 0,
        len: 0,
        led: OPEN,
    };

    /// The suit to follow.
    pub(crate) fn led(&self) -> Led {
        match self.led {
            OPEN => Led::Open,
            FREE => Led::Free,
            suit => Led::Suit(suit),
        }
    }

    /// After these plays; those after the eighth do not count.
    fn of(plays: &[Play], rules: &Rules) -> Table {
        let mut table = Table::EMPTY;
        for &play in plays.iter().take(crate::MAX_SEATS) {
            table.lay(play, rules.edition().lead);
        }
        table
    }

    /// One more play.
    pub(crate) fn lay(&mut self, play: Play, lead: Lead) {
        let (place, code) = (self.len, play.code());
        if self.led == OPEN {
            self.led = match Led::Open.after(play, place == 0, lead) {
                Led::Open => OPEN,
                Led::Free => FREE,
                Led::Suit(suit) => suit,
            };
        }
        self.classes |= u64::from(play.class() as u8) << (8 * place);
        self.len += 1;
        // Codes of black cards are higher than those of all other suits; special plays are in no suit.
        // Multiplied instead of branched on, because whether a card counts is anybody's guess.
        let suit = code >> 4;
        let counts = (suit == BLACK) | (suit == self.led);
        let strength = (u16::from(code) << 8 | u16::from(place)) * u16::from(counts);
        self.top = self.top.max(strength);
    }

    /// All classes that were played.
    fn seen(&self) -> u8 {
        let halves = self.classes | self.classes >> 32;
        let quarters = halves | halves >> 16;
        (quarters | quarters >> 8) as u8
    }

    /// Decides the trick; `plays` are those that were laid.
    #[inline(always)]
    pub(crate) fn decide(&self, plays: &[Play], rules: &Rules) -> TrickResult {
        let seen = self.seen();
        if seen & (Class::Kraken as u8 | Class::Whale as u8) != 0 {
            return self.decide_beasts(plays, rules);
        }
        let (reason, class) = LINES[seen as usize & 63];
        let winner = match class {
            Class::Plain | Class::Black => self.top as u8,
            special => self.first(special),
        };
        TrickResult {
            winner: Some(winner),
            next_leader: winner,
            led: self.led().suit(),
            bonuses: self.bonuses(plays, reason, rules.edition()),
            alliances: if seen & Class::Escape as u8 == 0 {
                [None; 2]
            } else {
                alliances(plays, winner)
            },
            reason,
        }
    }

    /// Place of the first play of a class.
    fn first(&self, class: Class) -> u8 {
        let there = self.classes & (class as u64 * EVERYWHERE);
        there.trailing_zeros() as u8 / 8
    }

    /// How many plays of a class there are.
    fn count(&self, class: Class) -> u8 {
        (self.classes & (class as u64 * EVERYWHERE)).count_ones() as u8
    }

    /// Bonuses of the winner (1.8, 2.3).
    fn bonuses(&self, plays: &[Play], reason: Reason, edition: &Edition) -> Bonuses {
        let mut bonuses = fourteens(plays, edition);
        match reason {
            Reason::SkullKing => {
                bonuses.pirate_by_sk = self.count(Class::Pirate);
                if edition.mary_escape_counts {
                    bonuses.pirate_by_sk += u8::from(plays.contains(&Play::SM_ESCAPE));
                }
            }
            Reason::MermaidCatchesSkullKing => bonuses.sk_by_mermaid = 1,
            Reason::FirstPirate if edition.worth[2] != 0 => {
                bonuses.mermaid_by_pirate = self.count(Class::Mermaid);
            }
            _ => {}
        }
        bonuses
    }

    /// A trick with the Kraken or the Whale (2.4): the one played later rules, the other is an Escape.
    #[inline(never)]
    fn decide_beasts(&self, plays: &[Play], rules: &Rules) -> TrickResult {
        let is_beast = |p: &Play| matches!(p.class(), Class::Kraken | Class::Whale);
        let beast = plays.iter().rposition(is_beast).unwrap_or(0);
        let mut result = TrickResult {
            winner: None,
            next_leader: 0,
            led: self.led().suit(),
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
            result.bonuses = fourteens(plays, rules.edition());
        } else {
            result.reason = Reason::WhaleVoid;
            result.next_leader = match rules.whale_void_lead {
                WhaleVoidLead::WhalePlayer => beast as u8,
                WhaleVoidLead::WouldHaveWon => would_have_won(plays, rules),
            };
        }
        result
    }
}

/// Every 14 in a trick that somebody won (L13: also the winner's own), where the edition counts them.
fn fourteens(plays: &[Play], edition: &Edition) -> Bonuses {
    let mut bonuses = Bonuses::default();
    if edition.worth[3] != 0 {
        for play in plays {
            let code = play.code();
            let is_fourteen = code < 64 && code & 15 == 14;
            let is_black = code >> 4 == BLACK;
            bonuses.fourteen += u8::from(is_fourteen && !is_black);
            bonuses.black_fourteen += u8::from(is_fourteen && is_black);
        }
    }
    bonuses
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

/// The line of table 1.7 for a trick of these classes.
const fn line(seen: u8) -> (Reason, Class) {
    let skull_king = seen & Class::SkullKing as u8 != 0;
    let pirate = seen & Class::Pirate as u8 != 0;
    let mermaid = seen & Class::Mermaid as u8 != 0;
    let black = seen & Class::Black as u8 != 0;
    if skull_king && mermaid {
        (Reason::MermaidCatchesSkullKing, Class::Mermaid)
    } else if skull_king {
        (Reason::SkullKing, Class::SkullKing)
    } else if pirate {
        (Reason::FirstPirate, Class::Pirate)
    } else if mermaid {
        (Reason::FirstMermaid, Class::Mermaid)
    } else if black {
        (Reason::HighestBlack, Class::Black)
    } else if seen & Class::Plain as u8 != 0 {
        (Reason::HighestOfSuit, Class::Plain)
    } else {
        (Reason::FirstEscape, Class::Escape)
    }
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

//! Cards and plays.
//!
//! A suit is a *place* in the edition (0, 1, 2 plain, 3 black): the letters that an edition prints
//! there are a matter of [`crate::notation`]. So red of one edition and green of another are the same
//! card to the rules.

/// Number of the black suit, the trump.
pub const BLACK: u8 = 3;

/// First code of the special cards.
const SPECIAL: u8 = 64;

/// A card of the deck. Equal cards (the five Escapes, say) are the same `Card`.
///
/// Code: `suit * 16 + number` for number cards, 64 and up for special cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

impl Card {
    /// Escape.
    pub const ESC: Card = Card(SPECIAL);
    /// A pirate without a name.
    pub const PIR: Card = Card(SPECIAL + 1);
    /// Mermaid.
    pub const MER: Card = Card(SPECIAL + 2);
    /// Scary Mary, the Tigress of other editions, in the hand.
    pub const SM: Card = Card(SPECIAL + 3);
    /// Skull King.
    pub const SKU: Card = Card(SPECIAL + 4);
    /// Loot.
    pub const LOOT: Card = Card(SPECIAL + 5);
    /// Kraken.
    pub const KRA: Card = Card(SPECIAL + 6);
    /// White Whale.
    pub const WHA: Card = Card(SPECIAL + 7);
    /// Rosie D'Laney, who chooses the next leader.
    pub const ROS: Card = Card(SPECIAL + 8);
    /// Bendt the Bandit, who swaps with the undealt cards.
    pub const BEN: Card = Card(SPECIAL + 9);
    /// Rascal of Roatan, who bets.
    pub const RAS: Card = Card(SPECIAL + 10);
    /// Juanita Jade, who looks at the undealt cards.
    pub const JUA: Card = Card(SPECIAL + 11);
    /// Harry the Giant, who changes his bid.
    pub const HAR: Card = Card(SPECIAL + 12);

    /// Every special card in deck order.
    pub const SPECIALS: [Card; 13] = [
        Card::ESC,
        Card::PIR,
        Card::MER,
        Card::SM,
        Card::SKU,
        Card::LOOT,
        Card::KRA,
        Card::WHA,
        Card::ROS,
        Card::BEN,
        Card::RAS,
        Card::JUA,
        Card::HAR,
    ];

    /// The number card of a suit (0..=3), if the number is 1..=14.
    #[must_use]
    pub fn number_card(suit: u8, number: u8) -> Option<Card> {
        (suit <= BLACK && (1..=14).contains(&number)).then_some(Card(suit * 16 + number))
    }

    /// The suit of a number card.
    #[must_use]
    pub fn suit(self) -> Option<u8> {
        (self.0 < SPECIAL).then_some(self.0 >> 4)
    }

    /// The number of a number card.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        (self.0 < SPECIAL).then_some(self.0 & 15)
    }

    /// Place among the special cards.
    pub(crate) fn special(self) -> Option<u8> {
        (self.0 >= SPECIAL).then(|| self.0 - SPECIAL)
    }

    /// A stable small number for tables and encodings, below [`Play::CODES`].
    #[must_use]
    pub fn code(self) -> u8 {
        self.0
    }
}

/// A card as it lies on the table: Scary Mary has said what she is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Play(pub(crate) u8);

impl Play {
    /// Scary Mary as a pirate.
    pub const SM_PIRATE: Play = Play(SPECIAL + 13);
    /// Scary Mary as an Escape.
    pub const SM_ESCAPE: Play = Play(SPECIAL + 14);
    /// One more than the largest code.
    pub const CODES: usize = SPECIAL as usize + 15;

    /// The play of a card; `None` for Scary Mary, who must say what she is (R33).
    #[must_use]
    pub fn of(card: Card) -> Option<Play> {
        (card != Card::SM).then_some(Play(card.0))
    }

    /// The card that left the hand.
    #[must_use]
    pub fn card(self) -> Card {
        if self.0 >= Play::SM_PIRATE.0 {
            Card::SM
        } else {
            Card(self.0)
        }
    }

    /// A stable small number for tables and encodings, below [`Play::CODES`].
    #[must_use]
    pub fn code(self) -> u8 {
        self.0
    }

    /// The play with this code, if there is one.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Play> {
        let number = code & 15;
        let valid = if code < SPECIAL {
            (1..=14).contains(&number)
        } else {
            (code as usize) < Play::CODES && code != Card::SM.0
        };
        valid.then_some(Play(code))
    }

    /// What this play counts as in a trick.
    #[must_use]
    pub fn class(self) -> Class {
        CLASS[(self.0 as usize) & 127]
    }
}

/// What a play counts as when a trick is decided (rule 1.7). The values are bits of a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Class {
    /// A number card of a plain suit.
    Plain = 1,
    /// A black number card.
    Black = 2,
    /// Escape, Loot, Scary Mary as an Escape.
    Escape = 4,
    /// Mermaid.
    Mermaid = 8,
    /// Pirate, named or not, Scary Mary as a pirate.
    Pirate = 16,
    /// Skull King.
    SkullKing = 32,
    /// Kraken.
    Kraken = 64,
    /// White Whale.
    Whale = 128,
}

/// Class of each code, a table because it is read for every card of every playout.
const CLASS: [Class; 128] = {
    let mut table = [Class::Plain; 128];
    let mut code = 0;
    while code < 128 {
        table[code] = match code as u8 {
            48..64 => Class::Black,
            64 | 69 | 78 => Class::Escape,
            66 => Class::Mermaid,
            65 | 72..=77 => Class::Pirate,
            68 => Class::SkullKing,
            70 => Class::Kraken,
            71 => Class::Whale,
            _ => Class::Plain,
        };
        code += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_of_the_special_plays() {
        let pairs = [
            (Card::ESC, Class::Escape),
            (Card::PIR, Class::Pirate),
            (Card::MER, Class::Mermaid),
            (Card::SKU, Class::SkullKing),
            (Card::LOOT, Class::Escape),
            (Card::KRA, Class::Kraken),
            (Card::WHA, Class::Whale),
            (Card::ROS, Class::Pirate),
            (Card::HAR, Class::Pirate),
        ];
        for (card, class) in pairs {
            assert_eq!(Play::of(card).map(Play::class), Some(class), "{card:?}");
        }
        assert_eq!(Play::SM_PIRATE.class(), Class::Pirate);
        assert_eq!(Play::SM_ESCAPE.class(), Class::Escape);
        assert_eq!(
            Play::of(Card::SM),
            None,
            "R33: a bare Scary Mary is no play"
        );
    }

    #[test]
    fn codes_and_plays_agree() {
        let plays: Vec<u8> = (0..=255)
            .filter(|&c| Play::from_code(c).is_some())
            .collect();
        assert_eq!(plays.len(), 4 * 14 + 14);
        assert!(plays.iter().all(|&c| (c as usize) < Play::CODES));
    }
}

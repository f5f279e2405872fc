//! A multiset of cards, and the set of plays that a player may choose from.

use crate::card::{Card, Play};

/// A multiset of cards in sixteen bytes: one bit for each number card, a four-bit counter for each
/// special card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Cards {
    pub(crate) numbers: u64,
    pub(crate) specials: u64,
}

/// The lowest bit of each counter.
const ONES: u64 = 0x1111_1111_1111_1111;

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards {
        numbers: 0,
        specials: 0,
    };

    /// One card alone. Number or special is a coin toss to a processor that guesses, so nothing here
    /// and in what builds on it branches on that.
    const fn one(card: Card) -> Cards {
        let special = (card.0 >> 6 & 1) as u64;
        Cards {
            numbers: (special ^ 1) << (card.0 & 63),
            specials: special << (4 * (card.0 & 15)),
        }
    }

    /// Adds one card. A number card is either there or not; a deck holds each once.
    pub fn add(&mut self, card: Card) {
        let one = Cards::one(card);
        self.numbers |= one.numbers;
        self.specials += one.specials;
    }

    /// Removes one card; false (and nothing changed) if it is not there.
    pub fn remove(&mut self, card: Card) -> bool {
        if !self.contains(card) {
            return false;
        }
        let one = Cards::one(card);
        self.numbers -= one.numbers;
        self.specials -= one.specials;
        true
    }

    /// Removes a card that is known to be there.
    pub(crate) fn take(&mut self, card: Card) {
        let one = Cards::one(card);
        self.numbers &= !one.numbers;
        self.specials -= one.specials;
    }

    /// How many of this card are in the set.
    #[must_use]
    pub fn count(self, card: Card) -> u8 {
        match card.special() {
            None => (self.numbers >> card.0 & 1) as u8,
            Some(place) => (self.specials >> (4 * place) & 15) as u8,
        }
    }

    /// Whether the card is in the set.
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        let one = Cards::one(card);
        self.numbers & one.numbers | self.specials & (one.specials * 15) != 0
    }

    /// How many cards there are.
    #[must_use]
    pub fn len(self) -> u8 {
        let pairs =
            (self.specials & 0x0F0F_0F0F_0F0F_0F0F) + (self.specials >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        let specials = pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56;
        self.numbers.count_ones() as u8 + specials as u8
    }

    /// Whether there are no cards.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.numbers == 0 && self.specials == 0
    }

    /// The number cards of one suit, as bits 1 to 14.
    #[must_use]
    pub fn suit(self, suit: u8) -> u16 {
        (self.numbers >> (16 * suit)) as u16
    }

    /// The cards in deck order, equal cards as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let numbers = Bits(self.numbers).map(Card);
        numbers.chain(Counters(self.specials))
    }

    /// Every play that these cards allow when no suit must be followed.
    #[must_use]
    pub fn plays(self) -> Plays {
        let pairs = self.specials | self.specials >> 1;
        let held = (pairs | pairs >> 2) & ONES;
        // Scary Mary becomes her two plays: counter 3 moves to places 13 and 14.
        let mary = held & 1 << 12;
        Plays {
            numbers: self.numbers,
            specials: held ^ mary | mary << 40 | mary << 44,
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Cards {
        let mut set = Cards::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// A set of plays: one bit for each number card, one (in every fourth place) for each special play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plays {
    numbers: u64,
    specials: u64,
}

impl Plays {
    /// No plays.
    pub const EMPTY: Plays = Plays {
        numbers: 0,
        specials: 0,
    };

    /// How many plays there are.
    #[must_use]
    pub fn len(self) -> u32 {
        self.numbers.count_ones() + self.specials.count_ones()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.numbers | self.specials == 0
    }

    /// Whether the play is in the set.
    #[must_use]
    pub fn contains(self, play: Play) -> bool {
        match play.0.checked_sub(64) {
            None => self.numbers >> play.0 & 1 == 1,
            Some(place) => self.specials >> (4 * place) & 1 == 1,
        }
    }

    /// Keeps the number cards of one suit only; special plays stay.
    pub(crate) fn following(self, suit: u8) -> Plays {
        Plays {
            numbers: self.numbers & 0xFFFF << (16 * suit),
            specials: self.specials,
        }
    }

    /// The play at place `index` (0..len), number cards first. `None` past the end.
    #[must_use]
    pub fn nth(self, index: u32) -> Option<Play> {
        if index >= self.len() {
            return None;
        }
        let numbers = self.numbers.count_ones();
        let (mut bits, mut skip) = if index < numbers {
            (self.numbers, index)
        } else {
            (self.specials, index - numbers)
        };
        while skip > 0 {
            bits &= bits.wrapping_sub(1);
            skip -= 1;
        }
        let bit = bits.trailing_zeros() as u8;
        Some(if index < numbers {
            Play(bit)
        } else {
            Play(64 + bit / 4)
        })
    }

    /// The plays in deck order; Scary Mary as a pirate, then as an Escape, at her place.
    pub fn iter(self) -> impl Iterator<Item = Play> {
        let numbers = Bits(self.numbers).map(Play);
        let specials = SPECIAL_PLAYS
            .into_iter()
            .filter(move |&play| self.contains(play));
        numbers.chain(specials)
    }
}

/// Special plays in deck order.
const SPECIAL_PLAYS: [Play; 14] = [
    Play(64),
    Play(65),
    Play(66),
    Play::SM_PIRATE,
    Play::SM_ESCAPE,
    Play(68),
    Play(69),
    Play(70),
    Play(71),
    Play(72),
    Play(73),
    Play(74),
    Play(75),
    Play(76),
];

/// Places of the set bits, lowest first.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// Special cards by their counters, lowest first, each as often as it is counted.
struct Counters(u64);

impl Iterator for Counters {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() / 4;
        self.0 -= 1 << (4 * place);
        Some(Card(Card::ESC.0 + place as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_equal_cards_and_lists_them_in_deck_order() {
        let mut cards: Cards = [Card::SM, Card::ESC, Card(3 * 16 + 7), Card::ESC]
            .into_iter()
            .collect();
        assert_eq!((cards.len(), cards.count(Card::ESC)), (4, 2));
        assert_eq!(
            cards.iter().map(|c| c.0).collect::<Vec<_>>(),
            [55, 64, 64, 67]
        );
        assert!(cards.remove(Card::ESC) && cards.remove(Card::ESC));
        assert!(!cards.remove(Card::ESC), "nothing left to remove");
        assert_eq!(cards.len(), 2);
    }

    #[test]
    fn scary_mary_is_two_plays() {
        let plays = [Card::SM, Card::SKU].into_iter().collect::<Cards>().plays();
        assert_eq!(
            plays.iter().collect::<Vec<_>>(),
            [Play::SM_PIRATE, Play::SM_ESCAPE, Play(68)]
        );
        let mut nth: Vec<_> = (0..plays.len()).filter_map(|i| plays.nth(i)).collect();
        nth.sort();
        assert_eq!(nth, [Play(68), Play::SM_PIRATE, Play::SM_ESCAPE]);
        assert_eq!(plays.nth(3), None);
    }
}

//! Deals: the shuffle `sk1`, seeds, and hands given explicitly.

use crate::card::Card;
use crate::cards::Cards;
use crate::chacha::ChaCha20;
use crate::error::RulesError;
use crate::rules::{Deck, Rules};
use crate::sha256::sha256;
use crate::{MAX_CARDS, MAX_DECK, MAX_SEATS};

/// Thirty-two bytes from which every deck of a game follows.
pub type Seed = [u8; 32];

/// The seed of a text: its SHA-256.
#[must_use]
pub fn seed_from_text(text: &str) -> Seed {
    sha256(text.as_bytes())
}

/// The hash that commits a table to a seed.
#[must_use]
pub fn commitment(seed: &Seed) -> [u8; 32] {
    sha256(seed)
}

/// The undealt cards, top first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pile {
    cards: [Card; MAX_DECK],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile {
        cards: [Card::ESC; MAX_DECK],
        len: 0,
    };

    fn of(cards: &[Card]) -> Pile {
        let mut pile = Pile::EMPTY;
        pile.cards[..cards.len()].copy_from_slice(cards);
        pile.len = cards.len() as u8;
        pile
    }

    /// The cards, top first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// Takes the top card.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let top = *self.cards().first()?;
        self.cards.copy_within(1..self.len as usize, 0);
        self.len -= 1;
        // What has left is forgotten, so that equal piles are equal.
        self.cards[self.len as usize] = Card::ESC;
        Some(top)
    }

    /// Puts a card under the pile.
    pub(crate) fn put_under(&mut self, card: Card) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// As many cards, none of them known.
    pub(crate) fn face_down(&self) -> Pile {
        Pile {
            len: self.len,
            ..Pile::EMPTY
        }
    }
}

/// The cards of one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    pub(crate) hands: [Cards; MAX_SEATS],
    /// Graybeard's hand from the top, when he plays.
    pub(crate) ghost: [Card; MAX_CARDS],
    pub(crate) pile: Pile,
}

impl Deal {
    /// The deal `sk1` of one round (ARCHITECTURE, "A deal"): a ChaCha20 stream with the seed as key
    /// and the round as nonce shuffles the deck from the last index down; seat after seat gets its
    /// cards, then Graybeard, and the rest is the undealt pile.
    #[must_use]
    pub fn sk1(seed: &Seed, round: u8, deck: &Deck, hands: u8, ghost: bool, cards: u8) -> Deal {
        let mut nonce = [0; 12];
        nonce[0] = round;
        let mut stream = ChaCha20::new(seed, &nonce);
        let mut deck = *deck;
        let order = deck.cards_mut();
        for last in (1..order.len()).rev() {
            order.swap(last, stream.below(last as u32 + 1) as usize);
        }
        Deal::cut(order, hands, ghost, cards)
    }

    /// Deals from a deck that the caller has shuffled: seat after seat gets its cards, then Graybeard
    /// (when `ghost`, the last of the hands), and the rest is the undealt pile. For playouts and for
    /// worlds that somebody imagines, which need no seed that others can check.
    ///
    /// # Errors
    /// `deal/hands` for no hand or more than there are seats, `deal/hand_size` for none or more than
    /// ten cards, or more than there are.
    pub fn from_order(
        order: &[Card],
        hands: u8,
        ghost: bool,
        cards: u8,
    ) -> Result<Deal, RulesError> {
        if !(1..=MAX_SEATS).contains(&(hands as usize)) {
            return Err(RulesError::new("deal/hands", hands));
        }
        let dealt = hands as usize * cards as usize;
        if !(1..=MAX_CARDS).contains(&(cards as usize))
            || !(dealt..=MAX_DECK).contains(&order.len())
        {
            return Err(RulesError::new("deal/hand_size", cards));
        }
        Ok(Deal::cut(order, hands, ghost, cards))
    }

    /// Cuts a shuffled deck into hands and pile.
    fn cut(order: &[Card], hands: u8, ghost: bool, cards: u8) -> Deal {
        let mut deal = Deal {
            hands: [Cards::EMPTY; MAX_SEATS],
            ghost: [Card::ESC; MAX_CARDS],
            pile: Pile::EMPTY,
        };
        let (dealt, rest) = order.split_at(hands as usize * cards as usize);
        for (hand, dealt) in deal
            .hands
            .iter_mut()
            .zip(dealt.chunks_exact(cards as usize))
        {
            *hand = dealt.iter().copied().collect();
        }
        if ghost {
            let last = &dealt[dealt.len() - cards as usize..];
            deal.ghost[..last.len()].copy_from_slice(last);
        }
        deal.pile = Pile::of(rest);
        deal
    }

    /// A deal with hands (Graybeard's last, top first) and the top of the undealt pile given; the
    /// rest of the pile follows in deck order.
    ///
    /// # Errors
    /// As [`Rules::check_players`]; `deal/hands` for a wrong number of hands, `deal/hand_size`,
    /// `deal/not_in_deck`.
    pub fn explicit(
        rules: &Rules,
        players: u8,
        hands: &[Vec<Card>],
        pile: &[Card],
    ) -> Result<Deal, RulesError> {
        rules.check_players(players)?;
        let ghost = rules.has_ghost(players);
        let wanted = players as usize + usize::from(ghost);
        if hands.len() != wanted {
            return Err(RulesError::new("deal/hands", hands.len()));
        }
        let cards = hands[0].len();
        if !(1..=MAX_CARDS).contains(&cards) || hands.iter().any(|hand| hand.len() != cards) {
            return Err(RulesError::new("deal/hand_size", cards));
        }
        let mut rest: Cards = rules.deck().cards().iter().copied().collect();
        let mut order = Vec::with_capacity(MAX_DECK);
        for &card in hands.iter().flatten().chain(pile) {
            if !rest.remove(card) {
                return Err(RulesError::new(
                    "deal/not_in_deck",
                    rules.token(card).text(),
                ));
            }
            order.push(card);
        }
        order.extend(
            rules
                .deck()
                .cards()
                .iter()
                .filter(|&&card| rest.remove(card)),
        );
        Ok(Deal::cut(&order, wanted as u8, ghost, cards as u8))
    }

    /// Whether this is a deal of that deck to so many hands.
    pub(crate) fn fits(&self, deck: &Deck, hands: u8) -> bool {
        let mut all: Cards = self.pile().iter().copied().collect();
        let dealt = self.hands.iter().flat_map(|hand| hand.iter());
        dealt.for_each(|card| all.add(card));
        let held = |(seat, hand): (usize, &Cards)| hand.is_empty() == (seat >= hands as usize);
        self.hands.iter().enumerate().all(held) && all == deck.cards().iter().copied().collect()
    }

    /// Cards of each hand.
    pub(crate) fn size(&self) -> u8 {
        self.hands[0].len()
    }

    /// A seat's hand.
    #[must_use]
    pub fn hand(&self, seat: u8) -> Cards {
        self.hands[seat as usize & 7]
    }

    /// The undealt cards, top first.
    #[must_use]
    pub fn pile(&self) -> &[Card] {
        self.pile.cards()
    }

    /// Graybeard's hand from the top.
    #[must_use]
    pub fn ghost(&self) -> &[Card] {
        &self.ghost[..self.size() as usize]
    }
}

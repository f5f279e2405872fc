//! What players decide.

use crate::card::{Card, Play};
use crate::rules::Load;

/// A decision of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// So many tricks (1.5).
    Bid(u8),
    /// A card onto the table (1.6).
    Play(Play),
    /// Rosie: who leads next (2.6).
    ChooseLeader(u8),
    /// Bendt: cards to put under the undealt pile, as many as were drawn (2.6, L6).
    Swap(Card, Option<Card>),
    /// Rascal: 0, 10 or 20 on the own bid (2.6).
    Bet(u8),
    /// Harry: -1, 0 or +1 on the own bid (2.6).
    ChangeBid(i8),
    /// Grapeshot or cannonball (2.7).
    Load(Load),
}

/// A pirate's power that asks for a decision (2.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// Choose the next leader.
    Rosie,
    /// Swap with the undealt cards.
    Bendt,
    /// Bet on the own bid.
    Rascal,
    /// Change the own bid.
    Harry,
}

impl Power {
    /// The pirate's card.
    #[must_use]
    pub fn card(self) -> Card {
        match self {
            Power::Rosie => Card::ROS,
            Power::Bendt => Card::BEN,
            Power::Rascal => Card::RAS,
            Power::Harry => Card::HAR,
        }
    }
}

/// Every decision of a game in order, two or three bytes each.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Log(Vec<u8>);

/// No second card in a swap.
const NONE: u8 = 255;

impl Log {
    /// An empty log with room for so many decisions.
    pub(crate) fn with_room_for(decisions: usize) -> Log {
        Log(Vec::with_capacity(2 * decisions))
    }

    /// Bytes that are set aside.
    #[cfg(test)]
    pub(crate) fn capacity(&self) -> usize {
        self.0.capacity()
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn push(&mut self, seat: u8, action: Action) {
        let (kind, value) = match action {
            Action::Bid(n) => (0, n),
            Action::Play(play) => (1, play.0),
            Action::ChooseLeader(seat) => (2, seat),
            Action::Swap(a, _) => (3, a.0),
            Action::Bet(n) => (4, n),
            Action::ChangeBid(by) => (5, by as u8),
            Action::Load(Load::Grapeshot) => (6, 0),
            Action::Load(Load::Cannonball) => (6, 1),
        };
        self.0.extend([kind << 4 | seat, value]);
        if let Action::Swap(_, b) = action {
            self.0.push(b.map_or(NONE, |card| card.0));
        }
    }

    /// The decisions: who, what.
    pub fn iter(&self) -> impl Iterator<Item = (u8, Action)> {
        let mut bytes = self.0.iter().copied();
        std::iter::from_fn(move || {
            let (head, value) = (bytes.next()?, bytes.next()?);
            let action = match head >> 4 {
                0 => Action::Bid(value),
                1 => Action::Play(Play(value)),
                2 => Action::ChooseLeader(value),
                3 => Action::Swap(Card(value), bytes.next().filter(|&b| b != NONE).map(Card)),
                4 => Action::Bet(value),
                5 => Action::ChangeBid(value as i8),
                _ => Action::Load(if value == 0 {
                    Load::Grapeshot
                } else {
                    Load::Cannonball
                }),
            };
            Some((head & 15, action))
        })
    }
}

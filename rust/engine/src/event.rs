//! What happens, and who may know it.

use crate::action::Power;
use crate::card::{Card, Play};
use crate::cards::Cards;
use crate::rules::Load;
use crate::score::{Bonuses, RoundScore};
use crate::trick::Reason;

/// Something that happened. Fields that are `Option` are `None` for those who may not know them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins and cards are dealt.
    RoundStarted {
        /// From 1.
        round: u8,
        /// To each player.
        cards: u8,
        /// Who deals.
        dealer: u8,
        /// Who leads the first trick.
        leader: u8,
        /// Each player's hand.
        hands: Vec<Option<Cards>>,
    },
    /// A player has a fist on the table.
    BidPlaced {
        /// Who.
        seat: u8,
        /// How many.
        bid: Option<u8>,
    },
    /// Yo-Ho-Ho: all bids open at once (1.5).
    BidsRevealed {
        /// By seat.
        bids: Vec<u8>,
    },
    /// A player has chosen a load.
    LoadPlaced {
        /// Who.
        seat: u8,
        /// Which.
        load: Option<Load>,
    },
    /// All loads open at once (2.7).
    LoadsRevealed {
        /// By seat.
        loads: Vec<Load>,
    },
    /// A card lies on the table.
    CardPlayed {
        /// Whose.
        seat: u8,
        /// Which.
        play: Play,
    },
    /// A trick is decided.
    TrickTaken {
        /// From 1.
        trick: u8,
        /// The seat that takes it.
        winner: Option<u8>,
        /// The seat that leads next.
        next_leader: u8,
        /// The suit that was to be followed.
        led: Option<u8>,
        /// Why.
        reason: Reason,
        /// The winner's bonuses.
        bonuses: Bonuses,
        /// What they are worth with an exact bid.
        points: i16,
        /// (seat of the Loot, seat of the winner).
        alliances: [Option<(u8, u8)>; 2],
    },
    /// A power asks its winner for a decision.
    ChoiceOffered {
        /// Who decides.
        seat: u8,
        /// Which power.
        power: Power,
    },
    /// Bendt drew undealt cards.
    CardsDrawn {
        /// Who.
        seat: u8,
        /// How many.
        count: u8,
        /// Which, in the order drawn.
        cards: Option<Vec<Card>>,
    },
    /// Bendt discarded.
    CardsDiscarded {
        /// Who.
        seat: u8,
        /// How many.
        count: u8,
        /// Which, in the order laid down.
        cards: Option<Vec<Card>>,
    },
    /// Juanita looked at the undealt cards.
    UndealtShown {
        /// Who.
        seat: u8,
        /// How many.
        count: u8,
        /// Which.
        cards: Option<Cards>,
    },
    /// Rosie chose who leads.
    LeaderChosen {
        /// Who chose.
        seat: u8,
        /// Who leads.
        leader: u8,
    },
    /// Rascal's bet.
    BetPlaced {
        /// Who.
        seat: u8,
        /// How much.
        bet: u8,
    },
    /// Harry changed a bid.
    BidChanged {
        /// Who.
        seat: u8,
        /// By how much.
        by: i8,
        /// The new bid.
        bid: u8,
    },
    /// A round is scored.
    RoundScored {
        /// From 1.
        round: u8,
        /// By seat.
        scores: Vec<RoundScore>,
        /// By seat, after this round.
        totals: Vec<i32>,
    },
    /// The game is over.
    GameOver {
        /// By seat.
        totals: Vec<i32>,
        /// By seat; equal totals share a rank.
        ranking: Vec<u8>,
    },
}

impl Event {
    /// The event as a seat (or a watcher, `None`) may see it. Nothing is ever dropped: that
    /// something happened is public, and streams of all seats stay in step.
    #[must_use]
    pub fn seen_by(&self, seat: Option<u8>) -> Event {
        let mut event = self.clone();
        let hidden_from = |owner: u8| seat != Some(owner);
        match &mut event {
            Event::RoundStarted { hands, .. } => {
                for (owner, hand) in hands.iter_mut().enumerate() {
                    if hidden_from(owner as u8) {
                        *hand = None;
                    }
                }
            }
            Event::BidPlaced { seat: owner, bid } if hidden_from(*owner) => *bid = None,
            Event::LoadPlaced { seat: owner, load } if hidden_from(*owner) => *load = None,
            Event::CardsDrawn {
                seat: owner, cards, ..
            }
            | Event::CardsDiscarded {
                seat: owner, cards, ..
            } if hidden_from(*owner) => {
                *cards = None;
            }
            Event::UndealtShown {
                seat: owner, cards, ..
            } if hidden_from(*owner) => *cards = None,
            // Everything else is public (1.11).
            Event::BidPlaced { .. }
            | Event::BidsRevealed { .. }
            | Event::LoadPlaced { .. }
            | Event::LoadsRevealed { .. }
            | Event::CardPlayed { .. }
            | Event::TrickTaken { .. }
            | Event::ChoiceOffered { .. }
            | Event::CardsDrawn { .. }
            | Event::CardsDiscarded { .. }
            | Event::UndealtShown { .. }
            | Event::LeaderChosen { .. }
            | Event::BetPlaced { .. }
            | Event::BidChanged { .. }
            | Event::RoundScored { .. }
            | Event::GameOver { .. } => {}
        }
        event
    }
}

/// Where events go: into a list, or nowhere when nobody looks (playouts).
pub(crate) trait Sink {
    fn push(&mut self, event: impl FnOnce() -> Event);
}

impl Sink for Vec<Event> {
    fn push(&mut self, event: impl FnOnce() -> Event) {
        Vec::push(self, event());
    }
}

/// Discards events without building them.
pub(crate) struct Quiet;

impl Sink for Quiet {
    fn push(&mut self, _: impl FnOnce() -> Event) {}
}

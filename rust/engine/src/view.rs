//! What one seat, or a watcher, may know of a game.

use crate::MAX_SEATS;
use crate::action::Action;
use crate::cards::Cards;
use crate::game::{Game, Phase, sheet};
use crate::round::Round;
use crate::score::{RoundScore, Tally, ranking};

/// A game as a seat may know it. Hidden cards and bids are not in here: they were left out when the
/// view was made.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Whose view; `None` for a watcher.
    pub seat: Option<u8>,
    /// What the game waits for.
    pub phase: Phase,
    /// Cards in each hand, Graybeard's last.
    pub hand_sizes: [u8; MAX_SEATS],
    /// Totals by seat.
    pub totals: [i32; MAX_SEATS],
    round: Round,
    tallies: Vec<Tally>,
}

impl Game {
    /// What a seat may know; `None`, or a seat that does not exist, sees what a watcher sees.
    #[must_use]
    pub fn view(&self, seat: Option<u8>) -> View {
        let round = self.round();
        let seat = seat.filter(|&seat| seat < round.players);
        let mut hand_sizes = [0; MAX_SEATS];
        for seat in 0..round.seats() {
            hand_sizes[seat as usize] = round.hand(seat).len();
        }
        let mut totals = [0; MAX_SEATS];
        totals[..self.totals().len()].copy_from_slice(self.totals());
        View {
            seat,
            phase: self.phase(),
            hand_sizes,
            totals,
            round: round.seen_by(seat),
            tallies: self.tallies().to_vec(),
        }
    }
}

impl View {
    /// The round as this seat knows it: others' hands and hidden bids are blank.
    #[must_use]
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The own hand.
    #[must_use]
    pub fn hand(&self) -> Cards {
        self.seat.map_or(Cards::EMPTY, |seat| self.round.hand(seat))
    }

    /// The own legal actions.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        match self.seat {
            Some(seat) if self.phase != Phase::Over => self.round.legal_actions(seat),
            _ => Vec::new(),
        }
    }

    /// Finished rounds, each with its score by seat.
    #[must_use]
    pub fn sheet(&self) -> Vec<Vec<RoundScore>> {
        sheet(&self.tallies, self.round.rules(), self.round.players)
    }

    /// Ranks by seat, once the game is over.
    #[must_use]
    pub fn ranking(&self) -> Option<Vec<u8>> {
        (self.phase == Phase::Over).then(|| ranking(&self.totals[..self.round.players as usize]))
    }
}

//! Errors. Each carries its data and a stable code; texts for people live in the catalogue.

use crate::card::Card;

/// Why an action was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalAction {
    /// The game is over.
    GameOver,
    /// No such seat, or a seat that does not act.
    NoSuchSeat(u8),
    /// Somebody else must act.
    NotYourTurn(u8),
    /// This kind of action is not asked for now.
    WrongPhase,
    /// A bid below 0 or above the cards dealt (R6).
    BidOutOfRange {
        /// The bid.
        bid: u8,
        /// The largest allowed bid.
        max: u8,
    },
    /// The card is not in the hand.
    NotInHand(Card),
    /// A suit must be followed (rule 1.6).
    MustFollow {
        /// The card that was refused.
        card: Card,
        /// The suit to follow.
        suit: u8,
    },
    /// Scary Mary must say what she is (R33).
    BareScaryMary,
    /// The cards to discard are not in the hand, or not as many as were drawn.
    BadSwap,
    /// A bet must be 0, 10 or 20.
    BadBet(u8),
    /// The changed bid would leave 0..=cards (L8).
    BadChange(i8),
    /// The next leader must be a player.
    BadLeader(u8),
}

impl IllegalAction {
    /// The stable code.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            IllegalAction::GameOver => "action/game_over",
            IllegalAction::NoSuchSeat(_) => "action/no_such_seat",
            IllegalAction::NotYourTurn(_) => "action/not_your_turn",
            IllegalAction::WrongPhase => "action/wrong_phase",
            IllegalAction::BidOutOfRange { .. } => "action/bid_out_of_range",
            IllegalAction::NotInHand(_) => "action/not_in_hand",
            IllegalAction::MustFollow { .. } => "action/must_follow",
            IllegalAction::BareScaryMary => "action/bare_scary_mary",
            IllegalAction::BadSwap => "action/bad_swap",
            IllegalAction::BadBet(_) => "action/bad_bet",
            IllegalAction::BadChange(_) => "action/bad_change",
            IllegalAction::BadLeader(_) => "action/bad_leader",
        }
    }
}

/// Why rules, a deal or a score were refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    /// The stable code, such as `rules/unknown_option`.
    pub code: &'static str,
    /// The part of the input that is wrong.
    pub what: String,
}

impl RulesError {
    pub(crate) fn new(code: &'static str, what: impl ToString) -> RulesError {
        RulesError {
            code,
            what: what.to_string(),
        }
    }
}

/// Why a text is no card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The stable code, such as `notation/card`.
    pub code: &'static str,
    /// Byte offset into the text.
    pub position: usize,
    /// The text that is no card.
    pub what: String,
}

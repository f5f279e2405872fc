//! Levels of play, from a child's to the best: one net, more or less shaken.

use engine::action::Action;
use engine::round::{Phase, Round};

use crate::bots;
use crate::policy::Aim;
use crate::rng::Rng;
use crate::search::{self, Budget};
use crate::weights;

/// A level of play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Level {
    /// Plays by simple rules, often any card, and often bids one too many or too few.
    Child,
    /// The net with ten points of noise on every choice.
    Deckhand,
    /// The table heuristic: sound, without memory.
    Sailor,
    /// The net with five points of noise.
    Mate,
    /// The net with two points of noise.
    Boatswain,
    /// The net at its best.
    Captain,
    /// The net, beliefs about the hidden cards, and a shallow search.
    SkullKing,
    /// As that, with another budget; for measurements.
    Search(Budget),
    /// The net with so many points of noise.
    Noise(f32),
}

impl Level {
    /// The continuous dial: from 0, which plays almost any card, to 100, the captain. Noise falls with
    /// the third power, so that equal steps are about equal points a game.
    #[must_use]
    pub fn dial(strength: u8) -> Level {
        let short = 1.0 - f32::from(strength.min(100)) / 100.0;
        Level::Noise(40.0 * short * short * short)
    }

    /// Points of noise on each choice; `None` for levels without the net.
    #[must_use]
    pub fn noise(self) -> Option<f32> {
        match self {
            Level::Child | Level::Sailor => None,
            Level::Deckhand => Some(10.0),
            Level::Mate => Some(5.0),
            Level::Boatswain => Some(2.0),
            Level::Captain | Level::SkullKing | Level::Search(_) => Some(0.0),
            Level::Noise(points) => Some(points),
        }
    }

    /// Chooses; `None` when weights are missing.
    pub(crate) fn decide(self, round: &Round, seat: u8, rng: &mut Rng) -> Option<Action> {
        match self {
            Level::Child => child(round, seat, rng),
            Level::Sailor => {
                bots::by_tables(round, seat, &weights::fitting(round.rules())?.brain.tables)
            }
            Level::SkullKing | Level::Search(_) => {
                let weights = weights::fitting(round.rules())?;
                let budget = match self {
                    Level::Search(budget) => budget,
                    _ => Budget::default(),
                };
                search::choose(&weights.brain, round, seat, budget, rng)
            }
            _ => {
                let weights = weights::fitting(round.rules())?;
                let noise = self.noise().unwrap_or(0.0);
                weights.brain.choose(round, seat, Aim::POINTS, noise, rng)
            }
        }
    }
}

/// A child: simple rules; three cards in ten are any, four bids in ten are one off.
fn child(round: &Round, seat: u8, rng: &mut Rng) -> Option<Action> {
    let sensible = bots::simple(round, seat)?;
    match (round.phase, sensible) {
        (Phase::Bidding, Action::Bid(bid)) if rng.chance(0.4) => {
            let step = if rng.chance(0.5) { 1 } else { -1 };
            Some(Action::Bid(
                bid.saturating_add_signed(step).min(round.cards),
            ))
        }
        (Phase::Playing, _) if rng.chance(0.3) => bots::random(round, seat, rng),
        _ => Some(sensible),
    }
}

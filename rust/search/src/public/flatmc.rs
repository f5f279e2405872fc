//! tintamaria95/skull_king_mcts, "flatmc", without a look at others' cards: every bid or play is tried
//! in its share of the playouts, and the one with the most points is chosen.

use engine::action::Action;
use engine::card::Play;
use engine::round::{Phase, Round};

use crate::facts::Facts;
use crate::public::imagined::Imagined;
use crate::rng::Rng;
use crate::tables::largest;

/// Points for each number of tricks won, bonuses left out as in the original.
fn points(facts: &Facts<'_>, bid: u8) -> [f32; 12] {
    let mut facts = *facts;
    facts.bids[facts.seat as usize & 7] = bid;
    std::array::from_fn(|won| facts.bid_points((won as u8).min(facts.cards)))
}

/// Bids or plays; `budget` playouts are split evenly between the choices.
pub(super) fn decide(round: &Round, seat: u8, budget: u16, rng: &mut Rng) -> Option<Action> {
    let mut imagined = Imagined::of(round, seat);
    let facts = *imagined.facts();
    let mut rate = |points: [f32; 12], first: Option<Play>, choices: u32| {
        let playouts = (u32::from(budget) / choices).max(1);
        let ending = |_| points[imagined.play_out(first, rng).won as usize];
        (0..playouts).map(ending).sum::<f32>()
    };
    if round.phase == Phase::Bidding {
        let choices = u32::from(round.cards) + 1;
        let rated = (0..=round.cards).map(|bid| (bid, rate(points(&facts, bid), None, choices)));
        return largest(rated).map(Action::Bid);
    }
    let plays = round.legal_plays(seat);
    if plays.len() == 1 {
        return plays.nth(0).map(Action::Play);
    }
    let points = points(&facts, facts.bids[seat as usize & 7]);
    let rated = plays
        .iter()
        .map(|play| (play, rate(points, Some(play), plays.len())));
    largest(rated).map(Action::Play)
}

//! What the captain expects of each legal action: for players who ask what to do, and why.

use engine::action::Action;
use engine::round::{Phase, Round};

use crate::explain::{Rated, play_by_the_net};
use crate::facts::Facts;
use crate::guesses::{Guess, guesses};
use crate::net::EXACT;
use crate::policy::{Aim, Brain};
use crate::rng::Rng;
use crate::search::Budget;
use crate::world::World;

/// What is expected of an action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The action.
    pub action: Action,
    /// Points of this round.
    pub points: f32,
    /// Probability that the bid is met.
    pub exact: f32,
    /// Probability that a play takes its trick; nothing for other actions.
    pub takes: Option<f32>,
}

/// Rates all legal actions of a seat, the best first; none if it has nothing to decide.
#[must_use]
pub fn advise(brain: &Brain, round: &Round, seat: u8, rng: &mut Rng) -> Vec<Advice> {
    let facts = Facts::of(round, seat);
    let mut all: Vec<Advice> = match round.phase {
        Phase::Bidding if round.to_act() >> seat & 1 == 1 => bids(brain, &facts),
        Phase::Playing if round.to_act() >> seat & 1 == 1 => plays(brain, round, &facts, rng),
        Phase::Bidding | Phase::Playing | Phase::Done => Vec::new(),
        _ => others(brain, round, &facts),
    };
    all.sort_by(|a, b| b.points.total_cmp(&a.points));
    all
}

fn bids(brain: &Brain, facts: &Facts<'_>) -> Vec<Advice> {
    let mut bids = Vec::with_capacity(11);
    brain.bids(facts, Aim::POINTS, &mut bids);
    let rated = bids.iter().map(|(bid, features, points)| Advice {
        action: Action::Bid(*bid),
        points: *points,
        exact: brain.bid_answer(features, *bid, facts.cards).deviation[EXACT],
        takes: None,
    });
    rated.collect()
}

fn plays(brain: &Brain, round: &Round, facts: &Facts<'_>, rng: &mut Rng) -> Vec<Advice> {
    let mut rated = Rated::with_capacity(12);
    brain.plays(facts, Aim::POINTS, &mut rated);
    let guesses = guesses(brain, round, facts.seat, Budget::default(), rng);
    let advice = rated.iter().map(|&(play, _, points)| Advice {
        action: Action::Play(play),
        points,
        exact: brain.answer(&facts.after(play)).deviation[EXACT],
        takes: Some({
            let taken = guesses.iter().filter(|guess| {
                let mut world = guess.world;
                world.lay(play);
                takes(brain, world, facts)
            });
            let times = |guess: &Guess<'_>| f32::from(guess.times);
            taken.map(times).sum::<f32>() / guesses.iter().map(times).sum::<f32>()
        }),
    });
    advice.collect()
}

/// Plays a trick to its end; whether the seat has taken it.
fn takes(brain: &Brain, mut world: World<'_>, before: &Facts<'_>) -> bool {
    let mut rated = Rated::new();
    while world.tricks() == before.tricks {
        let Some(play) = play_by_the_net(brain, &world, Aim::POINTS, &mut rated) else {
            break;
        };
        world.lay(play);
    }
    let seat = before.seat as usize & 7;
    world.facts(before.seat).won[seat] > before.won[seat]
}

fn others(brain: &Brain, round: &Round, facts: &Facts<'_>) -> Vec<Advice> {
    let rated = brain.powers(round, facts).into_iter();
    rated
        .map(|(action, points, exact)| Advice {
            action,
            points,
            exact,
            takes: None,
        })
        .collect()
}

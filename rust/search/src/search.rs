//! Shallow search: guesses of the hidden cards, a few tricks played on in each by the net for
//! everybody, then the net's word for what becomes of it.
//!
//! One's own later plays follow from one's own facts in every world, so no play is chosen because of
//! cards that one cannot see. Budgets count worlds, never time: equal seeds give equal choices.

use engine::action::Action;
use engine::card::Play;
use engine::round::{Phase, Round};

use crate::belief::Beliefs;
use crate::facts::Facts;
use crate::features::Features;
use crate::numeric::exp;
use crate::policy::{Aim, Brain};
use crate::rng::Rng;
use crate::tables::largest;
use crate::world::World;

/// How much is searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Guesses that are drawn.
    pub drawn: u16,
    /// Guesses that are searched, drawn anew from the first by how well they explain others' plays;
    /// equal to `drawn`: all of them, without that look back.
    pub worlds: u16,
    /// Own plays after the one in question.
    pub depth: u8,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            drawn: 400,
            worlds: 130,
            depth: 2,
        }
    }
}

/// The search plays for the lead: most of what the others make on average counts against it. That costs
/// some own points and gains more margin (docs/bots-engineering.md).
const LEAD: Aim = Aim { others: 0.8 };
/// Temperature of others' plays, in points, when they are explained.
const TEMPERATURE: f32 = 6.0;
/// Share of plays that nothing explains.
const ODD: f32 = 0.03;

/// Plays with their features and expected points.
pub(crate) type Rated = Vec<(Play, Features, f32)>;

/// Chooses a play; everything else as the net does.
#[must_use]
pub fn choose(
    brain: &Brain,
    round: &Round,
    seat: u8,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Action> {
    if round.phase != Phase::Playing || round.seats() != round.players {
        return brain.choose(round, seat, LEAD, 0.0, rng);
    }
    let facts = Facts::of(round, seat);
    let plays: Vec<Play> = engine::trick::legal(facts.hand, facts.led).iter().collect();
    if plays.len() < 2 {
        return plays.first().copied().map(Action::Play);
    }
    let mut rated = Rated::with_capacity(12);
    let worlds = worlds(brain, round, seat, budget, rng, &mut rated);
    let mut sums = vec![0.0; plays.len()];
    for world in &worlds {
        for (sum, &play) in sums.iter_mut().zip(&plays) {
            let mut world = *world;
            world.lay(play);
            *sum += play_on(brain, world, seat, budget.depth, &mut rated);
        }
    }
    largest(plays.into_iter().zip(sums)).map(Action::Play)
}

/// Plays on by the net until `depth` more own decisions; what that is worth to `seat`.
fn play_on(brain: &Brain, mut world: World<'_>, seat: u8, depth: u8, rated: &mut Rated) -> f32 {
    let mut own = 0;
    while !world.is_over() {
        let turn = world.turn();
        own += u8::from(turn == seat);
        if turn == seat && own >= depth {
            brain.plays(&world.facts(turn), LEAD, rated);
            return rated.iter().fold(f32::MIN, |best, rated| best.max(rated.2));
        }
        let aim = if turn == seat { LEAD } else { Aim::POINTS };
        let Some(play) = play_by_the_net(brain, &world, aim, rated) else {
            break;
        };
        world.lay(play);
    }
    world.points(seat) - LEAD.others * world.points_of_others(seat)
}

/// What the net plays for the seat whose turn it is, from what that seat would know.
pub(crate) fn play_by_the_net(
    brain: &Brain,
    world: &World<'_>,
    aim: Aim,
    rated: &mut Rated,
) -> Option<Play> {
    world.forced().or_else(|| {
        brain.plays(&world.facts(world.turn()), aim, rated);
        largest(rated.iter().map(|&(play, _, value)| (play, value)))
    })
}

/// Guesses of the hidden cards, as many as the budget has.
pub(crate) fn worlds<'a>(
    brain: &Brain,
    round: &'a Round,
    seat: u8,
    budget: Budget,
    rng: &mut Rng,
    rated: &mut Rated,
) -> Vec<World<'a>> {
    let mut beliefs = Beliefs::new(round, seat, &brain.tables, rng);
    let mut drawn: Vec<World<'a>> = (0..budget.drawn).map(|_| beliefs.sample(rng)).collect();
    if budget.worlds >= budget.drawn {
        return drawn;
    }
    let explained: Vec<f32> = drawn
        .iter()
        .map(|world| log_likelihood(brain, world, round, seat, rated))
        .collect();
    let top = explained.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = explained.iter().map(|log| exp(log - top)).collect();
    let step = weights.iter().sum::<f32>() / f32::from(budget.worlds.max(1));
    // Systematic resampling: one random start, then equal steps along the weights.
    let (mut at, mut passed) = (rng.unit() * step, 0.0);
    let mut kept = Vec::with_capacity(budget.worlds as usize);
    for (world, weight) in drawn.drain(..).zip(weights) {
        passed += weight;
        while at < passed && kept.len() < budget.worlds as usize {
            kept.push(world);
            at += step;
        }
    }
    kept
}

/// How well a world explains what others have played in this round.
fn log_likelihood(
    brain: &Brain,
    world: &World<'_>,
    round: &Round,
    seat: u8,
    rated: &mut Rated,
) -> f32 {
    let mut past = world.before_the_first_card(round);
    let mut log = 0.0;
    for index in 0..=round.tricks().min(round.cards - 1) {
        let (leader, plays) = round.trick(index);
        if !plays.is_empty() {
            past.lead(leader);
        }
        for &play in plays {
            let turn = past.turn();
            if turn != seat && past.forced().is_none() {
                brain.plays(&past.facts(turn), Aim::POINTS, rated);
                let best = rated.iter().fold(f32::MIN, |best, rated| best.max(rated.2));
                let share = |value: f32| exp((value - best) / TEMPERATURE);
                let all: f32 = rated.iter().map(|rated| share(rated.2)).sum();
                let this = rated.iter().find(|rated| rated.0 == play);
                let explained = this.map_or(0.0, |rated| share(rated.2) / all);
                log += ((1.0 - ODD) * explained + ODD / rated.len().max(1) as f32).ln();
            }
            past.lay(play);
        }
    }
    log
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::{BID_INPUTS, PLAY_INPUTS};
    use crate::net::Net;
    use crate::tables::Tables;
    use engine::game::{Game, Source};
    use engine::rules::Rules;

    /// Worlds that look back: replaying a round in the true world ends in the true state, and the
    /// search is the same for the same seed.
    #[test]
    fn a_world_replays_the_round() {
        let mut rng = Rng::new(1);
        let brain = Brain {
            tables: Tables::default(),
            play: Net::fresh(PLAY_INPUTS, &mut rng),
            bid: Net::fresh(BID_INPUTS, &mut rng),
        };
        let rules = Rules::parse("schmidt+rounds=7").expect("id");
        let mut game = Game::new(&rules, 4, Source::Seed([5; 32]), 0).expect("game");
        let budget = Budget {
            drawn: 6,
            worlds: 3,
            depth: 2,
        };
        while !game.is_over() {
            let round = game.round();
            let seat = round.to_act().trailing_zeros() as u8;
            let view = game.view(Some(seat));
            let pick = |seed| choose(&brain, view.round(), seat, budget, &mut Rng::new(seed));
            assert_eq!(pick(7), pick(7));
            if round.phase == Phase::Playing {
                let mut world = World::of(round, seat);
                for other in 0..4 {
                    world.hands[other as usize] = round.hand(other);
                }
                let mut past = world.before_the_first_card(round);
                for index in 0..=round.tricks() {
                    for &play in round.trick(index).1 {
                        past.lay(play);
                    }
                }
                assert_eq!(past.turn(), seat);
                for other in 0..4 {
                    assert_eq!(past.facts(other), Facts::of(round, other));
                }
            }
            let action = pick(7).expect("an action");
            game.apply_quietly(seat, action).expect("legal");
        }
    }
}

//! Shallow search: guesses of the hidden cards, a few tricks played on in each by the net for
//! everybody, then the net's word for what becomes of it.
//!
//! One's own later plays follow from one's own facts in every guess, so no play is chosen because of
//! cards that one cannot see. Budgets count guesses, never time: equal seeds give equal choices.

use engine::action::Action;
use engine::card::Play;
use engine::round::{Phase, Round};

use crate::explain::{Rated, play_by_tables, play_by_the_net};
use crate::guesses::{Guess, guesses};
use crate::policy::{Aim, Brain};
use crate::rng::Rng;
use crate::tables::largest;

/// How much is searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Budget {
    /// Guesses that are drawn and asked how well they explain others' bids and plays.
    pub drawn: u16,
    /// Guesses that are searched, drawn anew from the first by that.
    pub worlds: u16,
    /// Own plays after the one in question.
    pub depth: u8,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            drawn: 230,
            worlds: 150,
            depth: 4,
        }
    }
}

/// The search plays for the lead: half of what the others make on average counts against it
/// (docs/bots-engineering.md).
const LEAD: Aim = Aim { others: 0.5 };
/// Plays are compared after so many guesses each time.
const ROUND_OF_THE_RACE: usize = 16;
/// A play that trails by so many standard errors of the difference is not tried any further.
const TRAILS: f32 = 2.5;

/// A play in the race.
struct Runner {
    play: Play,
    /// What it was worth in each guess so far.
    values: Vec<f32>,
    /// Their sum, each as often as its guess was drawn.
    sum: f32,
}

impl Runner {
    /// Whether it is clearly worse than the best, from the differences in the guesses so far.
    fn trails(&self, best: &Runner, guesses: &[Guess<'_>]) -> bool {
        let times = || guesses.iter().map(|guess| f32::from(guess.times));
        let all: f32 = times().sum();
        let mean = (best.sum - self.sum) / all;
        let pairs = best.values.iter().zip(&self.values).zip(times());
        let squares: f32 = pairs
            .map(|((best, own), times)| times * (best - own - mean) * (best - own - mean))
            .sum();
        let error = (squares / all / self.values.len() as f32).sqrt();
        mean > TRAILS * error && mean > 0.0
    }
}

/// Chooses a play; everything else as the net does.
#[must_use]
pub fn choose(
    brain: &Brain,
    round: &Round,
    seat: u8,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Action> {
    if round.phase != Phase::Playing {
        return brain.choose(round, seat, Aim::POINTS, 0.0, rng);
    }
    let legal = engine::trick::legal(round.hand(seat), round.led());
    if legal.len() < 2 {
        return legal.nth(0).map(Action::Play);
    }
    let guesses = guesses(brain, round, seat, budget, rng);
    let runner = |play| Runner {
        play,
        values: Vec::with_capacity(guesses.len()),
        sum: 0.0,
    };
    let mut runners: Vec<Runner> = legal.iter().map(runner).collect();
    let mut rated = Rated::with_capacity(12);
    for (number, guess) in guesses.iter().enumerate() {
        for runner in &mut runners {
            let value = play_on(brain, guess, seat, runner.play, budget.depth, &mut rated);
            runner.values.push(value);
            runner.sum += value * f32::from(guess.times);
        }
        if (number + 1) % ROUND_OF_THE_RACE == 0 {
            let best = largest((0..runners.len()).map(|i| (i, runners[i].sum)))?;
            let best = runners.swap_remove(best);
            runners.retain(|runner| !runner.trails(&best, &guesses[..=number]));
            if runners.is_empty() {
                return Some(Action::Play(best.play));
            }
            runners.push(best);
        }
    }
    largest(runners.iter().map(|runner| (runner.play, runner.sum))).map(Action::Play)
}

/// Lays a card and plays on until `depth` more own decisions; what that is worth to `seat`.
fn play_on(
    brain: &Brain,
    guess: &Guess<'_>,
    seat: u8,
    play: Play,
    depth: u8,
    rated: &mut Rated,
) -> f32 {
    let mut world = guess.world;
    world.lay(play);
    let mut own = 0;
    while !world.is_over() {
        let turn = world.turn();
        own += u8::from(turn == seat);
        if turn == seat && own >= depth {
            brain.plays(&world.facts(turn), LEAD, rated);
            return rated.iter().fold(f32::MIN, |best, rated| best.max(rated.2));
        }
        let play = if turn == seat {
            play_by_the_net(brain, &world, LEAD, rated)
        } else if guess.by_tables >> turn & 1 == 1 {
            play_by_tables(&brain.tables, &world)
        } else {
            play_by_the_net(brain, &world, Aim::POINTS, rated)
        };
        let Some(play) = play else { break };
        world.lay(play);
    }
    world.points(seat) - LEAD.others * world.points_of_others(seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::Facts;
    use crate::features::{BID_INPUTS, PLAY_INPUTS};
    use crate::net::Net;
    use crate::tables::Tables;
    use crate::world::World;
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
        for (id, players) in [
            ("schmidt+rounds=7", 4),
            ("grandpabeck2021+rounds=5,6", 2),
            (
                "grandpabeck2021+rounds=5,6+graybeard_second=last_human_leader",
                2,
            ),
        ] {
            let rules = Rules::parse(id).expect(id);
            let source = Source::Seed([5; 32]);
            replays(&brain, Game::new(&rules, players, source, 0).expect(id));
        }
    }

    fn replays(brain: &Brain, mut game: Game) {
        let budget = Budget {
            drawn: 6,
            worlds: 3,
            depth: 2,
        };
        while !game.is_over() {
            let round = game.round();
            let seat = round.to_act().trailing_zeros() as u8;
            let view = game.view(Some(seat));
            let pick = |seed| choose(brain, view.round(), seat, budget, &mut Rng::new(seed));
            assert_eq!(pick(7), pick(7));
            if round.phase == Phase::Playing {
                let mut world = World::of(round, seat);
                for other in 0..round.players {
                    world.hands[other as usize] = round.hand(other);
                }
                let mut past = world.before_the_first_card(round);
                for index in 0..=round.tricks() {
                    for &play in round.trick(index).1 {
                        past.lay(play);
                    }
                }
                assert_eq!(past.turn(), seat);
                for other in 0..round.players {
                    assert_eq!(past.facts(other), Facts::of(round, other));
                }
            }
            let action = pick(7).expect("an action");
            game.apply_quietly(seat, action).expect("legal");
        }
    }
}

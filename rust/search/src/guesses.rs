//! Guesses of the hidden cards that explain what others have bid and played.
//!
//! Many are drawn by [`Beliefs`], hand by hand it is asked how well they explain their holder's choices
//! ([`explain`]), and fewer are kept, the likelier the more often. How well a hand explains does not
//! depend on the other hands, so each hand of a kept guess is then exchanged for one of another draw
//! that leaves the other hands their cards, again the likelier the more often (Gibbs sampling). Without
//! that a few draws that explain everything well would stand for all.

use engine::MAX_SEATS;
use engine::round::Round;

use crate::belief::{Beliefs, Draw, Held};
use crate::explain::{Explained, Rated, explain};
use crate::policy::Brain;
use crate::rng::Rng;
use crate::search::Budget;
use crate::world::World;

/// A guess of the hidden cards, and of how others play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess<'a> {
    /// The table with everybody's cards.
    pub world: World<'a>,
    /// Seats that play by the table heuristic, as bits; the others by the net.
    pub by_tables: u8,
    /// How often it was drawn.
    pub times: u16,
}

/// A hand that a seat may have.
#[derive(Clone, Copy)]
struct Hand {
    held: Held,
    /// How likely it is, the likeliest being 1.
    weight: f64,
    /// How likely its holder plays by the table heuristic.
    by_tables: f32,
}

/// How often each hand of a kept guess is exchanged.
const SWEEPS: usize = 2;
/// Below any weight of a hand that floats can tell from nothing: a product of seven stays above zero.
const LEAST: f64 = 1e-40;

/// The hands of all draws, by seat.
struct Pool {
    others: Vec<usize>,
    hands: [Vec<Hand>; MAX_SEATS],
}

impl Pool {
    fn new(draws: &[Draw], explained: &[[Explained; MAX_SEATS]], others: Vec<usize>) -> Pool {
        let hands = |seat: usize| {
            let pairs = draws.iter().zip(explained);
            let mut hands: Vec<Hand> = pairs
                .map(|(draw, explained)| Hand {
                    held: draw.held[seat],
                    // The chain has minded the bids already, in its own way.
                    weight: f64::from(explained[seat].likelihood) * f64::from(draw.shunned[seat]),
                    by_tables: explained[seat].by_tables,
                })
                .collect();
            let top = hands.iter().fold(0.0, |top, hand| hand.weight.max(top));
            for hand in &mut hands {
                hand.weight = (hand.weight / top).max(LEAST);
            }
            hands
        };
        let hands = std::array::from_fn(|seat| match others.contains(&seat) {
            true => hands(seat),
            false => Vec::new(),
        });
        Pool { others, hands }
    }

    /// How likely a draw is, up to a factor.
    fn weight(&self, draw: usize) -> f64 {
        let others = self.others.iter();
        others
            .map(|&other| self.hands[other][draw].weight)
            .product()
    }

    /// Exchanges each hand for one of another draw that leaves the other hands their cards. `from` tells
    /// the draw of each hand.
    fn exchange(&self, from: &mut [usize; MAX_SEATS], rng: &mut Rng) {
        for &other in &self.others {
            let rest = self.others.iter().filter(|&&rest| rest != other);
            let taken = rest.fold(0, |taken, &rest| taken | self.hands[rest][from[rest]].held);
            from[other] = self.one_without(taken, other, rng).unwrap_or(from[other]);
        }
    }

    /// One of a seat's hands without a card of `taken`, the likelier the more often.
    fn one_without(&self, taken: Held, seat: usize, rng: &mut Rng) -> Option<usize> {
        let hands = self.hands[seat].iter().enumerate();
        let fitting = hands.filter(|(_, hand)| hand.held & taken == 0);
        let all: f64 = fitting.clone().map(|(_, hand)| hand.weight).sum();
        let mut left = f64::from(rng.unit()) * all;
        let mut last = None;
        for (draw, hand) in fitting {
            last = Some(draw);
            left -= hand.weight;
            if left < 0.0 {
                break;
            }
        }
        last
    }

    /// What each seat holds, and who plays by the table heuristic.
    fn told(&self, from: &[usize; MAX_SEATS], rng: &mut Rng) -> ([Held; MAX_SEATS], u8) {
        let (mut held, mut by_tables) = ([0; MAX_SEATS], 0);
        for &other in &self.others {
            let hand = &self.hands[other][from[other]];
            held[other] = hand.held;
            by_tables |= u8::from(rng.chance(hand.by_tables)) << other;
        }
        (held, by_tables)
    }
}

/// Guesses of the hidden cards, as many as the budget has, equal ones told once; in random order.
pub(crate) fn guesses<'a>(
    brain: &Brain,
    round: &'a Round,
    seat: u8,
    budget: Budget,
    rng: &mut Rng,
) -> Vec<Guess<'a>> {
    let mut beliefs = Beliefs::new(round, seat, &brain.tables, rng);
    let draws: Vec<Draw> = (0..budget.drawn).map(|_| beliefs.draw(rng)).collect();
    let mut rated = Rated::with_capacity(12);
    let mut explain = |draw: &Draw| {
        let world = beliefs.world(&draw.held, rng);
        explain(brain, &world, round, seat, &mut rated)
    };
    let explained: Vec<[Explained; MAX_SEATS]> = draws.iter().map(&mut explain).collect();
    let others = (0..round.players as usize).filter(|&other| other != seat as usize);
    let pool = Pool::new(&draws, &explained, others.collect());
    let weights: Vec<f64> = (0..draws.len()).map(|draw| pool.weight(draw)).collect();

    // Systematic resampling: one random start, then equal steps along the weights.
    let step = weights.iter().sum::<f64>() / f64::from(budget.worlds.max(1));
    let (mut at, mut passed) = (f64::from(rng.unit()) * step, 0.0);
    let mut kept: Vec<([usize; MAX_SEATS], Guess<'a>)> = Vec::with_capacity(budget.worlds as usize);
    for (draw, weight) in weights.iter().enumerate() {
        passed += weight;
        while at < passed {
            at += step;
            let mut from = [draw; MAX_SEATS];
            for _ in 0..SWEEPS {
                pool.exchange(&mut from, rng);
            }
            let (held, by_tables) = pool.told(&from, rng);
            let known = kept
                .iter_mut()
                .find(|(known, guess)| *known == from && guess.by_tables == by_tables);
            if let Some((_, guess)) = known {
                guess.times += 1;
            } else {
                let world = beliefs.world(&held, rng);
                let guess = Guess {
                    world,
                    by_tables,
                    times: 1,
                };
                kept.push((from, guess));
            }
        }
    }
    for last in (1..kept.len()).rev() {
        kept.swap(last, rng.below(last as u32 + 1) as usize);
    }
    kept.into_iter().map(|(_, guess)| guess).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::simple;
    use crate::features::{BID_INPUTS, PLAY_INPUTS};
    use crate::net::Net;
    use crate::tables::Tables;
    use engine::game::{Game, Source};
    use engine::round::Phase;
    use engine::rules::Rules;

    /// Hands of different draws are put together, and what comes of it are possible worlds all the same:
    /// as many cards in each hand as there are, no card twice, none in a suit that its holder lacks.
    #[test]
    fn exchanged_hands_are_possible_worlds() {
        let mut rng = Rng::new(3);
        let brain = Brain {
            tables: Tables::default(),
            play: Net::fresh(PLAY_INPUTS, &mut rng),
            bid: Net::fresh(BID_INPUTS, &mut rng),
        };
        let rules = Rules::parse("grandpabeck2021+kraken+whale+loot+rounds=4,4,4").expect("id");
        let budget = Budget {
            drawn: 30,
            worlds: 20,
            depth: 1,
        };
        let mut game = Game::new(&rules, 5, Source::Seed([3; 32]), 0).expect("game");
        let (mut told, mut wanted, mut lacking) = (0, 0, 0);
        while !game.is_over() {
            let round = game.round();
            let seat = round.to_act().trailing_zeros() as u8;
            if round.phase == Phase::Playing {
                let view = game.view(Some(seat));
                let guesses = guesses(&brain, view.round(), seat, budget, &mut rng);
                let times: u16 = guesses.iter().map(|guess| guess.times).sum();
                assert!((19..=21).contains(&times), "{times}");
                (told, wanted) = (told + guesses.len(), wanted + 20);
                for guess in guesses {
                    lacking += guess.world.assert_possible(round, seat);
                }
            }
            let action = simple(round, seat).expect("an action");
            game.apply_quietly(seat, action).expect("legal");
        }
        // Without the exchange a few draws would stand for all: the best of them, many times.
        assert!(
            lacking > 100 && told * 10 > wanted * 7,
            "{lacking} {told} {wanted}"
        );
    }
}

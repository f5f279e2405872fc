//! How well a hand explains what its holder has bid and played.
//!
//! Nobody says how they play, so three manners are tried, and the plays tell which fits.

use engine::MAX_SEATS;
use engine::card::Play;
use engine::round::Round;

use crate::features::Features;
use crate::numeric::exp;
use crate::policy::{Aim, Brain};
use crate::tables::{Tables, largest};
use crate::world::World;

/// Plays with their features and expected points.
pub(crate) type Rated = Vec<(Play, Features, f32)>;

/// A manner of play: whose expectations are followed, and how far off its best choice a choice may be.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Manner {
    /// How many players have it.
    share: f32,
    /// By the table heuristic instead of the net.
    by_tables: bool,
    /// Temperatures of bids and of plays, in points.
    bids: f32,
    plays: f32,
}

/// Players who know the game, people and weaker levels, and the table heuristic.
const MANNERS: [Manner; 3] = [
    Manner {
        share: 0.50,
        by_tables: false,
        bids: 3.0,
        plays: 1.5,
    },
    Manner {
        share: 0.35,
        by_tables: false,
        bids: 6.0,
        plays: 6.0,
    },
    Manner {
        share: 0.15,
        by_tables: true,
        bids: 1.0,
        plays: 1.0,
    },
];
/// Share of choices that nothing explains.
const ODD: f32 = 0.02;

/// How well a hand explains its holder's choices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Explained {
    /// Probability of the choices.
    pub likelihood: f32,
    /// The part of it that comes from playing by the table heuristic.
    pub by_tables: f32,
}

/// The probability of one of several choices, when better ones are likelier.
fn share_of(values: &[f32], chosen: usize, temperature: f32) -> f32 {
    let best = values.iter().copied().fold(f32::MIN, f32::max);
    let share = |value: f32| exp((value - best) / temperature);
    let all: f32 = values.iter().map(|&value| share(value)).sum();
    let this = values.get(chosen).map_or(0.0, |&value| share(value) / all);
    (1.0 - ODD) * this + ODD / values.len().max(1) as f32
}

/// Multiplies the probability of a choice into each manner's product.
fn weigh(
    products: &mut [f32; MANNERS.len()],
    [by_net, by_tables]: [&[f32]; 2],
    chosen: usize,
    temperature: impl Fn(&Manner) -> f32,
) {
    for (product, manner) in products.iter_mut().zip(&MANNERS) {
        let values = if manner.by_tables { by_tables } else { by_net };
        *product *= share_of(values, chosen, temperature(manner));
    }
}

/// How well each hand of a world explains what its holder has bid and played in this round.
pub(crate) fn explain(
    brain: &Brain,
    world: &World<'_>,
    round: &Round,
    seat: u8,
    rated: &mut Rated,
) -> [Explained; MAX_SEATS] {
    let mut products = [MANNERS.map(|manner| manner.share); MAX_SEATS];
    let mut past = world.before_the_first_card(round);
    for other in (0..round.players).filter(|&other| other != seat) {
        let facts = past.facts(other);
        let mut bids = Vec::with_capacity(11);
        brain.bids(&facts, Aim::POINTS, &mut bids);
        let by_net: Vec<f32> = bids.iter().map(|&(_, _, value)| value).collect();
        let by_tables = brain.tables.bids(&facts);
        let made = round.bid(other).unwrap_or(0) as usize;
        let products = &mut products[other as usize & 7];
        weigh(products, [&by_net, &by_tables], made, |manner| manner.bids);
    }
    for index in 0..=round.tricks().min(round.cards - 1) {
        let (leader, plays) = round.trick(index);
        if !plays.is_empty() {
            past.lead(leader);
        }
        for &play in plays {
            let turn = past.turn();
            if turn != seat && past.forced().is_none() {
                let facts = past.facts(turn);
                brain.plays(&facts, Aim::POINTS, rated);
                let chosen = rated.iter().position(|rated| rated.0 == play);
                let value =
                    |&(play, ..): &(Play, Features, f32)| brain.tables.play_value(&facts, play);
                let by_tables: Vec<f32> = rated.iter().map(value).collect();
                let by_net: Vec<f32> = rated.iter().map(|rated| rated.2).collect();
                let products = &mut products[turn as usize & 7];
                let chosen = chosen.unwrap_or(rated.len());
                weigh(products, [&by_net, &by_tables], chosen, |manner| {
                    manner.plays
                });
            }
            past.lay(play);
        }
    }
    products.map(|products| {
        let likelihood: f32 = products.iter().sum();
        let pairs = products.iter().zip(&MANNERS);
        let by_tables: f32 = pairs
            .filter(|(_, manner)| manner.by_tables)
            .map(|(p, _)| p)
            .sum();
        Explained {
            likelihood,
            by_tables: by_tables / likelihood,
        }
    })
}

/// What the table heuristic plays for the seat whose turn it is.
pub(crate) fn play_by_tables(tables: &Tables, world: &World<'_>) -> Option<Play> {
    world.forced().or_else(|| {
        let facts = world.facts(world.turn());
        largest(
            world
                .legal()
                .map(|play| (play, tables.play_value(&facts, play))),
        )
    })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::by_tables;
    use crate::features::{BID_INPUTS, PLAY_INPUTS};
    use crate::net::Net;
    use crate::rng::Rng;
    use engine::game::{Game, Source};
    use engine::round::Phase;
    use engine::rules::Rules;

    fn brain() -> Brain {
        let mut rng = Rng::new(6);
        Brain {
            tables: Tables::default(),
            play: Net::fresh(PLAY_INPUTS, &mut rng),
            bid: Net::fresh(BID_INPUTS, &mut rng),
        }
    }

    /// Rounds of five cards in which the others play by the tables or by the net. At each last trick:
    /// how well the true hands explain the choices, how well hands with one card exchanged do, and how
    /// far the tables are behind it all.
    fn watched(tables_play: bool) -> (f32, f32, f32) {
        let (brain, rules) = (brain(), Rules::parse("schmidt+rounds=5").expect("id"));
        let (mut of_true, mut of_others, mut suspicion, mut n) = (0.0, 0.0, 0.0, 0.0);
        for number in 0..60 {
            let source = Source::Seed([number; 32]);
            let mut game = Game::new(&rules, 3, source, 0).expect("game");
            while !game.is_over() {
                let round = game.round();
                let seat = round.to_act().trailing_zeros() as u8;
                if round.phase == Phase::Playing && seat == 0 && round.tricks() == 3 {
                    let mut world = World::of(round, 0);
                    (world.hands[1], world.hands[2]) = (round.hand(1), round.hand(2));
                    let mut rated = Rated::new();
                    let truth = explain(&brain, &world, round, 0, &mut rated);
                    let (a, b) = (world.hands[1].iter().next(), world.hands[2].iter().last());
                    if let (Some(a), Some(b)) = (a, b) {
                        world.hands[1].remove(a);
                        world.hands[1].add(b);
                        world.hands[2].remove(b);
                        world.hands[2].add(a);
                    }
                    let exchanged = explain(&brain, &world, round, 0, &mut rated);
                    for other in [1, 2] {
                        of_true += truth[other].likelihood.ln();
                        of_others += exchanged[other].likelihood.ln();
                        suspicion += truth[other].by_tables;
                        n += 1.0;
                    }
                }
                let action = if tables_play {
                    by_tables(round, seat, &brain.tables)
                } else {
                    brain.choose(round, seat, Aim::POINTS, 0.0, &mut Rng::new(1))
                };
                game.apply_quietly(seat, action.expect("an action"))
                    .expect("legal");
            }
        }
        (of_true / n, of_others / n, suspicion / n)
    }

    /// Hands that others really have explain their choices better than hands they do not have, whichever
    /// way they play; and the choices tell which way that is.
    #[test]
    fn choices_tell_the_cards_and_the_manner() {
        let (of_true, of_others, suspicion) = watched(false);
        assert!(of_true > of_others + 0.05, "net: {of_true} {of_others}");
        assert!(suspicion < 0.15, "net: {suspicion}");
        let (of_true, of_others, suspicion) = watched(true);
        assert!(of_true > of_others + 0.05, "tables: {of_true} {of_others}");
        assert!(suspicion > 0.5, "tables: {suspicion}");
    }
}

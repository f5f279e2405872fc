//! Who else sits at the learners' tables.

use crate::bots::Bot;
use crate::public::Public;
use crate::rng::Rng;

/// Who else may sit at a table of learners. Nothing is learned from their plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Opponent {
    /// The table heuristic with the learner's tables.
    Tables,
    /// The learner's net with so many points of noise.
    Noisy(f32),
    /// A bot that needs no weights, or that plays with those in use or kept.
    Bot(Bot),
}

/// How often others take seats at the learners' tables: people are noisier than nets, and a net that
/// has met only itself is surprised by them.
#[derive(Clone, PartialEq, Debug)]
pub struct League {
    /// Share of games with others.
    pub games: f32,
    /// In these, the chance of each seat but one to be taken.
    pub seats: f32,
    /// Who takes it, with weights.
    pub mix: Vec<(Opponent, u32)>,
}

impl League {
    /// The table heuristic, noisy nets, simple rules and those public bots that go by rules, in half of
    /// the games.
    #[must_use]
    pub fn usual() -> League {
        let mut mix = vec![
            (Opponent::Tables, 12),
            (Opponent::Noisy(3.0), 3),
            (Opponent::Noisy(8.0), 3),
            (Opponent::Bot(Bot::Simple), 1),
        ];
        let public = Public::ALL.iter().filter(|(_, bot)| bot.goes_by_rules());
        mix.extend(public.map(|&(_, bot)| (Opponent::Bot(Bot::Public(bot)), 1)));
        League {
            games: 0.5,
            seats: 0.7,
            mix,
        }
    }

    /// One bot in all seats but the learner's, in every game: what comes of it is a best response.
    #[must_use]
    pub fn against(bot: Bot) -> League {
        League {
            games: 1.0,
            seats: 1.0,
            mix: vec![(Opponent::Bot(bot), 1)],
        }
    }

    /// Who sits where in the next game.
    pub(super) fn seats(&self, players: u8, rng: &mut Rng) -> [Option<Opponent>; 8] {
        let mut seats = [None; 8];
        let total: u32 = self.mix.iter().map(|(_, weight)| weight).sum();
        if total == 0 || !rng.chance(self.games) {
            return seats;
        }
        let learner = rng.below(u32::from(players)) as usize;
        for (place, seat) in seats.iter_mut().take(players as usize).enumerate() {
            if place != learner && rng.chance(self.seats) {
                let mut at = rng.below(total);
                let taken = self.mix.iter().find(|(_, weight)| {
                    let here = at < *weight;
                    at = at.saturating_sub(*weight);
                    here
                });
                *seat = taken.map(|(opponent, _)| *opponent);
            }
        }
        seats
    }
}

//! Learning by self-play: first the tables, then the nets.
//!
//! Deals of training come from seeds that no match and no table uses (see [`training_seed`]). Equal
//! settings and an equal number of threads give equal weights: workers learn on copies for a while,
//! then the copies are averaged.

mod diet;
mod fill;
mod league;

pub use diet::{Diet, diet_of, rules_of};
pub use fill::fill_tables;
pub use league::{League, Opponent};

use engine::action::Action;
use engine::card::Play;
use engine::deal::Seed;
use engine::game::{Game, Source};
use engine::round::{Phase, Round};
use engine::trick;

use crate::bots;
use crate::facts::Facts;
use crate::features::{BID_INPUTS, Features, PLAY_INPUTS, play_features};
use crate::net::{Net, Target};
use crate::policy::{Aim, Brain, possible};
use crate::rng::Rng;
use crate::tables::{Tables, largest};

/// The seed of a training deal: its last eight bytes say so, where seeds of matches have zeros.
#[must_use]
pub fn training_seed(seed: u64, game: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&game.to_le_bytes());
    bytes[24..].copy_from_slice(b"training");
    bytes
}

/// How exploration and the rate of learning go down while training.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Rate of learning at the start.
    pub rate: f32,
    /// Rate at the end.
    pub last_rate: f32,
    /// Share of uniformly random plays and bids at the start; a quarter of it at the end.
    pub random: f32,
    /// Share of plays with noise.
    pub noisy: f32,
    /// Noise in points.
    pub noise: f32,
}

impl Default for Schedule {
    fn default() -> Schedule {
        Schedule {
            rate: 0.006,
            last_rate: 0.00012,
            random: 0.04,
            noisy: 0.15,
            noise: 3.0,
        }
    }
}

impl Schedule {
    fn rate_at(&self, progress: f32) -> f32 {
        let cosine = (1.0 + (progress.clamp(0.0, 1.0) * std::f32::consts::PI).cos()) / 2.0;
        self.last_rate + (self.rate - self.last_rate) * cosine
    }

    fn fading(progress: f32) -> f32 {
        1.0 - 0.75 * progress.clamp(0.0, 1.0)
    }
}

/// What a stretch of training came to.
#[derive(Clone, Copy, Default, Debug)]
pub struct Stretch {
    /// Games played.
    pub games: u64,
    /// Positions learned from.
    pub samples: u64,
    /// Sum of their losses.
    pub loss: f64,
}

/// A position to learn from, once the round is over.
struct Sample {
    features: Features,
    possible: (usize, usize),
    seat: u8,
    bid: bool,
}

/// A learner in the middle of its training.
#[derive(Clone, Debug)]
pub struct Trainer {
    /// What is played.
    pub diet: Diet,
    /// Who else plays.
    pub league: League,
    /// How it goes down.
    pub schedule: Schedule,
    /// What has been learned.
    pub brain: Brain,
    /// Of the deals and choices.
    pub seed: u64,
    /// Games so far.
    pub games: u64,
}

impl Trainer {
    /// A fresh learner with tables.
    #[must_use]
    pub fn new(diet: Diet, tables: Tables, seed: u64) -> Trainer {
        let mut rng = Rng::new(seed);
        let brain = Brain {
            tables,
            play: Net::fresh(PLAY_INPUTS, &mut rng),
            bid: Net::fresh(BID_INPUTS, &mut rng),
        };
        Trainer {
            diet,
            league: League::usual(),
            schedule: Schedule::default(),
            brain,
            seed,
            games: 0,
        }
    }

    /// Plays and learns `games` games on each of `threads` threads; progress (0..1 of the whole
    /// training) goes from `from` to `to` meanwhile.
    pub fn stretch(&mut self, games: u64, threads: usize, from: f32, to: f32) -> Stretch {
        let threads = threads.clamp(1, 64) as u64;
        if threads == 1 {
            let mut worker = Worker::new(self, 0);
            let done = worker.run(games, from, to);
            self.brain = worker.brain;
            self.games += games;
            return done;
        }
        let this = &*self;
        let workers: Vec<(Brain, Stretch)> = std::thread::scope(|scope| {
            let handles: Vec<_> = (0..threads)
                .map(|i| {
                    scope.spawn(move || {
                        let mut worker = Worker::new(this, i * games);
                        let done = worker.run(games, from, to);
                        (worker.brain, done)
                    })
                })
                .collect();
            handles.into_iter().filter_map(|h| h.join().ok()).collect()
        });
        let nets = |pick: fn(&Brain) -> &Net| {
            let all: Vec<&Net> = workers.iter().map(|(brain, _)| pick(brain)).collect();
            Net::average(&all)
        };
        if let (Some(play), Some(bid)) = (nets(|b| &b.play), nets(|b| &b.bid)) {
            (self.brain.play, self.brain.bid) = (play, bid);
        }
        self.games += games * threads;
        let mut sum = Stretch::default();
        for (_, done) in workers {
            sum.games += done.games;
            sum.samples += done.samples;
            sum.loss += done.loss;
        }
        sum
    }
}

struct Worker<'a> {
    trainer: &'a Trainer,
    brain: Brain,
    rng: Rng,
    first: u64,
    samples: Vec<Sample>,
    plays: Vec<(Play, Features, f32)>,
    bids: Vec<(u8, Features, f32)>,
    taken: [Option<Opponent>; 8],
}

impl<'a> Worker<'a> {
    fn new(trainer: &'a Trainer, offset: u64) -> Worker<'a> {
        let first = trainer.games + offset;
        let mut stream = Rng::new(trainer.seed ^ first.wrapping_mul(0x2545_F491_4F6C_DD1D));
        Worker {
            trainer,
            brain: trainer.brain.clone(),
            rng: Rng::new(stream.next_u64()),
            first,
            samples: Vec::new(),
            plays: Vec::new(),
            bids: Vec::new(),
            taken: [None; 8],
        }
    }

    fn run(&mut self, games: u64, from: f32, to: f32) -> Stretch {
        let mut done = Stretch {
            games,
            ..Stretch::default()
        };
        for i in 0..games {
            let progress = from + (to - from) * i as f32 / games as f32;
            let Some(&(rules, players, _)) = self.trainer.diet.pick(&mut self.rng) else {
                break;
            };
            let source = Source::Seed(training_seed(self.trainer.seed, self.first + i));
            let dealer = self.rng.below(u32::from(players)) as u8;
            if let Ok(game) = Game::new(&rules, players, source, dealer) {
                self.taken = self.trainer.league.seats(players, &mut self.rng);
                self.game(game, progress, &mut done);
            }
        }
        done
    }

    fn game(&mut self, mut game: Game, progress: f32, done: &mut Stretch) {
        let fading = Schedule::fading(progress);
        while !game.is_over() {
            let round = game.round();
            let number = round.number;
            let seat = round.to_act().trailing_zeros() as u8;
            let action = match self.taken[seat as usize & 7] {
                None => self.decide(round, seat, fading),
                Some(other) => self.other(other, round, seat),
            };
            let Some(action) = action else { return };
            if game.apply_quietly(seat, action).is_err() {
                return;
            }
            if game.is_over() || game.round().number != number {
                self.learn(&game, progress, done);
            }
        }
    }

    fn other(&mut self, other: Opponent, round: &Round, seat: u8) -> Option<Action> {
        match other {
            Opponent::Tables => bots::by_tables(round, seat, &self.brain.tables),
            Opponent::Noisy(noise) => {
                self.brain
                    .choose(round, seat, Aim::POINTS, noise, &mut self.rng)
            }
            Opponent::Bot(bot) => bot.decide(round, seat, &mut self.rng),
        }
    }

    fn decide(&mut self, round: &Round, seat: u8, fading: f32) -> Option<Action> {
        let schedule = &self.trainer.schedule;
        let facts = Facts::of(round, seat);
        match round.phase {
            Phase::Bidding => {
                self.brain.bids(&facts, Aim::POINTS, &mut self.bids);
                let best = largest(self.bids.iter().map(|&(bid, _, value)| (bid, value)))?;
                let bid = if self.rng.chance(schedule.random * 0.75 * fading) {
                    self.rng.below(u32::from(facts.cards) + 1) as u8
                } else if self.rng.chance(0.1 * fading) {
                    let step = if self.rng.chance(0.5) { 1 } else { -1 };
                    best.saturating_add_signed(step).min(facts.cards)
                } else {
                    best
                };
                self.samples.push(Sample {
                    features: self.bids.get(bid as usize)?.1,
                    possible: possible(bid as i8, facts.cards),
                    seat,
                    bid: true,
                });
                Some(Action::Bid(bid))
            }
            Phase::Playing => {
                if facts.hand.len() == 1 && facts.hand.plays().len() == 1 {
                    return facts.hand.plays().nth(0).map(Action::Play);
                }
                let legal = trick::legal(facts.hand, facts.led);
                // What is not chosen by its worth needs no net.
                let (play, features) =
                    if legal.len() == 1 || self.rng.chance(schedule.random * fading) {
                        let play = legal.nth(self.rng.below(legal.len()))?;
                        (play, play_features(&facts.after(play), &self.brain.tables))
                    } else {
                        self.best_play(&facts, fading)?
                    };
                let after = facts.after(play);
                self.samples.push(Sample {
                    features,
                    possible: possible(after.need(seat), after.left()),
                    seat,
                    bid: false,
                });
                Some(Action::Play(play))
            }
            _ => self
                .brain
                .choose(round, seat, Aim::POINTS, 0.0, &mut self.rng),
        }
    }

    /// The play that is worth most, sometimes with noise, and its features.
    fn best_play(&mut self, facts: &Facts<'_>, fading: f32) -> Option<(Play, Features)> {
        let schedule = &self.trainer.schedule;
        self.brain.plays(facts, Aim::POINTS, &mut self.plays);
        let noise = if self.rng.chance(schedule.noisy) {
            schedule.noise * fading
        } else {
            0.0
        };
        let rng = &mut self.rng;
        largest(self.plays.iter().map(|&(play, features, value)| {
            let shake = if noise > 0.0 {
                noise * rng.gumbel()
            } else {
                0.0
            };
            ((play, features), value + shake)
        }))
    }

    fn learn(&mut self, game: &Game, progress: f32, done: &mut Stretch) {
        let rate = self.trainer.schedule.rate_at(progress);
        let sheet = game.sheet();
        let Some(scores) = sheet.last() else { return };
        let total: i32 = scores.iter().map(|score| i32::from(score.points())).sum();
        for sample in self.samples.drain(..) {
            let score = &scores[sample.seat as usize];
            let off = i16::from(score.tally.won) - i16::from(score.tally.bid);
            let exact = score.exact();
            let others = total - i32::from(score.points());
            let target = Target {
                // Harry may have changed the bid since; what was possible then bounds the class.
                deviation: ((off.clamp(-4, 4) + 4) as usize)
                    .clamp(sample.possible.0, sample.possible.1),
                bonus: exact.then(|| f32::from(score.bonus_points + score.loot_points)),
                others: others as f32 / (scores.len() as f32 - 1.0),
            };
            let net = if sample.bid {
                &mut self.brain.bid
            } else {
                &mut self.brain.play
            };
            let loss = net.learn(&sample.features, sample.possible, &target, rate);
            done.samples += 1;
            done.loss += f64::from(loss);
        }
    }
}

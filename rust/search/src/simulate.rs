//! Whole games between bots.

use engine::deal::Seed;
use engine::error::RulesError;
use engine::game::{Game, Source};
use engine::rules::{Rules, Tiebreak};
use engine::score::RoundScore;

use crate::bots::Bot;
use crate::playouts::Playouts;
use crate::rng::Rng;

/// What became of a seat's bids.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bids {
    /// All bids added up.
    pub sum: u64,
    /// How many were met.
    pub exact: u64,
    /// How many were zero.
    pub zeros: u64,
    /// How many of those were met.
    pub zeros_exact: u64,
}

impl Bids {
    pub(crate) fn count(&mut self, score: &RoundScore) {
        let (zero, exact) = (score.tally.bid == 0, score.exact());
        self.sum += u64::from(score.tally.bid);
        self.exact += u64::from(exact);
        self.zeros += u64::from(zero);
        self.zeros_exact += u64::from(zero && exact);
    }

    fn add(&mut self, other: Bids) {
        self.sum += other.sum;
        self.exact += other.exact;
        self.zeros += other.zeros;
        self.zeros_exact += other.zeros_exact;
    }
}

/// What simulated games came to.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Totals: one for each seat and game, game by game.
    pub totals: Vec<i32>,
    /// Bids by seat.
    pub bids: Vec<Bids>,
    /// Rounds played (the same for every seat).
    pub rounds: u64,
    /// Cards played.
    pub plays: u64,
}

/// The seed of one of many games: the given seed in the low 16 bytes, the game's number in the next
/// eight. As an integer it is `seed + (game << 128)`.
#[must_use]
pub fn game_seed(seed: u128, game: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..16].copy_from_slice(&seed.to_le_bytes());
    bytes[16..24].copy_from_slice(&game.to_le_bytes());
    bytes
}

/// Plays games `from..to` of a seed, one after the other. The bot of seat s plays there in every game;
/// the first dealer moves on with each game. Equal seeds give equal outcomes, however the games are
/// split.
///
/// # Errors
/// As [`Game::new`].
pub fn games(
    rules: &Rules,
    bots: &[Bot],
    seed: u128,
    from: u64,
    to: u64,
) -> Result<Outcome, RulesError> {
    let players = u8::try_from(bots.len()).unwrap_or(u8::MAX);
    let mut outcome = Outcome {
        bids: vec![Bids::default(); bots.len()],
        ..Outcome::default()
    };
    // Random players need no log and no score sheet, only extra rounds have to know the totals.
    let random = bots.iter().all(|bot| *bot == Bot::Random);
    let playouts = if random && rules.tiebreak == Tiebreak::Shared {
        Some(Playouts::new(rules, players)?)
    } else {
        None
    };
    for number in from..to {
        let seed = game_seed(seed, number);
        let dealer = (number % u64::from(players.max(1))) as u8;
        if let Some(playouts) = &playouts {
            let mut rng = Rng::new(choices(&seed, number));
            playouts.game_of_seed(&seed, dealer, &mut rng, &mut outcome)?;
            continue;
        }
        let mut game = Game::new(rules, players, Source::Seed(seed), dealer)?;
        outcome.plays += play(&mut game, bots, choices(&seed, number));
        outcome.totals.extend(game.totals());
        for round in game.sheet() {
            outcome.rounds += 1;
            for (bids, score) in outcome.bids.iter_mut().zip(&round) {
                bids.count(score);
            }
        }
    }
    Ok(outcome)
}

/// The seed of the bots' choices in a game.
fn choices(seed: &Seed, number: u64) -> u64 {
    number ^ u64::from_le_bytes(seed[..8].try_into().unwrap_or_default())
}

/// Plays a game to its end; how many cards were played.
fn play(game: &mut Game, bots: &[Bot], seed: u64) -> u64 {
    let mut rng = Rng::new(seed);
    let mut plays = 0;
    while !game.is_over() {
        let seat = game.round().to_act().trailing_zeros() as u8;
        let action = bots[seat as usize].decide(game.round(), seat, &mut rng);
        let Some(action) = action else { break };
        plays += u64::from(matches!(action, engine::action::Action::Play(_)));
        if game.apply_quietly(seat, action).is_err() {
            break;
        }
    }
    plays
}

/// As [`games`] for `0..count`, on several threads.
///
/// # Errors
/// As [`Game::new`].
pub fn games_on_threads(
    rules: &Rules,
    bots: &[Bot],
    seed: u128,
    from: u64,
    to: u64,
    threads: usize,
) -> Result<Outcome, RulesError> {
    let threads = threads.clamp(1, 256) as u64;
    let share = (to.saturating_sub(from)).div_ceil(threads).max(1);
    let parts: Vec<Result<Outcome, RulesError>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|i| {
                let start = (from + i * share).min(to);
                scope.spawn(move || games(rules, bots, seed, start, (start + share).min(to)))
            })
            .collect();
        workers
            .into_iter()
            .filter_map(|worker| worker.join().ok())
            .collect()
    });
    let mut all = Outcome {
        bids: vec![Bids::default(); bots.len()],
        ..Outcome::default()
    };
    for part in parts {
        let part = part?;
        all.totals.extend(part.totals);
        all.rounds += part.rounds;
        all.plays += part.plays;
        for (sum, bids) in all.bids.iter_mut().zip(part.bids) {
            sum.add(bids);
        }
    }
    Ok(all)
}

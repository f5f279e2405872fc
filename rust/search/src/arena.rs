//! Matches on duplicate deals: the candidate sits once in every seat of the same cards.

use std::time::Instant;

use engine::deal::Seed;
use engine::error::RulesError;
use engine::game::{Game, Source};
use engine::rules::Rules;

use crate::bots::Bot;
use crate::rng::Rng;
use crate::simulate::game_seed;

/// What one deal, played once for each seat of the candidate, came to. Sums over the rotations.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DealResult {
    /// The candidate's points.
    pub own: i64,
    /// The others' points, all of them together.
    pub others: i64,
    /// The candidate's victories in parts of 840; a shared one counts in parts.
    pub wins: u64,
    /// Rounds the candidate played.
    pub rounds: u64,
    /// Rounds in which it met its bid.
    pub exact: u64,
    /// Rounds in which it bid zero.
    pub zeros: u64,
    /// Zero bids that it met.
    pub zeros_exact: u64,
}

/// One victory in the unit of [`DealResult::wins`].
pub const WIN: u64 = 840;

/// Plays deals `from..to` of a seed: `candidate` against `field` (one bot fewer than players), as often
/// as there are seats. Equal seeds give equal results, however the deals are split.
///
/// # Errors
/// As [`Game::new`].
pub fn duel(
    rules: &Rules,
    candidate: Bot,
    field: &[Bot],
    seed: u128,
    from: u64,
    to: u64,
) -> Result<Vec<DealResult>, RulesError> {
    let players = u8::try_from(field.len() + 1).unwrap_or(u8::MAX);
    let mut results = Vec::with_capacity(to.saturating_sub(from) as usize);
    for number in from..to {
        let seed = game_seed(seed, number);
        let dealer = (number % u64::from(players)) as u8;
        let mut result = DealResult::default();
        let mut game = Game::new(rules, players, Source::Seed(seed), dealer)?;
        for own in 0..players {
            if own > 0 {
                game.restart(&seed);
            }
            let mut rng = choices(&seed, number, own);
            play(&mut game, own, candidate, field, &mut rng, None);
            count(&game, own, &mut result);
        }
        results.push(result);
    }
    Ok(results)
}

/// The stream of choices of one game of a match.
fn choices(seed: &Seed, number: u64, own: u8) -> Rng {
    let mut low = [0; 8];
    low.copy_from_slice(&seed[..8]);
    Rng::new(u64::from_le_bytes(low) ^ (number.wrapping_mul(64) + u64::from(own)))
}

/// Plays a game to its end; notes how long each choice of the candidate took, if asked to.
fn play(
    game: &mut Game,
    own: u8,
    candidate: Bot,
    field: &[Bot],
    rng: &mut Rng,
    mut times: Option<&mut Vec<u64>>,
) {
    let players = field.len() as u8 + 1;
    while !game.is_over() {
        let seat = game.round().to_act().trailing_zeros() as u8;
        let action = if seat == own {
            let began = times.is_some().then(Instant::now);
            let action = candidate.decide(game.round(), seat, rng);
            if let (Some(times), Some(began)) = (times.as_deref_mut(), began) {
                times.push(began.elapsed().as_nanos() as u64);
            }
            action
        } else {
            let place = (seat + players - own) % players;
            field[place as usize - 1].decide(game.round(), seat, rng)
        };
        let played = action.map(|action| game.apply_quietly(seat, action));
        if !matches!(played, Some(Ok(()))) {
            return;
        }
    }
}

/// Nanoseconds of each choice of the candidate in some games of a match, on this thread.
///
/// # Errors
/// As [`Game::new`].
pub fn decision_times(
    rules: &Rules,
    candidate: Bot,
    field: &[Bot],
    seed: u128,
    games: u64,
) -> Result<Vec<u64>, RulesError> {
    let players = u8::try_from(field.len() + 1).unwrap_or(u8::MAX);
    let mut times = Vec::new();
    for number in 0..games {
        let seed = game_seed(seed, number);
        let own = (number % u64::from(players)) as u8;
        let mut game = Game::new(rules, players, Source::Seed(seed), 0)?;
        let mut rng = choices(&seed, number, own);
        play(&mut game, own, candidate, field, &mut rng, Some(&mut times));
    }
    Ok(times)
}

fn count(game: &Game, own: u8, result: &mut DealResult) {
    let totals = game.totals();
    let mine = totals[own as usize];
    result.own += i64::from(mine);
    result.others += totals.iter().map(|&t| i64::from(t)).sum::<i64>() - i64::from(mine);
    let best = totals.iter().max().copied().unwrap_or(mine);
    if mine == best {
        let sharers = totals.iter().filter(|&&t| t == best).count() as u64;
        result.wins += WIN / sharers;
    }
    for scores in game.sheet() {
        let score = scores[own as usize];
        result.rounds += 1;
        result.exact += u64::from(score.exact());
        if score.tally.bid == 0 {
            result.zeros += 1;
            result.zeros_exact += u64::from(score.exact());
        }
    }
}

/// As [`duel`], on several threads.
///
/// # Errors
/// As [`Game::new`].
pub fn duel_on_threads(
    rules: &Rules,
    candidate: Bot,
    field: &[Bot],
    seed: u128,
    deals: (u64, u64),
    threads: usize,
) -> Result<Vec<DealResult>, RulesError> {
    let (from, to) = deals;
    let threads = threads.clamp(1, 256) as u64;
    let share = to.saturating_sub(from).div_ceil(threads).max(1);
    let parts: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|i| {
                let start = (from + i * share).min(to);
                let stop = (start + share).min(to);
                scope.spawn(move || duel(rules, candidate, field, seed, start, stop))
            })
            .collect();
        workers
            .into_iter()
            .filter_map(|worker| worker.join().ok())
            .collect()
    });
    let mut all = Vec::new();
    for part in parts {
        all.extend(part?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_do_not_depend_on_threads() {
        let rules = Rules::parse("schmidt").expect("id");
        let field = [Bot::Random, Bot::Simple];
        let one = duel(&rules, Bot::Simple, &field, 7, 0, 9).expect("played");
        let many = duel_on_threads(&rules, Bot::Simple, &field, 7, (0, 9), 4).expect("played");
        assert_eq!(one, many);
        assert_eq!(one.len(), 9);
    }

    /// A bot against copies of itself: what it gains in one seat it loses in the others.
    #[test]
    fn equals_come_out_even() {
        let rules = Rules::parse("schmidt").expect("id");
        let results = duel(&rules, Bot::Simple, &[Bot::Simple; 3], 3, 0, 20).expect("played");
        for deal in results {
            assert_eq!(3 * deal.own, deal.others);
            assert_eq!((deal.wins, deal.rounds), (WIN, 40));
        }
    }
}

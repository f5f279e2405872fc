//! Matches on duplicate deals: the candidate sits once in every seat of the same cards. And games at
//! mixed tables, of which a ladder is made.
//!
//! A deal is the unit of work: what it comes to follows from the seed and its number alone.

use std::time::Instant;

use engine::action::Action;
use engine::deal::Seed;
use engine::error::RulesError;
use engine::game::{Game, Source};
use engine::round::Round;
use engine::rules::Rules;

use crate::bots::Bot;
use crate::omniscient;
use crate::rng::Rng;
use crate::simulate::game_seed;

/// Who is measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Candidate {
    /// A bot, which decides by what its seat may know.
    Bot(Bot),
    /// The yardstick that sees all cards. No bot: there is no other way to it than a match.
    Omniscient,
}

impl From<Bot> for Candidate {
    fn from(bot: Bot) -> Candidate {
        Candidate::Bot(bot)
    }
}

impl Candidate {
    fn decide(self, round: &Round, seat: u8, field: &[Bot], rng: &mut Rng) -> Option<Action> {
        match self {
            Candidate::Bot(bot) => bot.decide(round, seat, rng),
            Candidate::Omniscient => omniscient::decide(round, seat, field),
        }
    }
}

/// What the rounds of one number came to. Sums over the games with the candidate in each seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RoundResult {
    /// Games in which there was such a round.
    pub games: u64,
    /// The candidate's points.
    pub own: i64,
    /// The others' points, all of them together.
    pub others: i64,
    /// The candidate's bids.
    pub bids: u64,
    /// Bids that it met.
    pub exact: u64,
    /// Bids of zero.
    pub zeros: u64,
    /// Bids of zero that it met.
    pub zeros_exact: u64,
}

/// What one deal, played once for each seat of the candidate, came to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct DealResult {
    /// The candidate's victories in parts of 840; a shared one counts in parts.
    pub wins: u64,
    /// The rounds in order, as many as the longest of the games had.
    pub rounds: Vec<RoundResult>,
}

impl DealResult {
    /// All rounds added up.
    #[must_use]
    pub fn total(&self) -> RoundResult {
        let mut sum = RoundResult::default();
        for round in &self.rounds {
            sum.games += round.games;
            sum.own += round.own;
            sum.others += round.others;
            sum.bids += round.bids;
            sum.exact += round.exact;
            sum.zeros += round.zeros;
            sum.zeros_exact += round.zeros_exact;
        }
        sum
    }
}

/// One victory in the unit of [`DealResult::wins`].
pub const WIN: u64 = 840;

/// Plays deals `from..to` of a seed: `candidate` against `field` (one bot fewer than players), as often
/// as there are seats. Equal seeds give equal results, however the deals are split.
///
/// # Errors
/// As [`Game::new`]; `arena/unfinished` if somebody made no legal choice.
pub fn duel(
    rules: &Rules,
    candidate: impl Into<Candidate>,
    field: &[Bot],
    seed: u128,
    from: u64,
    to: u64,
) -> Result<Vec<DealResult>, RulesError> {
    let candidate = candidate.into();
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
            play(&mut game, number, |round, seat| {
                let place = (seat + players - own) % players;
                match place {
                    0 => candidate.decide(round, seat, field, &mut rng),
                    _ => field[place as usize - 1].decide(round, seat, &mut rng),
                }
            })?;
            count(&game, own, &mut result);
        }
        results.push(result);
    }
    Ok(results)
}

/// Plays one game for each table of bots; the totals by seat. The game of `lineups[i]` has the number
/// `from + i`; the first dealer moves on with each.
///
/// # Errors
/// As [`duel`].
pub fn mixed(
    rules: &Rules,
    lineups: &[Vec<Bot>],
    seed: u128,
    from: u64,
) -> Result<Vec<Vec<i32>>, RulesError> {
    let games = lineups.iter().zip(from..).map(|(bots, number)| {
        let players = u8::try_from(bots.len()).unwrap_or(u8::MAX);
        let seed = game_seed(seed, number);
        let dealer = (number % u64::from(players.max(1))) as u8;
        let mut game = Game::new(rules, players, Source::Seed(seed), dealer)?;
        let mut rng = choices(&seed, number, 0);
        play(&mut game, number, |round, seat| {
            bots[seat as usize].decide(round, seat, &mut rng)
        })?;
        Ok(game.totals().to_vec())
    });
    games.collect()
}

/// The stream of choices of one game of a match.
fn choices(seed: &Seed, number: u64, own: u8) -> Rng {
    let mut low = [0; 8];
    low.copy_from_slice(&seed[..8]);
    Rng::new(u64::from_le_bytes(low) ^ (number.wrapping_mul(64) + u64::from(own)))
}

/// Plays a game to its end.
fn play(
    game: &mut Game,
    number: u64,
    mut choose: impl FnMut(&Round, u8) -> Option<Action>,
) -> Result<(), RulesError> {
    while !game.is_over() {
        let seat = game.round().to_act().trailing_zeros() as u8;
        let action = choose(game.round(), seat);
        let played = action.map(|action| game.apply_quietly(seat, action));
        if !matches!(played, Some(Ok(()))) {
            return Err(RulesError {
                code: "arena/unfinished",
                what: number.to_string(),
            });
        }
    }
    Ok(())
}

/// Nanoseconds of each choice of the candidate in some games of a match, on this thread.
///
/// # Errors
/// As [`duel`].
pub fn decision_times(
    rules: &Rules,
    candidate: Candidate,
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
        play(&mut game, number, |round, seat| {
            if seat != own {
                let place = (seat + players - own) % players;
                return field[place as usize - 1].decide(round, seat, &mut rng);
            }
            let began = Instant::now();
            let action = candidate.decide(round, seat, field, &mut rng);
            times.push(began.elapsed().as_nanos() as u64);
            action
        })?;
    }
    Ok(times)
}

fn count(game: &Game, own: u8, result: &mut DealResult) {
    let totals = game.totals();
    let mine = totals[own as usize];
    if totals.iter().all(|&total| total <= mine) {
        let sharers = totals.iter().filter(|&&total| total == mine).count() as u64;
        result.wins += WIN / sharers;
    }
    let sheet = game.sheet();
    if result.rounds.len() < sheet.len() {
        result.rounds.resize(sheet.len(), RoundResult::default());
    }
    for (sum, scores) in result.rounds.iter_mut().zip(sheet) {
        let score = &scores[own as usize];
        let zero = u64::from(score.tally.bid == 0);
        let all: i64 = scores.iter().map(|score| i64::from(score.points())).sum();
        sum.games += 1;
        sum.own += i64::from(score.points());
        sum.others += all - i64::from(score.points());
        sum.bids += u64::from(score.tally.bid);
        sum.exact += u64::from(score.exact());
        sum.zeros += zero;
        sum.zeros_exact += zero * u64::from(score.exact());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bot against copies of itself: what it gains in one seat it loses in the others.
    #[test]
    fn equals_come_out_even() {
        let rules = Rules::parse("schmidt").expect("id");
        let results = duel(&rules, Bot::Simple, &[Bot::Simple; 3], 3, 0, 20).expect("played");
        for deal in results {
            assert_eq!((deal.wins, deal.rounds.len()), (WIN, 10));
            for round in deal.rounds {
                assert_eq!((round.games, 3 * round.own), (4, round.others));
            }
        }
    }

    /// The rounds of a deal add up to the totals of its games, extra rounds included.
    #[test]
    fn rounds_add_up_to_totals() {
        let rules = Rules::parse("grandpabeck2021+kraken+loot+tiebreak=extra_round").expect("id");
        let lineup = vec![Bot::Random, Bot::Simple, Bot::Simple];
        let mixed = mixed(&rules, &vec![lineup; 40], 9, 0).expect("played");
        for (number, totals) in (0..).zip(&mixed) {
            let deal = duel(
                &rules,
                Bot::Random,
                &[Bot::Simple; 2],
                9,
                number,
                number + 1,
            );
            let deal = deal.expect("played").remove(0);
            // With the candidate in seat 0 the game is that of the mixed table.
            let seat_0 = deal_of_seat_0(&rules, number);
            assert_eq!(seat_0, *totals);
            assert!(deal.rounds.iter().all(|round| round.games <= 3));
            assert_eq!(deal.rounds[0].games, 3);
        }
    }

    fn deal_of_seat_0(rules: &Rules, number: u64) -> Vec<i32> {
        let seed = game_seed(9, number);
        let dealer = (number % 3) as u8;
        let mut game = Game::new(rules, 3, Source::Seed(seed), dealer).expect("game");
        let mut rng = choices(&seed, number, 0);
        let bots = [Bot::Random, Bot::Simple, Bot::Simple];
        play(&mut game, number, |round, seat| {
            bots[seat as usize].decide(round, seat, &mut rng)
        })
        .expect("played");
        let mut result = DealResult::default();
        count(&game, 0, &mut result);
        assert_eq!(result.total().own, i64::from(game.totals()[0]));
        game.totals().to_vec()
    }

    #[test]
    fn who_makes_no_choice_ends_the_match() {
        let rules = Rules::parse("schmidt").expect("id");
        let absent = Bot::Kept(u16::MAX);
        let error = duel(&rules, absent, &[Bot::Simple], 1, 0, 1).expect_err("no weights");
        assert_eq!(error.code, "arena/unfinished");
    }
}

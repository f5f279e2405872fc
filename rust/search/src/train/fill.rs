//! Fills the tables by self-play.

use engine::action::Action;
use engine::card::Play;
use engine::game::{Game, Source};
use engine::round::Round;

use super::{Diet, training_seed};
use crate::facts::Facts;
use crate::rng::Rng;
use crate::tables::{Counts, Tables};

/// Fills the tables: `iterations` times, about `games` games, as many for each course, are played with
/// the tables so far (half the plays of the first iteration at random), and counted.
#[must_use]
pub fn fill_tables(diet: &Diet, seed: u64, iterations: u32, games: u32) -> Tables {
    let mut tables = Tables::default();
    let mut counts = Counts::new(&tables, 4.0);
    let games = games / diet.courses.len().max(1) as u32 + 1;
    for iteration in 0..iterations {
        let random = if iteration == 0 { 0.5 } else { 0.03 };
        counts.fade(0.8);
        for (course, (rules, players, _)) in diet.courses.iter().enumerate() {
            let stream = seed ^ u64::from(iteration) << 40 ^ (course as u64) << 48;
            let mut rng = Rng::new(stream);
            for number in 0..games {
                let source = Source::Seed(training_seed(stream, u64::from(number)));
                let dealer = (number % u32::from(*players)) as u8;
                if let Ok(game) = Game::new(rules, *players, source, dealer) {
                    count_game(game, &tables, random, &mut counts, &mut rng);
                }
            }
        }
        tables = counts.tables();
    }
    tables
}

fn count_game(mut game: Game, tables: &Tables, random: f32, counts: &mut Counts, rng: &mut Rng) {
    while !game.is_over() {
        let round = game.round();
        let seat = round.to_act().trailing_zeros() as u8;
        let action = if rng.chance(random) {
            crate::bots::random(round, seat, rng)
        } else {
            crate::bots::by_tables(round, seat, tables)
        };
        let Some(action) = action else { return };
        if let Action::Play(play) = action {
            count_trick(round, seat, play, counts);
        }
        if game.apply_quietly(seat, action).is_err() {
            return;
        }
    }
}

/// Counts a trick that this play completes. (With Graybeard to play after it, the trick is left out.)
fn count_trick(round: &Round, seat: u8, play: Play, counts: &mut Counts) {
    let (_, before) = round.trick(round.tricks());
    if before.len() + 1 < round.seats() as usize {
        return;
    }
    let facts = Facts::of(round, seat);
    let mut plays = before.to_vec();
    plays.push(play);
    counts.trick(&facts, &plays, |place| {
        round.seat_at(round.tricks(), place as u8) < round.players
    });
}

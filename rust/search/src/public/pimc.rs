//! jAc0bll/SkullKI, MCTS agent (no tree search): after every bid or play the whole rest of the game is
//! played at random, later rounds included, whose points are noise.

use engine::action::Action;
use engine::card::Play;
use engine::round::{Phase, Round};

use crate::playouts::Playouts;
use crate::public::imagined::Imagined;
use crate::rng::Rng;
use crate::tables::largest;

/// Bids or plays; `worlds` games are played out after each choice.
pub(super) fn decide(round: &Round, seat: u8, worlds: u16, rng: &mut Rng) -> Option<Action> {
    let mut imagined = Imagined::of(round, seat);
    let mut playouts = Playouts::new(round.rules(), round.players).ok()?;
    let mut rate = |bid: u8, first: Option<Play>| {
        let mut facts = *imagined.facts();
        facts.bids[seat as usize & 7] = bid;
        let mut sum = 0.0;
        for _ in 0..worlds {
            let ending = imagined.play_out(first, rng);
            sum += facts.bid_points(ending.won);
            if ending.won == bid && bid > 0 {
                sum += f32::from(ending.bonus);
            }
            let next = playouts.game_from(round.number, (round.dealer + 1) % round.players, rng);
            sum += next.map_or(0.0, |(totals, _)| totals[seat as usize & 7] as f32);
        }
        sum
    };
    if round.phase == Phase::Bidding {
        let rated = (0..=round.cards).map(|bid| (bid, rate(bid, None)));
        return largest(rated).map(Action::Bid);
    }
    let plays = round.legal_plays(seat);
    if plays.len() == 1 {
        return plays.nth(0).map(Action::Play);
    }
    let bid = round.bid(seat)?;
    let rated = plays.iter().map(|play| (play, rate(bid, Some(play))));
    largest(rated).map(Action::Play)
}

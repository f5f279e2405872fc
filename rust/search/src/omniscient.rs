//! A yardstick that sees everybody's cards: how much there is to gain at most. It is no
//! [`Bot`]: nothing but the arena can ask it, so it cannot sit at a table.

use engine::MAX_SEATS;
use engine::action::Action;
use engine::card::Play;
use engine::round::{Phase, Round};

use crate::bots::{self, Bot};
use crate::facts::Facts;
use crate::policy::{Aim, Brain};
use crate::tables::largest;
use crate::weights;
use crate::world::World;

/// Chooses with all cards open: each bid and each play is tried out, everybody else playing on as they
/// are expected to. Powers as in the simple rules; at a table with Graybeard it is the table heuristic.
/// `field` has the others in order after this seat. `None` when weights are missing.
pub(crate) fn decide(round: &Round, seat: u8, field: &[Bot]) -> Option<Action> {
    let weights = weights::fitting(round.rules())?;
    let brain = &weights.brain;
    if round.seats() != round.players {
        return bots::by_tables(round, seat, &brain.tables);
    }
    let players = round.players as usize;
    let mut nets = [false; MAX_SEATS];
    for (place, bot) in field.iter().enumerate() {
        nets[(seat as usize + 1 + place) % players] = bot.plays_by_the_net();
    }
    let table = Table { brain, nets, seat };
    match round.phase {
        Phase::Bidding => {
            let mut bids = std::array::from_fn(|s| match s < players {
                true => table.bid(round, s as u8),
                false => 0,
            });
            let rated = (0..=round.cards).map(|bid| {
                bids[seat as usize & 7] = bid;
                (bid, table.play_on(World::open(round, bids), true))
            });
            largest(rated).map(Action::Bid)
        }
        Phase::Playing => {
            let bids = std::array::from_fn(|s| round.bid(s as u8).unwrap_or(0));
            let world = World::open(round, bids);
            let rated = world.legal().map(|play| {
                let mut world = world;
                world.lay(play);
                (play, table.play_on(world, true))
            });
            largest(rated).map(Action::Play)
        }
        _ => bots::simple(round, seat),
    }
}

/// How everybody is expected to play: by the net or by the table heuristic.
struct Table<'a> {
    brain: &'a Brain,
    nets: [bool; MAX_SEATS],
    seat: u8,
}

impl Table<'_> {
    fn bid(&self, round: &Round, seat: u8) -> u8 {
        let facts = Facts::of(round, seat);
        if !self.nets[seat as usize & 7] {
            return self.brain.tables.bid(&facts);
        }
        let mut bids = Vec::with_capacity(11);
        self.brain.bids(&facts, Aim::POINTS, &mut bids);
        largest(bids.iter().map(|&(bid, _, value)| (bid, value))).unwrap_or(0)
    }

    /// Plays a round to its end; own points. With `look` the own plays are tried out in the same way,
    /// without they follow the table heuristic.
    fn play_on(&self, mut world: World<'_>, look: bool) -> f32 {
        while !world.is_over() {
            let best = world.forced().or_else(|| self.choose(&world, look));
            let Some(play) = best else { break };
            world.lay(play);
        }
        world.points(self.seat)
    }

    fn choose(&self, world: &World<'_>, look: bool) -> Option<Play> {
        let turn = world.turn();
        if look && turn == self.seat {
            return largest(world.legal().map(|play| {
                let mut world = *world;
                world.lay(play);
                (play, self.play_on(world, false))
            }));
        }
        let facts = world.facts(turn);
        if self.nets[turn as usize & 7] {
            let mut plays = Vec::with_capacity(12);
            self.brain.plays(&facts, Aim::POINTS, &mut plays);
            return largest(plays.iter().map(|&(play, _, value)| (play, value)));
        }
        let value = |play| self.brain.tables.play_value(&facts, play);
        largest(world.legal().map(|play| (play, value(play))))
    }
}

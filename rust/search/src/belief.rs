//! Beliefs: what others may hold, given what is seen, the suits they lack, and their bids.
//!
//! Unseen cards are dealt at random into the hidden hands, then swapped between them; swaps that fit the
//! bids better are kept more often (Metropolis). The chain is sampled at intervals.

use engine::MAX_SEATS;
use engine::card::Card;
use engine::cards::Cards;
use engine::round::Round;

use crate::facts::Facts;
use crate::numeric::exp;
use crate::rng::Rng;
use crate::tables::{Tables, class_of};
use crate::world::World;

/// The pile's number among the owners.
const PILE: usize = MAX_SEATS;
/// How far, in tricks, a bid is from what the cards are worth (one standard deviation).
const SIGMA: f32 = 0.9;

/// Hidden cards by their place in the chain, as bits.
pub(crate) type Held = u128;

/// A guess of who holds the hidden cards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Draw {
    /// What each seat holds.
    pub held: [Held; MAX_SEATS],
    /// How much more often the chain would show each seat's hand if it did not mind the bids.
    pub shunned: [f32; MAX_SEATS],
}

/// A chain of guesses.
pub struct Beliefs<'a> {
    base: World<'a>,
    players: u8,
    graybeard: bool,
    me: usize,
    cards: Vec<Card>,
    worth: Vec<f32>,
    owner: Vec<u8>,
    voids: [u8; MAX_SEATS + 1],
    /// Worth of each whole hand, cards already played included.
    sums: [f32; MAX_SEATS + 1],
    bids: [f32; MAX_SEATS],
}

impl<'a> Beliefs<'a> {
    /// Starts a chain from what a seat sees.
    #[must_use]
    pub fn new(round: &'a Round, seat: u8, tables: &Tables, rng: &mut Rng) -> Beliefs<'a> {
        let facts = Facts::of(round, seat);
        let (rules, top) = (round.rules(), round.rules().edition().top);
        let mut hidden: Cards = rules.deck().cards().iter().copied().collect();
        for card in facts.hand.iter().chain(facts.seen.iter()) {
            hidden.remove(card);
        }
        let mut cards: Vec<Card> = hidden.iter().collect();
        for last in (1..cards.len()).rev() {
            cards.swap(last, rng.below(last as u32 + 1) as usize);
        }
        let value = |card: Card| tables.held(facts.kind(), facts.cards, class_of(card, top));
        let mut sums = [0.0; MAX_SEATS + 1];
        let mut room = [0usize; MAX_SEATS + 1];
        for other in (0..facts.players).filter(|&other| other != seat) {
            room[other as usize] = facts.left() as usize;
        }
        for index in 0..=round.tricks().min(round.cards - 1) {
            let (_, plays) = round.trick(index);
            for (place, play) in plays.iter().enumerate() {
                let other = round.seat_at(index, place as u8) as usize & 7;
                sums[other] += value(play.card());
                if index == round.tricks() {
                    room[other] = room[other].saturating_sub(1);
                }
            }
        }
        room[PILE] = cards.len().saturating_sub(room[..PILE].iter().sum());
        let mut voids = [0; MAX_SEATS + 1];
        voids[..MAX_SEATS].copy_from_slice(&facts.voids);
        let mut beliefs = Beliefs {
            base: World::of(round, seat),
            players: facts.players,
            graybeard: facts.seats > facts.players,
            me: seat as usize,
            worth: cards.iter().map(|&card| value(card)).collect(),
            owner: vec![PILE as u8; cards.len()],
            cards,
            voids,
            sums,
            bids: facts.bids.map(f32::from),
        };
        beliefs.deal(&room, rng);
        beliefs.settle(12, rng);
        beliefs
    }

    fn may_hold(&self, owner: usize, card: Card) -> bool {
        card.suit()
            .is_none_or(|suit| self.voids[owner] >> suit & 1 == 0)
    }

    /// Deals the hidden cards, those that fewest may hold first. Some attempts end in a corner; after
    /// too many the last one stands as it is.
    fn deal(&mut self, room: &[usize; MAX_SEATS + 1], rng: &mut Rng) {
        let holders = |this: &Self, card: Card| {
            let may = |owner: &usize| room[*owner] > 0 && this.may_hold(*owner, card);
            (0..=PILE).filter(may).count()
        };
        let mut order: Vec<usize> = (0..self.cards.len()).collect();
        order.sort_by_key(|&i| holders(self, self.cards[i]));
        for attempt in 0..30 {
            let mut free = *room;
            let mut stuck = false;
            for &i in &order {
                let card = self.cards[i];
                let open = |this: &Self, owner: usize, free: &[usize; MAX_SEATS + 1]| {
                    let fits = this.may_hold(owner, card) || attempt == 29;
                    if fits { free[owner] } else { 0 }
                };
                let total: usize = (0..=PILE).map(|owner| open(self, owner, &free)).sum();
                if total == 0 {
                    stuck = true;
                    break;
                }
                let mut at = rng.below(total as u32) as usize;
                for owner in 0..=PILE {
                    let here = open(self, owner, &free);
                    if at < here {
                        self.owner[i] = owner as u8;
                        free[owner] -= 1;
                        break;
                    }
                    at -= here;
                }
            }
            if !stuck {
                break;
            }
        }
        for (i, &owner) in self.owner.iter().enumerate() {
            self.sums[owner as usize] += self.worth[i];
        }
    }

    fn unlikely(&self, owner: usize, sum: f32) -> f32 {
        if owner == PILE {
            return 0.0;
        }
        let off = sum - self.bids[owner];
        off * off / (2.0 * SIGMA * SIGMA)
    }

    /// Swaps pairs of cards, `sweeps` times as many as there are cards.
    fn settle(&mut self, sweeps: usize, rng: &mut Rng) {
        let count = self.cards.len();
        for _ in 0..sweeps * count {
            let i = rng.below(count as u32) as usize;
            let j = rng.below(count as u32) as usize;
            let (a, b) = (self.owner[i] as usize, self.owner[j] as usize);
            if a == b || !self.may_hold(a, self.cards[j]) || !self.may_hold(b, self.cards[i]) {
                continue;
            }
            let shift = self.worth[j] - self.worth[i];
            let before = self.unlikely(a, self.sums[a]) + self.unlikely(b, self.sums[b]);
            let after =
                self.unlikely(a, self.sums[a] + shift) + self.unlikely(b, self.sums[b] - shift);
            if after <= before || rng.unit() < exp(before - after) {
                self.owner.swap(i, j);
                self.sums[a] += shift;
                self.sums[b] -= shift;
            }
        }
    }

    /// The next guess.
    pub(crate) fn draw(&mut self, rng: &mut Rng) -> Draw {
        self.settle(2, rng);
        let mut held = [0; MAX_SEATS];
        for (place, &owner) in self.owner.iter().enumerate() {
            if let Some(held) = held.get_mut(owner as usize) {
                *held |= 1 << place;
            }
        }
        let shunned = std::array::from_fn(|owner| exp(self.unlikely(owner, self.sums[owner])));
        Draw { held, shunned }
    }

    /// The table with these hands. Graybeard turns up any of the other cards.
    pub(crate) fn world(&self, held: &[Held; MAX_SEATS], rng: &mut Rng) -> World<'a> {
        let mut world = self.base;
        if self.graybeard {
            self.turn_up(&mut world, held, rng);
        }
        for owner in (0..self.players as usize).filter(|&owner| owner != self.me) {
            let mut left = held[owner];
            while left != 0 {
                world.hands[owner].add(self.cards[left.trailing_zeros() as usize]);
                left &= left - 1;
            }
        }
        world
    }

    fn turn_up(&self, world: &mut World<'a>, held: &[Held; MAX_SEATS], rng: &mut Rng) {
        let taken = held.iter().fold(0, |taken, held| taken | held);
        let mut pile: Vec<Card> = (0..self.cards.len())
            .filter(|place| taken >> place & 1 == 0)
            .map(|place| self.cards[place])
            .collect();
        for card in &mut world.turned_up {
            if !pile.is_empty() {
                *card = pile.swap_remove(rng.below(pile.len() as u32) as usize);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{random, simple};
    use engine::game::{Game, Source};
    use engine::round::Phase;
    use engine::rules::Rules;

    /// Guesses are possible worlds: as many cards in each hand as there are, no card twice, none in a
    /// suit that its holder lacks, the own hand untouched.
    #[test]
    fn guesses_are_possible() {
        let rules = Rules::parse("grandpabeck2021+kraken+whale+loot").expect("id");
        let mut game = Game::new(&rules, 5, Source::Seed([3; 32]), 0).expect("game");
        let (mut rng, mut checked, mut lacking) = (Rng::new(2), 0, 0);
        while !game.is_over() {
            let round = game.round();
            let seat = round.to_act().trailing_zeros() as u8;
            if round.phase == Phase::Playing && round.number > 2 {
                let view = game.view(Some(seat));
                let mut beliefs = Beliefs::new(view.round(), seat, &Tables::default(), &mut rng);
                for _ in 0..3 {
                    let draw = beliefs.draw(&mut rng);
                    let world = beliefs.world(&draw.held, &mut rng);
                    lacking += world.assert_possible(round, seat);
                    checked += 1;
                }
            }
            let action = simple(round, seat).or_else(|| random(round, seat, &mut rng));
            game.apply_quietly(seat, action.expect("an action"))
                .expect("legal");
        }
        assert!(checked > 500 && lacking > 500, "{checked} {lacking}");
    }

    /// Who bids more is thought to hold more.
    #[test]
    fn bids_tell() {
        let rules = Rules::parse("schmidt+rounds=6").expect("id");
        let mut game = Game::new(&rules, 3, Source::Seed([8; 32]), 2).expect("game");
        for (seat, bid) in [(0, 2), (1, 5), (2, 0)] {
            game.apply_quietly(seat, engine::action::Action::Bid(bid))
                .expect("bid");
        }
        let (tables, mut rng) = (Tables::default(), Rng::new(4));
        let view = game.view(Some(0));
        let mut beliefs = Beliefs::new(view.round(), 0, &tables, &mut rng);
        let mut worth = [0.0; 3];
        for _ in 0..200 {
            let draw = beliefs.draw(&mut rng);
            let world = beliefs.world(&draw.held, &mut rng);
            for (seat, sum) in worth.iter_mut().enumerate() {
                *sum += tables.expected(world.hands[seat], 3, 6, 13) / 200.0;
            }
        }
        assert!(worth[1] > worth[2] + 1.5, "{worth:?}");
    }
}

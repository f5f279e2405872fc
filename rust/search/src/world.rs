//! A world: the table as one seat knows it, with a guess of everybody's cards. Bots play on in it.
//!
//! Legal plays, winners and points are the engine's. Pirates' powers are left out of what is imagined.

use engine::card::{Card, Play};
use engine::cards::Cards;
use engine::round::{Order, Round};
use engine::score::Mode;
use engine::trick::{self, Led};
use engine::{MAX_CARDS, MAX_SEATS};

use crate::facts::Facts;

/// The table with everybody's cards.
#[derive(Clone, Copy, Debug)]
pub struct World<'a> {
    public: Facts<'a>,
    /// Everybody's cards.
    pub hands: [Cards; MAX_SEATS],
    bonus: [i16; MAX_SEATS],
    loot: [u8; MAX_SEATS],
    bets: [u8; MAX_SEATS],
    modes: [Mode; MAX_SEATS],
    /// What Graybeard turns up in each trick, if he is at the table.
    pub turned_up: [Card; MAX_CARDS],
    human_leader: u8,
}

impl<'a> World<'a> {
    /// The table as `seat` sees it, others' hands still empty.
    #[must_use]
    pub fn of(round: &'a Round, seat: u8) -> World<'a> {
        let public = Facts::of(round, seat);
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        hands[seat as usize & 7] = public.hand;
        let rules = round.rules();
        World {
            public,
            hands,
            bonus: std::array::from_fn(|s| round.bonuses(s as u8).points(rules)),
            loot: std::array::from_fn(|s| {
                let pairs = round.alliances();
                pairs
                    .filter(|&(loot, winner)| loot == s as u8 || winner == s as u8)
                    .count() as u8
            }),
            bets: std::array::from_fn(|s| round.bet(s as u8).unwrap_or(0)),
            modes: std::array::from_fn(|s| Mode::of(rules, round.load(s as u8))),
            turned_up: [Card::ESC; MAX_CARDS],
            human_leader: round.human_leader(),
        }
    }

    /// The table with all cards open and these bids, for the yardstick that may see them.
    #[must_use]
    pub(crate) fn open(round: &'a Round, bids: [u8; MAX_SEATS]) -> World<'a> {
        let mut world = World::of(round, 0);
        world.hands = std::array::from_fn(|s| match s < round.players as usize {
            true => round.hand(s as u8),
            false => Cards::EMPTY,
        });
        world.public.bids = bids;
        if world.public.placed == 0 {
            world.open_trick();
        }
        world
    }

    /// The same table before the first card, with the cards that have been played back in the hands.
    #[must_use]
    pub fn before_the_first_card(&self, round: &Round) -> World<'a> {
        let mut world = *self;
        for index in 0..=round.tricks().min(round.cards - 1) {
            let (_, plays) = round.trick(index);
            for (place, play) in plays.iter().enumerate() {
                let seat = round.seat_at(index, place as u8);
                world.hands[seat as usize & 7].add(play.card());
            }
        }
        let public = &mut world.public;
        public.seen = Cards::EMPTY;
        public.won = [0; MAX_SEATS];
        public.voids = [0; MAX_SEATS];
        (public.tricks, public.placed) = (0, 0);
        public.leader = round.leader;
        public.led = Led::Open;
        (world.bonus, world.loot) = ([0; MAX_SEATS], [0; MAX_SEATS]);
        world.human_leader = round.leader;
        world.open_trick();
        world
    }

    /// The seat whose turn it is.
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.public.order[self.public.placed as usize & 7]
    }

    /// Tricks that are decided.
    #[must_use]
    pub fn tricks(&self) -> u8 {
        self.public.tricks
    }

    /// Whether every trick is decided.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.public.tricks >= self.public.cards
    }

    /// What a seat knows here.
    #[must_use]
    pub fn facts(&self, seat: u8) -> Facts<'a> {
        let s = seat as usize & 7;
        let mut facts = self.public;
        facts.seat = seat;
        facts.hand = self.hands[s];
        (facts.bonus, facts.loot, facts.bet) = (self.bonus[s], self.loot[s], self.bets[s]);
        facts.mode = self.modes[s];
        facts
    }

    /// The plays of the seat whose turn it is.
    pub fn legal(&self) -> impl Iterator<Item = Play> {
        trick::legal(self.hands[self.turn() as usize & 7], self.public.led).iter()
    }

    /// Whether the seat whose turn it is has no choice. Graybeard never has one.
    #[must_use]
    pub fn forced(&self) -> Option<Play> {
        if self.turn() >= self.public.players {
            let card = self.turned_up[self.public.tricks as usize % MAX_CARDS];
            return Some(Play::of(card).unwrap_or(Play::SM_ESCAPE));
        }
        let legal = trick::legal(self.hands[self.turn() as usize & 7], self.public.led);
        if legal.len() == 1 { legal.nth(0) } else { None }
    }

    /// Lays a card of the seat whose turn it is.
    pub fn lay(&mut self, play: Play) {
        let seat = self.turn() as usize & 7;
        self.hands[seat].remove(play.card());
        if let (Led::Suit(suit), Some(own)) = (self.public.led, play.card().suit())
            && own != suit
        {
            self.public.voids[seat] |= 1 << suit;
        }
        if let Some(taken) = self.public.lay(play) {
            if let Some(winner) = taken.winner {
                self.bonus[winner as usize & 7] += taken.bonus;
            }
            for (s, loot) in self.loot.iter_mut().enumerate() {
                *loot += taken.alliances_of(s as u8);
            }
            self.open_trick();
        }
    }

    /// Lets a seat lead the next trick (Rosie may have chosen it).
    pub fn lead(&mut self, seat: u8) {
        self.public.leader = seat;
        self.open_trick();
    }

    fn open_trick(&mut self) {
        let public = &mut self.public;
        let (leader, players) = (public.leader, public.players);
        if leader < players {
            self.human_leader = leader;
        }
        let order =
            Order::with_graybeard(public.rules, leader, public.round_leader, self.human_leader);
        for place in 0..public.seats {
            public.order[place as usize & 7] = match public.seats > players {
                true => order.seat_with_graybeard(place),
                false => (leader + place) % players,
            };
        }
    }

    /// What the others make on average in a round that is over.
    #[must_use]
    pub fn points_of_others(&self, seat: u8) -> f32 {
        let players = self.public.players;
        let others = (0..players).filter(|&other| other != seat);
        others.map(|other| self.points(other)).sum::<f32>() / f32::from(players - 1)
    }

    /// A seat's points of a round that is over. Loot pays when both bids are exact; here the own one
    /// decides.
    #[must_use]
    pub fn points(&self, seat: u8) -> f32 {
        let facts = self.facts(seat);
        let won = facts.won[seat as usize & 7];
        let mut points = facts.bid_points(won);
        if won == facts.bids[seat as usize & 7] {
            points += 20.0 * f32::from(facts.loot);
            if won > 0 || facts.mode != Mode::Standard {
                points += f32::from(facts.bonus);
            }
        }
        points
    }
}

#[cfg(test)]
impl World<'_> {
    /// Asserts that a guess is possible: as many cards in each hand as there are, no card twice, none in a
    /// suit that its holder lacks, the own hand untouched. Returns how many lacking suits were looked at.
    pub(crate) fn assert_possible(&self, round: &Round, seat: u8) -> u32 {
        let facts = Facts::of(round, seat);
        let mut all: Cards = round.rules().deck().cards().iter().copied().collect();
        assert!(facts.seen.iter().all(|card| all.remove(card)));
        let mut lacking = 0;
        for other in 0..round.players {
            let hand = self.hands[other as usize];
            assert_eq!(hand.len(), round.hand(other).len());
            assert!(hand.iter().all(|card| all.remove(card)), "a card twice");
            for suit in (0..4).filter(|suit| facts.voids[other as usize] >> suit & 1 == 1) {
                if other != seat {
                    assert_eq!(hand.suit(suit), 0);
                    lacking += 1;
                }
            }
        }
        assert_eq!(self.hands[seat as usize], round.hand(seat));
        lacking
    }
}

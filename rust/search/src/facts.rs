//! What a seat knows of a round, in the form that bots reckon with.
//!
//! Everything a bot decides on is read from here, and everything in here is public or the seat's own:
//! [`Facts::of`] gives the same for the full round and for the round of the seat's view (tested).

use engine::MAX_SEATS;
use engine::card::{Card, Play};
use engine::cards::Cards;
use engine::round::{Phase, Round};
use engine::rules::{Load, Rules};
use engine::score::{Mode, Tally, score};
use engine::trick::{self, Led, Reason};

/// What a seat knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Facts<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// Who knows it.
    pub seat: u8,
    /// People and bots at the table.
    pub players: u8,
    /// Hands that play in a trick: players, and Graybeard.
    pub seats: u8,
    /// Cards dealt to each.
    pub cards: u8,
    /// Who leads the first trick.
    pub round_leader: u8,
    /// The own hand.
    pub hand: Cards,
    /// Cards that are in no other hand: played, or shown by Juanita.
    pub seen: Cards,
    /// Bids; the own one, others' once revealed.
    pub bids: [u8; MAX_SEATS],
    /// Tricks won.
    pub won: [u8; MAX_SEATS],
    /// Suits that a seat cannot have, as bits.
    pub voids: [u8; MAX_SEATS],
    /// Tricks decided.
    pub tricks: u8,
    /// Who leads the current trick, or the next one.
    pub leader: u8,
    /// The current trick.
    pub plays: [Play; MAX_SEATS],
    /// How many plays lie there.
    pub placed: u8,
    /// The seat at each place of the current trick.
    pub order: [u8; MAX_SEATS],
    /// The suit to follow.
    pub led: Led,
    /// Worth of the own bonuses so far.
    pub bonus: i16,
    /// The own Loot alliances so far.
    pub loot: u8,
    /// The own bet.
    pub bet: u8,
    /// The own way of scoring.
    pub mode: Mode,
}

/// How the current trick stands: who would take it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The seat; nobody under a Kraken.
    pub winner: Option<u8>,
    /// Place of the winning play.
    pub place: Option<u8>,
    /// Why.
    pub reason: Reason,
    /// What the bonuses are worth.
    pub bonus: i16,
}

/// What the last play of a trick brought about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    /// Who has the trick.
    pub winner: Option<u8>,
    /// What its bonuses are worth.
    pub bonus: i16,
    /// (Loot's seat, winner's seat).
    pub alliances: [Option<(u8, u8)>; 2],
}

impl Taken {
    /// Alliances that a seat is part of.
    pub fn alliances_of(&self, seat: u8) -> u8 {
        let pairs = self.alliances.iter().flatten();
        pairs
            .filter(|(loot, winner)| *loot == seat || *winner == seat)
            .count() as u8
    }
}

impl<'a> Facts<'a> {
    /// What `seat` knows of a round: of the full one or of the one in its view.
    #[must_use]
    pub fn of(round: &'a Round, seat: u8) -> Facts<'a> {
        let rules = round.rules();
        let bidding = round.phase == Phase::Bidding;
        let known_bid = |s: u8| {
            if bidding && s != seat {
                0
            } else {
                round.bid(s).unwrap_or(0)
            }
        };
        let load: Option<Load> = round.load(seat);
        let mut facts = Facts {
            rules,
            seat,
            players: round.players,
            seats: round.seats(),
            cards: round.cards,
            round_leader: round.leader,
            hand: round.hand(seat),
            seen: match round.seen_undealt() {
                Some((viewer, cards)) if viewer == seat => cards,
                _ => Cards::EMPTY,
            },
            bids: std::array::from_fn(|s| known_bid(s as u8)),
            won: std::array::from_fn(|s| round.won(s as u8)),
            voids: [0; MAX_SEATS],
            tricks: round.tricks(),
            leader: round.leader,
            plays: [Play::SM_ESCAPE; MAX_SEATS],
            placed: 0,
            order: [0; MAX_SEATS],
            led: round.led(),
            bonus: round.bonuses(seat).points(rules),
            loot: round
                .alliances()
                .filter(|&(loot, winner)| loot == seat || winner == seat)
                .count() as u8,
            bet: round.bet(seat).unwrap_or(0),
            mode: Mode::of(rules, load),
        };
        facts.read_tricks(round);
        facts
    }

    fn read_tricks(&mut self, round: &Round) {
        let lead = self.rules.edition().lead;
        let current = round.tricks();
        for index in 0..=current.min(self.cards.saturating_sub(1)) {
            let (leader, plays) = round.trick(index);
            let mut led = Led::Open;
            for (place, &play) in plays.iter().enumerate() {
                self.seen.add(play.card());
                if let (Led::Suit(suit), Some(own)) = (led, play.card().suit())
                    && own != suit
                {
                    self.voids[round.seat_at(index, place as u8) as usize] |= 1 << suit;
                }
                led = led.after(play, place == 0, lead);
            }
            if index == current {
                self.leader = leader;
                self.placed = plays.len() as u8;
                self.plays[..plays.len()].copy_from_slice(plays);
            }
        }
        match round.phase {
            Phase::Playing => {
                for place in 0..self.seats {
                    self.order[place as usize] = round.seat_at(current, place);
                }
            }
            // The next trick is not open yet; its leader follows from the last one.
            Phase::Choosing(_) if current > 0 => {
                self.leader = round.result(current - 1).next_leader;
                self.led = Led::Open;
            }
            _ => self.led = Led::Open,
        }
    }

    /// Tricks not yet decided.
    #[must_use]
    pub fn left(&self) -> u8 {
        self.cards - self.tricks.min(self.cards)
    }

    /// Tricks that a seat still needs; below 0: has too many.
    #[must_use]
    pub fn need(&self, seat: u8) -> i8 {
        self.bids[seat as usize & 7] as i8 - self.won[seat as usize & 7] as i8
    }

    /// Players who still have to play in the current trick after what lies there.
    #[must_use]
    pub fn to_follow(&self) -> u8 {
        self.seats - self.placed
    }

    /// Who would take the current trick as it lies; `None` between tricks.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        if self.placed == 0 {
            return None;
        }
        let result = trick::resolve(&self.plays[..self.placed as usize], self.rules);
        Some(Standing {
            winner: result.winner.map(|place| self.order[place as usize & 7]),
            place: result.winner,
            reason: result.reason,
            bonus: result.bonuses.points(self.rules),
        })
    }

    /// The facts after a play of one's own. The last play of a trick decides it.
    #[must_use]
    pub fn after(&self, play: Play) -> Facts<'a> {
        let mut facts = *self;
        facts.hand.remove(play.card());
        if let Some(taken) = facts.lay(play) {
            if taken.winner == Some(self.seat) {
                facts.bonus += taken.bonus;
            }
            facts.loot += taken.alliances_of(self.seat);
        }
        facts
    }

    /// Lays a card of the seat whose turn it is onto the table; what was taken, if it was the trick's
    /// last. Hands, bonuses and alliances are left to the caller.
    pub(crate) fn lay(&mut self, play: Play) -> Option<Taken> {
        self.seen.add(play.card());
        let first = self.placed == 0;
        self.led = self.led.after(play, first, self.rules.edition().lead);
        self.plays[self.placed as usize & 7] = play;
        self.placed += 1;
        if self.placed < self.seats {
            return None;
        }
        let result = trick::resolve(&self.plays[..self.placed as usize], self.rules);
        let seat = |place: u8| self.order[place as usize & 7];
        let taken = Taken {
            winner: result.winner.map(seat),
            bonus: result.bonuses.points(self.rules),
            alliances: result
                .alliances
                .map(|pair| pair.map(|(loot, winner)| (seat(loot), seat(winner)))),
        };
        if let Some(winner) = taken.winner {
            self.won[winner as usize & 7] += 1;
        }
        self.leader = seat(result.next_leader);
        self.tricks += 1;
        self.placed = 0;
        self.plays = [Play::SM_ESCAPE; MAX_SEATS];
        self.led = Led::Open;
        Some(taken)
    }

    /// Points for the bid if the own tricks at the end are `won`; without bonuses.
    #[must_use]
    pub fn bid_points(&self, won: u8) -> f32 {
        let tally = Tally {
            bid: self.bids[self.seat as usize & 7],
            won,
            cards: self.cards,
            bonuses: Default::default(),
            loot: 0,
            bet: self.bet,
            mode: self.mode,
        };
        f32::from(score(tally, self.rules).points())
    }

    /// Which table of figures fits: the number of players, 1 for two with Graybeard.
    #[must_use]
    pub fn kind(&self) -> usize {
        if self.seats > self.players {
            1
        } else {
            self.players as usize
        }
    }
}

/// The number of a card counted so that the highest of every edition is 14.
#[must_use]
pub fn aligned(card: Card, top: u8) -> Option<u8> {
    card.number().map(|number| number + 14 - top)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot, random};
    use crate::rng::Rng;
    use engine::game::{Game, Source};

    /// Every decision of random games: the facts of the full round are those of the seat's view.
    #[test]
    fn facts_are_what_the_view_shows() {
        let ids = [
            "schmidt",
            "grandpabeck2018+kraken+loot+powers",
            "grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice",
            "grandpabeck2021+powers+harry=end_of_round",
        ];
        for (i, id) in ids.iter().enumerate() {
            let rules = Rules::parse(id).expect(id);
            for players in [2, 3, 5]
                .into_iter()
                .filter(|&n| rules.check_players(n).is_ok())
            {
                let mut rng = Rng::new(i as u64);
                let source = Source::Seed([players; 32]);
                let mut game = Game::new(&rules, players, source, 0).expect(id);
                while !game.is_over() {
                    for seat in 0..players {
                        let view = game.view(Some(seat));
                        assert_eq!(
                            Facts::of(game.round(), seat),
                            Facts::of(view.round(), seat),
                            "{id}"
                        );
                    }
                    let seat = game.round().to_act().trailing_zeros() as u8;
                    let action = random(game.round(), seat, &mut rng).expect("an action");
                    game.apply_quietly(seat, action).expect("legal");
                }
            }
        }
        let _ = Bot::Random;
    }

    /// After the own play, facts agree with what the engine makes of it.
    #[test]
    fn after_agrees_with_the_engine() {
        let rules = Rules::parse("grandpabeck2021+kraken+whale+loot").expect("id");
        let mut game = Game::new(&rules, 4, Source::Seed([9; 32]), 1).expect("game");
        let mut rng = Rng::new(5);
        let mut decided = 0;
        while !game.is_over() {
            let round = game.round();
            let (number, seat) = (round.number, round.to_act().trailing_zeros() as u8);
            let action = random(round, seat, &mut rng).expect("an action");
            let expected = match action {
                engine::action::Action::Play(play) => {
                    let copy = round.clone();
                    Some((copy, play))
                }
                _ => None,
            };
            game.apply_quietly(seat, action).expect("legal");
            if let Some((before, play)) = expected
                && game.round().number == number
                && !game.is_over()
            {
                let after = Facts::of(&before, seat).after(play);
                let now = Facts::of(game.round(), seat);
                assert_eq!(
                    (
                        after.won,
                        after.tricks,
                        after.leader,
                        after.bonus,
                        after.loot
                    ),
                    (now.won, now.tricks, now.leader, now.bonus, now.loot)
                );
                assert_eq!((after.hand, after.seen), (now.hand, now.seen));
                assert_eq!((after.placed, after.led), (now.placed, now.led));
                decided += u32::from(after.placed == 0);
            }
        }
        assert!(decided > 30);
    }
}

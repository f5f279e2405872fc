//! The rest of a round as a seat imagines it: the hidden cards dealt at random, everybody plays any
//! card.
//!
//! Only what [`Facts`] shows goes in. Suits that others lack are not minded, powers are left out.

use engine::MAX_SEATS;
use engine::card::{Card, Play};
use engine::cards::Cards;
use engine::round::Round;
use engine::rules::GraybeardSecond;
use engine::trick::{self, Led};

use crate::facts::Facts;
use crate::rng::Rng;

/// The rest of a round, to be played out again and again.
pub(super) struct Imagined<'a> {
    facts: Facts<'a>,
    /// Cards that others may hold, in any order: every shuffle starts from the last one.
    hidden: Vec<Card>,
    /// Cards in each other hand, Graybeard's last.
    sizes: [u8; MAX_SEATS],
    /// Who of the players led last; matters only with Graybeard at the table.
    human_leader: u8,
}

/// What a playout came to for the seat that imagines it.
pub(super) struct Ending {
    pub(super) won: u8,
    /// Worth of all bonuses, earlier tricks' included.
    pub(super) bonus: i16,
}

impl<'a> Imagined<'a> {
    /// What `seat` can imagine at its turn to bid or to play.
    pub(super) fn of(round: &'a Round, seat: u8) -> Imagined<'a> {
        let mut facts = Facts::of(round, seat);
        let mut hidden: Cards = round.rules().deck().cards().iter().copied().collect();
        for card in facts.hand.iter().chain(facts.seen.iter()) {
            hidden.remove(card);
        }
        let mut sizes = [0; MAX_SEATS];
        sizes[..facts.seats as usize].fill(facts.left());
        for place in 0..facts.placed {
            sizes[facts.order[place as usize & 7] as usize & 7] -= 1;
        }
        sizes[seat as usize & 7] = 0;
        let human_leader = if round.bids_revealed() {
            let mut leaders = (0..=facts.tricks).rev().map(|index| round.trick(index).0);
            leaders.find(|&leader| leader < facts.players)
        } else {
            facts.order = order_of(&facts, facts.leader, facts.round_leader);
            None
        };
        Imagined {
            hidden: hidden.iter().collect(),
            sizes,
            human_leader: human_leader.unwrap_or(facts.round_leader),
            facts,
        }
    }

    /// What the seat knows.
    pub(super) fn facts(&self) -> &Facts<'a> {
        &self.facts
    }

    /// Everybody's cards, the own ones as they are.
    fn deal(&mut self, rng: &mut Rng) -> [Cards; MAX_SEATS] {
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        hands[self.facts.seat as usize & 7] = self.facts.hand;
        let mut next = 0;
        for (hand, &size) in hands.iter_mut().zip(&self.sizes) {
            for _ in 0..size {
                let left = self.hidden.len().saturating_sub(next) as u32;
                let drawn = next + rng.below(left) as usize;
                self.hidden.swap(next, drawn);
                hand.add(self.hidden[next]);
                next += 1;
            }
        }
        hands
    }

    /// Deals the hidden cards and plays on at random to the round's end, `first` being the own next play.
    pub(super) fn play_out(&mut self, first: Option<Play>, rng: &mut Rng) -> Ending {
        let mut hands = self.deal(rng);
        let (rules, lead) = (self.facts.rules, self.facts.rules.edition().lead);
        let (players, seats) = (self.facts.players, self.facts.seats as usize);
        let own = self.facts.seat;
        let mut ending = Ending {
            won: self.facts.won[own as usize & 7],
            bonus: self.facts.bonus,
        };
        let (mut plays, mut order) = (self.facts.plays, self.facts.order);
        let (mut placed, mut led) = (self.facts.placed as usize, self.facts.led);
        let (mut human_leader, mut next) = (self.human_leader, first);
        for _ in 0..self.facts.left() {
            for place in placed..seats {
                let seat = order[place & 7];
                let hand = &mut hands[seat as usize & 7];
                let legal = if seat < players {
                    trick::legal(*hand, led)
                } else {
                    hand.plays()
                };
                let any = || legal.nth(rng.below(legal.len()));
                // A hand is never empty before the last trick.
                let Some(mut play) = next.take().or_else(any) else {
                    return ending;
                };
                if seat >= players && play == Play::SM_PIRATE {
                    play = Play::SM_ESCAPE;
                }
                hand.remove(play.card());
                led = led.after(play, place == 0, lead);
                plays[place & 7] = play;
            }
            let result = trick::resolve(&plays[..seats], rules);
            if result
                .winner
                .is_some_and(|place| order[place as usize & 7] == own)
            {
                ending.won += 1;
                ending.bonus += result.bonuses.points(rules);
            }
            let leader = order[result.next_leader as usize & 7];
            if leader < players {
                human_leader = leader;
            }
            order = order_of(&self.facts, leader, human_leader);
            (placed, led) = (0, Led::Open);
        }
        ending
    }
}

/// Who plays at each place of a trick, Graybeard included.
fn order_of(facts: &Facts<'_>, leader: u8, human_leader: u8) -> [u8; MAX_SEATS] {
    let players = facts.players;
    if facts.seats == players {
        return std::array::from_fn(|place| {
            let seat = leader + place as u8;
            if seat < players { seat } else { seat - players }
        });
    }
    let second = match facts.rules.graybeard_second {
        _ if leader < players => players,
        GraybeardSecond::RoundLeader => facts.round_leader,
        GraybeardSecond::LastHumanLeader => human_leader,
    };
    let mut order = [0; MAX_SEATS];
    order[..3].copy_from_slice(&[leader, second, 3 - leader - second]);
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::random;
    use engine::game::{Game, Source};
    use engine::round::Phase;
    use engine::rules::Rules;

    /// At every play of random games.
    fn at_every_play(id: &str, players: u8, check: impl Fn(&Game, u8, &mut Rng)) {
        let rules = Rules::parse(id).expect(id);
        let mut game = Game::new(&rules, players, Source::Seed([7; 32]), 0).expect(id);
        let mut rng = Rng::new(2);
        while !game.is_over() {
            let seat = game.round().to_act().trailing_zeros() as u8;
            if game.round().phase == Phase::Playing {
                check(&game, seat, &mut rng);
            }
            let action = random(game.round(), seat, &mut rng).expect("an action");
            game.apply_quietly(seat, action).expect("legal");
        }
    }

    const TABLES: [(&str, u8); 4] = [
        ("schmidt", 6),
        ("grandpabeck2021+kraken+whale+loot", 4),
        ("grandpabeck2021", 2),
        ("grandpabeck2021+graybeard_second=last_human_leader", 2),
    ];

    #[test]
    fn imagined_hands_have_their_sizes_and_hold_nothing_that_was_seen() {
        for (id, players) in TABLES {
            at_every_play(id, players, |game, seat, rng| {
                let view = game.view(Some(seat));
                let mut imagined = Imagined::of(view.round(), seat);
                let hands = imagined.deal(rng);
                let facts = *imagined.facts();
                let sizes = hands.map(Cards::len);
                assert_eq!(sizes, view.hand_sizes, "{id}");
                assert_eq!(hands[seat as usize], view.hand());
                let mut deck: Cards = game
                    .round()
                    .rules()
                    .deck()
                    .cards()
                    .iter()
                    .copied()
                    .collect();
                for card in facts
                    .seen
                    .iter()
                    .chain(hands.iter().flat_map(|hand| hand.iter()))
                {
                    assert!(deck.remove(card), "{id}: {card:?} twice");
                }
            });
        }
    }

    #[test]
    fn the_imagined_order_of_play_is_the_engines() {
        for (id, players) in TABLES {
            at_every_play(id, players, |game, seat, _| {
                let imagined = Imagined::of(game.round(), seat);
                let facts = imagined.facts();
                let order = order_of(facts, facts.leader, imagined.human_leader);
                let places = facts.seats as usize;
                assert_eq!(order[..places], facts.order[..places], "{id}");
            });
        }
    }

    /// The last trick with the last to play: nothing is left to chance.
    #[test]
    fn what_is_certain_comes_out() {
        let certain = std::cell::Cell::new(0);
        at_every_play("grandpabeck2021+kraken+whale", 4, |game, seat, rng| {
            let round = game.round();
            let facts = Facts::of(round, seat);
            if facts.left() > 1 || facts.to_follow() > 1 {
                return;
            }
            let play = round.legal_plays(seat).nth(0).expect("a play");
            let after = facts.after(play);
            let ending = Imagined::of(round, seat).play_out(Some(play), rng);
            let won = after.won[seat as usize & 7];
            assert_eq!((ending.won, ending.bonus), (won, after.bonus));
            certain.set(certain.get() + u32::from(won > facts.won[seat as usize & 7]));
        });
        assert!(certain.get() > 0);
    }
}

//! Whole random games, as fast as they go: no seed that others can check, no log, no sheet, no events.

use engine::MAX_SEATS;
use engine::action::Action;
use engine::deal::{Deal, Seed};
use engine::error::RulesError;
use engine::round::{Phase, Round};
use engine::rules::{Deck, Rules};

use crate::bots;
use crate::rng::Rng;
use crate::simulate::Outcome;

/// Random games of some rules and number of players. The rounds are those of the plan: shared first
/// places stay shared.
#[derive(Clone, Debug)]
pub struct Playouts {
    rules: Rules,
    players: u8,
    /// Cards in each hand, round by round.
    sizes: Vec<u8>,
    /// In any order: every shuffle starts from the last one.
    deck: Deck,
}

impl Playouts {
    /// Prepares games.
    ///
    /// # Errors
    /// As [`Rules::check_players`].
    pub fn new(rules: &Rules, players: u8) -> Result<Playouts, RulesError> {
        Ok(Playouts {
            rules: *rules,
            players,
            sizes: rules.cards_per_round(players)?,
            deck: rules.deck(),
        })
    }

    /// Plays one game; totals by seat, and how many cards were played.
    ///
    /// # Errors
    /// `rules/dealer`.
    pub fn game(
        &mut self,
        first_dealer: u8,
        rng: &mut Rng,
    ) -> Result<([i32; MAX_SEATS], u32), RulesError> {
        self.game_from(0, first_dealer, rng)
    }

    /// Plays what comes after so many rounds; `dealer` deals the first of them.
    ///
    /// # Errors
    /// `rules/dealer`.
    pub(crate) fn game_from(
        &mut self,
        rounds: u8,
        dealer: u8,
        rng: &mut Rng,
    ) -> Result<([i32; MAX_SEATS], u32), RulesError> {
        let (mut totals, mut plays) = ([0; MAX_SEATS], 0);
        for number in rounds as usize..self.sizes.len() {
            let deal = self.deal(number, rng)?;
            let dealer = (dealer + (number as u8 - rounds) % self.players) % self.players;
            let mut round =
                Round::start(&self.rules, self.players, number as u8 + 1, dealer, &deal)?;
            plays += play(&mut round, rng);
            for seat in 0..self.players {
                totals[seat as usize] += i32::from(round.score(seat).points());
            }
        }
        Ok((totals, plays))
    }

    /// Plays the game of a seed, dealt with the shuffle `sk1`; totals by seat, and what else `Outcome`
    /// counts is added there.
    ///
    /// # Errors
    /// `rules/dealer`.
    pub(crate) fn game_of_seed(
        &self,
        seed: &Seed,
        first_dealer: u8,
        rng: &mut Rng,
        outcome: &mut Outcome,
    ) -> Result<(), RulesError> {
        let mut totals = [0; MAX_SEATS];
        for (number, &cards) in self.sizes.iter().enumerate() {
            let number = number as u8;
            let dealer = (first_dealer + number % self.players) % self.players;
            let ghost = self.rules.has_ghost(self.players);
            let hands = self.players + u8::from(ghost);
            let deal = Deal::sk1(seed, number + 1, &self.deck, hands, ghost, cards);
            let mut round = Round::start(&self.rules, self.players, number + 1, dealer, &deal)?;
            outcome.plays += u64::from(play(&mut round, rng));
            outcome.rounds += 1;
            for (seat, bids) in (0..self.players).zip(&mut outcome.bids) {
                let score = round.score(seat);
                totals[seat as usize] += i32::from(score.points());
                bids.count(&score);
            }
        }
        outcome.totals.extend(&totals[..self.players as usize]);
        Ok(())
    }

    fn deal(&mut self, number: usize, rng: &mut Rng) -> Result<Deal, RulesError> {
        let ghost = self.rules.has_ghost(self.players);
        let (hands, cards) = (self.players + u8::from(ghost), self.sizes[number]);
        let order = self.deck.cards_mut();
        // Only powers look at the undealt cards, and so at their order.
        let shuffled = if self.rules.powers {
            order.len()
        } else {
            hands as usize * cards as usize
        };
        for i in 0..shuffled {
            let left = (order.len() - i) as u32;
            order.swap(i, i + rng.below(left) as usize);
        }
        Deal::from_order(order, hands, ghost, cards)
    }
}

/// Plays a round to its end, every legal action as likely as the others; how many cards the players
/// played.
pub fn play(round: &mut Round, rng: &mut Rng) -> u32 {
    let mut plays = 0;
    while decide(round, rng) {
        while round.phase == Phase::Playing {
            let seat = round.turn();
            let legal = round.legal_plays(seat);
            // What is chosen from the legal plays is never refused.
            let Some(play) = legal.nth(rng.below(legal.len())) else {
                return plays;
            };
            if round.apply_quietly(seat, Action::Play(play)).is_err() {
                return plays;
            }
            plays += 1;
        }
    }
    plays
}

/// Bids, loads and decisions for powers until a card must be played; false once the round is done. Kept
/// apart from the loop over the cards, where the compiler would mix the two.
#[inline(never)]
fn decide(round: &mut Round, rng: &mut Rng) -> bool {
    while !matches!(round.phase, Phase::Playing | Phase::Done) {
        let seat = round.to_act().trailing_zeros() as u8;
        let action = bots::random(round, seat, rng);
        if action.is_none_or(|action| round.apply_quietly(seat, action).is_err()) {
            return false;
        }
    }
    round.phase == Phase::Playing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Bot;
    use crate::simulate::{game_seed, games};
    use engine::game::{Game, Source};

    const IDS: [&str; 4] = [
        "schmidt",
        "grandpabeck2018+kraken+loot+powers",
        "grandpabeck2021+kraken+whale+powers+harry=end_of_round",
        "grandpabeck2021+powers+scoring=rascal+load=choice+rounds=whirlpool",
    ];

    /// The detour around `Game` must not be seen: same cards, same choices, same points.
    #[test]
    fn simulated_games_of_random_players_are_games() {
        for id in IDS {
            let rules = Rules::parse(id).expect(id);
            for players in 2..=6 {
                let bots = vec![Bot::Random; players as usize];
                let outcome = games(&rules, &bots, 3, 5, 6).expect(id);
                let source = Source::Seed(game_seed(3, 5));
                let mut game = Game::new(&rules, players, source, 5 % players).expect(id);
                let mut rng = Rng::new(3 ^ 5);
                while !game.is_over() {
                    let seat = game.round().to_act().trailing_zeros() as u8;
                    let action = bots::random(game.round(), seat, &mut rng).expect(id);
                    game.apply_quietly(seat, action).expect(id);
                }
                assert_eq!(outcome.totals, game.totals(), "{id}, {players} players");
                assert_eq!(outcome.rounds as usize, game.sheet().len());
            }
        }
    }

    #[test]
    fn playouts_come_to_their_end() {
        for id in IDS {
            let rules = Rules::parse(id).expect(id);
            for players in 2..=6 {
                let mut playouts = Playouts::new(&rules, players).expect(id);
                let (_, plays) = playouts.game(0, &mut Rng::new(1)).expect(id);
                let cards: u32 = playouts.sizes.iter().map(|&size| u32::from(size)).sum();
                // Graybeard's cards are nobody's plays.
                assert_eq!(plays, cards * u32::from(players), "{id}, {players} players");
            }
        }
    }
}

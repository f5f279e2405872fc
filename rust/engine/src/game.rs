//! A whole game.

use crate::MAX_SEATS;
use crate::action::{Action, Log, Power};
use crate::deal::{Deal, Seed, commitment};
use crate::error::{IllegalAction, RulesError};
use crate::event::{Event, Quiet, Sink};
use crate::round::{self, Round};
use crate::rules::{Deck, Rules, Tiebreak};
use crate::score::{RoundScore, Tally, ranking, score};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Bids of everybody (1.5).
    Bidding,
    /// Loads of everybody (2.7).
    Loading,
    /// A card of one player (1.6).
    Playing,
    /// A decision for a pirate's power (2.6).
    Choosing(Power),
    /// Nothing more.
    Over,
}

/// Where the cards come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// The shuffle `sk1`.
    Seed(Seed),
    /// One deal for each round, as at a table with real cards.
    Deals(Vec<Deal>),
}

/// A game: its rounds, its scores, every decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    source: Source,
    deck: Deck,
    first_dealer: u8,
    round: Round,
    over: bool,
    totals: [i32; MAX_SEATS],
    /// One for each player and finished round, round by round.
    tallies: Vec<Tally>,
    log: Log,
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        self.cards() == other.cards()
    }
}

impl Game {
    /// Starts a game and deals the first round.
    ///
    /// # Errors
    /// `rules/players` and the like if the rules cannot be played by so many; `rules/dealer`;
    /// `deal/count`, `deal/hand_size` and `deal/hands` if explicit deals do not fit the rounds, the deck
    /// and the players.
    pub fn new(
        rules: &Rules,
        players: u8,
        source: Source,
        first_dealer: u8,
    ) -> Result<Game, RulesError> {
        let sizes = rules.cards_per_round(players)?;
        if first_dealer >= players {
            return Err(RulesError::new("rules/dealer", first_dealer));
        }
        if let Source::Deals(deals) = &source {
            if deals.len() < sizes.len()
                || (deals.len() > sizes.len() && rules.tiebreak == Tiebreak::Shared)
            {
                return Err(RulesError::new("deal/count", deals.len()));
            }
            let size = |i: usize| sizes[i.min(sizes.len() - 1)];
            if let Some((_, deal)) = deals.iter().enumerate().find(|(i, d)| d.size() != size(*i)) {
                return Err(RulesError::new("deal/hand_size", deal.size()));
            }
            let hands = players + u8::from(rules.has_ghost(players));
            if !deals.iter().all(|deal| deal.fits(&rules.deck(), hands)) {
                return Err(RulesError::new("deal/hands", hands));
            }
        }
        let deck = rules.deck();
        let deal = deal_round(rules, players, &source, &deck, 1)
            .ok_or(RulesError::new("deal/count", 0))?;
        Ok(Game {
            round: Round::new(rules, players, 1, first_dealer, &deal),
            source,
            deck,
            first_dealer,
            over: false,
            totals: [0; MAX_SEATS],
            tallies: Vec::with_capacity(sizes.len() * players as usize),
            log: Log::with_room_for(decisions(rules, players, &sizes)),
        })
    }

    /// Starts over with another seed, keeping the memory; for playouts. Explicit deals are dropped.
    pub fn restart(&mut self, seed: &Seed) {
        self.source = Source::Seed(*seed);
        self.over = false;
        self.totals = [0; MAX_SEATS];
        self.tallies.clear();
        self.log.clear();
        self.deal(1);
    }

    /// Deals a round; false if explicit deals have run out.
    fn deal(&mut self, number: u8) -> bool {
        let (rules, players) = (self.round.rules, self.round.players);
        let Some(deal) = deal_round(&rules, players, &self.source, &self.deck, number) else {
            return false;
        };
        // 1.4: the deal passes on clockwise.
        let dealer = (self.first_dealer + (number - 1) % players) % players;
        self.round = Round::new(&rules, players, number, dealer, &deal);
        true
    }

    // ---- reading ----

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.round.rules()
    }

    /// The round in play, or the last one.
    #[must_use]
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Where the cards come from.
    #[must_use]
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// SHA-256 of the seed, if the cards come from one.
    #[must_use]
    pub fn commitment(&self) -> Option<[u8; 32]> {
        match &self.source {
            Source::Seed(seed) => Some(commitment(seed)),
            Source::Deals(_) => None,
        }
    }

    /// Who dealt first.
    #[must_use]
    pub fn first_dealer(&self) -> u8 {
        self.first_dealer
    }

    /// What the game waits for.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match self.round.phase {
            _ if self.over => Phase::Over,
            round::Phase::Bidding => Phase::Bidding,
            round::Phase::Loading => Phase::Loading,
            round::Phase::Playing => Phase::Playing,
            round::Phase::Choosing(power) => Phase::Choosing(power),
            round::Phase::Done => Phase::Over,
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Totals by seat.
    #[must_use]
    pub fn totals(&self) -> &[i32] {
        &self.totals[..self.round.players as usize]
    }

    /// Finished rounds, each with its score by seat.
    #[must_use]
    pub fn sheet(&self) -> Vec<Vec<RoundScore>> {
        sheet(&self.tallies, self.rules(), self.round.players)
    }

    pub(crate) fn tallies(&self) -> &[Tally] {
        &self.tallies
    }

    /// Every decision so far: who, what.
    #[must_use]
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Every event since the start, in full.
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        let mut game = self.clone();
        game.over = false;
        game.totals = [0; MAX_SEATS];
        game.tallies.clear();
        game.log.clear();
        game.deal(1);
        let mut events = vec![game.round.started()];
        for (seat, action) in self.log.iter() {
            // Every action of the log was accepted once, and the rules have not changed since.
            let accepted = game.act(seat, action, &mut events);
            debug_assert_eq!(accepted, Ok(()));
        }
        events
    }

    // ---- acting ----

    /// Checks and carries out one action.
    ///
    /// # Errors
    /// [`IllegalAction`]; the game is unchanged.
    pub fn apply(&mut self, seat: u8, action: Action) -> Result<Vec<Event>, IllegalAction> {
        let mut events = Vec::new();
        self.apply_into(seat, action, &mut events).map(|()| events)
    }

    /// As [`Game::apply`], into a list that is kept.
    ///
    /// # Errors
    /// [`IllegalAction`]; game and list are unchanged.
    pub fn apply_into(
        &mut self,
        seat: u8,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), IllegalAction> {
        self.act(seat, action, events)
    }

    /// As [`Game::apply`], for those who need no events.
    ///
    /// # Errors
    /// [`IllegalAction`]; the game is unchanged.
    pub fn apply_quietly(&mut self, seat: u8, action: Action) -> Result<(), IllegalAction> {
        self.act(seat, action, &mut Quiet)
    }

    fn act<S: Sink>(
        &mut self,
        seat: u8,
        action: Action,
        sink: &mut S,
    ) -> Result<(), IllegalAction> {
        if self.over {
            return Err(IllegalAction::GameOver);
        }
        self.round.apply(seat, action, sink)?;
        self.log.push(seat, action);
        if self.round.phase == round::Phase::Done {
            self.finish_round(sink);
        }
        Ok(())
    }

    fn finish_round<S: Sink>(&mut self, sink: &mut S) {
        let players = self.round.players;
        for seat in 0..players {
            let tally = self.round.tally(seat);
            self.totals[seat as usize] += i32::from(score(tally, self.rules()).points());
            self.tallies.push(tally);
        }
        sink.push(|| Event::RoundScored {
            round: self.round.number,
            scores: (0..players).map(|seat| self.round.score(seat)).collect(),
            totals: self.totals().to_vec(),
        });
        if self.goes_on() && self.deal(self.round.number + 1) {
            sink.push(|| self.round.started());
            return;
        }
        self.over = true;
        let totals = self.totals();
        sink.push(|| Event::GameOver {
            totals: totals.to_vec(),
            ranking: ranking(totals),
        });
    }

    /// Another round of the plan, or one that breaks a tie for first place (R29).
    fn goes_on(&self) -> bool {
        let planned = self.rules().rounds.sizes().len();
        if (self.round.number as usize) < planned {
            return true;
        }
        let best = self.totals().iter().max();
        let shared = self
            .totals()
            .iter()
            .filter(|total| Some(*total) == best)
            .count()
            > 1;
        // The round number is one byte, and the nonce of its deal with it.
        self.rules().tiebreak == Tiebreak::ExtraRound && shared && self.round.number < u8::MAX
    }
}

/// About how many decisions a game has: a bid and every card of each player, a load where there are any,
/// and seldom more than three powers a round.
fn decisions(rules: &Rules, players: u8, sizes: &[u8]) -> usize {
    let before = 1 + usize::from(rules.load);
    let powers = 3 * usize::from(rules.powers);
    let of_a_round = |&cards: &u8| players as usize * (before + cards as usize) + powers;
    sizes.iter().map(of_a_round).sum()
}

/// Scores of finished rounds from their tallies.
pub(crate) fn sheet(tallies: &[Tally], rules: &Rules, players: u8) -> Vec<Vec<RoundScore>> {
    let rounds = tallies.chunks(players.max(1) as usize);
    rounds
        .map(|round| round.iter().map(|&tally| score(tally, rules)).collect())
        .collect()
}

/// The cards of a round; `None` when explicit deals have run out.
fn deal_round(
    rules: &Rules,
    players: u8,
    source: &Source,
    deck: &Deck,
    number: u8,
) -> Option<Deal> {
    match source {
        Source::Deals(deals) => deals.get(number as usize - 1).cloned(),
        Source::Seed(seed) => {
            let ghost = rules.has_ghost(players);
            let hands = players + u8::from(ghost);
            let cards = rules.cards_in_round(players, number as usize - 1);
            Some(Deal::sk1(seed, number, deck, hands, ghost, cards))
        }
    }
}

impl Game {
    /// The deal of a round of this game as it was before anybody drew from it.
    #[must_use]
    pub fn dealt(&self, number: u8) -> Option<Deal> {
        let number = number.max(1);
        deal_round(
            self.rules(),
            self.round.players,
            &self.source,
            &self.deck,
            number,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_fits_in_two_kibibytes_with_its_lists() {
        for id in ["schmidt", "grandpabeck2021+kraken+whale+loot+powers"] {
            let rules = Rules::parse(id).expect(id);
            let mut game = Game::new(&rules, 4, Source::Seed([7; 32]), 0).expect(id);
            while !game.is_over() {
                let seat = game.round.to_act().trailing_zeros() as u8;
                let action = game.round.legal_actions(seat)[0];
                game.apply_quietly(seat, action).expect(id);
            }
            let lists = game.log.capacity() + game.tallies.capacity() * size_of::<Tally>();
            let bytes = size_of::<Game>() + lists;
            assert!(bytes <= 2048, "{id}: {bytes} bytes");
        }
    }
}

//! One round: bids, loads, tricks, powers.

use crate::action::{Action, Power};
use crate::card::{Card, Play};
use crate::cards::{Cards, Plays};
use crate::deal::{Deal, Pile};
use crate::error::{IllegalAction, RulesError};
use crate::event::{Event, Quiet, Sink};
use crate::rules::{GraybeardSecond, Harry, Load, Rules, Scoring};
use crate::score::{Bonuses, Mode, RoundScore, Tally, score};
use crate::trick::{self, Led, Table, TrickResult};
use crate::{MAX_CARDS, MAX_SEATS};

/// What a round waits for.
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
    /// Nothing: every trick is played and every power used.
    Done,
}

/// Order of play in one trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Order {
    leader: u8,
    /// Who plays second; matters only with Graybeard at the table.
    second: u8,
}

impl Order {
    /// The order of a trick of two players and Graybeard (2.8), whose seat is 2. `human_leader`: the
    /// player who has led last, the leader included.
    #[must_use]
    pub fn with_graybeard(rules: &Rules, leader: u8, round_leader: u8, human_leader: u8) -> Order {
        let second = match rules.graybeard_second {
            _ if leader != GRAYBEARD => GRAYBEARD,
            GraybeardSecond::RoundLeader => round_leader,
            GraybeardSecond::LastHumanLeader => human_leader,
        };
        Order { leader, second }
    }

    /// The seat at a place of such a trick.
    #[must_use]
    pub fn seat_with_graybeard(self, place: u8) -> u8 {
        match place {
            0 => self.leader,
            1 => self.second,
            _ => 3 - self.leader - self.second,
        }
    }
}

/// Graybeard's seat, at a table of two.
const GRAYBEARD: u8 = 2;

/// The state of one round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    pub(crate) rules: Rules,
    /// From 1.
    pub number: u8,
    /// People (and bots) at the table, without Graybeard.
    pub players: u8,
    /// Cards dealt to each.
    pub cards: u8,
    /// Who dealt.
    pub dealer: u8,
    /// Who leads the first trick.
    pub leader: u8,
    /// What the round waits for.
    pub phase: Phase,
    /// Who must play or choose.
    turn: u8,
    /// Hands that play in a trick: players, and Graybeard.
    seats: u8,
    pub(crate) hands: [Cards; MAX_SEATS],
    ghost: [Card; MAX_CARDS],
    pub(crate) pile: Pile,
    /// Who has placed a bid, as bits.
    placed: u8,
    bids: [u8; MAX_SEATS],
    loads_placed: u8,
    loads: [Option<Load>; MAX_SEATS],
    won: [u8; MAX_SEATS],
    bonuses: [Bonuses; MAX_SEATS],
    bets: [Option<u8>; MAX_SEATS],
    /// (Loot's seat, winner's seat).
    alliances: [Option<(u8, u8)>; 2],
    /// Every play of the round in order, and how many there are.
    plays: [Play; MAX_SEATS * MAX_CARDS],
    played: u8,
    orders: [Order; MAX_CARDS],
    /// Tricks decided.
    tricks: u8,
    /// The current trick.
    table: Table,
    next_leader: u8,
    human_leader: u8,
    /// Who may change the bid after the last trick (`harry=end_of_round`).
    harry: Option<u8>,
    /// What Juanita saw, and who.
    seen: Option<(u8, Cards)>,
    /// Cards drawn with Bendt that are to be discarded.
    drawn: u8,
}

impl Round {
    /// Starts a round without a game around it, for playouts and searches.
    ///
    /// # Errors
    /// As [`Rules::check_players`]; `rules/dealer`.
    pub fn start(
        rules: &Rules,
        players: u8,
        number: u8,
        dealer: u8,
        deal: &Deal,
    ) -> Result<Round, RulesError> {
        rules.check_players(players)?;
        if dealer >= players {
            return Err(RulesError::new("rules/dealer", dealer));
        }
        Ok(Round::new(rules, players, number, dealer, deal))
    }

    pub(crate) fn new(rules: &Rules, players: u8, number: u8, dealer: u8, deal: &Deal) -> Round {
        let leader = (dealer + 1) % players;
        Round {
            rules: *rules,
            number,
            players,
            cards: deal.size(),
            dealer,
            leader,
            phase: Phase::Bidding,
            turn: leader,
            seats: players + u8::from(rules.has_ghost(players)),
            hands: deal.hands,
            ghost: deal.ghost,
            pile: deal.pile,
            placed: 0,
            bids: [0; MAX_SEATS],
            loads_placed: 0,
            loads: [None; MAX_SEATS],
            won: [0; MAX_SEATS],
            bonuses: [Bonuses::default(); MAX_SEATS],
            bets: [None; MAX_SEATS],
            alliances: [None; 2],
            plays: [Play::SM_ESCAPE; MAX_SEATS * MAX_CARDS],
            played: 0,
            orders: [Order::default(); MAX_CARDS],
            tricks: 0,
            table: Table::EMPTY,
            next_leader: leader,
            human_leader: leader,
            harry: None,
            seen: None,
            drawn: 0,
        }
    }

    /// The event that starts this round.
    pub(crate) fn started(&self) -> Event {
        Event::RoundStarted {
            round: self.number,
            cards: self.cards,
            dealer: self.dealer,
            leader: self.leader,
            hands: self.hands[..self.players as usize]
                .iter()
                .map(|&hand| Some(hand))
                .collect(),
        }
    }

    /// What may be known by a seat, or by a watcher: everything else is blank. The list of what stays
    /// is complete, so that a field added later stays hidden until somebody thinks about it (1.11).
    pub(crate) fn seen_by(&self, viewer: Option<u8>) -> Round {
        let own = |owner: usize| viewer == Some(owner as u8);
        let hide = |open: bool| move |owner: usize| open || own(owner);
        let bids_open = hide(self.phase != Phase::Bidding);
        let loads_open = hide(self.loads_revealed());
        Round {
            hands: std::array::from_fn(|s| if own(s) { self.hands[s] } else { Cards::EMPTY }),
            ghost: [Card::ESC; MAX_CARDS],
            pile: self.pile.face_down(),
            bids: std::array::from_fn(|s| if bids_open(s) { self.bids[s] } else { 0 }),
            loads: std::array::from_fn(|s| if loads_open(s) { self.loads[s] } else { None }),
            seen: self.seen.filter(|&(seat, _)| own(seat as usize)),
            // Public: rules, seats, phase, who has placed, tricks and all that follows from them.
            rules: self.rules,
            number: self.number,
            players: self.players,
            cards: self.cards,
            dealer: self.dealer,
            leader: self.leader,
            phase: self.phase,
            turn: self.turn,
            seats: self.seats,
            placed: self.placed,
            loads_placed: self.loads_placed,
            won: self.won,
            bonuses: self.bonuses,
            bets: self.bets,
            alliances: self.alliances,
            plays: self.plays,
            played: self.played,
            orders: self.orders,
            tricks: self.tricks,
            table: self.table,
            next_leader: self.next_leader,
            human_leader: self.human_leader,
            harry: self.harry,
            drawn: self.drawn,
        }
    }

    // ---- reading ----

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Hands that play in a trick: players, and Graybeard.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    fn everybody(&self) -> u8 {
        ((1u16 << self.players) - 1) as u8
    }

    /// The seats that must act now, as bits.
    #[must_use]
    pub fn to_act(&self) -> u8 {
        match self.phase {
            Phase::Bidding => self.everybody() & !self.placed,
            Phase::Loading => self.everybody() & !self.loads_placed,
            Phase::Playing | Phase::Choosing(_) => 1 << self.turn,
            Phase::Done => 0,
        }
    }

    /// Who must play or choose; meaningless while everybody bids or loads.
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// A seat's cards (none, where they are hidden).
    #[must_use]
    pub fn hand(&self, seat: u8) -> Cards {
        self.hands[seat as usize & 7]
    }

    /// The undealt cards, top first.
    #[must_use]
    pub fn undealt(&self) -> &Pile {
        &self.pile
    }

    /// The player who has led last, while Graybeard may lead, too.
    #[must_use]
    pub fn human_leader(&self) -> u8 {
        self.human_leader
    }

    /// A seat's bid, if it has placed one. In a view others' bids read 0 until they are revealed.
    #[must_use]
    pub fn bid(&self, seat: u8) -> Option<u8> {
        (self.placed >> seat & 1 == 1).then(|| self.bids[seat as usize & 7])
    }

    /// Whether all bids lie open.
    #[must_use]
    pub fn bids_revealed(&self) -> bool {
        self.phase != Phase::Bidding
    }

    /// Whether all loads lie open.
    #[must_use]
    pub fn loads_revealed(&self) -> bool {
        self.loads_placed == self.everybody()
    }

    /// Who has chosen a load.
    #[must_use]
    pub fn load_placed(&self, seat: u8) -> bool {
        self.loads_placed >> seat & 1 == 1
    }

    /// A seat's load, where it may be known.
    #[must_use]
    pub fn load(&self, seat: u8) -> Option<Load> {
        self.loads[seat as usize & 7]
    }

    /// Tricks a seat has won.
    #[must_use]
    pub fn won(&self, seat: u8) -> u8 {
        self.won[seat as usize & 7]
    }

    /// Bonuses a seat has in its tricks.
    #[must_use]
    pub fn bonuses(&self, seat: u8) -> Bonuses {
        self.bonuses[seat as usize & 7]
    }

    /// A seat's bet with Rascal.
    #[must_use]
    pub fn bet(&self, seat: u8) -> Option<u8> {
        self.bets[seat as usize & 7]
    }

    /// What Juanita saw, and who looked.
    #[must_use]
    pub fn seen_undealt(&self) -> Option<(u8, Cards)> {
        self.seen
    }

    /// Tricks decided so far.
    #[must_use]
    pub fn tricks(&self) -> u8 {
        self.tricks
    }

    /// The suit to follow in the current trick.
    #[must_use]
    pub fn led(&self) -> Led {
        self.table.led()
    }

    /// Alliances so far: (Loot's seat, winner's seat).
    pub fn alliances(&self) -> impl Iterator<Item = (u8, u8)> {
        self.alliances.into_iter().flatten()
    }

    /// The plays of one trick (0-based; the current one has index `tricks()`), and who leads it.
    #[must_use]
    pub fn trick(&self, index: u8) -> (u8, &[Play]) {
        let start = usize::from(index) * usize::from(self.seats);
        let end = (start + usize::from(self.seats))
            .min(usize::from(self.played))
            .max(start);
        let leader = self
            .orders
            .get(usize::from(index))
            .map_or(0, |order| order.leader);
        (leader, self.plays.get(start..end).unwrap_or_default())
    }

    /// The seat that plays at a place of a trick.
    #[must_use]
    pub fn seat_at(&self, index: u8, place: u8) -> u8 {
        let order = self
            .orders
            .get(usize::from(index))
            .copied()
            .unwrap_or_default();
        if self.seats == self.players {
            return self.clockwise(order.leader, place);
        }
        order.seat_with_graybeard(place)
    }

    /// The player so many seats on from a player.
    fn clockwise(&self, from: u8, steps: u8) -> u8 {
        let seat = from + steps;
        if seat < self.players {
            seat
        } else {
            seat - self.players
        }
    }

    /// How a decided trick ended, places as seats.
    #[must_use]
    pub fn result(&self, index: u8) -> TrickResult {
        let (_, plays) = self.trick(index);
        self.seated(index, trick::resolve(plays, &self.rules))
    }

    #[inline(always)]
    fn seated(&self, index: u8, result: TrickResult) -> TrickResult {
        let seat = |place| self.seat_at(index, place);
        let next_leader = seat(result.next_leader);
        TrickResult {
            // Who wins leads the next trick (1.6).
            winner: result.winner.map(|_| next_leader),
            next_leader,
            alliances: result
                .alliances
                .map(|a| a.map(|(loot, _)| (seat(loot), next_leader))),
            ..result
        }
    }

    /// The plays a seat may choose from if it is its turn.
    #[must_use]
    pub fn legal_plays(&self, seat: u8) -> Plays {
        trick::legal(self.hand(seat), self.table.led())
    }

    /// Every legal action of a seat: also a bid or load that replaces the placed one.
    #[must_use]
    pub fn legal_actions(&self, seat: u8) -> Vec<Action> {
        if seat >= self.players {
            return Vec::new();
        }
        match self.phase {
            Phase::Bidding => (0..=self.cards).map(Action::Bid).collect(),
            Phase::Loading => [Load::Grapeshot, Load::Cannonball]
                .map(Action::Load)
                .to_vec(),
            _ if seat != self.turn => Vec::new(),
            Phase::Playing => self.legal_plays(seat).iter().map(Action::Play).collect(),
            Phase::Choosing(Power::Rosie) => (0..self.players).map(Action::ChooseLeader).collect(),
            Phase::Choosing(Power::Bendt) => self.swaps(seat),
            Phase::Choosing(Power::Rascal) => [0, 10, 20].map(Action::Bet).to_vec(),
            Phase::Choosing(Power::Harry) => [-1, 0, 1]
                .into_iter()
                .filter(|&by| self.can_change(seat, by))
                .map(Action::ChangeBid)
                .collect(),
            Phase::Done => Vec::new(),
        }
    }

    /// Every pair (or single card) of the hand, each once, in deck order.
    fn swaps(&self, seat: u8) -> Vec<Action> {
        let hand: Vec<Card> = self.hand(seat).iter().collect();
        let mut swaps = Vec::new();
        for (i, &a) in hand.iter().enumerate() {
            if self.drawn == 1 {
                swaps.push(Action::Swap(a, None));
            } else {
                swaps.extend(hand[i + 1..].iter().map(|&b| Action::Swap(a, Some(b))));
            }
        }
        swaps.dedup();
        // Equal cards stand side by side, but their pairs need not.
        let mut unique = Vec::with_capacity(swaps.len());
        for swap in swaps {
            if !unique.contains(&swap) {
                unique.push(swap);
            }
        }
        unique
    }

    fn can_change(&self, seat: u8, by: i8) -> bool {
        let bid = |by: i8| self.bids[seat as usize] as i8 + by;
        (-1..=1).contains(&by) && (0..=self.cards as i8).contains(&bid(by))
    }

    // ---- acting ----

    /// Checks and carries out one action, without telling what follows from it.
    ///
    /// # Errors
    /// [`IllegalAction`]; the round is unchanged.
    #[inline]
    pub fn apply_quietly(&mut self, seat: u8, action: Action) -> Result<(), IllegalAction> {
        self.apply(seat, action, &mut Quiet)
    }

    /// Checks and carries out one action.
    #[inline(always)]
    pub(crate) fn apply<S: Sink>(
        &mut self,
        seat: u8,
        action: Action,
        sink: &mut S,
    ) -> Result<(), IllegalAction> {
        match action {
            // By far the most frequent action, so it is asked for first.
            Action::Play(play) if self.phase == Phase::Playing && self.turn == seat => {
                if !self.legal_plays(seat).contains(play) {
                    return Err(self.refusal(seat, play));
                }
                self.play(seat, play, sink);
                Ok(())
            }
            action => self.decide(seat, action, sink),
        }
    }

    /// An action other than the play of a card by the seat whose turn it is.
    #[inline(never)]
    fn decide<S: Sink>(
        &mut self,
        seat: u8,
        action: Action,
        sink: &mut S,
    ) -> Result<(), IllegalAction> {
        if seat >= self.players {
            return Err(IllegalAction::NoSuchSeat(seat));
        }
        match (self.phase, action) {
            (Phase::Playing, Action::Play(_)) => Err(IllegalAction::NotYourTurn(self.turn)),
            (Phase::Bidding, Action::Bid(bid)) => self.place_bid(seat, bid, sink),
            (Phase::Loading, Action::Load(load)) => {
                self.place_load(seat, load, sink);
                Ok(())
            }
            (Phase::Choosing(power), action) => {
                if seat != self.turn {
                    return Err(IllegalAction::NotYourTurn(self.turn));
                }
                self.choose(seat, power, action, sink)
            }
            _ => Err(IllegalAction::WrongPhase),
        }
    }

    /// Why a play is not among the legal ones.
    fn refusal(&self, seat: u8, play: Play) -> IllegalAction {
        let card = play.card();
        match self.table.led() {
            Led::Suit(suit) if self.hand(seat).contains(card) => {
                IllegalAction::MustFollow { card, suit }
            }
            _ => IllegalAction::NotInHand(card),
        }
    }

    fn place_bid<S: Sink>(&mut self, seat: u8, bid: u8, sink: &mut S) -> Result<(), IllegalAction> {
        if bid > self.cards {
            return Err(IllegalAction::BidOutOfRange {
                bid,
                max: self.cards,
            });
        }
        self.bids[seat as usize] = bid;
        self.placed |= 1 << seat;
        sink.push(|| Event::BidPlaced {
            seat,
            bid: Some(bid),
        });
        if self.placed == self.everybody() {
            sink.push(|| Event::BidsRevealed {
                bids: self.bids[..self.players as usize].to_vec(),
            });
            if self.rules.scoring == Scoring::Rascal && self.rules.load {
                self.phase = Phase::Loading;
            } else {
                self.next_trick(sink);
            }
        }
        Ok(())
    }

    fn place_load<S: Sink>(&mut self, seat: u8, load: Load, sink: &mut S) {
        self.loads[seat as usize] = Some(load);
        self.loads_placed |= 1 << seat;
        sink.push(|| Event::LoadPlaced {
            seat,
            load: Some(load),
        });
        if self.loads_revealed() {
            sink.push(|| Event::LoadsRevealed {
                loads: self.loads.into_iter().flatten().collect(),
            });
            self.next_trick(sink);
        }
    }

    /// Opens the next trick, or ends the round after the last one.
    fn next_trick<S: Sink>(&mut self, sink: &mut S) {
        if self.tricks == self.cards {
            match self.harry.take() {
                Some(seat) => self.offer(seat, Power::Harry, sink),
                None => self.phase = Phase::Done,
            }
            return;
        }
        let leader = self.next_leader;
        let ghost_leads = leader >= self.players;
        if !ghost_leads {
            self.human_leader = leader;
        }
        self.orders[self.tricks as usize] =
            Order::with_graybeard(&self.rules, leader, self.leader, self.human_leader);
        self.phase = Phase::Playing;
        self.table = Table::EMPTY;
        self.turn = leader;
        if ghost_leads {
            self.ghost_play(sink);
        }
    }

    /// Graybeard turns up the top card of his pile; Scary Mary is an Escape (2.8).
    #[inline(never)]
    fn ghost_play<S: Sink>(&mut self, sink: &mut S) {
        let card = self.ghost[self.tricks as usize];
        self.play(
            self.players,
            Play::of(card).unwrap_or(Play::SM_ESCAPE),
            sink,
        );
    }

    /// Lays a card that has been checked onto the table.
    #[inline(always)]
    fn play<S: Sink>(&mut self, seat: u8, play: Play, sink: &mut S) {
        self.hands[seat as usize & 7].take(play.card());
        self.plays[self.played as usize] = play;
        self.played += 1;
        self.table.lay(play, self.rules.edition().lead);
        sink.push(|| Event::CardPlayed { seat, play });
        if self.table.len == self.seats {
            self.finish_trick(sink);
            return;
        }
        self.turn = self.seat_at(self.tricks, self.table.len);
        if self.turn >= self.players {
            self.ghost_play(sink);
        }
    }

    #[inline(never)]
    fn finish_trick<S: Sink>(&mut self, sink: &mut S) {
        let start = (self.tricks * self.seats) as usize;
        let plays = &self.plays[start..self.played as usize];
        let placed = self.table.decide(plays, &self.rules);
        let result = self.seated(self.tricks, placed);
        let winning_card = plays[placed.winner.unwrap_or(0) as usize].card();
        self.tricks += 1;
        self.next_leader = result.next_leader;
        if let Some(winner) = result.winner {
            self.won[winner as usize] += 1;
            if result.bonuses != Bonuses::default() {
                self.bonuses[winner as usize].add(result.bonuses);
            }
            for alliance in result.alliances.into_iter().map_while(|alliance| alliance) {
                self.ally(alliance);
            }
        }
        sink.push(|| Event::TrickTaken {
            trick: self.tricks,
            winner: result.winner,
            next_leader: result.next_leader,
            led: result.led,
            reason: result.reason,
            bonuses: result.bonuses,
            points: result.bonuses.points(&self.rules),
            alliances: result.alliances,
        });
        if self.rules.powers
            && let Some(winner) = result.winner
            && winner < self.players
            && self.unlock(winner, winning_card, sink)
        {
            return;
        }
        self.next_trick(sink);
    }

    fn ally(&mut self, alliance: (u8, u8)) {
        if let Some(free) = self.alliances.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(alliance);
        }
    }

    /// The power of the pirate that won a trick (2.6); true if the winner must decide something. After
    /// the last trick only Harry may be used, and Rascal in the edition of 2018 (L7, 2.2b).
    fn unlock<S: Sink>(&mut self, seat: u8, pirate: Card, sink: &mut S) -> bool {
        let last = self.tricks == self.cards;
        let power = match pirate {
            Card::ROS if !last => Power::Rosie,
            Card::RAS if !last || self.rules.edition().late_rascal => Power::Rascal,
            Card::HAR if self.rules.harry == Harry::EndOfRound => {
                self.harry = Some(seat);
                return false;
            }
            Card::HAR => Power::Harry,
            Card::BEN if !last && !self.pile.cards().is_empty() => {
                self.draw(seat, sink);
                Power::Bendt
            }
            Card::JUA if !last && !self.pile.cards().is_empty() => {
                let cards: Cards = self.pile.cards().iter().copied().collect();
                self.seen = Some((seat, cards));
                sink.push(|| Event::UndealtShown {
                    seat,
                    count: cards.len(),
                    cards: Some(cards),
                });
                return false;
            }
            _ => return false,
        };
        self.offer(seat, power, sink);
        true
    }

    fn offer<S: Sink>(&mut self, seat: u8, power: Power, sink: &mut S) {
        self.phase = Phase::Choosing(power);
        self.turn = seat;
        sink.push(|| Event::ChoiceOffered { seat, power });
    }

    /// Bendt takes what is there, two cards at most (L6).
    fn draw<S: Sink>(&mut self, seat: u8, sink: &mut S) {
        let drawn: Vec<Card> = (0..2).map_while(|_| self.pile.draw()).collect();
        drawn
            .iter()
            .for_each(|&card| self.hands[seat as usize].add(card));
        self.drawn = drawn.len() as u8;
        sink.push(|| Event::CardsDrawn {
            seat,
            count: drawn.len() as u8,
            cards: Some(drawn),
        });
    }

    fn choose<S: Sink>(
        &mut self,
        seat: u8,
        power: Power,
        action: Action,
        sink: &mut S,
    ) -> Result<(), IllegalAction> {
        match (power, action) {
            (Power::Rosie, Action::ChooseLeader(leader)) => {
                if leader >= self.players {
                    return Err(IllegalAction::BadLeader(leader));
                }
                self.next_leader = leader;
                sink.push(|| Event::LeaderChosen { seat, leader });
            }
            (Power::Bendt, Action::Swap(a, b)) => self.discard(seat, a, b, sink)?,
            (Power::Rascal, Action::Bet(bet)) => {
                if ![0, 10, 20].contains(&bet) {
                    return Err(IllegalAction::BadBet(bet));
                }
                self.bets[seat as usize] = Some(bet);
                sink.push(|| Event::BetPlaced { seat, bet });
            }
            (Power::Harry, Action::ChangeBid(by)) => {
                if !self.can_change(seat, by) {
                    return Err(IllegalAction::BadChange(by));
                }
                let bid = (self.bids[seat as usize] as i8 + by) as u8;
                self.bids[seat as usize] = bid;
                sink.push(|| Event::BidChanged { seat, by, bid });
            }
            _ => return Err(IllegalAction::WrongPhase),
        }
        self.next_trick(sink);
        Ok(())
    }

    fn discard<S: Sink>(
        &mut self,
        seat: u8,
        a: Card,
        b: Option<Card>,
        sink: &mut S,
    ) -> Result<(), IllegalAction> {
        let mut hand = self.hand(seat);
        let held = hand.remove(a) && b.is_none_or(|b| hand.remove(b));
        if !held || self.drawn != 1 + u8::from(b.is_some()) {
            return Err(IllegalAction::BadSwap);
        }
        self.hands[seat as usize] = hand;
        let cards: Vec<Card> = [Some(a), b].into_iter().flatten().collect();
        cards.iter().for_each(|&card| self.pile.put_under(card));
        self.drawn = 0;
        sink.push(|| Event::CardsDiscarded {
            seat,
            count: cards.len() as u8,
            cards: Some(cards),
        });
        Ok(())
    }

    // ---- scoring ----

    /// The raw facts of a seat's round, once it is done.
    #[must_use]
    pub fn tally(&self, seat: u8) -> Tally {
        let exact = |s: u8| self.bids[s as usize & 7] == self.won[s as usize & 7];
        // 2.5: both partners of an alliance, if both bids are exact; each alliance judged alone.
        let loot = self
            .alliances()
            .filter(|&(loot, winner)| {
                (seat == loot || seat == winner) && exact(loot) && exact(winner)
            })
            .count();
        Tally {
            bid: self.bids[seat as usize & 7],
            won: self.won(seat),
            cards: self.cards,
            bonuses: self.bonuses(seat),
            loot: loot as u8,
            bet: self.bet(seat).unwrap_or(0),
            mode: Mode::of(&self.rules, self.load(seat)),
        }
    }

    /// The points of a seat's round, once it is done.
    #[must_use]
    pub fn score(&self, seat: u8) -> RoundScore {
        score(self.tally(seat), &self.rules)
    }
}

//! The net player: looks one play ahead, asks the net what would become of it, takes the best.

use engine::action::Action;
use engine::card::Play;
use engine::round::{Phase, Round};
use engine::rules::Load;
use engine::score::Mode;

use crate::facts::Facts;
use crate::features::{Features, bid_features, play_features};
use crate::net::{Answer, DEVIATIONS, EXACT, Net};
use crate::rng::Rng;
use crate::tables::{Tables, largest};

/// What a net player knows by heart.
#[derive(Clone, PartialEq, Debug)]
pub struct Brain {
    /// Frequencies of cards.
    pub tables: Tables,
    /// What becomes of positions.
    pub play: Net,
    /// What becomes of bids.
    pub bid: Net,
}

/// The classes of deviation that can still come about.
#[must_use]
pub fn possible(need: i8, left: u8) -> (usize, usize) {
    let class = |deviation: i8| (deviation.clamp(-4, 4) + 4) as usize;
    (class(-need), class(left as i8 - need))
}

/// What a choice is made for: own points, or own points minus a share of what the others are expected
/// to make on average.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aim {
    /// The share, in own points for each point of the others.
    pub others: f32,
}

impl Aim {
    /// Own points, whatever the others make.
    pub const POINTS: Aim = Aim { others: 0.0 };

    /// Worth of an answer.
    #[must_use]
    pub fn worth(self, facts: &Facts<'_>, said: &Answer) -> f32 {
        points(facts, said) - self.others * said.others
    }
}

/// Expected points of an answer, by the rules that these facts are scored by.
#[must_use]
pub fn points(facts: &Facts<'_>, said: &Answer) -> f32 {
    let bid = facts.bids[facts.seat as usize & 7] as i8;
    let mut value = 0.0;
    for class in 0..DEVIATIONS {
        let share = said.deviation[class];
        let won = bid + class as i8 - 4;
        if share > 0.0 && won >= 0 {
            value += share * facts.bid_points(won as u8);
        }
    }
    let bonus = said.bonus.max(0.0);
    value += said.deviation[EXACT] * bonus;
    if facts.mode == Mode::Grapeshot {
        value += (said.deviation[3] + said.deviation[5]) * bonus / 2.0;
    }
    value
}

impl Brain {
    /// What becomes of facts between one's own decisions.
    #[must_use]
    pub fn answer(&self, facts: &Facts<'_>) -> Answer {
        let features = play_features(facts, &self.tables);
        let classes = possible(facts.need(facts.seat), facts.left());
        self.play.answer(&self.play.sums(&features), classes)
    }

    /// Expected points of facts between one's own decisions.
    #[must_use]
    pub fn value(&self, facts: &Facts<'_>) -> f32 {
        points(facts, &self.answer(facts))
    }

    /// Every legal play with its features and what it is worth.
    pub fn plays(&self, facts: &Facts<'_>, aim: Aim, into: &mut Vec<(Play, Features, f32)>) {
        into.clear();
        let mut base = None;
        for play in engine::trick::legal(facts.hand, facts.led).iter() {
            let after = facts.after(play);
            let features = play_features(&after, &self.tables);
            let sums = match &base {
                None => self.play.sums(&features),
                Some(base) => self.play.sums_from(base, &features),
            };
            let classes = possible(after.need(after.seat), after.left());
            let value = aim.worth(&after, &self.play.answer(&sums, classes));
            if base.is_none() {
                base = Some(sums);
            }
            into.push((play, features, value));
        }
    }

    /// What becomes of a bid, from its features.
    #[must_use]
    pub fn bid_answer(&self, features: &Features, bid: u8, cards: u8) -> Answer {
        let classes = possible(bid as i8, cards);
        self.bid.answer(&self.bid.sums(features), classes)
    }

    /// Every bid with its features and what it is worth.
    pub fn bids(&self, facts: &Facts<'_>, aim: Aim, into: &mut Vec<(u8, Features, f32)>) {
        into.clear();
        let top = facts.rules.edition().top;
        let expected = self
            .tables
            .expected(facts.hand, facts.kind(), facts.cards, top);
        let mut base = None;
        let mut facts = *facts;
        for bid in 0..=facts.cards {
            facts.bids[facts.seat as usize & 7] = bid;
            let features = bid_features(&facts, expected);
            let sums = match &base {
                None => self.bid.sums(&features),
                Some(base) => self.bid.sums_from(base, &features),
            };
            let said = self.bid.answer(&sums, possible(bid as i8, facts.cards));
            let mut value = aim.worth(&facts, &said);
            if facts.rules.load && facts.mode == Mode::Grapeshot {
                let mut loaded = facts;
                loaded.mode = Mode::Cannonball;
                value = value.max(aim.worth(&loaded, &said));
            }
            if base.is_none() {
                base = Some(sums);
            }
            into.push((bid, features, value));
        }
    }

    /// Chooses among all actions. `noise`: points of Gumbel noise on bids and plays (0: always the best).
    #[must_use]
    pub fn choose(
        &self,
        round: &Round,
        seat: u8,
        aim: Aim,
        noise: f32,
        rng: &mut Rng,
    ) -> Option<Action> {
        let facts = Facts::of(round, seat);
        let shaken = |value: f32, rng: &mut Rng| {
            if noise > 0.0 {
                value + noise * rng.gumbel()
            } else {
                value
            }
        };
        match round.phase {
            Phase::Bidding => {
                let mut bids = Vec::with_capacity(11);
                self.bids(&facts, aim, &mut bids);
                let rated = bids
                    .iter()
                    .map(|&(bid, _, value)| (bid, shaken(value, rng)));
                largest(rated).map(Action::Bid)
            }
            Phase::Playing => {
                let legal = engine::trick::legal(facts.hand, facts.led);
                if legal.len() == 1 {
                    return legal.nth(0).map(Action::Play);
                }
                let mut plays = Vec::with_capacity(12);
                self.plays(&facts, aim, &mut plays);
                let rated = plays
                    .iter()
                    .map(|&(play, _, value)| (play, shaken(value, rng)));
                largest(rated).map(Action::Play)
            }
            _ => {
                let rated = self.powers(round, &facts);
                largest(
                    rated
                        .into_iter()
                        .map(|(action, points, _)| (action, points)),
                )
            }
        }
    }

    /// Loads and pirates' powers, each with its expected points and the probability that the bid is
    /// met: the facts as they would be, rated by the play net.
    #[must_use]
    pub fn powers(&self, round: &Round, facts: &Facts<'_>) -> Vec<(Action, f32, f32)> {
        let actions = round.legal_actions(facts.seat).into_iter();
        actions
            .map(|action| {
                let changed = changed_by(facts, action);
                let said = self.answer(&changed);
                (action, points(&changed, &said), said.deviation[EXACT])
            })
            .collect()
    }
}

/// The facts as they would be after a load or a pirate's power.
fn changed_by<'a>(facts: &Facts<'a>, action: Action) -> Facts<'a> {
    let mut changed = *facts;
    let seat = facts.seat as usize & 7;
    match action {
        Action::Load(Load::Cannonball) => changed.mode = Mode::Cannonball,
        Action::Load(Load::Grapeshot) => changed.mode = Mode::Grapeshot,
        Action::ChooseLeader(leader) => changed.leader = leader,
        Action::Bet(bet) => changed.bet = bet,
        Action::ChangeBid(by) => {
            changed.bids[seat] = changed.bids[seat].saturating_add_signed(by);
        }
        Action::Swap(a, b) => {
            for card in [Some(a), b].into_iter().flatten() {
                changed.hand.remove(card);
                changed.seen.add(card);
            }
        }
        Action::Bid(_) | Action::Play(_) => {}
    }
    changed
}

//! Public Skull King bots as opponents for measuring, written anew from a description of how they
//! decide. All of them choose among legal plays; none remembers anything. Loot counts as an Escape,
//! the Kraken and the Whale as nothing where an original does not know them.

use engine::action::Action;
use engine::card::{BLACK, Card, Class, Play};
use engine::cards::Cards;
use engine::round::{Phase, Round};
use engine::trick;

use crate::bots;
use crate::facts::Facts;
use crate::rng::Rng;
use crate::wizrule;

/// One of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Public {
    /// AntonioAlgaida/SkullKingAI, heuristic.
    Antonio,
    /// jAc0bll/SkullKI, heuristic.
    Jacobll,
    /// aldoeliacim/skullking, rule bot: easy.
    AldoEasy,
    /// The same, medium.
    AldoMedium,
    /// The same, hard.
    AldoHard,
    /// marcus-elia/skull-king-simulator.
    Marcus,
    /// The same, but ducking with the highest card that loses.
    MarcusDuck,
    /// An0401na/skull_king.
    An0401na,
    /// MachtaYassine/RL-SK, heuristic.
    Machta,
    /// TNTwise/SkullKingComeptition, aggressive.
    TntAggressive,
    /// The same, conservative.
    TntConservative,
    /// The rule baseline of the Wizard paper, adapted.
    Wizrule,
}

use Public::{
    AldoEasy, AldoHard, AldoMedium, An0401na, Antonio, Jacobll, Machta, Marcus, MarcusDuck,
    TntAggressive, TntConservative, Wizrule,
};

impl Public {
    /// All with their names.
    pub const ALL: [(&str, Public); 12] = [
        ("tnt-aggr", TntAggressive),
        ("tnt-cons", TntConservative),
        ("an0401na", An0401na),
        ("aldo-easy", AldoEasy),
        ("machta", Machta),
        ("antonio", Antonio),
        ("aldo-med", AldoMedium),
        ("aldo-hard", AldoHard),
        ("jacobll", Jacobll),
        ("marcus", Marcus),
        ("marcus-duck", MarcusDuck),
        ("wizrule", Wizrule),
    ];

    /// Chooses.
    pub(crate) fn decide(self, round: &Round, seat: u8, rng: &mut Rng) -> Option<Action> {
        match round.phase {
            Phase::Bidding => {
                let facts = Facts::of(round, seat);
                let bid = self.bid(&facts, rng).clamp(0, i32::from(facts.cards));
                Some(Action::Bid(bid as u8))
            }
            Phase::Playing => {
                let table = Table::of(Facts::of(round, seat));
                table
                    .only()
                    .or_else(|| self.play(&table, rng))
                    .map(Action::Play)
            }
            _ => bots::simple(round, seat),
        }
    }

    fn bid(self, facts: &Facts<'_>, rng: &mut Rng) -> i32 {
        let hand = facts.hand;
        let sum = |worth: &dyn Fn(Card) -> f32| hand.iter().map(worth).sum::<f32>();
        let nearest = |value: f32| value.round_ties_even() as i32;
        match self {
            Antonio => nearest(sum(&antonio_worth)),
            Jacobll => nearest(sum(&jacobll_worth)),
            AldoEasy | AldoMedium | AldoHard => {
                let spread = match self {
                    AldoEasy => 1.0,
                    AldoMedium => 0.5,
                    _ => 0.2,
                };
                nearest(sum(&aldo_worth) + (rng.unit() * 2.0 - 1.0) * spread)
            }
            Marcus | MarcusDuck => {
                let value = sum(&marcus_worth);
                if facts.cards == 1 {
                    i32::from(value >= 0.7)
                } else {
                    nearest(value)
                }
            }
            An0401na => (sum(&an0401na_worth) + rng.unit() * 1.2 - 0.45 + 0.5).floor() as i32,
            Machta => count(hand, |kind| match kind {
                Kind::Black(v) => v >= 10,
                Kind::Colour(v) => v >= 13,
                Kind::King | Kind::Pirate | Kind::Mermaid => true,
                _ => false,
            }),
            TntAggressive => count(hand, |kind| match kind {
                Kind::Black(v) | Kind::Colour(v) => v >= 10,
                Kind::King | Kind::Pirate | Kind::Mermaid => true,
                _ => false,
            })
            .max(1),
            TntConservative => i32::from(hand.iter().any(|card| Kind::of(card) != Kind::Escape)),
            Wizrule => wizrule::bid(facts),
        }
    }

    fn play(self, table: &Table<'_>, rng: &mut Rng) -> Option<Play> {
        let (need, following) = (table.need, table.facts.placed > 0);
        match self {
            Antonio => {
                let power = antonio_power;
                if need > 0 {
                    table.highest(power)
                } else {
                    table.lowest(power)
                }
            }
            Jacobll => match (following, need > 0) {
                (false, true) => table.highest(jacobll_power),
                (false, false) => {
                    let escape = Play::of(Card::ESC).filter(|&escape| table.may(escape));
                    let tame =
                        |play: Play| !matches!(play.class(), Class::SkullKing | Class::Pirate);
                    escape
                        .or_else(|| table.lowest_of(jacobll_power, tame))
                        .or_else(|| table.lowest(jacobll_power))
                }
                (true, true) => table
                    .lowest_of(jacobll_power, |play| table.beats(play))
                    .or_else(|| table.lowest(jacobll_power)),
                (true, false) => table
                    .lowest_of(jacobll_power, |play| !table.beats(play))
                    .or_else(|| table.lowest(jacobll_power)),
            },
            AldoEasy | AldoMedium | AldoHard => aldo_play(table, self == AldoEasy, rng),
            Marcus | MarcusDuck => marcus_play(table, self == MarcusDuck),
            An0401na => an0401na_play(table, rng),
            Machta => {
                let table = table.mary_as(need > 0);
                if need > 0 {
                    table.highest(machta_power)
                } else {
                    table.lowest(machta_power)
                }
            }
            TntAggressive | TntConservative => tnt_play(table, self == TntAggressive, rng),
            Wizrule => wizrule::play(table),
        }
    }
}

/// What a card is, without its name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Colour(u8),
    Black(u8),
    Escape,
    Pirate,
    Mermaid,
    Mary,
    King,
    Kraken,
    Whale,
}

impl Kind {
    pub(crate) fn of(card: Card) -> Kind {
        match (card.number(), card) {
            (Some(v), card) if card.suit() == Some(BLACK) => Kind::Black(v),
            (Some(v), _) => Kind::Colour(v),
            (_, Card::ESC | Card::LOOT) => Kind::Escape,
            (_, Card::MER) => Kind::Mermaid,
            (_, Card::SM) => Kind::Mary,
            (_, Card::SKU) => Kind::King,
            (_, Card::KRA) => Kind::Kraken,
            (_, Card::WHA) => Kind::Whale,
            _ => Kind::Pirate,
        }
    }

    /// As it lies on the table: Scary Mary has become a pirate or an Escape.
    fn played(play: Play) -> Kind {
        match play {
            Play::SM_PIRATE => Kind::Pirate,
            Play::SM_ESCAPE => Kind::Escape,
            play => Kind::of(play.card()),
        }
    }
}

fn count(hand: Cards, wanted: impl Fn(Kind) -> bool) -> i32 {
    hand.iter().filter(|&card| wanted(Kind::of(card))).count() as i32
}

/// The table before a play.
pub(crate) struct Table<'a> {
    pub(crate) facts: Facts<'a>,
    /// Legal plays in deck order.
    pub(crate) plays: Vec<Play>,
    pub(crate) need: i8,
}

impl<'a> Table<'a> {
    fn of(facts: Facts<'a>) -> Table<'a> {
        Table {
            plays: trick::legal(facts.hand, facts.led).iter().collect(),
            need: facts.need(facts.seat),
            facts,
        }
    }

    fn only(&self) -> Option<Play> {
        self.plays
            .first()
            .copied()
            .filter(|_| self.plays.len() == 1)
    }

    fn may(&self, play: Play) -> bool {
        self.plays.contains(&play)
    }

    /// The same with Scary Mary in one function only.
    pub(crate) fn mary_as(&self, pirate: bool) -> Table<'a> {
        let unwanted = if pirate {
            Play::SM_ESCAPE
        } else {
            Play::SM_PIRATE
        };
        Table {
            facts: self.facts,
            plays: self
                .plays
                .iter()
                .copied()
                .filter(|&p| p != unwanted)
                .collect(),
            need: self.need,
        }
    }

    /// Whether the trick, if it ended with this play, would be its.
    pub(crate) fn beats(&self, play: Play) -> bool {
        let mut plays = self.facts.plays;
        let place = self.facts.placed as usize & 7;
        plays[place] = play;
        let result = trick::resolve(&plays[..=place], self.facts.rules);
        result.winner == Some(place as u8)
    }

    fn lies(&self, wanted: Kind) -> bool {
        let plays = &self.facts.plays[..self.facts.placed as usize];
        plays.iter().any(|&play| Kind::played(play) == wanted)
    }

    pub(crate) fn highest(&self, power: impl Fn(Play) -> i32) -> Option<Play> {
        // The first of equals: SM+ stands before SM-, pirates before her.
        self.plays
            .iter()
            .rev()
            .copied()
            .max_by_key(|&play| power(play))
    }

    pub(crate) fn lowest(&self, power: impl Fn(Play) -> i32) -> Option<Play> {
        self.lowest_of(power, |_| true)
    }

    fn lowest_of(&self, power: impl Fn(Play) -> i32, fits: impl Fn(Play) -> bool) -> Option<Play> {
        let fitting = self.plays.iter().copied().filter(|&play| fits(play));
        fitting.min_by_key(|&play| power(play))
    }

    pub(crate) fn highest_of(
        &self,
        power: impl Fn(Play) -> i32,
        fits: impl Fn(Play) -> bool,
    ) -> Option<Play> {
        let fitting = self.plays.iter().rev().copied().filter(|&play| fits(play));
        fitting.max_by_key(|&play| power(play))
    }
}

fn antonio_worth(card: Card) -> f32 {
    match Kind::of(card) {
        Kind::King | Kind::Pirate | Kind::Mermaid | Kind::Mary => 1.0,
        Kind::Black(11..) => 1.0,
        Kind::Black(7..=10) | Kind::Colour(13..) => 0.5,
        _ => 0.0,
    }
}

fn antonio_power(play: Play) -> i32 {
    // In tenths, so that Scary Mary can win ties for the lowest and for the highest.
    match play {
        Play::SM_PIRATE => 9001,
        Play::SM_ESCAPE => -11,
        play => match Kind::played(play) {
            Kind::King => 10_000,
            Kind::Pirate => 9000,
            Kind::Mermaid => 8000,
            Kind::Black(v) => 2000 + 10 * i32::from(v),
            Kind::Colour(v) => 1000 + 10 * i32::from(v),
            Kind::Kraken | Kind::Whale => 0,
            _ => -10,
        },
    }
}

fn jacobll_worth(card: Card) -> f32 {
    match Kind::of(card) {
        Kind::King => 0.95,
        Kind::Pirate => 0.75,
        Kind::Mary => 0.45,
        Kind::Mermaid => 0.25,
        Kind::Black(v) => 0.15 + 0.60 * f32::from(v) / 14.0,
        Kind::Colour(v) => 0.15 * f32::from(v) / 14.0,
        _ => 0.0,
    }
}

fn jacobll_power(play: Play) -> i32 {
    match Kind::played(play) {
        Kind::King => 10_000,
        Kind::Pirate => 9000,
        Kind::Mermaid => 5000,
        Kind::Black(v) => 1000 + 10 * i32::from(v),
        Kind::Colour(v) => 10 * i32::from(v),
        _ => 0,
    }
}

fn aldo_worth(card: Card) -> f32 {
    match Kind::of(card) {
        Kind::King => 0.9,
        Kind::Pirate => 0.6,
        Kind::Mermaid => 0.4,
        Kind::Mary => 0.35,
        Kind::Whale => 0.2,
        Kind::Kraken => 0.15,
        Kind::Escape => {
            if card == Card::LOOT {
                0.05
            } else {
                0.0
            }
        }
        Kind::Black(10..) => 0.7,
        Kind::Black(6..=9) => 0.4,
        Kind::Black(_) => 0.2,
        Kind::Colour(12..) => 0.3,
        Kind::Colour(8..=11) => 0.15,
        Kind::Colour(_) => 0.0,
    }
}

/// On whole cards: Scary Mary's function follows from the need.
fn aldo_play(table: &Table<'_>, easy: bool, rng: &mut Rng) -> Option<Play> {
    let need = table.need;
    // The original counts the trick being played as used already.
    let rem = i16::from(table.facts.left()) - 1;
    let wanted = i16::from(need);
    let mut mode = if wanted > rem || wanted <= 0 {
        1
    } else if wanted == rem || wanted > rem / 2 {
        0
    } else {
        2
    };
    if easy && rng.chance(0.3) {
        mode = rng.below(3);
    }
    let mut table = table.mary_as(need > 0);
    let high = |play: &&Play| play.card().number().is_some_and(|v| v >= 12);
    let whale = if table.plays.iter().filter(high).count() >= 2 {
        6000
    } else {
        3500
    };
    let strength = |play: Play| match Kind::of(play.card()) {
        Kind::King => 10_000,
        Kind::Pirate => 8500,
        Kind::Mermaid => 7500,
        Kind::Mary => 5500,
        Kind::Whale => whale,
        Kind::Kraken => 2500,
        Kind::Black(v) => 4000 + 4000 * i32::from(v) / 14,
        Kind::Colour(v) => 1000 + 3000 * i32::from(v) / 14,
        Kind::Escape => i32::from(play.card() == Card::LOOT) * 500,
    };
    match mode {
        0 => table.highest(strength),
        1 => table.lowest(strength),
        _ => {
            table.plays.sort_by_key(|&play| strength(play));
            table.plays.get(table.plays.len() / 2).copied()
        }
    }
}

fn marcus_worth(card: Card) -> f32 {
    match Kind::of(card) {
        Kind::King | Kind::Pirate | Kind::Mary => 1.0,
        Kind::Mermaid | Kind::Black(10..) => 0.7,
        Kind::Black(_) => 0.4,
        Kind::Colour(10..) => 0.2,
        _ => 0.0,
    }
}

fn marcus_power(play: Play) -> i32 {
    match Kind::played(play) {
        Kind::King => 31,
        Kind::Pirate => 30,
        Kind::Mermaid => 29,
        Kind::Black(v) => 14 + i32::from(v),
        Kind::Colour(v) => i32::from(v),
        _ => 0,
    }
}

fn marcus_play(table: &Table<'_>, duck: bool) -> Option<Play> {
    let table = table.mary_as(table.need > 0);
    let lowest = table.lowest(marcus_power);
    if table.need <= 0 {
        let under = (duck && table.facts.placed > 0)
            .then(|| table.highest_of(marcus_power, |play| !table.beats(play)));
        return under.flatten().or(lowest);
    }
    let catches = [
        (Kind::Mermaid, Kind::Pirate),
        (Kind::Pirate, Kind::King),
        (Kind::King, Kind::Mermaid),
    ];
    for (there, mine) in catches.into_iter().filter(|(there, _)| table.lies(*there)) {
        let _ = there;
        let catch = table.plays.iter().find(|&&play| Kind::played(play) == mine);
        if catch.is_some() {
            return catch.copied();
        }
    }
    if table.facts.placed == 0 {
        return lowest;
    }
    let winner = table.lowest_of(marcus_power, |play| table.beats(play));
    winner.or(lowest)
}

fn an0401na_worth(card: Card) -> f32 {
    match Kind::of(card) {
        Kind::King => 1.05,
        Kind::Pirate | Kind::Mary => 0.52,
        Kind::Mermaid => 0.28,
        Kind::Kraken | Kind::Whale => -0.12,
        Kind::Black(11..) => 0.58,
        Kind::Black(8..=10) => 0.28,
        Kind::Colour(13..) => 0.52,
        Kind::Colour(10..=12) => 0.32,
        Kind::Colour(7..=9) => 0.12,
        _ => 0.0,
    }
}

fn an0401na_play(table: &Table<'_>, rng: &mut Rng) -> Option<Play> {
    let aggression = |play: Play| match Kind::played(play) {
        Kind::King => 100,
        Kind::Pirate => 72,
        Kind::Mermaid => 58,
        Kind::Black(v) => 48 + i32::from(v),
        Kind::Colour(v) => 28 + i32::from(v),
        Kind::Whale => 26,
        Kind::Kraken => 12,
        _ => 4,
    };
    let want = table.need > 0 || (table.need == 0 && table.facts.left() <= 2 && rng.chance(0.35));
    if table.facts.to_follow() == 1 {
        let fitting = table.lowest_of(aggression, |play| table.beats(play) == want);
        return fitting.or_else(|| {
            if want {
                table.highest(aggression)
            } else {
                table.plays.first().copied()
            }
        });
    }
    if !want {
        return table.lowest(aggression);
    }
    let mut ordered = table.plays.clone();
    ordered.sort_by_key(|&play| -aggression(play));
    let second = ordered.len() > 1 && rng.chance(0.2);
    ordered.get(usize::from(second)).copied()
}

fn machta_power(play: Play) -> i32 {
    match Kind::of(play.card()) {
        Kind::King => 200,
        Kind::Pirate => 180,
        Kind::Mermaid => 170,
        Kind::Black(v) => 100 + i32::from(v),
        Kind::Mary => 90,
        Kind::Colour(v) => i32::from(v),
        _ => 0,
    }
}

fn tnt_play(table: &Table<'_>, aggressive: bool, rng: &mut Rng) -> Option<Play> {
    let find = |kind: Kind| {
        table
            .plays
            .iter()
            .copied()
            .find(|&play| Kind::of(play.card()) == kind)
    };
    let number = |play: &Play| play.card().number();
    let numbers = || {
        table
            .plays
            .iter()
            .copied()
            .filter(|play| number(play).is_some())
    };
    let escape = Play::of(Card::ESC).filter(|&escape| table.may(escape));
    let any = table
        .plays
        .get(rng.below(table.plays.len() as u32) as usize)
        .copied();
    if aggressive && table.need > 0 && table.facts.placed > 0 {
        let strong = [Kind::King, Kind::Pirate, Kind::Mermaid];
        let strong = strong.into_iter().find_map(find);
        return strong.or_else(|| numbers().max_by_key(number)).or(any);
    }
    escape.or_else(|| numbers().min_by_key(number)).or(any)
}

//! Public Skull King bots as opponents for measuring, written anew from a description of how they
//! decide. All of them choose among legal plays; none remembers anything but what the table shows. Loot
//! counts as an Escape, the Kraken and the Whale as nothing where an original does not know them.

mod aldo;
mod an0401na;
mod antonio;
mod djulo;
mod flatmc;
mod imagined;
mod jacobll;
mod machta;
mod marcus;
mod pimc;
mod table;
mod tnt;
mod wizrule;

use engine::action::Action;
use engine::card::Play;
use engine::round::{Phase, Round};

use crate::bots;
use crate::facts::Facts;
use crate::rng::Rng;
use table::Table;

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
    /// DjuloFyro/Skull-King-Simulator, smart player.
    Djulo,
    /// TNTwise/SkullKingComeptition, aggressive.
    TntAggressive,
    /// The same, conservative.
    TntConservative,
    /// The rule baseline of the Wizard paper, adapted.
    Wizrule,
    /// tintamaria95/skull_king_mcts, flat Monte Carlo without a look at others' cards, with so many
    /// playouts for each decision.
    FlatMc(u16),
    /// jAc0bll/SkullKI, random games played to their end, with so many for each choice.
    PimcGame(u16),
}

use Public::{
    AldoEasy, AldoHard, AldoMedium, An0401na, Antonio, Djulo, FlatMc, Jacobll, Machta, Marcus,
    MarcusDuck, PimcGame, TntAggressive, TntConservative, Wizrule,
};

impl Public {
    /// All with their names, roughly from weak to strong.
    pub const ALL: [(&str, Public); 16] = [
        ("tnt-aggr", TntAggressive),
        ("tnt-cons", TntConservative),
        ("an0401na", An0401na),
        ("aldo-easy", AldoEasy),
        ("djulo", Djulo),
        ("machta", Machta),
        ("antonio", Antonio),
        ("aldo-med", AldoMedium),
        ("aldo-hard", AldoHard),
        ("jacobll", Jacobll),
        ("pimc-game-20", PimcGame(20)),
        ("marcus", Marcus),
        ("marcus-duck", MarcusDuck),
        ("wizrule", Wizrule),
        ("flatMC-100", FlatMc(100)),
        ("flatMC-400", FlatMc(400)),
    ];

    /// The bot of a name; also `flatMC-N` and `pimc-game-N` with other numbers.
    #[must_use]
    pub fn named(name: &str) -> Option<Public> {
        let number = |prefix| name.strip_prefix(prefix)?.parse::<u16>().ok();
        let listed = Public::ALL.iter().find(|(listed, _)| *listed == name);
        listed
            .map(|(_, bot)| *bot)
            .or_else(|| number("flatMC-").map(FlatMc))
            .or_else(|| number("pimc-game-").map(PimcGame))
    }

    /// Whether the bot plays no games in its head, which takes a thousand times as long.
    #[must_use]
    pub fn goes_by_rules(self) -> bool {
        !matches!(self, FlatMc(_) | PimcGame(_))
    }

    /// Chooses.
    pub(crate) fn decide(self, round: &Round, seat: u8, rng: &mut Rng) -> Option<Action> {
        match (self, round.phase) {
            (FlatMc(playouts), Phase::Bidding | Phase::Playing) => {
                flatmc::decide(round, seat, playouts, rng)
            }
            (PimcGame(worlds), Phase::Bidding | Phase::Playing) => {
                pimc::decide(round, seat, worlds, rng)
            }
            (_, Phase::Bidding) => {
                let facts = Facts::of(round, seat);
                let bid = self.bid(&facts, rng).clamp(0, i32::from(facts.cards));
                Some(Action::Bid(bid as u8))
            }
            (_, Phase::Playing) => {
                let table = Table::of(Facts::of(round, seat));
                let play = table.only().or_else(|| self.play(&table, rng));
                play.map(Action::Play)
            }
            _ => bots::simple(round, seat),
        }
    }

    /// The bid of a bot that goes by rules; need not be possible.
    fn bid(self, facts: &Facts<'_>, rng: &mut Rng) -> i32 {
        match self {
            Antonio => antonio::bid(facts),
            Jacobll => jacobll::bid(facts),
            AldoEasy => aldo::bid(facts, 1.0, rng),
            AldoMedium => aldo::bid(facts, 0.5, rng),
            AldoHard => aldo::bid(facts, 0.2, rng),
            Marcus | MarcusDuck => marcus::bid(facts),
            An0401na => an0401na::bid(facts, rng),
            Machta => machta::bid(facts),
            Djulo => djulo::bid(facts),
            TntAggressive => tnt::bid(facts, true),
            TntConservative => tnt::bid(facts, false),
            Wizrule => wizrule::bid(facts),
            FlatMc(_) | PimcGame(_) => 0,
        }
    }

    /// The play of a bot that goes by rules.
    fn play(self, table: &Table<'_>, rng: &mut Rng) -> Option<Play> {
        match self {
            Antonio => antonio::play(table),
            Jacobll => jacobll::play(table),
            AldoEasy => aldo::play(table, true, rng),
            AldoMedium | AldoHard => aldo::play(table, false, rng),
            Marcus => marcus::play(table, false),
            MarcusDuck => marcus::play(table, true),
            An0401na => an0401na::play(table, rng),
            Machta => machta::play(table),
            Djulo => djulo::play(table),
            TntAggressive => tnt::play(table, true, rng),
            TntConservative => tnt::play(table, false, rng),
            Wizrule => wizrule::play(table),
            FlatMc(_) | PimcGame(_) => None,
        }
    }
}

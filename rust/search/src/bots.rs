//! The bots. Each chooses from a `View` and nothing else.

use engine::action::{Action, Power};
use engine::card::{BLACK, Card, Class, Play};
use engine::game::Phase;
use engine::round::Round;
use engine::rules::Load;
use engine::trick;
use engine::view::View;

use crate::facts::Facts;
use crate::levels::Level;
use crate::policy::Aim;
use crate::public::Public;
use crate::rng::Rng;
use crate::search::Budget;
use crate::tables::{Tables, largest};
use crate::weights;

/// A bot by name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Bot {
    /// Any legal action.
    Random,
    /// Counts sure tricks, wins cheaply, ducks high.
    Simple,
    /// The table heuristic, the yardstick.
    Tables,
    /// A level of play with the weights in use.
    Level(Level),
    /// A public bot, for measuring.
    Public(Public),
    /// The net player with weights that were kept beside the ones in use, for matches.
    Kept(u16),
}

impl Bot {
    /// Every bot with its name: the levels from weak to strong, then the plain ones.
    pub const ALL: [(&str, Bot); 10] = [
        ("child", Bot::Level(Level::Child)),
        ("deckhand", Bot::Level(Level::Deckhand)),
        ("sailor", Bot::Level(Level::Sailor)),
        ("mate", Bot::Level(Level::Mate)),
        ("boatswain", Bot::Level(Level::Boatswain)),
        ("captain", Bot::Level(Level::Captain)),
        ("skullking", Bot::Level(Level::SkullKing)),
        ("tables", Bot::Tables),
        ("simple", Bot::Simple),
        ("random", Bot::Random),
    ];

    /// The bot of a name; `dial:40` is a strength on the dial from 0 to 100, `kept:3` the net player with the weights kept as number 3,
    /// `search:300:100:2` the Skull King with another budget.
    #[must_use]
    pub fn named(name: &str) -> Option<Bot> {
        if let Some(number) = name.strip_prefix("kept:") {
            return number.parse().ok().map(Bot::Kept);
        }
        if let Some(strength) = name.strip_prefix("dial:") {
            let strength = strength.parse().ok().filter(|&strength| strength <= 100)?;
            return Some(Bot::Level(Level::dial(strength)));
        }
        if let Some(budget) = name.strip_prefix("search:") {
            let mut numbers = budget.split(':').map(|n| n.parse::<u16>().ok());
            let (drawn, worlds, depth) = (numbers.next()??, numbers.next()??, numbers.next()??);
            return Some(Bot::Level(Level::Search(Budget {
                drawn,
                worlds,
                depth: depth.min(10) as u8,
            })));
        }
        let own = Bot::ALL.iter().find(|(n, _)| *n == name);
        own.map(|(_, bot)| *bot)
            .or_else(|| Public::named(name).map(Bot::Public))
    }

    /// Whether the bot needs weights.
    #[must_use]
    pub fn needs_weights(self) -> bool {
        !matches!(
            self,
            Bot::Random | Bot::Simple | Bot::Public(_) | Bot::Level(Level::Child)
        )
    }

    /// Whether the net makes most of its choices.
    pub(crate) fn plays_by_the_net(self) -> bool {
        match self {
            Bot::Level(level) => level.noise().is_some(),
            Bot::Kept(_) => true,
            _ => false,
        }
    }

    /// Chooses; `None` when the viewer has nothing to decide, or weights are missing.
    #[must_use]
    pub fn choose(self, view: &View, rng: &mut Rng) -> Option<Action> {
        if view.phase == Phase::Over {
            return None;
        }
        self.decide(view.round(), view.seat?, rng)
    }

    /// As [`Bot::choose`], from the round as it is. The bots read it through [`crate::facts::Facts`] or
    /// look at nothing but the own hand and what is public; that this makes no difference is tested.
    pub(crate) fn decide(self, round: &Round, seat: u8, rng: &mut Rng) -> Option<Action> {
        if round.to_act() >> seat & 1 == 0 && round.legal_actions(seat).is_empty() {
            return None;
        }
        match self {
            Bot::Random => random(round, seat, rng),
            Bot::Simple => simple(round, seat),
            Bot::Tables => by_tables(round, seat, &weights::fitting(round.rules())?.brain.tables),
            Bot::Public(bot) => bot.decide(round, seat, rng),
            Bot::Level(level) => level.decide(round, seat, rng),
            Bot::Kept(number) => {
                let weights = weights::kept(number as usize)?;
                weights.brain.choose(round, seat, Aim::POINTS, 0.0, rng)
            }
        }
    }
}

/// The table heuristic: the bid and the play with the highest expected points. Powers as in the simple
/// rules.
pub(crate) fn by_tables(round: &Round, seat: u8, tables: &Tables) -> Option<Action> {
    use engine::round::Phase;
    match round.phase {
        Phase::Bidding => Some(Action::Bid(tables.bid(&Facts::of(round, seat)))),
        Phase::Playing => {
            let facts = Facts::of(round, seat);
            let plays = round.legal_plays(seat);
            let rated = plays
                .iter()
                .map(|play| (play, tables.play_value(&facts, play)));
            largest(rated).map(Action::Play)
        }
        _ => simple(round, seat),
    }
}

/// Any legal action, each as likely as the others.
pub(crate) fn random(round: &Round, seat: u8, rng: &mut Rng) -> Option<Action> {
    match round.phase {
        engine::round::Phase::Bidding => {
            Some(Action::Bid(rng.below(u32::from(round.cards) + 1) as u8))
        }
        engine::round::Phase::Playing => {
            let plays = round.legal_plays(seat);
            plays.nth(rng.below(plays.len())).map(Action::Play)
        }
        _ => {
            let actions = round.legal_actions(seat);
            let index = rng.below(actions.len() as u32) as usize;
            actions.get(index).copied()
        }
    }
}

/// Hundredths of a trick that a card is worth when bidding at a table of four.
fn worth(card: Card, top: u8) -> u32 {
    let Some(number) = card.number() else {
        return match card {
            Card::SKU => 100,
            Card::MER => 65,
            Card::ESC | Card::LOOT | Card::KRA | Card::WHA => 0,
            _ => 90,
        };
    };
    let from_top = top - number;
    match (card.suit() == Some(BLACK), from_top) {
        (true, 0..=3) => 75,
        (true, 4..=7) => 50,
        (true, _) => 30,
        (false, 0) => 40,
        (false, 1..=3) => 20,
        (false, _) => 0,
    }
}

/// Strength of a play, for choosing the cheapest winner and the best card to throw away.
fn strength(play: Play) -> u8 {
    match play.class() {
        Class::Escape | Class::Kraken | Class::Whale => 0,
        Class::Plain => play.card().number().unwrap_or(0),
        Class::Black => 14 + play.card().number().unwrap_or(0),
        Class::Mermaid => 29,
        Class::Pirate => 30,
        Class::SkullKing => 31,
    }
}

/// Simple rules: bid the sum of what the cards are worth; while tricks are wanted win with the
/// cheapest card that wins now, else lead or throw low; once satisfied lose with the strongest loser.
pub(crate) fn simple(round: &Round, seat: u8) -> Option<Action> {
    use engine::round::Phase;
    let legal = round.legal_actions(seat);
    let need = round
        .bid(seat)
        .map_or(0, |bid| bid as i8 - round.won(seat) as i8);
    let left = round.cards - round.tricks();
    let wanted = match round.phase {
        Phase::Bidding => Action::Bid(simple_bid(round, seat)),
        Phase::Loading => Action::Load(Load::Grapeshot),
        Phase::Playing => Action::Play(simple_play(round, seat, need)?),
        // With tricks to win, lead oneself; else let the next player.
        Phase::Choosing(Power::Rosie) => Action::ChooseLeader(if need > 0 {
            seat
        } else {
            (seat + 1) % round.players
        }),
        Phase::Choosing(Power::Bendt) => simple_swap(round, &legal, need)?,
        Phase::Choosing(Power::Rascal) => Action::Bet(match (need, left) {
            (0, 0..=1) => 20,
            (0, 2..=3) | (1, 1) => 10,
            _ => 0,
        }),
        Phase::Choosing(Power::Harry) => Action::ChangeBid(if need < 0 {
            1
        } else if need > left as i8 {
            -1
        } else {
            0
        }),
        Phase::Done => return None,
    };
    // A wish that is not legal (there is none today) must not stop the game.
    if legal.contains(&wanted) {
        Some(wanted)
    } else {
        legal.first().copied()
    }
}

fn simple_bid(round: &Round, seat: u8) -> u8 {
    let top = round.rules().edition().top;
    let sum: u32 = round.hand(seat).iter().map(|card| worth(card, top)).sum();
    // More players, fewer tricks for each card: about the third root of the ratio to a table of four.
    let percent = [100, 100, 125, 108, 100, 93, 88, 83, 80][round.players as usize];
    ((sum * percent / 100 + 50) / 100).min(u32::from(round.cards)) as u8
}

/// Whether a play would take the trick if it ended now.
fn wins_now(table: &[Play], play: Play, round: &Round) -> bool {
    let mut plays = table.to_vec();
    plays.push(play);
    trick::resolve(&plays, round.rules()).winner == Some(table.len() as u8)
}

fn simple_play(round: &Round, seat: u8, need: i8) -> Option<Play> {
    let (_, table) = round.trick(round.tricks());
    // A wanted Scary Mary is a pirate, an unwanted one an Escape.
    let other_mary = if need > 0 {
        Play::SM_ESCAPE
    } else {
        Play::SM_PIRATE
    };
    let mut plays: Vec<Play> = round
        .legal_plays(seat)
        .iter()
        .filter(|&p| p != other_mary)
        .collect();
    plays.sort_by_key(|&play| strength(play));
    let cheapest = plays.first().copied();
    let wins = |play: &&Play| wins_now(table, **play, round);
    if table.is_empty() {
        // Leading low keeps the strong cards for tricks that can be seen.
        return cheapest;
    }
    if need > 0 {
        let last = table.len() as u8 + 1 == round.seats();
        let winner = if last {
            plays.iter().find(wins)
        } else {
            sure_winner(&plays, table, round)
        };
        return winner.copied().or(cheapest);
    }
    plays.iter().rfind(|play| !wins(play)).copied().or(cheapest)
}

/// The cheapest play that wins now; a capture that pays a bonus first.
fn sure_winner<'a>(plays: &'a [Play], table: &[Play], round: &Round) -> Option<&'a Play> {
    let winning = || plays.iter().filter(|play| wins_now(table, **play, round));
    let bonus = |play: &&Play| {
        let mut all = table.to_vec();
        all.push(**play);
        trick::resolve(&all, round.rules())
            .bonuses
            .points(round.rules())
    };
    winning()
        .filter(|play| bonus(play) >= 20)
        .max_by_key(bonus)
        .or_else(|| winning().next())
}

/// Keeps what is wanted: strong cards while tricks are needed, weak ones afterwards.
fn simple_swap(round: &Round, legal: &[Action], need: i8) -> Option<Action> {
    let top = round.rules().edition().top;
    let cost = |action: &&Action| match action {
        Action::Swap(a, b) => worth(*a, top) + b.map_or(0, |b| worth(b, top)),
        _ => 0,
    };
    if need > 0 {
        legal.iter().min_by_key(cost)
    } else {
        legal.iter().max_by_key(cost)
    }
    .copied()
}

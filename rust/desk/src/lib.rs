//! Questions to the engine as lines of text, answers as JSON.
//!
//! For callers that cannot hold Rust values: the browser (through `rust/wasm`) and the score block of Python
//! (through `rust/py`). Whatever they ask is answered by the engine; nothing is decided here.
//!
//! The first line is the question, words between blanks:
//!
//! | question | answer |
//! | --- | --- |
//! | `editions` | every edition with its options, their values and defaults |
//! | `rules ID` | what the rules make of the game: cards, bonuses, options |
//! | `sizes ID PLAYERS` | cards of every round |
//! | `sheet ID PLAYERS FIRST_DEALER`, then a line for each round | everything that follows from a score sheet |
//! | `score ID BID WON CARDS BONUSES LOOT BET HARRY MODE` | one player's round; MODE `-` follows the rules |
//! | `trick ID PLAY…` | who takes a trick, and why |
//! | `legal ID CARD… / PLAY…` | which cards of the hand may be played to a trick |
//! | `ranking TOTAL…` | ranks |
//! | `deal ID PLAYERS ROUND SEED` | the deal `sk1` of a round; SEED in 64 hexadecimal digits |
//!
//! A round of a sheet: `BOOKED NOBODY ALLIANCES SEAT…`, where BOOKED is `1` or `0`, ALLIANCES is `-` or
//! `0-1,2-3` (player of the Loot, winner), and a SEAT is `BID/WON/BONUSES/LOAD/BET/HARRY` with `-` for what
//! is not entered; BONUSES are five counts such as `0.1.0.0.0`.
//!
//! A question that makes no sense is answered with `{"error": {"code", "what"}}`.

#![forbid(unsafe_code)]

mod json;
mod sheet;
mod table;

use engine::error::RulesError;
use engine::rules::Rules;
use json::Json;

/// Why there is no answer: a stable code, and the word that is wrong.
pub(crate) struct Refusal {
    code: &'static str,
    what: String,
}

impl Refusal {
    fn new(code: &'static str, what: &str) -> Refusal {
        Refusal {
            code,
            what: what.chars().take(60).collect(),
        }
    }
}

impl From<RulesError> for Refusal {
    fn from(error: RulesError) -> Refusal {
        Refusal::new(error.code, &error.what)
    }
}

pub(crate) type Answer = Result<Json, Refusal>;

/// Answers a question.
#[must_use]
pub fn answer(question: &str) -> String {
    let mut lines = question.lines();
    let words: Vec<&str> = lines
        .next()
        .unwrap_or_default()
        .split(' ')
        .filter(|w| !w.is_empty())
        .collect();
    let found = match words.split_first() {
        Some((&"editions", [])) => Ok(table::editions()),
        Some((&"rules", [id])) => table::rules(id),
        Some((&"sizes", [id, players])) => table::sizes(id, players),
        Some((&"sheet", [id, players, dealer])) => sheet::sheet(id, players, dealer, lines),
        Some((&"score", words)) => sheet::score(words),
        Some((&"trick", [id, plays @ ..])) => table::trick(id, plays),
        Some((&"legal", [id, rest @ ..])) => table::legal(id, rest),
        Some((&"ranking", totals)) => sheet::ranking(totals),
        Some((&"deal", [id, players, round, seed])) => table::deal(id, players, round, seed),
        _ => Err(Refusal::new("desk/question", words.first().unwrap_or(&""))),
    };
    let json = found.unwrap_or_else(|refusal| {
        let mut json = Json::default();
        json.object(|j| {
            j.key("error").object(|j| {
                j.key("code").text(refusal.code);
                j.key("what").text(&refusal.what);
            });
        });
        json
    });
    json.finish()
}

pub(crate) fn parse_rules(id: &str) -> Result<Rules, Refusal> {
    Ok(Rules::parse(id)?)
}

/// Reads a number; `code` names the error.
pub(crate) fn number<T: std::str::FromStr>(word: &str, code: &'static str) -> Result<T, Refusal> {
    word.parse().map_err(|_| Refusal::new(code, word))
}

pub(crate) fn player_count(word: &str, rules: &Rules) -> Result<u8, Refusal> {
    let players = number(word, "rules/players")?;
    rules.check_players(players)?;
    Ok(players)
}

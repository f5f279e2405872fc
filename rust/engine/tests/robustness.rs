//! Bytes of every kind at every entry: a result or an error with a code, never a panic, nothing changed.
//!
//! A seeded generator, no fuzzer: it runs on a stable toolchain, in some seconds. Seeds are in the messages.

mod common;

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::action::Action;
use engine::card::{Card, Play};
use engine::deal::Deal;
use engine::game::{Game, Phase, Source};
use engine::notation::Token;
use engine::rules::{Load, Rules};
use engine::trick;

/// splitmix64.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn byte(&mut self) -> u8 {
        self.next() as u8
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Pieces that texts of this game are made of, and pieces that they are not.
const PIECES: [&str; 56] = [
    "schmidt",
    "grandpabeck2021",
    "grandpabeck2018",
    "grandpabeck2013",
    "+",
    "=",
    "kraken",
    "whale",
    "loot",
    "powers",
    "rounds",
    "1-5",
    "2,2",
    "10",
    "0",
    "255",
    "256",
    "99999999999999999999",
    "-",
    "--",
    ",",
    "on",
    "off",
    "rascal",
    "scoring",
    "graybeard",
    "tiebreak",
    "extra_round",
    "R",
    "r5",
    "Y14",
    "K13",
    "G1",
    "P0",
    "SM",
    "+",
    "SM+",
    "ESC",
    "gelb",
    "Grün",
    "schwarz ",
    "Skull King",
    "Scary Mary als Pirat",
    " ",
    "\t",
    "\n",
    "\0",
    "ß",
    "ẞ",
    "İ",
    "\u{2212}",
    "\u{202e}",
    "🏴",
    "e\u{301}",
    "٣",
    "Ⅷ",
];

/// A text: pieces, bytes, or a good text with some bytes changed.
fn text(chance: &mut Chance) -> String {
    let mut bytes = Vec::new();
    match chance.below(3) {
        0 => {
            for _ in 0..chance.below(7) {
                bytes.extend(chance.pick(&PIECES).bytes());
            }
        }
        1 => {
            let length = chance.below(20);
            bytes.extend((0..length).map(|_| chance.byte()));
        }
        _ => {
            let good = [
                "grandpabeck2021+kraken+rounds=1-5,10",
                "R13",
                "SM+",
                "Scary Mary als Pirat",
                "gelb 12",
            ];
            bytes.extend(chance.pick(&good).bytes());
            for _ in 0..1 + chance.below(3) {
                let at = chance.below(bytes.len());
                match chance.below(3) {
                    0 => bytes[at] = chance.byte(),
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, chance.byte() & 127),
                }
            }
        }
    }
    if chance.below(200) == 0 {
        bytes = bytes.repeat(2_000);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn without_panic<T>(about: &str, run: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| panic!("a panic inside: {about}"))
}

#[test]
fn any_text_is_a_token_or_a_notation_error() {
    let mut good = 0;
    for seed in 0..200_000 {
        let text = text(&mut Chance(seed));
        match without_panic(&format!("seed {seed}: {text:?}"), || Token::parse(&text)) {
            Ok(token) => {
                good += 1;
                assert_eq!(
                    Token::parse(&token.text()),
                    Ok(token),
                    "seed {seed}: {text:?}"
                );
            }
            Err(error) => {
                assert!(
                    error.code.starts_with("notation/"),
                    "seed {seed}: {error:?}"
                );
                assert!(
                    error.position <= text.len() && text.is_char_boundary(error.position),
                    "{error:?}"
                );
                assert!(error.what.chars().count() <= 40);
            }
        }
    }
    assert!(good > 1_000, "{good}");
}

#[test]
fn any_text_is_rules_or_a_rules_error() {
    let mut good = 0;
    for seed in 0..200_000 {
        let text = text(&mut Chance(seed));
        match without_panic(&format!("seed {seed}: {text:?}"), || Rules::parse(&text)) {
            Ok(rules) => {
                good += 1;
                assert_eq!(
                    Rules::parse(&rules.to_string()),
                    Ok(rules),
                    "seed {seed}: {text:?}"
                );
                for players in 0..=255 {
                    without_panic(&format!("{rules} {players}"), || {
                        let _ = (rules.cards_per_round(players), rules.has_ghost(players));
                    });
                }
            }
            Err(error) => assert!(error.code.starts_with("rules/"), "seed {seed}: {error:?}"),
        }
    }
    assert!(good > 200, "{good}");
}

/// Rules of every edition with random options.
fn some_rules(chance: &mut Chance) -> Rules {
    let mut id = (*chance.pick(&[
        "schmidt",
        "grandpabeck2013",
        "grandpabeck2018",
        "grandpabeck2021",
    ]))
    .to_owned();
    for option in [
        "kraken",
        "whale",
        "loot",
        "powers",
        "graybeard",
        "scoring=rascal",
        "load=choice",
        "harry=end_of_round",
        "tiebreak=extra_round",
        "kraken_lead=left_of_kraken",
        "whale_void_lead=would_have_won",
        "graybeard_second=last_human_leader",
    ] {
        if chance.below(2) == 0 {
            id += &format!("+{option}");
        }
    }
    let rounds = chance.pick(&["1", "2", "3,1", "4", "2,2", "10", "7", "5"]);
    Rules::parse(&format!("{id}+rounds={rounds}")).expect("an id")
}

fn some_card(chance: &mut Chance) -> Card {
    loop {
        if let Some(play) = Play::from_code(chance.byte()) {
            return play.card();
        }
    }
}

#[test]
fn any_cards_are_a_deal_or_an_error() {
    let mut good = 0;
    for seed in 0..60_000 {
        let mut chance = Chance(seed);
        let rules = some_rules(&mut chance);
        let players = chance.pick(&[0, 1, 2, 2, 3, 3, 4, 6, 8, 9, 255]).to_owned();
        let size = chance.below(12);
        let hands = chance.below(10);
        let hands: Vec<Vec<Card>> = (0..hands)
            .map(|_| {
                let size = if chance.below(30) == 0 {
                    chance.below(90)
                } else {
                    size
                };
                (0..size).map(|_| some_card(&mut chance)).collect()
            })
            .collect();
        let pile: Vec<Card> = (0..chance.below(4))
            .map(|_| some_card(&mut chance))
            .collect();
        let about = format!("seed {seed}: {rules}, {players} players, {hands:?}");
        match without_panic(&about, || Deal::explicit(&rules, players, &hands, &pile)) {
            Ok(deal) => {
                good += 1;
                without_panic(&about, || {
                    let _ = Game::new(&rules, players, Source::Deals(vec![deal]), chance.byte());
                });
            }
            Err(error) => assert!(
                error.code.starts_with("deal/") || error.code.starts_with("rules/"),
                "{about}: {error:?}"
            ),
        }
    }
    assert!(good > 100, "{good}");
}

/// An action from bytes; most make no sense.
fn some_action(chance: &mut Chance) -> Action {
    match chance.below(7) {
        0 => Action::Bid(chance.byte() >> chance.below(8)),
        1 => Action::Play(loop {
            if let Some(play) = Play::from_code(chance.byte()) {
                break play;
            }
        }),
        2 => Action::ChooseLeader(chance.byte() >> chance.below(8)),
        3 => {
            let second = (chance.below(3) > 0).then(|| some_card(chance));
            Action::Swap(some_card(chance), second)
        }
        4 => Action::Bet(*chance.pick(&[0, 10, 20, 1, 30, 255])),
        5 => Action::ChangeBid(chance.byte() as i8),
        _ => Action::Load(*chance.pick(&[Load::Grapeshot, Load::Cannonball])),
    }
}

#[test]
fn any_action_in_any_state_is_carried_out_or_refused_without_a_trace() {
    let (mut refused, mut accepted) = (std::collections::BTreeMap::new(), 0);
    for seed in 0..2_500 {
        let mut chance = Chance(seed);
        let rules = some_rules(&mut chance);
        let players = 2 + chance.below(7) as u8;
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        let Ok(mut game) = Game::new(&rules, players, Source::Seed(bytes), chance.below(2) as u8)
        else {
            continue;
        };
        for step in 0..400 {
            let about = format!("seed {seed}, step {step}: {rules}, {players} players");
            for _ in 0..3 {
                let (seat, action) = (chance.byte() >> chance.below(8), some_action(&mut chance));
                let legal = game.round().legal_actions(seat);
                let before = game.clone();
                match without_panic(&format!("{about}: {seat} {action:?}"), || {
                    game.apply(seat, action)
                }) {
                    Ok(_) => {
                        accepted += 1;
                        let listed = |other: &Action| {
                            *other == action
                                || matches!((*other, action), (Action::Swap(a, b), Action::Swap(c, d)) if b == Some(c) && Some(a) == d)
                        };
                        assert!(
                            legal.iter().any(listed),
                            "{about}: {action:?} was not listed"
                        );
                    }
                    Err(error) => {
                        *refused.entry(error.code()).or_insert(0) += 1;
                        assert_eq!(game, before, "{about}: {seat} {action:?} left a trace");
                        assert!(
                            !legal.contains(&action) || game.is_over(),
                            "{about}: {action:?} was listed"
                        );
                    }
                }
            }
            if game.phase() == Phase::Over {
                break;
            }
            let seat = game.round().to_act().trailing_zeros() as u8;
            let legal = game.round().legal_actions(seat);
            assert!(!legal.is_empty(), "{about}: nothing can be done");
            game.apply(seat, *chance.pick(&legal))
                .expect("a listed action");
            without_panic(&about, || {
                for viewer in [None, Some(0), Some(chance.byte())] {
                    let _ = game.view(viewer).legal_actions();
                }
                let _ = game.dealt(chance.byte());
                let (_, plays) = game.round().trick(chance.byte());
                if !plays.is_empty() {
                    let _ = trick::resolve(plays, &rules);
                }
            });
        }
    }
    for code in [
        "action/game_over",
        "action/no_such_seat",
        "action/not_your_turn",
        "action/wrong_phase",
        "action/bid_out_of_range",
        "action/not_in_hand",
        "action/must_follow",
        "action/bad_swap",
        "action/bad_bet",
        "action/bad_change",
        "action/bad_leader",
    ] {
        assert!(
            refused.contains_key(code),
            "{code} never happened: {refused:?}"
        );
    }
    assert!(accepted > 1_000, "{accepted}");
}

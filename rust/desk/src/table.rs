//! Answers about rules, tricks and deals.

use engine::card::{Card, Play};
use engine::cards::Cards;
use engine::deal::{Deal, commitment};
use engine::edition::EDITIONS;
use engine::notation::Token;
use engine::rules::Rules;
use engine::score::BONUS_NAMES;
use engine::sheet::has_loads;
use engine::trick;

use crate::json::Json;
use crate::{Answer, Refusal, number, parse_rules, player_count};

pub fn editions() -> Json {
    let mut json = Json::default();
    json.list(EDITIONS, |j, edition| {
        let rules = Rules::of(edition);
        j.object(|j| {
            j.key("id").text(edition.id);
            j.key("players").number(edition.max_players);
            j.key("options")
                .list(rules.options(), |j, (name, default)| {
                    j.object(|j| {
                        j.key("name").text(name);
                        j.key("default").text(&default);
                        j.key("values").list(Rules::option_values(name), Json::text);
                    });
                });
        });
    });
    json
}

pub fn rules(id: &str) -> Answer {
    let rules = parse_rules(id)?;
    let edition = rules.edition();
    let mut json = Json::default();
    json.object(|j| {
        j.key("id").text(&rules.to_string());
        j.key("edition").text(edition.id);
        j.key("players").number(edition.max_players);
        j.key("suits")
            .list(0..4, |j, suit| j.text(&rules.letter(suit).to_string()));
        j.key("cards").list(every_card(), |j, card| {
            let copies = rules.copies_possible(card);
            if copies > 0 {
                j.object(|j| {
                    j.key("token").text(&rules.token(card).text());
                    j.key("copies").number(copies);
                });
            }
        });
        j.key("bonuses").list(
            BONUS_NAMES.into_iter().zip(edition.worth),
            |j, (name, worth)| {
                if worth != 0 {
                    j.object(|j| {
                        j.key("name").text(name);
                        j.key("worth").number(worth);
                    });
                }
            },
        );
        j.key("loot").flag(rules.loot);
        j.key("powers").flag(rules.powers);
        j.key("loads").flag(has_loads(&rules));
    });
    Ok(json)
}

fn every_card() -> impl Iterator<Item = Card> {
    let numbers = (0..4).flat_map(|suit| (1..=14).filter_map(move |n| Card::number_card(suit, n)));
    numbers.chain(Card::SPECIALS)
}

pub fn sizes(id: &str, players: &str) -> Answer {
    let rules = parse_rules(id)?;
    let players = player_count(players, &rules)?;
    let mut json = Json::default();
    json.list(rules.cards_per_round(players)?, Json::number);
    Ok(json)
}

/// Counts a card; more copies than there are is an error.
fn count(card: Card, rules: &Rules, seen: &mut Cards) -> Result<(), Refusal> {
    if seen.count(card) >= rules.copies_possible(card) {
        return Err(Refusal::new(
            "rules/too_many_copies",
            &rules.token(card).text(),
        ));
    }
    seen.add(card);
    Ok(())
}

fn token(word: &str) -> Result<Token, Refusal> {
    Token::parse(word).map_err(|error| Refusal::new(error.code, &error.what))
}

fn read_plays(
    words: &[&str],
    rules: &Rules,
    fewest: usize,
    most: usize,
) -> Result<Vec<Play>, Refusal> {
    if !(fewest..=most).contains(&words.len()) {
        return Err(Refusal::new("trick/size", &words.len().to_string()));
    }
    let mut seen = Cards::EMPTY;
    let mut plays = Vec::new();
    for word in words {
        let token = token(word)?;
        let card = rules
            .card(token)
            .ok_or_else(|| Refusal::new("rules/no_such_card", word))?;
        let play = rules
            .play(token)
            .ok_or_else(|| Refusal::new("action/bare_scary_mary", word))?;
        count(card, rules, &mut seen)?;
        plays.push(play);
    }
    Ok(plays)
}

fn suit(j: &mut Json, rules: &Rules, suit: Option<u8>) {
    match suit {
        Some(suit) => j.text(&rules.letter(suit).to_string()),
        None => j.null(),
    }
}

pub fn trick(id: &str, words: &[&str]) -> Answer {
    let rules = parse_rules(id)?;
    let plays = read_plays(words, &rules, 1, engine::MAX_SEATS)?;
    let result = trick::resolve(&plays, &rules);
    let mut json = Json::default();
    json.object(|j| {
        j.key("winner").maybe(result.winner);
        suit(j.key("led"), &rules, result.led);
        crate::sheet::bonuses(j.key("bonuses"), result.bonuses);
        j.key("points").number(result.bonuses.points(&rules));
        j.key("next_leader").number(result.next_leader);
        j.key("alliances").list(
            result.alliances.into_iter().flatten(),
            |j, (loot, winner)| {
                j.list([loot, winner], Json::number);
            },
        );
        j.key("rule").text(result.reason.id());
    });
    Ok(json)
}

pub fn legal(id: &str, words: &[&str]) -> Answer {
    let rules = parse_rules(id)?;
    let slash = words
        .iter()
        .position(|word| *word == "/")
        .unwrap_or(words.len());
    let (hand, plays) = words.split_at(slash);
    let plays = read_plays(
        plays.get(1..).unwrap_or_default(),
        &rules,
        0,
        engine::MAX_SEATS - 1,
    )?;
    let mut cards = Cards::EMPTY;
    for word in hand {
        let card = rules.card(token(word)?);
        let card = card.ok_or_else(|| Refusal::new("rules/no_such_card", word))?;
        count(card, &rules, &mut cards)?;
    }
    let led = trick::led(&plays, &rules);
    let mut json = Json::default();
    json.object(|j| {
        suit(j.key("led"), &rules, led.suit());
        j.key("legal")
            .list(trick::legal(cards, led).iter(), |j, play| {
                j.text(&rules.play_token(play).text());
            });
    });
    Ok(json)
}

pub fn deal(id: &str, players: &str, round: &str, seed: &str) -> Answer {
    let rules = parse_rules(id)?;
    let players = player_count(players, &rules)?;
    let round: u8 = number(round, "deal/round")?;
    let round_index = (round as usize).checked_sub(1);
    let round_index = round_index.ok_or_else(|| Refusal::new("deal/round", "0"))?;
    let seed = read_seed(seed).ok_or_else(|| Refusal::new("seed/invalid", seed))?;
    let ghost = rules.has_ghost(players);
    let cards = rules.cards_in_round(players, round_index);
    let hands = players + u8::from(ghost);
    let dealt = Deal::sk1(&seed, round, &rules.deck(), hands, ghost, cards);
    let name = |j: &mut Json, card: Card| j.text(&rules.token(card).text());
    let mut json = Json::default();
    json.object(|j| {
        j.key("hands")
            .list(0..players, |j, seat| j.list(dealt.hand(seat).iter(), name));
        j.key("graybeard")
            .list(if ghost { dealt.ghost() } else { &[] }, |j, &card| {
                name(j, card)
            });
        j.key("undealt")
            .list(dealt.pile(), |j, &card| name(j, card));
        let hash: String = commitment(&seed)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        j.key("commitment").text(&hash);
    });
    Ok(json)
}

fn read_seed(hex: &str) -> Option<[u8; 32]> {
    if hex.len() != 64 || !hex.is_ascii() {
        return None;
    }
    let mut seed = [0; 32];
    for (i, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(hex.get(2 * i..2 * i + 2)?, 16).ok()?;
    }
    Some(seed)
}

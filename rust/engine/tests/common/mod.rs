//! What the tests share: cards by token, actions and events in the shapes that all implementations use.
#![allow(missing_docs, dead_code, unreachable_pub)] // each test uses its part of this

pub mod json;

use engine::action::Action;
use engine::card::{Card, Play};
use engine::event::Event;
use engine::game::{Game, Phase, Source};
use engine::notation::Token;
use engine::rules::{Load, Rules};
use engine::score::{BONUS_NAMES, Bonuses, RoundScore};

use json::{Json, object};

pub fn rules(id: &str) -> Rules {
    Rules::parse(id).expect(id)
}

pub fn card(rules: &Rules, token: &str) -> Card {
    rules
        .card(Token::parse(token).expect(token))
        .expect("a card of these rules")
}

pub fn play(rules: &Rules, token: &str) -> Play {
    rules
        .play(Token::parse(token).expect(token))
        .expect("a play of these rules")
}

/// `"R5 SKU"`.
pub fn cards(rules: &Rules, tokens: &str) -> Vec<Card> {
    tokens.split_whitespace().map(|t| card(rules, t)).collect()
}

/// `"R5 SM+"`.
pub fn plays(rules: &Rules, tokens: &str) -> Vec<Play> {
    tokens.split_whitespace().map(|t| play(rules, t)).collect()
}

/// A game whose rounds have these hands (Graybeard's last) and this top of the undealt pile.
pub fn game_of(id: &str, players: u8, dealer: u8, rounds: &[(&[&str], &str)]) -> Game {
    let rules = rules(id);
    let deals = rounds.iter().map(|(hands, pile)| {
        let hands: Vec<_> = hands.iter().map(|hand| cards(&rules, hand)).collect();
        engine::deal::Deal::explicit(&rules, players, &hands, &cards(&rules, pile)).expect("a deal")
    });
    let source = Source::Deals(deals.collect());
    Game::new(&rules, players, source, dealer).expect("a game")
}

pub fn bid(game: &mut Game, bids: &[u8]) {
    for (seat, &bid) in bids.iter().enumerate() {
        game.apply(seat as u8, Action::Bid(bid)).expect("a bid");
    }
}

/// Plays `"0 R5, 1 R7"`; gives every event.
pub fn play_out(game: &mut Game, text: &str) -> Vec<Event> {
    let rules = *game.rules();
    let mut events = Vec::new();
    for step in text.split(", ") {
        let (seat, token) = step.split_once(' ').expect("seat and play");
        let action = Action::Play(play(&rules, token));
        let happened = game.apply(seat.parse().expect("a seat"), action);
        events.extend(happened.unwrap_or_else(|e| panic!("{step}: {e:?}")));
    }
    events
}

pub fn action(json: &Json, rules: &Rules) -> Action {
    let number = |name| json.get(name).expect("a number").byte();
    match json.get("type").expect("a type").text() {
        "bid" => Action::Bid(number("n")),
        "play" => Action::Play(play(rules, json.get("play").expect("a play").text())),
        "choose_leader" => Action::ChooseLeader(number("seat")),
        "bet" => Action::Bet(number("n")),
        "change_bid" => Action::ChangeBid(json.get("by").expect("by").int() as i8),
        "load" => Action::Load(match json.get("kind").expect("a kind").text() {
            "cannonball" => Load::Cannonball,
            _ => Load::Grapeshot,
        }),
        "swap" => {
            let cards = json.get("cards").expect("cards").list();
            let read = |c: &Json| (*c != Json::Null).then(|| card(rules, c.text()));
            let second = cards.get(1).and_then(read);
            Action::Swap(read(&cards[0]).expect("a card"), second)
        }
        other => panic!("no action: {other}"),
    }
}

/// One line that says the same for equal actions; which of two discards is named first does not count.
pub fn action_text(action: Action, rules: &Rules) -> String {
    match action {
        Action::Bid(n) => format!("bid {n}"),
        Action::Play(play) => format!("play {}", rules.play_token(play).text()),
        Action::ChooseLeader(seat) => format!("choose_leader {seat}"),
        Action::Swap(a, b) => {
            let mut cards: Vec<_> = [Some(a), b]
                .into_iter()
                .flatten()
                .map(|card| rules.token(card).text())
                .collect();
            cards.sort();
            format!("swap {}", cards.join(" "))
        }
        Action::Bet(n) => format!("bet {n}"),
        Action::ChangeBid(by) => format!("change_bid {by}"),
        Action::Load(load) => format!("load {}", load_name(load)),
    }
}

pub fn load_name(load: Load) -> &'static str {
    match load {
        Load::Grapeshot => "grapeshot",
        Load::Cannonball => "cannonball",
    }
}

pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Bidding => "bidding",
        Phase::Loading => "loading",
        Phase::Playing => "playing",
        Phase::Choosing(_) => "choosing",
        Phase::Over => "over",
    }
}

pub fn bonus_json(bonuses: Bonuses) -> Json {
    let named = BONUS_NAMES.iter().zip(bonuses.counts());
    Json::Object(
        named
            .filter(|(_, count)| *count > 0)
            .map(|(name, count)| ((*name).to_owned(), count.into()))
            .collect(),
    )
}

pub fn bonuses(json: Option<&Json>) -> Bonuses {
    let count = |name: &&str| json.and_then(|j| j.get(name)).map_or(0, Json::byte);
    let counts: Vec<u8> = BONUS_NAMES.iter().map(count).collect();
    Bonuses::from_counts(counts.try_into().expect("five"))
}

fn score_json(score: &RoundScore) -> Json {
    let points = |n: i16| Json::Int(n.into());
    object([
        ("bid", score.tally.bid.into()),
        ("won", score.tally.won.into()),
        ("cards", score.tally.cards.into()),
        ("bid_points", points(score.bid_points)),
        ("bonus_points", points(score.bonus_points)),
        ("loot_points", points(score.loot_points)),
        ("bet_points", points(score.bet_points)),
        ("points", points(score.points())),
        ("exact", score.exact().into()),
        ("bonuses", bonus_json(score.tally.bonuses)),
    ])
}

/// An event as `event.to_dict()` gives it; cards without an order are sorted by token.
pub fn event_json(event: &Event, rules: &Rules) -> Json {
    let tokens = |cards: &[Card]| {
        Json::from(
            cards
                .iter()
                .map(|&c| rules.token(c).text())
                .collect::<Vec<_>>(),
        )
    };
    let sorted = |cards: engine::cards::Cards| {
        let mut tokens: Vec<_> = cards.iter().map(|c| rules.token(c).text()).collect();
        tokens.sort();
        Json::from(tokens)
    };
    let totals =
        |totals: &[i32]| Json::from(totals.iter().map(|&t| i64::from(t)).collect::<Vec<_>>());
    let kind = |name: &str| Json::from(name);
    match event {
        Event::RoundStarted {
            round,
            cards,
            dealer,
            leader,
            hands,
        } => object([
            ("type", kind("round_started")),
            ("round", (*round).into()),
            ("cards", (*cards).into()),
            ("dealer", (*dealer).into()),
            ("leader", (*leader).into()),
            (
                "hands",
                hands
                    .iter()
                    .map(|h| h.map(sorted))
                    .collect::<Vec<_>>()
                    .into(),
            ),
        ]),
        Event::BidPlaced { seat, bid } => object([
            ("type", kind("bid_placed")),
            ("seat", (*seat).into()),
            ("n", (*bid).into()),
        ]),
        Event::BidsRevealed { bids } => object([
            ("type", kind("bids_revealed")),
            ("bids", bids.clone().into()),
        ]),
        Event::LoadPlaced { seat, load } => object([
            ("type", kind("load_placed")),
            ("seat", (*seat).into()),
            ("kind", load.map(load_name).into()),
        ]),
        Event::LoadsRevealed { loads } => object([
            ("type", kind("loads_revealed")),
            (
                "loads",
                loads
                    .iter()
                    .map(|&l| load_name(l))
                    .collect::<Vec<_>>()
                    .into(),
            ),
        ]),
        Event::CardPlayed { seat, play } => object([
            ("type", kind("card_played")),
            ("seat", (*seat).into()),
            ("play", rules.play_token(*play).text().into()),
        ]),
        Event::TrickTaken {
            trick,
            winner,
            next_leader,
            led,
            reason,
            bonuses,
            points,
            alliances,
        } => object([
            ("type", kind("trick_taken")),
            ("trick", (*trick).into()),
            ("winner", (*winner).into()),
            ("next_leader", (*next_leader).into()),
            ("led", led.map(|suit| rules.letter(suit).to_string()).into()),
            ("rule", reason.id().into()),
            ("bonuses", bonus_json(*bonuses)),
            ("points", Json::Int((*points).into())),
            ("alliances", alliance_json(alliances)),
        ]),
        Event::ChoiceOffered { seat, power } => object([
            ("type", kind("choice_offered")),
            ("seat", (*seat).into()),
            ("power", rules.token(power.card()).text().into()),
        ]),
        Event::CardsDrawn { seat, count, cards } => object([
            ("type", kind("cards_drawn")),
            ("seat", (*seat).into()),
            ("count", (*count).into()),
            ("cards", cards.as_deref().map(tokens).into()),
        ]),
        Event::CardsDiscarded { seat, count, cards } => object([
            ("type", kind("cards_discarded")),
            ("seat", (*seat).into()),
            ("count", (*count).into()),
            ("cards", cards.as_deref().map(tokens).into()),
        ]),
        Event::UndealtShown { seat, count, cards } => object([
            ("type", kind("undealt_shown")),
            ("seat", (*seat).into()),
            ("count", (*count).into()),
            ("cards", cards.map(sorted).into()),
        ]),
        Event::LeaderChosen { seat, leader } => object([
            ("type", kind("leader_chosen")),
            ("seat", (*seat).into()),
            ("leader", (*leader).into()),
        ]),
        Event::BetPlaced { seat, bet } => object([
            ("type", kind("bet_placed")),
            ("seat", (*seat).into()),
            ("n", (*bet).into()),
        ]),
        Event::BidChanged { seat, by, bid } => object([
            ("type", kind("bid_changed")),
            ("seat", (*seat).into()),
            ("by", Json::Int((*by).into())),
            ("bid", (*bid).into()),
        ]),
        Event::RoundScored {
            round,
            scores,
            totals: all,
        } => object([
            ("type", kind("round_scored")),
            ("round", (*round).into()),
            (
                "scores",
                scores.iter().map(score_json).collect::<Vec<_>>().into(),
            ),
            ("totals", totals(all)),
        ]),
        Event::GameOver {
            totals: all,
            ranking,
        } => object([
            ("type", kind("game_over")),
            ("totals", totals(all)),
            ("ranking", ranking.clone().into()),
            (
                "winners",
                (0..ranking.len() as u8)
                    .filter(|&seat| ranking[seat as usize] == 1)
                    .collect::<Vec<_>>()
                    .into(),
            ),
        ]),
    }
}

pub fn alliance_json(alliances: &[Option<(u8, u8)>; 2]) -> Json {
    let pairs = alliances.iter().flatten().map(|&(a, b)| vec![a, b]);
    pairs.collect::<Vec<_>>().into()
}

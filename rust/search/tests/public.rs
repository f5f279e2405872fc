//! Public bots against their descriptions, in positions made by hand that the description decides.

use std::collections::BTreeSet;

use engine::action::Action;
use engine::card::Card;
use engine::deal::Deal;
use engine::game::{Game, Source};
use engine::notation::Token;
use engine::rules::Rules;
use search::bots::Bot;
use search::rng::Rng;

fn cards(rules: &Rules, text: &str) -> Vec<Card> {
    let card = |token| rules.card(Token::parse(token).expect(token)).expect(token);
    text.split_whitespace().map(card).collect()
}

/// The first trick of a round of as many cards as `hand` has: the plays of `table` lie there, then it is
/// the turn of the seat that holds `hand` and has bid `bid`. Others hold what they play, and numbers of
/// suits that are not led.
fn at(rules: &str, hand: &str, bid: u8, table: &str) -> (Game, u8) {
    let size = hand.split_whitespace().count();
    let rules = Rules::parse(&format!("{rules}+rounds={size}")).expect(rules);
    let (hand, lying) = (
        cards(&rules, hand),
        cards(&rules, &table.replace(['+', '-'], "")),
    );
    let seat = lying.len();
    let mut hands: Vec<Vec<Card>> = lying.iter().map(|&card| vec![card]).collect();
    hands.push(hand.clone());
    hands.resize(4, Vec::new());
    let led = lying.iter().find_map(|card| card.suit());
    let used: Vec<Card> = lying.iter().chain(&hand).copied().collect();
    let free = |card: &&Card| card.number().is_some() && card.suit() != led && !used.contains(card);
    let deck = rules.deck();
    let mut spare = deck.cards().iter().filter(free).copied();
    for other in (0..4).filter(|&other| other != seat) {
        let missing = size - hands[other].len();
        hands[other].extend(spare.by_ref().take(missing));
    }
    let deal = Deal::explicit(&rules, 4, &hands, &[]).expect("deal");
    let mut game = Game::new(&rules, 4, Source::Deals(vec![deal]), 3).expect("game");
    for other in 0..4 {
        let bid = if usize::from(other) == seat { bid } else { 1 };
        game.apply_quietly(other, Action::Bid(bid)).expect("bid");
    }
    for (token, seat) in table.split_whitespace().zip(0..) {
        play(&mut game, seat, token);
    }
    (game, seat as u8)
}

fn play(game: &mut Game, seat: u8, token: &str) {
    let play = game.round().rules().play(Token::parse(token).expect(token));
    let action = Action::Play(play.expect(token));
    game.apply_quietly(seat, action).expect(token);
}

fn chosen(bot: &str, game: &Game, seat: u8, rng: &mut Rng) -> String {
    let chosen = Bot::named(bot)
        .expect(bot)
        .choose(&game.view(Some(seat)), rng);
    match chosen.expect("a choice") {
        Action::Bid(bid) => bid.to_string(),
        Action::Play(play) => game.round().rules().play_token(play).text(),
        other => panic!("{other:?}"),
    }
}

/// What the bot plays from `hand`, which needs so many tricks, onto `table`.
fn plays_under(rules: &str, bot: &str, hand: &str, need: u8, table: &str) -> String {
    let (game, seat) = at(rules, hand, need, table);
    chosen(bot, &game, seat, &mut Rng::new(1))
}

fn plays(bot: &str, hand: &str, need: u8, table: &str) -> String {
    plays_under("grandpabeck2021", bot, hand, need, table)
}

/// All that the bot may do there, with two hundred seeds.
fn any_of(bot: &str, hand: &str, need: u8, table: &str) -> BTreeSet<String> {
    let (game, seat) = at("grandpabeck2021", hand, need, table);
    (0..200)
        .map(|seed| chosen(bot, &game, seat, &mut Rng::new(seed)))
        .collect()
}

/// All bids of the bot with this hand, with two hundred seeds.
fn bids(bot: &str, hand: &str) -> Vec<u8> {
    let rules = "grandpabeck2021+kraken+whale+loot";
    let size = hand.split_whitespace().count();
    let rules = Rules::parse(&format!("{rules}+rounds={size}")).expect(rules);
    let hand = cards(&rules, hand);
    let deck = rules.deck();
    let mut spare = deck
        .cards()
        .iter()
        .copied()
        .filter(|card| !hand.contains(card));
    let mut hands: Vec<Vec<Card>> = (0..3)
        .map(|_| spare.by_ref().take(size).collect())
        .collect();
    hands.insert(0, hand);
    let deal = Deal::explicit(&rules, 4, &hands, &[]).expect("deal");
    let game = Game::new(&rules, 4, Source::Deals(vec![deal]), 3).expect("game");
    let bids = (0..200).map(|seed| {
        let bid = chosen(bot, &game, 0, &mut Rng::new(seed));
        bid.parse().expect("a number")
    });
    bids.collect::<BTreeSet<u8>>().into_iter().collect()
}

#[test]
fn antonio_counts_high_cards_and_does_not_look_at_the_table() {
    assert_eq!(bids("antonio", "SKU PIR MER SM K11"), [5]);
    assert_eq!(
        bids("antonio", "K10 K6 G12 ESC KRA"),
        [0],
        "a half is rounded to zero"
    );
    assert_eq!(
        bids("antonio", "K11 G13 G2"),
        [2],
        "one and a half is rounded to two"
    );
    assert_eq!(
        plays("antonio", "G9 PIR ESC", 1, "SKU"),
        "PIR",
        "though it cannot win"
    );
    assert_eq!(
        plays("antonio", "SM PIR G9", 1, "K3"),
        "SM+",
        "of equals Scary Mary"
    );
    assert_eq!(plays("antonio", "SM ESC G9", 0, "K3"), "SM-");
    assert_eq!(plays("antonio", "G9 Y3 K1", 0, ""), "Y3");
}

#[test]
fn jacobll_wins_and_loses_as_cheaply_as_it_can() {
    assert_eq!(bids("jacobll", "SKU PIR ESC"), [2], "1.7");
    assert_eq!(bids("jacobll", "K8 G14 MER"), [1], "0.493 + 0.15 + 0.25");
    assert_eq!(bids("jacobll", "MER G14 SM ESC"), [1], "0.85");
    assert_eq!(
        plays("jacobll", "G3 MER PIR", 1, ""),
        "PIR",
        "leads the strongest"
    );
    assert_eq!(plays("jacobll", "G3 ESC PIR", 0, ""), "ESC");
    assert_eq!(plays("jacobll", "MER SKU PIR", 0, ""), "MER");
    assert_eq!(plays("jacobll", "G7 G12 PIR", 1, "G5"), "G7");
    assert_eq!(plays("jacobll", "G3 G4 MER", 1, "SKU"), "MER");
    assert_eq!(
        plays("jacobll", "G3 G4 ESC", 1, "PIR"),
        "ESC",
        "none wins, so the weakest"
    );
    assert_eq!(
        plays("jacobll", "G3 G4 PIR", 0, "G5"),
        "G3",
        "the weakest that loses"
    );
    assert_eq!(
        plays("jacobll", "G9 PIR SKU", 0, "G5"),
        "G9",
        "all win, so the weakest"
    );
}

#[test]
fn aldo_plays_by_need_and_tricks_left() {
    assert_eq!(
        bids("aldo-hard", "SKU PIR MER ESC"),
        [2],
        "1.9, 0.2 astray at most"
    );
    assert_eq!(bids("aldo-med", "SKU PIR MER ESC"), [1, 2]);
    assert_eq!(bids("aldo-easy", "SKU PIR MER ESC"), [1, 2, 3]);
    let hand = "ESC G9 K5 MER PIR";
    assert_eq!(plays("aldo-hard", hand, 0, "SKU"), "ESC");
    assert_eq!(plays("aldo-hard", hand, 1, "SKU"), "K5", "the middle one");
    assert_eq!(
        plays("aldo-hard", hand, 3, "SKU"),
        "PIR",
        "the strongest, though it loses"
    );
    assert_eq!(plays("aldo-hard", hand, 4, "SKU"), "PIR");
    assert_eq!(
        plays("aldo-hard", hand, 5, "SKU"),
        "ESC",
        "more than it thinks are left"
    );
    assert_eq!(
        plays("aldo-hard", "ESC ESC ESC PIR SKU", 1, ""),
        "ESC",
        "equal cards count each"
    );
    assert_eq!(plays("aldo-hard", "G2 Y2 SM MER PIR", 1, ""), "SM+");
    assert_eq!(
        any_of("aldo-easy", hand, 0, "SKU"),
        ["ESC", "K5", "PIR"].map(String::from).into()
    );
    let whale = |hand| plays_under("grandpabeck2021+whale", "aldo-hard", hand, 2, "");
    assert_eq!(whale("WHA K2 G3"), "K2", "the Whale counts 0.35");
    assert_eq!(whale("WHA G12 G13"), "WHA", "0.6 with two high numbers");
}

#[test]
fn marcus_catches_characters_and_else_wins_cheaply() {
    assert_eq!(bids("marcus", "K10"), [1]);
    assert_eq!(bids("marcus", "K9"), [0]);
    assert_eq!(bids("marcus", "PIR K9 G10"), [2], "1.6");
    assert_eq!(bids("marcus", "SM MER K9 K10 G9"), [3], "2.8");
    for bot in ["marcus", "marcus-duck"] {
        assert_eq!(plays(bot, "G9 PIR SKU", 1, "MER"), "PIR");
        assert_eq!(plays(bot, "K9 SM SKU", 1, "MER"), "SM+");
        assert_eq!(plays(bot, "G9 SKU MER", 1, "PIR"), "SKU");
        assert_eq!(plays(bot, "G9 K14 MER", 1, "SKU"), "MER");
        assert_eq!(
            plays(bot, "PIR SKU G9", 1, "MER PIR"),
            "PIR",
            "the Mermaid comes first"
        );
        // Even where it does not help.
        assert_eq!(plays(bot, "G9 PIR ESC", 1, "MER SKU"), "PIR");
        assert_eq!(plays(bot, "G9 SKU ESC", 1, "MER PIR"), "SKU");
        assert_eq!(plays(bot, "G9 K14 MER", 1, "SKU MER"), "MER");
        assert_eq!(plays(bot, "G9 SKU ESC", 1, ""), "ESC", "leads low");
        assert_eq!(plays(bot, "G7 G12 PIR", 1, "G5"), "G7");
        assert_eq!(plays(bot, "G3 G4 MER", 1, "G5 PIR"), "G3");
        assert_eq!(plays(bot, "SM G4 K3", 0, ""), "SM-");
    }
    let hand = "G3 G4 PIR";
    assert_eq!(plays("marcus", hand, 0, "G5"), "G3");
    assert_eq!(plays("marcus-duck", hand, 0, "G5"), "G4");
    assert_eq!(plays("marcus-duck", "MER G6 K2", 0, "G5 PIR"), "MER");
    assert_eq!(
        plays("marcus-duck", "G9 G7 PIR", 0, "G5"),
        "G7",
        "all win, so the lowest"
    );
}

#[test]
fn an0401na_has_its_chances() {
    assert_eq!(bids("an0401na", "SKU ESC"), [1, 2], "1.1 to 2.3");
    assert_eq!(bids("an0401na", "ESC ESC KRA"), [0, 1]);
    let two = |a: &str, b: &str| [a, b].map(String::from).into();
    let hand = "G3 MER PIR SKU";
    assert_eq!(any_of("an0401na", hand, 1, "G5"), two("SKU", "PIR"));
    assert_eq!(any_of("an0401na", "G3 PIR PIR", 1, "G5"), two("PIR", "PIR"));
    assert_eq!(any_of("an0401na", "ESC G3 K2", 0, ""), two("ESC", "ESC"));
    assert_eq!(plays("an0401na", "G8 PIR MER", 1, "G5 G6 G7"), "G8");
    assert_eq!(
        plays("an0401na", "G3 G4 K2", 1, "G5 PIR G7"),
        "G4",
        "lost anyway, so the highest"
    );
    assert_eq!(plays("an0401na", "G8 G2 ESC", 0, "G5 G6 G7"), "ESC");
    assert_eq!(
        plays("an0401na", "G9 G8 PIR", 0, "G5 G6 G7"),
        "G8",
        "all win, so the first"
    );
    let greedy = any_of("an0401na", "G2 PIR", 0, "G5");
    assert!(
        greedy.contains("PIR"),
        "two tricks left: it may want one more"
    );
}

#[test]
fn machta_counts_no_scary_mary() {
    assert_eq!(bids("machta", "SKU PIR MER K10 G13 SM"), [5]);
    assert_eq!(bids("machta", "K9 G12 SM ESC"), [0]);
    assert_eq!(
        plays("machta", "G14 K1 SM", 1, "SKU"),
        "K1",
        "she is weaker than black cards"
    );
    assert_eq!(plays("machta", "G14 G2 SM", 1, "Y3"), "SM+");
    assert_eq!(plays("machta", "G14 Y2 SM", 0, ""), "Y2");
    assert_eq!(plays("machta", "K4 PIR SM", 0, ""), "SM-");
}

#[test]
fn djulo_keeps_specials_until_it_cannot_follow() {
    assert_eq!(bids("djulo", "PIR MER SKU G11 K11 Y10 ESC"), [5]);
    assert_eq!(bids("djulo", "SM G2"), [1], "as the figures say");
    assert_eq!(plays("djulo", "G3 G9 SKU", 1, "G5"), "G9");
    assert_eq!(plays("djulo", "G3 G9 SKU", 0, "G5"), "G3");
    assert_eq!(plays("djulo", "G14 K2 PIR", 1, ""), "PIR");
    assert_eq!(plays("djulo", "G14 K2 MER", 1, ""), "G14");
    assert_eq!(plays("djulo", "G14 MER ESC", 0, ""), "ESC");
    assert_eq!(
        plays("djulo", "G1 MER SKU", 0, ""),
        "MER",
        "specials have no rank"
    );
    assert_eq!(plays("djulo", "Y5 SKU MER", 1, "PIR"), "SKU");
    assert_eq!(
        plays("djulo", "K5 SKU G8", 1, "MER PIR"),
        "K5",
        "a Mermaid would catch him"
    );
    assert_eq!(plays("djulo", "Y5 PIR MER", 1, "MER"), "PIR");
    assert_eq!(plays("djulo", "Y5 PIR MER", 1, "SKU"), "MER");
    assert_eq!(plays("djulo", "Y5 K2 K7", 1, "G3"), "K7");
    assert_eq!(
        plays("djulo", "Y5 PIR ESC", 1, "G3"),
        "ESC",
        "no black card, so the lowest"
    );
    assert_eq!(plays("djulo", "Y5 PIR K4", 0, "SKU"), "PIR");
    assert_eq!(plays("djulo", "Y5 MER K4", 0, "PIR"), "MER");
    assert_eq!(plays("djulo", "Y5 K9 K4", 0, "PIR"), "K9");
    assert_eq!(plays("djulo", "Y5 SKU K4", 0, "MER"), "SKU");
    assert_eq!(
        plays("djulo", "Y12 PIR K4", 0, "G3"),
        "Y12",
        "no character there"
    );
    let beast = |need, table| {
        plays_under(
            "grandpabeck2021+kraken+whale",
            "djulo",
            "Y5 Y8 K2 PIR",
            need,
            table,
        )
    };
    assert_eq!(
        (beast(1, "WHA"), beast(0, "WHA")),
        ("Y8".into(), "PIR".into())
    );
    assert_eq!(
        (beast(1, "KRA"), beast(0, "KRA")),
        ("PIR".into(), "Y8".into())
    );
}

#[test]
fn djulo_with_too_many_tricks_wants_more() {
    let (mut game, _) = at("grandpabeck2021", "G9 G3 Y12", 0, "");
    play(&mut game, 0, "G9");
    while game.round().tricks() == 0 {
        let seat = game.round().turn();
        let legal = game.round().legal_plays(seat).nth(0).expect("a card");
        game.apply_quietly(seat, Action::Play(legal))
            .expect("legal");
    }
    assert_eq!((game.round().won(0), game.round().turn()), (1, 0));
    assert_eq!(chosen("djulo", &game, 0, &mut Rng::new(1)), "Y12");
    assert_eq!(chosen("jacobll", &game, 0, &mut Rng::new(1)), "G3");
}

#[test]
fn tnt_chooses_without_regard_to_the_led_suit() {
    assert_eq!(bids("tnt-aggr", "SKU PIR MER G10 K10 G9 SM"), [5]);
    assert_eq!(bids("tnt-aggr", "G2 G3"), [1]);
    assert_eq!(bids("tnt-cons", "SKU PIR MER"), [1]);
    assert_eq!(bids("tnt-cons", "ESC ESC"), [0]);
    assert_eq!(plays("tnt-aggr", "G14 MER PIR", 1, "SKU"), "PIR");
    assert_eq!(plays("tnt-aggr", "G14 MER K2", 1, "G3"), "MER");
    assert_eq!(
        plays("tnt-aggr", "G3 G9 Y14", 1, "G5"),
        "G3",
        "Y14 is not legal"
    );
    assert_eq!(plays("tnt-aggr", "G3 G9 Y8", 1, "G5"), "G9");
    assert_eq!(
        plays("tnt-aggr", "G3 ESC SKU", 1, ""),
        "ESC",
        "leads as if it were sated"
    );
    assert_eq!(plays("tnt-cons", "G9 K2 PIR", 1, ""), "K2");
    assert_eq!(
        plays("tnt-cons", "Y2 G9 G12", 1, "G5"),
        "G9",
        "Y2 is not legal"
    );
    let any = any_of("tnt-cons", "SM PIR MER", 1, "");
    assert_eq!(any, ["SM+", "PIR", "MER"].map(String::from).into());
}

#[test]
fn wizrule_throws_away_the_likeliest_loser() {
    assert_eq!(
        (bids("wizrule", "SKU"), bids("wizrule", "PIR")),
        (vec![1], vec![1])
    );
    assert_eq!(
        (bids("wizrule", "K1"), bids("wizrule", "G14")),
        (vec![0], vec![0])
    );
    assert_eq!(
        plays("wizrule", "G9 MER K12", 1, ""),
        "MER",
        "leads the likeliest"
    );
    assert_eq!(plays("wizrule", "G9 MER ESC", 0, ""), "ESC");
    assert_eq!(
        plays("wizrule", "G7 G12 PIR", 1, "G5"),
        "PIR",
        "wins with the likeliest"
    );
    assert_eq!(
        plays("wizrule", "G7 G12 PIR", 1, "SKU"),
        "G7",
        "or does not try"
    );
    assert_eq!(plays("wizrule", "G3 G4 PIR", 0, "G5"), "G4");
    assert_eq!(plays("wizrule", "G3 G4 PIR", 0, "SKU"), "PIR");
    assert_eq!(plays("wizrule", "SM K3 G9", 0, ""), "SM-");
}

#[test]
fn bots_that_play_out_rounds_see_what_is_certain() {
    for bot in ["flatMC-100", "flatMC-400", "pimc-game-50"] {
        assert_eq!(plays(bot, "G9 ESC", 1, "G5 Y6 Y7"), "G9", "{bot}");
        assert_eq!(plays(bot, "G9 ESC", 0, "G5 Y6 Y7"), "ESC", "{bot}");
        assert_eq!(plays(bot, "SKU ESC", 2, "PIR"), "SKU", "{bot}");
        assert_eq!(
            plays(bot, "SM G3", 0, "G5 Y6 Y7"),
            "SM-",
            "{bot}: later she would be played at random"
        );
    }
    for bot in ["flatMC-100", "flatMC-400"] {
        assert_eq!(bids(bot, "SKU"), [1], "{bot}");
        assert_eq!(bids(bot, "ESC"), [0], "{bot}");
    }
}

/// The original spends its whole budget even where there is nothing to choose; nothing follows from it.
#[test]
fn a_forced_play_costs_no_playouts() {
    let (game, seat) = at("grandpabeck2021", "G9 Y3", 1, "G5");
    let (mut used, mut fresh) = (Rng::new(3), Rng::new(3));
    assert_eq!(chosen("flatMC-400", &game, seat, &mut used), "G9");
    assert_eq!(used.next_u64(), fresh.next_u64());
}

#[test]
fn equal_streams_give_equal_choices() {
    let (game, seat) = at("grandpabeck2021", "G3 G9 K4 MER SM ESC", 2, "G5 G7");
    for bot in ["flatMC-100", "pimc-game-5", "an0401na", "aldo-easy"] {
        let once = |seed| chosen(bot, &game, seat, &mut Rng::new(seed));
        assert!((0..20).all(|seed| once(seed) == once(seed)), "{bot}");
    }
}

#[test]
fn budgets_of_any_size_have_names() {
    assert_eq!(Bot::named("flatMC-100"), Bot::named("flatMC-0100"));
    assert_ne!(Bot::named("flatMC-100"), Bot::named("flatMC-101"));
    for name in ["flatMC-", "flatMC-x", "flatmc-100", "pimc-game--1"] {
        assert_eq!(Bot::named(name), None, "{name}");
    }
}

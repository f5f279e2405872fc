//! Promises of all bots: legal in every edition and at every size of table, the same for a seed, and
//! blind to what is hidden.

use engine::action::Action;
use engine::card::Card;
use engine::deal::Deal;
use engine::game::{Game, Source};
use engine::rules::Rules;
use search::bots::Bot;
use search::facts::Facts;
use search::features::{BID_INPUTS, PLAY_INPUTS, bid_features, play_features};
use search::net::Net;
use search::policy::Brain;
use search::public::Public;
use search::rng::Rng;
use search::tables::Tables;
use search::weights::{self, Weights};

/// Untrained weights: what is tested here must hold for any.
fn install() {
    let mut rng = Rng::new(11);
    weights::install(Weights {
        trained: vec![Rules::parse("schmidt").expect("id")],
        brain: Brain {
            tables: Tables::default(),
            play: Net::fresh(PLAY_INPUTS, &mut rng),
            bid: Net::fresh(BID_INPUTS, &mut rng),
        },
    });
}

/// All bots, those that play many games in their heads with small budgets.
fn bots() -> Vec<(&'static str, Bot)> {
    let small = |name| match name {
        "skullking" => "search:2:1:1",
        "flatMC-100" => "flatMC-12",
        "flatMC-400" => "flatMC-24",
        "pimc-game-20" => "pimc-game-1",
        name => name,
    };
    let names = Bot::ALL.iter().map(|(name, _)| *name);
    let public = Public::ALL.iter().map(|(name, _)| *name);
    names
        .chain(public)
        .map(|name| (name, Bot::named(small(name)).expect(name)))
        .collect()
}

const RULES: [&str; 8] = [
    "schmidt",
    "schmidt+kraken+graybeard",
    "grandpabeck2013",
    "grandpabeck2018+kraken+loot+powers",
    "grandpabeck2021",
    "grandpabeck2021+kraken+whale+loot+powers+tiebreak=extra_round",
    "grandpabeck2021+powers+harry=end_of_round+rounds=whirlpool",
    "grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice",
];

#[test]
fn every_bot_plays_every_edition_at_every_table_to_the_end() {
    install();
    for id in RULES {
        let rules = Rules::parse(id).expect(id);
        for players in (2..=8).filter(|&n| rules.check_players(n).is_ok()) {
            for (name, bot) in bots() {
                let source = Source::Seed([players; 32]);
                let mut game = Game::new(&rules, players, source, 0).expect(id);
                let mut rng = Rng::new(1);
                while !game.is_over() {
                    let seat = game.round().to_act().trailing_zeros() as u8;
                    let action = bot.choose(&game.view(Some(seat)), &mut rng);
                    let action = action.unwrap_or_else(|| panic!("{name} gave up: {id}"));
                    let played = game.apply_quietly(seat, action);
                    assert_eq!(
                        played,
                        Ok(()),
                        "{name}, {players} players, {id}: {action:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_bot_asked_out_of_turn_has_nothing_to_say() {
    install();
    let rules = Rules::parse("schmidt").expect("id");
    let mut game = Game::new(&rules, 3, Source::Seed([1; 32]), 0).expect("game");
    for seat in 0..3 {
        game.apply_quietly(seat, Action::Bid(0)).expect("bid");
    }
    let waiting = (0..3).find(|&s| game.round().to_act() >> s & 1 == 0);
    for (name, bot) in bots() {
        let mut rng = Rng::new(1);
        assert_eq!(bot.choose(&game.view(waiting), &mut rng), None, "{name}");
        assert_eq!(bot.choose(&game.view(None), &mut rng), None, "{name}");
    }
}

/// Two deals in which seat 0 holds the same, and everybody else something else.
#[test]
fn what_is_hidden_changes_neither_features_nor_choices() {
    install();
    let rules = Rules::parse("schmidt+rounds=5").expect("id");
    let deck = rules.deck();
    for shift in 0..20usize {
        let mut cards: Vec<Card> = deck.cards().to_vec();
        let count = cards.len();
        for i in 0..count {
            cards.swap(i, (i * 29 + shift * 7) % count);
        }
        let games = [[0, 1, 2, 3], [0, 4, 5, 6]].map(|order: [usize; 4]| {
            let hands: Vec<Vec<Card>> = order
                .iter()
                .map(|&k| cards[k * 5..k * 5 + 5].to_vec())
                .collect();
            let deal = Deal::explicit(&rules, 4, &hands, &[]).expect("deal");
            let mut game = Game::new(&rules, 4, Source::Deals(vec![deal]), 3).expect("game");
            for seat in 1..4 {
                game.apply_quietly(seat, Action::Bid(1)).expect("bid");
            }
            game
        });
        let tables = Tables::default();
        let compare = |games: &[Game; 2]| {
            let [a, b] = [0, 1].map(|i| Facts::of(games[i].round(), 0));
            assert_eq!(a, b);
            assert_eq!(bid_features(&a, 1.0), bid_features(&b, 1.0));
            assert_eq!(play_features(&a, &tables), play_features(&b, &tables));
        };
        compare(&games);
        for (name, bot) in bots() {
            let mut games = games.clone();
            for _ in 0..2 {
                let [a, b] = [0, 1].map(|i| bot.choose(&games[i].view(Some(0)), &mut Rng::new(5)));
                assert_eq!(a, b, "{name}");
                compare(&games);
                for game in &mut games {
                    game.apply_quietly(0, a.expect("a choice")).expect("legal");
                }
            }
        }
    }
}

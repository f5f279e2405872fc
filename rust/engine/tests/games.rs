//! Rounds and whole games: 1.4, 1.5, 1.10, the powers of 2.6, Graybeard (2.8).

mod common;

use common::{bid, card, game_of, play_out, rules};
use engine::action::{Action, Power};
use engine::event::Event;
use engine::game::{Game, Phase, Source};

fn code(game: &mut Game, seat: u8, action: Action) -> &'static str {
    let before = game.clone();
    let error = game.apply(seat, action).expect_err("it must be refused");
    assert_eq!(*game, before, "a refused action changes nothing");
    error.code()
}

fn one_round(id: &str, hands: &[&str], pile: &str) -> Game {
    let cards = hands[0].split(' ').count();
    let id = format!("{id}+rounds={cards}");
    let players = if id.contains("graybeard") {
        2
    } else {
        hands.len() as u8
    };
    game_of(&id, players, players - 1, &[(hands, pile)])
}

#[test]
fn the_deal_passes_on_clockwise_and_the_left_neighbour_leads() {
    let mut game = Game::new(
        &rules("schmidt+rounds=1,1,1,1"),
        3,
        Source::Seed([1; 32]),
        1,
    )
    .expect("a game");
    let mut seen = Vec::new();
    while !game.is_over() {
        if game.phase() == Phase::Bidding && game.round().to_act() == 0b111 {
            seen.push((game.round().dealer, game.round().leader));
        }
        let seat = game.round().to_act().trailing_zeros() as u8;
        let first = game.round().legal_actions(seat)[0];
        game.apply(seat, first).expect("legal");
    }
    assert_eq!(seen, [(1, 2), (2, 0), (0, 1), (1, 2)]);
}

#[test]
fn what_a_bidder_may_not_do() {
    let mut game = one_round("schmidt", &["R1 SM", "R3 R4", "Y5 R6"], "");
    assert_eq!(
        code(&mut game, 0, Action::Bid(3)),
        "action/bid_out_of_range"
    );
    assert_eq!(code(&mut game, 3, Action::Bid(0)), "action/no_such_seat");
    assert_eq!(code(&mut game, 255, Action::Bid(0)), "action/no_such_seat");
    let red = engine::card::Play::of(card(game.rules(), "R1")).expect("a play");
    assert_eq!(code(&mut game, 0, Action::Play(red)), "action/wrong_phase");
    assert_eq!(code(&mut game, 0, Action::Bet(10)), "action/wrong_phase");
}

#[test]
fn what_a_player_may_not_do() {
    let mut game = one_round("schmidt", &["R1 SM", "R3 Y4", "Y5 R6"], "");
    bid(&mut game, &[0, 0, 0]);
    let rules = *game.rules();
    let play = |token| Action::Play(common::play(&rules, token));
    assert_eq!(code(&mut game, 1, play("R3")), "action/not_your_turn");
    assert_eq!(code(&mut game, 0, play("R3")), "action/not_in_hand");
    assert_eq!(code(&mut game, 0, Action::Bid(1)), "action/wrong_phase");
    play_out(&mut game, "0 R1");
    assert_eq!(code(&mut game, 1, play("Y4")), "action/must_follow");
    play_out(&mut game, "1 R3, 2 R6, 2 Y5, 0 SM-, 1 Y4");
    assert!(game.is_over());
    assert_eq!(code(&mut game, 0, Action::Bid(0)), "action/game_over");
}

#[test]
fn rosie_chooses_any_player_to_lead_also_herself() {
    for leader in 0..3 {
        let mut game = one_round("grandpabeck2021+powers", &["ROS G2", "G3 G5", "G4 G6"], "");
        bid(&mut game, &[0, 0, 0]);
        play_out(&mut game, "0 ROS, 1 G3, 2 G4");
        assert_eq!(game.phase(), Phase::Choosing(Power::Rosie));
        assert_eq!(
            code(&mut game, 0, Action::ChooseLeader(3)),
            "action/bad_leader"
        );
        assert_eq!(
            code(&mut game, 1, Action::ChooseLeader(1)),
            "action/not_your_turn"
        );
        assert_eq!(code(&mut game, 0, Action::Bet(0)), "action/wrong_phase");
        game.apply(0, Action::ChooseLeader(leader))
            .expect("a leader");
        assert_eq!(
            (game.phase(), game.round().turn()),
            (Phase::Playing, leader)
        );
    }
}

#[test]
fn bendt_draws_two_and_discards_two_under_the_pile() {
    let mut game = one_round(
        "grandpabeck2021+powers",
        &["BEN G1", "G2 G3", "G4 G5"],
        "Y1 Y2 Y3",
    );
    bid(&mut game, &[1, 0, 0]);
    play_out(&mut game, "0 BEN, 1 G2, 2 G4");
    let rules = *game.rules();
    let [g1, y1, y2, y3] = ["G1", "Y1", "Y2", "Y3"].map(|token| card(&rules, token));
    assert_eq!(
        game.round().legal_actions(0).len(),
        3,
        "three pairs of three cards"
    );
    assert_eq!(
        code(&mut game, 0, Action::Swap(g1, None)),
        "action/bad_swap"
    );
    assert_eq!(
        code(&mut game, 0, Action::Swap(g1, Some(g1))),
        "action/bad_swap"
    );
    assert_eq!(
        code(&mut game, 0, Action::Swap(g1, Some(y3))),
        "action/bad_swap"
    );
    game.apply(0, Action::Swap(y2, Some(g1))).expect("a swap");
    assert_eq!(game.round().hand(0).iter().collect::<Vec<_>>(), [y1]);
    let pile = game.round().undealt().cards();
    assert_eq!(
        (pile[0], pile[pile.len() - 2], pile[pile.len() - 1]),
        (y3, y2, g1)
    );
}

/// Seven players with ten cards each of seventy leave nothing over.
#[test]
fn bendt_and_juanita_find_an_empty_pile_and_the_game_goes_on() {
    let rules = rules("grandpabeck2021+powers+rounds=10");
    let mut found = 0;
    for seed in 0..60u8 {
        let mut game = Game::new(&rules, 7, Source::Seed([seed; 32]), 0).expect("a game");
        while !game.is_over() {
            let seat = game.round().to_act().trailing_zeros() as u8;
            let legal = game.round().legal_actions(seat);
            let pirate = |a: &&Action| matches!(a, Action::Play(p) if [card(&rules, "BEN"), card(&rules, "JUA")].contains(&p.card()));
            let action = *legal.iter().find(pirate).unwrap_or(&legal[0]);
            for event in game.apply(seat, action).expect("legal") {
                assert!(!matches!(
                    event,
                    Event::CardsDrawn { .. } | Event::UndealtShown { .. }
                ));
                assert!(!matches!(
                    event,
                    Event::ChoiceOffered {
                        power: Power::Bendt,
                        ..
                    }
                ));
                if let Event::TrickTaken {
                    winner: Some(_),
                    reason: engine::trick::Reason::FirstPirate,
                    ..
                } = event
                {
                    found += 1;
                }
            }
        }
    }
    assert!(found > 100);
}

#[test]
fn juanita_sees_the_pile_as_it_is_at_that_moment() {
    let mut game = one_round(
        "grandpabeck2021+powers",
        &["BEN JUA G9", "G2 G3 G6", "G4 G5 G7"],
        "Y1 Y2 Y3",
    );
    bid(&mut game, &[1, 0, 0]);
    play_out(&mut game, "0 BEN, 1 G2, 2 G4");
    let rules = *game.rules();
    game.apply(
        0,
        Action::Swap(card(&rules, "G9"), Some(card(&rules, "Y1"))),
    )
    .expect("a swap");
    let events = play_out(&mut game, "0 JUA, 1 G3, 2 G5");
    let Some(Event::UndealtShown {
        seat: 0,
        count,
        cards: Some(cards),
    }) = events.last()
    else {
        panic!("{events:?}");
    };
    assert!(cards.contains(card(&rules, "G9")) && !cards.contains(card(&rules, "Y2")));
    assert_eq!(
        u32::from(*count),
        game.round().undealt().cards().len() as u32
    );
    assert_eq!(game.phase(), Phase::Playing, "there is nothing to decide");
}

#[test]
fn rascal_bets_zero_ten_or_twenty() {
    let mut game = one_round("grandpabeck2021+powers", &["RAS G1", "G2 G3", "G4 G5"], "");
    bid(&mut game, &[1, 1, 0]);
    play_out(&mut game, "0 RAS, 1 G2, 2 G4");
    assert_eq!(code(&mut game, 0, Action::Bet(30)), "action/bad_bet");
    assert_eq!(code(&mut game, 0, Action::Bet(5)), "action/bad_bet");
    game.apply(0, Action::Bet(20)).expect("a bet");
    play_out(&mut game, "0 G1, 1 G3, 2 G5");
    assert_eq!(game.totals(), [40, -10, -20]);
}

#[test]
fn after_the_last_trick_only_harry_and_in_2018_rascal() {
    for (id, pirate, asks) in [
        ("grandpabeck2021", "ROS", false),
        ("grandpabeck2021", "BEN", false),
        ("grandpabeck2021", "RAS", false),
        ("grandpabeck2021", "JUA", false),
        ("grandpabeck2021", "HAR", true),
        ("grandpabeck2018", "RAS", true),
        ("grandpabeck2018", "ROS", false),
        ("grandpabeck2013", "RAS", false),
    ] {
        let mut game = one_round(&format!("{id}+powers"), &[pirate, "G2", "G4"], "Y1 Y2");
        bid(&mut game, &[1, 0, 0]);
        play_out(&mut game, &format!("0 {pirate}, 1 G2, 2 G4"));
        assert_eq!(
            matches!(game.phase(), Phase::Choosing(_)),
            asks,
            "L7, {id} {pirate}"
        );
        assert_eq!(game.is_over(), !asks);
    }
}

#[test]
fn harry_stays_between_zero_and_the_cards() {
    for (own, allowed) in [(0, vec![0, 1]), (1, vec![-1, 0])] {
        let mut game = one_round("grandpabeck2021+powers", &["HAR", "G2", "G4"], "");
        bid(&mut game, &[own, 0, 0]);
        play_out(&mut game, "0 HAR, 1 G2, 2 G4");
        let expected: Vec<_> = allowed.iter().map(|&by| Action::ChangeBid(by)).collect();
        assert_eq!(game.round().legal_actions(0), expected, "L8");
        for by in [-2, 2, i8::MIN, i8::MAX, if own == 0 { -1 } else { 1 }] {
            assert_eq!(
                code(&mut game, 0, Action::ChangeBid(by)),
                "action/bad_change"
            );
        }
    }
}

#[test]
fn harry_at_the_end_of_the_round_waits_for_the_last_trick() {
    let id = "grandpabeck2021+powers+harry=end_of_round";
    let mut game = one_round(id, &["HAR G9", "G2 G3", "G4 G5"], "");
    bid(&mut game, &[1, 0, 0]);
    play_out(&mut game, "0 HAR, 1 G2, 2 G4");
    assert_eq!(game.phase(), Phase::Playing);
    play_out(&mut game, "0 G9, 1 G3, 2 G5");
    assert_eq!(game.phase(), Phase::Choosing(Power::Harry));
    game.apply(0, Action::ChangeBid(1)).expect("a change");
    assert_eq!(game.totals(), [40, 20, 20]);
}

#[test]
fn loot_is_judged_by_the_bids_after_harry() {
    let mut game = one_round("grandpabeck2021+powers+loot", &["HAR", "LOOT", "G4"], "");
    bid(&mut game, &[0, 0, 0]);
    play_out(&mut game, "0 HAR, 1 LOOT, 2 G4");
    game.apply(0, Action::ChangeBid(1)).expect("a change");
    assert_eq!(game.totals(), [40, 30, 10], "2.5");
}

#[test]
fn graybeard_sits_between_the_humans_and_what_he_takes_is_lost() {
    let mut game = one_round("schmidt+graybeard", &["R1 PIR", "R4 Y3", "SM SKU"], "");
    bid(&mut game, &[1, 1]);
    let events = play_out(&mut game, "0 R1, 1 R4");
    let order: Vec<u8> = events
        .iter()
        .filter_map(|e| {
            if let Event::CardPlayed { seat, .. } = e {
                Some(*seat)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(order, [0, 2, 1], "his Tigress is an Escape");
    let events = play_out(&mut game, "1 Y3, 0 PIR");
    assert!(events.iter().any(|e| matches!(
        e,
        Event::TrickTaken {
            winner: Some(2),
            points: 30,
            ..
        }
    )));
    assert_eq!(game.totals(), [-10, 20], "nobody gets his bonus");
}

#[test]
fn who_is_second_when_graybeard_leads() {
    for (option, second) in [("round_leader", 0), ("last_human_leader", 1)] {
        let id = format!("schmidt+graybeard+graybeard_second={option}");
        let mut game = one_round(&id, &["R1 R2 Y9", "R4 Y3 Y4", "B2 SKU B9"], "");
        bid(&mut game, &[0, 0]);
        play_out(&mut game, "0 R1, 1 R4, 1 Y3, 0 Y9");
        assert_eq!(game.round().turn(), second, "{option}");
    }
}

#[test]
fn graybeard_unlocks_no_power_and_is_never_asked() {
    let mut game = one_round(
        "grandpabeck2021+powers+graybeard",
        &["G1 G2", "G3 G4", "RAS G5"],
        "",
    );
    bid(&mut game, &[0, 0]);
    let events = play_out(&mut game, "0 G1, 1 G3");
    assert!(
        !events
            .iter()
            .any(|e| matches!(e, Event::ChoiceOffered { .. }))
    );
    assert!(matches!(
        events.last(),
        Some(Event::CardPlayed { seat: 2, .. })
    ));
}

#[test]
fn a_tie_is_shared_or_broken_by_extra_rounds_of_the_last_size() {
    let rounds: [(&[&str], &str); 3] = [
        (&["R1", "R2"], ""),
        (&["R1", "R2"], ""),
        (&["R5", "R2"], ""),
    ];
    let mut game = game_of("schmidt+rounds=1", 2, 0, &rounds[..1]);
    bid(&mut game, &[1, 0]);
    play_out(&mut game, "1 R2, 0 R1");
    assert!(game.is_over(), "R29: shared");
    let mut game = game_of("schmidt+rounds=1+tiebreak=extra_round", 2, 0, &rounds);
    bid(&mut game, &[1, 0]);
    play_out(&mut game, "1 R2, 0 R1");
    assert_eq!(
        (game.round().number, game.round().cards, game.round().dealer),
        (2, 1, 1)
    );
    bid(&mut game, &[1, 0]);
    play_out(&mut game, "0 R1, 1 R2");
    assert_eq!(game.round().number, 3, "repeated until it is broken");
    bid(&mut game, &[1, 0]);
    let events = play_out(&mut game, "1 R2, 0 R5");
    assert_eq!(
        events.last(),
        Some(&Event::GameOver {
            totals: vec![0, -10],
            ranking: vec![1, 2]
        })
    );
}

#[test]
fn deals_and_rounds_must_fit() {
    let rules = rules("schmidt+rounds=2,2");
    let deal = |hands: &[&str]| {
        let hands: Vec<_> = hands
            .iter()
            .map(|hand| common::cards(&rules, hand))
            .collect();
        engine::deal::Deal::explicit(&rules, 2, &hands, &[])
    };
    let code = |hands: &[&str]| deal(hands).map_err(|e| e.code).err();
    assert_eq!(code(&["R1 R2"]), Some("deal/hands"));
    assert_eq!(code(&["R1 R2", "R3"]), Some("deal/hand_size"));
    assert_eq!(code(&["", ""]), Some("deal/hand_size"));
    let nobody = engine::deal::Deal::explicit(&rules, 0, &[], &[]);
    assert_eq!(nobody.map_err(|e| e.code).err(), Some("rules/players"));
    assert_eq!(code(&["R1 R2", "R3 R1"]), Some("deal/not_in_deck"));
    let good = deal(&["R1 R2", "R3 R4"]).expect("a deal");
    let game = |deals: Vec<_>| {
        Game::new(&rules, 2, Source::Deals(deals), 0)
            .map_err(|e| e.code)
            .err()
    };
    assert_eq!(game(vec![good.clone()]), Some("deal/count"));
    assert_eq!(game(vec![good.clone(); 3]), Some("deal/count"));
    assert_eq!(game(vec![good.clone(); 2]), None);
    for (id, players) in [
        ("schmidt+rounds=2,2", 3),
        ("grandpabeck2021+graybeard=off+rounds=2,2", 2),
        ("schmidt+graybeard+rounds=2,2", 2),
    ] {
        let other = Game::new(
            &common::rules(id),
            players,
            Source::Deals(vec![good.clone(); 2]),
            0,
        );
        assert_eq!(
            other.map_err(|e| e.code).err(),
            Some("deal/hands"),
            "a deal of other rules: {id}"
        );
    }
    let dealer = Game::new(&rules, 2, Source::Deals(vec![good.clone(), good]), 2);
    assert_eq!(dealer.map_err(|e| e.code).err(), Some("rules/dealer"));
}

#[test]
fn the_log_tells_the_same_game_again() {
    let rules = rules("grandpabeck2021+kraken+whale+powers+scoring=rascal+load=choice+rounds=3,5");
    let mut game = Game::new(&rules, 6, Source::Seed([9; 32]), 2).expect("a game");
    let mut events = game.events();
    while !game.is_over() {
        let seat = game.round().to_act().trailing_zeros() as u8;
        let legal = game.round().legal_actions(seat);
        let last = *legal.last().expect("an action");
        events.extend(game.apply(seat, last).expect("legal"));
    }
    assert_eq!(game.events(), events);
    let mut again = Game::new(&rules, 6, Source::Seed([9; 32]), 2).expect("a game");
    let steps: Vec<_> = game.log().iter().collect();
    for (seat, action) in steps {
        again.apply_quietly(seat, action).expect("legal");
    }
    assert_eq!(again, game);
}

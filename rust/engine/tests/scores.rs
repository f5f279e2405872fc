//! Points: 1.8 to 1.10 and 2.5 to 2.7.

mod common;

use common::rules;
use engine::rules::Load;
use engine::score::{Bonuses, Mode, Tally, ranking, score};

fn tally(bid: u8, won: u8, cards: u8) -> Tally {
    Tally {
        bid,
        won,
        cards,
        bonuses: Bonuses::default(),
        loot: 0,
        bet: 0,
        mode: Mode::Standard,
    }
}

fn points(tally: Tally) -> i16 {
    score(tally, &rules("schmidt")).points()
}

#[test]
fn a_zero_bid_pays_ten_a_card_and_costs_as_much_however_often_it_is_missed() {
    assert_eq!(points(tally(0, 0, 7)), 70);
    for won in 1..=7 {
        assert_eq!(points(tally(0, won, 7)), -70, "R24");
    }
}

#[test]
fn an_exact_bid_pays_twenty_a_trick_a_missed_one_costs_ten_a_trick_of_difference() {
    for (bid, won, expected) in [
        (1, 1, 20),
        (3, 3, 60),
        (10, 10, 200),
        (3, 1, -20),
        (1, 4, -30),
        (2, 0, -20),
    ] {
        assert_eq!(
            points(tally(bid, won, 10)),
            expected,
            "{bid} bid, {won} won"
        );
    }
}

#[test]
fn bonuses_need_an_exact_bid() {
    let bonuses = Bonuses {
        pirate_by_sk: 2,
        ..Bonuses::default()
    };
    assert_eq!(
        points(Tally {
            bonuses,
            ..tally(2, 2, 5)
        }),
        100
    );
    assert_eq!(
        points(Tally {
            bonuses,
            ..tally(2, 3, 5)
        }),
        -10,
        "R23"
    );
    assert_eq!(
        points(Tally {
            bonuses,
            ..tally(0, 1, 5)
        }),
        -50
    );
}

#[test]
fn grapeshot_gives_all_half_or_nothing() {
    let bonuses = Bonuses {
        pirate_by_sk: 1,
        ..Bonuses::default()
    };
    let shot = |bid, won| Tally {
        bonuses,
        mode: Mode::Grapeshot,
        ..tally(bid, won, 6)
    };
    assert_eq!(points(shot(2, 2)), 90);
    assert_eq!((points(shot(2, 1)), points(shot(2, 3))), (45, 45));
    assert_eq!((points(shot(2, 0)), points(shot(0, 2))), (0, 0));
    assert_eq!(
        points(Tally {
            bonuses: Bonuses::default(),
            ..shot(0, 0)
        }),
        60,
        "whatever the bid"
    );
}

#[test]
fn cannonball_gives_fifteen_a_card_or_nothing() {
    let ball = |bid, won| Tally {
        mode: Mode::Cannonball,
        ..tally(bid, won, 6)
    };
    assert_eq!(
        [points(ball(2, 2)), points(ball(2, 3)), points(ball(0, 0))],
        [90, 0, 90]
    );
}

#[test]
fn loot_and_bets_are_all_or_nothing_under_every_scoring() {
    for mode in [Mode::Standard, Mode::Grapeshot, Mode::Cannonball] {
        let plain = |won| {
            points(Tally {
                mode,
                ..tally(2, won, 5)
            })
        };
        let with = |won| {
            points(Tally {
                mode,
                loot: 2,
                bet: 20,
                ..tally(2, won, 5)
            })
        };
        assert_eq!(with(2) - plain(2), 60, "{mode:?}");
        assert_eq!(with(1) - plain(1), -20, "Q19, Q20, {mode:?}");
    }
    assert_eq!(
        points(Tally {
            loot: 1,
            ..tally(0, 0, 3)
        }),
        50,
        "also with a made zero bid"
    );
}

#[test]
fn the_load_counts_only_under_rascal_scoring() {
    let (rascal, plain) = (
        rules("grandpabeck2021+scoring=rascal+load=choice"),
        rules("schmidt+load=choice"),
    );
    assert_eq!(Mode::of(&rascal, Some(Load::Cannonball)), Mode::Cannonball);
    assert_eq!(Mode::of(&rascal, Some(Load::Grapeshot)), Mode::Grapeshot);
    assert_eq!(Mode::of(&rascal, None), Mode::Grapeshot);
    assert_eq!(Mode::of(&plain, Some(Load::Cannonball)), Mode::Standard);
}

#[test]
fn equal_totals_share_a_rank() {
    assert_eq!(ranking(&[120, 80, 120, -10]), [1, 3, 1, 4]);
    assert_eq!(ranking(&[0, 0]), [1, 1], "R29");
    assert_eq!(ranking::<i32>(&[]), Vec::<u8>::new());
}

#[test]
fn bonuses_that_no_round_can_have_are_refused() {
    let one = |i: usize, count: u8| {
        let mut counts = [0; 5];
        counts[i] = count;
        Bonuses::from_counts(counts)
    };
    let code = |bonuses: Bonuses, id: &str| bonuses.check(&rules(id)).map_err(|e| e.code);
    assert_eq!(code(one(0, 6), "schmidt"), Ok(()));
    assert_eq!(code(one(0, 7), "schmidt"), Err("score/bonus_impossible"));
    assert_eq!(code(one(1, 2), "schmidt"), Err("score/bonus_impossible"));
    assert_eq!(code(one(3, 1), "schmidt"), Err("score/no_such_bonus"));
    assert_eq!(
        code(one(1, 1), "grandpabeck2013"),
        Err("score/no_such_bonus"),
        "no Mermaids"
    );
    assert_eq!(code(one(2, 2), "grandpabeck2021"), Ok(()));
}

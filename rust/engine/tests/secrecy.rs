//! Who may know what (1.11), field by field, in random games of every edition.
//!
//! The property itself — games that differ only in hidden things look alike — is tested in
//! `tests/test_secrecy.py`, through Python.

mod common;

use common::rules;
use engine::action::Action;
use engine::event::Event;
use engine::game::{Game, Phase, Source};
use engine::rules::Load;

const IDS: [&str; 5] = [
    "schmidt",
    "schmidt+graybeard+powers+rounds=3",
    "grandpabeck2013+rounds=1-5",
    "grandpabeck2018+kraken+loot+powers+rounds=1-5",
    "grandpabeck2021+kraken+whale+powers+scoring=rascal+load=choice+rounds=4,2",
];

/// A small generator: splitmix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// Plays a random game and shows every state.
fn play(id: &str, players: u8, seed: u64, look: &mut dyn FnMut(&Game)) -> Game {
    let mut chance = Chance(seed);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut game = Game::new(&rules(id), players, Source::Seed(bytes), 0).expect("a game");
    while !game.is_over() {
        look(&game);
        let open: Vec<u8> = (0..players)
            .filter(|seat| game.round().to_act() >> seat & 1 == 1)
            .collect();
        let seat = open[chance.below(open.len())];
        let legal = game.round().legal_actions(seat);
        let action = legal[chance.below(legal.len())];
        game.apply(seat, action).expect("a legal action");
    }
    look(&game);
    game
}

fn games(look: &mut dyn FnMut(&Game)) {
    for id in IDS {
        let most = rules(id).edition().max_players as u64;
        let least = if id.contains("graybeard") || !id.contains("loot") {
            2
        } else {
            3
        };
        for seed in 0..40 {
            let players = least + (seed % (most - least + 1)) as u8 as u64;
            play(id, players as u8, seed, look);
        }
    }
}

#[test]
fn a_view_holds_the_own_hand_and_no_other_and_no_undealt_card() {
    games(&mut |game| {
        let players = game.round().players;
        for seat in (0..players).map(Some).chain([None]) {
            let view = game.view(seat);
            for other in 0..8 {
                let hand = view.round().hand(other);
                if Some(other) == seat {
                    assert_eq!(hand, game.round().hand(other));
                } else {
                    assert!(hand.is_empty(), "{seat:?} sees the hand of {other}");
                }
                if other < game.round().seats() {
                    let size = view.hand_sizes[other as usize];
                    let real = game.round().hand(other).len();
                    assert!(size == real || other == players, "hand sizes are public");
                }
            }
            let (pile, real) = (
                view.round().undealt().cards(),
                game.round().undealt().cards(),
            );
            assert_eq!(pile.len(), real.len());
            assert!(
                pile.iter().all(|&card| card == pile[0]),
                "the pile is face down"
            );
        }
    });
}

#[test]
fn bids_and_loads_of_others_are_sealed_until_all_lie_open() {
    let (mut sealed, mut open) = (0, 0);
    games(&mut |game| {
        let players = game.round().players;
        for viewer in (0..players).map(Some).chain([None]) {
            let view = game.view(viewer);
            for seat in 0..players {
                let (bid, load) = (game.round().bid(seat), game.round().load(seat));
                assert_eq!(
                    view.round().bid(seat).is_some(),
                    bid.is_some(),
                    "a fist is public"
                );
                if game.phase() == Phase::Bidding && viewer != Some(seat) {
                    sealed += 1;
                    assert_eq!(view.round().bid(seat).unwrap_or(0), 0);
                } else {
                    open += 1;
                    assert_eq!(view.round().bid(seat), bid);
                }
                let hidden = !game.round().loads_revealed() && viewer != Some(seat);
                assert_eq!(view.round().load(seat), if hidden { None } else { load });
            }
        }
    });
    assert!(sealed > 1_000 && open > 1_000);
}

#[test]
fn what_juanita_saw_only_her_winner_knows() {
    let mut shown = 0;
    games(&mut |game| {
        if let Some((owner, cards)) = game.round().seen_undealt() {
            shown += 1;
            for viewer in (0..game.round().players).map(Some).chain([None]) {
                let seen = game.view(viewer).round().seen_undealt();
                assert_eq!(seen, (viewer == Some(owner)).then_some((owner, cards)));
            }
        }
    });
    assert!(shown > 20);
}

#[test]
fn events_hide_hands_bids_loads_and_swapped_cards_from_others() {
    let mut hidden = [0; 6];
    let mut check = |game: &Game| {
        if !game.is_over() {
            return;
        }
        for event in game.events() {
            for viewer in (0..game.round().players).map(Some).chain([None]) {
                let seen = event.seen_by(viewer);
                let owns = |owner: u8| viewer == Some(owner);
                let (place, owner, visible) = match (&event, &seen) {
                    (Event::RoundStarted { hands: all, .. }, Event::RoundStarted { hands, .. }) => {
                        for (owner, hand) in hands.iter().enumerate() {
                            let expected = if owns(owner as u8) { all[owner] } else { None };
                            assert_eq!(*hand, expected);
                        }
                        hidden[0] += 1;
                        continue;
                    }
                    (_, Event::BidPlaced { seat, bid }) => (1, *seat, bid.is_some()),
                    (_, Event::LoadPlaced { seat, load }) => (2, *seat, load.is_some()),
                    (_, Event::CardsDrawn { seat, cards, .. }) => (3, *seat, cards.is_some()),
                    (_, Event::CardsDiscarded { seat, cards, .. }) => (4, *seat, cards.is_some()),
                    (_, Event::UndealtShown { seat, cards, .. }) => (5, *seat, cards.is_some()),
                    _ => {
                        assert_eq!(event, seen, "everything else is public");
                        continue;
                    }
                };
                assert_eq!(visible, owns(owner), "{seen:?} for {viewer:?}");
                hidden[place] += 1;
            }
        }
    };
    games(&mut check);
    assert!(hidden.iter().all(|&count| count > 20), "{hidden:?}");
}

#[test]
fn bids_and_loads_may_be_changed_until_the_last_one_is_in() {
    let mut game = Game::new(
        &rules("grandpabeck2021+scoring=rascal+load=choice"),
        3,
        Source::Seed([7; 32]),
        0,
    )
    .expect("a game");
    for (seat, bid) in [(0, 1), (0, 0), (1, 1), (0, 1), (2, 0)] {
        game.apply(seat, Action::Bid(bid)).expect("a bid");
    }
    assert_eq!(game.phase(), Phase::Loading);
    assert!(game.apply(0, Action::Bid(0)).is_err(), "they lie open");
    for (seat, load) in [
        (2, Load::Cannonball),
        (0, Load::Grapeshot),
        (2, Load::Grapeshot),
    ] {
        game.apply(seat, Action::Load(load)).expect("a load");
    }
    game.apply(1, Action::Load(Load::Grapeshot))
        .expect("a load");
    assert_eq!(game.round().load(2), Some(Load::Grapeshot));
    assert_eq!(game.phase(), Phase::Playing);
    assert!(game.apply(2, Action::Load(Load::Grapeshot)).is_err());
}

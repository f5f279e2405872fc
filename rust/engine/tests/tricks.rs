//! Following and winning: the tables of 1.7, and what 2.3 to 2.5 add.

mod common;

use common::{card, cards, plays, rules};
use engine::rules::Rules;
use engine::score::Bonuses;
use engine::trick::{self, Led, Reason};

/// Who wins (None: nobody) and the bonus points.
fn outcome(rules: &Rules, text: &str) -> (Option<u8>, i16) {
    let result = trick::resolve(&plays(rules, text), rules);
    (result.winner, result.bonuses.points(rules))
}

/// The winner by token, bonus points with it: rows meet columns in both orders.
const PAIRS: &str = "
ESC ESC 1st 0 | ESC SM- 1st 0 | ESC Y5 Y5 0 | ESC K5 K5 0 | ESC MER MER 0 | ESC PIR PIR 0 | ESC SM+ SM+ 0 | ESC SKU SKU 0
SM- Y5 Y5 0 | SM- K5 K5 0 | SM- MER MER 0 | SM- PIR PIR 0 | SM- SKU SKU 30
Y5 K5 K5 0 | Y5 Y9 Y9 0 | Y5 R9 1st 0 | Y5 MER MER 0 | Y5 PIR PIR 0 | Y5 SM+ SM+ 0 | Y5 SKU SKU 0
K5 K9 K9 0 | K5 MER MER 0 | K5 PIR PIR 0 | K5 SM+ SM+ 0 | K5 SKU SKU 0
MER MER 1st 0 | MER PIR PIR 0 | MER SM+ SM+ 0 | MER SKU MER 50
PIR PIR 1st 0 | PIR SM+ 1st 0 | PIR SKU SKU 30 | SM+ SKU SKU 30";

#[test]
fn pair_table_of_1_7_in_both_orders() {
    let rules = rules("schmidt");
    let mut count = 0;
    for row in PAIRS
        .split(['|', '\n'])
        .filter(|row| !row.trim().is_empty())
    {
        let fields: Vec<&str> = row.split_whitespace().collect();
        let [a, b, winner, bonus] = fields[..] else {
            panic!("{row}");
        };
        for pair in [[a, b], [b, a]] {
            let expected = match winner {
                "1st" => 0,
                token => pair.iter().position(|t| *t == token).expect(token) as u8,
            };
            let bonus = bonus.parse().expect(bonus);
            assert_eq!(
                outcome(&rules, &pair.join(" ")),
                (Some(expected), bonus),
                "{pair:?}"
            );
            count += 1;
        }
    }
    assert_eq!(count, 2 * 33);
}

/// Every order of three plays.
fn orders(tokens: [&str; 3]) -> [[&str; 3]; 6] {
    let [a, b, c] = tokens;
    [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ]
}

#[test]
fn triples_of_1_7_in_every_order() {
    let rules = rules("schmidt");
    for (tokens, winner, bonus) in [
        (["MER", "PIR", "SKU"], "MER", 50),
        (["MER", "SM+", "SKU"], "MER", 50),
        (["MER", "MER", "SKU"], "MER", 50),
        (["MER", "SM-", "SKU"], "MER", 50),
        (["PIR", "PIR", "SKU"], "SKU", 60),
        (["PIR", "SM+", "SKU"], "SKU", 60),
        (["PIR", "SM-", "SKU"], "SKU", 60),
        (["MER", "MER", "PIR"], "PIR", 0),
        (["MER", "PIR", "SM-"], "PIR", 0),
        (["ESC", "SM-", "Y1"], "Y1", 0),
    ] {
        for order in orders(tokens) {
            let first = order.iter().position(|t| *t == winner).expect(winner) as u8;
            assert_eq!(
                outcome(&rules, &order.join(" ")),
                (Some(first), bonus),
                "{order:?}"
            );
        }
    }
    for order in orders(["MER", "PIR", "SM+"]) {
        let first = order.iter().position(|t| *t != "MER").expect("a pirate") as u8;
        assert_eq!(
            outcome(&rules, &order.join(" ")),
            (Some(first), 0),
            "{order:?}"
        );
    }
}

#[test]
fn the_mermaid_catches_the_skull_king_whatever_else_lies() {
    for (id, points) in [
        ("schmidt", 50),
        ("grandpabeck2018", 50),
        ("grandpabeck2021", 40),
    ] {
        let rules = rules(id);
        assert_eq!(
            outcome(&rules, "PIR SKU K9 MER ESC"),
            (Some(3), points),
            "{id}"
        );
    }
}

#[test]
fn scary_mary_as_escape_counts_for_the_skull_king_only_in_schmidt() {
    assert_eq!(
        outcome(&rules("schmidt"), "SM- SKU PIR"),
        (Some(1), 60),
        "R21"
    );
    for id in ["grandpabeck2013", "grandpabeck2018", "grandpabeck2021"] {
        assert_eq!(
            outcome(&rules(id), "SM- SKU PIR"),
            (Some(1), 30),
            "Q7, {id}"
        );
    }
}

#[test]
fn bonuses_of_one_trick_add_up() {
    let rules = rules("grandpabeck2021");
    assert_eq!(outcome(&rules, "PIR SKU G14 K14 SM+"), (Some(1), 90), "2.3");
    assert_eq!(
        outcome(&rules, "G14 MER MER PIR"),
        (Some(3), 50),
        "20 a Mermaid and 10"
    );
    assert_eq!(
        outcome(&rules, "G14 G2"),
        (Some(0), 10),
        "L13: also the own 14"
    );
    assert_eq!(
        outcome(&rules, "P14 PIR MER SKU"),
        (Some(2), 50),
        "only 40 for the capture"
    );
}

#[test]
fn no_fourteens_no_mermaid_bonus_in_older_editions() {
    assert_eq!(
        outcome(&rules("grandpabeck2018"), "G14 K14 PIR MER"),
        (Some(2), 0)
    );
    assert_eq!(
        outcome(&rules("grandpabeck2013"), "G14 K14 PIR"),
        (Some(2), 0)
    );
}

fn led(rules: &Rules, text: &str) -> Led {
    trick::led(&plays(rules, text), rules)
}

#[test]
fn the_first_number_card_sets_the_suit_whatever_leads() {
    let rules = rules("schmidt");
    for lead in ["ESC", "SM-", "SM+", "PIR", "MER", "SKU"] {
        assert_eq!(led(&rules, lead), Led::Open, "{lead}");
        assert_eq!(
            led(&rules, &format!("{lead} ESC B4 R7")),
            Led::Suit(2),
            "R10, R11, {lead}"
        );
        assert_eq!(
            led(&rules, &format!("{lead} K4 R7")),
            Led::Suit(3),
            "R12, {lead}"
        );
    }
}

#[test]
fn a_character_or_beast_in_the_lead_frees_everybody_since_2018() {
    let rules = rules("grandpabeck2021+kraken+whale+loot");
    for lead in ["MER", "PIR", "SKU", "SM+", "KRA", "WHA"] {
        assert_eq!(led(&rules, &format!("{lead} Y4")), Led::Free, "{lead}");
    }
    for lead in ["ESC", "SM-", "LOOT", "LOOT LOOT ESC"] {
        assert_eq!(
            led(&rules, &format!("{lead} PIR Y4")),
            Led::Suit(1),
            "L1, {lead}"
        );
    }
    for later in ["PIR", "MER", "SKU", "SM+", "KRA", "WHA"] {
        assert_eq!(
            led(&rules, &format!("Y4 {later}")),
            Led::Suit(1),
            "L2, {later}"
        );
    }
}

#[test]
fn specials_may_always_be_played_and_suits_must_be_followed() {
    let rules = rules("schmidt");
    let hand = || {
        cards(&rules, "Y3 Y9 B5 K1 ESC SM SKU")
            .into_iter()
            .collect()
    };
    let legal = |led| {
        let plays = trick::legal(hand(), led);
        plays
            .iter()
            .map(|p| rules.play_token(p).text())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(legal(Led::Suit(1)), "Y3 Y9 ESC SM+ SM- SKU");
    assert_eq!(
        legal(Led::Suit(3)),
        "K1 ESC SM+ SM- SKU",
        "black must be followed, too"
    );
    assert_eq!(
        legal(Led::Suit(0)),
        "Y3 Y9 B5 K1 ESC SM+ SM- SKU",
        "no red: everything"
    );
    assert_eq!(legal(Led::Open), legal(Led::Free));
}

#[test]
fn nothing_but_escapes_goes_to_the_first() {
    let rules = rules("grandpabeck2021+loot");
    for text in ["ESC ESC SM-", "SM- ESC", "LOOT ESC LOOT"] {
        assert_eq!(outcome(&rules, text), (Some(0), 0), "{text}");
    }
}

/// Winner, next leader, reason.
fn beasts(id: &str, text: &str) -> (Option<u8>, u8, Reason) {
    let rules = rules(id);
    let result = trick::resolve(&plays(&rules, text), &rules);
    assert!(result.winner.is_some() || result.bonuses == Bonuses::default());
    (result.winner, result.next_leader, result.reason)
}

#[test]
fn who_leads_after_the_kraken() {
    let left = "grandpabeck2021+kraken+kraken_lead=left_of_kraken";
    assert_eq!(
        beasts("grandpabeck2021", "Y12 K3 WHA KRA"),
        (None, 1, Reason::Kraken)
    );
    assert_eq!(
        beasts("grandpabeck2021", "KRA Y2 Y9"),
        (None, 2, Reason::Kraken),
        "led anew"
    );
    assert_eq!(
        beasts("grandpabeck2021", "WHA KRA"),
        (None, 0, Reason::Kraken),
        "L5"
    );
    assert_eq!(beasts(left, "KRA Y2 Y9"), (None, 1, Reason::Kraken));
    assert_eq!(
        beasts(left, "Y2 Y9 KRA"),
        (None, 0, Reason::Kraken),
        "round the table"
    );
}

#[test]
fn the_whale_gives_the_trick_to_the_highest_number() {
    assert_eq!(
        beasts("grandpabeck2021", "K2 PIR Y14 SKU WHA"),
        (Some(2), 2, Reason::Whale)
    );
    assert_eq!(
        beasts("grandpabeck2021", "Y9 WHA K9 G9"),
        (Some(0), 0, Reason::Whale),
        "first of equals"
    );
    assert_eq!(
        beasts("grandpabeck2021", "KRA Y2 WHA"),
        (Some(1), 1, Reason::Whale),
        "the later rules"
    );
    assert_eq!(
        beasts("grandpabeck2021", "PIR SKU WHA"),
        (None, 2, Reason::WhaleVoid),
        "Q9"
    );
    let printed2024 = "grandpabeck2021+whale_void_lead=would_have_won";
    assert_eq!(
        beasts(printed2024, "PIR SKU WHA"),
        (None, 1, Reason::WhaleVoid)
    );
}

#[test]
fn fourteens_under_the_whale_count_and_captures_do_not() {
    let rules = rules("grandpabeck2021");
    assert_eq!(outcome(&rules, "SKU PIR G14 WHA"), (Some(2), 10));
}

#[test]
fn loot_allies_with_the_winner_but_not_with_itself() {
    let rules = rules("grandpabeck2021");
    let alliances = |text: &str| {
        let result = trick::resolve(&plays(&rules, text), &rules);
        result.alliances.into_iter().flatten().collect::<Vec<_>>()
    };
    assert_eq!(alliances("G9 LOOT LOOT"), [(1, 0), (2, 0)]);
    assert_eq!(alliances("LOOT LOOT ESC"), [(1, 0)], "L4");
    assert_eq!(alliances("LOOT ESC ESC"), [], "Q25");
    assert_eq!(alliances("LOOT G9 KRA"), [], "2.5");
    assert_eq!(alliances("LOOT G9 WHA"), [], "L3");
}

#[test]
fn reasons_have_an_id_each() {
    let ids: std::collections::BTreeSet<_> = Reason::ALL.iter().map(|r| r.id()).collect();
    assert_eq!(ids.len(), Reason::ALL.len());
}

#[test]
fn equal_cards_of_two_editions_are_the_same_to_the_rules() {
    assert_eq!(
        card(&rules("schmidt"), "R5"),
        card(&rules("grandpabeck2021"), "G5")
    );
}

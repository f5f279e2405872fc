//! The encoder: facts as a set of yes/no features, one layout for every edition and player count.
//!
//! Nets are trained for one layout; [`VERSION`] changes with it, and weights of another version are
//! refused. Plain suits are sorted (led suit first, then by length in the hand, then by its highest
//! card), so that hands which differ only in the names of suits look the same. Numbers are counted from
//! the top of the edition.

use engine::card::{BLACK, Card, Class};
use engine::cards::Cards;
use engine::rules::{Load, Scoring};
use engine::score::Mode;
use engine::trick::{Led, Reason};

use crate::facts::{Facts, Standing};
use crate::tables::Tables;

/// The layout's version.
pub const VERSION: u32 = 1;
/// Words of a feature set.
pub const WORDS: usize = 16;
/// Most features a set can hold.
pub const INPUTS: usize = WORDS * 64;

/// A set of features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Features(pub [u64; WORDS]);

impl Features {
    /// The empty set.
    pub const NONE: Features = Features([0; WORDS]);

    fn set(&mut self, at: usize) {
        self.0[at / 64 % WORDS] |= 1 << (at % 64);
    }

    /// Sets the features `at + i` for the bits i of `bits`. A block of the layout is put together as
    /// bits first and set at once: what holds in a position is hard to guess, so there is no branch.
    #[inline(always)]
    fn set_bits(&mut self, at: usize, bits: u64) {
        let (word, shift) = (at / 64 % WORDS, at % 64);
        let wide = u128::from(bits) << shift;
        self.0[word] |= wide as u64;
        self.0[(word + 1) % WORDS] |= (wide >> 64) as u64;
    }

    /// Numbers of the features, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(word, &bits)| {
            let mut bits = bits;
            std::iter::from_fn(move || {
                if bits == 0 {
                    return None;
                }
                let bit = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                Some(word * 64 + bit)
            })
        })
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

// The play net's layout: where each block begins.
const HAND: usize = 0; // 56 numbers, 18 specials, 5 named pirates
const SEEN: usize = HAND + 79; // 56 numbers, 18 specials
const SIZE: usize = SEEN + 74; // cards dealt, 10
const NEED: usize = SIZE + 10; // need -3..10 by tricks left 0..10
const OTHERS: usize = NEED + 14 * 11; // 15 for each of seven relative seats
const TRICK: usize = OTHERS + 15 * 7; // best play's bucket, players to follow, is it mine
const LED: usize = TRICK + 19 * 5 * 2; // kind of led suit by players to follow
const LIES: usize = LED + 4 * 5; // what lies in the trick
const WISH: usize = LIES + 12; // what the present winner needs
const LEADER: usize = WISH + 4; // between tricks: who leads
const BONUS: usize = LEADER + 8; // own bonus so far, bonus at stake, alliances
const TENSION: usize = BONUS + 13; // sum of needs against tricks left, -5..5
const ZEROS: usize = TENSION + 11; // living zero bids by tricks left
const SUITS: usize = ZEROS + 4 * 11; // each suit: length by higher unseen; lower unseen; unseen
const SUIT: usize = 24 + 5 + 5;
const EXPECTED: usize = SUITS + 4 * SUIT; // expectation of the tables minus need, in quarters
const PLAYERS: usize = EXPECTED + 25; // 2..8
const RULES: usize = PLAYERS + 7;
const STRONG: usize = RULES + 8; // need by strong cards, need by Escapes
const END: usize = STRONG + 36 + 24;
/// Inputs of the play net.
pub const PLAY_INPUTS: usize = END;
const _: () = assert!(END <= INPUTS, "the layout outgrew its words");

// The bid net's layout.
const B_HAND: usize = 0;
const B_SIZE: usize = B_HAND + 79;
const B_SEAT: usize = B_SIZE + 10; // places after the leader by players
const B_BID: usize = B_SEAT + 8 * 7; // bid by cards dealt
const B_SUITS: usize = B_BID + 11 * 10; // each suit: length by its highest card
const B_EXPECTED: usize = B_SUITS + 4 * 6 * 5;
const B_PLAYERS: usize = B_EXPECTED + 25;
const B_RULES: usize = B_PLAYERS + 7;
const B_STRONG: usize = B_RULES + 8; // bid by strong cards, bid by Escapes
/// Inputs of the bid net.
pub const BID_INPUTS: usize = B_STRONG + 36 + 24;
const _: () = assert!(BID_INPUTS <= INPUTS, "the bid layout outgrew its words");

/// Special cards with the place of their first feature and how many copies are told apart.
const SPECIALS: [(Card, usize, u8); 6] = [
    (Card::ESC, 56, 5),
    (Card::MER, 66, 2),
    (Card::SM, 68, 1),
    (Card::SKU, 69, 1),
    (Card::KRA, 72, 1),
    (Card::WHA, 73, 1),
];
const NAMED: [Card; 5] = [Card::ROS, Card::BEN, Card::RAS, Card::JUA, Card::HAR];

fn pirates(cards: Cards) -> u8 {
    cards.count(Card::PIR) + NAMED.iter().map(|&card| cards.count(card)).sum::<u8>()
}

/// The places of the four suits in the layout, black last.
fn suit_order(hand: Cards, led: Led) -> [u8; 4] {
    // Sorted without a branch. The lowest bits name the suit: of equal ones the first comes first.
    let key = |suit: u8| {
        let cards = hand.suit(suit);
        let first = led == Led::Suit(suit);
        let length = cards.count_ones();
        (u32::from(first) << 26) | (length << 18) | (u32::from(cards) << 2) | u32::from(2 - suit)
    };
    let (a, b, c) = (key(0), key(1), key(2));
    let (high, low) = (a.max(b), a.min(b));
    let (first, middle) = (high.max(c), high.min(c));
    let (second, third) = (low.max(middle), low.min(middle));
    let suit = |key: u32| 2 - (key & 3) as u8;
    [suit(first), suit(second), suit(third), BLACK]
}

/// A suit's cards as bits 0..14, the edition's highest at bit 13.
fn aligned_suit(cards: Cards, suit: u8, top: u8) -> u16 {
    (cards.suit(suit) << (14 - top)) >> 1
}

#[inline(always)]
fn put_cards(features: &mut Features, at: usize, cards: Cards, order: [u8; 4], top: u8) {
    for (slot, &suit) in order.iter().enumerate() {
        let numbers = aligned_suit(cards, suit, top);
        features.set_bits(at + 14 * slot, u64::from(numbers));
    }
    let count = |first: usize, n: u8, most: u8| ((1 << n.min(most)) - 1) << (first - 56);
    let mut specials = count(61, pirates(cards), 5) | count(70, cards.count(Card::LOOT), 2);
    for (card, first, most) in SPECIALS {
        specials |= count(first, cards.count(card), most);
    }
    features.set_bits(at + 56, specials);
}

#[inline(always)]
fn put_hand(features: &mut Features, at: usize, hand: Cards, order: [u8; 4], top: u8) {
    put_cards(features, at, hand, order, top);
    features.set_bits(at + 74, flags(NAMED.map(|card| hand.contains(card))));
}

/// One bit for each flag, the first one lowest.
#[inline(always)]
fn flags<const N: usize>(flags: [bool; N]) -> u64 {
    let bits = flags.iter().enumerate();
    bits.fold(0, |bits, (i, &flag)| bits | u64::from(flag) << i)
}

fn put_rules(features: &mut Features, at: usize, facts: &Facts<'_>) {
    let rules = facts.rules;
    let flags = flags([
        rules.kraken,
        rules.whale,
        rules.loot,
        rules.powers,
        rules.scoring == Scoring::Rascal,
        facts.mode == Mode::of(rules, Some(Load::Cannonball)) && facts.mode != Mode::Standard,
        facts.seats > facts.players,
        rules.edition().mermaids == 0,
    ]);
    features.set_bits(at, flags);
}

fn strong(hand: Cards, top: u8) -> u8 {
    let black = hand.suit(BLACK) >> (top - 2);
    pirates(hand)
        + hand.count(Card::MER)
        + hand.count(Card::SKU)
        + hand.count(Card::SM)
        + black.count_ones() as u8
}

fn put_strong(features: &mut Features, at: usize, need: i8, hand: Cards, top: u8) {
    let need = need.clamp(-1, 4) + 1;
    let escapes = hand.count(Card::ESC) + hand.count(Card::LOOT) + hand.count(Card::SM);
    features.set(at + need as usize * 6 + strong(hand, top).min(5) as usize);
    features.set(at + 36 + need as usize * 4 + escapes.min(3) as usize);
}

fn quarters(value: f32) -> usize {
    (((value * 4.0).round() as i32).clamp(-12, 12) + 12) as usize
}

/// The facts after a play of one's own (or between tricks), for the play net.
#[must_use]
pub fn play_features(facts: &Facts<'_>, tables: &Tables) -> Features {
    let mut f = Features::NONE;
    let (me, left, top) = (facts.seat, facts.left(), facts.rules.edition().top);
    let order = suit_order(facts.hand, facts.led);
    put_hand(&mut f, HAND, facts.hand, order, top);
    put_cards(&mut f, SEEN, facts.seen, order, top);
    f.set(SIZE + facts.cards.clamp(1, 10) as usize - 1);
    let need = facts.need(me);
    let left10 = left.min(10) as usize;
    f.set(NEED + (need.clamp(-3, 10) + 3) as usize * 11 + left10);
    put_others(&mut f, facts, order);
    put_trick(&mut f, facts);
    put_table(&mut f, facts, left10);
    put_suits(&mut f, facts, order, top);
    let in_hand = facts.hand.len();
    let expected = tables.expected(facts.hand, facts.kind(), in_hand, top);
    f.set(EXPECTED + quarters(expected - f32::from(need)));
    f.set(PLAYERS + facts.players.clamp(2, 8) as usize - 2);
    put_rules(&mut f, RULES, facts);
    put_strong(&mut f, STRONG, need, facts.hand, top);
    f
}

/// The seat so many places on from the own one.
fn seat_after(facts: &Facts<'_>, steps: u8) -> u8 {
    let seat = facts.seat + steps;
    if seat < facts.seats {
        seat
    } else {
        seat - facts.seats
    }
}

fn put_others(f: &mut Features, facts: &Facts<'_>, order: [u8; 4]) {
    let mut to_play = 0u8;
    if facts.placed > 0 {
        for place in facts.placed..facts.seats {
            to_play |= 1 << facts.order[place as usize & 7];
        }
    }
    for steps in 1..facts.seats.min(8) {
        let seat = seat_after(facts, steps);
        let need = facts.need(seat);
        let (needs, wish) = if seat < facts.players {
            let zero = facts.bids[seat as usize & 7] == 0 && need == 0;
            let needs = 1 << (need.clamp(-1, 5) + 1) | u64::from(zero) << 7;
            (needs, wish(need))
        } else {
            (0, 1)
        };
        let voids = facts.voids[seat as usize & 7];
        let voids = flags(order.map(|suit| voids >> suit & 1 == 1));
        let wishes = u64::from(to_play >> seat & 1) << wish;
        let at = OTHERS + 15 * (usize::from(steps) - 1);
        f.set_bits(at, needs | voids << 8 | wishes << 12);
    }
}

/// Wants tricks, has enough, has too many.
fn wish(need: i8) -> usize {
    match need {
        1.. => 0,
        0 => 1,
        _ => 2,
    }
}

/// What kind of play lies best, 0..19.
fn bucket(facts: &Facts<'_>, standing: &Standing) -> usize {
    let top = facts.rules.edition().top;
    let number = standing.place.map_or(0, |place| {
        let card = facts.plays[place as usize & 7].card();
        crate::facts::aligned(card, top).unwrap_or(0)
    });
    match standing.reason {
        Reason::FirstEscape => 0,
        Reason::HighestOfSuit => match number {
            ..=3 => 1,
            4..=6 => 2,
            7..=9 => 3,
            10..=11 => 4,
            12 => 5,
            13 => 6,
            _ => 7,
        },
        Reason::HighestBlack => match number {
            ..=4 => 8,
            5..=8 => 9,
            9..=11 => 10,
            12..=13 => 11,
            _ => 12,
        },
        Reason::FirstMermaid => 13,
        Reason::FirstPirate => 14,
        Reason::SkullKing => 15,
        Reason::MermaidCatchesSkullKing => 16,
        Reason::Kraken => 17,
        Reason::Whale | Reason::WhaleVoid => 18,
    }
}

fn put_trick(f: &mut Features, facts: &Facts<'_>) {
    let stake = |f: &mut Features, points: i16, mine: bool| {
        let at = BONUS + 5 + if mine { 0 } else { 3 };
        for (i, least) in [10, 30, 60].into_iter().enumerate() {
            if points >= least {
                f.set(at + i);
            }
        }
    };
    let Some(standing) = facts.standing() else {
        if facts.tricks < facts.cards {
            let steps = (facts.leader + facts.seats - facts.seat) % facts.seats.max(1);
            f.set(LEADER + steps.min(7) as usize);
        }
        return;
    };
    let follow = (facts.to_follow().clamp(1, 5) - 1) as usize;
    let mine = standing.winner == Some(facts.seat);
    let best = bucket(facts, &standing);
    f.set(TRICK + (best * 5 + follow) * 2 + usize::from(mine));
    let led = match facts.led {
        Led::Open => 0,
        Led::Free => 1,
        Led::Suit(BLACK) => 3,
        Led::Suit(_) => 2,
    };
    f.set(LED + led * 5 + follow);
    let (mut counts, mut fourteens) = ([0u8; 8], 0u8);
    for play in &facts.plays[..facts.placed as usize] {
        counts[(play.class() as u8).trailing_zeros() as usize & 7] += 1;
        fourteens += u8::from(play.card().number() == Some(14));
    }
    let [_, _, escapes, mermaids, pirates, kings, krakens, whales] = counts;
    let loot = facts.plays[..facts.placed as usize]
        .iter()
        .any(|play| play.card() == Card::LOOT);
    let lies = flags([
        mermaids > 0,
        pirates > 0,
        pirates > 1,
        kings > 0,
        krakens > 0,
        whales > 0,
        escapes > 0,
        escapes > 1,
        fourteens > 0,
        fourteens > 1,
        loot,
        loot && mine,
    ]);
    f.set_bits(LIES, lies);
    if let Some(winner) = standing.winner.filter(|&winner| winner != facts.seat) {
        let ghost = winner >= facts.players;
        let wish = if ghost { 3 } else { wish(facts.need(winner)) };
        f.set(WISH + wish);
    }
    stake(f, standing.bonus, mine);
}

fn put_table(f: &mut Features, facts: &Facts<'_>, left: usize) {
    let bonus = match facts.bonus {
        ..=0 => 0,
        1..=20 => 1,
        21..=30 => 2,
        31..=50 => 3,
        _ => 4,
    };
    f.set(BONUS + bonus);
    if facts.loot > 0 {
        f.set(BONUS + 11 + (facts.loot.min(2) - 1) as usize);
    }
    let mut needs = 0i32;
    let mut zeros = 0;
    for seat in 0..facts.players {
        let need = facts.need(seat);
        needs += i32::from(need.max(0));
        let zero = seat != facts.seat && facts.bids[seat as usize & 7] == 0 && need == 0;
        zeros += usize::from(zero);
    }
    let tension = (needs - left as i32).clamp(-5, 5) + 5;
    f.set(TENSION + tension as usize);
    f.set(ZEROS + zeros.min(3) * 11 + left);
}

/// How many cards of a suit are unseen, in steps.
const AROUND: [u8; 16] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4];

fn put_suits(f: &mut Features, facts: &Facts<'_>, order: [u8; 4], top: u8) {
    let all = (1u16 << top) - 1;
    for (slot, &suit) in order.iter().enumerate() {
        let hand = facts.hand.suit(suit) >> 1;
        let unseen = all & !(facts.seen.suit(suit) >> 1) & !hand;
        let length = hand.count_ones().min(5);
        let held = if hand != 0 {
            let highest = 15 - hand.leading_zeros();
            let higher = (unseen >> highest).count_ones().min(3);
            let lower = unseen & ((1u16 << hand.trailing_zeros()) - 1);
            1 << (length * 4 + higher) | 1 << (24 + lower.count_ones().min(4))
        } else {
            1
        };
        let around = AROUND[unseen.count_ones() as usize & 15];
        f.set_bits(SUITS + SUIT * slot, held | 1 << (29 + around));
    }
}

/// The facts with a bid (the own one, in `facts.bids`), for the bid net.
#[must_use]
pub fn bid_features(facts: &Facts<'_>, expected: f32) -> Features {
    let mut f = Features::NONE;
    let top = facts.rules.edition().top;
    let order = suit_order(facts.hand, Led::Open);
    put_hand(&mut f, B_HAND, facts.hand, order, top);
    let size = facts.cards.clamp(1, 10) as usize - 1;
    f.set(B_SIZE + size);
    let players = facts.players.clamp(2, 8) as usize - 2;
    let after = (facts.seat + facts.players - facts.round_leader) % facts.players.max(1);
    f.set(B_SEAT + after.min(7) as usize * 7 + players);
    let bid = facts.bids[facts.seat as usize & 7];
    f.set(B_BID + bid.min(10) as usize * 10 + size);
    for (slot, &suit) in order.iter().enumerate() {
        let cards = aligned_suit(facts.hand, suit, top);
        let length = cards.count_ones().min(5) as usize;
        let highest = match 16 - cards.leading_zeros() {
            0..=6 => 0,
            7..=9 => 1,
            10..=12 => 2,
            13 => 3,
            _ => 4,
        };
        f.set(B_SUITS + (slot * 6 + length) * 5 + highest);
    }
    f.set(B_EXPECTED + quarters(expected - f32::from(bid)));
    f.set(B_PLAYERS + players);
    put_rules(&mut f, B_RULES, facts);
    put_strong(&mut f, B_STRONG, bid as i8, facts.hand, top);
    f
}

// Kept out of the functions above: which classes of play the trick block counts, by bit of `Class`.
const _: () = assert!(Class::Escape as u8 == 4 && Class::Whale as u8 == 128);

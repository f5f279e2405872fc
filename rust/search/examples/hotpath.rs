//! One hot path, so many times, and nothing else: for counting instructions (`bench/instructions.py`).
//!
//! `cargo run --release --example hotpath PATH [COUNT]`; prints how many units of work that was.

use engine::deal::Deal;
use engine::rules::Rules;
use search::bots::Bot;
use search::playouts::Playouts;
use search::rng::Rng;
use search::simulate::{game_seed, games};
use std::hint::black_box;

fn main() {
    let mut args = std::env::args().skip(1);
    let path = args.next().unwrap_or_default();
    let count = args.next().and_then(|n| n.parse().ok()).unwrap_or(100);
    let work = match path.as_str() {
        "nothing" => 0,
        "playouts" => playouts("schmidt", 4, count),
        "playouts-2021" => playouts("grandpabeck2021", 4, count),
        "playouts-everything" => playouts("grandpabeck2021+kraken+whale+loot+powers", 4, count),
        "simulate" => simulate(&[Bot::Random; 4], count),
        "simulate-simple" => simulate(&[Bot::Simple; 4], count),
        "deal" => deal(count),
        _ => {
            eprintln!(
                "nothing, playouts, playouts-2021, playouts-everything, simulate, simulate-simple or deal"
            );
            std::process::exit(2);
        }
    };
    println!("{work}");
}

/// Random games without seeds; cards played.
fn playouts(id: &str, players: u8, count: u64) -> u64 {
    let playouts = Rules::parse(id).and_then(|rules| Playouts::new(&rules, players));
    let Ok(mut playouts) = playouts else { return 0 };
    let mut rng = Rng::new(1);
    let games = (0..count).map(|number| playouts.game((number % 4) as u8, &mut rng));
    games
        .map(|game| game.map_or(0, |(totals, plays)| black_box((totals, plays)).1))
        .map(u64::from)
        .sum()
}

/// Games of the command line's `simulate`; cards played.
fn simulate(bots: &[Bot], count: u64) -> u64 {
    Rules::preset("schmidt")
        .and_then(|rules| games(&rules, bots, 1, 0, count))
        .map_or(0, |outcome| black_box(outcome).plays)
}

/// Shuffles `sk1` of ten cards for four hands; deals.
fn deal(count: u64) -> u64 {
    let Ok(rules) = Rules::preset("schmidt") else {
        return 0;
    };
    let deck = rules.deck();
    for number in 0..count {
        black_box(Deal::sk1(&game_seed(1, number), 10, &deck, 4, false, 10));
    }
    count
}

//! Speed of random games: `cargo run --release --example playouts [games] [rules] [players]`.
//!
//! `playouts` deals with a fast generator and drives rounds directly; `simulate` deals with the shuffle
//! that others can check and drives whole games, as the command line does.

use std::time::Instant;

use engine::rules::Rules;
use search::bots::Bot;
use search::playouts::Playouts;
use search::rng::Rng;
use search::simulate::games;

const EDITIONS: [(&str, u8); 8] = [
    ("schmidt", 4),
    ("schmidt", 2),
    ("schmidt", 6),
    ("grandpabeck2018", 4),
    ("grandpabeck2021", 4),
    ("grandpabeck2021+kraken+whale+loot", 4),
    ("grandpabeck2021+kraken+whale+loot+powers", 4),
    (
        "grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice",
        8,
    ),
];

fn main() {
    let mut args = std::env::args().skip(1);
    let count = args.next().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let id = args.next();
    let only_players = args.next().and_then(|n| n.parse().ok());
    for (edition, players) in EDITIONS {
        let wanted = id.as_deref().is_none_or(|id| id == edition)
            && only_players.is_none_or(|only: u8| only == players);
        let Some(rules) = Rules::parse(edition).ok().filter(|_| wanted) else {
            continue;
        };
        println!("{edition}, {players} players");
        let start = Instant::now();
        report("playouts", count, start, playouts(&rules, players, count));
        let start = Instant::now();
        let bots = vec![Bot::Random; players as usize];
        let plays = games(&rules, &bots, 1, 0, count).map_or(0, |outcome| outcome.plays);
        report("simulate", count, start, plays);
    }
}

/// Plays so many games; how many cards were played.
fn playouts(rules: &Rules, players: u8, count: u64) -> u64 {
    let Ok(mut playouts) = Playouts::new(rules, players) else {
        return 0;
    };
    let mut rng = Rng::new(1);
    let mut plays = 0;
    for number in 0..count {
        let dealer = (number % u64::from(players)) as u8;
        if let Ok((totals, n)) = playouts.game(dealer, &mut rng) {
            std::hint::black_box(totals);
            plays += u64::from(n);
        }
    }
    plays
}

fn report(what: &str, games: u64, start: Instant, plays: u64) {
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "  {what:<9} {:>9.0} games/s {:>6.1} M plays/s",
        games as f64 / seconds,
        plays as f64 / seconds / 1e6,
    );
}

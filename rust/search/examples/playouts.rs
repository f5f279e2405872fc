//! Speed of random playouts: `cargo run --release --example playouts [games] [rules]`.

use std::time::Instant;

use engine::rules::Rules;
use search::bots::Bot;
use search::simulate::games;

fn main() {
    let count = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(100_000);
    let only = std::env::args().nth(2);
    for (id, players) in [
        ("schmidt", 2),
        ("schmidt", 4),
        ("schmidt", 6),
        ("grandpabeck2018", 4),
        ("grandpabeck2021", 4),
        ("grandpabeck2021+kraken+whale+loot", 4),
        ("grandpabeck2021+kraken+whale+loot+powers", 4),
        (
            "grandpabeck2021+kraken+whale+loot+powers+scoring=rascal+load=choice",
            8,
        ),
    ] {
        if only.as_deref().is_some_and(|only| only != id) {
            continue;
        }
        let Ok(rules) = Rules::parse(id) else {
            continue;
        };
        let start = Instant::now();
        let Ok(outcome) = games(&rules, &vec![Bot::Random; players], 1, 0, count) else {
            continue;
        };
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{id:<70} {players} players {:>9.0} games/s {:>6.1} M plays/s",
            count as f64 / seconds,
            outcome.plays as f64 / seconds / 1e6,
        );
    }
    println!(
        "size of a Game: {} bytes without its lists",
        std::mem::size_of::<engine::game::Game>()
    );
}

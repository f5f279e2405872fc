//! Speed of net training with guessed tables.
use search::tables::Tables;
use search::train::{Trainer, diet_of};
use std::time::Instant;
fn main() {
    let mut t = Trainer::new(diet_of("schmidt").expect("preset"), Tables::default(), 1);
    let games = std::env::args()
        .nth(1)
        .map_or(4000, |a| a.parse().expect("n"));
    let began = Instant::now();
    let d = t.stretch(games, 1, 0.0, 0.1);
    println!(
        "{:.0} games/s wall, {} samples, loss {:.4}",
        games as f64 / began.elapsed().as_secs_f64(),
        d.samples,
        d.loss / d.samples as f64
    );
}

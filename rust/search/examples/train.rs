//! Training without Python: `train PRESET OUT.bin MINUTES [SEED] [START.bin]`.

use std::time::Instant;

use search::arena::duel;
use search::bots::Bot;
use search::train::{Trainer, diet_of, fill_tables, rules_of};
use search::weights::{self, Weights};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (preset, out) = (arguments[0].as_str(), &arguments[1]);
    let minutes: f64 = arguments[2].parse()?;
    let seed = arguments.get(3).map_or(Ok(1), |s| s.parse())?;
    let diet = diet_of(preset).map_err(|e| e.code)?;
    let began = Instant::now();
    let tables = fill_tables(&diet, seed, 14, 2400 / diet.courses.len() as u32 + 1);
    eprintln!("tables: {:.0} s", began.elapsed().as_secs_f64());
    let trained: Vec<_> = rules_of(&diet);
    let mut trainer = Trainer::new(diet, tables, seed);
    if let Some(start) = arguments.get(4) {
        let start = Weights::from_bytes(&std::fs::read(start)?)?.brain;
        (trainer.brain.play, trainer.brain.bid) = (start.play, start.bid);
    }
    let main = trained[0];
    let began = Instant::now();
    let mut progress = 0.0f64;
    let (mut games, mut reported) = (0u64, 0.0);
    loop {
        let chunk = if games == 0 { 200 } else { 2000 };
        let rate = games as f64 / progress.max(1e-9);
        let step = if games == 0 { 0.0 } else { chunk as f64 / rate };
        let done = trainer.stretch(chunk, 1, progress as f32, (progress + step).min(1.0) as f32);
        games += done.games;
        let minutes_now = began.elapsed().as_secs_f64() / 60.0;
        progress = (minutes_now / minutes).min(1.0);
        if progress - reported > 0.04 || progress >= 1.0 {
            reported = progress;
            let weights = Weights {
                trained: trained.clone(),
                brain: trainer.brain.clone(),
            };
            std::fs::write(out, weights.to_bytes())?;
            weights::install(weights);
            let results = duel(
                &main,
                Bot::named("captain").unwrap_or(Bot::Simple),
                &[Bot::Tables; 3],
                99,
                0,
                250,
            )
            .map_err(|e| e.code)?;
            let diffs: Vec<f64> = results
                .iter()
                .map(|r| r.own as f64 / 4.0 - r.others as f64 / 12.0)
                .collect();
            let mean = diffs.iter().sum::<f64>() / diffs.len() as f64;
            let exact = results.iter().map(|r| r.exact).sum::<u64>() as f64
                / results.iter().map(|r| r.rounds).sum::<u64>() as f64;
            eprintln!(
                "{:5.1} min  {games:>9} games  {:6.0}/s  loss {:.4}  margin {mean:+.1}  exact {exact:.3}",
                minutes_now,
                games as f64 / began.elapsed().as_secs_f64(),
                done.loss / done.samples as f64,
            );
        }
        if progress >= 1.0 {
            return Ok(());
        }
    }
}

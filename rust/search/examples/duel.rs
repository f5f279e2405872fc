//! A match without Python: `duel RULES DEALS WEIGHTS.bin[,MORE.bin] CANDIDATE FIELD…`.

use std::time::Instant;

use search::arena::{RoundResult, WIN, duel};
use search::bots::Bot;
use search::weights::{self, Weights};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rules = engine::rules::Rules::parse(&arguments[0]).map_err(|e| e.code)?;
    let deals: u64 = arguments[1].parse()?;
    for (i, path) in arguments[2].split(',').enumerate() {
        let weights = Weights::from_bytes(&std::fs::read(path)?)?;
        if i == 0 {
            weights::install(weights.clone());
        }
        weights::keep(weights);
    }
    let bots: Option<Vec<Bot>> = arguments[3..].iter().map(|name| Bot::named(name)).collect();
    let bots = bots.ok_or("no such bot")?;
    let n = bots.len() as f64;
    let began = Instant::now();
    let results = duel(&rules, bots[0], &bots[1..], 20_261_130, 0, deals).map_err(|e| e.code)?;
    let seconds = began.elapsed().as_secs_f64();
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let totals: Vec<RoundResult> = results.iter().map(|deal| deal.total()).collect();
    let margins: Vec<f64> = totals
        .iter()
        .map(|r| r.own as f64 / n - r.others as f64 / n / (n - 1.0))
        .collect();
    let m = mean(&margins);
    let variance =
        margins.iter().map(|x| (x - m).powi(2)).sum::<f64>() / (margins.len() as f64 - 1.0);
    let own = mean(&totals.iter().map(|r| r.own as f64 / n).collect::<Vec<_>>());
    let wins: u64 = results.iter().map(|deal| deal.wins).sum();
    let sum = |pick: fn(&RoundResult) -> u64| totals.iter().map(pick).sum::<u64>() as f64;
    println!(
        "own {own:.1}  margin {m:+.1} ± {:.1} (95 %)  win {:.3}  exact {:.3}  zero {:.3} made {:.3}  {seconds:.1} s",
        1.96 * (variance / margins.len() as f64).sqrt(),
        wins as f64 / WIN as f64 / (n * deals as f64),
        sum(|r| r.exact) / sum(|r| r.games),
        sum(|r| r.zeros) / sum(|r| r.games),
        sum(|r| r.zeros_exact) / sum(|r| r.zeros).max(1.0),
    );
    Ok(())
}

//! What is played while learning.

use engine::error::RulesError;
use engine::rules::Rules;

use crate::rng::Rng;

/// What is played while learning.
#[derive(Clone, Debug)]
pub struct Diet {
    /// Rules with the players they are for and their weight in the mix.
    pub courses: Vec<(Rules, u8, u32)>,
}

impl Diet {
    /// Rules ids with weights, each for every number of players from 2 to the edition's most.
    ///
    /// # Errors
    /// An id that cannot be read.
    pub fn new(ids: &[(&str, u32)]) -> Result<Diet, RulesError> {
        let mut courses = Vec::new();
        for (id, weight) in ids {
            let rules = Rules::parse(id)?;
            let counts = (2..=8u8).filter(|&n| rules.check_players(n).is_ok());
            let counts: Vec<u8> = counts.collect();
            let share = weight * 840 / counts.len().max(1) as u32;
            courses.extend(counts.into_iter().map(|n| (rules, n, share.max(1))));
        }
        Ok(Diet { courses })
    }

    pub(super) fn pick(&self, rng: &mut Rng) -> Option<&(Rules, u8, u32)> {
        let total = self.courses.iter().map(|course| course.2).sum();
        let mut at = rng.below(total);
        self.courses.iter().find(|course| {
            let here = at < course.2;
            at = at.saturating_sub(course.2);
            here
        })
    }
}

/// What is played to learn a preset: its plain rules most of the time, its optional cards and modes in
/// the rest.
///
/// # Errors
/// An unknown preset.
pub fn diet_of(preset: &str) -> Result<Diet, RulesError> {
    match preset {
        "schmidt" => Diet::new(&[("schmidt", 40), ("schmidt+graybeard", 1)]),
        "grandpabeck2021" => Diet::new(&[
            ("grandpabeck2021", 40),
            ("grandpabeck2021+kraken+whale+loot", 30),
            ("grandpabeck2021+kraken+whale+loot+powers", 12),
            ("grandpabeck2021+kraken", 2),
            ("grandpabeck2021+whale", 2),
            ("grandpabeck2021+loot", 2),
            ("grandpabeck2021+powers+scoring=rascal+load=choice", 4),
            ("grandpabeck2021+graybeard=off", 2),
        ]),
        other => Diet::new(&[(other, 1)]),
    }
}

/// The different rules of a diet, in order.
#[must_use]
pub fn rules_of(diet: &Diet) -> Vec<Rules> {
    let mut all: Vec<Rules> = Vec::new();
    for (rules, _, _) in &diet.courses {
        if !all.contains(rules) {
            all.push(*rules);
        }
    }
    all
}

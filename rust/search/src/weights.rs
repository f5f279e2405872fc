//! The file of tables and nets, and the ones in use.
//!
//! ```text
//! "SKWEIGHT"  format  encoder  H1  H2  OUT  play inputs  bid inputs  length of id   (u32, little-endian)
//! id (rules ids that were trained, separated by spaces)
//! tables, play net, bid net (f32, little-endian)
//! SHA-256 of all that
//! ```

use std::fmt;
use std::sync::{Arc, RwLock};

use engine::rules::{Rules, Scoring};
use engine::sha256::sha256;

use crate::features::{BID_INPUTS, PLAY_INPUTS, VERSION};
use crate::net::{H1, H2, Net, OUT};
use crate::policy::Brain;
use crate::tables::{self, Tables};

const MAGIC: &[u8; 8] = b"SKWEIGHT";
const FORMAT: u32 = 1;
const HEAD: usize = 8 + 4 * 8;

/// Why a file of weights was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// It is no such file.
    NotWeights,
    /// It was made for another encoder: (its version, ours).
    Version(u32, u32),
    /// It was made for a net of another shape.
    Shape,
    /// It is cut short, or its hash does not fit.
    Damaged,
}

impl WeightsError {
    /// A stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            WeightsError::NotWeights => "weights/not_weights",
            WeightsError::Version(..) => "weights/version",
            WeightsError::Shape => "weights/shape",
            WeightsError::Damaged => "weights/damaged",
        }
    }
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => f.write_str("this is no file of bot weights"),
            WeightsError::Version(theirs, ours) => write!(
                f,
                "these weights were trained for encoder version {theirs}, this program has version {ours}; train them again"
            ),
            WeightsError::Shape => f.write_str("these weights belong to a net of another shape"),
            WeightsError::Damaged => f.write_str("these weights are damaged or cut short"),
        }
    }
}

impl std::error::Error for WeightsError {}

/// Tables and nets with the rules they were trained for.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    /// The rules ids, the main one first.
    pub trained: Vec<Rules>,
    /// What was learned.
    pub brain: Brain,
}

impl Weights {
    /// As a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let ids: Vec<String> = self.trained.iter().map(Rules::to_string).collect();
        let id = ids.join(" ");
        let mut bytes = MAGIC.to_vec();
        for number in [
            FORMAT,
            VERSION,
            H1 as u32,
            H2 as u32,
            OUT as u32,
            PLAY_INPUTS as u32,
            BID_INPUTS as u32,
            id.len() as u32,
        ] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(id.as_bytes());
        let brain = &self.brain;
        let tables = brain.tables.values().iter().copied();
        for value in tables.chain(brain.play.values()).chain(brain.bid.values()) {
            bytes.extend(value.to_le_bytes());
        }
        let hash = sha256(&bytes);
        bytes.extend(hash);
        bytes
    }

    /// From a file.
    ///
    /// # Errors
    /// [`WeightsError`]: no weights, another encoder version, another shape, damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() < MAGIC.len() || &bytes[..MAGIC.len()] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        if bytes.len() < HEAD + 32 {
            return Err(WeightsError::Damaged);
        }
        let mut head = [0u32; 8];
        for (number, four) in head.iter_mut().zip(bytes[8..HEAD].chunks_exact(4)) {
            *number = u32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        }
        let [format, encoder, h1, h2, out, play, bid, id_len] = head;
        if (format, encoder) != (FORMAT, VERSION) {
            return Err(WeightsError::Version(encoder, VERSION));
        }
        let shape = [
            h1 as usize,
            h2 as usize,
            out as usize,
            play as usize,
            bid as usize,
        ];
        if shape != [H1, H2, OUT, PLAY_INPUTS, BID_INPUTS] {
            return Err(WeightsError::Shape);
        }
        let numbers = tables::SIZE + Net::size(PLAY_INPUTS) + Net::size(BID_INPUTS);
        let (body, hash) = bytes.split_at(bytes.len() - 32);
        let whole = HEAD as u64 + u64::from(id_len) + 4 * numbers as u64;
        if body.len() as u64 != whole || sha256(body) != *hash {
            return Err(WeightsError::Damaged);
        }
        let (id, numbers) = body[HEAD..].split_at(id_len as usize);
        let id = std::str::from_utf8(id).map_err(|_| WeightsError::Damaged)?;
        let mut values = numbers
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let table = values.by_ref().take(tables::SIZE).collect();
        let brain = (|| {
            Some(Brain {
                tables: Tables::from_values(table)?,
                play: Net::from_values(PLAY_INPUTS, &mut values)?,
                bid: Net::from_values(BID_INPUTS, &mut values)?,
            })
        })();
        Ok(Weights {
            trained: id
                .split(' ')
                .map(|id| Rules::parse(id).map_err(|_| WeightsError::Damaged))
                .collect::<Result<_, _>>()?,
            brain: brain.ok_or(WeightsError::Damaged)?,
        })
    }

    /// How well they fit rules they may not have been trained for; more is better.
    fn fit(&self, rules: &Rules) -> u32 {
        let has =
            |wanted: bool, switch: fn(&Rules) -> bool| !wanted || self.trained.iter().any(switch);
        let covered = [
            has(rules.kraken, |r| r.kraken),
            has(rules.whale, |r| r.whale),
            has(rules.loot, |r| r.loot),
            has(rules.powers, |r| r.powers),
            has(rules.scoring == Scoring::Rascal, |r| {
                r.scoring == Scoring::Rascal
            }),
        ];
        let main = self.trained.first().map(Rules::edition);
        let edition = main.is_some_and(|e| e.id == rules.edition().id);
        let top = main.is_some_and(|e| e.top == rules.edition().top);
        let covered = covered.iter().filter(|c| **c).count() as u32;
        covered * 4 + u32::from(edition) * 2 + u32::from(top)
    }
}

static IN_USE: RwLock<Vec<Arc<Weights>>> = RwLock::new(Vec::new());
static CANDIDATES: RwLock<Vec<Arc<Weights>>> = RwLock::new(Vec::new());

/// Puts weights into use for the levels; weights for the same main rules are replaced.
pub fn install(weights: Weights) {
    if let Ok(mut all) = IN_USE.write() {
        all.retain(|other| other.trained.first() != weights.trained.first());
        all.push(Arc::new(weights));
    }
}

/// Keeps weights beside the ones in use, for matches; the number under which they can be called.
pub fn keep(weights: Weights) -> usize {
    CANDIDATES.write().map_or(0, |mut all| {
        all.push(Arc::new(weights));
        all.len() - 1
    })
}

/// Weights that were kept.
#[must_use]
pub fn kept(number: usize) -> Option<Arc<Weights>> {
    CANDIDATES.read().ok()?.get(number).cloned()
}

/// Whether any weights are in use.
#[must_use]
pub fn any() -> bool {
    IN_USE.read().is_ok_and(|all| !all.is_empty())
}

/// The weights in use that fit rules best; `None` before any were installed.
#[must_use]
pub fn fitting(rules: &Rules) -> Option<Arc<Weights>> {
    let all = IN_USE.read().ok()?;
    all.iter().rev().max_by_key(|w| w.fit(rules)).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    fn weights(trained: &[&str]) -> Weights {
        let mut rng = Rng::new(1);
        Weights {
            trained: trained
                .iter()
                .map(|id| Rules::parse(id).expect(id))
                .collect(),
            brain: Brain {
                tables: Tables::default(),
                play: Net::fresh(PLAY_INPUTS, &mut rng),
                bid: Net::fresh(BID_INPUTS, &mut rng),
            },
        }
    }

    #[test]
    fn a_file_is_read_back_and_a_bad_one_is_refused() {
        let ours = weights(&["schmidt"]);
        let bytes = ours.to_bytes();
        assert_eq!(Weights::from_bytes(&bytes), Ok(ours));
        assert_eq!(
            Weights::from_bytes(b"PK\x03\x04 some archive"),
            Err(WeightsError::NotWeights)
        );
        for cut in [9, HEAD, bytes.len() / 2, bytes.len() - 1] {
            assert_eq!(
                Weights::from_bytes(&bytes[..cut]),
                Err(WeightsError::Damaged)
            );
        }
        let mut flipped = bytes.clone();
        flipped[bytes.len() / 2] ^= 4;
        assert_eq!(Weights::from_bytes(&flipped), Err(WeightsError::Damaged));
        let mut other = bytes;
        other[12] = 99;
        let error = Weights::from_bytes(&other).expect_err("another version");
        assert_eq!(error, WeightsError::Version(99, VERSION));
        assert!(error.to_string().contains("version 99"));
    }

    #[test]
    fn the_fitting_weights_are_found() {
        let german = weights(&["schmidt"]);
        let american = weights(&["grandpabeck2021", "grandpabeck2021+kraken+whale+loot"]);
        let better = |id: &str| {
            let rules = Rules::parse(id).expect(id);
            german.fit(&rules) > american.fit(&rules)
        };
        assert!(better("schmidt"));
        assert!(!better("schmidt+kraken"));
        assert!(!better("grandpabeck2021"));
        assert!(!better("grandpabeck2018+loot"));
    }
}

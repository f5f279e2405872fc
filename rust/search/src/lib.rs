//! Bots on the rules engine, how they learn, and matches between them.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`rng`], [`numeric`] | a small, reproducible generator for choices (never for deals); arithmetic that is the same everywhere |
//! | [`facts`] | what a seat knows, in the form that bots reckon with |
//! | [`tables`] | the table heuristic, the yardstick |
//! | [`features`], [`net`] | the encoder, and the small net that reads it |
//! | [`policy`] | the net player |
//! | [`world`], [`belief`], `explain`, `guesses`, [`search`] | who may hold what, what bids and plays say about it, and a few tricks played on in each guess |
//! | [`train`] | self-play that fills the tables and teaches the nets |
//! | [`weights`] | the file of tables and nets, and the ones in use |
//! | [`bots`], [`levels`] | the bots by name, and the levels of play: each sees a `View` |
//! | [`playouts`] | whole random games, as fast as they go |
//! | [`public`] | public bots, written anew, as opponents |
//! | [`simulate`], [`arena`] | whole games between bots, on all cores; matches on duplicate deals, with an omniscient yardstick |

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod advice;
pub mod arena;
pub mod belief;
pub mod bots;
mod explain;
pub mod facts;
pub mod features;
mod guesses;
pub mod levels;
pub mod net;
pub mod numeric;
mod omniscient;
pub mod playouts;
pub mod policy;
pub mod public;
pub mod rng;
pub mod search;
pub mod simulate;
pub mod tables;
pub mod train;
pub mod weights;
pub mod world;

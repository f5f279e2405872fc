//! Bots on the rules engine, and many games between them.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`rng`] | a small, fast, reproducible generator for choices (never for deals) |
//! | [`bots`] | the bots: each sees a `View` |
//! | [`playouts`] | whole random games, as fast as they go |
//! | [`simulate`] | whole games between bots, on all cores |

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod bots;
pub mod playouts;
pub mod rng;
pub mod simulate;

//! The rules of Skull King.
//!
//! This crate is the one implementation of the rules in the project. It knows no files, no clock,
//! no randomness of the system, no Python. Rule numbers in comments are those of `spec/RULES.md`.
//!
//! From the bottom up:
//!
//! | module | what it is |
//! | --- | --- |
//! | [`card`] | a card, a play, and what each counts as in a trick |
//! | [`cards`] | a multiset of cards in sixteen bytes, and the set of legal plays |
//! | [`edition`], [`rules`] | editions as data, options, canonical ids |
//! | [`notation`] | what is printed on a card, read tolerantly |
//! | [`trick`] | led suit, legal plays, who wins and why |
//! | [`score`] | points of a round, ranking |
//! | [`sheet`] | the score sheet of a table with real cards |
//! | [`chacha`], [`sha256`], [`deal`] | the shuffle `sk1` |
//! | [`action`], [`event`] | what players decide, what happens, and who may know it |
//! | [`round`], [`game`] | the state machine |
//! | [`view`] | what one seat may know |

#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod action;
pub mod card;
pub mod cards;
pub mod chacha;
pub mod deal;
pub mod edition;
pub mod error;
pub mod event;
pub mod game;
pub mod notation;
pub mod round;
pub mod rules;
pub mod score;
pub mod sha256;
pub mod sheet;
pub mod trick;
pub mod view;

/// Most seats a table can have.
pub const MAX_SEATS: usize = 8;
/// Most cards a hand can hold at the start of a round.
pub const MAX_CARDS: usize = 10;
/// Most cards a deck can hold: 74, and room for the pirates' names.
pub const MAX_DECK: usize = 74;

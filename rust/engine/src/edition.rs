//! Editions as data (RULES.md parts 1 and 2).

use crate::notation::Letter;

/// What a special card in the lead does to the suit to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lead {
    /// The first number card sets the suit, whatever stands before it (1.6, R10).
    FirstSuit,
    /// A character or beast in the lead: no suit in this trick (2.3).
    CharacterFrees,
}

/// A printed edition of the game.
#[derive(PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its id in a rules id.
    pub id: &'static str,
    /// What the four suits are called, black last.
    pub letters: [Letter; 4],
    /// The highest number of a suit.
    pub top: u8,
    /// Mermaids in the deck. (Escapes and pirates are five, Scary Mary and Skull King one in all.)
    pub mermaids: u8,
    /// Most players.
    pub max_players: u8,
    /// Does the edition know Loot?
    pub loot: bool,
    /// Does it know the Kraken?
    pub kraken: bool,
    /// Does it know the White Whale?
    pub whale: bool,
    /// Effect of a special card in the lead.
    pub lead: Lead,
    /// Does Scary Mary count for the Skull King's bonus even as an Escape (R21)?
    pub mary_escape_counts: bool,
    /// Worth of each bonus, in the order of [`crate::score::Bonus`]; 0: this edition has none.
    pub worth: [i16; 5],
    /// May Rascal's bet still be made after the last trick (2.2b)?
    pub late_rascal: bool,
    /// Does Graybeard's ghost join two players unless switched off (2.8)?
    pub graybeard: bool,
}

/// The German edition of 2013 (RULES.md part 1).
pub static SCHMIDT: Edition = Edition {
    id: "schmidt",
    letters: [Letter::R, Letter::Y, Letter::B, Letter::K],
    top: 13,
    mermaids: 2,
    max_players: 6,
    loot: false,
    kraken: false,
    whale: false,
    lead: Lead::FirstSuit,
    mary_escape_counts: true,
    worth: [30, 50, 0, 0, 0],
    late_rascal: false,
    graybeard: false,
};

/// The first US edition (2.2).
pub static GRANDPABECK2013: Edition = Edition {
    id: "grandpabeck2013",
    letters: [Letter::G, Letter::Y, Letter::P, Letter::K],
    top: 14,
    mermaids: 0,
    mary_escape_counts: false,
    worth: [30, 0, 0, 0, 0],
    ..SCHMIDT
};

/// The "Legendary" printing of 2018 (2.2b).
pub static GRANDPABECK2018: Edition = Edition {
    id: "grandpabeck2018",
    mermaids: 2,
    loot: true,
    kraken: true,
    lead: Lead::CharacterFrees,
    worth: [30, 50, 0, 0, 0],
    late_rascal: true,
    ..GRANDPABECK2013
};

/// The current edition, 2021 and later (2.3).
pub static GRANDPABECK2021: Edition = Edition {
    id: "grandpabeck2021",
    max_players: 8,
    whale: true,
    worth: [30, 40, 20, 10, 20],
    late_rascal: false,
    graybeard: true,
    ..GRANDPABECK2018
};

/// All editions, the default first.
pub static EDITIONS: [&Edition; 4] = [
    &SCHMIDT,
    &GRANDPABECK2013,
    &GRANDPABECK2018,
    &GRANDPABECK2021,
];

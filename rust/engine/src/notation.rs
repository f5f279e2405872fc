//! What is printed on a card: tokens such as `R5`, `K13`, `SM+`, read tolerantly.

use crate::card::{Card, Play};
use crate::error::NotationError;
use crate::rules::Rules;

/// A printed suit. Editions choose four of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Letter {
    /// Red.
    R,
    /// Yellow.
    Y,
    /// Blue.
    B,
    /// Black, the Jolly Roger.
    K,
    /// Green.
    G,
    /// Purple.
    P,
}

/// Letters by their place in a [`Token`].
const LETTERS: [(Letter, char); 6] = [
    (Letter::R, 'R'),
    (Letter::Y, 'Y'),
    (Letter::B, 'B'),
    (Letter::K, 'K'),
    (Letter::G, 'G'),
    (Letter::P, 'P'),
];

impl Letter {
    /// The canonical letter.
    #[must_use]
    pub fn as_char(self) -> char {
        LETTERS[self as usize].1
    }
}

/// What is printed on a card or said at the table, whatever the edition.
///
/// A token has a meaning only under [`Rules`]: `G5` is no card of `schmidt`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token(u8);

/// First code of the special tokens.
const SPECIAL: u8 = 96;
/// Names of the special tokens; the two plays of Scary Mary last, as in [`Play`].
const SPECIAL_NAMES: [&str; 15] = [
    "ESC", "PIR", "MER", "SM", "SKU", "LOOT", "KRA", "WHA", "ROS", "BEN", "RAS", "JUA", "HAR",
    "SM+", "SM-",
];

impl Token {
    /// One more than the largest code.
    pub const CODES: usize = SPECIAL as usize + SPECIAL_NAMES.len();

    /// Every token, in code order.
    pub fn all() -> impl Iterator<Item = Token> {
        (0..Token::CODES as u8).filter_map(Token::from_code)
    }

    /// The token with this code.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Token> {
        let valid = if code < SPECIAL {
            (1..=14).contains(&(code & 15))
        } else {
            (code as usize) < Token::CODES
        };
        valid.then_some(Token(code))
    }

    /// A stable small number.
    #[must_use]
    pub fn code(self) -> u8 {
        self.0
    }

    /// The letter of a number card.
    #[must_use]
    pub fn letter(self) -> Option<Letter> {
        (self.0 < SPECIAL).then(|| LETTERS[(self.0 >> 4) as usize].0)
    }

    /// The number of a number card.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        (self.0 < SPECIAL).then_some(self.0 & 15)
    }

    /// The card token: `SM` for `SM+` and `SM-`, itself otherwise.
    #[must_use]
    pub fn card(self) -> Token {
        if self.0 >= SPECIAL + 13 {
            Token(SPECIAL + 3)
        } else {
            self
        }
    }

    /// The canonical text.
    #[must_use]
    pub fn text(self) -> String {
        match self.letter() {
            Some(letter) => format!("{}{}", letter.as_char(), self.0 & 15),
            None => SPECIAL_NAMES[(self.0 - SPECIAL) as usize].to_owned(),
        }
    }

    /// Reads a token: canonical (`R5`, `SM+`), in any case, with spaces, or by its German or English
    /// name (`rot 5`, `Schwarz 12`, `Skull King`, `Scary Mary als Pirat`).
    ///
    /// # Errors
    /// [`NotationError`] with the byte position of the first character that makes no sense.
    pub fn parse(text: &str) -> Result<Token, NotationError> {
        let error = |code, position| NotationError {
            code,
            position,
            what: text.chars().take(40).collect(),
        };
        let start = text.len() - text.trim_start().len();
        if text.trim().is_empty() {
            return Err(error("notation/empty", 0));
        }
        if text.len() > 60 {
            return Err(error("notation/card", start));
        }
        let word = fold(text);
        if let Some(place) = special(&word) {
            return Ok(Token(SPECIAL + place));
        }
        let digits = word.trim_start_matches(|c: char| !c.is_ascii_digit());
        let suit = word[..word.len() - digits.len()].trim_end_matches(['-', '_']);
        let letter = suit_letter(suit).ok_or_else(|| error("notation/card", start))?;
        // Where the digits stand in the text as given, for the error.
        let at = text
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or(text.len());
        let number = digits
            .parse::<u8>()
            .map_err(|_| error("notation/number", at))?;
        if !(1..=14).contains(&number) || digits.starts_with('0') {
            return Err(error("notation/number", at));
        }
        Ok(Token(letter as u8 * 16 + number))
    }
}

/// Lower case, without spaces, apostrophes and points; umlauts written out.
fn fold(text: &str) -> String {
    let mut word = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            ' ' | '\t' | '\'' | '\u{2019}' | '.' | ',' => {}
            'ä' => word.push_str("ae"),
            'ö' => word.push_str("oe"),
            'ü' => word.push_str("ue"),
            '\u{2212}' | '\u{2013}' => word.push('-'),
            c => word.push(c),
        }
    }
    word
}

/// Suits by letter and by German and English word; `GE` and `GR` as on German cards.
fn suit_letter(word: &str) -> Option<Letter> {
    Some(match word {
        "r" | "rot" | "rote" | "rd" | "red" => Letter::R,
        "y" | "ge" | "gelb" | "gelbe" | "yellow" => Letter::Y,
        "b" | "bl" | "blau" | "blaue" | "blue" => Letter::B,
        "k" | "s" | "sw" | "schwarz" | "schwarze" | "black" | "jollyroger" | "totenkopfflagge" => {
            Letter::K
        }
        "g" | "gr" | "gn" | "gruen" | "gruene" | "green" => Letter::G,
        "p" | "l" | "li" | "lila" | "violett" | "purple" => Letter::P,
        _ => return None,
    })
}

/// Special tokens by name.
fn special(word: &str) -> Option<u8> {
    Some(match word {
        "esc" | "escape" | "flucht" => 0,
        "pir" | "pirat" | "pirate" => 1,
        "mer" | "mermaid" | "meerjungfrau" | "nixe" => 2,
        "sm" | "scarymary" | "mary" | "tigress" | "tigerin" => 3,
        "sku" | "sk" | "skullking" | "totenkopfkoenig" => 4,
        "loot" | "beute" => 5,
        "kra" | "kraken" | "krake" => 6,
        "wha" | "whale" | "whitewhale" | "wal" | "weisserwal" | "weißerwal" => 7,
        "ros" | "rosie" | "rosiedlaney" | "rosieladouce" => 8,
        "ben" | "bendt" | "bendtthebandit" | "willlebandit" | "bahijthebandit" => 9,
        "ras" | "rascal" | "rascalofroatan" | "rascalleflambeur" => 10,
        "jua" | "juanita" | "juanitajade" => 11,
        "har" | "harry" | "harrythegiant" | "harrylegeant" | "harrylegéant" => 12,
        "sm+" | "scarymary+" | "tigress+" | "scarymaryalspirat" | "scarymaryaspirate"
        | "tigressaspirate" => 13,
        "sm-" | "scarymary-" | "tigress-" | "scarymaryalsflucht" | "scarymaryalsescape"
        | "scarymaryasescape" | "tigressasescape" => 14,
        _ => return None,
    })
}

impl Rules {
    /// What these rules print on a card.
    #[must_use]
    pub fn token(&self, card: Card) -> Token {
        match card.special() {
            Some(place) => Token(SPECIAL + place),
            None => {
                let letter = self.edition().letters[(card.code() >> 4) as usize];
                Token(letter as u8 * 16 + (card.code() & 15))
            }
        }
    }

    /// What is said when a card is played.
    #[must_use]
    pub fn play_token(&self, play: Play) -> Token {
        match play {
            Play::SM_PIRATE => Token(SPECIAL + 13),
            Play::SM_ESCAPE => Token(SPECIAL + 14),
            play => self.token(play.card()),
        }
    }

    /// The card a token means, if these rules (or their edition's optional cards) have it.
    #[must_use]
    pub fn card(&self, token: Token) -> Option<Card> {
        let card = match token.letter() {
            None => Card(64 + (token.card().0 - SPECIAL)),
            Some(letter) => {
                let suit = self.edition().letters.iter().position(|&l| l == letter)?;
                Card(suit as u8 * 16 + (token.0 & 15))
            }
        };
        self.has(card).then_some(card)
    }

    /// The play a token means; `None` too for a bare `SM`.
    #[must_use]
    pub fn play(&self, token: Token) -> Option<Play> {
        let card = self.card(token)?;
        match token.0.checked_sub(SPECIAL) {
            Some(13) => Some(Play::SM_PIRATE),
            Some(14) => Some(Play::SM_ESCAPE),
            _ => Play::of(card),
        }
    }

    /// The letter of a suit.
    #[must_use]
    pub fn letter(&self, suit: u8) -> char {
        self.edition().letters[(suit & 3) as usize].as_char()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_reads_back_in_any_case() {
        for token in Token::all() {
            assert_eq!(Token::parse(&token.text()), Ok(token));
            assert_eq!(Token::parse(&token.text().to_lowercase()), Ok(token));
        }
    }

    #[test]
    fn german_and_english_names() {
        for (text, canonical) in [
            ("Gelb 12", "Y12"),
            ("GE12", "Y12"),
            ("gr 3", "G3"),
            ("Grün 3", "G3"),
            ("schwarz-1", "K1"),
            ("Black 14", "K14"),
            ("Meerjungfrau", "MER"),
            ("Scary Mary als Pirat", "SM+"),
            ("sm \u{2212}", "SM-"),
            ("Rosie D'Laney", "ROS"),
        ] {
            assert_eq!(
                Token::parse(text).map(Token::text).as_deref(),
                Ok(canonical),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_card_says_where() {
        for (text, code, position) in [
            ("", "notation/empty", 0),
            ("R15", "notation/number", 1),
            ("R0", "notation/number", 1),
            ("R05", "notation/number", 1),
            ("  Q5", "notation/card", 2),
            ("R", "notation/number", 1),
            ("R5x", "notation/number", 1),
        ] {
            let error = Token::parse(text).expect_err(text);
            assert_eq!((error.code, error.position), (code, position), "{text}");
        }
    }
}

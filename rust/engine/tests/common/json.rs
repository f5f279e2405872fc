//! As much JSON as the case files need, since the engine has no dependencies.

use std::collections::BTreeMap;
use std::fmt;

#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    Null,
    Bool(bool),
    Int(i64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// Reads a file; it is one of ours, so what is wrong with it may panic.
    pub fn parse(text: &str) -> Json {
        let mut reader = Reader {
            bytes: text.as_bytes(),
            at: 0,
        };
        let value = reader.value();
        reader.space();
        assert_eq!(reader.at, text.len(), "something follows the value");
        value
    }

    /// A field of an object, if it is there.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.get(name),
            _ => None,
        }
    }

    pub fn list(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            other => panic!("a list is expected, not {other:?}"),
        }
    }

    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) => text,
            other => panic!("a text is expected, not {other:?}"),
        }
    }

    pub fn int(&self) -> i64 {
        match self {
            Json::Int(number) => *number,
            other => panic!("a number is expected, not {other:?}"),
        }
    }

    pub fn byte(&self) -> u8 {
        u8::try_from(self.int()).expect("a small number")
    }

    pub fn texts(&self) -> Vec<&str> {
        self.list().iter().map(Json::text).collect()
    }
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |items: Vec<String>| items.join(", ");
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(value) => write!(f, "{value}"),
            Json::Int(number) => write!(f, "{number}"),
            Json::Text(text) => write!(f, "{text:?}"),
            Json::List(items) => write!(
                f,
                "[{}]",
                joined(items.iter().map(Json::to_string).collect())
            ),
            Json::Object(fields) => {
                let fields = fields.iter().map(|(k, v)| format!("{k:?}: {v}"));
                write!(f, "{{{}}}", joined(fields.collect()))
            }
        }
    }
}

impl From<i64> for Json {
    fn from(number: i64) -> Json {
        Json::Int(number)
    }
}

impl From<u8> for Json {
    fn from(number: u8) -> Json {
        Json::Int(number.into())
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        Json::Text(text.to_owned())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Json {
        Json::Text(text)
    }
}

impl<T: Into<Json>> From<Option<T>> for Json {
    fn from(value: Option<T>) -> Json {
        value.map_or(Json::Null, Into::into)
    }
}

impl<T: Into<Json>> From<Vec<T>> for Json {
    fn from(items: Vec<T>) -> Json {
        Json::List(items.into_iter().map(Into::into).collect())
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Json {
        Json::Bool(value)
    }
}

/// An object from its fields.
pub fn object<const N: usize>(fields: [(&str, Json); N]) -> Json {
    Json::Object(fields.map(|(k, v)| (k.to_owned(), v)).into())
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn space(&mut self) {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn take(&mut self, byte: u8) -> bool {
        self.space();
        let found = self.bytes.get(self.at) == Some(&byte);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, byte: u8) {
        assert!(
            self.take(byte),
            "{:?} is missing at {}",
            byte as char,
            self.at
        );
    }

    fn value(&mut self) -> Json {
        self.space();
        match self.bytes[self.at] {
            b'{' => self.object(),
            b'[' => self.array(),
            b'"' => Json::Text(self.string()),
            b'n' => self.word("null", Json::Null),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            _ => self.number(),
        }
    }

    fn word(&mut self, word: &str, value: Json) -> Json {
        assert!(self.bytes[self.at..].starts_with(word.as_bytes()));
        self.at += word.len();
        value
    }

    fn number(&mut self) -> Json {
        let start = self.at;
        while self
            .bytes
            .get(self.at)
            .is_some_and(|b| b.is_ascii_digit() || *b == b'-')
        {
            self.at += 1;
        }
        let text = std::str::from_utf8(&self.bytes[start..self.at]).expect("digits");
        Json::Int(text.parse().expect("a whole number"))
    }

    fn array(&mut self) -> Json {
        self.expect(b'[');
        let mut items = Vec::new();
        if self.take(b']') {
            return Json::List(items);
        }
        loop {
            items.push(self.value());
            if !self.take(b',') {
                self.expect(b']');
                return Json::List(items);
            }
        }
    }

    fn object(&mut self) -> Json {
        self.expect(b'{');
        let mut fields = BTreeMap::new();
        if self.take(b'}') {
            return Json::Object(fields);
        }
        loop {
            self.space();
            let name = self.string();
            self.expect(b':');
            fields.insert(name, self.value());
            if !self.take(b',') {
                self.expect(b'}');
                return Json::Object(fields);
            }
        }
    }

    fn string(&mut self) -> String {
        self.expect(b'"');
        let mut text = Vec::new();
        loop {
            let byte = self.bytes[self.at];
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(text).expect("UTF-8"),
                b'\\' => {
                    let escape = self.bytes[self.at];
                    self.at += 1;
                    match escape {
                        b'n' => text.push(b'\n'),
                        b't' => text.push(b'\t'),
                        b'u' => {
                            let digits = std::str::from_utf8(&self.bytes[self.at..self.at + 4]);
                            let code = u32::from_str_radix(digits.expect("digits"), 16);
                            self.at += 4;
                            let c = char::from_u32(code.expect("a number")).expect("a character");
                            text.extend(c.to_string().bytes());
                        }
                        other => text.push(other),
                    }
                }
                other => text.push(other),
            }
        }
    }
}

//! Writing JSON: the little that answers need.

/// JSON text under construction; commas come by themselves.
#[derive(Default)]
pub struct Json {
    text: String,
}

impl Json {
    /// The text.
    pub fn finish(self) -> String {
        self.text
    }

    fn comma(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with(['{', '[', ':']) {
            self.text.push(',');
        }
    }

    /// `{…}`.
    pub fn object(&mut self, inside: impl FnOnce(&mut Json)) {
        self.comma();
        self.text.push('{');
        inside(self);
        self.text.push('}');
    }

    /// `[…]` of each item.
    pub fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut each: impl FnMut(&mut Json, T),
    ) {
        self.comma();
        self.text.push('[');
        for item in items {
            each(self, item);
        }
        self.text.push(']');
    }

    /// The name of the next value of an object.
    pub fn key(&mut self, name: &str) -> &mut Json {
        self.text(name);
        self.text.push(':');
        self
    }

    /// A number.
    pub fn number(&mut self, number: impl Into<i64>) {
        self.comma();
        let number: i64 = number.into();
        self.text.push_str(&number.to_string());
    }

    /// A number, or null.
    pub fn maybe(&mut self, number: Option<impl Into<i64>>) {
        match number {
            Some(number) => self.number(number),
            None => self.null(),
        }
    }

    /// null.
    pub fn null(&mut self) {
        self.comma();
        self.text.push_str("null");
    }

    /// true or false.
    pub fn flag(&mut self, on: bool) {
        self.comma();
        self.text.push_str(if on { "true" } else { "false" });
    }

    /// A text.
    pub fn text(&mut self, text: &str) {
        self.comma();
        self.text.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => {
                    self.text.push('\\');
                    self.text.push(c);
                }
                c if c < ' ' => self.text.push('?'),
                c => self.text.push(c),
            }
        }
        self.text.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::Json;

    #[test]
    fn commas_and_quotes() {
        let mut json = Json::default();
        json.object(|j| {
            j.key("a\"b").number(1);
            j.key("l").list([1, 2], |j, n| j.list(0..n, Json::number));
            j.key("n").null();
        });
        assert_eq!(json.finish(), r#"{"a\"b":1,"l":[[0],[0,1]],"n":null}"#);
    }
}

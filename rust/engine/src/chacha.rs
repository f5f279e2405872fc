//! The ChaCha20 block function of RFC 8439, the generator under the shuffle `sk1`.

/// Blocks computed side by side; the compiler turns the lanes into vector instructions.
const LANES: usize = 4;

/// Key and nonce; counts blocks from 0.
pub struct ChaCha20 {
    state: [u32; 16],
    words: [u32; 16 * LANES],
    next: usize,
}

type Lanes = [u32; LANES];

// Written as loops over lanes, which the compiler turns into vector instructions.

fn add(a: Lanes, b: Lanes) -> Lanes {
    std::array::from_fn(|lane| a[lane].wrapping_add(b[lane]))
}

fn xor_rotate<const BITS: u32>(a: Lanes, b: Lanes) -> Lanes {
    std::array::from_fn(|lane| (a[lane] ^ b[lane]).rotate_left(BITS))
}

#[inline(always)]
fn quarter_round(s: &mut [Lanes; 16], a: usize, b: usize, c: usize, d: usize) {
    s[a] = add(s[a], s[b]);
    s[d] = xor_rotate::<16>(s[d], s[a]);
    s[c] = add(s[c], s[d]);
    s[b] = xor_rotate::<12>(s[b], s[c]);
    s[a] = add(s[a], s[b]);
    s[d] = xor_rotate::<8>(s[d], s[a]);
    s[c] = add(s[c], s[d]);
    s[b] = xor_rotate::<7>(s[b], s[c]);
}

impl ChaCha20 {
    /// A key stream.
    #[must_use]
    pub fn new(key: &[u8; 32], nonce: &[u8; 12]) -> ChaCha20 {
        let word = |bytes: &[u8], i: usize| {
            u32::from_le_bytes([
                bytes[4 * i],
                bytes[4 * i + 1],
                bytes[4 * i + 2],
                bytes[4 * i + 3],
            ])
        };
        let mut state = [0; 16];
        state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for i in 0..8 {
            state[4 + i] = word(key, i);
        }
        for i in 0..3 {
            state[13 + i] = word(nonce, i);
        }
        ChaCha20 {
            state,
            words: [0; 16 * LANES],
            next: 16 * LANES,
        }
    }

    fn refill(&mut self) {
        let mut start = [[0; LANES]; 16];
        for (lanes, word) in start.iter_mut().zip(self.state) {
            *lanes = [word; LANES];
        }
        for (i, counter) in start[12].iter_mut().enumerate() {
            *counter = counter.wrapping_add(i as u32);
        }
        let mut s = start;
        for _ in 0..10 {
            quarter_round(&mut s, 0, 4, 8, 12);
            quarter_round(&mut s, 1, 5, 9, 13);
            quarter_round(&mut s, 2, 6, 10, 14);
            quarter_round(&mut s, 3, 7, 11, 15);
            quarter_round(&mut s, 0, 5, 10, 15);
            quarter_round(&mut s, 1, 6, 11, 12);
            quarter_round(&mut s, 2, 7, 8, 13);
            quarter_round(&mut s, 3, 4, 9, 14);
        }
        for (i, (row, start)) in s.into_iter().zip(start).enumerate() {
            for (lane, word) in add(row, start).into_iter().enumerate() {
                self.words[16 * lane + i] = word;
            }
        }
        self.state[12] = self.state[12].wrapping_add(LANES as u32);
        self.next = 0;
    }

    /// The next little-endian word of the key stream.
    pub fn next_word(&mut self) -> u32 {
        if self.next == self.words.len() {
            self.refill();
        }
        let word = self.words[self.next];
        self.next += 1;
        word
    }

    /// A number below `n` (at least 1): words at or above the largest multiple of `n` are skipped.
    pub fn below(&mut self, n: u32) -> u32 {
        loop {
            let word = self.next_word();
            // The largest multiple of n lies above 2^32 - n, so that most words need no division for this.
            let kept = word < n.wrapping_neg() || word <= u32::MAX - n.wrapping_neg() % n;
            if kept {
                return word % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, 2.3.2 has counter 1, which is the second block here.
    #[test]
    fn rfc_8439_block() {
        let key: [u8; 32] = core::array::from_fn(|i| i as u8);
        let nonce = [0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0];
        let mut stream = ChaCha20::new(&key, &nonce);
        let words: Vec<u32> = (0..32).map(|_| stream.next_word()).collect();
        assert_eq!(
            words[16..20],
            [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]
        );
        assert_eq!(
            words[28..],
            [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]
        );
    }
}

//! The ChaCha20 block function of RFC 8439, the generator under the shuffle `sk1`.

/// Words in a block.
const BLOCK: usize = 16;
/// Blocks computed side by side: a deal needs five, and eight fill a vector register of a processor
/// with AVX2.
const LANES: usize = 8;

/// One word of every block.
type Lanes = [u32; LANES];

/// Key and nonce; counts blocks from 0.
pub struct ChaCha20 {
    state: [u32; BLOCK],
    /// The words of the blocks, `rows[word][block]`.
    rows: [Lanes; BLOCK],
    /// Words that were handed out, block by block.
    next: usize,
}

// One loop for each operation over all lanes: compilers make vector instructions of these.

#[inline(always)]
fn add(a: &mut Lanes, b: &Lanes) {
    for lane in 0..LANES {
        a[lane] = a[lane].wrapping_add(b[lane]);
    }
}

#[inline(always)]
fn xor_rotate<const LEFT: u32>(a: &mut Lanes, b: &Lanes) {
    for lane in 0..LANES {
        let word = a[lane] ^ b[lane];
        a[lane] = word.rotate_left(LEFT);
    }
}

#[inline(always)]
fn quarter_round(a: &mut Lanes, b: &mut Lanes, c: &mut Lanes, d: &mut Lanes) {
    add(a, b);
    xor_rotate::<16>(d, a);
    add(c, d);
    xor_rotate::<12>(b, c);
    add(a, b);
    xor_rotate::<8>(d, a);
    add(c, d);
    xor_rotate::<7>(b, c);
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
        let mut state = [0; BLOCK];
        state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        for i in 0..8 {
            state[4 + i] = word(key, i);
        }
        for i in 0..3 {
            state[13 + i] = word(nonce, i);
        }
        ChaCha20 {
            state,
            rows: [[0; LANES]; BLOCK],
            next: LANES * BLOCK,
        }
    }

    #[inline(never)]
    fn refill(&mut self) {
        let mut start = self.state.map(|word| [word; LANES]);
        for (i, counter) in start[12].iter_mut().enumerate() {
            *counter = counter.wrapping_add(i as u32);
        }
        let mut rows = start;
        let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = &mut rows;
        for _ in 0..10 {
            quarter_round(a, e, i, m);
            quarter_round(b, f, j, n);
            quarter_round(c, g, k, o);
            quarter_round(d, h, l, p);
            quarter_round(a, f, k, p);
            quarter_round(b, g, l, m);
            quarter_round(c, h, i, n);
            quarter_round(d, e, j, o);
        }
        for (row, start) in rows.iter_mut().zip(&start) {
            add(row, start);
        }
        self.rows = rows;
        self.state[12] = self.state[12].wrapping_add(LANES as u32);
        self.next = 0;
    }

    /// The next little-endian word of the key stream.
    pub fn next_word(&mut self) -> u32 {
        if self.next == LANES * BLOCK {
            self.refill();
        }
        let word = self.rows[self.next % BLOCK][self.next / BLOCK % LANES];
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
                return remainder(word, n);
            }
        }
    }
}

/// 2^64 / n, rounded up, for every n that a shuffle asks for.
const RECIPROCALS: [u64; crate::MAX_DECK + 1] = {
    let mut table = [0; crate::MAX_DECK + 1];
    let mut n = 1;
    while n < table.len() {
        table[n] = (u64::MAX / n as u64).wrapping_add(1);
        n += 1;
    }
    table
};

/// `word % n` by two multiplications (Lemire, Kaser, Kurz 2019), which are faster than a division.
fn remainder(word: u32, n: u32) -> u32 {
    match RECIPROCALS.get(n as usize) {
        Some(reciprocal) => {
            let fraction = reciprocal.wrapping_mul(u64::from(word));
            ((u128::from(fraction) * u128::from(n)) >> 64) as u32
        }
        None => word % n,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_remainder_needs_no_division() {
        let mut words: Vec<u32> = (0..5000)
            .map(|i: u32| i.wrapping_mul(0x9E37_79B9))
            .collect();
        for n in 1..=100_u32 {
            words.extend([n, n - 1, n.wrapping_neg(), n.wrapping_neg() - 1, u32::MAX]);
            for &word in &words {
                assert_eq!(remainder(word, n), word % n, "{word} % {n}");
            }
        }
    }

    /// RFC 8439, 2.3.2 has counter 1, which is the second block here.
    #[test]
    fn rfc_8439_block() {
        let key: [u8; 32] = core::array::from_fn(|i| i as u8);
        let nonce = [0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0];
        let mut stream = ChaCha20::new(&key, &nonce);
        let words: Vec<u32> = (0..160).map(|_| stream.next_word()).collect();
        assert_eq!(
            words[16..20],
            [0xe4e7_f110, 0x1559_3bd1, 0x1fdd_0f50, 0xc471_20a3]
        );
        assert_eq!(
            words[28..32],
            [0xd19c_12b5, 0xb94e_16de, 0xe883_d0cb, 0x4e3c_50a2]
        );
    }
}

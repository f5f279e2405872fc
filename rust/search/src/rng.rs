//! SplitMix64 (Steele, Lea, Flood 2014): choices of bots. Deals have their own generator, so that a
//! bot's choices never shift them.

/// A reproducible stream of numbers.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The stream of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number below `n`. The bias of the multiplication is below n / 2^32, far under what any
    /// simulation could see.
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// A number in 0..1, in steps of 2^-24.
    pub fn unit(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 / 16_777_216.0
    }

    /// True in `share` of all cases.
    pub fn chance(&mut self, share: f32) -> bool {
        self.unit() < share
    }

    /// A number of the Gumbel distribution: the largest of values with such noise is chosen with the
    /// probabilities of a softmax.
    pub fn gumbel(&mut self) -> f32 {
        let u = (self.unit() + 0.5 / 16_777_216.0).clamp(1e-7, 1.0 - 1e-7);
        -(-u.ln()).ln()
    }
}

//! A small net: sparse 0/1 inputs, two hidden layers, and three heads: how far the tricks at the end
//! of the round are from the bid, the bonus if the bid is met, the others' points.
//!
//! All sums run in a fixed order, so equal inputs give equal bits on every machine.

use crate::features::Features;
use crate::numeric::softmax;
use crate::rng::Rng;

/// Units of the first hidden layer.
pub const H1: usize = 128;
/// Units of the second hidden layer.
pub const H2: usize = 32;
/// Outputs: nine deviations (-4..4), bonus, others' points, one spare.
pub const OUT: usize = 12;
/// Classes of deviation.
pub const DEVIATIONS: usize = 9;
/// The class of a bid that is met.
pub const EXACT: usize = 4;
/// One unit of the bonus head in points.
pub const BONUS_UNIT: f32 = 50.0;
/// One unit of the others' head in points.
pub const OTHERS_UNIT: f32 = 100.0;

/// A row of numbers that begins with a cache line: a vector of sixteen never lies across two.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(align(64))]
struct Row<const N: usize>([f32; N]);

/// The weights. All rows are boxed, because a net may lie in an object of Python, whose memory is aligned
/// to sixteen bytes and no more.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    w1: Vec<Row<H1>>,
    b1: Box<Row<H1>>,
    w2: Box<[Row<H2>; H1]>,
    b2: Box<Row<H2>>,
    w3: Box<[Row<OUT>; H2]>,
    b3: Box<Row<OUT>>,
}

const _: () = assert!(align_of::<Net>() <= 16);

/// The first layer's sums for one feature set, from which those of a similar set follow.
#[derive(Clone)]
pub struct Sums {
    features: Features,
    sums: Row<H1>,
}

/// What the net says.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// Probabilities of the deviations -4..4.
    pub deviation: [f32; DEVIATIONS],
    /// Bonus in points if the bid is met.
    pub bonus: f32,
    /// Others' points on average.
    pub others: f32,
}

/// What came of a position.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Deviation class, 0..9.
    pub deviation: usize,
    /// Bonus in points, if the bid was met.
    pub bonus: Option<f32>,
    /// Others' points on average.
    pub others: f32,
}

impl<const N: usize> Row<N> {
    const ZERO: Row<N> = Row([0.0; N]);

    fn spread(scale: f32, rng: &mut Rng) -> Row<N> {
        Row(std::array::from_fn(|_| (rng.unit() * 2.0 - 1.0) * scale))
    }
}

#[inline(always)]
fn add<const N: usize>(into: &mut Row<N>, row: &Row<N>) {
    for (sum, weight) in into.0.iter_mut().zip(&row.0) {
        *sum += weight;
    }
}

#[inline(always)]
fn add_times<const N: usize>(into: &mut Row<N>, row: &Row<N>, by: f32) {
    for (sum, weight) in into.0.iter_mut().zip(&row.0) {
        *sum += weight * by;
    }
}

/// Sum of products in four interleaved parts: one order for every machine, and room for vectors.
#[inline(always)]
fn dot<const N: usize>(a: &Row<N>, b: &Row<N>) -> f32 {
    let mut parts = [0.0f32; 4];
    for (x, y) in a.0.chunks_exact(4).zip(b.0.chunks_exact(4)) {
        for i in 0..4 {
            parts[i] += x[i] * y[i];
        }
    }
    (parts[0] + parts[1]) + (parts[2] + parts[3])
}

/// The units of a layer that are above zero, as bits.
struct Active([u64; 2]);

impl Active {
    /// Without a branch for each unit: half of them are above zero.
    #[inline(always)]
    fn of<const N: usize>(units: &Row<N>) -> Active {
        const { assert!(N <= 128, "one bit for each unit") };
        let above = units.0.map(|unit| u8::from(unit > 0.0));
        let mut words = [0; 2];
        for (i, &eight) in above.as_chunks().0.iter().enumerate() {
            // The product moves the lowest bit of each byte to the highest byte.
            let bits = u64::from_le_bytes(eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            words[i / 8] |= bits << (i % 8 * 8);
        }
        Active(words)
    }

    #[inline(always)]
    fn each(&self, mut act: impl FnMut(usize)) {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            while bits != 0 {
                act(word * 64 + bits.trailing_zeros() as usize);
                bits &= bits - 1;
            }
        }
    }
}

impl Net {
    /// Fresh weights for so many inputs.
    #[must_use]
    pub fn fresh(inputs: usize, rng: &mut Rng) -> Net {
        Net {
            w1: (0..inputs).map(|_| Row::spread(0.15, rng)).collect(),
            b1: Box::new(Row::ZERO),
            w2: Box::new(std::array::from_fn(|_| Row::spread(0.15, rng))),
            b2: Box::new(Row::ZERO),
            w3: Box::new(std::array::from_fn(|_| Row::spread(0.2, rng))),
            b3: Box::new(Row::ZERO),
        }
    }

    /// Number of inputs.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.w1.len()
    }

    /// Number of weights for so many inputs.
    #[must_use]
    pub fn size(inputs: usize) -> usize {
        inputs * H1 + H1 + H1 * H2 + H2 + H2 * OUT + OUT
    }

    /// All weights in a fixed order.
    pub fn values(&self) -> impl Iterator<Item = f32> {
        let first = self.w1.iter().chain([&*self.b1]).flat_map(|row| row.0);
        let second = self.w2.iter().chain([&*self.b2]).flat_map(|row| row.0);
        let third = self.w3.iter().chain([&*self.b3]).flat_map(|row| row.0);
        first.chain(second).chain(third)
    }

    /// From the numbers that [`Net::values`] gives; `None` if they are too few or not finite.
    pub fn from_values(inputs: usize, values: &mut impl Iterator<Item = f32>) -> Option<Net> {
        let mut net = Net {
            w1: vec![Row::ZERO; inputs],
            b1: Box::new(Row::ZERO),
            w2: Box::new([Row::ZERO; H1]),
            b2: Box::new(Row::ZERO),
            w3: Box::new([Row::ZERO; H2]),
            b3: Box::new(Row::ZERO),
        };
        for slot in net.slots() {
            *slot = values.next().filter(|value| value.is_finite())?;
        }
        Some(net)
    }

    fn slots(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.w1.iter_mut().chain([&mut *self.b1]);
        let second = self.w2.iter_mut().chain([&mut *self.b2]);
        let third = self.w3.iter_mut().chain([&mut *self.b3]);
        let first = first.flat_map(|row| &mut row.0);
        let second = second.flat_map(|row| &mut row.0);
        let third = third.flat_map(|row| &mut row.0);
        first.chain(second).chain(third)
    }

    /// Becomes the mean of several nets of one size.
    pub fn average(nets: &[&Net]) -> Option<Net> {
        let mut mean = (*nets.first()?).clone();
        let share = 1.0 / nets.len() as f32;
        for other in &nets[1..] {
            for (slot, value) in mean.slots().zip(other.values()) {
                *slot += value;
            }
        }
        mean.slots().for_each(|slot| *slot *= share);
        Some(mean)
    }

    /// The first layer's sums.
    #[must_use]
    pub fn sums(&self, features: &Features) -> Sums {
        let mut sums = *self.b1;
        for feature in features.iter() {
            if let Some(row) = self.w1.get(feature) {
                add(&mut sums, row);
            }
        }
        Sums {
            features: *features,
            sums,
        }
    }

    /// The first layer's sums, starting from those of a similar set.
    #[must_use]
    pub fn sums_from(&self, base: &Sums, features: &Features) -> Sums {
        let mut changes = Features::NONE;
        for (i, word) in changes.0.iter_mut().enumerate() {
            *word = base.features.0[i] ^ features.0[i];
        }
        if changes.len() >= features.len() {
            return self.sums(features);
        }
        let mut sums = base.sums;
        for feature in changes.iter() {
            let there = features.0[feature / 64] >> (feature % 64) & 1 == 1;
            if let Some(row) = self.w1.get(feature) {
                add_times(&mut sums, row, if there { 1.0 } else { -1.0 });
            }
        }
        Sums {
            features: *features,
            sums,
        }
    }

    fn layers(&self, sums: &Sums) -> (Row<H2>, Row<OUT>) {
        let mut second = *self.b2;
        // What is above zero is what the first layer hands on.
        Active::of(&sums.sums).each(|i| add_times(&mut second, &self.w2[i], sums.sums.0[i]));
        let second = Row(second.0.map(|sum| sum.max(0.0)));
        let mut out = *self.b3;
        for (&unit, row) in second.0.iter().zip(self.w3.iter()) {
            add_times(&mut out, row, unit);
        }
        (second, out)
    }

    /// The answer, when only deviations `low..=high` (classes) are possible.
    #[must_use]
    pub fn answer(&self, sums: &Sums, possible: (usize, usize)) -> Answer {
        let (_, out) = self.layers(sums);
        answer(&out.0, possible)
    }

    /// One step of gradient descent towards a target; the loss before it.
    pub fn learn(
        &mut self,
        features: &Features,
        possible: (usize, usize),
        target: &Target,
        rate: f32,
    ) -> f32 {
        let sums = self.sums(features);
        let (second, out) = self.layers(&sums);
        let out = out.0;
        let said = answer(&out, possible);
        let mut slope = [0.0; OUT];
        for (class, (slope, share)) in slope.iter_mut().zip(&said.deviation).enumerate() {
            *slope = share - f32::from(u8::from(class == target.deviation));
        }
        if let Some(bonus) = target.bonus {
            slope[DEVIATIONS] = (out[DEVIATIONS] - bonus / BONUS_UNIT).clamp(-2.0, 2.0);
        }
        let others = out[DEVIATIONS + 1] - target.others / OTHERS_UNIT;
        slope[DEVIATIONS + 1] = 0.5 * others.clamp(-2.0, 2.0);

        let slope = Row(slope);
        let back2 = step_back(&mut self.w3, &second, &slope, rate);
        add_times(&mut self.b3, &slope, -rate);
        let back1 = step_back(&mut self.w2, &sums.sums, &back2, rate);
        add_times(&mut self.b2, &back2, -rate);
        for feature in features.iter() {
            if let Some(row) = self.w1.get_mut(feature) {
                add_times(row, &back1, -rate);
            }
        }
        add_times(&mut self.b1, &back1, -rate);
        -(said.deviation[target.deviation.min(DEVIATIONS - 1)].max(1e-6)).ln()
    }
}

/// One step down the slope for the rows of a layer, and the slope of the layer below. A function of its
/// own, because inlined the compiler takes the slope apart into single numbers.
#[inline(never)]
fn step_back<const IN: usize, const N: usize>(
    rows: &mut [Row<N>; IN],
    units: &Row<IN>,
    slope: &Row<N>,
    rate: f32,
) -> Row<IN> {
    let mut below = Row::ZERO;
    Active::of(units).each(|i| {
        let row = &mut rows[i];
        below.0[i] = dot(row, slope);
        add_times(row, slope, -rate * units.0[i]);
    });
    below
}

fn answer(out: &[f32; OUT], possible: (usize, usize)) -> Answer {
    let logits: [f32; DEVIATIONS] = std::array::from_fn(|i| out[i]);
    Answer {
        deviation: softmax(&logits, |i| possible.0 <= i && i <= possible.1),
        bonus: out[DEVIATIONS] * BONUS_UNIT,
        others: out[DEVIATIONS + 1] * OTHERS_UNIT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn features(numbers: &[usize]) -> Features {
        let mut set = Features::NONE;
        for &n in numbers {
            set.0[n / 64] |= 1 << (n % 64);
        }
        set
    }

    #[test]
    fn learns_a_small_function() {
        let mut rng = Rng::new(1);
        let mut net = Net::fresh(64, &mut rng);
        for _ in 0..4000 {
            let n = rng.below(4) as usize;
            let target = Target {
                deviation: 3 + n,
                bonus: Some(20.0 * n as f32),
                others: 50.0 - 10.0 * n as f32,
            };
            net.learn(&features(&[n, 10 + n, 30]), (0, 8), &target, 0.02);
        }
        for n in 0..4 {
            let said = net.answer(&net.sums(&features(&[n, 10 + n, 30])), (0, 8));
            assert!(said.deviation[3 + n] > 0.9, "{n}: {said:?}");
            assert!((said.bonus - 20.0 * n as f32).abs() < 4.0, "{n}: {said:?}");
            assert!((said.others - 50.0 + 10.0 * n as f32).abs() < 8.0);
        }
    }

    #[test]
    fn sums_of_similar_sets_agree() {
        let net = Net::fresh(200, &mut Rng::new(2));
        let (a, b) = (features(&[1, 5, 64, 130]), features(&[1, 6, 64, 131]));
        let (direct, stepped) = (net.sums(&b), net.sums_from(&net.sums(&a), &b));
        for (x, y) in direct.sums.0.iter().zip(stepped.sums.0) {
            assert!((x - y).abs() < 1e-5);
        }
    }

    #[test]
    fn weights_survive_a_round_trip() {
        let net = Net::fresh(70, &mut Rng::new(3));
        let values: Vec<f32> = net.values().collect();
        assert_eq!(values.len(), Net::size(70));
        assert_eq!(Net::from_values(70, &mut values.iter().copied()), Some(net));
        assert_eq!(Net::from_values(70, &mut values[1..].iter().copied()), None);
    }
}

//! Small numeric helpers: the same on every machine, so that equal seeds give equal choices.

/// e^x by a polynomial, to about one part in a million; the same bits everywhere, which `f32::exp` of
/// different systems is not.
#[must_use]
pub fn exp(x: f32) -> f32 {
    let scaled = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = (scaled + 0.5).floor();
    let part = scaled - whole;
    let power = 1.0
        + part
            * (std::f32::consts::LN_2
                + part
                    * (0.240_226_5
                        + part * (0.055_504_1 + part * (0.009_618_1 + part * 0.001_339_1))));
    // 2^whole: added to 2^23, a whole number lies in the lowest bits.
    f32::from_bits((whole + (8_388_608.0 + 127.0)).to_bits() << 23) * power
}

/// Turns logits into probabilities; places with `allowed` false get none.
pub fn softmax<const N: usize>(logits: &[f32; N], allowed: impl Fn(usize) -> bool) -> [f32; N] {
    // Without branches, so that vectors can do it: what is impossible comes out as nothing.
    let allowed: [bool; N] = std::array::from_fn(allowed);
    let mut top = f32::MIN;
    for (&logit, &allowed) in logits.iter().zip(&allowed) {
        top = if allowed && logit > top { logit } else { top };
    }
    let mut shares = [0.0; N];
    for (i, share) in shares.iter_mut().enumerate() {
        let power = exp(logits[i] - top);
        *share = if allowed[i] { power } else { 0.0 };
    }
    let sum: f32 = shares.iter().sum();
    if sum > 0.0 {
        shares.iter_mut().for_each(|share| *share /= sum);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close() {
        for i in -400..=400 {
            let x = i as f32 / 20.0;
            let error = (exp(x) / x.exp() - 1.0).abs();
            assert!(error < 4e-6, "exp({x}) is off by {error}");
        }
    }

    #[test]
    fn softmax_leaves_out_what_is_impossible() {
        let shares = softmax(&[1.0, 50.0, 1.0], |i| i != 1);
        assert_eq!(shares, [0.5, 0.0, 0.5]);
    }
}

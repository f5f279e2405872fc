//! What the captain expects of each action.

use pyo3::prelude::*;
use search::advice::Advice;
use search::rng::Rng;
use search::weights;

use crate::view::View;
use crate::{actions, bots};

/// Action, points, probability that the bid is met, probability that a play takes its trick.
type Row<'py> = (Bound<'py, PyAny>, f32, f32, Option<f32>);

/// Rates all legal actions of a view's seat, the best first.
#[pyfunction]
#[pyo3(signature = (view, seed = 0))]
pub fn advise<'py>(py: Python<'py>, view: &Bound<'py, View>, seed: u64) -> PyResult<Vec<Row<'py>>> {
    let view = &view.get().view;
    let rules = view.round().rules();
    let Some(weights) = weights::fitting(rules) else {
        return Err(bots::weights_error(py, "weights/missing", "captain"));
    };
    let all: Vec<Advice> = py.detach(|| match view.seat {
        Some(seat) if view.phase != engine::game::Phase::Over => {
            search::advice::advise(&weights.brain, view.round(), seat, &mut Rng::new(seed))
        }
        _ => Vec::new(),
    });
    all.into_iter()
        .map(|a| {
            let action = actions::action_object(py, a.action, rules)?;
            Ok((action, a.points, a.exact, a.takes))
        })
        .collect()
}

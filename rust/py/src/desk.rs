//! The desk: questions as text, answers as JSON; the score block asks it.

use pyo3::prelude::*;

#[pyfunction]
pub fn desk(py: Python<'_>, question: &str) -> String {
    py.detach(|| ::desk::answer(question))
}

//! Python binding of the rules engine. It converts and forwards; a rule decided here is a bug.
//!
//! What Python sees is described in `src/skullking/_core.pyi`.

#![deny(missing_docs)]

mod actions;
mod advice;
mod bots;
mod desk;
mod errors;
mod events;
mod functions;
mod game;
mod python;
mod rules;
mod training;
mod view;

use pyo3::prelude::*;

#[pymodule(gil_used = false)]
fn _core(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<actions::Card>()?;
    module.add_class::<actions::Play>()?;
    module.add_class::<actions::Bid>()?;
    module.add_class::<actions::ChooseLeader>()?;
    module.add_class::<actions::Swap>()?;
    module.add_class::<actions::Bet>()?;
    module.add_class::<actions::ChangeBid>()?;
    module.add_class::<actions::Load>()?;
    module.add_class::<rules::Rules>()?;
    module.add_class::<view::View>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<bots::NativeBot>()?;
    module.add_class::<training::Trainer>()?;
    module.add_function(wrap_pyfunction!(functions::legal_plays, module)?)?;
    module.add_function(wrap_pyfunction!(functions::led_suit, module)?)?;
    module.add_function(wrap_pyfunction!(functions::resolve_trick, module)?)?;
    module.add_function(wrap_pyfunction!(functions::score_round, module)?)?;
    module.add_function(wrap_pyfunction!(functions::ranking, module)?)?;
    module.add_function(wrap_pyfunction!(functions::deal, module)?)?;
    module.add_function(wrap_pyfunction!(functions::seed_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(functions::commitment, module)?)?;
    module.add_function(wrap_pyfunction!(bots::simulate, module)?)?;
    module.add_function(wrap_pyfunction!(bots::install_weights, module)?)?;
    module.add_function(wrap_pyfunction!(bots::keep_weights, module)?)?;
    module.add_function(wrap_pyfunction!(bots::encoder_version, module)?)?;
    module.add_function(wrap_pyfunction!(advice::advise, module)?)?;
    module.add_function(wrap_pyfunction!(bots::duel, module)?)?;
    module.add_function(wrap_pyfunction!(bots::mixed_tables, module)?)?;
    module.add_function(wrap_pyfunction!(bots::decision_times, module)?)?;
    module.add_function(wrap_pyfunction!(crate::desk::desk, module)?)?;
    Ok(())
}

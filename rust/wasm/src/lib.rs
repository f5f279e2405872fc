//! The engine for browsers. Three C functions around [`desk::answer`]; no rules of its own.
//!
//! The caller asks for room with [`sk_request`], writes the question there as UTF-8, calls [`sk_answer`] and
//! reads as many bytes at [`sk_answer_at`]. Addresses are good until the next call.

#![allow(
    unsafe_code,
    reason = "an exported name is an unsafe attribute; there is no other unsafe code here"
)]

use std::sync::Mutex;

static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<String> = Mutex::new(String::new());

/// Makes room for a question of so many bytes and says where.
#[unsafe(no_mangle)]
pub extern "C" fn sk_request(len: usize) -> *mut u8 {
    QUESTION
        .lock()
        .map_or(std::ptr::null_mut(), |mut question| {
            question.clear();
            question.resize(len, 0);
            question.as_mut_ptr()
        })
}

/// Answers the question and says how long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn sk_answer() -> usize {
    let (Ok(question), Ok(mut answer)) = (QUESTION.lock(), ANSWER.lock()) else {
        return 0;
    };
    *answer = desk::answer(std::str::from_utf8(&question).unwrap_or_default());
    answer.len()
}

/// Where the answer stands.
#[unsafe(no_mangle)]
pub extern "C" fn sk_answer_at() -> *const u8 {
    ANSWER
        .lock()
        .map_or(std::ptr::null(), |answer| answer.as_ptr())
}

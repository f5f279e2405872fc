"""What all tests need of their process."""

import signal

# What is started in the background ignores Ctrl+C, and so would every program that is started by it.
signal.signal(signal.SIGINT, signal.default_int_handler)

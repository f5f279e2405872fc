"""Tests, the oracle they compare the engine with, and the runner of conformance files."""

"""Tests, the oracle they compare the engine with, and the runner of conformance files."""

PATIENCE = 600.0
"""Seconds after which a test that waits for something has failed: more than the busiest machine takes."""

"""Rules: an edition and its options."""

from __future__ import annotations

from skullking._core import Rules

__all__ = ["Rules"]

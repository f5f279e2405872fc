"""Draws figures with their confidence intervals as an SVG, in the colours of the web client."""

from __future__ import annotations

from html import escape
from math import ceil, floor, isfinite, log10
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

# web/src/tokens.css, the printed things: paper, ink, what is good and what is bad.
_PAPER, _EDGE, _LINE, _QUIET, _INK = "#f5e8cc", "#cdbd90", "#d8c491", "#5a5140", "#0d1822"
_GOOD, _BAD, _EVEN = "#0b5a3c", "#a12b10", "#8a6222"
_SANS = "'Barlow Semi Condensed', 'Arial Narrow', system-ui, sans-serif"
_TITLE = "Rakkas, Georgia, serif"

_ROW: Final = 28
_TOP: Final = 64
_PLOT: Final = 420
_LETTER: Final = 8.2


class Mark(NamedTuple):
    """A line of the picture: a figure, half the width of its interval (infinite: none is drawn), and their names."""

    label: str
    value: float
    interval: float
    figure: str

    @property
    def reach(self) -> float:
        """How far its bar goes to either side."""
        return self.interval if isfinite(self.interval) else 0.0


def forest(title: str, axis: str, marks: Sequence[Mark]) -> str:
    """Draw a forest plot: a point and a bar for each figure, and where zero is.

    Args:
        title: above it.
        axis: below it: what is measured.
        marks: from top to bottom, at least one.

    Returns:
        The SVG.

    Example:
        >>> svg = forest("Margins", "points a game", [Mark("captain", 77.3, 2.0, "+77.3 ± 2.0")])
        >>> svg.startswith("<svg"), "+77.3 ± 2.0" in svg
        (True, True)
    """
    left = 24 + round(_LETTER * max(len(mark.label) for mark in marks)) + 16
    right = 16 + round(_LETTER * max(len(mark.figure) for mark in marks)) + 24
    width, bottom = left + _PLOT + right, _TOP + _ROW * len(marks)
    low = min(0.0, *(mark.value - mark.reach for mark in marks))
    high = max(0.0, *(mark.value + mark.reach for mark in marks))
    step = _step((high - low) or 1.0)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)

    def x(value: float) -> float:
        return round(left + _PLOT * (value / step - first) / (last - first), 1)

    size, text = (
        f'width="{width}" height="{bottom + 58}"',
        f'font-size="13" fill="{_QUIET}" text-anchor="middle"',
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {bottom + 58}" {size} role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect x="0.5" y="0.5" width="{width - 1}" height="{bottom + 57}" rx="10" fill="{_PAPER}" stroke="{_EDGE}"/>',
        f'<text x="24" y="38" font-family="{_TITLE}" font-size="21" fill="{_INK}">{escape(title)}</text>',
        f'<g font-family="{_SANS}" font-size="15" fill="{_INK}">',
    ]
    for number in range(first, last + 1):
        at, colour, stroke = x(number * step), *((_LINE, 1) if number else (_INK, 1.5))
        lines += [
            f'<path d="M{at} {_TOP - 6}V{bottom}" stroke="{colour}" stroke-width="{stroke}"/>',
            f'<text x="{at}" y="{bottom + 18}" {text}>{_number(number * step)}</text>',
        ]
    lines.append(f'<text x="{left + _PLOT / 2}" y="{bottom + 42}" {text}>{escape(axis)}</text>')
    for row, mark in enumerate(marks):
        y = _TOP + _ROW * row + _ROW / 2
        colour = _GOOD if mark.value > mark.interval else _BAD if mark.value < -mark.interval else _EVEN
        low, high = mark.value - mark.reach, mark.value + mark.reach
        bar = f"M{x(low)} {y}H{x(high)}M{x(low)} {y - 5}v10M{x(high)} {y - 5}v10"
        lines += [
            f'<text x="24" y="{y + 5}">{escape(mark.label)}</text>',
            f'<path d="{bar}" stroke="{colour}" stroke-width="2" fill="none"/>',
            f'<circle cx="{x(mark.value)}" cy="{y}" r="4.5" fill="{colour}"/>',
            f'<text x="{width - 24}" y="{y + 5}" text-anchor="end" font-weight="600">{escape(mark.figure)}</text>',
        ]
    lines.append("</g></svg>\n")
    return "\n".join(lines)


def _step(span: float) -> float:
    """A round distance of the lines, so that four to ten of them fit."""
    unit = 10 ** floor(log10(span))
    return next(unit * part for part in (0.1, 0.2, 0.5, 1) if span / (unit * part) <= 8 or part == 1)


def _number(value: float) -> str:
    return f"{value:.6g}".replace("-", "−")

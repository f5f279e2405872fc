"""The sheet as PDF, in the look of the paper block: a narrow column for the bid beside the wide one for the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skullking.errors import RulesError
from skullking.text import text

if TYPE_CHECKING:
    from fpdf import FPDF

    from skullking.scoreblock.model import ScoreBlock

__all__ = ["to_pdf"]

_INK: Final = (13, 24, 34)
_QUIET: Final = (90, 81, 64)
_LINE: Final = (216, 196, 145)
_PAPER: Final = (255, 248, 230)
_GOOD: Final = (11, 90, 60)
_BAD: Final = (161, 43, 16)
_BID: Final = 7.0  # width of a bid column in mm
_NUMBER: Final = 9.0


def _plain(words: str) -> str:
    """The letters that the PDF's own fonts have; others become a question mark."""
    return words.replace("−", "-").encode("cp1252", "replace").decode("cp1252")


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)


def to_pdf(block: ScoreBlock, *, lang: str | None = None) -> bytes:
    """Draw the sheet.

    Args:
        block: the game.
        lang: `de` or `en`; None: the language of the locale.

    Returns:
        The bytes of the file, one page of A4 for up to 20 rounds.

    Raises:
        RulesError: `block/pdf` when fpdf2 (extra `pdf`) is not installed.
    """
    try:
        from fpdf import FPDF
    except ModuleNotFoundError:
        raise RulesError("block/pdf") from None
    wide = len(block.players) > 5
    pdf = FPDF(orientation="landscape" if wide else "portrait", format="A4")
    pdf.set_title(_plain(text("block-title", lang)))
    pdf.set_creator("skullking")
    pdf.set_auto_page_break(auto=True, margin=12)
    pdf.add_page()
    _head(pdf, block, lang)
    column = (pdf.epw - _NUMBER) / len(block.players)
    _names(pdf, block, column)
    _rounds(pdf, block, column, lang)
    return bytes(pdf.output())


def _head(pdf: FPDF, block: ScoreBlock, lang: str | None) -> None:
    pdf.set_text_color(*_INK)
    pdf.set_font("Times", "B", 26)
    pdf.cell(0, 12, _plain(text("block-title", lang)), new_x="LMARGIN", new_y="NEXT")
    pdf.set_font("Helvetica", "", 10)
    pdf.set_text_color(*_QUIET)
    pdf.cell(0, 6, _plain(f"{block.started[:10]}  ·  {block.rules}"), new_x="LMARGIN", new_y="NEXT")
    pdf.ln(3)


def _names(pdf: FPDF, block: ScoreBlock, column: float) -> None:
    totals = block.totals
    pdf.set_text_color(*_INK)
    pdf.set_draw_color(*_LINE)
    pdf.cell(_NUMBER, 8)
    pdf.set_font("Helvetica", "B", 11)
    for name in block.players:
        shown = _plain(name)
        while len(shown) > 2 and pdf.get_string_width(shown) > column - 2:
            shown = shown[:-1]
        pdf.cell(column, 8, shown, align="C", border="L")
    pdf.ln(8)
    pdf.cell(_NUMBER, 11)
    pdf.set_font("Helvetica", "B", 20)
    for total in totals:
        pdf.cell(column, 11, str(total), align="C", border="L")
    pdf.ln(11)
    pdf.set_draw_color(*_INK)
    pdf.set_line_width(0.9)
    pdf.line(pdf.l_margin, pdf.y, pdf.l_margin + pdf.epw, pdf.y)
    pdf.set_line_width(0.3)
    pdf.set_draw_color(*_LINE)


def _rounds(pdf: FPDF, block: ScoreBlock, column: float, lang: str | None) -> None:
    sheet = block.sheet()
    # as on paper there is a line for every round, whether it has been played or not
    rows = max(sheet.planned, len(sheet.rounds))
    height = min(13.0, (pdf.h - pdf.y - 20) / rows)
    for row in range(rows):
        top = pdf.y
        found = sheet.rounds[row] if row < len(sheet.rounds) else None
        pdf.set_xy(pdf.l_margin, top)
        pdf.set_font("Helvetica", "B", 11)
        pdf.set_text_color(*_QUIET)
        pdf.cell(_NUMBER, height, str(row + 1), align="C", border="B")
        for seat in range(len(block.players)):
            left = pdf.l_margin + _NUMBER + seat * column
            score = found.scores[seat] if found and found.booked else None
            bid = block.rounds[row].seats[seat].bid if found else None
            pdf.set_fill_color(*_PAPER)
            pdf.set_xy(left, top)
            pdf.set_text_color(*_INK)
            pdf.set_font("Helvetica", "B", 10)
            shown = score.bid if score else bid
            pdf.cell(_BID, height, "" if shown is None else str(shown), align="C", border="LRB", fill=True)
            pdf.cell(column - _BID, height, border="B")
            if score and found:
                pdf.set_xy(left + _BID, top + height * 0.08)
                pdf.set_text_color(*(_BAD if score.points < 0 else _GOOD))
                pdf.set_font("Helvetica", "B", 11)
                pdf.cell(column - _BID, height * 0.5, _signed(score.points), align="C")
                pdf.set_xy(left + _BID, top + height * 0.54)
                pdf.set_text_color(*_QUIET)
                pdf.set_font("Helvetica", "", 8)
                pdf.cell(column - _BID, height * 0.4, str(found.totals[seat]), align="C")
        pdf.set_xy(pdf.l_margin, top + height)
    pdf.ln(3)
    pdf.set_font("Helvetica", "", 8)
    pdf.set_text_color(*_QUIET)
    legend = f"{text('block-bid', lang)}  |  {text('block-total', lang)}"
    pdf.cell(0, 5, _plain(legend), new_x="LMARGIN", new_y="NEXT")

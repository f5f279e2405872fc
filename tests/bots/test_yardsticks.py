"""Public bots play as their descriptions say: the figures of a few games are near the described ones."""

from __future__ import annotations

from bench.yardsticks import described, measure


def test_public_bots_reproduce_the_figures_of_their_descriptions():
    rows = list(measure(described(), share=0.02, threads=2))
    assert len(rows) > 80
    assert [row for row in rows if abs(row.z) > 4] == []


def test_a_figure_that_is_not_reproduced_stands_out():
    stated = described()
    stated["tables"] = [table for table in stated["tables"] if table["bots"] == ["marcus"]]
    stated["tables"][0]["figures"]["marcus"] = {
        "mean": 141,
        "exact": stated["tables"][0]["figures"]["marcus"]["exact"],
    }
    mean, exact, *_ = measure(stated, share=0.02, threads=1)
    assert mean.z > 4
    assert abs(exact.z) < 4

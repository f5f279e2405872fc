"""The examples in the docstrings run, those of the native module's stub included."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import skullking

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
HOME = Path(skullking.__file__).parent
MODULES = [
    module.name
    for module in pkgutil.walk_packages(skullking.__path__, "skullking.")
    if not module.name.startswith(("skullking._core", "skullking.__main__"))
    and ".migrations" not in module.name
]


def run(test: doctest.DocTest) -> None:
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("name", ["skullking", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    module = importlib.import_module(name)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        if test.examples:
            run(test)


def stub_examples() -> list[doctest.DocTest]:
    """The stub cannot be imported; its docstrings are read from its syntax tree."""
    tree = ast.parse((HOME / "_core.pyi").read_text(encoding="utf-8"))
    names = vars(skullking) | {"skullking": skullking}
    found: list[doctest.DocTest] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            words = ast.get_docstring(node) or ""
            test = doctest.DocTestParser().get_doctest(
                words, dict(names), node.name, "_core.pyi", node.lineno
            )
            if test.examples:
                found.append(test)
    return found


def test_the_stub_has_examples() -> None:
    assert stub_examples()


@pytest.mark.parametrize("test", stub_examples(), ids=lambda test: test.name)
def test_examples_of_the_stub(test: doctest.DocTest) -> None:
    run(test)

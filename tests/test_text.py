"""The catalogue: both languages say the same things, and everything the code asks for is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from skullking.text import LANGUAGES, error_text, has_text, language, rule_text, text

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ROOT / "spec" / "locales"
AREAS = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
PYTHON_AREAS = ("rule", "bonus", "error", "card", "suit", "cli")
RULES = (
    "1.7/1",
    "1.7/2",
    "1.7/3",
    "1.7/4",
    "1.7/5",
    "1.7/6",
    "1.7/7",
    "2.4/kraken",
    "2.4/whale",
    "2.4/whale_void",
)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str, area: str) -> dict[str, set[str]]:
    """Each message of a file with the variables it names."""
    resource = FluentParser().parse((LOCALES / lang / area).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{area}: {entry.content}"
        if isinstance(entry, ast.Message):
            visitor = Variables()
            visitor.visit(entry)
            assert entry.id.name not in found, f"{lang}/{area}: {entry.id.name} twice"
            found[entry.id.name] = visitor.names
    return found


def code() -> str:
    """The code that uses these areas: all of it but the server, which leaves texts to its clients."""
    files = (ROOT / "src").rglob("*.py")
    return "\n".join(f.read_text(encoding="utf-8") for f in files if "server" not in f.parts)


def test_both_languages_have_the_same_files() -> None:
    assert len({tuple(sorted(f.name for f in (LOCALES / lang).glob("*.ftl"))) for lang in LANGUAGES}) == 1


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_have_the_same_keys_and_name_the_same_things(area: str) -> None:
    german, english = (messages(lang, area) for lang in LANGUAGES)
    assert german.keys() == english.keys()
    differing = {k: (german[k], english[k]) for k in german if german[k] != english[k]}
    assert not differing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_that_the_code_names_exists(lang: str) -> None:
    named = set(re.findall(r"""["']((?:cli|rule|bonus|error|card|suit)-[a-z0-9-]*[a-z0-9])["']""", code()))
    assert len(named) > 100
    assert not {key for key in named if not has_text(key, lang)} - {"suit-letter", "card-sm", "rule-9-9"}


def test_every_key_that_the_code_composes_has_its_family() -> None:
    composed = set(re.findall(r'f"((?:cli|bonus|card|suit)-[a-z0-9-]*)\{', code()))
    keys = {key for area in AREAS for key in messages("en", area)}
    assert composed
    assert not {stem for stem in composed if not any(key.startswith(stem) for key in keys)}


def test_no_text_of_the_terminal_is_idle() -> None:
    words = code()
    stems = tuple(set(re.findall(r'["\'](cli-[a-z0-9-]+-)["\'{]', words)))
    keys = set(messages("en", "cli.ftl"))
    idle = {key for key in keys if not re.search(f"[\"']{key}[\"']", words) and not key.startswith(stems)}
    assert not {key for key in idle if not re.fullmatch(r"cli-[a-z]+-help", key)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_code_of_the_code_has_its_sentence(lang: str) -> None:
    pattern = r'"((?:action|notation|rules|deal|score|record|save|bots|state|seed|game|view)/[a-z_]+)"'
    rust = "\n".join(f.read_text(encoding="utf-8") for f in (ROOT / "rust").rglob("*.rs"))
    codes = set(re.findall(pattern, code() + rust))
    assert len(codes) > 20
    assert not {c for c in codes if error_text(c, lang).startswith("error-")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_every_line_of_the_rules_explains_itself(rule: str, lang: str) -> None:
    sentence = rule_text(rule, lang, number=True)
    assert not sentence.startswith("rule-")
    assert sentence.endswith(")")
    assert rule.split("/", maxsplit=1)[0] in sentence


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("DE-ch", "de"),
        ("en_GB", "en"),
        ("fr", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_language_of_a_locale(wanted: str, spoken: str) -> None:
    assert language(wanted) == spoken


def test_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SKULLKING_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language() == "de"
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert language() == "en"
    monkeypatch.setenv("SKULLKING_LANG", "de")
    assert language() == "de"


def test_a_gap_in_the_catalogue_shows_but_breaks_nothing() -> None:
    assert text("cli-no-such-text", "de") == "cli-no-such-text"


def test_import_needs_the_standard_library_only() -> None:
    """`import skullking` must stay light: no Fluent, no Rich, no Typer."""
    script = (
        "import sys; before = set(sys.modules); import skullking;"
        "new = {m.partition('.')[0] for m in set(sys.modules) - before} - {'skullking'};"
        "print(sorted(new - set(sys.stdlib_module_names)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_server_refuses_has_a_sentence_too(lang: str) -> None:
    assert error_text("table/full", lang) != "error-table-full"

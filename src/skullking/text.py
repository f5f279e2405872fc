"""Sentences for people, from the Fluent catalogues in `spec/locales`.

The catalogue is read on first use and one area at a time (`rules.ftl`, `errors.ftl`, …), so that
`import skullking` neither needs Fluent nor pays for it. The area of a key is its prefix: `rule-1-7-4`
is in `rules.ftl`, `error-action-not-your-turn` in `errors.ftl`.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "error_text", "has_text", "language", "rule_text", "text"]

LANGUAGES: Final = ("de", "en")
"""The languages there are catalogues for; the last one stands in for missing texts."""

_AREAS: Final = {
    "rule": "rules",
    "bonus": "rules",
    "error": "errors",
    "card": "cards",
    "suit": "cards",
    "bots": "bots",
    "cli": "cli",
    "web": "web",
    "block": "block",
}


def language(wanted: str | None = None) -> str:
    """Name the language to speak: the wanted one, else that of the locale, else English.

    Args:
        wanted: a language code such as `de`, `de_AT.UTF-8` or `en`; None asks the environment
            (`SKULLKING_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`, the first that is set).

    Returns:
        One of `LANGUAGES`.

    Example:
        >>> language("de_AT.UTF-8"), language("fr")
        ('de', 'en')
    """
    if wanted is None:
        names = ("SKULLKING_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
        wanted = next((value for name in names if (value := os.environ.get(name))), "")
    code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else LANGUAGES[-1]


def text(key: str, lang: str | None = None, /, **values: str | int) -> str:
    """Return the sentence of a key.

    Args:
        key: catalogue key, kebab-case, beginning with its area.
        lang: `de` or `en`; None means the language of the locale.
        values: what the sentence names.

    Returns:
        The text; the key itself when no catalogue has it, so that a gap shows without breaking a game.

    Example:
        >>> text("rule-1-7-5", "en")
        'Black is trump: the highest black card wins.'
    """
    lang = language(lang)
    for candidate in (lang, LANGUAGES[-1]):
        bundle = _bundle(candidate, _area(key))
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, values)[0])
    return key


def has_text(key: str, lang: str) -> bool:
    """Say whether a catalogue has a key (no other language stands in).

    Example:
        >>> has_text("rule-1-7-5", "de"), has_text("rule-9-9", "de")
        (True, False)
    """
    return _bundle(lang, _area(key)).has_message(key)


def rule_text(rule: str, lang: str | None = None, *, number: bool = False) -> str:
    """Explain a rule, named by its id in `spec/RULES.md`.

    Args:
        rule: a rule id such as `1.7/4` or `2.4/whale_void`.
        lang: `de` or `en`; None means the language of the locale.
        number: also name the rule's number, in parentheses.

    Returns:
        One or two sentences.

    Example:
        >>> rule_text("1.7/5", "en", number=True)
        'Black is trump: the highest black card wins. (rule 1.7, line 5)'
    """
    key = "rule-" + _kebab(rule)
    sentence = text(key, lang)
    return f"{sentence} ({text(key + '-number', lang)})" if number else sentence


def error_text(code: str, lang: str | None = None, values: Mapping[str, object] | None = None) -> str:
    """Explain an error, named by its code.

    Args:
        code: an error's `.code`, such as `action/not_your_turn`.
        lang: `de` or `en`; None means the language of the locale.
        values: the error's data, which the sentence may name.

    Returns:
        One sentence that says what is wrong and, where there is one, the way out.

    Example:
        >>> error_text("action/not_your_turn", "en")
        'It is not your turn.'
    """
    named = {k: v if isinstance(v, int) else str(v) for k, v in (values or {}).items()}
    sentence = text("error-" + _kebab(code), lang, **named)
    if {"line", "column"} <= named.keys():
        return text("error-at", lang, line=named["line"], column=named["column"], sentence=sentence)
    return sentence


def _kebab(name: str) -> str:
    return name.replace("/", "-").replace("_", "-").replace(".", "-")


def _area(key: str) -> str:
    return _AREAS.get(key.partition("-")[0], "cli")


def _folder() -> Path:
    here = Path(__file__).parent
    packed = here / "locales"  # in a wheel; in a checkout a link to spec/locales
    return packed if packed.is_dir() else here.parents[1] / "spec" / "locales"


@cache
def _bundle(lang: str, area: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # Terminals and logs don't want the invisible marks that isolate writing directions.
    bundle = FluentBundle([lang], use_isolating=False)
    # The server's errors have a file of their own.
    for name in (area, "server") if area == "errors" else (area,):
        file = _folder() / lang / f"{name}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle

"""Puts the commands together, in the reader's language, and loads only the one that is asked for."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import typer
from typer._click.exceptions import UsageError  # the errors Typer shows; it does not export the class
from typer.core import TyperGroup

from skullking.cli import talk
from skullking.cli.help import (
    HELP_OPTIONS,
    TranslatedCommand,
    TranslatedGroup,
    show_usage_error,
)
from skullking.cli.options import LangOption, VersionOption
from skullking.text import error_text, language, text

if TYPE_CHECKING:
    from collections.abc import Sequence

# Order of the help page. Every command lives in the module of its name and is a function of that name.
COMMANDS: Final = (
    "play",
    "serve",
    "referee",
    "score",
    "block",
    "deal",
    "replay",
    "simulate",
    "verify",
    "bots",
    "arena",
    "ladder",
    "train",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: arguments without the program's name; None takes the process's own.

    Returns:
        The exit status: 0 done, 1 "no" (as `verify` may say), 2 wrong usage or input, 3 "undecided" (`arena --gate`),
        130 interrupted.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    lang = _language(arguments)
    talk.speak(lang)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    if not arguments or (arguments[0].startswith("--lang") and len(arguments) <= 2):
        arguments.append("--help")
    status = _run(arguments, lang)
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.flush()
    return status


def _run(arguments: list[str], lang: str) -> int:
    from skullking.errors import SkullKingError

    try:
        result: object = build(arguments)(args=arguments, prog_name="skullking", standalone_mode=False)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except UsageError as error:
        show_usage_error(error)
        return 2
    except SkullKingError as error:
        sentence = error_text(error.code, lang, error.details)
        if sentence.startswith("error-"):
            sentence = str(error)
        if "--json" in arguments:
            print(json.dumps({"error": {"code": error.code, "message": sentence}}, ensure_ascii=False))
        print(text("cli-error", lang, message=sentence), file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader (head, less) has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        reason = error.strerror or str(error)
        name = str(error.filename) if error.filename else ""
        if "--json" in arguments:
            said = {"code": "file/unusable", "message": f"{name}: {reason}"}
            print(json.dumps({"error": said}, ensure_ascii=False))
        print(text("cli-error-file", lang, name=name, reason=reason), file=sys.stderr)
        return 2
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return 130
    return result if isinstance(result, int) else 0


def build(arguments: Sequence[str]) -> TyperGroup:
    """Build the command.

    Only the module of the command that is called gets imported; all of them for the help page.
    """
    app = typer.Typer(
        name="skullking",
        cls=TranslatedGroup,
        add_completion=True,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": HELP_OPTIONS},
    )
    app.callback(help="cli-help")(root)
    first = next((word for word in arguments if word in COMMANDS), None)
    known = [name for name in COMMANDS if find_spec(f"skullking.cli.{name}")]
    for name in [first] if first in known else known:
        module = import_module(f"skullking.cli.{name}")
        app.command(name, cls=TranslatedCommand, help=f"cli-{name}-help")(getattr(module, name))
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)  # noqa: S101 - a callback makes it one
    return group


def root(lang: LangOption = None, version: VersionOption = False) -> None:
    """Hold what stands before the command (`main` has read the language already)."""
    del lang, version


def _language(arguments: Sequence[str]) -> str:
    """Find the language before anything is parsed: the help page speaks it too."""
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments):
            return language(arguments[i + 1])
        if word.startswith("--lang="):
            return language(word.removeprefix("--lang="))
    return language()

"""Help pages and usage errors in the reader's language.

Help texts in the code are catalogue keys. They are translated when a page is shown, not at every start:
drawing it needs a good part of Rich, which a game's first prompt does not wait for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import typer
from typer.core import TyperCommand, TyperGroup

from skullking.cli.talk import lang, t

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter
    from typer._click.exceptions import UsageError

HELP_OPTIONS: Final = ["--help", "-h"]

_KEYS: Final = {
    "--help": "cli-opt-help",
    "--install-completion": "cli-opt-install-completion",
    "--show-completion": "cli-opt-show-completion",
}


class TranslatedGroup(TyperGroup):
    """The root command."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Show the page in the reader's language."""
        translate(self, *self.commands.values())
        super().format_help(ctx, formatter)


class TranslatedCommand(TyperCommand):
    """A command."""

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Show the page in the reader's language."""
        translate(self)
        super().format_help(ctx, formatter)


def show_usage_error(error: UsageError) -> None:
    """Print what is wrong with the command line, and where help is."""
    from typer import rich_utils

    translate()
    rich_utils.rich_format_error(error)


def translate(*commands: Command) -> None:
    """Replace catalogue keys by texts in these commands, and the headings of all pages."""
    from typer import rich_utils

    if lang() != "en":
        rich_utils.ARGUMENTS_PANEL_TITLE = t("cli-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = t("cli-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = t("cli-help-commands")
        rich_utils.ERRORS_PANEL_TITLE = t("cli-help-error")
        rich_utils.DEFAULT_STRING = t("cli-help-default")
        rich_utils.REQUIRED_LONG_STRING = t("cli-help-required")
        rich_utils.RICH_HELP = t("cli-help-try")
    for command in commands:
        if command.help and command.help.startswith("cli-"):
            command.help = t(command.help)
        help_option = command.get_help_option(typer.Context(command, help_option_names=HELP_OPTIONS))
        for parameter in (*command.params, *([help_option] if help_option else [])):
            written: object = getattr(parameter, "help", None)
            key = next((_KEYS[name] for name in parameter.opts if name in _KEYS), written)
            if isinstance(key, str) and key.startswith("cli-"):
                parameter.help = t(key)  # pyright: ignore[reportAttributeAccessIssue]  # arguments have it too

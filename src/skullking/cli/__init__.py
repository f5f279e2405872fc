"""The command line: `skullking …`. One file per command; nothing else in skullking prints."""

from skullking.cli.app import main

__all__ = ["main"]

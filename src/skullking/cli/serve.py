"""`skullking serve`: the tables in the browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path  # Typer reads annotations when it runs
from typing import Annotated

import typer

from skullking.cli import talk
from skullking.cli.options import LangOption  # likewise
from skullking.cli.talk import t
from skullking.text import error_text


def serve(
    host: Annotated[str | None, typer.Option("--host", help="cli-opt-serve-host", metavar="ADDRESS")] = None,
    port: Annotated[
        int | None, typer.Option("--port", "-p", help="cli-opt-serve-port", min=0, max=65535)
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="cli-opt-serve-data", metavar="FOLDER")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-opt-serve-open")] = False,
    root_path: Annotated[
        str | None, typer.Option("--root-path", help="cli-opt-serve-root-path", metavar="PATH")
    ] = None,
    share_url: Annotated[
        str | None, typer.Option("--share-url", help="cli-opt-serve-share-url", metavar="URL")
    ] = None,
    tls_cert: Annotated[
        Path | None, typer.Option("--tls-cert", help="cli-opt-serve-tls-cert", metavar="FILE", exists=True)
    ] = None,
    tls_key: Annotated[
        Path | None, typer.Option("--tls-key", help="cli-opt-serve-tls-key", metavar="FILE", exists=True)
    ] = None,
    lang: LangOption = None,
) -> None:
    """Serve until Ctrl+C."""
    del lang
    if (tls_cert is None) != (tls_key is None):
        talk.err().print(t("cli-serve-tls-both"))
        raise typer.Exit(2)
    try:
        from skullking.server.errors import ServerError
        from skullking.server.run import run, shared_url
        from skullking.server.settings import Settings
    except ModuleNotFoundError as missing:
        talk.err().print(t("cli-serve-missing"))
        raise typer.Exit(2) from missing
    settings = Settings.from_environment(
        host=host, port=port, data=data, root_path=root_path, share_url=share_url
    )
    tls = tls_cert is not None

    def started(at: int) -> None:
        path = settings.root_path.strip("/")
        here = f"{'https' if tls else 'http'}://localhost:{at}/{path + '/' if path else ''}"
        _announce(here, shared_url(settings, at, tls=tls))
        if open_browser:
            webbrowser.open(here)

    try:
        run(settings, tls_cert=tls_cert, tls_key=tls_key, started=started)
    except ServerError as refusal:
        sentence = error_text(refusal.code, talk.lang(), refusal.args_dict)
        talk.err().print(t("cli-error", message=sentence), markup=False, soft_wrap=True)
        raise typer.Exit(2) from refusal


def _announce(here: str, there: str | None) -> None:
    """Say where to find the table, with a QR code for phones."""
    import segno

    print()
    if there is not None:
        if talk.is_terminal():
            segno.make(there, error="l").terminal(compact=True, border=1)
        print(t("cli-serve-there", url=there))
    print(t("cli-serve-here", url=here))
    print(t("cli-serve-stop"), flush=True)

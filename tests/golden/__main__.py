"""Compares or writes the golden playthroughs."""

import sys

from tests import golden


def main(arguments: list[str]) -> int:
    wanted = {name: golden.text(name) for name in golden.NAMES}
    golden.FOLDER.mkdir(exist_ok=True)
    stale = [p for p in golden.FOLDER.glob("*.txt") if p.stem not in wanted]
    changed = [
        name
        for name, text in wanted.items()
        if not golden.path(name).exists() or golden.path(name).read_text(encoding="utf-8") != text
    ]
    if "--write" in arguments:
        for name in changed:
            golden.path(name).write_text(wanted[name], encoding="utf-8")
        for old in stale:
            old.unlink()
    print(f"{len(wanted)} playthroughs, {len(changed)} changed, {len(stale)} no longer there")
    print(*changed, *(old.stem for old in stale), sep="\n")
    return 0 if "--write" in arguments or not (changed or stale) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

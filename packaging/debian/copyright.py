#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes packaging/debian/copyright (DEP-5) of what says so already: LICENSE, the table in assets/CREDITS.md, the authors of
the card icons and the texts of the licences in assets.

usage: copyright.py            prints it
       copyright.py --write    writes it
"""

import fnmatch
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CREDITS = "assets/CREDITS.md"
MADE = "packaging/debian/copyright"
ICON_AUTHORS = "icons/game-icons/LICENSE-game-icons.txt"
METAINFO = "packaging/*.metainfo.xml"

# What CREDITS.md calls a licence: what DEP-5 calls it.
SHORT_NAMES = {"MIT": "Expat", "CC0 1.0": "CC0-1.0", "CC BY 3.0": "CC-BY-3.0", "SIL OFL 1.1": "OFL-1.1"}

HEADER = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Stardeck
Upstream-Contact: The Stardeck developers
Source: The package is built in the program's own repository.
Comment:
 Made by packaging/debian/copyright.py from assets/CREDITS.md: change that.
 .
 Stardeck is an unofficial fan project, not affiliated with or endorsed by any
 rights holder. Names and trademarks belong to their owners and are used only
 to play the games; the licences below do not cover them. Whoever distributes
 Stardeck commercially has to ask these owners."""


class Stanza:
    """Files of one licence: patterns as DEP-5 has them (* matches slashes too), from the checkout's top."""

    def __init__(self, patterns, holders, licence, comment=""):
        self.patterns, self.holders, self.licence, self.comment = patterns, holders, licence, comment

    def covers(self, name):
        return any(fnmatch.fnmatchcase(name, pattern) for pattern in self.patterns)

    def text(self):
        lines = ["Files: " + "\n ".join(self.patterns), "Copyright: " + "\n ".join(self.holders), f"License: {self.licence}"]
        return "\n".join(lines + ([f"Comment: {self.comment}"] if self.comment else []))


def read(root, name):
    return (root / name).read_text(encoding="utf-8")


def from_top(pattern):
    """A pattern of the table, seen from the checkout's top instead of from assets."""
    return pattern.removeprefix("../") if pattern.startswith("../") else f"assets/{pattern}"


def table_rows(text):
    """The cells of each row of the table whose first heading is "files"."""
    lines = text.splitlines()
    start = next((number for number, line in enumerate(lines) if line.startswith("| files |")), None)
    if start is None:
        raise ValueError(f"{CREDITS}: no table that begins with '| files |'")
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def plain(cell):
    """A cell without Markdown: links by their text, addresses and code as they are."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", cell).replace("`", "")


def icon_authors(root):
    """(author, icons) of each line in the list of authors."""
    for line in read(root, f"assets/{ICON_AUTHORS}").splitlines():
        if line.startswith("- "):
            author, _, icons = line[2:].partition(": ")
            yield author, [f"assets/icons/game-icons/{icon}.svg" for icon in icons.split(", ")]


def row_stanzas(root, cells):
    patterns, what, holders, licence = cells[:4]
    patterns = [from_top(pattern) for pattern in re.findall(r"`([^`]+)`", patterns)]
    licence = plain(licence)
    if licence not in SHORT_NAMES:
        raise ValueError(f"{CREDITS}: unknown licence '{licence}'; known: {', '.join(SHORT_NAMES)}")
    licence = SHORT_NAMES[licence]
    holders = plain(holders)
    if ICON_AUTHORS not in holders:
        yield Stanza(patterns, [holders], licence, plain(what))
    elif holders.startswith("the authors"):
        for author, icons in icon_authors(root):
            yield Stanza(icons, [f"{author} <https://game-icons.net>"], licence, plain(what))
    else:
        authors = [f"{author} <https://game-icons.net>" for author, _ in icon_authors(root)]
        yield Stanza(patterns, [holders.partition(";")[0], *authors], licence, plain(what))


def credited(root):
    """What the table says, in its order; where two fit a file the last one counts."""
    return [stanza for cells in table_rows(read(root, CREDITS)) for stanza in row_stanzas(root, cells)]


def stanzas(root):
    """All: first that of whatever nothing else is said of."""
    holder = re.search(r"^Copyright \(c\) (.*)$", read(root, "LICENSE"), re.MULTILINE).group(1)
    facts = [Stanza(["*"], [holder], "Expat")]
    for file in sorted(root.glob(METAINFO)):
        licence = re.search(r"<metadata_license>(.*)</metadata_license>", file.read_text(encoding="utf-8")).group(1)
        facts.append(Stanza([file.relative_to(root).as_posix()], [holder], licence))
    return facts + credited(root)


def indented(text):
    return "\n".join(f" {line}".rstrip() if line.strip() else " ." for line in text.strip("\n").splitlines())


def after(text, line):
    """What follows the first line that begins so."""
    return text[re.search(rf"^{line}.*\n+", text, re.MULTILINE).end() :]


def licence_texts(root):
    yield "Expat", after(read(root, "LICENSE"), r"Copyright \(c\)")
    yield "CC0-1.0", (
        "To the extent possible under law, the developers have waived all copyright and\n"
        "related or neighboring rights to this work.\n\n"
        "On Debian systems the full text of the CC0 1.0 Universal licence is in\n"
        "/usr/share/common-licenses/CC0-1.0.\n"
    )
    yield "CC-BY-3.0", read(root, "assets/LICENSE-CC-BY-3.0.txt")
    yield "OFL-1.1", after(read(root, "assets/fonts/OFL-Inter.txt"), "-----")


def made(root):
    """The whole file."""
    parts = [HEADER, *(stanza.text() for stanza in stanzas(root))]
    parts += [f"License: {name}\n{indented(text)}" for name, text in licence_texts(root)]
    return "\n\n".join(parts) + "\n"


def main(arguments):
    if arguments not in ([], ["--write"]):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    text = made(ROOT)
    if arguments:
        (ROOT / MADE).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

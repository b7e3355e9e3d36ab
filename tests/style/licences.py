#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that the licences are in order: the table in assets/CREDITS.md knows every asset, and the Debian package says the same.

Checked:
- every file in assets, and every picture, font and sound outside it, is covered by a line of the table; each line covers a file
- the list of authors names each card icon once, and no icon that is not there
- what a file says of itself (SPDX-License-Identifier) is what is said of it
- packaging/debian/copyright is what packaging/debian/copyright.py makes, and python3-debian reads it without a fault
- no document forbids what the licences allow

usage: licences.py [ROOT]        checks ROOT (default: the checkout this script lies in)
       licences.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line), 2 usage.
"""

import importlib.util
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import style_script  # noqa: E402

import repo_layout  # noqa: E402

spec = importlib.util.spec_from_file_location("debian_copyright", HERE.parents[1] / "packaging/debian/copyright.py")
debian_copyright = importlib.util.module_from_spec(spec)
spec.loader.exec_module(debian_copyright)

MEDIA = (".svg", ".png", ".jpg", ".webp", ".ogg", ".wav", ".ttf", ".otf")
SPDX = re.compile(r"SPDX-License-Identifier: (\S+)")
SPDX_NAMES = {"MIT": "Expat"}  # as DEP-5 calls them, where that differs
SPDX_LINES = 3  # a file says it within the first lines
# MIT allows both.
FORBIDS = re.compile(r"non-commercial|not to be sold|nicht verkauft|nicht[- ]?kommerziell", re.IGNORECASE)


def licence_of(facts, name):
    return next(stanza.licence for stanza in reversed(facts) if stanza.covers(name))


def check_covered(root, files):
    credited = debian_copyright.credited(root)
    for name in files:
        needs = name.startswith("assets/") or name.lower().endswith(MEDIA)
        if needs and not any(stanza.covers(name) for stanza in credited):
            yield f"{name}: no line of the table in {debian_copyright.CREDITS} covers it; add what it is, by whom, and its licence"
    for stanza in credited:
        for pattern in stanza.patterns:
            if not any(debian_copyright.Stanza([pattern], [], "").covers(name) for name in files):
                yield f"{debian_copyright.CREDITS}: '{pattern}' covers no file"


def check_icon_authors(root, files):
    listed = [icon for _, icons in debian_copyright.icon_authors(root) for icon in icons]
    there = {name for name in files if name.startswith("assets/icons/game-icons/") and name.endswith(".svg")}
    for icon in sorted(there - set(listed)):
        yield f"{icon}: not in the list of authors, {debian_copyright.ICON_AUTHORS}"
    for icon in sorted({icon for icon in listed if listed.count(icon) > 1}):
        yield f"{icon}: has two authors in {debian_copyright.ICON_AUTHORS}"


def check_spdx(root, files):
    facts = debian_copyright.stanzas(root)
    for name in files:
        said = SPDX.search("\n".join((repo_layout.read_text(root, name) or "").splitlines()[:SPDX_LINES]))
        if said and SPDX_NAMES.get(said.group(1), said.group(1)) != licence_of(facts, name):
            yield f"{name}: says {said.group(1)}, but {debian_copyright.MADE} {licence_of(facts, name)}"


def check_made(root):
    file = root / debian_copyright.MADE
    there = file.read_text(encoding="utf-8") if file.is_file() else ""
    if there != debian_copyright.made(root):
        yield f"{debian_copyright.MADE}: not what is made of {debian_copyright.CREDITS}; run packaging/debian/copyright.py --write"
        return
    try:
        from debian.copyright import Copyright
    except ImportError:
        return
    try:
        with file.open(encoding="utf-8") as lines:
            parsed = Copyright(lines, strict=True)
        known = {paragraph.license.synopsis for paragraph in parsed.all_license_paragraphs()}
        for paragraph in parsed.all_files_paragraphs():
            if paragraph.license.synopsis not in known:
                yield f"{debian_copyright.MADE}: the text of {paragraph.license.synopsis} is missing"
    except Exception as fault:  # whatever python3-debian calls it
        yield f"{debian_copyright.MADE}: {fault}"


def check_words(root, files):
    for name in files:
        if not name.endswith((".md", ".xml", "lang/en.json", "lang/de.json")) or name.startswith("tests/"):
            continue
        for number, line in enumerate((repo_layout.read_text(root, name) or "").splitlines(), 1):
            found = FORBIDS.search(line)
            if found:
                yield f"{name}:{number}: '{found.group(0)}': the licences allow that"


def check(root):
    root = pathlib.Path(root)
    files = repo_layout.list_files(root)
    try:
        return [
            *check_covered(root, files),
            *check_icon_authors(root, files),
            *check_spdx(root, files),
            *check_made(root),
            *check_words(root, files),
        ]
    except (OSError, ValueError) as fault:
        return [str(fault)]


TABLE = """\
| files | what | copyright | licence | asks |
|---|---|---|---|---|
| `icons/game-icons/*.svg` | icons | the authors in `icons/game-icons/LICENSE-game-icons.txt` | [CC BY 3.0](https://example.org) | names |
| `*.md`, `*.txt` | texts | 2026 Us | MIT | nothing |
| `own/*`, `../tests/*.png` | own | 2026 Us | CC0 1.0 | nothing |
"""


def good_tree():
    tree = {
        "LICENSE": "MIT License\n\nCopyright (c) 2026 Us\n\nPermission.\n",
        "assets/CREDITS.md": TABLE,
        "assets/icons/game-icons/LICENSE-game-icons.txt": "- Ann: bolt, star\n- Bob: moon\n",
        "assets/icons/game-icons/bolt.svg": "<svg/>\n",
        "assets/icons/game-icons/star.svg": "<svg/>\n",
        "assets/icons/game-icons/moon.svg": "<svg/>\n",
        "assets/LICENSE-CC-BY-3.0.txt": "Attribution\n",
        "assets/fonts/OFL-Inter.txt": "Copyright\n\n-----\nOFL\n",
        "assets/own/a.svg": "<svg/>\n",
        "tests/a.png": "x\n",
        "src/main.c": "// SPDX-License-Identifier: MIT\n",
    }
    tree["packaging/debian/copyright"] = made_of(tree)
    return tree


def made_of(tree):
    return style_script.faults_of_tree(lambda root: debian_copyright.made(pathlib.Path(root)), tree)


AUTHORS = "assets/icons/game-icons/LICENSE-game-icons.txt"
# name, file, its text, the beginning of the fault
BAD = [
    ("an asset that nobody speaks for", "assets/other/b.svg", "<svg/>\n", "assets/other/b.svg: no line"),
    ("a picture outside assets", "cards/b.png", "x\n", "cards/b.png: no line"),
    ("an icon without an author", "assets/icons/game-icons/sun.svg", "<svg/>\n", "assets/icons/game-icons/sun.svg: not in"),
    ("an icon of two authors", AUTHORS, "- Ann: bolt, star\n- Bob: moon, star\n", "assets/icons/game-icons/star.svg: has two"),
    ("an author of an icon that is gone", AUTHORS, "- Ann: bolt, star\n- Bob: moon, sun\n", "assets/CREDITS.md: 'assets/icons/"),
    ("a line for nothing", "assets/CREDITS.md", TABLE.replace("own/*", "own/*`, `gone/*"), "assets/CREDITS.md: 'assets/gone/*'"),
    ("a licence nobody knows", "assets/CREDITS.md", TABLE.replace("CC0 1.0", "GPL"), "assets/CREDITS.md: unknown licence 'GPL'"),
    ("no table", "assets/CREDITS.md", "Ours.\n", "assets/CREDITS.md: no table"),
    ("a file that says otherwise", "assets/own/a.svg", "<!-- SPDX-License-Identifier: MIT -->\n", "assets/own/a.svg: says MIT"),
    ("an old copyright", "packaging/debian/copyright", "Format: old\n", "packaging/debian/copyright: not what"),
    ("a document that forbids sale", "README.md", "It is not to be sold.\n", "README.md:1: 'not to be sold'"),
]


def found_as_told(found, _file, told):
    return any(fault.startswith(told) for fault in found)


def self_test():
    return style_script.self_test(check, good_tree(), BAD, found_as_told)


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

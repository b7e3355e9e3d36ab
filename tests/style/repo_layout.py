#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that the checkout is tidy: a newcomer finds every room, the map names every file, nothing points outside.

Checked:
- top level: exactly the agreed entries and dot files
- src/README.md, the map, names every file in src
- no file in src has more than 900 lines
- every .c in src opens with what it is for
- README.md leads with packaging/play and packaging/test
- no text file mentions a machine's paths or holds a note of work left undone

Which files: what git tracks, and what is new and not ignored in the agreed folders; without git, or before the first
commit, every file but build/.

The map names a file by its path from src/ (`core/rng.h`), or by its path from a folder that the nearest heading above
names (`## core/`). A .c and .h with one name may share an entry: `core/rng.[ch]`, `core/rng.{c,h}`, `core/rng.h/.c`.

usage: repo_layout.py [ROOT]        checks ROOT (default: the checkout this script lies in)
       repo_layout.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line), 2 usage.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import style_script  # noqa: E402

TOP_LEVEL = {"meson.build", "src", "assets", "cards", "tests", "packaging", "LICENSE", "README.md"}
LINES_MAX = 900
LEAD_COMMANDS = ("packaging/play", "packaging/test")
LEAD_LINES = 12  # the block with the two commands begins within these

# Written in pieces, so that this file does not find itself.
WORK = "/wo" + "rk/"
HOME = "/ro" + "ot/"
UNDONE = "TO" + "DO"
MEND = "FIX" + "ME"
MOCK, DOCUMENT = "mock-" + "menu.png", "DESIGN" + ".md"
SHARED = "../" + "shared"
FORBIDDEN = [
    (re.compile(rf"(?<![\w.~-])({WORK}|{HOME})"), "a path of one machine"),
    (re.compile(re.escape(SHARED)), "a path outside the checkout"),
    (re.compile(rf"\b({UNDONE}|{MEND})\b"), "a note of work left undone"),
]
CITED = re.compile(r"[\w./-]+\.md\b|\bmock-[\w-]+(?:\.png)?")
# A source file in a comment; `box.h` is a height.
NAMED = re.compile(r"(?<![\w*])(?!box\.h)[a-z_]\w*\.[ch]\b(?!\w)")
# A test may look for the scenarios that can lie beside the checkout, when it names the variable that leads there.
SHARED_VARIABLE = "STARDECK_SHARED_SCENARIOS"


# A git hook sets variables that would send every git command here to the hook's repository.
GIT_ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}


def run_git(root, *arguments):
    """What git prints, or None when it fails or is not there."""
    # safe.directory: a checkout that belongs to somebody else is read here, not trusted.
    command = ["git", "-c", "safe.directory=*", "-C", str(root), *arguments]
    try:
        answer = subprocess.run(command, capture_output=True, check=False, env=GIT_ENVIRONMENT)
    except OSError:
        return None
    return answer.stdout.decode("utf-8", "surrogateescape") if answer.returncode == 0 else None


def git_files(root, *options):
    """The files git lists, as paths from root; none when there is no git to ask."""
    answer = run_git(root, "ls-files", "-z", *options) or ""
    return [name for name in answer.split("\0") if name and (root / name).is_file()]


def list_files(root):
    """Paths from root, with slashes, sorted."""
    tracked = git_files(root)
    if tracked:
        # A stray file beside the checkout's own is the developer's business; a new one in a room will be committed.
        new = git_files(root, "--others", "--exclude-standard")
        return sorted({*tracked, *(name for name in new if name.split("/")[0] in TOP_LEVEL)})
    paths = [file.relative_to(root) for file in root.rglob("*") if file.is_file()]
    return sorted(
        path.as_posix()
        for path in paths
        if path.parts[0] != "build" and not {".git", "__pycache__"} & set(path.parts)
    )


def read_text(root, name):
    """The text, or None when the file holds none (pictures, fonts, sounds)."""
    content = (root / name).read_bytes()
    if b"\0" in content:
        return None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return None


def check_top_level(files):
    found = {name.split("/")[0] for name in files}
    for name in sorted(TOP_LEVEL - found):
        yield f"{name}: missing at the top level"
    for name in sorted(found - TOP_LEVEL):
        if not name.startswith("."):
            yield f"{name}: does not belong at the top level ({', '.join(sorted(TOP_LEVEL))})"


def names_in_map(text):
    """Every path the map gives, from src/; a name under a heading with a folder counts with that folder before it."""
    names, folder = set(), ""
    for line in text.splitlines():
        if line.startswith("#"):
            match = re.search(r"([\w./-]+/)(?=[^\w]|$)", line)
            folder = match.group(1) if match else ""
            folder = folder.removeprefix("src/")
        # core/rng.[ch] and core/rng.{c,h} and core/rng.h/.c
        line = re.sub(r"([\w./-]+)\.(?:\[ch\]|\[hc\]|\{c,h\}|\{h,c\}|h/\.c|c/\.h)", r"\1.c \1.h", line)
        for name in re.findall(r"[\w./-]*\w", line):
            name = name.removeprefix("src/")
            names |= {name, folder + name}
    return names


def check_map(root, files):
    if "src/README.md" not in files:
        yield "src/README.md: missing; it is the map of src"
        return
    named = names_in_map(read_text(root, "src/README.md") or "")
    for name in files:
        if name.endswith("/meson.build"):
            continue  # one in each room, which the map says once
        if name.startswith("src/") and name != "src/README.md" and name.removeprefix("src/") not in named:
            yield f"{name}: not in the map, src/README.md"


def check_length(root, files):
    for name in files:
        if not name.startswith("src/"):
            continue
        lines = (read_text(root, name) or "").count("\n")
        if lines > LINES_MAX:
            yield f"{name}: {lines} lines; above {LINES_MAX} a file holds two subjects"


def check_opening(root, files):
    """The first thing said below the licence line is a comment."""
    for name in files:
        if not (name.startswith("src/") and name.endswith(".c")):
            continue
        lines = (read_text(root, name) or "").splitlines()
        said = [line.strip() for line in lines if line.strip() and "SPDX-License-Identifier" not in line]
        if not said or not said[0].startswith(("//", "/*")):
            yield f"{name}: does not open with a comment that says what the file is for"


def check_lead(root, files):
    if "README.md" not in files:
        return  # said by check_top_level
    lines = (read_text(root, "README.md") or "").splitlines()
    fences = [number for number, line in enumerate(lines) if line.startswith("```")]
    block = lines[fences[0] : fences[1]] if len(fences) > 1 and fences[0] < LEAD_LINES else []
    for command in LEAD_COMMANDS:
        if not any(line.startswith(command) for line in block):
            yield f"README.md: does not lead with {command} (a block of commands within the first {LEAD_LINES} lines)"


def check_words(root, files):
    for name in files:
        text = read_text(root, name)
        if text is None:
            continue
        looks_for_shared = name.startswith("tests/") and SHARED_VARIABLE in text
        for number, line in enumerate(text.splitlines(), 1):
            for pattern, what in FORBIDDEN:
                match = pattern.search(line)
                if match and not (looks_for_shared and match.group(0) == SHARED):
                    yield f"{name}:{number}: '{match.group(0)}': {what}"


def check_documents(root, files):
    """A document or mock that the code cites is there to be read."""
    there = {os.path.basename(name) for name in files}
    for name in files:
        if not (name.startswith("src/") and name.endswith((".c", ".h"))):
            continue
        for number, line in enumerate((read_text(root, name) or "").splitlines(), 1):
            for cited in CITED.findall(line) + NAMED.findall(line.partition("//")[2]):
                if os.path.basename(cited) not in there:
                    yield f"{name}:{number}: '{cited}' is not in the repository"


def check(root):
    root = pathlib.Path(root)
    files = list_files(root)
    return [
        *check_top_level(files),
        *check_map(root, files),
        *check_length(root, files),
        *check_opening(root, files),
        *check_lead(root, files),
        *check_words(root, files),
        *check_documents(root, files),
    ]


# A tree in which everything is as it should be, including what looks like a fault and is none.
GOOD_TREE = {
    ".gitignore": "/build/\n*.log\n",
    ".ci/run": "packaging/test\n",
    "meson.build": "project('x', 'c')\n",
    "LICENSE": "MIT\n",
    "README.md": "# X\n\nWhat it is.\n\n```\npackaging/play   # plays\npackaging/test   # tests\n```\n\n"
    f"www.example.org{WORK}x\n",
    "assets/font.ttf": b"\0" + WORK.encode(),
    "assets/latin1.txt": b"\xff" + WORK.encode(),
    "cards/a.json": '{"about": "mastodon, ' + UNDONE + 'S, fixme"}\n',
    "tests/shared.c": f"// {SHARED} through {SHARED_VARIABLE}\n",
    "packaging/play": "true\n",
    "src/README.md": "# Map\n- `main.c`: starts\n- `core/hash.[ch]`\n\n"
    "## src/engine/: rules\n| match.h/.c | the door |\n\n## games/\n- `x/x.{c,h}` the game\n- src/app/app.c\n",
    "src/main.c": "// Starts.\n" + "int main;\n" * (LINES_MAX - 1),
    "src/core/hash.c": "// SPDX-License-Identifier: MIT\n\n/* Hashes. */\n",
    "src/core/hash.h": "",
    "src/engine/match.c": "// It is for that.\n",
    "src/engine/meson.build": "files('match.c')\n",
    "src/engine/match.h": "",
    "src/games/x/x.c": "// It is for that.\n",
    "src/games/x/x.h": "",
    "src/app/app.c": "// It is for that, as src/README.md says.\n",
    "build/anything/out.c": f"{WORK} {UNDONE}\n",
}

# name, files to add or (None) to take away, the faults' beginnings
BAD_TREES = [
    ("a stray file at the top", {"notes.txt": "x\n"}, ["notes.txt: does not belong"]),
    ("a stray folder at the top", {"docs/a.md": "x\n"}, ["docs: does not belong"]),
    ("no licence", {"LICENSE": None}, ["LICENSE: missing"]),
    ("no cards", {"cards/a.json": None}, ["cards: missing"]),
    ("a file not in the map", {"src/core/text.c": "// x\n"}, ["src/core/text.c: not in the map"]),
    ("a file with the name of one in another room", {"src/app/match.c": "// x\n"}, ["src/app/match.c: not in the map"]),
    ("the map names only half a pair", {"src/app/app.h": ""}, ["src/app/app.h: not in the map"]),
    ("the map names a longer path", {"src/app.c": "// x\n"}, ["src/app.c: not in the map"]),
    ("no map", {"src/README.md": None}, ["src/README.md: missing"]),
    ("a long file", {"src/main.c": "// x\n" * (LINES_MAX + 1)}, [f"src/main.c: {LINES_MAX + 1} lines"]),
    ("a file that says nothing", {"src/app/app.c": ""}, ["src/app/app.c: does not open with"]),
    (
        "a file that opens with the licence alone",
        {"src/app/app.c": "// SPDX-License-Identifier: MIT\n#include <x.h>\n// late\n"},
        ["src/app/app.c: does not open with"],
    ),
    ("one command alone", {"README.md": "```\npackaging/play\n```\n"}, ["README.md: does not lead with packaging/t"]),
    (
        "commands in prose",
        {"README.md": "packaging/play packaging/test\n"},
        ["README.md: does not", "README.md: does not"],
    ),
    (
        "commands far down",
        {"README.md": "x\n" * LEAD_LINES + "```\npackaging/play\npackaging/test\n```\n"},
        ["README.md: does not", "README.md: does not"],
    ),
    ("a machine's path", {"tests/a.c": f"x\n// see {WORK}main\n"}, [f"tests/a.c:2: '{WORK}'"]),
    ("a machine's path in JSON", {"cards/b.json": f'{{"a":"{HOME}x"}}\n'}, [f"cards/b.json:1: '{HOME}'"]),
    ("a path beside the checkout", {"packaging/play": f"x {SHARED}/y\n"}, [f"packaging/play:1: '{SHARED}'"]),
    ("a test without the variable", {"tests/a.c": f"{SHARED}\n"}, [f"tests/a.c:1: '{SHARED}'"]),
    (
        "the variable does not excuse a machine's path",
        {"tests/a.c": f"{SHARED_VARIABLE} {WORK}x {SHARED}\n"},
        [f"tests/a.c:1: '{WORK}'"],
    ),
    ("the variable excuses tests only", {"src/main.c": f"// {SHARED_VARIABLE} {SHARED}\n"}, ["src/main.c:1:"]),
    ("a document that is nowhere", {"src/app/app.c": f"// As {DOCUMENT} says.\n"}, [f"src/app/app.c:1: '{DOCUMENT}'"]),
    ("a comment that names a file that is gone", {"src/app/app.c": "// See gone.c.\n"}, ["src/app/app.c:1: 'gone.c'"]),
    ("a mock that is nowhere", {"src/app/app.c": f"// See {MOCK}.\n"}, [f"src/app/app.c:1: '{MOCK}'"]),
    ("work left undone", {"src/main.c": f"// {UNDONE}: more\n"}, ["src/main.c:1:"]),
    ("work left undone in a dot folder", {".ci/run": f"# {MEND}\n"}, [".ci/run:1:"]),
]


def build_tree(root, tree):
    for name, content in tree.items():
        file = pathlib.Path(root, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))


def faults_of_tree(tree, with_git, untracked=()):
    with tempfile.TemporaryDirectory(prefix="repo-layout-") as outside:
        # A tree without git inside one with it is still a tree without git.
        run_git(outside, "init")
        root = os.path.join(outside, "tree")
        build_tree(root, tree)
        if with_git:
            run_git(root, "init")
            run_git(root, "add", ".")
            build_tree(root, dict(untracked))
        return check(root)


def self_test():
    ways = [False, True] if run_git(".", "--version") else [False]
    wrong, trees = [], 0
    for with_git in ways:
        way = "with git" if with_git else "without git"
        for name, changes, expected in [("the good tree", {}, []), *BAD_TREES]:
            tree = {key: value for key, value in {**GOOD_TREE, **changes}.items() if value is not None}
            found = faults_of_tree(tree, with_git)
            trees += 1
            if len(found) != len(expected) or not all(f.startswith(e) for f, e in zip(found, expected)):
                wrong.append(f"{name}, {way}: expected {expected}, found {found}")
    if True in ways:
        untracked = {"scratch.txt": f"{UNDONE}\n", "src/a.log": "x\n", "src/core/new.c": "// x\n"}
        found = faults_of_tree(GOOD_TREE, True, untracked)
        trees += 1
        if found != ["src/core/new.c: not in the map, src/README.md"]:
            wrong.append(f"files that git does not track yet: found {found}")
    return style_script.told(trees, wrong)


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

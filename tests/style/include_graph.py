#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a change costs: how many sources have to be compiled anew when one of the two contracts changes, and which files can
only be understood together.

Both are read from the include lines, without a build. A header reaches every source that includes it, itself or by another
header; the two that describe a game (HEADERS) must not come to reach more than their share again: whoever needs less than the
whole contract takes a smaller header (engine/game_facts.h, app/kit/game_hands.h …) or declares the type.

A circle is a set of files of one room, header and source counted as one, each of which leads to all the others by includes:
none can be read, tested or moved alone. CIRCLES are the rooms that have larger ones than the usual; they may only shrink.

usage: include_graph.py [ROOT]        checks ROOT/src and ROOT/tests (default: the checkout this script lies in)
       include_graph.py --counts      says how many sources each header reaches, the farthest first
       include_graph.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults, 2 usage.
"""

import collections
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import style_script  # noqa: E402

# Which header may reach how many sources of src/ and tests/.
HEADERS = {"src/engine/game.h": 156, "src/app/kit/game_table.h": 150}
GAME_MOST = HEADERS["src/engine/game.h"]
# How many files a circle may have, and in which rooms it is more.
CIRCLE = 3
CIRCLES = {
    "src/ai": 4,
    "src/app/art": 4,
    "src/app/tables/star_empires": 8,
    "src/games/alpha_strike": 7,
    "src/games/tactics": 5,
}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+"([^"]+)"', re.MULTILINE)


def graph_of(root):
    """Each file of src/ and tests/ with those of ours that it includes."""
    root = pathlib.Path(root)
    files = {
        file.relative_to(root).as_posix(): file
        for folder in ("src", "tests")
        for file in sorted(pathlib.Path(root, folder).rglob("*.[ch]"))
    }
    by_name = collections.defaultdict(list)
    for name in files:
        by_name[name.rsplit("/", 1)[-1]].append(name)

    def resolve(file, header):
        folder = file.rsplit("/", 1)[0]
        for name in (f"src/{header}", f"tests/{header}", f"{folder}/{header}"):
            if name in files:
                return name
        ending = [name for name in by_name[header.rsplit("/", 1)[-1]] if name.endswith("/" + header.lstrip("./"))]
        return ending[0] if len(ending) == 1 else None

    return {
        name: {target for target in (resolve(name, header) for header in INCLUDE.findall(file.read_text(encoding="utf-8"))) if target}
        for name, file in files.items()
    }


def reached(graph, start):
    """All that `start` leads to, itself only by a circle."""
    seen, ahead = set(), [start]
    while ahead:
        for target in graph.get(ahead.pop(), ()):
            if target not in seen:
                seen.add(target)
                ahead.append(target)
    return seen


def sources_reached(graph):
    counts = collections.Counter()
    for name in graph:
        if name.endswith(".c"):
            counts.update(reached(graph, name))
    return counts


def room_of(name):
    parts = name.split("/")
    if parts[:3] == ["src", "app", "tables"]:
        return "/".join(parts[:4]) if len(parts) > 4 else None
    if parts[:2] == ["src", "app"]:
        return "/".join(parts[:3]) if len(parts) > 3 else None
    if parts[:2] == ["src", "games"]:
        return "/".join(parts[:3]) if len(parts) > 3 else None
    return "/".join(parts[:2]) if parts[0] == "src" and len(parts) > 2 else None


def circles(graph):
    """Room and files (without .c and .h) of every circle, largest first."""
    rooms = collections.defaultdict(lambda: collections.defaultdict(set))
    for name, targets in graph.items():
        room, stem = room_of(name), name.rsplit(".", 1)[0]
        if room:
            rooms[room][stem] |= {other.rsplit(".", 1)[0] for other in targets if room_of(other) == room} - {stem}
    found = []
    for room, stems in rooms.items():
        leads = {stem: reached(stems, stem) for stem in stems}
        left = {stem for stem in stems if stem in leads[stem]}
        while left:
            first = min(left)
            circle = {stem for stem in left if stem in leads[first] and first in leads[stem]}
            found.append((room, sorted(stem.rsplit("/", 1)[-1] for stem in circle)))
            left -= circle
    return sorted(found, key=lambda item: (-len(item[1]), item))


def check(root):
    graph = graph_of(root)
    if not graph:
        return ["no sources found"]
    faults = []
    counts = sources_reached(graph)
    for header, most in HEADERS.items():
        if counts[header] > most:
            faults.append(f"{header}: {counts[header]} sources are compiled anew when it changes, at most {most} should be")
    for room, files in circles(graph):
        most = CIRCLES.get(room, CIRCLE)
        if len(files) > most:
            faults.append(f"{room}: {len(files)} files include each other in a circle, at most {most} may: {', '.join(files)}")
    return faults


def good_tree():
    tree = {"src/engine/game.h": "int a;\n", "src/engine/facts.h": "struct Game;\n"}
    for i in range(200):
        tree[f"src/ai/user{i}.c"] = '#include "engine/facts.h"\n' + ('#include "engine/game.h"\n' if i < GAME_MOST else "")
    for name, other in (("a", "b"), ("b", "c"), ("c", "a")):
        tree[f"src/cli/{name}.h"] = "int a;\n"
        tree[f"src/cli/{name}.c"] = f'#include "cli/{name}.h"\n#include "cli/{other}.h"\n'
    return tree


BAD = [
    ("one more source includes the contract", "src/ai/more.c", '#include "engine/game.h"\n', f"src/engine/game.h: {GAME_MOST + 1} sources"),
    ("a header that many include does", "src/engine/facts.h", '#include "engine/game.h"\n', "src/engine/game.h: 200 sources"),
    ("a circle of four", "src/cli/b.h", '#include "cli/d.h"\n', "src/cli: 4 files"),
    ("a test includes it", "tests/unit/test_more.c", '  #  include "engine/game.h"\n', f"src/engine/game.h: {GAME_MOST + 1} sources"),
]


def self_test():
    good = good_tree()
    good["src/cli/d.h"] = '#include "cli/a.h"\n'
    return style_script.self_test(check, good, BAD, lambda found, file, part: len(found) == 1 and found[0].startswith(part))


if __name__ == "__main__":
    if sys.argv[1:] == ["--counts"]:
        for name, number in sources_reached(graph_of(pathlib.Path(__file__).resolve().parents[2])).most_common():
            print(number, name)
        sys.exit(0)
    sys.exit(style_script.run(check, self_test, __doc__))

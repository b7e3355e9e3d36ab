#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""All games are linked into one program, and each has its rules and its table in it: whatever one file of a game gives
to another is named after the game, so that no two games can ever have a function or a table of the same name.

Checked: every function and variable that a .c or .h in src/games/NAME, src/app/tables/NAME or tests/toy_game makes known
outside its file begins with NAME_, or with the last word of NAME (alpha_strike: strike_). What is static, and what a header
holds for itself (types, constants), is not looked at.

usage: game_names.py [ROOT]        checks ROOT (default: the checkout this script lies in)
       game_names.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line, FILE:LINE: what), 2 usage.
"""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import style_script  # noqa: E402

FOLDERS = ("src/games", "src/app/tables")
TOY = ("tests/toy_game", "wreckers")
LISTS = {"registry.c", "tables.c"}  # which games there are: names that every program has once
NO_NAME = re.compile(r"^(static|typedef|struct\s+\w+\s*\{|enum|union|return|else|#|//|\s|\}|\{|\))")
FUNCTION = re.compile(r"^[A-Za-z_][\w\s*]*?[\s*](\w+)\(")
VARIABLE = re.compile(r"^(?:extern\s+)?(?:const\s+)?[A-Za-z_]\w*\s+(?:\*\s*(?:const\s+)?)?(\w+)(?:\[[^\]]*\])*\s*(?:=|;)")


def names_of(text):
    """Line and name of what the text makes known: all that begins in the first column and is not static."""
    hidden = False
    for number, line in enumerate(text.splitlines(), 1):
        begins, hidden = not hidden, line.endswith("\\")
        if not begins or NO_NAME.match(line):
            continue
        found = FUNCTION.match(line) or VARIABLE.match(line)
        if found:
            yield number, found.group(1)


def rooms(root):
    for folder in FOLDERS:
        for room in sorted(pathlib.Path(root, folder).glob("*/")):
            if room.is_dir():
                yield room, (f"{room.name}_", f"{room.name.split('_')[-1]}_")
    yield pathlib.Path(root, TOY[0]), (f"{TOY[1]}_",)


def check(root):
    faults, files = [], 0
    for room, prefixes in rooms(root):
        for file in sorted(room.glob("*.[ch]")):
            if file.name in LISTS:
                continue
            files += 1
            for line, name in names_of(file.read_text(encoding="utf-8")):
                if not name.startswith(prefixes) and not name.startswith("tested_"):
                    faults.append(f"{file.relative_to(root)}:{line}: {name} does not begin with {' or '.join(prefixes)}")
    return faults if files else ["no sources of games found"]


GOOD = {
    "src/games/star_fight/rules.h": "typedef struct Rules Rules;\n\nbool fight_move(int a,\n                int b);\n"
    "extern const char *const fight_words[3];\n#define MOVE(a) fight_move(a)\n",
    "src/games/star_fight/rules.c": "static int helper(void) {\n    return move(1);\n}\n\nconst Game star_fight_game = {\n    .a = 1};\n",
    "src/app/tables/star_fight/table.c": "struct Own {\n    int a;\n};\n\nvoid *fight_open(void) {\n    int a = 0;\n}\n",
    "tests/toy_game/tables.c": "const void *game_table_of(int game) {\n}\n",
}
BAD = [
    ("a function", "src/games/star_fight/flow.c", "// x\nint move(int a) {\n", 2, "move "),
    ("a function that returns a pointer", "src/games/star_fight/flow.c", "const Event *next(void) {\n", 1, "next "),
    ("a function that is declared", "src/games/star_fight/flow.h", "Event next(void);\n", 1, "next "),
    ("one of another game's name", "src/games/star_fight/flow.c", "void rules_move(int a,\n", 1, "rules_move "),
    ("a table", "src/app/tables/star_fight/draw.c", "const char *const words[] = {\n", 1, "words "),
    ("a variable", "src/app/tables/star_fight/draw.c", "int count;\n", 1, "count "),
    ("a variable that is declared", "src/app/tables/star_fight/draw.h", "extern const Rules usual;\n", 1, "usual "),
    ("the toy game's", "tests/toy_game/flow.c", "void move(int a) {\n", 1, "move "),
]


def self_test():
    return style_script.self_test(check, GOOD, BAD,
                                  lambda found, file, line, part: len(found) == 1 and found[0].startswith(f"{file}:{line}: {part}"))


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

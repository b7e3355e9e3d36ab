#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Includes in src/ point one way: core <- engine <- {data, games, ai} <- play, core <- gfx <- art, and the rooms of app
one above the other (ROOMS below); main.c sees them all.

A room is the first part of a path; inside app/ it is the first two, and each game's table in app/tables/ is a room of
its own. Only the table of a game, and the game itself, include from games/NAME; only it and the list of tables include
from app/tables/NAME. So nothing that all games share can come to know one of them.

Beside the direction it checks that nobody outside a game can look at its state, hidden cards and all; what keeps the
rules engine a pure function of seed and commands (no clock, no environment, no output below data); where the libraries
may be seen (cJSON and libzip in data, SDL in app), and the operating system (behind core/platform.h); the one form of an include ("core/rng.h", from src/); and a few C functions that
have safe relatives.

usage: include_direction.py [ROOT]        checks ROOT/src (default: the checkout this script lies in)
       include_direction.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line, FILE:LINE: what), 2 usage.
"""

import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import style_script  # noqa: E402

PLATFORM = ("core", "platform.h")

# Which rooms a room may include from, besides itself.
BELOW_PLAY = {"core", "engine", "data", "ai"}
BELOW_STAGE = {*BELOW_PLAY, "play", "gfx", "app/art", "app/sound"}
ROOMS = {
    "core": set(),
    "engine": {"core"},
    "data": {"core", "engine"},
    "games": {"core", "engine"},  # and see fault_in_games
    "ai": {"core", "engine"},
    "play": BELOW_PLAY,
    "cli": {*BELOW_PLAY, "games", "play"},
    "gfx": {"core"},
    "app/art": {"core", "gfx"},
    "app/sound": {"core"},
    "app/stage": BELOW_STAGE,
    "app/kit": {*BELOW_STAGE, "app/stage"},
    "app/tables": {*BELOW_STAGE, "app/stage", "app/kit"},
    "app/screens": {*BELOW_STAGE, "app/stage", "app/kit"},
    "app/frame": {*BELOW_STAGE, "app/stage", "app/kit", "app/screens"},
}
ROOMS["app/speak"] = {*BELOW_STAGE, "app/stage", "app/kit", "app/screens", "app/frame"}
ROOMS["bench"] = {*ROOMS}  # measures all of it, from above
TABLES = ("app", "tables")
# The list of games: for whoever opens packs.
GAMES_LIST = ("games", "registry.h")
SEE_GAMES_LIST = {"app/frame"}
MAIN = "main.c"

# What a game shows of itself, in games/NAME/: its entry, the cards as data, what a seat may know, and what
# explains that. Everything else
# speaks of the state, hidden cards and all; drawing, log, recap, trace and computer opponents get views.
PUBLIC_PARTS = {"rules.h", "board.h", "commands.h", "view.h", "explain.h", "forecast.h", "highlights.h", "numbers.h", "effect_numbers.h",
                "outlook.h"}  # and NAME.h

# The rules and the computer opponents: no clock, environment or locale reaches them, and they print nothing.
PURE_ROOMS = {"engine", "games", "ai"}
IMPURE_HEADERS = {"stdio.h", "time.h", "stdlib.h", "sys/time.h", "unistd.h", "locale.h"}
IMPURE_EXCEPTIONS = {("engine", "stdlib.h")}  # a match is one allocated block
# What stdlib.h lets in beside memory.
IMPURE_CALLS = {"getenv", "exit", "system", "rand", "srand"}

LIBRARIES = [  # header pattern, its name, the rooms that may see it
    (re.compile(r"(^|/)cJSON(_Utils)?\.h$"), "cJSON", {"data"}),
    (re.compile(r"^zip\.h$"), "libzip", {"data"}),
    (re.compile(r"(^SDL2?/)|(^|/)SDL[\w]*\.h$"), "SDL", {"gfx", "bench", *(room for room in ROOMS if room[:4] == "app/")}),
]

# What is not the same on every system: files named _posix, _win and _linux see it, and bench, which measures on one alone.
SYSTEM_HEADER = re.compile(
    r"^(unistd|fcntl|dirent|pthread|poll|termios|pwd|glob|ftw|dlfcn|spawn|sched|utime|threads|windows|io|direct|process)\.h$"
    r"|^(sys|asm|linux|net|netinet|arpa)/"
)
SYSTEM_FILE = re.compile(r"_(posix|win|linux)\.c$")
# Of standard C, but Windows takes these names in another encoding, or does less.
SYSTEM_CALLS = {
    "fopen": "platform_fopen",
    "freopen": "platform_fopen",
    "remove": "platform_remove_file",
    "rename": "platform_rename",
    "localtime": "platform_local_time",
    "localtime_r": "platform_local_time",
    "sigaction": "platform_on_end",
    "isatty": "platform_is_terminal",
}

UNSAFE_CALLS = {
    "sprintf": "core/text, or snprintf",
    "vsprintf": "core/text, or vsnprintf",
    "strcpy": "core/text, or memcpy with a checked length",
    "strcat": "core/text",
    "atoi": "strtol with its checks",
    "gets": "fgets",
    "strtok": "strchr or strcspn",
}

SOURCE_SUFFIXES = {".c", ".h", ".inc", ".def"}

COMMENT_OR_TEXT = re.compile(
    r"""//(?:\\\n|[^\n])*"""
    r"""|/\*.*?(?:\*/|\Z)"""
    r"""|"(?:\\.|[^"\\\n])*\""""
    r"""|'(?:\\.|[^'\\\n])*'""",
    re.DOTALL,
)
INCLUDE = re.compile(r"^[ \t]*#[ \t]*(include\w*|import)\b[ \t]*(.*?)[ \t]*$", re.MULTILINE)
WORD = re.compile(r"\b[A-Za-z_]\w*")


def blank(match, keep_text):
    """Comments (and, unless kept, what strings say) become nothing, but every line stays on its number."""
    found = match.group(0)
    if keep_text and found[0] in "\"'":
        return found
    return " " + "\n" * found.count("\n")


def room_of(path):
    """The room a file (its parts below src/) lies in; None: in none."""
    if len(path) > 2 and path[0] == "app":
        return "/".join(path[:2])
    return path[0] if len(path) > 1 else None


def table_of(path):
    """The game whose table a file of app/tables/NAME/ belongs to, or None."""
    return path[2] if path[:2] == TABLES and len(path) > 3 else None


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def shows_state(path):
    """Is it an inner header of a game (or no header at all)?"""
    return path[0] == "games" and len(path) > 2 and path[2:] != (path[1] + ".h",) and path[-1] not in PUBLIC_PARTS


def sees_system(path):
    """May this file include what only one system has?"""
    return path[0] == "bench" or bool(SYSTEM_FILE.search(path[-1]))


def fault_in_games(path, target):
    """A game sees its own folder; the registry sees the header each game shows (games/NAME/NAME.h)."""
    if len(path) > 2:
        return None if target[:2] == path[:2] and len(target) > 2 else "a game includes only from its own folder"
    stem = path[1].rsplit(".", 1)[0]
    if target == ("games", stem + ".h"):
        return None
    if stem == "registry" and len(target) == 3 and target[2] == target[1] + ".h":
        return None
    if stem == "registry":
        return "the registry includes only games/NAME/NAME.h of a game"
    return "only registry.* may include from the games"


def fault_in_include(path, word, operand):
    """What is wrong with one include in the file at path (its parts below src/), or None."""
    room = room_of(path)
    if word != "include":
        return f"#{word} is not used here, write #include"
    match = re.fullmatch(r'"([^"]+)"|<([^>]+)>', operand)
    if not match:
        return f"cannot tell what {operand} includes; name the file"
    quoted, header = match.group(1) is not None, match.group(1) or match.group(2)
    target = tuple(header.split("/"))

    for pattern, library, rooms in LIBRARIES:
        if pattern.search(header):
            return None if room in rooms else f"{library} ({header}) is for {', '.join(sorted(rooms))} alone"
    if "." in target or ".." in target:
        return f'"{header}": write it from src/, as in "core/rng.h"'
    if target[0] not in {name.split("/")[0] for name in ROOMS}:
        if quoted:
            return f'"{header}" names no room of src/: write "core/rng.h" for ours, <{header}> for the system\'s'
        if room in PURE_ROOMS and header in IMPURE_HEADERS and (room, header) not in IMPURE_EXCEPTIONS:
            return f"<{header}> has no place in src/{room}: no clock, environment or output there"
        if SYSTEM_HEADER.search(header) and not sees_system(path):
            return f"<{header}> is not the same on every system: core/platform.h offers what is"
        return None
    if not quoted:
        return f'<{header}> is ours: write "{header}"'
    if room in PURE_ROOMS and target == PLATFORM:
        return f'"{header}" has no place in src/{room}: no clock, environment or output there'
    if shows_state(target) and path[:2] != target[:2]:
        return f'"{header}" shows hidden cards: only src/{"/".join(target[:2])} may see it, others get a view'
    if shows_state(target) and not shows_state(path):
        return f'"{header}" shows hidden cards, and others see this file'
    if room is None:
        return None  # main.c
    return fault_in_direction(path, room, target, header)


def fault_in_direction(path, room, target, header):
    """What is wrong with including that file of ours from there, or None."""
    goal = room_of(target)
    if goal is None or goal not in ROOMS:
        return f'"{header}" lies in no room'
    if table_of(target) and table_of(path) != table_of(target):
        entry = path[:2] == TABLES and path[-1] == "registry.c" and target[3:] == (target[2] + ".h",)
        return None if entry else f'"{header}": only the table of {target[2]} sees its own files, others the kit'
    if goal == "games" and len(target) > 2 and room != "games":
        own = table_of(path) == target[1]
        return None if own else f'"{header}": of a game others see its story; only app/tables/{target[1]} sees more'
    if target == GAMES_LIST and room in SEE_GAMES_LIST:
        return None
    if goal != room and goal not in ROOMS[room]:
        return f'src/{room} must not include from src/{goal} ("{header}")'
    if room == "games" and goal == "games":
        return fault_in_games(path, target)
    return None


def faults_in_file(src, file):
    path = file.relative_to(src).parts
    room = room_of(path)
    if room not in ROOMS and path != (MAIN,):
        yield 1, f"belongs to no room; there are {', '.join(ROOMS)} and {MAIN}"
        return
    text = file.read_text(encoding="utf-8", errors="replace")
    with_strings = COMMENT_OR_TEXT.sub(lambda match: blank(match, True), text)
    code = COMMENT_OR_TEXT.sub(lambda match: blank(match, False), text)

    for match in INCLUDE.finditer(with_strings):
        fault = fault_in_include(path, match.group(1), match.group(2))
        if fault:
            yield line_of(with_strings, match.start()), fault
    for match in WORD.finditer(code):
        word, line = match.group(0), line_of(code, match.start())
        if word in UNSAFE_CALLS:
            yield line, f"{word} is banned: use {UNSAFE_CALLS[word]}"
        elif word == "extern" and file.suffix == ".c":
            yield line, "extern in a .c file: declare it in the header of the file that defines it"
        elif word in SYSTEM_CALLS and not sees_system(path) and re.match(r"\s*\(", code[match.end() :]):
            yield line, f"{word} is not the same on every system: use {SYSTEM_CALLS[word]}"
        elif word in IMPURE_CALLS and room in PURE_ROOMS and re.match(r"\s*\(", code[match.end() :]):
            yield line, f"{word} has no place in src/{room}: same seed, same game"


def check(root):
    """All faults below root/src, as "FILE:LINE: what"."""
    src = pathlib.Path(root) / "src"
    files = sorted(file for file in src.rglob("*") if file.suffix in SOURCE_SUFFIXES and file.is_file())
    if not files:
        return [f"{src}: no source files found"]
    return [
        f"{file.relative_to(root).as_posix()}:{line}: {fault}"
        for file in files
        for line, fault in sorted(faults_in_file(src, file))
    ]


# A tree in which everything is as it should be, including what looks like a fault and is none.
GOOD_TREE = {
    "main.c": '#include "app/frame/app.h"\n#include "cli/cli.h"\n#include <stdio.h>\n',
    "core/rng.h": "#include <stdint.h>\n",
    "core/text.c": '#include "core/text.h"\n\n#include <stdio.h>\n#include <stdlib.h>\n'
    "// strcpy, extern: only in a comment\n/* #include \"app/frame/app.h\"\n   strtok */\n"
    'static const char *text = "sprintf \\" extern"; int quote = \'"\'; // " atoi\n'
    "int f(void) { return snprintf(0, 0, text) + my_strcpy() + gets_none(); }\n",
    "engine/match.c": '#include "engine/match.h"\n#include "core/rng.h"\n#include <stdlib.h>\n'
    "int exit_row, system;\n",
    "data/load.c": '#include "data/load.h"\n#include "engine/catalog.h"\n#include <cjson/cJSON.h>\n#include <time.h>\n',
    "games/registry.h": '#include "engine/game.h"\n',
    "games/registry.c": '#include "games/registry.h"\n#include "games/tactics/tactics.h"\n',
    "games/tactics/rules.c": '#include "games/tactics/rules.h"\n#include "engine/game.h"\n#include <string.h>\n',
    "games/tactics/effects/blast.c": '#include "games/tactics/rules.h"\n',
    "games/tactics/flow.c": '#include "games/tactics/flow.h"\n#include "games/tactics/state.h"\n',
    "ai/ismcts.c": '#include "ai/ismcts.h"\n#include "engine/match.h"\n#  include <assert.h> // why\n',
    "cli/cli.h": "extern const int exit_codes[];\n",
    "cli/score.c": '#include "cli/cli.h"\n#include "core/text.h"\n#include "engine/match.h"\n#include "data/load.h"\n'
    '#include "games/registry.h"\n#include "ai/ismcts.h"\n#include <stdlib.h>\nvoid f(void) { exit(1); }\n',
    "play/session.c": '#include "play/session.h"\n#include "ai/ismcts.h"\n#include "data/load.h"\n',
    "gfx/gfx.h": "#include <SDL.h>\n",
    "app/art/card.h": '#include "gfx/gfx.h"\n',
    "app/stage/context.h": '#include "app/art/card.h"\n#include "play/session.h"\n#include <SDL2/SDL_ttf.h>\n',
    "app/kit/table.c": '#include "app/kit/table.h"\n#include "app/stage/context.h"\n#include <time.h>\n',
    "app/tables/registry.c": '#include "app/kit/table.h"\n#include "app/tables/tactics/tactics.h"\n',
    "app/tables/tactics/board.c": '#include "app/tables/tactics/board.h"\n#include "app/kit/table.h"\n'
    '#include "games/tactics/view.h"\n#include "games/tactics/tactics.h"\n#include "engine/match.h"\n',
    "app/screens/menu.c": '#include "app/kit/table.h"\n',
    "app/frame/app.h": '#include "app/stage/context.h"\n#include "games/registry.h"\n',
    "bench/window.c": '#include "app/frame/app.h"\n#include "cli/cli.h"\n#include <SDL.h>\n',
    "core/a_posix.c": '#include "core/a.h"\n#include <sys/stat.h>\n#include <unistd.h>\nint x = fopen(a, b) != 0;\n',
    "core/a_win.c": '#include "core/a.h"\n#include <windows.h>\n',
    "bench/child.c": '#include <poll.h>\n#include <sys/wait.h>\nint x = fopen(a, b) != 0;\n',
    "data/put.c": '#include "core/platform.h"\nint x = platform_fopen(a, b) != 0, remove, rename_it(c);\n',
    "README.md": "extern strcpy\n",
}

# name, file, its text, line of the fault, part of what must be said about it
BAD_FILES = [
    ("core sees engine", "core/a.c", '#include "core/a.h"\n#include "engine/match.h"\n', 2, "must not include from"),
    ("engine sees data", "engine/a.h", '#include "data/load.h"\n', 1, "must not include from"),
    ("engine sees games", "engine/a.c", '#include "games/registry.h"\n', 1, "must not include from"),
    ("data sees games", "data/a.c", '#include "games/registry.h"\n', 1, "must not include from"),
    ("data sees the window", "data/a.c", '#include "app/frame/app.h"\n', 1, "must not include from"),
    ("data sees play", "data/a.c", '#include "play/session.h"\n', 1, "must not include from"),
    ("games sees data", "games/tactics/a.c", '#include "data/load.h"\n', 1, "must not include from"),
    ("games sees ai", "games/tactics/a.c", '#include "ai/ismcts.h"\n', 1, "must not include from"),
    ("ai sees a game", "ai/a.c", '#include "games/tactics/tactics.h"\n', 1, "its story"),
    ("ai sees data", "ai/a.c", '#include "data/load.h"\n', 1, "must not include from"),
    ("play sees a game", "play/a.c", '#include "games/tactics/view.h"\n', 1, "its story"),
    ("play sees drawing", "play/a.c", '#include "gfx/gfx.h"\n', 1, "must not include from"),
    ("play sees the stage", "play/a.c", '#include "app/stage/context.h"\n', 1, "must not include from"),
    ("cli sees the window", "cli/a.c", '#include "app/frame/app.h"\n', 1, "must not include from"),
    ("cli sees a game", "cli/a.c", '#include "games/tactics/rules.h"\n', 1, "its story"),
    ("gfx sees engine", "gfx/a.c", '#include "engine/match.h"\n', 1, "must not include from"),
    ("art sees the stage", "app/art/a.c", '#include "app/stage/context.h"\n', 1, "must not include from"),
    ("sound sees the stage", "app/sound/a.c", '#include "app/stage/hits.h"\n', 1, "must not include from"),
    ("the stage sees the kit", "app/stage/a.c", '#include "app/kit/table.h"\n', 1, "must not include from"),
    ("the stage sees the frame", "app/stage/a.c", '#include "app/frame/app.h"\n', 1, "must not include from"),
    ("the kit sees a screen", "app/kit/a.c", '#include "app/screens/menu.h"\n', 1, "must not include from"),
    ("the kit sees a game", "app/kit/a.c", '#include "games/tactics/view.h"\n', 1, "its story"),
    ("the kit sees a table", "app/kit/a.c", '#include "app/tables/tactics/board.h"\n', 1, "only the table of tactics"),
    ("a screen sees a game", "app/screens/a.c", '#include "games/tactics/rules.h"\n', 1, "its story"),
    ("a screen sees a table", "app/screens/a.c", '#include "app/tables/tactics/board.h"\n', 1, "only the table of"),
    ("a screen sees the frame", "app/screens/a.c", '#include "app/frame/app.h"\n', 1, "must not include from"),
    ("the frame sees a table", "app/frame/a.c", '#include "app/tables/tactics/board.h"\n', 1, "only the table of"),
    ("the frame sees a game", "app/frame/a.c", '#include "games/tactics/rules.h"\n', 1, "its story"),
    ("a table sees another", "app/tables/alpha/a.c", '#include "app/tables/tactics/board.h"\n', 1, "only the table of"),
    ("a table sees another's game", "app/tables/alpha/a.c", '#include "games/tactics/view.h"\n', 1, "its story"),
    ("a table sees a screen", "app/tables/tactics/a.c", '#include "app/screens/menu.h"\n', 1, "must not include from"),
    ("the list of tables sees the inside of one", "app/tables/registry.c", '#include "app/tables/tactics/board.h"\n', 1,
     "only the table of"),
    ("a screen sees the list of games", "app/screens/a.c", '#include "games/registry.h"\n', 1, "must not include from"),
    ("X-macro file sees the window", "engine/a.inc", '#include "app/frame/app.h"\n', 1, "must not include from"),
    ("a game sees another", "games/tactics/a.c", '#include "games/alpha/alpha.h"\n', 1, "own folder"),
    ("a deep file of a game sees another", "games/tactics/x/a.c", '#include "games/alpha/alpha.h"\n', 1, "own folder"),
    ("a game sees the registry", "games/tactics/a.c", '#include "games/registry.h"\n', 1, "own folder"),
    ("the table sees the state", "app/tables/tactics/a.c", '#include "games/tactics/state.h"\n', 1, "hidden cards"),
    ("the recap sees the stack", "play/recap.c", '#include "games/tactics/flow.h"\n', 1, "hidden cards"),
    ("an opponent sees the state", "ai/a.c", '#include "games/tactics/state.h"\n', 1, "hidden cards"),
    ("a tool sees the state", "cli/a.c", '#include "games/tactics/state.h"\n', 1, "hidden cards"),
    ("main sees the state", "main.c", '#include "games/tactics/flow.h"\n', 1, "hidden cards"),
    ("the table sees the state by another header", "app/tables/tactics/a.c", '#include "games/tactics/power.h"\n', 1,
     "hidden"),
    ("a view's header sees the state", "games/tactics/view.h", '#include "games/tactics/state.h"\n', 1, "others see"),
    ("registry sees the inside of a game", "games/registry.c", '#include "games/tactics/rules.h"\n', 1, "NAME/NAME.h"),
    ("another file of games sees a game", "games/a.c", '#include "games/tactics/tactics.h"\n', 1, "only registry.*"),
    ("cJSON in engine", "engine/a.c", "#include <cjson/cJSON.h>\n", 1, "cJSON"),
    ("cJSON in cli, quoted", "cli/a.c", '#include "cJSON.h"\n', 1, "cJSON"),
    ("cJSON in main", "main.c", "#include <cjson/cJSON.h>\n", 1, "cJSON"),
    ("SDL in cli", "cli/a.c", "#include <SDL.h>\n", 1, "SDL"),
    ("SDL in play", "play/a.c", "#include <SDL.h>\n", 1, "SDL"),
    ("SDL in core", "core/a.h", "#include <SDL2/SDL_rwops.h>\n", 1, "SDL"),
    ("SDL in data, by its folder", "data/a.c", "#include <SDL2/begin_code.h>\n", 1, "SDL"),
    ("SDL in main", "main.c", '#include "SDL_main.h"\n', 1, "SDL"),
    ("stdio in engine", "engine/a.c", "#include <stdio.h>\n", 1, "no clock"),
    ("stdio in games", "games/tactics/a.c", "#include <stdio.h>\n", 1, "no clock"),
    ("stdio in ai", "ai/a.c", "#include <stdio.h>\n", 1, "no clock"),
    ("time in engine", "engine/a.c", "#include <time.h>\n", 1, "no clock"),
    ("time in games", "games/tactics/a.c", "#include <time.h>\n", 1, "no clock"),
    ("time in ai", "ai/a.c", "#include <time.h>\n", 1, "no clock"),
    ("stdlib in games", "games/registry.c", "#include <stdlib.h>\n", 1, "no clock"),
    ("stdlib in ai", "ai/a.c", "#include <stdlib.h>\n", 1, "no clock"),
    ("unistd in ai", "ai/a.c", "#include <unistd.h>\n", 1, "no clock"),
    ("unistd in data", "data/a.c", "#include <unistd.h>\n", 1, "core/platform.h"),
    ("a system's header in main", "main.c", "#include <fcntl.h>\n", 1, "core/platform.h"),
    ("sys in the header of a system's file", "core/a_posix.h", "#include <sys/stat.h>\n", 1, "core/platform.h"),
    ("Windows in play", "play/a.c", "#include <windows.h>\n", 1, "core/platform.h"),
    ("threads in the window", "app/kit/a.c", "#include <pthread.h>\n", 1, "core/platform.h"),
    ("the platform in a game", "games/tactics/a.c", '#include "core/platform.h"\n', 1, "no clock"),
    ("fopen in data", "data/a.c", 'int x = fopen(a, "rb") != 0;\n', 1, "platform_fopen"),
    ("rename in cli", "cli/a.c", "int x = rename (a, b);\n", 1, "platform_rename"),
    ("spaces in a directive", "engine/a.c", "  #  include   <stdio.h>  // why\n", 1, "no clock"),
    ("a comment in a directive", "engine/a.c", "#include /* x */ <stdio.h>\n", 1, "no clock"),
    ("a comment before a directive", "engine/a.c", "/* x\n */ #include <stdio.h>\n", 2, "no clock"),
    ("a directive over two lines", "engine/a.c", "int a;\n#include \\\n<stdio.h>\n", 2, "cannot tell"),
    ("getenv in engine", "engine/a.c", '#include <stdlib.h>\nint x = getenv("X") != 0;\n', 2, "getenv"),
    ("rand in engine", "engine/a.c", "#include <stdlib.h>\nint x(void) { return rand (); }\n", 2, "rand"),
    ("a neighbour without its room", "core/a.c", '#include "rng.h"\n', 1, "names no room"),
    ("a system header in quotes", "core/a.c", '#include "stdio.h"\n', 1, "names no room"),
    ("a path upwards", "engine/a.c", '#include "../core/rng.h"\n', 1, "write it from src/"),
    ("a path with a detour", "core/a.c", '#include "core/../app/frame/app.h"\n', 1, "write it from src/"),
    ("ours in angle brackets", "core/a.c", "#include <core/rng.h>\n", 1, 'write "core/rng.h"'),
    ("an include of a macro", "core/a.c", "#include HEADER\n", 1, "cannot tell"),
    ("include_next", "core/a.c", "#include_next <stdio.h>\n", 1, "write #include"),
    ("extern in a .c file", "app/kit/a.c", "int a;\n\nextern int b;\n", 3, "extern"),
    ("extern in main.c", "main.c", "extern int b;\n", 1, "extern"),
    ("a file in no room", "util/a.c", "int a;\n", 1, "belongs to no room"),
    ("a file in app that is in none of its rooms", "app/a.c", "int a;\n", 1, "belongs to no room"),
    ("a file beside main.c", "version.h", "int a;\n", 1, "belongs to no room"),
    ("a quote does not hide code", "core/a.c", "char q = '\"';\nint x = atoi(y); // \"\n", 2, "atoi"),
    ("// in a string does not hide code", "core/a.c", 'f("// no comment"), strcat(a, b);\n', 1, "strcat"),
] + [
    (f"{name} in {room}", f"{room}/a.{suffix}", f"int a;\nint b = {name}(c);\n", 2, name)
    for name in ("sprintf", "vsprintf", "strcpy", "strcat", "atoi", "gets", "strtok")
    for room, suffix in (("core", "c"), ("gfx", "h"))
]


def self_test():
    bad = [(name, f"src/{file}", text, line, part) for name, file, text, line, part in BAD_FILES]
    return style_script.self_test(check, {f"src/{name}": text for name, text in GOOD_TREE.items()}, bad,
                                  lambda found, file, line, part: len(found) == 1 and found[0].startswith(f"{file}:{line}: ") and part in found[0])


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

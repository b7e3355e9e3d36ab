#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The shipped English says which texts there are, and with which placeholders: this makes the lists that the program checks the
language files of others with. The build runs it; nothing of what it makes is kept.

usage: text_lists.py game EN.json TEXTS.txt NAME   a C file with the array NAME (Game.texts) of a game's texts
       text_lists.py window EN.json                the X-macro UI_WORDS of the window's texts: UI_MENU_NEW is "menu.new"
Exit: 0 good, 1 with what is wrong in TEXTS.txt, 2 usage.

TEXTS.txt has what the English file cannot say. '#' begins a comment; the other lines are
    records card ship             texts of these groups are those of records, and not looked at here
    event.* @seat card number     what these texts may use, all of it and in this order, whether the English ones do or not; '*' is
                                  any part of a key, 'a|b' at the end both, '@' marks names of players, which have forms,
                                  and numbers that choose (src/data/words.h)
    ?advice.unit                  '?': a pack need not have it
Without such a line a text may use what the English one uses; names are those that have a form anywhere in the English file, numbers
that choose those that do in this text.
"""

import json
import pathlib
import re
import sys

# What every game with a story has follows from the names of its refusals, phases … (src/data/pack_words.c).
OF_EVERY_GAME = {"captain", "decision", "flag", "game", "phase", "refusal", "variant", "winner"}
PLACEHOLDER = re.compile(r"\{([a-z0-9_]+)([.:][^{}]*)?\}")


def texts_of(node, path=""):
    """(key, text) of all texts of a language file, as they stand in it."""
    for name, value in node.items():
        if isinstance(value, dict):
            yield from texts_of(value, f"{path}{name}.")
        elif not name.startswith("$"):
            yield path + name, value


def placeholders_of(text):
    """The names of a text's placeholders, each once."""
    return list(dict.fromkeys(name for name, _ in PLACEHOLDER.findall(text)))


def read_english(path):
    return dict(texts_of(json.loads(pathlib.Path(path).read_text(encoding="utf-8"))))


class Wrong(Exception):
    """What is wrong with a TEXTS.txt."""


def alternatives(key):
    """The keys of "empires.why.pile|site"."""
    above, dot, last = key.rpartition(".")
    return [above + dot + one for one in last.split("|")]


class Exceptions:
    """What a TEXTS.txt says."""

    def __init__(self, text):
        self.records, self.lines = set(), []
        for line in text.splitlines():
            key, *values = line.split("#")[0].split() or [""]
            if key == "records":
                self.records |= set(values)
            elif key:
                for one in alternatives(key):
                    self.lines.append((one, re.compile(one.lstrip("?").replace(".", r"\.").replace("*", "[a-z0-9_.]+")), values))

    def line_of(self, key):
        """The line's key and values; None: there is none."""
        return next(((name, values) for name, pattern, values in self.lines if pattern.fullmatch(key)), None)

    def is_of_records(self, key):
        group = key.split(".")[0]
        return group in self.records or group in OF_EVERY_GAME and self.line_of(key) is None


def game_texts(english, exceptions):
    """{key: (values, is it optional)} of a game's texts."""
    names = {name for key, text in english.items() if key.split(".")[0] not in exceptions.records
             for name, form in PLACEHOLDER.findall(text) if form and "#" not in form}
    lists, used = {}, set()
    for key, text in english.items():
        if exceptions.is_of_records(key):
            continue
        found, line = placeholders_of(text), exceptions.line_of(key)
        chosen_by = {name for name, form in PLACEHOLDER.findall(text) if "#" in form}
        values = line[1] if line else [f"@{name}" if name in names | chosen_by else name for name in found]
        unknown = set(found) - {value.lstrip("@") for value in values}
        if unknown:
            raise Wrong(f"{key} has no {{{min(unknown)}}}, which the English text uses")
        used.add(line[0] if line else None)
        lists[key] = values, line is not None and line[0].startswith("?")
    for key, _, values in exceptions.lines:
        if key.startswith("?") and "*" not in key:
            lists.setdefault(key[1:], (values, True))
        elif key not in used:
            raise Wrong(f"no English text is called {key}")
    return lists


def window_name(key):
    return "UI_" + key.upper().replace(".", "_")


def print_game(english, exceptions, name):
    print(f"extern const char *const {name}[];\nconst char *const {name}[] = {{")
    for key, (values, optional) in game_texts(english, exceptions).items():
        print(f'    "{"?" if optional else ""}{" ".join([key, *values])}",')
    print("    0,\n};")


def print_window(english):
    print("#define UI_WORDS(X) \\")
    for key, text in english.items():
        values = " ".join(f"{{{name}}}" for name in placeholders_of(text))
        print(f'    X({window_name(key)}, "{key}") {f"/* {values} */ " if values else ""}\\')
    print()


def main(arguments):
    if len(arguments) == 4 and arguments[0] == "game":
        try:
            print_game(read_english(arguments[1]), Exceptions(pathlib.Path(arguments[2]).read_text(encoding="utf-8")), arguments[3])
        except Wrong as wrong:
            print(f"{arguments[2]}: {wrong}", file=sys.stderr)
            return 1
    elif len(arguments) == 2 and arguments[0] == "window":
        print_window(read_english(arguments[1]))
    else:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

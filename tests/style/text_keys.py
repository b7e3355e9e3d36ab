#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The shipped English is the list of what is said (src/text_lists.py makes the program's own of it), so whatever the program says must
stand in it, and whatever stands in it must be said. A key misspelled in C would show on the screen instead of a text, but only to
whoever comes by; one misspelled in the file leaves a text that nobody ever sees.

Checked, for the window (assets/lang/en.json) and each game (its folders in src/games and src/app/tables, cards/GAME/lang/en.json):
- a key that C names is there: texts like "empires.do.draw" whose first part is one in the file; of "empires.do.%s" at least one key;
- each key is used: C names it, or as "empires.do.%s" with "draw" elsewhere, or "%s.yes" with what is above it, or has all its parts as
  texts ("kind", id, "text"). Keys of "command" are put together of a verb and its keys;
- where C names key and placeholders in one call, it gives the text all that it has, and nothing else than it may have.

usage: text_keys.py [ROOT]        checks ROOT (default: the checkout this script lies in)
       text_keys.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line, FILE:LINE: what or FILE: KEY: what), 2 usage.
"""

import json
import pathlib
import re
import sys

sys.dont_write_bytecode = True  # text_lists.py lies in src
HERE = pathlib.Path(__file__).resolve()
sys.path[:0] = [str(HERE.parents[1] / "support"), str(HERE.parents[2] / "src")]
import style_script  # noqa: E402
import text_lists  # noqa: E402

GLOSSARIES = {"area", "term"}  # the rules to read and lessons may name any of these: {area:bridge}
RETIRED = "ui_words.c"  # names keys that only other languages may still have
TOY = ("tests/toy_game", "tests/toy_game/cards/wreckers")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
TOKENS = re.compile(r"""//[^\n]*|/\*.*?\*/|'(?:[^'\\\n]|\\.)+'|\#include[^\n]*|(?P<texts>(?:"(?:[^"\\\n]|\\.)*"(?:\s|\\\n)*)+)""", re.S)
KEY = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")
PATTERN = re.compile(r"[a-z0-9_]+\.(?:[a-z0-9_.]|%s|%\.\*s|%d)*")
VALUE = r"%s|%\.\*s|%d"
CALL = re.compile(r"\b(?:app_fill|ui_fill|words_fill)\(")
FILL = re.compile(r'(?:STR|NUM)\("(\w+)"')
AROUND_NAME = re.compile(r'"([a-z0-9_.]+\.)"\s+[a-z]\w*(?:\s+"([a-z0-9_.]+)")?')  # in a macro: "settings." row "_text"
LIST = re.compile(r"#define \w+\(X\b[^)]*\)((?:[^\n]*\\\n)+[^\n]*)")  # the names in it may become texts: #name
WINDOW_NAME = re.compile(r"\bUI_[A-Z0-9_]+\b")


class Source:
    """What a file in C says."""

    def __init__(self, path, root):
        self.name = path.relative_to(root)
        self.code = TOKENS.sub(lambda found: found.group(0) if found.group("texts") else re.sub(r"[^\n]", " ", found.group(0)),
                               path.read_text(encoding="utf-8"))
        self.texts = [(self.line_at(found.start()), "".join(STRING.findall(found.group(0))))
                      for found in TOKENS.finditer(self.code) if found.group("texts")]
        self.texts += [(self.line_at(found.start()), f"{found.group(1)}%s{found.group(2) or ''}") for found in AROUND_NAME.finditer(self.code)]
        self.names = {name for found in LIST.finditer(self.code) for name in re.findall(r"\b[a-z]\w*", found.group(1))}

    def line_at(self, place):
        return self.code.count("\n", 0, place) + 1


def arguments_of(code, place):
    """The arguments of a call, from behind its bracket on."""
    arguments, depth, start = [], 0, place
    for found in re.compile(r'"(?:[^"\\\n]|\\.)*"|[(){},]').finditer(code, place):
        token = found.group(0)
        if token in "({":
            depth += 1
        elif token in ")}" and depth > 0:
            depth -= 1
        elif token in (")", ","):
            if depth == 0:
                arguments.append(code[start:found.start()].strip())
                start = found.end()
                if token == ")":
                    break
    return arguments


def patterns_of(texts, groups):
    """{text: its pattern} of the texts that a key is made with."""
    return {text: re.compile(re.sub(rf"(?:{VALUE})", "([a-z0-9_.]+)", text.replace("%.*s", "%s").replace(".", r"\.")) + ("[a-z0-9_.]+" if text.endswith(".") else ""))
            for text in texts if "%" in text and PATTERN.fullmatch(text) and text.split(".")[0] in groups}


def is_made_of(word, words):
    """A command's keys, joined with '_': "card_from_to"."""
    return word in words or any(word[:at] in words and is_made_of(word[at + 1:], words)
                                for at, letter in enumerate(word) if letter == "_")


def is_used(key, words, patterns):
    if key in words:
        return True
    for pattern in patterns.values():
        found = pattern.fullmatch(key)
        if found and all(part in words or part.isdigit() or f".{part}" in words for part in found.groups()):
            return True
    first, *parts = key.split(".")
    if first == "command":
        return all(is_made_of(part, words) for part in parts)
    above, dot, last = key.rpartition(".")
    return f"%s.{last}" in words and above in words or first in words and all(part in words for part in parts)


class Texts:
    """The texts of the window or of a game."""

    def __init__(self, file, root, exceptions=None):
        self.name = file.relative_to(root)
        self.english = text_lists.read_english(file)
        if exceptions is None:
            self.values = {key: text_lists.placeholders_of(text) for key, text in self.english.items()}
        else:
            lists = text_lists.game_texts(self.english, exceptions)
            self.values = {key: [value.lstrip("@") for value in values] for key, (values, _) in lists.items() if key in self.english}
        self.groups = {key.split(".")[0] for key in self.values}

    def has(self, key):
        """Itself, or texts below it."""
        return key in self.english or any(other.startswith(f"{key}.") for other in self.english)

    def unused(self, words):
        patterns = patterns_of(words, self.groups)
        for key in self.values:
            if key.split(".")[0] not in GLOSSARIES and text_lists.window_name(key) not in words and not is_used(key, words, patterns):
                yield f"{self.name}: {key}: nobody says this"


def faults_of_keys(source, lists):
    """Keys named in C that none of the files has."""
    groups = set().union(*(texts.groups for texts in lists)) if source.name.name != RETIRED else set()
    for line, text in source.texts:
        if KEY.fullmatch(text) and text.split(".")[0] in groups and not any(texts.has(text) for texts in lists):
            yield f"{source.name}:{line}: no text is called {text}"
    for text, pattern in patterns_of({text for _, text in source.texts}, groups).items():
        if not any(pattern.fullmatch(key) for texts in lists for key in texts.english):
            yield f"{source.name}:1: no text is called {text}"


def values_given(arguments):
    """The names in STR(NAME, …), NUM(NAME, …) …; None: they are not all texts."""
    names = [FILL.match(argument) for argument in arguments]
    return [found.group(1) for found in names] if all(names) else None


def faults_of_values(source, lists):
    """Calls whose placeholders are not those of the text."""
    for call in CALL.finditer(source.code):
        arguments = arguments_of(source.code, call.end())
        at = 2 if call.group(0).startswith("words") else 3
        if len(arguments) <= at:
            continue
        names = values_given(arguments[at + 1:])
        keys = set(STRING.findall(arguments[at])) | set(WINDOW_NAME.findall(arguments[at]))
        for texts in lists if names is not None else ():
            for key in texts.values:
                if key not in keys and text_lists.window_name(key) not in keys:
                    continue
                missing = [name for name in text_lists.placeholders_of(texts.english[key]) if name not in names]
                # What one of several texts has, all of them may be given.
                extra = [name for name in names if name not in texts.values[key]] if len(keys) == 1 else []
                for name, what in [(name, "gets no value for") for name in missing] + [(name, "has no placeholder") for name in extra]:
                    yield f"{source.name}:{source.line_at(call.start())}: {key} {what} {{{name}}}"


def words_of(sources):
    return {text for source in sources for _, text in source.texts} | {
        name for source in sources for name in WINDOW_NAME.findall(source.code)} | {name for source in sources for name in source.names}


def sources_in(root, *folders):
    return [Source(path, root) for folder in folders for path in sorted(pathlib.Path(root, folder).glob("*.[ch]"))]


def check(root):
    root = pathlib.Path(root)
    window = root / "assets/lang/en.json"
    if not window.exists():
        return ["no texts of the window found"]
    window = Texts(window, root)
    games = [(path.parent, root / "cards" / path.parent.name, f"src/app/tables/{path.parent.name}") for path in sorted(root.glob("src/games/*/texts.txt"))]
    if (root / TOY[0] / "texts.txt").exists():
        games.append((root / TOY[0], root / TOY[1], ""))
    rooms = [path.relative_to(root) for path in (root / "src").rglob("*") if path.is_dir() and path.parts[-2] not in ("games", "tables")]
    shared = sources_in(root, *rooms)
    faults, lists, everybody = [], [window], list(shared)
    for folder, pack, table in games:
        texts = Texts(pack / "lang/en.json", root, text_lists.Exceptions((folder / "texts.txt").read_text(encoding="utf-8")))
        rules, drawn = sources_in(root, folder.relative_to(root)), sources_in(root, table) if table else []
        at_table = drawn or rules
        lists.append(texts)
        everybody += rules + drawn
        faults += [fault for source in at_table for fault in (*faults_of_keys(source, (window, texts)), *faults_of_values(source, (window, texts)))]
        faults += texts.unused(words_of(rules + drawn + shared))
    in_app = [source for source in shared if source.name.parts[:2] == ("src", "app")]
    faults += [fault for source in in_app for fault in (*faults_of_keys(source, lists), *faults_of_values(source, lists))]
    return faults + list(window.unused(words_of(everybody)))


# A tree with one game, to be spoiled.
WINDOW, GAME, CARDS = "assets/lang/en.json", "src/app/tables/star_fight/table.c", "cards/star_fight/lang/en.json"
GOOD = {
    WINDOW: '{"menu": {"new": "New game", "seats": "{most} seats"}}',
    "src/app/screens/menu.c": 'void f(void) {\n    ui_word(app, UI_MENU_NEW); // "menu.old"\n'
                              '    ui_fill(app, out, sizeof out, UI_MENU_SEATS, NUM("most", count(a, b)));\n}\n',
    CARDS: '{"card": {"ann": {"name": "Ann"}}, "event": {"hit": "{seat} hits {card}.", "over": "Over."}, "do": {"shoot": "Shoot", "row": "Row {number}"},'
           ' "kind": {"ship": {"name": "Ship"}}, "command": {"play": {"card_at": "Play {card}"}}, "fight": {"end": {"yes": "End it"}}, "act": {"ram_now": "Ram"}}',
    "src/games/star_fight/texts.txt": "records card\nevent.* @seat card number\n",
    "src/games/star_fight/rules.h": '#define ACTS(X) \\\n    X(RAM, ram) \\\n    X(HIDE, hide)\n#define KEY(name) "act." name "_now"\n',
    "src/games/star_fight/rules.c": 'const Verb verbs[] = {{"play", {"card", "at"}}};\nconst char *const words[] = {"hit", "over", "ship"};\n',
    GAME: 'void f(void) {\n    say("event.%s", word);\n    words_part(words, "kind", id, "name");\n    app_word(app, "do.shoot");\n'
          '    app_fill(app, out, sizeof out, a ? "do.row" : "do.shoot", STR("number", n));\n    ask(app, "fight.end");\n    say("%s.yes", key);\n}\n',
}


def spoiled(file, there, instead):
    assert there in GOOD[file]
    return GOOD[file].replace(there, instead)


BAD = [
    ("a key of the game misspelled in C", GAME, spoiled(GAME, 'word(app, "do.shoot")', 'word(app, "do.shot")'), f"{GAME}:4: no text is called do.shot"),
    ("the beginning of keys misspelled", GAME, spoiled(GAME, '"event.%s"', '"do.e.%s"'), f"{GAME}:1: no text is called do.e.%s"),
    ("a key misspelled in the file", CARDS, spoiled(CARDS, '"shoot"', '"shot"'), f"{CARDS}: do.shot: nobody says this"),
    ("a word of a key misspelled in the file", CARDS, spoiled(CARDS, '"over"', '"ovr"'), f"{CARDS}: event.ovr: nobody says this"),
    ("an id misspelled in the file", CARDS, spoiled(CARDS, '"ship"', '"shp"'), f"{CARDS}: kind.shp.name: nobody says this"),
    ("a command misspelled in the file", CARDS, spoiled(CARDS, '"card_at"', '"card_att"'), f"{CARDS}: command.play.card_att: nobody says this"),
    ("a name of a list misspelled in the file", CARDS, spoiled(CARDS, '"ram_now"', '"rum_now"'), f"{CARDS}: act.rum_now: nobody says this"),
    ("a key below another misspelled", CARDS, spoiled(CARDS, '"yes"', '"yess"'), f"{CARDS}: fight.end.yess: nobody says this"),
    ("a text of the window that nobody says", WINDOW, spoiled(WINDOW, '"new"', '"old": "Old", "new"'), f"{WINDOW}: menu.old: nobody says this"),
    ("a placeholder without a value", WINDOW, spoiled(WINDOW, "{most}", "{least} to {most}"), "src/app/screens/menu.c:3: menu.seats gets no value for {least}"),
    ("a placeholder misspelled in the file", WINDOW, spoiled(WINDOW, "{most}", "{mots}"), "src/app/screens/menu.c:3: menu.seats gets no value for {mots}"),
    ("a value without a placeholder", "src/app/screens/menu.c", spoiled("src/app/screens/menu.c", 'NUM("most"', 'NUM("least", 1), NUM("most"'),
     "src/app/screens/menu.c:3: menu.seats has no placeholder {least}"),
    ("one of two texts lacks a value", CARDS, spoiled(CARDS, '"Shoot"', '"Shoot {what}"'), f"{GAME}:5: do.shoot gets no value for {{what}}"),
]


def self_test():
    return style_script.self_test(check, GOOD, BAD, lambda found, file, told: told in found)


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

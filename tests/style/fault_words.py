#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the program says of faulty files it says in English; assets/faults/LANGUAGE.json has every such sentence once more. A sentence
that somebody adds or changes in C without its version there would be shown in English in the middle of a German window.

Checked: every sentence in the sources below stands among the "faults" or "parts" of each table, with the values it has; what
stands among the "faults" is still said somewhere. A sentence is a text of three words or more. Pieces that sentences are put
together from, and what is for programmers, stand in PIECES.

usage: fault_words.py [ROOT]        checks ROOT (default: the checkout this script lies in)
       fault_words.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line, FILE:LINE: what), 2 usage.
"""

import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import style_script  # noqa: E402

SOURCES = ("src/data/captains.c", "src/data/suggest.c", "src/data/json_doc.c", "src/data/layer_gone.c", "src/data/layer_sums.c", "src/data/layer_ranges.c", "src/data/json_each.c", "src/data/json_layer.c", "src/data/json_records.c", "src/data/json_scan.c", "src/data/json_when.c", "src/data/left_over.c", "src/data/manual.c", "src/data/paintings.c",
           "src/data/fault_words.c", "src/data/pack*.c", "src/data/reader*.c", "src/data/save.c", "src/data/save_header.c", "src/data/save_read.c", "src/data/settings.c", "src/data/pack_cache.c", "src/data/words*.c",
           "src/games/*/prepare.c", "src/games/*/maps.c", "src/games/*/setup.c", "src/games/*/warnings.c", "src/games/*/pictures.c", "src/engine/style.c", "src/engine/catalog.c", "src/engine/map_choice.c", "src/app/frame/text_fit*.c",
           "src/app/stage/ui_words.c", "src/app/frame/settings_*.c", "src/app/frame/bundle.c", "src/app/frame/measurer_save.c", "src/play/journal.c", "src/data/kept_search.c",
           "src/play/saved_games.c", "src/cli/import.c", "src/cli/lint_together.c", "src/cli/packs_repeated.c", "src/cli/locate.c", "src/data/command_read.c", "src/data/json_object.c", "src/core/sound_facts.c")
PIECES = {
    # they become parts with what is put in: "the id of a card"
    "the id of a %s", "a list of at most %d %s ids", "an object with %s ids as keys", "a text of %s%d bytes", "any of the %d %s", "a list with any of ",
    "; did you mean %s?", '"; did you mean ', '; did you mean "%s"?', "; did you mean {%s}?", "there is no %s %s", "there is no picture %s", "Pictures lie in ",
    '"%s" is no picture of a target. Allowed: ', '"%s" is no picture of a card. Allowed: ship:NAME, icon:NAME, file:NAME, fleet',
    '"%s" is no picture of a card. Allowed: icon:NAME, ship:NAME, fleet:NAME, file:NAME',
    '"%s" is no picture of a card. Allowed: icon:NAME, ship:NAME, bust:HAIR, file:NAME',
    "wormhole, galaxy:0 to galaxy:3, nebula:COLOUR, station:COLOUR, combat:COLOUR,COLOUR", "did you mean ", "file of captains", "choice of packs",
    # said by the command line alone, and of packs that scenarios bring
    "there is no game '%s'; allowed: ", "; did you mean '%s'?", "the cards of %s can't be used: ", "the cards of %s can't be used", "%s: out of memory",
    "no pack can be brought along here", 'there is no folder "%s"', "there is no ", ' in "%s"; a pack is a folder with one',
    'the pack in "%s" can\'t be used', "this is of another game: %s",
    "%s:%d takes it out", 'what %s says of it does not count with these packs ("when")',
    "the short game is for", # … and lists of what there is
    "because of this %s is no longer right", " takes it out", "there is no value for ", "there is nothing called ", # looked for in what was said
    "deck.json/cards/*/copies?set=starter basic starbase infection", # a path
    # of saved games: said with what the system says, or as pieces of a longer sentence
    "cannot be created", "cannot be written to the disk", "its folder cannot be written to the disk", "cannot be written", "cannot be opened for writing",
    '"%s" must be 16 digits from 0 to f%s%s', ", and is missing here", "choice of options",
    # the help of "stardeck import"
    "only say what it is; put nothing in place", "take the place of a pack of yours with the same id, which is moved aside",
    "say it in another language (en: English, as without)", "print it as one JSON document",
    "Puts the pack in FILE, a zip archive (.zip, .stardeck-pack) or a folder, among your own packs, switched\noff, after saying what it is, what it changes "
    "and what is wrong with it. Exit status: 0 good, 1 it is in place\n(with --look: it could be), but has faults and can't be used as it is, 2 nothing was "
    "imported.",
    # by the terminal alone, or into the bundle of a report
    "stardeck: the game is not saved: %s\n", "stardeck: the game is not saved for now: %s\n", "window %dx%d, scale %s\nlanguage %s\nscreen %s\n",
    "game %s, rules version %d, cards %016", "the game is going on and left out, as its file would show every card\n", "a word for each seat",
    # keys with their values, and what is for programmers
    "winner.one @seat", "winner.shared seats", "winner.team seats", "as many keys as there is room for", "one bit per card",
}
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
# Texts side by side; what else could hold a quote is passed over.
TOKENS = re.compile(r"""//[^\n]*|/\*.*?\*/|'(?:[^'\\]|\\.)+'|#include[^\n]*|(?P<texts>(?:"(?:[^"\\]|\\.)*"\s*)+)""", re.S)
VALUE = re.compile(r"%[.*0-9lz]*([a-z])")
NAMED = re.compile(r"\{([1-9])!?\}")
NOUN_BEFORE = ("this ", "name the ", "more than %d ", ") ", "refusal ", "another ", "has no ", "has a ", "other ")  # what kind of record it is, which other languages leave out
UNESCAPED = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}


def plain(text):
    """As a table has it: without the code, and values only as texts or numbers."""
    text = re.sub(r"^\[!?[a-z-]+\] ", "", text)
    return VALUE.sub(lambda value: "%d" if value.group(1) in "du" else "%s", text)


def strings_of(source):
    """(line, text) of all texts in a source, those side by side joined."""
    for found in TOKENS.finditer(source):
        if found.group("texts") is None:
            continue
        text = "".join(STRING.findall(found.group(0)))
        text = re.sub(r"\\(.)", lambda escaped: UNESCAPED.get(escaped.group(1), escaped.group(1)), text)
        yield source.count("\n", 0, found.start()) + 1, text


def is_sentence(text):
    return len(re.findall(r"(?<![%\w])[A-Za-z']+(?![\w/=])", re.sub(r"%[.*0-9lz]*[a-z]", "", text))) >= 3 and " " in text.strip()


def values(english):
    return len(VALUE.findall(english))


def unsaid(english, version):
    """Values that the version leaves out, though they are no nouns; and those that there are not."""
    named = {int(number) for number in NAMED.findall(version)}
    places = [english[:found.start()] for found in VALUE.finditer(english)]
    return [number for number, before in enumerate(places, 1) if number not in named and not before.endswith(NOUN_BEFORE)], \
           [number for number in named if number > len(places)]


def check_table(root, file, said):
    table = json.loads(file.read_text(encoding="utf-8"))
    known = {plain(key): value for part in ("faults", "parts") for key, value in table[part].items()}
    name, faults = file.relative_to(root), []
    for text, (source, line) in said.items():
        if text not in known and text not in PIECES:
            faults.append(f"{source}:{line}: {name} has no version of \"{text}\"")
    for key in table["faults"]:
        if plain(key) not in said and not key.startswith("[picture]") and plain(key) not in SAID_ELSEWHERE:
            faults.append(f"{name}:1: nobody says \"{key}\"")
    for key, version in known.items():
        left_out, too_many = unsaid(key, version)
        if left_out or too_many:
            faults.append(f"{name}:1: the version of \"{key}\" {'leaves out' if left_out else 'has'} value {(left_out or too_many)[0]}")
    return faults


# By the command line, or of two words only.
SAID_ELSEWHERE = {"yours with this id is another pack: %s", "yours with this id was another pack: %s", "unknown %s %s%s", "%s checked, %s", "by %s", "licence: %s", "values changed: %d, new: %d, taken away: %d", "files: %d",
                  "files: %d; beside the pack's folder, and left out: %d", "you have version %s of it", "imported into %s", "the one before is now in %s", "command %d (line %d) %s: expected acceptance, got refusal %s", "and %d more", "out of memory", "chapters is empty", "%s is empty", "invalid UTF-8; save the file as UTF-8", "expected %s, not %s",
                  "nested more than %d deep", "blocks: %d, in the other language %d", "chapters: %d, in the other language %d",
                  'this folder is called after the game "%s", but holds the cards of "%s"; rename it', "unknown key %s%s", "unknown key %s in this %s%s",
                  "%s must be %s, not %s", "%s must be %s, but this is %s", "%s can't be %s%s", "this file is missing", "expected %s before this text",
                  "cannot be created: %s", "cannot be written to the disk: %s", "its folder cannot be written to the disk: %s", "cannot be written: %s",
                  "cannot be opened for writing: %s", '"%s" must be 16 digits from 0 to f, and is missing here', '"%s" must be 16 digits from 0 to f, not "%s"',
                  '"%s" must be 16 digits from 0 to f, not %s', "this game was played with other cards of %s than those here (pack %s, not %s)%s",
                  '"%s" goes without %s', "because of this %s is no longer right: %s", "there is no %s %s%s"}


def check(root):
    root = pathlib.Path(root)
    said = {}
    for pattern in SOURCES:
        for source in sorted(root.glob(pattern)):
            for line, text in strings_of(source.read_text(encoding="utf-8")):
                if is_sentence(text):
                    said.setdefault(plain(text), (source.relative_to(root), line))
    tables = sorted(root.glob("assets/faults/*.json"))
    if not said or not tables:
        return ["no sentences, or no table of them, found"]
    return [fault for file in tables for fault in check_table(root, file, said)]


SOURCE = 'void f(void) {\n    problems_add(p, f, 0, 0,\n                 "[value] %s must not be "\n                 "larger than %u", a, b); // a comment of "some more words"\n}\n'
GOOD = {"src/data/pack.c": SOURCE, "assets/faults/de.json": json.dumps(
    {"faults": {"[value] %s must not be larger than %u": "{1} darf nicht größer sein als {2}"}, "parts": {"a list": "eine Liste"}})}


def table(faults):
    return json.dumps({"faults": faults, "parts": {}})


BAD = [
    ("a sentence without a version", "src/data/pack.c", SOURCE.replace("larger", "smaller"), "src/data/pack.c:3: assets/faults/de.json has no version of"),
    ("a version of what nobody says", "assets/faults/de.json", table({"%s must not be larger than %u": "{1} {2}", "the file is too old": "alt"}),
     'assets/faults/de.json:1: nobody says "the file is too old"'),
    ("a value left out", "assets/faults/de.json", table({"%s must not be larger than %u": "{1}"}), "assets/faults/de.json:1: the version of"),
    ("a value too many", "assets/faults/de.json", table({"%s must not be larger than %u": "{1} {2} {3}"}), "assets/faults/de.json:1: the version of"),
]


def self_test():
    return style_script.self_test(check, GOOD, BAD, lambda found, _, part: any(fault.startswith(part) for fault in found))


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

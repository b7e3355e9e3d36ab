#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the manual pages and the shells' completions of what the program says of itself: its tables of options (`stardeck help
--json`) and the schemas of its files (cards/GAME/schema, which are made of the tables that read them).

They are kept in the repository, since a program that is built for another machine can't be asked; tests/cli/test_manuals.py
finds those that are out of date.

usage: manuals.py PROGRAM            names what differs, a line each; exit 1 if anything does
       manuals.py PROGRAM --write    writes what differs
"""

import json
import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[1]
DATE = "2026-11-28"  # in the pages' footers: when what they say last changed
MAN, SHELLS = "packaging/man", "packaging/completions"

# ---- What the program says ---------------------------------------------------------------------------------------


def ask(program):
    return json.loads(subprocess.run([program, "help", "--json"], check=True, capture_output=True, text=True).stdout)


def version(program):
    return subprocess.run([program, "version"], check=True, capture_output=True, text=True).stdout.splitlines()[0].split()[1]


def forms(option):
    """--name and -n, as they are typed."""
    return ([f"-{option['letter']}"] if option["letter"] else []) + [f"--{option['name']}"]


def value_of(option):
    return "|".join(option["words"]) or option["value"]


HELP = {"name": "help", "letter": "h", "kind": "flag", "value": None, "words": [], "required": False, "help": "print this help"}


def options_of(usage):
    return usage["options"] + [HELP]


def one_line(text):
    return " ".join(text.split())


# ---- Manual pages ------------------------------------------------------------------------------------------------


def roff(text):
    """Text that roff shows as it is."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "".join(char if char < "\x7f" else f"\\[u{ord(char):04X}]" for char in text)


def lines_of(text):
    """A paragraph on lines of a length that manual pages have, none of which looks like a request."""
    lines = textwrap.wrap(text, 78, break_long_words=False, break_on_hyphens=False)
    return [f"\\&{line}" if line[0] in ".'" else line for line in lines]


def bold(text):
    return f"\\fB{roff(text)}\\fR"


def italic(text):
    return f"\\fI{roff(text)}\\fR"


def synopsis(usage):
    lines = [f".B {roff(usage['command'])}"]
    for option in usage["options"]:
        form = bold(f"--{option['name']}") + ("" if option["kind"] == "flag" else f" {italic(value_of(option))}")
        form = form if option["required"] else f"[{form}]"
        lines.append(form + ("\\[u2026]" if option["kind"] == "texts" else ""))
    if usage["arguments"]:
        lines.append(italic(usage["arguments"]) if usage["least"] else f"[{italic(usage['arguments'])}]")
    return lines


def option_lines(options):
    for option in options:
        value = "" if option["kind"] == "flag" else f" {italic(value_of(option))}"
        yield ".TP"
        yield ", ".join(bold(form) for form in forms(option)) + value
        yield from lines_of(roff(one_line(option["help"])) + ".")


def paragraphs(usage):
    """The summary, without the list of subcommands that the program's has, and what is said of that."""
    parts = usage["summary"].replace("Each of them has --help of its own. ", "").split("\n\n")
    return [one_line(part) for part in parts if not part.startswith("  ") and part != "Options of the window:"]


PAGE_PROSE = {
    "description": [
        "Stardeck is a table for starship card games, played with mouse or keyboard by two to six people at one computer or "
        "against computer opponents. Between two people a curtain hides the table.",
    ],
    "speak": "With --speak a game is told line by line, and what is typed is the number of a line, words from one, or one of these words "
             "(in the language spoken, or in English). Enter alone lists again what is possible, or goes on. A game begun so goes on in the "
             "window, and the other way round.",
    "files": [
        ("$XDG_CONFIG_HOME/stardeck/settings.json", "the settings (else ~/.config/stardeck/settings.json)"),
        ("$XDG_DATA_HOME/stardeck/games", "saved games (else ~/.local/share/stardeck/games)"),
        ("$XDG_DATA_HOME/stardeck/packs", "the player's own card packs, switched on and off on the screen Packs"),
    ],
    "environment": [
        ("STARDECK_CARDS", "the folder of the card packs, instead of the program's own"),
        ("STARDECK_ASSETS", "the folder of pictures, fonts, sounds and texts, instead of the program's own"),
        ("LANGUAGE", "languages in order of preference, with colons between them; unless the locale is C"),
        ("LC_ALL, LC_MESSAGES, LANG", "the locale; the first of them that is set and not empty"),
        ("SDL_VIDEODRIVER, SDL_AUDIODRIVER", "how SDL shows the window and plays sounds"),
        ("SDL_FRAMEBUFFER_ACCELERATION", "0: bring the picture to the screen without OpenGL"),
    ],
    "exit": [
        ("0", "done, and what was checked holds"),
        ("1", "what was checked does not hold"),
        ("2", "bad usage, or input that can't be read or is invalid"),
    ],
}


def pairs(entries, style=bold):
    for name, text in entries:
        yield from (".TP", style(name), *lines_of(roff(text) + "."))


def speak_lines():
    """What can be typed while a game is played as text: the program's own list, of its English texts."""
    words = json.loads((ROOT / "assets/lang/en.json").read_text(encoding="utf-8"))["speak"]
    yield from lines_of(roff(PAGE_PROSE["speak"]))
    yield from pairs((word, words["help"][order].removesuffix(".")) for order, word in words["order"].items())
    for texts in sorted(ROOT.glob("cards/*/lang/en.json")):
        game = json.loads(texts.read_text(encoding="utf-8"))
        for topic in game.get("speech", {}).get("topic", {}).values():
            yield from pairs([(topic["word"], f"{texts.parts[-3]}: {topic['help'].removesuffix('.')}")])


def program_page(facts, number):
    window = facts["program"]
    lines = [
        f'.TH STARDECK 6 {DATE} "Stardeck {number}" Games',
        '.\\" Made by packaging/manuals.py from the table of options in src/cli.',
        ".SH NAME",
        roff("stardeck - starship card games for two to six people at one computer"),
        ".SH SYNOPSIS",
        *synopsis(window),
        ".br",
        f".B stardeck {italic('SUBCOMMAND')} [{italic('OPTION')}\\[u2026]] [{italic('ARGUMENT')}\\[u2026]]",
        ".SH DESCRIPTION",
    ]
    for text in PAGE_PROSE["description"] + [re.sub(":$", ".", text).removeprefix("A table for starship card games. ") for text in paragraphs(window)]:
        lines += [".PP"] * (lines[-1] != ".SH DESCRIPTION") + lines_of(roff(text))
    lines += [".SH OPTIONS OF THE WINDOW", *option_lines(options_of(window)), ".SH PLAYING AS TEXT", *speak_lines(), ".SH SUBCOMMANDS"]
    for subcommand in facts["subcommands"]:
        usage = subcommand["usage"]
        lines += [f'.SS "{roff(usage["command"])}"', *synopsis(usage)]
        for text in paragraphs(usage):
            lines += [".PP", *lines_of(roff(text))]
        lines += option_lines(usage["options"])
    lines += [".SH FILES", *pairs(PAGE_PROSE["files"], italic), ".SH ENVIRONMENT", *pairs(PAGE_PROSE["environment"])]
    lines += [".SH EXIT STATUS", *pairs(PAGE_PROSE["exit"]), ".SH SEE ALSO", ".BR stardeck\\-cards (5)"]
    return "\n".join(lines) + "\n"


def kind_of(schema, definitions):
    """What a value is, in words: "a number from 0 to 50"."""
    if "$ref" in schema:
        return kind_of(definitions[schema["$ref"].rpartition("/")[2]], definitions)
    if "enum" in schema:
        return "one of these words"
    kind = schema.get("type", "")
    if kind == "integer" and "maximum" in schema:
        return f"a whole number from {schema.get('minimum', 0)} to {schema['maximum']}"
    if kind == "array":
        return f"a list of at most {schema['maxItems']}" if "maxItems" in schema else "a list"
    named = {"integer": "a whole number", "string": "a text", "boolean": "true or false", "object": "an object"}
    return named.get(kind, "a text, a number, or a list of them")


def key_lines(properties, required, definitions):
    for key, schema in properties.items():
        if key == "$schema":
            continue
        must = "; required" if key in required else ""
        about = f"{schema.get('description', 'see below')} ({kind_of(schema, definitions)}{must})."
        yield from (".TP", bold(key), *lines_of(roff(about)))
        for word, about in zip(schema.get("enum", []), schema.get("enumDescriptions", [])):
            yield from (".RS", ".TP", bold(str(word)), *lines_of(roff(about) + "."), ".RE")


def records_in(properties):
    """(key, name of its definition) of keys whose value is a record or a list of records."""
    for key, schema in properties.items():
        reference = schema.get("$ref") or schema.get("items", {}).get("$ref")
        if reference:
            yield key, reference.rpartition("/")[2]


def record_lines(record, path, definitions, told):
    """The keys of a record, then those of the records in it; `path` leads to it. A record can hold one of its own kind: each
    kind is told once, and added to `told`."""
    yield from key_lines(record.get("properties", {}), record.get("required", []), definitions)
    for key, name in records_in(record.get("properties", {})):
        if "properties" in definitions[name] and name not in told:
            told.add(name)
            yield ".PP"
            yield f"In {bold(': '.join([*path, key]))}:"
            yield from record_lines(definitions[name], [*path, key], definitions, told)


def file_lines(schema):
    return record_lines(schema, [], schema.get("definitions", {}), set())


CARDS_PROSE = [
    "A pack is a folder with a pack.json that holds only what is different from the games' own cards: a number, a text, a card, a "
    "picture, a language. It lies in $XDG_DATA_HOME/stardeck/packs (else ~/.local/share/stardeck/packs) and is switched on and off on "
    "the screen Packs; stardeck import puts one there from a zip archive, stardeck export writes one.",
    "A pack for one game has that game's files beside its pack.json; one for several has a folder for each, named by the game. In a "
    "pack a file names only what it changes: a record is known by its id, \"remove\" takes one out. The texts are in lang/CODE.json, "
    "pictures and sounds in assets.",
    "stardeck lint checks a pack and names every fault by file, line and column. The keys of every file as JSON Schema, for editors: "
    "stardeck schema. The guide, with recipes, is README.md in the folder of cards.",
]


def schema_files(game):
    """pack.json aside, the files of a game with its schemas, the texts left out: they are a list of every sentence."""
    folder = ROOT / "cards" / game / "schema"
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json")) if file.stem != "lang"]


def cards_page(facts, number):
    games = [game["id"] for game in facts["games"]]
    pack = json.loads((ROOT / "cards" / games[0] / "schema/layer/pack.json").read_text(encoding="utf-8"))
    lines = [
        f'.TH STARDECK-CARDS 5 {DATE} "Stardeck {number}" "File Formats"'.replace("K-C", "K\\-C"),
        '.\\" Made by packaging/manuals.py from the schemas in cards.',
        ".SH NAME",
        roff("stardeck-cards - the files of card packs"),
        ".SH DESCRIPTION",
    ]
    for text in CARDS_PROSE:
        lines += [".PP"] * (text is not CARDS_PROSE[0]) + lines_of(roff(text))
    lines += [".SH PACK.JSON", *key_lines(pack["properties"], pack["required"], pack["definitions"])]
    for game in games:
        lines.append(f".SH FILES OF {roff(game.upper().replace('_', ' '))}")
        for schema in schema_files(game):
            lines += [f'.SS "{roff(schema["title"].partition(" of ")[0])}"', *file_lines(schema)]
    lines += [".SH SEE ALSO", ".BR stardeck (6)"]
    return "\n".join(lines) + "\n"


# ---- Completions -------------------------------------------------------------------------------------------------


def value_kind(option, facts):
    """What completes the value: ("files",), ("folders",), ("words", […]) or ("nothing",)."""
    if option["words"]:
        return ("words", option["words"])
    variants = [variant for game in facts["games"] for variant in game["variants"]]
    words = {
        "GAME": [game["id"] for game in facts["games"]],
        "CODE": ["en", "de"],
        "WHO": facts["opponents"],
        "VARIANT": sorted(set(variants), key=variants.index),
        "SUBCOMMAND": [subcommand["name"] for subcommand in facts["subcommands"]],
    }
    if option["value"] in words:
        return ("words", words[option["value"]])
    return {"FILE": ("files",), "DIR": ("folders",)}.get(option["value"], ("nothing",))


def argument_kind(usage, facts):
    """What completes a subcommand's arguments, by the first of them."""
    first = re.match(r"[A-Z]+", usage["arguments"] or "")
    name = first.group(0) if first else ""
    if name in ("DIR", "PACK"):
        return ("folders",)
    return value_kind({"words": [], "value": name}, facts)


BASH_WORD = {"files": "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"))",
             "folders": "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\"))",
             "nothing": ":"}


def bash_kind(kind):
    return f'COMPREPLY=($(compgen -W "{" ".join(kind[1])}" -- "$cur"))' if kind[0] == "words" else BASH_WORD[kind[0]]


def bash_command(name, usage, facts):
    """Two cases: values of options, then everything else."""
    by_action = {}
    for option in options_of(usage):
        if option["kind"] != "flag":
            by_action.setdefault(bash_kind(value_kind(option, facts)), []).append(f"--{option['name']}")
    lines = [f"        {name})", '            case "$prev" in']
    for action, names in by_action.items():
        lines.append(f"            {' | '.join(names)}) {action}; return ;;")
    given = " ".join(form for option in options_of(usage) for form in forms(option))
    lines += ["            esac", f'            options="{given}"', f"            _stardeck_arguments() {{ {bash_kind(argument_kind(usage, facts))}; }}",
              "            ;;"]
    return lines


def bash(facts):
    names = [subcommand["name"] for subcommand in facts["subcommands"]]
    lines = [
        "# bash completion for stardeck. Made by packaging/manuals.py from the table of options.",
        "# shellcheck shell=bash disable=SC2207",
        "_stardeck() {",
        '    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command="" options=""',
        "    # --name=VALUE comes as three words.",
        '    if [[ $cur == "=" ]]; then',
        '        cur=""',
        '    elif [[ $prev == "=" ]]; then',
        "        prev=${COMP_WORDS[COMP_CWORD - 2]}",
        "    fi",
        "    COMPREPLY=()",
        '    ((COMP_CWORD > 1)) && command=${COMP_WORDS[1]}',
        '    case "$command" in',
    ]
    for subcommand in facts["subcommands"]:
        lines += bash_command(subcommand["name"], subcommand["usage"], facts)
    lines += bash_command("*", facts["program"], facts)
    lines += [
        "    esac",
        '    if [[ $cur == -* ]]; then',
        '        COMPREPLY=($(compgen -W "$options" -- "$cur"))',
        "    else",
        "        _stardeck_arguments",
        "    fi",
        "    if ((COMP_CWORD == 1)); then",
        f'        COMPREPLY+=($(compgen -W "{" ".join(names)}" -- "$cur"))',
        "    fi",
        "    unset -f _stardeck_arguments",
        "}",
        "complete -F _stardeck stardeck",
    ]
    return "\n".join(lines) + "\n"


def zsh_quoted(text):
    text = re.sub(r"([\[\]:\\])", r"\\\1", one_line(text))
    return text.replace("'", "'\\''")


def zsh_action(kind):
    return {"files": "_files", "folders": "_files -/", "nothing": " "}.get(kind[0]) or f"({' '.join(kind[1])})"


def zsh_option(option, facts):
    repeat = "*" if option["kind"] == "texts" else ""
    label = "" if option["kind"] == "flag" else f":{zsh_quoted(value_of(option))}:{zsh_action(value_kind(option, facts))}"
    for form in forms(option):
        takes = "=" if label and form.startswith("--") else ""
        yield f"'{repeat}{form}{takes}[{zsh_quoted(option['help'])}]{label}'"


def zsh_arguments(usage, facts, more=()):
    specs = [spec for option in options_of(usage) for spec in zsh_option(option, facts)] + list(more)
    kind = argument_kind(usage, facts)
    if usage["arguments"] and not more:
        specs.append(f"'*:{zsh_quoted(usage['arguments'])}:{zsh_action(kind)}'")
    return " \\\n".join(["        _arguments -S"] + [f"            {spec}" for spec in specs])


def zsh(facts):
    lines = [
        "#compdef stardeck",
        "# zsh completion for stardeck. Made by packaging/manuals.py from the table of options.",
        "_stardeck() {",
        "    local -a subcommands",
        "    subcommands=(",
        *(f"        '{subcommand['name']}:{zsh_quoted(subcommand['does'])}'" for subcommand in facts["subcommands"]),
        "    )",
        "    if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then",
        "        _describe subcommand subcommands",
        *(["        _files"] if facts["program"]["arguments"] else []),
        "        return",
        "    fi",
        "    case $words[2] in",
    ]
    for subcommand in facts["subcommands"]:
        lines += [f"    {subcommand['name']})", "        words=(stardeck \"${(@)words[3,-1]}\")", "        ((CURRENT--))",
                  zsh_arguments(subcommand["usage"], facts), "        ;;"]
    lines += ["    *)", zsh_arguments(facts["program"], facts), "        ;;", "    esac", "}", '_stardeck "$@"']
    return "\n".join(lines) + "\n"


def fish_quoted(text):
    return "'" + one_line(text).replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_option(option, where, facts):
    line = f"complete -c stardeck -n {fish_quoted(where)}"
    if option["letter"]:
        line += f" -s {option['letter']}"
    line += f" -l {option['name']} -d {fish_quoted(option['help'])}"
    if option["kind"] == "flag":
        return line
    return line + " " + fish_value(value_kind(option, facts))


def fish_value(kind):
    named = {"files": "-r -F", "folders": "-x -a '(__fish_complete_directories)'", "nothing": "-x"}
    return named.get(kind[0]) or f"-x -a {fish_quoted(' '.join(kind[1]))}"


def fish_arguments(usage, where, facts):
    kind = argument_kind(usage, facts)
    line = f"complete -c stardeck -n {fish_quoted(where)}"
    if kind[0] == "files":
        return [line + " -F"]
    return [] if kind[0] == "nothing" else [line + " " + fish_value(kind).replace("-x ", "-f ", 1)]


def fish(facts):
    names = " ".join(subcommand["name"] for subcommand in facts["subcommands"])
    none = f"not __fish_seen_subcommand_from {names}"
    first = "test (count (commandline -opc)) -eq 1"
    lines = ["# fish completion for stardeck. Made by packaging/manuals.py from the table of options.", "complete -c stardeck -f"]
    for subcommand in facts["subcommands"]:
        lines.append(f"complete -c stardeck -n {fish_quoted(first)} -a {subcommand['name']} -d {fish_quoted(subcommand['does'])}")
    lines += [fish_option(option, none, facts) for option in options_of(facts["program"])]
    lines += fish_arguments(facts["program"], none, facts)
    for subcommand in facts["subcommands"]:
        where = f"__fish_seen_subcommand_from {subcommand['name']}"
        lines += [fish_option(option, where, facts) for option in options_of(subcommand["usage"])]
        lines += fish_arguments(subcommand["usage"], where, facts)
    return "\n".join(lines) + "\n"


# ---- All of them -------------------------------------------------------------------------------------------------


def made(program):
    """Each file, by its path from the checkout's top."""
    facts, number = ask(program), version(program)
    return {
        f"{MAN}/stardeck.6": program_page(facts, number),
        f"{MAN}/stardeck-cards.5": cards_page(facts, number),
        f"{SHELLS}/stardeck": bash(facts),
        f"{SHELLS}/_stardeck": zsh(facts),
        f"{SHELLS}/stardeck.fish": fish(facts),
    }


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--write"]):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    old = 0
    for name, text in made(arguments[0]).items():
        file = ROOT / name
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        old += 1
        if arguments[1:]:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        else:
            print(f"{name}: out of date; run packaging/manuals.py PROGRAM --write")
    return 1 if old and not arguments[1:] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

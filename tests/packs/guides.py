#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests the guides to cards, cards/**/*.md: every block of JSON does what it is there for, what is typed answers as promised, the
tables of texts are what lint asks for, and the German guide of each pair says the same as the English one.

A block of JSON either stands below the name of its file (`mypack/deck.json`:), as part of a recipe, or it says what it is by a
comment in the line before it. Recipes are followed from an empty folder (the steps in cards/README.md by cli/test_guide_steps.py).
Whatever a block lacks for being a pack, such as names and texts, is filled in:

  <!-- json: file deck.json -->          a whole file of a pack; of another game than the guide's: file alpha_strike/deck.json
  <!-- json: record deck.json/cards -->  one or more entries of this list
  <!-- json: texts card -->              what stands under this key in the language files, with the records of the same part
  <!-- json: own deck.json -->           values that stand in the game's own file just so
  <!-- json: scenario with TITLE -->     passes, with the pack "mypack" made of the records of the part TITLE
  <!-- json: editor -->                  for another program: the files that it names are there
  <!-- json: fault deck.json: TEXT -->   a whole file of which lint says TEXT

usage: guides.py STARDECK    all guides
       guides.py --self-test STARDECK    faults planted in a guide are found
Exit: 0 all good, 1 something is not.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import guide_steps  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GAMES = ("tactics", "alpha_strike", "deck_building", "star_empires")
ENGLISH = ("README.md", "RECIPES.md")
GERMAN = {"README.md": "LIESMICH.md", "RECIPES.md": "REZEPTE.md"}
MARK = re.compile(r"<!-- json: (\w+)(?: (.*?))? -->")
PATH = re.compile(r"`([^`\n]+)`:$")
SPAN = re.compile(r"`([^`]+)`")
WORD = re.compile(r"[a-z][a-z0-9_]*$")
OPENS_WINDOW = re.compile(r"stardeck --cards \w+$")
NAMED_VALUE = re.compile(r"[:\[] *(?!true|false|null)[a-z]")  # `{"card": id}` says what stands there
MISSING = re.compile(r'there (?:are no texts|is no text) for "([\w.]+)"(?:, which needs (.*))?$')
PICTURE = re.compile(r"there is no picture ((?:emblems|ships)/[\w-]+\.svg)")
# Ids of packs that only one guide of a pair has reason to name.
ONE_SIDED = {"mypack", "ann_wild_cards", "ann_wilde_karten"}


class Wrong(Exception):
    pass


# ---- what stands in a guide

class Block:
    def __init__(self, language, line, part, title):
        self.language, self.line, self.part, self.title = language, line, part, title
        self.path = self.mark = None
        self.argument, self.text = "", ""

    def what(self):
        """What both guides of a pair say; a scenario names its part, which has another title in each."""
        return self.language, self.path, self.mark, "" if self.mark == "scenario" else self.argument, self.text


class Guide:
    """`blocks` in order; each knows the parts, of the second and of any degree, that it stands in."""

    def __init__(self, file, text):
        self.file, self.text, self.blocks, self.headings = file, text, [], []
        folder = file.parent.name
        self.game = folder if folder in GAMES else "tactics"
        part = title = ""
        lines, at = text.split("\n"), 0
        while at < len(lines):
            fence = re.match(r"( *)```(\w*)$", lines[at])
            heading = re.match(r"(#+) (.*)$", lines[at])
            if heading:
                self.headings.append(len(heading[1]))
                title = heading[2]
                part = title if len(heading[1]) == 2 else part
            if fence:
                block = Block(fence[2], at + 1, part, title)
                self.find_name(block, lines, at)
                indent, body = fence[1], []
                at += 1
                while at < len(lines) and lines[at] != indent + "```":
                    body.append(lines[at].removeprefix(indent))
                    at += 1
                block.text = "\n".join(body) + "\n"
                self.blocks.append(block)
            at += 1

    def find_name(self, block, lines, at):
        mark = MARK.match(lines[at - 1].strip())
        path = PATH.match(lines[at - 2].strip()) if lines[at - 1] == "" else None
        if mark:
            block.mark, block.argument = mark[1], mark[2] or ""
        elif path:
            block.path = path[1]

    def where(self, block):
        return f"{self.file.relative_to(ROOT)}:{block.line}"

    def prose(self):
        """The text without its blocks."""
        return re.sub(r"^ *```.*?^ *```$", "", self.text, flags=re.S | re.M)

    def rows(self):
        """The words in `…` of each row of a table."""
        return [SPAN.findall(line) for line in self.prose().split("\n") if line.startswith("|") and "`" in line]


def values(text):
    """The JSON values that follow each other."""
    decoder, found, at = json.JSONDecoder(), [], 0
    while text[at:].strip():
        at += len(text[at:]) - len(text[at:].lstrip())
        value, at = decoder.raw_decode(text, at)
        found.append(value)
    return found


# ---- the program

class Table:
    """Where the program is tried. Each place in its folder is a home of its own."""

    def __init__(self, stardeck, folder):
        self.stardeck, self.folder = stardeck, folder
        (folder / "bin").mkdir()
        (folder / "bin" / "stardeck").symlink_to(stardeck)

    def run(self, command, place):
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("STARDECK_", "XDG_"))}
        environment.update(STARDECK_CARDS=str(ROOT / "cards"), STARDECK_ASSETS=str(ROOT / "assets"), LANG="C.UTF-8",
                           HOME=str(place), PATH=f"{self.folder}/bin:{os.environ['PATH']}")
        return subprocess.run(command, cwd=place, capture_output=True, text=True, env=environment, timeout=300, check=False, shell=True)

    def place(self, name):
        place = self.folder / name
        place.mkdir(parents=True)
        return place

    def faults(self, place, *packs):
        """What lint says of these packs, one upon another, but for warnings."""
        done = self.run("stardeck lint " + " ".join(packs), place)
        return [line for line in done.stderr.split("\n") if ": error[" in line]

    def fill_in(self, place, pack):
        """Writes the texts, emblems and ships that lint misses."""
        while found := next(filter(None, map(PICTURE.search, self.faults(place, pack))), None):
            put(place / pack / "assets" / found[1], '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1 L8 8 L1 8 Z"/></svg>')
        for line in self.faults(place, pack):
            needs = MISSING.search(line)
            if needs is None:
                continue
            for name in re.findall(r'"(\w+)"', needs[2]) if needs[2] else [""]:
                for language in ("en", "de"):
                    put_text(place / pack / "lang" / f"{language}.json", needs[1] + (f".{name}" if name else ""), "A")


def put(file, text):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def put_json(file, value):
    put(file, json.dumps(value, ensure_ascii=False))


def put_text(file, key, text):
    texts = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    *path, last = key.split(".")
    inner = texts
    for part in path:
        inner = inner.setdefault(part, {})
    inner[last] = text
    put_json(file, texts)


def merge(into, value):
    for key, part in value.items():
        if isinstance(part, dict) and isinstance(into.get(key), dict):
            merge(into[key], part)
        else:
            into[key] = part


# ---- recipes

def type_it(table, guide, block, place):
    for typed in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
        command, *seen = typed.rstrip("\n").split("\n")
        if OPENS_WINDOW.match(command):
            continue
        done = table.run(command, place)
        said = done.stdout + done.stderr
        if done.returncode != 0 or ": error[" in said:
            raise Wrong(f"{guide.where(block)}: {command}: exit {done.returncode}\n{said}")
        for line in seen:
            if not any(own.startswith(line) for own in said.split("\n")):
                raise Wrong(f"{guide.where(block)}: {command} does not say \"{line}\":\n{said}")


def follow(table, guide, blocks, place):
    """Of one part: writes its files and types its commands; in the end nothing is wrong with any of its packs."""
    packs = []
    for block in blocks:
        if block.path is not None:
            path = block.path.removeprefix("~/")  # the place is its home
            put(place / path, block.text)
            if path.endswith("/pack.json"):
                packs.append(path.removesuffix("/pack.json"))
        elif block.language == "console":
            type_it(table, guide, block, place)
    wrong = table.faults(place, *packs) if packs else []
    if wrong:
        raise Wrong(f"{guide.file.name}, \"{blocks[0].part}\": " + "\n".join(wrong))


# ---- single blocks

def pack_in(place, name, game):
    put_json(place / name / "pack.json", {"id": name, "name": name, "version": "1", "game": game})


def game_and_name(guide, path):
    game, _, name = path.rpartition("/")
    return game or guide.game, name


def try_file(table, guide, block, place):
    game, name = game_and_name(guide, block.argument)
    pack_in(place, "mypack", game)
    put(place / "mypack" / name, block.text)
    schema = json.loads(block.text).get("$schema")
    if schema is not None and not (ROOT / schema.removeprefix("../")).is_file():
        raise Wrong(f"{guide.where(block)}: there is no {schema}")
    if name != "pack.json":
        table.fill_in(place, "mypack")
    return table.faults(place, "mypack")


def write_records(table, guide, blocks, place):
    """The pack "mypack" made of these blocks, all of one part."""
    files, texts, game = {}, {}, guide.game
    for block in blocks:
        if block.mark == "record":
            path, key = block.argument.rsplit("/", 1)
            game, name = game_and_name(guide, path)
            files.setdefault(name, {}).setdefault(key, []).extend(values(block.text))
        elif block.mark == "texts":
            merge(texts, {block.argument: json.loads("{" + block.text + "}")})
    pack_in(place, "mypack", game)
    for name, value in files.items():
        put_json(place / "mypack" / name, value)
    for language in ("en", "de"):
        if texts:
            put_json(place / "mypack" / "lang" / f"{language}.json", texts)
    table.fill_in(place, "mypack")


def try_records(table, guide, block, place):
    write_records(table, guide, [other for other in guide.blocks if other.part == block.part], place)
    return table.faults(place, "mypack")


def stands_in(value, wanted):
    if value == wanted:
        return True
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(stands_in(part, wanted) for part in inner)


def try_own(table, guide, block, place):
    game, name = game_and_name(guide, block.argument)
    own = json.loads((ROOT / "cards" / game / name).read_text(encoding="utf-8"))
    return [f"{game}/{name} has no {json.dumps(value)}" for value in values(block.text) if not stands_in(own, value)]


def try_scenario(table, guide, block, place):
    title = block.argument.removeprefix("with ")
    blocks = [other for other in guide.blocks if other.part == title]
    if block.argument and not blocks:
        return [f"there is no part \"{title}\""]
    write_records(table, guide, blocks, place)
    put(place / "scenarios" / "tried.json", block.text)
    done = table.run("stardeck scenario scenarios/tried.json", place)
    return [] if done.returncode == 0 and "1 passed, 0 failed" in done.stdout else [done.stdout + done.stderr]


def try_editor(table, guide, block, place):
    named = re.findall(r'"\./(cards/[^"]+)"', block.text)
    json.loads(block.text)
    return [f"there is no {name}" for name in named if not (ROOT / name).is_file()] if named else ["it names no file"]


def try_fault(table, guide, block, place):
    path, said = block.argument.split(": ", 1)
    game, name = game_and_name(guide, path)
    pack_in(place, "mypack", game)
    put(place / "mypack" / name, block.text)
    found = table.run("stardeck lint mypack", place)
    return [] if found.returncode == 1 and said in found.stderr else [f"lint does not say \"{said}\", but {found.stderr}"]


KINDS = {"file": try_file, "record": try_records, "texts": try_records, "own": try_own, "scenario": try_scenario, "editor": try_editor,
         "fault": try_fault}


def check_blocks(table, guide):
    for block in guide.blocks:
        if block.language != "json":
            continue
        if block.path is None and block.mark not in KINDS:
            raise Wrong(f"{guide.where(block)}: nobody says which file this JSON is; see tests/packs/guides.py")
        if block.path is not None:
            continue
        place = table.place(f"{guide.file.parent.name}-{guide.file.stem}/{block.line}")
        try:
            wrong = KINDS[block.mark](table, guide, block, place)
        except json.JSONDecodeError as error:
            wrong = [f"this is no JSON: {error}"]
        if wrong:
            raise Wrong(f"{guide.where(block)}: " + "\n".join(wrong))
    for part in dict.fromkeys(block.part for block in guide.blocks):
        blocks = [block for block in guide.blocks if block.part == part]
        if any(block.path is not None for block in blocks) and part != guide_steps.SECTIONS.get(guide.file.name):
            follow(table, guide, blocks, table.place(f"{guide.file.parent.name}-{guide.file.stem}/{re.sub(r'[^a-z0-9]+', '-', part.lower())}"))


def check_spans(guide):
    """JSON within a line can be read too."""
    for line, text in enumerate(guide.prose().split("\n"), 1):
        for span in SPAN.findall(text):
            if re.match(r'\{"', span) and "…" not in span and not NAMED_VALUE.search(span):
                try:
                    json.loads(span)
                except json.JSONDecodeError as error:
                    raise Wrong(f"{guide.file.relative_to(ROOT)}: `{span}` is no JSON: {error}") from error


def check_links(guide):
    for name, anchor in re.findall(r"\]\(([^)#:]*)(#[^)]*)?\)", guide.prose()):
        target = (guide.file.parent / name) if name else guide.file
        if not target.exists():
            raise Wrong(f"{guide.file.relative_to(ROOT)}: there is no {name}")
        if anchor and anchor[1:] not in anchors(target.read_text(encoding="utf-8")):
            raise Wrong(f"{guide.file.relative_to(ROOT)}: {name} has no part {anchor}")


def anchors(text):
    """As GitHub makes them of headings."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in re.findall(r"^#+ (.*)$", text, re.M)}


# ---- texts

def text_rows(guide):
    """Key → must there be one, of the rows of texts of records: `card.ID.name`, `.text`."""
    found = {}
    for line in guide.prose().split("\n"):
        cells = line.split("|")
        keys = SPAN.findall(cells[1]) if len(cells) > 3 else []
        if not keys or not re.match(r"\w+\.ID\.", keys[0]):
            continue
        start = keys[0].rsplit(".", 1)[0]
        for key in keys:
            found[start + key if key.startswith(".") else key] = cells[2].strip() in ("must", "muss")
    return found


def schema_rows(game):
    """The same, as the schema of the language files has it."""
    found = {}
    schema = json.loads((ROOT / "cards" / game / "schema" / "lang.json").read_text(encoding="utf-8"))
    for what, part in schema["definitions"].items():
        for name in part["properties"]:
            found[f"{what}.ID.{name}"] = name in part["required"]
        if part.get("additionalProperties"):
            found[f"{what}.ID.{SEATS[game].upper()}"] = False
    return found


SEATS = {"tactics": "faction", "alpha_strike": "ship", "deck_building": "ship", "star_empires": "race"}
LISTS = {"tactics": {"card": "deck.json/cards", "target": "targets.json/targets", "faction": "factions.json/factions"},
         "alpha_strike": {"card": "deck.json/cards", "ship": "ships.json/ships"},
         "deck_building": {"card": "deck.json/cards", "ship": "ships.json/ships", "trait": "game.json/traits"},
         "star_empires": {"card": "deck.json/cards", "race": "races.json/races", "unit": "units.json/units",
                          "territory": "maps.json/territories", "map": "maps.json/maps"}}


def asked_rows(table, game):
    """The keys without which lint finds fault with a new record of each kind; and what each text may have in braces."""
    place, files = table.place(f"texts-{game}"), {}
    pack_in(place, "mypack", game)
    for what, path in {**LISTS[game], "captain": "captains.json/captains"}.items():
        name, key = path.split("/")
        first = json.loads((ROOT / "cards" / game / name).read_text(encoding="utf-8"))[key][0]["id"]
        files.setdefault(name, {}).setdefault(key, []).append({"id": "tried_" + what, "like": first})
    for name, value in files.items():
        put_json(place / "mypack" / name, value)
    asked = set()
    for needs in filter(None, map(MISSING.search, table.faults(place, "mypack"))):
        what, _, *name = needs[1].split(".")
        asked |= {f"{what}.ID.{part}" for part in name or re.findall(r'"(\w+)"', needs[2])}
    return asked


def nameless(table, guide, what, names):
    """Those of these names that are no number of any of the game's own cards, targets …"""
    game = guide.game
    place = table.place(f"braces-{game}-{what}-{guide.file.stem}")
    pack_in(place, "mypack", game)
    name, key = LISTS[game][what].split("/")
    records = json.loads((ROOT / "cards" / game / name).read_text(encoding="utf-8"))[key]
    text = " ".join(f"{{{name}}}" for name in sorted(names))
    put_json(place / "mypack" / "lang" / "en.json", {what: {record["id"]: {"text": text} for record in records}})
    said = re.findall(r"there is no value for \{([^{}]+)\}", table.run("stardeck lint mypack", place).stderr)
    return {name for name in names if said.count(name) >= len(records)}


def check_texts(table, guides):
    for game in GAMES:
        schema, asked = schema_rows(game), asked_rows(table, game)
        described = [what for what in LISTS[game] if f"{what}.ID.text" in schema]
        if {key for key, must in schema.items() if must} != asked:
            raise Wrong(f"{game}: the schema of texts and lint differ: {asked}")
        for guide in guides:
            if guide.game != game or guide.file.name in ("RECIPES.md", "REZEPTE.md") or guide.file.parent.name == "template":
                continue
            told = text_rows(guide)
            if told != schema:
                differ = {key for key in {*told, *schema} if told.get(key) != schema.get(key)}
                raise Wrong(f"{guide.file.relative_to(ROOT)}: the table of texts is wrong about {sorted(differ)}")
            for what in described:
                row = next(line for line in guide.prose().split("\n") if line.startswith(f"| `{what}.ID.text`"))
                wrong = nameless(table, guide, what, set(re.findall(r"`\{([\w.]+)\}`", row)))
                if wrong:
                    raise Wrong(f"{guide.file.relative_to(ROOT)}: the text of a {what} can't have {sorted(wrong)} in braces")


# ---- keys

def words_of(guide):
    spans = SPAN.findall(guide.prose()) + [block.text for block in guide.blocks if block.language == "json"]
    return {word for span in spans for word in re.findall(r"[a-z0-9_]+", span)}


def check_keys(guides):
    """Every key and word that a game's files may have is named in its guide, or in the general one that it refers to."""
    for file in ("README.md", "LIESMICH.md"):
        general = ROOT / "cards" / file
        for game in GAMES:
            own = guides.get(ROOT / "cards" / game / file, guides[general])
            check_named(game, words_of(guides[general]) | words_of(own), own.file)


def check_named(game, known, file):
    for schema in sorted((ROOT / "cards" / game / "schema").glob("*.json")):
        whole = json.loads(schema.read_text(encoding="utf-8"))
        for part in [whole, *whole["definitions"].values()] if schema.name != "lang.json" else ():
            for key, value in part["properties"].items():
                missing = {key, *(value.get("enum") or value.get("items", {}).get("enum") or ())} - known - {"$schema"}
                if missing:
                    raise Wrong(f"{file.relative_to(ROOT)}: does not name {sorted(missing)} of {schema.name}")


# ---- pairs

def check_pair(english, german):
    name = german.file.relative_to(ROOT)
    if english.headings != german.headings:
        raise Wrong(f"{name}: has other headings than the English one: {german.headings}")
    own, other = ([block.what() for block in guide.blocks if block.language in ("json", "svg", "console")] for guide in (german, english))
    for a, b in zip(own, other):
        if a != b:
            raise Wrong(f"{name}: this block differs from the English one:\n{a}\n{b}")
    if len(own) != len(other):
        raise Wrong(f"{name}: has {len(own)} blocks, the English one {len(other)}")
    for block in german.blocks:
        if block.mark == "scenario" and block.argument.removeprefix("with ") not in {other.part for other in german.blocks}:
            raise Wrong(f"{german.where(block)}: there is no part \"{block.argument}\"")
    rows = [[sorted(word for word in row if WORD.match(word)) for row in guide.rows()] for guide in (english, german)]
    for a, b in zip(*rows):
        if a != b:
            raise Wrong(f"{name}: this row of a table has other words than the English one:\n{b}\n{a}")
    if len(rows[0]) != len(rows[1]):
        raise Wrong(f"{name}: its tables have {len(rows[1])} rows, those of the English one {len(rows[0])}")
    words = [{word for word in SPAN.findall(guide.prose()) if WORD.match(word)} - ONE_SIDED for guide in (english, german)]
    if words[0] != words[1]:
        raise Wrong(f"{name}: words of the files that only one guide of the two names: {sorted(words[0] ^ words[1])}")


# ---- all of it

def all_guides():
    found = [Guide(file, file.read_text(encoding="utf-8")) for file in sorted((ROOT / "cards").rglob("*.md"))]
    return {guide.file: guide for guide in found}


def check_all(stardeck, guides, only=()):
    """`only`: the files whose blocks are tried; left out: all."""
    with tempfile.TemporaryDirectory(prefix="stardeck-guides-") as folder:
        table = Table(stardeck, pathlib.Path(folder))
        for file, guide in guides.items():
            if file.name in ENGLISH:
                german = guides.get(file.parent / GERMAN[file.name])
                if german is None:
                    raise Wrong(f"{file.relative_to(ROOT)}: there is no {GERMAN[file.name]} beside it")
                check_pair(guide, german)
            elif file.name not in GERMAN.values():
                raise Wrong(f"{file.relative_to(ROOT)}: is neither an English nor a German guide")
        for guide in guides.values():
            check_spans(guide)
            check_links(guide)
        check_keys(guides)
        check_texts(table, guides.values())
        for file, guide in guides.items():
            if file.name in ENGLISH and (not only or file in only):  # the blocks of the German ones are the same
                check_blocks(table, guide)
        return sum(block.language == "json" for guide in guides.values() for block in guide.blocks)


# ---- does it find anything

FAULTS = [
    # of the guide in this file this is replaced, in the English one and its German twin, and that is found
    ("RECIPES.md", '"power": 9}', '"power": 99}', "does not say|exit 1"),
    ("RECIPES.md", '{"id": "rift", "kind"', '{"id": "rfit", "kind"', "rfit"),
    ("RECIPES.md", "`mycard/deck.json`:\n", "The deck:\n", "nobody says which file this JSON is"),
    ("README.md", '"card": "tachyon_grid", "owner"', '"card": "galaxy", "owner"', "failed"),
    ("README.md", "<!-- json: file deck.json -->\n", "\n", "nobody says which file this JSON is"),
    ("star_empires/README.md", '"op": "roll", "what"', '"op": "rol", "what"', "rol"),
    ("star_empires/README.md", "| `race.ID.full` |", "| `race.ID.fool` |", "table of texts|other words|full"),
]


def planted(guides, name, old, new):
    """All guides, with this fault in one of them and in its twin."""
    faulty = dict(guides)
    english = ROOT / "cards" / name
    for file in (english, english.parent / GERMAN[english.name]):
        text = guides[file].text
        assert old in text, (file, old)
        faulty[file] = Guide(file, text.replace(old, new, 1))
    return faulty


def self_test(stardeck):
    guides = all_guides()
    for name, old, new, said in FAULTS:
        try:
            check_all(stardeck, planted(guides, name, old, new), only=[ROOT / "cards" / name])
        except Wrong as wrong:
            if re.search(said, str(wrong)):
                continue
            raise Wrong(f"{name}: for {new}: {wrong}") from wrong
        raise Wrong(f"{name}: nobody minds {new}")
    german = ROOT / "cards" / "star_empires" / "LIESMICH.md"
    faulty = {**guides, german: Guide(german, guides[german].text.replace("| `revolt` |", "| `revolte` |"))}
    try:
        check_all(stardeck, faulty)
    except Wrong:
        return
    raise Wrong("nobody minds another word in the German guide")


if __name__ == "__main__":
    try:
        if sys.argv[1] == "--self-test":
            self_test(pathlib.Path(sys.argv[2]).resolve())
            print(f"{len(FAULTS) + 1} faults found")
        else:
            print(f"{check_all(pathlib.Path(sys.argv[1]).resolve(), all_guides())} blocks tried")
    except Wrong as wrong:
        print(f"FAILED {wrong}")
        sys.exit(1)

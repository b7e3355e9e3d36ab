#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The paintings that come with the program, and the cards that they were painted for.

usage: paintings.py record    writes assets/pictures/GAME/painted.json anew, after cards of ours have got another "picture"
       paintings.py           the lists are those of the cards, every painting is somebody's, and all together are no more than they may
Exit: 0 all good, 1 something is not.
"""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
GAMES = {"tactics": ["deck.json", "targets.json"], "alpha_strike": ["deck.json", "ships.json"],
         "deck_building": ["deck.json", "ships.json"], "star_empires": ["deck.json", "units.json"]}
FACTIONS = ("factions.json", "races.json")    # which of them a game has, if any
ENDINGS = {".webp", ".png", ".jpg", ".jpeg", ".svg"}
FOCUSES_MOST = 256  # PICTURE_FOCUSES_MAX of app/art/picture_focus.h
BYTES_MOST = 24_000_000    # of all pictures
SCENES = {"menu", "table", "result", "victory", "defeat", "curtain"}
VIEWS = ("r", "l", "dead")
GROUNDS = {"terra", "emerald", "ocean", "rust", "ice", "lava", "barren", "crimson", "dust", "azuregiant", "wormhole", "nebula", "supernova", "space"}


def read(game, name):
    return json.loads((ROOT / "cards" / game / name).read_text(encoding="utf-8"))


def records(game, name):
    """The list of records in a file of cards."""
    return next(value for value in read(game, name).values()
                if isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0])


def painted(game):
    """What the pictures of a game's cards are called, a faction's own as CARD.FACTION."""
    found = {}
    for name in GAMES[game]:
        for record in records(game, name):
            found[record["id"]] = record.get("picture", "")
    factions = next((records(game, name) for name in FACTIONS if (ROOT / "cards" / game / name).exists()), [])
    for faction in factions:
        for own in faction.get("pictures", []):
            found[f"{own['card']}.{faction['id']}"] = own["picture"]
    return {"factions": [faction["id"] for faction in factions], "painted_for": found}


def text_of(game):
    return json.dumps(painted(game), indent=2, ensure_ascii=False) + "\n"


def file_of(game):
    return ROOT / "assets" / "pictures" / game / "painted.json"


def strangers(game):
    """Files that are nobody's painting."""
    known = painted(game)
    for file in sorted(file_of(game).parent.iterdir()):
        card, *rest = file.stem.split(".")
        good = file.name == "painted.json" or (
            file.suffix in ENDINGS and card in known["painted_for"] and len(rest) <= 1 and set(rest) <= set(known["factions"]))
        if not good:
            yield file.relative_to(ROOT)


def fleets():
    """Every race's every unit that flies, in each view, a garrison's fortress and the grounds behind: no more and no fewer."""
    units = [unit["id"] for unit in records("star_empires", "units.json") if unit["kind"] != "leader"]
    due = {f"{race['id']}-{unit}.{view}.webp" for race in records("star_empires", "races.json") for unit in units for view in VIEWS}
    due |= {f"ground-{ground}.webp" for ground in GROUNDS}
    due |= {"garrison.l.webp", "garrison.dead.webp"}
    due |= {f"hero.{race['id']}.webp" for race in records("star_empires", "races.json")}
    there = {file.name for file in (ROOT / "assets" / "pictures" / "fleets").glob("*")}
    for name in sorted(due - there):
        yield f"assets/pictures/fleets/{name} is missing: packaging/paint fleets"
    for name in sorted(there - due):
        yield f"assets/pictures/fleets/{name}: there is no such race, unit, view or ground"


def captains():
    """Every captain's portrait: no more and no fewer."""
    due = {f"{record['id']}.webp" for game in GAMES for record in records(game, "captains.json")}
    there = {file.name for file in (ROOT / "assets" / "pictures" / "captains").glob("*")}
    for name in sorted(due - there):
        yield f"assets/pictures/captains/{name} is missing: packaging/paint captains"
    for name in sorted(there - due):
        yield f"assets/pictures/captains/{name}: there is no such captain"


def motifs():
    """Where crops are to keep pictures: within a picture that is there, each once."""
    file = ROOT / "assets" / "pictures" / "focus.txt"
    seen = set()
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split()
        if not words or line.startswith("#"):
            continue
        at = f"assets/pictures/focus.txt:{number}"
        if len(words) != 3 or not all(word.isdigit() and 0 < int(word) < 100 for word in words[1:]):
            yield f"{at}: not a name and two percentages within the picture"
        elif not any((file.parent / (words[0] + ending)).exists() for ending in ENDINGS):
            yield f"{at}: there is no picture {words[0]}"
        elif words[0] in seen:
            yield f"{at}: {words[0]} for the second time"
        seen.add(words[0])
    if len(seen) > FOCUSES_MOST:
        yield f"assets/pictures/focus.txt: {len(seen)} pictures, the program reads {FOCUSES_MOST}"


def faults():
    for game in GAMES:
        if not file_of(game).exists() or file_of(game).read_text(encoding="utf-8") != text_of(game):
            yield f"{file_of(game).relative_to(ROOT)} is not that of the cards: tests/packs/paintings.py record"
            continue
        for file in strangers(game):
            yield f"{file}: there is no such card, target, ship or faction in cards/{game}"
    yield from fleets()
    yield from captains()
    yield from motifs()
    size = sum(file.stat().st_size for file in (ROOT / "assets" / "pictures").rglob("*") if file.is_file())
    if size > BYTES_MOST:
        yield f"assets/pictures: {size / 1e6:.1f} MB, at most {BYTES_MOST / 1e6:.0f}"
    for file in sorted((ROOT / "assets" / "pictures" / "scenes").glob("*")):
        if file.stem not in SCENES or file.suffix not in ENDINGS:
            yield f"{file.relative_to(ROOT)}: no screen shows it ({', '.join(sorted(SCENES))})"


def main():
    if sys.argv[1:] == ["record"]:
        for game in GAMES:
            file_of(game).parent.mkdir(parents=True, exist_ok=True)
            file_of(game).write_text(text_of(game), encoding="utf-8")
    found = list(faults())
    print("\n".join(found) if found else "all paintings are somebody's")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds a pack with a fifth faction from the shipped one, as cards/README.md describes.

usage: build.py ROOT OUT                  makes OUT/cards, OUT/assets and OUT/bare: the assets without the new pictures
       build.py ROOT --run PROGRAM …      makes it in a folder of its own and runs the program with it:
                                          STARDECK_CARDS, STARDECK_ASSETS, and STARDECK_ASSETS_BARE
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

OWN = pathlib.Path(__file__).resolve().parent / "corsair"


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def write(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def add_faction(pack):
    factions = read(pack / "factions.json")
    own = read(OWN / "faction.json")
    factions["factions"].append(own)
    write(pack / "factions.json", factions)
    for language, words in read(OWN / "words.json").items():
        path = pack / "lang" / (language + ".json")
        texts = read(path)
        texts["faction"][own["id"]] = {"name": words["name"]}
        for card, name in words["cards"].items():
            texts["card"][card][own["id"]] = name
        write(path, texts)


def copy_assets(source, to, own):
    """What stays as it is is linked: it is the larger part."""
    to.mkdir()
    for entry in sorted(source.iterdir()):
        if entry.name in ("emblems", "ships"):
            shutil.copytree(entry, to / entry.name)
            if own:
                shutil.copytree(OWN / entry.name, to / entry.name, dirs_exist_ok=True)
        else:
            (to / entry.name).symlink_to(entry)


def build(root, out):
    shutil.copytree(root / "cards", out / "cards")
    add_faction(out / "cards" / "tactics")
    copy_assets(root / "assets", out / "assets", True)
    copy_assets(root / "assets", out / "bare", False)


def run(root, command):
    with tempfile.TemporaryDirectory(prefix="stardeck-five-") as folder:
        out = pathlib.Path(folder)
        build(root, out)
        env = dict(os.environ, STARDECK_CARDS=str(out / "cards"), STARDECK_ASSETS=str(out / "assets"),
                   STARDECK_ASSETS_BARE=str(out / "bare"))
        return subprocess.run(command, env=env).returncode


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    if sys.argv[2] == "--run":
        sys.exit(run(root, sys.argv[3:]))
    out = pathlib.Path(sys.argv[2])
    out.mkdir(parents=True)
    build(root, out)


if __name__ == "__main__":
    main()

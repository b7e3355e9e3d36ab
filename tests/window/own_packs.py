# SPDX-License-Identifier: MIT
"""A player's own packs, for tests at the window: their folders, the screen that lists them, and moving the focus on it."""

import json
import pathlib

from driver import Fault


def folders_in(folder):
    """Where the player's files are (as variables), and the folders of their data and their choices, and of their packs."""
    data, config = pathlib.Path(folder, "data"), pathlib.Path(folder, "config")
    return {"XDG_DATA_HOME": str(data), "XDG_CONFIG_HOME": str(config), "STARDECK_CARDS": ""}, config, data / "stardeck/packs"


def write(file, value):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value), encoding="utf-8")


def make_pack(packs, name, cards, words=None):
    write(packs / name / "pack.json", {"id": name, "name": name.title(), "version": "1", "game": "tactics"})
    write(packs / name / "deck.json", {"cards": cards})
    if words is not None:
        write(packs / name / "lang/en.json", words)


def open_packs(game):
    game.idle("menu")
    game.click("menu:packs")
    game.idle("packs")


def focus_on(game, goal, key):
    for _ in range(80):
        if game.frame.get("focus") == goal:
            return
        before = len(game.frames)
        game.key(key)
        game.wait(lambda: len(game.frames) > before, "a frame after %s" % key)
    raise Fault("%s never leads to %s" % (key, goal))

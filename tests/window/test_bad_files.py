#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests missing and broken fonts, pictures, words and cards: each gets a message that names the file. Without what is
indispensable the game ends with status 2; for files that players edit, a window reports it first, and tries again when
they are fixed. Everything else is replaced by a substitute."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import driver

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAME = ["--new", "tactics", "--players", "starfleet:human,romulan:human", "--seed", "1", "--lang", "en"]


def copy_of(folder, name):
    source = pathlib.Path(os.environ.get("STARDECK_" + name.upper(), ROOT / name))
    shutil.copytree(source, folder / name)
    return folder / name


def replace(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1, "%s is not in %s" % (old, path)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def remove(path):
    path.unlink()


def garbage(path):
    path.write_bytes(b"\x00\xff this is no such file \xfe" * 40)


def empty(path):
    path.write_bytes(b"")


# what is done to which file, and what the message must hold besides the file's name
WITHOUT_WINDOW = [
    ("assets", "fonts/Inter-Regular.ttf", remove, ""),
    ("assets", "fonts/Inter-Regular.ttf", garbage, ""),
    ("assets", "fonts/CATDisplay-Bold.ttf", empty, ""),
]
IN_A_WINDOW = [
    ("assets", "lang/en.json", remove, ""),
    ("assets", "lang/en.json", garbage, ":1:1:"),
    ("cards", "tactics/deck.json", remove, ""),
    ("cards", "tactics/deck.json", empty, ""),
    ("cards", "tactics/deck.json", lambda p: replace(p, '"type": "troops"', '"type": "troop"'), 'did you mean "troops"?'),
    ("cards", "tactics/deck.json", lambda p: replace(p, '"power": 15', '"power": 1500'), "50"),
    ("cards", "tactics/targets.json", lambda p: replace(p, '"kind": "planet"', '"knd": "planet"'), "knd"),
    ("cards", "tactics/factions.json", lambda p: replace(p, '"home"', '"house"'), "house"),
    ("cards", "tactics/game.json", lambda p: replace(p, "{", "{,"), ":1:"),
    ("cards", "tactics/lang/en.json", remove, ""),
    ("cards", "tactics/lang/en.json", lambda p: replace(p, '"name"', '"nmae"'), "nmae"),
]
BEARABLE = [
    ("assets", "emblems/starfleet.svg", remove),
    ("assets", "emblems/starfleet.svg", garbage),
    ("assets", "ships/starfleet-capital.svg", remove),
    ("assets", "glyphs/logo.svg", empty),
]


def faulty(kind, name, fault, folder):
    """Environment for a run in which this file is at fault."""
    copy = copy_of(folder, kind)
    fault(copy / name)
    return {"STARDECK_" + kind.upper(): str(copy)}


def with_fault(binary, display, kind, name, fault, check):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-bad-"))
    try:
        env = faulty(kind, name, fault, folder)
        with driver.Game(binary, display, GAME, **env) as game:
            check(game)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def ends_with_message(name, what):
    def check(game):
        status = game.wait_end(60)
        said = game.stderr()
        if status != 2:
            raise driver.Fault("status %d, said %r" % (status, said))
        if os.path.basename(name) not in said or what not in said:
            raise driver.Fault("the message names neither file nor fault: %r" % said)
    return check


def shows_message(name, what):
    def check(game):
        game.idle("start_fault")
        if sorted(game.ids()) != ["button:again", "button:quit"]:
            raise driver.Fault("the window offers %s" % game.ids())
        save_picture(game, name)
        game.click(game.hit("button:quit"))
        ends_with_message(name, what)(game)
    return check


def save_picture(game, name):
    """For people to look at, if STARDECK_PICTURES says where."""
    folder = os.environ.get("STARDECK_PICTURES")
    if folder:
        game.screenshot(pathlib.Path(folder) / ("fault-" + name.replace("/", "-") + ".png"))


def tries_again(binary, display):
    """Still broken, then mended: the same window begins the game it was started for."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-bad-"))
    try:
        cards = copy_of(folder, "cards")
        deck = cards / "tactics" / "deck.json"
        replace(deck, '"power": 15', '"power": 1500')
        with driver.Game(binary, display, GAME, STARDECK_CARDS=str(cards)) as game:
            game.idle("start_fault")
            told = len(game.frames)
            game.click(game.hit("button:again"))
            game.wait(lambda: len(game.frames) > told and game.frame["idle"], "the window again")
            if game.frame["screen"] != "start_fault" or game.stderr().count("deck.json") != 2:
                raise driver.Fault("still broken, but %s; %r" % (game.frame["screen"], game.stderr()))
            replace(deck, '"power": 1500', '"power": 15')
            game.window = None  # it is another one
            game.click(game.hit("button:again"))
            game.wait(lambda: game.frame["screen"] == "handover" and game.frame["idle"], "the game")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def many_faults(binary, display):
    """More than fit: as many as do, and how many more; Esc leaves."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-bad-"))
    try:
        cards = copy_of(folder, "cards")
        deck = cards / "tactics" / "deck.json"
        deck.write_text(deck.read_text(encoding="utf-8").replace('"power": ', '"pwoer": '), encoding="utf-8")
        with driver.Game(binary, display, GAME, STARDECK_CARDS=str(cards)) as game:
            game.idle("start_fault")
            save_picture(game, "many")
            game.key("Escape")
            ends_with_message("deck.json", "and ")(game)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def no_display(binary):
    """Nobody is kept waiting for a window that can't be seen."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-bad-"))
    try:
        cards = copy_of(folder, "cards")
        empty(cards / "tactics" / "deck.json")
        for video in ({}, {"SDL_VIDEODRIVER": "dummy"}, {"SDL_VIDEODRIVER": "offscreen"}):
            env = driver.clean_environment(folder, STARDECK_CARDS=str(cards), **video)
            run = subprocess.run([binary, *GAME], env=env, capture_output=True, text=True, timeout=120)
            if run.returncode != 2 or "deck.json" not in run.stderr:
                raise driver.Fault("%s: status %d, said %r" % (video, run.returncode, run.stderr))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def goes_on_with_message(name):
    def check(game):
        game.idle("handover")
        game.click_for("button:take_seat")
        game.idle("table")
        said = game.stderr()
        if said.count(os.path.basename(name)) != 1:
            raise driver.Fault("the file should be named once: %r" % said)
    return check


def main():
    driver.need_tools("Xvfb", "xdotool")
    binary = driver.program(sys.argv[1:])
    checks = driver.Checks()
    with driver.Display() as display:
        for kind, name, fault, what in WITHOUT_WINDOW:
            with checks("%s/%s, %s: a message and status 2" % (kind, name, fault.__name__.strip("<>"))):
                with_fault(binary, display, kind, name, fault, ends_with_message(name, what))
        for kind, name, fault, what in IN_A_WINDOW:
            with checks("%s/%s, %s: a window, a message and status 2" % (kind, name, fault.__name__.strip("<>"))):
                with_fault(binary, display, kind, name, fault, shows_message(name, what))
        with checks("more faults than fit"):
            many_faults(binary, display)
        with checks("mended and tried again"):
            tries_again(binary, display)
        with checks("no display: a message and status 2"):
            no_display(binary)
        for kind, name, fault in BEARABLE:
            with checks("%s/%s, %s: a message, and the game goes on" % (kind, name, fault.__name__)):
                with_fault(binary, display, kind, name, fault, goes_on_with_message(name))
    checks.finish()


main()

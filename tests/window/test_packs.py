#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests packs in the player's own folder, by mouse: switching, reordering, fixing them while the window is open, and what
happens to games played with them. usage: test_packs.py PATH-TO-STARDECK"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import guide_steps  # noqa: E402
from driver import Checks, Display, Game, expect, need_tools, program
from own_packs import focus_on, folders_in, make_pack, open_packs, write

SIZE = ["--size", "1280x720"]
NEW = ["--new", "tactics", "--players", "starfleet:human,romulan:easy", "--seed", "5", *SIZE]
CARD = {"id": "ark", "type": "ship", "kind": "none", "power": 4, "picture": "file:green.svg"}
GREEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#%s"/></svg>'
WORDS = {"card": {"ark": {"name": "Ark", "text": ""}}}


def paint(packs, colour, name="green.svg"):
    file = packs / "good/assets/pictures" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(GREEN % colour, encoding="utf-8")


def picture_of(game, card, folder):
    """The colour in the middle of its picture, as three numbers from 0 to 255."""
    hit = next(hit for hit in game.frame["hits"] if hit.get("card") == card)
    shot = pathlib.Path(folder, "shot.png")
    game.find_window()
    subprocess.run(["import", "-window", game.window, str(shot)], env=game.env, check=True, timeout=60)
    where = "1x1+%d+%d" % (hit["x"] + hit["w"] // 2, hit["y"] + hit["h"] // 3)
    done = subprocess.run(["convert", str(shot), "-crop", where, "-depth", "8", "rgb:-"], capture_output=True, check=True, timeout=60)
    return tuple(done.stdout[:3])


def shown_cards(game):
    return {hit.get("card") for hit in game.frame["hits"]}


def is_green(colour):
    return colour[1] > 128 > max(colour[0], colour[2])


def choice(config):
    file = config / "stardeck/packs.json"
    return [(pack["id"], pack["on"]) for pack in json.loads(file.read_text(encoding="utf-8"))["packs"]] if file.exists() else []


def check_screen(checks, binary, display, folders, packs, config):
    with Game(binary, display, SIZE, **folders) as game:
        with checks("new packs are listed, and off"):
            open_packs(game)
            expect(game.hit("pack:2:switch") and not game.hit("pack:3:switch"), "not two packs are listed")
            expect(choice(config) == [], "a choice was written that nobody made")
        with checks("switching and moving them is kept at once"):
            game.click("pack:2:switch")
            game.wait(lambda: choice(config) == [("good", False), ("bad", True)], "the first one being on")
            game.click("pack:2:up")
            game.wait(lambda: choice(config) == [("bad", True), ("good", False)], "its new place")
            game.click("pack:2:switch")
            game.wait(lambda: choice(config) == [("bad", True), ("good", True)], "the second one being on")
        with checks("the new card is in the gallery, that of the faulty pack is not"):
            game.click("button:back")
            game.idle("menu")
            game.click("menu:gallery")
            game.idle("gallery")
            game.click("gallery:type:ship")
            game.click("gallery:faction:klingon")
            game.wait(lambda: "ark" in shown_cards(game) and game.frame["idle"], "the new ship")
        with checks("its picture is the player's own, and follows its file"):
            game.wait(lambda: is_green(picture_of(game, "ark", packs)), "a green picture")
            paint(packs, "2020FF")
            game.wait(lambda: picture_of(game, "ark", packs)[2] > 128, "a blue picture")
        with checks("a painting under its id counts before that, and is followed as well"):
            paint(packs, "FF2020", "tactics/ark.svg")
            game.wait(lambda: picture_of(game, "ark", packs)[0] > 128, "a red painting")
            paint(packs, "20FF20", "tactics/ark.svg")
            game.wait(lambda: is_green(picture_of(game, "ark", packs)), "a green painting")
            (packs / "good/assets/pictures/tactics/ark.svg").unlink()
            game.wait(lambda: picture_of(game, "ark", packs)[2] > 128, "the blue picture again")
        with checks("a card that comes into its file comes into the gallery"):
            write(packs / "good/deck.json", {"cards": [CARD, {**CARD, "id": "bark"}]})
            write(packs / "good/lang/en.json", {"card": {**WORDS["card"], "bark": {"name": "Bark", "text": ""}}})
            game.wait(lambda: "bark" in shown_cards(game) and game.frame["idle"], "the next ship")
        with checks("one that is broken by a slip goes, and nothing else"):
            (packs / "good/deck.json").write_text("{", encoding="utf-8")
            game.wait(lambda: "ark" not in shown_cards(game) and "galaxy" in shown_cards(game), "the pack being left out")
            write(packs / "good/lang/en.json", WORDS)
            write(packs / "good/deck.json", {"cards": [CARD]})
            game.wait(lambda: "ark" in shown_cards(game) and game.frame["idle"], "its coming back")
    with Game(binary, display, SIZE, **folders) as game:
        with checks("at the next start a faulty one is told, and stops nobody"):
            game.idle("message")
            game.click("button:ok")
            open_packs(game)
            game.click_for("pack:1:switch", "rows that say something else")
            game.wait(lambda: choice(config) == [("bad", False), ("good", True)], "the faulty one being off")
        with checks("what a check finds comes into the rows while the window goes on"):
            before = height_of_row(game, 2)
            game.click("packs:check")
            game.wait(lambda: game.frame["idle"] and height_of_row(game, 2) != before, "other lines of the good pack: checked")
        with checks("one that changes while a check runs is not what was checked"):
            game.click("packs:check")
            write(packs / "good/lang/en.json", {"card": {"ark": {"name": "Other ark", "text": ""}}})
            game.wait(lambda: game.frame["idle"] and height_of_row(game, 2) == before, "no line of a check that counts no more")


def height_of_row(game, number):
    """Of the lines between its first button and those below them."""
    return game.hit("pack:%d:changes" % number)["y"] - game.hit("pack:%d:switch" % number)["y"]


def fake_opener(folder):
    """Something that notes what it is to show instead of showing it; the PATH with it, and where it notes."""
    noted, opener = folder / "opened", folder / "bin/xdg-open"
    opener.parent.mkdir(parents=True)
    opener.write_text("#!/bin/sh\necho \"$1\" >> '%s'\n" % noted, encoding="utf-8")
    opener.chmod(0o755)
    return "%s:%s" % (opener.parent, os.environ["PATH"]), lambda: noted.read_text(encoding="utf-8").split() if noted.exists() else []


def info_of(pack):
    return json.loads((pack / "pack.json").read_text(encoding="utf-8"))


def check_new(checks, binary, display, scratch):
    folders, config, packs = folders_in(scratch)
    path, opened = fake_opener(scratch)
    with Game(binary, display, [*SIZE, "--lang", "de"], **folders, PATH=path) as game:
        with checks("a new pack is made by a click, listed and off, and its folder is shown"):
            open_packs(game)
            expect(not game.hit("pack:1:switch"), "there is a pack already")
            game.click("packs:new")
            game.idle("new_pack")
            game.click("new:game:1")
            game.click("new:make")
            game.wait(lambda: game.hit("pack:1:switch"), "the new pack in the list")
            mine = packs / "mein_paket"
            game.wait(lambda: opened() == ["file://%s" % mine], "its folder being shown, not %s" % opened())
            expect(info_of(mine)["name"] == "Mein Paket", "it is called %s" % info_of(mine))
            expect("author" not in info_of(mine), "somebody made it: %s" % info_of(mine))
            expect(choice(config) == [], "it was switched on or off, though nobody asked for that")
        with checks("lint has nothing to say of it, and its scenario holds"):
            for command in (["lint", str(mine)], ["scenario", str(mine / "scenarios")]):
                done = subprocess.run([binary, *command], capture_output=True, text=True, timeout=300)
                expect(done.returncode == 0, "%s: %s" % (command, done.stdout + done.stderr))
        with checks("by keyboard: another one, with a name of its own; one that is switched on counts"):
            focus_on(game, "packs:new", "Tab")
            game.key("Return")
            game.idle("new_pack")
            game.xdotool("type", "--delay", "5", "Wilde Karten")
            game.key("Tab")
            game.xdotool("type", "--delay", "5", "Ann")
            game.key("Return")
            game.key("Return")
            game.wait(lambda: game.hit("pack:2:switch"), "the second one")
            wild = info_of(packs / "ann_wilde_karten")
            expect((wild["name"], wild["author"]) == ("Wilde Karten", "Ann"), "it is called %s" % wild)
            game.click("pack:1:switch")
            game.wait(lambda: choice(config) == [("ann_wilde_karten", True), ("mein_paket", False)], "its being on")
            game.click("button:back")
            game.idle("menu")
            game.click("menu:gallery")
            game.idle("gallery")
            game.click("gallery:type:ship")
            game.wait(lambda: "ann_wilde_karten_decoy" in shown_cards(game) and game.frame["idle"], "its card in the gallery")
    with Game(binary, display, SIZE, **folders_in(scratch / "blocked")[0], PATH=path) as game:
        with checks("where nothing can be written it says so and goes on"):
            open_packs(game)
            blocked = scratch / "blocked/data/stardeck/packs"
            blocked.parent.mkdir(parents=True, exist_ok=True)
            blocked.write_text("a file", encoding="utf-8")
            game.click("packs:new")
            game.idle("new_pack")
            game.click("new:make")
            game.wait(lambda: game.frame["idle"] and game.frame["screen"] == "new_pack", "the form staying")
            game.click("button:back")
            game.idle("packs")
            expect(not game.hit("pack:1:switch"), "something was made")


def check_language(checks, binary, display, folders, config):
    with Game(binary, display, [*SIZE, "--lang", "en"], **folders) as game:
        with checks("a language that a pack brings can be chosen, and is kept"):
            game.idle("menu")
            before = game.hit("menu:language")
            for _ in range(2):
                game.click("menu:language")
            game.click("menu:settings")
            game.idle("settings")
            game.click("settings:page:display")
            game.wait(lambda: game.hit("settings:language:fr"), "the language among the settings")
            file = config / "stardeck/settings.json"
            game.wait(lambda: json.loads(file.read_text(encoding="utf-8"))["language"] == "fr", "its being kept")
            expect(before, "no button for the language")
    with Game(binary, display, [*SIZE, "--lang", "fr"], **folders) as game:
        with checks("it can be named when the program is started"):
            game.idle("menu")
    with Game(binary, display, SIZE, **{**folders, "XDG_DATA_HOME": folders["XDG_DATA_HOME"] + "/none"}) as game:
        with checks("without its pack the window speaks another one, and says that the pack is gone"):
            game.idle("message")
            game.click("button:ok")
            game.idle("menu")


def check_guide(checks, binary, display, folders, scratch):
    """The step of the guide that opens the window: the new card, found in the gallery, is tried."""
    guide = pathlib.Path(__file__).resolve().parents[2] / "cards" / "README.md"
    for kind, *piece in guide_steps.pieces(guide):
        if kind == "file":
            guide_steps.write(scratch, *piece)
        elif kind == "command" and piece[0] == "stardeck --cards mypack":
            break
    with Game(binary, display, [*SIZE, "--cards", str(scratch / "mypack")], **folders) as game:
        with checks("the guide's card is found in the gallery and tried by its button"):
            game.idle("menu")
            game.click("menu:gallery")
            game.idle("gallery")
            game.click("gallery:type:tech")
            game.wait(lambda: "net" in shown_cards(game) and game.frame["idle"], "the new card")
            game.click(next(hit["id"] for hit in game.frame["hits"] if hit.get("card") == "net"))
            game.idle("gallery large")
            game.click("button:try")
            game.idle("table")
            hand = [hit.get("card") for hit in game.frame["hits"] if hit["id"].startswith("hand:")]
            expect("net" in hand, "it is not in the hand: %s" % hand)
        with checks("leaving leads back to it, nothing is kept, and the key does the same"):
            game.click("button:note")
            game.click("button:menu")
            game.wait(lambda: game.hit("button:leave"), "the table's menu")
            game.click("button:leave")
            game.idle("gallery large")
            expect(not list(pathlib.Path(folders["XDG_DATA_HOME"]).glob("stardeck/games/*.stardeck")), "a game was kept")
            game.key("x")
            game.idle("table")


RECIPE = re.compile(r"^`~/\.local/share/stardeck/packs/([^`]+)`:\n\n```json\n(.*?)```", re.S | re.M)


def head_of(game, card, folder):
    """The pixels of its upper edge, where its name stands."""
    hit = next(hit for hit in game.frame["hits"] if hit.get("card") == card)
    shot = pathlib.Path(folder, "shot.png")
    game.find_window()
    subprocess.run(["import", "-window", game.window, str(shot)], env=game.env, check=True, timeout=60)
    where = "%dx%d+%d+%d" % (hit["w"] * 2 // 3, hit["h"] // 6, hit["x"] + hit["w"] // 6, hit["y"])
    return subprocess.run(["convert", str(shot), "-crop", where, "-depth", "8", "rgb:-"], capture_output=True, check=True, timeout=60).stdout


def check_recipe(checks, binary, display, folders, packs):
    """That for changing a pack while a game runs, with a card that is in the hand."""
    guide = pathlib.Path(__file__).resolve().parents[2] / "cards" / "RECIPES.md"
    files = RECIPE.findall(guide.read_text(encoding="utf-8"))
    for path, text in files[:3]:
        guide_steps.write(packs, path, text)
    with Game(binary, display, SIZE, **folders) as game:
        open_packs(game)
        game.click("pack:1:switch")
        game.wait(lambda: choice(pathlib.Path(folders["XDG_CONFIG_HOME"])) == [("mylive", True)], "the recipe's pack being on")
    with Game(binary, display, NEW, **folders) as game:
        with checks("the recipe's change of a name is seen in the middle of a game"):
            game.idle("table")
            card = next(hit["card"] for hit in game.frame["hits"] if hit["id"].startswith("hand:"))
            before = head_of(game, card, packs.parent)
            for path, text in files[3:5]:
                guide_steps.write(packs, path, text.replace('"spy"', '"%s"' % card))
            game.wait(lambda: head_of(game, card, packs.parent) != before, "the other name")


def check_saved(checks, binary, display, folders):
    with Game(binary, display, NEW, **folders) as game:
        with checks("a game with a pack names it in its file"):
            game.idle("table")
            game.pass_empty()
            game.wait(lambda: len(game.commands) > 0, "a command")
            saved = sorted(pathlib.Path(folders["XDG_DATA_HOME"]).glob("stardeck/games/*.stardeck"))
            expect(len(saved) == 1, "no game was saved")
            first = json.loads(saved[0].read_text(encoding="utf-8").splitlines()[0])
            expect(first.get("packs") == [{"id": "good", "name": "Good", "version": "1"}], "it names %s" % first.get("packs"))
    with Game(binary, display, SIZE, **folders) as game:
        with checks("with and without the pack it can be gone on with"):
            game.idle("menu")
            expect(game.hit("menu:continue"), "it can't be gone on with as it is")
            open_packs(game)
            game.click("pack:2:switch")
            game.click("button:back")
            game.idle("menu")
            expect(game.hit("menu:continue"), "it can't be gone on with without its pack")
            game.click("menu:games")
            game.idle("load")
            expect(game.hit("game:1:resume") and game.hit("game:1:anew"), "the list offers no choice")
            game.click("button:back")
            open_packs(game)
            game.click("pack:2:switch")
            game.click("button:back")
            game.idle("menu")
            game.wait(lambda: game.hit("menu:continue"), "going on with it")
            game.click("menu:continue")
            game.wait(lambda: game.frame["screen"] in ("table", "handover"), "the table")


def main():
    need_tools("Xvfb", "xdotool", "import", "convert")
    binary = program(sys.argv[1:])
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-packs-") as folder, Display() as display:
        folders, config, packs = folders_in(folder)
        make_pack(packs, "good", [CARD], WORDS)
        paint(packs, "20FF20")
        write(packs / "good/assets/lang/fr.json", {"language": {"name": "Français"}, "menu": {"new": "Nouvelle partie"}})
        make_pack(packs, "bad", [{**CARD, "id": "wreck", "power": 99}], WORDS)
        check_screen(checks, binary, display, folders, packs, config)
        check_saved(checks, binary, display, folders)
        check_language(checks, binary, display, folders, config)
        check_new(checks, binary, display, pathlib.Path(folder, "new"))
        others, _, others_packs = folders_in(folder + "/recipe")
        check_recipe(checks, binary, display, others, others_packs)
        check_guide(checks, binary, display, folders_in(folder + "/other")[0], pathlib.Path(folder, "steps"))
    checks.finish()


if __name__ == "__main__":
    main()

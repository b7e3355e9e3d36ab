#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests settings and set-up with mouse and keyboard, and what of them is remembered.

usage: test_setup.py PATH-TO-STARDECK"""

import json
import pathlib
import re
import sys
import tempfile

from driver import Checks, Display, Game, NO_LEAK_CHECK, expect, need_tools, program


class Home:
    """Where the settings lie, over several runs."""

    def __init__(self, binary, display, folder):
        self.binary = binary
        self.display = display
        self.folder = pathlib.Path(folder)
        self.file = self.folder / "stardeck" / "settings.json"

    def run(self, *arguments, **env):
        return Game(self.binary, self.display, ["--size", "1280x720", *arguments], XDG_CONFIG_HOME=str(self.folder),
                    **env)

    def read(self):
        return json.loads(self.file.read_text(encoding="utf-8"))


def end(game):
    game.process.terminate()
    status = game.wait_end()
    expect(status == 0, "status %d: %s" % (status, game.stderr()))


def type_text(game, text):
    """Slowly: for letters that are on no key xdotool changes the keyboard in between, and the server takes its time."""
    game.find_window()
    game.xdotool("type", "--delay", "90" if not text.isascii() else "12", text)


def hand_of(game):
    game.idle("handover")
    game.click("button:take_seat")
    frame = game.idle("table")
    return frame["viewer"], [hit["card"] for hit in frame["hits"] if re.fullmatch(r"hand:\d+", hit["id"])]


PAGES = {
    "display": ["language:de", "fullscreen:on", "speed:off", "speed:3", "graphics:opengl"],
    "table": ["end_turn:click", "end_turn:5", "recap:off", "ask:curtain", "focus:off", "idle:never", "idle:240"],
    "access": ["motion:on"],
}


def check_settings(checks, home):
    with home.run() as game:
        with checks("the settings come up, every choice inside the window"):
            game.idle("menu")
            game.click("menu:settings")
            game.idle("settings")
            for page, names in PAGES.items():
                if page != "display":
                    game.click("settings:page:" + page)
                    game.wait(lambda: game.hit("settings:" + names[0]), "the page %s" % page)
                frame = game.idle()
                for name in names:
                    expect(game.hit("settings:" + name), "no settings:%s" % name)
                for hit in frame["hits"]:
                    expect(hit["x"] >= 0 and hit["y"] >= 0 and hit["x"] + hit["w"] <= 1280
                           and hit["y"] + hit["h"] <= 720, str(hit))
        with checks("no file before anything was changed"):
            expect(not home.file.exists(), "there is one")
        with checks("a click changes and is written"):
            for name in ("page:table", "end_turn:5", "ask:curtain", "idle:30", "page:display", "language:de"):
                if name.startswith("page:"):
                    game.click_for("settings:" + name)
                else:
                    game.click("settings:" + name)
                game.idle("settings")
            game.wait(lambda: home.file.exists(), "the file")
            game.wait(lambda: home.read()["language"] == "de", "the language")
            kept = home.read()
            expect((kept["end_turn_after"], kept["ask_openly"], kept["hide_after"]) == (5, False, 30), str(kept))
        with checks("what the environment says for this run is not remembered"):
            expect(kept["animation_speed"] == "1" and kept["recap"] is True, str(kept))
        with checks("the keyboard changes too, and Esc goes back"):
            game.move((5, 5))
            for _ in range(7):  # back, three pages, English, German, full screen on
                game.key("Tab")
            game.key("Right")  # off
            game.key("Return")
            game.key("Escape")
            game.idle("menu")
            expect(home.read()["fullscreen"] is False, str(home.read()))
        end(game)


def check_setup(checks, home):
    with home.run() as game:
        game.idle("menu")
        game.click("menu:new")
        game.idle("setup")
        game.click_for("setup:seat:2:person")
        with checks("names are typed, umlauts and all; Esc gives up, a click elsewhere keeps"):
            game.click("setup:seat:1:name")
            type_text(game, "Jörg Bäumle")
            game.key("Return")
            game.click("setup:seat:2:name")
            type_text(game, "Nobody")
            game.key("Escape")
            game.idle("setup")
            game.click("setup:seat:2:name")
            type_text(game, "Ute")
            game.click_for("setup:seat:3:add")
            expect(game.frame["screen"] == "setup", game.describe())
        with checks("a name with a space starts nothing"):
            game.click("setup:seat:3:name")
            type_text(game, "a b")
            game.key("Tab")
            expect(game.idle()["screen"] == "setup", game.describe())
        with checks("people move along the table"):
            game.click("setup:seat:1:faction:starfleet")
            game.click("setup:seat:3:faction:romulan")
            game.click("setup:seat:3:left")
            game.idle("setup")
        with checks("greyed: the first seat further left, a second seat less than two, teams of three"):
            for name in ("setup:seat:1:left", "setup:seat:3:right", "setup:variant:alliances"):
                expect(game.hit(name).get("enabled") is False, name)
            game.click("setup:seat:1:left")
            game.idle("setup")
        with checks("the seed is typed; the named seat begins"):
            game.click("setup:seed:edit")
            type_text(game, "47x11")
            game.key("Return")
            game.click("setup:starter:seat:3")
            game.idle("setup")
        with checks("the seed is copied, and pasted as somebody's name"):
            game.click("setup:seed:copy")
            game.click("setup:seat:3:name")
            game.key("ctrl+v")
            game.key("Return")
            game.idle("setup")
        with checks("the game starts with the seat that was named"):
            game.click("setup:start")
            viewer, hand = hand_of(game)
            expect(len(hand) == 4 and viewer == home.read()["games"]["tactics"]["seats"][2]["faction"], game.describe())
        kept = home.read()["games"]["tactics"]
        with checks("it is all remembered"):
            names = [seat["name"] for seat in kept["seats"]]
            expect(names == ["Jörg Bäumle", "a b", "4711"], str(kept))
            expect(kept["starter"] == "seat 3", str(kept))
            expect([seat["who"] for seat in kept["seats"]] == ["human"] * 3, str(kept))
        end(game)


def check_next_time(checks, home):
    with home.run() as game:
        with checks("the next time the set-up is as it was"):
            game.idle("menu")
            game.click("menu:new")
            game.idle("setup")
            expect(game.hit("setup:seat:3:person") and not game.hit("setup:seat:4:person"), game.describe())
        with checks("the starter by the rule, and a seed that can be dealt again without the menus"):
            game.click("setup:starter:rule")
            game.click("setup:seed:edit")
            type_text(game, "815")
            game.click_for("setup:start")
            dealt = hand_of(game)
        end(game)
    players = ",".join("%s:human" % seat["faction"] for seat in home.read()["games"]["tactics"]["seats"])
    with checks("the same game by --new"):
        with home.run("--new", "tactics", "--players", players, "--seed", "815") as game:
            again = hand_of(game)
            expect(dealt == again, "%s and %s" % (dealt, again))
    with home.run() as game:
        game.idle("menu")
        game.click("menu:new")
        game.idle("setup")
        with checks("four in teams by lot, a computer among them"):
            for name in ("seat:4:add", "variant:blind_trust", "top_secret", "starter:lot", "seat:2:computer"):
                game.click("setup:" + name)
                game.idle("setup")
        with checks("remembered without starting"):
            game.key("Escape")
            game.idle("menu")
            kept = home.read()["games"]["tactics"]
            expect((kept["variant"], kept["options"], kept["starter"]) == ("blind_trust", ["top_secret"], "lot"),
                   str(kept))
            expect(kept["seats"][1]["who"] != "human" and len(kept["seats"]) == 4, str(kept))
        end(game)


def check_old(checks, home):
    """A file of the time when there was one game, with somebody else's set-up beside it."""
    before, games = home.read(), home.read()["games"]
    chess = {"seats": [{"colour": "white"}, None], "clock": [5, 0.5]}
    old = {key: before[key] for key in before if key not in ("games", "last_game")}
    home.file.write_text(json.dumps(old | {"game": games["tactics"], "games": {"chess": chess}}), encoding="utf-8")
    with home.run() as game:
        with checks("the one set-up of old is still there, and nothing is told about games that are not"):
            game.idle("menu")
            expect(game.stderr() == "", game.stderr())
            game.click("menu:new")
            game.idle("setup")
            expect(game.hit("setup:seat:4:remove") and not game.hit("setup:seat:4:add"), game.describe())
            game.key("Escape")
            game.idle("menu")
            expect(home.read() == before | {"games": games | {"chess": chess}}, str(home.read()))
        end(game)


def check_broken(checks, home):
    home.file.write_text('{\n  "language": "f!"\n}\n', encoding="utf-8")
    with home.run() as game:
        with checks("a broken file: a notice, a line on the terminal, the file put aside"):
            game.idle("message")
            expect(re.search(r"settings\.json:2:15: .*f!", game.stderr()), game.stderr())
            expect(home.file.with_name("settings.json.broken").read_text(encoding="utf-8").count("f!") == 1, "other text")
            game.click("button:ok")
            game.idle("menu")
        end(game)
    with home.run() as game:
        with checks("told once"):
            game.idle("menu")
            expect(game.stderr() == "", game.stderr())
        end(game)


def check_unwritable(checks, binary, display, folder):
    (folder / "file").write_text("", encoding="utf-8")
    home = Home(binary, display, folder / "file")
    with home.run() as game:
        with checks("settings that can't be written: they hold, and the terminal is told"):
            game.idle("menu")
            game.click("menu:settings")
            game.idle("settings")
            game.click_for("settings:page:access")
            game.click("settings:motion:on")
            game.wait(lambda: "cannot be written" in game.stderr(), "the message")
            game.click("settings:motion:off")
            game.key("Escape")
            game.idle("menu")
            expect(game.stderr().count("cannot be written") == 1, game.stderr())
        end(game)


def check_opengl(checks, home):
    home.file.write_text('{"graphics": "opengl"}', encoding="utf-8")
    with home.run(LIBGL_ALWAYS_SOFTWARE="1", **NO_LEAK_CHECK) as game:
        frame = game.idle()
        with checks("by OpenGL, or with a message where there is none; the window takes a new size"):
            if frame["screen"] == "message":
                game.key("Escape")
            else:
                expect(game.stderr() == "", game.stderr())
            game.idle("menu")
            before = game.hit("menu:language")
            game.resize(1100, 680)
            game.wait(lambda: game.frame["idle"] and game.hit("menu:language") != before, "the menu in its new size")
            game.click("menu:settings")
            game.idle("settings")
        end(game)
    home.file.write_text('{"graphics": "opengl"}', encoding="utf-8")
    with home.run(SDL_OPENGL_LIBRARY="/no/such/library") as game:
        with checks("no OpenGL: a notice, a line on the terminal, the setting back at software"):
            game.idle("message")
            expect("OpenGL" in game.stderr(), game.stderr())
            expect(home.read()["graphics"] == "software", str(home.read()))
            game.click("button:ok")
            game.idle("menu")
        end(game)
    with home.run(SDL_OPENGL_LIBRARY="/no/such/library") as game:
        with checks("told once"):
            game.idle("menu")
            expect(game.stderr() == "", game.stderr())
        end(game)


def main():
    binary = program(sys.argv[1:])
    need_tools("Xvfb", "xdotool")
    checks = Checks()
    with Display(1280, 720) as display, tempfile.TemporaryDirectory() as folder:
        home = Home(binary, display, folder)
        check_settings(checks, home)
        check_setup(checks, home)
        check_next_time(checks, home)
        check_old(checks, home)
        check_broken(checks, home)
        check_opengl(checks, home)
        check_unwritable(checks, binary, display, pathlib.Path(folder))
    checks.finish()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that a game outlives its packs: it goes on when the numbers of its pack have changed, when the pack is off, and when it
is gone; without kept cards the list offers to switch the pack on. usage: test_kept_cards.py PATH-TO-STARDECK"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from driver import Checks, Display, Game, clean_environment, expect, need_tools, program
from own_packs import folders_in, make_pack, open_packs, write

NEW = ["--new", "tactics", "--players", "starfleet:human,romulan:human", "--seed", "5", "--size", "1280x720"]


class Player:
    """Who begins games with a pack and comes back to them; each visit is a start of the program."""

    def __init__(self, binary, display, folder):
        self.binary, self.display, self.folder = binary, display, folder
        self.environment, self.config, self.packs = folders_in(folder)
        self.games = pathlib.Path(folder, "data/stardeck/games")

    def start(self, *arguments):
        return Game(self.binary, self.display, [*arguments, "--size", "1280x720"], **self.environment)

    def file(self):
        files = sorted(self.games.glob("*.stardeck"))
        expect(files, "there is no saved game")
        return files[-1]

    def commands(self):
        return self.file().read_text(encoding="utf-8").count('"do"')

    def replays(self):
        done = subprocess.run([self.binary, "replay", str(self.file())], capture_output=True, text=True, check=False,
                              env=clean_environment(self.folder, **self.environment), timeout=60)
        expect(done.returncode == 0, "replay says %s%s" % (done.stdout, done.stderr))


def take_turn(game):
    """Takes the seat, passes, and ends the turn."""
    game.idle("handover")
    game.click("button:take_seat")
    game.wait(lambda: game.frame["screen"] == "table" and game.frame["idle"], "the table")
    commands = len(game.commands)
    game.pass_empty()
    game.wait(lambda: len(game.commands) > commands and not game.hit("button:pass") and game.frame["idle"]
              and (game.hit("button:end_turn") or "command" not in (game.hit("button:ok") or {"command": 0})), "the end of the turn")
    if game.hit("button:end_turn"):
        game.click("button:end_turn")
        game.idle()


def open_list(game):
    game.wait(lambda: game.frame and game.frame["idle"] and game.frame["screen"] in ("menu", "message"), "the start")
    if game.frame["screen"] == "message":  # the pack that is on has gone
        game.click("button:ok")
    game.idle("menu")
    game.click("menu:games")
    game.idle("load")


def go_on(player, button="resume"):
    """Continues the newest game from the list, by a turn."""
    before = player.commands()
    with player.start() as game:
        open_list(game)
        game.click("game:1:" + button)
        take_turn(game)
    expect(player.commands() > before, "the file has no command more")


def buttons(player):
    """What the list offers for the newest game."""
    with player.start() as game:
        open_list(game)
        return sorted(name.split(":")[2] for name in game.ids() if name.startswith("game:1:"))


def begin(player):
    with player.start(*NEW[:-2]) as game:
        take_turn(game)


def set_power(player, power):
    make_pack(player.packs, "guns", [{"id": "galaxy", "power": power}])


def check_changed(checks, player):
    set_power(player, 9)
    switch_on(player)
    begin(player)
    with checks("cards are kept beside the game, once"):
        expect(len(list((player.games / "rules").iterdir())) == 1, "not one folder of cards")
    with checks("nothing has changed: it is offered as ever"):
        expect(buttons(player) == ["delete", "resume"], buttons(player))
    set_power(player, 8)
    with checks("a number has changed: go on, watch, or begin anew"):
        expect(buttons(player) == ["anew", "delete", "resume", "watch"], buttons(player))
    with checks("it goes on with the cards it was begun with"):
        go_on(player)
        player.replays()
    shutil.rmtree(player.packs / "guns")
    with checks("the pack is gone: it goes on"):
        go_on(player)
        player.replays()


def check_anew(checks, player):
    with checks("begun anew it is another game, with today's cards, and the old one stays"):
        with player.start() as game:
            open_list(game)
            game.click("game:1:anew")
            take_turn(game)
        expect(len(list(player.games.glob("*.stardeck"))) == 2 and len(list((player.games / "rules").iterdir())) == 2,
               "%s" % sorted(player.games.rglob("*")))
        player.replays()


def forget_cards(player):
    for copy in ("rules", "copies"):
        shutil.rmtree(player.games / copy)


def check_without_kept(checks, player):
    """As a game of an older version: it has no cards kept."""
    shutil.rmtree(player.games)
    set_power(player, 9)
    begin(player)
    forget_cards(player)
    write(player.config / "stardeck/packs.json", {"packs": [{"id": "guns", "on": False}]})
    with checks("its pack is off: it goes on with it, and keeps it"):
        expect("resume" in buttons(player), buttons(player))
        go_on(player)
        expect((player.games / "rules").is_dir() and (player.games / "copies").is_dir(), "nothing is kept")
    shutil.rmtree(player.packs / "guns")
    with checks("its pack is not here: it goes on with what is kept"):
        expect("resume" in buttons(player), buttons(player))
    forget_cards(player)
    with checks("nothing is kept either: it is not offered for the bin alone"):
        expect(buttons(player) == ["delete", "watch"], buttons(player))


def check_deleting(checks, player):
    def delete_all():
        with player.start() as game:
            open_list(game)
            game.click("game:1:delete")
            game.idle("load")
            game.click("game:1:really")
            game.idle("load")
        expect(not list(player.games.glob("*.stardeck")), "the game is left")

    with checks("the cards of the last game stay for a while: it may have been copied elsewhere"):
        shutil.rmtree(player.games)
        begin(player)
        delete_all()
        expect(list((player.games / "rules").iterdir()), "its cards are gone")
    with checks("what nothing has needed for long goes with the next game that is deleted"):
        kept, = (player.games / "rules").iterdir()
        old = kept.with_name("0123456789abcdef-0123456789abcdef")
        shutil.copytree(kept, old)
        begin(player)
        long_ago = time.time() - 40 * 24 * 3600
        os.utime(old, (long_ago, long_ago))
        delete_all()
        expect(kept.exists() and not old.exists(), str(list((player.games / "rules").iterdir())))
    with checks("it goes as well when the list is opened"):
        shutil.copytree(kept, old)
        os.utime(old, (long_ago, long_ago))
        begin(player)
        expect(old.exists(), "nobody has opened the list yet")
        buttons(player)
        expect(kept.exists() and not old.exists(), str(list((player.games / "rules").iterdir())))


def switch_on(player):
    with player.start() as game:
        open_packs(game)
        game.click("pack:1:on" if game.hit("pack:1:on") else next(name for name in game.ids() if name.startswith("pack:1:")))
        game.idle("packs")


def main():
    binary, checks = program(sys.argv[1:]), Checks()
    need_tools("Xvfb", "xdotool")
    with tempfile.TemporaryDirectory() as folder, Display(1280, 720) as display:
        player = Player(binary, display, folder)
        check_changed(checks, player)
        check_anew(checks, player)
        check_without_kept(checks, player)
        check_deleting(checks, player)
    checks.finish()


if __name__ == "__main__":
    main()

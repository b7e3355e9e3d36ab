#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The program without a window: every subcommand's exit status, messages and output.

usage: test_cli.py STARDECK SOURCE_FOLDER [unittest's arguments]
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

STARDECK = ""
SOURCE = pathlib.Path()

SUBCOMMANDS = ["scenario", "puzzles", "score", "simulate", "replay", "lint", "bench", "rules", "schema", "import", "export"]
PAIR = "starfleet:random,romulan:random"
FOUR = "starfleet:random,romulan:random,vulcan:random,klingon:random"

# Each line counts: tests name faults by line and column.
SCENARIO = """{
  "name": "a test",
  "game": "tactics",
  "players": ["starfleet", "romulan"],
  "options": {"top_secret": false},
  "seed": 5,
  "setup": {
    "turn": "starfleet",
    "rows": [
      {"target": "earth", "cards": []},
      {"target": "vulcan", "cards": [{"card": "shuttle", "owner": "romulan"}]}
    ],
    "hands": {"starfleet": ["phaser", "spy"], "romulan": ["armada"]}
  },
  "commands": [
    {"seat": "romulan", "do": "pass", "discard": [], "error": "not_your_turn"},
    {"seat": "starfleet", "do": "play", "card": "phaser", "row": 2}
  ],
  "expect": {"turn": "romulan", "power": {}, "decision": null}
}
"""

# What is replaced by what, where the fault then stands, part of what must be said about it.
FAULTS = [
    ("not JSON", '"game": "tactics",', '"game" "tactics",', "3:10", ""),
    ("an unknown key", '"name":', '"nmae":', "2:3", 'did you mean "name"'),
    ("a key twice", '"seed": 5,', '"seed": 5, "seed": 6,', "6:14", "twice"),
    ("a name that is no text", '"a test"', "7", "2:11", "name must be a text"),
    ("a game that is no text", '"tactics"', "7", "3:11", "game must be a text"),
    ("an unknown game", '"tactics"', '"tatics"', "3:11", "did you mean 'tactics'"),
    ("no game", '"game": "tactics",', "", "1:1", '"game" is missing'),
    ("no players", '"players": ["starfleet", "romulan"],', "", "1:1", '"players" is missing'),
    ("players that are no list", '["starfleet", "romulan"],', '"starfleet",', "4:14", "players must be a list"),
    ("a player that is no text", '"romulan"],', "4],", "4:28", "a player must be a text"),
    ("an unknown player", '"romulan"],', '"romulans"],', "4:28", 'did you mean "romulan"'),
    ("a player twice", '["starfleet", "romulan"],', '["romulan", "romulan"],', "4:26", "plays already"),
    ("one player", '["starfleet", "romulan"],', '["starfleet"],', "4:14", ""),
    ("an unknown option", '"top_secret"', '"topsecret"', "5:15", 'did you mean "top_secret"'),
    ("an option that is no yes or no", '"top_secret": false', '"top_secret": 1', "5:29", "must be true or false"),
    ("an unknown variant", '"top_secret": false', '"variant": "aliances"', "5:26", 'did you mean "alliances"'),
    ("a variant of other seats", '"top_secret": false', '"variant": "alliances"', "4:14", ""),
    ("a short game of other seats", '"top_secret": false', '"short": true', "4:14", ""),
    ("options that are no object", '{"top_secret": false}', "[]", "5:14", "options must be an object"),
    ("a seed with a fraction", '"seed": 5', '"seed": 5.5', "6:11", "seed must be a whole number"),
    ("a negative seed", '"seed": 5', '"seed": -5', "6:11", "seed must be a whole number"),
    ("a seed that is no number", '"seed": 5', '"seed": "5"', "6:11", "seed must be a whole number"),
    ("an unknown key in the set-up", '"turn": "starfleet",', '"trun": "starfleet",', "8:5", 'did you mean "turn"'),
    ("an unknown seat to act", '"turn": "starfleet",', '"turn": "starflet",', "8:13", 'did you mean "starfleet"'),
    ("an unknown target", '"target": "earth"', '"target": "erth"', "10:18", 'did you mean "earth"'),
    ("an unknown card in a row", '"card": "shuttle"', '"card": "shutle"', "11:47", 'did you mean "shuttle"'),
    ("an unknown card in a hand", '["armada"]', '["armadas"]', "13:59", 'did you mean "armada"'),
    ("a card in two places", '["armada"]', '["shuttle"]', "", "shuttle"),
    ("a card twice in a hand", '["phaser", "spy"]', '["spy", "spy"]', "13:36", "twice"),
    ("a hand of a seat not playing", '"romulan": ["armada"]', '"klingon": ["armada"]', "13:", "klingon"),
    ("a set-up that is no object", '"setup": {', '"setup": 1, "name2": {', "7:12", "setup must be an object"),
    ("commands that are no list", '"commands": [', '"commands": 1, "name2": [', "15:15", "commands must be a list"),
    ("a command that is no object", '{"seat": "starfleet", "do": "play", "card": "phaser", "row": 2}', "3", "17:5",
     "a command must be an object"),
    ("an unknown verb", '"do": "play"', '"do": "plya"', "17:33", 'did you mean "play"'),
    ("an unknown key in a command", '"row": 2', '"rwo": 2', "17:59", 'did you mean "row"'),
    ("an unknown seat in a command", '{"seat": "starfleet", "do"', '{"seat": "starflet", "do"', "17:14",
     'did you mean "starfleet"'),
    ("a seat not playing in a command", '{"seat": "starfleet", "do"', '{"seat": "klingon", "do"', "17:14", "klingon"),
    ("an unknown refusal", '"not_your_turn"', '"not_your_trun"', "16:63", 'not_your_turn'),
    ("a pattern outside a list", '"seed": 5,', '"accept": {},', "6:13", "accept must be a list"),
    ("a reason that is no text", '"seed": 5,', '"why": 5,', "6:10", "why must be a text"),
    ("an expectation that is no object", '"expect": {', '"expect": 1, "name2": {', "19:13", "expect must be an object"),
]


def run(*arguments, env=None, program=None, **options):
    """The finished process; its output as text."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("STARDECK_")}
    environment.update(env or {})
    return subprocess.run([program or STARDECK, *map(str, arguments)], capture_output=True, text=True, env=environment,
                          timeout=300, check=False, **options)


class Test(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="stardeck-cli-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def good(self, *arguments, **options):
        """Runs what has to succeed without a word on stderr; returns stdout."""
        done = run(*arguments, **options)
        self.assertEqual((done.returncode, done.stderr), (0, ""), arguments)
        return done.stdout

    def refused(self, *arguments, status=2, says=(), **options):
        """Runs what has to fail with messages, each a line "stardeck: …"; returns stderr. Lint shows the line of the
        file below, and what is allowed."""
        done = run(*arguments, **options)
        self.assertEqual(done.returncode, status, (arguments, done.stdout, done.stderr))
        for line in done.stderr.splitlines():
            shown = arguments[0] == "lint" and re.match(r" *(\d* \| |= )", line)
            self.assertTrue(line.startswith("stardeck: ") or shown, line)
        for part in [says] if isinstance(says, str) else says:
            self.assertIn(part, done.stderr, arguments)
        return done.stderr


class TestUsage(Test):
    def test_help(self):
        text = self.good("--help")
        self.assertTrue(text.startswith("usage: stardeck ["))
        for game in ("tactics (standard, alliances, blind_trust)", "alpha_strike (", "deck_building (exploration, infection)",
                     "star_empires (standard, hegemony, long, no_truce)"):
            self.assertIn(game, text)
        self.assertIn("random, greedy", text)
        for name in SUBCOMMANDS:
            self.assertIn(f"stardeck {name}", text)
            for argument in ("--help", "-h"):
                own = self.good(name, argument)
                self.assertTrue(own.startswith(f"usage: stardeck {name} "), own)
                own_option = {"schema": "--layer", "import": "--replace", "export": "--to"}.get(name, "--cards")
                self.assertIn(own_option, own)

    def test_help_wins_over_faults(self):
        self.good("simulate", "--bogus", "--help")

    def test_version(self):
        """The program's version is the first line; the rest says what it runs with."""
        lines = self.good("--version").splitlines()
        self.assertRegex(lines[0], r"^stardeck \d+\.\d+\.\d+$")
        said = dict(line.split(": ", 1) for line in lines[1:])
        self.assertEqual(list(said), ["SDL", "SDL_image", "SDL_ttf", "SDL_mixer", "WebP", "compiler", "cards", "assets"])
        for name in ("SDL", "SDL_image", "SDL_ttf"):
            self.assertRegex(said[name], r"^2\.\d+\.\d+$")
        for name in ("SDL_mixer", "WebP"):
            self.assertRegex(said[name], r"^(\d+\.\d+\.\d+|not here, .*|part of SDL_image)$")
        self.assertTrue(pathlib.Path(said["cards"], "tactics").is_dir(), said)
        for arguments in (["-V"], ["version"]):
            self.assertEqual(self.good(*arguments).splitlines(), lines)
        missing = self.good("version", env={"STARDECK_ASSETS": str(self.folder / "nowhere")})
        self.assertIn("assets: STARDECK_ASSETS: there is no folder", missing)

    def test_help_by_name(self):
        self.assertEqual(self.good("help"), self.good("--help"))
        for name in SUBCOMMANDS:
            self.assertEqual(self.good("help", name), self.good(name, "--help"))
        self.refused("help", "simulat", says="did you mean 'simulate'")
        self.refused("-v", says="unknown option '-v'")
        self.refused("-Vx", says="unknown option '-Vx'")

    def test_help_for_tools(self):
        facts = json.loads(self.good("help", "--json"))
        self.assertEqual(facts["program"]["command"], "stardeck")
        self.assertEqual([subcommand["name"] for subcommand in facts["subcommands"] if subcommand["name"] in SUBCOMMANDS], SUBCOMMANDS)
        self.assertEqual(json.loads(self.good("simulate", "--help=json")), next(
            subcommand["usage"] for subcommand in facts["subcommands"] if subcommand["name"] == "simulate"))
        self.assertIn({"id": "star_empires", "variants": ["standard", "hegemony", "long", "no_truce"]}, facts["games"])
        self.assertIn("normal", facts["opponents"])

    def test_unknown_subcommand(self):
        self.refused("simulat", says=["'simulat'", "did you mean 'simulate'", "scenario, puzzles, score"])
        self.assertNotIn("did you mean", self.refused("xyzzyplugh"))

    def test_unknown_options(self):
        self.refused("simulate", "--sed", "4", says=["unknown option '--sed'", "did you mean '--seed'"])
        self.refused("simulate", "--gmaes=4", says=["unknown option '--gmaes'", "did you mean '--games'"])
        self.refused("lint", "--jsno", says="did you mean '--json'")
        self.refused("score", "-x", "file", says="unknown option '-x'")
        self.refused("--fulscreen", says="did you mean '--fullscreen'")
        self.refused("--xyzzyplugh", says="unknown option '--xyzzyplugh'")

    def test_values(self):
        simulate = ("simulate", "--game", "tactics", "--players", PAIR)
        self.refused(*simulate, "--games", says="--games needs a value: it takes a whole number from 1")
        self.refused(*simulate, "--games", "--json", says="--games needs a value")
        options = ("--games", "1", "--options")
        self.refused(*simulate, *options, "top_secret," * 9 + "short", says="the short game is for")
        self.refused(*simulate, *options, "top_secret,a,b,c,d,e,f,g,h,i,j", says="there is no option 'a'")
        self.refused(*simulate, *options, "top_secret," * 12 + "secret", says="there is no option 'secret'")
        for bad in ("0", "-3", "4.5", "many", "", "99999999999999999999999", " 5"):
            self.refused(*simulate, f"--games={bad}", says=[f"--games: '{bad}'", "whole number from 1 to"])
        self.refused(*simulate, "--seed", "18446744073709551616", says="--seed")
        self.good(*simulate, "--games=1", "--seed=18446744073709551615")
        self.refused(*simulate, "--json=yes", says="takes no value")

    def test_missing_and_superfluous(self):
        self.refused("simulate", "--players", PAIR, says="--game GAME is missing")
        self.refused("simulate", "--game", "tactics", says="--players SEAT:WHO,… is missing")
        self.refused("scenario", says="FILE… is missing")
        self.refused("puzzles", says="FILE… is missing")
        self.refused("score", says="FILE is missing")
        self.refused("rules", says="GAME is missing")
        self.refused("schema", says="GAME [FILE] is missing")
        self.refused("schema", "tatics", says=["'tatics'", "did you mean 'tactics'"])
        self.refused("schema", "tactics", "dekc.json", says=["'dekc.json'", "allowed: deck.json, targets.json", "did you mean 'deck.json'"])
        self.refused("schema", "tactics", "pack.json", says="'pack.json'")
        self.refused("score", "a", "b", says="unexpected argument 'b'")
        self.refused("simulate", "--game", "tactics", "--players", PAIR, "x", says="unexpected argument 'x'")
        self.refused("--lang", "de", "simulate", says="unexpected argument 'simulate'")

    def test_window_options(self):
        self.refused("--lang", "fr", says=["--lang: 'fr'", "allowed: en, de", "packs that are there and on"])
        for bad in ("1280", "1280x", "x720", "0x0", "1280x720x2", "12e2x720", "99999x99999"):
            self.refused("--size", bad, says=["--size", "WIDTHxHEIGHT"])
        for name, value in (("players", PAIR), ("variant", "standard"), ("seed", "7")):
            self.refused(f"--{name}", value, says=[f"--{name}", "--new GAME"])
        self.refused("--new", "chess", says=["no game 'chess'", "allowed: tactics"])
        self.refused("--new", "tactics", "--players", "starfleet:clever,romulan:human", says="allowed: human, random")
        self.refused("--new", "tactics", "--variant", "alliances", says="stardeck: ")
        self.refused("--load", "game.jsonl", "--new", "tactics", says=["--new, --load and --watch"])

    def test_result_that_cannot_be_written(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([STARDECK, "rules", "tactics"], stdout=full, stderr=subprocess.PIPE, text=True,
                                  check=False)
        self.assertEqual((done.returncode, done.stderr), (2, "stardeck: cannot write the result\n"))
        for arguments in (["--help"], ["--version"], ["lint", "--help"], ["simulate", "--help"]):
            with open("/dev/full", "w", encoding="utf-8") as full:
                done = subprocess.run([STARDECK, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
            self.assertEqual((done.returncode, done.stderr), (2, "stardeck: cannot write the result\n"), arguments)

    def test_what_is_no_file_is_not_waited_for(self):
        pack = self.folder / "pack"
        pack.mkdir()
        (pack / "pack.json").write_text('{"id": "pipe", "name": "Pipe", "version": "1", "game": "alpha_strike"}')
        os.mkfifo(pack / "deck.json")
        done = subprocess.run([STARDECK, "lint", pack], capture_output=True, text=True, check=False, timeout=60)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(f"{pack}/deck.json: error[file]: this is no file", done.stderr)


class TestFolders(Test):
    def test_cards(self):
        missing = self.folder / "nowhere"
        self.refused("rules", "tactics", "--cards", missing, says=["--cards", f"no folder '{missing}'"])
        self.refused("rules", "tactics", env={"STARDECK_CARDS": str(missing)}, says=["STARDECK_CARDS", str(missing)])
        self.refused("rules", "tactics", "--cards", self.folder, says=f"{self.folder}/tactics")
        self.good("rules", "tactics", "--cards", SOURCE / "cards", env={"STARDECK_CARDS": str(missing)})
        self.good("rules", "tactics", env={"STARDECK_CARDS": str(SOURCE / "cards")})
        self.good("rules", "tactics", env={"STARDECK_CARDS": ""}, cwd=self.folder)


    def test_beside_the_program(self):
        """A checkout, an installation or an unpacked archive can be moved as a whole; without any it is said what is missing."""
        for place, data in (("build/any", "."), ("usr/bin", "usr/share/stardeck"), ("usr/games", "usr/share/games/stardeck"),
                            ("Spiele & Kärtchen", "Spiele & Kärtchen")):
            root = self.folder / place.replace("/", "-") / "root"
            shutil.copytree(SOURCE / "cards", root / data / "cards")
            program = root / place / "stardeck"
            program.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(STARDECK, program)
            shown = self.good("rules", "tactics", program=program, cwd=self.folder)
            self.assertEqual(shown, self.good("rules", "tactics"))
            (root / data / "cards").rename(root / data / "other")
            self.refused("rules", "tactics", program=program, cwd=self.folder,
                         says=[f"'{program.parent}/cards'", f"'{program.parent.parent}/share/stardeck/cards'",
                               f"'{program.parent.parent}/share/games/stardeck/cards'", f"'{program.parents[2]}/cards'",
                               "STARDECK_CARDS", "--datadir"])

    def test_data_folder(self):
        """--datadir names it, before a subcommand; what the environment says does not count then."""
        elsewhere = self.folder / "elsewhere"
        for name in ("cards", "assets"):
            shutil.copytree(SOURCE / name, elsewhere / name, ignore=shutil.ignore_patterns("screenshots", "pictures", "forge"))
        deck = elsewhere / "cards/tactics/lang/en.json"
        deck.write_text(deck.read_text(encoding="utf-8").replace('"Shuttle"', '"Rowing boat"'), encoding="utf-8")
        other = {"STARDECK_CARDS": str(SOURCE / "cards")}
        for given in (["--datadir", elsewhere], [f"--datadir={elsewhere}"]):
            self.assertIn("Rowing boat", self.good(*given, "rules", "tactics", env=other))
        self.assertNotIn("Rowing boat", self.good("--datadir", elsewhere, "rules", "tactics", "--cards", SOURCE / "cards"))
        for given in (["rules", "tactics"], ["--new", "tactics"]):
            self.refused("--datadir", self.folder, *given, says=f"--datadir: there is no folder '{self.folder}/cards'")
        self.refused("--datadir", says="--datadir needs a value")

    def test_packs_however_the_cards_were_found(self):
        """The player's packs lie upon the program's cards, also when the environment says where these are."""
        pack = self.folder / "data/stardeck/packs/boats"
        pack.mkdir(parents=True)
        (pack / "pack.json").write_text('{"id": "boats", "name": "Boats", "version": "1", "game": "tactics"}', encoding="utf-8")
        (pack / "lang").mkdir()
        (pack / "lang/en.json").write_text('{"card": {"shuttle": {"name": "Rowing boat"}}}', encoding="utf-8")
        choice = self.folder / "config/stardeck/packs.json"
        choice.parent.mkdir(parents=True)
        choice.write_text('{"packs": [{"id": "boats", "on": true}]}', encoding="utf-8")
        own = {"XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        for cards in ("", str(SOURCE / "cards")):
            self.assertIn("Rowing boat", self.good("rules", "tactics", env={**own, "STARDECK_CARDS": cards}))
        self.assertNotIn("Rowing boat", self.good("rules", "tactics", "--cards", SOURCE / "cards", env=own))

    @unittest.skipUnless(shutil.which("strip"), "needs strip")
    def test_no_folder_of_this_machine(self):
        """What is left of the program without what debuggers read names no place where it was built."""
        bare = self.folder / "bare"
        subprocess.run(["strip", "-o", bare, STARDECK], check=True)
        for place in (SOURCE, pathlib.Path(STARDECK).resolve().parent):
            self.assertFalse(os.fsencode(str(place)) in bare.read_bytes(), place)


class TestSimulate(Test):
    def simulate(self, *arguments, players=PAIR, games=5):
        return json.loads(self.good("simulate", "--game", "tactics", "--players", players, "--games", games, "--json",
                                    *arguments))

    def test_json(self):
        result = self.simulate(games=20)
        self.assertEqual(set(result), {"games", "commands", "turns", "seats", "digest"})
        self.assertEqual(result["games"], 20)
        self.assertGreater(result["commands"], 20 * 30)
        self.assertEqual(set(result["turns"]), {"median", "p95", "most"})
        self.assertLessEqual(result["turns"]["median"], result["turns"]["p95"])
        self.assertLessEqual(result["turns"]["p95"], result["turns"]["most"])
        self.assertEqual(list(result["seats"]), ["starfleet", "romulan"])
        shared = {seat["shared"] for seat in result["seats"].values()}
        self.assertEqual(len(shared), 1)
        self.assertEqual(sum(seat["wins"] for seat in result["seats"].values()) + shared.pop(), 20)
        for seat in result["seats"].values():
            self.assertEqual(set(seat), {"wins", "shared", "points_mean"})
            self.assertGreater(seat["points_mean"], 0)
        self.assertRegex(result["digest"], r"^[0-9a-f]{16}$")

    def test_digest(self):
        first = self.simulate("--seed", "3")
        self.assertEqual(self.simulate("--seed", "3"), first)
        self.assertEqual(self.simulate("--seed", "3", "--check"), first)
        self.assertNotEqual(self.simulate("--seed", "4")["digest"], first["digest"])
        self.assertNotEqual(self.simulate("--seed", "3", games=6)["digest"], first["digest"])
        text = self.good("simulate", "--game", "tactics", "--players", PAIR, "--games", "5", "--seed", "3")
        self.assertIn(first["digest"], text)
        self.assertIn(f"commands  {first['commands']}\n", text)
        self.assertIn(f"median {first['turns']['median']}, p95 {first['turns']['p95']}, most {first['turns']['most']}\n", text)

    def test_jobs(self):
        alone = self.simulate("--jobs", "1", games=40)
        for jobs in ("2", "7"):
            self.assertEqual(self.simulate("--jobs", jobs, games=40), alone)
        self.refuse(PAIR, "--jobs", "0", says="whole number from 1")

    def test_paired(self):
        result = self.simulate("--paired", "--time", players="starfleet:greedy,romulan:random", games=20)
        levels = result["levels"]
        self.assertEqual(set(levels), {"greedy", "random"})
        self.assertAlmostEqual(levels["greedy"]["percent"] + levels["random"]["percent"], 100, places=1)
        self.assertGreater(levels["greedy"]["percent"], 80)
        self.assertGreaterEqual(levels["greedy"]["ms_most"], levels["greedy"]["ms_mean"])
        # Each deal is played once from each seat: with the same player in both, both games are the same.
        same = self.simulate("--paired", games=4)
        self.assertEqual(same["seats"]["starfleet"]["wins"] % 2, 0)

    def test_captain(self):
        plain = self.simulate("--jobs", "1", players="starfleet:easy,romulan:easy", games=1)
        with_one = self.simulate("--jobs", "1", players="starfleet:easy,romulan:easy/velara", games=1)
        self.assertNotEqual(plain["digest"], with_one["digest"])
        self.assertEqual(with_one, self.simulate("--jobs", "1", players="starfleet:easy,romulan:easy/velara", games=1))
        with tempfile.TemporaryDirectory() as folder:
            result = self.simulate("--paired", "--save", folder, players="starfleet:easy/ade_okoro,any:easy", games=2)
            self.assertEqual(set(result["levels"]), {"easy", "easy/ade_okoro"})
            headers = [json.loads(path.read_text().splitlines()[0]) for path in sorted(pathlib.Path(folder).iterdir())]
            self.assertEqual([header["captains"] for header in headers], [["ade_okoro", ""], ["", "ade_okoro"]])
            self.good("replay", folder)
        self.refuse("starfleet:easy,romulan:easy/velra", says=["no captain 'velra' of romulan", "velara, tacivus, nerith",
                                                               "did you mean 'velara'"])
        self.refuse("starfleet:easy/velara,romulan:easy", says=["no captain 'velara' of starfleet", "mara_thorne"])
        self.refuse("starfleet:easy/,romulan:easy", says="no captain ''")
        self.refused("--new", "tactics", "--players", "starfleet:human/ade_okoro,romulan:easy", says="a person has no captain")

    def test_interrupt(self):
        command = [STARDECK, "simulate", "--game", "tactics", "--players", PAIR, "--games", "5000000", "--jobs", "2"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            time.sleep(2)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 1)
        played = int(re.search(r"stopped after (\d+) games", err)[1])
        self.assertRegex(out, rf"games +{played}\n")

    def test_levels(self):
        result = self.simulate("--paired", "--check", players="starfleet:easy,romulan:greedy", games=2)
        self.assertEqual(result, self.simulate("--paired", players="starfleet:easy,romulan:greedy", games=2))

    def test_seats_and_variants(self):
        three = "starfleet:random,romulan:random,klingon:random"
        digests = [
            self.simulate(*arguments, "--check", players=players, games=3)["digest"]
            for players, arguments in (
                (three, ()),
                (three, ("--short",)),
                (three, ("--short", "--top-secret")),
                ("romulan:random,klingon:random", ("--short",)),
                (FOUR, ()),
                (FOUR, ("--variant", "alliances")),
                (FOUR, ("--variant", "blind_trust", "--top-secret")),
            )
        ]
        self.assertEqual(len(set(digests)), len(digests))

    def test_allies_win_together(self):
        seats = self.simulate("--variant", "alliances", players=FOUR, games=10)["seats"]
        self.assertEqual(seats["starfleet"]["wins"], seats["vulcan"]["wins"])
        self.assertEqual(seats["romulan"]["wins"], seats["klingon"]["wins"])
        self.assertEqual(seats["starfleet"]["wins"] + seats["romulan"]["wins"] + seats["romulan"]["shared"], 10)

    def refuse(self, players, *arguments, says):
        self.refused("simulate", "--game", "tactics", "--players", players, *arguments, says=says)

    def test_players(self):
        self.refused("simulate", "--game", "chess", "--players", PAIR, says=["no game 'chess'", "tactics"])
        self.refuse("starflet:random,romulan:random", says=["'starflet'", "did you mean 'starfleet'"])
        self.refuse("starfleet:human,romulan:random", says=["'human'", "allowed: random"])
        self.refuse("starfleet:rndom,romulan:random", says="did you mean 'random'")
        self.refuse("starfleet,romulan:random", says=["'starfleet'", "SEAT:WHO"])
        self.refuse("starfleet:random,", says="SEAT:WHO")
        self.refuse("starfleet:,romulan:random", says="allowed: random")
        self.refuse("starfleet:random," + "x" * 200 + ":random", says="allowed: starfleet")
        self.refuse("starfleet:" + "x" * 200 + ",romulan:random", says="allowed: random")
        self.refuse(f"{FOUR},klingon:random", says="a game has 2 to 4 seats, not 5")
        self.refuse("starfleet:random", says="stardeck: ")
        self.refuse("starfleet:random,starfleet:random", says="stardeck: ")

    def test_what_does_not_go_together(self):
        self.refuse(PAIR, "--variant", "aliances", says=["'aliances'", "did you mean 'alliances'"])
        self.refuse(PAIR, "--variant", "alliances", says="stardeck: ")
        self.refuse("starfleet:random,romulan:random,klingon:random", "--variant", "blind_trust", says="stardeck: ")
        self.refuse("starfleet:random,vulcan:random,romulan:random,klingon:random", "--variant", "alliances",
                    says="stardeck: ")
        self.refuse(FOUR, "--variant", "alliances", "--short", says="stardeck: ")
        self.refuse(PAIR, "--short", says="stardeck: ")


class TestScenario(Test):
    def test_good(self):
        path = self.write("good.json", SCENARIO)
        lines = self.good("scenario", path).splitlines()
        self.assertEqual(lines, [f"ok a test ({path})", "1 passed, 0 failed"])

    def test_without_a_name_or_anything_else(self):
        path = self.write("short.json", '{"game": "tactics", "players": ["starfleet", "romulan"]}')
        self.assertIn(f"ok {path} ({path})", self.good("scenario", path))

    def failing(self, path, *says):
        done = run("scenario", path)
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        self.assertTrue(done.stdout.startswith(f"FAILED {path}: "), done.stdout)
        self.assertTrue(done.stdout.endswith("\n0 passed, 1 failed\n"), done.stdout)
        for part in says:
            self.assertIn(part, done.stdout)
        return done.stdout

    def expecting(self, expect, *says):
        return self.failing(self.write("failing.json", SCENARIO.replace('"power": {}', expect)), *says)

    def test_differences(self):
        text = self.expecting('"round": 7, "hand_size": {"starfleet": 9}', "round: expected 7, got 1",
                              "hand_size.starfleet: expected 9, got 4")
        self.assertEqual(len(text.splitlines()), 3)
        self.expecting('"rows": {"2": [{"card": "shuttle", "face": "down"}, {"card": "phaser", "owner": "romulan"}]}',
                       'rows.2[1].face: expected "down", got "up"',
                       'rows.2[2].owner: expected "romulan", got "starfleet"')
        self.expecting('"rows": {"2": [{"card": "shuttle"}]}', "rows.2: expected [{", ", got [{")
        self.expecting('"hands": {"romulan": ["armada", "spy"]}', 'hands.romulan: expected ["armada","spy"], got [')
        self.expecting('"targets": {"1": null}', 'targets.1: expected null, got "earth"')
        self.expecting('"phase": null', 'phase: expected null, got "deployment"')
        self.expecting('"phase": {"a": 1}', 'phase: expected {"a":1}, got "deployment"')

    def test_a_misspelt_key_never_passes(self):
        self.expecting('"pahse": null', '"pahse" here', 'did you mean "phase"')
        self.expecting('"hand_size": {"starflet": 4}', "hand_size.starflet: expected 4", 'did you mean "starfleet"')
        self.expecting('"rows": {"2": [{"crad": "shuttle"}, {}]}', 'rows.2[1].crad: expected "shuttle"',
                       'did you mean "card"')

    EMPIRES = {"game": "star_empires", "players": ["federation", "klingon"],
               "setup": {"phase": "explore", "stacks": {"sa0": {"federation": {"scout": 2, "raider": 1}}, "h1": {"klingon": {"scout": 1}}}},
               "rolls": [2, 1, 1]}

    def empires(self, **changes):
        return self.write("empires.json", json.dumps({**self.EMPIRES, **changes}))

    def test_entries_that_are_compared_whole(self):
        self.good("scenario", self.empires(expect={"stacks": {"sa0": {"federation": {"scout": 2, "raider": 1}}, "h0": {}}}))
        self.failing(self.empires(expect={"stacks": {"sa0": {"federation": {"scout": 2}}}}), "stacks.sa0: expected ")
        self.failing(self.empires(expect={"stacks": {"sa0": {}}}), "stacks.sa0: expected {}, got ")
        self.failing(self.empires(expect={"stacks": {"nowhere": {}}}), '"nowhere" here')

    def test_luck_of_the_set_up(self):
        self.good("scenario", self.empires(expect={"systems": {"sa0": {"resources": 1, "minor": 0}}, "rolls_left": 0}))
        self.failing(self.empires(rolls=[2, 1]), "after the set-up", "do not have what luck is asked for")
        self.failing(self.empires(rolls=[2, 0, 1]), "after the set-up", "do not have what luck is asked for")

    def test_groups_and_marked_cards(self):
        setup = {**self.EMPIRES["setup"], "phase": "move", "seats": {"federation": {"hand": ["warp"]}}}
        move = {"seat": "federation", "do": "move", "card": "warp", "from": "sa0", "to": "oa0"}
        for units, error in (({"scout": 3}, "e_units"), ({"scout": 0}, "e_choice"), ({"shuttle": 1}, "e_choice"), ({}, "e_choice")):
            self.good("scenario", self.empires(rolls=[], setup=setup, commands=[{**move, "units": units, "error": error}]))
        done = run("scenario", self.empires(rolls=[], setup=setup, commands=[{**move, "units": {"shuttle": 1}}]))
        self.assertEqual(done.returncode, 2)
        self.assertIn('there is no unit "shuttle"', done.stderr)

    def test_numbers_are_numbers(self):
        path = self.write("good.json", SCENARIO.replace('"power": {}', '"round": 1.0, "hand_size": {"starfleet": 4e0}'))
        self.good("scenario", path)

    def test_commands(self):
        refusal, play = '"error": "not_your_turn"}', '"phaser", "row": 2}'
        self.failing(self.write("a.json", SCENARIO.replace(', "error": "not_your_turn"', "")), "command 1 (line 16) {",
                     'expected acceptance, got refusal "not_your_turn" (starfleet has to act)')
        self.failing(self.write("b.json", SCENARIO.replace(refusal, '"error": "row_closed"}')), "command 1 (line 16) {",
                     'expected refusal "row_closed", got refusal "not_your_turn"')
        self.failing(self.write("c.json", SCENARIO.replace(play, '"phaser", "row": 2, "error": "row_closed"}')),
                     "command 2 (line 17) {", 'expected refusal "row_closed", got acceptance')
        self.failing(self.write("d.json", SCENARIO.replace(play, '"admiral", "row": 2}')), "command 2 (line 17) {",
                     'got refusal "not_in_hand"')
        self.good("scenario", self.write("e.json", SCENARIO.replace(
            play, '"warp_core", "row": 2, "error": "unknown_card"}').replace('"turn": "romulan"', '"turn": "starfleet"')))

    def test_faulty_files(self):
        for what, old, new, place, says in FAULTS:
            with self.subTest(what):
                self.assertIn(old, SCENARIO)
                self.assertEqual(SCENARIO.count(old), 1, "the fault must be in one place")
                path = self.write("faulty.json", SCENARIO.replace(old, new))
                for subcommand in ("scenario", "score"):
                    error = self.refused(subcommand, path, says=says)
                    self.assertIn(f"stardeck: {path}:{place}", error)

    def test_all_faults_are_told(self):
        text = SCENARIO
        for old, new in (('"turn": "starfleet"', '"trun": 1'), ('"card": "shuttle"', '"card": "shutle"'),
                         ('"row": 2', '"rwo": 2'), ('"seed": 5', '"seed": -5')):
            text = text.replace(old, new)
        path = self.write("faulty.json", text)
        self.refused("scenario", path, says=[f"{path}:{line}:" for line in (6, 8, 11, 17)])

    def test_others_run_beside_a_faulty_one(self):
        good, faulty = self.write("good.json", SCENARIO), self.write("faulty.json", "[]")
        failing = self.write("failing.json", SCENARIO.replace('"power": {}', '"round": 7'))
        done = run("scenario", faulty, good, failing)
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr, f"stardeck: {faulty}:1:1: a scenario must be an object, this is a list\n")
        self.assertIn(f"FAILED {faulty}: ", done.stdout)
        self.assertIn(f"ok a test ({good})\n", done.stdout)
        self.assertTrue(done.stdout.endswith("1 passed, 2 failed\n"), done.stdout)

    def test_folders(self):
        paths = [self.write(name, SCENARIO) for name in ("b.json", "a.json", "sub/c.json")]
        self.write("notes.txt", "no scenario")
        lines = self.good("scenario", self.folder).splitlines()
        self.assertEqual(lines, [f"ok a test ({path})" for path in sorted(map(str, paths))] + ["3 passed, 0 failed"])
        (self.folder / "empty").mkdir()
        self.refused("scenario", self.folder / "empty", says="no .json files")
        self.refused("scenario", self.folder / "nowhere.json", says=["nowhere.json", "No such file"])

    def test_json(self):
        good, faulty = self.write("good.json", SCENARIO), self.write("faulty.json", "[]")
        failing = self.write("failing.json", SCENARIO.replace('"power": {}', '"round": 7, "phase": null'))
        done = run("scenario", "--json", good, failing, faulty)
        result = json.loads(done.stdout)
        self.assertEqual((done.returncode, result["passed"], result["failed"]), (2, 1, 2))
        self.assertEqual([one["passed"] for one in result["scenarios"]], [True, False, False])
        self.assertEqual(result["scenarios"][0], {"file": str(good), "name": "a test", "passed": True, "faults": []})
        self.assertEqual(result["scenarios"][1]["faults"],
                         ["round: expected 7, got 1", 'phase: expected null, got "deployment"'])


PUZZLE = """{
  "name": "a puzzle",
  "game": "tactics",
  "players": ["starfleet", "romulan"],
  "setup": {
    "rows": [{"target": "earth", "cards": [
      {"card": "boarding_party", "owner": "romulan"}, {"card": "shuttle", "owner": "starfleet"}, {"card": "shuttle", "owner": "romulan"}
    ]}],
    "hands": {"starfleet": ["infantry", "spy", "phaser"], "romulan": ["armada", "spy", "phaser"]}
  },
  "why": "only Infantry is enough",
  "accept": [{"do": "play", "card": "infantry"}],
  "refuse": [{"do": "pass"}]
}
"""

# What is replaced by what, where the fault then stands, part of what must be said about it.
PUZZLE_FAULTS = [
    ("nothing accepted", '"accept": [{"do": "play", "card": "infantry"}],', "", "1:1", '"accept" is missing'),
    ("no reason", '"why": "only Infantry is enough",', "", "1:1", '"why" is missing'),
    ("no patterns", '[{"do": "play", "card": "infantry"}]', "[]", "12:13", "no pattern"),
    ("a pattern of nothing", '{"do": "pass"}', "{}", "13:14", "with a key"),
    ("a pattern that is no object", '{"do": "pass"}', '"pass"', "13:14", "must be an object"),
    ("a misspelt key in a pattern", '"do": "pass"', '"doo": "pass"', "13:14", "no legal command is like this"),
    ("a card that is not there", '"card": "infantry"}]', '"card": "admiral"}]', "12:14", "no legal command is like this"),
    ("what is accepted and refused", '{"do": "pass"}', '{"card": ["infantry", "spy"]}', "12:13", "accepted and refused"),
    ("all accepted", '[{"do": "play", "card": "infantry"}]', '[{"seat": "starfleet"}]', "12:13", "every legal command is accepted"),
    ("an unknown key", '"why":', '"wy":', "11:3", 'did you mean "why"'),
]


class TestPuzzles(Test):
    def test_solved_and_missed(self):
        path = self.write("good.json", PUZZLE)
        for who in ("greedy", "easy", "normal"):
            self.assertEqual(self.good("puzzles", path, "--who", who).splitlines(),
                             [f"ok a puzzle ({path})", "1 passed, 0 failed"])
        missed = self.write("missed.json", PUZZLE.replace('"card": "infantry"}]', '"card": "spy"}]'))
        done = run("puzzles", missed, path, "--who", "greedy")
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        lines = done.stdout.splitlines()
        self.assertEqual(lines[0], f'FAILED {missed}: greedy gives {{"seat":"starfleet","do":"play","card":"infantry","row":1}}')
        self.assertEqual(lines[1:], ['    accepted: [{"do":"play","card":"spy"}]', "    only Infantry is enough",
                                     f"ok a puzzle ({path})", "1 passed, 1 failed"])

    def test_patterns(self):
        for pattern in ('{"card": ["spy", "infantry"]}', '{"row": [1, 3], "card": "infantry"}',
                        '{"seat": "starfleet", "do": "play", "card": "infantry", "row": 1}'):
            path = self.write("a.json", PUZZLE.replace('{"do": "play", "card": "infantry"}', pattern))
            self.good("puzzles", path, "--who=greedy")
        path = self.write("b.json", PUZZLE.replace('{"do": "play", "card": "infantry"}',
                                                   '{"do": "pass", "discard": ["phaser", "spy"]}')
                          .replace('{"do": "pass"}', '{"do": "play", "card": "infantry"}'))
        done = run("puzzles", path, "--who=greedy")
        self.assertEqual(done.returncode, 1)
        self.assertIn('"row":1}, a blunder\n', done.stdout)

    def test_faulty_files(self):
        for what, old, new, place, says in PUZZLE_FAULTS:
            with self.subTest(what):
                self.assertEqual(PUZZLE.count(old), 1, "the fault must be in one place")
                path = self.write("faulty.json", PUZZLE.replace(old, new))
                self.assertIn(f"stardeck: {path}:{place}", self.refused("puzzles", path, says=says))

    def test_a_scenario_too(self):
        self.good("scenario", self.write("good.json", PUZZLE))

    def test_who(self):
        path = self.write("good.json", PUZZLE)
        self.refused("puzzles", path, "--who", "gready", says=["there is no opponent 'gready'", "did you mean 'greedy'"])

    def test_json(self):
        good, faulty = self.write("good.json", PUZZLE), self.write("faulty.json", "[]")
        done = run("puzzles", "--json", "--who=greedy", good, faulty)
        result = json.loads(done.stdout)
        self.assertEqual((done.returncode, result["passed"], result["failed"]), (2, 1, 1))
        self.assertEqual(result["puzzles"][0], {"file": str(good), "name": "a puzzle", "solved": True, "faults": []})


class TestScore(Test):
    def test_rows(self):
        path = SOURCE / "tests/scenarios/tactics/example-a.json"
        rows = json.loads(self.good("score", path))["rows"]
        self.assertEqual([row["row"] for row in rows], [1, 2, 3, 4])
        self.assertEqual(rows[0]["power"], {"starfleet": 12, "romulan": 15})
        self.assertEqual([row["winner"] for row in rows], ["romulan"] * 4)
        self.assertEqual([row["by"] for row in rows], ["power", "tie", "galaxy", "power"])
        for row in rows:
            self.assertEqual(set(row), {"row", "target", "power", "winner", "by", "cards"})
            for card in row["cards"]:
                self.assertEqual(set(card), {"card", "owner", "power", "effect_blocked", "power_blocked", "why"})
        self.assertEqual(rows, json.loads(self.good("score", "--json", path))["rows"])

    def test_the_phase_does_not_matter(self):
        scenario = json.loads((SOURCE / "tests/scenarios/tactics/example-b.json").read_text(encoding="utf-8"))
        results = set()
        for phase in ("deployment", "reveal", "scoring", None):
            scenario["setup"]["phase"] = phase
            if phase is None:
                del scenario["setup"]["phase"]
            results.add(self.good("score", self.write("scenario.json", json.dumps(scenario))))
        self.assertEqual(len(results), 1)

    def test_missing(self):
        self.refused("score", self.folder / "nowhere.json", says="nowhere.json")


class TestLint(Test):
    def copy(self):
        shutil.copytree(SOURCE / "cards/tactics", self.folder / "cards/tactics")
        return self.folder / "cards"

    def spoil(self, file, old, new):
        path = self.folder / "cards/tactics" / file
        text = path.read_text(encoding="utf-8")
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return path

    def test_our_own_cards_are_good(self):
        self.assertEqual(self.good("lint"), "4 packs checked, 0 faults\n")
        self.assertEqual(json.loads(self.good("lint", "--json")), [])
        self.good("lint", SOURCE / "cards")
        self.good("lint", SOURCE / "cards/tactics")
        self.good("lint", f"{SOURCE}/cards/tactics/")
        self.good("lint", "--cards", SOURCE / "cards")

    def test_a_copy_under_another_name(self):
        cards = self.copy()
        (cards / "tactics").rename(cards / "mine")
        self.good("lint", cards / "mine")

    def test_faults(self):
        cards = self.copy()
        path = self.spoil("deck.json", '"type": "troops"', '"tpye": "troops"')
        line = path.read_text(encoding="utf-8").split('"tpye"')[0].count("\n") + 1
        for folder in (cards, cards / "tactics"):
            self.refused("lint", folder, status=1, says=[f"stardeck: {path}:{line}:", 'did you mean "type"'])
        said = self.refused("lint", cards, status=1).split("\n")
        self.assertRegex(said[0], r"^stardeck: .*:\d+:\d+: error\[key\]: unknown key \"tpye\" in this card$")
        self.assertEqual(said[1].index('"tpye"'), said[2].index("^"))
        self.assertIn('= did you mean "type"? Allowed: id, ', said[3])
        done = run("lint", "--json", cards)
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        faults = json.loads(done.stdout)
        for fault in faults:
            self.assertEqual(set(fault), {"file", "line", "column", "severity", "keeps_out", "code", "message", "hint"})
        self.assertEqual((faults[0]["file"], faults[0]["severity"], faults[0]["code"]), (str(path), "error", "key"))
        self.assertTrue(any("did you mean" in fault["hint"] for fault in faults), faults)
        self.refused("rules", "tactics", "--cards", cards, says=str(path))

    def test_language_faults(self):
        self.copy()
        path = self.spoil("lang/de.json", '"admiral"', '"admirla"')
        self.refused("lint", self.folder / "cards", status=1, says=[str(path), "card \"admirla\"", 'did you mean "admiral"'])

    def test_a_language_that_lacks_words(self):
        self.copy()
        path = self.spoil("lang/de.json", '"refusal"', '"refusla"')
        self.refused("lint", self.folder / "cards", status=1, says=[str(path), "refusla", 'did you mean "refusal"'])

    def test_no_english(self):
        (self.copy() / "tactics/lang/en.json").unlink()
        self.refused("lint", self.folder / "cards", status=1, says="en.json")

    def test_warnings_do_not_make_a_pack_bad(self):
        cards = self.copy()
        path = self.spoil("deck.json", '"target": {"kinds": ["quadrant"]}', '"target": {"kinds": ["quadrant"], "title": "earth"}')
        done = run("lint", cards)
        self.assertEqual((done.returncode, done.stdout), (0, "1 pack checked, 0 faults, 1 warning\n"))
        self.assertIn("warning[never]: this can never act", done.stderr)
        faults = json.loads(self.good("lint", "--json", cards))
        self.assertEqual([(fault["file"], fault["severity"], fault["code"]) for fault in faults], [(str(path), "warning", "never")])

    def test_texts_that_do_not_fit(self):
        cards = self.copy()
        self.spoil("lang/en.json", '"name": "Galaxy"', '"name": "Galaxyspaceshipofthehighestclass"')
        self.spoil("lang/de.json", '"text": "+{amount}', '"text": "%s+{amount}' % (40 * "Sehr viel zu viel. "))
        faults = json.loads(self.good("lint", "--json", cards))
        self.assertEqual([(pathlib.Path(fault["file"]).name, fault["code"], fault["severity"]) for fault in faults],
                         [("en.json", "fit", "warning"), ("de.json", "fit", "warning")])
        self.assertIn('"card.galaxy.name"', faults[0]["message"])
        self.assertIn('"card.admiral.text"', faults[1]["message"])

    def test_abilities_that_never_act(self):
        cards = self.folder / "alpha_strike"
        shutil.copytree(SOURCE / "cards/alpha_strike", cards)
        text = (cards / "deck.json").read_text(encoding="utf-8")
        for old, new in (('"tags": ["flak"]', '"tags": ["beam"]'), ('"attack_tag": ["guided", "craft"]', '"attack_tag": ["flak"]')):
            self.assertIn(old, text)
            text = text.replace(old, new)
        (cards / "deck.json").write_text(text, encoding="utf-8")
        ships = (cards / "ships.json").read_text(encoding="utf-8")
        (cards / "ships.json").write_text(ships.replace('"tag": "craft"', '"tag": "flak"'), encoding="utf-8")
        faults = json.loads(self.good("lint", "--json", cards))
        never = [(pathlib.Path(fault["file"]).name, fault["message"]) for fault in faults if fault["code"] == "never"]
        self.assertEqual(never, [("deck.json", "this can never act: no attack of the deck has one of these tags"),
                                 ("ships.json", 'this can never act: no attack of the deck has this "tag"')])
        (cards / "deck.json").write_text(re.sub(r'"cost": \{"engine": 2\}', '"cost": {"engine": 9}', text), encoding="utf-8")
        game = (cards / "game.json").read_text(encoding="utf-8")
        (cards / "game.json").write_text(game.replace('"track_max": 9', '"track_max": 8'), encoding="utf-8")
        faults = json.loads(self.good("lint", "--json", cards))
        self.assertTrue(any(fault["message"].startswith("nobody can ever pay this") for fault in faults), faults)

    def test_many_faults_are_all_told(self):
        cards = self.copy()
        path = cards / "tactics/deck.json"
        path.write_text(path.read_text(encoding="utf-8").replace('"power"', '"powre"').replace('"when"', '"wen"'), encoding="utf-8")
        faults = json.loads(run("lint", "--json", cards).stdout)
        places = [(fault["line"], fault["column"]) for fault in faults]
        self.assertGreater(len(faults), 60)
        self.assertEqual(places, sorted(places))

    def test_a_pack_called_after_another_game(self):
        cards = self.copy()
        (cards / "tactics").rename(cards / "alpha_strike")
        for folder in (cards, cards / "alpha_strike"):
            said = self.refused("lint", folder, status=1, says=[f'{cards}/alpha_strike: error[file]', 'holds the cards of "tactics"'])
            self.assertEqual(len(said.strip().split("\n")), 1)

    def test_old_line_ends(self):
        cards = self.copy()
        path = self.spoil("deck.json", '"power": 7', '"power": 77')
        before = self.refused("lint", cards, status=1)
        for end in (b"\r", b"\r\n"):
            path.write_bytes(path.read_bytes().replace(b"\r\n", b"\n").replace(b"\r", b"\n").replace(b"\n", end))
            self.assertEqual(self.refused("lint", cards, status=1), before)

    def test_not_a_pack(self):
        self.refused("lint", self.folder, says=["no card pack", "tactics"])
        self.refused("lint", self.folder / "nowhere", says="no folder")


class TestReplay(Test):
    """Saved games: what `simulate --save` writes and `replay` checks."""

    def save(self, *arguments, games=1):
        """The paths of new saved games."""
        folder = self.folder / "saves"
        self.good("simulate", "--game", "tactics", "--players", PAIR, "--games", games, "--save", folder, *arguments)
        return sorted(folder.iterdir())

    def spoil(self, path, number, old, new):
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        self.assertIn(old, lines[number - 1])
        lines[number - 1] = lines[number - 1].replace(old, new, 1)
        path.write_text("".join(lines), encoding="utf-8")

    def test_good(self):
        paths = self.save(games=3)
        self.assertEqual([path.name for path in paths], [f"game-000{i}.jsonl" for i in (1, 2, 3)])
        text = self.good("replay", *paths)
        self.assertEqual(text.splitlines()[-1], "3 passed, 0 failed")
        self.assertRegex(text, rf"^ok {paths[0]}: tactics, starfleet romulan, \d+ commands\n")
        self.assertEqual(self.good("replay", paths[0].parent), text)
        result = json.loads(self.good("replay", "--json", paths[0]))
        one = result["replays"][0]
        self.assertEqual((result["passed"], result["failed"]), (1, 0))
        self.assertEqual((one["file"], one["good"], one["outcome"], one["over"], one["faults"]),
                         (str(paths[0]), True, "good", True, []))
        last = [json.loads(line) for line in paths[0].read_text(encoding="utf-8").splitlines() if '"do"' in line][-1]
        self.assertEqual(one["hash"], last["hash"])
        self.refused("simulate", "--game", "tactics", "--players", PAIR, "--save", paths[0].parent,
                     says=[str(paths[0]), "there is such a file already"])

    def test_file(self):
        header, *lines = [json.loads(line) for line in self.save("--top-secret", "--seed", "3")[0].read_text().splitlines()]
        self.assertEqual((header["stardeck"], header["game"], header["rules_version"]), (2, "tactics", 2))
        self.assertEqual((header["players"], header["who"]), (["starfleet", "romulan"], ["random", "random"]))
        self.assertEqual(header["options"], {"variant": "standard", "short": False, "top_secret": True})
        self.assertEqual(lines[-1], {"over": True})
        for number, snapshot in enumerate((line for line in lines if "at" in line), 1):
            self.assertEqual(snapshot["at"], 25 * number)
            self.assertIn("hands", snapshot["report"])

    def test_difference(self):
        path = self.save()[0]
        command = json.loads(path.read_text(encoding="utf-8").splitlines()[2])
        self.spoil(path, 3, command["hash"], "0123456789abcdef")
        done = run("replay", path)
        self.assertEqual((done.returncode, done.stderr), (1, ""))
        for part in (f"FAILED {path}: command 2 (line 3) {{", "expected the hash 0123456789abcdef, got ",
                     "after command 25 all that the snapshot in line 27 shows is the same", "0 passed, 1 failed"):
            self.assertIn(part, done.stdout)
        done = run("replay", "--json", path)
        one = json.loads(done.stdout)["replays"][0]
        self.assertEqual((done.returncode, one["outcome"], one["number"], one["line"]), (1, "hash_differs", 2, 3))
        self.assertEqual((one["expected"], one["got"]), ("0123456789abcdef", command["hash"]))
        self.assertEqual(one["command"], {key: value for key, value in command.items() if key != "hash"})

    def test_differing_fields(self):
        path = self.save()[0]
        self.spoil(path, 27, '"phase":"deployment"', '"phase":"scoring"')
        done = run("replay", path)
        self.assertEqual(done.returncode, 1)
        self.assertIn('phase: expected "scoring", got "deployment"', done.stdout)

    def test_refused_command(self):
        path = self.save()[0]
        seat = json.loads(path.read_text(encoding="utf-8").splitlines()[1])["seat"]
        other = "romulan" if seat == "starfleet" else "starfleet"
        self.spoil(path, 2, f'"seat":"{seat}"', f'"seat":"{other}"')
        done = run("replay", path)
        self.assertEqual(done.returncode, 1)
        self.assertIn("is refused: not_your_turn", done.stdout)

    def test_cut_off(self):
        path = self.save()[0]
        path.write_bytes(path.read_bytes()[:2000])
        text = self.good("replay", path)
        self.assertIn("not over\n", text)
        self.assertRegex(text, r"line \d+ was cut off")
        self.assertIn("cut_off", json.loads(self.good("replay", "--json", path))["replays"][0])

    def test_unreadable(self):
        path = self.save()[0]
        good = path.read_text(encoding="utf-8")
        for old, new, says in (
            ('"stardeck":2', '"stardeck":99', ":1:13: this game was saved by a newer Stardeck"),
            ('"rules_version":2', '"rules_version":3', "version 3 of the rules of tactics"),
            ('"pack":"', '"pack":"0000000000000000","pakc":"', "with other cards of tactics"),
            ('"game":"tactics"', '"game":"tatics"', "did you mean 'tactics'"),
            ('"do":"play"', '"do":"plya"', 'did you mean "play"'),
        ):
            path.write_text(good.replace(old, new, 1), encoding="utf-8")
            self.refused("replay", path, says=[f"stardeck: {path}:", says])
        done = run("replay", "--json", path)
        one = json.loads(done.stdout)["replays"][0]
        self.assertEqual((done.returncode, one["good"], one["outcome"]), (2, False, "unreadable"))
        self.assertIn(str(path), one["faults"][0])
        self.refused("replay", self.write("empty.jsonl", ""), says="the file is empty")
        self.refused("replay", self.write("s.json", SCENARIO), says="s.json:1:")
        self.refused("replay", self.folder / "nowhere", says="nowhere")
        self.refused("replay", says="FILE… is missing")
        empty = self.folder / "empty"
        empty.mkdir()
        self.refused("replay", empty, says="there are no .stardeck or .jsonl files in")

    def test_both_kinds_of_failure(self):
        good, differs, faulty = self.save(games=3)
        self.spoil(differs, 1, '"hash":"', '"hash":"0000000000000000","z":"')
        self.spoil(differs, 1, ',"z":"', ',"started":"')
        self.spoil(faulty, 2, "{", "")
        done = run("replay", good, differs, faulty)
        self.assertEqual(done.returncode, 2)
        self.assertIn("after the set-up (line 1): expected the hash 0000000000000000", done.stdout)
        self.assertEqual(done.stdout.splitlines()[-1], "1 passed, 2 failed")

    def test_save_needs_a_folder(self):
        path = self.write("file", "")
        self.refused("simulate", "--game", "tactics", "--players", PAIR, "--save", path / "x",
                     says=["--save", "cannot make the folder"])


class TestBench(Test):
    def test_json(self):
        results = json.loads(self.good("bench", "--ms", "1", "--json"))
        self.assertEqual([(one["game"], one["seats"]) for one in results if one["game"] == "tactics"],
                         [("tactics", 2), ("tactics", 3), ("tactics", 4)])
        for one in results:
            costs = ["command", "playout", "apply", "legal", "sample", "copy", "hash"]
            figures = ["seats", "games_per_s", "commands_per_s", "state_bytes", *(f"{cost}_ns" for cost in costs)]
            self.assertEqual(set(one), {"game", "floor", "copies_of_2k", "allocations", *figures})
            self.assertEqual(one["allocations"], 0)
            self.assertEqual(set(one["floor"]), {"copy_2k_ns", "rng_ns"})
            self.assertEqual(set(one["copies_of_2k"]), {*costs})
            for value in [*(one[key] for key in figures), *one["floor"].values(), *one["copies_of_2k"].values()]:
                self.assertGreater(value, 0)
            for cost in costs:
                ratio = one[f"{cost}_ns"] / one["floor"]["copy_2k_ns"]
                self.assertAlmostEqual(one["copies_of_2k"][cost], ratio, delta=0.02 + ratio / 100)

    def test_text(self):
        said = self.good("bench", "--ms", "1", "--game", "tactics")
        self.assertIn("tactics, 2 seats: ", said)
        self.assertRegex(said, r"list, pick and apply +[0-9.]+ ns, +[0-9.]+ copies of 2 KiB\n")
        self.assertIn("memory was asked for 0 times\n", said)
        self.refused("bench", "--game", "chess", says="no game 'chess'")


class TestRules(Test):
    def test_text(self):
        english, german = self.good("rules", "tactics"), self.good("rules", "tactics", "--lang", "de")
        deck = json.loads((SOURCE / "cards/tactics/deck.json").read_text(encoding="utf-8"))["cards"]
        for card in deck:
            line = next(line for line in english.splitlines() if line.split()[:1] == [card["id"]])
            self.assertIn(f"power={card['power']}", line)
            self.assertIn(f"type={card['type']}", line)
        self.assertIn("Blockade", english)
        self.assertIn("Supernova", german)
        self.assertNotEqual(english, german)
        self.refused("rules", "tatics", says="did you mean 'tactics'")
        self.refused("rules", "tactics", "--lang", "xx", says="allowed: en, de")

    def test_json_says_what_the_files_say(self):
        rules = json.loads(self.good("rules", "tactics", "--json"))
        deck = json.loads((SOURCE / "cards/tactics/deck.json").read_text(encoding="utf-8"))["cards"]
        self.assertEqual([card["id"] for card in rules["cards"]], [card["id"] for card in deck])
        for loaded, written in zip(rules["cards"], deck):
            self.assertEqual((loaded["power"], loaded["type"]), (written["power"], written["type"]))
            self.assertEqual([effect["do"] for effect in loaded.get("effects", [])],
                             [effect["do"] for effect in written.get("effects", [])])


if __name__ == "__main__":
    STARDECK, SOURCE = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])

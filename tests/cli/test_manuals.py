#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The manual pages and the shells' completions say what the program says, and are such as man and the shells take them.

usage: test_manuals.py STARDECK SOURCE      (what reads them is skipped where it is not installed)
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

STARDECK, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
MAKER = SOURCE / "packaging/manuals.py"
PAGES = sorted((SOURCE / "packaging/man").iterdir())
SHELLS = SOURCE / "packaging/completions"

# Completes a line in bash as the shell would, and prints what it offers.
BASH = r"""
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
compopt() { :; }
_stardeck; printf '%s\n' "${COMPREPLY[@]}"
"""
# zsh's own helpers print what they are asked.
ZSH = r"""
_arguments() { print -rl -- "$@"; }; _describe() { print -rl -- ${(P)2}; }; _files() { print files; }
words=("$@"); shift $#; words=("${(@)words}"); CURRENT=${#words}
source "$MADE"
"""


def run(*command, **more):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, timeout=120, **more)


def needs(program):
    return unittest.skipUnless(shutil.which(program), f"needs {program}")


class TestManuals(unittest.TestCase):
    def test_they_are_what_the_program_says(self):
        done = run(sys.executable, MAKER, STARDECK)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    def test_every_option_and_subcommand_has_its_place(self):
        page = (SOURCE / "packaging/man/stardeck.6").read_text(encoding="utf-8").replace("\\-", "-")
        for subcommand in ("scenario", "simulate", "lint", "bench", "export", "help", "version"):
            self.assertIn(f'.SS "stardeck {subcommand}"', page)
        for option in ("--new", "--load", "--paired", "--explain", "--layer", "-V"):
            self.assertIn(f"\\fB{option}\\fR", page)

    @needs("mandoc")
    def test_mandoc_finds_nothing(self):
        done = run("mandoc", "-Tlint", *PAGES)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))

    @needs("groff")
    def test_groff_warns_of_nothing(self):
        for page in PAGES:
            done = run("groff", "-ww", "-man", "-Tutf8", page)
            self.assertEqual((done.returncode, done.stderr), (0, ""), page)
            self.assertGreater(len(done.stdout.splitlines()), 100)


class TestBash(unittest.TestCase):
    def offers(self, *line, cwd=None):
        done = run("bash", "-c", BASH, "bash", SHELLS / "stardeck", "stardeck", *line, cwd=cwd)
        self.assertEqual((done.returncode, done.stderr), (0, ""), line)
        return done.stdout.split()

    def test_it_is_bash(self):
        self.assertEqual(run("bash", "-n", SHELLS / "stardeck").stderr, "")

    def test_subcommands_and_options(self):
        self.assertEqual(self.offers("sim"), ["simulate"])
        self.assertEqual(self.offers("--fu"), ["--fullscreen"])
        self.assertEqual(self.offers("--lang", "de", "--fu"), ["--fullscreen"])
        self.assertEqual(self.offers("simulate", "--top"), ["--top-secret"])
        self.assertEqual(self.offers("lint", "--fu"), [])
        self.assertEqual(self.offers("help", "sch"), ["schema"])

    def test_values(self):
        self.assertEqual(self.offers("--new", "t"), ["tactics"])
        self.assertEqual(self.offers("--new", "=", "star"), ["star_empires"])
        self.assertEqual(sorted(self.offers("--lang", "")), ["de", "en"])
        self.assertEqual(self.offers("simulate", "--game", "deck"), ["deck_building"])
        self.assertEqual(self.offers("puzzles", "--who", "ha"), ["hard"])
        self.assertEqual(self.offers("rules", "al"), ["alpha_strike"])
        self.assertEqual(self.offers("--seed", ""), [])

    def test_files_and_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "mine.jsonl").touch()
            (pathlib.Path(folder) / "mypack").mkdir()
            self.assertEqual(sorted(self.offers("replay", "m", cwd=folder)), ["mine.jsonl", "mypack"])
            self.assertEqual(self.offers("lint", "m", cwd=folder), ["mypack"])
            self.assertEqual(sorted(self.offers("--load", "m", cwd=folder)), ["mine.jsonl", "mypack"])


class TestOtherShells(unittest.TestCase):
    @needs("fish")
    def test_fish(self):
        def offers(line):
            done = run("fish", "--no-config", "-c", f"source {SHELLS / 'stardeck.fish'}; complete -C '{line}'")
            self.assertEqual((done.returncode, done.stderr), (0, ""), line)
            return [offer.split("\t")[0] for offer in done.stdout.splitlines()]

        self.assertEqual(offers("stardeck simul"), ["simulate"])
        self.assertEqual(offers("stardeck --fulls"), ["--fullscreen"])
        self.assertEqual(offers("stardeck simulate --top"), ["--top-secret"])
        self.assertEqual(offers("stardeck rules al"), ["alpha_strike"])
        self.assertEqual(offers("stardeck --new ta"), ["tactics"])

    @needs("zsh")
    def test_zsh(self):
        self.assertEqual(run("zsh", "-n", SHELLS / "_stardeck").stderr, "")

        def asked(*line):
            done = run("zsh", "-f", "-c", ZSH, "zsh", "stardeck", *line, env={"MADE": str(SHELLS / "_stardeck"), "PATH": "/usr/bin:/bin"})
            self.assertEqual((done.returncode, done.stderr), (0, ""), line)
            return done.stdout

        self.assertIn("simulate:plays games", asked("sim"))
        self.assertIn("--top-secret[", asked("simulate", "--to"))
        self.assertNotIn("--fullscreen", asked("simulate", "--to"))
        self.assertIn("--fullscreen[", asked("--lang", "de", "--f"))
        self.assertIn(":(tactics alpha_strike deck_building star_empires)", asked("rules", ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kills the real program at random moments while computers play, and continues from the file each time: everything carried
out is in it, the hashes are right, and the game is the same as without the interruptions.
Needs no display. usage: test_kill.py PATH-TO-STARDECK [KILLS]"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from driver import WAIT, Checks, Fault, clean_environment, program

PLAYERS = ["starfleet:random,romulan:random", "starfleet:random,romulan:random,vulcan:random,klingon:random"]


class Table:
    """A folder of saved games and the program that plays them."""

    def __init__(self, binary, folder):
        self.binary, self.folder = binary, pathlib.Path(folder)
        self.env = clean_environment(folder, SDL_VIDEODRIVER="dummy", STARDECK_ANIMATION="0")
        self.games = self.folder / ".local/share/stardeck/games"
        self.runs = 0

    def start(self, *arguments):
        self.runs += 1
        trace = self.folder / ("trace-%d.jsonl" % self.runs)
        trace.touch()
        process = subprocess.Popen([self.binary, "--size", "640x400", "--trace", str(trace), *arguments], env=self.env,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        return process, trace

    def begun(self):
        """The files of games that have begun: one killed before it had written its first line has left an empty one."""
        return {path for path in self.games.glob("*.stardeck") if path.stat().st_size > 0}

    def replay(self, path):
        """The hash the file leads to, by `stardeck replay`."""
        done = subprocess.run([self.binary, "replay", "--json", str(path)], env=self.env, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, timeout=WAIT)
        result = json.loads(done.stdout)["replays"][0]
        if not result["good"]:
            raise Fault("%s: %s" % (path.name, result))
        return result


def lines_of(path):
    """The whole lines of a JSON lines file; a killed program may have left a part of one."""
    whole, _, _ = path.read_text(encoding="utf-8").rpartition("\n")
    return [json.loads(line) for line in whole.split("\n") if line]


def hashes(path):
    return [line["hash"] for line in lines_of(path) if "do" in line]


def wait_for_frame(process, trace):
    """Until something is on the screen."""
    end = time.monotonic() + WAIT
    while trace.stat().st_size == 0:
        if process.poll() is not None:
            raise Fault("the program ended (status %d): %s" % (process.returncode, process.stderr.read().decode()))
        if time.monotonic() > end:
            raise Fault("nothing comes on the screen")
        time.sleep(0.002)


def run_and_kill(table, chance, *arguments):
    """What the program has said it carried out, until it was killed."""
    process, trace = table.start(*arguments)
    try:
        if chance.random() < 0.8:  # else somewhere on the way to the first frame
            wait_for_frame(process, trace)
            time.sleep(chance.random() ** 2 * 0.8)
        else:
            time.sleep(chance.random() * 0.3)
        if process.poll() is not None:
            raise Fault("the program ended (status %d): %s" % (process.returncode, process.stderr.read().decode()))
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
    return [line["hash"] for line in lines_of(trace) if "command" in line]


def check_file(table, path, known, said):
    """`known`: the hashes there were before; `said`: what the trace says came after. Returns all there are now."""
    now = hashes(path)
    if now[:len(known)] != known:
        raise Fault("what was saved before is not there any more")
    if now[len(known):len(known) + len(said)] != said:
        raise Fault("%d commands were carried out after %d, but the file has %s" % (len(said), len(known), now))
    if len(now) > len(known) + len(said) + 1:
        raise Fault("the file knows of more than was carried out: %d commands after %d, not %d"
                    % (len(now) - len(known), len(known), len(said)))
    replayed = table.replay(path)
    if now and replayed["hash"] != now[-1]:
        raise Fault("the file leads to %s, its last hash is %s" % (replayed["hash"], now[-1]))
    return now


def play_game(table, chance, seed, kills):
    """One game to its end, or as long as there are kills. Returns how many there were, and its hashes."""
    before = table.begun()
    new = ["--new", "tactics", "--players", chance.choice(PLAYERS), "--seed", str(seed)]
    known, path, done = [], None, 0
    while done < kills:
        said = run_and_kill(table, chance, *(new if path is None else ["--load", str(path)]))
        done += 1
        if path is None:
            found = sorted(table.begun() - before)
            if len(found) > 1:
                raise Fault("one game has the files %s" % found)
            if not found and said:
                raise Fault("%d commands were carried out, and there is no file" % len(said))
            if not found:
                continue
            path = found[0]
            if not hashes(path) and not said:  # killed between the first line and the first command
                continue
        known = check_file(table, path, known, said)
        if lines_of(path)[-1].get("over"):
            break
    return done, known, new


def compare(table, chance, arguments, known):
    """The same game with other interruptions has the same hashes."""
    before = table.begun()
    path, other = None, []
    for _ in range(40):
        run_and_kill(table, chance, *(arguments if path is None else ["--load", str(path)]))
        path = path or next(iter(table.begun() - before), None)
        other = hashes(path) if path is not None else []
        if len(other) >= min(len(known), 30):
            break
    count = min(len(known), len(other))
    if count == 0 or known[:count] != other[:count]:
        raise Fault("another game came about: %d commands, then %d" % (len(known), len(other)))


def main():
    binary = program(sys.argv[1:2])
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 8
    seed = int(os.environ.get("STARDECK_TEST_SEED", "1"))
    chance = random.Random(seed)
    checks = Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-kill-") as folder:
        table = Table(binary, folder)
        done, commands = 0, 0
        with checks("%d kills, and nothing that was carried out is lost" % kills):
            while done < kills:
                count, known, arguments = play_game(table, chance, seed + done, kills - done)
                done += count
                commands += len(known)
            if commands < kills:
                raise Fault("only %d commands were carried out" % commands)
        if checks.bad == 0:
            with checks("whatever the interruptions, it is the same game"):
                compare(table, chance, arguments, known)
    checks.finish()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Simulated games on every kind of table.

simulations.py invariants STARDECK GAMES   GAMES random games a table, every command checked for a broken invariant
simulations.py digests STARDECK            the digests must be the recorded ones, on every machine and build
simulations.py memory STARDECK             thousands of games in one process: the memory does not grow
simulations.py surroundings STARDECK       nor on the environment: locale, time zone, memory layout, working folder
simulations.py matrix FOLDER MACHINE       builds the rules for a machine (64: this one, 32: the same with 32 bits, s390x:
                                           big-endian, emulated) with each compiler and optimisation and compares digests;
                                           skips itself where the compiler or the libraries of that machine are missing
simulations.py record STARDECK             writes the digests anew, after a change of rules_version

`--of GAME FOLDER` at the end: of another game than Tactics, whose tables.txt and digests.json lie in FOLDER.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import machines

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
GAME, FOLDER = (sys.argv[-2], Path(sys.argv[-1])) if "--of" in sys.argv else ("tactics", HERE)
SHIPPED = {"tactics": HERE, **{game: HERE.parent / game for game in ("alpha_strike", "deck_building", "star_empires")}}
SOURCES = ("core", "engine", "games", *sorted(f"games/{found.name}" for found in (ROOT / "src/games").iterdir() if found.is_dir()),
           "ai", "data", "play", "cli")
# Of another system, of a library that other machines lack here (it changes no game), and the main that MAIN is instead of.
OF_OTHERS = {"archive.c", "platform_win.c", "instance_none.c", "main.c"}
MAIN = '#include "cli/cli.h"\nint main(int argc, char **argv) { return cli_run(argc - 1, argv + 1); }\n'


def tables(folder=FOLDER):
    lines = (folder / "tables.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def simulate(stardeck, table, games, *more, game=GAME):
    """`stardeck`: the program, or a list of it and what runs it."""
    program = stardeck if isinstance(stardeck, list) else [stardeck]
    command = [*program, "simulate", "--game", game, *table.split(), "--games", str(games), "--seed", "2026",
               "--json", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"FAILED {' '.join(command)}: exit {done.returncode}\n{done.stderr}")
    return json.loads(done.stdout)


def invariants(stardeck, games):
    for table in tables():
        result = simulate(stardeck, table, games, "--check")
        assert result["games"] == games, result
        print(f"ok {games} games, {result['commands']} commands: {table}", flush=True)


def digests(stardeck, every=1, game=GAME, folder=FOLDER):
    chosen = tables(folder)[::every]
    return {table: simulate(stardeck, table, 100, game=game)["digest"] for table in chosen}


def digests_of_all_games(program):
    """An emulated machine takes twenty times as long: a few of the tables."""
    return {game: digests(program, 8 if len(program) > 1 else 1, game, folder) for game, folder in SHIPPED.items()}


def compare(name, got, folder=FOLDER):
    recorded = json.loads((folder / "digests.json").read_text(encoding="utf-8"))
    wrong = [f"{table}: {recorded.get(table)} recorded, {digest} now" for table, digest in got.items()
             if recorded.get(table) != digest]
    if wrong:
        raise SystemExit(f"FAILED {name}: the same seed and commands give another game:\n" + "\n".join(wrong))
    print(f"ok {name}: {len(got)} digests", flush=True)


def compare_all_games(name, got):
    for game, folder in SHIPPED.items():
        compare(f"{name}, {game}", got[game], folder)


def build(folder, machine, compiler, level):
    main = folder / f"main-{compiler}{level}.c"
    main.write_text(MAIN, encoding="utf-8")
    program = folder / f"stardeck-{compiler}{level}"
    files = [str(f) for part in SOURCES for f in sorted((ROOT / "src" / part).glob("*.c")) if f.name not in OF_OTHERS]
    # Lists of texts, which the build around has made (src/text_lists.py).
    files += [str(f) for f in sorted((folder.resolve().parents[1] / "src" / "games").glob("*_texts.c"))]
    machines.compile_program(compiler, [level, "-D_POSIX_C_SOURCE=200809L", '-DSTARDECK_VERSION="0"', "-DSTARDECK_DATA_UP=1",
                               '-DSTARDECK_DATA_DOWN="/share/stardeck/"', f"-I{ROOT / 'src'}", *machines.MACHINES[machine][0]], [*files, str(main)], program)
    return [*machines.MACHINES[machine][1], str(program)]


def matrix(folder, machine):
    os.environ["STARDECK_CARDS"] = str(ROOT / "cards")
    machines.require(folder, machine)
    machines.every_cell(machine, lambda *cell: build(folder, machine, *cell), digests_of_all_games, compare_all_games)


def surroundings(stardeck):
    """The same games whatever the program finds around it."""
    stardeck, folder = os.path.abspath(stardeck), tempfile.mkdtemp()
    os.environ["STARDECK_CARDS"] = str(ROOT / "cards")
    others = {
        "German": {"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"},
        "Turkish": {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"},
        "no locale": {"LC_ALL": "POSIX"},
        "the other end of the world": {"TZ": "Pacific/Kiritimati"},
        "a full environment": {f"FILLER_{i}": "x" * 1000 for i in range(60)},
        "memory full of rubbish": {"MALLOC_PERTURB_": "165"},
    }
    for name, more in others.items():
        os.environ.update(more)
        compare(name, digests([stardeck], every=4))
        for key in more:
            del os.environ[key]
    os.chdir(folder)
    compare("another folder", digests([stardeck], every=4))
    os.chdir("/")
    os.rmdir(folder)
    if shutil.which("setarch") is not None:
        compare("the same addresses each time", digests(["setarch", "-R", stardeck], every=4))


def resident(pid):
    """KiB of memory of its own that the process holds now; None: it has ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) for line in lines if line.startswith("RssAnon:")), None)


def memory(stardeck):
    """Looks at a run of many games now and then: its second half must not hold more than its first."""
    command = [stardeck, "simulate", "--game", GAME, *tables()[-1].split(), "--games", "3000"]
    held = []
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as child:
        while (now := resident(child.pid)) is not None:
            held.append(now)
            time.sleep(0.01)
    assert child.returncode == 0, child.returncode
    if len(held) < 20:
        raise SystemExit(f"FAILED memory: the games were over after {len(held)} looks; more games are needed")
    first, second = max(held[:len(held) // 2]), max(held[len(held) // 2:])
    if second - first > 256:
        raise SystemExit(f"FAILED memory: from {first} to {second} KiB in the course of 3000 games")
    print(f"ok memory: {first} KiB in the first half of 3000 games, {second} in the second", flush=True)


def main():
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    action, where = sys.argv[1], sys.argv[2]
    if action == "invariants":
        invariants(where, int(sys.argv[3]))
    elif action == "digests":
        compare(where, digests(where))
    elif action == "matrix":
        matrix(Path(where), sys.argv[3])
    elif action == "memory":
        memory(where)
    elif action == "surroundings":
        surroundings(where)
    elif action == "record":
        (FOLDER / "digests.json").write_text(json.dumps(digests(where), indent=1) + "\n", encoding="utf-8")
    else:
        raise SystemExit(__doc__)


main()

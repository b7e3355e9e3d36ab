#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Simulated games on every kind of table.

simulations.py invariants STARDECK GAMES   GAMES random games a table, every command checked for a broken invariant
simulations.py digests STARDECK            the digests must be the recorded ones, on every machine and build
simulations.py matrix FOLDER               builds the rules with each compiler and optimisation and compares digests
simulations.py record STARDECK             writes the digests anew, after a change of rules_version
"""
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DIGESTS = HERE / "digests.json"
SOURCES = ("core", "engine", "games", "games/tactics", "ai", "data", "cli")
MAIN = '#include "cli/cli.h"\nint main(int argc, char **argv) { return cli_run(argc - 1, argv + 1); }\n'


def tables():
    lines = (HERE / "tables.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def simulate(stardeck, table, games, *more):
    command = [stardeck, "simulate", "--game", "tactics", *table.split(), "--games", str(games), "--seed", "2026",
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


def digests(stardeck):
    return {table: simulate(stardeck, table, 100)["digest"] for table in tables()}


def compare(name, got):
    recorded = json.loads(DIGESTS.read_text(encoding="utf-8"))
    wrong = [f"{table}: {recorded.get(table)} recorded, {digest} now" for table, digest in got.items()
             if recorded.get(table) != digest]
    if wrong:
        raise SystemExit(f"FAILED {name}: the same seed and commands give another game:\n" + "\n".join(wrong))
    print(f"ok {name}: {len(got)} digests", flush=True)


def build(folder, compiler, level):
    main = folder / "main.c"
    main.write_text(MAIN, encoding="utf-8")
    program = folder / f"stardeck-{compiler}{level}"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libcjson"], capture_output=True, text=True,
                           check=True).stdout.split()
    files = [str(f) for part in SOURCES for f in sorted((ROOT / "src" / part).glob("*.c"))]
    define = [f'-DSTARDECK_{name}="{ROOT}"' for name in ("SOURCE_DIR", "BUILD_DIR", "DATA_DIR")]
    subprocess.run([compiler, "-std=c11", level, "-D_POSIX_C_SOURCE=200809L", '-DSTARDECK_VERSION="0"', *define,
                    f"-I{ROOT / 'src'}", *files, str(main), "-o", str(program), *flags, "-lm"], check=True)
    return str(program)


def matrix(folder):
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["STARDECK_CARDS"] = str(ROOT / "cards")
    for compiler in ("gcc", "clang"):
        if shutil.which(compiler) is None:
            raise SystemExit(f"FAILED {compiler} is missing")
        for level in ("-O0", "-O3"):
            compare(f"{compiler} {level}", digests(build(folder, compiler, level)))


def main():
    action, where = sys.argv[1], sys.argv[2]
    if action == "invariants":
        invariants(where, int(sys.argv[3]))
    elif action == "digests":
        compare(where, digests(where))
    elif action == "matrix":
        matrix(Path(where))
    elif action == "record":
        DIGESTS.write_text(json.dumps(digests(where), indent=1) + "\n", encoding="utf-8")
    else:
        raise SystemExit(__doc__)


main()

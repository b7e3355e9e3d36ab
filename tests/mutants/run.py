#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plants the mutants, the faults of mutants.json, one at a time in a copy of the checkout, builds it, and runs the tests
named for each: one of them must fail.

A fault of the list has a name, a group, the file, the text as it is (found exactly once in the file; any run of blanks
and line ends stands for any other), the text planted instead, and either the meson tests that catch it (any of them
will do) or, for one that changes nothing anybody could notice, the reason why.

usage: run.py check                                  is every text to be replaced still there? Takes no time
       run.py list                                   the names, by groups
       run.py SCRATCH [--only NAME-OR-GROUP]... [--again] [--keep]
With --list FILE it is another list than mutants.json: to try things out.
SCRATCH is a folder that this script may fill: the copy, its build and the results, which stay for the next run. What
has been caught is not planted again until the checkout changes (--again: it is). --keep: a fault that gets through is
left planted in the copy, and the run ends, to look at it.
A line for each fault, last line `N caught, N not` (with `, N harmless` if any).
Exit: 0 all caught, 1 one gets through (check: a text is not found), 2 usage, a broken list, or tests that fail before
anything is planted.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIST = HERE / "mutants.json"
KEYS = {"name", "group", "file", "as_it_is", "planted", "caught_by", "harmless"}
COPIED = ("meson.build", "LICENSE", "README.md", "src", "tests", "cards", "assets", "packaging")
PATIENCE = 900  # seconds for the tests of one fault; one that hangs has been noticed
FIRST_PATIENCE = 3600  # for all tests, before anything is planted


class BrokenList(Exception):
    pass


def fail(message):
    print(f"run.py: {message}", file=sys.stderr)
    return 2


# ---- the list


def read_list(path):
    faults = json.loads(path.read_text(encoding="utf-8"))["faults"]
    seen = set()
    for fault in faults:
        name = fault.get("name", "(no name)")
        if not KEYS >= set(fault) >= KEYS - {"caught_by", "harmless"}:
            raise BrokenList(f"{name}: keys are {', '.join(sorted(KEYS))}")
        if ("caught_by" in fault) == ("harmless" in fault):
            raise BrokenList(f"{name}: needs either caught_by or harmless")
        if name in seen:
            raise BrokenList(f"{name}: there are two of this name")
        if fault["as_it_is"] == fault["planted"]:
            raise BrokenList(f"{name}: nothing is planted")
        seen.add(name)
    return faults


def place_of(fault, text):
    """Where the text as it is lies in the file: the matches, of which there must be one."""
    words = [re.escape(word) for word in fault["as_it_is"].split()]
    return list(re.finditer(r"\s+".join(words), text))


def with_fault(fault, text):
    places = place_of(fault, text)
    if len(places) != 1:
        raise BrokenList(f"{fault['name']}: found {len(places)} times in {fault['file']}, must be once")
    return text[: places[0].start()] + fault["planted"] + text[places[0].end() :]


def names_of_tests():
    """All that stands in quotes in the files of meson, and the stems of sources: more than the tests, but quick."""
    quoted = set()
    for file in (ROOT / "tests").rglob("meson.build"):
        rules = re.sub(r"#.*", "", file.read_text(encoding="utf-8"))
        for text in re.findall(r"'([^']+)'", rules):
            quoted.add(pathlib.PurePath(text).stem if text.endswith(".c") else text)
    return quoted


def is_test(name, names):
    """Tests that are run with every game are called "NAME, GAME"."""
    test, _, game = name.rpartition(", ")
    return bool({name, name.removeprefix("fuzz ")} & names) or {test, game} <= names


def check(faults):
    """Says what can't be planted, and returns the exit status."""
    tests = names_of_tests()
    wrong = 0
    for fault in faults:
        file = ROOT / fault["file"]
        try:
            with_fault(fault, file.read_text(encoding="utf-8"))
            for test in fault.get("caught_by", []):
                if not is_test(test, tests):
                    raise BrokenList(f"{fault['name']}: there is no test {test}")
        except (BrokenList, OSError) as problem:
            print(problem)
            wrong += 1
    print(f"{len(faults) - wrong} faults can be planted, {wrong} not")
    return 1 if wrong else 0


def list_names(faults):
    for fault in faults:
        print(f"{fault['group']:9} {fault['name']:40} {fault['file']}")
    return 0


# ---- the copy


def tree_files(root):
    return [
        file
        for top in COPIED
        for file in ([root / top] if (root / top).is_file() else sorted((root / top).rglob("*")))
        if file.is_file() and "__pycache__" not in file.parts
    ]


def update_copy(tree):
    """Makes the copy like the checkout, touching only what differs; returns a digest of all of it but this list."""
    digest, wanted = hashlib.sha256(), set()
    for file in tree_files(ROOT):
        name = file.relative_to(ROOT)
        content = file.read_bytes()
        copy = tree / name
        wanted.add(copy)
        if file != LIST:
            digest.update(f"{name}\0{len(content)}\0".encode() + content)
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
            shutil.copymode(file, copy)
    for file in tree_files(tree):
        if file not in wanted:
            file.unlink()
    return digest.hexdigest()


def run(command, **more):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                          check=False, **more)


class Build:
    """The copy with its build folder."""

    def __init__(self, scratch):
        # The program looks for cards and assets from where it lies.
        self.tree, self.folder = scratch / "tree", scratch / "tree" / "build" / "mutants"
        self.digest = update_copy(self.tree)
        (scratch / "tmp").mkdir(exist_ok=True)
        self.env = dict(os.environ, TMPDIR=str(scratch / "tmp"), PYTHONDONTWRITEBYTECODE="1")
        if "CC" not in self.env and shutil.which("ccache"):
            self.env["CC"] = "ccache gcc"
        if not (self.folder / "build.ninja").is_file():
            # A fault may leave a variable unused.
            self.expect(["meson", "setup", str(self.folder), str(self.tree), "--buildtype=debugoptimized",
                         "-Db_ndebug=false", "-Dwerror=false"])
        self.expect(["ninja", "-C", str(self.folder), "--quiet", "build.ninja"])
        targets = {target["id"]: target["filename"] for target in self.introspect("targets")}
        self.needs = {
            test["name"]: [file for target in test["depends"] for file in targets.get(target, [])]
            for test in self.introspect("tests")
        }

    def expect(self, command):
        answer = run(command, env=self.env)
        if answer.returncode != 0:
            raise BrokenList(f"{' '.join(command)} failed:\n{answer.stdout[-3000:]}")

    def introspect(self, what):
        return json.loads(subprocess.check_output(["meson", "introspect", str(self.folder), f"--{what}"], text=True))

    def make(self, tests):
        files = {os.path.relpath(file, self.folder) for test in tests for file in self.needs[test]}
        return run(["ninja", "-C", str(self.folder), "--quiet", *sorted(files)], env=self.env)

    def test(self, tests, patience=PATIENCE, most=1):
        """Tests that fail, lines for people; none begins after `most` have failed (0: all are run)."""
        try:
            answer = run(["meson", "test", "-C", str(self.folder), "--no-rebuild", "--maxfail", str(most), *tests],
                         env=self.env, timeout=patience)
        except subprocess.TimeoutExpired:
            return ["it hangs"]
        bad = re.findall(r"^\s*\d+/\d+\s+(.*?)\s+(FAIL|TIMEOUT|ERROR)\b", answer.stdout, re.M)
        if answer.returncode != 0 and not bad:
            raise BrokenList(f"no test ran:\n{answer.stdout[-2000:]}")
        return [name.split(" / ")[-1] for name, _ in bad]


# ---- planting


def plant(build, fault):
    """What became of it, and a word about that."""
    file = build.tree / fault["file"]
    good = file.read_text(encoding="utf-8")
    file.write_text(with_fault(fault, good), encoding="utf-8")
    try:
        made = build.make(fault["caught_by"])
        if made.returncode != 0:
            return False, "does not build:\n" + made.stdout[-1500:]
        bad = build.test(fault["caught_by"])
        return bool(bad), ", ".join(bad) if bad else "gets through " + ", ".join(fault["caught_by"])
    finally:
        file.write_text(good, encoding="utf-8")


def key_of(fault, digest):
    return hashlib.sha256((digest + json.dumps(fault, sort_keys=True)).encode()).hexdigest()


def read_results(path):
    return set(path.read_text(encoding="utf-8").split()) if path.is_file() else set()


def choose(faults, only):
    chosen = [fault for fault in faults if not only or fault["name"] in only or fault["group"] in only]
    known = {fault[key] for fault in faults for key in ("name", "group")}
    for name in only:
        if name not in known:
            raise BrokenList(f"there is no fault and no group {name}")
    return chosen


def begin(build, faults):
    """All tests must be good as long as nothing is planted."""
    tests = sorted({test for fault in faults for test in fault["caught_by"]})
    for test in tests:
        if test not in build.needs:
            raise BrokenList(f"there is no test {test}")
    made = build.make(tests)
    if made.returncode != 0:
        raise BrokenList(f"does not build without a fault:\n{made.stdout[-3000:]}")
    bad = build.test(tests, FIRST_PATIENCE, most=0)
    if bad:
        raise BrokenList("fails before anything is planted: " + ", ".join(bad))


def plant_all(scratch, faults, arguments):
    chosen = choose(faults, arguments.only)
    build = Build(scratch)
    results = scratch / "caught.txt"
    done = set() if arguments.again else read_results(results)
    live = [fault for fault in chosen if "harmless" not in fault]
    due = [fault for fault in live if key_of(fault, build.digest) not in done]
    if due:
        begin(build, due)
    caught = len(live) - len(due)
    for fault in due:
        start = time.monotonic()
        good, said = plant(build, fault)
        caught += good
        print(f"{'caught' if good else 'NOT   '} {fault['group']}/{fault['name']}: {said} "
              f"({time.monotonic() - start:.0f} s)", flush=True)
        if good:
            with results.open("a", encoding="utf-8") as out:
                out.write(key_of(fault, build.digest) + "\n")
        elif arguments.keep:
            file = build.tree / fault["file"]
            file.write_text(with_fault(fault, file.read_text(encoding="utf-8")), encoding="utf-8")
            print(f"planted in {file}")
            return 1
    harmless = len(chosen) - len(live)
    print(f"{caught} caught, {len(live) - caught} not" + (f", {harmless} harmless" if harmless else ""))
    return 0 if caught == len(live) else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", metavar="check | list | SCRATCH")
    parser.add_argument("--only", action="append", default=[], metavar="NAME-OR-GROUP")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--list", type=pathlib.Path, default=LIST, metavar="FILE")
    parser.add_argument("--keep", action="store_true")
    arguments = parser.parse_args()
    try:
        faults = read_list(arguments.list)
        if arguments.what in ("check", "list"):
            return (check if arguments.what == "check" else list_names)(faults)
        scratch = pathlib.Path(arguments.what).resolve()
        scratch.mkdir(parents=True, exist_ok=True)
        return plant_all(scratch, faults, arguments)
    except (BrokenList, OSError, ValueError, KeyError) as problem:
        return fail(problem)


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""What the scripts in tests/style do alike: check the tree given, or this checkout; with --self-test themselves."""

import pathlib
import sys


def run(check, self_test, usage):
    """The exit status. `check` lists the faults of a tree; `self_test` prints what it finds and returns its status."""
    arguments = sys.argv[1:]
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) > 1 or (arguments and arguments[0].startswith("-")):
        print(usage.strip(), file=sys.stderr)
        return 2
    faults = check(pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parents[2])
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def told(trees, wrong):
    """The status of a self-test that has found this to be wrong."""
    for line in wrong:
        print(line)
    print(f"self-test: {trees} trees, {len(wrong)} wrong")
    return 1 if wrong else 0

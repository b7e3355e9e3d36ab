# SPDX-License-Identifier: MIT
"""Shared by the scripts in tests/style: they check the given tree, or this checkout; with --self-test themselves."""

import pathlib
import sys
import tempfile


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


def faults_of_tree(check, tree):
    """What `check` finds in a tree of these files, {name: text}."""
    with tempfile.TemporaryDirectory(prefix="style-") as root:
        for name, text in tree.items():
            file = pathlib.Path(root, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return check(root)


def self_test(check, good, bad, is_right):
    """The status: nothing is found in the tree `good`, something in an empty one, and of each of `bad`, (name, file, text, *told),
    what is told: is_right(found, file, *told)."""
    wrong = [f"found in the good tree: {fault}" for fault in faults_of_tree(check, good)]
    if not faults_of_tree(check, {"README.md": "nothing else\n"}):
        wrong.append("not found: a tree with nothing to check")
    for name, file, text, *what in bad:
        found = faults_of_tree(check, {**good, file: text})
        if not is_right(found, file, *what):
            wrong.append(f"{name}: expected {' '.join(str(part) for part in (file, *what))}, found {found}")
    return told(len(bad) + 2, wrong)

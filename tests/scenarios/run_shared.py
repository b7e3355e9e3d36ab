#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the acceptance scenarios that may be beside the checkout: STARDECK_SHARED_SCENARIOS names their folder.

usage: run_shared.py STARDECK
Exit: that of `stardeck scenario`; 77 (skipped) without the variable.
"""

import os
import subprocess
import sys

CARDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "cards")


def main():
    folder = os.environ.get("STARDECK_SHARED_SCENARIOS")
    if not folder:
        print("STARDECK_SHARED_SCENARIOS is not set")
        return 77
    # Games that the program does not have yet keep their scenarios beside those of the others.
    games = [game.replace("_", "-") for game in sorted(os.listdir(CARDS))]
    games = [game for game in games if os.path.isdir(os.path.join(folder, game))]
    if not games:
        print(f"no scenarios in {folder}")
        return 77
    return subprocess.run([sys.argv[1], "scenario", *(os.path.join(folder, game) for game in games)]).returncode


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""stardeck bench --window: every figure is there and its verdict fits; and an idle window costs nothing, however busy
the machine is. How fast things are is not tested here, that depends on the machine.
usage: test_bench.py PATH-TO-STARDECK"""

import json
import subprocess
import sys
import tempfile

from driver import Checks, Display, clean_environment, expect, need_tools, program

GAMES = ["tactics", "alpha_strike", "deck_building", "star_empires"]
FIGURES = ["menu_start_ms", "table_start_ms", "pss_mib", "menu_idle_ticks", "table_idle_ticks", "drag_cpu_ms_per_s",
           "full_frame_p95_ms", "part_frame_p95_ms", "installed_mib", "clicks_shared", "clicks_alone",
           "to_next_person_s", "to_input_s", "to_turn_s", "longest_show_s", "after_click_s", "scoring_s",
           "scoring_longest_s",
           *["their_turn_%s%s_s" % (fast, game) for game in GAMES for fast in ("", "fast_")],
           "their_longest_deck_building_s", "their_longest_fast_deck_building_s", "their_round_s", "their_round_fast_s",
           "their_battle_s", "curtains", "fight_frame_alpha_strike_p95_ms",
           "fight_frame_star_empires_p95_ms"]


def bench(binary, folder, *arguments, **env):
    return subprocess.run([binary, "bench", "--window", *arguments], env=clean_environment(folder, **env),
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          timeout=400)


def main():
    need_tools("Xvfb")
    binary, checks = program(sys.argv[1:]), Checks()
    with tempfile.TemporaryDirectory() as folder, Display() as display:
        with checks("without a display: a message and status 2"):
            result = bench(binary, folder)
            expect(result.returncode == 2 and result.stdout == "", "status %d" % result.returncode)
            expect(result.stderr.splitlines()[-1].startswith("stardeck: "), "stderr: %r" % result.stderr)
        with checks("every figure, and verdicts that fit"):
            result = bench(binary, folder, "--runs", "1", "--json", DISPLAY=display.name)
            figures = json.loads(result.stdout)
            expect([figure["figure"] for figure in figures] == FIGURES, result.stdout)
            for figure in figures:
                expect(figure["reached"] == (figure["value"] <= figure["goal"]), str(figure))
                if "floor" in figure:
                    rounded = 0.1 + figure["floor"] / 1000  # ratios have three decimals
                    expect(figure["floor"] > 0 and abs(figure["ratio"] * figure["floor"] - figure["value"]) < rounded and
                           abs(figure["ratio_goal"] * figure["floor"] - figure["goal"]) < rounded, str(figure))
            floors = {figure["figure"] for figure in figures if "floor" in figure}
            expect(floors == {name for name in FIGURES if "_ms" in name}, "floors: %s" % floors)
            reached = all(figure["reached"] for figure in figures)
            expect(result.returncode == (0 if reached else 1), "status %d" % result.returncode)
        with checks("nothing is said besides, on a machine without sound either"):
            expect(result.stderr == "", "stderr: %r" % result.stderr)
        with checks("what takes time or memory takes some"):
            for figure in figures:
                expect(figure["value"] > 0 or figure["figure"].endswith("_ticks"), str(figure))
        with checks("an idle window costs nothing"):
            for figure in figures:
                expect(figure["value"] == 0 or not figure["figure"].endswith("_ticks"), str(figure))
    checks.finish()


main()

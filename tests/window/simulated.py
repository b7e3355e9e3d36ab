# SPDX-License-Identifier: MIT
"""Games played by computers without a window, cut off where people are to continue."""

import json
import pathlib
import subprocess
import tempfile


class Simulated:
    """One game of `stardeck simulate`: its first line and its commands."""

    def __init__(self, binary, game, players, seed, more=()):
        with tempfile.TemporaryDirectory(prefix="stardeck-simulated-") as folder:
            subprocess.run([binary, "simulate", "--game", game, "--players", players, "--seed", str(seed), "--games", "1",
                            "--save", folder, *more], check=True, stdout=subprocess.DEVNULL, timeout=120)
            lines = pathlib.Path(folder, "game-0001.jsonl").read_text(encoding="utf-8").splitlines()
        self.head, *rest = map(json.loads, lines)
        self.commands = [line for line in rest if "do" in line]

    def cut(self, count, people, folder):
        """The first `count` commands as a saved game in `folder` that these seats, by number, go on with; a Cadet has
        the others."""
        who = ["human" if seat in people else "random" for seat in range(len(self.head["players"]))]
        path = pathlib.Path(folder) / "begun.jsonl"
        lines = [dict(self.head, who=who), *self.commands[:count]]
        path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")
        return path

    def turns(self, seat):
        """The turns of that seat: where each begins and ends among the commands."""
        name, turns, begin = self.head["players"][seat], [], None
        for at, line in enumerate(self.commands):
            if line["seat"] == name and line["do"] == "phase":
                begin = at
            elif line["do"] == "end_turn" and begin is not None and line["seat"] == name:
                turns.append((begin, at + 1))
                begin = None
        return turns

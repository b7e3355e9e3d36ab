# SPDX-License-Identifier: MIT
"""Teaches computer opponents to judge positions: plays, fits a net, plays with it, and so on (packaging/train).

Each generation plays games of the newest net against the search that judges by Game.estimate, against itself and
against the net before, with some random commands; a net that only saw itself play would be fooled by moves whose worth
it has never seen. A generation is fitted to its own games and to those of the last ones. Everything lies in a folder:
stopped, it goes on where it was. When the generations are done, the newest is written beside the cards, with a report.
"""
import argparse
import json
import os
import subprocess
import sys

import net

KEEP = 6  # generations whose games are learned from
FIRST = 4  # times as many quick games before there is a net


class School:
    def __init__(self, given):
        self.given = given
        self.folder = os.path.join(given.folder, f"{given.game}-{given.seats}")
        os.makedirs(self.folder, exist_ok=True)

    def path(self, name):
        return os.path.join(self.folder, name)

    def played(self, name, players, games, seed):
        """The file with the positions of these games, which are played unless they are there."""
        path = self.path(name + ".csv")
        if os.path.exists(path):
            return path
        command = [self.given.program, "simulate", "--game", self.given.game, "--players", ",".join(players),
                   "--games", str(games), "--seed", str(seed), "--paired", "--jobs", str(self.given.jobs),
                   "--features", path + ".part"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(command)}\n{done.stderr}")
        os.rename(path + ".part", path)
        with open(self.path(name + ".txt"), "w", encoding="utf-8") as file:
            file.write(done.stdout)
        return path

    def wins(self, name):
        """The line that says how often the first kind of player won."""
        with open(self.path(name + ".txt"), encoding="utf-8") as file:
            return [line.strip() for line in file if "95 %" in line]

    def who(self, generation):
        """The player that judges by a generation's net; before the first, by Game.estimate."""
        plan = f"think-{self.given.simulations}"
        if generation < 0:
            return plan + "+estimate"
        turns = f"+turns{self.given.turns}" if self.given.turns else ""
        return f"{plan}{turns}+noise{self.given.noise}+net={self.path(f'net-{generation}.json')}"

    def games_of(self, generation):
        """The files of positions that generation learns from, oldest first."""
        g, seats, games = self.given, self.given.seats, self.given.games
        files = []
        if generation == 0:
            quick = f"think-{g.quick}+estimate+noise{g.noise}"
            return [self.played("games-0", [f"any:{quick}"] * seats, games * FIRST, 1)]
        for number in range(max(1, generation - KEEP), generation + 1):
            new, old = self.who(number - 1), self.who(-1)
            pairings = (("old", [new] + [old] * (seats - 1), games // 2), ("self", [new] * seats, games // 4),
                        ("before", [new] + [self.who(number - 2)] * (seats - 1), games // 4))
            for at, (name, who, count) in enumerate(pairings):
                if name == "before" and number < 2:
                    count, who = games // 4, [new] + [f"think-{g.quick}+estimate+noise20"] * (seats - 1)
                files.append(self.played(f"games-{number}-{name}", [f"any:{one}" for one in who],
                                         count // seats * seats, 1000 * number + at))
        if generation <= KEEP:
            files.insert(0, self.path("games-0.csv"))
        return files

    def learn(self, generation):
        path = self.path(f"net-{generation}.json")
        if os.path.exists(path):
            return
        positions = net.Positions(self.games_of(generation))
        taught, report = net.fit(positions, self.given.hidden, self.given.epochs)
        report |= {"generation": generation}
        net.write(path + ".part", [(taught, self.given.for_seats or positions.seats)])
        os.rename(path + ".part", path)
        with open(self.path(f"net-{generation}.report.json"), "w", encoding="utf-8") as file:
            json.dump(report, file, indent=1)
        print(f"generation {generation}: {report['positions']} positions of {report['games']} games, loss "
              f"{report['loss']:.4f} (coin {report['coin']:.4f})", flush=True)
        if generation:
            print("  against the estimate:", *self.wins(f"games-{generation}-old"), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("game")
    parser.add_argument("--folder", default="build/train", help="where everything lies in between")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--for-seats", type=int, nargs=2, help="numbers of seats the net is for, from and to")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=2000, help="for each generation")
    parser.add_argument("--simulations", type=int, default=256, help="for each decision")
    parser.add_argument("--quick", type=int, default=64, help="the same in the first games")
    parser.add_argument("--turns", type=int, default=0, help="to the horizon; 0: as the game says")
    parser.add_argument("--hidden", type=int, default=16, help="units of the net")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--noise", type=int, default=5, help="random commands in 100")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    school = School(given)
    for generation in range(given.generations + 1):
        school.learn(generation)


if __name__ == "__main__":
    main()

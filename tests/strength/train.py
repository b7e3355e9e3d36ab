# SPDX-License-Identifier: MIT
"""Teaches computer opponents to judge positions: plays, fits a net, plays with it, and so on (packaging/train).

Each generation plays games of the newest net against the search that judges by Game.estimate, against itself and
against the net before, with some random commands; a net that only saw itself play would be fooled by moves whose worth
it has never seen. A generation is fitted to its own games and to those of the last ones. Everything lies in a folder:
stopped, it goes on where it was. When the generations are done, each plays against the best of those before it and
takes its place if it wins clearly; the best of all plays against the search that judges by Game.estimate, and if it wins
clearly too, it is written into the game's nets.json, and how it was taught into NETS.md beside this file.
"""
import argparse
import json
import os
import subprocess
import sys

import net

HERE = os.path.dirname(os.path.abspath(__file__))
CARDS = os.path.join(HERE, "..", "..", "cards")
CLEARLY = 52  # of 100 games
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
        """The files with the positions of these games, one for each variant; they are played unless they are there."""
        share = games // len(self.given.variants) // self.given.seats * self.given.seats
        return [self.played_as(name if at == 0 else f"{name}-{variant}", players, share, seed, variant)
                for at, variant in enumerate(self.given.variants)]

    def played_as(self, name, players, games, seed, variant):
        path = self.path(name + ".csv")
        if os.path.exists(path):
            return path
        command = [self.given.program, "simulate", "--game", self.given.game, "--players", ",".join(players),
                   "--games", str(games), "--seed", str(seed), "--paired", "--jobs", str(self.given.jobs),
                   "--features", path + ".part"] + (["--variant", variant] if variant else [])
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
            return self.played("games-0", [f"any:{quick}"] * seats, games * FIRST, 1)
        for number in range(max(1, generation - KEEP), generation + 1):
            new, old = self.who(number - 1), self.who(-1)
            pairings = (("old", [new] + [old] * (seats - 1), games // 2), ("self", [new] * seats, games // 4),
                        ("before", [new] + [self.who(number - 2)] * (seats - 1), games // 4))
            for at, (name, who, count) in enumerate(pairings):
                if name == "before" and number < 2:
                    count, who = games // 4, [new] + [f"think-{g.quick}+estimate+noise20"] * (seats - 1)
                files += self.played(f"games-{number}-{name}", [f"any:{one}" for one in who], count, 1000 * number + at)
        return self.games_of(0) + files if generation <= KEEP else files

    def learn(self, generation):
        path = self.path(f"net-{generation}.json")
        if os.path.exists(path):
            return
        positions = net.Positions(self.games_of(generation))
        taught, report = net.fit(positions, self.given.hidden, self.given.epochs)
        report |= {"generation": generation}
        net.write(path + ".part", [(taught, self.given.for_seats or positions.seats,
                                    [] if self.given.variants == [""] else self.given.variants)])
        os.rename(path + ".part", path)
        with open(self.path(f"net-{generation}.report.json"), "w", encoding="utf-8") as file:
            json.dump(report, file, indent=1)
        print(f"generation {generation}: {report['positions']} positions of {report['games']} games, loss "
              f"{report['loss']:.4f} (coin {report['coin']:.4f})", flush=True)
        if generation:
            print("  against the estimate:", *self.wins(f"games-{generation}-old"), flush=True)


    def duel(self, name, who, other):
        """How many of 100 games `who` wins against others alone, and how far off that may be."""
        path = self.path(name + ".json")
        if not os.path.exists(path):
            players = ",".join([f"any:{who}"] + [f"any:{other}"] * (self.given.seats - 1))
            done = subprocess.run([self.given.program, "simulate", "--game", self.given.game, "--players", players,
                                   "--games", str(self.given.gate // self.given.seats * self.given.seats), "--seed", "7000",
                                   "--paired", "--jobs", str(self.given.jobs), "--json"],
                                  capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f"{players}: {done.stderr}")
            with open(path, "w", encoding="utf-8") as file:
                file.write(done.stdout)
        with open(path, encoding="utf-8") as file:
            level = json.load(file)["levels"][who]
        return level["percent"], level["give"]

    def enough(self):
        """What a net must win: clearly more than its share."""
        return CLEARLY * 2 / self.given.seats

    def best(self):
        """The best generation, and what it won against which."""
        best, told = 0, []
        plain = lambda generation: self.who(generation).replace(f"+noise{self.given.noise}", "")
        for generation in range(1, self.given.generations + 1):
            share, give = self.duel(f"duel-{generation}-{best}", plain(generation), plain(best))
            told.append(f"generation {generation} v {best}: {share:.1f} ± {give:.1f} %")
            if share >= self.enough():
                best = generation
        share, give = self.duel(f"gate-{best}", plain(best), plain(-1))
        told.append(f"generation {best} v the estimate: {share:.1f} ± {give:.1f} %")
        print(*told, sep="\n", flush=True)
        return best, told, share >= self.enough()

    def take(self, generation, told):
        """Writes the net into the game's nets.json, in place of the one for as many seats, and how it was taught."""
        target = os.path.join(CARDS, self.given.game, "nets.json")
        with open(self.path(f"net-{generation}.json"), encoding="utf-8") as file:
            nets = json.load(file)["nets"]
        if os.path.exists(target):
            with open(target, encoding="utf-8") as file:
                nets += [one for one in json.load(file)["nets"] if one["seats_min"] != nets[0]["seats_min"]]
        net.write_nodes(target, sorted(nets, key=lambda one: one["seats_min"]))
        with open(self.path(f"net-{generation}.report.json"), encoding="utf-8") as file:
            write_report(self.given, nets[0], json.load(file), told)


def write_report(given, node, report, told):
    """Into NETS.md, in place of what it says of this net so far."""
    path = os.path.join(HERE, "NETS.md")
    least, most = node["seats_min"], node["seats_max"]
    title = f"## {given.game}, {least if least == most else f'{least} to {most}'} seats"
    with open(path, encoding="utf-8") as file:
        parts = file.read().split("\n## ")
    others = [part for part in parts[1:] if not part.startswith(title[3:])]
    lines = [title[3:], "", f"{report['positions']} positions of {report['games']} games with {given.simulations} simulations a "
             f"decision and {given.noise} random commands in 100; {report['hidden']} hidden units. Log loss on games held out "
             f"{report['loss']:.4f}; who says the same of everybody has {report['coin']:.4f}.", ""]
    lines += [f"- {line}" for line in told] + ["", "| told, % | won, % | positions |", "|---|---|---|"]
    lines += [f"| {100 * said:.1f} | {100 * came:.1f} | {count} |" for said, came, count in report["calibration"]]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n## ".join([parts[0]] + sorted(others + ["\n".join(lines) + "\n"])))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("game")
    parser.add_argument("--folder", default="build/train", help="where everything lies in between")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--variants", type=lambda text: text.split(","), default=[""],
                        help="the game's variants that share the games and that the net is for; the duels are played in "
                        "the first. Without it, the first variant is played and the net is for all")
    parser.add_argument("--for-seats", type=int, nargs=2, help="numbers of seats the net is for, from and to")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=2000, help="for each generation")
    parser.add_argument("--simulations", type=int, default=256, help="for each decision")
    parser.add_argument("--quick", type=int, default=64, help="the same in the first games")
    parser.add_argument("--turns", type=int, default=0, help="to the horizon; 0: as the game says")
    parser.add_argument("--hidden", type=int, default=16, help="units of the net")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--noise", type=int, default=5, help="random commands in 100")
    parser.add_argument("--gate", type=int, default=400, help="games that show which is best; 0: none is taken")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    school = School(given)
    for generation in range(given.generations + 1):
        school.learn(generation)
    if not given.gate:
        return
    best, told, wins = school.best()
    if wins:
        school.take(best, told)
    else:
        print("It does not win clearly: nets.json stays as it is.")


if __name__ == "__main__":
    main()

# SPDX-License-Identifier: MIT
"""Fits a value net (src/engine/value_net.h) to positions that `stardeck simulate --features` wrote.

One net scores every seat of a position; the chances of the seats are the softmax of their scores, and the target is
who won. A tenth of the games is held out; the best epoch by them is kept. Weights are rounded to the whole numbers the
program computes with, and what is reported is what those give.
"""
import json

import numpy

HELD_OUT = 10       # one game in so many
BATCH = 1024
RATE = 3e-3
LIMIT = 7.99        # of inputs, in standard deviations
WEIGHT_MAX = 7.9    # 8191 / 1024, less a little
LEARNED_ALONE = 5   # columns before the features: game, won, turn, seats, seat


class Positions:
    """The positions of some games: arrays over positions and seats."""

    def __init__(self, paths):
        self.names, parts, base = None, [], 0
        for path in paths:
            with open(path, encoding="ascii") as file:
                names = file.readline().strip().split(",")
                numbers = numpy.fromstring(file.read().replace("\n", ","), dtype=numpy.int32, sep=",")
            assert self.names in (None, names), f"{path}: other features than the files before"
            self.names = names
            rows = numbers.reshape(-1, len(names))
            rows[:, 0] += base
            base = rows[:, 0].max() + 1 if len(rows) else base
            parts.append(rows)
        rows = numpy.concatenate(parts)
        self.features = self.names[LEARNED_ALONE:]
        seats = rows[:, 3].max()
        first = numpy.flatnonzero(rows[:, 4] == 0)
        count = rows[first, 3]
        self.plays = numpy.arange(seats)[None, :] < count[:, None]
        index = numpy.minimum(first[:, None] + numpy.arange(seats)[None, :], len(rows) - 1)
        self.inputs = numpy.where(self.plays[:, :, None], rows[index][:, :, LEARNED_ALONE:], 0).astype(numpy.float32)
        won = numpy.where(self.plays, rows[index][:, :, 1], 0).astype(numpy.float32)
        self.won = won / numpy.maximum(won.sum(1, keepdims=True), 1)
        self.game = rows[first, 0]
        self.turn = rows[first, 2]
        self.held_out = (self.game * 2654435761 % 1000) < 1000 // HELD_OUT
        self.seats = (int(count.min()), int(count.max()))


def chances(score, plays):
    score = numpy.where(plays, score, -1e4)
    power = numpy.exp(score - score.max(1, keepdims=True))
    return power / power.sum(1, keepdims=True)


def loss(chance, won):
    """Mean log loss; a coin has 0.693 at two seats."""
    return float(-(won * numpy.log(numpy.maximum(chance, 1e-9))).sum(1).mean())


def calibration(chance, won, plays):
    """For each tenth of the chances told: mean told, share won, how many."""
    told, came = chance[plays], won[plays]
    lines = []
    for tenth in range(10):
        inside = (told >= tenth / 10) & (told < (tenth + 1) / 10 + (tenth == 9))
        if inside.sum() > 20:
            lines.append((float(told[inside].mean()), float(came[inside].mean()), int(inside.sum())))
    return lines


class Net:
    """A net with weights as floating point numbers, and the way back to whole ones."""

    def __init__(self, features, mean, deviation, hidden, seed=1):
        random = numpy.random.default_rng(seed)
        self.features, self.hidden = features, hidden
        self.mean16 = numpy.rint(mean * 16).astype(numpy.int64)
        self.rate = numpy.minimum(numpy.rint(32768 / deviation), 1000000).astype(numpy.int64)
        count = len(features)
        self.weights = {"direct": numpy.zeros(count, numpy.float32)}
        if hidden:
            self.weights |= {
                "weight": random.normal(0, 1 / numpy.sqrt(count), (hidden, count)).astype(numpy.float32),
                "bias": numpy.full(hidden, 0.1, numpy.float32),
                "out": random.normal(0, 0.1, hidden).astype(numpy.float32)}

    def standard(self, inputs):
        """Inputs as the net sees them, in standard deviations."""
        return numpy.clip((inputs - self.mean16 / 16) * self.rate / 32768, -LIMIT, LIMIT).astype(numpy.float32)

    def score(self, standard):
        """Scores, and what the hidden units gave."""
        w = self.weights
        score, gave = standard @ w["direct"], None
        if self.hidden:
            gave = numpy.maximum(standard @ w["weight"].T + w["bias"], 0)
            score = score + gave @ w["out"]
        return score, gave

    def gradient(self, standard, plays, won):
        w = self.weights
        score, gave = self.score(standard)
        error = (chances(score, plays) - won) / len(standard)
        result = {"direct": numpy.tensordot(error, standard, ((0, 1), (0, 1))) + 1e-5 * w["direct"]}
        if self.hidden:
            back = error[:, :, None] * w["out"] * (gave > 0)
            result["out"] = numpy.tensordot(error, gave, ((0, 1), (0, 1))) + 1e-5 * w["out"]
            result["weight"] = numpy.tensordot(back, standard, ((0, 1), (0, 1))) + 3e-5 * w["weight"]
            result["bias"] = back.sum((0, 1))
        return result

    def round(self):
        """Makes the weights what whole numbers can say."""
        for key, value in self.weights.items():
            unit = 131072 if key == "bias" else 1024
            self.weights[key] = (numpy.rint(value * unit) / unit).astype(numpy.float32)

    def json(self, seats, variants=()):
        w = self.weights
        whole = lambda value, unit=1024: int(round(float(value) * unit))
        node = {"seats_min": seats[0], "seats_max": seats[1]} | ({"variants": list(variants)} if variants else {}) | {"inputs": [
            {"feature": name, "mean": int(self.mean16[i]), "rate": int(self.rate[i]), "weight": whole(w["direct"][i])}
            for i, name in enumerate(self.features)]}
        if self.hidden:
            node["hidden"] = [
                {"bias": whole(w["bias"][k], 131072), "out": whole(w["out"][k]),
                 "weights": [whole(x) for x in w["weight"][k]]} for k in range(self.hidden)]
        return node


def fit(positions, hidden, epochs, weight=None):
    """The best net by the games held out, and its report. `weight`: how much each position counts; None: all 1."""
    learn, held = ~positions.held_out, positions.held_out
    known = positions.inputs[learn][positions.plays[learn]]
    net = Net(positions.features, known.mean(0), numpy.maximum(known.std(0), 0.05), hidden)
    standard = net.standard(positions.inputs)
    index = numpy.flatnonzero(learn)
    if weight is not None:
        index = numpy.repeat(index, weight[index])
    test = (standard[held], positions.plays[held], positions.won[held])
    first = {key: numpy.zeros_like(value) for key, value in net.weights.items()}
    second = {key: numpy.zeros_like(value) for key, value in net.weights.items()}
    random, step, best, best_loss = numpy.random.default_rng(1), 0, None, 99.0
    for epoch in range(epochs):
        order = random.permutation(index)
        rate = RATE * 0.5 * (1 + numpy.cos(numpy.pi * epoch / epochs)) + 1e-5
        for at in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[at:at + BATCH]
            step += 1
            for key, value in net.gradient(standard[batch], positions.plays[batch], positions.won[batch]).items():
                first[key] = 0.9 * first[key] + 0.1 * value
                second[key] = 0.999 * second[key] + 0.001 * value ** 2
                net.weights[key] -= rate * (first[key] / (1 - 0.9 ** step)) / (
                    numpy.sqrt(second[key] / (1 - 0.999 ** step)) + 1e-8)
                numpy.clip(net.weights[key], -WEIGHT_MAX, WEIGHT_MAX, out=net.weights[key])
        now = loss(chances(net.score(test[0])[0], test[1]), test[2])
        if now < best_loss:
            best_loss, best = now, {key: value.copy() for key, value in net.weights.items()}
    net.weights = best if best is not None else net.weights
    net.round()
    chance = chances(net.score(test[0])[0], test[1])
    coin = loss(chances(numpy.zeros_like(test[2]), test[1]), test[2])
    return net, {"positions": len(positions.won), "games": int(len(numpy.unique(positions.game))), "hidden": hidden,
                 "coin": coin, "loss": loss(chance, test[2]), "calibration": calibration(chance, test[2], test[1])}


def write(path, nets):
    """Writes a nets.json of several (net, seats, variants)."""
    write_nodes(path, [net.json(seats, variants) for net, seats, variants in nets])


def write_nodes(path, nodes):
    """The same of nets that are JSON already."""
    text = json.dumps({"nets": nodes})
    for key in ('{"seats_min"', '{"feature"', '{"bias"', '"hidden"', ']}'):
        text = text.replace(key, "\n" + key)
    with open(path, "w", encoding="ascii") as file:
        file.write(text + "\n")

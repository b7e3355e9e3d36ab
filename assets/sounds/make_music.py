#!/usr/bin/env python3
# SPDX-License-Identifier: CC0-1.0
"""make_music.py OUTDIR: the two quiet pieces of music, computed note by note. Needs python3-numpy and SoX with its formats.

ambience_menu.ogg is heard until a game begins, ambience.ogg at the table. Both go round without a seam: every note's end and
all of the reverb run on into the beginning (circular). The keys are related (D minor, A minor), so that one fades well into
the other. No recording or sample went in, and the same seed gives the same bytes."""
import subprocess
import sys
from pathlib import Path

import numpy as np

import finish

RATE = 22050  # half of what the program plays: exact, and enough for what is this soft
QUALITY = 1
NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hertz(note):
    """Of "Bb3", "F#4"."""
    sharp = note.count("#") - note.count("b")
    return 440 * 2 ** ((NAMES[note[0]] + sharp + 12 * (int(note[-1]) + 1) - 69) / 12)


class Piece:
    def __init__(self, seconds, seed):
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.length = int(seconds * RATE)
        self.dry, self.wet = np.zeros(self.length), np.zeros(self.length)

    def add(self, sound, at, dry, wet):
        """At so many seconds, running on into the beginning."""
        first = int(at * RATE) % self.length
        index = (first + np.arange(len(sound))) % self.length
        np.add.at(self.dry, index, sound * dry)
        np.add.at(self.wet, index, sound * wet)

    # ---- voices

    def pad(self, notes, at, seconds, level, bright=1.0):
        """A chord that swells and goes, over its neighbours: voices a little apart, few harmonics."""
        swell, fade = 3.2, 4.6
        t = np.arange(int((seconds + fade) * RATE)) / RATE
        shape = np.minimum(1, t / swell) * np.clip((seconds + fade - t) / fade, 0, 1)
        shape = np.sin(shape * np.pi / 2) ** 2
        sound = np.zeros(len(t))
        for note in notes:
            for cents in (-5.5, 0.4, 6.1):
                f = hertz(note) * 2 ** (cents / 1200)
                breath = 1 + 0.22 * np.sin(2 * np.pi * (0.05 + 0.07 * self.random.random()) * t + 6.28 * self.random.random())
                for h in range(1, 8):
                    if f * h < 4000:
                        sound += breath * np.sin(2 * np.pi * f * h * t + 6.28 * self.random.random()) * h ** (-1.75 / bright) / 3
        self.add(sound * shape / len(notes), at - 1.9, level * 0.55, level * 0.6)

    def bass(self, note, at, seconds, level):
        t = np.arange(int((seconds + 1.8) * RATE)) / RATE
        shape = np.clip(t / 0.7, 0, 1) * np.clip((seconds + 1.8 - t) / 1.8, 0, 1)
        f = hertz(note)
        sound = np.sin(2 * np.pi * f * t) + 0.35 * np.sin(4 * np.pi * f * t) + 0.10 * np.sin(6 * np.pi * f * t)
        self.add(sound * np.sin(shape * np.pi / 2) ** 2, at, level, level * 0.12)

    def bell(self, note, at, level, lasts=3.2):
        """Glass, far away: inharmonic partials, the upper ones gone first."""
        t = np.arange(int(lasts * 2.2 * RATE)) / RATE
        f = hertz(note)
        sound = np.zeros(len(t))
        for ratio, part, decay in ((1, 1, 1), (2.003, 0.46, 0.70), (3.01, 0.24, 0.48), (4.18, 0.12, 0.30), (5.43, 0.06, 0.20)):
            sound += part * np.sin(2 * np.pi * f * ratio * t) * np.exp(-t * 2.6 / (lasts * decay))
        sound *= 1 - np.exp(-t / 0.006)
        sound[-RATE // 2:] *= np.linspace(1, 0, RATE // 2)
        for echo in range(3):
            self.add(sound, at + 0.75 * echo, level * 0.40 * 0.45 ** echo, level * 0.75 * 0.55 ** echo)

    def felt(self, note, at, level):
        """A soft struck string."""
        t = np.arange(int(4.5 * RATE)) / RATE
        f = hertz(note)
        sound = np.zeros(len(t))
        for h in range(1, 7):
            sound += np.sin(2 * np.pi * f * h * np.sqrt(1 + 0.0004 * h * h) * t) * h ** -1.7 * np.exp(-t * (0.75 + 0.55 * h))
        sound *= (1 - np.exp(-t / 0.012)) * np.clip((4.5 - t) / 0.5, 0, 1)
        self.add(sound, at, level * 0.6, level * 0.55)

    def air(self, level):
        """A far wind that comes and goes; round by round the same."""
        n = self.length
        spectrum = np.fft.rfft(self.random.standard_normal(n))
        f = np.fft.rfftfreq(n, 1 / RATE)
        spectrum *= (f / 260) / (1 + (f / 260) ** 2) ** 1.6
        noise = np.fft.irfft(spectrum, n)
        t = np.arange(n) / n
        self.dry += noise / noise.std() * level * (1 + 0.6 * np.sin(2 * np.pi * 3 * t) * np.sin(2 * np.pi * 7 * t + 1))

    # ---- the room, and the end

    def mixed(self):
        n = self.length
        t = np.arange(int(4.5 * RATE)) / RATE
        room = self.random.standard_normal(len(t)) * np.exp(-t * 1.55) * (1 - np.exp(-t / 0.03))
        spectrum = np.fft.rfft(np.concatenate([room / np.sqrt(np.sum(room ** 2)), np.zeros(n - len(t))]))
        f = np.fft.rfftfreq(n, 1 / RATE)
        spectrum *= 1 / (1 + (f / 2800) ** 2)
        wet = np.fft.irfft(np.fft.rfft(self.wet) * spectrum, n)
        whole = np.fft.rfft(self.dry + wet)
        whole *= (f / 38) ** 2 / (1 + (f / 38) ** 2) / (1 + (f / 6500) ** 4)
        return np.fft.irfft(whole, n)


def menu():
    """Eighteen chords of eight seconds in D minor, a slow line of bells over them. 2:24."""
    piece = Piece(144, 20)
    chords = [("D2", "D3 A3 E4 F4"), ("Bb1", "D3 Bb3 F4 A4"), ("F2", "F3 C4 G4 A4"), ("C2", "E3 C4 G4 D5"),
              ("D2", "D3 A3 F4 C5"), ("G1", "D3 Bb3 F4 A4"), ("Bb1", "F3 Bb3 D4 A4"), ("A1", "E3 A3 D4 E4"),
              ("D2", "D3 A3 E4 F4"), ("Bb1", "D3 Bb3 F4 C5"), ("F2", "F3 C4 A4 E5"), ("C2", "E3 C4 G4 D5"),
              ("Bb1", "F3 Bb3 D4 C5"), ("G1", "G3 D4 Bb3 A4"), ("D2", "F3 A3 D4 E4"), ("A1", "E3 A3 D4 G4"),
              ("Bb1", "D3 F3 C4 A4"), ("A1", "E3 A3 C#4 E4")]
    line = ["A4:1 D5:3 E5:5", "F5:0 D5:4", "C5:1 G5:3 A5:5", "G5:0 E5:4", "F5:1 E5:3 C5:5", "D5:1 A4:5", "Bb4:1 D5:4", "E5:0",
            "", "F5:2", "A5:1 G5:3 E5:5", "D5:1 G4:4", "C5:1 D5:3 F5:5", "A5:1 G5:4", "F5:1 E5:3 D5:5", "E5:1", "", "C#5:2 E5:5"]
    step = 8
    for i, (low, notes) in enumerate(chords):
        at = i * step
        piece.pad(notes.split(), at, step, 0.50, 1.0 if i < 8 else 1.12)
        piece.bass(low, at - 0.1, step - 0.5, 0.17)
        for n in line[i].split():
            note, when = n.split(":")
            piece.bell(note, at + float(when) + 0.03 * piece.random.random(), 0.110 + 0.025 * piece.random.random())
        if 4 <= i < 8 or 12 <= i < 16:
            for k, note in enumerate((notes.split() * 2)[1:5]):
                piece.felt(note, at + 2 * k + 0.5, 0.120)
    piece.air(0.010)
    return piece.mixed()


def table():
    """Sixteen chords of ten seconds in A minor, more space than notes. 2:40."""
    piece = Piece(160, 21)
    chords = [("A1", "A2 E3 B3 C4"), ("A1", "A2 E3 C4 G4"), ("F1", "C3 A3 E4 G4"), ("F1", "C3 A3 B3 E4"),
              ("A1", "A2 E3 B3 E4"), ("G1", "D3 G3 B3 E4"), ("D2", "D3 A3 C4 E4"), ("E2", "B2 G3 D4 F#4"),
              ("A1", "A2 E3 C4 B4"), ("C2", "E3 G3 B3 D4"), ("F1", "C3 A3 E4 G4"), ("D2", "A2 F3 C4 E4"),
              ("A1", "A2 E3 B3 C4"), ("G1", "B2 G3 D4 A4"), ("F1", "C3 F3 G3 E4"), ("E2", "B2 G3 A3 D4")]
    line = ["E5:3", "", "C5:2 B4:5", "", "A4:3 E5:6", "D5:4", "", "B4:2", "E5:2 G5:5", "", "C5:3", "A4:2 C5:5", "", "D5:3 B4:6", "", "E4:4"]
    step = 10
    for i, (low, notes) in enumerate(chords):
        at = i * step
        piece.pad(notes.split(), at, step, 0.52, 0.92)
        piece.bass(low if low[-1] != "1" or low[0] in "AG" else low[:-1] + "2", at - 0.1, step - 0.5, 0.15)
        for n in line[i].split():
            note, when = n.split(":")
            piece.bell(note, at + float(when) + 0.05 * piece.random.random(), 0.088 + 0.020 * piece.random.random(), 3.8)
        for k, beat in enumerate((0.5, 5.5)):
            piece.felt(notes.split()[k], at + beat, 0.105)
        if i % 4 == 2:
            piece.felt(notes.split()[3], at + 7.5, 0.085)
    piece.air(0.013)
    return piece.mixed()


def turned(x):
    """The same round, begun where it is quietest near its beginning and crosses zero: what an encoder does to the ends is not heard there."""
    near, about = RATE, int(0.02 * RATE)
    ends = np.concatenate([x[-near - about:], x[:near + about]])
    power = np.convolve(ends ** 2, np.ones(2 * about) / (2 * about), "valid")[:2 * near]
    middle = ends[about:about + 2 * near]
    crosses = np.nonzero((middle[:-1] <= 0) & (middle[1:] > 0))[0]
    best = crosses[np.argmin(power[crosses])]
    return np.roll(x, near - best - 1)


def main():
    for name, sound in (("ambience_menu", turned(menu())), ("ambience", turned(table()))):
        gain = 10 ** ((finish.classes()[name] - finish.loudness(sound, RATE)) / 20)
        finish.write(sound * gain, Path(sys.argv[1]) / f"{name}.ogg", QUALITY, RATE)


if __name__ == "__main__":
    main()

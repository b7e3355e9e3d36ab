#!/usr/bin/env python3
# SPDX-License-Identifier: CC0-1.0
"""finish.py FROM TO: brings each WAV of the folder FROM to the loudness of its class (classes.txt) and writes it to TO as OGG.

Silence at both ends goes, the ends are faded so that nothing clicks, and peaks above -4 dBFS are rounded off (Vorbis
adds a little to them; -3 dBFS is the limit). Needs SoX with its formats, and numpy. The same input gives the same bytes."""
import subprocess
import sys
from pathlib import Path

import numpy as np

RATE = 44100
PEAK = 10 ** (-4 / 20)
WINDOW, HOP = 0.4, 0.01
FADE_IN, FADE_OUT = 0.002, 0.012
SILENT = 10 ** (-66 / 20)


def classes():
    """{sound: LUFS}"""
    level, wanted = {}, {}
    for line in (Path(__file__).parent / "classes.txt").read_text().splitlines():
        words = line.split()
        if words[:1] == ["class"]:
            level[words[1]] = float(words[2])
        elif words and words[0] != "#":
            wanted[words[0]] = level[words[1]] + (float(words[2]) if len(words) > 2 else 0)
    return wanted


def response(b, a, n, freq):
    """Of a filter of second order, at the frequencies of an FFT of n samples."""
    z = np.exp(-2j * np.pi * freq / n)
    return (b[0] + b[1] * z + b[2] * z * z) / (1 + a[1] * z + a[2] * z * z)


def k_weighted(x, rate=RATE):
    """The two filters of ITU-R BS.1770 for any rate, over x and enough silence for them to die out."""
    n = 1 << int(np.ceil(np.log2(len(x) + rate)))
    freq = np.arange(n // 2 + 1)
    k, q, gain = np.tan(np.pi * 1681.974450955533 / rate), 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    root = gain ** 0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = response([(gain + root * k / q + k * k) / a0, 2 * (k * k - gain) / a0, (gain - root * k / q + k * k) / a0],
                     [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], n, freq)
    k, q = np.tan(np.pi * 38.13547087602444 / rate), 0.5003270373238773
    a0 = 1 + k / q + k * k
    deep = response([1, -2, 1], [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], n, freq)
    return np.fft.irfft(np.fft.rfft(x, n) * shelf * deep, n)[:len(x)]


def loudness(x, rate=RATE):
    """Of the loudest 400 ms, LUFS; what is shorter is followed by silence."""
    w, hop = int(WINDOW * rate), int(HOP * rate)
    power = np.concatenate([[0], np.cumsum(k_weighted(np.concatenate([x, np.zeros(w)]), rate) ** 2)])
    at = np.arange(0, len(power) - w, hop)
    return -0.691 + 10 * np.log10(np.max(power[at + w] - power[at]) / w + 1e-20)


def rounded(x, rate=RATE):
    """Turned down smoothly around peaks, from 6 ms before to 80 ms after them."""
    over = np.maximum(1, np.abs(x) / PEAK)
    before, after = int(0.006 * rate), int(0.080 * rate)
    if over.max() == 1:
        return x
    held = over.copy()
    for shift in range(1, before + 1):
        held[:-shift] = np.maximum(held[:-shift], over[shift:])
    fall = np.exp(-1 / after)
    for i in range(1, len(held)):
        held[i] = max(held[i], 1 + (held[i - 1] - 1) * fall)
    kernel = np.hanning(before + 2)[1:-1]
    smooth = np.convolve(held, kernel / kernel.sum(), "full")[:len(x)]
    return np.clip(x / np.maximum(smooth, 1), -PEAK, PEAK)


def trimmed(x):
    loud = np.nonzero(np.abs(x) > SILENT * np.abs(x).max())[0]
    return x[loud[0]:loud[-1] + 1]


def faded(x):
    up, down = int(FADE_IN * RATE), int(FADE_OUT * RATE)
    x = x.copy()
    x[:up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / up)
    x[-down:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / down)
    return np.concatenate([np.zeros(64), x, np.zeros(256)])


def brought_to(x, wanted):
    gain = 1.0
    for _ in range(12):
        y = rounded(x * gain)
        off = wanted - loudness(y)
        if abs(off) < 0.05:
            break
        gain *= 10 ** (off / 20)
    return y


def read(path):
    raw = subprocess.run(["sox", str(path), "-r", str(RATE), "-c", "1", "-t", "f32", "-"], check=True, stdout=subprocess.PIPE).stdout
    return np.frombuffer(raw, "<f4").astype(float)


def write(x, path, quality, rate=RATE):
    subprocess.run(["sox", "-R", "-q", "-D", "-r", str(rate), "-c", "1", "-t", "f32", "-", "-C", str(quality), str(path)], check=True,
                   input=x.astype("<f4").tobytes())


def main():
    source, to = Path(sys.argv[1]), Path(sys.argv[2])
    wanted = classes()
    for path in sorted(source.glob("*.wav")):
        x = read(path)
        write(brought_to(faded(trimmed(x - x.mean())), wanted[path.stem]), to / f"{path.stem}.ogg", 4)


if __name__ == "__main__":
    main()

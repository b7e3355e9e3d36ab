#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests a Wayland desktop with twice the pixel density: the window opens without X11, is drawn in full resolution, and the
mouse hits what it points at. The desktop is weston, itself a window on an invisible X server.
usage: test_wayland.py PATH-TO-STARDECK"""

import os
import subprocess
import sys
import tempfile
import time

from driver import NO_LEAK_CHECK, WAIT, Checks, Display, Fault, Game, clean_environment, need_tools, program

WIDTH, HEIGHT, FINE = 1280, 800, 2  # of the desktop in its own units; pixels a unit


class Desktop:
    """weston in the upper left corner of `display`."""

    def __init__(self, display, folder):
        self.folder, self.socket = folder, os.path.join(folder, "stardeck-test")
        env = clean_environment(folder, DISPLAY=display.name, XDG_RUNTIME_DIR=folder)
        self.process = subprocess.Popen(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=stardeck-test",
             "--width=%d" % WIDTH, "--height=%d" % HEIGHT, "--scale=%d" % FINE],
            env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + WAIT
        while not os.path.exists(self.socket):
            if self.process.poll() is not None or time.monotonic() > end:
                raise Fault("weston did not start")
            time.sleep(0.02)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class FineGame(Game):
    """Its window fills the display from the upper left corner; X11 knows nothing of it."""

    def find_window(self):
        self.wait(lambda: self.frame is not None, "the first frame")


def sharp(picture):
    """Are there details of one pixel? In a picture that was blown up every second column is like its neighbour."""
    pixels = subprocess.run(["convert", picture, "-crop", "%dx%d+0+0" % (WIDTH * FINE, HEIGHT * FINE), "-colorspace", "gray",
                             "-depth", "8", "gray:-"], check=True, stdout=subprocess.PIPE).stdout
    return sum(left != right for left, right in zip(pixels[0::2], pixels[1::2])) > len(pixels) // 20


def check(checks, binary, display, folder):
    arguments = ["--new", "tactics", "--seed", "4", "--players", "starfleet:human,klingon:random", "--lang", "en"]
    with FineGame(binary, display, arguments, SDL_VIDEODRIVER="wayland", XDG_RUNTIME_DIR=folder,
                  WAYLAND_DISPLAY="stardeck-test", **NO_LEAK_CHECK) as game:
        with checks("the table opens"):
            game.idle("table")
            game.wait(lambda: not game.frame.get("pictures"), "painted pictures")
            right = max(hit["x"] + hit["w"] for hit in game.frame["hits"])
            if not WIDTH * FINE * 0.9 < right <= WIDTH * FINE:
                raise Fault("the regions reach to %d of %d pixels" % (right, WIDTH * FINE))
        with checks("every pixel is used"):
            time.sleep(0.5)  # weston has a beat of its own
            game.screenshot(os.path.join(folder, "table.png"))
            if not sharp(os.path.join(folder, "table.png")):
                raise Fault("the picture is blown up")
        with checks("the mouse meets a card and a row"):
            # A turn's banner may come and go meanwhile: not the first thing to happen is the answer to the click.
            row = lambda: next((hit for hit in game.frame["hits"] if hit["id"] == "row:2" and "command" in hit), None)
            game.click_for("hand:1")
            game.wait(row, "rows that take the card")
            game.click_for(row())
            game.carry_out(0, "the command")
            if not game.commands or game.commands[0]["command"].get("row") != 2:
                raise Fault("no card was put at row 2: %s" % game.commands)
        with checks("it ends in order"):
            game.process.terminate()
            status = game.wait_end()
            if status != 0 or "rror" in game.stderr():
                raise Fault("status %d: %s" % (status, game.stderr()))


def main():
    need_tools("Xvfb", "xdotool", "weston", "import", "convert")
    binary, checks = program(sys.argv[1:]), Checks()
    with tempfile.TemporaryDirectory() as folder, Display(WIDTH * FINE + 40, HEIGHT * FINE + 40) as display:
        with Desktop(display, folder):
            check(checks, binary, display, folder)
    checks.finish()


main()

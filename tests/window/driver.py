# SPDX-License-Identifier: MIT
"""Drives the real window with a real mouse: Xvfb, xdotool, and what --trace says is on screen.

Everything a test writes (home, caches, traces, pictures) is in a temporary folder of its own. Nothing here knows
rules: names of regions (interfaces.md) and their commands come from the trace.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

SKIP = 77  # meson: the test could not run here
WAIT = float(os.environ.get("STARDECK_TEST_WAIT", "60"))  # s; sanitizers on a busy machine are slow


# For runs that use a graphics driver: what it keeps after it was unloaded has no name that could be left out.
NO_LEAK_CHECK = {"ASAN_OPTIONS": "detect_leaks=0"}


class Fault(Exception):
    """A check that does not hold, in a sentence."""


def expect(condition, sentence):
    if not condition:
        raise Fault(sentence)


def program(arguments):
    """The program under test: the first argument, $STARDECK, or the newest build."""
    root = pathlib.Path(__file__).resolve().parents[2]
    builds = sorted(root.glob("build/*/stardeck"), key=lambda path: path.stat().st_mtime)
    named = arguments[0] if arguments else os.environ.get("STARDECK") or (str(builds[-1]) if builds else None)
    if named is None or not os.access(named, os.X_OK):
        sys.exit("usage: %s PATH-TO-STARDECK" % sys.argv[0])
    return os.path.abspath(named)


def need_tools(*tools):
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if missing:
        print("SKIP: not installed: " + ", ".join(missing))
        sys.exit(SKIP)


class Gone(Fault):
    """A region that was to be clicked is not there, or not any more."""


class Checks:
    """Prints a line per check and counts. `with checks("what"):` is one check; a Fault inside fails it and ends the
    run, since what follows builds on it."""

    def __init__(self):
        self.good = 0
        self.bad = 0
        self.what = ""
        self.began = time.monotonic()

    def __call__(self, what):
        self.what = what
        return self

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind is None:
            self.good += 1
            print("ok    %s" % self.what, flush=True)
            return False
        if not issubclass(kind, (Fault, AssertionError, subprocess.SubprocessError, OSError)):
            return False
        self.bad += 1
        print("FAIL  %s: %s" % (self.what, error), flush=True)
        return True

    def finish(self):
        print("%d passed, %d failed (%.0f s)" % (self.good, self.bad, time.monotonic() - self.began))
        sys.exit(1 if self.bad else 0)


class Display:
    """An X server nobody sees, on a number nobody else has."""

    def __init__(self, width=1920, height=1200):
        read_end, write_end = os.pipe()
        self.process = subprocess.Popen(
            # Else the server begins anew when its last client goes, and whoever comes then finds no screen.
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "%dx%dx24" % (width, height), "-nolisten", "tcp",
             "-noreset"],
            pass_fds=[write_end], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write_end)
        with os.fdopen(read_end) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise Fault("Xvfb did not start")
        self.name = ":" + number

    def close(self):
        self.process.terminate()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def clean_environment(folder, **more):
    """No settings of whoever runs the test reach the program, and nothing it writes leaves `folder`."""
    env = {key: value for key, value in os.environ.items()
           if not key.startswith(("STARDECK_", "XDG_", "LC_", "SDL_")) and key not in ("LANG", "LANGUAGE", "DISPLAY",
                                                                                    "WAYLAND_DISPLAY")}
    for key in ("STARDECK_CARDS", "STARDECK_ASSETS"):
        if key in os.environ:
            env[key] = os.environ[key]
    # A click soon after the focus came is one for the window, and not for whoever gives the focus: nobody does here.
    env.update(HOME=str(folder), LC_ALL="C.UTF-8", SDL_AUDIODRIVER="dummy", SDL_MOUSE_FOCUS_CLICKTHROUGH="1")
    env.update(more)
    return env


class Game:
    """One run of the program in a window on `display`."""

    def __init__(self, binary, display, arguments=(), animation=False, **env):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-test-"))
        self.trace = self.folder / "trace.jsonl"
        self.trace.touch()
        self.display = display
        env.setdefault("STARDECK_GUARD", "0")  # these hands look before they press; check_impatience has it
        if not animation:
            env["STARDECK_ANIMATION"] = "0"
            env.setdefault("STARDECK_RECAP", "0")  # it takes time to read even without animation
        self.env = clean_environment(self.folder, DISPLAY=display.name, **env)
        self.errors = open(self.folder / "stderr", "w+", encoding="utf-8")
        self.process = subprocess.Popen([binary, "--trace", str(self.trace), *arguments], env=self.env,
                                        stdin=subprocess.DEVNULL, stderr=self.errors)
        self.file = open(self.trace, encoding="utf-8")
        self.rest = ""
        self.frame = None  # the last line about a frame
        self.frames = []  # all of them
        self.commands = []  # lines about commands that were carried out
        self.undone = []  # after how many commands some were taken back, and the hash of what is left
        self.told_at = 0  # frames there were when the last of them came
        self.window = None
        self.pointer = None  # the process that moves the mouse, from its first move on
        self.origin = (0, 0)
        self.patience = WAIT  # s to wait for a region that is to be clicked

    # ---- reading the trace

    def poll(self):
        """Reads what is new. True if there was anything."""
        text = self.rest + self.file.read()
        *lines, self.rest = text.split("\n")
        for line in lines:
            entry = json.loads(line)
            if "frame" in entry:
                self.frame = entry
                self.frames.append(entry)
            elif "undone" in entry:
                self.undone.append((len(self.commands), entry["hash"]))
            else:
                self.commands.append(entry)
                self.told_at = len(self.frames)
        return bool(lines)

    def wait(self, condition, what, seconds=None):
        """Until condition() holds; the window must be alive as long."""
        end = time.monotonic() + (seconds or WAIT)
        while True:
            self.poll()
            value = condition()
            if value:
                return value
            if self.process.poll() is not None:
                raise Fault("the program ended (status %d) while waiting for %s: %s"
                            % (self.process.returncode, what, self.stderr()))
            if time.monotonic() > end:
                raise Fault("waited in vain for %s; last: %s" % (what, self.describe()))
            time.sleep(0.004)

    def describe(self):
        if self.frame is None:
            return "nothing was traced"
        return "screen %s, viewer %s, idle %s, hits %s" % (
            self.frame["screen"], self.frame["viewer"], self.frame["idle"],
            " ".join(hit["id"] for hit in self.frame["hits"]))

    def stderr(self):
        self.errors.flush()
        self.errors.seek(0)
        return self.errors.read().strip()

    def idle(self, screen=None):
        """Waits until nothing moves (on that screen) and returns the frame."""
        self.wait(lambda: self.frame is not None and self.frame["idle"] and screen in (None, self.frame["screen"]),
                  "a quiet screen %s" % (screen or ""))
        return self.frame

    def hit(self, name):
        """The region with this name, or None."""
        for hit in self.frame["hits"] if self.frame else ():
            if hit["id"] == name:
                return hit
        return None

    def ids(self):
        return [hit["id"] for hit in self.frame["hits"]]

    # ---- the mouse and the keys

    def xdotool(self, *arguments):
        subprocess.run(["xdotool", *map(str, arguments)], env=self.env, check=True, stdout=subprocess.PIPE,
                       stderr=subprocess.PIPE, timeout=30)

    def mouse(self, *arguments):
        """As xdotool, for what a mouse does, by one process: to start one for each click took more time than the click.
        Returns where the pointer is then, on the display."""
        if self.pointer is None:
            self.pointer = subprocess.Popen(["stdbuf", "-oL", "xdotool", "-"], env=self.env, stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.pointer.stdin.write(" ".join([*map(str, arguments), "getmouselocation"]) + "\n")
        self.pointer.stdin.flush()
        found = re.match(r"x:(\d+) y:(\d+) ", self.pointer.stdout.readline())
        if found is None:
            raise Fault("xdotool %s: %s" % (" ".join(map(str, arguments)), self.pointer.stderr.read()))
        return int(found[1]), int(found[2])

    def find_window(self):
        """Where the window lies on the display; once it is there."""
        if self.window is not None:
            return
        self.wait(lambda: self.frame is not None, "the first frame")
        # By its process: the window of the one before may not be gone yet, and lie elsewhere.
        found = subprocess.run(["xdotool", "search", "--all", "--onlyvisible", "--pid", str(self.process.pid), "--name",
                                "Stardeck"], env=self.env, stdout=subprocess.PIPE, check=True, timeout=30,
                               text=True).stdout.split()
        self.window = found[0]
        self.locate()

    def locate(self):
        shape = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.window], env=self.env,
                               stdout=subprocess.PIPE, check=True, timeout=30, text=True).stdout
        values = dict(line.split("=") for line in shape.split())
        self.origin = (int(values["X"]), int(values["Y"]))

    def point(self, where):
        """A place on the display: of a region (its middle), by name, or a pair of window pixels."""
        self.poll()
        if isinstance(where, dict):
            where = where["id"]  # it may have moved meanwhile
        if isinstance(where, str):
            where = self.open_point(self.wait_for_hit(where))
        self.find_window()
        return self.origin[0] + where[0], self.origin[1] + where[1]

    def wait_for_hit(self, name):
        """The region with this name: the click before may still be on its way."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end and self.hit(name) is None and self.process.poll() is None:
            time.sleep(0.004)
            self.poll()
        if self.hit(name) is None:
            raise Gone("waited in vain for %s; last: %s %s" % (name, self.describe(), self.stderr()))
        return self.hit(name)

    def open_point(self, hit):
        """A place in the region where no later one lies above it: its middle, or as near to that as can be."""
        above = self.frame["hits"][self.frame["hits"].index(hit) + 1:]
        middle = (hit["x"] + hit["w"] // 2, hit["y"] + hit["h"] // 2)
        places = [(hit["x"] + hit["w"] * i // 12, hit["y"] + hit["h"] * k // 12)
                  for i in range(1, 12) for k in range(1, 12)]
        places.sort(key=lambda place: abs(place[0] - middle[0]) + abs(place[1] - middle[1]))
        for x, y in [middle, *places]:
            if not any(other["x"] <= x < other["x"] + other["w"] and other["y"] <= y < other["y"] + other["h"]
                       for other in above):
                return x, y
        raise Gone("%s is covered all over; %s" % (hit["id"], self.describe()))

    def is_open(self, hit):
        try:
            self.open_point(hit)
        except Fault:
            return False
        return True

    def move(self, where):
        self.mouse("mousemove", *self.point(where))

    def click(self, where, button=1):
        """Moves there, presses and lets go."""
        x, y = self.point(where)
        self.mouse("mousemove", x, y, "mousedown", button, "mouseup", button)

    def pass_empty(self):
        """Passes in Tactics without discarding anything, which is asked for once more."""
        for name in ("button:pass", "button:ok", "button:pass_empty"):
            self.wait(lambda name=name: self.hit(name), name)
            self.idle()
            self.click(name)

    def click_for(self, where, what="something to happen"):
        """Clicks and waits until the trace says more and the screen is quiet again."""
        before = len(self.frames) + len(self.commands)
        self.click(where)
        self.wait(lambda: len(self.frames) + len(self.commands) > before, what)
        return self.idle()

    def laid(self):
        """The button that makes a card count which is only laid; None: there is none."""
        hit = self.hit("button:end_turn")
        return hit if hit and "command" in hit else None

    def carry_out(self, commands, what):
        """Waits until there are more commands than that; a card that is only laid is made to count."""
        self.wait(lambda: len(self.commands) > commands or self.laid(), what)
        if len(self.commands) <= commands:
            self.idle()
            self.click(self.laid())
            self.wait(lambda: len(self.commands) > commands, what)
            self.wait(lambda: len(self.frames) > self.told_at, "what came of it")  # the command is traced before

    def press(self, where):
        x, y = self.point(where)
        self.mouse("mousemove", x, y, "mousedown", 1)

    def drag_to(self, where, steps=6):
        """With the button held, in several steps as a hand does."""
        x, y = self.point(where)
        from_x, from_y = self.mouse()
        moves = []
        for step in range(1, steps + 1):
            moves += ["mousemove", from_x + (x - from_x) * step // steps, from_y + (y - from_y) * step // steps,
                      "sleep", "0.01"]
        self.mouse(*moves)

    def release(self, button=1):
        self.mouse("mouseup", button)

    def drag(self, source, goal):
        self.press(source)
        self.drag_to(goal)
        self.release()

    def key(self, name):
        self.find_window()
        self.xdotool("key", name)

    def resize(self, width, height):
        self.find_window()
        self.xdotool("windowsize", self.window, width, height)

    # ---- pictures, the end

    def screenshot(self, path):
        subprocess.run(["import", "-window", "root", str(path)], env=self.env, check=True, timeout=60)

    def wait_end(self, seconds=20):
        """The exit status."""
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired as error:
            raise Fault("the program does not end") from error

    def close(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.pointer is not None:
            self.pointer.kill()
            self.pointer.communicate()
        self.file.close()
        self.errors.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

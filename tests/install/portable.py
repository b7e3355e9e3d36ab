#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the portable archive and runs it in a minimal Debian that has no SDL2 and nothing for windows or sound, from a folder with
spaces and umlauts. Everything but the C library has to come from the archive.

usage: portable.py [ARCHIVE]    without an archive packaging/portable makes one
"""

import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import chroot  # noqa: E402
import driver  # noqa: E402

PLACE = "/home/ann/Spiele & Kärtchen"
GAME = ["--new", "tactics", "--players", "starfleet:human,romulan:random", "--seed", "5"]
OF_THE_MACHINE = re.compile(r"/(ld-linux-x86-64|lib(c|m|pthread|dl|rt|resolv|nss_\w+|gcc_s))\.so")


def libraries(window):
    """What the running program has loaded, as paths in the chroot."""
    maps = pathlib.Path("/proc", str(window.process.pid), "maps").read_text(encoding="utf-8")
    return {line.split(None, 5)[5].replace(str(window.chroot.folder), "", 1) for line in maps.splitlines() if ".so" in line}


def check_window(player, display, program):
    """Paintings (WebP) and sounds (the mixer) load libraries by name; so the table has to be up, with sound."""
    with chroot.shown(player, display, program) as window:
        window.wait("menu")
        driver.expect(chroot.colours(display) > 500, "the menu is not drawn")
    with chroot.shown(player, display, program, *GAME, STARDECK_ANIMATION="0") as window:
        window.wait("table")
        driver.expect(chroot.colours(display) > 500, "the table is not drawn")
        loaded = libraries(window)
        strange = [path for path in loaded if not path.startswith(PLACE) and not OF_THE_MACHINE.search(path)]
        driver.expect(not strange, f"not from the archive: {strange}")
        for name in ("libSDL2-2.0", "libSDL2_mixer", "libwebp"):
            driver.expect(any(name in path for path in loaded), f"{name} is not loaded: {sorted(loaded)}")
        driver.expect(window.said() == "", "it says: " + window.said())


def main():
    chroot.need("Xvfb", "import", "identify", "xz")
    checks = driver.Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-portable-") as scratch, driver.Display() as display:
        scratch = pathlib.Path(scratch)
        if len(sys.argv) > 1:
            archive = pathlib.Path(sys.argv[1])
        else:
            subprocess.run([chroot.ROOT / "packaging/portable", scratch], check=True, stdout=subprocess.DEVNULL)
            archive = next(scratch.glob("*.tar.xz"))
        player = chroot.bootstrap("12", scratch)
        with checks("there is no SDL2 on the machine"):
            driver.expect(not list(player.folder.glob("usr/lib/**/libSDL2*")), "there is")
        (player.folder / PLACE[1:]).mkdir(parents=True)
        subprocess.run(["tar", "-x", "-C", player.folder / PLACE[1:], "-f", archive], check=True)
        program = "%s/%s/stardeck" % (PLACE, next((player.folder / PLACE[1:]).iterdir()).name)
        with checks("it plays without a window"):
            player.run(program, "simulate", "--game", "star_empires", "--players", "federation:greedy,klingon:random",
                       "--games", "2", "--seed", "1")
            player.run(program, "lint")
        with checks("each library has its licence"):
            folder = (player.folder / program[1:]).parent
            driver.expect(len(list((folder / "licences").glob("*.txt"))) > 20, "there are few")
        with checks("menu and table, with sound and paintings, from its own libraries"):
            check_window(player, display, program)
    return checks.finish()


if __name__ == "__main__":
    sys.exit(main())

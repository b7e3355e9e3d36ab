#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds the Debian packages in a fresh Debian, and installs, starts, upgrades, purges and restores them in another, which has nothing but
what they ask for. What players have saved outlives that. The window is drawn both ways, by the processor and by OpenGL, and on Debian 13 also with the SDL2 that is made of
SDL3. Takes some 10 minutes, a network and 3 GB.

usage: debian.py 12|13 [FOLDER]    FOLDER has the packages, built for that Debian (packaging/deb); else they are built
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import chroot  # noqa: E402
import driver  # noqa: E402

STARDECK = "/usr/games/stardeck"
GAME = ["--new", "tactics", "--players", "starfleet:human,romulan:random", "--seed", "5"]
OLDER = "0.0.1"


def build(base):
    """The packages, built from the checkout's last commit; left where a player's Debian finds them."""
    builder = base.copy("builder")
    source = builder.folder / "src"
    source.mkdir()
    archive = subprocess.Popen(["git", "-c", "safe.directory=*", "-C", chroot.ROOT, "archive", "HEAD"], stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x", "-C", source], stdin=archive.stdout, check=True)
    driver.expect(archive.wait() == 0, "git archive")
    missing = builder.run("bash", "/src/packaging/deb", "--missing").split()
    builder.install(*missing)
    builder.run("bash", "/src/packaging/deb", "/packages")
    kept = base.folder.parent / "packages"
    shutil.copytree(builder.folder / "packages", kept)
    shutil.rmtree(builder.folder)
    return kept.glob("*.deb")


def age(package, into):
    """The same package as an older version, with a file that is no more."""
    tree = into / "tree"
    subprocess.run(["dpkg-deb", "-R", package, tree], check=True)
    control = tree / "DEBIAN/control"
    lines = control.read_text(encoding="utf-8").splitlines()
    now = next(line for line in lines if line.startswith("Version: ")).split()[1]
    control.write_text("\n".join(lines).replace(f"Version: {now}", f"Version: {OLDER}").replace(f"(= {now})", f"(= {OLDER})")
                       + "\n", encoding="utf-8")
    name = package.name.split("_")[0]
    (tree / "usr/share/doc" / name / "gone").write_text("once\n", encoding="utf-8")
    older = into / f"{name}_{OLDER}.deb"
    subprocess.run(["dpkg-deb", "-Znone", "-b", tree, older], check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(tree)
    return older


def look(player, display):
    with chroot.shown(player, display, STARDECK) as window:
        window.wait("menu")
        driver.expect(chroot.colours(display) > 500, "the menu is not drawn")
    with chroot.shown(player, display, STARDECK, *GAME, STARDECK_ANIMATION="0") as window:
        window.wait("table")
        driver.expect(chroot.colours(display) > 500, "the table is not drawn")
        driver.expect(window.said() == "", "it says: " + window.said())


def look_with_opengl(player, display):
    """OpenGL is chosen, and the machine has what it needs: then it is used, and shows the same table."""
    player.install("libgl1", "libgl1-mesa-dri")
    settings = player.folder / "home/ann/.config/stardeck/settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('{"graphics": "opengl"}', encoding="utf-8")
    with chroot.shown(player, display, STARDECK, *GAME, STARDECK_ANIMATION="0") as window:
        window.wait("table")
        driver.expect(chroot.colours(display) > 500, "the table is not drawn")
        driver.expect("OpenGL" not in window.said(), "it says: " + window.said())
        driver.expect("libGL" in loaded(window), "OpenGL is not in use")
    settings.unlink()


def loaded(window):
    """What the program has loaded by now."""
    return pathlib.Path("/proc", str(window.process.pid), "maps").read_text(encoding="utf-8")


def look_with_sdl3(player, display):
    """Debian has an SDL2 that hands on to SDL3, which takes the place of the other one."""
    player.install("libsdl2-compat-shim")
    with chroot.shown(player, display, STARDECK) as window:
        window.wait("menu")
        driver.expect("libSDL3" in loaded(window), "SDL3 is not in use")
    look(player, display)
    look_with_opengl(player, display)


SPOKEN = "hand\\n1\\n1\\n\\nquit\\n"


def play(player):
    """What players leave in their homes: a game that was begun, settings, and a pack."""
    home = player.folder / "home/ann"
    begun = f"printf '{SPOKEN}' | {STARDECK} --speak " + " ".join(GAME)
    player.run("sh", "-c", begun, HOME="/home/ann")
    driver.expect(len(list(home.glob(".local/share/stardeck/games/*.stardeck"))) == 1, "no game was kept")
    (home / ".config/stardeck").mkdir(parents=True, exist_ok=True)
    (home / ".config/stardeck/settings.json").write_text('{"language": "de"}', encoding="utf-8")
    shutil.copytree(chroot.ROOT / "tests/packs/listed/hammer", home / ".local/share/stardeck/packs/hammer", dirs_exist_ok=True)


def belongings(player):
    """All files of all homes, by their place."""
    homes = (player.folder / "home", player.folder / "root")
    return {file: file.read_bytes() for home in homes for file in home.rglob("*") if file.is_file()}


def remains(player):
    """What of Stardeck lies outside the homes."""
    found = player.run("find", "/usr", "/etc", "/var/lib", "/var/games", "/opt", "-iname", "*stardeck*", check=False).splitlines()
    return [path for path in found if path.startswith("/") and "/var/lib/apt/" not in path]


def main():
    chroot.need("dpkg-deb", "git", "Xvfb", "import", "identify")
    if len(sys.argv) not in (2, 3) or sys.argv[1] not in chroot.DEBIAN:
        sys.exit("usage: debian.py 12|13 [FOLDER]")
    checks = driver.Checks()
    with tempfile.TemporaryDirectory(prefix="stardeck-debian-") as scratch, driver.Display() as display:
        scratch = pathlib.Path(scratch)
        base = chroot.bootstrap(sys.argv[1], scratch)
        with checks("the packages are built"):
            packages = pathlib.Path(sys.argv[2]).glob("*.deb") if len(sys.argv) > 2 else build(base)
            packages = sorted(file for file in packages if "dbgsym" not in file.name)
            driver.expect(len(packages) == 2, f"there are {packages}")
        player = base.copy("player")
        (player.folder / "home/ann").mkdir()
        for file in packages:
            player.put(file, "/packages/" + file.name)
            player.put(age(file, scratch), f"/packages/{file.name.split('_')[0]}_{OLDER}.deb")
        with checks("an older version is installed and starts"):
            player.install(*(f"/packages/{file.name.split('_')[0]}_{OLDER}.deb" for file in packages))
            look(player, display)
        with checks("it is upgraded and starts"):
            player.install(*(f"/packages/{file.name}" for file in packages))
            driver.expect(not list(player.folder.glob("usr/share/doc/*/gone")), "a file of the older version is still there")
            look(player, display)
        with checks("its own tests of what is installed"):
            for name in ("command-line", "window"):
                player.put(chroot.ROOT / "packaging/debian/tests" / name, "/packages/" + name)
                player.run("sh", "/packages/" + name, DISPLAY=display.name)
        with checks("OpenGL shows the table"):
            look_with_opengl(player, display)
        if sys.argv[1] != "12":
            with checks("SDL2 made of SDL3 shows the table, drawn both ways"):
                look_with_sdl3(player, display)
        with checks("it is purged, and the player's own files stay, byte for byte"):
            play(player)
            own = belongings(player)
            player.run("apt-get", "-q", "-y", "--autoremove", "purge", "stardeck", "stardeck-data")
            driver.expect(remains(player) == [], f"still there: {remains(player)}")
            driver.expect(belongings(player) == own, "files of the homes are gone or changed")
        with checks("installed again, it goes on with them"):
            player.install(*(f"/packages/{file.name}" for file in packages))
            player.run(STARDECK, "replay", "/home/ann/.local/share/stardeck/games", HOME="/home/ann")
            driver.expect(belongings(player) == own, "files of the homes are gone or changed")
            game = next(player.folder.glob("home/ann/.local/share/stardeck/games/*.stardeck"))
            with chroot.shown(player, display, STARDECK, "--load", "/" + str(game.relative_to(player.folder))) as window:
                window.wait("table")
    return checks.finish()


if __name__ == "__main__":
    sys.exit(main())

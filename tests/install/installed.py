#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Installs the game into a temporary folder and looks at what is there: what a player needs, and no tools, notes for makers,
measurements or tests. Then the installation is moved, and plays.

usage: installed.py BUILD-FOLDER
"""

import fnmatch
import os
import pathlib
import subprocess
import sys
import tempfile

# What may be there, seen from the prefix; a file that nobody thought of is a fault. `*` is any text, with slashes.
DATA = "share/stardeck/"
NEEDED = [
    "bin/stardeck",
    "share/applications/*.desktop", "share/metainfo/*.metainfo.xml", "share/icons/hicolor/*", "share/mime/packages/*.xml",
    "share/man/man[56]/*", "share/bash-completion/completions/*", "share/zsh/site-functions/*", "share/fish/vendor_completions.d/*",
    "share/doc/stardeck/LICENSE", "share/doc/stardeck/CHANGELOG.md",
    # The cards, their schemas for editors, the guides to them, and the template of packs.
    DATA + "cards/*.json", DATA + "cards/*.md", DATA + "cards/template/*",
    DATA + "assets/CREDITS.md", DATA + "assets/*LICENSE*.txt", DATA + "assets/fonts/*", DATA + "assets/icon.svg",
    *(DATA + f"assets/{kind}/*.svg" for kind in ("busts", "emblems", "glyphs", "icons", "ships", "units")),
    *(DATA + f"assets/{kind}/*.json" for kind in ("balance", "faults", "lang", "lesson", "rules")),
    DATA + "assets/pictures/*.webp", DATA + "assets/pictures/scenes/*.jpg", DATA + "assets/pictures/*/painted.json",
    DATA + "assets/pictures/focus.txt", DATA + "assets/opponents.json",
    DATA + "assets/sounds/*.ogg",
]
REQUIRED = ["bin/stardeck", DATA + "cards/tactics/deck.json", DATA + "cards/README.md", DATA + "assets/lang/de.json",
            DATA + "assets/CREDITS.md", "share/doc/stardeck/LICENSE"]


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: installed.py BUILD-FOLDER")
    faults = []
    with tempfile.TemporaryDirectory(prefix="stardeck-installed-") as scratch:
        scratch = pathlib.Path(scratch)
        subprocess.run(["meson", "install", "-C", sys.argv[1], "--no-rebuild", "--quiet", "--destdir", scratch / "image"],
                       check=True, stdout=subprocess.DEVNULL)
        prefix = next(folder.parent for folder in sorted((scratch / "image").rglob("bin")) if (folder / "stardeck").is_file())
        files = sorted(path.relative_to(prefix).as_posix() for path in prefix.rglob("*") if not path.is_dir())
        faults += [f"nobody needs {name}" for name in files if not any(fnmatch.fnmatchcase(name, needed) for needed in NEEDED)]
        faults += [f"{name} is missing" for name in REQUIRED if name not in files]
        moved = scratch / "Another place"
        prefix.rename(moved)
        bare = {name: value for name, value in os.environ.items() if not name.startswith("STARDECK_")}
        for command in (["lint"], ["rules", "tactics"]):
            done = subprocess.run([moved / "bin/stardeck", *command], env={**bare, "HOME": str(scratch), "XDG_DATA_HOME": str(scratch)},
                                  capture_output=True, text=True, check=False)
            if done.returncode != 0:
                faults.append(f"moved, stardeck {' '.join(command)} fails: {done.stderr.strip()}")
    for fault in faults:
        print(fault)
    print(f"{len(files) - len(faults)} passed, {len(faults)} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

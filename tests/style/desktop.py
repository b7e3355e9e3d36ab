#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Tests that what the desktop knows of the program is one thing: the same id, types and version everywhere, icons of today's SVG.

Checked:
- the id of meson.build is that of the desktop file, the metainfo and the types of files, of their names and of the icon that they name
- the types of files are the same in the desktop file, the metainfo and the MIME database's file
- the newest release in the metainfo is the version of meson.build
- the metainfo has screenshots, each in English and German with its caption, of pictures that lie in assets/screenshots
- every size of the icon is there and was made of the SVG as it is
- desktop-file-validate, appstreamcli and update-mime-database find nothing, where they are installed

usage: desktop.py [ROOT]        checks ROOT (default: the checkout this script lies in)
       desktop.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line), 2 usage.
"""

import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
import style_script  # noqa: E402

spec = importlib.util.spec_from_file_location("icons", HERE.parents[1] / "packaging/icons.py")
icons = importlib.util.module_from_spec(spec)
spec.loader.exec_module(icons)

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def read(root, name):
    file = root / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def taken(pattern, text):
    found = re.search(pattern, text, re.MULTILINE)
    return found.group(1) if found else None


def desktop_entry(text):
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line and not line.startswith("#"))


def parsed(root, name):
    try:
        return xml.fromstring(read(root, name))
    except xml.ParseError:
        return xml.Element("nothing")


def check_ids(app_id, entry, metainfo, mime):
    """The same name wherever one is given."""
    launchable, icon = metainfo.find("launchable"), metainfo.find("icon")
    named = {
        "Icon of the desktop file": entry.get("Icon"),
        "StartupWMClass of the desktop file": entry.get("StartupWMClass"),
        "id of the metainfo": metainfo.findtext("id"),
        "launchable of the metainfo": (launchable.text if launchable is not None else "").removesuffix(".desktop"),
        "icon of the metainfo": icon.text if icon is not None else None,
    }
    named.update({f"icon of the type {kind.get('type')}": kind.find(f"{MIME}icon").get("name") for kind in mime.findall(f"{MIME}mime-type")})
    for what, name in named.items():
        if name != app_id:
            yield f"packaging: the {what} is {name}, but meson.build's app_id {app_id}"


def check_types(entry, metainfo, mime):
    wanted = sorted(kind.get("type") for kind in mime.findall(f"{MIME}mime-type"))
    told = {
        "desktop file": sorted(kind for kind in entry.get("MimeType", "").split(";") if kind),
        "metainfo": sorted(kind.text for kind in metainfo.iter("mediatype")),
    }
    for where, kinds in told.items():
        if kinds != wanted:
            yield f"packaging: the types in the {where} are {', '.join(kinds)}, in the MIME database {', '.join(wanted)}"
    if not entry.get("Exec", "").endswith(" %f"):
        yield "packaging: Exec of the desktop file doesn't take a file (%f)"


def check_screenshots(root, metainfo):
    shots = list(metainfo.iter("screenshot"))
    if sum(shot.get("type") == "default" for shot in shots) != 1:
        yield "packaging: of the screenshots in the metainfo one is the default"
    for shot in shots:
        for tag in ("caption", "image"):
            if [part.get(LANGUAGE) for part in shot.iter(tag)] != [None, "de"]:
                yield f"packaging: a screenshot in the metainfo has no {tag} in English and German"
        for image in shot.iter("image"):
            name = image.text.rpartition("/")[2]
            if not (root / "assets/screenshots" / name).is_file():
                yield f"packaging: the metainfo shows {name}, which is not in assets/screenshots"


def check_icons(root):
    for size in icons.SIZES:
        file = root / icons.FOLDER / f"{size}.png"
        content = file.read_bytes() if file.is_file() else b""
        head = content[16:24]
        if head != size.to_bytes(4, "big") * 2:
            yield f"{icons.FOLDER}/{size}.png: no picture of this size; run packaging/icons.py"
        elif icons.mark(root) not in content:
            yield f"{icons.FOLDER}/{size}.png: made of another assets/icon.svg; run packaging/icons.py"


def said_by(*command):
    """What a validator finds; nothing where it is not installed."""
    if not shutil.which(command[0]):
        return
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    for line in (done.stdout + done.stderr).splitlines():
        if re.match(r"[WE]: |.*(error|warning|hint):|.*[Ww]arning", line) or (done.returncode != 0 and line.strip()):
            yield f"{command[0]}: {line}"


def check_validators(root, app_id):
    yield from said_by("desktop-file-validate", root / f"packaging/{app_id}.desktop")
    yield from said_by("appstreamcli", "validate", "--no-net", root / f"packaging/{app_id}.metainfo.xml")
    with tempfile.TemporaryDirectory(prefix="mime-") as folder:
        packages = pathlib.Path(folder, "packages")
        packages.mkdir()
        (packages / f"{app_id}.xml").write_text(read(root, f"packaging/{app_id}.mime.xml"), encoding="utf-8")
        yield from said_by("update-mime-database", folder)


def check(root):
    root = pathlib.Path(root)
    build = read(root, "meson.build")
    app_id, version = taken(r"^app_id = '(.*)'", build), taken(r"^ *version: '(.*)'", build)
    entry = desktop_entry(read(root, f"packaging/{app_id}.desktop"))
    metainfo, mime = parsed(root, f"packaging/{app_id}.metainfo.xml"), parsed(root, f"packaging/{app_id}.mime.xml")
    release = metainfo.find("releases/release")
    faults = [*check_ids(app_id, entry, metainfo, mime), *check_types(entry, metainfo, mime), *check_icons(root),
              *check_screenshots(root, metainfo)]
    if release is None or release.get("version") != version:
        faults.append(f"packaging: the newest release in the metainfo is not {version}, the version of meson.build")
    return faults or list(check_validators(root, app_id))


DESKTOP = (
    "[Desktop Entry]\nType=Application\nName=X\nExec=x %f\nIcon=org.x.X\nCategories=Game;CardGame;\n"
    "MimeType=application/x-one;\nStartupWMClass=org.x.X\n"
)
METAINFO = (
    '<component type="desktop-application"><id>org.x.X</id><launchable type="desktop-id">org.x.X.desktop</launchable>'
    '<icon type="stock">org.x.X</icon><provides><mediatype>application/x-one</mediatype></provides>'
    '<screenshots><screenshot type="default"><caption>X</caption><caption xml:lang="de">Y</caption><image>https://x.org/x-en.png</image>'
    '<image xml:lang="de">https://x.org/x-de.png</image></screenshot></screenshots>'
    '<releases><release version="1.2.3"/></releases></component>'
)
MIME_FILE = (
    '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info"><mime-type type="application/x-one">'
    '<comment>X</comment><icon name="org.x.X"/><glob pattern="*.one"/></mime-type></mime-info>'
)

# name, file, what is replaced there, by what, the beginning of the fault
BAD = [
    ("another icon", "org.x.X.desktop", "Icon=org.x.X", "Icon=x", "packaging: the Icon of the desktop file is x"),
    ("another class", "org.x.X.desktop", "Class=org.x.X", "Class=x", "packaging: the StartupWMClass"),
    ("another id", "org.x.X.metainfo.xml", "<id>org.x.X", "<id>x", "packaging: the id of the metainfo is x"),
    ("another menu entry", "org.x.X.metainfo.xml", "org.x.X.desktop", "x.desktop", "packaging: the launchable"),
    ("another icon of files", "org.x.X.mime.xml", 'name="org.x.X"', 'name="x"', "packaging: the icon of the type application/x-one"),
    ("a type that nothing opens", "org.x.X.desktop", "x-one;", "x-two;", "packaging: the types in the desktop file"),
    ("a type that is not told", "org.x.X.metainfo.xml", "x-one", "x-two", "packaging: the types in the metainfo"),
    ("no file is taken", "org.x.X.desktop", " %f", "", "packaging: Exec"),
    ("an old release", "org.x.X.metainfo.xml", "1.2.3", "1.2.2", "packaging: the newest release"),
    ("no screenshot", "org.x.X.metainfo.xml", ' type="default"', "", "packaging: of the screenshots"),
    ("a caption in English alone", "org.x.X.metainfo.xml", '<caption xml:lang="de">Y</caption>', "", "packaging: a screenshot in the metainfo has no caption"),
    ("a screenshot that nobody has", "org.x.X.metainfo.xml", "x-de.png", "y-de.png", "packaging: the metainfo shows y-de.png"),
    ("an icon of another SVG", "../assets/icon.svg", "<svg/>", "<svg />", "packaging/icons/16.png: made of another"),
]


def build_tree(root):
    for name, text in {
        "meson.build": "project('x',\n    version: '1.2.3')\napp_id = 'org.x.X'\n",
        "packaging/org.x.X.desktop": DESKTOP,
        "packaging/org.x.X.metainfo.xml": METAINFO,
        "packaging/org.x.X.mime.xml": MIME_FILE,
        "assets/icon.svg": "<svg/>",
        "assets/screenshots/x-en.png": "",
        "assets/screenshots/x-de.png": "",
    }.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (root / icons.FOLDER).mkdir()
    for size in icons.SIZES:
        head = b"\0\0\0\rIHDR" + size.to_bytes(4, "big") * 2
        (root / icons.FOLDER / f"{size}.png").write_bytes(icons.SIGNATURE + head + icons.mark(root))


def faults_with(name=None, old="", new=""):
    with tempfile.TemporaryDirectory(prefix="desktop-") as folder:
        root = pathlib.Path(folder)
        build_tree(root)
        if name is not None:
            file = root / "packaging" / name
            file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
        # What the validators say of the small tree is no matter.
        return [fault for fault in check(root) if fault.startswith("packaging")]


def self_test():
    wrong = [f"found in the good tree: {fault}" for fault in faults_with()]
    for name, file, old, new, told in BAD:
        found = faults_with(file, old, new)
        if not found or not found[0].startswith(told):
            wrong.append(f"{name}: expected {told}, found {found}")
    return style_script.told(len(BAD) + 1, wrong)


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

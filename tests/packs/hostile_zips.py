#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""`stardeck import` and `stardeck export`: archives that want to do harm, are broken or are odd; and what is good and goes round.

Each hostile archive is made here, byte by byte, and has to be refused with a message that says what, where and what to do; and
nothing may be left behind or appear anywhere else.

usage: hostile_zips.py STARDECK SOURCE_FOLDER zip|none [unittest's arguments]      none: a program that was built without libzip
"""

import bz2
import json
import os
import pathlib
import shutil
import stat
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import zlib

STARDECK = ""
SOURCE = pathlib.Path()
WITHOUT_ZIP = "none" in sys.argv[3:4]

ABOUT = {"id": "mine", "name": "My cards", "version": "1.2", "game": "tactics", "author": "Ann"}
PACK = json.dumps(ABOUT).encode()
DECK = b'{"cards": [{"id": "infantry", "power": 4}]}'
AGAIN = "; whoever made the pack has to pack it again"
ONCE_MORE = "get it once more"
UNIX = 3
STORE, DEFLATE, BZIP2, LZMA = 0, 8, 12, 14
MB = 1024 * 1024


class Entry:
    """A file of an archive, and what the archive says of it, true or not."""

    def __init__(self, name, data=b"x", method=DEFLATE, mode=stat.S_IFREG | 0o644, flags=0x800, **claims):
        self.name = name if isinstance(name, bytes) else name.encode()
        packed = data
        if method == DEFLATE:
            packer = zlib.compressobj(9, zlib.DEFLATED, -15)
            packed = packer.compress(data) + packer.flush()
        elif method == BZIP2:
            packed = bz2.compress(data)
        self.packed = claims.get("packed", packed)
        self.method = method
        self.mode = mode
        self.flags = flags
        self.crc = claims.get("crc", zlib.crc32(data))
        self.size = claims.get("size", len(data))
        self.at = claims.get("at")  # where the list says that it lies
        self.extra = claims.get("extra", b"")
        self.descriptor = claims.get("descriptor", False)

    def head(self):
        """The fields that the list and the place itself have in common."""
        return struct.pack("<HHHHHIIIHH", 45, self.flags | (8 if self.descriptor else 0), self.method, 0, 0x5921, self.crc, len(self.packed),
                           self.size, len(self.name), len(self.extra))

    def local(self):
        head = self.head()
        if self.descriptor:
            head = head[:10] + bytes(12) + head[22:]
        tail = struct.pack("<IIII", 0x08074B50, self.crc, len(self.packed), self.size) if self.descriptor else b""
        return b"PK\3\4" + head + self.name + self.extra + self.packed + tail

    def listed(self, at):
        return (b"PK\1\2" + struct.pack("<H", UNIX << 8 | 45) + self.head() + struct.pack("<HHHII", 0, 0, 0, self.mode << 16,
                self.at if self.at is not None else at) + self.name + self.extra)


def archive(entries, before=b"", comment=b"", count=None, disk=0, at=None):
    """The bytes of an archive."""
    body, listing = before, b""
    for entry in entries:
        listing += entry.listed(len(body))
        body += entry.local()
    number = len(entries) if count is None else count
    end = struct.pack("<HHHHIIH", disk, disk, number, number, len(listing), len(body) if at is None else at, len(comment))
    return body + listing + b"PK\5\6" + end + comment


def pack(*more, top="mine/"):
    """A good pack with something added."""
    return archive([Entry(top + "pack.json", PACK), Entry(top + "deck.json", DECK), *more])


def linked(name, to, kind=stat.S_IFLNK):
    return Entry(name, to, STORE, kind | 0o777)


def cut(data, part):
    return data[:int(len(data) * part)]


def flipped(data, what):
    """With one bit of these bytes turned."""
    at = data.index(what) + len(what) // 2
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1:]


def lying(size, claimed, method=DEFLATE):
    return Entry("mine/big.json", b"a" * size, method, size=claimed)


NOISE = bytes((i * i * 31 + i * 7 + i // 13) & 0xFF for i in range(5000))
ABSOLUTE, OUT, BACKSLASH = "has an absolute name", 'leads out of the pack with ".."', "has a backslash in its name"

# name: (bytes, what is said behind the file's name)
HOSTILE = {
    "out of the pack": (pack(Entry("mine/../../evil.json")), 'the entry "mine/../../evil.json" ' + OUT + AGAIN),
    "out at once": (pack(Entry("../evil.json")), 'the entry "../evil.json" ' + OUT + AGAIN),
    "out with a folder": (pack(Entry("mine/..", b"", STORE, stat.S_IFDIR | 0o755)), 'the entry "mine/.." ' + OUT + AGAIN),
    "out in junk": (pack(Entry("__MACOSX/../../.evil")), 'the entry "__MACOSX/../../.evil" ' + OUT + AGAIN),
    "absolute": (pack(Entry("/tmp/evil.json")), 'the entry "/tmp/evil.json" ' + ABSOLUTE + AGAIN),
    "absolute twice": (pack(Entry("//evil.json")), 'the entry "//evil.json" ' + ABSOLUTE + AGAIN),
    "absolute behind a dot": (pack(Entry(".//evil.json")), 'the entry "/evil.json" ' + ABSOLUTE + AGAIN),
    "a drive": (pack(Entry("C:/evil.json")), 'the entry "C:/evil.json" has the letter of a drive in its name' + AGAIN),
    "backslashes": (pack(Entry("mine\\lang\\en.json")), 'the entry "mine\\lang\\en.json" ' + BACKSLASH + AGAIN),
    "out with backslashes": (pack(Entry("..\\..\\evil.json")), 'the entry "..\\..\\evil.json" ' + BACKSLASH + AGAIN),
    "a share": (pack(Entry("\\\\server\\evil.json")), 'the entry "\\\\server\\evil.json" ' + BACKSLASH + AGAIN),
    "a line end": (pack(Entry("mine/evil\nname.json")), 'the entry "mine/evil?name.json" has control characters in its name' + AGAIN),
    "a terminal's command": (pack(Entry("mine/\x1b[2Jevil", flags=0)), 'the entry "mine/?[2Jevil" has control characters in its name' + AGAIN),
    "a terminal's command in Latin-1": (pack(Entry("mine/\x9bevil")), "has control characters in its name" + AGAIN),
    "letters that turn the direction": (pack(Entry("mine/evil\u202egpj.exe")), 'the entry "mine/evil?gpj.exe" has control characters in its name' + AGAIN),
    "no UTF-8": (pack(Entry(b"mine/ev\xefl.json", flags=0)), 'the entry "mine/ev?l.json" has a name that is not UTF-8' + AGAIN),
    "overlong UTF-8": (pack(Entry(b"mine/\xc0\xae\xc0\xae/evil.json")), "has a name that is not UTF-8" + AGAIN),
    "half of a pair": (pack(Entry(b"mine/\xed\xa0\x80.json")), "has a name that is not UTF-8" + AGAIN),
    "no name": (pack(Entry("")), 'the entry "" has an empty step in its name' + AGAIN),
    "an empty step": (pack(Entry("mine//evil.json")), 'the entry "mine//evil.json" has an empty step in its name' + AGAIN),
    "a dot as a step": (pack(Entry("mine/./evil.json")), 'the entry "mine/./evil.json" has an empty step in its name' + AGAIN),
    "a long name": (pack(Entry("mine/" + "a" * 150 + ".json")), "has too long a name" + AGAIN),
    "a long path": (pack(Entry("mine/" + "/".join(["a" * 60] * 4))), "has too long a name" + AGAIN),
    "a name without end": (pack(Entry("mine/" + "a" * 65000)), "has too long a name" + AGAIN),
    "too deep": (pack(Entry("mine/a/b/c/d/e/f/g/evil.json")),
                 'the entry "a/b/c/d/e/f/g/evil.json" lies too deep; a pack has at most 6 folders in one another'),
    "a link": (pack(linked("mine/targets.json", b"/etc/passwd")), 'the entry "mine/targets.json" is a link to another file' + AGAIN),
    "a link to go through": (pack(linked("mine/assets", b"/tmp"), Entry("mine/assets/evil")), 'the entry "mine/assets" is a link to another file' + AGAIN),
    "the pack.json a link": (archive([linked("mine/pack.json", b"/etc/passwd")]), 'the entry "mine/pack.json" is a link to another file' + AGAIN),
    "a pipe": (pack(linked("mine/deck2.json", b"", stat.S_IFIFO)), "is no file, but a device or the like" + AGAIN),
    "a device": (pack(linked("mine/deck2.json", b"", stat.S_IFBLK)), "is no file, but a device or the like" + AGAIN),
    "a socket": (pack(linked("mine/deck2.json", b"", stat.S_IFSOCK)), "is no file, but a device or the like" + AGAIN),
    "encrypted": (pack(Entry("mine/secret.json", b"x" * 20, flags=0x801)), 'the entry "mine/secret.json" is encrypted' + AGAIN),
    "packed by bzip2": (pack(Entry("mine/b.json", NOISE, BZIP2)), 'the entry "mine/b.json" is packed by a method that not every program knows' + AGAIN),
    "packed by LZMA": (pack(Entry("mine/l.json", NOISE, LZMA)), "is packed by a method that not every program knows" + AGAIN),
    "packed by nobody knows what": (pack(Entry("mine/n.json", NOISE, 77)), "is packed by a method that not every program knows" + AGAIN),
    "a name twice": (pack(Entry("mine/deck.json", b"{}")), 'the entry "deck.json" is in it twice' + AGAIN),
    "a folder twice": (pack(Entry("mine/lang/", b"", STORE), Entry("mine/lang/", b"", STORE)), 'the entry "lang" is in it twice' + AGAIN),
    "names in capitals": (pack(Entry("mine/DECK.json", b"{}")), "differs from another one by capital letters only" + AGAIN),
    "umlauts in capitals": (pack(Entry("mine/ä.md"), Entry("mine/Ä.md")), "differs from another one by capital letters only" + AGAIN),
    "folders in capitals": (pack(Entry("mine/lang/en.json", b"{}"), Entry("mine/Lang/de.json", b"{}")),
                            "differs from another one by capital letters only" + AGAIN),
    "a file and a folder": (pack(Entry("mine/lang", b"x"), Entry("mine/lang/en.json", b"{}")), 'the entry "lang" is a file and a folder at once' + AGAIN),
    "a bomb": (pack(Entry("mine/bomb.json", bytes(20 * MB))),
               'the entry "bomb.json" would become more than 200 times as large when unpacked, which nothing in a pack does; '
               "get the pack from somewhere else"),
    "a large file": (pack(Entry("mine/large.ogg", bytes(33 * MB))),
                     'the entry "large.ogg" has 33 MB; a file of a pack has at most 32, so make it smaller or leave it out'),
    "many files": (pack(*(Entry(f"mine/{i}.md", bytes(MB - 1)) for i in range(66))),
                   "unpacked it has more than 64 MB, which is the most a pack may have; make pictures and sounds smaller, or leave some out"),
    "more entries than allowed": (pack(*(Entry(f"mine/{i}.md") for i in range(2000))),
                                  "there are 2002 files and folders in it; a pack has at most 2000, so leave out what it doesn't need"),
    "a size without end": (pack(Entry("mine/z.json", size=0xFFFFFFFF,
                                      extra=struct.pack("<HHQ", 1, 8, 2 ** 63 + 5))), 'the entry "z.json" has 1000000 MB; a file of a pack'),
    "larger than it says": (pack(lying(5 * MB, 10)), 'the entry "big.json" is larger than it says of itself; get the pack once more'),
    "smaller than it says": (pack(lying(10, 5000)), 'the entry "big.json" is smaller than it says of itself; get the pack once more, or from somewhere else'),
    "a wrong sum": (pack(Entry("mine/deck2.json", NOISE, STORE, crc=1)), 'the entry "deck2.json" does not fit its checksum; get the pack once more'),
    "a bit turned": (flipped(pack(Entry("mine/deck2.json", NOISE, STORE)), NOISE), 'the entry "deck2.json" does not fit its checksum; get the pack'),
    "nonsense to unpack": (pack(Entry("mine/deck2.json", NOISE, packed=b"\xff" * 60)), 'the entry "deck2.json" is damaged; get the pack once more'),
    "an entry that ends early": (pack(Entry("mine/deck2.json", NOISE, packed=cut(Entry("", NOISE).packed, 0.5))),
                                'the entry "deck2.json" does not fit its checksum; get the pack once more'),
    "an entry beyond the end": (pack(Entry("mine/deck2.json", NOISE, at=90000000)), 'the entry "deck2.json" is damaged; get the pack once more'),
    "an entry in the middle of another": (pack(Entry("mine/deck2.json", NOISE, at=17)), 'the entry "deck2.json" is damaged; get the pack once more'),
    "cut off": (cut(pack(Entry("mine/deck2.json", NOISE)), 0.6), "this archive is cut off: its list of contents is missing; " + ONCE_MORE),
    "without its beginning": (pack(Entry("mine/deck2.json", NOISE))[4000:], "this is no zip archive; a pack comes as"),
    "a list elsewhere": (archive([Entry("mine/pack.json", PACK)], at=5000000), "this archive is damaged; " + ONCE_MORE),
    "more listed than there is": (archive([Entry("mine/pack.json", PACK)], count=60000), "this archive is damaged; " + ONCE_MORE),
    "on several disks": (archive([Entry("mine/pack.json", PACK)], disk=3), "this archive is damaged; " + ONCE_MORE),
    "empty": (archive([]), "it is empty; a pack is a folder with a pack.json"),
    "nothing": (b"", "this is no zip archive; a pack comes as a .zip, a .stardeck-pack or a folder"),
    "a text": (b"Hello!\n" * 50, "this is no zip archive; a pack comes as a .zip, a .stardeck-pack or a folder"),
    "another archive": (b"\x1f\x8b\x08" + NOISE, "this is no zip archive; a pack comes as a .zip, a .stardeck-pack or a folder"),
    "no pack": (archive([Entry("readme.md"), Entry("x/deck.json", DECK)]),
                'there is no pack.json in it, only "readme.md", "x"; a pack is a folder with a pack.json'),
    "a pack too deep": (archive([Entry("a/mine/pack.json", PACK)]),
                        'there is a pack.json, but too deep: "a/mine/pack.json"; import only the folder that it lies in'),
    "nearly a pack": (archive([Entry("mine/Pack.JSON", PACK)]), 'there is no pack.json in it, but "mine/Pack.JSON"; that has to be called pack.json'),
    "a text of a pack": (archive([Entry("mine/pack.json.txt", PACK)]), 'there is no pack.json in it, but "mine/pack.json.txt"; that has to be called'),
    "a folder pack.json": (archive([Entry("mine/pack.json/deck.json", DECK)]), 'there is no pack.json in it, only "mine"; a pack is a folder'),
    "several packs": (archive([Entry("a/pack.json", PACK), Entry("b/pack.json", PACK), Entry("b/deck.json", DECK)]),
                      'there are several packs in it: "a", "b"; unpack it if it is an archive, and import their folders one by one'),
}

# What is odd, and yet good.
ODD = {
    "without a folder": pack(top=""),
    "in a folder": pack(),
    "in a folder of another name": pack(top="Anns Karten (2)/"),
    "with folders listed": archive([Entry("mine/", b"", STORE, stat.S_IFDIR | 0o755), Entry("mine/lang/", b"", STORE, stat.S_IFDIR | 0o755),
                                    Entry("mine/pack.json", PACK), Entry("mine/deck.json", DECK)]),
    "with dots in front": archive([Entry("./", b"", STORE), Entry("./mine/pack.json", PACK), Entry("./mine/deck.json", DECK)]),
    "from a Mac": pack(Entry("__MACOSX/mine/._pack.json"), Entry("mine/.DS_Store"), Entry(".DS_Store"), Entry("__MACOSX/._mine")),
    "from Windows": archive([Entry("mine/pack.json", PACK, mode=0, flags=0), Entry("mine/deck.json", DECK, mode=0, flags=0), Entry("mine/Thumbs.db", mode=0)]),
    "from an editor": pack(Entry("mine/deck.json~"), Entry("mine/.git/config"), linked("mine/.git/link", b"elsewhere")),
    "behind a program": archive([Entry("mine/pack.json", PACK), Entry("mine/deck.json", DECK)], before=b"#!/bin/sh\nexit 1\n"),
    "with a comment": archive([Entry("mine/pack.json", PACK), Entry("mine/deck.json", DECK)], comment=b"Hello\x1b[2J"),
    "as a stream": archive([Entry("mine/pack.json", PACK, descriptor=True), Entry("mine/deck.json", DECK, descriptor=True)]),
    "stored": archive([Entry("mine/pack.json", PACK, STORE), Entry("mine/deck.json", DECK, STORE)]),
    "with an archive in it": pack(Entry("mine/assets/old.zip", archive([Entry("../evil")]))),
    "with umlauts": pack(Entry("mine/läßt.md")),
}


class Base(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="stardeck-zips-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.home = self.folder / "home"
        self.packs = self.home / "data" / "stardeck" / "packs"
        self.packs.mkdir(parents=True)

    def run_it(self, *arguments, home=None, cards=None):
        home = home or self.home
        env = {"PATH": os.environ["PATH"], "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"),
               "STARDECK_CARDS": str(cards or SOURCE / "cards"), "STARDECK_ASSETS": str(SOURCE / "assets")}
        env |= {name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")}
        return subprocess.run([STARDECK, *map(str, arguments)], capture_output=True, text=True, timeout=120, env=env, cwd=self.folder, check=False)

    def made(self, data, name="mine.zip"):
        path = self.folder / name
        path.write_bytes(data)
        return path

    def everything(self):
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*"))

    def refused(self, source, says, *more):
        """It says so, in a line that begins with the name; and everything is as it was."""
        before = self.everything()
        ran = self.run_it("import", source, *more)
        self.assertEqual(ran.returncode, 2, ran.stdout + ran.stderr)
        self.assertEqual(ran.stdout, "")
        self.assertIn(f"stardeck: {source}: {says}" if says[:4] in ("the ", "this", "ther", "it i", "unpa") else says, ran.stderr)
        self.assertIn(f"stardeck: {source}", ran.stderr)
        self.assertEqual(self.everything(), before)

    def imported(self, source, *more, status=0, home=None):
        ran = self.run_it("import", source, "--json", *more, home=home)
        self.assertEqual(ran.returncode, status, ran.stdout + ran.stderr)
        return json.loads(ran.stdout)

    def files(self, folder):
        return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}

    def hidden(self):
        return [path for path in self.packs.iterdir() if path.name.startswith(".")]


@unittest.skipIf(WITHOUT_ZIP, "without libzip")
class Hostile(Base):
    def test_there_are_enough(self):
        self.assertGreaterEqual(len(HOSTILE), 40)

    def test_archives(self):
        for name, (data, says) in HOSTILE.items():
            with self.subTest(name):
                self.refused(self.made(data), says)

    def test_nothing_is_left_when_it_fails_halfway(self):
        good = [Entry(f"mine/{i}.md", NOISE) for i in range(50)]
        self.refused(self.made(archive([Entry("mine/pack.json", PACK), *good, Entry("mine/z.md", NOISE, crc=1)])), "does not fit its checksum")

    def test_a_large_archive(self):
        path = self.folder / "mine.zip"
        with open(path, "wb") as file:
            file.truncate(65 * MB)
        self.refused(path, "this archive has more than 64 MB, which is the most a pack may have")

    def test_as_many_entries_as_there_can_be(self):
        self.refused(self.made(pack(*(Entry(f"mine/{i}", b"", STORE) for i in range(65000)))), "there are 65002 files and folders in it")

    def test_an_id_that_leads_elsewhere(self):
        for bad in ("../../evil", "/tmp/evil", "a/b", "", ".hidden", "UPPER"):
            about = json.dumps({**ABOUT, "id": bad}).encode()
            with self.subTest(bad):
                before = set(self.everything())
                said = self.imported(self.made(archive([Entry("Anns Pack/pack.json", about), Entry("Anns Pack/deck.json", DECK)])), status=1)
                self.assertEqual(pathlib.Path(said["placed"]).parent, self.packs)
                self.assertTrue(pathlib.Path(said["placed"]).name.startswith("anns_pack"), said["placed"])
                self.assertEqual([name for name in set(self.everything()) - before if "packs/anns_pack" not in name and name != "mine.zip"], [])
                shutil.rmtree(said["placed"])

    def test_random_damage(self):
        """Whatever is broken, it ends well: it is refused with a message, or imported, and nothing else is touched."""
        good = pack(Entry("mine/a.md", NOISE), Entry("mine/lang/en.json", b"{}"))
        state = 12345
        for _ in range(20):
            data = bytearray(good)
            for _ in range(3):
                state = (state * 1103515245 + 12345) & 0x7FFFFFFF
                data[state % len(data)] = state >> 16 & 0xFF
            ran = self.run_it("import", self.made(bytes(data)), "--look")
            self.assertIn(ran.returncode, (0, 1, 2), ran.stderr)
            self.assertEqual(ran.returncode == 2, ran.stdout == "", ran.stdout)
            self.assertEqual(list(self.packs.iterdir()), [])


@unittest.skipIf(WITHOUT_ZIP, "without libzip")
class Odd(Base):
    def test_archives(self):
        for name, data in ODD.items():
            with self.subTest(name):
                said = self.imported(self.made(data))
                placed = pathlib.Path(said["placed"])
                self.assertEqual(placed, self.packs / "mine")
                files = self.files(placed)
                self.assertEqual((files["pack.json"], files["deck.json"]), (PACK, DECK))
                self.assertEqual([file for file in files if "._" in file or "DS_Store" in file or file.endswith("~") or ".git" in file], [])
                self.assertEqual(self.hidden(), [])
                self.assertEqual(said["games"], [{"game": "tactics", "values": 1, "added": 0, "taken": 0}])
                shutil.rmtree(placed)

    def test_what_lies_beside_is_left_out_and_told(self):
        ran = self.run_it("import", self.made(pack(Entry("readme.md"), Entry("more/x.txt"))))
        self.assertEqual(ran.returncode, 0, ran.stderr)
        self.assertIn("files: 2; beside the pack's folder, and left out: 2", ran.stdout)

    def test_any_name_of_the_file(self):
        self.assertEqual(self.imported(self.made(pack(), "x.stardeck-pack"))["id"], "mine")

    def test_a_pack_with_faults_is_imported_and_says_so(self):
        bad = archive([Entry("mine/pack.json", PACK), Entry("mine/deck.json", b'{"cards": [{"id": "infantry", "power": "x"}]}')])
        ran = self.run_it("import", self.made(bad))
        self.assertEqual(ran.returncode, 1, ran.stderr)
        self.assertIn(f"{self.folder}/mine.zip/deck.json:1:40: error[value]: ", ran.stderr)
        self.assertTrue((self.packs / "mine" / "deck.json").is_file())

    def test_looking_leaves_nothing(self):
        path = self.made(pack())
        before = self.everything()
        said = self.imported(path, "--look")
        self.assertEqual((said["name"], said["author"], said["version"], said["files"], said["placed"]), ("My cards", "Ann", "1.2", 2, None))
        self.assertEqual(self.everything(), before)

    def test_lint_says_who_looks_into_archives(self):
        ran = self.run_it("lint", self.made(pack()))
        self.assertEqual(ran.returncode, 2)
        self.assertIn("mine.zip' is no folder; 'stardeck import --look' says what is wrong with a pack in an archive", ran.stderr)

    def test_hidden_folders_of_yesterday_are_swept(self):
        old, new = self.packs / ".import-old", self.packs / ".import-new"
        for folder in (old, new):
            folder.mkdir()
            (folder / "x").write_text("x")
        os.utime(old, (time.time() - 7200, time.time() - 7200))
        self.imported(self.made(pack()))
        self.assertEqual(self.hidden(), [new])


@unittest.skipIf(WITHOUT_ZIP, "without libzip")
class Replacing(Base):
    def version(self, number):
        return self.made(archive([Entry("mine/pack.json", json.dumps({**ABOUT, "version": number}).encode()), Entry("mine/deck.json", DECK)]))

    def test_nothing_is_replaced_unasked(self):
        self.imported(self.version("1.9"))
        before = self.files(self.packs)
        path = self.version("1.10")
        self.refused(path, "you have version 1.9 of this pack, and this is 1.10; --replace takes it in its place")
        self.assertEqual(self.files(self.packs), before)

    def test_whose_it_is(self):
        self.imported(self.version("1"))
        self.assertNotIn("another pack", self.run_it("import", "--look", self.version("2")).stdout)
        theirs = self.made(archive([Entry("mine/pack.json", json.dumps({**ABOUT, "name": "Ben cards", "author": "Ben", "version": "2"}).encode()),
                                    Entry("mine/deck.json", DECK)]))
        says = "yours with this id %s another pack: " + ABOUT["name"]
        self.assertIn(says % "is", self.run_it("import", "--look", theirs).stdout)
        self.assertIn(says % "was", self.run_it("import", theirs, "--replace").stdout)

    def test_the_old_one_is_kept(self):
        relations = []
        for number in ("1.9", "1.10", "1.10", "1.2"):
            said = self.imported(self.version(number), "--replace")
            relations.append(said["relation"])
            self.assertEqual(said["placed"], str(self.packs / "mine"))
        self.assertEqual(relations, ["new", "newer", "same", "older"])
        aside = self.packs.parent / "packs-replaced"
        self.assertEqual(sorted(path.name for path in aside.iterdir()), ["mine-1.10", "mine-1.10-2", "mine-1.9"])
        self.assertIn(b'"1.9"', (aside / "mine-1.9" / "pack.json").read_bytes())
        self.assertEqual([path.name for path in self.packs.iterdir()], ["mine"])

    def test_it_takes_the_place_of_a_folder_of_another_name(self):
        folder = self.packs / "Anns"
        folder.mkdir()
        (folder / "pack.json").write_bytes(PACK)
        self.assertEqual(self.imported(self.version("2"), "--replace")["placed"], str(folder))

    def test_a_folder_that_is_no_pack_stays(self):
        (self.packs / "mine").mkdir()
        (self.packs / "mine" / "notes.txt").write_text("mine")
        self.assertEqual(self.imported(self.version("2"))["placed"], str(self.packs / "mine-2"))
        self.assertEqual((self.packs / "mine" / "notes.txt").read_text(), "mine")

    def test_one_that_came_with_the_program_can_t_be(self):
        cards = self.folder / "cards"
        shutil.copytree(SOURCE / "cards", cards)
        shutil.copytree(SOURCE / "cards" / "template" / "mypack", cards / "mypack")
        (cards / "mypack" / "pack.json").write_bytes(PACK)
        ran = self.run_it("import", self.version("2"), "--replace", cards=cards)
        self.assertEqual(ran.returncode, 2)
        self.assertIn(f'the id "mine" is taken already, by the pack in {cards}/mypack', ran.stderr)
        self.assertEqual(list(self.packs.iterdir()), [])


class Folders(Base):
    def folder_pack(self, name="mine"):
        folder = self.folder / name
        (folder / "lang").mkdir(parents=True)
        (folder / "pack.json").write_bytes(PACK)
        (folder / "deck.json").write_bytes(DECK)
        (folder / "lang" / "en.json").write_bytes(b"{}")
        return folder

    def test_a_folder(self):
        folder = self.folder_pack()
        for junk in (".DS_Store", "deck.json~", ".git"):
            (folder / junk).write_text("x")
        placed = pathlib.Path(self.imported(str(folder) + "/")["placed"])
        self.assertEqual(sorted(self.files(placed)), ["deck.json", "lang/en.json", "pack.json"])

    def test_a_folder_with_the_pack_in_it(self):
        self.folder_pack("outer/mine")
        self.assertEqual(self.imported(self.folder / "outer")["id"], "mine")

    def test_what_can_t_be_imported(self):
        self.refused(self.folder / "nowhere", "there is no such file or folder; look whether its name is right")
        os.mkfifo(self.folder / "pipe")
        self.refused(self.folder / "pipe", "this is no file")
        self.refused("/dev/zero", "this is no file")
        (self.folder / "empty").mkdir()
        self.refused(self.folder / "empty", "it is empty; a pack is a folder with a pack.json")
        self.folder_pack("two/a")
        self.folder_pack("two/b")
        self.refused(self.folder / "two", 'there are several packs in it: "a", "b"; unpack it')

    def test_refusals_in_another_language(self):
        pack = self.folder_pack()
        self.imported(pack)
        for refused, said in ((self.folder / "nowhere", "so eine Datei oder so einen Ordner gibt es nicht; sieh nach, ob der Name stimmt"),
                              (pack, "du hast Version 1.2 dieses Pakets, und dies ist 1.2; --replace setzt es an ihre Stelle")):
            ran = self.run_it("import", refused, "--lang", "de")
            self.assertEqual((ran.returncode, ran.stdout), (2, ""))
            self.assertTrue(ran.stderr.endswith(f"stardeck: {refused}: {said}\n"), ran.stderr)

    def test_one_of_the_player_s_own(self):
        shutil.copytree(self.folder_pack(), self.packs / "mine")
        self.refused(self.packs / "mine", 'this folder is among your packs already: switch it on on the screen "Packs"')
        ran = self.run_it("import", self.packs)
        self.assertEqual(ran.returncode, 2)
        self.assertIn(f"{self.packs}/mine: this folder is among your packs already", ran.stderr)

    def other(self, name, **more):
        folder = self.folder / "others" / name
        folder.mkdir(parents=True)
        about = {"id": name, "name": name, "version": "1", "game": "tactics", **more}
        (folder / "pack.json").write_text(json.dumps(about), encoding="utf-8")
        (folder / "deck.json").write_bytes(DECK)
        return folder

    def test_what_a_pack_needs_is_no_fault_of_its_own(self):
        ran = self.run_it("import", self.other("upon", needs=["base"]), "--look")
        self.assertEqual(ran.returncode, 1)
        self.assertIn('it needs the pack "base", which is not here; put it among your packs\n', ran.stdout)
        self.assertEqual(ran.stderr, "")

    def test_another_pack_that_is_broken_changes_nothing_in_what_is_said(self):
        good = self.other("good")
        (good / "deck.json").write_text('{"cards": [{"id": "galaxy", "power": 9}]}', encoding="utf-8")
        (good / "assets/pictures").mkdir(parents=True)
        (good / "assets/pictures/nobody.png").write_bytes(b"x")
        alone = self.run_it("import", good, "--look")
        self.assertIn("tactics: values changed: 1, new: 0, taken away: 0\n", alone.stdout)
        self.assertIn("warning[", alone.stderr)
        shutil.copytree(self.other("bad"), self.packs / "bad")
        (self.home / "config/stardeck").mkdir(parents=True)
        (self.home / "config/stardeck/packs.json").write_text('{"packs": [{"id": "bad", "on": true}]}', encoding="utf-8")
        for number, broken in enumerate(('{"cards": [', '{"cards": [{"id": "galaxy", "powr": 1}]}', '{"cards": [{"id": "spy", "power": 99}]}',
                                         '{"cards": [{"id": "spy", "picture": "file:nothere.png"}]}', '{"cards": [{"id": "spy", "power": 2}]}')):
            (self.packs / "bad/deck.json").write_text(broken, encoding="utf-8")
            if number == 4:  # a language that has no pages
                for file, words in (("lang", '{"card": {"spy": {"name": "Spia"}}}'), ("assets/lang", '{"language": {"name": "Italiano"}}')):
                    (self.packs / "bad" / file).mkdir(parents=True)
                    (self.packs / "bad" / file / "it.json").write_text(words, encoding="utf-8")
            beside = self.run_it("import", good, "--look")
            self.assertEqual((beside.stdout, beside.stderr, beside.returncode), (alone.stdout, alone.stderr, alone.returncode), broken)

    def test_what_only_looks_wrong_keeps_no_pack_out(self):
        pack = self.other("wrong")
        (pack / "deck.json").write_text('{"cards": [{"id": "galaxy", "picture": "file:nothere.png"}]}', encoding="utf-8")
        ran = self.run_it("import", pack, "--look")
        self.assertIn("error[picture]", ran.stderr)
        self.assertEqual(ran.returncode, 0)

    def test_in_another_language(self):
        pack = self.other("upon", needs=["base"], author="Ann", licence="CC0")
        ran = self.run_it("import", pack, "--look", "--lang", "de")
        for said in ("upon 1 von Ann (upon)\n", "Lizenz: CC0\n", "tactics: geänderte Werte: ", "Dateien: 2\n", 'es braucht das Paket "base"'):
            self.assertIn(said, ran.stdout)
        pack = self.other("faulty")
        (pack / "deck.json").write_text('{"cards": [{"id": "galaxy", "powr": 1}]}', encoding="utf-8")
        self.assertIn('den Schlüssel "powr" gibt es', self.run_it("import", pack, "--look", "--lang", "de").stderr)
        found = json.loads(self.run_it("import", pack, "--look", "--json", "--lang", "de").stdout)["faults"]
        self.assertIn('den Schlüssel "powr" gibt es', found[0]["message"])
        ran = self.run_it("import", self.other("plain"), "--lang", "de")
        self.assertIn("importiert nach ", ran.stdout)
        ran = self.run_it("import", self.folder / "others/plain", "--replace", "--lang", "de")
        self.assertIn("du hattest davon Version 1\n", ran.stdout)
        self.assertIn("das vorherige liegt jetzt in ", ran.stdout)
        ran = self.run_it("import", pack, "--lang", "fx")
        self.assertEqual((ran.returncode, ran.stdout), (2, ""))
        self.assertIn("there are no sentences in 'fx'", ran.stderr)

    def order(self):
        """The ids in packs.json, the topmost first; those that it does not name lie above."""
        file = self.home / "config/stardeck/packs.json"
        return [pack["id"] for pack in json.loads(file.read_text(encoding="utf-8"))["packs"]] if file.exists() else []

    def test_packs_that_need_each_other_come_to_lie_in_their_order(self):
        for name, more in (("top", {"needs": ["middle"]}), ("alone", {}), ("middle", {"needs": ["base>=1"]}), ("base", {}), ("cap", {"builds_on": "top"})):
            self.run_it("import", self.other(name, **more))
        order = [name for name in ("cap",) if name not in self.order()] + self.order()
        self.assertEqual(sorted(order), ["alone", "base", "cap", "middle", "top"])
        for above, below in (("cap", "top"), ("top", "middle"), ("middle", "base")):
            self.assertLess(order.index(above), order.index(below), order)

    def test_a_circle_of_needs_ends(self):
        for name, needs in (("a", ["b"]), ("b", ["c"]), ("c", ["a"])):
            self.assertIn(self.run_it("import", self.other(name, needs=needs)).returncode, (0, 1))

    def test_a_version_or_id_that_is_none_is_told(self):
        self.imported(self.other("mine"))
        shutil.rmtree(self.folder / "others")
        ran = self.run_it("import", self.other("mine", version=""))
        self.assertEqual(ran.returncode, 2)
        self.assertIn('"version" must be a text of 1 to 23 bytes, not ""', ran.stderr)
        self.assertIn("you have version 1 of this pack, and this names none that can be read; --replace", ran.stderr)
        shutil.rmtree(self.folder / "others")
        folder = self.other("mine", id="My Pack")
        ran = self.run_it("import", folder)  # in a folder of its own: it is not the one that is there
        self.assertEqual(ran.returncode, 1)
        self.assertIn('"id" must be an id of a-z, 0-9 and _', ran.stderr)
        self.assertNotIn("you have version", ran.stdout + ran.stderr)
        self.assertNotIn("taken already", ran.stderr)
        self.assertEqual(sorted(path.name for path in self.packs.iterdir()), ["mine", "mine-2"])

    def test_hostile_folders(self):
        for name, says in (("link", "is a link to another file"), ("lost", "is a link to another file"), ("pipe", "is no file, but a device or the like"),
                           ("a\\b", BACKSLASH), ("a\nb", "has control characters in its name"), ("DECK.json", "differs from another one by capital letters only"),
                           ("a" * 150, "has too long a name")):
            with self.subTest(name):
                folder = self.folder_pack()
                if name == "link":
                    (folder / name).symlink_to("/etc/passwd")
                elif name == "lost":
                    (folder / name).symlink_to("nowhere")
                elif name == "pipe":
                    os.mkfifo(folder / name)
                else:
                    (folder / name).write_text("x")
                self.refused(folder, says)
                shutil.rmtree(folder)

    def test_a_loop_of_links(self):
        folder = self.folder_pack()
        (folder / "loop").symlink_to(folder)
        self.refused(folder, '"loop" in this folder is a link to another file; put the file itself there')

    def test_a_folder_too_deep(self):
        folder = self.folder_pack()
        (folder / "a/b/c/d/e/f/g").mkdir(parents=True)
        self.refused(folder, 'the entry "a/b/c/d/e/f/g" lies too deep; a pack has at most 6 folders in one another')

    @unittest.skipUnless(os.geteuid() != 0, "root may read everything")
    def test_a_file_that_may_not_be_read(self):
        folder = self.folder_pack()
        (folder / "deck.json").chmod(0)
        self.refused(folder, "cannot be read: Permission denied")

    @unittest.skipUnless(WITHOUT_ZIP, "with libzip")
    def test_without_libzip_it_says_so(self):
        self.refused(self.made(pack()), "this Stardeck was built without zip archives: unpack it, and import its folder")
        ran = self.run_it("export", self.folder_pack())
        self.assertEqual(ran.returncode, 2)
        self.assertIn("this Stardeck was built without zip archives: give away the folder itself", ran.stderr)


@unittest.skipIf(WITHOUT_ZIP, "without libzip")
class RoundTrip(Base):
    def own_pack(self):
        shutil.copytree(SOURCE / "cards" / "template" / "mypack", self.packs / "mypack")
        return self.packs / "mypack"

    def export(self, what, *more):
        ran = self.run_it("export", what, *more)
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))
        return self.folder / ran.stdout.strip()

    def test_byte_by_byte_and_with_the_same_cards(self):
        own = self.own_pack()
        (own / "läßt nicht nach.md").write_bytes(NOISE)
        before = self.files(own)
        other = self.folder / "other"
        other.mkdir()
        for junk in (".DS_Store", "deck.json~", "Thumbs.db"):
            (own / junk).write_text("x")
        said = self.imported(self.export("mypack"), home=other)
        placed = pathlib.Path(said["placed"])
        self.assertEqual(placed, other / "data/stardeck/packs/mypack")
        self.assertEqual(self.files(placed), before)
        hashes = []
        for folder in (own, placed):
            ran = self.run_it("simulate", "--game", "tactics", "--pack", folder, "--games", "2", "--jobs", "1", "--json")
            self.assertEqual(ran.returncode, 0, ran.stderr)
            hashes.append(json.loads(ran.stdout)["after"]["hash"])
        self.assertEqual(hashes[0], hashes[1])

    def test_nothing_is_written_over(self):
        self.own_pack()
        (self.folder / "mypack-1.zip").write_text("mine")
        self.assertEqual(self.export("mypack").name, "mypack-1 (2).zip")
        self.assertEqual(self.export("mypack").name, "mypack-1 (3).zip")
        self.assertEqual((self.folder / "mypack-1.zip").read_text(), "mine")

    def test_where_to(self):
        own = self.own_pack()
        (self.folder / "there").mkdir()
        self.assertEqual(self.export(own, "--to", self.folder / "there"), self.folder / "there" / "mypack-1.zip")

    def test_a_version_that_is_no_name(self):
        own = self.own_pack()
        (own / "pack.json").write_text(json.dumps({**ABOUT, "version": "../1 a"}))
        self.assertEqual(self.export("mine").name, "mine-.._1_a.zip")

    def test_links_are_followed(self):
        """Those that stay in the pack; one that leads out of it keeps it in."""
        own = self.own_pack()
        (self.folder / "elsewhere.md").write_text("hidden words")
        (own / "notes.md").symlink_to(self.folder / "elsewhere.md")
        ran = self.run_it("export", "mypack")
        self.assertEqual((ran.returncode, ran.stdout), (2, ""))
        self.assertIn('"notes.md" in this folder is a link that leads out of the pack\'s folder; put the file itself there', ran.stderr)
        (own / "notes.md").unlink()
        (own / "own.md").write_text("text")
        (own / "notes.md").symlink_to("own.md")
        path = self.export("mypack")
        shutil.rmtree(own)
        self.assertEqual((pathlib.Path(self.imported(path)["placed"]) / "notes.md").read_text(), "text")

    def test_what_can_t_be_exported(self):
        own = self.own_pack()
        for arguments, says in ((("export", "mypakc"), "there is no pack 'mypakc' among yours; did you mean 'mypack'?"),
                                (("export", "./nowhere"), "./nowhere: there is no such file or folder"),
                                (("export", "mypack", "--to", "nowhere"), "--to: there is no folder 'nowhere'")):
            ran = self.run_it(*arguments)
            self.assertEqual(ran.returncode, 2)
            self.assertIn(says, ran.stderr)
        with open(own / "large.ogg", "wb") as file:
            file.truncate(33 * MB)
        ran = self.run_it("export", "mypack")
        self.assertEqual(ran.returncode, 2)
        self.assertIn('the entry "large.ogg" has 33 MB; a file of a pack has at most 32', ran.stderr)
        self.assertEqual(list(self.folder.glob("*.zip*")), [])

    @unittest.skipUnless(os.geteuid() != 0, "root may write everywhere")
    def test_a_folder_that_can_t_be_written(self):
        self.own_pack()
        closed = self.folder / "closed"
        closed.mkdir(mode=0o500)
        ran = self.run_it("export", "mypack", "--to", closed)
        self.assertEqual(ran.returncode, 2)
        self.assertIn("cannot be written: Permission denied", ran.stderr)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__.strip())
    STARDECK, SOURCE = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=sys.argv[:1] + sys.argv[4:])

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Joins C files to blocks that are compiled at once: half of what a small file costs is the compiler's start and the headers.
The builds that are named beside `in_blocks` in meson.build use it. Two files of a block may not mean different things by one name, so the names are looked at.

usage: source_blocks.py BLOCK.c… -- SOURCE.c…   writes the blocks. What has not changed is not written again.
Exit: 0 good, 1 when the blocks are too few, 2 usage.
"""

import collections
import functools
import pathlib
import re
import sys

COMMENT_OR_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+"([^"]+)"', re.M)
WORD = re.compile(r"[A-Za-z_]\w*")
MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.M)
VARIABLE = re.compile(r"^static\b[^;={(]*?\b(\w+)\s*[\[;=,]|^\}\s*(\w+)\s*[\[=]", re.M)
MORE_VARIABLES = re.compile(r"^static\b[^;={(]*?,([^;={(]*)[;=]", re.M)
FUNCTION = re.compile(r"^(?!typedef)[A-Za-z_][\w \t*]*?\b(\w+)\(", re.M)
STATIC_FUNCTION = re.compile(r"^static\b[^;={(]*?\b(\w+)\s*\(", re.M)
INLINE = re.compile(r"^static inline\b.*?^\}", re.M | re.S)
TAG = re.compile(r"\b(?:struct|union|enum)\s+(\w+)\s*\{")
TYPE = re.compile(r"^\}\s*(\w+)\s*;|^typedef\b[^;{]*?\b(\w+)\s*(?:\[[^\]]*\])?;|^typedef\b[^;{]*\(\*(\w+)\)", re.M)
ENUM = re.compile(r"\benum\b[^{;()]*\{([^}]*)\}")
ANNOUNCED = re.compile(r"^typedef (?:struct|union|enum) (\w+) \1;", re.M)
EMPTY = "// No file is left for this block.\ntypedef int nothing;\n"
ROOT = pathlib.Path(__file__).resolve().parent


def grouped(pattern, text):
    """What the pattern's groups found."""
    return {name for names in pattern.findall(text) for name in names if name}


def types_and_constants(text):
    """Names of types, and of what stands in enumerations; not of types that are announced only, which may be done twice."""
    text = ANNOUNCED.sub("", text)
    constants = {name for body in ENUM.findall(text) for name in WORD.findall(body) if name.isupper()}
    return constants | grouped(TYPE, text) | set(TAG.findall(text))


@functools.lru_cache(maxsize=None)
def headers_of(path):
    """The headers of ours that this file includes, and those that they include."""
    found = set()
    for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        header = next((folder / name for folder in (path.parent, ROOT) if (folder / name).is_file()), None)
        if header is not None and header not in found:
            found |= {header} | headers_of(header)
    return frozenset(found)


@functools.lru_cache(maxsize=None)
def names_of_header(path):
    """What it defines, its functions, and all words of those that have their body there."""
    text = COMMENT_OR_TEXT.sub(" ", path.read_text(encoding="utf-8"))
    defined = types_and_constants(text) | set(MACRO.findall(text))
    return frozenset(defined), frozenset(FUNCTION.findall(text)), frozenset(WORD.findall(" ".join(INLINE.findall(text))))


class Source:
    """A file with the names that it gives a meaning of its own.

    `own` clashes with a meaning of another file or of what that includes (`seen`); `loud` (macros and variables, which the
    other's parameters would hide) with any use of the name. `ambiguous` says for names that several headers have whose is meant.
    """

    def __init__(self, path):
        self.path = path
        text = COMMENT_OR_TEXT.sub(" ", path.read_text(encoding="utf-8"))
        functions = set(STATIC_FUNCTION.findall(text))
        self.loud = set(MACRO.findall(text)) | grouped(VARIABLE, text)
        self.loud |= {name for names in MORE_VARIABLES.findall(text) for name in WORD.findall(names)}
        self.own = self.loud | functions | types_and_constants(text)
        headers = [names_of_header(header) for header in headers_of(path)]
        self.seen = set().union(*(defined | functions for defined, functions, _ in headers))
        self.words = set(WORD.findall(text)).union(*(words for _, _, words in headers))
        self.size = len(text)


class Block:
    def __init__(self):
        self.sources = []
        self.size = 0
        self.own, self.seen, self.loud, self.words, self.ambiguous = set(), set(), set(), set(), {}

    def has_room_for(self, source, largest):
        if not self.sources:
            return True
        clash = (self.own & (source.own | source.seen) or self.seen & source.own or self.loud & source.words
                 or source.loud & self.words
                 or any(self.ambiguous.get(name, header) != header for name, header in source.ambiguous.items()))
        return self.size + source.size <= largest and not clash

    def add(self, source):
        self.sources.append(source)
        self.size += source.size
        self.own |= source.own
        self.seen |= source.seen
        self.loud |= source.loud
        self.words |= source.words
        self.ambiguous.update(source.ambiguous)

    def text(self):
        return "".join('#include "%s"\n' % source.path for source in self.sources) or EMPTY


def divided(sources, largest):
    """Blocks of at most this size, in which each file is in the first that has room for it."""
    blocks = []
    for source in sources:
        block = next((block for block in blocks if block.has_room_for(source, largest)), None)
        if block is None:
            block = Block()
            blocks.append(block)
        block.add(source)
    return blocks


def divided_into(sources, count):
    """The same with as many blocks, or fewer; None if they are too few for any size."""
    own = set().union(*(source.own for source in sources))
    headers = set().union(*(headers_of(source.path) for source in sources))
    times = collections.Counter(name for header in headers for names in names_of_header(header)[:2] for name in names)
    for source in sources:
        source.seen &= own  # of the others nobody asks
        source.words &= own
        # In order: a set's is another in each run, and the same program must come of the same files.
        source.ambiguous = {name: header for header in sorted(headers_of(source.path)) for names in names_of_header(header)[:2]
                            for name in names if times[name] > 1}
    # Those that clash most choose first.
    owners = collections.Counter(name for source in sources for name in source.own)
    sources = sorted(sources, key=lambda source: -sum(owners[name] - 1 for name in source.own))
    size = sum(source.size for source in sources)
    largest = size // count
    while largest < 2 * size:
        blocks = divided(sources, largest)
        if len(blocks) <= count:
            return blocks
        largest += largest // 8 + 1
    return None


def main(arguments):
    at = arguments.index("--") if "--" in arguments else 0
    paths = [pathlib.Path(path) for path in arguments[:at]]
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    blocks = divided_into([Source(pathlib.Path(path).resolve()) for path in arguments[at + 1:]], len(paths))
    if blocks is None:
        print("%s: %d blocks are too few for these files, as too many mean different things by one name; a larger number goes where "
              "the build is described" % (paths[0], len(paths)), file=sys.stderr)
        return 1
    for path, block in zip(paths, blocks + [Block()] * (len(paths) - len(blocks))):
        if not path.exists() or path.read_text(encoding="utf-8") != block.text():
            path.write_text(block.text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# SPDX-License-Identifier: MIT
"""Parses the step-by-step section of the guides to cards: files to write and commands to type, in order."""
import re

SECTIONS = {"README.md": "Step by step, from an empty folder", "LIESMICH.md": "Schritt für Schritt, von einem leeren Ordner an"}
PIECE = re.compile(r"^### (?P<step>[^\n]*)\n|^`(?P<path>[^`\n]+)`:\n\n```\w+\n(?P<text>.*?)```\n|^```console\n(?P<typed>.*?)```\n", re.S | re.M)


def pieces(guide):
    """Of the guide in this file: ("step", title), ("file", path, text) and ("command", words, [what is to be seen]) one after
    the other. Whatever code stands there must be one of these."""
    text = guide.read_text(encoding="utf-8")
    section = re.search(r"^## %s\n(.*?)^## " % re.escape(SECTIONS[guide.name]), text, re.S | re.M).group(1)
    found = []
    for piece in PIECE.finditer(section):
        if piece["step"]:
            found.append(("step", piece["step"]))
        elif piece["path"]:
            found.append(("file", piece["path"], piece["text"]))
        else:
            for typed in re.split(r"^\$ ", piece["typed"], flags=re.M)[1:]:
                command, *seen = typed.rstrip("\n").split("\n")
                found.append(("command", command, seen))
    blocks = section.count("```") // 2
    kept = sum(kind == "file" for kind, *_ in found) + len(re.findall(r"^```console\n", section, re.M))
    assert blocks == kept and found, "%s has code that is neither a file nor typed" % guide
    return found


def write(folder, path, text):
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")

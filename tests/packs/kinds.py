# SPDX-License-Identifier: MIT
"""Packs of Tactics with one fault each, of every kind that lint knows: the files of each, besides a good pack.json. An error keeps the
pack out of the window, but for those that only show or sound wrong; a warning does not (cli/test_packs.py, window/test_pairs.py).

Each is of its own cards, so that they can lie upon one another."""
import re

GRID = {"type": "tech", "kind": "permanent", "power": 2, "picture": "icon:radar-sweep",
        "effects": [{"when": "permanent", "do": "block", "parts": ["effect"], "which": {"where": "below", "types": ["ship"]}}]}
TEXTS = {"name": "Grid", "text": "Blocks."}
FIFO, FOLDER = "(a pipe)", "(a folder)"  # in place of a file's content


def new_card(card, **more):
    return {"deck.json": {"cards": [{"id": card, **GRID, **more}]}}


def texts(card, words, language="en"):
    return {"lang/%s.json" % language: {"card": {card: words}}}


def both(card, words):
    return {**texts(card, words), **texts(card, words, "de")}


# name: (files, further keys of pack.json)
KINDS = {
    "good": ({"deck.json": {"cards": [{"id": "galaxy", "power": 8}]}}, {}),
    # files that can't be read
    "cards_that_are_no_json": ({"deck.json": '{"cards": [}'}, {}),
    "texts_that_are_no_json": ({"lang/en.json": '{"card": }'}, {}),
    "a_pipe": ({"deck.json": FIFO}, {}),
    "a_folder_like_a_file": ({"lang/en.json": FOLDER}, {}),
    # values
    "a_wrong_number": ({"deck.json": {"cards": [{"id": "spy", "power": 300}]}}, {}),
    "an_unknown_key": ({"deck.json": {"cards": [{"id": "spy", "pwoer": 3}]}}, {}),
    "an_unknown_id": ({"captains.json": {"captains": [{"id": "velara", "faction": "nobody"}]}}, {}),
    "a_rule_broken": ({"deck.json": {"cards": [{"id": "admiral", "kind": "none"}]}}, {}),
    "a_change_of_nothing": ({"deck.json": {"cards": [{"each": {"type": "troops", "power": 49}, "power": 3}]}}, {}),
    # texts
    "a_missing_text": (new_card("silent"), {}),
    "an_unknown_text": (texts("bombardment", {"nmae": "X"}), {}),
    "an_empty_name": (both("infantry", {"name": ""}), {}),
    "a_placeholder_without_a_value": (both("diplomat", {"text": "{ammount} cards."}), {}),
    "a_placeholder_in_a_name": (both("tactical_officer", {"name": "Eng{ineer}"}), {}),
    "placeholders_that_differ": ({**texts("supernova", {"text": "A."}), **texts("supernova", {"text": "{hand}"}, "de")}, {}),
    "braces_that_do_not_fit": (both("boarding_party", {"text": "A {hand"}), {}),
    "a_text_in_english_alone": ({**new_card("mute"), **texts("mute", TEXTS)}, {}),
    "a_text_that_is_too_long": ({**new_card("long"), **both("long", {"name": "Long", "text": "A long sentence. " * 60})}, {}),
    # the window's own texts
    "an_unknown_text_of_the_window": ({"assets/lang/de.json": {"menu": {"setings": "X"}}}, {}),
    "window_texts_that_are_no_json": ({"assets/lang/fr.json": "{"}, {}),
    "a_placeholder_of_the_window": ({"assets/lang/de.json": {"table": {"owner": "Von {nam}"}}}, {}),
    "sentences_that_are_no_json": ({"assets/lang/it.json": {"menu": {"quit": "Esci"}}, "assets/faults/it.json": "{"}, {}),
    # pictures and sounds
    "a_picture_that_is_not_there": ({"deck.json": {"cards": [{"id": "reinforcements", "picture": "icon:nowhere"}]}}, {}),
    "a_picture_of_no_kind": ({"deck.json": {"cards": [{"id": "negotiations", "picture": "nonsense"}]}}, {}),
    "a_picture_that_is_none": ({"deck.json": {"cards": [{"id": "phaser", "picture": "file:odd.png"}]}, "assets/pictures/odd.png": "no picture"}, {}),
    "a_painting_that_is_none": ({"assets/pictures/tactics/defiant.png": "no picture"}, {}),
    "a_painting_of_nobody": ({"assets/pictures/tactics/nobody.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='5'><path d='M0 0h8v5z'/></svg>"}, {}),
    "a_sound_that_is_none": ({"assets/sounds/turn.ogg": "no sound"}, {}),
    "a_file_that_nothing_reads": ({"Deck.JSON": {"cards": []}, "lang/en.json": {"card": {"spy": {"name": "Agent"}}}}, {}),
    # pack.json
    "a_wrong_pack_json": ({}, {"nmae": "X"}),
    "an_empty_version": ({}, {"version": ""}),
    "a_game_that_is_none": ({}, {"game": "chess"}),
    "a_program_that_is_too_old": ({}, {"program": ">=99"}),
    "a_need_that_is_not_here": ({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, {"needs": ["nobody"]}),
    "a_base_that_is_not_here": ({"deck.json": {"cards": [{"id": "galaxy", "power": 9}]}}, {"builds_on": "nobody"}),
    "nothing": ({}, {}),
}


def keeps_out(said):
    """Whether a pack of which lint says this can't be used."""
    return bool(set(re.findall(r": error\[(\w+)\]: ", said)) - {"letter", "picture", "placeholder", "sound"})


def about(name):
    """The pack.json of that kind."""
    return {"id": name, "name": name, "version": "1", "game": "tactics", **KINDS[name][1]}

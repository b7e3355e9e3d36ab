#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Words on the screen are written once and read for years. What readers stumbled over must not come back: a name without its
article where the sentence needs one, a word that says what another one says elsewhere, two forms of one word side by side.

Checked in the language files of the games (cards/*/lang), the window (assets/lang), the lessons and the rules pages:
- a seat's name that begins a sentence and is followed by its verb, or that stands behind a preposition, asks for a form
  ({seat.nominative}, {seat.dative} …); lists of names (after a colon) need none;
- a card is not the subject of a verb in the singular: "Raumminen wird aufgedeckt"; where only cards of one that may stand there
  (attacks, missions), the key is in ONE;
- a chapter's title carries no number of its own: the lesson counts its steps, and so does the table;
- a card or ship that acts on others (an attack, a launched craft) is read by them too, in the question that it asks them: its text
  addresses nobody ("Your shields burst outwards" is wrong for who is hit by them);
- German: words of BANNED, each with what stands in their place. captain.* is left out: captains speak as they like.

usage: screen_words.py [ROOT]        checks ROOT (default: the checkout this script lies in)
       screen_words.py --self-test   feeds itself small trees with one fault each; every one must be found
Exit: 0 nothing found, 1 faults (one a line, FILE: KEY: what), 2 usage.
"""

import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
import style_script  # noqa: E402

FILES = ("cards/*/lang/{}.json", "assets/lang/{}.json", "assets/lesson/*/{}.json", "assets/rules/*/{}.json")
PREPOSITIONS = {
    "de": "an|auf|bei|durch|für|gegen|mit|nach|ohne|um|von|vor|zu|als Gegner",
    "en": "against|at|by|for|from|of|to|with|than",
}
NAME = r"\{(seat|other|owner)\}"
# "Computer against Romulan" of names in a list, or what is no sentence: KEY of those that may.
BARE = {"winner.shared", "winner.team"}
# A text in which {card} is always one thing.
ONE = {"event.countered", "event.resolve", "event.resolve_none", "event.void", "event.skipped", "event.displaced",
       "event.removed", "why.tags", "why.no_strike", "explain.lead_galaxy", "empires.race_special"}
SINGULAR = (r"(?:^|[.!?:] )\{card\} (?:ist|wird|hat|kommt|rückt|geht|liegt|kostet|braucht|blockiert|scheidet|trifft|gilt|wirkt|wendet|"
            r"is|has|goes|leaves|takes|moves|comes|needs|costs|blocks|hits|wins|scores)\b")
BANNED = {
    "de": [
        (r"\bZugs\b", "Zuges"),
        (r"\b(?:Lege|Ziehe|Hole|Klicke|Greife|Baue|Bewege|Hebe|Kaufe)\b(?! nicht an)", "Leg, Zieh, Hol, Klick, Greif, Bau …"),
        (r"\bjemand anderes\b", "jemand anders"),
        (r"\bSchaltfläche", "Knopf"),
        (r"\bder Sturmwind\b(?=.*\b[Ss]eine?\b)|\bDer Sturmwind\b", "die Sturmwind: Schiffe sind weiblich"),
        (r"\bStelle dich\b", "Stell dich"),
        (r"\bGierig\b", "Kurzsichtig"),
        (r"\b[Mm]ind(?:er[et]|ern|re)\b|\b[Gg]emindert\b", "verringern, schwächen"),
        (r"\bablegen(?=, um| und ziehen| darf)|\bAblegen\b|\bKarten? (?:seiner Wahl )?ab(?:legst|legt)\b|\babgelegt\b", "abwerfen (Karten)"),
        (r"\bTop Secret\b", "Top-Secret"),
        (r"\bWirkt nicht\b", "Blockiert"),
        (r"\d\+? weiteren? \[", "Liegt noch ein …"),
        (r"\]-Karte", "Klingone, Karte mit …"),
        (r"\bWähle eines —", "Wähle:"),
        (r"\bTrägerperson\b", "Träger"),
        (r"\bPerson links\b", "Dein linker Nachbar"),
        (r"\bmalgenommen\b", "multipliziert"),
        (r"\bGefecht: [a-zäöü]", "Gefecht: groß weiter, es folgt ein Satz"),
        (r"\bGib \d auf einen", "+1 auf einen …"),
        (r"\bStärke mehr\. ", "+5 Stärke"),
        (r"\bVon selbst passen\b", "Automatisch passen"),
        (r"\bRepariere \d+ Hülle\b", "Repariere 3 Hüllenpunkte"),
        (r"\bTor [A-F]\b", "Wurmloch"),
        (r"\bnimmt \{number\} Schaden\b", "erleidet"),
        (r"\bTäuschdrohne\b", "Täuschkörper"),
        (r"\bFunken\b", "Energiesymbol"),
    ],
    "en": [
        (r"\bthe own\b", "your"),
        (r"\bat the (?:right|left)\b", "on the right"),
        (r"\bstands? (?:at|on|how|when|what|the price)\b|\bstands? here\b", "is, is shown (texts and numbers do not stand)"),
        (r"\bThrow \w.* away\b|\bthrow \w+ away\b", "discard"),
        (r"\bspark\b", "power symbol"),
        (r"\bGate [A-F]\b", "Wormhole"),
        (r"\bmostly face down\b", "usually face down"),
        (r"\bPass by itself\b", "Pass automatically"),
        (r"\bnot due in\b", "Not in this phase"),
        (r"\bso much damage\b", "damage prevented"),
        (r"\bmore than enough of all\b", "more than 60 %"),
        (r"\bTop Secret\b", "Top-Secret"),
    ],
}

ADDRESSES = {"de": r"\b(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)\b", "en": r"\b(?:[Yy]ou|[Yy]ours?)\b"}
ACTS_ON_OTHERS = {"attack", "craft"}  # kinds of cards


def texts_of(node, path=()):
    """(KEY, text) of all texts in a file, "number" of lists too."""
    for key, value in node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ():
        if isinstance(value, str):
            yield ".".join(map(str, (*path, key))), value
        else:
            yield from texts_of(value, (*path, key))


def names_without_form(key, text, language):
    if key.split(".")[0] == "captain" or key in BARE:
        return
    for found in re.finditer(rf"(?<![\wäöüß])({PREPOSITIONS[language]}) {NAME}", text, re.IGNORECASE):
        yield f"\"{found.group(0)}\": a name behind a preposition asks for a form"
    for found in re.finditer(rf"(?:^|[.!?] ){NAME} (?=[a-zäöü])(?!(?:auf|gegen|against|at) )", text):
        yield f"\"{{{found.group(1)}}} …\": a name that begins a sentence asks for {{{found.group(1)}.nominative}}"


def faults_of_text(key, text, language):
    for pattern, better in BANNED[language]:
        found = re.search(pattern, text.replace("\u00ad", ""))
        if found and not key.startswith("captain."):
            yield f"\"{found.group(0)}\"; better: {better}"
    if re.fullmatch(r"chapters\.\d+\.title", key) and re.match(r"\d+(?:[.)]|  )", text):
        yield f"\"{text}\": a title that is numbered beside \"3 of 23\""
    found = re.search(SINGULAR, text)
    if found and key not in ONE:
        yield f"\"{found.group(0).strip()}\": names of cards may be plural"
    yield from names_without_form(key, text, language)


def read_by_all(pack):
    """Keys of the texts of what acts on others in the pack of a game."""
    deck, ships = pack / "deck.json", pack / "ships.json"
    for card in json.loads(deck.read_text(encoding="utf-8")).get("cards", []) if deck.exists() else ():
        if card.get("kind") in ACTS_ON_OTHERS:
            yield f"card.{card['id']}.text"
    for ship in json.loads(ships.read_text(encoding="utf-8")).get("ships", []) if ships.exists() else ():
        yield f"ship.{ship['id']}.text"


def faults_of_address(file, texts, language):
    if file.parent.name != "lang":
        return
    for key in read_by_all(file.parent.parent):
        found = re.search(ADDRESSES[language], texts.get(key, ""))
        if found:
            yield key, f"\"{found.group(0)}\": read by others too"


def check(root):
    faults, files = [], 0
    for language in BANNED:
        for pattern in FILES:
            for file in sorted(pathlib.Path(root).glob(pattern.format(language))):
                files += 1
                texts = dict(texts_of(json.loads(file.read_text(encoding="utf-8"))))
                faults += [f"{file.relative_to(root)}: {key}: {what}" for key, what in faults_of_address(file, texts, language)]
                for key, text in texts.items():
                    faults += [f"{file.relative_to(root)}: {key}: {what}" for what in faults_of_text(key, text, language)]
    return faults if files else ["no language files found"]


DE, EN, RULES = "cards/star_fight/lang/de.json", "cards/star_fight/lang/en.json", "assets/rules/star_fight/de.json"
DECK = "cards/star_fight/deck.json"
GOOD = {
    DE: '{"event": {"won": "{place} geht an {seat.accusative}.", "hit": "{seat}: Hülle {number}.", "over": "{seat.nominative} {seat:siegt|siegen}."},'
    ' "card": {"a": {"text": "Reißt auf."}, "b": {"text": "Für deine Hülle."}}, "captain": {"ann": {"wins": "Lege {seat} das an {seat}."}}, "winner": {"shared": "Sieg von {seat} und mehr"}}',
    EN: '{"event": {"won": "{place} goes to {seat.accusative}.", "over": "{seat.nominative} {seat:wins|win}."}}',
    DECK: '{"cards": [{"id": "a", "kind": "attack"}, {"id": "b", "kind": "action"}]}',
    RULES: '{"chapters": [{"text": "Leg eine Karte ab und zieh."}]}',
}
BAD = [
    ("a preposition", DE, '{"event": {"won": "{place} geht an {seat}."}}', "event.won", "an {seat}"),
    ("a preposition in English", EN, '{"event": {"won": "{place} goes to {seat}."}}', "event.won", "to {seat}"),
    ("a sentence", DE, '{"event": {"over": "{seat} gewinnt."}}', "event.over", "{seat}"),
    ("a sentence in the middle", DE, '{"event": {"over": "Neutral. {other} gewinnt."}}', "event.over", "{other}"),
    ("a sentence in English", EN, '{"event": {"over": "{seat} wins."}}', "event.over", "{seat}"),
    ("a word on a card", DE, '{"card": {"a": {"text": "Nach dem Start ablegen, um anzugreifen."}}}', "card.a.text", "ablegen"),
    ("a soft hyphen in it", DE, '{"card": {"a": {"name": "Täusch\u00addrohne"}}}', "card.a.name", "Täuschdrohne"),
    ("two forms", RULES, '{"chapters": [{"text": "Am Ende des Zugs."}]}', "chapters.0.text", "Zugs"),
    ("two forms of the imperative", DE, '{"ask": {"hint": "Lege sie dorthin."}}', "ask.hint", "Lege"),
    ("an opponent", "assets/lang/de.json", '{"opponent": {"greedy": "Gierig"}}', "opponent.greedy", "Gierig"),
    ("a card in the plural", DE, '{"event": {"seen": "Dort: {card} wird aufgedeckt."}}', "event.seen", ": {card} wird"),
    ("a card in the plural in English", EN, '{"event": {"seen": "{card} comes."}}', "event.seen", "{card} comes"),
    ("a numbered title", RULES, '{"chapters": [{"title": "2  Feuer"}, {"title": "18 gegen 11"}]}', "chapters.0.title", "2  Feuer"),
    ("an attack that speaks to who plays it", DE, '{"card": {"a": {"text": "Deine Schilde bersten."}}}', "card.a.text", "Deine"),
    ("the same in English", EN, '{"card": {"a": {"text": "Drains a track of your choice."}}}', "card.a.text", "your"),
    ("English like German", EN, '{"tell": {"foot": "At the end of the own turn."}}', "tell.foot", "the own"),
]


def self_test():
    return style_script.self_test(check, GOOD, BAD,
                                  lambda found, file, key, part: len(found) == 1 and found[0].startswith(f'{file}: {key}: "{part}'))


if __name__ == "__main__":
    sys.exit(style_script.run(check, self_test, __doc__))

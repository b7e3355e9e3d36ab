// SPDX-License-Identifier: MIT
// Tests packs with one mistake each, as a player who edits cards makes them: each must be reported in exactly
// one message, at the right place.
#include "../contract/tested.h"
#include "bad_packs.h"
#include "data/fault_words.h"
#include "data/pack_cache.h"
#include "data/pack_lint.h"
#include "engine/game.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))
#define FILE_MAX_BYTES (1u << 17)

#define ID_RULE "an id of a-z, 0-9 and _ that starts with a letter, at most 31 characters"
#define NUMBER_RULE "not a number as JSON writes it; allowed are 12, -3, 0.5, but not 012, 5. or .5"
#define BRACE_RULE " do not fit. Allowed: placeholders of a-z, 0-9 and _ like {amount}"
#define EFFECT "{\"when\": \"revealed\", \"do\": \"draw_up\"}"
#define LETTERS_32 "abcdefghijklmnopqrstuvwxyzabcdef"
#define DEEP "[[[[[[[[[["

static const BadPack deck[] = {
    // Values
    {"deck.json", "\"galaxy\", \"type\": \"ship\"", "\"galaxy\", \"type\": @\"shipp\"",
     "\"type\" can't be \"shipp\"; did you mean \"ship\"? Allowed: ship, tech, weapon, action, troops"},
    {"deck.json", "\"galaxy\", \"type\": \"ship\"", "\"galaxy\", \"type\": @\"station\"",
     "\"type\" can't be \"station\". Allowed: ship, tech, weapon, action, troops"},
    {"deck.json", "\"galaxy\", \"type\": \"ship\"", "\"galaxy\", \"type\": @null",
     "\"type\" must be one of ship, tech, weapon, action, troops, not null"},
    {"deck.json", "\"power\": 7", "\"power\": @\"7\"",
     "\"power\" must be a whole number from 0 to 50: 7 without quotes"},
    {"deck.json", "\"power\": 7", "\"power\": @\"many\"",
     "\"power\" must be a whole number from 0 to 50, not a text"},
    {"deck.json", "\"power\": 7", "\"power\": @\"+7\"",
     "\"power\" is given as \"+7\", but there is no number below it to change; give a whole number from 0 to "
     "50"},
    {"deck.json", "\"power\": 7", "\"power\": @+7",
     "expected a value (an object, a list, a text in double quotes, a number, true, false or null), not "
     "\"+\"; "
     "in a pack \"+2\" stands in quotes"},
    {"deck.json", "\"power\": 7", "\"power\": @\"×7,5\"",
     "\"power\" can't be \"×7,5\"; did you mean \"×7.5\", with a point?"},
    {"deck.json", "\"power\": 7", "\"power\": @\"+7.5\"",
     "\"power\" can't be \"+7.5\"; a change of the number below is written \"+2\", \"-1\" or \"×1.5\", with "
     "up "
     "to four digits"},
    {"deck.json", "\"power\": 7", "\"power\": @51", "\"power\" must be a whole number from 0 to 50, not 51"},
    {"deck.json", "\"power\": 7", "\"power\": @-1", "\"power\" must be a whole number from 0 to 50, not -1"},
    {"deck.json", "\"power\": 7", "\"power\": @7.5",
     "\"power\" must be a whole number from 0 to 50, not 7.5"},
    {"deck.json", "\"power\": 7", "\"power\": @1e400",
     "\"power\" must be a whole number from 0 to 50, not inf"},
    {"deck.json", "\"choose\": true", "\"choose\": @1", "\"choose\" must be true or false, not a number"},
    {"deck.json", "\"parts\": [\"effect\"]", "\"parts\": @\"effect\"",
     "\"parts\" must be a list with any of effect, power, not a text"},
    {"deck.json", "\"types\": [\"weapon\"]", "\"types\": [\"weapon\", @\"weapon\"]",
     "\"weapon\" is listed twice in \"types\"; once is allowed"},
    {"deck.json", "\"types\": [\"weapon\"]", "\"types\": [@\"weapons\"]",
     "\"types\" can't be \"weapons\"; did you mean \"weapon\"? Allowed: ship, tech, weapon, action, troops"},
    {"deck.json", "\"types\": [\"weapon\"]", "\"types\": [@[]]",
     "\"types\" must be a list with any of ship, tech, weapon, action, troops, but this is a list"},
    {"deck.json", "\"when\": \"scoring\"", "\"when\": @\"scorning\"",
     "\"when\" can't be \"scorning\"; did you mean \"scoring\"? Allowed: revealed, permanent, scoring, "
     "special"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"\"",
     "\"picture\" must be a text of 1 to 31 bytes, not \"\""},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"" LETTERS_32 "\"",
     "\"picture\" must be a text of 1 to 31 bytes, not \"" LETTERS_32 "\""},
    // Keys and ids
    {"deck.json", "\"power\": 7", "@\"pwoer\": 7",
     "unknown key \"pwoer\" in this card; did you mean \"power\"? Allowed: id, type, kind, power, picture, "
     "effects"},
    {"deck.json", "\"power\": 7", "\"power\": 7, @\"name\": \"Galaxy\"",
     "unknown key \"name\" in this card: such texts stand in lang/en.json and lang/de.json, as {\"card\": "
     "{\"galaxy\": {\"name\": \"…\"}}}. Allowed: id, type, kind, power, picture, effects"},
    {"deck.json", "\"power\": 7", "\"power\": 7, @\"text\": \"Flies.\"",
     "unknown key \"text\" in this card: such texts stand in lang/en.json and lang/de.json, as {\"card\": "
     "{\"galaxy\": {\"text\": \"…\"}}}. Allowed: id, type, kind, power, picture, effects"},
    {"deck.json", "\"power\": 7", "\"power\": 7, @\"like\": \"spy\"",
     "\"like\" goes only upon a list that lies below, and none does here"},
    {"deck.json", "{\n      \"id\": \"shuttle\"", "{\n      @\"each\": {\"id\": \"shuttle\"}",
     "\"each\" goes only upon a list that lies below, and none does here"},
    {"deck.json", "\"power\": 7", "\"power\": 7, @\"when\": {\"pack\": \"mine\"}",
     "\"when\" goes only upon a list that lies below, and none does here"},
    {"deck.json", "\"power\": 7", "\"power\": 7, @\"cost\": 3",
     "unknown key \"cost\" in this card. Allowed: id, type, kind, power, picture, effects"},
    {"deck.json", "{\n      \"id\": \"galaxy\", \"type\": \"ship\", ", "@{\n      \"id\": \"galaxy\", ",
     "this card has no \"type\", which must be one of ship, tech, weapon, action, troops"},
    {"deck.json", "\"power\": 7", "\"power\": 7, @\"power\": 8",
     "the key \"power\" is given twice, first in line *"},
    {"deck.json", "\"id\": \"shuttle\"", "\"id\": @\"galaxy\"",
     "\"galaxy\" is the id of another card already; each must have its own"},
    {"deck.json", "\"id\": \"shuttle\"", "\"id\": @\"Shuttle\"",
     "\"id\" must be " ID_RULE ", not \"Shuttle\""},
    {"deck.json", "\"id\": \"shuttle\"", "\"id\": @\"a" LETTERS_32 "\"",
     "\"id\" must be " ID_RULE ", not \"a" LETTERS_32 "\""},
    {"deck.json", "{\n      \"id\": \"shuttle\", ", "@{\n      ",
     "this card has no \"id\", which must be " ID_RULE},
    {"deck.json", "\"title\": \"diplomat\"", "\"title\": @\"diplomaat\"",
     "there is no card \"diplomaat\"; did you mean \"diplomat\"? Allowed: any of the *"},
    {"deck.json", "\"title\": \"diplomat\"", "\"title\": @7",
     "\"title\" must be the id of a card, not a number"},
    // Lists and objects
    {"deck.json", "\"effects\": []",
     "\"effects\": [" EFFECT "," EFFECT "," EFFECT "," EFFECT ", @" EFFECT "," EFFECT "]",
     "\"effects\" has 6 entries; at most 4 are allowed"},
    {"deck.json", "\"effects\": []", "\"effects\": @{}",
     "\"effects\" must be a list of at most 4 objects, not an object"},
    {"deck.json", "\"effects\": []", "\"effects\": [@true]",
     "\"effects\" must be a list of at most 4 objects, but this is true"},
    {"deck.json", "\"which\": {\"where\": \"others\"}", "\"which\": @\"others\"",
     "\"which\" must be an object, not a text"},
    {"deck.json", WHOLE_FILE, "@[]", "this deck must be an object, not a list"},
    {"deck.json", WHOLE_FILE, "@{}",
     "this deck has no \"cards\", which must be a list of at most 48 objects"},
    // What only the game knows
    {"deck.json", "{\"when\": \"scoring\", \"do\": \"win_row\"",
     "{\"when\": @\"permanent\", \"do\": \"win_row\"",
     "this effect counts at scoring: \"when\" must be \"scoring\""},
    {"deck.json", "{\n      \"id\": \"infantry\", \"type\": \"troops\", \"kind\": \"none\"",
     "{\n      \"id\": \"infantry\", \"type\": \"troops\", \"kind\": @\"scoring\"",
     "\"kind\" must be \"none\" exactly when the card has no effects"},
};

static const BadPack text_of_deck[] = {
    {"deck.json", "\"power\": 7,\n      ", "\"power\": 7\n      @",
     "expected \",\" or \"}\" before this text"},
    {"deck.json", "\"power\": 7,\n", "\"power\": 7,@,\n", "expected a key in double quotes, not \",\""},
    {"deck.json", "\"effects\": []\n", "\"effects\": []@,\n", "nothing follows this \",\"; leave it out"},
    {"deck.json", "\"power\": 7", "\"power\": @07", NUMBER_RULE},
    {"deck.json", "\"power\": 7", "\"power\": @seven",
     "\"seven\" is no value: a text needs double quotes, and true, false and null are in small letters"},
    {"deck.json", "\"power\": 7", "@power: 7", "expected a key in double quotes, not \"power\""},
    {"deck.json", "\"power\": 7", "@'power': 7",
     "expected a key in double quotes, not '; texts stand in double quotes"},
    {"deck.json", "\"power\": 7", "\"power\" @= 7", "expected \":\" after the key, not \"=\""},
    {"deck.json", "\"power\": 7", "@// strong\n\"power\": 7",
     "JSON has no comments; expected a key in double quotes"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"fleet",
     "this text has no closing \" in its line; a line end in a text is written \\n"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": \"ä@\\u0000\"", "\\u0000 is not allowed in a text"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": \"äöü@\xE4\"",
     "invalid UTF-8; save the file as UTF-8"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": \"a@\tb\"",
     "a control character in a text; a tab is written \\t"},
    {"deck.json", END_OF_FILE, "@}", "the JSON ends before this; nothing may follow, not \"}\""},
    {"deck.json", "\"effects\": []", "\"effects\": " DEEP DEEP DEEP DEEP DEEP DEEP "[@[",
     "nested more than 64 deep"},
    {"deck.json", WHOLE_FILE, "@", "the file is empty; expected a JSON object"},
    {"deck.json", WHOLE_FILE, "{\"cards\": [@", "the file ends here, but the [ opened at 1:11 is not closed"},
    {"deck.json", WHOLE_FILE, NO_FILE,
     "this file is missing; the cards of the game \"tactics\" are in deck.json, targets.json, factions.json, "
     "game.json"},
    {"deck.json", WHOLE_FILE, FOLDER, "this is a folder, but called like a file"},
};

static const BadPack targets[] = {
    {"targets.json", "\"kind\": \"planet\"", "\"kind\": @\"plant\"",
     "\"kind\" can't be \"plant\"; did you mean \"planet\"? Allowed: planet, sector, quadrant, combat_zone"},
    {"targets.json", "\"colour\": \"romulan\"", "\"colour\": @\"red\"",
     "\"colour\" can't be \"red\". Allowed: none, federation, romulan, klingon, independent"},
    {"targets.json", "\"colour\": \"romulan\"", "@\"color\": \"romulan\"",
     "unknown key \"color\" in this target; did you mean \"colour\"? Allowed: id, kind, colour, quadrant, "
     "points, "
     "bonus, picture"},
    {"targets.json", "\"quadrant\": \"alpha\"", "\"quadrant\": @\"Alpha\"",
     "\"quadrant\" can't be \"Alpha\"; did you mean \"alpha\"? Allowed: none, alpha, beta"},
    {"targets.json", "\"points\": 5", "\"points\": @21",
     "\"points\" must be a whole number from 0 to 20, not 21"},
    {"targets.json", "{\"points\": 2, \"which\"", "{\"points\": @0, \"which\"",
     "\"points\" must be a whole number from 1 to 20, not 0"},
    {"targets.json", "{\"points\": 2, \"which\"", "@{\"which\"",
     "this bonus has no \"points\", which must be a whole number from 1 to 20"},
    {"targets.json", "\"bonus\": {\"points\": 2, \"which\": {\"title\": \"vulcan\"}}", "\"bonus\": @2",
     "\"bonus\" must be an object, not a number"},
    {"targets.json", "\"title\": \"vulcan\"", "\"title\": @\"vulkan\"",
     "there is no target \"vulkan\"; did you mean \"vulcan\"? Allowed: *"},
    {"targets.json", "\"title\": \"vulcan\"", "@\"titel\": \"vulcan\", \"title\": \"vulcan\"",
     "unknown key \"titel\" in this target; did you mean \"title\"? Allowed: kinds, colours, quadrants, "
     "title"},
    {"targets.json", "\"each\": true", "\"each\": @\"yes\"", "\"each\" must be true or false, not a text"},
    {"targets.json", "\"id\": \"remus\"", "\"id\": @\"romulus\"",
     "\"romulus\" is the id of another target already; each must have its own"},
    {"targets.json", "\"id\": \"remus\"", "\"id\": @\"2remus\"",
     "\"id\" must be " ID_RULE ", not \"2remus\""},
    {"targets.json", "\"id\": \"remus\"", "\"id\": @[]", "\"id\" must be " ID_RULE ", not a list"},
    {"targets.json", WHOLE_FILE, NO_FILE, "this file is missing; the cards of the game \"tactics\" are in *"},
};

static const BadPack factions[] = {
    {"factions.json", "\"main\": \"#4C9BFF\"", "\"main\": @\"blue\"",
     "\"main\" must be a colour like \"#1A2B3C\", not \"blue\""},
    {"factions.json", "\"main\": \"#4C9BFF\"", "\"main\": @\"#4C9BF\"",
     "\"main\" must be a colour like \"#1A2B3C\", not \"#4C9BF\""},
    {"factions.json", "{\"main\": \"#4C9BFF\", ", "@{",
     "this colours has no \"main\", which must be a colour like \"#1A2B3C\""},
    {"factions.json", "\"home\": \"federation\"", "\"home\": @\"federal\"",
     "\"home\" can't be \"federal\". Allowed: none, federation, romulan, klingon, independent"},
    {"factions.json", "\"team\": \"first\"", "\"team\": @1",
     "\"team\" must be one of first, second, not a number"},
    {"factions.json", "\"letter\": \"S\"", "\"letter\": @\"Starflee\"",
     "\"letter\" must be a text of 1 to 7 bytes, not \"Starflee\""},
    {"factions.json", "{\"card\": \"admiral\"", "{\"card\": @\"admirale\"",
     "there is no card \"admirale\"; did you mean \"admiral\"? Allowed: any of the *"},
    {"factions.json", "{\"card\": \"admiral\", ", "@{",
     "this picture has no \"card\", which must be the id of a card"},
    {"factions.json", "{\"card\": \"admiral\"", "{\"card\": @null",
     "\"card\" must be the id of a card, not null"},
    {"factions.json", "\"pictures\": []", "\"pictures\": @\"\"",
     "\"pictures\" must be a list of at most 48 objects, not a text"},
    {"factions.json", "\"id\": \"vulcan\"", "\"id\": @\"starfleet\"",
     "\"starfleet\" is the id of another faction already; each must have its own"},
};

static const BadPack game[] = {
    {"game.json", "\"hand_size\": 4", "\"hand_size\": @11",
     "\"hand_size\" must be a whole number from 1 to 10, not 11"},
    {"game.json", "\"hand_size\": 4", "@\"handsize\": 4",
     "unknown key \"handsize\" in this game; did you mean \"hand_size\"? Allowed: hand_size, row_full, "
     "planet_bonus, "
     "first_faction, short_games"},
    {"game.json", "{\n  \"hand_size\": 4,", "@{\n",
     "this game has no \"hand_size\", which must be a whole number from 1 to 10"},
    {"game.json", "\"first_faction\": \"starfleet\"", "\"first_faction\": @\"starflet\"",
     "there is no faction \"starflet\"; did you mean \"starfleet\"? Allowed: *"},
    {"game.json", "\"factions\": [\"romulan\", \"klingon\"]", "\"factions\": [\"romulan\", @\"romulan\"]",
     "\"romulan\" is listed twice in \"factions\"; once is allowed"},
    {"game.json", "\"factions\": [\"romulan\", \"klingon\"]",
     "\"factions\": [\"romulan\", \"klingon\", \"vulcan\", \"starfleet\", @\"romulan\"]",
     "\"factions\" has 5 entries; at most 4 are allowed"},
    {"game.json", "\"factions\": [\"romulan\", \"klingon\"]", "\"factions\": [\"romulan\", @2]",
     "\"factions\" must be a list of at most 4 faction ids, but this is a number"},
    {"game.json", "\"factions\": [\"romulan\", \"klingon\"]", "\"factions\": @\"romulan\"",
     "\"factions\" must be a list of at most 4 faction ids, not a text"},
    {"game.json", "\"removed\": [\"cestus_3\"", "\"removed\": [@\"cestus_4\"",
     "there is no target \"cestus_4\"; did you mean \"cestus_3\"? Allowed: *"},
    {"game.json", "\"short_games\": [", "\"short_games\": [@{\"removed\": []}, ",
     "this short game has no \"factions\", which must be a list of at most 4 faction ids"},
};

#define DIPLOMAT "\"name\": \"Diplomat\",\n      \"text\": "

#define ALL_KEYS " Allowed: id, seat, boldness, whim, tastes"
#define ALL_VERBS " Allowed: play, hand_over, pass, place, pick, move, put, offer, ack"
#define CAPTAIN "\"id\": \"nerith\", \"seat\": \"romulan\", \"boldness\": 45"

static const BadPack captains[] = {
    {"captains.json", CAPTAIN, "\"id\": @\"velara\", \"seat\": \"romulan\"",
     "\"velara\" is the id of another captain already; each must have its own"},
    {"captains.json", CAPTAIN, "\"id\": @\"Nerith\", \"seat\": \"romulan\"",
     "\"id\" must be " ID_RULE ", not \"Nerith\""},
    {"captains.json", CAPTAIN, "\"id\": \"nerith\", \"seat\": @\"romulans\"",
     "there is no faction \"romulans\"; did you mean \"romulan\"? Allowed: starfleet, vulcan, klingon, "
     "romulan"},
    {"captains.json", "{" CAPTAIN "}", "@{\"id\": \"nerith\"}",
     "this captain has no \"seat\", which must be the id of a faction"},
    {"captains.json", CAPTAIN, CAPTAIN ", @\"wim\": 5",
     "unknown key \"wim\" in this captain; did you mean \"whim\"?" ALL_KEYS},
    {"captains.json", "\"boldness\": 45", "\"boldness\": @101",
     "\"boldness\" must be a whole number from -100 to 100, not 101"},
    {"captains.json", CAPTAIN, CAPTAIN ", \"whim\": @-1",
     "\"whim\" must be a whole number from 0 to 100, not -1"},
    {"captains.json", CAPTAIN, CAPTAIN ", \"tastes\": [{\"do\": @\"plai\", \"liking\": 5}]",
     "\"do\" can't be \"plai\"; did you mean \"play\"?" ALL_VERBS},
    {"captains.json", CAPTAIN, CAPTAIN ", \"tastes\": [@{\"do\": \"play\"}]",
     "this taste has no \"liking\", which must be a whole number from -100 to 100"},
    {"captains.json", CAPTAIN,
     CAPTAIN ", \"tastes\": [{\"do\": \"play\", \"cards\": [@\"galaxie\"], \"liking\": 5}]",
     "there is no card \"galaxie\"; did you mean \"galaxy\"? Allowed: any of the 33 card ids"},
    {"captains.json", "\"captains\": [", "@\"captain\": [",
     "unknown key \"captain\" in this file of captains; did you mean \"captains\"? Allowed: captains"},
    {"captains.json", WHOLE_FILE, "@[]", "this file of captains must be an object, not a list"},
    {"captains.json", "\"captains\": [", "\"captains\" @[", "expected \":\" after the key, not \"[\""},
    {"lang/en.json",
     "\"nerith\": {\n      \"name\": \"Nerith\",\n      \"style\": \"Gambler: would rather stake it all than "
     "share.\",",
     "@\"nerith\": {\n      \"name\": \"Nerith\",", "there is no text for \"captain.nerith.style\""},
    {"lang/de.json", "\"name\": \"Nerith\"", "\"name\": @\"\"",
     "the text \"captain.nerith.name\" must not be empty"},
};

static const BadPack languages[] = {
    {"lang/en.json", DIPLOMAT,
     "\"name\": @\"\",\n      \"text\": ", "the text \"card.diplomat.name\" must not be empty"},
    {"lang/en.json", "\"diplomat\": {\n      \"name\": \"Diplomat\",", "@\"diplomat\": {",
     "there is no text for \"card.diplomat.name\""},
    {"lang/en.json", DIPLOMAT, "\"name\": \"Diplomat\",\n      @\"fun\": \"x\", \"text\": ",
     "unknown key \"card.diplomat.fun\". Allowed: *"},
    {"lang/en.json", DIPLOMAT, "\"name\": \"Diplomat\",\n      @\"vulkan\": \"x\", \"text\": ",
     "unknown key \"card.diplomat.vulkan\"; did you mean \"vulcan\"? Allowed: *"},
    {"lang/en.json", "\"diplomat\": {", "@\"diplomatt\": {\"name\": \"D\", \"text\": \"\"}, \"diplomat\": {",
     "these texts belong to nothing: there is no card \"diplomatt\"; did you mean \"diplomat\"? Allowed: any "
     "of "
     "the *"},
    {"lang/en.json", "\"diplomat\": {", "@\"ambassador\": \"Ambassador\", \"diplomat\": {",
     "these texts belong to nothing: there is no card \"ambassador\". Allowed: any of the *"},
    {"lang/en.json", "\"target\": {", "\"target\": {@\"xyz\": {\"name\": \"X\"},",
     "these texts belong to nothing: there is no target \"xyz\". Allowed: alpha_quadrant, *"},
    {"lang/en.json", DIPLOMAT, "\"name\": @7,\n      \"text\": ",
     "\"card.diplomat.name\" must be a text or an object of texts, not a number"},
    {"lang/en.json", DIPLOMAT,
     "\"name\": @\"Diplomat {rank\",\n      \"text\": ", "the braces in \"Diplomat {rank\"" BRACE_RULE},
    {"lang/de.json", DIPLOMAT, "\"name\": \"Diplomat\",\n      @\"name\": \"D\", \"text\": ",
     "the key \"name\" is given twice, first in line *"},
    {"lang/en.json", DIPLOMAT, "\"name\": \"Diplomat\",\n      @\"Text\": \"D\", \"text\": ",
     "\"Text\" is no key. Allowed: a-z, 0-9 and _"},
    {"lang/de.json", WHOLE_FILE, FOLDER, "this is a folder, but called like a file"},
    {"lang/de.json", DIPLOMAT, "\"name\": @\"{rank}\",\n      \"text\": ",
     "there is no value for {rank} in the text \"card.diplomat.name\". Allowed: no placeholders"},
    {"lang/de.json", "\"tie\": ", "@\"tei\": \"x\", \"tie\": ",
     "unknown key \"score.tei\"; did you mean \"tie\"? Allowed: *"},
    {"lang/de.json", WHOLE_FILE, "@\"Deutsch\"", "a language file must be an object of texts, not a text"},
};

static const BadPack pictures[] = {
    {"factions.json", "\"logo\": \"klingon\"", "\"logo\": @\"klngon\"",
     "there is no picture emblems/klngon.svg; a neutral one is shown instead; did you mean \"klingon\"?"},
    {"factions.json", "\"ships\": \"klingon\"", "\"ships\": @\"none\"",
     "there is no picture ships/none-capital.svg; a neutral one is shown instead"},
    {"factions.json", "\"ships\": \"vulcan\"", "\"ships\": \"vulcan\", \"paintings\": @\"klngon\"",
     "there are no paintings of \"klngon\"; did you mean \"klingon\"?"},
    {"factions.json", "\"icon:medal\"", "@\"icon:medall\"",
     "there is no picture icons/game-icons/medall.svg; did you mean \"medal\"? Pictures lie in *"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"icon:fleets_of_all_ages\"",
     "there is no picture icons/game-icons/fleets_of_all_ages.svg. Pictures lie in *"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"ship:capitol\"",
     "there is no picture ships/capitol.svg*"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"ship:\"",
     "\"ship:\" needs the name of a ship, such as \"ship:capital\""},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"ship:capital,orbits\"",
     "there is no scene \"orbits\" for a ship. Allowed: orbit, warp"},
    {"deck.json", "\"picture\": \"fleet\"", "\"picture\": @\"fleets\"",
     "\"fleets\" is no picture of a card. Allowed: ship:NAME, icon:NAME, file:NAME, fleet"},
    {"targets.json", "\"picture\": \"terra\"", "\"picture\": @\"tera\"",
     "\"tera\" is no picture of a target. Allowed: terra, ocean, *"},
    {"targets.json", "\"picture\": \"terra\"", "\"picture\": @\"galaxy:4\"",
     "\"galaxy:4\" is no picture of a target: \"galaxy:\" needs a quadrant from 0 to 3"},
    {"targets.json", "\"picture\": \"terra\"", "\"picture\": @\"combat:red,blue\"",
     "\"combat:red,blue\" is no picture of a target: colours are words like federation, or written as "
     "7A2A5A, with commas between them"},
    {"targets.json", "\"picture\": \"terra\"", "\"picture\": @\"station:klingon,romulan\"",
     "\"station:klingon,romulan\" is no picture of a target: one colour is allowed here"},
    {"targets.json", "\"picture\": \"terra\"", "\"picture\": @\"ice:cold\"",
     "\"ice:cold\" is no picture of a target: behind a world only a number may stand"},
    {"factions.json", "\"clear\": {\"main\": \"#56A9F2\", ", "\"clear\": @{",
     "\"clear\" needs its \"main\" colour; the others may be left out"},
};

// What goes with other verbs, and what can be played but hardly is what was meant.
static const BadPack doubtful[] = {
    {"deck.json", "{\"when\": \"revealed\", \"do\": \"negotiate\"",
     "{\"when\": \"revealed\", \"do\": \"negotiate\", @\"amount\": 5",
     "\"negotiate\" does nothing with \"amount\". Allowed: when, do"},
    {"deck.json", "{\"when\": \"revealed\", \"do\": \"negotiate\"",
     "{\"when\": \"revealed\", \"do\": \"negotiate\", @\"optional\": true",
     "\"negotiate\" does nothing with \"optional\". Allowed: when, do"},
    {"deck.json", "\"do\": \"draw_up\"", "\"do\": \"draw_up\", @\"which\": {\"where\": \"above\"}",
     "\"draw_up\" does nothing with \"which\". Allowed: when, do"},
    {"deck.json", "\"do\": \"halve\", \"which\": {", "\"do\": \"halve\", \"which\": {@\"where\": \"above\", ",
     "\"halve\" does nothing with \"where\" in \"which\". Allowed: whose"},
    {"deck.json", "\"do\": \"boost\", \"amount\": 3", "\"do\": \"boost\", \"amount\": 3, @\"target\": {}",
     "\"boost\" does nothing with \"target\". Allowed: when, do, amount, which"},
    {"deck.json", "\"do\": \"boost\", \"amount\": 3", "\"do\": \"boost\", \"amount\": @0",
     "this effect needs an \"amount\" above 0"},
    {"deck.json", "\"do\": \"win_row\"", "\"do\": \"win_row\", @\"choose\": true",
     "\"win_row\" does nothing with \"choose\". Allowed: when, do, which"},
    {"deck.json", "\"choose\": true, \"optional\": true, \"ask\": \"remove\", ", "\"optional\": @true, ",
     "an \"optional\" removal must also \"choose\""},
    {"deck.json", "\"choose\": true, \"ask\": \"sabotage\", ", "\"ask\": @\"sabotage\", ",
     "nothing is ever asked without \"choose\": true"},
    {"deck.json", "\"parts\": [\"effect\"]", "\"parts\": @[]",
     "\"block\" needs \"parts\": a list of \"effect\", \"power\""},
    {"deck.json", "\"which\": {\"where\": \"below\"}", "\"which\": {\"where\": @\"above\"}",
     "\"block\" can only act \"below\" or \"directly_above\""},
    {"deck.json", "\"which\": {\"where\": \"others\", \"types\": [\"weapon\"]}",
     "\"which\": @{\"where\": \"others\", \"types\": [\"weapon\"], \"title\": \"galaxy\"}",
     "this can never act: no card of the deck is one of those that \"which\" means"},
    {"deck.json", "\"target\": {\"kinds\": [\"quadrant\"]}",
     "\"target\": @{\"kinds\": [\"quadrant\"], \"title\": \"earth\"}",
     "this can never act: no target is one of those that \"target\" means"},
    {"deck.json", "\"summon\", \"optional\": true, \"which\": {\"where\": \"others\"",
     "\"summon\", \"optional\": true, \"which\": {\"where\": @\"above\"",
     "\"summon\" brings a card from the hand or from another row: \"where\" in this row can only be "
     "\"others\""},
    {"deck.json", "\"face\": \"up\", \"types\": [\"ship\"]", "\"face\": @\"down\", \"types\": [\"ship\"]",
     "\"summon\" cannot bring a card that lies face down"},
    {"deck.json", "\"steal\", \"which\": {", "\"steal\", \"which\": {\"face\": @\"down\", ",
     "this can never act: when a row is scored all of its cards lie face up"},
    {"deck.json", "\"turn_up\", \"which\": {", "\"turn_up\", \"which\": {\"face\": @\"up\", ",
     "this can never act: what lies face up can't be turned up"},
    {"deck.json", "\"play_up\", \"anywhere\": true}",
     "\"play_up\", \"anywhere\": true}, {\"when\": @\"revealed\", \"do\": \"draw_up\"}",
     "this can never act: the card is played face up, so it is never revealed"},
    {"deck.json", "\"do\": \"shield\"}", "\"do\": \"shield\"}, {\"when\": @\"permanent\", \"do\": \"close\"}",
     "this can never act: a card that shields another does not lie in a row itself"},
    {"deck.json", WHOLE_FILE, "{\"cards\": @[]}", "a deck needs at least as many cards as a hand (4)"},
    {"targets.json", "\"which\": {\"title\": \"vulcan\"}",
     "\"which\": @{\"title\": \"vulcan\", \"kinds\": [\"sector\"]}",
     "this bonus never counts: no other target is one of those that \"which\" means"},
    {"targets.json", WHOLE_FILE, "{\"targets\": @[]}", "a game needs at least 4 targets"},
    {"factions.json", "\"letter\": \"V\"", "\"letter\": @\"S\"",
     "\"S\" is the letter of the faction \"starfleet\" already; each must have its own"},
    {"factions.json", "\"letter\": \"V\"", "\"letter\": @\"VU\"",
     "\"letter\" must be a single character, not \"VU\""},
    {"factions.json", "\"letter\": \"V\"", "\"letter\": @7",
     "\"letter\" must be a text of 1 to 7 bytes, not a number"},
    {"factions.json", "{\"card\": \"tactical_officer\"", "{\"card\": @\"admiral\"",
     "the picture of this card stands above already; this one is never shown"},
    {"game.json", "\"factions\": [\"romulan\", \"klingon\"]", "\"factions\": @[\"romulan\"]",
     "no game is ever played by these factions: it takes at least 2"},
    {"game.json", "\"factions\": [\"starfleet\", \"romulan\", \"klingon\"]",
     "\"factions\": @[\"klingon\", \"romulan\"]",
     "the short game of these factions stands above already; this one is never asked"},
    {"lang/en.json", "\"text\": \"+{amount} for every other", "\"text\": @\"+{amnt} for every other",
     "there is no value for {amnt} in the text \"card.admiral.text\"; did you mean {amount}? Allowed: "
     "{hand}, {power}, {amount}"},
    {"lang/en.json", "\"text\": \"Everyone draws up", "\"text\": @\"{amount} Everyone draws up",
     "there is no value for {amount} in the text \"card.spy.text\". Allowed: {hand}, {power}"},
    {"lang/en.json", "\"pass_one\": \"{seat.nominative}", "\"pass_one\": @\"{seats.nominative}",
     "there is no value for {seats} in the text \"event.pass_one\"; did you mean {seat}? Allowed: {seat}, "
     "{card}, {owner}, {target}, {by}, {number}"},
    {"lang/en.json", "\"pass_one\"", "@\"pas_one\"",
     "unknown key \"event.pas_one\"; did you mean \"pass_one\"?*"},
    {"lang/de.json", WHOLE_FILE, NO_FILE,
     "this file is missing: every pack has its texts in English and in German"},
    {"lang/en.json", WHOLE_FILE, NO_FILE,
     "this file is missing: every pack has its texts in English and in German"},
};

// Of the toy game, what only its schema has: counts, and what its prepare knows.
static const BadPack second_game[] = {
    {"deck.json", "\"count\": 4, \"rank\": 3", "\"count\": @0, \"rank\": 3",
     "\"count\" must be a whole number from 1 to 20, not 0"},
    {"deck.json", "\"does\": \"shoot\"", "\"does\": @\"shot\"",
     "\"does\" can't be \"shot\"; did you mean \"shoot\"? Allowed: storm, shoot, pull, signal, hide, shine"},
    {"deck.json", ", \"does\": \"shoot\"}", ", \"does\": \"shoot\", @\"picture\": \"x\"}",
     "unknown key \"picture\" in this card. Allowed: id, count, rank, does, amount"},
    {"deck.json", "{\"id\": \"decoy\"", "{\"id\": \"decoy\", \"amount\": @3",
     "\"amount\" is what a \"storm\" needs, and nothing else does"},
    {"deck.json", "[\n    {\"id\": \"beacon\", \"count\": 9", "@[\n    {\"id\": \"beacon\", \"count\": 19",
     "a deck has at most 60 cards, and more than six hands take"},
    {"ships.json", "{\"id\": \"basalt\"}", "{\"id\": @\"amber\"}",
     "\"amber\" is the id of another ship already; each must have its own"},
    {"game.json", "\"hull\": 3", "\"hull\": @10", "\"hull\" must be a whole number from 1 to 9, not 10"},
    {"lang/de.json", "\"ship\": {\n    \"amber\": {\"name\": \"Bernstein\"},", "@\"ship\": {",
     "there is no text for \"ship.amber.name\""},
};

typedef struct Group {
    const BadPack *item;
    size_t count;
} Group;

static const Group groups_of_tactics[] = {{deck, COUNT(deck)},           {text_of_deck, COUNT(text_of_deck)},
                                          {targets, COUNT(targets)},     {factions, COUNT(factions)},
                                          {game, COUNT(game)},           {captains, COUNT(captains)},
                                          {languages, COUNT(languages)}, {pictures, COUNT(pictures)},
                                          {doubtful, COUNT(doubtful)},   {NULL, 0}};
static const Group groups_of_second[] = {{second_game, COUNT(second_game)}, {NULL, 0}};

static const Group *groups(void) {
    static Group of_alpha_strike[2], of_deck_building[2], of_star_empires[2];
    of_alpha_strike[0] = (Group){bad_alpha_strike, bad_alpha_strike_count};
    of_deck_building[0] = (Group){bad_deck_building, bad_deck_building_count};
    of_star_empires[0] = (Group){bad_star_empires, bad_star_empires_count};
    return tested_game() == &tested_tactics         ? groups_of_tactics
           : tested_game() == &tested_alpha_strike  ? of_alpha_strike
           : tested_game() == &tested_deck_building ? of_deck_building
           : tested_game() == &tested_star_empires  ? of_star_empires
                                                    : groups_of_second;
}

// The files of the pack one after another; NULL behind the last.
static const char *file_at(size_t index) {
    // Some games have no captains.
    static const char *const others[] = {"lang/en.json", "lang/de.json", "captains.json"};
    const Game *played = tested_game()->game;
    if (index < played->pack_file_count)
        return played->pack_files[index].name;
    const bool has_captains = tested_game() != &tested_wreckers;
    const size_t count = has_captains ? 3 : 2;
    return index < played->pack_file_count + count ? others[index - played->pack_file_count] : NULL;
}

static char folder[64];
static LintReport report;

static const char *assets_folder(void) {
    const char *assets = getenv("STARDECK_ASSETS");
    return assets != NULL ? assets : "assets";
}

static void path_in(const char *root, const char *name, char out[512]) {
    ck_assert_int_lt(snprintf(out, 512, "%s/%s", root, name), 512);
}

static void start(void) {
    char path[512];
    report = (LintReport){0};
    memcpy(folder, "/tmp/stardeck-packs-XXXXXX", sizeof "/tmp/stardeck-packs-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    path_in(folder, "lang", path);
    ck_assert_int_eq(mkdir(path, 0700), 0);
}

static void stop(void) {
    char path[512];
    lint_report_finish(&report);
    for (size_t i = 0; file_at(i) != NULL; i++) {
        path_in(folder, file_at(i), path);
        remove(path);
    }
    path_in(folder, "lang", path);
    rmdir(path);
    rmdir(folder);
}

// The shipped file of the pack.
static void read_shipped(const char *name, Text *out) {
    char root[256], path[512];
    static char bytes[FILE_MAX_BYTES];
    const char *cards = getenv("STARDECK_CARDS");
    snprintf(root, sizeof root, "%s/%s", cards != NULL ? cards : "cards", tested_game()->game->id);
    path_in(root, name, path);
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s: can't be opened; is STARDECK_CARDS set?", path);
    const size_t length = fread(bytes, 1, sizeof bytes, file);
    ck_assert_uint_lt(length, sizeof bytes);
    fclose(file);
    text_add_bytes(out, bytes, length);
}

static void write_own(const char *name, const char *text) {
    char path[512];
    path_in(folder, name, path);
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(text, 1, strlen(text), file), strlen(text));
    fclose(file);
}

// Line and column of the byte `offset`, counted in another way than json_scan does: from behind.
static void place_of(const char *text, size_t offset, int *line, int *column) {
    size_t at = offset;
    *line = *column = 1;
    for (; at > 0 && text[at - 1] != '\n'; at--)
        *column += ((unsigned char)text[at - 1] & 0xC0) != 0x80;
    for (; at > 0; at--)
        *line += text[at - 1] == '\n';
}

// Writes the file with its mistake; *place is "FILE:LINE:COLUMN: ", or without numbers where nothing is
// marked.
static void write_bad(const BadPack *bad, Text *place) {
    Text text = {0}, changed = {0};
    int line, column;
    text_printf(place, "%s/%s", folder, bad->file);
    read_shipped(bad->file, &text);
    if (bad->from == WHOLE_FILE)
        text_clear(&text);
    const char *from = bad->from != NULL ? bad->from : "";
    const char *found = from[0] == '\0' ? text_string(&text) + text.length : strstr(text_string(&text), from);
    ck_assert_msg(found != NULL, "%s: no longer holds %s", bad->file, from);
    const char *mark = strchr(bad->to, '@');
    const size_t before = (size_t)(found - text_string(&text)),
                 marked = mark != NULL ? (size_t)(mark - bad->to) : 0;
    text_add_bytes(&changed, text_string(&text), before);
    text_add_bytes(&changed, bad->to, marked);
    text_add(&changed, mark != NULL ? mark + 1 : bad->to);
    text_add(&changed, found + strlen(from));
    write_own(bad->file, text_string(&changed));
    if (mark != NULL) {
        place_of(text_string(&changed), before + marked, &line, &column);
        text_printf(place, ":%d:%d", line, column);
    }
    text_add(place, ": ");
    text_finish(&text);
    text_finish(&changed);
}

static void write_pack(const BadPack *bad, Text *place) {
    for (size_t i = 0; file_at(i) != NULL; i++) {
        char path[512];
        if (bad == NULL || strcmp(file_at(i), bad->file) != 0) {
            Text text = {0};
            read_shipped(file_at(i), &text);
            write_own(file_at(i), text_string(&text));
            text_finish(&text);
        } else if (bad->to == NO_FILE || strcmp(bad->to, FOLDER) == 0) {
            path_in(folder, file_at(i), path);
            ck_assert(bad->to == NO_FILE || mkdir(path, 0700) == 0);
            text_printf(place, "%s: ", path);
        } else {
            write_bad(bad, place);
        }
    }
}

// All that was said, one a line.
static void print_all(Text *out) {
    for (int i = 0; i < report.count; i++) {
        text_add(out, out->length > 0 ? "\n" : "");
        problem_print(&report.item[i], out);
    }
}

static void check_said(const char *said, const char *expected) {
    const size_t length = strlen(expected);
    const bool open = expected[length - 1] == '*';
    ck_assert_msg(open ? strncmp(said, expected, length - 1) == 0 : strcmp(said, expected) == 0,
                  "\nsaid:     %s\nexpected: %s", said, expected);
}

// Whole sentences: what of one is left in English makes all of it English.
static void check_german(void) {
    static const char *const english[] = {" the ", " must ",  " not ",  " this ",
                                          " here", "Allowed", "did you"};
    Layers assets = {0};
    Problems problems = {0};
    ck_assert(layers_add(&assets, assets_folder()));
    FaultWords *german = fault_words_load(&assets, "de", &problems);
    ck_assert_msg(german != NULL, "%s", problems.count > 0 ? problems.item[0].message : "no faults/de.json");
    for (int i = 0; i < report.count; i++) {
        Text said = {0};
        ck_assert_msg(fault_words_translate(german, report.item[i].message, &said), "not in German: %s",
                      report.item[i].message);
        for (size_t k = 0; k < COUNT(english); k++)
            ck_assert_msg(strstr(text_string(&said), english[k]) == NULL, "half in English: %s",
                          text_string(&said));
        text_finish(&said);
    }
    fault_words_destroy(german);
    layers_finish(&assets);
}

static const BadPack *mistake(int number) {
    const BadPack *bad = NULL;
    for (size_t i = 0; bad == NULL; i++) {
        bad = number < (int)groups()[i].count ? &groups()[i].item[number] : NULL;
        number -= (int)groups()[i].count;
    }
    return bad;
}

START_TEST(each_mistake_is_told_where_it_is) {
    const BadPack *bad = mistake(_i);
    Text expected = {0}, said = {0};
    write_pack(bad, &expected);
    text_add(&expected, bad->said);
    pack_lint(tested_game()->game, folder, assets_folder(), NULL, &report);
    ck_assert_msg(report.count > 0, "not found: %s", text_string(&expected));
    print_all(&said);
    check_said(text_string(&said), text_string(&expected));
    if (tested_game() != &tested_wreckers) // its sentences are the tests' own
        check_german();
    ck_assert_msg(strchr(text_string(&said), '\n') == NULL, "more than one message:\n%s", text_string(&said));
    text_finish(&expected);
    text_finish(&said);
}
END_TEST

// The folder as a pack upon the game's own cards. True if the window leaves it out.
static bool is_left_out(const Game *const one[], const char *cards, int *warnings) {
    PackList list = {0};
    PackCache shelf = {.games = one, .folder = cards, .upon = &list};
    ListedPack *pack = pack_list_add(&list, folder, PACK_NAMED);
    ck_assert_ptr_nonnull(pack);
    pack->on = true;
    ck_assert_ptr_nonnull(pack_cache_catalog(&shelf, one[0]));
    const bool left_out = pack->faults != NULL;
    ck_assert(!left_out || problems_total(pack->faults) > 0);
    *warnings = pack->warnings;
    pack_cache_finish(&shelf);
    pack_list_finish(&list);
    return left_out;
}

// One truth: a pack is left out for what lint says keeps it out, and for nothing else.
START_TEST(a_pack_is_left_out_for_what_lint_says) {
    const BadPack *bad = mistake(_i);
    const Game *const one[] = {tested_game()->game, NULL};
    char pack_file[512], about[256];
    Text place = {0}, said = {0};
    PackList list = {0};
    const char *cards = getenv("STARDECK_CARDS") != NULL ? getenv("STARDECK_CARDS") : "cards";
    if (bad->to != NO_FILE && strcmp(bad->to, FOLDER) != 0)
        write_bad(bad, &place);
    snprintf(about, sizeof about,
             "{\"id\": \"bad\", \"name\": \"Bad\", \"version\": \"1\", \"game\": \"%s\"}", one[0]->id);
    write_own("pack.json", about);
    ck_assert_ptr_nonnull(pack_list_add(&list, folder, PACK_NAMED));
    list.pack[0].on = true;
    const LintPlace where = {one, cards, assets_folder(), NULL};
    pack_lint_listed(&list, 0, &where, &report);
    print_all(&said);
    int warnings = 0; // what is known without a check
    const bool left_out = is_left_out(one, cards, &warnings);
    bool keeps_out = false;
    for (int i = 0; i < report.count; i++)
        keeps_out |= problem_keeps_out(&report.item[i]);
    ck_assert_msg(left_out || warnings <= report.warnings + report.errors, "%d warnings, and lint has\n%s",
                  warnings, text_string(&said));
    ck_assert_msg(keeps_out == left_out, "the window %s it; lint says %d errors and %d warnings:\n%s",
                  left_out ? "leaves out" : "uses", report.errors, report.warnings, text_string(&said));
    path_in(folder, "pack.json", pack_file);
    remove(pack_file);
    pack_list_finish(&list);
    text_finish(&place);
    text_finish(&said);
}
END_TEST

START_TEST(the_shipped_pack_is_good) {
    Text place = {0}, said = {0};
    write_pack(NULL, &place);
    pack_lint(tested_game()->game, folder, assets_folder(), NULL, &report);
    print_all(&said);
    ck_assert_msg(report.count == 0 && !report.failed, "%s", text_string(&said));
    text_finish(&said);
    text_finish(&place);
}
END_TEST

int test_bad_packs(void) {
    int count = 0;
    for (size_t i = 0; groups()[i].item != NULL; i++)
        count += (int)groups()[i].count;
    Suite *suite = suite_create("bad_packs");
    TCase *tcase = tcase_create("one mistake each");
    tcase_add_checked_fixture(tcase, start, stop);
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, the_shipped_pack_is_good);
    tcase_add_loop_test(tcase, each_mistake_is_told_where_it_is, 0, count);
    tcase_add_loop_test(tcase, a_pack_is_left_out_for_what_lint_says, 0, count);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

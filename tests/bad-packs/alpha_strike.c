// SPDX-License-Identifier: MIT
// Mistakes in the pack of Alpha Strike: those its schema refuses, and those its prepare finds.
#include "bad_packs.h"

const BadPack bad_alpha_strike[] = {
    {"deck.json", "\"no\": \"A01\", \"kind\": \"attack\"", "\"no\": \"A01\", \"kind\": @\"atack\"",
     "\"kind\" can't be \"atack\"; did you mean \"attack\"? Allowed: attack, action, craft, defense"},
    {"deck.json", "\"copies\": 2", "\"copies\": @0",
     "\"copies\" must be a whole number from 1 to 160, not 0"},
    {"deck.json", "{\"weapon\": 4, \"engine\": 1}", "{\"weapon\": @10, \"engine\": 1}",
     "\"weapon\" must be a whole number from 0 to 9, not 10"},
    {"deck.json", "{\"weapon\": 4, \"engine\": 1}", "{@\"weapons\": 4, \"engine\": 1}",
     "unknown key \"weapons\" in this cost; did you mean \"weapon\"? Allowed: shield, weapon, engine"},
    {"deck.json", "\"damage\": 10", "\"damage\": @21",
     "\"damage\" must be a whole number from 0 to 20, not 21"},
    {"deck.json", "\"tags\": [\"beam\"]", "\"tags\": [@\"beams\"]",
     "\"tags\" can't be \"beams\"; did you mean \"beam\"? Allowed: beam, guided, field, flak, craft"},
    {"deck.json", "{\"damage\": 10, \"tags\": [\"beam\"]}", "@{\"damage\": 10}",
     "this attack has no \"tags\", which must be a list with any of beam, guided, field, flak, craft"},
    {"deck.json", "\"op\": \"destroy_craft\"", "\"op\": @\"destroy_crafts\"",
     "\"op\" can't be \"destroy_crafts\"; did you mean \"destroy_craft\"? Allowed: *"},
    {"deck.json", "\"amount\": -3", "\"amount\": @-10",
     "\"amount\" must be a whole number from -9 to 9, not -10"},
    {"deck.json", "\"max\": 4", "\"max\": @0", "\"max\" must be a whole number from 1 to 9, not 0"},
    {"deck.json", "\"id\": \"battle_laser\"", "\"id\": @\"spinal_laser\"",
     "\"spinal_laser\" is the id of another card already; each must have its own"},
    {"deck.json", "\"picture\": \"icon:reactor\"", "\"picture\": @\"reactor\"",
     "\"reactor\" is no picture of a card. Allowed: icon:NAME, ship:NAME, fleet:NAME, file:NAME"},
    {"deck.json",
     "{\n      \"id\": \"spinal_laser\", \"no\": \"A01\", \"kind\": \"attack\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 4, \"engine\": 1},\n      \"picture\": \"icon:ringed-beam\",\n      \"attack\": ",
     "{\n      \"id\": \"spinal_laser\", \"no\": \"A01\", \"kind\": \"craft\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 4, \"engine\": 1},\n      \"picture\": \"icon:ringed-beam\",\n      \"attack\": @",
     "\"after\" is what the \"attack\" of a craft needs, and no other has"},
    {"deck.json",
     "{\n      \"id\": \"spinal_laser\", \"no\": \"A01\", \"kind\": \"attack\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 4, \"engine\": 1},\n      \"picture\": \"icon:ringed-beam\",\n      \"attack\": "
     "{\"damage\": 10, \"tags\": [\"beam\"]}",
     "{\n      \"id\": \"spinal_laser\", \"no\": \"A01\", \"kind\": \"attack\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 4, \"engine\": 1},\n      \"picture\": \"icon:ringed-beam\",\n      \"attack\": "
     "{\"damage\": 10, \"tags\": [\"beam\"], \"after\": @\"keep\"}",
     "\"after\" is what the \"attack\" of a craft needs, and no other has"},
    {"deck.json",
     "{\n      \"id\": \"spinal_laser\", \"no\": \"A01\", \"kind\": \"attack\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 4, \"engine\": 1},\n      \"picture\": \"icon:ringed-beam\",\n      \"attack\": "
     "{\"damage\": 10, \"tags\": [\"beam\"]}",
     "{\n      \"id\": \"spinal_laser\", \"no\": \"A01\", \"kind\": \"attack\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 4, \"engine\": 1},\n      \"picture\": \"icon:ringed-beam\",\n      \"attack\": "
     "{\"damage\": 10, \"tags\": [\"beam\"], \"cost\": @{\"weapon\": 1}}",
     "only the \"attack\" of a craft has a \"cost\" of its own"},
    {"deck.json",
     "{\n      \"id\": \"battle_laser\", \"no\": \"A02\", \"kind\": \"attack\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 3},\n      \"picture\": \"icon:laser-precision\",\n      \"attack\": {\"damage\": 7, "
     "\"tags\": [\"beam\"]}",
     "@{\n      \"id\": \"battle_laser\", \"no\": \"A02\", \"kind\": \"attack\", \"copies\": 2, \"cost\": "
     "{\"weapon\": 3},\n      \"picture\": \"icon:laser-precision\"",
     "an attack card needs an \"attack\""},
    {"deck.json",
     "{\n      \"id\": \"reactor_surge\", \"no\": \"P01\", \"kind\": \"action\", \"copies\": 2,\n      "
     "\"picture\": \"icon:reactor\",",
     "{\n      \"id\": \"reactor_surge\", \"no\": \"P01\", \"kind\": \"action\", \"copies\": 2,\n      "
     "\"picture\": \"icon:reactor\", \"attack\": @{\"damage\": 1, \"tags\": []},",
     "only attack cards and craft have an \"attack\""},
    {"deck.json",
     "{\"on\": \"hit\", \"do\": [{\"op\": \"power\", \"who\": \"target\", \"track\": \"choose\", \"amount\": "
     "-3}]}",
     "{\"on\": @\"play\", \"do\": [{\"op\": \"power\", \"who\": \"target\", \"track\": \"choose\", "
     "\"amount\": -3}]}",
     "an attack card's abilities act on \"hit\""},
    {"deck.json",
     "{\"on\": \"play\", \"do\": [{\"op\": \"power\", \"who\": \"self\", \"track\": \"choose\", \"amount\": "
     "3}]}",
     "{\"on\": @\"respond\", \"do\": [{\"op\": \"power\", \"who\": \"self\", \"track\": \"choose\", "
     "\"amount\": 3}]}",
     "an action card's abilities act on \"play\""},
    {"deck.json",
     "{\"on\": \"turn_start\", \"if\": {\"hull_max\": 5}, \"do\": [{\"op\": \"repair\", \"amount\": 1}]}",
     "{\"on\": @\"play\", \"if\": {\"hull_max\": 5}, \"do\": [{\"op\": \"repair\", \"amount\": 1}]}",
     "a craft's abilities act on \"hit\", \"respond\", \"turn_start\" or \"passive\""},
    {"deck.json",
     "{\"on\": \"turn_start\", \"if\": {\"hull_max\": 5}, \"do\": [{\"op\": \"repair\", \"amount\": 1}]}",
     "{\"on\": @\"hit\", \"if\": {\"hull_max\": 5}, \"do\": [{\"op\": \"repair\", \"amount\": 1}]}",
     "only a craft with an \"attack\" hits"},
    {"deck.json",
     "{\"on\": \"turn_start\", \"if\": {\"hull_max\": 5}, \"do\": [{\"op\": \"repair\", \"amount\": 1}]}",
     "{\"on\": \"turn_start\", \"if\": {\"attack_tag\": @[\"beam\"]}, \"do\": [{\"op\": \"repair\", "
     "\"amount\": 1}]}",
     "\"attack_tag\" goes with \"respond\" only"},
    {"deck.json",
     "{\"on\": \"turn_start\", \"if\": {\"hull_max\": 5}, \"do\": [{\"op\": \"repair\", \"amount\": 1}]}",
     "{\"on\": \"turn_start\", \"if\": {\"hull_max\": @11}, \"do\": [{\"op\": \"repair\", \"amount\": 1}]}",
     "\"hull_max\" must be a whole number from 1 to 10, not 11"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": @\"passive\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "a defense card's abilities act on \"respond\""},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "@{\"on\": \"respond\"}", "this ability does nothing: \"do\" is missing"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": @\"destroy_craft\"}]}",
     "\"destroy_craft\" does not go with \"on\": \"respond\", but with hit. Allowed: power, repair, draw, "
     "counter, reduce, counter_attack"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [@{\"op\": \"reduce\"}]}", "this operation needs an \"amount\" above 0"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": @-2}]}",
     "this operation needs an \"amount\" above 0"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": \"counter\", \"amount\": @2}]}",
     "this operation has no \"amount\""},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2, \"who\": @\"self\"}]}",
     "\"who\" and \"track\" go with \"power\" only"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2, \"tag\": @\"beam\"}]}",
     "\"tag\" goes with \"attack_bonus\" only"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2, \"max\": @2}]}",
     "\"max\" is what \"move_power\" needs, and nothing else does"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [@{\"op\": \"draw\", \"amount\": 2}]}",
     "\"count\" is what \"draw\" needs, and nothing else does"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [@{\"op\": \"power\", \"who\": \"self\", \"track\": \"shield\"}]}",
     "\"power\" needs an \"amount\" that is not 0"},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [@{\"op\": \"power\", \"who\": \"self\", \"amount\": 2}]}",
     "\"power\" needs \"who\" and \"track\""},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": \"power\", \"who\": @\"target\", \"track\": \"shield\", "
     "\"amount\": 2}]}",
     "only a \"hit\" changes the power of the \"target\""},
    {"deck.json", "{\"on\": \"respond\", \"do\": [{\"op\": \"reduce\", \"amount\": 2}]}",
     "{\"on\": \"respond\", \"do\": [{\"op\": \"power\", \"who\": \"self\", \"track\": @\"choose\", "
     "\"amount\": 2}]}",
     "a track can be chosen with \"play\" and \"hit\" only"},
    {"deck.json",
     "{\n      \"id\": \"power_to_shields\", \"no\": \"P03\", \"kind\": \"action\", \"copies\": 1,\n      "
     "\"picture\": \"icon:energy-shield\",\n      \"abilities\": [\n        {\"on\": \"play\", \"do\": "
     "[{\"op\": \"power\", \"who\": \"self\", \"track\": \"shield\", \"amount\": 4}]}\n      ]",
     "@{\n      \"id\": \"power_to_shields\", \"no\": \"P03\", \"kind\": \"action\", \"copies\": 1,\n      "
     "\"picture\": \"icon:energy-shield\"",
     "an action card needs an ability on \"play\""},
    {"deck.json",
     "{\n      \"id\": \"bulkheads\", \"no\": \"D02\", \"kind\": \"defense\", \"copies\": 3,\n      "
     "\"picture\": \"icon:steel-door\",\n      \"abilities\": [\n        {\"on\": \"respond\", \"do\": "
     "[{\"op\": \"reduce\", \"amount\": 2}]}\n      ]",
     "@{\n      \"id\": \"bulkheads\", \"no\": \"D02\", \"kind\": \"defense\", \"copies\": 3,\n      "
     "\"picture\": \"icon:steel-door\"",
     "a defense card needs an ability on \"respond\""},
    {"game.json", "\"deck_size\": 60", "\"deck_size\": @61",
     "the cards of deck.json come to 60 with all copies, not to 61; leave \"deck_size\" out, and they are "
     "counted"},
    {"game.json", "\"deck_size\": 60", "\"deck_size\": @161",
     "\"deck_size\" must be a whole number from 1 to 160, not 161"},
    {"game.json", "\"hand_size\": 5", "\"hand_size\": @11",
     "\"hand_size\" must be a whole number from 1 to 10, not 11"},
    {"game.json", "\"hand_size\": 5", "@\"handsize\": 5",
     "unknown key \"handsize\" in this game; did you mean \"hand_size\"? Allowed: *"},
    {"game.json", "\"2\": 20, ", "\"2\": 20, @\"5\": 30, ",
     "unknown key \"5\" in this meltdown. Allowed: 2, 3, 4"},
    {"game.json", "\"starting_player_skips_first_allocation\": true",
     "\"starting_player_skips_first_allocation\": @1",
     "\"starting_player_skips_first_allocation\" must be true or false, not a number"},
    {"ships.json", "\"hull\": 10", "\"hull\": @11", "\"hull\" must be a whole number from 1 to 10, not 11"},
    {"ships.json", "{\n      \"id\": \"halberd\", \"hull\": 10, ", "@{\n      \"id\": \"halberd\", ",
     "this ship has no \"hull\", which must be a whole number from 1 to 10"},
    {"ships.json", "{\"on\": \"passive\", \"do\": [{\"op\": \"attack_after_launch\"}",
     "{\"on\": @\"respond\", \"do\": [{\"op\": \"attack_after_launch\"}",
     "a ship's abilities act on \"turn_start\" or \"passive\""},
    {"ships.json", "{\"op\": \"attack_bonus\", \"tag\": \"craft\", \"amount\": 1}",
     "@{\"op\": \"attack_bonus\", \"tag\": \"craft\"}", "this operation needs an \"amount\" above 0"},
    {"ships.json", "\"tag\": \"craft\"", "\"tag\": @\"crafts\"",
     "\"tag\" can't be \"crafts\"; did you mean \"craft\"? Allowed: beam, guided, field, flak, craft"},
    {"ships.json", "\"logo\": \"claw\"", "\"logo\": @\"klaw\"",
     "there is no picture emblems/klaw.svg; a neutral one is shown instead*"},
    {"lang/de.json",
     "\"bulkheads\": {\"name\": \"Schotten\", \"text\": \"Verringere den Schaden des Angriffs um "
     "{amount}.\"}",
     "@\"bulkheads\": {\"name\": \"Schotten\"}", "there is no text for \"card.bulkheads.text\""},
    {"lang/en.json", "\"{card} is stopped.\"", "@\"{card.dative} is stopped.\"",
     "{card} in the text \"event.countered\" has no forms; only names of those who play have"},
    {"lang/en.json", "\"{seat.nominative} gives up.\"", "@\"{seat.nominativ} gives up.\"",
     "names have no form \"nominativ\"; did you mean \"nominative\"? Allowed: nominative, accusative, "
     "dative, "
     "genitive"},
    {"lang/en.json", "\"halberd\": {\"name\": \"Halberd\", ", "@\"halberd\": {",
     "there is no text for \"ship.halberd.name\""},
    {"deck.json", WHOLE_FILE, "{\"cards\": @[]}",
     "there are no cards: a deck must be larger than four hands"},
    {"lang/en.json", "\"reactor_surge\": {\"name\": \"Reactor Surge\", \"text\": \"Raise",
     "\"reactor_surge\": {\"name\": \"Reactor Surge\", \"text\": @\"{amuont} Raise",
     "there is no value for {amuont} in the text \"card.reactor_surge.text\"; did you mean {amount}? "
     "Allowed: {copies}, {amount}"},
    {"lang/en.json", "\"shield_hit\": ", "@\"shieldhit\": ",
     "unknown key \"event.shieldhit\"; did you mean \"shield_hit\"? Allowed: any of the 32 keys"},
    {"lang/de.json", "\"roll\": \"{seat.nominative}", "\"roll\": @\"{seats.nominative}",
     "there is no value for {seats} in the text \"event.roll\"; did you mean {seat}? Allowed: {seat}, "
     "{other}, {card}, {track}, {number}, {from}, {to}"},
    {"lang/de.json", WHOLE_FILE, NO_FILE,
     "this file is missing: every pack has its texts in English and in German"},
    {"deck.json", "\"op\": \"destroy_craft\"", "\"op\": @\"attack_bonus\"",
     "\"attack_bonus\" does not go with \"on\": \"hit\", but with passive. Allowed: power, destroy_craft"},
};
const size_t bad_alpha_strike_count = sizeof bad_alpha_strike / sizeof bad_alpha_strike[0];

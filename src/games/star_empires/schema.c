// SPDX-License-Identifier: MIT
// Maps JSON keys to the fields of the rules, with the allowed values. Word lists are in the order of the
// enums in rules.h; cards/star_empires/README.md explains the words.
#include "engine/schema_fields.h"
#include "games/star_empires/rules.h"

const char *const empires_place_words[] = {"home",     "system",    "space", "nebula",
                                           "wormhole", "supernova", NULL};
const char *const empires_phase_words[] = {"draw",    "move",  "explore", "enigma",  "diplomacy", "battle",
                                           "revenue", "build", "upkeep",  "control", "game_over", NULL};
const char *const empires_mark_words[] = {"colony", "shipyard", "terraform", NULL};
static const char *const unit_kind_words[] = {"ship", "leader", "base", NULL};
static const char *const unit_kind_uses[] = {"speed enigma", "", "", NULL};
static const char *const when_words[] = {"moves",  "react",  "security", "enigma", "diplomacy",
                                         "battle", "answer", "build",    "as",     NULL};
static const char *const roll_words[] = {"enigma", "diplomacy", NULL};
static const char *const consequence_words[] = {"destroy", "retreat", "minor_lost", NULL};
#define WORD_OF(name, word, ...) word,
#define USES_OF(name, word, uses, ...) uses,
const char *const empires_ask_words[] = {EMPIRES_ASKS(WORD_OF) NULL};
static const char *const op_words[] = {EMPIRES_OPS(WORD_OF) NULL};
static const char *const op_uses[] = {EMPIRES_OPS(USES_OF) NULL};

// ---- cards

static const Field effect_fields[] = {
    {.key = "op",
     .kind = FIELD_WORD,
     .required = true,
     .words = op_words,
     .uses = op_uses,
     .offset = offsetof(CardEffect, op)},
    NUMBER("n", false, 0, 1, 40, offsetof(CardEffect, n)),
    NUMBER("groups", false, 1, 1, 9, offsetof(CardEffect, groups)),
    NUMBER("per_ship", false, 0, 1, 9, offsetof(CardEffect, per_ship)),
    NUMBER("per_minor", false, 0, 1, 9, offsetof(CardEffect, per_minor)),
    WORD("what", false, roll_words, NONE, offsetof(CardEffect, what)),
};
static const Schema effect_schema = {"effect", effect_fields, COUNT(effect_fields)};

static const Field card_fields[] = {
    ID(CardDef),
    NUMBER("copies", false, 1, 1, 40, offsetof(CardDef, copies)),
    {.key = "when",
     .kind = FIELD_WORDS32,
     .required = true,
     .words = when_words,
     .offset = offsetof(CardDef, when)},
    LIST("effects", true, NO_TABLE, &effect_schema, CardDef, effect, effect_count),
    PICTURE(CardDef),
};
static const Schema card_schema = {"card", card_fields, COUNT(card_fields)};
static const Field deck_fields[] = {
    LIST("cards", true, TABLE_CARDS, &card_schema, EmpiresRules, card, card_count)};
static const Schema deck_schema = {"deck", deck_fields, COUNT(deck_fields)};

// ---- units and races

static const Limit speed_limits[] = {{"kind", "ship", 1, false}, {NULL, NULL, 0, false}};

static const Field unit_fields[] = {
    ID(UnitDef),
    {.key = "kind",
     .kind = FIELD_WORD,
     .required = true,
     .words = unit_kind_words,
     .uses = unit_kind_uses,
     .offset = offsetof(UnitDef, kind)},
    NUMBER("count", true, 0, 1, 40, offsetof(UnitDef, count)),
    NUMBER_LIMITED("speed", FIELD_NUMBER, 0, 0, 9, speed_limits, offsetof(UnitDef, speed)),
    NUMBER("force", true, 0, 0, 99, offsetof(UnitDef, force)),
    NUMBER("cost", true, 0, 0, 99, offsetof(UnitDef, cost)),
    NUMBER("enigma", false, 0, 0, 5, offsetof(UnitDef, enigma)),
    PICTURE(UnitDef),
};
static const Schema unit_schema = {"unit", unit_fields, COUNT(unit_fields)};
static const Field units_fields[] = {
    LIST("units", true, TABLE_UNITS, &unit_schema, EmpiresRules, unit, unit_count)};
static const Schema units_schema = {"list of units", units_fields, COUNT(units_fields)};

static const Field unit_bonus_fields[] = {
    REF("unit", true, TABLE_UNITS, offsetof(UnitBonus, unit)),
    NUMBER("n", true, 0, 1, 40, offsetof(UnitBonus, n)),
};
static const Schema unit_bonus_schema = {"bonus", unit_bonus_fields, COUNT(unit_bonus_fields)};
static const Field card_bonus_fields[] = {
    REF("card", true, TABLE_CARDS, offsetof(CardBonus, card)),
    NUMBER("n", true, 0, 1, 40, offsetof(CardBonus, n)),
};
static const Schema card_bonus_schema = {"bonus", card_bonus_fields, COUNT(card_bonus_fields)};

#define BONUSES(key_, schema_, item_, count_)                                                                \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_RECORDS, .adds_up = true, .table = NO_TABLE, .record = (schema_),       \
        .capacity = COUNT(((RaceDef *)0)->item_), .stride = sizeof(((RaceDef *)0)->item_[0]),                \
        .offset = offsetof(RaceDef, item_), .count_offset = offsetof(RaceDef, count_)                        \
    }
static const Field race_fields[] = {
    ID(RaceDef),
    BONUSES("unit_bonus", &unit_bonus_schema, unit_bonus, unit_bonus_count),
    BONUSES("card_bonus", &card_bonus_schema, card_bonus, card_bonus_count),
    REFS("special", false, false, TABLE_CARDS, RaceDef, special, special_count),
    NUMBER16("start_credits", false, 0, 0, 999, offsetof(RaceDef, start_credits)),
    NUMBER16("diplomacy_bonus", false, 0, -3, 3, offsetof(RaceDef, diplomacy_bonus)),
    NUMBER16("minor_revenue", false, 0, -3, 3, offsetof(RaceDef, minor_revenue)),
    NUMBER("system_force", false, 0, 0, 40, offsetof(RaceDef, system_force)),
    BOOL("no_conquest", 0, offsetof(RaceDef, no_conquest)),
    BOOL("assimilates", 0, offsetof(RaceDef, assimilates)),
    STYLE_FIELDS(RaceDef, style),
};
static const Schema race_schema = {"race", race_fields, COUNT(race_fields)};
static const Field races_fields[] = {
    LIST("races", true, TABLE_RACES, &race_schema, EmpiresRules, race, race_count)};
static const Schema races_schema = {"list of races", races_fields, COUNT(races_fields)};

// ---- maps

static const Field territory_fields[] = {ID(TerritoryDef)};
static const Schema territory_schema = {"territory", territory_fields, COUNT(territory_fields)};

static const Field place_fields[] = {
    REF("id", true, TABLE_TERRITORIES, offsetof(PlaceDef, territory)),
    WORD("kind", true, empires_place_words, PLACE_SPACE, offsetof(PlaceDef, kind)),
    NUMBER16("x", true, 0, 0, 9999, offsetof(PlaceDef, x)),
    NUMBER16("y", true, 0, 0, 9999, offsetof(PlaceDef, y)),
    REFS("n", true, false, TABLE_TERRITORIES, PlaceDef, neighbour, neighbour_count),
};
static const Schema place_schema = {"place", place_fields, COUNT(place_fields)};

static const Field change_fields[] = {
    REF("id", true, TABLE_TERRITORIES, offsetof(KindChange, territory)),
    WORD("kind", true, empires_place_words, PLACE_SPACE, offsetof(KindChange, kind)),
};
static const Schema change_schema = {"change", change_fields, COUNT(change_fields)};

static const Field map_setup_fields[] = {
    NUMBER("seats", true, 2, 2, EMPIRES_SEATS, offsetof(MapSetup, seats)),
    REFS("homes", true, false, TABLE_TERRITORIES, MapSetup, home, home_count),
    LIST("kinds", false, NO_TABLE, &change_schema, MapSetup, change, change_count),
};
static const Schema map_setup_schema = {"setup", map_setup_fields, COUNT(map_setup_fields)};

static const Field map_fields[] = {
    ID(MapDef),
    NUMBER16("width", true, 0, 100, 9999, offsetof(MapDef, width)),
    NUMBER16("height", true, 0, 100, 9999, offsetof(MapDef, height)),
    LIST("setups", true, NO_TABLE, &map_setup_schema, MapDef, setup, setup_count),
    LIST("territories", true, NO_TABLE, &place_schema, MapDef, place, place_count),
};
static const Schema map_schema = {"map", map_fields, COUNT(map_fields)};
static const Field maps_fields[] = {
    LIST("territories", true, TABLE_TERRITORIES, &territory_schema, EmpiresRules, territory, territory_count),
    LIST("maps", true, TABLE_MAPS, &map_schema, EmpiresRules, map, map_count),
};
static const Schema maps_schema = {"list of maps", maps_fields, COUNT(maps_fields)};

// ---- the numbers of the rules

static const Field by_seats_fields[] = {
    NUMBER("2", true, 0, 0, 99, 2), NUMBER("3", true, 0, 0, 99, 3), NUMBER("4", true, 0, 0, 99, 4),
    NUMBER("5", true, 0, 0, 99, 5), NUMBER("6", true, 0, 0, 99, 6),
};
static const Schema by_seats_schema = {"table", by_seats_fields, COUNT(by_seats_fields)};

#define FACE(n_) NUMBER(#n_, true, 0, 0, 3, (n_)-1)
static const Field die_fields[] = {FACE(1), FACE(2), FACE(3), FACE(4), FACE(5), FACE(6)};
static const Schema die_schema = {"table of a die", die_fields, COUNT(die_fields)};
#define FATE(n_) WORD(#n_, true, consequence_words, 0, (n_)-1)
static const Field fate_fields[] = {FATE(1), FATE(2), FATE(3), FATE(4), FATE(5), FATE(6)};
static const Schema fate_schema = {"table of a die", fate_fields, COUNT(fate_fields)};

static const Field empires_building_fields[] = {
    NUMBER("colony", true, 0, 0, 99, offsetof(EmpiresRules, colony_cost)),
    NUMBER("shipyard", true, 0, 0, 99, offsetof(EmpiresRules, shipyard_cost)),
    NUMBER("terraform", true, 0, 0, 99, offsetof(EmpiresRules, terraform_cost)),
};
static const Schema empires_building_schema = {"list of prices", empires_building_fields,
                                               COUNT(empires_building_fields)};

#define RULE(key_, min_, max_, field_) NUMBER(key_, true, 0, min_, max_, offsetof(EmpiresRules, field_))
static const Field game_fields[] = {
    RULE("draw", 1, 10, draw),
    RULE("first_draw_two_seats", 0, 10, first_draw),
    RULE("hand_limit", 1, 20, hand_limit),
    RULE("battle_cards_max", 0, BATTLE_CARDS_MAX, battle_cards),
    RULE("start_units", 1, 15, start_units),
    RULE("second_seat_credits", 0, 99, second_seat_credits),
    RECORD("unit_sets", true, &by_seats_schema, offsetof(EmpiresRules, unit_sets)),
    RECORD("truce_rounds", true, &by_seats_schema, offsetof(EmpiresRules, truce)),
    RECORD("round_limit", true, &by_seats_schema, offsetof(EmpiresRules, round_limit)),
    RULE("victory_percent", 1, 99, victory_percent),
    RULE("hegemony_percent", 1, 99, hegemony_percent),
    RULE("home_revenue", 0, 99, home_revenue),
    RULE("home_garrison", 0, 99, home_garrison),
    RULE("garrison", 0, 99, garrison),
    RULE("terraform_revenue", 0, 9, terraform_revenue),
    RULE("leader_force", 0, 40, leader_force),
    RULE("starbase_force", 0, 40, starbase_force),
    RULE("winner_loss_percent", 0, 100, winner_loss_percent),
    RULE("upkeep", 1, 9, upkeep),
    RULE("exile_turns", 1, 9, exile_turns),
    RULE("enigma_solved", 1, 9, enigma_solved),
    RULE("enigma_from", 1, 7, enigma_from),
    RULE("diplomacy_joins", 1, 9, diplomacy_joins),
    RULE("diplomacy_barred", 0, 6, diplomacy_barred),
    RECORD("resources", true, &die_schema, offsetof(EmpiresRules, resources)),
    RECORD("minor", true, &die_schema, offsetof(EmpiresRules, minor)),
    RECORD("consequence", true, &fate_schema, offsetof(EmpiresRules, consequence)),
    RECORD("buildings", true, &empires_building_schema, 0),
};
static const Schema game_schema = {"game", game_fields, COUNT(game_fields)};

const PackFile empires_pack_files[] = {{"deck.json", &deck_schema},
                                       {"races.json", &races_schema},
                                       {"units.json", &units_schema},
                                       {"maps.json", &maps_schema},
                                       {"game.json", &game_schema}};

static const char *const with_text[] = {"text", NULL};
static const char *const unit_texts[] = {"short", "text", NULL};
static const char *const race_texts[] = {"full", "text", NULL};
#define TABLE(what_, item_, count_, texts_)                                                                  \
    {                                                                                                        \
        .what = (what_), .offset = offsetof(EmpiresRules, item_),                                            \
        .stride = sizeof(((EmpiresRules *)0)->item_[0]), .count_offset = offsetof(EmpiresRules, count_),     \
        .texts = (texts_)                                                                                    \
    }
const Table empires_tables[] = {
    [TABLE_CARDS] = TABLE("card", card, card_count, with_text),
    [TABLE_RACES] = TABLE("race", race, race_count, race_texts),
    [TABLE_UNITS] = TABLE("unit", unit, unit_count, unit_texts),
    [TABLE_TERRITORIES] = TABLE("territory", territory, territory_count, NULL),
    [TABLE_MAPS] = TABLE("map", map, map_count, NULL),
};

// SPDX-License-Identifier: MIT
// Maps JSON keys to the fields of the rules and of a position, with the allowed values. Word lists are in the
// order of the enums in rules.h; cards/alpha_strike/README.md explains the words.
#include "engine/schema_fields.h"
#include "games/alpha_strike/rules.h"

const char *const strike_track_words[] = {"shield", "weapon", "engine", NULL};
const char *const strike_phase_words[] = {"allocate", "discard", "draw", "action", "combat",
                                          "respond",  "counter", "end",  "over",   NULL};
const char *const strike_tag_words[] = {"beam", "guided", "field", "flak", "craft", NULL};
const char *const strike_kind_words[] = {"attack", "action", "craft", "defense", NULL};
static const char *const named_track_words[] = {"shield", "weapon", "engine", "choose", NULL};
const char *const strike_trigger_words[] = {"play", "hit", "respond", "turn_start", "passive", NULL};
#define WORD_OF(name, word, ...) word,
const char *const strike_operation_words[] = {STRIKE_OPERATIONS(WORD_OF) NULL};
static const char *const who_words[] = {"self", "target", NULL};
static const char *const after_words[] = {"discard", "keep", NULL};

// ---- cards and ships

static const Limit amount_limits[] = {
    {"op", "power", -9, true}, {"op", "repair reduce attack_bonus", 1, false}, {NULL, NULL, 0, false}};

static const Field doing_fields[] = {
    WORD("op", true, strike_operation_words, 0, offsetof(Doing, op)),
    WORD("who", false, who_words, NONE, offsetof(Doing, target)),
    WORD("track", false, named_track_words, NONE, offsetof(Doing, track)),
    WORD("tag", false, strike_tag_words, NONE, offsetof(Doing, tag)),
    NUMBER_LIMITED("amount", FIELD_NUMBER16, 0, -9, 9, amount_limits, offsetof(Doing, amount)),
    NUMBER("max", false, 0, 1, 9, offsetof(Doing, max)),
    NUMBER("count", false, 0, 1, 9, offsetof(Doing, count)),
};
static const Schema doing_schema = {"operation", doing_fields, COUNT(doing_fields)};

static const Field condition_fields[] = {
    NUMBER("hull_max", false, NONE, 1, HULL_MOST, offsetof(Ability, hull_max)),
    {.key = "attack_tag",
     .kind = FIELD_WORDS,
     .words = strike_tag_words,
     .offset = offsetof(Ability, attack_tags)},
};
static const Schema condition_schema = {"condition", condition_fields, COUNT(condition_fields)};

static const Few few_doings = {1, NULL, NULL};

static const Field ability_fields[] = {
    WORD("on", true, strike_trigger_words, 0, offsetof(Ability, on)),
    // The condition's fields are in the Ability itself, hence offset 0.
    RECORD("if", false, &condition_schema, 0),
    LIST_FEW("do", false, NO_TABLE, &doing_schema, &few_doings, Ability, doing, count),
};
static const Schema ability_schema = {"ability", ability_fields, COUNT(ability_fields)};

static const Field power_fields[] = {
    NUMBER("shield", false, 0, 0, 9, TRACK_SHIELD),
    NUMBER("weapon", false, 0, 0, 9, TRACK_WEAPON),
    NUMBER("engine", false, 0, 0, 9, TRACK_ENGINE),
};
static const Schema cost_schema = {"cost", power_fields, COUNT(power_fields)};
static const Schema start_schema = {"start", power_fields, COUNT(power_fields)};

static const Field increment_fields[] = {
    NUMBER("shield", true, 0, 0, 9, TRACK_SHIELD),
    NUMBER("weapon", true, 0, 0, 9, TRACK_WEAPON),
    NUMBER("engine", true, 0, 0, 9, TRACK_ENGINE),
};
static const Schema increment_schema = {"increment", increment_fields, COUNT(increment_fields)};

static const Field attack_fields[] = {
    NUMBER("damage", true, 0, 0, 20, offsetof(AttackDef, damage)),
    {.key = "tags",
     .kind = FIELD_WORDS,
     .required = true,
     .words = strike_tag_words,
     .offset = offsetof(AttackDef, tags)},
    BOOL("bypass_shields", 0, offsetof(AttackDef, bypass)),
    WORD("after", false, after_words, NONE, offsetof(AttackDef, keep)),
    RECORD("cost", false, &cost_schema, offsetof(AttackDef, cost)),
};
static const Schema attack_schema = {"attack", attack_fields, COUNT(attack_fields)};

static const Field card_fields[] = {
    ID(CardDef),
    {.key = "no", .kind = FIELD_TEXT, .capacity = 8, .offset = offsetof(CardDef, no)},
    WORD("kind", true, strike_kind_words, 0, offsetof(CardDef, kind)),
    NUMBER("copies", true, 0, 1, DECK_MAX, offsetof(CardDef, copies)),
    RECORD("cost", false, &cost_schema, offsetof(CardDef, cost)),
    RECORD_SEEN("attack", &attack_schema, offsetof(CardDef, attack), offsetof(CardDef, attacks)),
    LIST("abilities", false, NO_TABLE, &ability_schema, CardDef, ability, ability_count),
    {.key = "picture",
     .kind = FIELD_TEXT,
     .required = true,
     .capacity = ID_MAX,
     .offset = offsetof(CardDef, picture)},
};
static const Schema card_schema = {"card", card_fields, COUNT(card_fields)};

static const Field ship_fields[] = {
    ID(ShipDef),
    NUMBER("hull", true, 0, 1, HULL_MOST, offsetof(ShipDef, hull)),
    RECORD("start", false, &start_schema, offsetof(ShipDef, start)),
    RECORD("increment", true, &increment_schema, offsetof(ShipDef, increment)),
    LIST("abilities", false, NO_TABLE, &ability_schema, ShipDef, ability, ability_count),
    STYLE_FIELDS(ShipDef, style),
};
static const Schema ship_schema = {"ship", ship_fields, COUNT(ship_fields)};

// ---- files

static const Field deck_fields[] = {
    LIST("cards", true, TABLE_CARDS, &card_schema, StrikeRules, card, card_count)};
static const Schema deck_schema = {"deck", deck_fields, COUNT(deck_fields)};
static const Field ships_fields[] = {
    LIST("ships", true, TABLE_SHIPS, &ship_schema, StrikeRules, ship, ship_count)};
static const Schema ships_schema = {"ships", ships_fields, COUNT(ships_fields)};

static const Field meltdown_fields[] = {
    NUMBER("2", true, 0, 1, 40, 2),
    NUMBER("3", true, 0, 1, 40, 3),
    NUMBER("4", true, 0, 1, 40, 4),
};
static const Schema meltdown_schema = {"meltdown", meltdown_fields, COUNT(meltdown_fields)};

static const Field game_fields[] = {
    NUMBER("hand_size", true, 0, 1, 10, offsetof(StrikeRules, hand_size)),
    NUMBER("track_max", true, 0, 1, 9, offsetof(StrikeRules, track_max)),
    NUMBER("hull_max", true, 0, 1, HULL_MOST, offsetof(StrikeRules, hull_max)),
    {.key = "deck_size",
     .kind = FIELD_NUMBER,
     .min = 1,
     .max = DECK_MAX,
     .sum_of = "deck.json/cards/copies",
     .offset = offsetof(StrikeRules, deck_size)},
    {.key = "starting_player_skips_first_allocation",
     .kind = FIELD_BOOL,
     .required = true,
     .offset = offsetof(StrikeRules, skips_first_allocation)},
    RECORD("meltdown_round", true, &meltdown_schema, offsetof(StrikeRules, meltdown_round)),
    NUMBER("meltdown_step", true, 0, 1, 9, offsetof(StrikeRules, meltdown_step)),
};
static const Schema game_schema = {"game", game_fields, COUNT(game_fields)};

static const char *const texts[] = {"text", NULL};
#define TABLE_OF(what_, records_, count_)                                                                    \
    {                                                                                                        \
        .what = (what_), .offset = offsetof(StrikeRules, records_),                                          \
        .stride = sizeof(((StrikeRules *)0)->records_[0]), .count_offset = offsetof(StrikeRules, count_),    \
        .texts = texts                                                                                       \
    }
const Table strike_tables[TABLE_COUNT] = {
    [TABLE_CARDS] = TABLE_OF("card", card, card_count),
    [TABLE_SHIPS] = TABLE_OF("ship", ship, ship_count),
};

const PackFile strike_pack_files[STRIKE_PACK_FILES] = {
    {"deck.json", &deck_schema}, {"ships.json", &ships_schema}, {"game.json", &game_schema}};

// ---- positions

// Positions with attacks under way cannot be set up.
static const char *const given_phase_words[] = {"allocate", "discard", "draw", "action",
                                                "combat",   "end",     NULL};
const uint8_t strike_given_phases[] = {PHASE_ALLOCATE, PHASE_DISCARD, PHASE_DRAW,
                                       PHASE_ACTION,   PHASE_COMBAT,  PHASE_END};

static const Field position_ship_fields[] = {
    NUMBER("shield", false, 0, 0, 9, offsetof(PositionShip, power[TRACK_SHIELD])),
    NUMBER("weapon", false, 0, 0, 9, offsetof(PositionShip, power[TRACK_WEAPON])),
    NUMBER("engine", false, 0, 0, 9, offsetof(PositionShip, power[TRACK_ENGINE])),
    NUMBER("hull", false, NONE, 0, HULL_MOST, offsetof(PositionShip, hull)),
    REFS("hand", false, true, TABLE_CARDS, PositionShip, hand, hand_count),
    REFS("craft", false, true, TABLE_CARDS, PositionShip, craft, craft_count),
    BOOL("alive", 1, offsetof(PositionShip, alive)),
};
static const Schema position_ship_schema = {"ship", position_ship_fields, COUNT(position_ship_fields)};
static const Field position_of_ship_fields[] = {RECORD("", false, &position_ship_schema, 0)};
static const Schema position_of_ship_schema = {"ship", position_of_ship_fields, 1};

static const Field position_fields[] = {
    REF("first", false, TABLE_SHIPS, offsetof(StrikePosition, first)),
    REF("active", false, TABLE_SHIPS, offsetof(StrikePosition, active)),
    NUMBER("turn", false, 1, 1, 250, offsetof(StrikePosition, turn)),
    NUMBER("round", false, 1, 1, 100, offsetof(StrikePosition, round)),
    NUMBER("last_loss", false, 0, 0, 250, offsetof(StrikePosition, last_loss)),
    WORD("phase", false, given_phase_words, 0, offsetof(StrikePosition, phase)),
    {.key = "seats",
     .kind = FIELD_BY_REF,
     .table = TABLE_SHIPS,
     .record = &position_of_ship_schema,
     .stride = sizeof(PositionShip),
     .offset = offsetof(StrikePosition, ship)},
    REFS("deck", false, true, TABLE_CARDS, StrikePosition, deck, deck_count),
    REFS("discard", false, true, TABLE_CARDS, StrikePosition, discard, discard_count),
};
const Schema strike_position_schema = {"setup", position_fields, COUNT(position_fields)};

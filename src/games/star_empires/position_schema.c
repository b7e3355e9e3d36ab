// SPDX-License-Identifier: MIT
// Maps the JSON keys of a scenario's set-up to the fields of a position.
#include "engine/schema_fields.h"
#include "games/star_empires/rules.h"

static const char *const given_phase_words[] = {"draw",   "move",    "explore", "enigma", "diplomacy",
                                                "battle", "revenue", "build",   NULL};

static const Field given_seat_fields[] = {
    REF("home", false, TABLE_TERRITORIES, offsetof(GivenSeat, home)),
    BOOL("alive", 1, offsetof(GivenSeat, alive)),
    NUMBER16("credits", false, 0, 0, 9999, offsetof(GivenSeat, credits)),
    REFS("hand", false, true, TABLE_CARDS, GivenSeat, hand, hand_count),
    NUMBER("raid", false, 0, 0, 250, offsetof(GivenSeat, raid)),
    NUMBER("exile", false, 0, 0, 99, offsetof(GivenSeat, exile)),
    NUMBER("census", false, 0, 0, PLACES_MAX, offsetof(GivenSeat, census)),
};
static const Schema given_seat_schema = {"seat", given_seat_fields, COUNT(given_seat_fields)};
static const Field seat_of_race_fields[] = {
    RECORD_SEEN("", &given_seat_schema, 0, offsetof(GivenSeat, given))};
static const Schema seat_of_race_schema = {"seat", seat_of_race_fields, 1};

static const Field units_fields[] = {NUMBER("", false, 0, 0, 80, 0)};
static const Schema units_schema = {"number", units_fields, 1};
static const Field stack_fields[] = {BY_REF("", TABLE_UNITS, &units_schema, 1, 0)};
static const Schema stack_schema = {"stack", stack_fields, 1};
static const Field stacks_fields[] = {BY_REF("", TABLE_RACES, &stack_schema, sizeof(GivenStack), 0)};
static const Schema stacks_schema = {"list of stacks", stacks_fields, 1};

static const Field given_system_fields[] = {
    BOOL("explored", 1, offsetof(GivenSystem, explored)),
    NUMBER("resources", false, NONE, 0, 3, offsetof(GivenSystem, resources)),
    NUMBER("minor", false, 0, 0, 3, offsetof(GivenSystem, minor)),
    BOOL("enigma", 0, offsetof(GivenSystem, enigma)),
    {.key = "owner",
     .kind = FIELD_REF,
     .table = TABLE_RACES,
     .absent = UNKNOWN,
     .offset = offsetof(GivenSystem, owner)},
    BOOL("colony", 0, offsetof(GivenSystem, colony)),
    BOOL("shipyard", 0, offsetof(GivenSystem, shipyard)),
    BOOL("terraform", 0, offsetof(GivenSystem, terraform)),
    REFS("barred", false, false, TABLE_RACES, GivenSystem, barred, barred_count),
};
static const Schema given_system_schema = {"system", given_system_fields, COUNT(given_system_fields)};
static const Field system_at_fields[] = {
    RECORD_SEEN("", &given_system_schema, 0, offsetof(GivenSystem, given))};
static const Schema system_at_schema = {"system", system_at_fields, 1};

static const Field position_fields[] = {
    NUMBER("round", false, 1, 1, 200, offsetof(EmpiresPosition, round)),
    REF("active", false, TABLE_RACES, offsetof(EmpiresPosition, active)),
    WORD("phase", false, given_phase_words, PHASE_DRAW, offsetof(EmpiresPosition, phase)),
    BY_REF("seats", TABLE_RACES, &seat_of_race_schema, sizeof(GivenSeat), offsetof(EmpiresPosition, race)),
    BY_REF("stacks", TABLE_TERRITORIES, &stacks_schema, sizeof(GivenStacks), offsetof(EmpiresPosition, at)),
    BY_REF("systems", TABLE_TERRITORIES, &system_at_schema, sizeof(GivenSystem),
           offsetof(EmpiresPosition, system)),
    REFS("deck", false, true, TABLE_CARDS, EmpiresPosition, deck, deck_count),
    REFS("discard", false, true, TABLE_CARDS, EmpiresPosition, discard, discard_count),
};
const Schema empires_position_schema = {"setup", position_fields, COUNT(position_fields)};

// SPDX-License-Identifier: MIT
// Maps JSON keys to the fields of the rules and of a position, with the allowed values. Word lists are in the
// order of the enums in rules.h; cards/deck_building/README.md explains the words.
#include "engine/schema_fields.h"
#include "games/deck_building/rules.h"

// A list stored in one of the pools of BuildingRules.
#define POOL(key_, schema_, pool_, most_, offset_) POOL_FEW(key_, schema_, pool_, most_, NULL, offset_)
#define POOL_FEW(key_, schema_, pool_, most_, few_, offset_)                                                 \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_POOL, .table = NO_TABLE, .capacity = (most_), .record = (schema_),      \
        .few = (few_), .stride = sizeof(((BuildingRules *)0)->pool_[0]),                                     \
        .offset = (offset_) + offsetof(Span, first), .count_offset = (offset_) + offsetof(Span, count),      \
        .pool_offset = offsetof(BuildingRules, pool_),                                                       \
        .pool_count_offset = offsetof(BuildingRules, pool_##_count),                                         \
        .pool_capacity = (uint16_t)COUNT(((BuildingRules *)0)->pool_)                                        \
    }
#define TRAITS(key_, struct_)                                                                                \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_REFS, .table = TABLE_TRAITS, .capacity = TRAITS_NAMED,                  \
        .offset = offsetof(struct_, trait), .count_offset = offsetof(struct_, trait_count)                   \
    }
#define ACTIONS(key_, offset_) POOL(key_, &action_schema, action, LIST_MAX, offset_)
#define TESTS(key_, offset_) POOL(key_, &test_schema, test, LIST_MAX, offset_)

const char *const building_stat_words[] = {"speed", "attack", "diplomacy", "shields", "defense", "xp", NULL};
const char *const building_area_words[] = {"bridge", "points", "hand", "discard", NULL};
static const char *const tested_words[] = {"speed",   "attack", "diplomacy", "shields",
                                           "defense", "xp",     "damage",    NULL};
static const char *const kind_words[] = {"character", "maneuver", "setup",   "infection",
                                         "mission",   "event",    "special", NULL};
static const char *const set_words[] = {"starter",     "basic",           "starbase",  "standard", "draft",
                                        "exploration", "infection_space", "infection", NULL};
static const char *const trigger_words[] = {"play", "activate", "explore", "complete",
                                            "end",  "static",   "reveal",  NULL};
// The other keys allowed with each.
static const char *const trigger_uses[] = {"if may cost do",
                                           "if cost do",
                                           "if may cost do",
                                           "if may cost do",
                                           "if may cost do",
                                           "if mod",
                                           "do",
                                           NULL};
#define WORD_OF(name, word, ...) word,
#define USES_OF(name, word, uses, ...) uses,
const char *const building_ask_words[] = {BUILDING_ASKS(WORD_OF) NULL};
static const char *const act_words[] = {BUILDING_ACTS(WORD_OF) NULL};
static const char *const act_uses[] = {BUILDING_ACTS(USES_OF) NULL};
static const char *const who_words[] = {"self", "others", "all", "left", "target", NULL};
static const char *const grant_words[] = {"search", "explore", "mission_explore", NULL};
static const char *const to_words[] = {"discard", "hand", "deck_top", NULL};
static const char *const deck_words[] = {"space", "own", NULL};
static const char *const self_words[] = {"stays", "trash", "discard", NULL};
static const char *const mod_words[] = {"stat", "cost", "goal", "lock", NULL};
static const char *const mod_uses[] = {"stat n per zone max min", "select n", "stat n", "what", NULL};
static const char *const lock_words[] = {"search", "explore", "repair", "draw", NULL};
static const char *const during_words[] = {"battle", "event", "own_turn", NULL};

// ---- effects

static const Field selector_fields[] = {
    WORD("kind", false, kind_words, NONE, offsetof(Selector, kind)),
    TRAITS("trait", Selector),
    WORD("set", false, set_words, NONE, offsetof(Selector, set)),
    REF("id", false, TABLE_CARDS, offsetof(Selector, card)),
    NUMBER("max_cost", false, NONE, 0, 50, offsetof(Selector, max_cost)),
    NUMBER("min_cost", false, NONE, 0, 50, offsetof(Selector, min_cost)),
    BOOL("other", 0, offsetof(Selector, other)),
};
static const Schema selector_schema = {"selection", selector_fields, COUNT(selector_fields)};

static const Schema test_schema;
static const Field test_fields[] = {
    WORD("stat", false, tested_words, NONE, offsetof(Test, stat)),
    NUMBER("min", false, 1, 1, 50, offsetof(Test, min)),
    RECORD_SEEN("bridge", &selector_schema, offsetof(Test, bridge), offsetof(Test, on_bridge)),
    RECORD_SEEN("user", &selector_schema, offsetof(Test, user), offsetof(Test, by_user)),
    WORD("during", false, during_words, NONE, offsetof(Test, during)),
    TESTS("any", offsetof(Test, any)),
    TESTS("all", offsetof(Test, all)),
    TESTS("none", offsetof(Test, none)),
};
static const Schema test_schema = {"condition", test_fields, COUNT(test_fields)};

static const Schema action_schema;
static const Field branch_fields[] = {ACTIONS("do", offsetof(Branch, actions))};
static const Schema branch_schema = {"branch", branch_fields, COUNT(branch_fields)};

static const Limit action_limits[] = {
    {"act", "stat grant", -20, true}, {"act", NULL, 1, false}, {NULL, NULL, 0, false}};

static const Few few_branches = {2, "do", NULL};

static const Field action_fields[] = {
    {.key = "act",
     .kind = FIELD_WORD,
     .required = true,
     .words = act_words,
     .uses = act_uses,
     .offset = offsetof(Action, act)},
    WORD("stat", false, building_stat_words, NONE, offsetof(Action, stat)),
    NUMBER_LIMITED("n", FIELD_NUMBER16, 1, -20, 20, action_limits, offsetof(Action, n)),
    WORD("who", false, who_words, WHO_SELF, offsetof(Action, who)),
    WORD("what", false, grant_words, NONE, offsetof(Action, what)),
    BOOL("random", 0, offsetof(Action, random)),
    NUMBER("by", false, 0, 0, 20, offsetof(Action, by)),
    {.key = "from", .kind = FIELD_WORDS, .words = building_area_words, .offset = offsetof(Action, from)},
    RECORD("select", false, &selector_schema, offsetof(Action, select)),
    BOOL("may", 0, offsetof(Action, may)),
    WORD("to", false, to_words, TO_DISCARD, offsetof(Action, to)),
    WORD("deck", false, deck_words, 0, offsetof(Action, own_deck)),
    POOL_FEW("of", &branch_schema, branch, LIST_MAX, &few_branches, offsetof(Action, branches)),
    TESTS("if", offsetof(Action, tests)),
    ACTIONS("then", offsetof(Action, then)),
    ACTIONS("else", offsetof(Action, otherwise)),
};
static const Schema action_schema = {"action", action_fields, COUNT(action_fields)};

static const Field cost_fields[] = {
    NUMBER("xp", false, 0, 0, 20, offsetof(Effect, cost_xp)),
    WORD("self", false, self_words, SELF_STAYS, offsetof(Effect, cost_self)),
};
static const Schema cost_schema = {"cost", cost_fields, COUNT(cost_fields)};

static const Field mod_fields[] = {
    {.key = "mod", .kind = FIELD_WORD, .words = mod_words, .uses = mod_uses, .offset = offsetof(Mod, mod)},
    WORD("stat", false, building_stat_words, NONE, offsetof(Mod, stat)),
    NUMBER16("n", false, 1, -20, 20, offsetof(Mod, n)),
    RECORD_SEEN("per", &selector_schema, offsetof(Mod, per), offsetof(Mod, counts)),
    WORD("zone", false, building_area_words, AREA_BRIDGE, offsetof(Mod, zone)),
    NUMBER16("max", false, 99, -99, 99, offsetof(Mod, max)),
    NUMBER16("min", false, -99, -99, 99, offsetof(Mod, min)),
    RECORD("select", false, &selector_schema, offsetof(Mod, select)),
    WORD("what", false, lock_words, NONE, offsetof(Mod, what)),
};
static const Schema mod_schema = {"modification", mod_fields, COUNT(mod_fields)};

static const Few few_actions = {1, NULL, "cost"};

static const Field effect_fields[] = {
    {.key = "on",
     .kind = FIELD_WORD,
     .required = true,
     .words = trigger_words,
     .uses = trigger_uses,
     .offset = offsetof(Effect, on)},
    TESTS("if", offsetof(Effect, tests)),
    BOOL("may", 0, offsetof(Effect, may)),
    // Cost and effect share one struct, hence offset 0.
    RECORD_SEEN("cost", &cost_schema, 0, offsetof(Effect, has_cost)),
    POOL_FEW("do", &action_schema, action, LIST_MAX, &few_actions, offsetof(Effect, actions)),
    RECORD_SEEN("mod", &mod_schema, offsetof(Effect, mod), offsetof(Effect, has_mod)),
};
static const Schema effect_schema = {"effect", effect_fields, COUNT(effect_fields)};

// ---- cards and ships

#define STAT(key_, must_, stat_) NUMBER16(key_, must_, 0, -20, 20, (stat_) * sizeof(int16_t))
#define STATS(defense_least_)                                                                                \
    STAT("speed", false, STAT_SPEED), STAT("attack", false, STAT_ATTACK),                                    \
        STAT("diplomacy", false, STAT_DIPLOMACY), STAT("shields", false, STAT_SHIELDS),                      \
        NUMBER16("defense", false, 0, defense_least_, 20, STAT_DEFENSE * sizeof(int16_t)),                   \
        STAT("xp", false, STAT_XP)
static const Field stats_fields[] = {STATS(-20)};
static const Schema stats_schema = {"stats", stats_fields, COUNT(stats_fields)};

static const Field ship_stats_fields[] = {STATS(1)};
static const Schema ship_stats_schema = {"stats", ship_stats_fields, COUNT(ship_stats_fields)};

static const Field column_fields[] = {
    {.key = "stats", .kind = FIELD_WORDS, .required = true, .words = building_stat_words, .offset = 0}};
static const Schema column_schema = {"column", column_fields, COUNT(column_fields)};

static const Field card_fields[] = {
    ID(CardDef),
    WORD("kind", true, kind_words, 0, offsetof(CardDef, kind)),
    WORD("set", true, set_words, 0, offsetof(CardDef, set)),
    NUMBER("copies", false, 1, 1, 60, offsetof(CardDef, copies)),
    NUMBER("cost", false, NONE, 0, 50, offsetof(CardDef, cost)),
    RECORD("stats", false, &stats_schema, offsetof(CardDef, stat)),
    TRAITS("traits", CardDef),
    POOL("effects", &effect_schema, effect, EFFECTS_OF_CARD, offsetof(CardDef, effects)),
    NUMBER("points", false, 0, 1, 100, offsetof(CardDef, points)),
    REF("matches", false, TABLE_CARDS, offsetof(CardDef, matches)),
    TESTS("goal", offsetof(CardDef, goal)),
    {.key = "battle",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = ORDER_MAX,
     .record = &column_schema,
     .stride = 1,
     .offset = offsetof(CardDef, order),
     .count_offset = offsetof(CardDef, order_count)},
    ACTIONS("flip", offsetof(CardDef, flip)),
    ACTIONS("reward", offsetof(CardDef, reward)),
    ACTIONS("fail", offsetof(CardDef, fail)),
    POOL("points_effects", &effect_schema, effect, EFFECTS_OF_CARD, offsetof(CardDef, points_effects)),
    PICTURE(CardDef),
};
static const Schema card_schema = {"card", card_fields, COUNT(card_fields)};

static const Field ship_fields[] = {
    ID(ShipDef),
    RECORD("stats", true, &ship_stats_schema, offsetof(ShipDef, stat)),
    STYLE_FIELDS(ShipDef, style),
};
static const Schema ship_schema = {"ship", ship_fields, COUNT(ship_fields)};

// ---- files

static const Field deck_fields[] = {
    LIST("cards", true, TABLE_CARDS, &card_schema, BuildingRules, card, card_count)};
static const Schema deck_schema = {"deck", deck_fields, COUNT(deck_fields)};
static const Field ships_fields[] = {
    LIST("ships", true, TABLE_SHIPS, &ship_schema, BuildingRules, ship, ship_count)};
static const Schema ships_schema = {"ships", ships_fields, COUNT(ships_fields)};

static const Field trait_fields[] = {
    ID(TraitDef),
    BOOL("handheld", 0, offsetof(TraitDef, handheld)),
    {.key = "colour", .kind = FIELD_COLOUR, .offset = offsetof(TraitDef, colour)},
    {.key = "emblem",
     .kind = FIELD_TEXT,
     .skin = true,
     .capacity = ID_MAX,
     .offset = offsetof(TraitDef, emblem)},
    {.key = "sign", .kind = FIELD_TEXT, .skin = true, .capacity = ID_MAX, .offset = offsetof(TraitDef, sign)},
};
static const Schema trait_schema = {"trait", trait_fields, COUNT(trait_fields)};

static const Field game_fields[] = {
    LIST("traits", true, TABLE_TRAITS, &trait_schema, BuildingRules, trait, trait_count),
    {.key = "starting_deck",
     .kind = FIELD_REFS,
     .required = true,
     .repeats = true,
     .table = TABLE_CARDS,
     .capacity = START_MAX,
     .offset = offsetof(BuildingRules, start),
     .count_offset = offsetof(BuildingRules, start_count)},
    NUMBER("hand_size", true, 0, 1, 10, offsetof(BuildingRules, hand_size)),
    NUMBER("search_slots", true, 0, 1, SLOTS_MAX, offsetof(BuildingRules, slots)),
    NUMBER("drafts_dealt", true, 0, 2, 4, offsetof(BuildingRules, drafts_dealt)),
    NUMBER("free_searches", true, 0, 0, 5, offsetof(BuildingRules, free_searches)),
    NUMBER("free_explores", true, 0, 0, 5, offsetof(BuildingRules, free_explores)),
    NUMBER16("goal_points", true, 0, 20, 2000, offsetof(BuildingRules, goal_points)),
    NUMBER16("long_goal_points", false, 400, 20, 2000, offsetof(BuildingRules, long_goal_points)),
    NUMBER16("round_limit", true, 0, 0, 200, offsetof(BuildingRules, round_limit)),
};
static const Schema game_schema = {"game", game_fields, COUNT(game_fields)};

const PackFile building_pack_files[] = {
    {"deck.json", &deck_schema}, {"ships.json", &ships_schema}, {"game.json", &game_schema}};

static const char *const card_texts[] = {"text", NULL};
static const char *const no_texts[] = {NULL};
const Table building_tables[] = {
    [TABLE_CARDS] = {.what = "card",
                     .offset = offsetof(BuildingRules, card),
                     .stride = sizeof(CardDef),
                     .count_offset = offsetof(BuildingRules, card_count),
                     .texts = card_texts},
    [TABLE_SHIPS] = {.what = "ship",
                     .offset = offsetof(BuildingRules, ship),
                     .stride = sizeof(ShipDef),
                     .count_offset = offsetof(BuildingRules, ship_count),
                     .texts = no_texts},
    [TABLE_TRAITS] = {.what = "trait",
                      .offset = offsetof(BuildingRules, trait),
                      .stride = sizeof(TraitDef),
                      .count_offset = offsetof(BuildingRules, trait_count),
                      .texts = no_texts},
};

// ---- positions

static const char *const given_phase_words[] = {"turn_start", "action", "draft", NULL};
const uint8_t building_given_phases[] = {ASK_TURN_START, ASK_ACTION, ASK_DRAFT};

static const Field given_card_fields[] = {
    REF("card", false, TABLE_CARDS, offsetof(GivenCard, card)),
    NUMBER("holder", false, NONE, 0, GIVEN_MAX - 1, offsetof(GivenCard, holder)),
    {.key = "used", .kind = FIELD_BITS, .max = EFFECTS_OF_CARD - 1, .offset = offsetof(GivenCard, used)},
};
static const Schema given_card_schema = {"card", given_card_fields, COUNT(given_card_fields)};
#define GIVEN(key_, struct_, cards_, count_, present_)                                                       \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_RECORDS, .table = NO_TABLE,                                             \
        .capacity = (uint16_t)COUNT(((struct_ *)0)->cards_), .record = &given_card_schema,                   \
        .stride = sizeof(GivenCard), .shorthand = "card", .offset = offsetof(struct_, cards_),               \
        .count_offset = offsetof(struct_, count_), .present_offset = (present_)                              \
    }

static const Field bonus_fields[] = {
    NUMBER16("speed", false, 0, -100, 100, STAT_SPEED * sizeof(int16_t)),
    NUMBER16("attack", false, 0, -100, 100, STAT_ATTACK * sizeof(int16_t)),
    NUMBER16("diplomacy", false, 0, -100, 100, STAT_DIPLOMACY * sizeof(int16_t)),
    NUMBER16("shields", false, 0, -100, 100, STAT_SHIELDS * sizeof(int16_t)),
    NUMBER16("defense", false, 0, -100, 100, STAT_DEFENSE * sizeof(int16_t)),
    NUMBER16("xp", false, 0, -100, 100, STAT_XP * sizeof(int16_t)),
};
static const Schema bonus_schema = {"bonus", bonus_fields, COUNT(bonus_fields)};

static const Field given_seat_fields[] = {
    REFS("hand", false, true, TABLE_CARDS, GivenSeat, hand, hand_count),
    REFS("deck", false, true, TABLE_CARDS, GivenSeat, deck, deck_count),
    REFS("discard", false, true, TABLE_CARDS, GivenSeat, discard, discard_count),
    GIVEN("bridge", GivenSeat, bridge, bridge_count, 0),
    GIVEN("points", GivenSeat, points, points_count, 0),
    REFS("drafts", false, true, TABLE_CARDS, GivenSeat, drafts, drafts_count),
    NUMBER("damage", false, 0, 0, 100, offsetof(GivenSeat, damage)),
    NUMBER("shields_used", false, 0, 0, 100, offsetof(GivenSeat, shields_used)),
    NUMBER("searches", false, NONE, 0, 50, offsetof(GivenSeat, searches)),
    NUMBER("explores", false, NONE, 0, 50, offsetof(GivenSeat, explores)),
    NUMBER("mission_explores", false, 0, 0, 50, offsetof(GivenSeat, mission_explores)),
    NUMBER("spent", false, 0, 0, 200, offsetof(GivenSeat, spent)),
    RECORD("bonus", false, &bonus_schema, offsetof(GivenSeat, bonus)),
};
static const Schema given_seat_schema = {"seat", given_seat_fields, COUNT(given_seat_fields)};
static const Field seat_of_ship_fields[] = {
    RECORD_SEEN("", &given_seat_schema, 0, offsetof(GivenSeat, given))};
static const Schema seat_of_ship_schema = {"seat", seat_of_ship_fields, 1};
static const Field pile_fields[] = {NUMBER("", false, NONE, 0, 60, 0)};
static const Schema pile_schema = {"pile", pile_fields, 1};

static const Field position_fields[] = {
    NUMBER("round", false, 1, 1, 200, offsetof(BuildingPosition, round)),
    REF("first", false, TABLE_SHIPS, offsetof(BuildingPosition, first)),
    REF("active", false, TABLE_SHIPS, offsetof(BuildingPosition, active)),
    WORD("phase", false, given_phase_words, 0, offsetof(BuildingPosition, phase)),
    {.key = "seats",
     .kind = FIELD_BY_REF,
     .table = TABLE_SHIPS,
     .record = &seat_of_ship_schema,
     .stride = sizeof(GivenSeat),
     .offset = offsetof(BuildingPosition, ship)},
    GIVEN("search", BuildingPosition, search, search_count, offsetof(BuildingPosition, has_search)),
    REFS("starbase", false, true, TABLE_CARDS, BuildingPosition, starbase, starbase_count),
    REFS("space", false, true, TABLE_CARDS, BuildingPosition, space, space_count),
    REFS("infections", false, true, TABLE_CARDS, BuildingPosition, infections, infections_count),
    REFS("starbase_discard", false, true, TABLE_CARDS, BuildingPosition, starbase_discard,
         starbase_discard_count),
    REFS("missions", false, true, TABLE_CARDS, BuildingPosition, missions, missions_count),
    {.key = "piles",
     .kind = FIELD_BY_REF,
     .table = TABLE_CARDS,
     .record = &pile_schema,
     .stride = 1,
     .offset = offsetof(BuildingPosition, pile)},
    REFS("removed", false, true, TABLE_CARDS, BuildingPosition, removed, removed_count),
    REFS("completed", false, true, TABLE_CARDS, BuildingPosition, completed, completed_count),
    BOOL("fill", 1, offsetof(BuildingPosition, fill)),
};
const Schema building_position_schema = {"setup", position_fields, COUNT(position_fields)};

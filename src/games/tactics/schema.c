// SPDX-License-Identifier: MIT
// Maps JSON keys to the fields of the rules and of a position, with the allowed values. Word lists are in the
// order of the enums in rules.h and view.h; cards/README.md explains the words.
#include "engine/schema_fields.h"
#include "games/tactics/position.h"

const char *const tactics_type_words[] = {"ship", "tech", "weapon", "action", "troops", NULL};
const char *const tactics_kind_words[] = {"one_time", "permanent", "scoring", "special", "none", NULL};
const char *const tactics_target_kind_words[] = {"planet", "sector", "quadrant", "combat_zone", NULL};
const char *const tactics_colour_words[] = {"none", "federation", "romulan", "klingon", "independent", NULL};
const char *const tactics_quadrant_words[] = {"none", "alpha", "beta", NULL};
const char *const tactics_phase_words[] = {"deployment", "reveal", "scoring", "game_over", NULL};
static const char *const when_words[] = {"revealed", "permanent", "scoring", "special", NULL};
#define WORD_OF(name, word, ...) word,
#define USES_OF(name, word, uses, ...) uses,
const char *const tactics_decision_words[] = {TACTICS_QUESTIONS(WORD_OF) NULL};
static const char *const verb_words[] = {TACTICS_VERBS(WORD_OF) NULL};
static const char *const effect_uses[] = {TACTICS_VERBS(USES_OF) NULL};
static const char *const ask_words[] = {"remove", "sabotage", NULL};
static const char *const where_words[] = {"others",         "above",          "below",
                                          "directly_above", "directly_below", NULL};
static const char *const whose_words[] = {"any", "own", "friendly", "opponents", NULL};
static const char *const face_words[] = {"any", "up", "down", NULL};
static const char *const part_words[] = {"effect", "power", NULL};
static const char *const team_words[] = {"first", "second", NULL};
static const char *const card_face_words[] = {"up", "down", NULL};

static const Field card_filter_fields[] = {
    WORD("where", false, where_words, 0, offsetof(CardFilter, where)),
    WORD("whose", false, whose_words, 0, offsetof(CardFilter, whose)),
    WORD("face", false, face_words, 0, offsetof(CardFilter, face)),
    {.key = "types", .kind = FIELD_WORDS, .words = tactics_type_words, .offset = offsetof(CardFilter, types)},
    REF("title", false, TABLE_CARDS, offsetof(CardFilter, title)),
};
static const Schema card_filter_schema = {"which", card_filter_fields, COUNT(card_filter_fields)};

static const Field target_filter_fields[] = {
    {.key = "kinds",
     .kind = FIELD_WORDS,
     .words = tactics_target_kind_words,
     .offset = offsetof(TargetFilter, kinds)},
    {.key = "colours",
     .kind = FIELD_WORDS,
     .words = tactics_colour_words,
     .offset = offsetof(TargetFilter, colours)},
    {.key = "quadrants",
     .kind = FIELD_WORDS,
     .words = tactics_quadrant_words,
     .offset = offsetof(TargetFilter, quadrants)},
    REF("title", false, TABLE_TARGETS, offsetof(TargetFilter, title)),
};
static const Schema target_filter_schema = {"target", target_filter_fields, COUNT(target_filter_fields)};

static const Limit amount_limits[] = {{"do", "add boost", 1, false}, {NULL, NULL, 0, false}};

static const Field effect_fields[] = {
    WORD("when", true, when_words, 0, offsetof(Effect, when)),
    {.key = "do",
     .kind = FIELD_WORD,
     .required = true,
     .words = verb_words,
     .uses = effect_uses,
     .offset = offsetof(Effect, verb)},
    NUMBER_LIMITED("amount", FIELD_NUMBER, 0, 0, 50, amount_limits, offsetof(Effect, amount)),
    BOOL("choose", 0, offsetof(Effect, choose)),
    BOOL("optional", 0, offsetof(Effect, optional)),
    BOOL("anywhere", 0, offsetof(Effect, anywhere)),
    {.key = "parts", .kind = FIELD_WORDS, .words = part_words, .offset = offsetof(Effect, parts)},
    WORD("ask", false, ask_words, 0, offsetof(Effect, ask)),
    RECORD_SEEN("which", &card_filter_schema, offsetof(Effect, which), offsetof(Effect, counted)),
    RECORD("target", false, &target_filter_schema, offsetof(Effect, target)),
};
static const Schema effect_schema = {"effect", effect_fields, COUNT(effect_fields)};

static const Implied implied_kind = {"effects", "none", "when", when_words, tactics_kind_words};

static const Field card_fields[] = {
    ID(CardDef),
    WORD("type", true, tactics_type_words, 0, offsetof(CardDef, type)),
    {.key = "kind",
     .kind = FIELD_WORD,
     .required = true,
     .words = tactics_kind_words,
     .implied = &implied_kind,
     .offset = offsetof(CardDef, kind)},
    NUMBER("power", true, 0, 0, 50, offsetof(CardDef, power)),
    {.key = "picture",
     .kind = FIELD_TEXT,
     .required = true,
     .capacity = ID_MAX,
     .offset = offsetof(CardDef, picture)},
    {.key = "effects",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = EFFECTS_MAX,
     .record = &effect_schema,
     .stride = sizeof(Effect),
     .offset = offsetof(CardDef, effect),
     .count_offset = offsetof(CardDef, effect_count)},
};
static const Schema card_schema = {"card", card_fields, COUNT(card_fields)};

static const Field bonus_fields[] = {
    NUMBER("points", true, 0, 1, 20, offsetof(TargetDef, bonus_points)),
    BOOL("each", 0, offsetof(TargetDef, bonus_each)),
    RECORD("which", true, &target_filter_schema, offsetof(TargetDef, bonus)),
};
static const Schema bonus_schema = {"bonus", bonus_fields, COUNT(bonus_fields)};

static const Field target_fields[] = {
    ID(TargetDef),
    WORD("kind", true, tactics_target_kind_words, 0, offsetof(TargetDef, kind)),
    WORD("colour", false, tactics_colour_words, 0, offsetof(TargetDef, colour)),
    WORD("quadrant", false, tactics_quadrant_words, 0, offsetof(TargetDef, quadrant)),
    NUMBER("points", true, 0, 0, 20, offsetof(TargetDef, points)),
    // The bonus's fields are in TargetDef itself, hence offset 0.
    RECORD("bonus", false, &bonus_schema, 0),
    {.key = "picture",
     .kind = FIELD_TEXT,
     .required = true,
     .capacity = ID_MAX,
     .offset = offsetof(TargetDef, picture)},
};
static const Schema target_schema = {"target", target_fields, COUNT(target_fields)};

static const Field own_picture_fields[] = {
    REF("card", true, TABLE_CARDS, offsetof(FactionDef, pictures[0].card) - offsetof(FactionDef, pictures)),
    {.key = "picture",
     .kind = FIELD_TEXT,
     .required = true,
     .capacity = ID_MAX,
     .offset = offsetof(FactionDef, pictures[0].picture) - offsetof(FactionDef, pictures)},
};
static const Schema own_picture_schema = {"picture", own_picture_fields, COUNT(own_picture_fields)};

static const Field faction_fields[] = {
    ID(FactionDef),
    {.key = "letter",
     .kind = FIELD_TEXT,
     .required = true,
     .capacity = 8,
     .offset = offsetof(FactionDef, letter)},
    WORD("home", true, tactics_colour_words, 0, offsetof(FactionDef, home)),
    WORD("team", false, team_words, NONE, offsetof(FactionDef, team)),
    STYLE_FIELDS(FactionDef, style),
    STYLE_PAINTINGS(FactionDef, style),
    {.key = "pictures",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = DECK_MAX,
     .record = &own_picture_schema,
     .stride = sizeof(((FactionDef *)0)->pictures[0]),
     .offset = offsetof(FactionDef, pictures),
     .count_offset = offsetof(FactionDef, picture_count)},
};
static const Schema faction_schema = {"faction", faction_fields, COUNT(faction_fields)};

static const Field short_game_fields[] = {
    {.key = "factions",
     .kind = FIELD_REFS,
     .required = true,
     .together = true,
     .table = TABLE_FACTIONS,
     .capacity = TACTICS_SEATS,
     .offset = offsetof(ShortGame, faction),
     .count_offset = offsetof(ShortGame, faction_count)},
    {.key = "removed",
     .kind = FIELD_REFS,
     .required = true,
     .table = TABLE_TARGETS,
     .capacity = TARGETS_MAX,
     .offset = offsetof(ShortGame, removed),
     .count_offset = offsetof(ShortGame, removed_count)},
};
static const Schema short_game_schema = {"short game", short_game_fields, COUNT(short_game_fields)};

static const Field deck_fields[] = {{.key = "cards",
                                     .kind = FIELD_RECORDS,
                                     .required = true,
                                     .table = TABLE_CARDS,
                                     .capacity = DECK_MAX,
                                     .record = &card_schema,
                                     .stride = sizeof(CardDef),
                                     .offset = offsetof(TacticsRules, card),
                                     .count_offset = offsetof(TacticsRules, card_count)}};
static const Schema deck_schema = {"deck", deck_fields, COUNT(deck_fields)};

static const Field targets_fields[] = {{.key = "targets",
                                        .kind = FIELD_RECORDS,
                                        .required = true,
                                        .table = TABLE_TARGETS,
                                        .capacity = TARGETS_MAX,
                                        .record = &target_schema,
                                        .stride = sizeof(TargetDef),
                                        .offset = offsetof(TacticsRules, target),
                                        .count_offset = offsetof(TacticsRules, target_count)}};
static const Schema targets_schema = {"targets", targets_fields, COUNT(targets_fields)};

static const Field factions_fields[] = {{.key = "factions",
                                         .kind = FIELD_RECORDS,
                                         .required = true,
                                         .table = TABLE_FACTIONS,
                                         .capacity = FACTIONS_MAX,
                                         .record = &faction_schema,
                                         .stride = sizeof(FactionDef),
                                         .offset = offsetof(TacticsRules, faction),
                                         .count_offset = offsetof(TacticsRules, faction_count)}};
static const Schema factions_schema = {"factions", factions_fields, COUNT(factions_fields)};

static const Field game_fields[] = {
    NUMBER("hand_size", true, 0, 1, 10, offsetof(TacticsRules, hand_size)),
    NUMBER("row_full", true, 0, 1, 12, offsetof(TacticsRules, row_full)),
    NUMBER("planet_bonus", true, 0, 0, 20, offsetof(TacticsRules, planet_bonus)),
    REF("first_faction", false, TABLE_FACTIONS, offsetof(TacticsRules, first_faction)),
    {.key = "short_games",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = SHORT_GAMES_MAX,
     .record = &short_game_schema,
     .stride = sizeof(ShortGame),
     .offset = offsetof(TacticsRules, short_game),
     .count_offset = offsetof(TacticsRules, short_count)},
};
static const Schema game_schema = {"game", game_fields, COUNT(game_fields)};

static const char *const texts[] = {"text", NULL};

// Names that packs had before all numbers of a record had one.
static const NumberName card_numbers[] = {{"hand", "hand_size"}, {NULL, NULL}};
static const NumberName target_numbers[] = {{"points", "bonus.points"}, {NULL, NULL}};

#define TABLE_OF(what_, records_, count_, texts_, also_)                                                     \
    {                                                                                                        \
        .what = (what_), .offset = offsetof(TacticsRules, records_),                                         \
        .stride = sizeof(((TacticsRules *)0)->records_[0]), .count_offset = offsetof(TacticsRules, count_),  \
        .texts = (texts_), .also = (also_)                                                                   \
    }
const Table tactics_tables[TABLE_COUNT] = {
    [TABLE_CARDS] = TABLE_OF("card", card, card_count, texts, card_numbers),
    [TABLE_TARGETS] = TABLE_OF("target", target, target_count, texts, target_numbers),
    [TABLE_FACTIONS] = TABLE_OF("faction", faction, faction_count, NULL, NULL),
};

const PackFile tactics_pack_files[TACTICS_PACK_FILES] = {{"deck.json", &deck_schema},
                                                         {"targets.json", &targets_schema},
                                                         {"factions.json", &factions_schema},
                                                         {"game.json", &game_schema}};

static const Field position_card_fields[] = {
    REF("card", true, TABLE_CARDS, offsetof(PositionCard, card)),
    REF("owner", true, TABLE_FACTIONS, offsetof(PositionCard, owner)),
    WORD("face", false, card_face_words, 0, offsetof(PositionCard, face)),
    BOOL("shielded", 0, offsetof(PositionCard, shielded)),
    BOOL("blocked", 0, offsetof(PositionCard, blocked)),
};
static const Schema position_card_schema = {"card", position_card_fields, COUNT(position_card_fields)};

static const Field position_row_fields[] = {
    REF("target", false, TABLE_TARGETS, offsetof(PositionRow, target)),
    {.key = "cards",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = TABLE_MAX,
     .record = &position_card_schema,
     .stride = sizeof(PositionCard),
     .offset = offsetof(PositionRow, card),
     .count_offset = offsetof(PositionRow, count)},
};
static const Schema position_row_schema = {"row", position_row_fields, COUNT(position_row_fields)};

#define PILE_OF(table_of_items)                                                                              \
    {                                                                                                        \
        {                                                                                                    \
            .key = "", .kind = FIELD_REFS, .table = table_of_items, .capacity = DECK_MAX,                    \
            .offset = offsetof(PositionPile, item), .count_offset = offsetof(PositionPile, count)            \
        }                                                                                                    \
    }
static const Field card_pile_fields[] = PILE_OF(TABLE_CARDS);
static const Field target_pile_fields[] = PILE_OF(TABLE_TARGETS);
static const Schema card_pile_schema = {"cards of a seat", card_pile_fields, 1};
static const Schema target_pile_schema = {"targets of a seat", target_pile_fields, 1};

static const Field position_fields[] = {
    WORD("phase", false, tactics_phase_words, 0, offsetof(TacticsPosition, phase)),
    REF("turn", false, TABLE_FACTIONS, offsetof(TacticsPosition, turn)),
    {.key = "rows",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = ROWS,
     .record = &position_row_schema,
     .stride = sizeof(PositionRow),
     .offset = offsetof(TacticsPosition, row),
     .count_offset = offsetof(TacticsPosition, row_count),
     .present_offset = offsetof(TacticsPosition, rows_given)},
    {.key = "hands",
     .kind = FIELD_BY_REF,
     .table = TABLE_FACTIONS,
     .record = &card_pile_schema,
     .stride = sizeof(PositionPile),
     .offset = offsetof(TacticsPosition, hand)},
    {.key = "draw",
     .kind = FIELD_BY_REF,
     .table = TABLE_FACTIONS,
     .record = &card_pile_schema,
     .stride = sizeof(PositionPile),
     .offset = offsetof(TacticsPosition, draw)},
    {.key = "discard",
     .kind = FIELD_BY_REF,
     .table = TABLE_FACTIONS,
     .record = &card_pile_schema,
     .stride = sizeof(PositionPile),
     .offset = offsetof(TacticsPosition, discard)},
    {.key = "won",
     .kind = FIELD_BY_REF,
     .table = TABLE_FACTIONS,
     .record = &target_pile_schema,
     .stride = sizeof(PositionPile),
     .offset = offsetof(TacticsPosition, won)},
    {.key = "targets",
     .kind = FIELD_REFS,
     .table = TABLE_TARGETS,
     .capacity = TARGETS_MAX,
     .offset = offsetof(TacticsPosition, targets),
     .count_offset = offsetof(TacticsPosition, target_count)},
};
const Schema tactics_position_schema = {"setup", position_fields, COUNT(position_fields)};

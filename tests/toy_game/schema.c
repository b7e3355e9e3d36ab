// SPDX-License-Identifier: MIT
// Which JSON key of the pack and of a set-up fills which field, and checks across fields.
#include "rules.h"

#include "engine/schema_fields.h"

static const char *const does_words[] = {"storm", "shoot", "pull", "signal", "hide", "shine", NULL};
static const char *const rest_words[] = {"deck", "discard", NULL};
static const char *const card_texts[] = {"text", NULL};

static const Field card_fields[] = {
    ID(CardDef),
    NUMBER("count", true, 0, 1, 20, offsetof(CardDef, copies)),
    NUMBER("rank", true, 0, 1, 20, offsetof(CardDef, rank)),
    WORD("does", true, does_words, 0, offsetof(CardDef, does)),
    NUMBER("amount", false, 0, 1, 6, offsetof(CardDef, amount)),
};
static const Schema card_schema = {"card", card_fields, COUNT(card_fields)};
static const Field ship_fields[] = {ID(ShipDef)};
static const Schema ship_schema = {"ship", ship_fields, COUNT(ship_fields)};

static const Field deck_fields[] = {
    LIST("cards", true, TABLE_CARDS, &card_schema, WreckersRules, card, kind_count)};
static const Schema deck_schema = {"deck", deck_fields, COUNT(deck_fields)};
static const Field ships_fields[] = {
    LIST("ships", true, TABLE_SHIPS, &ship_schema, WreckersRules, ship, ship_count)};
static const Schema ships_schema = {"ships", ships_fields, COUNT(ships_fields)};
static const Field game_fields[] = {
    NUMBER("hand", true, 0, 1, 4, offsetof(WreckersRules, hand)),
    NUMBER("hull", true, 0, 1, 9, offsetof(WreckersRules, hull)),
    NUMBER("repair_cost", true, 0, 1, 9, offsetof(WreckersRules, repair_cost)),
    NUMBER("turned_up", true, 0, 1, DRIFT_MAX, offsetof(WreckersRules, turned_up)),
};
static const Schema game_schema = {"game", game_fields, COUNT(game_fields)};

const Table wreckers_tables[TABLE_COUNT] = {
    [TABLE_CARDS] = {"card", offsetof(WreckersRules, card), sizeof(CardDef),
                     offsetof(WreckersRules, kind_count), card_texts, NULL},
    [TABLE_SHIPS] = {"ship", offsetof(WreckersRules, ship), sizeof(ShipDef),
                     offsetof(WreckersRules, ship_count), NULL, NULL},
};
const PackFile wreckers_files[WRECKERS_FILES] = {
    {"deck.json", &deck_schema}, {"ships.json", &ships_schema}, {"game.json", &game_schema}};

// ---- a set-up

#define CARDS_AT(key_, offset_)                                                                              \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_REFS, .repeats = true, .table = TABLE_CARDS, .capacity = DECK_MAX,      \
        .offset = (offset_) + offsetof(PositionCards, card),                                                 \
        .count_offset = (offset_) + offsetof(PositionCards, count)                                           \
    }
#define BY_SHIP(key_, schema_, field_)                                                                       \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_BY_REF, .table = TABLE_SHIPS, .record = (schema_),                      \
        .stride = sizeof(((WreckersPosition *)0)->field_[0]), .offset = offsetof(WreckersPosition, field_)   \
    }
static const Field cards_fields[] = {CARDS_AT("", 0)};
static const Schema cards_schema = {"cards of a ship", cards_fields, COUNT(cards_fields)};
static const Field hull_fields[] = {{.key = "", .kind = FIELD_NUMBER, .min = 0, .max = 9, .absent = NONE}};
static const Schema hull_schema = {"hull of a ship", hull_fields, COUNT(hull_fields)};
static const Field position_fields[] = {
    REF("turn", false, TABLE_SHIPS, offsetof(WreckersPosition, turn)),
    WORD("rest", false, rest_words, 0, offsetof(WreckersPosition, rest)),
    BY_SHIP("hull", &hull_schema, hull),
    BY_SHIP("hands", &cards_schema, hand),
    BY_SHIP("salvage", &cards_schema, salvage),
    CARDS_AT("deck", offsetof(WreckersPosition, deck)),
};
const Schema wreckers_position_schema = {"setup", position_fields, COUNT(position_fields)};

// ---- what no single field can know

void wreckers_prepare(void *data, Faults *faults) {
    const WreckersRules *rules = data;
    int cards = 0;
    for (uint8_t kind = 0; kind < rules->kind_count; kind++) {
        const CardDef *card = &rules->card[kind];
        cards += card->copies;
        if ((card->does == DOES_STORM) != (card->amount > 0))
            faults_add(faults, fault_path("deck.json/cards/%d/amount", kind),
                       "\"amount\" is what a \"storm\" needs, and nothing else does");
    }
    if (cards > DECK_MAX || cards <= SEATS_MAX * rules->hand)
        faults_add(faults, fault_path("deck.json/cards"),
                   "a deck has at most 60 cards, and more than six hands take");
    if (rules->ship_count < 2)
        faults_add(faults, fault_path("ships.json/ships"), "a game needs two ships");
}

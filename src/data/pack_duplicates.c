// SPDX-License-Identifier: MIT
// Two independent packs that both add a card with the same id: stacked, they merge into one card that nobody
// intended.
#include "core/hash.h"
#include "data/captains.h"
#include "data/json_doc.h"
#include "data/pack_lint.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

// ---- what is known of them

// A record, by the game, the file, the list and its id.
typedef struct Slot {
    char *key, *where; // owned; `where`: "FILE:LINE", "" for the game's own
} Slot;

struct PackRecords {
    Slot *slot;
    size_t slots, count;               // slots: a power of two, or 0
    const Game *known[PACK_GAMES_MAX]; // games whose own records are in it
    int games;
};

PackRecords *pack_records_create(void) {
    return calloc(1, sizeof(PackRecords));
}

void pack_records_destroy(PackRecords *records) {
    for (size_t i = 0; records != NULL && i < records->slots; i++) {
        free(records->slot[i].key);
        free(records->slot[i].where);
    }
    if (records != NULL)
        free(records->slot);
    free(records);
}

// The slot with this key, or the free one where it belongs.
static Slot *slot_of(const PackRecords *records, const char *key) {
    const size_t mask = records->slots - 1;
    size_t at = (size_t)hash_bytes(key, strlen(key), 0) & mask;
    while (records->slot[at].key != NULL && strcmp(records->slot[at].key, key) != 0)
        at = (at + 1) & mask;
    return &records->slot[at];
}

static bool make_room(PackRecords *records) {
    if (2 * records->count < records->slots)
        return true;
    const PackRecords old = *records;
    const size_t slots = old.slots > 0 ? 2 * old.slots : 256;
    Slot *slot = calloc(slots, sizeof *slot);
    if (slot == NULL)
        return false;
    records->slot = slot;
    records->slots = slots;
    for (size_t i = 0; i < old.slots; i++)
        if (old.slot[i].key != NULL)
            *slot_of(records, old.slot[i].key) = old.slot[i];
    free(old.slot);
    return true;
}

// Where a pack has said so before; "": it is the game's own; NULL: nowhere.
static const char *find(const PackRecords *records, const char *key) {
    return records->slots > 0 ? slot_of(records, key)->where : NULL;
}

static void put(PackRecords *records, const char *key, const char *where) {
    if (!make_room(records))
        return;
    Slot *slot = slot_of(records, key);
    const bool fresh = slot->key == NULL;
    char *copy = text_duplicate(where);
    if (copy == NULL || (fresh && (slot->key = text_duplicate(key)) == NULL)) {
        free(copy);
        return;
    }
    free(slot->where);
    slot->where = copy;
    records->count += fresh;
}

// ---- one pack's

// What is looked through: a file of a layer.
typedef struct Looking {
    PackRecords *records;
    JsonDoc *doc;
    const char *game, *file;
    bool own;           // the game's own
    Problems *problems; // NULL: nothing is told
} Looking;

// True if it is more than a change to another record: a copy of one, or with all required keys.
static bool is_whole(const cJSON *record, const Schema *schema) {
    if (cJSON_GetObjectItemCaseSensitive(record, "like") != NULL)
        return true;
    for (size_t i = 0; i < schema->field_count; i++)
        if (schema->fields[i].required &&
            cJSON_GetObjectItemCaseSensitive(record, schema->fields[i].key) == NULL)
            return false;
    return true;
}

static void look_at_record(const Looking *looking, const Field *field, const cJSON *record) {
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
    if (!cJSON_IsString(id) || (!looking->own && !is_whole(record, field->record)))
        return;
    Text key = {0}, place = {0};
    text_printf(&key, "%s/%s/%s/%s", looking->game, looking->file, field->key, id->valuestring);
    if (!looking->own)
        text_printf(&place, "%s:%d", json_doc_name(looking->doc), json_doc_place(looking->doc, record).line);
    const char *other = find(looking->records, text_string(&key));
    const bool of_game = other != NULL && other[0] == '\0';
    if (other != NULL && !of_game && looking->problems != NULL)
        json_doc_problem(looking->doc, id, looking->problems,
                         "[!shadow] another pack has a %s %s too, in %s; where both are on, this one changes "
                         "that one",
                         field->record->what, quoted(id->valuestring).text, other);
    if (!of_game && !key.failed && !place.failed)
        put(looking->records, text_string(&key), text_string(&place));
    text_finish(&key);
    text_finish(&place);
}

static void look_at_file(Looking *looking, const Layers *layers, int layer, const Schema *schema) {
    Text path = {0};
    Problems *ignored = calloc(1, sizeof *ignored); // reported when they are merged
    if (ignored != NULL && layers_file(layers, layer, looking->file, &path))
        looking->doc = json_doc_load(text_string(&path), ignored);
    for (size_t i = 0; looking->doc != NULL && i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *given = json_doc_find(looking->doc, NULL, field->key);
        const cJSON *list = cJSON_IsObject(given) ? json_doc_find(looking->doc, given, "+") : given;
        if (field->kind != FIELD_RECORDS || field->record->fields[0].kind != FIELD_ID || !cJSON_IsArray(list))
            continue;
        for (const cJSON *record = list->child; record != NULL; record = record->next)
            look_at_record(looking, field, record);
    }
    json_doc_destroy(looking->doc);
    text_finish(&path);
    free(ignored);
}

static void look_at_layer(PackRecords *records, const Game *game, const Layers *layers, int layer,
                          Problems *problems) {
    CaptainsSchema captains;
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        look_at_file(&(Looking){.records = records,
                                .game = game->id,
                                .file = game->pack_files[i].name,
                                .own = layer == 0,
                                .problems = problems},
                     layers, layer, game->pack_files[i].schema);
    captains_describe(game, &captains);
    look_at_file(&(Looking){.records = records,
                            .game = game->id,
                            .file = CAPTAINS_FILE,
                            .own = layer == 0,
                            .problems = problems},
                 layers, layer, &captains.file);
}

void pack_records_add(PackRecords *records, const Game *game, const Layers *layers, int layer,
                      Problems *problems) {
    bool known = false;
    for (int i = 0; i < records->games; i++)
        known |= records->known[i] == game;
    if (!known) {
        look_at_layer(records, game, layers, 0, NULL);
        if (records->games < PACK_GAMES_MAX)
            records->known[records->games++] = game;
    }
    look_at_layer(records, game, layers, layer, problems);
}

void pack_duplicates_check(const Game *game, const Layers *layers, Problems *problems) {
    PackRecords *records = layers->count > 2 ? pack_records_create() : NULL;
    for (int layer = 1; records != NULL && layer < layers->count; layer++)
        pack_records_add(records, game, layers, layer, layer == layers->count - 1 ? problems : NULL);
    pack_records_destroy(records);
}

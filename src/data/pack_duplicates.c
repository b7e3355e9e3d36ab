// SPDX-License-Identifier: MIT
// Two independent packs that both add a card with the same id: stacked, they merge into one card that nobody
// intended. Likewise a card meant to be new with the id of one of the game's own.
#include "core/hash.h"
#include "data/captains.h"
#include "data/json_doc.h"
#include "data/pack_info.h"
#include "data/pack_lint.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

// ---- what is known of them

// A record, by the game, the file, the list and its id.
typedef struct Slot {
    char *key, *where; // owned; `where`: "FILE:LINE", "" for the game's own
    char pack[ID_MAX]; // the id of the pack
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

// Where a pack has said so before (`where` "": it is the game's own); NULL: nowhere.
static const Slot *find(const PackRecords *records, const char *key) {
    const Slot *slot = records->slots > 0 ? slot_of(records, key) : NULL;
    return slot != NULL && slot->where != NULL ? slot : NULL;
}

static void put(PackRecords *records, const char *key, const char *where, const char *pack) {
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
    text_copy(slot->pack, sizeof slot->pack, pack);
    records->count += fresh;
}

// ---- one pack's

// What is looked through: a file of a layer.
typedef struct Looking {
    PackRecords *records;
    JsonDoc *doc;
    const char *game, *file;
    const Layers *layers;
    int layer;          // 0: the game's own
    char pack[ID_MAX];  // the id of its pack
    Problems *problems; // NULL: nothing is told
    bool of_own;        // told is also what has the id of one of the game's own
} Looking;

// True for an object in place of a list: entries changed by their places, or a condition on packs ("when"),
// which stands under a key that cards of Star Empires have too.
static bool is_no_list(const Field *field, const cJSON *value) {
    const bool list = field->kind == FIELD_RECORDS || field->kind == FIELD_POOL ||
                      field->kind == FIELD_REFS || field->kind == FIELD_WORDS ||
                      field->kind == FIELD_WORDS32 || field->kind == FIELD_BITS;
    return list && cJSON_IsObject(value);
}

// True if it is more than a change to another record: a copy of one, or with all required keys.
static bool is_whole(const cJSON *record, const Schema *schema) {
    if (cJSON_GetObjectItemCaseSensitive(record, "like") != NULL)
        return true;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *value = cJSON_GetObjectItemCaseSensitive(record, field->key);
        if (field->required && (value == NULL || is_no_list(field, value)))
            return false;
    }
    return true;
}

// True if a language file of the pack gives it a name: that is done for what is new.
static bool is_named(const Looking *looking, const char *what, const char *id) {
    static const char *const files[] = {"lang/en.json", "lang/de.json"};
    bool named = false;
    Problems *ignored = calloc(1, sizeof *ignored);
    for (size_t i = 0; ignored != NULL && !named && i < sizeof files / sizeof files[0]; i++) {
        Text path = {0};
        JsonDoc *words = layers_file(looking->layers, looking->layer, files[i], &path)
                             ? json_doc_load(text_string(&path), ignored)
                             : NULL;
        const cJSON *kind = words != NULL ? json_doc_find(words, NULL, what) : NULL;
        const cJSON *texts = kind != NULL ? json_doc_find(words, kind, id) : NULL;
        named = texts != NULL && json_doc_find(words, texts, "name") != NULL;
        json_doc_destroy(words);
        text_finish(&path);
    }
    free(ignored);
    return named;
}

static void tell_own(const Looking *looking, const char *what, const cJSON *record, const cJSON *id) {
    if (cJSON_GetObjectItemCaseSensitive(record, "like") == NULL &&
        cJSON_GetObjectItemCaseSensitive(record, "remove") == NULL &&
        is_named(looking, what, id->valuestring))
        json_doc_problem(
            looking->doc, id, looking->problems,
            "[!shadow] the game has a %s %s of its own, and this changes that one; a new one needs "
            "an id that is not there yet",
            what, quoted(id->valuestring).text);
}

// True if the file takes the record out before it makes it anew.
static bool is_made_anew(const cJSON *record, const char *id) {
    for (const cJSON *before = record->prev; before->next != NULL; before = before->prev) {
        const cJSON *other = cJSON_GetObjectItemCaseSensitive(before, "id");
        if (cJSON_IsString(other) && strcmp(other->valuestring, id) == 0 &&
            cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(before, "remove")))
            return true;
    }
    return false;
}

// True if it counts only where that pack is not below it.
static bool is_without(const cJSON *record, const char *pack) {
    const cJSON *when = cJSON_GetObjectItemCaseSensitive(record, "when");
    const cJSON *packs = cJSON_IsObject(when) ? cJSON_GetObjectItemCaseSensitive(when, "no_pack") : NULL;
    bool is = cJSON_IsString(packs) && strcmp(packs->valuestring, pack) == 0;
    for (const cJSON *one = cJSON_IsArray(packs) ? packs->child : NULL; one != NULL; one = one->next)
        is |= cJSON_IsString(one) && strcmp(one->valuestring, pack) == 0;
    return is;
}

static void look_at_record(const Looking *looking, const Field *field, const cJSON *record) {
    const cJSON *id = cJSON_GetObjectItemCaseSensitive(record, "id");
    const bool own = looking->layer == 0;
    if (!cJSON_IsString(id) || (!own && !is_whole(record, field->record)))
        return;
    Text key = {0}, place = {0};
    text_printf(&key, "%s/%s/%s/%s", looking->game, looking->file, field->key, id->valuestring);
    if (!own)
        text_printf(&place, "%s:%d", json_doc_name(looking->doc), json_doc_place(looking->doc, record).line);
    const Slot *other = find(looking->records, text_string(&key));
    const bool of_game = other != NULL && other->where[0] == '\0';
    const bool anew = is_made_anew(record, id->valuestring);
    if (other != NULL && !of_game && !anew && looking->problems != NULL && !is_without(record, other->pack))
        json_doc_problem(looking->doc, id, looking->problems,
                         "[!shadow] another pack has a %s %s too, in %s; where both are on, this one changes "
                         "that one",
                         field->record->what, quoted(id->valuestring).text, other->where);
    if (of_game && !anew && looking->of_own)
        tell_own(looking, field->record->what, record, id);
    if (!of_game && !key.failed && !place.failed)
        put(looking->records, text_string(&key), text_string(&place), looking->pack);
    text_finish(&key);
    text_finish(&place);
}

static void look_at_file(Looking *looking, const Layers *layers, int layer, const Schema *schema) {
    Text path = {0};
    Problems *ignored = calloc(1, sizeof *ignored); // reported when they are merged
    if (ignored != NULL && layers_file(layers, layer, looking->file, &path))
        looking->doc = json_doc_load(text_string(&path), ignored);
    if (looking->doc != NULL && json_doc_find(looking->doc, NULL, "replace") != NULL)
        looking->of_own = false;
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
    looking->doc = NULL;
    text_finish(&path);
    free(ignored);
}

// A pack for several games has its pack.json above the folder of each.
static void read_id(const char *folder, char id[ID_MAX]) {
    Problems *ignored = calloc(1, sizeof *ignored); // told when it is listed
    PackInfo info = {.id = ""};
    Text above = {0};
    text_printf(&above, "%s/..", folder);
    if (ignored != NULL)
        pack_info_load(&info, pack_info_exists(folder) ? folder : text_string(&above), ignored);
    text_copy(id, ID_MAX, info.id);
    text_finish(&above);
    free(ignored);
}

static void look_at_layer(PackRecords *records, const Game *game, const Layers *layers, int layer,
                          bool of_own, Problems *problems) {
    CaptainsSchema captains;
    Looking looking = {.records = records,
                       .game = game->id,
                       .layers = layers,
                       .layer = layer,
                       .problems = problems,
                       .of_own = of_own};
    if (layer > 0)
        read_id(layers->folder[layer], looking.pack);
    for (uint8_t i = 0; i < game->pack_file_count; i++) {
        looking.file = game->pack_files[i].name;
        looking.of_own = of_own;
        look_at_file(&looking, layers, layer, game->pack_files[i].schema);
    }
    captains_describe(game, &captains);
    looking.file = CAPTAINS_FILE;
    looking.of_own = of_own;
    look_at_file(&looking, layers, layer, &captains.file);
}

static void add_layer(PackRecords *records, const Game *game, const Layers *layers, int layer, bool of_own,
                      Problems *problems) {
    bool known = false;
    for (int i = 0; i < records->games; i++)
        known |= records->known[i] == game;
    if (!known) {
        look_at_layer(records, game, layers, 0, false, NULL);
        if (records->games < PACK_GAMES_MAX)
            records->known[records->games++] = game;
    }
    look_at_layer(records, game, layers, layer, of_own, problems);
}

void pack_records_add(PackRecords *records, const Game *game, const Layers *layers, int layer,
                      Problems *problems) {
    add_layer(records, game, layers, layer, false, problems);
}

void pack_duplicates_check(const Game *game, const Layers *layers, Problems *problems) {
    PackRecords *records = layers->count > 1 ? pack_records_create() : NULL;
    const int top = layers->count - 1;
    for (int layer = 1; records != NULL && layer <= top; layer++)
        add_layer(records, game, layers, layer, layer == top, layer == top ? problems : NULL);
    pack_records_destroy(records);
}

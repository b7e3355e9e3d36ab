// SPDX-License-Identifier: MIT
// Captains' tastes are for a game's verbs and cards, so the schema of their file is built when it is read.
#include "data/captains.h"

#include "data/suggest.h"
#include "engine/game.h"
#include "engine/game_facts.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

// The file as the reader fills it.
typedef struct StoredTaste {
    uint8_t word; // index into the command names used in files
    uint8_t card[CAPTAIN_CARDS];
    uint8_t cards;
    int16_t liking;
} StoredTaste;

typedef struct StoredCaptain {
    char id[ID_MAX];
    uint8_t seat, tastes;
    int16_t boldness, whim;
    StoredTaste taste[CAPTAIN_TASTES];
} StoredCaptain;

typedef struct StoredFile {
    StoredCaptain captain[CAPTAINS_MAX];
    uint8_t count;
} StoredFile;

// Verbs with the same name are adjacent.
static void list_names(const Verb *verbs, CaptainVerbNames name) {
    size_t count = 0;
    for (int i = 0; verbs[i].name != NULL; i++) {
        assert(i < CAPTAIN_VERBS);
        if (count == 0 || strcmp(name[count - 1], verbs[i].name) != 0)
            name[count++] = verbs[i].name;
    }
    name[count] = NULL;
}

// ---- reading

#define NUMBER(key_, must_, least_, offset_)                                                                 \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_NUMBER16, .required = (must_), .min = (least_), .max = CAPTAIN_MOST,    \
        .offset = (offset_)                                                                                  \
    }
#define RECORDS(key_, must_, schema_, struct_, item_, count_, most_)                                         \
    {                                                                                                        \
        .key = (key_), .kind = FIELD_RECORDS, .required = (must_), .table = NO_TABLE, .capacity = (most_),   \
        .record = (schema_), .stride = sizeof(((struct_ *)0)->item_[0]), .offset = offsetof(struct_, item_), \
        .count_offset = offsetof(struct_, count_)                                                            \
    }
#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

void captains_describe(const Game *game, CaptainsSchema *schema) {
    list_names(game_verbs(game), schema->verb);
    const Field taste[] = {
        {.key = "do",
         .kind = FIELD_WORD,
         .required = true,
         .words = schema->verb,
         .offset = offsetof(StoredTaste, word)},
        {.key = "cards",
         .kind = FIELD_REFS,
         .table = game_card_table(game),
         .capacity = CAPTAIN_CARDS,
         .offset = offsetof(StoredTaste, card),
         .count_offset = offsetof(StoredTaste, cards)},
        NUMBER("liking", true, -CAPTAIN_MOST, offsetof(StoredTaste, liking)),
    };
    const Field captain[] = {
        {.key = "id", .kind = FIELD_ID, .required = true, .offset = offsetof(StoredCaptain, id)},
        {.key = "seat",
         .kind = FIELD_REF,
         .required = true,
         .table = game_seat_table(game),
         .offset = offsetof(StoredCaptain, seat)},
        NUMBER("boldness", false, -CAPTAIN_MOST, offsetof(StoredCaptain, boldness)),
        NUMBER("whim", false, 0, offsetof(StoredCaptain, whim)),
        RECORDS("tastes", false, &schema->taste_record, StoredCaptain, taste, tastes, CAPTAIN_TASTES),
    };
    const Field list =
        RECORDS("captains", true, &schema->captain_record, StoredFile, captain, count, CAPTAINS_MAX);
    _Static_assert(sizeof taste == sizeof schema->taste && sizeof captain == sizeof schema->captain,
                   "as many keys as there is room for");
    memcpy(schema->taste, taste, sizeof taste);
    memcpy(schema->captain, captain, sizeof captain);
    schema->list = list;
    schema->taste_record = (Schema){"taste", schema->taste, COUNT(taste)};
    schema->captain_record = (Schema){"captain", schema->captain, COUNT(captain)};
    schema->file = (Schema){"file of captains", &schema->list, 1};
}

const Schema *game_file_schema(const Game *game, const char *name, CaptainsSchema *captains) {
    for (uint8_t i = 0; i < game->pack_file_count; i++)
        if (strcmp(game->pack_files[i].name, name) == 0)
            return game->pack_files[i].schema;
    if (strcmp(name, CAPTAINS_FILE) != 0)
        return NULL;
    captains_describe(game, captains);
    return &captains->file;
}

static bool is_taken(const StoredFile *file, int index) {
    for (int i = 0; i < index; i++)
        if (strcmp(file->captain[i].id, file->captain[index].id) == 0)
            return true;
    return false;
}

static bool each_has_its_own(const Reader *reader, const StoredFile *file) {
    bool good = true;
    for (int i = 1; i < file->count; i++) {
        if (!is_taken(file, i))
            continue;
        Text path = {0};
        text_printf(&path, "captains/%d/id", i);
        json_doc_problem(reader->doc, json_doc_find(reader->doc, NULL, text_string(&path)), reader->problems,
                         "[id] %s is the id of another captain already; each must have its own",
                         quoted(file->captain[i].id).text);
        text_finish(&path);
        good = false;
    }
    return good;
}

// ---- converting to captains

static uint32_t verbs_called(const Verb *verbs, const char *name) {
    uint32_t found = 0;
    for (int i = 0; verbs[i].name != NULL; i++)
        if (strcmp(verbs[i].name, name) == 0)
            found |= 1u << i;
    return found;
}

static Captain take(const StoredCaptain *from, const Verb *verbs, const CaptainVerbNames name) {
    Captain captain = {
        .seat = from->seat, .boldness = from->boldness, .whim = from->whim, .tastes = from->tastes};
    memcpy(captain.id, from->id, sizeof captain.id);
    for (int i = 0; i < from->tastes; i++) {
        captain.taste[i] = (CaptainTaste){.verbs = verbs_called(verbs, name[from->taste[i].word]),
                                          .cards = from->taste[i].cards,
                                          .liking = from->taste[i].liking};
        memcpy(captain.taste[i].card, from->taste[i].card, sizeof captain.taste[i].card);
    }
    return captain;
}

static bool out_of_memory(const Reader *reader) {
    problems_add(reader->problems, json_doc_name(reader->doc), 0, 0, "out of memory");
    return false;
}

static bool take_all(const Reader *reader, const CaptainVerbNames name, const StoredFile *file,
                     Catalog *catalog) {
    if (file->count == 0)
        return true;
    catalog->captain = malloc(file->count * sizeof *catalog->captain);
    if (catalog->captain == NULL)
        return out_of_memory(reader);
    for (; catalog->captains < file->count; catalog->captains++)
        catalog->captain[catalog->captains] =
            take(&file->captain[catalog->captains], game_verbs(catalog->game), name);
    return true;
}

bool captains_read(const Reader *reader, Catalog *catalog) {
    CaptainsSchema schema;
    StoredFile *file = calloc(1, sizeof *file);
    if (file == NULL)
        return out_of_memory(reader);
    captains_describe(catalog->game, &schema);
    const bool good = reader_read(reader, json_doc_root(reader->doc), &schema.file, file) &&
                      each_has_its_own(reader, file) && take_all(reader, schema.verb, file, catalog);
    free(file);
    return good;
}

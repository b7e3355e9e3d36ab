// SPDX-License-Identifier: MIT
// Counts in the other file as it is with all layers up to the one in question, so that each layer finds a
// number that is right for what lies below it.
#include "data/layer_sums.h"

#include "data/json_doc.h"
#include "data/layer_files.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

#define NAME_BYTES 64

// Where a number's records are: "deck.json/cards/copies" in parts.
typedef struct Counted {
    char file[NAME_BYTES], list[NAME_BYTES];
    const char *key;
} Counted;

static Counted counted_by(const Field *field) {
    Counted counted;
    const char *list = strchr(field->sum_of, '/') + 1, *key = strchr(list, '/') + 1;
    Text file = {0}, name = {0};
    text_add_bytes(&file, field->sum_of, (size_t)(list - field->sum_of) - 1);
    text_add_bytes(&name, list, (size_t)(key - list) - 1);
    text_copy(counted.file, sizeof counted.file, text_string(&file));
    text_copy(counted.list, sizeof counted.list, text_string(&name));
    counted.key = key;
    text_finish(&file);
    text_finish(&name);
    return counted;
}

// -1: a record lacks the number, which its reader reports.
static long sum_in(const JsonDoc *doc, const Counted *counted, long max) {
    const cJSON *list = json_doc_find(doc, NULL, counted->list);
    long sum = 0;
    for (const cJSON *record = cJSON_IsArray(list) ? list->child : NULL; record != NULL;
         record = record->next) {
        long value;
        if (!json_doc_whole(cJSON_GetObjectItemCaseSensitive(record, counted->key), 0, max, &value))
            return -1;
        sum += value;
    }
    return sum;
}

static bool is_from(const JsonDoc *doc, const cJSON *node, const Layers *layers, int layer,
                    const char *name) {
    Text path = {0};
    const bool is =
        layers_file(layers, layer, name, &path) && strcmp(json_doc_file(doc, node), text_string(&path)) == 0;
    text_finish(&path);
    return is;
}

// The layers up to number `last`, still owned by `layers`.
static Layers up_to(const Layers *layers, int last) {
    Layers part = *layers;
    part.count = last + 1;
    return part;
}

// The layer's own version of the file. NULL: it has none, or it can't be read.
static JsonDoc *own_file(const Layers *layers, int layer, const char *name, Problems *ignored) {
    Text path = {0};
    JsonDoc *doc =
        layers_file(layers, layer, name, &path) ? json_doc_load(text_string(&path), ignored) : NULL;
    text_finish(&path);
    return doc;
}

// What the number comes to with these layers; -1: that can't be, and the game reports it.
static long sum_with(const Game *game, const Layers *layers, const Counted *counted, const Field *field,
                     Problems *ignored) {
    JsonDoc *merged = layers_load(game, layers, counted->file, ignored);
    const long sum = merged != NULL ? sum_in(merged, counted, field->max) : -1;
    json_doc_destroy(merged);
    return sum >= field->min && sum <= field->max ? sum : -1;
}

// True if a pack below this layer changes the file too.
static bool is_shared(const Layers *layers, int layer, const char *name) {
    bool is = false;
    for (int i = 1; i < layer; i++) {
        Text ignored = {0};
        is |= layers_file(layers, i, name, &ignored);
        text_finish(&ignored);
    }
    return is;
}

// The layer gives the number, and it is not `sum`.
static void correct(JsonDoc *doc, const Field *field, long sum) {
    cJSON *number = cJSON_GetObjectItemCaseSensitive(json_doc_change(doc), field->key);
    Text text = {0};
    text_printf(&text,
                "[!never] this does not count: with those of the packs below they come to %ld; leave %s out, "
                "and they are counted",
                sum, quoted(field->key).text);
    if (!text.failed && !json_doc_set_result(doc, number, sum))
        number->valuedouble = (double)sum;
    if (!text.failed)
        json_doc_note_idle(doc, number, text_string(&text));
    text_finish(&text);
}

// Who gives a number can't know what other packs do: it is right by itself, and what counts is counted.
static void follow(const Game *game, const Layers *layers, int layer, const char *name, const Field *field,
                   JsonDoc *doc, Problems *ignored) {
    const Counted counted = counted_by(field);
    const cJSON *number = json_doc_find(doc, NULL, field->key);
    const bool given = cJSON_IsNumber(number) && is_from(doc, number, layers, layer, name);
    if (!cJSON_IsNumber(number) || (given && !is_shared(layers, layer, counted.file)))
        return;
    const Layers with = up_to(layers, layer);
    JsonDoc *own = !given ? own_file(layers, layer, counted.file, ignored) : NULL;
    const long sum = given || own != NULL ? sum_with(game, &with, &counted, field, ignored) : -1;
    if (sum >= 0 && given && number->valuedouble != (double)sum)
        correct(doc, field, sum);
    else if (sum >= 0 && own != NULL)
        json_doc_set_number(doc, field->key, (double)sum, own, json_doc_nearest(own, NULL, counted.list));
    json_doc_destroy(own);
}

void layer_sums_follow(const Game *game, const Layers *layers, int layer, const char *name, JsonDoc *doc) {
    for (uint8_t file = 0; file < game->pack_file_count; file++) {
        const Schema *schema = game->pack_files[file].schema;
        if (strcmp(game->pack_files[file].name, name) != 0)
            continue;
        for (size_t i = 0; i < schema->field_count; i++) {
            // Faults of the other file are reported when that is loaded itself.
            Problems *ignored = schema->fields[i].sum_of != NULL ? calloc(1, sizeof *ignored) : NULL;
            if (ignored != NULL)
                follow(game, layers, layer, name, &schema->fields[i], doc, ignored);
            free(ignored);
        }
    }
}

// SPDX-License-Identifier: MIT
// Looks for the id in the files of packs that are left out, as they stand there.
#include "data/pack_missed.h"

#include "data/captains.h"
#include "data/json_doc.h"
#include "data/pack_lint.h"
#include "data/pack_titles.h"
#include "data/suggest.h"
#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- the id that is missed

static bool begins(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

// The id that the message says there is none of, as in
//     there is no card "x"
//     there is nothing called "x" below to be like
//     these texts belong to nothing: there is no card "x"
static bool read_id(const Problem *problem, char id[ID_MAX]) {
    const char *text = problem->message;
    const bool is =
        !problem->warns && (begins(text, "there is no ") ||
                            (strcmp(problem->code, "text") == 0 && strstr(text, "there is no ") != NULL) ||
                            begins(text, "there is nothing called "));
    const char *from = is ? strchr(text, '"') : NULL;
    const size_t length = from != NULL ? strcspn(from + 1, "\"") : 0;
    if (length == 0 || length >= ID_MAX)
        return false;
    memcpy(id, from + 1, length);
    id[length] = '\0';
    return true;
}

static bool is_before(JsonPlace place, const Problem *problem) {
    return place.line < problem->line || (place.line == problem->line && place.column <= problem->column);
}

// The id of the record of some list in which the problem is.
static bool find_id(const Problem *problem, char id[ID_MAX]) {
    Problems *ignored = calloc(1, sizeof *ignored); // told already
    JsonDoc *doc = ignored != NULL ? json_doc_load(problem->file, ignored) : NULL;
    const cJSON *last = NULL;
    for (const cJSON *list = doc != NULL ? json_doc_root(doc)->child : NULL; list != NULL; list = list->next)
        for (const cJSON *record = cJSON_IsArray(list) ? list->child : NULL; record != NULL;
             record = record->next)
            if (is_before(json_doc_place(doc, record), problem))
                last = record;
    const cJSON *own = last != NULL ? cJSON_GetObjectItemCaseSensitive(last, "id") : NULL;
    const bool found = cJSON_IsString(own) && text_copy(id, ID_MAX, own->valuestring);
    json_doc_destroy(doc);
    free(ignored);
    return found;
}

// ---- who has it

// True if it makes the record, and does not only change one.
static bool is_whole(const cJSON *record, const Schema *schema) {
    bool whole = cJSON_GetObjectItemCaseSensitive(record, "remove") == NULL;
    for (size_t i = 0; i < schema->field_count; i++)
        whole &= !schema->fields[i].required ||
                 cJSON_GetObjectItemCaseSensitive(record, schema->fields[i].key) != NULL;
    return whole || cJSON_GetObjectItemCaseSensitive(record, "like") != NULL;
}

static bool has_record(const JsonDoc *doc, const Schema *schema, const char *id) {
    bool has = false;
    for (size_t i = 0; i < schema->field_count; i++) {
        const Field *field = &schema->fields[i];
        const cJSON *list = json_doc_find(doc, NULL, field->key);
        for (const cJSON *record = cJSON_IsArray(list) && field->kind == FIELD_RECORDS ? list->child : NULL;
             record != NULL; record = record->next) {
            const cJSON *own = cJSON_GetObjectItemCaseSensitive(record, "id");
            has |=
                cJSON_IsString(own) && strcmp(own->valuestring, id) == 0 && is_whole(record, field->record);
        }
    }
    return has;
}

static bool file_has(const Layers *layers, const char *name, const Schema *schema, const char *id) {
    Text path = {0};
    Problems *ignored = calloc(1, sizeof *ignored); // told of that pack
    JsonDoc *doc = ignored != NULL && layers_file(layers, 0, name, &path)
                       ? json_doc_load(text_string(&path), ignored)
                       : NULL;
    const bool has = doc != NULL && has_record(doc, schema, id);
    json_doc_destroy(doc);
    free(ignored);
    text_finish(&path);
    return has;
}

static bool brings(const ListedPack *pack, const Game *game, const char *id) {
    Layers layers = {0};
    CaptainsSchema captains;
    bool has = false;
    if (pack_list_is_out(pack, game) && pack_list_supports(pack, game) &&
        pack_list_add_layer(pack, game, &layers)) {
        captains_describe(game, &captains);
        has = file_has(&layers, CAPTAINS_FILE, &captains.file, id);
        for (uint8_t i = 0; i < game->pack_file_count && !has; i++)
            has = file_has(&layers, game->pack_files[i].name, game->pack_files[i].schema, id);
    }
    layers_finish(&layers);
    return has;
}

void pack_missed_tell(const PackList *list, int at, const Game *game, Problem *problem) {
    char id[ID_MAX], title[PACK_TITLE_MAX];
    const bool changes = !problem->warns && strcmp(problem->code, "missing") == 0 && find_id(problem, id);
    if (!changes && !read_id(problem, id))
        return;
    for (int i = at - 1; i >= 0; i--) {
        if (!brings(&list->pack[i], game, id))
            continue;
        Problems said = {0};
        if (changes) { // all that it lacks comes of that
            Text text = {0};
            text_printf(&text, "there is nothing called %s below to change", quoted(id).text);
            text_copy(problem->message, sizeof problem->message, text_string(&text));
            text_finish(&text);
        }
        size_t length = (size_t)(lint_hint(problem->message) - problem->message);
        while (length > 0 && strchr(" ;.", problem->message[length - 1]) != NULL)
            length--;
        problems_add(&said, problem->file, problem->line, problem->column,
                     "%.*s; the pack \"%s\", below this, has it and is left out itself: what is said of that "
                     "one tells why",
                     (int)length, problem->message, pack_list_title(list, &list->pack[i], title));
        text_copy(problem->message, sizeof problem->message, said.item[0].message);
        return;
    }
}

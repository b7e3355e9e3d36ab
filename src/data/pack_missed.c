// SPDX-License-Identifier: MIT
// Looks for the id in the files of packs that are left out, as they stand there.
#include "data/pack_missed.h"

#include "data/captains.h"
#include "data/json_doc.h"
#include "data/pack_lint.h"
#include "data/pack_titles.h"
#include "engine/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The id that the message says there is none of, as in
//     there is no card "x"
//     there is nothing called "x" below to be like
static bool read_id(const Problem *problem, char id[ID_MAX]) {
    const bool is = !problem->warns && strcmp(problem->code, "id") == 0 &&
                    (strncmp(problem->message, "there is no ", 12) == 0 ||
                     strncmp(problem->message, "there is nothing called ", 24) == 0);
    const char *from = is ? strchr(problem->message, '"') : NULL;
    const size_t length = from != NULL ? strcspn(from + 1, "\"") : 0;
    if (length == 0 || length >= ID_MAX)
        return false;
    memcpy(id, from + 1, length);
    id[length] = '\0';
    return true;
}

static bool has_record(const JsonDoc *doc, const Schema *schema, const char *id) {
    bool has = false;
    for (size_t i = 0; i < schema->field_count; i++) {
        const cJSON *list = json_doc_find(doc, NULL, schema->fields[i].key);
        for (const cJSON *record = cJSON_IsArray(list) ? list->child : NULL; record != NULL;
             record = record->next) {
            const cJSON *own = cJSON_GetObjectItemCaseSensitive(record, "id");
            has |= cJSON_IsString(own) && strcmp(own->valuestring, id) == 0 &&
                   cJSON_GetObjectItemCaseSensitive(record, "remove") == NULL;
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
    if (!read_id(problem, id))
        return;
    for (int i = at - 1; i >= 0; i--) {
        if (!brings(&list->pack[i], game, id))
            continue;
        Problems said = {0};
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

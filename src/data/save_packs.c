// SPDX-License-Identifier: MIT
// Reads the first line by itself: it is asked of few games, and no cards are needed for it.
#include "data/save_packs.h"

#include "core/file_kind.h"
#include "core/text.h"
#include "data/json_object.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES 65536

// The document of the first line, which the caller destroys; NULL: there is none.
static JsonDoc *read_first_line(const char *path) {
    FILE *file = file_open(path);
    char *text = file != NULL ? malloc(LINE_BYTES) : NULL;
    Problems *ignored = calloc(1, sizeof *ignored);
    const size_t length = text != NULL ? fread(text, 1, LINE_BYTES, file) : 0;
    const char *stop = length > 0 ? memchr(text, '\n', length) : NULL;
    JsonDoc *doc = stop != NULL && ignored != NULL
                       ? json_doc_parse_line(path, 1, text, (size_t)(stop - text), ignored)
                       : NULL;
    if (file != NULL)
        fclose(file);
    free(text);
    free(ignored);
    return doc;
}

bool save_packs_name(const char *path, const char *id, char *name, size_t size) {
    JsonDoc *doc = read_first_line(path);
    const cJSON *list = doc != NULL ? json_member(json_doc_root(doc), "packs") : NULL;
    bool found = false;
    for (const cJSON *pack = cJSON_IsArray(list) ? list->child : NULL; pack != NULL && !found;
         pack = pack->next) {
        const cJSON *its_id = json_member(pack, "id"), *its_name = json_member(pack, "name");
        found = cJSON_IsString(its_id) && cJSON_IsString(its_name) && strcmp(its_id->valuestring, id) == 0;
        if (found)
            text_copy(name, size, its_name->valuestring);
    }
    json_doc_destroy(doc);
    return found;
}

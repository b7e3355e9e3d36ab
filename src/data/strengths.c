// SPDX-License-Identifier: MIT
// Reads what was measured of the computer opponents. Nothing depends on it but a sentence, so that an entry
// at fault costs only that.
#include "data/strengths.h"

#include "core/text.h"
#include "data/json_doc.h"

#include <string.h>

// False with a problem if there is no such word.
static bool read_word(const JsonDoc *doc, const cJSON *entry, const char *key, char word[STRENGTH_WORD],
                      Problems *problems) {
    const cJSON *node = cJSON_GetObjectItemCaseSensitive(entry, key);
    if (cJSON_IsString(node) && node->valuestring[0] != '\0' && strlen(node->valuestring) < STRENGTH_WORD) {
        text_copy(word, STRENGTH_WORD, node->valuestring);
        return true;
    }
    json_doc_problem(doc, node != NULL ? node : entry, problems, "\"%s\" must be a word of 1 to %d bytes",
                     key, STRENGTH_WORD - 1);
    return false;
}

static bool read_entry(const JsonDoc *doc, const cJSON *entry, Strength *strength, Problems *problems) {
    const cJSON *percent = cJSON_GetObjectItemCaseSensitive(entry, "percent");
    long number = 0;
    if (!read_word(doc, entry, "game", strength->game, problems) ||
        !read_word(doc, entry, "who", strength->who, problems) ||
        !read_word(doc, entry, "against", strength->against, problems))
        return false;
    if (percent == NULL || !json_doc_whole(percent, 0, 100, &number)) {
        json_doc_problem(doc, percent != NULL ? percent : entry, problems,
                         "\"percent\" must be a whole number from 0 to 100");
        return false;
    }
    strength->percent = (int)number;
    return true;
}

bool strengths_load(Strengths *strengths, const char *assets, Problems *problems) {
    Text path = {0};
    *strengths = (Strengths){.count = 0};
    text_printf(&path, "%s/" STRENGTHS_FILE, assets);
    JsonDoc *doc = json_doc_load(text_string(&path), problems);
    text_finish(&path);
    if (doc == NULL)
        return false;
    const cJSON *list = cJSON_GetObjectItemCaseSensitive(json_doc_root(doc), "opponents"), *entry;
    const bool good = cJSON_IsArray(list) && cJSON_GetArraySize(list) <= STRENGTHS_MOST;
    if (!good)
        json_doc_problem(doc, list != NULL ? list : json_doc_root(doc), problems,
                         "\"opponents\" must be a list with at most %d entries", STRENGTHS_MOST);
    cJSON_ArrayForEach(entry, list) {
        if (good && read_entry(doc, entry, &strengths->item[strengths->count], problems))
            strengths->count++;
    }
    json_doc_destroy(doc);
    return good;
}

const Strength *strengths_find(const Strengths *strengths, const char *game, const char *who) {
    for (int i = 0; i < strengths->count; i++)
        if (strcmp(strengths->item[i].game, game) == 0 && strcmp(strengths->item[i].who, who) == 0)
            return &strengths->item[i];
    return NULL;
}

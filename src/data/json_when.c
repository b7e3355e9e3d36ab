// SPDX-License-Identifier: MIT
// Entries of a list that count only with, or without, another pack below: {"when": {"pack": "wild_cards"},
// …}.
#include "data/json_doc_inside.h"
#include "data/suggest.h"

#include <string.h>

#define WHEN "when"

static const char *const keys[] = {"pack", "no_pack"};
#define KEYS (sizeof keys / sizeof keys[0])

void json_doc_tell_packs(JsonDoc *doc, JsonHasPack *has_pack, JsonHasPack *is_own, void *context) {
    doc->has_pack = has_pack;
    doc->is_own_pack = is_own;
    doc->packs = context;
}

static size_t key_of(const cJSON *part) {
    size_t key = 0;
    while (key < KEYS && strcmp(keys[key], part->string) != 0)
        key++;
    return key;
}

static bool is_well_formed(const JsonDoc *doc, const cJSON *when, Problems *problems) {
    bool good = when->child != NULL;
    if (!good)
        json_doc_problem(doc, when, problems, "[value] \"when\" says nothing; say \"pack\" or \"no_pack\"");
    for (const cJSON *part = when->child; part != NULL; part = part->next) {
        Text hint = {0};
        suggest_add(&hint, part->string, keys, KEYS, "keys");
        if (key_of(part) == KEYS)
            json_doc_key_problem(doc, part, problems, "[key] unknown key %s in this \"when\"%s",
                                 quoted(part->string).text, text_string(&hint));
        else if (!cJSON_IsString(part) || part->valuestring[0] == '\0')
            json_doc_problem(doc, part, problems, "[value] %s must be the id of a pack, not %s",
                             quoted(part->string).text, cJSON_IsString(part) ? "\"\"" : json_doc_type(part));
        good = good && key_of(part) < KEYS && cJSON_IsString(part) && part->valuestring[0] != '\0';
        text_finish(&hint);
    }
    return good;
}

static bool has_pack(const JsonDoc *doc, const char *id) {
    return doc->has_pack != NULL && doc->has_pack(doc->packs, id);
}

// Appends what was true, "with wild_cards". False if any of it is not.
static bool holds(const JsonDoc *doc, const cJSON *when, Text *out) {
    for (const cJSON *part = when->child; part != NULL; part = part->next) {
        const bool wanted = key_of(part) == 0;
        if (has_pack(doc, part->valuestring) != wanted)
            return false;
        text_printf(out, "%s%s %s", out->length > 0 ? ", " : "", wanted ? "with" : "without",
                    part->valuestring);
    }
    return true;
}

// A pack never lies below itself.
static void doubt_own(JsonDoc *doc, const cJSON *when) {
    for (const cJSON *part = when->child; part != NULL && doc->is_own_pack != NULL; part = part->next)
        if (doc->is_own_pack(doc->packs, part->valuestring))
            json_doc_note_idle(
                doc, part,
                key_of(part) == 0 ? "[!never] this names the pack itself, which never lies below it, so that "
                                    "the entry never counts"
                                  : "[!never] this names the pack itself, which never lies below it, so that "
                                    "this says nothing");
}

static size_t count_nodes(const cJSON *node) {
    size_t count = 1;
    for (const cJSON *child = node->child; child != NULL; child = child->next)
        count += count_nodes(child); // at most JSON_DOC_DEPTH deep
    return count;
}

// True if the entry counts. `when` has been taken out of it.
static bool counts(JsonDoc *doc, const cJSON *entry, size_t nodes, const cJSON *when, Problems *problems) {
    Text reason = {0};
    const bool is_clear = is_well_formed(doc, when, problems), good = is_clear && holds(doc, when, &reason);
    if (is_clear)
        doubt_own(doc, when);
    if (good && !json_notes_add(doc, JSON_NOTE_WHEN, (size_t)entry->valueint, (size_t)entry->valueint + nodes,
                                text_string(&reason)))
        json_out_of_memory(doc, problems);
    text_finish(&reason);
    return good;
}

void json_when_sift(JsonDoc *doc, cJSON *list, Problems *problems) {
    cJSON *next;
    for (cJSON *entry = list->child; entry != NULL; entry = next) {
        next = entry->next;
        const size_t nodes = count_nodes(entry); // numbered one after another, as they were read
        const cJSON *key = cJSON_GetObjectItemCaseSensitive(entry, WHEN);
        if (!cJSON_IsObject(key)) // another game's key may have this name
            continue;
        cJSON *when = cJSON_DetachItemFromObjectCaseSensitive(entry, WHEN);
        if (!counts(doc, entry, nodes, when, problems)) {
            if (!json_doc_note_away(doc, list, entry))
                json_out_of_memory(doc, problems);
            cJSON_Delete(cJSON_DetachItemViaPointer(list, entry));
        }
        cJSON_Delete(when);
    }
}

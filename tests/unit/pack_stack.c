// SPDX-License-Identifier: MIT
// Stacks of packs for tests.
#include "pack_stack.h"

#include "data/json_doc.h"
#include "data/layer_files.h"
#include "data/pack.h"
#include "data/pack_changes.h"
#include "games/registry.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

char folder[64];
const Game *game;
Layers layers;
Problems problems;

Text said;

void start(void) {
    memset(&layers, 0, sizeof layers);
    memset(&problems, 0, sizeof problems);
    memset(&said, 0, sizeof said);
    strcpy(folder, "/tmp/stardeck-layers-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

void stop(void) {
    char command[100];
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
    layers_finish(&layers);
    text_finish(&said);
}

void put(const char *pack, const char *name, const char *text) {
    char path[200];
    snprintf(path, sizeof path, "%s/%s", folder, pack);
    mkdir(path, 0755);
    snprintf(path, sizeof path, "%s/%s/%s", folder, pack, name);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
}

void lay(const char *pack) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", folder, pack);
    ck_assert(layers_add(&layers, path));
}

void upon(const char *id) {
    char path[300];
    const char *cards = getenv("STARDECK_CARDS");
    game = games_find(id);
    ck_assert_ptr_nonnull(game);
    layers_finish(&layers);
    snprintf(path, sizeof path, "%s/%s", cards != NULL ? cards : "cards", id);
    ck_assert(layers_add(&layers, path));
}

const char *name_of(const char *file) {
    return strncmp(file, folder, strlen(folder)) == 0 ? file + strlen(folder) + 1 : file;
}

const char *faults(void) {
    Catalog catalog;
    memset(&problems, 0, sizeof problems);
    text_clear(&said);
    const bool good = pack_load_layers(&catalog, game, &layers, &problems);
    ck_assert(good == (problems.count == 0));
    for (int i = 0; i < problems.count; i++)
        text_printf(&said, "%s%s:%d: %s", i > 0 ? "\n" : "", name_of(problems.item[i].file),
                    problems.item[i].line, problems.item[i].message);
    pack_finish(&catalog);
    return text_string(&said);
}

const char *value(const char *file, const char *path) {
    JsonDoc *doc = layers_load(game, &layers, file, &problems);
    ck_assert_ptr_nonnull(doc);
    const cJSON *node = json_doc_find(doc, NULL, path);
    ck_assert_msg(node != NULL, "%s: no %s", file, path);
    char *text = cJSON_PrintUnformatted(node);
    text_clear(&said);
    text_printf(&said, "%s %s:%d", text, name_of(json_doc_file(doc, node)), json_doc_place(doc, node).line);
    cJSON_free(text);
    json_doc_destroy(doc);
    return text_string(&said);
}

const char *card(const char *id, const char *path) {
    JsonDoc *doc = layers_load(game, &layers, "deck.json", &problems);
    ck_assert_ptr_nonnull(doc);
    const cJSON *list = json_doc_find(doc, NULL, "cards");
    Text whole = {0};
    for (int i = 0; i < cJSON_GetArraySize(list); i++)
        if (strcmp(cJSON_GetObjectItem(cJSON_GetArrayItem(list, i), "id")->valuestring, id) == 0)
            text_printf(&whole, "cards/%d/%s", i, path);
    json_doc_destroy(doc);
    const char *found = value("deck.json", text_string(&whole));
    text_finish(&whole);
    return found;
}

static void hear(void *context, const PackChange *change) {
    (void)context;
    text_printf(&said, "%s%s %s: %s -> %s %s:%d\n", change->kind == PACK_ADDS_RECORD ? "new " : "",
                change->id, change->path, change->before != NULL ? change->before : "-",
                change->after != NULL ? change->after : "-", name_of(change->file), change->line);
}

const char *changes(int pack) {
    memset(&problems, 0, sizeof problems);
    text_clear(&said);
    ck_assert(pack_changes(game, &layers, pack, hear, NULL, &problems));
    return text_string(&said);
}

const char *limits(const char *file) {
    JsonDoc *doc = layers_load(game, &layers, file, &problems);
    ck_assert_ptr_nonnull(doc);
    const char *at, *message;
    JsonPlace place;
    text_clear(&said);
    for (size_t i = 0; (message = json_doc_idle(doc, i, &at, &place)) != NULL; i++)
        text_printf(&said, "%s%s:%d: %s", i > 0 ? "\n" : "", name_of(at), place.line, message);
    json_doc_destroy(doc);
    return text_string(&said);
}

// SPDX-License-Identifier: MIT
// Which texts a pack must have: those of its records, those the game lists (Game.texts), and those that
// follow from the names of its refusals, phases, questions, variants and flags.
#include "data/words_store.h"
#include "engine/game.h"
#include "engine/story.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add(KeyRules *rules, KeyRule how, const char *format, ...) TEXT_PRINTF(3, 4);
static void add(KeyRules *rules, KeyRule how, const char *format, ...) {
    char key[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(key, sizeof key, format, arguments);
    va_end(arguments);
    key_rules_add(rules, key, how);
}

static const char *const captain_parts[] = {"name", "style", "greets", "wins", "loses", NULL};

// ---- texts of records

static void add_record(KeyRules *rules, const Catalog *catalog, uint8_t table, uint8_t index,
                       PackWords known) {
    const Game *game = catalog->game;
    const Table *of = &game->tables[table];
    const char *id = catalog_id(catalog, table, index);
    const KeyRule name = {.required = true, .values = ""};
    const KeyRule text = {.required = true,
                          .may_be_empty = true,
                          .record = {known.values_unknown ? NULL : catalog, table, index},
                          .numbers_unknown = known.values_unknown};
    add(rules, name, "%s.%s.name", of->what, id);
    for (size_t part = 0; of->texts != NULL && of->texts[part] != NULL; part++)
        add(rules, text, "%s.%s.%s", of->what, id, of->texts[part]);
    if (table == game->seat_table) {
        for (size_t form = 0; form < WORDS_FORMS; form++)
            add(rules, (KeyRule){.values = ""}, "%s.%s.%s", of->what, id, words_form_names[form]);
        add(rules, (KeyRule){.values = "", .says_number = true}, "%s.%s." WORDS_NUMBER, of->what, id);
    }
    if (table == game->card_table)
        for (uint8_t i = 0; i < catalog_count(catalog, game->seat_table); i++)
            add(rules, (KeyRule){.values = ""}, "%s.%s.%s", of->what, id,
                catalog_id(catalog, game->seat_table, i));
}

static void add_captains(KeyRules *rules, const Catalog *catalog) {
    for (uint8_t i = 0; i < catalog->captains; i++)
        for (size_t part = 0; captain_parts[part] != NULL; part++)
            add(rules, (KeyRule){.required = true, .values = ""}, WORDS_CAPTAIN ".%s.%s",
                catalog->captain[i].id, captain_parts[part]);
}

// ---- texts of the program

// Parses "KEY placeholder @name…", with '?' before an optional key.
static void add_line(KeyRules *rules, const char *line) {
    const bool required = line[0] != '?';
    line += required ? 0 : 1;
    const size_t length = strcspn(line, " ");
    add(rules, (KeyRule){.required = required, .values = line + length + strspn(line + length, " ")}, "%.*s",
        (int)length, line);
}

// True if the game itself lists this key.
static bool is_told(const Game *game, const char *key) {
    const size_t length = strlen(key);
    for (size_t i = 0; game->texts != NULL && game->texts[i] != NULL; i++) {
        const char *line = game->texts[i] + (game->texts[i][0] == '?');
        if (strncmp(line, key, length) == 0 && (line[length] == ' ' || line[length] == '\0'))
            return true;
    }
    return false;
}

static void add_names(KeyRules *rules, const Game *game, const char *const names[], const char *format,
                      const char *values) {
    for (size_t i = 0; names != NULL && names[i] != NULL; i++) {
        Text key = {0};
        text_printf(&key, "%.*s%s%s", (int)strcspn(format, "*"), format, names[i],
                    format + strcspn(format, "*") + 1);
        if (!is_told(game, text_string(&key)))
            key_rules_add(rules, text_string(&key), (KeyRule){.required = true, .values = values});
        rules->failed |= key.failed;
        text_finish(&key);
    }
}

// Adds what the kit needs from every game with a story.
static void add_of_every_game(KeyRules *rules, const Game *game) {
    static const char *const lines[] = {"game.name",        "game.line",        "game.minutes",
                                        "?game.series",     "winner.one @seat", "winner.shared seats",
                                        "winner.team seats"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        add_line(rules, lines[i]);
    add_names(rules, game, game->refusals + 1, "refusal.*", "");
    add_names(rules, game, game->variants, "variant.*.name", "");
    add_names(rules, game, game->variants, "variant.*.text", "");
    add_names(rules, game, game->flags, "flag.*.name", "");
    add_names(rules, game, game->flags, "flag.*.text", "");
    add_names(rules, game, game->story->phases, "phase.*", "");
    add_names(rules, game, game->story->questions, "decision.*.ask", "card");
}

void pack_words_rules(const Game *game, const Catalog *catalog, PackWords known, KeyRules *rules) {
    for (uint8_t table = 0; catalog != NULL && table < game->table_count; table++)
        for (uint8_t i = 0; i < catalog_count(catalog, table); i++)
            add_record(rules, catalog, table, i, known);
    if (catalog != NULL && !known.captains_unknown)
        add_captains(rules, catalog);
    for (size_t i = 0; game->texts != NULL && game->texts[i] != NULL; i++)
        add_line(rules, game->texts[i]);
    if (game->story != NULL)
        add_of_every_game(rules, game);
}

bool pack_words_check(const Catalog *catalog, const Words *words, const char *file, PackWords known,
                      Problems *problems) {
    const Layers *layers = known.layers;
    KeyRules rules = {.pass_over = known.captains_unknown ? WORDS_CAPTAIN : NULL,
                      .passes_unknown = known.others_known,
                      .away = catalog->away,
                      .folder = layers != NULL ? layers->folder[layers->count - 1] : NULL};
    pack_words_rules(catalog->game, catalog, known, &rules);
    return key_rules_check(&rules, words, file, problems);
}

// ---- what is lost

#define SILENT "…" // what a captain says

// Appends a member of the record with the key and value unless there is such a text.
static void add_lost(const Words *words, const char *what, const char *id, const char *part,
                     const char *value, Text *members) {
    if (words_part(words, what, id, part) == NULL)
        text_printf(members, "%s\"%s\": \"%s\"", members->length > 0 ? ", " : "", part, value);
}

// Appends what the record has lost to the members of the object of its kind.
static void add_lost_record(const Words *words, const char *what, const char *id, const char *const parts[],
                            const char *value, Text *records) {
    Text members = {0};
    add_lost(words, what, id, "name", id, &members);
    for (size_t part = 0; parts != NULL && parts[part] != NULL; part++)
        add_lost(words, what, id, parts[part], value, &members);
    if (members.length > 0)
        text_printf(records, "%s\"%s\": {%s}", records->length > 0 ? ", " : "", id, text_string(&members));
    records->failed |= members.failed;
    text_finish(&members);
}

static void add_kind(const char *what, Text *records, Text *json) {
    if (records->length > 0)
        text_printf(json, "%s\"%s\": {%s}", json->length > 1 ? ", " : "", what, text_string(records));
    json->failed |= records->failed;
    text_finish(records);
}

bool pack_words_stand_in(const Catalog *catalog, Words *words, const char *file) {
    Problems *ignored = calloc(1, sizeof *ignored);
    Text json = {0}, captains = {0};
    text_add(&json, "{");
    for (uint8_t table = 0; table < catalog->game->table_count; table++) {
        const Table *of = &catalog->game->tables[table];
        Text records = {0};
        for (uint8_t i = 0; i < catalog_count(catalog, table); i++)
            add_lost_record(words, of->what, catalog_id(catalog, table, i), of->texts, "", &records);
        add_kind(of->what, &records, &json);
    }
    for (uint8_t i = 0; i < catalog->captains; i++)
        add_lost_record(words, WORDS_CAPTAIN, catalog->captain[i].id, captain_parts + 1, SILENT, &captains);
    add_kind(WORDS_CAPTAIN, &captains, &json);
    text_add(&json, "}");
    const bool good =
        ignored != NULL && !json.failed && words_parse(words, file, text_string(&json), json.length, ignored);
    free(ignored);
    text_finish(&json);
    return good;
}

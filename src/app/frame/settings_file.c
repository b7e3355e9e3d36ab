// SPDX-License-Identifier: MIT
// Reading and writing the settings file. Set-ups are stored under their game's id, and reading one needs that
// game's pack; the rest of the file does not depend on any game.
#include "app/frame/settings_file.h"

#include "app/frame/settings_keys.h"
#include "data/file_text.h"
#include "data/folders.h"
#include "data/layer_files.h"
#include "engine/game.h"
#include "engine/map_choice.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW_LEAST 320
#define WINDOW_MOST 16384

// ---- The file as the reader fills it ----

typedef struct StoredSeat {
    char faction[ID_MAX];
    char who[ID_MAX]; // PERSON or a computer opponent
    char name[SEAT_NAME_BYTES];
    char captain[ID_MAX]; // UNSAID, "" for none, or an id
} StoredSeat;

typedef struct StoredGame {
    StoredSeat seat[SEATS_MAX];
    uint8_t seats;
    uint8_t variant, flags, starter; // starter: index into `starters`
    char map[ID_MAX];                // "": the usual one
} StoredGame;

typedef struct Stored {
    uint8_t setting[SETTING_COUNT]; // a bool, a number, or the index of a choice
    LanguageCode language;
    char window[16];
    StoredKeys keys;
    char last_game[ID_MAX];
    char pack_author[PACK_NAME_MAX];
    char copies_told[HASH_TEXT_SIZE];
} Stored;

#define PERSON "human" // as in --players
#define UNSAID "?"     // not given; can't be a captain's id

#define SETTINGS_BYTES 1000000 // far above any real file
#define SYSTEM "system"        // the language of the environment
static const char *const starters[] = {"rule",   "lot",    "seat 1", "seat 2", "seat 3",
                                       "seat 4", "seat 5", "seat 6", NULL};
#define STARTER_SEATS 2 // index of "seat 1"
_Static_assert(sizeof starters / sizeof starters[0] == STARTER_SEATS + SEATS_MAX + 1, "a word for each seat");

#define AT(type, member) .offset = (uint32_t)offsetof(type, member)

static const Field seat_fields[] = {
    {.key = "faction", .kind = FIELD_TEXT, .required = true, .capacity = ID_MAX, AT(StoredSeat, faction)},
    {.key = "who", .kind = FIELD_TEXT, .required = true, .capacity = ID_MAX, AT(StoredSeat, who)},
    {.key = "name", .kind = FIELD_TEXT, .capacity = SEAT_NAME_BYTES, AT(StoredSeat, name)},
    {.key = "captain", .kind = FIELD_TEXT, .capacity = ID_MAX, AT(StoredSeat, captain)},
};
static const Schema seat_schema = {"seat", seat_fields, sizeof seat_fields / sizeof seat_fields[0]};

// The words for variant and options are filled in from the game.
static const Field game_fields[] = {
    {.key = "seats",
     .kind = FIELD_RECORDS,
     .required = true,
     .table = NO_TABLE,
     .capacity = SEATS_MAX,
     .count_offset = (uint32_t)offsetof(StoredGame, seats),
     .stride = sizeof(StoredSeat),
     .record = &seat_schema,
     AT(StoredGame, seat)},
    {.key = "starter", .kind = FIELD_WORD, .words = starters, AT(StoredGame, starter)},
    {.key = MAP_KEY, .kind = FIELD_TEXT, .capacity = ID_MAX, AT(StoredGame, map)},
    {.key = "variant", .kind = FIELD_WORD, AT(StoredGame, variant)},
    {.key = "options", .kind = FIELD_WORDS, AT(StoredGame, flags)},
};
#define GAME_FIELDS (sizeof game_fields / sizeof game_fields[0])

#define KEYS "keys" // the only member in which what is unknown is kept

static const Field other_fields[] = {
    {.key = "window", .kind = FIELD_TEXT, .capacity = sizeof((Stored *)0)->window, AT(Stored, window)},
    {.key = "last_game", .kind = FIELD_TEXT, .capacity = ID_MAX, AT(Stored, last_game)},
    {.key = "pack_author", .kind = FIELD_TEXT, .capacity = PACK_NAME_MAX, AT(Stored, pack_author)},
    {.key = "copies_told", .kind = FIELD_TEXT, .capacity = HASH_TEXT_SIZE, AT(Stored, copies_told)},
    {.key = KEYS, .kind = FIELD_RECORD, AT(Stored, keys)},
};
#define OTHER_FIELDS (sizeof other_fields / sizeof other_fields[0])

// The fields of the settings, then `other_fields`.
typedef struct FileFields {
    Field field[SETTING_COUNT + OTHER_FIELDS];
    const char *word[SETTING_COUNT][SETTING_CHOICES_MAX + 1];
} FileFields;

// Set-ups by game. Old files have a single one, of Tactics, under GAME_OF_OLD.
#define GAMES "games"
#define GAME_OF_OLD "game"
#define ID_OF_OLD "tactics"
static const char *const loose_keys[] = {GAMES, GAME_OF_OLD, NULL};
#define OTHERS_BYTES 16384 // for all together; a set-up takes a few hundred
#define UNKNOWN_BYTES 16384

// ---- Reading ----

// Reads "1280x720"; sets both to 0 if it is anything else.
static void read_size(const char *text, int *width, int *height) {
    char rest;
    *width = *height = 0;
    if (sscanf(text, "%5dx%5d%c", width, height, &rest) != 2 || *width < WINDOW_LEAST ||
        *width > WINDOW_MOST || *height < WINDOW_LEAST || *height > WINDOW_MOST)
        *width = *height = 0;
}

static bool check_stored(const void *from, Text *problem, Text *path) {
    const Stored *stored = from;
    int width, height;
    read_size(stored->window, &width, &height);
    if (stored->language[0] != '\0' && !language_is_code(stored->language)) {
        text_add(path, "language");
        text_printf(problem,
                    "\"language\" must be \"system\" or the code of a language, such as \"en\", not \"%s\"",
                    stored->language);
        return false;
    }
    if (stored->window[0] == '\0' || width > 0)
        return settings_keys_check(&stored->keys, problem, path);
    text_add(path, "window");
    text_printf(problem, "\"window\" must be a size like \"1280x720\", from %d to %d each way", WINDOW_LEAST,
                WINDOW_MOST);
    return false;
}

static Field setting_field(int index, const char *words[]) {
    const Setting *setting = &settings_list[index];
    Field field = {.key = setting->name,
                   .absent = (int16_t)setting->usual,
                   .offset = (uint32_t)offsetof(Stored, setting) + (uint32_t)index};
    switch (setting->kind) {
    case SETTING_SWITCH:
        field.kind = FIELD_BOOL;
        break;
    case SETTING_NUMBER:
        field.kind = FIELD_NUMBER;
        field.max = setting->choices->most;
        break;
    case SETTING_WORD:
    case SETTING_HALVES:
        for (int i = 0; i < setting_choices(setting); i++)
            words[i] = setting_word(setting, i);
        field.kind = FIELD_WORD;
        field.words = words;
        field.absent = (int16_t)setting_nearest(setting, setting->usual);
        break;
    case SETTING_LANGUAGE:
        field = (Field){
            .key = setting->name, .kind = FIELD_TEXT, .capacity = LANGUAGE_CODE_MAX, AT(Stored, language)};
        break;
    }
    return field;
}

// `fields` must be zeroed.
static void make_fields(FileFields *fields) {
    for (int i = 0; i < SETTING_COUNT; i++)
        fields->field[i] = setting_field(i, fields->word[i]);
    memcpy(&fields->field[SETTING_COUNT], other_fields, sizeof other_fields);
    fields->field[SETTING_COUNT + OTHER_FIELDS - 1].record = settings_keys_schema();
}

static void take_settings(const Stored *stored, AppSettings *settings) {
    for (int i = 0; i < SETTING_COUNT; i++) {
        const Setting *setting = &settings_list[i];
        const bool word = setting->kind == SETTING_WORD || setting->kind == SETTING_HALVES;
        const uint8_t value = stored->setting[i];
        setting_set(settings, setting, word ? setting->choices->choice[value].value : value);
    }
    const char *language = strcmp(stored->language, SYSTEM) == 0 ? "" : stored->language;
    text_copy(settings->language, sizeof settings->language, language);
    read_size(stored->window, &settings->width, &settings->height);
    settings->keys = settings_keys_take(&stored->keys);
}

// False if there is no such captain. A computer with no captain given and no name gets its faction's first
// captain.
static bool take_captain(const StoredSeat *from, const Catalog *catalog, SessionOptions *chosen, Seat seat) {
    if (chosen->who[seat] == NULL)
        return true;
    if (strcmp(from->captain, UNSAID) == 0 && from->name[0] == '\0')
        chosen->captain[seat] = catalog_next_captain(catalog, chosen->setup.faction[seat], NULL);
    if (strcmp(from->captain, UNSAID) == 0 || from->captain[0] == '\0')
        return true;
    chosen->captain[seat] = catalog_captain(catalog, from->captain);
    return chosen->captain[seat] != NULL && chosen->captain[seat]->seat == chosen->setup.faction[seat];
}

// A map whose pack is gone makes no set-up useless.
static void take_map(const StoredGame *game, const Catalog *catalog, KeptSetup *setup) {
    SetupOptions *options = &setup->chosen.setup;
    const MapChoice *maps = catalog->game->maps;
    const uint8_t map = maps != NULL ? catalog_find(catalog, maps->table, game->map) : NONE;
    setup->gone_map[0] = '\0';
    if (map_fits(catalog, map, options->seats))
        options->map = map_option(map);
    else if (maps != NULL)
        text_copy(setup->gone_map, ID_MAX, game->map);
}

// False if the set-up can't be played with these cards.
static bool take_setup(const StoredGame *game, const Catalog *catalog, KeptSetup *setup) {
    SessionOptions *chosen = &setup->chosen;
    *chosen = (SessionOptions){
        .setup = {.seats = game->seats, .variant = game->variant, .flags = game->flags, .first = SEAT_NONE}};
    for (Seat seat = 0; seat < game->seats; seat++) {
        const StoredSeat *from = &game->seat[seat];
        chosen->setup.faction[seat] = catalog_find(catalog, catalog->game->seat_table, from->faction);
        chosen->who[seat] = opponent_for(from->who, catalog->game);
        if (chosen->setup.faction[seat] == NONE ||
            (chosen->who[seat] == NULL && strcmp(from->who, PERSON) != 0))
            return false;
        choice_set_name(chosen, seat, from->name);
        if (!take_captain(from, catalog, chosen, seat))
            return false;
    }
    take_map(game, catalog, setup);
    setup->first_seat_rule = (FirstSeatRule)(game->starter < STARTER_SEATS ? game->starter : FIRST_CHOSEN);
    if (setup->first_seat_rule == FIRST_CHOSEN)
        chosen->setup.first = (Seat)(game->starter - STARTER_SEATS);
    Text ignored = {0};
    const bool possible = catalog->game->options_ok(catalog->rules, &chosen->setup, &ignored);
    text_finish(&ignored);
    return possible;
}

// Reads a set-up with the words of the catalog's game.
static bool read_setup(const char *json, const Catalog *catalog, KeptSetup *setup) {
    Field fields[GAME_FIELDS];
    memcpy(fields, game_fields, sizeof fields);
    fields[GAME_FIELDS - 2].words = catalog->game->variants;
    fields[GAME_FIELDS - 1].words = catalog->game->flags;
    const Schema schema = {"set-up", fields, GAME_FIELDS};
    StoredGame *game = calloc(1, sizeof *game);
    for (Seat seat = 0; game != NULL && seat < SEATS_MAX; seat++)
        text_copy(game->seat[seat].captain, ID_MAX, UNSAID);
    const bool good =
        game != NULL && settings_object(json, &schema, game) && take_setup(game, catalog, setup);
    free(game);
    return good;
}

int settings_game_index(const PackCache *shelf, const char *game) {
    for (int i = 0; shelf->games[i] != NULL; i++)
        if (strcmp(shelf->games[i]->id, game) == 0)
            return i;
    return -1;
}

typedef struct Taking {
    PackCache *shelf;
    Remembered *to;
} Taking;

static int other_place(const Remembered *remembered, const char *game) {
    for (int i = 0; i < remembered->others; i++)
        if (strcmp(text_string(&remembered->other[i].game), game) == 0)
            return i;
    return -1;
}

static void keep_other(Remembered *remembered, const char *game, const char *json) {
    size_t bytes = strlen(game) + strlen(json);
    for (int i = 0; i < remembered->others; i++)
        bytes += remembered->other[i].game.length + remembered->other[i].json.length;
    if (remembered->others == OTHERS_MAX || bytes > OTHERS_BYTES)
        return; // too much or too many
    UnusableSetup *other = &remembered->other[remembered->others];
    *other = (UnusableSetup){0};
    text_add(&other->game, game);
    text_add(&other->json, json);
    if (other->game.failed || other->json.failed) {
        text_finish(&other->game);
        text_finish(&other->json);
        return;
    }
    remembered->others++;
}

static void take_game(void *context, const char *game, const char *json) {
    const Taking *taking = context;
    const int place = settings_game_index(taking->shelf, game);
    KeptSetup *setup = place >= 0 ? &taking->to->setup[place] : NULL;
    if ((setup != NULL && setup->known) || other_place(taking->to, game) >= 0)
        return; // from GAME_OF_OLD: there is a newer one
    const Catalog *catalog =
        setup != NULL ? pack_cache_catalog(taking->shelf, taking->shelf->games[place]) : NULL;
    if (catalog != NULL)
        setup->known = read_setup(json, catalog, setup);
    if (setup == NULL || !setup->known)
        keep_other(taking->to, game, json);
}

// Called for the file's members in the order of loose_keys.
static void take_loose(void *context, const char *key, const char *json) {
    if (strcmp(key, GAMES) == 0) {
        settings_members(json, take_game, context);
        return;
    }
    Text today = {0}; // in the present format
    text_printf(&today, "{\"" GAMES "\":{\"" ID_OF_OLD "\":%s}}", json);
    settings_members(text_string(&today), take_loose, context);
    text_finish(&today);
}

static bool keep_unknown(void *context, const char *path, const char *json) {
    Remembered *remembered = ((const Taking *)context)->to;
    size_t bytes = strlen(path) + strlen(json);
    for (int i = 0; i < remembered->unknowns; i++)
        bytes += remembered->unknown[i].path.length + remembered->unknown[i].json.length;
    const char *slash = strrchr(path, '/');
    if (remembered->unknowns == UNKNOWN_MAX || bytes > UNKNOWN_BYTES ||
        (slash != NULL && strncmp(path, KEYS "/", (size_t)(slash - path) + 1) != 0))
        return false;
    UnknownMember *unknown = &remembered->unknown[remembered->unknowns];
    *unknown = (UnknownMember){0};
    text_add(&unknown->path, path);
    text_add(&unknown->json, json);
    const bool good = !unknown->path.failed && !unknown->json.failed;
    remembered->unknowns += good;
    if (!good) {
        text_finish(&unknown->path);
        text_finish(&unknown->json);
    }
    return good;
}

static void defaults(Remembered *remembered) {
    *remembered = (Remembered){.settings = app_settings_default()};
    remembered->settings.language[0] = '\0';
}

SettingsOutcome settings_file_read(const char *path, PackCache *shelf, Remembered *remembered, bool *stuck,
                                   Problems *problems) {
    FileFields fields = {0};
    make_fields(&fields);
    const Schema schema = {"settings file", fields.field, SETTING_COUNT + OTHER_FIELDS};
    defaults(remembered);
    Taking taking = {shelf, remembered};
    const SettingsLoose loose = {loose_keys, take_loose, keep_unknown, &taking};
    const SettingsFormat format = {&schema, sizeof(Stored), check_stored, &loose};
    Stored *stored = calloc(1, sizeof *stored);
    if (stored == NULL)
        return SETTINGS_NONE;
    const SettingsOutcome outcome = settings_read(path, &format, stored, stuck, problems);
    if (outcome == SETTINGS_READ || outcome == SETTINGS_PARTLY) {
        take_settings(stored, &remembered->settings);
        text_copy(remembered->last_game, sizeof remembered->last_game, stored->last_game);
        text_copy(remembered->pack_author, sizeof remembered->pack_author, stored->pack_author);
        text_copy(remembered->copies_told, sizeof remembered->copies_told, stored->copies_told);
    }
    free(stored);
    return outcome;
}

static void take_language(void *context, const char *key, const char *json) {
    char *language = context;
    const size_t length = strlen(json);
    if (strcmp(key, "language") != 0 || length < 2 || json[0] != '"' || length - 2 >= LANGUAGE_CODE_MAX)
        return;
    snprintf(language, LANGUAGE_CODE_MAX, "%.*s", (int)(length - 2), json + 1);
    if (!language_is_code(language) || strcmp(language, SYSTEM) == 0)
        language[0] = '\0';
}

void settings_file_language(const char *path, char language[LANGUAGE_CODE_MAX]) {
    Text text = {0};
    size_t length = 0;
    FILE *file = file_open(path);
    char *bytes = file != NULL ? file_text(file, SETTINGS_BYTES, &length) : NULL;
    language[0] = '\0';
    if (bytes != NULL)
        text_add_bytes(&text, bytes, length);
    settings_members(text_string(&text), take_language, language);
    text_finish(&text);
    free(bytes);
    if (file != NULL)
        fclose(file);
}

void settings_file_finish(Remembered *remembered) {
    for (int i = 0; i < remembered->others; i++) {
        text_finish(&remembered->other[i].game);
        text_finish(&remembered->other[i].json);
    }
    for (int i = 0; i < remembered->unknowns; i++) {
        text_finish(&remembered->unknown[i].path);
        text_finish(&remembered->unknown[i].json);
    }
    remembered->others = remembered->unknowns = 0;
}

void settings_file_path(Text *out) {
    if (folders_user(FOLDER_CONFIG, out))
        text_add(out, "/settings.json");
}

// ---- Writing ----

static void write_setting(JsonOut *json, const Setting *setting, const AppSettings *settings) {
    const int value = setting_get(settings, setting);
    switch (setting->kind) {
    case SETTING_SWITCH:
        json_bool(json, setting->name, value != 0);
        break;
    case SETTING_NUMBER:
        json_number(json, setting->name, value);
        break;
    case SETTING_WORD:
    case SETTING_HALVES:
        json_string(json, setting->name, setting_word(setting, setting_nearest(setting, value)));
        break;
    case SETTING_LANGUAGE:
        json_string(json, setting->name, settings->language[0] != '\0' ? settings->language : SYSTEM);
        break;
    }
}

// Writes what lies in the object of this path ("keys/"; "": the root) and no setting is called.
static void write_unknown(JsonOut *json, const Remembered *remembered, const char *in) {
    for (int i = 0; i < remembered->unknowns; i++) {
        const char *path = text_string(&remembered->unknown[i].path);
        const size_t length = strlen(in);
        if (strncmp(path, in, length) == 0 && strchr(path + length, '/') == NULL)
            json_raw(json, path + length, text_string(&remembered->unknown[i].json));
    }
}

static void write_settings(JsonOut *json, const Remembered *remembered) {
    const AppSettings *settings = &remembered->settings;
    char size[sizeof((Stored *)0)->window];
    for (int i = 0; i < SETTING_COUNT; i++)
        write_setting(json, &settings_list[i], settings);
    snprintf(size, sizeof size, "%dx%d", settings->width, settings->height);
    if (settings->width >= WINDOW_LEAST && settings->height >= WINDOW_LEAST)
        json_string(json, "window", size);
    json_begin_object(json, KEYS);
    settings_keys_write(json, &settings->keys);
    write_unknown(json, remembered, KEYS "/");
    json_end_object(json);
    write_unknown(json, remembered, "");
}

static void write_setup(JsonOut *json, const char *key, const Catalog *catalog, const KeptSetup *kept) {
    const SessionOptions *chosen = &kept->chosen;
    const Game *game = catalog->game;
    json_begin_object(json, key);
    json_begin_list(json, "seats");
    for (Seat seat = 0; seat < chosen->setup.seats; seat++) {
        json_begin_object(json, NULL);
        json_string(json, "faction", catalog_id(catalog, game->seat_table, chosen->setup.faction[seat]));
        json_string(json, "who", chosen->who[seat] != NULL ? chosen->who[seat]->name : PERSON);
        json_string(json, "name", chosen->name[seat]);
        if (chosen->who[seat] != NULL)
            json_string(json, "captain", chosen->captain[seat] != NULL ? chosen->captain[seat]->id : "");
        json_end_object(json);
    }
    json_end_list(json);
    const size_t starter = kept->first_seat_rule != FIRST_CHOSEN ? (size_t)kept->first_seat_rule
                           : chosen->setup.first < SEATS_MAX     ? (size_t)STARTER_SEATS + chosen->setup.first
                                                                 : 0;
    json_string(json, "starter", starters[starter]);
    if (chosen->setup.map > 0)
        json_string(json, MAP_KEY,
                    catalog_id(catalog, game->maps->table, map_chosen(catalog, &chosen->setup)));
    else if (kept->gone_map[0] != '\0')
        json_string(json, MAP_KEY, kept->gone_map);
    json_string(json, "variant", game->variants[chosen->setup.variant]);
    json_begin_list(json, "options");
    for (int i = 0; game->flags[i] != NULL; i++)
        if ((chosen->setup.flags >> i & 1) != 0)
            json_string(json, NULL, game->flags[i]);
    json_end_list(json);
    json_end_object(json);
}

static void write_games(JsonOut *json, const PackCache *shelf, const Remembered *remembered) {
    json_begin_object(json, GAMES);
    for (int i = 0; shelf->games[i] != NULL; i++)
        if (remembered->setup[i].known)
            write_setup(json, shelf->games[i]->id, &shelf->catalog[i], &remembered->setup[i]);
    for (int i = 0; i < remembered->others; i++) {
        const UnusableSetup *other = &remembered->other[i];
        const int place = settings_game_index(shelf, text_string(&other->game));
        if (place < 0 || !remembered->setup[place].known)
            json_raw(json, text_string(&other->game), text_string(&other->json));
    }
    json_end_object(json);
}

bool settings_file_write(const char *path, const PackCache *shelf, const Remembered *remembered,
                         Text *problem) {
    Text text = {0};
    JsonOut json;
    json_out_init(&json, &text);
    json_begin_object(&json, NULL);
    write_settings(&json, remembered);
    if (remembered->last_game[0] != '\0')
        json_string(&json, "last_game", remembered->last_game);
    if (remembered->pack_author[0] != '\0')
        json_string(&json, "pack_author", remembered->pack_author);
    if (remembered->copies_told[0] != '\0')
        json_string(&json, "copies_told", remembered->copies_told);
    write_games(&json, shelf, remembered);
    json_end_object(&json);
    bool good = !text.failed;
    if (good)
        good = settings_write(path, text_string(&text), problem);
    else
        text_printf(problem, "%s: out of memory", path);
    text_finish(&text);
    return good;
}

static void drop_other(Remembered *remembered, const char *game) {
    const int place = other_place(remembered, game);
    if (place < 0)
        return;
    text_finish(&remembered->other[place].game);
    text_finish(&remembered->other[place].json);
    remembered->other[place] = remembered->other[--remembered->others];
}

void settings_store_setups(const PackCache *shelf, Remembered *remembered) {
    for (int i = 0; shelf->games[i] != NULL; i++) {
        KeptSetup *setup = &remembered->setup[i];
        if (!setup->known)
            continue;
        Text text = {0};
        JsonOut json;
        json_out_init(&json, &text);
        write_setup(&json, NULL, &shelf->catalog[i], setup);
        drop_other(remembered, shelf->games[i]->id); // replaced by this one
        if (!text.failed)
            keep_other(remembered, shelf->games[i]->id, text_string(&text));
        text_finish(&text);
        *setup = (KeptSetup){0};
    }
}

void settings_restore_setups(PackCache *shelf, Remembered *remembered) {
    UnusableSetup away[OTHERS_MAX];
    const int count = remembered->others;
    Taking taking = {shelf, remembered};
    memcpy(away, remembered->other, sizeof away);
    memset(remembered->other, 0, sizeof remembered->other);
    remembered->others = 0;
    for (int i = 0; i < count; i++) {
        take_game(&taking, text_string(&away[i].game), text_string(&away[i].json));
        text_finish(&away[i].game);
        text_finish(&away[i].json);
    }
}

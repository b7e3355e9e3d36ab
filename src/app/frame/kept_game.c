// SPDX-License-Identifier: MIT
// Saved games whose cards are not today's: what differs, beginning anew with today's, and switching the packs
// as they were.
#include "app/frame/frame.h"
#include "data/pack_changes.h"
#include "engine/game.h"
#include "engine/map_choice.h"

#include <stdlib.h>
#include <string.h>

// ---- what differs

typedef struct Difference {
    const App *app;
    Text first;      // the first change, in words
    char id[ID_MAX]; // of its record
    char path[160];  // in the record
    int count;       // of all changes
    bool reordered;  // the packs are the same, but lie in another order
} Difference;

static const char *pack_of_file(const App *app, const char *file) {
    const PackList *list = app->frame->shelf->upon;
    for (int i = 0; list != NULL && i < list->count; i++) {
        const size_t length = strlen(list->pack[i].folder);
        if (strncmp(file, list->pack[i].folder, length) == 0 && file[length] == '/')
            return list->pack[i].info.name;
    }
    return ui_word(app, UI_PACKS_BASE);
}

static const char *name_of_file(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

static void write_change(Difference *difference, const PackChange *change) {
    char text[400], place[160];
    const UiWord word = difference->reordered               ? UI_GAMES_KEPT_ORDER
                        : change->kind == PACK_ADDS_RECORD  ? UI_GAMES_KEPT_ADDED
                        : change->kind == PACK_TAKES_RECORD ? UI_GAMES_KEPT_REMOVED
                        : change->before == NULL            ? UI_GAMES_KEPT_NEW
                        : change->after == NULL             ? UI_GAMES_KEPT_GONE
                                                            : UI_GAMES_KEPT_VALUE;
    const bool both = change->id[0] != '\0' && change->path != NULL && change->path[0] != '\0';
    snprintf(place, sizeof place, "%.70s%s%.70s", change->id, both ? " · " : "",
             change->path != NULL ? change->path : "");
    ui_fill(difference->app, text, sizeof text, word,
            STR("pack", pack_of_file(difference->app, change->file)), STR("file", name_of_file(change->file)),
            STR("place", place), STR("before", change->before != NULL ? change->before : ""),
            STR("after", change->after != NULL ? change->after : ""));
    text_clear(&difference->first);
    text_add(&difference->first, text);
}

static void take_change(void *context, const PackChange *change) {
    Difference *difference = context;
    if (++difference->count > 1)
        return;
    text_copy(difference->id, sizeof difference->id, change->id);
    text_copy(difference->path, sizeof difference->path, change->path != NULL ? change->path : "");
    write_change(difference, change);
}

// Hears what differs lower down; `found`: the first change is among it.
typedef struct Lower {
    Difference *difference;
    bool found;
} Lower;

static void take_lower(void *context, const PackChange *change) {
    Lower *lower = context;
    if (lower->found || strcmp(change->id, lower->difference->id) != 0 ||
        strcmp(change->path != NULL ? change->path : "", lower->difference->path) != 0)
        return;
    lower->found = true;
    write_change(lower->difference, change);
}

// A number that is relative to the ones below it stands in the topmost pack, but differs because of the
// lowest one up from which it differs: tells of the change there.
static void blame_lowest(Difference *difference, const Game *game, const Layers *before, const Layers *now,
                         Problems *ignored) {
    Lower lower = {difference, true};
    Layers below = *before, with = *now; // their folders are still owned by the cache
    while (lower.found && below.count == with.count && below.count > 1) {
        below.count--;
        with.count--;
        lower.found = false;
        pack_changes_between(game, &below, &with, take_lower, &lower, ignored);
    }
}

static bool has_pack(const Catalog *catalog, const char *id) {
    bool has = false;
    for (uint8_t i = 0; i < catalog->packs; i++)
        has |= strcmp(catalog->pack[i].id, id) == 0;
    return has;
}

static bool are_reordered(const Catalog *before, const Catalog *now) {
    bool same = before->packs == now->packs, in_order = true;
    for (uint8_t i = 0; same && i < before->packs; i++) {
        same = has_pack(now, before->pack[i].id);
        in_order &= strcmp(before->pack[i].id, now->pack[i].id) == 0;
    }
    return same && !in_order;
}

const char *app_kept_difference(const App *app, const SaveHeader *header, char *buffer, size_t size) {
    Difference difference = {.app = app, .reordered = are_reordered(header->catalog, header->today)};
    const Game *game = header->catalog->game;
    const Layers *before = pack_cache_layers_of(app->frame->shelf, header->catalog);
    const Layers *now = pack_cache_layers_of(app->frame->shelf, header->today);
    Problems *ignored = calloc(1, sizeof *ignored);
    if (ignored != NULL)
        pack_changes_between(game, before, now, take_change, &difference, ignored);
    if (difference.count > 0 && !difference.reordered)
        blame_lowest(&difference, game, before, now, ignored);
    free(ignored);
    if (difference.count == 0)
        text_copy(buffer, size, "");
    else if (difference.count == 1)
        text_copy(buffer, size, text_string(&difference.first));
    else
        ui_fill(app, buffer, size, UI_GAMES_KEPT_MORE, STR("first", text_string(&difference.first)),
                NUM("count", difference.count - 1));
    text_finish(&difference.first);
    return buffer;
}

// ---- anew

// The record of today's cards with the same id; NONE: there is none.
static uint8_t record_today(const SaveHeader *header, uint8_t table, uint8_t record) {
    return catalog_find(header->today, table, catalog_id(header->catalog, table, record));
}

// The map was chosen or, in old files, follows from the cards.
static bool take_map(const SaveHeader *header, SetupOptions *setup) {
    const uint8_t map =
        setup->map > 0
            ? record_today(header, map_table(header->catalog->game), (uint8_t)(setup->map - 1))
            : NONE;
    const bool good = setup->map == 0 || map != NONE;
    setup->map = map_option(map);
    return good;
}

static bool has_captain(const SaveHeader *header, Seat seat) {
    return header->captain[seat][0] == '\0' || strcmp(header->who[seat], "human") == 0 ||
           catalog_captain(header->today, header->captain[seat]) != NULL;
}

// The same players on the same map with today's cards. False if something of that is not there any more, or
// doesn't go together; then the options are of no use.
static bool options_today(const SaveHeader *header, SessionOptions *options) {
    Text ignored = {0};
    bool can = true;
    *options = game_options_of(header, header->today);
    for (Seat seat = 0; can && seat < header->setup.seats; seat++) {
        options->setup.faction[seat] =
            record_today(header, header->catalog->game->seat_table, header->setup.faction[seat]);
        can = options->setup.faction[seat] != NONE && has_captain(header, seat);
    }
    can = can && take_map(header, &options->setup) &&
          header->today->game->options_ok(header->today->rules, &options->setup, &ignored);
    text_finish(&ignored);
    return can;
}

bool app_can_begin_anew(const App *app, const SaveHeader *header) {
    (void)app;
    SessionOptions options;
    return header->today != NULL && options_today(header, &options);
}

bool app_begin_anew(App *app, const SaveHeader *header, Text *problem) {
    SessionOptions options;
    if (!options_today(header, &options)) { // the packs have just changed
        text_add(problem, ui_word(app, UI_GAMES_OTHER_CARDS));
        return false;
    }
    options.setup.seed = app_new_seed(app);
    return app_choose_game(app, header->today, problem) && app_start_game(app, &options, problem);
}

// ---- the packs as they were

static int place_of(const PackList *list, const char *id) {
    for (int i = 0; i < list->count; i++)
        if (strcmp(list->pack[i].info.id, id) == 0)
            return i;
    return -1;
}

bool app_can_switch_packs(const App *app, const SaveHeader *header) {
    const PackList *list = app_pack_list(app);
    bool can = list != NULL && header->missing_ids + header->added_ids > 0;
    for (int i = 0; can && i < header->missing_ids; i++) {
        const int place = place_of(list, header->missing_id[i]);
        can = place >= 0 && !list->pack[place].on; // one that is on has faults
    }
    return can;
}

void app_switch_packs(App *app, const SaveHeader *header) {
    const SaveHeader played = *header; // reading the packs again may end the list it belongs to
    for (int i = 0; i < played.missing_ids; i++)
        app_switch_pack(app, place_of(app_pack_list(app), played.missing_id[i]), true);
    for (int i = 0; i < played.added_ids; i++) {
        const int place = place_of(app_pack_list(app), played.added_id[i]);
        if (place >= 0)
            app_switch_pack(app, place, false);
    }
}

// SPDX-License-Identifier: MIT
// Saved games whose cards are not today's: what differs, beginning anew with today's, and switching the packs
// as they were.
#include "app/frame/frame.h"
#include "data/pack_changes.h"
#include "engine/game.h"

#include <stdlib.h>
#include <string.h>

// ---- what differs

typedef struct Difference {
    const App *app;
    Text first; // the first change, in words
    int count;
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

static void take_change(void *context, const PackChange *change) {
    Difference *difference = context;
    char text[400], place[160];
    if (++difference->count > 1)
        return;
    const UiWord word = change->kind == PACK_ADDS_RECORD    ? UI_GAMES_KEPT_ADDED
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
    text_add(&difference->first, text);
}

const char *app_kept_difference(const App *app, const SaveHeader *header, char *buffer, size_t size) {
    Difference difference = {.app = app};
    PackCache *shelf = app->frame->shelf;
    Problems *ignored = calloc(1, sizeof *ignored);
    if (ignored != NULL)
        pack_changes_between(header->catalog->game, pack_cache_layers_of(shelf, header->catalog),
                             pack_cache_layers_of(shelf, header->today), take_change, &difference, ignored);
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

// The faction of today's cards with the same id; NONE: there is none.
static uint8_t faction_today(const SaveHeader *header, Seat seat) {
    const uint8_t table = header->catalog->game->seat_table;
    return catalog_find(header->today, table,
                        catalog_id(header->catalog, table, header->setup.faction[seat]));
}

bool app_can_begin_anew(const App *app, const SaveHeader *header) {
    (void)app;
    bool can = header->today != NULL;
    for (Seat seat = 0; can && seat < header->setup.seats; seat++)
        can = faction_today(header, seat) != NONE;
    return can;
}

bool app_begin_anew(App *app, const SaveHeader *header, Text *problem) {
    SessionOptions options = game_options_of(header, header->today);
    for (Seat seat = 0; seat < header->setup.seats; seat++)
        options.setup.faction[seat] = faction_today(header, seat);
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
    for (int i = 0; can && i < header->missing_ids; i++)
        can = place_of(list, header->missing_id[i]) >= 0;
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

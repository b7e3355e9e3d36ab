// SPDX-License-Identifier: MIT
// Saved games whose cards are not today's: what differs, beginning anew with today's, and switching the packs
// as they were.
#include "app/frame/frame.h"
#include "app/stage/pack_view.h"
#include "data/kept_cards.h"
#include "data/pack.h"
#include "data/pack_changes.h"
#include "data/pack_titles.h"
#include "data/words.h"
#include "engine/game.h"
#include "engine/map_choice.h"

#include <stdlib.h>
#include <string.h>

#define VALUE_SHOWN 60 // bytes of a value

// ---- what differs

// Where something differs, "TABLE/RECORD/PATH" each.
typedef struct Places {
    char **place; // owned
    int count;
} Places;

typedef struct KeptDifference {
    const App *app;
    const SaveHeader *header;
    Catalog then;       // header->catalog with those packs alone that are still in use
    const Places *only; // what differs elsewhere does not count; NULL: all does
    int count;          // of all changes
    bool reordered;     // the packs are the same, but lie in another order
    // The first change: its values are those of the game and of today's, whoever it is by.
    UiWord word;
    char id[ID_MAX]; // of its record
    char path[160];  // in the record
    char name[200];  // of both, for people
    char before[VALUE_SHOWN + 4], after[VALUE_SHOWN + 4];
    char pack[PACK_TITLE_MAX]; // whose it is
    char file[80];
} KeptDifference;

// ---- places

static void add_place(void *context, const PackChange *change) {
    Places *places = context;
    Text text = {0};
    text_printf(&text, "%s/%s", change->what, change->id);
    if (change->path != NULL && change->path[0] != '\0')
        text_printf(&text, "/%s", change->path);
    char **grown = realloc(places->place, ((size_t)places->count + 1) * sizeof *grown);
    if (grown != NULL) {
        places->place = grown;
        places->place[places->count] = text_duplicate(text_string(&text));
        places->count += places->place[places->count] != NULL;
    }
    text_finish(&text);
}

static void finish_places(Places *places) {
    for (int i = 0; i < places->count; i++)
        free(places->place[i]);
    free(places->place);
}

static bool lies_in(const char *place, const char *whole) {
    const size_t length = strlen(whole);
    return strncmp(place, whole, length) == 0 && (place[length] == '\0' || place[length] == '/');
}

// One may be a part of the other: a value of a record that is whole new in the other comparison.
static bool is_among(const Places *places, const PackChange *change) {
    Places one = {0};
    bool is = false;
    add_place(&one, change);
    for (int i = 0; one.count > 0 && i < places->count; i++)
        is |= lies_in(places->place[i], one.place[0]) || lies_in(one.place[0], places->place[i]);
    finish_places(&one);
    return is;
}

// ---- the first change

static const char *pack_of_file(const App *app, const char *file, char buffer[PACK_TITLE_MAX]) {
    const PackList *list = app->frame->shelf->upon;
    for (int i = 0; list != NULL && i < list->count; i++) {
        const size_t length = strlen(list->pack[i].folder);
        if (strncmp(file, list->pack[i].folder, length) == 0 && file[length] == '/')
            return pack_list_title(list, &list->pack[i], buffer);
    }
    text_copy(buffer, PACK_TITLE_MAX, ui_word(app, UI_PACKS_BASE));
    return buffer;
}

static const char *name_of_file(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : path;
}

// The value, unless it is too long for a line: then its beginning.
static const char *shown_value(const char *value, char buffer[VALUE_SHOWN + 4]) {
    if (value == NULL)
        value = "";
    if (!text_copy(buffer, VALUE_SHOWN + 1, value))
        memcpy(buffer + strlen(buffer), "…", sizeof "…");
    return buffer;
}

static bool is_named_so(const App *app, const Catalog *catalog, const PackChange *change, const char *name) {
    char key[3 * ID_MAX];
    int count = strcmp(change->what, WORDS_CAPTAIN) == 0; // two of the same name don't play together
    for (uint8_t table = 0; table < catalog->game->table_count; table++)
        for (uint8_t i = 0; strcmp(catalog->game->tables[table].what, change->what) == 0 &&
                            i < catalog_count(catalog, table);
             i++) {
            snprintf(key, sizeof key, "%s.%s.name", change->what, catalog_id(catalog, table, i));
            const char *other = app_word_of(app, catalog, key);
            count += other != NULL && strcmp(other, name) == 0;
        }
    return count == 1;
}

// What its record is called in the cards that have it, if that is clear; else its id.
static const char *record_of(const KeptDifference *difference, const PackChange *change) {
    const SaveHeader *header = difference->header;
    const Catalog *catalog = change->kind == PACK_ADDS_RECORD ? header->today : header->catalog;
    char key[3 * ID_MAX];
    snprintf(key, sizeof key, "%s.%s.name", change->what, change->id);
    const char *name = change->id[0] != '\0' ? app_word_of(difference->app, catalog, key) : NULL;
    return name != NULL && is_named_so(difference->app, catalog, change, name) ? name : change->id;
}

static bool is_same_place(const KeptDifference *difference, const PackChange *change) {
    return strcmp(change->id, difference->id) == 0 &&
           strcmp(change->path != NULL ? change->path : "", difference->path) == 0;
}

static void note_first(KeptDifference *difference, const PackChange *change) {
    const char *path = change->path != NULL ? change->path : "";
    const bool both = change->id[0] != '\0' && path[0] != '\0';
    difference->word = difference->reordered               ? UI_GAMES_KEPT_ORDER
                       : change->kind == PACK_ADDS_RECORD  ? UI_GAMES_KEPT_ADDED
                       : change->kind == PACK_TAKES_RECORD ? UI_GAMES_KEPT_REMOVED
                       : change->before == NULL            ? UI_GAMES_KEPT_NEW
                       : change->after == NULL             ? UI_GAMES_KEPT_GONE
                                                           : UI_GAMES_KEPT_VALUE;
    text_copy(difference->id, sizeof difference->id, change->id);
    text_copy(difference->path, sizeof difference->path, path);
    snprintf(difference->name, sizeof difference->name, "%.90s%s%.90s", record_of(difference, change),
             both ? " · " : "", path);
    shown_value(change->before, difference->before);
    shown_value(change->after, difference->after);
    pack_of_file(difference->app, change->file, difference->pack);
    text_copy(difference->file, sizeof difference->file, name_of_file(change->file));
}

// Of captains only those of its computers matter.
static bool is_its_own(const SaveHeader *header, const PackChange *change) {
    bool is = strcmp(change->what, WORDS_CAPTAIN) != 0;
    for (Seat seat = 0; seat < header->setup.seats; seat++)
        is |= strcmp(header->who[seat], "human") != 0 && strcmp(header->captain[seat], change->id) == 0;
    return is;
}

static void take_change(void *context, const PackChange *change) {
    KeptDifference *difference = context;
    if (!is_its_own(difference->header, change))
        return;
    if (difference->only != NULL && !is_among(difference->only, change))
        return;
    if (++difference->count == 1)
        note_first(difference, change);
}

// ---- whose it is

static int number_of(const Catalog *catalog, const char *id) {
    int number = -1;
    for (int i = 0; i < catalog->packs; i++)
        number = strcmp(catalog->pack[i].id, id) == 0 ? i : number;
    return number;
}

// How many of the layers then belong below or to today's lowest `packs`.
static int layers_then(const KeptDifference *difference, int packs) {
    int layers = 1;
    for (int i = 0; i < packs; i++) {
        const int then = number_of(&difference->then, difference->header->today->pack[i].id);
        layers = then + 2 > layers ? then + 2 : layers;
    }
    return layers;
}

// Hears what differs lower down; `found`: the first change is among it.
typedef struct Lower {
    const KeptDifference *difference;
    bool found;
    char file[80];
} Lower;

static void take_lower(void *context, const PackChange *change) {
    Lower *lower = context;
    if (lower->found || !is_same_place(lower->difference, change))
        return;
    lower->found = true;
    text_copy(lower->file, sizeof lower->file, name_of_file(change->file));
}

// Whether the place of the first change is another one already with today's lowest `packs` alone.
static bool differs_below(const KeptDifference *difference, const Layers *before, const Layers *now,
                          int packs, Lower *lower, Problems *ignored) {
    Layers below = *before, with = *now; // their folders are still owned by the cache
    below.count = layers_then(difference, packs);
    with.count = packs + 1;
    *lower = (Lower){.difference = difference};
    if (below.count <= before->count)
        pack_changes_between(difference->header->catalog->game, &below, &with, take_lower, lower, ignored);
    return lower->found;
}

// A number that is relative to the ones below it stands in the topmost pack, but differs because of the
// lowest one up from which it differs: the change is told of that one.
static void blame_lowest(KeptDifference *difference, const Layers *before, const Layers *now,
                         Problems *ignored) {
    const Catalog *today = difference->header->today;
    const int packs = today->packs < now->count ? today->packs : now->count - 1;
    int lowest = -1;
    Lower lower;
    for (int i = packs; i >= 0 && differs_below(difference, before, now, i, &lower, ignored); i--) {
        lowest = i;
        text_copy(difference->file, sizeof difference->file, lower.file);
    }
    if (lowest == 0)
        text_copy(difference->pack, sizeof difference->pack, ui_word(difference->app, UI_PACKS_BASE));
    else if (lowest > 0)
        pack_title(app_pack_list(difference->app), today->pack[lowest - 1].id, today->pack[lowest - 1].name,
                   difference->pack);
}

// ---- which other packs have changed something

typedef struct Heard {
    const KeptDifference *difference;
    bool any;
} Heard;

static void hear_any(void *context, const PackChange *change) {
    Heard *heard = context;
    heard->any |= is_its_own(heard->difference->header, change) &&
                  (heard->difference->only == NULL || is_among(heard->difference->only, change));
}

// Puts the pack's layer of then in place of that of today; takes it out if there was none.
static void take_back(Layers *layers, int layer, const Layers *before, int then) {
    if (then >= 0 && then + 1 < before->count) {
        layers->folder[layer] = before->folder[then + 1];
        layers->only[layer] = before->only[then + 1];
        return;
    }
    layers->count--;
    for (int i = layer; i < layers->count; i++) {
        layers->folder[i] = layers->folder[i + 1];
        layers->only[i] = layers->only[i + 1];
    }
}

// True if something differs because of this one of today's packs, with all others as they are.
static bool makes_difference(const KeptDifference *difference, int number, const Layers *before,
                             const Layers *now, Problems *ignored) {
    Layers without = *now; // its folders are owned by the cache
    Heard heard = {difference, false};
    take_back(&without, number + 1, before,
              number_of(&difference->then, difference->header->today->pack[number].id));
    const bool good =
        pack_changes_between(difference->header->catalog->game, &without, now, hear_any, &heard, ignored);
    return heard.any || !good; // the others need what it has
}

// The titles of packs besides the first change's in which something differs.
static void name_others(const KeptDifference *difference, const Layers *before, const Layers *now,
                        Text *names, Problems *ignored) {
    const Catalog *today = difference->header->today;
    char title[PACK_TITLE_MAX];
    for (int i = 0; i < today->packs && i + 1 < now->count; i++) {
        pack_title(app_pack_list(difference->app), today->pack[i].id, today->pack[i].name, title);
        if (strcmp(title, difference->pack) != 0 && makes_difference(difference, i, before, now, ignored))
            text_printf(names, "%s%s", names->length > 0 ? ", " : "", title);
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

static void write_difference(const KeptDifference *difference, const char *others, char *buffer,
                             size_t size) {
    char first[600];
    text_copy(buffer, size, "");
    if (difference->count == 0)
        return;
    ui_fill(difference->app, first, sizeof first, difference->word, STR("pack", difference->pack),
            STR("file", difference->file), STR("place", difference->name), STR("before", difference->before),
            STR("after", difference->after));
    if (difference->count == 1)
        text_copy(buffer, size, first);
    else
        ui_fill(difference->app, buffer, size, others[0] != '\0' ? UI_GAMES_KEPT_MORE_BY : UI_GAMES_KEPT_MORE,
                STR("first", first), NUM("count", difference->count - 1), STR("packs", others));
}

static bool is_missing(const SaveHeader *header, const char *id) {
    bool is = false;
    for (uint8_t i = 0; i < header->missing_ids; i++)
        is |= strcmp(header->missing_id[i], id) == 0;
    return is;
}

// Takes out the packs that the game goes on without: that they are gone is all that there is to say of them.
// Writes the others to `pack`.
static void take_missing_out(const SaveHeader *header, Catalog *then, Layers *before, CatalogPack pack[]) {
    int layers = before->count > 0;
    then->pack = pack;
    then->packs = 0;
    for (int i = 0; i < header->catalog->packs && i + 1 < before->count; i++) {
        if (is_missing(header, header->catalog->pack[i].id))
            continue;
        pack[then->packs++] = header->catalog->pack[i];
        before->folder[layers] = before->folder[i + 1];
        before->only[layers++] = before->only[i + 1];
    }
    before->count = layers;
}

// Compares the game's cards with today's. `still`: its layers without the packs that it goes on without. What
// differs with those too is told, in the values that the game really has.
static void find_difference(KeptDifference *difference, const Layers *still, Text *others,
                            Problems *ignored) {
    const SaveHeader *header = difference->header;
    const Game *game = header->catalog->game;
    const Layers *all = pack_cache_layers_of(difference->app->frame->shelf, header->catalog);
    const Layers *now = pack_cache_layers_of(difference->app->frame->shelf, header->today);
    Places places = {0};
    if (still->count < all->count) {
        pack_changes_between(game, still, now, add_place, &places, ignored);
        difference->only = &places;
    }
    pack_changes_between(game, all, now, take_change, difference, ignored);
    if (difference->count > 0 && !difference->reordered)
        blame_lowest(difference, still, now, ignored);
    if (difference->count > 1 && !difference->reordered)
        name_others(difference, still, now, others, ignored);
    difference->only = NULL;
    finish_places(&places);
}

const char *app_kept_difference(const App *app, const SaveHeader *header, char *buffer, size_t size) {
    KeptDifference difference = {.app = app, .header = header, .then = *header->catalog};
    Layers still = *pack_cache_layers_of(app->frame->shelf, header->catalog); // shares its folders
    CatalogPack *packs = calloc(header->catalog->packs + 1u, sizeof *packs);
    Problems *ignored = calloc(1, sizeof *ignored);
    Text others = {0};
    if (packs != NULL && header->missing_ids > 0)
        take_missing_out(header, &difference.then, &still, packs);
    difference.reordered = are_reordered(&difference.then, header->today);
    if (ignored != NULL)
        find_difference(&difference, &still, &others, ignored);
    free(packs);
    free(ignored);
    write_difference(&difference, text_string(&others), buffer, size);
    text_finish(&others);
    return buffer;
}

// ---- what can't be gone on with

// Why these kept cards can't be used; "" if they can, or if none are kept.
static void say_damage(const App *app, const Game *game, const Layers *kept, char *buffer, size_t size) {
    Catalog catalog = {0};
    Problems *problems = calloc(1, sizeof *problems);
    Text text = {0};
    buffer[0] = '\0';
    if (kept->count > 0 && problems != NULL && !pack_load_layers(&catalog, game, kept, problems) &&
        problems->count > 0)
        problem_print(&problems->item[0], &text);
    else if (kept->count > 0) // whichever layer it is
        text_add_bytes(&text, kept->folder[0], (size_t)(strrchr(kept->folder[0], '/') - kept->folder[0]));
    if (text.length > 0)
        app_translated_faults(app, text_string(&text), buffer, size);
    pack_finish(&catalog);
    text_finish(&text);
    free(problems);
}

// The packs in use that change its numbers: it was begun with the same, but they were others then.
static void name_packs(const App *app, const SaveHeader *header, Text *names) {
    char title[PACK_TITLE_MAX];
    for (uint8_t i = 0; i < header->catalog->packs; i++) {
        const CatalogPack *pack = &header->catalog->pack[i];
        if (!pack->only_looks)
            text_printf(names, "%s%s", names->length > 0 ? ", " : "",
                        pack_title(app_pack_list(app), pack->id, pack->name, title));
    }
    if (names->length == 0)
        text_add(names, ui_word(app, UI_PACKS_BASE));
}

const char *app_stuck_reason(const App *app, const SaveHeader *header, uint64_t cards, char *buffer,
                             size_t size) {
    char fault[400];
    Layers kept = {0};
    Text names = {0};
    if (app_games_folder(app)[0] != '\0')
        kept_cards_find(app_games_folder(app), (KeptKey){cards, header->looks}, &kept);
    say_damage(app, header->catalog->game, &kept, fault, sizeof fault);
    name_packs(app, header, &names);
    ui_fill(app, buffer, size, fault[0] != '\0' ? UI_GAMES_STUCK_DAMAGED : UI_GAMES_STUCK,
            STR("packs", text_string(&names)), STR("fault", fault));
    layers_finish(&kept);
    text_finish(&names);
    return buffer;
}

// ---- anew

// Those of a game that goes on with kept cards, or can't go on.
static const Catalog *cards_today(const SaveHeader *header) {
    return header->today != NULL ? header->today : header->catalog;
}

// The record of today's cards with the same id; NONE: there is none.
static uint8_t record_today(const SaveHeader *header, uint8_t table, uint8_t record) {
    return catalog_find(cards_today(header), table, catalog_id(header->catalog, table, record));
}

// The map was chosen or, in old files, follows from the cards.
static bool take_map(const SaveHeader *header, SetupOptions *setup) {
    const uint8_t map =
        setup->map > 0 ? record_today(header, map_table(header->catalog->game), (uint8_t)(setup->map - 1))
                       : NONE;
    const bool good = setup->map == 0 || map != NONE;
    setup->map = map_option(map);
    return good;
}

static bool has_captain(const SaveHeader *header, Seat seat) {
    return header->captain[seat][0] == '\0' || strcmp(header->who[seat], "human") == 0 ||
           catalog_captain(cards_today(header), header->captain[seat]) != NULL;
}

// The same players on the same map with today's cards. False if something of that is not there any more, or
// doesn't go together; then the options are of no use.
static bool options_today(const SaveHeader *header, SessionOptions *options) {
    const Catalog *today = cards_today(header);
    Text ignored = {0};
    bool can = header->setup.seats > 0; // else not even who played is known here
    *options = game_options_of(header, today);
    for (Seat seat = 0; can && seat < header->setup.seats; seat++) {
        options->setup.faction[seat] =
            record_today(header, header->catalog->game->seat_table, header->setup.faction[seat]);
        can = options->setup.faction[seat] != NONE && has_captain(header, seat);
    }
    can = can && take_map(header, &options->setup) &&
          today->game->options_ok(today->rules, &options->setup, &ignored);
    text_finish(&ignored);
    return can;
}

bool app_can_begin_anew(const App *app, const SaveHeader *header) {
    (void)app;
    SessionOptions options;
    return options_today(header, &options);
}

bool app_begin_anew(App *app, const SaveHeader *header, Text *problem) {
    SessionOptions options;
    if (!options_today(header, &options)) { // the packs have just changed
        text_add(problem, ui_word(app, UI_GAMES_OTHER_CARDS));
        return false;
    }
    options.setup.seed = app_new_seed(app);
    return app_choose_game(app, cards_today(header), problem) && app_start_game(app, &options, problem);
}

// ---- the packs as they were

static int place_of(const PackList *list, const char *id) {
    for (int i = 0; i < list->count; i++)
        if (!list->pack[i].copy && strcmp(list->pack[i].info.id, id) == 0)
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

// SPDX-License-Identifier: MIT
// Packs whose files change while the window is open. Between games everything is read anew. During a game its
// cards stay, texts and pictures follow, and the table says what has become of the game's packs.
#include "app/frame/frame.h"
#include "app/frame/importer.h"
#include "app/stage/pack_view.h"
#include "core/file_kind.h"
#include "data/kept_cards.h"
#include "data/pack_changes.h"
#include "data/pack_fingerprint.h"
#include "data/pack_sounds.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOOK_EVERY 500 // ms between two checks of the files

void pack_watch_begin(App *app) {
    const PackList *list = frame_packs(app);
    app->frame->packs_seen = list != NULL ? pack_fingerprint(list) : 0;
    app->frame->changed_packs = 0;
}

// True if somebody may be editing the packs' files.
static bool are_watched(const App *app) {
    const PackList *list = frame_packs(app);
    bool any = list != NULL && app->frame->packs_wait;
    for (int i = 0; list != NULL && i < list->count; i++)
        any |= list->pack[i].on;
    return any || (list != NULL && (packs_are_shown_by(app->frame->screen) ||
                                    app->frame->screen == &load_screen)); // says which packs are here
}

// ---- packs that are gone

static bool has_pack(const Catalog *catalog, const char *id) {
    bool has = false;
    for (int i = 0; i < catalog->packs; i++)
        has |= strcmp(catalog->pack[i].id, id) == 0;
    return has;
}

// True if the game had a pack with this id.
static bool is_of_game(const App *app, const char *id) {
    return app->session != NULL && has_pack(app->catalog, id);
}

static void tell_gone(const App *app, const ListedPack *pack) {
    const char *what = file_is_folder(pack->folder) ? "has no pack.json any more" : "is gone";
    fprintf(stderr, "stardeck: the folder %s %s%s\n", pack->folder, what,
            is_of_game(app, pack->info.id) ? "; the game goes on with what it has kept of it" : "");
}

// The packs that were on, as they were before the list is read again.
typedef struct PacksOn {
    int count;
    ListedPack pack[PACK_LIST_MAX]; // only id and folder, which is owned
} PacksOn;

static void note_on(PacksOn *on, const PackList *list) {
    for (int i = 0; i < list->count; i++) {
        char *folder = list->pack[i].on ? text_duplicate(list->pack[i].folder) : NULL;
        if (folder != NULL)
            on->pack[on->count++] = (ListedPack){.info = list->pack[i].info, .folder = folder};
    }
}

bool packs_refresh(App *app) {
    PackList *list = frame_packs(app);
    PacksOn *on = calloc(1, sizeof *on);
    if (on != NULL)
        note_on(on, list);
    const bool good = pack_list_refresh(list);
    for (int i = 0; on != NULL && i < on->count; i++) {
        if (good && pack_list_find(list, on->pack[i].info.id) == NULL)
            tell_gone(app, &on->pack[i]);
        free(on->pack[i].folder);
    }
    free(on);
    for (int i = 0; i < list->count; i++)
        pack_list_check_game(&list->pack[i], app->frame->shelf->games);
    app->frame->packs_version++;
    return good;
}

// Notes which packs of the running game are gone since it began here; `was_there`: before the list was read.
static void note_gone(App *app, const bool was_there[]) {
    AppFrame *frame = app->frame;
    for (int i = 0; i < app->catalog->packs && i < PACK_LIST_MAX; i++) {
        const uint64_t bit = UINT64_C(1) << i;
        if (pack_list_find(frame_packs(app), app->catalog->pack[i].id) != NULL)
            frame->gone_packs &= ~bit;
        else if (was_there[i])
            frame->gone_packs |= bit;
    }
}

// ---- packs whose numbers have changed

static bool have_same_packs(const Catalog *a, const Catalog *b) {
    bool same = a->packs == b->packs;
    for (int i = 0; same && i < a->packs; i++)
        same = strcmp(a->pack[i].id, b->pack[i].id) == 0;
    return same;
}

// Finds the cards that were read last: they were kept for this game, or what it goes on with is much the
// same.
static bool find_before(const App *app, const Catalog *read, Layers *before) {
    PackCache *shelf = app->frame->shelf;
    const char *games_folder = app_games_folder(app);
    if (games_folder[0] != '\0' && kept_cards_find(games_folder, pack_cache_key_of(shelf, read), before))
        return true;
    return pack_cache_is_kept(shelf, app->catalog) && have_same_packs(app->catalog, read) &&
           layers_copy(before, pack_cache_layers_of(shelf, app->catalog));
}

static void hear_change(void *context, const PackChange *change) {
    (void)change;
    *(bool *)context = true;
}

// True if values are others with this layer as it is now, and all below and above as they were.
static bool changes_values(const Game *game, const Layers *before, const Layers *now, int layer) {
    Layers with = *before; // its folders are owned by the two
    Problems *problems = calloc(1, sizeof *problems);
    bool any = false;
    with.folder[layer] = now->folder[layer];
    const bool good =
        problems != NULL && pack_changes_between(game, before, &with, hear_change, &any, problems);
    free(problems);
    return any || !good;
}

// Of these layers those whose values have changed: colours, names and the like have not to be told.
static uint64_t with_other_values(const App *app, const Catalog *read, uint64_t differ) {
    const Game *game = app->catalog->game;
    const Layers *now = pack_cache_layers(app->frame->probe, game);
    Layers before = {0};
    uint64_t layers = 0;
    if (find_before(app, read, &before) && before.count == now->count)
        for (int layer = 1; layer < now->count; layer++)
            if ((differ >> layer & 1U) != 0 && changes_values(game, &before, now, layer))
                layers |= UINT64_C(1) << layer;
    layers_finish(&before);
    return layers != 0 ? layers : differ; // it can't be told apart
}

// Notes the packs whose cards have other values now than when they were read last, which is before the game
// began.
static void note_changed(App *app) {
    AppFrame *frame = app->frame;
    const Game *game = app->catalog->game;
    const Catalog *read = pack_cache_catalog(frame->shelf, game), *now = frame_cards_now(app);
    Text ignored = {0};
    frame->changed_packs = 0;
    if (read == NULL || now == NULL || now->hash == read->hash || !have_same_packs(read, now) ||
        now->packs == 0)
        return; // a pack that is left out or gone is told as that
    const CardFiles *before = pack_cache_files_of(frame->shelf, read, &ignored);
    CardFiles *after = card_files_read(pack_cache_layers(frame->probe, game), &ignored);
    const uint64_t differ = before != NULL && after != NULL ? card_files_differ(before, after) : 0;
    const uint64_t layers = differ != 0 ? with_other_values(app, read, differ) : 0;
    frame->changed_packs = layers != 0 ? layers >> 1 : UINT64_C(1) << (now->packs - 1);
    card_files_free(after);
    text_finish(&ignored);
}

// ---- the packs of the running game

void pack_watch_forget(App *app) {
    AppFrame *frame = app->frame;
    if (frame->probe != NULL)
        pack_cache_finish(frame->probe);
    free(frame->probe);
    free(frame->troubled);
    frame->probe = NULL;
    frame->troubled = NULL;
    frame->gone_packs = 0;
    frame->changed_packs = 0;
}

const Catalog *frame_cards_now(const App *app) {
    const AppFrame *frame = app->frame;
    if (frame->probe != NULL)
        return pack_cache_catalog(frame->probe, app->catalog->game);
    return pack_cache_catalog(frame->shelf, app->catalog->game);
}

const Catalog *frame_looks_now(const void *context, const Catalog *catalog) {
    const App *app = context;
    const bool runs = app->session != NULL && catalog == app->catalog;
    if (!runs && !pack_cache_is_kept(app->frame->shelf, catalog))
        return catalog;
    const Catalog *now = runs ? frame_cards_now(app) : pack_cache_catalog(app->frame->shelf, catalog->game);
    bool all = now != NULL;
    for (int i = 0; all && i < catalog->packs; i++)
        all = has_pack(now, catalog->pack[i].id);
    return all ? now : catalog;
}

// Reads the packs of the running game as they are now, into a shelf of its own, so that those that can't be
// used any more get their faults. The game keeps its cards.
static void probe_packs(App *app) {
    AppFrame *frame = app->frame;
    PackList *list = frame_packs(app);
    PackCache *probe = calloc(1, sizeof *probe);
    bool was_there[PACK_LIST_MAX] = {false};
    for (int i = 0; i < app->catalog->packs && i < PACK_LIST_MAX; i++)
        was_there[i] = pack_list_find(list, app->catalog->pack[i].id) != NULL;
    if (probe == NULL || !packs_refresh(app)) {
        free(probe);
        return;
    }
    const uint64_t gone = frame->gone_packs;
    pack_watch_forget(app);
    frame->gone_packs = gone;
    *probe = (PackCache){.games = frame->shelf->games,
                         .folder = frame->shelf->folder,
                         .upon = list,
                         .assets = frame->shelf->assets,
                         .check_texts = frame->shelf->check_texts};
    frame->probe = probe;
    pack_cache_catalog(probe, app->catalog->game);
    note_gone(app, was_there);
    note_changed(app);
}

void pack_watch_probe_all(App *app) {
    AppFrame *frame = app->frame;
    free(frame->troubled);
    frame->troubled = NULL;
    for (size_t i = 0; frame->probe != NULL && frame->probe->games[i] != NULL; i++)
        pack_cache_catalog(frame->probe, frame->probe->games[i]);
}

static PackTrouble trouble_of(const App *app, int number, const ListedPack **listed) {
    PackList *list = frame_packs(app);
    *listed = pack_list_find(list, app->catalog->pack[number].id);
    if (*listed == NULL)
        return PACK_IS_GONE; // while it is played, or before it went on
    if (!(*listed)->on)
        return PACK_IS_OFF; // since before it went on
    return pack_list_is_out(*listed, app->catalog->game) ? PACK_IS_BROKEN : PACK_IS_WELL;
}

static void add_title(const App *app, const CatalogPack *pack, Text *name) {
    char title[PACK_TITLE_MAX];
    text_add(name, pack_title(frame_packs(app), pack->id, pack->name, title));
}

static void add_next_title(const App *app, const CatalogPack *pack, Text *names) {
    if (names == NULL)
        return;
    if (names->length > 0)
        text_add(names, ", ");
    add_title(app, pack, names);
}

// Appends the titles of all packs of the game that have changed (`names` may be NULL); returns how many.
static int add_changed(const App *app, Text *names) {
    const Catalog *now = app->frame->changed_packs != 0 ? frame_cards_now(app) : NULL;
    int count = 0;
    for (int i = 0; now != NULL && i < now->packs; i++) {
        if ((app->frame->changed_packs >> i & 1U) == 0 || !is_of_game(app, now->pack[i].id))
            continue;
        add_next_title(app, &now->pack[i], names);
        count++;
    }
    return count;
}

// The same of those that are gone.
static int add_gone(const App *app, Text *names) {
    const ListedPack *pack;
    int count = 0;
    for (int i = 0; i < app->catalog->packs; i++) {
        if (trouble_of(app, i, &pack) != PACK_IS_GONE)
            continue;
        add_next_title(app, &app->catalog->pack[i], names);
        count++;
    }
    return count;
}

PackTrouble app_pack_trouble(const App *app, Text *names, Text *fault) {
    if (frame_packs(app) == NULL || app->session == NULL)
        return PACK_IS_WELL;
    for (int i = 0; i < app->catalog->packs; i++) {
        const ListedPack *pack;
        const PackTrouble trouble = trouble_of(app, i, &pack);
        if (trouble == PACK_IS_WELL)
            continue;
        if (names != NULL && trouble == PACK_IS_GONE)
            add_gone(app, names);
        else if (names != NULL)
            add_title(app, &app->catalog->pack[i], names);
        if (fault != NULL && trouble == PACK_IS_BROKEN && pack->faults->count > 0)
            app_pack_fault(app, pack, &pack->faults->item[0], fault);
        return trouble;
    }
    return app->frame->packs_wait && add_changed(app, names) > 0 ? PACK_HAS_CHANGED : PACK_IS_WELL;
}

int app_packs_in_trouble(const App *app) {
    const PackTrouble trouble = app_pack_trouble(app, NULL, NULL);
    return trouble == PACK_IS_GONE       ? add_gone(app, NULL)
           : trouble == PACK_HAS_CHANGED ? add_changed(app, NULL)
                                         : trouble != PACK_IS_WELL;
}

// ---- why

struct TroubledPacks {
    int count;
    TroubledPack pack[TROUBLED_MAX];
    unsigned version; // of the packs (app_packs_version)
    char language[LANGUAGE_CODE_MAX];
};

static void say_why(const App *app, const ListedPack *listed, TroubledPack *pack) {
    static const UiWord words[LEFT_OUT_KINDS] = {[LEFT_OUT_FAULTY] = UI_GAMES_KEPT_WITHOUT_BROKEN,
                                                 [LEFT_OUT_WITH] = UI_GAMES_KEPT_WITHOUT_WITH,
                                                 [LEFT_OUT_LACKS] = UI_GAMES_KEPT_WITHOUT_LACKS,
                                                 [LEFT_OUT_GONE] = UI_GAMES_KEPT_WITHOUT};
    Text others = {0};
    pack->left_out = LEFT_OUT_GONE;
    if (pack->trouble == PACK_IS_BROKEN)
        pack->left_out = app_left_out(app, (int)(listed - frame_packs(app)->pack), &others);
    const UiWord word = pack->trouble == PACK_IS_OFF ? UI_GAMES_KEPT_WITHOUT_ON : words[pack->left_out];
    ui_fill(app, pack->why, sizeof pack->why, word, STR("packs", pack->title),
            STR("others", text_string(&others)));
    text_finish(&others);
}

static void find_troubled(const App *app, TroubledPacks *troubled) {
    for (int i = 0; i < app->catalog->packs && troubled->count < TROUBLED_MAX; i++) {
        const CatalogPack *of = &app->catalog->pack[i];
        const ListedPack *listed;
        const PackTrouble trouble = trouble_of(app, i, &listed);
        if (trouble == PACK_IS_WELL)
            continue;
        TroubledPack *pack = &troubled->pack[troubled->count++];
        pack->trouble = trouble;
        pack_title(frame_packs(app), of->id, of->name, pack->title);
        say_why(app, listed, pack);
    }
}

int app_troubled_packs(const App *app, const TroubledPack **packs) {
    AppFrame *frame = app->frame;
    TroubledPacks *known = frame->troubled;
    *packs = NULL;
    if (frame_packs(app) == NULL || app->session == NULL)
        return 0;
    if (known == NULL || known->version != frame->packs_version ||
        strcmp(known->language, app->settings.language) != 0) {
        free(known);
        known = frame->troubled = calloc(1, sizeof *known);
        if (known == NULL)
            return 0;
        known->version = frame->packs_version;
        text_copy(known->language, sizeof known->language, app->settings.language);
        find_troubled(app, known);
    }
    *packs = known->pack;
    return known->count;
}

// ---- after the start

// Looks for what nothing reads or plays in a pack: the screen of packs shows how much that is. `tells`: on
// the terminal, too.
static void look_at_files(App *app, int place, bool tells) {
    PackList *list = frame_packs(app);
    const LintPlace where = packs_lint_place(app, NULL);
    Problems *problems = calloc(1, sizeof *problems);
    Layers assets = {0};
    if (problems != NULL) {
        pack_unread_check(list, place, &where, problems);
        if (pack_list_lay_assets(list, place, place, where.assets, &assets))
            pack_sounds_check(&assets, problems);
        list->pack[place].warnings += problems->spared;
        if (problems->spared > 0 && app->frame->screen == &packs_screen)
            app_request_layout(app);
        if (tells)
            packs_tell(problems);
    }
    layers_finish(&assets);
    free(problems);
}

// One pack at a time, so that neither the start nor the screen of packs waits.
static void look_at_next(App *app) {
    AppFrame *frame = app->frame;
    PackList *list = frame_packs(app);
    for (int i = 0; i < list->count && app->session == NULL; i++) {
        ListedPack *pack = &list->pack[i];
        if (pack->looked || pack->stray || pack->out || (!pack->on && frame->screen != &packs_screen))
            continue;
        pack->looked = true;
        look_at_files(app, i, pack->on && i >= frame->packs_told);
        frame->packs_told = i >= frame->packs_told ? i + 1 : frame->packs_told;
        return;
    }
}

void pack_watch_step(App *app) {
    AppFrame *frame = app->frame;
    if (!are_watched(app) || app->now < frame->packs_look_at)
        return;
    frame->packs_look_at = app->now + LOOK_EVERY;
    look_at_next(app);
    const uint64_t seen = pack_fingerprint(frame_packs(app));
    if (seen == frame->packs_seen && (!frame->packs_wait || app->session != NULL))
        return;
    frame->packs_seen = seen;
    frame->packs_wait = app->session != NULL; // its cards stay as they are until the game is over
    if (frame->packs_wait) {
        probe_packs(app);
        if (packs_are_shown_by(frame->screen))
            pack_watch_probe_all(app);
        packs_show_anew(app);
    } else {
        app_reload_packs(app);
    }
}

int pack_watch_wait(const App *app) {
    if (!are_watched(app))
        return -1;
    const uint64_t at = app->frame->packs_look_at;
    return at > app->now ? (int)(at - app->now) : 0;
}

void pack_watch_end(App *app) {
    pack_watch_forget(app);
    importer_close(app);
    words_destroy(app->frame->words_before);
    text_finish(&app->frame->packs_fault);
    text_finish(&app->frame->made_pack);
}

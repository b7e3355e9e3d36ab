// SPDX-License-Identifier: MIT
#include "screen_stage.h"

#include "app/stage/import.h"
#include "data/pack.h"
#include "data/pack_cache.h"
#include "data/pack_choice.h"
#include "data/scenario.h"
#include "engine/game.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define FRAME_MS 20
#define STEPS_MAX 6000
#define PICTURES_KEPT ((size_t)256 << 20) // bytes: each is decoded once
#define LARGEST_ON_HEAP (32 << 20)
#define HEAP_KEPT (512 << 20)

// A game that has a pack, but one that can begin with the position of a file.
typedef struct Staged {
    const Game *real;
    Game game;
    Catalog *catalog; // on the shelf
    uint8_t *position;
} Staged;

App *stage_app;
static Staged staged[PACK_CACHE_MAX];
static int staged_count;
static Staged *on = staged; // the one that is played
static PackCache shelf;     // all of them, or as many as are to be seen
static PackList packs;      // upon their cards, if any
static const Game *shown[PACK_CACHE_MAX + 1];
static SetupOptions position_options;
static uint64_t now;
static int frame_ms = FRAME_MS;
static void (*each_frame)(void);

const char *stage_place(const char *variable, const char *absent) {
    const char *value = getenv(variable);
    return value != NULL ? value : absent;
}

static void print_problems(const Problems *problems, Text *out) {
    for (int i = 0; problems != NULL && i < problems->count; i++) {
        problem_print(&problems->item[i], out);
        text_add(out, "\n");
    }
}

// ---- a game that begins in the middle

static bool keep_position(const void *rules, const SetupOptions *options, const void *given, Rng *rng,
                          void *state, EventList *events, Text *problem, Text *path) {
    memcpy(on->position, given, on->game.position_bytes);
    return on->real->position(rules, options, given, rng, state, events, problem, path);
}

static void deal_position(const void *rules, const SetupOptions *options, Rng *rng, void *state,
                          EventList *events) {
    Text problem = {0}, path = {0};
    on->real->position(rules, options, on->position, rng, state, events, &problem, &path);
    text_finish(&problem);
    text_finish(&path);
}

static Staged *staged_of(const char *id) {
    for (int i = 0; i < staged_count; i++)
        if (strcmp(staged[i].game.id, id) == 0)
            return &staged[i];
    return NULL;
}

// The scenario that is loaded says which game is played.
static const Catalog *find_pack(void *context, const char *id, Text *problem) {
    (void)context, (void)problem;
    Staged *found = staged_of(id);
    if (found != NULL)
        on = found;
    return found != NULL ? found->catalog : NULL;
}

// Beside the folder of the cards; its name is part of a picture.
const char *stage_folder(void) {
    static char folder[1024];
    const char *cards = stage_place("STARDECK_CARDS", "cards"), *slash = strrchr(cards, '/');
    const int length = slash != NULL ? (int)(slash + 1 - cards) : 0;
    snprintf(folder, sizeof folder, "%.*stests/app/shots", length, cards);
    return stage_place("STARDECK_SHOTS", folder);
}

bool stage_load_position(const char *name) {
    char path[1024];
    snprintf(path, sizeof path, "%.900s/%.80s", stage_folder(), name);
    Problems *problems = calloc(1, sizeof *problems);
    Scenario *scenario =
        problems != NULL ? scenario_load(path, &(ScenarioPacks){.find = find_pack}, problems) : NULL;
    Text problem = {0};
    print_problems(problems, &problem);
    free(problems);
    Match *match = scenario != NULL ? scenario_played(scenario, &problem) : NULL;
    if (match != NULL)
        position_options = *match_options(match);
    else
        fprintf(stderr, "%s: %s\n", path, text_string(&problem));
    const bool good = match != NULL && app_choose_game(stage_app, on->catalog, &problem);
    match_destroy(match);
    scenario_destroy(scenario);
    text_finish(&problem);
    return good;
}

bool stage_choose(const char *id) {
    Staged *found = staged_of(id);
    Text problem = {0};
    const bool good = found != NULL && app_choose_game(stage_app, found->catalog, &problem);
    if (good)
        on = found;
    text_finish(&problem);
    return good;
}

void stage_begin_with_position(void) {
    for (int i = 0; i < staged_count; i++) {
        staged[i].game.setup = deal_position;
        staged[i].game.position = keep_position;
    }
}

void stage_begin_with_deal(void) {
    for (int i = 0; i < staged_count; i++) {
        staged[i].game.setup = staged[i].real->setup;
        staged[i].game.position = staged[i].real->position;
    }
}

const SetupOptions *stage_options(void) {
    return &position_options;
}

const Catalog *stage_catalog(void) {
    return on->catalog;
}

void stage_show_games(int count) {
    for (int i = 0; i < PACK_CACHE_MAX; i++)
        shown[i] = i < count && i < staged_count ? &staged[i].game : NULL;
}

// ---- packs

#define OWN_PACKS "/home/ann/.local/share/stardeck/packs" // part of a picture

bool stage_list_packs(void) {
    setenv("HOME", "/home/ann", 1); // nobody's downloads are part of a picture
    static const char *const on_now[] = {"bigger", "broken"};
    char folder[1024];
    snprintf(folder, sizeof folder, "%.900s/../../packs/listed", stage_folder());
    pack_list_scan(&packs, folder, PACK_SHIPPED);
    pack_list_scan(&packs, OWN_PACKS, PACK_OWN);
    for (size_t i = 0; i < sizeof on_now / sizeof on_now[0]; i++) {
        ListedPack *pack = pack_list_find(&packs, on_now[i]);
        if (pack == NULL)
            return false;
        pack->on = true;
    }
    shelf.upon = &packs;
    return true;
}

bool stage_miss_packs(void) {
    static const char choice[] =
        "{\"packs\": [{\"id\": \"ann_far_stars\", \"on\": true}, {\"id\": \"bigger\", \"on\": true},"
        " {\"id\": \"broken\", \"on\": true}, {\"id\": \"benjamin_fleet_from_nowhere\", "
        "\"on\": true}]}";
    char path[] = "/tmp/stardeck-stage-XXXXXX";
    Problems problems = {0};
    const int made = mkstemp(path);
    FILE *file = made >= 0 ? fdopen(made, "w") : NULL;
    const bool good = file != NULL && fputs(choice, file) >= 0;
    if (file == NULL || fclose(file) != 0 || !good)
        return false;
    pack_choice_read(&packs, path, &problems);
    unlink(path);
    return problems_total(&problems) == 0 && pack_choice_absents(&packs) == 2;
}

bool stage_use_template(void) {
    char folder[1024];
    snprintf(folder, sizeof folder, "%.900s/template", stage_place("STARDECK_CARDS", "cards"));
    pack_list_scan(&packs, folder, PACK_SHIPPED);
    ListedPack *pack = pack_list_find(&packs, "mypack");
    if (pack == NULL)
        return false;
    pack->on = true;
    shelf.upon = &packs;
    app_reload_packs(stage_app);
    pack = pack_list_find(&packs, "mypack"); // the list may have moved
    return pack != NULL && pack->on && pack->faults == NULL;
}

// The hidden folder of what is imported must lie somewhere, and pictures show neither that nor this checkout.
bool stage_import(const char *name) {
    char hidden[] = "/tmp/stardeck-stage-XXXXXX", path[1200], from[200];
    Text problem = {0};
    if (strcmp(name, "template") == 0)
        snprintf(path, sizeof path, "%.900s/template/mypack", stage_place("STARDECK_CARDS", "cards"));
    else
        snprintf(path, sizeof path, "%.900s/../../packs/listed/%.100s", stage_folder(), name);
    char *own = packs.scanned[PACK_OWN];
    packs.scanned[PACK_OWN] = mkdtemp(hidden);
    const bool good = app_open_import(stage_app, path, &problem);
    packs.scanned[PACK_OWN] = own;
    text_finish(&problem);
    if (!good)
        return false;
    PackImport *import = (PackImport *)app_import(stage_app);
    snprintf(from, sizeof from, "/home/ann/Downloads/%.100s.zip", name);
    free(import->source);
    import->source = text_duplicate(from);
    return true;
}

// With what it has unpacked, and the folder for that.
static void drop_import(void) {
    char *folder = app_import(stage_app) != NULL ? text_duplicate(app_import(stage_app)->folder) : NULL;
    if (folder == NULL)
        return;
    app_drop_import(stage_app);
    rmdir(folder);
    free(folder);
}

void stage_no_packs(void) {
    drop_import();
    if (shelf.upon == NULL)
        return;
    for (int i = 0; i < packs.count; i++)
        packs.pack[i].on = false;
    app_reload_packs(stage_app);
    shelf.upon = NULL;
    pack_list_finish(&packs);
}

// ---- the window

// Of every game that has a folder of cards; false: of one it is broken.
static bool load_packs(const char *cards, Problems *problems) {
    for (int i = 0; games[i] != NULL; i++) {
        char folder[1024];
        Staged *next = &staged[staged_count];
        Catalog *catalog = &shelf.catalog[staged_count];
        snprintf(folder, sizeof folder, "%.900s/%.60s", cards, games[i]->id);
        if (access(folder, F_OK) != 0 || games[i]->position == NULL)
            continue;
        *next = (Staged){games[i], *games[i], catalog, calloc(1, games[i]->position_bytes)};
        next->game.setup = deal_position;
        next->game.position = keep_position;
        staged_count++;
        if (next->position == NULL || !pack_load(catalog, &next->game, folder, problems))
            return false;
    }
    return staged_count > 0;
}

// A player's window keeps few pictures and gives memory back at once. Here hundreds of screens show the same
// cards one after the other: decoding them again and mapping memory anew would be most of the work.
static void keep_memory(void) {
    const PictureOptions options = {.assets = &stage_app->frame->assets, .memory = PICTURES_KEPT};
    PictureStore *store = picture_store_open(&options);
    if (store != NULL) {
        picture_store_close(stage_app->pictures);
        stage_app->pictures = store;
    }
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, LARGEST_ON_HEAP);
    mallopt(M_TRIM_THRESHOLD, HEAP_KEPT);
#endif
}

bool stage_open(int width, int height) {
    const char *cards = stage_place("STARDECK_CARDS", "cards");
    Problems *problems = calloc(1, sizeof *problems);
    staged_count = 0;
    on = staged;
    shelf = (PackCache){.games = shown, .folder = cards};
    const bool loaded = problems != NULL && load_packs(cards, problems);
    Text problem = {0};
    print_problems(problems, &problem);
    free(problems);
    stage_show_games(PACK_CACHE_MAX);
    if (loaded)
        stage_app = app_open(&(AppOptions){.catalog = on->catalog,
                                           .shelf = &shelf,
                                           .cards_folder = cards,
                                           .assets_folder = stage_place("STARDECK_ASSETS", "assets"),
                                           .language = "en",
                                           .width = width,
                                           .height = height,
                                           .offscreen = true},
                             &problem);
    if (stage_app == NULL)
        fprintf(stderr, "%s cannot be opened\n%s\n", cards, text_string(&problem));
    else
        keep_memory();
    text_finish(&problem);
    return stage_app != NULL;
}

void stage_close(void) {
    drop_import();
    app_close(stage_app);
    stage_show_games(PACK_CACHE_MAX);
    pack_list_finish(&packs);
    pack_cache_finish(&shelf);
    for (int i = 0; i < staged_count; i++)
        free(staged[i].position);
}

bool stage_set_language(const char *language) {
    Text problem = {0};
    const bool good = app_set_language(stage_app, language, &problem);
    if (!good)
        fprintf(stderr, "%s: %s\n", language, text_string(&problem));
    text_finish(&problem);
    return good;
}

void stage_use_palette(bool clear, bool contrast) {
    if (palette_use(clear, contrast))
        gfx_drop_caches(stage_app->gfx);
}

// ---- clock and hand

void stage_frames(int ms) {
    frame_ms = ms;
}

void stage_each_frame(void (*then)(void)) {
    each_frame = then;
}

bool stage_step(void) {
    const bool moves = loop_step(stage_app, now += (uint64_t)frame_ms);
    if (each_frame != NULL)
        each_frame();
    return moves;
}

void stage_wait(int ms) {
    for (int done = 0; done < ms; done += frame_ms)
        stage_step();
}

bool stage_run(void) {
    int steps = 0;
    while (stage_step() && steps < STEPS_MAX)
        steps++;
    return steps < STEPS_MAX;
}

void stage_mouse(SDL_EventType type, float x, float y, uint8_t button) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.state = stage_app->input.pressed ? SDL_BUTTON_LMASK : 0;
        event.motion.x = (int)x;
        event.motion.y = (int)y;
    } else {
        event.button.button = button;
        event.button.x = (int)x;
        event.button.y = (int)y;
    }
    loop_handle(stage_app, &event);
}

// The middle of what can be seen of it: later hits may lie over its lower part.
bool stage_point(const char *id) {
    const Hit *hit = hits_find(&stage_app->hits, id);
    if (hit == NULL)
        return false;
    const float x = hit->rect.x + hit->rect.w / 2;
    float y = hit->rect.y + hit->rect.h / 2;
    for (float part = 0.5F; part > 0.02F; part -= 0.04F) {
        const Hit *top = hits_at(&stage_app->hits, x, hit->rect.y + hit->rect.h * part);
        if (top != NULL && strcmp(top->id, id) == 0) {
            y = hit->rect.y + hit->rect.h * part;
            break;
        }
    }
    stage_mouse(SDL_MOUSEMOTION, x, y, 0);
    return true;
}

bool stage_click(const char *id, uint8_t button) {
    if (!stage_point(id))
        return false;
    stage_mouse(SDL_MOUSEBUTTONDOWN, stage_app->input.x, stage_app->input.y, button);
    stage_mouse(SDL_MOUSEBUTTONUP, stage_app->input.x, stage_app->input.y, button);
    return true;
}

bool stage_press(const char *name) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = SDL_GetKeyFromName(name);
    loop_handle(stage_app, &event);
    return event.key.keysym.sym != SDLK_UNKNOWN;
}

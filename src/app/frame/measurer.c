// SPDX-License-Identifier: MIT
// Loads both sets of cards for the measurement alone, so that nothing else can change them meanwhile. From
// time to time the playing thread leaves a copy of its figures for the window to fetch; the final ones stay
// in place and are read when it has ended.
#include "app/frame/measurer.h"

#include "app/frame/frame.h"
#include "app/frame/worker.h"
#include "app/stage/pack_view.h"
#include "data/pack.h"
#include "data/pack_titles.h"
#include "data/words_apart.h"
#include "engine/game.h"
#include "play/jobs.h"

#include <stdlib.h>

#define LOOK_DEALS 50 // publish figures at most once per this number of deals …
#define LOOK_MS 400   // … and per this time
#define PACK_NAMES_MAX 200
#define UNTIL_TIMES 20 // with a given number of deals per measurement: the limit with `until`

struct Measurer {
    Worker worker;
    bool beside;
    MeasureState state;
    // Input. Read by the thread while it plays.
    Catalog catalog[2]; // by Side; game NULL: not loaded
    Words *words, *names[2];
    char pack[2][PACK_NAMES_MAX]; // "": the program's own cards
    Text players;
    BalanceSetup setup;
    Problems faults;
    // Used by the thread only while it plays.
    Balance playing;
    Text problem;
    int end; // result of balance_play
    Uint64 looked_at;
    bool on; // goes on with `playing`
    // Shared with the thread.
    atomic_uint_fast64_t done;
    _Atomic(Balance *) fresh; // figures for the window; NULL: none. Whoever exchanges it out owns it
    // Used by the window only.
    Uint64 begun; // when the playing began, and how many deals there were then
    uint64_t done_then;
    Balance *shown; // latest figures; NULL: none
    BalanceReport report;
    unsigned version;
};

Measurer *measurer_open(bool beside) {
    Measurer *measurer = calloc(1, sizeof *measurer);
    if (measurer == NULL)
        return NULL;
    worker_open(&measurer->worker, "measurer");
    measurer->beside = beside;
    return measurer;
}

Uint32 measurer_event(const Measurer *measurer) {
    return measurer->worker.event;
}

// ---- cleaning up

static void drop_balance(Balance **balance) {
    if (*balance != NULL)
        balance_finish(*balance);
    free(*balance);
    *balance = NULL;
}

static void drop_fresh(Measurer *measurer) {
    Balance *fresh = atomic_exchange(&measurer->fresh, NULL);
    drop_balance(&fresh);
}

static void drop(Measurer *measurer) {
    worker_stop(&measurer->worker);
    drop_fresh(measurer);
    drop_balance(&measurer->shown);
    balance_finish(&measurer->playing);
    for (int side = 0; side < 2; side++) {
        pack_finish(&measurer->catalog[side]);
        words_destroy(measurer->names[side]);
        measurer->names[side] = NULL;
        measurer->pack[side][0] = '\0';
    }
    words_destroy(measurer->words);
    measurer->words = NULL;
    text_clear(&measurer->players);
    text_clear(&measurer->problem);
    measurer->faults = (Problems){0};
    measurer->state = MEASURE_NONE;
    measurer->version++;
}

void measurer_close(Measurer *measurer) {
    if (measurer == NULL)
        return;
    drop(measurer);
    text_finish(&measurer->players);
    text_finish(&measurer->problem);
    free(measurer);
}

// ---- loading both sets of cards

static void name_pack(const PackList *list, char *names, const ListedPack *pack) {
    char title[PACK_TITLE_MAX];
    Text longer = {0};
    text_printf(&longer, "%s%s%s %s", names, names[0] != '\0' ? " + " : "",
                pack_list_title(list, pack, title), pack->info.version);
    text_copy(names, PACK_NAMES_MAX, text_string(&longer));
    text_finish(&longer);
}

// Layers the game's own cards, the enabled packs below, and for SIDE_AFTER the pack itself.
static bool lay_side(const App *app, Measurer *measurer, const Game *game, Side side, Layers *layers) {
    const PackList *list = frame_packs(app);
    const int viewed = app_viewed_pack(app);
    Text own = {0};
    text_printf(&own, "%s/%s", app->frame->shelf->folder, game->id);
    bool good = layers_add(layers, text_string(&own));
    for (int i = 0; good && i <= viewed; i++) {
        const ListedPack *pack = &list->pack[i];
        const bool wanted = i < viewed ? pack_list_is_used(pack, game) : side == SIDE_AFTER;
        if (!wanted || !pack_list_supports(pack, game))
            continue;
        name_pack(list, measurer->pack[side], pack);
        good = pack_list_add_layer(pack, game, layers);
    }
    text_finish(&own);
    return good;
}

// Names in the window's language; faults in them do not prevent playing.
static Words *load_names(const App *app, const Layers *layers) {
    Problems *ignored = calloc(1, sizeof *ignored);
    Words *words = ignored != NULL ? words_create() : NULL;
    if (words != NULL && !words_load_layers(words, layers, app->settings.language, ignored)) {
        words_destroy(words);
        words = words_create();
    }
    free(ignored);
    return words;
}

static bool load_side(const App *app, Measurer *measurer, const Game *game, Side side) {
    Layers layers = {0};
    bool good = lay_side(app, measurer, game, side, &layers) &&
                pack_load_layers(&measurer->catalog[side], game, &layers, &measurer->faults);
    if (good)
        measurer->names[side] = load_names(app, &layers);
    if (measurer->names[side] != NULL)
        words_tell_apart(measurer->names[side], &measurer->catalog[side]);
    good = good && measurer->names[side] != NULL;
    layers_finish(&layers);
    return good;
}

// The report's own sentences; English if the window's language lacks them.
static Words *load_words(const App *app, Problems *problems) {
    const Layers *assets = &app->frame->assets;
    Text name = {0}, path = {0};
    text_printf(&name, "balance/%s.json", app->settings.language);
    if (!layers_find(assets, text_string(&name), &path)) {
        text_clear(&path);
        layers_find(assets, "balance/en.json", &path);
    }
    Words *words = words_create();
    if (words != NULL && !words_load(words, text_string(&path), problems)) {
        words_destroy(words);
        words = NULL;
    }
    text_finish(&name);
    text_finish(&path);
    return words;
}

// True if the default players can play with these cards.
static bool seat_side(Measurer *measurer, Side side) {
    const Catalog *catalog = &measurer->catalog[side];
    Players *players = &measurer->setup.players[side];
    Text problem = {0};
    balance_default_setup(catalog, BALANCE_SEED, players);
    const SetupOptions drawn = seating_deal(players, catalog, 0);
    const bool good = catalog->game->options_ok(catalog->rules, &drawn, &problem);
    if (!good)
        problems_add(&measurer->faults, "", 0, 0, "%s", text_string(&problem));
    text_finish(&problem);
    return good;
}

static bool is_unfit(const App *app, Measurer *measurer, const Game *game) {
    const PackList *list = frame_packs(app);
    const ListedPack *pack = &list->pack[app_viewed_pack(app)];
    const bool out = pack_list_is_out(pack, game);
    for (int i = 0; out && i < pack->faults->count; i++)
        problems_add_copy(&measurer->faults, &pack->faults->item[i]);
    if (!out)
        pack_list_is_unfit(list, app_viewed_pack(app), game, &measurer->faults);
    return measurer->faults.count > 0;
}

static bool open_all(const App *app, Measurer *measurer, const Game *game) {
    if (is_unfit(app, measurer, game))
        return false;
    measurer->words = load_words(app, &measurer->faults);
    bool good = measurer->words != NULL;
    for (int side = 0; good && side < 2; side++) {
        good = load_side(app, measurer, game, (Side)side) && seat_side(measurer, (Side)side);
        measurer->setup.catalog[side] = &measurer->catalog[side];
    }
    if (!good && measurer->faults.count == 0)
        problems_add(&measurer->faults, "", 0, 0, "out of memory");
    return good;
}

// ---- playing

static void count(void *context, uint64_t done) {
    Measurer *measurer = context;
    atomic_store(&measurer->done, done);
}

static bool is_stopped(void *context) {
    Measurer *measurer = context;
    return worker_must_stop(&measurer->worker);
}

// Publishes a copy of the figures for the window.
static void look(void *context, const Balance *so_far) {
    Measurer *measurer = context;
    if (SDL_GetTicks64() - measurer->looked_at < LOOK_MS)
        return;
    measurer->looked_at = SDL_GetTicks64();
    Balance *copy = calloc(1, sizeof *copy);
    if (copy == NULL)
        return;
    if (!balance_copy(copy, so_far)) {
        drop_balance(&copy);
        return;
    }
    Balance *old = atomic_exchange(&measurer->fresh, copy);
    drop_balance(&old);
    worker_notify(&measurer->worker);
}

static void play(void *context) {
    Measurer *measurer = context;
    measurer->end = measurer->on ? balance_play_on(&measurer->playing, &measurer->setup, &measurer->problem)
                                 : balance_play(&measurer->playing, &measurer->setup, &measurer->problem);
}

// Leaves one core to the window.
static int workers(void) {
    const int cores = jobs_cores();
    return cores > 2 ? cores - 1 : 1;
}

static uint64_t played(const Balance *balance) {
    return balance->deals + balance->endless;
}

static void update_report(Measurer *measurer, const Balance *balance) {
    const bool close = measurer->setup.until > 0 && balance_is_close(balance);
    measurer->report =
        (BalanceReport){.balance = balance,
                        .catalog = {&measurer->catalog[SIDE_BEFORE], &measurer->catalog[SIDE_AFTER]},
                        .players = text_string(&measurer->players),
                        .wanted = close ? played(balance) : measurer->setup.deals,
                        .until = measurer->setup.until,
                        .seed = BALANCE_SEED,
                        .pack = {measurer->pack[SIDE_BEFORE][0] != '\0' ? measurer->pack[SIDE_BEFORE] : NULL,
                                 measurer->pack[SIDE_AFTER]},
                        .words = measurer->words,
                        .names = {measurer->names[SIDE_BEFORE], measurer->names[SIDE_AFTER]},
                        .in_window = true};
    measurer->version++;
}

static void conclude(Measurer *measurer) {
    drop_fresh(measurer);
    drop_balance(&measurer->shown);
    measurer->state = measurer->end == JOBS_DONE      ? MEASURE_DONE
                      : measurer->end == JOBS_STOPPED ? MEASURE_STOPPED
                                                      : MEASURE_FAULTY;
    if (measurer->state == MEASURE_FAULTY)
        problems_add(&measurer->faults, "", 0, 0, "%s",
                     measurer->end == JOBS_NO_MEMORY ? "out of memory" : text_string(&measurer->problem));
    update_report(measurer, &measurer->playing);
}

bool measurer_step(Measurer *measurer) {
    if (measurer->state != MEASURE_PLAYING)
        return false;
    if (worker_is_done(&measurer->worker)) {
        worker_stop(&measurer->worker);
        conclude(measurer);
        return true;
    }
    Balance *fresh = atomic_exchange(&measurer->fresh, NULL);
    if (fresh == NULL)
        return false;
    drop_balance(&measurer->shown);
    measurer->shown = fresh;
    update_report(measurer, fresh);
    return true;
}

// ---- interface for screens

static uint64_t deals_of(const App *app, uint64_t wanted) {
    return wanted > 0 ? wanted : app->frame->measure_deals > 0 ? app->frame->measure_deals : BALANCE_DEALS;
}

static void begin_playing(Measurer *measurer, uint64_t done) {
    atomic_store(&measurer->done, done);
    measurer->done_then = done;
    measurer->begun = measurer->looked_at = SDL_GetTicks64();
    measurer->state = MEASURE_PLAYING;
    if (measurer->beside) {
        worker_begin(&measurer->worker, play, measurer);
    } else {
        play(measurer);
        conclude(measurer);
    }
}

static uint64_t limit_of(const App *app, uint64_t deals) {
    return deals > 0                       ? deals
           : app->frame->measure_deals > 0 ? UNTIL_TIMES * app->frame->measure_deals
                                           : BALANCE_DEALS_MOST;
}

void app_measure_on(App *app, uint64_t deals, double until) {
    Measurer *measurer = app->frame->measurer;
    if (measurer == NULL || (measurer->state != MEASURE_DONE && measurer->state != MEASURE_STOPPED))
        return;
    const uint64_t done = played(&measurer->playing), wanted = until > 0 ? limit_of(app, deals) : deals;
    Balance *shown = calloc(1, sizeof *shown);
    if (shown == NULL || !balance_copy(shown, &measurer->playing)) {
        drop_balance(&shown);
        return;
    }
    measurer->shown = shown;
    measurer->setup.deals = wanted > done ? wanted : done;
    measurer->setup.until = until;
    measurer->on = true;
    update_report(measurer, shown);
    begin_playing(measurer, done);
    app_request_layout(app);
}

void app_measure_pack(App *app, const Game *game, uint64_t deals) {
    Measurer *measurer = app->frame->measurer;
    if (measurer == NULL || app_viewed_pack(app) < 0)
        return;
    drop(measurer);
    measurer->setup = (BalanceSetup){.deals = deals_of(app, deals),
                                     .workers = workers(),
                                     .context = measurer,
                                     .progress = count,
                                     .stopped = measurer->beside ? is_stopped : NULL,
                                     .look = look,
                                     .look_every = measurer->beside ? LOOK_DEALS : 0};
    if (!open_all(app, measurer, game)) {
        measurer->state = MEASURE_FAULTY;
        return;
    }
    balance_default_players(&measurer->catalog[SIDE_AFTER], &measurer->players);
    measurer->on = false;
    update_report(measurer, &measurer->playing);
    if (balance_same_words(&measurer->report) != NULL)
        measurer->state = MEASURE_SAME;
    else
        begin_playing(measurer, 0);
}

// From the pace so far.
static int seconds_left(const Measurer *measurer) {
    const uint64_t done = atomic_load(&measurer->done);
    if (measurer->state != MEASURE_PLAYING || measurer->shown == NULL || done <= measurer->done_then)
        return -1;
    const uint64_t total = balance_forecast(measurer->shown, measurer->setup.until);
    const uint64_t most = total < measurer->setup.deals ? total : measurer->setup.deals;
    const double each = (double)(SDL_GetTicks64() - measurer->begun) / (double)(done - measurer->done_then);
    return most > done ? (int)(each * (double)(most - done) / 1000) : 0;
}

Measure app_measure(const App *app) {
    Measurer *measurer = app->frame->measurer;
    if (measurer == NULL)
        return (Measure){.state = MEASURE_NONE};
    const bool over = measurer->state == MEASURE_DONE || measurer->state == MEASURE_STOPPED;
    const bool any = measurer->shown != NULL || (over && measurer->playing.deals > 0);
    return (Measure){.state = measurer->state,
                     .done = atomic_load(&measurer->done),
                     .wanted = measurer->setup.deals,
                     .until = measurer->setup.until,
                     .seconds = seconds_left(measurer),
                     .report = any ? &measurer->report : NULL,
                     .version = measurer->version,
                     .faults = &measurer->faults,
                     .same = measurer->state == MEASURE_SAME ? balance_same_words(&measurer->report) : NULL};
}

void app_stop_measure(App *app) {
    Measurer *measurer = app->frame->measurer;
    if (measurer == NULL || measurer->state != MEASURE_PLAYING)
        return;
    worker_stop(&measurer->worker);
    conclude(measurer);
    app_request_layout(app);
}

void app_drop_measure(App *app) {
    if (app->frame->measurer != NULL)
        drop(app->frame->measurer);
}

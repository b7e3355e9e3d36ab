// SPDX-License-Identifier: MIT
// Keeps state, random numbers and command log together behind one interface.
#include "engine/match.h"

#include "core/hash.h"
#include "core/json_out.h"
#include "engine/game.h"
#include "engine/recall.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define RNG_BYTES 32

struct Match {
    const Catalog *catalog;
    SetupOptions options;
    Luck luck;
    alignas(8) uint8_t state[STATE_MAX];
    LogEntry *log;
    int log_count, log_capacity;
    bool log_complete;
    struct { // the starting position, which `recall` replays
        Luck luck;
        alignas(8) uint8_t state[STATE_MAX];
    } begin;
    Recall *recall; // what the seats remember; NULL: not needed yet
};

static const Game *game_of(const Match *match) {
    return match->catalog->game;
}

static Match *create(const Catalog *catalog, const SetupOptions *options, Text *problem) {
    assert(catalog->game->state_bytes <= STATE_MAX && catalog->game->view_bytes <= VIEW_MAX);
    if (!catalog->game->options_ok(catalog->rules, options, problem))
        return NULL;
    Match *match = calloc(1, sizeof *match);
    if (match == NULL) {
        text_add(problem, "out of memory");
        return NULL;
    }
    match->catalog = catalog;
    match->options = *options;
    match->log_complete = true;
    rng_seed(&match->luck.rng, options->seed);
    return match;
}

static void begin(Match *match) {
    match->begin.luck = match->luck;
    memcpy(match->begin.state, match->state, game_of(match)->state_bytes);
}

Match *match_create(const Catalog *catalog, const SetupOptions *options, EventList *events, Text *problem) {
    Match *match = create(catalog, options, problem);
    if (match == NULL)
        return NULL;
    game_of(match)->setup(catalog->rules, options, &match->luck.rng, match->state, events);
    begin(match);
    return match;
}

Match *match_create_position(const Catalog *catalog, const SetupOptions *options, const void *position,
                             EventList *events, Text *problem, Text *path) {
    return match_create_scripted(catalog, options, position, NULL, events, problem, path);
}

Match *match_create_scripted(const Catalog *catalog, const SetupOptions *options, const void *position,
                             const RngScript *script, EventList *events, Text *problem, Text *path) {
    Match *match = create(catalog, options, problem);
    if (match == NULL)
        return NULL;
    if (script != NULL)
        luck_use_script(&match->luck, script);
    if (!game_of(match)->position(catalog->rules, options, position, &match->luck.rng, match->state, events,
                                  problem, path)) {
        match_destroy(match);
        return NULL;
    }
    begin(match);
    return match;
}

void match_destroy(Match *match) {
    if (match == NULL)
        return;
    recall_destroy(match->recall);
    free(match->log);
    free(match);
}

const Luck *match_luck(const Match *match) {
    return &match->luck;
}

const Catalog *match_catalog(const Match *match) {
    return match->catalog;
}

const SetupOptions *match_options(const Match *match) {
    return &match->options;
}

Seat match_to_act(const Match *match) {
    return game_of(match)->to_act(match->catalog->rules, match->state);
}

int match_legal(const Match *match, Command *out, int capacity) {
    return game_of(match)->legal(match->catalog->rules, match->state, out, capacity);
}

static void log_add(Match *match, Seat seat, const Command *command) {
    if (match->log_count == match->log_capacity) {
        const int capacity = match->log_capacity == 0 ? 64 : match->log_capacity * 2;
        LogEntry *bigger = realloc(match->log, (size_t)capacity * sizeof *bigger);
        if (bigger == NULL) {
            match->log_complete = false;
            return;
        }
        match->log = bigger;
        match->log_capacity = capacity;
    }
    match->log[match->log_count++] = (LogEntry){.seat = seat, .command = *command, .hash = match_hash(match)};
}

Verdict match_judge(const Match *match, Seat seat, const Command *command) {
    return game_of(match)->judge(match->catalog->rules, match->state, seat, command);
}

Verdict match_submit(Match *match, Seat seat, const Command *command, EventList *events) {
    const Verdict verdict =
        game_of(match)->apply(match->catalog->rules, match->state, seat, command, &match->luck.rng, events);
    if (verdict == VERDICT_OK)
        log_add(match, seat, command);
    return verdict;
}

Verdict match_preview(const Match *match, Seat seat, const Command *command, EventList *events) {
    alignas(8) uint8_t state[STATE_MAX];
    Luck luck = match->luck;
    memcpy(state, match->state, game_of(match)->state_bytes);
    return game_of(match)->apply(match->catalog->rules, state, seat, command, &luck.rng, events);
}

RevealKind match_reveals(const Match *match, const EventList *events, Seat viewer) {
    const Game *game = game_of(match);
    RevealKind reveals = game->reveals == NULL || events->dropped > 0 ? REVEAL_HIDDEN : REVEAL_NOTHING;
    for (int i = 0; i < events->count && reveals == REVEAL_NOTHING; i++)
        reveals = game->reveals(&events->item[i], viewer);
    return reveals;
}

uint64_t state_hash(const Game *game, const void *state, uint64_t seed) {
    if (game->hash == NULL)
        return hash_blocks(state, game->state_bytes, seed);
    return hash_end(game->hash(state, hash_begin(seed)));
}

// Byte by byte, so that byte order doesn't matter.
static void rng_bytes(const Rng *rng, uint8_t bytes[RNG_BYTES]) {
    for (int i = 0; i < RNG_BYTES; i++)
        bytes[i] = (uint8_t)(rng->s[i / 8] >> (8 * (i % 8)));
}

static uint64_t hash_of(const Match *match, const Rng *rng, const void *state) {
    uint8_t bytes[RNG_BYTES];
    rng_bytes(rng, bytes);
    return state_hash(game_of(match), state, hash_blocks(bytes, sizeof bytes, 0));
}

uint64_t match_hash(const Match *match) {
    return hash_of(match, &match->luck.rng, match->state);
}

uint64_t match_start_hash(const Match *match) {
    return hash_of(match, &match->begin.luck.rng, match->begin.state);
}

uint64_t match_hash_format_1(const Match *match) {
    uint8_t bytes[RNG_BYTES];
    rng_bytes(&match->luck.rng, bytes);
    const Game *game = game_of(match);
    const size_t size = game->format_1_bytes > 0 ? game->format_1_bytes : game->state_bytes;
    uint8_t written[STATE_MAX];
    if (game->format_1 != NULL)
        game->format_1(match->state, written);
    return hash_bytes(game->format_1 != NULL ? (const void *)written : match->state, size,
                      hash_bytes(bytes, sizeof bytes, 0));
}

int match_log_count(const Match *match) {
    return match->log_count;
}

const LogEntry *match_log(const Match *match, int index) {
    assert(index >= 0 && index < match->log_count);
    return &match->log[index];
}

bool match_log_complete(const Match *match) {
    return match->log_complete;
}

void view_copy(View *to, const View *from) {
    assert(from->game != NULL);
    to->game = from->game;
    to->viewer = from->viewer;
    memcpy(to->bytes, from->bytes, from->game->view_bytes);
}

static void begin_view(const Match *match, Seat viewer, View *view) {
    view->game = game_of(match);
    view->viewer = viewer;
}

static void view_of(const Match *match, const void *state, Seat viewer, View *view) {
    begin_view(match, viewer, view);
    view->game->view(match->catalog->rules, state, viewer, view->bytes);
}

void match_view(const Match *match, Seat viewer, View *view) {
    view_of(match, match->state, viewer, view);
}

void match_open_view(const Match *match, Seat front, View *view) {
    begin_view(match, front, view);
    view->game->open_view(match->catalog->rules, match->state, front, view->bytes);
}

static const void *state_after(const Match *match, const EventList *events, int index) {
    assert(events->states != NULL && index >= 0 && index < events->count);
    assert(events->state_bytes == game_of(match)->state_bytes);
    return events->states + (size_t)index * events->state_bytes;
}

void match_open_event_view(const Match *match, const EventList *events, int index, Seat front, View *view) {
    begin_view(match, front, view);
    view->game->open_view(match->catalog->rules, state_after(match, events, index), front, view->bytes);
}

void match_event_view(const Match *match, const EventList *events, int index, Seat viewer, View *view) {
    view_of(match, state_after(match, events, index), viewer, view);
}

// The seat's notebook, up to date; zeros if nothing is remembered. Valid until the next call.
static const void *notebook_of(Match *match, Seat seat) {
    static const alignas(8) uint8_t nothing[NOTEBOOK_MAX];
    if (game_of(match)->notebook_bytes == 0 || !match->log_complete)
        return nothing;
    if (match->recall == NULL)
        match->recall =
            recall_create(match->catalog, match->options.seats, match->begin.state, &match->begin.luck);
    if (match->recall == NULL)
        return nothing;
    recall_update(match->recall, match->log, match->log_count);
    return recall_notebook(match->recall, seat);
}

void match_standpoint(Match *match, Seat viewer, Standpoint *standpoint) {
    assert(viewer < match->options.seats);
    standpoint->game = game_of(match);
    standpoint->viewer = viewer;
    standpoint->game->standpoint(match->catalog->rules, match->state, viewer, notebook_of(match, viewer),
                                 standpoint->bytes);
}

void match_result(const Match *match, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]) {
    game_of(match)->result(match->catalog->rules, match->state, points, winner);
}

uint16_t match_turns(const Match *match) {
    return game_of(match)->turns(match->state);
}

bool match_check(const Match *match, Text *problem) {
    return game_of(match)->check(match->catalog->rules, match->state, problem);
}

void match_report(const Match *match, JsonOut *json) {
    game_of(match)->report(match->catalog->rules, match->state, json);
}

void match_score(const Match *match, JsonOut *json) {
    if (game_of(match)->score != NULL)
        game_of(match)->score(match->catalog->rules, match->state, json);
}

bool match_features(const Match *match, Seat seat, int16_t out[FEATURES_MAX]) {
    const Game *game = game_of(match);
    const void *rules = match->catalog->rules;
    if (game->features == NULL || !game->turns_on(rules, match->state, match->state, 0))
        return false;
    game->features(rules, match->state, seat, out);
    return true;
}

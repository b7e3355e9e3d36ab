// SPDX-License-Identifier: MIT
// Trying out a card, target or ship: a short way from the gallery to the table and back, for authors of
// cards. An ordinary game, but it starts in a position made by the game's rules and is not saved.
#include "app/frame/game_start.h"
#include "engine/game.h"

#include <stdlib.h>

#define OPPONENT "easy"

bool app_can_try(const App *app) {
    return app->session == NULL && app->catalog->game->try_out != NULL;
}

static bool is_taken(const SetupOptions *setup, uint8_t faction) {
    return setup_seat_of(setup, faction) != SEAT_NONE;
}

// The person's faction: the requested one, else that of the last game.
static uint8_t own_faction(const App *app, const Trial *trial) {
    if (trial->faction != NONE)
        return trial->faction;
    for (Seat seat = 0; seat < app->chosen.setup.seats; seat++)
        if (app->chosen.who[seat] == NULL)
            return app->chosen.setup.faction[seat];
    return 0;
}

// One person and the fewest computers allowed, unless the trial says otherwise.
static SessionOptions options_of(const App *app, const Trial *trial) {
    const Game *game = app->catalog->game;
    const Opponent *easy = opponent_for(OPPONENT, game);
    SessionOptions options = {.setup = {.seats = 1, .first = SEAT_NONE, .seed = app->chosen.setup.seed}};
    options.setup.faction[0] = own_faction(app, trial);
    const uint8_t factions = catalog_count(app->catalog, game->seat_table),
                  seats = trial->seats > 0 ? trial->seats : game->seats_min;
    for (uint8_t faction = 0; faction < factions && options.setup.seats < seats; faction++) {
        if (is_taken(&options.setup, faction))
            continue;
        options.who[options.setup.seats] = easy != NULL ? easy : opponent_default(game);
        options.setup.faction[options.setup.seats++] = faction;
    }
    return options;
}

// The position, to be freed by the caller; NULL with a sentence in `problem`.
static void *position_of(const App *app, const Trial *trial, SetupOptions *setup, Text *problem) {
    const Catalog *catalog = app->catalog;
    void *position = calloc(1, catalog->game->position_bytes);
    Rng rng;
    rng_seed(&rng, setup->seed);
    if (position == NULL)
        text_add(problem, "out of memory");
    else if (catalog->game->options_ok(catalog->rules, setup, problem) &&
             catalog->game->try_out(catalog->rules, setup, trial->table, trial->index, &rng, position))
        return position;
    free(position);
    return NULL;
}

bool app_try_out(App *app, const Trial *trial, Text *problem) {
    AppFrame *frame = app->frame;
    const Screen *back = frame->screen;
    SessionOptions options = options_of(app, trial);
    GameStart beginning;
    if (!game_start_prepare(&beginning, app, app->catalog, problem))
        return false;
    void *position = position_of(app, trial, &options.setup, problem);
    const SessionGuide guide = {.position = position};
    if (position != NULL)
        beginning.session = session_create_guided(app->catalog, &options, &guide, problem);
    if (beginning.session == NULL) {
        free(position);
        game_start_cancel(&beginning);
        return false;
    }
    game_start_commit(&beginning);
    frame->trial = *trial;
    frame->trial_position = position;
    frame->back = back;
    app->chosen.setup.seed = app_new_seed(app); // so that the next trial has another deal
    app->began = app->now;
    return true;
}

void frame_end_trial(App *app) {
    app->frame->after_trial = false;
    free(app->frame->trial_position);
    app->frame->trial_position = NULL;
}

const char *app_trial_name(const App *app) {
    const AppFrame *frame = app->frame;
    const Trial *trial = &frame->trial;
    return frame->trial_position != NULL ? record_name(app, trial->table, trial->index) : NULL;
}

bool app_trial_is_new(const App *app) {
    return !app->frame->fault_told && app->frame->trial_position != NULL;
}

bool app_after_trial(App *app, Trial *trial) {
    const bool after = app->frame->after_trial;
    app->frame->after_trial = false;
    *trial = app->frame->trial;
    return after;
}

// SPDX-License-Identifier: MIT
// Plays by whatever reacts to the mouse, with a clock that steps frame by frame. A measured wait ends when
// something can be done again, not when the last light has faded.
#include "bench/pace.h"

#include "ai/opponent.h"
#include "app/frame/frame.h"
#include "app/kit/table.h"
#include "bench/mouse.h"
#include "gfx/record.h"

#include <stdlib.h>
#include <string.h>

#define FRAME_MS 40
#define FRAMES_MAX 8000 // two minutes
#define TURNS_MAX 8     // of a game
#define SAMPLES_MAX 400

typedef struct Samples {
    double item[SAMPLES_MAX];
    int count;
} Samples;

typedef struct Hands {
    App *app;
    uint64_t now;
    Rng rng;
    int clicks;
    bool hurries; // clicks away everything that is shown
    Samples next_person, input, turn, clicks_a_turn;
    double after_click, waits;
} Hands;

static void add(Samples *samples, double value) {
    if (samples->count < SAMPLES_MAX)
        samples->item[samples->count++] = value;
}

static int compare(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(Samples *samples) {
    qsort(samples->item, (size_t)samples->count, sizeof samples->item[0], compare);
    return samples->count > 0 ? samples->item[samples->count / 2] : 0;
}

// ---- mouse

static void step(Hands *hands) {
    loop_step(hands->app, hands->now += FRAME_MS);
}

// Finds a point of the region that no other region covers.
static bool open_point(const App *app, const Hit *hit, float *x, float *y) {
    for (int i = 1; i < 16; i++)
        for (int j = 1; j < 8; j++) {
            *x = hit->rect.x + hit->rect.w * (float)j / 8;
            *y = hit->rect.y + hit->rect.h * (float)i / 16;
            const Hit *top = hits_at(&app->hits, *x, *y);
            if (top != NULL && strcmp(top->id, hit->id) == 0)
                return true;
        }
    return false;
}

// Waits as long as a person needs to get there: new buttons ignore immediate presses.
static void reach(Hands *hands) {
    while (guard_is_pending(&hands->app->guard, hands->app->now))
        step(hands);
}

static bool click(Hands *hands, const char *id) {
    reach(hands);
    const Hit *hit = hits_find(&hands->app->hits, id);
    float x, y;
    if (hit == NULL || !hit->enabled || !open_point(hands->app, hit, &x, &y))
        return false;
    mouse_send(hands->app, SDL_MOUSEMOTION, x, y);
    mouse_send(hands->app, SDL_MOUSEBUTTONDOWN, x, y);
    mouse_send(hands->app, SDL_MOUSEBUTTONUP, x, y);
    hands->clicks++;
    step(hands);
    return true;
}

// ---- waiting

static bool has(const Hands *hands, const char *id) {
    const Hit *hit = hits_find(&hands->app->hits, id);
    return hit != NULL && hit->enabled && !hit->meanwhile;
}

static bool can_act(const Hands *hands) {
    static const char *const buttons[] = {"button:take_seat", "button:end_turn", "button:pass", "button:ok"};
    const Hits *hits = &hands->app->hits;
    if (hands->app->session == NULL || session_stage(hands->app->session) == SESSION_OVER)
        return true;
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++)
        if (has(hands, buttons[i]))
            return true;
    for (int i = 0; i < hits->count; i++)
        if (hits->item[i].has_command && hits->item[i].enabled && !hits->item[i].meanwhile)
            return true;
    return false;
}

// A single click, on a skip button or outside everything.
static void click_away(Hands *hands) {
    if (click(hands, "button:skip"))
        return;
    mouse_send(hands->app, SDL_MOUSEMOTION, 2, 2);
    mouse_send(hands->app, SDL_MOUSEBUTTONDOWN, 2, 2);
    mouse_send(hands->app, SDL_MOUSEBUTTONUP, 2, 2);
}

// Which event of the table is being shown.
static int shown(const Hands *hands) {
    const CardTable *table = hands->app->frame->self;
    return hands->app->frame->screen == &table_screen ? table->next_event : 0;
}

// Clicks, and again whenever the click has led to a moment that is shown for itself.
static void click_on(Hands *hands) {
    for (int i = 0; i < FRAMES_MAX && !can_act(hands); i++) {
        const uint64_t clicked = hands->now;
        const int was = shown(hands);
        click_away(hands);
        for (; !can_act(hands) && shown(hands) == was && i < FRAMES_MAX; i++)
            step(hands);
        const double after = (double)(hands->now - clicked) / 1000;
        hands->after_click = after > hands->after_click ? after : hands->after_click;
    }
}

// Waits until something can be done. Returns seconds; negative: that never happens.
static double wait(Hands *hands) {
    const uint64_t began = hands->now;
    for (int i = 0; i < FRAMES_MAX; i++) {
        if (can_act(hands)) {
            const double took = (double)(hands->now - began) / 1000;
            hands->waits = took > hands->waits ? took : hands->waits;
            return took;
        }
        step(hands);
        if (hands->hurries && i == 1)
            click_on(hands);
    }
    return -1;
}

// ---- playing

// Drags a card of the hand to the first place that accepts it. False if there is none.
static bool drag(Hands *hands, int card) {
    char id[HIT_ID_MAX];
    float x, y;
    snprintf(id, sizeof id, "hand:%d", card);
    const Hit *hit = hits_find(&hands->app->hits, id);
    if (hit == NULL || !open_point(hands->app, hit, &x, &y))
        return false;
    mouse_send(hands->app, SDL_MOUSEMOTION, x, y);
    mouse_send(hands->app, SDL_MOUSEBUTTONDOWN, x, y);
    mouse_send(hands->app, SDL_MOUSEMOTION, x, y - 40);
    step(hands);
    bool found = false;
    const Hits *hits = &hands->app->hits;
    const uint32_t from = rng_below(&hands->rng, (uint32_t)(hits->count > 0 ? hits->count : 1));
    for (int i = 0; i < hits->count && !found; i++) {
        const Hit *place = &hits->item[((int)from + i) % hits->count];
        found = place->is_drop_target && place->has_command && place->enabled &&
                open_point(hands->app, place, &x, &y);
    }
    if (!found) {
        x = 2;
        y = 2;
    }
    mouse_send(hands->app, SDL_MOUSEMOTION, x, y);
    step(hands);
    mouse_send(hands->app, SDL_MOUSEBUTTONUP, x, y);
    step(hands);
    return found;
}

// Submits a random legal command where the mouse isn't used.
static bool choose(Hands *hands) {
    const Command *legal;
    Session *session = hands->app->session;
    const int count = session_legal(session, &legal);
    if (session_stage(session) != SESSION_DECIDING || count < 1)
        return false;
    const Command command = legal[rng_below(&hands->rng, (uint32_t)count)];
    const bool good = session_submit(session, &command) == VERDICT_OK;
    app_request_layout(hands->app);
    step(hands);
    return good;
}

// Ends the turn after a card was laid, and records an ordinary turn.
static bool end_ordinary(Hands *hands, uint64_t let_go, int clicks) {
    const SessionStage stage = session_stage(hands->app->session);
    if (!click(hands, "button:end_turn") || wait(hands) < 0)
        return false;
    const double took = (double)(hands->now - let_go) / 1000;
    if (stage != SESSION_LAID)
        return true;
    if (session_stage(hands->app->session) == SESSION_CURTAIN)
        add(&hands->next_person, took);
    else if (has(hands, "button:pass"))
        add(&hands->turn, took);
    else
        return true;
    add(&hands->clicks_a_turn, hands->clicks - clicks);
    return true;
}

static bool act(Hands *hands) {
    const int before = hands->clicks;
    if (has(hands, "button:take_seat")) {
        if (!click(hands, "button:take_seat"))
            return false;
        add(&hands->input, wait(hands));
    }
    if (!has(hands, "button:pass"))
        return click(hands, "button:end_turn") || click(hands, "button:ok") || choose(hands);
    if (!drag(hands, 1 + (int)rng_below(&hands->rng, 4)))
        return choose(hands);
    const uint64_t let_go = hands->now;
    wait(hands);
    return has(hands, "button:end_turn") ? end_ordinary(hands, let_go, before) : true;
}

static const GfxRecorder unpainted = {.dry = true};

static bool play(Hands *hands, const AppOptions *options, const SessionOptions *game, Text *problem) {
    AppOptions own = *options;
    own.offscreen = true;
    own.game = game;
    own.games_folder = NULL;
    hands->app = app_open(&own, problem);
    if (hands->app != NULL) // nothing has to be drawn
        gfx_record(hands->app->gfx, &unpainted);
    hands->now = 1000;
    rng_seed(&hands->rng, game->setup.seed);
    bool good = hands->app != NULL;
    for (int i = 0; good && i < 4 * TURNS_MAX && session_stage(hands->app->session) != SESSION_OVER; i++) {
        good = wait(hands) >= 0 && (session_stage(hands->app->session) == SESSION_OVER || act(hands));
        if (!good)
            text_add(problem, "a game came to a place where nothing could be done");
    }
    app_close(hands->app);
    return good;
}

bool measure_pace(const AppOptions *options, Pace *pace, Text *problem) {
    SessionOptions shared = {.setup = {.seats = 2, .faction = {0, 3}, .first = 0, .seed = 11}},
                   alone = shared;
    alone.who[1] = opponents[0];
    Hands hands = {0}, against = {0}, hurried = {.hurries = true};
    if (!play(&hands, options, &shared, problem) || !play(&against, options, &alone, problem) ||
        !play(&hurried, options, &shared, problem))
        return false;
    *pace = (Pace){.turns = hands.clicks_a_turn.count,
                   .seats_taken = hands.input.count,
                   .clicks_shared = median(&hands.clicks_a_turn),
                   .clicks_alone = median(&against.clicks_a_turn),
                   .to_next_person = median(&hands.next_person),
                   .to_input = median(&hands.input),
                   .to_turn = median(&against.turn),
                   .after_click = hurried.after_click,
                   .waits = hands.waits};
    return true;
}

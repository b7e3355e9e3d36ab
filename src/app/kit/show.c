// SPDX-License-Identifier: MIT
// Shows what has happened, one event after the other: the game starts the movements of the cards concerned,
// then the scene adopts the view after the event. If the two don't match (a row longer than a view shows,
// say), everything is simply put where the view has it. A recap is shown in the same way, with time to read,
// and with pauses where the game paused.
#include "app/kit/game_board.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/hand_row.h"
#include "app/kit/hurry.h"
#include "app/kit/precompose.h"
#include "app/kit/scene.h"
#include "engine/game.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#define RECAP_HEAD_MS 1100.0F // for the heading, before anything moves
#define RECAP_END_MS 700.0F
#define RECAP_SHORT_HEAD_MS 350.0F
#define RECAP_SHORT_END_MS 300.0F
#define RECAP_HELD_MS 3200.0F
#define RECAP_SLOWER 1.25F
#define FAST 4.0F // from this speed on time is more than to see each thing
#define FRAME_MS_MOST 50

// ---- one after the other

// Many short pauses don't each end with the frame they end in: what others do takes no longer for being many
// commands, each of which costs a frame by itself.
uint64_t table_show_from(const App *app, const CardTable *table) {
    const bool goes_on = (table->timeline.speed >= FAST || table->theirs) && table->pause_until < app->now &&
                         app->now - table->pause_until < FRAME_MS_MOST;
    return goes_on ? table->pause_until : app->now;
}

// Sets the pause before the next event. Reduced motion needs time to read too. With animation off only recaps
// take time, going from one still picture to the next.
static void pause(const App *app, CardTable *table, float ms) {
    const float speed = table->timeline.speed;
    if (ms <= 0 || (speed <= 0 && !table->recap))
        return;
    table->paused_at = table_show_from(app, table);
    table->pause_until = table->paused_at + (uint64_t)(ms / (speed > 0 ? speed : 1));
}

static bool is_pausing(const App *app, const CardTable *table) {
    return app->now < table->pause_until;
}

bool table_show_pauses(const App *app, const CardTable *table) {
    return is_pausing(app, table);
}

// Adopts the view after the event: layout (the hand may have grown), sprites, the game's numbers.
static void take_over(App *app, CardTable *table, const View *after, const Event *event) {
    view_copy(&table->view, after);
    table->game->board->lay(app, table);
    if (!scene_refresh(table, clock_lands(table, event)))
        scene_reset(table);
    scene_arrange(table, table->game->show->motion(event));
    table->game->board->took_over(table);
}

// The table before the deal: the view after the first event, emptied by the game.
static void empty_view(const App *app, const CardTable *table, View *view) {
    session_event_view(app->session, 0, view);
    table->game->show->empty(table, view->bytes);
}

static bool is_same_view(const CardTable *table, const View *view) {
    return table->view.viewer == view->viewer && table->view.game == view->game &&
           memcmp(table->view.bytes, view->bytes, view->game->view_bytes) == 0;
}

// True for a short recap, such as before an answer to the last command.
static bool is_short(const App *app, const CardTable *table) {
    const Story *story = table->game->game->story;
    int lines = 0;
    for (int i = 0; i < session_event_count(app->session); i++) {
        const Event event = session_event(app->session, i);
        lines += story->tells(&event);
    }
    return lines <= table->game->show->recap_short;
}

// What an event may take of a recap that is limited, as one is that nobody asked for: as much as each of
// those to come.
static float recap_share(const App *app, const CardTable *table, float ms) {
    const float most = table->game->show->recap_most_ms * (is_short(app, table) ? 0.5F : 1);
    const Story *story = table->game->game->story;
    int lines = 1;
    if (!table->recap || table->recap_asked || most <= 0)
        return ms;
    for (int i = table->next_event; i < session_event_count(app->session); i++) {
        const Event event = session_event(app->session, i);
        lines += story->tells(&event);
    }
    return fminf(ms, fmaxf(0, most - (float)(app->now - table->recap_from)) / (float)lines);
}

static void title_recap(const App *app, CardTable *table) {
    View first;
    table->recap_title[0] = 0;
    if (!session_recaps_scene(app->session) || table->game->show->scene_title == NULL)
        return;
    session_event_view(app->session, 0, &first);
    table->game->show->scene_title(app, table, first.bytes, table->recap_title, sizeof table->recap_title);
}

static void begin_recap(const App *app, CardTable *table, const View *view) {
    title_recap(app, table);
    table->ticker[0] = 0;
    table->told_turn = view->game->story->turn(view->bytes);
    table->told_round = view->game->story->round(view->bytes);
    table->overlay = OVERLAY_NONE;
    table->recap_from = app->now;
    const bool brief = is_short(app, table) || table->game->show->recap_most_ms > 0;
    pause(app, table, brief ? RECAP_SHORT_HEAD_MS : RECAP_HEAD_MS);
}

// A scene that is shown again begins with itself and not with the table before it: what began it has
// happened.
static void begin_scene(const App *app, CardTable *table, View *view) {
    if (!table->recap || !session_recaps_scene(app->session) || table->game->show->scene_title == NULL)
        return;
    session_event_view(app->session, 0, view);
    table->log_until = session_event_number(app->session, 0);
    table->next_event = 1;
}

void table_keep_brightness(App *app, CardTable *table) {
    table->steady = true;
    hand_row_keep_brightness(app, table);
}

void table_reset_brightness(CardTable *table) {
    table->steady = false;
    for (int i = 0; i < SPRITES_MAX; i++)
        table->scene.sprite[i].lit = table->scene.sprite[i].dull = false;
}

// True for what others do than the person in front, or the game where no person is.
static bool is_theirs(const App *app, const CardTable *table) {
    const Seat acts = session_shown_seat(app->session), front = table->front;
    const bool person = front != SEAT_NONE && session_is_person(app->session, front);
    return !table->recap && !(person && (acts == front || acts == SEAT_NONE));
}

// That has a speed of its own; a replay sets one for all.
static void set_speed(const App *app, CardTable *table, bool calm, float rush) {
    const float others = table->theirs && !calm ? app->settings.others_speed * rush : 1;
    if (!session_is_watched(app->session))
        table->timeline.speed = app->settings.animation_speed * others;
}

// How much faster than at first others go in a turn that has lasted long already.
static float rush(const CardTable *table, const Event *event) {
    const float most = table->game->show->turn_most_ms, left = most - table->spent,
                fastest = table->game->show->rush_most(table, event);
    if (most <= 0 || table->spent <= most / 2)
        return 1;
    return left * fastest > most / 2 ? most / 2 / left : fastest;
}

// Adds up how long others have been watched in this turn, apart from what is calm.
static void add_spent(const App *app, CardTable *table) {
    const Seat turn = table->game->game->story->turn(table->view.bytes);
    if (turn != table->spent_in)
        table->spent = 0;
    else if (table->theirs && !table->calms && app->now > table->spent_at)
        table->spent += (float)(app->now - table->spent_at) * app->settings.others_speed;
    table->spent_in = turn;
    table->spent_at = app->now;
}

// What concerns the person in front is not hurried with the rest of others' doings, unless all of it is.
static void set_pace(const App *app, CardTable *table, const Event *event) {
    const float others = app->settings.others_speed;
    table->calms =
        table->theirs && others > 1 && others <= OTHERS_USUAL && table->game->show->calm(table, event);
    set_speed(app, table, table->calms, rush(table, event));
}

void table_show_begin(App *app, CardTable *table) {
    const View *before = session_view_before(app->session);
    View view;
    if (before != NULL)
        view_copy(&view, before);
    else
        empty_view(app, table, &view);
    table->showing = true;
    table->recap = session_stage(app->session) == SESSION_RECAP;
    table->recap_asked &= table->recap;
    table->recap_held = false;
    table->next_event = 0;
    table->turn_before = table->game->game->story->turn(view.bytes);
    table->log_until = session_event_number(app->session, 0) - 1;
    table->game->show->begin(table);
    const Seat acts = session_shown_seat(app->session);
    table->theirs = is_theirs(app, table);
    table->spent_at = app->now;
    set_speed(app, table, false, rush(table, NULL));
    table->pause_until = table->theirs ? table->pause_until : 0;
    if (app->settings.others_speed <= 0)
        hurry_begin(app, table);
    if (table->recap || (acts != SEAT_NONE && acts != table->front))
        table_reset_brightness(table);
    if (table->recap)
        begin_recap(app, table, &view);
    begin_scene(app, table, &view);
    pause(app, table, thinking_begin(app, table));
    // If nothing else has changed, a card that was just dropped continues from where it was.
    const bool goes_on = is_same_view(table, &view);
    table->goes_on = goes_on && table->theirs && table->timeline.speed > 0;
    view_copy(&table->view, &view);
    clock_reset(app, table);
    if (!goes_on)
        table_lay(app, table);
}

static void next_event(App *app, CardTable *table, Event *event, View *after) {
    const Story *story = table->game->game->story;
    const Seat turn = story->turn(table->view.bytes); // `after` may be the table's own view
    *event = session_event(app->session, table->next_event);
    session_event_view(app->session, table->next_event, after);
    if (story->turn(after->bytes) != turn)
        app_reset_guard(app);
    table->next_event++;
}

static bool has_next(const App *app, const CardTable *table) {
    return table->next_event < session_event_count(app->session);
}

static void hold(App *app, CardTable *table, const Event *event) {
    Event following;
    const Event *next = NULL;
    if (has_next(app, table)) {
        following = session_event(app->session, table->next_event);
        next = &following;
    }
    const float ms = table->game->show->pause(table, event, next);
    table->recap_held = table->recap && table->game->game->story->holds(event, next);
    const float held =
                    table->game->show->recap_held_ms > 0 ? table->game->show->recap_held_ms : RECAP_HELD_MS,
                end = is_short(app, table) ? RECAP_SHORT_END_MS : RECAP_END_MS;
    pause(app, table,
          recap_share(app, table,
                      table->recap_held              ? held
                      : table->recap && next == NULL ? end
                      : table->recap                 ? ms * RECAP_SLOWER
                                                     : ms));
}

// Composes cards for the next event while nothing moves.
static void compose_ahead(App *app, CardTable *table) {
    if (!is_pausing(app, table) || timeline_running(&table->timeline) || !has_next(app, table))
        return;
    View after;
    session_event_view(app->session, table->next_event, &after);
    const Event event = session_event(app->session, table->next_event);
    table->game->show->compose(app, table, &event, after.bytes, COMPOSED_AHEAD);
}

// A recap leaves out what everybody watched: continue from the view after that.
static void jump(App *app, CardTable *table) {
    const int next = table->next_event;
    if (!table->recap || next == 0 ||
        session_event_number(app->session, next) == session_event_number(app->session, next - 1) + 1)
        return;
    clock_land_all(app, table);
    session_event_view_before(app->session, next, &table->view);
    clock_reset(app, table);
    table_lay(app, table);
}

// What moves by the clock is not cut off by a curtain that is about to fall.
static bool ends_before_curtain(const App *app, const CardTable *table) {
    const Seat next = session_to_act(app->session);
    return next != SEAT_NONE && next != table->front && session_is_person(app->session, next) &&
           table->game->board->moves(table);
}

// Nobody waits for fading flares, for what burns, and for what the game says beside what comes next.
static bool is_waited_for(const CardTable *table) {
    const Timeline *timeline = &table->timeline;
    const int lights =
        timeline_running_in(timeline, &table->scene.flares, sizeof table->scene - offsetof(Scene, flares));
    return timeline->count > lights + timeline_running_in(timeline, table->beside, table->beside_bytes);
}

bool table_show_step(App *app, CardTable *table) {
    if (!table->showing)
        return false;
    add_spent(app, table);
    if (!app_is_presented(app) && table->timeline.speed < FAST && !table->goes_on)
        return true; // draw the table first: composing the cards that will move takes a while
    if (thinking_update(app, table))
        return true;
    bool coming = clock_land_due(app, table);
    while (!is_pausing(app, table) && has_next(app, table)) {
        Event event;
        View after;
        jump(app, table);
        next_event(app, table, &event, &after);
        table->game->show->compose(app, table, &event, after.bytes, INT_MAX);
        set_pace(app, table, &event);
        clock_queue_sounds(app, table, &event, after.bytes);
        table->game->show->event(app, table, &event, after.bytes);
        take_over(app, table, &after, &event);
        clock_schedule(app, table, &event);
        coming = clock_land_due(app, table);
        hold(app, table, &event);
        app_request_layout(app);
    }
    compose_ahead(app, table);
    if (table->recap && !has_next(app, table) && !is_pausing(app, table) && recap_share(app, table, 1) <= 0)
        return false; // its time is over
    if (has_next(app, table) || is_pausing(app, table) || coming || ends_before_curtain(app, table))
        return true;
    // What others do, and a run, has its pauses; what still moves after them goes on beside what comes next.
    return !is_theirs(app, table) && !table->game->show->runs(table, NULL) && is_waited_for(table);
}

void table_show_next(App *app, CardTable *table) {
    clock_land_all(app, table);
    timeline_skip(&table->timeline);
    table->pause_until = 0;
    app_request_layout(app);
}

void table_show_skip(App *app, CardTable *table) {
    if (!thinking_skip(app, table))
        table_show_jump(app, table, session_event_count(app->session));
}

void table_show_jump(App *app, CardTable *table, int to) {
    Event event;
    while (table->showing && has_next(app, table) && table->next_event < to)
        next_event(app, table, &event, &table->view);
    clock_skip(app, table);
    table->recap_held = false;
    table_show_next(app, table);
    table_lay(app, table);
}

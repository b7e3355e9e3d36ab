// SPDX-License-Identifier: MIT
// Watching a saved game. The table shows what the replaying session feeds it, as in any game; this screen
// decides when the next command comes, and handles keys that would otherwise move the table's focus.
#include "app/screens/replay_parts.h"

#include <stdio.h>
#include <string.h>

#define GAP_MS 600.0F        // pause after the animation of a command
#define STILL_GAP_MS 1500.0F // pause if nothing moved, to see what has changed
#define SCORED_MS 3200.0F    // time to look at a scoring

const float replay_speeds[REPLAY_SPEEDS] = {0.5F, 1, 2, 4};

// ---- the table below

static void set_speed(const App *app, ReplayScreen *screen) {
    screen->table.timeline.speed = app->settings.animation_speed * replay_speeds[screen->speed];
}

static void enter(App *app, void *self) {
    ReplayScreen *screen = self;
    table_screen.enter(app, &screen->table);
    screen->speed = 1;
    set_speed(app, screen);
}

static void leave(App *app, void *self) {
    ReplayScreen *screen = self;
    table_screen.leave(app, &screen->table);
}

static void layout(App *app, void *self) {
    ReplayScreen *screen = self;
    app_keep_awake(app, screen->playing);
    table_screen.layout(app, &screen->table);
    if (screen->why) // the panel covers the table; the bar stays usable
        hits_clear(&app->hits);
    replay_bar_regions(app, screen);
    if (screen->table.overlay == OVERLAY_NONE && !screen->why)
        replay_told_regions(app, screen);
    replay_why_regions(app, screen);
}

static void draw(App *app, void *self) {
    const ReplayScreen *screen = self;
    table_screen.draw(app, self);
    replay_bar_draw(app, screen);
    if (screen->table.overlay == OVERLAY_NONE && !screen->why)
        replay_told_draw(app, screen);
    replay_why_draw(app, screen);
}

// ---- moving in time

static void changed(App *app, ReplayScreen *screen) {
    screen->next_at = 0;
    screen->told = false;
    app_request_layout(app);
}

// Whoever moves in time on purpose is no longer watching that moment alone.
static void go(App *app, ReplayScreen *screen, int at) {
    app_replay(app)->told = 0;
    if (!replay_go(app_replay(app), app->session, at)) {
        text_copy(screen->table.notice, sizeof screen->table.notice, "out of memory");
        screen->playing = false;
    }
    changed(app, screen);
}

// Ends what is being shown before the next command comes; a scoring is a stop on the way.
static void forward(App *app, ReplayScreen *screen) {
    if (session_stage(app->session) == SESSION_WATCHING)
        replay_forward(app_replay(app), app->session);
    else
        session_finish_showing(app->session);
    changed(app, screen);
}

static void backward(App *app, ReplayScreen *screen) {
    screen->playing = false;
    go(app, screen, app_replay(app)->at - 1);
}

static void step_forward(App *app, ReplayScreen *screen) {
    screen->playing = false;
    app_replay(app)->told = 0;
    forward(app, screen);
}

static void play_or_pause(App *app, ReplayScreen *screen) {
    Replay *replay = app_replay(app);
    if (screen->told)
        replay->told = 0; // on to the end
    screen->playing = !screen->playing;
    if (screen->playing && replay->at == replay->count && session_stage(app->session) == SESSION_WATCHING)
        go(app, screen, 0);
    changed(app, screen);
}

// The moment once more.
static void tell_again(App *app, ReplayScreen *screen) {
    const int told = app_replay(app)->told;
    go(app, screen, app_replay(app)->begins);
    app_replay(app)->told = told;
    screen->playing = true;
}

// The nearest mark of this kind before or after the current position; NULL if none.
static const ReplayMark *next_round(const Replay *replay, int step) {
    const ReplayMark *found = NULL;
    for (int i = 0; i < replay->marks; i++) {
        const ReplayMark *mark = &replay->mark[i];
        if (mark->kind != REPLAY_ROUND)
            continue;
        if (step > 0 && mark->before > replay->at)
            return mark;
        if (step < 0 && mark->before < replay->at)
            found = mark;
    }
    return found;
}

static void go_by_round(App *app, ReplayScreen *screen, int step) {
    const Replay *replay = app_replay(app);
    const ReplayMark *mark = next_round(replay, step);
    go(app, screen, mark != NULL ? mark->before : step > 0 ? replay->count : 0);
}

static void change_speed(App *app, ReplayScreen *screen, int step) {
    const int wanted = screen->speed + step;
    screen->speed = wanted < 0 ? 0 : wanted >= REPLAY_SPEEDS ? REPLAY_SPEEDS - 1 : wanted;
    set_speed(app, screen);
    changed(app, screen);
}

// ---- whose view is shown, and whether all hands are open

static void look_from(App *app, ReplayScreen *screen, Seat seat, bool open) {
    screen->table.front = seat;
    session_watch_from(app->session, open ? seat : SEAT_NONE);
    changed(app, screen);
}

static void open_or_close(App *app, ReplayScreen *screen) {
    const bool open = screen->table.view.viewer != SEAT_NONE;
    if (open || app_replay(app)->over)
        look_from(app, screen, screen->table.front, !open);
}

static void continue_from_here(App *app) {
    Text problem = {0};
    if (app_can_continue_watched(app) && !app_continue_watched(app, &problem))
        app_message(app, ui_word(app, UI_REPLAY_CONTINUE), text_string(&problem), &menu_screen);
    text_finish(&problem);
}

// ---- time

// How long to wait in this stage before continuing; 0: not at all.
static float wait_ms(const App *app, const ReplayScreen *screen) {
    const float still = app->settings.animation_speed > 0 ? GAP_MS : STILL_GAP_MS;
    const float ms = session_stage(app->session) == SESSION_SCORING ? SCORED_MS : still;
    return ms / replay_speeds[screen->speed];
}

// Returns true if something follows at once.
static bool go_on(App *app, ReplayScreen *screen) {
    const SessionStage stage = session_stage(app->session);
    if (!screen->playing || screen->why || screen->table.showing || stage == SESSION_SHOWING ||
        screen->table.overlay != OVERLAY_NONE)
        return false;
    const Replay *replay = app_replay(app);
    if (replay_told_is_over(app)) {
        screen->playing = false;
        changed(app, screen);
        screen->told = true;
        app_focus(app, NULL);
        return true;
    }
    if (stage == SESSION_WATCHING && replay->at == replay->count) {
        screen->playing = false;
        changed(app, screen);
        return true;
    }
    if (screen->next_at == 0)
        screen->next_at = app->now + (uint64_t)wait_ms(app, screen);
    if (app->now < screen->next_at) {
        app_wake_at(app, screen->next_at);
        return false;
    }
    forward(app, screen);
    return true;
}

static bool update(App *app, void *self) {
    ReplayScreen *screen = self;
    if (app_replay(app)->plays) {
        app_replay(app)->plays = false;
        screen->playing = true;
        changed(app, screen);
    }
    const bool moving = table_screen.update(app, &screen->table);
    return go_on(app, screen) || moving;
}

// ---- mouse and keys

static void click(App *app, ReplayScreen *screen, const Gesture *gesture) {
    const char *id = gesture->id;
    int number = 0;
    if (replay_bar_is_track(id) && !gesture->by_key)
        go(app, screen, replay_bar_place(app, gesture->x));
    else if (sscanf(id, "mark:%d", &number) == 1)
        go(app, screen, app_replay(app)->mark[number - 1].before);
    else if (sscanf(id, "front:%d", &number) == 1)
        look_from(app, screen, (Seat)(number - 1), screen->table.view.viewer != SEAT_NONE);
    else if (strcmp(id, "button:step_back") == 0)
        backward(app, screen);
    else if (strcmp(id, "button:play") == 0)
        play_or_pause(app, screen);
    else if (strcmp(id, "button:step") == 0)
        step_forward(app, screen);
    else if (strcmp(id, "button:speed") == 0)
        change_speed(app, screen, screen->speed == REPLAY_SPEEDS - 1 ? -REPLAY_SPEEDS : 1);
    else if (strcmp(id, "button:why") == 0)
        replay_why_open(app, screen);
    else if (strcmp(id, "button:open") == 0)
        open_or_close(app, screen);
    else if (strcmp(id, "button:continue") == 0)
        continue_from_here(app);
    else if (strcmp(id, "button:told_again") == 0)
        tell_again(app, screen);
    else if (strcmp(id, "button:told_on") == 0)
        play_or_pause(app, screen);
    else if (strcmp(id, "button:menu") == 0 || strcmp(id, "button:told_back") == 0)
        app_leave_game(app); // nothing is lost
    else if (strncmp(id, "timeline", 8) != 0)
        table_screen.gesture(app, &screen->table, gesture);
}

// A key or a click outside closes the panel. Returns true if the gesture is used up; a click in the bar also
// takes effect there.
static bool why_closes(App *app, ReplayScreen *screen, const Gesture *gesture) {
    const bool click = gesture->kind == GESTURE_CLICK;
    if (!click && gesture->kind != GESTURE_CANCEL && gesture->kind != GESTURE_KEY)
        return gesture->kind != GESTURE_HOVER;
    if (click && strcmp(gesture->id, "why") == 0)
        return true;
    replay_why_close(app, screen);
    return !click || gesture->id[0] == 0 || strcmp(gesture->id, "button:close") == 0 ||
           strcmp(gesture->id, "button:why") == 0;
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    ReplayScreen *screen = self;
    if (screen->why && why_closes(app, screen, gesture))
        return;
    if (gesture->kind == GESTURE_KEY && gesture->action == ACTION_HINT) {
        replay_why_open(app, screen);
        return;
    }
    const bool on_timeline = replay_bar_is_track(gesture->id);
    if (screen->told && gesture->kind == GESTURE_CANCEL && gesture->by_key &&
        screen->table.overlay == OVERLAY_NONE)
        changed(app, screen); // it stays there
    else if (gesture->kind == GESTURE_CLICK)
        click(app, screen, gesture);
    else if (on_timeline && (gesture->kind == GESTURE_DRAG_MOVE || gesture->kind == GESTURE_DROP))
        go(app, screen, replay_bar_place(app, gesture->x));
    else if (!on_timeline || gesture->kind == GESTURE_HOVER)
        table_screen.gesture(app, &screen->table, gesture);
}

static bool key(App *app, ReplayScreen *screen, SDL_Keycode code) {
    switch (code) {
    case SDLK_SPACE:
        play_or_pause(app, screen);
        return true;
    case SDLK_LEFT:
        backward(app, screen);
        return true;
    case SDLK_RIGHT:
        step_forward(app, screen);
        return true;
    case SDLK_HOME:
        go(app, screen, 0);
        return true;
    case SDLK_END:
        go(app, screen, app_replay(app)->count);
        return true;
    case SDLK_PAGEUP:
        go_by_round(app, screen, -1);
        return true;
    case SDLK_PAGEDOWN:
        go_by_round(app, screen, 1);
        return true;
    case SDLK_UP:
        change_speed(app, screen, 1);
        return true;
    case SDLK_DOWN:
        change_speed(app, screen, -1);
        return true;
    case SDLK_o:
        open_or_close(app, screen);
        return true;
    default:
        return false;
    }
}

// Whatever is open over the table gets the keys; Space on a focused hit clicks it.
static bool event(App *app, void *self, const SDL_Event *event) {
    ReplayScreen *screen = self;
    if (event->type != SDL_KEYDOWN || screen->table.overlay != OVERLAY_NONE)
        return false;
    if (screen->why) {
        replay_why_close(app, screen);
        return true;
    }
    const SDL_Keycode code = event->key.keysym.sym;
    if (code == SDLK_SPACE &&
        (event->key.repeat != 0 || (app->input.focus_shown && app->input.focus[0] != 0)))
        return false;
    return key(app, screen, code);
}

const Screen replay_screen = {
    .name = "replay",
    .state_bytes = sizeof(ReplayScreen),
    .bottom = REPLAY_BAR,
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .gesture = gesture,
    .event = event,
    .update = update,
    .draw = draw,
};

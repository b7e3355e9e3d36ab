// SPDX-License-Identifier: MIT
// Events and frames. Three rules:
// - While nothing moves and nothing needs drawing, the loop sleeps in SDL_WaitEvent.
// - A screen gets input only after it has been shown once; earlier input is dropped. With the session's
//   order of stages this is the promise of the curtain: no click meant for one seat's table reaches the
//   next one's.
// - Layout runs before input is processed, so that a gesture always refers to what is visible.
#include "app/frame/adviser.h"
#include "app/frame/frame.h"
#include "app/frame/importer.h"
#include "app/frame/measurer.h"
#include "app/frame/pack_checker.h"
#include "app/frame/second_start.h"
#include "app/frame/thinker.h"
#include "app/stage/widgets.h"

#include <stdlib.h>
#include <string.h>

#define FRAME_MS 16
#define AGAIN_MOST 6 // updates in a frame of a screen that is late

// ---- screens
// ----------------------------------------------------------------------------------------------------

static const Screen *screen_of(const Session *session) {
    if (session_is_watched(session))
        return &replay_screen;
    switch (session_stage(session)) {
    case SESSION_CURTAIN:
        return session_is_face_down(session) ? &face_down_screen : &handover_screen;
    case SESSION_OVER:
        return &result_screen;
    default:
        return &table_screen;
    }
}

static void leave_screen(App *app, const Screen **screen, void **self) {
    if (*screen != NULL && (*screen)->leave != NULL)
        (*screen)->leave(app, *self);
    free(*self);
    *self = NULL;
    *screen = NULL;
}

void loop_leave(App *app) {
    AppFrame *frame = app->frame;
    leave_screen(app, &frame->screen, &frame->self);
    leave_screen(app, &frame->below, &frame->below_self);
}

// The screen shown now waits below the one that is to be looked at.
static void put_below(App *app) {
    AppFrame *frame = app->frame;
    leave_screen(app, &frame->below, &frame->below_self);
    frame->below = frame->screen;
    frame->below_self = frame->self;
    frame->below_since = app->now;
    frame->screen = NULL;
    frame->self = NULL;
}

// True: that screen waits below the one shown now, and is taken up again.
static bool take_up(App *app, const Screen *screen) {
    AppFrame *frame = app->frame;
    if (frame->below != screen || frame->replaced)
        return false;
    leave_screen(app, &frame->screen, &frame->self);
    frame->self = frame->below_self;
    frame->below = NULL;
    frame->below_self = NULL;
    return true;
}

// A new state for a screen. False: out of memory.
static bool make_state(App *app, const Screen *screen) {
    AppFrame *frame = app->frame;
    if (frame->looks)
        put_below(app);
    else
        loop_leave(app);
    if (screen->state_bytes == 0 || (frame->self = calloc(1, screen->state_bytes)) != NULL)
        return true;
    SDL_LogCritical(SDL_LOG_CATEGORY_APPLICATION, "out of memory");
    frame->quit = true;
    return false;
}

// A game's own screens follow one another by themselves; all others were requested by the player.
static bool screen_came_by_itself(const App *app, const Screen *screen) {
    return app->frame->by_itself && screen != &replay_screen;
}

static void enter(App *app, const Screen *screen) {
    AppFrame *frame = app->frame;
    const bool waited = take_up(app, screen);
    if (!waited && !make_state(app, screen))
        return;
    frame->replaced = frame->looks = false;
    frame->screen = screen;
    audio_follow_screen(app);
    const float wanted = gfx_sizing(app->gfx).scale;
    const float least_h = screen->least_h > 0 ? screen->least_h : GFX_LEAST_H;
    gfx_set_sizing(app->gfx, (GfxSizing){wanted, GFX_LEAST_W, least_h, screen->bottom});
    frame->presented = false;
    frame->wake = 0;
    frame->keeps_awake = false;
    hits_clear(&app->hits);
    // Hover, focus and drags belong to the previous screen.
    const GestureState old = app->input;
    gesture_init(&app->input);
    app->input.x = old.x;
    app->input.y = old.y;
    app->input.inside = old.inside;
    app->input.focus_shown = old.focus_shown;
    app->input.unmoved = old.unmoved;
    app->input.keyed = old.keyed;
    if (app->session != NULL && screen_came_by_itself(app, screen))
        guard_block_all(&app->guard, app->now);
    if (waited && screen->resume != NULL)
        screen->resume(app, frame->self, app->now - frame->below_since);
    else if (!waited && screen->enter != NULL)
        screen->enter(app, frame->self);
    app_request_layout(app);
}

// After the replay of an ended game: its result again, told to its end. False: it can't be read any more.
static bool return_to_result(App *app, const char *path) {
    const uint64_t began = app->frame->result_times[0], over = app->frame->result_times[1];
    Text problem = {0};
    const bool good = path != NULL && path[0] != 0 && app_resume_game(app, path, &problem);
    text_finish(&problem);
    if (!good)
        return false;
    app->began = began;
    app->over = over;
    app->result_shown = true;
    return true;
}

static void leave_game(App *app) {
    const Screen *back = app->frame->back;
    const bool tried = app_trial_name(app) != NULL;
    Text path = {0};
    text_add(&path, text_string(&app->frame->result_path));
    loop_leave(app);
    frame_end_game(app);
    frame_take_todays_cards(app);
    app->frame->after_trial = tried;
    app->frame->leave_game = false;
    if (!return_to_result(app, text_string(&path)) && app->frame->next == NULL)
        app->frame->next = back != NULL ? back : &menu_screen;
    app->frame->visits = 0;
    text_finish(&path);
}

// True if the session has changed since the screen was selected.
static bool session_has_changed(const App *app) {
    return app->session != NULL && session_version(app->session) != app->frame->version;
}

// Enters the screen of the session's new stage if that is another one, else the one requested by app_show.
static void follow(App *app) {
    AppFrame *frame = app->frame;
    if (frame->leave_game)
        leave_game(app);
    if (session_has_changed(app)) {
        frame->version = session_version(app->session);
        audio_follow_session(app);
        const Screen *screen = app->lesson != NULL ? &lesson_screen : screen_of(app->session);
        if (screen != frame->screen || frame->replaced) {
            frame->next = screen;
            frame->by_itself = true;
        }
        frame->visits = 0;
        app_request_layout(app);
    }
    if (frame->next != NULL) {
        const Screen *screen = frame->next;
        frame->next = NULL;
        enter(app, screen);
        frame->by_itself = false;
    }
}

// Emits a hover gesture if the focus has moved by itself, as if by key. Not before the first key press:
// otherwise a card would open over the table although nobody pointed at anything.
static void emit_focus_hover(App *app) {
    AppFrame *frame = app->frame;
    const Hit *hit = hits_find(&app->hits, app->input.focus);
    if (!app->input.focus_shown || !app->input.keyed || strcmp(app->input.focus, frame->lit[1]) == 0 ||
        !frame->presented || frame->screen->gesture == NULL)
        return;
    Gesture gesture = {.kind = GESTURE_HOVER, .hit = hit, .by_key = true};
    memcpy(gesture.id, app->input.focus, sizeof gesture.id);
    if (hit != NULL) {
        gesture.x = hit->rect.x + hit->rect.w / 2;
        gesture.y = hit->rect.y + hit->rect.h / 2;
    }
    frame->screen->gesture(app, frame->self, &gesture);
}

static void layout_if_marked(App *app) {
    AppFrame *frame = app->frame;
    if (!frame->marked || frame->screen == NULL)
        return;
    frame->marked = false;
    hits_clear(&app->hits);
    app->shown_name = frame->screen->name;
    app->input.scale = gfx_layout(app->gfx).scale;
    if (frame->screen->layout != NULL)
        frame->screen->layout(app, frame->self);
    gesture_refresh(&app->input, &app->hits);
    emit_focus_hover(app);
    gfx_damage_all(app->gfx);
}

// The guard is updated whenever regions may have changed, at the latest before a press.
static void follow_guard(App *app) {
    if (app->session != NULL && app->frame->screen != NULL)
        guard_follow(&app->guard, &app->hits, session_version(app->session), app->now);
}

// ---- input
// ------------------------------------------------------------------------------------------------------

static void give(App *app, Gesture *gestures, int count) {
    AppFrame *frame = app->frame;
    const Screen *screen = frame->screen;
    for (int i = 0; i < count && frame->screen == screen && screen != NULL; i++) {
        gesture_find(&gestures[i], &app->hits);
        const bool enabled = gestures[i].hit == NULL || gestures[i].hit->enabled;
        if (screen->gesture != NULL)
            screen->gesture(app, frame->self, &gestures[i]);
        audio_gesture(app, &gestures[i], enabled, session_has_changed(app));
        frame->moving = true;
        follow(app);
    }
}

#define LIGHT_REACH 8.0f // logical pixels that hover and focus highlights extend beyond a hit

// Hover and focus change a hit's appearance: redraw the old and the new one.
static void follow_light(App *app, char drawn[HIT_ID_MAX], const char *wanted) {
    if (strcmp(drawn, wanted) == 0)
        return;
    const char *const both[] = {drawn, wanted};
    for (int i = 0; i < 2; i++) {
        const Hit *hit = hits_find(&app->hits, both[i]);
        if (hit == NULL)
            continue;
        gfx_damage(app->gfx, gfx_inset(hit->rect, -app_px(app, LIGHT_REACH)));
        gfx_damage(app->gfx, gfx_inset(hit_outline(hit), -app_px(app, LIGHT_REACH)));
    }
    memcpy(drawn, wanted, HIT_ID_MAX);
}

static void follow_lights(App *app) {
    static const char none[HIT_ID_MAX] = "";
    follow_light(app, app->frame->lit[0], app->input.hover);
    follow_light(app, app->frame->lit[1], app->input.focus_shown ? app->input.focus : none);
}

static void cancel_drag(App *app) {
    Gesture gesture;
    if (gesture_cancel(&app->input, &gesture) > 0)
        give(app, &gesture, 1);
}

// A size forced on the window by the screen must not be saved as the player's choice.
static void keep_on_screen(App *app, bool place_too) {
    AppFrame *frame = app->frame;
    int width = 0, height = 0;
    SDL_Window *window = gfx_window(app->gfx);
    if (window == NULL)
        return;
    SDL_GetWindowSize(window, &width, &height);
    const bool as_opened = width == frame->opened_width && height == frame->opened_height;
    gfx_keep_on_screen(app->gfx, place_too);
    if (as_opened)
        SDL_GetWindowSize(window, &frame->opened_width, &frame->opened_height);
}

static void window_event(App *app, const SDL_WindowEvent *event) {
    switch (event->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_EXPOSED:
        if (gfx_resized(app->gfx)) {
            cancel_drag(app);
            app_request_layout(app);
        }
        break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: // the screen may have shrunk, which X11 does not report to SDL
    case SDL_WINDOWEVENT_ENTER:
    case SDL_WINDOWEVENT_LEAVE:
    case SDL_WINDOWEVENT_MOVED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        keep_on_screen(app, false);
        break;
    case SDL_WINDOWEVENT_CLOSE:
        app->frame->quit = true;
        break;
    default:
        break;
    }
}

static bool is_input(const SDL_Event *event) {
    return event->type >= SDL_KEYDOWN && event->type < SDL_CLIPBOARDUPDATE;
}

// SDL reports the mouse in window units; on high-density displays one unit is several pixels.
static SDL_Event in_pixels(const App *app, const SDL_Event *event) {
    SDL_Event scaled = *event;
    const float density = gfx_density(app->gfx);
    if (event->type == SDL_MOUSEMOTION) {
        scaled.motion.x = (Sint32)((float)event->motion.x * density);
        scaled.motion.y = (Sint32)((float)event->motion.y * density);
    } else if (event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP) {
        scaled.button.x = (Sint32)((float)event->button.x * density);
        scaled.button.y = (Sint32)((float)event->button.y * density);
    }
    return scaled;
}

static void handle(App *app, const SDL_Event *event);

static bool is_too_early(const App *app, const Hit *hit) {
    return app->session != NULL && guard_is_too_early(&app->guard, hit, app->now);
}

void loop_handle(App *app, const SDL_Event *event) {
    SDL_Event meant = in_pixels(app, event);
    if (event->type == SDL_KEYDOWN && !app->input.raw_keys)
        meant.key.keysym.sym = keys_translate(&app->settings.keys, &event->key.keysym);
    handle(app, &meant);
}

// A press that comes too early may still become a drag.
static void guard_press(App *app) {
    GestureState *input = &app->input;
    const Hit *hit = hits_find(&app->hits, input->pressed_hit.id);
    const bool in_row =
        app->session != NULL && guard_blocks_click(&app->guard, hit, input->x, input->y, app->now);
    if (!input->pressed || hit == NULL || (!in_row && !is_too_early(app, hit)))
        return;
    gesture_block_click(input);
    guard_restart(&app->guard, hit, app->now);
}

// A click by key has no separate press and release, so it is dropped entirely.
static int guard_keys(App *app, Gesture *gestures, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        const Hit *hit = hits_find(&app->hits, gestures[i].id);
        const bool presses =
            app->session != NULL && gestures[i].kind == GESTURE_CLICK && gestures[i].by_key && hit != NULL;
        if (presses && (is_too_early(app, hit) || guard_blocks_key(&app->guard, hit)))
            guard_restart(&app->guard, hit, app->now);
        else
            gestures[kept++] = gestures[i];
    }
    return kept;
}

static void handle(App *app, const SDL_Event *event) {
    AppFrame *frame = app->frame;
    if (event->type == SDL_QUIT) {
        frame->quit = true;
        return;
    }
    if (event->type == picture_store_event(app->pictures))
        return; // only wakes the loop, see loop_run
    if (frame->thinker != NULL && event->type == thinker_event(frame->thinker))
        return; // likewise
    if (frame->adviser != NULL && event->type == adviser_event(frame->adviser))
        return;
    if (frame->measurer != NULL && event->type == measurer_event(frame->measurer))
        return;
    if (frame->checker != NULL && event->type == pack_checker_event(frame->checker))
        return;
    if (importer_event(app, event) || second_start_event(app, event))
        return;
    audio_event(app, event);
    if (privacy_event(app, event)) {
        follow(app);
        return;
    }
    if (event->type == SDL_WINDOWEVENT)
        window_event(app, &event->window);
    if (event->type == SDL_DISPLAYEVENT)
        keep_on_screen(app, false);
    if (is_input(event) && !frame->presented)
        return;
    layout_if_marked(app);
    if (frame->screen != NULL && frame->screen->event != NULL && frame->presented &&
        frame->screen->event(app, frame->self, event)) {
        frame->moving = true;
        follow(app);
        return;
    }
    follow_guard(app);
    app->input.now = app->now;
    Gesture gestures[GESTURES_MAX];
    int count = gesture_feed(&app->input, &app->hits, event, gestures);
    if (event->type == SDL_MOUSEBUTTONDOWN)
        guard_press(app);
    if (event->type == SDL_KEYDOWN)
        guard_key(&app->guard, event->key.keysym.sym, app->now);
    count = guard_keys(app, gestures, count);
    for (int i = 0; i < count; i++)
        if (gestures[i].by_key)
            gestures[i].action = keys_action(&app->settings.keys, gestures[i].key, gestures[i].modifiers);
    if (count == 0 || !app_key_action(app, gestures[0].action))
        give(app, gestures, count);
}

// The last frame may be long ago; what matters is the time of the press.
static void handle_now(App *app, const SDL_Event *event) {
    app->now = SDL_GetTicks64();
    loop_handle(app, event);
}

static void handle_events(App *app, bool wait) {
    SDL_Event event;
    if (wait && SDL_WaitEventTimeout(&event, loop_wait_ms(app)) != 0)
        handle_now(app, &event);
    while (!app->frame->quit && SDL_PollEvent(&event) != 0)
        handle_now(app, &event);
}

// The screen is visible for the first time: drop input that was not meant for it.
static void accept_input(App *app) {
    if (gfx_window(app->gfx) != NULL) {
        SDL_PumpEvents();
        SDL_FlushEvents(SDL_KEYDOWN, SDL_CLIPBOARDUPDATE - 1);
        int x, y;
        SDL_GetMouseState(&x, &y);
        app->input.x = (float)x * gfx_density(app->gfx);
        app->input.y = (float)y * gfx_density(app->gfx);
        app->input.inside = SDL_GetMouseFocus() == gfx_window(app->gfx);
    }
    gesture_refresh(&app->input, &app->hits);
    follow_lights(app);
    app->frame->presented = true;
}

// ---- frames
// -----------------------------------------------------------------------------------------------------

static void draw(App *app) {
    AppFrame *frame = app->frame;
    bool drawn = false;
    while (gfx_frame_next(app->gfx)) {
        if (frame->screen->draw != NULL)
            frame->screen->draw(app, frame->self);
        widget_focus(app);
        remark_draw(app);
        drawn = true;
    }
    if (!drawn)
        return;
    frame->shown++;
    if (!frame->presented)
        accept_input(app);
    if (frame->shown == 1) {
        audio_follow_settings(app);
        keep_on_screen(app, true); // the window's borders are known by now
    }
}

static bool is_settled(const App *app) {
    const AppFrame *frame = app->frame;
    return !frame->marked && frame->next == NULL && !session_has_changed(app);
}

// While something cannot be pressed yet, the trace must not report the table as idle.
static bool guard_is_up(const App *app) {
    return app->session != NULL && guard_is_pending(&app->guard, app->now);
}

static void write_trace(App *app, bool idle) {
    AppFrame *frame = app->frame;
    if (frame->trace == NULL || !frame->presented)
        return;
    const Seat viewer = app->session != NULL ? session_viewer(app->session) : SEAT_NONE;
    const TraceFrame line = {
        .number = frame->shown,
        .screen = app->shown_name,
        .viewer = viewer != SEAT_NONE ? seat_faction_id(app, viewer) : NULL,
        .hits = &app->hits,
        .focus = app->input.focus_shown && app->input.focus[0] != 0 ? app->input.focus : NULL,
        .to_act = app->session != NULL ? session_to_act(app->session) : SEAT_NONE,
        .pictures = frame->pictures,
        .remark = remark_text(app),
        .idle = idle,
        .tell = frame->screen != NULL ? frame->screen->tell : NULL,
        .app = app,
        .self = frame->self,
    };
    trace_frame(frame->trace, &line);
}

// A game between computers: the player only watches.
static bool computers_play(const App *app) {
    if (app->session == NULL || session_is_watched(app->session) ||
        session_stage(app->session) == SESSION_OVER)
        return false;
    const SessionOptions *options = session_options(app->session);
    for (Seat seat = 0; seat < options->setup.seats; seat++)
        if (options->who[seat] == NULL)
            return false;
    return true;
}

static void update(App *app) {
    AppFrame *frame = app->frame;
    if (frame->moving && frame->screen != NULL && frame->screen->update != NULL)
        frame->moving = frame->screen->update(app, frame->self);
    else
        frame->moving = false;
    follow(app); // update may have told the session that everything has been shown
    layout_if_marked(app);
}

static bool is_late(const App *app) {
    const Screen *screen = app->frame->screen;
    return screen != NULL && screen->is_late != NULL && screen->is_late(app, app->frame->self);
}

static void show(App *app) {
    AppFrame *frame = app->frame;
    bool ready = false;
    picture_store_step(app->pictures, &ready);
    if (ready)
        gfx_damage_all(app->gfx);
    privacy_step(app);
    remark_step(app);
    pack_watch_step(app);
    importer_step(app);
    if (frame->thinker != NULL)
        thinker_step(frame->thinker, app->session);
    if (frame->adviser != NULL && adviser_step(frame->adviser))
        app_request_layout(app);
    if (frame->measurer != NULL && measurer_step(frame->measurer))
        app_request_layout(app);
    if (pack_checker_step(app))
        app_request_layout(app);
    if (frame->wake > 0 && app->now >= frame->wake) {
        frame->wake = 0;
        frame->moving = true;
    }
    follow(app);
    layout_if_marked(app);
    update(app);
    for (int again = 0; again < AGAIN_MOST && frame->moving && is_late(app); again++)
        update(app);
    if (frame->screen == NULL)
        return;
    gfx_keep_awake(app->gfx, frame->keeps_awake || computers_play(app));
    follow_lights(app);
    draw(app);
    follow_guard(app);
    frame->pictures = picture_store_unfinished(app->pictures); // drawing may have requested some
    write_trace(app, !frame->moving && is_settled(app) && !guard_is_up(app));
}

bool loop_step(App *app, uint64_t now) {
    app->now = now;
    show(app);
    const AppFrame *frame = app->frame;
    const bool making =
        picture_store_has_no_workers(app->pictures) && frame->pictures > 0; // otherwise a worker wakes us
    const bool thought_due = frame->thinker != NULL && thinker_is_due(frame->thinker, app->session);
    return frame->moving || guard_is_up(app) || !is_settled(app) || gfx_is_damaged(app->gfx) || making ||
           thought_due || importer_is_due(app);
}

void loop_run(App *app) {
    while (!app->frame->quit) {
        const Uint64 start = SDL_GetTicks64();
        const bool busy = loop_step(app, start);
        const Uint64 spent = SDL_GetTicks64() - start;
        if (busy && spent < FRAME_MS)
            SDL_Delay((Uint32)(FRAME_MS - spent));
        handle_events(app, !busy);
    }
}

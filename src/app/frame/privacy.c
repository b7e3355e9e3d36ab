// SPDX-License-Identifier: MIT
// Hides hands automatically: when the window loses the focus, after a time without input, or on a key. The
// session decides what hiding means, since it knows whether there is anything to hide.
#include "app/frame/frame.h"

// Another window is in front, or this one is no longer visible.
static bool is_left(const SDL_Event *event) {
    if (event->type != SDL_WINDOWEVENT)
        return false;
    const Uint8 kind = event->window.event;
    return kind == SDL_WINDOWEVENT_FOCUS_LOST || kind == SDL_WINDOWEVENT_MINIMIZED ||
           kind == SDL_WINDOWEVENT_HIDDEN;
}

static bool is_touch(const SDL_Event *event) {
    return event->type >= SDL_KEYDOWN && event->type < SDL_CLIPBOARDUPDATE;
}

bool privacy_event(App *app, const SDL_Event *event) {
    if (is_touch(event))
        app->frame->touched = true; // the next step sets its time
    if (app->session == NULL)
        return false;
    const bool panic =
        event->type == SDL_KEYDOWN && event->key.keysym.sym == app->settings.keys.key[ACTION_HIDE];
    return (panic || (app->settings.hide_on_focus_loss && is_left(event))) && session_hide(app->session);
}

static bool waits_for_idle(const App *app) {
    return app->session != NULL && app->settings.hide_after > 0 && session_viewer(app->session) != SEAT_NONE;
}

static uint64_t idle_at(const App *app) {
    return app->frame->touched_at + (uint64_t)app->settings.hide_after * 1000;
}

void privacy_step(App *app) {
    AppFrame *frame = app->frame;
    if (frame->touched || !waits_for_idle(app))
        frame->touched_at = app->now;
    frame->touched = false;
    if (waits_for_idle(app) && app->now >= idle_at(app) && !session_hide(app->session))
        frame->touched_at = app->now; // a single person plays: nothing to hide
}

static uint64_t sooner(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

int loop_wait_ms(const App *app) {
    uint64_t at = UINT64_MAX;
    if (waits_for_idle(app))
        at = idle_at(app);
    if (app->frame->wake > 0)
        at = sooner(at, app->frame->wake);
    if (app->frame->remark.until > 0)
        at = sooner(at, app->frame->remark.until);
    if (pack_watch_wait(app) >= 0)
        at = sooner(at, app->now + (uint64_t)pack_watch_wait(app));
    if (at == UINT64_MAX)
        return -1;
    return at > app->now ? (int)sooner(at - app->now, 3600000) : 0;
}

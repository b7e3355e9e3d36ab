// SPDX-License-Identifier: MIT
// What a screen is. The frame (app.c) shows one at a time and calls it from one thread:
//
//   enter -> [ gesture … update -> layout when marked -> draw ] … -> leave
//
// A screen keeps nothing in globals: `self` is its own state, state_bytes zeroed bytes that live from enter
// to leave. Which screen is shown during a game follows from the session's stage alone (app.c,
// screen_of_stage): screens call session_… and the frame does the rest, the curtain first of all. Screens
// outside a game switch by app_show.
#ifndef STARDECK_APP_STAGE_SCREEN_H
#define STARDECK_APP_STAGE_SCREEN_H

#include "app/stage/gesture.h"
#include "core/json_out.h"
#include "gfx/gfx.h"

typedef struct App App; // context.h

typedef struct Screen {
    const char *name;   // the trace's "screen", unless layout puts another one into app->shown_name
    size_t state_bytes; // 0: none, self is NULL
    // Logical pixels it needs at least: where the player wants things larger than that allows they are as
    // large as it can be. 0: GFX_USUAL_W, GFX_USUAL_H.
    float least_w, least_h;
    float bottom; // … and for a bar below everything (GfxLayout.bottom); 0: none

    // Any of these may be NULL.
    void (*enter)(App *app, void *self);
    void (*leave)(App *app, void *self);
    // Positions for the present window size (gfx_layout) and the list app->hits, which the frame has cleared.
    // Called before the next frame is drawn whenever something was marked by app_mark: after enter, a resize,
    // a change of language or of the session, or by the screen itself. Must not change the session.
    void (*layout)(App *app, void *self);
    void (*gesture)(App *app, void *self, const Gesture *gesture);
    // Every event before a gesture is made of it. True: it was for a text that is being typed; it goes no
    // further.
    bool (*event)(App *app, void *self, const SDL_Event *event);
    // Moves what moves to the time app->now and damages it. True: something is still moving, call again next
    // frame. Not called again after false until a gesture, app_mark or app_animate.
    bool (*update)(App *app, void *self);
    // Draws the whole scene; called once for each damaged region, so it must not change anything.
    void (*draw)(App *app, void *self);
    // Adds to the trace's line, as keys of its own, what stands on it that no region tells (INTERFACES.md).
    void (*tell)(const App *app, const void *self, JsonOut *json);
} Screen;

extern const Screen menu_screen, setup_screen, settings_screen, handover_screen, result_screen,
    message_screen, gallery_screen, replay_screen, load_screen;
extern const Screen rules_screen, lesson_screen, bundle_screen, packs_screen, balance_screen, changes_screen;
extern const Screen table_screen; // src/app/table: everything of a game from the deal to the scoring

#endif

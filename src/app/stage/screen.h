// SPDX-License-Identifier: MIT
// Interface of a screen. The frame (app.c, loop.c) shows one at a time and calls it from one thread:
//
//   enter -> [ gesture … update -> layout when marked -> draw ] … -> leave
//
// A screen keeps nothing in globals: `self` is its own state, state_bytes zeroed bytes that live from enter
// to leave. During a game the session's stage alone decides which screen is shown (loop.c, screen_of):
// screens call session_… and the frame does the rest, the curtain first of all. Screens outside a game switch
// with app_show.
#ifndef STARDECK_APP_STAGE_SCREEN_H
#define STARDECK_APP_STAGE_SCREEN_H

#include "app/stage/gesture.h"
#include "core/json_out.h"
#include "gfx/gfx.h"

typedef struct App App; // context.h

typedef struct Screen {
    const char *name;   // "screen" in the trace, unless layout changes app->shown_name
    size_t state_bytes; // 0: no state, self is NULL
    // The least logical height it needs, in GFX_LEAST_W: the player's scale is limited so that it fits. 0:
    // GFX_LEAST_H.
    float least_h;
    float bottom; // … plus a bar below everything (GfxLayout.bottom); 0: none

    // Any of these may be NULL.
    void (*enter)(App *app, void *self);
    void (*leave)(App *app, void *self);
    // It is shown again after another screen lay over it for so many ms (app_look): shifts its times.
    void (*resume)(App *app, void *self, uint64_t ms);
    // Computes positions for the current window size (gfx_layout) and fills app->hits, which the frame has
    // cleared. Called before the next frame after app_request_layout: after enter, a resize, a change of
    // language or session, or on the screen's own request. Must not change the session.
    void (*layout)(App *app, void *self);
    void (*gesture)(App *app, void *self, const Gesture *gesture);
    // Sees every event before it becomes a gesture. Returns true to consume it (text input).
    bool (*event)(App *app, void *self, const SDL_Event *event);
    // Advances animations to app->now and damages what moves. Returns true while something is moving; after
    // false it is not called again until a gesture, app_request_layout or app_request_update.
    bool (*update)(App *app, void *self);
    // True if what it shows next was due before app->now: it is laid out and advanced again in this frame.
    bool (*is_late)(const App *app, const void *self);
    // Draws the whole scene. Called once per damaged region, so it must not change anything.
    void (*draw)(App *app, void *self);
    // Adds what is shown but belongs to no region to the trace line, as keys of its own (INTERFACES.md).
    void (*tell)(const App *app, const void *self, JsonOut *json);
} Screen;

extern const Screen menu_screen, setup_screen, settings_screen, handover_screen, result_screen,
    message_screen, gallery_screen, replay_screen, load_screen, course_screen;
extern const Screen rules_screen, lesson_screen, bundle_screen, packs_screen, new_pack_screen, balance_screen,
    changes_screen, import_screen, import_look_screen;
extern const Screen table_screen;     // src/app/kit: the whole game from the deal to the scoring
extern const Screen face_down_screen; // the same within a turn while the next person has not sat down

#endif

// SPDX-License-Identifier: MIT
// What the player has chosen about the program itself, apart from any game. Plain data: whoever reads or
// writes the settings file fills it, screens only read it (app->settings).
#ifndef STARDECK_APP_STAGE_SETTINGS_H
#define STARDECK_APP_STAGE_SETTINGS_H

#include "app/stage/keys.h"
#include "data/layers.h"

#include <stdbool.h>

typedef enum AppPalette {
    PALETTE_STANDARD,
    PALETTE_COLOUR_BLIND
} AppPalette;

typedef enum AppGraphics {
    GRAPHICS_SOFTWARE,
    GRAPHICS_OPENGL
} AppGraphics;

typedef struct AppSettings {
    char language[LANGUAGE_CODE_MAX]; // "en", "de"
    float animation_speed; // 1; 0: nothing takes time (STARDECK_ANIMATION=0 in the environment, tests)
    bool reduced_motion;   // only fades take time (STARDECK_REDUCED_MOTION=1)
    bool fullscreen;
    int width, height;    // of the window in pixels while it does not fill the screen; 0: the usual size
    AppGraphics graphics; // how the window's picture gets to the screen; heeded when the window opens

    // At a table of several persons.
    bool recap;           // on taking the seat: show what happened since one's last turn (STARDECK_RECAP=0)
    int auto_end_seconds; // the turn ends by itself so long after everything was shown; 0: by click only
    bool hide_on_focus_loss; // draw the curtain when the window is left
    int idle_seconds;        // draw the curtain when nobody has touched mouse or keys for so long; 0: never
    bool pass_alone; // who can play and use nothing passes by itself: in the middle of a turn, in a phase
    bool ask_openly; // questions about open cards are asked on the open table, without a curtain

    // What is seen and heard, and how well.
    int ui_scale;       // percent: 75, 100, 125, 150, 175, 200
    AppPalette palette; // the owners' colours
    bool high_contrast; // stronger lines and letters
    int computer_beat;  // ms before each thing that a computer does: 0, 600, 1500
    int hover_delay;    // ms until what lies under the pointer is explained: 0, 150, 300, 600
    int effects_volume; // 0 (silent) to 100
    int music_volume;   // the same
    bool mute_on_focus_loss;
    bool muted; // by button or key, until it is pressed again
    KeyBindings keys;
    bool lesson_offered; // the first lesson has been offered; not again
} AppSettings;

// What holds until somebody chooses something else.
AppSettings app_settings_default(void);

#endif

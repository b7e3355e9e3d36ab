// SPDX-License-Identifier: MIT
// What the player has chosen about the program itself, apart from any game. Plain data: whoever reads or
// writes the settings file fills it, screens only read it (app->settings).
#ifndef STARDECK_APP_SETTINGS_H
#define STARDECK_APP_SETTINGS_H

#include <stdbool.h>

typedef struct AppSettings {
    char language[8];      // "en", "de"
    float animation_speed; // 1; 0: nothing takes time (STARDECK_ANIMATION=0 in the environment, tests)
    bool reduced_motion;   // only fades take time (STARDECK_REDUCED_MOTION=1)
    bool fullscreen;
    int width, height; // of the window in pixels while it does not fill the screen; 0: the usual size

    // At a table of several persons.
    bool recap;           // on taking the seat: show what happened since one's last turn (STARDECK_RECAP=0)
    int auto_end_seconds; // the turn ends by itself so long after everything was shown; 0: by click only
    bool hide_on_focus_loss; // draw the curtain when the window is left
    int idle_seconds;        // draw the curtain when nobody has touched mouse or keys for so long; 0: never
    bool ask_openly;         // questions about open cards are asked on the open table, without a curtain
} AppSettings;

// What holds until somebody chooses something else.
AppSettings app_settings_default(void);

#endif

// SPDX-License-Identifier: MIT
// What holds before anybody has chosen anything.
#include "app/stage/settings.h"

AppSettings app_settings_default(void) {
    return (AppSettings){.language = "en",
                         .animation_speed = 1,
                         .recap = true,
                         .auto_end_seconds = 0,
                         .hide_on_focus_loss = true,
                         .idle_seconds = 120,
                         .pass_alone = true,
                         .ask_openly = true,
                         .ui_scale = 100,
                         .computer_beat = 600,
                         .hover_delay = 150,
                         .effects_volume = 75,
                         .music_volume = 0,
                         .mute_on_focus_loss = true,
                         .keys = keys_usual()};
}

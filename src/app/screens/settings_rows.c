// SPDX-License-Identifier: MIT
// The rows of the settings as a table: what each reads, writes and offers.
#include "app/screens/settings_rows.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static int get_speed(const AppSettings *settings) { // in halves
    return (int)lroundf(settings->animation_speed * 2);
}
static void set_speed(AppSettings *settings, int value) {
    settings->animation_speed = (float)value / 2;
}

static int get_sound(const AppSettings *settings) {
    return settings->muted ? 0 : 1;
}
static void set_sound(AppSettings *settings, int value) {
    settings->muted = value == 0;
}

// Whole numbers and switches.
#define MEMBER(name, type)                                                                                   \
    static int get_##name(const AppSettings *settings) {                                                     \
        return (int)settings->name;                                                                          \
    }                                                                                                        \
    static void set_##name(AppSettings *settings, int value) {                                               \
        settings->name = (type)value;                                                                        \
    }
MEMBER(fullscreen, bool)
MEMBER(graphics, AppGraphics)
MEMBER(reduced_motion, bool)
MEMBER(recap, bool)
MEMBER(auto_end_seconds, int)
MEMBER(hide_on_focus_loss, bool)
MEMBER(idle_seconds, int)
MEMBER(pass_alone, bool)
MEMBER(ask_openly, bool)
MEMBER(ui_scale, int)
MEMBER(palette, AppPalette)
MEMBER(high_contrast, bool)
MEMBER(computer_beat, int)
MEMBER(hover_delay, int)
MEMBER(effects_volume, int)
MEMBER(music_volume, int)
MEMBER(mute_on_focus_loss, bool)
#undef MEMBER
#define TO(name) .get = get_##name, .set = set_##name

// The scales that the present window can carry.
static const char *scales_carried(const App *app, char *buffer, size_t size) {
    const GfxLayout window = gfx_layout(app->gfx);
    const GfxRange range = gfx_scale_range(window.width, window.height, GFX_LEAST_W, GFX_LEAST_H);
    char least[8], most[8], from[24], to[24];
    snprintf(least, sizeof least, "%d", (int)ceilf(range.least * 100 - 0.5f));
    snprintf(most, sizeof most, "%d", (int)floorf(range.most * 100 + 0.5f));
    ui_format(app, from, sizeof from, UI_COMMON_PERCENT, "count", least, (char *)NULL);
    ui_format(app, to, sizeof to, UI_COMMON_PERCENT, "count", most, (char *)NULL);
    return ui_format(app, buffer, size, UI_SETTINGS_SCALE_CARRIED, "least", from, "most", to, (char *)NULL);
}

#define CHOICES(...) .choice = {__VA_ARGS__}
#define ON_OFF CHOICES({"on", 1, UI_COMMON_ON, NULL}, {"off", 0, UI_COMMON_OFF, NULL})
#define VOLUMES                                                                                              \
    CHOICES({"0", 0, UI_COMMON_OFF, NULL}, {"25", 25, UI_COMMON_PERCENT, "25"},                              \
            {"50", 50, UI_COMMON_PERCENT, "50"}, {"75", 75, UI_COMMON_PERCENT, "75"},                        \
            {"100", 100, UI_COMMON_PERCENT, "100"})

static const SettingsRow display_rows[] = {
    {.id = "language", .name = UI_SETTINGS_LANGUAGE, .text = UI_SETTINGS_LANGUAGE_TEXT, .get = NULL},
    {.id = "fullscreen",
     .name = UI_SETTINGS_FULLSCREEN,
     .text = UI_SETTINGS_FULLSCREEN_TEXT,
     TO(fullscreen),
     ON_OFF},
    {.id = "scale",
     .name = UI_SETTINGS_SCALE,
     .text = UI_SETTINGS_SCALE_TEXT,
     TO(ui_scale),
     CHOICES({"75", 75, UI_COMMON_PERCENT, "75"}, {"100", 100, UI_COMMON_PERCENT, "100"},
             {"125", 125, UI_COMMON_PERCENT, "125"}, {"150", 150, UI_COMMON_PERCENT, "150"},
             {"175", 175, UI_COMMON_PERCENT, "175"}, {"200", 200, UI_COMMON_PERCENT, "200"}),
     .more = scales_carried},
    {.id = "speed",
     .name = UI_SETTINGS_SPEED,
     .text = UI_SETTINGS_SPEED_TEXT,
     TO(speed),
     CHOICES({"off", 0, UI_COMMON_OFF, NULL}, {"half", 1, NO_WORD, "½"}, {"1", 2, NO_WORD, "1"},
             {"1_half", 3, NO_WORD, "1½"}, {"2", 4, NO_WORD, "2"}, {"3", 6, NO_WORD, "3"})},
    {.id = "graphics",
     .name = UI_SETTINGS_GRAPHICS,
     .text = UI_SETTINGS_GRAPHICS_TEXT,
     TO(graphics),
     CHOICES({"software", GRAPHICS_SOFTWARE, UI_SETTINGS_GRAPHICS_SOFTWARE, NULL},
             {"opengl", GRAPHICS_OPENGL, NO_WORD, "OpenGL"})},
};

static const SettingsRow table_rows[] = {
    {.id = "end_turn",
     .name = UI_SETTINGS_END_TURN,
     .text = UI_SETTINGS_END_TURN_TEXT,
     TO(auto_end_seconds),
     CHOICES({"click", 0, UI_SETTINGS_CLICK, NULL}, {"3", 3, UI_COMMON_SECONDS, "3"},
             {"5", 5, UI_COMMON_SECONDS, "5"}, {"10", 10, UI_COMMON_SECONDS, "10"},
             {"20", 20, UI_COMMON_SECONDS, "20"})},
    {.id = "recap", .name = UI_SETTINGS_RECAP, .text = UI_SETTINGS_RECAP_TEXT, TO(recap), ON_OFF},
    {.id = "pass", .name = UI_SETTINGS_PASS, .text = UI_SETTINGS_PASS_TEXT, TO(pass_alone), ON_OFF},
    {.id = "ask",
     .name = UI_SETTINGS_ASK,
     .text = UI_SETTINGS_ASK_TEXT,
     TO(ask_openly),
     CHOICES({"openly", 1, UI_SETTINGS_ASK_OPENLY, NULL}, {"curtain", 0, UI_SETTINGS_ASK_CURTAIN, NULL})},
    {.id = "focus",
     .name = UI_SETTINGS_FOCUS,
     .text = UI_SETTINGS_FOCUS_TEXT,
     TO(hide_on_focus_loss),
     ON_OFF},
    {.id = "idle",
     .name = UI_SETTINGS_IDLE,
     .text = UI_SETTINGS_IDLE_TEXT,
     TO(idle_seconds),
     CHOICES({"never", 0, UI_COMMON_NEVER, NULL}, {"30", 30, UI_COMMON_SECONDS, "30"},
             {"60", 60, UI_COMMON_MINUTES, "1"}, {"120", 120, UI_COMMON_MINUTES, "2"},
             {"240", 240, UI_COMMON_MINUTES, "4"})},
    {.id = "beat",
     .name = UI_SETTINGS_BEAT,
     .text = UI_SETTINGS_BEAT_TEXT,
     TO(computer_beat),
     CHOICES({"0", 0, UI_COMMON_OFF, NULL}, {"600", 600, UI_SETTINGS_BEAT_SHORT, NULL},
             {"1500", 1500, UI_SETTINGS_BEAT_LONG, NULL})},
    {.id = "hover",
     .name = UI_SETTINGS_HOVER,
     .text = UI_SETTINGS_HOVER_TEXT,
     TO(hover_delay),
     CHOICES({"0", 0, UI_SETTINGS_AT_ONCE, NULL}, {"150", 150, NO_WORD, "150 ms"},
             {"300", 300, NO_WORD, "300 ms"}, {"600", 600, NO_WORD, "600 ms"})},
};

static const SettingsRow sound_rows[] = {
    {.id = "sound", .name = UI_SETTINGS_SOUND, .text = UI_SETTINGS_SOUND_TEXT, TO(sound), ON_OFF},
    {.id = "effects",
     .name = UI_SETTINGS_EFFECTS,
     .text = UI_SETTINGS_EFFECTS_TEXT,
     TO(effects_volume),
     VOLUMES},
    {.id = "music", .name = UI_SETTINGS_MUSIC, .text = UI_SETTINGS_MUSIC_TEXT, TO(music_volume), VOLUMES},
    {.id = "mute", .name = UI_SETTINGS_MUTE, .text = UI_SETTINGS_MUTE_TEXT, TO(mute_on_focus_loss), ON_OFF},
};

static const SettingsRow access_rows[] = {
    {.id = "motion", .name = UI_SETTINGS_MOTION, .text = UI_SETTINGS_MOTION_TEXT, TO(reduced_motion), ON_OFF},
    {.id = "palette",
     .name = UI_SETTINGS_PALETTE,
     .text = UI_SETTINGS_PALETTE_TEXT,
     TO(palette),
     CHOICES({"standard", PALETTE_STANDARD, UI_SETTINGS_PALETTE_STANDARD, NULL},
             {"colour_blind", PALETTE_COLOUR_BLIND, UI_SETTINGS_PALETTE_CLEAR, NULL})},
    {.id = "contrast",
     .name = UI_SETTINGS_CONTRAST,
     .text = UI_SETTINGS_CONTRAST_TEXT,
     TO(high_contrast),
     ON_OFF},
};

#define ROWS_OF(list) .row = list, .rows = (int)(sizeof list / sizeof list[0])

const SettingsPage settings_pages[SETTINGS_PAGES] = {
    {"display", UI_SETTINGS_DISPLAY, "icons/phosphor/corners-out.svg", ROWS_OF(display_rows), NO_WORD},
    {"table", UI_SETTINGS_TABLE, "icons/phosphor/cards.svg", ROWS_OF(table_rows), UI_SETTINGS_ALONE},
    {"sound", UI_SETTINGS_SOUND, "icons/phosphor/speaker-high.svg", ROWS_OF(sound_rows), NO_WORD},
    {.id = "keys", .name = UI_SETTINGS_KEYS, .icon = "glyphs/keys.svg", .note = NO_WORD},
    {"access", UI_SETTINGS_ACCESS, "icons/phosphor/eye.svg", ROWS_OF(access_rows), NO_WORD},
};

static bool is_language(const SettingsRow *row) {
    return row->get == NULL;
}

static int least(int a, int b) {
    return a < b ? a : b;
}

int settings_choices(const App *app, const SettingsRow *row) {
    int count = is_language(row) ? least(app_languages(app), CHOICES_MAX) : 0;
    while (count < CHOICES_MAX && row->choice[count].id != NULL)
        count++;
    return count;
}

SettingsChoice settings_choice(const App *app, const SettingsRow *row, int index) {
    return is_language(row) ? (SettingsChoice){app_language_code(app, index), index, NO_WORD,
                                               app_language_name(app, index)}
                            : row->choice[index];
}

bool settings_is_chosen(const App *app, const SettingsRow *row, const SettingsChoice *choice) {
    return is_language(row) ? app_language(app, app->settings.language) == choice->value
                            : row->get(&app->settings) == choice->value;
}

void settings_choose(const App *app, const SettingsRow *row, const SettingsChoice *choice,
                     AppSettings *settings) {
    if (is_language(row))
        text_copy(settings->language, sizeof settings->language, app_language_code(app, choice->value));
    else
        row->set(settings, choice->value);
}

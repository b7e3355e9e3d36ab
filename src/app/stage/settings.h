// SPDX-License-Identifier: MIT
// The player's settings of the program itself, as plain data. The settings file fills them
// (app/frame/settings_file.h), the settings screen changes them through app_change_settings, and everything
// else only reads app->settings. All strings here are constants.
#ifndef STARDECK_APP_STAGE_SETTINGS_H
#define STARDECK_APP_STAGE_SETTINGS_H

#include "app/stage/keys.h"
#include "data/layer_files.h"

#include <stdbool.h>
#include <stdint.h>

#define OTHERS_USUAL 1.5F // choices of others_speed
#define OTHERS_FAST 12.0F

typedef enum AppPalette {
    PALETTE_STANDARD,
    PALETTE_COLOUR_BLIND
} AppPalette;

typedef enum AppGraphics {
    GRAPHICS_SOFTWARE,
    GRAPHICS_OPENGL
} AppGraphics;

// The list of all settings, one line each; everything about a setting follows from its line:
//
//     X(KIND, name, default, PAGE, row, choices)
//
// `name` is the member of AppSettings and the key in the settings file. `row` names it on the settings
// screen: its hits are "settings:ROW:CHOICE", its texts "settings.ROW" and "settings.ROW_text" in
// assets/lang. (Use one name for both in new settings; older ones keep the names known from files and
// traces.) The order of the list is the order of the rows on a page. `choices` is what the screen offers, a
// list in settings.c. HIDDEN settings are only in the file.
//
//     SWITCH     a bool; true or false in the file
//     NUMBER     an int; in the file a whole number from 0 to SettingChoices.most
//     WORD       an int, one of the choices; a word in the file
//     HALVES     a float, one of the choices, which count in halves; a word in the file
//     LANGUAGE   the code of a language; the choices are the available languages
#define SETTINGS(X, HIDDEN)                                                                                  \
    X(LANGUAGE, language, 0, DISPLAY, "language", languages)                                                 \
    X(SWITCH, fullscreen, false, DISPLAY, "fullscreen", on_off)                                              \
    X(WORD, ui_scale, 100, DISPLAY, "scale", scales) /* percent */                                           \
    /* 0: no animation (STARDECK_ANIMATION=0 in the environment) */                                          \
    X(HALVES, animation_speed, 2, DISPLAY, "speed", speeds)                                                  \
    /* an AppGraphics, applied when the window opens */                                                      \
    X(WORD, graphics, GRAPHICS_SOFTWARE, DISPLAY, "graphics", graphics)                                      \
    /* seconds until a finished turn ends automatically; 0: only by a click */                               \
    X(NUMBER, end_turn_after, 0, TABLE, "end_turn", turn_ends)                                               \
    /* show a recap when a person takes the seat (STARDECK_RECAP=0: off) */                                  \
    X(SWITCH, recap, true, TABLE, "recap", on_off)                                                           \
    /* pass automatically, in the middle of a turn or in a phase, if nothing is possible */                  \
    X(SWITCH, pass_alone, true, TABLE, "pass", on_off)                                                       \
    /* ask questions about open information without a curtain */                                             \
    X(SWITCH, ask_openly, true, TABLE, "ask", openly)                                                        \
    X(SWITCH, hide_on_focus_loss, true, TABLE, "focus", on_off) /* draws the curtain */                      \
    /* seconds without mouse and keys until the curtain is drawn; 0: never */                                \
    X(NUMBER, hide_after, 120, TABLE, "idle", pauses)                                                        \
    X(WORD, computer_beat, 600, TABLE, "beat", beats) /* ms before a computer's command is shown */          \
    /* how fast others' commands are shown, times animation_speed; 0: at once */                             \
    X(HALVES, others_speed, (int)(2 * OTHERS_USUAL), TABLE, "others_speed", others_speeds)                   \
    X(WORD, hover_delay, 150, TABLE, "hover", delays) /* ms until a tooltip appears */                       \
    X(SWITCH, muted, false, SOUND, "sound", sound)    /* or by button or key */                              \
    X(NUMBER, effects_volume, 75, SOUND, "effects", volumes)                                                 \
    X(NUMBER, music_volume, 25, SOUND, "music", volumes)                                                     \
    X(SWITCH, mute_on_focus_loss, true, SOUND, "mute", on_off)                                               \
    /* fades instead of movements (STARDECK_REDUCED_MOTION=1) */                                             \
    X(SWITCH, reduced_motion, false, ACCESS, "motion", on_off)                                               \
    X(WORD, palette, PALETTE_STANDARD, ACCESS, "palette", palettes) /* an AppPalette */                      \
    X(SWITCH, high_contrast, false, ACCESS, "contrast", on_off)     /* stronger lines and letters */         \
    HIDDEN(SWITCH, lesson_offered, false)                           /* the first lesson has been offered */

typedef char LanguageCode[LANGUAGE_CODE_MAX]; // "en", "de"

#define SETTING_TYPE_SWITCH bool
#define SETTING_TYPE_NUMBER int
#define SETTING_TYPE_WORD int
#define SETTING_TYPE_HALVES float
#define SETTING_TYPE_LANGUAGE LanguageCode

typedef struct AppSettings {
#define MEMBER(kind, name, ...) SETTING_TYPE_##kind name;
    SETTINGS(MEMBER, MEMBER)
#undef MEMBER
    int width, height; // of the window in pixels while not fullscreen; 0: the usual size
    KeyBindings keys;
} AppSettings;

// The defaults.
AppSettings app_settings_default(void);

// ---- the list as data, for code that treats all settings alike ----

enum {
#define COUNT_ONE(...) +1
    SETTING_COUNT = 0 SETTINGS(COUNT_ONE, COUNT_ONE)
#undef COUNT_ONE
};

typedef enum SettingKind {
    SETTING_SWITCH,
    SETTING_NUMBER,
    SETTING_WORD,
    SETTING_HALVES,
    SETTING_LANGUAGE
} SettingKind;

typedef enum SettingPage {
    SETTING_PAGE_DISPLAY,
    SETTING_PAGE_TABLE,
    SETTING_PAGE_SOUND,
    SETTING_PAGE_KEYS,
    SETTING_PAGE_ACCESS,
    SETTING_PAGES,
    SETTING_PAGE_NONE = SETTING_PAGES
} SettingPage;

#define NO_WORD UI_WORD_COUNT
#define SETTING_CHOICES_MAX 6

typedef struct SettingChoice {
    const char *id; // in ids on the screen; for WORD and HALVES also in the file, unless in `kept`
    int value;
    UiWord word;      // the label; NO_WORD: `text` is
    const char *text; // the label, or what fills {count} of `word`; NULL: neither
} SettingChoice;

typedef struct SettingChoices {
    SettingChoice choice[SETTING_CHOICES_MAX]; // ends with an id of NULL, unless full
    int most;                                  // NUMBER: largest value in the file; the least is 0
    const char *kept[SETTING_CHOICES_MAX];     // the words in the file, if they are not the ids
} SettingChoices;

typedef struct Setting {
    const char *name; // its key in the file
    SettingKind kind;
    SettingPage page;
    const char *row, *title, *text; // name on the screen, keys of its texts; NULL if hidden
    const SettingChoices *choices;  // NULL if hidden
    int usual;                      // the default
    uint16_t offset, size;          // of the member
} Setting;

extern const Setting settings_list[SETTING_COUNT];

// Get or set a value, counted as SettingChoice.value is. For LANGUAGE the value is 0, and setting it does
// nothing.
int setting_get(const AppSettings *settings, const Setting *setting);
void setting_set(AppSettings *settings, const Setting *setting, int value);

// Number of choices, 0 for LANGUAGE; the index of the choice nearest to a value; and the word for a choice in
// the file.
int setting_choices(const Setting *setting);
int setting_nearest(const Setting *setting, int value);
const char *setting_word(const Setting *setting, int choice);

// Copies to `kept` what differs between `before` and `wanted`, including keys and window size.
void settings_keep_changes(AppSettings *kept, const AppSettings *before, const AppSettings *wanted);

#endif

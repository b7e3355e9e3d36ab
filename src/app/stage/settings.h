// SPDX-License-Identifier: MIT
// What the player has chosen about the program itself, apart from any game. Plain data: the settings file
// fills it (app/frame/settings_file.h), the settings screen changes it by app_change_settings, everybody else
// only reads app->settings.
#ifndef STARDECK_APP_STAGE_SETTINGS_H
#define STARDECK_APP_STAGE_SETTINGS_H

#include "app/stage/keys.h"
#include "data/layer_files.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum AppPalette {
    PALETTE_STANDARD,
    PALETTE_COLOUR_BLIND
} AppPalette;

typedef enum AppGraphics {
    GRAPHICS_SOFTWARE,
    GRAPHICS_OPENGL
} AppGraphics;

// All settings, a line each; whatever is to be known of a setting is made from its line:
//
//     X(KIND, name, default, PAGE, row, choices)
//
// `name` is the member of AppSettings and the key in the settings file. `row` names it on the settings
// screen: its hits are "settings:ROW:CHOICE", its texts "settings.ROW" and "settings.ROW_text" in
// assets/lang. (A new setting has one name for both. Older ones keep what files and traces know them by.) The
// rows of a page stand in the order of this list. `choices` is what the screen offers, a list of settings.c.
// HIDDEN settings are kept in the file and have no row.
//
//     SWITCH     a bool; true or false in the file
//     NUMBER     an int; in the file a whole number from 0 to the `most` of its choices
//     WORD       an int, one of its choices; in the file a word
//     HALVES     a float, one of its choices, which count halves; in the file a word
//     LANGUAGE   a language's code; the choices are the languages there are
#define SETTINGS(X, HIDDEN)                                                                                  \
    X(LANGUAGE, language, 0, DISPLAY, "language", languages)                                                 \
    X(SWITCH, fullscreen, false, DISPLAY, "fullscreen", on_off)                                              \
    X(WORD, ui_scale, 100, DISPLAY, "scale", scales) /* percent */                                           \
    /* 0: nothing takes time (STARDECK_ANIMATION=0 in the environment, tests) */                             \
    X(HALVES, animation_speed, 2, DISPLAY, "speed", speeds)                                                  \
    /* how the window's picture gets to the screen: AppGraphics; heeded when the window opens */             \
    X(WORD, graphics, GRAPHICS_SOFTWARE, DISPLAY, "graphics", graphics)                                      \
    /* seconds after everything was shown until the turn ends by itself; 0: by click only */                 \
    X(NUMBER, end_turn_after, 0, TABLE, "end_turn", turn_ends)                                               \
    /* on taking the seat: show what happened since one's last turn (STARDECK_RECAP=0) */                    \
    X(SWITCH, recap, true, TABLE, "recap", on_off)                                                           \
    /* who can play and use nothing passes by itself: in the middle of a turn, in a phase */                 \
    X(SWITCH, pass_alone, true, TABLE, "pass", on_off)                                                       \
    /* questions about open cards are asked on the open table, without a curtain */                          \
    X(SWITCH, ask_openly, true, TABLE, "ask", openly)                                                        \
    X(SWITCH, hide_on_focus_loss, true, TABLE, "focus", on_off) /* draw the curtain then */                  \
    /* seconds without mouse and keys until the curtain is drawn; 0: never */                                \
    X(NUMBER, hide_after, 120, TABLE, "idle", pauses)                                                        \
    X(WORD, computer_beat, 600, TABLE, "beat", beats) /* ms before each thing that a computer does */        \
    X(WORD, hover_delay, 150, TABLE, "hover", delays) /* ms until what is hovered over is explained */       \
    X(SWITCH, muted, false, SOUND, "sound", sound)    /* by button or key too */                             \
    X(NUMBER, effects_volume, 75, SOUND, "effects", volumes)                                                 \
    X(NUMBER, music_volume, 0, SOUND, "music", volumes)                                                      \
    X(SWITCH, mute_on_focus_loss, true, SOUND, "mute", on_off)                                               \
    /* only fades take time (STARDECK_REDUCED_MOTION=1) */                                                   \
    X(SWITCH, reduced_motion, false, ACCESS, "motion", on_off)                                               \
    X(WORD, palette, PALETTE_STANDARD, ACCESS, "palette", palettes) /* the owners' colours: AppPalette */    \
    X(SWITCH, high_contrast, false, ACCESS, "contrast", on_off)     /* stronger lines and letters */         \
    HIDDEN(SWITCH, lesson_offered, false) /* the first lesson has been offered; not again */

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
    int width, height; // of the window in pixels while it does not fill the screen; 0: the usual size
    KeyBindings keys;
} AppSettings;

// What holds until somebody chooses something else.
AppSettings app_settings_default(void);

// ---- the list as data, for those who treat all settings alike ----

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
    const char *id; // on the screen; of a WORD or HALVES in the file too, but see `kept`
    int value;
    UiWord word;      // NO_WORD: `text` is the label
    const char *text; // or what fills the word's {count}
} SettingChoice;

typedef struct SettingChoices {
    SettingChoice choice[SETTING_CHOICES_MAX]; // ends with an id of NULL, or is full
    int most;                                  // NUMBER: what the file may say, from 0
    const char *kept[SETTING_CHOICES_MAX];     // words of the file where they are not the ids
} SettingChoices;

typedef struct Setting {
    const char *name; // its key in the file
    SettingKind kind;
    SettingPage page;
    const char *row, *title, *text; // its name on the screen, and the keys of its texts; hidden: NULL
    const SettingChoices *choices;  // hidden: NULL
    int usual;                      // the default
    uint16_t offset, size;          // of the member
} Setting;

extern const Setting settings_list[SETTING_COUNT];

// The value as its choices count it; that of the language is 0, and setting it does nothing.
int setting_get(const AppSettings *settings, const Setting *setting);
void setting_set(AppSettings *settings, const Setting *setting, int value);

// How many choices it has (a language: none), the one whose value is nearest, and what the file calls it.
int setting_choices(const Setting *setting);
int setting_nearest(const Setting *setting, int value);
const char *setting_word(const Setting *setting, int choice);

// What differs between `before` and `wanted` is taken over into `kept`, keys and size of the window too.
void settings_keep_changes(AppSettings *kept, const AppSettings *before, const AppSettings *wanted);

#endif

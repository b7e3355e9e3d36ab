// SPDX-License-Identifier: MIT
// The settings as data: the choices and default of each, and generic access to their values.
#include "app/stage/settings.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// ---- choices ----

static const SettingChoices languages = {.most = 0}; // the available ones
static const SettingChoices on_off = {
    .choice = {{"on", 1, UI_COMMON_ON, NULL}, {"off", 0, UI_COMMON_OFF, NULL}}};
static const SettingChoices sound = {
    .choice = {{"on", 0, UI_COMMON_ON, NULL}, {"off", 1, UI_COMMON_OFF, NULL}}};
static const SettingChoices openly = {
    .choice = {{"openly", 1, UI_SETTINGS_ASK_OPENLY, NULL}, {"curtain", 0, UI_SETTINGS_ASK_CURTAIN, NULL}}};
static const SettingChoices scales = {.choice = {{"75", 75, UI_COMMON_PERCENT, "75"},
                                                 {"100", 100, UI_COMMON_PERCENT, "100"},
                                                 {"125", 125, UI_COMMON_PERCENT, "125"},
                                                 {"150", 150, UI_COMMON_PERCENT, "150"},
                                                 {"175", 175, UI_COMMON_PERCENT, "175"},
                                                 {"200", 200, UI_COMMON_PERCENT, "200"}}};
static const SettingChoices others_speeds = {
    .choice = {{"calm", 2, UI_SETTINGS_OTHERS_CALM, NULL},
               {"usual", (int)(2 * OTHERS_USUAL), UI_SETTINGS_OTHERS_USUAL, NULL},
               {"fast", (int)(2 * OTHERS_FAST), UI_SETTINGS_OTHERS_FAST, NULL},
               {"instant", 0, UI_SETTINGS_OTHERS_INSTANT, NULL}}};
static const SettingChoices speeds = {.choice = {{"off", 0, UI_COMMON_OFF, NULL},
                                                 {"half", 1, NO_WORD, "½"},
                                                 {"1", 2, NO_WORD, "1"},
                                                 {"1_half", 3, NO_WORD, "1½"},
                                                 {"2", 4, NO_WORD, "2"},
                                                 {"3", 6, NO_WORD, "3"}},
                                      .kept = {"off", "0.5", "1", "1.5", "2", "3"}};
static const SettingChoices graphics = {
    .choice = {{"software", GRAPHICS_SOFTWARE, UI_SETTINGS_GRAPHICS_SOFTWARE, NULL},
               {"opengl", GRAPHICS_OPENGL, NO_WORD, "OpenGL"}}};
static const SettingChoices turn_ends = {.choice = {{"click", 0, UI_SETTINGS_CLICK, NULL},
                                                    {"3", 3, UI_COMMON_SECONDS, "3"},
                                                    {"5", 5, UI_COMMON_SECONDS, "5"},
                                                    {"10", 10, UI_COMMON_SECONDS, "10"},
                                                    {"20", 20, UI_COMMON_SECONDS, "20"}},
                                         .most = 60};
static const SettingChoices pauses = {.choice = {{"never", 0, UI_COMMON_NEVER, NULL},
                                                 {"30", 30, UI_COMMON_SECONDS, "30"},
                                                 {"60", 60, UI_COMMON_MINUTES, "1"},
                                                 {"120", 120, UI_COMMON_MINUTES, "2"},
                                                 {"240", 240, UI_COMMON_MINUTES, "4"}},
                                      .most = 255};
static const SettingChoices beats = {.choice = {{"0", 0, UI_COMMON_OFF, NULL},
                                                {"600", 600, UI_SETTINGS_BEAT_SHORT, NULL},
                                                {"1500", 1500, UI_SETTINGS_BEAT_LONG, NULL}}};
static const SettingChoices delays = {.choice = {{"0", 0, UI_SETTINGS_AT_ONCE, NULL},
                                                 {"150", 150, NO_WORD, "150 ms"},
                                                 {"300", 300, NO_WORD, "300 ms"},
                                                 {"600", 600, NO_WORD, "600 ms"}}};
static const SettingChoices volumes = {.choice = {{"0", 0, UI_COMMON_OFF, NULL},
                                                  {"25", 25, UI_COMMON_PERCENT, "25"},
                                                  {"50", 50, UI_COMMON_PERCENT, "50"},
                                                  {"75", 75, UI_COMMON_PERCENT, "75"},
                                                  {"100", 100, UI_COMMON_PERCENT, "100"}},
                                       .most = 100};
static const SettingChoices palettes = {
    .choice = {{"standard", PALETTE_STANDARD, UI_SETTINGS_PALETTE_STANDARD, NULL},
               {"colour_blind", PALETTE_COLOUR_BLIND, UI_SETTINGS_PALETTE_CLEAR, NULL}}};

// ---- the list ----

#define STORED(member)                                                                                       \
    .offset = (uint16_t)offsetof(AppSettings, member), .size = (uint16_t)sizeof((AppSettings *)0)->member
#define WITH_ROW(is, member, value, at, id, offers)                                                          \
    {.name = #member,                                                                                        \
     .kind = SETTING_##is,                                                                                   \
     .page = SETTING_PAGE_##at,                                                                              \
     .row = id,                                                                                              \
     .title = "settings." id,                                                                                \
     .text = "settings." id "_text",                                                                         \
     .choices = &offers,                                                                                     \
     .usual = value,                                                                                         \
     STORED(member)},
#define WITHOUT(is, member, value)                                                                           \
    {.name = #member, .kind = SETTING_##is, .page = SETTING_PAGE_NONE, .usual = value, STORED(member)},

const Setting settings_list[SETTING_COUNT] = {SETTINGS(WITH_ROW, WITHOUT)};

AppSettings app_settings_default(void) {
    AppSettings settings = {.language = "en", .keys = keys_default()};
    for (int i = 0; i < SETTING_COUNT; i++)
        setting_set(&settings, &settings_list[i], settings_list[i].usual);
    return settings;
}

// ---- one setting ----

int setting_get(const AppSettings *settings, const Setting *setting) {
    const void *member = (const char *)settings + setting->offset;
    switch (setting->kind) {
    case SETTING_SWITCH:
        return *(const SETTING_TYPE_SWITCH *)member;
    case SETTING_NUMBER:
    case SETTING_WORD:
        return *(const SETTING_TYPE_NUMBER *)member;
    case SETTING_HALVES:
        return (int)lroundf(*(const SETTING_TYPE_HALVES *)member * 2);
    case SETTING_LANGUAGE:
        break;
    }
    return 0;
}

void setting_set(AppSettings *settings, const Setting *setting, int value) {
    void *member = (char *)settings + setting->offset;
    switch (setting->kind) {
    case SETTING_SWITCH:
        *(SETTING_TYPE_SWITCH *)member = value != 0;
        break;
    case SETTING_NUMBER:
    case SETTING_WORD:
        *(SETTING_TYPE_NUMBER *)member = value;
        break;
    case SETTING_HALVES:
        *(SETTING_TYPE_HALVES *)member = (float)value / 2;
        break;
    case SETTING_LANGUAGE:
        break;
    }
}

int setting_choices(const Setting *setting) {
    int count = 0;
    while (setting->choices != NULL && count < SETTING_CHOICES_MAX &&
           setting->choices->choice[count].id != NULL)
        count++;
    return count;
}

int setting_nearest(const Setting *setting, int value) {
    const SettingChoice *choice = setting->choices->choice;
    int best = 0;
    for (int i = 1; i < setting_choices(setting); i++)
        if (abs(value - choice[i].value) < abs(value - choice[best].value))
            best = i;
    return best;
}

const char *setting_word(const Setting *setting, int choice) {
    const char *kept = setting->choices->kept[choice];
    return kept != NULL ? kept : setting->choices->choice[choice].id;
}

void settings_keep_changes(AppSettings *kept, const AppSettings *before, const AppSettings *wanted) {
    for (int i = 0; i < SETTING_COUNT; i++) {
        const size_t at = settings_list[i].offset, size = settings_list[i].size;
        const char *was = (const char *)before + at, *is = (const char *)wanted + at;
        const bool text = settings_list[i].kind == SETTING_LANGUAGE;
        if (text ? strcmp(was, is) != 0 : memcmp(was, is, size) != 0)
            memcpy((char *)kept + at, is, size);
    }
    if (wanted->width != before->width)
        kept->width = wanted->width;
    if (wanted->height != before->height)
        kept->height = wanted->height;
    for (int i = 0; i < ACTION_COUNT; i++)
        if (wanted->keys.key[i] != before->keys.key[i])
            kept->keys.key[i] = wanted->keys.key[i];
}

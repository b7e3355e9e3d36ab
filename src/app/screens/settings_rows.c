// SPDX-License-Identifier: MIT
// The pages of the settings screen and their rows, made from the list of settings. Only the choices of the
// language are not in that list: they are the languages that program and packs bring.
#include "app/screens/settings_rows.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

// The scales possible in the current window.
static const char *scales_carried(const App *app, char *buffer, size_t size) {
    const GfxLayout window = gfx_layout(app->gfx);
    const GfxRange range = gfx_scale_range(window.width, window.height, GFX_LEAST_W, GFX_LEAST_H);
    char from[24], to[24];
    ui_fill(app, from, sizeof from, UI_COMMON_PERCENT, NUM("count", (int)ceilf(range.least * 100 - 0.5f)));
    ui_fill(app, to, sizeof to, UI_COMMON_PERCENT, NUM("count", (int)floorf(range.most * 100 + 0.5f)));
    return ui_fill(app, buffer, size, UI_SETTINGS_SCALE_CARRIED, STR("least", from), STR("most", to));
}

const SettingsPage settings_pages[SETTING_PAGES] = {
    [SETTING_PAGE_DISPLAY] = {"display", UI_SETTINGS_DISPLAY, "icons/phosphor/corners-out.svg", NO_WORD},
    [SETTING_PAGE_TABLE] = {"table", UI_SETTINGS_TABLE, "icons/phosphor/cards.svg", UI_SETTINGS_ALONE},
    [SETTING_PAGE_SOUND] = {"sound", UI_SETTINGS_SOUND, "icons/phosphor/speaker-high.svg", NO_WORD},
    [SETTING_PAGE_KEYS] = {"keys", UI_SETTINGS_KEYS, "glyphs/keys.svg", NO_WORD},
    [SETTING_PAGE_ACCESS] = {"access", UI_SETTINGS_ACCESS, "icons/phosphor/eye.svg", NO_WORD},
};

const char *settings_text(const App *app, const Setting *row, char *buffer, size_t size) {
    char more[160];
    if (row->offset != offsetof(AppSettings, ui_scale))
        return app_word(app, row->text);
    snprintf(buffer, size, "%s %s", app_word(app, row->text), scales_carried(app, more, sizeof more));
    return buffer;
}

static int least(int a, int b) {
    return a < b ? a : b;
}

int settings_choices(const App *app, const Setting *row) {
    return row->kind == SETTING_LANGUAGE ? least(app_languages(app), SETTING_CHOICES_MAX)
                                         : setting_choices(row);
}

SettingChoice settings_choice(const App *app, const Setting *row, int index) {
    return row->kind == SETTING_LANGUAGE
               ? (SettingChoice){app_language_code(app, index), index, NO_WORD, app_language_name(app, index)}
               : row->choices->choice[index];
}

bool settings_is_chosen(const App *app, const Setting *row, const SettingChoice *choice) {
    return choice->value == (row->kind == SETTING_LANGUAGE ? app_language(app, app->settings.language)
                                                           : setting_get(&app->settings, row));
}

void settings_choose(const App *app, const Setting *row, const SettingChoice *choice, AppSettings *settings) {
    if (row->kind == SETTING_LANGUAGE)
        text_copy(settings->language, sizeof settings->language, app_language_code(app, choice->value));
    else
        setting_set(settings, row, choice->value);
}

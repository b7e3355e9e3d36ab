// SPDX-License-Identifier: MIT
// The pages of the settings screen, and what their rows offer. The rows of a page are the settings assigned
// to it (app/stage/settings.h), in the order of their list.
#ifndef STARDECK_APP_SCREENS_SETTINGS_ROWS_H
#define STARDECK_APP_SCREENS_SETTINGS_ROWS_H

#include "app/stage/context.h"

typedef struct SettingsPage {
    const char *id;
    UiWord name;
    const char *icon; // asset path
    UiWord note;      // below the rows; NO_WORD: none
} SettingsPage;

// Indexed by SettingPage. The page of keys is drawn by keys_page.h and has no rows.
extern const SettingsPage settings_pages[SETTING_PAGES];

// The sentence below a row's title, with an addition that depends on the present state, if any. Returns a
// text that may be in `buffer`, else is valid until the language changes.
const char *settings_text(const App *app, const Setting *row, char *buffer, size_t size);
int settings_choices(const App *app, const Setting *row); // number of choices
// A choice of the row. Its strings are constants, or, for a language, valid until the languages are read
// again.
SettingChoice settings_choice(const App *app, const Setting *row, int index);
bool settings_is_chosen(const App *app, const Setting *row, const SettingChoice *choice); // the current value
// Sets the choice in `settings`, a copy of the app's (see app_change_settings).
void settings_choose(const App *app, const Setting *row, const SettingChoice *choice, AppSettings *settings);

#endif

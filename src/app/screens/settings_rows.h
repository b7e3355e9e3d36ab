// SPDX-License-Identifier: MIT
// What can be chosen on the settings screen: pages, and what the rows on them offer. The rows of a page are
// the settings that are said to be on it (app/stage/settings.h), in the order of their list.
#ifndef STARDECK_APP_SCREENS_SETTINGS_ROWS_H
#define STARDECK_APP_SCREENS_SETTINGS_ROWS_H

#include "app/stage/context.h"

typedef struct SettingsPage {
    const char *id;
    UiWord name;
    const char *icon;
    UiWord note; // below the rows; NO_WORD: none
} SettingsPage;

// By SettingPage. That of the keys is drawn by keys_page.h and has no rows.
extern const SettingsPage settings_pages[SETTING_PAGES];

// The sentence below a row's title, and what is to be said besides as things are now.
const char *settings_text(const App *app, const Setting *row, char *buffer, size_t size);
int settings_choices(const App *app, const Setting *row); // how many
SettingChoice settings_choice(const App *app, const Setting *row, int index);
// Is it what holds now? And makes it hold.
bool settings_is_chosen(const App *app, const Setting *row, const SettingChoice *choice);
void settings_choose(const App *app, const Setting *row, const SettingChoice *choice, AppSettings *settings);

#endif

// SPDX-License-Identifier: MIT
// What can be chosen on the settings screen: pages of rows, a row being one entry of the tables in
// settings_rows.c.
#ifndef STARDECK_APP_SCREENS_SETTINGS_ROWS_H
#define STARDECK_APP_SCREENS_SETTINGS_ROWS_H

#include "app/stage/context.h"

#define NO_WORD UI_WORD_COUNT
#define CHOICES_MAX 6

typedef struct SettingsChoice {
    const char *id;
    int value;
    UiWord word;      // NO_WORD: `text` is the label
    const char *text; // or what fills the word's {count}
} SettingsChoice;

typedef struct SettingsRow {
    const char *id;
    UiWord name, text;
    int (*get)(const AppSettings *settings);
    void (*set)(AppSettings *settings, int value);
    SettingsChoice choice[CHOICES_MAX]; // ends with an id of NULL, or is full; none: the languages there are
    // What is to be said besides `text`, as things are now; NULL: nothing.
    const char *(*more)(const App *app, char *buffer, size_t size);
} SettingsRow;

typedef struct SettingsPage {
    const char *id;
    UiWord name;
    const char *icon;
    const SettingsRow *row; // NULL: the keys (keys_page.h)
    int rows;
    UiWord note; // below the rows; NO_WORD: none
} SettingsPage;

#define SETTINGS_PAGES 5
extern const SettingsPage settings_pages[SETTINGS_PAGES];

int settings_choices(const App *app, const SettingsRow *row); // how many
SettingsChoice settings_choice(const App *app, const SettingsRow *row, int index);
// Is it what holds now? And makes it hold.
bool settings_is_chosen(const App *app, const SettingsRow *row, const SettingsChoice *choice);
void settings_choose(const App *app, const SettingsRow *row, const SettingsChoice *choice,
                     AppSettings *settings);

#endif

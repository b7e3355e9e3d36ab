// SPDX-License-Identifier: MIT
// The program off-screen, with mouse and keyboard in the test's hand and a clock of its own.
#ifndef STARDECK_TESTS_APP_DRIVEN_H
#define STARDECK_TESTS_APP_DRIVEN_H

#include "app/frame/frame.h"

// The id of the game that is opened: STARDECK_TEST_GAME, else Tactics.
const char *driven_game(void);
// Opens it with the cards and assets of the environment and runs until nothing moves. Fails the test
// otherwise.
App *driven_open(const char *language, int width, int height);
// The same with a folder where games are saved; without one none are.
App *driven_open_with_games(const char *language, int width, int height, const char *games_folder);
// With the packs of a shelf to choose from, which stays the caller's; `first` is the chosen one.
App *driven_open_shelf(PackCache *shelf, const Catalog *first, int width, int height,
                       const char *games_folder);
void driven_close(void);

// In a window of SDL's driver without a screen instead, with SDL's own queue of events; nothing is saved.
App *driven_open_window(int width, int height, const char *trace_file);

// From now on everything is laid out and reacts, but nothing is painted, which takes most of the time; for
// tests that look at no pixels. With STARDECK_PICTURES it is painted all the same.
void driven_unpainted(void);

void driven_step(void);        // one round of the loop
void driven_run(void);         // until nothing moves
void driven_wait(unsigned ms); // that much later, and then until nothing moves
// Twice where the first press only shows the focus.
void driven_key(SDL_Keycode code);
void driven_type(const char *text);
void driven_wheel(int notches);
void driven_click(const char *hit_id);
bool driven_has(const char *hit_id);
// Saves what is drawn under this name in the folder STARDECK_PICTURES, for people to look at; without it
// nothing is saved.
void driven_picture(const char *name);

#endif

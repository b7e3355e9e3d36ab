// SPDX-License-Identifier: MIT
// An off-screen window for showing screens, with a clock of its own (20 ms a frame) and a controllable mouse.
// Games may start from the position of a scenario file.
#ifndef STARDECK_TESTS_SCREEN_STAGE_H
#define STARDECK_TESTS_SCREEN_STAGE_H

#include "app/frame/frame.h"

extern App *stage_app;

// The value of an environment variable, or `absent`.
const char *stage_place(const char *variable, const char *absent);

// Opens the window, in English, with the cards and assets that STARDECK_CARDS and STARDECK_ASSETS name. False
// with a message on stderr.
bool stage_open(int width, int height);
void stage_close(void);
// Only so many games are there to choose from, in the order of the registry; PACK_CACHE_MAX: all. To be
// called while Tactics is the chosen one.
void stage_show_games(int count);
// The packs in tests/packs/listed, two of them on, and the screen of packs can show them. false: as before.
bool stage_list_packs(void);
// The player's choice names two more packs, which are not there any more; after stage_list_packs.
bool stage_miss_packs(void);
// The pack to copy is on.
bool stage_use_template(void);
// One of those packs, or "template" for the pack to copy, is looked at before it is imported; after
// stage_list_packs.
bool stage_import(const char *name);
void stage_no_packs(void);
bool stage_set_language(const char *language);

// Where the positions are: STARDECK_SHOTS, else beside the cards.
const char *stage_folder(void);
// The next games are of the game of this file and begin with its position; false with a message on stderr.
bool stage_load_position(const char *name);
bool stage_choose(const char *id); // this game is the chosen one; false: there is no such game here
void stage_begin_with_position(void);
void stage_begin_with_deal(void); // as games begin at home
// As the scenario says: seats, factions, rules.
const SetupOptions *stage_options(void);
const Catalog *stage_catalog(void);

void stage_frames(int ms);                 // from one frame to the next: other than 20
void stage_each_frame(void (*then)(void)); // after each of them; NULL: nobody looks
bool stage_step(void);                     // one frame; false: nothing moves
bool stage_run(void);                      // until nothing moves; false: it never ends
void stage_wait(int ms);

void stage_mouse(SDL_EventType type, float x, float y, uint8_t button);
// The pointer goes to where nothing lies over it; false: there is no such hit.
bool stage_point(const char *hit_id);
bool stage_click(const char *hit_id, uint8_t button);
bool stage_press(const char *key);

void stage_use_palette(bool clear, bool contrast);

#endif

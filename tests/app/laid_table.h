// SPDX-License-Identifier: MIT
// An off-screen table with a position of tests/app/shots, for tests with mouse and keys. Its clock advances
// by itself, 20 ms a frame.
#ifndef STARDECK_TESTS_LAID_TABLE_H
#define STARDECK_TESTS_LAID_TABLE_H

#include "app/frame/frame.h"
#include "app/kit/table.h"

extern App *laid_app;

// Opens the window and starts a game with the position, all seats people; the first to act has taken the
// seat. Nothing is painted.
void laid_open(const char *position, int width, int height);
// The same with a person in the first seat and computers, or people, in the others.
void laid_open_with(const Opponent *others, const char *position, int width, int height);
void laid_close(void);
CardTable *laid_table(void); // what the table remembers

void laid_run(void);    // until nothing moves
void laid_wait(int ms); // on with the clock
void laid_point(const char *hit_id);
void laid_click(const char *hit_id);
void laid_press(const char *hit_id); // the button goes down and the pointer leaves a little: a drag begins
void laid_release(void);
void laid_key(SDL_Keycode key);
const Hit *laid_hit(const char *id); // NULL: none

#endif

// SPDX-License-Identifier: MIT
// The list of all screens, for screenshots and for the layout, contrast and golden tests. A new screen must
// be added here.
#ifndef STARDECK_TESTS_SCREEN_LIST_H
#define STARDECK_TESTS_SCREEN_LIST_H

#include <stdbool.h>

typedef struct Shot {
    const char *name;
    const char *position; // scenario file in tests/app/shots whose set-up lies on the table; NULL: none
    const char *steps;    // what is done to get there, see screen_steps.h
} Shot;

extern const Shot screens[];
extern const int screen_count;
// What they say is compared (test_golden). The proof of contrast leaves them out, as an open replay has
// letters over bright tiles; that of layout looks at them in usual windows alone: where there is little room
// names and the sentences of a long language are cut off.
extern const Shot screens_said[];
extern const int screen_said_count;
// Numbers of three and four digits; for the layout proof, in usual windows.
extern const Shot screens_numbers[];
extern const int screen_numbers_count;
// As full as each can become; for the layout proof, nobody wants pictures of them.
extern const Shot screens_extreme[];
extern const int screen_extreme_count;

// Names with commas between them: those whose pictures are kept in assets/screenshots.
extern const char screens_kept[];

// The beginning of a name that is as long as names may be: it may be cut where it stands.
#define SCREENS_LONG_NAME "Maximilian"

// A row of pictures of something that moves.
bool shot_is_film(const Shot *shot);
// A card is held over the table: in motion, too.
bool shot_holds_card(const Shot *shot);

#endif

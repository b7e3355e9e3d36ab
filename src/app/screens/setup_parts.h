// SPDX-License-Identifier: MIT
// What the files of the set-up screen share: setup.c (places, acting), setup_seats.c and setup_rules.c
// (drawing the seats, and everything below them).
#ifndef STARDECK_APP_SCREENS_SETUP_PARTS_H
#define STARDECK_APP_SCREENS_SETUP_PARTS_H

#include "app/stage/page_head.h"
#include "app/stage/text_field.h"
#include "play/setup_choice.h"

// The content lies in the middle of the window, its columns as wide as that allows; its height depends on how
// many computer opponents there are to choose from.
#define CONTENT_W_LEAST 1232.0f
#define CONTENT_W_MOST PAGE_W
#define CONTENT_H 952.0f // at most
#define COLUMN_GAP 24.0f
#define SEATS_Y 82.0f
#define SEAT_EDGE 20.0f
#define PLATE_Y 60.0f // in the seat, like the following
#define PLATE_H 104.0f
#define CHIPS_Y 172.0f
#define CHIP_H 52.0f
#define NAME_Y 236.0f
#define WHO_Y 296.0f
#define LEVELS_Y 356.0f
#define FIELD_H 48.0f
#define NOTES_H 26.0f
#define VARIANT_H 168.0f
#define OPTION_H 138.0f
#define BOX_GAP 34.0f // from a heading to its boxes

typedef struct SetupScreen {
    TextField field;
    char editing[HIT_ID_MAX]; // the hit whose text is being typed; "": none
    char told[HIT_ID_MAX];    // the greyed one that was clicked: its reason stands out
    uint64_t copied_until;    // "copied" is shown
} SetupScreen;

GfxRect setup_place(const App *app, float x, float y, float w, float h); // logical, in the content
float setup_content_w(const App *app);
// The columns of what lies below the seats are always as many; of the seats themselves at least as many, so
// that a game for two has no wider ones than a game for four, and those in the middle.
#define COLUMNS 4
float setup_column_w(const App *app);
float setup_column(const App *app, int index);
bool setup_is_narrow(const App *app); // columns have room for words or signs, not for both
float setup_seat_w(const App *app);
float setup_seat_x(const App *app, int seat);
bool setup_seat_is_narrow(const App *app);
int setup_variants(const App *app);
int setup_flags(const App *app);
float setup_notes_y(const App *app);
float setup_variants_y(const App *app); // of the heading
float setup_starter_y(const App *app);
float setup_options_y(const App *app);
bool setup_has_levels(const App *app);              // more than one kind of computer opponent
bool setup_has_captains(const App *app, Seat seat); // a computer sits there that may have one
const char *setup_faction_id(const App *app, uint8_t faction);
uint8_t setup_factions(const App *app);
// The field's text while it is being edited, NULL when it is not.
const TextField *setup_field(const SetupScreen *screen, const char *hit_id);
TextFieldLook setup_name_look(const App *app, Seat seat);
TextFieldLook setup_seed_look(const App *app, char *buffer, size_t size);

void setup_draw_seats(App *app, const SetupScreen *screen);
void setup_draw_rules(App *app, const SetupScreen *screen);

#endif

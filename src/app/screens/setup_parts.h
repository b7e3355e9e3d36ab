// SPDX-License-Identifier: MIT
// What the files of the set-up screen share: setup.c (layout and input), setup_seats.c and setup_rules.c
// (drawing the seats, and everything below them).
#ifndef STARDECK_APP_SCREENS_SETUP_PARTS_H
#define STARDECK_APP_SCREENS_SETUP_PARTS_H

#include "app/stage/page_head.h"
#include "app/stage/text_field.h"
#include "data/strengths.h"
#include "play/setup_choice.h"

// The content is centred in the window, its columns as wide as possible; its height depends on the number of
// computer opponents to choose from.
#define CONTENT_W_LEAST 1232.0f
#define CONTENT_W_MOST PAGE_W
#define CONTENT_H 952.0f // maximum
#define COLUMN_GAP 24.0f
#define SEATS_Y 82.0f
#define SEAT_EDGE 20.0f
#define PLATE_Y 60.0f // relative to the seat, as below
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
#define SETUP_MAP "setup:map:" // and the map's id: the hit that chooses it
#define BOX_GAP 34.0f          // from a heading to its boxes

typedef struct SetupScreen {
    TextField field;
    char editing[HIT_ID_MAX]; // the hit whose text is being edited; "": none
    char told[HIT_ID_MAX];    // the disabled hit that was clicked last: its reason is highlighted
    uint64_t copied_until;    // ms until which "copied" is shown
    Strengths strengths;      // of the computer opponents; none if they can't be read
} SetupScreen;

// All in logical pixels from the content's top left corner, except what setup_place returns: that place in
// the window, in its pixels.
GfxRect setup_place(const App *app, float x, float y, float w, float h);
float setup_content_w(const App *app);
// Below the seats there are always this many columns. The seats use at least as many, centred, so that they
// are no wider in a game for two than in a game for four.
#define COLUMNS 4
float setup_column_w(const App *app);
float setup_column(const App *app, int index);
bool setup_is_narrow(const App *app); // columns have room for either words or icons
float setup_seat_w(const App *app);
float setup_seat_x(const App *app, int seat);
bool setup_seat_is_narrow(const App *app); // a seat has room for either words or icons
int setup_variants(const App *app);        // how many the game has
int setup_flags(const App *app);           // likewise
int setup_maps(const App *app);            // how many maps there are to choose from; 0 if there is no choice
float setup_notes_y(const App *app);       // y of the notes below the seats
float setup_variants_y(const App *app);    // y of the heading
float setup_starter_y(const App *app);     // y of who begins
float setup_options_y(const App *app);     // y of the options
bool setup_has_levels(const App *app);     // there are several kinds of computer opponents
bool setup_has_captains(const App *app, Seat seat); // a computer that may have a captain sits there
// The id of a faction of the chosen game; belongs to its catalog. And the number of its factions.
const char *setup_faction_id(const App *app, uint8_t faction);
uint8_t setup_factions(const App *app);
// The field if this hit is being edited, else NULL.
const TextField *setup_field(const SetupScreen *screen, const char *hit_id);
// How the field with the seat's name looks while it is not edited.
TextFieldLook setup_name_look(const App *app, Seat seat);
// `buffer` gets the seed, and must outlive the look.
TextFieldLook setup_seed_look(const App *app, char *buffer, size_t size);

// The name of this kind of opponent ("hard"); the id itself if there is no word for it.
const char *setup_level_word(const App *app, const char *level);
// Writes that app->gone_map is no longer available, and which map is played instead. Returns `buffer`.
const char *setup_gone_map(const App *app, char *buffer, size_t size);

void setup_draw_seats(App *app, const SetupScreen *screen);
void setup_draw_rules(App *app, const SetupScreen *screen);

#endif

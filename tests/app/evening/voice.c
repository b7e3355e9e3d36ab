// SPDX-License-Identifier: MIT
// Observes that the table speaks about one seat at a time: in every frame the lit chip, the marked panel and
// the title of the action box are about the same seat, and no visible text has unfilled placeholders. Checks
// what is actually drawn.
#include "observer.h"

#include "app/kit/game_table.h"
#include "app/stage/ui_words.h"
#include "engine/game_facts.h"
#include "engine/story.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PANEL_LEAST 100.0F // pixels: panels of seats are that wide at least, what else has a frame is not

typedef struct Drawn {
    unsigned lit, marked; // seats, one bit each: chips with a ring, panels with a frame
    unsigned filled;      // chips
    char title[160];
} Drawn;

static Drawn drawn;
static int named, silent, openly, between, ended; // frames of each kind that were looked at

static bool points_into(GfxRect inner, GfxRect outer) {
    const float x = inner.x + inner.w / 2, y = inner.y + inner.h / 2;
    return x >= outer.x && x <= outer.x + outer.w && y >= outer.y && y <= outer.y + outer.h;
}

static unsigned seat_of_color(Color color) {
    for (Seat seat = 0; seat < evening_table()->layout.seats; seat++)
        if (palette_faction(seat_palette(evening_app, seat))->main == color)
            return 1U << seat;
    return 0;
}

static unsigned seat_of_dark(Color color) {
    for (Seat seat = 0; seat < evening_table()->layout.seats; seat++)
        if (palette_faction(seat_palette(evening_app, seat))->dark == color)
            return 1U << seat;
    return 0;
}

static void note_mark(const GfxDrawnMark *mark) {
    const GfxRect bar = evening_table()->layout.top_bar;
    if (strcmp(mark->kind, "panel") == 0 && points_into(mark->box, bar))
        drawn.lit |= seat_of_color(mark->second);
    if (strcmp(mark->kind, "panel") == 0 && points_into(mark->box, bar))
        drawn.filled |= seat_of_dark(mark->color);
    if (strcmp(mark->kind, "frame") == 0 && !points_into(mark->box, bar) && mark->box.w >= PANEL_LEAST &&
        mark->layer == 0)
        drawn.marked |= seat_of_color(mark->color);
}

static void note_text(const GfxDrawnText *text) {
    const TableLayout *layout = &evening_table()->layout;
    ck_assert_msg(strchr(text->text, '{') == NULL, "nothing has been put in here: %s", text->text);
    if (drawn.title[0] == 0 && points_into(text->extent, layout->action) &&
        points_into(text->box, layout->action))
        text_copy(drawn.title, sizeof drawn.title, text->text);
}

static unsigned seats_in(const char *title) {
    unsigned found = 0;
    for (Seat seat = 0; seat < evening_table()->layout.seats; seat++)
        if (strstr(title, seat_name(evening_app, seat)) != NULL)
            found |= 1U << seat;
    return found;
}

// Whoever has acted, and looks at what came of it, has been named until then: the next one has not begun.
// (But somebody else may be asked in private.)
static unsigned shown_last;

static void check_order(void) {
    const bool rests = session_stage(evening_app->session) == SESSION_END_TURN && !evening_table()->showing;
    if (rests && table_question(evening_table()).asked == ASKED_TURN && shown_last != 0) {
        ck_assert_msg(shown_last == drawn.lit, "%x is named, then %x again", shown_last, drawn.lit);
        ended++;
    }
    shown_last = evening_table()->showing ? drawn.lit : 0;
}

static void check_frame(void) {
    const Session *session = evening_app->session;
    const Seat viewer = session_viewer(session);
    const unsigned told = seats_in(drawn.title);
    if (tested_game()->own_panel_only)
        drawn.marked = (drawn.marked & ~drawn.lit) != 0 ? drawn.marked : drawn.lit;
    ck_assert_msg(drawn.lit == drawn.marked, "chips of %x are lit, panels of %x are marked (%s)", drawn.lit,
                  drawn.marked, drawn.title);
    ck_assert_msg(told == 0 || told == drawn.lit, "%s, but the chips of %x are lit", drawn.title, drawn.lit);
    if (strcmp(drawn.title, ui_word(evening_app, UI_TABLE_YOUR_TURN)) == 0)
        ck_assert_msg(viewer != SEAT_NONE && drawn.lit == 1U << viewer, "%x is lit", drawn.lit);
    if (session_stage(session) == SESSION_DECIDING && !evening_table()->showing) {
        ck_assert_uint_eq(drawn.lit, 1U << session_to_act(session));
        openly += session_asked_openly(session);
        // Whoever is asked in the middle of a turn has the ring, whose turn it is keeps the filled chip.
        const Seat turn = game_story(evening_table()->game->game)->turn(evening_table()->view.bytes);
        ck_assert_uint_eq(drawn.filled, turn != SEAT_NONE ? 1U << turn : drawn.lit);
        between += drawn.filled != drawn.lit;
    }
    check_order();
    named += drawn.lit != 0;
    silent += drawn.lit == 0;
    drawn = (Drawn){0};
}

static void forget(int table) {
    (void)table;
    drawn = (Drawn){0};
}

// What is asked openly is asked in between, too; whether any of it is depends on the cards that come.
static bool seen(void) {
    const bool enough = named > 100 && (silent > 0 || tested_game()->always_a_turn) && between > 0 &&
                        (ended > 0 || tested_game()->ends_by_command);
    if (!enough)
        fprintf(
            stderr,
            "too little was seen: %d frames name a seat, %d none, %d ask openly, %d between, %d end a turn\n",
            named, silent, openly, between, ended);
    return enough;
}

const EveningObserver evening_voice = {.name = "voice",
                                       .table = forget,
                                       .text = note_text,
                                       .mark = note_mark,
                                       .frame = check_frame,
                                       .seen = seen};

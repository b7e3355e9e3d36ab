// SPDX-License-Identifier: MIT
// A card's moment is everything from the event that brings it face up to the next such event. Comparing the
// rows before and after shows what it did, whatever the events in between were.
#include "games/tactics/highlights.h"

#include "games/tactics/commands.h"

#include <string.h>

static const RowHighlight no_highlight = {
    .seat = SEAT_NONE, .owner = SEAT_NONE, .card = NONE, .target = NONE, .row = NONE};

void tactics_highlights_begin(Highlights *highlights) {
    memset(highlights, 0, sizeof *highlights);
    highlights->best = highlights->swing = highlights->decided = no_highlight;
    highlights->moment.card = NONE;
    for (int row = 0; row < ROWS; row++)
        highlights->turned[row] = no_highlight;
}

// ---- sides of a row

// In Blind Trust a team's cards count together.
static Seat side_of(const TacticsView *view, Seat seat) {
    return seat != SEAT_NONE && view->variant == VARIANT_BLIND_TRUST ? tactics_pile_seat(view, seat) : seat;
}

static int power_of(const TacticsView *view, const uint16_t eighths[TACTICS_SEATS], Seat side) {
    int sum = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        sum += side_of(view, seat) == side ? eighths[seat] : 0;
    return sum;
}

// The side's lead over the best of the others.
static int lead_of(const TacticsView *view, uint8_t row, Seat side) {
    int best = 0;
    for (Seat seat = 0; seat < view->seats; seat++) {
        const int power = power_of(view, view->row[row].eighths, side_of(view, seat));
        if (side_of(view, seat) != side && power > best)
            best = power;
    }
    return power_of(view, view->row[row].eighths, side) - best;
}

static bool is_secret(const TacticsView *view) {
    return (view->flags & FLAG_TOP_SECRET) != 0;
}

// ---- moments

static bool is_row_there(const TacticsView *view, uint8_t row) {
    return view->row[row].dealt && view->row[row].target != NONE;
}

static RowHighlight highlight_of(const Moment *moment, const TacticsView *view, uint8_t row, Seat side) {
    return (RowHighlight){.seat = side,
                          .owner = moment->owner,
                          .card = moment->card,
                          .target = is_secret(view) ? NONE : view->row[row].target,
                          .row = row,
                          .round = view->round};
}

// How the moment changed the lead of the card's own side.
static void note_swing(Highlights *highlights, const TacticsView *end, uint8_t row) {
    const Moment *moment = &highlights->moment;
    const Seat side = side_of(end, moment->owner);
    const int from = lead_of(&moment->start, row, side), to = lead_of(end, row, side);
    if (to - from <= highlights->swing.worth)
        return;
    highlights->swing = highlight_of(moment, end, row, side);
    highlights->swing.from = (int16_t)from;
    highlights->swing.to = (int16_t)to;
    highlights->swing.worth = (int16_t)(to - from);
}

// Checks whether another side now leads the row. Turning it by the card's own power alone is not remarkable.
static void note_turn(Highlights *highlights, const TacticsView *end, uint8_t row) {
    const Moment *moment = &highlights->moment;
    const Seat was = side_of(end, moment->start.row[row].leader), now = side_of(end, end->row[row].leader);
    if (was == now)
        return;
    const bool weakened = was != SEAT_NONE && power_of(end, end->row[row].eighths, was) <
                                                  power_of(end, moment->start.row[row].eighths, was);
    const bool acted =
        was != SEAT_NONE && (moment->acts || weakened || end->row[row].leader_by == WIN_GALAXY);
    highlights->turned[row] = acted ? highlight_of(moment, end, row, now) : no_highlight;
}

static void end_moment(Highlights *highlights, const TacticsView *end) {
    if (highlights->moment.card == NONE)
        return;
    for (uint8_t row = 0; row < ROWS; row++)
        if (is_row_there(&highlights->moment.start, row) && is_row_there(end, row)) {
            note_swing(highlights, end, row);
            note_turn(highlights, end, row);
        }
    highlights->moment.card = NONE;
}

static bool brings_a_card(const Event *event) {
    return event->card != NONE && event->card != CARD_HIDDEN &&
           (event->kind == EVENT_REVEAL || (event->kind == EVENT_PLACE && event->amount == 1));
}

static bool ends_moment(const Event *event) {
    return event->kind == EVENT_TURN || event->kind == EVENT_PHASE || event->kind == EVENT_ROUND ||
           event->kind == EVENT_SCORE || event->kind == EVENT_GAME_OVER;
}

static void begin_moment(Highlights *highlights, const Event *event, const TacticsView *before) {
    highlights->moment.card = event->card;
    highlights->moment.owner = event->owner;
    highlights->moment.acts = false;
    highlights->moment.start = *before;
}

// ---- rows that are won

// The points it brought; unknown in top secret games, where all rows count the same.
static int brought(const TacticsView *before, const TacticsView *after, Seat seat) {
    const Seat pile = tactics_pile_seat(after, seat);
    return after->seat[pile].points - before->seat[pile].points;
}

static void note_won(Highlights *highlights, const Event *event, const TacticsView *before,
                     const TacticsView *after) {
    const uint8_t row = event->row;
    if (event->seat == SEAT_NONE || row >= ROWS)
        return;
    const Seat side = side_of(after, event->seat);
    const int power = power_of(after, after->scored_eighths[row], side);
    if (power > highlights->best.worth)
        highlights->best = (RowHighlight){.seat = side,
                                          .owner = SEAT_NONE,
                                          .card = NONE,
                                          .target = is_secret(after) ? NONE : after->scored_target[row],
                                          .row = row,
                                          .round = after->round,
                                          .to = (int16_t)power,
                                          .worth = (int16_t)power};
    RowHighlight *turned = &highlights->turned[row];
    if (turned->seat != side)
        return;
    turned->worth = (int16_t)brought(before, after, event->seat);
    highlights->decided_rows++;
    if (highlights->decided.seat == SEAT_NONE || turned->worth > highlights->decided.worth)
        highlights->decided = *turned;
}

static void forget_rows(Highlights *highlights) {
    for (int row = 0; row < ROWS; row++)
        highlights->turned[row] = no_highlight;
}

void tactics_highlights_add(Highlights *highlights, const Event *event, const TacticsView *before,
                            const TacticsView *after) {
    if (before != NULL && (ends_moment(event) || brings_a_card(event)))
        end_moment(highlights, before);
    if (before != NULL && brings_a_card(event))
        begin_moment(highlights, event, before);
    highlights->moment.acts |= event->kind == EVENT_REMOVE || event->kind == EVENT_MOVE;
    highlights->turns = (uint16_t)(highlights->turns + (event->kind == EVENT_TURN));
    if (event->kind == EVENT_ROUND)
        forget_rows(highlights);
    if (event->kind == EVENT_ROW_WON && before != NULL)
        note_won(highlights, event, before, after);
    if (after->round > highlights->rounds)
        highlights->rounds = after->round;
}

// SPDX-License-Identifier: MIT
#include "app/game_log.h"

#include "games/tactics/tactics.h"

#include <assert.h>

// Single scores have no line, the scoring shows them row by row; draws happen all the time; whose turn it is
// and which round stand above the lines.
bool game_log_tells(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_ROUND:
    case EVENT_TURN:
    case EVENT_TARGET_UP:
    case EVENT_DRAW:
    case EVENT_DISCARD:
    case EVENT_EFFECT:
    case EVENT_ASK:
    case EVENT_SCORE:
    case EVENT_CLEAR:
        return false;
    case EVENT_PHASE:
        return event->amount == PHASE_REVEAL || event->amount == PHASE_SCORING;
    default:
        return true;
    }
}

static uint8_t row_of(const Event *event) {
    return event->to_row != NONE ? event->to_row : event->row;
}

// In top secret nobody may look up later what lay where: who won a row would give its target away.
static uint8_t target_of(const Event *event, const TacticsView *before, const TacticsView *after) {
    const uint8_t row = row_of(event);
    if ((after->flags & FLAG_TOP_SECRET) != 0 || row >= ROWS)
        return NONE;
    if (event->kind == EVENT_ROW_WON && event->card != NONE)
        return event->card;
    return before->row[row].target != NONE ? before->row[row].target : after->row[row].target;
}

static bool begins_part(const Event *event) {
    return event->kind == EVENT_TURN || event->kind == EVENT_ROUND ||
           (event->kind == EVENT_PHASE && game_log_tells(event));
}

static void add(GameLog *log, unsigned number, const Event *event, const TacticsView *before,
                const TacticsView *after) {
    assert(after->viewer == SEAT_NONE && before->viewer == SEAT_NONE);
    if (begins_part(event))
        log->part++;
    if (!game_log_tells(event))
        return;
    GameLogItem *item = &log->item[(log->first + log->count) % GAME_LOG_ITEMS];
    *item = (GameLogItem){.event = *event,
                          .number = number,
                          .part = log->part,
                          .phase = after->phase,
                          .turn = after->turn,
                          .round = after->round,
                          .target = target_of(event, before, after)};
    // A won target's number is its card: it must not stay where it has to be forgotten.
    if (event->kind == EVENT_ROW_WON && item->target == NONE)
        item->event.card = NONE;
    if (log->count < GAME_LOG_ITEMS)
        log->count++;
    else
        log->first = (log->first + 1) % GAME_LOG_ITEMS;
}

static const TacticsView *tactics(const View *view) {
    return (const TacticsView *)(const void *)view->bytes;
}

void game_log_record(GameLog *log, const Match *match, const EventList *events, unsigned number,
                     const View *before) {
    View views[2];
    if (before != NULL)
        view_copy(&views[1], before);
    for (int i = 0; i < events->count; i++) {
        View *after = &views[i % 2];
        const View *last = i == 0 && before == NULL ? after : &views[(i + 1) % 2];
        const Event event = event_for(&events->item[i], SEAT_NONE);
        match_event_view(match, events, i, SEAT_NONE, after);
        add(log, number + (unsigned)i, &event, tactics(last), tactics(after));
    }
}

const GameLogItem *game_log_item(const GameLog *log, int index) {
    assert(index >= 0 && index < log->count);
    return &log->item[(log->first + index) % GAME_LOG_ITEMS];
}

int game_log_count(const GameLog *log, unsigned number) {
    int count = log->count;
    while (count > 0 && game_log_item(log, count - 1)->number > number)
        count--;
    return count;
}

// SPDX-License-Identifier: MIT
// The ring buffer of the history. The game's story decides what is worth a line, and what of it may be
// remembered.
#include "play/game_log.h"

#include "engine/game_facts.h"
#include "engine/story.h"

#include <assert.h>

static void add(GameLog *log, unsigned number, const LogNote *note) {
    if (note->begins_part)
        log->part++;
    if (!note->tells)
        return;
    GameLogItem *item = &log->item[(log->first + log->count) % GAME_LOG_ITEMS];
    *item = (GameLogItem){.event = note->event,
                          .number = number,
                          .part = log->part,
                          .phase = note->phase,
                          .round = note->round,
                          .turn = note->turn,
                          .headed = note->headed,
                          .subject = note->subject};
    if (log->count < GAME_LOG_ITEMS)
        log->count++;
    else
        log->first = (log->first + 1) % GAME_LOG_ITEMS;
}

void game_log_record(GameLog *log, const Match *match, const EventList *events, unsigned number,
                     const View *before) {
    const Story *story = game_story(match_catalog(match)->game);
    View views[2];
    if (before != NULL)
        views[1] = *before;
    for (int i = 0; i < events->count; i++) {
        View *after = &views[i % 2];
        const View *last = i == 0 && before == NULL ? after : &views[(i + 1) % 2];
        const Event event = event_for(&events->item[i], SEAT_NONE);
        match_event_view(match, events, i, SEAT_NONE, after);
        assert(after->viewer == SEAT_NONE && last->viewer == SEAT_NONE);
        LogNote note;
        story->note(&event, last->bytes, after->bytes, &note);
        add(log, number + (unsigned)i, &note);
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

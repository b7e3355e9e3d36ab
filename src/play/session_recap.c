// SPDX-License-Identifier: MIT
// Recaps: automatically, what a person hasn't seen and not everybody has; on request, everything since the
// person's last turn.
#include "engine/game_facts.h"
#include "play/session_inside.h"

#include <assert.h>

static unsigned scene_after(const Session *session, unsigned number) {
    const Story *story = game_story(session->catalog->game);
    View view;
    if (story->scene == NULL || number < reel_oldest(&session->reel) || number > session->reel.total)
        return 0;
    reel_view(&session->reel, session->match, number, session->viewer, &view);
    return story->scene(view.bytes);
}

// The event with which the scene began that event number `from` belongs to; `from`: it belongs to none.
static unsigned begin_of_scene(const Session *session, unsigned from) {
    const unsigned scene = scene_after(session, from - 1);
    while (scene != 0 && from - 1 > reel_oldest(&session->reel) && scene_after(session, from - 1) == scene)
        from--;
    return from;
}

// While the table is held in the middle of a scene: that scene, as far as it has been shown. Not where more
// is seen than the viewer may know, or where what is shown has not been carried out.
static bool find_held_scene(const Session *session, unsigned *from) {
    const unsigned last = session_last_seen_event(session);
    if (session->watched || session->is_laid || session->open_from != SEAT_NONE || last == 0 ||
        last > session->reel.total || scene_after(session, last) == 0)
        return false;
    *from = begin_of_scene(session, last);
    return true;
}

// Where a recap on request begins, and whether that is where a scene did. False: nothing is to be told.
static bool find_begin(const Session *session, unsigned *from, bool *scene) {
    const Seat seat = session->viewer;
    if (session->stage == SESSION_SCORING)
        return *scene = find_held_scene(session, from);
    const bool missed = reel_has_missed(&session->reel, session->turn_end[seat], from);
    // What the person did last may have been in the middle of one, and have ended it.
    const bool acted_in_one = scene_after(session, session->acted_after[seat]) != 0;
    if (!missed && !acted_in_one)
        return false;
    const unsigned first = acted_in_one ? session->acted_after[seat] + 1 : *from;
    *from = begin_of_scene(session, first);
    *scene = acted_in_one || *from < first;
    return true;
}

static void begin(Session *session) {
    session->after = session->stage;
    session->stage = SESSION_RECAP;
    reel_view(&session->reel, session->match, session->recap[0] - 1, session->viewer, &session->before);
    session->has_before = true;
}

bool session_can_recap(const Session *session) {
    unsigned from;
    bool scene;
    const bool held = session->stage == SESSION_SCORING,
               looks = session->stage == SESSION_DECIDING || session->stage == SESSION_END_TURN || held;
    return looks && session->viewer != SEAT_NONE && (held || session->turn_end[session->viewer] > 0) &&
           session->guide.judge == NULL && find_begin(session, &from, &scene);
}

bool session_recaps_scene(const Session *session) {
    return session->stage == SESSION_RECAP && session->recaps_scene;
}

bool session_view_after(const Session *session, unsigned number, View *view) {
    if (session->viewer == SEAT_NONE || number < reel_oldest(&session->reel) ||
        number > session->reel.total || session->guide.judge != NULL)
        return false;
    reel_view(&session->reel, session->match, number, session->viewer, view);
    return true;
}

bool session_view_last_turn(const Session *session, View *view) {
    return session->viewer != SEAT_NONE &&
           session_view_after(session, session->turn_end[session->viewer], view);
}

void session_recap(Session *session) {
    unsigned from;
    assert(session_can_recap(session));
    const unsigned last = session_last_seen_event(session); // what comes after a pause is not shown before it
    find_begin(session, &from, &session->recaps_scene);
    session->recap_count = reel_list_missing(&session->reel, from, true, session->recap);
    while (session->recap_count > 0 && session->recap[session->recap_count - 1] > last)
        session->recap_count--;
    begin(session);
    session_refresh(session);
}

// Only after the person's first own turn.
void session_recap_unseen(Session *session) {
    unsigned from;
    const Seat seat = session->viewer;
    if (!session->recaps || session->turn_end[seat] == 0 ||
        !reel_has_missed(&session->reel, session->seen[seat], &from))
        return;
    session->recaps_scene = false;
    session->recap_count = reel_list_missing(&session->reel, from, false, session->recap);
    if (session->recap_count > 0)
        begin(session);
}

// True if everybody sees the event: while no hand is shown, and between turns in a part that ends with a
// scoring.
static bool is_watched(const Session *session, unsigned number) {
    View view;
    if (session->viewer == SEAT_NONE)
        return true;
    if (!session->scored)
        return false;
    reel_view(&session->reel, session->match, number, SEAT_NONE, &view);
    return game_story(session->catalog->game)->turn(view.bytes) == SEAT_NONE;
}

void session_mark_seen_by_all(Session *session) {
    if (session->persons < 2 || session->watched || session->is_laid)
        return;
    for (int i = session->first; i < session->end; i++) {
        const unsigned number = session->reel.total - (unsigned)(session->events.count - i) + 1;
        if (number >= reel_oldest(&session->reel) && is_watched(session, number))
            reel_mark_watched(&session->reel, number);
    }
}

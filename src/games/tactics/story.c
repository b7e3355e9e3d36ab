// SPDX-License-Identifier: MIT
// What Tactics provides for its presentation (engine/story.h), from views, events and set-ups alone.
#include "engine/catalog.h"
#include "games/tactics/commands.h"
#include "games/tactics/setup.h"
#include "games/tactics/view.h"
#include "games/tactics/views.h"

// ---- questions

#define HOW(decision, word, asked) [decision] = (asked),
static const uint8_t asked_how[] = {TACTICS_QUESTIONS(HOW)[DECISION_TURN] = ASKED_TURN};

static Question question(const void *data) {
    const TacticsView *view = data;
    return (Question){.asked = view->decision <= DECISION_TURN ? asked_how[view->decision] : ASKED_NOTHING,
                      .seat = view->to_act,
                      .word = view->decision,
                      .card = view->source_card,
                      .owner = view->to_act};
}

static uint8_t round_of(const void *data) {
    return ((const TacticsView *)data)->round;
}

// Reveals and scoring happen in nobody's turn.
static Seat turn_of(const void *data) {
    const TacticsView *view = data;
    return view->phase == PHASE_DEPLOYMENT ? view->turn : SEAT_NONE;
}

// A scoring, all rows of a round. None in Top Secret: nobody may look up later which target was where.
static unsigned scene(const void *data) {
    const TacticsView *view = data;
    return view->phase == PHASE_SCORING && (view->flags & FLAG_TOP_SECRET) == 0 ? view->round : 0;
}

static void standing(const void *data, Standing *out) {
    const TacticsView *view = data;
    *out = (Standing){.secret = (view->flags & FLAG_TOP_SECRET) != 0 && view->phase != PHASE_GAME_OVER};
    for (Seat seat = 0; seat < view->seats; seat++) {
        out->with[seat] = tactics_pile_seat(view, seat);
        out->number[seat] = view->seat[out->with[seat]].points;
    }
}

// A negotiated target is taken after the event that says so, before the row's cards are removed.
static bool decides(const Event *event) {
    return event->kind == EVENT_NEGOTIATION_END || event->kind == EVENT_ROW_WON;
}

// ---- log

#define KEY(event, key, ...) [event] = (key),
const char *const tactics_event_keys[EVENT_COUNT] = {TACTICS_EVENT_LIST(KEY)};

// True if the event gets a log line of its own.
static bool tells(const Event *event) {
    if (event->kind == EVENT_PHASE)
        return event->amount == PHASE_REVEAL || event->amount == PHASE_SCORING;
    return tactics_event_keys[event->kind] != NULL;
}

static uint8_t row_of(const Event *event) {
    return event->to_row != NONE ? event->to_row : event->row;
}

// The row's target. In top secret games nobody may look up later which target was where: with the winner of
// the row that would reveal it.
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
           (event->kind == EVENT_PHASE && tells(event));
}

// The reveal and scoring phases need no heading.
static void note(const Event *event, const void *before, const void *after, LogNote *out) {
    const TacticsView *view = after;
    *out = (LogNote){.tells = tells(event),
                     .begins_part = begins_part(event),
                     .phase = view->phase,
                     .round = view->round,
                     .turn = view->turn,
                     .headed = view->phase == PHASE_DEPLOYMENT && view->turn != SEAT_NONE,
                     .subject = target_of(event, before, after),
                     .event = *event};
    // The index of a won target is in `card`, and must not be kept where it has to be forgotten.
    if (event->kind == EVENT_ROW_WON && out->subject == NONE)
        out->event.card = NONE;
}

// The display pauses when the last row is won, before the rows are cleared.
static bool holds(const Event *event, const Event *next) {
    return event->kind == EVENT_ROW_WON &&
           (next == NULL || (next->kind != EVENT_SCORE && next->kind != EVENT_ROW_WON));
}

// 1 if the command puts a card and nothing is revealed; what follows, such as drawing, waits. Else 0.
static int laid(const EventList *events) {
    if (events->count == 0 || events->item[0].kind != EVENT_PLACE)
        return 0;
    if (events->count == 1)
        return 1;
    switch ((TacticsEvent)events->item[1].kind) {
    case EVENT_SHUFFLE:
    case EVENT_DRAW:
    case EVENT_TURN:
    case EVENT_PHASE:
        return 1;
    default:
        return 0;
    }
}

enum {
    MARK_ROUND,
    MARK_REVEAL,
    MARK_SCORING
};
static const char *const marks[] = {"round", "reveal", "scoring", NULL};

static uint8_t mark(const Event *event, uint8_t *round) {
    if (event->kind == EVENT_ROUND) {
        *round = (uint8_t)event->amount;
        return MARK_ROUND;
    }
    if (event->kind != EVENT_PHASE)
        return NONE;
    return event->amount == PHASE_REVEAL ? MARK_REVEAL : event->amount == PHASE_SCORING ? MARK_SCORING : NONE;
}

// ---- setting a game up

static const char *why_not(const void *data, const SetupOptions *setup) {
    Text ignored = {0};
    const bool possible = tactics_options_ok(data, setup, &ignored);
    text_finish(&ignored);
    if (possible)
        return NULL;
    for (Seat seat = 0; seat < setup->seats && setup->variant != VARIANT_STANDARD; seat++)
        if (((const TacticsRules *)data)->faction[setup->faction[seat]].team == NONE &&
            setup->seats == TACTICS_SEATS)
            return "setup.no_team";
    SetupOptions usual = *setup;
    usual.flags &= (uint8_t)~FLAG_SHORT;
    const bool short_is_why = tactics_options_ok(data, &usual, &ignored);
    text_finish(&ignored);
    if (setup->variant == VARIANT_STANDARD)
        return "setup.no_short";
    if (setup->seats != TACTICS_SEATS)
        return "setup.needs_four";
    return short_is_why ? "setup.short_no_teams" : "setup.allies_apart";
}

// Allies sit across from each other: the two teams alternate, each in its own order.
static void arrange(const void *data, SetupOptions *setup, Seat from[SEATS_MAX]) {
    const TacticsRules *rules = data;
    const SetupOptions old = *setup;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        from[seat] = seat;
    if (setup->variant == VARIANT_STANDARD || setup->seats != TACTICS_SEATS)
        return;
    const uint8_t first_team = rules->faction[old.faction[0]].team;
    Seat next[2] = {0, 1}, wanted[TACTICS_SEATS];
    for (Seat seat = 0; seat < old.seats; seat++) {
        const int side = rules->faction[old.faction[seat]].team == first_team ? 0 : 1;
        if (next[side] >= old.seats)
            return; // not two teams of two: another kind of pack
        wanted[next[side]] = seat;
        next[side] = (Seat)(next[side] + 2);
    }
    for (Seat seat = 0; seat < old.seats; seat++) {
        from[seat] = wanted[seat];
        setup->faction[seat] = old.faction[wanted[seat]];
        if (old.first == wanted[seat])
            setup->first = seat;
    }
}

static Seat first(const void *data, const SetupOptions *setup) {
    const uint8_t faction = ((const TacticsRules *)data)->first_faction;
    if (setup->first != SEAT_NONE)
        return setup->first;
    return faction == NONE ? SEAT_NONE : setup_seat_of(setup, faction);
}

static uint8_t first_faction(const void *data) {
    return ((const TacticsRules *)data)->first_faction;
}

// Allies sit across from each other.
static uint8_t team(const void *data, const SetupOptions *setup, Seat seat) {
    (void)data;
    return setup->variant == VARIANT_STANDARD ? 0 : (uint8_t)(seat % 2 + 1);
}

const Story tactics_story = {
    .question = question,
    .round = round_of,
    .turn = turn_of,
    .standing = standing,
    .decides = decides,
    .note = note,
    .tells = tells,
    .scene = scene,
    .holds = holds,
    .laid = laid,
    .mark = mark,
    .credit = tactics_credit,
    .worth_parts = 8,
    .worth_tells = true,
    .beyond = tactics_beyond,
    .prizes = TABLE_TARGETS,
    .why_not = why_not,
    .arrange = arrange,
    .first = first,
    .first_faction = first_faction,
    .team = team,
    .questions = tactics_decision_words,
    .phases = tactics_phase_words,
    .marks = marks,
    .not_now = NO_DECISION,
};

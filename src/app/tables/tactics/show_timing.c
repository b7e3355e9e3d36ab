// SPDX-License-Identifier: MIT
// The timing of the table: how long each kind of event is shown, and how its cards move.
#include "app/tables/tactics/looks.h"
#include "app/tables/tactics/row_changes.h"
#include "app/tables/tactics/show.h"
#include "app/tables/tactics/table.h"

#define REMOVE_STAGGER_MS 130.0F
#define NOVA_STAGGER_MS 210.0F // a supernova burns one after the other

// Milliseconds to wait before the next event; long enough to follow, short for series of one kind. A flat
// table of cases.
static float pause_after(const Event *event, Seat viewer) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_TARGET_UP:
        return 120;
    case EVENT_DRAW:
        return event->seat == viewer ? 120 : MOTION_DEAL_STAGGER_MS;
    case EVENT_DISCARD:
        return 120;
    case EVENT_CLEAR:
        return 40;
    case EVENT_PLACE:
        return 420;
    case EVENT_REVEAL:
        return 620;
    case EVENT_TURN_UP:
    case EVENT_FIZZLE:
    case EVENT_EFFECT:
    case EVENT_MOVE:
    case EVENT_SUMMON:
    case EVENT_OFFER:
        return 480;
    case EVENT_REMOVE:
        return 720;
    case EVENT_SHIELD:
    case EVENT_SHOW_HAND:
    case EVENT_SHIELD_OFF:
    case EVENT_SHIELD_BACK:
    case EVENT_KEEP:
    case EVENT_HAND_OVER:
    case EVENT_PASS:
    case EVENT_PHASE:
    case EVENT_ROUND:
        return 350;
    case EVENT_OFFER_OPEN:
        return 750;
    case EVENT_NEGOTIATION_TIE:
        return 900;
    case EVENT_NEGOTIATION_END: // taken: the stage says so
        return event->seat != SEAT_NONE ? 1500 : 900;
    default:
        return 0;
    }
}

// Cards removed by one effect go almost together. A row is shown after its last sum, before it is won.
float tactics_pause(const CardTable *table, const Event *event, const Event *next) {
    if (event->kind == EVENT_REMOVE && next != NULL && next->kind == EVENT_REMOVE)
        return tactics_has_nova(tactics_looks_rules(table->looks), tactics_show_removing(table))
                   ? NOVA_STAGGER_MS
                   : REMOVE_STAGGER_MS;
    if (event->kind == EVENT_SCORE)
        return next != NULL && next->kind == EVENT_SCORE ? 0 : tactics_scoring_reveal_ms(table);
    if (event->kind == EVENT_ROW_WON)
        return tactics_scoring_award_ms(table, event);
    return pause_after(event, table->front);
}

static bool is_ours(const CardTable *table, const TacticsView *view, Seat owner) {
    return owner == table->front || (table->front < view->seats && owner < view->seats &&
                                     view->seat[owner].team == view->seat[table->front].team);
}

// The person has a card on the table, or its ally.
static bool has_cards(const CardTable *table, const TacticsView *view) {
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count && at < LANE_MAX; at++)
            if (is_ours(table, view, view->row[row].card[at].owner))
                return true;
    return false;
}

// A card of the person's or an ally's is destroyed, or such an effect begins in a row where one lies.
static bool is_loss(const CardTable *table, const Event *event, const TacticsView *view) {
    if (event->kind == EVENT_REMOVE)
        return is_ours(table, view, event->owner);
    bool ours = false;
    if (event->kind == EVENT_EFFECT && event->amount == DO_REMOVE && event->row < ROWS)
        for (int at = 0; at < view->row[event->row].count && at < LANE_MAX; at++)
            ours |= is_ours(table, view, view->row[event->row].card[at].owner);
    return ours;
}

// A negotiation is decided: everybody could have taken the target.
static bool is_talk(const Event *event) {
    return event->kind == EVENT_OFFER_OPEN || event->kind == EVENT_NEGOTIATION_TIE ||
           event->kind == EVENT_NEGOTIATION_END;
}

// A loss; a negotiation; and the reveal and the scoring of a round in which the person has cards, or which is
// the last. A moment that has begun goes on, even if all these cards are blown off.
bool tactics_moment(const CardTable *table, const Event *event, const void *after, bool goes_on) {
    const TacticsView *view = after;
    const bool is =
        (view->phase == PHASE_REVEAL || view->phase == PHASE_SCORING) && event->kind != EVENT_CLEAR;
    return is_loss(table, event, view) || is_talk(event) ||
           (is && (goes_on || view->rounds_left == 0 || has_cards(table, view)));
}

Motion tactics_motion(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PLACE:
    case EVENT_SUMMON:
        return MOTION_DROP;
    case EVENT_DRAW:
        return MOTION_DEAL;
    case EVENT_MOVE:
        return MOTION_DRAW;
    default:
        return MOTION_MAKE_ROOM;
    }
}

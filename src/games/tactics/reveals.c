// SPDX-License-Identifier: MIT
// Game.reveals: which events reveal new information.
#include "games/tactics/view.h"
#include "games/tactics/views.h"

// Effects that reveal something about hidden cards before anything else happens: whether a ship is in the
// hand, whether a drawn card can be put.
static bool looks_into_hands(const Event *effect) {
    return effect->amount == DO_SUMMON || effect->amount == DO_DRAW_AND_PLAY;
}

#define REVEALS(event, key, own, others, ...) [event] = {REVEAL_##others, REVEAL_##own},
static const RevealKind reveals[EVENT_COUNT][2] = {TACTICS_EVENT_LIST(REVEALS)};

// A seat knows the cards it puts or discards beforehand; others have not seen them. Cards moved on the table
// keep their face, so that reveals nothing. Nobody could know what a revealed card or a scored row brings.
RevealKind tactics_reveals(const Event *event, Seat viewer) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_EFFECT:
        return looks_into_hands(event) ? REVEAL_HIDDEN : REVEAL_NOTHING;
    case EVENT_PLACE:
        return event->amount == 0 ? REVEAL_NOTHING : reveals[EVENT_PLACE][event->seat == viewer];
    case EVENT_REMOVE:
        return event->amount == 1 ? REVEAL_NOTHING : REVEAL_HIDDEN;
    default:
        return reveals[event->kind][event->seat == viewer];
    }
}

// SPDX-License-Identifier: MIT
// Game.tells: which events reveal new information.
#include "games/tactics/view.h"
#include "games/tactics/views.h"

// Effects that reveal something about hidden cards before anything else happens: whether a ship is in the
// hand, whether a drawn card can be put.
static bool looks_into_hands(const Event *effect) {
    return effect->amount == DO_SUMMON || effect->amount == DO_DRAW_AND_PLAY;
}

// A seat knows the cards it puts or discards beforehand; others have not seen them. Cards moved on the table
// keep their face, so that reveals nothing. Nobody could know what a revealed card or a scored row brings.
RevealKind tactics_reveals(const Event *event, Seat viewer) {
    const bool own = event->seat == viewer;
    switch ((TacticsEvent)event->kind) {
    case EVENT_DRAW:
    case EVENT_KEEP:
        return own ? REVEAL_DRAW : REVEAL_NOTHING;
    case EVENT_SHOW_HAND:
        return own ? REVEAL_HAND : REVEAL_NOTHING;
    case EVENT_DISCARD:
    case EVENT_HAND_OVER:
    case EVENT_SHIELD:
    case EVENT_SHIELD_BACK:
    case EVENT_SUMMON:
        return own ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_PLACE:
        return own || event->amount == 0 ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_REMOVE:
        return event->amount == 1 ? REVEAL_NOTHING : REVEAL_HIDDEN;
    case EVENT_EFFECT:
        return looks_into_hands(event) ? REVEAL_HIDDEN : REVEAL_NOTHING;
    case EVENT_TURN:
    case EVENT_SHUFFLE:
    case EVENT_PASS:
    case EVENT_MOVE:
    case EVENT_OFFER:
    case EVENT_ASK:
        return REVEAL_NOTHING;
    default:
        return REVEAL_HIDDEN;
    }
}

// SPDX-License-Identifier: MIT
// Conquest Alpha: Tactics as the engine sees it. Everything else about it that others may need is in rules.h
// (data) and view.h (what a seat knows).
#ifndef STARDECK_GAMES_TACTICS_TACTICS_H
#define STARDECK_GAMES_TACTICS_TACTICS_H

#include "engine/game.h"

extern const Game tactics_game;

// Values of SetupOptions.variant and bits of .flags.
enum {
    VARIANT_STANDARD,
    VARIANT_ALLIANCES,
    VARIANT_BLIND_TRUST
};
enum {
    FLAG_SHORT = 1,
    FLAG_TOP_SECRET = 2
};

// Verbs in the order legal lists them.
typedef enum TacticsVerb {
    VERB_PLAY,
    VERB_HAND_OVER,
    VERB_PASS,
    VERB_PLACE,
    VERB_PICK,
    VERB_MOVE,
    VERB_PUT,
    VERB_OFFER,
    VERB_ACK
} TacticsVerb;

// Refusals (Verdict) besides VERDICT_OK.
enum {
    NOT_YOUR_TURN = 1,
    NO_DECISION,
    NOT_IN_HAND,
    NO_SUCH_ROW,
    ROW_CLOSED,
    BAD_POSITION,
    SHIELDED_IN_THE_WAY,
    CANNOT_SHIELD,
    SHIELDS_ALONE,
    NOT_OPTIONAL,
    BAD_CHOICE,
    UNKNOWN_CARD,
    GAME_OVER
};

#endif

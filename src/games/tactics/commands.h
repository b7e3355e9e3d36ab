// SPDX-License-Identifier: MIT
// What is chosen before a game of Tactics, what is commanded in it, and why a command is refused.
#ifndef STARDECK_GAMES_TACTICS_COMMANDS_H
#define STARDECK_GAMES_TACTICS_COMMANDS_H

// Values of SetupOptions.variant and bits of .flags (rules §8).
enum {
    VARIANT_STANDARD,
    VARIANT_ALLIANCES,
    VARIANT_BLIND_TRUST
};
enum {
    FLAG_SHORT = 1,
    FLAG_TOP_SECRET = 2
};

// Verbs in the order legal lists them. Which fields of a command they use stands in tactics.c; the others
// must be unused, and all of them are where something is declined.
typedef enum TacticsVerb {
    VERB_PLAY,      // own turn: a card from the hand into a row, with shields if wanted (rules §3.1, §6.1)
    VERB_HAND_OVER, // own turn in Blind Trust: a card to the ally (rules §8)
    VERB_PASS,      // own turn: the listed cards to the discard pile, in this order (rules §3.1)
    VERB_PLACE,     // Blind Trust: where the handed card goes
    VERB_PICK,      // a card to remove, to call by a Distress Call (rules §6.4), or the Armada that leaves
    VERB_MOVE,      // a card and its new place, counted after the gap has closed (rules §6.6)
    VERB_PUT,       // where the card drawn by Reinforcements goes (rules §6.3)
    VERB_OFFER,     // a card laid in Negotiations, or none (rules §6.2)
    VERB_ACK        // shown hands have been seen
} TacticsVerb;

// Refusals (Verdict) besides VERDICT_OK.
enum {
    NOT_YOUR_TURN = 1,   // another seat has to decide
    NO_DECISION,         // the verb answers a question, but it is the own turn
    NOT_IN_HAND,         // also: named twice
    NO_SUCH_ROW,         // not dealt in this round
    ROW_CLOSED,          // nothing may be put there (rules §3.1, §4)
    BAD_POSITION,        // no such place; or the card does not choose one; or back where it was
    SHIELDED_IN_THE_WAY, // a shielded card would have to shift (rules §4)
    CANNOT_SHIELD,       // the card takes no shields, or what goes with it is none (rules §6.1)
    SHIELDS_ALONE,       // shields go with another card only (rules §6.1)
    NOT_OPTIONAL,        // may not be declined (rules §4)
    BAD_CHOICE,          // none of what is asked for
    UNKNOWN_CARD,        // the pack has no such card
    GAME_OVER
};

#endif

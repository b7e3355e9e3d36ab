// SPDX-License-Identifier: MIT
// Game options, commands, and reasons for refusal in a game of Tactics.
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

// Verbs in the order in which legal lists them. The fields each verb uses are given in tactics.c; all others
// must be unused, and to decline, all fields are unused.
typedef enum TacticsVerb {
    VERB_PLAY,      // own turn: puts a hand card into a row, optionally with shields (rules §3.1, §6.1)
    VERB_HAND_OVER, // own turn in Blind Trust: hands a card to the ally (rules §8)
    VERB_PASS,      // own turn: discards the listed cards, in this order (rules §3.1)
    VERB_PLACE,     // Blind Trust: puts the card handed over
    VERB_PICK,      // picks a card to remove or to summon (rules §6.4), or the Armada that leaves
    VERB_MOVE,      // moves a card; the new position counts after the gap has closed (rules §6.6)
    VERB_PUT,       // puts the card drawn by Reinforcements (rules §6.3)
    VERB_OFFER,     // offers a card in a negotiation, or none (rules §6.2)
    VERB_ACK        // acknowledges the hands shown
} TacticsVerb;

// Refusals (Verdict) besides VERDICT_OK.
enum {
    NOT_YOUR_TURN = 1, // another seat has to decide
    NO_DECISION,       // the verb answers a question, but it is the seat's own turn
    NOT_IN_HAND,       // also if a card is named twice
    NO_SUCH_ROW,       // no target was dealt there in this round
    ROW_CLOSED,        // nothing may be put there (rules §3.1, §4)
    BAD_POSITION,      // no such position, or the card cannot choose one, or it is where the card already is
    SHIELDED_IN_THE_WAY, // a shielded card would have to shift down (rules §4)
    CANNOT_SHIELD,       // the card cannot be shielded, or the accompanying card is no shield (rules §6.1)
    SHIELDS_ALONE,       // shields can only be played with another card (rules §6.1)
    NOT_OPTIONAL,        // declining is not allowed (rules §4)
    BAD_CHOICE,          // not among the possible choices
    UNKNOWN_CARD,        // the pack has no such card
    GAME_OVER
};

#endif

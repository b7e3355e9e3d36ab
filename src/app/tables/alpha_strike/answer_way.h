// SPDX-License-Identifier: MIT
// How an answer is acted out on the stage. It follows from what the answering card does, never from its name,
// so the cards of any pack have one.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_ANSWER_WAY_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_ANSWER_WAY_H

#include "games/alpha_strike/rules.h"
#include "play/game_log.h"

typedef enum AnswerWay {
    WAY_NONE,     // not answered
    WAY_EVADE,    // the ship slips aside, and the shot passes
    WAY_DECOY,    // a craft draws the shot upon itself
    WAY_GUARD,    // a craft flies into the shot's way and takes a part of it
    WAY_GUNS,     // what comes in is shot down
    WAY_JAM,      // the shot loses its way, or a part of its force
    WAY_BRACE,    // plates close over the hull
    WAY_SHIELDS,  // the shield is strengthened
    WAY_FIRE_BACK // the ship makes ready to shoot back
} AnswerWay;

AnswerWay strike_answer_way(const CardDef *card);
// The card that answered the attack which the entry `at` of the history is about (countered, reduced,
// resolved); NONE: nothing did, or the history does not reach back so far.
uint8_t strike_answer_to(const GameLog *log, int at);

#endif

// SPDX-License-Identifier: MIT
// Blunders in Tactics: Shields that go at once, an effect that removes only an own card, choosing an own card
// that is worth only its power although an opponent's such card could be chosen.
#include "blunders.h"
#include "games/tactics/commands.h"
#include "games/tactics/forecast.h"

static bool removes_up_cards(const CardDef *card) {
    for (uint8_t i = 0; i < card->effect_count; i++)
        if (card->effect[i].verb == DO_REMOVE && card->effect[i].which.face == FACE_UP &&
            !card->effect[i].choose)
            return true;
    return false;
}

static bool plays_badly(const TacticsRules *rules, const TacticsView *view, const Command *command) {
    Forecast cast;
    if (!tactics_predict(rules, view, command, &cast))
        return false;
    if (cast.shielded && cast.ends)
        return true;
    for (uint8_t i = 0; i < cast.effect_count; i++) {
        const ForecastEffect *effect = &cast.effect[i];
        if (effect->verb == DO_REMOVE && effect->count == 1 && effect->maybe == 0 &&
            effect->owner == view->viewer && cast.rows[0].down == 0 &&
            removes_up_cards(&rules->card[command->card]))
            return true;
    }
    return false;
}

// Does the card lie up and count, and stand for nothing else?
static bool is_plain(const TacticsRules *rules, const ViewCard *card) {
    return card->card != CARD_HIDDEN && card->power > 0 && rules->card[card->card].effect_count == 0;
}

static const ViewCard *picked(const TacticsView *view, const Command *command) {
    if (command->verb != VERB_PICK || view->decision != DECISION_REMOVE || command->from >= ROWS)
        return NULL;
    return &view->row[command->from].card[command->at];
}

static bool picks_badly(const TacticsRules *rules, const TacticsView *view, const Command *legal, int count,
                        const Command *command) {
    const ViewCard *card = picked(view, command);
    if (card == NULL || card->owner != view->viewer || !is_plain(rules, card))
        return false;
    for (int i = 0; i < count; i++) {
        const ViewCard *other = picked(view, &legal[i]);
        if (other != NULL && is_plain(rules, other) &&
            view->seat[other->owner].team != view->seat[view->viewer].team)
            return true;
    }
    return false;
}

bool tactics_is_blunder(const void *rules, const void *view, const Command *legal, int count,
                        const Command *command) {
    return (command->verb == VERB_PLAY && plays_badly(rules, view, command)) ||
           picks_badly(rules, view, legal, count, command);
}

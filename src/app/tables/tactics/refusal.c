// SPDX-License-Identifier: MIT
// Why the rules of Tactics refuse a place, by the name of what is in the way.
#include "app/tables/tactics/table.h"

// The card below which nothing may be put in this row; NULL: there is none.
static const ViewCard *closing_card(const CardTable *table, uint8_t row, uint8_t *at) {
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    const ViewRow *cards = &seen(table)->row[row];
    for (*at = 0; *at < cards->count && *at < LANE_MAX; (*at)++) {
        const ViewCard *card = &cards->card[*at];
        if (card->up && !card->effect_blocked && card->card < rules->card_count &&
            rules->card[card->card].closes)
            return card;
    }
    return NULL;
}

bool tactics_refusal(const App *app, const CardTable *table, const Command *command, Verdict verdict,
                     char out[LOG_LINE_MAX]) {
    const bool moves = command->verb == VERB_MOVE;
    const uint8_t row = moves ? command->to : command->from, place = moves ? command->to_at : command->at;
    if ((verdict != ROW_CLOSED && verdict != BAD_POSITION) || row >= ROWS || !seen(table)->row[row].dealt)
        return false;
    if (verdict == ROW_CLOSED && seen(table)->row[row].target == NONE) {
        text_copy(out, LOG_LINE_MAX, app_word(app, "refused.row_taken"));
        return true;
    }
    uint8_t at = 0;
    const ViewCard *card = closing_card(table, row, &at);
    if (card == NULL || (verdict == BAD_POSITION && (place == NONE || place <= at)))
        return false;
    app_fill(app, out, LOG_LINE_MAX, verdict == ROW_CLOSED ? "refused.row_held" : "refused.below_held",
             STR("card", card_name(app, card->card, card->owner)), STR("seat", seat_name(app, card->owner)));
    return true;
}

// SPDX-License-Identifier: MIT
// The action box of Tactics: the own turn, passing, the questions of cards, a scoring.
#include "app/kit/action.h"

#include "app/tables/tactics/draw.h"

#include <stdio.h>

// So that one click too many does not waste a turn, the harmless answer is where the last click was.
static void discarding_nothing(const App *app, ActionBox *box) {
    const Command pass = command_of(VERB_PASS);
    action_say(box, ui_word(app, UI_TABLE_PASS_EMPTY), ui_word(app, UI_TABLE_PASS_EMPTY_HINT));
    text_copy(box->brief, sizeof box->brief, ui_word(app, UI_TABLE_PASS_EMPTY_BRIEF));
    action_add(box, "back", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_COMMON_BACK));
    action_set_command(
        action_add(box, "pass_empty", SLOT_WIDE, BUTTON_PLAIN, app_word(app, "table.pass_no_discard")),
        &pass);
}

static void discarding(const App *app, const CardTable *table, ActionBox *box) {
    action_say(box, ui_word(app, UI_TABLE_PASS), ui_word(app, UI_TABLE_PASS_HINT));
    char text[64];
    if (own(table)->choice.empty) {
        discarding_nothing(app, box);
        return;
    }
    if (own(table)->choice.marks == 0)
        text_copy(text, sizeof text, app_word(app, "table.pass_no_discard"));
    else
        ui_fill(app, text, sizeof text, UI_TABLE_PASS_DISCARD, NUM("count", own(table)->choice.marks));
    const Command pass = tactics_choice_pass(&own(table)->choice);
    ActionButton *button = action_add(box, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, text);
    if (own(table)->choice.marks > 0 || table->scene.zone[ZONE_HAND].count == 0)
        action_set_command(button, &pass);
    action_add(box, "back", SLOT_WIDE, BUTTON_PLAIN, ui_word(app, UI_COMMON_BACK));
}

// Keyboard players are told what the arrow keys do now.
static const char *place_hint(const App *app, const CardTable *table) {
    if (table->notice[0] != 0 && !app->input.focus_shown)
        return ""; // a refusal says by itself what to choose
    return ui_word(app, app->input.focus_shown ? UI_TABLE_HINT_ROW_KEYS : UI_TABLE_HINT_ROW);
}

static const char *turn_hint(const App *app, const CardTable *table, bool hands_over, bool passes) {
    if (passes)
        return app_word(app, "table.hint_pass_only");
    if (tactics_choice_waits(&own(table)->choice))
        return app_word(app, "refusal.shields_alone");
    if (own(table)->choice.card == NONE)
        return hands_over ? app_word(app, "table.hint_hand_over") : ui_word(app, UI_TABLE_HINT_PLAY);
    if (own(table)->choice.with != NONE)
        return app_word(app, "table.hint_shielded");
    return hands_over ? app_word(app, "table.hint_hand_over_now") : place_hint(app, table);
}

// What lies down is not seen again, by the rules: the last moment to say so is before the turn ends.
void tactics_laid_hint(const App *app, const CardTable *table, const Command *command,
                       char out[LOG_LINE_MAX]) {
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    const bool down = command->card < rules->card_count && !rules->card[command->card].plays_up;
    if (command->card == NONE)
        text_copy(out, LOG_LINE_MAX, ui_word(app, UI_TABLE_HINT_END));
    else
        app_fill(app, out, LOG_LINE_MAX, down ? "table.hint_laid_down" : "table.hint_laid",
                 STR("card", card_name(app, command->card, table->front)));
}

const char *tactics_undo_word(const App *app, uint8_t verb) {
    switch (verb) {
    case VERB_PASS:
        return ui_word(app, UI_TABLE_UNDO_PASS);
    case VERB_PLAY:
    case VERB_HAND_OVER:
    case VERB_PLACE:
    case VERB_PUT:
        return ui_word(app, UI_TABLE_UNDO_CARD);
    case VERB_MOVE:
        return app_word(app, "undo.move");
    case VERB_OFFER:
        return ui_word(app, UI_TABLE_UNDO_OFFER);
    case VERB_ACK:
        return ui_word(app, UI_TABLE_UNDO_HANDS);
    default:
        return ui_word(app, UI_TABLE_UNDO_ANSWER);
    }
}

// Says what is still to be done before the turn can end.
static void add_end_to_come(const App *app, ActionBox *box) {
    ActionButton *end =
        action_add(box, "not_yet", SLOT_PRIMARY, BUTTON_NOTE, ui_word(app, UI_TABLE_LAY_FIRST_BRIEF));
    end->enabled = false;
    end->why = ui_word(app, UI_TABLE_LAY_FIRST);
}

// Passing as it is takes one click; what is to be discarded is chosen first. Where no card can be played,
// passing is what ends the turn.
static void add_passes(const App *app, LegalList legal, bool only, ActionBox *box) {
    const Command pass = command_of(VERB_PASS);
    const bool at_once = legal_find(legal, &pass) != NULL;
    if (at_once)
        action_set_command(action_add(box, "pass_now", only ? SLOT_PRIMARY : SLOT_LEFT,
                                      only ? BUTTON_PRIMARY : BUTTON_PLAIN, ui_word(app, UI_TABLE_PASS)),
                           &pass);
    action_add(box, "pass", at_once && !only ? SLOT_RIGHT : SLOT_WIDE, BUTTON_PLAIN,
               ui_word(app, UI_TABLE_PASS_AND_DISCARD));
}

static void own_turn(const App *app, const CardTable *table, ActionBox *box) {
    const LegalList legal = table_legal(app);
    const bool hands_over =
        legal_has_verb(legal, VERB_HAND_OVER) || seen(table)->variant == VARIANT_BLIND_TRUST;
    const bool passes = !hands_over && !legal_has_verb(legal, VERB_PLAY) && legal_has_verb(legal, VERB_PASS);
    action_say(box, ui_word(app, UI_TABLE_YOUR_TURN), turn_hint(app, table, hands_over, passes));
    const bool picked = own(table)->choice.card != NONE, waits = tactics_choice_waits(&own(table)->choice);
    if (!picked && !waits && !hands_over && !passes)
        text_copy(box->brief, sizeof box->brief, ui_word(app, UI_TABLE_HINT_PLAY_BRIEF));
    if (hands_over) {
        Command pattern = pattern_of(VERB_HAND_OVER);
        pattern.card = picked ? own(table)->choice.card : NONE;
        pattern.with = own(table)->choice.with;
        ActionButton *give =
            action_add(box, "hand_over", SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "table.hand_over"));
        action_set_command(give, picked ? legal_find(legal, &pattern) : NULL);
    } else if (!passes) { // the button that ends the turn keeps its place: nothing is clicked by mistake
        add_end_to_come(app, box);
    }
    if (picked || waits)
        action_add(box, "inspect", SLOT_CORNER, BUTTON_PLAIN, ui_word(app, UI_TABLE_INSPECT))->icon =
            "icons/phosphor/magnifying-glass-plus.svg";
    else
        action_add_undo_or_recap(app, table, box, SLOT_CORNER);
    add_passes(app, legal, passes, box);
}

// The card that asks, as it is on the table; false: none on the table does.
static bool asking_card(const CardTable *table, CardLook *look) {
    const TacticsView *view = seen(table);
    if (view->source_card == NONE || view->source_row >= ROWS || view->source_at >= LANE_MAX)
        return false;
    const Seat owner = view->row[view->source_row].card[view->source_at].owner;
    *look = tactics_card_look(table->looks, view->source_card,
                              view->seat[owner < view->seats ? owner : 0].faction);
    return true;
}

// How many have laid a card or declined in the negotiation, never what.
void tactics_count_offers(const App *app, const CardTable *table, char out[LOG_LINE_MAX]) {
    int offered = 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        offered += seen(table)->seat[seat].offered;
    app_fill(app, out, LOG_LINE_MAX, "table.hint_offers", NUM("count", offered),
             NUM("seats", seen(table)->seats));
}

static void decision_hint(const App *app, const CardTable *table, char out[LOG_LINE_MAX]) {
    const char *key = "table.hint_card";
    switch (seen(table)->decision) {
    case DECISION_NEGOTIATE:
        tactics_count_offers(app, table, out);
        return;
    case DECISION_MOVE:
        if (own(table)->choice.from == NONE)
            break;
        text_copy(out, LOG_LINE_MAX, place_hint(app, table));
        return;
    case DECISION_REINFORCEMENTS:
    case DECISION_PLACE:
        key = "table.hint_drawn";
        break;
    case DECISION_SEE_HANDS:
        key = "table.hint_hands";
        break;
    default:
        break;
    }
    text_copy(out, LOG_LINE_MAX, app_word(app, key));
}

// The question is about what the card does: its text, then what to do. Without a rail there is only room for
// the text, below the card's name.
static void say_effect(const App *app, const CardTable *table, const CardLook *card, bool openly,
                       ActionBox *box) {
    char how[LOG_LINE_MAX];
    text_copy(how, sizeof how, box->hint);
    if (table->layout.rail.w <= 0) {
        if (openly)
            snprintf(box->title, sizeof box->title, "%.50s: %.60s", seat_name(app, table->front), card->name);
        else
            text_copy(box->title, sizeof box->title, card->name);
        text_copy(box->hint, sizeof box->hint, card->text);
        text_copy(box->brief, sizeof box->brief, how); // for languages with very long words
        return;
    }
    if (openly || seen(table)->decision == DECISION_NEGOTIATE)
        ui_fill(app, box->brief, sizeof box->brief, UI_TABLE_OPEN_HINT, STR("card", card->name),
                STR("text", card->text));
    else
        text_copy(box->brief, sizeof box->brief, card->text);
    snprintf(box->hint, sizeof box->hint, "%.190s %.190s", box->brief, how);
}

static void decision(const App *app, const CardTable *table, ActionBox *box) {
    const LegalList legal = table_legal(app);
    char title[120], hint[LOG_LINE_MAX];
    CardLook card = {.name = ""};
    const bool asks = asking_card(table, &card);
    if (seen(table)->decision == DECISION_NEGOTIATE && seen(table)->source_row < ROWS)
        ui_fill(app, title, sizeof title, UI_TABLE_NEGOTIATE,
                STR("target", tactics_row_name(table, seen(table)->source_row)));
    else
        action_ask(app, table, card.name, title);
    decision_hint(app, table, hint);
    const bool openly = session_asked_openly(app->session) && own(table)->choice.from == NONE;
    if (openly && !asks)
        text_copy(hint, sizeof hint, ui_word(app, UI_TABLE_OPEN_HINT_PLAIN));
    action_say(box, title, hint);
    // The drawn card is in view; the asking card's text would ask for it again.
    if (asks && own(table)->choice.from == NONE && seen(table)->decision != DECISION_REINFORCEMENTS)
        say_effect(app, table, &card, openly, box);
    const Command *decline = tactics_legal_decline(legal);
    if (decline != NULL)
        action_set_command(action_add(box, "none", SLOT_PRIMARY, BUTTON_PLAIN, ui_word(app, UI_TABLE_NONE)),
                           decline);
    if (legal_has_verb(legal, VERB_ACK)) {
        const Command ack = command_of(VERB_ACK);
        action_set_command(
            action_add(box, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_CONTINUE)), &ack);
    }
    if (own(table)->choice.from != NONE)
        action_add(box, "back", SLOT_WIDE, BUTTON_PLAIN, ui_word(app, UI_COMMON_BACK));
    else
        action_add_undo_or_recap(app, table, box, SLOT_WIDE);
}

// Targets that nobody took in this round go back under their pile; how many, if that makes the game longer;
// else 0.
static int targets_for_longer(const TacticsView *view) {
    int back = 0;
    for (int row = 0; row < ROWS; row++)
        back += view->scored_target[row] != NONE && view->scored_by[row] == WIN_EMPTY;
    return tactics_rounds_more(view) > 0 ? back : 0;
}

static void scored(const App *app, const CardTable *table, ActionBox *box) {
    char title[120], longer[LOG_LINE_MAX];
    const int back = targets_for_longer(seen(table));
    ui_fill(app, title, sizeof title, UI_TABLE_SCORED, NUM("round", seen(table)->round));
    const bool last = seen(table)->target_pile == 0;
    if (back > 0) // a round comes that nobody has counted on
        app_fill(app, longer, sizeof longer, "score.longer", NUM("number", back),
                 NUM("rounds", tactics_rounds_in_all(seen(table))));
    action_say(box, title,
               back > 0 ? longer : app_word(app, last ? "table.hint_scored_last" : "table.hint_scored"));
    action_add(box, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_CONTINUE));
    action_add_undo_or_recap(app, table, box, SLOT_WIDE);
}

// The same as the headline of the stage, at the same moment: the history tells it only when the target has
// been awarded.
static void telling(const App *app, const CardTable *table, ActionBox *box) {
    char text[SCORED_TEXT_MAX], name[40];
    const uint8_t row = own(table)->scored.row;
    if (row >= ROWS)
        text_copy(text, sizeof text, table->ticker);
    else if (tactics_scoring_crowned(table, row))
        tactics_scoring_title(app, table, row, text);
    else
        app_fill(app, text, sizeof text, "score.counting",
                 STR("target", tactics_scoring_target(app, table, row, name)));
    action_say(box, app_word(app, "phase.scoring"), text);
}

void tactics_action_box_held(const App *app, const CardTable *table, ActionBox *box) {
    if (table->showing)
        telling(app, table, box);
    else
        scored(app, table, box);
}

void tactics_action_box(const App *app, const CardTable *table, ActionBox *box) {
    if (seen(table)->decision != DECISION_TURN)
        decision(app, table, box);
    else if (own(table)->choice.discarding)
        discarding(app, table, box);
    else
        own_turn(app, table, box);
}

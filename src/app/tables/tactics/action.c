// SPDX-License-Identifier: MIT
#include "app/tables/tactics/action.h"

#include <stdio.h>
#include <string.h>

static ActionButton *add(Action *action, const char *id, ActionSlot slot, ButtonLook look, const char *text) {
    ActionButton *button = &action->button[action->count++];
    *button = (ActionButton){.slot = slot, .look = look, .enabled = true};
    snprintf(button->id, sizeof button->id, "button:%s", id);
    text_copy(button->text, sizeof button->text, text);
    return button;
}

static void set_command(ActionButton *button, const Command *command) {
    button->enabled = command != NULL;
    button->has_command = command != NULL;
    if (command != NULL)
        button->command = *command;
}

static void say(Action *action, const char *title, const char *hint) {
    text_copy(action->title, sizeof action->title, title);
    text_copy(action->hint, sizeof action->hint, hint);
}

// "Turn: Romulan", and what is happening.
static void watching(const App *app, const TableScreen *table, Action *action) {
    char title[120];
    const Seat seat = table->view.turn;
    const bool watched = session_is_watched(app->session);
    if (watched && table->view.phase == PHASE_GAME_OVER)
        text_copy(title, sizeof title, ui_word(app, UI_REPLAY_OVER));
    else if (seat >= table->view.seats)
        title[0] = 0;
    else if (seat == table->view.viewer && !watched)
        text_copy(title, sizeof title, ui_word(app, UI_TABLE_YOUR_TURN));
    else
        ui_format(app, title, sizeof title, UI_TABLE_TURN_OF, "name", seat_name(app, seat), (char *)NULL);
    say(action, title,
        table->ticker[0] != 0 ? table->ticker : ui_word(app, watched ? UI_REPLAY_KEYS : UI_TABLE_HINT_WATCH));
}

static void discarding(const App *app, const TableScreen *table, Action *action) {
    say(action, ui_word(app, UI_TABLE_PASS), ui_word(app, UI_TABLE_PASS_HINT));
    char text[64], count[8];
    snprintf(count, sizeof count, "%u", table->choice.marks);
    if (table->choice.marks == 0)
        text_copy(text, sizeof text, app_word(app, "table.pass_no_discard"));
    else
        ui_format(app, text, sizeof text, UI_TABLE_PASS_DISCARD, "count", count, (char *)NULL);
    const Command pass = choice_pass(&table->choice);
    set_command(add(action, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, text), &pass);
    add(action, "back", SLOT_WIDE, BUTTON_PLAIN, ui_word(app, UI_COMMON_BACK));
}

static const char *turn_hint(const App *app, const TableScreen *table, bool hands_over) {
    if (table->choice.card == NONE)
        return hands_over ? app_word(app, "table.hint_hand_over") : ui_word(app, UI_TABLE_HINT_PLAY);
    if (table->choice.with != NONE)
        return app_word(app, "table.hint_shielded");
    return hands_over ? app_word(app, "table.hint_hand_over_now") : ui_word(app, UI_TABLE_HINT_ROW);
}

// What happened while others were looking can be shown again.
static void add_recap(const App *app, Action *action, ActionSlot slot) {
    if (session_can_recap(app->session))
        add(action, "recap", slot, BUTTON_PLAIN, ui_word(app, UI_TABLE_RECAP_AGAIN))->icon =
            "icons/phosphor/arrow-counter-clockwise.svg";
}

static UiWord undo_word(const App *app) {
    const Match *match = session_match(app->session);
    switch (match_log(match, match_log_count(match) - 1)->command.verb) {
    case VERB_PASS:
        return UI_TABLE_UNDO_PASS;
    case VERB_PLAY:
    case VERB_HAND_OVER:
    case VERB_PLACE:
        return UI_TABLE_UNDO_CARD;
    case VERB_OFFER:
        return UI_TABLE_UNDO_OFFER;
    case VERB_ACK:
        return UI_TABLE_UNDO_HANDS;
    default:
        return UI_TABLE_UNDO_ANSWER;
    }
}

// Says what it would take back; greyed, a click says why it can't.
static void add_undo(const App *app, Action *action, ActionSlot slot) {
    const SessionUndo state = session_undo_state(app->session);
    if (state == UNDO_NONE)
        return;
    ActionButton *button = add(action, "undo", slot, BUTTON_PLAIN,
                               ui_word(app, state == UNDO_POSSIBLE ? undo_word(app) : UI_TABLE_UNDO));
    button->icon = "icons/phosphor/arrow-counter-clockwise.svg";
    button->enabled = state == UNDO_POSSIBLE;
}

// In the middle of a turn: there is room for one of them.
static void add_undo_or_recap(const App *app, Action *action, ActionSlot slot) {
    if (session_undo_state(app->session) == UNDO_POSSIBLE)
        add_undo(app, action, slot);
    else
        add_recap(app, action, slot);
}

static void own_turn(const App *app, const TableScreen *table, Action *action) {
    const LegalList legal = table_legal(app);
    const bool hands_over =
        legal_has_verb(legal, VERB_HAND_OVER) || table->view.variant == VARIANT_BLIND_TRUST;
    say(action, ui_word(app, UI_TABLE_YOUR_TURN), turn_hint(app, table, hands_over));
    const bool picked = table->choice.card != NONE;
    if (hands_over) {
        Command pattern = pattern_of(VERB_HAND_OVER);
        pattern.card = picked ? table->choice.card : NONE;
        pattern.with = table->choice.with;
        ActionButton *give =
            add(action, "hand_over", SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "table.hand_over"));
        set_command(give, picked ? legal_find(legal, &pattern) : NULL);
    }
    const bool both = picked || session_can_recap(app->session);
    const ActionSlot pass_slot = hands_over ? (both ? SLOT_LEFT : SLOT_WIDE) : SLOT_PRIMARY;
    add(action, "pass", pass_slot, BUTTON_PLAIN, ui_word(app, UI_TABLE_PASS));
    const ActionSlot slot = hands_over ? SLOT_RIGHT : SLOT_WIDE;
    if (picked)
        add(action, "inspect", slot, BUTTON_PLAIN, ui_word(app, UI_TABLE_INSPECT))->icon =
            "icons/phosphor/magnifying-glass-plus.svg";
    else
        add_undo_or_recap(app, action, slot);
}

// The name of the card that asks; "" when none on the table does.
static const char *asking_card(const TableScreen *table) {
    const TacticsView *view = &table->view;
    if (view->source_card == NONE || view->source_row >= ROWS || view->source_at >= LANE_MAX)
        return "";
    const Seat owner = view->row[view->source_row].card[view->source_at].owner;
    return table_card_name(table->looks, view->source_card,
                           view->seat[owner < view->seats ? owner : 0].faction);
}

// "Sabotage: choose a Weapon to remove"; openly asked "Klingon: choose a Weapon to remove".
static void ask(const App *app, const TableScreen *table, char out[120]) {
    char key[64];
    const bool openly = session_asked_openly(app->session);
    const char *who = openly ? seat_name(app, session_to_act(app->session)) : asking_card(table);
    snprintf(key, sizeof key, "decision.%s.ask", tactics_decision_words[table->view.decision]);
    app_format(app, out, 120, key, "card", who, (char *)NULL);
    if (!openly || strstr(app_word(app, key), "{card}") != NULL)
        return;
    char question[120];
    text_copy(question, sizeof question, out);
    snprintf(out, 120, "%.50s: %.60s", who, question);
}

// How many have laid a card (or declined) in the negotiation, never what.
static void count_offers(const App *app, const TableScreen *table, char out[LOG_LINE_MAX]) {
    char count[16], seats[16];
    int offered = 0;
    for (Seat seat = 0; seat < table->view.seats; seat++)
        offered += table->view.seat[seat].offered;
    snprintf(count, sizeof count, "%d", offered);
    snprintf(seats, sizeof seats, "%u", table->view.seats);
    app_format(app, out, LOG_LINE_MAX, "table.hint_offers", "count", count, "seats", seats, (char *)NULL);
}

static void decision_hint(const App *app, const TableScreen *table, char out[LOG_LINE_MAX]) {
    const char *key = "table.hint_card";
    switch (table->view.decision) {
    case DECISION_NEGOTIATE:
        count_offers(app, table, out);
        return;
    case DECISION_MOVE:
        key = table->choice.from == NONE ? "table.hint_card" : "table.hint_row";
        break;
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

static void decision(const App *app, const TableScreen *table, Action *action) {
    const LegalList legal = table_legal(app);
    char title[120], hint[LOG_LINE_MAX], who[LOG_LINE_MAX];
    ask(app, table, title);
    decision_hint(app, table, hint);
    if (session_asked_openly(app->session) && table->choice.from == NONE) {
        const char *card = asking_card(table);
        ui_format(app, who, sizeof who, UI_TABLE_OPEN_HINT, "card", card, (char *)NULL);
        snprintf(hint, sizeof hint, "%.*s", LOG_LINE_MAX - 1,
                 card[0] != 0 ? who : ui_word(app, UI_TABLE_OPEN_HINT_PLAIN));
    }
    say(action, title, hint);
    const Command *decline = legal_decline(legal);
    if (decline != NULL)
        set_command(add(action, "none", SLOT_PRIMARY, BUTTON_PLAIN, ui_word(app, UI_TABLE_NONE)), decline);
    if (legal_has_verb(legal, VERB_ACK)) {
        const Command ack = command_of(VERB_ACK);
        set_command(add(action, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_CONTINUE)), &ack);
    }
    if (table->choice.from != NONE)
        add(action, "back", SLOT_WIDE, BUTTON_PLAIN, ui_word(app, UI_COMMON_BACK));
    else
        add_undo_or_recap(app, action, SLOT_WIDE);
}

static void scored(const App *app, const TableScreen *table, Action *action) {
    char title[120], round[8];
    snprintf(round, sizeof round, "%u", table->view.round);
    ui_format(app, title, sizeof title, UI_TABLE_SCORED, "round", round, (char *)NULL);
    say(action, title, app_word(app, "table.hint_scored"));
    add(action, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_CONTINUE));
}

// The turn is over, or somebody else has to answer something in private before it goes on.
static void end_turn(const App *app, const TableScreen *table, Action *action) {
    char text[120], number[12];
    const bool goes_on = table->view.decision != DECISION_TURN && table->view.decision != DECISION_NONE;
    const Seat next = session_to_act(app->session);
    const int seconds = table_end_seconds(app, table);
    if (goes_on && next < table->view.seats) {
        ui_format(app, text, sizeof text, UI_TABLE_ASKED_OPENLY, "name", seat_name(app, next), (char *)NULL);
        say(action, text, ui_word(app, UI_TABLE_HINT_END));
        ui_format(app, text, sizeof text, UI_TABLE_PASS_SEAT, "name", seat_name(app, next), (char *)NULL);
    } else {
        say(action, ui_word(app, UI_TABLE_YOUR_TURN), ui_word(app, UI_TABLE_HINT_END));
        text_copy(text, sizeof text, ui_word(app, UI_TABLE_END_TURN));
    }
    ActionButton *button = add(action, "end_turn", SLOT_PRIMARY, BUTTON_PRIMARY, text);
    if (seconds > 0) {
        snprintf(number, sizeof number, "%d", seconds);
        snprintf(button->text, sizeof button->text, "%.50s (%.8s)", text, number);
    }
    add_undo(app, action, SLOT_WIDE);
}

static void recap(const App *app, const TableScreen *table, Action *action) {
    char title[120] = "";
    if (table->told_turn < table->view.seats)
        ui_format(app, title, sizeof title, UI_TABLE_TURN_OF, "name", seat_name(app, table->told_turn),
                  (char *)NULL);
    say(action, title, ui_word(app, UI_TABLE_RECAP_HINT));
    add(action, "skip", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_SKIP));
}

void action_state(const App *app, const TableScreen *table, Action *action) {
    memset(action, 0, sizeof *action);
    switch (table->showing ? SESSION_SHOWING : session_stage(app->session)) {
    case SESSION_DECIDING:
        if (table->view.decision != DECISION_TURN)
            decision(app, table, action);
        else if (table->choice.discarding)
            discarding(app, table, action);
        else
            own_turn(app, table, action);
        break;
    case SESSION_END_TURN:
        end_turn(app, table, action);
        break;
    case SESSION_SCORING:
        scored(app, table, action);
        break;
    default:
        if (table->showing && table->recap)
            recap(app, table, action);
        else
            watching(app, table, action);
        break;
    }
    if (table->notice[0] != 0)
        text_copy(action->hint, sizeof action->hint, table->notice);
}

GfxRect action_button_rect(const TableScreen *table, const ActionButton *button) {
    const TableLayout *layout = &table->layout;
    GfxRect left = layout->secondary[0], right = layout->secondary[1];
    switch (button->slot) {
    case SLOT_LEFT:
        return left;
    case SLOT_RIGHT:
        return right;
    case SLOT_WIDE:
        left.w = right.x + right.w - left.x;
        return left;
    default:
        return layout->primary;
    }
}

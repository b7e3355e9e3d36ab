// SPDX-License-Identifier: MIT
// The list of answers to an attack, or of counter attacks: each with its price and what is left of the ship.
// Only the seat that is asked may see it; for everybody else the list is empty.
#include "app/tables/alpha_strike/answers.h"

static bool is_answer(const Command *command) {
    return command->verb == VERB_DEFEND || command->verb == VERB_COUNTER;
}

static void add_answer(const App *app, CardTable *table, const Command *command) {
    StrikeTable *at = own(table);
    if (at->answers >= ANSWERS_MAX)
        return;
    StrikeAnswer *answer = &at->answer[at->answers++];
    answer->command = *command;
    strike_forecast_command(app, table, command, &answer->then);
}

void strike_list_answers(const App *app, CardTable *table) {
    const LegalList legal = table_legal(app);
    own(table)->answers = 0;
    if (!strike_is_asked(table) || session_asked_openly(app->session)) {
        own(table)->answer_first = 0;
        return;
    }
    for (int i = 0; i < legal.count; i++) // leaves room for declining
        if (is_answer(&legal.item[i]) && legal.item[i].card != NONE && own(table)->answers < ANSWERS_MAX - 1)
            add_answer(app, table, &legal.item[i]);
    for (int i = 0; i < legal.count; i++)
        if (is_answer(&legal.item[i]) && legal.item[i].card == NONE)
            add_answer(app, table, &legal.item[i]);
}

bool strike_answer_is_idle(const CardTable *table, const StrikeForecast *then) {
    const StrikeForecast *hit = &own(table)->hit;
    if (then->kind != FORECAST_ANSWER || !then->fires_nothing || then->counters || then->reduce > hit->reduce)
        return false;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        if (then->hull[seat] != hit->hull[seat])
            return false;
        for (int track = 0; track < TRACKS; track++)
            if (then->power[seat][track] > hit->power[seat][track])
                return false;
    }
    return true;
}

bool strike_answer_is_armed(const CardTable *table, int at) {
    const StrikeAnswer *answer = &own(table)->answer[at];
    const StrikeChoice *choice = &own(table)->choice;
    const uint8_t card = answer->command.card;
    if (card == NONE)
        return true;
    if ((answer->then.is_craft ? choice->craft : choice->card) != card)
        return false;
    return own(table)->answer_armed == at + 1 ||
           (own(table)->answer_armed == 0 && answer->command.from >= TRACKS);
}

bool strike_has_answer(const CardTable *table) {
    return own(table)->answers > 0 && own(table)->answer[0].command.card != NONE;
}

bool strike_hand_has_answer(const App *app, const CardTable *table) {
    const StrikeTable *at = own(table);
    bool has = false;
    for (int i = 0; i < at->answers; i++) {
        const uint8_t card = at->answer[i].command.card;
        has |= card != NONE && strike_rules(app)->card[card].kind != KIND_CRAFT;
    }
    return has;
}

// ---- a list longer than its area

static void show_from_row(App *app, CardTable *table, int first) {
    if (first == own(table)->answer_first)
        return;
    own(table)->answer_first = first;
    app_request_layout(app);
}

void strike_wheel(App *app, CardTable *table, const Gesture *gesture) {
    const AnswerLayout room = strike_answer_room(app, table);
    if (own(table)->answers > 0 && gfx_contains(own(table)->layout.answers, gesture->x, gesture->y))
        show_from_row(app, table, SDL_clamp(room.first - gesture->amount, 0, room.count - room.shown));
}

// The row next to the focused one is always kept visible, so that the keys can go on.
void strike_hover(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *hit = gesture->hit;
    if (!gesture->by_key || hit == NULL || hit->tag.kind != TAG_ANSWER)
        return;
    AnswerLayout room = strike_answer_room(app, table);
    const int at = hit->tag.a, before = SDL_max(at - 1, 0), behind = SDL_min(at + 1, room.count - 1);
    room.first = answer_first(&room, behind);
    show_from_row(app, table, room.shown > 2 ? answer_first(&room, before) : answer_first(&room, at));
}

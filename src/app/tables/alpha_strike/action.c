// SPDX-License-Identifier: MIT
// The action box of Alpha Strike, phase by phase: the title says what is due, the hint how to do it, and the
// primary button is what to do when nothing is selected.
#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/tables/alpha_strike/answers.h"
#include "app/tables/alpha_strike/why.h"

#include <stdio.h>
#include <string.h>

#define TURN_STEPS 5

// ---- what stands above

// Which of a turn's five steps the phase belongs to; answers count as the last one.
static int step_of(uint8_t phase) {
    static const uint8_t steps[PHASE_COUNT] = {
        [PHASE_DISCARD] = 1, [PHASE_DRAW] = 2,    [PHASE_ACTION] = 3, [PHASE_COMBAT] = 4,
        [PHASE_RESPOND] = 4, [PHASE_COUNTER] = 4, [PHASE_END] = 4};
    return steps[phase];
}

static void say_step(const App *app, const CardTable *table, ActionBox *box) {
    static const uint8_t phases[TURN_STEPS] = {PHASE_ALLOCATE, PHASE_DISCARD, PHASE_DRAW, PHASE_ACTION,
                                               PHASE_COMBAT};
    const int step = step_of(seen(table)->phase);
    action_step(box, say_of(app, "strike.step.%s", strike_phase_words[phases[step]]), step, TURN_STEPS);
}

// "do.PHASE.WHAT"
static const char *phase_word(const App *app, const CardTable *table, const char *what) {
    char key[48];
    snprintf(key, sizeof key, "do.%s.%s", strike_phase_words[seen(table)->phase], what);
    return words_get_or(app->words, key, what);
}

static const char *picked_name(const CardTable *table) {
    const uint8_t card = strike_choice_card(&own(table)->choice);
    return card != NONE ? strike_card_name(table->looks, card) : "";
}

// ---- buttons

static void add_primary(ActionBox *box, const char *id, ButtonLook look, const char *text,
                        const Command *command) {
    action_set_command(action_add(box, id, SLOT_PRIMARY, look, text), command);
}

// The command that declines: no power, no card, no attack, take the hit.
static const Command *declined(const App *app, const CardTable *table) {
    static const uint8_t verbs[PHASE_COUNT] = {
        [PHASE_ALLOCATE] = VERB_ALLOCATE, [PHASE_DISCARD] = VERB_DISCARD, [PHASE_DRAW] = VERB_DRAW,
        [PHASE_ACTION] = VERB_PASS,       [PHASE_COMBAT] = VERB_PASS,     [PHASE_RESPOND] = VERB_DEFEND,
        [PHASE_COUNTER] = VERB_COUNTER,   [PHASE_END] = VERB_END_TURN};
    const Command none = command_of(verbs[seen(table)->phase]);
    return legal_find(table_legal(app), &none);
}

// True if any hand card or launched craft can be used now.
static bool has_use(const App *app, const CardTable *table) {
    const ViewShip *ship = &seen(table)->seat[table->front];
    bool found = false;
    for (int i = 0; i < ship->hand_count && !found; i++)
        found = strike_is_playable(app, table, ship->hand[i]);
    for (int i = 0; i < ship->craft_count && !found; i++)
        found = strike_is_usable_craft(app, table, ship->craft[i]);
    return found;
}

bool strike_must_decline(const App *app, const CardTable *table) {
    switch ((StrikePhase)seen(table)->phase) {
    case PHASE_END:
        return true;
    case PHASE_ACTION:
    case PHASE_COMBAT:
    case PHASE_RESPOND:
    case PHASE_COUNTER:
        return !has_use(app, table);
    default:
        return false;
    }
}

static const char *decline_id(const App *app, const CardTable *table) {
    if (seen(table)->phase == PHASE_COMBAT && declined(app, table) != NULL) // two commands in one: clicks.c
        return "no_attack";
    return seen(table)->phase == PHASE_END ? "end" : "none";
}

static void add_decline(const App *app, const CardTable *table, ActionBox *box) {
    char text[64];
    const char *id = decline_id(app, table);
    text_copy(text, sizeof text, phase_word(app, table, "none"));
    const ButtonLook look = strike_must_decline(app, table) ? BUTTON_PRIMARY : BUTTON_PLAIN;
    if (strcmp(id, "no_attack") == 0)
        action_add(box, id, SLOT_PRIMARY, look, text);
    else
        add_primary(box, id, look, text, declined(app, table));
}

static bool pays(const ViewShip *ship, const uint8_t cost[TRACKS]) {
    for (int track = 0; track < TRACKS; track++)
        if (cost[track] > ship->power[track])
            return false;
    return true;
}

static bool could_attack(const App *app, const ViewShip *ship) {
    const CardDef *card = strike_rules(app)->card;
    for (int i = 0; i < ship->hand_count; i++)
        if (card[ship->hand[i]].kind == KIND_ATTACK && pays(ship, card[ship->hand[i]].cost))
            return true;
    for (int i = 0; i < ship->craft_count; i++)
        if (card[ship->craft[i]].attacks && pays(ship, card[ship->craft[i]].attack.cost))
            return true;
    return false;
}

// A turn in which nothing can be attacked with can be let pass as a whole. Otherwise the button would end it
// where a moment before "Back" was. A lesson goes step by step.
static bool offers_end(const App *app, const CardTable *table) {
    return seen(table)->phase == PHASE_ACTION && declined(app, table) != NULL && app->lesson == NULL &&
           !could_attack(app, &seen(table)->seat[table->front]);
}

// If the selection can mean only one command, a button offers it too.
static int only_use(const App *app, const CardTable *table, Command *command) {
    const StrikeChoice *choice = &own(table)->choice;
    if (choice->target != SEAT_NONE || choice->from != TRACK_NONE)
        return 0;
    return strike_uses(app, table, strike_choice_card(choice), choice->craft != NONE, command);
}

// ---- with a selection

static void say_amount(const App *app, const CardTable *table, char *out, size_t size) {
    char points[64];
    strike_points(app, points, sizeof points, own(table)->choice.from, strike_power_moved(app, table));
    app_fill(app, out, size, "do.reroute.to", STR("points", points));
}

static void picked_hint(const App *app, const CardTable *table, char out[LOG_LINE_MAX]) {
    const StrikeChoice *choice = &own(table)->choice;
    const CardDef *card = &strike_rules(app)->card[strike_choice_card(choice)];
    const uint8_t phase = seen(table)->phase;
    const bool attacks = card->kind == KIND_ATTACK || choice->craft != NONE;
    const char *key = "do.picked.play";
    if (choice->from != TRACK_NONE) {
        say_amount(app, table, out, LOG_LINE_MAX);
        return;
    }
    if (phase == PHASE_DISCARD)
        key = card->kind == KIND_ATTACK ? "do.picked.discard_attack" : "do.picked.discard";
    else if (phase == PHASE_RESPOND)
        key = strike_is_idle(app, table, strike_choice_card(choice)) ? "do.picked.answer_idle"
                                                                     : "do.picked.answer";
    else if (strike_is_idle(app, table, strike_choice_card(choice)))
        key = "do.picked.idle";
    else if (attacks && choice->target != SEAT_NONE)
        key = card->names_craft ? "do.picked.name_craft" : "do.picked.name_track";
    else if (attacks)
        key = phase == PHASE_ACTION                         ? "do.picked.attack_now"
              : phase == PHASE_COUNTER && card->names_track ? "do.picked.counter_track"
              : phase == PHASE_COUNTER                      ? "do.picked.counter"
                                                            : "do.picked.attack";
    else if (card->moves > 0)
        key = "do.reroute.from";
    else if (card->names_track)
        key = "do.picked.track";
    else if (card->kind == KIND_CRAFT)
        key = "do.picked.launch";
    text_copy(out, LOG_LINE_MAX, app_word(app, key));
}

// "Play", "Discard", "Launch", "Answer", "Attack" with the card's name.
static const char *use_word(const Command *command, const CardDef *card) {
    switch (command->verb) {
    case VERB_DISCARD:
        return "do.use.discard";
    case VERB_DEFEND:
        return "do.use.answer";
    case VERB_ATTACK:
        return "do.use.attack";
    case VERB_COUNTER:
        return "do.use.counter";
    default:
        return card->kind == KIND_CRAFT ? "do.use.launch" : "do.use.play";
    }
}

// An attack that what comes before it is passed for: the button gives several commands (clicks.c). True: the
// selected card can attack.
static bool add_attack(const App *app, const CardTable *table, ActionBox *box) {
    const StrikeChoice *choice = &own(table)->choice;
    Command attack;
    char text[64];
    const int ways = choice->target != SEAT_NONE ? 0
                                                 : strike_attacks(app, table, strike_choice_card(choice),
                                                                  choice->craft != NONE, &attack);
    if (ways != 1 || legal_find(table_legal(app), &attack) != NULL)
        return ways > 0;
    app_fill(app, text, sizeof text, "do.use.attack", STR("card", picked_name(table)));
    action_add(box, "attack", SLOT_PRIMARY, BUTTON_PRIMARY, text);
    return true;
}

static void add_use(const App *app, const CardTable *table, ActionBox *box) {
    Command command;
    char text[64];
    if (only_use(app, table, &command) != 1 || legal_find(table_legal(app), &command) == NULL)
        return;
    app_fill(app, text, sizeof text, use_word(&command, &strike_rules(app)->card[command.card]),
             STR("card", picked_name(table)));
    add_primary(box, "ok", BUTTON_PRIMARY, text, &command);
}

static void add_discard(const App *app, const CardTable *table, ActionBox *box) {
    Command discard;
    if (strike_at_pile(app, table, &discard) > 0)
        action_set_command(
            action_add(box, "ok", SLOT_LEFT, BUTTON_PLAIN, say_of(app, "strike.step.%s", "discard")),
            &discard);
}

static void with_picked(const App *app, const CardTable *table, ActionBox *box) {
    char hint[LOG_LINE_MAX];
    picked_hint(app, table, hint);
    action_say(box, picked_name(table), hint);
    if (own(table)->choice.from != TRACK_NONE) {
        action_add_back(app, box, SLOT_PRIMARY);
        action_add(box, "less", SLOT_LEFT, BUTTON_PLAIN, app_word(app, "do.reroute.less"));
        action_add(box, "more", SLOT_RIGHT, BUTTON_PLAIN, app_word(app, "do.reroute.more"));
        return;
    }
    const bool attacks = add_attack(app, table, box);
    if (attacks && seen(table)->phase == PHASE_DISCARD) { // discarding it is the lesser use
        add_discard(app, table, box);
        action_add_back(app, box, SLOT_RIGHT);
        return;
    }
    add_use(app, table, box);
    action_add_inspect(app, box, SLOT_LEFT);
    action_add_back(app, box, SLOT_RIGHT);
}

// ---- all of it

// What is being answered: the attack's name, its text, and how to answer. Without a rail the lane shows the
// text.
static void say_attack(const App *app, const CardTable *table, const char *how, ActionBox *box) {
    const StrikeView *view = seen(table);
    if (table->layout.rail.w <= 0 || view->stack_count == 0 ||
        (view->phase != PHASE_RESPOND && view->phase != PHASE_COUNTER))
        return;
    const ViewAttack *attack = &view->stack[view->stack_count - 1];
    if (attack->card >= strike_rules(app)->card_count)
        return;
    const CardLook look = strike_card_look(table->looks, attack->card, PALETTE_NEUTRAL);
    const bool track = attack->track < TRACKS, craft = attack->craft < strike_rules(app)->card_count;
    app_fill(app, box->brief, sizeof box->brief,
             track   ? "do.attacked_track"
             : craft ? "do.attacked_craft"
                     : "do.attacked",
             STR("card", look.name), STR("text", look.text),
             STR("track", track ? strike_track_name(table->looks, attack->track) : ""),
             STR("craft", craft ? strike_card_name(table->looks, attack->craft) : ""));
    snprintf(box->hint, sizeof box->hint, "%.200s %.190s", box->brief, how);
}

// The phase's text that says what to do, or why nothing can be done. A lesson allows less than the rules, and
// explains that itself.
static const char *hint_of(const App *app, const CardTable *table) {
    const uint8_t phase = seen(table)->phase;
    const ViewShip *ship = &seen(table)->seat[table->front];
    const bool either =
        app->lesson == NULL && !strike_ship_strikes_at_once(&strike_rules(app)->ship[ship->ship]);
    if (phase == PHASE_ALLOCATE)
        return app->input.focus_shown ? "keys" : either ? "either" : "hint";
    if (phase == PHASE_ACTION && either && !strike_must_decline(app, table))
        return "either";
    if (phase == PHASE_END || app->lesson != NULL || !strike_must_decline(app, table))
        return "hint";
    return (phase == PHASE_ACTION || phase == PHASE_COMBAT) && strike_lacks_power(app, table) ? "no_power"
                                                                                              : "nothing";
}

static void say_phase(const App *app, const CardTable *table, ActionBox *box) {
    char title[120], hint[LOG_LINE_MAX];
    const Seat seat = seen(table)->to_act;
    app_fill(app, title, sizeof title, "do.title",
             STR("seat", seat < seen(table)->seats ? seat_name(app, seat) : ""),
             STR("what", phase_word(app, table, "title")));
    text_copy(hint, sizeof hint, phase_word(app, table, hint_of(app, table)));
    action_say(box, title, hint);
    if (seen(table)->phase == PHASE_DISCARD)
        text_copy(box->brief, sizeof box->brief, phase_word(app, table, "brief"));
    say_attack(app, table, hint, box);
}

void strike_action_box(const App *app, const CardTable *table, ActionBox *box) {
    say_step(app, table, box);
    box->aside = strike_spark_room(app, table);
    if (strike_choice_card(&own(table)->choice) != NONE) {
        with_picked(app, table, box);
    } else {
        say_phase(app, table, box);
        const bool ends = offers_end(app, table) && strike_must_decline(app, table);
        if (ends) { // nothing is left to do: one click for all that, or the step alone
            action_add(box, "no_more", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_TABLE_END_TURN));
            action_set_command(
                action_add_small(app, table, box, decline_id(app, table), phase_word(app, table, "none")),
                declined(app, table));
            return;
        }
        add_decline(app, table, box);
        if (offers_end(app, table))
            action_add_small(app, table, box, "no_more", app_word(app, "do.end.none"));
        else
            action_add_undo_or_recap(app, table, box, SLOT_WIDE);
    }
}

// With only two ships left, giving up ends the game.
const char *strike_give_up_hint(const App *app, const CardTable *table) {
    int alive = 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        alive += seen(table)->seat[seat].alive;
    return app_word(app, alive > 2 ? "do.give_up.hint" : "do.give_up.hint_last");
}

// The seat's last answer was to give none.
static bool answered_nothing(const App *app, uint8_t verb) {
    const Match *match = session_match(app->session);
    for (int i = match_log_count(match) - 1; i >= 0; i--) {
        const LogEntry *entry = match_log(match, i);
        if (entry->seat == session_viewer(app->session) && entry->command.verb == verb)
            return entry->command.card == NONE;
    }
    return false;
}

const char *strike_undo_word(const App *app, uint8_t verb) {
    static const char *const keys[VERB_COUNT] = {
        [VERB_ALLOCATE] = "do.undo.allocate", [VERB_DISCARD] = "do.undo.discard",
        [VERB_PLAY] = "do.undo.play",         [VERB_REROUTE] = "do.undo.play",
        [VERB_PASS] = "do.undo.pass",         [VERB_END_TURN] = "do.undo.end_turn"};
    if (verb < VERB_COUNT && keys[verb] != NULL)
        return app_word(app, keys[verb]);
    if (verb != VERB_DEFEND && verb != VERB_COUNTER)
        return ui_word(app, UI_TABLE_UNDO);
    return answered_nothing(app, verb) ? app_word(app, "do.undo.no_answer")
                                       : ui_word(app, UI_TABLE_UNDO_ANSWER);
}

// Shown on the curtain, so only public information: "Battle Laser, 8 damage: your answer".
const char *strike_wanted_for(const App *app, const void *data, char *buffer, size_t size) {
    const StrikeView *view = data;
    if (view->stack_count == 0)
        return app_word(app, "decision.end.ask");
    const ViewAttack *attack = &view->stack[view->stack_count - 1];
    return app_fill(app, buffer, size,
                    view->phase == PHASE_COUNTER ? "do.curtain.counter" : "do.curtain.answer",
                    STR("card", card_name(app, attack->card, attack->attacker)),
                    NUM("number", attack->base > attack->reduce ? attack->base - attack->reduce : 0),
                    STR("seat", say_seat(app, attack->attacker)));
}

// ---- while the table is held

// The ship destroyed last: the best placed of those that are out. SEAT_NONE: none is.
static Seat fell_last(const StrikeView *view) {
    Seat last = SEAT_NONE;
    for (Seat seat = 0; seat < view->seats; seat++)
        if (!view->seat[seat].alive && (last == SEAT_NONE || view->seat[seat].place < view->seat[last].place))
            last = seat;
    return last;
}

static const char *held_title(const App *app, const CardTable *table, Seat fallen, int alive) {
    if (alive == 1)
        return app_word(app, "do.held.decided");
    return app_word(app, fallen == table->front && !table_is_shared(app) ? "do.held.own" : "do.held.title");
}

// The pause after a ship is destroyed: names it, and whether somebody has won.
void strike_action_box_held(const App *app, const CardTable *table, ActionBox *box) {
    const StrikeView *view = seen(table);
    const Seat fallen = fell_last(view);
    char fell[120], goes_on[160], hint[ACTION_HINT_MAX];
    Seat left = SEAT_NONE;
    int alive = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        if (view->seat[seat].alive) {
            left = seat;
            alive++;
        }
    if (fallen == SEAT_NONE) {
        action_say(box, "", table->ticker);
        return;
    }
    app_fill(app, fell, sizeof fell, "event.destroyed", STR("seat", say_seat(app, fallen)));
    if (alive == 1)
        app_fill(app, goes_on, sizeof goes_on, "event.over", STR("seat", say_seat(app, left)));
    else
        text_copy(goes_on, sizeof goes_on, app_word(app, "do.held.goes_on"));
    snprintf(hint, sizeof hint, "%s %s", fell, goes_on);
    action_say(box, held_title(app, table, fallen, alive), hint);
}

// SPDX-License-Identifier: MIT
// Clicks, keys and drops on the table of Alpha Strike: selecting, choosing and aiming. What can be done is
// looked up in the legal commands; why.c explains why something can't be, automatic.c carries out what needs
// no decision.
#include "app/tables/alpha_strike/why.h"

#include "app/kit/follow_up.h"
#include "app/kit/scene.h"
#include "app/tables/alpha_strike/answers.h"

#include <stdio.h>
#include <string.h>

bool strike_picked(const CardTable *table) {
    return !strike_choice_is_empty(&own(table)->choice);
}

void strike_unpick(CardTable *table) {
    StrikeChoice *choice = &own(table)->choice;
    if (choice->spark && own(table)->spark != NO_SPRITE)
        scene_leave(&table->scene, &table->timeline, own(table)->spark, 1);
    own(table)->spark = NO_SPRITE;
    own(table)->answer_armed = 0;
    strike_choice_clear(choice);
}

bool strike_places(const App *app, const CardTable *table) {
    (void)app;
    return strike_picked(table);
}

// ---- commands

// Passes the phase; the command follows in the next one.
static void pass_and(App *app, CardTable *table, const Command *command) {
    const Command pass = command_of(VERB_PASS);
    table_submit_pair(app, table, &pass, command);
}

// It follows once what comes before it has been passed: automatic.c goes on.
static void wish_for(CardTable *table, Command command) {
    own(table)->wish = command;
    own(table)->wishes = true;
}

// A command that is legal only later passes what comes before it first.
static void carry_out(App *app, CardTable *table, const Command *command) {
    const Command keep = command_of(VERB_DISCARD), wish = *command;
    if (table_submit_legal(app, table, command))
        return;
    if (seen(table)->phase == PHASE_DISCARD && table_submit_legal(app, table, &keep)) {
        wish_for(table, wish);
    } else {
        pass_and(app, table, &wish);
    }
}

// ---- selecting

// The only ship that an attack can be aimed at, if more than the ship must be chosen: nobody is asked for it.
static Seat only_target(const App *app, const CardTable *table, uint8_t card, bool is_craft) {
    const StrikeView *view = seen(table);
    Seat only = SEAT_NONE;
    Command first;
    if ((view->phase != PHASE_ACTION && view->phase != PHASE_COMBAT) || app->lesson != NULL ||
        strike_attacks(app, table, card, is_craft, &first) < 2 || first.from >= TRACKS)
        return SEAT_NONE;
    for (Seat seat = 0; seat < view->seats; seat++)
        if (seat != table->front && view->seat[seat].alive) {
            if (only != SEAT_NONE)
                return SEAT_NONE;
            only = seat;
        }
    const uint8_t *power = only != SEAT_NONE ? view->seat[only].power : NULL;
    return power != NULL && power[TRACK_SHIELD] + power[TRACK_WEAPON] + power[TRACK_ENGINE] > 0 ? only
                                                                                                : SEAT_NONE;
}

static void pick(App *app, CardTable *table, const Hit *hit, bool is_craft) {
    StrikeChoice *choice = &own(table)->choice;
    strike_unpick(table);
    if (is_craft)
        choice->craft = hit->card;
    else
        choice->card = hit->card;
    choice->at = hit->tag.b;
    table->notice[0] = 0;
    table->looked_at.kind = THING_NONE; // the selected card is shown large, wherever the pointer is
    app_focus(app, NULL);
    app_request_layout(app);
}

static bool is_picked(const CardTable *table, const Hit *hit, bool is_craft) {
    const StrikeChoice *choice = &own(table)->choice;
    return (is_craft ? choice->craft : choice->card) == hit->card && hit->card != NONE &&
           choice->at == hit->tag.b;
}

static void click_card(App *app, CardTable *table, const Hit *hit, bool is_craft) {
    Command first;
    if (!table_deciding(app)) {
        table_inspect_click(app, table, table_thing(app, table, hit));
    } else if (is_picked(table, hit, is_craft)) {
        table_deselect(app, table);
    } else if (strike_uses(app, table, hit->card, is_craft, &first) > 0) {
        pick(app, table, hit, is_craft);
        own(table)->choice.target = only_target(app, table, hit->card, is_craft);
    } else { // first why not; a second click, or one where nothing can be said, looks at it closely
        const bool again = table->notice[0] != 0;
        strike_refuse(app, table, hit);
        if (again || table->notice[0] == 0)
            table_inspect_click(app, table, table_thing(app, table, hit));
    }
}

// A row of the list of answers chooses its card, as a click on the card itself does; the next click gives the
// answer.
static void click_answer(App *app, CardTable *table, const Hit *hit) {
    const StrikeAnswer *answer = &own(table)->answer[hit->tag.a];
    const bool is_craft = answer->then.is_craft;
    const uint8_t zone = is_craft ? table->front : ZONE_HAND;
    for (int at = 0; at < table->scene.zone[zone].count; at++) {
        if (table_card_at(table, zone, at)->card != answer->command.card)
            continue;
        Hit card = *hit;
        card.card = answer->command.card;
        card.tag = (HitTag){.kind = is_craft ? TAG_CARD : TAG_HAND, .a = table->front, .b = (uint8_t)at};
        pick(app, table, &card, is_craft);
        own(table)->answer_armed = hit->tag.a + 1;
        return;
    }
}

// ---- places

static StrikePlace place_of(const Hit *hit) {
    StrikePlace place = {hit->tag.seat, FREE, FREE};
    if (hit->tag.kind == TAG_TRACK)
        place.track = hit->tag.a;
    if (hit->tag.kind == TAG_CARD) {
        place.seat = hit->tag.a;
        place.craft = hit->card;
    }
    return place;
}

// Moves the focus to the first track or craft to choose from.
static void focus_named(App *app, Seat seat) {
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        const bool named = (hit->tag.kind == TAG_TRACK && hit->tag.seat == seat) ||
                           (hit->tag.kind == TAG_CARD && hit->tag.a == seat && hit->is_drop_target);
        if (named && hit->enabled) {
            app_focus(app, hit->id);
            return;
        }
    }
}

// Only a track or craft is left to choose.
static void name_next(App *app, CardTable *table, Seat seat) {
    if (seat != table->front)
        own(table)->choice.target = seat;
    table->notice[0] = 0;
    if (app->input.focus_shown)
        focus_named(app, seat);
    app_request_layout(app);
}

// A track has to be named, but none of that ship has any power: one is as good as another.
static bool is_all_the_same(const App *app, const CardTable *table, Seat seat) {
    const uint8_t card = strike_choice_card(&own(table)->choice), *power = seen(table)->seat[seat].power;
    return seat != table->front && card != NONE && strike_rules(app)->card[card].names_track &&
           power[TRACK_SHIELD] + power[TRACK_WEAPON] + power[TRACK_ENGINE] == 0;
}

static void say_any_track(App *app, CardTable *table, Seat seat, const Command *command) {
    char text[LOG_LINE_MAX];
    if (command->from < TRACKS)
        table_notice(app, table,
                     app_fill(app, text, sizeof text, "why.any_track",
                              STR("ship", seat_faction_name(app, seat)),
                              STR("track", strike_track_name(table->looks, command->from))));
}

// Puts the selection on a ship, track or craft. False: the region means nothing for it.
static bool put_at(App *app, CardTable *table, const Hit *hit) {
    Command command;
    StrikeChoice *choice = &own(table)->choice;
    const StrikePlace place = place_of(hit);
    const int count = strike_at_place(app, table, place, &command);
    if (place.track != FREE && place.seat == table->front && strike_gives_power(app, table, place.track)) {
        choice->from = place.track;
        name_next(app, table, place.seat);
    } else if (count == 1 || (count > 1 && is_all_the_same(app, table, place.seat))) {
        const bool any = count > 1;
        carry_out(app, table, &command);
        if (any)
            say_any_track(app, table, place.seat, &command);
    } else if (count > 1 || (hit->enabled && hit->is_drop_target && choice->card != NONE)) {
        name_next(app, table, place.seat);
    } else {
        return false;
    }
    return true;
}

static bool put_at_slot(App *app, CardTable *table) {
    Command command;
    const int count = strike_at_slot(app, table, &command);
    if (count == 1)
        carry_out(app, table, &command);
    else if (count > 1)
        name_next(app, table,
                  seen(table)->phase == PHASE_COUNTER
                      ? seen(table)->stack[seen(table)->stack_count - 1].attacker
                      : table->front);
    return count > 0;
}

static bool click_place(App *app, CardTable *table, const Hit *hit) {
    const bool placing = strike_places(app, table);
    if (placing && put_at(app, table, hit))
        return true;
    if (!placing && hit->tag.kind != TAG_TRACK)
        return false;
    strike_refuse_place(app, table, hit);
    return true;
}

static bool click_slot(App *app, CardTable *table) {
    if (!put_at_slot(app, table))
        table_notice(app, table,
                     app_word(app, strike_has_answer(table)              ? "why.choose_first"
                                   : seen(table)->phase == PHASE_COUNTER ? "do.counter.nothing"
                                                                         : "do.respond.nothing"));
    return true;
}

bool strike_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    (void)gesture;
    switch (hit->tag.kind) {
    case TAG_HAND:
        click_card(app, table, hit, false);
        return true;
    case TAG_CARD:
        if (hit->tag.a != table->front)
            return hit->is_drop_target && click_place(app, table, hit);
        click_card(app, table, hit, true);
        return true;
    case TAG_SHIP:
    case TAG_TRACK:
        return click_place(app, table, hit);
    case TAG_SLOT:
        return click_slot(app, table);
    case TAG_ANSWER:
        click_answer(app, table, hit);
        return true;
    case TAG_TAB:
        own(table)->shown_attack = hit->tag.a;
        app_request_layout(app);
        return true;
    case TAG_SPARK:
        table_notice(app, table, app_word(app, "do.allocate.hint"));
        return true;
    default:
        return false;
    }
}

// Plays nothing, attacks nobody and ends the turn.
static void end_turn(App *app, CardTable *table) {
    const Command pass = command_of(VERB_PASS);
    if (seen(table)->phase != PHASE_ACTION || !table_submit_legal(app, table, &pass))
        return;
    wish_for(table, command_of(VERB_END_TURN));
}

bool strike_button(App *app, CardTable *table, const char *name) {
    StrikeChoice *choice = &own(table)->choice;
    if (strcmp(name, "less") == 0 || strcmp(name, "more") == 0) {
        const int most = strike_most_moved(app, table), now = strike_power_moved(app, table);
        const int then = name[0] == 'l' ? now - 1 : now + 1;
        choice->amount = (uint8_t)(then > most ? most : then < 1 ? 1 : then);
    } else if (strcmp(name, "attack") == 0) {
        Command attack;
        if (strike_attacks(app, table, strike_choice_card(choice), choice->craft != NONE, &attack) == 1)
            carry_out(app, table, &attack);
    } else if (strcmp(name, "no_more") == 0) {
        end_turn(app, table);
    } else if (strcmp(name, "no_attack") == 0) {
        const Command end = command_of(VERB_END_TURN);
        pass_and(app, table, &end);
    } else {
        return false;
    }
    table->notice[0] = 0;
    app_request_layout(app);
    return true;
}

// ---- keys

static bool track_key(App *app, CardTable *table, int track) {
    char id[HIT_ID_MAX];
    const Seat target = own(table)->choice.target;
    snprintf(id, sizeof id, "track:%d", track + 1);
    if (target != SEAT_NONE)
        snprintf(id, sizeof id, "track:%d:%d", target + 1, track + 1);
    return table_press(app, table, id);
}

static bool is_aim(const Hit *hit) {
    return hit->is_drop_target && hit->enabled && !hit->no_focus && !hit->drop_only;
}

static bool is_next_aim(const App *app, const void *of, const Hit *hit) {
    (void)app, (void)of;
    return is_aim(hit);
}

// While a track is asked for (Q, W, E), the key that ends the turn chooses the third one.
bool strike_key(App *app, CardTable *table, KeyAction action) {
    switch (action) {
    case ACTION_TRACK_1:
    case ACTION_TRACK_2:
        return track_key(app, table, keys_number(action) - 1);
    case ACTION_PASS: // declines whatever is asked
        return table_press(app, table, "button:none") || table_press(app, table, "button:no_attack");
    case ACTION_END_TURN:
        return track_key(app, table, TRACK_ENGINE) || table_press(app, table, "button:end") ||
               table_press(app, table, "button:no_more");
    case ACTION_NEXT_TARGET:
        return app_focus_next(app, NULL, is_next_aim);
    default:
        return false;
    }
}

// True for regions that can be used now: drop targets of the selection, else what can be selected.
bool strike_hit_answers(const App *app, const CardTable *table, const Hit *hit) {
    Command first;
    if (hit->no_focus || !hit->enabled)
        return false;
    if (strike_places(app, table) || seen(table)->phase == PHASE_ALLOCATE)
        return is_aim(hit);
    return hit->tag.kind == TAG_HAND && seen(table)->phase != PHASE_DISCARD &&
           strike_uses(app, table, hit->card, false, &first) > 0;
}

// The ship that is attacked, the row of an answer, and the button that gives two commands; the kit finds the
// others.
void strike_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    if (command->verb == VERB_PASS)
        text_copy(id, HIT_ID_MAX, "button:no_attack");
    if (command->verb == VERB_ATTACK && command->to < seen(table)->seats)
        snprintf(id, HIT_ID_MAX, "ship:%d", command->to + 1);
    for (int at = 0; at < own(table)->answers; at++)
        if (command_compare(&own(table)->answer[at].command, command) == 0)
            snprintf(id, HIT_ID_MAX, "answer:%d", at + 1);
}

// A launched craft that attacks.
void strike_hint_source(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    const ViewShip *ship = &seen(table)->seat[table->front];
    for (int at = 0; at < ship->craft_count && command->verb == VERB_ATTACK; at++)
        if (ship->craft[at] == command->card)
            snprintf(id, HIT_ID_MAX, "craft:%d:%d", table->front + 1, at + 1);
}

// ---- dragging

static int take_spark(App *app, CardTable *table, const Hit *hit) {
    CardRef spark = card_hidden(table->front);
    spark.own[0] = STRIKE_SPARK;
    strike_unpick(table);
    own(table)->spark = table_take_new(app, table, hit, spark);
    own(table)->choice.spark = own(table)->spark != NO_SPRITE;
    return own(table)->spark;
}

int strike_take_up(App *app, CardTable *table, const Hit *hit) {
    Command first;
    const bool is_craft = hit->tag.kind == TAG_CARD && hit->tag.a == table->front;
    if (hit->tag.kind == TAG_SPARK)
        return take_spark(app, table, hit);
    if ((hit->tag.kind != TAG_HAND && !is_craft) || strike_uses(app, table, hit->card, is_craft, &first) == 0)
        return NO_SPRITE;
    if (!is_picked(table, hit, is_craft))
        pick(app, table, hit, is_craft);
    return scene_at(&table->scene, is_craft ? table->front : ZONE_HAND, hit->tag.b);
}

bool strike_drop(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *found = gesture->hit_over;
    if (found == NULL || !found->is_drop_target || !found->enabled || found->has_command)
        return false;
    const Hit hit = *found;
    if (hit.tag.kind != TAG_SHIP && hit.tag.kind != TAG_TRACK && hit.tag.kind != TAG_CARD &&
        hit.tag.kind != TAG_SLOT)
        return false;
    const bool done = hit.tag.kind == TAG_SLOT ? put_at_slot(app, table) : put_at(app, table, &hit);
    if (done && table->drag.on) {
        table_let_go(table);
        scene_arrange(table, MOTION_FLY_BACK);
    }
    return done;
}

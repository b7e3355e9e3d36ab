// SPDX-License-Identifier: MIT
// What the table of Star Empires does by itself: what follows a command, phases in which nothing can be done,
// losses in which there is no choice or that somebody has asked to have settled, and the rest of a turn that
// the player has ended. It answers for a player who has no choice only where all who watch know that:
// answering at once would reveal what the player holds.
#include "app/tables/star_empires/table.h"

#include "app/kit/action.h"
#include "app/kit/choose.h"
#include "app/kit/follow_up.h"
#include "app/kit/hurry.h"
#include "app/tables/star_empires/battle_settle.h"

#include <string.h>

// True if that, and giving up, is all that can be done.
static bool is_alone(const App *app, EmpiresVerb verb) {
    const LegalList legal = table_legal(app);
    bool found = false;
    for (int i = 0; i < legal.count; i++) {
        found |= legal.item[i].verb == verb;
        if (legal.item[i].verb != verb && legal.item[i].verb != VERB_CONCEDE)
            return false;
    }
    return found;
}

// The verb that ends the own phase; VERB_COUNT: none does. Drawing cards is left to the player, who must see
// the table first.
static EmpiresVerb ends_phase(const CardTable *table) {
    switch ((AskKind)seen(table)->asks) {
    case ASK_MOVES:
        return VERB_END_MOVES;
    case ASK_BUILD:
        return VERB_END_TURN;
    default:
        return VERB_COUNT;
    }
}

// True if the last command could still be undone, or a warning is due.
static bool should_wait(const App *app, const CardTable *table) {
    return session_undo_state(app->session) == UNDO_POSSIBLE || own(table)->choice.pick != PICK_NONE ||
           (seen(table)->asks == ASK_BUILD && empires_would_disband(table));
}

static bool passes(const App *app, const CardTable *table) {
    const EmpiresVerb verb = ends_phase(table);
    return verb != VERB_COUNT && app->settings.pass_alone && app->lesson == NULL && is_alone(app, verb) &&
           !should_wait(app, table);
}

// The only command there is besides giving up; NULL: there are several.
static const Command *only_command(const App *app) {
    const LegalList legal = table_legal(app);
    const Command *only = NULL;
    for (int i = 0; i < legal.count; i++)
        if (legal.item[i].verb != VERB_CONCEDE) {
            if (only != NULL)
                return NULL;
            only = &legal.item[i];
        }
    return only;
}

bool empires_is_only_person(const App *app, Seat front) {
    bool only = session_is_person(app->session, front);
    for (Seat seat = 0; seat < session_options(app->session)->setup.seats; seat++)
        only &= seat == front || !session_is_person(app->session, seat);
    return only;
}

// A question with one answer. That there is none other must be known to all who watch: the hand is empty, or
// nobody else watches.
static const Command *only_answer(const App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const Command *only = app->settings.pass_alone && app->lesson == NULL ? only_command(app) : NULL;
    if (only == NULL || should_wait(app, table))
        return NULL;
    const bool empty = s->seat[table->front].hand_size == 0,
               alone = empires_is_only_person(app, table->front) && !session_is_watched(app->session);
    switch ((AskKind)seen(table)->asks) {
    case ASK_REACT:
    case ASK_SECURITY:
    case ASK_ENIGMA: // no card adds to the roll
    case ASK_ANSWER:
    case ASK_COMMIT:
        return empty || alone ? only : NULL;
    default:
        return NULL;
    }
}

static void give(App *app, CardTable *table, EmpiresVerb verb) {
    const Command command = command_of((uint8_t)verb);
    table_submit_legal(app, table, &command);
}

bool empires_can_buy(const App *app) {
    return action_verb(app, VERB_BUILD) != NULL || action_verb(app, VERB_BUILD_MARK) != NULL;
}

// Asks in the action box whether to go on.
static void ask_to_skip(App *app, CardTable *table, uint8_t phase) {
    empires_unpick(table);
    own(table)->choice.pick = PICK_SKIP;
    own(table)->choice.at = phase;
    table->notice[0] = 0;
    app_focus(app, NULL);
}

static bool has_moved(const App *app, const CardTable *table) {
    const GameLog *log = session_log(app->session);
    for (int i = log->count - 1; i >= 0 && game_log_item(log, i)->turn == table->front; i--)
        if (game_log_item(log, i)->event.kind == EVENT_MOVED)
            return true;
    return false;
}

// Movement that is passed without a click is not passed without a word: a fleet that stays has a reason. It
// holds to the end of the turn.
static void note_stayed(App *app, CardTable *table) {
    const bool moves = seen(table)->asks == ASK_MOVES;
    if (moves || seen(table)->table.active != table->front)
        own(table)->stayed = false;
    if (!moves || !passes(app, table) || empires_holds_move_card(app, table) || has_moved(app, table))
        return;
    own(table)->stayed = true;
    banner_say(app, table, empires_phase_name(table->looks, PHASE_MOVE),
               app_word(app, "empires.skip.stayed"));
}

// Says how much there is to spend when building begins, or that no fleet could move: the button that ends the
// turn comes where the one was that ended movement.
static void announce_building(App *app, CardTable *table) {
    const uint8_t before = own(table)->asked;
    char credits[80];
    own(table)->asked = seen(table)->asks;
    if (seen(table)->asks != ASK_BUILD || before == ASK_BUILD || own(table)->hurries || app->lesson != NULL ||
        !empires_leaves_unspent(app, table))
        return;
    app_fill(app, credits, sizeof credits,
             own(table)->stayed ? "empires.skip.stayed" : "empires.skip.credits",
             NUM("number", pair(seen(table)->table.seat[table->front].credits)));
    banner_say(app, table, empires_phase_name(table->looks, PHASE_BUILD), credits);
}

// Ends the turn; if units would be disbanded, warns first.
static void end_turn(App *app, CardTable *table) {
    if (empires_would_disband(table) && !own(table)->warned) {
        own(table)->warned = true;
        app_request_layout(app);
        return;
    }
    give(app, table, VERB_END_TURN);
}

// Movement was ended in order to end the turn: goes on with that, unless something was asked meanwhile.
static void hurry_on(App *app, CardTable *table) {
    own(table)->hurries = false;
    if (seen(table)->asks != ASK_BUILD || seen(table)->table.active != table->front)
        return;
    if (empires_can_buy(app) && !own(table)->sure)
        ask_to_skip(app, table, PHASE_CONTROL);
    else if (!empires_would_disband(table))
        give(app, table, VERB_END_TURN);
}

void empires_skip_now(App *app, CardTable *table, uint8_t phase, bool sure) {
    const bool moves = seen(table)->asks == ASK_MOVES;
    empires_unpick(table);
    if (!moves) {
        end_turn(app, table);
        return;
    }
    own(table)->hurries = phase == PHASE_CONTROL;
    own(table)->sure = sure;
    give(app, table, VERB_END_MOVES);
}

void empires_skip_to(App *app, CardTable *table, uint8_t phase) {
    const bool moves = seen(table)->asks == ASK_MOVES;
    if (moves ? action_verb(app, VERB_MOVE) != NULL : empires_can_buy(app) && !own(table)->warned)
        ask_to_skip(app, table, phase);
    else
        empires_skip_now(app, table, phase, false);
}

static int places_for(const App *app, const EmpiresChoice *build) {
    Command pattern = pattern_of(build->verb);
    pattern.with = build->with;
    return legal_count(table_legal(app), &pattern);
}

// After building by clicks, the same thing stays selected while there are several places for it. Not after a
// drag.
static void stay_picked(App *app, CardTable *table) {
    EmpiresTable *at = own(table);
    const Match *match = session_match(app->session);
    const int commands = match_log_count(match);
    if (table->version != session_version(app->session))
        return; // the layout is about to change, with nothing selected
    if (at->choice.pick == PICK_BUILD) {
        at->again = at->choice;
        at->again.pick = at->held == NO_SPRITE ? PICK_BUILD : PICK_NONE;
        at->again_after = commands;
        return;
    }
    const bool was_picked = at->again.pick == PICK_BUILD;
    at->again.pick = PICK_NONE;
    if (!was_picked || commands != at->again_after + 1 || app->lesson != NULL)
        return;
    const Command *last = &match_log(match, commands - 1)->command;
    if (last->verb != at->again.verb || last->with != at->again.with || at->choice.pick != PICK_NONE ||
        !empires_is_asked(app, table, ASK_BUILD) || places_for(app, &at->again) < 2)
        return;
    at->choice = at->again;
    at->choice.pick = PICK_BUILD;
    app_request_layout(app);
}

// What the seat wished that asked to have all losses of this battle settled: one answer after the other, also
// those after what the other side has answered meanwhile. False: nothing is answered.
static bool settle(App *app, CardTable *table) {
    const BattleState *battle = &seen(table)->table.battle;
    if (battle->kind == BATTLE_NONE || battle->place != own(table)->gives || battle->step <= STEP_COMMIT)
        own(table)->gives = NONE;
    if (own(table)->gives == NONE || own(table)->giver != table->front)
        return false;
    const Command *loss = empires_planned_loss(app, table);
    return loss != NULL && table_submit_legal(app, table, loss);
}

void empires_settle_losses(App *app, CardTable *table) {
    own(table)->gives = seen(table)->table.battle.place;
    own(table)->giver = table->front;
    settle(app, table);
}

// The next of the cards that somebody has marked and discarded. False: that is over.
static bool throw_next(App *app, CardTable *table) {
    EmpiresTable *at = own(table);
    const bool draws = at->then_draws;
    Command discard = command_of(VERB_DISCARD);
    if (!at->throwing || at->thrower != table->front) {
        at->throwing = false;
        return false;
    }
    for (uint8_t card = 0; card < KINDS_MAX; card++) {
        discard.card = card;
        if (at->throws[card] == 0)
            continue;
        at->throws[card]--;
        if (table_submit_legal(app, table, &discard))
            return true;
    }
    at->throwing = at->then_draws = false;
    if (!draws || !empires_is_asked(app, table, ASK_DRAW))
        return false;
    give(app, table, VERB_DRAW);
    return true;
}

void empires_discard_marked(App *app, CardTable *table) {
    EmpiresTable *at = own(table);
    if (!empires_marks(app, table))
        return;
    memset(at->throws, 0, sizeof at->throws);
    for (int i = 0; i < table->scene.zone[AT_HAND].count; i++) {
        const uint8_t card = table_card_at(table, AT_HAND, i)->card;
        if (empires_is_marked(table, i) && card < KINDS_MAX)
            at->throws[card]++;
    }
    at->marked = 0;
    at->then_draws = empires_is_asked(app, table, ASK_DRAW);
    at->throwing = true;
    at->thrower = table->front;
    throw_next(app, table);
}

// Losses in which nobody has a choice: everything about them lies open.
static const Command *forced_loss(const App *app, const CardTable *table) {
    return app->settings.pass_alone && app->lesson == NULL && empires_loss_is_forced(app, table)
               ? empires_planned_loss(app, table)
               : NULL;
}

// The battle that the held table shows goes on with the question where `of` retreats to.
static bool retreat_is_asked(const App *app, const CardTable *table, Seat *of) {
    const BattleState *battle = &seen(table)->table.battle;
    View now;
    match_view(session_match(app->session), table->front, &now);
    const EmpiresView *next = (const EmpiresView *)(const void *)now.bytes;
    *of = next->to_act;
    return next->asks == ASK_RETREAT && next->table.battle.place == battle->place &&
           next->table.battle.kind == battle->kind;
}

#define READ_MS 1400 // to read what came of a battle, besides the moment for which the last loss is seen

// The time in which it is read runs out. It is the same for all battles, so it tells nothing of them.
static bool has_been_read(const App *app, CardTable *table) {
    EmpiresTable *at = own(table);
    if (at->reads_since == 0)
        at->reads_since = app->now > 0 ? app->now : 1;
    return app->now - at->reads_since >= READ_MS;
}

float empires_held_left(const App *app, const CardTable *table) {
    const uint64_t since = own(table)->reads_since, over = app->now - since;
    return since > 0 && over < READ_MS ? 1 - (float)over / READ_MS : 0;
}

bool empires_outcome_is_read(const CardTable *table) {
    return own(table)->reads_since > 0;
}

// Nobody is held twice: before persons are asked where they retreat to, and where nobody here is asked, when
// the fleet has gone. Nor are those who have no part in it held by a card that ends a battle.
static bool is_not_held(const App *app, CardTable *table) {
    const bool peace = seen(table)->table.battle.step == STEP_ANSWER;
    Seat of;
    if (retreat_is_asked(app, table, &of))
        return !session_is_person(app->session, of);
    if (own(table)->named != NONE) // a lesson says what came of it, and goes on from there
        return app->lesson != NULL || has_been_read(app, table);
    return peace && empires_pause_passes(app, table);
}

// The table is held when all that fell in a battle has fallen, so that what came of it can be read. Whoever
// was asked about the losses need not click again: what came of them stays for a while.
static void leave_outcome(App *app, CardTable *table) {
    EmpiresTable *at = own(table);
    const uint8_t place = empires_is_on_stage(seen(table)) ? seen(table)->table.battle.place : NONE;
    if (app->session == NULL || table->showing || table->overlay != OVERLAY_NONE ||
        session_stage(app->session) != SESSION_SCORING)
        at->reads_since = 0;
    if (at->named != place && !table->showing)
        at->named = NONE;
    if (!table->showing && table_deciding(app) &&
        (empires_is_asked(app, table, ASK_LOSE) || empires_is_asked(app, table, ASK_RETREAT)) &&
        !empires_loss_is_forced(app, table))
        at->named = place;
    if (table->showing || app->session == NULL || session_stage(app->session) != SESSION_SCORING ||
        table->overlay != OVERLAY_NONE || session_is_watched(app->session) || !is_not_held(app, table))
        return;
    at->named = at->reads_since > 0 ? NONE : at->named;
    at->reads_since = 0;
    session_finish_showing(app->session);
    app_request_layout(app);
}

void empires_follow(App *app, CardTable *table) {
    leave_outcome(app, table);
    if (table_follow_up(app, table) || !table_deciding(app) || !empires_decides(app, table) ||
        summary_is_told(table))
        return;
    stay_picked(app, table);
    note_stayed(app, table);
    announce_building(app, table);
    if (throw_next(app, table))
        return;
    if (own(table)->gives != NONE && settle(app, table))
        return;
    const Command *only = only_answer(app, table), *forced = forced_loss(app, table);
    if (own(table)->hurries)
        hurry_on(app, table);
    else if (only != NULL || forced != NULL)
        table_submit_legal(app, table, only != NULL ? only : forced);
    else if (passes(app, table))
        give(app, table, ends_phase(table));
}

// SPDX-License-Identifier: MIT
// The action box, question by question: the title says what is due, the hint how to do it, and the primary
// button is what to do when nothing is selected.
#include "app/tables/star_empires/fleet_list.h"
#include "app/tables/star_empires/table.h"

#include "app/kit/follow_up.h"
#include "app/tables/star_empires/aimed_card.h"
#include "app/tables/star_empires/battle_price.h"
#include "app/tables/star_empires/battle_settle.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/fleet_list.h"
#include "engine/game.h"
#include "games/star_empires/numbers.h"
#include "games/star_empires/star_empires.h"

#include <stdio.h>
#include <string.h>

// ---- parts

static void say_step(const App *app, const CardTable *table, ActionBox *box) {
    const uint8_t phase = seen(table)->table.phase;
    (void)app;
    if (phase < PHASES_SHOWN)
        action_step(box, empires_phase_name(table->looks, phase), phase, PHASES_SHOWN);
}

// Nothing to discard, or nothing to move or play. A lesson explains while nothing may be done yet.
static bool has_nothing(const App *app, const CardTable *table) {
    switch ((AskKind)seen(table)->asks) {
    case ASK_DRAW:
        return seen(table)->table.seat[seen(table)->to_act].hand_size == 0;
    case ASK_MOVES:
        return action_verb(app, VERB_END_MOVES) != NULL && action_verb(app, VERB_MOVE) == NULL &&
               action_verb(app, VERB_PLAY) == NULL;
    default:
        return false;
    }
}

// No fleet can move, for want of a card or of a way.
static bool has_no_move(const App *app, const CardTable *table) {
    return seen(table)->asks == ASK_MOVES && action_verb(app, VERB_END_MOVES) != NULL &&
           action_verb(app, VERB_MOVE) == NULL;
}

// A lesson goes card by card: nothing is marked there, the click discards.
static bool discards_singly(const App *app, const CardTable *table) {
    return seen(table)->asks == ASK_DRAW && app->lesson != NULL;
}

// Cards could be laid, but none of the hand is one of those.
static bool has_none_to_add(const App *app, const CardTable *table) {
    switch ((AskKind)seen(table)->asks) {
    case ASK_ENIGMA:
    case ASK_DIPLOMACY:
    case ASK_ANSWER:
    case ASK_COMMIT:
    case ASK_CONQUER:
        return app->lesson == NULL && empires_decides(app, table) && !empires_can_add(app, table);
    default:
        return false;
    }
}

// Unless cards are discarded, drawing goes over the limit of the hand.
static bool draws_too_many(const App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const Seat seat = seen(table)->to_act;
    return seen(table)->asks == ASK_DRAW && seat < s->seats &&
           s->seat[seat].hand_size + empires_draw_count(empires_rules(app), s) >
               empires_rules(app)->hand_limit;
}

// Which of the words of "empires.ask.WORD" says how to answer.
static const char *hint_word(const App *app, const CardTable *table) {
    if (has_none_to_add(app, table))
        return action_verb(app, VERB_PEACE) != NULL ? "peace" : "nothing";
    if (has_no_move(app, table))
        return empires_holds_move_card(app, table) ? "no_way" : has_nothing(app, table) ? "nothing" : "cards";
    if (seen(table)->asks == ASK_BUILD && own(table)->stayed)
        return "stayed";
    return has_nothing(app, table)       ? "nothing"
           : discards_singly(app, table) ? "singly"
           : draws_too_many(app, table)  ? "over"
                                         : "hint";
}

// How many cards or units must still be given up.
static int left_to_give(const App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const Seat seat = seen(table)->to_act;
    switch ((AskKind)s->ask) {
    case ASK_LIMIT:
        return seat < s->seats ? s->seat[seat].hand_size - empires_rules(app)->hand_limit : 0;
    case ASK_SABOTAGE:
        return s->deed.left;
    case ASK_DISBAND:
        return s->unpaid;
    default:
        return 0;
    }
}

// What "{number}" counts: cards that may be kept, must go, or are drawn.
static int number_asked(const App *app, const EmpiresBoard *s) {
    return s->ask == ASK_LIMIT      ? empires_rules(app)->hand_limit
           : s->ask == ASK_SABOTAGE ? s->deed.left
                                    : empires_draw_count(empires_rules(app), s);
}

// Fills "empires.ask.WORD.title" with {seat}, {place}, {other}, {number}, {card}, {text}, {at}, {left}
// (how many must go) and {limit}, and its hint (hint_word).
static void say_ask(const App *app, const CardTable *table, ActionBox *box, const char *word) {
    const EmpiresBoard *s = &seen(table)->table;
    const Seat seat = seen(table)->to_act;
    const Seat other = s->battle.kind != BATTLE_NONE && s->battle.side[SIDE_DEFENDER] != seat
                           ? s->battle.side[SIDE_DEFENDER]
                           : s->active;
    char title[120], hint[ACTION_HINT_MAX], key[64], deed[160];
    const uint8_t at = s->ask == ASK_REACT ? s->move.to : s->place, asking = table_question(table).card;
    const char *place = at < own(table)->layout.map.count ? empires_place_name(app, table, at) : "";
    const bool named = asking < empires_rules(app)->card_count;
    const char *card = named ? empires_card_name(table->looks, asking) : "",
               *text = named ? empires_card_text(table->looks, asking, s->seat[s->active].race) : "";
    empires_aimed_card_at(app, table, deed, sizeof deed);
    const int number = number_asked(app, s);
    const int left = left_to_give(app, table);
    snprintf(key, sizeof key, "empires.ask.%s.title", word);
    app_fill(app, title, sizeof title, key, STR("seat", seat < s->seats ? seat_name(app, seat) : ""),
             STR("place", place), STR("other", other < s->seats ? seat_name(app, other) : ""),
             NUM("number", number), STR("card", card), STR("text", text), STR("at", deed), NUM("left", left),
             NUM("limit", empires_rules(app)->hand_limit));
    snprintf(key, sizeof key, "empires.ask.%s.%s", word, hint_word(app, table));
    app_fill(app, hint, sizeof hint, key, STR("seat", seat < s->seats ? seat_name(app, seat) : ""),
             STR("place", place), STR("other", other < s->seats ? seat_name(app, other) : ""),
             NUM("number", number), STR("card", card), STR("text", text), STR("at", deed), NUM("left", left),
             NUM("limit", empires_rules(app)->hand_limit));
    action_say(box, title, hint);
}

// ---- with a selection

static const char *picked_hint(const App *app, const CardTable *table) {
    const EmpiresChoice *choice = &own(table)->choice;
    Command first;
    uint64_t places;
    if (choice->pick == PICK_GROUP)
        return app_word(app, "empires.hint.group");
    if (choice->pick == PICK_BUILD)
        return app_word(app, "empires.hint.build");
    if (choice->pick == PICK_FLEETS)
        return app_word(app, "empires.hint.fleets");
    if (choice->function == NONE)
        return app_word(app, "empires.hint.function");
    if (empires_set_limit(app, table) > 0)
        return app_word(app, "empires.hint.set");
    if (empires_plays(app, table, &first, &places) == 0)
        return app_word(app, "empires.hint.mover");
    return app_word(app, places != 0 ? "empires.hint.at" : "empires.hint.target");
}

static void picked_title(const App *app, const CardTable *table, char out[120]) {
    const EmpiresChoice *choice = &own(table)->choice;
    if (choice->pick == PICK_GROUP)
        app_fill(app, out, 120, "empires.group_from",
                 STR("place", empires_place_name(app, table, choice->from)));
    else if (choice->pick == PICK_BUILD)
        text_copy(out, 120,
                  choice->verb == VERB_BUILD ? empires_unit_name(table->looks, choice->with)
                                             : empires_mark_name(table->looks, (Mark)choice->with));
    else if (choice->pick == PICK_FLEETS)
        text_copy(out, 120, app_word(app, "empires.side.fleets.title"));
    else
        text_copy(out, 120, empires_card_name(table->looks, choice->card));
}

// The question whether to end the turn all the same is open.
static bool asked_to_end(const CardTable *table) {
    return own(table)->warned || own(table)->asked_unspent;
}

static void add_end_turn(const App *app, const CardTable *table, ActionBox *box);

static void with_picked(const App *app, const CardTable *table, ActionBox *box) {
    const EmpiresChoice *choice = &own(table)->choice;
    char title[120];
    picked_title(app, table, title);
    action_say(box, title, picked_hint(app, table));
    if (choice->pick == PICK_BUILD) { // it stays selected while more of it can be built
        add_end_turn(app, table, box);
        if (!asked_to_end(table))
            action_add_small(app, table, box, "back", ui_word(app, UI_COMMON_BACK));
        return;
    }
    const bool group = choice->pick == PICK_GROUP && app->lesson == NULL;
    if (choice->pick == PICK_CARD)
        action_add_inspect(app, box, SLOT_LEFT);
    if (group) // a few of many units are chosen by none and those, not by all and the others
        action_add(
            box, sum_of(choice->unit) > 0 ? "group_none" : "group_all", SLOT_LEFT, BUTTON_PLAIN,
            app_word(app, sum_of(choice->unit) > 0 ? "empires.do.group_none" : "empires.do.group_all"));
    action_add_back(app, box, choice->pick == PICK_CARD || group ? SLOT_RIGHT : SLOT_WIDE);
}

// ---- questions

// A standing answer until the own turn comes. It is public, and a small button of its own.
static void add_standing(const App *app, const CardTable *table, ActionBox *box) {
    const Command *none = action_verb(app, VERB_NONE);
    if (none == NULL || !session_can_submit_standing(app->session, none))
        return;
    const char *word = app_word(app, "empires.do.none_all");
    const Command *legal;
    if (session_legal(app->session, &legal) > 1) {
        action_add_small(app, table, box, "none_all", word);
        return;
    }
    // Nothing can be answered, so that is what saves everybody being asked again: it comes first.
    box->count = 0;
    action_add(box, "none_all", SLOT_PRIMARY, BUTTON_PRIMARY, word);
    ActionButton *none_now = action_add_small(app, table, box, "none", app_word(app, "empires.do.none"));
    action_set_command(none_now, none);
}

// The command that lays the current set of cards: a roll, battle cards, an attack on a minor race.
static void add_set(const App *app, const CardTable *table, ActionBox *box, const char *key) {
    const Command *command = empires_set_command(app, table, NONE);
    char text[64];
    const bool none = seen(table)->asks == ASK_COMMIT && own(table)->set.count == 0;
    const char *word = none ? app_word(app, "empires.do.ready_none")
                            : app_fill(app, text, sizeof text, key, NUM("number", own(table)->set.count));
    action_set_command(action_add(box, "ready", SLOT_PRIMARY, BUTTON_PRIMARY, word), command);
    if (own(table)->set.count > 0)
        action_add(box, "take_back", SLOT_RIGHT, BUTTON_PLAIN, app_word(app, "empires.do.take_back"));
}

// Ending the turn asks once more if units would be disbanded.
bool empires_would_disband(const CardTable *table) {
    const EmpiresView *view = seen(table);
    const Seat seat = table->front;
    return view->units[seat] - view->revenue[seat] > pair(view->table.seat[seat].credits);
}

// The seat has bought something since it ended movement.
static bool has_bought(const App *app, Seat seat) {
    const Match *match = session_match(app->session);
    bool bought = false;
    for (int i = match_log_count(match) - 1; i >= 0 && !bought; i--) {
        const LogEntry *last = match_log(match, i);
        if (last->seat != seat || last->command.verb == VERB_END_MOVES)
            return false;
        bought = last->command.verb == VERB_BUILD || last->command.verb == VERB_BUILD_MARK;
    }
    return bought;
}

bool empires_leaves_unspent(const App *app, const CardTable *table) {
    return app->lesson == NULL && seen(table)->asks == ASK_BUILD && empires_can_buy(app) &&
           !has_bought(app, table->front);
}

// What ends the turn is asked about first, each thing once.
static void say_before_end(const App *app, const CardTable *table, ActionBox *box) {
    if (own(table)->warned) {
        action_say(box, app_word(app, "empires.disband_ahead.title"),
                   app_word(app, "empires.disband_ahead.hint"));
        return;
    }
    char title[120];
    app_fill(app, title, sizeof title, "empires.skip.unspent",
             NUM("number", pair(seen(table)->table.seat[table->front].credits)));
    action_say(box, title, app_word(app, "empires.skip.nothing_built"));
}

// The harmless answer is where the turn was ended, so that no row of clicks in one place ends it.
static void add_end_anyway(const App *app, const CardTable *table, ActionBox *box) {
    say_before_end(app, table, box);
    action_add(box, "build_on", SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "empires.do.build_on"));
    ActionButton *end =
        action_add(box, "end", SLOT_WIDE, BUTTON_PLAIN, app_word(app, "empires.do.end_anyway"));
    end->on_enter = true;
    action_set_command(end, action_verb(app, VERB_END_TURN));
}

static void add_end_turn(const App *app, const CardTable *table, ActionBox *box) {
    if (asked_to_end(table)) {
        add_end_anyway(app, table, box);
        return;
    }
    const bool warns = empires_would_disband(table), asks = !warns && empires_leaves_unspent(app, table);
    ActionButton *button = action_add(box,
                                      warns  ? "end_warned"
                                      : asks ? "end_unspent"
                                             : "end",
                                      SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "empires.do.end_turn"));
    box->stays = warns || asks;
    if (!box->stays)
        action_set_command(button, action_verb(app, VERB_END_TURN));
}

// The buttons for a question: the answer (the current set of cards, or a verb), and the one that declines.
typedef struct Offer {
    const char *set; // the word on the set's button; NULL: `id`, `word` and `verb` are the answer
    const char *id, *word;
    uint8_t verb;
    const char *other_id, *other_word; // NULL: there is none
    uint8_t other;
} Offer;

static const Offer offers[ASK_COUNT] = {
    [ASK_DRAW] = {.id = "draw", .word = "empires.do.draw", .verb = VERB_DRAW},
    [ASK_MOVES] = {.id = "end_moves", .word = "empires.do.end_moves", .verb = VERB_END_MOVES},
    [ASK_FLEET] = {.other_id = "done", .other_word = "empires.do.done", .other = VERB_DONE},
    [ASK_REACT] = {.id = "none", .word = "empires.do.none", .verb = VERB_NONE},
    [ASK_SECURITY] = {.id = "none", .word = "empires.do.none", .verb = VERB_NONE},
    [ASK_SHOWN] = {.id = "ack", .word = "empires.do.ack", .verb = VERB_ACK},
    [ASK_ENIGMA] = {.set = "empires.do.roll"},
    [ASK_DIPLOMACY] = {"empires.do.roll", NULL, NULL, 0, "pass", "empires.do.pass", VERB_PASS},
    [ASK_ENGAGE] = {NULL, "attack", "empires.do.attack", VERB_ATTACK, "mission", "empires.do.mission",
                    VERB_MISSION},
    [ASK_MISSION] = {NULL, "mission", "empires.do.accept", VERB_MISSION, "fight", "empires.do.fight",
                     VERB_FIGHT},
    [ASK_ANSWER] = {"empires.do.ready", NULL, NULL, 0, "peace", "empires.do.peace", VERB_PEACE},
    [ASK_COMMIT] = {.set = "empires.do.ready"},
    [ASK_SIEGE] = {NULL, "attack", "empires.do.besiege", VERB_ATTACK, "pass", "empires.do.pass", VERB_PASS},
    [ASK_CONQUER] = {"empires.do.conquer", NULL, NULL, 0, "pass", "empires.do.pass", VERB_PASS},
};

static void add_offer(const App *app, const CardTable *table, ActionBox *box, const Offer *offer) {
    if (offer->set != NULL)
        add_set(app, table, box, offer->set);
    else if (offer->word != NULL)
        action_add_verb(app, box, offer->id, SLOT_PRIMARY, offer->word, offer->verb);
    if (offer->other_word != NULL)
        action_add_verb(app, box, offer->other_id, SLOT_LEFT, offer->other_word, offer->other);
}

// One click instead of two: no further group moves, and movement ends (empires_button).
static void add_end_movement(const App *app, ActionBox *box) {
    text_copy(box->brief, sizeof box->brief, app_word(app, "empires.fleet_brief"));
    if (action_verb(app, VERB_DONE) != NULL)
        action_add(box, "end_moves", SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "empires.do.end_moves"));
}

// Something can still be done in a phase that would be skipped. The harmless answer is where the turn was
// ended.
static void say_skipping(const App *app, const CardTable *table, ActionBox *box) {
    const bool moves = seen(table)->asks == ASK_MOVES, all = own(table)->choice.at == PHASE_CONTROL;
    char hint[ACTION_HINT_MAX];
    app_fill(app, hint, sizeof hint,
             !moves ? "empires.skip.builds"
             : all  ? "empires.skip.both"
                    : "empires.skip.moves",
             NUM("number", pair(seen(table)->table.seat[table->front].credits)));
    action_say(box, app_word(app, "empires.skip.title"), hint);
    if (moves)
        text_copy(box->brief, sizeof box->brief, app_word(app, "empires.skip.moves"));
    action_add(box, "back", SLOT_PRIMARY, BUTTON_PRIMARY, ui_word(app, UI_COMMON_BACK));
    action_add(box, "skip_on", SLOT_WIDE, BUTTON_PLAIN, app_word(app, "empires.skip.yes"));
}

// "2 Warships, Raider": names, the weakest first.
static void list_losses(const App *app, const CardTable *table, const uint8_t unit[UNITS_MAX], char *out,
                        size_t size) {
    const EmpiresRules *rules = empires_rules(app);
    const RaceDef *race = race_of(rules, &seen(table)->table, table->front);
    size_t used = 0;
    out[0] = 0;
    for (int rank = rules->unit_count - 1; rank >= 0 && used < size; rank--) {
        const uint8_t kind = race->strongest[rank];
        if (unit[kind] == 0)
            continue;
        char count[8] = "";
        if (unit[kind] > 1)
            snprintf(count, sizeof count, "%u\xC3\x97 ", unit[kind]);
        used += (size_t)snprintf(out + used, size - used, "%s%s%s", used > 0 ? ", " : "", count,
                                 empires_unit_short(table->looks, kind));
    }
}

// Why these are given up: what is due decides, and small ships go before a flagship (battle_price.h).
static void say_payment(const App *app, const CardTable *table, ActionBox *box, bool gives) {
    const EmpiresBoard *s = &seen(table)->table;
    const BattlePrice price = empires_owed(empires_rules(app), s);
    char why[80] = "";
    if (gives && price.due > 0 && s->battle.side[s->battle.winner] == seen(table)->to_act)
        app_fill(app, why, sizeof why, "empires.settle.why", NUM("number", price.due));
    text_copy(box->hint, sizeof box->hint, box->brief);
    const size_t used = strlen(box->hint);
    if (why[0] != 0)
        snprintf(box->hint + used, sizeof box->hint - used, " %s", why);
}

// One click for all that is due; what it does is said, and that each can be named as well.
static void add_settle(const App *app, const CardTable *table, ActionBox *box) {
    LossPlan plan;
    char units[200], word[64];
    if (app->lesson != NULL || !empires_loss_plan(app, table, &plan))
        return;
    const bool names = plan.named != NONE, gives = sum_of(plan.unit) > 0;
    const char *named = names ? empires_unit_short(table->looks, plan.named) : "";
    list_losses(app, table, plan.unit, units, sizeof units);
    const char *key = !names  ? "empires.settle.gives"
                      : gives ? "empires.settle.both"
                              : "empires.settle.names";
    app_fill(app, box->brief, sizeof box->brief, key, STR("units", units), STR("unit", named));
    say_payment(app, table, box, gives);
    if (strcmp(box->hint, box->brief) == 0)
        text_copy(box->more, sizeof box->more, app_word(app, "empires.settle.others"));
    app_fill(app, word, sizeof word, names ? "empires.settle.name" : "empires.do.cheapest",
             STR("unit", named));
    action_add(box, "cheapest", SLOT_PRIMARY, BUTTON_PRIMARY,
               names && gives ? app_word(app, "empires.do.cheapest") : word)
        ->on_enter = true;
}

// What is marked is discarded together; where cards are drawn next, that is done with the same click.
static void add_discard(const App *app, const CardTable *table, ActionBox *box) {
    char text[64];
    const int marked = empires_marked_count(table), due = left_to_give(app, table);
    box->hint[0] = 0; // the buttons say it
    app_fill(app, text, sizeof text,
             seen(table)->asks == ASK_DRAW ? "empires.do.discard_draw"
             : due > marked                ? "empires.do.discard_of"
                                           : "empires.do.discard",
             NUM("number", marked), NUM("most", due));
    action_add(box, "discard", SLOT_PRIMARY, BUTTON_PRIMARY, text)->on_enter = true;
    action_add(box, "unmark", SLOT_WIDE, BUTTON_PLAIN, app_word(app, "empires.do.take_back"));
}

static void say_asked(const App *app, const CardTable *table, ActionBox *box) {
    const uint8_t ask = seen(table)->asks;
    say_ask(app, table, box, empires_ask_words[ask]);
    if (own(table)->marked != 0 && empires_marks(app, table)) {
        add_discard(app, table, box);
        return;
    }
    add_offer(app, table, box, &offers[ask]);
    if (ask == ASK_FLEET)
        add_end_movement(app, box);
    if (ask == ASK_REACT)
        add_standing(app, table, box);
    if (ask == ASK_BUILD)
        add_end_turn(app, table, box);
    if (ask == ASK_LOSE)
        add_settle(app, table, box);
    if (box->count < 2 || box->button[box->count - 1].slot == SLOT_PRIMARY)
        action_add_undo_or_recap(app, table, box, box->count > 1 ? SLOT_RIGHT : SLOT_WIDE);
}

void empires_action_box(const App *app, const CardTable *table, ActionBox *box) {
    say_step(app, table, box);
    if (own(table)->choice.pick == PICK_SKIP)
        say_skipping(app, table, box);
    else if (own(table)->choice.pick != PICK_NONE)
        with_picked(app, table, box);
    else
        say_asked(app, table, box);
}

bool empires_button(App *app, CardTable *table, const char *name) {
    if (strcmp(name, "end_warned") == 0) {
        own(table)->warned = true;
    } else if (strcmp(name, "end_unspent") == 0) {
        own(table)->asked_unspent = true;
    } else if (strcmp(name, "build_on") == 0) {
        own(table)->warned = own(table)->asked_unspent = false;
    } else if (strcmp(name, "skip_on") == 0) {
        empires_skip_now(app, table, own(table)->choice.at, true);
        return true;
    } else if (strcmp(name, "end_moves") == 0) { // gives two commands (add_end_movement)
        const Command done = command_of(VERB_DONE), end = command_of(VERB_END_MOVES);
        return table_submit_pair(app, table, &done, &end);
    } else if (strcmp(name, "none_all") == 0) {
        const Command none = command_of(VERB_NONE);
        table_submit_standing(app, table, &none);
        return true;
    } else if (strcmp(name, "cheapest") == 0) {
        empires_settle_losses(app, table);
        return true;
    } else if (strcmp(name, "fleets") == 0) {
        empires_toggle_fleets(app, table, false);
        return true;
    } else if (strcmp(name, "whole_map") == 0) {
        empires_zoom(app, table, 0);
    } else if (strcmp(name, "group_none") == 0 || strcmp(name, "group_all") == 0) {
        empires_group_set(app, table, strcmp(name, "group_all") == 0);
    } else if (strcmp(name, "discard") == 0) {
        empires_discard_marked(app, table);
        return true;
    } else if (strcmp(name, "unmark") == 0) {
        own(table)->marked = 0;
    } else if (strcmp(name, "take_back") == 0) {
        own(table)->set.count = 0;
    } else {
        return false;
    }
    table->notice[0] = 0;
    app_request_layout(app);
    return true;
}

const char *empires_undo_word(const App *app, uint8_t verb) {
    static const char *const keys[VERB_COUNT] = {[VERB_DISCARD] = "empires.undo.discard",
                                                 [VERB_PLAY] = "empires.undo.discard",
                                                 [VERB_MOVE] = "empires.undo.move",
                                                 [VERB_BUILD] = "empires.undo.build",
                                                 [VERB_BUILD_MARK] = "empires.undo.build"};
    static const bool answers[VERB_COUNT] = {
        [VERB_DECOYS] = true, [VERB_INTERCEPT] = true, [VERB_NONE] = true, [VERB_SECURITY] = true,
        [VERB_PEACE] = true,  [VERB_FIGHT] = true,     [VERB_ACK] = true};
    if (verb < VERB_COUNT && keys[verb] != NULL)
        return app_word(app, keys[verb]);
    return ui_word(app, verb < VERB_COUNT && answers[verb] ? UI_TABLE_UNDO_ANSWER : UI_TABLE_UNDO);
}

// Shown on the curtain, so only public information: "Ann moves to Capella: your answer".
const char *empires_wanted_for(const App *app, const void *data, char *buffer, size_t size) {
    const EmpiresView *view = data;
    const EmpiresBoard *s = &view->table;
    const Chart *chart = chart_of(empires_rules(app), s);
    const uint8_t place = view->asks == ASK_REACT ? s->move.to : s->place;
    char key[48];
    const char *name =
        place < chart->places ? record_name(app, TABLE_TERRITORIES, chart->territory[place]) : "";
    snprintf(key, sizeof key, "empires.curtain.%s", empires_ask_words[view->asks]);
    const uint8_t card = star_empires_game.story->question(view).card;
    return app_fill(app, buffer, size, key,
                    STR("seat", s->active < s->seats ? seat_name(app, s->active) : ""), STR("place", name),
                    STR("card", card != NONE ? card_name(app, card, SEAT_NONE) : ""));
}

const char *empires_give_up_hint(const App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    int alive = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        alive += s->seat[seat].alive;
    return app_word(app, alive > 2 ? "empires.give_up.hint" : "empires.give_up.hint_last");
}

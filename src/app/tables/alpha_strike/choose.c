// SPDX-License-Identifier: MIT
// Finds commands by patterns over the list of legal commands, narrowed down by the selection. Judges nothing
// itself.
#include "app/tables/alpha_strike/choose.h"

#include "app/tables/alpha_strike/table.h"
#include "games/alpha_strike/forecast.h"

#include <string.h>

void strike_choice_clear(StrikeChoice *choice) {
    *choice = (StrikeChoice){
        .card = NONE, .craft = NONE, .at = NONE, .target = SEAT_NONE, .from = TRACK_NONE, .amount = NONE};
}

bool strike_choice_is_empty(const StrikeChoice *choice) {
    return strike_choice_card(choice) == NONE && !choice->spark;
}

uint8_t strike_choice_card(const StrikeChoice *choice) {
    return choice->card != NONE ? choice->card : choice->craft;
}

// ---- attacks one phase ahead

typedef struct Later {
    const StrikeRules *rules;
    StrikeView view; // as it will be in the Combat phase
    const Command *pattern;
    Command *first;
    int count;
} Later;

static void try_later(Later *later, const Command *command) {
    Prediction outlook;
    if (!pattern_fits(later->pattern, command) ||
        strike_predict(later->rules, &later->view, command, &outlook) != VERDICT_OK)
        return;
    if (later->count == 0)
        *later->first = *command;
    later->count++;
}

// With each track, with each launched craft of that ship, and with nothing chosen.
static void try_target(Later *later, Command command) {
    const ViewShip *ship = &later->view.seat[command.to];
    try_later(later, &command);
    for (uint8_t track = 0; track < TRACKS; track++) {
        command.from = track;
        try_later(later, &command);
    }
    command.from = TRACK_NONE;
    for (int i = 0; i < ship->craft_count; i++) {
        command.with = ship->craft[i];
        if (i == 0 || ship->craft[i] != ship->craft[i - 1])
            try_later(later, &command);
    }
}

// What lies between now and the attack can be declined.
static bool is_before_attack(const App *app, const CardTable *table) {
    const Command pass = command_of(VERB_PASS), keep = command_of(VERB_DISCARD);
    return (seen(table)->phase == PHASE_ACTION && legal_find(table_legal(app), &pass) != NULL) ||
           (seen(table)->phase == PHASE_DISCARD && app->lesson == NULL &&
            legal_find(table_legal(app), &keep) != NULL);
}

static int options_later(const App *app, const CardTable *table, const Command *pattern, Command *out) {
    if (pattern->verb != VERB_ATTACK || pattern->card >= strike_rules(app)->card_count ||
        !is_before_attack(app, table))
        return 0;
    Later later = {.rules = strike_rules(app), .view = *seen(table), .pattern = pattern, .first = out};
    later.view.phase = PHASE_COMBAT;
    Command command = command_of(VERB_ATTACK);
    command.card = pattern->card;
    for (command.to = 0; command.to < later.view.seats; command.to++)
        try_target(&later, command);
    return later.count;
}

// Counts the commands that fit, the first one in *out. Includes attacks that become possible when no card is
// discarded and the Action phase is passed.
static int options(const App *app, const CardTable *table, const Command *pattern, Command *out) {
    const LegalList legal = table_legal(app);
    const Command *found = legal_find(legal, pattern);
    if (found == NULL)
        return options_later(app, table, pattern, out);
    *out = *found;
    return legal_count(legal, pattern);
}

// ---- drop targets of the selection

typedef struct CommandSearch {
    const App *app;
    const CardTable *table;
    Command *out;
    int count;
} CommandSearch;

static void look_for(CommandSearch *search, const Command *pattern) {
    Command found;
    const int count = options(search->app, search->table, pattern, &found);
    if (count > 0 && search->count == 0)
        *search->out = found;
    search->count += count;
}

// True for a craft in the hand, which can be launched. Attacks and answers with that card belong to craft
// already in play.
static bool is_to_launch(const App *app, const StrikeChoice *choice) {
    return choice->card != NONE && strike_rules(app)->card[choice->card].kind == KIND_CRAFT;
}

int strike_most_moved(const App *app, const CardTable *table) {
    const StrikeChoice *choice = &own(table)->choice;
    if (choice->card == NONE || choice->from >= TRACKS)
        return 0;
    const int moves = strike_rules(app)->card[choice->card].moves;
    const int there = seen(table)->seat[table->front].power[choice->from];
    return moves < there ? moves : there;
}

int strike_power_moved(const App *app, const CardTable *table) {
    const int most = strike_most_moved(app, table), wanted = own(table)->choice.amount;
    return wanted < most ? wanted : most;
}

// Moves as much as possible, up to the chosen amount.
static void look_for_move(CommandSearch *search, const StrikeChoice *choice, uint8_t to) {
    Command move = pattern_of(VERB_REROUTE);
    move.card = choice->card;
    move.from = choice->from;
    move.to = to;
    for (int amount = strike_power_moved(search->app, search->table); amount > 0 && search->count == 0;
         amount--) {
        move.at = (uint8_t)amount;
        look_for(search, &move);
    }
}

static void look_at_own(CommandSearch *search, const StrikeChoice *choice, StrikePlace place) {
    Command allocate = pattern_of(VERB_ALLOCATE), play = pattern_of(VERB_PLAY),
            defend = pattern_of(VERB_DEFEND);
    allocate.from = play.from = place.track;
    play.card = choice->card;
    defend.card = strike_choice_card(choice);
    if (place.track != FREE)
        look_for(search, &allocate);
    if (choice->card != NONE) {
        look_for(search, &play);
        if (choice->from != TRACK_NONE)
            look_for_move(search, choice, place.track);
    }
    if (defend.card != NONE && place.track == FREE && !is_to_launch(search->app, choice))
        look_for(search, &defend);
}

static void look_at_other(CommandSearch *search, const StrikeChoice *choice, StrikePlace place) {
    const StrikeView *view = seen(search->table);
    Command attack = pattern_of(VERB_ATTACK), counter = pattern_of(VERB_COUNTER);
    const uint8_t card = strike_choice_card(choice);
    if (card == NONE || is_to_launch(search->app, choice) ||
        (choice->target != SEAT_NONE && choice->target != place.seat))
        return;
    attack.card = counter.card = card;
    attack.from = counter.from = place.track;
    attack.with = counter.with = place.craft;
    attack.to = place.seat;
    look_for(search, &attack);
    if (view->stack_count > 0 && view->stack[view->stack_count - 1].attacker == place.seat)
        look_for(search, &counter);
}

int strike_at_place(const App *app, const CardTable *table, StrikePlace place, Command *out) {
    const StrikeChoice *choice = &own(table)->choice;
    CommandSearch search = {app, table, out, 0};
    if (place.seat == table->front)
        look_at_own(&search, choice, place);
    else
        look_at_other(&search, choice, place);
    return search.count;
}

int strike_at_slot(const App *app, const CardTable *table, Command *out) {
    static const uint8_t verbs[] = {VERB_DEFEND, VERB_COUNTER, VERB_PLAY};
    const StrikeChoice *choice = &own(table)->choice;
    CommandSearch search = {app, table, out, 0};
    for (size_t i = 0; i < sizeof verbs && strike_choice_card(choice) != NONE; i++) {
        Command pattern = pattern_of(verbs[i]);
        pattern.card = strike_choice_card(choice);
        if (verbs[i] == VERB_PLAY && choice->craft != NONE)
            continue;
        if (verbs[i] == VERB_PLAY || !is_to_launch(app, choice))
            look_for(&search, &pattern);
    }
    return search.count;
}

int strike_at_pile(const App *app, const CardTable *table, Command *out) {
    Command discard = pattern_of(VERB_DISCARD);
    discard.card = own(table)->choice.card;
    return discard.card != NONE ? options(app, table, &discard, out) : 0;
}

bool strike_gives_power(const App *app, const CardTable *table, uint8_t track) {
    Command move = pattern_of(VERB_REROUTE);
    move.card = own(table)->choice.card;
    move.from = track;
    return move.card != NONE && own(table)->choice.from == TRACK_NONE &&
           legal_find(table_legal(app), &move) != NULL;
}

int strike_attacks(const App *app, const CardTable *table, uint8_t card, bool is_craft, Command *out) {
    Command attack = pattern_of(VERB_ATTACK);
    if (card >= strike_rules(app)->card_count ||
        (strike_rules(app)->card[card].kind == KIND_CRAFT) != is_craft)
        return 0;
    attack.card = card;
    return options(app, table, &attack, out);
}

int strike_uses(const App *app, const CardTable *table, uint8_t card, bool is_craft, Command *out) {
    static const uint8_t verbs[] = {VERB_DISCARD, VERB_PLAY,   VERB_REROUTE,
                                    VERB_ATTACK,  VERB_DEFEND, VERB_COUNTER};
    CommandSearch search = {app, table, out, 0};
    if (card >= strike_rules(app)->card_count)
        return 0;
    const bool craft = strike_rules(app)->card[card].kind == KIND_CRAFT;
    for (size_t i = 0; i < sizeof verbs; i++) {
        const bool of_craft = verbs[i] == VERB_ATTACK || verbs[i] == VERB_DEFEND;
        Command pattern = pattern_of(verbs[i]);
        pattern.card = card;
        if (verbs[i] == VERB_ATTACK && seen(table)->phase == PHASE_DISCARD)
            continue; // only by aiming: a card chosen there is one to discard
        if (craft ? of_craft == is_craft : !is_craft)
            look_for(&search, &pattern);
    }
    return search.count;
}

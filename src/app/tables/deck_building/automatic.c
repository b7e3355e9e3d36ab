// SPDX-License-Identifier: MIT
// What the table of the deck-building game does by itself: playing cards that need no thought, steps in which
// only one thing can be done, and what follows a command. Such a step goes on by itself only where that tells
// nobody a secret: where several persons sit at the table, what lies open must leave no choice. A turn never
// ends by itself, and nothing is spent.
#include "app/kit/choose.h"
#include "app/kit/follow_up.h"
#include "app/kit/say.h"
#include "app/tables/deck_building/table.h"

static bool action_asks(const BuildingRules *rules, Span actions) {
    bool asks = false;
    for (int i = 0; i < actions.count && !asks; i++) {
        const Action *action = &rules->action[actions.first + i];
        asks = action->act == ACT_TRASH || action->act == ACT_UPGRADE ||
               (action->act == ACT_GAIN && action->who == WHO_SELF) || action->act == ACT_RECOVER ||
               action->act == ACT_PEEK || action->act == ACT_DISMISS || action->act == ACT_CHOOSE ||
               action->who == WHO_TARGET ||
               (action->act == ACT_DISCARD && action->who == WHO_SELF && !action->random) ||
               (action->act == ACT_IF &&
                (action_asks(rules, action->then) || action_asks(rules, action->otherwise)));
    }
    return asks;
}

// True if playing it asks a question.
static bool asks_when_played(const BuildingRules *rules, const CardDef *def) {
    for (int i = 0; i < def->effects.count; i++) {
        const Effect *effect = &rules->effect[def->effects.first + i];
        if (effect->on == ON_PLAY && (effect->may || action_asks(rules, effect->actions)))
            return true;
    }
    return false;
}

// Characters first, then maneuvers, then handhelds; those that ask a question after all others, so that it is
// asked once everything else is there. Nothing that needs thought.
static int play_rank(const BuildingRules *rules, const Command *command) {
    const CardDef *def = command->card < rules->card_count ? &rules->card[command->card] : NULL;
    if (command->verb != VERB_PLAY || def == NULL || def->kind > KIND_MANEUVER)
        return 0;
    const int rank = def->handheld ? 1 : def->kind == KIND_CHARACTER ? 3 : 2;
    return asks_when_played(rules, def) ? rank : rank + 3;
}

static const Command *next_of(const BuildingRules *rules, const Command *legal, int count) {
    const Command *best = NULL;
    int best_rank = 0;
    for (int i = 0; i < count; i++) {
        const int rank = play_rank(rules, &legal[i]);
        if (rank > best_rank) {
            best = &legal[i];
            best_rank = rank;
        }
    }
    return best;
}

static const Command *next_play(const App *app) {
    const LegalList legal = table_legal(app);
    return next_of(building_rules(app), legal.item, legal.count);
}

// Before the action phase, which is then begun first; an infection is played by the phase itself.
bool building_begins_with_all(const App *app, const CardTable *table) {
    const BuildingView *view = seen(table);
    const BuildingRules *rules = building_looks_rules(table->looks);
    const uint8_t zone = zone_of(ZONE_HAND, table->front), *cards = zone_cards(&view->table, zone);
    if (view->asks != ASK_TURN_START || view->to_act != table->front || app->lesson != NULL)
        return false; // a lesson goes step by step
    for (int at = 0; at < view->table.size[zone]; at++)
        if (cards[at] < rules->card_count && rules->card[cards[at]].kind <= KIND_MANEUVER &&
            !rules->card[cards[at]].handheld)
            return true;
    return false;
}

bool building_can_play_all(const App *app, const CardTable *table) {
    return next_play(app) != NULL || building_begins_with_all(app, table);
}

bool building_warns(const App *app, const CardTable *table) {
    return seen(table)->asks == ASK_ACTION && app->lesson == NULL && !own(table)->warned &&
           next_play(app) != NULL;
}

// ---- several persons in a battle

// Everything that needs no thought, then no more: what else the hand holds must not show.
static const Command *play_and_pass(const Catalog *catalog, const Command *legal, int count) {
    const Command *play = next_of(catalog->rules, legal, count);
    for (int i = 0; i < count && play == NULL; i++)
        if (legal[i].verb == VERB_PASS)
            play = &legal[i];
    return play;
}

bool building_commits_run(const App *app, const CardTable *table) {
    return seen(table)->asks == ASK_BATTLE && session_can_submit_run(app->session, play_and_pass);
}

bool building_commit_run(App *app, CardTable *table) {
    return building_commits_run(app, table) && table_submit_run(app, table, play_and_pass);
}

// ---- playing all

// Names the cards that could be played but were left for the player to decide.
static void say_what_is_left(App *app, CardTable *table) {
    const LegalList legal = table_legal(app);
    char names[160] = "", text[LOG_LINE_MAX];
    uint8_t last = NONE;
    for (int i = 0; i < legal.count; i++)
        if (legal.item[i].verb == VERB_PLAY && legal.item[i].card != last) {
            last = legal.item[i].card;
            say_in_list(names, sizeof names, building_card_name(table->looks, last));
        }
    if (names[0] != 0)
        table_notice(app, table,
                     app_fill(app, text, sizeof text, "building.left_in_hand", STR("cards", names)));
}

// True if the seat asked in a battle can only pass.
static bool must_pass(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    return seen(table)->asks == ASK_BATTLE && seen(table)->to_act == table->front &&
           legal_has_verb(legal, VERB_PASS) && !legal_has_verb(legal, VERB_PLAY) &&
           !legal_has_verb(legal, VERB_ACTIVATE);
}

// Until nothing is left that needs no thought. In a battle it goes on each time the seat is asked again, and
// passes if that is all there is to do; what must be decided ends it.
static void play_on(App *app, CardTable *table) {
    const uint8_t asks = seen(table)->asks;
    const Command *play = next_play(app), pass = command_of(VERB_PASS);
    if (asks >= ASK_TARGET)
        return; // its question has to be answered first
    if (own(table)->all_in_battle && asks != ASK_BATTLE) {
        own(table)->plays_all = false;
        return;
    }
    if (asks != ASK_TURN_START && play != NULL) {
        table_submit_legal(app, table, play);
        return;
    }
    if (must_pass(app, table)) {
        table_submit_legal(app, table, &pass);
        return;
    }
    own(table)->plays_all = false;
    if (asks == ASK_ACTION || asks == ASK_BATTLE)
        say_what_is_left(app, table);
}

// ---- passing to the end of a battle

static const Command *pass_only(const Catalog *catalog, const Command *legal, int count) {
    (void)catalog;
    for (int i = 0; i < count; i++)
        if (legal[i].verb == VERB_PASS)
            return &legal[i];
    return NULL;
}

// Not in a lesson, which goes step by step.
bool building_can_pass_on(const App *app, const CardTable *table) {
    const BuildingView *view = seen(table);
    return view->asks == ASK_BATTLE && view->to_act == table->front && app->lesson == NULL &&
           legal_has_verb(table_legal(app), VERB_PASS);
}

// How the battle stands for the seat in front.
static PassesOn as_it_stands(const CardTable *table) {
    const BattlePrediction *then = &own(table)->standing;
    const BuildingBoard *s = &seen(table)->table;
    PassesOn now = {.on = true,
                    .card = building_battle_card(table),
                    .damage = s->seat[table->front].damage,
                    .hand = s->size[zone_of(ZONE_HAND, table->front)],
                    .wins = then->winner == table->front};
    for (int i = 0; i < then->rows; i++)
        now.falls |= then->row[i].target == table->front && then->row[i].down;
    return now;
}

bool building_falls_idle(const App *app, const CardTable *table) {
    return building_can_pass_on(app, table) && building_can_play_all(app, table) && as_it_stands(table).falls;
}

// Where several persons sit the run is committed to (session_submit_run): what it picks depends on nothing.
void building_pass_on(App *app, CardTable *table) {
    const Command pass = command_of(VERB_PASS);
    building_unpick(table);
    if (table_submit_run(app, table, pass_only))
        return;
    own(table)->passes_on = as_it_stands(table);
    own(table)->passes_on.commands = match_log_count(session_match(app->session));
    table_submit_legal(app, table, &pass);
}

// What has changed that the seat would want to know of, as a sentence; NULL: nothing.
static const char *what_concerns(const PassesOn *before, const PassesOn *now) {
    return now->damage > before->damage   ? "building.pass_on.damage"
           : now->hand > before->hand     ? "building.pass_on.hand"
           : now->falls && !before->falls ? "building.pass_on.falls"
           : !now->wins && before->wins   ? "building.pass_on.wins"
                                          : NULL;
}

// True if it has passed for the seat.
static bool pass_on(App *app, CardTable *table) {
    PassesOn *before = &own(table)->passes_on;
    const Command pass = command_of(VERB_PASS);
    const int commands = match_log_count(session_match(app->session));
    if (!before->on || seen(table)->asks >= ASK_TARGET)
        return false; // a question of its own has to be answered first
    const PassesOn now = as_it_stands(table);
    // what has been taken back is not done again by itself
    before->on = building_can_pass_on(app, table) && before->card == now.card && commands > before->commands;
    const char *why = before->on && !must_pass(app, table) ? what_concerns(before, &now) : NULL;
    if (why != NULL) {
        before->on = false;
        table_notice(app, table, app_word(app, why));
    }
    if (!before->on)
        return false;
    before->commands = commands;
    table_submit_legal(app, table, &pass);
    return true;
}

// ---- steps without a choice

// The command, if there is no other and it neither spends nor ends anything of the seat's own; NULL
// otherwise.
static const Command *only_one(const App *app) {
    const Command *only = legal_only(app);
    return only != NULL && (only->verb == VERB_PHASE || only->verb == VERB_EVENT_DONE) ? only : NULL;
}

// Everybody can see that there is nothing else to do: no card is held.
static bool is_open(const CardTable *table) {
    return seen(table)->table.size[zone_of(ZONE_HAND, table->front)] == 0;
}

// What has been taken back is not done again by itself.
static void go_on(App *app, CardTable *table, const Command *command) {
    const int commands = match_log_count(session_match(app->session));
    if (commands <= own(table)->went_on)
        return;
    own(table)->went_on = commands;
    table_submit_legal(app, table, command);
}

void building_follow(App *app, CardTable *table) {
    const Command pass = command_of(VERB_PASS), *only;
    if (table_follow_up(app, table) || !table_deciding(app))
        return;
    if (own(table)->plays_all)
        play_on(app, table);
    else if (pass_on(app, table))
        return;
    else if (app->settings.pass_alone && must_pass(app, table))
        table_submit_legal(app, table, &pass);
    else if (app->settings.pass_alone && app->lesson == NULL && (only = only_one(app)) != NULL &&
             (!table_is_shared(app) || is_open(table)))
        go_on(app, table, only);
}

// SPDX-License-Identifier: MIT
// What the table of the deck-building game does by itself: playing cards that need no thought, passing if
// nothing else can be done in a battle, and what follows a command.
#include "app/kit/follow_up.h"
#include "app/kit/say.h"
#include "app/tables/deck_building/table.h"

// Characters first, then maneuvers, then handhelds; nothing that needs thought.
static int play_rank(const BuildingRules *rules, const Command *command) {
    const CardDef *def = command->card < rules->card_count ? &rules->card[command->card] : NULL;
    if (command->verb != VERB_PLAY || def == NULL || def->kind > KIND_MANEUVER)
        return 0;
    return def->handheld ? 1 : def->kind == KIND_CHARACTER ? 3 : 2;
}

static const Command *next_play(const App *app) {
    const LegalList legal = table_legal(app);
    const Command *best = NULL;
    int best_rank = 0;
    for (int i = 0; i < legal.count; i++) {
        const int rank = play_rank(building_rules(app), &legal.item[i]);
        if (rank > best_rank) {
            best = &legal.item[i];
            best_rank = rank;
        }
    }
    return best;
}

bool building_can_play_all(const App *app) {
    return next_play(app) != NULL;
}

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

static void play_on(App *app, CardTable *table) {
    const uint8_t asks = seen(table)->asks;
    const Command *play = next_play(app);
    if (asks >= ASK_TARGET)
        return; // its question has to be answered first
    if (asks != ASK_TURN_START && play != NULL) {
        table_submit_legal(app, table, play);
        return;
    }
    own(table)->plays_all = false;
    if (asks == ASK_ACTION)
        say_what_is_left(app, table);
}

// True if the seat asked in a battle can only pass.
static bool must_pass(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    return app->settings.pass_alone && seen(table)->asks == ASK_BATTLE &&
           seen(table)->to_act == table->front && legal_has_verb(legal, VERB_PASS) &&
           !legal_has_verb(legal, VERB_PLAY) && !legal_has_verb(legal, VERB_ACTIVATE);
}

void building_follow(App *app, CardTable *table) {
    const Command pass = command_of(VERB_PASS);
    if (table_follow_up(app, table) || !table_deciding(app))
        return;
    if (own(table)->plays_all)
        play_on(app, table);
    else if (must_pass(app, table))
        table_submit_legal(app, table, &pass);
}

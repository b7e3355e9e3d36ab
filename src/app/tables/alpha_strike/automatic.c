// SPDX-License-Identifier: MIT
// What the table of Alpha Strike does by itself: drawing, the rest of a combined gesture, and steps in which
// only one thing can be done. Such a step goes on by itself only where that tells nobody a secret. Whether
// somebody could have answered shows in how soon it is declined; so where several persons sit at the table,
// what lies open must leave no choice. One person alone among computers has nobody to hide it from. A hit
// that cannot be answered is held for a moment before it is taken (threat.h).
#include "app/kit/choose.h"
#include "app/kit/follow_up.h"
#include "app/kit/hurry.h"
#include "app/tables/alpha_strike/table.h"
#include "app/tables/alpha_strike/threat.h"

#include <stdio.h>

// Everybody can see that there is nothing to do: the tracks are full, or no card is held. What launched craft
// can do lies open too.
static bool is_open(const CardTable *table) {
    const StrikeView *view = seen(table);
    return view->phase == PHASE_ALLOCATE || view->seat[table->front].hand_count == 0;
}

// A finished turn ends by itself where nobody takes the screen over and nothing could be taken back.
static bool may_go_on(const App *app, const CardTable *table) {
    if (seen(table)->phase == PHASE_END)
        return !table_is_shared(app) && session_undo_state(app->session) != UNDO_POSSIBLE;
    return !table_is_shared(app) || is_open(table);
}

// Takes the step and says why. What has been taken back is not done again by itself.
static void go_on(App *app, CardTable *table, const Command *command) {
    const int commands = match_log_count(session_match(app->session));
    char key[48];
    if (commands <= own(table)->went_on)
        return;
    if (strike_threat_holds(app, table))
        return;
    own(table)->went_on = commands;
    const int phase = seen(table)->phase;
    snprintf(key, sizeof key, "do.%s.alone", strike_phase_words[phase]);
    if (!table_submit_legal(app, table, command))
        return;
    strike_turn_sign_begin(table, phase);
    hurry_resume(table);
    table_notice(app, table, app_word(app, key));
}

// An attack that was chosen before cards were drawn, or the end of the turn: passes what comes before it.
static bool follow_wish(App *app, CardTable *table) {
    const Command pass = command_of(VERB_PASS);
    const int due = own(table)->wish.verb == VERB_END_TURN ? PHASE_COMBAT : PHASE_ACTION;
    if (!own(table)->wishes)
        return false;
    own(table)->wishes = false;
    return seen(table)->phase == due ? table_submit_pair(app, table, &pass, &own(table)->wish)
                                     : table_submit_legal(app, table, &own(table)->wish);
}

void strike_follow(App *app, CardTable *table) {
    const Command draw = command_of(VERB_DRAW);
    if (table_follow_up(app, table) || !table_deciding(app) || table_submit_legal(app, table, &draw) ||
        follow_wish(app, table))
        return;
    const Command *command = legal_only(app);
    if (command != NULL && app->settings.pass_alone && app->lesson == NULL && may_go_on(app, table))
        go_on(app, table, command);
}

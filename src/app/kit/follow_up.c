// SPDX-License-Identifier: MIT
// Submitting commands, and what follows them without another decision.
#include "app/kit/follow_up.h"

#include "app/kit/choose.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"

bool table_submit_legal(App *app, CardTable *table, const Command *command) {
    if (legal_find(table_legal(app), command) == NULL)
        return false;
    const Command copy = *command;
    table_submit(app, table, &copy);
    return true;
}

bool table_submit_pair(App *app, CardTable *table, const Command *first, const Command *next) {
    const Command copy = *next;
    if (!table_submit_legal(app, table, first))
        return false;
    table->follow = copy;
    table->follows = true;
    return true;
}

bool table_submit_standing(App *app, CardTable *table, const Command *command) {
    const Command copy = *command; // the list it comes from changes
    if (!session_can_submit_standing(app->session, &copy) ||
        session_submit_standing(app->session, &copy) != VERDICT_OK)
        return false;
    table->game->hands->unpick(table);
    table_notice(app, table, NULL);
    app_focus(app, NULL);
    return true;
}

bool table_submit_run(App *app, CardTable *table, SessionRun next) {
    if (!session_can_submit_run(app->session, next) || session_submit_run(app->session, next) != VERDICT_OK)
        return false;
    table->game->hands->unpick(table);
    table_notice(app, table, NULL);
    app_focus(app, NULL);
    return true;
}

bool table_follow_up(App *app, CardTable *table) {
    if (table->showing || app->session == NULL || table->overlay == OVERLAY_MENU)
        return true;
    if (session_stage(app->session) == SESSION_END_TURN) {
        session_end_turn(app->session); // nothing is left to decide
        return true;
    }
    if (!table->follows || !table_deciding(app))
        return false;
    table->follows = false;
    table_submit_legal(app, table, &table->follow);
    return true;
}

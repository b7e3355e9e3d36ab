// SPDX-License-Identifier: MIT
#include "building_battle.h"

#include "laid_table.h"

#include "games/deck_building/deck_building.h"

#include <check.h>
#include <string.h>

int battle_curtains;
unsigned battle_lifted;

static void check_called(void) {
    const BuildingView *view = (const BuildingView *)(const void *)session_view(laid_app->session)->bytes;
    const Seat seat = session_next_seat(laid_app->session);
    ck_assert_msg(view->asks != ASK_BATTLE || view->table.size[zone_of(ZONE_HAND, seat)] > 0,
                  "seat %d is called without a card", seat);
}

void battle_sit_down(void) {
    while (strcmp(laid_app->shown_name, "table") != 0) {
        check_called();
        battle_curtains++;
        battle_lifted |= 1U << session_next_seat(laid_app->session);
        laid_key(SDLK_RETURN);
    }
}

const Command *battle_legal(uint8_t verb) {
    const Command *legal;
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == verb)
            return &legal[i];
    return NULL;
}

void battle_submit(uint8_t verb) {
    const Command *found = battle_legal(verb);
    ck_assert(found != NULL);
    const Command command = *found;
    ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
    laid_run();
    battle_sit_down();
}

// Though a mission could be completed instead, which the table asks about first.
void battle_explore(void) {
    laid_click("space");
    if (building_gives_up(laid_app, laid_table()) != NONE)
        laid_click("button:ok");
}

void battle_begin(void) {
    battle_curtains = 0;
    battle_lifted = 0;
    laid_open("building_battle.json", 1280, 720);
    battle_explore();
    ck_assert(building_shows_battle(laid_table()));
}

// Everybody passes, until somebody has to choose whom to shoot at.
void battle_to_shots(void) {
    for (int i = 0; i < STEPS_MOST && seen(laid_table())->asks != ASK_TARGET; i++)
        battle_submit(VERB_PASS);
    ck_assert_int_eq(seen(laid_table())->asks, ASK_TARGET);
}

Seat battle_target(int at) {
    ck_assert_int_lt(at, own(laid_table())->targets);
    return own(laid_table())->target[at];
}

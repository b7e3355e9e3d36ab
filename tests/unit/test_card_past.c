// SPDX-License-Identifier: MIT
// Tests how a card came to be face up: over whole games, the history's answer for each card on the table is
// what was seen when it was revealed.
#include "app/tables/tactics/card_past.h"
#include "play/session.h"
#include "played.h"

#include "games/tactics/view.h"

#include <stdlib.h>
#include <string.h>

#define CARDS 64

// What was seen of one seat's card.
typedef struct Seen {
    bool up, moved;
    uint8_t phase;
    Seat turn;
    uint8_t row;
} Seen;

static Seen seen[TACTICS_SEATS][CARDS];
static int origins[ORIGIN_SUMMONED + 1], fizzled, moved;

static const TacticsView *tactics(const View *view) {
    return (const TacticsView *)(const void *)view->bytes;
}

// Takes the table after an event down, without a look at the event.
static void look(const TacticsView *view) {
    bool there[TACTICS_SEATS][CARDS] = {{false}};
    for (uint8_t row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count && at < LANE_MAX; at++) {
            const ViewCard *card = &view->row[row].card[at];
            if (!card->up)
                continue;
            Seen *now = &seen[card->owner][card->card];
            there[card->owner][card->card] = true;
            if (!now->up)
                *now = (Seen){.up = true, .phase = view->phase, .turn = view->turn, .row = row};
            now->moved |= now->row != row;
            now->row = row;
        }
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++)
        for (int card = 0; card < CARDS; card++)
            seen[seat][card].up &= there[seat][card];
}

static void check_card(const Session *session, const ViewCard *card) {
    const GameLog *log = session_log(session);
    const CardPast past = tactics_card_past(log, log->count, card->card, card->owner);
    const Seen *then = &seen[card->owner][card->card];
    ck_assert_int_ne(past.origin, ORIGIN_UNKNOWN);
    if (past.origin == ORIGIN_REVEALED || past.origin == ORIGIN_TURNED_UP)
        ck_assert_uint_eq(past.seat, then->phase == PHASE_REVEAL ? SEAT_NONE : then->turn);
    else
        ck_assert_uint_lt(past.seat, TACTICS_SEATS);
    if (past.fizzled)
        ck_assert(past.origin == ORIGIN_REVEALED &&
                  ((const TacticsRules *)played_catalog.rules)->card[card->card].one_time);
    if (then->moved)
        ck_assert_uint_ne(past.moved, SEAT_NONE);
    origins[past.origin]++;
    fizzled += past.fizzled;
    moved += then->moved;
}

static void check_table(Session *session) {
    const TacticsView *view = tactics(session_view(session));
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count && at < LANE_MAX; at++)
            if (view->row[row].card[at].up)
                check_card(session, &view->row[row].card[at]);
}

static void show(Session *session) {
    View view;
    for (int i = 0; i < session_event_count(session); i++) {
        session_event_view(session, i, &view);
        look(tactics(&view));
    }
}

START_TEST(the_history_knows_how_each_card_came_to_light) {
    for (uint64_t seed = 1; seed < 6; seed++)
        for (int table = 0; table < played_table_count; table += 3) {
            memset(seen, 0, sizeof seen);
            played_session(&played_table[table], seed, check_table, show);
        }
    for (int origin = ORIGIN_REVEALED; origin <= ORIGIN_SUMMONED; origin++)
        ck_assert_msg(origins[origin] > 0, "no card of origin %d", origin);
    ck_assert_int_gt(fizzled, 0);
    ck_assert_int_gt(moved, 0);
}
END_TEST

int test_card_past(void) {
    Suite *suite = suite_create("card past");
    TCase *tcase = tcase_create("session");
    tcase_add_unchecked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, the_history_knows_how_each_card_came_to_light);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

// SPDX-License-Identifier: MIT
// Tests what is seen of a row's scoring: over whole games, never a target that did not lie in the row when
// this round's scoring began, such as last round's where a negotiation has taken the row's target; and while
// the table is held with all rows scored, each one that did.
#include "games/tactics/view.h"
#include "played.h"

static uint8_t lying[ROWS]; // the targets before the scoring
static int scored, emptied, held;

static const TacticsView *tactics(const View *view) {
    return (const TacticsView *)(const void *)view->bytes;
}

static void look(const TacticsView *view) {
    for (int row = 0; row < ROWS; row++) {
        if (view->phase != PHASE_SCORING) {
            lying[row] = view->row[row].target;
            continue;
        }
        ck_assert_msg(view->scored_target[row] == NONE || view->scored_target[row] == lying[row],
                      "round %d, row %d: target %d instead of %d", view->round, row, view->scored_target[row],
                      lying[row]);
        scored += view->scored_target[row] != NONE;
        emptied += lying[row] == NONE && view->round > 1;
    }
}

static void show(Session *session) {
    View view;
    if (session_stage(session) == SESSION_SCORING) {
        ck_assert_mem_eq(tactics(session_view(session))->scored_target, lying, sizeof lying);
        held++;
    }
    for (int i = 0; i < session_event_count(session); i++) {
        session_event_view(session, i, &view);
        look(tactics(&view));
    }
}

static void ask(Session *session) {
    look(tactics(session_view(session)));
}

START_TEST(only_this_rounds_targets_are_scored) {
    for (uint64_t seed = 1; seed < 6; seed++)
        for (int table = 0; table < played_table_count; table += 3)
            played_session(&played_table[table], seed, ask, show);
    ck_assert_int_gt(scored, 0);
    ck_assert_int_gt(emptied, 0);
    ck_assert_int_gt(held, 0);
}
END_TEST

int test_scored_rows(void) {
    Suite *suite = suite_create("scored rows");
    TCase *tcase = tcase_create("session");
    tcase_add_unchecked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, only_this_rounds_targets_are_scored);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

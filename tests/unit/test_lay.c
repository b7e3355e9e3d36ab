// SPDX-License-Identifier: MIT
// Tests laying a card tentatively: it reveals nothing, leaves the game unchanged until the turn is ended, and
// is then the same as playing it at once. For every game.
#include "play/session.h"
#include "played.h"

#include "../contract/tested.h"
#include "engine/game.h"
#include "engine/story.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_MAX 40000

static Session *start(const SetupOptions *setup, unsigned computers, uint64_t seed) {
    SessionOptions options = {.setup = *setup};
    Text problem = {0};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < setup->seats; seat++)
        options.who[seat] = (computers >> seat & 1) != 0 ? opponents[0] : NULL;
    Session *session = session_create(&played_catalog, &options, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    return session;
}

// To the next decision. How many events were shown on the way.
static int go_on(Session *session) {
    int shown = 0;
    for (int steps = 0; steps < STEPS_MAX; steps++)
        switch (session_stage(session)) {
        case SESSION_CURTAIN:
            session_take_seat(session);
            break;
        case SESSION_SHOWING:
            shown += session_event_count(session);
            session_finish_showing(session);
            break;
        case SESSION_RECAP:
        case SESSION_SCORING:
            session_finish_showing(session);
            break;
        case SESSION_END_TURN:
            session_end_turn(session);
            break;
        default:
            return shown;
        }
    ck_abort_msg("it does not come to an end");
    return shown;
}

static Command choose(Session *session, Rng *chance) {
    const Command *legal;
    const int count = session_legal(session, &legal);
    ck_assert_int_gt(count, 0);
    const Command *command = tested_choice(played_catalog.game, legal, count, chance);
    for (int i = 0; i < 20 && played_catalog.game->verbs[command->verb].passes; i++)
        command = tested_choice(played_catalog.game, legal, count, chance);
    return *command;
}

typedef struct Before {
    View view;
    uint8_t known[TESTED_KNOWN_MAX];
    uint64_t hash;
    int commands, legal, lines;
} Before;

static void look(Session *session, Before *out) {
    const Command *legal;
    memset(out, 0, sizeof *out);
    view_copy(&out->view, session_view(session));
    tested_game()->known(session_view(session)->bytes, out->known);
    out->hash = match_hash(session_match(session));
    out->commands = match_log_count(session_match(session));
    out->legal = session_legal(session, &legal);
    out->lines = game_log_count(session_log(session), UINT32_MAX);
}

static void assert_nothing_done(Session *session, const Before *before) {
    ck_assert_uint_eq(match_hash(session_match(session)), before->hash);
    ck_assert_int_eq(match_log_count(session_match(session)), before->commands);
    ck_assert_int_eq(game_log_count(session_log(session), UINT32_MAX), before->lines);
}

static int listened;

static void listen(void *context, const Match *match, Seat seat, const Command *command) {
    (void)context, (void)match, (void)seat, (void)command;
    listened++;
}

// It is shown as lying there, and nothing else has happened.
static int lay(Session *session, const Command *command, const Before *before) {
    uint8_t known[TESTED_KNOWN_MAX];
    const int heard = listened;
    ck_assert_int_eq(session_lay(session, command), VERDICT_OK);
    ck_assert_int_eq(session_stage(session), SESSION_SHOWING);
    const int shown = session_event_count(session);
    ck_assert_int_gt(shown, 0);
    for (int i = 0; i < shown; i++) {
        const Event event = session_event(session, i);
        ck_assert_int_eq(played_catalog.game->reveals(&event, session_viewer(session)), REVEAL_NOTHING);
    }
    session_finish_showing(session);
    ck_assert_int_eq(session_stage(session), SESSION_LAID);
    ck_assert_ptr_nonnull(session_laid(session));
    tested_game()->known(session_view(session)->bytes, known);
    for (int i = 0; i < TESTED_KNOWN_MAX; i++)
        ck_assert_msg(known[i] <= before->known[i], "thing %d has come to light", i);
    ck_assert_int_ne(
        memcmp(session_view(session)->bytes, before->view.bytes, played_catalog.game->view_bytes), 0);
    assert_nothing_done(session, before);
    ck_assert_int_eq(listened, heard);
    return shown;
}

static void take_up(Session *session, const Before *before) {
    const Command *legal;
    ck_assert_int_eq(session_undo_state(session), UNDO_POSSIBLE);
    ck_assert(session_undo(session));
    ck_assert_int_eq(session_stage(session), SESSION_DECIDING);
    ck_assert_ptr_null(session_laid(session));
    ck_assert_int_eq(
        memcmp(session_view(session)->bytes, before->view.bytes, played_catalog.game->view_bytes), 0);
    ck_assert_int_eq(session_legal(session, &legal), before->legal);
    assert_nothing_done(session, before);
}

// A curtain in between, where hands are hidden at all.
static void leave_and_come_back(Session *session) {
    if (!session_hide(session))
        return;
    ck_assert_int_eq(session_stage(session), SESSION_CURTAIN);
    session_take_seat(session);
    ck_assert_int_eq(session_stage(session), SESSION_LAID);
}

typedef struct Counts {
    int laid, at_once;
} Counts;

// What turns something over, or asks something, is not laid.
static void assert_not_plain(const Session *session, const Command *command) {
    const Seat seat = match_to_act(session_match(session));
    static Event items[1024];
    EventList events = {.item = items, .capacity = 1024};
    ck_assert_int_eq(match_preview(session_match(session), seat, command, &events), VERDICT_OK);
    if (played_catalog.game->verbs[command->verb].passes || played_catalog.game->story->laid == NULL)
        return;
    const bool own = played_catalog.game->story->laid(&events) == 0;
    const View *view = session_view(session);
    ck_assert(own || played_catalog.game->story->question(view->bytes).asked != ASKED_TURN);
}

// The same game twice: in one everything that can be is laid first, taken up and laid again.
static void play(const SetupOptions *setup, unsigned computers, uint64_t seed, Counts *counts) {
    Session *laying = start(setup, computers, seed), *plain = start(setup, computers, seed);
    Rng chance;
    rng_seed(&chance, seed);
    session_listen(laying, listen, NULL);
    go_on(laying), go_on(plain);
    while (session_stage(laying) != SESSION_OVER) {
        ck_assert_int_eq(session_stage(laying), SESSION_DECIDING);
        static Before before;
        const Command command = choose(laying, &chance);
        int shown = 0;
        look(laying, &before);
        if (session_can_lay(laying, &command)) {
            lay(laying, &command, &before);
            take_up(laying, &before);
            shown = lay(laying, &command, &before);
            leave_and_come_back(laying);
            session_end_turn(laying);
            ck_assert_int_eq(match_log_count(session_match(laying)), before.commands + 1);
            counts->laid++;
        } else {
            assert_not_plain(laying, &command);
            ck_assert_int_eq(session_submit(laying, &command), VERDICT_OK);
            counts->at_once++;
        }
        ck_assert_int_eq(session_submit(plain, &command), VERDICT_OK);
        shown += go_on(laying);
        ck_assert_int_eq(shown, go_on(plain));
        ck_assert_uint_eq(match_hash(session_match(laying)), match_hash(session_match(plain)));
        ck_assert_int_eq(session_stage(laying), session_stage(plain));
    }
    session_destroy(laying);
    session_destroy(plain);
}

START_TEST(what_is_laid_counts_when_the_turn_ends) {
    const TestedGame *tested = tested_game();
    Counts counts = {0};
    for (int table = 0; table < tested->table_count; table++)
        for (int i = 0; i < 10 * tested->games; i++)
            play(&tested->table[table], i % 2 == 0 ? 0 : ~1U, 700 + (uint64_t)(table * 10 + i), &counts);
    printf("%d laid, %d carried out at once\n", counts.laid, counts.at_once);
    ck_assert_int_gt(counts.at_once, 0);
    ck_assert((counts.laid > 0) == (played_catalog.game->story->laid != NULL));
}
END_TEST

int test_lay(void) {
    Suite *suite = suite_create("lay");
    TCase *tcase = tcase_create("lay");
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, what_is_laid_counts_when_the_turn_ends);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

// SPDX-License-Identifier: MIT
// Tests undo: possible only while the person who acted has learned nothing, and then as if the command had
// never been given. For every game.
#include "play/session.h"
#include "played.h"

#include "../contract/tested.h"
#include "engine/game.h"
#include "engine/story.h"

#include <stdlib.h>
#include <string.h>

#define STEPS_MAX 40000
// To take one back takes as long as the game until then: of a long game the first so many that can be taken
// back are, and of the others one in SOME_OF; with STARDECK_IN_FULL, as at night, all.
#define ALL_OF 60
#define SOME_OF 6

typedef struct Known {
    uint8_t thing[TESTED_KNOWN_MAX]; // how much of each
} Known;

// Passes and keeps its hand: what it does tells nobody anything.
static int pass(const Decision *decision) {
    for (int i = 0; i < decision->count; i++)
        if (played_catalog.game->verbs[decision->legal[i].verb].passes && decision->legal[i].count == 0)
            return i;
    return opponents[0]->choose(decision);
}

static const Opponent passing = {.name = "passing", .choose = pass};

static Session *start_against(const Opponent *other, const SetupOptions *setup, unsigned computers,
                              uint64_t seed) {
    SessionOptions options = {.setup = *setup};
    Text problem = {0};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < setup->seats; seat++)
        options.who[seat] = (computers >> seat & 1) != 0 ? other : NULL;
    Session *session = session_create(&played_catalog, &options, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    return session;
}

static Session *start(const SetupOptions *setup, unsigned computers, uint64_t seed) {
    return start_against(opponents[0], setup, computers, seed);
}

// All that lies face up for the viewer.
static Known known_to(const Session *session) {
    Known known;
    tested_game()->known(session_view(session)->bytes, known.thing);
    return known;
}

static void assert_nothing_new(const Known *before, const Known *after) {
    for (int i = 0; i < TESTED_KNOWN_MAX; i++)
        ck_assert_msg(before->thing[i] >= after->thing[i], "thing %d has come to light", i);
}

// Often a pass without discards: else nothing could ever be taken back.
static Command choose(Session *session, Rng *chance) {
    const Command *legal;
    const int count = session_legal(session, &legal);
    ck_assert_int_gt(count, 0);
    if (rng_below(chance, 4) == 0)
        for (int i = 0; i < count; i++)
            if (played_catalog.game->verbs[legal[i].verb].passes && legal[i].count == 0)
                return legal[i];
    const Command *command = tested_choice(played_catalog.game, legal, count, chance);
    for (int i = 0; i < 20 && command->count > 0; i++)
        command = tested_choice(played_catalog.game, legal, count, chance);
    return *command;
}

static uint64_t hash_after(const Session *session, int commands) {
    return commands > 0 ? match_log(session_match(session), commands - 1)->hash : 0;
}

typedef struct Counts {
    int undone, drew, revealed, openly;
    int answered; // commands there were after the last answer that a person gave openly
} Counts;

// What the table would give by itself now; NULL: nothing.
static const Command *following(const Session *session) {
    const Command *legal;
    const int count = session_stage(session) == SESSION_DECIDING ? session_legal(session, &legal) : 0;
    for (int i = 0; i < count; i++)
        if (played_catalog.game->verbs[legal[i].verb].follows)
            return &legal[i];
    return NULL;
}

// With all that follows by itself.
static void give(Session *session, const Command *command) {
    const Command *next = command;
    for (Command given; next != NULL; next = following(session)) {
        given = *next;
        ck_assert_uint_eq(session_submit(session, &given), VERDICT_OK);
        while (session_stage(session) == SESSION_SHOWING)
            session_finish_showing(session);
    }
}

// What has been given since there were `first` commands is taken back and given again: nothing tells that
// from its having been given once.
static void undo_and_again(Session *session, const Known *before, int first, Counts *counts) {
    const Command command = match_log(session_match(session), first)->command;
    const uint64_t hash = match_hash(session_match(session)), earlier = hash_after(session, first);
    const Seat seat = session_viewer(session);
    const SessionStage stage = session_stage(session);
    GameLog *log = malloc(sizeof *log);
    const View view = *session_view(session);
    const unsigned version = session_version(session);
    ck_assert_ptr_nonnull(log);
    *log = *session_log(session);
    const Known after = known_to(session);
    assert_nothing_new(before, &after);
    ck_assert(session_undo(session));
    ck_assert_uint_ne(session_version(session), version);
    ck_assert_int_eq(match_log_count(session_match(session)), first);
    if (first > 0)
        ck_assert_uint_eq(match_hash(session_match(session)), earlier);
    ck_assert_int_eq(session_stage(session), SESSION_DECIDING);
    ck_assert_uint_eq(session_viewer(session), seat);
    const Known again = known_to(session);
    ck_assert_mem_eq(&again, before, sizeof again);
    give(session, &command);
    ck_assert_uint_eq(match_hash(session_match(session)), hash);
    ck_assert_int_eq(session_stage(session), stage);
    ck_assert_mem_eq(session_view(session)->bytes, view.bytes, view.game->view_bytes);
    ck_assert_int_eq(session_log(session)->count, log->count);
    for (int i = 0; i < log->count; i++)
        ck_assert_mem_eq(game_log_item(session_log(session), i), game_log_item(log, i), sizeof(GameLogItem));
    free(log);
    counts->undone++;
}

// Behind the curtain somebody else may be there: nothing is taken back until the person is again.
static void hide_and_return(Session *session, SessionUndo state) {
    if (!session_hide(session))
        return;
    ck_assert_int_eq(session_undo_state(session), UNDO_NOT_NOW);
    session_take_seat(session);
    ck_assert_int_eq(session_undo_state(session), state);
}

// All that others have done since the viewer's last command is to pass, and it is still its turn.
static bool is_let_pass(const Session *session) {
    const Match *match = session_match(session);
    const Game *game = played_catalog.game;
    const Seat viewer = session_viewer(session);
    View view;
    int at = match_log_count(match) - 1, passed = 0;
    for (; at >= 0 && match_log(match, at)->seat != viewer; at--, passed++)
        if (!game->verbs[match_log(match, at)->command.verb].passes)
            return false;
    match_view(match, viewer, &view);
    return passed > 0 && at >= 0 && game->story->turn(view.bytes) == viewer;
}

// Whoever has done something is told why it can't be taken back: never that there is nothing.
static void assert_says_why(const Session *session, SessionUndo state) {
    const Match *match = session_match(session);
    const int last = match_log_count(match) - 1;
    const bool decides = session_stage(session) == SESSION_DECIDING && session_viewer(session) != SEAT_NONE;
    if (!decides || state == UNDO_POSSIBLE)
        return;
    ck_assert_int_ne(state, UNDO_NONE);
    if (match_log(match, last)->seat != session_viewer(session))
        ck_assert_int_eq(state, is_let_pass(session) ? UNDO_LET_PASS : UNDO_WENT_ON);
}

static void decide(Session *session, Rng *chance, Counts *counts) {
    const Known before = known_to(session);
    const bool openly = session_asked_openly(session);
    const Command command = choose(session, chance);
    const int first = match_log_count(session_match(session));
    give(session, &command);
    if (openly)
        counts->answered = match_log_count(session_match(session));
    const SessionUndo state = session_undo_state(session);
    assert_says_why(session, state);
    counts->drew += state == UNDO_DREW;
    counts->revealed += state == UNDO_REVEALED;
    counts->openly += openly && state == UNDO_POSSIBLE;
    hide_and_return(session, state);
    if (state != UNDO_POSSIBLE)
        return;
    if (getenv("STARDECK_IN_FULL") != NULL || counts->undone < ALL_OF || rng_below(chance, SOME_OF) == 0)
        undo_and_again(session, &before, first, counts);
}

static void play(Session *session, uint64_t seed, Counts *counts) {
    Rng chance;
    rng_seed(&chance, seed);
    for (int i = 0; i < STEPS_MAX && session_stage(session) != SESSION_OVER; i++) {
        switch (session_stage(session)) {
        case SESSION_CURTAIN:
            if (session_undo_state(session) == UNDO_POSSIBLE) // not what a computer did
                ck_assert_int_eq(counts->answered, match_log_count(session_match(session)));
            session_take_seat(session);
            if (session_stage(session) == SESSION_DECIDING) // another seat's move is nobody's to take back
                ck_assert_int_ne(session_undo_state(session), UNDO_POSSIBLE);
            break;
        case SESSION_DECIDING:
            decide(session, &chance, counts);
            break;
        case SESSION_LAID:
        case SESSION_END_TURN:
            session_end_turn(session); // what a person did who has gone is done
            ck_assert_int_ne(session_undo_state(session), UNDO_POSSIBLE);
            break;
        default:
            session_finish_showing(session);
            break;
        }
    }
    ck_assert_int_eq(session_stage(session), SESSION_OVER);
    ck_assert_int_eq(session_undo_state(session), UNDO_NOT_NOW);
}

START_TEST(people_take_back_what_told_them_nothing) {
    Counts counts = {0};
    const int games = tested_game()->games;
    for (int evening = 0; evening < games; evening++)
        for (int table = 0; table < played_table_count; table += 2) {
            Session *session = start(&played_table[table], table % 3 == 0 ? 2 : 0, 7 + (uint64_t)evening);
            play(session, (uint64_t)table + 1, &counts);
            session_destroy(session);
        }
    ck_assert_int_gt(counts.undone, 20);
    ck_assert_int_gt(counts.drew, 100 / games);
    ck_assert(counts.revealed > 0 || tested_game()->seldom_reveals);
    ck_assert(counts.openly > 0 || tested_game()->seldom_openly);
}
END_TEST

START_TEST(nobody_takes_back_what_a_computer_did) {
    Counts counts = {0};
    for (int table = 0; table < played_table_count; table++)
        if (played_table[table].seats > 2) {
            Session *session = start_against(&passing, &played_table[table], 2, 7);
            play(session, (uint64_t)table + 1, &counts);
            session_destroy(session);
        }
    ck_assert_int_gt(counts.undone, 20);
}
END_TEST

// A computer answers at once, so that nothing of one's own turn is left to be taken back.
START_TEST(against_computers_a_turn_is_final) {
    for (uint64_t seed = 1; seed < 5; seed++) {
        Counts counts = {0};
        Session *session = start(&played_table[0], ~1u, seed);
        Rng chance;
        rng_seed(&chance, seed);
        for (int i = 0; i < STEPS_MAX && session_stage(session) != SESSION_OVER; i++)
            if (session_stage(session) == SESSION_DECIDING)
                decide(session, &chance, &counts);
            else
                session_finish_showing(session);
        ck_assert_int_eq(session_stage(session), SESSION_OVER);
        session_destroy(session);
    }
}
END_TEST

int test_undo(void) {
    Suite *suite = suite_create("undo");
    TCase *tcase = tcase_create("session");
    tcase_add_unchecked_fixture(tcase, played_start, played_stop);
    tcase_add_test(tcase, people_take_back_what_told_them_nothing);
    tcase_add_test(tcase, nobody_takes_back_what_a_computer_did);
    tcase_add_test(tcase, against_computers_a_turn_is_final);
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

// SPDX-License-Identifier: MIT
// Tests replaying saved games: forwards, backwards and in jumps the same things are visible; hidden cards
// only if the game is over; and files of other rules or cards as far as they can be played.
#include "../contract/tested.h"
#include "core/hash.h"
#include "engine/game.h"
#include "games/tactics/view.h"
#include "play/advice.h"
#include "play/replay.h"
#include "played.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Problems problems;

static Replay *open_replay(const char *path) {
    problems = (Problems){0};
    Replay *replay = replay_open(path, &played_packs, &problems);
    ck_assert_msg(replay != NULL, "%s", played_said(&problems));
    return replay;
}

static Session *begin(Replay *replay) {
    Text problem = {0};
    Session *session = replay_begin(replay, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    text_finish(&problem);
    ck_assert_int_eq(session_stage(session), SESSION_WATCHING);
    return session;
}

// A game of one of the tables, to its end or not.
static const char *save_game(int table, uint64_t seed, int commands) {
    SetupOptions options = played_table[table % played_table_count];
    options.seed = seed;
    Match *match = played_game(&options, commands);
    const char *path = played_path("watched.jsonl");
    played_save(match, path);
    match_destroy(match);
    return path;
}

// Everything that is to be seen between two commands.
static uint64_t seen(const Session *session) {
    const View *view = session_view(session);
    const GameLog *log = session_log(session);
    uint64_t hash = hash_bytes(view->bytes, view->game->view_bytes, 1);
    for (int i = 0; i < log->count; i++) {
        const GameLogItem *item = game_log_item(log, i);
        hash = hash_bytes(&item->event, sizeof item->event, hash);
        hash = hash_bytes(&item->number, sizeof item->number, hash);
    }
    return hash;
}

static void show_all(Session *session) {
    while (session_stage(session) != SESSION_WATCHING)
        session_finish_showing(session);
}

#define COMMANDS_MOST 2000

// Forwards with everything shown, backwards, and by leaps.
static void check_ways(const char *path) {
    static uint64_t way[COMMANDS_MOST];
    Replay *replay = open_replay(path);
    Session *session = begin(replay);
    ck_assert_int_lt(replay->count, COMMANDS_MOST);
    ck_assert_int_eq(replay->count, replay->save->command_count);
    ck_assert_int_eq(replay->differs, 0);
    way[0] = seen(session);
    while (replay_forward(replay, session)) {
        show_all(session);
        way[replay->at] = seen(session);
        ck_assert_uint_eq(match_hash(session_match(session)), replay->save->command[replay->at - 1].hash);
    }
    ck_assert_int_eq(replay->at, replay->count);
    for (int at = replay->count - 1; at >= 0; at -= replay->count > 60 ? 7 : 1) {
        ck_assert(replay_go(replay, session, at));
        ck_assert_uint_eq(seen(session), way[at]);
    }
    Rng rng;
    rng_seed(&rng, 3);
    for (int i = 0; i < 12; i++) {
        ck_assert(replay_go(replay, session, (int)rng_below(&rng, (uint32_t)replay->count + 1)));
        ck_assert_uint_eq(seen(session), way[replay->at]);
        ck_assert_int_eq(session_stage(session), SESSION_WATCHING);
    }
    ck_assert(replay_go(replay, session, 1000000));
    ck_assert_int_eq(replay->at, replay->count);
    session_destroy(session);
    replay_close(replay);
}

START_TEST(forwards_backwards_and_by_leaps_the_same_is_seen) {
    check_ways(save_game(_i, 17 + (uint64_t)_i, COMMANDS_MOST));
    remove(played_path("watched.jsonl"));
    check_ways(save_game(_i, 18 + (uint64_t)_i, 20));
}
END_TEST

// ---- what is shown

static const TacticsView *tactics(const Session *session) {
    return (const TacticsView *)(const void *)session_view(session)->bytes;
}

static int hidden_cards(const TacticsView *view) {
    int count = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        for (int i = 0; i < view->seat[seat].hand_count; i++)
            count += view->seat[seat].hand[i] == CARD_HIDDEN;
    for (int row = 0; row < ROWS; row++)
        for (int at = 0; at < view->row[row].count; at++)
            count += view->row[row].card[at].card == CARD_HIDDEN;
    return count;
}

START_TEST(open_cards_are_all_open_and_nothing_else_changes) {
    Replay *replay = open_replay(save_game(_i, 5, COMMANDS_MOST));
    Session *session = begin(replay);
    ck_assert(replay->over);
    while (replay->at < replay->count) {
        ck_assert(replay_go(replay, session, replay->at + 5));
        const TacticsView hidden = *tactics(session);
        ck_assert_int_eq(hidden.viewer, SEAT_NONE);
        for (Seat seat = 0; seat < hidden.seats; seat++) {
            session_watch_from(session, seat);
            const TacticsView *open = tactics(session);
            ck_assert_int_eq(hidden_cards(open), 0);
            ck_assert_int_eq(open->viewer, seat);
            ck_assert_mem_eq(open->row[0].eighths, hidden.row[0].eighths, sizeof hidden.row[0].eighths);
            ck_assert_int_eq(open->turn, hidden.turn);
            for (int row = 0; row < ROWS; row++)
                for (int at = 0; at < hidden.row[row].count; at++)
                    ck_assert_int_eq(open->row[row].card[at].up, hidden.row[row].card[at].up);
        }
        session_watch_from(session, SEAT_NONE);
        ck_assert_mem_eq(tactics(session), &hidden, sizeof hidden);
    }
    session_destroy(session);
    replay_close(replay);
}
END_TEST

START_TEST(a_game_that_goes_on_is_not_over) {
    const char *path = save_game(0, 9, 30);
    Replay *replay = open_replay(path);
    ck_assert(!replay->over);
    replay_close(replay);
    FILE *file = fopen(path, "a"); // and saying so does not open its cards
    ck_assert_ptr_nonnull(file);
    fputs("{\"over\":true}\n", file);
    fclose(file);
    replay = open_replay(path);
    ck_assert(!replay->over);
    replay_close(replay);
}
END_TEST

// ---- why

// A game in which every so many decisions are made by `normal`, the others by one that thinks no
// longer than it has to.
static Match *thought_game(int table, AdviceTask *task, int apart) {
    SetupOptions options = played_table[table % played_table_count];
    options.seed = 70 + (uint64_t)table;
    const Opponent *normal = opponent_find("normal"), *quick = opponent_for("greedy", played_catalog.game);
    if (quick == NULL)
        quick = opponent_find("random");
    Text problem = {0};
    Match *match = match_create(&played_catalog, &options, NULL, &problem);
    while (match_to_act(match) != SEAT_NONE) {
        const Seat seat = match_to_act(match);
        const int number = match_log_count(match);
        Rng rng = opponent_rng_at(options.seed, seat, number);
        Command command;
        ck_assert(mind_decide(&task->mind, apart > 0 && number % apart == 0 ? normal : quick, NULL, match,
                              &rng, NULL, NULL, &command));
        ck_assert_int_eq(match_submit(match, seat, &command, NULL), VERDICT_OK);
    }
    text_finish(&problem);
    return match;
}

#define ASKED_MOST 12 // decisions of a long game

// How many commands lie between two that are asked about.
static int apart_in(int table, AdviceTask *task) {
    Match *match = thought_game(table, task, 0);
    const int apart = match_log_count(match) / ASKED_MOST;
    match_destroy(match);
    return apart > 9 ? apart : 9;
}

START_TEST(what_was_thought_is_thought_again) {
    AdviceTask *task = malloc(sizeof *task);
    ck_assert_ptr_nonnull(task);
    const int apart = apart_in(_i, task);
    Match *match = thought_game(_i, task, apart);
    played_save(match, played_path("watched.jsonl"));
    match_destroy(match);
    Replay *replay = open_replay(played_path("watched.jsonl"));
    Session *session = begin(replay);
    Advice advice;
    int asked = 0;
    ck_assert(!replay_ask_advice(replay, task)); // nothing has been decided yet
    for (int at = 1; at <= replay->count; at += apart) {
        ck_assert(replay_go(replay, session, at));
        if (replay_decided(replay) != at)
            continue; // what follows by itself was decided by the other
        asked++;
        const uint64_t hash = match_hash(session_match(session));
        ck_assert(replay_ask_advice(replay, task));
        advice_find(task, NULL, NULL, &advice);
        const SavedCommand *decided = &replay->save->command[replay_decided(replay) - 1];
        ck_assert_int_eq(advice.seat, decided->seat);
        ck_assert_int_ge(advice.made_at, 0);
        ck_assert(command_compare(&advice.made.command, &decided->command) == 0);
        ck_assert(replay_ask_advice(replay, task));
        task->is_made = false; // as a hint, which begins with what the computer would do
        advice_find(task, NULL, NULL, &advice);
        ck_assert(command_compare(&advice.best[0].command, &decided->command) == 0);
        ck_assert_uint_eq(match_hash(session_match(session)), hash);
    }
    ck_assert_int_ge(asked, 5);
    session_destroy(session);
    replay_close(replay);
    free(task);
}
END_TEST

START_TEST(what_is_thought_in_a_game_that_goes_on_is_nobody_s_business) {
    Replay *replay = open_replay(save_game(0, 9, 30));
    Session *session = begin(replay);
    ck_assert(replay_go(replay, session, 20));
    ck_assert(!replay_ask_advice(replay, NULL));
    session_destroy(session);
    replay_close(replay);
}
END_TEST

// ---- marks

START_TEST(marks_are_in_order) {
    Replay *replay = open_replay(save_game(_i, 23, COMMANDS_MOST));
    ck_assert_int_gt(replay->marks, 1);
    for (int i = 0; i < replay->marks; i++) {
        const ReplayMark *mark = &replay->mark[i];
        ck_assert(i == 0 || mark->place > mark[-1].place);
        ck_assert(mark->place >= 0 && mark->place <= (float)replay->count);
    }
    replay_close(replay);
}
END_TEST

// Of a game that has rounds.
START_TEST(marks_lead_to_their_rounds) {
    Replay *replay = open_replay(save_game(_i, 23, COMMANDS_MOST));
    Session *session = begin(replay);
    int rounds = 0;
    for (int i = 0; i < replay->marks; i++) {
        const ReplayMark *mark = &replay->mark[i];
        if (mark->kind != REPLAY_ROUND)
            continue;
        rounds++;
        ck_assert_int_eq(mark->round, rounds);
        ck_assert(replay_go(replay, session, mark->before));
        ck_assert_int_eq(tactics(session)->round, rounds);
        if (rounds > 1) {
            ck_assert(replay_go(replay, session, mark->before - 1));
            ck_assert_int_eq(tactics(session)->round, rounds - 1);
        }
    }
    ck_assert_int_ge(rounds, 2);
    session_destroy(session);
    replay_close(replay);
}
END_TEST

// ---- files of other rules, cards, or damaged ones

// Replaces the first `from` in the file.
static void change(const char *path, const char *from, const char *to) {
    size_t length;
    char *text = played_text(path, &length), *place = strstr(text, from);
    ck_assert_ptr_nonnull(place);
    FILE *file = fopen(path, "w");
    ck_assert_ptr_nonnull(file);
    fwrite(text, 1, (size_t)(place - text), file);
    fputs(to, file);
    fputs(place + strlen(from), file);
    fclose(file);
    free(text);
}

START_TEST(other_rules_and_cards_are_named_and_watched) {
    const char *path = save_game(0, 4, COMMANDS_MOST);
    change(path, "\"rules_version\":", "\"rules_version\":9");
    Replay *replay = open_replay(path);
    ck_assert(replay->other_rules && !replay->other_cards && replay->over);
    Session *session = begin(replay);
    while (replay_forward(replay, session)) {
    }
    ck_assert_int_eq(replay->at, replay->save->command_count);
    session_destroy(session);
    replay_close(replay);
    char hash[HASH_TEXT_SIZE];
    hash_text(played_catalog.hash, hash);
    change(path, hash, "0000000000000000");
    replay = open_replay(path);
    ck_assert(replay->other_cards);
    replay_close(replay);
}
END_TEST

START_TEST(where_it_differs_and_where_it_stops_is_said) {
    const char *path = save_game(0, 4, 40);
    Replay *replay = open_replay(path);
    char hash[HASH_TEXT_SIZE];
    hash_text(replay->save->command[9].hash, hash);
    replay_close(replay);
    change(path, hash, "0123456789abcdef");
    replay = open_replay(path);
    ck_assert_int_eq(replay->differs, 10);
    ck_assert_int_eq(replay->count, 40);
    ck_assert(!replay->stops);
    replay_close(replay);
    change(path, "\"seed\":4", "\"seed\":5"); // other hands
    replay = open_replay(path);
    ck_assert_int_eq(replay->differs, 1);
    ck_assert_int_lt(replay->count, 40);
    ck_assert(replay->stops);
    Session *session = begin(replay);
    ck_assert(replay_go(replay, session, 40));
    ck_assert_int_eq(replay->at, replay->count);
    ck_assert(!replay_forward(replay, session));
    session_destroy(session);
    replay_close(replay);
}
END_TEST

START_TEST(what_is_no_saved_game_is_told) {
    problems = (Problems){0};
    ck_assert_ptr_null(replay_open(played_path("not there"), &played_packs, &problems));
    ck_assert_int_eq(problems.count, 1);
    ck_assert_ptr_nonnull(strstr(played_said(&problems), "not there"));
}
END_TEST

int test_replay(void) {
    Suite *suite = suite_create("replay");
    TCase *tcase = tcase_create("replay");
    tcase_set_timeout(tcase, 300);
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_add_loop_test(tcase, forwards_backwards_and_by_leaps_the_same_is_seen, 0, 14);
    tcase_add_test(tcase, a_game_that_goes_on_is_not_over);
    tcase_add_loop_test(tcase, what_was_thought_is_thought_again, 0, 3);
    tcase_add_test(tcase, what_is_thought_in_a_game_that_goes_on_is_nobody_s_business);
    tcase_add_loop_test(tcase, marks_are_in_order, 0, 14);
    tcase_add_test(tcase, other_rules_and_cards_are_named_and_watched);
    tcase_add_test(tcase, where_it_differs_and_where_it_stops_is_said);
    tcase_add_test(tcase, what_is_no_saved_game_is_told);
    if (tested_game() == &tested_tactics) {
        tcase_add_loop_test(tcase, open_cards_are_all_open_and_nothing_else_changes, 0, 14);
        tcase_add_loop_test(tcase, marks_lead_to_their_rounds, 0, 14);
    }
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

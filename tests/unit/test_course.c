// SPDX-License-Identifier: MIT
// Tests how the course of a game is found: the numbers round by round end with the result, and the moments
// are the heaviest rounds, each brought about by the command that it names. Random games; what is expected
// is found by playing them again here.
#include "play/course.h"

#include "ai/opponent.h"
#include "engine/game.h"
#include "engine/game_facts.h"
#include "played.h"

#include <stdio.h>
#include <stdlib.h>

#define GAMES 6

static Session *played_out(int table, uint64_t seed) {
    SessionOptions options = {.setup = played_table[table % played_table_count]};
    Text problem = {0};
    options.setup.seed = seed;
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_find("random");
    Session *session = session_create(&played_catalog, &options, &problem);
    ck_assert_msg(session != NULL, "%s", text_string(&problem));
    for (int i = 0; i < 100000 && session_stage(session) != SESSION_OVER; i++)
        session_finish_showing(session);
    ck_assert_int_eq(session_stage(session), SESSION_OVER);
    text_finish(&problem);
    return session;
}

static void standing_of(const Match *match, Standing *standing) {
    View view;
    match_view(match, SEAT_NONE, &view);
    *standing = (Standing){0};
    game_story(played_catalog.game)->standing(view.bytes, standing);
}

// Plays the commands again; after each the standing. The caller frees it.
static Standing *standings(const Session *session) {
    const Match *match = session_match(session);
    const int count = match_log_count(match);
    Standing *all = calloc((size_t)count + 1, sizeof *all);
    Text problem = {0};
    Match *again = match_create(&played_catalog, &session_options(session)->setup, NULL, &problem);
    ck_assert(all != NULL && again != NULL);
    standing_of(again, &all[0]);
    for (int i = 0; i < count; i++) {
        const LogEntry *entry = match_log(match, i);
        ck_assert_uint_eq(match_submit(again, entry->seat, &entry->command, NULL), VERDICT_OK);
        standing_of(again, &all[i + 1]);
    }
    match_destroy(again);
    text_finish(&problem);
    return all;
}

static void check_end(const Session *session, const Course *course) {
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    match_result(session_match(session), points, winner);
    for (Seat seat = 0; course->count > 0 && seat < session_options(session)->setup.seats; seat++)
        ck_assert_int_eq(course->number[course->count - 1][seat], points[seat]);
}

typedef struct Rounds {
    int16_t number[256][SEATS_MAX]; // at the last event of each
    bool seen[256];
} Rounds;

static void note(void *context, const Event *event, const void *before, const void *after) {
    Rounds *rounds = context;
    Standing standing = {0};
    const uint8_t round = game_story(played_catalog.game)->round(after);
    (void)event, (void)before;
    game_story(played_catalog.game)->standing(after, &standing);
    rounds->seen[round] = true;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        rounds->number[round][seat] =
            standing.with[seat] < SEATS_MAX ? standing.number[standing.with[seat]] : 0;
}

// After each round the numbers are those of its last event. Returns the last round; 0: the game has none.
static int check_rounds(const Session *session, const Course *course) {
    static Rounds rounds;
    rounds = (Rounds){0};
    ck_assert(session_replay_public(session, note, &rounds));
    int last = 0;
    for (int round = 0; round < 256; round++)
        last = rounds.seen[round] ? round : last;
    if (course->count > 0 && course->count < COURSE_ROUNDS_MAX) // after the last round comes the result
        ck_assert_int_eq(course->first + course->count - 2, last);
    for (int i = 1; i + 1 < course->count; i++) {
        const int round = course->first + i;
        for (Seat seat = 0; rounds.seen[round] && seat < session_options(session)->setup.seats; seat++)
            ck_assert_int_eq(course->number[i][seat], rounds.number[round][seat]);
    }
    return last;
}

static int changes;

static void check_moments(const Session *session, const Course *course, const Standing *all) {
    const GameLog *log = session_log(session);
    for (int i = 0; i < course->moments; i++) {
        const CourseMoment *moment = &course->moment[i];
        ck_assert(moment->item >= 0 && moment->item < log->count && moment->change != 0);
        ck_assert(moment->command >= 0 && moment->command < match_log_count(session_match(session)));
        ck_assert(i == 0 || course->moment[i - 1].command <= moment->command);
        ck_assert(i == 0 || course->moment[i - 1].item != moment->item);
        const Story *story = game_story(played_catalog.game); // the line tells why the number has changed
        ck_assert(story->decides == NULL || story->decides(&game_log_item(log, moment->item)->event));
        ck_assert_uint_eq(all[moment->command].with[moment->seat], moment->seat);
        const int before = all[moment->command].number[moment->seat],
                  after = all[moment->command + 1].number[moment->seat];
        changes += after != before; // not if the same command takes it back
    }
}

// ---- which of them are told, reckoned by commands; the course goes by events

static Seat leader_of(const Standing *standing, uint8_t seats) {
    Seat best = SEAT_NONE;
    bool alone = false;
    for (Seat seat = 0; seat < seats; seat++) {
        if (standing->with[seat] != seat)
            continue;
        if (best == SEAT_NONE || standing->number[seat] > standing->number[best]) {
            best = seat;
            alone = true;
        } else if (standing->number[seat] == standing->number[best]) {
            alone = false;
        }
    }
    return alone ? best : SEAT_NONE;
}

static bool is_told(const Course *course, int command) {
    for (int k = 0; k < course->moments; k++)
        if (course->moment[k].command == command)
            return true;
    return false;
}

// By how much the round changed the number, as its rows say.
static int swing(const Course *course, int row, Seat seat) {
    return course->number[row][seat] - course->number[row - 1][seat];
}

static int rounds_twice; // among the moments of one game, where it had rounds enough

static void check_swings(const Course *course) {
    for (int k = 0; k < course->moments; k++) {
        const CourseMoment *moment = &course->moment[k];
        const int row = moment->round - course->first;
        const bool known = moment->round > 0 && row >= 1 && row + 1 < course->count;
        ck_assert_int_eq(moment->in_round, known ? swing(course, row, moment->seat) : moment->change);
        for (int other = 0; other < k && course->count > COURSE_MOMENTS; other++)
            rounds_twice +=
                course->moment[other].round == moment->round && course->moment[other].seat == moment->seat;
    }
}

// The heaviest round that led to the end is among the moments, or another as heavy. In a game without rounds:
// the heaviest change, which is `most`.
static bool heaviest_is_told(const Course *course, const Standing *end, const bool winner[SEATS_MAX],
                             uint8_t seats, int most) {
    most = course->count > 0 ? 0 : most;
    for (int row = 1; row + 1 < course->count; row++)
        for (Seat seat = 0; seat < seats; seat++) {
            const int by = swing(course, row, seat);
            if (end->with[seat] == seat && by != 0 && winner[seat] == (by > 0) && abs(by) > most)
                most = abs(by);
        }
    bool told = most == 0;
    for (int k = 0; k < course->moments; k++)
        told |= abs(course->moment[k].in_round) >= most;
    return told;
}

static int leads_told, leads_missed, blows_told, blows_missed, heavy_told, heavy_missed;

// What the winner took the lead by for good, the last blow, and the heaviest round that led to the end.
static void check_choice(const Session *session, const Course *course, const Standing *all) {
    const uint8_t seats = session_options(session)->setup.seats;
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    int taken = -1, blow = -1, most = 0;
    match_result(session_match(session), points, winner);
    for (int i = 0; i < match_log_count(session_match(session)); i++) {
        const Seat led = leader_of(&all[i], seats), leads = leader_of(&all[i + 1], seats);
        taken = led != leads && leads != SEAT_NONE ? (winner[leads] ? i : -1) : taken;
        for (Seat seat = 0; seat < seats; seat++) {
            const int change = all[i + 1].number[seat] - all[i].number[seat];
            const bool counts = all[i].with[seat] == seat && change != 0 && winner[seat] == (change > 0);
            blow = change != 0 ? (change < 0 ? i : -1) : blow;
            most = counts && abs(change) > most ? abs(change) : most;
        }
    }
    if (course->moments == 0)
        return;
    leads_told += taken >= 0 && is_told(course, taken);
    leads_missed += taken >= 0 && !is_told(course, taken);
    blows_told += blow >= 0 && is_told(course, blow);
    blows_missed += blow >= 0 && !is_told(course, blow);
    const bool heavy =
        heaviest_is_told(course, &all[match_log_count(session_match(session))], winner, seats, most);
    heavy_told += heavy;
    heavy_missed += !heavy;
}

static int goals_reached;

// Where whoever reaches a goal wins at once, what reached it is told, however little it was.
static void check_goal(const Session *session, const Course *course, const Standing *all) {
    const int last = match_log_count(session_match(session)) - 1;
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    match_result(session_match(session), points, winner);
    if (!game_story(played_catalog.game)->wins_at_once || last < 0)
        return;
    for (Seat seat = 0; seat < session_options(session)->setup.seats; seat++)
        if (winner[seat] && all[last + 1].number[seat] > all[last].number[seat]) {
            goals_reached++;
            ck_assert(is_told(course, last));
        }
}

START_TEST(it_is_as_the_game_went) {
    int rounds = 0, last = 0, moments = 0;
    for (int i = 0; i < GAMES; i++) {
        Session *session = played_out(i, 40 + (uint64_t)i);
        Course course;
        ck_assert(course_find(session, &course));
        Standing *all = standings(session);
        check_end(session, &course);
        last += check_rounds(session, &course);
        check_moments(session, &course, all);
        check_swings(&course);
        check_choice(session, &course, all);
        check_goal(session, &course, all);
        rounds += course.count;
        moments += course.moments;
        free(all);
        session_destroy(session);
    }
    ck_assert(last == 0 ? rounds == 0 : rounds > GAMES); // the toy game has no rounds
    ck_assert_int_gt(moments, 2);
    ck_assert_int_ge(changes * 4, moments * 3);
    ck_assert_int_le(rounds_twice * 6, moments); // seldom: what has to be told may be of one round
    ck_assert_int_eq(leads_missed, 0);
    ck_assert_int_eq(blows_missed, 0);
    ck_assert_int_ge(heavy_told, 4 * heavy_missed);
    ck_assert(!game_story(played_catalog.game)->wins_at_once || goals_reached > 0);
    ck_assert_int_gt(leads_told + blows_told + heavy_told, 2);
}
END_TEST

int test_course(void) {
    Suite *suite = suite_create("course");
    TCase *tcase = tcase_create("course");
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, it_is_as_the_game_went);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

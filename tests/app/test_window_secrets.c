// SPDX-License-Identifier: MIT
// Tests that nobody can peek at the window: two games that differ only in what a viewer can't know look the
// same. The real screens are drawn off-screen with the same input and the same clock; every frame, every
// sound, every line of the trace, the title and the moments at which things come to rest must be alike. Three
// situations for each position:
// - the seat to act takes the seat, acts with the mouse, and passes on: everything up to the next curtain;
// - returning to the seat after the others' turns: the curtain, the recap of what they did, the table;
// - a curtain, with all hands but the cards on the table dealt anew.
//
// The number of positions per table: STARDECK_SECRETS, else POSITIONS.
#include "../contract/tested.h"
#include "engine/game.h"
#include "engine/story.h"
#include "two_windows.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

#define POSITIONS 4
#define COURSE_MAX 64
#define MORE_GAMES 40
#define PASSES_SELDOM 12 // one pass in so many: they are most of the legal commands

// Of any game.
typedef struct State {
    alignas(16) uint8_t bytes[STATE_MAX];
} State;

static Catalog catalog;
static const TestedGame *tested;
static Game game; // the game, but one that deals what `dealt` says
static State dealt;
static TwoWindows windows;

static void deal_prepared(const void *rules, const SetupOptions *options, Rng *rng, void *state,
                          EventList *events) {
    (void)rules;
    (void)options;
    (void)rng;
    (void)events;
    memcpy(state, dealt.bytes, game.state_bytes);
}

static void load(void) {
    Problems problems = {0};
    tested = tested_game();
    ck_assert(tested_load(&catalog, &problems));
    game = *tested->game;
    game.setup = deal_prepared;
    catalog.game = &game;
    two_windows_open(&windows, &catalog);
}

static void unload(void) {
    two_windows_close(&windows);
    pack_finish(&catalog);
}

// ---- a position ----

typedef struct Position {
    SessionOptions options;
    State state;
    Seat seat;       // to act
    Command command; // what it does
} Position;

static Command commands[COMMANDS_MAX];

static bool by_itself(const State *s, Command *command) {
    return tested->by_itself != NULL && tested->by_itself(s->bytes, command);
}

static Command choose(const State *s, Rng *rng) {
    Command forced;
    if (by_itself(s, &forced))
        return forced;
    int count = game.legal(catalog.rules, s->bytes, commands, COMMANDS_MAX);
    count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
    Command command = commands[0];
    for (int tries = 0; tries < 40; tries++) {
        command = *tested_choice(&game, commands, count, rng);
        if (!game.verbs[command.verb].passes || rng_below(rng, PASSES_SELDOM) == 0)
            break;
    }
    return command;
}

// The game's own stream as a match that begins here has it.
static Rng rules_rng(const Position *position) {
    Rng rng;
    rng_seed(&rng, position->options.setup.seed);
    return rng;
}

static void start(int which, const Position *position, const State *state) {
    dealt = *state;
    two_windows_start(&windows, which, &position->options);
}

static void say_where(const Position *position, const char *what) {
    snprintf(windows.where, sizeof windows.where, "seed %d, turn %d, seat %d, verb %s, %s",
             (int)position->options.setup.seed, game.turns(position->state.bytes), position->seat,
             game.verbs[position->command.verb].name, what);
}

// ---- what people do ----

static Session *session_of(int which) {
    return windows.app[which]->session;
}

static SessionStage stage(void) {
    return session_stage(session_of(0));
}

// The same in both, without the mouse.
static void submit(const Command *command) {
    for (int i = 0; i < 2; i++)
        ck_assert_int_eq(session_submit(session_of(i), command), VERDICT_OK);
}

// How many commands the match has seen, the same ones in both: submitted, or given by the table itself.
static int carried_out(void) {
    const Match *const matches[2] = {session_match(session_of(0)), session_match(session_of(1))};
    const int count = match_log_count(matches[0]);
    ck_assert_int_eq(match_log_count(matches[1]), count);
    for (int i = 0; i < count; i++) {
        const LogEntry *a = match_log(matches[0], i), *b = match_log(matches[1], i);
        ck_assert_msg(a->seat == b->seat && command_compare(&a->command, &b->command) == 0,
                      "%s: another command is carried out", windows.where);
    }
    return count;
}

static bool click_and_see(const char *hit_id) {
    const bool clicked = two_windows_click(&windows, hit_id);
    two_windows_run(&windows);
    return clicked;
}

static bool click_card(uint8_t card) {
    const Hits *hits = &windows.app[0]->hits;
    for (int i = 0; i < hits->count; i++)
        if (strncmp(hits->item[i].id, "hand:", 5) == 0 && hits->item[i].card == card) {
            char id[HIT_ID_MAX];
            memcpy(id, hits->item[i].id, sizeof id);
            return click_and_see(id);
        }
    return false;
}

static bool click_command(const Command *command) {
    const Hit *hit = two_windows_find(&windows, command);
    if (hit == NULL)
        return false;
    char id[HIT_ID_MAX];
    memcpy(id, hit->id, sizeof id);
    const unsigned version = session_version(session_of(0));
    click_and_see(id);
    return session_version(session_of(0)) != version;
}

static bool drag_command(const Command *command) {
    const unsigned version = session_version(session_of(0));
    const Hits *hits = &windows.app[0]->hits;
    for (int i = 0; i < hits->count; i++)
        if (strncmp(hits->item[i].id, "hand:", 5) == 0 && hits->item[i].card == command->card) {
            char id[HIT_ID_MAX];
            memcpy(id, hits->item[i].id, sizeof id);
            two_windows_drag(&windows, id, command);
            two_windows_run(&windows);
            return session_version(session_of(0)) != version;
        }
    return false;
}

static bool act_by_mouse(const Command *command, bool drag) {
    if (click_command(command))
        return true;
    if (game.verbs[command->verb].passes) {
        click_and_see("button:pass");
        for (int i = 0; i < command->count; i++)
            click_card(command->list[i]);
        if (command->count == 0)
            click_and_see("button:ok");
        return click_command(command);
    }
    if (command->card == NONE)
        return false;
    if (drag && drag_command(command))
        return true;
    return click_card(command->card) && click_command(command);
}

static void take_seat(void) {
    if (stage() == SESSION_CURTAIN)
        two_windows_key(&windows, SDLK_RETURN);
    two_windows_run(&windows);
}

// ---- the three comparisons ----

static int compared, by_mouse, by_table, recaps, curtains;

// What the command shows, and the cards that it names.
static bool keep_shown(const State *before, const Command *command, Seat viewer, const Rng *rules,
                       TestedKeep *keep) {
    const Seat seat = game.to_act(catalog.rules, before->bytes);
    tested->keep_own(before->bytes, seat, command, keep);
    return tested->keep(&catalog, before->bytes, command, viewer, rules, keep);
}

// Likewise of what the table does by itself after it.
static bool keep_all_shown(const Position *position, Seat viewer, TestedKeep *keep) {
    State s = position->state;
    Rng rules = rules_rng(position);
    Command command = position->command;
    do {
        if (!keep_shown(&s, &command, viewer, &rules, keep))
            return false;
        game.apply(catalog.rules, s.bytes, game.to_act(catalog.rules, s.bytes), &command, &rules, NULL);
    } while (game.to_act(catalog.rules, s.bytes) == position->seat && by_itself(&s, &command));
    return true;
}

static bool prepare_other(const Position *position, Seat viewer, State *other, Rng *rng) {
    TestedKeep keep = {{0}};
    *other = position->state;
    if (!keep_all_shown(position, viewer, &keep))
        return false;
    tested->scramble(other->bytes, viewer, &keep, rng);
    return memcmp(other->bytes, position->state.bytes, game.state_bytes) != 0;
}

static void compare_own_turn(const Position *position, Rng *rng) {
    State other;
    if (!prepare_other(position, position->seat, &other, rng))
        return;
    say_where(position, "the own turn");
    start(0, position, &position->state);
    start(1, position, &other);
    two_windows_compare(&windows, true);
    two_windows_run(&windows);
    take_seat();
    two_windows_key(&windows, SDLK_TAB);
    two_windows_run(&windows);
    const bool drag = rng_below(rng, 2) == 0;
    if (carried_out() > 0)
        by_table++;
    else if (act_by_mouse(&position->command, drag))
        by_mouse++;
    else
        submit(&position->command);
    two_windows_run(&windows);
    if (stage() == SESSION_END_TURN || stage() == SESSION_LAID)
        click_and_see("button:end_turn");
    compared++;
}

// What happens from one's turn to one's next: the position's command, then what the others do.
typedef struct Course {
    Command command[COURSE_MAX];
    int count;
} Course;

// Makes one up, and marks what the seat gets to know of it. False if the game ends first, or a command is of
// no use.
static bool make_course(const Position *position, Course *course, TestedKeep *keep, Rng *rng) {
    State s = position->state;
    Rng rules = rules_rng(position);
    Seat seat = position->seat;
    course->count = 0;
    do {
        const Command command = course->count == 0 ? position->command : choose(&s, rng);
        if (course->count == COURSE_MAX || !keep_shown(&s, &command, position->seat, &rules, keep))
            return false;
        course->command[course->count++] = command;
        game.apply(catalog.rules, s.bytes, seat, &command, &rules, NULL);
        seat = game.to_act(catalog.rules, s.bytes);
    } while (seat != SEAT_NONE && (course->count == 1 || seat != position->seat));
    return seat == position->seat;
}

// Goes on in both, without looking, until the course is through and the curtain waits. What the table gives
// by itself is not given again. False: no curtain came.
static bool follow_course(const Course *course) {
    for (;;) {
        two_windows_run(&windows);
        const int next = carried_out();
        if (next > course->count)
            return false; // the seat's own turn goes on
        for (int i = 0; i < next; i++)
            ck_assert_int_eq(
                command_compare(&match_log(session_match(session_of(0)), i)->command, &course->command[i]),
                0);
        if (stage() == SESSION_CURTAIN && next == course->count)
            return true;
        if (stage() == SESSION_OVER || (stage() == SESSION_DECIDING && next == course->count))
            return false;
        if (stage() == SESSION_DECIDING)
            submit(&course->command[next]);
        for (int i = 0; i < 2; i++) {
            if (session_stage(session_of(i)) == SESSION_CURTAIN)
                session_take_seat(session_of(i));
            else if (session_stage(session_of(i)) == SESSION_END_TURN)
                session_end_turn(session_of(i));
            else if (session_stage(session_of(i)) == SESSION_SCORING)
                session_finish_showing(session_of(i));
        }
    }
}

// On coming back to the seat: the curtain, the recap of what the others did, the table.
static void compare_return(const Position *position, Rng *rng) {
    Course course;
    TestedKeep keep = {{0}};
    if (!make_course(position, &course, &keep, rng))
        return;
    State other = position->state;
    tested->scramble(other.bytes, position->seat, &keep, rng);
    say_where(position, "coming back");
    start(0, position, &position->state);
    start(1, position, &other);
    two_windows_compare(&windows, false); // the others' hands differ
    two_windows_hurry(&windows, true);
    const bool came = follow_course(&course);
    two_windows_hurry(&windows, false);
    if (!came)
        return;
    ck_assert_uint_eq(session_next_seat(session_of(0)), position->seat);
    two_windows_compare(&windows, true);
    two_windows_run(&windows);
    two_windows_key(&windows, SDLK_RETURN);
    two_windows_step(&windows);
    recaps += stage() == SESSION_RECAP;
    two_windows_run(&windows);
}

static void compare_curtain(const Position *position, Rng *rng) {
    State other = position->state;
    tested->scramble(other.bytes, SEAT_NONE, NULL, rng);
    say_where(position, "the curtain");
    start(0, position, &position->state);
    start(1, position, &other);
    if (stage() != SESSION_CURTAIN)
        return;
    two_windows_compare(&windows, true);
    two_windows_run(&windows);
    two_windows_key(&windows, SDLK_TAB);
    two_windows_run(&windows);
    curtains++;
}

// ---- games ----

static int positions(void) {
    const char *wanted = getenv("STARDECK_SECRETS");
    return wanted != NULL && wanted[0] != '\0' ? (int)strtol(wanted, NULL, 10) : POSITIONS;
}

// Turns are many and questions are few: of both there are to be some.
static bool is_wanted(const State *s, Rng *rng) {
    alignas(16) uint8_t view[VIEW_MAX];
    game.view(catalog.rules, s->bytes, SEAT_NONE, view);
    return rng_below(rng, game.story->question(view).asked == ASKED_TURN ? 14 : 3) == 0;
}

// Plays a game and compares in some of its positions: in all three ways, or only what is seen on coming back.
// Returns how many.
static int play_and_compare(const SetupOptions *options, int wanted, bool only_return) {
    Position position = {.options = {.setup = *options}};
    Rng rules, rng;
    rng_seed(&rules, options->seed);
    rng_seed(&rng, options->seed + 1);
    tested->game->setup(catalog.rules, options, &rules, position.state.bytes, NULL);
    int done = 0;
    while (done < wanted) {
        position.seat = game.to_act(catalog.rules, position.state.bytes);
        if (position.seat == SEAT_NONE)
            break;
        position.command = choose(&position.state, &rng);
        if (is_wanted(&position.state, &rng)) {
            if (!only_return)
                compare_own_turn(&position, &rng);
            compare_return(&position, &rng);
            if (!only_return)
                compare_curtain(&position, &rng);
            done++;
        }
        game.apply(catalog.rules, position.state.bytes, position.seat, &position.command, &rules, NULL);
    }
    return done;
}

// None comes where a match begins with an open question: nobody has had a turn before it. Then it is looked
// for in more games.
static bool wants_recap(int table) {
    return recaps == 0 && positions() >= POSITIONS && table != tested->seldom_told_table;
}

static bool mostly_by_mouse(void) {
    return 2 * by_mouse > compared - by_table;
}

START_TEST(windows_are_alike) {
    SetupOptions options = tested->table[_i];
    options.seed = 100 + (uint64_t)_i;
    compared = by_mouse = by_table = recaps = curtains = 0;
    for (int wanted = positions(); wanted > 0; options.seed += 10)
        wanted -= play_and_compare(&options, wanted, false);
    for (int games = 0; (wants_recap(_i) || !mostly_by_mouse()) && games < MORE_GAMES;
         games++, options.seed += 10)
        play_and_compare(&options, POSITIONS, mostly_by_mouse());
    printf(
        "table %d: %d turns (%d by mouse), %d curtains, %d recaps; %d frames, %d of them moving, %d sounds\n",
        _i, compared, by_mouse, curtains, recaps, windows.frames, windows.moving, windows.sounds_heard);
    ck_assert_int_gt(compared, 0);
    ck_assert(mostly_by_mouse());
    ck_assert_int_gt(curtains, 0);
    ck_assert(!wants_recap(_i));
    ck_assert_int_gt(windows.moving, 20);
    ck_assert_int_gt(windows.sounds_heard, 20);
}
END_TEST

int test_window_secrets(void) {
    Suite *suite = suite_create("window secrets");
    TCase *tcase = tcase_create("windows");
    tcase_add_checked_fixture(tcase, load, unload);
    tcase_add_loop_test(tcase, windows_are_alike, 0, tested_game()->table_count);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

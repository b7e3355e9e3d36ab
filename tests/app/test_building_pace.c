// SPDX-License-Identifier: MIT
// How long the turns of computers are watched in the Deck Building Game: whole games from the deal to the
// end, on a clock of the test's own. With STARDECK_MEASURE (how fast others are) nothing is tested: the
// longest turns are printed, with seconds by what is shown.
#include "laid_table.h"
#include "screen_stage.h"

#include "app/tables/deck_building/table.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#define FRAME_MS 20
#define FRAMES_MOST 60000
#define READ_LEAST 1150 // ms, to read a card: somewhat less than the table gives
#define TOLD_LONG 9000  // ms at speed 1: longer turns are printed

#define NAME(kind, ...) [kind] = #kind,
static const char *const kind_names[EVENT_COUNT + 1] = {BUILDING_EVENT_LIST(NAME)[EVENT_COUNT] = "rest"};
#undef NAME

typedef struct Turn {
    int ms, plays, bought, wins, battles;
    int spent[EVENT_COUNT + 1]; // by the event being shown; the last one: before the first
} Turn;

typedef struct Evening {
    int turns, longest, longest_plays; // ms; plays: in the turn that has most
    int told, told_shortest; // turns whose wins were told in the next one, and for how many ms at least
    int first_shortest; // ms, of the first card that was turned up in a turn or won in it, as long as it was
                        // seen
    int reads;
} Evening;

static void open_evening(float speed, uint64_t seed, const char *level) {
    static const GfxRecorder unpainted = {.dry = true};
    Text problem = {0};
    ck_assert(stage_open(1280, 720) && stage_load_position("building_table.json"));
    laid_app = stage_app;
    gfx_record(laid_app->gfx, &unpainted);
    laid_app->settings.others_speed = speed;
    SessionOptions options = {.setup = *stage_options()};
    options.setup.seed = seed;
    stage_begin_with_deal();
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_for(level, laid_app->catalog->game);
    ck_assert(app_start_game(laid_app, &options, &problem));
    text_finish(&problem);
}

static int kind_shown(void) {
    const int at = laid_table()->next_event - 1;
    return laid_table()->showing && at >= 0 && at < session_event_count(laid_app->session)
               ? session_event(laid_app->session, at).kind
               : EVENT_COUNT;
}

// What the history has told since the line with this number.
static void count_lines(Turn *turn, unsigned *told) {
    const GameLog *log = session_log(laid_app->session);
    const int count = game_log_count(log, laid_table()->log_until);
    for (int i = count - 1; i >= 0 && game_log_item(log, i)->number > *told; i--) {
        const uint8_t kind = game_log_item(log, i)->event.kind;
        turn->plays += kind == EVENT_PLAYED;
        turn->bought += kind == EVENT_BOUGHT;
        turn->wins += kind == EVENT_COMPLETED || kind == EVENT_AWARDED;
        turn->battles += kind == EVENT_BATTLE;
    }
    if (count > 0)
        *told = game_log_item(log, count - 1)->number;
}

static void print_turn(int number, const Turn *turn) {
    printf("%.2f s, turn %d: %d played, %d bought, %d won, %d battles:", turn->ms / 1000.0, number,
           turn->plays, turn->bought, turn->wins, turn->battles);
    for (int kind = 0; kind <= EVENT_COUNT; kind++)
        if (turn->spent[kind] >= 100)
            printf(" %s %.2f", kind_names[kind], turn->spent[kind] / 1000.0);
    printf("\n");
}

// One frame more. Nobody clicks where a battle is held.
static bool watch_on(void) {
    const SessionStage stage = session_stage(laid_app->session);
    if (stage == SESSION_OVER)
        return false;
    if (stage == SESSION_SCORING) {
        session_finish_showing(laid_app->session);
        app_request_layout(laid_app);
    }
    laid_wait(FRAME_MS);
    return laid_table() != NULL && laid_app->frame->screen == &table_screen;
}

typedef struct Read {
    int turn, ms; // ms 0: it is over
    uint8_t card;
} Read;

// How long what was won in a hurried turn stands there.
static void see_told(Evening *evening, int *ms) {
    const float part = own(laid_table())->wins_part;
    if (part > 0 && part < 1)
        *ms += FRAME_MS;
    else if (*ms > 0) {
        evening->told++;
        evening->told_shortest = *ms < evening->told_shortest ? *ms : evening->told_shortest;
        *ms = 0;
    }
}

// How long the first card that is turned up or won in a turn stands there, large enough to be read.
static void see_first(Evening *evening, Read *read) {
    const BuildingTable *at = own(laid_table());
    const bool held = at->flip > 0 && at->flip < 1 && at->flipped == read->card,
               won = at->won.part > 0 && at->won.part < 1 && at->won.card == read->card;
    if (read->turn != evening->turns) {
        const uint8_t card = at->flip > 0 && at->flip < 1           ? at->flipped
                             : at->won.part > 0 && at->won.part < 1 ? at->won.card
                                                                    : NONE;
        if (card != NONE)
            *read = (Read){.turn = evening->turns, .card = card, .ms = FRAME_MS};
    } else if (read->ms > 0 && (held || won)) {
        read->ms += FRAME_MS;
    } else if (read->ms > 0) {
        evening->reads++;
        evening->first_shortest = read->ms < evening->first_shortest ? read->ms : evening->first_shortest;
        read->ms = 0;
    }
}

static Evening watch(bool prints) {
    Evening evening = {.turns = 0, .told_shortest = FRAMES_MOST, .first_shortest = FRAMES_MOST};
    Read read = {.turn = -1};
    int told_ms = 0;
    Turn turn = {.ms = 0};
    Seat active = SEAT_NONE;
    unsigned told = 0;
    for (int frame = 0; frame < FRAMES_MOST && watch_on(); frame++) {
        if (laid_table()->view.game == NULL)
            continue;
        turn.ms += FRAME_MS;
        turn.spent[kind_shown()] += FRAME_MS;
        see_told(&evening, &told_ms);
        see_first(&evening, &read);
        const Seat now = seen(laid_table())->table.active;
        if (now == active)
            continue;
        count_lines(&turn, &told);
        if (prints && (float)turn.ms * laid_app->settings.others_speed >= TOLD_LONG)
            print_turn(evening.turns, &turn);
        evening.turns++;
        evening.longest = turn.ms > evening.longest ? turn.ms : evening.longest;
        evening.longest_plays = turn.plays > evening.longest_plays ? turn.plays : evening.longest_plays;
        active = now;
        turn = (Turn){.ms = 0};
    }
    return evening;
}

START_TEST(measure) {
    for (uint64_t seed = 1; seed <= 4; seed++)
        for (int level = 0; level < 2; level++) {
            open_evening((float)atof(getenv("STARDECK_MEASURE")), seed, level == 0 ? "easy" : "normal");
            const Evening evening = watch(true);
            printf("seed %d: %d turns, the longest %.2f s\n", (int)seed, evening.turns,
                   evening.longest / 1000.0);
            laid_close();
        }
}
END_TEST

// However much a computer does in a turn: in this evening once 26 cards, four missions and a battle.
START_TEST(no_turn_of_a_computer_is_long) {
    static const struct {
        float speed;
        int most;
    } evenings[] = {{OTHERS_USUAL, 6000}, {OTHERS_FAST, 1000}};
    open_evening(evenings[_i].speed, 3, "normal");
    const Evening evening = watch(false);
    ck_assert_msg(evening.longest <= evenings[_i].most, "%d ms", evening.longest);
    ck_assert_int_gt(evening.turns, 25);
    ck_assert_int_ge(evening.longest_plays, 20); // there was much to tell
    if (evenings[_i].speed <= OTHERS_USUAL) {
        ck_assert_int_gt(evening.reads, 15);
        ck_assert_msg(evening.first_shortest >= READ_LEAST, "%d ms", evening.first_shortest);
        ck_assert_int_ge(evening.told, 1); // what nobody could read is told afterwards …
        ck_assert_int_ge(evening.told_shortest, 1000);
    } else
        ck_assert_int_eq(evening.told, 0); // … unless one wants it fast
    laid_close();
}
END_TEST

int test_building_pace(void) {
    Suite *suite = suite_create("building pace");
    TCase *tcase = tcase_create("building pace");
    tcase_set_timeout(tcase, 600);
    if (getenv("STARDECK_MEASURE") != NULL)
        tcase_add_test(tcase, measure);
    else
        tcase_add_loop_test(tcase, no_turn_of_a_computer_is_long, 0, 2);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

// SPDX-License-Identifier: MIT
// Tests the forecast in a small window, in whole random games, for every card at every place: at most two
// lines, nothing cut off, the most important included; and its box stays within its row.
#include "driven.h"

#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"
#include "app/tables/tactics/forecast_notes.h"
#include "core/rng.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WINDOW_W 1280
#define WINDOW_H 720
#define MOVES 18

static App *app;

static const struct {
    uint8_t seats, variant;
    uint64_t seed;
    const char *language;
} evenings[] = {{2, VARIANT_STANDARD, 3, "en"},  {2, VARIANT_STANDARD, 4, "de"},
                {3, VARIANT_STANDARD, 5, "de"},  {4, VARIANT_STANDARD, 6, "en"},
                {4, VARIANT_ALLIANCES, 7, "de"}, {4, VARIANT_BLIND_TRUST, 8, "en"},
                {4, VARIANT_STANDARD, 9, "de"},  {2, VARIANT_STANDARD, 10, "de"}};

static void start(int evening) {
    SessionOptions options = {.setup = {.seats = evenings[evening].seats,
                                        .variant = evenings[evening].variant,
                                        .first = SEAT_NONE,
                                        .seed = evenings[evening].seed}};
    static const char *const order[] = {"romulan", "starfleet", "klingon", "vulcan"};
    app = driven_open(evenings[evening].language, WINDOW_W, WINDOW_H);
    driven_unpainted();
    app->settings.animation_speed = 0;
    app->settings.recap = false;
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.setup.faction[seat] = catalog_find(app->catalog, TABLE_FACTIONS, order[seat]);
    Text problem = {0};
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    driven_run();
}

static CardTable *table_now(void) {
    return app->frame->self;
}

// ---- what is told

// No word is longer than a line.
static void expect_words_fit(const char *text, float width) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    char word[200];
    while (*text != 0) {
        const size_t length = strcspn(text, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        ck_assert_msg(gfx_text_width(app->gfx, &style, word) <= width, "\"%s\" is wider than its line", word);
        text += length + (text[length] == ' ');
    }
}

static void expect_note(const ForecastText *told, const ForecastLines *lines, int i, float width) {
    const ForecastNote *note = &told->note[i];
    const NoteForm form = lines->spot[i].form;
    ck_assert_msg(note->weight != NOTE_KEPT || form != NOTE_LEFT_OUT, "left out: %s", note->full);
    if (form == NOTE_LEFT_OUT)
        return;
    ck_assert_float_le(lines->spot[i].x + lines->spot[i].w, width + 0.5F);
    if (form == NOTE_BRIEF || form == NOTE_FULL)
        expect_words_fit(form == NOTE_BRIEF ? note->brief : note->full, lines->spot[i].w);
}

typedef struct Tally {
    int forecasts, crowded, shortened;
} Tally;

static void expect_lines(const Command *command, float width, Tally *tally) {
    const CardTable *table = table_now();
    Forecast cast;
    ForecastText told;
    ForecastLines lines;
    if (!tactics_predict(tactics_looks_rules(table->looks), seen(table), command, &cast))
        return;
    tactics_forecast_describe(app, table, &cast, &told);
    ck_assert(told.brief);
    tactics_forecast_fit(app, table, &told, width, &lines);
    tally->forecasts++;
    ck_assert_int_le(lines.lines, FORECAST_LINES);
    for (int i = 0; i < told.count; i++) {
        expect_note(&told, &lines, i, width);
        tally->shortened += lines.spot[i].form < NOTE_FULL;
    }
    tally->crowded += told.count > FORECAST_LINES;
}

// ---- where it stands

// The first card of the hand, or the one that is asked about, at each place in turn.
static float expect_boxes(void) {
    float inner = 0;
    if (legal_has_verb(table_legal(app), VERB_PLAY))
        driven_key(SDLK_1);
    for (int row = 0; row < ROWS; row++) {
        CardTable *table = table_now();
        const GfxRect box = table_forecast_box(app, table);
        const GfxRect frame = table->game->numbers->forecast_within(app, table);
        if (box.w > 0) {
            ck_assert(box.x >= frame.x && box.x + box.w <= frame.x + frame.w);
            ck_assert(box.y >= frame.y && box.y + box.h <= frame.y + frame.h);
            inner = box.w - layout_px(&table->layout, 20);
        }
        driven_key(SDLK_RIGHT);
    }
    if (tactics_picked(table_now()))
        driven_key(SDLK_ESCAPE);
    return inner;
}

// ---- games by chance

static void expect_all(Tally *tally) {
    const Command *legal;
    const float width = expect_boxes();
    const int count = session_legal(app->session, &legal);
    for (int i = 0; i < count && width > 0; i++)
        expect_lines(&legal[i], width, tally);
}

static void move_by_chance(Rng *rng) {
    const Command *legal;
    const int count = session_legal(app->session, &legal);
    ck_assert_int_gt(count, 0);
    Command command = legal[rng_below(rng, (uint32_t)count)];
    for (int again = 0; command.verb == VERB_PASS && again < 20; again++)
        command = legal[rng_below(rng, (uint32_t)count)];
    ck_assert_int_eq(session_submit(app->session, &command), VERDICT_OK);
}

static void go_on(Rng *rng, Tally *tally, int *moves) {
    switch (session_stage(app->session)) {
    case SESSION_DECIDING:
        expect_all(tally);
        move_by_chance(rng);
        ++*moves;
        break;
    case SESSION_CURTAIN:
        session_take_seat(app->session);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        session_end_turn(app->session);
        break;
    default:
        session_finish_showing(app->session);
    }
    driven_run();
}

START_TEST(two_lines_say_it) {
    Tally tally = {0};
    Rng rng;
    rng_seed(&rng, evenings[_i].seed);
    start(_i);
    for (int moves = 0, steps = 0; moves < MOVES && session_stage(app->session) != SESSION_OVER; steps++) {
        ck_assert_int_lt(steps, 40 * MOVES);
        go_on(&rng, &tally, &moves);
    }
    ck_assert_int_gt(tally.forecasts, evenings[_i].variant == VARIANT_BLIND_TRUST ? 10 : 100);
    ck_assert_int_gt(tally.shortened, 0);
    driven_close();
}
END_TEST

int test_forecast_lines(void) {
    Suite *suite = suite_create("forecast in lines");
    TCase *tcase = tcase_create("games");
    tcase_set_timeout(tcase, 600);
    tcase_add_loop_test(tcase, two_lines_say_it, 0, (int)(sizeof evenings / sizeof evenings[0]));
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

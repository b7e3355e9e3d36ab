// SPDX-License-Identifier: MIT
// Tests the cost of dragging a card: what is below it is neither drawn nor computed anew until the card
// reaches another place; still, each frame equals a complete redraw.
#include "driven.h"

#include "app/kit/filled_table.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"
#include "core/hash.h"
#include "gfx/record.h"
#include "gfx/still.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_MS 16
#define LEFT_MS 1000 // by then nothing more is shown of what the pointer has left
#define PATH 72      // frames of a way over the whole table and back
#define HELD 56      // so long the card is held on it

static App *app;

// ---- what is asked of the game's table

static int boards, forecasts;
static FilledTable real;

static void count_board(App *of, const CardTable *table) {
    boards++;
    real.board.draw_board(of, table);
}

static float count_forecast(App *of, const CardTable *table, GfxRect column, bool draw) {
    forecasts++;
    return real.numbers.forecast(of, table, column, draw);
}

static GfxRect count_within(const App *of, const CardTable *table) {
    forecasts++;
    return real.numbers.forecast_within(of, table);
}

static void count_anew(void) {
    boards = forecasts = 0;
}

static void begin(int width, int height) {
    SessionOptions options = {.setup = {.seats = 4, .faction = {0, 1, 2, 3}, .first = 0, .seed = 5}};
    Text problem = {0};
    for (Seat seat = 1; seat < 4; seat++)
        options.who[seat] = opponent_find("random");
    app = driven_open("en", width, height);
    ck_assert(app_start_game(app, &options, &problem));
    text_finish(&problem);
    driven_run();
    ck_assert_ptr_eq(app->frame->screen, &table_screen);
    CardTable *table = app->frame->self;
    real = *table->filled;
    table->filled->board.draw_board = count_board;
    table->filled->numbers.forecast = count_forecast;
    table->filled->numbers.forecast_within = count_within;
}

// ---- the hand

static bool step(void) {
    return loop_step(app, app->now + FRAME_MS);
}

static void mouse(Uint32 type, float x, float y) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION)
        event.motion =
            (SDL_MouseMotionEvent){.type = type, .x = (Sint32)x, .y = (Sint32)y, .state = SDL_BUTTON_LMASK};
    else
        event.button =
            (SDL_MouseButtonEvent){.type = type, .button = SDL_BUTTON_LEFT, .x = (Sint32)x, .y = (Sint32)y};
    loop_handle(app, &event);
}

static GfxRect rect_of(const char *id) {
    const Hit *hit = hits_find(&app->hits, id);
    ck_assert_msg(hit != NULL, "no %s", id);
    return hit->rect;
}

static void take_up(const char *id) {
    const GfxRect card = rect_of(id);
    const float x = card.x + card.w / 2, y = card.y + 12;
    mouse(SDL_MOUSEMOTION, x, y);
    step();
    mouse(SDL_MOUSEBUTTONDOWN, x, y);
    mouse(SDL_MOUSEMOTION, x, y - 20);
    step();
    ck_assert(app->input.dragging);
}

static void come_to_rest(void) {
    for (int i = 0; step(); i++)
        ck_assert_msg(i < 400, "it is drawn for ever");
}

// Until the large card of what the pointer has left has gone, too.
static void hold_over(const char *id) {
    const GfxRect place = rect_of(id);
    mouse(SDL_MOUSEMOTION, place.x + place.w / 2, place.y + place.h / 3);
    come_to_rest();
    for (int ms = 0; ms < LEFT_MS; ms += FRAME_MS)
        step();
}

// ---- counted

static const int sizes[][2] = {{1280, 720}, {1920, 1080}};

START_TEST(over_one_place_only_the_card_is_drawn) {
    begin(sizes[_i][0], sizes[_i][1]);
    take_up("hand:2");
    hold_over("row:2");
    count_anew();
    const GfxRect row = rect_of("row:2");
    const uint64_t before = app->frame->shown;
    for (int i = 0; i < 20; i++) {
        const float turn = 0.6f * (float)i;
        mouse(SDL_MOUSEMOTION, row.x + row.w * (0.5f + 0.3f * cosf(turn)),
              row.y + row.h * (0.33f + 0.04f * sinf(turn)));
        step();
    }
    ck_assert_uint_eq(app->frame->shown, before + 20);
    ck_assert_int_eq(boards, 0);
    ck_assert_int_eq(forecasts, 0);
    // Over another place all is new.
    hold_over("row:3");
    ck_assert_int_gt(boards, 0);
    ck_assert_int_gt(forecasts, 0);
    // With the card let go what lies still is kept no longer.
    mouse(SDL_MOUSEMOTION, 2, 2);
    mouse(SDL_MOUSEBUTTONUP, 2, 2);
    come_to_rest();
    count_anew();
    gfx_damage_above(app->gfx, row);
    step();
    ck_assert_int_gt(boards, 0);
    driven_close();
}
END_TEST

// Where there is a rail the forecast takes the history's room there, and that once.
START_TEST(a_picked_card_over_one_place_draws_nothing) {
    begin(sizes[_i][0], sizes[_i][1]);
    driven_click("hand:2");
    hold_over("row:2");
    ck_assert_int_gt(forecasts, 0);
    const GfxRect row = rect_of("row:2");
    const uint64_t before = app->frame->shown;
    for (int i = 0; i < 10; i++) {
        mouse(SDL_MOUSEMOTION, row.x + row.w / 2 + (float)i, row.y + row.h / 3);
        app_request_update(app);
        step();
    }
    ck_assert_uint_eq(app->frame->shown, before);
    driven_close();
}
END_TEST

// ---- compared

// Of what is seen: the fourth byte of a pixel is nothing.
static uint64_t picture_hash(void) {
    static uint32_t row[1920];
    const SDL_Surface *picture = gfx_picture(app->gfx);
    uint64_t hash = 0;
    for (int y = 0; y < picture->h; y++) {
        memcpy(row, (const unsigned char *)picture->pixels + (size_t)y * (size_t)picture->pitch,
               (size_t)picture->w * 4);
        for (int x = 0; x < picture->w; x++)
            row[x] &= 0xFFFFFFu;
        hash = hash_bytes(row, (size_t)picture->w * 4, hash);
    }
    return hash;
}

// Up over the rows, to the left, down again, and let go where nothing is.
static void go_on(int i, float w, float h) {
    const float turn = 6.2832f * (float)i / HELD;
    const float x = w * (0.5f + 0.35f * cosf(turn)), y = h * (0.5f - 0.4f * sinf(turn));
    if (i < HELD)
        mouse(SDL_MOUSEMOTION, x, y);
    else if (i == HELD)
        mouse(SDL_MOUSEBUTTONUP, 2, 2);
}

// With `whole` everything is drawn with each frame: who listens wants to hear of it.
static void follow_path(bool whole, uint64_t hash[PATH]) {
    const GfxRecorder listener = {.dry = false};
    begin(1280, 720);
    if (whole)
        gfx_record(app->gfx, &listener);
    take_up("hand:2");
    count_anew();
    for (int i = 0; i < PATH; i++) {
        go_on(i, 1280, 720);
        if (whole)
            gfx_damage_all(app->gfx);
        step();
        hash[i] = picture_hash();
    }
    ck_assert_int_eq(boards < HELD, !whole);
    driven_close();
}

START_TEST(each_frame_is_as_if_all_had_been_drawn) {
    static uint64_t kept[PATH], drawn[PATH];
    follow_path(false, kept);
    follow_path(true, drawn);
    for (int i = 0; i < PATH; i++)
        ck_assert_msg(kept[i] == drawn[i], "frame %d differs", i);
}
END_TEST

int test_held_card(void) {
    Suite *suite = suite_create("a card held by the mouse");
    TCase *held = tcase_create("held");
    tcase_set_timeout(held, 120);
    tcase_add_loop_test(held, over_one_place_only_the_card_is_drawn, 0, 2);
    tcase_add_loop_test(held, a_picked_card_over_one_place_draws_nothing, 0, 2);
    tcase_add_test(held, each_frame_is_as_if_all_had_been_drawn);
    suite_add_tcase(suite, held);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

// SPDX-License-Identifier: MIT
// Tests numbers on the table and their explanations: the pop-up opens and closes, never covers what is
// needed, and agrees with the table.
#include "laid_table.h"

#include "app/tables/tactics/table.h"

#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"
#include "gfx/record.h"
#include "screen_stage.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

static const char *const positions[] = {"duel.json", "three.json", "teams.json", "blind_trust.json",
                                        "secret.json"};
#define POSITIONS ((int)(sizeof positions / sizeof positions[0]))

// Pictures of cards are not what is looked at here.
static void open_small(const char *position) {
    laid_open(position, 640, 400);
}

static void close_all(void) {
    laid_close();
}

static const GfxRect *box(void) {
    const Hit *hit = laid_hit("explain");
    return hit != NULL ? &hit->rect : NULL;
}

START_TEST(it_comes_after_a_while_and_goes_with_the_pointer) {
    open_small("duel.json");
    laid_point("row:1:power:romulan");
    laid_wait(100);
    ck_assert_ptr_null(box());
    laid_wait(1000);
    ck_assert_ptr_nonnull(box());
    ck_assert(box()->w <= 0); // nothing to hit: what lies below can be clicked
    laid_point("hand:1");
    laid_wait(40);
    ck_assert_ptr_null(box());
}
END_TEST

START_TEST(a_click_pins_it_and_another_closes_it) {
    open_small("duel.json");
    laid_click("score:romulan");
    ck_assert(box() != NULL && box()->w > 100 && box()->h > 50);
    laid_point("row:2:power:starfleet");
    laid_wait(1000);
    ck_assert_uint_eq(laid_table()->explain.number.kind, TAG_SEAT);
    laid_click("row:2:power:starfleet");
    ck_assert_uint_eq(laid_table()->explain.number.kind, TAG_POWER);
    laid_click("row:2:power:starfleet");
    ck_assert_ptr_null(box());
    laid_click("score:starfleet");
    laid_click("explain");
    ck_assert_ptr_null(box());
    laid_click("score:starfleet");
    laid_key(SDLK_ESCAPE);
    ck_assert_ptr_null(box());
    ck_assert_str_eq(laid_app->shown_name, "table");
}
END_TEST

START_TEST(keys_reach_it) {
    open_small("duel.json");
    for (int tries = 0; strncmp(laid_app->input.focus, "row:1:power:", 12) != 0; tries++) {
        ck_assert_int_lt(tries, HITS_MAX);
        laid_key(SDLK_TAB);
    }
    laid_wait(1000);
    ck_assert_ptr_nonnull(box());
    laid_key(SDLK_RETURN);
    ck_assert(laid_table()->explain.pinned);
    laid_key(SDLK_ESCAPE);
    ck_assert_ptr_null(box());
}
END_TEST

START_TEST(none_while_a_card_is_held) {
    open_small("duel.json");
    laid_point("row:1:power:romulan");
    laid_wait(1000);
    ck_assert_ptr_nonnull(box());
    laid_press("hand:1");
    ck_assert(laid_table()->drag.on);
    ck_assert_ptr_null(box());
    laid_release();
}
END_TEST

START_TEST(a_held_card_is_forecast_and_a_closed_row_says_why) {
    open_small("duel.json");
    CardTable *table = laid_table();
    ck_assert(!table_has_forecast(laid_app, table));
    laid_press("hand:1");
    laid_point("row:1");
    laid_wait(100);
    ck_assert(table_has_forecast(laid_app, table));
    ck_assert_str_eq(table->notice, "");
    laid_point("row:4"); // under a Blockade
    laid_wait(100);
    ck_assert(!table_has_forecast(laid_app, table));
    ck_assert_ptr_nonnull(strstr(table->notice, "Blockade (")); // which card, and whose
    laid_point("row:2");
    laid_wait(100);
    ck_assert_str_eq(table->notice, "");
    ck_assert(table_has_forecast(laid_app, table));
    laid_key(SDLK_ESCAPE);
    ck_assert(!table_has_forecast(laid_app, table));
}
END_TEST

static bool is_shown(const char *text, const char *value) {
    return strncmp(text, value, strlen(value)) == 0;
}

// The value in front of the explanation is the number that the table shows.
static void check_value(const CardTable *table, TableNumber number, const Explanation *explanation) {
    const TacticsView *view = seen(table);
    char value[16] = "";
    float power = 0;
    if (number.kind == NUMBER_CARD) {
        power = view->row[number.row].card[number.at].power;
    } else if (number.kind == NUMBER_ROW) {
        power = (float)view->row[number.row].eighths[number.seat] / 8;
        const Seat ally = tactics_sums_teams(table) ? tactics_ally(table, number.seat) : SEAT_NONE;
        power += ally != SEAT_NONE ? (float)view->row[number.row].eighths[ally] / 8 : 0;
    } else if (number.kind == NUMBER_POINTS) {
        power = view->seat[tactics_pile_seat(view, number.seat)].points;
    } else if (number.kind == NUMBER_DRAW) {
        power = view->seat[number.seat].draw_count;
    } else {
        return;
    }
    tactics_format_power(laid_app, value, power);
    ck_assert_msg(is_shown(explanation->value, value) || strcmp(explanation->value, "?") == 0,
                  "%s: \"%s\" is not %s", explanation->title, explanation->value, value);
}

START_TEST(every_number_says_what_the_table_shows) {
    open_small(positions[_i]);
    int kinds[NUMBER_HAND + 1] = {0};
    for (int i = 0; i < laid_app->hits.count; i++) {
        const TableNumber number = tactics_number_of(&laid_app->hits.item[i].tag);
        Explanation explanation;
        if (number.kind <= NUMBER_HAND) // signs are explained too, but not on every table
            kinds[number.kind]++;
        if (number.kind == NUMBER_NONE)
            continue;
        ck_assert_msg(tactics_explain_number(laid_app, laid_table(), number, &explanation), "%s",
                      laid_app->hits.item[i].id);
        ck_assert_str_ne(explanation.title, "");
        ck_assert_msg(explanation.count > 0 || explanation.foot[0] != 0, "%s", laid_app->hits.item[i].id);
        check_value(laid_table(), number, &explanation);
    }
    for (int kind = NUMBER_CARD; kind <= NUMBER_HAND; kind++)
        ck_assert_msg(kinds[kind] > 0, "no number of kind %d", kind);
}
END_TEST

// ---- in games by chance: what stands there is what is explained

#define DRAWN_MAX 2000

typedef struct Drawn {
    char text[24];
    float x, y;
} Drawn;

static Drawn drawn[DRAWN_MAX];
static int drawn_count, checked[NUMBER_HAND], checked_scored;

static void note_text(void *context, const GfxDrawnText *text) {
    (void)context;
    if (text->layer > 0 || strlen(text->text) >= sizeof drawn->text || drawn_count == DRAWN_MAX)
        return;
    Drawn *item = &drawn[drawn_count++];
    text_copy(item->text, sizeof item->text, text->text);
    item->x = text->extent.x + text->extent.w / 2;
    item->y = text->extent.y + text->extent.h / 2;
}

static void draw_all(void) {
    drawn_count = 0;
    gfx_damage_all(laid_app->gfx);
    stage_step();
}

static bool stands_in(GfxRect rect, const char *value) {
    for (int i = 0; i < drawn_count; i++)
        if (gfx_contains(rect, drawn[i].x, drawn[i].y) && strcmp(drawn[i].text, value) == 0)
            return true;
    return false;
}

// On a card it is composed with the rest of its picture.
static void card_number(const TableNumber *number, char value[16]) {
    const CardTable *table = laid_table();
    const Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, number->row, number->at)];
    const CardLook look = table->game->look->card(table->looks, laid_app, &sprite->now);
    // What is out of action shows what is printed on it, struck out.
    snprintf(value, 16, "%d", look.power_blocked ? 0 : look.power_now);
}

// The value of an explanation ends where it says what is not known: "7 + ?".
static void check_hit(const Hit *hit, uint64_t seed) {
    const TableNumber number = tactics_number_of(&hit->tag);
    Explanation explanation;
    char value[16], shown[16] = "";
    if (number.kind == NUMBER_NONE || number.kind >= NUMBER_HAND || number.kind == NUMBER_TARGET ||
        hit->tag.kind == TAG_WON_MORE)
        return; // a hand's number is its backs; "+2 more" is explained by all of them
    ck_assert_msg(tactics_explain_number(laid_app, laid_table(), number, &explanation), "%s", hit->id);
    snprintf(value, sizeof value, "%.*s", (int)strcspn(explanation.value, " "), explanation.value);
    if (number.kind == NUMBER_CARD)
        card_number(&number, shown);
    // The number of a pile stands on its lower edge.
    const bool pile = number.kind != NUMBER_ROW && number.kind != NUMBER_POINTS;
    const GfxRect room = gfx_inset(hit->rect, pile ? -lpx(laid_table(), 16) : 0);
    const bool is = number.kind == NUMBER_CARD ? strcmp(shown, value) == 0 : stands_in(room, value);
    const bool secret = strcmp(value, "?") == 0;
    ck_assert_msg(is || secret, "game %d: %s is explained as \"%s\", which does not stand there %s",
                  (int)seed, hit->id, explanation.value, shown);
    checked[number.kind]++;
    checked_scored += number.kind == NUMBER_ROW && tactics_scoring_covers(laid_table(), number.row);
}

static void check_numbers(uint64_t seed) {
    if (strcmp(laid_app->shown_name, "table") != 0 || laid_table()->showing)
        return;
    draw_all();
    for (int i = 0; i < laid_app->hits.count; i++)
        check_hit(&laid_app->hits.item[i], seed);
}

static void play_on(Rng *rng) {
    Session *session = laid_app->session;
    const Command *legal;
    switch (session_stage(session)) {
    case SESSION_CURTAIN:
        session_take_seat(session);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        session_end_turn(session);
        break;
    case SESSION_DECIDING: {
        const int count = session_legal(session, &legal);
        Command command = legal[rng_below(rng, (uint32_t)count)];
        for (int again = 0; command.verb == VERB_PASS && again < 10; again++)
            command = legal[rng_below(rng, (uint32_t)count)];
        ck_assert_uint_eq(session_submit(session, &command), VERDICT_OK);
        break;
    }
    case SESSION_OVER:
        break;
    default:
        session_finish_showing(session);
    }
}

static const char *const played[] = {
    "duel.json", "three.json",         "teams.json",   "blind_trust.json", "scoring.json",
    "ask.json",  "trust_scoring.json", "lasting.json", "ending.json",      "ending_teams.json"};

START_TEST(what_is_shown_is_what_is_explained) {
    static const GfxRecorder recorder = {.dry = true, .text = note_text};
    Rng rng;
    rng_seed(&rng, (uint64_t)_i);
    laid_open(played[_i], 1920, 1080);
    laid_app->settings.animation_speed = 0;
    gfx_record(laid_app->gfx, &recorder);
    for (int moves = 0; moves < 120 && session_stage(laid_app->session) != SESSION_OVER; moves++) {
        stage_run();
        check_numbers((uint64_t)_i);
        play_on(&rng);
    }
    ck_assert(checked[NUMBER_CARD] > 20 && checked[NUMBER_ROW] > 20 && checked[NUMBER_POINTS] > 2);
    ck_assert_int_gt(checked_scored, 0);
}
END_TEST

int test_explanations(void) {
    Suite *suite = suite_create("explanations");
    TCase *tcase = tcase_create("table");
    tcase_add_checked_fixture(tcase, NULL, close_all);
    tcase_add_test(tcase, it_comes_after_a_while_and_goes_with_the_pointer);
    tcase_add_test(tcase, a_click_pins_it_and_another_closes_it);
    tcase_add_test(tcase, keys_reach_it);
    tcase_add_test(tcase, none_while_a_card_is_held);
    tcase_add_test(tcase, a_held_card_is_forecast_and_a_closed_row_says_why);
    tcase_add_loop_test(tcase, every_number_says_what_the_table_shows, 0, POSITIONS);
    tcase_add_loop_test(tcase, what_is_shown_is_what_is_explained, 0,
                        (int)(sizeof played / sizeof played[0]));
    tcase_set_timeout(tcase, 300);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

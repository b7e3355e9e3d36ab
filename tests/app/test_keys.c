// SPDX-License-Identifier: MIT
// Tests the program by keyboard alone: Enter alone plays whole games, whatever is asked; arrow keys and Tab
// reach every region; Esc leads back; keys do what the player assigned to them.
#include "driven.h"
#include "games/tactics/commands.h"
#include "games/tactics/rules.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;

static void begin(void) {
    app = driven_open("en", 640, 400);
    driven_unpainted();
    app->settings.animation_speed = 0;
    app->settings.recap = false;
}

static void begin_small(void) {
    app = driven_open("en", 320, 180);
    driven_unpainted();
    app->settings.animation_speed = 0;
    app->settings.recap = false;
}

static void end(void) {
    driven_close();
}

static void start(uint8_t seats, uint8_t variant, uint8_t flags, uint64_t seed) {
    SessionOptions options = {
        .setup = {.seats = seats, .variant = variant, .flags = flags, .first = SEAT_NONE, .seed = seed}};
    static const char *const order[] = {"romulan", "starfleet", "klingon", "vulcan"};
    for (Seat seat = 0; seat < seats; seat++)
        options.setup.faction[seat] =
            catalog_find(app->catalog, TABLE_FACTIONS, order[(flags & FLAG_SHORT) != 0 ? 2 * seat : seat]);
    Text problem = {0};
    ck_assert_msg(app_start_game(app, &options, &problem), "%s", text_string(&problem));
    text_finish(&problem);
    driven_run();
}

static void expect_focus(void) {
    ck_assert(app->input.focus_shown);
    ck_assert_msg(hits_find(&app->hits, app->input.focus) != NULL, "no focus on %s (%s)", app->shown_name,
                  app->input.focus);
}

// ---- a game

typedef struct Evening {
    uint8_t seats, variant, flags;
    int presses; // of Enter; 0: to the end, and on to the next game
} Evening;

static const Evening evenings[] = {{2, VARIANT_STANDARD, FLAG_SHORT, 0},
                                   {4, VARIANT_STANDARD, 0, 40},
                                   {4, VARIANT_ALLIANCES, 0, 40},
                                   {4, VARIANT_BLIND_TRUST, 0, 60}};

#define IDLE_MOST 12 // presses, before something happens

START_TEST(enter_alone_plays_a_game) {
    const Evening *evening = &evenings[_i];
    start(evening->seats, evening->variant, evening->flags, 11);
    driven_key(SDLK_RETURN);
    unsigned version = session_version(app->session);
    int idle = 0;
    for (int i = 0; evening->presses == 0 || i < evening->presses; i++) {
        expect_focus();
        if (strcmp(app->shown_name, "result") == 0)
            break;
        if (driven_has("button:pass_empty")) // Enter alone gives the harmless answer, which passes nothing
            app_show_focus(app, "button:pass_empty");
        driven_key(SDLK_RETURN);
        idle = session_version(app->session) == version ? idle + 1 : 0;
        version = session_version(app->session);
        ck_assert_msg(idle < IDLE_MOST, "stuck on %s at %s", app->shown_name, app->input.focus);
    }
    if (evening->presses == 0) {
        driven_key(SDLK_RETURN); // the same players again
        ck_assert_str_eq(app->shown_name, "handover");
    }
}
END_TEST

// ---- everything can be reached

static const int ways[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

// `below`: with Shift held down.
static void walk(bool *reached, int from, bool below) {
    reached[from] = true;
    for (int way = 0; way < 4; way++) {
        const Hit *to = hits_toward(&app->hits, app->hits.item[from].id, ways[way][0], ways[way][1], below);
        if (to != NULL && !reached[to - app->hits.item])
            walk(reached, (int)(to - app->hits.item), below);
    }
}

// From the place the focus goes to first, by arrows; and back there.
static void expect_all_reached(bool below) {
    bool reached[HITS_MAX] = {false};
    const Hit *first = hits_step(&app->hits, "", 1);
    ck_assert_ptr_nonnull(first);
    walk(reached, (int)(first - app->hits.item), below);
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        if (!hit_is_focusable(hit))
            continue;
        ck_assert_msg(reached[i], "%s: no way to %s%s", app->shown_name, hit->id,
                      below ? ", with Shift" : "");
        bool back[HITS_MAX] = {false};
        walk(back, i, below);
        ck_assert_msg(back[first - app->hits.item], "%s: no way back from %s", app->shown_name, hit->id);
    }
}

static void expect_reached(void) {
    expect_all_reached(false);
}

START_TEST(arrows_reach_everything_in_the_menus) {
    expect_reached();
    driven_click("menu:new");
    expect_reached();
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "menu");
    driven_click("menu:settings");
    static const char *const pages[] = {"display", "table", "keys", "access"};
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "settings:page:%s", pages[i]);
        driven_click(id);
        expect_reached();
    }
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->shown_name, "menu");
}
END_TEST

static bool is_place(const Hit *hit) {
    return hit->is_drop_target && hit_is_focusable(hit);
}

static bool stays_in_reach(const Hit *hit) {
    return is_place(hit) || strncmp(hit->id, "hand:", 5) == 0 || strncmp(hit->id, "button:", 7) == 0;
}

static int row_of(const Hit *hit) {
    int row = 0;
    ck_assert_int_eq(sscanf(hit->id, "row:%d", &row), 1);
    return row;
}

// From place to place: up and down in a row, left and right to the next row and no farther, past whatever
// lies in between; nobody is left out. Returns how many there are.
static int expect_places(void) {
    int places = 0;
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *from = &app->hits.item[i];
        if (!is_place(from))
            continue;
        places++;
        bool reached[HITS_MAX] = {false};
        walk(reached, i, false);
        for (int j = 0; j < app->hits.count; j++)
            ck_assert_msg(reached[j] || !stays_in_reach(&app->hits.item[j]), "no way from %s to %s", from->id,
                          app->hits.item[j].id);
        for (int way = 0; way < 4; way++) {
            const Hit *to = hits_toward(&app->hits, from->id, ways[way][0], ways[way][1], false);
            if (to != NULL && is_place(to))
                ck_assert_msg(row_of(to) - row_of(from) == ways[way][0], "%s leads to %s", from->id, to->id);
            else
                ck_assert_msg(to == NULL || strncmp(to->id, "row:", 4) != 0, "%s: stopped at %s", from->id,
                              to->id);
        }
    }
    return places;
}

// With nothing held everything is a stop; else Shift leads to what lies below the places. True: something is
// held.
static bool expect_in_order(void) {
    const bool held = expect_places() > 0;
    expect_all_reached(held);
    return held;
}

START_TEST(arrows_reach_everything_at_the_table) {
    int met[2] = {0}, between = 0;
    start(4, VARIANT_STANDARD, 0, 3);
    for (int turn = 0; turn < 12; turn++) {
        driven_key(SDLK_RETURN); // the seat
        for (int i = 0; i < 22 && strcmp(app->shown_name, "handover") != 0; i++) {
            driven_key(i == 1 ? SDLK_ESCAPE : SDLK_RETURN); // a card, back into the hand, and again
            met[expect_in_order()]++;
            between += hits_find(&app->hits, "row:1:pos:2") != NULL;
        }
    }
    ck_assert_int_gt(met[false], 12);
    ck_assert_int_gt(met[true], 12);
    ck_assert_int_gt(between, 0); // a card was held that goes between others
    driven_key(SDLK_RETURN);
    driven_key(SDLK_l);
    expect_reached();
    driven_key(SDLK_ESCAPE);
    driven_key(SDLK_F10);
    expect_reached();
}
END_TEST

START_TEST(tab_goes_round) {
    driven_key(SDLK_TAB);
    char first[HIT_ID_MAX];
    memcpy(first, app->input.focus, sizeof first);
    int steps = 0, all = 0;
    do {
        driven_key(SDLK_TAB);
        ck_assert_int_lt(++steps, HITS_MAX);
    } while (strcmp(app->input.focus, first) != 0);
    for (int i = 0; i < app->hits.count; i++)
        all += hit_is_focusable(&app->hits.item[i]);
    ck_assert_int_eq(steps, all);
}
END_TEST

// ---- where it goes

START_TEST(the_focus_follows_what_is_done) {
    start(2, VARIANT_STANDARD, 0, 7);
    driven_key(SDLK_RETURN);
    ck_assert_int_eq(strncmp(app->input.focus, "hand:", 5), 0);
    driven_key(SDLK_2);
    ck_assert_int_eq(strncmp(app->input.focus, "row:", 4), 0); // where it may go
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->input.focus, "hand:2"); // taken back
    driven_key(SDLK_i);
    ck_assert_str_eq(app->input.focus, "button:close");
    driven_key(SDLK_ESCAPE);
    ck_assert_str_eq(app->input.focus, "hand:2");
    driven_key(SDLK_F10);
    ck_assert_str_eq(app->input.focus, "button:back");
    driven_key(SDLK_F10);
    ck_assert_str_eq(app->input.focus, "hand:2");
    driven_key(SDLK_p); // pass, marking the first card
    ck_assert_str_eq(app->input.focus, "button:ok");
    driven_key(SDLK_1);
    ck_assert_str_eq(app->input.focus, "button:ok"); // not the card, which Enter would let go again
    driven_key(SDLK_ESCAPE);
    driven_key(SDLK_2);
    driven_key(SDLK_s); // the second row
    ck_assert_str_eq(app->input.focus, "button:end_turn");
    driven_key(SDLK_e);
    ck_assert_str_eq(app->shown_name, "handover");
}
END_TEST

// ---- keys of one's own

static void give_key(const char *action, SDL_Keycode key) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "settings:key:%s", action);
    app_show_focus(app, id);
    driven_run();
    driven_key(SDLK_RETURN);
    driven_key(key);
}

START_TEST(keys_do_what_they_were_given_for) {
    driven_click("menu:settings");
    driven_click("settings:page:keys");
    give_key("hide_hands", SDLK_k);
    ck_assert_int_eq(app->settings.keys.key[ACTION_HIDE], SDLK_k);
    give_key("log", SDLK_TAB); // always means the same
    driven_key(SDLK_ESCAPE);
    ck_assert_int_eq(app->settings.keys.key[ACTION_LOG], SDLK_l);
    give_key("log", SDLK_i); // taken
    ck_assert_int_eq(app->settings.keys.key[ACTION_LOG], SDLK_l);
    driven_key(SDLK_i); // the two change places
    ck_assert_int_eq(app->settings.keys.key[ACTION_LOG], SDLK_i);
    ck_assert_int_eq(app->settings.keys.key[ACTION_INSPECT], SDLK_l);
    app_show_focus(app, "settings:key:log:reset");
    driven_run();
    driven_key(SDLK_RETURN);
    ck_assert_int_eq(app->settings.keys.key[ACTION_LOG], SDLK_l);
    ck_assert_int_eq(app->settings.keys.key[ACTION_INSPECT], SDLK_i);
    driven_key(SDLK_ESCAPE);
    start(2, VARIANT_STANDARD, 0, 7);
    driven_key(SDLK_RETURN);
    driven_key(SDLK_F9);
    ck_assert_str_eq(app->shown_name, "table");
    driven_key(SDLK_k);
    ck_assert_str_eq(app->shown_name, "handover");
}
END_TEST

static TCase *new_case(Suite *suite, const char *name, SFun opens) {
    TCase *tcase = tcase_create(name);
    tcase_add_checked_fixture(tcase, opens, end);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    return tcase;
}

int test_keys(void) {
    Suite *suite = suite_create("keyboard");
    TCase *tcase = new_case(suite, "focus", begin);
    tcase_add_test(tcase, tab_goes_round);
    tcase_add_test(tcase, the_focus_follows_what_is_done);
    tcase_add_test(tcase, keys_do_what_they_were_given_for);
    tcase = new_case(suite, "arrows", begin);
    tcase_add_test(tcase, arrows_reach_everything_in_the_menus);
    tcase_add_test(tcase, arrows_reach_everything_at_the_table);
    tcase = new_case(suite, "games", begin_small);
    tcase_add_loop_test(tcase, enter_alone_plays_a_game, 0, (int)(sizeof evenings / sizeof evenings[0]));
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

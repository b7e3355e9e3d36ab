// SPDX-License-Identifier: MIT
// Tests presses while one's own move is still being shown, at the tables of all games: what is pressed does
// then exactly what it would do once the move has been shown, if it is still there, and else nothing. Each
// press is compared with the same game played anew, in which one waits first.
#include "laid_table.h"

#include "app/kit/action.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"
#include "app/kit/press_through.h"
#include "app/kit/scene.h"
#include "core/rng.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TRIALS 64
#define MOVES 8

static const char *const positions[] = {"duel.json", "strike_duel.json", "building_hand.json",
                                        "empires_fleet.json"};

// ---- a game played by luck

// Submits moves of whoever is at the table; the last one is only begun to be shown. False: it is over, or
// somebody else is asked by then.
static bool play(const char *position, uint64_t seed, int moves) {
    Rng luck;
    rng_seed(&luck, seed);
    laid_open(position, 1280, 720);
    for (int i = 0; i < moves; i++) {
        const Command *legal;
        if (session_stage(laid_app->session) != SESSION_DECIDING ||
            strcmp(laid_app->shown_name, "table") != 0)
            return false;
        const int count = session_legal(laid_app->session, &legal);
        const Command command = legal[rng_below(&luck, (uint32_t)count)];
        ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
        if (i + 1 < moves)
            laid_run();
    }
    for (int frames = 3 + (int)rng_below(&luck, 12); frames > 0; frames--)
        laid_wait(1);
    return strcmp(laid_app->shown_name, "table") == 0 && laid_table()->showing;
}

typedef struct Stand {
    uint64_t hash;
    uint8_t kind, card, overlay;
    bool notice;
} Stand;

static Stand stand(void) {
    Stand now = {.hash = match_hash(session_match(laid_app->session))};
    if (strcmp(laid_app->shown_name, "table") != 0)
        return now;
    CardTable *table = laid_table();
    const TableThing held = table->game->things->held(table);
    now.kind = held.kind;
    now.card = held.kind == THING_NONE ? NONE : held.card;
    now.overlay = table->overlay;
    now.notice = table->notice[0] != 0;
    return now;
}

static bool same_stand(Stand a, Stand b) {
    return a.hash == b.hash && a.kind == b.kind && a.card == b.card && a.overlay == b.overlay &&
           a.notice == b.notice;
}

static void press_at(float x, float y) {
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = (Sint32)x, .y = (Sint32)y}};
    loop_handle(laid_app, &event);
    event = (SDL_Event){
        .button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = (Sint32)x, .y = (Sint32)y}};
    loop_handle(laid_app, &event);
    event.type = SDL_MOUSEBUTTONUP;
    loop_handle(laid_app, &event);
}

// ---- buttons

static const char *label(const char *id) {
    static ActionBox box;
    action_state(laid_app, laid_table(), &box);
    for (int i = 0; i < box.count; i++)
        if (strcmp(box.button[i].id, id) == 0)
            return box.button[i].text;
    return "";
}

typedef struct Pressed {
    char id[HIT_ID_MAX];
    char text[64];
    float x, y;
    uint8_t card; // drawn there; NONE: none
} Pressed;

// What the press should come to, from the same game at rest.
static Stand expected(const char *position, uint64_t seed, int moves, const Pressed *pressed, bool *counts) {
    play(position, seed, moves);
    laid_run();
    laid_wait(2000);
    const Hit *hit =
        pressed->id[0] != 0 ? laid_hit(pressed->id) : hits_at(&laid_app->hits, pressed->x, pressed->y);
    const bool same = hit != NULL && (pressed->id[0] != 0 ? strcmp(label(hit->id), pressed->text) == 0
                                                          : hit->card == pressed->card);
    *counts = same;
    if (same) {
        press_at(pressed->id[0] != 0 ? hit->rect.x + hit->rect.w / 2 : pressed->x,
                 pressed->id[0] != 0 ? hit->rect.y + hit->rect.h / 2 : pressed->y);
        laid_run();
    }
    const Stand after = stand();
    laid_close();
    return after;
}

// One that can be pressed by now.
static bool find_button(Rng *luck, Pressed *pressed) {
    uint32_t seen = 0;
    for (int i = 0; i < laid_app->hits.count; i++) {
        const Hit *hit = &laid_app->hits.item[i];
        if (!hit->settles || !hit->enabled || guard_is_too_early(&laid_app->guard, hit, laid_app->now) ||
            rng_below(luck, ++seen) != 0)
            continue;
        snprintf(pressed->id, sizeof pressed->id, "%s", hit->id);
        snprintf(pressed->text, sizeof pressed->text, "%s", label(hit->id));
        pressed->x = hit->rect.x + hit->rect.w / 2;
        pressed->y = hit->rect.y + hit->rect.h / 2;
        pressed->card = NONE;
    }
    return seen > 0;
}

// The card drawn there, above others.
static uint8_t card_at(float x, float y) {
    uint8_t card = NONE;
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &laid_table()->scene.sprite[i];
        if (sprite->used && !sprite->leaving && gfx_contains(sprite_rect(sprite), x, y))
            card = sprite->now.card;
    }
    return card;
}

// A card in the hand, wherever it is at the moment.
static bool find_card(Rng *luck, Pressed *pressed) {
    const GfxRect hand = laid_table()->layout.hand;
    for (int i = 0; i < 30; i++) {
        const float x = hand.x + (float)rng_below(luck, (uint32_t)hand.w + 1),
                    y = hand.y + (float)rng_below(luck, (uint32_t)hand.h + 1);
        if (card_at(x, y) < CARD_HIDDEN) {
            *pressed = (Pressed){.x = x, .y = y, .card = card_at(x, y)};
            return true;
        }
    }
    return false;
}

static int counted, dropped;

static void compare(bool (*find)(Rng *luck, Pressed *pressed), uint64_t seed, int moves) {
    Rng luck;
    rng_seed(&luck, seed);
    const char *position = positions[seed % (sizeof positions / sizeof positions[0])];
    Pressed pressed = {0};
    if (!play(position, seed, moves) || !press_through_is_on(laid_app, laid_table()) ||
        !find(&luck, &pressed)) {
        laid_close();
        return;
    }
    press_at(pressed.x, pressed.y);
    laid_run();
    laid_wait(2000);
    const Stand after = stand();
    laid_close();
    bool counts;
    const Stand wanted = expected(position, seed, moves, &pressed, &counts);
    ck_assert_msg(same_stand(after, wanted), "%s, seed %d, after %d moves: %s (card %d) at %g, %g", position,
                  (int)seed, moves, pressed.id, pressed.card, (double)pressed.x, (double)pressed.y);
    counted += counts;
    dropped += !counts;
}

START_TEST(a_button_pressed_meanwhile_does_what_it_would_do_then) {
    counted = dropped = 0;
    for (uint64_t seed = 0; seed < TRIALS; seed++)
        compare(find_button, seed, 1 + (int)seed % MOVES);
    printf("buttons: %d counted, %d dropped\n", counted, dropped);
    ck_assert_int_gt(counted, 3);
}
END_TEST

START_TEST(a_card_pressed_meanwhile_is_taken) {
    counted = dropped = 0;
    for (uint64_t seed = 0; seed < TRIALS; seed++)
        compare(find_card, seed, 1 + (int)seed % MOVES);
    printf("cards: %d counted, %d dropped\n", counted, dropped);
    ck_assert_int_gt(counted, 3);
}
END_TEST

// ---- while others move

// Goes on with the first move there is, until a computer's is shown. False: the game is over.
static bool wait_for_others(void) {
    for (int frame = 0; frame < 6000 && strcmp(laid_app->shown_name, "table") == 0; frame++) {
        const CardTable *table = laid_table();
        const Command *legal;
        if (table->showing && table->theirs && table->beat_of == SEAT_NONE)
            return true;
        if (session_stage(laid_app->session) == SESSION_DECIDING && !table->showing) {
            ck_assert_int_gt(session_legal(laid_app->session, &legal), 0);
            const Command command = legal[0];
            ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
        } else if (session_stage(laid_app->session) == SESSION_END_TURN) {
            session_end_turn(laid_app->session);
        } else if (session_stage(laid_app->session) == SESSION_SCORING && !table->showing) {
            session_finish_showing(laid_app->session);
        }
        laid_wait(1);
    }
    return false;
}

START_TEST(a_press_while_others_move_only_skips) {
    int skipped = 0;
    Rng luck;
    rng_seed(&luck, 1);
    laid_open_with(opponent_find("random"), positions[_i], 1280, 720);
    while (skipped < 4 && wait_for_others()) {
        const CardTable *table = laid_table();
        const GfxRect hand = table->layout.hand;
        Pressed pressed = {.x = hand.x + hand.w / 2, .y = hand.y + hand.h / 2};
        find_card(&luck, &pressed);
        ck_assert(!press_through_is_on(laid_app, table));
        press_at(pressed.x, pressed.y);
        ck_assert_int_eq(table->game->things->held(table).kind, THING_NONE);
        skipped++;
        laid_run();
    }
    laid_close();
    ck_assert_int_gt(skipped, 0);
}
END_TEST

int test_press_through(void) {
    Suite *suite = suite_create("press through");
    TCase *tcase = tcase_create("off-screen");
    tcase_add_test(tcase, a_button_pressed_meanwhile_does_what_it_would_do_then);
    tcase_add_test(tcase, a_card_pressed_meanwhile_is_taken);
    tcase_add_loop_test(tcase, a_press_while_others_move_only_skips, 0, 4);
    tcase_set_timeout(tcase, 600);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

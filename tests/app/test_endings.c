// SPDX-License-Identifier: MIT
// Tests how cards end that are removed from a row of Tactics: they burn where they lay, their number last,
// whatever comes next, and are counted by their pile afterwards; in a negotiation the bids lie side by side,
// and the larger one lights up.
#include "app/art/card_break.h"
#include "app/art/card_burn.h"
#include "app/kit/burning.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/tables/tactics/table.h"
#include "gfx/sprite.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <string.h>

#define FRAME_MS 20
#define FRAMES_MAX 400

static CardTable *table;

static void play(const char *position, const char *steps) {
    const Shot shot = {"endings", position, steps};
    const ShotManner manner = {0};
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&shot, &manner));
    table = stage_app->frame->self;
}

// ---- burning

static bool was_there(const GfxRect *places, int count, const CardPlace *place) {
    for (int i = 0; i < count; i++)
        if (places[i].x == place->x && places[i].y == place->y)
            return true;
    return false;
}

static int places_of(uint8_t row, GfxRect places[ZONE_CARDS]) {
    const Zone *zone = &table->scene.zone[row];
    for (int at = 0; at < zone->count; at++)
        places[at] = sprite_rect(&table->scene.sprite[zone->sprite[at]]);
    return zone->count;
}

static int burning(void) {
    int count = 0;
    for (int i = 0; i < BURNING_MAX; i++)
        count += table->scene.burning[i].used;
    return count;
}

// A supernova in row 2: four cards burn, each where it lay, however the others close up meanwhile.
START_TEST(cards_burn_where_they_lay) {
    GfxRect places[ZONE_CARDS];
    int count = 0, most = 0;
    play("fire.json", "names:A,B,C,D start run take play:galaxy:2");
    for (int i = 0; i < FRAMES_MAX; i++) {
        if (burning() == 0 && most == 0)
            count = places_of(1, places);
        stage_wait(FRAME_MS);
        for (int k = 0; k < BURNING_MAX; k++)
            if (table->scene.burning[k].used) {
                ck_assert(was_there(places, count, &table->scene.burning[k].place));
                ck_assert(table->scene.burning[k].face.card != CARD_HIDDEN);
            }
        most = SDL_max(most, burning());
    }
    ck_assert_int_eq(most, 4);
    ck_assert_int_eq(burning(), 0);
    stage_close();
}
END_TEST

// Nobody waits for it: the turn can be ended while it burns; it goes on, and its pile has it only when it is
// burnt.
START_TEST(it_burns_on_while_the_game_goes_on) {
    bool counted_late = false, on = false;
    play("fire.json", "names:A,B,C,D start run take play:galaxy:1");
    for (int i = 0; i < FRAMES_MAX && !on; i++) {
        stage_wait(FRAME_MS);
        for (int k = 0; k < BURNING_MAX && table->showing; k++) {
            const BurningCard *card = &table->scene.burning[k];
            const uint8_t before = card->used && card->part > 0 && card->part < BURNT_PART;
            counted_late |=
                before && settled(table)->seat[0].discard_count < seen(table)->seat[0].discard_count;
        }
        on = !table->showing && burning() > 0;
    }
    ck_assert(on && counted_late);
    stage_wait((int)BURN_MS);
    ck_assert_int_eq(burning(), 0);
    stage_close();
}
END_TEST

// In reduced motion it stands still and fades; without animation nothing is there.
START_TEST(it_burns_in_every_manner) {
    int seen_burning = 0;
    play("fire.json", _i == 0 ? "names:A,B,C,D reduced start run take play:galaxy:1"
                              : "names:A,B,C,D quick start run take play:galaxy:1");
    for (int i = 0; i < FRAMES_MAX; i++) {
        stage_wait(FRAME_MS);
        for (int k = 0; k < BURNING_MAX; k++)
            if (table->scene.burning[k].used) {
                seen_burning++;
                ck_assert(table->scene.burning[k].turn == 1);
            }
    }
    ck_assert(_i == 0 ? seen_burning > 10 : seen_burning == 0);
    stage_close();
}
END_TEST

// It rises to nearly twice its size within the window, breaks into pieces there, and its number runs down to
// 0; in reduced motion it stays where it lay.
START_TEST(it_breaks_up_large) {
    int whole = 0, broken = 0;
    play("remove.json", _i == 0
                            ? "names:A,B,C,D start run take play:infantry:1 run click:row:1:card:3"
                            : "names:A,B,C,D reduced start run take play:infantry:1 run click:row:1:card:3");
    for (int i = 0; i < FRAMES_MAX; i++) {
        stage_wait(FRAME_MS);
        for (int k = 0; k < BURNING_MAX; k++) {
            const BurningCard *card = &table->scene.burning[k];
            if (!card->used)
                continue;
            const GfxRect bounds = card->drawn;
            ck_assert(card->breaks);
            ck_assert(_i == 0 ? card->large.width > 1.5F * card->place.width
                              : card->large.width <= card->place.width);
            ck_assert(card->large.x >= 0 && card->large.x + card->large.width <= 1280);
            if (_i == 0 && card->rise >= 1 && card->part < BREAK_APART) // no number shows through it
                ck_assert(table_flown_over(table, gfx_rect(card->large.x + 20, card->large.y + 20, 9, 9)));
            whole += card->rise >= 1 && card->part > 0 && card->part < BREAK_APART;
            broken += card->part > BREAK_APART && bounds.w > (_i == 0 ? 2.5F : 1) * card->large.width;
        }
    }
    ck_assert_msg(whole > 4 && broken > 15, "whole %d, broken %d", whole, broken);
    stage_close();
}
END_TEST

// Light of the pixels of a part of a burning card on black.
static float light_in(const CardLook *look, float part, SDL_Rect in) {
    const CardPlace place = card_place(CARD_TABLE, 0, 0, 200);
    CardBurn burn = {.part = part, .from_x = 0, .from_y = 1, .ember = 0xFFFFA64Du};
    float sum = 0;
    gfx_layer_begin(stage_app->gfx, 200, 236, COLOR_BLACK);
    card_art_draw_burning(stage_app->gfx, look, &place, &burn);
    burn.number = true;
    card_art_draw_burning(stage_app->gfx, look, &place, &burn);
    SDL_Surface *picture = gfx_layer_end(stage_app->gfx);
    ck_assert_ptr_nonnull(picture);
    for (int y = in.y; y < in.y + in.h; y++)
        for (int x = in.x; x < in.x + in.w; x++) {
            const uint32_t pixel = ((const uint32_t *)picture->pixels)[y * picture->pitch / 4 + x];
            sum += (float)(pixel & 255u) + (float)(pixel >> 8 & 255u) + (float)(pixel >> 16 & 255u);
        }
    SDL_FreeSurface(picture);
    return sum / (float)(in.w * in.h);
}

// It falls.
START_TEST(the_number_goes_out_last) {
    const SDL_Rect number = {8, 8, 30, 24}, fallen = {8, 44, 30, 16}, top = {80, 60, 100, 30},
                   low = {20, 180, 160, 30};
    play("fire.json", "names:A,B,C,D start run take");
    const CardRef card = card_printed(seen(table)->seat[0].hand[0], 0);
    const CardLook look = table->game->look->card(table->looks, stage_app, &card);
    ck_assert(light_in(&look, 0, low) > 20 && light_in(&look, 0, number) > 20);
    ck_assert(light_in(&look, 0.45F, low) < 5 && light_in(&look, 0.3F, top) > 5);
    ck_assert(light_in(&look, 0.72F, low) + light_in(&look, 0.72F, top) < 2);
    ck_assert(light_in(&look, 0.45F, number) > 20 && light_in(&look, 0.72F, fallen) > 20);
    ck_assert(light_in(&look, 1, number) <= 0);
    stage_close();
}
END_TEST

// ---- bids

static const Sprite *bid(Seat seat) {
    const int index = own(table)->bid[seat] - 1;
    return index >= 0 && table->scene.sprite[index].used && !table->scene.sprite[index].leaving
               ? &table->scene.sprite[index]
               : NULL;
}

// Ann bids 7, Benedikt 5.
START_TEST(the_larger_bid_lights_up) {
    int beside = 0, compared = 0, taken = 0;
    play("ask.json",
         "names:A,B,C,D start run take play:infantry:2 run click:hand:1 run click:button:end_turn "
         "run take click:hand:1");
    for (int i = 0; i < FRAMES_MAX; i++) {
        stage_wait(FRAME_MS);
        taken += own(table)->tile[1].target != NONE && own(table)->tile[1].left < 1;
        if (bid(0) == NULL || bid(1) == NULL)
            continue;
        const GfxRect first = sprite_rect(bid(0)), second = sprite_rect(bid(1));
        beside += first.x + first.w <= second.x && first.y == second.y;
        compared += bid(0)->pose.scale > 1.4F && bid(1)->pose.scale < 0.95F && bid(1)->pose.opacity < 0.6F &&
                    bid(0)->pose.opacity >= 1;
    }
    ck_assert_msg(beside > 15 && compared > 15, "beside %d, compared %d", beside, compared);
    ck_assert_int_gt(taken, 5);
    ck_assert(bid(0) == NULL && bid(1) == NULL);
    stage_close();
}
END_TEST

int test_endings(void) {
    TCase *tcase = tcase_create("endings");
    tcase_set_timeout(tcase, 60);
    tcase_add_test(tcase, cards_burn_where_they_lay);
    tcase_add_test(tcase, it_burns_on_while_the_game_goes_on);
    tcase_add_loop_test(tcase, it_burns_in_every_manner, 0, 2);
    tcase_add_loop_test(tcase, it_breaks_up_large, 0, 2);
    tcase_add_test(tcase, the_number_goes_out_last);
    tcase_add_test(tcase, the_larger_bid_lights_up);
    Suite *suite = suite_create("endings");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

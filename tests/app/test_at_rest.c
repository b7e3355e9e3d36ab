// SPDX-License-Identifier: MIT
// Tests that animations end cleanly: afterwards the picture equals a freshly drawn one, and no card stays
// stretched, lifted, leaning or pale. During animations a shadow shows how high its card is, a dragged card
// leans in its direction, and in reduced motion only what has changed fades.
#include "app/kit/flare.h"
#include "app/kit/game_board.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/kit/table.h"
#include "app/stage/widgets.h"
#include "gfx/record.h"
#include "gfx/shape.h"
#include "screen_list.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 1280
#define H 720
#define FRAME_MS 20
#define FRAME_MS_COARSE 40 // by day: what moves leaves as much behind in larger steps

static const char *shot_name; // for messages

static bool in_full(void) {
    return getenv("STARDECK_IN_FULL") != NULL;
}

// The table that is shown, alone or as part of a screen; NULL: none is.
static CardTable *table_shown(void) {
    const AppFrame *frame = stage_app->frame;
    const bool has_one = frame->screen == &table_screen || frame->screen == &replay_screen ||
                         frame->screen == &lesson_screen; // it is the first thing in both
    CardTable *table = has_one ? frame->self : NULL;
    return table != NULL && table->view.game != NULL ? table : NULL;
}

static bool go_on(void *context, const char *name) {
    (void)context, (void)name;
    return true;
}

// Through all steps of the screen, and on until nothing moves.
static void come_to_rest(const Shot *shot, bool (*picture)(void *context, const char *name)) {
    const ShotManner manner = {.picture = picture};
    shot_name = shot->name;
    ck_assert_msg(screen_play(shot, &manner), "%s", shot->name);
    ck_assert_msg(stage_run(), "%s never ends", shot->name);
}

// ---- the picture

static int pictures;
static uint32_t kept[H][W];

static uint32_t pixel(int x, int y) {
    const SDL_Surface *picture = gfx_picture(stage_app->gfx);
    const void *line = (const uint8_t *)picture->pixels + y * picture->pitch;
    return ((const uint32_t *)line)[x] & 0xFFFFFFu;
}

static void keep_picture(void) {
    const SDL_Surface *picture = gfx_picture(stage_app->gfx);
    for (int y = 0; y < H; y++)
        memcpy(kept[y], (const uint8_t *)picture->pixels + y * picture->pitch, sizeof kept[y]);
}

static uint32_t was(int x, int y) {
    return kept[y][x] & 0xFFFFFFu;
}

// Most of them do.
static bool line_is_kept(int y) {
    const SDL_Surface *picture = gfx_picture(stage_app->gfx);
    return memcmp(kept[y], (const uint8_t *)picture->pixels + y * picture->pitch, sizeof kept[y]) == 0;
}

static void draw_anew(void) {
    const AppFrame *frame = stage_app->frame;
    gfx_damage_all(stage_app->gfx);
    while (gfx_frame_next(stage_app->gfx)) {
        frame->screen->draw(stage_app, frame->self);
        widget_focus(stage_app);
    }
}

// Those that are being decoded come when they like.
static void wait_for_art(void) {
    while (picture_store_unfinished(stage_app->pictures) > 0) {
        SDL_Delay(1);
        loop_step(stage_app, stage_app->now);
    }
}

// What is on the screen is what would be there if all of it were drawn anew at this moment.
static void check_picture(void) {
    wait_for_art();
    keep_picture();
    draw_anew();
    for (int y = 0; y < H; y++)
        for (int x = 0, end = line_is_kept(y) ? 0 : W; x < end; x++)
            ck_assert_msg(was(x, y) == pixel(x, y),
                          "%s, picture %d: at %d,%d something is left of what has moved", shot_name, pictures,
                          x, y);
    pictures++;
}

static bool check_film(void *context, const char *name) {
    (void)context, (void)name;
    check_picture();
    return true;
}

START_TEST(nothing_is_left_of_what_has_moved) {
    int films = 0;
    ck_assert(stage_open(W, H));
    stage_frames(in_full() ? FRAME_MS : FRAME_MS_COARSE);
    for (int i = 0; i < screen_count; i++) {
        if (!shot_is_film(&screens[i]))
            continue;
        pictures = 0;
        come_to_rest(&screens[i], check_film);
        check_picture();
        films++;
    }
    ck_assert_int_gt(films, 15);
    stage_close();
}
END_TEST

// ---- lights

// From and to in the large table's columns: up and down a row, between lanes, to other rows, over the edge.
static const GfxRect light_ends[][2] = {
    {{560, 300, 168, 183}, {480, 420, 168, 183}}, {{480, 420, 168, 183}, {560, 300, 168, 183}},
    {{480, 300, 168, 183}, {560, 460, 168, 183}}, {{220, 300, 168, 183}, {780, 330, 168, 183}},
    {{780, 400, 168, 183}, {300, 300, 168, 183}}, {{1090, 400, 168, 183}, {1020, 200, 168, 183}},
    {{600, 330, 168, 183}, {480, 50, 250, 110}},
};
#define LIGHT_ENDS ((int)(sizeof light_ends / sizeof light_ends[0]))

#define LIGHT_PLACES 4
#define LIGHT_PLACES_IN_FULL 14

static int places_of_light(void) {
    return in_full() ? LIGHT_PLACES_IN_FULL : LIGHT_PLACES;
}

static void check_light_frame(const Flare *flare) {
    const GfxRect now = flare_bounds(flare, table_shown()->layout.s);
    draw_anew();
    for (int y = 0; y < H; y++)
        for (int x = 0, end = line_is_kept(y) ? 0 : W; x < end; x++)
            ck_assert_msg(was(x, y) == pixel(x, y) || gfx_contains(gfx_inset(now, -2), (float)x, (float)y),
                          "light %d from %.0f,%.0f to %.0f,%.0f, %.2f: at %d,%d it is outside its bounds",
                          flare->kind, (double)flare->from.rect.x, (double)flare->from.rect.y,
                          (double)flare->to.rect.x, (double)flare->to.rect.y, (double)flare->part, x, y);
}

// Of its way so many places, which are others for each two ends and each light.
static void check_light(CardTable *table, FlareKind kind, int count) {
    Flare *flare = &table->scene.flares.item[0];
    const float apart = 1.0F / (float)places_of_light();
    for (int i = 0; i < LIGHT_ENDS; i++) {
        const GfxRect to = kind == FLARE_WAVE ? table->layout.board : light_ends[i][1];
        const Flare light = {.kind = (uint8_t)kind,
                             .color = 0xFFFFC060u,
                             .count = (uint8_t)count,
                             .from = flare_at_place(light_ends[i][0]),
                             .to = flare_at_place(to)};
        flare_add(&table->scene.flares, &table->timeline, &light, 0);
        timeline_forget(&table->timeline, flare, sizeof *flare);
        const float first = 0.02F + apart * (float)((i + (int)kind) % LIGHT_ENDS) / LIGHT_ENDS;
        for (flare->part = first; flare->part < 1; flare->part += apart)
            check_light_frame(flare);
        flare->used = false;
    }
}

// What a light says it touches is all that is drawn again when it is gone.
START_TEST(a_light_stays_within_what_is_drawn_anew) {
    static const Shot shot = {"light", "duel.json", "start run take run"};
    ck_assert(stage_open(W, H));
    come_to_rest(&shot, go_on);
    stage_mouse(SDL_MOUSEMOTION, 5, 300, 0);
    ck_assert(stage_run());
    wait_for_art();
    keep_picture();
    for (int kind = 0; kind < FLARE_KINDS; kind++)
        for (int count = 1; count <= (kind == FLARE_MISSILE ? ROCKETS_MAX : 1); count += ROCKETS_MAX - 1)
            check_light(table_shown(), (FlareKind)kind, count);
    stage_close();
}
END_TEST

// ---- the cards

static bool at_rest;
static int cards_told;

// Sizes are whole pixels; what is stretched or seen at an angle has others. Where many lie in a row they are
// cut narrower.
static void check_card(void *context, const GfxDrawnMark *mark) {
    (void)context;
    if (!at_rest || mark->layer > 0 || (strcmp(mark->kind, "card") != 0 && strcmp(mark->kind, "back") != 0))
        return;
    cards_told++;
    ck_assert_msg(floorf(mark->box.w) == mark->box.w && floorf(mark->box.h) == mark->box.h &&
                      mark->box.w > mark->box.h * 0.5F,
                  "%s: %s %s is %.2f wide and %.2f high", shot_name, mark->kind, mark->name,
                  (double)mark->box.w, (double)mark->box.h);
}

static void check_pose(const CardTable *table, uint8_t zone, int at) {
    CardMode mode;
    const Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, zone, at)];
    const SpritePose *pose = &sprite->pose;
    const GfxRect place = table->game->board->place(table, zone, at, &mode);
    ck_assert_msg(pose->turn == 1 && pose->scale == 1, "%s: zone %d card %d is squashed", shot_name, zone,
                  at);
    ck_assert_msg(pose->degrees == 0, "%s: zone %d card %d leans", shot_name, zone, at);
    ck_assert_msg(pose->lift == 0 && pose->fly == 0, "%s: zone %d card %d is lifted", shot_name, zone, at);
    ck_assert_msg(pose->opacity == 1 && pose->mix == 1, "%s: zone %d card %d is pale", shot_name, zone, at);
    ck_assert_msg(pose->x == place.x && pose->y == place.y && pose->aside == 0,
                  "%s: zone %d card %d is not in its place", shot_name, zone, at);
    ck_assert_msg(sprite->width == place.w && sprite->height == place.h && sprite->mode == mode,
                  "%s: zone %d card %d is not of its size", shot_name, zone, at);
}

static int check_poses(const CardTable *table) {
    int count = 0, used = 0;
    for (uint8_t zone = 0; zone < table->game->zones; zone++)
        for (int at = 0; at < table->scene.zone[zone].count; at++, count++)
            check_pose(table, zone, at);
    for (int i = 0; i < SPRITES_MAX; i++)
        used += table->scene.sprite[i].used;
    ck_assert_msg(used == count, "%s: a card that has left is still there", shot_name);
    return count;
}

static void check_screens(const Shot *shots, int count, int *poses) {
    for (int i = 0; i < count; i++) {
        if (shot_holds_card(&shots[i]))
            continue;
        come_to_rest(&shots[i], go_on);
        gfx_damage_all(stage_app->gfx);
        at_rest = true;
        stage_step();
        at_rest = false;
        if (table_shown() != NULL)
            *poses += check_poses(table_shown());
    }
}

START_TEST(no_card_is_left_stretched_or_lifted) {
    static const GfxRecorder recorder = {.dry = true, .mark = check_card};
    int poses = 0;
    ck_assert(stage_open(W, H));
    gfx_record(stage_app->gfx, &recorder);
    check_screens(screens, screen_count, &poses);
    ck_assert_int_gt(poses, 500);
    ck_assert_int_gt(cards_told, 500);
    stage_close();
}
END_TEST

// ---- height

#define CARD_X 500.0F
#define CARD_Y 250.0F
#define CARD_W 168.0F
#define CARD_H 198.0F

typedef struct Shade {
    int below, beside; // pixels that the shadow reaches
} Shade;

static int light_of(int x, int y) {
    const uint32_t now = pixel(x, y);
    return (int)(now & 255) + (int)(now >> 8 & 255) + (int)(now >> 16 & 255);
}

static void draw_on_white(const CardPlace *place) {
    gfx_damage_all(stage_app->gfx);
    while (gfx_frame_next(stage_app->gfx)) {
        gfx_fill(stage_app->gfx, gfx_rect(0, 0, W, H), COLOR_WHITE);
        card_art_draw_back(stage_app->gfx, PALETTE_NEUTRAL, NULL, place);
    }
}

// Straight down and to the right from the middle of its edges.
static Shade shade_of(const CardPlace *place) {
    const int x = (int)(CARD_X + CARD_W / 2), y = (int)(CARD_Y + CARD_H / 2), white = 3 * 255;
    Shade shade = {0};
    draw_on_white(place);
    for (int far = 1; far < 150; far++) {
        shade.below = light_of(x, (int)(CARD_Y + CARD_H * 1.1F) + far) < white ? far : shade.below;
        shade.beside = light_of((int)(CARD_X + CARD_W * 1.1F) + far, y) < white ? far : shade.beside;
    }
    return shade;
}

// Upright, and as large as a card that is held.
START_TEST(the_higher_a_card_the_farther_and_softer_its_shadow) {
    ck_assert(stage_open(W, H));
    stage_step();
    CardPlace place = card_place(CARD_TABLE, CARD_X, CARD_Y, CARD_W);
    place.scale = _i == 0 ? 1 : 1.06F;
    Shade lower = shade_of(&place);
    for (place.lift = 0.25F; place.lift <= 1; place.lift += 0.25F) {
        const Shade higher = shade_of(&place);
        ck_assert_int_gt(higher.below, lower.below);
        ck_assert_int_gt(higher.beside, lower.beside);
        ck_assert_int_gt(higher.below - higher.beside, lower.below - lower.beside); // it falls farther down
        lower = higher;
    }
    stage_close();
}
END_TEST

// ---- a held card

static const Sprite *in_hand(void) {
    const CardTable *table = table_shown();
    return &table->scene.sprite[scene_at(&table->scene, table->game->hand_zone, 1)];
}

static void pull(float x, float y) {
    stage_mouse(SDL_MOUSEMOTION, stage_app->input.x + x, stage_app->input.y + y, 0);
    stage_step();
}

START_TEST(a_held_card_leans_into_its_way_and_comes_to_rest) {
    static const Shot shot = {"held", "duel.json", "start run take run"};
    float leant = 0;
    ck_assert(stage_open(W, H));
    come_to_rest(&shot, go_on);
    ck_assert(stage_point("hand:2"));
    const Sprite *card = in_hand();
    stage_mouse(SDL_MOUSEBUTTONDOWN, stage_app->input.x, stage_app->input.y, SDL_BUTTON_LEFT);
    for (int i = 0; i < 12; i++) {
        pull(25, -20);
        leant = fmaxf(leant, card->pose.degrees);
    }
    ck_assert(leant > 2 && leant < 10);
    stage_wait(600);
    ck_assert(table_shown()->drag.on && fabsf(card->pose.degrees) < 0.25F); // drawn in half degrees
    ck_assert(card->pose.lift == 1 && card->pose.scale > 1);
    for (int i = 0; i < 6; i++)
        pull(-40, 0);
    ck_assert(card->pose.degrees < -2);
    ck_assert(stage_press("Escape"));
    ck_assert(stage_run());
    ck_assert(!table_shown()->drag.on);
    check_poses(table_shown());
    stage_close();
}
END_TEST

// ---- reduced motion

static Sprite before[SPRITES_MAX];

// Paler than it was a moment ago, although it is the same card in the same zone.
static void check_fades(const Scene *scene) {
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *was = &before[i], *now = &scene->sprite[i];
        if (!was->used || !now->used || now->leaving)
            continue;
        ck_assert_msg(now->pose.opacity >= was->pose.opacity || now->zone != was->zone,
                      "sprite %d in zone %d fades and has not come from anywhere", i, now->zone);
        ck_assert_msg(now->pose.mix >= was->pose.mix || memcmp(&was->now, &now->now, sizeof was->now) != 0,
                      "sprite %d in zone %d fades and has not changed", i, now->zone);
    }
}

static const struct {
    const char *position, *steps;
} reduced[] = {
    {"scoring.json", "reduced start run take play:infantry:4"},
    {"fire.json", "reduced start run take play:galaxy:1"},
    {"three.json", "reduced against start run play:galaxy:2"},
    {"strike_three.json", "reduced start run take do:allocate,from=3 run do:discard,card=none run take run "
                          "do:play,card=fighter_squadron"},
    {"building_battle.json", "reduced start run take do:explore"},
    {"empires_battle.json", "reduced start run take do:attack run take do:commit run take click:hand:1 run "
                            "click:button:ready"},
};

START_TEST(in_reduced_motion_only_what_has_changed_fades) {
    const Shot shot = {"reduced", reduced[_i].position, reduced[_i].steps};
    const ShotManner manner = {0};
    int faded = 0;
    ck_assert(stage_open(W, H));
    ck_assert(screen_play(&shot, &manner));
    for (int i = 0; i < 400; i++) {
        const CardTable *table = table_shown();
        if (table != NULL)
            memcpy(before, table->scene.sprite, sizeof before);
        stage_step();
        if (table == NULL || table != table_shown())
            continue;
        check_fades(&table->scene);
        for (int k = 0; k < SPRITES_MAX; k++)
            faded += table->scene.sprite[k].used &&
                     fminf(table->scene.sprite[k].pose.opacity, table->scene.sprite[k].pose.mix) < 1;
    }
    ck_assert(faded > 0 || strncmp(shot.position, "empires", 7) == 0); // whose hand goes to the stage
    stage_close();
}
END_TEST

int test_at_rest(void) {
    Suite *suite = suite_create("at rest");
    // A process each (CK_RUN_CASE), as they are about equally long.
    TCase *films = tcase_create("films"), *tcase = tcase_create("cards");
    tcase_set_timeout(films, 600);
    tcase_set_timeout(tcase, 600);
    tcase_add_test(films, nothing_is_left_of_what_has_moved);
    tcase_add_test(tcase, a_light_stays_within_what_is_drawn_anew);
    tcase_add_test(tcase, no_card_is_left_stretched_or_lifted);
    tcase_add_loop_test(tcase, the_higher_a_card_the_farther_and_softer_its_shadow, 0, 2);
    tcase_add_test(tcase, a_held_card_leans_into_its_way_and_comes_to_rest);
    tcase_add_loop_test(tcase, in_reduced_motion_only_what_has_changed_fades, 0,
                        (int)(sizeof reduced / sizeof reduced[0]));
    suite_add_tcase(suite, films);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}

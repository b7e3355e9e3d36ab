// SPDX-License-Identifier: MIT
// Pictures of cards that burn up: their clock, and drawing them.
#include "app/kit/burning.h"

#include "app/art/card_burn.h"
#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"

#include <math.h>

#define PILE_EDGE 44.0F // logical: its shadow, and its number below
#define TURN_MS 240.0F  // a card that lay face down turns over
#define DRIFT_AT 0.45F  // of its burning, when embers drift off
#define KNOCKED 0.3F    // … until it is back from where it was knocked
#define STILL_PART 0.2F // in reduced motion it stands like this …
#define STILL_MS 700.0F // … and fades

// ---- it begins

static BurningCard *free_one(Scene *scene) {
    for (int i = 0; i < BURNING_MAX; i++)
        if (!scene->burning[i].used)
            return &scene->burning[i];
    return NULL;
}

static void drift(CardTable *table, const Burning *burning, GfxRect card, float ms) {
    const Flare embers = {.kind = FLARE_MOTES,
                          .color = burning->ember,
                          .from = flare_at_place(card),
                          .to = flare_at_place(burning->to)};
    if (burning->to.w > 0 && !table->timeline.reduced)
        flare_add(&table->scene.flares, &table->timeline, &embers, ms);
}

static void start(Timeline *timeline, BurningCard *card, float delay) {
    const bool turns = card->was.card != card->face.card;
    card->turn = turns && !timeline->reduced ? 0 : 1;
    if (card->turn < 1)
        timeline_add_ms(timeline, &card->turn, 1, MOTION_WAIT, fmaxf(0, delay - TURN_MS / 2), TURN_MS);
    const float ms = timeline->reduced ? STILL_MS : BURN_MS;
    timeline_add_ms(timeline, &card->part, 1, timeline->reduced ? MOTION_BEAM : MOTION_WAIT, delay, ms);
}

// Others that burn lie one lower once a card below them is gone.
static void close_up(Scene *scene, uint8_t zone, uint8_t at) {
    for (int i = 0; i < BURNING_MAX; i++) {
        BurningCard *card = &scene->burning[i];
        if (card->used && card->zone == zone && card->at > at)
            card->at--;
    }
}

bool burning_begin(CardTable *table, int index, const Burning *burning) {
    Sprite *sprite = &table->scene.sprite[index];
    BurningCard *card = free_one(&table->scene);
    if (card == NULL || table->timeline.speed <= 0)
        return false;
    const GfxRect at = sprite_rect(sprite);
    close_up(&table->scene, burning->zone, burning->at);
    CardPlace place = card_place(sprite->mode, at.x, at.y, at.w);
    place.height = sprite->height;
    *card = (BurningCard){.used = true,
                          .was = sprite->now,
                          .face = burning->face,
                          .place = place,
                          .to = burning->to,
                          .from_x = burning->from.x + burning->from.w / 2 - at.x - at.w / 2,
                          .from_y = burning->from.y + burning->from.h / 2 - at.y - at.h / 2,
                          .ember = burning->ember,
                          .zone = burning->zone,
                          .at = burning->at,
                          .knock = layout_px(&table->layout, burning->knock)};
    start(&table->timeline, card, burning->delay);
    drift(table, burning, at, burning->delay + BURN_MS * DRIFT_AT);
    sprite->leaving = true;
    sprite->left = 0;
    sprite->pose.opacity = 0;
    return true;
}

// ---- it goes on

// Where its picture is now.
static CardPlace place_now(const CardTable *table, const BurningCard *card) {
    CardPlace place = card->place;
    const float far = hypotf(card->from_x, card->from_y);
    if (card->knock > 0 && far > 1 && card->part < KNOCKED && !table->timeline.reduced) {
        const float off = card->knock * sinf(3.14159265F * card->part / KNOCKED);
        place.x -= roundf(card->from_x / far * off);
        place.y -= roundf(card->from_y / far * off);
    }
    place.squash = fabsf(1 - 2 * card->turn);
    return place;
}

static GfxRect bounds_of(const CardTable *table, const BurningCard *card) {
    const CardPlace place = place_now(table, card);
    return card_art_bounds(&place);
}

void burning_update(App *app, CardTable *table) {
    for (int i = 0; i < BURNING_MAX; i++) {
        BurningCard *card = &table->scene.burning[i];
        if (!card->used ||
            (card->drawn.w > 0 && card->drawn_part == card->part && card->drawn_turn == card->turn))
            continue;
        if (card->drawn.w > 0)
            gfx_damage(app->gfx, card->drawn);
        card->drawn = bounds_of(table, card);
        gfx_damage(app->gfx, card->drawn);
        card->drawn_part = card->part;
        card->drawn_turn = card->turn;
        card->used = card->part < 1;
    }
}

void burning_settled(App *app, const CardTable *table) {
    for (int i = 0; i < BURNING_MAX; i++)
        if (table->scene.burning[i].used && table->scene.burning[i].to.w > 0)
            gfx_damage(app->gfx, gfx_inset(table->scene.burning[i].to, -lpx(table, PILE_EDGE)));
}

static void draw_one(App *app, const CardTable *table, const BurningCard *card, bool number) {
    CardPlace place = place_now(table, card);
    const bool still = table->timeline.reduced;
    if (card->turn < 1 || card->part <= 0) {
        if (!number)
            table_draw_card(app, table, card->turn < 0.5F ? &card->was : &card->face, &place);
        return;
    }
    const CardLook look = table->game->look->card(table->looks, app, &card->face);
    const CardBurn burn = {.part = still ? STILL_PART : card->part,
                           .from_x = card->from_x,
                           .from_y = card->from_y,
                           .ember = card->ember,
                           .number = number,
                           .still = still};
    if (still)
        place.opacity *= 1 - card->part * card->part * card->part;
    card_art_draw_burning(app->gfx, &look, &place, &burn);
}

static bool is_burning(const BurningCard *card) {
    return card->used && card->part < 1;
}

// What lay on a card that burns still lies on it.
static void draw_cards_on(App *app, const CardTable *table, const BurningCard *burning, int at) {
    gfx_clip_push(app->gfx, bounds_of(table, burning));
    const int sprite = scene_at(&table->scene, burning->zone, at);
    if (sprite != NO_SPRITE && table->scene.sprite[sprite].pose.fly <= 0)
        draw_sprite(app, table, &table->scene.sprite[sprite], false);
    gfx_clip_pop(app->gfx);
}

// From the lowest card up.
static void draw_zone_burning(App *app, const CardTable *table, int zone) {
    for (int at = 0; at <= table->scene.zone[zone].count; at++) {
        for (int i = 0; i < BURNING_MAX; i++)
            if (is_burning(&table->scene.burning[i]) && table->scene.burning[i].zone == zone &&
                table->scene.burning[i].at == at)
                draw_one(app, table, &table->scene.burning[i], false);
        for (int i = 0; i < BURNING_MAX; i++)
            if (is_burning(&table->scene.burning[i]) && table->scene.burning[i].zone == zone &&
                table->scene.burning[i].at <= at)
                draw_cards_on(app, table, &table->scene.burning[i], at);
    }
}

void burning_draw(App *app, const CardTable *table) {
    uint64_t drawn = 0; // a bit for each zone
    for (int i = 0; i < BURNING_MAX; i++) {
        const BurningCard *card = &table->scene.burning[i];
        if (is_burning(card) && (drawn >> card->zone & 1) == 0) {
            drawn |= 1ULL << card->zone;
            draw_zone_burning(app, table, card->zone);
        }
    }
    for (int i = 0; i < BURNING_MAX; i++)
        if (is_burning(&table->scene.burning[i]))
            draw_one(app, table, &table->scene.burning[i], true);
}

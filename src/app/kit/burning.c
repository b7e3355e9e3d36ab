// SPDX-License-Identifier: MIT
// Pictures of cards that burn or break up: their clock, and drawing them.
#include "app/kit/burning.h"

#include "app/art/card_break.h"
#include "app/art/card_burn.h"
#include "app/kit/burning_look.h"
#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "gfx/ease.h"
#include "gfx/light.h"

#include <math.h>

#define PILE_EDGE 44.0F // logical: its shadow, and its number below
#define TURN_MS 240.0F  // a card that lay face down turns over
#define DRIFT_AT 0.45F  // of its burning, when embers drift off
#define KNOCKED 0.3F    // … until it is back from where it was knocked
#define STILL_PART 0.2F // in reduced motion it stands like this …
#define STILL_MS 700.0F // … and fades
#define LARGE 1.75F     // how much wider it is once it has risen …
#define HIGHEST 0.44F   // … at most so high, of the window,
#define RISE_MS 150.0F
#define EDGE 0.12F      // … and so far from the window's edge, of its width
#define BESIDE 0.62F    // of its width: where the next one rises if one is there
#define BLAST_MS 150.0F // from the hit: it bursts …
#define STRUCK 0.16F    // … and by then its number has fallen to 0, a part of its burning
#define COVERS 0.3F     // … and by then it has flown apart
#define SHAKES 5.0F     // logical pixels
#define SEEN_MS 520.0F  // however fast others play: it must be seen, and nobody waits for it

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

static bool is_in_the_way(const BurningCard *other, const BurningCard *card, const CardPlace *place) {
    return other != card && other->used && other->part < 1 &&
           fabsf(other->large.x - place->x) < place->width * BESIDE * 0.9F &&
           fabsf(other->large.y - place->y) < place->width * BESIDE;
}

// Above where it lay, within the window, and beside others that are up there.
static CardPlace large_place(const CardTable *table, const BurningCard *card) {
    const CardPlace *lay = &card->place;
    const GfxRect window = table->layout.window;
    const float natural = card_art_height(lay->mode, lay->width) / lay->width;
    const float w = roundf(fmaxf(lay->width, fminf(lay->width * LARGE, window.h * HIGHEST / natural)));
    const float h = ceilf(w * natural), edge = w * EDGE;
    const float lay_h = lay->height > 0 ? lay->height : card_art_height(lay->mode, lay->width);
    CardPlace place =
        card_place(lay->mode, roundf(lay->x + (lay->width - w) / 2), roundf(lay->y + (lay_h - h) / 2), w);
    const float middle = place.x;
    for (int i = 0, tries = 0; i < BURNING_MAX && tries < 6; i++)
        if (is_in_the_way(&table->scene.burning[i], card, &place)) {
            tries++;
            place.x = middle + roundf(w * BESIDE * (float)((tries + 1) / 2) * (tries % 2 == 1 ? 1 : -1));
            i = -1;
        }
    place.x = fmaxf(window.x + edge, fminf(place.x, window.x + window.w - w - edge));
    place.y = fmaxf(window.y + edge, fminf(place.y, window.y + window.h - h - edge));
    return place;
}

// It bursts: the fire covers how it comes apart.
static void blast(CardTable *table, const BurningCard *card, float ms) {
    const CardPlace *at = &card->large;
    const Flare fire = {
        .kind = FLARE_BLAST,
        .color = card->ember,
        .count = 1,
        .to = flare_at_place(gfx_rect(at->x, at->y, at->width, card_art_height(at->mode, at->width)))};
    flare_add(&table->scene.flares, &table->timeline, &fire, ms);
}

// Returns when it is hit: it has risen by then.
static float rise(CardTable *table, BurningCard *card, float delay) {
    card->large = table->timeline.reduced ? card->place : large_place(table, card);
    card->rise = table->timeline.reduced ? 1 : 0;
    if (card->rise >= 1)
        return delay;
    const float hit = fmaxf(delay, RISE_MS);
    timeline_add_ms(&table->timeline, &card->rise, 1, MOTION_WAIT, hit - RISE_MS, RISE_MS);
    if (card->breaks)
        blast(table, card, hit + BLAST_MS);
    return hit;
}

static float burn_ms(bool breaks) {
    return breaks ? BREAK_MS : BURN_MS;
}

static void start(Timeline *timeline, BurningCard *card, float delay) {
    const bool turns = card->was.card != card->face.card;
    card->turn = turns && !timeline->reduced ? 0 : 1;
    if (card->turn < 1)
        timeline_add_ms(timeline, &card->turn, 1, MOTION_WAIT, fmaxf(0, delay - TURN_MS / 2), TURN_MS);
    const float ms =
        timeline_least_ms(timeline, timeline->reduced ? STILL_MS : burn_ms(card->breaks), SEEN_MS);
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
                          .breaks = burning->breaks,
                          .zone = burning->zone,
                          .at = burning->at,
                          .knock = layout_px(&table->layout, burning->knock)};
    start(&table->timeline, card, rise(table, card, burning->delay));
    drift(table, burning, at, burning->delay + burn_ms(burning->breaks) * DRIFT_AT);
    sprite->leaving = true;
    sprite->left = 0;
    sprite->pose.opacity = 0;
    return true;
}

// ---- it goes on

static float knocked(const CardTable *table, const BurningCard *card) {
    const bool is = card->knock > 0 && card->part < KNOCKED && !table->timeline.reduced;
    return is ? card->knock * sinf(3.14159265F * card->part / KNOCKED) : 0;
}

static void turned(const BurningCard *card, CardPlace *place) {
    place->squash = fabsf(1 - 2 * card->turn);
    place->nearer = card->turn <= 0 || card->turn >= 1 ? 0 : card->turn < 0.5F ? 1 : -1;
}

// Where its picture is now: on its way up it is enlarged, there it is drawn in that size.
static CardPlace place_now(const CardTable *table, const BurningCard *card) {
    const float far = hypotf(card->from_x, card->from_y), off = far > 1 ? knocked(table, card) / far : 0;
    if (card->rise >= 1) {
        CardPlace place = card->large;
        const float shake = card->breaks && card->part > 0 && card->part < STRUCK
                                ? lpx(table, SHAKES) * sinf(card->part * 260) * (1 - card->part / STRUCK)
                                : 0;
        place.x -= roundf(card->from_x * off + shake);
        place.y -= roundf(card->from_y * off);
        turned(card, &place);
        return place;
    }
    CardPlace place = card->place;
    const float up = ease_out_cubic(card->rise),
                h = place.height > 0 ? place.height : card_art_height(place.mode, place.width);
    const float large_h = card_art_height(card->large.mode, card->large.width);
    place.x += (card->large.x + card->large.width / 2 - place.x - place.width / 2) * up;
    place.y += (card->large.y + large_h / 2 - place.y - h / 2) * up;
    place.scale = 1 + (card->large.width / place.width - 1) * up;
    turned(card, &place);
    return place;
}

static GfxRect bounds_of(const CardTable *table, const BurningCard *card) {
    const CardPlace place = place_now(table, card);
    // Pieces fly further than the shadow of the card and its shaking.
    return card->breaks && card->rise >= 1 ? card_art_break_bounds(&card->large) : card_art_bounds(&place);
}

bool burning_is_whole(const CardTable *table, int index, GfxRect *bounds) {
    const BurningCard *card = &table->scene.burning[index];
    if (!card->used || card->rise <= 0 || card->part >= COVERS || table->timeline.reduced)
        return false;
    const CardPlace place = place_now(table, card);
    *bounds = card_art_bounds(&place);
    return true;
}

void burning_update(App *app, CardTable *table) {
    for (int i = 0; i < BURNING_MAX; i++) {
        BurningCard *card = &table->scene.burning[i];
        if (!card->used || (card->drawn.w > 0 && card->drawn_part == card->part &&
                            card->drawn_turn == card->turn && card->drawn_rise == card->rise))
            continue;
        if (card->drawn.w > 0)
            gfx_damage(app->gfx, card->drawn);
        card->drawn = bounds_of(table, card);
        gfx_damage(app->gfx, card->drawn);
        card->drawn_part = card->part;
        card->drawn_turn = card->turn;
        card->drawn_rise = card->rise;
        card->used = card->part < 1;
    }
}

void burning_settled(App *app, const CardTable *table) {
    for (int i = 0; i < BURNING_MAX; i++)
        if (table->scene.burning[i].used && table->scene.burning[i].to.w > 0)
            gfx_damage(app->gfx, gfx_inset(table->scene.burning[i].to, -lpx(table, PILE_EDGE)));
}

static void draw_burn(App *app, const CardTable *table, const BurningCard *card, bool number) {
    CardPlace place = place_now(table, card);
    const bool still = table->timeline.reduced;
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

// What it counted, struck out, runs down to 0, which falls.
static void draw_struck_number(App *app, const CardTable *table, const BurningCard *card, int power) {
    const CardPlace place = place_now(table, card);
    const float part = fminf(1, card->part / STRUCK), after = fmaxf(0, card->part - STRUCK) / (1 - STRUCK);
    const float size = place.width * 0.42F, fall = place.width * 1.1F * after * after;
    const GfxRect box = gfx_rect(roundf(place.x - size * 0.2F), roundf(place.y - size * 0.3F + fall),
                                 roundf(size), roundf(size * 0.8F));
    const GfxPaint ground = paint_solid(0xE0200A08u);
    gfx_opacity_push(app->gfx, fmaxf(0, 1 - after * 2.4F));
    gfx_panel(app->gfx, box, lpx(table, 8), &ground, fmaxf(1, lpx(table, 2)), card->ember);
    number_at(app, box, GFX_FONT_DISPLAY_BOLD, box.h * 0.72F / lpx(table, 1),
              part < 1 ? COLOR_WHITE : card->ember, GFX_CENTRE,
              (int)ceilf((float)power * (1 - fmaxf(0, part - 0.35F) / 0.65F)));
    const float reach = fminf(1, part * 3);
    if (part < 1)
        gfx_line(app->gfx, box.x - lpx(table, 6), box.y + box.h + lpx(table, 2),
                 box.x - lpx(table, 6) + (box.w + lpx(table, 12)) * reach,
                 box.y + box.h + lpx(table, 2) - (box.h + lpx(table, 4)) * reach, fmaxf(2, lpx(table, 4)),
                 0xFFFF5040u);
    gfx_opacity_pop(app->gfx);
}

static void draw_break(App *app, const CardTable *table, const BurningCard *card) {
    const CardPlace place = place_now(table, card);
    const CardLook look = table->game->look->card(table->looks, app, &card->face);
    const CardBreak broken = {
        .part = card->part, .from_x = card->from_x, .from_y = card->from_y, .ember = card->ember};
    const float h = card_art_height(place.mode, place.width);
    const BurningRuin ruin = {.x = place.x + place.width / 2,
                              .y = place.y + h / 2,
                              .w = place.width,
                              .h = h,
                              .grown = fminf(1, card->part / BREAK_APART),
                              .after = fmaxf(0, card->part - BREAK_APART) / (1 - BREAK_APART),
                              .ember = card->ember};
    burning_draw_smoke(app, &ruin, false);
    card_art_draw_breaking(app->gfx, &look, &place, &broken);
    burning_draw_fires(app, &ruin);
    burning_draw_smoke(app, &ruin, true);
    burning_draw_debris(app, table, &ruin);
    if (look.has_power && look.power_now > 0)
        draw_struck_number(app, table, card, look.power_now);
}

// `number`: all that is above the other cards of its row.
static void draw_one(App *app, const CardTable *table, const BurningCard *card, bool number) {
    const bool risen = !table->timeline.reduced;
    if (risen && !number)
        return;
    if (card->turn < 1 || card->rise < 1 || card->part <= 0) {
        const CardPlace place = place_now(table, card);
        if (number == risen)
            table_draw_card(app, table, card->turn < 0.5F ? &card->was : &card->face, &place);
        return;
    }
    if (card->breaks && risen) {
        draw_break(app, table, card);
        return;
    }
    if (risen)
        draw_burn(app, table, card, false);
    draw_burn(app, table, card, number);
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
                table->scene.burning[i].at <= at && table->timeline.reduced)
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

// SPDX-License-Identifier: MIT
// Movements of single cards on the timeline: flying, turning over, going to a pile.
#include "app/kit/move.h"

#include "app/kit/game_board.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"

#include <math.h>

Sprite *sprite_of(CardTable *table, int sprite) {
    return sprite == NO_SPRITE ? NULL : &table->scene.sprite[sprite];
}

void move_centre_on(Sprite *sprite, GfxRect rect, CardMode mode) {
    const float height = sprite->height > 0 ? sprite->height : card_art_height(mode, sprite->width);
    sprite->pose.x = rect.x + (rect.w - sprite->width) / 2;
    sprite->pose.y = rect.y + (rect.h - height) / 2;
}

int move_back_at(CardTable *table, Seat owner, GfxRect place, float width) {
    const int index = scene_add(&table->scene, CARD_TABLE, width, 0, card_hidden(owner));
    if (index != NO_SPRITE)
        move_centre_on(&table->scene.sprite[index], place, CARD_TABLE);
    return index;
}

#define FLOWN_HIGH 0.75F // height of a flying card, where that of a held one is 1

void move_fly_above(CardTable *table, int index, float ms) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    // It may already be flying and about to sink.
    timeline_forget(&table->timeline, &sprite->pose.fly, sizeof sprite->pose.fly);
    sprite->pose.fly = 1;
    const float sinks = ms < SINK_MS ? ms : SINK_MS;
    timeline_add_ms(&table->timeline, &sprite->pose.fly, 0, MOTION_WAIT, ms - sinks, sinks);
    if (table->timeline.reduced)
        return;
    sprite->pose.lift = FLOWN_HIGH;
    timeline_add_ms(&table->timeline, &sprite->pose.lift, 0, MOTION_LIFT, ms - sinks, sinks);
}

#define TURNED_MS 300.0F // until a card that turns over is almost flat, at speed 1

void move_flip(CardTable *table, int index, CardRef from, CardRef to) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    sprite->was = from;
    sprite->now = to;
    sprite->wipes = false;
    if (table->timeline.reduced) {
        sprite->pose.mix = 0;
        timeline_add(&table->timeline, &sprite->pose.mix, 1, MOTION_GLOW_IN, 0);
        return;
    }
    sprite->pose.turn = 0;
    timeline_add(&table->timeline, &sprite->pose.turn, 1, MOTION_REVEAL, 0);
    if (to.card == CARD_HIDDEN || table->timeline.speed <= 0)
        return;
    sprite->pose.shine = 0;
    sprite->shines = table->timeline.last + (uint64_t)(TURNED_MS / table->timeline.speed);
}

void move_slowly(CardTable *table, int index, float ms) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite != NULL)
        sprite->flies_ms = ms;
}

void move_wait(CardTable *table, uint8_t zone, float ms) {
    for (int i = 0; i < table->scene.zone[zone].count && !table->timeline.reduced; i++) {
        Sprite *sprite = &table->scene.sprite[table->scene.zone[zone].sprite[i]];
        if (sprite->pose.fly > 0)
            continue; // it is on its way
        timeline_forget(&table->timeline, &sprite->pose.x, sizeof sprite->pose.x);
        timeline_forget(&table->timeline, &sprite->pose.y, sizeof sprite->pose.y);
        sprite->waits_ms = ms;
    }
}

void move_lift(CardTable *table, int index, float ms) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    timeline_add(&table->timeline, &sprite->pose.lift, 1, MOTION_LIFT, 0);
    timeline_add(&table->timeline, &sprite->pose.lift, 0, MOTION_LIFT, ms - SINK_MS);
}

#define NEAR 1.13F     // how much larger it is before it is put down
#define PRESSED 0.955F // … and when it hits
#define FALLS_MS 80.0F

void move_slam(CardTable *table, int index, float ms) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL || table->timeline.reduced)
        return;
    float *scale = &sprite->pose.scale;
    timeline_forget(&table->timeline, scale, sizeof *scale);
    timeline_add_ms(&table->timeline, scale, NEAR, MOTION_LIFT, 0, ms - FALLS_MS);
    timeline_add_ms(&table->timeline, scale, PRESSED, MOTION_WAIT, ms - FALLS_MS, FALLS_MS);
    timeline_add_ms(&table->timeline, scale, 1, MOTION_DROP, ms, 190);
}

void move_make_way(CardTable *table, uint8_t zone, int at, float down, float ms) {
    if (table->timeline.reduced)
        return;
    for (int i = at + 1; i < table->scene.zone[zone].count; i++) {
        float *aside = &table->scene.sprite[table->scene.zone[zone].sprite[i]].pose.aside;
        timeline_add(&table->timeline, aside, down, MOTION_MAKE_ROOM, 0);
        timeline_add(&table->timeline, aside, 0, MOTION_MAKE_ROOM, ms);
    }
}

void move_pulse(CardTable *table, int index) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    sprite->pose.pulse = 0;
    timeline_add(&table->timeline, &sprite->pose.pulse, 1, MOTION_EFFECT, 0);
}

static void fades_away(CardTable *table, int index, float delay, float ms) {
    Timeline *timeline = &table->timeline;
    timeline_add_ms(timeline, &table->scene.sprite[index].pose.opacity, 0, MOTION_GLOW_OUT, delay + ms * 0.6F,
                    ms * 0.4F);
    move_fly_above(table, index, delay + ms);
    scene_leave(&table->scene, timeline, index, delay + ms);
}

void move_send_away_after(CardTable *table, int index, GfxRect to, float delay, float ms) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    const float height = sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
    Timeline *timeline = &table->timeline;
    if (!timeline->reduced) {
        timeline_add_ms(timeline, &sprite->pose.x, to.x + (to.w - sprite->width) / 2, MOTION_DRAW, delay, ms);
        timeline_add_ms(timeline, &sprite->pose.y, to.y + (to.h - height) / 2, MOTION_DRAW, delay, ms);
    }
    fades_away(table, index, delay, ms);
}

void move_send_away(CardTable *table, int index, GfxRect to) {
    move_send_away_after(table, index, to, 0, motion_ms(MOTION_DRAW) * 1.25F);
}

void move_blow_away(CardTable *table, int index, GfxRect to, float dx, float dy, float delay) {
    Sprite *sprite = sprite_of(table, index);
    Timeline *timeline = &table->timeline;
    const float push = 170, ms = 330, whirl = dx < 0 ? -14.0F : 14.0F;
    if (sprite == NULL)
        return;
    timeline_add_ms(timeline, &sprite->pose.x, sprite->pose.x + dx, MOTION_DRAW, delay, push);
    timeline_add_ms(timeline, &sprite->pose.y, sprite->pose.y + dy, MOTION_DRAW, delay, push);
    timeline_add_ms(timeline, &sprite->pose.degrees, whirl, MOTION_DRAW, delay, push);
    timeline_add_ms(timeline, &sprite->pose.scale, 0.7F, MOTION_DRAW, delay + push, ms);
    move_send_away_after(table, index, to, delay + push, ms);
}

void move_pass_back(CardTable *table, Seat owner, GfxRect from, GfxRect to, float width, float delay) {
    const int index = move_back_at(table, owner, from, width);
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    sprite->mode = CARD_PILE;
    move_centre_on(sprite, from, CARD_PILE);
    move_send_away_after(table, index, to, delay, motion_ms(MOTION_DRAW) * 1.25F);
}

// ---- a zone against the view to come

int zone_first_missing(const CardTable *table, const void *after, uint8_t zone) {
    CardRef cards[ZONE_CARDS];
    const Zone *now = &table->scene.zone[zone];
    const int count = table->game->board->cards(table, after, zone, cards);
    for (int i = 0; i < now->count; i++) {
        const CardRef *card = &table->scene.sprite[now->sprite[i]].now;
        int have = 0, need = 0;
        for (int k = 0; k < count; k++)
            have += cards[k].card == card->card && cards[k].owner == card->owner;
        for (int k = 0; k <= i; k++) {
            const CardRef *other = &table->scene.sprite[now->sprite[k]].now;
            need += other->card == card->card && other->owner == card->owner;
        }
        if (need > have)
            return i;
    }
    return -1;
}

// Adds a new card that comes from the pile.
static int deal(CardTable *table, uint8_t zone, int at, CardRef card, GfxRect from) {
    CardMode mode;
    const GfxRect size = table->game->board->place(table, zone, at, &mode);
    const int index = scene_add(&table->scene, mode, size.w, size.h, card);
    if (index == NO_SPRITE)
        return index;
    Sprite *sprite = &table->scene.sprite[index];
    move_centre_on(sprite, from, mode);
    // It starts as large as the pile.
    if (!table->timeline.reduced && from.w > 0 && from.w < size.w) {
        sprite->pose.scale = from.w / size.w;
        timeline_add(&table->timeline, &sprite->pose.scale, 1, MOTION_DEAL, 0);
    }
    if (card.card != CARD_HIDDEN)
        move_flip(table, index, card_hidden(card.owner), card);
    move_fly_above(table, index, motion_ms(MOTION_DEAL));
    return index;
}

void move_zone(CardTable *table, const void *after, uint8_t zone, GfxRect from, GfxRect to) {
    Scene *scene = &table->scene;
    const Zone *now = &scene->zone[zone];
    CardRef cards[ZONE_CARDS];
    for (int gone = zone_first_missing(table, after, zone); gone >= 0;
         gone = zone_first_missing(table, after, zone))
        move_send_away(table, scene_take(scene, zone, gone), to);
    const int count = table->game->board->cards(table, after, zone, cards);
    for (int i = 0; i < count; i++) {
        const Sprite *there = i < now->count ? &scene->sprite[now->sprite[i]] : NULL;
        if (there != NULL && there->now.card == cards[i].card && there->now.owner == cards[i].owner)
            continue;
        // Look further on: perhaps only the order has changed.
        int k = i + 1;
        while (k < now->count && scene->sprite[now->sprite[k]].now.card != cards[i].card)
            k++;
        const int index = k < now->count ? scene_take(scene, zone, k) : deal(table, zone, i, cards[i], from);
        if (index == NO_SPRITE)
            return;
        scene_insert(scene, zone, i, index);
    }
}

void move_to_place(CardTable *table, int index, GfxRect to, float delay, float ms) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    Timeline *timeline = &table->timeline;
    const float height = sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
    timeline_add_ms(timeline, &sprite->pose.x, to.x + (to.w - sprite->width) / 2, MOTION_DRAW, delay, ms);
    timeline_add_ms(timeline, &sprite->pose.y, to.y + (to.h - height) / 2, MOTION_DRAW, delay, ms);
    timeline_add_ms(timeline, &sprite->pose.scale, to.w / sprite->width, MOTION_DRAW, delay, ms);
}

void move_fade(CardTable *table, int index, float after) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    timeline_add_ms(&table->timeline, &sprite->pose.opacity, 0, MOTION_GLOW_OUT, after - SINK_MS, SINK_MS);
    move_fly_above(table, index, after);
    scene_leave(&table->scene, &table->timeline, index, after);
}

void move_turn_up(CardTable *table, int index, uint8_t card, Seat owner) {
    Sprite *sprite = sprite_of(table, index);
    if (sprite != NULL && card != CARD_HIDDEN && card != NONE && sprite->now.card == CARD_HIDDEN)
        move_flip(table, index, sprite->now, card_printed(card, owner));
}

int move_out_of_zone(CardTable *table, const void *after, uint8_t zone) {
    const int at = zone_first_missing(table, after, zone);
    return at >= 0 ? scene_take(&table->scene, zone, at) : NO_SPRITE;
}

// A card from a hand of small backs starts as small as they are.
static int out_of_small_hand(CardTable *table, Seat owner, GfxRect place, float width) {
    const int index = move_back_at(table, owner, place, width);
    Sprite *sprite = sprite_of(table, index);
    const float scale = fminf(place.w / width, place.h / card_art_height(CARD_TABLE, width));
    if (sprite == NULL || table->timeline.reduced || scale >= 1 || scale <= 0)
        return index;
    sprite->pose.scale = scale;
    timeline_add(&table->timeline, &sprite->pose.scale, 1, MOTION_DRAW, 0);
    return index;
}

int move_out_of_hand(CardTable *table, const void *after, Seat seat, Seat owner, GfxRect place, float width) {
    const int index =
        seat == table->front ? move_out_of_zone(table, after, table->game->hand_zone) : NO_SPRITE;
    if (index == NO_SPRITE)
        return out_of_small_hand(table, owner, place, width);
    table->scene.sprite[index].pose.lift = 0;
    table->scene.sprite[index].pose.degrees = 0;
    return index;
}

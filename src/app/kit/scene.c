// SPDX-License-Identifier: MIT
// Sprites from zones, and zones from the view. The invariant: at rest the scene is what scene_reset makes of
// the view, so that nothing ever has to be kept in sync.
#include "app/kit/scene.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

static const SpritePose pose_at_rest = {
    .turn = 1, .mix = 1, .pulse = 1, .shine = 1, .opacity = 1, .scale = 1};

CardRef card_hidden(Seat owner) {
    return (CardRef){.card = CARD_HIDDEN, .owner = owner, .printed = 1};
}

CardRef card_printed(uint8_t card, Seat owner) {
    return (CardRef){.card = card, .owner = owner, .up = card != CARD_HIDDEN, .printed = 1};
}

int scene_add(Scene *scene, CardMode mode, float width, float height, CardRef card) {
    for (int i = 0; i < SPRITES_MAX; i++)
        if (!scene->sprite[i].used) {
            scene->sprite[i] = (Sprite){.used = true,
                                        .zone = NO_ZONE,
                                        .mode = mode,
                                        .width = width,
                                        .height = height,
                                        .was = card,
                                        .now = card,
                                        .pose = pose_at_rest};
            return i;
        }
    return NO_SPRITE;
}

void scene_leave(Scene *scene, Timeline *timeline, int sprite, float ms) {
    if (sprite == NO_SPRITE)
        return;
    Sprite *leaving = &scene->sprite[sprite];
    leaving->leaving = true;
    leaving->left = 1;
    timeline_add_ms(timeline, &leaving->left, 0, MOTION_WAIT, 0, ms);
}

// Frees a sprite. Flares at it stay where they were last.
static void free_sprite(Scene *scene, int sprite) {
    scene->sprite[sprite].used = scene->sprite[sprite].leaving = false;
    for (int i = 0; i < FLARES_MAX; i++) {
        Flare *flare = &scene->flares.item[i];
        flare->from.sprite = flare->from.sprite == sprite ? NO_SPRITE : flare->from.sprite;
        flare->to.sprite = flare->to.sprite == sprite ? NO_SPRITE : flare->to.sprite;
    }
}

#define SHINE_MS 900.0F

bool scene_shine(Scene *scene, uint64_t now) {
    bool goes_on = false;
    for (int i = 0; i < SPRITES_MAX; i++) {
        Sprite *sprite = &scene->sprite[i];
        if (!sprite->used || sprite->shines == 0)
            continue;
        sprite->pose.shine = now > sprite->shines ? fminf((float)(now - sprite->shines) / SHINE_MS, 1) : 0;
        if (sprite->pose.shine >= 1)
            sprite->shines = 0;
        goes_on = true;
    }
    return goes_on;
}

void scene_free_left(Scene *scene) {
    for (int i = 0; i < SPRITES_MAX; i++)
        if (scene->sprite[i].leaving && scene->sprite[i].left <= 0)
            free_sprite(scene, i);
}

// ---- order

static int take(int *list, int *count, int at) {
    if (at < 0 || at >= *count)
        return NO_SPRITE;
    const int sprite = list[at];
    memmove(&list[at], &list[at + 1], sizeof *list * (size_t)(*count - at - 1));
    (*count)--;
    return sprite;
}

static void insert(int *list, int *count, int capacity, int at, int sprite) {
    if (sprite == NO_SPRITE || *count >= capacity)
        return;
    if (at > *count)
        at = *count;
    memmove(&list[at + 1], &list[at], sizeof *list * (size_t)(*count - at));
    list[at] = sprite;
    (*count)++;
}

int scene_take(Scene *scene, uint8_t zone, int at) {
    const int sprite = take(scene->zone[zone].sprite, &scene->zone[zone].count, at);
    if (sprite != NO_SPRITE)
        scene->sprite[sprite].zone = NO_ZONE;
    return sprite;
}

void scene_insert(Scene *scene, uint8_t zone, int at, int sprite) {
    insert(scene->zone[zone].sprite, &scene->zone[zone].count, ZONE_CARDS, at, sprite);
}

int scene_at(const Scene *scene, uint8_t zone, int at) {
    return zone < ZONES_MAX && at >= 0 && at < scene->zone[zone].count ? scene->zone[zone].sprite[at]
                                                                       : NO_SPRITE;
}

// ---- from the view

static int cards_of(const CardTable *table, uint8_t zone, CardRef cards[ZONE_CARDS]) {
    return table->game->board->cards(table, table->view.bytes, zone, cards);
}

// The brightness of cards by place, kept over a reset.
typedef struct Lights {
    uint8_t card[ZONES_MAX][ZONE_CARDS];
    bool lit[ZONES_MAX][ZONE_CARDS], dull[ZONES_MAX][ZONE_CARDS];
    int count[ZONES_MAX];
} Lights;

static void read_lights(const Scene *scene, Lights *lights) {
    for (int zone = 0; zone < ZONES_MAX; zone++) {
        lights->count[zone] = scene->zone[zone].count;
        for (int at = 0; at < scene->zone[zone].count; at++) {
            const Sprite *sprite = &scene->sprite[scene->zone[zone].sprite[at]];
            lights->card[zone][at] = sprite->now.card;
            lights->lit[zone][at] = sprite->lit;
            lights->dull[zone][at] = sprite->dull;
        }
    }
}

// Only the same card in the same place keeps its brightness.
static void set_lights(Scene *scene, const Lights *lights) {
    for (int zone = 0; zone < ZONES_MAX; zone++)
        for (int at = 0; at < scene->zone[zone].count && at < lights->count[zone]; at++) {
            Sprite *sprite = &scene->sprite[scene->zone[zone].sprite[at]];
            const bool same = lights->card[zone][at] == sprite->now.card;
            sprite->lit = same && lights->lit[zone][at];
            sprite->dull = same && lights->dull[zone][at];
        }
}

void scene_reset(CardTable *table) {
    Scene *scene = &table->scene;
    CardRef cards[ZONE_CARDS];
    Lights lights;
    read_lights(scene, &lights);
    timeline_forget(&table->timeline, scene, offsetof(Scene, flares));
    // Flares go on, where they are.
    memset(scene, 0, offsetof(Scene, flares));
    for (int i = 0; i < FLARES_MAX; i++)
        scene->flares.item[i].from.sprite = scene->flares.item[i].to.sprite = NO_SPRITE;
    for (uint8_t zone = 0; zone < table->game->zones; zone++) {
        const int count = cards_of(table, zone, cards);
        for (int at = 0; at < count; at++)
            scene_insert(scene, zone, at, scene_add(scene, CARD_TABLE, 0, 0, cards[at]));
    }
    set_lights(scene, &lights);
    const Standing standing = table_standing(table);
    timeline_forget(&table->timeline, table->points, sizeof table->points);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        table->points[seat] = (float)standing.number[seat];
    table->game->board->reset(table);
    scene_arrange(table, MOTION_COUNT);
}

// Adopts a card's new appearance; a change fades unless the card is being flipped.
static void refresh_card(const CardTable *table, Sprite *sprite, CardRef card, Timeline *timeline,
                         float delay) {
    if (memcmp(&sprite->now, &card, sizeof card) == 0)
        return;
    const bool flips = sprite->pose.turn < 1;
    const bool fades = !flips && sprite->now.card == card.card;
    if (fades) {
        sprite->wipes = table->game->look->marks(&sprite->now, &card);
        sprite->was = sprite->now;
        sprite->pose.mix = 0;
        timeline_add(timeline, &sprite->pose.mix, 1, MOTION_DEACTIVATE, delay);
    }
    sprite->now = card;
}

bool scene_refresh(CardTable *table, float delay) {
    Scene *scene = &table->scene;
    CardRef cards[ZONE_CARDS];
    for (uint8_t zone = 0; zone < table->game->zones; zone++)
        if (cards_of(table, zone, cards) != scene->zone[zone].count)
            return false;
    for (uint8_t zone = 0; zone < table->game->zones; zone++) {
        const int count = cards_of(table, zone, cards);
        for (int at = 0; at < count; at++)
            refresh_card(table, &scene->sprite[scene->zone[zone].sprite[at]], cards[at], &table->timeline,
                         delay);
    }
    const Standing standing = table_standing(table);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        timeline_follow(&table->timeline, &table->points[seat], (float)standing.number[seat], MOTION_SCORE,
                        table->timeline.reduced ? 0 : delay);
    table->game->board->refresh(table, delay);
    return true;
}

// ---- places

// In reduced motion cards that change zones fade in; those that only make room for others don't.
static void send(Sprite *sprite, Timeline *timeline, GfxRect to, uint8_t zone, Motion motion) {
    const bool comes = sprite->zone != zone;
    sprite->zone = zone;
    if (motion == MOTION_COUNT) {
        sprite->pose.x = to.x;
        sprite->pose.y = to.y;
        return;
    }
    if (timeline->reduced && comes &&
        (fabsf(sprite->pose.x - to.x) > 1 || fabsf(sprite->pose.y - to.y) > 1)) {
        sprite->pose.opacity = 0; // it appears at its place
        timeline_add(timeline, &sprite->pose.opacity, 1, MOTION_GLOW_IN, 0);
    }
    if (!comes) { // what is under way goes on
        timeline_follow(timeline, &sprite->pose.x, to.x, motion, sprite->waits_ms);
        timeline_follow(timeline, &sprite->pose.y, to.y, motion, sprite->waits_ms);
        sprite->waits_ms = 0;
        return;
    }
    const float ms = sprite->flies_ms > 0 ? sprite->flies_ms : motion_ms(motion);
    timeline_add_ms(timeline, &sprite->pose.x, to.x, motion, 0, ms);
    timeline_add_ms(timeline, &sprite->pose.y, to.y, motion, 0, ms);
    sprite->flies_ms = 0;
}

void scene_arrange(CardTable *table, Motion motion) {
    Scene *scene = &table->scene;
    for (uint8_t zone = 0; zone < table->game->zones; zone++)
        for (int at = 0; at < scene->zone[zone].count; at++) {
            Sprite *sprite = &scene->sprite[scene->zone[zone].sprite[at]];
            const GfxRect to = table->game->board->place(table, zone, at, &sprite->mode);
            sprite->width = to.w;
            sprite->height = to.h;
            send(sprite, &table->timeline, to, zone, motion);
        }
}

CardPlace sprite_place(const Sprite *sprite) {
    const SpritePose *pose = &sprite->pose;
    CardPlace place = card_place(sprite->mode, pose->x, pose->y + pose->aside, sprite->width);
    place.height = sprite->height;
    place.seen = sprite->seen;
    place.scale = pose->scale;
    place.degrees = pose->degrees;
    place.opacity = pose->opacity;
    place.lift = pose->lift;
    const float off = pose->turn < 0.5F ? 0.5F - pose->turn : pose->turn - 0.5F;
    place.squash = off * 2;
    place.nearer = pose->turn <= 0 || pose->turn >= 1 ? 0 : pose->turn < 0.5F ? 1 : -1;
    return place;
}

GfxRect sprite_rect(const Sprite *sprite) {
    const float height = sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
    return gfx_rect(roundf(sprite->pose.x), roundf(sprite->pose.y + sprite->pose.aside), sprite->width,
                    height);
}

// ---- flares

FlareEnd flare_at_card(const Scene *scene, int sprite) {
    return (FlareEnd){sprite != NO_SPRITE ? sprite_rect(&scene->sprite[sprite]) : (GfxRect){0}, sprite};
}

FlareEnd flare_at_place(GfxRect rect) {
    return (FlareEnd){rect, NO_SPRITE};
}

static void follow(const Scene *scene, FlareEnd *end) {
    // The end of a flare stays where a leaving card was.
    if (end->sprite != NO_SPRITE && scene->sprite[end->sprite].used && !scene->sprite[end->sprite].leaving)
        end->rect = sprite_rect(&scene->sprite[end->sprite]);
}

void scene_follow_flares(Scene *scene) {
    for (int i = 0; i < FLARES_MAX; i++) {
        follow(scene, &scene->flares.item[i].from);
        follow(scene, &scene->flares.item[i].to);
    }
}

void scene_free_flares(Scene *scene) {
    for (int i = 0; i < FLARES_MAX; i++)
        if (scene->flares.item[i].part >= 1)
            scene->flares.item[i].used = false;
}

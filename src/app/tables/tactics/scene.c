// SPDX-License-Identifier: MIT
#include "app/tables/tactics/scene.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

static const SpritePose pose_at_rest = {.turn = 1, .mix = 1, .pulse = 1, .opacity = 1, .scale = 1};

int scene_add(Scene *scene, CardMode mode, float width, float height, ViewCard card) {
    for (int i = 0; i < SPRITES_MAX; i++)
        if (!scene->sprite[i].used) {
            scene->sprite[i] = (Sprite){.used = true,
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

// A flare that was at it stays where it was last.
static void free_sprite(Scene *scene, int sprite) {
    scene->sprite[sprite].used = scene->sprite[sprite].leaving = false;
    for (int i = 0; i < FLARES_MAX; i++) {
        Flare *flare = &scene->flares.item[i];
        flare->from.sprite = flare->from.sprite == sprite ? NO_SPRITE : flare->from.sprite;
        flare->to.sprite = flare->to.sprite == sprite ? NO_SPRITE : flare->to.sprite;
    }
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

int scene_take_row(Scene *scene, int row, int at) {
    return take(scene->row[row], &scene->row_count[row], at);
}

void scene_insert_row(Scene *scene, int row, int at, int sprite) {
    insert(scene->row[row], &scene->row_count[row], LANE_MAX, at, sprite);
}

int scene_take_hand(Scene *scene, int at) {
    return take(scene->hand, &scene->hand_count, at);
}

void scene_insert_hand(Scene *scene, int at, int sprite) {
    insert(scene->hand, &scene->hand_count, HAND_SLOTS, at, sprite);
}

// ---- from the view

ViewCard scene_printed(uint8_t card, Seat owner) {
    return (ViewCard){.card = card, .owner = owner, .up = card != CARD_HIDDEN, .spare = AS_PRINTED};
}

int scene_hand_cards(const TacticsView *view, Seat dock_seat, ViewCard cards[HAND_SLOTS], int *drawn) {
    int count = 0;
    const bool shown = view->viewer != SEAT_NONE && view->viewer == dock_seat && view->to_act == dock_seat;
    // What an ally hands over stays the ally's card.
    const Seat owner = view->decision == DECISION_PLACE ? view->turn : dock_seat;
    const uint8_t extra[] = {view->drawn, view->drawn_with};
    for (int i = 0; i < 2 && shown; i++)
        if (extra[i] != NONE && extra[i] != CARD_HIDDEN)
            cards[count++] = scene_printed(extra[i], owner);
    *drawn = count;
    const ViewSeat *seat = &view->seat[dock_seat];
    for (int i = 0; i < seat->hand_count && i < DECK_MAX; i++)
        cards[count++] = scene_printed(view->viewer == dock_seat ? seat->hand[i] : CARD_HIDDEN, dock_seat);
    return count;
}

// A row that is full is no news; one that a card closes is.
static bool is_gated(const ViewRow *row) {
    return row->closed && row->target != NONE && row->dealt;
}

static int shown_count(const ViewRow *row) {
    return row->count < LANE_MAX ? row->count : LANE_MAX;
}

void scene_forget(Scene *scene, Timeline *timeline) {
    timeline_forget(timeline, scene, offsetof(Scene, flares));
}

void scene_reset(Scene *scene, const TableLayout *layout, const TacticsView *view, Seat dock_seat) {
    const int spread = scene->spread;
    float scroll[ROWS];
    memcpy(scroll, scene->scroll, sizeof scroll);
    // Lights go on over the new picture, where they are.
    memset(scene, 0, offsetof(Scene, flares));
    for (int i = 0; i < FLARES_MAX; i++)
        scene->flares.item[i].from.sprite = scene->flares.item[i].to.sprite = NO_SPRITE;
    memcpy(scene->scroll, scroll, sizeof scroll);
    scene->spread = spread;
    for (int row = 0; row < ROWS; row++) {
        const ViewRow *from = &view->row[row];
        for (int at = 0; at < shown_count(from); at++)
            scene_insert_row(scene, row, at, scene_add(scene, CARD_TABLE, layout->card_w, 0, from->card[at]));
        scene->target[row] = from->target != NONE ? 1 : 0;
        scene->tile[row].target = NONE;
        scene->gate[row] = is_gated(from) ? 1 : 0;
        for (Seat seat = 0; seat < TACTICS_SEATS; seat++) {
            scene->power[row][seat] = (float)from->eighths[seat] / 8;
            scene->flash[row][seat] = 1;
        }
    }
    for (Seat seat = 0; seat < view->seats; seat++)
        scene->points[seat] = (float)view->seat[seat].points;
    ViewCard cards[HAND_SLOTS];
    const int count = scene_hand_cards(view, dock_seat, cards, &scene->drawn_count);
    for (int i = 0; i < count; i++)
        scene_insert_hand(scene, i, scene_add(scene, CARD_HAND, layout->hand_w, layout->hand_h, cards[i]));
    scene_arrange(scene, layout, NULL, MOTION_COUNT);
}

// Has it got a marker that it did not have?
static bool is_marked(const ViewCard *was, const ViewCard *now) {
    return (now->effect_blocked && !was->effect_blocked) || (now->power_blocked && !was->power_blocked);
}

// A card's looks are taken over; a change that is no flip fades.
static void refresh_card(Sprite *sprite, ViewCard card, Timeline *timeline, float delay) {
    if (memcmp(&sprite->now, &card, sizeof card) == 0)
        return;
    const bool flips = sprite->pose.turn < 1;
    const bool fades = !flips && sprite->now.card == card.card;
    if (fades) {
        sprite->wipes = is_marked(&sprite->now, &card);
        sprite->was = sprite->now;
        sprite->pose.mix = 0;
        timeline_add(timeline, &sprite->pose.mix, 1, MOTION_DEACTIVATE, delay);
    }
    sprite->now = card;
}

bool scene_refresh(Scene *scene, const TacticsView *view, Seat dock_seat, Timeline *timeline, float delay) {
    ViewCard cards[HAND_SLOTS];
    int drawn;
    const int count = scene_hand_cards(view, dock_seat, cards, &drawn);
    if (count != scene->hand_count)
        return false;
    scene->drawn_count = drawn;
    for (int row = 0; row < ROWS; row++)
        if (scene->row_count[row] != shown_count(&view->row[row]))
            return false;
    for (int i = 0; i < count; i++)
        refresh_card(&scene->sprite[scene->hand[i]], cards[i], timeline, delay);
    for (int row = 0; row < ROWS; row++) {
        for (int at = 0; at < scene->row_count[row]; at++)
            refresh_card(&scene->sprite[scene->row[row][at]], view->row[row].card[at], timeline, delay);
        for (Seat seat = 0; seat < view->seats; seat++) {
            const float power = (float)view->row[row].eighths[seat] / 8;
            timeline_follow(timeline, &scene->power[row][seat], power, MOTION_POWER, delay);
        }
        timeline_follow(timeline, &scene->gate[row], is_gated(&view->row[row]) ? 1 : 0, MOTION_GATE, delay);
    }
    for (Seat seat = 0; seat < view->seats; seat++)
        timeline_follow(timeline, &scene->points[seat], (float)view->seat[seat].points, MOTION_SCORE, 0);
    return true;
}

// ---- places

TableRowShape scene_row_shape(const Scene *scene, const TableLayout *layout, int row) {
    return table_row_shape(layout, scene->row_count[row], scene->spread == row);
}

static void send(Sprite *sprite, Timeline *timeline, GfxRect to, Motion motion) {
    if (motion == MOTION_COUNT) {
        sprite->pose.x = to.x;
        sprite->pose.y = to.y;
        return;
    }
    if (timeline->reduced && (fabsf(sprite->pose.x - to.x) > 1 || fabsf(sprite->pose.y - to.y) > 1)) {
        sprite->pose.opacity = 0; // it appears where it belongs
        timeline_add(timeline, &sprite->pose.opacity, 1, MOTION_GLOW_IN, 0);
    }
    timeline_add(timeline, &sprite->pose.x, to.x, motion, 0);
    timeline_add(timeline, &sprite->pose.y, to.y, motion, 0);
}

void scene_arrange(Scene *scene, const TableLayout *layout, Timeline *timeline, Motion motion) {
    for (int row = 0; row < ROWS; row++) {
        const TableRowShape shape = scene_row_shape(scene, layout, row);
        for (int at = 0; at < scene->row_count[row]; at++) {
            Sprite *sprite = &scene->sprite[scene->row[row][at]];
            const Seat owner = sprite->now.owner < layout->seats ? sprite->now.owner : 0;
            const GfxRect to = table_row_card(layout, row, &shape, at, owner, scene->scroll[row]);
            sprite->mode = shape.dense ? CARD_TABLE_DENSE : CARD_TABLE;
            sprite->width = to.w;
            sprite->height = to.h;
            send(sprite, timeline, to, motion);
        }
    }
    for (int i = 0; i < scene->hand_count; i++) {
        Sprite *sprite = &scene->sprite[scene->hand[i]];
        const GfxRect to = table_hand_card(layout, i, scene->hand_count);
        sprite->mode = layout->hand_text ? CARD_HAND : CARD_TABLE;
        sprite->width = to.w;
        sprite->height = to.h;
        send(sprite, timeline, to, motion);
    }
}

CardPlace sprite_place(const Sprite *sprite) {
    const SpritePose *pose = &sprite->pose;
    CardPlace place = card_place(sprite->mode, pose->x, pose->y, sprite->width);
    place.height = sprite->height;
    place.scale = pose->scale;
    place.degrees = pose->degrees;
    place.opacity = pose->opacity;
    place.lift = pose->lift;
    const float off = pose->turn < 0.5F ? 0.5F - pose->turn : pose->turn - 0.5F;
    place.squash = off * 2;
    return place;
}

GfxRect sprite_rect(const Sprite *sprite) {
    const float height = sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
    return gfx_rect(roundf(sprite->pose.x), roundf(sprite->pose.y), sprite->width, height);
}

// ---- flares

FlareEnd flare_at_card(const Scene *scene, int sprite) {
    return (FlareEnd){sprite != NO_SPRITE ? sprite_rect(&scene->sprite[sprite]) : (GfxRect){0}, sprite};
}

FlareEnd flare_at_place(GfxRect rect) {
    return (FlareEnd){rect, NO_SPRITE};
}

static void follow(const Scene *scene, FlareEnd *end) {
    if (end->sprite != NO_SPRITE && scene->sprite[end->sprite].used)
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

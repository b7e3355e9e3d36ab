// SPDX-License-Identifier: MIT
// Every rejected drag explains itself: why a card can't be picked up now, and why it is not accepted where it
// was dropped. Reasons of the rules come from the game (table_ask_why), the others from here; they appear
// next to the pointer (bubble.c) and in the action box. The card shakes, with a sound.
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/kit/table.h"

#include <string.h>

static bool is_said(const CardTable *table) {
    return table->notice[0] != 0;
}

static bool is_on_hand(const CardTable *table, const Gesture *gesture) {
    return gfx_contains(table->layout.hand, gesture->x, gesture->y);
}

// True if the card is put back on purpose: dropped on its own place or a free part of the hand; a laid card
// also anywhere on the hand.
static bool puts_back(const CardTable *table, const Gesture *gesture, const Hit *over) {
    return strcmp(gesture->id, gesture->over) == 0 ||
           ((over == NULL || over->tag.kind != TAG_HAND || table->drag.is_laid) &&
            is_on_hand(table, gesture));
}

#define SHAKES 4
#define SHAKE_MS 62.0F
#define SHAKE_DEGREES 5.0F

static void shake(CardTable *table, int sprite) {
    float *degrees = &table->scene.sprite[sprite].pose.degrees;
    for (int i = 0; i < SHAKES; i++)
        timeline_add_ms(&table->timeline, degrees,
                        i == SHAKES - 1 ? 0
                        : i % 2 == 0    ? SHAKE_DEGREES
                                        : -SHAKE_DEGREES,
                        MOTION_FLY_BACK, (float)i * SHAKE_MS, SHAKE_MS);
}

static void refuse(App *app, CardTable *table, const Gesture *gesture, int sprite) {
    bubble_say(app, table, gesture->x, gesture->y);
    app_play(app, SOUND_REFUSED);
    if (sprite != NO_SPRITE && table->scene.sprite[sprite].used && !table->scene.sprite[sprite].leaving)
        shake(table, sprite);
}

// Says what a click there would say.
static void say_as_click(App *app, CardTable *table, const Gesture *gesture, const Hit *over) {
    Gesture on = {.kind = GESTURE_CLICK, .hit = over, .x = gesture->x, .y = gesture->y};
    memcpy(on.id, over->id, sizeof on.id);
    table_gesture(app, table, &on);
}

void table_refuse_drop(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *held = gesture->hit, *over = gesture->hit_over;
    const int sprite = table->drag.sprite;
    table->aimed = false; // keep what was said while the card was held over it
    table->drag.to_hand = is_on_hand(table, gesture) || (over != NULL && over->tag.kind == TAG_HAND);
    if (puts_back(table, gesture, over)) {
        table_notice(app, table, NULL);
        table_drag_cancel(app, table);
        return;
    }
    if (over != NULL && over->is_drop_target && !over->enabled)
        say_as_click(app, table, gesture, over);
    if (!is_said(table) && held != NULL)
        table->game->hands->refuse(app, table, held);
    if (!is_said(table))
        table_notice(app, table,
                     ui_word(app, over != NULL && over->tag.kind == TAG_HAND ? UI_TABLE_NOT_ON_HAND
                                                                             : UI_TABLE_NOT_THERE));
    table_drag_cancel(app, table);
    refuse(app, table, gesture, sprite);
}

static int sprite_of(const CardTable *table, const Hit *hit) {
    const uint8_t zone = table->game->hand_zone;
    return hit->tag.kind == TAG_HAND && zone != NO_ZONE && hit->tag.b < table->scene.zone[zone].count
               ? scene_at(&table->scene, zone, hit->tag.b)
               : NO_SPRITE;
}

void table_refuse_drag(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    if (table->showing || table->overlay != OVERLAY_NONE)
        return;
    if (hit->tag.kind == TAG_HAND && hit->card != NONE) {
        table_notice(app, table, NULL);
        if (table_deciding(app))
            table->game->hands->refuse(app, table, hit);
        if (!is_said(table) && session_stage(app->session) != SESSION_SCORING)
            table_notice(app, table,
                         ui_word(app, table_deciding(app) ? UI_TABLE_NOT_ASKED : UI_TABLE_NOT_NOW));
    }
    if (is_said(table))
        refuse(app, table, gesture, sprite_of(table, hit));
}

// SPDX-License-Identifier: MIT
// Dragging cards. Picking a card up selects it as a click would, so that drop targets light up and regions
// carry commands; dropping it does what a click on the region below would do. The card follows the pointer on
// a spring and leans into the movement.
#include "app/kit/laid.h"

#include "app/kit/explain.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "gfx/ease.h"

#include <math.h>
#include <string.h>

#define TILT_MOST 8.0F        // degrees
#define TILT_PER_SPEED 0.009F // degrees for each logical pixel in a second
#define LIFT_SCALE 1.06F

static Sprite *held(CardTable *table) {
    return &table->scene.sprite[table->drag.sprite];
}

bool table_drag_start(App *app, CardTable *table, const Gesture *gesture) {
    const bool laid = session_stage(app->session) == SESSION_LAID;
    const Hit *hit = gesture->hit;
    TableDrag begun = {.on = true, .x = gesture->x, .y = gesture->y, .last = app->now};
    if (table->showing || table->overlay != OVERLAY_NONE || (!laid && !table_deciding(app))) {
        if (hit != NULL)
            table_refuse_drag(app, table, hit, gesture);
        return false;
    }
    if (hit != NULL && laid)
        hit = laid_drag(app, table, hit, &begun);
    const int sprite = hit != NULL ? table->game->hands->take_up(app, table, hit) : NO_SPRITE;
    if (sprite == NO_SPRITE) {
        table->drag = begun;
        table->drag.on = false;
        laid_restore(app, table);
        if (hit != NULL)
            table_refuse_drag(app, table, hit, gesture);
        return false;
    }
    TableDrag *drag = &table->drag;
    *drag = begun;
    drag->sprite = sprite;
    SpritePose *pose = &held(table)->pose;
    drag->grab_x = gesture->press_x - pose->x;
    drag->grab_y = gesture->press_y - pose->y;
    pose->fly = 1;
    timeline_add(&table->timeline, &pose->lift, 1, MOTION_LIFT, 0);
    timeline_add(&table->timeline, &pose->scale, LIFT_SCALE, MOTION_LIFT, 0);
    table->notice[0] = 0;
    explain_close(app, table);
    app_request_layout(app);
    return true;
}

int table_take_new(App *app, CardTable *table, const Hit *hit, CardRef card) {
    const int sprite = scene_add(&table->scene, CARD_TILE, hit->rect.w, hit->rect.h, card);
    if (sprite == NO_SPRITE)
        return sprite;
    table->scene.sprite[sprite].pose.x = hit->rect.x;
    table->scene.sprite[sprite].pose.y = hit->rect.y;
    app_request_layout(app);
    return sprite;
}

void table_drag_move(App *app, CardTable *table, const Gesture *gesture) {
    TableDrag *drag = &table->drag;
    if (!drag->on)
        return;
    const bool was_low = table_forecast_is_low(table);
    drag->x = gesture->x;
    drag->y = gesture->y;
    if (table_forecast_is_low(table) != was_low)
        app_request_layout(app); // the forecast box moves
    if (strcmp(drag->over, gesture->over) != 0) {
        memcpy(drag->over, gesture->over, sizeof drag->over);
        table_explain_target(app, table, gesture->hit_over); // other drop targets light up
        app_request_layout(app);
    }
    app_request_update(app);
}

// One step of the spring.
bool table_drag_update(App *app, CardTable *table) {
    TableDrag *drag = &table->drag;
    if (!drag->on)
        return false;
    SpritePose *pose = &held(table)->pose;
    const float ms = (float)(app->now - drag->last);
    drag->last = app->now;
    const bool at_once = app->settings.animation_speed <= 0 || app->settings.reduced_motion;
    if (at_once) {
        pose->x = drag->x - drag->grab_x;
        pose->y = drag->y - drag->grab_y;
        return false;
    }
    ease_spring(&pose->x, &drag->speed_x, drag->x - drag->grab_x, MOTION_FOLLOW_MS, ms);
    ease_spring(&pose->y, &drag->speed_y, drag->y - drag->grab_y, MOTION_FOLLOW_MS, ms);
    const float lean = drag->speed_x * 1000 / table->layout.s * TILT_PER_SPEED;
    pose->degrees = fmaxf(-TILT_MOST, fminf(TILT_MOST, lean));
    return fabsf(pose->x - (drag->x - drag->grab_x)) > 0.5F ||
           fabsf(pose->y - (drag->y - drag->grab_y)) > 0.5F || fabsf(pose->degrees) > 0.25F ||
           timeline_running(&table->timeline);
}

void table_let_go(CardTable *table) {
    table->drag.on = false;
    Sprite *sprite = held(table);
    Timeline *timeline = &table->timeline;
    timeline_add(timeline, &sprite->pose.lift, 0, MOTION_FLY_BACK, 0);
    timeline_add(timeline, &sprite->pose.scale, 1, MOTION_FLY_BACK, 0);
    timeline_add(timeline, &sprite->pose.degrees, 0, MOTION_FLY_BACK, 0);
    timeline_add_ms(timeline, &sprite->pose.fly, 0, MOTION_WAIT, 0, motion_ms(MOTION_FLY_BACK));
}

void table_drag_cancel(App *app, CardTable *table) {
    if (!table->drag.on)
        return;
    table_let_go(table);
    table->game->hands->unpick(table);
    if (!laid_restore(app, table) || !table->drag.is_laid)
        scene_arrange(table, MOTION_FLY_BACK);
    app_request_layout(app);
}

void table_drag_end(App *app, CardTable *table, const Gesture *gesture) {
    if (!table->drag.on || table->game->hands->drop(app, table, gesture))
        return;
    const Hit *over = gesture->hit_over;
    const bool on_place = over != NULL && over->is_drop_target;
    if (on_place && over->has_command && over->enabled && strcmp(gesture->id, over->id) != 0) {
        const Command command = over->command;
        table_let_go(table);
        table_submit(app, table, &command);
        return;
    }
    table_refuse_drop(app, table, gesture);
}

const char *table_target_id(const App *app, const CardTable *table) {
    return table->drag.on ? table->drag.over : gesture_target(&app->input);
}

const Hit *table_target_hit(const App *app, const CardTable *table) {
    return hits_find(&app->hits, table_target_id(app, table));
}

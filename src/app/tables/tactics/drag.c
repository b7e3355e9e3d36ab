// SPDX-License-Identifier: MIT
// A card held by the mouse. Picking it up picks it as a click would, so that rows light up and regions carry
// their commands; letting go does what the region below would do on a click. The card follows on a spring and
// leans into the movement.
#include "app/tables/tactics/table.h"

#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define TILT_MOST 6.0F        // degrees
#define TILT_PER_SPEED 0.006F // degrees for each logical pixel in a second
#define LIFT_SCALE 1.06F

static Sprite *held(TableScreen *table) {
    return &table->scene.sprite[table->drag.sprite];
}

// The sprite that a drag from this region moves, and what it picks. NO_SPRITE when nothing may be taken
// there.
static int take_up(App *app, TableScreen *table, const char *id) {
    const LegalList legal = table_legal(app);
    int number = 0, row = 0;
    const Scene *scene = &table->scene;
    if (sscanf(id, "choice:%d", &number) == 1 && number >= 1 && number <= scene->drawn_count)
        return scene->hand[number - 1];
    if (sscanf(id, "hand:%d", &number) == 1) {
        const int slot = scene->drawn_count + number - 1;
        const TableThing thing = table_thing(app, table, id);
        if (thing.kind != THING_CARD || table->choice.discarding)
            return NO_SPRITE;
        const bool is_shield = table->choice.card != NONE && table->choice.card != thing.card &&
                               legal_goes_with(legal, table->choice.card, thing.card);
        if (legal_picks_hand(legal, thing.card)) {
            if (table->choice.card != thing.card)
                choice_clear(&table->choice);
            table->choice.card = thing.card;
        } else if (legal_for_hand(legal, thing.card) == NULL && !is_shield &&
                   !legal_has_verb(legal, VERB_PLAY) && !legal_has_verb(legal, VERB_HAND_OVER)) {
            return NO_SPRITE;
        }
        return scene->hand[slot];
    }
    if (sscanf(id, "row:%d:card:%d", &row, &number) == 2) {
        const TableThing thing = table_thing(app, table, id);
        if (thing.kind != THING_ROW_CARD || !legal_picks_row_card(legal, thing.row, thing.at))
            return NO_SPRITE;
        choice_clear(&table->choice);
        table->choice.from = thing.row;
        table->choice.at = thing.at;
        return scene->row[thing.row][thing.at];
    }
    return NO_SPRITE;
}

bool table_drag_start(App *app, TableScreen *table, const Gesture *gesture) {
    if (table->showing || table->overlay != OVERLAY_NONE || !table_deciding(app))
        return false;
    const int sprite = take_up(app, table, gesture->id);
    if (sprite == NO_SPRITE)
        return false;
    TableDrag *drag = &table->drag;
    *drag = (TableDrag){.on = true, .sprite = sprite, .x = gesture->x, .y = gesture->y, .last = app->now};
    SpritePose *pose = &held(table)->pose;
    drag->grab_x = gesture->press_x - pose->x;
    drag->grab_y = gesture->press_y - pose->y;
    pose->fly = 1;
    timeline_add(&table->timeline, &pose->lift, 1, MOTION_LIFT, 0);
    timeline_add(&table->timeline, &pose->scale, LIFT_SCALE, MOTION_LIFT, 0);
    table->notice[0] = 0;
    explain_close(app, table);
    app_mark(app);
    return true;
}

void table_drag_move(App *app, TableScreen *table, const Gesture *gesture) {
    TableDrag *drag = &table->drag;
    if (!drag->on)
        return;
    drag->x = gesture->x;
    drag->y = gesture->y;
    if (strcmp(drag->over, gesture->over) != 0) {
        memcpy(drag->over, gesture->over, sizeof drag->over);
        table_aim(app, table, drag->over); // other rows light up
        app_mark(app);
    }
    app_animate(app);
}

// One step of the spring. True while it is held.
bool table_drag_update(App *app, TableScreen *table) {
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

static void let_go(TableScreen *table) {
    table->drag.on = false;
    Sprite *sprite = held(table);
    Timeline *timeline = &table->timeline;
    timeline_add(timeline, &sprite->pose.lift, 0, MOTION_FLY_BACK, 0);
    timeline_add(timeline, &sprite->pose.scale, 1, MOTION_FLY_BACK, 0);
    timeline_add(timeline, &sprite->pose.degrees, 0, MOTION_FLY_BACK, 0);
    timeline_add_ms(timeline, &sprite->pose.fly, 0, MOTION_WAIT, 0, motion_ms(MOTION_FLY_BACK));
}

void table_drag_cancel(App *app, TableScreen *table) {
    if (!table->drag.on)
        return;
    let_go(table);
    scene_arrange(&table->scene, &table->layout, &table->timeline, MOTION_FLY_BACK);
    choice_clear(&table->choice);
    app_mark(app);
}

// Shields dropped on a card, or a card on its shields: both go together from now on.
static bool join_shields(App *app, TableScreen *table, const Gesture *gesture) {
    const LegalList legal = table_legal(app);
    const TableThing dragged = table_thing(app, table, gesture->id),
                     below = table_thing(app, table, gesture->over);
    if (dragged.kind != THING_CARD || below.kind != THING_CARD || dragged.card == below.card)
        return false;
    const bool shield_on_card = legal_goes_with(legal, below.card, dragged.card);
    if (!shield_on_card && !legal_goes_with(legal, dragged.card, below.card))
        return false;
    choice_clear(&table->choice);
    table->choice.card = shield_on_card ? below.card : dragged.card;
    table->choice.with = shield_on_card ? dragged.card : below.card;
    let_go(table);
    scene_arrange(&table->scene, &table->layout, &table->timeline, MOTION_FLY_BACK);
    app_mark(app);
    return true;
}

// A card that does something at once (called to a row, offered) may be dropped on the row that asks for it.
static const Command *command_at_source(const App *app, const TableScreen *table, const Gesture *gesture) {
    int row = 0;
    const Hit *dragged = hits_find(&app->hits, gesture->id);
    if (dragged == NULL || !dragged->has_command || sscanf(gesture->over, "row:%d", &row) != 1)
        return NULL;
    return row - 1 == table->view.source_row ? &dragged->command : NULL;
}

void table_drag_end(App *app, TableScreen *table, const Gesture *gesture) {
    if (!table->drag.on)
        return;
    const Hit *over = hits_find(&app->hits, gesture->over);
    const bool on_row =
        over != NULL && strncmp(over->id, "row:", 4) == 0 && strstr(over->id, ":card:") == NULL;
    const Command *at_source = command_at_source(app, table, gesture);
    if (join_shields(app, table, gesture))
        return;
    if (on_row && over->has_command && over->enabled && strcmp(gesture->id, over->id) != 0) {
        const Command command = over->command;
        let_go(table);
        table_submit(app, table, &command);
        return;
    }
    if (at_source != NULL) {
        const Command command = *at_source;
        let_go(table);
        table_submit(app, table, &command);
        return;
    }
    if (on_row && !over->enabled) {
        const Gesture click = {.kind = GESTURE_CLICK, .x = gesture->x, .y = gesture->y};
        Gesture on = click;
        memcpy(on.id, over->id, sizeof on.id);
        table_gesture(app, table, &on); // says why not
    }
    table_drag_cancel(app, table);
}

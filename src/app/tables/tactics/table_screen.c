// SPDX-License-Identifier: MIT
// The table as a screen of the frame: when to take a new view over, what has moved, in which order things are
// drawn.
#include "app/tables/tactics/table.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#define PULSE_REACH 60.0F // logical pixels that an effect's ring runs beyond its card

// ---- entering and leaving

static void make_looks(App *app, TableScreen *table) {
    if (table->looks != NULL && table->looks_words == app->words &&
        strcmp(table->looks_language, app->settings.language) == 0)
        return;
    table_looks_destroy(table->looks);
    table->looks = table_looks_create(app);
    table->looks_words = app->words;
    text_copy(table->looks_language, sizeof table->looks_language, app->settings.language);
    if (table->looks == NULL) {
        SDL_LogCritical(SDL_LOG_CATEGORY_APPLICATION, "out of memory");
        app_quit(app);
    }
}

static void enter(App *app, void *self) {
    TableScreen *table = self;
    timeline_init(&table->timeline, app->settings.animation_speed, app->settings.reduced_motion);
    choice_clear(&table->choice);
    table->scene.spread = -1;
    table->version = session_version(app->session) - 1;
    make_looks(app, table);
}

static void leave(App *app, void *self) {
    (void)app;
    TableScreen *table = self;
    table_looks_destroy(table->looks);
}

// ---- following the session

// Who sits in front: the viewer; for an open question the one who is asked; else as before.
static void choose_dock(const App *app, TableScreen *table) {
    const Seat viewer = session_viewer(app->session);
    if (viewer != SEAT_NONE)
        table->dock_seat = viewer;
    else if (session_asked_openly(app->session))
        table->dock_seat = session_to_act(app->session);
}

static void follow_session(App *app, TableScreen *table) {
    if (table->version == session_version(app->session))
        return;
    table->version = session_version(app->session);
    explain_close(app, table);
    table->hover.kind =
        THING_NONE; // a card played face down is not to be looked at again, in the rail neither
    const Seat old_dock = table->dock_seat;
    choose_dock(app, table);
    if (session_event_count(app->session) > 0) {
        if (old_dock != table->dock_seat)
            memset(&table->view, 0xFF,
                   sizeof table->view); // another hand lies in front: nothing of the scene holds
        table_show_begin(app, table);
        return;
    }
    table->showing = table->recap = table->recap_scored = false;
    table->log_until = UINT_MAX;
    table->end_at = 0;
    table->told.kind = THING_NONE;
    table->ticker[0] = 0;
    choice_clear(&table->choice);
    table->drag.on = false;
    memcpy(&table->view, session_view(app->session)->bytes, sizeof table->view);
    table_lay(app, table);
}

static bool is_new_size(const App *app, const TableScreen *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    return table->layout.window.w != (float)window.width || table->layout.window.h != (float)window.height ||
           table->layout.s != window.scale;
}

// At rest the scene is the view: cards whose look depends on what is picked are drawn by that.
static void layout(App *app, void *self) {
    TableScreen *table = self;
    make_looks(app, table);
    if (table->looks == NULL)
        return;
    follow_session(app, table);
    if (is_new_size(app, table))
        table_lay(app, table);
    table_regions(app, table);
    if (table->hover.line > 0) { // another line may lie there now
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "log:%d", table->hover.line);
        table->hover = table_thing(app, table, id);
    }
    if (table->overlay == OVERLAY_INSPECT)
        app->shown_name = "inspect";
}

// ---- moving

static bool same_pose(const SpritePose *a, const SpritePose *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

static void damage_sprite(App *app, TableScreen *table, Sprite *sprite) {
    if (!sprite->used || same_pose(&sprite->pose, &sprite->drawn))
        return;
    const CardPlace place = sprite_place(sprite);
    GfxRect bounds = card_art_bounds(&place);
    if (sprite->pose.pulse < 1)
        bounds = gfx_inset(bounds, -table_px(&table->layout, PULSE_REACH));
    if (sprite->drawn_bounds.w > 0)
        gfx_damage(app->gfx, sprite->drawn_bounds);
    gfx_damage(app->gfx, bounds);
    sprite->drawn = sprite->pose;
    sprite->drawn_bounds = bounds;
}

static void damage_tile(App *app, TableScreen *table, FlyingTile *tile) {
    if (tile->target == NONE)
        return;
    const GfxRect now =
        gfx_inset(gfx_rect(tile->x, tile->y, tile->w, table_px(&table->layout, TABLE_WON_TILE)),
                  -table_px(&table->layout, 16));
    if (tile->drawn.w > 0)
        gfx_damage(app->gfx, tile->drawn);
    gfx_damage(app->gfx, now);
    tile->drawn = now;
    if (tile->left <= 0)
        tile->target = NONE;
}

static void damage_flare(App *app, const TableScreen *table, Flare *flare) {
    if (!flare->used || flare->part <= 0)
        return;
    const GfxRect now = flare_bounds(flare, table->layout.s);
    if (flare->drawn.w > 0)
        gfx_damage(app->gfx, flare->drawn);
    if (flare->part < 1)
        gfx_damage(app->gfx, now);
    flare->drawn = now;
}

static void damage_points(App *app, TableScreen *table) {
    Scene *scene = &table->scene;
    for (Seat seat = 0; seat < TACTICS_SEATS; seat++) {
        if (scene->points[seat] == table->points_drawn[seat])
            continue;
        table->points_drawn[seat] = scene->points[seat];
        gfx_damage(app->gfx, table->layout.top_bar);
        gfx_damage(app->gfx, table->layout.plate_head);
        for (int i = 0; i < table->layout.panels; i++)
            gfx_damage(app->gfx, table->layout.panel[i].head);
    }
}

static void damage_moved(App *app, TableScreen *table) {
    for (int i = 0; i < SPRITES_MAX; i++)
        damage_sprite(app, table, &table->scene.sprite[i]);
    scene_follow_flares(&table->scene);
    for (int i = 0; i < FLARES_MAX; i++)
        damage_flare(app, table, &table->scene.flares.item[i]);
    damage_points(app, table);
    for (int row = 0; row < ROWS; row++) {
        damage_tile(app, table, &table->scene.tile[row]);
        if (memcmp(table->scene.power[row], table->power_drawn[row], sizeof table->power_drawn[row]) != 0) {
            memcpy(table->power_drawn[row], table->scene.power[row], sizeof table->power_drawn[row]);
            gfx_damage(app->gfx, table->layout.column[row].score);
        }
        if (memcmp(table->scene.flash[row], table->flash_drawn[row], sizeof table->flash_drawn[row]) != 0) {
            memcpy(table->flash_drawn[row], table->scene.flash[row], sizeof table->flash_drawn[row]);
            gfx_damage(app->gfx, table->layout.column[row].score);
        }
        if (table->scene.gate[row] != table->gate_drawn[row]) {
            table->gate_drawn[row] = table->scene.gate[row];
            gfx_damage(app->gfx, table->layout.column[row].frame);
        }
        if (table->scene.target[row] != table->target_drawn[row]) {
            table->target_drawn[row] = table->scene.target[row];
            gfx_damage(app->gfx, gfx_inset(table->layout.column[row].target, -table_px(&table->layout, 24)));
        }
    }
}

// ---- the end of the turn by itself

// The clock stands while something is being read.
static bool ends_by_itself(const App *app, const TableScreen *table) {
    return !table->showing && session_stage(app->session) == SESSION_END_TURN &&
           app->settings.auto_end_seconds > 0 && table->overlay == OVERLAY_NONE;
}

int table_end_seconds(const App *app, const TableScreen *table) {
    if (!ends_by_itself(app, table))
        return 0;
    if (table->end_at == 0)
        return app->settings.auto_end_seconds;
    return table->end_at > app->now ? (int)((table->end_at - app->now + 999) / 1000) : 0;
}

static void count_down(App *app, TableScreen *table) {
    if (!ends_by_itself(app, table)) {
        table->end_at = 0;
        return;
    }
    if (table->end_at == 0)
        table->end_at = app->now + (uint64_t)app->settings.auto_end_seconds * 1000;
    if (table->end_at <= app->now) {
        session_end_turn(app->session);
        return;
    }
    gfx_damage(app->gfx, gfx_inset(table->layout.action, -table_px(&table->layout, 8)));
    app_wake(app, app->now + ((table->end_at - app->now - 1) % 1000) + 1);
}

static void popup_update(App *app, TableScreen *table) {
    if (table->popup_due > app->now) {
        app_wake(app, table->popup_due);
    } else if (table->popup_due > 0) {
        table->popup_due = 0;
        gfx_damage(app->gfx, popup_rect(app, table));
    }
}

static bool update(App *app, void *self) {
    TableScreen *table = self;
    bool moving = timeline_update(&table->timeline, app->now);
    if (table->overlay == OVERLAY_MENU) {
        // what there is to be seen waits
    } else if (table->showing && table_show_step(app, table)) {
        moving = true;
    } else if (table->showing) {
        table->showing = false;
        session_shown(app->session);
        moving = true;
    }
    if (table_drag_update(app, table))
        moving = true;
    count_down(app, table);
    popup_update(app, table);
    explain_update(app, table);
    scoring_update(app, table);
    damage_moved(app, table);
    scene_free_left(&table->scene);
    scene_free_flares(&table->scene);
    return moving || timeline_running(&table->timeline);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    table_gesture(app, self, gesture);
}

// ---- drawing

static void draw(App *app, void *self) {
    const TableScreen *table = self;
    background_draw(app->gfx, app->pictures, BACKGROUND_TABLE);
    if (table->looks == NULL || table->view.seats == 0)
        return;
    draw_board(app, table);
    draw_top_bar(app, table);
    draw_panels(app, table);
    draw_dock(app, table);
    draw_rail(app, table);
    draw_action(app, table);
    draw_forecast_box(app, table);
    draw_flying(app, table);
    draw_flares(app, table);
    if (table_shows_scoring(app, table))
        draw_scoring(app, table);
    if (table->view.decision == DECISION_SEE_HANDS && table_deciding(app) && !table->showing)
        draw_shown_hands(app, table);
    if (table->overlay == OVERLAY_LOG)
        draw_log(app, table, LOG_DRAWER);
    draw_save_note(app, table);
    draw_popup(app, table);
    draw_explanation(app, table);
    if (table->overlay == OVERLAY_INSPECT)
        draw_inspector(app, table);
    if (table->overlay == OVERLAY_MENU)
        draw_menu(app, table);
}

const Screen table_screen = {
    .name = "table",
    .state_bytes = sizeof(TableScreen),
    .least_w = GFX_LEAST_W,
    .least_h = GFX_LEAST_H,
    .enter = enter,
    .leave = leave,
    .layout = layout,
    .gesture = gesture,
    .update = update,
    .draw = draw,
};

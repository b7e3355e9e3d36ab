// SPDX-License-Identifier: MIT
// The table as a screen of the frame: when to adopt a new view, what has moved and must be redrawn, the order
// of drawing.
#include "app/art/target_art.h"
#include "app/kit/burning.h"
#include "app/kit/draw.h"
#include "app/kit/explain.h"
#include "app/kit/filled_table.h"
#include "app/kit/flare.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/inspect.h"
#include "app/kit/laid.h"
#include "app/kit/log_panel.h"
#include "app/kit/passing.h"
#include "app/kit/press_through.h"
#include "app/kit/scene.h"
#include "gfx/still.h"

#include <assert.h>
#include <stdalign.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PULSE_REACH 60.0F // logical pixels the ring of an acting card runs beyond it

// ---- what is covered

static bool meet(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

bool table_flown_over(const CardTable *table, GfxRect rect) {
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &table->scene.sprite[i];
        if (!sprite->used || sprite->pose.fly <= 0)
            continue;
        const CardPlace place = sprite_place(sprite);
        if (meet(card_art_bounds(&place), rect))
            return true;
    }
    GfxRect burning;
    for (int i = 0; i < BURNING_MAX; i++)
        if (burning_is_whole(table, i, &burning) && meet(burning, rect))
            return true;
    return false;
}

// ---- entering and leaving

static void make_looks(App *app, CardTable *table) {
    if (table->looks != NULL && table->looks_words == app->words &&
        strcmp(table->looks_language, app->settings.language) == 0)
        return;
    table->game->look->close(table->looks);
    table->looks = table->game->look->open(app);
    table->looks_words = app->words;
    text_copy(table->looks_language, sizeof table->looks_language, app->settings.language);
}

static void no_memory(App *app) {
    SDL_LogCritical(SDL_LOG_CATEGORY_APPLICATION, "out of memory");
    app_quit(app);
}

static bool is_ready(const CardTable *table) {
    return table->looks != NULL && table->own != NULL;
}

// The memory a table owns, in one block.
typedef struct TableBlock {
    FilledTable filled;
    PressThrough through;
    alignas(max_align_t) unsigned char own[]; // the game's part, CardTable.own
} TableBlock;

static void enter(App *app, void *self) {
    CardTable *table = self;
    const GameTable *game = game_table_of(match_catalog(session_match(app->session))->game);
    assert(game != NULL && game->zones <= ZONES_MAX);
    timeline_init(&table->timeline, app->settings.animation_speed, app->settings.reduced_motion);
    table->version = session_version(app->session) - 1;
    table->beat_of = table->thought = SEAT_NONE;
    TableBlock *block = calloc(1, sizeof *block + game->own_bytes);
    if (block == NULL) {
        no_memory(app);
        return;
    }
    game_table_fill(&block->filled, game);
    table->filled = &block->filled;
    table->game = &block->filled.table;
    table->own = block->own;
    table->through = &block->through;
    make_looks(app, table);
    if (!is_ready(table)) {
        no_memory(app);
        return;
    }
    table->game->board->begin(table);
}

static void leave(App *app, void *self) {
    CardTable *table = self;
    app_drop_advice(app); // it is for nobody else's eyes
    gfx_still_keep(app->gfx, false);
    if (table->game != NULL)
        table->game->look->close(table->looks);
    free(table->filled); // frees the whole block
}

static uint64_t later(uint64_t at, uint64_t ms) {
    return at > 0 ? at + ms : 0;
}

// What moves goes on where it was, and what has a time still has as much of it.
static void resume(App *app, void *self, uint64_t ms) {
    CardTable *table = self;
    (void)app;
    table->timeline.last = 0;
    table->hurry.shown = later(table->hurry.shown, ms);
    table->hurry.until = later(table->hurry.until, ms);
    table->notice_until = later(table->notice_until, ms);
    table->end_at = later(table->end_at, ms);
    table->pause_until = later(table->pause_until, ms);
}

// ---- following the session

// Chooses the seat in front: the viewer; for an open question the seat that is asked; with its hand
// face down who is to take the seat; else as before.
static void choose_dock(const App *app, CardTable *table) {
    const Seat viewer = session_viewer(app->session);
    if (viewer != SEAT_NONE)
        table->front = viewer;
    else if (session_asked_openly(app->session))
        table->front = session_to_act(app->session);
    else if (session_is_face_down(app->session))
        table->front = session_next_seat(app->session);
}

// Nothing is to be shown: the table is as the session says.
static void come_to_rest(App *app, CardTable *table) {
    table->showing = table->recap = table->recap_asked = table->recap_held = false;
    table->log_until = session_last_seen_event(app->session);
    table->end_at = 0;
    table->told.kind = THING_NONE;
    table->ticker[0] = 0;
    table->game->hands->unpick(table);
    table->drag.on = false;
    view_copy(&table->view, session_view(app->session));
    table->next_event = 0;
    clock_reset(app, table);
    table_lay(app, table);
}

void table_stand(App *app, CardTable *table) {
    table->version = session_version(app->session);
    choose_dock(app, table);
    come_to_rest(app, table);
}

static void follow_session(App *app, CardTable *table) {
    if (table->version == session_version(app->session))
        return;
    table->version = session_version(app->session);
    if (table->notice_passes)
        table_notice(app, table, NULL);
    explain_close(app, table);
    bubble_end(table);
    hint_drop(app, table);
    // A card played face-down must not stay visible in the rail.
    table->looked_at.kind = THING_NONE;
    const Seat old_dock = table->front;
    choose_dock(app, table);
    if (old_dock != table->front)
        app_reset_guard(app);
    if (session_event_count(app->session) > 0) {
        if (old_dock != table->front)
            table->view.game = NULL; // another hand is in front: the scene must be reset
        table_show_begin(app, table);
        return;
    }
    come_to_rest(app, table);
    thinking_follow(app, table);
    banner_follow(app, table);
    news_follow(app, table);
    hurry_follow(app, table);
}

void table_follow(App *app, CardTable *table) {
    follow_session(app, table);
    hits_clear(&app->hits);
    table_regions(app, table);
}

static bool is_new_size(const App *app, const CardTable *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    return table->layout.window.w != (float)window.width || table->layout.window.h != (float)window.height ||
           table->layout.s != window.scale;
}

// Follows the session and adds the regions. Cards whose appearance depends on the selection are drawn
// accordingly.
static void layout(App *app, void *self) {
    CardTable *table = self;
    make_looks(app, table);
    if (!is_ready(table)) {
        no_memory(app);
        return;
    }
    follow_session(app, table);
    if (is_new_size(app, table))
        table_lay(app, table);
    table_regions(app, table);
    if (table->looked_at.line > 0) { // another line may be there now
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "log:%d", table->looked_at.line);
        table->looked_at = table_thing(app, table, hits_find(&app->hits, id));
    }
    table_look_again(app, table);
    if (table->overlay == OVERLAY_INSPECT)
        app->shown_name = "inspect";
}

// ---- moving

static bool same_pose(const SpritePose *a, const SpritePose *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

static void damage_sprite(App *app, CardTable *table, Sprite *sprite) {
    if (!sprite->used || same_pose(&sprite->pose, &sprite->drawn))
        return;
    const CardPlace place = sprite_place(sprite);
    GfxRect bounds = card_art_bounds(&place);
    if (sprite->pose.pulse < 1)
        bounds = gfx_inset(bounds, -lpx(table, PULSE_REACH));
    // A sprite that flies, now and when last drawn, is in the layer above everything at rest.
    const bool above = sprite->pose.fly >= 1 && sprite->drawn.fly >= 1;
    void (*const damage)(Gfx *, GfxRect) = above ? gfx_damage_above : gfx_damage;
    if (sprite->drawn_bounds.w > 0)
        damage(app->gfx, sprite->drawn_bounds);
    damage(app->gfx, bounds);
    sprite->drawn = sprite->pose;
    sprite->drawn_bounds = bounds;
}

static void damage_flare(App *app, const CardTable *table, Flare *flare) {
    if (!flare->used || flare->part <= 0)
        return;
    const GfxRect now = flare_bounds(flare, table->layout.s);
    if (flare->drawn.w > 0)
        gfx_damage(app->gfx, flare->drawn);
    if (flare->part < 1)
        gfx_damage(app->gfx, now);
    flare->drawn = now;
}

static void damage_points(App *app, CardTable *table) {
    if (memcmp(table->points, table->points_drawn, sizeof table->points) == 0)
        return;
    memcpy(table->points_drawn, table->points, sizeof table->points);
    gfx_damage(app->gfx, table->layout.top_bar);
    gfx_damage(app->gfx, table->layout.plate_head);
    gfx_damage(app->gfx, table->layout.left);
}

static void damage_moved(App *app, CardTable *table) {
    for (int i = 0; i < SPRITES_MAX; i++)
        damage_sprite(app, table, &table->scene.sprite[i]);
    scene_follow_flares(&table->scene);
    for (int i = 0; i < FLARES_MAX; i++)
        damage_flare(app, table, &table->scene.flares.item[i]);
    burning_update(app, table);
    damage_points(app, table);
    table->game->board->moved(app, table);
}

// ---- the end of the turn by itself

// The countdown stops while an overlay is open.
static bool ends_by_itself(const App *app, const CardTable *table) {
    const SessionStage stage = session_stage(app->session);
    return !table->showing && (stage == SESSION_END_TURN || stage == SESSION_LAID) &&
           app->settings.end_turn_after > 0 && table->overlay == OVERLAY_NONE;
}

int table_end_seconds(const App *app, const CardTable *table) {
    if (!ends_by_itself(app, table))
        return 0;
    if (table->end_at == 0)
        return app->settings.end_turn_after;
    return table->end_at > app->now ? (int)((table->end_at - app->now + 999) / 1000) : 0;
}

static void count_down(App *app, CardTable *table) {
    if (!ends_by_itself(app, table)) {
        table->end_at = 0;
        return;
    }
    if (table->end_at == 0)
        table->end_at = app->now + (uint64_t)app->settings.end_turn_after * 1000;
    if (table->end_at <= app->now) {
        session_end_turn(app->session);
        return;
    }
    gfx_damage(app->gfx, gfx_inset(table->layout.action, -lpx(table, 8)));
    app_wake_at(app, app->now + ((table->end_at - app->now - 1) % 1000) + 1);
}

static void popup_update(App *app, CardTable *table) {
    if (table->popup_due > app->now) {
        app_wake_at(app, table->popup_due);
    } else if (table->popup_due > 0) {
        table->popup_due = 0;
        popup_damage(app, table);
    }
}

// False if the history in the rail must be laid out again, since a large card has taken its room or left.
static bool log_lies_right(App *app, const CardTable *table) {
    const GfxRect laid = table->log[LOG_RAIL].box, now = log_rail_box(app, table);
    return laid.w == now.w && laid.y == now.y;
}

static bool update(App *app, void *self) {
    CardTable *table = self;
    if (!is_ready(table))
        return false;
    bool moving = timeline_update(&table->timeline, app->now);
    if (table->overlay == OVERLAY_MENU) {
        // events wait
    } else if (hurry_step(app, table) && !table->showing) {
        moving = true;
    } else if (table->showing && table_show_step(app, table)) {
        moving = true;
    } else if (table->showing) {
        table->showing = false;
        session_finish_showing(app->session);
        moving = true;
    }
    if (table->thinks && thinking_update(app, table))
        moving = true;
    if (table_drag_update(app, table) || banner_update(app, table))
        moving = true;
    if (inspect_update(app, table))
        moving = true;
    if (scene_shine(&table->scene, app->now))
        moving = true;
    count_down(app, table);
    popup_update(app, table);
    table_look_away(app, table);
    if (!log_lies_right(app, table))
        app_request_layout(app);
    moving |= summary_update(app, table);
    explain_update(app, table);
    bubble_update(app, table);
    table_notice_update(app, table);
    table->game->board->update(app, table);
    passing_update(app, table);
    gfx_still_keep(app->gfx, table->drag.on);
    damage_moved(app, table);
    moving |= table->game->board->moves(table);
    scene_free_left(&table->scene);
    scene_free_flares(&table->scene);
    return moving || timeline_running(&table->timeline);
}

// A command of others that follows at once: many that take less than a frame each are shown in one.
static bool is_late(const App *app, const void *self) {
    const CardTable *table = self;
    return table->game != NULL && table->showing && table->theirs && table->goes_on &&
           table->next_event == 0 && table->overlay == OVERLAY_NONE && !table->hurry.on &&
           table->pause_until <= app->now;
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    if (is_ready(self))
        table_gesture(app, self, gesture);
}

// ---- drawing

static void draw_overlay(App *app, const CardTable *table) {
    if (table->overlay == OVERLAY_LOG)
        draw_log(app, table, LOG_DRAWER);
    draw_save_note(app, table);
    draw_popup(app, table);
    draw_summary(app, table);
    draw_bubble(app, table);
    draw_explanation(app, table);
    if (table->overlay == OVERLAY_INSPECT)
        draw_inspector(app, table);
    if (table->overlay == OVERLAY_MENU)
        draw_menu(app, table);
}

static void draw_lying(App *app, const CardTable *table) {
    background_draw(app->gfx, app->pictures, BACKGROUND_TABLE);
    if (!is_ready(table) || table->layout.seats == 0)
        return;
    table->game->board->draw_board(app, table);
    draw_top_bar(app, table);
    table->game->look->draw_seats(app, table);
    table->game->board->draw_dock(app, table);
    draw_rail(app, table);
    if (table->log[LOG_RAIL].box.w > 0 && log_lies_right(app, table))
        draw_log(app, table, LOG_RAIL);
    draw_news(app, table);
    draw_hint_lights(app, table);
    draw_action_box(app, table);
    draw_forecast_box(app, table);
    draw_laid(app, table);
}

static void tell(const App *app, const void *self, JsonOut *json) {
    const CardTable *table = self;
    (void)app;
    if (table->notice[0] != 0)
        json_string(json, "notice", table->notice);
    if (is_ready(table))
        table->game->board->tell(table, json);
}

static void draw(App *app, void *self) {
    const CardTable *table = self;
    if (gfx_still_begin(app->gfx)) {
        draw_lying(app, table);
        gfx_still_end(app->gfx);
    }
    if (!is_ready(table) || table->layout.seats == 0)
        return;
    draw_passing(app, table);
    draw_flying(app, table);
    burning_draw(app, table);
    draw_flares(app, table);
    table->game->look->draw_above(app, table);
    draw_banner(app, table);
    draw_overlay(app, table);
}

const Screen table_screen = {
    .name = "table",
    .state_bytes = sizeof(CardTable),
    .enter = enter,
    .leave = leave,
    .resume = resume,
    .layout = layout,
    .gesture = gesture,
    .update = update,
    .is_late = is_late,
    .draw = draw,
    .tell = tell,
};

// A screen of its own, as the curtain is: nothing of the table before it is left, and no input that was meant
// for that one reaches it.
const Screen face_down_screen = {
    .name = "face_down",
    .state_bytes = sizeof(CardTable),
    .enter = enter,
    .leave = leave,
    .resume = resume,
    .layout = layout,
    .gesture = gesture,
    .update = update,
    .draw = draw,
    .tell = tell,
};

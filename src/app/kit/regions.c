// SPDX-License-Identifier: MIT
// The regions of every table; the game adds those of board and dock. Later regions are above earlier ones.
#include "app/kit/action.h"
#include "app/kit/game_board.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/log_panel.h"
#include "app/kit/press_through.h"
#include "app/kit/scene.h"
#include "app/kit/signs.h"
#include "app/kit/table.h"

#include <string.h>

// ---- layout

void table_lay(App *app, CardTable *table) {
    const uint8_t seats = session_options(app->session)->setup.seats;
    if (table->front >= seats)
        table->front = 0;
    table->game->board->lay(app, table);
    table->scene.flares.window = table->layout.window;
    scene_reset(table);
}

// ---- action box

static void add_buttons(App *app, const CardTable *table) {
    ActionBox box;
    action_state(app, table, &box);
    action_make_room(app, table, &box);
    for (int i = 0; i < box.count; i++) {
        const ActionButton *button = &box.button[i];
        Hit *hit = hits_add(&app->hits, action_button_rect(table, &box, button), "%s", button->id);
        hit->enabled = button->enabled;
        hit->has_command = button->has_command;
        hit->command = button->command;
        hit->settles = true;
        hit->meanwhile = press_through_is_on(app, table);
        if (button->why != NULL)
            text_copy(hit->reason, sizeof hit->reason, button->why);
    }
}

// ---- history

static void lay_log(App *app, CardTable *table) {
    const int items = game_log_count(session_log(app->session), table->log_until);
    const GfxRect rail = log_rail_box(app, table);
    table->log[LOG_RAIL].box = rail;
    if (rail.w > 0)
        log_panel_lay(app, table, &table->log[LOG_RAIL], rail, items);
    if (table->overlay == OVERLAY_LOG)
        log_panel_lay(app, table, &table->log[LOG_DRAWER], table->layout.drawer, items);
}

// Adds regions for visible lines that name a card; the number in the id counts all visible lines.
static void add_log_lines(App *app, const CardTable *table, const LogPanel *panel) {
    int line = 0;
    for (int i = 0; i < panel->rows; i++) {
        const LogRow *row = &panel->row[i];
        if (row->kind != LOG_LINE)
            continue;
        line++;
        Seat owner;
        const uint8_t card =
            table->game->show->line_card(app, game_log_item(session_log(app->session), row->item), &owner);
        if (card == NONE)
            continue;
        const float edge = app_px(app, 8);
        Hit *hit = hits_add(
            &app->hits,
            gfx_rect(panel->box.x + edge, row->y, panel->box.w - 2.5F * edge, row->h - app_px(app, 4)),
            "log:%d", line);
        hit->card = card;
        hit->tag = (HitTag){.kind = TAG_LINE, .a = (uint8_t)line};
    }
}

void table_log_regions(App *app, const CardTable *table) {
    if (table->layout.log.w > 0 && table->log[LOG_RAIL].box.w > 0)
        sign_mark(hits_add(&app->hits, table->log[LOG_RAIL].head, "button:log"), ACTION_LOG);
    if (table->overlay != OVERLAY_LOG) {
        if (table->log[LOG_RAIL].box.w > 0)
            add_log_lines(app, table, &table->log[LOG_RAIL]);
        return;
    }
    const GfxRect drawer = table->layout.drawer;
    hits_add(&app->hits, drawer, "log")->drop_only = true; // clicks on it must not hit what is below
    const float size = app_px(app, 38), edge = app_px(app, 4);
    hits_add(&app->hits, gfx_rect(drawer.x + drawer.w - size - edge, drawer.y + edge, size, size),
             "button:close");
    add_log_lines(app, table, &table->log[LOG_DRAWER]);
}

// The chips of seats or teams explain their numbers.
static void add_chips(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        const GfxRect chip = seat_chip_rect(table, seat);
        if (chip.w > 0)
            hits_add(&app->hits, chip, "score:%s", seat_faction_id(app, seat))->tag =
                (HitTag){.kind = TAG_SEAT, .seat = seat};
    }
}

// The hand that lies face down is turned up by a click on it, too.
static void add_face_down(App *app, const CardTable *table) {
    if (session_is_face_down(app->session) && table->layout.hand.w > 0)
        hits_add(&app->hits, table->layout.hand, "button:turn_up")->settles = true;
}

// True: the history gets regions too.
static bool add_table(App *app, CardTable *table) {
    signs_regions(app, table);
    if (table->showing) { // a click anywhere skips
        if (table->recap || table->game->show->telling(table))
            hits_add(&app->hits, table->layout.primary, "button:skip")->settles = true;
        else if (hurry_can(app, table) || press_through_is_on(app, table))
            add_buttons(app, table);
        return true;
    }
    add_chips(app, table);
    if (summary_is_told(table))
        return false;
    table->game->board->regions(app, table);
    add_face_down(app, table);
    table_keep_brightness(app, table);
    explain_regions(app, table);
    add_buttons(app, table);
    return !table->game->board->regions_above(app, table);
}

// The history is laid out last, since a forecast may take its room, and it needs the other regions.
void table_regions(App *app, CardTable *table) {
    const bool inspects = table->overlay == OVERLAY_INSPECT,
               covered = inspects || table->overlay == OVERLAY_MENU;
    if (inspects)
        inspector_regions(app, table);
    else if (covered)
        menu_regions(app, table);
    const bool log_too = !covered && add_table(app, table);
    table_update_forecast(app, table);
    lay_log(app, table);
    if (log_too)
        table_log_regions(app, table);
    if (!covered) {
        save_note_regions(app, table);
        summary_regions(app, table);
    }
    table_mark_first(app, table);
    press_through_note(app, table);
}

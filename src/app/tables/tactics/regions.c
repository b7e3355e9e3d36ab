// SPDX-License-Identifier: MIT
// Everything that reacts to the mouse, by the names of interfaces.md. What a region does comes from the legal
// commands; later regions lie above earlier ones.
#include "app/tables/tactics/action.h"
#include "app/tables/tactics/table.h"

#include <string.h>

// ---- layout

static int slots_in_front(const TableScreen *table) {
    ViewCard cards[HAND_SLOTS];
    int drawn;
    return scene_hand_cards(&table->view, table->dock_seat, cards, &drawn);
}

void table_lay(App *app, TableScreen *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    const uint8_t seats = table->view.seats > 0 ? table->view.seats : 1;
    if (table->dock_seat >= seats)
        table->dock_seat = 0;
    table->layout = table_layout(&window, seats, table->dock_seat, slots_in_front(table));
    scene_forget(&table->scene, &table->timeline);
    scene_reset(&table->scene, &table->layout, &table->view, table->dock_seat);
}

// ---- what can always be looked at

static void add_top_bar(App *app, const TableScreen *table) {
    const bool can_hide = session_viewer(app->session) != SEAT_NONE && table_is_shared(app);
    if (app->sound.open)
        hits_add(&app->hits, table->layout.button[TABLE_BUTTONS - (can_hide ? 4 : 3)], "button:mute");
    if (can_hide)
        hits_add(&app->hits, table->layout.button[TABLE_BUTTONS - 3], "button:hide");
    hits_add(&app->hits, table->layout.button[TABLE_BUTTONS - 2], "button:log");
    hits_add(&app->hits, table->layout.button[TABLE_BUTTONS - 1], "button:menu");
}

static void add_piles_of(App *app, const TableScreen *table, Seat seat, GfxRect draw, GfxRect discard,
                         GfxRect won) {
    const char *faction = seat_faction_id(app, seat);
    const ViewSeat *view = &table->view.seat[seat];
    hits_add(&app->hits, draw, "pile:%s:draw", faction)->no_focus = true;
    if (view->discard_count > 0)
        hits_add(&app->hits, discard, "pile:%s:discard", faction)->card = view->discard_top;
    if (table->view.seat[tactics_pile_seat(&table->view, seat)].won_count > 0)
        hits_add(&app->hits, won, "pile:%s:won", faction);
}

static void add_piles(App *app, const TableScreen *table) {
    const TableLayout *layout = &table->layout;
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        add_piles_of(app, table, panel->seat, panel->draw, panel->discard, panel->won);
    }
    add_piles_of(app, table, table->dock_seat, layout->draw, layout->discard, layout->plate_won);
}

// ---- rows

// Is there a card, picked or drawn, that goes into rows now?
static bool places_a_card(const App *app, const TableScreen *table) {
    Command pattern;
    return choice_pattern(&table->choice, table_legal(app), FREE, FREE, &pattern);
}

static void add_row_card(App *app, const TableScreen *table, int row, int at, const TableRowShape *shape) {
    const ViewCard *card = &table->view.row[row].card[at];
    const Seat owner = card->owner < table->view.seats ? card->owner : 0;
    const GfxRect strip = table_row_strip(&table->layout, row, shape, at, owner, table->scene.scroll[row]);
    if (strip.h < 1)
        return;
    Hit *hit = hits_add(&app->hits, strip, "row:%d:card:%d", row + 1, at + 1);
    if (card->card != CARD_HIDDEN)
        hit->card = card->card;
    const Command *command = legal_for_row_card(table_legal(app), (uint8_t)row, (uint8_t)at);
    if (command != NULL) {
        hit->has_command = true;
        hit->command = *command;
    }
}

static void add_row_cards(App *app, const TableScreen *table, int row) {
    const TableRowShape shape = scene_row_shape(&table->scene, &table->layout, row);
    for (int at = 0; at < table->scene.row_count[row] && at < table->view.row[row].count; at++)
        add_row_card(app, table, row, at, &shape);
}

// The whole column as a drop zone. With nothing to be put there it lies below everything and only names
// itself.
static void add_row(App *app, const TableScreen *table, int row, bool above) {
    const TableColumn *column = &table->layout.column[row];
    Hit *hit = hits_add(&app->hits, column->frame, "row:%d", row + 1);
    hit->drop_only = !above;
    Command pattern;
    if (!choice_pattern(&table->choice, table_legal(app), (uint8_t)row, FREE, &pattern))
        return;
    const int count = legal_count(table_legal(app), &pattern);
    hit->enabled = count > 0;
    if (count == 1) {
        hit->has_command = true;
        hit->command = *legal_find(table_legal(app), &pattern);
    }
}

// Positions of a move count after the moved card has left its row; on the table it still lies there.
static int place_index(const Command *command) {
    const int at = command_at(command);
    const bool same_row = command->verb == VERB_MOVE && command->to == command->from;
    return same_row && at >= command->at ? at + 1 : at;
}

static void add_row_places(App *app, const TableScreen *table, int row) {
    const TableRowShape shape = scene_row_shape(&table->scene, &table->layout, row);
    const LegalList legal = table_legal(app);
    Command pattern;
    if (!choice_pattern(&table->choice, legal, (uint8_t)row, ANY, &pattern))
        return;
    for (int i = 0; i < legal.count; i++) {
        const Command *command = &legal.item[i];
        if (!pattern_fits(&pattern, command))
            continue;
        const GfxRect place =
            table_row_place(&table->layout, row, &shape, place_index(command), table->scene.scroll[row]);
        if (place.h < 1)
            continue;
        Hit *hit = hits_add(&app->hits, place, "row:%d:pos:%d", row + 1, command_at(command) + 1);
        hit->has_command = true;
        hit->command = *command;
    }
}

static void add_targets(App *app, const TableScreen *table) {
    for (int row = 0; row < ROWS; row++)
        if (table->view.row[row].target != NONE)
            hits_add(&app->hits, table->layout.column[row].target, "target:%d", row + 1);
}

static void add_rows(App *app, TableScreen *table) {
    const bool placing = places_a_card(app, table);
    for (int row = 0; row < ROWS; row++)
        if (!placing && table->view.row[row].dealt)
            add_row(app, table, row, false);
    add_targets(app, table);
    for (int row = 0; row < ROWS; row++)
        add_row_cards(app, table, row);
    explain_regions(app, table);
    for (int row = 0; row < ROWS; row++)
        if (placing && table->view.row[row].dealt) {
            add_row(app, table, row, true);
            add_row_places(app, table, row);
        }
}

// ---- hand

// With a card picked that can be shielded, the shields in the hand carry a badge to click.
static void add_shield_badge(App *app, const TableScreen *table, int slot) {
    const ViewCard *card = &table->scene.sprite[table->scene.hand[slot]].now;
    if (table->choice.card == NONE || !legal_goes_with(table_legal(app), table->choice.card, card->card))
        return;
    const GfxRect strip = table_hand_strip(&table->layout, slot, table->scene.hand_count);
    const float h = table_px(&table->layout, 52), inset = table_px(&table->layout, 8);
    Hit *hit =
        hits_add(&app->hits, gfx_rect(strip.x + inset, strip.y + strip.h - h - inset, strip.w - 2 * inset, h),
                 "choice:shield");
    hit->card = card->card;
}

static void add_hand(App *app, const TableScreen *table) {
    const Scene *scene = &table->scene;
    for (int slot = 0; slot < scene->hand_count; slot++) {
        const ViewCard *card = &scene->sprite[scene->hand[slot]].now;
        if (card->card == CARD_HIDDEN)
            continue;
        const GfxRect strip = table_hand_strip(&table->layout, slot, scene->hand_count);
        const bool drawn = slot < scene->drawn_count;
        Hit *hit = hits_add(&app->hits, strip, drawn ? "choice:%d" : "hand:%d",
                            drawn ? slot + 1 : slot - scene->drawn_count + 1);
        hit->card = card->card;
        hit->outline = table_hand_card(&table->layout, slot, scene->hand_count);
        const Command *command = drawn ? NULL : legal_for_hand(table_legal(app), card->card);
        if (command != NULL) {
            hit->has_command = true;
            hit->command = *command;
        }
    }
    for (int slot = scene->drawn_count; slot < scene->hand_count; slot++)
        add_shield_badge(app, table, slot);
}

// ---- action box

static void add_buttons(App *app, const TableScreen *table) {
    Action action;
    action_state(app, table, &action);
    for (int i = 0; i < action.count; i++) {
        const ActionButton *button = &action.button[i];
        Hit *hit = hits_add(&app->hits, action_button_rect(table, button), "%s", button->id);
        hit->enabled = button->enabled;
        hit->has_command = button->has_command;
        hit->command = button->command;
    }
}

// ---- history

static void lay_log(App *app, TableScreen *table) {
    const int items = game_log_count(session_log(app->session), table->log_until);
    if (table->layout.log.w > 0)
        log_panel_lay(app, table->looks, &table->log[LOG_RAIL], table->layout.log, items);
    if (table->overlay == OVERLAY_LOG)
        log_panel_lay(app, table->looks, &table->log[LOG_DRAWER], table->layout.drawer, items);
}

// Lines that name a card are numbered with the others, as they are to be seen.
static void add_log_lines(App *app, const LogPanel *panel) {
    int line = 0;
    for (int i = 0; i < panel->rows; i++) {
        const LogRow *row = &panel->row[i];
        if (row->kind != LOG_LINE)
            continue;
        line++;
        Seat owner;
        const uint8_t card = log_card(app, game_log_item(session_log(app->session), row->item), &owner);
        if (card == NONE)
            continue;
        const float edge = app_px(app, 8);
        hits_add(&app->hits,
                 gfx_rect(panel->box.x + edge, row->y, panel->box.w - 2.5F * edge, row->h - app_px(app, 4)),
                 "log:%d", line)
            ->card = card;
    }
}

static void add_log(App *app, const TableScreen *table) {
    if (table->overlay != OVERLAY_LOG) {
        if (table->layout.log.w > 0)
            add_log_lines(app, &table->log[LOG_RAIL]);
        return;
    }
    const GfxRect drawer = table->layout.drawer;
    hits_add(&app->hits, drawer, "log")->drop_only = true; // nothing below it is meant
    const float size = app_px(app, 38), edge = app_px(app, 4);
    hits_add(&app->hits, gfx_rect(drawer.x + drawer.w - size - edge, drawer.y + edge, size, size),
             "button:close");
    add_log_lines(app, &table->log[LOG_DRAWER]);
}

static void add_all(App *app, TableScreen *table) {
    if (table->overlay == OVERLAY_INSPECT) {
        inspector_regions(app, table);
        return;
    }
    if (table->overlay == OVERLAY_MENU) {
        menu_regions(app, table);
        return;
    }
    add_top_bar(app, table);
    if (table->showing) { // a click anywhere goes on faster
        if (table->recap)
            hits_add(&app->hits, table->layout.primary, "button:skip");
        add_log(app, table);
        save_note_regions(app, table);
        return;
    }
    add_piles(app, table);
    add_rows(app, table);
    add_hand(app, table);
    add_buttons(app, table);
    if (table->view.decision == DECISION_SEE_HANDS && table_deciding(app))
        shown_hands_regions(app, table);
    else
        add_log(app, table);
    save_note_regions(app, table);
}

void table_regions(App *app, TableScreen *table) {
    lay_log(app, table);
    add_all(app, table);
    table_mark_first(app, table);
}

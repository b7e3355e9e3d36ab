// SPDX-License-Identifier: MIT
// Hit regions of the board of Tactics, with the names of INTERFACES.md. What a region does comes from the
// legal commands; later regions are above earlier ones.
#include "app/kit/hand_row.h"
#include "app/tables/tactics/table.h"

// ---- panels

// A card for the ally may be dropped on its panel.
static void set_hand_over(const App *app, const CardTable *table, Hit *hit) {
    Command pattern = pattern_of(VERB_HAND_OVER);
    pattern.card = own(table)->choice.card;
    pattern.with = own(table)->choice.with;
    const Command *command = pattern.card != NONE ? legal_find(table_legal(app), &pattern) : NULL;
    hit_set_command(hit, command);
}

static void add_panels(App *app, const CardTable *table) {
    for (int i = 0; i < own(table)->layout.panels; i++) {
        const TablePanel *panel = &own(table)->layout.panel[i];
        Hit *hit = hits_add(&app->hits, panel->box, "panel:%s", seat_faction_id(app, panel->seat));
        hit->tag = (HitTag){.kind = TAG_PANEL, .seat = panel->seat};
        hit->is_drop_target = hit->drop_only = hit->no_focus = true;
        if (panel->seat == tactics_ally(table, table->front))
            set_hand_over(app, table, hit);
    }
}

// ---- piles

static void add_piles_of(App *app, const CardTable *table, Seat seat, GfxRect draw, GfxRect discard,
                         GfxRect won) {
    const char *faction = seat_faction_id(app, seat);
    const ViewSeat *view = &seen(table)->seat[seat];
    Hit *pile = hits_add(&app->hits, draw, "pile:%s:draw", faction);
    pile->no_focus = true;
    pile->tag = (HitTag){.kind = TAG_PILE_DRAW, .seat = seat};
    if (view->discard_count > 0) {
        pile = hits_add(&app->hits, discard, "pile:%s:discard", faction);
        pile->card = view->discard_top;
        pile->tag = (HitTag){.kind = TAG_PILE_DISCARD, .seat = seat};
    }
    if (seen(table)->seat[tactics_pile_seat(seen(table), seat)].won_count > 0)
        hits_add(&app->hits, won, "pile:%s:won", faction)->tag = (HitTag){.kind = TAG_PILE_WON, .seat = seat};
}

static void add_piles(App *app, const CardTable *table) {
    const TacticsLayout *layout = &own(table)->layout;
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        add_piles_of(app, table, panel->seat, panel->draw, panel->discard, panel->won);
    }
    add_piles_of(app, table, table->front, layout->draw, layout->discard, layout->plate_won);
}

// ---- rows

static void add_row_card(App *app, const CardTable *table, int row, int at, const TableRowShape *shape) {
    const ViewCard *card = &seen(table)->row[row].card[at];
    const Seat owner = card->owner < seen(table)->seats ? card->owner : 0;
    const GfxRect strip =
        tactics_row_strip(&own(table)->layout, row, shape, at, owner, own(table)->scroll[row]);
    if (strip.h < 1)
        return;
    Hit *hit = hits_add(&app->hits, strip, "row:%d:card:%d", row + 1, at + 1);
    hit->tag = (HitTag){.kind = TAG_CARD, .a = (uint8_t)row, .b = (uint8_t)at};
    if (card->card != CARD_HIDDEN)
        hit->card = card->card;
    const Command *command = tactics_legal_for_row_card(table_legal(app), (uint8_t)row, (uint8_t)at);
    hit_set_command(hit, command);
}

static void add_row_cards(App *app, const CardTable *table, int row) {
    const TableRowShape shape = tactics_row_shape(table, row);
    for (int at = 0; at < table->scene.zone[row].count && at < seen(table)->row[row].count; at++)
        add_row_card(app, table, row, at, &shape);
}

// The whole column as a drop target. If nothing can be put there, it is below everything and only identifies
// the row.
static Hit *add_row(App *app, const CardTable *table, int row, bool above) {
    const TableColumn *column = &own(table)->layout.column[row];
    Hit *hit = hits_add(&app->hits, column->frame, "row:%d", row + 1);
    hit->tag = (HitTag){.kind = TAG_ROW, .a = (uint8_t)row};
    hit->is_drop_target = true;
    hit->drop_only = !above;
    Command pattern;
    if (!tactics_choice_pattern(&own(table)->choice, table_legal(app), (uint8_t)row, FREE, &pattern))
        return hit;
    const int count = legal_count(table_legal(app), &pattern);
    hit->enabled = count > 0;
    if (count == 1)
        hit_set_command(hit, legal_find(table_legal(app), &pattern));
    return hit;
}

// Indices of a move count without the moved card; on the table it is still there.
static int place_index(const Command *command) {
    const int at = tactics_command_at(command);
    const bool same_row = command->verb == VERB_MOVE && command->to == command->from;
    return same_row && at >= command->at ? at + 1 : at;
}

// Keys then go to its places, not to the row as a whole.
static void add_row_places(App *app, const CardTable *table, int row, Hit *whole) {
    const TableRowShape shape = tactics_row_shape(table, row);
    const LegalList legal = table_legal(app);
    Command pattern;
    if (!tactics_choice_pattern(&own(table)->choice, legal, (uint8_t)row, ANY, &pattern))
        return;
    for (int i = 0; i < legal.count; i++) {
        const Command *command = &legal.item[i];
        if (!pattern_fits(&pattern, command))
            continue;
        const GfxRect place = tactics_row_place(&own(table)->layout, row, &shape, place_index(command),
                                                own(table)->scroll[row]);
        if (place.h < 1)
            continue;
        Hit *hit = hits_add(&app->hits, place, "row:%d:pos:%d", row + 1, tactics_command_at(command) + 1);
        hit->tag = (HitTag){.kind = TAG_PLACE, .a = (uint8_t)row, .b = tactics_command_at(command)};
        hit->is_drop_target = true;
        hit_set_command(hit, command);
        whole->no_focus = true;
    }
}

static void add_targets(App *app, const CardTable *table) {
    for (int row = 0; row < ROWS; row++)
        if (seen(table)->row[row].target != NONE)
            hits_add(&app->hits, own(table)->layout.column[row].target, "target:%d", row + 1)->tag =
                (HitTag){.kind = TAG_TARGET, .a = (uint8_t)row};
}

static void add_rows(App *app, CardTable *table) {
    const bool placing = tactics_places(app, table);
    for (int row = 0; row < ROWS; row++)
        if (!placing && seen(table)->row[row].dealt)
            add_row(app, table, row, false);
    add_targets(app, table);
    for (int row = 0; row < ROWS; row++)
        add_row_cards(app, table, row);
    tactics_number_regions(app, table);
    for (int row = 0; row < ROWS; row++)
        if (placing && seen(table)->row[row].dealt)
            add_row_places(app, table, row, add_row(app, table, row, true));
}

// ---- hand

// If the selected card can be shielded, the shields in the hand have a badge to click.
static void add_shield_badge(App *app, const CardTable *table, int slot) {
    const CardRef *card = &table->scene.sprite[table->scene.zone[ZONE_HAND].sprite[slot]].now;
    if (own(table)->choice.card == NONE ||
        !tactics_legal_goes_with(table_legal(app), own(table)->choice.card, card->card))
        return;
    const GfxRect strip = layout_hand_strip(&table->layout, slot, table->scene.zone[ZONE_HAND].count);
    const float h = layout_px(&table->layout, 52), inset = layout_px(&table->layout, 8);
    Hit *hit =
        hits_add(&app->hits, gfx_rect(strip.x + inset, strip.y + strip.h - h - inset, strip.w - 2 * inset, h),
                 "choice:shield");
    hit->tag.kind = TAG_SHIELD;
    hit->card = card->card;
}

static void add_hand(App *app, const CardTable *table) {
    const int drawn = own(table)->drawn_count, count = table->scene.zone[ZONE_HAND].count;
    for (int slot = 0; slot < drawn && slot < count; slot++)
        hand_row_region(app, table, slot, "choice", slot + 1);
    for (int slot = drawn; slot < count; slot++) {
        Hit *hit = hand_row_region(app, table, slot, "hand", slot - drawn + 1);
        if (hit != NULL)
            hit_set_command(hit, tactics_legal_for_hand(table_legal(app), hit->card));
    }
    for (int slot = drawn; slot < count; slot++)
        add_shield_badge(app, table, slot);
}

// ---- all of them

void tactics_regions(App *app, CardTable *table) {
    add_panels(app, table);
    add_piles(app, table);
    add_rows(app, table);
    add_hand(app, table);
}

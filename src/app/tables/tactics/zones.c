// SPDX-License-Identifier: MIT
// Places the cards of Tactics in the kit's zones, and animates the numbers beside them: powers, gates,
// targets.
#include "app/tables/tactics/draw.h"

#include "app/kit/hand_row.h"
#include "app/kit/scene.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

// ---- cards of a view

enum { // in CardRef.own
    OWN_SHIELDED,
    OWN_EFFECT_BLOCKED,
    OWN_POWER_BLOCKED,
    OWN_POWER
};

CardRef tactics_ref(const ViewCard *card) {
    CardRef ref = {.card = card->card, .owner = card->owner, .up = card->up};
    ref.own[OWN_SHIELDED] = card->shielded;
    ref.own[OWN_EFFECT_BLOCKED] = card->effect_blocked;
    ref.own[OWN_POWER_BLOCKED] = card->power_blocked;
    ref.own[OWN_POWER] = card->power;
    return ref;
}

ViewCard tactics_view_card(const CardRef *ref) {
    return (ViewCard){.card = ref->card,
                      .owner = ref->owner,
                      .up = ref->up,
                      .shielded = ref->own[OWN_SHIELDED],
                      .effect_blocked = ref->own[OWN_EFFECT_BLOCKED],
                      .power_blocked = ref->own[OWN_POWER_BLOCKED],
                      .power = ref->own[OWN_POWER]};
}

bool tactics_marks(const CardRef *was, const CardRef *now) {
    return (now->own[OWN_EFFECT_BLOCKED] && !was->own[OWN_EFFECT_BLOCKED]) ||
           (now->own[OWN_POWER_BLOCKED] && !was->own[OWN_POWER_BLOCKED]);
}

int tactics_hand(const TacticsView *view, Seat front, CardRef cards[ZONE_CARDS], int *drawn) {
    int count = 0;
    const bool shown = view->viewer != SEAT_NONE && view->viewer == front && view->to_act == front;
    // A card that the ally hands over stays the ally's.
    const Seat owner = view->decision == DECISION_PLACE ? view->turn : front;
    const uint8_t extra[] = {view->drawn, view->drawn_with};
    for (int i = 0; i < 2 && shown; i++)
        if (extra[i] != NONE && extra[i] != CARD_HIDDEN)
            cards[count++] = card_printed(extra[i], owner);
    *drawn = count;
    const ViewSeat *seat = &view->seat[front];
    for (int i = 0; i < seat->hand_count && i < DECK_MAX; i++)
        cards[count++] = card_printed(view->viewer == front ? seat->hand[i] : CARD_HIDDEN, front);
    return count;
}

static int shown_count(const ViewRow *row) {
    return row->count < LANE_MAX ? row->count : LANE_MAX;
}

int tactics_cards(const CardTable *table, const void *data, uint8_t zone, CardRef out[ZONE_CARDS]) {
    const TacticsView *view = data;
    int drawn;
    if (zone == ZONE_HAND)
        return tactics_hand(view, table->front, out, &drawn);
    const int count = shown_count(&view->row[zone]);
    for (int at = 0; at < count; at++)
        out[at] = tactics_ref(&view->row[zone].card[at]);
    return count;
}

// ---- places

void tactics_begin(CardTable *table) {
    tactics_choice_clear(&own(table)->choice);
    own(table)->spread = -1;
    own(table)->acting = no_acting();
    own(table)->scored.row = NONE;
    table->beside = own(table)->call;
    table->beside_bytes = offsetof(TacticsTable, told) - offsetof(TacticsTable, call);
}

void tactics_lay(App *app, CardTable *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    CardRef cards[ZONE_CARDS];
    int drawn;
    const int hand = tactics_hand(seen(table), table->front, cards, &drawn);
    own(table)->layout = tactics_layout(&window, seen(table)->seats, table->front, hand);
    tactics_scoring_lay(app, table);
    table->layout = own(table)->layout.kit;
}

TableRowShape tactics_row_shape(const CardTable *table, int row) {
    return tactics_shape_of_row(&own(table)->layout, row, table->scene.zone[row].count,
                                own(table)->spread == row);
}

GfxRect tactics_laid_place(const CardTable *table, int row) {
    const GfxRect frame = own(table)->layout.column[row].frame;
    const float h = layout_px(&table->layout, 16), side = layout_px(&table->layout, 14);
    return gfx_rect(frame.x + side, frame.y + frame.h - h - layout_px(&table->layout, 1), frame.w - 2 * side,
                    h);
}

GfxRect tactics_place(const CardTable *table, uint8_t zone, int at, CardMode *mode) {
    const TacticsLayout *layout = &own(table)->layout;
    if (zone == ZONE_HAND)
        return hand_row_place(table, at, mode);
    const TableRowShape shape = tactics_row_shape(table, zone);
    const int sprite = scene_at(&table->scene, zone, at);
    const Seat owner = sprite != NO_SPRITE ? table->scene.sprite[sprite].now.owner : 0;
    *mode = shape.dense ? CARD_TABLE_DENSE : CARD_TABLE;
    return tactics_row_card(layout, zone, &shape, at, owner < layout->kit.seats ? owner : 0,
                            own(table)->scroll[zone]);
}

// ---- animated numbers

// A full row is nothing new; a row closed by a card is.
static bool is_gated(const ViewRow *row) {
    return row->closed && row->target != NONE && row->dealt;
}

static void count_drawn(CardTable *table) {
    CardRef cards[ZONE_CARDS];
    tactics_hand(seen(table), table->front, cards, &own(table)->drawn_count);
}

void tactics_reset(CardTable *table) {
    TacticsTable *at = own(table);
    const TacticsView *view = seen(table);
    Timeline *timeline = &table->timeline;
    timeline_forget(timeline, at->target, offsetof(TacticsTable, scroll) - offsetof(TacticsTable, target));
    count_drawn(table);
    memset(at->bid, 0, sizeof at->bid);
    at->talks.winner = SEAT_NONE;
    tactics_talks_reset(table);
    for (int row = 0; row < ROWS; row++) {
        at->target[row] = view->row[row].target != NONE ? 1 : 0;
        at->tile[row].target = NONE;
        at->gate[row] = is_gated(&view->row[row]) ? 1 : 0;
        for (Seat seat = 0; seat < TACTICS_SEATS; seat++) {
            at->power[row][seat] = (float)view->row[row].eighths[seat] / 8;
            at->flash[row][seat] = 1;
            at->bounce[row][seat] = 1;
        }
    }
}

#define BOUNCES_MS 520.0F

// A sum that changes grows while it counts, and springs back.
static void bounce(CardTable *table, int row, Seat seat, float power, float delay) {
    float *part = &own(table)->bounce[row][seat], *shown = &own(table)->power[row][seat];
    if (table->timeline.reduced || fabsf(*shown - power) < 0.02F ||
        timeline_running_in(&table->timeline, shown, sizeof *shown) > 0)
        return;
    timeline_forget(&table->timeline, part, sizeof *part);
    *part = 0;
    timeline_add_ms(&table->timeline, part, 1, MOTION_WAIT, delay, BOUNCES_MS);
}

void tactics_refresh(CardTable *table, float delay) {
    TacticsTable *at = own(table);
    const TacticsView *view = seen(table);
    Timeline *timeline = &table->timeline;
    count_drawn(table);
    for (int row = 0; row < ROWS; row++) {
        for (Seat seat = 0; seat < view->seats; seat++) {
            const float power = (float)view->row[row].eighths[seat] / 8;
            bounce(table, row, seat, power, delay);
            timeline_follow(timeline, &at->power[row][seat], power, MOTION_POWER, delay);
        }
        timeline_follow(timeline, &at->gate[row], is_gated(&view->row[row]) ? 1 : 0, MOTION_GATE, delay);
    }
}

void tactics_took_over(CardTable *table) {
    for (int row = 0; row < ROWS; row++)
        timeline_add(&table->timeline, &own(table)->target[row], seen(table)->row[row].target != NONE ? 1 : 0,
                     MOTION_GLOW_IN, 0);
}

void tactics_empty(const CardTable *table, void *data) {
    TacticsView *view = data;
    (void)table;
    for (int row = 0; row < ROWS; row++) {
        view->row[row].count = 0;
        view->row[row].target = NONE;
    }
    for (Seat seat = 0; seat < view->seats; seat++)
        view->seat[seat].hand_count = 0;
}

// ---- redrawing what has moved

static void damage_tile(App *app, const CardTable *table, FlyingTile *tile) {
    if (tile->target == NONE)
        return;
    GfxRect now = gfx_inset(gfx_rect(tile->x, tile->y, tile->w, lpx(table, TABLE_WON_TILE)), -lpx(table, 16));
    if (tile->from_w > 0)
        now = tactics_flying_bounds(table, tile);
    if (tile->drawn.w > 0)
        gfx_damage(app->gfx, tile->drawn);
    gfx_damage(app->gfx, now);
    tile->drawn = now;
    if (tile->left <= 0)
        tile->target = NONE;
}

// True if they differed; copies `now` to `drawn`.
static bool follows(float *drawn, const float *now, size_t bytes) {
    if (memcmp(drawn, now, bytes) == 0)
        return false;
    memcpy(drawn, now, bytes);
    return true;
}

static void damage_dots(App *app, CardTable *table) {
    for (int i = 0; i < own(table)->layout.panels; i++) {
        const TablePanel *panel = &own(table)->layout.panel[i];
        const int dots = thinking_dots(app, table, panel->seat);
        if (dots != own(table)->dots_drawn[panel->seat])
            gfx_damage(app->gfx, panel->head);
        own(table)->dots_drawn[panel->seat] = dots;
    }
}

void tactics_moved(App *app, CardTable *table) {
    TacticsTable *at = own(table);
    damage_dots(app, table);
    tactics_damage_calls(app, table);
    tactics_fan_update(app, table);
    tactics_talks_damage(app, table);
    for (int row = 0; row < ROWS; row++) {
        const TableColumn *column = &at->layout.column[row];
        const float view = tactics_row_view(table, row);
        damage_tile(app, table, &at->tile[row]);
        if (follows(&at->view_drawn[row], &view, sizeof view))
            gfx_damage(app->gfx, column->frame);
        if (follows(at->power_drawn[row], at->power[row], sizeof at->power[row]))
            gfx_damage(app->gfx, column->score);
        if (follows(at->flash_drawn[row], at->flash[row], sizeof at->flash[row]))
            gfx_damage(app->gfx, column->score);
        if (follows(at->bounce_drawn[row], at->bounce[row], sizeof at->bounce[row]))
            gfx_damage(app->gfx, column->score);
        if (follows(&at->gate_drawn[row], &at->gate[row], sizeof at->gate[row]))
            gfx_damage(app->gfx, column->frame);
        if (follows(&at->target_drawn[row], &at->target[row], sizeof at->target[row]))
            gfx_damage(app->gfx, gfx_inset(column->target, -lpx(table, 24)));
    }
}

// ---- parts that a lesson names

// "head:1": above the cards of the first row: its target and sums, or how it was scored.
GfxRect tactics_part(const CardTable *table, const char *name) {
    const int row = strncmp(name, "head:", 5) == 0 ? name[5] - '1' : -1;
    if (row < 0 || row >= ROWS)
        return gfx_rect(0, 0, 0, 0);
    const TableColumn *column = &own(table)->layout.column[row];
    return gfx_rect(column->target.x, column->target.y, column->target.w, column->cards.y - column->target.y);
}

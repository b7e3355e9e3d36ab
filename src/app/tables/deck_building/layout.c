// SPDX-License-Identifier: MIT
// Its numbers are logical pixels. A wider window widens market and basics, a taller one gives its height to
// market and bridge. All work is done in logical pixels; scale_all converts the results to window pixels at
// the end.
#include "app/tables/deck_building/layout.h"

#include <math.h>

// Left rail -------------------------------------------------------------------------------------------------

static void lay_strips(BuildingLayout *layout) {
    TableLayout *kit = &layout->kit;
    const int others = kit->seats - 1;
    const float gap = by_size(kit, 10, 8, 6), end = kit->left.y + kit->left.h;
    const float h =
        fminf(by_size(kit, 204, others > 2 ? 196 : 204, 150), (kit->left.h + gap) / (float)others - gap);
    float y = kit->left.y;
    for (int i = 0; i < others; i++) {
        SeatStrip *strip = &layout->strip[(kit->front + 1 + i) % kit->seats];
        strip->seat = (Seat)((kit->front + 1 + i) % kit->seats);
        strip->box = gfx_rect(kit->left.x, y, kit->left.w, h);
        y += h + gap;
    }
    // Below a certain height the history is useless there; its button opens the drawer.
    kit->log = end - y < by_size(kit, 130, 120, 100) ? gfx_rect(0, 0, 0, 0)
                                                     : gfx_rect(kit->left.x, y, kit->left.w, end - y);
}

// Board -----------------------------------------------------------------------------------------------------

static void lay_bridge(BuildingLayout *layout, int crew) {
    const TableLayout *kit = &layout->kit;
    const float h = by_size(kit, 206, 206, 162) + roundf(kit->extra * 0.25F), edge = by_size(kit, 12, 12, 8);
    const float y = kit->board.y + kit->board.h - h + by_size(kit, 6, -10, -2);
    const float right = kit->board.x + kit->board.w + by_size(kit, 9, 6, 6),
                x = kit->board.x - by_size(kit, 8, 6, 4);
    layout->bridge = gfx_rect(x, y, right - x, h);
    layout->stats =
        gfx_rect(x + edge, y + by_size(kit, 8, 8, 6), right - x - 2 * edge, by_size(kit, 40, 40, 32));
    const float top = by_size(kit, 54, 54, 43);
    layout->crew = gfx_rect(x + edge, y + top, right - x - 2 * edge, h - top - by_size(kit, 4, 6, 4));
    layout->crew_w = by_size(kit, 158, 176, 130);
    layout->crew_step = by_size(kit, 172, 190, 138);
    layout->tuck = by_size(kit, 30, 30, 24);
    const float room = layout->crew.w - layout->crew_w;
    if (crew > 1)
        layout->crew_step = fminf(layout->crew_step, room / (float)(crew - 1));
}

static void lay_space(BuildingLayout *layout, GfxRect area, bool infections) {
    const TableLayout *kit = &layout->kit;
    const float w = by_size(kit, 310, 352, 226), gap = by_size(kit, 12, 12, 8),
                deck_h = by_size(kit, 124, 78, 76);
    const float h = (area.h - deck_h - 2 * gap) / 2, y = area.y + area.h - deck_h;
    for (int i = 0; i < OPEN_MISSIONS; i++)
        layout->mission[i] = gfx_rect(area.x, area.y + (float)i * (h + gap), w, h);
    const float pile_h = deck_h - by_size(kit, 38, 14, 14), pile_w = roundf(pile_h * 1.12F);
    const float pile_y = y + deck_h - pile_h - by_size(kit, 12, 10, 10);
    layout->space_deck = gfx_rect(area.x + by_size(kit, 16, 4, 4), pile_y, pile_w, pile_h);
    float x = layout->space_deck.x + pile_w + by_size(kit, 22, 16, 10);
    if (infections) {
        layout->infections = gfx_rect(x, pile_y, roundf(pile_w * 0.72F), pile_h);
        x += layout->infections.w + by_size(kit, 16, 12, 8);
    }
    layout->explore = gfx_rect(x, y, area.x + w - x, deck_h);
}

#define MARKET_PART 0.744F // of the room for starbase and basics: their four columns are about as wide

static void lay_board(BuildingLayout *layout, const LayoutNeeds *needs) {
    const TableLayout *kit = &layout->kit;
    const float caption = by_size(kit, 20, 0, 0), top = kit->board.y + caption;
    const GfxRect area = {kit->board.x, top, kit->board.w, layout->bridge.y - by_size(kit, 8, 10, 6) - top};
    const float space = by_size(kit, 330, 370, 236), gap = by_size(kit, 20, 18, 10);
    const float w = area.w - space,
                market = roundf((w - gap) * by_size(kit, MARKET_PART, MARKET_PART, 0.73F));
    layout->captions = gfx_rect(kit->board.x, kit->board.y - 4, kit->board.w, caption);
    lay_space(layout, area, needs->infections);
    layout->market = gfx_rect(area.x + space, area.y, market, area.h);
    layout->basics = gfx_rect(area.x + space + market + gap, area.y, w - market - gap, area.h);
    layout->cell_gap = by_size(kit, 10, 8, 6);
    const float tile_w = fminf(620, market * 0.86F),
                tile_h = fminf(roundf(tile_w * 344 / 620), area.h * 0.8F);
    layout->event =
        gfx_rect(layout->market.x + (market - tile_w) / 2, area.y + (area.h - tile_h) / 2, tile_w, tile_h);
}

// Dock ------------------------------------------------------------------------------------------------------

static void lay_plate(BuildingLayout *layout, int drafts) {
    TableLayout *kit = &layout->kit;
    const float w = by_size(kit, 300, 250, 200), up = by_size(kit, 0, 16, 2), edge = by_size(kit, 12, 10, 8);
    kit->plate = gfx_rect(kit->left.x, kit->plate.y - up, w, by_size(kit, 256, 252, 180));
    kit->plate_head = gfx_rect(kit->plate.x, kit->plate.y, w, by_size(kit, 58, 56, 42));
    const GfxRect plate = kit->plate;
    float y = plate.y + kit->plate_head.h + by_size(kit, 10, 8, 5);
    layout->plate_points = kit->plate_head;
    layout->plate_bar = gfx_rect(plate.x + edge, y, w - 2 * edge, by_size(kit, 12, 10, 8));
    y += by_size(kit, 18, 14, 11);
    layout->plate_damage = gfx_rect(plate.x + edge, y, w - 2 * edge, by_size(kit, 26, 24, 20));
    y += by_size(kit, 30, 26, 20);
    layout->plate_drafts = gfx_rect(plate.x + edge, y, w - 2 * edge, by_size(kit, 22, 20, 16));
    y += by_size(kit, 25, 22, 17);
    const float end = plate.y + plate.h - by_size(kit, 6, 6, 4), gap = by_size(kit, 6, 5, 3);
    const int most = (int)(sizeof layout->draft / sizeof layout->draft[0]);
    const int count = drafts < 1 ? 1 : drafts > most ? most : drafts;
    const float h = fminf(by_size(kit, 48, 54, 36), (end - y + gap) / (float)count - gap);
    for (int i = 0; i < count; i++)
        layout->draft[i] =
            gfx_rect(plate.x + edge, y + (float)i * (h + gap), w - 2 * edge, i < drafts ? h : 0);
}

// The buy zone: begins where the hand ends, and is at least as wide as its pile, which does not move.
static void lay_zone(BuildingLayout *layout, float from) {
    const TableLayout *kit = &layout->kit;
    const float right = kit->action.x - by_size(kit, 14, 14, 6), edge = by_size(kit, 14, 8, 8);
    const float card_w = by_size(kit, 118, 100, 66), most = by_size(kit, 296, 300, 190);
    const float w = fmaxf(card_w + 2 * edge, fminf(most, right - from));
    layout->discard =
        gfx_rect(right - w, kit->dock.y + by_size(kit, 10, 2, 4), w, by_size(kit, 262, 250, 182));
    layout->top_card = gfx_rect(right - edge - card_w, layout->discard.y + by_size(kit, 52, 56, 52), card_w,
                                roundf(card_w * 1.4F));
}

static void lay_dock(BuildingLayout *layout, const LayoutNeeds *needs) {
    TableLayout *kit = &layout->kit;
    lay_plate(layout, needs->drafts);
    if (kit->compact)
        layout_action_at(kit, kit->dock.w - by_size(kit, 0, 265, 226));
    const float deck_x = kit->plate.x + kit->plate.w + by_size(kit, 18, 14, 6);
    const float deck_w = by_size(kit, 108, 98, 62), y = kit->dock.y + by_size(kit, 46, 38, 28);
    layout->deck = gfx_rect(deck_x, y, deck_w, roundf(deck_w * 1.4F));
    const float card_w = by_size(kit, 184, 178, 132), card_gap = by_size(kit, 12, 12, 8);
    const float x = deck_x + deck_w + by_size(kit, 30, 18, 8), gap = by_size(kit, 14, 10, 6);
    lay_zone(layout, x + layout_hand_needs(card_w, card_gap, needs->hand) + gap);
    const GfxRect hand = {x, kit->dock.y + by_size(kit, 12, 8, 6), layout->discard.x - gap - x,
                          by_size(kit, 258, 236, 176)};
    layout_hand(kit, hand, card_w, card_gap, needs->hand);
}

// Battle ----------------------------------------------------------------------------------------------------

#define SHIP_SHAPE (700.0F / 1100.0F) // height to width of a flagship's picture
#define SHIP_SHARE 0.96F              // most of its column that a flagship is wide
#define SHIP_LEAST 0.66F              // … and least
#define SHIP_OVER 2.5F // its width to the height that is free for it: only the ends of masts may be covered

// What is fought for, at the left of the stage; returns where the columns begin.
static float lay_prize(BuildingLayout *layout) {
    const TableLayout *kit = &layout->kit;
    BattleRoom *room = &layout->battle;
    const float edge = by_size(kit, 14, 12, 8), w = by_size(kit, 330, 290, 208);
    const float h = fminf(by_size(kit, 210, 190, 172), room->stage.h - 2 * edge);
    room->event = gfx_rect(room->stage.x + edge, room->stage.y + edge, w, h);
    return room->event.x + w + edge;
}

static void lay_battler(BuildingLayout *layout, Seat seat, GfxRect column) {
    const TableLayout *kit = &layout->kit;
    BattleRoom *room = &layout->battle;
    const float plate = by_size(kit, 76, 74, 54), bar = by_size(kit, 26, 24, 18),
                cards = by_size(kit, 88, 78, 52), gap = by_size(kit, 6, 5, 3);
    const float end = column.y + column.h, low = end - bar - gap - cards, top = column.y + plate;
    room->battler[seat] = column;
    room->plate[seat] = gfx_rect(column.x, column.y, column.w, plate);
    room->bar[seat] = gfx_rect(column.x, end - bar, column.w, bar);
    room->cards[seat] = gfx_rect(column.x, low, column.w, cards);
    const float w = fminf(column.w * SHIP_SHARE, fmaxf((low - top) * SHIP_OVER, column.w * SHIP_LEAST)),
                h = w * SHIP_SHAPE;
    room->ship[seat] = gfx_rect(column.x + (column.w - w) / 2, (top + low - h) / 2, w, h);
}

static void lay_stage(BuildingLayout *layout) {
    const TableLayout *kit = &layout->kit;
    const GfxRect stage = layout->battle.stage;
    const float edge = by_size(kit, 14, 12, 8), gap = by_size(kit, 18, 16, 10), from = lay_prize(layout);
    const float each = (stage.x + stage.w - edge - from + gap) / (float)kit->seats - gap;
    for (int i = 0; i < kit->seats; i++)
        lay_battler(layout, (Seat)((kit->front + i) % kit->seats),
                    gfx_rect(from + (float)i * (each + gap), stage.y + edge, each, stage.h - 2 * edge));
    layout->battle.card_w = by_size(kit, 150, 132, 92);
}

// Title, a row for each shot, and who would win.
static void lay_course(BuildingLayout *layout) {
    const TableLayout *kit = &layout->kit;
    BattleRoom *room = &layout->battle;
    const GfxRect body = room->body;
    const float edge = by_size(kit, 20, 14, 8), head = by_size(kit, 42, 36, 30),
                foot = by_size(kit, 12, 9, 6), order = by_size(kit, 60, 56, 42), gap = by_size(kit, 8, 7, 4);
    const float x = body.x + edge, w = body.w - 2 * edge, end = body.y + body.h - foot;
    const float step = (body.h - head - order - foot - gap) / (float)kit->seats;
    room->head = gfx_rect(x, body.y, w, head);
    for (int i = 0; i < kit->seats; i++)
        room->row[i] = gfx_rect(x, body.y + head + (float)i * step, w, step - gap);
    room->order = gfx_rect(x, end - order, w, order);
}

// The history has no room; the rail keeps its place.
static void lay_battle(BuildingLayout *layout, bool on) {
    TableLayout *kit = &layout->kit;
    BattleRoom *room = &layout->battle;
    const float left = kit->left.x, right = kit->rail.w > 0 ? kit->rail.x - 15 : kit->board.x + kit->board.w;
    const float y = kit->board.y + by_size(kit, 8, 0, 0), end = kit->board.y + kit->board.h,
                gap = by_size(kit, 14, 10, 7);
    // Four rows have one line each in small windows, so that the flagships have room.
    const float each =
        by_size(kit, kit->seats > 3 ? 50 : 54, kit->seats > 3 ? 40 : 51, kit->seats > 3 ? 37 : 40) +
        fminf(kit->extra * 0.1F, 14);
    const float body = by_size(kit, 122, 108, 82) + (float)kit->seats * each;
    if (on)
        kit->log = gfx_rect(0, 0, 0, 0);
    room->stage = gfx_rect(left, y, right - left, end - y - gap - body);
    room->body = gfx_rect(left, end - body, right - left, body);
    lay_stage(layout);
    lay_course(layout);
}

// Questions -------------------------------------------------------------------------------------------------

// A card's question must not cover its subject: stats and bridge, hand and missions, or in a battle the
// battle.
static void lay_question(BuildingLayout *layout, bool battle) {
    const GfxRect market = layout->market, zone = layout->discard;
    const float edge = by_size(&layout->kit, 6, 5, 4);
    layout->ask = gfx_inset(
        gfx_rect(market.x, market.y, layout->basics.x + layout->basics.w - market.x, market.h), -edge);
    if (battle)
        layout->ask = gfx_rect(layout->deck.x, zone.y, zone.x + zone.w - layout->deck.x, zone.h);
}

// The whole -------------------------------------------------------------------------------------------------

static void scale_battle(BattleRoom *room, float s) {
    GfxRect *const parts[] = {&room->stage, &room->event, &room->body, &room->head, &room->order};
    layout_scale_all(parts, sizeof parts / sizeof parts[0], s);
    for (int i = 0; i < BUILDING_SEATS; i++) {
        GfxRect *const own[] = {&room->battler[i], &room->plate[i], &room->ship[i],
                                &room->cards[i],   &room->bar[i],   &room->row[i]};
        layout_scale_all(own, sizeof own / sizeof own[0], s);
    }
    room->card_w *= s;
}

static void scale_all(BuildingLayout *layout) {
    const float s = layout->kit.s;
    GfxRect *const parts[] = {
        &layout->captions,   &layout->mission[0],   &layout->mission[1], &layout->space_deck,
        &layout->infections, &layout->explore,      &layout->market,     &layout->basics,
        &layout->event,      &layout->bridge,       &layout->stats,      &layout->crew,
        &layout->deck,       &layout->discard,      &layout->top_card,   &layout->plate_points,
        &layout->plate_bar,  &layout->plate_damage, &layout->ask,        &layout->plate_drafts,
        &layout->draft[0],   &layout->draft[1],     &layout->draft[2],   &layout->draft[3]};
    float *const lengths[] = {&layout->cell_gap, &layout->crew_w, &layout->crew_step, &layout->tuck};
    layout_finish(&layout->kit);
    layout_scale_all(parts, sizeof parts / sizeof parts[0], s);
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        *lengths[i] *= s;
    for (Seat seat = 0; seat < layout->kit.seats; seat++)
        layout_scale(&layout->strip[seat].box, s);
    scale_battle(&layout->battle, s);
}

BuildingLayout building_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs) {
    BuildingLayout layout = {.kit = layout_begin(window, seats, needs->front)};
    lay_strips(&layout);
    lay_bridge(&layout, needs->crew);
    lay_board(&layout, needs);
    lay_dock(&layout, needs);
    lay_battle(&layout, needs->battle);
    lay_question(&layout, needs->battle);
    scale_all(&layout);
    return layout;
}

// Single cards ----------------------------------------------------------------------------------------------

GfxRect building_cell(const BuildingLayout *layout, int at, int count) {
    const GfxRect area = layout->market;
    const int columns = 3, rows = count > 6 ? 3 : count > 3 ? 2 : 1;
    const float gap = layout->cell_gap, w = (area.w + gap) / (float)columns - gap,
                h = (area.h + gap) / (float)rows - gap;
    return gfx_rect(area.x + (float)(at % columns) * (w + gap), area.y + (float)(at / columns) * (h + gap), w,
                    h);
}

GfxRect building_pile(const BuildingLayout *layout, int at, int count) {
    const GfxRect area = layout->basics;
    const float gap = layout->cell_gap, h = (area.h + gap) / (float)(count > 0 ? count : 1) - gap;
    return gfx_rect(area.x, area.y + (float)at * (h + gap), area.w, h);
}

GfxRect building_crew_card(const BuildingLayout *layout, int at, bool holds) {
    const GfxRect area = layout->crew;
    const float up = holds ? layout->tuck : 0;
    return gfx_rect(area.x + (float)at * layout->crew_step, area.y + up, layout->crew_w, area.h - up);
}

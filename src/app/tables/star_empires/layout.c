// SPDX-License-Identifier: MIT
// Its numbers are logical pixels. A wider or taller window gives all it adds to the map. All work is done in
// logical pixels; scale_all converts the results to window pixels at the end. Only the map, which has as many
// parts as territories, is laid out in window pixels directly.
#include "app/tables/star_empires/layout.h"

#include <math.h>

#define STACKED 6.0F       // that is seen of a hand card before another one of its kind …
#define FANNED 36.0F       // … where they are fanned out …
#define FANNED_LEAST 29.0F // … in window pixels
#define SMALL_MAP 36       // territories: with more of them, cells are smaller

// The hand is lower than on other tables, and the map gets the room.
static void lay_frame(EmpiresLayout *layout) {
    TableLayout *kit = &layout->kit;
    const float top = by_size(kit, 872, 706, 534) + kit->extra;
    kit->dock.h += kit->dock.y - top;
    kit->dock.y = top;
    const float left_w = by_size(kit, 248, 226, 190), edge = by_size(kit, 16, 14, 8);
    const float column = by_size(kit, 308, 269, 214), column_x = kit->w - edge - column;
    kit->left.w = left_w;
    kit->left.h = top - kit->left.y - by_size(kit, 10, 12, 8);
    layout->side = gfx_rect(column_x, kit->left.y, column, by_size(kit, 716, 632, 470) + kit->extra);
    kit->rail = kit->rail_card = gfx_rect(0, 0, 0, 0);
    const float x = kit->left.x + left_w + by_size(kit, 8, 6, 4), right = column_x - by_size(kit, 10, 8, 6);
    kit->board = gfx_rect(x, by_size(kit, 60, 56, 50), right - x, top - by_size(kit, 64, 58, 52));
    if (kit->compact)
        layout_action_at(kit, column_x);
}

static void lay_left(EmpiresLayout *layout) {
    TableLayout *kit = &layout->kit;
    const float row = by_size(kit, 27, 30, 21), edge = by_size(kit, 12, 12, 6);
    const float h = row * PHASES_SHOWN + 2 * edge, gap = by_size(kit, 12, 12, 6);
    layout->steps = gfx_rect(kit->left.x, kit->left.y, kit->left.w, h);
    for (int i = 0; i < PHASES_SHOWN; i++)
        layout->step[i] = gfx_rect(kit->left.x + by_size(kit, 8, 8, 5), kit->left.y + edge + (float)i * row,
                                   kit->left.w - by_size(kit, 16, 16, 10), row);
    const float y = kit->left.y + h + gap, end = kit->left.y + kit->left.h;
    kit->log = end - y < by_size(kit, 130, 120, 90) ? gfx_rect(0, 0, 0, 0)
                                                    : gfx_rect(kit->left.x, y, kit->left.w, end - y);
}

static void lay_plate(EmpiresLayout *layout) {
    TableLayout *kit = &layout->kit;
    const float h = by_size(kit, 180, 230, 172), head = by_size(kit, 50, 52, 42);
    const float edge = by_size(kit, 14, 14, 8), y = kit->dock.y + by_size(kit, 12, 12, 8);
    kit->plate = gfx_rect(kit->left.x, y, kit->left.w, h);
    kit->plate_head = gfx_rect(kit->left.x, y, kit->left.w, head);
    const float top = y + head + by_size(kit, 6, 10, 4), room = h - head - by_size(kit, 12, 18, 8);
    for (int i = 0; i < PLATE_ROWS; i++)
        layout->plate_row[i] = gfx_rect(kit->left.x + edge, top + room * (float)i / PLATE_ROWS,
                                        kit->left.w - 2 * edge, room / PLATE_ROWS);
}

static void lay_dock(EmpiresLayout *layout, const LayoutNeeds *needs) {
    TableLayout *kit = &layout->kit;
    const float pile_w = by_size(kit, 98, 88, 62), y = kit->dock.y + by_size(kit, 38, 42, 30);
    const float right = (kit->compact ? layout->side.x : kit->action.x) - by_size(kit, 20, 16, 8);
    const float step = pile_w + by_size(kit, 26, 22, 12);
    layout->discard = gfx_rect(right - pile_w, y, pile_w, roundf(pile_w * 1.4F));
    layout->deck = gfx_rect(right - pile_w - step, y, pile_w, roundf(pile_w * 1.4F));
    const float x = kit->plate.x + kit->plate.w + by_size(kit, 14, 14, 8);
    const GfxRect area = {x, kit->dock.y + by_size(kit, 14, 16, 8),
                          layout->deck.x - by_size(kit, 24, 18, 10) - x, by_size(kit, 176, 218, 166)};
    layout_hand(kit, area, by_size(kit, 152, 160, 122), by_size(kit, 8, 8, 6), needs->hand);
    layout_hand_alike(kit,
                      &(HandStacks){.alike = needs->alike,
                                    .fan = needs->fan,
                                    .close = STACKED,
                                    .fanned = fmaxf(FANNED, FANNED_LEAST / kit->s)},
                      needs->hand);
}

// A side's part of the stage: the composition of its force in the upper corner, its cards in the lower one.
static void lay_battle_side(const TableLayout *kit, BattleRoom *room, int side) {
    const float edge = by_size(kit, 24, 20, 14), foot = by_size(kit, 28, 26, 20),
                title = by_size(kit, 30, 28, 21);
    const float slot_w = by_size(kit, 112, 98, 74), slot_h = by_size(kit, 150, 132, 98),
                step = slot_w + by_size(kit, 10, 8, 6);
    const float w = BATTLE_SLOTS * step - (step - slot_w), parts_w = by_size(kit, 350, 310, 272);
    const GfxRect box = room->stage;
    const float end = box.y + box.h - by_size(kit, 10, 8, 4),
                slots = end - foot - by_size(kit, 6, 4, 2) - slot_h;
    const float x = side == 0 ? box.x + edge : box.x + box.w - edge - w,
                parts_x = side == 0 ? box.x + edge : box.x + box.w - edge - parts_w;
    room->title[side] = gfx_rect(x, slots - title, w, title);
    room->foot[side] = gfx_rect(x, end - foot, w, foot);
    const float top = room->head.y + room->head.h;
    room->parts[side] = gfx_rect(parts_x, top, parts_w, room->title[side].y - by_size(kit, 12, 10, 6) - top);
    for (int i = 0; i < BATTLE_SLOTS; i++)
        room->slot[side][i] = gfx_rect(x + (float)i * step, slots, slot_w, slot_h);
}

static void lay_battle(EmpiresLayout *layout) {
    const TableLayout *kit = &layout->kit;
    BattleRoom *room = &layout->battle;
    const float gap = by_size(kit, 16, 12, 8), x = kit->left.x, y = kit->left.y;
    const float w = layout->side.x - gap - x, end = kit->dock.y - gap, head = by_size(kit, 98, 82, 58);
    room->stage = gfx_rect(x, y, w, end - y);
    room->head = gfx_rect(x, y, w, head);
    const float forces_w = by_size(kit, 500, 460, 322), needs_w = by_size(kit, 430, 400, 352),
                needs_h = by_size(kit, 124, 112, 84);
    room->forces = gfx_rect(x + (w - forces_w) / 2, y + head - by_size(kit, 12, 10, 6), forces_w,
                            by_size(kit, 94, 88, 60));
    room->needs = gfx_rect(x + (w - needs_w) / 2, end - by_size(kit, 14, 12, 8) - needs_h, needs_w, needs_h);
    for (int side = 0; side < 2; side++)
        lay_battle_side(kit, room, side);
    const float dice_w = by_size(kit, 420, 380, 320), dice_x = room->parts[1].x + room->parts[1].w - dice_w;
    room->dice = gfx_rect(dice_x, room->parts[1].y, dice_w, by_size(kit, 224, 204, 164));
}

static void scale_battle(EmpiresLayout *layout) {
    BattleRoom *room = &layout->battle;
    GfxRect *const parts[] = {&room->stage,    &room->head,     &room->forces,   &room->needs,
                              &room->dice,     &room->parts[0], &room->parts[1], &room->title[0],
                              &room->title[1], &room->foot[0],  &room->foot[1]};
    layout_scale_all(parts, sizeof parts / sizeof parts[0], layout->kit.s);
    for (int i = 0; i < BATTLE_SLOTS; i++) {
        layout_scale(&room->slot[0][i], layout->kit.s);
        layout_scale(&room->slot[1][i], layout->kit.s);
    }
}

static void scale_all(EmpiresLayout *layout) {
    GfxRect *const parts[] = {&layout->steps, &layout->side, &layout->deck, &layout->discard};
    layout_finish(&layout->kit);
    layout_scale_all(parts, sizeof parts / sizeof parts[0], layout->kit.s);
    scale_battle(layout);
    for (int i = 0; i < PHASES_SHOWN; i++)
        layout_scale(&layout->step[i], layout->kit.s);
    for (int i = 0; i < PLATE_ROWS; i++)
        layout_scale(&layout->plate_row[i], layout->kit.s);
}

EmpiresLayout empires_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs) {
    EmpiresLayout layout = {.kit = layout_begin(window, seats, needs->front)};
    lay_frame(&layout);
    lay_left(&layout);
    lay_plate(&layout);
    lay_dock(&layout, needs);
    lay_battle(&layout);
    if (needs->battle)
        layout.kit.log = gfx_rect(0, 0, 0, 0);
    scale_all(&layout);
    const bool many = needs->chart->places > SMALL_MAP;
    const float radius = many ? by_size(&layout.kit, 66, 56, 42) : by_size(&layout.kit, 84, 78, 58);
    empires_map_lay(&layout.map, needs->rules, needs->chart, layout.kit.board, roundf(radius * layout.kit.s),
                    layout.kit.s, needs->look);
    layout.map.low = layout.kit.large;
    return layout;
}

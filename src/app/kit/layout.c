// SPDX-License-Identifier: MIT
// The dimensions of ART.md section 4 that all tables share, in logical pixels, and how they adapt to other
// window shapes: in a wider window the rails move outward, in a higher one the board gets the height. Between
// the canvases of two layouts the smaller one is stretched in this way. Everything is in logical pixels until
// layout_finish converts it.
#include "app/kit/layout.h"

#include <assert.h>
#include <math.h>
#include <string.h>

// The dimensions that differ between the layouts.
typedef struct Frame {
    float base_w, base_h;
    float bar_h, chip_centre, chip_w, chip_gap;
    float logo_w, button_step, round_w;
    int buttons; // for which the top bar has room
    float rail_x, rail_y, rail_w, rail_h;
    float board_x, board_right; // board_right: free space on its right
    float dock_y, dock_h;
    float plate_w, plate_h, plate_head;
} Frame;

static const Frame standard_frame = {
    .base_w = 1920,
    .base_h = 1080,
    .bar_h = 56,
    .chip_centre = -24,
    .chip_w = 236,
    .chip_gap = 10,
    .logo_w = 250,
    .button_step = 48,
    .buttons = 5,
    .round_w = 150,
    .rail_x = 16,
    .rail_y = 68,
    .rail_w = 260,
    .rail_h = 716,
    .board_x = 292,
    .board_right = 340,
    .dock_y = 796,
    .dock_h = 284,
    .plate_w = 260,
    .plate_h = 256,
    .plate_head = 62,
};
static const Frame compact_frame = {
    .base_w = 1707,
    .base_h = 960,
    .bar_h = 52,
    .chip_centre = -20,
    .chip_w = 236,
    .chip_gap = 10,
    .logo_w = 250,
    .button_step = 48,
    .buttons = 5,
    .round_w = 150,
    .rail_x = 14,
    .rail_y = 62,
    .rail_w = 250,
    .rail_h = 620,
    .board_x = 278,
    .board_right = 14,
    .dock_y = 700,
    .dock_h = 260,
    .plate_w = 250,
    .plate_h = 236,
    .plate_head = 58,
};
// The game's name and captions are left out.
static const Frame large_frame = {
    .base_w = 1280,
    .base_h = 720,
    .bar_h = 46,
    .chip_centre = -68,
    .chip_w = 226, // smaller if four don't fit
    .chip_gap = 6,
    .logo_w = 36,
    .button_step = 44,
    .buttons = 4,
    .round_w = 136,
    .rail_x = 8,
    .rail_y = 56,
    .rail_w = 200,
    .rail_h = 468,
    .board_x = 222,
    .board_right = 14,
    .dock_y = 530,
    .dock_h = 190,
    .plate_w = 200,
    .plate_h = 176,
    .plate_head = 46,
};

#define RAIL_GROWS 50.0F

// For a canvas `w` wide: in the large layout the rails get part of the excess width.
static Frame frame_for(const TableLayout *layout, float w) {
    Frame frame = layout->large ? large_frame : layout->compact ? compact_frame : standard_frame;
    if (layout->large) {
        const float over = w > frame.base_w ? (w - frame.base_w) * 0.4F : 0;
        const float more = over < RAIL_GROWS ? over : RAIL_GROWS;
        frame.rail_w += more;
        frame.plate_w += more;
        frame.board_x += more;
    }
    return frame;
}

float layout_px(const TableLayout *layout, float logical) {
    return logical * layout->s;
}

static float clamp(float value, float low, float high) {
    return value < low ? low : value > high ? high : value;
}

void layout_scale(GfxRect *rect, float s) {
    *rect = gfx_rect(rect->x * s, rect->y * s, rect->w * s, rect->h * s);
}

void layout_scale_all(GfxRect *const rects[], size_t count, float s) {
    for (size_t i = 0; i < count; i++)
        layout_scale(rects[i], s);
}

float by_size(const TableLayout *layout, float standard, float compact, float large) {
    return layout->large ? large : layout->compact ? compact : standard;
}

// Top bar ---------------------------------------------------------------------------------------------------

static void lay_top_bar(TableLayout *layout, const Frame *frame, float w) {
    const float edge = frame->rail_x > 8 ? 8 : 4, step = frame->button_step,
                buttons = (float)frame->buttons * step + edge;
    layout->top_bar = gfx_rect(0, 0, w, frame->bar_h);
    layout->logo = gfx_rect(frame->rail_x > 8 ? 20 : 8, 0, frame->logo_w, frame->bar_h);
    layout->round = gfx_rect(w - buttons - 16 - frame->round_w, 0, frame->round_w, frame->bar_h);
    const float left = layout->logo.x + layout->logo.w, room = layout->round.x - 6 - left;
    const float gap = frame->chip_gap, chip_h = 42, seats = layout->seats;
    const float chip_w = fminf(frame->chip_w, (room + gap) / seats - gap);
    const float all = seats * (chip_w + gap) - gap;
    float x = clamp(w / 2 + frame->chip_centre - all / 2, left, layout->round.x - 6 - all);
    for (Seat seat = 0; seat < layout->seats; seat++) {
        layout->score[seat] =
            gfx_rect(x + (float)seat * (chip_w + gap), (frame->bar_h - chip_h) / 2, chip_w, chip_h);
    }
    for (int i = 0; i < frame->buttons; i++) {
        layout->button[i] = gfx_rect(w - edge - (float)(i + 1) * step, (frame->bar_h - 40) / 2, 40, 40);
    }
}

// Rails and board -------------------------------------------------------------------------------------------

static void lay_rails(TableLayout *layout, const Frame *frame, float w) {
    const float drawer_w = 420, h = frame->rail_h + layout->extra;
    layout->left = gfx_rect(frame->rail_x, frame->rail_y, frame->rail_w, h);
    layout->board = gfx_rect(frame->board_x, frame->rail_y, w - frame->board_x - frame->board_right, h);
    layout->drawer = gfx_rect(w - drawer_w - 16, frame->rail_y, drawer_w, h);
    if (layout->compact)
        return;
    layout->rail = gfx_rect(w - 324, frame->rail_y, 308, h);
    layout->rail_card = gfx_rect(layout->rail.x + 18, layout->rail.y + 18, 272, 381);
    layout->log = layout->rail;
}

// Dock ------------------------------------------------------------------------------------------------------

static void lay_action_standard(TableLayout *layout, float x, float y) {
    const float w = 308, h = 256;
    layout->action = gfx_rect(x, y, w, h);
    layout->title = gfx_rect(x + 20, y + 14, w - 40, 48);
    layout->hint = gfx_rect(x + 20, y + 64, w - 40, h - 124 - 68);
    layout->primary = gfx_rect(x + 20, y + h - 124, w - 40, 50);
    for (int i = 0; i < 2; i++) {
        float half = (w - 52) / 2;
        layout->secondary[i] = gfx_rect(x + 20 + (float)i * (half + 12), y + h - 62, half, 44);
    }
}

static void lay_action_compact(TableLayout *layout, float x, float y, float w) {
    const float h = 236;
    layout->action = gfx_rect(x, y, w, h);
    layout->title = gfx_rect(x + 2, y, w - 4, 62);
    layout->hint = gfx_rect(x + 2, y + 63, w - 4, 56);
    layout->primary = gfx_rect(x, y + 120, w, 56);
    for (int i = 0; i < 2; i++) {
        float half = (w - 10) / 2;
        layout->secondary[i] = gfx_rect(x + (float)i * (half + 10), y + 186, half, 46);
    }
}

static void lay_action_large(TableLayout *layout, float x, float y, float w) {
    const float h = 176;
    layout->action = gfx_rect(x, y, w, h);
    layout->title = gfx_rect(x, y, w, 44);
    layout->hint = gfx_rect(x, y + 45, w, 40);
    layout->primary = gfx_rect(x, y + 130, w, 46);
    for (int i = 0; i < 2; i++) {
        float half = (w - 6) / 2;
        layout->secondary[i] = gfx_rect(x + (float)i * (half + 6), y + 87, half, 40);
    }
}

void layout_action_at(TableLayout *layout, float x) {
    const Frame frame = frame_for(layout, layout->w);
    const float room = layout->dock.w - frame.rail_x - x;
    if (layout->large)
        lay_action_large(layout, x, layout->dock.y + 8, room);
    else if (layout->compact)
        lay_action_compact(layout, x, layout->dock.y + 16, room);
}

#define ACTION_LARGE 220.0F // as wide as the action box is, unless the game says otherwise
#define ACTION_COMPACT 260.0F

static void lay_dock(TableLayout *layout, const Frame *frame, float w) {
    const float y = frame->dock_y + layout->extra, plate_y = y + (layout->large ? 8 : 12);
    layout->dock = gfx_rect(0, y, w, frame->dock_h);
    layout->plate = gfx_rect(frame->rail_x, plate_y, frame->plate_w, frame->plate_h);
    layout->plate_head = gfx_rect(frame->rail_x, plate_y, frame->plate_w, frame->plate_head);
    if (!layout->compact)
        lay_action_standard(layout, w - 324, y + 12);
    else
        layout_action_at(layout, w - frame->rail_x - (layout->large ? ACTION_LARGE : ACTION_COMPACT));
}

void layout_hand(TableLayout *layout, GfxRect area, float card_w, float gap, int count) {
    const float step = card_w + gap;
    layout->hand = area;
    layout->hand_w = card_w;
    layout->hand_step = count > 1 ? clamp((area.w - card_w) / (float)(count - 1), 0, step) : step;
}

static bool has_bit(uint32_t bits, int at) {
    return at >= 0 && at < 32 && (bits >> at & 1U) != 0;
}

void layout_hand_alike(TableLayout *layout, const HandStacks *stacks, int count) {
    int others = 0;
    float taken = 0;
    layout->hand_alike = layout->hand_fan = 0;
    for (int at = 0; at + 1 < count; at++) {
        if (has_bit(stacks->alike, at))
            taken += has_bit(stacks->fan, at) ? stacks->fanned : stacks->close;
        else
            others++;
    }
    if (layout->hand_step >= layout->hand_w || layout->hand_step <= stacks->fanned || taken <= 0)
        return; // nothing is covered, or nothing is gained
    layout->hand_alike = stacks->alike;
    layout->hand_fan = stacks->alike & stacks->fan;
    layout->hand_close = stacks->close;
    layout->hand_fanned = stacks->fanned;
    if (others > 0)
        layout->hand_step =
            clamp((layout->hand.w - layout->hand_w - taken) / (float)others, 0, layout->hand_w);
}

// From that card to the next one.
static float hand_step(const TableLayout *layout, int at) {
    if (has_bit(layout->hand_fan, at))
        return layout->hand_fanned;
    return has_bit(layout->hand_alike, at) ? layout->hand_close : layout->hand_step;
}

float layout_hand_needs(float card_w, float gap, int count) {
    return count > 0 ? (float)count * (card_w + gap) - gap : 0;
}

GfxRect layout_hand_card(const TableLayout *layout, int at) {
    const GfxRect hand = layout->hand;
    float x = hand.x;
    for (int i = 0; i < at; i++)
        x += hand_step(layout, i);
    return gfx_rect(x, hand.y, layout->hand_w, hand.h);
}

GfxRect layout_hand_strip(const TableLayout *layout, int at, int count) {
    GfxRect rect = layout_hand_card(layout, at);
    const float step = hand_step(layout, at);
    if (at < count - 1 && step < rect.w)
        rect.w = step;
    return rect;
}

// The whole -------------------------------------------------------------------------------------------------

TableLayout layout_begin(const GfxLayout *window, uint8_t seats, Seat front) {
    assert(seats >= 1 && seats <= SEATS_MAX && front < seats);
    TableLayout layout;
    memset(&layout, 0, sizeof layout);
    layout.s = window->scale;
    layout.compact = window->compact;
    layout.large = window->large;
    layout.seats = seats;
    layout.front = front;
    layout.window = gfx_rect(0, 0, (float)window->width, (float)window->height);
    layout.w = window->logical_w;
    const Frame own = frame_for(&layout, window->logical_w), *frame = &own;
    const float w = clamp(window->logical_w, frame->base_w, 1e6F);
    layout.extra = clamp(window->logical_h - frame->base_h, 0, 1e6F);
    lay_top_bar(&layout, frame, w);
    lay_rails(&layout, frame, w);
    lay_dock(&layout, frame, w);
    return layout;
}

void layout_finish(TableLayout *layout) {
    GfxRect *const single[] = {
        &layout->top_bar, &layout->logo,       &layout->round,        &layout->left,         &layout->board,
        &layout->log,     &layout->drawer,     &layout->rail,         &layout->rail_card,    &layout->dock,
        &layout->plate,   &layout->plate_head, &layout->hand,         &layout->action,       &layout->title,
        &layout->hint,    &layout->primary,    &layout->secondary[0], &layout->secondary[1],
    };
    layout_scale_all(single, sizeof single / sizeof single[0], layout->s);
    for (int i = 0; i < SEATS_MAX; i++)
        layout_scale(&layout->score[i], layout->s);
    for (int i = 0; i < TABLE_BUTTONS; i++)
        layout_scale(&layout->button[i], layout->s);
    layout->hand_w *= layout->s;
    layout->hand_step *= layout->s;
    layout->hand_close *= layout->s;
    layout->hand_fanned *= layout->s;
}

bool layout_log_in_rail(const TableLayout *layout) {
    return layout->rail.w > 0 && layout->log.x >= layout->rail.x;
}

GfxRect layout_in_row(GfxRect area, int at, int count, float w, float gap) {
    const float steps = count > 1 ? (float)(count - 1) : 1, room = (area.w - w) / steps;
    const float step = count > 1 ? clamp(room, 0, w + gap) : 0;
    const float x = area.x + (area.w - w - step * (float)(count > 1 ? count - 1 : 0)) / 2;
    return gfx_rect(x + step * (float)at, area.y, w, area.h);
}

// SPDX-License-Identifier: MIT
// The numbers of ART.md section 4, in logical pixels, and what happens to them in windows of other shapes: a
// wider window moves the rails outward and widens the columns up to 360; a higher one gives its height to the
// columns. Between the canvas of one layout and the next one's the smaller one is stretched in this way. All
// work is done in logical pixels; scale_rect turns the results into window pixels at the very end.
#include "app/tables/tactics/layout.h"

#include <assert.h>
#include <string.h>

// What differs between the layouts.
typedef struct Frame {
    float base_w, base_h;
    float bar_h, chip_centre, chip_w, chip_gap;
    float logo_w, button_step, round_w;
    float rail_x, rail_y, rail_w, rail_h;
    float board_x, board_right; // board_right: free space on its right
    float column_w, gap;
    float target_h, score_y, score_h, cards_y, cards_end, card_w;
    float dock_y, dock_h;
    float plate_w, plate_h, plate_head;
    float hand_w, hand_h, pile_w, pile_gap;
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
    .round_w = 150,
    .rail_x = 16,
    .rail_y = 68,
    .rail_w = 260,
    .rail_h = 716,
    .board_x = 292,
    .board_right = 340,
    .column_w = 310,
    .gap = 16,
    .target_h = 172,
    .score_y = 248,
    .score_h = 38,
    .cards_y = 298,
    .cards_end = 782,
    .card_w = 204,
    .dock_y = 796,
    .dock_h = 284,
    .plate_w = 260,
    .plate_h = 256,
    .plate_head = 62,
    .hand_w = 184,
    .hand_h = 258,
    .pile_w = 132,
    .pile_gap = 36,
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
    .round_w = 150,
    .rail_x = 14,
    .rail_y = 62,
    .rail_w = 250,
    .rail_h = 620,
    .board_x = 278,
    .board_right = 14,
    .column_w = 340,
    .gap = 18,
    .target_h = 150,
    .score_y = 220,
    .score_h = 36,
    .cards_y = 264,
    .cards_end = 688,
    .card_w = 224,
    .dock_y = 700,
    .dock_h = 260,
    .plate_w = 250,
    .plate_h = 236,
    .plate_head = 58,
    .hand_w = 208,
    .hand_h = 222,
    .pile_w = 118,
    .pile_gap = 30,
};
// Names of the game and captions give way, cards lie closer; what is too small to be read on them stands in
// the pop-up.
static const Frame large_frame = {
    .base_w = 1280,
    .base_h = 720,
    .bar_h = 46,
    .chip_centre = -68,
    .chip_w = 226, // less where four have no room
    .chip_gap = 6,
    .logo_w = 36,
    .button_step = 44,
    .round_w = 136,
    .rail_x = 8,
    .rail_y = 56,
    .rail_w = 200,
    .rail_h = 468,
    .board_x = 222,
    .board_right = 14,
    .column_w = 252,
    .gap = 12,
    .target_h = 122,
    .score_y = 182,
    .score_h = 32,
    .cards_y = 220,
    .cards_end = 520,
    .card_w = 176,
    .dock_y = 530,
    .dock_h = 190,
    .plate_w = 200,
    .plate_h = 176,
    .plate_head = 46,
    .hand_w = 150,
    .hand_h = 168,
    .pile_w = 82,
    .pile_gap = 16,
};

#define RAIL_GROWS 50.0F

// For a canvas `w` wide: in the large layout the rails take part of what is over.
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

float table_px(const TableLayout *layout, float logical) {
    return logical * layout->s;
}

static float clamp(float value, float low, float high) {
    return value < low ? low : value > high ? high : value;
}

static void scale_rect(GfxRect *rect, float s) {
    *rect = gfx_rect(rect->x * s, rect->y * s, rect->w * s, rect->h * s);
}

// Top bar ---------------------------------------------------------------------------------------------------

static void lay_top_bar(TableLayout *layout, const Frame *frame, float w) {
    const float edge = frame->rail_x > 8 ? 8 : 4, buttons = TABLE_BUTTONS * frame->button_step + edge;
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
    for (int i = 0; i < TABLE_BUTTONS; i++) {
        layout->button[i] =
            gfx_rect(w - buttons + (float)i * frame->button_step, (frame->bar_h - 40) / 2, 40, 40);
    }
}

// Left rail -------------------------------------------------------------------------------------------------

static void lay_tall_panel(TablePanel *panel) {
    GfxRect box = panel->box;
    const float pile_w = 84, pile_h = pile_w * 1.4F, pile_y = box.y + 98;
    panel->head = gfx_rect(box.x, box.y, box.w, 58);
    panel->draw = gfx_rect(box.x + (box.w / 2 - pile_w) / 2 + 4, pile_y, pile_w, pile_h);
    panel->discard = gfx_rect(box.x + box.w / 2 + (box.w / 2 - pile_w) / 2 - 4, pile_y, pile_w, pile_h);
    float y = pile_y + pile_h + 24;
    panel->hand = gfx_rect(box.x + 70, y - 1, box.w - 70 - 16, 23);
    y += 62;
    const float inset = box.w < 260 ? 8 : 14;
    panel->won = gfx_rect(box.x + inset, y, box.w - 2 * inset, box.y + box.h - 10 - y);
}

static void lay_low_panel(TablePanel *panel) {
    GfxRect box = panel->box;
    bool low = box.h < 220;
    const float head = low ? 46 : 50, pile_w = low ? 52 : 62, pile_h = pile_w * 1.4F;
    float pile_y = box.y + head + (low ? 12 : 14);
    panel->head = gfx_rect(box.x, box.y, box.w, head);
    panel->draw = gfx_rect(box.x + 18, pile_y, pile_w, pile_h);
    panel->discard = gfx_rect(box.x + 38 + pile_w, pile_y, pile_w, pile_h);
    float hand_x = panel->discard.x + pile_w + 16;
    panel->hand = gfx_rect(hand_x, pile_y + 24, box.x + box.w - 12 - hand_x, 20);
    float y = pile_y + pile_h + 22;
    panel->won = gfx_rect(box.x + 14, y, box.w - 28, box.y + box.h - 8 - y);
}

// Narrow and, with three opponents, as low as it can be.
static void lay_narrow_panel(TablePanel *panel) {
    GfxRect box = panel->box;
    bool low = box.h < 200;
    const float head = low ? 36 : 46, pile_w = low ? 44 : 56, pile_h = pile_w * 1.4F;
    float pile_y = box.y + head + (low ? 6 : 10);
    panel->head = gfx_rect(box.x, box.y, box.w, head);
    panel->draw = gfx_rect(box.x + 10, pile_y, pile_w, pile_h);
    panel->discard = gfx_rect(box.x + 22 + pile_w, pile_y, pile_w, pile_h);
    float hand_x = panel->discard.x + pile_w + 10;
    panel->hand = gfx_rect(hand_x, pile_y + 18, box.x + box.w - 8 - hand_x, 18);
    float y = pile_y + pile_h + (low ? 14 : 18);
    panel->won = gfx_rect(box.x + 8, y, box.w - 16, box.y + box.h - 1 - y);
}

// Height of an opponent's panel; what is left below the last one may become the log.
static float panel_height(const TableLayout *layout, float room) {
    int panels = layout->panels;
    if (panels == 1) {
        return layout->large && room < 386 + 130 ? room : 386; // no log will fit below it
    }
    if (panels == 2) {
        return layout->large ? clamp((room - 12) / 2, 0, 270) : layout->compact ? 250 : 276;
    }
    return clamp(layout->large ? (room - 16) / 3 : (room - 20) / 3, 0, 232);
}

static void lay_left_rail(TableLayout *layout, const Frame *frame, float extra_h) {
    GfxRect rail = gfx_rect(frame->rail_x, frame->rail_y, frame->rail_w, frame->rail_h + extra_h);
    layout->panels = layout->seats - 1;
    const float gap = layout->panels < 3 ? 12 : layout->large ? 8 : 10, log_least = 130;
    float height = panel_height(layout, rail.h);
    float y = rail.y;
    for (int i = 0; i < layout->panels; i++) {
        TablePanel *panel = &layout->panel[i];
        panel->seat = (Seat)((layout->dock_seat + 1 + i) % layout->seats);
        panel->tall = layout->panels == 1;
        panel->box = gfx_rect(rail.x, y, rail.w, height);
        if (panel->tall) {
            lay_tall_panel(panel);
        } else if (layout->large) {
            lay_narrow_panel(panel);
        } else {
            lay_low_panel(panel);
        }
        y += height + gap;
    }
    float left = rail.y + rail.h - y;
    if (left >= log_least) {
        layout->log = gfx_rect(rail.x, y, rail.w, left);
    }
}

// Board -----------------------------------------------------------------------------------------------------

#define TARGET_SHAPE 0.44F // height to width, so that a target's text finds room below its chips
#define TARGET_TALLEST 150.0F

// Where the canvas is higher than the large layout needs, its wider targets become higher too.
static float target_grows(const Frame *frame, float column_w, float extra_h) {
    const float wanted = clamp(column_w * TARGET_SHAPE, frame->target_h, TARGET_TALLEST) - frame->target_h;
    return clamp(wanted, 0, extra_h > 0 ? extra_h : 0);
}

static void lay_board(TableLayout *layout, const Frame *frame, float w, float extra_h) {
    float room = w - frame->board_x - frame->board_right;
    float column_w = clamp((room - 3 * frame->gap) / 4, frame->column_w, 360);
    float x = frame->board_x + (room - 4 * column_w - 3 * frame->gap) / 2;
    float end = frame->cards_end + extra_h;
    const float taller = layout->large ? target_grows(frame, column_w, extra_h) : 0;
    for (int i = 0; i < TABLE_COLUMNS; i++, x += column_w + frame->gap) {
        TableColumn *column = &layout->column[i];
        const float cards_y = frame->cards_y + taller;
        column->frame = gfx_rect(x - 6, frame->rail_y - 6, column_w + 12, end - frame->rail_y + 12);
        column->target = gfx_rect(x, frame->rail_y, column_w, frame->target_h + taller);
        column->score = gfx_rect(x, frame->score_y + taller, column_w, frame->score_h);
        column->cards = gfx_rect(x, cards_y, column_w, end - cards_y);
    }
    // In the large layout cards grow with their column.
    layout->card_w = layout->large ? clamp(column_w - 76, frame->card_w, 224) : frame->card_w;
}

static void lay_right_rail(TableLayout *layout, const Frame *frame, float w, float extra_h) {
    const float drawer_w = 420;
    layout->drawer = gfx_rect(w - drawer_w - 16, frame->rail_y, drawer_w, frame->rail_h + extra_h);
    if (layout->compact) {
        return;
    }
    layout->rail = gfx_rect(w - 324, frame->rail_y, 308, frame->rail_h + extra_h);
    layout->rail_card = gfx_rect(layout->rail.x + 18, layout->rail.y + 18, 272, 381);
}

// Dock ------------------------------------------------------------------------------------------------------

// A hand of more than four takes the space beside the piles, then its cards overlap.
static void lay_hand(TableLayout *layout, const Frame *frame, float centre, float y, int hand) {
    const float gap = 12, four = 4 * frame->hand_w + 3 * gap;
    float width = four;
    float pile_gap = frame->pile_gap;
    if (hand > 4) {
        width += layout->large ? 12 : layout->compact ? 36 : 148;
        pile_gap -= layout->large ? 6 : layout->compact ? 18 : 12;
    }
    float x = centre - width / 2;
    float pile_h = frame->pile_w * 1.4F, pile_y = y + (layout->compact ? 36 : 44);
    layout->hand = gfx_rect(x, y, width, frame->hand_h);
    layout->draw = gfx_rect(x - pile_gap - frame->pile_w, pile_y, frame->pile_w, pile_h);
    layout->discard = gfx_rect(x + width + pile_gap, pile_y, frame->pile_w, pile_h);
    layout->hand_w = frame->hand_w;
    layout->hand_h = frame->hand_h;
    layout->hand_text = !layout->compact;
}

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

static void lay_dock(TableLayout *layout, const Frame *frame, float w, float extra_h, int hand) {
    float y = frame->dock_y + extra_h;
    float plate_y = y + (layout->large ? 8 : 12);
    layout->dock = gfx_rect(0, y, w, frame->dock_h);
    layout->plate = gfx_rect(frame->rail_x, plate_y, frame->plate_w, frame->plate_h);
    layout->plate_head = gfx_rect(frame->rail_x, plate_y, frame->plate_w, frame->plate_head);
    float won_y = layout->plate.y + frame->plate_head + (layout->large ? 28 : 34);
    const float inset = layout->large ? 8 : 14;
    layout->plate_won = gfx_rect(frame->rail_x + inset, won_y, frame->plate_w - 2 * inset,
                                 layout->plate.y + frame->plate_h - 10 - won_y);
    if (layout->large) {
        const float shift = (w - frame->base_w) / 2;
        lay_hand(layout, frame, 638 + shift, y + 10, hand);
        float x = layout->discard.x + layout->discard.w + 16;
        lay_action_large(layout, x, y + 8, w - frame->rail_x - x);
    } else if (layout->compact) {
        const float shift = (w - frame->base_w) / 2;
        lay_hand(layout, frame, 876 + shift, y + 18, hand);
        float x = layout->discard.x + layout->discard.w + (hand > 4 ? 24 : 30);
        lay_action_compact(layout, x, y + 16, w - frame->rail_x - x);
    } else {
        float right = w - frame->board_right;
        lay_hand(layout, frame, (frame->board_x + right) / 2, y + 17, hand);
        lay_action_standard(layout, w - 324, y + 12);
    }
}

// The whole -------------------------------------------------------------------------------------------------

static void scale_all(TableLayout *layout) {
    const float s = layout->s;
    GfxRect *const single[] = {
        &layout->top_bar, &layout->logo,       &layout->round,        &layout->log,
        &layout->drawer,  &layout->rail,       &layout->rail_card,    &layout->dock,
        &layout->plate,   &layout->plate_head, &layout->plate_won,    &layout->draw,
        &layout->discard, &layout->hand,       &layout->action,       &layout->title,
        &layout->hint,    &layout->primary,    &layout->secondary[0], &layout->secondary[1],
    };
    for (size_t i = 0; i < sizeof single / sizeof single[0]; i++) {
        scale_rect(single[i], s);
    }
    for (int i = 0; i < TACTICS_SEATS; i++) {
        scale_rect(&layout->score[i], s);
    }
    for (int i = 0; i < TABLE_BUTTONS; i++) {
        scale_rect(&layout->button[i], s);
    }
    for (int i = 0; i < TABLE_COLUMNS; i++) {
        TableColumn *column = &layout->column[i];
        scale_rect(&column->frame, s);
        scale_rect(&column->target, s);
        scale_rect(&column->score, s);
        scale_rect(&column->cards, s);
    }
    for (int i = 0; i < layout->panels; i++) {
        TablePanel *panel = &layout->panel[i];
        GfxRect *const parts[] = {&panel->box,     &panel->head, &panel->draw,
                                  &panel->discard, &panel->hand, &panel->won};
        for (size_t k = 0; k < sizeof parts / sizeof parts[0]; k++) {
            scale_rect(parts[k], s);
        }
    }
    layout->card_w *= s;
    layout->hand_w *= s;
    layout->hand_h *= s;
}

TableLayout table_layout(const GfxLayout *window, uint8_t seats, Seat dock_seat, int hand) {
    assert(seats >= 1 && seats <= TACTICS_SEATS && dock_seat < seats && hand >= 0);
    TableLayout layout;
    memset(&layout, 0, sizeof layout);
    layout.s = window->scale;
    layout.compact = window->compact;
    layout.large = window->large;
    layout.seats = seats;
    layout.dock_seat = dock_seat;
    layout.window = gfx_rect(0, 0, (float)window->width, (float)window->height);
    const Frame own = frame_for(&layout, window->logical_w), *frame = &own;
    float w = clamp(window->logical_w, frame->base_w, 1e6F);
    float extra_h = clamp(window->logical_h - frame->base_h, 0, 1e6F);
    lay_top_bar(&layout, frame, w);
    lay_left_rail(&layout, frame, extra_h);
    lay_board(&layout, frame, w, extra_h);
    lay_right_rail(&layout, frame, w, extra_h);
    lay_dock(&layout, frame, w, extra_h, hand);
    scale_all(&layout);
    return layout;
}

// Cards in rows ---------------------------------------------------------------------------------------------

float table_lane(const TableLayout *layout, Seat seat) {
    static const float standard[TACTICS_SEATS][TACTICS_SEATS] = {
        {0}, {-44, 44}, {-50, 0, 50}, {-48, -16, 16, 48}};
    static const float compact[TACTICS_SEATS][TACTICS_SEATS] = {
        {0}, {-48, 48}, {-55, 0, 55}, {-57, -19, 19, 57}};
    static const float large[TACTICS_SEATS][TACTICS_SEATS] = {
        {0}, {-34, 34}, {-38, 0, 38}, {-38, -13, 13, 38}};
    assert(seat < layout->seats);
    const float(*lanes)[TACTICS_SEATS] = layout->large ? large : layout->compact ? compact : standard;
    return lanes[layout->seats - 1][seat] * layout->s;
}

#define ROW_STEP_LARGE 42.0F
#define ROW_CARD_LARGE 92.0F // header, a little of the picture and the type

// Height of a card in a row: in the large layout what the headers of the others leave.
static float row_card_height(const TableLayout *layout, int count, float room) {
    if (!layout->large) {
        return layout->compact ? (count > 6 ? 180 : 244) : 240;
    }
    const float whole = layout->card_w / layout->s * 240 / 204;
    return clamp(room - (float)(count - 1) * ROW_STEP_LARGE, ROW_CARD_LARGE, whole);
}

TableRowShape table_row_shape(const TableLayout *layout, int count, bool spread) {
    const float s = layout->s, room = layout->column[0].cards.h / s;
    const float step_most = layout->large ? ROW_STEP_LARGE : 47, step_least = layout->large ? 22 : 24;
    const float step_spread = 40, long_row = 10;
    float full_h = row_card_height(layout, count, room);
    // Only a row that does not fit is cropped: a tall window needs it later.
    float step = count > 1 ? (room - full_h) / (float)(count - 1) : step_most;
    if ((float)count > long_row && step < step_least + 3) {
        full_h = layout->large ? ROW_CARD_LARGE : 170;
        step = (room - full_h) / (float)(count - 1);
    }
    step = clamp(step, step_least, step_most);
    if (spread && (float)count > long_row) {
        step = clamp(step, step_spread, step_most);
    }
    float length = (float)(count > 1 ? count - 1 : 0) * step + full_h;
    TableRowShape shape = {
        .step = step * s,
        .card_h = full_h * s,
        .scroll_max = clamp(length - room, 0, 1e6F) * s,
        .dense = step < 40 * layout->card_w / s / 204,
        .count = count,
    };
    return shape;
}

static float card_y(const TableLayout *layout, int row, const TableRowShape *shape, int index, float scroll) {
    float shown_from = shape->scroll_max - clamp(scroll, 0, shape->scroll_max);
    return layout->column[row].cards.y + (float)index * shape->step - shown_from;
}

GfxRect table_row_card(const TableLayout *layout, int row, const TableRowShape *shape, int index, Seat seat,
                       float scroll) {
    GfxRect cards = layout->column[row].cards;
    float x = cards.x + (cards.w - layout->card_w) / 2 + table_lane(layout, seat);
    return gfx_rect(x, card_y(layout, row, shape, index, scroll), layout->card_w, shape->card_h);
}

static GfxRect cut_to(GfxRect rect, GfxRect bounds) {
    float top = clamp(rect.y, bounds.y, bounds.y + bounds.h);
    float bottom = clamp(rect.y + rect.h, bounds.y, bounds.y + bounds.h);
    return gfx_rect(rect.x, top, rect.w, bottom > top ? bottom - top : 0);
}

GfxRect table_row_strip(const TableLayout *layout, int row, const TableRowShape *shape, int index, Seat seat,
                        float scroll) {
    GfxRect rect = table_row_card(layout, row, shape, index, seat, scroll);
    if (index < shape->count - 1) {
        rect.h = shape->step;
    }
    return cut_to(rect, layout->column[row].cards);
}

GfxRect table_row_place(const TableLayout *layout, int row, const TableRowShape *shape, int index,
                        float scroll) {
    GfxRect cards = layout->column[row].cards;
    float top = card_y(layout, row, shape, index, scroll) - shape->step / 2;
    float bottom = top + shape->step;
    if (index == 0) {
        top = cards.y;
    }
    if (index >= shape->count) {
        bottom = cards.y + cards.h;
    }
    return cut_to(gfx_rect(cards.x, top, cards.w, bottom - top), cards);
}

float table_row_place_line(const TableLayout *layout, int row, const TableRowShape *shape, int index,
                           float scroll) {
    GfxRect cards = layout->column[row].cards;
    float y = card_y(layout, row, shape, index, scroll);
    if (index > 0 && index >= shape->count) {
        y = card_y(layout, row, shape, shape->count - 1, scroll) + shape->card_h;
    }
    return clamp(y, cards.y, cards.y + cards.h);
}

// Hand, tiles, overlays -------------------------------------------------------------------------------------

#define HAND_LEAST 4 // smaller hands leave places free on the right, so that cards stay where they are

static float hand_step(const TableLayout *layout, int count) {
    float free = layout->hand.w - layout->hand_w;
    count = count < HAND_LEAST ? HAND_LEAST : count;
    return clamp(free / (float)(count - 1), 0, layout->hand_w + table_px(layout, 12));
}

GfxRect table_hand_card(const TableLayout *layout, int index, int count) {
    const int places = count < HAND_LEAST ? HAND_LEAST : count;
    float step = hand_step(layout, count);
    float width = (float)(places - 1) * step + layout->hand_w;
    float x = layout->hand.x + (layout->hand.w - width) / 2;
    return gfx_rect(x + (float)index * step, layout->hand.y, layout->hand_w, layout->hand_h);
}

GfxRect table_hand_strip(const TableLayout *layout, int index, int count) {
    GfxRect rect = table_hand_card(layout, index, count);
    float step = hand_step(layout, count);
    if (index < count - 1 && step < rect.w) {
        rect.w = step;
    }
    return rect;
}

int table_won_fit(const TableLayout *layout, GfxRect area, int count) {
    float room = area.h / layout->s;
    int lines = (int)((room + TABLE_WON_STEP - TABLE_WON_TILE) / TABLE_WON_STEP);
    if (count <= lines) {
        return count;
    }
    // The line "+n more" is lower than a tile.
    int with_more = (int)((room - 20 + TABLE_WON_STEP - TABLE_WON_TILE) / TABLE_WON_STEP);
    return with_more > 0 ? with_more : 0;
}

GfxRect table_won_tile(const TableLayout *layout, GfxRect area, int index) {
    return gfx_rect(area.x, area.y + table_px(layout, (float)(index * TABLE_WON_STEP)), area.w,
                    table_px(layout, TABLE_WON_TILE));
}

GfxRect table_score_chip(const TableLayout *layout, int row, Seat seat) {
    GfxRect box = layout->column[row].score;
    float pad = table_px(layout, 4), n = (float)layout->seats;
    float w = (box.w - 2 * pad - (n - 1) * pad) / n;
    return gfx_rect(box.x + pad + (float)seat * (w + pad), box.y + pad, w, box.h - 2 * pad);
}

#define SHOWN_W 1160.0F
#define SHOWN_HEAD 50.0F
#define SHOWN_LINE_H 258.0F
#define SHOWN_CAPTION 48.0F // of a line, above and below its cards
#define SHOWN_EDGE 12.0F

static float shown_line_h(const TableLayout *layout, int lines) {
    const float room = layout->window.h / layout->s - SHOWN_HEAD - 2 * SHOWN_EDGE;
    return clamp(room / (float)lines, 0, SHOWN_LINE_H);
}

GfxRect table_shown_panel(const TableLayout *layout, int lines) {
    float w = table_px(layout, SHOWN_W);
    float h = table_px(layout, SHOWN_HEAD + shown_line_h(layout, lines) * (float)lines);
    return gfx_rect((layout->window.w - w) / 2, (layout->window.h - h) / 2, w, h);
}

GfxRect table_shown_card(const TableLayout *layout, int line, int lines, int index, int count) {
    GfxRect panel = table_shown_panel(layout, lines);
    const float line_h = shown_line_h(layout, lines);
    float h = table_px(layout, line_h - SHOWN_CAPTION), w = h / 1.4F;
    float left = panel.x + table_px(layout, 200), room = panel.w - table_px(layout, 224);
    float step = count > 1 ? clamp((room - w) / (float)(count - 1), 0, w + table_px(layout, 12)) : 0;
    float y = panel.y + table_px(layout, 60 + line_h * (float)line);
    return gfx_rect(left + (float)index * step, y, w, h);
}

// SPDX-License-Identifier: MIT
// The numbers of ART.md section 4 for the board and the hand, in logical pixels. A wider window widens the
// columns up to 360, a taller one gives its height to them. All work is done in logical pixels; scale_all
// converts the results to window pixels at the end.
#include "app/tables/tactics/layout.h"

#include <math.h>
#include <string.h>

// What differs between the layouts.
typedef struct Frame {
    float column_w, gap;
    float target_h, score_y, score_h, cards_y, cards_end, card_w;
    float hand_w, hand_h, pile_w, pile_gap;
} Frame;

static const Frame standard_frame = {
    .column_w = 310,
    .gap = 16,
    .target_h = 172,
    .score_y = 248,
    .score_h = 38,
    .cards_y = 298,
    .cards_end = 782,
    .card_w = 204,
    .hand_w = 184,
    .hand_h = 258,
    .pile_w = 132,
    .pile_gap = 36,
};
static const Frame compact_frame = {
    .column_w = 340,
    .gap = 18,
    .target_h = 150,
    .score_y = 220,
    .score_h = 36,
    .cards_y = 264,
    .cards_end = 688,
    .card_w = 224,
    .hand_w = 208,
    .hand_h = 222,
    .pile_w = 118,
    .pile_gap = 30,
};
// Cards are closer together; what is too small to read on them is shown in the pop-up.
static const Frame large_frame = {
    .column_w = 252,
    .gap = 12,
    .target_h = 122,
    .score_y = 182,
    .score_h = 32,
    .cards_y = 220,
    .cards_end = 520,
    .card_w = 176,
    .hand_w = 150,
    .hand_h = 168,
    .pile_w = 82,
    .pile_gap = 16,
};

static const Frame *frame_for(const TableLayout *kit) {
    return kit->large ? &large_frame : kit->compact ? &compact_frame : &standard_frame;
}

static float px(const TacticsLayout *layout, float logical) {
    return layout_px(&layout->kit, logical);
}

static float clamp(float value, float low, float high) {
    return value < low ? low : value > high ? high : value;
}

// Left rail -------------------------------------------------------------------------------------------------

#define LOG_LEAST 130.0F // height for a heading and three lines
#define LOG_LARGE 156.0F // … and five lines, two sentences, in the large layout
#define LOG_FIVE 270.0F  // … and five
#define PANEL_TALL 440.0F
#define PANEL_ALONE 716.0F
#define PANEL_ROOMY 600.0F
#define PANEL_HIGH 352.0F
#define PANEL_LOW 154.0F    // piles, and one line for conquered targets
#define PANEL_TIGHT 240.0F  // below, small piles leave room for conquered targets
#define PANEL_LOWEST 150.0F // the same, as low as can be

static void lay_tall_panel(TablePanel *panel) {
    GfxRect box = panel->box;
    panel->roomy = box.h >= PANEL_ROOMY;
    const float pile_w = panel->roomy ? 108 : 84, pile_h = pile_w * 1.4F, pile_y = box.y + 102;
    panel->head = gfx_rect(box.x, box.y, box.w, 58);
    panel->draw = gfx_rect(box.x + (box.w / 2 - pile_w) / 2 + 4, pile_y, pile_w, pile_h);
    panel->discard = gfx_rect(box.x + box.w / 2 + (box.w / 2 - pile_w) / 2 - 4, pile_y, pile_w, pile_h);
    float y = pile_y + pile_h + 24;
    const float hand_h = panel->roomy ? 62 : 23;
    panel->hand = gfx_rect(box.x + 70, y - 1, box.w - 70 - 16, hand_h);
    y += hand_h + 39;
    const float inset = box.w < 260 ? 8 : 14;
    panel->won = gfx_rect(box.x + inset, y, box.w - 2 * inset, box.y + box.h - 10 - y);
}

static void lay_low_panel(TablePanel *panel) {
    GfxRect box = panel->box;
    bool low = box.h < PANEL_TIGHT;
    const float head = low ? 46 : 50, pile_w = low ? 52 : 62, pile_h = pile_w * 1.4F;
    float pile_y = box.y + head + (low ? 8 : 14);
    panel->head = gfx_rect(box.x, box.y, box.w, head);
    panel->draw = gfx_rect(box.x + 18, pile_y, pile_w, pile_h);
    panel->discard = gfx_rect(box.x + 38 + pile_w, pile_y, pile_w, pile_h);
    float hand_x = panel->discard.x + pile_w + 16;
    panel->hand = gfx_rect(hand_x, pile_y + 24, box.x + box.w - 12 - hand_x, 20);
    float y = pile_y + pile_h + (low ? 19 : 22);
    panel->won = gfx_rect(box.x + 14, y, box.w - 28, box.y + box.h - 8 - y);
}

// Narrow and, with three opponents, as low as possible.
static void lay_narrow_panel(TablePanel *panel) {
    GfxRect box = panel->box;
    const bool low = box.h < 200, lowest = box.h < PANEL_LOW; // as in the large layout
    const float head = lowest ? 36
                       : low  ? 34
                              : 46,
                pile_w = lowest ? 44
                         : low  ? 52
                                : 56,
                pile_h = pile_w * 1.4F;
    const float pile_y = box.y + head + (lowest ? 6 : low ? 4 : 10);
    panel->head = gfx_rect(box.x, box.y, box.w, head);
    panel->draw = gfx_rect(box.x + 10, pile_y, pile_w, pile_h);
    panel->discard = gfx_rect(box.x + 22 + pile_w, pile_y, pile_w, pile_h);
    float hand_x = panel->discard.x + pile_w + 10;
    panel->hand = gfx_rect(hand_x, pile_y + 18, box.x + box.w - 8 - hand_x, 18);
    float y = pile_y + pile_h + (lowest ? 14 : low ? 12 : 18);
    panel->won = gfx_rect(box.x + 8, y, box.w - 16, box.y + box.h - 1 - y);
}

// Height of an opponent's panel. Without a rail of its own the log goes below the last panel, so the panels
// leave room; except for three of them in the large layout, which would get too low.
static float panel_height(const TacticsLayout *layout, float room, float gap) {
    const float panels = (float)layout->panels, each = (room + gap) / panels - gap;
    const TableLayout *kit = &layout->kit;
    if (!kit->compact)
        return fminf(each, layout->panels == 1 ? PANEL_ALONE : PANEL_HIGH);
    if (layout->panels == 1)
        return room < PANEL_TALL + gap + LOG_FIVE ? room - gap - LOG_FIVE : PANEL_TALL;
    if (kit->large)
        return layout->panels == 2 ? clamp((room - LOG_LARGE) / panels - gap, PANEL_LOWEST, 270)
                                   : fminf(each, 232);
    return layout->panels == 2 ? clamp((room - LOG_LEAST) / panels - gap, PANEL_LOW, 225)
                               : clamp((room - LOG_LEAST) / panels - gap, PANEL_LOW, 232);
}

static void lay_left_rail(TacticsLayout *layout) {
    TableLayout *kit = &layout->kit;
    const GfxRect rail = kit->left;
    layout->panels = kit->seats - 1;
    const float gap = kit->large ? 6 : layout->panels < 3 ? 12 : kit->compact ? 8 : 10;
    const float height = panel_height(layout, rail.h, gap);
    float y = rail.y;
    for (int i = 0; i < layout->panels; i++) {
        TablePanel *panel = &layout->panel[i];
        panel->seat = (Seat)((kit->front + 1 + i) % kit->seats);
        panel->tall = layout->panels == 1 && height >= PANEL_TALL;
        panel->box = gfx_rect(rail.x, y, rail.w, height);
        if (panel->tall)
            lay_tall_panel(panel);
        else if (kit->large || height < 190)
            lay_narrow_panel(panel);
        else
            lay_low_panel(panel);
        y += height + gap;
    }
    const float left = rail.y + rail.h - y;
    if (kit->compact && left >= LOG_LEAST)
        kit->log = gfx_rect(rail.x, y, rail.w, left);
}

// Board -----------------------------------------------------------------------------------------------------

#define TARGET_SHAPE 0.44F // height by width that leaves room for a target's text below its chips
#define TARGET_TALLEST 150.0F

// In a window taller than the large layout needs, its wider targets get taller too.
static float target_grows(const Frame *frame, float column_w, float extra_h) {
    const float wanted = clamp(column_w * TARGET_SHAPE, frame->target_h, TARGET_TALLEST) - frame->target_h;
    return clamp(wanted, 0, extra_h > 0 ? extra_h : 0);
}

static void lay_board(TacticsLayout *layout, const Frame *frame) {
    const GfxRect board = layout->kit.board;
    const float extra_h = layout->kit.extra, room = board.w;
    float column_w = clamp((room - 3 * frame->gap) / 4, frame->column_w, 360);
    float x = board.x + (room - 4 * column_w - 3 * frame->gap) / 2;
    float end = frame->cards_end + extra_h;
    const float taller = layout->kit.large ? target_grows(frame, column_w, extra_h) : 0;
    for (int i = 0; i < TABLE_COLUMNS; i++, x += column_w + frame->gap) {
        TableColumn *column = &layout->column[i];
        const float cards_y = frame->cards_y + taller;
        column->frame = gfx_rect(x - 6, board.y - 6, column_w + 12, end - board.y + 12);
        column->target = gfx_rect(x, board.y, column_w, frame->target_h + taller);
        column->score = gfx_rect(x, frame->score_y + taller, column_w, frame->score_h);
        column->cards = gfx_rect(x, cards_y, column_w, end - cards_y);
    }
    // In the large layout cards grow with their column.
    layout->card_w = layout->kit.large ? clamp(column_w - 76, frame->card_w, 224) : frame->card_w;
}

// Dock ------------------------------------------------------------------------------------------------------

// A hand of more than four cards uses the space beside the piles; beyond that its cards overlap.
static void lay_hand(TacticsLayout *layout, const Frame *frame, float centre, float y, int hand) {
    const float gap = 12, four = 4 * frame->hand_w + 3 * gap;
    float width = four;
    float pile_gap = frame->pile_gap;
    if (hand > 4) {
        width += layout->kit.large ? 12 : layout->kit.compact ? 36 : 148;
        pile_gap -= layout->kit.large ? 6 : layout->kit.compact ? 18 : 12;
    }
    float x = centre - width / 2;
    float pile_h = frame->pile_w * 1.4F, pile_y = y + (layout->kit.compact ? 36 : 44);
    layout_hand(&layout->kit, gfx_rect(x, y, width, frame->hand_h), frame->hand_w, gap, hand);
    layout->draw = gfx_rect(x - pile_gap - frame->pile_w, pile_y, frame->pile_w, pile_h);
    layout->discard = gfx_rect(x + width + pile_gap, pile_y, frame->pile_w, pile_h);
}

static void lay_dock(TacticsLayout *layout, const Frame *frame, int hand) {
    TableLayout *kit = &layout->kit;
    const float y = kit->dock.y, right_of_middle = (kit->dock.w - (kit->large ? 1280 : 1707)) / 2;
    const GfxRect plate = kit->plate;
    const float won_y = plate.y + kit->plate_head.h + (kit->large ? 28 : 34), inset = kit->large ? 8 : 14;
    layout->plate_won = gfx_rect(plate.x + inset, won_y, plate.w - 2 * inset, plate.y + plate.h - 10 - won_y);
    if (kit->large)
        lay_hand(layout, frame, 638 + right_of_middle, y + 10, hand);
    else if (kit->compact)
        lay_hand(layout, frame, 876 + right_of_middle, y + 18, hand);
    else
        lay_hand(layout, frame, kit->board.x + kit->board.w / 2, y + 17, hand);
    layout_action_at(kit, layout->discard.x + layout->discard.w + (kit->large ? 16 : hand > 4 ? 24 : 30));
}

// The whole -------------------------------------------------------------------------------------------------

static void scale_all(TacticsLayout *layout) {
    const float s = layout->kit.s;
    GfxRect *const single[] = {&layout->plate_won, &layout->draw, &layout->discard};
    layout_finish(&layout->kit);
    layout_scale_all(single, sizeof single / sizeof single[0], s);
    for (int i = 0; i < TABLE_COLUMNS; i++) {
        TableColumn *column = &layout->column[i];
        layout_scale(&column->frame, s);
        layout_scale(&column->target, s);
        layout_scale(&column->score, s);
        layout_scale(&column->cards, s);
    }
    for (int i = 0; i < layout->panels; i++) {
        TablePanel *panel = &layout->panel[i];
        GfxRect *const parts[] = {&panel->box,     &panel->head, &panel->draw,
                                  &panel->discard, &panel->hand, &panel->won};
        layout_scale_all(parts, sizeof parts / sizeof parts[0], s);
    }
    layout->card_w *= s;
}

TacticsLayout tactics_layout(const GfxLayout *window, uint8_t seats, Seat front, int hand) {
    TacticsLayout layout;
    memset(&layout, 0, sizeof layout);
    layout.kit = layout_begin(window, seats, front);
    const Frame *frame = frame_for(&layout.kit);
    lay_left_rail(&layout);
    lay_board(&layout, frame);
    lay_dock(&layout, frame, hand);
    scale_all(&layout);
    return layout;
}

// Cards in rows ---------------------------------------------------------------------------------------------

float tactics_lane(const TacticsLayout *layout, Seat seat) {
    static const float standard[TACTICS_SEATS][TACTICS_SEATS] = {
        {0}, {-44, 44}, {-50, 0, 50}, {-48, -16, 16, 48}};
    static const float compact[TACTICS_SEATS][TACTICS_SEATS] = {
        {0}, {-48, 48}, {-55, 0, 55}, {-57, -19, 19, 57}};
    static const float large[TACTICS_SEATS][TACTICS_SEATS] = {
        {0}, {-34, 34}, {-38, 0, 38}, {-38, -13, 13, 38}};
    const float(*lanes)[TACTICS_SEATS] = layout->kit.large ? large : layout->kit.compact ? compact : standard;
    return lanes[layout->kit.seats - 1][seat] * layout->kit.s;
}

#define ROW_STEP_LARGE 42.0F
#define ROW_CARD_LARGE 92.0F // header, a little of the picture, and the type

// Height of a card in a row: in the large layout what the others' headers leave.
static float row_card_height(const TacticsLayout *layout, int count, float room) {
    if (!layout->kit.large) {
        return layout->kit.compact ? (count > 6 ? 180 : 244) : 240;
    }
    const float whole = layout->card_w / layout->kit.s * 240 / 204;
    return clamp(room - (float)(count - 1) * ROW_STEP_LARGE, ROW_CARD_LARGE, whole);
}

TableRowShape tactics_shape_of_row(const TacticsLayout *layout, int row, int count, bool spread) {
    const float s = layout->kit.s, room = layout->column[row].cards.h / s;
    const float step_most = layout->kit.large ? ROW_STEP_LARGE : 47, step_least = layout->kit.large ? 22 : 24;
    const float step_spread = 40, long_row = 10;
    float full_h = row_card_height(layout, count, room);
    // Only a row that does not fit is cropped, which in a tall window happens later.
    float step = count > 1 ? (room - full_h) / (float)(count - 1) : step_most;
    if ((float)count > long_row && step < step_least + 3) {
        full_h = layout->kit.large ? ROW_CARD_LARGE : 170;
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

static float card_y(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                    float scroll) {
    float shown_from = shape->scroll_max - clamp(scroll, 0, shape->scroll_max);
    return layout->column[row].cards.y + (float)index * shape->step - shown_from;
}

GfxRect tactics_row_card(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                         Seat seat, float scroll) {
    GfxRect cards = layout->column[row].cards;
    float x = cards.x + (cards.w - layout->card_w) / 2 + tactics_lane(layout, seat);
    return gfx_rect(x, card_y(layout, row, shape, index, scroll), layout->card_w, shape->card_h);
}

static GfxRect cut_to(GfxRect rect, GfxRect bounds) {
    float top = clamp(rect.y, bounds.y, bounds.y + bounds.h);
    float bottom = clamp(rect.y + rect.h, bounds.y, bounds.y + bounds.h);
    return gfx_rect(rect.x, top, rect.w, bottom > top ? bottom - top : 0);
}

GfxRect tactics_row_strip(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                          Seat seat, float scroll) {
    GfxRect rect = tactics_row_card(layout, row, shape, index, seat, scroll);
    if (index < shape->count - 1) {
        rect.h = shape->step;
    }
    return cut_to(rect, layout->column[row].cards);
}

GfxRect tactics_row_place(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
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

float tactics_row_place_line(const TacticsLayout *layout, int row, const TableRowShape *shape, int index,
                             float scroll) {
    GfxRect cards = layout->column[row].cards;
    float y = card_y(layout, row, shape, index, scroll);
    if (index > 0 && index >= shape->count) {
        y = card_y(layout, row, shape, shape->count - 1, scroll) + shape->card_h;
    }
    return clamp(y, cards.y, cards.y + cards.h);
}

// Tiles, overlays -------------------------------------------------------------------------------------------

#define WON_GAP (TABLE_WON_STEP - TABLE_WON_TILE)
#define WON_LOW 20.0F    // height of a tile at least …
#define WON_NARROW 76.0F // … and its width: two columns need as much
#define WON_BESIDE 1.36F // of its height: what value and edges of a tile take of its width
#define WON_MORE_H 20.0F // of the line "+n more"

// How high tiles of this width may be so that a name has room beside their value, logical: that grows with
// their height.
static float won_named_height(const TacticsLayout *layout, float w, WonPile pile) {
    return pile.name > 0 ? (w - pile.name / layout->kit.s) / WON_BESIDE : TABLE_WON_TILE;
}

// Columns of tiles, and the distance from one to the next below it, logical. One column has room for the
// names: its tiles grow lower before there are two.
static float won_step(const TacticsLayout *layout, GfxRect area, WonPile pile, int *columns) {
    const float room = area.h / layout->kit.s + WON_GAP, w = (area.w / layout->kit.s - WON_GAP) / 2;
    const float step = pile.count > 0 ? floorf(room / (float)pile.count) : TABLE_WON_STEP;
    const float named = won_named_height(layout, w, pile);
    *columns = 1;
    if (step >= WON_LOW + WON_GAP || w < WON_NARROW || named < WON_LOW)
        return clamp(step, WON_LOW + WON_GAP, TABLE_WON_STEP);
    *columns = 2;
    const float half = floorf(fminf(room / (float)((pile.count + 1) / 2), named + WON_GAP));
    return clamp(half, WON_LOW + WON_GAP, TABLE_WON_STEP);
}

int tactics_won_fit(const TacticsLayout *layout, GfxRect area, WonPile pile) {
    int columns;
    const float step = won_step(layout, area, pile, &columns), room = area.h / layout->kit.s + WON_GAP;
    if (pile.count <= columns * (int)(room / step))
        return pile.count;
    const int with_more = columns * (int)((room - WON_MORE_H) / step);
    return with_more > 0 ? with_more : 0;
}

GfxRect tactics_won_tile(const TacticsLayout *layout, GfxRect area, int index, WonPile pile) {
    int columns;
    const float step = won_step(layout, area, pile, &columns), gap = px(layout, WON_GAP),
                w = (area.w - gap * (float)(columns - 1)) / (float)columns;
    return gfx_rect(area.x + (w + gap) * (float)(index % columns),
                    area.y + px(layout, step * (float)(index / columns)), w, px(layout, step - WON_GAP));
}

GfxRect tactics_score_chip(const TacticsLayout *layout, int row, Seat seat) {
    GfxRect box = layout->column[row].score;
    float pad = px(layout, 4), n = (float)layout->kit.seats;
    float w = (box.w - 2 * pad - (n - 1) * pad) / n;
    return gfx_rect(box.x + pad + (float)seat * (w + pad), box.y + pad, w, box.h - 2 * pad);
}

#define SHOWN_W 1160.0F
#define SHOWN_HEAD 50.0F
#define SHOWN_LINE_H 258.0F
#define SHOWN_CAPTIONS_H 48.0F // height of the texts above and below the cards of a line
#define SHOWN_EDGE 12.0F

static float shown_line_h(const TacticsLayout *layout, int lines) {
    const float room = layout->kit.window.h / layout->kit.s - SHOWN_HEAD - 2 * SHOWN_EDGE;
    return clamp(room / (float)lines, 0, SHOWN_LINE_H);
}

GfxRect tactics_shown_panel(const TacticsLayout *layout, int lines) {
    float w = px(layout, SHOWN_W);
    float h = px(layout, SHOWN_HEAD + shown_line_h(layout, lines) * (float)lines);
    return gfx_rect((layout->kit.window.w - w) / 2, (layout->kit.window.h - h) / 2, w, h);
}

GfxRect tactics_shown_card(const TacticsLayout *layout, int line, int lines, int index, int count) {
    GfxRect panel = tactics_shown_panel(layout, lines);
    const float line_h = shown_line_h(layout, lines);
    float h = px(layout, line_h - SHOWN_CAPTIONS_H), w = h / 1.4F;
    float left = panel.x + px(layout, 200), room = panel.w - px(layout, 224);
    float step = count > 1 ? clamp((room - w) / (float)(count - 1), 0, w + px(layout, 12)) : 0;
    float y = panel.y + px(layout, 60 + line_h * (float)line);
    return gfx_rect(left + (float)index * step, y, w, h);
}

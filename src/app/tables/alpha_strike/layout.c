// SPDX-License-Identifier: MIT
// Its numbers are logical pixels. A wider window widens panels and lane, a taller one gives its height to
// both. All work is done in logical pixels; scale_all converts the results to window pixels at the end.
#include "app/tables/alpha_strike/layout.h"

#include <math.h>

// What differs between the layouts.
typedef struct Frame {
    float others_h, gap;
    bool others_wide; // the other ships extend over the left rail
    bool low;         // all parts are low
    float piles_h, log_gap, pile_w;
    float plate_w, plate_h, own_head, own_art, own_step, own_track, chip_h;
    float head, art, step, track; // of the others
    float hand_y, hand_w, hand_h, hand_gap;
    float action_x; // from the right edge; 0: as the kit has it
} Frame;

// The standard layout, the compact one, and the large one (less art, lower tracks; what is too small to read
// on cards is shown in the pop-up).
static Frame frame_for(const TableLayout *kit) {
    return (Frame){
        .others_wide = !kit->compact,
        .low = kit->large,
        .others_h = by_size(kit, 300, 306, 228),
        .gap = by_size(kit, 16, 16, 10),
        .piles_h = by_size(kit, 170, 200, 132),
        .log_gap = by_size(kit, 12, 12, 8),
        .pile_w = by_size(kit, 72, 80, 54),
        .plate_w = by_size(kit, 560, 500, 384),
        .plate_h = by_size(kit, 256, 236, 174),
        .own_head = by_size(kit, 50, 50, 40),
        .own_art = by_size(kit, 148, 126, 82),
        .own_step = by_size(kit, 36, 31, 22),
        .own_track = by_size(kit, 30, 28, 22),
        .chip_h = by_size(kit, 40, 36, 36),
        .head = by_size(kit, 54, 54, 44),
        .art = by_size(kit, 176, 150, 96),
        .step = by_size(kit, 40, 40, 30),
        .track = by_size(kit, 32, 32, 26),
        .hand_y = by_size(kit, 12, 16, 8),
        .hand_w = by_size(kit, 184, 172, 122),
        .hand_h = by_size(kit, 258, 222, 172),
        .hand_gap = by_size(kit, 13, 10, 6),
        .action_x = by_size(kit, 0, 255, 226),
    };
}

static float px(const StrikeLayout *layout, float logical) {
    return layout_px(&layout->kit, logical);
}

// The share of a taller window's extra height that goes to the ships; the rest goes to the lane.
static float ships_extra(const TableLayout *kit) {
    return roundf(fminf(kit->extra * 0.4F, 120));
}

// Panels of ships -------------------------------------------------------------------------------------------

// Below each other: three tracks, a line, the hull.
static void lay_tracks(ShipPanel *panel, float x, float y, float w, float step, float h, float line) {
    for (int track = 0; track < TRACKS; track++)
        panel->track[track] = gfx_rect(x, y + (float)track * step, w, h);
    const float below = y + TRACKS * step;
    panel->line = gfx_rect(x, below + (line - (step - h)) / 2 - 1, w, line > 0 ? 1 : 0);
    panel->hull = gfx_rect(x, below + line, w, h);
}

static void lay_head(ShipPanel *panel, float h, bool narrow) {
    const GfxRect box = panel->box;
    const float right = box.x + box.w - 14, number = narrow ? 66 : 84, backs = narrow ? 104 : 120;
    panel->head = gfx_rect(box.x, box.y, box.w, h);
    panel->number = gfx_rect(right - number, box.y, number, h);
    panel->backs = gfx_rect(panel->number.x - backs - (narrow ? 4 : 16), box.y, backs, h);
}

static void lay_other(ShipPanel *panel, const Frame *frame) {
    const GfxRect box = panel->box;
    const bool low = frame->low;
    const float edge = low ? 8 : 14, top = box.y + frame->head + (low ? 8 : 16), chip = frame->chip_h + 2;
    const float spare = fmaxf(0, box.h - frame->others_h);
    const float step = frame->step + fminf(8, spare / 5),
                art = fminf(frame->art + fminf(60, spare), box.w * 0.36F);
    lay_head(panel, frame->head, box.w < 480);
    panel->art = gfx_rect(box.x + edge - 2, top - (low ? 2 : 8), art, art);
    const float x = panel->art.x + art + edge, w = box.x + box.w - edge - x;
    lay_tracks(panel, x, top, w, step, frame->track, low ? 0 : 3);
    const float y = box.y + box.h - chip - (low ? 6 : 10);
    panel->craft = gfx_rect(box.x + edge, y, box.w - 2 * edge, chip);
    panel->note = panel->craft;
}

// The only opponent: wide tracks, and its craft as cards on the right.
static void lay_duel(ShipPanel *panel, const Frame *frame) {
    const GfxRect box = panel->box;
    const bool low = frame->low;
    const float edge = low ? 10 : 22, art = box.h - frame->head - (low ? 20 : 28);
    const float top = box.y + frame->head + (low ? 12 : 22), room = box.y + box.h - 14 - top;
    const float card_h = box.h - frame->head - (low ? 40 : 58), card_w = roundf(card_h * 176 / 194);
    const float craft_w = fminf(2 * card_w + 200, box.w * 0.38F);
    panel->duel = true;
    lay_head(panel, frame->head, false);
    panel->art = gfx_rect(box.x + edge, box.y + frame->head + 12, art, art);
    const float x = panel->art.x + art + edge + 4, right = box.x + box.w - edge - craft_w;
    lay_tracks(panel, x, top, right - 2 * edge - x, room / 4.25F, frame->track + (low ? 2 : 4), room * 0.06F);
    panel->note = gfx_rect(right, box.y + frame->head + (low ? 6 : 12), craft_w, 22);
    panel->craft = gfx_rect(right, panel->note.y + 26, craft_w, card_h);
}

static void lay_own(ShipPanel *panel, const Frame *frame) {
    const GfxRect box = panel->box;
    const bool low = frame->low;
    const float top = box.y + frame->own_head + (low ? 4 : 8), chip = frame->chip_h;
    lay_head(panel, frame->own_head, true);
    panel->backs = gfx_rect(0, 0, 0, 0);
    panel->art = gfx_rect(box.x + 10, top - 2, frame->own_art, frame->own_art);
    const float x = panel->art.x + frame->own_art + 10;
    lay_tracks(panel, x, top, box.x + box.w - 14 - x, frame->own_step, frame->own_track, 0);
    panel->craft = gfx_rect(box.x + 12, box.y + box.h - chip - (low ? 5 : 8), box.w - 24, chip);
    panel->note = panel->craft;
}

static void lay_ships(StrikeLayout *layout, const Frame *frame) {
    const TableLayout *kit = &layout->kit;
    const int others = kit->seats - 1;
    const float left = frame->others_wide ? kit->left.x : kit->board.x;
    const float right = kit->board.x + kit->board.w - (frame->others_wide ? -1 : 0);
    const float each = (right - left + frame->gap) / (float)others - frame->gap;
    for (int i = 0; i < others; i++) {
        ShipPanel *panel = &layout->panel[(kit->front + 1 + i) % kit->seats];
        panel->seat = (Seat)((kit->front + 1 + i) % kit->seats);
        panel->box = gfx_rect(left + (float)i * (each + frame->gap), kit->board.y, each,
                              frame->others_h + ships_extra(kit));
        if (others == 1)
            lay_duel(panel, frame);
        else
            lay_other(panel, frame);
    }
    ShipPanel *panel = &layout->panel[kit->front];
    panel->seat = kit->front;
    panel->box = kit->plate;
    lay_own(panel, frame);
}

// Left rail -------------------------------------------------------------------------------------------------

static void lay_left_rail(StrikeLayout *layout, const Frame *frame, bool listed) {
    TableLayout *kit = &layout->kit;
    const float y =
        frame->others_wide ? kit->board.y + frame->others_h + ships_extra(kit) + frame->gap : kit->left.y;
    const float w = frame->pile_w, h = roundf(w * 1.4F), room = kit->left.w;
    layout->piles = gfx_rect(kit->left.x, y, room, frame->piles_h);
    const float pile_y = y + (frame->piles_h - h) / 2 + (kit->large ? 9 : 4);
    layout->deck = gfx_rect(kit->left.x + room * 0.25F + 4 - w / 2, pile_y, w, h);
    layout->discard = gfx_rect(kit->left.x + room * 0.75F - 4 - w / 2, pile_y, w, h);
    const float log_y = y + frame->piles_h + frame->log_gap, end = kit->left.y + kit->left.h;
    kit->log = gfx_rect(kit->left.x, log_y, room, end - log_y);
    layout->answers = kit->rail.w > 0 ? kit->rail : kit->log;
    const float head = kit->rail.w > 0 ? 76 : kit->large ? 30 : 44;
    const float edge = kit->rail.w > 0 ? 16 : kit->large ? 8 : 10;
    layout->answer_rows = gfx_rect(layout->answers.x + edge, layout->answers.y + head,
                                   layout->answers.w - 2 * edge, layout->answers.h - head - edge);
    if (listed && kit->rail.w <= 0)
        kit->log = gfx_rect(0, 0, 0, 0);
}

// Combat lane -----------------------------------------------------------------------------------------------

// The parts from the left, as fractions of the lane's design width.
static void lay_lane(StrikeLayout *layout, const Frame *frame, int stack) {
    const TableLayout *kit = &layout->kit;
    CombatLane *lane = &layout->lane;
    const float y = kit->board.y + frame->others_h + ships_extra(kit) + frame->gap;
    const float x = kit->board.x, w = kit->board.w, h = kit->board.y + kit->board.h - y;
    const float edge = kit->large ? 12 : 24, tabs = stack > 1 ? (kit->large ? 30 : 36) : 0;
    lane->box = gfx_rect(x, y, w, h);
    lane->tabs = gfx_rect(x + edge, y + (kit->large ? 6 : 12), w - 2 * edge, tabs);
    const float top = y + by_size(kit, 44, 24, 12) + tabs;
    const float foot = kit->compact ? 0 : 52, room = y + h - foot - edge * 0.8F - top;
    const float card_w = kit->large ? 132 : 200, card_h = fminf(room, roundf(card_w * 1.4F));
    lane->card = gfx_rect(x + edge, top, card_w, card_h);
    lane->foot = gfx_rect(x + edge, y + h - 44, w * 0.36F, kit->compact ? 0 : 24);
    const float sum_x = lane->card.x + card_w + (kit->large ? 14 : 24);
    const float sum_w = by_size(kit, 220, 240, 190);
    const float slot_w = kit->large ? 128 : 196, arrow = kit->large ? 20 : 34, gap = kit->large ? 6 : 16;
    lane->title = gfx_rect(sum_x, y + (kit->large ? 8 : 14) + tabs, sum_w + 60, kit->large ? 28 : 36);
    lane->sum = gfx_rect(sum_x, lane->title.y + lane->title.h + 6, sum_w, 0);
    lane->sum.h = y + h - foot - 8 - lane->sum.y;
    const float slot_h = fminf(card_h, roundf(slot_w * 1.4F));
    const float middle = top + (kit->compact ? 0 : 22) + slot_h / 2;
    lane->arrow[0] = gfx_rect(sum_x + sum_w + gap, middle - arrow / 2, arrow, arrow);
    lane->slot = gfx_rect(lane->arrow[0].x + arrow, middle - slot_h / 2, slot_w, slot_h);
    lane->arrow[1] = gfx_rect(lane->slot.x + slot_w + gap * 1.5F, middle - arrow / 2, arrow, arrow);
    const float left_x = lane->arrow[1].x + arrow + gap / 2;
    lane->left = gfx_rect(left_x, y + (kit->large ? 8 : 14) + tabs, x + w - edge - left_x,
                          h - tabs - (kit->large ? 16 : 28));
}

static void lay_events(StrikeLayout *layout) {
    CombatLane *lane = &layout->lane;
    const bool large = layout->kit.large;
    const float each = lane->box.w / STRIKE_EVENTS, w = by_size(&layout->kit, 200, 180, 120);
    const float top = lane->box.y + (large ? 38 : 56);
    const float h = fminf(roundf(w * 1.4F), lane->box.y + lane->box.h - (large ? 10 : 18) - top);
    for (int i = 0; i < STRIKE_EVENTS; i++)
        lane->event[i] = gfx_rect(lane->box.x + (float)i * each + (large ? 12 : 24), top, w, h);
}

// Dock ------------------------------------------------------------------------------------------------------

static void lay_dock(StrikeLayout *layout, const Frame *frame, int hand) {
    TableLayout *kit = &layout->kit;
    kit->plate = gfx_rect(kit->left.x, kit->plate.y, frame->plate_w, frame->plate_h);
    kit->plate_head = gfx_rect(kit->plate.x, kit->plate.y, kit->plate.w, frame->own_head);
    if (frame->action_x > 0)
        layout_action_at(kit, kit->dock.w - frame->action_x);
    const float x = kit->plate.x + kit->plate.w + 18, end = kit->action.x - (kit->large ? 10 : 14);
    layout_hand(kit, gfx_rect(x, kit->dock.y + frame->hand_y, end - x, frame->hand_h), frame->hand_w,
                frame->hand_gap, hand);
}

// The whole -------------------------------------------------------------------------------------------------

static void scale_panel(ShipPanel *panel, float s) {
    GfxRect *const parts[] = {&panel->box,  &panel->head, &panel->backs, &panel->number, &panel->art,
                              &panel->hull, &panel->line, &panel->craft, &panel->note};
    layout_scale_all(parts, sizeof parts / sizeof parts[0], s);
    for (int track = 0; track < TRACKS; track++)
        layout_scale(&panel->track[track], s);
}

static void scale_all(StrikeLayout *layout) {
    const float s = layout->kit.s;
    CombatLane *lane = &layout->lane;
    GfxRect *const parts[] = {&layout->piles,       &layout->deck, &layout->discard, &layout->answers,
                              &layout->answer_rows, &lane->box,    &lane->tabs,      &lane->card,
                              &lane->title,         &lane->sum,    &lane->slot,      &lane->arrow[0],
                              &lane->arrow[1],      &lane->left,   &lane->foot};
    layout_finish(&layout->kit);
    layout_scale_all(parts, sizeof parts / sizeof parts[0], s);
    for (int i = 0; i < STRIKE_EVENTS; i++)
        layout_scale(&lane->event[i], s);
    for (Seat seat = 0; seat < layout->kit.seats; seat++)
        scale_panel(&layout->panel[seat], s);
}

StrikeLayout strike_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs) {
    StrikeLayout layout = {.kit = layout_begin(window, seats, needs->front)};
    const Frame frame = frame_for(&layout.kit);
    lay_dock(&layout, &frame, needs->hand);
    lay_ships(&layout, &frame);
    lay_left_rail(&layout, &frame, needs->listed);
    lay_lane(&layout, &frame, needs->stack);
    lay_events(&layout);
    scale_all(&layout);
    return layout;
}

// Single cards ----------------------------------------------------------------------------------------------

#define CHIP_W 230.0F
#define CHIP_GAP 8.0F

GfxRect strike_craft_place(const StrikeLayout *layout, const ShipPanel *panel, int at, int count) {
    const GfxRect area = panel->craft;
    const float gap = px(layout, CHIP_GAP), places = (float)(count < 2 ? 2 : count);
    const float widest = panel->duel ? area.h * 176 / 194 : px(layout, CHIP_W);
    if (!panel->duel || (float)count * (widest + gap) - gap <= area.w) {
        const float w = fminf(widest, (area.w + gap) / places - gap);
        return gfx_rect(area.x + (float)at * (w + gap), area.y, w, area.h);
    }
    const float step = (area.w - widest) / (float)(count - 1);
    return gfx_rect(area.x + (float)at * step, area.y, widest, area.h);
}

GfxRect strike_craft_strip(const StrikeLayout *layout, const ShipPanel *panel, int at, int count) {
    GfxRect rect = strike_craft_place(layout, panel, at, count);
    const float next = strike_craft_place(layout, panel, at + 1, count).x;
    if (at < count - 1 && next < rect.x + rect.w)
        rect.w = next - rect.x;
    return rect;
}

GfxRect strike_lane_tab(const StrikeLayout *layout, int at, int count) {
    const GfxRect area = layout->lane.tabs;
    const float gap = px(layout, CHIP_GAP);
    const float w = fminf(px(layout, 300), (area.w + gap) / (float)(count > 0 ? count : 1) - gap);
    return gfx_rect(area.x + (float)at * (w + gap), area.y, w, area.h);
}

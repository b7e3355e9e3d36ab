// SPDX-License-Identifier: MIT
// Its numbers are logical pixels. A wider window widens the stage, a taller one heightens it and the
// panels beside it. All work is done in logical pixels; scale_all converts the results to window pixels at
// the end.
#include "app/tables/alpha_strike/layout.h"

#include <math.h>

#define CHIP_LEAST 27.0F // pixels: two lines of the smallest letters and the frame around them

// What differs between the layouts.
typedef struct Frame {
    float gap;
    bool low; // all parts are low
    float others_w;
    float piles_h, log_gap, pile_w;
    float plate_w, plate_h, own_head, own_art, own_step, own_track, chip_h, chip_least;
    float hand_y, hand_w, hand_h, hand_gap;
    float action_x; // from the right edge; 0: as the kit has it
} Frame;

// The standard layout, the compact one, and the large one (less art, lower tracks; what is too small to read
// on cards is shown in the pop-up).
static Frame frame_for(const TableLayout *kit) {
    return (Frame){
        .low = kit->large,
        .gap = by_size(kit, 16, 14, 8),
        .others_w = by_size(kit, 308, 293, 222),
        .piles_h = by_size(kit, 236, 200, 132),
        .log_gap = by_size(kit, 12, 12, 8),
        .pile_w = by_size(kit, 96, 80, 54),
        .plate_w = by_size(kit, 560, 500, 384),
        .plate_h = by_size(kit, 256, 236, 174),
        .own_head = by_size(kit, 50, 50, 40),
        .own_art = by_size(kit, 148, 126, 82),
        .own_step = by_size(kit, 36, 31, 22),
        .own_track = by_size(kit, 30, 28, 22),
        .chip_h = fmaxf(by_size(kit, 40, 36, 36), CHIP_LEAST / kit->s),
        .chip_least = CHIP_LEAST / kit->s,
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

// Panels of ships -------------------------------------------------------------------------------------------

// Below each other: three tracks, a line, the hull.
static void lay_tracks(ShipPanel *panel, float x, float y, float w, float step, float h, float line) {
    for (int track = 0; track < TRACKS; track++)
        panel->track[track] = gfx_rect(x, y + (float)track * step, w, h);
    const float below = y + (float)TRACKS * step;
    panel->line = gfx_rect(x, below + (line - (step - h)) / 2 - 1, w, line > 0 ? 1 : 0);
    panel->hull = gfx_rect(x, below + line, w, h);
}

static void lay_head(ShipPanel *panel, float h) {
    const GfxRect box = panel->box;
    const float number = 66;
    panel->head = gfx_rect(box.x, box.y, box.w, h);
    panel->number = gfx_rect(box.x + box.w - 14 - number, box.y, number, h);
}

// What stands below each other in another ship's panel, in shares of its height: head, four tracks, hand,
// craft.
static void lay_other(ShipPanel *panel, const Frame *frame, bool duel) {
    const GfxRect box = panel->box;
    const float edge = frame->low ? 8 : 12, w = box.w - 2 * edge, x = box.x + edge;
    const float head = fminf(54, box.h * 0.19F), step = fminf(46, box.h * 0.11F),
                gap = fminf(10, box.h * 0.016F);
    const float track = fminf(32, step - (frame->low ? 0 : 2)), line = fminf(30, box.h * 0.088F);
    panel->duel = duel;
    lay_head(panel, head);
    lay_tracks(panel, x, box.y + head + gap, w, step, track, duel ? gap : 0);
    const float y = panel->hull.y + step + gap / 2;
    panel->backs = gfx_rect(x, y, w, line);
    // What is above and below a chip gives way to one with two lines of the smallest letters.
    const float usual = frame->low ? 4 : 8, spare = box.y + box.h - y - line - frame->chip_least;
    const float part = fmaxf(0.5F, fminf(1, spare / (gap / 2 + usual)));
    const float below = y + line + gap / 2 * part, end = box.y + box.h - usual * part;
    const float note = duel ? 24 : 0;
    panel->note = gfx_rect(x, below, w, duel ? note : end - below);
    panel->craft = gfx_rect(x, below + note, w, fminf(end - below - note, duel ? 172 : frame->chip_h));
}

static void lay_own(ShipPanel *panel, const Frame *frame) {
    const GfxRect box = panel->box;
    const bool low = frame->low;
    const float top = box.y + frame->own_head + (low ? 4 : 8), chip = frame->chip_h;
    lay_head(panel, frame->own_head);
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
    const float gap = frame->low ? 6 : 10, each = (kit->board.h + gap) / (float)others - gap;
    const float x = kit->w - (kit->compact ? 14 : 16) - frame->others_w;
    for (int i = 0; i < others; i++) {
        ShipPanel *panel = &layout->panel[(kit->front + 1 + i) % kit->seats];
        panel->seat = (Seat)((kit->front + 1 + i) % kit->seats);
        panel->box = gfx_rect(x, kit->board.y + (float)i * (each + gap), frame->others_w, each);
        lay_other(panel, frame, others == 1);
    }
    ShipPanel *panel = &layout->panel[kit->front];
    panel->seat = kit->front;
    panel->box = kit->plate;
    lay_own(panel, frame);
}

// Left rail -------------------------------------------------------------------------------------------------

static void lay_left_rail(StrikeLayout *layout, const Frame *frame, bool listed) {
    TableLayout *kit = &layout->kit;
    const float w = frame->pile_w, h = roundf(w * 1.4F), room = kit->left.w, y = kit->left.y;
    layout->piles = gfx_rect(kit->left.x, y, room, frame->piles_h);
    const float pile_y = y + (frame->piles_h - h) / 2 + (kit->large ? 9 : 4);
    layout->deck = gfx_rect(kit->left.x + room * 0.25F + 4 - w / 2, pile_y, w, h);
    layout->discard = gfx_rect(kit->left.x + room * 0.75F - 4 - w / 2, pile_y, w, h);
    const float log_y = y + frame->piles_h + frame->log_gap, end = kit->left.y + kit->left.h;
    kit->log = gfx_rect(kit->left.x, log_y, room, end - log_y);
    layout->answers = kit->log;
    const float head = kit->large ? 30 : 44, edge = kit->large ? 8 : 10;
    layout->answer_rows = gfx_rect(layout->answers.x + edge, layout->answers.y + head,
                                   layout->answers.w - 2 * edge, layout->answers.h - head - edge);
    if (listed)
        kit->log = gfx_rect(0, 0, 0, 0);
}

// Stage -----------------------------------------------------------------------------------------------------

// What is written on it: an attack at its upper left, the answer and what is left at its lower right. The
// ships have the rest (stage.h).
static void lay_lane(StrikeLayout *layout, int stack) {
    const TableLayout *kit = &layout->kit;
    CombatLane *lane = &layout->lane;
    const GfxRect box = layout->stage;
    const float edge = by_size(kit, 22, 18, 10), pad = by_size(kit, 14, 12, 8);
    const float tabs = stack > 1 ? by_size(kit, 50, 50, 40) : 0;
    lane->box = box;
    lane->tabs = gfx_rect(box.x + edge, box.y + edge, box.w - 2 * edge, tabs - 6);
    lane->caption =
        gfx_rect(box.x + edge, box.y + edge + tabs, by_size(kit, 520, 480, 346), by_size(kit, 262, 230, 176));
    const GfxRect cap = lane->caption;
    const float title = by_size(kit, 38, 36, 26), top = cap.y + pad / 2 + title;
    lane->title = gfx_rect(cap.x + pad, cap.y + pad / 2, cap.w - 2 * pad, title);
    const float card_h = fminf(cap.y + cap.h - pad - top, by_size(kit, 208, 174, 126)),
                card_w = roundf(card_h / 1.32F);
    lane->card = gfx_rect(cap.x + pad, top, card_w, card_h);
    const float sum_x = lane->card.x + card_w + pad;
    lane->sum = gfx_rect(sum_x, top, cap.x + cap.w - pad - sum_x, cap.y + cap.h - pad / 2 - top);
    const float out_w = by_size(kit, 480, 444, 356), out_h = by_size(kit, 304, 264, 204);
    lane->outcome = gfx_rect(box.x + box.w - edge - out_w, box.y + box.h - edge - out_h, out_w, out_h);
    lane->left = gfx_rect(lane->outcome.x + pad, lane->outcome.y + pad, out_w - 2 * pad, out_h - 2 * pad);
    const float slot_w = by_size(kit, 176, 156, 112), slot_h = by_size(kit, 236, 206, 146);
    lane->slot = gfx_rect(lane->outcome.x - pad - slot_w, box.y + box.h - edge - slot_h, slot_w, slot_h);
    lane->aimed = lane->outcome;
    if (kit->seats > 2) { // low, so that every ship that can be aimed at is seen
        const float h = by_size(kit, 142, 138, 92), right = lane->outcome.x + out_w;
        lane->aimed = gfx_rect(lane->slot.x, box.y + box.h - edge - h, right - lane->slot.x, h);
    }
}

// What happened last, at the upper left, in rows: a card, and words beside it.
static void lay_events(StrikeLayout *layout) {
    const TableLayout *kit = &layout->kit;
    CombatLane *lane = &layout->lane;
    const float edge = by_size(kit, 22, 18, 10), pad = by_size(kit, 14, 12, 8),
                head = by_size(kit, 36, 32, 24);
    const float h = by_size(kit, 54, 46, 40), w = roundf(h / 1.3F), gap = by_size(kit, 8, 6, 4);
    lane->news = gfx_rect(layout->stage.x + edge, layout->stage.y + edge, by_size(kit, 500, 470, 388),
                          head + STRIKE_EVENTS * (h + gap) - gap + pad);
    for (int i = 0; i < STRIKE_EVENTS; i++)
        lane->event[i] = gfx_rect(lane->news.x + pad, lane->news.y + head + (float)i * (h + gap), w, h);
}

static void lay_stage(StrikeLayout *layout, const Frame *frame, int stack) {
    const TableLayout *kit = &layout->kit;
    const float right = kit->w - (kit->compact ? 14 : 16) - frame->others_w - frame->gap;
    layout->stage = gfx_rect(kit->board.x, kit->board.y, right - kit->board.x, kit->board.h);
    lay_lane(layout, stack);
    lay_events(layout);
}

// Dock ------------------------------------------------------------------------------------------------------

#define NARROWEST 0.8F // of a hand card's width: its text still fits
#define NARROW_GAP 5.0F

// Cards become narrower rather than cover the texts of their neighbours, as long as their own text fits.
static void lay_hand(TableLayout *kit, GfxRect area, const Frame *frame, int hand) {
    const float fits = hand > 0 ? floorf((area.w + NARROW_GAP) / (float)hand) - NARROW_GAP : frame->hand_w;
    const bool narrow = fits < frame->hand_w && fits >= frame->hand_w * NARROWEST;
    const bool overlaps = layout_hand_needs(frame->hand_w, frame->hand_gap, hand) > area.w;
    layout_hand(kit, area, overlaps && narrow ? fits : frame->hand_w,
                overlaps && narrow ? NARROW_GAP : frame->hand_gap, hand);
}

static void lay_dock(StrikeLayout *layout, const Frame *frame, int hand) {
    TableLayout *kit = &layout->kit;
    kit->plate = gfx_rect(kit->left.x, kit->plate.y, frame->plate_w, frame->plate_h);
    kit->plate_head = gfx_rect(kit->plate.x, kit->plate.y, kit->plate.w, frame->own_head);
    if (frame->action_x > 0)
        layout_action_at(kit, kit->dock.w - frame->action_x);
    const float x = kit->plate.x + kit->plate.w + 18, end = kit->action.x - (kit->large ? 10 : 14);
    lay_hand(kit, gfx_rect(x, kit->dock.y + frame->hand_y, end - x, frame->hand_h), frame, hand);
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
    GfxRect *const parts[] = {&layout->stage,   &layout->piles,       &layout->deck, &layout->discard,
                              &layout->answers, &layout->answer_rows, &lane->box,    &lane->tabs,
                              &lane->caption,   &lane->card,          &lane->title,  &lane->sum,
                              &lane->slot,      &lane->outcome,       &lane->left,   &lane->news,
                              &lane->aimed};
    layout_finish(&layout->kit);
    layout_scale_all(parts, sizeof parts / sizeof parts[0], s);
    for (int i = 0; i < STRIKE_EVENTS; i++)
        layout_scale(&lane->event[i], s);
    for (Seat seat = 0; seat < layout->kit.seats; seat++)
        scale_panel(&layout->panel[seat], s);
}

StrikeLayout strike_layout(const GfxLayout *window, uint8_t seats, const LayoutNeeds *needs) {
    StrikeLayout layout = {.kit = layout_begin(window, seats, needs->front)};
    layout.kit.rail = layout.kit.rail_card = gfx_rect(0, 0, 0, 0); // the other ships are there
    const Frame frame = frame_for(&layout.kit);
    lay_dock(&layout, &frame, needs->hand);
    lay_ships(&layout, &frame);
    lay_left_rail(&layout, &frame, needs->listed);
    lay_stage(&layout, &frame, needs->stack);
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

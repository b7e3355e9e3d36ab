// SPDX-License-Identifier: MIT
// The front edge of the table: the own plate, piles and hand, and the action box.
#include "app/tables/tactics/action.h"
#include "app/tables/tactics/draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define TITLE_LEAST 13.0F // letters of the action's title

// ---- plate and piles

static void draw_plate(App *app, const TableScreen *table) {
    const TableLayout *layout = &table->layout;
    const Seat seat = table->dock_seat;
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    widget_panel(app, layout->plate, 14, color_alpha(colors->main, 0.53F));
    const bool own = table->view.viewer == seat && !session_is_watched(app->session);
    draw_seat_head(app, table, seat, layout->plate_head,
                   ui_word(app, own                                     ? UI_TABLE_YOUR_SEAT
                                : session_is_person(app->session, seat) ? UI_COMMON_PERSON
                                                                        : UI_COMMON_COMPUTER),
                   true);
    words_fit(app,
              gfx_rect(layout->plate.x + lpx(table, 16), layout->plate_won.y - lpx(table, 27),
                       layout->plate.w - lpx(table, 24), lpx(table, 20)),
              GFX_FONT_TEXT_MEDIUM, 14, 12, COLOR_TEXT_DIM, GFX_LEFT,
              ui_word(app, table_has_teams(table) ? UI_TABLE_TEAM_PILE : UI_TABLE_CONQUERED));
    draw_won(app, table, seat, layout->plate_won);
}

static void draw_pile_caption(App *app, const TableScreen *table, GfxRect pile, UiWord word) {
    words_fit(
        app,
        gfx_rect(pile.x - lpx(table, 14), pile.y - lpx(table, 32), pile.w + lpx(table, 28), lpx(table, 20)),
        GFX_FONT_TEXT_MEDIUM, 14, 11, COLOR_TEXT_DIM, GFX_CENTRE, ui_word(app, word));
}

static void draw_piles(App *app, const TableScreen *table) {
    const TableLayout *layout = &table->layout;
    draw_pile_caption(app, table, layout->draw, UI_TABLE_DRAW_PILE);
    draw_pile_back(app, table, table->dock_seat, layout->draw);
    draw_pile_caption(app, table, layout->discard, UI_TABLE_DISCARD);
    draw_pile_top(app, table, table->dock_seat, layout->discard);
}

// ---- hand

static bool is_hand_candidate(const App *app, uint8_t card) {
    return legal_for_hand(table_legal(app), card) != NULL;
}

// Only cards that can be used now are bright; on the own turn all are.
static bool is_dull(const App *app, const TableScreen *table, int slot, uint8_t card) {
    if (table->showing || !table_deciding(app) || card == CARD_HIDDEN || slot < table->scene.drawn_count)
        return false;
    if (table->view.decision == DECISION_TURN)
        return false;
    return !is_hand_candidate(app, card);
}

static void draw_mark(App *app, const TableScreen *table, GfxRect card, int number) {
    const float r = lpx(table, 26), cx = card.x + card.w / 2, cy = card.y + card.h * 0.42F;
    const GfxPaint fill = paint_down(COLOR_BUTTON_TOP, COLOR_BUTTON_BOTTOM);
    gfx_circle(app->gfx, cx, cy, r, &fill);
    gfx_ring(app->gfx, cx, cy, r, fmaxf(2, lpx(table, 3)), COLOR_BUTTON_INK);
    number_at(app, gfx_rect(cx - r, cy - r, 2 * r, 2 * r), GFX_FONT_DISPLAY_BOLD, 28, COLOR_BUTTON_INK,
              GFX_CENTRE, number);
}

static void draw_slot(App *app, const TableScreen *table, int slot) {
    const Scene *scene = &table->scene;
    const Sprite *sprite = &scene->sprite[scene->hand[slot]];
    const uint8_t card = sprite->now.card;
    const bool picked = table->choice.card != NONE &&
                        (table->choice.card == card || table->choice.with == card) &&
                        slot >= scene->drawn_count;
    const bool asked =
        !table->showing && (slot < scene->drawn_count ||
                            (table->view.decision != DECISION_TURN && is_hand_candidate(app, card)));
    if (sprite->pose.fly >= 1) {
        if (!table->drag.on || table->drag.sprite != scene->hand[slot])
            return;
        // Where the held card belongs.
        const GfxRect home = table_hand_card(&table->layout, slot, scene->hand_count);
        gfx_dashed(app->gfx, home, lpx(table, 11), fmaxf(1, lpx(table, 2)), lpx(table, 8), lpx(table, 6),
                   color_alpha(palette_faction(seat_palette(app, table->dock_seat))->main, 0.47F));
        return;
    }
    Sprite drawn = *sprite;
    if (picked)
        drawn.pose.y -= lpx(table, 10);
    draw_sprite(app, table, &drawn, picked || asked);
    const GfxRect rect = gfx_rect(drawn.pose.x, drawn.pose.y, drawn.width, table->layout.hand_h);
    const int mark = choice_mark_number(&table->choice, card);
    if (is_dull(app, table, slot, card) || mark > 0)
        draw_dimmed(app, rect, lpx(table, 11));
    if (mark > 0 && table->choice.discarding)
        draw_mark(app, table, rect, mark);
}

// "Shield it", with a box to tick, on the shields that can go with the picked card.
static void draw_shield_badge(App *app, const TableScreen *table) {
    const Hit *hit = hits_find(&app->hits, "choice:shield");
    if (hit == NULL)
        return;
    const bool on = table->choice.with == hit->card;
    GfxRect rect = hit->rect;
    if (on)
        rect.y -= lpx(table, 10);
    const bool lit = widget_hovered(app, hit->id);
    const GfxPaint fill = paint_solid(on ? 0xF2EAF4FFu : lit ? 0xF21A2942u : 0xF2121D31u);
    gfx_panel(app->gfx, rect, lpx(table, 9), &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_ICE);
    const Color ink = on ? COLOR_BUTTON_INK : COLOR_HEADING;
    const float box = lpx(table, 24);
    const GfxRect tick = gfx_rect(rect.x + lpx(table, 10), rect.y + (rect.h - box) / 2, box, box);
    const GfxPaint inset = paint_solid(on ? COLOR_WHITE : COLOR_INSET);
    gfx_panel(app->gfx, tick, lpx(table, 5), &inset, fmaxf(1, lpx(table, 2)),
              on ? COLOR_BUTTON_INK : COLOR_ICE);
    if (on)
        icon_at(app, "icons/phosphor/check.svg", tick.x + lpx(table, 3), tick.y + lpx(table, 3),
                box - lpx(table, 6), ink);
    words_fit(app, gfx_rect(tick.x + box + lpx(table, 8), rect.y, rect.w - box - lpx(table, 24), rect.h),
              GFX_FONT_DISPLAY_BOLD, 17, 11, ink, GFX_LEFT, app_word(app, "table.shield_it"));
}

// Who decides on the open table; else only that nobody's hand is to be seen.
static void draw_hand_hidden(App *app, const TableScreen *table) {
    if (table->view.viewer == table->dock_seat || session_is_watched(app->session))
        return;
    const GfxRect hand = table->layout.hand;
    const int palette = seat_palette(app, table->dock_seat);
    const bool asked = !table->showing && session_asked_openly(app->session);
    const float h = lpx(table, asked ? 92 : 48);
    const GfxRect tag =
        gfx_rect(hand.x + hand.w / 2 - lpx(table, 210), hand.y + (hand.h - h) / 2, lpx(table, 420), h);
    const GfxPaint fill = paint_solid(0xF2080E19u);
    gfx_panel(app->gfx, tag, lpx(table, 12), &fill, fmaxf(1, lpx(table, asked ? 2 : 1)),
              asked ? palette_faction(palette)->main : COLOR_LINE_STRONG);
    const GfxRect below = gfx_rect(tag.x + lpx(table, 8), tag.y + tag.h - lpx(table, 46),
                                   tag.w - lpx(table, 16), lpx(table, 44));
    words_fit(app, below, GFX_FONT_DISPLAY, asked ? 16 : 18, 12, asked ? COLOR_TEXT : COLOR_HEADING,
              GFX_CENTRE, ui_word(app, UI_TABLE_HAND_HIDDEN));
    if (!asked)
        return;
    char text[120];
    const float em = lpx(table, 34);
    ui_format(app, text, sizeof text, UI_TABLE_ASKED_OPENLY, "name", seat_name(app, table->dock_seat),
              (char *)NULL);
    emblem_at(app, palette, tag.x + lpx(table, 18), tag.y + lpx(table, 12), em,
              palette_faction(palette)->main);
    words_fit(
        app, gfx_rect(tag.x + lpx(table, 60), tag.y + lpx(table, 8), tag.w - lpx(table, 120), lpx(table, 42)),
        GFX_FONT_DISPLAY_BOLD, 24, 15, COLOR_WHITE, GFX_CENTRE, text);
}

static void draw_hand(App *app, const TableScreen *table) {
    // What others would cover though it is the one that matters comes last: a picked card, drawn ones.
    const int drawn = table->scene.drawn_count;
    int last = -1;
    for (int slot = drawn; slot < table->scene.hand_count; slot++) {
        const uint8_t card = table->scene.sprite[table->scene.hand[slot]].now.card;
        if (table->choice.card != NONE && card == table->choice.card)
            last = slot;
        else
            draw_slot(app, table, slot);
    }
    if (last >= 0)
        draw_slot(app, table, last);
    for (int slot = drawn - 1; slot >= 0; slot--)
        draw_slot(app, table, slot);
    draw_shield_badge(app, table);
    draw_hand_hidden(app, table);
}

void draw_dock(App *app, const TableScreen *table) {
    const GfxRect dock = table->layout.dock;
    if (!gfx_is_visible(app->gfx, gfx_inset(dock, -lpx(table, 40))))
        return;
    const FactionColors *colors = palette_faction(seat_palette(app, table->dock_seat));
    GfxPaint fade = paint_down(0x00060A12u, 0xE6060A12u);
    fade = paint_add(paint_two(180, 0x00060A12u, 0xE6060A12u), 1, 0xE6060A12u);
    fade.at[1] = 0.12F;
    gfx_gradient(app->gfx, dock, &fade);
    const GfxPaint left = paint_right(color_alpha(colors->main, 0), color_alpha(colors->main, 0.67F));
    const GfxPaint right = paint_right(color_alpha(colors->main, 0.67F), color_alpha(colors->main, 0));
    gfx_gradient(app->gfx, gfx_rect(dock.x, dock.y, dock.w / 2, 1), &left);
    gfx_gradient(app->gfx, gfx_rect(dock.x + dock.w / 2, dock.y, dock.w / 2, 1), &right);
    draw_plate(app, table);
    draw_piles(app, table);
    if (table->recap && table->showing)
        draw_recap(app, table);
    else
        draw_hand(app, table);
}

// ---- action box

static float hint_gap(const TableScreen *table) {
    return lpx(table, table->layout.compact ? 4 : 8);
}

// Close below the title, down to the buttons or, where there are none, to the end of the box.
static float hint_end(const TableScreen *table, const Action *action) {
    const TableLayout *layout = &table->layout;
    const GfxRect end = action->count > 0 ? layout->hint : gfx_inset(layout->action, lpx(table, 6));
    // In the large layout the primary button is the lowest one.
    if (layout->large && action->count == 1 && action->button[0].slot == SLOT_PRIMARY)
        return layout->primary.y - hint_gap(table);
    return end.y + end.h;
}

static GfxRect hint_rect(const TableScreen *table, GfxRect title, float title_h, const Action *action) {
    const float top = title.y + fminf(title_h, title.h) + hint_gap(table);
    return gfx_rect(table->layout.hint.x, top, table->layout.hint.w, hint_end(table, action) - top);
}

// Where the title does not fit its place even in the smallest letters, it gets some of the hint's.
static GfxRect title_rect(App *app, const TableScreen *table, const Action *action, GfxStyle style,
                          float line) {
    GfxRect box = table->layout.title;
    const float ratio = line / style.size, one_line = lpx(table, 19) * gfx_text_scale(app->gfx);
    style.size = fmaxf(lpx(table, TITLE_LEAST), 12) + 0.5F; // letters shrink in halves, to 12 at least
    const int lines = gfx_text_lines(app->gfx, &style, box.w, action->title);
    const float wanted = ceilf((float)lines * style.size * ratio * gfx_text_scale(app->gfx));
    box.h = fmaxf(box.h, fminf(wanted, hint_end(table, action) - box.y - one_line));
    return box;
}

static void draw_action_text(App *app, const TableScreen *table, const Action *action) {
    const GfxAlign align = table->layout.compact ? GFX_CENTRE : GFX_LEFT;
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, align);
    const float line = lpx(table, table->layout.compact ? 21 : 23);
    const GfxRect box = title_rect(app, table, action, title, line);
    const float used =
        gfx_text_wrapped_fit(app->gfx, &title, lpx(table, TITLE_LEAST), line, box, action->title);
    const Color ink = table->notice[0] != 0 ? COLOR_ICE : COLOR_TEXT;
    GfxStyle hint = widget_style(app, GFX_FONT_TEXT, 15, ink, align);
    hint.strong = COLOR_HEADING;
    gfx_text_wrapped_fit(app->gfx, &hint, lpx(table, 11), lpx(table, 19), hint_rect(table, box, used, action),
                         action->hint);
}

void draw_action(App *app, const TableScreen *table) {
    const GfxRect box = table->layout.action;
    if (!gfx_is_visible(app->gfx, gfx_inset(box, -lpx(table, 8))))
        return;
    // Who is asked on the open table is to be seen from afar.
    const bool openly = !table->showing && session_asked_openly(app->session);
    const Color asked = palette_faction(seat_palette(app, table->dock_seat))->main;
    if (!table->layout.compact)
        widget_panel(app, box, 14, openly ? asked : COLOR_LINE);
    Action action;
    action_state(app, table, &action);
    draw_action_text(app, table, &action);
    for (int i = 0; i < action.count; i++) {
        const ActionButton *button = &action.button[i];
        const bool primary = button->slot == SLOT_PRIMARY;
        const bool bare = table->layout.large && !primary; // room for the word only
        widget_button(app, button->id,
                      &(Button){.look = button->look,
                                .text = button->text,
                                .icon = bare ? NULL : button->icon,
                                .text_size = primary ? 19 : 16,
                                .key = table_key_of(button->id),
                                .tight = !primary});
    }
}

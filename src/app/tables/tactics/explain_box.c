// SPDX-License-Identifier: MIT
// The pop-up that explains a number. It comes when the pointer or the focus rests on the number for a while,
// and goes with it; a click pins it. While it is not pinned nothing in it reacts to the mouse, so that it is
// never in the way; and there is none while a card is held or something is being shown.
#include "app/tables/tactics/explain.h"

#include "app/tables/tactics/draw.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define BOX_W 380.0F
#define BOX_PAD 16.0F
#define BOX_TEXT 15.0F // size of its lines
#define HEAD_H 40.0F

// ---- which number

static Seat seat_named(const App *app, const TableScreen *table, const char *faction) {
    for (Seat seat = 0; seat < table->view.seats; seat++)
        if (strcmp(seat_faction_id(app, seat), faction) == 0)
            return seat;
    return SEAT_NONE;
}

static TableNumber pile_number(const App *app, const TableScreen *table, const char *faction,
                               const char *pile) {
    static const struct {
        const char *name;
        NumberKind kind;
    } piles[] = {{"draw", NUMBER_DRAW}, {"discard:count", NUMBER_DISCARD}, {"hand", NUMBER_HAND}};
    for (size_t i = 0; i < sizeof piles / sizeof piles[0]; i++)
        if (strcmp(pile, piles[i].name) == 0)
            return (TableNumber){.kind = (uint8_t)piles[i].kind, .seat = seat_named(app, table, faction)};
    return (TableNumber){.kind = NUMBER_NONE};
}

static bool ends_in(const char *id, const char *end) {
    const size_t length = strlen(id), last = strlen(end);
    return length >= last && strcmp(id + length - last, end) == 0;
}

TableNumber table_number(const App *app, const TableScreen *table, const char *id) {
    int row = 0, at = 0;
    char faction[HIT_ID_MAX], pile[HIT_ID_MAX];
    if (sscanf(id, "row:%d:power:%39s", &row, faction) == 2)
        return (TableNumber){
            .kind = NUMBER_ROW, .row = (uint8_t)(row - 1), .seat = seat_named(app, table, faction)};
    if (sscanf(id, "row:%d:card:%d:", &row, &at) == 2 && ends_in(id, ":power"))
        return (TableNumber){.kind = NUMBER_CARD, .row = (uint8_t)(row - 1), .at = (uint8_t)(at - 1)};
    if (sscanf(id, "score:%39s", faction) == 1)
        return (TableNumber){.kind = NUMBER_POINTS, .seat = seat_named(app, table, faction)};
    if (sscanf(id, "target:%d:", &row) == 1 && ends_in(id, ":points"))
        return (TableNumber){.kind = NUMBER_TARGET, .row = (uint8_t)(row - 1)};
    if (sscanf(id, "pile:%39[^:]:%39s", faction, pile) == 2)
        return pile_number(app, table, faction, pile);
    return (TableNumber){.kind = NUMBER_NONE};
}

// ---- regions

static void add_card(App *app, const TableScreen *table, int row, int at, const TableRowShape *shape) {
    const LegalList legal = table_legal(app);
    const ViewCard *card = &table->view.row[row].card[at];
    // A card that something is to be done with is clicked all over.
    if (!card->up || legal_for_row_card(legal, (uint8_t)row, (uint8_t)at) != NULL ||
        legal_picks_row_card(legal, (uint8_t)row, (uint8_t)at))
        return;
    const Seat owner = card->owner < table->view.seats ? card->owner : 0;
    GfxRect badge = table_row_strip(&table->layout, row, shape, at, owner, table->scene.scroll[row]);
    badge.w = table->layout.card_w * 0.24F;
    badge.h = fminf(badge.h, lpx(table, shape->dense ? 30 : 40));
    if (badge.h < lpx(table, 12))
        return;
    Hit *hit = hits_add(&app->hits, badge, "row:%d:card:%d:power", row + 1, at + 1);
    hit->card = card->card;
    hit->no_focus = true; // the card itself is there for the keyboard
}

static bool speaks_for_team(const TableScreen *table, Seat seat) {
    const Seat ally = table_ally(table, seat);
    return ally == SEAT_NONE || ally > seat;
}

static void add_chips(App *app, const TableScreen *table, int row) {
    for (Seat seat = 0; seat < table->view.seats; seat++)
        if (!table_sums_teams(table) || speaks_for_team(table, seat))
            hits_add(&app->hits, table_power_rect(app, table, row, seat), "row:%d:power:%s", row + 1,
                     seat_faction_id(app, seat));
}

static void add_points(App *app, const TableScreen *table, int row) {
    const GfxRect target = table->layout.column[row].target;
    const float size = lpx(table, 56);
    if (table->view.row[row].target != NONE)
        hits_add(&app->hits,
                 gfx_rect(target.x + target.w - lpx(table, 62), target.y + lpx(table, 6), size, size),
                 "target:%d:points", row + 1);
}

static void add_scoreboard(App *app, const TableScreen *table) {
    const GfxRect *chips = table->layout.score;
    int place = 0;
    for (Seat seat = 0; seat < table->view.seats; seat++) {
        if (!table_has_teams(table)) {
            hits_add(&app->hits, chips[seat], "score:%s", seat_faction_id(app, seat));
            continue;
        }
        if (!speaks_for_team(table, seat))
            continue;
        const GfxRect first = chips[place], last = chips[place + 1];
        hits_add(&app->hits, gfx_rect(first.x, first.y, last.x + last.w - first.x, first.h), "score:%s",
                 seat_faction_id(app, seat));
        place += 2;
    }
}

// The pill with the number of a discard pile; the pile itself is its top card.
static void add_discard(App *app, const TableScreen *table, Seat seat, GfxRect pile) {
    if (table->view.seat[seat].discard_count == 0)
        return;
    const float w = lpx(table, 44), h = lpx(table, 24);
    hits_add(&app->hits, gfx_rect(pile.x + (pile.w - w) / 2, pile.y + pile.h - h / 2, w, h),
             "pile:%s:discard:count", seat_faction_id(app, seat))
        ->no_focus = true;
}

static void add_piles(App *app, const TableScreen *table) {
    const TableLayout *layout = &table->layout;
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        add_discard(app, table, panel->seat, panel->discard);
        hits_add(&app->hits, panel->hand, "pile:%s:hand", seat_faction_id(app, panel->seat))->no_focus = true;
    }
    add_discard(app, table, table->dock_seat, layout->discard);
}

static void add_box(App *app, TableScreen *table);

void explain_regions(App *app, TableScreen *table) {
    for (int row = 0; row < ROWS; row++) {
        if (!table->view.row[row].dealt)
            continue;
        const TableRowShape shape = scene_row_shape(&table->scene, &table->layout, row);
        add_chips(app, table, row);
        add_points(app, table, row);
        for (int at = 0; at < table->scene.row_count[row] && at < table->view.row[row].count; at++)
            add_card(app, table, row, at, &shape);
    }
    add_scoreboard(app, table);
    add_piles(app, table);
    add_box(app, table);
}

// ---- when it is shown

static bool may_be_shown(const TableScreen *table) {
    return !table->drag.on && !table->showing && table->overlay == OVERLAY_NONE;
}

bool explain_close(App *app, TableScreen *table) {
    ExplainBox *box = &table->explain;
    const bool was_shown = box->shown;
    if (box->number.kind == NUMBER_NONE)
        return false;
    *box = (ExplainBox){.number = {.kind = NUMBER_NONE}};
    if (was_shown)
        app_mark(app);
    return was_shown;
}

void explain_hover(App *app, TableScreen *table, const char *hit_id) {
    ExplainBox *box = &table->explain;
    if (box->pinned || strcmp(box->hit, hit_id) == 0)
        return;
    explain_close(app, table);
    const TableNumber number = table_number(app, table, hit_id);
    if (number.kind == NUMBER_NONE || !may_be_shown(table))
        return;
    box->number = number;
    box->due = app->now + (uint64_t)app->settings.hover_delay;
    text_copy(box->hit, sizeof box->hit, hit_id);
    app_animate(app);
}

bool explain_click(App *app, TableScreen *table, const char *hit_id) {
    ExplainBox *box = &table->explain;
    const bool was_pinned = box->pinned, same = strcmp(box->hit, hit_id) == 0;
    const TableNumber number = table_number(app, table, hit_id);
    if (was_pinned)
        explain_close(app, table);
    if (was_pinned && (same || hit_id[0] == 0 || strcmp(hit_id, "explain") == 0))
        return true;
    if (number.kind == NUMBER_NONE || !may_be_shown(table))
        return false;
    *box = (ExplainBox){.number = number, .shown = true, .pinned = true};
    text_copy(box->hit, sizeof box->hit, hit_id);
    app_mark(app);
    return true;
}

void explain_update(App *app, TableScreen *table) {
    ExplainBox *box = &table->explain;
    if (box->number.kind == NUMBER_NONE)
        return;
    if (!may_be_shown(table)) {
        explain_close(app, table);
    } else if (!box->shown && box->due <= app->now) {
        box->shown = true;
        app_mark(app);
    } else if (!box->shown) {
        app_wake(app, box->due);
    }
}

// ---- where it lies and what it looks like

static float head_height(const App *app) {
    return app_px(app, HEAD_H);
}

static float foot_height(App *app, const Explanation *explanation, float w) {
    if (explanation->foot[0] == 0)
        return 0;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, BOX_TEXT - 1, COLOR_TEXT, GFX_LEFT);
    const float indent = explanation->crown ? app_px(app, 26) : 0;
    return (float)gfx_text_lines(app->gfx, &style, w - indent, explanation->foot) * app_px(app, 20) +
           app_px(app, 12);
}

// Below the number, or above it where there is more room; never over it.
static GfxRect box_rect(App *app, const TableScreen *table, const Explanation *explanation, GfxRect number) {
    const GfxRect window = table->layout.window;
    const float edge = lpx(table, 10), gap = lpx(table, 8), pad = lpx(table, BOX_PAD);
    const float w = fminf(lpx(table, BOX_W), window.w - 2 * edge);
    const float inner = w - 2 * pad;
    const float h = pad + head_height(app) + explain_lines(app, explanation, 0, 0, inner, BOX_TEXT, false) +
                    foot_height(app, explanation, inner) + pad;
    const float x = fmaxf(edge, fminf(number.x, window.w - w - edge));
    float y = number.y + number.h + gap;
    if (y + h > window.h - edge && number.y - gap - h >= edge)
        y = number.y - gap - h;
    return gfx_rect(x, fmaxf(edge, fminf(y, window.h - h - edge)), w, h);
}

static bool find_box(App *app, const TableScreen *table, Explanation *explanation, GfxRect *rect) {
    const Hit *hit = hits_find(&app->hits, table->explain.hit);
    if (!table->explain.shown || hit == NULL ||
        !explain_number(app, table, table->explain.number, explanation))
        return false;
    *rect = box_rect(app, table, explanation, hit->rect);
    return true;
}

// Named in the trace while it hovers, too; but then it is empty, so that nothing can come to lie on it.
static void add_box(App *app, TableScreen *table) {
    Explanation explanation;
    GfxRect rect;
    if (!find_box(app, table, &explanation, &rect))
        return;
    if (!table->explain.pinned)
        rect.w = rect.h = 0;
    hits_add(&app->hits, rect, "explain")->no_focus = true;
}

static void draw_struck(App *app, const GfxStyle *style, GfxRect line, const char *text) {
    const float w = fminf(gfx_text_width(app->gfx, style, text), line.w);
    const float x = style->align == GFX_RIGHT ? line.x + line.w - w : line.x;
    gfx_fill(app->gfx, gfx_rect(x, roundf(line.y + line.h * 0.54F), w, fmaxf(1, app_px(app, 1.5F))),
             style->color);
}

static float draw_line(App *app, const ExplainLine *line, GfxRect at, float indent, float size, bool draw) {
    const float h = app_px(app, size * 1.65F), note_h = app_px(app, size * 1.3F),
                value_w = app_px(app, size * 5);
    const GfxRect text = gfx_rect(at.x + indent, at.y, at.w - indent - value_w, h);
    const Color ink = line->struck ? COLOR_TEXT_DIM : COLOR_TEXT;
    const GfxStyle note = widget_style(app, GFX_FONT_TEXT, fmaxf(size - 2, 12), COLOR_TEXT_DIM, GFX_LEFT);
    const GfxStyle words = widget_style(app, GFX_FONT_TEXT, size, ink, GFX_LEFT);
    const GfxStyle number = widget_style(app, GFX_FONT_DISPLAY_BOLD, size + 3,
                                         line->struck ? COLOR_TEXT_DIM : COLOR_HEADING, GFX_RIGHT);
    const float note_w = at.w - indent - app_px(app, size);
    if (draw && line->palette >= 0)
        emblem_at(app, line->palette, at.x, at.y + (h - app_px(app, size + 2)) / 2, app_px(app, size + 2),
                  palette_faction(line->palette)->main);
    if (draw) {
        gfx_text_fit(app->gfx, &words, app_px(app, size * 0.8F), text, line->text);
        gfx_text(app->gfx, &number, gfx_rect(at.x, at.y, at.w, h), line->value);
        if (line->struck)
            draw_struck(app, &words, text, line->text);
        if (line->struck)
            draw_struck(app, &number, gfx_rect(at.x, at.y, at.w, h), line->value);
    }
    if (line->note[0] == 0)
        return h;
    const float lines = (float)gfx_text_lines(app->gfx, &note, note_w, line->note);
    if (draw)
        gfx_text_wrapped(app->gfx, &note, note_h, 0, gfx_rect(text.x, at.y + h - app_px(app, 3), note_w, 0),
                         line->note);
    return h + lines * note_h;
}

float explain_lines(App *app, const Explanation *explanation, float x, float y, float w, float size,
                    bool draw) {
    float indent = 0, used = 0;
    for (int i = 0; i < explanation->count; i++)
        if (explanation->line[i].palette >= 0)
            indent = app_px(app, size * 1.8F);
    for (int i = 0; i < explanation->count; i++)
        used += draw_line(app, &explanation->line[i], gfx_rect(x, y + used, w, 0), indent, size, draw);
    return used;
}

static void draw_foot(App *app, const TableScreen *table, const Explanation *explanation, GfxRect rect) {
    const float indent = explanation->crown ? lpx(table, 26) : 0;
    if (explanation->foot[0] == 0)
        return;
    if (explanation->crown)
        icon_at(app, "glyphs/crown.svg", rect.x, rect.y + lpx(table, 1), lpx(table, 17), COLOR_GOLD);
    paragraph(app, gfx_rect(rect.x + indent, rect.y, rect.w - indent, 0), GFX_FONT_TEXT, BOX_TEXT - 1, 20,
              COLOR_TEXT, explanation->foot);
}

static void draw_box(App *app, const TableScreen *table, const Explanation *explanation, GfxRect rect) {
    const float pad = lpx(table, BOX_PAD), inner = rect.w - 2 * pad, x = rect.x + pad;
    const GfxPaint fill = paint_down(COLOR_RAISED, COLOR_INSET);
    float y = rect.y + pad;
    gfx_shadow(app->gfx, rect, lpx(table, 12), lpx(table, 10), lpx(table, 36),
               color_alpha(COLOR_BLACK, 0.6F));
    gfx_panel(app->gfx, rect, lpx(table, 12), &fill, fmaxf(1, lpx(table, 1.5F)),
              table->explain.pinned ? COLOR_ICE : COLOR_LINE_STRONG);
    const GfxRect head = gfx_rect(x, y, inner, lpx(table, 30));
    const GfxStyle value = widget_style(app, GFX_FONT_DISPLAY_BOLD, 26, COLOR_WHITE, GFX_RIGHT);
    const float value_w = gfx_text(app->gfx, &value, head, explanation->value);
    words_fit(app, gfx_rect(head.x, head.y, head.w - value_w - lpx(table, 12), head.h), GFX_FONT_DISPLAY, 18,
              13, COLOR_HEADING, GFX_LEFT, explanation->title);
    y += head_height(app);
    if (explanation->count > 0)
        gfx_fill(app->gfx, gfx_rect(x, y - lpx(table, 6), inner, 1), COLOR_LINE);
    y += explain_lines(app, explanation, x, y, inner, BOX_TEXT, true);
    draw_foot(app, table, explanation, gfx_rect(x, y + lpx(table, 10), inner, 0));
}

// What can be asked about shows it under the pointer, and with the focus.
static void draw_asked(App *app, const TableScreen *table) {
    const bool focused = app->input.focus_shown;
    const Hit *hit = hits_find(&app->hits, focused ? app->input.focus : app->input.hover);
    if (hit == NULL || !may_be_shown(table) || table_number(app, table, hit->id).kind == NUMBER_NONE)
        return;
    const GfxPaint line = paint_solid(COLOR_ICE);
    if (!focused) // the frame's ring is round it
        gfx_frame(app->gfx, hit->rect, lpx(table, 6), fmaxf(1, lpx(table, 1.5F)), &line);
}

void draw_explanation(App *app, const TableScreen *table) {
    Explanation explanation;
    GfxRect rect;
    draw_asked(app, table);
    if (find_box(app, table, &explanation, &rect) &&
        gfx_is_visible(app->gfx, gfx_inset(rect, -lpx(table, 40))))
        draw_box(app, table, &explanation, rect);
}

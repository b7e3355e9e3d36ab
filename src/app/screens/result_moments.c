// SPDX-License-Identifier: MIT
// The moments that decided a game, each with a painting of what it was about; a click watches it again.
#include "app/art/card_art.h"
#include "app/art/ship_cutout.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_show.h"
#include "app/screens/result_front.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOMENTS_Y 476.0F
#define MOMENT_W 196.0F
#define MOMENT_H 158.0F // and what the page is longer
#define MOMENT_STEP 205.0F
#define LOOKED_BACK 8 // lines, for the card that did it

static float moment_h(const App *app) {
    return MOMENT_H + front_extra(app);
}

static GfxRect moment_rect(const App *app, int index) {
    return front_right(app, FRONT_RIGHT + MOMENT_STEP * (float)index, MOMENTS_Y, MOMENT_W, moment_h(app));
}

void result_moment_regions(App *app, const ResultScreen *screen) {
    for (int i = 0; i < screen->course.moments; i++)
        hits_add(&app->hits, moment_rect(app, i), "button:moment:%d", i + 1);
}

static const GameLogItem *item_of(const App *app, const CourseMoment *moment) {
    return game_log_item(session_log(app->session), moment->item);
}

// The card that the line names, or the nearest one before in the same turn; NONE: there is none.
static uint8_t card_of(const App *app, const GameTable *table, int item, Seat *owner) {
    const GameLog *log = session_log(app->session);
    const uint16_t part = game_log_item(log, item)->part;
    for (int i = item; i >= 0 && i > item - LOOKED_BACK && game_log_item(log, i)->part == part; i--) {
        const uint8_t card = table->show->line_card(app, game_log_item(log, i), owner);
        if (card != NONE)
            return card;
    }
    return NONE;
}

// False: there is none.
static bool usual_painting(const App *app, const ResultScreen *screen, int item, char *file, size_t size) {
    const GameScreens *game = game_screens(app);
    const GameTable *table = screen->looks.game;
    Seat owner = SEAT_NONE;
    if (table == NULL || screen->looks.looks == NULL)
        return false;
    if (game->moment_painting != NULL &&
        game->moment_painting(app, screen->looks.looks, game_log_item(session_log(app->session), item), file,
                              size))
        return true;
    const uint8_t card = card_of(app, table, item, &owner);
    if (card == NONE || card == CARD_HIDDEN)
        return false;
    const CardRef ref = {.card = card, .owner = owner, .up = 1, .printed = 1};
    const char *painting = table->look->card(screen->looks.looks, app, &ref).painting;
    return painting != NULL && text_copy(file, size, painting);
}

// The usual one; if a moment before shows that already, another that belongs to it, so that several moments
// with the same card don't look the same: of the seat whose number it is, or of another.
static bool find_painting(const App *app, const ResultScreen *screen, int index, char *file, size_t size) {
    const GameScreens *game = game_screens(app);
    const Seat seats = session_options(app->session)->setup.seats, own = screen->course.moment[index].seat;
    char shown[COURSE_MOMENTS][128];
    if (!usual_painting(app, screen, screen->course.moment[index].item, file, size))
        return false;
    for (int i = 0; i < index && i < COURSE_MOMENTS; i++)
        if (!find_painting(app, screen, i, shown[i], sizeof shown[i]))
            shown[i][0] = 0;
    for (Seat turn = 0; turn <= seats; turn++) {
        char other[128];
        const char *found = turn == 0 ? file : NULL;
        if (turn > 0 && game->result_painting != NULL)
            found = game->result_painting(app, screen->looks.looks, (Seat)((own + turn - 1) % seats), 0);
        bool is_new = found != NULL && text_copy(other, sizeof other, found);
        for (int i = 0; i < index && is_new; i++)
            is_new = strcmp(shown[i], other) != 0;
        if (is_new)
            return text_copy(file, size, other);
    }
    return true;
}

// As round as the frame.
static float corner(const App *app) {
    return app_px(app, 12);
}

static void draw_moment_ship(App *app, const ResultScreen *screen, const CourseMoment *moment, GfxRect box) {
    const GameScreens *game = game_screens(app);
    char file[128];
    if (game->moment_ship == NULL || screen->looks.looks == NULL ||
        !game->moment_ship(app, screen->looks.looks, item_of(app, moment), file, sizeof file))
        return;
    const ShipCutout ship = {.file = file,
                             .x = roundf(box.x + box.w * 0.36F),
                             .y = roundf(box.y + box.h * 0.42F),
                             .w = roundf(box.w * 0.56F),
                             .light = 1};
    ship_cutout_draw(app->gfx, app->pictures, &ship);
}

static void draw_moment_picture(App *app, const ResultScreen *screen, const CourseMoment *moment,
                                GfxRect box) {
    const FactionColors *colors = palette_faction(seat_palette(app, moment->seat));
    char painting[128];
    const bool found =
        find_painting(app, screen, (int)(moment - screen->course.moment), painting, sizeof painting);
    const GfxRect top = gfx_rect(box.x, box.y + roundf(box.w * 0.13F), box.w, roundf(box.w * 400 / 640));
    const GfxPaint fill = paint_down(color_mix(colors->dark, COLOR_SPACE, 0.4F), COLOR_SPACE);
    gfx_round(app->gfx, box, corner(app), &fill);
    if (found && card_art_draw_painting(app->gfx, app->pictures, painting, top, 0)) {
        draw_moment_ship(app, screen, moment, top);
        return;
    }
    const float size = box.w * 0.34F;
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, roundf(box.x + (box.w - size) / 2),
                       roundf(box.y + box.h * 0.12F), roundf(size), color_alpha(colors->light, 0.8F));
}

// Where it was, above what it was, in as much of the room as is left.
static GfxRect draw_title(App *app, const char *title, GfxRect room, float used) {
    const GfxStyle style = front_style(app, GFX_FONT_DISPLAY_BOLD, 15, COLOR_WHITE, GFX_LEFT);
    const float h = front_line(app, 20);
    if (title[0] == 0)
        return room;
    front_write(app, gfx_rect(room.x, fmaxf(room.y, room.y + room.h - used - h), room.w, h), style, title);
    return gfx_rect(room.x, room.y + h, room.w, room.h - h);
}

// What the game says of it, else its line of the history.
static MomentWords words_of(const App *app, const ResultScreen *screen, const CourseMoment *moment,
                            char text[LOG_LINE_MAX]) {
    const GameScreens *game = game_screens(app);
    MomentWords words = {.begins = -1};
    if (game->moment_words != NULL && screen->looks.looks != NULL &&
        game->moment_words(app, screen->looks.looks, &screen->course, (int)(moment - screen->course.moment),
                           &words))
        text_copy(text, LOG_LINE_MAX, words.text);
    else if (screen->looks.game != NULL)
        screen->looks.game->show->sentence(app, screen->looks.looks, item_of(app, moment), text);
    return words;
}

// Where a round did more than the moment itself, what the whole of it did; once.
static void add_round(const App *app, const ResultScreen *screen, const CourseMoment *moment, Text *out) {
    const char *key = game_counted_key(app->catalog->game);
    char counted[60], change[72], text[120];
    bool said = moment->in_round == moment->change || moment->in_round == 0 || key == NULL;
    for (const CourseMoment *other = screen->course.moment; other < moment; other++)
        said |= other->round == moment->round && other->seat == moment->seat;
    if (said)
        return;
    app_fill(app, counted, sizeof counted, key, NUM("amount", abs(moment->in_round)));
    snprintf(change, sizeof change, "%s%s", moment->in_round >= 0 ? "+" : "\u2212", counted);
    text_printf(out, " %s", ui_fill(app, text, sizeof text, UI_RESULT_IN_ROUND, STR("change", change)));
}

static void draw_words(App *app, const ResultScreen *screen, const CourseMoment *moment, float x) {
    char line[LOG_LINE_MAX] = "";
    const MomentWords words = words_of(app, screen, moment, line);
    Text said = {0};
    text_add(&said, line);
    add_round(app, screen, moment, &said);
    const char *text = text_string(&said);
    const GfxStyle style = front_style(app, GFX_FONT_TEXT_MEDIUM, 12.5F, COLOR_WHITE, GFX_LEFT);
    GfxRect room = front_right(app, x + 8, MOMENTS_Y + 72, MOMENT_W - 16, moment_h(app) - 76);
    const float line_h = front_line(app, 15);
    room = draw_title(app, words.title, room, (float)gfx_text_lines(app->gfx, &style, room.w, text) * line_h);
    const float used = fminf(room.h, (float)gfx_text_lines(app->gfx, &style, room.w, text) * line_h);
    gfx_text_wrapped_fit(app->gfx, &style, front_small(app) * 0.85F, line_h,
                         gfx_rect(room.x, room.y + room.h - used, room.w, used), text);
    text_finish(&said);
}

// The round, and by how much a number has changed, on a dark band.
static void draw_band(App *app, const ResultScreen *screen, const CourseMoment *moment, GfxRect box,
                      float x) {
    char text[60], line[LOG_LINE_MAX];
    const GfxPaint dark = paint_solid(0xD905080Fu);
    gfx_round_corners(app->gfx, gfx_rect(box.x, box.y, box.w, roundf(box.w * 0.16F)),
                      gfx_corners_top(corner(app)), &dark);
    if (moment->round > 0)
        front_write(app, front_right(app, x + 10, MOMENTS_Y + 4, 110, 24),
                    front_style(app, GFX_FONT_TEXT_MEDIUM, 12.5F, COLOR_WHITE, GFX_LEFT),
                    ui_fill(app, text, sizeof text, UI_TABLE_ROUND, NUM("round", moment->round)));
    const MomentWords words = words_of(app, screen, moment, line);
    const bool said = words.change[0] != 0; // in words, which take more room
    snprintf(text, sizeof text, "%s%d", moment->change > 0 ? "+" : "\xE2\x88\x92", abs(moment->change));
    front_write(app, front_right(app, x + MOMENT_W - (said ? 118 : 62), MOMENTS_Y + 2, said ? 108 : 52, 28),
                front_style(app, GFX_FONT_DISPLAY_BOLD, said ? 16 : 21,
                            moment->change > 0 ? COLOR_GOLD : COLOR_DAMAGE, GFX_RIGHT),
                said ? words.change : text);
}

static void draw_moment(App *app, const ResultScreen *screen, int index) {
    const CourseMoment *moment = &screen->course.moment[index];
    const GfxRect box = moment_rect(app, index);
    const float x = FRONT_RIGHT + MOMENT_STEP * (float)index;
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "button:moment:%d", index + 1);
    const bool lit = widget_hovered(app, id) || widget_focused(app, id);
    const float from = roundf(box.y + box.w * 0.29F), high = roundf(box.w * 0.24F);
    const GfxPaint below = paint_down(0x0005080Fu, 0xF205080Fu), none = paint_solid(0),
                   darkest = paint_solid(0xF205080Fu);
    draw_moment_picture(app, screen, moment, box);
    gfx_gradient(app->gfx, gfx_rect(box.x, from, box.w, high), &below);
    gfx_round_corners(app->gfx, gfx_rect(box.x, from + high, box.w, box.y + box.h - from - high),
                      (GfxCorners){.br = corner(app), .bl = corner(app)}, &darkest);
    draw_band(app, screen, moment, box, x);
    gfx_panel(app->gfx, box, corner(app), &none, fmaxf(1, app_px(app, lit ? 2.5F : 1.2F)),
              lit ? COLOR_ICE : COLOR_LINE_STRONG);
    draw_words(app, screen, moment, x);
    if (hits_find(&app->hits, id) == NULL)
        return;
    const GfxRect sign = front_right(app, x + MOMENT_W / 2 - 13, MOMENTS_Y + 42, 26, 26);
    const GfxPaint dark = paint_solid(0x9905080Fu);
    gfx_circle(app->gfx, sign.x + sign.w / 2, sign.y + sign.h / 2, sign.w * 0.75F, &dark);
    gfx_icon_color(app->gfx, "icons/phosphor/play.svg", sign.x, sign.y, sign.w, COLOR_WHITE);
}

// What else was remarkable, where there is room beside the moments.
static void draw_fact(App *app, const ResultFact *fact, int place_of) {
    const GfxRect box = moment_rect(app, place_of);
    const float x = FRONT_RIGHT + MOMENT_STEP * (float)place_of;
    const FactionColors *colors =
        fact->seat != SEAT_NONE ? palette_faction(seat_palette(app, fact->seat)) : NULL;
    const Color color = colors != NULL ? colors->light : COLOR_ICE;
    const char *sign = colors != NULL && colors->emblem != NULL ? colors->emblem : fact->icon;
    const GfxRect icon = front_right(app, x + 14, MOMENTS_Y + 14, 34, 34);
    widget_panel(app, box, 12, color_alpha(color, 0.5F));
    gfx_icon_color(app->gfx, sign, icon.x, icon.y, icon.w, color);
    front_write(app, front_right(app, x + 56, MOMENTS_Y + 12, MOMENT_W - 68, 38),
                front_style(app, GFX_FONT_DISPLAY_BOLD, 26, COLOR_GOLD, GFX_RIGHT), fact->value);
    front_write(app, front_right(app, x + 14, MOMENTS_Y + 56, MOMENT_W - 28, 22),
                front_style(app, GFX_FONT_DISPLAY, 13.5F, COLOR_TEXT_DIM, GFX_LEFT), fact->title);
    const GfxStyle style = front_style(app, GFX_FONT_TEXT_MEDIUM, 13, COLOR_TEXT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &style, front_small(app), front_line(app, 17),
                         front_right(app, x + 14, MOMENTS_Y + 80, MOMENT_W - 28, moment_h(app) - 86),
                         fact->text);
}

void draw_result_moments(App *app, const ResultScreen *screen) {
    if (screen->course.moments + screen->facts == 0)
        return;
    gfx_opacity_push(app->gfx, fminf(1, screen->known));
    front_write(app, front_right(app, FRONT_RIGHT, MOMENTS_Y - 32, 560, 26),
                front_style(app, GFX_FONT_DISPLAY, 17, COLOR_WHITE, GFX_LEFT),
                ui_word(app, screen->outcome == RESULT_DEFEAT ? UI_RESULT_TURNED : UI_RESULT_DECIDED));
    for (int i = 0; i < screen->course.moments; i++)
        draw_moment(app, screen, i);
    for (int i = screen->course.moments; i < COURSE_MOMENTS && i - screen->course.moments < screen->facts;
         i++)
        draw_fact(app, &screen->fact[i - screen->course.moments], i);
    gfx_opacity_pop(app->gfx);
}

// SPDX-License-Identifier: MIT
// Who plays what: four seats from left to right, below them the variant, options and seed. The choice itself
// is app->chosen, changed by setup_choice.c; this file places it, draws it and takes clicks.
#include "app/screens/setup_choice.h"

#include "app/art/target_art.h"
#include "app/gfx/image.h"
#include "app/gfx/shape.h"
#include "app/ui/widgets.h"
#include "games/tactics/rules.h"
#include "games/tactics/tactics.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The content is CONTENT_W x CONTENT_H, in the middle of the window.
#define CONTENT_W 1600.0f
#define CONTENT_H 906.0f
#define COLUMN_W 382.0f
#define COLUMN_STEP 406.0f
#define SEATS_Y 92.0f
#define SEAT_H 404.0f
#define VARIANTS_Y 562.0f
#define VARIANT_H 132.0f
#define OPTIONS_Y 756.0f
#define OPTION_H 116.0f

#define DIM 0x66000000u

// ---- places
// -----------------------------------------------------------------------------------------------------

static GfxRect place(const App *app, float x, float y, float w, float h) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, (size.logical_w - CONTENT_W) / 2 + x, (size.logical_h - CONTENT_H) / 2 + y, w, h);
}

static float column(int index) {
    return COLUMN_STEP * (float)index;
}

static float text_px(const App *app, float logical) {
    return logical * gfx_layout(app->gfx).scale;
}

static const char *faction_id_at(const App *app, uint8_t faction) {
    return catalog_id(app->catalog, app->catalog->game->seat_table, faction);
}

static uint8_t faction_count(const App *app) {
    return catalog_count(app->catalog, app->catalog->game->seat_table);
}

static void refuse(const App *app, Hit *hit, UiWord reason) {
    hit->enabled = reason == CHOICE_FINE;
    if (!hit->enabled)
        text_copy(hit->reason, sizeof hit->reason, ui_word(app, reason));
}

static void layout_seat(App *app, Seat seat) {
    const float x = column(seat);
    const int number = seat + 1;
    hits_add(&app->hits, place(app, x + 20, SEATS_Y + 62, COLUMN_W - 40, 180), "setup:seat:%d:faction",
             number);
    const uint8_t factions = faction_count(app);
    const float step = (COLUMN_W - 40 + 12) / (float)factions;
    for (uint8_t i = 0; i < factions; i++)
        hits_add(&app->hits, place(app, x + 20 + step * (float)i, SEATS_Y + 256, step - 12, 56),
                 "setup:seat:%d:faction:%s", number, faction_id_at(app, i));
    hits_add(&app->hits, place(app, x + 20, SEATS_Y + 326, 165, 56), "setup:seat:%d:person", number);
    hits_add(&app->hits, place(app, x + 197, SEATS_Y + 326, 165, 56), "setup:seat:%d:computer", number);
    if (app->chosen.setup.seats > app->catalog->game->seats_min)
        hits_add(&app->hits, place(app, x + COLUMN_W - 48, SEATS_Y + 6, 40, 40), "setup:seat:%d:remove",
                 number);
}

static void layout(App *app, void *self) {
    (void)self;
    const SetupOptions *setup = &app->chosen.setup;
    hits_add(&app->hits, place(app, 0, 4, 56, 56), "button:back");
    for (Seat seat = 0; seat < setup->seats; seat++)
        layout_seat(app, seat);
    if (setup->seats < app->catalog->game->seats_max)
        hits_add(&app->hits, place(app, column(setup->seats), SEATS_Y, COLUMN_W, SEAT_H), "setup:seat:%d:add",
                 setup->seats + 1);
    for (int i = 0; app->catalog->game->variants[i] != NULL; i++)
        refuse(app,
               hits_add(&app->hits, place(app, column(i), VARIANTS_Y + 34, COLUMN_W, VARIANT_H),
                        "setup:variant:%s", app->catalog->game->variants[i]),
               choice_against_variant(app->catalog, setup, (uint8_t)i));
    for (int i = 0; app->catalog->game->flags[i] != NULL; i++)
        refuse(app,
               hits_add(&app->hits, place(app, column(i), OPTIONS_Y + 34, COLUMN_W, OPTION_H), "setup:%s",
                        app->catalog->game->flags[i]),
               choice_against_flag(app->catalog, setup, (uint8_t)(1 << i)));
    hits_add(&app->hits, place(app, column(3) + 206, VARIANTS_Y + 34 + 18, 156, 48), "setup:seed");
    hits_add(&app->hits, place(app, column(3), OPTIONS_Y + 34 + 22, COLUMN_W, 76), "setup:start");
}

// ---- drawing seats
// ----------------------------------------------------------------------------------------------

static void draw_heading(App *app, float x, float y, const char *text) {
    if (!widget_small_print(app))
        return;
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    gfx_text(app->gfx, &style, place(app, x, y, COLUMN_W, 28), text);
}

static void draw_emblem(App *app, const FactionColors *colors, GfxRect box, float size, bool lit) {
    const float px = app_px(app, size);
    const GfxPaint shine = paint_three(165, COLOR_WHITE, colors->light, 0.42f, colors->main);
    const GfxPaint flat = paint_solid(color_alpha(colors->light, 0.62f));
    if (colors->emblem != NULL)
        gfx_icon(app->gfx, colors->emblem, box.x + roundf((box.w - px) / 2), box.y + roundf((box.h - px) / 2),
                 px, lit ? &shine : &flat);
}

static void draw_chip(App *app, Seat seat, uint8_t faction) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:seat:%d:faction:%s", seat + 1, faction_id_at(app, faction));
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return;
    const FactionColors *colors = palette_faction(faction_palette(app, faction));
    const bool on = app->chosen.setup.faction[seat] == faction, hovered = widget_hovered(app, id);
    const GfxPaint fill = on        ? paint_down(colors->dark, colors->deep)
                          : hovered ? paint_solid(COLOR_HOVER)
                                    : paint_solid(COLOR_INSET);
    const Color border = on ? colors->main : hovered ? COLOR_LINE_STRONG : COLOR_LINE;
    gfx_panel(app->gfx, hit->rect, app_px(app, 10), &fill, fmaxf(1, app_px(app, on ? 2 : 1)), border);
    draw_emblem(app, colors, hit->rect, 32, on || hovered);
    if (widget_focused(app, id))
        gfx_focus_ring(app->gfx, hit->rect, app_px(app, 10));
}

static void draw_seat_header(App *app, Seat seat, const FactionColors *colors) {
    const SetupOptions *setup = &app->chosen.setup;
    const GfxRect rect = place(app, column(seat), SEATS_Y, COLUMN_W, 52);
    const GfxPaint fill = paint_right(colors->dark, color_mix(colors->dark, 0xFF0B1322u, 0.75f));
    gfx_round_corners(app->gfx, rect, gfx_corners_top(app_px(app, 15)), &fill);
    gfx_fill(app->gfx, gfx_rect(rect.x, rect.y + rect.h - 1, rect.w, 1), color_alpha(colors->main, 0.6f));
    char text[80];
    ui_format(app, text, sizeof text, UI_SETUP_SEAT, "number", (const char[2]){(char)('1' + seat), 0},
              (char *)NULL);
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_WHITE, GFX_LEFT);
    gfx_text(app->gfx, &name, place(app, column(seat) + 20, SEATS_Y, 150, 52), text);
    if (setup->variant == VARIANT_STANDARD)
        return;
    ui_format(app, text, sizeof text, UI_SETUP_TEAM, "number", seat % 2 == 0 ? "1" : "2", (char *)NULL);
    const GfxStyle team = widget_style(app, GFX_FONT_TEXT_MEDIUM, 16, colors->light, GFX_RIGHT);
    gfx_text(app->gfx, &team, place(app, column(seat) + 180, SEATS_Y, COLUMN_W - 240, 52), text);
}

static void draw_faction_plate(App *app, Seat seat, const FactionColors *colors) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:seat:%d:faction", seat + 1);
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return;
    if (widget_hovered(app, id)) {
        const GfxPaint light = paint_solid(color_alpha(colors->main, 0.10f));
        gfx_round(app->gfx, hit->rect, app_px(app, 12), &light);
    }
    const float size = app_px(app, 104);
    const GfxPaint shine = paint_three(165, COLOR_WHITE, colors->light, 0.38f, colors->main);
    if (colors->emblem != NULL)
        gfx_icon_glow(app->gfx, colors->emblem, hit->rect.x + roundf((hit->rect.w - size) / 2),
                      hit->rect.y + app_px(app, 16), size, &shine, app_px(app, 18),
                      color_alpha(colors->main, 0.45f));
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY_BOLD, 30, COLOR_WHITE, GFX_CENTRE);
    gfx_text_fit(app->gfx, &name, text_px(app, 16),
                 gfx_rect(hit->rect.x, hit->rect.y + app_px(app, 134), hit->rect.w, app_px(app, 40)),
                 faction_name(app, app->chosen.setup.faction[seat]));
    if (widget_focused(app, id))
        gfx_focus_ring(app->gfx, hit->rect, app_px(app, 12));
}

static void draw_who(App *app, Seat seat) {
    char id[HIT_ID_MAX];
    const bool person = app->chosen.who[seat] == NULL;
    snprintf(id, sizeof id, "setup:seat:%d:person", seat + 1);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_COMMON_PERSON),
                            .icon = "icons/phosphor/users.svg",
                            .text_size = 18,
                            .on = person});
    snprintf(id, sizeof id, "setup:seat:%d:computer", seat + 1);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_COMMON_COMPUTER),
                            .icon = "icons/phosphor/robot.svg",
                            .text_size = 18,
                            .on = !person});
}

static void draw_seat(App *app, Seat seat) {
    const FactionColors *colors = palette_faction(faction_palette(app, app->chosen.setup.faction[seat]));
    widget_panel(app, place(app, column(seat), SEATS_Y, COLUMN_W, SEAT_H), 16,
                 color_alpha(colors->main, 0.55f));
    draw_seat_header(app, seat, colors);
    draw_faction_plate(app, seat, colors);
    for (uint8_t i = 0; i < faction_count(app); i++)
        draw_chip(app, seat, i);
    draw_who(app, seat);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:seat:%d:remove", seat + 1);
    widget_button(app, id, &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/x.svg", .text_size = 18});
}

static void draw_empty_seat(App *app, Seat seat) {
    const GfxRect rect = place(app, column(seat), SEATS_Y, COLUMN_W, SEAT_H);
    const float radius = app_px(app, 16);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:seat:%d:add", seat + 1);
    const bool can_add = hits_find(&app->hits, id) != NULL, hovered = widget_hovered(app, id);
    const GfxPaint fill = paint_solid(hovered ? 0x801A2942u : 0x40090F1Bu);
    gfx_round(app->gfx, rect, radius, &fill);
    gfx_dashed(app->gfx, rect, radius, fmaxf(1, app_px(app, 1.5f)), app_px(app, 9), app_px(app, 7),
               hovered ? COLOR_ICE : color_alpha(0xFFBED7FAu, can_add ? 0.38f : 0.16f));
    if (!can_add)
        return;
    const float cx = rect.x + roundf(rect.w / 2), cy = rect.y + app_px(app, 164), arm = app_px(app, 22);
    const Color ink = hovered ? COLOR_WHITE : COLOR_TEXT;
    gfx_ring(app->gfx, cx, cy, app_px(app, 46), fmaxf(1, app_px(app, 2)), color_alpha(ink, 0.5f));
    gfx_line(app->gfx, cx - arm, cy, cx + arm, cy, app_px(app, 4), ink);
    gfx_line(app->gfx, cx, cy - arm, cx, cy + arm, app_px(app, 4), ink);
    const GfxStyle text = widget_style(app, GFX_FONT_DISPLAY, 20, ink, GFX_CENTRE);
    gfx_text_fit(app->gfx, &text, text_px(app, 14),
                 place(app, column(seat) + 20, SEATS_Y + 236, COLUMN_W - 40, 32), ui_word(app, UI_SETUP_ADD));
    if (widget_focused(app, id))
        gfx_focus_ring(app->gfx, rect, radius);
}

// ---- drawing the rest
// -------------------------------------------------------------------------------------------

// A choice with a sentence below its name: a circle for one of several, a square for yes or no.
static void draw_option(App *app, const char *id, const char *name, const char *text, bool on, bool square) {
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return;
    const GfxRect rect = hit->rect;
    const bool lit = hit->enabled && widget_hovered(app, id);
    const GfxPaint fill = lit ? paint_solid(COLOR_HOVER) : paint_down(COLOR_PANEL_TOP, COLOR_PANEL_BOTTOM);
    const Color border = on ? COLOR_ICE : lit ? COLOR_LINE_STRONG : COLOR_LINE;
    gfx_panel(app->gfx, rect, app_px(app, 12), &fill, fmaxf(1, app_px(app, on ? 2 : 1)), border);
    if (widget_focused(app, id))
        gfx_focus_ring(app->gfx, rect, app_px(app, 12));
    const float mark = app_px(app, 24), x = rect.x + app_px(app, 18), y = rect.y + app_px(app, 15);
    const GfxRect box = gfx_rect(x, y, mark, mark);
    const GfxPaint inside = paint_solid(on ? COLOR_ICE : COLOR_INSET);
    gfx_panel(app->gfx, box, square ? app_px(app, 6) : mark / 2, &inside, fmaxf(1, app_px(app, 1.5f)),
              on             ? COLOR_ICE
              : hit->enabled ? COLOR_LINE_STRONG
                             : COLOR_LINE);
    if (on)
        gfx_icon_color(app->gfx, "icons/phosphor/check.svg", x + app_px(app, 3), y + app_px(app, 3),
                       app_px(app, 18), COLOR_BUTTON_INK);
    else if (!hit->enabled)
        gfx_icon_color(app->gfx, "icons/phosphor/prohibit.svg", x + app_px(app, 4), y + app_px(app, 4),
                       app_px(app, 16), COLOR_TEXT_DIM);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 20,
                                        hit->enabled ? COLOR_HEADING : COLOR_BUTTON_OFF_INK, GFX_LEFT);
    const float left = rect.x + app_px(app, 56), width = rect.w - app_px(app, 56 + 16);
    gfx_text_fit(app->gfx, &title, text_px(app, 14),
                 gfx_rect(left, rect.y + app_px(app, 12), width, app_px(app, 30)), name);
    if (!widget_small_print(app))
        return;
    const GfxStyle body =
        widget_style(app, GFX_FONT_TEXT, 15, hit->enabled ? COLOR_TEXT : COLOR_BUTTON_OFF_INK, GFX_LEFT);
    const float top = rect.y + app_px(app, 45);
    gfx_text_wrapped_fit(app->gfx, &body, text_px(app, 12), widget_line(app, 18.5f),
                         gfx_rect(left, top, width, rect.y + rect.h - top - app_px(app, 6)),
                         hit->enabled ? text : hit->reason);
}

static void draw_options(App *app) {
    const SetupOptions *setup = &app->chosen.setup;
    const Game *game = app->catalog->game;
    char id[HIT_ID_MAX], name[80], text[80];
    draw_heading(app, 0, VARIANTS_Y, ui_word(app, UI_SETUP_VARIANT));
    for (int i = 0; game->variants[i] != NULL; i++) {
        snprintf(id, sizeof id, "setup:variant:%s", game->variants[i]);
        snprintf(name, sizeof name, "variant.%s.name", game->variants[i]);
        snprintf(text, sizeof text, "variant.%s.text", game->variants[i]);
        draw_option(app, id, app_word(app, name), app_word(app, text), setup->variant == i, false);
    }
    draw_heading(app, 0, OPTIONS_Y, ui_word(app, UI_SETUP_OPTIONS));
    for (int i = 0; game->flags[i] != NULL; i++) {
        snprintf(id, sizeof id, "setup:%s", game->flags[i]);
        snprintf(name, sizeof name, "flag.%s.name", game->flags[i]);
        snprintf(text, sizeof text, "flag.%s.text", game->flags[i]);
        draw_option(app, id, app_word(app, name), app_word(app, text), (setup->flags >> i & 1) != 0, true);
    }
}

static void draw_seed(App *app) {
    const float x = column(3), y = VARIANTS_Y + 34;
    draw_heading(app, x, VARIANTS_Y, ui_word(app, UI_SETUP_SEED));
    widget_panel(app, place(app, x, y, COLUMN_W, VARIANT_H), 12, COLOR_LINE);
    char number[24];
    snprintf(number, sizeof number, "%llu", (unsigned long long)app->chosen.setup.seed);
    const GfxStyle big = widget_style(app, GFX_FONT_DISPLAY_BOLD, 32, COLOR_HEADING, GFX_LEFT);
    gfx_text_fit(app->gfx, &big, text_px(app, 14), place(app, x + 20, y + 18, 178, 48), number);
    widget_button(app, "setup:seed",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_SETUP_SEED_NEW), .text_size = 17});
    if (!widget_small_print(app))
        return;
    const GfxStyle text = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &text, text_px(app, 12), widget_line(app, 19),
                         place(app, x + 20, y + 76, 342, 42), ui_word(app, UI_SETUP_SEED_TEXT));
}

// Who begins, and whether the table will be covered between turns.
static void draw_notes(App *app) {
    if (!widget_small_print(app))
        return;
    const Seat first = choice_first(app->catalog, &app->chosen.setup);
    char text[160];
    if (first != SEAT_NONE)
        ui_format(app, text, sizeof text, UI_SETUP_TURN_ORDER, "name",
                  faction_name(app, app->chosen.setup.faction[first]), (char *)NULL);
    const char *order = first != SEAT_NONE ? text : ui_word(app, UI_SETUP_TURN_ORDER_LOT);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    gfx_text_fit(app->gfx, &style, text_px(app, 12),
                 place(app, 4, SEATS_Y + SEAT_H + 16, CONTENT_W / 2 - 20, 26), order);
    const int persons = choice_persons(&app->chosen);
    const UiWord cover = persons == 0   ? UI_SETUP_NO_PERSON
                         : persons == 1 ? UI_SETUP_NO_CURTAIN
                                        : UI_SETUP_CURTAIN;
    const GfxStyle right = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT_DIM, GFX_RIGHT);
    gfx_text_fit(app->gfx, &right, text_px(app, 12),
                 place(app, CONTENT_W / 2, SEATS_Y + SEAT_H + 16, CONTENT_W / 2 - 4, 26),
                 ui_word(app, cover));
}

static void draw(App *app, void *self) {
    (void)self;
    const GfxLayout size = gfx_layout(app->gfx);
    background_draw(app->gfx, app->pictures, BACKGROUND_TABLE);
    gfx_fill(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), DIM);
    widget_button(app, "button:back",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-left.svg", .text_size = 22});
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY_BOLD, 46, COLOR_WHITE, GFX_LEFT);
    gfx_text(app->gfx, &title, place(app, 78, 0, 1000, 64), ui_word(app, UI_SETUP_TITLE));
    for (Seat seat = 0; seat < app->catalog->game->seats_max; seat++) {
        if (seat < app->chosen.setup.seats)
            draw_seat(app, seat);
        else
            draw_empty_seat(app, seat);
    }
    draw_notes(app);
    draw_options(app);
    draw_seed(app);
    widget_button(app, "setup:start",
                  &(Button){.look = BUTTON_PRIMARY,
                            .text = ui_word(app, UI_SETUP_START),
                            .icon = "icons/phosphor/play.svg",
                            .text_size = 26});
}

// ---- acting
// -----------------------------------------------------------------------------------------------------

static void start(App *app) {
    Text problem = {0};
    if (!app_start_game(app, &app->chosen, &problem))
        app_message(app, ui_word(app, UI_NOTICE_START), text_string(&problem), &setup_screen);
    text_finish(&problem);
}

// `what` is the rest of "setup:seat:N:…".
static void seat_clicked(App *app, Seat seat, const char *what) {
    SessionOptions *chosen = &app->chosen;
    if (strcmp(what, "faction") == 0)
        choice_set_faction(app->catalog, chosen, seat,
                           (uint8_t)((chosen->setup.faction[seat] + 1) % faction_count(app)));
    else if (strncmp(what, "faction:", 8) == 0)
        choice_set_faction(app->catalog, chosen, seat,
                           catalog_find(app->catalog, app->catalog->game->seat_table, what + 8));
    else if (strcmp(what, "person") == 0)
        chosen->who[seat] = NULL;
    else if (strcmp(what, "computer") == 0)
        chosen->who[seat] = opponents[0];
    else if (strcmp(what, "add") == 0)
        choice_add_seat(app->catalog, chosen);
    else if (strcmp(what, "remove") == 0)
        choice_remove_seat(app->catalog, chosen, seat);
}

static int index_of(const char *const *words, const char *word) {
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    return -1;
}

// `what` is the rest of "setup:…".
static void clicked(App *app, const char *what) {
    const Game *game = app->catalog->game;
    const int flag = index_of(game->flags, what);
    if (strncmp(what, "seat:", 5) == 0)
        seat_clicked(app, (Seat)(what[5] - '1'), what + 7);
    else if (strncmp(what, "variant:", 8) == 0)
        choice_set_variant(app->catalog, &app->chosen, (uint8_t)index_of(game->variants, what + 8));
    else if (flag >= 0)
        choice_toggle_flag(app->catalog, &app->chosen, (uint8_t)(1 << flag));
    else if (strcmp(what, "seed") == 0)
        app->chosen.setup.seed = app_new_seed(app);
    else if (strcmp(what, "start") == 0)
        start(app);
    app_mark(app);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    (void)self;
    if (gesture->kind == GESTURE_CANCEL && gesture->by_key) {
        app_show(app, &menu_screen);
        return;
    }
    if (gesture->kind != GESTURE_CLICK)
        return;
    const Hit *hit = hits_find(&app->hits, gesture->id);
    if (strcmp(gesture->id, "button:back") == 0)
        app_show(app, &menu_screen);
    else if (hit != NULL && hit->enabled && strncmp(hit->id, "setup:", 6) == 0)
        clicked(app, hit->id + 6);
}

const Screen setup_screen = {.name = "setup", .layout = layout, .gesture = gesture, .draw = draw};

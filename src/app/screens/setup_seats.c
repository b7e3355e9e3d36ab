// SPDX-License-Identifier: MIT
// The seats of the set-up screen, from left to right in table order: faction, name, person or computer.
#include "app/screens/setup_parts.h"

#include "app/art/portrait.h"
#include "engine/game.h"
#include "engine/story.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>

#define BUTTONS_W 140.0f // width of the buttons in the seat's header
#define SMALL 270.0f     // seat width

static float text_px(const App *app, float logical) {
    return logical * gfx_layout(app->gfx).scale;
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
    snprintf(id, sizeof id, "setup:seat:%d:faction:%s", seat + 1, setup_faction_id(app, faction));
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
    const float room = fminf(hit->rect.w, hit->rect.h) / gfx_layout(app->gfx).scale - 4;
    draw_emblem(app, colors, hit->rect, fminf(32, room), on || hovered);
}

static void draw_seat_button(App *app, Seat seat, const char *what, const char *icon) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:seat:%d:%s", seat + 1, what);
    widget_button(app, id, &(Button){.look = BUTTON_QUIET, .icon = icon, .text_size = 18});
}

static void draw_header(App *app, Seat seat, const FactionColors *colors) {
    const SetupOptions *setup = &app->chosen.setup;
    const float x = setup_seat_x(app, seat);
    const GfxRect rect = setup_place(app, x, SEATS_Y, setup_seat_w(app), 52);
    const GfxPaint fill = paint_right(colors->dark, color_mix(colors->dark, 0xFF0B1322u, 0.75f));
    gfx_round_corners(app->gfx, rect, gfx_corners_top(app_px(app, 15)), &fill);
    gfx_fill(app->gfx, gfx_rect(rect.x, rect.y + rect.h - 1, rect.w, 1), color_alpha(colors->main, 0.6f));
    char text[80];
    ui_fill(app, text, sizeof text, UI_SETUP_SEAT, NUM("number", seat + 1));
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_WHITE, GFX_LEFT);
    const float drawn = gfx_text(app->gfx, &name, setup_place(app, x + SEAT_EDGE, SEATS_Y, 100, 52), text);
    draw_seat_button(app, seat, "left", "icons/phosphor/caret-left.svg");
    draw_seat_button(app, seat, "right", "icons/phosphor/caret-right.svg");
    draw_seat_button(app, seat, "remove", "icons/phosphor/x.svg");
    const Story *story = app->catalog->game->story;
    const uint8_t number = story->team != NULL ? story->team(app->catalog->rules, setup, seat) : 0;
    if (number == 0)
        return;
    const char digit[] = {(char)('0' + number), 0};
    if (setup_seat_w(app) < SMALL) // no room for the word
        text_copy(text, sizeof text, digit);
    else
        ui_fill(app, text, sizeof text, UI_SETUP_TEAM, STR("number", digit));
    const GfxStyle team = widget_style(app, GFX_FONT_TEXT_MEDIUM, 16, colors->light, GFX_LEFT);
    const GfxRect box =
        setup_place(app, x + SEAT_EDGE + 14, SEATS_Y, setup_seat_w(app) - SEAT_EDGE - 14 - BUTTONS_W, 52);
    gfx_text_fit(app->gfx, &team, text_px(app, 12), gfx_rect(box.x + drawn, box.y, box.w - drawn, box.h),
                 text);
}

// The portrait of the captain that plays, at the right of the plate, if it leaves the name the room that it
// needs, which begins at `name`; returns the width it takes.
static float draw_captain(App *app, Seat seat, GfxRect plate, float name, const FactionColors *colors) {
    const Captain *captain = app->chosen.who[seat] != NULL ? app->chosen.captain[seat] : NULL;
    const float edge = app_px(app, 6), size = plate.h - 2 * edge;
    GfxStyle least = widget_style(app, GFX_FONT_DISPLAY_BOLD, 16, COLOR_WHITE, GFX_LEFT);
    least.size = text_px(app, 16);
    const float needs = gfx_text_width(app->gfx, &least, faction_name(app, app->chosen.setup.faction[seat]));
    if (captain == NULL || setup_seat_w(app) < SMALL || name + needs + size + 3 * edge > plate.w)
        return 0;
    const GfxRect box = {plate.x + plate.w - size - edge, plate.y + edge, size, size};
    const Color frame = color_alpha(colors->main, 0.8f);
    return portrait_draw(app->gfx, app->pictures, captain->id, box, frame) ? size + edge : 0;
}

static void draw_faction_plate(App *app, Seat seat, const FactionColors *colors) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:seat:%d:faction", seat + 1);
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return;
    const GfxPaint light = paint_solid(color_alpha(colors->main, widget_hovered(app, id) ? 0.12f : 0.04f));
    gfx_round(app->gfx, hit->rect, app_px(app, 12), &light);
    const bool small = setup_seat_w(app) < SMALL;
    const float size = app_px(app, small ? 52 : 84), left = app_px(app, small ? 8 : 16);
    const GfxPaint shine = paint_three(165, COLOR_WHITE, colors->light, 0.38f, colors->main);
    if (colors->emblem != NULL)
        gfx_icon_glow(app->gfx, colors->emblem, hit->rect.x + left,
                      hit->rect.y + roundf((hit->rect.h - size) / 2), size, &shine, app_px(app, 16),
                      color_alpha(colors->main, 0.45f));
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY_BOLD, 32, COLOR_WHITE, GFX_LEFT);
    const float text = left + size + app_px(app, small ? 10 : 20);
    const float face = draw_captain(app, seat, hit->rect, text, colors);
    gfx_text_fit(
        app->gfx, &name, text_px(app, 16),
        gfx_rect(hit->rect.x + text, hit->rect.y, hit->rect.w - text - face - app_px(app, 10), hit->rect.h),
        faction_name(app, app->chosen.setup.faction[seat]));
}

const char *setup_level_word(const App *app, const char *level) {
    char key[60];
    snprintf(key, sizeof key, "opponent.%s", level);
    return words_has(app->words, key) ? app_word(app, key) : level;
}

// A dash per level below the level's name, lit up to this one.
static void draw_strength(App *app, GfxRect box, const Opponent *who) {
    const Opponent *serving[OPPONENTS_MAX + 1];
    const int levels = opponents_offered(app->catalog->game, serving);
    const float w = app_px(app, 14), gap = app_px(app, 4), h = app_px(app, 3);
    const float left = roundf(box.x + (box.w - ((w + gap) * (float)levels - gap)) / 2);
    bool lit = true;
    for (int i = 0; i < levels; i++) {
        const GfxPaint fill = paint_solid(lit ? COLOR_ICE : color_alpha(COLOR_TEXT, 0.22f));
        gfx_round(app->gfx, gfx_rect(left + (w + gap) * (float)i, box.y + box.h - app_px(app, 10), w, h),
                  h / 2, &fill);
        lit = lit && serving[i] != who;
    }
}

// Captain or name, whichever was laid out there.
static void draw_name(App *app, const SetupScreen *screen, Seat seat) {
    char id[HIT_ID_MAX];
    draw_seat_button(app, seat, "captain:back", "icons/phosphor/caret-left.svg");
    draw_seat_button(app, seat, "captain:next", "icons/phosphor/caret-right.svg");
    snprintf(id, sizeof id, "setup:seat:%d:captain", seat + 1);
    if (hits_find(&app->hits, id) != NULL) {
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = captain_word(app, app->catalog, app->chosen.captain[seat], "name"),
                                .text_size = 19,
                                .tight = true});
        return;
    }
    snprintf(id, sizeof id, "setup:seat:%d:name", seat + 1);
    const TextFieldLook look = setup_name_look(app, seat);
    text_field_draw(app, id, setup_field(screen, id), &look);
}

static void draw_level(App *app, Seat seat, const Opponent *who) {
    char id[HIT_ID_MAX];
    draw_seat_button(app, seat, "level:back", "icons/phosphor/caret-left.svg");
    draw_seat_button(app, seat, "level:next", "icons/phosphor/caret-right.svg");
    snprintf(id, sizeof id, "setup:seat:%d:level", seat + 1);
    widget_button(
        app, id,
        &(Button){
            .look = BUTTON_PLAIN, .text = setup_level_word(app, who->name), .text_size = 17, .tight = true});
    draw_strength(app, hits_find(&app->hits, id)->rect, who);
}

static void draw_who(App *app, Seat seat) {
    char id[HIT_ID_MAX];
    const Opponent *who = app->chosen.who[seat];
    snprintf(id, sizeof id, "setup:seat:%d:person", seat + 1);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_COMMON_PERSON),
                            .icon = setup_seat_is_narrow(app) ? NULL : "icons/phosphor/users.svg",
                            .text_size = 18,
                            .tight = setup_seat_is_narrow(app),
                            .on = who == NULL});
    snprintf(id, sizeof id, "setup:seat:%d:computer", seat + 1);
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_COMMON_COMPUTER),
                            .icon = setup_seat_is_narrow(app) ? NULL : "icons/phosphor/robot.svg",
                            .text_size = 18,
                            .tight = setup_seat_is_narrow(app),
                            .on = who != NULL});
    if (who != NULL && setup_has_levels(app))
        draw_level(app, seat, who);
}

static float seat_height(const App *app) {
    return setup_notes_y(app) - SEATS_Y - 14;
}

static void draw_seat(App *app, const SetupScreen *screen, Seat seat) {
    const FactionColors *colors = palette_faction(faction_palette(app, app->chosen.setup.faction[seat]));
    widget_panel(app, setup_place(app, setup_seat_x(app, seat), SEATS_Y, setup_seat_w(app), seat_height(app)),
                 16, color_alpha(colors->main, 0.55f));
    draw_header(app, seat, colors);
    draw_faction_plate(app, seat, colors);
    for (uint8_t i = 0; i < setup_factions(app); i++)
        draw_chip(app, seat, i);
    draw_name(app, screen, seat);
    draw_who(app, seat);
}

static void draw_empty_seat(App *app, Seat seat) {
    const GfxRect rect =
        setup_place(app, setup_seat_x(app, seat), SEATS_Y, setup_seat_w(app), seat_height(app));
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
                 setup_place(app, setup_seat_x(app, seat) + 20, SEATS_Y + 236, setup_seat_w(app) - 40, 32),
                 ui_word(app, UI_SETUP_ADD));
}

void setup_draw_seats(App *app, const SetupScreen *screen) {
    for (Seat seat = 0; seat < app->catalog->game->seats_max; seat++) {
        if (seat < app->chosen.setup.seats)
            draw_seat(app, screen, seat);
        else
            draw_empty_seat(app, seat);
    }
}

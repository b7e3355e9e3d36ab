// SPDX-License-Identifier: MIT
// The lower half of the set-up screen: explanations, variant, options, who begins, and the seed.
#include "app/screens/setup_parts.h"
#include "data/pack_titles.h"

#include "app/kit/game_screens.h"
#include "engine/game.h"
#include "engine/game_facts.h"
#include "engine/map_choice.h"
#include "engine/story.h"
#include "gfx/image.h"
#include "gfx/shape.h"
#include "gfx/text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static float text_px(const App *app, float logical) {
    return logical * gfx_layout(app->gfx).scale;
}

static void draw_heading(App *app, float x, float y, UiWord word) {
    if (!widget_has_room_for_details(app))
        return;
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    gfx_text(app->gfx, &style, setup_place(app, x, y, setup_column_w(app), 28), ui_word(app, word));
}

// ---- choices with a sentence
// ------------------------------------------------------------------------------------

// One of two rows of boxes.
static bool is_low(const App *app, const Hit *hit) {
    return hit->rect.h < app_px(app, 100);
}

// A circle for one of several, a square for yes or no.
static void draw_mark(App *app, const Hit *hit, bool on, bool square) {
    const float mark = app_px(app, 24), x = hit->rect.x + app_px(app, 18),
                y = hit->rect.y + app_px(app, is_low(app, hit) ? 9 : 15);
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
}

// Its box, mark and name; the name leaves the last `taken` pixels of the box free.
static void draw_option_head(App *app, const Hit *hit, const char *name, bool on, bool square, float taken) {
    const GfxRect rect = hit->rect;
    const bool lit = hit->enabled && widget_hovered(app, hit->id);
    const GfxPaint fill = lit ? paint_solid(COLOR_HOVER) : paint_down(COLOR_PANEL_TOP, COLOR_PANEL_BOTTOM);
    const Color border = on ? COLOR_ICE : lit ? COLOR_LINE_STRONG : COLOR_LINE;
    gfx_panel(app->gfx, rect, app_px(app, 12), &fill, fmaxf(1, app_px(app, on ? 2 : 1)), border);
    draw_mark(app, hit, on, square);
    const GfxStyle title = widget_style(app, GFX_FONT_DISPLAY, 20,
                                        hit->enabled ? COLOR_HEADING : COLOR_BUTTON_OFF_INK, GFX_LEFT);
    const float left = rect.x + app_px(app, 56), width = rect.w - app_px(app, 56 + 16) - taken;
    gfx_text_fit(app->gfx, &title, text_px(app, 14),
                 gfx_rect(left, rect.y + app_px(app, is_low(app, hit) ? 6 : 12), width, app_px(app, 30)),
                 name);
}

static void draw_option(App *app, const SetupScreen *screen, const char *id, const char *name,
                        const char *text, bool on, bool square) {
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return;
    const GfxRect rect = hit->rect;
    draw_option_head(app, hit, name, on, square, 0);
    if (!widget_has_room_for_details(app))
        return;
    const bool asked = widget_hovered(app, id) || strcmp(screen->told, id) == 0;
    const GfxStyle body = widget_style(app, GFX_FONT_TEXT, 15,
                                       hit->enabled ? COLOR_TEXT
                                       : asked      ? COLOR_ICE
                                                    : COLOR_BUTTON_OFF_INK,
                                       GFX_LEFT);
    // Below the name, or also below the mark if there is little room.
    const bool low = is_low(app, hit);
    const float top = rect.y + app_px(app, low ? 34 : 45), indent = setup_is_narrow(app) ? 18 : 56;
    gfx_text_wrapped_fit(app->gfx, &body, text_px(app, 12), widget_line(app, 18.5f),
                         gfx_rect(rect.x + app_px(app, indent), top, rect.w - app_px(app, indent + 16),
                                  rect.y + rect.h - top - app_px(app, low ? 4 : 2)),
                         hit->enabled ? text : hit->reason);
}

// ---- traits of the factions, where variants and options leave room

#define TRAIT_Y 40.0f // below the only variant's sentence
#define TRAIT_H 54.0f
#define TRAITS_MOST 3 // one below the other; more are put side by side

static void draw_trait(App *app, uint8_t faction, GfxRect at) {
    const FactionColors *colors = palette_faction(faction_palette(app, faction));
    char text[320];
    snprintf(text, sizeof text, GFX_STRONG_ON "%s" GFX_STRONG_OFF ": %s", faction_name(app, faction),
             faction_text(app, faction));
    const GfxRect sign = setup_place(app, at.x, at.y, 30, 30);
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 17, COLOR_TEXT, GFX_LEFT);
    style.strong = COLOR_HEADING;
    gfx_icon_color(app->gfx, colors->emblem, sign.x, sign.y, sign.w, colors->main);
    gfx_text_wrapped_fit(app->gfx, &style, text_px(app, 12), widget_line(app, 22),
                         setup_place(app, at.x + 46, at.y + 3, at.w - 46, at.h - 6), text);
}

static void draw_traits(App *app) {
    const SetupOptions *setup = &app->chosen.setup;
    const int columns = setup->seats > TRAITS_MOST ? 2 : 1, rows = (setup->seats + columns - 1) / columns;
    const float top =
        setup_variants(app) > 1 ? setup_options_y(app) : setup_variants_y(app) + BOX_GAP + TRAIT_Y;
    const float w = setup_column_w(app) * (columns > 1 ? 1.0F : 2.0F),
                h = columns > 1 ? TRAITS_MOST * TRAIT_H / (float)rows : TRAIT_H;
    for (int i = 0; i < setup->seats; i++)
        if (faction_text(app, setup->faction[i]) != NULL)
            draw_trait(app, setup->faction[i],
                       gfx_rect(setup_column(app, i % columns), top + h * (float)(i / columns), w, h));
}

// ---- variants and options

// Nothing to choose: only describes the variant.
static void draw_only_variant(App *app) {
    char text[80];
    snprintf(text, sizeof text, "variant.%s.text", app->catalog->game->variants[0]);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 17, COLOR_TEXT, GFX_LEFT);
    if (widget_has_room_for_details(app))
        gfx_text_wrapped_fit(
            app->gfx, &style, text_px(app, 12), widget_line(app, 24),
            setup_place(app, 0, setup_variants_y(app) + BOX_GAP, 2 * setup_column_w(app), VARIANT_H),
            app_word(app, text));
}

// True if another map for so many seats is called the same; `other_pack`: and is from another pack.
static bool has_namesake(const App *app, uint8_t map, bool other_pack) {
    const Catalog *catalog = app->catalog;
    const uint8_t table = catalog->game->maps->table;
    bool has = false;
    for (uint8_t i = 0; i < catalog_count(catalog, table); i++)
        has |= i != map && map_fits(catalog, i, app->chosen.setup.seats) &&
               strcmp(record_name(app, table, i), record_name(app, table, map)) == 0 &&
               (!other_pack || catalog_map_pack(catalog, i) != catalog_map_pack(catalog, map));
    return has;
}

// Its name, with that of its pack beside it, or its id, where several are called the same.
static const char *map_name(const App *app, uint8_t map, char *buffer, size_t size) {
    const uint8_t table = app->catalog->game->maps->table;
    const CatalogPack *pack = catalog_map_pack(app->catalog, map);
    const char *name = record_name(app, table, map);
    char title[PACK_TITLE_MAX];
    const bool by_pack = pack != NULL && has_namesake(app, map, true);
    const bool by_id = has_namesake(app, map, false) && !has_namesake(app, map, true);
    if (!by_pack && !by_id)
        return name;
    if (by_pack)
        pack_title(app_pack_list(app), pack->id, pack->name, title);
    snprintf(buffer, size, "%s (%s)", name, by_pack ? title : catalog_id(app->catalog, table, map));
    return buffer;
}

// Long names take several lines, and below them room that other options have for their sentences.
static GfxStyle map_style(const App *app) {
    return widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_HEADING, GFX_LEFT);
}

// Where its name stands.
static GfxRect map_name_box(const App *app, const Hit *hit, float taken) {
    const GfxRect rect = hit->rect;
    const float top = app_px(app, is_low(app, hit) ? 9 : 15);
    return gfx_rect(rect.x + app_px(app, 56), rect.y + top, rect.w - app_px(app, 56 + 16) - taken,
                    rect.h - 2 * top);
}

// How wide its drawing is: among many maps a name that would be cut, or a word of it broken, has more need of
// the room.
static float map_drawing_w(App *app, const Hit *hit, const char *name) {
    const float w = fminf(1.5F * (hit->rect.h - 2 * app_px(app, 8)), hit->rect.w / 2);
    const GfxStyle title = map_style(app);
    return gfx_text_wrapped_fits(app->gfx, &title, text_px(app, 12), widget_line(app, 24),
                                 map_name_box(app, hit, w), name)
               ? w
               : 0;
}

static void draw_map_head(App *app, const Hit *hit, const char *name, bool on, float taken) {
    const GfxStyle title = map_style(app);
    draw_option_head(app, hit, "", on, false, taken);
    gfx_text_wrapped_fit(app->gfx, &title, text_px(app, 12), widget_line(app, 24),
                         map_name_box(app, hit, taken), name);
}

// The maps by name, each with a small drawing.
static void draw_maps(App *app) {
    const SetupOptions *setup = &app->chosen.setup;
    const GameScreens *screens = game_screens(app);
    const uint8_t table = app->catalog->game->maps->table, chosen = map_chosen(app->catalog, setup);
    char id[HIT_ID_MAX], name[200];
    draw_heading(app, 0, setup_options_y(app), UI_SETUP_MAP);
    for (uint8_t map = 0; map < catalog_count(app->catalog, table); map++) {
        snprintf(id, sizeof id, SETUP_MAP "%s", catalog_id(app->catalog, table, map));
        const Hit *hit = hits_find(&app->hits, id);
        if (hit == NULL)
            continue;
        const char *shown = map_name(app, map, name, sizeof name);
        const float edge = app_px(app, 8), h = hit->rect.h - 2 * edge, w = map_drawing_w(app, hit, shown);
        draw_map_head(app, hit, shown, map == chosen, w);
        if (screens->draw_map != NULL && w > 0)
            screens->draw_map(app, map, setup->seats,
                              gfx_rect(hit->rect.x + hit->rect.w - w - edge, hit->rect.y + edge, w, h));
    }
}

static void draw_options(App *app, const SetupScreen *screen) {
    const SetupOptions *setup = &app->chosen.setup;
    const Game *game = app->catalog->game;
    char id[HIT_ID_MAX], name[80], text[80];
    draw_heading(app, 0, setup_variants_y(app), UI_SETUP_VARIANT);
    if (setup_variants(app) == 1)
        draw_only_variant(app);
    for (int i = 0; setup_variants(app) > 1 && game->variants[i] != NULL; i++) {
        snprintf(id, sizeof id, "setup:variant:%s", game->variants[i]);
        snprintf(name, sizeof name, "variant.%s.name", game->variants[i]);
        snprintf(text, sizeof text, "variant.%s.text", game->variants[i]);
        draw_option(app, screen, id, app_word(app, name), app_word(app, text), setup->variant == i, false);
    }
    if (setup_flags(app) > 0)
        draw_heading(app, 0, setup_options_y(app), UI_SETUP_OPTIONS);
    else if (setup_maps(app) > 0)
        draw_maps(app);
    else if (widget_has_room_for_details(app))
        draw_traits(app);
    for (int i = 0; game->flags[i] != NULL; i++) {
        snprintf(id, sizeof id, "setup:%s", game->flags[i]);
        snprintf(name, sizeof name, "flag.%s.name", game->flags[i]);
        snprintf(text, sizeof text, "flag.%s.text", game->flags[i]);
        draw_option(app, screen, id, app_word(app, name), app_word(app, text), (setup->flags >> i & 1) != 0,
                    true);
    }
}

// ---- who begins
// -------------------------------------------------------------------------------------------------

static const char *chosen_name(const App *app, Seat seat) {
    const SessionOptions *chosen = &app->chosen;
    return player_name(app, app->catalog, chosen->setup.faction[seat],
                       chosen->who[seat] != NULL ? chosen->captain[seat] : NULL, chosen->name[seat]);
}

static void draw_starter_seat(App *app, Seat seat) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:starter:seat:%d", seat + 1);
    const FactionColors *colors = palette_faction(faction_palette(app, app->chosen.setup.faction[seat]));
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .icon = colors->emblem,
                            .text_size = 24,
                            .on = app->first_seat_rule == FIRST_CHOSEN && app->chosen.setup.first == seat});
}

// By the rules either a faction or the first seat begins, or lots are drawn.
static const char *starter_by_rule(const App *app, char *buffer, size_t size) {
    const Story *story = app->catalog->game->story;
    const uint8_t faction = story->first_faction != NULL ? story->first_faction(app->catalog->rules) : NONE;
    const Seat starter = choice_first(app->catalog, &app->chosen.setup);
    if (faction != NONE)
        return ui_fill(app, buffer, size, UI_SETUP_STARTER_RULE_TEXT,
                       STR("name", faction_name(app, faction)));
    if (starter == 0)
        return ui_fill(app, buffer, size, UI_SETUP_STARTER_FIRST_TEXT,
                       STR("name", chosen_name(app, starter)));
    return ui_word(app, UI_SETUP_STARTER_DRAWN_TEXT);
}

static const char *starter_text(const App *app, char *buffer, size_t size) {
    const SetupOptions *setup = &app->chosen.setup;
    if (app->first_seat_rule == FIRST_BY_LOT)
        return ui_word(app, UI_SETUP_STARTER_LOT_TEXT);
    if (app->first_seat_rule == FIRST_BY_RULES)
        return starter_by_rule(app, buffer, size);
    return ui_fill(app, buffer, size, UI_SETUP_STARTER_SEAT_TEXT, NUM("number", setup->first + 1),
                   STR("name", chosen_name(app, setup->first)));
}

static void draw_starter(App *app) {
    const float x = setup_column(app, 2), y = setup_starter_y(app);
    const bool narrow = setup_is_narrow(app);
    draw_heading(app, x, y, UI_SETUP_STARTER);
    widget_panel(app, setup_place(app, x, y + BOX_GAP, setup_column_w(app), OPTION_H), 12, COLOR_LINE);
    widget_button(app, "setup:starter:rule",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = narrow ? NULL : ui_word(app, UI_SETUP_STARTER_RULE),
                            .icon = narrow ? "icons/phosphor/info.svg" : NULL,
                            .text_size = 17,
                            .on = app->first_seat_rule == FIRST_BY_RULES});
    widget_button(app, "setup:starter:lot",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = narrow ? NULL : ui_word(app, UI_SETUP_STARTER_LOT),
                            .icon = narrow ? "icons/phosphor/question.svg" : NULL,
                            .text_size = 17,
                            .on = app->first_seat_rule == FIRST_BY_LOT});
    for (Seat seat = 0; seat < app->chosen.setup.seats; seat++)
        draw_starter_seat(app, seat);
    if (!widget_has_room_for_details(app))
        return;
    char text[200];
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT, GFX_LEFT);
    gfx_text_wrapped_fit(app->gfx, &style, text_px(app, 12), widget_line(app, 18.5f),
                         setup_place(app, x + 18, y + BOX_GAP + 68, setup_column_w(app) - 34, OPTION_H - 76),
                         starter_text(app, text, sizeof text));
}

// ---- the seed
// ---------------------------------------------------------------------------------------------------

static void draw_seed(App *app, const SetupScreen *screen) {
    const float x = setup_column(app, 3), y = setup_variants_y(app);
    draw_heading(app, x, y, UI_SETUP_SEED);
    widget_panel(app, setup_place(app, x, y + BOX_GAP, setup_column_w(app), VARIANT_H), 12, COLOR_LINE);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT_DIM, GFX_LEFT);
    if (widget_has_room_for_details(app))
        gfx_text_wrapped_fit(app->gfx, &style, text_px(app, 12), text_px(app, 17),
                             setup_place(app, x + 18, y + BOX_GAP + 126, setup_column_w(app) - 34, 39),
                             ui_word(app, UI_SETUP_SEED_TEXT));
    const bool narrow = setup_is_narrow(app);
    char number[24];
    const TextFieldLook look = setup_seed_look(app, number, sizeof number);
    text_field_draw(app, "setup:seed:edit", setup_field(screen, "setup:seed:edit"), &look);
    widget_button(app, "setup:seed",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_SETUP_SEED_NEW),
                            .icon = narrow ? NULL : "icons/phosphor/arrow-counter-clockwise.svg",
                            .tight = narrow,
                            .text_size = 17});
    widget_button(app, "setup:seed:copy",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, app->now < screen->copied_until ? UI_SETUP_SEED_COPIED
                                                                                 : UI_SETUP_SEED_COPY),
                            .icon = narrow                            ? NULL
                                    : app->now < screen->copied_until ? "icons/phosphor/check.svg"
                                                                      : "icons/phosphor/copy.svg",
                            .tight = narrow,
                            .text_size = 17});
}

// ---- explanations
// ----------------------------------------------------------------------------------------------

// The disabled hit that is hovered, focused or was clicked last.
static const Hit *refused(const App *app, const SetupScreen *screen) {
    const char *const ids[] = {app->input.hover, app->input.focus_shown ? app->input.focus : "",
                               screen->told};
    for (int i = 0; i < 3; i++) {
        const Hit *hit = hits_find(&app->hits, ids[i]);
        if (hit != NULL && !hit->enabled)
            return hit;
    }
    return NULL;
}

static void draw_reason(App *app, const char *sign, const char *reason) {
    const GfxRect icon = setup_place(app, 4, setup_notes_y(app) + 2, 22, 22);
    gfx_icon_color(app->gfx, sign, icon.x, icon.y, icon.w, COLOR_ICE);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_SEMIBOLD, 16, COLOR_ICE, GFX_LEFT);
    gfx_text_fit(app->gfx, &style, text_px(app, 12),
                 setup_place(app, 36, setup_notes_y(app), setup_content_w(app) / 2 - 50, NOTES_H), reason);
}

// True if this part of the seat, "captain" or "level", is hovered or focused, or its stepper is.
static bool is_looked_at(const App *app, Seat seat, const char *part) {
    const char *const ids[] = {app->input.hover, app->input.focus_shown ? app->input.focus : ""};
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "setup:seat:%d:%s", seat + 1, part);
    return strncmp(ids[0], id, strlen(id)) == 0 || strncmp(ids[1], id, strlen(id)) == 0;
}

// The captain that is looked at; NULL: none.
static const Captain *captain_looked_at(const App *app) {
    for (Seat seat = 0; seat < app->chosen.setup.seats; seat++)
        if (app->chosen.captain[seat] != NULL && is_looked_at(app, seat, "captain"))
            return app->chosen.captain[seat];
    return NULL;
}

// What was measured of the level that is looked at; NULL: none is, or nothing was.
static const Strength *strength_looked_at(const App *app, const SetupScreen *screen) {
    for (Seat seat = 0; seat < app->chosen.setup.seats; seat++)
        if (app->chosen.who[seat] != NULL && is_looked_at(app, seat, "level"))
            return strengths_find(&screen->strengths, game_id(app->catalog->game),
                                  app->chosen.who[seat]->name);
    return NULL;
}

static void draw_note(App *app, Color color, const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, color, GFX_LEFT);
    gfx_text_fit(app->gfx, &style, text_px(app, 12),
                 setup_place(app, 4, setup_notes_y(app), setup_content_w(app) * 0.52f - 20, NOTES_H), text);
}

static void draw_style(App *app, const Captain *captain) {
    char text[320];
    snprintf(text, sizeof text, "%s: %s", captain_word(app, app->catalog, captain, "name"),
             captain_word(app, app->catalog, captain, "style"));
    draw_note(app, COLOR_HEADING, text);
}

static void draw_strength(App *app, const Strength *strength) {
    char text[240];
    const char *level = setup_level_word(app, strength->who),
               *below = setup_level_word(app, strength->against);
    if (strength->percent >= 95)
        ui_fill(app, text, sizeof text, UI_SETUP_LEVEL_WINS_ALL, STR("level", level), STR("below", below));
    else
        ui_fill(app, text, sizeof text, UI_SETUP_LEVEL_WINS, STR("level", level), STR("below", below),
                NUM("number", (strength->percent + 5) / 10));
    draw_note(app, COLOR_HEADING, text);
}

const char *setup_gone_map(const App *app, char *buffer, size_t size) {
    const uint8_t map = map_chosen(app->catalog, &app->chosen.setup);
    char name[200];
    return ui_fill(app, buffer, size, UI_SETUP_GONE_MAP, STR("map", app->gone_map),
                   STR("name", map_name(app, map, name, sizeof name)));
}

// Explains who begins, why something is not possible, how a captain plays, how strong a level is, or that a
// map is gone, and whether the table is covered between turns.
static void draw_notes(App *app, const SetupScreen *screen) {
    if (!widget_has_room_for_details(app))
        return;
    const Hit *grey = refused(app, screen);
    const Captain *captain = captain_looked_at(app);
    const Strength *strength = strength_looked_at(app, screen);
    const Seat first =
        app->first_seat_rule == FIRST_BY_LOT ? SEAT_NONE : choice_first(app->catalog, &app->chosen.setup);
    char text[200], gone[240];
    const char *order = first != SEAT_NONE ? ui_fill(app, text, sizeof text, UI_SETUP_TURN_ORDER,
                                                     STR("name", chosen_name(app, first)))
                                           : ui_word(app, UI_SETUP_TURN_ORDER_LOT);
    if (grey != NULL)
        draw_reason(app, "icons/phosphor/prohibit.svg", grey->reason);
    else if (captain != NULL)
        draw_style(app, captain);
    else if (strength != NULL)
        draw_strength(app, strength);
    else if (app->gone_map[0] != '\0')
        draw_reason(app, "icons/phosphor/info.svg", setup_gone_map(app, gone, sizeof gone));
    else
        draw_note(app, COLOR_TEXT, order);
    const int persons = choice_persons(&app->chosen);
    const UiWord cover = persons == 0   ? UI_SETUP_NO_PERSON
                         : persons == 1 ? UI_SETUP_NO_CURTAIN
                                        : UI_SETUP_CURTAIN;
    const GfxStyle right = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT_DIM, GFX_RIGHT);
    gfx_text_fit(app->gfx, &right, text_px(app, 12),
                 setup_place(app, setup_content_w(app) * 0.52f, setup_notes_y(app),
                             setup_content_w(app) * 0.48f - 4, NOTES_H),
                 ui_word(app, cover));
}

void setup_draw_rules(App *app, const SetupScreen *screen) {
    draw_notes(app, screen);
    draw_options(app, screen);
    draw_seed(app, screen);
    draw_starter(app);
    widget_button(app, "setup:start",
                  &(Button){.look = BUTTON_PRIMARY,
                            .text = ui_word(app, UI_SETUP_START),
                            .icon = "icons/phosphor/play.svg",
                            .text_size = 26});
}

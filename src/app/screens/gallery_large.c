// SPDX-License-Identifier: MIT
// One card or target of the gallery seen large, with all there is to say about it: what its letter means,
// what the other factions call it, what a target is worth and to whom.
#include "app/screens/gallery_parts.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CARD_W 452.0f // all logical
#define CARD_H 633.0f
#define CARD_X (-540.0f) // from the middle of the window
#define CARD_Y (-316.5f)
#define FACTS_X (-52.0f)
#define FACTS_W 592.0f
#define TARGET_W 868.0f
#define TARGET_H 482.0f
#define NOTES_GAP 20.0f // between a target and what is said about it
#define NOTES_H 220.0f
#define KEYS_GAP 15.0f
#define KEYS_H 26.0f
#define EDGE 32.0f
#define NAMES_Y 330.0f // of the list of factions, in the panel
#define NAME_STEP 60.0f
#define NAME_GAP 8.0f
#define NAMES_H (CARD_H - NAMES_Y - 2) // they move together where there are more than five

typedef struct Notes {
    App *app;
    GfxRect box; // what is left, window pixels
} Notes;

static GfxRect centred(const App *app, float x, float y, float w, float h) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, size.logical_w / 2 + x, size.logical_h / 2 + y, w, h);
}

// A target with its notes, from top to bottom; lower where the window has less room.
typedef struct TargetPlace {
    float y, w, h, notes_y, keys_y; // from the middle of the window
} TargetPlace;

static TargetPlace target_place(const App *app) {
    const float below = NOTES_GAP + NOTES_H + KEYS_GAP + KEYS_H, whole = gfx_layout(app->gfx).logical_h - 16;
    TargetPlace place = {.h = fminf(TARGET_H, whole - below)};
    place.w = TARGET_W * place.h / TARGET_H;
    place.y = -(place.h + below) / 2;
    place.notes_y = place.y + place.h + NOTES_GAP;
    place.keys_y = place.notes_y + NOTES_H + KEYS_GAP;
    return place;
}

static const GalleryItem *item_of(const GalleryScreen *screen) {
    return &screen->item[screen->large];
}

void gallery_large_layout(App *app, const GalleryScreen *screen) {
    const bool target = item_of(screen)->target;
    const TacticsRules *rules = app->catalog->rules;
    if (screen->large > 0)
        hits_add(&app->hits, centred(app, target ? -434 - 80 : -540 - 80, -26, 52, 52), "button:previous");
    if (screen->large + 1 < screen->count)
        hits_add(&app->hits, centred(app, target ? 434 + 28 : 540 + 28, -26, 52, 52), "button:next");
    const float step = fminf(NAME_STEP, NAMES_H / (float)rules->faction_count),
                gap = step < NAME_STEP ? NAME_GAP / 2 : NAME_GAP;
    for (uint8_t i = 0; i < rules->faction_count && !target; i++)
        hits_add(
            &app->hits,
            centred(app, FACTS_X + EDGE, CARD_Y + NAMES_Y + step * (float)i, FACTS_W - 2 * EDGE, step - gap),
            "gallery:as:%.20s", rules->faction[i].id);
    Hit *close =
        target ? hits_add(&app->hits, centred(app, 434 + 28, target_place(app).y, 52, 52), "button:close")
               : hits_add(&app->hits, centred(app, 540 - 68, CARD_Y + 20, 48, 48), "button:close");
    close->first = close->answer = true;
}

// ---- drawing: parts

static void panel(App *app, GfxRect rect, Color border) {
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_panel(app->gfx, rect, app_px(app, 14), &fill, fmaxf(1, app_px(app, 1)), border);
}

// A line of text from the top of what is left, which shrinks.
static void add_line(Notes *notes, GfxFont font, float size, float height, Color color, const char *text) {
    const GfxStyle style = widget_style(notes->app, font, size, color, GFX_LEFT);
    const float h = app_px(notes->app, height);
    gfx_text_fit(notes->app->gfx, &style, 14 * gfx_layout(notes->app->gfx).scale,
                 gfx_rect(notes->box.x, notes->box.y, notes->box.w, h), text);
    notes->box.y += h;
    notes->box.h -= h;
}

static void add_text(Notes *notes, float size, float line, Color color, const char *text) {
    const GfxStyle style = widget_style(notes->app, GFX_FONT_TEXT, size, color, GFX_LEFT);
    const float used = gfx_text_wrapped(notes->app->gfx, &style, widget_line(notes->app, line), 0,
                                        gfx_rect(notes->box.x, notes->box.y, notes->box.w, 0), text);
    notes->box.y += used;
    notes->box.h -= used;
}

static void add_room(Notes *notes, float height) {
    notes->box.y += app_px(notes->app, height);
    notes->box.h -= app_px(notes->app, height);
}

static Notes notes_in(App *app, GfxRect rect) {
    const float edge = app_px(app, EDGE);
    return (Notes){app, gfx_rect(rect.x + edge, rect.y + edge * 0.75f, rect.w - 2 * edge, rect.h - edge)};
}

// ---- a card

// The kind of effect: its letter in a ring, its name and what it means.
static void add_kind(Notes *notes, const GalleryScreen *screen, const GalleryItem *item,
                     const CardLook *look) {
    App *app = notes->app;
    const float r = app_px(app, 22), indent = app_px(app, 62);
    const GfxPaint ground = paint_solid(0xFF060B14u);
    gfx_circle(app->gfx, notes->box.x + r, notes->box.y + r, r, &ground);
    gfx_ring(app->gfx, notes->box.x + r, notes->box.y + r, r, fmaxf(1, app_px(app, 2)),
             palette_faction(look->faction)->light);
    const GfxStyle letter = widget_style(app, GFX_FONT_DISPLAY_BOLD, 24, COLOR_WHITE, GFX_CENTRE);
    gfx_text(app->gfx, &letter, gfx_rect(notes->box.x, notes->box.y, 2 * r, 2 * r), look->kind_letter);
    notes->box.x += indent;
    notes->box.w -= indent;
    add_line(notes, GFX_FONT_DISPLAY, 20, 28, COLOR_HEADING, table_kind_name(screen->looks, item->index));
    add_text(notes, 17, 25, COLOR_TEXT, table_kind_text(screen->looks, item->index));
    notes->box.x -= indent;
    notes->box.w += indent;
}

static void draw_faction(App *app, const GalleryScreen *screen, uint8_t faction) {
    const GalleryItem *item = item_of(screen);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "gallery:as:%.20s",
             ((const TacticsRules *)app->catalog->rules)->faction[faction].id);
    const Hit *hit = hits_find(&app->hits, id);
    if (hit == NULL)
        return;
    widget_button(app, id, &(Button){.look = BUTTON_PLAIN, .on = item->faction == faction});
    const FactionColors *colors = palette_faction(faction_palette(app, faction));
    const float icon = app_px(app, 26), edge = app_px(app, 16), y = hit->rect.y, h = hit->rect.h;
    if (colors->emblem != NULL)
        gfx_icon_color(app->gfx, colors->emblem, hit->rect.x + edge, y + roundf((h - icon) / 2), icon,
                       colors->main);
    const float left = hit->rect.x + app_px(app, 58), split = app_px(app, 200),
                scale = gfx_layout(app->gfx).scale;
    const GfxStyle who = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 20, COLOR_WHITE, GFX_LEFT);
    gfx_text_fit(app->gfx, &who, 14 * scale, gfx_rect(left, y, split - app_px(app, 70), h),
                 faction_name(app, faction));
    gfx_text_fit(app->gfx, &name, 15 * scale, gfx_rect(hit->rect.x + split, y, hit->rect.w - split - edge, h),
                 table_card_name(screen->looks, item->index, faction));
}

static void draw_card(App *app, const GalleryScreen *screen) {
    const GalleryItem *item = item_of(screen);
    const CardLook look = table_card_look(screen->looks, item->index, item->faction);
    const GfxRect at = centred(app, CARD_X, CARD_Y, CARD_W, CARD_H);
    CardPlace place = card_place(CARD_DETAIL, at.x, at.y, at.w);
    place.height = at.h;
    place.lift = 1;
    card_art_draw(app->gfx, &look, &place);
    const GfxRect facts = centred(app, FACTS_X, CARD_Y, FACTS_W, CARD_H);
    panel(app, facts, color_alpha(palette_faction(look.faction)->main, 0.53f));
    Notes notes = notes_in(app, facts);
    char text[160];
    notes.box.w -= app_px(app, 60); // the button
    add_line(&notes, GFX_FONT_DISPLAY, 30, 40, COLOR_WHITE, look.name);
    snprintf(text, sizeof text, "%s · %s", faction_name(app, item->faction), look.type_name);
    add_line(&notes, GFX_FONT_TEXT_MEDIUM, 17, 28, COLOR_TEXT_DIM, text);
    notes.box.w += app_px(app, 60);
    add_room(&notes, 20);
    add_kind(&notes, screen, item, &look);
    const GfxStyle head = widget_style(app, GFX_FONT_DISPLAY, 19, COLOR_HEADING, GFX_LEFT);
    const GfxStyle same = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text(app->gfx, &head, centred(app, FACTS_X + EDGE, CARD_Y + NAMES_Y - 68, FACTS_W - 2 * EDGE, 28),
             ui_word(app, UI_GALLERY_NAMES));
    gfx_text_fit(app->gfx, &same, 14 * gfx_layout(app->gfx).scale,
                 centred(app, FACTS_X + EDGE, CARD_Y + NAMES_Y - 38, FACTS_W - 2 * EDGE, 26),
                 ui_word(app, UI_GALLERY_NAMES_TEXT));
    for (uint8_t i = 0; i < ((const TacticsRules *)app->catalog->rules)->faction_count; i++)
        draw_faction(app, screen, i);
}

// ---- a target

// The factions at home on planets of this colour.
static void home_of(const App *app, uint8_t colour, Text *out) {
    const TacticsRules *rules = app->catalog->rules;
    for (uint8_t i = 0; i < rules->faction_count; i++)
        if (rules->faction[i].home == colour)
            text_printf(out, "%s%s", out->length > 0 ? ", " : "", faction_name(app, i));
}

static void add_planet_bonus(Notes *notes, const TargetDef *target) {
    const TacticsRules *rules = notes->app->catalog->rules;
    Text who = {0};
    if (target->kind == TARGET_KIND_PLANET && target->colour != COLOUR_NONE)
        home_of(notes->app, target->colour, &who);
    if (who.length > 0) {
        char points[8], text[240];
        snprintf(points, sizeof points, "%u", rules->planet_bonus);
        add_text(notes, 19, 28, COLOR_TEXT,
                 ui_format(notes->app, text, sizeof text, UI_GALLERY_HOME, "points", points, "factions",
                           text_string(&who), (char *)NULL));
    }
    text_finish(&who);
}

// Cards that are stronger when this target is fought for.
static void add_stronger(Notes *notes, const GalleryScreen *screen, uint8_t target) {
    const TacticsRules *rules = notes->app->catalog->rules;
    static const TargetFilter any = {.title = NONE};
    Text cards = {0};
    for (uint8_t i = 0; i < rules->card_count; i++)
        for (uint8_t k = 0; k < rules->card[i].effect_count; k++) {
            const Effect *effect = &rules->card[i].effect[k];
            if (effect->verb == DO_ADD && memcmp(&effect->target, &any, sizeof any) != 0 &&
                target_fits(rules, &effect->target, target))
                text_printf(&cards, "%s%s (+%u)", cards.length > 0 ? ", " : "",
                            table_card_name(screen->looks, i, 0), effect->amount);
        }
    if (cards.length > 0) {
        char text[300];
        add_text(notes, 19, 28, COLOR_TEXT,
                 ui_format(notes->app, text, sizeof text, UI_GALLERY_STRONGER, "cards", text_string(&cards),
                           (char *)NULL));
    }
    text_finish(&cards);
}

static void draw_target(App *app, const GalleryScreen *screen) {
    const uint8_t index = item_of(screen)->index;
    const TargetLook look = table_target_look(screen->looks, index);
    const TargetPlace place = target_place(app);
    target_art_draw(app->gfx, app->pictures, &look, TARGET_DETAIL,
                    centred(app, -place.w / 2, place.y, place.w, place.h), 1);
    const GfxRect rect = centred(app, -TARGET_W / 2, place.notes_y, TARGET_W, NOTES_H);
    panel(app, rect, color_alpha(palette_faction(look.affiliation)->main, 0.53f));
    Notes notes = notes_in(app, rect);
    char points[8], text[200];
    snprintf(points, sizeof points, "%d", look.points);
    add_line(&notes, GFX_FONT_DISPLAY, 24, 44, COLOR_HEADING,
             ui_format(app, text, sizeof text, UI_GALLERY_POINTS, "points", points, (char *)NULL));
    if (look.text != NULL && look.text[0] != '\0')
        add_text(&notes, 19, 28, COLOR_TEXT, look.text);
    add_planet_bonus(&notes, &((const TacticsRules *)app->catalog->rules)->target[index]);
    add_stronger(&notes, screen, index);
}

void gallery_large_draw(App *app, const GalleryScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    gfx_fill(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), color_alpha(0xFF03060Cu, 0.9f));
    if (item_of(screen)->target)
        draw_target(app, screen);
    else
        draw_card(app, screen);
    widget_button(app, "button:close",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/x.svg", .text_size = 18});
    widget_button(app, "button:previous",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-left.svg", .text_size = 20});
    widget_button(app, "button:next",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-right.svg", .text_size = 20});
    const GfxStyle keys = widget_style(app, GFX_FONT_TEXT_MEDIUM, 15, COLOR_TEXT, GFX_CENTRE);
    const bool target = item_of(screen)->target;
    gfx_text(app->gfx, &keys, centred(app, -600, target ? target_place(app).keys_y : 334, 1200, KEYS_H),
             ui_word(app, UI_GALLERY_KEYS));
}

// ---- acting

static void step(App *app, GalleryScreen *screen, int by) {
    const int next = screen->large + by;
    if (next < 0 || next >= screen->count)
        return;
    screen->large = next;
    app_mark(app);
}

// The same card of another faction: where it lies among what was found, else it takes the place of this one.
static void show_as(App *app, GalleryScreen *screen, const char *faction_id) {
    const TacticsRules *rules = app->catalog->rules;
    GalleryItem wanted = *item_of(screen);
    for (uint8_t i = 0; i < rules->faction_count; i++)
        if (strcmp(rules->faction[i].id, faction_id) == 0)
            wanted.faction = i;
    for (int i = 0; i < screen->count; i++)
        if (screen->item[i].index == wanted.index && screen->item[i].faction == wanted.faction) {
            screen->large = i;
            app_mark(app);
            return;
        }
    screen->item[screen->large].faction = wanted.faction;
    screen->composed[screen->large] = false;
    app_mark(app);
}

static void close(App *app, GalleryScreen *screen) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "gallery:card:%d", screen->large + 1);
    gallery_show_item(app, screen, screen->large);
    app_focus(app, id);
    screen->large = NONE_LARGE;
}

static bool is_on_it(const App *app, const GalleryScreen *screen, float x, float y) {
    const TargetPlace place = target_place(app);
    if (item_of(screen)->target)
        return gfx_contains(centred(app, -TARGET_W / 2, place.y, TARGET_W, place.notes_y + NOTES_H - place.y),
                            x, y);
    return gfx_contains(centred(app, CARD_X, CARD_Y, FACTS_X + FACTS_W - CARD_X, CARD_H), x, y);
}

void gallery_large_gesture(App *app, GalleryScreen *screen, const Gesture *gesture) {
    const bool click = gesture->kind == GESTURE_CLICK;
    if (gesture->kind == GESTURE_WHEEL)
        step(app, screen, gesture->amount > 0 ? -1 : 1);
    else if (gesture->kind == GESTURE_HOVER && gesture->by_key && gesture->key == SDLK_LEFT)
        step(app, screen, -1);
    else if (gesture->kind == GESTURE_HOVER && gesture->by_key && gesture->key == SDLK_RIGHT)
        step(app, screen, 1);
    else if (click && strcmp(gesture->id, "button:previous") == 0)
        step(app, screen, -1);
    else if (click && strcmp(gesture->id, "button:next") == 0)
        step(app, screen, 1);
    else if (click && strncmp(gesture->id, "gallery:as:", 11) == 0)
        show_as(app, screen, gesture->id + 11);
    else if (gesture->kind == GESTURE_CANCEL || (click && strcmp(gesture->id, "button:close") == 0) ||
             (click && !gesture->by_key && !is_on_it(app, screen, gesture->x, gesture->y)))
        close(app, screen);
}

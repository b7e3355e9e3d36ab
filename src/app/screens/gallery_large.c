// SPDX-License-Identifier: MIT
// An enlarged item of the gallery, with everything about it in a panel: beside a card, or below something the
// game draws itself.
#include "app/kit/notes.h"
#include "app/screens/gallery_parts.h"
#include "engine/game_facts.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CARD_W 452.0f // all logical
#define CARD_H 633.0f
#define CARD_X (-540.0f) // from the middle of the window
#define CARD_Y (-316.5f)
#define NOTES_X (-52.0f) // of the panel beside it
#define NOTES_W 592.0f
#define OWN_W 868.0f
#define OWN_H 482.0f
#define NOTES_GAP 20.0f // between it and the panel below it
#define NOTES_H 220.0f
#define KEYS_GAP 15.0f
#define KEYS_H 26.0f
#define TRY_H 52.0f
#define TRY_GAP 12.0f // between the panel and the button below it

static GfxRect centred(const App *app, GfxRect rect) {
    const GfxLayout size = gfx_layout(app->gfx);
    return widget_rect(app, size.logical_w / 2 + rect.x, size.logical_h / 2 + rect.y, rect.w, rect.h);
}

// Where things are, logical, from the middle of the window.
typedef struct Places {
    GfxRect picture, notes, close, try;
    float left, right; // of both together
    float keys_y;
} Places;

static const GalleryList *list_of(const App *app, const GalleryScreen *screen) {
    return gallery_list(app, &screen->filter);
}

// `below`: height at the end of the panel to leave free.
static Places card_places(float below) {
    return (Places){.picture = {CARD_X, CARD_Y, CARD_W, CARD_H},
                    .notes = {NOTES_X, CARD_Y, NOTES_W, CARD_H - below},
                    .try = {NOTES_X, CARD_Y + CARD_H - TRY_H, NOTES_W, TRY_H},
                    .close = {540 - 68, CARD_Y + 20, 48, 48},
                    .left = CARD_X,
                    .right = NOTES_X + NOTES_W,
                    .keys_y = 334};
}

// Picture above panel; the picture shrinks in small windows.
static Places own_places(const App *app, float more) {
    const float below = NOTES_GAP + NOTES_H + more + KEYS_GAP + KEYS_H,
                whole = gfx_layout(app->gfx).logical_h - 16, h = fminf(OWN_H, whole - below),
                w = OWN_W * h / OWN_H, y = -(h + below) / 2, notes_y = y + h + NOTES_GAP;
    return (Places){.picture = {-w / 2, y, w, h},
                    .notes = {-OWN_W / 2, notes_y, OWN_W, NOTES_H},
                    .try = {-OWN_W / 2, notes_y + NOTES_H + TRY_GAP, OWN_W, TRY_H},
                    .close = {434 + 28, y, 52, 52},
                    .left = -OWN_W / 2,
                    .right = OWN_W / 2,
                    .keys_y = notes_y + NOTES_H + more + KEYS_GAP};
}

static Places places_of(const App *app, const GalleryScreen *screen) {
    const float room = app_can_try(app) ? TRY_GAP + TRY_H : 0;
    return list_of(app, screen)->draw == NULL ? card_places(room) : own_places(app, room);
}

static int item_of(const GalleryScreen *screen) {
    return screen->item[screen->large];
}

// The panel in logical pixels of the window.
static GfxRect panel_of(const App *app, const Places *places) {
    const GfxLayout size = gfx_layout(app->gfx);
    return gfx_rect(size.logical_w / 2 + places->notes.x, size.logical_h / 2 + places->notes.y,
                    places->notes.w, places->notes.h);
}

void gallery_large_layout(App *app, const GalleryScreen *screen) {
    const Places places = places_of(app, screen);
    const GalleryList *list = list_of(app, screen);
    if (screen->large > 0)
        hits_add(&app->hits, centred(app, gfx_rect(places.left - 80, -26, 52, 52)), "button:previous");
    if (screen->large + 1 < screen->count)
        hits_add(&app->hits, centred(app, gfx_rect(places.right + 28, -26, 52, 52)), "button:next");
    if (list->note_regions != NULL)
        list->note_regions(app, item_of(screen), panel_of(app, &places));
    if (app_can_try(app))
        hits_add(&app->hits, centred(app, places.try), "button:try");
    Hit *close = hits_add(&app->hits, centred(app, places.close), "button:close");
    close->first = close->answer = true;
}

// ---- drawing

static void draw_panel(App *app, const Places *places, int palette) {
    const GfxPaint fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    gfx_panel(app->gfx, centred(app, places->notes), app_px(app, 14), &fill, fmaxf(1, app_px(app, 1)),
              color_alpha(palette_faction(palette)->main, 0.53f));
}

// The card's texts, if the game has no notes.
static void draw_plain_notes(App *app, const CardLook *look, GfxRect panel) {
    Notes notes = notes_in(app, panel);
    notes_head(&notes, look->name, look->type_name);
    notes_room(&notes, 20);
    if (look->text != NULL)
        notes_text(&notes, 17, 25, COLOR_TEXT, look->text);
}

static CardPlace card_place_in(const App *app, const Places *places) {
    const GfxRect at = centred(app, places->picture);
    CardPlace place = card_place(CARD_DETAIL, at.x, at.y, at.w);
    place.height = at.h;
    place.lift = 1;
    return place;
}

bool gallery_large_update(App *app, GalleryScreen *screen) {
    const GalleryList *list = list_of(app, screen);
    if (screen->drift.since == 0 || list->draw != NULL)
        return false;
    const Places places = places_of(app, screen);
    const CardPlace place = card_place_in(app, &places);
    const CardLook look = gallery_look(app, screen->looks.looks, list, item_of(screen));
    return drift_update(&screen->drift, app, card_art_drift_bounds(app->gfx, &look, &place));
}

static void draw_card(App *app, const GalleryScreen *screen, const Places *places) {
    const GalleryList *list = list_of(app, screen);
    const CardLook look = gallery_look(app, screen->looks.looks, list, item_of(screen));
    const CardPlace place = card_place_in(app, places);
    card_art_draw(app->gfx, &look, &place);
    card_art_draw_drift(app->gfx, &look, &place, drift_part(&screen->drift, app));
    draw_panel(app, places, look.faction);
    if (list->notes == NULL)
        draw_plain_notes(app, &look, panel_of(app, places));
}

static void draw_own(App *app, const GalleryScreen *screen, const Places *places) {
    const GalleryList *list = list_of(app, screen);
    list->draw(app, screen->looks.looks, item_of(screen), centred(app, places->picture), true);
    draw_panel(app, places,
               list->palette != NULL ? list->palette(screen->looks.looks, item_of(screen)) : PALETTE_NEUTRAL);
}

static void draw_button(App *app, const char *id, const char *icon, float size) {
    widget_button(app, id, &(Button){.look = BUTTON_PLAIN, .icon = icon, .text_size = size});
}

void gallery_large_draw(App *app, const GalleryScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    const GalleryList *list = list_of(app, screen);
    const Places places = places_of(app, screen);
    gfx_fill(app->gfx, gfx_rect(0, 0, (float)size.width, (float)size.height), color_alpha(0xFF03060Cu, 0.9f));
    (list->draw == NULL ? draw_card : draw_own)(app, screen, &places);
    if (list->notes != NULL)
        list->notes(app, screen->looks.looks, item_of(screen), panel_of(app, &places));
    draw_button(app, "button:close", "icons/phosphor/x.svg", 18);
    draw_button(app, "button:previous", "icons/phosphor/caret-left.svg", 20);
    draw_button(app, "button:next", "icons/phosphor/caret-right.svg", 20);
    widget_button(app, "button:try",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_GALLERY_TRY),
                            .icon = "icons/phosphor/play.svg",
                            .text_size = 20,
                            .key = ACTION_TRY});
    const GfxStyle keys = widget_style(app, GFX_FONT_TEXT_MEDIUM, 15, COLOR_TEXT, GFX_CENTRE);
    gfx_text(app->gfx, &keys, centred(app, gfx_rect(-600, places.keys_y, 1200, KEYS_H)),
             ui_word(app, UI_GALLERY_KEYS));
}

// ---- acting

static void step(App *app, GalleryScreen *screen, int by) {
    const int next = screen->large + by;
    if (next < 0 || next >= screen->count)
        return;
    screen->large = next;
    drift_begin(&screen->drift, app);
    app_request_layout(app);
}

// Shows the item that the click asks for: moves to it if it matches the filters, else replaces this one.
// False: the click asks for none.
static bool turn(App *app, GalleryScreen *screen, const char *hit_id) {
    const GalleryList *list = list_of(app, screen);
    const int wanted = list->turn_to != NULL ? list->turn_to(app, item_of(screen), hit_id) : GALLERY_NO_ITEM;
    if (wanted == GALLERY_NO_ITEM)
        return false;
    int found = 0;
    while (found < screen->count && screen->item[found] != wanted)
        found++;
    if (found < screen->count) {
        screen->large = found;
    } else {
        screen->item[screen->large] = (uint16_t)wanted;
        screen->composed[screen->large] = false;
    }
    drift_begin(&screen->drift, app);
    app_request_layout(app);
    return true;
}

static void close_large(App *app, GalleryScreen *screen) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "gallery:card:%d", screen->large + 1);
    gallery_show_item(app, screen, screen->large);
    app_focus(app, id);
    screen->large = NONE_LARGE;
}

static void try_out(App *app, const GalleryScreen *screen) {
    const Trial trial = gallery_trial(app, list_of(app, screen), item_of(screen));
    Text problem = {0};
    if (!app_try_out(app, &trial, &problem))
        app_message(app, ui_word(app, UI_NOTICE_START), text_string(&problem), &gallery_screen);
    text_finish(&problem);
}

static bool is_same(const Trial *a, const Trial *b) {
    return a->table == b->table && a->index == b->index && a->faction == b->faction && a->seats == b->seats;
}

bool gallery_show_trial(App *app, GalleryScreen *screen, const Trial *trial) {
    const GalleryLists *lists = gallery_lists(app);
    for (int list = 0; list < lists->count; list++) {
        screen->filter.list = list;
        gallery_search(app, screen);
        for (int i = 0; i < screen->count && app_can_try(app); i++) {
            const Trial found = gallery_trial(app, lists->list[list], screen->item[i]);
            if (!is_same(&found, trial))
                continue;
            screen->large = i;
            return true;
        }
    }
    screen->filter.list = 0;
    gallery_search(app, screen);
    return false;
}

static bool is_on_it(const App *app, const GalleryScreen *screen, float x, float y) {
    const Places places = places_of(app, screen);
    const float bottom = fmaxf(places.notes.y + places.notes.h, places.try.y + places.try.h);
    return gfx_contains(centred(app, gfx_rect(places.left, places.picture.y, places.right - places.left,
                                              bottom - places.picture.y)),
                        x, y);
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
    else if (app_can_try(app) && ((click && strcmp(gesture->id, "button:try") == 0) ||
                                  (gesture->kind == GESTURE_KEY && gesture->action == ACTION_TRY)))
        try_out(app, screen);
    else if (click && turn(app, screen, gesture->id))
        return;
    else if (gesture->kind == GESTURE_CANCEL || (click && strcmp(gesture->id, "button:close") == 0) ||
             (click && !gesture->by_key && !is_on_it(app, screen, gesture->x, gesture->y)))
        close_large(app, screen);
}

// SPDX-License-Identifier: MIT
// The card gallery: all cards, and whatever else a game has to show, in a scrolling grid, with filters at the
// left. Only visible cards are composed, a few per frame; until then a card shows its back.
#include "app/screens/gallery_parts.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAP 20.0f    // logical, between cards
#define BORDER 12.0f // around all cards: room for shadow and focus ring
#define BAR 24.0f    // room for the bar at the right
#define COMPOSED_A_FRAME 2

// ---- the list
// ---------------------------------------------------------------------------------------------------

void gallery_search(App *app, GalleryScreen *screen) {
    screen->count = gallery_find(app, screen->looks.looks, &screen->filter, screen->item);
    memset(screen->composed, 0, sizeof screen->composed);
    screen->scroll.offset = 0;
    app_request_layout(app);
}

static void make_looks(App *app, GalleryScreen *screen) {
    if (!game_looks_update(&screen->looks, app))
        return;
    if (screen->looks.looks == NULL && screen->looks.game != NULL) {
        SDL_LogCritical(SDL_LOG_CATEGORY_APPLICATION, "out of memory");
        abort();
    }
    const float offset = screen->scroll.offset;
    gallery_filter_check(app, &screen->filter);
    gallery_search(app, screen);
    screen->scroll.offset = offset; // keep the place: the player may be editing what is visible
    if (screen->large >= screen->count)
        screen->large = NONE_LARGE;
}

static void enter(App *app, void *self) {
    GalleryScreen *screen = self;
    screen->large = NONE_LARGE;
    gallery_filter_clear(&screen->filter);
    make_looks(app, screen);
    Trial tried;
    if (app_after_trial(app, &tried))
        gallery_show_trial(app, screen, &tried);
}

static void leave(App *app, void *self) {
    GalleryScreen *screen = self;
    (void)app;
    game_looks_finish(&screen->looks);
}

// ---- places
// -----------------------------------------------------------------------------------------------------

static float item_height(const GalleryList *list, float width) {
    return roundf(list->draw == NULL ? card_art_height(CARD_HAND, width) : width * list->shape);
}

static void measure(App *app, GalleryScreen *screen) {
    const GalleryList *list = gallery_list(app, &screen->filter);
    const GfxLayout size = gfx_layout(app->gfx);
    const float left = GALLERY_EDGE + GALLERY_PANEL_W + 20;
    screen->area =
        widget_rect(app, left, GALLERY_TOP - BORDER, fmaxf(size.logical_w - GALLERY_EDGE - left, 1),
                    fmaxf(size.logical_h - GALLERY_TOP + BORDER, 1));
    const float border = app_px(app, BORDER), gap = app_px(app, GAP),
                room = screen->area.w - app_px(app, BAR) - 2 * border;
    const float least = app_px(app, gallery_least_w(list));
    screen->columns = SDL_max((int)((room + gap) / (least + gap)), 1);
    const float width = floorf((room + gap) / (float)screen->columns - gap);
    if (width != screen->item_w)
        memset(screen->composed, 0, sizeof screen->composed);
    screen->item_w = width;
    screen->item_h = item_height(list, width);
    screen->step_x = width + gap;
    screen->step_y = screen->item_h + gap;
    const int rows = (screen->count + screen->columns - 1) / screen->columns;
    scroll_layout(&screen->scroll, screen->area,
                  (float)rows * screen->step_y - gap + 2 * border + app_px(app, 20));
}

GfxRect gallery_cell(const GalleryScreen *screen, int index) {
    const float gap = screen->step_y - screen->item_h, border = roundf(gap * BORDER / GAP);
    return gfx_rect(screen->area.x + border + (float)(index % screen->columns) * screen->step_x,
                    scroll_top(&screen->scroll) + border + (float)(index / screen->columns) * screen->step_y,
                    screen->item_w, screen->item_h);
}

typedef struct Range {
    int from, to; // items from `from` to before `to`
} Range;

// The visible items, and those of so many rows above and below.
static Range in_sight(const GalleryScreen *screen, int rows) {
    const int first = (int)floorf(screen->scroll.offset / screen->step_y) - rows;
    const int last = (int)floorf((screen->scroll.offset + screen->area.h) / screen->step_y) + rows;
    return (Range){SDL_clamp(first * screen->columns, 0, screen->count),
                   SDL_clamp((last + 1) * screen->columns, 0, screen->count)};
}

static void layout_items(App *app, const GalleryScreen *screen) {
    const GalleryList *list = gallery_list(app, &screen->filter);
    const Range range = in_sight(screen, 1); // one row more, so that the arrow keys find it
    for (int i = range.from; i < range.to; i++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "gallery:card:%d", i + 1);
        Hit *hit = scroll_hit(app, &screen->scroll, gallery_cell(screen, i), id);
        if (list->draw == NULL)
            hit->card = gallery_record(app, list, screen->item[i]);
    }
}

static void layout(App *app, void *self) {
    GalleryScreen *screen = self;
    make_looks(app, screen);
    measure(app, screen);
    if (screen->large != NONE_LARGE) {
        app->shown_name = "gallery large";
        gallery_large_layout(app, screen);
        return;
    }
    page_head_regions(app);
    gallery_panel_layout(app, screen);
    layout_items(app, screen);
    scroll_regions(app, &screen->scroll);
}

// ---- drawing
// ----------------------------------------------------------------------------------------------------

static bool is_lit(const App *app, int index) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "gallery:card:%d", index + 1);
    return widget_hovered(app, id);
}

static CardPlace place_of(const GalleryScreen *screen, GfxRect cell) {
    CardPlace place = card_place(CARD_HAND, cell.x, cell.y, cell.w);
    place.height = screen->item_h;
    return place;
}

static void draw_card(App *app, const GalleryScreen *screen, const GalleryList *list, int index) {
    const CardLook look = gallery_look(app, screen->looks.looks, list, screen->item[index]);
    CardPlace place = place_of(screen, gallery_cell(screen, index));
    place.glow = is_lit(app, index);
    if (screen->composed[index])
        card_art_draw(app->gfx, &look, &place);
    else
        card_art_draw_back(app->gfx, look.faction, NULL, &place);
}

static void draw_item(App *app, const GalleryScreen *screen, int index) {
    const GalleryList *list = gallery_list(app, &screen->filter);
    const GfxRect cell = gallery_cell(screen, index);
    if (!gfx_is_visible(app->gfx, gfx_inset(cell, -app_px(app, GAP))))
        return;
    if (list->draw == NULL) {
        draw_card(app, screen, list, index);
        return;
    }
    list->draw(app, screen->looks.looks, screen->item[index], cell, false);
    if (is_lit(app, index)) {
        const GfxPaint ice = paint_solid(COLOR_ICE);
        gfx_frame(app->gfx, cell, app_px(app, 11), fmaxf(1, app_px(app, 2)), &ice);
    }
}

static void draw_nothing_found(App *app, const GalleryScreen *screen) {
    const GfxRect area = screen->area;
    const GfxStyle head = widget_style(app, GFX_FONT_DISPLAY, 30, COLOR_HEADING, GFX_CENTRE);
    const GfxStyle text = widget_style(app, GFX_FONT_TEXT, 18, COLOR_TEXT, GFX_CENTRE);
    const float middle = area.y + roundf(area.h * 0.36f);
    gfx_text_fit(app->gfx, &head, 18 * gfx_layout(app->gfx).scale,
                 gfx_rect(area.x, middle, area.w, app_px(app, 40)), ui_word(app, UI_GALLERY_NOTHING));
    gfx_text_fit(app->gfx, &text, 14 * gfx_layout(app->gfx).scale,
                 gfx_rect(area.x, middle + app_px(app, 48), area.w, app_px(app, 28)),
                 ui_word(app, UI_GALLERY_NOTHING_HINT));
}

static void draw_head(App *app, const GalleryScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    page_head_draw(app, ui_word(app, UI_GALLERY_TITLE), 440);
    char text[80];
    const GfxStyle count = widget_style(app, GFX_FONT_TEXT_MEDIUM, 18, COLOR_TEXT, GFX_RIGHT);
    gfx_text(app->gfx, &count, widget_rect(app, size.logical_w - GALLERY_EDGE - 420, 36, 400, 32),
             ui_fill(app, text, sizeof text, UI_GALLERY_COUNT, NUM("found", screen->count),
                     NUM("all", gallery_count_all(app, &screen->filter))));
}

static void draw(App *app, void *self) {
    const GalleryScreen *screen = self;
    page_ground_draw(app, PAGE_DIM);
    draw_head(app, screen);
    gallery_panel_draw(app, screen);
    gfx_clip_push(app->gfx, screen->area);
    const Range range = in_sight(screen, 0);
    for (int i = range.from; i < range.to; i++)
        draw_item(app, screen, i);
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &screen->scroll);
    if (screen->count == 0)
        draw_nothing_found(app, screen);
    if (screen->large != NONE_LARGE)
        gallery_large_draw(app, screen);
}

// ---- acting
// -----------------------------------------------------------------------------------------------------

// The N of "gallery:card:N"; NONE_LARGE for any other id.
static int item_of(const char *id) {
    return strncmp(id, "gallery:card:", 13) == 0 ? (int)strtol(id + 13, NULL, 10) - 1 : NONE_LARGE;
}

void gallery_show_item(App *app, GalleryScreen *screen, int index) {
    Scroll *scroll = &screen->scroll;
    const float top = (float)(index / screen->columns) * screen->step_y, part = screen->step_y / 3;
    scroll->offset = fminf(scroll->offset, fmaxf(top - part, 0));
    scroll->offset = fmaxf(scroll->offset, top + screen->step_y + part - scroll->box.h);
    app_request_layout(app);
}

static void click(App *app, GalleryScreen *screen, const Gesture *gesture) {
    const int index = item_of(gesture->id);
    if (gallery_panel_click(app, screen, gesture))
        return;
    if (strcmp(gesture->id, "button:back") == 0) {
        app_back(app);
    } else if (index >= 0 && index < screen->count) {
        screen->large = index;
        drift_begin(&screen->drift, app);
        app_request_layout(app);
    }
}

static bool is_search_key(const Gesture *gesture) {
    return gesture->kind == GESTURE_KEY &&
           (gesture->key == SDLK_SLASH || (gesture->key == SDLK_f && (gesture->modifiers & KMOD_CTRL) != 0));
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    GalleryScreen *screen = self;
    if (screen->large != NONE_LARGE)
        gallery_large_gesture(app, screen, gesture);
    else if (scroll_gesture(app, &screen->scroll, gesture))
        return;
    else if (gesture->kind == GESTURE_CANCEL && gesture->by_key)
        app_back(app);
    else if (is_search_key(gesture))
        gallery_begin_typing(app, screen);
    else if (gesture->kind == GESTURE_CLICK)
        click(app, screen, gesture);
}

static bool event(App *app, void *self, const SDL_Event *event) {
    return gallery_panel_event(app, self, event);
}

// ---- moving
// -----------------------------------------------------------------------------------------------------

// Composes a few visible cards whose paintings are loaded, then cards of the adjacent rows. True: there are
// more.
static bool compose(App *app, GalleryScreen *screen, int rows) {
    const GalleryList *list = gallery_list(app, &screen->filter);
    const Range range = in_sight(screen, rows);
    int left = COMPOSED_A_FRAME;
    bool waiting = false;
    for (int i = range.from; i < range.to && list->draw == NULL; i++) {
        if (screen->composed[i])
            continue;
        if (left == 0)
            return true;
        const GfxRect cell = gallery_cell(screen, i);
        const CardPlace place = place_of(screen, cell);
        const CardLook look = gallery_look(app, screen->looks.looks, list, screen->item[i]);
        if (!card_art_prefetch(app->gfx, &look, &place)) {
            waiting = true;
            continue;
        }
        if (card_art_prepare(app->gfx, &look, &place))
            left--;
        screen->composed[i] = true;
        gfx_damage(app->gfx, cell);
    }
    return waiting;
}

static bool update(App *app, void *self) {
    GalleryScreen *screen = self;
    if (screen->large != NONE_LARGE)
        return gallery_large_update(app, screen);
    return compose(app, screen, 0) || compose(app, screen, 1);
}

const Screen gallery_screen = {.name = "gallery",
                               .state_bytes = sizeof(GalleryScreen),
                               .enter = enter,
                               .leave = leave,
                               .layout = layout,
                               .gesture = gesture,
                               .event = event,
                               .update = update,
                               .draw = draw};

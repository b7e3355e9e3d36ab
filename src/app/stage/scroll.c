// SPDX-License-Identifier: MIT
// Offset and scroll bar of a page. The mouse reaches only the visible part, the keyboard all of it.
#include "app/stage/scroll.h"

#include "app/stage/page_head.h"
#include "app/stage/widgets.h"
#include "gfx/shape.h"

#include <math.h>
#include <string.h>

#define BAR_ID "scroll"
#define BAR_W 20.0f   // width that the mouse can grab
#define THUMB_W 8.0f  // width drawn
#define THUMB_H 48.0f // minimum
#define NOTCH 90.0f   // per wheel notch
#define ROOM 16.0f    // margin kept around a focus that is scrolled into view

static float most(const Scroll *scroll) {
    return fmaxf(0, scroll->content - scroll->box.h);
}

static float clamped(const Scroll *scroll, float offset) {
    return roundf(fminf(fmaxf(offset, 0), most(scroll)));
}

void scroll_layout(Scroll *scroll, GfxRect box, float content) {
    scroll->box = box;
    scroll->content = content;
    scroll->offset = clamped(scroll, scroll->offset);
}

float scroll_top(const Scroll *scroll) {
    return scroll->box.y - scroll->offset;
}

bool scroll_moves(const Scroll *scroll) {
    return most(scroll) > 0;
}

Hit *scroll_hit(App *app, const Scroll *scroll, GfxRect rect, const char *id) {
    Hit *hit = hits_add(&app->hits, rect, "%s", id);
    hit->window = scroll->box;
    return hit;
}

static GfxRect bar(const App *app, const Scroll *scroll) {
    const float w = app_px(app, BAR_W);
    return gfx_rect(scroll->box.x + scroll->box.w - w, scroll->box.y, w, scroll->box.h);
}

static GfxRect thumb(const App *app, const Scroll *scroll) {
    const GfxRect all = bar(app, scroll);
    const float seen = scroll->box.h / fmaxf(scroll->content, 1);
    const float h = fminf(all.h, fmaxf(all.h * seen, app_px(app, THUMB_H)));
    const float way = most(scroll) > 0 ? scroll->offset / most(scroll) : 0;
    return gfx_rect(all.x, all.y + roundf((all.h - h) * way), all.w, h);
}

void scroll_regions(App *app, const Scroll *scroll) {
    if (scroll_moves(scroll))
        hits_add(&app->hits, bar(app, scroll), BAR_ID)->no_focus = true;
}

static void move_to(App *app, Scroll *scroll, float offset) {
    const float wanted = clamped(scroll, offset);
    if (fabsf(wanted - scroll->offset) < 0.5f)
        return;
    scroll->offset = wanted;
    app_request_layout(app);
}

static void show(App *app, Scroll *scroll, GfxRect rect) {
    const float room = app_px(app, ROOM), above = scroll->box.y + room - rect.y;
    const float below = rect.y + rect.h + room - scroll->box.y - scroll->box.h;
    if (above > 0)
        move_to(app, scroll, scroll->offset - above);
    else if (below > 0)
        move_to(app, scroll, scroll->offset + below);
}

static bool drag(App *app, Scroll *scroll, const Gesture *gesture) {
    if (gesture->kind == GESTURE_DRAG_START) {
        const GfxRect at = thumb(app, scroll);
        scroll->dragging = true;
        scroll->grab =
            gfx_contains(at, gesture->press_x, gesture->press_y) ? gesture->press_y - at.y : at.h / 2;
    }
    const float way = scroll->box.h - thumb(app, scroll).h;
    if (gesture->kind == GESTURE_DRAG_MOVE && way > 0)
        move_to(app, scroll, (gesture->y - scroll->grab - scroll->box.y) / way * most(scroll));
    if (gesture->kind == GESTURE_DROP || gesture->kind == GESTURE_DRAG_CANCEL)
        scroll->dragging = false;
    return true;
}

static bool key(App *app, Scroll *scroll, SDL_Keycode code) {
    const float page = scroll->box.h * 0.9f;
    switch (code) {
    case SDLK_PAGEUP:
        move_to(app, scroll, scroll->offset - page);
        return true;
    case SDLK_PAGEDOWN:
        move_to(app, scroll, scroll->offset + page);
        return true;
    case SDLK_HOME:
        move_to(app, scroll, 0);
        return true;
    case SDLK_END:
        move_to(app, scroll, most(scroll));
        return true;
    default:
        return false;
    }
}

bool scroll_gesture(App *app, Scroll *scroll, const Gesture *gesture) {
    const Hit *hit = gesture->hit;
    switch (gesture->kind) {
    case GESTURE_WHEEL:
        move_to(app, scroll, scroll->offset - (float)gesture->amount * app_px(app, NOTCH));
        return true;
    case GESTURE_DRAG_START:
    case GESTURE_DRAG_MOVE:
    case GESTURE_DROP:
    case GESTURE_DRAG_CANCEL:
        return strcmp(gesture->id, BAR_ID) == 0 && drag(app, scroll, gesture);
    case GESTURE_CLICK:
        if (strcmp(gesture->id, BAR_ID) != 0)
            return false;
        move_to(app, scroll,
                scroll->offset + (gesture->y < thumb(app, scroll).y ? -1.0f : 1.0f) * scroll->box.h * 0.9f);
        return true;
    case GESTURE_HOVER:
        if (gesture->by_key && hit != NULL && hit->window.w > 0)
            show(app, scroll, hit->rect);
        return false;
    case GESTURE_KEY:
        return key(app, scroll, gesture->key);
    default:
        return false;
    }
}

void scroll_page_gesture(App *app, Scroll *scroll, const Gesture *gesture, ScrollClick click, void *self) {
    if (!scroll_gesture(app, scroll, gesture) && page_clicked(app, gesture))
        click(app, self, gesture->id);
}

void scroll_draw(App *app, const Scroll *scroll) {
    if (!scroll_moves(scroll))
        return;
    const GfxRect at = thumb(app, scroll);
    const float w = app_px(app, THUMB_W);
    const bool lit = scroll->dragging || widget_hovered(app, BAR_ID);
    const GfxPaint fill = paint_solid(lit ? COLOR_ICE : COLOR_LINE_STRONG);
    gfx_round(app->gfx, gfx_rect(at.x + roundf((at.w - w) / 2), at.y + 2, w, at.h - 4), w / 2, &fill);
}

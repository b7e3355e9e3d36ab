// SPDX-License-Identifier: MIT
// Finds out how much of a moment that goes on by itself is left, and draws that on its button.
#include "app/kit/passing.h"

#include "app/kit/action.h"
#include "app/kit/draw.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"

#include <math.h>
#include <string.h>

#define STEPS 4     // in reduced motion
#define LOOK_MS 30  // it moves by about a pixel in this time
#define EDGE 14.0F  // logical: between the bar and the button's sides …
#define FOOT 5.0F   // … and its lower edge
#define HIGH 3.0F   // logical
#define TRACK 0.14F // opacity of what has passed
#define INK 0.62F   // … and of what is left

static bool is_told(const CardTable *table) {
    return table->showing && !table->recap && table->game->show->telling(table);
}

// Of a run of events: those to come, and the rest of the one that is being shown.
static float told_left(const App *app, const CardTable *table) {
    const int end = session_event_count(app->session), all = end - table->told_from;
    float left = (float)(end - table->next_event);
    if (app->now < table->pause_until && table->paused_at < table->pause_until)
        left += (float)(table->pause_until - app->now) / (float)(table->pause_until - table->paused_at);
    return all > 0 ? left / (float)all : 0;
}

static float look_left(const App *app, const CardTable *table) {
    const TableHurry *hurry = &table->hurry;
    return app->now < hurry->look_until
               ? (float)(hurry->look_until - app->now) / (float)(hurry->look_until - hurry->look_from)
               : 0;
}

float passing_left(const App *app, const CardTable *table) {
    float left = 0;
    if (app->session == NULL || session_is_watched(app->session) || table->overlay != OVERLAY_NONE)
        return 0;
    if (table->showing)
        left = is_told(table) ? told_left(app, table) : 0;
    else if (table->hurry.look_until > 0)
        left = look_left(app, table);
    else
        left = table->game->show->held_left(app, table);
    left = fminf(fmaxf(left, 0), 1);
    return table->timeline.reduced || table->timeline.speed <= 0 ? ceilf(left * STEPS) / STEPS : left;
}

// The button that would be pressed to go on at once.
static const Hit *button_of_moment(const App *app, const CardTable *table) {
    ActionBox box;
    action_state(app, table, &box);
    for (int i = 0; i < box.count; i++)
        if (box.button[i].look == BUTTON_PRIMARY)
            return hits_find(&app->hits, box.button[i].id);
    return NULL;
}

static GfxRect track_in(const CardTable *table, const Hit *button) {
    const GfxRect rect = button->rect;
    const float edge = roundf(lpx(table, EDGE)), high = fmaxf(2, roundf(lpx(table, HIGH)));
    return gfx_rect(rect.x + edge, rect.y + rect.h - high - roundf(lpx(table, FOOT)), rect.w - 2 * edge,
                    high);
}

GfxRect passing_track(const App *app, const CardTable *table) {
    const Hit *button = passing_left(app, table) > 0 ? button_of_moment(app, table) : NULL;
    return button != NULL ? track_in(table, button) : gfx_rect(0, 0, 0, 0);
}

GfxRect passing_bar(const App *app, const CardTable *table) {
    GfxRect bar = passing_track(app, table);
    bar.w = roundf(bar.w * passing_left(app, table));
    return bar;
}

void passing_update(App *app, CardTable *table) {
    if (!is_told(table))
        table->told_from = table->next_event;
    if (passing_left(app, table) <= 0 && table->passing.w <= 0)
        return;
    const GfxRect track = passing_track(app, table);
    const float w = passing_bar(app, table).w;
    if (track.w > 0)
        app_wake_at(app, app->now + LOOK_MS);
    if (memcmp(&track, &table->passing, sizeof track) == 0 && w == table->passing_w)
        return;
    gfx_damage(app->gfx, table->passing);
    gfx_damage(app->gfx, track);
    table->passing = track;
    table->passing_w = w;
}

void draw_passing(App *app, const CardTable *table) {
    const GfxRect track = passing_track(app, table);
    if (track.w <= 0 || !gfx_is_visible(app->gfx, track))
        return;
    gfx_fill(app->gfx, track, color_alpha(COLOR_BUTTON_INK, TRACK));
    gfx_fill(app->gfx, passing_bar(app, table), color_alpha(COLOR_BUTTON_INK, INK));
}

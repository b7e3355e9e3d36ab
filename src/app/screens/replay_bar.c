// SPDX-License-Identifier: MIT
// The bar below the table: buttons, the track with its marks, and whose view is shown.
#include "app/screens/replay_parts.h"

#include "app/kit/draw.h"
#include "app/stage/widgets.h"
#include "engine/game_facts.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define EDGE 16.0F
#define TRACK_X 240.0F
#define TRACK_Y 34.0F // in the bar
#define GRIP 22.0F    // the track reacts this far above and below
#define TEXT_W 168.0F
#define OPEN_W 176.0F
#define CONTINUE_W 212.0F
#define WHY_W 48.0F
#define SEAT_W 44.0F
#define BUTTON_H 44.0F

static float bar_y(const App *app) {
    return gfx_layout(app->gfx).logical_h;
}

// ---- layout, in logical pixels

static GfxRect at(const App *app, float x, float y, float w, float h) {
    return widget_rect(app, x, bar_y(app) + y, w, h);
}

static float seats_x(const App *app) {
    const int seats = session_options(app->session)->setup.seats;
    return gfx_layout(app->gfx).logical_w - EDGE - CONTINUE_W - 10 - OPEN_W - 10 - WHY_W - 10 -
           (float)seats * SEAT_W;
}

static GfxRect text_rect(const App *app) {
    return at(app, seats_x(app) - TEXT_W - 8, 10, TEXT_W, BUTTON_H);
}

static GfxRect track_rect(const App *app) {
    return at(app, TRACK_X, TRACK_Y - 3, seats_x(app) - TEXT_W - 24 - TRACK_X, 6);
}

static float place_x(const App *app, float place) {
    const GfxRect track = track_rect(app);
    const int count = app_replay(app)->count;
    return track.x + (count > 0 ? track.w * place / (float)count : 0);
}

int replay_bar_place(const App *app, float x) {
    const GfxRect track = track_rect(app);
    const float part = track.w > 0 ? (x - track.x) / track.w : 0;
    return (int)lroundf(fminf(fmaxf(part, 0), 1) * (float)app_replay(app)->count);
}

// The current position; draggable.
static GfxRect knob_rect(const App *app) {
    const GfxRect track = track_rect(app);
    const float r = app_px(app, 10);
    return gfx_rect(place_x(app, (float)app_replay(app)->at) - r, track.y + track.h / 2 - r, 2 * r, 2 * r);
}

bool replay_bar_is_track(const char *hit_id) {
    return strcmp(hit_id, "timeline") == 0 || strncmp(hit_id, "move:", 5) == 0;
}

// Rounds are marked above the track, events within them below, reveals and scorings next to each other.
static GfxRect mark_rect(const App *app, const ReplayMark *mark) {
    const float x = place_x(app, mark->place), size = app_px(app, 18);
    const GfxRect track = track_rect(app);
    if (mark->kind == REPLAY_ROUND)
        return gfx_rect(x - app_px(app, 12), track.y - app_px(app, 24), app_px(app, 24), app_px(app, 20));
    const float side = mark->kind == REPLAY_ROUND + 1 ? -size : 0;
    return gfx_rect(x + side, track.y + app_px(app, 12), size, size);
}

// ---- regions

void replay_bar_regions(App *app, const ReplayScreen *screen) {
    (void)screen;
    const Replay *replay = app_replay(app);
    const GfxLayout size = gfx_layout(app->gfx);
    hits_add(&app->hits, at(app, 0, 0, size.logical_w, REPLAY_BAR), "bar")->drop_only = true;
    hits_add(&app->hits, at(app, EDGE, 10, 40, BUTTON_H), "button:step_back")->enabled = replay->at > 0;
    hits_add(&app->hits, at(app, EDGE + 46, 10, 48, BUTTON_H), "button:play");
    hits_add(&app->hits, at(app, EDGE + 100, 10, 40, BUTTON_H), "button:step");
    hits_add(&app->hits, at(app, EDGE + 146, 10, 56, BUTTON_H), "button:speed");
    hits_add(&app->hits, gfx_inset(track_rect(app), -app_px(app, GRIP)), "timeline");
    for (int i = 0; i < replay->marks; i++)
        hits_add(&app->hits, mark_rect(app, &replay->mark[i]), "mark:%d", i + 1)->no_focus = true;
    hits_add(&app->hits, knob_rect(app), "move:%d", replay->at)->no_focus = true;
    for (int seat = 0; seat < session_options(app->session)->setup.seats; seat++)
        hits_add(&app->hits, at(app, seats_x(app) + (float)seat * SEAT_W, 10, SEAT_W - 4, BUTTON_H),
                 "front:%d", seat + 1);
    const float right = size.logical_w - EDGE - CONTINUE_W;
    Hit *why =
        hits_add(&app->hits, at(app, right - 10 - OPEN_W - 10 - WHY_W, 10, WHY_W, BUTTON_H), "button:why");
    why->enabled = replay_why_can(app);
    text_copy(why->reason, sizeof why->reason,
              ui_word(app, replay->over ? UI_SUGGESTION_NO_MOVE : UI_REPLAY_NOT_OVER));
    Hit *open = hits_add(&app->hits, at(app, right - 10 - OPEN_W, 10, OPEN_W, BUTTON_H), "button:open");
    open->enabled = replay->over;
    text_copy(open->reason, sizeof open->reason, ui_word(app, UI_REPLAY_NOT_OVER));
    Hit *on = hits_add(&app->hits, at(app, right, 10, CONTINUE_W, BUTTON_H), "button:continue");
    on->enabled = app_can_continue_watched(app);
    text_copy(on->reason, sizeof on->reason, ui_word(app, UI_REPLAY_NOT_HERE));
}

// ---- drawing

// Short rounds are close together: their numbers are spaced so that they can be read.
static bool has_number(const App *app, int index) {
    float last = -INFINITY;
    for (int i = 0; i <= index; i++) {
        const ReplayMark *mark = &app_replay(app)->mark[i];
        const float x = place_x(app, mark->place);
        if (mark->kind != REPLAY_ROUND || x - last < app_px(app, 22))
            continue;
        last = x;
        if (i == index)
            return true;
    }
    return false;
}

static void draw_mark(App *app, int index) {
    const ReplayMark *mark = &app_replay(app)->mark[index];
    const GfxRect rect = mark_rect(app, mark);
    char id[HIT_ID_MAX], number[8];
    snprintf(id, sizeof id, "mark:%d", index + 1);
    const bool lit = widget_hovered(app, id);
    if (mark->kind == REPLAY_ROUND) {
        const GfxRect track = track_rect(app);
        gfx_fill(app->gfx,
                 gfx_rect(roundf(rect.x + rect.w / 2), track.y - app_px(app, 5), fmaxf(1, app_px(app, 2)),
                          app_px(app, 16)),
                 lit ? COLOR_ICE : COLOR_TEXT_DIM);
        if (!has_number(app, index))
            return;
        snprintf(number, sizeof number, "%u", mark->round);
        const GfxStyle style =
            widget_style(app, GFX_FONT_DISPLAY_BOLD, 15, lit ? COLOR_ICE : COLOR_TEXT, GFX_CENTRE);
        gfx_text(app->gfx, &style, rect, number);
        return;
    }
    const bool scoring = mark->kind > REPLAY_ROUND + 1;
    const float inset = app_px(app, 2);
    gfx_icon_color(app->gfx, scoring ? "glyphs/vp-star.svg" : "icons/phosphor/eye.svg", rect.x + inset,
                   rect.y + inset, rect.w - 2 * inset,
                   lit       ? COLOR_ICE
                   : scoring ? COLOR_GOLD
                             : COLOR_TEXT_DIM);
}

static void draw_track(App *app) {
    const Replay *replay = app_replay(app);
    const GfxRect track = track_rect(app);
    const float x = place_x(app, (float)replay->at), radius = track.h / 2;
    const GfxPaint ground = paint_solid(COLOR_LINE_STRONG), done = paint_solid(COLOR_ICE);
    gfx_round(app->gfx, track, radius, &ground);
    for (int i = 0; i < replay->marks; i++)
        draw_mark(app, i);
    if (x > track.x)
        gfx_round(app->gfx, gfx_rect(track.x, track.y, x - track.x, track.h), radius, &done);
    const bool lit = replay_bar_is_track(app->input.hover) || widget_focused(app, "timeline");
    const GfxRect knob = knob_rect(app);
    gfx_circle(app->gfx, x, track.y + radius, lit ? knob.w / 2 : knob.w * 0.4F, &done);
}

// Marks and their names are defined by the game.
static void say_mark(const App *app, const ReplayMark *mark, char text[120]) {
    char key[60];
    snprintf(key, sizeof key, "replay.%s", game_story(app->catalog->game)->marks[mark->kind]);
    app_fill(app, text, 120, key, NUM("round", mark->round));
}

// The name of the mark under the pointer, or at the current position.
static void pointed_mark_text(const App *app, const ReplayScreen *screen, char text[120]) {
    static const struct {
        const char *id;
        UiWord word;
    } names[] = {{"button:step_back", UI_REPLAY_BACK},
                 {"button:step", UI_REPLAY_STEP},
                 {"button:speed", UI_REPLAY_SPEED},
                 {"button:why", UI_SUGGESTION_WHY}};
    const Replay *replay = app_replay(app);
    const char *over = app->input.focus_shown ? app->input.focus : app->input.hover;
    const Hit *hit = hits_find(&app->hits, over);
    char first[16];
    int number = 0;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strcmp(over, names[i].id) == 0 && (hit == NULL || hit->enabled || hit->reason[0] == 0)) {
            text_copy(text, 120, ui_word(app, names[i].word));
            return;
        }
    if (strcmp(over, "button:play") == 0) {
        text_copy(text, 120, ui_word(app, screen->playing ? UI_REPLAY_PAUSE : UI_REPLAY_PLAY));
    } else if (sscanf(over, "mark:%d", &number) == 1) {
        snprintf(first, sizeof first, "%u", replay->mark[number - 1].round);
        say_mark(app, &replay->mark[number - 1], text);
    } else if (sscanf(over, "front:%d", &number) == 1) {
        ui_fill(app, text, 120, UI_REPLAY_FRONT, STR("name", seat_name(app, (Seat)(number - 1))));
    } else if (hit != NULL && !hit->enabled && hit->reason[0] != 0) {
        text_copy(text, 120, hit->reason);
    } else {
        snprintf(first, sizeof first, "%d", replay->at);
        ui_fill(app, text, 120, UI_REPLAY_POSITION, STR("at", first), NUM("count", replay->count));
    }
}

// At the end of all who has won takes the place of where that is, unless many names need more room.
static void say_winner(const App *app, const GfxStyle *style, char text[120]) {
    char who[120];
    GfxStyle least = *style;
    least.size = 12 * gfx_layout(app->gfx).scale;
    if (app->input.hover[0] == 0 && !app->input.focus_shown && replay_says_winner(app, who, sizeof who) &&
        gfx_text_width(app->gfx, &least, who) <= text_rect(app).w)
        text_copy(text, 120, who);
}

static void draw_seats(App *app, const ReplayScreen *screen) {
    for (Seat seat = 0; seat < session_options(app->session)->setup.seats; seat++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "front:%d", seat + 1);
        widget_button(app, id, &(Button){.look = BUTTON_QUIET, .on = seat == screen->table.front});
        const Hit *hit = hits_find(&app->hits, id);
        const int palette = seat_palette(app, seat);
        const float em = app_px(app, 22);
        if (hit != NULL)
            emblem_at(app, palette, hit->rect.x + (hit->rect.w - em) / 2,
                      hit->rect.y + (hit->rect.h - em) / 2, em, palette_faction(palette)->main);
    }
}

static void draw_buttons(App *app, const ReplayScreen *screen) {
    static const char *const speeds[REPLAY_SPEEDS] = {"½×", "1×", "2×", "4×"};
    const bool open = screen->table.view.viewer != SEAT_NONE;
    widget_button(app, "button:step_back",
                  &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/caret-left.svg"});
    widget_button(
        app, "button:play",
        &(Button){.look = screen->told ? BUTTON_PLAIN : BUTTON_PRIMARY, // the question has its own
                  .icon = screen->playing ? "icons/phosphor/pause.svg" : "icons/phosphor/play.svg"});
    widget_button(app, "button:step",
                  &(Button){.look = BUTTON_QUIET, .icon = "icons/phosphor/caret-right.svg"});
    widget_button(
        app, "button:speed",
        &(Button){.look = BUTTON_QUIET, .text = speeds[screen->speed], .text_size = 18, .tight = true});
    widget_button(app, "button:why",
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/lightbulb.svg", .on = screen->why});
    widget_button(app, "button:open",
                  &(Button){.look = BUTTON_PLAIN,
                            .icon = open ? "icons/phosphor/eye.svg" : "icons/phosphor/eye-slash.svg",
                            .text = ui_word(app, UI_REPLAY_OPEN),
                            .text_size = 17,
                            .on = open});
    widget_button(app, "button:continue",
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, UI_REPLAY_CONTINUE), .text_size = 17});
}

void replay_bar_draw(App *app, const ReplayScreen *screen) {
    const GfxLayout size = gfx_layout(app->gfx);
    const GfxRect bar = gfx_rect(0, (float)size.height, (float)size.width, (float)size.bottom);
    if (!gfx_is_visible(app->gfx, bar))
        return;
    const GfxPaint fill = paint_down(0xFF0E1728u, 0xFF070C16u);
    gfx_gradient(app->gfx, bar, &fill);
    gfx_fill(app->gfx, gfx_rect(bar.x, bar.y, bar.w, fmaxf(1, app_px(app, 1))), COLOR_LINE_STRONG);
    char text[120];
    draw_buttons(app, screen);
    draw_track(app);
    draw_seats(app, screen);
    pointed_mark_text(app, screen, text);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 16, COLOR_TEXT, GFX_CENTRE);
    say_winner(app, &style, text);
    gfx_text_fit(app->gfx, &style, 12 * size.scale, text_rect(app), text);
}

// SPDX-License-Identifier: MIT
// The result of a game of Alpha Strike: who was destroyed when, and the ships as they ended. Reads only the
// public view of the finished game.
#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/kit/track.h"
#include "app/tables/alpha_strike/screens.h"

#include <math.h>
#include <stdio.h>

#define HEIGHT 190.0F // logical
#define EDGE 14.0F
#define ART 150.0F
#define ROW 34.0F

static const ViewShip *ship_of(const void *view, const ResultLine *line) {
    return &((const StrikeView *)view)->seat[line->seat[0]];
}

// The only points are the hull that is left; destroyed ships rank by how late they fell.
void strike_result_line(const App *app, const void *view, ResultLine *line) {
    (void)app;
    line->parts = 0;
    line->equal = STRIKE_SEATS - ship_of(view, line)->place;
}

const char *strike_result_tie(const App *app, const ResultLine *first, const ResultLine *second) {
    (void)second;
    return first->wins ? NULL : app_word(app, "strike.fell_later");
}

// A seat has one ship.
const char *strike_result_painting(const App *app, const void *looks, Seat seat, int which) {
    return looks != NULL && which == 0
               ? strike_ship_painting(looks, session_options(app->session)->setup.faction[seat])
               : NULL;
}

float strike_result_height(const void *view, const ResultLine *line, float width) {
    (void)view, (void)line, (void)width;
    return HEIGHT;
}

// True if several ships are left.
static bool is_draw(const StrikeView *view) {
    int left = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        left += view->seat[seat].winner;
    return left > 1;
}

static void draw_place(App *app, const ViewShip *ship, bool drawn, GfxRect area) {
    char text[80];
    if (ship->winner && drawn)
        text_copy(text, sizeof text, app_word(app, "strike.drawn"));
    else if (ship->winner)
        text_copy(text, sizeof text, app_word(app, "strike.survived"));
    else
        say_number(app, text, sizeof text, "strike.place", ship->place);
    words_fit(app, area, GFX_FONT_DISPLAY, 20, 14, ship->winner ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_LEFT,
              text);
}

void strike_draw_result(App *app, const void *looks, const void *view, const ResultLine *line, float told,
                        GfxRect area) {
    const ViewShip *ship = ship_of(view, line);
    const StrikeRules *rules = app->catalog->rules;
    const float art = fminf(ART, fminf(area.h - 2 * EDGE, area.w * 0.4F)), left = area.x + art + 2 * EDGE;
    const float width = area.x + area.w - left - EDGE;
    (void)looks, (void)told;
    strike_draw_ship(app, ship->ship, widget_rect(app, area.x + EDGE, area.y + EDGE, art, art),
                     (float)ship->power[TRACK_SHIELD] / (float)rules->track_max, ship->alive ? 0 : 1);
    draw_place(app, ship, is_draw(view), widget_rect(app, left, area.y + EDGE, width, 28));
    for (uint8_t track = 0; track <= TRACKS; track++) {
        const int now = track < TRACKS ? ship->power[track] : ship->hull;
        draw_track(app, widget_rect(app, left, area.y + EDGE + 30 + ROW * (float)track, width, ROW - 6),
                   &(Track){.sign = strike_track_sign(track),
                            .color = strike_track_color(track),
                            .now = now,
                            .then = now,
                            .most = track < TRACKS ? rules->track_max : ship->hull_max});
    }
}

// SPDX-License-Identifier: MIT
// The pause for thought before a computer's command is shown (AppSettings.computer_beat), so that commands
// can be told apart. A computer that does think (SESSION_THINKING) glows for as long as that takes, and that
// time is deducted.
#include "app/kit/draw.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "engine/game_facts.h"

#include <math.h>

#define PULSE_MS 900.0F // of the chip
#define DOT_MS 320      // until the next dot
#define GOES_ON 0.15F   // part of the pause before what follows in the same turn

void thinking_follow(const App *app, CardTable *table) {
    const bool thinks = session_stage(app->session) == SESSION_THINKING;
    if (!table->thinks)
        table->beat_from = app->now;
    table->beat_of = thinks ? session_to_act(app->session) : SEAT_NONE;
    table->thinks = thinks;
}

// The pause for this seat, less the time it has just thought.
static float left(const App *app, const CardTable *table, Seat seat) {
    const float beat = (float)app->settings.computer_beat;
    const float thought = table->beat_of == seat ? (float)(app->now - table->beat_from) : 0;
    return fmaxf(0, beat - thought);
}

// Whether the history tells anything of the command: an answer that changes nothing needs no thought.
static bool is_told(const App *app, const CardTable *table) {
    for (int i = 0; i < session_event_count(app->session); i++) {
        const Event event = session_event(app->session, i);
        if (game_story(table->game->game)->tells(&event))
            return true;
    }
    return false;
}

float thinking_begin(const App *app, CardTable *table) {
    const Seat seat = session_shown_seat(app->session);
    const bool thinks = !table->recap && seat != SEAT_NONE && !session_is_person(app->session, seat) &&
                        !session_is_watched(app->session) && app->settings.computer_beat > 0 &&
                        table->timeline.speed > 0;
    const Event first = session_event(app->session, 0);
    const bool told = is_told(app, table);
    const Seat turn = game_story(table->game->game)->turn(table->view.bytes);
    const float part = turn != table->thought ? 1 : table->game->show->runs(table, &first) ? 0 : GOES_ON;
    const float beat = thinks && told && table->game->show->beats(&first) ? left(app, table, seat) * part : 0;
    if (told)
        table->thought = turn;
    table->thinks = false;
    if (beat <= 0)
        table->beat_of = SEAT_NONE;
    else if (table->beat_of != seat)
        table->beat_from = app->now;
    if (beat > 0)
        table->beat_of = seat;
    return beat;
}

static void end(App *app, CardTable *table) {
    table->beat_of = SEAT_NONE;
    app_request_layout(app);
}

bool thinking_update(App *app, CardTable *table) {
    if (table->beat_of == SEAT_NONE)
        return false;
    if (!table->thinks && app->now >= table->pause_until) {
        end(app, table);
        return false;
    }
    if (!app->settings.reduced_motion)
        gfx_damage(app->gfx, gfx_inset(table->layout.top_bar, -lpx(table, THINKING_GLOW * GFX_BLUR_REACH)));
    return true;
}

bool thinking_skip(App *app, CardTable *table) {
    if (table->beat_of == SEAT_NONE || table->thinks)
        return false;
    table->pause_until = 0;
    end(app, table);
    return true;
}

int thinking_dots(const App *app, const CardTable *table, Seat seat) {
    if (table->beat_of == SEAT_NONE || table->beat_of != seat)
        return 0;
    return app->settings.reduced_motion ? THINKING_DOTS
                                        : 1 + (int)((app->now - table->beat_from) / DOT_MS % THINKING_DOTS);
}

float thinking_glow(const App *app, const CardTable *table, Seat seat) {
    if (table->beat_of == SEAT_NONE || table->beat_of != seat)
        return 0;
    if (app->settings.reduced_motion)
        return 0.6F;
    const float part = (float)(app->now - table->beat_from) / PULSE_MS;
    return 0.45F - 0.45F * cosf(part * 6.2831853F);
}

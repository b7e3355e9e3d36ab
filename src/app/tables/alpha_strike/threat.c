// SPDX-License-Identifier: MIT
// Counts down the moment in which an attack without an answer is seen before it lands.
#include "app/tables/alpha_strike/threat.h"

#include <math.h>

#define SEEN_MS 2400.0F // in the first rounds, …
#define STEADY_ROUNDS 3
#define QUICKER_MS 100.0F // … then so much less in each further one, …
#define QUICK_ROUNDS 7    // … of so many: one knows by then what to look at
#define FATAL_MS 2800.0F
#define LEAST_MS 300.0F // so long no click ends it: it was meant for what was shown before
#define FRAME_MS 100.0F // a longer gap is no time in which it was seen

static bool is_on(const CardTable *table) {
    return own(table)->threat.left > 0;
}

float strike_threat_left(const CardTable *table) {
    const StrikeThreat *threat = &own(table)->threat;
    return is_on(table) ? threat->left / threat->ms : 0;
}

float strike_held_left(const App *app, const CardTable *table) {
    (void)app;
    return strike_threat_left(table);
}

bool strike_threat_is_fatal(const CardTable *table) {
    const StrikeForecast *hit = &own(table)->hit;
    return hit->kind == FORECAST_ANSWER && hit->target == table->front && hit->lands > 0 &&
           hit->hull[table->front] == 0;
}

static float seen_ms(const CardTable *table) {
    const int more = (int)seen(table)->round - STEADY_ROUNDS;
    return SEEN_MS - QUICKER_MS * fmaxf(0, fminf((float)more, QUICK_ROUNDS));
}

// Real time at the speed of the animation: how fast others play has nothing to do with it.
static void begin(App *app, CardTable *table, int command) {
    const bool fatal = strike_threat_is_fatal(table);
    const float ms = (fatal ? FATAL_MS : seen_ms(table)) / app->settings.animation_speed;
    own(table)->threat = (StrikeThreat){.ms = ms, .left = ms, .last = app->now, .command = command};
    if (fatal)
        app_play(app, SOUND_ALARM);
}

bool strike_threat_holds(App *app, CardTable *table) {
    StrikeThreat *threat = &own(table)->threat;
    const int command = match_log_count(session_match(app->session)) + 1; // the one that takes the hit
    if (seen(table)->phase != PHASE_RESPOND || app->settings.animation_speed <= 0 ||
        (own(table)->hit.lands <= 0 && own(table)->hit.amount <= 0))
        return false;
    if (threat->command != command)
        begin(app, table, command);
    threat->left -= fminf((float)(app->now - threat->last), FRAME_MS);
    threat->last = app->now;
    return is_on(table);
}

void strike_threat_update(App *app, CardTable *table) {
    StrikeThreat *threat = &own(table)->threat;
    if (is_on(table) &&
        (app->session == NULL || match_log_count(session_match(app->session)) + 1 != threat->command))
        threat->left = 0;
    const int pixel = (int)ceilf(strike_threat_left(table) * own(table)->layout.lane.slot.w);
    if (pixel == threat->drawn)
        return;
    threat->drawn = pixel;
    gfx_damage(app->gfx, own(table)->layout.lane.slot);
}

bool strike_threat_moves(const CardTable *table) {
    return is_on(table) && table->overlay == OVERLAY_NONE;
}

bool strike_threat_skip(App *app, CardTable *table) {
    StrikeThreat *threat = &own(table)->threat;
    if (!strike_threat_moves(table))
        return false;
    if (threat->ms - threat->left >= LEAST_MS) {
        threat->left = 0;
        app_request_update(app);
    }
    return true;
}

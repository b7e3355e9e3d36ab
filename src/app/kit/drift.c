// SPDX-License-Identifier: MIT
// Progress of the settle animation, computed from the clock.
#include "app/kit/drift.h"

#include <math.h>

#define DRIFT_MS 1600.0F

void drift_begin(Drift *drift, App *app) {
    const bool still = app->settings.reduced_motion || app->settings.animation_speed <= 0;
    drift->since = still ? 0 : app->now;
}

float drift_part(const Drift *drift, const App *app) {
    return drift->since > 0 ? fminf((float)(app->now - drift->since) / DRIFT_MS, 1) : 1;
}

bool drift_update(Drift *drift, App *app, GfxRect where) {
    if (drift->since == 0 || where.w <= 0)
        return false;
    gfx_damage(app->gfx, where);
    if (drift_part(drift, app) >= 1)
        drift->since = 0;
    return drift->since > 0;
}

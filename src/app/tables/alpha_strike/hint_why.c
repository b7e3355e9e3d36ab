// SPDX-License-Identifier: MIT
// Why a hint advises a command, and what its number comes from: what an attack would take if nobody answers,
// and in what the seat is ahead of the others or behind them.
#include "app/tables/alpha_strike/table.h"
#include "games/alpha_strike/forecast.h"
#include "play/advice.h"

#include <stdio.h>
#include <string.h>

static bool say_hit(const App *app, const StrikeView *view, const Command *command, char *out, size_t size) {
    Prediction then;
    if (strike_predict(strike_rules(app), view, command, &then) != VERDICT_OK || then.hit.lands == 0 ||
        then.hit.attacker != view->viewer)
        return false;
    app_fill(app, out, size,
             then.hit.kills         ? "advice.why_kills"
             : then.hit.to_hull > 0 ? "advice.why_hull"
                                    : "advice.why_shields",
             STR("name", seat_name(app, then.hit.target)), NUM("number", then.hit.damage),
             NUM("hull", then.hit.to_hull));
    return true;
}

enum {
    STAND_HULL,
    STAND_SHIELDS,
    STAND_POWER,
    STAND_CARDS,
    STANDS
};

static int stands_with(const ViewShip *ship, int what) {
    switch (what) {
    case STAND_HULL:
        return ship->hull;
    case STAND_SHIELDS:
        return ship->power[TRACK_SHIELD];
    case STAND_POWER:
        return ship->power[TRACK_WEAPON] + ship->power[TRACK_ENGINE];
    default:
        return ship->hand_count;
    }
}

// The mean of all others that fly.
static int others_stand(const StrikeView *view, Seat seat, int what) {
    int sum = 0, ships = 0;
    for (Seat other = 0; other < view->seats; other++)
        if (other != seat && view->seat[other].alive) {
            sum += stands_with(&view->seat[other], what);
            ships++;
        }
    return ships > 0 ? (2 * sum + ships) / (2 * ships) : 0;
}

// In what the seat is most ahead, or behind, as its number says.
static bool say_stand(const App *app, const StrikeView *view, const Advice *advice, char *out, size_t size) {
    static const char *const keys[STANDS] = {"advice.stand_hull", "advice.stand_shields",
                                             "advice.stand_power", "advice.stand_cards"};
    const int sign = advice->best[0].expected < 0 ? -1 : 1;
    int most = 0, found = STANDS;
    for (int what = 0; what < STANDS; what++) {
        const int ahead =
            stands_with(&view->seat[advice->seat], what) - others_stand(view, advice->seat, what);
        if (sign * ahead > most) {
            most = sign * ahead;
            found = what;
        }
    }
    if (found == STANDS)
        return false;
    app_fill(app, out, size, keys[found], NUM("own", stands_with(&view->seat[advice->seat], found)),
             NUM("other", others_stand(view, advice->seat, found)));
    return true;
}

bool strike_hint_why(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                     size_t size) {
    const StrikeView *view = (const StrikeView *)(const void *)advice->view.bytes;
    char stand[160];
    (void)table;
    if (advice->seat >= view->seats || view->viewer != advice->seat)
        return false;
    const bool hits = say_hit(app, view, &advice->best[0].command, out, size);
    if (!say_stand(app, view, advice, stand, sizeof stand))
        return hits;
    const size_t used = hits ? strlen(out) : 0;
    snprintf(out + used, size - used, "%s%s", hits ? " " : "", stand);
    return true;
}

// SPDX-License-Identifier: MIT
// Which sound belongs to which event of Alpha Strike. Everybody at the table hears it: it depends on nothing
// that only some may know.
#include "app/tables/alpha_strike/table.h"

void strike_hear(App *app, const Event *event, const void *before, const void *after) {
    (void)app, (void)event, (void)before, (void)after;
}

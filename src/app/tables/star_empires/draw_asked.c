// SPDX-License-Identifier: MIT
// What is asked about, in the side panel: a move that threatens, a roll, a meeting, what is shown.
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/inspect_facts.h"

void empires_draw_asked(App *app, const CardTable *table, SideKind kind) {
    (void)app, (void)table, (void)kind;
}

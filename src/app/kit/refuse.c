// SPDX-License-Identifier: MIT
// No drag goes back without a word: why a card can't be taken up now, and why it does not stay where it was
// let go. What the rules have to say comes from them (table_ask_why), the rest is said here.
#include "app/kit/table.h"

#include <string.h>

static bool is_said(const CardTable *table) {
    return table->notice[0] != 0;
}

// Regions of the hand put a card back: whoever lets it go there has thought better of it.
static bool puts_back(const CardTable *table, const Gesture *gesture, const Hit *over) {
    return strcmp(gesture->id, gesture->over) == 0 || (over != NULL && over->tag.kind == TAG_HAND) ||
           gfx_contains(table->layout.hand, gesture->x, gesture->y);
}

// What a click there says.
static void say_as_click(App *app, CardTable *table, const Gesture *gesture, const Hit *over) {
    Gesture on = {.kind = GESTURE_CLICK, .x = gesture->x, .y = gesture->y};
    memcpy(on.id, over->id, sizeof on.id);
    table_gesture(app, table, &on);
}

void table_refuse_drop(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *over = hits_find(&app->hits, gesture->over);
    table->aimed = false; // what was said while the card was held over it stays now
    if (puts_back(table, gesture, over)) {
        table_notice(app, table, NULL);
        return;
    }
    if (over != NULL && over->takes_drop && !over->enabled)
        say_as_click(app, table, gesture, over);
    const Hit *held = hits_find(&app->hits, gesture->id);
    if (!is_said(table) && held != NULL)
        table->game->refuse(app, table, held);
    if (!is_said(table))
        table_notice(app, table, ui_word(app, UI_TABLE_NOT_THERE));
}

void table_refuse_drag(App *app, CardTable *table, const Hit *hit) {
    if (hit->tag.kind != TAG_HAND || hit->card == NONE || table->showing || table->overlay != OVERLAY_NONE)
        return;
    table_notice(app, table, NULL);
    if (table_deciding(app))
        table->game->refuse(app, table, hit);
    if (!is_said(table) && session_stage(app->session) != SESSION_SCORING)
        table_notice(app, table, ui_word(app, table_deciding(app) ? UI_TABLE_NOT_ASKED : UI_TABLE_NOT_NOW));
}

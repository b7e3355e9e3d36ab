// SPDX-License-Identifier: MIT
// Pressing what is on the screen while one's own move is still being shown. A button is the same if it has
// the same name and label; a card if it is drawn under the pointer and its region is there afterwards;
// anything else if it had the same place before the move.
#include "app/kit/press_through.h"

#include "app/kit/game_hands.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "core/hash.h"
#include "play/session.h"

#include <string.h>

static uint64_t region_hash(const Hit *hit) {
    const float place[] = {hit->rect.x, hit->rect.y, hit->rect.w, hit->rect.h};
    const uint64_t hash = hash_bytes(hit->id, strlen(hit->id), 1);
    return hash_bytes(place, sizeof place, hash_bytes(&hit->card, sizeof hit->card, hash));
}

void press_through_note(const App *app, CardTable *table) {
    PressThrough *through = table->through;
    if (table->showing || table->overlay != OVERLAY_NONE || !table_deciding(app) ||
        table->game->hands->picked(table))
        return;
    ActionBox box;
    action_state(app, table, &box);
    through->front = table->front;
    through->buttons = box.count;
    memcpy(through->button, box.button, sizeof box.button);
    through->regions = 0;
    for (int i = 0; i < app->hits.count; i++)
        if (!app->hits.item[i].settles)
            through->region[through->regions++] = region_hash(&app->hits.item[i]);
}

bool press_through_is_on(const App *app, const CardTable *table) {
    return table->showing && !table->recap && table->overlay == OVERLAY_NONE &&
           !session_is_watched(app->session) && table->through->front == table->front &&
           session_shown_seat(app->session) == table->front && session_to_act(app->session) == table->front &&
           !table->game->show->telling(table);
}

// It is what is being shown, and could not be pressed again.
static bool is_done(const App *app, const ActionButton *button) {
    const Match *match = session_match(app->session);
    const int count = match_log_count(match);
    return button->once && button->has_command && count > 0 &&
           match_log(match, count - 1)->command.verb == button->command.verb;
}

void press_through_add_buttons(const App *app, const CardTable *table, ActionBox *box) {
    if (!press_through_is_on(app, table))
        return;
    box->count = 0;
    for (int i = 0; i < table->through->buttons; i++)
        if (!is_done(app, &table->through->button[i]))
            box->button[box->count++] = table->through->button[i];
}

// ---- what a press is on

// The topmost card drawn there; NONE: there is none.
static uint8_t card_drawn_at(const CardTable *table, float x, float y) {
    uint8_t card = NONE;
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &table->scene.sprite[i];
        if (sprite->used && !sprite->leaving && gfx_contains(sprite_rect(sprite), x, y))
            card = sprite->now.card;
    }
    return card;
}

static bool was_there(const PressThrough *through, const Hit *hit) {
    const uint64_t hash = region_hash(hit);
    bool there = false;
    for (int i = 0; i < through->regions; i++)
        there |= through->region[i] == hash;
    return there;
}

static const ActionButton *button_called(const ActionButton *buttons, int count, const char *id) {
    for (int i = 0; i < count; i++)
        if (strcmp(buttons[i].id, id) == 0)
            return &buttons[i];
    return NULL;
}

// The button is in the box again and says the same.
static bool says_the_same(const App *app, const CardTable *table, const PressThrough *through,
                          const char *id) {
    ActionBox box;
    action_state(app, table, &box);
    const ActionButton *before = button_called(through->button, through->buttons, id),
                       *now = button_called(box.button, box.count, id);
    return before != NULL && now != NULL && strcmp(before->text, now->text) == 0;
}

bool press_through(App *app, CardTable *table, const Gesture *gesture, Gesture *again) {
    const bool on_button = gesture->hit != NULL && gesture->hit->settles;
    const bool may_count = on_button || (gesture->hit == NULL && !gesture->by_key &&
                                         !guard_is_stray_click(&app->guard, app->now));
    if (!may_count || !press_through_is_on(app, table))
        return false;
    const uint8_t card = card_drawn_at(table, gesture->x, gesture->y);
    const PressThrough before = *table->through; // following the session notes what there is then
    *again = *gesture;
    again->hit = NULL;
    table_show_skip(app, table);
    table->showing = false;
    session_finish_showing(app->session);
    table_follow(app, table);
    app_request_layout(app);
    if (table->showing || !table_deciding(app))
        return true;
    const Hit *hit =
        on_button ? hits_find(&app->hits, gesture->id) : hits_at(&app->hits, gesture->x, gesture->y);
    const bool same = hit != NULL && (on_button      ? says_the_same(app, table, &before, gesture->id)
                                      : card != NONE ? hit->card == card
                                                     : was_there(&before, hit));
    if (same && !guard_is_too_early(&app->guard, hit, app->now)) {
        text_copy(again->id, sizeof again->id, hit->id);
        again->hit = hit;
    }
    return true;
}

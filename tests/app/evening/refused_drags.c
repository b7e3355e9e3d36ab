// SPDX-License-Identifier: MIT
// Observes that every rejected drag explains itself. Hand cards are dropped on every place: either that is a
// legal command and the game goes on with it, or the card returns to the hand, or it joins another card, or a
// sentence with a sound says why not, beside the pointer and never under the dragged card.
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "observer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DRAGS 10         // at a rest
#define REFUSED_LEAST 61 // at each table
#define ON_HAND_LEAST 4

static int done, refused, on_hand, denied; // at this table
static int short_of;                       // tables at which there were too few

static void hear(void *self, SoundKind kind, int step, int volume) {
    (void)self, (void)step, (void)volume;
    denied += kind == SOUND_REFUSED;
}

static void hear_music(void *self, MusicPiece piece, int volume) {
    (void)self, (void)piece, (void)volume;
}

static void hear_no_more(void *self) {
    (void)self;
}

static Session *session(void) {
    return evening_app->session;
}

static void give(Gesture gesture) {
    gesture_find(&gesture, &evening_app->hits);
    table_screen.gesture(evening_app, evening_table(), &gesture);
}

static Gesture at_hit(GestureKind kind, const Hit *from, const Hit *to) {
    Gesture gesture = {.kind = kind,
                       .x = to->rect.x + to->rect.w / 2,
                       .y = to->rect.y + to->rect.h / 2,
                       .press_x = from->rect.x + 4,
                       .press_y = from->rect.y + 4};
    memcpy(gesture.id, from->id, sizeof gesture.id);
    memcpy(gesture.over, to->id, sizeof gesture.over);
    return gesture;
}

static const Hit *any(Rng *rng, const char *prefix) {
    const Hits *hits = &evening_app->hits;
    for (int tries = 0; tries < 400; tries++) {
        const Hit *hit = &hits->item[rng_below(rng, (uint32_t)hits->count)];
        if (strncmp(hit->id, prefix, strlen(prefix)) == 0)
            return hit;
    }
    return NULL;
}

static bool overlap(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// What is said of a place while a card is held over it lies beside the card.
static void check_held(const char *what) {
    const CardTable *table = evening_table();
    if (!table->drag.on)
        return;
    const GfxRect bubble = bubble_rect(evening_app, table),
                  card = sprite_rect(&table->scene.sprite[table->drag.sprite]);
    ck_assert_msg((bubble.w > 0) == (table->aimed && table->notice[0] != 0), "%s: held without a word", what);
    ck_assert_msg(bubble.w <= 0 || !overlap(bubble, card), "%s: the word lies on the card", what);
}

// After a refused drop the reason stands at the pointer, whole on the screen.
static void check_bubble(const char *what, float x, float y) {
    const CardTable *table = evening_table();
    const GfxRect bubble = bubble_rect(evening_app, table), window = table->layout.window;
    ck_assert_msg(bubble.w > 0 && strcmp(table->bubble.text, table->notice) == 0, "%s: no bubble", what);
    ck_assert_msg(!gfx_contains(bubble, x, y), "%s: the bubble lies under the pointer", what);
    ck_assert_msg(x > bubble.x - 80 && x < bubble.x + bubble.w + 80 && y > bubble.y - 80 &&
                      y < bubble.y + bubble.h + 80,
                  "%s: the bubble is far from the pointer", what);
    ck_assert_msg(bubble.x >= 0 && bubble.y >= 0 && bubble.x + bubble.w <= window.w &&
                      bubble.y + bubble.h <= window.h,
                  "%s: the bubble leaves the window", what);
}

// Drags a card there. What must hold afterwards.
static void drag(const Hit *from, const Hit *to) {
    CardTable *table = evening_table();
    const unsigned version = session_version(session());
    const bool home = strcmp(from->id, to->id) == 0, in_hand = to->tag.kind == TAG_HAND;
    char what[2 * HIT_ID_MAX + 16];
    snprintf(what, sizeof what, "%s dropped on %s", from->id, to->id);
    table_notice(evening_app, table, NULL);
    table->aimed = false;
    const Gesture start = at_hit(GESTURE_DRAG_START, from, from), move = at_hit(GESTURE_DRAG_MOVE, from, to),
                  drop = at_hit(GESTURE_DROP, from, to);
    give(start);
    evening_step(40);
    const bool lifted = table->drag.on;
    give(move);
    check_held(what);
    give(drop);
    if (session_version(session()) != version) {
        done++;
        return;
    }
    ck_assert_msg(!table->drag.on, "%s: still held", what);
    if (home || (!in_hand && gfx_contains(table->layout.hand, drop.x, drop.y)) ||
        table->game->hands->picked(table))
        return;
    ck_assert_msg(table->notice[0] != 0, "%s: nothing is said", what);
    check_bubble(what, lifted ? drop.x : start.x, lifted ? drop.y : start.y);
    on_hand += in_hand;
    // It is still said when the pointer has come to rest there.
    give((Gesture){.kind = GESTURE_HOVER, .x = drop.x, .y = drop.y});
    ck_assert_msg(table->notice[0] != 0, "%s: it was said for a moment only", what);
    refused++;
}

static bool enough(void) {
    // Not of those that follow at once is something heard, and not of what is only said.
    return done > 1 && refused >= REFUSED_LEAST && on_hand >= ON_HAND_LEAST && denied > refused / 4;
}

static bool wants_more(void) {
    return !enough();
}

static void begin(int table) {
    if (table > 0 && !enough()) {
        fprintf(stderr, "table %d: %d done, %d refused, %d on the hand, %d heard\n", table - 1, done, refused,
                on_hand, denied);
        short_of++;
    }
    done = refused = on_hand = denied = 0;
}

static void listen(void) {
    const SoundOutput output = {
        .play = hear, .music = hear_music, .stop = hear_no_more, .close = hear_no_more};
    sound_open(&evening_app->sound, &output);
    sound_set_volumes(&evening_app->sound, 100, 0);
}

static bool some_drags(Rng *rng) {
    const unsigned version = session_version(session());
    for (int drags = 0; drags < DRAGS && wants_more(); drags++) {
        const Hit *from = evening_table() != NULL ? any(rng, "hand:") : NULL;
        const Hit *to = evening_table() != NULL ? any(rng, "") : NULL;
        if (from == NULL || evening_table()->showing || session_stage(session()) == SESSION_SCORING)
            break;
        drag(from, to);
        if (session_version(session()) != version)
            return true;
        evening_run();
    }
    return false;
}

// It is only heard meanwhile: with sound there is one button more.
static bool every_drop_is_a_command_or_is_explained(Rng *rng, int number) {
    if (number % 2 == 0 || !wants_more())
        return false;
    listen();
    const bool moved = some_drags(rng);
    sound_close(&evening_app->sound);
    app_request_layout(evening_app);
    return moved;
}

static bool seen(void) {
    begin(tested_game()->table_count);
    return short_of == 0;
}

const EveningObserver evening_refused_drags = {.name = "refused drags",
                                               .table = begin,
                                               .rest = every_drop_is_a_command_or_is_explained,
                                               .wants_more = wants_more,
                                               .seen = seen};

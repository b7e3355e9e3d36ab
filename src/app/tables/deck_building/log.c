// SPDX-License-Identifier: MIT
// The history in sentences, one per item of the game's log, from the texts "event.…". They name seats, never
// "you": everybody reads the same.
#include "app/tables/deck_building/table.h"

#include "app/kit/say.h"
#include "gfx/text.h"

#include <stdio.h>
#include <stdlib.h>

static const CardDef *card_of(const App *app, const Event *event) {
    return event->card < building_rules(app)->card_count ? &building_rules(app)->card[event->card] : NULL;
}

// "+2 Attack".
static void write_change(const void *looks, uint8_t stat, int by, char *out, size_t size) {
    snprintf(out, size, "%s%d %s", by < 0 ? "\xE2\x88\x92" : "+", abs(by), building_stat_name(looks, stat));
}

void building_list_stats(const void *looks, const CardDef *card, char *out, size_t size) {
    char word[64];
    for (uint8_t i = 0; i < STATS; i++)
        if (card->stat[i] != 0) {
            write_change(looks, i, card->stat[i], word, sizeof word);
            say_in_list(out, size, word);
        }
}

static void what_of(const App *app, const void *looks, const Event *event, char out[160]) {
    const CardDef *card = card_of(app, event);
    out[0] = 0;
    if (event->kind == EVENT_STAT && event->row < STATS)
        write_change(looks, event->row, event->amount, out, 160);
    else if (event->kind == EVENT_PLAYED && card != NULL)
        building_list_stats(looks, card, out, 160);
}

static int number_of(const App *app, const Event *event) {
    const CardDef *card = card_of(app, event);
    const bool won = event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED;
    return won && card != NULL ? card->points : event->amount;
}

// {number}: how much; {other}: the target seat; {absorbed}: by shields; {damage}: afterwards; {what}: the
// stat that changes, and by how much, or what a played card adds.
void building_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const Event *event = &item->event;
    char card[96] = "", what[160];
    Seat owner;
    if (building_line_card(app, item, &owner) != NONE)
        snprintf(card, sizeof card, GFX_STRONG_ON "%s" GFX_STRONG_OFF,
                 building_whole_name(looks, event->card));
    what_of(app, looks, event, what);
    app_fill(app, text, LOG_LINE_MAX,
             event->kind == EVENT_PLAYED && what[0] != 0 ? "event.played_for" : building_line_key(event),
             STR("seat", say_seat(app, event->seat)),
             STR("other", event->kind == EVENT_SHOT || event->kind == EVENT_DOWNED
                              ? say_seat(app, event->to_row)
                              : ""),
             STR("card", card), NUM("number", number_of(app, event)), NUM("absorbed", event->amount2),
             NUM("damage", event->amount3), STR("what", what));
}

uint8_t building_line_card(const App *app, const GameLogItem *item, Seat *owner) {
    *owner = item->event.seat;
    return item->event.card < building_rules(app)->card_count ? item->event.card : NONE;
}

// SPDX-License-Identifier: MIT
// The history in sentences, one per item of the game's log, from the texts "event.…". They name seats, never
// "you": everybody reads the same.
#include "app/tables/star_empires/events.h"

#include "app/kit/say.h"
#include "gfx/text.h"

#include <stdio.h>

static const char *place_name(const App *app, const void *looks, uint8_t place) {
    const EmpiresRules *rules = empires_rules(app);
    const SetupOptions *setup = &session_options(app->session)->setup;
    const Chart *chart = chart_for(rules, setup->map, setup->seats);
    return place < chart->places ? empires_territory_name(looks, chart->territory[place]) : "";
}

static const char *function_name(const App *app, const void *looks, uint8_t function) {
    const uint8_t card = (uint8_t)(function & ~CARD_MARKED);
    return function != NONE && card < empires_rules(app)->card_count ? empires_card_name(looks, card) : "";
}

// What was built in a system, which dice were needed, or what a card was used as.
static const char *what_of(const App *app, const void *looks, const Event *event, char buffer[16]) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_BUILT_MARK:
        return event->to_row < MARKS ? empires_mark_name(looks, (Mark)event->to_row) : "";
    case EVENT_PLAYED:
        return function_name(app, looks, event->to_at);
    case EVENT_ROLLED:
        snprintf(buffer, 16, "%d", event->amount3);
        return buffer;
    default:
        return "";
    }
}

uint8_t empires_unit_told(const EmpiresRules *rules, const Event *event) {
    uint8_t unit = event->at;
    int kinds = 0;
    if (event->kind != EVENT_BUILT || unit != NONE)
        return unit;
    for (uint8_t i = 0; i < rules->unit_count; i++)
        if (rules->unit[i].cost == event->amount && rules->unit[i].kind != UNIT_BASE) {
            unit = i;
            kinds++;
        }
    return kinds == 1 ? unit : NONE;
}

// {number} and {more}: amounts; {units}: that many units; {what}: see above.
void empires_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const EmpiresRules *rules = empires_rules(app);
    Event told = item->event;
    told.at = empires_unit_told(rules, &told);
    const Event *event = &told;
    char card[96] = "", place[96], to[96], buffer[16], units[64];
    if (event->card < rules->card_count)
        snprintf(card, sizeof card, GFX_STRONG_ON "%s" GFX_STRONG_OFF, empires_card_name(looks, event->card));
    snprintf(place, sizeof place, GFX_STRONG_ON "%s" GFX_STRONG_OFF, place_name(app, looks, event->row));
    snprintf(to, sizeof to, GFX_STRONG_ON "%s" GFX_STRONG_OFF, place_name(app, looks, event->to_row));
    say_number(app, units, sizeof units, event->amount == 1 ? "empires.battle.unit" : "empires.battle.units",
               event->amount);
    app_fill(app, text, LOG_LINE_MAX, empires_line_key(event), STR("seat", say_seat(app, event->seat)),
             STR("other", say_seat(app, event->owner)), STR("card", card), STR("place", place), STR("to", to),
             NUM("number", event->amount), NUM("more", event->amount2),
             STR("unit", event->at < rules->unit_count ? empires_unit_name(looks, event->at) : ""),
             STR("units", units), STR("what", what_of(app, looks, event, buffer)));
}

// SPDX-License-Identifier: MIT
// The words on the cards of Wreckers, prepared once per language, and the lines of its history.
#include "table.h"

#include "app/kit/say.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct Looks {
    char text[KINDS_MAX][160];
} Looks;

// Of the die, or how many cards a signal turns up.
void *wreckers_looks_open(const App *app) {
    const WreckersRules *rules = app->catalog->rules;
    Looks *looks = calloc(1, sizeof *looks);
    for (uint8_t kind = 0; kind < rules->kind_count && looks != NULL; kind++) {
        const CardDef *card = &rules->card[kind];
        char key[64];
        snprintf(key, sizeof key, "card.%s.text", card->id);
        app_fill(app, looks->text[kind], sizeof looks->text[kind], key,
                 NUM("amount", card->does == DOES_STORM ? card->amount : rules->turned_up));
    }
    return looks;
}

void wreckers_looks_close(void *looks) {
    free(looks);
}

CardLook wreckers_look(const void *looks, const App *app, const CardRef *card) {
    static const uint8_t types[] = {CARD_ACTION, CARD_WEAPON, CARD_TECH, CARD_ACTION, CARD_TECH, CARD_SHIP};
    const CardDef *def = &((const WreckersRules *)app->catalog->rules)->card[card->card];
    static const char *const signs[] = {
        [DOES_STORM] = "glyphs/stat-weapon.svg", [DOES_SHOOT] = "glyphs/stat-weapon.svg",
        [DOES_PULL] = "glyphs/stat-engine.svg",  [DOES_SIGNAL] = "glyphs/stat-search.svg",
        [DOES_HIDE] = "glyphs/stat-shield.svg",  [DOES_SHINE] = "glyphs/stat-mission.svg"};
    const bool owned = app->session != NULL && card->owner < session_options(app->session)->setup.seats;
    return (CardLook){.name = card_name(app, card->card, owned ? card->owner : SEAT_NONE),
                      .text = ((const Looks *)looks)->text[card->card],
                      .power = def->rank,
                      .has_power = true,
                      .power_now = def->rank,
                      .type = types[def->does],
                      .type_sign = signs[def->does],
                      .faction = owned ? seat_palette(app, card->owner) : PALETTE_NEUTRAL};
}

static const char *key_of(const Event *event) {
    static const char *const keys[] = {
        [EVENT_PLAY] = "event.play",       [EVENT_DUMP] = "event.dump",       [EVENT_REPAIR] = "event.repair",
        [EVENT_ROLL] = "event.roll",       [EVENT_EVADE] = "event.evade",     [EVENT_HIT] = "event.hit",
        [EVENT_SPILL] = "event.spill",     [EVENT_LOST] = "event.lost",       [EVENT_GIVE] = "event.give",
        [EVENT_TURN_UP] = "event.turn_up", [EVENT_SALVAGE] = "event.salvage", [EVENT_OVER] = "event.over"};
    const bool known = event->kind < sizeof keys / sizeof keys[0] && keys[event->kind] != NULL;
    return known ? keys[event->kind] : "event.over";
}

void wreckers_sentence(const App *app, const void *looks, const GameLogItem *item, char text[LOG_LINE_MAX]) {
    const Event *event = &item->event;
    const bool named = event->card < catalog_count(app->catalog, TABLE_CARDS);
    (void)looks;
    app_fill(app, text, LOG_LINE_MAX, key_of(event), STR("seat", say_seat(app, event->seat)),
             STR("other", say_seat(app, event->row)),
             STR("card", named ? card_name(app, event->card, SEAT_NONE) : ""), NUM("number", event->amount),
             NUM("needed", event->amount2));
}

// SPDX-License-Identifier: MIT
// Game.warnings: warns about packs that are valid but probably not intended.
#include "games/star_empires/rules.h"

static bool is_on_a_map(const EmpiresRules *rules, uint8_t territory) {
    for (int map = 0; map < rules->map_count; map++)
        for (int i = 0; i < rules->map[map].place_count; i++)
            if (rules->map[map].place[i].territory == territory)
                return true;
    return false;
}

// Of two set-ups of a map for the same number of seats the last one counts.
static void doubt_setups(const EmpiresRules *rules, int map, Faults *faults) {
    const MapDef *def = &rules->map[map];
    for (int i = 0; i < def->setup_count; i++)
        for (int later = i + 1; later < def->setup_count; later++)
            if (def->setup[later].seats == def->setup[i].seats) {
                faults_add(faults, fault_path("maps.json/maps/%d/setups/%d/seats", map, i),
                           "[!unused] a later set-up of this map is for %d seats too, and counts instead",
                           def->setup[i].seats);
                break;
            }
}

static void doubt_maps(const EmpiresRules *rules, Faults *faults) {
    for (int map = 0; map < rules->map_count; map++) {
        if (rules->map[map].setup_count == 0)
            faults_add(faults, fault_path("maps.json/maps/%d/setups", map),
                       "[!unused] nobody can play on this map: \"setups\" has no number of seats");
        doubt_setups(rules, map, faults);
    }
}

static bool is_of_use(const EmpiresRules *rules) {
    for (int race = 0; race < rules->race_count; race++)
        if (rules->race[race].special_count > 0)
            return true;
    return false;
}

void empires_warnings(const void *data, Faults *faults) {
    const EmpiresRules *rules = data;
    for (uint8_t i = 0; i < rules->territory_count; i++)
        if (!is_on_a_map(rules, i))
            faults_add(faults, fault_path("maps.json/territories/%d/id", i), "[!unused] \"%s\" is on no map",
                       rules->territory[i].id);
    doubt_maps(rules, faults);
    if (rules->as_race != NONE && !is_of_use(rules))
        faults_add(faults, fault_path("deck.json/cards/%d/effects", rules->as_race),
                   "[!never] no race may use it as anything (\"special\")");
}

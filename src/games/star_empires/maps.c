// SPDX-License-Identifier: MIT
// Checks maps (neighbours are mutual, everything is reachable, every home has a way out), and prepares a
// Chart of each for every number of seats.
#include "games/star_empires/rules.h"

#include <string.h>

// The map being checked.
typedef struct Survey {
    EmpiresRules *rules;
    int index;
    const MapDef *map;
    Faults *faults;
} Survey;

static const char *name_of(const Survey *survey, uint8_t territory) {
    return territory < survey->rules->territory_count ? survey->rules->territory[territory].id : "?";
}

// NONE: not on the map.
static uint8_t find_place(const MapDef *map, uint8_t territory) {
    for (uint8_t i = 0; i < map->place_count; i++)
        if (map->place[i].territory == territory && territory != NONE)
            return i;
    return NONE;
}

// The id on this map most similar to the territory's, for "did you mean"; NULL if none is. Borrowed from the
// rules.
static const char *nearest(const Survey *survey, uint8_t territory) {
    const char *ids[PLACES_MAX];
    for (int i = 0; i < survey->map->place_count; i++)
        ids[i] = name_of(survey, survey->map->place[i].territory);
    return text_nearest(name_of(survey, territory), ids, survey->map->place_count);
}

static void not_on_map(const Survey *survey, FaultPath path, uint8_t territory) {
    const char *near = nearest(survey, territory);
    if (near != NULL)
        faults_add(survey->faults, path,
                   "[id] there is no territory \"%s\" on this map; did you mean \"%s\"?",
                   name_of(survey, territory), near);
    else
        faults_add(survey->faults, path, "[id] there is no territory \"%s\" on this map",
                   name_of(survey, territory));
}

// ---- neighbours

static bool is_neighbour(const PlaceDef *place, uint8_t territory) {
    return memchr(place->neighbour, territory, place->neighbour_count) != NULL;
}

static void check_neighbour(const Survey *survey, int at, int number) {
    const PlaceDef *place = &survey->map->place[at];
    const uint8_t territory = place->neighbour[number], other = find_place(survey->map, territory);
    const FaultPath path = fault_path("maps.json/maps/%d/territories/%d/n/%d", survey->index, at, number);
    if (territory == NONE)
        return; // there is no such id, which has already been reported
    if (other == NONE)
        not_on_map(survey, path, territory);
    else if (other == at)
        faults_add(survey->faults, path, "a territory can't be its own neighbour");
    else if (!is_neighbour(&survey->map->place[other], place->territory))
        faults_add(
            survey->faults, path,
            "the way from \"%s\" to \"%s\" leads in one direction only; \"%s\" must name \"%s\" in its "
            "\"n\" too",
            name_of(survey, place->territory), name_of(survey, territory), name_of(survey, territory),
            name_of(survey, place->territory));
}

// Returns true if each territory is on the map once; if not, nothing else can be checked.
static bool check_ids(const Survey *survey) {
    const int before = survey->faults->count;
    for (int i = 0; i < survey->map->place_count; i++) {
        const uint8_t territory = survey->map->place[i].territory;
        if (territory != NONE && find_place(survey->map, territory) != i)
            faults_add(survey->faults, fault_path("maps.json/maps/%d/territories/%d/id", survey->index, i),
                       "[id] \"%s\" is on this map already", name_of(survey, territory));
    }
    return survey->faults->count == before;
}

static void check_place(const Survey *survey, int at) {
    const PlaceDef *place = &survey->map->place[at];
    if (place->x >= survey->map->width || place->y >= survey->map->height)
        faults_add(survey->faults,
                   fault_path("maps.json/maps/%d/territories/%d/%s", survey->index, at,
                              place->x >= survey->map->width ? "x" : "y"),
                   "\"%s\" lies outside of its map, which is %d wide and %d high",
                   name_of(survey, place->territory), survey->map->width, survey->map->height);
    for (int i = 0; i < place->neighbour_count; i++)
        check_neighbour(survey, at, i);
}

// ---- a chart for each number of seats

static uint8_t kind_of(const MapSetup *setup, const PlaceDef *place) {
    for (int i = 0; i < setup->change_count; i++)
        if (setup->change[i].territory == place->territory)
            return setup->change[i].kind;
    return place->kind;
}

static void chart_kinds(const MapDef *map, const MapSetup *setup, Chart *chart) {
    chart->places = map->place_count;
    memset(chart->place_of, NONE, sizeof chart->place_of);
    for (uint8_t i = 0; i < map->place_count; i++) {
        const uint8_t kind = kind_of(setup, &map->place[i]);
        const uint64_t bit = (uint64_t)1 << i;
        chart->kind[i] = kind;
        chart->territory[i] = map->place[i].territory;
        if (map->place[i].territory < TERRITORIES_MAX)
            chart->place_of[map->place[i].territory] = i;
        chart->is_system |= kind == PLACE_HOME || kind == PLACE_SYSTEM ? bit : 0;
        chart->is_wormhole |= kind == PLACE_WORMHOLE ? bit : 0;
        chart->is_nebula |= kind == PLACE_NEBULA ? bit : 0;
        chart->is_nova |= kind == PLACE_SUPERNOVA ? bit : 0;
        chart->systems = (uint8_t)(chart->systems + (kind == PLACE_HOME || kind == PLACE_SYSTEM));
    }
}

static void chart_ways(const MapDef *map, Chart *chart) {
    for (int i = 0; i < map->place_count; i++)
        for (int k = 0; k < map->place[i].neighbour_count; k++) {
            const uint8_t other = find_place(map, map->place[i].neighbour[k]);
            if (other != NONE && chart->kind[i] != PLACE_SUPERNOVA && chart->kind[other] != PLACE_SUPERNOVA)
                chart->near[i] |= (uint64_t)1 << other;
        }
}

// Distances from a place to all others; a worm hole takes no step. UINT8_MAX: no way.
static void chart_steps(Chart *chart, int from) {
    uint64_t known = (uint64_t)1 << from, front = known;
    memset(chart->steps[from], UINT8_MAX, sizeof chart->steps[from]);
    for (uint8_t step = 0; front != 0; step++) {
        uint64_t next = 0;
        if ((front & chart->is_wormhole) != 0)
            front |= chart->is_wormhole & ~known;
        known |= front;
        for (int i = 0; i < chart->places; i++)
            if ((front >> i & 1u) != 0) {
                chart->steps[from][i] = step;
                next |= chart->near[i];
            }
        front = next & ~known;
        known |= front;
    }
}

static Chart chart_of_setup(const MapDef *map, uint8_t index, const MapSetup *setup) {
    Chart chart = {.map = index};
    chart_kinds(map, setup, &chart);
    chart_ways(map, &chart);
    for (int i = 0; i < chart.places; i++)
        chart_steps(&chart, i);
    for (int i = 0; i < setup->home_count; i++) {
        const uint8_t home = find_place(map, setup->home[i]);
        if (home != NONE)
            chart.home[chart.homes++] = home;
    }
    return chart;
}

// ---- what must hold of each

// The places reachable from a place by neighbours and worm holes.
static uint64_t reachable(const Chart *chart, int from) {
    uint64_t known = (uint64_t)1 << from, before = 0;
    while (known != before) {
        before = known;
        for (int i = 0; i < chart->places; i++)
            known |= (before >> i & 1u) != 0 ? chart->near[i] : 0;
        known |= (known & chart->is_wormhole) != 0 ? chart->is_wormhole : 0;
    }
    return known;
}

static void check_homes(const Survey *survey, const Chart *chart, int number) {
    const MapSetup *setup = &survey->map->setup[number];
    const FaultPath path = fault_path("maps.json/maps/%d/setups/%d/homes", survey->index, number);
    if (setup->home_count != setup->seats)
        faults_add(survey->faults, path, "%d seats need as many homes, and there are %d", setup->seats,
                   setup->home_count);
    for (int i = 0; i < setup->home_count; i++) {
        const uint8_t home = find_place(survey->map, setup->home[i]);
        const FaultPath at = fault_path("%s/%d", path.text, i);
        if (home == NONE && setup->home[i] != NONE)
            not_on_map(survey, at, setup->home[i]);
        else if (home != NONE && chart->kind[home] != PLACE_HOME)
            faults_add(survey->faults, at, "\"%s\" is no \"home\"", name_of(survey, setup->home[i]));
        else if (home != NONE && chart->near[home] == 0)
            faults_add(survey->faults, at, "no way leads out of the home \"%s\"",
                       name_of(survey, setup->home[i]));
    }
}

static void check_changes(const Survey *survey, int number) {
    const MapSetup *setup = &survey->map->setup[number];
    for (int i = 0; i < setup->change_count; i++)
        if (setup->change[i].territory != NONE && find_place(survey->map, setup->change[i].territory) == NONE)
            not_on_map(survey,
                       fault_path("maps.json/maps/%d/setups/%d/kinds/%d/id", survey->index, number, i),
                       setup->change[i].territory);
}

// Reports the first unreachable place only: those behind it have the same cause.
static void check_ways(const Survey *survey, const Chart *chart) {
    if (chart->homes == 0)
        return;
    const uint64_t known = reachable(chart, chart->home[0]) | chart->is_nova;
    for (int i = 0; i < chart->places; i++)
        if ((known >> i & 1u) == 0) {
            faults_add(survey->faults, fault_path("maps.json/maps/%d/territories/%d/n", survey->index, i),
                       "\"%s\" can't be reached from \"%s\" with %d seats",
                       name_of(survey, chart->territory[i]),
                       name_of(survey, chart->territory[chart->home[0]]), chart->homes);
            return;
        }
}

static void check_space(const Survey *survey, const Chart *chart) {
    int space = 0;
    for (int i = 0; i < chart->places; i++)
        space += chart->kind[i] == PLACE_SPACE;
    if (2 * space <= chart->places && chart->places > 0)
        faults_add(survey->faults, fault_path("maps.json/maps/%d/territories", survey->index),
                   "more than half of a map must be \"space\"; with %d seats %d of %d territories are",
                   chart->homes, space, chart->places);
}

static void check_setup(const Survey *survey, const Chart *chart, int number) {
    check_homes(survey, chart, number);
    check_changes(survey, number);
    check_ways(survey, chart);
    check_space(survey, chart);
}

static void survey_map(const Survey *survey) {
    const bool good = check_ids(survey);
    for (int i = 0; i < survey->map->place_count && good; i++)
        check_place(survey, i);
    for (int i = 0; i < survey->map->setup_count; i++) {
        const MapSetup *setup = &survey->map->setup[i];
        const Chart chart = chart_of_setup(survey->map, (uint8_t)survey->index, setup);
        if (good)
            check_setup(survey, &chart, i);
        if (setup->seats >= 2 && setup->seats <= EMPIRES_SEATS)
            survey->rules->chart[survey->index][setup->seats] = chart;
    }
}

static void find_usual(EmpiresRules *rules, int seats) {
    rules->usual_map[seats] = NONE;
    for (uint8_t map = 0; map < rules->map_count && rules->usual_map[seats] == NONE; map++)
        if (rules->chart[map][seats].map != NONE)
            rules->usual_map[seats] = map;
}

void empires_prepare_maps(EmpiresRules *rules, Faults *faults) {
    for (int map = 0; map < MAPS_MAX; map++)
        for (int seats = 0; seats <= EMPIRES_SEATS; seats++)
            rules->chart[map][seats].map = NONE;
    for (int i = 0; i < rules->map_count; i++)
        survey_map(&(Survey){rules, i, &rules->map[i], faults});
    for (int seats = 0; seats <= EMPIRES_SEATS; seats++) {
        find_usual(rules, seats);
        if (seats >= 2 && rules->usual_map[seats] == NONE && rules->map_count > 0)
            faults_add(faults, fault_path("maps.json/maps/-"), "there is no map for %d seats", seats);
    }
}

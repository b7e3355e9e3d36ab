// SPDX-License-Identifier: MIT
// Goals of missions and events as chips: what is required, and how much the bridge still lacks; of missions
// also the action that completing one takes.
#include "app/tables/deck_building/looks.h"
#include "games/deck_building/numbers.h"

typedef struct Goals {
    const BuildingLooks *looks;
    const BuildingRules *rules;
    const BuildingBoard *board; // NULL: as printed
    Seat seat;
    Chip chip[GOAL_CHIPS];
    int count, missing;
    bool ways; // all alternatives
} Goals;

// `what`: its sign and colour.
static void add(Goals *goals, const Chip *what, int least, int has) {
    if (goals->count == GOAL_CHIPS)
        return;
    Chip *chip = &goals->chip[goals->count++];
    *chip = *what;
    chip->value = least;
    if (goals->board == NULL)
        return;
    chip->tick = has >= least;
    chip->missing = has >= least ? 0 : least - has;
    goals->missing += chip->missing;
}

static void add_stat(Goals *goals, const Test *test) {
    int least = test->min, has = 0;
    if (goals->board != NULL) {
        has = building_stat(goals->rules, goals->board, goals->seat, test->stat);
        least += building_goal_change(goals->rules, goals->board, goals->seat, test->stat);
    }
    add(goals, &(Chip){.sign = building_stat_sign(test->stat), .color = building_stat_color(test->stat)},
        least < 0 ? 0 : least, has);
}

// The signs of the traits, any of which will do, if all have one; else the sign of the card kind.
static Chip chip_of(const BuildingLooks *looks, const Selector *select) {
    Chip chip = {.sign = select->kind != NONE ? building_kind_sign(select->kind) : "glyphs/type-troops.svg",
                 .color = COLOR_STOCK};
    const char *sign[1 + CHIP_ALSO];
    int signs = 0;
    for (int i = 0; i < select->trait_count; i++) {
        const char *own = building_trait_sign(looks, select->trait[i]);
        if (own == NULL || signs > CHIP_ALSO)
            return chip;
        sign[signs++] = own;
    }
    for (int i = 0; i < signs; i++)
        *(i == 0 ? &chip.sign : &chip.also[i - 1]) = sign[i];
    return chip;
}

static void add_crew(Goals *goals, const Test *test) {
    const BuildingBoard *board = goals->board;
    int has = 0;
    if (board != NULL) {
        const uint8_t bridge = zone_of(ZONE_BRIDGE, goals->seat), *cards = zone_cards(board, bridge);
        for (int i = 0; i < board->size[bridge]; i++)
            has += building_selects(goals->rules, &test->bridge, cards[i]);
    }
    const Chip what = chip_of(goals->looks, &test->bridge);
    add(goals, &what, test->min < 1 ? 1 : test->min, has);
}

static void add_list(Goals *goals, Span tests);

static Goals with_way(const Goals *goals, Span ways, int at) {
    Goals way = *goals;
    add_list(&way, (Span){(uint16_t)(ways.first + at), 1});
    return way;
}

// Of several alternatives, the nearest.
static void add_nearest(Goals *goals, Span ways) {
    Goals best = {.missing = -1};
    for (int i = 0; i < ways.count; i++) {
        const Goals way = with_way(goals, ways, i);
        if (best.missing < 0 || way.missing < best.missing)
            best = way;
    }
    if (best.missing >= 0)
        *goals = best;
}

// One after the other as printed, unless one is met.
static void add_ways(Goals *goals, Span ways) {
    const int missing = goals->missing;
    for (int i = 0; i < ways.count && goals->board != NULL; i++) {
        const Goals way = with_way(goals, ways, i);
        if (way.missing == missing) {
            *goals = way;
            return;
        }
    }
    for (int i = 0; i < ways.count; i++) {
        if (i > 0 && goals->count < GOAL_CHIPS)
            goals->chip[goals->count++] = (Chip){.word = building_or(goals->looks)};
        *goals = with_way(goals, ways, i);
    }
}

static void add_list(Goals *goals, Span tests) {
    for (int i = 0; i < tests.count; i++) {
        const Test *test = &goals->rules->test[tests.first + i];
        if (test->stat != NONE && test->stat < STATS)
            add_stat(goals, test);
        if (test->on_bridge)
            add_crew(goals, test);
        if (test->any.count > 0)
            (goals->ways ? add_ways : add_nearest)(goals, test->any);
        add_list(goals, test->all);
    }
}

// A mission explore, which has no other use, or else an explore.
static void add_action(Goals *goals) {
    const PlayerState *player = &goals->board->seat[goals->seat];
    const bool mission = player->mission_explores > 0;
    const Chip what = {.sign = mission ? "glyphs/stat-mission.svg" : "glyphs/stat-explore.svg",
                       .color = COLOR_STOCK};
    add(goals, &what, 1, mission || player->explores > 0);
}

bool building_draft_is_void(const BuildingLooks *looks, const BuildingBoard *board, uint8_t card) {
    const BuildingRules *rules = building_looks_rules(looks);
    if (card >= rules->card_count || rules->card[card].set != SET_DRAFT)
        return false;
    for (Seat seat = 0; seat < board->seats; seat++)
        if (zone_find(board, zone_of(ZONE_POINTS, seat), card) >= 0)
            return false; // this is the copy that was completed
    const uint8_t other = rules->card[card].matches;
    return other < rules->card_count && is_completed(board, rules->card[other].standard);
}

static int goal_chips(const BuildingLooks *looks, const BuildingBoard *board, Seat seat, uint8_t card,
                      bool ways, Chip out[GOAL_CHIPS]) {
    const BuildingRules *rules = building_looks_rules(looks);
    const bool counts = board != NULL && !building_draft_is_void(looks, board, card);
    Goals goals = {
        .looks = looks, .rules = rules, .board = counts ? board : NULL, .seat = seat, .ways = ways};
    if (card >= rules->card_count)
        return 0;
    add_list(&goals, rules->card[card].goal);
    if (counts && rules->card[card].kind == KIND_MISSION)
        add_action(&goals);
    for (int i = 0; i < goals.count; i++)
        out[i] = goals.chip[i];
    return goals.count;
}

int building_goal_chips(const BuildingLooks *looks, const BuildingBoard *board, Seat seat, uint8_t card,
                        Chip out[GOAL_CHIPS]) {
    return goal_chips(looks, board, seat, card, false, out);
}

int building_goal_ways(const BuildingLooks *looks, const BuildingBoard *board, Seat seat, uint8_t card,
                       Chip out[GOAL_CHIPS]) {
    return goal_chips(looks, board, seat, card, true, out);
}

// SPDX-License-Identifier: MIT
#include "app/screens/result_parts.h"

#include "games/tactics/tactics.h"

// Planets of the members' own factions count extra (rules section 7), each once.
static bool is_own_planet(const TacticsRules *rules, const TacticsView *view, const ResultLine *line,
                          uint8_t target) {
    const TargetDef *def = &rules->target[target];
    if (def->kind != TARGET_KIND_PLANET)
        return false;
    for (int i = 0; i < line->seats; i++)
        if (rules->faction[view->seat[line->seat[i]].faction].home == def->colour)
            return true;
    return false;
}

static void fill(const TacticsRules *rules, const TacticsView *view, ResultLine *line) {
    const ViewSeat *pile = &view->seat[tactics_pile_seat(view, line->seat[0])];
    line->won = pile->won;
    line->won_count = pile->won_count;
    line->total = pile->points;
    line->planet_count = pile->planets;
    line->wins = pile->winner != 0;
    for (int i = 0; i < pile->won_count; i++) {
        if (pile->won[i] >= rules->target_count)
            continue; // hidden: not over yet
        line->values += rules->target[pile->won[i]].points;
        line->planets += is_own_planet(rules, view, line, pile->won[i]) ? rules->planet_bonus : 0;
    }
    // What is left came from the texts of the targets; working those out is the rules' business.
    line->bonuses = line->total - line->values - line->planets;
}

static bool is_better(const ResultLine *a, const ResultLine *b) {
    if (a->wins != b->wins)
        return a->wins;
    if (a->total != b->total)
        return a->total > b->total;
    return a->planet_count > b->planet_count;
}

static void sort(Result *result) {
    for (int i = 1; i < result->count; i++)
        for (int k = i; k > 0 && is_better(&result->line[k], &result->line[k - 1]); k--) {
            const ResultLine swap = result->line[k];
            result->line[k] = result->line[k - 1];
            result->line[k - 1] = swap;
        }
}

Result result_of(const TacticsRules *rules, const TacticsView *view) {
    Result result = {0};
    for (Seat seat = 0; seat < view->seats; seat++) {
        int at = 0;
        while (at < result.count && (view->variant == VARIANT_STANDARD ||
                                     view->seat[result.line[at].seat[0]].team != view->seat[seat].team))
            at++;
        ResultLine *line = &result.line[at];
        if (at == result.count)
            result.count++;
        line->seat[line->seats++] = seat;
    }
    for (int i = 0; i < result.count; i++)
        fill(rules, view, &result.line[i]);
    sort(&result);
    if (result.count > 1 && result.line[1].total == result.line[0].total)
        result.tie = result.line[1].wins ? RESULT_SHARED : RESULT_BY_PLANETS;
    return result;
}

// SPDX-License-Identifier: MIT
// Explains numbers: a stat by its flagship, its bridge and other sources; points by what was won; damage;
// counters. Also why a draft no longer counts.
#include "app/tables/deck_building/table.h"

#include "app/kit/explain.h"
#include "games/deck_building/numbers.h"

#include <stdio.h>

bool building_is_number(const HitTag *tag) {
    return tag->kind == TAG_SEAT || (tag->kind == TAG_DRAFT && tag->a != 0) ||
           (tag->kind >= TAG_STAT_NUMBER && tag->kind <= TAG_COUNTER);
}

static void explain_stat(const App *app, const CardTable *table, Seat seat, uint8_t stat, Explanation *out) {
    const BuildingRules *rules = building_rules(app);
    const BuildingView *view = seen(table);
    const BuildingBoard *s = &view->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat), *cards = zone_cards(s, zone);
    // what is left of it, as shown at the flagship
    const int shields = stat == STAT_SHIELDS ? s->seat[seat].shields_used : 0,
              used = shields < view->stat[seat][stat] ? shields : view->stat[seat][stat];
    const int total = stat == STAT_XP ? view->xp_left[seat] : view->stat[seat][stat] - used;
    int sum = rules->ship[s->seat[seat].ship].stat[stat];
    explain_set_title(
        out, stat == STAT_XP ? app_word(app, "building.xp_left") : building_stat_name(table->looks, stat),
        total);
    explain_add_number(out, seat_faction_name(app, seat), sum, false)->palette = seat_palette(app, seat);
    for (int i = 0; i < s->size[zone]; i++) {
        const int gives = rules->card[cards[i]].stat[stat];
        if (gives != 0)
            explain_add_number(out, building_whole_name(table->looks, cards[i]), gives, true);
        sum += gives;
    }
    const int bonus = bonus_of(&s->seat[seat], stat);
    if (bonus != 0)
        explain_add_number(out, app_word(app, "building.tell.bonus"), bonus, true);
    sum += bonus;
    const int whole = building_stat_whole(rules, s, seat, stat);
    if (whole != sum)
        explain_add_number(out, app_word(app, "building.tell.lasting"), whole - sum, true);
    if (whole < 0)
        explain_add_number(out, app_word(app, "building.tell.floor"), -whole, true);
    if (stat == STAT_XP && view->stat[seat][stat] > total)
        explain_add_number(out, app_word(app, "building.tell.spent"), total - view->stat[seat][stat], true);
    if (used > 0)
        explain_add_number(out, app_word(app, "building.tell.shields_used"), -used, true);
}

static void add_points(const App *app, const CardTable *table, uint8_t card, int count, Explanation *out) {
    char name[EXPLAIN_TEXT];
    snprintf(name, sizeof name, "%d \xC3\x97 %.100s", count, building_whole_name(table->looks, card));
    explain_add_number(out, count > 1 ? name : building_whole_name(table->looks, card),
                       count * building_rules(app)->card[card].points, true);
}

// A line per design; if there are more designs than lines, the last line sums up the rest.
static void explain_points(const App *app, const CardTable *table, Seat seat, Explanation *out) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_POINTS, seat), *cards = zone_cards(s, zone);
    int count[DESIGNS_MAX] = {0}, designs = 0, rest = seen(table)->points[seat];
    explain_set_title(out, app_word(app, "building.points"), rest);
    for (int i = 0; i < s->size[zone]; i++)
        designs += count[cards[i]]++ == 0;
    const int lines = designs > EXPLAIN_LINES ? EXPLAIN_LINES - 1 : designs;
    for (int card = 0; card < DESIGNS_MAX && out->count < lines; card++)
        if (count[card] > 0) {
            add_points(app, table, (uint8_t)card, count[card], out);
            rest -= count[card] * building_rules(app)->card[card].points;
        }
    if (lines < designs)
        explain_add_number(out, app_word(app, "building.tell.other_points"), rest, true);
    explain_set_foot(app, out, "building.tell.points_foot", pair(s->goal));
}

static void explain_void_draft(const App *app, const CardTable *table, uint8_t at, Explanation *out) {
    const uint8_t card = zone_cards(&seen(table)->table, zone_of(ZONE_DRAFTS, table->front))[at];
    text_copy(out->title, sizeof out->title, building_whole_name(table->looks, card));
    text_copy(out->foot, sizeof out->foot, app_word(app, "refusal.e_completed"));
}

bool building_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    static const char *const keys[] = {"building.search", "building.explore", "building.mission"};
    static const char *const feet[] = {"building.tell.search_foot", "building.tell.explore_foot",
                                       "building.tell.mission_foot"};
    const BuildingBoard *s = &seen(table)->table;
    const Seat seat = tag->seat;
    if (seat >= s->seats)
        return false;
    const PlayerState *player = &s->seat[seat];
    const int counters[] = {player->searches, player->explores, player->mission_explores};
    switch (tag->kind) {
    case TAG_STAT_NUMBER:
        explain_stat(app, table, seat, tag->a, out);
        return true;
    case TAG_SEAT:
    case TAG_POINTS_NUMBER:
        explain_points(app, table, seat, out);
        return true;
    case TAG_DAMAGE_NUMBER:
        explain_set_title(out, app_word(app, "building.damage"), player->damage);
        explain_set_foot(app, out, "building.tell.damage_foot", seen(table)->stat[seat][STAT_DEFENSE]);
        return true;
    case TAG_COUNTER:
        explain_set_title(out, app_word(app, keys[tag->a % 3]), counters[tag->a % 3]);
        explain_set_foot(app, out, feet[tag->a % 3], counters[tag->a % 3]);
        return true;
    case TAG_DRAFT:
        if (tag->b >= s->size[zone_of(ZONE_DRAFTS, table->front)])
            return false;
        explain_void_draft(app, table, tag->b, out);
        return true;
    default:
        return false;
    }
}

// SPDX-License-Identifier: MIT
// Why a hint advises a card: how its row would stand with it, or that its text matters and not its power.
// From what the person may know, as the forecast is.
#include "app/tables/tactics/draw.h"
#include "games/tactics/forecast.h"
#include "play/advice.h"

#include <stdio.h>

// The side's sum with the card; in Blind Trust both of a team. *other: the best of all other sides.
static int sum_of(const TacticsView *view, const ForecastRow *row, Seat seat, int *other) {
    int sum[TACTICS_SEATS] = {0};
    const bool teams = view->variant == VARIANT_BLIND_TRUST;
    *other = 0;
    for (Seat s = 0; s < view->seats; s++)
        sum[teams ? view->seat[s].team % TACTICS_SEATS : s] += row->after[s];
    const int side = teams ? view->seat[seat].team % TACTICS_SEATS : seat;
    for (int i = 0; i < TACTICS_SEATS; i++)
        *other = i != side && sum[i] > *other ? sum[i] : *other;
    return sum[side];
}

static bool adds_nothing(const TacticsView *view, const ForecastRow *row) {
    for (Seat seat = 0; seat < view->seats; seat++)
        if (row->after[seat] != row->before[seat])
            return false;
    return true;
}

static const char *key_of(const ForecastRow *row, int sum, int other, bool ours, bool ours_before) {
    if (row->by_after == WIN_GALAXY && ours)
        return "advice.why_pair";
    if (sum == other)
        return "advice.why_even";
    if (ours)
        return other == 0 ? "advice.why_alone" : ours_before ? "advice.why_keeps" : "advice.why_leads";
    return row->down > 0 ? "advice.why_open" : "advice.why_close";
}

static bool is_ally(const TacticsView *view, Seat seat, Seat other) {
    return seat < view->seats && other < view->seats && view->seat[seat].team == view->seat[other].team;
}

static void say_sums(const App *app, const TacticsView *view, const ForecastRow *row, Seat seat, char *out,
                     size_t size) {
    char own[16], next[16];
    int other;
    const int sum = sum_of(view, row, seat, &other);
    tactics_format_power(app, own, (float)sum / 8);
    tactics_format_power(app, next, (float)other / 8);
    app_fill(app, out, size,
             key_of(row, sum, other, is_ally(view, seat, row->leader_after),
                    is_ally(view, seat, row->leader_before)),
             STR("own", own), STR("other", next), NUM("down", row->down));
}

// A card of the row that is chosen, and what it counts there.
static bool say_picked(const App *app, const CardTable *table, const TacticsView *view,
                       const Command *command, char *out, size_t size) {
    if (command->verb != VERB_PICK || command->from >= ROWS ||
        command->at >= view->row[command->from].count || command->at >= LANE_MAX)
        return false;
    const ViewCard *card = &view->row[command->from].card[command->at];
    char power[16];
    if (!card->up || card->card >= tactics_looks_rules(table->looks)->card_count)
        return false;
    tactics_format_power(app, power, (float)card->power);
    app_fill(app, out, size, "advice.why_counts", STR("card", card_name(app, card->card, card->owner)),
             STR("power", power));
    return true;
}

bool tactics_hint_why(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                      size_t size) {
    const TacticsView *view = (const TacticsView *)(const void *)advice->view.bytes;
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    const Command *command = &advice->best[0].command;
    Forecast cast;
    if (advice->seat >= view->seats)
        return false;
    if (say_picked(app, table, view, command, out, size))
        return true;
    if (!tactics_predict(rules, view, command, &cast) || cast.row_count == 0)
        return false;
    const CardLook look = cast.card < rules->card_count
                              ? tactics_card_look(table->looks, cast.card, view->seat[cast.owner].faction)
                              : (CardLook){.text = NULL};
    if (adds_nothing(view, &cast.rows[0]) && look.text != NULL && look.text[0] != 0)
        app_fill(app, out, size, "advice.why_text", STR("text", look.text));
    else
        say_sums(app, view, &cast.rows[0], advice->seat, out, size);
    return true;
}

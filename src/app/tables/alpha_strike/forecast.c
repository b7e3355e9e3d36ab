// SPDX-License-Identifier: MIT
// Predicts the effects of a command that has not been given yet, with the game's own forecast
// (games/alpha_strike/forecast.h), for what is selected, dragged or pointed at; the same for mouse, keys and
// drags.
#include "games/alpha_strike/forecast.h"

#include "app/tables/alpha_strike/answers.h"
#include "app/tables/alpha_strike/draw.h"

#include <string.h>

static void as_it_is(const CardTable *table, StrikeForecast *out) {
    const StrikeView *view = seen(table);
    memset(out, 0, sizeof *out);
    out->card = out->craft = NONE;
    out->track = TRACK_NONE;
    out->attacker = out->target = SEAT_NONE;
    for (Seat seat = 0; seat < view->seats; seat++) {
        memcpy(out->power[seat], view->seat[seat].power, TRACKS);
        out->hull[seat] = view->seat[seat].hull;
    }
}

// ---- one command

static uint8_t kind_of(const Command *command) {
    switch (command->verb) {
    case VERB_ATTACK:
        return FORECAST_ATTACK;
    case VERB_COUNTER:
        return command->card != NONE ? FORECAST_ATTACK : FORECAST_ANSWER;
    case VERB_DEFEND:
        return FORECAST_ANSWER;
    case VERB_ALLOCATE:
    case VERB_PLAY:
    case VERB_REROUTE:
        return FORECAST_POWER;
    default:
        return FORECAST_NONE;
    }
}

static void take_hit(const PredictedHit *hit, StrikeForecast *out) {
    out->attacker = hit->attacker;
    out->target = hit->target;
    out->damage = hit->base;
    out->bonus = hit->bonus;
    out->reduce = hit->reduced;
    out->lands = hit->damage;
    out->counters = hit->countered;
    out->bypass = hit->bypass;
    out->tags = hit->tags;
    out->track = hit->track;
    out->amount = hit->drained;
    out->craft = hit->craft;
    out->to_shields = hit->to_shields;
    out->to_hull = hit->to_hull;
}

// An attack aimed in an earlier phase takes place in the Combat phase.
void strike_forecast_command(const App *app, const CardTable *table, const Command *command,
                             StrikeForecast *out) {
    StrikeView view = *seen(table);
    Prediction outlook;
    as_it_is(table, out);
    if (kind_of(command) == FORECAST_NONE)
        return;
    if (command->verb == VERB_ATTACK && (view.phase == PHASE_ACTION || view.phase == PHASE_DISCARD))
        view.phase = PHASE_COMBAT;
    if (strike_predict(strike_rules(app), &view, command, &outlook) != VERDICT_OK)
        return;
    out->kind = kind_of(command);
    out->card = command->card;
    memcpy(out->cost, outlook.cost, sizeof out->cost);
    out->counter_attacks = outlook.may_counter && outlook.can_counter;
    out->fires_nothing = outlook.may_counter && !outlook.can_counter;
    if (outlook.hit.lands)
        take_hit(&outlook.hit, out);
    // The forecast also resolves the attacks below the newest one, as they have been answered already.
    for (Seat seat = 0; seat < view.seats; seat++) {
        memcpy(out->power[seat], outlook.at_last[seat].power, TRACKS);
        out->hull[seat] = outlook.at_last[seat].hull;
    }
    const ViewShip *ship = &view.seat[table->front];
    for (int i = 0; i < ship->craft_count; i++)
        out->is_craft |= command->card != NONE && ship->craft[i] == command->card &&
                         strike_rules(app)->card[command->card].kind == KIND_CRAFT &&
                         command->verb != VERB_PLAY;
}

// ---- what is pointed at

// While a track must still be chosen, none is drained.
static void without_name(StrikeForecast *out) {
    if (out->kind == FORECAST_ATTACK && out->track < TRACKS && out->target < STRIKE_SEATS)
        out->power[out->target][out->track] = (uint8_t)(out->power[out->target][out->track] + out->amount);
    out->track = TRACK_NONE;
    out->craft = NONE;
    out->amount = 0;
}

// A card that could be discarded is told of as what it is for.
static int meant_use(const App *app, const CardTable *table, uint8_t card, bool is_craft, Command *command) {
    const int attacks =
        seen(table)->phase == PHASE_DISCARD ? strike_attacks(app, table, card, is_craft, command) : 0;
    return attacks > 0 ? attacks : strike_uses(app, table, card, is_craft, command);
}

static int at_hit(const App *app, const CardTable *table, const Hit *hit, Command *command) {
    if (hit->has_command) {
        *command = hit->command;
        return 1;
    }
    switch (hit->tag.kind) {
    case TAG_SHIP:
        return strike_at_place(app, table, (StrikePlace){hit->tag.seat, FREE, FREE}, command);
    case TAG_TRACK:
        return strike_at_place(app, table, (StrikePlace){hit->tag.seat, hit->tag.a, FREE}, command);
    case TAG_SLOT:
        return strike_at_slot(app, table, command);
    case TAG_CARD:
        if (hit->tag.a == table->front)
            return strike_uses(app, table, hit->card, true, command);
        return strike_at_place(app, table, (StrikePlace){hit->tag.a, FREE, hit->card}, command);
    case TAG_HAND:
        return meant_use(app, table, hit->card, false, command);
    default:
        return 0;
    }
}

// With several possible targets nothing is predicted until one is pointed at.
static bool is_told(const Command *command, int count, const Hit *hit) {
    const bool aimed = hit != NULL && (hit->tag.kind == TAG_SHIP || hit->tag.kind == TAG_TRACK ||
                                       (hit->tag.kind == TAG_CARD && command->with != NONE));
    return count == 1 || (count > 1 && (aimed || command->verb == VERB_COUNTER));
}

static void foresee_meant(const App *app, const CardTable *table, StrikeForecast *out) {
    Command command;
    const StrikeChoice *choice = &own(table)->choice;
    const Hit *hit = table_target_hit(app, table);
    int count = hit != NULL && hit->enabled ? at_hit(app, table, hit, &command) : 0;
    if (count == 0 && !table->drag.on && strike_choice_card(choice) != NONE && choice->from == TRACK_NONE) {
        hit = NULL;
        count = meant_use(app, table, strike_choice_card(choice), choice->craft != NONE, &command);
    }
    if (!is_told(&command, count, hit))
        return;
    strike_forecast_command(app, table, &command, out);
    if (count > 1)
        without_name(out);
}

void strike_update_answers(const App *app, CardTable *table) {
    StrikeTable *at = own(table);
    as_it_is(table, &at->hit);
    if (app->session == NULL || table->showing || table->layout.seats == 0)
        at->answers = 0;
    else
        strike_list_answers(app, table);
    if (seen(table)->stack_count > 0 && strike_is_asked(table)) {
        const Command none = command_of(seen(table)->phase == PHASE_RESPOND ? VERB_DEFEND : VERB_COUNTER);
        strike_forecast_command(app, table, &none, &at->hit);
    }
}

void strike_update_forecast(const App *app, CardTable *table) {
    StrikeTable *at = own(table);
    strike_update_answers(app, table);
    as_it_is(table, &at->forecast);
    if (app->session != NULL && !table->showing && table_deciding(app))
        foresee_meant(app, table, &at->forecast);
}

// The lane and the tracks show most of the forecast where it applies; the rail shows the list of answers.
float strike_forecast(App *app, const CardTable *table, GfxRect column, bool draw) {
    (void)column;
    if (own(table)->answers == 0 || table->layout.rail.w <= 0)
        return 0;
    if (draw)
        strike_draw_answers(app, table);
    return table->layout.rail.h; // all of it
}

GfxRect strike_forecast_within(const App *app, const CardTable *table) {
    (void)app;
    return own(table)->layout.lane.box;
}

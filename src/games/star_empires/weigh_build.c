// SPDX-License-Identifier: MIT
// Values of what to build and where, and of what to disband.
#include "games/star_empires/worth.h"

static bool anything_unexplored(const Viewpoint *eyes) {
    for (int place = 0; place < eyes->chart->places; place++)
        if (has_place(eyes->chart->is_system, place) && !has_mark(eyes->s, place, SYSTEM_EXPLORED))
            return true;
    return false;
}

void empires_survey_fleets(Viewpoint *eyes) {
    int units = 0;
    for (int i = 0; i < eyes->s->stack_count; i++)
        for (int unit = 0; unit < UNITS_MAX && eyes->s->stack[i].seat == eyes->seat; unit++) {
            eyes->units[unit] += eyes->s->stack[i].unit[unit];
            units += eyes->s->stack[i].unit[unit];
        }
    eyes->room = empires_revenue(eyes->rules, eyes->s, eyes->seat) - units;
    eyes->unexplored = anything_unexplored(eyes);
}

// Number of cheap ships, which find and take systems.
static int finders(const Viewpoint *eyes) {
    int count = 0;
    for (uint8_t i = 0; i < eyes->rules->unit_count; i++)
        if (eyes->rules->unit[i].kind == UNIT_SHIP && eyes->rules->unit[i].cost <= 2)
            count += eyes->units[i];
    return count;
}

// ---- building sites

// Value of a site: higher near targets, and at own systems in danger.
static int site(const Viewpoint *eyes, int place) {
    int best = 0;
    for (int i = 0; i < eyes->targets; i++) {
        const int to = eyes->at[i], steps = eyes->chart->steps[place][to];
        const int value = steps != UINT8_MAX ? eyes->target[to] / 40 - 4 * steps : 0;
        best = value > best ? value : best;
    }
    const bool danger = owner_of(eyes->s, place) == eyes->seat && eyes->threat[place] > 0;
    return best + (danger ? 15 : 0);
}

// ---- what to build

static int32_t weigh_colony(const Viewpoint *eyes, int place) {
    const SystemState *system = &eyes->s->system[place];
    const int turns = eyes->left - 1;
    if (system->minor > 0)
        return 100;
    const int gain = system->resources * turns - eyes->rules->colony_cost + (eyes->threat[place] > 0 ? 4 : 0);
    return gain > 0 ? 900 + 10 * gain : 100;
}

static int32_t weigh_mark(const Viewpoint *eyes, const Command *command) {
    const int place = eyes->chart->place_of[command->at];
    const int credits = pair(eyes->s->seat[eyes->seat].credits);
    const bool full = eyes->room <= 0;
    switch ((Mark)command->with) {
    case MARK_COLONY:
        return weigh_colony(eyes, place);
    case MARK_TERRAFORM:
        return full && eyes->left > eyes->rules->terraform_cost && credits > 15 ? 320 : 100;
    default:
        return full && credits > 25 && eyes->left > 6 ? 310 : 100;
    }
}

// Cheap ships find and take systems; one is enough.
static bool is_finder(const Viewpoint *eyes, const UnitDef *unit) {
    return unit->kind == UNIT_SHIP && unit->cost <= 2 && eyes->unexplored && finders(eyes) == 0;
}

// Below the support limit, prefers the most force for the cost.
static int32_t weigh_unit(const Viewpoint *eyes, const Command *command) {
    const UnitDef *unit = &eyes->rules->unit[command->with];
    const int place = eyes->chart->place_of[command->at], credits = pair(eyes->s->seat[eyes->seat].credits);
    const int free = eyes->room, cost = unit->cost > 0 ? unit->cost : 1;
    const int force = race_of(eyes->rules, eyes->s, eyes->seat)->force[command->with];
    if (unit->kind == UNIT_BASE)
        return free <= 0 && credits >= 16 && eyes->threat[place] > 0 ? 330 + eyes->threat[place] : 100;
    if (free > 0 && is_finder(eyes, unit))
        return 880 + unit->speed + 20 * unit->enigma + site(eyes, place);
    if (unit->kind == UNIT_LEADER)
        return free > 0 && credits >= 20 && eyes->units[command->with] == 0 ? 860 + site(eyes, place) : 110;
    return free > 0 ? 400 + 200 * force / cost + force + site(eyes, place) / 4 : 150;
}

int32_t empires_weigh_build(const Viewpoint *eyes, const Command *command) {
    switch ((EmpiresVerb)command->verb) {
    case VERB_PLAY: // a card that would bring nothing may bring something later
        return empires_earnings(eyes->rules, eyes->s, eyes->seat, command->card) > 0 ? 1500 : 50;
    case VERB_BUILD_MARK:
        return weigh_mark(eyes, command);
    case VERB_BUILD:
        return weigh_unit(eyes, command);
    default:
        return 200; // ending the turn
    }
}

int32_t empires_weigh_disband(const Viewpoint *eyes, const Command *command) {
    const int place = eyes->chart->place_of[command->at];
    return -10 * eyes->rules->unit[command->with].cost - (eyes->threat[place] > 0 ? 5 : 0);
}

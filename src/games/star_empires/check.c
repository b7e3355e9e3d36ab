// SPDX-License-Identifier: MIT
// Game.check: each card and unit exists once, stacks are sorted and in possible places, and the deciding seat
// is asked something.
#include "games/star_empires/numbers.h"
#include "games/star_empires/views.h"

typedef struct Check {
    const EmpiresRules *rules;
    const EmpiresState *s;
    const Chart *chart;
    Text *problem;
} Check;

// ---- cards

static void check_cards(const Check *c) {
    const EmpiresState *s = c->s;
    int seen[KINDS_MAX] = {0};
    for (int i = 0; i < s->deck_size; i++)
        seen[s->deck[i] < KINDS_MAX ? s->deck[i] : 0]++;
    for (int i = 0; i < s->discard_size; i++)
        seen[s->discard[i] < KINDS_MAX ? s->discard[i] : 0]++;
    for (Seat seat = 0; seat < s->seats; seat++) {
        int hand = 0;
        for (int card = 0; card < KINDS_MAX; card++) {
            seen[card] += s->seat[seat].hand[card];
            hand += s->seat[seat].hand[card];
        }
        if (hand != s->seat[seat].hand_size)
            text_printf(c->problem, "the hand of seat %d has %d cards, not %d; ", seat, hand,
                        s->seat[seat].hand_size);
    }
    for (int card = 0; card < c->rules->card_count; card++)
        if (seen[card] != c->rules->card[card].copies)
            text_printf(c->problem, "%s is there %d times; ", c->rules->card[card].id, seen[card]);
    for (int i = s->deck_size; i < DECK_MAX; i++)
        if (s->deck[i] != 0)
            text_add(c->problem, "a card lies behind the deck; ");
    for (int i = s->discard_size; i < DECK_MAX; i++)
        if (s->discard[i] != 0)
            text_add(c->problem, "a card lies behind the discard pile; ");
}

// ---- units

static void check_stack(const Check *c, int at) {
    const Stack *stack = &c->s->stack[at];
    int bases = 0;
    for (int i = 0; i < c->rules->unit_count; i++)
        bases += c->rules->unit[i].kind == UNIT_BASE ? stack->unit[i] : 0;
    if (stack->place >= c->chart->places || has_place(c->chart->is_nova, stack->place))
        text_printf(c->problem, "a stack is at place %d; ", stack->place);
    if (stack->seat >= c->s->seats || !c->s->seat[stack->seat].alive)
        text_printf(c->problem, "a stack is of seat %d; ", stack->seat);
    if (sum_of(stack->unit) == 0)
        text_printf(c->problem, "a stack at place %d is empty; ", stack->place);
    if (bases > 1 || (bases > 0 && has_place(c->chart->is_system, stack->place)))
        text_printf(c->problem, "starbases are at place %d; ", stack->place);
    if (at > 0 && (stack[-1].place > stack->place ||
                   (stack[-1].place == stack->place && stack[-1].seat >= stack->seat)))
        text_add(c->problem, "stacks are not in order; ");
}

static void check_units(const Check *c) {
    const EmpiresState *s = c->s;
    static const Stack nothing;
    for (int i = 0; i < s->stack_count; i++)
        check_stack(c, i);
    for (int i = s->stack_count; i < STACKS_MAX; i++)
        if (memcmp(&s->stack[i], &nothing, sizeof nothing) != 0)
            text_add(c->problem, "a stack lies behind all; ");
    for (int unit = 0; unit < c->rules->unit_count; unit++) {
        int count = s->pile[unit] + s->battle.casualty[unit] + s->battle.loss[unit];
        const int all = c->rules->unit[unit].count * c->rules->unit_sets.seats[s->seats];
        for (int i = 0; i < s->stack_count; i++)
            count += s->stack[i].unit[unit];
        if (count != all)
            text_printf(c->problem, "there are %d of %s, not %d; ", count, c->rules->unit[unit].id, all);
    }
}

// ---- the rest

static void check_systems(const Check *c) {
    static const SystemState nothing;
    for (int place = 0; place < PLACES_MAX; place++) {
        const SystemState *system = &c->s->system[place];
        if (!has_place(c->chart->is_system, place) && memcmp(system, &nothing, sizeof nothing) != 0)
            text_printf(c->problem, "place %d is no system, and has something; ", place);
        if (system->owner > c->s->seats || system->resources > 3 || system->minor > 3)
            text_printf(c->problem, "the system at place %d is wrong; ", place);
        if (system->owner != 0 && has_mark(c->s, place, SYSTEM_ENIGMA))
            text_printf(c->problem, "somebody controls an enigma at place %d; ", place);
    }
}

static void check_seats(const Check *c) {
    static const PlayerState nobody;
    for (Seat seat = c->s->seats; seat < EMPIRES_SEATS; seat++)
        if (memcmp(&c->s->seat[seat], &nobody, sizeof nobody) != 0)
            text_printf(c->problem, "seat %d does not play, and has something; ", seat);
}

static void check_asked(const Check *c) {
    const EmpiresState *s = c->s;
    if (is_over(s) && (s->winner >= s->seats || s->battle.kind != BATTLE_NONE || s->ask != ASK_NOTHING))
        text_add(c->problem, "it is over, and nobody has won or something goes on; ");
    if (!is_over(s) &&
        (s->ask == ASK_NOTHING || s->ask >= ASK_COUNT || s->asked >= s->seats || !s->seat[s->asked].alive))
        text_add(c->problem, "nobody is asked anything; ");
}

static bool has_chart(const EmpiresRules *rules, const EmpiresState *s) {
    return s->map <= rules->map_count && s->seats <= EMPIRES_SEATS && chart_of(rules, s)->map != NONE &&
           s->map != rules->usual_map[s->seats] + 1;
}

bool empires_check(const void *rules, const void *state, Text *problem) {
    const EmpiresState *s = state;
    if (!has_chart(rules, s)) {
        text_add(problem, "there is no such map for these seats; ");
        return false;
    }
    const Check c = {rules, s, chart_of(rules, s), problem};
    check_cards(&c);
    check_units(&c);
    check_systems(&c);
    check_seats(&c);
    check_asked(&c);
    return problem->length == 0;
}

// SPDX-License-Identifier: MIT
// Rollouts (Game.playout, .horizon, .estimate): play by the captain's scale for some turns, evaluated by
// points and by the improvement of the decks.
#include "games/deck_building/flow.h"
#include "games/deck_building/view.h"
#include "games/deck_building/views.h"
#include "games/deck_building/worth.h"

#define LEGAL_MOST 512
#define ANY 40  // one command in this many is random
#define TURNS 6 // turns to the horizon: by then, cards bought now have been drawn

static int best_by_weigh(const BuildingRules *rules, const BuildingState *s, const Command *legal,
                         int count) {
    int32_t worth[LEGAL_MOST];
    int best = 0;
    building_weigh_table(rules, s, &building_captain, legal, count, worth);
    for (int i = 1; i < count; i++)
        best = worth[i] > worth[best] ? i : best;
    return best;
}

// Cards are played before anything else, so other commands need not be generated while there are any.
static bool plays(const BuildingRules *rules, const BuildingState *s, Command *command) {
    Command play[LEGAL_MOST];
    const uint8_t window = asked(s);
    if (window != ASK_ACTION && window != ASK_BATTLE)
        return false;
    const int count = building_plays(rules, s, play, LEGAL_MOST);
    if (count == 0)
        return false;
    *command = play[best_by_weigh(rules, s, play, count)];
    return rules->card[command->card].kind != KIND_INFECTION;
}

void building_playout(const void *rules, const void *state, Rng *rng, Command *command) {
    const BuildingState *s = state;
    Command legal[LEGAL_MOST];
    if (plays(rules, s, command))
        return;
    int count = building_legal(rules, s, legal, LEGAL_MOST);
    count = count < LEGAL_MOST ? count : LEGAL_MOST;
    if (legal[count - 1].verb == VERB_CONCEDE && count > 1)
        count--; // leave out conceding, which is listed last
    int best = 0;
    if (count > 1 && rng_below(rng, ANY) == 0)
        best = (int)rng_below(rng, (uint32_t)count);
    else if (count > 1)
        best = best_by_weigh(rules, s, legal, count);
    *command = legal[best];
}

bool building_horizon(const void *rules, const void *start, const void *now) {
    const BuildingState *from = start, *to = now;
    (void)rules;
    return to->window == ASK_TURN_START && pair(to->turns) >= pair(from->turns) + TURNS;
}

// Weights of the estimate, in thousandths of a mission point.
#define POINT_OF_MISSION 1000
#define WON 400000
#define DAMAGE 500
#define CARD_WORTH 18 // per hundredth of a stat point and per time the card will be drawn

static int32_t deck_worth(const Viewpoint *eyes) {
    static const uint8_t zones[] = {ZONE_DECK, ZONE_HAND, ZONE_DISCARD, ZONE_BRIDGE};
    int32_t sum = 0, count = 0;
    for (int k = 0; k < 4; k++) {
        const uint8_t zone = zone_of(zones[k], eyes->seat);
        const uint8_t *cards = zone_cards(eyes->s, zone);
        for (int i = 0; i < eyes->s->size[zone]; i++)
            sum += building_worth_card(eyes, cards[i]);
        count += eyes->s->size[zone];
    }
    return count > 0 ? sum * eyes->rules->hand_size / count : 0;
}

// The benefit of a better deck depends on how long the game will last.
static int32_t strength(const BuildingRules *rules, const BuildingState *s, Seat seat) {
    if (is_over(s))
        return s->winner == seat ? WON : 0;
    const Viewpoint eyes = building_viewpoint(rules, s, seat, &building_captain);
    return building_points(rules, s, seat) * POINT_OF_MISSION + deck_worth(&eyes) * CARD_WORTH -
           s->seat[seat].damage * DAMAGE;
}

// The seat's strength minus the mean strength of the others.
int32_t building_estimate(const void *rules, const void *state, Seat seat) {
    const BuildingState *s = state;
    int32_t others = 0;
    for (Seat other = 0; other < s->seats; other++)
        if (other != seat)
            others += strength(rules, s, other);
    return strength(rules, s, seat) - others / (s->seats - 1);
}

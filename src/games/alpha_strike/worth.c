// SPDX-License-Identifier: MIT
// Heuristic values of attacks, power, repairs, craft and cards, as one seat sees them.
#include "games/alpha_strike/worth.h"

#define HULL 1000         // a hull point of an opponent
#define SHIELD 800        // a shield point of an opponent
#define SHIELD_MANY 1050  // … with more than two ships
#define KILL 8000         // destroying a ship
#define DRAIN 1300        // power drained by a hit
#define CRAFT_KILLED 2000 // craft destroyed by a hit
#define SPENT 120         // a point of power paid for an attack
#define LEADER 50         // a point of the opponent's strength, with more than two ships

Viewpoint strike_viewpoint(const StrikeRules *rules, const StrikeView *view) {
    Viewpoint eyes = {rules, view, &view->seat[view->viewer], 0};
    for (Seat seat = 0; seat < view->seats; seat++)
        eyes.alive += view->seat[seat].alive;
    return eyes;
}

int strike_worth_missing(const uint8_t cost[TRACKS], const uint8_t power[TRACKS]) {
    int missing = 0;
    for (int track = 0; track < TRACKS; track++)
        missing += cost[track] > power[track] ? cost[track] - power[track] : 0;
    return missing;
}

// ---- attacks

// Damage that one ship's or craft's passive abilities add to attacks with these tags.
static int bonus_of(const Ability *ability, int count, uint8_t tags) {
    int bonus = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; ability[i].on == ON_PASSIVE && j < ability[i].count; j++) {
            const Doing *doing = &ability[i].doing[j];
            if (doing->op == OP_ATTACK_BONUS && (doing->tag == NONE || (tags & 1u << doing->tag) != 0))
                bonus += doing->amount;
        }
    return bonus;
}

static int damage_of(const Viewpoint *eyes, const AttackDef *attack) {
    const ShipDef *ship = &eyes->rules->ship[eyes->own->ship];
    int damage = attack->damage + bonus_of(ship->ability, ship->ability_count, attack->tags);
    for (int i = 0; i < eyes->own->craft_count; i++) {
        const CardDef *craft = &eyes->rules->card[eyes->own->craft[i]];
        damage += bonus_of(craft->ability, craft->ability_count, attack->tags);
    }
    return damage;
}

static const uint8_t *attack_cost(const CardDef *card) {
    return card->kind == KIND_CRAFT ? card->attack.cost : card->cost;
}

static int32_t strength(const ViewShip *ship) {
    return ship->hull + ship->power[TRACK_SHIELD] +
           (ship->power[TRACK_WEAPON] + ship->power[TRACK_ENGINE]) / 2 + ship->craft_count;
}

int32_t strike_worth_attack(const Viewpoint *eyes, uint8_t card, Seat target) {
    const CardDef *def = &eyes->rules->card[card];
    const ViewShip *foe = &eyes->view->seat[target];
    const int damage = damage_of(eyes, &def->attack), shields = foe->power[TRACK_SHIELD];
    const int absorbed = def->attack.bypass ? 0 : damage < shields ? damage : shields;
    const int through = damage - absorbed < foe->hull ? damage - absorbed : foe->hull;
    int32_t worth = through * HULL + absorbed * (eyes->alive > 2 ? SHIELD_MANY : SHIELD);
    if (through == foe->hull)
        worth += KILL;
    if (def->names_track)
        worth += DRAIN;
    if (def->names_craft && foe->craft_count > 0)
        worth += CRAFT_KILLED;
    for (int track = 0; track < TRACKS; track++)
        worth -= attack_cost(def)[track] * SPENT;
    return eyes->alive > 2 ? worth + strength(foe) * LEADER : worth;
}

int32_t strike_worth_best_target(const Viewpoint *eyes, uint8_t card) {
    int32_t best = 0;
    for (Seat seat = 0; seat < eyes->view->seats; seat++) {
        if (seat == eyes->view->viewer || !eyes->view->seat[seat].alive)
            continue;
        const int32_t worth = strike_worth_attack(eyes, card, seat);
        best = worth > best ? worth : best;
    }
    return best;
}

static int32_t best_of(const Viewpoint *eyes, const uint8_t *cards, int count, Seat target) {
    int32_t best = 0;
    for (int i = 0; i < count; i++) {
        const CardDef *card = &eyes->rules->card[cards[i]];
        if (!card->attacks || strike_worth_missing(attack_cost(card), eyes->own->power) > 0)
            continue;
        const int32_t worth = target == SEAT_NONE ? strike_worth_best_target(eyes, cards[i])
                                                  : strike_worth_attack(eyes, cards[i], target);
        best = worth > best ? worth : best;
    }
    return best;
}

// Only attack cards count in the hand: a craft must be launched before it strikes.
static int32_t best_of_hand(const Viewpoint *eyes, Seat target) {
    int32_t best = 0;
    for (int i = 0; i < eyes->own->hand_count; i++) {
        if (eyes->rules->card[eyes->own->hand[i]].kind != KIND_ATTACK)
            continue;
        const int32_t worth = best_of(eyes, &eyes->own->hand[i], 1, target);
        best = worth > best ? worth : best;
    }
    return best;
}

int32_t strike_worth_best_attack(const Viewpoint *eyes, Seat target, bool strikes) {
    const int32_t hand = best_of_hand(eyes, target);
    const int32_t strike = strikes ? best_of(eyes, eyes->own->craft, eyes->own->craft_count, target) : 0;
    return hand > strike ? hand : strike;
}

// ---- power

// Intrinsic value of a point of power. Shields are worth more the less hull there is.
static int32_t point_worth(const Viewpoint *eyes, PowerTrack track) {
    static const int32_t points[TRACKS] = {1000, 580, 550};
    return track == TRACK_SHIELD ? points[track] + (10 - eyes->own->hull) * 20 : points[track];
}

// Value of a hand card becoming more or less affordable with tracks `after`.
static int32_t reach_worth(const Viewpoint *eyes, const uint8_t after[TRACKS], uint8_t card) {
    const CardDef *def = &eyes->rules->card[card];
    const int before = strike_worth_missing(def->cost, eyes->own->power),
              now = strike_worth_missing(def->cost, after);
    if (now == before)
        return 0;
    const int32_t useful = strike_worth_card(eyes, card);
    if (now == 0)
        return useful * 6 / 10;
    if (before == 0)
        return -useful * 6 / 10;
    return useful * 36 / 100 * (before - now) / (before > now ? before : now);
}

int32_t strike_worth_power(const Viewpoint *eyes, PowerTrack track, int to) {
    uint8_t after[TRACKS];
    const int most = eyes->rules->track_max;
    for (int i = 0; i < TRACKS; i++)
        after[i] = eyes->own->power[i];
    after[track] = (uint8_t)(to < 0 ? 0 : to > most ? most : to);
    int32_t best = 0, worst = 0;
    for (int i = 0; i < eyes->own->hand_count; i++) {
        const int32_t worth = reach_worth(eyes, after, eyes->own->hand[i]);
        best = worth > best ? worth : best;
        worst = worth < worst ? worth : worst;
    }
    return (after[track] - eyes->own->power[track]) * point_worth(eyes, track) + best + worst;
}

// ---- cards

int32_t strike_worth_repair(const Viewpoint *eyes, int amount) {
    const int damage = eyes->own->hull_max - eyes->own->hull;
    const int mended = amount < damage ? amount : damage;
    return mended * (1000 + (10 - eyes->own->hull) * 90);
}

static int32_t doing_in_play(const Viewpoint *eyes, const Ability *ability, const Doing *doing) {
    switch (doing->op) {
    case OP_COUNTER:
        return ability->attack_tags != 0 ? 1800 : 2200;
    case OP_REDUCE:
        return doing->amount * 400;
    case OP_ATTACK_BONUS:
        return doing->amount * 2000;
    case OP_REPAIR:
        return eyes->own->hull <= 6 ? 2600 : 1700;
    default:
        return 0;
    }
}

int32_t strike_worth_craft(const Viewpoint *eyes, uint8_t card) {
    const CardDef *def = &eyes->rules->card[card];
    int32_t worth = 0;
    if (def->attacks)
        worth = def->attack.damage * (def->attack.keep ? 750 : 450);
    for (int i = 0; i < def->ability_count; i++)
        for (int j = 0; j < def->ability[i].count; j++)
            worth += doing_in_play(eyes, &def->ability[i], &def->ability[i].doing[j]);
    return worth;
}

static int32_t power_doing(const Viewpoint *eyes, const Doing *doing, uint8_t named) {
    const uint8_t track = doing->track == TRACK_CHOOSE ? named : doing->track;
    int32_t best = 0;
    if (track < TRACKS)
        return strike_worth_power(eyes, (PowerTrack)track, eyes->own->power[track] + doing->amount);
    for (int i = 0; i < TRACKS; i++) { // not named yet: assume the best track
        const int32_t worth = strike_worth_power(eyes, (PowerTrack)i, eyes->own->power[i] + doing->amount);
        best = worth > best ? worth : best;
    }
    return best;
}

static int32_t move_doing(const Viewpoint *eyes, const Command *command) {
    if (command->from >= TRACKS || command->to >= TRACKS)
        return 1200; // no transfer named yet: a flat guess
    const uint8_t *power = eyes->own->power;
    return strike_worth_power(eyes, (PowerTrack)command->to, power[command->to] + command->at) +
           strike_worth_power(eyes, (PowerTrack)command->from, power[command->from] - command->at);
}

static int32_t action_doing(const Viewpoint *eyes, const Doing *doing, const Command *command) {
    switch (doing->op) {
    case OP_POWER:
        return power_doing(eyes, doing, command->from);
    case OP_MOVE_POWER:
        return move_doing(eyes, command);
    case OP_REPAIR:
        return strike_worth_repair(eyes, doing->amount);
    case OP_DRAW:
        return doing->amount * 600;
    default:
        return 0;
    }
}

int32_t strike_worth_action(const Viewpoint *eyes, const Command *command) {
    const CardDef *def = &eyes->rules->card[command->card];
    int32_t worth = 0;
    for (int i = 0; i < def->ability_count; i++)
        for (int j = 0; j < def->ability[i].count; j++)
            worth += action_doing(eyes, &def->ability[i].doing[j], command);
    for (int track = 0; track < TRACKS; track++)
        worth -= def->cost[track] * point_worth(eyes, (PowerTrack)track);
    return worth;
}

static int32_t defense_doing(const Ability *ability, const Doing *doing) {
    switch (doing->op) {
    case OP_COUNTER:
        return ability->attack_tags != 0 ? 2300 : 3000;
    case OP_REDUCE:
        return 1200 + doing->amount * 450;
    case OP_COUNTER_ATTACK:
        return 1900;
    case OP_POWER:
        return doing->amount * 600;
    default:
        return 0;
    }
}

// Value of an action card's effects. Power is counted without the cards it makes affordable, as cards would
// otherwise be valued by each other.
static int32_t action_in_hand(const Viewpoint *eyes, const CardDef *def) {
    int32_t worth = 0;
    for (int i = 0; i < def->ability_count; i++)
        for (int j = 0; j < def->ability[i].count; j++) {
            const Doing *doing = &def->ability[i].doing[j];
            if (doing->op == OP_POWER)
                worth += doing->amount * (doing->track == TRACK_SHIELD ? 900 : 650);
            else if (doing->op == OP_MOVE_POWER)
                worth += 1500;
            else if (doing->op == OP_DRAW)
                worth += doing->amount * 600;
            else if (doing->op == OP_REPAIR)
                worth += 800 + strike_worth_repair(eyes, doing->amount) / 2;
        }
    return worth;
}

int32_t strike_worth_card(const Viewpoint *eyes, uint8_t card) {
    const CardDef *def = &eyes->rules->card[card];
    int32_t worth = 0;
    switch (def->kind) {
    case KIND_ATTACK:
        return strike_worth_best_target(eyes, card);
    case KIND_CRAFT:
        return strike_worth_craft(eyes, card);
    case KIND_ACTION:
        return action_in_hand(eyes, def);
    default:
        for (int i = 0; i < def->ability_count; i++)
            for (int j = 0; j < def->ability[i].count; j++)
                worth += defense_doing(&def->ability[i], &def->ability[i].doing[j]);
        return worth;
    }
}

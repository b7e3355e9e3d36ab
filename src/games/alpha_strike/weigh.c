// SPDX-License-Identifier: MIT
// Game.weigh: heuristic value of each legal command for the deciding seat, one step ahead, from its view.
#include "engine/limits.h"
#include "games/alpha_strike/worth.h"

#define THROW_AWAY 1800      // cards worth less are discarded
#define THROW_AWAY_POOR 2800 // … with at most one playable card in hand
#define DEFENSES 2           // number of defenses in the hand that count in full

// Scale factors in thousandths, to compare the three ways to use a turn.
#define BY_ATTACK 650
#define BY_ACTION 800
#define BY_CRAFT 1160

// ---- discarding

static bool can_pay(const Viewpoint *eyes, uint8_t card) {
    return strike_worth_missing(eyes->rules->card[card].cost, eyes->own->power) == 0;
}

static int defenses_before(const Viewpoint *eyes, int index) {
    int count = 0;
    for (int i = 0; i < index; i++)
        count += eyes->rules->card[eyes->own->hand[i]].kind == KIND_DEFENSE;
    return count;
}

// Value of keeping the card: less for each missing point of power.
static int32_t keep_worth(const Viewpoint *eyes, int index) {
    const uint8_t card = eyes->own->hand[index];
    int32_t worth = strike_worth_card(eyes, card);
    for (int missing = strike_worth_missing(eyes->rules->card[card].cost, eyes->own->power); missing > 0;
         missing--)
        worth = worth * 37 / 100;
    if (eyes->rules->card[card].kind == KIND_DEFENSE && defenses_before(eyes, index) >= DEFENSES)
        worth /= 2;
    return worth;
}

static int32_t weigh_discard(const Viewpoint *eyes, const Command *command) {
    int playable = 0;
    int32_t keep = INT32_MAX;
    if (command->card == NONE)
        return 0;
    for (int i = 0; i < eyes->own->hand_count; i++) {
        playable += can_pay(eyes, eyes->own->hand[i]);
        if (eyes->own->hand[i] == command->card && keep_worth(eyes, i) < keep)
            keep = keep_worth(eyes, i);
    }
    return (playable <= 1 ? THROW_AWAY_POOR : THROW_AWAY) - keep;
}

// ---- the own turn

static bool attacks_after_launch(const Viewpoint *eyes) {
    const ShipDef *ship = &eyes->rules->ship[eyes->own->ship];
    for (int i = 0; i < ship->ability_count; i++)
        for (int j = 0; j < ship->ability[i].count; j++)
            if (ship->ability[i].doing[j].op == OP_ATTACK_AFTER_LAUNCH)
                return true;
    return false;
}

static int32_t weigh_play(const Viewpoint *eyes, const Command *command) {
    const CardDef *card = &eyes->rules->card[command->card];
    if (card->kind == KIND_ACTION)
        return strike_worth_action(eyes, command) * BY_ACTION / 1000;
    int32_t worth = strike_worth_craft(eyes, command->card) * BY_CRAFT / 1000;
    if (attacks_after_launch(eyes))
        worth += strike_worth_best_attack(eyes, SEAT_NONE, true) * BY_ATTACK / 1000;
    return worth;
}

// Passing the action phase is worth the attack that follows.
static int32_t weigh_pass(const Viewpoint *eyes) {
    return eyes->view->phase == PHASE_ACTION
               ? strike_worth_best_attack(eyes, SEAT_NONE, true) * BY_ATTACK / 1000
               : 0;
}

// Prefers the target's track where the drain hurts most, and its most valuable craft.
static int32_t named_worth(const Viewpoint *eyes, const Command *command, Seat target) {
    const ViewShip *foe = &eyes->view->seat[target];
    int32_t worth = 0;
    if (command->from < TRACKS)
        worth += (foe->power[command->from] > 3 ? 3 : foe->power[command->from]) *
                 (command->from == TRACK_SHIELD ? 90 : 100);
    if (command->with < eyes->rules->card_count)
        worth += strike_worth_craft(eyes, command->with) / 10;
    return worth;
}

static int32_t weigh_attack(const Viewpoint *eyes, const Command *command, Seat target) {
    return strike_worth_attack(eyes, command->card, target) + named_worth(eyes, command, target);
}

// ---- answers

// The attack to be answered.
static const ViewAttack *newest(const Viewpoint *eyes) {
    return &eyes->view->stack[eyes->view->stack_count - 1];
}

// How an attack would end for the own ship.
typedef struct Ending {
    int shield, hull; // points lost
} Ending;

static Ending ending_of(const Viewpoint *eyes, const ViewAttack *attack, int shields, int reduce,
                        bool countered) {
    const int damage = countered ? 0 : attack->base - attack->reduce - reduce;
    const int left = damage > 0 ? damage : 0;
    const int absorbed = attack->bypass ? 0 : left < shields ? left : shields;
    const int through = left - absorbed < eyes->own->hull ? left - absorbed : eyes->own->hull;
    return (Ending){absorbed, through};
}

static int32_t loss_worth(const Viewpoint *eyes, Ending ending) {
    const int32_t fatal = ending.hull >= eyes->own->hull ? 50000 : 0;
    return ending.shield * 600 + ending.hull * (1100 + (10 - eyes->own->hull) * 60) + fatal;
}

// Sum of the answer's effects.
typedef struct Answer {
    int shields, reduce;
    bool counters, counter_attacks;
} Answer;

static Answer answer_of(const Viewpoint *eyes, const ViewAttack *attack, const CardDef *card, bool craft) {
    Answer answer = {.shields = eyes->own->power[TRACK_SHIELD] - (craft ? 0 : card->cost[TRACK_SHIELD])};
    for (int i = 0; i < card->ability_count; i++) {
        const Ability *ability = &card->ability[i];
        if (ability->on != ON_RESPOND ||
            (ability->attack_tags != 0 && (ability->attack_tags & attack->tags) == 0))
            continue;
        for (int j = 0; j < ability->count; j++) {
            const Doing *doing = &ability->doing[j];
            answer.counters |= doing->op == OP_COUNTER;
            answer.counter_attacks |= doing->op == OP_COUNTER_ATTACK;
            answer.reduce += doing->op == OP_REDUCE ? doing->amount : 0;
            if (doing->op == OP_POWER && doing->track == TRACK_SHIELD)
                answer.shields += doing->amount;
        }
    }
    if (answer.shields > eyes->rules->track_max)
        answer.shields = eyes->rules->track_max;
    return answer;
}

static bool is_launched(const Viewpoint *eyes, uint8_t card) {
    for (int i = 0; i < eyes->own->craft_count; i++)
        if (eyes->own->craft[i] == card)
            return true;
    return false;
}

static int32_t price_of(const CardDef *card, bool craft, const Answer *answer) {
    int32_t price = craft ? 1600 : 800;
    for (int track = 0; track < TRACKS && !craft; track++)
        price += card->cost[track] * 450;
    return answer->counters ? price + 800 : price;
}

// Damage to the own ship if the attack is not answered, and with this answer.
static Ending unanswered(const Viewpoint *eyes) {
    return ending_of(eyes, newest(eyes), eyes->own->power[TRACK_SHIELD], 0, false);
}

static Ending answered(const Viewpoint *eyes, const Answer *answer) {
    return ending_of(eyes, newest(eyes), answer->shields, answer->reduce, answer->counters);
}

static int32_t weigh_defend(const Viewpoint *eyes, const Command *command) {
    if (command->card == NONE)
        return 0;
    const ViewAttack *attack = newest(eyes);
    const CardDef *card = &eyes->rules->card[command->card];
    const bool craft = is_launched(eyes, command->card);
    const Answer answer = answer_of(eyes, attack, card, craft);
    const Ending hit = unanswered(eyes), left = answered(eyes, &answer);
    const int32_t counter =
        answer.counter_attacks ? strike_worth_best_attack(eyes, attack->attacker, false) * 8 / 10 : 0;
    return loss_worth(eyes, hit) - loss_worth(eyes, left) + counter - price_of(card, craft, &answer);
}

// Whether the ship survives the attack with this answer.
typedef enum Outcome {
    LOST,
    OPEN, // a counter attack lands first and may make the attack void
    SAVED
} Outcome;

static Outcome outcome_of(const Viewpoint *eyes, const Command *command) {
    if (command->verb != VERB_DEFEND || command->card == NONE)
        return unanswered(eyes).hull < eyes->own->hull ? SAVED : LOST;
    const bool craft = is_launched(eyes, command->card);
    const Answer answer = answer_of(eyes, newest(eyes), &eyes->rules->card[command->card], craft);
    if (answered(eyes, &answer).hull < eyes->own->hull)
        return SAVED;
    return answer.counter_attacks ? OPEN : LOST;
}

// Excludes answers that let the own ship be destroyed while another one saves it.
static void exclude_fatal_answers(const Viewpoint *eyes, const Command *legal, int count, int32_t *worth) {
    bool can_be_saved = false;
    if (eyes->view->phase != PHASE_RESPOND || unanswered(eyes).hull < eyes->own->hull)
        return;
    for (int i = 0; i < count; i++)
        can_be_saved |= outcome_of(eyes, &legal[i]) == SAVED;
    for (int i = 0; i < count; i++)
        if (can_be_saved && outcome_of(eyes, &legal[i]) == LOST)
            worth[i] = WORTH_NEVER;
}

// ---- any command

static int32_t weigh_one(const Viewpoint *eyes, const Command *command) {
    const ViewShip *own = eyes->own;
    switch (command->verb) {
    case VERB_ALLOCATE:
        return command->from >= TRACKS
                   ? 0
                   : strike_worth_power(eyes, (PowerTrack)command->from,
                                        own->power[command->from] + own->increment[command->from]);
    case VERB_DISCARD:
        return weigh_discard(eyes, command);
    case VERB_PLAY:
    case VERB_REROUTE:
        return weigh_play(eyes, command);
    case VERB_PASS:
        return weigh_pass(eyes);
    case VERB_ATTACK:
        return weigh_attack(eyes, command, command->to);
    case VERB_COUNTER:
        return command->card == NONE
                   ? 0
                   : strike_worth_attack(eyes, command->card,
                                         eyes->view->stack[eyes->view->stack_count - 1].attacker);
    case VERB_DEFEND:
        return weigh_defend(eyes, command);
    case VERB_CONCEDE:
        return WORTH_NEVER;
    default:
        return 0;
    }
}

void strike_weigh(const void *rules, const void *view, const Command *legal, int count, int32_t *worth) {
    const Viewpoint eyes = strike_viewpoint(rules, view);
    for (int i = 0; i < count; i++)
        worth[i] = weigh_one(&eyes, &legal[i]);
    exclude_fatal_answers(&eyes, legal, count, worth);
}

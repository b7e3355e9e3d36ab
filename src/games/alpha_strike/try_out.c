// SPDX-License-Identifier: MIT
// Game.try_out: a position for trying out a card or ship. The deck is shuffled; the card, the power to pay
// for it, and, for a defense, an attack to answer are provided.
#include "games/alpha_strike/rules.h"
#include "games/alpha_strike/setup.h"

#include <string.h>

#define POWER 5 // power of every ship on each track, as far as the ship can have it

// The whole deck, shuffled. Returns the number of cards.
static uint8_t shuffled(const StrikeRules *rules, uint8_t deck[DECK_MAX], Rng *rng) {
    uint8_t count = 0;
    for (uint8_t card = 0; card < rules->card_count; card++)
        for (uint8_t i = 0; i < rules->card[card].copies && count < DECK_MAX; i++)
            deck[count++] = card;
    rng_shuffle(rng, deck, count);
    return count;
}

// Moves `card` from the deck to the hand; `card` NONE: the deck's last card.
static void give(PositionShip *ship, uint8_t *deck, uint8_t *count, uint8_t card) {
    const uint8_t *found = card != NONE ? memchr(deck, card, *count) : NULL;
    const size_t place = found != NULL ? (size_t)(found - deck) : (size_t)(*count - 1);
    ship->hand[ship->hand_count++] = deck[place];
    deck[place] = deck[--*count];
}

// Returns an attack card that the defense works against and POWER can pay for; NONE: there is none.
static uint8_t attack_against(const StrikeRules *rules, const CardDef *defense) {
    uint8_t tags = 0;
    for (uint8_t i = 0; i < defense->ability_count; i++)
        if (defense->ability[i].on == ON_RESPOND)
            tags |= defense->ability[i].attack_tags;
    for (uint8_t card = 0; card < rules->card_count; card++) {
        const CardDef *attack = &rules->card[card];
        bool cheap = true;
        for (int track = 0; track < TRACKS; track++)
            cheap = cheap && attack->cost[track] <= POWER;
        if (attack->kind == KIND_ATTACK && cheap && (tags == 0 || (attack->attack.tags & tags) != 0))
            return card;
    }
    return NONE;
}

// Raises power so that the card can be paid for and, once launched, used.
static void power_up(const StrikeRules *rules, PositionShip *ship, const CardDef *card) {
    for (int track = 0; track < TRACKS; track++) {
        int power = POWER;
        if (card != NULL && card->cost[track] + card->attack.cost[track] > power)
            power = card->cost[track] + card->attack.cost[track];
        ship->power[track] = (uint8_t)(power < rules->track_max ? power : rules->track_max);
    }
}

static uint8_t given_phase(StrikePhase phase) {
    uint8_t index = 0;
    while (strike_given_phases[index] != phase)
        index++;
    return index;
}

// The phase in which the card is played: attacks in combat, the others before it.
static StrikePhase phase_of(const CardDef *card) {
    if (card == NULL)
        return PHASE_ALLOCATE;
    return card->kind == KIND_ATTACK || card->kind == KIND_DEFENSE ? PHASE_COMBAT : PHASE_ACTION;
}

bool strike_try_out(const void *data, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                    void *given) {
    const StrikeRules *rules = data;
    StrikePosition *position = given;
    const uint8_t card = table == TABLE_CARDS ? index : NONE;
    const CardDef *def = card != NONE ? &rules->card[card] : NULL;
    const bool defends = def != NULL && def->kind == KIND_DEFENSE;
    uint8_t count = shuffled(rules, position->deck, rng);
    for (int ship = 0; ship < SHIPS_MAX; ship++)
        position->ship[ship] = (PositionShip){.hull = NONE, .alive = 1};
    for (Seat seat = 0; seat < options->seats; seat++) {
        PositionShip *ship = &position->ship[options->faction[seat]];
        power_up(rules, ship, seat == 0 ? def : NULL);
        if (seat == 0 && card != NONE)
            give(ship, position->deck, &count, card);
        if (seat == 1 && defends)
            give(ship, position->deck, &count, attack_against(rules, def));
        while (ship->hand_count < rules->hand_size)
            give(ship, position->deck, &count, NONE);
    }
    position->deck_count = count;
    position->turn = position->round = 1;
    position->phase = given_phase(phase_of(def));
    position->first = options->faction[0];
    position->active = options->faction[defends ? 1 : 0]; // the attacker: there must be something to answer
    return true;
}

// SPDX-License-Identifier: MIT
// Game.try_out: a position for trying out a card or target, with shuffled piles except for what must be at
// hand.
#include "games/tactics/position.h"
#include "games/tactics/setup.h"

#include <string.h>

// Swaps `item` with the one at index `place`.
static void bring(uint8_t *items, uint8_t count, uint8_t item, uint8_t place) {
    uint8_t *found = memchr(items, item, count);
    if (found == NULL || place >= count)
        return;
    *found = items[place];
    items[place] = item;
}

// The cards that this card's effects name, without which they could not be tried.
static uint8_t named_by(const CardDef *card, uint8_t out[EFFECTS_MAX]) {
    uint8_t count = 0;
    for (uint8_t i = 0; i < card->effect_count; i++)
        if (card->effect[i].which.title != NONE)
            out[count++] = card->effect[i].which.title;
    return count;
}

// `wanted` NONE: a random hand.
static void deal(const TacticsRules *rules, TacticsPosition *position, uint8_t faction, uint8_t wanted,
                 Rng *rng) {
    uint8_t cards[DECK_MAX], named[EFFECTS_MAX];
    PositionPile *hand = &position->hand[faction], *draw = &position->draw[faction];
    for (uint8_t card = 0; card < rules->card_count; card++)
        cards[card] = card;
    rng_shuffle(rng, cards, rules->card_count);
    if (wanted != NONE) {
        const uint8_t count = named_by(&rules->card[wanted], named);
        for (uint8_t i = 0; i < count; i++)
            bring(cards, rules->card_count, named[i], (uint8_t)(i + 1));
        bring(cards, rules->card_count, wanted, 0);
    }
    for (uint8_t i = 0; i < rules->card_count; i++) {
        PositionPile *pile = i < rules->hand_size ? hand : draw;
        pile->item[pile->count++] = cards[i];
    }
}

// A target that the card needs, among those that can come up; NONE: it needs none.
static uint8_t fitting_target(const TacticsRules *rules, uint8_t card, const TacticsPosition *position) {
    for (uint8_t i = 0; card != NONE && i < rules->card[card].effect_count; i++) {
        const Effect *effect = &rules->card[card].effect[i];
        for (uint8_t k = 0; k < position->target_count && effect->verb == DO_ADD; k++)
            if (tactics_target_fits(rules, &effect->target, position->targets[k]))
                return position->targets[k];
    }
    return NONE;
}

bool tactics_try_out(const void *data, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                     void *given) {
    const TacticsRules *rules = data;
    TacticsPosition *position = given;
    const uint8_t card = table == TABLE_CARDS ? index : NONE;
    position->phase = PHASE_DEPLOYMENT;
    position->turn = options->faction[0];
    for (Seat seat = 0; seat < options->seats; seat++)
        deal(rules, position, options->faction[seat], seat == 0 ? card : NONE, rng);
    for (uint8_t target = 0; target < rules->target_count; target++)
        position->targets[position->target_count++] = target;
    rng_shuffle(rng, position->targets, position->target_count);
    bring(position->targets, position->target_count,
          table == TABLE_TARGETS ? index : fitting_target(rules, card, position), 0);
    return true;
}

// SPDX-License-Identifier: MIT
// Game.warnings: warns about packs that are valid but probably not intended, such as abilities that nothing
// in the deck can trigger and cards nobody can pay for.
#include "games/alpha_strike/rules.h"

// Summary of what the deck contains.
typedef struct Deck {
    uint8_t tags; // of all attacks and strikes
    bool attacks, craft;
} Deck;

static Deck deck_of(const StrikeRules *rules) {
    Deck deck = {0};
    for (int i = 0; i < rules->card_count; i++) {
        const CardDef *card = &rules->card[i];
        deck.attacks |= card->kind == KIND_ATTACK;
        deck.craft |= card->kind == KIND_CRAFT;
        if (card->attacks)
            deck.tags |= card->attack.tags;
    }
    return deck;
}

// Returns why the operation can never have an effect, or NULL. The string is static.
static const char *doing_doubt(const Doing *doing, const Deck *deck) {
    if (doing->op == OP_ATTACK_BONUS && doing->tag != NONE && (deck->tags >> doing->tag & 1u) == 0)
        return "[!never] this can never act: no attack of the deck has this \"tag\"";
    if (doing->op == OP_DESTROY_CRAFT && !deck->craft)
        return "[!never] this can never act: there is no craft in the deck";
    if (doing->op == OP_ATTACK_AFTER_LAUNCH && !deck->craft)
        return "[!never] this can never act: there is no craft in the deck to be launched";
    if (doing->op == OP_COUNTER_ATTACK && !deck->attacks)
        return "[!never] this can never act: there is no attack card in the deck";
    return NULL;
}

static void doubt_abilities(const Ability *ability, int count, const char *owner, const Deck *deck,
                            Faults *faults) {
    for (int i = 0; i < count; i++) {
        if (ability[i].attack_tags != 0 && (ability[i].attack_tags & deck->tags) == 0)
            faults_add(faults, fault_path("%s/abilities/%d/if/attack_tag", owner, i),
                       "[!never] this can never act: no attack of the deck has one of these tags");
        for (int k = 0; k < ability[i].count; k++) {
            const Doing *doing = &ability[i].doing[k];
            const char *doubt = doing_doubt(doing, deck);
            const char *key = doing->op == OP_ATTACK_BONUS ? "tag" : "op";
            if (doubt != NULL)
                faults_add(faults, fault_path("%s/abilities/%d/do/%d/%s", owner, i, k, key), "%s", doubt);
        }
    }
}

static void doubt_cost(const StrikeRules *rules, const uint8_t cost[TRACKS], const char *where,
                       Faults *faults) {
    for (int track = 0; track < TRACKS; track++)
        if (cost[track] > rules->track_max)
            faults_add(faults, fault_path("%s/%s", where, strike_track_words[track]),
                       "[!never] nobody can ever pay this: no track goes above the \"track_max\" of "
                       "game.json, %d",
                       rules->track_max);
}

void strike_warnings(const void *data, Faults *faults) {
    const StrikeRules *rules = data;
    const Deck deck = deck_of(rules);
    for (int i = 0; i < rules->card_count; i++) {
        const CardDef *card = &rules->card[i];
        doubt_abilities(card->ability, card->ability_count, fault_path("deck.json/cards/%d", i).text, &deck,
                        faults);
        doubt_cost(rules, card->cost, fault_path("deck.json/cards/%d/cost", i).text, faults);
        if (card->attacks)
            doubt_cost(rules, card->attack.cost, fault_path("deck.json/cards/%d/attack/cost", i).text,
                       faults);
    }
    for (int i = 0; i < rules->ship_count; i++)
        doubt_abilities(rules->ship[i].ability, rules->ship[i].ability_count,
                        fault_path("ships.json/ships/%d", i).text, &deck, faults);
}

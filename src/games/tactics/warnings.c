// SPDX-License-Identifier: MIT
// Game.warnings: warns about packs that are valid but probably not intended, such as effects that can never
// apply to a card or target, faction letters that are not distinct, and things nothing refers to.
#include "core/utf8.h"
#include "games/tactics/rules.h"

#include <string.h>

// ---- cards

// The cards of the deck to which an effect of this card can apply. Everybody plays the same deck, so only
// among its owner's cards is there no second copy of itself.
static uint64_t meant(const TacticsRules *rules, const Effect *effect, uint8_t self) {
    const uint64_t deck = rules->card_count < 64 ? ((uint64_t)1 << rules->card_count) - 1 : UINT64_MAX;
    const uint64_t own = effect->which.whose == WHOSE_OWN ? (uint64_t)1 << self : 0;
    return effect->which.cards & deck & ~own;
}

static bool fits_any_target(const TacticsRules *rules, const TargetFilter *filter) {
    for (uint8_t target = 0; target < rules->target_count; target++)
        if (tactics_target_fits(rules, filter, target))
            return true;
    return false;
}

// Returns true if the card can be summoned into a row by itself, not onto another card.
static bool is_summoned(const TacticsRules *rules, uint8_t card) {
    for (uint8_t by = 0; by < rules->card_count; by++)
        for (int i = 0; i < rules->card[by].effect_count; i++)
            if (rules->card[by].effect[i].verb == DO_SUMMON &&
                (meant(rules, &rules->card[by].effect[i], by) >> card & 1u))
                return true;
    return false;
}

// Returns why the effect can never act, or NULL. The string is static.
static const char *moment_doubt(const TacticsRules *rules, uint8_t card, const Effect *effect) {
    const CardDef *def = &rules->card[card];
    const bool of_shields = effect->verb == DO_SHIELD || effect->verb == DO_END_NEGOTIATION;
    if (effect->when == WHEN_REVEALED && def->plays_up)
        return "[!never] this can never act: the card is played face up, so it is never revealed";
    if (def->shields && !of_shields && (effect->when == WHEN_REVEALED || !is_summoned(rules, card)))
        return "[!never] this can never act: a card that shields another does not lie in a row itself";
    return NULL;
}

// Returns why no card can have the face that the effect requires, or NULL. The string is static.
static const char *face_doubt(const Effect *effect) {
    if (effect->when == WHEN_SCORING && effect->which.face == FACE_DOWN)
        return "[!never] this can never act: when a row is scored all of its cards lie face up";
    if (effect->verb == DO_TURN_UP && effect->which.face == FACE_UP)
        return "[!never] this can never act: what lies face up can't be turned up";
    return NULL;
}

static void doubt_moment(const TacticsRules *rules, uint8_t card, int index, Faults *faults) {
    const Effect *effect = &rules->card[card].effect[index];
    const char *moment = moment_doubt(rules, card, effect), *face = face_doubt(effect);
    if (moment != NULL)
        faults_add(faults, fault_path("deck.json/cards/%d/effects/%d/when", card, index), "%s", moment);
    if (face != NULL)
        faults_add(faults, fault_path("deck.json/cards/%d/effects/%d/which/face", card, index), "%s", face);
}

static void doubt_effect(const TacticsRules *rules, uint8_t card, int index, Faults *faults) {
    const Effect *effect = &rules->card[card].effect[index];
    if (meant(rules, effect, card) == 0)
        faults_add(faults, fault_path("deck.json/cards/%d/effects/%d/which", card, index),
                   "[!never] this can never act: no card of the deck is one of those that \"which\" means");
    if (!fits_any_target(rules, &effect->target))
        faults_add(faults, fault_path("deck.json/cards/%d/effects/%d/target", card, index),
                   "[!never] this can never act: no target is one of those that \"target\" means");
    if (effect->ask != DECISION_REMOVE && !effect->choose)
        faults_add(faults, fault_path("deck.json/cards/%d/effects/%d/ask", card, index),
                   "[!unused] nothing is ever asked without \"choose\": true");
    doubt_moment(rules, card, index, faults);
}

// ---- targets and short games

static void doubt_target(const TacticsRules *rules, int index, Faults *faults) {
    const TargetDef *target = &rules->target[index];
    if (target->bonus_points > 0 && target->bonus_targets == 0)
        faults_add(faults, fault_path("targets.json/targets/%d/bonus/which", index),
                   "[!never] this bonus never counts: no other target is one of those that \"which\" means");
}

static uint32_t factions_of(const ShortGame *game) {
    uint32_t factions = 0;
    for (int i = 0; i < game->faction_count; i++)
        factions |= 1u << game->faction[i];
    return factions;
}

static void doubt_short_game(const TacticsRules *rules, int index, Faults *faults) {
    const ShortGame *game = &rules->short_game[index];
    if (game->faction_count < 2)
        faults_add(faults, fault_path("game.json/short_games/%d/factions", index),
                   "[!unused] no game is ever played by these factions: it takes at least 2");
    for (int before = 0; before < index; before++)
        if (factions_of(&rules->short_game[before]) == factions_of(game))
            faults_add(
                faults, fault_path("game.json/short_games/%d/factions", index),
                "[!unused] the short game of these factions stands above already; this one is never asked");
}

// ---- factions

static void doubt_letter(const TacticsRules *rules, int index, Faults *faults) {
    const char *letter = rules->faction[index].letter;
    if (utf8_length(letter, strlen(letter)) != strlen(letter))
        faults_add(faults, fault_path("factions.json/factions/%d/letter", index),
                   "[letter] \"letter\" must be a single character, not \"%s\"", letter);
    for (int before = 0; before < index; before++)
        if (strcmp(rules->faction[before].letter, letter) == 0) {
            faults_add(faults, fault_path("factions.json/factions/%d/letter", index),
                       "[letter] \"%s\" is the letter of the faction \"%s\" already; each must have its own",
                       letter, rules->faction[before].id);
            return;
        }
}

static void doubt_pictures(const FactionDef *faction, int index, Faults *faults) {
    for (int i = 1; i < faction->picture_count; i++)
        for (int before = 0; before < i; before++)
            if (faction->pictures[before].card == faction->pictures[i].card)
                faults_add(
                    faults, fault_path("factions.json/factions/%d/pictures/%d/card", index, i),
                    "[!unused] the picture of this card stands above already; this one is never shown");
}

void tactics_warnings(const void *data, Faults *faults) {
    const TacticsRules *rules = data;
    for (uint8_t card = 0; card < rules->card_count; card++)
        for (int i = 0; i < rules->card[card].effect_count; i++)
            doubt_effect(rules, card, i, faults);
    for (int i = 0; i < rules->target_count; i++)
        doubt_target(rules, i, faults);
    for (int i = 0; i < rules->faction_count; i++)
        doubt_letter(rules, i, faults);
    for (int i = 0; i < rules->faction_count; i++)
        doubt_pictures(&rules->faction[i], i, faults);
    for (int i = 0; i < rules->short_count; i++)
        doubt_short_game(rules, i, faults);
}

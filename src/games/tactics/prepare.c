// SPDX-License-Identifier: MIT
// Game.prepare: checks that involve more than one field, and derived fields for the engine's inner loops.
#include "games/tactics/rules.h"

#include <string.h>

// The only EffectWhen possible for this verb.
static EffectWhen when_of(EffectVerb verb) {
    switch (verb) {
    case DO_REMOVE:
    case DO_MOVE:
    case DO_DRAW_UP:
    case DO_SEE_HANDS:
    case DO_DRAW_AND_PLAY:
    case DO_SUMMON:
    case DO_NEGOTIATE:
        return WHEN_REVEALED;
    case DO_BLOCK:
    case DO_CLOSE:
        return WHEN_PERMANENT;
    case DO_ADD:
    case DO_BOOST:
    case DO_STEAL:
    case DO_ZERO:
    case DO_HALVE:
    case DO_WIN_ROW:
        return WHEN_SCORING;
    case DO_PLAY_UP:
    case DO_TURN_UP:
    case DO_SHIELD:
    case DO_END_NEGOTIATION:
        break;
    }
    return WHEN_SPECIAL;
}

// What is wrong with an effect, and where.
typedef struct Wrong {
    const char *key; // key of the value; "": the effect itself
    const char *message;
} Wrong;

static Wrong block_fault(const Effect *effect) {
    if (effect->parts == 0)
        return (Wrong){"parts", "\"block\" needs \"parts\": a list of \"effect\", \"power\""};
    if (effect->which.where != WHERE_BELOW && effect->which.where != WHERE_DIRECTLY_ABOVE)
        return (Wrong){"which/where", "\"block\" can only act \"below\" or \"directly_above\""};
    if (effect->which.face != FACE_ANY)
        return (Wrong){"which/face", "\"block\" cannot depend on the face of a card"};
    return (Wrong){NULL, NULL};
}

// Summoned cards come from the hand or from another row.
static Wrong summon_fault(const Effect *effect) {
    if (effect->which.where != WHERE_OTHERS)
        return (Wrong){"which/where",
                       "\"summon\" brings a card from the hand or from another row: \"where\" in this row "
                       "can only be \"others\""};
    if (effect->which.face == FACE_DOWN)
        return (Wrong){"which/face", "\"summon\" cannot bring a card that lies face down"};
    return (Wrong){NULL, NULL};
}

// message NULL: nothing is wrong.
static Wrong effect_fault(const Effect *effect) {
    static const char *const needed[] = {
        [WHEN_REVEALED] = "this effect acts once: \"when\" must be \"revealed\"",
        [WHEN_PERMANENT] = "this effect lasts: \"when\" must be \"permanent\"",
        [WHEN_SCORING] = "this effect counts at scoring: \"when\" must be \"scoring\"",
        [WHEN_SPECIAL] = "this effect is a way of playing the card: \"when\" must be \"special\""};
    const EffectWhen when = when_of((EffectVerb)effect->verb);
    if (effect->when != when)
        return (Wrong){"when", needed[when]};
    if (effect->verb == DO_BLOCK)
        return block_fault(effect);
    if (effect->verb == DO_SUMMON)
        return summon_fault(effect);
    if ((effect->verb == DO_ADD || effect->verb == DO_BOOST) && effect->amount == 0)
        return (Wrong){"amount", "this effect needs an \"amount\" above 0"};
    if (effect->optional && effect->verb == DO_REMOVE && !effect->choose)
        return (Wrong){"optional", "an \"optional\" removal must also \"choose\""};
    return (Wrong){NULL, NULL};
}

static void derive_effect(CardDef *card, uint8_t index) {
    const Effect *effect = &card->effect[index];
    card->one_time |= effect->when == WHEN_REVEALED;
    if (effect->when == WHEN_SCORING)
        card->scores |= 1u << effect->verb;
    switch ((EffectVerb)effect->verb) {
    case DO_PLAY_UP:
        card->plays_up = effect->anywhere ? 2 : 1;
        break;
    case DO_SHIELD:
        card->shields = 1;
        break;
    case DO_END_NEGOTIATION:
        card->ends_negotiation = 1;
        break;
    case DO_CLOSE:
        card->closes = 1;
        break;
    case DO_TURN_UP:
        card->turns_up = 1;
        break;
    case DO_BLOCK:
        *(effect->which.where == WHERE_BELOW ? &card->block_down : &card->block_up) = index;
        break;
    default:
        break;
    }
}

static void derive_filters(TacticsRules *rules) {
    _Static_assert(DECK_MAX <= 64, "one bit per card");
    for (int i = 0; i < rules->card_count; i++)
        for (uint8_t k = 0; k < rules->card[i].effect_count; k++) {
            CardFilter *which = &rules->card[i].effect[k].which;
            for (uint8_t card = 0; card < DECK_MAX; card++)
                if ((which->types == 0 || (which->types & 1u << rules->card[card].type)) &&
                    (which->title == NONE || which->title == card))
                    which->cards |= (uint64_t)1 << card;
        }
}

static void prepare_effect(CardDef *card, int number, uint8_t index, Faults *faults) {
    const Effect *effect = &card->effect[index];
    const uint8_t *slot = effect->which.where == WHERE_BELOW ? &card->block_down : &card->block_up;
    Wrong wrong = effect_fault(effect);
    if (wrong.message == NULL && effect->verb == DO_BLOCK && *slot != NONE)
        wrong = (Wrong){"", "a card can block only once in each direction"};
    if (wrong.message != NULL)
        faults_add(faults, fault_path("deck.json/cards/%d/effects/%d/%s", number, index, wrong.key), "%s",
                   wrong.message);
    else
        derive_effect(card, index);
}

static void prepare_card(CardDef *card, int number, Faults *faults) {
    card->block_up = card->block_down = NONE;
    card->revealed[EFFECTS_MAX] = NONE;
    for (uint8_t i = EFFECTS_MAX; i-- > 0;)
        card->revealed[i] =
            i < card->effect_count && card->effect[i].when == WHEN_REVEALED ? i : card->revealed[i + 1];
    for (uint8_t i = 0; i < card->effect_count; i++)
        prepare_effect(card, number, i, faults);
    if (card->shields && card->plays_up)
        faults_add(faults, fault_path("deck.json/cards/%d/effects", number),
                   "a card that shields cannot be played up");
    if ((card->kind == KIND_NONE) != (card->effect_count == 0))
        faults_add(faults, fault_path("deck.json/cards/%d/kind", number),
                   "\"kind\" must be \"none\" exactly when the card has no effects");
}

static uint8_t traits_of(const CardDef *card) {
    return (uint8_t)((card->closes ? TRAIT_CLOSES : 0) | (card->block_up != NONE ? TRAIT_BLOCKS_UP : 0) |
                     (card->block_down != NONE ? TRAIT_BLOCKS_DOWN : 0) |
                     (card->shields ? TRAIT_SHIELDS : 0) | (card->plays_up ? TRAIT_PLAYED_UP : 0) |
                     (card->plays_up == 2 ? TRAIT_ANYWHERE : 0) | (card->one_time ? TRAIT_ONE_TIME : 0));
}

static void derive_bonus(TacticsRules *rules, uint8_t target) {
    TargetDef *def = &rules->target[target];
    for (uint8_t other = 0; other < rules->target_count; other++)
        if (other != target && tactics_target_fits(rules, &def->bonus, other))
            def->bonus_targets |= 1u << other;
}

static void check_counts(const TacticsRules *rules, Faults *faults) {
    if (rules->card_count < rules->hand_size || rules->card_count == 0)
        faults_add(faults, fault_path("deck.json/cards/-"),
                   "a deck needs at least as many cards as a hand (%d)", rules->hand_size);
    if (rules->target_count < ROWS)
        faults_add(faults, fault_path("targets.json/targets/-"), "a game needs at least %d targets", ROWS);
    if (rules->faction_count < 2)
        faults_add(faults, fault_path("factions.json/factions/-"), "a game needs at least 2 factions");
    for (int i = 0; i < rules->short_count; i++)
        if (rules->target_count >= ROWS && rules->target_count - rules->short_game[i].removed_count < ROWS)
            faults_add(faults, fault_path("game.json/short_games/%d/removed", i),
                       "too many targets are taken out: at least 4 must be left");
}

void tactics_prepare(void *data, Faults *faults) {
    TacticsRules *rules = data;
    for (int i = 0; i < rules->card_count; i++)
        prepare_card(&rules->card[i], i, faults);
    derive_filters(rules);
    for (int copy = 0; copy < TACTICS_SEATS * DECK_MAX; copy++)
        rules->trait[copy] = traits_of(&rules->card[copy % DECK_MAX]);
    for (int i = 0; i < rules->faction_count; i++)
        style_check(&rules->faction[i].style, fault_path("factions.json/factions/%d", i), faults);
    for (uint8_t i = 0; i < rules->target_count; i++)
        derive_bonus(rules, i);
    check_counts(rules, faults);
}

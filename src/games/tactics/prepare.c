// SPDX-License-Identifier: MIT
// What no single field of a pack can know, and the short cuts that the engine's inner loops use.
#include "games/tactics/rules.h"

#include <string.h>

static bool fault(Text *problem, Text *path, const char *where, int index, int effect, const char *message) {
    text_printf(path, "%s/%d", where, index);
    if (effect >= 0)
        text_printf(path, "/effects/%d", effect);
    text_add(problem, message);
    return false;
}

// The one moment at which this verb can act.
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

// NULL, or what is wrong with the effect.
static const char *effect_fault(const Effect *effect) {
    static const char *const needed[] = {
        [WHEN_REVEALED] = "this effect acts once: \"when\" must be \"revealed\"",
        [WHEN_PERMANENT] = "this effect lasts: \"when\" must be \"permanent\"",
        [WHEN_SCORING] = "this effect counts at scoring: \"when\" must be \"scoring\"",
        [WHEN_SPECIAL] = "this effect is a way of playing the card: \"when\" must be \"special\""};
    const EffectWhen when = when_of((EffectVerb)effect->verb);
    if (effect->when != when)
        return needed[when];
    if (effect->verb == DO_BLOCK) {
        if (effect->parts == 0)
            return "\"block\" needs \"parts\": a list of \"effect\", \"power\"";
        if (effect->which.where != WHERE_BELOW && effect->which.where != WHERE_DIRECTLY_ABOVE)
            return "\"block\" can only act \"below\" or \"directly_above\"";
        if (effect->which.face != FACE_ANY)
            return "\"block\" cannot depend on the face of a card";
    }
    if ((effect->verb == DO_ADD || effect->verb == DO_BOOST) && effect->amount == 0)
        return "this effect needs an \"amount\" above 0";
    if (effect->choose && effect->verb != DO_REMOVE)
        return "\"choose\" goes with \"remove\" only";
    if (effect->optional && effect->verb == DO_REMOVE && !effect->choose)
        return "an \"optional\" removal must also \"choose\"";
    if (effect->anywhere && effect->verb != DO_PLAY_UP)
        return "\"anywhere\" goes with \"play_up\" only";
    return NULL;
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
        card->ends_talks = 1;
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

static bool prepare_card(CardDef *card, int number, Text *problem, Text *path) {
    card->block_up = card->block_down = NONE;
    for (uint8_t i = 0; i < card->effect_count; i++) {
        const char *wrong = effect_fault(&card->effect[i]);
        const uint8_t *slot =
            card->effect[i].which.where == WHERE_BELOW ? &card->block_down : &card->block_up;
        if (wrong == NULL && card->effect[i].verb == DO_BLOCK && *slot != NONE)
            wrong = "a card can block only once in each direction";
        if (wrong != NULL)
            return fault(problem, path, "deck.json/cards", number, i, wrong);
        derive_effect(card, i);
    }
    card->revealed[EFFECTS_MAX] = NONE;
    for (uint8_t i = EFFECTS_MAX; i-- > 0;)
        card->revealed[i] =
            i < card->effect_count && card->effect[i].when == WHEN_REVEALED ? i : card->revealed[i + 1];
    if (card->shields && card->plays_up)
        return fault(problem, path, "deck.json/cards", number, -1, "a card that shields cannot be played up");
    if ((card->kind == KIND_NONE) != (card->effect_count == 0))
        return fault(problem, path, "deck.json/cards", number, -1,
                     "\"kind\" must be \"none\" exactly when the card has no effects");
    return true;
}

static uint8_t traits_of(const CardDef *card) {
    return (uint8_t)((card->closes ? TRAIT_CLOSES : 0) | (card->block_up != NONE ? TRAIT_BLOCKS_UP : 0) |
                     (card->block_down != NONE ? TRAIT_BLOCKS_DOWN : 0) |
                     (card->shields ? TRAIT_SHIELDS : 0) | (card->plays_up ? TRAIT_PLAYED_UP : 0) |
                     (card->plays_up == 2 ? TRAIT_ANYWHERE : 0));
}

static void derive_bonus(TacticsRules *rules, uint8_t target) {
    TargetDef *def = &rules->target[target];
    for (uint8_t other = 0; other < rules->target_count; other++)
        if (other != target && tactics_target_fits(rules, &def->bonus, other))
            def->bonus_targets |= 1u << other;
}

static bool clear_fault(Text *problem, Text *path, int faction) {
    text_printf(path, "factions.json/factions/%d/clear", faction);
    text_add(problem, "\"clear\" needs its \"main\" colour; the others may be left out");
    return false;
}

// The colours that a faction has in the palette that is easy to tell apart hang on their main colour.
static bool prepare_factions(const TacticsRules *rules, Text *problem, Text *path) {
    for (int i = 0; i < rules->faction_count; i++) {
        const StyleRamp *clear = &rules->faction[i].style.clear;
        const bool any = (clear->light & clear->dark & clear->deep & clear->ink) != NO_COLOUR;
        if (any && clear->main == NO_COLOUR)
            return clear_fault(problem, path, i);
    }
    return true;
}

bool tactics_prepare(void *data, Text *problem, Text *path) {
    TacticsRules *rules = data;
    for (int i = 0; i < rules->card_count; i++)
        if (!prepare_card(&rules->card[i], i, problem, path))
            return false;
    derive_filters(rules);
    for (int copy = 0; copy < TACTICS_SEATS * DECK_MAX; copy++)
        rules->trait[copy] = traits_of(&rules->card[copy % DECK_MAX]);
    if (rules->card_count < rules->hand_size || rules->card_count == 0) {
        text_add(path, "deck.json/cards");
        text_printf(problem, "a deck needs at least as many cards as a hand (%d)", rules->hand_size);
        return false;
    }
    if (rules->target_count < ROWS) {
        text_add(path, "targets.json/targets");
        text_printf(problem, "a game needs at least %d targets", ROWS);
        return false;
    }
    if (rules->faction_count < 2) {
        text_add(path, "factions.json/factions");
        text_add(problem, "a game needs at least 2 factions");
        return false;
    }
    if (!prepare_factions(rules, problem, path))
        return false;
    for (uint8_t i = 0; i < rules->target_count; i++)
        derive_bonus(rules, i);
    for (int i = 0; i < rules->short_count; i++)
        if (rules->target_count - rules->short_game[i].removed_count < ROWS)
            return fault(problem, path, "game.json/short_games", i, -1,
                         "too many targets are taken out: at least 4 must be left");
    return true;
}

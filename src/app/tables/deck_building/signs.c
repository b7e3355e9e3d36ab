// SPDX-License-Identifier: MIT
// Signs and colours of stats and kinds; and what a card does, in signs: of each effect when it acts, what it
// does and how much, so that a card which is too small for its text still says what it is for.
#include "app/tables/deck_building/signs.h"

#include "gfx/palette.h"

#define ICON "icons/phosphor/"
#define GAME_ICON "icons/game-icons/"

// ---- stats and kinds

const char *building_stat_sign(uint8_t stat) {
    static const char *const signs[] = {
        [STAT_SPEED] = "glyphs/stat-engine.svg",        [STAT_ATTACK] = "glyphs/stat-weapon.svg",
        [STAT_DIPLOMACY] = "glyphs/stat-diplomacy.svg", [STAT_SHIELDS] = "glyphs/stat-shield.svg",
        [STAT_DEFENSE] = "glyphs/stat-hull.svg",        [STAT_XP] = "glyphs/stat-xp.svg",
        [STAT_DAMAGE] = "glyphs/stat-hull.svg"};
    return signs[stat <= STATS ? stat : STAT_XP];
}

Color building_stat_color(uint8_t stat) {
    static const Color colors[] = {
        [STAT_SPEED] = COLOR_ENGINES,   [STAT_ATTACK] = COLOR_WEAPONS, [STAT_DIPLOMACY] = COLOR_DIPLOMACY,
        [STAT_SHIELDS] = COLOR_SHIELDS, [STAT_DEFENSE] = COLOR_STOCK,  [STAT_XP] = COLOR_STOCK,
        [STAT_DAMAGE] = COLOR_DAMAGE};
    return colors[stat <= STATS ? stat : STAT_XP];
}

const char *building_kind_sign(uint8_t kind) {
    static const char *const signs[] = {
        [KIND_CHARACTER] = "glyphs/type-troops.svg", [KIND_MANEUVER] = "glyphs/type-action.svg",
        [KIND_SETUP] = "glyphs/type-tech.svg",       [KIND_INFECTION] = "glyphs/kind-infection.svg",
        [KIND_MISSION] = "glyphs/stat-mission.svg",  [KIND_EVENT] = "glyphs/stat-explore.svg",
        [KIND_SPECIAL] = "glyphs/kind-special.svg"};
    return signs[kind <= KIND_SPECIAL ? kind : KIND_SPECIAL];
}

// ---- effects

// When an effect acts; NULL: when the card is played, which needs no sign.
static const char *trigger_sign(uint8_t on) {
    static const char *const signs[] = {
        [ON_ACTIVATE] = ICON "power.svg",          [ON_EXPLORE] = "glyphs/stat-explore.svg",
        [ON_COMPLETE] = "glyphs/stat-mission.svg", [ON_END] = GAME_ICON "hourglass.svg",
        [ON_STATIC] = "glyphs/kind-permanent.svg", [ON_REVEAL] = ICON "eye.svg"};
    return on <= ON_REVEAL ? signs[on] : NULL;
}

static const char *act_sign(const Action *action) {
    switch ((Act)action->act) {
    case ACT_STAT:
        return building_stat_sign(action->stat);
    case ACT_GRANT:
        return action->what == GRANT_SEARCH ? "glyphs/stat-search.svg" : "glyphs/stat-explore.svg";
    case ACT_DRAW:
        return ICON "cards.svg";
    case ACT_DISCARD:
        return GAME_ICON "card-discard.svg";
    case ACT_TRASH:
        return ICON "trash.svg";
    case ACT_UPGRADE:
        return GAME_ICON "team-upgrade.svg";
    case ACT_GAIN:
        return GAME_ICON "card-pickup.svg";
    case ACT_RECOVER:
        return ICON "arrow-counter-clockwise.svg";
    case ACT_DAMAGE:
        return GAME_ICON "bright-explosion.svg";
    case ACT_REPAIR:
        return GAME_ICON "spanner.svg";
    case ACT_INFECT:
        return "glyphs/kind-infection.svg";
    case ACT_PEEK:
        return ICON "eye.svg";
    case ACT_DISMISS:
    case ACT_REFRESH:
        return GAME_ICON "cycle.svg";
    case ACT_CHOOSE:
    case ACT_IF:
        break;
    }
    return NULL;
}

// Amounts of what is done once, as a rule, go without saying.
static int amount_of(const Action *action) {
    switch ((Act)action->act) {
    case ACT_TRASH:
    case ACT_UPGRADE:
    case ACT_GAIN:
    case ACT_RECOVER:
        return action->n > 1 ? action->n : 0;
    case ACT_CHOOSE:
    case ACT_IF:
    case ACT_DISMISS:
    case ACT_REFRESH:
        return 0;
    default:
        return action->n;
    }
}

typedef struct Signs {
    const char *sign[CHIP_ALSO + 1];
    int count;
} Signs;

static void add(Signs *signs, const char *sign) {
    if (sign != NULL && signs->count < CHIP_ALSO + 1)
        signs->sign[signs->count++] = sign;
}

// An explore for missions only has their sign too.
static void add_action(Signs *signs, const Action *action) {
    add(signs, act_sign(action));
    if (action->act == ACT_GRANT && action->what == GRANT_MISSION_EXPLORE)
        add(signs, "glyphs/stat-mission.svg");
}

// The first action of each branch.
static void add_branches(Signs *signs, const BuildingRules *rules, Span branches) {
    for (int i = 0; i < branches.count; i++) {
        const Span of = rules->branch[branches.first + i].actions;
        add(signs, of.count > 0 ? act_sign(&rules->action[of.first]) : NULL);
    }
}

// A modification, in the sign of what it changes.
static void add_mod(Signs *signs, const Mod *mod, Chip *out) {
    const ModKind kind = (ModKind)mod->mod;
    add(signs, kind == MOD_STAT   ? building_stat_sign(mod->stat)
               : kind == MOD_COST ? building_stat_sign(STAT_XP)
               : kind == MOD_GOAL ? "glyphs/stat-mission.svg"
                                  : ICON "prohibit.svg");
    out->value = kind == MOD_LOCK ? 0 : mod->n;
    out->plus = true;
}

// The actions that count: of a condition, those that are done if it holds. `asks`: there is a condition.
// `more`: there are others.
static Span actions_of(const BuildingRules *rules, Span actions, bool *asks, bool *more) {
    for (int depth = 0; depth < NESTING_MAX && actions.count > 0; depth++) {
        const Action *action = &rules->action[actions.first];
        if (action->act != ACT_IF)
            return actions;
        *asks = true;
        *more |= actions.count > 1 || (action->then.count > 0 && action->otherwise.count > 0);
        actions = action->then.count > 0 ? action->then : action->otherwise;
    }
    return (Span){0};
}

// True if its signs don't say all that it does.
static bool has_more(const BuildingRules *rules, const Action *action) {
    for (int i = 0; action->act == ACT_CHOOSE && i < action->branches.count; i++)
        if (rules->branch[action->branches.first + i].actions.count > 1)
            return true;
    return false;
}

// An action that needs no word of when it is done: whether it depends on something, or is done to others.
static const char *sign_before(const Action *action, bool asks) {
    return asks ? ICON "question.svg" : action->who != WHO_SELF ? ICON "users.svg" : NULL;
}

static void say_action(Signs *signs, const BuildingRules *rules, const Action *action, Chip *out) {
    if (action->act == ACT_CHOOSE)
        add_branches(signs, rules, action->branches);
    else
        add_action(signs, action);
    out->either = action->act == ACT_CHOOSE;
    out->value = amount_of(action);
    out->plus = action->act == ACT_STAT;
}

// An effect that does nothing but cost: the card goes, for experience.
static void add_cost(Signs *signs, const Effect *effect, Chip *out) {
    if (effect->cost_self != SELF_STAYS)
        add(signs, effect->cost_self == SELF_TRASH ? ICON "trash.svg" : GAME_ICON "card-discard.svg");
    if (effect->cost_xp > 0)
        add(signs, building_stat_sign(STAT_XP));
    out->value = -effect->cost_xp;
}

// Of one of its actions; NULL: it has none. False if there is nothing that a sign could say.
static bool chip_of(const BuildingRules *rules, const Effect *effect, const Action *action, bool asks,
                    Chip *out) {
    Signs signs = {.count = 0};
    *out = (Chip){.effect = true};
    add(&signs, trigger_sign(effect->on));
    if (signs.count == 0 && action != NULL)
        add(&signs, sign_before(action, asks));
    const int before = signs.count;
    out->color = before > 0 ? COLOR_GOLD : COLOR_WHITE;
    if (effect->has_mod)
        add_mod(&signs, &effect->mod, out);
    else if (action == NULL)
        add_cost(&signs, effect, out);
    else
        say_action(&signs, rules, action, out);
    out->sign = signs.sign[0];
    for (int i = 1; i < signs.count; i++)
        out->also[i - 1] = signs.sign[i];
    return signs.count > before;
}

// What is written so far.
typedef struct EffectChips {
    Chip *chip;
    int count, most;
    bool more; // something is not said
} EffectChips;

static void add_chip(EffectChips *chips, const BuildingRules *rules, const Effect *effect,
                     const Action *action, bool asks) {
    Chip chip;
    chips->more |= action != NULL && has_more(rules, action);
    if (!chip_of(rules, effect, action, asks, &chip))
        return;
    if (chips->count < chips->most)
        chips->chip[chips->count++] = chip;
    else
        chips->more = true;
}

static void add_effect(EffectChips *chips, const BuildingRules *rules, const Effect *effect) {
    bool asks = effect->tests.count > 0;
    const Span actions =
        effect->has_mod ? (Span){0} : actions_of(rules, effect->actions, &asks, &chips->more);
    if (actions.count == 0)
        add_chip(chips, rules, effect, NULL, asks);
    for (int i = 0; i < actions.count; i++)
        add_chip(chips, rules, effect, &rules->action[actions.first + i], asks);
}

int building_effect_chips(const BuildingRules *rules, uint8_t card, Chip out[], int most) {
    const Span effects = rules->card[card].effects;
    EffectChips chips = {out, 0, most, false};
    for (int i = 0; i < effects.count; i++)
        add_effect(&chips, rules, &rules->effect[effects.first + i]);
    if (!chips.more)
        return chips.count;
    chips.count = chips.count < most ? chips.count : most - 1;
    out[chips.count] = (Chip){.effect = true, .word = CHIP_MORE};
    return chips.count + 1;
}

static Color act_color(const Action *action) {
    switch ((Act)action->act) {
    case ACT_STAT:
        return building_stat_color(action->stat);
    case ACT_DAMAGE:
    case ACT_INFECT:
    case ACT_DISCARD:
    case ACT_TRASH:
        return COLOR_DAMAGE;
    case ACT_REPAIR:
        return COLOR_SHIELDS;
    case ACT_UPGRADE:
    case ACT_GAIN:
    case ACT_RECOVER:
        return COLOR_GOLD;
    default:
        return COLOR_ICE;
    }
}

const char *building_actions_sign(const BuildingRules *rules, Span actions, Color *color) {
    for (int i = 0; i < actions.count; i++) {
        const Action *action = &rules->action[actions.first + i];
        const char *sign = act_sign(action);
        if (sign == NULL)
            continue;
        *color = act_color(action);
        return sign;
    }
    return NULL;
}

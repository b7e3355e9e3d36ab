// SPDX-License-Identifier: MIT
// What both sides of a battle consist of: units, cards as far as visible, and the force compared.
#include "app/tables/star_empires/battle_status.h"

#include "app/kit/draw.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "games/star_empires/numbers.h"
#include "play/session.h"

#include <stdio.h>
#include <string.h>

// ---- a side

static bool is_minor(const BattleState *battle, int side) {
    return battle->kind == BATTLE_CONQUEST && side == SIDE_DEFENDER;
}

// Units of a stack that the seat in front can't see.
static int count_unseen(const EmpiresView *view, const Stack *stack) {
    return stack != NULL ? view->hidden[stack - view->table.stack] : 0;
}

// Units that took part: those still there and those that fell, but not those that changed sides. The game
// does not remember where units retreated from, so the table keeps them (empires_remember_retreat).
static void count_units(const CardTable *table, int side, const BattleStatus *status, BattleStack *out) {
    const EmpiresBoard *s = status->board;
    const BattleState *battle = &s->battle;
    const BattleHistory *told = &status->told;
    const Stack *stack = is_minor(battle, side) ? NULL : stack_of(s, battle->place, battle->side[side]);
    if (stack != NULL)
        memcpy(out->unit, stack->unit, sizeof out->unit);
    out->unseen = count_unseen(status->view, stack);
    for (int i = 0; i < UNITS_MAX; i++) {
        const int gone = told->retreated[side] ? own(table)->left[side][i] : 0;
        out->lost[i] = told->fallen[side][i];
        out->all[i] = (uint8_t)(out->unit[i] + out->lost[i] + gone - told->joined[side][i]);
    }
}

void empires_remember_retreat(CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    for (int side = 0; side < SIDES; side++) {
        const Stack *stack =
            is_minor(&s->battle, side) ? NULL : stack_of(s, s->battle.place, s->battle.side[side]);
        memset(own(table)->left[side], 0, sizeof own(table)->left[side]);
        if (stack != NULL)
            memcpy(own(table)->left[side], stack->unit, sizeof stack->unit);
    }
}

// The cards laid: the own ones while they are being chosen, else those of the view.
static void count_cards(const App *app, const CardTable *table, const BattleStatus *status, int side,
                        BattleStack *out) {
    const BattleState *battle = status->battle;
    const bool open = status->turned || status->calm;
    const EmpiresSet *set = &own(table)->set;
    out->committed = open || battle->is_committed[side] != 0;
    out->visible = open || out->seat == status->view->viewer;
    // those of others count once they are turned up
    out->cards =
        open && out->seat != status->view->viewer
            ? (uint8_t)empires_cards_up(battle, own(table)->motion.reveal, own(table)->motion.last, side)
            : battle->count[side];
    memcpy(out->card, battle->card[side], sizeof out->card);
    if (status->told.called_off != NULL &&
        battle->count[side] == 0) { // the game forgets them with the battle
        out->cards = status->told.spent[side];
        memcpy(out->card, status->told.function[side], sizeof out->card);
    }
    if (out->seat == table->front && empires_set_limit(app, table) > 0 && empires_decides(app, table)) {
        out->cards = set->count;
        memcpy(out->card, set->function, sizeof out->card);
    }
}

static void look_at(const App *app, const CardTable *table, int side, BattleStatus *out) {
    const EmpiresBoard *s = out->board;
    const BattleState *battle = out->battle;
    BattleStack *stack = &out->stack[side];
    stack->seat = is_minor(battle, side) ? SEAT_NONE : battle->side[side];
    stack->own = stack->seat == table->front && !session_is_watched(app->session);
    stack->yours =
        stack->own && out->view->viewer == stack->seat && session_is_person(app->session, stack->seat);
    stack->attacks = side == SIDE_ATTACKER;
    stack->palette = stack->seat == SEAT_NONE ? PALETTE_NEUTRAL : seat_palette(app, stack->seat);
    count_units(table, side, out, stack);
    if (side == SIDE_DEFENDER && stack->seat != SEAT_NONE && owner_of(s, battle->place) == stack->seat)
        stack->garrison = empires_garrison(empires_rules(app), s, battle->place);
    if (stack->seat != SEAT_NONE)
        count_cards(app, table, out, side, stack);
}

// ---- force

static int force_now(const App *app, const BattleStatus *battle, int side) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = battle->board;
    const BattleStack *stack = &battle->stack[side], *other = &battle->stack[1 - side];
    if (stack->seat == SEAT_NONE)
        return -1;
    const uint8_t *unit = sum_of(stack->all) > 0 ? stack->all : NULL;
    const Fighter fighter = {stack->seat, unit, sum_of(other->all) > 0 ? other->all : NULL,
                             battle->battle->place, side == SIDE_DEFENDER};
    int force = empires_force(rules, s, &fighter);
    for (int i = 0; i < stack->cards; i++)
        force += empires_card_force(rules, s, stack->seat, unit, stack->card[i]);
    return force;
}

// What the history has shown of this battle replaces the computed values; nothing else does.
static void take_history(const BattleHistory *told, BattleStatus *out) {
    if (told->rolled != NULL) {
        out->dice[0] = told->rolled->amount;
        out->dice[1] = told->rolled->amount2;
        out->stack[SIDE_DEFENDER].force = told->rolled->amount3;
    }
    if (told->forces != NULL) {
        out->stack[SIDE_ATTACKER].force = told->forces->amount;
        out->stack[SIDE_DEFENDER].force = told->forces->amount2;
    }
}

static void weigh(const App *app, BattleStatus *out) {
    out->counted = out->told.forces != NULL;
    out->decided = out->counted && out->told.won != NULL;
    for (int side = 0; side < SIDES; side++) {
        out->stack[side].force = force_now(app, out, side);
        out->stack[side].at_least = out->stack[side].unseen > 0 && !out->counted;
    }
    take_history(&out->told, out);
    out->winner =
        out->stack[SIDE_ATTACKER].force > out->stack[SIDE_DEFENDER].force ? SIDE_ATTACKER : SIDE_DEFENDER;
}

static void read_rest(const App *app, const CardTable *table, BattleStatus *out) {
    // the attacker lays last
    out->calm = out->battle->calm != 0 || out->told.called_off != NULL || out->told.peace != NULL ||
                (out->battle->kind != BATTLE_CONQUEST &&
                 empires_calling_off(empires_rules(app), out->battle) != SIDES);
    out->turned = out->battle->is_committed[SIDE_ATTACKER] != 0 && !out->calm;
    for (int side = 0; side < SIDES; side++)
        look_at(app, table, side, out);
    weigh(app, out);
}

static void read_view(const EmpiresView *view, BattleStatus *out) {
    memset(out, 0, sizeof *out);
    out->view = view;
    out->board = &view->table;
    out->battle = &view->table.battle;
}

void empires_read_battle(const App *app, const CardTable *table, BattleStatus *out) {
    read_view(seen(table), out);
    empires_read_battle_history(app, table, &out->told);
    read_rest(app, table, out);
}

void empires_read_landed_battle(const App *app, const CardTable *table, BattleStatus *out) {
    const BattleState *now = &seen(table)->table.battle, *was = &shown(table)->table.battle;
    if (was->kind != now->kind || was->place != now->place || was->calm != now->calm) { // it has only begun
        empires_read_battle(app, table, out);
        return;
    }
    read_view(shown(table), out);
    empires_read_told_battle(app, table, out->battle, &out->told);
    read_rest(app, table, out);
}

int empires_battle_worth(const App *app, const CardTable *table, const BattleStack *stack, uint8_t unit) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const bool pays =
        s->battle.step == STEP_WINNER && s->battle.winner == (stack->attacks ? SIDE_ATTACKER : SIDE_DEFENDER);
    return pays ? rules->unit[unit].force : race_of(rules, s, stack->seat)->force[unit];
}

// ---- parts of a force

typedef struct PartList {
    BattlePart *part;
    int count;
} PartList;

static BattlePart *add_part(PartList *list, const char *sign, int value, bool plus, const char *name) {
    BattlePart *part = &list->part[list->count < BATTLE_PARTS ? list->count++ : BATTLE_PARTS - 1];
    *part = (BattlePart){.sign = sign, .value = value, .plus = plus};
    text_copy(part->name, sizeof part->name, name);
    return part;
}

static const char *sign_of_kind(const App *app, const CardTable *table, UnitKind kind) {
    const EmpiresRules *rules = empires_rules(app);
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        if (rules->unit[unit].kind == kind)
            return empires_unit_sign(table->looks, unit);
    return NULL;
}

static void add_surroundings(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                             PartList *list) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const Chart *chart = chart_of(rules, s);
    const BattleStack *stack = &battle->stack[side];
    const RaceDef *race = race_of(rules, s, stack->seat);
    const uint8_t place = battle->battle->place;
    char name[96];
    if (sum_of(stack->all) == 0)
        return;
    if (empires_has_kind(rules, stack->all, UNIT_LEADER) &&
        !empires_has_kind(rules, battle->stack[1 - side].all, UNIT_LEADER))
        add_part(list, sign_of_kind(app, table, UNIT_LEADER), rules->leader_force, true,
                 app_word(app, "empires.battle.leader"));
    if (race->system_force > 0 && has_place(chart->is_system, place)) {
        app_fill(app, name, sizeof name, "empires.battle.at_system",
                 STR("race", empires_race_name(table->looks, s->seat[stack->seat].race)));
        add_part(list, NULL, race->system_force, true, name);
    }
    if ((empires_bases(rules, s, stack->seat) & chart->near[place]) != 0)
        add_part(list, sign_of_kind(app, table, UNIT_BASE), rules->starbase_force, true,
                 app_word(app, "empires.battle.starbase"));
}

static bool counts_ships(const CardDef *card) {
    const CardEffect *effect = card_effect(card, OP_FORCE);
    return effect != NULL && effect->per_ship > 0;
}

static void add_cards(const App *app, const CardTable *table, const BattleStack *stack, PartList *list) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    char name[96];
    for (int i = 0; i < stack->cards; i++) {
        const uint8_t card = (uint8_t)(stack->card[i] & ~CARD_MARKED);
        const int bonus = race_of(rules, s, stack->seat)->bonus[card];
        const int force = empires_card_force(rules, s, stack->seat, stack->all, stack->card[i]);
        text_copy(name, sizeof name, empires_card_name(table->looks, card));
        if (bonus > 0 && force > 0)
            app_fill(app, name, sizeof name, "empires.battle.card_bonus",
                     STR("card", empires_card_name(table->looks, card)), NUM("number", bonus),
                     STR("race", empires_race_name(table->looks, s->seat[stack->seat].race)));
        else if ((stack->card[i] & CARD_MARKED) != 0)
            app_fill(app, name, sizeof name, "empires.battle.card_negates",
                     STR("card", empires_card_name(table->looks, card)));
        else if (card_effect(&rules->card[card], OP_EXTRA_LOSS) != NULL)
            app_fill(app, name, sizeof name, "empires.battle.card_extra",
                     STR("card", empires_card_name(table->looks, card)));
        BattlePart *part = add_part(list, "glyphs/stat-weapon.svg", force, true, name);
        part->forceless = force == 0;
        if (stack->unseen > 0 && counts_ships(&rules->card[card])) { // … including unseen ones
            part->unknown = true;
            part->value = bonus;
        }
    }
}

int empires_battle_cards_left(const CardTable *table, const EmpiresRules *rules, const BattleStack *stack) {
    if (stack->seat == SEAT_NONE || (stack->visible && stack->committed))
        return 0;
    const int laid = stack->visible ? stack->cards : 0; // they are still in the hand
    const int hand = seen(table)->table.seat[stack->seat].hand_size - laid, room = rules->battle_cards - laid;
    return hand < room ? hand : room;
}

// The part of a side's cards that is still unknown: no more than it can have laid.
static void add_unknown(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                        PartList *list) {
    const BattleStack *stack = &battle->stack[side];
    const int most = empires_battle_cards_left(table, empires_rules(app), stack);
    char name[96];
    if (battle->turned || battle->calm || (stack->visible && stack->committed))
        return;
    if (stack->yours)
        text_copy(name, sizeof name, app_word(app, "empires.battle.still_in_hand"));
    else
        app_fill(app, name, sizeof name, most > 0 ? "empires.battle.none_to" : "empires.battle.hand_empty",
                 NUM("number", most));
    if (most > 0)
        add_part(list, "icons/phosphor/cards.svg", 0, false, name)->unknown = true;
    else if (!stack->yours)
        add_part(list, "icons/phosphor/cards.svg", 0, false, name)->forceless = true;
}

// What its race adds to the force of such a unit.
static int bonus_of(const App *app, const CardTable *table, const BattleStack *stack, uint8_t unit) {
    const EmpiresRules *rules = empires_rules(app);
    return race_of(rules, &seen(table)->table, stack->seat)->force[unit] - rules->unit[unit].force;
}

void empires_battle_force_text(const App *app, const CardTable *table, const BattleStack *stack, uint8_t unit,
                               char out[16]) {
    const int force = empires_battle_worth(app, table, stack, unit),
              printed = empires_rules(app)->unit[unit].force;
    if (force > printed && printed > 0)
        snprintf(out, 16, "%d+%d", printed, force - printed);
    else
        snprintf(out, 16, "%d", force);
}

// What they count for by their print; what a race adds to a kind is a line of its own.
static int force_of_units(const App *app, const BattleStack *stack) {
    int force = 0;
    for (int i = 0; i < UNITS_MAX; i++)
        force += stack->all[i] * empires_rules(app)->unit[i].force;
    return force;
}

// "Klingon: Warship +3", in one line, whichever kinds it is.
static void add_race(const App *app, const CardTable *table, const BattleStack *stack, PartList *list) {
    const EmpiresBoard *s = &seen(table)->table;
    char units[64] = "", name[96];
    size_t used = 0;
    int sum = 0;
    for (uint8_t unit = 0; unit < empires_rules(app)->unit_count; unit++) {
        const int bonus = stack->all[unit] * bonus_of(app, table, stack, unit);
        sum += bonus;
        if (bonus != 0 && used < sizeof units)
            used += (size_t)snprintf(units + used, sizeof units - used, "%s%s", used > 0 ? ", " : "",
                                     empires_unit_short(table->looks, unit));
    }
    if (sum == 0)
        return;
    app_fill(app, name, sizeof name, "empires.battle.race_adds",
             STR("race", empires_race_name(table->looks, s->seat[stack->seat].race)), STR("units", units));
    add_part(list, NULL, sum, true, name);
}

// The force of unseen units: what the other parts leave of the total, once that is shown.
static void add_unseen(const App *app, const BattleStack *stack, PartList *list) {
    char name[96];
    if (stack->unseen == 0)
        return;
    app_fill(app, name, sizeof name, "empires.battle.unseen", NUM("number", stack->unseen));
    BattlePart *part = add_part(list, "glyphs/unseen.svg", 0, true, name);
    part->unknown = stack->at_least;
    int others = 0;
    for (int i = 0; i < list->count; i++)
        others += list->part[i].value;
    part->value = stack->at_least ? 0 : stack->force - others;
}

int empires_battle_parts(const App *app, const CardTable *table, const BattleStatus *battle, int side,
                         BattlePart out[BATTLE_PARTS]) {
    const BattleStack *stack = &battle->stack[side];
    PartList list = {out, 0};
    if (stack->seat == SEAT_NONE)
        return 0;
    const bool units = sum_of(stack->all) > 0 || stack->garrison == 0;
    if (units)
        add_part(&list, NULL, force_of_units(app, stack), false,
                 app_word(app, stack->yours ? "empires.battle.your_units" : "empires.battle.their_units"));
    if (units)
        add_race(app, table, stack, &list);
    if (stack->garrison > 0)
        add_part(&list, "glyphs/stat-shield.svg", stack->garrison, units,
                 app_word(app, "empires.battle.garrison"));
    add_surroundings(app, table, battle, side, &list);
    add_cards(app, table, stack, &list);
    add_unseen(app, stack, &list);
    add_unknown(app, table, battle, side, &list);
    return list.count;
}

uint8_t empires_battle_pointed(const App *app, const CardTable *table) {
    uint8_t functions[KINDS_MAX];
    uint8_t card = NONE;
    const Hit *hit = table_target_hit(app, table);
    if (!empires_decides(app, table))
        return NONE;
    if (table->drag.on && table->drag.sprite != NO_SPRITE)
        card = table->scene.sprite[table->drag.sprite].now.card;
    else if (hit != NULL && hit->tag.kind == TAG_HAND && !empires_is_in_set(table, hit->tag.b))
        card = hit->card;
    if (card >= KINDS_MAX || empires_set_functions(app, table, card, functions) == 0)
        return NONE;
    return functions[0];
}

// SPDX-License-Identifier: MIT
// Says what an answer to a card's question does, and what it would come to now. Uses only what the asked seat
// may know, up to the first thing that must be drawn or chosen.
#include "app/tables/deck_building/table.h"

#include "app/kit/say.h"
#include "games/deck_building/effect_numbers.h"
#include "games/deck_building/numbers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MINUS "\xE2\x88\x92"

// ---- which actions an answer sets off

const Effect *building_asked_effect(const App *app, const CardTable *table) {
    const BuildingRules *rules = building_rules(app);
    const BuildingBoard *s = &seen(table)->table;
    const Frame *frame = top_frame(s);
    if (frame == NULL || frame->ask != ASK_MAY || frame->card >= rules->card_count)
        return NULL;
    const CardDef *def = &rules->card[frame->card];
    uint8_t at = frame->effect;
    bool points = frame->zone == ZONE_POINTS;
    if (frame->kind == FRAME_TURN_END) {
        if (frame->left >= s->ending_count)
            return NULL;
        at = s->ending[frame->left][1] & 0x7F;
        points = (s->ending[frame->left][1] & 0x80) != 0;
    }
    const Span effects = points ? def->points_effects : def->effects;
    return at < effects.count ? &rules->effect[effects.first + at] : NULL;
}

// The effect that a card on the bridge offers.
static const Effect *activated(const BuildingRules *rules, const Command *answer) {
    if (answer->verb != VERB_ACTIVATE || answer->card >= rules->card_count)
        return NULL;
    const Span effects = rules->card[answer->card].effects;
    return answer->to < effects.count ? &rules->effect[effects.first + answer->to] : NULL;
}

static Span branch_of(const App *app, const CardTable *table, uint8_t at) {
    const BuildingRules *rules = building_rules(app);
    const Frame *frame = top_frame(&seen(table)->table);
    if (frame == NULL || frame->ask != ASK_CHOOSE)
        return (Span){0, 0};
    const Span branches = rules->action[pair(frame->first)].branches;
    return at < branches.count ? rules->branch[branches.first + at].actions : (Span){0, 0};
}

static const Effect *effect_of(const App *app, const CardTable *table, const Command *answer) {
    if (answer->verb == VERB_CHOOSE_YES)
        return answer->at == 1 ? building_asked_effect(app, table) : NULL;
    return activated(building_rules(app), answer);
}

Span building_answer_actions(const App *app, const CardTable *table, const Command *answer) {
    if (answer->verb == VERB_CHOOSE_OPTION)
        return branch_of(app, table, answer->at);
    const Effect *effect = effect_of(app, table, answer);
    return effect != NULL ? effect->actions : (Span){0, 0};
}

// ---- as the card has it

// A condition may go either way, so it reads as a choice.
#define ACT_KEY(name, word, ...) [name] = (name) == ACT_IF ? "building.act.choose" : "building.act." word,
static const char *const act_keys[] = {BUILDING_ACTS(ACT_KEY)};

static const char *number_name(const App *app, const CardTable *table, const NumberChange *change) {
    static const char *const grants[] = {"term.search.name", "term.explore.name",
                                         "term.mission_explore.name"};
    switch ((SeatNumber)change->number) {
    case NUMBER_STAT:
        return building_stat_name(table->looks, change->which);
    case NUMBER_GRANT:
        return app_word(app, grants[change->which]);
    case NUMBER_DAMAGE:
        return app_word(app, "building.damage");
    }
    return "";
}

static void say_act(const App *app, const CardTable *table, const Action *action, char out[120]) {
    NumberChange change;
    char number[12];
    const bool changes = building_number_change(&seen(table)->table.seat[table->front], action, &change);
    if (changes && change.number == NUMBER_STAT)
        snprintf(number, sizeof number, "%s%d", change.by < 0 ? MINUS : "+", abs(change.by));
    else
        snprintf(number, sizeof number, "%d", action->act == ACT_UPGRADE ? action->by : action->n);
    app_fill(app, out, 120, act_keys[action->act], STR("number", number),
             STR("what", changes ? number_name(app, table, &change) : ""));
}

static void add_sentence(char *out, size_t size, const char *text) {
    const size_t used = strlen(out);
    if (text[0] != 0 && used + 2 < size)
        snprintf(out + used, size - used, "%s%s", used > 0 ? " " : "", text);
}

// "+2 Attack. Draw 2."
static void say_actions(const App *app, const CardTable *table, Span list, char *out, size_t size) {
    const BuildingRules *rules = building_rules(app);
    out[0] = 0;
    for (int i = 0; i < list.count; i++) {
        char text[120];
        say_act(app, table, &rules->action[list.first + i], text);
        add_sentence(out, size, text);
    }
}

void building_option_text(const App *app, const CardTable *table, const Command *option, char *out,
                          size_t size) {
    out[0] = 0;
    if (option->verb == VERB_CHOOSE_YES)
        text_copy(out, size, app_word(app, option->at == 1 ? "building.yes" : "building.no"));
    else if (option->verb == VERB_TARGET || option->verb == VERB_CHOOSE_SEAT)
        text_copy(out, size, option->to < seen(table)->table.seats ? seat_name(app, option->to) : "");
    else
        say_actions(app, table, building_answer_actions(app, table, option), out, size);
}

// ---- what it comes to now

static void say_change(const App *app, const char *what, int from, int to, char out[120]) {
    app_fill(app, out, 120, "building.then.change", STR("what", what), NUM("from", from), NUM("to", to));
}

static bool say_draw(const App *app, const CardTable *table, const Action *action, char out[120]) {
    const BuildingBoard *s = &seen(table)->table;
    const Seat seat = table->front;
    const int there = s->size[zone_of(ZONE_DECK, seat)] + s->size[zone_of(ZONE_DISCARD, seat)];
    const int drawn = action->n < there ? action->n : there;
    const bool locked = building_locked(building_rules(app), s, seat, LOCK_DRAW);
    if (locked || drawn == 0) {
        text_copy(out, 120, app_word(app, locked ? "building.then.draw_locked" : "building.then.draw_none"));
        return false;
    }
    app_fill(app, out, 120, drawn == 1 ? "building.then.draw_one" : "building.then.draw",
             NUM("number", drawn));
    return true;
}

static bool say_change_of(const App *app, const CardTable *table, const Action *action, char out[120]) {
    NumberChange change;
    if (!building_number_change(&seen(table)->table.seat[table->front], action, &change))
        return false;
    int from = change.from, to = change.to;
    switch ((SeatNumber)change.number) {
    case NUMBER_STAT: // as it is shown, with crew and lasting effects
        from = seen(table)->stat[table->front][change.which];
        to = from + change.by;
        break;
    case NUMBER_GRANT:
        break;
    case NUMBER_DAMAGE:
        if (from > 0)
            break;
        text_copy(out, 120, app_word(app, "building.then.repair_none"));
        return false; // a lock blocks repairs by experience, not by effects
    }
    say_change(app, number_name(app, table, &change), from, to, out);
    return to != from;
}

// True if such a card is available, in the starbase or on its pile.
static bool is_offered(const BuildingRules *rules, const BuildingBoard *s, uint8_t card) {
    for (int slot = 0; slot < rules->slots; slot++)
        if (s->search[slot] == card)
            return true;
    const uint8_t pile = rules->card[card].pile;
    return pile < rules->pile_count && s->pile[pile] > 0;
}

static bool say_gain(const App *app, const CardTable *table, const Action *action, char out[120]) {
    const BuildingRules *rules = building_rules(app);
    if (action->select.card >= rules->card_count) {
        text_copy(out, 120, app_word(app, "building.then.gain_any"));
        return true;
    }
    const bool there = is_offered(rules, &seen(table)->table, action->select.card);
    app_fill(app, out, 120, there ? "building.then.gain" : "building.then.gain_none",
             STR("card", building_card_name(table->looks, action->select.card)));
    return there;
}

// True if the action can take any of the own cards.
static bool has_any(const BuildingRules *rules, const BuildingBoard *s, Seat seat, const Action *action,
                    unsigned areas) {
    static const uint8_t zones[] = {[AREA_BRIDGE] = ZONE_BRIDGE,
                                    [AREA_POINTS] = ZONE_POINTS,
                                    [AREA_HAND] = ZONE_HAND,
                                    [AREA_DISCARD] = ZONE_DISCARD};
    for (uint8_t area = 0; area <= AREA_DISCARD; area++) {
        const uint8_t zone = zone_of(zones[area], seat), *cards = zone_cards(s, zone);
        for (int i = 0; (areas >> area & 1) != 0 && i < s->size[zone]; i++)
            if (cards[i] == CARD_HIDDEN ||
                (cards[i] < rules->card_count && building_selects(rules, &action->select, cards[i])))
                return true;
    }
    return false;
}

static bool say_taken(const App *app, const CardTable *table, const Action *action, char out[120]) {
    const unsigned areas = action->act == ACT_DISCARD   ? 1u << AREA_HAND
                           : action->act == ACT_RECOVER ? 1u << AREA_DISCARD
                                                        : action->from;
    if (!has_any(building_rules(app), &seen(table)->table, table->front, action, areas)) {
        text_copy(out, 120, app_word(app, "building.then.no_card"));
        return false;
    }
    say_act(app, table, action, out);
    return true;
}

// False: it changes nothing, and `out` says why.
static bool say_one(const App *app, const CardTable *table, const Action *action, char out[120]) {
    const bool own = acts_on_owner(action);
    switch ((Act)action->act) {
        BUILDING_ACTS(NUMBER_CASE)
        if (!own)
            break;
        return say_change_of(app, table, action, out);
    case ACT_DRAW:
        if (!own)
            break;
        return say_draw(app, table, action, out);
    case ACT_GAIN:
        return say_gain(app, table, action, out);
    case ACT_DISCARD:
    case ACT_TRASH:
    case ACT_UPGRADE:
    case ACT_RECOVER:
        if (!own)
            break;
        return say_taken(app, table, action, out);
    case ACT_DAMAGE:
    case ACT_INFECT:
    case ACT_PEEK:
    case ACT_DISMISS:
    case ACT_CHOOSE:
    case ACT_IF:
    case ACT_REFRESH: // as the card has it
        break;
    }
    say_act(app, table, action, out);
    return true;
}

bool building_describe_actions(const App *app, const CardTable *table, Span actions, char *out, size_t size) {
    const BuildingRules *rules = building_rules(app);
    bool any = actions.count == 0;
    out[0] = 0;
    for (int i = 0; i < actions.count; i++) {
        char text[120];
        any |= say_one(app, table, &rules->action[actions.first + i], text);
        add_sentence(out, size, text);
    }
    return any;
}

static void say_cost(const App *app, const CardTable *table, const Effect *effect, uint8_t card, char *out,
                     size_t size) {
    char text[120];
    if (effect->cost_xp > 0) {
        app_fill(app, text, sizeof text, "building.then.pay", NUM("number", effect->cost_xp));
        add_sentence(out, size, text);
    }
    if (effect->cost_self == SELF_STAYS)
        return;
    app_fill(app, text, sizeof text,
             effect->cost_self == SELF_TRASH ? "building.then.trash_self" : "building.then.discard_self",
             STR("card", building_card_name(table->looks, card)));
    add_sentence(out, size, text);
}

bool building_describe_answer(const App *app, const CardTable *table, const Command *answer, char *out,
                              size_t size) {
    char then[300];
    out[0] = 0;
    if (answer->verb == VERB_CHOOSE_YES && answer->at == 0) {
        text_copy(out, size, app_word(app, "building.then.nothing"));
        return true;
    }
    const Effect *effect = effect_of(app, table, answer);
    if (effect == NULL && answer->verb != VERB_CHOOSE_OPTION)
        return true;
    if (effect != NULL)
        say_cost(app, table, effect, answer->verb == VERB_ACTIVATE ? answer->card : seen(table)->asks_about,
                 out, size);
    const bool any =
        building_describe_actions(app, table, building_answer_actions(app, table, answer), then, sizeof then);
    add_sentence(out, size, then);
    return any;
}

// SPDX-License-Identifier: MIT
// Explains why something can't be done now: the rule and its numbers. The rules judge; this only finds the
// words.
#include "app/tables/alpha_strike/why.h"

#include "app/kit/game_table.h"
#include "app/kit/say.h"
#include "app/tables/alpha_strike/answers.h"
#include "engine/game.h"
#include "games/alpha_strike/forecast.h"

#include <stdio.h>
#include <string.h>

bool strike_is_playable(const App *app, const CardTable *table, uint8_t card) {
    Command first;
    return strike_uses(app, table, card, false, &first) > 0;
}

bool strike_is_usable_craft(const App *app, const CardTable *table, uint8_t card) {
    Command first;
    return strike_uses(app, table, card, true, &first) > 0;
}

static bool is_useful(const CardTable *table, const StrikeRules *rules, const Doing *doing) {
    const ViewShip *ship = &seen(table)->seat[table->front];
    if (doing->op == OP_REPAIR)
        return ship->hull < ship->hull_max;
    if (doing->op == OP_POWER && doing->target == 0 && doing->track < TRACKS && doing->amount > 0)
        return ship->power[doing->track] < rules->track_max;
    return true;
}

static bool answers_idly(const CardTable *table, uint8_t card) {
    for (int i = 0; i < own(table)->answers; i++) {
        const StrikeForecast *then = &own(table)->answer[i].then;
        if (then->card == card && !then->is_craft)
            return strike_answer_is_idle(table, then);
    }
    return false;
}

bool strike_is_idle(const App *app, const CardTable *table, uint8_t card) {
    const StrikeRules *rules = strike_rules(app);
    int does = 0, useful = 0;
    if (seen(table)->phase == PHASE_RESPOND)
        return answers_idly(table, card);
    if (card >= rules->card_count || rules->card[card].kind != KIND_ACTION ||
        seen(table)->phase != PHASE_ACTION)
        return false;
    const CardDef *def = &rules->card[card];
    for (int i = 0; i < def->ability_count; i++)
        for (int k = 0; k < def->ability[i].count; k++, does++)
            useful += is_useful(table, rules, &def->ability[i].doing[k]);
    return does > 0 && useful == 0;
}

// ---- words

void strike_power_words(const App *app, const uint8_t cost[TRACKS], const uint8_t *have, char *out,
                        size_t size) {
    char text[60];
    int count = 0;
    out[0] = 0;
    for (int track = 0; track < TRACKS; track++)
        count += cost[track] > 0;
    for (int track = 0; track < TRACKS; track++) {
        if (cost[track] == 0)
            continue;
        if (have != NULL && count == 1) // the kind has just been named
            snprintf(text, sizeof text, "%d", have[track]);
        else
            strike_points(app, text, sizeof text, track, have != NULL ? have[track] : cost[track]);
        say_in_list(out, size, text);
    }
}

static void tag_words(const App *app, uint8_t tags, char *out, size_t size) {
    out[0] = 0;
    for (int tag = 0; tag < TAGS; tag++)
        if ((tags & 1u << tag) != 0)
            say_in_list(out, size, say_of(app, "tag.%s.name", strike_tag_words[tag]));
}

static void say_power(const App *app, const CardTable *table, const Command *command, char *out,
                      size_t size) {
    const CardDef *card = &strike_rules(app)->card[command->card];
    const bool strikes = card->kind == KIND_CRAFT && command->verb == VERB_ATTACK;
    const uint8_t *cost = strikes ? card->attack.cost : card->cost;
    char needs[120], has[120];
    strike_power_words(app, cost, NULL, needs, sizeof needs);
    strike_power_words(app, cost, seen(table)->seat[table->front].power, has, sizeof has);
    app_fill(app, out, size, "why.power", STR("card", strike_card_name(table->looks, command->card)),
             STR("needs", needs), STR("has", has));
}

static void say_kind(const App *app, const CardTable *table, const Command *command, char *out, size_t size) {
    static const char *const keys[] = {"why.kind.attack", "why.kind.action", "why.kind.craft",
                                       "why.kind.defense"};
    const CardDef *card = &strike_rules(app)->card[command->card];
    const bool launched = command->verb == VERB_ATTACK || command->verb == VERB_DEFEND;
    const char *key = keys[card->kind];
    if (card->kind == KIND_CRAFT && card->attacks && !launched &&
        strike_strikes_at_once(app, table, table->front))
        key = "why.kind.craft_now";
    if (card->kind == KIND_CRAFT && launched)
        key = command->verb == VERB_ATTACK ? "why.no_strike" : "why.no_answer";
    app_fill(app, out, size, key, STR("card", strike_card_name(table->looks, command->card)));
}

static void say_tags(const App *app, const CardTable *table, const Command *command, char *out, size_t size) {
    const CardDef *card = &strike_rules(app)->card[command->card];
    const StrikeView *view = seen(table);
    uint8_t wanted = 0;
    char good[120], comes[80];
    for (int i = 0; i < card->ability_count; i++)
        wanted |= card->ability[i].on == ON_RESPOND ? card->ability[i].attack_tags : 0;
    const ViewAttack *attack = &view->stack[view->stack_count > 0 ? view->stack_count - 1 : 0];
    tag_words(app, wanted, good, sizeof good);
    tag_words(app, attack->tags, comes, sizeof comes);
    app_fill(app, out, size, "why.tags", STR("card", strike_card_name(table->looks, command->card)),
             STR("tags", good), STR("attack", strike_card_name(table->looks, attack->card)),
             STR("tag", comes));
}

static void say_full(const App *app, const CardTable *table, const Command *command, char *out, size_t size) {
    app_fill(app, out, size, "why.full", STR("track", strike_track_name(table->looks, command->from)),
             NUM("number", strike_rules(app)->track_max));
}

// Says what is due instead, in place of the sentence of the phase.
static void say_phase(const App *app, const CardTable *table, char *out, size_t size) {
    const uint8_t phase = seen(table)->phase;
    const char *word = strike_phase_words[phase];
    if (phase < PHASE_OVER)
        app_fill(app, out, size, "why.not_now",
                 STR("hint", say_of(app, phase == PHASE_DISCARD ? "do.%s.brief" : "do.%s.hint", word)));
}

static void say_target(const App *app, const CardTable *table, const Command *command, char *out,
                       size_t size) {
    const bool self = command->to == table->front;
    app_fill(app, out, size, self ? "why.own_ship" : "why.out",
             STR("seat", command->to < seen(table)->seats ? seat_name(app, command->to) : ""));
}

// Moving power asks for two of one's own tracks.
static const char *why_not_moved(const CardTable *table) {
    const uint8_t *power = seen(table)->seat[table->front].power;
    return power[TRACK_SHIELD] + power[TRACK_WEAPON] + power[TRACK_ENGINE] > 0 ? "why.own_tracks"
                                                                               : "why.nothing_to_move";
}

void strike_why(const App *app, const CardTable *table, const Command *command, Verdict verdict, char *out,
                size_t size) {
    const bool card = command->card < strike_rules(app)->card_count;
    text_copy(out, size, say_of(app, "refusal.%s", table->game->game->refusals[verdict]));
    if (verdict == E_POWER && card)
        say_power(app, table, command, out, size);
    else if (verdict == E_KIND && card)
        say_kind(app, table, command, out, size);
    else if (verdict == E_NOT_APPROPRIATE && card)
        say_tags(app, table, command, out, size);
    else if (verdict == E_TRACK_FULL)
        say_full(app, table, command, out, size);
    else if (verdict == E_TARGET)
        say_target(app, table, command, out, size);
    else if (verdict == E_PHASE && seen(table)->phase == PHASE_ALLOCATE)
        text_copy(out, size, app_word(app, "why.allocate_first"));
    else if (verdict == E_PHASE)
        say_phase(app, table, out, size);
    else if (verdict == E_CHOICE && command->verb == VERB_REROUTE)
        text_copy(out, size, app_word(app, why_not_moved(table)));
}

// ---- the command that would have been meant

static uint8_t verb_for(const StrikeView *view, const CardDef *card, bool is_craft) {
    if (view->phase == PHASE_RESPOND)
        return VERB_DEFEND;
    if (view->phase == PHASE_COUNTER)
        return VERB_COUNTER;
    if (is_craft || card->kind == KIND_ATTACK || view->phase == PHASE_COMBAT)
        return VERB_ATTACK;
    return card->moves > 0 ? VERB_REROUTE : VERB_PLAY;
}

// Everything else about the command is right, so that the sentence is about the card.
Command strike_meant_command(const App *app, const CardTable *table, uint8_t card, bool is_craft,
                             Seat target) {
    const StrikeView *view = seen(table);
    const CardDef *def = &strike_rules(app)->card[card];
    Command command = command_of(verb_for(view, def, is_craft));
    command.card = card;
    if (command.verb == VERB_ATTACK) {
        command.to = target;
        for (Seat seat = 0; seat < view->seats && target == SEAT_NONE; seat++)
            if (seat != table->front && view->seat[seat].alive)
                command.to = seat;
    }
    if (def->names_track && command.verb != VERB_DEFEND && command.verb != VERB_REROUTE)
        command.from = TRACK_SHIELD;
    if (def->names_craft && command.to < view->seats && view->seat[command.to].craft_count > 0)
        command.with = view->seat[command.to].craft[0];
    return command;
}

// For an attack in the Action phase, what the Combat phase would say; else what the rules say now.
Verdict strike_verdict(const App *app, const CardTable *table, const Command *command) {
    StrikeView later = *seen(table);
    Prediction outlook;
    if (command->verb != VERB_ATTACK || later.phase != PHASE_ACTION)
        return session_judge(app->session, command);
    later.phase = PHASE_COMBAT;
    return strike_predict(strike_rules(app), &later, command, &outlook);
}

static bool is_unpaid(const App *app, const CardTable *table, uint8_t card, bool is_craft) {
    if (card >= strike_rules(app)->card_count)
        return false;
    const Command wanted = strike_meant_command(app, table, card, is_craft, SEAT_NONE);
    return strike_verdict(app, table, &wanted) == E_POWER;
}

bool strike_lacks_power(const App *app, const CardTable *table) {
    const ViewShip *ship = &seen(table)->seat[table->front];
    bool found = false;
    for (int i = 0; i < ship->hand_count && !found; i++)
        found = is_unpaid(app, table, ship->hand[i], false);
    for (int i = 0; i < ship->craft_count && !found; i++)
        found = is_unpaid(app, table, ship->craft[i], true);
    return found;
}

static void say_why(App *app, CardTable *table, const Command *command) {
    char text[LOG_LINE_MAX];
    const Verdict verdict = strike_verdict(app, table, command);
    if (verdict == VERDICT_OK)
        return;
    strike_why(app, table, command, verdict, text, sizeof text);
    table_notice(app, table, text);
}

// ---- asked by the kit

// The card the region shows, and whether it is an own launched craft.
static uint8_t card_of(const CardTable *table, const Hit *hit, bool *is_craft) {
    *is_craft = hit->tag.kind == TAG_CARD && hit->tag.a == table->front;
    return hit->tag.kind == TAG_HAND || *is_craft ? hit->card : NONE;
}

void strike_refuse(App *app, CardTable *table, const Hit *hit) {
    bool is_craft;
    if (hit->tag.kind == TAG_SPARK) {
        table_notice(app, table, app_word(app, "why.spark_elsewhere"));
        return;
    }
    const uint8_t card = card_of(table, hit, &is_craft);
    if (card >= strike_rules(app)->card_count)
        return;
    const Command command = strike_meant_command(app, table, card, is_craft, SEAT_NONE);
    say_why(app, table, &command);
    Command first;
    if (table->notice[0] == 0 && strike_uses(app, table, card, is_craft, &first) > 0)
        table_notice(app, table, app_word(app, "why.elsewhere"));
}

void strike_refuse_place(App *app, CardTable *table, const Hit *hit) {
    const StrikeChoice *choice = &own(table)->choice;
    const uint8_t card = strike_choice_card(choice);
    if (card == NONE && hit->tag.kind == TAG_TRACK) {
        Command allocate = command_of(VERB_ALLOCATE);
        allocate.from = hit->tag.a;
        say_why(app, table, &allocate);
        return;
    }
    if (card == NONE)
        return;
    const Seat seat = hit->tag.kind == TAG_CARD ? hit->tag.a : hit->tag.seat;
    const Command command = strike_meant_command(app, table, card, choice->craft != NONE, seat);
    say_why(app, table, &command);
    if (table->notice[0] == 0)
        table_notice(app, table, app_word(app, "why.elsewhere"));
}

void strike_aim(App *app, CardTable *table, const Hit *hit) {
    if (hit->tag.kind == TAG_SHIP && strike_choice_card(&own(table)->choice) != NONE)
        strike_refuse_place(app, table, hit);
}

// SPDX-License-Identifier: MIT
// Explains why something can't be done on the table of Star Empires: its cost, where it goes, or what the
// rules say of the command that was meant.
#include "app/tables/star_empires/table.h"

#include "games/star_empires/numbers.h"

#include <stdio.h>

static int cost_of(const App *app, const Command *command) {
    const EmpiresRules *rules = empires_rules(app);
    return command->verb == VERB_BUILD ? rules->unit[command->with].cost
                                       : empires_mark_cost(rules, (Mark)command->with);
}

static int first_of(uint64_t places) {
    int place = 0;
    while (!has_place(places, place))
        place++;
    return place;
}

// What a place must have for it, which none has.
typedef enum Site {
    SITE_UNIT,
    SITE_BASE,
    SITE_COLONY,
    SITE_SHIPYARD,
    SITE_TERRAFORM,
    SITES
} Site;

static Site site_of(const EmpiresRules *rules, const Command *command) {
    static const Site marks[MARKS] = {
        [MARK_COLONY] = SITE_COLONY, [MARK_SHIPYARD] = SITE_SHIPYARD, [MARK_TERRAFORM] = SITE_TERRAFORM};
    if (command->verb == VERB_BUILD_MARK)
        return marks[command->with];
    return rules->unit[command->with].kind == UNIT_BASE ? SITE_BASE : SITE_UNIT;
}

// … in a sentence, with what to do about it.
static const char *site_key(const EmpiresRules *rules, const Command *command) {
    static const char *const keys[SITES] = {"empires.why.site_unit", "empires.why.site_base",
                                            "empires.why.site_colony", "empires.why.site_shipyard",
                                            "empires.why.site_terraform"};
    return keys[site_of(rules, command)];
}

const char *empires_lacks_key(const EmpiresRules *rules, const Command *command) {
    static const char *const keys[SITES] = {"empires.lacks.unit", "empires.lacks.base",
                                            "empires.lacks.colony", "empires.lacks.shipyard",
                                            "empires.lacks.terraform"};
    return keys[site_of(rules, command)];
}

// "A Starbase costs 10; you have 6.", "No Raider is left", "There is no place for a Shipyard". If none of
// these applies, a lesson wants something else.
static void say_build(App *app, CardTable *table, const Command *command) {
    const EmpiresBoard *s = &seen(table)->table;
    const char *name = command->verb == VERB_BUILD ? empires_unit_name(table->looks, command->with)
                                                   : empires_mark_name(table->looks, (Mark)command->with);
    char text[LOG_LINE_MAX];
    const int cost = cost_of(app, command), credits = pair(s->seat[table->front].credits);
    const bool gone = command->verb == VERB_BUILD && s->pile[command->with] == 0;
    const uint64_t sites = empires_build_sites(app, table, command);
    if (!gone && cost <= credits && sites != 0) {
        Command meant = *command;
        meant.at = empires_chart(app, table)->territory[first_of(sites)];
        table_ask_why(app, table, &meant);
        return;
    }
    app_fill(app, text, sizeof text,
             gone             ? "empires.why.pile"
             : cost > credits ? "empires.why.credits"
                              : site_key(empires_rules(app), command),
             STR("what", name), NUM("needs", cost), NUM("has", credits));
    table_notice(app, table, text);
}

// Whom the card would be aimed at there; NONE: it is aimed at nobody.
static Seat aimed_seat(const App *app, const CardTable *table, uint8_t card, uint8_t place) {
    const EmpiresBoard *s = &seen(table)->table;
    Command pattern = pattern_of(VERB_PLAY);
    pattern.card = card;
    const Command *play = legal_find(table_legal(app), &pattern);
    if (play == NULL || play->to_at == NONE)
        return NONE;
    for (Seat seat = 0; seat < s->seats; seat++)
        if (seat != table->front && stack_of(s, place, seat) != NULL)
            return seat;
    return play->to_at;
}

// The command that putting the selection there would have meant.
static bool meant_at(const App *app, const CardTable *table, uint8_t place, Command *out) {
    const EmpiresChoice *choice = &own(table)->choice;
    const uint8_t territory = empires_chart(app, table)->territory[place];
    switch ((PickKind)choice->pick) {
    case PICK_GROUP:
        *out = empires_group_command(app, table, place);
        return true;
    case PICK_BUILD:
        *out = command_of(choice->verb);
        out->with = choice->with;
        out->at = territory;
        return true;
    case PICK_CARD:
        *out = command_of(VERB_PLAY);
        out->card = choice->function != NONE ? choice->function : choice->card;
        out->at = territory;
        out->to_at = aimed_seat(app, table, out->card, place);
        return true;
    default:
        *out = command_of(VERB_RETREAT);
        out->to = territory;
        return seen(table)->asks == ASK_RETREAT;
    }
}

// "Out of reach: 3 steps, these units go 2."
static bool say_reach(App *app, CardTable *table, uint8_t place) {
    const EmpiresChoice *choice = &own(table)->choice;
    const EmpiresRules *rules = empires_rules(app);
    const bool ships = empires_ships(rules, choice->unit) > 0;
    char text[LOG_LINE_MAX];
    if (choice->pick != PICK_GROUP || place == choice->from)
        return false;
    if (!ships) {
        table_notice(app, table,
                     app_word(app, sum_of(choice->unit) == 0 ? "empires.why.nobody" : "empires.why.no_ship"));
        return true;
    }
    const int needs = empires_chart(app, table)->steps[choice->from][place],
              goes = empires_speed(rules, choice->unit);
    if (needs <= goes || needs >= PLACES_MAX)
        return false;
    app_fill(app, text, sizeof text, "empires.why.reach", STR("place", empires_place_name(app, table, place)),
             NUM("needs", needs), NUM("has", goes));
    table_notice(app, table, text);
    return true;
}

// "Diplomacy (Diplomacy), Research (Building)": what a wild card can be used as, and when.
static void say_uses(const App *app, const CardTable *table, char *out, size_t size) {
    const EmpiresRules *rules = empires_rules(app);
    const RaceDef *race = race_of(rules, &seen(table)->table, table->front);
    size_t used = 0;
    out[0] = 0;
    for (int i = 0; i < race->special_count && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s (%s)", used > 0 ? ", " : "",
                                 empires_card_name(table->looks, race->special[i]),
                                 empires_when_name(table->looks, race->special[i]));
}

// For a hand card that can't be used now: when it can; of answers the card's own words say that.
static void say_card(App *app, CardTable *table, uint8_t card) {
    char text[LOG_LINE_MAX], uses[160];
    Command play = command_of(VERB_PLAY);
    play.card = card;
    if (card >= empires_rules(app)->card_count)
        return;
    if (app->lesson != NULL) { // the lesson wants something else
        table_ask_why(app, table, &play);
        return;
    }
    const CardDef *is = &empires_rules(app)->card[card];
    const bool wild = card_can(is, WHEN_AS),
               answer = card_can(is, WHEN_ANSWER) || card_can(is, WHEN_SECURITY) || card_can(is, WHEN_REACT);
    say_uses(app, table, uses, sizeof uses);
    app_fill(app, text, sizeof text,
             wild     ? "empires.why.card_as"
             : answer ? "empires.why.card_answers"
                      : "empires.why.card",
             STR("card", empires_card_name(table->looks, card)), STR("cards", uses),
             STR("text", empires_card_text(table->looks, card, seen(table)->table.seat[table->front].race)),
             STR("when", empires_when_name(table->looks, card)));
    table_notice(app, table, text);
}

// Why an own stack does not move now, and what to do about it.
static const char *stays_key(const App *app, const CardTable *table, const Stack *stack) {
    const EmpiresRules *rules = empires_rules(app);
    switch ((AskKind)seen(table)->asks) {
    case ASK_DRAW:
        return "empires.why.stays_draw";
    case ASK_MOVES:
        return !empires_holds_move_card(app, table)     ? "empires.why.no_move"
               : empires_ships(rules, stack->unit) == 0 ? "empires.why.no_ship"
                                                        : "empires.why.stays_here";
    case ASK_FLEET:
        return "empires.why.stays_moved";
    case ASK_BUILD:
        return "empires.why.stays_build";
    default:
        return "empires.why.stays_asked";
    }
}

bool empires_say_must_go(App *app, CardTable *table) {
    char text[LOG_LINE_MAX];
    const int number = empires_must_go(app, table);
    if (number <= 0 || app->lesson != NULL || !empires_decides(app, table))
        return false;
    app_fill(app, text, sizeof text, number == 1 ? "empires.why.must_go_one" : "empires.why.must_go",
             NUM("number", number));
    table_notice(app, table, text);
    return true;
}

bool empires_say_stays(App *app, CardTable *table, uint8_t place) {
    const Stack *stack = stack_of(&seen(table)->table, place, table->front);
    if (stack == NULL || app->lesson != NULL || !empires_decides(app, table))
        return false;
    table_notice(app, table, app_word(app, stays_key(app, table, stack)));
    return true;
}

// Why what is picked to be built cannot stand at that place. False: something else is in the way.
static bool say_site(App *app, CardTable *table, uint8_t place) {
    static const char *const keys[SITES] = {"empires.why.here_unit", "empires.why.here_base",
                                            "empires.why.here_colony", "empires.why.here_shipyard",
                                            "empires.why.here_terraform"};
    const EmpiresChoice *choice = &own(table)->choice;
    Command command = command_of(choice->verb);
    char text[LOG_LINE_MAX];
    if (choice->pick != PICK_BUILD || app->lesson != NULL)
        return false;
    command.with = choice->with;
    if (has_place(empires_build_sites(app, table, &command), place))
        return false;
    const char *what = command.verb == VERB_BUILD ? empires_unit_name(table->looks, command.with)
                                                  : empires_mark_name(table->looks, (Mark)command.with);
    app_fill(app, text, sizeof text, keys[site_of(empires_rules(app), &command)], STR("what", what));
    table_notice(app, table, text);
    return true;
}

void empires_refuse(App *app, CardTable *table, const Hit *hit) {
    Command command;
    if (hit->tag.kind == TAG_ENTRY && own(table)->entry[hit->tag.a].kind == ENTRY_BUILD)
        say_build(app, table, &own(table)->entry[hit->tag.a].command);
    else if (hit->tag.kind == TAG_STACK)
        empires_say_stays(app, table, hit->tag.seat == table->front ? hit->tag.a : NONE);
    else if (hit->tag.kind == TAG_HAND)
        say_card(app, table, hit->card);
    else if (hit->tag.kind == TAG_PLACE &&
             (say_reach(app, table, hit->tag.a) || say_site(app, table, hit->tag.a)))
        return;
    else if (hit->tag.kind == TAG_PLACE && meant_at(app, table, hit->tag.a, &command))
        table_ask_why(app, table, &command);
}

void empires_pointed(App *app, CardTable *table, const Hit *hit) {
    if (hit->tag.kind == TAG_PLACE && hit->tag.a != own(table)->choice.from)
        empires_refuse(app, table, hit);
}

// SPDX-License-Identifier: MIT
// What somebody has to choose from, spread out over the bridge: every legal answer but declining.
#include "app/tables/deck_building/table.h"

#include "app/kit/say.h"

#include <stdio.h>
#include <string.h>

static bool is_option(const CardTable *table, const Command *command) {
    const BuildingChoice *choice = &own(table)->choice;
    switch ((BuildingVerb)command->verb) {
    case VERB_DRAFT_DROP:
    case VERB_TARGET:
    case VERB_CHOOSE_CARD:
    case VERB_CHOOSE_SEAT:
    case VERB_CHOOSE_OPTION:
    case VERB_CHOOSE_SLOT:
    case VERB_CHOOSE_PILE:
    case VERB_CHOOSE_MISSION:
        return true;
    case VERB_ACTIVATE:
        return choice->pick == PICK_EFFECTS && command->from == 0 && command->at == choice->at;
    default:
        return false;
    }
}

#define ANSWERS_MOST 256 // to any choice

// A lesson wants one answer, but all that the rules allow are spread out, so that there is something to
// choose from.
static LegalList answers(const App *app, Command all[ANSWERS_MOST]) {
    if (app->lesson == NULL || !table_deciding(app))
        return table_legal(app);
    return (LegalList){all, match_legal(session_match(app->session), all, ANSWERS_MOST)};
}

void building_list_options(const App *app, CardTable *table) {
    BuildingTable *at = own(table);
    Command all[ANSWERS_MOST];
    at->options = 0;
    if (table->showing)
        return;
    const LegalList legal = answers(app, all);
    for (int i = 0; i < legal.count && i < ANSWERS_MOST && at->options < OPTIONS_MAX; i++)
        if (is_option(table, &legal.item[i]))
            at->option[at->options++] = legal.item[i];
}

bool building_is_asked(const App *app, const CardTable *table) {
    return !table->showing && table_deciding(app) &&
           (own(table)->options > 0 || seen(table)->asks == ASK_MAY);
}

uint8_t building_option_card(const CardTable *table, const Command *option) {
    const BuildingBoard *s = &seen(table)->table;
    switch ((BuildingVerb)option->verb) {
    case VERB_DRAFT_DROP:
    case VERB_CHOOSE_CARD:
    case VERB_CHOOSE_PILE:
        return option->card;
    case VERB_CHOOSE_SLOT:
        return option->at < SLOTS_MAX ? s->search[option->at] : NONE;
    case VERB_CHOOSE_MISSION:
        return option->at < s->size[ZONE_MISSIONS] ? zone_cards(s, ZONE_MISSIONS)[option->at] : NONE;
    default:
        return NONE;
    }
}

// ---- in words

static const char *const act_keys[] = {
    [ACT_STAT] = "building.act.stat",       [ACT_DRAW] = "building.act.draw",
    [ACT_GRANT] = "building.act.grant",     [ACT_DISCARD] = "building.act.discard",
    [ACT_TRASH] = "building.act.trash",     [ACT_UPGRADE] = "building.act.upgrade",
    [ACT_GAIN] = "building.act.gain",       [ACT_RECOVER] = "building.act.recover",
    [ACT_DAMAGE] = "building.act.damage",   [ACT_REPAIR] = "building.act.repair",
    [ACT_INFECT] = "building.act.infect",   [ACT_PEEK] = "building.act.peek",
    [ACT_DISMISS] = "building.act.dismiss", [ACT_CHOOSE] = "building.act.choose",
    [ACT_IF] = "building.act.choose",       [ACT_REFRESH] = "building.act.refresh"};

static const char *what_of(const CardTable *table, const App *app, const Doing *action) {
    static const char *const grants[] = {"term.search.name", "term.explore.name",
                                         "term.mission_explore.name"};
    if (action->act == ACT_STAT && action->stat < STATS)
        return building_stat_name(table->looks, action->stat);
    return action->act == ACT_GRANT && action->what < 3 ? app_word(app, grants[action->what]) : "";
}

// "+2 Attack. Draw 2."
static void say_actions(const App *app, const CardTable *table, Span list, char *out, size_t size) {
    const BuildingRules *rules = building_rules(app);
    size_t used = 0;
    out[0] = 0;
    for (int i = 0; i < list.count && used + 2 < size; i++) {
        const Doing *action = &rules->action[list.first + i];
        char number[8], text[120];
        snprintf(number, sizeof number, "%d", action->act == ACT_UPGRADE ? action->by : action->n);
        app_format(app, text, sizeof text, act_keys[action->act], "number", number, "what",
                   what_of(table, app, action), (char *)NULL);
        used += (size_t)snprintf(out + used, size - used, "%s%s", i > 0 ? " " : "", text);
    }
}

static Span branch_of(const App *app, const CardTable *table, uint8_t at) {
    const BuildingRules *rules = building_rules(app);
    const Frame *frame = top_frame(&seen(table)->table);
    if (frame == NULL || frame->ask != ASK_CHOOSE)
        return (Span){0, 0};
    const Span branches = rules->action[pair(frame->first)].branches;
    return at < branches.count ? rules->branch[branches.first + at].doing : (Span){0, 0};
}

void building_option_text(const App *app, const CardTable *table, const Command *option, char *out,
                          size_t size) {
    const BuildingRules *rules = building_rules(app);
    out[0] = 0;
    if (option->verb == VERB_CHOOSE_OPTION) {
        say_actions(app, table, branch_of(app, table, option->at), out, size);
    } else if (option->verb == VERB_ACTIVATE && option->card < rules->card_count) {
        const Span effects = rules->card[option->card].effects;
        if (option->to < effects.count)
            say_actions(app, table, rules->effect[effects.first + option->to].doing, out, size);
    } else if (option->verb == VERB_TARGET || option->verb == VERB_CHOOSE_SEAT) {
        text_copy(out, size, option->to < seen(table)->table.seats ? seat_name(app, option->to) : "");
    }
}

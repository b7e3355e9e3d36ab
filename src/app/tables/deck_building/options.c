// SPDX-License-Identifier: MIT
// The options of a choice, listed in a panel: every legal answer except declining. Targets of shots are
// chosen on the flagships instead.
#include "app/tables/deck_building/table.h"

static bool is_option(const CardTable *table, const Command *command) {
    const BuildingChoice *choice = &own(table)->choice;
    switch ((BuildingVerb)command->verb) {
    case VERB_DRAFT_DROP:
    case VERB_CHOOSE_CARD:
    case VERB_CHOOSE_SEAT:
    case VERB_CHOOSE_OPTION:
    case VERB_CHOOSE_SLOT:
    case VERB_CHOOSE_PILE:
    case VERB_CHOOSE_MISSION:
    case VERB_CHOOSE_YES:
        return true;
    case VERB_ACTIVATE:
        return choice->pick == PICK_EFFECTS && command->from == 0 && command->at == choice->at;
    default:
        return false;
    }
}

#define ANSWERS_MOST 256 // most answers to any choice

// A lesson allows only one answer, but all that the rules allow are listed, so that there is a choice.
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
    if (at->options == 2 && at->option[0].verb == VERB_CHOOSE_YES && at->option[0].at == 0) {
        const Command no = at->option[0]; // yes and no in the usual order
        at->option[0] = at->option[1];
        at->option[1] = no;
    }
}

bool building_is_asked(const App *app, const CardTable *table) {
    return !table->showing && table_deciding(app) && own(table)->options > 0;
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

// ---- origins

static int count_of(const BuildingBoard *s, uint8_t zone, uint8_t card) {
    int count = 0;
    for (int i = 0; i < s->size[zone]; i++)
        count += zone_cards(s, zone)[i] == card;
    return count;
}

void building_option_origin(const App *app, const CardTable *table, const Command *option, char *out,
                            size_t size) {
    static const uint8_t zones[] = {[AREA_BRIDGE] = ZONE_BRIDGE,
                                    [AREA_POINTS] = ZONE_POINTS,
                                    [AREA_HAND] = ZONE_HAND,
                                    [AREA_DISCARD] = ZONE_DISCARD};
    const BuildingRules *rules = building_rules(app);
    const BuildingBoard *s = &seen(table)->table;
    const char *key = NULL;
    int count = 1;
    out[0] = 0;
    if (option->verb == VERB_CHOOSE_CARD && option->from <= AREA_DISCARD) {
        static const char *const keys[] = {"building.whence.bridge", "building.whence.points",
                                           "building.whence.hand", "building.whence.discard"};
        key = keys[option->from];
        count = count_of(s, zone_of(zones[option->from], table->front), option->card);
    } else if (option->verb == VERB_CHOOSE_CARD) { // looked at
        key = "building.whence.deck";
    } else if (option->verb == VERB_CHOOSE_SLOT) {
        key = "building.whence.starbase";
    } else if (option->verb == VERB_CHOOSE_PILE && option->card < rules->card_count &&
               rules->card[option->card].pile < rules->pile_count) {
        key = "building.whence.pile";
        count = s->pile[rules->card[option->card].pile];
    }
    if (key == NULL)
        return;
    if (count > 1)
        app_fill(app, out, size, "building.whence.several", NUM("number", count),
                 STR("place", app_word(app, key)));
    else
        text_copy(out, size, app_word(app, key));
}

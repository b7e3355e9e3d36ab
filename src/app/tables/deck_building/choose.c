// SPDX-License-Identifier: MIT
// Finds commands by patterns over the list of legal commands, narrowed down by the selection. Judges nothing
// itself.
#include "app/tables/deck_building/choose.h"

#include "app/tables/deck_building/table.h"

void building_choice_clear(BuildingChoice *choice) {
    *choice = (BuildingChoice){.pick = PICK_NONE, .card = NONE, .at = NONE, .amount = NONE};
}

// Counts the commands that fit; keeps the first one.
static int look_for(const App *app, const Command *pattern, int count, Command *out) {
    const LegalList legal = table_legal(app);
    const Command *found = legal_find(legal, pattern);
    if (found == NULL)
        return count;
    if (count == 0)
        *out = *found;
    return count + legal_count(legal, pattern);
}

static uint8_t card_on_bridge(const CardTable *table, uint8_t at) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, table->front);
    return at < s->size[zone] ? zone_cards(s, zone)[at] : NONE;
}

static int hand_at(const App *app, const CardTable *table, const BuildingChoice *choice, PlaceKind place,
                   uint8_t at, Command *out) {
    Command play = pattern_of(VERB_PLAY), trash = pattern_of(VERB_TRASH);
    play.card = trash.card = choice->card;
    if (place == PLACE_DISCARD)
        return look_for(app, &trash, 0, out);
    if (place == PLACE_HOLDER)
        play.with = card_on_bridge(table, at);
    if (place == PLACE_HOLDER && play.with == NONE)
        return 0;
    if (place == PLACE_BRIDGE && building_would_begin(app, table, choice->card)) {
        *out = command_of(VERB_PLAY); // clicks.c begins the phase first
        out->card = choice->card;
        return 1;
    }
    return place == PLACE_BRIDGE || place == PLACE_HOLDER ? look_for(app, &play, 0, out) : 0;
}

// A mission explore has no other use, so it is paid first.
static int complete(const App *app, uint8_t from, uint8_t at, Command *out) {
    Command pattern = pattern_of(VERB_COMPLETE);
    pattern.from = from;
    pattern.at = at;
    pattern.to = 1;
    const int count = look_for(app, &pattern, 0, out);
    pattern.to = 0;
    return count > 0 ? count : look_for(app, &pattern, 0, out);
}

static int choice_at(const App *app, const CardTable *table, const BuildingChoice *choice, PlaceKind place,
                     uint8_t at, Command *out) {
    Command pattern = pattern_of(VERB_COUNT);
    switch ((PickKind)choice->pick) {
    case PICK_HAND:
        return hand_at(app, table, choice, place, at, out);
    case PICK_SLOT:
        pattern.verb = place == PLACE_DISCARD ? VERB_BUY : place == PLACE_SEARCH ? VERB_SEARCH : VERB_COUNT;
        pattern.at = choice->at;
        break;
    case PICK_PILE:
        pattern.verb = place == PLACE_DISCARD ? VERB_BUY_PILE : VERB_COUNT;
        pattern.card = choice->card;
        break;
    case PICK_SPACE:
        if (place == PLACE_SPACE && building_would_explore(app, table)) {
            *out = command_of(VERB_EXPLORE); // clicks.c begins the phase first
            return 1;
        }
        pattern.verb = place == PLACE_SPACE ? VERB_EXPLORE : VERB_COUNT;
        break;
    case PICK_MISSION:
    case PICK_DRAFT:
        return place == PLACE_POINTS ? complete(app, choice->pick == PICK_DRAFT, choice->at, out) : 0;
    case PICK_XP:
        pattern.verb = place == PLACE_DAMAGE ? VERB_REPAIR : VERB_COUNT;
        pattern.at = choice->amount;
        break;
    default:
        return 0;
    }
    return look_for(app, &pattern, 0, out);
}

int building_at_place(const App *app, const CardTable *table, PlaceKind place, uint8_t at, Command *out) {
    return choice_at(app, table, &own(table)->choice, place, at, out);
}

int building_uses(const App *app, const CardTable *table, const BuildingChoice *choice, Command *out) {
    int count = 0;
    for (int place = 0; place < PLACES; place++) {
        Command found;
        const int there =
            place == PLACE_HOLDER ? 0 : choice_at(app, table, choice, (PlaceKind)place, NONE, &found);
        if (there > 0 && count == 0)
            *out = found;
        count += there;
    }
    return count;
}

// Infections are played by the phase itself, and a handheld needs a holder.
bool building_would_begin(const App *app, const CardTable *table, uint8_t card) {
    const Command pattern = pattern_of(VERB_PHASE);
    const BuildingRules *rules = building_rules(app);
    (void)table;
    return card < rules->card_count && rules->card[card].kind <= KIND_SETUP && !rules->card[card].handheld &&
           legal_find(table_legal(app), &pattern) != NULL;
}

// An infection, played by the phase itself, may keep one from it.
bool building_would_explore(const App *app, const CardTable *table) {
    const Command pattern = pattern_of(VERB_PHASE);
    const BuildingRules *rules = building_rules(app);
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_HAND, table->front), *hand = zone_cards(s, zone);
    for (int at = 0; at < s->size[zone]; at++)
        if (hand[at] < rules->card_count && rules->card[hand[at]].kind == KIND_INFECTION)
            return false;
    return s->size[ZONE_SPACE] > 0 && s->seat[table->front].explores > 0 &&
           legal_find(table_legal(app), &pattern) != NULL;
}

uint8_t building_most_repair(const App *app) {
    const LegalList legal = table_legal(app);
    uint8_t most = NONE;
    for (int i = 0; i < legal.count; i++)
        if (legal.item[i].verb == VERB_REPAIR && (most == NONE || legal.item[i].at > most))
            most = legal.item[i].at;
    return most;
}

BuildingChoice building_choice_at(const App *app, const Hit *hit) {
    BuildingChoice choice = {.pick = PICK_NONE, .card = hit->card, .at = hit->tag.b, .amount = NONE};
    switch (hit->tag.kind) {
    case TAG_HAND:
        choice.pick = PICK_HAND;
        break;
    case TAG_CARD:
    case TAG_BUY:
        choice.pick = hit->tag.a == AT_MARKET     ? PICK_SLOT
                      : hit->tag.a == AT_PILES    ? PICK_PILE
                      : hit->tag.a == AT_MISSIONS ? PICK_MISSION
                                                  : PICK_NONE;
        break;
    case TAG_SPACE_DECK:
        choice.pick = PICK_SPACE;
        break;
    case TAG_DRAFT:
        choice.pick = PICK_DRAFT;
        break;
    case TAG_REPAIR:
    case TAG_STAT_NUMBER:
        choice.amount = building_most_repair(app);
        choice.pick = choice.amount != NONE && (hit->tag.kind == TAG_REPAIR || hit->tag.a == STAT_XP)
                          ? PICK_XP
                          : PICK_NONE;
        break;
    default:
        break;
    }
    return choice;
}

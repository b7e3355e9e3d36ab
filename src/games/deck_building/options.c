// SPDX-License-Identifier: MIT
// The possible answers to a choice. Each different card is listed once, however many copies there are.
#include "engine/command_list.h"
#include "games/deck_building/flow.h"

typedef struct List {
    const BuildingRules *rules;
    const BuildingState *s;
    CommandList to;
} List;

static void add(List *list, Command command) {
    commands_add(&list->to, &command);
}

static void add_place(List *list, BuildingVerb verb, int at) {
    Command command = command_of((uint8_t)verb);
    command.at = (uint8_t)at;
    add(list, command);
}

static uint8_t zone_of_area(uint8_t area, Seat seat) {
    static const uint8_t zones[] = {[AREA_BRIDGE] = ZONE_BRIDGE,
                                    [AREA_POINTS] = ZONE_POINTS,
                                    [AREA_HAND] = ZONE_HAND,
                                    [AREA_DISCARD] = ZONE_DISCARD};
    return zone_of(zones[area], seat);
}

// Adds each different card once, in order; `select` NULL: any. Skips hidden cards.
static void add_cards(List *list, const uint8_t *cards, int count, const Selector *select, uint8_t area) {
    uint8_t seen[DESIGNS_MAX / 8 + 1] = {0};
    for (int i = 0; i < count; i++) {
        const uint8_t card = cards[i];
        if (card >= list->rules->card_count || (seen[card / 8] >> card % 8 & 1) != 0 ||
            (select != NULL && !building_selects(list->rules, select, card)))
            continue;
        seen[card / 8] |= (uint8_t)(1u << card % 8);
        Command command = command_of(VERB_CHOOSE_CARD);
        command.card = card;
        command.from = area;
        add(list, command);
    }
}

static void add_area(List *list, Seat seat, uint8_t area, const Selector *select) {
    const uint8_t zone = zone_of_area(area, seat);
    add_cards(list, zone_cards(list->s, zone), list->s->size[zone], select, area);
}

// The order decides where a card is taken from if the command does not name the area: the first area with
// such a card.
static void add_areas(List *list, Seat seat, const Action *action) {
    static const uint8_t areas[] = {AREA_HAND, AREA_DISCARD, AREA_BRIDGE, AREA_POINTS};
    for (int i = 0; i < 4; i++)
        if ((action->from >> areas[i] & 1) != 0)
            add_area(list, seat, areas[i], &action->select);
}

// Returns true if this action may gain the card.
static bool is_offered(const BuildingRules *rules, const Frame *frame, const Action *action, uint8_t card) {
    const CardDef *def = &rules->card[card];
    if (def->cost == NONE)
        return false;
    if (action->act == ACT_UPGRADE)
        return def->cost <= frame->held + action->by;
    return building_selects(rules, &action->select, card);
}

static void add_offers(List *list, const Frame *frame, const Action *action) {
    const BuildingState *s = list->s;
    for (int slot = 0; slot < list->rules->slots; slot++)
        if (s->search[slot] != NONE && is_offered(list->rules, frame, action, s->search[slot]))
            add_place(list, VERB_CHOOSE_SLOT, slot);
    for (int pile = 0; pile < list->rules->pile_count; pile++)
        if (s->pile[pile] > 0 && is_offered(list->rules, frame, action, list->rules->pile[pile])) {
            Command command = command_of(VERB_CHOOSE_PILE);
            command.card = list->rules->pile[pile];
            add(list, command);
        }
}

static void add_others(List *list, Seat seat) {
    for (Seat other = 0; other < list->s->seats; other++)
        if (other != seat) {
            Command command = command_of(VERB_CHOOSE_SEAT);
            command.to = other;
            add(list, command);
        }
}

// Adds the cards being looked at, from the top.
static void add_peeked(List *list, const Frame *frame, const Action *action) {
    const uint8_t deck = action->own_deck ? zone_of(ZONE_DECK, frame->seat) : (uint8_t)ZONE_SPACE;
    uint8_t cards[32];
    int count = 0;
    for (; count < frame->more && count < 32 && count < list->s->size[deck]; count++)
        cards[count] = zone_cards(list->s, deck)[list->s->size[deck] - 1 - count];
    add_cards(list, cards, count, NULL, NONE);
}

static void add_of_action(List *list, const Frame *frame) {
    const Action *action = &list->rules->action[pair(frame->first)];
    switch ((AskKind)frame->ask) {
    case ASK_OPPONENT:
        add_others(list, frame->seat);
        break;
    case ASK_CHOOSE:
        for (int i = 0; i < action->branches.count; i++)
            add_place(list, VERB_CHOOSE_OPTION, i);
        break;
    case ASK_DISCARD:
        add_area(list, frame->seat, AREA_HAND, NULL);
        break;
    case ASK_TRASH:
    case ASK_UPGRADE:
        add_areas(list, frame->seat, action);
        break;
    case ASK_GAIN:
        add_offers(list, frame, action);
        break;
    case ASK_RECOVER:
        add_area(list, frame->seat, AREA_DISCARD, &action->select);
        break;
    case ASK_PEEK:
        add_peeked(list, frame, action);
        break;
    default:
        break;
    }
}

int building_options(const BuildingRules *rules, const BuildingState *s, Command *out, int capacity) {
    List list = {.rules = rules, .s = s, .to = {.out = out, .capacity = capacity}};
    const Frame *frame = top_frame(s);
    if (frame == NULL)
        return 0;
    if (frame->ask == ASK_DISMISS || frame->ask == ASK_MISSION_OUT) {
        for (int i = 0; i < s->size[ZONE_MISSIONS]; i++)
            add_place(&list, VERB_CHOOSE_MISSION, i);
    } else if (frame->ask == ASK_MAY) {
        add_place(&list, VERB_CHOOSE_YES, 0);
        add_place(&list, VERB_CHOOSE_YES, 1);
    } else if (frame->kind == FRAME_RUN) {
        add_of_action(&list, frame);
    }
    return list.to.count;
}

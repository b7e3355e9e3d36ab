// SPDX-License-Identifier: MIT
// Clicks and drops on the table of the deck-building game: selecting and placing. What can be done is looked
// up in the legal commands; why.c explains why something can't be, keys.c handles keys, automatic.c what
// needs no decision.
#include "app/kit/follow_up.h"
#include "app/kit/game_numbers.h"
#include "app/kit/scene.h"
#include "app/tables/deck_building/table.h"

#include <stdio.h>
#include <string.h>

bool building_picked(const CardTable *table) {
    return own(table)->choice.pick != PICK_NONE || own(table)->aimed != SEAT_NONE || own(table)->warned;
}

void building_unpick(CardTable *table) {
    if (own(table)->held != NO_SPRITE)
        scene_leave(&table->scene, &table->timeline, own(table)->held, 1);
    own(table)->held = NO_SPRITE;
    own(table)->aimed = SEAT_NONE;
    own(table)->warned = false;
    building_choice_clear(&own(table)->choice);
}

bool building_places(const App *app, const CardTable *table) {
    (void)app;
    return own(table)->choice.pick != PICK_NONE && own(table)->choice.pick < PICK_EFFECTS;
}

bool building_acts(const App *app, const CardTable *table) {
    return !table->showing && table_deciding(app) && seen(table)->asks == ASK_ACTION &&
           seen(table)->to_act == table->front;
}

bool building_looks_acting(const App *app, const CardTable *table) {
    return table->showing ? table->steady && own(table)->acts : building_acts(app, table);
}

// True if a card is to be gained from the starbase for free.
static bool is_given(const CardTable *table) {
    const BuildingTable *at = own(table);
    return at->options > 0 &&
           (at->option[0].verb == VERB_CHOOSE_SLOT || at->option[0].verb == VERB_CHOOSE_PILE);
}

// A card's question during the action phase does not change what is affordable.
bool building_has_action(const App *app, const CardTable *table) {
    const BuildingView *view = seen(table);
    return !table->showing && table_deciding(app) && view->table.active == table->front &&
           view->to_act == table->front && view->table.window == ASK_ACTION && !is_given(table);
}

bool building_judges_prices(const App *app, const CardTable *table) {
    return table->showing ? table->steady && own(table)->has_action : building_has_action(app, table);
}

bool building_market_is_closed(const App *app, const CardTable *table) {
    return app->session != NULL && !session_is_watched(app->session) && !is_given(table) &&
           !building_judges_prices(app, table);
}

// ---- commands

// A command that is legal only in the action phase begins that phase first.
static void carry_out(App *app, CardTable *table, const Command *command) {
    const Command phase = pattern_of(VERB_PHASE), *begin = legal_find(table_legal(app), &phase);
    if (!table_submit_legal(app, table, command) && begin != NULL)
        table_submit_pair(app, table, begin, command);
}

// ---- selecting

static void pick(App *app, CardTable *table, const BuildingChoice *choice) {
    const BuildingChoice copy = *choice;
    if (copy.pick == PICK_HAND)
        building_keep_wish(table);
    building_unpick(table);
    own(table)->choice = copy;
    table->notice[0] = 0;
    app_focus(app, NULL);
    app_request_layout(app);
}

// True for a handheld that several characters could hold.
static bool has_holders(const App *app, const BuildingChoice *choice) {
    Command pattern = pattern_of(VERB_PLAY);
    pattern.card = choice->card;
    return choice->pick == PICK_HAND && legal_count(table_legal(app), &pattern) > 0;
}

static bool can_pick(const App *app, const CardTable *table, const BuildingChoice *choice) {
    Command first;
    return choice->pick != PICK_NONE &&
           (building_uses(app, table, choice, &first) > 0 || has_holders(app, choice));
}

bool building_is_of_use(const App *app, const CardTable *table, const Hit *hit) {
    const BuildingChoice choice = building_choice_at(app, hit);
    Command pattern = pattern_of(VERB_ACTIVATE);
    pattern.from = 0;
    pattern.at = hit->tag.b;
    if (hit->tag.kind == TAG_CARD && hit->tag.a == AT_CREW)
        return own(table)->choice.pick == PICK_NONE && building_bridge_seat(seen(table)) == table->front &&
               legal_count(table_legal(app), &pattern) > 0;
    return can_pick(app, table, &choice);
}

static bool is_picked(const CardTable *table, const BuildingChoice *choice) {
    const BuildingChoice *now = &own(table)->choice;
    return now->pick == choice->pick && now->card == choice->card && now->at == choice->at;
}

// A card on sale that has been picked stays so while something else is done, such as playing all: as long as
// it lies there and can be bought. Buying ends that, as does the end of the turn.
void building_keep_wish(CardTable *table) {
    const BuildingChoice *choice = &own(table)->choice;
    if (!table->theirs && (choice->pick == PICK_SLOT || choice->pick == PICK_PILE))
        own(table)->wish = *choice;
}

void building_wish_again(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    const BuildingBoard *s = &seen(table)->table;
    Command command;
    if (at->wish.pick == PICK_NONE || table->showing || !table_deciding(app))
        return;
    const bool lies = at->wish.pick == PICK_PILE || s->search[at->wish.at] == at->wish.card;
    if (s->active != table->front || !lies) {
        building_choice_clear(&at->wish);
    } else if (at->choice.pick == PICK_NONE && building_acts(app, table) && can_pick(app, table, &at->wish) &&
               building_uses(app, table, &at->wish, &command) > 0) {
        const BuildingChoice wish = at->wish;
        building_choice_clear(&at->wish);
        pick(app, table, &wish);
    }
}

// A double click on a market card buys it: the first click has selected it.
static bool buy_at_once(App *app, CardTable *table, const BuildingChoice *choice) {
    Command command;
    if (!is_picked(table, choice) || (choice->pick != PICK_SLOT && choice->pick != PICK_PILE) ||
        building_at_place(app, table, PLACE_DISCARD, NONE, &command) != 1)
        return false;
    carry_out(app, table, &command);
    return true;
}

static bool click_to_pick(App *app, CardTable *table, const Hit *hit, bool twice) {
    const BuildingChoice choice = building_choice_at(app, hit);
    if (choice.pick == PICK_NONE)
        return false;
    if (!table_deciding(app)) {
        table_inspect_click(app, table, table_thing(app, table, hit));
    } else if (twice && buy_at_once(app, table, &choice)) {
        // it is on its way
    } else if (is_picked(table, &choice)) {
        table_deselect(app, table);
    } else if (choice.pick == PICK_HAND && building_would_begin(app, table, choice.card)) {
        Command play = command_of(VERB_PLAY);
        play.card = choice.card;
        carry_out(app, table, &play);
    } else if (choice.pick == PICK_SPACE && building_would_explore(app, table)) {
        const Command explore = command_of(VERB_EXPLORE);
        carry_out(app, table, &explore);
    } else if (can_pick(app, table, &choice)) {
        pick(app, table, &choice);
    } else {
        table_inspect_click(app, table, table_thing(app, table, hit));
        building_refuse(app, table, hit);
    }
    return true;
}

static bool click_crew(App *app, CardTable *table, const Hit *hit) {
    Command pattern = pattern_of(VERB_ACTIVATE);
    pattern.from = 0;
    pattern.at = hit->tag.b;
    const bool own_bridge = building_bridge_seat(seen(table)) == table->front;
    if (!own_bridge || !table_deciding(app) || legal_count(table_legal(app), &pattern) < 2)
        return false;
    pick(app, table,
         &(BuildingChoice){.pick = PICK_EFFECTS, .card = hit->card, .at = hit->tag.b, .amount = NONE});
    return true;
}

// ---- places

static bool put_at(App *app, CardTable *table, const Hit *hit) {
    Command command;
    if (building_at_place(app, table, (PlaceKind)hit->tag.a, NONE, &command) == 0)
        return false;
    carry_out(app, table, &command);
    return true;
}

bool building_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    switch (hit->tag.kind) {
    case TAG_HAND:
    case TAG_SPACE_DECK:
    case TAG_DRAFT:
    case TAG_REPAIR:
        return click_to_pick(app, table, hit, gesture->twice);
    case TAG_CARD:
        return hit->tag.a == AT_CREW ? click_crew(app, table, hit)
                                     : click_to_pick(app, table, hit, gesture->twice);
    case TAG_DECK:
        table_inspect(app, table, (TableThing){.kind = THING_DECK, .owner = table->front});
        return true;
    case TAG_PLACE:
        if (!put_at(app, table, hit))
            building_refuse(app, table, hit);
        return true;
    default:
        return false;
    }
}

// ---- buttons

static void change_repair_amount(const App *app, CardTable *table, int by) {
    BuildingChoice *choice = &own(table)->choice;
    const uint8_t most = building_most_repair(app);
    const int then = choice->amount + by;
    if (most != NONE)
        choice->amount = (uint8_t)(then < 1 ? 1 : then > most ? most : then);
}

bool building_button(App *app, CardTable *table, const char *name) {
    if (strcmp(name, "play_all") == 0 && building_commit_run(app, table)) {
        return true;
    } else if (strcmp(name, "play_all") == 0) {
        const Command phase = pattern_of(VERB_PHASE);
        const Command *begin = legal_find(table_legal(app), &phase);
        if (begin != NULL)
            table_submit_legal(app, table, begin);
        building_unpick(table);
        own(table)->plays_all = true;
        own(table)->all_in_battle = seen(table)->asks == ASK_BATTLE;
    } else if (strcmp(name, "pass_on") == 0) {
        building_pass_on(app, table);
    } else if (strcmp(name, "end_warned") == 0 || strcmp(name, "end") == 0) {
        own(table)->warned = true;
    } else if (strcmp(name, "less") == 0 || strcmp(name, "more") == 0) {
        change_repair_amount(app, table, name[0] == 'l' ? -1 : 1);
    } else {
        return false;
    }
    table->notice[0] = 0;
    app_request_update(app);
    app_request_layout(app);
    return true;
}

static uint8_t card_at(const BuildingBoard *board, uint8_t zone, int at) {
    return at < board->size[zone] ? zone_cards(board, zone)[at] : NONE;
}

// The card of a command that names it only by its place.
static uint8_t card_meant(const BuildingView *view, const Command *command) {
    const BuildingBoard *board = &view->table;
    switch ((BuildingVerb)command->verb) {
    case VERB_BUY:
    case VERB_SEARCH:
    case VERB_CHOOSE_SLOT:
        return command->at < sizeof board->search ? board->search[command->at] : NONE;
    case VERB_COMPLETE:
        return card_at(board, command->from == 1 ? zone_of(ZONE_DRAFTS, view->viewer) : ZONE_MISSIONS,
                       command->at);
    case VERB_CHOOSE_MISSION:
        return card_at(board, ZONE_MISSIONS, command->at);
    default:
        return NONE;
    }
}

void building_command_places(const App *app, const View *view, const Command *command,
                             CommandPlaces *places) {
    const uint8_t card = card_meant((const BuildingView *)(const void *)view->bytes, command);
    if (card != NONE && card != CARD_HIDDEN)
        text_copy(places->thing, sizeof places->thing, card_name(app, card, view->viewer));
}

void building_hint_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    for (int i = 0; i < own(table)->options; i++)
        if (pattern_fits(command, &own(table)->option[i])) {
            snprintf(id, HIT_ID_MAX, "option:%d", i + 1);
            return;
        }
    switch ((BuildingVerb)command->verb) {
    case VERB_BUY:
    case VERB_SEARCH:
        snprintf(id, HIT_ID_MAX, "slot:%d", command->at + 1);
        break;
    case VERB_BUY_PILE:
        for (int i = 0; i < building_looks_rules(table->looks)->pile_count; i++)
            if (seen(table)->pile_card[i] == command->card)
                snprintf(id, HIT_ID_MAX, "pile:%d", i + 1);
        break;
    case VERB_COMPLETE:
        snprintf(id, HIT_ID_MAX, "%s:%d", command->from == 1 ? "draft" : "mission", command->at + 1);
        break;
    case VERB_EXPLORE:
        text_copy(id, HIT_ID_MAX, "space");
        break;
    case VERB_PHASE:
        text_copy(id, HIT_ID_MAX, own(table)->begins ? "button:play_all" : "button:start");
        break;
    case VERB_REPAIR:
        text_copy(id, HIT_ID_MAX, "repair");
        break;
    case VERB_END_TURN:
        text_copy(id, HIT_ID_MAX, own(table)->warned ? "button:end" : "button:end_warned");
        break;
    case VERB_ACTIVATE:
        if (command->from == 0)
            snprintf(id, HIT_ID_MAX, "crew:%d", command->at + 1);
        break;
    default:
        break;
    }
}

// ---- dragging

static CardRef held_card(const Hit *hit, uint8_t pick) {
    CardRef card =
        hit->card != NONE && pick == PICK_DRAFT ? card_printed(hit->card, SEAT_NONE) : card_hidden(SEAT_NONE);
    card.own[OWN_KIND] = pick == PICK_SPACE ? OWN_SPACE : pick == PICK_XP ? OWN_XP : OWN_CARD;
    return card;
}

int building_take_up(App *app, CardTable *table, const Hit *hit) {
    const BuildingChoice choice = building_choice_at(app, hit);
    if (!can_pick(app, table, &choice) || own(table)->options > 0) {
        if (choice.pick != PICK_NONE && choice.pick != PICK_HAND) // for hand cards the kit does it
            building_refuse(app, table, hit);
        return NO_SPRITE;
    }
    if (!is_picked(table, &choice))
        pick(app, table, &choice);
    switch ((PickKind)choice.pick) {
    case PICK_HAND:
        return scene_at(&table->scene, AT_HAND, choice.at);
    case PICK_SLOT:
        return scene_at(&table->scene, AT_MARKET, choice.at);
    case PICK_PILE:
        return scene_at(&table->scene, AT_PILES, choice.at);
    case PICK_MISSION:
        return scene_at(&table->scene, AT_MISSIONS, choice.at);
    default:
        own(table)->held = table_take_new(app, table, hit, held_card(hit, choice.pick));
        return own(table)->held;
    }
}

// Dropping a hand card on anything on the bridge counts as dropping it on the bridge.
static bool is_on_bridge(const CardTable *table, const Hit *hit) {
    return own(table)->choice.pick == PICK_HAND && building_bridge_seat(seen(table)) == table->front &&
           !building_shows_battle(table) &&
           ((hit->tag.kind == TAG_CARD && hit->tag.a == AT_CREW) || hit->tag.kind == TAG_STAT_NUMBER ||
            hit->tag.kind == TAG_COUNTER || hit->tag.kind == TAG_EFFECT);
}

// For commands that are not legal yet, and for a dragged thing with several meanings.
bool building_drop(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *found = gesture->hit_over;
    if (found != NULL && !found->is_drop_target && is_on_bridge(table, found)) {
        const Hit bridge = {.tag = {.kind = TAG_PLACE, .a = PLACE_BRIDGE}};
        const bool done = put_at(app, table, &bridge);
        if (done && table->drag.on) {
            table_let_go(table);
            scene_arrange(table, MOTION_FLY_BACK);
        }
        return done;
    }
    if (found == NULL || !found->is_drop_target || !found->enabled || found->has_command ||
        found->tag.kind != TAG_PLACE)
        return false;
    const Hit hit = *found;
    if (!put_at(app, table, &hit))
        return false;
    if (table->drag.on) {
        table_let_go(table);
        scene_arrange(table, MOTION_FLY_BACK);
    }
    return true;
}

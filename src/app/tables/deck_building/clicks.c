// SPDX-License-Identifier: MIT
// What clicks and drops mean at the table of the deck-building game: picking and placing. What can be done is
// looked up among the legal commands. What needs no decision the table does by itself (building_follow).
#include "app/tables/deck_building/table.h"

#include "games/deck_building/numbers.h"

#include <stdio.h>
#include <string.h>

bool building_picked(const CardTable *table) {
    return own(table)->choice.pick != PICK_NONE;
}

void building_unpick(CardTable *table) {
    if (own(table)->held != NO_SPRITE)
        scene_leave(&table->scene, &table->timeline, own(table)->held, 1);
    own(table)->held = NO_SPRITE;
    building_choice_clear(&own(table)->choice);
}

bool building_places(const App *app, const CardTable *table) {
    (void)app;
    return building_picked(table) && own(table)->choice.pick < PICK_EFFECTS;
}

bool building_acts(const App *app, const CardTable *table) {
    return !table->showing && table_deciding(app) && seen(table)->asks == ASK_ACTION &&
           seen(table)->to_act == table->front;
}

// ---- commands

static bool do_legal(App *app, CardTable *table, const Command *command) {
    if (legal_find(table_legal(app), command) == NULL)
        return false;
    const Command copy = *command;
    table_submit(app, table, &copy);
    return true;
}

// What is not legal before the action phase begins comes after it has begun.
static void carry_out(App *app, CardTable *table, const Command *command) {
    const Command copy = *command, pattern = pattern_of(VERB_PHASE);
    if (do_legal(app, table, &copy))
        return;
    const Command *phase = legal_find(table_legal(app), &pattern);
    if (phase == NULL)
        return;
    own(table)->next = copy;
    own(table)->goes_on = true;
    do_legal(app, table, phase);
}

// ---- playing all

// Characters first, then maneuvers, then what they hold; nothing that has to be thought about.
static int play_rank(const BuildingRules *rules, const Command *command) {
    const CardDef *def = command->card < rules->card_count ? &rules->card[command->card] : NULL;
    if (command->verb != VERB_PLAY || def == NULL || def->kind > KIND_MANEUVER)
        return 0;
    return def->handheld ? 1 : def->kind == KIND_CHARACTER ? 3 : 2;
}

static const Command *next_play(const App *app) {
    const LegalList legal = table_legal(app);
    const Command *best = NULL;
    int best_rank = 0;
    for (int i = 0; i < legal.count; i++) {
        const int rank = play_rank(building_rules(app), &legal.item[i]);
        if (rank > best_rank) {
            best = &legal.item[i];
            best_rank = rank;
        }
    }
    return best;
}

bool building_can_play_all(const App *app) {
    return next_play(app) != NULL;
}

static void play_on(App *app, CardTable *table) {
    const uint8_t asks = seen(table)->asks;
    const Command *play = next_play(app);
    if (asks >= ASK_TARGET)
        return; // what it asked has to be answered first
    if (asks == ASK_TURN_START || play == NULL)
        own(table)->plays_all = false;
    else
        do_legal(app, table, play);
}

// Nothing but passing is left to whoever is asked in a battle.
static bool must_pass(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    return app->settings.pass_alone && seen(table)->asks == ASK_BATTLE &&
           seen(table)->to_act == table->front && legal_has_verb(legal, VERB_PASS) &&
           !legal_has_verb(legal, VERB_PLAY) && !legal_has_verb(legal, VERB_ACTIVATE);
}

void building_follow(App *app, CardTable *table) {
    if (table->showing || app->session == NULL || table->overlay == OVERLAY_MENU)
        return;
    if (session_stage(app->session) == SESSION_END_TURN) {
        session_end_turn(app->session); // nothing is left to be decided: the next one is asked
    } else if (table_deciding(app) && own(table)->goes_on) {
        own(table)->goes_on = false;
        do_legal(app, table, &own(table)->next);
    } else if (table_deciding(app) && own(table)->plays_all) {
        play_on(app, table);
    } else if (table_deciding(app) && must_pass(app, table)) {
        const Command pass = command_of(VERB_PASS);
        do_legal(app, table, &pass);
    }
}

// ---- picking

static void pick(App *app, CardTable *table, const BuildingChoice *choice) {
    const BuildingChoice copy = *choice;
    building_unpick(table);
    own(table)->choice = copy;
    table->notice[0] = 0;
    app_focus(app, NULL);
    app_mark(app);
}

// The most that can be repaired.
static uint8_t most_repair(const App *app) {
    const LegalList legal = table_legal(app);
    uint8_t most = NONE;
    for (int i = 0; i < legal.count; i++)
        if (legal.item[i].verb == VERB_REPAIR && (most == NONE || legal.item[i].at > most))
            most = legal.item[i].at;
    return most;
}

// What picking there would pick.
static BuildingChoice choice_of(const App *app, const Hit *hit) {
    BuildingChoice choice = {.pick = PICK_NONE, .card = hit->card, .at = hit->tag.b, .amount = NONE};
    switch (hit->tag.kind) {
    case TAG_HAND:
        choice.pick = PICK_HAND;
        break;
    case TAG_CARD:
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
        choice.amount = most_repair(app);
        choice.pick = choice.amount != NONE && (hit->tag.kind == TAG_REPAIR || hit->tag.a == STAT_XP)
                          ? PICK_XP
                          : PICK_NONE;
        break;
    default:
        break;
    }
    return choice;
}

// A handheld that several could hold.
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
    const BuildingChoice choice = choice_of(app, hit);
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

static bool click_to_pick(App *app, CardTable *table, const Hit *hit) {
    const BuildingChoice choice = choice_of(app, hit);
    if (choice.pick == PICK_NONE)
        return false;
    if (!table_deciding(app)) {
        table_inspect(app, table, table_thing(app, table, hit->id));
    } else if (is_picked(table, &choice)) {
        table_unpick(app, table);
    } else if (choice.pick == PICK_HAND && building_would_begin(app, table, choice.card)) {
        Command play = command_of(VERB_PLAY);
        play.card = choice.card;
        carry_out(app, table, &play);
    } else if (can_pick(app, table, &choice)) {
        pick(app, table, &choice);
    } else {
        table_inspect(app, table, table_thing(app, table, hit->id));
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
    (void)gesture;
    switch (hit->tag.kind) {
    case TAG_HAND:
    case TAG_SPACE_DECK:
    case TAG_DRAFT:
    case TAG_REPAIR:
        return click_to_pick(app, table, hit);
    case TAG_CARD:
        return hit->tag.a == AT_CREW ? click_crew(app, table, hit) : click_to_pick(app, table, hit);
    case TAG_PLACE:
        if (!put_at(app, table, hit))
            building_refuse(app, table, hit);
        return true;
    default:
        return false;
    }
}

// ---- buttons

static void change_amount(const App *app, CardTable *table, int by) {
    BuildingChoice *choice = &own(table)->choice;
    const uint8_t most = most_repair(app);
    const int then = choice->amount + by;
    if (most != NONE)
        choice->amount = (uint8_t)(then < 1 ? 1 : then > most ? most : then);
}

bool building_button(App *app, CardTable *table, const char *name) {
    if (strcmp(name, "play_all") == 0) {
        const Command pattern = pattern_of(VERB_PHASE);
        const Command *phase = legal_find(table_legal(app), &pattern);
        if (phase != NULL)
            do_legal(app, table, phase);
        building_unpick(table);
        own(table)->plays_all = true;
    } else if (strcmp(name, "concede") == 0) {
        building_unpick(table);
        own(table)->choice.pick = PICK_GIVE_UP;
    } else if (strcmp(name, "less") == 0 || strcmp(name, "more") == 0) {
        change_amount(app, table, name[0] == 'l' ? -1 : 1);
    } else {
        return false;
    }
    table->notice[0] = 0;
    app_animate(app);
    app_mark(app);
    return true;
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
    case VERB_REPAIR:
        text_copy(id, HIT_ID_MAX, "repair");
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

// What is no card of a zone is held as a sprite of its own.
static int take_new(App *app, CardTable *table, const Hit *hit, CardRef card) {
    const int sprite = scene_add(&table->scene, CARD_TILE, hit->rect.w, hit->rect.h, card);
    if (sprite == NO_SPRITE)
        return sprite;
    table->scene.sprite[sprite].pose.x = hit->rect.x;
    table->scene.sprite[sprite].pose.y = hit->rect.y;
    own(table)->held = sprite;
    app_mark(app);
    return sprite;
}

static CardRef held_card(const Hit *hit, uint8_t pick) {
    CardRef card =
        hit->card != NONE && pick == PICK_DRAFT ? card_printed(hit->card, SEAT_NONE) : card_hidden(SEAT_NONE);
    card.own[OWN_KIND] = pick == PICK_SPACE ? OWN_SPACE : pick == PICK_XP ? OWN_XP : OWN_CARD;
    return card;
}

int building_take_up(App *app, CardTable *table, const Hit *hit) {
    const BuildingChoice choice = choice_of(app, hit);
    if (!can_pick(app, table, &choice) || own(table)->options > 0) {
        if (choice.pick != PICK_NONE && choice.pick != PICK_HAND) // of the hand says the kit
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
        return take_new(app, table, hit, held_card(hit, choice.pick));
    }
}

// A card of the hand that is let go on anything that lies on the bridge is let go on the bridge.
static bool is_on_bridge(const CardTable *table, const Hit *hit) {
    return own(table)->choice.pick == PICK_HAND && building_bridge_seat(seen(table)) == table->front &&
           !building_shows_battle(table) &&
           ((hit->tag.kind == TAG_CARD && hit->tag.a == AT_CREW) || hit->tag.kind == TAG_STAT_NUMBER ||
            hit->tag.kind == TAG_COUNTER || hit->tag.kind == TAG_EFFECT);
}

// Where the command is not legal yet, or what is held may mean more than one.
bool building_drop(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *found = hits_find(&app->hits, gesture->over);
    if (found != NULL && !found->takes_drop && is_on_bridge(table, found)) {
        const Hit bridge = {.tag = {.kind = TAG_PLACE, .a = PLACE_BRIDGE}};
        const bool done = put_at(app, table, &bridge);
        if (done && table->drag.on) {
            table_let_go(table);
            scene_arrange(table, MOTION_FLY_BACK);
        }
        return done;
    }
    if (found == NULL || !found->takes_drop || !found->enabled || found->has_command ||
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

// ---- why not

// What was meant: what is picked, over the buy zone; else what lies there.
static BuildingChoice meant_at(const App *app, const CardTable *table, const Hit *hit) {
    const BuildingChoice *choice = &own(table)->choice;
    const bool zone = hit->tag.kind == TAG_PLACE && hit->tag.a == PLACE_DISCARD;
    return zone && (choice->pick == PICK_SLOT || choice->pick == PICK_PILE) ? *choice : choice_of(app, hit);
}

// The command that was meant, whole enough to be judged.
static bool meant_by(const CardTable *table, const BuildingChoice *choice, Command *out) {
    *out = command_of(VERB_PASS);
    switch ((PickKind)choice->pick) {
    case PICK_HAND:
        *out = command_of(seen(table)->asks == ASK_TRASH_PHASE ? VERB_TRASH : VERB_PLAY);
        out->card = choice->card;
        return true;
    case PICK_SLOT:
        *out = command_of(VERB_BUY);
        out->at = choice->at;
        return true;
    case PICK_PILE:
        *out = command_of(VERB_BUY_PILE);
        out->card = choice->card;
        return true;
    case PICK_SPACE:
        *out = command_of(VERB_EXPLORE);
        return true;
    case PICK_MISSION:
    case PICK_DRAFT:
        *out = command_of(VERB_COMPLETE);
        out->from = choice->pick == PICK_DRAFT;
        out->at = choice->at;
        out->to = 0;
        return true;
    default:
        return false;
    }
}

// "Kor costs 4 XP; you have 2."
static bool say_price(App *app, CardTable *table, const BuildingChoice *choice) {
    const BuildingBoard *s = &seen(table)->table;
    const bool offer = choice->pick == PICK_SLOT || choice->pick == PICK_PILE;
    if (!offer || !building_acts(app, table) || choice->card >= building_rules(app)->card_count ||
        building_rules(app)->card[choice->card].cost == NONE)
        return false;
    const int price = building_price(building_rules(app), s, table->front, choice->card),
              has = seen(table)->xp_left[table->front];
    if (price <= has)
        return false;
    char text[LOG_LINE_MAX], needs[12], have[12];
    snprintf(needs, sizeof needs, "%d", price);
    snprintf(have, sizeof have, "%d", has);
    app_format(app, text, sizeof text, "building.why.price", "card",
               building_card_name(table->looks, choice->card), "needs", needs, "has", have, (char *)NULL);
    table_notice(app, table, text);
    return true;
}

void building_refuse(App *app, CardTable *table, const Hit *hit) {
    Command command;
    const BuildingChoice choice = meant_at(app, table, hit);
    if (say_price(app, table, &choice))
        return;
    if (meant_by(table, &choice, &command))
        table_ask_why(app, table, &command);
    else
        table_notice(app, table, app_word(app, "building.why.elsewhere"));
}

void building_pointed(App *app, CardTable *table, const Hit *hit) {
    if (hit->tag.kind == TAG_PLACE)
        building_refuse(app, table, hit);
}

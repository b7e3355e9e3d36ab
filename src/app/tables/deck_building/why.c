// SPDX-License-Identifier: MIT
// Explains why something can't be done on the table of the deck-building game: its cost, or what the rules
// say of the command that was meant.
#include "app/tables/deck_building/table.h"
#include "play/advice.h"

#include "games/deck_building/numbers.h"

// What was meant: the selection, over the buy zone; else what is there.
static BuildingChoice meant_at(const App *app, const CardTable *table, const Hit *hit) {
    const BuildingChoice *choice = &own(table)->choice;
    const bool zone = hit->tag.kind == TAG_PLACE && hit->tag.a == PLACE_DISCARD;
    return zone && (choice->pick == PICK_SLOT || choice->pick == PICK_PILE) ? *choice
                                                                            : building_choice_at(app, hit);
}

// The command that was meant, complete enough to be judged.
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
        out->at = choice->at; // paid with whichever counter there is
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
    char text[LOG_LINE_MAX];
    app_fill(app, text, sizeof text, "building.why.price",
             STR("card", building_card_name(table->looks, choice->card)), NUM("needs", price),
             NUM("has", has));
    table_notice(app, table, text);
    return true;
}

// The explore that completing a mission takes is used up; true if that is all that is missing, or, with
// `alone` false, if it is missing at all.
static bool lacks_action(const CardTable *table, uint8_t card, bool alone) {
    Chip goal[GOAL_CHIPS];
    const BuildingBoard *s = &shown(table)->table;
    const PlayerState *player = &s->seat[table->front];
    if (player->explores > 0 || player->mission_explores > 0 || s->active != table->front ||
        building_draft_is_void(table->looks, s, card))
        return false;
    const int count = building_goal_chips(table->looks, s, table->front, card, goal);
    for (int i = 0; i < count - 1 && alone; i++)
        if (!goal[i].tick)
            return false;
    return true;
}

static bool say_no_action(App *app, CardTable *table, const BuildingChoice *choice) {
    char text[LOG_LINE_MAX];
    if ((choice->pick != PICK_MISSION && choice->pick != PICK_DRAFT) || !building_acts(app, table) ||
        choice->card >= building_rules(app)->card_count || !lacks_action(table, choice->card, false))
        return false;
    app_fill(app, text, sizeof text, "building.why.no_action",
             STR("card", building_whole_name(table->looks, choice->card)));
    table_notice(app, table, text);
    return true;
}

// For a card on sale: why it can't be bought now. For a card on the bridge: what its mark means. For a draft:
// that it no longer counts. For a mission whose goal is reached: that no action is left to complete it.
void building_note(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size) {
    const BuildingRules *rules = building_rules(app);
    out[0] = 0;
    if (thing->kind == THING_SPACE && building_draft_is_void(table->looks, &shown(table)->table, thing->card))
        text_copy(out, size, app_word(app, "refusal.e_completed"));
    else if (thing->kind == THING_SPACE && thing->card < rules->card_count &&
             rules->card[thing->card].kind == KIND_MISSION && building_judges_prices(app, table) &&
             lacks_action(table, thing->card, true))
        text_copy(out, size, app_word(app, "building.note.no_action"));
    if (thing->kind != THING_PLACED || thing->zone >= AT_ZONES ||
        thing->at >= table->scene.zone[thing->zone].count)
        return;
    const CardRef *card = table_card_at(table, thing->zone, thing->at);
    if (thing->zone == AT_CREW && card->own[OWN_USED] != 0)
        text_copy(out, size, app_word(app, "building.note.used"));
    if ((thing->zone != AT_MARKET && thing->zone != AT_PILES) || card->card >= rules->card_count ||
        rules->card[card->card].cost == NONE)
        return;
    const int price = building_price(rules, &shown(table)->table, table->front, card->card),
              left = building_xp_shown(table);
    if (building_market_is_closed(app, table))
        text_copy(out, size, app_word(app, "building.note.later"));
    else if (building_judges_prices(app, table) && price > left)
        app_fill(app, out, size, "building.note.price", NUM("needs", price), NUM("has", left));
}

// Before the action phase: what must come first.
static bool say_start(App *app, CardTable *table, const BuildingChoice *choice) {
    if (!table_deciding(app) || seen(table)->asks != ASK_TURN_START || choice->pick < PICK_SLOT ||
        choice->pick > PICK_DRAFT)
        return false;
    table_notice(app, table, app_word(app, "building.why.start"));
    return true;
}

void building_refuse(App *app, CardTable *table, const Hit *hit) {
    Command command;
    const BuildingChoice choice = meant_at(app, table, hit);
    if (say_price(app, table, &choice) || say_start(app, table, &choice) ||
        say_no_action(app, table, &choice))
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

// ---- why a hint does not buy

// It ends the turn though experience is left that something could be bought with.
bool building_hint_why(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                       size_t size) {
    const BuildingView *view = (const BuildingView *)(const void *)advice->view.bytes;
    bool weak = false;
    if (advice->best[0].command.verb != VERB_END_TURN || advice->seat >= view->table.seats ||
        view->viewer != advice->seat || view->xp_left[advice->seat] <= 0)
        return false;
    const uint8_t card = building_best_purchase(building_rules(app), view, &weak);
    if (card == NONE)
        return false;
    app_fill(app, out, size, weak ? "building.hint.weak" : "building.hint.late",
             NUM("number", view->xp_left[advice->seat]), STR("card", building_card_name(table->looks, card)));
    return true;
}

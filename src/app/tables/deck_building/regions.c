// SPDX-License-Identifier: MIT
// Hit regions of the board and the dock, with what a click or drop does there. While something is selected,
// its drop targets are above everything else.
#include "app/kit/draw.h"
#include "app/kit/hand_row.h"
#include "app/kit/scene.h"
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/table.h"

#include <math.h>
#include <stdio.h>

#define PILE_COUNT 14.0F // logical: as far as a pile's number reaches below it

static const Command *find(const App *app, const Command *pattern) {
    return legal_find(table_legal(app), pattern);
}

// The command, if only one fits.
static void set_only(const App *app, Hit *hit, const Command *pattern) {
    if (legal_count(table_legal(app), pattern) == 1)
        hit_set_command(hit, find(app, pattern));
}

// True if the mission can be completed, whichever counter pays for it.
static bool completes(const App *app, bool draft, uint8_t at) {
    Command pattern = pattern_of(VERB_COMPLETE);
    pattern.from = draft;
    pattern.at = at;
    return find(app, &pattern) != NULL;
}

// ---- places for what is picked

static void add_place(App *app, const CardTable *table, GfxRect rect, PlaceKind place, const char *name) {
    Command command;
    const BuildingChoice *choice = &own(table)->choice;
    if (choice->pick == PICK_NONE || choice->pick >= PICK_EFFECTS || rect.w <= 0)
        return;
    const int count = building_at_place(app, table, place, NONE, &command);
    Hit *hit = hits_add(&app->hits, rect, "place:%s", name);
    hit->tag = (HitTag){.kind = TAG_PLACE, .a = (uint8_t)place};
    hit->is_drop_target = true;
    hit->enabled = count > 0;
    hit->no_focus = count == 0;
    if (count == 1 && find(app, &command) != NULL)
        hit_set_command(hit, &command);
}

static GfxRect around(GfxRect a, GfxRect b) {
    return gfx_rect(a.x, a.y, b.x + b.w - a.x, b.y + b.h - a.y);
}

// Only where something can go; dropping a card elsewhere puts it back.
static void add_places(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const bool battle = building_shows_battle(table);
    const uint8_t pick = own(table)->choice.pick;
    if (pick == PICK_HAND)
        add_place(app, table, battle ? layout->discard : layout->bridge, PLACE_BRIDGE, "bridge");
    if ((pick == PICK_HAND && seen(table)->asks == ASK_TRASH_PHASE) || pick == PICK_SLOT || pick == PICK_PILE)
        add_place(app, table, layout->discard, PLACE_DISCARD, "discard");
    if (pick == PICK_SLOT)
        add_place(app, table, layout->explore, PLACE_SEARCH, "search");
    if (pick == PICK_SPACE)
        add_place(app, table, around(layout->mission[0], layout->mission[1]), PLACE_SPACE, "space");
    if (pick == PICK_MISSION || pick == PICK_DRAFT)
        add_place(app, table, table->layout.plate, PLACE_POINTS, "points");
    if (pick == PICK_XP)
        add_place(app, table, gfx_inset(layout->plate_damage, -lpx(table, 4)), PLACE_DAMAGE, "damage");
}

// ---- the board

static void add_offers(App *app, const CardTable *table, uint8_t zone) {
    const BuildingLayout *layout = &own(table)->layout;
    const int count = table->scene.zone[zone].count;
    for (int at = 0; at < count; at++) {
        const CardRef *card = table_card_at(table, zone, at);
        const GfxRect rect =
            zone == AT_PILES ? building_pile(layout, at, count) : building_cell(layout, at, count);
        Hit *hit = zone == AT_PILES ? hits_add(&app->hits, rect, "pile:%d", at + 1)
                                    : hits_add(&app->hits, rect, "slot:%d", at + 1);
        hit->tag = (HitTag){.kind = TAG_CARD, .a = zone, .b = (uint8_t)at};
        hit->card = card->card == CARD_HIDDEN ? NONE : card->card;
        hit->no_focus = hit->card == NONE;
    }
}

// On each card that can be bought, the button that buys it. It is drawn where the pointer is; the keys have
// another way.
static void add_buys(App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    const int slots = table->scene.zone[AT_MARKET].count, piles = table->scene.zone[AT_PILES].count;
    for (int i = 0; i < legal.count; i++) {
        const Command *command = &legal.item[i];
        const bool pile = command->verb == VERB_BUY_PILE;
        int at = command->at;
        if (!pile && command->verb != VERB_BUY)
            continue;
        for (int k = 0; pile && k < piles; k++)
            if (seen(table)->pile_card[k] == command->card)
                at = k;
        if (at >= (pile ? piles : slots))
            continue;
        const GfxRect card = pile ? building_pile(&own(table)->layout, at, piles)
                                  : building_cell(&own(table)->layout, at, slots);
        Hit *hit =
            hits_add(&app->hits, building_buy_rect(table, card), pile ? "buy_pile:%d" : "buy:%d", at + 1);
        hit->tag = (HitTag){.kind = TAG_BUY, .a = pile ? AT_PILES : AT_MARKET, .b = (uint8_t)at};
        hit->card = table_card_at(table, hit->tag.a, at)->card;
        hit->no_focus = true;
        if (own(table)->choice.pick != (pile ? PICK_PILE : PICK_SLOT) || own(table)->choice.at != at)
            hit->outline = card; // else a hint lights the button, which is seen then
        hit_set_command(hit, command);
    }
}

static void add_missions(App *app, const CardTable *table) {
    for (int at = 0; at < table->scene.zone[AT_MISSIONS].count; at++) {
        Command pattern = pattern_of(VERB_COMPLETE);
        pattern.from = 0;
        pattern.at = (uint8_t)at;
        Hit *hit = hits_add(&app->hits, own(table)->layout.mission[at], "mission:%d", at + 1);
        hit->tag = (HitTag){.kind = TAG_CARD, .a = AT_MISSIONS, .b = (uint8_t)at};
        hit->card = table_card_at(table, AT_MISSIONS, at)->card;
        set_only(app, hit, &pattern);
    }
}

// A pile with its number, which reaches beyond it.
static GfxRect with_count(const CardTable *table, GfxRect pile) {
    return gfx_rect(pile.x, pile.y, pile.w, pile.h + lpx(table, PILE_COUNT));
}

static void add_space(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const Command explore = pattern_of(VERB_EXPLORE);
    Hit *deck = hits_add(&app->hits, layout->space_deck, "space");
    deck->tag = (HitTag){.kind = TAG_SPACE_DECK};
    deck->outline = with_count(table, layout->space_deck);
    set_only(app, deck, &explore);
    const bool asks = building_gives_up(app, table) != NONE;
    deck->has_command &= !asks; // it selects the deck
    deck->no_focus = !deck->has_command && !asks && !building_would_explore(app, table);
    if (layout->infections.w > 0) {
        Hit *hit = hits_add(&app->hits, layout->infections, "infections");
        hit->tag = (HitTag){.kind = TAG_INFECTIONS};
        hit->outline = with_count(table, layout->infections);
        hit->no_focus = true;
    }
}

static void add_strips(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        if (own(table)->layout.strip[seat].box.w <= 0)
            continue;
        Hit *hit = hits_add(&app->hits, own(table)->layout.strip[seat].box, "seat:%d", seat + 1);
        hit->tag = (HitTag){.kind = TAG_STRIP, .seat = seat};
        hit->no_focus = true;
    }
}

// ---- the bridge

// Clicking a card with a single usable effect uses it.
static void add_crew(App *app, const CardTable *table) {
    const BuildingView *view = seen(table);
    const Seat seat = building_bridge_seat(view);
    const bool own_bridge = seat == table->front;
    const int count = table->scene.zone[AT_CREW].count;
    for (int pass = 0; pass < 2; pass++) // held cards are behind their holders
        for (int at = 0; at < count; at++) {
            CardMode mode;
            const CardRef *card = table_card_at(table, AT_CREW, at);
            if ((card->own[OWN_HOLDER] == 0) != (pass == 1))
                continue;
            const GfxRect whole = building_place(table, AT_CREW, at, &mode);
            GfxRect seen_of = whole;
            seen_of.w = fminf(whole.w, own(table)->layout.crew_step); // later cards cover it
            if (pass == 0)
                seen_of.h = own(table)->layout.tuck - 1;
            Hit *hit = hits_add(&app->hits, seen_of, "crew:%d", at + 1);
            hit->outline = whole;
            hit->tag = (HitTag){.kind = TAG_CARD, .a = AT_CREW, .b = (uint8_t)at};
            hit->card = card->card;
            Command pattern = pattern_of(VERB_ACTIVATE), command;
            pattern.from = 0;
            pattern.at = (uint8_t)at;
            if (own_bridge && own(table)->choice.pick == PICK_NONE)
                set_only(app, hit, &pattern);
            if (own_bridge && own(table)->choice.pick == PICK_HAND &&
                building_at_place(app, table, PLACE_HOLDER, (uint8_t)at, &command) > 0) {
                hit->is_drop_target = true;
                hit_set_command(hit, &command);
            }
        }
}

// Where the first card is to go.
static void add_begin(App *app, const CardTable *table) {
    const Command phase = pattern_of(VERB_PHASE);
    if (!building_begins_with_all(app, table) || find(app, &phase) == NULL)
        return;
    Hit *hit = hits_add(&app->hits, building_begin_rect(table), "begin");
    hit->tag = (HitTag){.kind = TAG_BEGIN};
    hit_set_command(hit, find(app, &phase));
}

// Effects in the Points area that can be used now: small tiles at the right of the bridge.
static void add_effects(App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    const GfxRect crew = own(table)->layout.crew;
    const float w = lpx(table, 170), h = lpx(table, 36);
    int count = 0;
    for (int i = 0; i < legal.count; i++) {
        const Command *command = &legal.item[i];
        if (command->verb != VERB_ACTIVATE || command->from != 1)
            continue;
        const float y = crew.y + (float)count * (h + lpx(table, 6));
        if (y + h > crew.y + crew.h)
            return;
        count++;
        Hit *hit = hits_add(&app->hits, gfx_rect(crew.x + crew.w - w, y, w, h), "effect:%d", count);
        hit->tag = (HitTag){.kind = TAG_EFFECT, .b = command->at};
        hit->card = command->card;
        hit_set_command(hit, command);
    }
}

// ---- numbers

static void add_number(App *app, GfxRect rect, uint8_t kind, Seat seat, uint8_t a) {
    if (rect.w < 1)
        return;
    Hit *hit = hits_add(&app->hits, rect, "number:%d:%d:%d", kind - TAG_OWN, seat + 1, a + 1);
    hit->tag = (HitTag){.kind = kind, .seat = seat, .a = a};
    hit->no_focus = true;
}

static void add_numbers(App *app, const CardTable *table) {
    static const uint8_t stats[] = {STAT_SPEED, STAT_ATTACK, STAT_DIPLOMACY, STAT_SHIELDS, STAT_XP};
    const BuildingLayout *layout = &own(table)->layout;
    const Seat seat = building_bridge_seat(seen(table));
    if (building_shows_battle(table))
        return;
    for (int i = 0; i < 5; i++)
        add_number(app, stat_rect(app, layout->stats, i, 8), TAG_STAT_NUMBER, seat, stats[i]);
    for (int i = 0; i < 3; i++)
        add_number(app, stat_rect(app, layout->stats, 5 + i, 8), TAG_COUNTER, seat, (uint8_t)i);
}

// Clicking damage that can be repaired selects it; experience can be dragged there.
static void add_plate(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const Command repair = pattern_of(VERB_REPAIR);
    add_number(app, layout->plate_points, TAG_POINTS_NUMBER, table->front, 0);
    if (find(app, &repair) != NULL) {
        Hit *hit = hits_add(&app->hits, layout->plate_damage, "repair");
        hit->tag = (HitTag){.kind = TAG_REPAIR};
    } else {
        add_number(app, layout->plate_damage, TAG_DAMAGE_NUMBER, table->front, 0);
    }
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_DRAFTS, table->front);
    for (int at = 0; at < s->size[zone] && at < 4; at++) {
        const uint8_t card = zone_cards(s, zone)[at];
        Command pattern = pattern_of(VERB_COMPLETE);
        if (card == CARD_HIDDEN || layout->draft[at].h <= 0)
            continue;
        pattern.from = 1;
        pattern.at = (uint8_t)at;
        Hit *hit = hits_add(&app->hits, layout->draft[at], "draft:%d", at + 1);
        const bool is_void = building_draft_is_void(table->looks, s, card);
        hit->tag = (HitTag){.kind = TAG_DRAFT, .a = is_void, .b = (uint8_t)at, .seat = table->front};
        hit->card = card;
        set_only(app, hit, &pattern);
    }
}

// ---- the dock

static void add_piles(App *app, const CardTable *table) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = zone_of(ZONE_DISCARD, table->front);
    Hit *deck = hits_add(&app->hits, own(table)->layout.deck, "deck");
    deck->tag = (HitTag){.kind = TAG_DECK};
    deck->outline = with_count(table, own(table)->layout.deck);
    deck->no_focus = true;
    Hit *hit = hits_add(&app->hits, own(table)->layout.top_card, "discard");
    hit->tag = (HitTag){.kind = TAG_DISCARD};
    hit->card = zone_top(s, zone);
    hit->no_focus = hit->card == NONE;
}

// Clicking a card that can be played in only one way plays it.
static void add_hand(App *app, const CardTable *table) {
    for (int at = 0; at < table->scene.zone[AT_HAND].count; at++) {
        Hit *hit = hand_row_region(app, table, at, "hand", at + 1);
        if (hit == NULL || own(table)->choice.pick != PICK_NONE)
            continue;
        Command pattern = pattern_of(VERB_PLAY);
        pattern.card = hit->card;
        set_only(app, hit, &pattern);
    }
}

// ---- listed options

static void add_options(App *app, const CardTable *table) {
    for (int i = 0; i < own(table)->options; i++) {
        const Command *command = &own(table)->option[i];
        if (building_option_rect(app, table, i).w <= 0)
            continue;
        Hit *hit = hits_add(&app->hits, building_option_rect(app, table, i), "option:%d", i + 1);
        hit->tag = (HitTag){.kind = TAG_OPTION, .a = (uint8_t)i};
        hit->card = building_option_card(table, command);
        if (hit->card == CARD_HIDDEN)
            hit->card = NONE;
        hit_set_command(hit, command);
    }
}

// Each can be looked at, however many there are. While a target is chosen all of a flagship's column is it.
static void add_battle_cards(App *app, const CardTable *table, Seat seat) {
    const BuildingBoard *s = &settled(table)->table;
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat), *cards = zone_cards(s, zone);
    for (int i = 0; i < s->size[zone]; i++) {
        float seen_w;
        const GfxRect whole = building_battle_card_rect(table, seat, i, s->size[zone], &seen_w);
        GfxRect seen_of = whole;
        seen_of.w = seen_w;
        Hit *hit = hits_add(&app->hits, seen_of, "fights:%d:%d", seat + 1, i + 1);
        hit->outline = whole;
        hit->tag = (HitTag){.kind = TAG_FIGHTS, .seat = seat, .b = (uint8_t)i};
        hit->card = cards[i];
        hit->no_focus = true;
    }
}

static void add_battle(App *app, const CardTable *table) {
    const BattleRoom *room = &own(table)->layout.battle;
    Hit *event = hits_add(&app->hits, room->event, "event");
    event->tag = (HitTag){.kind = TAG_EVENT};
    event->card = building_battle_card(table);
    event->no_focus = true;
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        Command pattern = pattern_of(VERB_TARGET);
        pattern.to = seat;
        Hit *hit = hits_add(&app->hits, room->battler[seat], "seat:%d", seat + 1);
        hit->tag = (HitTag){.kind = TAG_BATTLER, .seat = seat};
        set_only(app, hit, &pattern);
        hit->no_focus = !hit->has_command;
        if (own(table)->targets == 0 && app->lesson == NULL) // a lesson points at what it speaks of
            add_battle_cards(app, table, seat);
    }
    for (int i = 0; i < own(table)->targets; i++) {
        Command pattern = pattern_of(VERB_TARGET);
        pattern.to = own(table)->target[i];
        Hit *hit = hits_add(&app->hits, building_target_rect(table, i), "choice:%d", i + 1);
        hit->tag = (HitTag){.kind = TAG_BATTLER, .seat = pattern.to, .a = 1};
        set_only(app, hit, &pattern);
        hit->no_focus = true; // its flagship has it
    }
}

static void add_board(App *app, const CardTable *table) {
    add_strips(app, table);
    const uint8_t event = building_shown_event(table);
    const bool asked = building_is_asked(app, table); // the question covers slots and piles
    if (event == NONE && !asked)                      // so does the card being met
        add_offers(app, table, AT_MARKET);
    if (!asked)
        add_offers(app, table, AT_PILES);
    if (event == NONE && !asked && own(table)->choice.pick != PICK_HAND)
        add_buys(app, table);
    add_space(app, table);
    add_missions(app, table);
    if (event != NONE && building_event_rect(app, table).w > 0) {
        Hit *hit = hits_add(&app->hits, building_event_rect(app, table), "event");
        hit->tag = (HitTag){.kind = TAG_EVENT};
        hit->card = event;
    }
    add_numbers(app, table);
    add_begin(app, table);
    add_crew(app, table);
    add_effects(app, table);
}

// The offered effects, with their places at the right of the bridge.
static void keep_effect(BuildingTable *at, const Hit *hit) {
    if (at->effects == EFFECTS_SHOWN)
        return;
    at->effect[at->effects].rect = hit->rect;
    at->effect[at->effects++].card = hit->card;
}

// Remembers what can be done now, to be shown until it changes.
static void keep_lights(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    at->acts = building_acts(app, table);
    at->has_action = building_has_action(app, table);
    at->explores = at->begins = false;
    at->completes = 0;
    at->effects = 0;
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        if (hit->tag.kind == TAG_EFFECT)
            keep_effect(at, hit);
        else if (hit->tag.kind == TAG_BEGIN)
            at->begins = true;
        else if (hit->tag.kind == TAG_SPACE_DECK)
            at->explores = hit->has_command || building_gives_up(app, table) != NONE;
        else if (hit->tag.kind == TAG_DRAFT && completes(app, true, hit->tag.b))
            at->completes |= (uint8_t)(1U << hit->tag.b);
        else if (hit->tag.kind == TAG_CARD && hit->tag.a == AT_CREW)
            table->scene.sprite[scene_at(&table->scene, AT_CREW, hit->tag.b)].lit = hit->has_command;
        else if (hit->tag.kind == TAG_CARD && hit->tag.a == AT_MISSIONS)
            table->scene.sprite[scene_at(&table->scene, AT_MISSIONS, hit->tag.b)].lit =
                completes(app, false, hit->tag.b);
    }
}

void building_regions(App *app, CardTable *table) {
    const bool picked = own(table)->choice.pick != PICK_NONE;
    building_list_options(app, table);
    building_update_forecast(app, table); // lists whom one can shoot at
    if (building_shows_battle(table))
        add_battle(app, table);
    else
        add_board(app, table);
    const bool covered = building_ask_covers_hand(app, table);
    add_plate(app, table);
    if (!covered)
        add_piles(app, table);
    if (picked) {
        add_places(app, table);
        if (own(table)->choice.pick == PICK_HAND && !building_shows_battle(table))
            add_crew(app, table); // holders are above the bridge
    }
    add_options(app, table);
    if (!covered)
        add_hand(app, table);
    keep_lights(app, table);
    building_update_forecast(app, table); // this frame may be drawn before the next update
}

// SPDX-License-Identifier: MIT
// Hit regions of the map and the dock, with what a click or drop does there.
#include "app/kit/draw.h"
#include "app/kit/hand_row.h"
#include "app/kit/signs.h"
#include "app/tables/star_empires/fleet_list.h"
#include "app/tables/star_empires/table.h"

#include <math.h>
#include <stdio.h>

// ---- the map

// While something is selected, each territory either accepts it or says why not.
static void add_place(App *app, CardTable *table, uint8_t place, bool wants) {
    const MapView *map = &own(table)->layout.map;
    Command command;
    Hit *hit = hits_add(&app->hits, empires_map_cell_box(&map->cell[place]), "place:%s",
                        empires_place_id(app, table, place));
    hit->tag = (HitTag){.kind = TAG_PLACE, .a = place};
    hit->window = map->area;
    hit->shape =
        (HitShape){map->cell[place].x, map->cell[place].y, map->cell[place].points, map->cell[place].count};
    if (!wants) {
        hit->no_focus = true;
        return;
    }
    if (empires_card_moves_from(app, table, place)) // a click takes up the fleet
        return;
    hit->is_drop_target = true;
    hit->enabled = empires_at_place(app, table, place, &command);
    hit->no_focus = !hit->enabled;
    if (hit->enabled)
        hit_set_command(hit, &command);
}

static void add_stack(App *app, CardTable *table, int stack) {
    const Stack *of = &seen(table)->table.stack[stack];
    const GfxRect rect = empires_token_rect(table, stack);
    if (rect.w <= 0)
        return;
    Hit *hit = hits_add(&app->hits, rect, "stack:%s:%s", empires_place_id(app, table, of->place),
                        seat_faction_id(app, of->seat));
    hit->tag = (HitTag){.kind = TAG_STACK, .a = of->place, .seat = of->seat};
    hit->no_focus = empires_lists_fleets(table); // arrows stay in the list
    hit->window = own(table)->layout.map.area;
}

// True if the question or the selection needs a place.
static bool wants_place(const App *app, const CardTable *table) {
    const uint8_t pick = own(table)->choice.pick;
    return pick == PICK_GROUP || pick == PICK_BUILD || pick == PICK_CARD ||
           (pick == PICK_NONE && !table->showing && table_deciding(app) && seen(table)->asks == ASK_RETREAT);
}

// Drops between tokens go to the territory.
static void copy_place(const App *app, const CardTable *table, Hit *hit, uint8_t place) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "place:%s", empires_place_id(app, table, place));
    const Hit *of = hits_find(&app->hits, id);
    if (of == NULL)
        return;
    hit->is_drop_target = of->is_drop_target;
    hit->enabled = of->enabled;
    hit->has_command = of->has_command;
    hit->command = of->command;
}

// Spread-out stacks are above all others.
static void add_fan(App *app, CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const GfxRect fan = empires_fan_rect(table);
    const uint8_t place = own(table)->fan;
    if (fan.w > 0) {
        Hit *hit = hits_add(&app->hits, fan, "fan:%s", empires_place_id(app, table, place));
        hit->tag = (HitTag){.kind = TAG_FAN, .a = place};
        hit->no_focus = true;
        copy_place(app, table, hit, place);
    }
    for (int i = s->stack_count - 1; i >= 0; i--)
        if (s->stack[i].place == place)
            add_stack(app, table, i);
}

// Panning the map, and showing all of it again.
static void add_look(App *app, CardTable *table) {
    const GfxRect area = own(table)->layout.map.area;
    const float size = roundf(lpx(table, 42)), edge = roundf(lpx(table, 10));
    if (own(table)->look.zoom <= 1)
        return;
    app->hits.pans = area;
    sign_mark(hits_add(&app->hits, gfx_rect(area.x + area.w - size - edge, area.y + edge, size, size),
                       "button:whole_map"),
              ACTION_ZOOM_ALL);
}

static void add_map(App *app, CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const bool wants = wants_place(app, table);
    const bool group = own(table)->choice.pick == PICK_GROUP;
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++)
        add_place(app, table, place, wants);
    for (int i = s->stack_count - 1; i >= 0; i--) { // the first is on top
        const Stack *stack = &s->stack[i];
        if (group && stack->place != own(table)->choice.from)
            continue; // the territory below accepts the group
        if (own(table)->choice.pick == PICK_BUILD || stack->place == own(table)->fan)
            continue;
        add_stack(app, table, i);
    }
    add_fan(app, table);
    add_look(app, table);
}

// ---- the phases

// Clicking a later phase skips to it: from movement to building, and to the end of the turn.
static void add_steps(App *app, CardTable *table) {
    const bool moves = empires_is_asked(app, table, ASK_MOVES),
               builds = empires_is_asked(app, table, ASK_BUILD);
    for (uint8_t phase = PHASE_BUILD; phase <= PHASE_CONTROL; phase++) {
        const bool is_open = phase == PHASE_BUILD ? moves : phase == PHASE_CONTROL && (moves || builds);
        if (!is_open || own(table)->choice.pick != PICK_NONE)
            continue;
        Hit *hit = hits_add(&app->hits, own(table)->layout.step[phase], "step:%d", phase + 1);
        hit->tag = (HitTag){.kind = TAG_STEP, .a = phase, .seat = table->front};
    }
}

// ---- the dock

static void add_number(App *app, GfxRect rect, uint8_t kind, Seat seat) {
    Hit *hit = hits_add(&app->hits, rect, "number:%d:%d", kind - TAG_OWN, seat + 1);
    hit->tag = (HitTag){.kind = kind, .seat = seat};
    hit->no_focus = true;
}

static void add_dock(App *app, CardTable *table) {
    static const uint8_t numbers[PLATE_ROWS] = {TAG_CREDITS_NUMBER, TAG_REVENUE_NUMBER, TAG_UNITS_NUMBER,
                                                TAG_SYSTEMS_NUMBER};
    const EmpiresBoard *s = &seen(table)->table;
    for (int i = 0; i < PLATE_ROWS; i++)
        add_number(app, own(table)->layout.plate_row[i], numbers[i], table->front);
    Hit *deck = hits_add(&app->hits, own(table)->layout.deck, "deck");
    deck->tag = (HitTag){.kind = TAG_DECK};
    deck->no_focus = true;
    Hit *discard = hits_add(&app->hits, own(table)->layout.discard, "discard");
    discard->tag = (HitTag){.kind = TAG_DISCARD};
    discard->card = s->discard_size > 0 ? s->discard[s->discard_size - 1] : NONE;
    discard->is_drop_target = empires_is_asked(app, table, ASK_DRAW) ||
                              empires_is_asked(app, table, ASK_LIMIT) ||
                              empires_is_asked(app, table, ASK_SABOTAGE);
    discard->no_focus = true;
}

// Clicking a card that can do only one thing plays it.
static void set_only(const App *app, const CardTable *table, Hit *hit) {
    uint8_t functions[KINDS_MAX];
    const uint8_t asks = seen(table)->asks;
    Command pattern = pattern_of(VERB_DISCARD);
    if (own(table)->choice.pick != PICK_NONE || !empires_decides(app, table))
        return;
    if (empires_marks(app, table))
        return;
    const Command *answer = empires_answers_with(app, table, hit->card);
    if (answer != NULL) {
        hit_set_command(hit, answer);
        return;
    }
    pattern.card = hit->card;
    if (asks == ASK_MOVES || asks == ASK_BUILD) {
        if (empires_functions(app, table, hit->card, functions) != 1)
            return;
        pattern.verb = VERB_PLAY;
        pattern.card = functions[0];
        pattern.at = NONE; // aimed at nobody, or at the only possible seat
        if (legal_count(table_legal(app), &pattern) != 1)
            return;
    }
    hit_set_command(hit, legal_find(table_legal(app), &pattern));
}

static void add_hand(App *app, CardTable *table) {
    for (int at = 0; at < table->scene.zone[AT_HAND].count; at++) {
        Hit *hit = hand_row_region(app, table, at, "hand", at + 1);
        if (hit != NULL)
            set_only(app, table, hit);
    }
}

void empires_regions(App *app, CardTable *table) {
    own(table)->unspent = empires_leaves_unspent(app, table);
    if (empires_shows_battle(table))
        empires_battle_regions(app, table);
    else
        add_map(app, table);
    add_steps(app, table);
    empires_list_side(app, table);
    empires_side_regions(app, table);
    add_dock(app, table);
    add_hand(app, table);
    empires_note_pointed(app, table); // this frame may be drawn before the next update
}

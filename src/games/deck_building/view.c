// SPDX-License-Identifier: MIT
// Game.view and Game.open_view (rules §11): hides decks, the other seats' hands and drafts, and cards
// somebody else looks at.
#include "games/deck_building/view.h"

#include "games/deck_building/numbers.h"
#include "games/deck_building/state.h"
#include "games/deck_building/views.h"

static void hide(BuildingState *s, uint8_t zone, int from, int count) {
    if (count > 0)
        memset(s->card + zone_begin(s, zone) + from, CARD_HIDDEN, (size_t)count);
}

// Hides a deck except for its publicly known ends.
static void hide_deck(BuildingState *s, uint8_t zone, int top_known, int bottom_known) {
    hide(s, zone, bottom_known, s->size[zone] - top_known - bottom_known);
}

static void hide_all(const BuildingRules *rules, BuildingState *s, Seat viewer) {
    for (Seat seat = 0; seat < s->seats; seat++) {
        const int looked = seat == viewer ? building_peek_count(rules, s, viewer, true) : 0,
                  known = s->seat[seat].top_known;
        hide_deck(s, zone_of(ZONE_DECK, seat), looked > known ? looked : known, 0);
        if (seat == viewer)
            continue;
        hide(s, zone_of(ZONE_HAND, seat), 0, s->size[zone_of(ZONE_HAND, seat)]);
        hide(s, zone_of(ZONE_DRAFTS, seat), 0, s->size[zone_of(ZONE_DRAFTS, seat)]);
        if (s->seat[seat].dropped != NONE)
            s->seat[seat].dropped = CARD_HIDDEN;
    }
    const int looked = building_peek_count(rules, s, viewer, false), below = s->size[ZONE_SPACE] - looked;
    hide_deck(s, ZONE_SPACE, looked, s->bottom_known < below ? s->bottom_known : below);
    hide_deck(s, ZONE_STARBASE, 0, 0);
    hide_deck(s, ZONE_INFECTIONS, 0, 0);
    hide_deck(s, ZONE_UNDEALT, 0, 0);
}

static void add_numbers(const BuildingRules *rules, BuildingView *view) {
    const BuildingState *s = &view->table;
    const Frame *frame = top_frame(s);
    memcpy(view->pile_card, rules->pile, rules->pile_count);
    view->to_act = decider(s);
    view->asks = asked(s);
    view->asks_about = frame != NULL ? frame->card : NONE;
    view->options = view->asks == ASK_CHOOSE ? rules->action[pair(frame->first)].branches.count : 0;
    for (Seat seat = 0; seat < s->seats; seat++) {
        view->winner[seat] = is_over(s) && s->winner == seat;
        view->points[seat] = (int16_t)building_points(rules, s, seat);
        view->xp_left[seat] = (int16_t)building_xp_left(rules, s, seat);
        for (int stat = 0; stat < STATS; stat++)
            view->stat[seat][stat] = (int16_t)building_stat(rules, s, seat, (Stat)stat);
    }
}

// Whoever has a deck has seen what went into it and what came out.
static void count_deck(const BuildingState *s, BuildingView *view) {
    if (view->viewer >= s->seats)
        return;
    const uint8_t zone = zone_of(ZONE_DECK, view->viewer);
    for (int i = 0; i < s->size[zone]; i++)
        view->in_deck[zone_cards(s, zone)[i]]++;
}

void building_view(const void *rules, const void *state, Seat viewer, void *out) {
    BuildingView *view = out;
    memset(view, 0, sizeof *view);
    view->table = *(const BuildingState *)state;
    view->viewer = viewer;
    hide_all(rules, &view->table, viewer);
    add_numbers(rules, view);
    count_deck(state, view);
}

void building_open_view(const void *rules, const void *state, Seat front, void *out) {
    BuildingView *view = out;
    memset(view, 0, sizeof *view);
    view->table = *(const BuildingState *)state;
    view->viewer = front;
    add_numbers(rules, view);
    count_deck(state, view);
}

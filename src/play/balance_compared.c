// SPDX-License-Identifier: MIT
// Says where both sides of a comparison differ in more than their cards: in the map, a faction or a captain
// that only one of them has. Whoever reads only the verdict must not take that for the doing of the cards.
#include "play/balance_words.h"

#include "engine/captain.h"
#include "engine/game.h"
#include "engine/game_facts.h"
#include "engine/map_choice.h"

#include <string.h>

static const char *map_id(const BalanceReport *r, Side side) {
    const Catalog *catalog = r->catalog[side];
    const uint8_t map = map_chosen(catalog, &r->balance->setup->players[side].setup);
    return map != NONE ? catalog_id(catalog, map_table(catalog->game), map) : NULL;
}

const char *balance_map(const BalanceReport *r, Side side) {
    return map_table(r->catalog[side]->game) != NO_TABLE ? map_id(r, side) : NULL;
}

static const char *map_name(const BalanceReport *r, Side side, const char *id) {
    const char *what = r->catalog[side]->game->tables[map_table(r->catalog[side]->game)].what;
    const char *name = words_part(r->names[side], what, id, "name");
    return name != NULL ? name : id;
}

static void add_maps(const BalanceReport *r, Text *out) {
    const char *before = balance_map(r, SIDE_BEFORE), *after = balance_map(r, SIDE_AFTER);
    if (before == NULL || after == NULL)
        return;
    if (strcmp(before, after) != 0)
        words_fill(r->words, out, "verdict.two_maps", STR("before", map_name(r, SIDE_BEFORE, before)),
                   STR("after", map_name(r, SIDE_AFTER, after)));
    else if (r->map_lent)
        words_fill(r->words, out, "verdict.one_map", STR("map", map_name(r, SIDE_AFTER, after)));
    if (strcmp(before, after) != 0 || r->map_lent)
        text_add(out, "\n");
}

// True if this map of the cards after is not among those before and could have been played.
static bool is_new_map(const BalanceReport *r, uint8_t map) {
    const Catalog *before = r->catalog[SIDE_BEFORE], *after = r->catalog[SIDE_AFTER];
    const uint8_t table = map_table(after->game), seats = r->balance->setup->players[SIDE_AFTER].setup.seats;
    return map_fits(after, map, seats) && catalog_find(before, table, catalog_id(after, table, map)) == NONE;
}

bool balance_plays_new_map(const BalanceReport *r) {
    const char *played = balance_map(r, SIDE_AFTER);
    const Catalog *before = r->catalog[SIDE_BEFORE];
    return played != NULL && (r->map_lent || catalog_find(before, map_table(before->game), played) == NONE);
}

// Who doesn't choose a map plays the first one, and may take that for the pack's.
static void add_unplayed_maps(const BalanceReport *r, Text *out) {
    const char *played = balance_map(r, SIDE_AFTER);
    const Catalog *after = r->catalog[SIDE_AFTER];
    NameList list = {{0}, 0, 0};
    const char *first = NULL;
    for (uint8_t map = 0; played != NULL && map < catalog_count(after, map_table(after->game)); map++) {
        const char *id = catalog_id(after, map_table(after->game), map);
        if (!is_new_map(r, map) || strcmp(id, played) == 0)
            continue;
        first = first == NULL ? id : first;
        balance_list_name(&list, map_name(r, SIDE_AFTER, id));
    }
    if (list.count > 0) {
        words_fill(r->words, out, r->in_window ? "verdict.maps_unplayed_here" : "verdict.maps_unplayed",
                   STR("names", balance_close_names(r, &list)), STR("map", map_name(r, SIDE_AFTER, played)),
                   STR("id", first));
        text_add(out, "\n");
    }
    text_finish(&list.text);
}

// A seat's faction that only one side has is drawn there; its captain that only one side has is left out.
static void add_seat(const BalanceReport *r, Seat seat, Text *out) {
    const Players *before = &r->balance->setup->players[SIDE_BEFORE];
    const Players *after = &r->balance->setup->players[SIDE_AFTER];
    const uint8_t table = game_seat_table(r->catalog[SIDE_AFTER]->game);
    if (before->any[seat] && !after->any[seat]) {
        const uint8_t index = after->setup.faction[seat];
        const BalanceName name = {catalog_id(r->catalog[SIDE_AFTER], table, index), {NONE, index}};
        words_fill(r->words, out, "verdict.new_seat", STR("name", balance_name(r, table, &name)));
        text_add(out, "\n");
    } else if (before->captain[seat] == NULL && after->captain[seat] != NULL) {
        const char *name = words_part(r->names[SIDE_AFTER], "captain", after->captain[seat]->id, "name");
        words_fill(r->words, out, "verdict.new_captain",
                   STR("name", name != NULL ? name : after->captain[seat]->id));
        text_add(out, "\n");
    }
}

void balance_write_compared(const BalanceReport *r, Text *out) {
    const size_t before = out->length;
    add_maps(r, out);
    add_unplayed_maps(r, out);
    for (Seat seat = 0; seat < r->balance->setup->players[SIDE_AFTER].setup.seats; seat++)
        add_seat(r, seat, out);
    if (out->length > before)
        text_add(out, "\n");
}

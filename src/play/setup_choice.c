// SPDX-License-Identifier: MIT
// Applies each change of a choice and gives up what no longer goes with it, as decided by the rules through
// the game's story.
#include "play/setup_choice.h"

#include "core/utf8.h"
#include "engine/game.h"
#include "engine/map_choice.h"
#include "engine/story.h"

#include <string.h>

#define LOT_STREAM 0x5354415254u // "START"

// The rules decide what goes together.
static bool is_possible(const Catalog *catalog, const SetupOptions *setup) {
    Text ignored = {0};
    const bool possible = catalog->game->options_ok(catalog->rules, setup, &ignored);
    text_finish(&ignored);
    return possible;
}

// Moves the player at `from` of `old` to `to`; the seat chosen to be first moves along.
static void seat_as(SessionOptions *options, const SessionOptions *old, Seat from, Seat to) {
    options->setup.faction[to] = old->setup.faction[from];
    options->who[to] = old->who[from];
    options->captain[to] = old->captain[from];
    memcpy(options->name[to], old->name[from], sizeof options->name[to]);
    if (old->setup.first == from)
        options->setup.first = to;
}

// Seats everybody as the variant requires; players move with their factions.
static void arrange(const Catalog *catalog, SessionOptions *options) {
    const Story *story = catalog->game->story;
    const SessionOptions old = *options;
    Seat from[SEATS_MAX];
    if (story->arrange == NULL)
        return;
    story->arrange(catalog->rules, &options->setup, from);
    for (Seat seat = 0; seat < old.setup.seats; seat++) {
        options->who[seat] = old.who[from[seat]];
        options->captain[seat] = old.captain[from[seat]];
        memcpy(options->name[seat], old.name[from[seat]], sizeof options->name[seat]);
    }
}

// Gives up as few flags as necessary until the rest goes together.
static void give_up_flags(const Catalog *catalog, SetupOptions *setup) {
    for (unsigned bit = 1; bit < 256 && !is_possible(catalog, setup); bit <<= 1) {
        SetupOptions without = *setup;
        without.flags &= (uint8_t)~bit;
        if (is_possible(catalog, &without))
            *setup = without;
    }
    if (!is_possible(catalog, setup))
        setup->flags = 0;
}

static const char *why_not(const Catalog *catalog, const SetupOptions *setup) {
    const Story *story = catalog->game->story;
    if (story->why_not != NULL)
        return story->why_not(catalog->rules, setup);
    return is_possible(catalog, setup) ? NULL : "setup.needs_two";
}

const char *choice_against_variant(const Catalog *catalog, const SetupOptions *setup, uint8_t variant) {
    SessionOptions tried = {.setup = *setup};
    tried.setup.variant = variant;
    arrange(catalog, &tried);
    give_up_flags(catalog, &tried.setup);
    return why_not(catalog, &tried.setup);
}

const char *choice_against_flag(const Catalog *catalog, const SetupOptions *setup, uint8_t flag) {
    SetupOptions tried = *setup;
    tried.flags = (uint8_t)(tried.flags | flag);
    return why_not(catalog, &tried);
}

// Removes captains from seats of another faction than their own.
static void relieve_captains(const Catalog *catalog, SessionOptions *options) {
    for (Seat seat = 0; seat < options->setup.seats; seat++) {
        const uint8_t faction = options->setup.faction[seat];
        if (options->captain[seat] != NULL && options->captain[seat]->seat != faction)
            options->captain[seat] = catalog_next_captain(catalog, faction, NULL);
    }
}

// After a change of players, gives up what is no longer possible. The first variant is the standard game.
static void keep_possible(const Catalog *catalog, SessionOptions *options) {
    SetupOptions *setup = &options->setup;
    if (setup->map > 0 && !map_fits(catalog, (uint8_t)(setup->map - 1), setup->seats))
        setup->map = 0;
    if (choice_against_variant(catalog, setup, setup->variant) != CHOICE_FINE)
        setup->variant = 0;
    arrange(catalog, options);
    give_up_flags(catalog, setup);
    relieve_captains(catalog, options);
}

void choice_set_faction(const Catalog *catalog, SessionOptions *options, Seat seat, uint8_t faction) {
    SetupOptions *setup = &options->setup;
    const Seat other = setup_seat_of(setup, faction);
    if (other != SEAT_NONE)
        setup->faction[other] = setup->faction[seat];
    setup->faction[seat] = faction;
    keep_possible(catalog, options);
}

void choice_set_variant(const Catalog *catalog, SessionOptions *options, uint8_t variant) {
    options->setup.variant = variant;
    keep_possible(catalog, options);
}

void choice_toggle_flag(const Catalog *catalog, SessionOptions *options, uint8_t flag) {
    options->setup.flags ^= flag;
    keep_possible(catalog, options);
}

void choice_set_map(SessionOptions *options, uint8_t map) {
    options->setup.map = map_option(map);
}

// The opponent in the last seat that has one; NULL: only persons play.
static const Opponent *last_opponent(const SessionOptions *options) {
    for (int seat = options->setup.seats - 1; seat >= 0; seat--)
        if (options->who[seat] != NULL)
            return options->who[seat];
    return NULL;
}

void choice_add_seat(const Catalog *catalog, SessionOptions *options) {
    SetupOptions *setup = &options->setup;
    if (setup->seats == catalog->game->seats_max)
        return;
    for (uint8_t faction = 0; faction < catalog_count(catalog, catalog->game->seat_table); faction++) {
        if (setup_seat_of(setup, faction) != SEAT_NONE)
            continue;
        const Opponent *opponent = last_opponent(options);
        const Seat seat = setup->seats++;
        setup->faction[seat] = faction;
        choice_seat_person(options, seat);
        if (opponent != NULL) {
            choice_seat_computer(catalog, options, seat);
            options->who[seat] = opponent;
        }
        options->name[seat][0] = 0;
        break;
    }
    keep_possible(catalog, options);
}

void choice_remove_seat(const Catalog *catalog, SessionOptions *options, Seat seat) {
    SetupOptions *setup = &options->setup;
    if (setup->seats == catalog->game->seats_min || seat >= setup->seats)
        return;
    const SessionOptions old = *options;
    setup->seats--;
    if (setup->first == seat)
        setup->first = SEAT_NONE;
    for (Seat at = seat; at < setup->seats; at++)
        seat_as(options, &old, (Seat)(at + 1), at);
    keep_possible(catalog, options);
}

static bool swap_seats(const Catalog *catalog, SessionOptions *options, Seat seat, int step) {
    const SessionOptions old = *options;
    const int other = seat + step;
    if (other < 0 || other >= old.setup.seats)
        return false;
    seat_as(options, &old, seat, (Seat)other);
    seat_as(options, &old, (Seat)other, seat);
    keep_possible(catalog, options);
    return memcmp(options->setup.faction, old.setup.faction, sizeof old.setup.faction) != 0;
}

bool choice_move_seat(const Catalog *catalog, SessionOptions *options, Seat seat, int step) {
    return swap_seats(catalog, options, seat, step) || swap_seats(catalog, options, seat, 2 * step);
}

void choice_set_name(SessionOptions *options, Seat seat, const char *name) {
    char *to = options->name[seat];
    const size_t capacity = sizeof options->name[seat];
    size_t length = 0, letters = 0, left = strlen(name);
    while (left > 0 && letters < SEAT_NAME_LETTERS) {
        const size_t bytes = utf8_length(name, left);
        if (bytes == 0 || length + bytes >= capacity)
            break;
        const bool is_control = bytes == 1 && ((unsigned char)*name < ' ' || *name == 0x7F);
        const bool is_leading = *name == ' ' && length == 0;
        if (!is_control && !is_leading) {
            memcpy(to + length, name, bytes);
            length += bytes;
            letters++;
        }
        name += bytes;
        left -= bytes;
    }
    while (length > 0 && to[length - 1] == ' ')
        length--;
    memset(to + length, 0, capacity - length);
}

void choice_seat_person(SessionOptions *options, Seat seat) {
    options->who[seat] = NULL;
    options->captain[seat] = NULL;
}

void choice_seat_computer(const Catalog *catalog, SessionOptions *options, Seat seat) {
    options->who[seat] = opponent_default(catalog->game);
    options->captain[seat] = catalog_next_captain(catalog, options->setup.faction[seat], NULL);
}

void choice_step_level(const Catalog *catalog, SessionOptions *options, Seat seat, int step) {
    const Opponent *serving[OPPONENTS_MAX + 1];
    const int levels = opponents_offered(catalog->game, serving);
    for (int i = 0; i < levels; i++)
        if (serving[i] == options->who[seat]) {
            options->who[seat] = serving[(i + step + levels) % levels];
            return;
        }
    options->who[seat] = opponent_default(catalog->game); // the current one was not among those offered
}

void choice_step_captain(const Catalog *catalog, SessionOptions *options, Seat seat, int step) {
    const Captain *line[CAPTAINS_MAX + 1] = {NULL}; // the first choice is nobody
    int count = 1, at = 0;
    for (const Captain *captain = NULL;
         (captain = catalog_next_captain(catalog, options->setup.faction[seat], captain)) != NULL;) {
        at = captain == options->captain[seat] ? count : at;
        line[count++] = captain;
    }
    options->captain[seat] = line[(at + step + count) % count];
}

void choice_set_first(SessionOptions *options, FirstSeatRule rule, Seat seat) {
    Rng lot; // a stream of its own: the deal depends only on the seed
    rng_seed(&lot, options->setup.seed ^ LOT_STREAM);
    options->setup.first = rule == FIRST_CHOSEN   ? seat
                           : rule == FIRST_BY_LOT ? (Seat)rng_below(&lot, options->setup.seats)
                                                  : SEAT_NONE;
}

Seat choice_first(const Catalog *catalog, const SetupOptions *setup) {
    return catalog->game->story->first(catalog->rules, setup);
}

int choice_persons(const SessionOptions *options) {
    int persons = 0;
    for (Seat seat = 0; seat < options->setup.seats; seat++)
        persons += options->who[seat] == NULL;
    return persons;
}

// SPDX-License-Identifier: MIT
// Adds up and prints the results of simulated games.
#include "cli/simulation.h"

#include "core/hash.h"
#include "core/json_out.h"
#include "engine/game_facts.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define LEVEL_NAME_MAX (2 * ID_MAX + 1)
#define CERTAIN 1.96 // standard deviations that contain 95 % of a normal distribution

static uint64_t chain(uint64_t number, uint64_t seed) {
    uint8_t bytes[8]; // byte by byte, so that byte order doesn't matter
    for (int i = 0; i < 8; i++)
        bytes[i] = (uint8_t)(number >> (8 * i));
    return hash_bytes(bytes, sizeof bytes, seed);
}

// ---- adding up

// Counts wins by starting place and by faction.
static void add_drawn(Tallies *tallies, uint8_t seats, const SimulatedGame *game) {
    const Seat first = game->first == SEAT_NONE ? 0 : game->first;
    for (Seat seat = 0; seat < seats; seat++) {
        const int place = (seat + seats - first) % seats;
        tallies->place_wins[place] += game->winner[seat];
        tallies->faction[game->faction[seat]].games++;
        tallies->faction[game->faction[seat]].wins += game->winner[seat];
    }
}

static LevelSums *level_of(Tallies *tallies, const Opponent *who, const Captain *captain) {
    for (int i = 0; i < tallies->level_count; i++)
        if (tallies->level[i].who == who && tallies->level[i].captain == captain)
            return &tallies->level[i];
    tallies->level[tallies->level_count] = (LevelSums){.who = who, .captain = captain};
    return &tallies->level[tallies->level_count++];
}

static void add_time(ThinkingTime *to, const ThinkingTime *from) {
    to->decisions += from->decisions;
    to->nanoseconds += from->nanoseconds;
    if (from->most > to->most)
        to->most = from->most;
}

// A joint win is divided among the winners. A deal consists of the games played with the same cards.
static void add_levels(const Simulation *simulation, Tallies *tallies, const SimulatedGame *game) {
    const uint8_t seats = simulation->players.setup.seats;
    const unsigned each = simulation->paired ? seats : 1;
    int winners = 0;
    for (Seat seat = 0; seat < seats; seat++)
        winners += game->winner[seat];
    for (Seat seat = 0; seat < seats; seat++) {
        const Seat player = simulation_player(simulation, tallies->games, seat);
        LevelSums *level =
            level_of(tallies, simulation->players.who[player], simulation->players.captain[player]);
        level->deal += game->winner[seat] ? 1.0 / (winners * (double)each) : 0;
        add_time(&level->pondering, &game->pondering[seat]);
    }
    if ((tallies->games + 1) % each != 0)
        return;
    for (int i = 0; i < tallies->level_count; i++) {
        LevelSums *level = &tallies->level[i];
        level->sum += level->deal;
        level->square += level->deal * level->deal;
        level->deal = 0;
    }
    tallies->deals++;
}

void simulation_totals_add(const Simulation *simulation, Tallies *tallies, const SimulatedGame *game) {
    for (Seat seat = 0; seat < simulation->players.setup.seats; seat++) {
        SeatSums *sums = &tallies->seat[seat];
        sums->points += game->points[seat];
        if (game->winner[seat])
            *(game->shared ? &sums->shared : &sums->wins) += 1;
    }
    if (simulation->drawn)
        add_drawn(tallies, simulation->players.setup.seats, game);
    add_levels(simulation, tallies, game);
    tallies->commands += game->commands;
    tallies->turns[tallies->games++] = game->turns;
    tallies->digest = chain(game->hash, tallies->digest);
}

// ---- writing

// The report, and the games it is about.
typedef struct Report {
    const Simulation *simulation;
    const Tallies *tallies;
} Report;

static int compare_turns(const void *a, const void *b) {
    const uint16_t x = *(const uint16_t *)a, y = *(const uint16_t *)b;
    return (x > y) - (x < y);
}

// The smallest number of turns that `percent` of the games did not exceed; `turns` must be sorted.
static uint16_t percentile(const Report *r, uint64_t percent) {
    return r->tallies->turns[(r->tallies->games * percent + 99) / 100 - 1];
}

static double points_mean(const Report *r, Seat seat) {
    return (double)r->tallies->seat[seat].points / (double)r->tallies->games;
}

static const char *seat_id(const Report *r, Seat seat) {
    static const char *const any[SEATS_MAX] = {"any_1", "any_2", "any_3", "any_4", "any_5", "any_6"};
    if (r->simulation->players.any[seat])
        return any[seat];
    return catalog_id(r->simulation->catalog, game_seat_table(r->simulation->catalog->game),
                      r->simulation->players.setup.faction[seat]);
}

static const char *faction_id(const Report *r, int faction) {
    return catalog_id(r->simulation->catalog, game_seat_table(r->simulation->catalog->game),
                      (uint8_t)faction);
}

static void write_drawn_json(const Report *r, JsonOut *json) {
    json_begin_list(json, "place_wins");
    for (Seat place = 0; place < r->simulation->players.setup.seats; place++)
        json_number(json, NULL, (int64_t)r->tallies->place_wins[place]);
    json_end_list(json);
    json_begin_object(json, "drawn");
    for (int i = 0; i <= UINT8_MAX; i++) {
        if (r->tallies->faction[i].games == 0)
            continue;
        json_begin_object(json, faction_id(r, i));
        json_number(json, "games", (int64_t)r->tallies->faction[i].games);
        json_number(json, "wins", (int64_t)r->tallies->faction[i].wins);
        json_end_object(json);
    }
    json_end_object(json);
}

static void write_drawn_lines(const Report *r, Text *out) {
    for (Seat place = 0; place < r->simulation->players.setup.seats; place++)
        text_printf(out, "place %d from the first: %.1f %%\n", place + 1,
                    100.0 * (double)r->tallies->place_wins[place] / (double)r->tallies->games);
    for (int i = 0; i <= UINT8_MAX; i++)
        if (r->tallies->faction[i].games > 0)
            text_printf(out, "%s: %.1f %% of %" PRIu64 " games\n", faction_id(r, i),
                        100.0 * (double)r->tallies->faction[i].wins / (double)r->tallies->faction[i].games,
                        r->tallies->faction[i].games);
}

// ---- levels

static const char *level_name(const LevelSums *level, char *buffer, size_t size) {
    snprintf(buffer, size, "%s%s%s", level->who->name, level->captain != NULL ? "/" : "",
             level->captain != NULL ? level->captain->id : "");
    return buffer;
}

static double level_percent(const Report *r, const LevelSums *level) {
    return 100 * level->sum / (double)r->tallies->deals;
}

// Half the width of the 95 % confidence interval of the share, from the variation between deals.
static double level_give(const Report *r, const LevelSums *level) {
    const double deals = (double)r->tallies->deals;
    if (r->tallies->deals < 2)
        return 100;
    const double mean = level->sum / deals, spread = level->square / deals - mean * mean;
    return 100 * CERTAIN * sqrt((spread > 0 ? spread : 0) / (deals - 1));
}

static double milliseconds(uint64_t nanoseconds) {
    return (double)nanoseconds / 1e6;
}

static double mean_time(const ThinkingTime *pondering) {
    return pondering->decisions == 0 ? 0
                                     : milliseconds(pondering->nanoseconds) / (double)pondering->decisions;
}

static void write_levels_json(const Report *r, JsonOut *json) {
    json_begin_object(json, "levels");
    for (int i = 0; i < r->tallies->level_count; i++) {
        const LevelSums *level = &r->tallies->level[i];
        char name[LEVEL_NAME_MAX];
        json_begin_object(json, level_name(level, name, sizeof name));
        if (r->simulation->paired && r->tallies->deals > 0) {
            json_decimal(json, "percent", level_percent(r, level), 2);
            json_decimal(json, "give", level_give(r, level), 2);
        }
        if (r->simulation->times) {
            json_decimal(json, "ms_mean", mean_time(&level->pondering), 3);
            json_decimal(json, "ms_most", milliseconds(level->pondering.most), 3);
        }
        json_end_object(json);
    }
    json_end_object(json);
}

static void write_levels_lines(const Report *r, Text *out) {
    for (int i = 0; i < r->tallies->level_count; i++) {
        const LevelSums *level = &r->tallies->level[i];
        char name[LEVEL_NAME_MAX];
        level_name(level, name, sizeof name);
        if (r->simulation->paired && r->tallies->deals > 0)
            text_printf(out, "%s wins %.1f %% (95 %%: +-%.1f) of %" PRIu64 " deals\n", name,
                        level_percent(r, level), level_give(r, level), r->tallies->deals);
        if (r->simulation->times)
            text_printf(out, "%s thinks %.3f ms a decision, at most %.1f\n", name,
                        mean_time(&level->pondering), milliseconds(level->pondering.most));
    }
}

// ---- all of it

static void write_json(const Report *r, const char *digest, Text *out) {
    JsonOut json;
    json_out_init(&json, out);
    json_begin_object(&json, NULL);
    json_number(&json, "games", (int64_t)r->tallies->games);
    json_number(&json, "commands", (int64_t)r->tallies->commands);
    json_begin_object(&json, "turns");
    json_number(&json, "median", percentile(r, 50));
    json_number(&json, "p95", percentile(r, 95));
    json_number(&json, "most", percentile(r, 100));
    json_end_object(&json);
    json_begin_object(&json, "seats");
    for (Seat seat = 0; seat < r->simulation->players.setup.seats; seat++) {
        json_begin_object(&json, seat_id(r, seat));
        json_number(&json, "wins", (int64_t)r->tallies->seat[seat].wins);
        json_number(&json, "shared", (int64_t)r->tallies->seat[seat].shared);
        json_decimal(&json, "points_mean", points_mean(r, seat), 3);
        json_end_object(&json);
    }
    json_end_object(&json);
    if (r->simulation->drawn)
        write_drawn_json(r, &json);
    if (r->simulation->paired || r->simulation->times)
        write_levels_json(r, &json);
    json_string(&json, "digest", digest);
    json_end_object(&json);
    text_add(out, "\n");
}

static void write_lines(const Report *r, const char *digest, Text *out) {
    text_printf(out, "games     %" PRIu64 "\ncommands  %" PRIu64 "\n", r->tallies->games,
                r->tallies->commands);
    text_printf(out, "turns     median %d, p95 %d, most %d\n", percentile(r, 50), percentile(r, 95),
                percentile(r, 100));
    for (Seat seat = 0; seat < r->simulation->players.setup.seats; seat++)
        text_printf(out, "%s: wins %" PRIu64 ", shared %" PRIu64 ", points mean %.3f\n", seat_id(r, seat),
                    r->tallies->seat[seat].wins, r->tallies->seat[seat].shared, points_mean(r, seat));
    if (r->simulation->drawn)
        write_drawn_lines(r, out);
    if (r->simulation->paired || r->simulation->times)
        write_levels_lines(r, out);
    text_printf(out, "digest    %s\n", digest);
}

void simulation_totals_write(const Simulation *simulation, Tallies *tallies, bool as_json, Text *out) {
    const Report report = {simulation, tallies};
    char digest[HASH_TEXT_SIZE];
    qsort(tallies->turns, (size_t)tallies->games, sizeof *tallies->turns, compare_turns);
    hash_text(tallies->digest, digest);
    (as_json ? write_json : write_lines)(&report, digest, out);
}

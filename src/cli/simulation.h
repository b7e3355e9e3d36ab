// SPDX-License-Identifier: MIT
// Plays many games between computers, several at once. The seed of game i is made from --seed and i (with
// --paired: from --seed and the deal), so games don't depend on each other or on how many run at once;
// results are added up in order.
#ifndef STARDECK_CLI_SIMULATION_H
#define STARDECK_CLI_SIMULATION_H

#include "ai/mind.h"
#include "cli/players.h"

#include <signal.h>
#include <stdio.h>

// What to play. Owns nothing.
typedef struct Simulation {
    const Catalog *catalog;
    Players players;
    const char *save; // the folder of --save, or NULL
    FILE *features;   // of --features, or NULL
    uint64_t games;
    int jobs;
    bool check, paired, times; // --check, --paired, --time
    bool drawn;                // some seat plays a random faction
} Simulation;

// Time spent on decisions by one kind of player.
typedef struct ThinkingTime {
    uint64_t decisions, nanoseconds, most; // most: nanoseconds of the longest one
} ThinkingTime;

// The result of one game.
typedef struct SimulatedGame {
    uint64_t hash, commands;
    uint16_t turns;
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    bool shared; // won jointly by seats that are not allies
    Seat first;  // who started; SEAT_NONE: undecided after the deal
    uint8_t faction[SEATS_MAX];
    ThinkingTime pondering[SEATS_MAX]; // per seat
    Text features;                     // lines for --features; freed when they are written
} SimulatedGame;

typedef enum GameEnd {
    GAME_FINISHED,
    GAME_STOPPED, // interrupted
    GAME_FAULTY,  // the rules contradict themselves
    GAME_UNUSABLE // it could not start, or not be saved
} GameEnd;

// Plays game `number`, from 0 (files and messages show number + 1), and fills `out` if it is GAME_FINISHED.
// `stop` interrupts it when it becomes true. GAME_FAULTY and GAME_UNUSABLE put a sentence in `problem`.
GameEnd simulation_game(const Simulation *simulation, uint64_t number, Mind *mind,
                        const volatile sig_atomic_t *stop, SimulatedGame *out, Text *problem);
// Which of the players, as an index into Simulation.players, sits in this seat in game `number` (with
// --paired they rotate).
Seat simulation_player(const Simulation *simulation, uint64_t number, Seat seat);

typedef struct SeatSums {
    uint64_t wins, shared; // each game counts in only one of them
    int64_t points;
} SeatSums;

// The share of games won by one kind of player, by deal.
typedef struct LevelSums {
    const Opponent *who;
    const Captain *captain; // may be NULL
    double deal;            // the deal being added up
    double sum, square;     // over deals, each from 0 to 1
    ThinkingTime pondering;
} LevelSums;

// The sum of the results.
typedef struct Tallies {
    uint64_t games, commands, digest;
    uint16_t *turns; // of each game; the creator of the Tallies frees it
    SeatSums seat[SEATS_MAX];
    uint64_t place_wins[SEATS_MAX]; // by place, counted from the seat that starts
    struct {
        uint64_t games, wins;
    } faction[UINT8_MAX + 1];
    uint64_t deals; // complete ones
    int level_count;
    LevelSums level[SEATS_MAX];
} Tallies;

// Adds the next game; games must be added in order.
void simulation_totals_add(const Simulation *simulation, Tallies *tallies, const SimulatedGame *game);
// Appends the report; sorts tallies->turns.
void simulation_totals_write(const Simulation *simulation, Tallies *tallies, bool as_json, Text *out);

// Returned by simulation_play besides an ExitStatus.
#define SIMULATION_STOPPED 100   // by Ctrl-C: the tallies contain the first games
#define SIMULATION_NO_MEMORY 101 // no message was printed

// Plays all games, with a progress bar on a terminal. Prints faults.
int simulation_play(const Simulation *simulation, Tallies *tallies);

#endif

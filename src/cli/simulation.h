// SPDX-License-Identifier: MIT
// Many games between computer seats, several at once. Game i is played from a seed that is made of --seed and
// i (with --paired: of --seed and the deal), so that games don't depend on each other, nor on how many are
// played at once; what they come to is added up in their order.
#ifndef STARDECK_CLI_SIMULATION_H
#define STARDECK_CLI_SIMULATION_H

#include "ai/mind.h"
#include "cli/players.h"

#include <signal.h>

// What to play.
typedef struct Simulation {
    const Catalog *catalog;
    Players players;
    const char *save; // the folder of --save, or NULL
    uint64_t games;
    int jobs;
    bool check, paired, times;
    bool drawn; // some seat plays any faction
} Simulation;

// Time spent by the players of one kind.
typedef struct Pondering {
    uint64_t decisions, nanoseconds, most;
} Pondering;

// One game, as it ended.
typedef struct SimulatedGame {
    uint64_t hash, commands;
    uint16_t turns;
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX];
    bool shared; // the win, by others than allies
    Seat first;  // who began
    uint8_t faction[SEATS_MAX];
    Pondering pondering[SEATS_MAX]; // of each seat
} SimulatedGame;

typedef enum GameEnd {
    GAME_FINISHED,
    GAME_STOPPED, // in the middle
    GAME_FAULTY,  // the rules contradict themselves
    GAME_UNUSABLE // it can't begin, or not be saved
} GameEnd;

// Plays game `number`. `stop` becomes true when nobody wants it any more. GAME_FAULTY and GAME_UNUSABLE come
// with a sentence in `problem`.
GameEnd simulation_game(const Simulation *simulation, uint64_t number, Mind *mind,
                        const volatile sig_atomic_t *stop, SimulatedGame *out, Text *problem);
// Who sits in the seat in this game: as which of the players.
Seat simulation_player(const Simulation *simulation, uint64_t number, Seat seat);

typedef struct SeatSums {
    uint64_t wins, shared; // a game is counted in one of them
    int64_t points;
} SeatSums;

// What share of their games players of one kind win, by deals.
typedef struct LevelSums {
    const Opponent *who;
    const Captain *captain; // may be NULL
    double deal;            // of the deal that is being added up
    double sum, square;     // over deals, each from 0 to 1
    Pondering pondering;
} LevelSums;

// What the games came to, added up.
typedef struct Tallies {
    uint64_t games, commands, digest;
    uint16_t *turns; // of each game; freed by who made the Tallies
    SeatSums seat[SEATS_MAX];
    uint64_t place_wins[SEATS_MAX]; // by place, counted from the seat that begins
    struct {
        uint64_t games, wins;
    } faction[UINT8_MAX + 1];
    uint64_t deals; // that are complete
    int level_count;
    LevelSums level[SEATS_MAX];
} Tallies;

// Adds the next game, which must be the one after the last.
void tallies_add(const Simulation *simulation, Tallies *tallies, const SimulatedGame *game);
void tallies_write(const Simulation *simulation, Tallies *tallies, bool as_json, Text *out);

// Results of simulation_play besides ExitStatus.
#define SIMULATION_STOPPED 100   // by Ctrl-C: the tallies hold the first games
#define SIMULATION_NO_MEMORY 101 // nothing was said

// Plays all of them, with a bar on a terminal. Faults are said.
int simulation_play(const Simulation *simulation, Tallies *tallies);

#endif

// SPDX-License-Identifier: MIT
// Plays one simulated game.
#include "cli/simulation.h"

#include "core/platform.h"
#include "data/save.h"
#include "engine/game.h"
#include "engine/story.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#define SAVED_MAX 1000           // most games that --save writes
#define GAME_COMMANDS_MAX 100000 // far above any real game: stops rules that never end

// Shared by the steps of a game.
typedef struct Playing {
    const Simulation *simulation;
    uint64_t number;
    Mind *mind;
    const volatile sig_atomic_t *stop;
    SimulatedGame *out;
    Match *match;
    Rng rng[SEATS_MAX];
    int noted;  // the last turn in `lines`; 0: none
    Text lines; // positions to learn from
    Text *problem;
} Playing;

Seat simulation_player(const Simulation *simulation, uint64_t number, Seat seat) {
    const uint8_t seats = simulation->players.setup.seats;
    const uint64_t turned = simulation->paired ? number % seats : 0;
    return (Seat)((seat + turned) % seats);
}

// ---- commands

static void note_time(ThinkingTime *pondering, uint64_t from) {
    const uint64_t spent = platform_thread_time() - from;
    pondering->decisions++;
    pondering->nanoseconds += spent;
    if (spent > pondering->most)
        pondering->most = spent;
}

static bool is_stopped(void *context) {
    return *(const volatile sig_atomic_t *)context != 0;
}

// The seat to act chooses and acts. False with a sentence if the rules contradict themselves.
static bool play_command(Playing *p) {
    Command command;
    const Players *players = &p->simulation->players;
    const Seat seat = match_to_act(p->match), player = simulation_player(p->simulation, p->number, seat);
    const uint64_t from = p->simulation->times ? platform_thread_time() : 0;
    if (!mind_decide(p->mind, players->who[player], players->captain[player], p->match, &p->rng[seat],
                     is_stopped, (void *)(uintptr_t)p->stop, &command)) {
        text_add(p->problem, "the game is not over, but there is no legal command");
        return false;
    }
    if (p->simulation->times)
        note_time(&p->out->pondering[seat], from);
    const Verdict verdict = match_submit(p->match, seat, &command, NULL);
    if (verdict != VERDICT_OK) {
        text_printf(p->problem, "a legal command was refused: %s",
                    p->simulation->catalog->game->refusals[verdict]);
        return false;
    }
    return !p->simulation->check || match_check(p->match, p->problem);
}

// ---- results

// Allies win together; that is not a shared win.
static bool is_shared(const Match *match, const bool winner[SEATS_MAX]) {
    View view;
    Standing standing;
    Seat with = SEAT_NONE;
    bool shared = false;
    match_view(match, SEAT_NONE, &view);
    view.game->story->standing(view.bytes, &standing);
    for (Seat seat = 0; seat < match_options(match)->seats; seat++)
        if (winner[seat]) {
            shared |= with != SEAT_NONE && standing.with[seat] != with;
            with = standing.with[seat];
        }
    return shared;
}

// Whose turn it is right after the deal. SEAT_NONE: something else is decided first.
static Seat beginner(const Match *match) {
    View view;
    match_view(match, match_to_act(match), &view);
    return view.game->story->turn(view.bytes);
}

static void note_result(const Match *match, SimulatedGame *out) {
    match_result(match, out->points, out->winner);
    out->shared = is_shared(match, out->winner);
    out->hash = match_hash(match);
    out->turns = match_turns(match);
    memcpy(out->faction, match_options(match)->faction, sizeof out->faction);
}

// ---- saving

// Creates the file of a game. NULL without --save, or with a sentence in `problem`.
static SaveWriter *open_save(const Playing *p) {
    const Simulation *simulation = p->simulation;
    if (simulation->save == NULL || p->number >= SAVED_MAX)
        return NULL;
    if (!platform_make_folder(simulation->save, PLATFORM_OF_ALL) && errno != EEXIST) {
        text_printf(p->problem, "--save: cannot make the folder '%s': %s", simulation->save, strerror(errno));
        return NULL;
    }
    Text path = {0};
    SaveHeader header = save_header(p->match, STARDECK_VERSION);
    for (Seat seat = 0; seat < header.setup.seats; seat++) {
        const Seat player = simulation_player(simulation, p->number, seat);
        const Captain *captain = simulation->players.captain[player];
        text_copy(header.who[seat], sizeof header.who[seat], simulation->players.who[player]->name);
        text_copy(header.captain[seat], sizeof header.captain[seat], captain != NULL ? captain->id : "");
    }
    text_printf(&path, "%s/game-%04" PRIu64 ".jsonl", simulation->save, p->number + 1);
    SaveWriter *writer = save_create(text_string(&path), &header, SAVE_NO_SYNC, p->problem);
    text_finish(&path);
    return writer;
}

// Writes the last command and what goes with it. Faults are reported when the file is closed.
static void save_last(SaveWriter *writer, const Match *match) {
    if (writer == NULL)
        return;
    Text passing = {0};
    const int count = match_log_count(match);
    const LogEntry *entry = match_log(match, count - 1);
    save_command(writer, entry->seat, &entry->command, entry->hash, &passing);
    if (count % SAVE_SNAPSHOT_EVERY == 0)
        save_snapshot(writer, match, &passing);
    if (match_to_act(match) == SEAT_NONE)
        save_game_over(writer, &passing);
    text_finish(&passing);
}

// ---- positions to learn from

// One line for each seat at the beginning of each turn; who won is written when it is known.
static void note_features(Playing *p) {
    const int seats = match_options(p->match)->seats, turns = match_turns(p->match);
    int16_t feature[FEATURES_MAX];
    if (p->simulation->features == NULL || turns == p->noted)
        return;
    for (Seat seat = 0; seat < seats; seat++) {
        if (!match_features(p->match, seat, feature))
            return;
        text_printf(&p->lines, "%d,%d,%d", turns, seats, seat);
        for (int i = 0; p->simulation->catalog->game->feature_names[i] != NULL; i++)
            text_printf(&p->lines, ",%d", feature[i]);
        text_add(&p->lines, "\n");
    }
    p->noted = turns;
}

static void finish_features(Playing *p) {
    const char *line = text_string(&p->lines);
    for (int i = 0; line[0] != '\0'; i++) {
        const size_t length = strcspn(line, "\n") + 1;
        const int seat = i % match_options(p->match)->seats;
        text_printf(&p->out->features, "%" PRIu64 ",%d,%.*s", p->number, p->out->winner[seat], (int)length,
                    line);
        line += length;
    }
    text_finish(&p->lines);
}

// ---- the game

static GameEnd play_to_end(Playing *p, SaveWriter *writer) {
    const SetupOptions *setup = match_options(p->match);
    for (Seat seat = 0; seat < setup->seats; seat++)
        p->rng[seat] = opponent_rng(setup->seed, seat);
    for (; match_to_act(p->match) != SEAT_NONE; p->out->commands++) {
        if (*p->stop)
            return GAME_STOPPED;
        if (p->out->commands == GAME_COMMANDS_MAX) {
            text_printf(p->problem, "not over after %d commands", GAME_COMMANDS_MAX);
            return GAME_FAULTY;
        }
        note_features(p);
        if (!play_command(p)) {
            text_printf(p->problem, " (after command %" PRIu64 ")", p->out->commands + 1);
            return GAME_FAULTY;
        }
        save_last(writer, p->match);
        if (p->out->first == SEAT_NONE)
            p->out->first = beginner(p->match);
    }
    return GAME_FINISHED;
}

// Plays from the first command on, and saves if wanted.
static GameEnd play_match(Playing *p) {
    p->out->first = beginner(p->match);
    if (p->simulation->check && !match_check(p->match, p->problem))
        return GAME_FAULTY;
    SaveWriter *writer = open_save(p);
    if (p->problem->length > 0) {
        Text passing = {0};
        save_close(writer, &passing);
        text_finish(&passing);
        return GAME_UNUSABLE;
    }
    const GameEnd end = play_to_end(p, writer);
    return !save_close(writer, p->problem) ? GAME_UNUSABLE : end;
}

GameEnd simulation_game(const Simulation *simulation, uint64_t number, Mind *mind,
                        const volatile sig_atomic_t *stop, SimulatedGame *out, Text *problem) {
    const uint64_t deal = simulation->paired ? number / simulation->players.setup.seats : number;
    const SetupOptions setup = seating_deal(&simulation->players, simulation->catalog, deal);
    Playing playing = {.simulation = simulation,
                       .number = number,
                       .mind = mind,
                       .stop = stop,
                       .out = out,
                       .problem = problem};
    memset(out, 0, sizeof *out);
    playing.match = match_create(simulation->catalog, &setup, NULL, problem);
    GameEnd end = playing.match != NULL ? play_match(&playing) : GAME_UNUSABLE;
    if (end == GAME_FINISHED) {
        note_result(playing.match, out);
        finish_features(&playing);
    } else if (end != GAME_STOPPED)
        text_printf(problem, " (game %" PRIu64 ", seed %" PRIu64 ")", number + 1, setup.seed);
    match_destroy(playing.match);
    return end;
}

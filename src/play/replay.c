// SPDX-License-Identifier: MIT
// Opens a saved game, plays through it once to find its marks, and moves to any position in it.
#include "play/replay.h"

#include "engine/game.h"
#include "engine/story.h"
#include "play/advice.h"

#include <stdlib.h>

#define EVENTS_MOST 1024 // of one command

// ---- finding marks

static void add_mark(Replay *replay, uint8_t kind, uint8_t round, int before, float place) {
    if (replay->marks < REPLAY_MARKS_MAX)
        replay->mark[replay->marks++] =
            (ReplayMark){.kind = kind, .round = round, .before = before, .place = place};
}

// Several marks after one command are spread evenly over the distance to it.
static void mark_events(Replay *replay, const Story *story, const EventList *events, int command,
                        uint8_t *round) {
    for (int i = 0; i < events->count; i++) {
        const uint8_t kind = story->mark(&events->item[i], round);
        if (kind != NONE)
            add_mark(replay, kind, *round, kind == REPLAY_ROUND ? command + 1 : command,
                     (float)command + (float)(i + 1) / (float)(events->count + 1));
    }
}

// Plays the game through once. The events of the deal come before the first command.
static bool look_through(Replay *replay, EventList *events) {
    const Save *save = replay->save;
    Text problem = {0};
    View view;
    Match *match = match_create(save->header.catalog, &save->header.setup, NULL, &problem);
    text_finish(&problem);
    if (match == NULL)
        return false;
    match_view(match, SEAT_NONE, &view);
    uint8_t round = save->header.catalog->game->story->round(view.bytes);
    add_mark(replay, REPLAY_ROUND, round, 0, 0);
    replay->differs = save_hash(&save->header, match) != save->header.hash ? 1 : 0;
    while (replay->count < save->command_count) {
        const SavedCommand *saved = &save->command[replay->count];
        events->count = events->dropped = 0;
        if (match_submit(match, saved->seat, &saved->command, events) != VERDICT_OK)
            break;
        mark_events(replay, save->header.catalog->game->story, events, replay->count, &round);
        replay->count++;
        if (replay->differs == 0 && save_hash(&save->header, match) != saved->hash)
            replay->differs = replay->count;
    }
    replay->stops = replay->count < save->command_count;
    const bool ends = match_to_act(match) == SEAT_NONE || replay->differs > 0 || replay->stops;
    replay->over =
        // Somebody may have written "over" into the file of an unfinished game; that must not reveal cards.
        save->over_line > 0 && ends;
    match_destroy(match);
    return true;
}

Replay *replay_open(const char *path, const ScenarioPacks *packs, Problems *problems) {
    Replay *replay = calloc(1, sizeof *replay);
    EventList events = {.item = calloc(EVENTS_MOST, sizeof(Event)), .capacity = EVENTS_MOST};
    bool good = replay != NULL && events.item != NULL;
    if (good) {
        replay->save = save_load(path, packs, SAVE_OTHER_RULES, problems);
        good = replay->save != NULL && look_through(replay, &events);
    }
    free(events.item);
    if (!good) {
        if (problems->count == 0)
            problems_add(problems, path, 0, 0, "out of memory");
        replay_close(replay);
        return NULL;
    }
    const Catalog *catalog = replay->save->header.catalog;
    replay->other_rules = replay->save->rules_version != catalog->game->rules_version;
    replay->other_cards = replay->save->pack != catalog->hash;
    return replay;
}

void replay_close(Replay *replay) {
    if (replay == NULL)
        return;
    save_destroy(replay->save);
    free(replay);
}

// ---- moving in it

SessionOptions replay_options(const Replay *replay) {
    const SaveHeader *header = &replay->save->header;
    SessionOptions options = {.setup = header->setup};
    for (Seat seat = 0; seat < header->setup.seats; seat++) {
        options.who[seat] = opponent_find(header->who[seat]);
        if (options.who[seat] != NULL)
            options.captain[seat] = catalog_captain(header->catalog, header->captain[seat]);
        text_copy(options.name[seat], sizeof options.name[seat], header->name[seat]);
    }
    return options;
}

Session *replay_begin(Replay *replay, Text *problem) {
    const SessionOptions options = replay_options(replay);
    replay->at = 0;
    return session_watch(replay->save->header.catalog, &options, problem);
}

static void carry_out(Replay *replay, Session *session, bool show) {
    const SavedCommand *saved = &replay->save->command[replay->at];
    if (session_watch_next(session, saved->seat, &saved->command, show) == VERDICT_OK)
        replay->at++;
}

bool replay_forward(Replay *replay, Session *session) {
    if (replay->at >= replay->count)
        return false;
    carry_out(replay, session, true);
    return true;
}

bool replay_go(Replay *replay, Session *session, int at) {
    const int goal = at < 0 ? 0 : at > replay->count ? replay->count : at;
    if (goal < replay->at) {
        if (!session_watch_restart(session))
            return false;
        replay->at = 0;
    }
    session_watch_still(session);
    for (int before = -1; replay->at < goal && replay->at != before;) {
        before = replay->at;
        carry_out(replay, session, false);
    }
    return true;
}

// ---- why

int replay_decided(const Replay *replay) {
    const Verb *verbs = replay->save->header.catalog->game->verbs;
    int number = replay->at;
    while (number > 0 && verbs[replay->save->command[number - 1].command.verb].follows)
        number--;
    return number;
}

// The match just before command `number`. NULL if memory runs out.
static Match *match_before(const Replay *replay, int number) {
    const Save *save = replay->save;
    Text problem = {0};
    Match *match = match_create(save->header.catalog, &save->header.setup, NULL, &problem);
    text_finish(&problem);
    for (int i = 0; i + 1 < number && match != NULL; i++)
        match_submit(match, save->command[i].seat, &save->command[i].command, NULL);
    return match;
}

bool replay_ask_advice(const Replay *replay, AdviceTask *task) {
    const SaveHeader *header = &replay->save->header;
    const int number = replay_decided(replay);
    if (!replay->over || number == 0)
        return false;
    const SavedCommand *decided = &replay->save->command[number - 1];
    const Opponent *who = advice_opponent(opponent_find(header->who[decided->seat]), header->catalog->game);
    if (who == NULL || task == NULL)
        return who != NULL;
    Match *match = match_before(replay, number);
    if (match == NULL)
        return false;
    advice_prepare(task, who, match, opponent_rng_at(header->setup.seed, decided->seat, number - 1),
                   &decided->command);
    task->mind.captain = replay_options(replay).captain[decided->seat];
    match_destroy(match);
    return true;
}

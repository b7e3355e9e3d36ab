// SPDX-License-Identifier: MIT
// A saved game records a hash of every state. Where one differs, the old state is lost and only the next
// snapshot shows what it was like, so the replay continues to that snapshot if it can.
#include "data/save.h"

#include "core/hash.h"
#include "data/command_json.h"
#include "data/expect.h"
#include "data/save_snapshot.h"
#include "engine/game.h"

#include <assert.h>

typedef struct Replaying {
    const Save *save;
    SaveReplay replay;
    int snapshot; // the next one
    Text *out;
} Replaying;

const char *save_outcome_word(SaveOutcome outcome) {
    static const char *const words[] = {
        [SAVE_GOOD] = "good",
        [SAVE_SETUP_DIFFERS] = "setup_differs",
        [SAVE_COMMAND_REFUSED] = "command_refused",
        [SAVE_HASH_DIFFERS] = "hash_differs",
        [SAVE_END_DIFFERS] = "end_differs",
        [SAVE_REPORT_DIFFERS] = "report_differs",
        [SAVE_NO_MEMORY] = "no_memory",
    };
    return words[outcome];
}

static const char *seat_id(const Save *save, Seat seat) {
    const Catalog *catalog = save->header.catalog;
    return catalog_id(catalog, catalog->game->seat_table, save->header.setup.faction[seat]);
}

static Verdict submit(Replaying *replaying, int index) {
    const SavedCommand *saved = &replaying->save->command[index];
    return match_submit(replaying->replay.match, saved->seat, &saved->command, NULL);
}

static void name_command(Replaying *replaying, int index) {
    const Save *save = replaying->save;
    const SavedCommand *saved = &save->command[index];
    JsonOut json;
    text_printf(replaying->out, "command %d (line %d) ", index + 1, saved->line);
    json_out_init(&json, replaying->out);
    command_write(&json, NULL, save->header.catalog, &save->header.setup, saved->seat, &saved->command);
}

static void say_refused(Replaying *replaying, int index, Verdict verdict) {
    name_command(replaying, index);
    text_printf(replaying->out, " is refused: %s\n",
                replaying->save->header.catalog->game->refusals[verdict]);
}

// Reports different hashes; what they are for has been written before.
static void say_hashes(Replaying *replaying, SaveOutcome outcome, uint64_t expected) {
    char old[HASH_TEXT_SIZE], now[HASH_TEXT_SIZE];
    SaveReplay *replay = &replaying->replay;
    replay->outcome = outcome;
    replay->expected = expected;
    replay->got = save_hash(&replaying->save->header, replay->match);
    hash_text(replay->expected, old);
    hash_text(replay->got, now);
    text_printf(replaying->out, "expected the hash %s, got %s\n", old, now);
}

static void compare_snapshot(Replaying *replaying, const SaveSnapshot *snapshot) {
    Text fields = {0};
    expect_compare_match(snapshot->report, replaying->replay.match, &fields);
    if (fields.length == 0)
        text_printf(
            replaying->out,
            "after command %d all that the snapshot in line %d shows is the same: only the order of hidden "
            "cards or the random numbers differ\n",
            snapshot->at, snapshot->line);
    else
        text_printf(replaying->out, "what differs after command %d, where line %d has a snapshot:\n%s",
                    snapshot->at, snapshot->line, text_string(&fields));
    replaying->out->failed |= fields.failed;
    text_finish(&fields);
}

// Reports which fields differ, if the next snapshot can be reached. `done` commands were carried out.
static void explain(Replaying *replaying, int done) {
    const Save *save = replaying->save;
    if (replaying->snapshot == save->snapshot_count) {
        text_add(replaying->out,
                 "what the state was like when the file was written is not known: no snapshot "
                 "follows in it\n");
        return;
    }
    const SaveSnapshot *snapshot = &save->snapshot[replaying->snapshot];
    for (; done < snapshot->at; done++) {
        const Verdict verdict = submit(replaying, done);
        if (verdict == VERDICT_OK)
            continue;
        say_refused(replaying, done, verdict);
        text_printf(replaying->out, "so the snapshot in line %d cannot be compared with\n", snapshot->line);
        return;
    }
    compare_snapshot(replaying, snapshot);
}

// All hashes match so far, so the snapshot must match too.
static void check_snapshots(Replaying *replaying, int done) {
    const Save *save = replaying->save;
    for (; replaying->snapshot < save->snapshot_count && save->snapshot[replaying->snapshot].at == done;
         replaying->snapshot++) {
        const SaveSnapshot *snapshot = &save->snapshot[replaying->snapshot];
        Text fields = {0};
        if (expect_compare_match(snapshot->report, replaying->replay.match, &fields) > 0) {
            replaying->replay.outcome = SAVE_REPORT_DIFFERS;
            text_printf(replaying->out,
                        "the hash after command %d is right, but the snapshot in line %d says otherwise:\n%s",
                        done, snapshot->line, text_string(&fields));
        }
        text_finish(&fields);
    }
}

// False if the game differs from here on.
static bool play_command(Replaying *replaying, int index) {
    const uint64_t expected = replaying->save->command[index].hash;
    const Verdict verdict = submit(replaying, index);
    if (verdict != VERDICT_OK) {
        replaying->replay.outcome = SAVE_COMMAND_REFUSED;
        say_refused(replaying, index, verdict);
        return false;
    }
    if (save_hash(&replaying->save->header, replaying->replay.match) != expected) {
        name_command(replaying, index);
        text_add(replaying->out, ": ");
        say_hashes(replaying, SAVE_HASH_DIFFERS, expected);
        explain(replaying, index + 1);
        return false;
    }
    check_snapshots(replaying, index + 1);
    return true;
}

static void check_end(Replaying *replaying) {
    const Seat seat = match_to_act(replaying->replay.match);
    if (replaying->save->over_line == 0 || seat == SEAT_NONE)
        return;
    replaying->replay.outcome = SAVE_END_DIFFERS;
    text_printf(replaying->out, "line %d says that the game is over, but %s has to act\n",
                replaying->save->over_line, seat_id(replaying->save, seat));
}

static void play(Replaying *replaying) {
    const Save *save = replaying->save;
    if (save_hash(&save->header, replaying->replay.match) != save->header.hash) {
        text_add(replaying->out, "after the set-up (line 1): ");
        say_hashes(replaying, SAVE_SETUP_DIFFERS, save->header.hash);
        explain(replaying, 0);
        return;
    }
    check_snapshots(replaying, 0);
    while (replaying->replay.command < save->command_count) {
        if (!play_command(replaying, replaying->replay.command))
            return;
        replaying->replay.command++;
    }
    check_end(replaying);
}

SaveReplay save_replay(const Save *save, Text *out) {
    Replaying replaying = {.save = save, .out = out};
    replaying.replay.match = match_create(save->header.catalog, &save->header.setup, NULL, out);
    if (replaying.replay.match == NULL) {
        replaying.replay.outcome = SAVE_NO_MEMORY; // the options were checked on reading
        text_add(out, "\n");
    } else {
        play(&replaying);
    }
    return replaying.replay;
}

// SPDX-License-Identifier: MIT
// Fuzzes saved games: any bytes are refused with a place, or give a game that can be played as far as they
// go.
#include "data/save.h"
#include "fuzz.h"

static void read_as(const uint8_t *data, size_t size, SaveRules rules) {
    Problems problems = {0};
    Text said = {0};
    Save *save = save_parse("f", (const char *)data, size, &fuzz_packs, rules, &problems);
    fuzz_expect((save == NULL) == (problems.count > 0), "what is refused is explained");
    if (save != NULL) {
        SaveReplay replay = save_replay(save, &said);
        fuzz_expect((replay.outcome == SAVE_GOOD) == (said.length == 0), "what differs is explained");
        if (replay.outcome == SAVE_GOOD && save->command_count > 0)
            fuzz_expect(save_hash(&save->header, replay.match) == save->command[save->command_count - 1].hash,
                        "a good game has the hash of its last command");
        match_destroy(replay.match);
    }
    text_finish(&said);
    save_destroy(save);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    read_as(data, size, SAVE_SAME_RULES);
    read_as(data, size, SAVE_OTHER_RULES);
    return 0;
}

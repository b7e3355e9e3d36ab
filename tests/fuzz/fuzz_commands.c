// SPDX-License-Identifier: MIT
// Fuzzes command streams: the first bytes choose a table, the rest are commands, legal ones by number and
// others byte by byte. Whatever comes, the state stays valid, legal commands are accepted, and refused ones
// change nothing.
#include "engine/game.h"
#include "fuzz.h"

#include <string.h>

#define COMMANDS 400

typedef struct Stream {
    const uint8_t *at, *end;
} Stream;

static uint8_t take(Stream *stream) {
    return stream->at < stream->end ? *stream->at++ : 0;
}

static SetupOptions take_options(Stream *stream) {
    SetupOptions options = {.first = SEAT_NONE};
    options.seats = (uint8_t)(2 + take(stream) % 3);
    uint8_t order = take(stream);
    for (uint8_t i = 0; i < fuzz_catalog()->game->seats_max && i < SEATS_MAX; i++)
        options.faction[i] = (uint8_t)((order + i) % fuzz_catalog()->game->seats_max);
    options.variant = take(stream) % fuzz_words(fuzz_catalog()->game->variants);
    options.flags = (uint8_t)(take(stream) % (1u << fuzz_words(fuzz_catalog()->game->flags)));
    const uint8_t first = take(stream);
    if (first < 2)
        options.first = first;
    options.seed = take(stream);
    return options;
}

// Bytes as they come, but near enough to a legal command to get far into the rules.
static Command take_command(Stream *stream, const Command *legal) {
    uint8_t bytes[sizeof(Command)];
    memcpy(bytes, legal, sizeof bytes);
    for (uint8_t changes = (uint8_t)(take(stream) % 4 + 1); changes > 0; changes--) {
        const uint8_t place = take(stream) % sizeof bytes;
        bytes[place] = take(stream);
    }
    Command command;
    memcpy(&command, bytes, sizeof command);
    return command;
}

static void act(Match *match, Stream *stream) {
    static Command legal[COMMANDS_MAX];
    const Seat seat = match_to_act(match);
    int count = match_legal(match, legal, COMMANDS_MAX);
    fuzz_expect(count > 0, "somebody has to act and can");
    count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
    const uint8_t how = take(stream), low = take(stream);
    const Command *chosen = &legal[(low | how >> 4 << 8) % count];
    if (fuzz_catalog()->game->verbs[chosen->verb].resigns && low < UINT8_MAX)
        chosen = legal; // or no game would get anywhere
    if (how % 4 != 0) {
        fuzz_expect(fuzz_submit(match, seat, chosen) == VERDICT_OK, "what is legal is accepted");
        return;
    }
    const Command command = take_command(stream, chosen);
    fuzz_submit(match, how % 8 == 0 ? seat : take(stream), &command);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Stream stream = {data, data + size};
    const SetupOptions options = take_options(&stream);
    Text problem = {0};
    View view;
    Match *match = match_create(fuzz_catalog(), &options, NULL, &problem);
    fuzz_expect((match == NULL) == (problem.length > 0), "what is refused is explained");
    for (int i = 0; match != NULL && i < COMMANDS && stream.at < stream.end; i++) {
        if (match_to_act(match) == SEAT_NONE)
            break;
        act(match, &stream);
        match_view(match, (Seat)(i % options.seats), &view);
    }
    match_destroy(match);
    text_finish(&problem);
    return 0;
}

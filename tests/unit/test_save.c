// SPDX-License-Identifier: MIT
// Tests saved games: what is written is what is read, and a damaged file gives a message or a game that was
// really played, never another one.
#include "../contract/tested.h"
#include "played.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define WHOLE_GAME 20000
#define SOME_COMMANDS 40 // of the games that are damaged: short, but with a snapshot

// ---- Round trip ----

static void assert_same_header(const SaveHeader *read, const SetupOptions *options) {
    const SetupOptions *setup = &read->setup;
    ck_assert_ptr_eq(read->catalog, &played_catalog);
    ck_assert_uint_eq(setup->seats, options->seats);
    ck_assert_mem_eq(setup->faction, options->faction, options->seats);
    ck_assert_uint_eq(setup->variant, options->variant);
    ck_assert_uint_eq(setup->flags, options->flags);
    ck_assert_uint_eq(setup->first, options->first);
    ck_assert_uint_eq(setup->seed, options->seed);
    ck_assert_str_eq(read->who[0], "human");
    ck_assert_str_eq(read->who[1], "random");
    ck_assert_str_eq(read->name[1], "Bob");
    if (options->seats == 4)
        ck_assert_str_eq(read->name[3], "Zoë \"Z\"");
    ck_assert_str_eq(read->program, "1.2.3");
    ck_assert_str_eq(read->started, "2026-01-31T20:15");
}

static void assert_same_log(const Save *save, const Match *match) {
    ck_assert_int_eq(save->command_count, match_log_count(match));
    for (int i = 0; i < save->command_count; i++) {
        const LogEntry *entry = match_log(match, i);
        ck_assert_uint_eq(save->command[i].seat, entry->seat);
        ck_assert_mem_eq(&save->command[i].command, &entry->command, sizeof entry->command);
        ck_assert_uint_eq(save->command[i].hash, entry->hash);
    }
}

static void assert_replays(const Save *save, const Match *match) {
    Text said = {0};
    SaveReplay replay = save_replay(save, &said);
    ck_assert_str_eq(text_string(&said), "");
    ck_assert_int_eq(replay.outcome, SAVE_GOOD);
    ck_assert_int_eq(replay.command, save->command_count);
    ck_assert_uint_eq(match_hash(replay.match), match_hash(match));
    match_destroy(replay.match);
    text_finish(&said);
}

static void round_trip(const SetupOptions *options, int commands) {
    static Problems problems;
    Match *match = played_game(options, commands);
    const char *path = played_path("a.jsonl");
    played_save(match, path);
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    assert_same_header(&save->header, options);
    assert_same_log(save, match);
    ck_assert_int_eq(save->torn_line, 0);
    ck_assert_int_eq(save->over_line > 0, match_to_act(match) == SEAT_NONE);
    ck_assert_int_eq(save->snapshot_count, save->command_count / SAVE_SNAPSHOT_EVERY);
    ck_assert_uint_eq(save->length, save->size);
    assert_replays(save, match);
    save_destroy(save);
    match_destroy(match);
}

START_TEST(games_of_every_table_come_back) {
    for (int i = 0; i < played_table_count; i++) {
        SetupOptions options = played_table[i];
        options.seed = (uint64_t)_i * 1000 + (uint64_t)i;
        options.first = _i % 2 == 0 ? SEAT_NONE : (Seat)(_i % options.seats);
        round_trip(&options, WHOLE_GAME);
        round_trip(&options, _i);
    }
}
END_TEST

// Who there is no captain of says nothing about it, and nobody asks whether there still is such a captain.
// The hashes of an older format are of another kind: each is checked all the same.
START_TEST(older_formats_come_back) {
    static Problems problems;
    Match *match = played_game(&played_table[0], 60);
    const char *path = played_path("a.jsonl");
    played_save_as(match, path, 1);
    Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    ck_assert_int_eq(save->header.format, 1);
    assert_replays(save, match);
    for (int i = 0; i < save->command_count; i++) {
        Text said = {0};
        ck_assert_uint_ne(save->command[i].hash, match_log(match, i)->hash);
        save->command[i].hash ^= 1;
        SaveReplay replay = save_replay(save, &said);
        ck_assert_int_eq(replay.outcome, SAVE_HASH_DIFFERS);
        ck_assert_int_eq(replay.command, i);
        ck_assert_uint_eq(replay.got, save->command[i].hash ^ 1);
        save->command[i].hash ^= 1;
        match_destroy(replay.match);
        text_finish(&said);
    }
    save_destroy(save);
    match_destroy(match);
}
END_TEST

START_TEST(captains_come_back) {
    static Problems problems;
    Text problem = {0};
    Match *match = played_game(&played_table[0], 0);
    SaveHeader header = save_header(match, "1.2.3");
    text_copy(header.who[1], sizeof header.who[1], "easy");
    for (int with = 0; with < 2; with++) {
        const char *path = played_path("captain.jsonl");
        size_t length;
        remove(path);
        text_copy(header.captain[1], sizeof header.captain[1], with ? "velara" : "");
        ck_assert(save_close(save_create(path, &header, SAVE_NO_SYNC, &problem), &problem));
        char *text = played_text(path, &length);
        ck_assert((strstr(text, "captain") != NULL) == (with == 1));
        free(text);
        Save *save = save_load(path, &played_packs, SAVE_SAME_RULES, &problems);
        ck_assert_msg(save != NULL, "%s", played_said(&problems));
        ck_assert_str_eq(save->header.captain[0], "");
        ck_assert_str_eq(save->header.captain[1], with ? "velara" : "");
        save_destroy(save);
    }
    match_destroy(match);
    text_finish(&problem);
}
END_TEST

START_TEST(every_seed_comes_back) {
    static const uint64_t seeds[] = {
        0, 1, UINT32_MAX, (UINT64_C(1) << 53) - 1, UINT64_C(1) << 53, UINT64_MAX, 7, UINT64_C(1) << 63};
    for (size_t i = 0; i < sizeof seeds / sizeof seeds[0]; i++) {
        SetupOptions options = played_table[0];
        options.seed = seeds[i];
        round_trip(&options, 3);
    }
}
END_TEST

// ---- Damage ----

// The file of a game, and the hashes that are the only right ones.
typedef struct Original {
    Match *match;
    char *text;
    size_t length;
} Original;

static Original original(int table, int commands) {
    SetupOptions options = played_table[table];
    options.seed = UINT64_C(0x123456789ABCDEF0) + (uint64_t)table;
    Original made = {.match = played_game(&options, commands)};
    played_save(made.match, played_path("a.jsonl"));
    made.text = played_text(played_path("a.jsonl"), &made.length);
    ck_assert_ptr_nonnull(made.text);
    return made;
}

static void forget(Original *made) {
    match_destroy(made->match);
    free(made->text);
}

// Reads what became of the file. Either something is said, or it is the game or the beginning of it. Returns
// the number of commands, or -1 for a file that was refused.
static int assert_honest(const Original *made, const char *text, size_t length, bool *torn) {
    static Problems problems;
    Text said = {0};
    int commands = -1;
    problems.count = problems.dropped = 0;
    Save *save = save_parse("f", text, length, &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert((save == NULL) == (problems.count > 0));
    if (save != NULL) {
        SaveReplay replay = save_replay(save, &said);
        ck_assert((replay.outcome == SAVE_GOOD) == (said.length == 0));
        if (replay.outcome == SAVE_GOOD) {
            commands = save->command_count;
            *torn = save->torn_line > 0;
            ck_assert_int_le(commands, match_log_count(made->match));
            for (int i = 0; i < commands; i++)
                ck_assert_uint_eq(save->command[i].hash, match_log(made->match, i)->hash);
            if (commands > 0)
                ck_assert_uint_eq(match_hash(replay.match), match_log(made->match, commands - 1)->hash);
        }
        match_destroy(replay.match);
    }
    save_destroy(save);
    text_finish(&said);
    return commands;
}

// Nearly nothing may pass: what people are called, what program wrote it, when, and the end of the last line.
START_TEST(no_flipped_bit_passes_for_another_game) {
    Original made = original(_i, SOME_COMMANDS);
    const size_t header = (size_t)(strchr(made.text, '\n') - made.text);
    for (size_t at = 0; at < made.length; at += at < header || at + 100 > made.length ? 1 : 23)
        for (int bit = 0; bit < 8; bit++) {
            bool torn = false;
            made.text[at] = (char)(made.text[at] ^ 1 << bit);
            const int commands = assert_honest(&made, made.text, made.length, &torn);
            made.text[at] = (char)(made.text[at] ^ 1 << bit);
            ck_assert_msg(commands < 0 || at < header || torn || commands == match_log_count(made.match),
                          "bit %d of byte %zu", bit, at);
        }
    forget(&made);
}
END_TEST

static int lines_in(const char *text, size_t length) {
    int lines = 0;
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    return lines;
}

// Is every object of the line closed? (No text in these games has a brace in it.)
static bool is_closed(const char *from, const char *to) {
    int open = 0;
    for (; from < to; from++)
        open += (*from == '{') - (*from == '}');
    return open == 0;
}

// How many commands there are in the first `length` bytes, if the last line needs no line end.
static int commands_in(const char *text, size_t length) {
    int commands = 0;
    const char *end = text + length;
    for (const char *at = text; at < end;) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop != NULL ? stop : end;
        commands += stop > at && is_closed(at, stop) && strncmp(at, "{\"seat\"", 7) == 0;
        at = stop + 1;
    }
    return commands;
}

// A killed program loses at most the line it was writing.
START_TEST(every_truncation_is_the_game_so_far) {
    Original made = original(_i, SOME_COMMANDS);
    const size_t header = (size_t)(strchr(made.text, '\n') - made.text);
    char *copy = malloc(made.length); // of the exact size, so that reading on is found
    for (size_t length = 0; length <= made.length; length++) {
        bool torn = false;
        char *cut = realloc(copy, length > 0 ? length : 1);
        ck_assert_ptr_nonnull(cut);
        copy = cut;
        memcpy(copy, made.text, length);
        const int commands = assert_honest(&made, copy, length, &torn);
        ck_assert_int_eq(commands, length < header ? -1 : commands_in(made.text, length));
        const bool whole = length > 0 && (made.text[length - 1] == '\n' || made.text[length] == '\n');
        ck_assert_msg(length < header || torn != whole, "after %zu bytes, line %d", length,
                      lines_in(made.text, length) + 1);
    }
    free(copy);
    forget(&made);
}
END_TEST

// ---- Faults, and what is said about them ----

typedef struct Fault {
    const char *what, *old, *new, *said; // `said`: how the first problem begins
} Fault;

static const Fault faults[] = {
    {"a scenario", "{\"stardeck\":2,", "{",
     "f:1:1: this is no saved game: its first line has no \"stardeck\""},
    {"a newer format", "\"stardeck\":2", "\"stardeck\":3",
     "f:1:13: this game was saved by a newer Stardeck, in format 3; this one reads up to format 2"},
    {"a key that only a newer one has", "\"program\"", "\"weather\":1,\"program\"",
     "f:1:15: this game was saved by a newer Stardeck: this one does not know \"weather\""},
    {"no format", "\"stardeck\":2", "\"stardeck\":\"2\"",
     "f:1:13: \"stardeck\" must be the number of the format"},
    {"another game", "\"tactics\"", "\"chess\"", "f:1:40: there is no game \"chess\""},
    {"other rules", "\"rules_version\":2", "\"rules_version\":7",
     "f:1:66: this game was played by version 7 of the rules of tactics; this Stardeck plays version 2"},
    {"other cards", "\"pack\":\"", "\"pack\":\"0000000000000000\",\"pakc\":\"",
     "f:1:75: this game was played with other cards of tactics than those here (pack 0000000000000000, not "},
    {"no hash", "\"pack\":\"", "\"pack\":\"X", "f:1:75: \"pack\" must be 16 digits from 0 to f, not \"X"},
    {"an unknown player", "[\"starfleet\"", "[\"starflet\"", "f:1:105: there is no faction \"starflet\""},
    {"a player twice", "[\"starfleet\"", "[\"romulan\"", "f:1:115: \"romulan\" plays already"},
    {"one player", "[\"starfleet\",\"romulan\"]", "[\"starfleet\"]", "f:1:"},
    {"an unknown key", "\"program\"", "\"progarm\"",
     "f:1:15: unknown key \"progarm\" in the first line; did you mean \"program\"?"},
    {"a key twice", "\"program\":\"1.2.3\",", "\"game\":\"tactics\",",
     "f:1:32: the key \"game\" is given twice"},
    {"too few at the table", "[\"human\",\"random\"]", "[\"human\"]",
     "f:1:134: \"who\" must have 2 entries, one a seat, not 1"},
    {"too many at the table", "[\"human\",\"random\"]", "[\"human\",\"random\",\"human\"]",
     "f:1:134: \"who\" must have 2 entries, one a seat, not 3"},
    {"too many names", "\"names\":[", "\"names\":[\"Eve\",", "f:1:161: \"names\" must have 2 entries"},
    {"captains for some", "\"names\":[", "\"captains\":[\"velara\"],\"names\":[",
     "f:1:164: \"captains\" must have 2 entries, one a seat, not 1"},
    {"captains that are none", "\"names\":[", "\"captains\":[\"\",7],\"names\":[",
     "f:1:168: \"captains\" must be a list of 2 texts of at most 31 bytes, not a number"},
    {"an unknown variant", "\"standard\"", "\"standart\"", "f:1:196: \"variant\" can't be \"standart\""},
    {"a seed with a fraction", "\"seed\":7", "\"seed\":7.5",
     "f:1:248: \"seed\" must be a whole number from 0"},
    {"a seed too large", "\"seed\":7", "\"seed\":\"18446744073709551616\"",
     "f:1:248: \"seed\" must be a whole"},
    {"an inexact seed", "\"seed\":7", "\"seed\":9007199254740993",
     "f:1:248: \"seed\" must be a whole number"},
    {"the short game of others", "\"short\":false", "\"short\":true", "f:1:104: the short game is for"},
    {"an unknown seat", "{\"seat\":\"starfleet\"", "{\"seat\":\"vulcan\"",
     "f:2:9: \"seat\" can't be \"vulcan\""},
    {"an unknown verb", "\"do\":\"play\"", "\"do\":\"plya\"",
     "f:2:26: \"do\" can't be \"plya\"; did you mean \"play\"?"},
    {"an unknown card", "\"card\":\"", "\"card\":\"x", "f:2:40: there is no card \"x"},
    {"an expected refusal", "\"do\":\"play\"", "\"error\":\"not_your_turn\",\"do\":\"play\"",
     "f:2:21: unknown key \"error\" in this \"play\""},
    {"a line of something else", "{\"seat\":\"starfleet\",\"do\":\"play\"",
     "[{\"seat\":\"starfleet\"}]\n{\"do\":\"play\"", "f:2:1: a line must be an object, not a list"},
    {"an empty line", "{\"seat\"", "\n{\"seat\"", "f:2:1: the line is empty; expected a JSON object"},
    {"a broken line", "\"do\":\"play\"", "\"do\" \"play\"",
     "f:2:26: expected \":\" after the key before this text"},
    {"going on after the end", "{\"seat\"", "{\"over\":true}\n{\"seat\"",
     "f:3:1: the game is over since line 2; nothing may follow"},
    {"an end that is none", "{\"seat\"", "{\"over\":false}\n{\"seat\"",
     "f:2:9: \"over\" must be true, not false"},
    {"a snapshot of another place", "{\"seat\"", "{\"at\":3,\"report\":{}}\n{\"seat\"",
     "f:2:7: \"at\" must be 0, the number of commands before it"},
    {"a snapshot of nothing", "{\"seat\"", "{\"at\":0}\n{\"seat\"",
     "f:2:1: a snapshot must have a \"report\""},
};

// `text` with the first `old` replaced; the caller frees it.
static char *replaced(const char *text, const char *old, const char *new) {
    const char *found = strstr(text, old);
    ck_assert_msg(found != NULL, "%s", old);
    Text out = {0};
    text_add_bytes(&out, text, (size_t)(found - text));
    text_add(&out, new);
    text_add(&out, found + strlen(old));
    return out.data;
}

// A game whose first command is starfleet's and plays a card.
static Original plain_game(int commands) {
    SetupOptions options = played_table[0];
    options.seed = 7;
    options.first = SEAT_NONE;
    Original made = {.match = played_game(&options, commands)};
    played_save(made.match, played_path("a.jsonl"));
    made.text = played_text(played_path("a.jsonl"), &made.length);
    return made;
}

START_TEST(faults_are_told_with_their_place) {
    static Problems problems;
    Original made = plain_game(4);
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        char *text = replaced(made.text, faults[i].old, faults[i].new);
        problems.count = problems.dropped = 0;
        Save *save = save_parse("f", text, strlen(text), &played_packs, SAVE_SAME_RULES, &problems);
        ck_assert_msg(save == NULL, "%s was accepted", faults[i].what);
        const char *said = played_said(&problems);
        ck_assert_msg(strncmp(said, faults[i].said, strlen(faults[i].said)) == 0, "%s: expected\n%s\ngot\n%s",
                      faults[i].what, faults[i].said, said);
        free(text);
    }
    forget(&made);
}
END_TEST

// Cards that differ in anything have another hash, which may differ in one digit only.
START_TEST(each_digit_of_the_cards_counts) {
    static Problems problems;
    Original made = plain_game(2);
    char *digit = strstr(made.text, "\"pack\":\"") + strlen("\"pack\":\"");
    for (int i = 0; i < 16; i++) {
        const char was = digit[i];
        digit[i] = was == '0' ? '1' : '0';
        problems.count = problems.dropped = 0;
        ck_assert_ptr_null(
            save_parse("f", made.text, made.length, &played_packs, SAVE_SAME_RULES, &problems));
        ck_assert_ptr_nonnull(strstr(played_said(&problems), "with other cards of tactics"));
        digit[i] = was;
    }
    forget(&made);
}
END_TEST

// The place behind so many lines.
static size_t behind(const char *text, int lines) {
    const char *at = text;
    for (; lines > 0; lines--)
        at = strchr(at, '\n') + 1;
    return (size_t)(at - text);
}

START_TEST(a_snapshot_says_where_it_lies) {
    static Problems problems;
    Original made = plain_game(4);
    for (int before = 0; before <= 4; before++)
        for (int at = 0; at <= 6; at++) {
            Text text = {0};
            const size_t place = behind(made.text, 1 + before);
            text_add_bytes(&text, made.text, place);
            text_printf(&text, "{\"at\":%d,\"report\":{}}\n%s", at, made.text + place);
            problems.count = problems.dropped = 0;
            Save *save = save_parse("f", text.data, text.length, &played_packs, SAVE_SAME_RULES, &problems);
            ck_assert_msg((save != NULL) == (at == before), "at %d after %d commands: %s", at, before,
                          played_said(&problems));
            save_destroy(save);
            text_finish(&text);
        }
    forget(&made);
}
END_TEST

// What cannot even be read: `said` is the end of the message.
static void assert_unreadable(const char *path, const char *said) {
    static Problems problems;
    problems.count = 0;
    ck_assert_ptr_null(save_load(path, &played_packs, SAVE_SAME_RULES, &problems));
    ck_assert_int_eq(problems.count, 1);
    ck_assert_str_eq(problems.item[0].file, path);
    ck_assert_str_eq(problems.item[0].message, said);
}

START_TEST(what_is_no_file_is_told) {
    assert_unreadable(played_path("a.jsonl"), "can't be opened: No such file or directory");
    assert_unreadable(played_folder, "can't be read: Is a directory");
    ck_assert_int_eq(mkfifo(played_path("a.jsonl"), 0600), 0);
    assert_unreadable(played_path("a.jsonl"), "this is no file");
}
END_TEST

START_TEST(all_faults_of_a_file_are_told) {
    static Problems problems;
    Original made = plain_game(4);
    char *one = replaced(made.text, "\"do\":\"play\"", "\"do\":\"plya\"");
    char *two = replaced(one, "\"do\":\"play\"", "\"do\":\"plyb\"");
    ck_assert_ptr_null(save_parse("f", two, strlen(two), &played_packs, SAVE_SAME_RULES, &problems));
    ck_assert_int_eq(problems.count, 2);
    free(two);
    free(one);
    forget(&made);
}
END_TEST

START_TEST(other_rules_can_be_watched) {
    static Problems problems;
    Original made = plain_game(30);
    char *rules = replaced(made.text, "\"rules_version\":2", "\"rules_version\":7");
    Save *save = save_parse("f", rules, strlen(rules), &played_packs, SAVE_OTHER_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    ck_assert_str_eq(
        text_string(&save->differs),
        "this game was played by version 7 of the rules of tactics; this Stardeck plays version 2\n");
    assert_replays(save, made.match);
    save_destroy(save);
    char *pack = strstr(rules, "\"pack\":\"") + strlen("\"pack\":\"");
    *pack = *pack == '0' ? '1' : '0';
    save = save_parse("f", rules, strlen(rules), &played_packs, SAVE_OTHER_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    ck_assert_ptr_nonnull(
        strstr(text_string(&save->differs), "\nthis game was played with other cards of tactics"));
    assert_replays(save, made.match);
    save_destroy(save);
    free(rules);
    forget(&made);
}
END_TEST

// ---- Games that go another way ----

// Replays the text and returns the outcome; what is said must begin with `said` and hold `also`.
static SaveOutcome outcome_of(const char *text, const char *said, const char *also) {
    static Problems problems;
    Text out = {0};
    problems.count = 0;
    Save *save = save_parse("f", text, strlen(text), &played_packs, SAVE_SAME_RULES, &problems);
    ck_assert_msg(save != NULL, "%s", played_said(&problems));
    SaveReplay replay = save_replay(save, &out);
    ck_assert_msg(strncmp(text_string(&out), said, strlen(said)) == 0, "%s", text_string(&out));
    ck_assert_msg(strstr(text_string(&out), also) != NULL, "%s", text_string(&out));
    match_destroy(replay.match);
    save_destroy(save);
    text_finish(&out);
    return replay.outcome;
}

START_TEST(the_first_difference_is_named) {
    Original made = plain_game(SOME_COMMANDS);
    char *seed = replaced(made.text, "\"seed\":7", "\"seed\":8");
    ck_assert_int_eq(outcome_of(seed, "after the set-up (line 1): expected the hash ", ""),
                     SAVE_SETUP_DIFFERS);
    // The third command plays in another row: the game goes on, and is another one at the next snapshot.
    const char *third = strchr(strchr(strchr(made.text, '\n') + 1, '\n') + 1, '\n') + 1;
    char row[] = "\"row\":1,\"hash\"", *place = strstr(third, "\"row\":");
    ck_assert_ptr_nonnull(place);
    memcpy(row, place, 7);
    char *moved = malloc(made.length + 1);
    memcpy(moved, made.text, made.length + 1);
    char *digit = moved + (place - made.text) + 6;
    *digit = *digit == '1' ? '2' : '1';
    ck_assert_int_eq(
        outcome_of(moved, "command 3 (line 4) {\"seat\":\"starfleet\",\"do\":\"play\"", "expected the hash "),
        SAVE_HASH_DIFFERS);
    free(moved);
    free(seed);
    forget(&made);
}
END_TEST

START_TEST(differing_fields_are_named) {
    Original made = plain_game(SOME_COMMANDS);
    const char *snapshot = strstr(made.text, "{\"at\":25");
    ck_assert_ptr_nonnull(snapshot);
    char *round =
        replaced(made.text, "\"report\":{\"phase\":\"deployment\"", "\"report\":{\"phase\":\"scoring\"");
    ck_assert_int_eq(
        outcome_of(round, "the hash after command 25 is right, but the snapshot in line 27 says otherwise:\n",
                   "phase: expected \"scoring\", got \"deployment\"\n"),
        SAVE_REPORT_DIFFERS);
    // The hash of the last command before the snapshot differs, and nothing that is shown.
    char *last = malloc(made.length + 1);
    memcpy(last, made.text, made.length + 1);
    char *hash = last + (snapshot - made.text) - 4;
    *hash = *hash == '0' ? '1' : '0';
    ck_assert_int_eq(
        outcome_of(last, "command 25 (line 26) ", "all that the snapshot in line 27 shows is the same"),
        SAVE_HASH_DIFFERS);
    // Both: the field is named.
    char *both = replaced(last, "\"report\":{\"phase\":\"deployment\"", "\"report\":{\"phase\":\"scoring\"");
    ck_assert_int_eq(outcome_of(both, "command 25 (line 26) ",
                                "what differs after command 25, where line 27 has a snapshot:\n"
                                "phase: expected \"scoring\", got \"deployment\"\n"),
                     SAVE_HASH_DIFFERS);
    free(both);
    free(last);
    free(round);
    forget(&made);
}
END_TEST

START_TEST(what_cannot_be_is_refused) {
    Original made = plain_game(4);
    Text end = {0};
    text_add(&end, made.text);
    text_add(&end, "{\"over\":true}\n");
    ck_assert_int_eq(outcome_of(text_string(&end), "line 6 says that the game is over, but ", "has to act"),
                     SAVE_END_DIFFERS);
    char *seat = replaced(made.text, "{\"seat\":\"starfleet\"", "{\"seat\":\"romulan\"");
    ck_assert_int_eq(outcome_of(seat, "command 1 (line 2) ", "is refused: not_your_turn"),
                     SAVE_COMMAND_REFUSED);
    free(seat);
    text_finish(&end);
    forget(&made);
}
END_TEST

// They change words that only the files of one game have.
static void add_tests_of_texts(TCase *tcase) {
    tcase_add_test(tcase, faults_are_told_with_their_place);
    tcase_add_test(tcase, each_digit_of_the_cards_counts);
    tcase_add_test(tcase, a_snapshot_says_where_it_lies);
    tcase_add_test(tcase, all_faults_of_a_file_are_told);
    tcase_add_test(tcase, other_rules_can_be_watched);
    tcase_add_test(tcase, the_first_difference_is_named);
    tcase_add_test(tcase, differing_fields_are_named);
    tcase_add_test(tcase, what_cannot_be_is_refused);
}

int test_save(void) {
    Suite *suite = suite_create("saved games");
    TCase *tcase = tcase_create("files");
    tcase_add_checked_fixture(tcase, played_start, played_stop);
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, games_of_every_table_come_back, 0, 6);
    tcase_add_test(tcase, older_formats_come_back);
    tcase_add_test(tcase, captains_come_back);
    tcase_add_test(tcase, every_seed_comes_back);
    tcase_add_loop_test(tcase, no_flipped_bit_passes_for_another_game, 0, 3);
    tcase_add_loop_test(tcase, every_truncation_is_the_game_so_far, 0, 2);
    tcase_add_test(tcase, what_is_no_file_is_told);
    if (tested_game() == &tested_tactics)
        add_tests_of_texts(tcase);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

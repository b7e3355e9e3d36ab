// SPDX-License-Identifier: MIT
// Observes the history. Whenever the evening is at rest its newest line is visible, however low the panel. In
// whole random games, on every table and in both languages, each line is a sentence with all placeholders
// filled in, never a missing key; and under a turn heading its verb agrees with the name in the heading:
// "Klingon", then "Wins", not "Win".
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/log_panel.h"
#include "core/utf8.h"
#include "data/words_store.h"
#include "engine/game.h"
#include "observer.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES 2
#define EVENTS 512 // of a command
#define LINES_LEAST 100

static GameLog game_log;
static EventList events;
static int lines, headed;

// "deck.log.draw": a point with a letter behind it.
static bool is_key(const char *text) {
    for (const char *at = text; (at = strchr(at, '.')) != NULL; at++)
        if (islower((unsigned char)at[1]))
            return true;
    return false;
}

static bool begins_well(const char *text) {
    char first[8] = "", capital[8];
    memcpy(first, text, utf8_length(text, strlen(text)));
    utf8_capitals(capital, sizeof capital, first);
    return strcmp(first, capital) == 0;
}

static bool is_many(const char *name) {
    const Words *words = evening_app->words;
    for (size_t i = 0; i < words->name_forms_count; i++)
        if (strcmp(words->name_forms[i].name, name) == 0)
            return words->name_forms[i].many;
    return false;
}

// Does the line begin with this verb, but for the capital letter?
static bool begins_with(const char *line, WordsPiece verb) {
    const size_t first = utf8_length(verb.at, verb.length), behind = verb.length - first;
    return strlen(line) > verb.length && strncmp(line + first, verb.at + first, behind) == 0 &&
           (tolower((unsigned char)line[0]) == tolower((unsigned char)verb.at[0])) &&
           strchr(" .:,", line[verb.length]) != NULL;
}

static bool is_same(WordsPiece a, WordsPiece b) {
    return a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

// A line that has lost its name begins with a verb, in the form that goes with the heading: of all the verbs
// that the language's sentences choose between, none in the other form.
static void check_number(const GameLogItem *item, const char *line) {
    const Words *words = evening_app->words;
    const char *name = seat_name(evening_app, item->turn);
    const bool many = is_many(name) && strcmp(words_get(words, WORDS_HEADED), WORDS_MANY) == 0;
    for (size_t i = 0; i < words->text.count; i++) {
        const WordsEntry *entry = &words->text.entry[i];
        WordsPlaceholder found;
        if (strncmp(entry->key, "event.", 6) != 0)
            continue;
        for (const char *at = entry->value; words_next_placeholder(at, &found); at = found.to)
            ck_assert_msg(found.one.at == NULL || is_same(found.one, found.many) ||
                              !begins_with(line, many ? found.one : found.many),
                          "event %d, below “%s”: “%s”", item->event.kind, name, line);
    }
    headed += is_many(name);
}

static void check_lines(void) {
    for (int i = 0; i < game_log.count; i++) {
        char text[LOG_LINE_MAX];
        const GameLogItem *item = game_log_item(&game_log, i);
        log_line(evening_app, evening_table(), item, text);
        ck_assert_msg(text[0] != 0 && strpbrk(text, "{}") == NULL && !is_key(text), "event %d: “%s”",
                      item->event.kind, text);
        ck_assert_msg(begins_well(text), "event %d begins with a small letter: “%s”", item->event.kind, text);
        char whole[LOG_LINE_MAX];
        evening_table()->game->show->sentence(evening_app, evening_table()->looks, item, whole);
        if (item->headed && item->turn != SEAT_NONE && strcmp(whole, text) != 0)
            check_number(item, text);
        lines++;
    }
}

static void note(const Match *match, const View *before) {
    ck_assert_int_eq(events.dropped, 0);
    game_log_record(&game_log, match, &events, 1, before);
    check_lines();
    game_log.count = 0;
}

static void play(int table, uint64_t seed) {
    static Command legal[COMMANDS_MAX];
    static View before;
    SetupOptions options = tested_game()->table[table];
    Text problem = {0};
    Rng rng;
    rng_seed(&rng, seed);
    options.seed = seed;
    events.count = 0;
    Match *match = match_create(&evening_catalog, &options, &events, &problem);
    ck_assert_msg(match != NULL, "%s", text_string(&problem));
    note(match, NULL);
    while (match_to_act(match) != SEAT_NONE) {
        int count = match_legal(match, legal, COMMANDS_MAX);
        count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
        const Command command = *tested_choice(evening_catalog.game, legal, count, &rng);
        match_view(match, SEAT_NONE, &before);
        events.count = 0;
        ck_assert_int_eq(match_submit(match, match_to_act(match), &command, &events), VERDICT_OK);
        note(match, &before);
    }
    match_destroy(match);
    text_finish(&problem);
}

static void speak(const char *language) {
    AppSettings wanted = evening_app->settings;
    text_copy(wanted.language, sizeof wanted.language, language);
    Text problem = {0};
    ck_assert(app_change_settings(evening_app, &wanted, &problem));
    text_finish(&problem);
}

// However low the panel is, the newest line is there.
static void check_low_panel(void) {
    static LogPanel panel;
    const int items = game_log_count(session_log(evening_app->session), evening_table()->log_until);
    log_panel_lay(evening_app, evening_table(), &panel, gfx_rect(0, 0, 150, 70), items);
    ck_assert(items == 0 || panel.rows > 0);
}

static bool check_panel(Rng *rng, int number) {
    (void)rng, (void)number;
    if (evening_table() != NULL)
        check_low_panel();
    return false;
}

const EveningObserver evening_log_lines = {.name = "log lines", .rest = check_panel};

// ---- whole games

static void begin(void) {
    const size_t bytes = evening_catalog.game->state_bytes;
    events = (EventList){.item = calloc(EVENTS, sizeof(Event)),
                         .capacity = EVENTS,
                         .states = calloc(EVENTS, bytes),
                         .state_bytes = bytes};
    if (events.item == NULL || events.states == NULL)
        abort();
}

static void end(void) {
    free(events.item);
    free(events.states);
}

START_TEST(every_line_is_a_whole_sentence) {
    static const char *const languages[] = {"en", "de"};
    lines = headed = 0;
    begin();
    for (int i = 0; i < 4; i++) {
        speak(languages[i % 2]);
        evening_nameless(i >= 2);
        evening_start(_i, 3, 1);
        evening_run();
        if (evening_table() == NULL) { // the curtain, where several sit there
            session_take_seat(evening_app->session);
            evening_run();
        }
        ck_assert_ptr_nonnull(evening_table());
        check_low_panel();
        for (uint64_t seed = 0; seed < GAMES; seed++)
            play(_i, 20 + seed + (i >= 2 ? GAMES : 0));
    }
    evening_nameless(false);
    // In some games factions have names in the plural.
    ck_assert(headed > 0 || (strcmp(evening_catalog.game->id, "tactics") != 0 &&
                             strcmp(evening_catalog.game->id, "star_empires") != 0));
    ck_assert_int_gt(lines, LINES_LEAST);
    end();
}
END_TEST

void evening_add_log_lines(TCase *tcase) {
    tcase_add_loop_test(tcase, every_line_is_a_whole_sentence, 0, tested_game()->table_count);
}

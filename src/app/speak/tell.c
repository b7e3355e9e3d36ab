// SPDX-License-Identifier: MIT
// What is told without being asked for: events, new cards, questions, the result. The sentences are those of
// the window.
#include "app/kit/action.h"
#include "app/kit/game_board.h"
#include "app/kit/game_table.h"
#include "app/kit/log_panel.h"
#include "app/kit/say.h"
#include "app/screens/result_parts.h"
#include "app/speak/compose.h"
#include "app/speak/speaker.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <string.h>

#define PARAGRAPH_MAX 500 // bytes, about; then a new line begins
#define RESUMED_LINES 12  // of the history, when a game goes on

// ---- the history

// The sentences of a part of the game follow one another in a line, under the name of whose turn it is.
typedef struct Paragraph {
    Text text;
    int part; // of the game; -1: none yet
} Paragraph;

static void end_paragraph(Speaker *speaker, Paragraph *paragraph) {
    say(speaker, text_string(&paragraph->text));
    text_clear(&paragraph->text);
}

static void begin_part(Speaker *speaker, Paragraph *paragraph, const GameLogItem *item) {
    end_paragraph(speaker, paragraph);
    paragraph->part = item->part;
    if (item->headed && item->turn != SEAT_NONE)
        text_printf(&paragraph->text, "%s:", seat_name(speaker->app, item->turn));
}

// Announces a round unless that or a later one has been announced.
static void announce(Speaker *speaker, uint8_t round, uint8_t *announced) {
    if (round <= *announced)
        return;
    say_fill(speaker, UI_TABLE_ROUND, NUM("round", round));
    *announced = round;
}

static void tell_item(Speaker *speaker, Paragraph *paragraph, int at, uint8_t *announced) {
    const GameLogItem *item = game_log_item(session_log(speaker->app->session), at);
    char text[LOG_LINE_MAX];
    if (item->round > *announced) {
        end_paragraph(speaker, paragraph);
        announce(speaker, item->round, announced);
    }
    if (paragraph->part != item->part || paragraph->text.length > PARAGRAPH_MAX)
        begin_part(speaker, paragraph, item);
    log_line(speaker->app, speaker->table, item, text);
    text_printf(&paragraph->text, "%s%s", paragraph->text.length > 0 ? " " : "", text);
}

static void tell_items(Speaker *speaker, int from, int to, uint8_t *announced) {
    Paragraph paragraph = {.part = -1};
    for (int i = from; i < to; i++)
        tell_item(speaker, &paragraph, i, announced);
    end_paragraph(speaker, &paragraph);
    text_finish(&paragraph.text);
}

static void greet(Speaker *speaker) {
    const SessionOptions *options = session_options(speaker->app->session);
    char text[LOG_LINE_MAX];
    if (speaker->greeted || speaker->resumed)
        return;
    speaker->greeted = true;
    for (Seat seat = 0; seat < options->setup.seats; seat++)
        if (options->captain[seat] != NULL) {
            const LogRow row = {.kind = LOG_GREETING, .item = seat - SEATS_MAX};
            log_greeting(speaker->app, &row, text);
            say(speaker, text);
        }
}

// The number of entries of the history that may be told now, and the number of the last of these events.
static int items_now(const App *app, unsigned *last) {
    const GameLog *log = session_log(app->session);
    const int count = game_log_count(log, session_last_seen_event(app->session));
    *last = count > 0 ? game_log_item(log, count - 1)->number : 0;
    return count;
}

static uint8_t round_now(const Speaker *speaker) {
    return game_story(speaker->table->game->game)->round(session_view(speaker->app->session)->bytes);
}

void tell_round(Speaker *speaker) {
    uint8_t announced = 0;
    announce(speaker, round_now(speaker), &announced);
}

// A new game, or a new round that brings something new, begins with the table.
static void tell_table_news(Speaker *speaker) {
    const GameSpeech *speech = speaker_speech(speaker);
    const Session *session = speaker->app->session;
    const uint8_t round = round_now(speaker);
    const Seat viewer = session_viewer(session);
    uint8_t *told = &speaker->table_told[viewer != SEAT_NONE ? viewer : 0];
    const bool due = *told == 0 || (speech->each_round && *told <= round);
    if (viewer == SEAT_NONE || speech->table == NULL || !due || session_stage(session) == SESSION_OVER)
        return;
    *told = (uint8_t)(round + 1);
    Text text = {0};
    speech->table(speaker->app, speaker->table, &text);
    say_lines(speaker, &text);
}

// The first entry of the history that whoever looks has not been told. Of a game that goes on after a break
// most was told then.
static int first_untold(Speaker *speaker, unsigned told, int count) {
    const int first = game_log_count(session_log(speaker->app->session), told);
    if (!speaker->resumed || told > 0 || count - first <= RESUMED_LINES)
        return first;
    say_word(speaker, UI_SPEAK_GOES_ON);
    return count - RESUMED_LINES;
}

void tell_news(Speaker *speaker) {
    const App *app = speaker->app;
    const Seat viewer = session_viewer(app->session);
    unsigned last;
    const int count = items_now(app, &last);
    const unsigned told = viewer != SEAT_NONE ? speaker->told[viewer] : speaker->told_anybody;
    uint8_t announced = speaker->round_told[viewer != SEAT_NONE ? viewer : 0];
    greet(speaker);
    tell_items(speaker, first_untold(speaker, told, count), count, &announced);
    if (viewer != SEAT_NONE && session_stage(app->session) != SESSION_OVER)
        announce(speaker, round_now(speaker), &announced);
    tell_table_news(speaker);
    speaker->told_anybody = last;
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (viewer == SEAT_NONE || viewer == seat) {
            speaker->told[seat] = last;
            speaker->round_told[seat] = announced;
        }
    tell_hand_news(speaker);
}

void tell_taken_back(Speaker *speaker) {
    unsigned last;
    items_now(speaker->app, &last);
    for (Seat seat = 0; seat < SEATS_MAX; seat++)
        if (speaker->told[seat] > last)
            speaker->told[seat] = last;
    if (speaker->told_anybody > last)
        speaker->told_anybody = last;
}

void tell_history(Speaker *speaker, int lines) {
    unsigned last;
    const int count = items_now(speaker->app, &last);
    uint8_t announced = 0;
    if (count == 0)
        say_word(speaker, UI_TABLE_LOG_EMPTY);
    tell_items(speaker, count > lines ? count - lines : 0, count, &announced);
}

// ---- the hand

void tell_hand_news(Speaker *speaker) {
    const App *app = speaker->app;
    const CardTable *table = speaker->table;
    const Seat seat = session_viewer(app->session);
    CardRef cards[ZONE_CARDS];
    uint8_t held[256] = {0}, before[256] = {0};
    char names[LOG_LINE_MAX * 4] = "";
    if (seat == SEAT_NONE || table->game->hand_zone == NO_ZONE)
        return;
    const int count = table->game->board->cards(table, table->view.bytes, table->game->hand_zone, cards);
    if (speaker->knows_hand[seat])
        memcpy(before, speaker->hand[seat], sizeof before);
    for (int i = 0; i < count; i++) {
        held[cards[i].card]++;
        if (cards[i].card < CARD_HIDDEN && held[cards[i].card] > before[cards[i].card])
            say_in_list(names, sizeof names, card_name(app, cards[i].card, cards[i].owner));
    }
    if (names[0] != '\0')
        say_fill(speaker, speaker->knows_hand[seat] ? UI_SPEAK_NEW_CARDS : UI_SPEAK_HAND,
                 STR("cards", names));
    memcpy(speaker->hand[seat], held, sizeof held);
    speaker->knows_hand[seat] = true;
}

void tell_hand_known(Speaker *speaker) {
    CardRef cards[ZONE_CARDS];
    const CardTable *table = speaker->table;
    const Seat seat = session_viewer(speaker->app->session);
    if (seat == SEAT_NONE || table->game->hand_zone == NO_ZONE)
        return;
    const int count = table->game->board->cards(table, table->view.bytes, table->game->hand_zone, cards);
    memset(speaker->hand[seat], 0, sizeof speaker->hand[seat]);
    for (int i = 0; i < count; i++)
        speaker->hand[seat][cards[i].card]++;
}

// ---- the question

// True if the text has exactly that line.
static bool has_line(const Text *text, const char *line, size_t length) {
    for (const char *at = text_string(text); *at != '\0'; at += *at == '\n') {
        const size_t has = strcspn(at, "\n");
        if (has == length && memcmp(at, line, length) == 0)
            return true;
        at += has;
    }
    return false;
}

// What belongs to the question: the attack, the place, the card that asks. Lines that were there at the
// question before, or have been said since a line was read, are left out unless `whole`.
static void tell_subject(Speaker *speaker, bool whole) {
    Text now = {0}, fresh = {0};
    if (speaker_speech(speaker)->question != NULL)
        speaker_speech(speaker)->question(speaker->app, speaker->table, &now);
    for (const char *at = text_string(&now); *at != '\0'; at += *at == '\n') {
        const size_t length = strcspn(at, "\n");
        if (whole || (!has_line(&speaker->asked, at, length) && !has_line(&speaker->said, at, length))) {
            text_add_bytes(&fresh, at, length);
            text_add(&fresh, "\n");
        }
        at += length;
    }
    say_lines(speaker, &fresh);
    text_finish(&speaker->asked);
    speaker->asked = now;
}

void tell_question(Speaker *speaker, const char *only, bool whole) {
    ActionBox box = {.count = 0};
    char text[400], alone[CHOICE_MAX + 80] = "";
    action_state(speaker->app, speaker->table, &box);
    // A title with a colon says already what the step is about.
    const bool steps = box.step[0] != '\0' && strchr(box.title, ':') == NULL;
    snprintf(text, sizeof text, "%s%s%s", box.title, steps ? ": " : "", steps ? box.step : "");
    const size_t length = strlen(text);
    if (length > 0 && length + 1 < sizeof text && strchr(".?!", text[length - 1]) == NULL)
        memcpy(text + length, ".", 2);
    if (only == NULL) {
        say(speaker, text);
        tell_subject(speaker, whole);
        return;
    }
    tell_subject(speaker, whole);
    ui_fill(speaker->app, alone, sizeof alone, UI_SPEAK_ONLY, STR("move", only));
    Text line = {0};
    text_printf(&line, "%s %s", text, alone);
    say_lines(speaker, &line);
}

// "3. Buy Ensign: Costs 1 XP"; "4. Move to Altair: 10 ways: Not explored yet." `added`: what the game adds is
// said in each line.
static void tell_row(Speaker *speaker, int row, bool added) {
    const Choices *choices = &speaker->choices;
    const int count = choices_in_row(choices, row);
    const char *more = added ? choices_added(choices, row) : "";
    char name[CHOICE_MAX], group[CHOICE_MAX + 60];
    Text line = {0};
    choices_name(choices, row, name);
    if (count > 1) {
        ui_fill(speaker->app, group, sizeof group, UI_SPEAK_GROUP, STR("name", name), NUM("count", count));
        text_printf(&line, "%d. %s%s%s", row + 1, group, more[0] != '\0' ? ": " : "", more);
    } else if (added) {
        text_printf(&line, "%d. %s", row + 1, name);
    } else {
        text_printf(&line, "%d. %.*s", row + 1, choices_first(choices, row)->named, name);
    }
    say_lines(speaker, &line);
}

void tell_choices(Speaker *speaker) {
    const Choices *choices = &speaker->choices;
    const char *all = choices->rows > 1 ? choices_added(choices, -1) : "";
    if (all[0] != '\0')
        say_fill(speaker, UI_SPEAK_ALL, STR("words", all));
    for (int row = 0; row < choices->rows; row++)
        tell_row(speaker, row, all[0] == '\0');
    if (compose_is_possible(choices))
        say(speaker, app_word(speaker->app, "speech.compose"));
}

// ---- the result

const char *speak_counted(const App *app, int number, char *out, size_t size) {
    const char *key = game_counted_key(app->catalog->game);
    if (key == NULL)
        snprintf(out, size, "%d", number);
    else if (strcmp(key, ui_word_key(UI_COMMON_COUNTED)) == 0)
        ui_fill(app, out, size, UI_SPEAK_POINTS, NUM("amount", number));
    else
        app_fill(app, out, size, key, NUM("amount", number));
    return out;
}

static void tell_line(Speaker *speaker, const ResultLine *line) {
    const App *app = speaker->app;
    char names[RESULT_NAMES_MAX], parts[400] = "", part[120], number[48];
    result_line_names(app, line, names);
    for (int i = 0; i < line->parts; i++) {
        snprintf(part, sizeof part, "%s %d", line->part[i].name, line->part[i].points);
        say_in_list(parts, sizeof parts, part);
    }
    char total[600];
    snprintf(total, sizeof total, "%s: %s%s%s%s", names,
             speak_counted(app, line->total, number, sizeof number), parts[0] != '\0' ? " (" : "", parts,
             parts[0] != '\0' ? ")." : ".");
    say(speaker, total);
    if (result_captain_comment(app, line) != NULL)
        say_fill(speaker, UI_TABLE_SAYS, STR("name", names), STR("words", result_captain_comment(app, line)));
}

void tell_result(Speaker *speaker) {
    App *app = speaker->app;
    ResultScreen result = {.count = 0};
    char text[2 * RESULT_NAMES_MAX], title[2 * RESULT_NAMES_MAX + 2];
    game_looks_update(&result.looks, app);
    result_collect(app, &result);
    result_winner_words(app, result.line, result.count, text);
    snprintf(title, sizeof title, "%s.", text);
    if (strstr(text_string(&speaker->said), title) == NULL) // the last event may have said so
        say(speaker, title);
    result_how_words(app, &result, text);
    say(speaker, text);
    for (int i = 0; i < result.count; i++)
        tell_line(speaker, &result.line[i]);
    for (int i = 0; i < result.facts; i++) {
        const ResultFact *fact = &result.fact[i];
        char line[400];
        const bool valued = fact->value[0] != '\0' && strstr(fact->text, fact->value) == NULL;
        const size_t length = strlen(fact->text);
        const bool ended = !valued && length > 0 && fact->text[length - 1] == '.';
        snprintf(line, sizeof line, "%s: %s%s%s%s", fact->title, fact->text, valued ? ": " : "",
                 valued ? fact->value : "", ended ? "" : ".");
        say(speaker, line);
    }
    game_looks_finish(&result.looks);
}

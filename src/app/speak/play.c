// SPDX-License-Identifier: MIT
// A game from decision to decision: the session's stages, and what is typed at each.
#include "app/kit/game_table.h"
#include "app/screens/handover_words.h"
#include "app/speak/compose.h"
#include "app/speak/speaker.h"
#include "engine/game_facts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- the table

const GameSpeech *speaker_speech(const Speaker *speaker) {
    static const GameSpeech none = {.table = NULL};
    return speaker->table->game->speech != NULL ? speaker->table->game->speech : &none;
}

bool speaker_follow_game(Speaker *speaker) {
    App *app = speaker->app;
    if (speaker->table != NULL) {
        table_screen.leave(app, speaker->table);
        free(speaker->table);
        speaker->table = NULL;
    }
    choices_free(&speaker->choices);
    memset(speaker->told, 0, sizeof speaker->told);
    memset(speaker->table_told, 0, sizeof speaker->table_told);
    memset(speaker->knows_hand, 0, sizeof speaker->knows_hand);
    memset(speaker->round_told, 0, sizeof speaker->round_told);
    text_clear(&speaker->asked);
    speaker->greeted = false;
    speaker->told_anybody = 0;
    if (app->session == NULL)
        return false;
    speaker->table = calloc(1, table_screen.state_bytes);
    if (speaker->table == NULL)
        return false;
    table_screen.enter(app, speaker->table);
    return true;
}

// ---- deciding

static void submit(Speaker *speaker, const Command *command) {
    App *app = speaker->app;
    const Command copy = *command; // it may point into what changes
    const Verdict verdict = session_can_lay(app->session, &copy) ? session_lay(app->session, &copy)
                                                                 : session_submit(app->session, &copy);
    char text[LOG_LINE_MAX];
    if (verdict != VERDICT_OK)
        say(speaker, table_refusal(app, speaker->table, &copy, verdict, text));
}

// One row: carried out, or opened if it is a group.
static void choose(Speaker *speaker, int row) {
    Choices *choices = &speaker->choices;
    if (choices_in_row(choices, row) == 1) {
        char name[CHOICE_MAX];
        const Choice *choice = choices_first(choices, row);
        snprintf(name, sizeof name, "%.*s", choice->named, choice->sentence);
        say(speaker, name);
        submit(speaker, &choices_first(choices, row)->command);
        return;
    }
    choices_open(choices, row);
    tell_choices(speaker);
}

static void choose_by_words(Speaker *speaker, const char *words) {
    Command composed;
    if (compose_is_possible(&speaker->choices) &&
        compose_read(speaker->app, &speaker->choices, words, &composed)) {
        submit(speaker, &composed);
        return;
    }
    const int found = choices_filter(&speaker->choices, words);
    if (found == 1)
        choose(speaker, 0);
    else if (found > 1)
        tell_choices(speaker);
    else
        say_fill(speaker, UI_SPEAK_NO_CHOICE, STR("words", words));
}

static void choose_by_number(Speaker *speaker, const char *line) {
    char *end;
    errno = 0;
    const long number = strtol(line, &end, 10);
    if (errno == 0 && number >= 1 && number <= speaker->choices.rows)
        choose(speaker, (int)number - 1);
    else
        say_fill(speaker, UI_SPEAK_WHICH, NUM("count", speaker->choices.rows));
}

static bool is_number(const char *line) {
    return line[0] != '\0' && line[strspn(line, "0123456789")] == '\0';
}

// The only thing that can be done; NULL: there is a choice, or something could be taken back instead of
// ending the turn.
static const Command *only_choice(const Speaker *speaker) {
    const Choices *choices = &speaker->choices;
    if (choices->count != 1)
        return NULL;
    const Command *command = &choices->item[0].command;
    const bool ends = game_verbs(choices->game)[command->verb].passes;
    return ends && session_undo_state(speaker->app->session) == UNDO_POSSIBLE ? NULL : command;
}

static void decide(Speaker *speaker) {
    char line[SPEAK_LINE_MAX];
    App *app = speaker->app;
    if (speaker->choices.item == NULL || speaker->version != session_version(app->session)) {
        speaker->version = session_version(app->session);
        if (!choices_fill(&speaker->choices, app, speaker->table)) {
            speaker->ended = true;
            return;
        }
        const Command *only = only_choice(speaker);
        tell_question(speaker, only != NULL ? speaker->choices.item[0].sentence : NULL, false);
        if (only != NULL) {
            submit(speaker, only_choice(speaker));
            return;
        }
        if (speaker->brief)
            say_fill(speaker, UI_SPEAK_COUNT, NUM("count", speaker->choices.count));
        else
            tell_choices(speaker);
    }
    if (!ask(speaker, line))
        return;
    if (line[0] == '\0') {
        choices_list_all(&speaker->choices);
        tell_question(speaker, NULL, true);
        tell_choices(speaker);
    } else if (is_number(line)) {
        choose_by_number(speaker, line);
    } else if (!order_obey(speaker, line)) {
        choose_by_words(speaker, line);
    }
}

// ---- the other stages

// Enter goes on; orders are obeyed.
static bool ask_to_go_on(Speaker *speaker, UiWord prompt) {
    char line[SPEAK_LINE_MAX];
    const unsigned version = session_version(speaker->app->session);
    say_word(speaker, prompt);
    while (ask(speaker, line) && line[0] != '\0') {
        if (!order_obey(speaker, line)) {
            say_fill(speaker, UI_SPEAK_NOTHING_TO_CHOOSE, STR("words", line));
            say_word(speaker, prompt);
        }
        if (speaker->leaves || version != session_version(speaker->app->session))
            return false;
    }
    return !speaker->ended;
}

static void end_turn(Speaker *speaker) {
    Session *session = speaker->app->session;
    const bool can_undo = session_undo_state(session) == UNDO_POSSIBLE;
    const bool shared = table_is_shared(speaker->app);
    if (!can_undo && !shared) {
        session_end_turn(session);
        return;
    }
    const bool answers = session_stage(session) == SESSION_END_TURN && !session_took_turn(session);
    const UiWord prompt = can_undo ? (answers ? UI_SPEAK_END_ANSWER : UI_SPEAK_END_TURN)
                                   : (answers ? UI_SPEAK_END_ANSWER_ONLY : UI_SPEAK_END_TURN_ONLY);
    if (ask_to_go_on(speaker, prompt))
        session_end_turn(session);
}

// Between two persons: what was said goes out of sight, and nobody's cards are told until the next one is
// there.
static void hand_over(Speaker *speaker) {
    App *app = speaker->app;
    char text[200];
    const Seat next = session_next_seat(app->session);
    text_clear(&speaker->said);
    text_clear(&speaker->asked);
    lines_clear();
    tell_news(speaker);
    say_fill(speaker, UI_SPEAK_HAND_OVER, STR("name", seat_name(app, next)));
    say(speaker, handover_question(app, text, sizeof text));
    if (ask_to_go_on(speaker, UI_SPEAK_HAND_OVER_KEY))
        session_take_seat(app->session);
}

static void step(Speaker *speaker) {
    Session *session = speaker->app->session;
    table_stand(speaker->app, speaker->table);
    if (session_stage(session) != SESSION_DECIDING)
        choices_free(&speaker->choices); // they name cards of a hand
    switch (session_stage(session)) {
    case SESSION_SHOWING:
    case SESSION_RECAP:
    case SESSION_SCORING:
        session_finish_showing(session);
        break;
    case SESSION_CURTAIN:
        hand_over(speaker);
        break;
    case SESSION_DECIDING:
        tell_news(speaker);
        decide(speaker);
        break;
    case SESSION_LAID:
    case SESSION_END_TURN:
        tell_news(speaker);
        end_turn(speaker);
        break;
    case SESSION_THINKING: // computers decide at once
    case SESSION_WATCHING:
    case SESSION_OVER:
        break;
    }
}

void play_game(Speaker *speaker) {
    const App *app = speaker->app;
    speaker->leaves = false;
    while (!speaker->ended && !speaker->leaves && session_stage(app->session) != SESSION_OVER)
        step(speaker);
    if (speaker->ended || speaker->leaves)
        return;
    table_stand(speaker->app, speaker->table);
    tell_news(speaker);
    tell_result(speaker);
}

// SPDX-License-Identifier: MIT
// The conversation: saying, asking, and what lies around the games.
#include "app/speak/speak.h"

#include "app/frame/frame.h"
#include "app/speak/speaker.h"
#include "app/speak/words_typed.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Adds text; a sentence that contains another one would end with two full stops: one is left out.
static void add_ended_once(const char *text, size_t length, Text *out) {
    for (size_t i = 0; i < length; i++)
        if (text[i] != '.' || i + 1 == length || text[i + 1] != '.')
            text_add_bytes(out, &text[i], 1);
}

// Signs that are seen but not read out become words: "3 › 5" is "3 to 5".
static void add_spoken(const Speaker *speaker, const char *text, Text *out) {
    static const char arrow[] = " › ";
    for (const char *sign; (sign = strstr(text, arrow)) != NULL; text = sign + strlen(arrow)) {
        add_ended_once(text, (size_t)(sign - text), out);
        text_printf(out, " %s ", ui_word(speaker->app, UI_SPEAK_TO));
    }
    add_ended_once(text, strlen(text), out);
}

void say(Speaker *speaker, const char *text) {
    if (text[0] == '\0')
        return;
    Text spoken = {0};
    add_spoken(speaker, text, &spoken);
    lines_say(text_string(&spoken));
    text_add(&speaker->said, text_string(&spoken));
    text_add(&speaker->said, "\n");
    text_finish(&spoken);
}

void say_lines(Speaker *speaker, Text *text) {
    while (text->length > 0 && text->data[text->length - 1] == '\n')
        text->data[--text->length] = '\0';
    say(speaker, text_string(text));
    text_finish(text);
}

void say_word(Speaker *speaker, UiWord word) {
    say(speaker, ui_word(speaker->app, word));
}

// Repeats what was said; it stays what was said last.
static void say_again(Speaker *speaker) {
    size_t length = speaker->said.length;
    while (length > 0 && speaker->said.data[length - 1] == '\n')
        speaker->said.data[--length] = '\0';
    if (length > 0)
        lines_say(speaker->said.data);
    speaker->said.length = length;
    text_add(&speaker->said, "\n");
}

bool ask(Speaker *speaker, char line[SPEAK_LINE_MAX]) {
    while (!speaker->ended) {
        const LineRead read = lines_read(line);
        if (read == LINE_ENDED || order_is(speaker, line, "quit")) {
            speaker->ended = true;
        } else if (read == LINE_READ && order_is(speaker, line, "again")) {
            say_again(speaker);
        } else {
            text_clear(&speaker->said);
            if (read == LINE_READ)
                return true;
            say_word(speaker, UI_SPEAK_TOO_LONG);
        }
    }
    return false;
}

// The number that the line is, from 0; -1: it is none of `count`.
static int number_typed(const char *line, int count) {
    char *end;
    errno = 0;
    const long number = strtol(line, &end, 10);
    return end != line && *end == '\0' && errno == 0 && number >= 1 && number <= count ? (int)number - 1 : -1;
}

static int name_typed(const char *line, const char *const *names, int count) {
    WordsFit best = WORDS_NOT;
    int found = -1;
    for (int i = 0; i < count; i++) {
        const WordsFit fit = words_fit_name(line, names[i]);
        if (fit > best)
            found = i;
        else if (fit == best && fit != WORDS_NOT)
            found = -1; // not clear
        best = fit > best ? fit : best;
    }
    return found;
}

// What can be typed at any list besides its lines. False: the line is none of it.
static bool obey_at_list(Speaker *speaker, const char *line, int count) {
    const char *about = order_about(speaker, line, "rules");
    if (order_is(speaker, line, "help")) {
        say_fill(speaker, UI_SPEAK_LIST_HELP, NUM("count", count));
        return true;
    }
    if (about == NULL || speaker->lists || speaker->app->session != NULL)
        return false;
    speaker->lists = true; // a list of chapters within a list of chapters leads nowhere
    if (speaker->sets_up)
        tell_rules(speaker, about);
    else
        menu_rules(speaker, about);
    speaker->lists = false;
    return true;
}

static void list_names(Speaker *speaker, const char *const *names, int count) {
    char text[600];
    for (int i = 0; i < count; i++) {
        snprintf(text, sizeof text, "%d. %s", i + 1, names[i]);
        say(speaker, text);
    }
}

int ask_which(Speaker *speaker, const char *const *names, int count) {
    char line[SPEAK_LINE_MAX];
    list_names(speaker, names, count);
    while (ask(speaker, line) && line[0] != '\0') {
        const int number = number_typed(line, count);
        const int chosen = number >= 0 ? number : name_typed(line, names, count);
        if (chosen >= 0)
            return chosen;
        if (obey_at_list(speaker, line, count))
            list_names(speaker, names, speaker->ended ? 0 : count);
        else
            say_fill(speaker, UI_SPEAK_WHICH_OF, STR("words", line), NUM("count", count));
    }
    return -1;
}

bool ask_whether(Speaker *speaker, UiWord question) {
    const char *const names[] = {ui_word(speaker->app, UI_COMMON_YES), ui_word(speaker->app, UI_COMMON_NO)};
    say_word(speaker, question);
    return ask_which(speaker, names, 2) == 0;
}

// ---- around the games

// What the window would show as a notice: broken settings, packs that are left out, another opponent.
static void say_notice(Speaker *speaker) {
    App *app = speaker->app;
    if (app->frame->next != &message_screen)
        return;
    app->frame->next = NULL;
    say(speaker, app_notice(app)->title);
    say(speaker, app_notice(app)->text);
    if (app_notice(app)->about_packs) // it names a screen
        say_word(speaker, UI_SPEAK_PACKS);
}

// A game that is begun at once comes before what the start has to tell, for instance that a pack is gone.
static void say_start_notice(Speaker *speaker) {
    AppFrame *frame = speaker->app->frame;
    const Screen *next = frame->next;
    if (preferences_notice(speaker->app))
        say_notice(speaker);
    frame->next = next;
}

static void leave_game(Speaker *speaker) {
    frame_end_game(speaker->app);
    frame_take_todays_cards(speaker->app);
    speaker_follow_game(speaker);
}

static void talk(Speaker *speaker) {
    lines_end_on_signals();
    say_word(speaker, UI_SPEAK_WELCOME);
    if (speaker->app->session != NULL)
        say_start_notice(speaker);
    while (!speaker->ended) {
        say_notice(speaker);
        if (speaker->app->session == NULL) {
            menu_step(speaker);
            continue;
        }
        if (speaker_follow_game(speaker))
            play_game(speaker);
        if (!speaker->ended)
            leave_game(speaker);
    }
    if (speaker->app->session != NULL && session_stage(speaker->app->session) != SESSION_OVER)
        say_word(speaker, app_game_fault(speaker->app) != NULL     ? UI_TABLE_LEAVE_UNSAVED
                          : app_game_file(speaker->app)[0] != '\0' ? UI_SPEAK_KEPT
                                                                   : UI_SPEAK_NOT_BEGUN);
    say_word(speaker, UI_SPEAK_BYE);
}

int speak_run(const AppOptions *options, Text *problem) {
    Speaker *speaker = calloc(1, sizeof *speaker);
    App *app = speaker != NULL ? app_open(options, problem) : NULL;
    if (app != NULL) {
        speaker->app = app;
        speaker->resumed = options->load != NULL;
        talk(speaker);
        frame_end_game(app);
        speaker_follow_game(speaker);
        choices_free(&speaker->choices);
        text_finish(&speaker->said);
        text_finish(&speaker->asked);
    } else if (speaker == NULL) {
        text_add(problem, "out of memory");
    }
    app_close(app);
    free(speaker);
    SDL_Quit();
    fflush(stdout);
    return app != NULL ? 0 : 2;
}

// SPDX-License-Identifier: MIT
// Building a game's explanation of a number.
#include "app/kit/explain.h"

#include <stdio.h>
#include <string.h>

#define REASONS_MAX 16

void explain_format_number(char out[16], int value, bool sign) {
    if (sign)
        snprintf(out, 16, "%s%d", value < 0 ? "\u2212" : value > 0 ? "+" : "", value < 0 ? -value : value);
    else
        snprintf(out, 16, "%d", value);
}

ExplainLine *explain_add(Explanation *out, const char *text) {
    ExplainLine *line = &out->line[out->count < EXPLAIN_LINES ? out->count++ : EXPLAIN_LINES - 1];
    memset(line, 0, sizeof *line);
    line->palette = -1;
    text_copy(line->text, sizeof line->text, text);
    return line;
}

ExplainLine *explain_add_number(Explanation *out, const char *text, int value, bool sign) {
    ExplainLine *line = explain_add(out, text);
    explain_format_number(line->value, value, sign);
    return line;
}

void explain_set_title(Explanation *out, const char *title, int value) {
    text_copy(out->title, sizeof out->title, title);
    explain_format_number(out->value, value, false);
}

void explain_set_foot(const App *app, Explanation *out, const char *key, int number) {
    say_number(app, out->foot, sizeof out->foot, key, number);
}

void explain_in_words(const Explanation *explanation, Text *out) {
    text_add(out, explanation->title);
    if (explanation->value[0] != '\0')
        text_printf(out, ": %s", explanation->value);
    for (int i = 0; i < explanation->count; i++) {
        const ExplainLine *line = &explanation->line[i];
        text_printf(out, "%s%s%s%s", i == 0 ? ". " : "; ", line->text, line->value[0] != '\0' ? " " : "",
                    line->value);
        if (line->note[0] != '\0')
            text_printf(out, " (%s)", line->note);
    }
    text_add(out, ".");
    if (explanation->foot[0] != '\0')
        text_printf(out, " %s", explanation->foot);
    text_add(out, "\n");
}

// ---- from the whole game

typedef struct Adding {
    const ExplainHistory *history;
    bool begun;
    int sum[REASONS_MAX];
} Adding;

static void add_event(void *context, const Event *event, const void *before, const void *after) {
    Adding *adding = context;
    const ExplainHistory *history = adding->history;
    if (!adding->begun) {
        adding->begun = true;
        adding->sum[0] = history->number(before != NULL ? before : after, history->which);
    }
    if (before != NULL)
        adding->sum[history->reason(event)] +=
            history->number(after, history->which) - history->number(before, history->which);
}

void explain_history(const App *app, const ExplainHistory *history, const void *now, Explanation *out) {
    Adding adding = {.history = history};
    const int number = history->number(now, history->which);
    int total = 0;
    if (history->reasons > REASONS_MAX || !session_replay_public(app->session, add_event, &adding))
        return;
    for (int i = 0; i < history->reasons; i++)
        total += adding.sum[i];
    if (!adding.begun) // nothing has happened yet
        adding.sum[0] = total = number;
    for (int i = 0; i < history->reasons && total == number; i++)
        if (i == 0 || adding.sum[i] != 0)
            explain_add_number(out, app_word(app, history->words[i]), adding.sum[i], i != 0);
}

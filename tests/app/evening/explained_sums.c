// SPDX-License-Identifier: MIT
// Observes that explained numbers add up, on the table of every game: the explanation's parts sum to the
// number above them.
#include "observer.h"

#include "app/kit/explain.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EIGHTHS 8

static const char *const minus = "\xE2\x88\x92";

// "12", "+3", "−2½", "4.6": in eighths. False: it is none, or not all of it is known ("7 + ?").
static bool read_number(const char *text, int *eighths, bool *has_sign) {
    static const char *const quarters[] = {"\xC2\xBC", "\xC2\xBD", "\xC2\xBE"};
    const bool negative = strncmp(text, minus, strlen(minus)) == 0;
    *has_sign = negative || text[0] == '+';
    text += negative ? strlen(minus) : text[0] == '+' ? 1 : 0;
    char *end;
    *eighths = (int)strtol(text, &end, 10) * EIGHTHS;
    if (end == text)
        return false;
    for (int i = 0; i < 3; i++)
        if (strcmp(end, quarters[i]) == 0) {
            *eighths += 2 * (i + 1);
            end += strlen(quarters[i]);
        }
    if ((*end == '.' || *end == ',') && end[1] != '\0' && end[2] == '\0') {
        *eighths += (EIGHTHS * (end[1] - '0') + 5) / 10;
        end += 2;
    }
    *eighths = negative ? -*eighths : *eighths;
    return *end == '\0';
}

static int checked, of_parts, most_lines;

// Parts are added and taken away from a number to begin with; a list without any sign is none of parts.
static void check_sum(const char *id, const Explanation *explanation) {
    int head, sum = 0;
    bool has_sign, is_sum = false;
    if (!read_number(explanation->value, &head, &has_sign))
        return;
    checked++;
    for (int i = 0; i < explanation->count; i++) {
        const ExplainLine *line = &explanation->line[i];
        int part;
        if (line->struck || line->value[0] == '\0')
            continue;
        if (!read_number(line->value, &part, &has_sign))
            return;
        sum += part;
        is_sum |= has_sign;
    }
    // What a target would bring to each who may take it are several numbers, not one.
    if (!is_sum || strncmp(id, "target:", 7) == 0)
        return;
    of_parts++;
    most_lines = explanation->count > most_lines ? explanation->count : most_lines;
    ck_assert_msg(sum == head, "%s, %s: the parts are %d eighths, and the number is %s", id,
                  explanation->title, sum, explanation->value);
}

static bool check_numbers(Rng *rng, int number) {
    (void)rng, (void)number;
    CardTable *table = evening_table();
    if (table == NULL || table->showing)
        return false;
    for (int i = 0; i < evening_app->hits.count; i++) {
        const Hit *hit = &evening_app->hits.item[i];
        Explanation explanation;
        memset(&explanation, 0, sizeof explanation);
        if (table->game->numbers->is_number(&hit->tag) &&
            table->game->numbers->explain(evening_app, table, &hit->tag, &explanation))
            check_sum(hit->id, &explanation);
    }
    return false;
}

static bool seen(void) {
    const bool enough = checked > 100 && of_parts > 30 && most_lines > 2;
    if (!enough)
        fprintf(stderr, "%d numbers, %d sums of at most %d parts\n", checked, of_parts, most_lines);
    return enough || tested_game() == &tested_wreckers; // its numbers explain nothing
}

const EveningObserver evening_explained_sums = {
    .name = "explained sums", .rest = check_numbers, .seen = seen};

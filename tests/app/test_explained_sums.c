// SPDX-License-Identifier: MIT
// Numbers that explain themselves add up, at the table of every game: what stands beside the parts is, with
// its signs, the number above them.
#include "first_frames.h"
#include "table_evening.h"

#include "app/kit/explain.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COMMANDS_MOST 260
#define EIGHTHS 8

// ---- numbers as they are written

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

static void check_numbers(void) {
    CardTable *table = evening_table();
    if (table == NULL || table->showing)
        return;
    for (int i = 0; i < evening_app->hits.count; i++) {
        const Hit *hit = &evening_app->hits.item[i];
        Explanation explanation;
        memset(&explanation, 0, sizeof explanation);
        if (table->game->is_number(&hit->tag) &&
            table->game->explain(evening_app, table, &hit->tag, &explanation))
            check_sum(hit->id, &explanation);
    }
}

START_TEST(parts_add_up_to_the_number) {
    checked = of_parts = most_lines = 0;
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 0;
    for (int table = 0; table < tested_game()->table_count && table < 4; table++) {
        Rng rng;
        rng_seed(&rng, (uint64_t)table + 5);
        evening_start(table, (uint64_t)table + 5, 63);
        for (int i = 0; i < COMMANDS_MOST; i++) {
            evening_run();
            check_numbers();
            if (!evening_act(&rng))
                break;
        }
    }
    evening_close();
    ck_assert_int_gt(checked, 100);
    ck_assert_int_gt(of_parts, 30);
    ck_assert_int_gt(most_lines, 2);
}
END_TEST

int test_explained_sums(void) {
    first_frames_only(true);
    Suite *suite = suite_create("explained sums");
    TCase *tcase = tcase_create("explained sums");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, parts_add_up_to_the_number);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

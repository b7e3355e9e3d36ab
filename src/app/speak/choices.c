// SPDX-License-Identifier: MIT
// Groups of commands, what they are called, and what typed words mean.
#include "app/speak/choices.h"

#include "app/kit/advice_words.h"
#include "app/kit/game_table.h"
#include "app/speak/words_typed.h"
#include "engine/game_facts.h"
#include "engine/limits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LISTED_WANTED 10        // groups are parted as long as no more lines are listed …
#define LISTED_MAX COMMANDS_MAX // … except the only one, which may become so many
#define LEVELS_MAX 8
#define WORDS_MAX 96 // of a sentence
#define ADDED ": "   // between the command and what the game adds to it

// ---- which belong together

// What two commands of a group may differ in, by the order in which they are told apart.
enum {
    BY_VERB_NAME,
    BY_VERB,
    BY_KEYS // and on: the verb's keys, first those with one value, then lists
};
#define BY_LISTS (BY_KEYS + VERB_KEYS_MAX)
#define BY_END (BY_LISTS + 1)

static const Verb *verb_of(const Choices *choices, int item) {
    return &game_verbs(choices->game)[choices->item[item].command.verb];
}

static bool differ(const Choices *choices, int a, int b, int by) {
    const Command *one = &choices->item[a].command, *other = &choices->item[b].command;
    if (by == BY_VERB_NAME)
        return strcmp(verb_of(choices, a)->name, verb_of(choices, b)->name) != 0;
    if (by == BY_VERB)
        return one->verb != other->verb;
    if (by == BY_LISTS)
        return one->count != other->count || memcmp(one->list, other->list, sizeof one->list) != 0;
    const CommandKey *key = &verb_of(choices, a)->keys[by - BY_KEYS];
    return key->key != NULL && key->kind != KEY_DECLINE && key->field != COMMAND_LIST &&
           command_value(one, key->field) != command_value(other, key->field);
}

static bool is_listed(const Choices *choices, int item) {
    return choices->item[item].level >= choices->level;
}

// By what a row's commands differ first; BY_END: by nothing.
static int row_differs_by(const Choices *choices, int row) {
    for (int by = BY_VERB_NAME; by < BY_END; by++) {
        int first = -1;
        for (int i = 0; i < choices->count; i++) {
            if (choices->item[i].row != row)
                continue;
            first = first < 0 ? i : first;
            if (differ(choices, first, i, by))
                return by;
        }
    }
    return BY_END;
}

// Parts the row by that difference; returns how many rows more there are. The new ones are numbered from
// `next` on; with `next` -1 they are only counted.
static int part_row(Choices *choices, int row, int next) {
    const int by = row_differs_by(choices, row);
    int parts = 0;
    for (int i = 0; i < choices->count; i++) {
        if (choices->item[i].row != row)
            continue;
        int like = -1;
        for (int k = 0; k < i && like < 0; k++)
            if (choices->item[k].was == row && is_listed(choices, k) && !differ(choices, k, i, by))
                like = k;
        choices->item[i].was = row;
        choices->item[i].part = like >= 0 ? choices->item[like].part : parts++;
    }
    for (int i = 0; i < choices->count; i++) {
        Choice *choice = &choices->item[i];
        if (choice->was != row)
            continue;
        choice->was = -1;
        if (next >= 0 && choice->part > 0)
            choice->row = next + choice->part - 1;
    }
    return parts > 0 ? parts - 1 : 0;
}

// The row with most commands that can still be parted; -1: none.
static int row_to_part(const Choices *choices, const bool *whole) {
    int most = 1, found = -1;
    for (int row = 0; row < choices->rows; row++) {
        const int count = choices_in_row(choices, row);
        if (count <= most || whole[row])
            continue;
        most = count;
        found = row;
    }
    return found;
}

// True if their commands are of one verb and differ by the same.
static bool rows_are_alike(const Choices *choices, int a, int b) {
    return choices_first(choices, a)->command.verb == choices_first(choices, b)->command.verb &&
           row_differs_by(choices, a) == row_differs_by(choices, b);
}

// Groups that differ by the same are parted together or not at all, so that a list is even.
static void part_like(Choices *choices, int like, bool *whole) {
    const int rows = choices->rows, most = rows == 1 ? LISTED_MAX : LISTED_WANTED;
    int more = 0;
    for (int row = 0; row < rows; row++)
        if (!whole[row] && rows_are_alike(choices, row, like))
            more += part_row(choices, row, -1);
    const bool parts = more > 0 && rows + more <= most;
    bool meant[LISTED_MAX];
    for (int row = 0; row < rows; row++)
        meant[row] = !whole[row] && rows_are_alike(choices, row, like);
    for (int row = 0; row < rows; row++) {
        if (!meant[row])
            continue;
        if (parts)
            choices->rows += part_row(choices, row, choices->rows);
        else
            whole[row] = true;
    }
}

// Numbers the rows by the order of their first commands.
static void number_rows(Choices *choices) {
    int number[LISTED_MAX], numbered = 0;
    for (int row = 0; row < choices->rows && row < LISTED_MAX; row++)
        number[row] = -1;
    for (int i = 0; i < choices->count; i++) {
        int *row = &choices->item[i].row;
        if (*row < 0 || *row >= LISTED_MAX)
            continue;
        if (number[*row] < 0)
            number[*row] = numbered++;
        *row = number[*row];
    }
}

// The largest group is parted first, as long as the list stays short; the first time whatever it takes.
static void make_rows(Choices *choices) {
    bool whole[LISTED_MAX] = {false}; // can't be parted
    choices->rows = 1;
    for (int i = 0; i < choices->count; i++) {
        choices->item[i].row = is_listed(choices, i) ? 0 : -1;
        choices->item[i].was = -1;
    }
    for (int row; (row = row_to_part(choices, whole)) >= 0;)
        part_like(choices, row, whole);
    number_rows(choices);
}

// ---- filling

// Two commands that sound alike are told apart by a number.
static void number_alike(Choices *choices) {
    for (int i = 0; i < choices->count; i++) {
        int alike = 1;
        char *sentence = choices->item[i].sentence;
        for (int k = i + 1; k < choices->count; k++)
            if (strcmp(choices->item[k].sentence, sentence) == 0) {
                char number[16];
                snprintf(number, sizeof number, " (%d)", ++alike);
                const size_t length = strlen(choices->item[k].sentence);
                if (length + strlen(number) < CHOICE_MAX)
                    memcpy(choices->item[k].sentence + length, number, strlen(number) + 1);
            }
    }
}

static void say_command(const App *app, const CardTable *table, Choice *choice) {
    const GameSpeech *speech = table->game->speech;
    char sentence[LOG_LINE_MAX], more[SPEECH_MORE_MAX] = "";
    if (speech == NULL || speech->name == NULL || !speech->name(app, table, &choice->command, sentence))
        advice_command(app, table->game, &table->view, &choice->command, sentence);
    if (speech != NULL && speech->command != NULL)
        speech->command(app, table, &choice->command, more);
    choice->named = (int)strlen(sentence);
    snprintf(choice->sentence, CHOICE_MAX, "%s%s%s", sentence, more[0] != '\0' ? ADDED : "", more);
}

bool choices_fill(Choices *choices, const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    choices_free(choices);
    choices->game = table->game->game;
    choices->item = calloc((size_t)legal.count + 1, sizeof *choices->item);
    if (choices->item == NULL)
        return false;
    for (int i = 0; i < legal.count; i++) {
        Choice *choice = &choices->item[choices->count];
        if (game_verbs(choices->game)[legal.item[i].verb].resigns)
            continue;
        choice->command = legal.item[i];
        say_command(app, table, choice);
        choices->count++;
    }
    number_alike(choices);
    make_rows(choices);
    return true;
}

void choices_free(Choices *choices) {
    free(choices->item);
    *choices = (Choices){.item = NULL};
}

// ---- rows

int choices_in_row(const Choices *choices, int row) {
    int count = 0;
    for (int i = 0; i < choices->count; i++)
        count += choices->item[i].row == row;
    return count;
}

const Choice *choices_first(const Choices *choices, int row) {
    for (int i = 0; i < choices->count; i++)
        if (choices->item[i].row == row)
            return &choices->item[i];
    return NULL;
}

// ---- names of groups: the words that all sentences share, in order, and "…" for the others

typedef struct Word {
    const char *at;
    size_t length;
    bool gap; // something else stands before it
} Word;

typedef struct Pattern {
    Word word[WORDS_MAX];
    int count;
    bool gap; // … at its end
} Pattern;

// Of the words that name the command.
static void split(Pattern *pattern, const Choice *choice) {
    const char *end = choice->sentence + choice->named;
    *pattern = (Pattern){.count = 0};
    for (const char *at = choice->sentence; at < end && pattern->count < WORDS_MAX;) {
        const size_t length = strcspn(at, " "), left = (size_t)(end - at);
        if (length > 0)
            pattern->word[pattern->count++] = (Word){.at = at, .length = length < left ? length : left};
        at += length;
        at += strspn(at, " ");
    }
}

static bool same_word(const Word *a, const Word *b) {
    return a->length == b->length && memcmp(a->at, b->at, a->length) == 0;
}

// Leaves of `pattern` the longest sequence of words that `with` has too.
static void keep_shared(Pattern *pattern, const Pattern *with) {
    static uint8_t longest[WORDS_MAX + 1][WORDS_MAX + 1];
    memset(longest, 0, sizeof longest);
    for (int i = pattern->count - 1; i >= 0; i--)
        for (int k = with->count - 1; k >= 0; k--) {
            const uint8_t skip =
                longest[i + 1][k] > longest[i][k + 1] ? longest[i + 1][k] : longest[i][k + 1];
            longest[i][k] =
                same_word(&pattern->word[i], &with->word[k]) ? (uint8_t)(longest[i + 1][k + 1] + 1) : skip;
        }
    Pattern kept = {.count = 0};
    bool gap = false;
    int i = 0, k = 0;
    while (i < pattern->count && k < with->count) {
        gap = gap || pattern->word[i].gap;
        if (same_word(&pattern->word[i], &with->word[k])) {
            kept.word[kept.count] = pattern->word[i++];
            kept.word[kept.count++].gap = gap;
            gap = false;
            k++;
        } else {
            gap = true;
            if (longest[i + 1][k] >= longest[i][k + 1])
                i++;
            else
                k++;
        }
    }
    kept.gap = gap || pattern->gap || i < pattern->count || k < with->count;
    *pattern = kept;
}

static void write_pattern(const Pattern *pattern, char out[CHOICE_MAX]) {
    size_t used = 0;
    out[0] = '\0';
    for (int i = 0; i < pattern->count && used < CHOICE_MAX; i++) {
        const Word *word = &pattern->word[i];
        used += (size_t)snprintf(out + used, CHOICE_MAX - used, "%s%s%.*s", i > 0 ? " " : "",
                                 word->gap ? "… " : "", (int)word->length, word->at);
    }
    if (pattern->gap && used < CHOICE_MAX - 4)
        used += (size_t)snprintf(out + used, CHOICE_MAX - used, "%s…", used > 0 ? " " : "");
    // "with Warp: …" says no more than "with Warp".
    static const char tail[] = ADDED "…";
    if (used > sizeof tail && strcmp(out + used - (sizeof tail - 1), tail) == 0)
        out[used - (sizeof tail - 1)] = '\0';
}

void choices_name(const Choices *choices, int row, char out[CHOICE_MAX]) {
    Pattern pattern = {.count = 0}, other;
    const Choice *first = choices_first(choices, row);
    if (choices_in_row(choices, row) == 1) {
        text_copy(out, CHOICE_MAX, first->sentence);
        return;
    }
    split(&pattern, first);
    for (int i = 0; i < choices->count; i++)
        if (choices->item[i].row == row) {
            split(&other, &choices->item[i]);
            keep_shared(&pattern, &other);
        }
    write_pattern(&pattern, out);
}

static const char *added(const Choice *choice) {
    const char *rest = choice->sentence + choice->named;
    return strncmp(rest, ADDED, strlen(ADDED)) == 0 ? rest + strlen(ADDED) : "";
}

const char *choices_added(const Choices *choices, int row) {
    const char *like = NULL;
    for (int i = 0; i < choices->count; i++) {
        const Choice *choice = &choices->item[i];
        if (row < 0 ? choice->row < 0 : choice->row != row)
            continue;
        if (like != NULL && strcmp(like, added(choice)) != 0)
            return "";
        like = added(choice);
    }
    return like != NULL ? like : "";
}

// ---- narrowing down

void choices_open(Choices *choices, int row) {
    if (choices->level == LEVELS_MAX)
        return;
    choices->level++;
    for (int i = 0; i < choices->count; i++)
        if (choices->item[i].row == row)
            choices->item[i].level = choices->level;
    make_rows(choices);
}

bool choices_back(Choices *choices) {
    if (choices->level == 0)
        return false;
    choices->level--;
    for (int i = 0; i < choices->count; i++)
        if (choices->item[i].level > choices->level)
            choices->item[i].level = choices->level;
    make_rows(choices);
    return true;
}

void choices_list_all(Choices *choices) {
    while (choices_back(choices))
        ;
}

int choices_filter(Choices *choices, const char *words) {
    int best = 0, count = 0;
    for (int i = 0; i < choices->count; i++) {
        const int how = (int)words_fit_name(words, choices->item[i].sentence);
        best = how > best ? how : best;
    }
    if (best == 0)
        return 0;
    choices_list_all(choices);
    choices->level = 1;
    for (int i = 0; i < choices->count; i++)
        if ((int)words_fit_name(words, choices->item[i].sentence) == best) {
            choices->item[i].level = 1;
            count++;
        }
    make_rows(choices);
    return count;
}

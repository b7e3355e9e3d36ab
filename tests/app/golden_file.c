// SPDX-License-Identifier: MIT
#include "golden_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MARK "== "
#define AS ", as "
#define DIFFERS_MOST 0.7 // parts of a section that another one may lack, so that it is worth while

static void *checked(void *memory) {
    if (memory == NULL)
        abort();
    return memory;
}

// ---- sections

static void add_line(GoldenSection *section, const char *line, size_t length) {
    section->line = checked(realloc(section->line, (size_t)(section->count + 1) * sizeof *section->line));
    char *copy = checked(malloc(length + 1));
    memcpy(copy, line, length);
    copy[length] = '\0';
    section->line[section->count++] = copy;
}

static int by_text(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

// In order, none twice.
static void settle(GoldenSection *section) {
    int kept = 0;
    if (section->count > 0)
        qsort(section->line, (size_t)section->count, sizeof *section->line, by_text);
    for (int i = 0; i < section->count; i++)
        if (kept > 0 && strcmp(section->line[kept - 1], section->line[i]) == 0)
            free(section->line[i]);
        else
            section->line[kept++] = section->line[i];
    section->count = kept;
}

static GoldenSection *add_section(GoldenFile *file, const char *head) {
    file->section = checked(realloc(file->section, (size_t)(file->count + 1) * sizeof *file->section));
    GoldenSection *section = &file->section[file->count++];
    *section = (GoldenSection){.count = 0};
    text_copy(section->head, sizeof section->head, head);
    return section;
}

static void add_lines(GoldenSection *section, const char *lines) {
    for (const char *at = lines; *at != '\0'; at += strcspn(at, "\n"), at += *at == '\n')
        if (*at != '\n')
            add_line(section, at, strcspn(at, "\n"));
    settle(section);
}

void golden_add(GoldenFile *file, const char *head, const char *lines) {
    add_lines(add_section(file, head), lines);
}

const GoldenSection *golden_find(const GoldenFile *file, const char *head) {
    for (int i = 0; i < file->count; i++)
        if (strcmp(file->section[i].head, head) == 0)
            return &file->section[i];
    return NULL;
}

void golden_free(GoldenFile *file) {
    for (int i = 0; i < file->count; i++) {
        for (int line = 0; line < file->section[i].count; line++)
            free(file->section[i].line[line]);
        free(file->section[i].line);
    }
    free(file->section);
    *file = (GoldenFile){0};
}

// ---- two of them side by side

typedef void (*Differs)(void *context, char sign, const char *line);

static int compare(const GoldenSection *one, const GoldenSection *other, Differs differs, void *context) {
    int i = 0, j = 0, count = 0;
    while (i < one->count || j < other->count) {
        const int order = i == one->count ? 1 : j == other->count ? -1 : strcmp(one->line[i], other->line[j]);
        if (order != 0) {
            count++;
            differs(context, order < 0 ? '-' : '+', order < 0 ? one->line[i] : other->line[j]);
        }
        i += order <= 0;
        j += order >= 0;
    }
    return count;
}

static void tell(void *context, char sign, const char *line) {
    int *left = context;
    if ((*left)-- > 0)
        printf("%c%s\n", sign, line);
}

static void say_nothing(void *context, char sign, const char *line) {
    (void)context, (void)sign, (void)line;
}

bool golden_differs(const GoldenSection *wanted, const GoldenSection *found) {
    return compare(wanted, found, say_nothing, NULL) > 0;
}

void golden_tell(const GoldenSection *wanted, const GoldenSection *found, int most) {
    int left = most;
    compare(wanted, found, tell, &left);
    if (left < 0)
        printf("… and %d lines more\n", -left);
}

// ---- writing

static void write_difference(void *context, char sign, const char *line) {
    text_printf(context, "%s%s\n", sign == '-' ? "-" : "", line);
}

// The earlier one that has the most in common with it; NULL: it is written as a whole.
static const GoldenSection *base_of(const GoldenFile *file, int index) {
    const GoldenSection *section = &file->section[index], *base = NULL;
    int least = (int)(DIFFERS_MOST * section->count);
    for (int i = 0; i < index; i++) {
        const int differing = compare(&file->section[i], section, say_nothing, NULL);
        if (differing < least) {
            least = differing;
            base = &file->section[i];
        }
    }
    return base;
}

bool golden_write(const GoldenFile *file, const char *path, const char *title) {
    const GoldenSection nothing = {.count = 0};
    Text text = {0};
    text_add(&text, title);
    for (int i = 0; i < file->count; i++) {
        const GoldenSection *section = &file->section[i], *base = base_of(file, i);
        text_printf(&text, "\n" MARK "%s%s%s\n", section->head, base != NULL ? AS : "",
                    base != NULL ? base->head : "");
        compare(base != NULL ? base : &nothing, section, write_difference, &text);
    }
    FILE *out = fopen(path, "wb");
    bool good = !text.failed && out != NULL && fwrite(text.data, 1, text.length, out) == text.length;
    good &= out != NULL && fclose(out) == 0;
    text_finish(&text);
    return good;
}

// ---- reading

static void take_away(GoldenSection *section, const char *line) {
    for (int i = 0; i < section->count; i++)
        if (strcmp(section->line[i], line) == 0) {
            free(section->line[i]);
            section->line[i] = section->line[--section->count];
            return;
        }
}

static GoldenSection *open_section(GoldenFile *file, char *head) {
    char *as = strstr(head, AS);
    if (as != NULL)
        *as = '\0';
    GoldenSection *section = add_section(file, head);
    const GoldenSection *base = as != NULL ? golden_find(file, as + strlen(AS)) : NULL;
    for (int i = 0; base != NULL && i < base->count; i++)
        add_line(section, base->line[i], strlen(base->line[i]));
    return section;
}

static void read_lines(GoldenFile *file, char *text) {
    GoldenSection *section = NULL;
    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
        if (strncmp(line, MARK, strlen(MARK)) == 0)
            section = open_section(file, line + strlen(MARK));
        else if (section != NULL && line[0] == '-')
            take_away(section, line + 1);
        else if (section != NULL)
            add_line(section, line, strlen(line));
    for (int i = 0; i < file->count; i++)
        settle(&file->section[i]);
}

bool golden_read(GoldenFile *file, const char *path) {
    FILE *in = fopen(path, "rb");
    Text text = {0};
    char part[4096];
    size_t got;
    while (in != NULL && (got = fread(part, 1, sizeof part, in)) > 0)
        text_add_bytes(&text, part, got);
    if (in != NULL)
        fclose(in);
    if (text.length > 0)
        read_lines(file, text.data);
    text_finish(&text);
    return in != NULL;
}

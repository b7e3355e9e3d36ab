// SPDX-License-Identifier: MIT
// Parses options by tables, with suggestions for misspelled ones.
#include "cli/options.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define NAMES_MAX 32

// Appends "(see stardeck simulate --help)", with which every usage message ends, and prints it.
static int usage_error(const Usage *usage, Text *message) {
    text_printf(message, " (see %s --help)", usage->command);
    say_error(EXIT_USAGE, "%s", text_string(message));
    text_finish(message);
    return EXIT_USAGE;
}

bool options_number(const char *text, uint64_t max, uint64_t *number) {
    uint64_t value = 0;
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        if (*text < '0' || *text > '9')
            return false;
        const uint64_t digit = (uint64_t)(*text - '0');
        if (digit > max || value > (max - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}

static bool is_word(const char *value, const char *const words[]) {
    for (size_t i = 0; words[i] != NULL; i++)
        if (strcmp(words[i], value) == 0)
            return true;
    return false;
}

static bool read_size(const Option *option, const char *value, OptionSize *size) {
    char width[16];
    uint64_t w, h;
    const char *x = strchr(value, 'x');
    if (x == NULL || (size_t)(x - value) >= sizeof width)
        return false;
    memcpy(width, value, (size_t)(x - value));
    width[x - value] = '\0';
    if (!options_number(width, option->max, &w) || !options_number(x + 1, option->max, &h) ||
        w < option->min || h < option->min)
        return false;
    *size = (OptionSize){.width = (int)w, .height = (int)h};
    return true;
}

static bool add_text(OptionTexts *texts, const char *value) {
    size_t count = 0;
    while (texts->item[count] != NULL)
        count++;
    if (count == OPTION_TEXTS_MAX || *value == '\0')
        return false;
    texts->item[count] = value;
    return true;
}

// Stores the value; false if it is not allowed.
static bool store(const Option *option, const char *value, void *values) {
    char *const place = (char *)values + option->offset;
    uint64_t number;
    OptionSize size;
    switch (option->kind) {
    case OPTION_FLAG:
        *(bool *)(void *)place = true;
        return true;
    case OPTION_TEXT:
        memcpy(place, &value, sizeof value);
        return *value != '\0';
    case OPTION_TEXTS:
        return add_text((OptionTexts *)(void *)place, value);
    case OPTION_WORD:
        memcpy(place, &value, sizeof value);
        return is_word(value, option->words);
    case OPTION_NUMBER:
        if (!options_number(value, option->max, &number) || number < option->min)
            return false;
        memcpy(place, &number, sizeof number);
        return true;
    case OPTION_SIZE:
        if (!read_size(option, value, &size))
            return false;
        memcpy(place, &size, sizeof size);
        return true;
    }
    return false;
}

// Appends which values the option allows, as the end of a sentence.
static void add_allowed(const Option *option, const char *value, Text *out) {
    switch (option->kind) {
    case OPTION_FLAG:
        text_add(out, "it takes no value");
        break;
    case OPTION_TEXT:
        text_printf(out, "it takes %s", option->value);
        break;
    case OPTION_TEXTS:
        text_printf(out, "it takes %s, at most %d times: so many packs can lie upon one another",
                    option->value, OPTION_TEXTS_MAX);
        break;
    case OPTION_WORD:
        text_add(out, "allowed: ");
        say_list(out, option->words);
        if (value != NULL)
            say_nearest(out, value, option->words);
        break;
    case OPTION_NUMBER:
        text_printf(out, "it takes a whole number from %" PRIu64 " to %" PRIu64, option->min, option->max);
        break;
    case OPTION_SIZE:
        text_printf(out, "it takes WIDTHxHEIGHT in pixels, each from %" PRIu64 " to %" PRIu64, option->min,
                    option->max);
        break;
    }
}

static int unknown_option(const Usage *usage, const char *given) {
    const char *names[NAMES_MAX] = {"help"};
    size_t count = 1;
    for (const Option *option = usage->options; option->name != NULL && count + 1 < NAMES_MAX; option++)
        names[count++] = option->name;
    char name[64];
    const char *start = given + strspn(given, "-");
    text_copy(name, sizeof name, start);
    name[strcspn(name, "=")] = '\0';
    const char *nearest = text_nearest(name, names, count);
    Text message = {0};
    text_printf(&message, "unknown option '%.*s'", (int)(start - given + (int)strcspn(start, "=")), given);
    if (nearest != NULL)
        text_printf(&message, "; did you mean '--%s'?", nearest);
    return usage_error(usage, &message);
}

// By its name, or, if that is one byte long and stands behind one dash, by its letter.
static const Option *find_option(const Usage *usage, const char *name, size_t length, bool is_letter) {
    for (const Option *option = usage->options; option->name != NULL; option++)
        if (is_letter ? option->letter == *name
                      : strlen(option->name) == length && memcmp(option->name, name, length) == 0)
            return option;
    return NULL;
}

// Reads the option at argv[*at], with its value from there or from the next argument. OPTIONS_GO_ON or
// EXIT_USAGE.
static int read_option(const Usage *usage, int argc, char **argv, int *at, void *values, uint64_t *given) {
    const bool is_letter = argv[*at][1] != '-';
    const char *name = argv[*at] + (is_letter ? 1 : 2);
    const size_t length = strcspn(name, "=");
    const Option *option = find_option(usage, name, length, is_letter);
    if (option == NULL || (is_letter && length != 1))
        return unknown_option(usage, argv[*at]);
    *given |= (uint64_t)1 << (option - usage->options);
    const char *value = name[length] == '=' ? name + length + 1 : NULL;
    Text message = {0};
    if (option->kind == OPTION_FLAG && value != NULL) {
        text_printf(&message, "--%s=%s: it takes no value", option->name, value);
        return usage_error(usage, &message);
    }
    if (option->kind != OPTION_FLAG && value == NULL) {
        if (*at + 1 >= argc || strncmp(argv[*at + 1], "--", 2) == 0) {
            text_printf(&message, "--%s needs a value: ", option->name);
            add_allowed(option, NULL, &message);
            return usage_error(usage, &message);
        }
        value = argv[++*at];
    }
    if (store(option, value, values))
        return OPTIONS_GO_ON;
    text_printf(&message, "--%s: '%s' is not allowed; ", option->name, value);
    add_allowed(option, value, &message);
    return usage_error(usage, &message);
}

// What prints the help that the arguments ask for; NULL if they don't. Help takes precedence over any error
// in them.
static int (*wanted_help(int argc, char **argv))(const Usage *usage) {
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return options_help;
        if (strcmp(argv[i], "--help=json") == 0)
            return options_describe;
    }
    return NULL;
}

static int check_counts(const Usage *usage, const Arguments *arguments, uint64_t given) {
    Text message = {0};
    for (const Option *option = usage->options; option->name != NULL; option++) {
        if (!option->required || (given >> (option - usage->options) & 1u))
            continue;
        text_printf(&message, "--%s %s is missing: ", option->name, option->value);
        add_allowed(option, NULL, &message);
        return usage_error(usage, &message);
    }
    if (arguments->count > usage->arguments_max) {
        text_printf(&message, "unexpected argument '%s'", arguments->item[usage->arguments_max]);
        return usage_error(usage, &message);
    }
    if (arguments->count < usage->arguments_min) {
        text_printf(&message, "%s is missing", usage->arguments);
        return usage_error(usage, &message);
    }
    return OPTIONS_GO_ON;
}

int options_read(const Usage *usage, int argc, char **argv, void *values, Arguments *arguments) {
    uint64_t given = 0;
    bool options_end = false;
    *arguments = (Arguments){.item = argv + 1};
    int (*const help)(const Usage *) = wanted_help(argc, argv);
    if (help != NULL)
        return help(usage);
    for (int i = 1; i < argc; i++) {
        if (!options_end && strcmp(argv[i], "--") == 0) {
            options_end = true;
        } else if (!options_end && argv[i][0] == '-') {
            const int status = read_option(usage, argc, argv, &i, values, &given);
            if (status != OPTIONS_GO_ON)
                return status;
        } else {
            argv[1 + arguments->count++] = argv[i];
        }
    }
    return check_counts(usage, arguments, given);
}

// Appends an option as shown in help and usage: "--seed N".
static void add_form(Text *out, const Option *option) {
    text_printf(out, "--%s", option->name);
    if (option->kind == OPTION_FLAG)
        return;
    text_add(out, " ");
    if (option->kind != OPTION_WORD) {
        text_add(out, option->value);
        return;
    }
    for (size_t i = 0; option->words[i] != NULL; i++)
        text_printf(out, "%s%s", i == 0 ? "" : "|", option->words[i]);
}

static void add_usage_line(Text *out, const Usage *usage) {
    text_printf(out, "usage: %s", usage->command);
    for (const Option *option = usage->options; option->name != NULL; option++) {
        text_add(out, option->required ? " " : " [");
        add_form(out, option);
        text_add(out, option->required ? "" : "]");
        text_add(out, option->kind == OPTION_TEXTS ? "…" : "");
    }
    if (usage->arguments != NULL)
        text_printf(out, usage->arguments_min > 0 ? " %s" : " [%s]", usage->arguments);
    text_add(out, "\n\n");
}

// Further lines of a help text are indented to where the first began.
static void add_help_entry(Text *out, const char *form, const char *help) {
    text_printf(out, "  %-20s ", form);
    if (strlen(form) > 20)
        text_printf(out, "\n%23s", "");
    for (; *help != '\0'; help++) {
        text_add_bytes(out, help, 1);
        if (*help == '\n')
            text_printf(out, "%23s", "");
    }
    text_add(out, "\n");
}

int options_help(const Usage *usage) {
    Text out = {0}, form = {0};
    add_usage_line(&out, usage);
    text_printf(&out, "%s\n\n", usage->summary);
    for (const Option *option = usage->options; option->name != NULL; option++) {
        text_clear(&form);
        if (option->letter != 0)
            text_printf(&form, "-%c, ", option->letter);
        add_form(&form, option);
        add_help_entry(&out, text_string(&form), option->help);
    }
    add_help_entry(&out, "-h, --help", "prints this");
    text_finish(&form);
    return say_result(&out);
}

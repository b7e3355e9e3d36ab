// SPDX-License-Identifier: MIT
// The languages of the window: all that have word files, the program's own and those of packs.
#include "app/frame/frame.h"
#include "app/stage/pack_view.h"

#include <stdlib.h>
#include <string.h>

#define MEASURE "en" // the complete language

// The language's own name in these folders; its code if its file cannot be read.
static void read_name(const Layers *assets, const char *code, char *name) {
    Words *words = words_create();
    Problems *ignored = calloc(1, sizeof *ignored); // reported when it is chosen
    const char *key = ui_word_key(UI_LANGUAGE_NAME);
    const bool known = words != NULL && ignored != NULL && words_load_layers(words, assets, code, ignored) &&
                       words_has(words, key);
    text_copy(name, LANGUAGE_NAME_MAX, known ? words_get(words, key) : code);
    words_destroy(words);
    free(ignored);
}

void languages_find(App *app) {
    AppFrame *frame = app->frame;
    layers_languages(&frame->assets, &frame->languages);
    if (!languages_have(&frame->languages, MEASURE)) { // a missing file is reported when it is read
        Languages *all = &frame->languages;
        all->count = all->count < LANGUAGES_MAX ? all->count + 1 : LANGUAGES_MAX;
        memmove(all->code[1], all->code[0], (size_t)(all->count - 1) * sizeof all->code[0]);
        text_copy(all->code[0], sizeof all->code[0], MEASURE);
    }
    for (int i = 0; i < LANGUAGES_MAX; i++) // read on first use, to speed up the start
        frame->language_name[i][0] = '\0';
}

// ---- faults

void languages_forget_faults(App *app) {
    fault_words_destroy(app->frame->fault_words);
    app->frame->fault_words = NULL;
    app->frame->fault_language[0] = '\0';
}

// Loaded on first use.
static const FaultWords *fault_words(const App *app) {
    AppFrame *frame = app->frame;
    if (strcmp(frame->fault_language, app->settings.language) == 0)
        return frame->fault_words;
    Problems *ignored = calloc(1, sizeof *ignored); // lint reports them; without a table faults stay English
    fault_words_destroy(frame->fault_words);
    frame->fault_words =
        ignored != NULL ? fault_words_load(&frame->assets, app->settings.language, ignored) : NULL;
    text_copy(frame->fault_language, sizeof frame->fault_language, app->settings.language);
    free(ignored);
    return frame->fault_words;
}

void app_translate_faults(const App *app, const char *lines, Text *out) {
    Text line = {0};
    while (*lines != '\0') {
        const size_t length = strcspn(lines, "\n");
        text_clear(&line);
        text_add_bytes(&line, lines, length);
        fault_words_translate_line(fault_words(app), text_string(&line), out);
        lines += length;
        if (*lines == '\n')
            text_add_bytes(out, lines++, 1);
    }
    text_finish(&line);
}

const char *app_translated_faults(const App *app, const char *lines, char *buffer, size_t size) {
    Text told = {0};
    app_translate_faults(app, lines, &told);
    text_copy(buffer, size, text_string(&told));
    text_finish(&told);
    return buffer;
}

// ---- selecting a language

int app_languages(const App *app) {
    return app->frame->languages.count;
}

const char *app_language_code(const App *app, int index) {
    return app->frame->languages.code[index];
}

const char *app_language_name(const App *app, int index) {
    AppFrame *frame = app->frame;
    if (frame->language_name[index][0] == '\0')
        read_name(&frame->assets, frame->languages.code[index], frame->language_name[index]);
    return frame->language_name[index];
}

void app_pack_language_name(const App *app, int place, const char *code, Text *name) {
    char known[LANGUAGE_NAME_MAX];
    Layers assets = {0};
    text_copy(known, sizeof known, code);
    if (pack_list_add_assets(&app_pack_list(app)->pack[place], &assets))
        read_name(&assets, code, known);
    text_add(name, known);
    layers_finish(&assets);
}

int app_language(const App *app, const char *code) {
    for (int i = 0; i < app->frame->languages.count; i++)
        if (strcmp(app->frame->languages.code[i], code) == 0)
            return i;
    return -1;
}

// "de_AT.UTF-8" matches "de", but a more specific "de_at" wins.
static bool is_meant(const char *wanted, const char *code) {
    const size_t length = strlen(code);
    return strncmp(wanted, code, length) == 0 && strchr("_.@-", wanted[length]) != NULL;
}

// The best match for a code or locale ("de_AT.UTF-8"); NULL if there is none.
static const char *language_of(const Languages *languages, const char *wanted) {
    const char *best = NULL;
    for (int i = 0; i < languages->count; i++)
        if (is_meant(wanted, languages->code[i]) &&
            (best == NULL || strlen(languages->code[i]) > strlen(best)))
            best = languages->code[i];
    return best;
}

static bool means_no_language(const char *locale) {
    return strcmp(locale, "C") == 0 || strncmp(locale, "C.", 2) == 0 || strcmp(locale, "POSIX") == 0;
}

// LANGUAGE is a list in order of preference. As in gettext, it overrides the locale unless that is "C".
static const char *language_of_list(const Languages *languages, const char *list) {
    const char *found = NULL;
    char code[64];
    while (found == NULL && *list != '\0') {
        const size_t length = strcspn(list, ":");
        if (length > 0 && length < sizeof code) {
            memcpy(code, list, length);
            code[length] = '\0';
            found = language_of(languages, code);
        }
        list += length + (list[length] == ':');
    }
    return found;
}

static const char *locale_of_environment(void) {
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0')
            return value;
    }
    return "C";
}

const char *languages_choose(const App *app, const char *wanted) {
    const Languages *languages = &app->frame->languages;
    const char *locale = wanted != NULL ? wanted : locale_of_environment(), *found = NULL;
    const char *list = wanted == NULL && !means_no_language(locale) ? getenv("LANGUAGE") : NULL;
    if (list != NULL)
        found = language_of_list(languages, list);
    if (found == NULL)
        found = language_of(languages, locale);
    return found != NULL ? found : MEASURE;
}

bool languages_check(const App *app, const char *wanted, Text *problem) {
    if (wanted == NULL || app_language(app, wanted) >= 0)
        return true;
    text_printf(problem, "--lang: '%s' is not allowed; ", wanted);
    languages_print(&app->frame->languages, wanted, problem);
    text_add(problem, "; more come with packs that are there and on");
    return false;
}

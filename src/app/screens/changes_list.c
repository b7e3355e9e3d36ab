// SPDX-License-Identifier: MIT
// Collects what a pack changes, record by record: everything about a card is listed under its name, values
// for the rules first, then texts.
#include "app/screens/changes_parts.h"

#include "gfx/text.h"

#include <stdlib.h>
#include <string.h>

#define COUNT_MAX 12

// A change, stored until all are known.
typedef struct Kept {
    PackChangeKind kind;
    char *what, *id, *path, *language, *before, *after, *file, *above_file, *above;
    int line, above_line;
    bool told;
} Kept;

typedef struct Gathering {
    const App *app;
    const Catalog *catalog;
    Words *words; // with the pack; NULL: ids are shown instead of names
    ChangeList *list;
    Kept *kept;
    int count, room;
    Languages others;         // languages the player does not read …
    int texts[LANGUAGES_MAX]; // … and their number of texts
} Gathering;

// ---- lines

static ChangeLine *add(ChangeList *list, ChangeLineKind kind) {
    if (list->count == list->room) {
        const int room = list->room > 0 ? 2 * list->room : 64;
        ChangeLine *line = realloc(list->line, (size_t)room * sizeof *line);
        if (line == NULL)
            return NULL;
        list->line = line;
        list->room = room;
    }
    list->line[list->count] = (ChangeLine){.kind = kind};
    return &list->line[list->count++];
}

static void add_line(ChangeList *list, ChangeLineKind kind, const char *key, const char *text,
                     const char *place) {
    ChangeLine *line = add(list, kind);
    if (line == NULL)
        return;
    line->key = text_duplicate(key);
    line->text = text_duplicate(text);
    line->place = text_duplicate(place);
}

static void clear(ChangeList *list) {
    for (int i = 0; i < list->count; i++) {
        free(list->line[i].key);
        free(list->line[i].before);
        free(list->line[i].text);
        free(list->line[i].place);
    }
    list->count = list->values = list->added = list->taken = list->lost = 0;
}

void change_list_finish(ChangeList *list) {
    clear(list);
    free(list->line);
    *list = (ChangeList){.line = NULL};
}

// ---- gathering

static char *keep(const char *text) {
    return text != NULL ? text_duplicate(text) : NULL;
}

// Texts in the window's language and in English are listed one by one.
static bool is_read_here(const Gathering *g, const char *language) {
    return language == NULL || strcmp(language, "en") == 0 ||
           strcmp(language, g->app->settings.language) == 0;
}

static void count_text(Gathering *g, const char *language) {
    int i = 0;
    while (i < g->others.count && strcmp(g->others.code[i], language) != 0)
        i++;
    if (i == LANGUAGES_MAX)
        return;
    if (i == g->others.count)
        text_copy(g->others.code[g->others.count++], LANGUAGE_CODE_MAX, language);
    g->texts[i]++;
}

static void hear(void *context, const PackChange *change) {
    Gathering *g = context;
    g->list->values += change->kind == PACK_CHANGES_VALUE;
    g->list->added += change->kind == PACK_ADDS_RECORD;
    g->list->taken += change->kind == PACK_TAKES_RECORD;
    g->list->lost += change->above_file != NULL;
    if (!is_read_here(g, change->language)) {
        count_text(g, change->language);
        return;
    }
    if (g->count == g->room) {
        const int room = g->room > 0 ? 2 * g->room : 64;
        Kept *kept = realloc(g->kept, (size_t)room * sizeof *kept);
        if (kept == NULL)
            return;
        g->kept = kept;
        g->room = room;
    }
    g->kept[g->count++] = (Kept){.kind = change->kind,
                                 .what = keep(change->what),
                                 .id = keep(change->id),
                                 .path = keep(change->path),
                                 .language = keep(change->language),
                                 .before = keep(change->before),
                                 .after = keep(change->after),
                                 .file = keep(change->file),
                                 .above_file = keep(change->above_file),
                                 .above = keep(change->above),
                                 .line = change->line,
                                 .above_line = change->above_line};
}

static void drop(Gathering *g) {
    for (int i = 0; i < g->count; i++) {
        Kept *kept = &g->kept[i];
        char *const owned[] = {kept->what,  kept->id,   kept->path,       kept->language, kept->before,
                               kept->after, kept->file, kept->above_file, kept->above};
        for (size_t k = 0; k < sizeof owned / sizeof owned[0]; k++)
            free(owned[k]);
    }
    free(g->kept);
    words_destroy(g->words);
}

// ---- words

static const char *plain(const char *text) {
    return text != NULL ? text : "";
}

// A value as shown to the player: texts without quotes, everything else as in the file.
static void add_value(const Gathering *g, const char *json, bool strong, Text *out) {
    const size_t length = json != NULL ? strlen(json) : 0;
    if (json == NULL) {
        text_add(out, ui_word(g->app, UI_CHANGES_ABSENT));
        return;
    }
    text_add(out, strong ? GFX_STRONG_ON : "");
    if (length >= 2 && json[0] == '"') {
        for (size_t i = 1; i + 1 < length; i++) {
            const bool escaped = json[i] == '\\' && i + 2 < length;
            i += escaped;
            text_add_bytes(out, escaped && json[i] == 'n' ? " " : &json[i], 1);
        }
        text_add(out, length == 2 ? "\"\"" : "");
    } else {
        text_add(out, json);
    }
    text_add(out, strong ? GFX_STRONG_OFF : "");
}

// "deck.json:3", relative to the folder of the pack.
static void add_place(const ListedPack *pack, const char *file, int line, Text *out) {
    const size_t length = pack != NULL ? strlen(pack->folder) : 0;
    const bool inside = pack != NULL && strncmp(file, pack->folder, length) == 0 && file[length] == '/';
    text_add(out, inside ? file + length + 1 : file);
    if (line > 0)
        text_printf(out, ":%d", line);
}

static const ListedPack *pack_of(const App *app, const char *file) {
    const PackList *list = app_viewed_list(app);
    for (int i = 0; i < list->count; i++) {
        const size_t length = strlen(list->pack[i].folder);
        if (strncmp(file, list->pack[i].folder, length) == 0 && (file[length] == '/' || file[length] == '\0'))
            return &list->pack[i];
    }
    return NULL;
}

// ---- lines of a record

static void add_head(Gathering *g, const Kept *first) {
    const char *name = first->what[0] != '\0' && g->words != NULL
                           ? words_part(g->words, first->what, first->id, "name")
                           : NULL;
    Text about = {0};
    text_printf(&about, "%s %s", first->what, first->id);
    if (first->what[0] == '\0')
        add_line(g->list, CHANGE_LINE_HEAD, app_game_name(g->app, g->catalog),
                 ui_word(g->app, UI_CHANGES_WHOLE), "");
    else
        add_line(g->list, CHANGE_LINE_HEAD, name != NULL ? name : first->id, text_string(&about), "");
    text_finish(&about);
}

static void say_change(const Gathering *g, const Kept *kept, Text *text) {
    if (kept->kind != PACK_CHANGES_VALUE) {
        text_printf(text, GFX_STRONG_ON "%s" GFX_STRONG_OFF,
                    ui_word(g->app, kept->kind == PACK_ADDS_RECORD ? UI_CHANGES_NEW : UI_CHANGES_GONE));
        return;
    }
    add_value(g, kept->after, true, text);
}

static void add_above(Gathering *g, const Kept *kept) {
    char said[400], title[PACK_TITLE_MAX];
    const ListedPack *pack = pack_of(g->app, kept->above_file);
    Text value = {0}, place = {0};
    const bool of_record = kept->kind != PACK_CHANGES_VALUE;
    if (kept->above != NULL)
        add_value(g, kept->above, true, &value);
    else
        text_printf(
            &value, GFX_STRONG_ON "%s" GFX_STRONG_OFF,
            ui_word(g->app, of_record && kept->kind == PACK_TAKES_RECORD ? UI_CHANGES_NEW : UI_CHANGES_GONE));
    add_place(pack, kept->above_file, kept->above_line, &place);
    ui_fill(g->app, said, sizeof said, UI_CHANGES_ABOVE,
            STR("pack", pack != NULL ? pack_list_title(app_viewed_list(g->app), pack, title) : ""),
            STR("value", text_string(&value)));
    add_line(g->list, CHANGE_LINE_OVERRIDDEN, "", said, text_string(&place));
    text_finish(&value);
    text_finish(&place);
}

static void add_change(Gathering *g, const Kept *kept) {
    Text key = {0}, before = {0}, text = {0}, place = {0};
    text_add(&key, kept->path);
    if (kept->language != NULL)
        text_printf(&key, " (%s)", kept->language);
    say_change(g, kept, &text);
    add_place(pack_of(g->app, kept->file), kept->file, kept->line, &place);
    add_line(g->list, CHANGE_LINE_VALUE, text_string(&key), text_string(&text), text_string(&place));
    if (g->list->count > 0 && kept->kind == PACK_CHANGES_VALUE) {
        add_value(g, kept->before, false, &before);
        g->list->line[g->list->count - 1].before = text_duplicate(text_string(&before));
    }
    if (g->list->count > 0)
        g->list->line[g->list->count - 1].lost = kept->above_file != NULL;
    if (kept->above_file != NULL)
        add_above(g, kept);
    text_finish(&key);
    text_finish(&before);
    text_finish(&text);
    text_finish(&place);
}

static bool is_same_record(const Kept *a, const Kept *b) {
    return strcmp(plain(a->what), plain(b->what)) == 0 && strcmp(plain(a->id), plain(b->id)) == 0;
}

static void add_records(Gathering *g) {
    for (int i = 0; i < g->count; i++) {
        if (g->kept[i].told)
            continue;
        add_head(g, &g->kept[i]);
        for (int k = i; k < g->count; k++) {
            if (g->kept[k].told || !is_same_record(&g->kept[i], &g->kept[k]))
                continue;
            g->kept[k].told = true;
            add_change(g, &g->kept[k]);
        }
    }
}

// ---- summaries

static void add_languages(Gathering *g) {
    for (int i = 0; i < g->others.count; i++) {
        char said[160];
        add_line(g->list, CHANGE_LINE_NOTE, "",
                 ui_fill(g->app, said, sizeof said, UI_CHANGES_LANGUAGE, STR("language", g->others.code[i]),
                         NUM("count", g->texts[i])),
                 "");
    }
}

// A pack below has a picture of this name too, and did not mean this one.
static void add_below(Gathering *g, const char *folder) {
    char said[400], title[PACK_TITLE_MAX];
    const ListedPack *below = pack_of(g->app, folder);
    add_line(
        g->list, CHANGE_LINE_NOTE, "",
        ui_fill(g->app, said, sizeof said, UI_CHANGES_BELOW,
                STR("pack", below != NULL ? pack_list_title(app_viewed_list(g->app), below, title) : "")),
        "assets");
}

static void hear_file(void *context, const PackFileChange *change) {
    Gathering *g = context;
    char said[400], title[PACK_TITLE_MAX];
    const ListedPack *above = change->above != NULL ? pack_of(g->app, change->above) : NULL;
    const UiWord word = change->replaces ? UI_CHANGES_REPLACES : UI_CHANGES_NEW;
    if (g->list->count == 0 || g->list->line[g->list->count - 1].place == NULL ||
        strncmp(plain(g->list->line[g->list->count - 1].place), "assets", 6) != 0)
        add_line(g->list, CHANGE_LINE_HEAD, ui_word(g->app, UI_CHANGES_FILES), "", "");
    g->list->added += !change->replaces;
    g->list->values += change->replaces;
    Text text = {0};
    text_printf(&text, GFX_STRONG_ON "%s" GFX_STRONG_OFF, ui_word(g->app, word));
    add_line(g->list, CHANGE_LINE_VALUE, change->path, text_string(&text), "assets");
    text_finish(&text);
    if (change->below != NULL)
        add_below(g, change->below);
    if (change->above == NULL)
        return;
    g->list->lost++;
    g->list->line[g->list->count - 1].lost = true;
    add_line(g->list, CHANGE_LINE_OVERRIDDEN, "",
             ui_fill(g->app, said, sizeof said, UI_CHANGES_ABOVE,
                     STR("pack", above != NULL ? pack_list_title(app_viewed_list(g->app), above, title) : ""),
                     STR("value", change->path)),
             "assets");
}

// Unreadable files are read again for every document: report each fault once.
static void add_faults(Gathering *g, const Problems *problems) {
    Text told = {0}, said = {0}, here = {0};
    for (int i = 0; i < problems->count; i++) {
        Problem shown = problems->item[i];
        const ListedPack *pack = pack_of(g->app, shown.file);
        if (pack != NULL)
            memmove(shown.file, shown.file + strlen(pack->folder) + 1,
                    strlen(shown.file) - strlen(pack->folder));
        text_clear(&said);
        problem_print(&shown, &said);
        if (strstr(text_string(&told), text_string(&said)) != NULL)
            continue;
        if (told.length == 0)
            add_line(g->list, CHANGE_LINE_HEAD, ui_word(g->app, UI_CHANGES_FAULTY), "", "");
        text_add(&told, text_string(&said));
        text_clear(&here);
        app_translate_faults(g->app, text_string(&said), &here);
        add_line(g->list, CHANGE_LINE_FAULT, "", text_string(&here), "");
    }
    text_finish(&told);
    text_finish(&said);
    text_finish(&here);
}

void change_list_fill(const App *app, ChangeList *list, const Catalog *catalog) {
    const Problems *faults = app_viewed_list(app)->pack[app_viewed_pack(app)].faults;
    Problems *problems = calloc(1, sizeof *problems);
    Gathering gathering = {.app = app, .catalog = catalog, .list = list};
    clear(list);
    if (problems == NULL)
        return;
    if (catalog != NULL) {
        gathering.words = app_viewed_words(app, catalog->game);
        app_viewed_changes(app, catalog->game, hear, &gathering, problems);
    }
    add_faults(&gathering, faults != NULL ? faults : problems);
    add_records(&gathering);
    add_languages(&gathering);
    app_viewed_files(app, hear_file, &gathering);
    drop(&gathering);
    free(problems);
}

// SPDX-License-Identifier: MIT
// A pack that comes from elsewhere, before it is put in place: who made it, what it changes, what is wrong
// with it, and whether it takes the place of another.
#include "app/screens/changes_parts.h"
#include "app/stage/import.h"
#include "app/stage/pack_view.h"
#include "app/stage/page_head.h"
#include "app/stage/scroll.h"
#include "app/stage/widgets.h"

#include <stdlib.h>
#include <string.h>

// Logical pixels.
#define BUTTON_H 58.0f
#define BUTTON_W 320.0f
#define GAP 12.0f
#define FOOT_H 92.0f
#define NOTE_H 48.0f // of the line below the buttons, in its middle
#define LINE_H 27.0f
#define PART_GAP 14.0f
#define SCROLL_W 28.0f
#define DIM 0xA8000000u
#define LINES_MAX 48
#define FAULTS_SHOWN 12

typedef enum LineKind {
    LINE_TEXT,
    LINE_STRONG,
    LINE_DIM,
    LINE_GOOD,
    LINE_DOUBT,
    LINE_FAULT
} LineKind;

typedef struct Line {
    char *text; // owned
    LineKind kind;
    bool apart; // a gap above it
} Line;

typedef struct ImportLookScreen {
    Scroll scroll;
    Line line[LINES_MAX];
    int lines;
    ChangeList changes; // in the game that is chosen, else in the first that it is for; empty if it is faulty
    unsigned packs;     // version of the packs …
    const Words *words; // … and the words that the lines are about
    ImportRelation relation;
    bool faulty, unmet;             // it has faults; it has not what it needs
    char version[PACK_VERSION_MAX]; // of the one that is there
} ImportLookScreen;

// ---- the lines

static void add(ImportLookScreen *screen, LineKind kind, bool apart, const char *text) {
    char *copy = screen->lines < LINES_MAX && text[0] != '\0' ? text_duplicate(text) : NULL;
    if (copy != NULL)
        screen->line[screen->lines++] = (Line){copy, kind, apart};
}

static void add_author(const App *app, ImportLookScreen *screen, const PackImport *import) {
    char text[PACK_URL_MAX + 200];
    const PackInfo *info = &import->info;
    add(screen, LINE_STRONG, false,
        info->author[0] != '\0' ? ui_fill(app, text, sizeof text, UI_PACKS_BY, STR("version", info->version),
                                          STR("author", info->author))
        : info->version[0] != '\0'
            ? ui_fill(app, text, sizeof text, UI_IMPORT_VERSION, STR("version", info->version))
            : "");
    add(screen, LINE_TEXT, false, info->about);
    if (info->licence[0] != '\0')
        add(screen, LINE_DIM, false,
            ui_fill(app, text, sizeof text, UI_IMPORT_LICENCE, STR("licence", info->licence)));
    add(screen, LINE_DIM, false, info->url);
}

static void add_source(const App *app, ImportLookScreen *screen, const PackImport *import) {
    char text[1200];
    add(screen, LINE_DIM, true,
        ui_fill(app, text, sizeof text, UI_IMPORT_SOURCE, STR("file", import->source),
                NUM("count", import->files), STR("id", import->info.id)));
    if (import->beside > 0)
        add(screen, LINE_DOUBT, false,
            ui_fill(app, text, sizeof text, UI_IMPORT_BESIDE, NUM("count", import->beside)));
}

static void add_relation(const App *app, ImportLookScreen *screen, const PackImport *import) {
    static const UiWord words[] = {[IMPORT_NEWER] = UI_IMPORT_NEWER,
                                   [IMPORT_SAME] = UI_IMPORT_SAME,
                                   [IMPORT_OLDER] = UI_IMPORT_OLDER,
                                   [IMPORT_TAKEN] = UI_IMPORT_TAKEN};
    char text[400];
    if (screen->relation == IMPORT_NEW)
        return;
    if (import->info.version[0] == '\0' && screen->relation != IMPORT_TAKEN) {
        add(screen, LINE_DOUBT, true,
            ui_fill(app, text, sizeof text, UI_IMPORT_NO_VERSION, STR("old", screen->version)));
        return;
    }
    add(screen, screen->relation == IMPORT_TAKEN ? LINE_FAULT : LINE_DOUBT, true,
        ui_fill(app, text, sizeof text, words[screen->relation], STR("old", screen->version),
                STR("new", import->info.version), STR("id", import->info.id)));
}

// Two people may have given their packs the same id.
static void add_whose(const App *app, ImportLookScreen *screen, const PackImport *import,
                      const PackInfo *there) {
    char text[2 * PACK_NAME_MAX + 300];
    if (there == NULL || !pack_import_is_another(import, there))
        return;
    add(screen, LINE_FAULT, false,
        there->author[0] != '\0' ? ui_fill(app, text, sizeof text, UI_IMPORT_WHOSE, STR("pack", there->name),
                                           STR("author", there->author), STR("id", there->id))
                                 : ui_fill(app, text, sizeof text, UI_IMPORT_ANOTHER,
                                           STR("pack", there->name), STR("id", there->id)));
}

static void count(void *context, const PackChange *change) {
    int *counts = context;
    counts[change->kind]++;
}

static void count_file(void *context, const PackFileChange *change) {
    ((int *)context)[change->replaces]++;
}

static void add_changes(const App *app, ImportLookScreen *screen) {
    const Catalog *games[PACK_CACHE_MAX];
    const int served = app_viewed_games(app, games);
    int files[2] = {0, 0}; // new, and in place of others
    char text[400];
    bool apart = true;
    app_viewed_files(app, count_file, files);
    for (int i = 0; i < served; i++) {
        int counts[PACK_CHANGE_KINDS] = {0};
        Problems *ignored = calloc(1, sizeof *ignored); // the report tells them
        if (ignored != NULL)
            app_viewed_changes(app, games[i]->game, count, counts, ignored);
        free(ignored);
        if (files[0] + files[1] > 0 &&
            counts[PACK_CHANGES_VALUE] + counts[PACK_ADDS_RECORD] + counts[PACK_TAKES_RECORD] == 0)
            continue; // it changes no game's values, but something
        add(screen, LINE_STRONG, apart,
            ui_fill(app, text, sizeof text, UI_IMPORT_CHANGES, STR("game", app_game_name(app, games[i])),
                    NUM("values", counts[PACK_CHANGES_VALUE]), NUM("added", counts[PACK_ADDS_RECORD]),
                    NUM("taken", counts[PACK_TAKES_RECORD])));
        apart = false;
    }
    if (files[0] + files[1] > 0)
        add(screen, LINE_STRONG, apart,
            ui_fill(app, text, sizeof text, UI_IMPORT_FILES_CHANGED, NUM("added", files[0]),
                    NUM("replaced", files[1])));
}

// "deck.json:41:17: …", relative to the pack's folder.
static void add_fault(const App *app, ImportLookScreen *screen, const Problem *problem, bool apart) {
    const char *folder = app_import(app)->pack;
    const size_t length = strlen(folder);
    Problem shown = *problem;
    Text line = {0}, said = {0};
    if (strncmp(shown.file, folder, length) == 0)
        memmove(shown.file, shown.file + length + (shown.file[length] == '/'),
                strlen(shown.file + length + (shown.file[length] == '/')) + 1);
    problem_print(&shown, &line);
    app_translate_faults(app, text_string(&line), &said);
    add(screen, shown.warns ? LINE_DOUBT : LINE_FAULT, apart, text_string(&said));
    text_finish(&line);
    text_finish(&said);
}

static void add_faults(const App *app, ImportLookScreen *screen) {
    const LintReport *report = app_import_report(app);
    char text[200];
    if (report->count == 0 && !screen->unmet)
        add(screen, LINE_GOOD, true, ui_word(app, UI_PACKS_CHECKED));
    if (screen->faulty)
        add(screen, LINE_FAULT, true, ui_word(app, UI_IMPORT_FAULTY));
    for (int i = 0; i < report->count && i < FAULTS_SHOWN; i++)
        add_fault(app, screen, &report->item[i], i == 0 && !screen->faulty);
    if (report->count > FAULTS_SHOWN)
        add(screen, LINE_DIM, false,
            ui_fill(app, text, sizeof text, UI_IMPORT_MORE, NUM("count", report->count - FAULTS_SHOWN)));
}

// What it needs, in words: where pack.json says so is of no use to whoever imports it.
static void add_unmet(const App *app, ImportLookScreen *screen) {
    const LintReport *unmet = app_import_unmet(app);
    if (unmet->count > 0)
        add(screen, LINE_DOUBT, true, ui_word(app, UI_IMPORT_UNMET));
    for (int i = 0; i < unmet->count; i++) {
        Text said = {0};
        app_translate_faults(app, unmet->item[i].message, &said);
        add(screen, LINE_DOUBT, false, text_string(&said));
        text_finish(&said);
    }
}

static void fill_changes(const App *app, ImportLookScreen *screen) {
    const Catalog *games[PACK_CACHE_MAX];
    const int served = app_viewed_games(app, games);
    const Catalog *shown = served > 0 ? games[0] : NULL;
    for (int i = 0; i < served; i++)
        if (games[i] == app->catalog)
            shown = games[i];
    if (!screen->faulty)
        change_list_fill(app, &screen->changes, shown);
}

static void drop_lines(ImportLookScreen *screen) {
    change_list_finish(&screen->changes);
    for (int i = 0; i < screen->lines; i++)
        free(screen->line[i].text);
    screen->lines = 0;
}

static void fill(const App *app, ImportLookScreen *screen) {
    const PackImport *import = app_import(app);
    const PackInfo *there = NULL;
    if (screen->words == app->words && screen->packs == app_packs_version(app))
        return;
    screen->words = app->words;
    screen->packs = app_packs_version(app);
    drop_lines(screen);
    if (import == NULL)
        return;
    screen->relation = app_import_relation(app, &there);
    text_copy(screen->version, sizeof screen->version, there != NULL ? there->version : "");
    screen->faulty = lint_report_grave(app_import_report(app)) > 0;
    screen->unmet = app_import_unmet(app)->count > 0;
    add_author(app, screen, import);
    add_relation(app, screen, import);
    add_whose(app, screen, import, there);
    if (screen->relation != IMPORT_TAKEN) {
        add_changes(app, screen);
        add_unmet(app, screen);
        add_faults(app, screen);
    }
    add_source(app, screen, import);
    fill_changes(app, screen);
}

// ---- layout

static GfxStyle style_of(const App *app, const Line *line) {
    const Color colors[] = {
        [LINE_TEXT] = COLOR_TEXT,     [LINE_STRONG] = COLOR_HEADING, [LINE_DIM] = COLOR_TEXT_DIM,
        [LINE_GOOD] = COLOR_POSITIVE, [LINE_DOUBT] = COLOR_GOLD,     [LINE_FAULT] = COLOR_DAMAGE};
    return widget_style(app, line->kind == LINE_STRONG ? GFX_FONT_TEXT_MEDIUM : GFX_FONT_TEXT,
                        line->kind == LINE_STRONG ? 20 : 18, colors[line->kind], GFX_LEFT);
}

// Returns the height of all lines; draws them from `top` if they are to be seen.
static float lay_lines(App *app, const ImportLookScreen *screen, float top, bool seen) {
    const GfxRect box = screen->scroll.box;
    const float width = box.w - app_px(app, SCROLL_W);
    float y = top;
    for (int i = 0; i < screen->lines; i++) {
        const Line *line = &screen->line[i];
        const GfxStyle style = style_of(app, line);
        y += line->apart ? app_px(app, PART_GAP) : 0;
        if (seen)
            gfx_text_wrapped(app->gfx, &style, widget_line(app, LINE_H), 0, gfx_rect(box.x, y, width, 0),
                             line->text);
        y += widget_line(app, LINE_H) * gfx_text_scale(app->gfx) *
             (float)gfx_text_lines(app->gfx, &style, width, line->text);
    }
    return y - top;
}

static bool may_replace(const ImportLookScreen *screen) {
    return screen->relation != IMPORT_NEW && screen->relation != IMPORT_TAKEN;
}

// The buttons and, if there is more to look at, a line below them.
static float foot_height(const App *app) {
    const bool noted = app_imports_waiting(app) > 0 && widget_has_room_for_details(app);
    return noted ? FOOT_H + NOTE_H - GAP : FOOT_H;
}

static void lay_buttons(App *app, const ImportLookScreen *screen) {
    const float y = gfx_layout(app->gfx).logical_h - foot_height(app) + GAP,
                w = (page_width(app) - 3 * GAP) / 4;
    const float width = w < BUTTON_W ? w : BUTTON_W;
    float x = page_left(app);
    const bool both = screen->relation == IMPORT_NEW && !screen->faulty && !screen->unmet;
    const char *const ids[] = {screen->relation != IMPORT_TAKEN ? "import:take" : NULL,
                               both ? "import:take_off" : NULL, "import:changes", "import:drop"};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        if (ids[i] == NULL)
            continue;
        Hit *hit = hits_add(&app->hits, widget_rect(app, x, y, width, BUTTON_H), "%s", ids[i]);
        hit->first = strcmp(ids[i], may_replace(screen) ? "import:drop" : "import:take") == 0;
        x += width + GAP;
    }
}

static void layout(App *app, void *self) {
    ImportLookScreen *screen = self;
    const GfxLayout size = gfx_layout(app->gfx);
    fill(app, screen);
    page_head_regions(app);
    if (app_import(app) == NULL)
        return;
    screen->scroll.box = widget_rect(app, page_left(app), PAGE_TOP, page_width(app),
                                     size.logical_h - PAGE_TOP - foot_height(app));
    const float lines = lay_lines(app, screen, 0, false) + app_px(app, 2 * PART_GAP);
    scroll_layout(
        &screen->scroll, screen->scroll.box,
        lines + change_list_layout(app, &screen->changes, screen->scroll.box.w - app_px(app, SCROLL_W)));
    scroll_regions(app, &screen->scroll);
    lay_buttons(app, screen);
}

// ---- drawing

static const char *take_word(const App *app, const ImportLookScreen *screen, char *text, size_t size) {
    if (may_replace(screen))
        return ui_fill(app, text, size, UI_IMPORT_REPLACE, STR("old", screen->version));
    return ui_word(app, screen->faulty  ? UI_IMPORT_TAKE_FAULTY
                        : screen->unmet ? UI_IMPORT_TAKE
                                        : UI_IMPORT_TAKE_ON);
}

static void draw_button(App *app, const char *id, ButtonLook look, const char *text) {
    widget_button(app, id, &(Button){.look = look, .text = text, .text_size = 18, .tight = true});
}

static void draw(App *app, void *self) {
    const ImportLookScreen *screen = self;
    const PackImport *import = app_import(app);
    char title[PACK_NAME_MAX + 80], text[200];
    const int waiting = app_imports_waiting(app);
    page_ground_draw(app, DIM);
    if (import == NULL)
        return;
    page_head_draw(
        app, ui_fill(app, title, sizeof title, UI_IMPORT_LOOK_TITLE, STR("pack", import->info.name)), 0);
    gfx_clip_push(app->gfx, screen->scroll.box);
    const float y = scroll_top(&screen->scroll) + lay_lines(app, screen, scroll_top(&screen->scroll), true) +
                    app_px(app, 2 * PART_GAP);
    change_list_draw(app, &screen->changes,
                     gfx_rect(screen->scroll.box.x, y, screen->scroll.box.w - app_px(app, SCROLL_W),
                              screen->scroll.box.h));
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &screen->scroll);
    draw_button(app, "import:take", BUTTON_PRIMARY, take_word(app, screen, text, sizeof text));
    draw_button(app, "import:take_off", BUTTON_PLAIN, ui_word(app, UI_IMPORT_TAKE));
    draw_button(app, "import:changes", BUTTON_PLAIN, ui_word(app, UI_PACKS_CHANGES));
    draw_button(app, "import:drop", BUTTON_PLAIN, ui_word(app, UI_IMPORT_DONT));
    const GfxStyle note = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT_DIM, GFX_LEFT);
    if (waiting > 0 && widget_has_room_for_details(app))
        gfx_text_fit(app->gfx, &note, 11 * gfx_layout(app->gfx).scale,
                     widget_rect(app, page_left(app),
                                 gfx_layout(app->gfx).logical_h - foot_height(app) + GAP + BUTTON_H,
                                 page_width(app), NOTE_H),
                     ui_fill(app, text, sizeof text, UI_IMPORT_WAITING, NUM("count", waiting)));
}

// ---- input

static void click(App *app, void *self, const char *id) {
    const ImportLookScreen *screen = self;
    Text problem = {0};
    if (app_import(app) == NULL)
        return;
    if (strcmp(id, "import:changes") == 0)
        app_view_import(app);
    else if (strcmp(id, "import:drop") == 0)
        app_drop_import(app);
    else if (strcmp(id, "import:take") == 0 || strcmp(id, "import:take_off") == 0) {
        if (!app_take_import(app, id[strlen("import:take")] == '\0' && !screen->faulty && !screen->unmet,
                             &problem))
            app_message(app, ui_word(app, UI_IMPORT_FAILED), text_string(&problem), &import_look_screen);
    }
    text_finish(&problem);
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    ImportLookScreen *screen = self;
    scroll_page_gesture(app, &screen->scroll, gesture, click, screen);
}

static void leave(App *app, void *self) {
    (void)app;
    drop_lines(self);
}

const Screen import_look_screen = {.name = "import_look",
                                   .state_bytes = sizeof(ImportLookScreen),
                                   .leave = leave,
                                   .layout = layout,
                                   .gesture = gesture,
                                   .draw = draw};

// SPDX-License-Identifier: MIT
// A pack's row in the list: its name, its state, and its faults with file and line.
#include "app/screens/packs_parts.h"

#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TITLE_H 40.0f
#define LINE_H 24.0f
#define MESSAGES_MOST 6 // of one pack; lint prints all
#define FAULT_COLOR COLOR_DAMAGE
#define DOUBT_COLOR COLOR_GOLD

void packs_hit_id(char *buffer, const App *app, int place, const char *what) {
    snprintf(buffer, HIT_ID_MAX, "pack:%d:%s", app_pack_list(app)->count - place, what);
}

// ---- lines of text

// The first game whose cards it changes; *more is set if there are others.
static const Catalog *served(const App *app, const ListedPack *pack, bool *more) {
    const Catalog *games[PACK_CACHE_MAX];
    const Catalog *first = NULL;
    const int count = app_games(app, games);
    *more = false;
    for (int i = 0; i < count; i++)
        if (pack_list_supports(pack, games[i]->game)) {
            *more = first != NULL;
            first = first != NULL ? first : games[i];
        }
    return first;
}

static const char *state_of(const App *app, const ListedPack *pack, const PackFacts *facts, Text *buffer) {
    char text[160];
    bool more;
    const Catalog *catalog = served(app, pack, &more);
    if (pack->stray)
        return ui_word(app, pack->archive ? UI_PACKS_ARCHIVE : UI_PACKS_STRAY);
    Text games = {0};
    const bool partly = app_left_out_of(app, pack, &games);
    if (partly)
        text_add(buffer,
                 ui_fill(app, text, sizeof text, UI_PACKS_LEFT_OUT_OF, STR("game", text_string(&games))));
    text_finish(&games);
    if (partly)
        return text_string(buffer);
    if (pack->faults != NULL && facts->blame.own.count == 0 && facts->blame.withs > 0)
        return ui_word(app, facts->blame.with[0].pack == PACK_BLAME_SEVERAL ? UI_PACKS_LEFT_OUT_TOGETHER
                                                                            : UI_PACKS_LEFT_OUT_WITH);
    if (pack->faults != NULL)
        return ui_word(app, pack->on ? UI_PACKS_LEFT_OUT : UI_PACKS_FAULTY);
    if (facts->idle)
        return ui_word(app, pack->on ? UI_PACKS_IDLE : UI_PACKS_OFF_IDLE);
    if (catalog == NULL || more)
        return ui_word(app, pack->on ? UI_PACKS_IN_USE_ALL : UI_PACKS_OFF_ALL);
    text_add(buffer, ui_fill(app, text, sizeof text, pack->on ? UI_PACKS_IN_USE : UI_PACKS_OFF,
                             STR("game", app_game_name(app, catalog))));
    return text_string(buffer);
}

// ---- the lines in their order; each function takes the number of a line within its part

static const char *own_line(const App *app, int place, const PackFacts *facts, int line, PackLine *kind,
                            Text *buffer) {
    const ListedPack *pack = &app_pack_list(app)->pack[place];
    const LintReport *own = &facts->blame.own;
    Text text = {0};
    char filled[1200];
    *kind = PACK_LINE_ABOUT;
    if (line == MESSAGES_MOST) {
        text_add(buffer, ui_fill(app, filled, sizeof filled, UI_PACKS_MORE,
                                 NUM("count", own->count - MESSAGES_MOST), STR("folder", pack->folder)));
        return text_string(buffer);
    }
    const Problem *finding = &own->item[line];
    *kind = finding->warns ? PACK_LINE_WARNING : PACK_LINE_FAULT;
    app_pack_fault(app, pack, finding, &text);
    if (pack_facts_lack_texts(facts, finding))
        text_add(buffer, ui_fill(app, filled, sizeof filled, UI_PACKS_LACKS, STR("text", text_string(&text)),
                                 NUM("count", facts->lacking - 1)));
    else
        text_add(buffer, text_string(&text));
    text_finish(&text);
    return text_string(buffer);
}

static const char *with_line(const App *app, int place, const PackWith *with, PackLine *kind, Text *buffer) {
    *kind = PACK_LINE_WARNING;
    app_pack_with(app, place, with, buffer);
    return text_string(buffer);
}

// True if there are warnings that nobody has asked for yet.
static bool has_warnings(const ListedPack *pack, const PackFacts *facts) {
    return !facts->checked && pack->faults == NULL && pack->warnings > 0;
}

// How many are found by a check alone.
static const char *warnings_line(const App *app, const ListedPack *pack, PackLine *kind) {
    *kind = PACK_LINE_WARNING;
    return ui_word(app, pack->on ? UI_PACKS_WARNING : UI_PACKS_WARNING_OFF);
}

// True if what a check has found keeps nobody from playing with the pack.
static bool is_used_anyway(const ListedPack *pack, const PackFacts *facts) {
    return facts->checked && pack->on && pack->faults == NULL &&
           facts->blame.own.count + facts->blame.withs > 0;
}

static PackLine state_kind(const ListedPack *pack, const PackFacts *facts) {
    const bool others = facts->blame.own.count == 0 && facts->blame.withs > 0;
    return pack->faults != NULL ? (others || !pack->out ? PACK_LINE_WARNING : PACK_LINE_FAULT)
           : !pack->on          ? PACK_LINE_STATE
           : facts->idle        ? PACK_LINE_WARNING
                                : PACK_LINE_GOOD;
}

// The line with this number below the pack's name; NULL after the last one.
static const char *line_of(const App *app, int place, const PackFacts *facts, int line, PackLine *kind,
                           Text *buffer) {
    const ListedPack *pack = &app_pack_list(app)->pack[place];
    text_clear(buffer);
    const PackBlame *blame = &facts->blame;
    const int own = blame->own.count > MESSAGES_MOST ? MESSAGES_MOST + 1 : blame->own.count;
    *kind = state_kind(pack, facts);
    if (line == 0)
        return state_of(app, pack, facts, buffer);
    *kind = PACK_LINE_ABOUT;
    if (pack->info.about[0] != '\0' && --line == 0)
        return pack->info.about;
    *kind = PACK_LINE_GOOD;
    if (facts->checked && pack_facts_are_good(facts) && --line == 0)
        return ui_word(app, UI_PACKS_CHECKED);
    if (has_warnings(pack, facts) && --line == 0)
        return warnings_line(app, pack, kind);
    *kind = PACK_LINE_WARNING;
    if (is_used_anyway(pack, facts) && --line == 0)
        return ui_word(app, UI_PACKS_USED_ANYWAY);
    line--;
    if (line < own)
        return own_line(app, place, facts, line, kind, buffer);
    if (line < own + blame->withs)
        return with_line(app, place, &blame->with[line - own], kind, buffer);
    *kind = facts->checked ? PACK_LINE_WARNING : PACK_LINE_STATE;
    if (line > own + blame->withs || !pack_facts_have_languages(facts))
        return NULL;
    pack_facts_add_languages(app, place, facts, buffer);
    return text_string(buffer);
}

static bool add_sentence(PackFacts *facts, PackLine kind, const char *text) {
    PackSentence *more = realloc(facts->sentence, ((size_t)facts->sentences + 1) * sizeof *more);
    if (more == NULL)
        return false;
    facts->sentence = more;
    more[facts->sentences] = (PackSentence){kind, text_duplicate(text)};
    return more[facts->sentences++].text != NULL;
}

void packs_say(const App *app, int place, PackFacts *facts) {
    const ListedPack *pack = &app_pack_list(app)->pack[place];
    PackLine kind;
    Text buffer = {0};
    const char *text;
    if (facts->sentences > 0 && facts->warnings == pack->warnings)
        return;
    pack_facts_forget_sentences(facts);
    facts->warnings = pack->warnings;
    for (int line = 0; (text = line_of(app, place, facts, line, &kind, &buffer)) != NULL; line++)
        if (!add_sentence(facts, kind, text)) {
            pack_facts_forget_sentences(facts);
            break;
        }
    text_finish(&buffer);
}

// ---- layout

static float right_width(void) {
    return 2 * (PACKS_ARROW_W + PACKS_GAP) + PACKS_EDGE;
}

static GfxRect words_of(const App *app, GfxRect box) {
    const float left = app_px(app, 2 * PACKS_EDGE + PACKS_SWITCH_W), edge = app_px(app, PACKS_EDGE);
    return gfx_rect(box.x + left, box.y + edge, box.w - left - app_px(app, right_width()), box.h - 2 * edge);
}

GfxRect packs_link_rect(const App *app, GfxRect box, int number) {
    const GfxRect words = words_of(app, box);
    const float w = app_px(app, PACKS_MORE_W), h = app_px(app, PACKS_MORE_H);
    return gfx_rect(words.x + (float)number * (w + app_px(app, PACKS_GAP)), words.y + words.h - h, w, h);
}

static GfxStyle line_style(const App *app, PackLine kind) {
    const Color color = kind == PACK_LINE_GOOD      ? COLOR_POSITIVE
                        : kind == PACK_LINE_FAULT   ? FAULT_COLOR
                        : kind == PACK_LINE_WARNING ? DOUBT_COLOR
                        : kind == PACK_LINE_ABOUT   ? COLOR_TEXT
                                                    : COLOR_TEXT_DIM;
    return widget_style(app, kind == PACK_LINE_ABOUT ? GFX_FONT_TEXT : GFX_FONT_TEXT_MEDIUM, 17, color,
                        GFX_LEFT);
}

float packs_row_height(App *app, const PacksScreen *screen, int place) {
    const GfxRect page = screen->scroll.box;
    const GfxRect words = words_of(app, gfx_rect(page.x, page.y, page.w - app_px(app, PACKS_BAR_W), page.h));
    const PackFacts *facts = screen->facts[place];
    float height = app_px(app, TITLE_H);
    for (int i = 0; facts != NULL && i < facts->sentences; i++) {
        const GfxStyle style = line_style(app, facts->sentence[i].kind);
        height += widget_line(app, LINE_H) *
                  (float)gfx_text_lines(app->gfx, &style, words.w, facts->sentence[i].text);
    }
    return roundf(height + app_px(app, PACKS_MORE_GAP + PACKS_MORE_H + 2 * PACKS_EDGE));
}

// ---- drawing

// Its name, with its id if another of the name has the author that stands beside it, too.
static const char *title_of(const App *app, const ListedPack *pack, char title[PACK_TITLE_MAX]) {
    char with_id[PACK_TITLE_MAX];
    pack_list_title(app_pack_list(app), pack, title);
    const bool needed =
        pack->copy || strcmp(title, pack_title_with_id(pack->info.id, pack->info.name, with_id)) == 0;
    return needed ? title : pack->info.name;
}

static void draw_title(App *app, const ListedPack *pack, GfxRect words) {
    char text[PACK_NAME_MAX + PACK_VERSION_MAX + 40], title[PACK_TITLE_MAX];
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 24, COLOR_WHITE, GFX_LEFT);
    const GfxStyle version = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT_DIM, GFX_LEFT);
    const GfxRect box = gfx_rect(words.x, words.y - app_px(app, 4), words.w, app_px(app, 34));
    const float least = 16 * gfx_layout(app->gfx).scale;
    const float used = gfx_text_fit(app->gfx, &name, least, gfx_rect(box.x, box.y, box.w * 0.6f, box.h),
                                    title_of(app, pack, title));
    const float x = box.x + used + app_px(app, 16);
    if (pack->info.author[0] != '\0')
        ui_fill(app, text, sizeof text, UI_PACKS_BY, STR("version", pack->info.version),
                STR("author", pack->info.author));
    else
        text_copy(text, sizeof text, pack->info.version);
    gfx_text_fit(app->gfx, &version, 12 * gfx_layout(app->gfx).scale,
                 gfx_rect(x, box.y + app_px(app, 3), box.x + box.w - x, box.h), text);
}

static void draw_lines(App *app, const PacksScreen *screen, int place, GfxRect words) {
    const PackFacts *facts = screen->facts[place];
    float y = words.y + app_px(app, TITLE_H);
    for (int i = 0; facts != NULL && i < facts->sentences; i++) {
        const GfxStyle style = line_style(app, facts->sentence[i].kind);
        y += gfx_text_wrapped(app->gfx, &style, widget_line(app, LINE_H), 0, gfx_rect(words.x, y, words.w, 0),
                              facts->sentence[i].text);
    }
}

static void draw_more(App *app, int place, const char *what, UiWord word) {
    char id[HIT_ID_MAX];
    packs_hit_id(id, app, place, what);
    widget_button(
        app, id, &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, word), .text_size = 17, .tight = true});
}

void packs_draw_row(App *app, const PacksScreen *screen, int place, GfxRect box) {
    const ListedPack *pack = &app_pack_list(app)->pack[place];
    const GfxRect words = words_of(app, box);
    char id[HIT_ID_MAX];
    const PackFacts *facts = screen->facts[place];
    const bool left_out = pack->faults != NULL && pack->on;
    const bool own = facts != NULL && facts->blame.own.count > 0 && pack->out;
    widget_panel(app, box, 14, !left_out ? COLOR_LINE_STRONG : own ? FAULT_COLOR : DOUBT_COLOR);
    draw_title(app, pack, words);
    draw_lines(app, screen, place, words);
    packs_hit_id(id, app, place, "switch");
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, pack->on ? UI_COMMON_ON : UI_COMMON_OFF),
                            .text_size = 18,
                            .on = pack->on,
                            .tight = true});
    packs_hit_id(id, app, place, "up");
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-up.svg", .text_size = 20});
    packs_hit_id(id, app, place, "down");
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN, .icon = "icons/phosphor/caret-down.svg", .text_size = 20});
    if (pack->archive) {
        draw_more(app, place, "import", UI_IMPORT_BUTTON);
        return;
    }
    draw_more(app, place, "changes", UI_PACKS_CHANGES);
    draw_more(app, place, "balance", UI_PACKS_BALANCE);
    draw_more(app, place, "export", UI_IMPORT_EXPORT);
}

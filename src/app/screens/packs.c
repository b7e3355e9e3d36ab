// SPDX-License-Identifier: MIT
// Packs on top of the games' own cards: switching and reordering them; faults of those that cannot be used;
// results of checks; and where they are stored.
#include "app/screens/packs_parts.h"

#include "app/stage/import.h"
#include "app/stage/pack_view.h"
#include "app/stage/page_head.h"
#include "app/stage/widgets.h"
#include "gfx/image.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOTE_H 58.0f
#define NOTE_BELOW 8.0f
#define FOOT_H 44.0f
#define BASE_H 64.0f
#define ROW_GAP 12.0f
#define HEAD_W 198.0f
#define HEAD_H 52.0f
#define HEAD_Y 26.0f

// ---- the list

static int count_of(const App *app) {
    const PackList *list = app_pack_list(app);
    return list != NULL ? list->count : 0;
}

static void drop_facts(PacksScreen *screen) {
    for (int i = 0; i < PACK_LIST_MAX; i++) {
        pack_facts_close(screen->facts[i]);
        screen->facts[i] = NULL;
    }
}

static void look_anew(const App *app, PacksScreen *screen) {
    drop_facts(screen);
    screen->version = app_packs_version(app);
    screen->checked = false;
    screen->absents = app_absent_packs(app, screen->absent, ABSENT_PACKS_MAX);
    for (int i = 0; i < count_of(app); i++)
        screen->facts[i] = pack_facts_open(app, i);
}

// Discards all when files have changed, else takes over what a check has found since.
static void follow(App *app, PacksScreen *screen) {
    if (screen->version != app_packs_version(app))
        look_anew(app, screen);
    const bool anew = strcmp(screen->language, app->settings.language) != 0;
    text_copy(screen->language, sizeof screen->language, app->settings.language);
    for (int i = 0; i < count_of(app); i++) {
        PackFacts *facts = screen->facts[i];
        PackBlame blame = {0};
        PackUntranslated untranslated;
        if (facts == NULL)
            continue;
        if (app_take_pack_check(app, i, &blame, &untranslated))
            pack_facts_take_check(app, i, facts, &blame, untranslated);
        if (anew)
            pack_facts_forget_sentences(facts);
        packs_say(app, i, facts);
    }
}

static void check(App *app, PacksScreen *screen) {
    int checked, count;
    if (app_packs_check_runs(app, &checked, &count))
        return;
    look_anew(app, screen);
    app_check_packs(app);
    screen->checked = true;
}

// How many packs there is something to fix in, as far as that is known.
static int faulty_packs(const App *app, const PacksScreen *screen) {
    int faulty = 0;
    for (int i = 0; i < count_of(app); i++)
        faulty += screen->facts[i] == NULL || app_pack_list(app)->pack[i].faults != NULL ||
                  !pack_facts_are_good(screen->facts[i]);
    return faulty;
}

// ---- layout

static GfxRect head_button(const App *app, int from_right) {
    const float right = gfx_layout(app->gfx).logical_w - PAGE_EDGE;
    return widget_rect(app, right - (float)(from_right + 1) * (HEAD_W + PACKS_GAP) + PACKS_GAP, HEAD_Y,
                       HEAD_W, HEAD_H);
}

static Hit *lay_button(App *app, const PacksScreen *screen, int place, const char *what, GfxRect rect) {
    char id[HIT_ID_MAX];
    packs_hit_id(id, app, place, what);
    return scroll_hit(app, &screen->scroll, rect, id);
}

static void lay_row(App *app, const PacksScreen *screen, int place, GfxRect box) {
    const float h = app_px(app, PACKS_BUTTON_H), y = box.y + app_px(app, PACKS_EDGE);
    const float arrow = app_px(app, PACKS_ARROW_W), gap = app_px(app, PACKS_GAP);
    const float right = box.x + box.w - app_px(app, PACKS_EDGE);
    const ListedPack *pack = &app_pack_list(app)->pack[place];
    Hit *hit = lay_button(app, screen, place, "switch",
                          gfx_rect(box.x + app_px(app, PACKS_EDGE), y, app_px(app, PACKS_SWITCH_W), h));
    hit->first = place == count_of(app) - 1;
    hit->enabled = pack->origin != PACK_NAMED && !pack->stray && !pack->copy && app->session == NULL;
    if (pack->archive) {
        lay_button(app, screen, place, "import", packs_link_rect(app, box, 0))->enabled = app_can_import(app);
    } else {
        lay_button(app, screen, place, "changes", packs_link_rect(app, box, 0))->enabled =
            !pack->stray && !pack->copy;
        lay_button(app, screen, place, "balance", packs_link_rect(app, box, 1))->enabled =
            !pack->stray && !pack->copy && app->session == NULL;
        lay_button(app, screen, place, "export", packs_link_rect(app, box, 2))->enabled = !pack->stray;
    }
    hit = lay_button(app, screen, place, "up", gfx_rect(right - 2 * arrow - gap, y, arrow, h));
    hit->enabled = place + 1 < count_of(app) && app->session == NULL;
    hit = lay_button(app, screen, place, "down", gfx_rect(right - arrow, y, arrow, h));
    hit->enabled = place > 0 && app->session == NULL;
}

// The place of a row in the list.
static GfxRect row_box(const App *app, const PacksScreen *screen, float y, float height) {
    return gfx_rect(screen->scroll.box.x, y, screen->scroll.box.w - app_px(app, PACKS_BAR_W), height);
}

// Only rows near the window get regions: there may be more packs than there is room for.
static bool is_near(const PacksScreen *screen, GfxRect row) {
    const GfxRect window = screen->scroll.box;
    return row.y + row.h > window.y - window.h && row.y < window.y + 2 * window.h;
}

// Lays out the rows, those of packs that are not here first, then topmost first; returns the total height
// including what is below the last one.
static float lay_rows(App *app, const PacksScreen *screen, float top, bool regions) {
    float y = top;
    for (int i = 0; i < screen->absents; i++) {
        const float height = packs_absent_height(app, screen, i);
        if (regions && is_near(screen, row_box(app, screen, y, height)))
            packs_lay_absent(app, screen, i, row_box(app, screen, y, height));
        y += height + app_px(app, ROW_GAP);
    }
    for (int place = count_of(app) - 1; place >= 0; place--) {
        const float height = packs_row_height(app, screen, place);
        if (regions && is_near(screen, row_box(app, screen, y, height)))
            lay_row(app, screen, place, row_box(app, screen, y, height));
        y += height + app_px(app, ROW_GAP);
    }
    return y + app_px(app, BASE_H) - top;
}

// Scrolls to the first pack that is left out, from where a game has led here.
static void reveal_broken(App *app, PacksScreen *screen) {
    float y = 0;
    screen->reveals = false;
    for (int i = 0; i < screen->absents; i++)
        y += packs_absent_height(app, screen, i) + app_px(app, ROW_GAP);
    for (int place = count_of(app) - 1; place >= 0; place--) {
        const ListedPack *pack = &app_pack_list(app)->pack[place];
        if (pack->on && pack->faults != NULL)
            break;
        y += packs_row_height(app, screen, place) + app_px(app, ROW_GAP);
    }
    screen->scroll.offset = y;
    scroll_layout(&screen->scroll, screen->scroll.box, screen->scroll.content);
}

static void layout(App *app, void *self) {
    PacksScreen *screen = self;
    const GfxLayout size = gfx_layout(app->gfx);
    follow(app, screen);
    screen->w = page_width(app);
    screen->x = page_left(app);
    page_head_regions(app);
    Hit *open = hits_add(&app->hits, head_button(app, 0), "packs:open");
    Hit *check = hits_add(&app->hits, head_button(app, 1), "packs:check");
    hits_add(&app->hits, head_button(app, 2), "packs:new")->enabled =
        app_can_create_pack(app) && app->session == NULL;
    hits_add(&app->hits, head_button(app, 3), "packs:import")->enabled =
        app_can_import(app) && app->session == NULL;
    open->enabled = app_packs_folder(app)[0] != '\0';
    check->enabled = count_of(app) > 0;
    const float top = PAGE_TOP + NOTE_H;
    screen->scroll.box = widget_rect(app, screen->x, top, screen->w, size.logical_h - top - FOOT_H - 12);
    scroll_layout(&screen->scroll, screen->scroll.box, lay_rows(app, screen, 0, false));
    if (screen->reveals)
        reveal_broken(app, screen);
    lay_rows(app, screen, scroll_top(&screen->scroll), true);
    scroll_regions(app, &screen->scroll);
}

static void enter(App *app, void *self) {
    PacksScreen *screen = self;
    app_reload_packs(app);
    look_anew(app, screen);
    screen->reveals = app_pack_trouble(app, NULL, NULL) == PACK_IS_BROKEN;
}

// While a check runs the screen is not at rest.
static bool update(App *app, void *self) {
    int checked, count;
    (void)self;
    return app_packs_check_runs(app, &checked, &count);
}

static void leave(App *app, void *self) {
    PacksScreen *screen = self;
    (void)app;
    drop_facts(screen);
}

// ---- drawing

static void draw_base(App *app, const PacksScreen *screen, float y) {
    const GfxRect box = gfx_rect(screen->scroll.box.x, y, screen->scroll.box.w - app_px(app, PACKS_BAR_W),
                                 app_px(app, BASE_H));
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT_MEDIUM, 18, COLOR_TEXT_DIM, GFX_LEFT);
    const float icon = app_px(app, 24), edge = app_px(app, PACKS_EDGE);
    gfx_dashed(app->gfx, gfx_inset(box, 1), app_px(app, 14), fmaxf(1, app_px(app, 1.5f)), app_px(app, 8),
               app_px(app, 6), COLOR_LINE_STRONG);
    gfx_icon_color(app->gfx, "icons/phosphor/cards.svg", box.x + edge, box.y + roundf((box.h - icon) / 2),
                   icon, COLOR_TEXT_DIM);
    gfx_text_fit(app->gfx, &style, 12 * gfx_layout(app->gfx).scale,
                 gfx_rect(box.x + 2 * edge + icon, box.y, box.w - 3 * edge - icon, box.h),
                 ui_word(app, UI_PACKS_BASE));
}

static void draw_list(App *app, const PacksScreen *screen) {
    float y = scroll_top(&screen->scroll);
    gfx_clip_push(app->gfx, screen->scroll.box);
    for (int i = 0; i < screen->absents; i++) {
        const GfxRect box = row_box(app, screen, y, packs_absent_height(app, screen, i));
        if (gfx_is_visible(app->gfx, box))
            packs_draw_absent(app, screen, i, box);
        y += box.h + app_px(app, ROW_GAP);
    }
    for (int place = count_of(app) - 1; place >= 0; place--) {
        const GfxRect box = row_box(app, screen, y, packs_row_height(app, screen, place));
        if (gfx_is_visible(app->gfx, box))
            packs_draw_row(app, screen, place, box);
        y += box.h + app_px(app, ROW_GAP);
    }
    draw_base(app, screen, y);
    gfx_clip_pop(app->gfx);
    scroll_draw(app, &screen->scroll);
}

static void draw_empty(App *app, const PacksScreen *screen) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 20, COLOR_TEXT, GFX_CENTRE);
    const GfxRect box = screen->scroll.box;
    char text[1200];
    Text guide = {0};
    app_packs_guide(app, &guide);
    const char *words = app_pack_list(app) == NULL ? ui_word(app, UI_PACKS_NO_CHOICE)
                                                   : ui_fill(app, text, sizeof text, UI_PACKS_EMPTY,
                                                             STR("guide", text_string(&guide)));
    gfx_text_wrapped_fit(
        app->gfx, &style, 12 * gfx_layout(app->gfx).scale, widget_line(app, 28),
        gfx_rect(box.x + box.w * 0.15f, box.y + app_px(app, 150), box.w * 0.7f, app_px(app, 150)), words);
    text_finish(&guide);
}

// What the check has found so far, or in all: rows may be out of sight.
static const char *check_note(const App *app, const PacksScreen *screen, Text *buffer) {
    char text[200];
    int checked, count;
    if (app_packs_check_runs(app, &checked, &count))
        text_add(buffer, ui_fill(app, text, sizeof text, UI_PACKS_CHECKING, NUM("checked", checked),
                                 NUM("count", count)));
    else
        text_add(buffer, ui_fill(app, text, sizeof text,
                                 faulty_packs(app, screen) == 0   ? UI_PACKS_CHECKED_GOOD
                                 : count_of(app) == 1             ? UI_PACKS_CHECKED_ONLY
                                 : faulty_packs(app, screen) == 1 ? UI_PACKS_CHECKED_ONE
                                                                  : UI_PACKS_CHECKED_MANY,
                                 NUM("faulty", faulty_packs(app, screen)), NUM("count", count_of(app))));
    return text_string(buffer);
}

// In one line or, if it is long, in two.
static void draw_note(App *app, GfxRect box, const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 17, COLOR_TEXT, GFX_LEFT);
    const float least = 11 * gfx_layout(app->gfx).scale;
    if (gfx_text_width(app->gfx, &style, text) <= box.w)
        gfx_text_fit(app->gfx, &style, least, gfx_rect(box.x, box.y, box.w, app_px(app, 28)), text);
    else
        gfx_text_wrapped_fit(app->gfx, &style, least, widget_line(app, 24), box, text);
}

static void draw_notes(App *app, const PacksScreen *screen) {
    char text[1200], made[1200];
    Text guide = {0}, checked = {0};
    const GfxStyle foot = widget_style(app, GFX_FONT_TEXT, 15.5f, COLOR_TEXT_DIM, GFX_LEFT);
    const float least = 11 * gfx_layout(app->gfx).scale;
    app_packs_guide(app, &guide);
    ui_fill(app, made, sizeof made, UI_PACKS_MADE, STR("folder", app_made_pack(app)),
            STR("guide", text_string(&guide)));
    draw_note(app, widget_rect(app, screen->x, PAGE_TOP, screen->w, NOTE_H - NOTE_BELOW),
              app->session != NULL             ? ui_word(app, UI_PACKS_PLAYING)
              : app_made_pack(app)[0] != '\0'  ? made
              : app_packs_said(app)[0] != '\0' ? app_packs_said(app)
              : screen->checked                ? check_note(app, screen, &checked)
                                               : ui_word(app, UI_PACKS_NOTE));
    text_finish(&guide);
    text_finish(&checked);
    const char *fault = app_packs_fault(app);
    const char *words = fault != NULL ? app_translated_faults(app, fault, text, sizeof text)
                        : app_packs_folder(app)[0] == '\0' ? ""
                                                           : ui_fill(app, text, sizeof text, UI_PACKS_WHERE,
                                                                     STR("folder", app_packs_folder(app)));
    if (widget_has_room_for_details(app))
        gfx_text_fit(app->gfx, &foot, least,
                     widget_rect(app, screen->x, gfx_layout(app->gfx).logical_h - FOOT_H, screen->w, 24),
                     words);
}

static void draw(App *app, void *self) {
    const PacksScreen *screen = self;
    page_ground_draw(app, PAGE_DIM);
    page_head_draw(app, ui_word(app, UI_PACKS_TITLE), 4 * (HEAD_W + PACKS_GAP));
    widget_button(app, "packs:import",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_IMPORT_BUTTON),
                            .icon = "icons/phosphor/arrow-down.svg",
                            .text_size = 18});
    widget_button(app, "packs:new",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_PACKS_NEW),
                            .icon = "icons/phosphor/copy.svg",
                            .text_size = 18});
    widget_button(app, "packs:open",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_PACKS_OPEN),
                            .icon = "icons/phosphor/folder-open.svg",
                            .text_size = 18});
    widget_button(app, "packs:check",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_PACKS_CHECK),
                            .icon = "icons/phosphor/check.svg",
                            .text_size = 18});
    draw_notes(app, screen);
    if (count_of(app) + screen->absents > 0)
        draw_list(app, screen);
    else
        draw_empty(app, screen);
}

// ---- input

static void keep_focus(App *app, int place, const char *what) {
    char id[HIT_ID_MAX];
    packs_hit_id(id, app, place, what);
    if (app->input.focus_shown)
        app_show_focus(app, id);
}

static void export_it(App *app, int place) {
    Text problem = {0};
    if (!app_export_pack(app, place, &problem))
        app_message(app, ui_word(app, UI_IMPORT_EXPORT_FAILED), text_string(&problem), &packs_screen);
    text_finish(&problem);
}

static void import_it(App *app, int place) {
    char text[1200];
    Text problem = {0};
    if (!app_open_import(app, app_pack_list(app)->pack[place].folder, &problem))
        app_message(app, ui_word(app, UI_IMPORT_FAILED),
                    app_translated_faults(app, text_string(&problem), text, sizeof text), &packs_screen);
    text_finish(&problem);
}

static void click(App *app, void *self, const char *id) {
    PacksScreen *screen = self;
    int number;
    char what[HIT_ID_MAX];
    Text problem = {0};
    if (strcmp(id, "packs:check") == 0)
        check(app, screen);
    app_forget_made_pack(app);
    if (strcmp(id, "packs:new") == 0)
        app_visit(app, &new_pack_screen);
    if (strcmp(id, "packs:import") == 0)
        app_visit(app, &import_screen);
    if (strcmp(id, "packs:open") == 0 && !app_open_packs_folder(app, NULL, &problem))
        app_message(app, ui_word(app, UI_PACKS_OPEN), text_string(&problem), &packs_screen);
    text_finish(&problem);
    app_request_layout(app);
    if (sscanf(id, "absent:%d:", &number) == 1 && number >= 1 && number <= screen->absents)
        app_forget_pack(app, screen->absent[number - 1].id);
    if (sscanf(id, "pack:%d:%39s", &number, what) != 2 || number < 1 || number > count_of(app))
        return;
    const int place = count_of(app) - number, to = place + (strcmp(what, "up") == 0 ? 1 : -1);
    if (strcmp(what, "switch") == 0) {
        app_switch_pack(app, place, !app_pack_list(app)->pack[place].on);
    } else if (strcmp(what, "changes") == 0 || strcmp(what, "balance") == 0) {
        app_view_pack(app, place, what[0] == 'c' ? &changes_screen : &balance_screen);
    } else if (strcmp(what, "export") == 0) {
        export_it(app, place);
    } else if (strcmp(what, "import") == 0) {
        import_it(app, place);
    } else if (to >= 0 && to < count_of(app)) {
        app_move_pack(app, place, to);
        keep_focus(app, to, what);
    }
}

static void gesture(App *app, void *self, const Gesture *gesture) {
    PacksScreen *screen = self;
    scroll_page_gesture(app, &screen->scroll, gesture, click, screen);
}

const Screen packs_screen = {.name = "packs",
                             .state_bytes = sizeof(PacksScreen),
                             .enter = enter,
                             .leave = leave,
                             .layout = layout,
                             .gesture = gesture,
                             .update = update,
                             .draw = draw};

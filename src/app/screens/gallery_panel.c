// SPDX-License-Identifier: MIT
// The filters of the card gallery: a search field, a tab for each list if there are several, and the groups
// of filter buttons of the current list.
#include "app/screens/gallery_parts.h"
#include "gfx/shape.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define EDGE 20.0f // all logical, from the panel's top left corner
#define INNER_W (GALLERY_PANEL_W - 2 * EDGE)
#define GAP 8.0f
#define COLUMNS 2
#define HALF_W ((INNER_W - GAP) / COLUMNS)
#define SEARCH_H 48.0f
#define TABS_Y (EDGE + SEARCH_H + 12)
#define TAB_H 46.0f
#define GROUPS_GAP 8.0f // below the tabs
#define GROUP_HEAD 36.0f
#define CHOICE_H 42.0f
#define CHOICE_STEP 48.0f
#define CLEAR_H 44.0f
#define BOTTOM 32.0f // free below the panel
#define SEARCH_ID "gallery:search"

static void id_of(const App *app, const GalleryGroup *group, int value, char id[HIT_ID_MAX]) {
    snprintf(id, HIT_ID_MAX, "gallery:%.10s:%.20s", group->id,
             value == GALLERY_ANY ? "any" : gallery_group_word(app, group, value));
}

static void tab_id(const GalleryList *list, char id[HIT_ID_MAX]) {
    snprintf(id, HIT_ID_MAX, "gallery:show:%.20s", list->id);
}

static bool is_filtered(const App *app, const GalleryFilter *filter) {
    for (int i = 0; i < gallery_list(app, filter)->groups; i++)
        if (filter->value[i] != GALLERY_ANY)
            return true;
    return filter->search[0] != '\0';
}

// ---- places

// Number of tabs in a row: three fit; with more there are several rows.
static int tab_columns(const App *app) {
    const int lists = gallery_lists(app)->count;
    return lists == 3 ? 3 : COLUMNS;
}

// A single list has no tab.
static float groups_y(const App *app) {
    const int lists = gallery_lists(app)->count, columns = tab_columns(app);
    const int rows = lists > 1 ? (lists + columns - 1) / columns : 0;
    return TABS_Y + (float)rows * (TAB_H + GROUPS_GAP);
}

static float group_height(const App *app, const GalleryGroup *group) {
    const int rows =
        (gallery_group_count(app, group) + COLUMNS) / COLUMNS; // including the button for all values
    return GROUP_HEAD + CHOICE_STEP * (float)rows;
}

static float groups_height(const App *app, const GalleryList *list) {
    float height = 0;
    for (int i = 0; i < list->groups; i++)
        height += group_height(app, &list->group[i]);
    return height;
}

static float panel_height(const App *app) {
    return fmaxf(gfx_layout(app->gfx).logical_h - BOTTOM - GALLERY_TOP, 1);
}

// In the large layout rows are lower, so that the longest list of filters fits.
static float squeeze(const App *app) {
    const GalleryLists *lists = gallery_lists(app);
    float longest = 0;
    for (int i = 0; i < lists->count; i++)
        longest = fmaxf(longest, groups_height(app, lists->list[i]));
    return fminf(panel_height(app) / (groups_y(app) + longest + 14 + CLEAR_H + 10), 1);
}

static GfxRect place(const App *app, float x, float y, float w, float h) {
    const float k = squeeze(app);
    return widget_rect(app, GALLERY_EDGE + x, GALLERY_TOP + y * k, w, h * k);
}

static void layout_group(App *app, const GalleryGroup *group, float y) {
    char id[HIT_ID_MAX];
    const int count = gallery_group_count(app, group);
    for (int value = GALLERY_ANY; value < count; value++) {
        const int cell = value - GALLERY_ANY;
        id_of(app, group, value, id);
        hits_add(&app->hits,
                 place(app, EDGE + (float)(cell % COLUMNS) * (HALF_W + GAP),
                       y + GROUP_HEAD + (float)(cell / COLUMNS) * CHOICE_STEP, HALF_W, CHOICE_H),
                 "%s", id);
    }
}

static void layout_tabs(App *app) {
    const GalleryLists *lists = gallery_lists(app);
    char id[HIT_ID_MAX];
    const int columns = tab_columns(app);
    const float w = (INNER_W + GAP) / (float)columns - GAP;
    for (int i = 0; i < lists->count && lists->count > 1; i++) {
        tab_id(lists->list[i], id);
        hits_add(&app->hits,
                 place(app, EDGE + (float)(i % columns) * (w + GAP),
                       TABS_Y + (float)(i / columns) * (TAB_H + GROUPS_GAP), w, TAB_H),
                 "%s", id);
    }
}

void gallery_panel_layout(App *app, GalleryScreen *screen) {
    const GalleryList *list = gallery_list(app, &screen->filter);
    hits_add(&app->hits, place(app, EDGE, EDGE, INNER_W, SEARCH_H), SEARCH_ID);
    layout_tabs(app);
    float y = groups_y(app);
    for (int i = 0; i < list->groups; i++) {
        layout_group(app, &list->group[i], y);
        y += group_height(app, &list->group[i]);
    }
    if (is_filtered(app, &screen->filter))
        hits_add(&app->hits, place(app, EDGE, y + 14, INNER_W, CLEAR_H), "gallery:clear");
}

// ---- drawing

static void draw_group(App *app, const GalleryGroup *group, int chosen, float y) {
    const GfxStyle head = widget_style(app, GFX_FONT_DISPLAY, 16, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text(app->gfx, &head, place(app, EDGE, y + 8, INNER_W, 26), ui_word(app, group->name));
    char id[HIT_ID_MAX];
    const int count = gallery_group_count(app, group);
    for (int value = GALLERY_ANY; value < count; value++) {
        const bool any = value == GALLERY_ANY;
        id_of(app, group, value, id);
        widget_button(
            app, id,
            &(Button){.look = BUTTON_PLAIN,
                      .text = any ? ui_word(app, UI_GALLERY_ANY) : gallery_group_label(app, group, value),
                      .icon = any || group->icon == NULL ? NULL : group->icon(app, value),
                      .text_size = 16,
                      .on = chosen == value,
                      .tight = true});
    }
}

static TextFieldLook look_of(const App *app, const GalleryScreen *screen) {
    return (TextFieldLook){.text = screen->filter.search,
                           .hint = ui_word(app, UI_GALLERY_SEARCH),
                           .icon = "icons/phosphor/magnifying-glass-plus.svg",
                           .text_size = 18};
}

static void draw_tabs(App *app, int shown) {
    const GalleryLists *lists = gallery_lists(app);
    char id[HIT_ID_MAX];
    for (int i = 0; i < lists->count; i++) {
        tab_id(lists->list[i], id);
        widget_button(app, id,
                      &(Button){.look = BUTTON_PLAIN,
                                .text = ui_word(app, lists->list[i]->name),
                                .text_size = 18,
                                .on = i == shown});
    }
}

void gallery_panel_draw(App *app, const GalleryScreen *screen) {
    const GalleryList *list = gallery_list(app, &screen->filter);
    widget_panel(app, widget_rect(app, GALLERY_EDGE, GALLERY_TOP, GALLERY_PANEL_W, panel_height(app)), 16,
                 COLOR_LINE_STRONG);
    const TextFieldLook look = look_of(app, screen);
    text_field_draw(app, SEARCH_ID, screen->typing ? &screen->field : NULL, &look);
    draw_tabs(app, screen->filter.list);
    float y = groups_y(app);
    for (int i = 0; i < list->groups; i++) {
        draw_group(app, &list->group[i], screen->filter.value[i], y);
        y += group_height(app, &list->group[i]);
    }
    widget_button(app, "gallery:clear",
                  &(Button){.look = BUTTON_PLAIN,
                            .text = ui_word(app, UI_GALLERY_CLEAR),
                            .icon = "icons/phosphor/x.svg",
                            .text_size = 17});
}

// ---- typing

void gallery_begin_typing(App *app, GalleryScreen *screen) {
    text_field_begin(&screen->field, screen->filter.search, GALLERY_SEARCH_MAX - 1, GALLERY_SEARCH_MAX - 1,
                     false);
    screen->typing = true;
    text_field_open(app, SEARCH_ID, &screen->field, false);
    app_request_layout(app);
}

static void take_search(App *app, GalleryScreen *screen, const char *text) {
    if (strcmp(text, screen->filter.search) == 0)
        return;
    text_copy(screen->filter.search, sizeof screen->filter.search, text);
    gallery_search(app, screen);
}

// Searches while typing; Esc clears the search.
bool gallery_panel_event(App *app, GalleryScreen *screen, const SDL_Event *event) {
    if (!screen->typing)
        return false;
    const TextFieldAnswer answer = text_field_event(&screen->field, event);
    if (answer == FIELD_IGNORED)
        return false;
    take_search(app, screen, answer == FIELD_CANCELLED ? "" : screen->field.text);
    screen->typing = answer == FIELD_TAKEN;
    app_request_layout(app);
    return answer != FIELD_LEFT;
}

// ---- acting

static bool choose(App *app, GalleryScreen *screen, const char *clicked) {
    const GalleryList *list = gallery_list(app, &screen->filter);
    char id[HIT_ID_MAX];
    for (int i = 0; i < list->groups; i++) {
        const int count = gallery_group_count(app, &list->group[i]);
        for (int value = GALLERY_ANY; value < count; value++) {
            id_of(app, &list->group[i], value, id);
            if (strcmp(id, clicked) != 0)
                continue;
            screen->filter.value[i] = value;
            gallery_search(app, screen);
            return true;
        }
    }
    return false;
}

static bool show(App *app, GalleryScreen *screen, const char *clicked) {
    const GalleryLists *lists = gallery_lists(app);
    char id[HIT_ID_MAX], search[GALLERY_SEARCH_MAX];
    for (int i = 0; i < lists->count; i++) {
        tab_id(lists->list[i], id);
        if (strcmp(id, clicked) != 0)
            continue;
        memcpy(search, screen->filter.search, sizeof search);
        screen->filter.list = i;
        gallery_filter_clear(&screen->filter);
        memcpy(screen->filter.search, search, sizeof search); // keep the search text in the other list
        gallery_search(app, screen);
        return true;
    }
    return false;
}

bool gallery_panel_click(App *app, GalleryScreen *screen, const Gesture *gesture) {
    const char *id = gesture->id;
    if (strcmp(id, SEARCH_ID) == 0 && screen->typing) {
        const TextFieldLook look = look_of(app, screen);
        text_field_click(app, SEARCH_ID, &screen->field, &look, gesture->x);
        app_request_layout(app);
        return true;
    }
    if (screen->typing) {
        screen->typing = false;
        app_request_layout(app);
    }
    if (strcmp(id, SEARCH_ID) == 0) {
        gallery_begin_typing(app, screen);
    } else if (strcmp(id, "gallery:clear") == 0) {
        gallery_filter_clear(&screen->filter);
        gallery_search(app, screen);
    } else {
        return show(app, screen, id) || choose(app, screen, id);
    }
    return true;
}

// SPDX-License-Identifier: MIT
// The filters of the card gallery: a line to search in, cards or targets, and groups of choices, each one
// entry of the table below.
#include "app/screens/gallery_parts.h"
#include "gfx/shape.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define EDGE 20.0f // all logical, from the panel's top left corner
#define INNER_W (GALLERY_PANEL_W - 2 * EDGE)
#define GAP 8.0f
#define HALF_W ((INNER_W - GAP) / 2)
#define SEARCH_H 48.0f
#define TABS_Y (EDGE + SEARCH_H + 12)
#define TAB_H 46.0f
#define GROUPS_Y (TABS_Y + TAB_H + 8)
#define GROUP_HEAD 36.0f
#define CHOICE_H 42.0f
#define CHOICE_STEP 48.0f
#define CLEAR_H 44.0f
#define BOTTOM 32.0f // free below the panel
#define SEARCH_ID "gallery:search"

typedef struct Group {
    const char *id;
    UiWord name;
    bool targets;             // belongs to the list of targets
    size_t field;             // the int of GalleryFilter
    const char *const *words; // of the choices; NULL: the factions
    const char *key;          // of their names, with %s for the word
} Group;

static const Group groups[] = {
    {"faction", UI_GALLERY_FACTION, false, offsetof(GalleryFilter, faction), NULL, NULL},
    {"type", UI_GALLERY_TYPE, false, offsetof(GalleryFilter, type), tactics_type_words, "type.%s"},
    {"kind", UI_GALLERY_KIND, false, offsetof(GalleryFilter, kind), tactics_kind_words, "kind.%s.name"},
    {"target", UI_GALLERY_TARGET_KIND, true, offsetof(GalleryFilter, target_kind), tactics_target_kind_words,
     "target_kind.%s"},
    {"colour", UI_GALLERY_COLOUR, true, offsetof(GalleryFilter, colour), tactics_colour_words, "colour.%s"},
};
#define GROUPS (sizeof groups / sizeof groups[0])

static int *value_of(GalleryFilter *filter, const Group *group) {
    return (int *)((char *)filter + group->field);
}

static int value_in(const GalleryFilter *filter, const Group *group) {
    return *(const int *)((const char *)filter + group->field);
}

static int count_of(const App *app, const Group *group) {
    int count = 0;
    if (group->words == NULL)
        return ((const TacticsRules *)app->catalog->rules)->faction_count;
    while (group->words[count] != NULL)
        count++;
    return count;
}

static void id_of(const App *app, const Group *group, int value, char id[HIT_ID_MAX]) {
    const TacticsRules *rules = app->catalog->rules;
    const char *word = value == GALLERY_ANY   ? "any"
                       : group->words == NULL ? rules->faction[value].id
                                              : group->words[value];
    snprintf(id, HIT_ID_MAX, "gallery:%s:%.20s", group->id, word);
}

static const char *label_of(const App *app, const Group *group, int value) {
    char key[64];
    if (value == GALLERY_ANY)
        return ui_word(app, UI_GALLERY_ANY);
    if (group->words == NULL)
        return faction_name(app, (uint8_t)value);
    if (group->words == tactics_colour_words && value == COLOUR_NONE)
        return ui_word(app, UI_GALLERY_COLOUR_NONE);
    snprintf(key, sizeof key, group->key, group->words[value]);
    return app_word(app, key);
}

static bool is_shown(const GalleryScreen *screen, const Group *group) {
    return group->targets == screen->filter.targets;
}

static bool is_filtered(const GalleryFilter *filter) {
    for (size_t i = 0; i < GROUPS; i++)
        if (value_in(filter, &groups[i]) != GALLERY_ANY)
            return true;
    return filter->search[0] != '\0';
}

// ---- places

static float group_height(const App *app, const Group *group) {
    const int rows = (count_of(app, group) + 2) / 2;
    return GROUP_HEAD + CHOICE_STEP * (float)rows;
}

static float panel_height(const App *app) {
    return fmaxf(gfx_layout(app->gfx).logical_h - BOTTOM - GALLERY_TOP, 1);
}

// Where things are large all rows are lower, so that the longest list of filters has room.
static float squeeze(const App *app) {
    float cards = 0, targets = 0;
    for (size_t i = 0; i < GROUPS; i++)
        *(groups[i].targets ? &targets : &cards) += group_height(app, &groups[i]);
    return fminf(panel_height(app) / (GROUPS_Y + fmaxf(cards, targets) + 14 + CLEAR_H + 10), 1);
}

static GfxRect place(const App *app, float x, float y, float w, float h) {
    const float k = squeeze(app);
    return widget_rect(app, GALLERY_EDGE + x, GALLERY_TOP + y * k, w, h * k);
}

static void layout_group(App *app, const Group *group, float y) {
    char id[HIT_ID_MAX];
    for (int value = GALLERY_ANY; value < count_of(app, group); value++) {
        const int cell = value - GALLERY_ANY;
        id_of(app, group, value, id);
        hits_add(&app->hits,
                 place(app, EDGE + (float)(cell % 2) * (HALF_W + GAP),
                       y + GROUP_HEAD + (float)(cell / 2) * CHOICE_STEP, HALF_W, CHOICE_H),
                 "%s", id);
    }
}

void gallery_panel_layout(App *app, GalleryScreen *screen) {
    hits_add(&app->hits, place(app, EDGE, EDGE, INNER_W, SEARCH_H), SEARCH_ID);
    hits_add(&app->hits, place(app, EDGE, TABS_Y, HALF_W, TAB_H), "gallery:show:cards");
    hits_add(&app->hits, place(app, EDGE + HALF_W + GAP, TABS_Y, HALF_W, TAB_H), "gallery:show:targets");
    float y = GROUPS_Y;
    for (size_t i = 0; i < GROUPS; i++)
        if (is_shown(screen, &groups[i])) {
            layout_group(app, &groups[i], y);
            y += group_height(app, &groups[i]);
        }
    if (is_filtered(&screen->filter))
        hits_add(&app->hits, place(app, EDGE, y + 14, INNER_W, CLEAR_H), "gallery:clear");
}

// ---- drawing

static void draw_group(App *app, const GalleryScreen *screen, const Group *group, float y) {
    const GfxStyle head = widget_style(app, GFX_FONT_DISPLAY, 16, COLOR_TEXT_DIM, GFX_LEFT);
    gfx_text(app->gfx, &head, place(app, EDGE, y + 8, INNER_W, 26), ui_word(app, group->name));
    char id[HIT_ID_MAX];
    for (int value = GALLERY_ANY; value < count_of(app, group); value++) {
        const bool faction = group->words == NULL && value != GALLERY_ANY;
        id_of(app, group, value, id);
        widget_button(
            app, id,
            &(Button){.look = BUTTON_PLAIN,
                      .text = label_of(app, group, value),
                      .icon = faction ? palette_faction(faction_palette(app, (uint8_t)value))->emblem : NULL,
                      .text_size = 16,
                      .on = value_in(&screen->filter, group) == value,
                      .tight = true});
    }
}

static TextFieldLook look_of(const App *app, const GalleryScreen *screen) {
    return (TextFieldLook){.text = screen->filter.search,
                           .hint = ui_word(app, UI_GALLERY_SEARCH),
                           .icon = "icons/phosphor/magnifying-glass-plus.svg",
                           .text_size = 18};
}

static void draw_tab(App *app, const char *id, UiWord word, bool on) {
    widget_button(app, id,
                  &(Button){.look = BUTTON_PLAIN, .text = ui_word(app, word), .text_size = 18, .on = on});
}

void gallery_panel_draw(App *app, const GalleryScreen *screen) {
    widget_panel(app, widget_rect(app, GALLERY_EDGE, GALLERY_TOP, GALLERY_PANEL_W, panel_height(app)), 16,
                 COLOR_LINE_STRONG);
    const TextFieldLook look = look_of(app, screen);
    text_field_draw(app, SEARCH_ID, screen->typing ? &screen->field : NULL, &look);
    draw_tab(app, "gallery:show:cards", UI_GALLERY_CARDS, !screen->filter.targets);
    draw_tab(app, "gallery:show:targets", UI_GALLERY_TARGETS, screen->filter.targets);
    float y = GROUPS_Y;
    for (size_t i = 0; i < GROUPS; i++)
        if (is_shown(screen, &groups[i])) {
            draw_group(app, screen, &groups[i], y);
            y += group_height(app, &groups[i]);
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
    const Hit *hit = hits_find(&app->hits, SEARCH_ID);
    if (hit != NULL && gfx_window(app->gfx) != NULL) {
        SDL_Rect rect = {(int)hit->rect.x, (int)hit->rect.y, (int)hit->rect.w, (int)hit->rect.h};
        SDL_SetTextInputRect(&rect); // where an input method shows its list
        SDL_StartTextInput();
    }
    app_mark(app);
}

static void take_search(App *app, GalleryScreen *screen, const char *text) {
    if (strcmp(text, screen->filter.search) == 0)
        return;
    text_copy(screen->filter.search, sizeof screen->filter.search, text);
    gallery_search(app, screen);
}

// What is typed is searched at once; Esc takes it back.
bool gallery_panel_event(App *app, GalleryScreen *screen, const SDL_Event *event) {
    if (!screen->typing)
        return false;
    const TextFieldAnswer answer = text_field_event(&screen->field, event);
    if (answer == FIELD_IGNORED)
        return false;
    take_search(app, screen, answer == FIELD_CANCELLED ? "" : screen->field.text);
    screen->typing = answer == FIELD_TAKEN;
    app_mark(app);
    return answer != FIELD_LEFT;
}

// ---- acting

static bool choose(App *app, GalleryScreen *screen, const char *clicked) {
    char id[HIT_ID_MAX];
    for (size_t i = 0; i < GROUPS; i++)
        for (int value = GALLERY_ANY; value < count_of(app, &groups[i]); value++) {
            id_of(app, &groups[i], value, id);
            if (strcmp(id, clicked) != 0)
                continue;
            *value_of(&screen->filter, &groups[i]) = value;
            gallery_search(app, screen);
            return true;
        }
    return false;
}

static void show(App *app, GalleryScreen *screen, bool targets) {
    char search[GALLERY_SEARCH_MAX];
    memcpy(search, screen->filter.search, sizeof search);
    screen->filter.targets = targets;
    gallery_filter_clear(&screen->filter);
    memcpy(screen->filter.search, search, sizeof search); // the same words among the others
    gallery_search(app, screen);
}

bool gallery_panel_click(App *app, GalleryScreen *screen, const Gesture *gesture) {
    const char *id = gesture->id;
    if (strcmp(id, SEARCH_ID) == 0 && screen->typing) {
        const TextFieldLook look = look_of(app, screen);
        text_field_click(app, SEARCH_ID, &screen->field, &look, gesture->x);
        app_mark(app);
        return true;
    }
    if (screen->typing) {
        screen->typing = false;
        app_mark(app);
    }
    if (strcmp(id, SEARCH_ID) == 0) {
        gallery_begin_typing(app, screen);
    } else if (strcmp(id, "gallery:show:cards") == 0 || strcmp(id, "gallery:show:targets") == 0) {
        show(app, screen, strcmp(id, "gallery:show:targets") == 0);
    } else if (strcmp(id, "gallery:clear") == 0) {
        gallery_filter_clear(&screen->filter);
        gallery_search(app, screen);
    } else {
        return choose(app, screen, id);
    }
    return true;
}

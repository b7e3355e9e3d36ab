// SPDX-License-Identifier: MIT
// Search and filters of the gallery, and the defaults for what a list leaves out.
#include "app/screens/gallery_filter.h"

#include "app/kit/say.h"

#include "app/kit/filled_table.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/kit/table_parts.h"
#include "engine/game_facts.h"

#include <string.h>

#define CARD_W_LEAST 218.0f // logical

// ---- searching

// Lowers letters (also "Ä" and the like) and straightens curly apostrophes.
static void fold(char *out, size_t size, const char *text) {
    size_t used = 0;
    for (const unsigned char *at = (const unsigned char *)text; *at != 0 && used + 3 < size; at++) {
        if (*at >= 'A' && *at <= 'Z') {
            out[used++] = (char)(*at + 32);
        } else if (at[0] == 0xE2 && at[1] == 0x80 && (at[2] == 0x98 || at[2] == 0x99)) {
            out[used++] = '\'';
            at += 2;
        } else if (at[0] == 0xC2 && at[1] == 0xAD) {
            at++; // a soft hyphen
        } else if (at[0] == 0xC3 && at[1] >= 0x80 && at[1] <= 0x9E && at[1] != 0x97) {
            out[used++] = (char)at[0];
            out[used++] = (char)(at[1] + 0x20);
            at++;
        } else {
            out[used++] = (char)*at;
        }
    }
    out[used] = '\0';
}

bool gallery_matches(const char *text, const char *search) {
    char where[1024], what[2 * GALLERY_SEARCH_MAX];
    fold(where, sizeof where, text);
    fold(what, sizeof what, search);
    for (char *word = what; *word != '\0';) {
        const size_t length = strcspn(word, " ");
        const bool last = word[length] == '\0';
        word[length] = '\0';
        if (length > 0 && strstr(where, word) == NULL)
            return false;
        word += length + (last ? 0 : 1);
    }
    return true;
}

static bool any_matches(const char *const texts[], size_t count, const char *search) {
    Text all = {0};
    for (size_t i = 0; i < count; i++)
        text_printf(&all, "%s\n", texts[i] != NULL ? texts[i] : "");
    const bool matches = gallery_matches(text_string(&all), search);
    text_finish(&all);
    return matches;
}

// ---- lists

static uint8_t table_of(const App *app, const GalleryList *list) {
    return list->draw != NULL ? list->table : game_card_table(app->catalog->game);
}

float gallery_least_w(const GalleryList *list) {
    return list->least_w > 0 ? list->least_w : CARD_W_LEAST;
}

int gallery_count(const App *app, const GalleryList *list) {
    if (list->count != NULL)
        return list->count(app);
    return game_table_of(app->catalog->game) != NULL ? catalog_count(app->catalog, table_of(app, list)) : 0;
}

uint8_t gallery_record(const App *app, const GalleryList *list, int item) {
    return list->record != NULL ? list->record(app, item) : (uint8_t)item;
}

CardLook gallery_look(const App *app, const void *looks, const GalleryList *list, int item) {
    const CardRef card = card_printed(gallery_record(app, list, item), SEAT_NONE);
    FilledTable game;
    if (list->look != NULL)
        return list->look(app, looks, item);
    game_table_fill(&game, game_table_of(app->catalog->game));
    return game.look.card(looks, app, &card);
}

Trial gallery_trial(const App *app, const GalleryList *list, int item) {
    const uint8_t table = table_of(app, list), record = gallery_record(app, list, item);
    const bool seat = table == game_seat_table(app->catalog->game);
    return list->trial != NULL ? list->trial(app, item) : (Trial){table, record, seat ? record : NONE, 0};
}

int gallery_texts(const App *app, const void *looks, const GalleryList *list, int item,
                  const char *out[GALLERY_TEXTS_MAX]) {
    if (list->texts != NULL)
        return list->texts(app, looks, item, out);
    const uint8_t record = gallery_record(app, list, item);
    if (list->draw != NULL) {
        out[0] = record_name(app, list->table, record);
        out[1] = record_part(app, list->table, record, "text");
        return 2;
    }
    const CardLook look = gallery_look(app, looks, list, item);
    out[0] = look.name;
    out[1] = look.text;
    out[2] = look.type_name;
    out[3] = look.kind_name;
    return 4;
}

const GalleryLists *gallery_lists(const App *app) {
    static const GalleryList cards = {.id = "cards", .name = UI_GALLERY_CARDS};
    static const GalleryLists plain = {.list = {&cards}, .count = 1};
    const GalleryLists *lists = game_screens(app)->gallery;
    return lists != NULL ? lists : &plain;
}

const GalleryList *gallery_list(const App *app, const GalleryFilter *filter) {
    return gallery_lists(app)->list[filter->list];
}

// ---- filters

void gallery_filter_clear(GalleryFilter *filter) {
    *filter = (GalleryFilter){.list = filter->list};
    for (int i = 0; i < GALLERY_GROUPS_MAX; i++)
        filter->value[i] = GALLERY_ANY;
}

void gallery_filter_check(const App *app, GalleryFilter *filter) {
    const GalleryList *list = gallery_list(app, filter);
    for (int i = 0; i < list->groups; i++)
        if (filter->value[i] >= gallery_group_count(app, &list->group[i]))
            filter->value[i] = GALLERY_ANY;
}

static bool is_wanted(const App *app, const GalleryFilter *filter, int item) {
    const GalleryList *list = gallery_list(app, filter);
    for (int i = 0; i < list->groups; i++)
        if (filter->value[i] != GALLERY_ANY && filter->value[i] != list->group[i].value(app, item))
            return false;
    return true;
}

static bool is_meant(const App *app, const void *looks, const GalleryFilter *filter, int item) {
    const char *texts[GALLERY_TEXTS_MAX];
    const int count = gallery_texts(app, looks, gallery_list(app, filter), item, texts);
    return any_matches(texts, (size_t)count, filter->search);
}

int gallery_find(const App *app, const void *looks, const GalleryFilter *filter,
                 uint16_t out[GALLERY_ITEMS_MAX]) {
    const int all = gallery_count_all(app, filter);
    int count = 0;
    for (int item = 0; item < all; item++)
        if (is_wanted(app, filter, item) && is_meant(app, looks, filter, item))
            out[count++] = (uint16_t)item;
    return count;
}

int gallery_count_all(const App *app, const GalleryFilter *filter) {
    const int count = gallery_count(app, gallery_list(app, filter));
    return count < GALLERY_ITEMS_MAX ? count : GALLERY_ITEMS_MAX;
}

// ---- groups of filters

int gallery_group_count(const App *app, const GalleryGroup *group) {
    int count = 0;
    if (group->words == NULL)
        return group->count(app);
    while (group->words[count] != NULL)
        count++;
    return count;
}

const char *gallery_group_word(const App *app, const GalleryGroup *group, int value) {
    return group->words == NULL ? group->word(app, value) : group->words[value];
}

const char *gallery_group_label(const App *app, const GalleryGroup *group, int value) {
    return group->label_key == NULL ? group->label(app, value)
                                    : say_of(app, group->label_key, gallery_group_word(app, group, value));
}

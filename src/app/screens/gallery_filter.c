// SPDX-License-Identifier: MIT
#include "app/screens/gallery_filter.h"

#include <string.h>

// ---- searching

// Large letters become small (of Latin too: "Ä"), the curly apostrophe straight.
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

// ---- choosing

void gallery_filter_clear(GalleryFilter *filter) {
    *filter = (GalleryFilter){.targets = filter->targets,
                              .faction = GALLERY_ANY,
                              .type = GALLERY_ANY,
                              .kind = GALLERY_ANY,
                              .target_kind = GALLERY_ANY,
                              .colour = GALLERY_ANY};
}

static bool is_wanted(int wanted, int value) {
    return wanted == GALLERY_ANY || wanted == value;
}

static bool card_is_wanted(const GalleryFilter *filter, const TableLooks *looks, uint8_t card,
                           uint8_t faction) {
    const CardDef *def = &table_looks_rules(looks)->card[card];
    if (!is_wanted(filter->faction, faction) || !is_wanted(filter->type, def->type) ||
        !is_wanted(filter->kind, def->kind))
        return false;
    const CardLook look = table_card_look(looks, card, faction);
    const char *const texts[] = {look.name, look.text, look.type_name, table_kind_name(looks, card)};
    return any_matches(texts, sizeof texts / sizeof texts[0], filter->search);
}

static bool target_is_wanted(const GalleryFilter *filter, const TableLooks *looks, uint8_t target) {
    const TargetDef *def = &table_looks_rules(looks)->target[target];
    if (!is_wanted(filter->target_kind, def->kind) || !is_wanted(filter->colour, def->colour))
        return false;
    const TargetLook look = table_target_look(looks, target);
    const char *const texts[] = {look.name, look.text, look.type_name, look.quadrant_label};
    return any_matches(texts, sizeof texts / sizeof texts[0], filter->search);
}

int gallery_find(const GalleryFilter *filter, const TableLooks *looks, GalleryItem out[GALLERY_ITEMS_MAX]) {
    const TacticsRules *rules = table_looks_rules(looks);
    int count = 0;
    if (filter->targets) {
        for (uint8_t target = 0; target < rules->target_count; target++)
            if (target_is_wanted(filter, looks, target))
                out[count++] = (GalleryItem){.target = true, .index = target};
        return count;
    }
    for (uint8_t faction = 0; faction < rules->faction_count; faction++)
        for (uint8_t card = 0; card < rules->card_count; card++)
            if (card_is_wanted(filter, looks, card, faction))
                out[count++] = (GalleryItem){.index = card, .faction = faction};
    return count;
}

int gallery_count_all(const GalleryFilter *filter, const TacticsRules *rules) {
    return filter->targets ? rules->target_count : rules->card_count * rules->faction_count;
}

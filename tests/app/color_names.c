// SPDX-License-Identifier: MIT
#include "color_names.h"

#include <stdio.h>
#include <string.h>

#define COUNT(list) (sizeof list / sizeof list[0])
#define RGB 0xFFFFFFu

typedef struct Named {
    const char *name;
    Color color;
} Named;

static Named found; // the last one

static bool find_in(const Named *named, size_t count, Color color) {
    for (size_t i = 0; i < count; i++)
        if ((named[i].color & RGB) == (color & RGB)) {
            found = named[i];
            return true;
        }
    return false;
}

static bool find_plain(Color color) {
    const Named named[] = {
        {"panel", COLOR_PANEL_TOP},
        {"panel bottom", COLOR_PANEL_BOTTOM},
        {"raised", COLOR_RAISED},
        {"line", COLOR_LINE},
        {"inset", COLOR_INSET},
        {"black", COLOR_BLACK},
        {"strong line", COLOR_LINE_STRONG},
    };
    return find_in(named, COUNT(named), color);
}

static bool find_telling(Color color) {
    const Named named[] = {
        {"white", COLOR_WHITE},
        {"heading", COLOR_HEADING},
        {"text", COLOR_TEXT},
        {"dim", COLOR_TEXT_DIM},
        {"card text", COLOR_CARD_TEXT},
        {"ice", COLOR_ICE},
        {"positive", COLOR_POSITIVE},
        {"button ink", COLOR_BUTTON_INK},
        {"button off", COLOR_BUTTON_OFF_INK},
        {"gold", COLOR_GOLD},
        {"gold top", COLOR_GOLD_TOP},
        {"gold bottom", COLOR_GOLD_BOTTOM},
        {"gold ink", COLOR_GOLD_INK},
        {"hover", COLOR_HOVER},
        {"space", COLOR_SPACE},
        {"button bottom", COLOR_BUTTON_BOTTOM},
    };
    return find_in(named, COUNT(named), color);
}

// What games count. Shapes in them say no more than the number does.
static bool find_counted(Color color) {
    const Named named[] = {
        {"shields", COLOR_SHIELDS},     {"weapons", COLOR_WEAPONS}, {"engines", COLOR_ENGINES},
        {"diplomacy", COLOR_DIPLOMACY}, {"damage", COLOR_DAMAGE},   {"missing", COLOR_MISSING},
    };
    return find_in(named, COUNT(named), color);
}

// The colours of a faction go by its emblem: "starfleet".
static const char *set_name(int set) {
    static char name[PALETTE_EMBLEM_MAX];
    const char *emblem = palette_faction(set)->emblem;
    if (set < PALETTE_FIRST || emblem == NULL)
        return set == PALETTE_OFF ? "off" : "neutral";
    const char *slash = strrchr(emblem, '/');
    snprintf(name, sizeof name, "%s", slash != NULL ? slash + 1 : emblem);
    name[strcspn(name, ".")] = 0;
    return name;
}

static int first[PALETTE_MAX], firsts;

void color_names_first(const int *sets, int count) {
    firsts = count < PALETTE_MAX ? count : PALETTE_MAX;
    memcpy(first, sets, (size_t)firsts * sizeof first[0]);
}

// *set: whose it is. Factions come first: a colour that they share with nobody's is theirs.
static bool find_faction(Color color, int *set) {
    for (int i = 0; i < firsts + PALETTE_MAX; i++) {
        *set = i < firsts ? first[i] : (PALETTE_FIRST + i - firsts) % PALETTE_MAX;
        const FactionColors *colors = palette_faction(*set);
        if (*set >= PALETTE_FIRST && colors == palette_faction(PALETTE_NEUTRAL))
            continue; // there is none of this number
        const Named named[] = {{"main", colors->main},
                               {"light", colors->light},
                               {"dark", colors->dark},
                               {"deep", colors->deep},
                               {"ink", colors->ink}};
        if (find_in(named, COUNT(named), color))
            return true;
    }
    return false;
}

void color_name(Text *out, Color color) {
    int set;
    if (find_telling(color) || find_plain(color) || find_counted(color))
        text_add(out, found.name);
    else if (find_faction(color, &set))
        text_printf(out, "%s.%s", set_name(set), found.name);
    else
        text_printf(out, "#%06X", color & RGB), found.color = COLOR_BLACK;
    if (color >> 24 != found.color >> 24)
        text_printf(out, " %u%%", ((color >> 24) * 100 + 127) / 255);
}

bool color_is_plain(Color color) {
    int set;
    return color >> 24 == 0 ||
           (!find_telling(color) && (find_plain(color) || find_counted(color) || !find_faction(color, &set)));
}

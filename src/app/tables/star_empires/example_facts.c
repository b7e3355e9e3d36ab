// SPDX-License-Identifier: MIT
// The changes of a system in an example of the rules, as chips: facts gained and facts lost.
#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/tables/star_empires/example.h"
#include "games/star_empires/numbers.h"

#include <string.h>

#define CHIP_H 30.0F
#define CHIP_GAP 6.0F
#define FACTS_MOST 8

typedef struct Fact {
    char text[64];
    bool comes, goes;
} Fact;

typedef struct Facts {
    Fact fact[FACTS_MOST];
    int count;
} Facts;

static void add_fact(Facts *facts, const char *text, bool was, bool is) {
    if ((!was && !is) || facts->count == FACTS_MOST)
        return;
    Fact *fact = &facts->fact[facts->count++];
    text_copy(fact->text, sizeof fact->text, text);
    fact->comes = is && !was;
    fact->goes = was && !is;
}

static void add_count(const App *app, Facts *facts, const char *key, int was, int is) {
    char text[64];
    if (was > 0 && was != is)
        add_fact(facts, say_number(app, text, sizeof text, key, was), true, false);
    add_fact(facts, say_number(app, text, sizeof text, key, is), was == is && is > 0, is > 0);
}

static int revenue_of(const Example *example, const EmpiresBoard *s, uint8_t place) {
    const Seat owner = owner_of(s, place);
    return owner != SEAT_NONE ? empires_system_revenue(example->rules, s, place, owner) : 0;
}

static Facts facts_of(const App *app, const Example *example, uint8_t place) {
    const EmpiresBoard *was = example->was, *is = example->is;
    static const struct {
        unsigned mark;
        const char *key;
    } marks[] = {{SYSTEM_ENIGMA, "step.enigma"},
                 {SYSTEM_COLONY, "building.colony.name"},
                 {SYSTEM_SHIPYARD, "building.shipyard.name"},
                 {SYSTEM_TERRAFORM, "building.terraform.name"}};
    Facts facts = {.count = 0};
    if (!has_place(example->chart->is_system, place) || !has_mark(is, place, SYSTEM_EXPLORED))
        return facts;
    add_count(app, &facts, "empires.fact.resources", was->system[place].resources,
              is->system[place].resources);
    add_count(app, &facts, "empires.fact.minor", was->system[place].minor, is->system[place].minor);
    for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
        add_fact(&facts, app_word(app, marks[i].key), has_mark(was, place, marks[i].mark),
                 has_mark(is, place, marks[i].mark));
    add_count(app, &facts, "empires.fact.revenue", revenue_of(example, was, place),
              revenue_of(example, is, place));
    return facts;
}

static GfxStyle chip_style(const Example *example, const Fact *fact) {
    return gfx_style_aligned(GFX_FONT_TEXT_MEDIUM, 16 * example->k,
                             fact->goes    ? COLOR_TEXT_DIM
                             : fact->comes ? COLOR_WHITE
                                           : COLOR_TEXT,
                             GFX_LEFT);
}

static void draw_chip(App *app, const Example *example, const Fact *fact, GfxRect rect) {
    const GfxStyle style = chip_style(example, fact);
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    const Color border = fact->goes ? COLOR_DAMAGE : fact->comes ? COLOR_POSITIVE : COLOR_LINE_STRONG;
    gfx_panel(app->gfx, rect, example_px(example, 8), &fill, fmaxf(1, example_px(example, 1.5F)), border);
    gfx_text(app->gfx, &style,
             gfx_rect(rect.x + example_px(example, 10), rect.y, rect.w - example_px(example, 12), rect.h),
             fact->text);
    if (fact->goes)
        gfx_line(app->gfx, rect.x, rect.y + rect.h / 2, rect.x + rect.w, rect.y + rect.h / 2,
                 fmaxf(1, example_px(example, 2)), COLOR_DAMAGE);
}

// In lines below each other.
float empires_example_chips(App *app, const Example *example, uint8_t place, float left, float top,
                            bool drawn) {
    const Facts facts = facts_of(app, example, place);
    const float right = left + example_px(example, example->panel_w - 2 * EXAMPLE_EDGE),
                h = example_px(example, CHIP_H), gap = example_px(example, CHIP_GAP);
    float x = left, y = top;
    for (int i = 0; i < facts.count; i++) {
        const GfxStyle style = chip_style(example, &facts.fact[i]);
        const float w = ceilf(gfx_text_width(app->gfx, &style, facts.fact[i].text)) + example_px(example, 20);
        if (x > left && x + w > right) {
            x = left;
            y += h + gap;
        }
        if (drawn)
            draw_chip(app, example, &facts.fact[i], gfx_rect(roundf(x), roundf(y), w, h));
        x += w + gap;
    }
    return facts.count > 0 ? y + h - top : 0;
}

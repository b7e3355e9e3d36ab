// SPDX-License-Identifier: MIT
// The closer look at cards, territories, stacks and empires.
#include "app/tables/star_empires/badge.h"
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/inspect_facts.h"

#include <math.h>

// Logical.
#define FACTS_INSET 14.0F
#define HIGHEST 633.0F
#define LOWEST 120.0F
#define AROUND 30.0F // above and below the highest one

// As high as what there is to say.
void empires_inspect_boxes(App *app, const CardTable *table, InspectBoxes *at) {
    if (table->inspect.kind < THING_OWN)
        return;
    const bool pile = table->inspect.kind == THING_PILE;
    const float half = pile ? 540 : 280, unit = lpx(table, 1);
    const float most =
        pile ? HIGHEST : fmaxf(HIGHEST, table->layout.window.h / unit - 2 * AROUND) - 2 * FACTS_INSET;
    float h = HIGHEST;
    if (!pile)
        h = 2 * FACTS_INSET + empires_facts_height(app, table, (2 * half - 2 * FACTS_INSET) * unit,
                                                   most * unit, &table->inspect) /
                                  unit;
    h = pile ? h : fminf(most + 2 * FACTS_INSET, fmaxf(LOWEST, h));
    at->main = at->previous = at->next = gfx_rect(0, 0, 0, 0);
    at->facts = inspect_centred(table, -half, -h / 2, 2 * half, h);
    at->close = inspect_centred(table, half - 64, -h / 2 + 24, 40, 40);
}

static InspectedPile discard_pile(const App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    return (InspectedPile){.name = ui_word(app, UI_TABLE_DISCARD),
                           .card = s->discard,
                           .count = s->discard_size,
                           .owner = SEAT_NONE};
}

void empires_inspect_regions(App *app, CardTable *table, const InspectBoxes *at) {
    if (table->inspect.kind != THING_PILE)
        return;
    const InspectedPile pile = discard_pile(app, table);
    inspect_pile_regions(app, table, at->facts, &pile, (HitTag){.kind = TAG_HAND});
}

// Name, text, when it is played, what its corner number counts, how many there are.
static void inspect_card(App *app, const CardTable *table, const InspectBoxes *at, uint8_t card) {
    Column column = inspect_draw_title(app, table, at->facts, empires_card_name(table->looks, card));
    const Seat owner = table->inspect.owner;
    const uint8_t race = owner < table->layout.seats ? seen(table)->table.seat[owner].race : NONE;
    char text[160];
    column_text(&column, 19, 28, 24, COLOR_TEXT, empires_card_text(table->looks, card, race));
    inspect_draw_line(&column, "icons/phosphor/info.svg", COLOR_TEXT, empires_when_name(table->looks, card));
    const CardDef *def = &empires_rules(app)->card[card];
    const bool stronger = race < RACES_MAX && card_effect(def, OP_FORCE) != NULL;
    empires_badge_says(app, def, stronger ? empires_rules(app)->race[race].bonus[card] : 0, text,
                       sizeof text);
    if (text[0] != '\0')
        inspect_draw_line(&column, "icons/phosphor/question.svg", COLOR_TEXT, text);
    app_fill(app, text, sizeof text, "empires.copies", NUM("number", def->copies));
    inspect_draw_line(&column, "icons/phosphor/cards.svg", COLOR_TEXT_DIM, text);
    if (table->inspect.owner < table->layout.seats)
        inspect_draw_owner(&column);
}

void empires_inspect(App *app, const CardTable *table, const InspectBoxes *at) {
    const uint8_t card = table_thing_card(table, table->inspect);
    if (table->inspect.kind == THING_PILE) {
        const InspectedPile pile = discard_pile(app, table);
        inspect_pile(app, table, at->facts, &pile);
    } else if (table->inspect.kind >= THING_OWN) {
        inspect_draw_panel(app, table, at->facts, COLOR_LINE_STRONG);
        empires_draw_facts(app, table, gfx_inset(at->facts, lpx(table, FACTS_INSET)), &table->inspect);
    } else if (card < empires_rules(app)->card_count) {
        inspect_card(app, table, at, card);
    }
}

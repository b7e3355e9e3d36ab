// SPDX-License-Identifier: MIT
// Territories, stacks and empires in words and numbers, as far as they are known to whoever looks.
#include "app/tables/star_empires/inspect_facts.h"

#include "app/kit/advice_words.h"
#include "app/kit/game_table.h"
#include "app/kit/say.h"
#include "app/kit/seat_head.h"
#include "app/tables/star_empires/draw.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

// ---- names of what can be chosen

void empires_function_words(const App *app, const CardTable *table, uint8_t function, char name[LOG_LINE_MAX],
                            char does[64]) {
    const uint8_t card = (uint8_t)(function & ~CARD_MARKED);
    text_copy(name, LOG_LINE_MAX, empires_card_name(table->looks, card));
    text_copy(does, 64,
              (function & CARD_MARKED) != 0 ? app_word(app, "empires.as_negate")
                                            : empires_when_name(table->looks, card));
}

// "Played: Special" where a card that stands for others of its race is used, not the card itself.
static void say_stand_in(const App *app, const CardTable *table, uint8_t function, char does[64]) {
    const uint8_t *hand = seen(table)->table.seat[seen(table)->to_act].hand;
    const EmpiresRules *rules = empires_rules(app);
    if (function < rules->card_count && hand[function] == 0 && rules->as_race < rules->card_count)
        app_fill(app, does, 64, "empires.stands_in",
                 STR("card", empires_card_name(table->looks, rules->as_race)));
}

void empires_option_words(const App *app, const CardTable *table, const Command *command,
                          char name[LOG_LINE_MAX], char does[64]) {
    const EmpiresBoard *s = &seen(table)->table;
    const Chart *chart = empires_chart(app, table);
    does[0] = 0;
    switch ((EmpiresVerb)command->verb) {
    case VERB_PLAY:
        text_copy(name, LOG_LINE_MAX, seat_name(app, command->to_at));
        app_fill(app, does, 64, "empires.target_has", NUM("number", s->seat[command->to_at].hand_size));
        break;
    case VERB_RETREAT:
        text_copy(name, LOG_LINE_MAX, empires_place_name(app, table, chart->place_of[command->to]));
        break;
    case VERB_DISBAND:
        text_copy(name, LOG_LINE_MAX, empires_unit_name(table->looks, command->with));
        text_copy(does, 64, empires_place_name(app, table, chart->place_of[command->at]));
        break;
    case VERB_DECOYS:
        text_copy(name, LOG_LINE_MAX,
                  empires_card_name(table->looks, empires_reaction(app, table, OP_CANCEL_MOVE)));
        text_copy(does, 64, app_word(app, "empires.does.decoys"));
        say_stand_in(app, table, empires_reaction(app, table, OP_CANCEL_MOVE), does);
        break;
    case VERB_SECURITY:
        advice_command(app, table->game, &table->view, command, name);
        say_stand_in(app, table, empires_function_of(app, WHEN_SECURITY, OP_CANCEL), does);
        break;
    default:
        advice_command(app, table->game, &table->view, command, name);
        break;
    }
}

// ---- empires

void empires_draw_empire(App *app, const CardTable *table, GfxRect box, Seat seat, float line) {
    const EmpiresView *view = seen(table);
    const PlayerState *player = &view->table.seat[seat];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const float sign = fminf(lpx(table, 20), line);
    char text[64];
    emblem_at(app, seat_palette(app, seat), box.x, roundf(box.y + (line - sign) / 2), sign, colors->main);
    words_fit(app, gfx_rect(box.x + sign + lpx(table, 8), box.y, box.w - sign - lpx(table, 8), line),
              GFX_FONT_DISPLAY, 16, 12, player->alive ? colors->light : COLOR_TEXT_DIM, GFX_LEFT,
              seat_name(app, seat));
    const GfxRect half = {box.x, box.y + line, (box.w - lpx(table, 12)) / 2, line};
    GfxRect at = half;
    snprintf(text, sizeof text, "%u +%d", pair(player->credits), empires_next_revenue(view, seat));
    empires_draw_line(app, table, at, "glyphs/stat-credits.svg", "", text, COLOR_STOCK);
    at.x += half.w + lpx(table, 12);
    snprintf(text, sizeof text, "%u", player->hand_size);
    empires_draw_line(app, table, at, "icons/phosphor/cards.svg", "", text, COLOR_STOCK);
    at = half;
    at.y += line;
    app_fill(app, text, sizeof text, "empires.of", NUM("number", view->units[seat]),
             NUM("most", view->revenue[seat]));
    empires_draw_line(app, table, at, "units/warship.svg", "", text, COLOR_STOCK);
    at.x += half.w + lpx(table, 12);
    snprintf(text, sizeof text, "%u", view->systems[seat]);
    empires_draw_line(app, table, at, "glyphs/target-planet.svg", "", text, COLOR_STOCK);
}

// ---- places

static float say_line(App *app, const CardTable *table, GfxRect panel, float y, const char *sign, Color color,
                      const char *text) {
    const float edge = lpx(table, 18), size = lpx(table, 18);
    icon_at(app, sign, panel.x + edge, y + lpx(table, 2), size, color);
    return y +
           paragraph(app,
                     gfx_rect(panel.x + edge + size + lpx(table, 8), y,
                              panel.w - 2 * edge - size - lpx(table, 8), 0),
                     GFX_FONT_TEXT, 15, 21, COLOR_TEXT, text) +
           lpx(table, 7);
}

static float draw_head(App *app, const CardTable *table, GfxRect panel, const char *name, const char *kind) {
    const float edge = lpx(table, 18);
    words_fit(app, gfx_rect(panel.x + edge, panel.y + lpx(table, 12), panel.w - 2 * edge, lpx(table, 30)),
              GFX_FONT_DISPLAY, 21, 14, COLOR_HEADING, GFX_LEFT, name);
    words_fit(app, gfx_rect(panel.x + edge, panel.y + lpx(table, 42), panel.w - 2 * edge, lpx(table, 22)),
              GFX_FONT_TEXT, 15, 12, COLOR_TEXT_DIM, GFX_LEFT, kind);
    return panel.y + lpx(table, 74);
}

static float draw_system(App *app, const CardTable *table, GfxRect panel, float y, uint8_t place) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const SystemState *system = &s->system[place];
    const Seat owner = owner_of(s, place);
    char text[160];
    if (!has_mark(s, place, SYSTEM_EXPLORED))
        return say_line(app, table, panel, y, "glyphs/unseen.svg", COLOR_TEXT_DIM,
                        app_word(app, "empires.fact.unexplored"));
    app_fill(app, text, sizeof text, owner != SEAT_NONE ? "empires.fact.owner" : "empires.fact.neutral",
             STR("seat", owner != SEAT_NONE ? seat_name(app, owner) : ""));
    y = say_line(app, table, panel, y, "icons/phosphor/flag.svg",
                 owner != SEAT_NONE ? palette_faction(seat_palette(app, owner))->main : COLOR_TEXT_DIM, text);
    app_fill(
        app, text, sizeof text, "empires.fact.revenue",
        NUM("number", empires_system_revenue(rules, s, place, owner != SEAT_NONE ? owner : table->front)));
    y = say_line(app, table, panel, y, "glyphs/stat-credits.svg", COLOR_STOCK, text);
    if (system->minor > 0) {
        app_fill(app, text, sizeof text, "empires.fact.minor", NUM("number", system->minor));
        y = say_line(app, table, panel, y, "glyphs/minor.svg", COLOR_TEXT, text);
    }
    if (has_mark(s, place, SYSTEM_ENIGMA))
        y = say_line(app, table, panel, y, "glyphs/enigma.svg", COLOR_DIPLOMACY,
                     app_word(app, "empires.fact.enigma"));
    for (int mark = 0; mark < MARKS; mark++)
        if (has_mark(s, place, (unsigned)SYSTEM_COLONY << mark))
            y = say_line(app, table, panel, y, empires_mark_sign((Mark)mark), COLOR_TEXT,
                         empires_mark_name(table->looks, (Mark)mark));
    const int garrison = empires_garrison(rules, s, place);
    if (garrison > 0) {
        app_fill(app, text, sizeof text, "empires.fact.garrison", NUM("number", garrison));
        y = say_line(app, table, panel, y, "glyphs/stat-hull.svg", COLOR_TEXT, text);
    }
    return y;
}

static void draw_stack_units(App *app, const CardTable *table, GfxRect panel, float *y, const Stack *stack,
                             int hidden) {
    const EmpiresRules *rules = empires_rules(app);
    const RaceDef *race = race_of(rules, &seen(table)->table, stack->seat);
    const float edge = lpx(table, 18), gap = lpx(table, 6);
    const float w = floorf((panel.w - 2 * edge + gap) / 4 - gap), h = roundf(w * 1.07F);
    const int palette = seat_palette(app, stack->seat);
    int at = 0;
    for (int rank = 0; rank < rules->unit_count; rank++)
        for (int i = 0; i < stack->unit[race->strongest[rank]]; i++, at++) {
            const GfxRect rect = {panel.x + edge + (float)(at % 4) * (w + gap),
                                  *y + (float)(at / 4) * (h + gap), w, h};
            empires_unit_tile_draw(app, table->looks, rect,
                                   &(UnitTile){.unit = race->strongest[rank],
                                               .palette = palette,
                                               .race = seen(table)->table.seat[stack->seat].race,
                                               .force = -1});
        }
    for (int i = 0; i < hidden; i++, at++) {
        const GfxRect rect = {panel.x + edge + (float)(at % 4) * (w + gap), *y + (float)(at / 4) * (h + gap),
                              w, h};
        empires_unit_tile_draw(app, table->looks, rect,
                               &(UnitTile){.unit = NONE, .palette = palette, .unseen = true});
    }
    *y += (float)((at + 3) / 4) * (h + gap) + lpx(table, 8);
}

void empires_draw_stack_of(App *app, const CardTable *table, GfxRect box, const TableThing *thing) {
    const EmpiresBoard *s = &seen(table)->table;
    const float edge = lpx(table, 18);
    float y = box.y;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == thing->at && s->stack[i].seat == thing->owner)
            draw_stack_units(app, table, gfx_rect(box.x - edge, box.y, box.w + 2 * edge, box.h), &y,
                             &s->stack[i], seen(table)->hidden[i]);
}

static void draw_place(App *app, const CardTable *table, GfxRect panel, uint8_t place) {
    const EmpiresBoard *s = &seen(table)->table;
    const uint8_t kind = empires_chart(app, table)->kind[place];
    float y = draw_head(app, table, panel, empires_place_name(app, table, place),
                        say_of(app, "place.%s", empires_place_words[kind]));
    if (has_place(empires_chart(app, table)->is_system, place))
        y = draw_system(app, table, panel, y, place);
    else
        y = say_line(app, table, panel, y, "icons/phosphor/info.svg", COLOR_TEXT_DIM,
                     say_of(app, "empires.place.%s", empires_place_words[kind]));
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place) {
            words_fit(app, gfx_rect(panel.x + lpx(table, 18), y, panel.w - lpx(table, 36), lpx(table, 24)),
                      GFX_FONT_DISPLAY, 16, 12, palette_faction(seat_palette(app, s->stack[i].seat))->light,
                      GFX_LEFT, seat_name(app, s->stack[i].seat));
            y += lpx(table, 27);
            draw_stack_units(app, table, panel, &y, &s->stack[i], seen(table)->hidden[i]);
        }
}

static void draw_race(App *app, const CardTable *table, GfxRect panel, Seat seat) {
    const float edge = lpx(table, 18), head = lpx(table, 54);
    const GfxRect top = {panel.x + edge, panel.y + edge, panel.w - 2 * edge, head};
    draw_seat_head(app, table, top, seat, top.x + top.w - lpx(table, 8));
    empires_draw_empire(app, table, gfx_rect(top.x, top.y + head + lpx(table, 10), top.w, lpx(table, 90)),
                        seat, lpx(table, 24));
    const char *text = faction_text(app, session_options(app->session)->setup.faction[seat]);
    if (text != NULL)
        paragraph(app, gfx_rect(top.x, top.y + head + lpx(table, 100), top.w, 0), GFX_FONT_TEXT, 15, 21,
                  COLOR_TEXT, text);
}

void empires_draw_facts(App *app, const CardTable *table, GfxRect panel, const TableThing *thing) {
    switch (thing->kind) {
    case THING_PLACE:
    case THING_STACK:
        draw_place(app, table, panel, thing->at);
        break;
    case THING_RACE:
        draw_race(app, table, panel, thing->owner);
        break;
    default:
        break;
    }
}

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

void empires_say_stand_in(const App *app, const CardTable *table, uint8_t function, char does[64]) {
    const uint8_t *hand = seen(table)->table.seat[seen(table)->to_act].hand;
    const EmpiresRules *rules = empires_rules(app);
    if (function < rules->card_count && hand[function] == 0 && rules->as_race < rules->card_count)
        app_fill(app, does, 64, "empires.stands_in",
                 STR("card", empires_card_name(table->looks, rules->as_race)));
}

// What a retreating stack finds there: own units, else whose system or what kind of territory it is.
static void say_refuge(const App *app, const CardTable *table, uint8_t place, char does[64]) {
    const Stack *stack = stack_of(&seen(table)->table, place, seen(table)->to_act);
    const Chart *chart = empires_chart(app, table);
    PlaceFacts facts;
    empires_place_facts(app, table, place, &facts);
    if (stack != NULL)
        app_fill(app, does, 64, "empires.refuge", NUM("number", sum_of(stack->unit)));
    else if (has_place(chart->is_system, place))
        text_copy(does, 64, facts.fact[0].text);
    else
        text_copy(does, 64, say_of(app, "place.%s", empires_place_words[chart->kind[place]]));
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
        say_refuge(app, table, chart->place_of[command->to], does);
        break;
    case VERB_DISBAND:
        text_copy(name, LOG_LINE_MAX, empires_unit_name(table->looks, command->with));
        text_copy(does, 64, empires_place_name(app, table, chart->place_of[command->at]));
        break;
    case VERB_DECOYS:
        text_copy(name, LOG_LINE_MAX,
                  empires_card_name(table->looks, empires_reaction(app, table, OP_CANCEL_MOVE)));
        text_copy(does, 64, app_word(app, "empires.does.decoys"));
        empires_say_stand_in(app, table, empires_reaction(app, table, OP_CANCEL_MOVE), does);
        break;
    case VERB_SECURITY:
        advice_command(app, table->game, &table->view, command, name);
        empires_say_stand_in(app, table, empires_function_of(app, WHEN_SECURITY, OP_CANCEL), does);
        break;
    default:
        advice_command(app, table->game, &table->view, command, name);
        break;
    }
}

// ---- empires

static void draw_empire_name(App *app, const CardTable *table, GfxRect box, Seat seat, float line) {
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const bool alive = seen(table)->table.seat[seat].alive;
    const float sign = fminf(lpx(table, 26), line);
    emblem_at(app, seat_palette(app, seat), box.x, roundf(box.y + (line - sign) / 2), sign, colors->main);
    words_fit(app, gfx_rect(box.x + sign + lpx(table, 8), box.y, box.w - sign - lpx(table, 8), line),
              GFX_FONT_DISPLAY, line / lpx(table, 1) * 0.72F, 12, alive ? colors->light : COLOR_TEXT_DIM,
              GFX_LEFT, seat_name(app, seat));
}

// One of its numbers (empires_side_number); `label`: with what it is.
static void draw_empire_number(App *app, const CardTable *table, GfxRect at, Seat seat, int which,
                               bool label) {
    static const char *const signs[] = {"glyphs/stat-credits.svg", "icons/phosphor/cards.svg",
                                        "units/warship.svg", "glyphs/target-planet.svg"},
                             *const words[] = {"empires.credits", "empires.hand", "empires.units",
                                               "empires.systems"};
    const EmpiresView *view = seen(table);
    const PlayerState *player = &view->table.seat[seat];
    char text[64];
    if (which == 0)
        snprintf(text, sizeof text, "%u +%d", pair(player->credits), empires_next_revenue(view, seat));
    else if (which == 1)
        snprintf(text, sizeof text, "%u", player->hand_size);
    else if (which == 2)
        app_fill(app, text, sizeof text, "empires.of", NUM("number", view->units[seat]),
                 NUM("most", view->revenue[seat]));
    else if (label)
        app_fill(app, text, sizeof text, "empires.of", NUM("number", view->systems[seat]),
                 NUM("most", empires_systems_to_win(empires_rules(app), &view->table)));
    else
        snprintf(text, sizeof text, "%u", view->systems[seat]);
    // The sign says it too, where the words would be cut.
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT, 12, COLOR_TEXT, GFX_LEFT),
                   number = widget_style(app, GFX_FONT_DISPLAY_BOLD, 20, COLOR_STOCK, GFX_RIGHT);
    const bool fits = label && gfx_text_width(app->gfx, &least, app_word(app, words[which])) +
                                       gfx_text_width(app->gfx, &number, text) + lpx(table, 44) <=
                                   at.w;
    empires_draw_line(app, table, at, signs[which], fits ? app_word(app, words[which]) : "", text,
                      COLOR_STOCK);
}

// How far it is on its way to winning by systems.
static void draw_standing(App *app, const CardTable *table, GfxRect box, Seat seat) {
    const EmpiresView *view = seen(table);
    const int most = empires_systems_to_win(empires_rules(app), &view->table);
    const float share = fminf(1, (float)view->systems[seat] / (float)SDL_max(most, 1)), r = box.h / 2;
    const GfxPaint ground = paint_solid(COLOR_LINE),
                   fill = paint_solid(palette_faction(seat_palette(app, seat))->main);
    gfx_round(app->gfx, box, r, &ground);
    if (share > 0)
        gfx_round(app->gfx, gfx_rect(box.x, box.y, fmaxf(roundf(box.w * share), box.h), box.h), r, &fill);
}

void empires_draw_empire(App *app, const CardTable *table, GfxRect box, Seat seat, float line) {
    const float gap = lpx(table, 12), half = (box.w - gap) / 2;
    draw_empire_name(app, table, box, seat, line);
    for (int i = 0; i < 4; i++)
        draw_empire_number(
            app, table,
            gfx_rect(box.x + (float)(i % 2) * (half + gap), box.y + line * (float)(1 + i / 2), half, line),
            seat, i, false);
}

void empires_draw_side_empire(App *app, const CardTable *table, Seat seat) {
    float line;
    const GfxRect box = empires_side_empire(table, seat, &line);
    const bool lists = empires_side_lists(table);
    draw_empire_name(app, table, box, seat, line);
    for (int i = 0; i < 4; i++)
        draw_empire_number(app, table, empires_side_number(table, seat, i), seat, i, lists);
    if (lists)
        draw_standing(app, table,
                      gfx_rect(box.x, roundf(box.y + 5 * line + lpx(table, 4)), box.w, roundf(lpx(table, 8))),
                      seat);
}

// ---- places

#define FACT_LINE 21.0F // logical
#define FACT_LEFT 26.0F
#define FACT_GAP 7.0F

static void say_line(Column *column, const char *sign, Color color, const char *text) {
    static const SignLook look = {
        .y = 2, .size = 18, .left = FACT_LEFT, .text = 15, .line = FACT_LINE, .gap = FACT_GAP};
    column_sign(column, &look, sign, color, text);
}

static PlaceFact *add_fact(PlaceFacts *facts, const char *sign, Color color) {
    PlaceFact *fact = &facts->fact[facts->count < PLACE_FACTS_MAX ? facts->count++ : PLACE_FACTS_MAX - 1];
    *fact = (PlaceFact){.sign = sign, .color = color};
    return fact;
}

static void add_number(const App *app, PlaceFacts *facts, const char *sign, Color color, const char *key,
                       int number) {
    PlaceFact *fact = add_fact(facts, sign, color);
    say_number(app, fact->text, sizeof fact->text, key, number);
}

static void add_word(PlaceFacts *facts, const char *sign, Color color, const char *word) {
    PlaceFact *fact = add_fact(facts, sign, color);
    text_copy(fact->text, sizeof fact->text, word);
}

static void add_owner(const App *app, PlaceFacts *facts, Seat owner) {
    const bool owned = owner != SEAT_NONE;
    PlaceFact *fact = add_fact(facts, "icons/phosphor/flag.svg",
                               owned ? palette_faction(seat_palette(app, owner))->main : COLOR_TEXT_DIM);
    app_fill(app, fact->text, sizeof fact->text, owned ? "empires.fact.owner" : "empires.fact.neutral",
             STR("seat", owned ? seat_name(app, owner) : ""));
}

static void system_facts(const App *app, const CardTable *table, uint8_t place, PlaceFacts *facts) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const Seat owner = owner_of(s, place);
    if (!has_mark(s, place, SYSTEM_EXPLORED)) {
        add_word(facts, "glyphs/unseen.svg", COLOR_TEXT_DIM, app_word(app, "empires.fact.unexplored"));
        return;
    }
    add_owner(app, facts, owner);
    add_number(app, facts, "glyphs/stat-credits.svg", COLOR_STOCK, "empires.fact.revenue",
               empires_system_revenue(rules, s, place, owner != SEAT_NONE ? owner : table->front));
    if (s->system[place].minor > 0)
        add_number(app, facts, "glyphs/minor.svg", COLOR_TEXT, "empires.fact.minor", s->system[place].minor);
    if (has_mark(s, place, SYSTEM_ENIGMA))
        add_word(facts, "glyphs/enigma.svg", COLOR_DIPLOMACY, app_word(app, "empires.fact.enigma"));
    for (int mark = 0; mark < MARKS; mark++)
        if (has_mark(s, place, (unsigned)SYSTEM_COLONY << mark))
            add_word(facts, empires_mark_sign((Mark)mark), COLOR_TEXT,
                     empires_mark_name(table->looks, (Mark)mark));
    const int garrison = empires_garrison(rules, s, place);
    if (garrison > 0)
        add_number(app, facts, "glyphs/stat-hull.svg", COLOR_TEXT, "empires.fact.garrison", garrison);
}

void empires_place_facts(const App *app, const CardTable *table, uint8_t place, PlaceFacts *facts) {
    facts->count = 0;
    if (has_place(empires_chart(app, table)->is_system, place))
        system_facts(app, table, place, facts);
    else
        add_word(
            facts, "icons/phosphor/info.svg", COLOR_TEXT_DIM,
            say_of(app, "empires.place.%s", empires_place_words[empires_chart(app, table)->kind[place]]));
}

#define TILES 4      // in a row …
#define TILES_MOST 8 // … where all of them would not have room
#define WIDE 400.0F  // logical: a panel in which so many can be read
#define TILE_GAP 6.0F

static GfxRect tile_rect(const Column *column, int tiles, int at) {
    const float gap = lpx(column->table, TILE_GAP), w = floorf((column->box.w + gap) / (float)tiles - gap),
                h = roundf(w * 1.07F);
    return gfx_rect(column->box.x + (float)(at % tiles) * (w + gap),
                    column->box.y + (float)(at / tiles) * (h + gap), w, h);
}

// The strongest first, and after them those that can't be seen.
static void draw_stack_units(Column *column, const Stack *stack, int hidden, int tiles) {
    const EmpiresRules *rules = empires_rules(column->app);
    const EmpiresBoard *s = &seen(column->table)->table;
    const uint8_t *strongest = race_of(rules, s, stack->seat)->strongest;
    UnitTile tile = {
        .palette = seat_palette(column->app, stack->seat), .race = s->seat[stack->seat].race, .force = -1};
    int at = 0;
    for (int rank = 0; rank < rules->unit_count; rank++) {
        tile.unit = strongest[rank];
        for (int i = 0; i < stack->unit[strongest[rank]]; i++)
            empires_unit_tile_draw(column->app, column->table->looks, tile_rect(column, tiles, at++), &tile);
    }
    tile = (UnitTile){.unit = NONE, .palette = tile.palette, .unseen = true};
    for (int i = 0; i < hidden; i++)
        empires_unit_tile_draw(column->app, column->table->looks, tile_rect(column, tiles, at++), &tile);
    column_take_pixels(column, tile_rect(column, tiles, at + tiles - 1).y - column->box.y);
    column_gap(column, 8);
}

void empires_draw_stack_of(Column *column, const TableThing *thing) {
    const EmpiresView *view = seen(column->table);
    const EmpiresBoard *s = &view->table;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == thing->at && s->stack[i].seat == thing->owner)
            draw_stack_units(column, &s->stack[i], view->hidden[i], TILES);
}

// ---- how high that is

#define EDGE_BELOW 18.0F

static float text_height(App *app, const CardTable *table, float width, const char *text) {
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT, GFX_LEFT);
    (void)table;
    return (float)gfx_text_lines(app->gfx, &style, width, text) * widget_line(app, FACT_LINE) *
           gfx_text_scale(app->gfx);
}

static float place_height(App *app, const CardTable *table, float width, uint8_t place, int tiles) {
    const EmpiresView *view = seen(table);
    PlaceFacts facts;
    Column column = {app, table, gfx_rect(0, 0, width, 0)};
    float h = lpx(table, 12 + 30 + 22 + 10);
    empires_place_facts(app, table, place, &facts);
    for (int i = 0; i < facts.count; i++)
        h +=
            text_height(app, table, width - lpx(table, FACT_LEFT), facts.fact[i].text) + lpx(table, FACT_GAP);
    for (int i = 0; i < view->table.stack_count; i++) {
        const Stack *stack = &view->table.stack[i];
        if (stack->place == place)
            h += lpx(table, 24 + 3 + 8) +
                 tile_rect(&column, tiles, sum_of(stack->unit) + view->hidden[i] + tiles - 1).y;
    }
    return h;
}

// In a row, so that all have room in a panel of the height `most`.
static int tiles_for(App *app, const CardTable *table, float width, uint8_t place, float most) {
    int tiles = TILES;
    while (tiles < TILES_MOST && width > lpx(table, WIDE) &&
           place_height(app, table, width, place, tiles) + lpx(table, EDGE_BELOW) > most)
        tiles++;
    return tiles;
}

static void draw_place(App *app, const CardTable *table, GfxRect panel, uint8_t place) {
    const EmpiresBoard *s = &seen(table)->table;
    const uint8_t kind = empires_chart(app, table)->kind[place];
    PlaceFacts facts;
    Column column = column_in(app, table, panel, 18, 12);
    const int tiles = tiles_for(app, table, column.box.w, place, panel.h);
    column_words(&column, 30, GFX_FONT_DISPLAY, 21, 14, COLOR_HEADING, empires_place_name(app, table, place));
    column_words(&column, 22, GFX_FONT_TEXT, 15, 12, COLOR_TEXT_DIM,
                 say_of(app, "place.%s", empires_place_words[kind]));
    column_gap(&column, 10);
    empires_place_facts(app, table, place, &facts);
    for (int i = 0; i < facts.count; i++)
        say_line(&column, facts.fact[i].sign, facts.fact[i].color, facts.fact[i].text);
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place) {
            column_words(&column, 24, GFX_FONT_DISPLAY, 16, 12,
                         palette_faction(seat_palette(app, s->stack[i].seat))->light,
                         seat_name(app, s->stack[i].seat));
            column_gap(&column, 3);
            draw_stack_units(&column, &s->stack[i], seen(table)->hidden[i], tiles);
        }
}

static void draw_race(App *app, const CardTable *table, GfxRect panel, Seat seat) {
    Column column = column_in(app, table, panel, 18, 18);
    const GfxRect head = column_take(&column, 54);
    draw_seat_head(app, table, head, seat, head.x + head.w - lpx(table, 8));
    column_gap(&column, 10);
    empires_draw_empire(app, table, column_take(&column, 90), seat, lpx(table, 24));
    const char *text = faction_text(app, session_options(app->session)->setup.faction[seat]);
    if (text != NULL)
        column_text(&column, 15, 21, 0, COLOR_TEXT, text);
}

static float race_height(App *app, const CardTable *table, float width, Seat seat) {
    const char *text = faction_text(app, session_options(app->session)->setup.faction[seat]);
    return lpx(table, 18 + 54 + 10 + 90) + (text != NULL ? text_height(app, table, width, text) : 0);
}

float empires_facts_height(App *app, const CardTable *table, float width, float most,
                           const TableThing *thing) {
    const float inner = width - 2 * lpx(table, 18), below = lpx(table, EDGE_BELOW);
    if (thing->kind == THING_RACE)
        return race_height(app, table, inner, thing->owner) + below;
    return place_height(app, table, inner, thing->at, tiles_for(app, table, inner, thing->at, most)) + below;
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

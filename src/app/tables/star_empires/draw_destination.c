// SPDX-License-Identifier: MIT
// Draws what awaits the selected group at its destination: odds over all stacks the opponent could have, dice
// of exploration, chances of diplomacy, who may answer. Reads only the view.
#include "app/kit/say.h"
#include "app/tables/star_empires/draw_odds.h"
#include "app/tables/star_empires/inspect_facts.h"

#include "games/star_empires/numbers.h"

#include <math.h>

// "4 of 6 units", steps, force.
static void draw_sum(Column *column) {
    App *app = column->app;
    const CardTable *table = column->table;
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresChoice *choice = &own(table)->choice;
    const RaceDef *race = race_of(rules, &seen(table)->table, table->front);
    const GfxRect row = column_take(column, 24);
    char text[64];
    int force = 0;
    for (int i = 0; i < rules->unit_count; i++)
        force += choice->unit[i] * race->force[i];
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    app_fill(app, text, sizeof text, "empires.of", NUM("number", sum_of(choice->unit)),
             NUM("most", stack != NULL ? sum_of(stack->unit) : 0));
    words_fit(app, gfx_rect(row.x, row.y, row.w * 0.4F, row.h), GFX_FONT_TEXT, 15, 12, COLOR_TEXT, GFX_LEFT,
              text);
    const Chip chips[] = {
        {.sign = "glyphs/stat-engine.svg",
         .value = empires_ships(rules, choice->unit) > 0 ? empires_speed(rules, choice->unit) : 0,
         .color = COLOR_ENGINES},
        {.sign = "glyphs/target-combat.svg", .value = force, .color = COLOR_STOCK}};
    chips_draw(app->gfx, chips, 2, gfx_rect(row.x + row.w * 0.4F, row.y, row.w * 0.6F, row.h), true);
    column_gap(column, empires_group_card(app, table) == NONE ? 8 : 0);
}

static void draw_exploration(Column *column) {
    ExploreChances chances;
    empires_explore_chances(empires_rules(column->app), &chances);
    empires_say_head(column, "empires.waits.explore");
    empires_say_chance(column, "glyphs/minor.svg", "empires.waits.minor", 1000 - chances.minor[0]);
    empires_say_chance(column, "glyphs/enigma.svg", "empires.waits.enigma", chances.enigma);
}

// With the units already there: the whole stack faces it.
static void draw_enigma(Column *column, uint8_t place, const uint8_t *unit) {
    const CardTable *table = column->table;
    const EmpiresRules *rules = empires_rules(column->app);
    EnigmaChances chances;
    empires_enigma_chances(rules, seen(table), table->front, place, unit, empires_enigma_help(rules, unit),
                           &chances);
    empires_say_head(column, "empires.fact.enigma");
    empires_say_chance(column, "glyphs/enigma.svg", "empires.waits.solved", chances.solved);
    if (chances.retreats > 0)
        empires_say_chance(column, "icons/phosphor/arrow-down.svg", "empires.waits.retreats",
                           chances.retreats);
    empires_say_chance(column, "glyphs/stat-weapon.svg", "empires.waits.destroyed", chances.destroyed);
}

static void draw_diplomacy(Column *column) {
    DiplomacyChances chances;
    empires_diplomacy_chances(empires_rules(column->app), seen(column->table), column->table->front, 0,
                              &chances);
    empires_say_head(column, "empires.waits.by_diplomacy");
    empires_say_chance(column, "glyphs/stat-diplomacy.svg", "empires.waits.joins", chances.joins);
    empires_say_chance(column, "icons/phosphor/x.svg", "empires.waits.barred", chances.barred);
}

static void draw_conquest(Column *column, uint8_t place, const BattleSide *mine) {
    const uint16_t wins = empires_conquest(empires_rules(column->app), seen(column->table), place, mine);
    empires_say_head(column, "empires.waits.by_conquest");
    empires_say_chance(column, "glyphs/stat-weapon.svg", "empires.waits.conquers", wins);
}

// Whom the group would meet first.
static Seat met_first(const CardTable *table, const Waits *waits, uint8_t place) {
    const EmpiresBoard *s = &seen(table)->table;
    for (int i = 1; i < s->seats; i++) {
        const Seat seat = (Seat)((table->front + i) % s->seats);
        if ((waits->stacks >> seat & 1u) != 0)
            return seat;
    }
    return waits->garrison > 0 ? owner_of(s, place) : SEAT_NONE;
}

static void draw_place(Column *column, uint8_t place) {
    const App *app = column->app;
    const CardTable *table = column->table;
    const EmpiresRules *rules = empires_rules(app);
    Waits waits;
    BattleSide mine, theirs;
    empires_place_options(rules, seen(table), table->front, place, &waits);
    empires_side_with(rules, seen(table), table->front, place, own(table)->choice.unit, &mine);
    const Seat other = met_first(table, &waits, place);
    if (other != SEAT_NONE && empires_is_truce(&seen(table)->table)) {
        empires_say_note(column, app_word(app, "empires.waits.truce"));
    } else if (other != SEAT_NONE) {
        empires_side_at(rules, seen(table), other, place, &theirs);
        empires_say_battle(column, &mine, &theirs, place);
    }
    if (waits.explores)
        draw_exploration(column);
    if (waits.enigma)
        draw_enigma(column, place, mine.unit);
    if (waits.diplomacy)
        draw_diplomacy(column);
    if (waits.conquest)
        draw_conquest(column, place, &mine);
    if (waits.controls)
        empires_say_note(column, app_word(app, "empires.waits.control"));
}

// "May answer first: Benedikt." and "2 stay at Altair."
static void draw_rest(Column *column, uint8_t place) {
    const App *app = column->app;
    const CardTable *table = column->table;
    const uint8_t asked = empires_threatened(&seen(table)->table, table->front, place);
    const EmpiresChoice *choice = &own(table)->choice;
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    const int stay = stack != NULL ? sum_of(stack->unit) - sum_of(choice->unit) : 0;
    char text[LOG_LINE_MAX], seats[160] = "";
    column->box.h += lpx(table, table->layout.large ? 6 : 12); // what is last may reach into the panel's edge
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        if ((asked >> seat & 1u) != 0 && session_has_standing_answer(app->session, seat)) {
            app_fill(app, text, sizeof text, "empires.waits.lets_pass", STR("seat", seat_name(app, seat)));
            empires_say_note(column, text);
        } else if ((asked >> seat & 1u) != 0)
            say_in_list(seats, sizeof seats, seat_name(app, seat));
    if (seats[0] != '\0')
        empires_say_note(column,
                         app_fill(app, text, sizeof text, "empires.waits.answers", STR("seats", seats)));
    if (stay <= 0)
        return;
    app_fill(app, text, sizeof text, "empires.waits.stay", NUM("number", stay),
             STR("place", empires_place_name(app, table, choice->from)));
    empires_say_note(column, text);
}

// "Plays Warp", and which card is spent if another one stands for it.
static void draw_card(Column *column) {
    const App *app = column->app;
    const CardTable *table = column->table;
    const uint8_t card = empires_group_card(app, table);
    char text[LOG_LINE_MAX], stand_in[64] = "";
    if (card == NONE)
        return;
    app_fill(app, text, sizeof text, "empires.waits.plays",
             STR("card", empires_card_name(table->looks, card)));
    column_sign(column, &(SignLook){.size = 14, .y = 1, .left = 24, .text = 14, .line = 16, .gap = 0},
                "icons/phosphor/cards.svg", COLOR_STOCK, text);
    empires_say_stand_in(app, table, card, stand_in);
    if (stand_in[0] != 0)
        empires_say_note(column, stand_in);
}

void empires_draw_destination(App *app, const CardTable *table, float y) {
    const uint8_t place = own(table)->pointed;
    Column column = empires_side_column(app, table, y);
    draw_sum(&column);
    draw_card(&column);
    if (place == NONE || place == own(table)->choice.from || sum_of(own(table)->choice.unit) == 0 ||
        !has_place(empires_group_reach(app, table, NULL), place))
        return;
    empires_say_title(&column, empires_place_name(app, table, place));
    draw_place(&column, place);
    draw_rest(&column, place);
}

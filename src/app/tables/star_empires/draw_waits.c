// SPDX-License-Identifier: MIT
// Draws what awaits the selected group at its destination: odds over all stacks the opponent could have, dice
// of exploration, chances of diplomacy, who may answer. Reads only the view.
#include "app/kit/say.h"
#include "app/tables/star_empires/draw_outlook.h"

#include "games/star_empires/numbers.h"

#include <math.h>

// "4 of 6 units", steps, force.
static float draw_sum(App *app, const CardTable *table, float y) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresChoice *choice = &own(table)->choice;
    const RaceDef *race = race_of(rules, &seen(table)->table, table->front);
    const GfxRect body = empires_side_body(table);
    const float h = lpx(table, 24);
    char text[64];
    int force = 0;
    for (int i = 0; i < rules->unit_count; i++)
        force += choice->unit[i] * race->force[i];
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    app_fill(app, text, sizeof text, "empires.of", NUM("number", sum_of(choice->unit)),
             NUM("most", stack != NULL ? sum_of(stack->unit) : 0));
    words_fit(app, gfx_rect(body.x, y, body.w * 0.4F, h), GFX_FONT_TEXT, 15, 12, COLOR_TEXT, GFX_LEFT, text);
    const Chip chips[] = {
        {.sign = "glyphs/stat-engine.svg",
         .value = empires_ships(rules, choice->unit) > 0 ? empires_speed(rules, choice->unit) : 0,
         .color = COLOR_ENGINES},
        {.sign = "glyphs/target-combat.svg", .value = force, .color = COLOR_STOCK}};
    chips_draw(app->gfx, chips, 2, gfx_rect(body.x + body.w * 0.4F, y, body.w * 0.6F, h), true);
    return y + h + lpx(table, 8);
}

static float draw_exploration(App *app, const CardTable *table, float y) {
    ExploreChances chances;
    empires_explore_chances(empires_rules(app), &chances);
    y = empires_say_head(app, table, y, app_word(app, "empires.waits.explore"));
    y = empires_say_chance(app, table, y, "glyphs/minor.svg", app_word(app, "empires.waits.minor"),
                           1000 - chances.minor[0]);
    return empires_say_chance(app, table, y, "glyphs/enigma.svg", app_word(app, "empires.waits.enigma"),
                              chances.enigma);
}

// With the units already there: the whole stack faces it.
static float draw_enigma(App *app, const CardTable *table, float y, uint8_t place, const uint8_t *unit) {
    const EmpiresRules *rules = empires_rules(app);
    EnigmaChances chances;
    empires_enigma_chances(rules, seen(table), table->front, place, unit, empires_enigma_help(rules, unit),
                           &chances);
    y = empires_say_head(app, table, y, app_word(app, "empires.fact.enigma"));
    y = empires_say_chance(app, table, y, "glyphs/enigma.svg", app_word(app, "empires.waits.solved"),
                           chances.solved);
    if (chances.retreats > 0)
        y = empires_say_chance(app, table, y, "icons/phosphor/arrow-down.svg",
                               app_word(app, "empires.waits.retreats"), chances.retreats);
    return empires_say_chance(app, table, y, "glyphs/stat-weapon.svg",
                              app_word(app, "empires.waits.destroyed"), chances.destroyed);
}

static float draw_diplomacy(App *app, const CardTable *table, float y) {
    DiplomacyChances chances;
    empires_diplomacy_chances(empires_rules(app), seen(table), table->front, 0, &chances);
    y = empires_say_head(app, table, y, app_word(app, "empires.waits.by_diplomacy"));
    y = empires_say_chance(app, table, y, "glyphs/stat-diplomacy.svg", app_word(app, "empires.waits.joins"),
                           chances.joins);
    return empires_say_chance(app, table, y, "icons/phosphor/x.svg", app_word(app, "empires.waits.barred"),
                              chances.barred);
}

static float draw_conquest(App *app, const CardTable *table, float y, uint8_t place, const BattleSide *mine) {
    const uint16_t wins = empires_conquest(empires_rules(app), seen(table), place, mine);
    y = empires_say_head(app, table, y, app_word(app, "empires.waits.by_conquest"));
    return empires_say_chance(app, table, y, "glyphs/stat-weapon.svg",
                              app_word(app, "empires.waits.conquers"), wins);
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

static float draw_place(App *app, const CardTable *table, float y, uint8_t place) {
    const EmpiresRules *rules = empires_rules(app);
    Waits waits;
    BattleSide mine, theirs;
    empires_place_options(rules, seen(table), table->front, place, &waits);
    empires_side_with(rules, seen(table), table->front, place, own(table)->choice.unit, &mine);
    const Seat other = met_first(table, &waits, place);
    if (other != SEAT_NONE && empires_is_truce(&seen(table)->table)) {
        y = empires_say_note(app, table, y, app_word(app, "empires.waits.truce"));
    } else if (other != SEAT_NONE) {
        empires_side_at(rules, seen(table), other, place, &theirs);
        y = empires_say_battle(app, table, y, &mine, &theirs, place);
    }
    if (waits.explores)
        y = draw_exploration(app, table, y);
    if (waits.enigma)
        y = draw_enigma(app, table, y, place, mine.unit);
    if (waits.diplomacy)
        y = draw_diplomacy(app, table, y);
    if (waits.conquest)
        y = draw_conquest(app, table, y, place, &mine);
    if (waits.controls)
        y = empires_say_note(app, table, y, app_word(app, "empires.waits.control"));
    return y;
}

// "May answer first: Benedikt." and "2 stay at Altair."
static void draw_rest(App *app, const CardTable *table, float y, uint8_t place) {
    const uint8_t asked = empires_threatened(&seen(table)->table, table->front, place);
    const EmpiresChoice *choice = &own(table)->choice;
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    const int stay = stack != NULL ? sum_of(stack->unit) - sum_of(choice->unit) : 0;
    char text[LOG_LINE_MAX], seats[160] = "";
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        if ((asked >> seat & 1u) != 0 && session_has_standing_answer(app->session, seat)) {
            app_fill(app, text, sizeof text, "empires.waits.lets_pass", STR("seat", seat_name(app, seat)));
            y = empires_say_note(app, table, y, text);
        } else if ((asked >> seat & 1u) != 0)
            say_in_list(seats, sizeof seats, seat_name(app, seat));
    if (seats[0] != '\0')
        y = empires_say_note(app, table, y,
                             app_fill(app, text, sizeof text, "empires.waits.answers", STR("seats", seats)));
    if (stay <= 0)
        return;
    app_fill(app, text, sizeof text, "empires.waits.stay", NUM("number", stay),
             STR("place", empires_place_name(app, table, choice->from)));
    empires_say_note(app, table, y, text);
}

void empires_draw_waits(App *app, const CardTable *table, float y) {
    const uint8_t place = own(table)->pointed;
    y = draw_sum(app, table, y);
    if (place == NONE || place == own(table)->choice.from || sum_of(own(table)->choice.unit) == 0 ||
        !has_place(empires_group_reach(app, table, NULL), place))
        return;
    y = empires_say_title(app, table, y, empires_place_name(app, table, place));
    y = draw_place(app, table, y, place);
    draw_rest(app, table, y, place);
}

// SPDX-License-Identifier: MIT
// What waits where the picked group would go: odds over all stacks that the other could have, dice of
// exploration, chances of diplomacy, who may answer. All of it from the view alone.
#include "app/tables/star_empires/draw_outlook.h"

#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>

// "4 of 6 units", steps, force.
static float draw_sum(App *app, const CardTable *table, float y) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresChoice *choice = &own(table)->choice;
    const RaceDef *race = race_of(rules, &seen(table)->table, table->front);
    const GfxRect body = empires_side_body(table);
    const float h = lpx(table, 24);
    char text[64], a[12], b[12];
    int force = 0;
    for (int i = 0; i < rules->unit_count; i++)
        force += choice->unit[i] * race->force[i];
    snprintf(a, sizeof a, "%d", sum_of(choice->unit));
    snprintf(b, sizeof b, "%d", own(table)->entries);
    app_format(app, text, sizeof text, "empires.of", "number", a, "most", b, (char *)NULL);
    words_fit(app, gfx_rect(body.x, y, body.w * 0.4F, h), GFX_FONT_TEXT, 15, 12, COLOR_TEXT, GFX_LEFT, text);
    const Chip chips[] = {{.sign = "glyphs/stat-engine.svg",
                           .value = empires_ships(rules, choice->unit) > 0 ? empires_speed(rules, choice->unit) : 0,
                           .color = COLOR_ENGINES},
                          {.sign = "glyphs/target-combat.svg", .value = force, .color = COLOR_STOCK}};
    chips_draw(app->gfx, chips, 2, gfx_rect(body.x + body.w * 0.4F, y, body.w * 0.6F, h), true);
    return y + h + lpx(table, 8);
}

// The first stack of others that lies there; NULL: none.
static const Stack *other_stack(const CardTable *table, uint8_t place) {
    const EmpiresBoard *s = &seen(table)->table;
    for (int i = 0; i < s->stack_count; i++)
        if (s->stack[i].place == place && s->stack[i].seat != table->front)
            return &s->stack[i];
    return NULL;
}

static float draw_exploration(App *app, const CardTable *table, float y) {
    const EmpiresRules *rules = empires_rules(app);
    int minor = 0;
    for (int die = 0; die < DIE; die++)
        minor += rules->minor[die] > 0;
    y = empires_say_head(app, table, y, app_word(app, "empires.waits.explore"));
    y = empires_say_chance(app, table, y, "glyphs/minor.svg", app_word(app, "empires.waits.minor"),
                       (minor * 1000 + DIE / 2) / DIE);
    return empires_say_chance(app, table, y, "glyphs/enigma.svg", app_word(app, "empires.waits.enigma"),
                          empires_outlook_die(0, rules->enigma_from));
}

static float draw_enigma(App *app, const CardTable *table, float y) {
    const EmpiresRules *rules = empires_rules(app);
    const int bonus = empires_outlook_enigma_bonus(rules, own(table)->choice.unit);
    y = empires_say_head(app, table, y, app_word(app, "empires.fact.enigma"));
    return empires_say_chance(app, table, y, "glyphs/enigma.svg", app_word(app, "empires.waits.solved"),
                          empires_outlook_die(bonus, rules->enigma_solved));
}

static float draw_minor(App *app, const CardTable *table, float y, uint8_t place) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const RaceDef *race = race_of(rules, s, table->front);
    const OutlookSide mine = empires_side_group(table);
    static const uint8_t nobody[UNITS_MAX];
    OutlookPart part[OUTLOOK_PARTS];
    const int parts = empires_outlook_parts(rules, seen(table), table->front, mine.unit, nobody, place, false, NULL,
                                            0, part);
    int force = 0;
    for (int i = 0; i < parts; i++)
        force += part[i].amount;
    y = empires_say_head(app, table, y, app_word(app, "empires.waits.by_diplomacy"));
    if ((s->system[place].barred >> table->front & 1u) != 0)
        y = empires_say_note(app, table, y, app_word(app, "empires.waits.barred"));
    else
        y = empires_say_chance(app, table, y, "glyphs/stat-diplomacy.svg", app_word(app, "empires.waits.joins"),
                           empires_outlook_die(race->diplomacy_bonus, rules->diplomacy_joins));
    y = empires_say_head(app, table, y, app_word(app, "empires.waits.by_conquest"));
    return race->no_conquest ? empires_say_note(app, table, y, app_word(app, "empires.waits.no_conquest"))
                             : empires_say_chance(app, table, y, "glyphs/stat-weapon.svg",
                                              app_word(app, "empires.waits.conquers"), empires_outlook_product(force));
}

static float draw_place(App *app, const CardTable *table, float y, uint8_t place) {
    const EmpiresBoard *s = &seen(table)->table;
    const bool system = has_place(empires_chart(app, table)->is_system, place);
    const Stack *other = other_stack(table, place);
    const Seat owner = system ? owner_of(s, place) : SEAT_NONE;
    const bool besieges = owner != SEAT_NONE && owner != table->front && empires_garrison(empires_rules(app), s, place) > 0;
    if (other != NULL || besieges) {
        const Seat defender = other != NULL ? other->seat : owner;
        const OutlookSide mine = empires_side_group(table), theirs = empires_side_stack(table, place, defender);
        if (empires_is_truce(s))
            return empires_say_note(app, table, y, app_word(app, "empires.waits.truce"));
        return empires_say_battle(app, table, y, &mine, &theirs, place);
    }
    if (system && !has_mark(s, place, SYSTEM_EXPLORED))
        return draw_exploration(app, table, y);
    if (system && has_mark(s, place, SYSTEM_ENIGMA))
        return draw_enigma(app, table, y);
    if (system && owner == SEAT_NONE && s->system[place].minor > 0)
        return draw_minor(app, table, y, place);
    if (system && owner != table->front)
        return empires_say_note(app, table, y, app_word(app, "empires.waits.control"));
    return y;
}

// "Benedikt may answer." and "2 units stay at Altair."
static float draw_rest(App *app, const CardTable *table, float y, uint8_t place) {
    const uint8_t asked = empires_outlook_asked(seen(table), table->front, place);
    const EmpiresChoice *choice = &own(table)->choice;
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    const int stay = stack != NULL ? sum_of(stack->unit) - sum_of(choice->unit) : 0;
    char text[160], number[12];
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        if ((asked >> seat & 1u) != 0) {
            app_format(app, text, sizeof text, "empires.waits.answers", "seat", seat_name(app, seat), (char *)NULL);
            y = empires_say_note(app, table, y, text);
        }
    if (stay <= 0)
        return y;
    snprintf(number, sizeof number, "%d", stay);
    app_format(app, text, sizeof text, "empires.waits.stay", "number", number, "place",
               empires_place_name(app, table, choice->from), (char *)NULL);
    return empires_say_note(app, table, y, text);
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

// SPDX-License-Identifier: MIT
// Draws the subject of a question in the side panel: a threatening move, a roll, a meeting, something shown
// to this seat only.
#include "app/tables/star_empires/draw_outlook.h"
#include "app/tables/star_empires/inspect_facts.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// The y below the entries.
static float below_entries(const CardTable *table) {
    float y = empires_side_body(table).y;
    for (int i = 0; i < own(table)->entries; i++)
        y = fmaxf(y, own(table)->entry_rect[i].y + own(table)->entry_rect[i].h + lpx(table, 10));
    return y;
}

// A note, if there is room for it.
static float say_if_room(App *app, const CardTable *table, float y, const char *text) {
    const GfxRect body = empires_side_body(table), side = own(table)->layout.side;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_LEFT);
    const int lines = gfx_text_lines(app->gfx, &style, body.w, text);
    return y + (float)lines * widget_line(app, 20) > side.y + side.h ? y
                                                                     : empires_say_note(app, table, y, text);
}

// Explains the button that declines for the rest of the turn.
static float say_none_all(App *app, const CardTable *table, float y) {
    const Command none = command_of(VERB_NONE);
    char text[160];
    if (table->showing || !session_can_submit_standing(app->session, &none))
        return y;
    app_fill(app, text, sizeof text, "empires.waits.none_all",
             STR("seat", seat_name(app, seen(table)->table.active)));
    return say_if_room(app, table, y, text);
}

// The approaching group, as far as it is visible.
static void draw_react(App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    float y = below_entries(table);
    BattleSide mover, mine;
    if (empires_intercepts_now(app))
        y = empires_say_note(app, table, y, app_word(app, "empires.waits.intercept"));
    empires_side_at(empires_rules(app), seen(table), table->front, s->move.to, &mine);
    if (sum_of(mine.unit) == 0 && empires_garrison(empires_rules(app), s, s->move.to) == 0)
        y = empires_say_note(app, table, y, app_word(app, "empires.waits.undefended"));
    else if (!empires_is_truce(s) && empires_side_coming(empires_rules(app), seen(table), &mover)) {
        y = empires_say_head(app, table, y, app_word(app, "empires.waits.arrive"));
        y = empires_say_battle(app, table, y, &mover, &mine, s->move.to);
    }
    if (empires_is_truce(s))
        y = empires_say_note(app, table, y, app_word(app, "empires.waits.truce"));
    y = say_none_all(app, table, y);
    say_if_room(app, table, y, app_word(app, "empires.waits.asked_anyway"));
}

// What the roll may bring, beyond winning or losing the stack.
static float say_enigma(App *app, const CardTable *table, float y, const Stack *stack, int more) {
    static const uint8_t nobody[UNITS_MAX];
    EnigmaChances chances;
    empires_enigma_chances(empires_rules(app), seen(table), table->front, seen(table)->table.place,
                           stack != NULL ? stack->unit : nobody, more, &chances);
    y = empires_say_chance(app, table, y, "glyphs/enigma.svg", app_word(app, "empires.waits.solved"),
                           chances.solved);
    if (chances.retreats > 0)
        y = empires_say_chance(app, table, y, "icons/phosphor/arrow-down.svg",
                               app_word(app, "empires.waits.retreats"), chances.retreats);
    y = empires_say_chance(app, table, y, "glyphs/stat-weapon.svg", app_word(app, "empires.waits.destroyed"),
                           chances.destroyed);
    if (chances.minor_lost > 0)
        y = empires_say_chance(app, table, y, "glyphs/minor.svg", app_word(app, "empires.waits.minor_lost"),
                               chances.minor_lost);
    return y;
}

static float say_diplomacy(App *app, const CardTable *table, float y, int more) {
    DiplomacyChances chances;
    empires_diplomacy_chances(empires_rules(app), seen(table), table->front, more, &chances);
    y = empires_say_chance(app, table, y, "glyphs/minor.svg", app_word(app, "empires.waits.joins"),
                           chances.joins);
    return empires_say_chance(app, table, y, "icons/phosphor/x.svg", app_word(app, "empires.waits.barred"),
                              chances.barred);
}

// The die, what is added to it, and what is needed.
static void draw_roll(App *app, const CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const bool enigma = seen(table)->asks == ASK_ENIGMA;
    const Stack *stack = stack_of(s, s->place, table->front);
    const int own_bonus = enigma ? (stack != NULL ? empires_enigma_help(rules, stack->unit) : 0)
                                 : race_of(rules, s, table->front)->diplomacy_bonus;
    const EmpiresSet *set = &own(table)->set;
    const int cards =
                  empires_roll_cards(rules, set->function, set->count, enigma ? ROLL_ENIGMA : ROLL_DIPLOMACY),
              needed = enigma ? rules->enigma_solved : rules->diplomacy_joins;
    const GfxRect body = empires_side_body(table);
    GfxRect row = {body.x, body.y, body.w, lpx(table, 26)};
    char text[16];
    snprintf(text, sizeof text, "%d+", needed);
    empires_draw_line(app, table, row, "glyphs/stat-mission.svg", app_word(app, "empires.roll.needed"), text,
                      COLOR_WHITE);
    row.y += row.h;
    snprintf(text, sizeof text, "+%d", own_bonus);
    empires_draw_line(app, table, row, enigma ? "units/science.svg" : "glyphs/stat-diplomacy.svg",
                      app_word(app, enigma ? "empires.roll.ships" : "empires.roll.race"), text, COLOR_WHITE);
    row.y += row.h;
    snprintf(text, sizeof text, "+%d", cards);
    empires_draw_line(app, table, row, "icons/phosphor/cards.svg", app_word(app, "empires.roll.cards"), text,
                      cards > 0 ? COLOR_POSITIVE : COLOR_TEXT_DIM);
    row.y += row.h + lpx(table, 8);
    const float y = enigma ? say_enigma(app, table, row.y, stack, own_bonus + cards)
                           : say_diplomacy(app, table, row.y, cards);
    say_if_room(app, table, y + lpx(table, 6),
                app_word(app, enigma ? "empires.roll.enigma_fails" : "empires.roll.diplomacy_fails"));
}

static void draw_meet(App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const BattleState *battle = &s->battle;
    const uint8_t place = s->place;
    BattleSide mine, theirs;
    if (battle->kind == BATTLE_NONE || battle->side[SIDE_DEFENDER] >= s->seats)
        return;
    empires_side_at(empires_rules(app), seen(table), battle->side[SIDE_ATTACKER], place, &mine);
    empires_side_at(empires_rules(app), seen(table), battle->side[SIDE_DEFENDER], place, &theirs);
    empires_say_battle(app, table, empires_side_body(table).y, &mine, &theirs, place);
}

// A hand as a list of cards; a stack as tiles.
static void draw_shown(App *app, const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    const Seat target = s->deed.target;
    const GfxRect body = empires_side_body(table);
    const float h = lpx(table, 25);
    float y = body.y;
    char text[96];
    if (target >= s->seats)
        return;
    if (s->deed.op == OP_SHOW_STACK) {
        const TableThing thing = {.kind = THING_STACK, .at = s->deed.place, .owner = target};
        empires_draw_stack_of(app, table, gfx_rect(body.x, y, body.w, body.h), &thing);
        return;
    }
    for (uint8_t card = 0; card < empires_rules(app)->card_count; card++)
        if (s->seat[target].hand[card] > 0) {
            snprintf(text, sizeof text, "%u \xC3\x97 %s", s->seat[target].hand[card],
                     empires_card_name(table->looks, card));
            words_fit(app, gfx_rect(body.x, y, body.w, h), GFX_FONT_TEXT, 16, 12, COLOR_WHITE, GFX_LEFT,
                      text);
            y += h;
        }
}

// The card in question, as large as possible; only its text if there is too little room.
static void draw_played(App *app, const CardTable *table, float y) {
    const uint8_t card = table_question(table).card;
    const EmpiresBoard *s = &seen(table)->table;
    const GfxRect body = empires_side_body(table);
    const float room = body.y + body.h - y, w = fminf(body.w, lpx(table, 250));
    if (card >= empires_rules(app)->card_count)
        return;
    const CardLook look =
        empires_card_look(table->looks, card, seat_palette(app, s->active), s->seat[s->active].race);
    if (room < w) {
        empires_say_note(app, table, y, look.text);
        return;
    }
    CardPlace place = card_place(CARD_HAND, body.x + (body.w - w) / 2, y, w);
    place.height = fminf(card_art_height(CARD_HAND, w), room);
    card_art_draw(app->gfx, &look, &place);
}

void empires_draw_asked(App *app, const CardTable *table, SideKind kind) {
    switch (kind) {
    case SIDE_REACT:
        draw_react(app, table);
        break;
    case SIDE_ROLL:
        draw_roll(app, table);
        break;
    case SIDE_MEET:
        draw_meet(app, table);
        break;
    case SIDE_SHOWN:
        draw_shown(app, table);
        break;
    case SIDE_BATTLE:
        empires_draw_battle_side(app, table);
        break;
    case SIDE_SECURITY:
        draw_played(
            app, table,
            empires_say_note(app, table, below_entries(table), app_word(app, "empires.waits.asked_anyway")) +
                lpx(table, 6));
        break;
    case SIDE_DISCARD:
        draw_played(app, table, empires_side_body(table).y);
        break;
    default:
        break;
    }
}

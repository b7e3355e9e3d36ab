// SPDX-License-Identifier: MIT
// Draws the subject of a question in the side panel: a threatening move, a roll, a meeting, something shown
// to this seat only.
#include "app/tables/star_empires/draw_odds.h"
#include "app/tables/star_empires/inspect_facts.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// A note behind a sign, if there is room for it.
static void say_if_room(Column *column, const char *sign, const char *text) {
    const Column beside = empires_beside_sign(column);
    const GfxRect box = beside.box, side = own(column->table)->layout.side;
    const GfxStyle style = widget_style(column->app, GFX_FONT_TEXT, 15, COLOR_TEXT_DIM, GFX_LEFT);
    const int lines = gfx_text_lines(column->app->gfx, &style, box.w, text);
    if (box.y + (float)lines * widget_line(column->app, 20) <= side.y + side.h &&
        empires_note_least(&beside, text) <= box.h)
        empires_say_signed(column, sign, COLOR_TEXT_DIM, text);
}

// Explains the button that declines until the own turn.
static void say_none_all(Column *column) {
    const App *app = column->app;
    const Command none = command_of(VERB_NONE);
    if (!column->table->showing && session_can_submit_standing(app->session, &none))
        say_if_room(column, "icons/phosphor/prohibit.svg", app_word(app, "empires.waits.none_all"));
}

// The approaching group, as far as it is visible.
static void draw_react(Column *column) {
    const App *app = column->app;
    const CardTable *table = column->table;
    const EmpiresBoard *s = &seen(table)->table;
    BattleSide mover, mine;
    if (empires_intercepts_now(app))
        empires_say_note(column, app_word(app, "empires.waits.intercept"));
    empires_side_at(empires_rules(app), seen(table), table->front, s->move.to, &mine);
    if (sum_of(mine.unit) == 0 && empires_garrison(empires_rules(app), s, s->move.to) == 0)
        empires_say_note(column, app_word(app, "empires.waits.undefended"));
    else if (!empires_is_truce(s) && empires_side_coming(empires_rules(app), seen(table), &mover)) {
        empires_say_head(column, "empires.waits.arrive");
        empires_say_battle(column, &mover, &mine, s->move.to);
    }
    if (empires_is_truce(s))
        empires_say_note(column, app_word(app, "empires.waits.truce"));
    say_none_all(column);
    say_if_room(column, "icons/phosphor/eye-slash.svg", app_word(app, "empires.waits.asked_anyway"));
}

// What the roll may bring, beyond winning or losing the stack.
static void say_enigma(Column *column, const Stack *stack, int more) {
    const CardTable *table = column->table;
    static const uint8_t nobody[UNITS_MAX];
    EnigmaChances chances;
    empires_enigma_chances(empires_rules(column->app), seen(table), table->front, seen(table)->table.place,
                           stack != NULL ? stack->unit : nobody, more, &chances);
    empires_say_chance(column, "glyphs/enigma.svg", "empires.waits.solved", chances.solved);
    if (chances.retreats > 0)
        empires_say_chance(column, "icons/phosphor/arrow-down.svg", "empires.waits.retreats",
                           chances.retreats);
    empires_say_chance(column, "glyphs/stat-weapon.svg", "empires.waits.destroyed", chances.destroyed);
    if (chances.minor_lost > 0)
        empires_say_chance(column, "glyphs/minor.svg", "empires.waits.minor_lost", chances.minor_lost);
}

static void say_diplomacy(Column *column, int more) {
    DiplomacyChances chances;
    empires_diplomacy_chances(empires_rules(column->app), seen(column->table), column->table->front, more,
                              &chances);
    empires_say_chance(column, "glyphs/minor.svg", "empires.waits.joins", chances.joins);
    empires_say_chance(column, "icons/phosphor/x.svg", "empires.waits.barred", chances.barred);
}

// The die, what is added to it, and what is needed.
static void draw_roll(Column *column) {
    App *app = column->app;
    const CardTable *table = column->table;
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const bool enigma = seen(table)->asks == ASK_ENIGMA;
    const Stack *stack = stack_of(s, s->place, table->front);
    const int own_bonus = enigma ? (stack != NULL ? empires_enigma_help(rules, stack->unit) : 0)
                                 : race_of(rules, s, table->front)->diplomacy_bonus;
    const EmpiresSet *set = &own(table)->set;
    const int cards =
                  empires_roll_bonus(rules, set->function, set->count, enigma ? ROLL_ENIGMA : ROLL_DIPLOMACY),
              needed = enigma ? rules->enigma_solved : rules->diplomacy_joins;
    char text[16];
    snprintf(text, sizeof text, "%d+", needed);
    empires_draw_line(app, table, column_take(column, 26), "glyphs/stat-mission.svg",
                      app_word(app, "empires.roll.needed"), text, COLOR_WHITE);
    snprintf(text, sizeof text, "+%d", own_bonus);
    empires_draw_line(app, table, column_take(column, 26),
                      enigma ? "units/science.svg" : "glyphs/stat-diplomacy.svg",
                      app_word(app, enigma ? "empires.roll.ships" : "empires.roll.race"), text, COLOR_WHITE);
    snprintf(text, sizeof text, "+%d", cards);
    empires_draw_line(app, table, column_take(column, 26), "icons/phosphor/cards.svg",
                      app_word(app, "empires.roll.cards"), text, cards > 0 ? COLOR_POSITIVE : COLOR_TEXT_DIM);
    column_gap(column, 8);
    if (enigma)
        say_enigma(column, stack, own_bonus + cards);
    else
        say_diplomacy(column, cards);
    column_gap(column, 6);
    say_if_room(column, "icons/phosphor/info.svg",
                app_word(app, enigma ? "empires.roll.enigma_fails" : "empires.roll.diplomacy_fails"));
}

static void draw_meet(Column *column) {
    const EmpiresRules *rules = empires_rules(column->app);
    const EmpiresView *view = seen(column->table);
    const EmpiresBoard *s = &view->table;
    const BattleState *battle = &s->battle;
    const uint8_t place = s->place;
    BattleSide mine, theirs;
    if (battle->kind == BATTLE_NONE || battle->side[SIDE_DEFENDER] >= s->seats)
        return;
    empires_side_at(rules, view, battle->side[SIDE_ATTACKER], place, &mine);
    empires_side_at(rules, view, battle->side[SIDE_DEFENDER], place, &theirs);
    empires_say_battle(column, &mine, &theirs, place);
}

// A hand as a list of cards; a stack as tiles.
static void draw_shown(Column *column) {
    const EmpiresBoard *s = &seen(column->table)->table;
    const Seat target = s->deed.target;
    char text[96];
    if (target >= s->seats)
        return;
    if (s->deed.op == OP_SHOW_STACK) {
        empires_draw_stack_of(column,
                              &(TableThing){.kind = THING_STACK, .at = s->deed.place, .owner = target});
        return;
    }
    for (uint8_t card = 0; card < empires_rules(column->app)->card_count; card++)
        if (s->seat[target].hand[card] > 0) {
            snprintf(text, sizeof text, "%u \xC3\x97 %s", s->seat[target].hand[card],
                     empires_card_name(column->table->looks, card));
            column_words(column, 25, GFX_FONT_TEXT, 16, 12, COLOR_WHITE, text);
        }
}

// The card in question, as large as possible; only its text if there is too little room.
static void draw_played(Column *column) {
    App *app = column->app;
    const CardTable *table = column->table;
    const uint8_t card = table_question(table).card;
    const EmpiresBoard *s = &seen(table)->table;
    const GfxRect box = column->box;
    const float w = fminf(box.w, lpx(table, 250));
    if (card >= empires_rules(app)->card_count)
        return;
    const CardLook look =
        empires_card_look(table->looks, card, seat_palette(app, s->active), s->seat[s->active].race);
    if (box.h < w) {
        empires_say_note(column, look.text);
        return;
    }
    CardPlace place = card_place(CARD_HAND, box.x + (box.w - w) / 2, box.y, w);
    place.height = fminf(card_art_height(CARD_HAND, w), box.h);
    card_art_draw(app->gfx, &look, &place);
}

void empires_draw_question(App *app, const CardTable *table, SideKind kind) {
    Column column = empires_side_column(app, table, empires_side_body(table).y),
           below = empires_side_column(app, table, empires_side_below(table));
    switch (kind) {
    case SIDE_REACT:
        draw_react(&below);
        break;
    case SIDE_ROLL:
        draw_roll(&column);
        break;
    case SIDE_MEET:
        draw_meet(&column);
        break;
    case SIDE_SHOWN:
        draw_shown(&column);
        break;
    case SIDE_BATTLE:
        empires_draw_battle_side(app, table);
        break;
    case SIDE_LOSE:
    case SIDE_RETREAT:
        empires_draw_battle_ends(app, table);
        break;
    case SIDE_SECURITY:
        empires_say_note(&below, app_word(app, "empires.waits.asked_anyway"));
        column_gap(&below, 6);
        draw_played(&below);
        break;
    case SIDE_DISCARD:
        draw_played(&column);
        break;
    default:
        break;
    }
}

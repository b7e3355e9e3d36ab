// SPDX-License-Identifier: MIT
// Between the two sides of a battle: their force as it is compared, what a card would change, what is still
// needed, and who falls if it stays like this; afterwards what came of it.
#include "app/tables/star_empires/draw_battle.h"

#include "app/kit/column.h"
#include "app/tables/star_empires/draw_odds.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define MORE "\xE2\x80\xBA" // from one number to another

static bool is_large(const Column *column) {
    return column->table->layout.large;
}

static void say(Column *column, const char *text) {
    column_text(column, 14, 19, 2, COLOR_TEXT, text);
}

static void rule(Column *column) {
    const GfxRect row = column_take(column, is_large(column) ? 7 : 14);
    gfx_fill(column->app->gfx, gfx_rect(row.x, roundf(row.y + row.h / 2), row.w, 1), COLOR_LINE_STRONG);
}

#define SIGN_GAP 27.0F // logical: the sign, and what is between it and its words
#define SIGN_LEAST 9.0F
#define TITLE_LEAST 11.0F

static float line_height(const Column *column) {
    return lpx(column->table, is_large(column) ? 18 : 26);
}

// Room below the column's box; where two lines are needed, what is there may reach into it.
static float edge_below(const CardTable *table) {
    return lpx(table, table->layout.large ? 6 : 12);
}

static float sign_height(const Column *column, GfxFont font, const char *text) {
    const float width = column->box.w - lpx(column->table, SIGN_GAP);
    return words_height(column->app, width, font, line_height(column), SIGN_LEAST, text);
}

static void sign_line(Column *column, const char *sign, Color color, GfxFont font, const char *text) {
    const GfxRect row = column_take_pixels(column, sign_height(column, font, text));
    const float size = roundf(fminf(lpx(column->table, 18), row.h - 2)), left = size + lpx(column->table, 9);
    icon_at(column->app, sign, row.x, roundf(row.y + (row.h - size) / 2), size, color);
    words_fit(column->app, gfx_rect(row.x + left, row.y, row.w - left, row.h), font, 15, SIGN_LEAST,
              COLOR_WHITE, GFX_LEFT, text);
}

// ---- force

static int compare(int attack, int defence) {
    return attack > defence ? 1 : attack < defence ? -1 : 0;
}

static void draw_bar(Column *column, const BattleStatus *battle, int attack, int defence) {
    const GfxRect bar = column_take(column, is_large(column) ? 12 : 22);
    const float share = attack + defence > 0 ? (float)attack / (float)(attack + defence) : 0.5F;
    const float radius = lpx(column->table, 6);
    const GfxPaint left = paint_solid(palette_faction(battle->stack[SIDE_ATTACKER].palette)->main);
    const GfxPaint right = paint_solid(palette_faction(battle->stack[SIDE_DEFENDER].palette)->main);
    gfx_round(column->app->gfx, bar, radius, &right);
    gfx_clip_push(column->app->gfx, gfx_rect(bar.x, bar.y, roundf(bar.w * share), bar.h));
    gfx_round(column->app->gfx, bar, radius, &left);
    gfx_clip_pop(column->app->gfx);
}

// "17"; "8+" while what can't be seen may make it more; "?" before a minor race has rolled.
static void draw_number(Column *column, const BattleStatus *battle, GfxRect box, int side) {
    const BattleStack *stack = &battle->stack[side];
    char number[16];
    snprintf(number, sizeof number, stack->force < 0 ? "?" : stack->at_least ? "%d+" : "%d", stack->force);
    words_fit(column->app, box, GFX_FONT_DISPLAY_BOLD, is_large(column) ? 38 : 58, 24,
              palette_faction(stack->palette)->light, GFX_CENTRE, number);
}

// How the forces compare: who beats whom is said when both are counted, and not before.
static const char *comparison(const BattleStatus *battle) {
    static const char *const words[2][3] = {
        {"empires.battle.is_behind", "empires.battle.is_level", "empires.battle.is_ahead"},
        {"empires.battle.loses_to", "empires.battle.ties", "empires.battle.beats"}};
    const int attack = battle->stack[SIDE_ATTACKER].force, defence = battle->stack[SIDE_DEFENDER].force;
    return words[battle->counted ? 1 : 0][compare(attack, defence) + 1];
}

static void draw_force(Column *column, const BattleStatus *battle) {
    App *app = column->app;
    const int attack = battle->stack[SIDE_ATTACKER].force, defence = battle->stack[SIDE_DEFENDER].force;
    const bool large = is_large(column), both = defence >= 0 && !battle->stack[SIDE_ATTACKER].at_least;
    const char *title = app_word(app, defence < 0      ? "empires.battle.force_roll"
                                      : battle->turned ? "empires.battle.force_all"
                                                       : "empires.battle.force_now");
    const float title_h =
        words_height(app, column->box.w, GFX_FONT_TEXT_MEDIUM, line_height(column), TITLE_LEAST, title);
    words_fit(app, column_take_pixels(column, title_h), GFX_FONT_TEXT_MEDIUM, 15, TITLE_LEAST, COLOR_TEXT_DIM,
              GFX_CENTRE, title);
    const GfxRect row = column_take(column, large ? 44 : 72);
    const float third = roundf(row.w * 0.36F);
    draw_number(column, battle, gfx_rect(row.x, row.y, third, row.h), SIDE_ATTACKER);
    if (both)
        words_fit(app, gfx_rect(row.x + third, row.y, row.w - 2 * third, row.h), GFX_FONT_DISPLAY, 16, 11,
                  COLOR_TEXT, GFX_CENTRE, app_word(app, comparison(battle)));
    draw_number(column, battle, gfx_rect(row.x + row.w - third, row.y, third, row.h), SIDE_DEFENDER);
    if (both)
        draw_bar(column, battle, attack, defence);
    column_gap(column, large ? 4 : 10);
}

// ---- what a card would change, and what is needed

// "With Surprise  46 > 56": the force of the own side with it, else -1.
static int draw_pointed(Column *column, const BattleStatus *battle, int side) {
    App *app = column->app;
    const CardTable *table = column->table;
    const BattleStack *stack = &battle->stack[side];
    const uint8_t function = empires_battle_pointed(app, table);
    char text[80];
    if (function == NONE)
        return -1;
    const int then = stack->force + empires_card_force(empires_rules(app), &seen(table)->table, stack->seat,
                                                       stack->all, function);
    const GfxRect row = column_take(column, is_large(column) ? 20 : 28);
    const float wide = lpx(table, is_large(column) ? 70 : 96);
    app_fill(app, text, sizeof text, "empires.battle.with",
             STR("card", empires_card_name(table->looks, (uint8_t)(function & ~CARD_MARKED))));
    words_fit(app, gfx_rect(row.x, row.y, row.w - wide, row.h), GFX_FONT_DISPLAY, 18, 12, COLOR_HEADING,
              GFX_LEFT, text);
    snprintf(text, sizeof text, "%d " MORE " %d", stack->force, then);
    words_fit(app, gfx_rect(row.x + row.w - wide, row.y, wide, row.h), GFX_FONT_DISPLAY_BOLD, 20, 13,
              COLOR_WHITE, GFX_RIGHT, text);
    return then;
}

// Against two dice multiplied, with the cards that are laid, and with the one that is held.
static void say_chance(Column *column, const BattleStatus *battle) {
    const CardTable *table = column->table;
    const BattleState *state = &seen(table)->table.battle;
    const BattleStack *stack = &battle->stack[SIDE_ATTACKER];
    const uint8_t pointed = empires_battle_pointed(column->app, table);
    BattleSide side;
    char text[200];
    if (stack->at_least)
        return;
    empires_side_at(empires_rules(column->app), seen(table), stack->seat, state->place, &side);
    side.card_count = stack->cards;
    memcpy(side.card, stack->card, sizeof side.card);
    if (pointed != NONE && side.card_count < BATTLE_CARDS_MAX)
        side.card[side.card_count++] = pointed;
    const uint16_t wins = empires_conquest(empires_rules(column->app), seen(table), state->place, &side);
    empires_say_who_wins(column->app, table, text, sizeof text, stack->seat, wins, true);
    sign_line(column, "glyphs/target-combat.svg", COLOR_TEXT_DIM, GFX_FONT_DISPLAY, text);
}

static void draw_needs(Column *column, const BattleStatus *battle) {
    const int side = battle->stack[SIDE_DEFENDER].own ? SIDE_DEFENDER : SIDE_ATTACKER;
    int force[SIDES] = {battle->stack[SIDE_ATTACKER].force, battle->stack[SIDE_DEFENDER].force};
    char text[200];
    const int then = draw_pointed(column, battle, side);
    if (then >= 0)
        force[side] = then;
    if (force[SIDE_DEFENDER] < 0) {
        say_chance(column, battle);
        return;
    }
    const bool wins = force[SIDE_ATTACKER] > force[SIDE_DEFENDER];
    const BattleStack *behind = &battle->stack[wins ? SIDE_DEFENDER : SIDE_ATTACKER];
    const char *key = empires_battle_cards_left(column->table, empires_rules(column->app), behind) == 0
                          ? "empires.battle.cannot"
                      : wins ? "empires.battle.holds_if"
                             : "empires.battle.wins_if";
    empires_battle_say(column->app, text, sizeof text, key, behind,
                       wins ? force[SIDE_ATTACKER] - force[SIDE_DEFENDER]
                            : force[SIDE_DEFENDER] - force[SIDE_ATTACKER] + 1);
    say(column, text);
}

// ---- what comes of it

static float longest_word(App *app, const GfxStyle *style, const char *text) {
    char word[120];
    float longest = 0;
    for (const char *at = text; *at != 0;) {
        const size_t length = strcspn(at, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, at);
        longest = fmaxf(longest, gfx_text_width(app->gfx, style, word));
        at += length + (at[length] == ' ');
    }
    return longest;
}

// Small enough for the longest word to stand in one line.
static void fit_words(App *app, GfxStyle *style, float least, float width, const char *text) {
    while (style->size > least && longest_word(app, style, text) > width)
        style->size = fmaxf(least, style->size - 1);
}

// What words beside tiles take of a row: more where they have no room otherwise.
static float part_for(Column *column, const char *text, float width, float height) {
    const float usual = is_large(column) ? 0.42F : 0.36F, most = 0.66F;
    const GfxStyle least = gfx_style(GFX_FONT_TEXT, fmaxf(lpx(column->table, 8), 12), COLOR_TEXT);
    const float line = least.size * 18 / 14;
    const float longest = longest_word(column->app, &least, text) + 2;
    float part = usual;
    while (part < most &&
           (longest > width * part ||
            (float)gfx_text_lines(column->app->gfx, &least, roundf(width * part), text) * line > height))
        part += 0.04F;
    return fminf(part, most);
}

// Those units hatched, and beside them who names them; where none fall the words have the row.
static void fallen(Column *column, const BattleStatus *battle, int side, const uint8_t unit[UNITS_MAX],
                   float h, const char *key) {
    App *app = column->app;
    const CardTable *table = column->table;
    BattleTile tile[BATTLE_TILES];
    const BattleStack *stack = &battle->stack[side];
    const int count = empires_battle_tiles_of(app, table, stack, unit, true, tile);
    const GfxRect row = column_take(column, h + 4);
    char text[120];
    empires_battle_say(app, text, sizeof text, key, stack, 0);
    const float words = count == 0 ? row.w : roundf(row.w * part_for(column, text, row.w, lpx(table, h)));
    const GfxRect area = {row.x, row.y, row.w - words - lpx(table, 8), lpx(table, h)};
    if (h < 30)
        return;
    if (count > 0)
        empires_draw_battle_tiles(app, table, stack, area, tile, count, false);
    GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    fit_words(app, &style, lpx(table, 8), words - 2, text);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 8), widget_line(app, 18),
                         gfx_rect(row.x + row.w - words, row.y, words, lpx(table, h)), text);
}

static void of_most(const Column *column, char *out, size_t size, const char *key, const BattleStack *stack,
                    int number, int most) {
    app_fill(column->app, out, size, key, STR("seat", empires_battle_name(column->app, stack)),
             NUM("number", number), NUM("most", most));
}

// Who names those that fall, or that none of them gets away.
static const char *named_by(const Column *column, const BattleStatus *battle, int loser, bool foretold) {
    if (foretold && empires_battle_is_trapped(empires_rules(column->app), battle, loser))
        return "empires.battle.no_retreat";
    return battle->battle->kind == BATTLE_CONQUEST ? "empires.battle.strongest_first"
                                                   : "empires.battle.named_by";
}

// What one side loses, and what is said about it.
typedef struct Losses {
    uint8_t unit[UNITS_MAX];
    char text[120];
} Losses;

// False: nothing is said about it.
static bool loser_losses(const Column *column, const BattleStatus *battle, Losses *losses) {
    const int loser = 1 - battle->winner;
    const BattleStack *stack = &battle->stack[loser];
    if (sum_of(stack->all) == 0 || stack->unseen > 0)
        return false;
    if (battle->battle->step > STEP_COMMIT) {
        memcpy(losses->unit, stack->lost, sizeof losses->unit);
        of_most(column, losses->text, sizeof losses->text, "empires.battle.fallen", stack,
                sum_of(losses->unit), sum_of(losses->unit) + battle->battle->left);
        return true;
    }
    char units[64];
    empires_predict_losses(empires_rules(column->app), battle, loser, losses->unit);
    app_fill(column->app, losses->text, sizeof losses->text, "empires.battle.casualties",
             STR("seat", empires_battle_name(column->app, stack)),
             STR("units", empires_battle_units(column->app, units, sizeof units, sum_of(losses->unit))));
    return true;
}

static bool winner_losses(const Column *column, const BattleStatus *battle, Losses *losses) {
    const EmpiresRules *rules = empires_rules(column->app);
    const BattleStack *stack = &battle->stack[battle->winner];
    const int due = empires_winner_due(rules, battle, 1 - battle->winner);
    empires_predict_losses(rules, battle, battle->winner, losses->unit);
    if (sum_of(stack->all) < 2 || stack->unseen > 0 || (due == 0 && sum_of(losses->unit) == 0))
        return false;
    if (battle->battle->step > STEP_COMMIT) {
        memcpy(losses->unit, stack->lost, sizeof losses->unit);
        of_most(column, losses->text, sizeof losses->text, "empires.battle.paid", stack,
                pair(battle->battle->paid), due);
    } else {
        of_most(column, losses->text, sizeof losses->text, "empires.battle.due", stack, due,
                empires_beaten_force(rules, battle, 1 - battle->winner));
    }
    return true;
}

static void draw_losses(Column *column, const BattleStatus *battle, int side, const Losses *losses, float h) {
    const bool over = battle->battle->step > STEP_COMMIT;
    sign_line(column, "glyphs/stat-hull.svg", COLOR_MISSING, GFX_FONT_DISPLAY, losses->text);
    fallen(column, battle, side, losses->unit, h,
           side != battle->winner ? named_by(column, battle, side, !over)
           : over                 ? "empires.battle.chosen_by"
                                  : "empires.battle.cheapest");
}

// Whose the system is then; false: nothing is fought about.
static bool say_claim(const Column *column, const BattleStatus *battle, char *text, size_t size) {
    const EmpiresBoard *s = &seen(column->table)->table;
    const uint8_t place = battle->battle->place;
    const BattleStack *defender = &battle->stack[SIDE_DEFENDER], *winner = &battle->stack[battle->winner];
    const bool owned = defender->seat != SEAT_NONE && owner_of(s, place) == defender->seat;
    if (!owned && defender->seat != SEAT_NONE)
        return false;
    app_fill(column->app, text, size,
             battle->winner == SIDE_ATTACKER ? "empires.battle.becomes"
             : owned                         ? "empires.battle.stays"
                                             : "empires.battle.stays_neutral",
             STR("place", empires_place_name(column->app, column->table, place)),
             STR("seat", empires_battle_name(column->app, winner)));
    return true;
}

static void draw_outcome(Column *column, const BattleStatus *battle) {
    App *app = column->app;
    const bool large = is_large(column);
    char text[160];
    column_words(column, large ? 20 : 28, GFX_FONT_DISPLAY, 17, 13, COLOR_HEADING,
                 app_word(app, battle->decided ? "empires.battle.outcome" : "empires.battle.if_so"));
    empires_battle_say(app, text, sizeof text,
                       battle->decided ? "empires.battle.wins" : "empires.battle.would_win",
                       &battle->stack[battle->winner], 0);
    sign_line(column, "icons/phosphor/check.svg", COLOR_POSITIVE, GFX_FONT_DISPLAY, text);
    // What the lines leave is for two rows of tiles.
    char claim[160];
    Losses lost, paid;
    const bool claimed = say_claim(column, battle, claim, sizeof claim),
               loses = loser_losses(column, battle, &lost), pays = winner_losses(column, battle, &paid);
    const float line = line_height(column);
    const float more = (loses ? sign_height(column, GFX_FONT_DISPLAY, lost.text) - line : 0) +
                       (pays ? sign_height(column, GFX_FONT_DISPLAY, paid.text) - line : 0);
    const float last = claimed ? sign_height(column, GFX_FONT_TEXT, claim) : line;
    const float left = column->box.h - 2 * line - last - fmaxf(more - edge_below(column->table), 0);
    const float h = floorf(fminf(96, (left / lpx(column->table, 1) - 8) / 2));
    if (loses)
        draw_losses(column, battle, 1 - battle->winner, &lost, h);
    if (pays)
        draw_losses(column, battle, battle->winner, &paid, h);
    if (claimed)
        sign_line(column, "icons/phosphor/flag.svg", COLOR_TEXT_DIM, GFX_FONT_TEXT, claim);
}

void empires_draw_battle_middle(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect box = own(table)->layout.battle.middle;
    const float edge = lpx(table, table->layout.large ? 10 : 20), top = edge_below(table);
    Column column = {app, table, gfx_rect(box.x + edge, box.y + top, box.w - 2 * edge, box.h - 2 * top)};
    widget_panel(app, box, 14, COLOR_LINE_STRONG);
    gfx_clip_push(app->gfx, gfx_inset(box, lpx(table, 2)));
    if (battle->calm) {
        say(&column, app_word(app, "empires.battle.left"));
    } else {
        draw_force(&column, battle);
        if (!battle->turned)
            draw_needs(&column, battle);
        rule(&column);
        if (battle->turned && !battle->decided)
            say(&column, app_word(app, "empires.battle.counting"));
        else if (battle->stack[SIDE_DEFENDER].force >= 0)
            draw_outcome(&column, battle);
        else
            say(&column, app_word(app, "empires.battle.minor_outcome"));
    }
    gfx_clip_pop(app->gfx);
}

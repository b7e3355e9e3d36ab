// SPDX-License-Identifier: MIT
// What comes of a battle, in the side panel below its course: who falls if it stays like this; afterwards who
// fell.
#include "app/tables/star_empires/draw_battle.h"

#include "app/kit/column.h"
#include "app/tables/star_empires/side.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool is_large(const Column *column) {
    return column->table->layout.large;
}

#define SIGN_GAP 27.0F // logical: the sign, and what is between it and its words
#define SIGN_LEAST 9.0F

static float line_height(const Column *column) {
    return lpx(column->table, is_large(column) ? 18 : 26);
}

// Room below the column's box; where two lines are needed, what is there may reach into it.
static float edge_below(const CardTable *table) {
    return lpx(table, table->layout.large ? 6 : 12);
}

static float sign_width(const Column *column) {
    return column->box.w - lpx(column->table, SIGN_GAP);
}

static GfxStyle sign_least(const Column *column, GfxFont font) {
    return gfx_style(font, fmaxf(lpx(column->table, SIGN_LEAST), 12), COLOR_WHITE);
}

// What does not fit in two lines (words_fit) takes more of them, this far apart; 0: it fits.
static float wrapped_line(const Column *column, GfxFont font, const char *text) {
    const GfxStyle least = sign_least(column, font);
    const bool fits = gfx_text_lines(column->app->gfx, &least, sign_width(column), text) <= 2;
    return fits ? 0 : ceilf(least.size * 1.05F);
}

static float sign_height(const Column *column, GfxFont font, const char *text) {
    const GfxStyle least = sign_least(column, font);
    const float width = sign_width(column), line = wrapped_line(column, font, text);
    const int lines = gfx_text_lines(column->app->gfx, &least, width, text);
    return line > 0 ? (float)lines * line * gfx_text_scale(column->app->gfx) + 1
                    : words_height(column->app, width, font, line_height(column), SIGN_LEAST, text);
}

static void sign_line(Column *column, const char *sign, Color color, GfxFont font, const char *text) {
    const GfxRect row = column_take_pixels(column, sign_height(column, font, text));
    const float size = roundf(fminf(lpx(column->table, 18), row.h - 2)), left = size + lpx(column->table, 9);
    icon_at(column->app, sign, row.x, roundf(row.y + (row.h - size) / 2), size, color);
    const GfxRect words = gfx_rect(row.x + left, row.y, sign_width(column), row.h);
    const GfxStyle least = sign_least(column, font);
    const float line = wrapped_line(column, font, text);
    if (line > 0)
        gfx_text_wrapped(column->app->gfx, &least, line, 0, words, text);
    else
        words_fit(column->app, words, font, 15, SIGN_LEAST, COLOR_WHITE, GFX_LEFT, text);
}

// ---- what comes of it

#define BLOCK_MOST 118.0F  // logical: units that fall, with the line below them
#define WORDS_MOST 0.3F    // of that
#define TILE_LEAST 62.0F   // lower than this, words are beside the tiles
#define BESIDE_LEAST 76.0F // … and as wide as this at least

// Where units that fall are, and the words that go with them.
typedef struct FallenRoom {
    GfxRect tiles, words;
} FallenRoom;

// What the words need at their smallest.
static float least_height(const Column *column, float width, const char *text) {
    const float size = fmaxf(lpx(column->table, 8), 12);
    const GfxStyle least = gfx_style(GFX_FONT_TEXT, size, COLOR_TEXT);
    return (float)gfx_text_lines(column->app->gfx, &least, width - 1, text) * ceilf(size * 18 / 14) + 2;
}

// The words in lines below; where that leaves little of few units, beside them if they fit there, and if not,
// the pictures have all of it.
static FallenRoom fallen_room(const Column *column, GfxRect row, int count, const char *text) {
    const App *app = column->app;
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    const float usual = (float)gfx_text_lines(app->gfx, &style, row.w, text) * widget_line(app, 18);
    const float below = fmaxf(fminf(usual, row.h * WORDS_MOST), least_height(column, row.w, text));
    const GfxRect tile = empires_battle_tile_rect(column->table, row, 0, count);
    const float left = (float)count * (tile.w + lpx(column->table, 8)), beside = row.w - left;
    if (row.h - below >= lpx(column->table, TILE_LEAST))
        return (FallenRoom){gfx_rect(row.x, row.y, row.w, row.h - below - lpx(column->table, 2)),
                            gfx_rect(row.x, row.y + row.h - below, row.w, below)};
    if (tile.h > row.h / 2 && beside > lpx(column->table, BESIDE_LEAST) &&
        least_height(column, beside, text) <= row.h)
        return (FallenRoom){row, gfx_rect(row.x + left, row.y, beside, row.h)};
    return (FallenRoom){row, gfx_rect(row.x, row.y, 0, 0)};
}

// Those units, hatched once they have fallen, and with them who names them.
static void fallen(Column *column, const BattleStatus *battle, int side, const uint8_t unit[UNITS_MAX],
                   float h, const char *key) {
    App *app = column->app;
    const CardTable *table = column->table;
    BattleTile tile[BATTLE_TILES];
    const BattleStack *stack = &battle->stack[side];
    const int count =
        empires_battle_tiles_of(app, table, stack, unit, battle->battle->step > STEP_COMMIT, tile);
    char text[120];
    empires_battle_say(app, text, sizeof text, key, stack, 0);
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    const float line = widget_line(app, 18), all = lpx(table, h),
                words = (float)gfx_text_lines(app->gfx, &style, column->box.w, text) * line;
    GfxRect row = column_take_pixels(column, (count == 0 ? fminf(words, all) : all) + lpx(table, 4));
    row.h -= lpx(table, 4);
    if (h < 30)
        return;
    const FallenRoom room = count > 0 ? fallen_room(column, row, count, text) : (FallenRoom){row, row};
    if (count > 0)
        empires_draw_battle_tiles(app, table, stack, room.tiles, tile, count,
                                  side == battle->winner && battle->battle->step >= STEP_WINNER);
    if (room.words.w > 0)
        gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 8), line, room.words, text);
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
           : foretold                              ? "empires.battle.named_probably"
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
        const int left = battle->battle->left, number = sum_of(losses->unit);
        // "Losses: 1 of 2", and once none is due only how many there were: not as if that were all.
        of_most(column, losses->text, sizeof losses->text,
                left > 0 ? "empires.battle.fallen" : "empires.battle.fallen_all", stack, number,
                number + left);
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
    const bool defeat = battle->stack[1 - battle->winner].yours; // of whoever looks
    sign_line(column, defeat ? "icons/phosphor/x.svg" : "icons/phosphor/check.svg",
              defeat ? COLOR_MISSING : COLOR_POSITIVE, GFX_FONT_DISPLAY, text);
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
    const float blocks = loses && pays ? 2 : 1;
    const float h = floorf(fminf(BLOCK_MOST, (left / lpx(column->table, 1) - 8) / blocks));
    if (loses)
        draw_losses(column, battle, 1 - battle->winner, &lost, h);
    if (pays)
        draw_losses(column, battle, battle->winner, &paid, h);
    if (claimed)
        sign_line(column, "icons/phosphor/flag.svg", COLOR_TEXT_DIM, GFX_FONT_TEXT, claim);
}

void empires_draw_battle_outcome(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect box = empires_battle_outcome(app, table);
    Column column = {app, table, box};
    if (box.h <= 0 || battle->calm || (battle->turned && !battle->decided))
        return;
    gfx_fill(app->gfx, gfx_rect(box.x, roundf(box.y - lpx(table, 5)), box.w, 1), COLOR_LINE_STRONG);
    if (battle->stack[SIDE_DEFENDER].force >= 0)
        draw_outcome(&column, battle);
    else
        column_text(&column, 14, 19, 2, COLOR_TEXT, app_word(app, "empires.battle.minor_outcome"));
}

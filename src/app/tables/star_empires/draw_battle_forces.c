// SPDX-License-Identifier: MIT
// The forces of a battle in the middle of its stage, as they are compared; and at the stage's lower edge what
// a card would change and what is still needed, or which card is being turned up.
#include "app/tables/star_empires/draw_battle.h"

#include "app/kit/column.h"
#include "app/tables/star_empires/battle_join.h"
#include "app/tables/star_empires/battle_lead.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "app/tables/star_empires/draw_odds.h"
#include "app/tables/star_empires/show.h"
#include "games/star_empires/numbers.h"
#include "gfx/ease.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define MORE "\xE2\x80\xBA" // from one number to another
#define TITLE_LEAST 11.0F
#define DECIDED_GROWS 0.12F
#define LOSER_DARK 0.45F
#define FALLEN_AT 0.6F  // of a fortress's fall
#define ADDED_FROM 0.3F // share of a card's turning from which on what it adds is shown

static bool is_large(const Column *column) {
    return column->table->layout.large;
}

// ---- force

static int compare(int attack, int defence) {
    return attack > defence ? 1 : attack < defence ? -1 : 0;
}

static void draw_bar(Column *column, const BattleStatus *battle, int attack, int defence) {
    const GfxRect bar = column_take(column, is_large(column) ? 8 : 13);
    const float part = column->table->timeline.reduced ? 1 : own(column->table)->motion.clash;
    const float share = empires_clash_share(attack, defence, part);
    const float radius = lpx(column->table, 6);
    const GfxPaint left = paint_solid(palette_faction(battle->stack[SIDE_ATTACKER].palette)->main);
    const GfxPaint right = paint_solid(palette_faction(battle->stack[SIDE_DEFENDER].palette)->main);
    gfx_round(column->app->gfx, bar, radius, &right);
    gfx_clip_push(column->app->gfx, gfx_rect(bar.x, bar.y, roundf(bar.w * share), bar.h));
    gfx_round(column->app->gfx, bar, radius, &left);
    gfx_clip_pop(column->app->gfx);
}

// Both grow when they are compared, and the smaller one darkens.
static float number_size(const Column *column) {
    const float part = own(column->table)->motion.decide;
    const float more = part < 1 && !column->table->timeline.reduced ? ease_there_and_back(part) : 0;
    return (is_large(column) ? 44.0F : 66.0F) * (1 + DECIDED_GROWS * more);
}

static Color number_color(const Column *column, const BattleStatus *battle, int side) {
    const Color light = palette_faction(battle->stack[side].palette)->light;
    const bool loses = battle->counted && battle->winner != side;
    return loses ? color_mix(light, COLOR_SPACE, LOSER_DARK * own(column->table)->motion.decide) : light;
}

// What the card that has just turned up adds, on its way to the sum from between both: a leader is beside.
static void draw_added(Column *column, const BattleStatus *battle, GfxRect box, int side) {
    CardTurn turns[REVEAL_MOST];
    float turned;
    empires_card_turns(battle->battle, turns);
    const int at = battle->turned && !battle->calm
                       ? empires_card_turning(battle->battle, own(column->table)->motion.reveal,
                                              own(column->table)->motion.last, &turned)
                       : -1;
    if (at < 0 || turns[at].side != side || turned < ADDED_FROM)
        return;
    const BattleStack *stack = &battle->stack[side];
    const int more = empires_card_force(empires_rules(column->app), &seen(column->table)->table, stack->seat,
                                        stack->all, battle->battle->card[side][turns[at].at]);
    const float part = (turned - ADDED_FROM) / (1 - ADDED_FROM), w = roundf(box.w * 0.48F),
                away = side == SIDE_ATTACKER ? box.w * 0.79F : -box.w * 0.27F,
                back = column->table->timeline.reduced ? 0 : w * 0.4F * (1 - ease_out_cubic(part * 2));
    char text[16];
    if (more <= 0)
        return;
    snprintf(text, sizeof text, "+%d", more);
    gfx_opacity_push(column->app->gfx, fminf(1, fminf(part * 6, (1 - part) * 4)));
    words_fit(column->app,
              gfx_rect(roundf(box.x + away + (side == SIDE_ATTACKER ? back : -back)), box.y, w, box.h),
              GFX_FONT_DISPLAY_BOLD, is_large(column) ? 26 : 34, 16, COLOR_WHITE, GFX_CENTRE, text);
    gfx_opacity_pop(column->app->gfx);
}

// "17"; "8+" while what can't be seen may make it more; "?" before a minor race has rolled.
static void draw_number(Column *column, const BattleStatus *battle, GfxRect box, int side) {
    const BattleStack *stack = &battle->stack[side];
    char number[16];
    snprintf(number, sizeof number, stack->force < 0 ? "?" : stack->at_least ? "%d+" : "%d", stack->force);
    words_fit(column->app, box, GFX_FONT_DISPLAY_BOLD, number_size(column), 24,
              number_color(column, battle, side), GFX_CENTRE, number);
    if (stack->seat != SEAT_NONE)
        draw_added(column, battle, box, side);
}

// How the forces compare: who beats whom is said when both are counted, before that who leads and by how
// much.
static void say_comparison(App *app, const BattleStatus *battle, char out[120]) {
    static const char *const words[3] = {"empires.battle.loses_to", "empires.battle.ties",
                                         "empires.battle.beats"};
    const int attack = battle->stack[SIDE_ATTACKER].force, defence = battle->stack[SIDE_DEFENDER].force,
              leads = compare(attack, defence);
    const BattleStack *ahead = &battle->stack[leads > 0 ? SIDE_ATTACKER : SIDE_DEFENDER];
    if (battle->counted)
        text_copy(out, 120, app_word(app, words[leads + 1]));
    else
        empires_battle_say(app, out, 120, leads == 0 ? "empires.battle.is_level" : "empires.battle.leads_by",
                           ahead, leads > 0 ? attack - defence : defence - attack);
}

// Between the numbers: what is counted in them, and how they compare.
static void draw_between(Column *column, const BattleStatus *battle, GfxRect box) {
    App *app = column->app;
    const bool both = battle->stack[SIDE_DEFENDER].force >= 0 && !battle->stack[SIDE_ATTACKER].at_least;
    const char *title = app_word(app, battle->stack[SIDE_DEFENDER].force < 0 ? "empires.battle.force_roll"
                                      : battle->turned                       ? "empires.battle.force_all"
                                                                             : "empires.battle.force_now");
    const float line = roundf(box.h * 0.3F);
    const GfxStyle least = widget_style(app, GFX_FONT_TEXT_MEDIUM, TITLE_LEAST, COLOR_TEXT_DIM, GFX_CENTRE);
    if (gfx_text_width(app->gfx, &least, title) <= box.w) // the cards beside it say it too
        words_fit(app, gfx_rect(box.x, box.y + box.h * 0.16F, box.w, line), GFX_FONT_TEXT_MEDIUM,
                  is_large(column) ? 13 : 15, TITLE_LEAST, COLOR_TEXT_DIM, GFX_CENTRE, title);
    if (!both)
        return;
    char text[120];
    say_comparison(app, battle, text);
    words_fit(app, gfx_rect(box.x, box.y + box.h * 0.48F, box.w, line), GFX_FONT_DISPLAY, 17, 11, COLOR_TEXT,
              GFX_CENTRE, text);
}

static void draw_force(Column *column, const BattleStatus *battle) {
    const int attack = battle->stack[SIDE_ATTACKER].force, defence = battle->stack[SIDE_DEFENDER].force;
    const GfxRect row = column_take(column, is_large(column) ? 48 : 80);
    const float part = roundf(row.w * 0.29F);
    draw_number(column, battle, gfx_rect(row.x, row.y, part, row.h), SIDE_ATTACKER);
    draw_between(column, battle, gfx_rect(row.x + part, row.y, row.w - 2 * part, row.h));
    draw_number(column, battle, gfx_rect(row.x + row.w - part, row.y, part, row.h), SIDE_DEFENDER);
    if (defence >= 0 && !battle->stack[SIDE_ATTACKER].at_least)
        draw_bar(column, battle, attack, defence);
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
    empires_say_who_wins(column->app, table, text, sizeof text, stack->seat, wins);
    column_words(column, is_large(column) ? 20 : 28, GFX_FONT_DISPLAY, 16, 9, COLOR_WHITE, text);
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
    column_text(column, 14, 19, 2, COLOR_TEXT, text);
}

// ---- the whole

// "Card 3 of 4: Heavy Weapons"
static bool say_turning(Column *column, const BattleStatus *battle) {
    CardTurn turns[REVEAL_MOST];
    float turned;
    const int count = empires_card_turns(battle->battle, turns),
              at = battle->turned ? empires_card_turning(battle->battle, own(column->table)->motion.reveal,
                                                         own(column->table)->motion.last, &turned)
                                  : -1;
    char text[160];
    if (at < 0)
        return false;
    const uint8_t card = battle->battle->card[turns[at].side][turns[at].at] & (uint8_t)~CARD_MARKED;
    app_fill(column->app, text, sizeof text, "empires.battle.card_of", NUM("number", at + 1),
             NUM("most", count),
             STR("card", card < empires_rules(column->app)->card_count
                             ? empires_card_name(column->table->looks, card)
                             : ""));
    column_words(column, 26, GFX_FONT_DISPLAY, 18, 12, COLOR_WHITE, text);
    return true;
}

static void draw_forces(App *app, const CardTable *table, const BattleStatus *battle) {
    Column column = {app, table, own(table)->layout.battle.forces};
    if (!battle->calm)
        draw_force(&column, battle);
}

// While cards turn up and forces are compared one line is enough.
static GfxRect caption_box(const CardTable *table, const BattleStatus *battle) {
    GfxRect box = own(table)->layout.battle.needs;
    const float line = lpx(table, table->layout.large ? 36 : 48);
    if (battle->turned && !battle->calm && battle->stack[SIDE_DEFENDER].force >= 0) {
        box.y += box.h - line;
        box.h = line;
    }
    return box;
}

// Who is alone there once the other side has gone or fallen; SIDES: nobody yet.
static int field_holder(const CardTable *table, const BattleStatus *battle) {
    for (int side = 0; side < SIDES; side++) {
        const BattleStack *stack = &battle->stack[side];
        const bool leaves = own(table)->motion.leave[side] < 1,
                   gone = leaves ? empires_leaving(table, side) >= EMPIRES_JUMP_AT
                                 : sum_of(stack->unit) + stack->unseen == 0;
        const bool lost = battle->calm || (battle->decided && battle->winner != side);
        const bool burns = empires_has_fortress(stack) && own(table)->motion.ruin < FALLEN_AT;
        if (gone && lost && stack->seat != SEAT_NONE && !burns)
            return 1 - side;
    }
    return SIDES;
}

// What the cards of a side add to its force.
static int force_by_cards(const App *app, const CardTable *table, const BattleStack *stack) {
    int sum = 0;
    for (int i = 0; i < stack->cards; i++)
        sum += empires_card_force(empires_rules(app), &seen(table)->table, stack->seat, stack->all,
                                  stack->card[i]);
    return sum;
}

#define NAMED_MOST 44 // bytes of cards that are named; more of them are counted

// "Phasers, Surprise"; "4 cards".
static void name_cards(const App *app, const CardTable *table, const BattleStack *stack, char *out,
                       size_t size) {
    size_t used = 0;
    out[0] = 0;
    for (int i = 0; i < stack->cards && used < size; i++) {
        const uint8_t card = stack->card[i] & (uint8_t)~CARD_MARKED;
        if (empires_card_force(empires_rules(app), &seen(table)->table, stack->seat, stack->all,
                               stack->card[i]) > 0)
            used += (size_t)snprintf(out + used, size - used, "%s%s", used > 0 ? ", " : "",
                                     empires_card_name(table->looks, card));
    }
    if (used > NAMED_MOST)
        app_fill(app, out, size, "empires.battle.cards", NUM("number", stack->cards));
}

// Why it was won: by cards, which turned it or not, by the dice, or because there was more from the start.
static void say_why(const App *app, const CardTable *table, const BattleStatus *battle, char *out,
                    size_t size) {
    const BattleStack *winner = &battle->stack[battle->winner], *loser = &battle->stack[1 - battle->winner];
    const int by = force_by_cards(app, table, winner), against = force_by_cards(app, table, loser);
    const int before = winner->force - by - (loser->force - against);
    const bool turned = winner->attacks ? before <= 0 : before < 0; // a tie holds
    char cards[160];
    name_cards(app, table, winner, cards, sizeof cards);
    app_fill(app, out, size,
             battle->dice[0] > 0             ? "empires.battle.why_dice"
             : winner->force == loser->force ? "empires.battle.why_tie"
             : turned                        ? "empires.battle.why_turned"
             : by + against > 0              ? "empires.battle.why_cards"
                                             : "empires.battle.why_more",
             NUM("number", winner->force == loser->force ? winner->force
                           : turned                      ? by - against
                                                         : winner->force - loser->force),
             NUM("more", by), NUM("most", against), NUM("one", battle->dice[0]), NUM("two", battle->dice[1]),
             NUM("sum", battle->dice[0] * battle->dice[1]), STR("seat", empires_battle_name(app, winner)),
             STR("other", empires_battle_name(app, loser)), STR("cards", cards));
}

#define BALANCE_WIDER 0.5F

// The attacker has won a system of the defender, or of a minor race.
static bool takes_place(const CardTable *table, const BattleStatus *battle, int side) {
    const EmpiresBoard *s = &seen(table)->table;
    const Seat defender = battle->stack[SIDE_DEFENDER].seat;
    return side == SIDE_ATTACKER && battle->decided && !battle->calm &&
           (defender == SEAT_NONE || owner_of(s, battle->battle->place) == defender);
}

// Only who was there before holds a place.
static const char *verdict_key(const CardTable *table, const BattleStatus *battle, int holder) {
    return empires_joining(table) != SIDES      ? "empires.battle.assimilates"
           : holder == SIDES                    ? "empires.battle.verdict"
           : takes_place(table, battle, holder) ? "empires.battle.takes"
           : battle->calm                       ? "empires.battle.stays_at"
           : holder == SIDE_DEFENDER            ? "empires.battle.field"
                                                : "empires.battle.verdict";
}

// Who holds the place, or has won it, and why. False: it is not decided.
static bool say_verdict(App *app, const CardTable *table, const BattleStatus *battle) {
    const int holder = field_holder(table, battle);
    const int side = holder != SIDES ? holder : battle->winner;
    const bool why = battle->decided && !battle->calm;
    GfxRect box = caption_box(table, battle);
    const float line = lpx(table, (table->layout.large ? 40.0F : 54.0F) + (why ? 24.0F : 0));
    char text[200];
    if (holder == SIDES && !why)
        return false;
    const float balance = empires_balance_height(app, table, battle);
    const float more = why ? roundf(box.w * BALANCE_WIDER) : 0; // for long lines, and the picture
    box = gfx_rect(box.x - more / 2, box.y + box.h - line - balance, box.w + more, line + balance);
    const BattleStack *stack = &battle->stack[side];
    const GfxPaint ground = paint_solid(0xE0060A12u);
    app_fill(app, text, sizeof text, verdict_key(table, battle, holder),
             STR("seat", empires_battle_name(app, stack)),
             STR("place", empires_place_name(app, table, battle->battle->place)),
             STR("unit", empires_unit_name(table->looks, own(table)->motion.join.unit)));
    gfx_panel(app->gfx, box, lpx(table, 9), &ground, fmaxf(1, lpx(table, 2)),
              palette_faction(stack->palette)->main);
    if (balance > 0)
        box = empires_draw_balance_picture(app, table, battle, box, side);
    GfxRect inside = gfx_inset(box, lpx(table, 8));
    inside.h -= balance;
    const float part = why ? roundf(inside.h * 0.56F) : inside.h;
    words_fit(app, gfx_rect(inside.x, inside.y, inside.w, part), GFX_FONT_DISPLAY_BOLD,
              table->layout.large ? 18 : 24, 12, COLOR_WHITE, GFX_CENTRE, text);
    if (!why)
        return true;
    say_why(app, table, battle, text, sizeof text);
    words_fit(app, gfx_rect(inside.x, inside.y + part, inside.w, inside.h - part), GFX_FONT_TEXT_MEDIUM,
              table->layout.large ? 14 : 17, 11, COLOR_TEXT, GFX_CENTRE, text);
    if (balance > 0)
        empires_draw_balance(app, table, battle, gfx_rect(inside.x, inside.y + inside.h, inside.w, balance));
    return true;
}

static void say_caption(Column *column, const BattleStatus *battle) {
    const App *app = column->app;
    if (battle->calm)
        column_text(column, 14, 19, 2, COLOR_TEXT, app_word(app, "empires.battle.left"));
    else if (!battle->turned)
        draw_needs(column, battle);
    else if (!say_turning(column, battle))
        column_words(column, 24, GFX_FONT_TEXT, 15, 11, COLOR_TEXT, app_word(app, "empires.battle.counting"));
}

// Once it is decided: the verdict.
static void draw_caption(App *app, const CardTable *table, const BattleStatus *battle) {
    const GfxRect box = caption_box(table, battle);
    const float edge = lpx(table, table->layout.large ? 10 : 16),
                top = lpx(table, table->layout.large ? 5 : 9);
    Column column = {app, table, gfx_rect(box.x + edge, box.y + top, box.w - 2 * edge, box.h - 2 * top)};
    if (empires_draw_ended(app, table, battle) || say_verdict(app, table, battle))
        return;
    if (empires_calling_off(empires_rules(app), battle->battle) != SIDES)
        return; // the card by which it ends is about to be held up
    empires_draw_glass(app, table, box);
    gfx_clip_push(app->gfx, box);
    say_caption(&column, battle);
    gfx_clip_pop(app->gfx);
}

void empires_draw_battle_forces(App *app, const CardTable *table, const BattleStatus *battle) {
    draw_forces(app, table, battle);
    draw_caption(app, table, battle);
}

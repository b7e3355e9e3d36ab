// SPDX-License-Identifier: MIT
// Draws the side panel: its title, what is said about the question or selection, and its entries.
#include "app/tables/star_empires/draw.h"

#include "app/art/chip.h"
#include "app/tables/star_empires/aimed_card.h"
#include "app/tables/star_empires/battle_status.h"
#include "app/tables/star_empires/fleet_list.h"
#include "app/tables/star_empires/inspect_facts.h"
#include "app/tables/star_empires/side.h"
#include "app/tables/star_empires/unit_tile.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define OFFER 0.9F        // a painting in the shop, as a share of its row's height
#define OFFER_PRICE 24.0F // logical: height of a price (answer_list.c)
#define OFFER_LEAST 0.6F  // … and least
#define OFFER_SIGN 0.72F  // of a sign, as a part of that

// ---- title and lead

// The winner gives up units whose force is not that which they have fought with.
static bool counts_as_printed(const App *app, const CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const Stack *stack = stack_of(s, s->battle.place, s->battle.side[s->battle.winner]);
    bool differs = false;
    for (int unit = 0; unit < rules->unit_count && stack != NULL; unit++)
        differs |=
            stack->unit[unit] > 0 && race_of(rules, s, stack->seat)->force[unit] != rules->unit[unit].force;
    return s->battle.step == STEP_WINNER && differs;
}

static void title_of(const App *app, const CardTable *table, SideKind kind, char title[120], char lead[240]) {
    const EmpiresBoard *s = &seen(table)->table;
    const EmpiresChoice *choice = &own(table)->choice;
    const Seat active = s->active < s->seats ? s->active : 0;
    const char *place =
        s->place < own(table)->layout.map.count ? empires_place_name(app, table, s->place) : "";
    char key[64];
    lead[0] = 0;
    switch (kind) {
    case SIDE_GROUP:
        app_fill(app, title, 120, "empires.group_from",
                 STR("place", empires_place_name(app, table, choice->from)));
        text_copy(lead, 240, app_word(app, "empires.click_unit"));
        return;
    case SIDE_FUNCTIONS:
    case SIDE_TARGETS:
    case SIDE_CARD:
        text_copy(
            title, 120,
            empires_card_name(table->looks, choice->function != NONE ? choice->function : choice->card));
        text_copy(lead, 240,
                  empires_card_text(table->looks, choice->function != NONE ? choice->function : choice->card,
                                    s->seat[table->front].race));
        return;
    case SIDE_REACT:
        place = empires_place_name(app, table, s->move.to);
        break;
    default:
        break;
    }
    const uint8_t asking = table_question(table).card;
    const bool named = asking < empires_rules(app)->card_count;
    const char *card = named ? empires_card_name(table->looks, asking) : "",
               *text = named ? empires_card_text(table->looks, asking, s->seat[s->active].race) : "";
    static const char *const words[] = {
        [SIDE_EMPIRES] = "empires",   [SIDE_BUILD] = "build",     [SIDE_REACT] = "react",
        [SIDE_SECURITY] = "security", [SIDE_SHOWN] = "shown",     [SIDE_DISCARD] = "discard",
        [SIDE_ROLL] = "roll",         [SIDE_MEET] = "meet",       [SIDE_BATTLE] = "battle",
        [SIDE_LOSE] = "lose",         [SIDE_RETREAT] = "retreat", [SIDE_DISBAND] = "disband",
        [SIDE_FLEETS] = "fleets",     [SIDE_THING] = "empires"};
    if (kind == SIDE_BATTLE && empires_battle_title(app, table, title, lead))
        return;
    // Against a minor race no cards are laid face down.
    const bool conquest = kind == SIDE_BATTLE && s->battle.kind == BATTLE_CONQUEST;
    const char *word = conquest ? "conquest" : words[kind] != NULL ? words[kind] : "empires";
    const int number = sum_of(s->move.unit) + seen(table)->hidden_group;
    if (kind == SIDE_DISCARD && named)
        word = "sabotage";
    snprintf(key, sizeof key, "empires.side.%s.title", word);
    app_fill(app, title, 120, key, STR("seat", seat_name(app, active)), STR("place", place),
             NUM("number", number), STR("card", card), STR("text", text));
    if (kind == SIDE_SECURITY || (kind == SIDE_DISCARD && named)) {
        empires_aimed_card_target(app, table, lead, 240); // the card shows its text
        return;
    }
    if (kind == SIDE_SHOWN) {
        empires_aimed_card_shown(app, table, lead, 240);
        return;
    }
    snprintf(key, sizeof key, "empires.side.%s.%s", word,
             kind == SIDE_LOSE && counts_as_printed(app, table)                                 ? "printed"
             : kind == SIDE_ROLL && empires_decides(app, table) && !empires_can_add(app, table) ? "nothing"
                                                                                                : "lead");
    app_fill(app, lead, 240, key, STR("seat", seat_name(app, active)), STR("place", place),
             NUM("number", number), STR("card", card), STR("text", text));
}

static void draw_title(App *app, const CardTable *table, SideKind kind) {
    const GfxRect side = own(table)->layout.side;
    const float edge = lpx(table, table->layout.large ? 10 : 16);
    char title[120], lead[240];
    title_of(app, table, kind, title, lead);
    const float button = empires_fleets_button(app, table).w;
    words_fit(app,
              gfx_rect(side.x + edge, side.y + lpx(table, 6), side.w - 2 * edge - button, lpx(table, 36)),
              GFX_FONT_DISPLAY, 20, 14, COLOR_HEADING, GFX_LEFT, title);
    const GfxRect body = empires_side_body(table);
    const GfxStyle style =
        widget_style(app, GFX_FONT_TEXT, table->layout.large ? 14 : 15, COLOR_TEXT, GFX_LEFT);
    const float top = side.y + lpx(table, 40);
    if (lead[0] != 0 && kind != SIDE_BUILD) // the shop needs all of the room
        gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), widget_line(app, 20),
                             gfx_rect(body.x, top, body.w, body.y - top - lpx(table, 4)), lead);
}

// ---- rows

static void shop_row(const App *app, const CardTable *table, const SideEntry *entry, AnswerRow *row,
                     char does[64]) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresBoard *s = &seen(table)->table;
    const bool unit = entry->command.verb == VERB_BUILD;
    const uint8_t with = entry->command.with;
    const int cost = unit ? rules->unit[with].cost : empires_mark_cost(rules, (Mark)with);
    const bool dear = cost > pair(s->seat[table->front].credits);
    row->name = !unit                   ? empires_mark_name(table->looks, (Mark)with)
                : table->layout.compact ? empires_unit_short(table->looks, with)
                                        : empires_unit_name(table->looks, with);
    if (unit) { // its force as it is printed, and what its race adds
        const int printed = rules->unit[with].force,
                  bonus = race_of(rules, s, table->front)->force[with] - printed;
        const Color color = palette_faction(seat_palette(app, table->front))->light;
        row->price[row->prices++] =
            (Chip){.sign = "glyphs/stat-weapon.svg", .value = printed, .color = color};
        if (bonus > 0)
            row->price[row->prices++] = (Chip){.value = bonus, .plus = true, .color = color};
    }
    row->price[row->prices++] = (Chip){.sign = "glyphs/stat-credits.svg",
                                       .value = cost,
                                       .color = COLOR_STOCK,
                                       .ink = dear ? COLOR_MISSING : 0};
    if (unit) {
        app_fill(app, does, 64, "empires.unit_does",
                 NUM("force", race_of(rules, s, table->front)->force[with]),
                 NUM("speed", rules->unit[with].speed));
        row->does = does;
        row->sign = empires_unit_sign(table->looks, with);
    } else {
        row->sign = empires_mark_sign((Mark)with);
        row->does = empires_mark_does(table->looks, (Mark)with);
    }
    if (unit && s->pile[with] == 0 && !dear) // something too expensive shows that by its price
        row->why = app_word(app, "empires.none_left");
    else if (!dear && empires_build_sites(app, table, &entry->command) == 0)
        row->why = app_word(app, empires_lacks_key(rules, &entry->command));
}

// A bar of light at the edge of a fleet that can still move.
static void draw_idle(App *app, const CardTable *table, GfxRect row) {
    const GfxPaint light = paint_solid(COLOR_ICE);
    if (row.w > 0)
        gfx_round_corners(app->gfx, gfx_rect(row.x, row.y, roundf(lpx(table, 5)), row.h),
                          (GfxCorners){lpx(table, 5), 0, 0, lpx(table, 5)}, &light);
}

// The sign of what is built at a system, as units are painted.
static void draw_offered_mark(App *app, const CardTable *table, Mark mark, float x, float y, float size) {
    const FactionColors *colors = palette_faction(seat_palette(app, table->front));
    const GfxPaint fill = paint_three(180, COLOR_WHITE, colors->light, 0.55F, colors->main);
    const float sign = roundf(size * OFFER_SIGN), edge = roundf((size - sign) / 2);
    gfx_icon_glow(app->gfx, empires_mark_sign(mark), x + edge, y + edge, sign, &fill, app_px(app, 4),
                  colors->main);
}

// Where a row's name ends and its price begins.
static void offer_ends(App *app, GfxRect rect, const AnswerRow *row, float *left, float *end) {
    const GfxStyle name = widget_style(app, GFX_FONT_DISPLAY, 17, COLOR_WHITE, GFX_LEFT);
    const float gap = app_px(app, 8), edge = app_px(app, 11),
                price =
                    gap + chips_width(app->gfx, row->price, row->prices, roundf(app_px(app, OFFER_PRICE)));
    *left = rect.x + edge + gfx_text_width(app->gfx, &name, row->name) + gap;
    *end = rect.x + rect.w - edge - price;
}

// A unit's short name, if the long one leaves no room for its picture.
static void shorten(App *app, const CardTable *table, const AnswerLayout *room, int at, AnswerRow *row) {
    const SideEntry *entry = &own(table)->entry[at];
    const GfxRect rect = answer_rect(room, at);
    float left, end;
    if (rect.w <= 0 || !room->single || entry->command.verb != VERB_BUILD)
        return;
    offer_ends(app, rect, row, &left, &end);
    if (end - left < rect.h * OFFER_LEAST)
        row->name = empires_unit_short(table->looks, entry->command.with);
}

// What it looks like, before its price, in a row of one line whose name leaves room for it.
static void draw_offer(App *app, const CardTable *table, const AnswerLayout *room, int at,
                       const AnswerRow *row) {
    const SideEntry *entry = &own(table)->entry[at];
    const GfxRect rect = answer_rect(room, at);
    const bool unit = entry->command.verb == VERB_BUILD;
    if (rect.w <= 0 || !room->single || row->why != NULL)
        return;
    float left, end;
    offer_ends(app, rect, row, &left, &end);
    const float size = fminf(roundf(rect.h * OFFER), floorf(end - left));
    const float x = roundf(end - size), y = roundf(rect.y + (rect.h - size) / 2);
    if (size < rect.h * OFFER_LEAST - 1)
        return;
    if (unit)
        empires_unit_painting_draw(app, table->looks, seen(table)->table.seat[table->front].race,
                                   entry->command.with, x, y, size);
    else
        draw_offered_mark(app, table, (Mark)entry->command.with, x, y, size);
}

static void draw_row(App *app, const CardTable *table, const AnswerLayout *room, int at) {
    const SideEntry *entry = &own(table)->entry[at];
    char name[LOG_LINE_MAX], does[64] = "";
    AnswerRow row = {.name = name};
    name[0] = 0;
    if (entry->kind == ENTRY_BUILD) {
        shop_row(app, table, entry, &row, does);
        shorten(app, table, room, at, &row);
    } else if (entry->kind == ENTRY_FLEET)
        empires_fleet_row(app, table, entry->function, &row, name, does);
    else if (entry->kind == ENTRY_FUNCTION)
        empires_function_words(app, table, entry->function, name, does);
    else
        empires_option_words(app, table, &entry->command, name, does);
    if (entry->kind != ENTRY_BUILD && does[0] != 0)
        row.does = does;
    const Hit *meant = table_target_hit(app, table);
    const bool is_meant = meant != NULL && meant->tag.kind == TAG_ENTRY && meant->tag.a == at;
    draw_answer(app, room, at, &row, (entry->on && entry->kind != ENTRY_FLEET) || is_meant);
    if (entry->kind == ENTRY_FLEET && entry->on)
        draw_idle(app, table, answer_rect(room, at));
    if (entry->kind == ENTRY_BUILD)
        draw_offer(app, table, room, at, &row);
}

static void draw_rows(App *app, const CardTable *table) {
    const AnswerLayout room = empires_side_room(app, table);
    for (int i = 0; i < own(table)->entries; i++)
        draw_row(app, table, &room, i);
    draw_hidden_answers(app, &room);
}

// ---- tiles

// The whole name if it fits, else the short one.
static void draw_kind_name(App *app, const CardTable *table, GfxRect box, uint8_t unit, bool goes) {
    const GfxStyle style =
        widget_style(app, GFX_FONT_DISPLAY, 16, goes ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_LEFT);
    const char *name = empires_unit_name(table->looks, unit);
    if (gfx_text_width(app->gfx, &style, name) > box.w)
        name = empires_unit_short(table->looks, unit);
    words_fit(app, box, GFX_FONT_DISPLAY, 16, 12, style.color, GFX_LEFT, name);
}

#define LOW_COUNT 0.4F // share of the count, where it stands beside the name

// "Scout 2 / 5", between its tile and the buttons for one less and one more.
static void draw_kind(App *app, const CardTable *table, int at) {
    const SideEntry *entry = &own(table)->entry[at];
    const GfxRect row = own(table)->entry_rect[at], less = empires_side_step(table, row, false);
    const uint8_t goes = own(table)->choice.unit[entry->function];
    const UnitTile tile = {.unit = entry->function,
                           .palette = seat_palette(app, table->front),
                           .race = seen(table)->table.seat[table->front].race,
                           .force = -1,
                           .lit = goes > 0,
                           .dim = goes == 0,
                           .nameless = true};
    const GfxRect picture = empires_side_kind_tile(row), named = empires_side_kind_name(table, row);
    char count[24], id[HIT_ID_MAX];
    empires_unit_tile_draw(app, table->looks, picture, &tile);
    snprintf(count, sizeof count, "%u / %u", goes, entry->nth);
    const float x = picture.x + picture.w + lpx(table, 8);
    const GfxRect words = {x, less.y, less.x - x - lpx(table, 6), less.h};
    const float counts = named.h > 0 ? words.w : floorf(words.w * LOW_COUNT);
    draw_kind_name(app, table,
                   named.h > 0 ? named : gfx_rect(x, less.y, words.w - counts - lpx(table, 4), less.h),
                   entry->function, goes > 0);
    words_fit(app, gfx_rect(words.x + words.w - counts, words.y, counts, words.h), GFX_FONT_DISPLAY_BOLD, 20,
              12, goes > 0 ? COLOR_WHITE : COLOR_TEXT_DIM, named.h > 0 ? GFX_LEFT : GFX_RIGHT, count);
    snprintf(id, sizeof id, "unit:%d:less", at + 1);
    widget_button(app, id, &(Button){.look = BUTTON_PLAIN, .text = "\u2212", .text_size = 20, .tight = true});
    snprintf(id, sizeof id, "unit:%d:more", at + 1);
    widget_button(app, id, &(Button){.look = BUTTON_PLAIN, .text = "+", .text_size = 20, .tight = true});
}

// What a unit that can be named counts for; -1: its force.
static int worth_of_entry(const App *app, const CardTable *table, Seat seat, const SideEntry *entry) {
    const BattleState *battle = &seen(table)->table.battle;
    const BattleStack stack = {.seat = seat, .attacks = battle->side[SIDE_ATTACKER] == seat};
    return entry->kind != ENTRY_UNIT && entry->command.verb == VERB_LOSE
               ? empires_battle_worth(app, table, &stack, entry->command.with)
               : -1;
}

static void draw_tiles(App *app, const CardTable *table) {
    const Seat seat = empires_entry_seat(table);
    for (int i = 0; i < own(table)->entries && empires_side_has_steps(table); i++)
        draw_kind(app, table, i);
    if (empires_side_has_steps(table))
        return;
    for (int i = 0; i < own(table)->entries; i++) {
        const SideEntry *entry = &own(table)->entry[i];
        const bool unit = entry->kind == ENTRY_UNIT;
        const UnitTile tile = {.unit = unit ? entry->function : entry->command.with,
                               .palette = seat_palette(app, seat),
                               .race = seen(table)->table.seat[seat].race,
                               .force = worth_of_entry(app, table, seat, entry),
                               .lit = unit && entry->on,
                               .dim = unit && !entry->on};
        empires_unit_tile_draw(app, table->looks, own(table)->entry_rect[i], &tile);
    }
}

// ---- what it ends with

// "Units 11 of 17", and the cost of those beyond.
static void draw_support(App *app, const CardTable *table) {
    const EmpiresView *view = seen(table);
    const GfxRect body = empires_side_body(table);
    const int units = view->units[table->front], most = view->revenue[table->front];
    char a[12], text[120];
    snprintf(a, sizeof a, "%d", units);
    app_fill(app, text, sizeof text, "empires.of", STR("number", a), NUM("most", most));
    GfxRect row = {body.x, body.y + body.h - lpx(table, 50), body.w, lpx(table, 26)};
    empires_draw_line(app, table, row, "units/warship.svg", app_word(app, "empires.units"), text,
                      units > most ? COLOR_MISSING : COLOR_WHITE);
    row.y += row.h;
    snprintf(a, sizeof a, "%d", units > most ? (units - most) * empires_rules(app)->upkeep : 0);
    empires_draw_line(app, table, row, "icons/phosphor/arrow-down.svg", app_word(app, "empires.upkeep_ahead"),
                      a, units > most ? COLOR_MISSING : COLOR_TEXT_DIM);
}

// Everybody's numbers: credits, revenue, units, systems, cards.
static void draw_empires(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        empires_draw_side_empire(app, table, seat);
}

void empires_draw_side(App *app, const CardTable *table) {
    const GfxRect side = own(table)->layout.side;
    const SideKind kind = empires_side_kind(app, table);
    if (!gfx_is_visible(app->gfx, gfx_inset(side, -lpx(table, 24))))
        return;
    widget_panel(app, side, 14, table_asks(app, table) ? COLOR_ICE : COLOR_LINE);
    gfx_clip_push(app->gfx, gfx_inset(side, lpx(table, 2)));
    if (kind == SIDE_THING) {
        empires_draw_facts(app, table, side, &table->looked_at);
        gfx_clip_pop(app->gfx);
        return;
    }
    draw_title(app, table, kind);
    if (empires_side_has_rows(kind))
        draw_rows(app, table);
    else
        draw_tiles(app, table);
    if (kind == SIDE_GROUP)
        empires_draw_destination(
            app, table, empires_side_body(table).y + empires_side_tiles_height(table, own(table)->entries));
    else if (kind == SIDE_BUILD)
        draw_support(app, table);
    else if (kind == SIDE_EMPIRES)
        draw_empires(app, table);
    else
        empires_draw_question(app, table, kind);
    widget_button(app, "button:fleets",
                  &(Button){.look = BUTTON_QUIET,
                            .icon = "icons/phosphor/stack.svg",
                            .text_size = 16,
                            .on = empires_lists_fleets(table)});
    gfx_clip_pop(app->gfx);
}

// SPDX-License-Identifier: MIT
// Draws Alpha Strike's part of the right rail: each possible answer with its outcome, the notes below a large
// card, and a ship.
#include "app/kit/say.h"
#include "app/tables/alpha_strike/answers.h"
#include "app/tables/alpha_strike/draw.h"

#include <math.h>
#include <stdio.h>

// ---- the list of answers

// What the answer does to the attack, or the counter attack to its target, with its sign: "takes off 4",
// "counters"; with little room only its number, where it has one.
static const char *what_it_does(const App *app, const StrikeForecast *then, bool narrow, char out[64]) {
    const char *sign = strike_track_sign(TRACK_WEAPON), *key = "strike.answer.lands";
    int value = then->lands;
    if (then->counters || then->counter_attacks) {
        key = then->counters ? "strike.answer.counters" : "strike.answer.strikes_back";
        sign = then->counters ? "glyphs/counter.svg" : "icons/game-icons/return-arrow.svg";
        value = 0;
    } else if (then->reduce > 0) {
        key = "strike.answer.takes_off";
        sign = strike_track_sign(TRACK_SHIELD);
        value = then->reduce;
    }
    if (!narrow || value == 0)
        say_number(app, out, 64, key, value);
    else if (value > 0)
        snprintf(out, 64, "%s%d", then->reduce > 0 ? "\u2212" : "", value);
    else
        text_copy(out, 64, then->reduce > 0 ? "\u2212" : "");
    return sign;
}

static Chip left_chip(uint8_t track, int now, int then) {
    const bool lost = then < now;
    return (Chip){.sign = strike_track_sign(track),
                  .value = then,
                  .color = !lost             ? COLOR_LINE_STRONG
                           : track == TRACKS ? COLOR_DAMAGE
                                             : strike_track_color(track),
                  .ink = lost && track == TRACKS ? COLOR_DAMAGE : 0};
}

// What a counter attack, or that there is none, leaves of its target, and its price. Where the name is long
// the shields give way to it.
static void add_target_chips(const CardTable *table, const StrikeForecast *then, Seat whose, bool long_name,
                             AnswerRow *row) {
    const ViewShip *target = &seen(table)->seat[whose];
    const bool hit = then->card != NONE && then->target == whose;
    const uint8_t *power = hit ? then->power[whose] : target->power;
    if (!long_name)
        row->left[row->lefts++] = left_chip(TRACK_SHIELD, target->power[TRACK_SHIELD], power[TRACK_SHIELD]);
    row->left[row->lefts++] = left_chip(TRACKS, target->hull, hit ? then->hull[whose] : target->hull);
    row->prices = strike_price(then->cost, row->price);
    for (int i = 0; i < row->prices; i++)
        row->price[i].value = -row->price[i].value;
}

// What is left of shields and hull, and of other tracks that paid; and the price. In a narrow list what stays
// as it is leaves its place to the name: the hull, and the shields where another track pays.
static void add_chips(const CardTable *table, const StrikeForecast *then, bool narrow, AnswerRow *row) {
    const ViewShip *ship = &seen(table)->seat[table->front];
    const uint8_t *power = then->power[table->front];
    bool pays = false;
    for (uint8_t track = 0; track < TRACKS; track++)
        pays |= then->cost[track] > 0 && track != TRACK_SHIELD;
    if (!narrow || !pays || power[TRACK_SHIELD] != ship->power[TRACK_SHIELD])
        row->left[row->lefts++] = left_chip(TRACK_SHIELD, ship->power[TRACK_SHIELD], power[TRACK_SHIELD]);
    if (!narrow || then->hull[table->front] != ship->hull)
        row->left[row->lefts++] = left_chip(TRACKS, ship->hull, then->hull[table->front]);
    row->prices = strike_price(then->cost, row->price);
    for (int i = 0; i < row->prices; i++) // what goes looks different from what is left
        row->price[i].value = -row->price[i].value;
    for (uint8_t track = 0; track < TRACKS; track++)
        if (then->cost[track] > 0 && track != TRACK_SHIELD)
            row->left[row->lefts++] = left_chip(track, ship->power[track], power[track]);
}

// Whom a counter attack strikes: the list says what is left of that ship. SEAT_NONE: none is asked for.
static Seat counter_target(const CardTable *table) {
    const StrikeView *view = seen(table);
    return view->phase == PHASE_COUNTER && view->stack_count > 0 ? view->stack[view->stack_count - 1].attacker
                                                                 : SEAT_NONE;
}

static void draw_one(App *app, const CardTable *table, const AnswerLayout *room, int at, bool lit) {
    const StrikeAnswer *answer = &own(table)->answer[at];
    const StrikeForecast *then = &answer->then;
    const bool none = then->card == NONE;
    char does[64], named[80];
    const bool narrow = table->layout.rail.w <= 0;
    AnswerRow row = {.sign = what_it_does(app, then, narrow, does), .does = does};
    row.name = !none                                  ? strike_card_name(table->looks, then->card)
               : answer->command.verb == VERB_COUNTER ? app_word(app, "strike.no_counter")
                                                      : app_word(app, "strike.take");
    if (answer->command.from < TRACKS) { // one card, once for each track it can hit
        snprintf(named, sizeof named, "%s: %s", row.name,
                 strike_track_name(table->looks, answer->command.from));
        row.name = named;
    }
    if (!narrow)
        row.aside = app_word(app, none             ? "strike.answer.no_card"
                                  : then->is_craft ? "strike.answer.launched"
                                                   : "strike.free");
    if (strike_answer_is_idle(table, then))
        row.why = app_word(app, "strike.answer.fires_nothing");
    const Seat whose = counter_target(table);
    if (answer->command.verb == VERB_COUNTER && whose < seen(table)->seats) // one ship's in all rows
        add_target_chips(table, then, whose, narrow && row.name == named, &row);
    else
        add_chips(table, then, narrow, &row);
    draw_answer(app, room, at, &row, lit);
}

AnswerLayout strike_answer_room(const App *app, const CardTable *table) {
    return answer_layout(app, own(table)->layout.answer_rows, own(table)->answers, own(table)->answer_first);
}

// True for the answer that the forecast is about: dragged or pointed at.
static bool is_chosen(const CardTable *table, const StrikeAnswer *answer) {
    const StrikeForecast *then = &own(table)->forecast;
    return then->kind == FORECAST_ANSWER && then->card == answer->then.card &&
           then->is_craft == answer->then.is_craft &&
           (answer->command.from >= TRACKS || then->track == TRACK_NONE || // one row for each track
            then->track == answer->command.from);
}

// "Left of the Halberd" where there is room for it: the numbers in the list are that ship's.
static void answers_title(App *app, bool counter, Seat whose, float room, char *out, size_t size) {
    const GfxStyle least = widget_style(app, GFX_FONT_DISPLAY, 13, COLOR_HEADING, GFX_LEFT);
    app_fill(app, out, size, "strike.answer.counters_of", STR("seat", say_seat(app, whose)));
    if (!counter || gfx_text_width(app->gfx, &least, out) > room)
        text_copy(out, size, app_word(app, counter ? "strike.answer.counters_title" : "strike.answer.title"));
}

static float draw_title(App *app, const CardTable *table) {
    const GfxRect list = own(table)->layout.answers;
    const bool rail = table->layout.rail.w > 0;
    const bool counter = counter_target(table) != SEAT_NONE;
    const Seat whose = counter ? counter_target(table) : table->front; // what is left of it
    const ViewShip *ship = &seen(table)->seat[whose];
    char title[120];
    const Chip now[] = {left_chip(TRACK_SHIELD, ship->power[TRACK_SHIELD], ship->power[TRACK_SHIELD]),
                        left_chip(TRACKS, ship->hull, ship->hull)};
    const float edge = lpx(table, rail ? 18 : 14);
    answers_title(app, counter, whose, list.w - 2 * edge, title, sizeof title);
    words_fit(app,
              gfx_rect(list.x + edge,
                       list.y + lpx(table, rail                  ? 12
                                           : table->layout.large ? 2
                                                                 : 8),
                       list.w - 2 * edge, lpx(table, 28)),
              GFX_FONT_DISPLAY, 19, 13, COLOR_HEADING, GFX_LEFT, title);
    if (!rail)
        return 0;
    const GfxRect below = gfx_rect(list.x + edge, list.y + lpx(table, 42), list.w - 2 * edge, lpx(table, 24));
    const float w = chips_draw(app->gfx, now, 2, below, true);
    words_fit(app, gfx_rect(below.x, below.y, below.w - w - lpx(table, 8), below.h), GFX_FONT_TEXT, 14, 11,
              COLOR_TEXT_DIM, GFX_LEFT, app_word(app, "strike.answer.left"));
    return below.h;
}

static void draw_hint(Column *column, const char *sign, const char *key) {
    static const SignLook look = {
        .x = 2, .y = 2, .size = 18, .left = 30, .text = 14, .line = 19.5F, .gap = 13};
    if (column->box.h >= lpx(column->table, 48))
        column_sign(column, &look, sign, COLOR_TEXT_DIM, app_word(column->app, key));
}

void strike_draw_answers(App *app, const CardTable *table) {
    const int count = own(table)->answers;
    const StrikeLayout *layout = &own(table)->layout;
    if (count == 0)
        return;
    if (layout->kit.rail.w <= 0)
        widget_panel(app, layout->answers, 14, COLOR_LINE);
    draw_title(app, table);
    const AnswerLayout room = strike_answer_room(app, table);
    for (int i = 0; i < count; i++)
        draw_one(app, table, &room, i, is_chosen(table, &own(table)->answer[i]));
    draw_hidden_answers(app, &room);
    if (layout->kit.rail.w <= 0)
        return;
    const GfxRect last = answer_rect(&room, room.first + room.shown - 1);
    Column column = column_below(app, table, layout->answers, 18, last.y + last.h + lpx(table, 14));
    if (column.box.h < lpx(table, 60))
        return;
    gfx_fill(app->gfx, gfx_rect(last.x, column.box.y, last.w, 1), COLOR_LINE);
    column_gap(&column, 16);
    draw_hint(&column, "icons/phosphor/eye-slash.svg", "strike.answer.secret");
    draw_hint(&column, "icons/phosphor/clock.svg", "strike.answer.no_limit");
}

// ---- below a large card, and a ship

static Seat thing_owner(const CardTable *table, const TableThing *thing) {
    return thing->owner < seen(table)->seats ? thing->owner : table->front;
}

void strike_draw_facts(Column *column, const TableThing *thing) {
    static const SignLook look = {.y = 2, .size = 18, .left = 28, .text = 14.5F, .line = 20, .gap = 12};
    const CardTable *table = column->table;
    const uint8_t card = table_thing_card(table, *thing);
    if (card == NONE)
        return;
    const CardDef *def = &strike_rules(column->app)->card[card];
    column_sign(column, &look, strike_kind_sign(def->kind), COLOR_TEXT,
                strike_kind_text(column->app, table, card, thing_owner(table, thing)));
    if (!def->attacks)
        return;
    int tag = 0;
    while (tag < TAGS - 1 && (def->attack.tags >> tag & 1) == 0)
        tag++;
    column_sign(column, &look, strike_tag_sign(def->attack.tags), COLOR_WEAPONS,
                say_of(column->app, "tag.%s.text", strike_tag_words[tag]));
}

// A ship: its picture is in its panel; this shows what its ability says.
void strike_draw_thing(App *app, const CardTable *table, const TableThing *thing) {
    const GfxRect rail = table->layout.rail;
    if (thing->kind != THING_SHIP)
        return;
    const int palette = seat_palette(app, thing->owner);
    const float left = rail.x + lpx(table, 18), w = rail.w - lpx(table, 36);
    emblem_at(app, palette, left, rail.y + lpx(table, 20), lpx(table, 40), palette_faction(palette)->main);
    words_fit(app,
              gfx_rect(left + lpx(table, 52), rail.y + lpx(table, 20), w - lpx(table, 52), lpx(table, 40)),
              GFX_FONT_DISPLAY, 24, 15, COLOR_WHITE, GFX_LEFT, seat_faction_name(app, thing->owner));
    paragraph(app, gfx_rect(left, rail.y + lpx(table, 76), w, 0), GFX_FONT_TEXT_MEDIUM, 16, 22, COLOR_TEXT,
              say_of(app, "ship.%s.text", seat_faction_id(app, thing->owner)));
}

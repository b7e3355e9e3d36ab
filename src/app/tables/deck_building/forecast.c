// SPDX-License-Identifier: MIT
// Predicts what the selection would do: buying, playing, completing a mission, repairing. Uses only what the
// seat may know; cards drawn or turned up are unknown.
#include "app/tables/deck_building/table.h"

#include "app/kit/draw.h"
#include "games/deck_building/effect_numbers.h"
#include "games/deck_building/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// ---- the board afterwards

// Adds a card to the end of the seat's bridge, as the rules do.
static void put_on_bridge(BuildingBoard *s, Seat seat, uint8_t card, uint8_t holder) {
    const uint8_t zone = zone_of(ZONE_BRIDGE, seat);
    const int begin = zone_begin(s, zone), at = begin + s->size[zone];
    int all = 0;
    for (uint8_t i = 0; i < ZONES; i++)
        all += s->size[i];
    if (all >= CARDS_MAX)
        return;
    memmove(s->card + at + 1, s->card + at, (size_t)(all - at));
    memmove(s->used + at + 1, s->used + at, (size_t)(CARDS_MAX - at - 1));
    memmove(s->holder + at + 1, s->holder + at, (size_t)(CARDS_MAX - at - 1));
    s->card[at] = card;
    s->used[at] = 0;
    s->holder[at] = holder;
    s->size[zone]++;
}

static int less(int number, int by) {
    return number > by ? number - by : 0;
}

// Applies what a played card does at once and by itself.
static void add_played(const BuildingRules *rules, BuildingBoard *s, Seat seat, uint8_t card) {
    const Span effects = rules->card[card].effects;
    for (int i = 0; i < effects.count; i++) {
        const Effect *effect = &rules->effect[effects.first + i];
        if (effect->on == ON_PLAY && !effect->may && !effect->has_cost && effect->tests.count == 0)
            building_expect_actions(rules, s, seat, effect->actions);
    }
}

static void read_numbers(const BuildingRules *rules, const BuildingBoard *s, Seat seat,
                         BuildingForecast *out) {
    for (int stat = 0; stat < STATS; stat++)
        out->stat[stat] = (int16_t)building_stat(rules, s, seat, (Stat)stat);
    out->xp_left = (int16_t)building_xp_left(rules, s, seat);
    out->points = (int16_t)building_points(rules, s, seat);
    out->damage = s->seat[seat].damage;
    out->grant[GRANT_SEARCH] = s->seat[seat].searches;
    out->grant[GRANT_EXPLORE] = s->seat[seat].explores;
    out->grant[GRANT_MISSION_EXPLORE] = s->seat[seat].mission_explores;
}

// Applies the command to a copy; false: it changes no visible number.
static bool apply(const BuildingRules *rules, const Command *command, BuildingBoard *s, Seat seat,
                  BuildingForecast *out) {
    PlayerState *player = &s->seat[seat];
    uint8_t card = command->card;
    switch ((BuildingVerb)command->verb) {
    case VERB_BUY:
        card = s->search[command->at];
        // fall through
    case VERB_BUY_PILE:
        if (card >= rules->card_count)
            return false;
        player->spent = (uint8_t)(player->spent + building_price(rules, s, seat, card));
        out->kind = FORECAST_BUY;
        break;
    case VERB_PLAY:
        if (card >= rules->card_count)
            return false;
        put_on_bridge(s, seat, card, NONE);
        add_played(rules, s, seat, card);
        out->kind = FORECAST_PLAY;
        break;
    case VERB_COMPLETE: {
        const uint8_t zone = command->from == 1 ? zone_of(ZONE_DRAFTS, seat) : (uint8_t)ZONE_MISSIONS;
        card = command->at < s->size[zone] ? zone_cards(s, zone)[command->at] : NONE;
        if (card >= rules->card_count)
            return false;
        if (command->to == 1)
            player->mission_explores = (uint8_t)less(player->mission_explores, 1);
        else
            player->explores = (uint8_t)less(player->explores, 1);
        out->kind = FORECAST_COMPLETE;
        break;
    }
    case VERB_REPAIR:
        player->spent = (uint8_t)(player->spent + command->at);
        player->damage = (uint8_t)less(player->damage, command->at);
        out->kind = FORECAST_REPAIR;
        break;
    case VERB_TARGET: // shown only in the battle
        s->battle.target[seat] = command->to;
        s->battle.shooting |= (uint8_t)(1u << seat);
        return false;
    default:
        return false;
    }
    out->card = card;
    return true;
}

// The same for an answer to a question.
static bool apply_answer(const App *app, const CardTable *table, const Command *answer, BuildingBoard *s,
                         BuildingForecast *out) {
    const Span actions = building_answer_actions(app, table, answer);
    if (actions.count == 0)
        return false;
    building_expect_actions(building_rules(app), s, table->front, actions);
    out->kind = FORECAST_ANSWER;
    out->card = answer->verb == VERB_ACTIVATE ? answer->card : seen(table)->asks_about;
    return true;
}

static bool is_answer(uint8_t verb) {
    return verb == VERB_CHOOSE_OPTION || verb == VERB_CHOOSE_YES || verb == VERB_ACTIVATE;
}

// ---- what is meant

// The command that the selection means where the pointer is; else its first possible use.
static bool meant(const App *app, const CardTable *table, Command *out) {
    const BuildingChoice *choice = &own(table)->choice;
    const Hit *hit = table_target_hit(app, table);
    if (choice->pick == PICK_NONE) {
        if (hit == NULL || !hit->enabled || table->drag.on)
            return false;
        const BuildingChoice there = building_choice_at(app, hit);
        if (there.pick == PICK_MISSION || there.pick == PICK_DRAFT) // whichever counter pays for it
            return building_uses(app, table, &there, out) > 0;
        if (!hit->has_command)
            return false;
        *out = hit->command;
        return true;
    }
    if (hit != NULL && hit->tag.kind == TAG_PLACE)
        return building_at_place(app, table, (PlaceKind)hit->tag.a, NONE, out) > 0;
    if (hit != NULL && hit->tag.kind == TAG_CARD && hit->tag.a == AT_CREW)
        return building_at_place(app, table, PLACE_HOLDER, hit->tag.b, out) > 0;
    return !table->drag.on && building_uses(app, table, choice, out) > 0;
}

// ---- whom to shoot at

static void predict(const App *app, CardTable *table, const BuildingBoard *board, BattlePrediction *out) {
    const BattleShots *shots = &own(table)->shots;
    building_predict_battle(building_rules(app), board, shots->card != NONE ? shots->card : board->flipped,
                            shots, out);
}

// What the shot of the seat in front would do.
static PredictedShot shot_at(const App *app, CardTable *table, const Command *command) {
    BuildingBoard board = shown(table)->table;
    BattlePrediction then;
    BuildingForecast ignored;
    apply(building_rules(app), command, &board, table->front, &ignored);
    predict(app, table, &board, &then);
    for (int i = 0; i < then.rows; i++)
        if (then.row[i].seat == table->front)
            return then.row[i];
    return (PredictedShot){.seat = table->front, .target = SEAT_NONE};
}

// Lists whom the seat in front can shoot at; it means whom the pointer or the focus was on last.
static void list_targets(const App *app, CardTable *table, bool asked) {
    BuildingTable *at = own(table);
    const Hit *hit = table_target_hit(app, table);
    const uint8_t seats = seen(table)->table.seats;
    bool can = false;
    at->targets = 0;
    for (int i = 1; i < seats && asked && shown(table)->asks == ASK_TARGET; i++) {
        Command pattern = pattern_of(VERB_TARGET);
        pattern.to = (Seat)((table->front + i) % seats);
        const Command *command = legal_find(table_legal(app), &pattern);
        if (command == NULL)
            continue;
        at->target[at->targets++] = pattern.to;
        at->would[pattern.to] = shot_at(app, table, command);
        if (hit != NULL && hit->tag.kind == TAG_BATTLER && hit->has_command && hit->tag.seat == pattern.to)
            at->aimed = pattern.to;
        can |= at->aimed == pattern.to;
    }
    if (!can)
        at->aimed = SEAT_NONE;
}

static bool meant_target(const App *app, const CardTable *table, Command *out) {
    Command pattern = pattern_of(VERB_TARGET);
    pattern.to = own(table)->aimed;
    const Command *command = pattern.to != SEAT_NONE ? legal_find(table_legal(app), &pattern) : NULL;
    if (command == NULL)
        return false;
    *out = *command;
    return true;
}

void building_update_forecast(const App *app, CardTable *table) {
    BuildingTable *at = own(table);
    const BuildingView *view = shown(table); // a battle is predicted from what has been shown
    const BuildingRules *rules = building_rules(app);
    BuildingBoard board = view->table;
    Command command;
    const Seat seat = table->front;
    at->forecast = (BuildingForecast){.kind = FORECAST_NONE, .card = NONE};
    const bool may = !table->showing && app->session != NULL && table_deciding(app) && view->to_act == seat;
    list_targets(app, table, may);
    const bool asked = may && (meant_target(app, table, &command) || meant(app, table, &command));
    if (asked && (is_answer(command.verb) ? apply_answer(app, table, &command, &board, &at->forecast)
                                          : apply(rules, &command, &board, seat, &at->forecast))) {
        read_numbers(rules, &board, seat, &at->forecast);
        if (at->forecast.kind == FORECAST_COMPLETE)
            at->forecast.points = (int16_t)(at->forecast.points + rules->card[at->forecast.card].points);
    }
    if (building_shows_battle(table)) {
        predict(app, table, &board, &at->outlook);
        predict(app, table, &view->table, &at->standing);
    }
}

int building_xp_shown(const CardTable *table) {
    const BuildingForecast *then = &own(table)->forecast;
    return then->kind != FORECAST_NONE ? then->xp_left : shown(table)->xp_left[table->front];
}

void building_table_trace(const CardTable *table, JsonOut *json) {
    json_number(json, "xp", building_xp_shown(table));
}

// ---- the box

typedef struct ForecastBox {
    App *app;
    const CardTable *table;
    GfxRect box;
    float y;
    bool draw;
} ForecastBox;

#define ROW_H 40.0F
#define ROW_STEP 46.0F

// In two lines if it is long.
static void heading(ForecastBox *column, Color color, const char *text) {
    App *app = column->app;
    const GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 17, color, GFX_LEFT),
                   least = widget_style(app, GFX_FONT_DISPLAY, 13, color, GFX_LEFT);
    const bool two = gfx_text_width(app->gfx, &least, text) > column->box.w;
    const float line = widget_line(app, 21), h = two ? 2 * line : lpx(column->table, 28);
    const GfxRect box = {column->box.x, column->y, column->box.w, h};
    if (column->draw && two)
        gfx_text_wrapped_fit(app->gfx, &style, least.size, line, box, text);
    else if (column->draw)
        words_fit(app, box, GFX_FONT_DISPLAY, 17, 13, color, GFX_LEFT, text);
    column->y += h + lpx(column->table, 4);
}

// "XP left 7 > 2"
static void change(ForecastBox *column, const char *sign, Color color, const char *name, int now, int then) {
    App *app = column->app;
    const CardTable *table = column->table;
    const GfxRect row = {column->box.x, column->y, column->box.w, lpx(table, ROW_H)};
    column->y += lpx(table, ROW_STEP);
    if (!column->draw)
        return;
    const GfxPaint fill = paint_solid(0xFF0A111Fu);
    char text[24];
    gfx_panel(app->gfx, row, lpx(table, 9), &fill, 1, COLOR_LINE);
    icon_at(app, sign, row.x + lpx(table, 12), row.y + lpx(table, 10), lpx(table, 19), color);
    words_fit(app, gfx_rect(row.x + lpx(table, 40), row.y, row.w * 0.5F, row.h), GFX_FONT_TEXT, 15, 12,
              COLOR_TEXT, GFX_LEFT, name);
    snprintf(text, sizeof text, "%d \xE2\x80\xBA %d", now, then);
    words_at(app, gfx_rect(row.x + row.w * 0.5F, row.y, row.w * 0.5F - lpx(table, 12), row.h),
             GFX_FONT_DISPLAY_BOLD, 20, COLOR_WHITE, GFX_RIGHT, text);
}

static void note(ForecastBox *column, const char *text) {
    const GfxStyle style = widget_style(column->app, GFX_FONT_TEXT, 14, COLOR_TEXT, GFX_LEFT);
    const float line = widget_line(column->app, 19);
    const int lines = gfx_text_lines(column->app->gfx, &style, column->box.w, text);
    const float h = (float)lines * line;
    column->y += lpx(column->table, 4);
    if (column->draw)
        gfx_text_wrapped(column->app->gfx, &style, line, 0,
                         gfx_rect(column->box.x, column->y, column->box.w, 0), text);
    column->y += h + lpx(column->table, 4);
}

static int count_cards(const CardTable *table) {
    const BuildingBoard *s = &seen(table)->table;
    const Seat seat = table->front;
    return s->size[zone_of(ZONE_HAND, seat)] + s->size[zone_of(ZONE_DECK, seat)] +
           s->size[zone_of(ZONE_DISCARD, seat)] + s->size[zone_of(ZONE_BRIDGE, seat)];
}

// The most expensive card that could be bought with what is left; NONE.
static uint8_t next_purchase(const CardTable *table, int xp) {
    const BuildingBoard *s = &seen(table)->table;
    const BuildingRules *rules = building_looks_rules(table->looks);
    uint8_t best = NONE;
    int best_price = -1;
    for (int i = 0; i < rules->slots + rules->pile_count; i++) {
        const bool pile = i >= rules->slots;
        const uint8_t card = pile ? rules->pile[i - rules->slots] : s->search[i];
        if (card >= rules->card_count || rules->card[card].cost == NONE ||
            (pile && s->pile[i - rules->slots] == 0) || card == own(table)->forecast.card)
            continue;
        const int price = building_price(rules, s, table->front, card);
        if (price <= xp && price > best_price) {
            best = card;
            best_price = price;
        }
    }
    return best;
}

static void say_bought(ForecastBox *column, const BuildingForecast *then) {
    const CardTable *table = column->table;
    char text[160];
    const uint8_t next = next_purchase(table, then->xp_left);
    if (table->layout.rail.w > 0) // without a rail the box is beside the bridge's numbers, which show it
        change(column, building_stat_sign(STAT_XP), COLOR_STOCK, app_word(column->app, "building.xp_left"),
               seen(table)->xp_left[table->front], then->xp_left);
    change(column, "icons/phosphor/cards.svg", COLOR_STOCK, app_word(column->app, "building.your_cards"),
           count_cards(table), count_cards(table) + 1);
    const bool spent = then->xp_left == 0;
    if (next != NONE)
        app_fill(column->app, text, sizeof text, spent ? "building.then_free" : "building.then_buy",
                 NUM("number", then->xp_left), STR("card", building_card_name(table->looks, next)));
    else
        app_fill(column->app, text, sizeof text, spent ? "building.then_spent" : "building.then_nothing",
                 NUM("number", then->xp_left));
    note(column, text);
    note(column, app_word(column->app, "building.after_shuffle"));
}

static void say_stats(ForecastBox *column, const BuildingForecast *then) {
    static const uint8_t shown[] = {STAT_SPEED, STAT_ATTACK, STAT_DIPLOMACY, STAT_SHIELDS, STAT_DEFENSE};
    static const char *const grants[] = {"glyphs/stat-search.svg", "glyphs/stat-explore.svg",
                                         "glyphs/stat-mission.svg"};
    static const char *const grant_keys[] = {"building.search", "building.explore", "building.mission"};
    const CardTable *table = column->table;
    const BuildingView *view = seen(table);
    const Seat seat = table->front;
    const PlayerState *player = &view->table.seat[seat];
    const int now[] = {player->searches, player->explores, player->mission_explores};
    for (size_t i = 0; i < sizeof shown; i++)
        if (then->stat[shown[i]] != view->stat[seat][shown[i]])
            change(column, building_stat_sign(shown[i]), building_stat_color(shown[i]),
                   building_stat_name(table->looks, shown[i]), view->stat[seat][shown[i]],
                   then->stat[shown[i]]);
    if (then->xp_left != view->xp_left[seat])
        change(column, building_stat_sign(STAT_XP), COLOR_STOCK, app_word(column->app, "building.xp_left"),
               view->xp_left[seat], then->xp_left);
    for (int i = 0; i < 3; i++)
        if (then->grant[i] != now[i])
            change(column, grants[i], COLOR_STOCK, app_word(column->app, grant_keys[i]), now[i],
                   then->grant[i]);
}

bool building_would_win(const BuildingRules *rules, const BuildingView *view, Seat seat, uint8_t card) {
    const BuildingBoard *board = &view->table;
    const int goal = pair(board->goal);
    if (seat >= board->seats || card >= rules->card_count || goal == 0)
        return false;
    const bool has = zone_find(board, zone_of(ZONE_POINTS, seat), card) >= 0;
    return view->points[seat] + (has ? 0 : rules->card[card].points) >= goal;
}

const char *building_battle_winner(const App *app, const CardTable *table, uint8_t card, Seat winner,
                                   bool over, char *out, size_t size) {
    const BuildingRules *rules = building_rules(app);
    if (winner == SEAT_NONE || card >= rules->card_count)
        return app_word(app, over ? "building.battle.nobody_won" : "building.battle.nobody");
    const bool wins = building_would_win(rules, shown(table), winner, card);
    return app_fill(app, out, size,
                    wins   ? (over ? "building.battle.won_game" : "building.battle.wins_game")
                    : over ? "building.battle.has_won"
                           : "building.battle.would_win",
                    STR("seat", seat_name(app, winner)), NUM("number", rules->card[card].points));
}

// Who would win the battle then.
static void say_battle(ForecastBox *column) {
    const CardTable *table = column->table;
    char text[120];
    if (building_shows_battle(table))
        note(column, building_battle_winner(column->app, table, building_battle_card(table),
                                            own(table)->outlook.winner, false, text, sizeof text));
}

float building_forecast(App *app, const CardTable *table, GfxRect box, bool draw) {
    static const char *const titles[] = {NULL,
                                         "building.if.buy",
                                         "building.if.play",
                                         "building.if.complete",
                                         "building.if.repair",
                                         "building.if.answer"};
    const BuildingForecast *then = &own(table)->forecast;
    ForecastBox column = {app, table, box, box.y, draw};
    char title[120];
    if (draw && building_forecast(app, table, box, false) <= 0)
        return 0;
    if (then->kind == FORECAST_NONE || (own(table)->choice.pick == PICK_NONE && table->layout.rail.w <= 0))
        return 0;
    app_fill(app, title, sizeof title, titles[then->kind],
             STR("card", building_whole_name(table->looks, then->card)));
    heading(&column, COLOR_HEADING, title);
    const float empty = column.y;
    switch ((ForecastKind)then->kind) {
    case FORECAST_BUY:
        say_bought(&column, then);
        break;
    case FORECAST_COMPLETE:
        change(&column, "glyphs/vp-star.svg", COLOR_GOLD, app_word(app, "building.points"),
               seen(table)->points[table->front], then->points);
        if (building_would_win(building_rules(app), seen(table), table->front, then->card))
            heading(&column, COLOR_GOLD, app_word(app, "building.wins"));
        say_stats(&column, then);
        break;
    case FORECAST_REPAIR:
        change(&column, building_stat_sign(STAT_DAMAGE), COLOR_DAMAGE, app_word(app, "building.damage"),
               seen(table)->table.seat[table->front].damage, then->damage);
        say_stats(&column, then);
        break;
    case FORECAST_ANSWER:
        if (then->damage != seen(table)->table.seat[table->front].damage)
            change(&column, building_stat_sign(STAT_DAMAGE), COLOR_DAMAGE, app_word(app, "building.damage"),
                   seen(table)->table.seat[table->front].damage, then->damage);
        // fall through
    default:
        say_stats(&column, then);
        say_battle(&column);
        break;
    }
    return column.y > empty ? column.y - box.y : 0;
}

GfxRect building_forecast_within(const App *app, const CardTable *table) {
    (void)app;
    const GfxRect bridge = own(table)->layout.bridge, board = table->layout.board;
    return gfx_rect(bridge.x + bridge.w * 0.62F, board.y, bridge.w * 0.38F, bridge.y + bridge.h - board.y);
}

// SPDX-License-Identifier: MIT
// Finds out which cards did it, and draws the band: it opens, the picture comes in, the crew rises card by
// card, the points are stamped on it, and it closes.
#include "app/tables/deck_building/won_moment.h"

#include "app/art/ship_cutout.h"
#include "app/art/ship_wear.h"
#include "app/kit/ship_breaking.h"
#include "app/kit/stage_view.h"
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/show.h"
#include "games/deck_building/numbers.h"
#include "gfx/ease.h"
#include "gfx/light.h"
#include "gfx/record.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define OPENS_MS 180.0F
#define CLOSES_MS 160.0F
#define CREW_MS 260.0F // the first card of the crew
#define CREW_APART_MS 70.0F
#define CREW_FLIES_MS 240.0F // up from the bridge
#define STAMP_MS 140.0F
#define LOST_BREAKS_AFTER_MS 260.0F
#define LOST_COSTS_MS 780.0F
#define NEEDS_H 0.42F             // of what an event asks for, in the room of the crew …
#define COSTS_AT 0.47F            // … and where below it is what it costs
#define HULL_FIRES 5              // at most
#define TILE_SHAPE (310 / 172.0F) // width to height

// ---- who did it

// The stats that are asked for, one bit each; alternatives are all of them.
static unsigned stats_of(const BuildingRules *rules, Span tests) {
    unsigned stats = 0;
    for (int i = 0; i < tests.count; i++) {
        const Test *test = &rules->test[tests.first + i];
        if (test->stat < STATS)
            stats |= 1U << test->stat;
        stats |= stats_of(rules, test->any) | stats_of(rules, test->all);
    }
    return stats;
}

static bool is_wanted(const BuildingRules *rules, Span tests, uint8_t card) {
    for (int i = 0; i < tests.count; i++) {
        const Test *test = &rules->test[tests.first + i];
        if ((test->on_bridge && building_selects(rules, &test->bridge, card)) ||
            is_wanted(rules, test->any, card) || is_wanted(rules, test->all, card))
            return true;
    }
    return false;
}

int building_won_share(const BuildingRules *rules, uint8_t space_card, uint8_t card) {
    const CardDef *space = &rules->card[space_card], *def = &rules->card[card];
    unsigned stats = stats_of(rules, space->goal);
    int share = is_wanted(rules, space->goal, card) ? WON_WANTED : 0;
    for (int i = 0; i < space->order_count; i++)
        stats |= space->order[i];
    for (int stat = 0; stat < STATS; stat++)
        if ((stats >> stat & 1) != 0 && def->stat[stat] > 0)
            share += def->stat[stat];
    return share;
}

// The cards on the seat's bridge with the largest shares, largest first.
static void find_crew(const BuildingRules *rules, const BuildingBoard *s, WonMoment *won) {
    const uint8_t zone = zone_of(ZONE_BRIDGE, won->seat), *cards = zone_cards(s, zone);
    int share[WON_CREW];
    won->crew_count = 0;
    for (int i = 0; i < s->size[zone]; i++) {
        const int own = cards[i] < rules->card_count ? building_won_share(rules, won->card, cards[i]) : 0;
        int at = won->crew_count < WON_CREW ? won->crew_count : WON_CREW;
        while (at > 0 && share[at - 1] < own)
            at--;
        if (own <= 0 || at == WON_CREW)
            continue;
        won->crew_count = (uint8_t)(won->crew_count < WON_CREW ? won->crew_count + 1 : WON_CREW);
        for (int k = won->crew_count - 1; k > at; k--) {
            share[k] = share[k - 1];
            won->crew[k] = won->crew[k - 1];
        }
        share[at] = own;
        won->crew[at] = cards[i];
    }
}

// ---- its time

// What the event asks for, and what the bridge has of it.
static void find_needs(const CardTable *table, WonMoment *won) {
    Chip goal[GOAL_CHIPS];
    const int count = building_goal_chips(table->looks, &seen(table)->table, won->seat, won->card, goal);
    for (int i = 0; i < count && won->needs < WON_NEEDS; i++)
        if (goal[i].word == NULL)
            won->need[won->needs++] = (WonNeed){.sign = goal[i].sign,
                                                .color = goal[i].color,
                                                .least = (int16_t)goal[i].value,
                                                .missing = (int16_t)goal[i].missing};
    won->judged_ms = table->theirs ? FAILED_JUDGED_THEIRS_MS : FAILED_JUDGED_MS;
    won->ms = table->theirs ? FAILED_MOMENT_THEIRS_MS : FAILED_MOMENT_MS;
}

bool building_wins_battle(const CardTable *table, const Event *event) {
    const BuildingRules *rules = building_looks_rules(table->looks);
    return event->kind == EVENT_AWARDED && own(table)->played && event->card < rules->card_count &&
           rules->card[event->card].order_count > 0;
}

static bool is_own_deed(const CardTable *table, const Event *event) {
    return own(table)->played && event->seat == table->front &&
           (event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED);
}

float building_won_ms(const CardTable *table, const Event *event) {
    return building_wins_battle(table, event) ? WON_BATTLE_MS
           : is_own_deed(table, event)        ? WON_OWN_MS
                                              : building_read_ms(table, event, WON_MOMENT_MS);
}

void building_won_begin(CardTable *table, const Event *event) {
    WonMoment *won = &own(table)->won;
    const BuildingRules *rules = building_looks_rules(table->looks);
    if (table->timeline.speed <= 0 || event->card >= rules->card_count)
        return;
    timeline_forget(&table->timeline, &won->part, sizeof won->part);
    *won = (WonMoment){.card = event->card, .seat = event->seat, .failed = event->kind == EVENT_FAILED};
    won->ms = building_won_ms(table, event);
    if (won->failed)
        find_needs(table, won);
    else
        find_crew(rules, &seen(table)->table, won);
    timeline_add_ms(&table->timeline, &won->part, 1, MOTION_BEAM, 0, won->ms);
}

// Who shot it down in the battle that has just been fought; false: it is none, as it took damage elsewhere.
static bool find_shot_down(const App *app, const CardTable *table, Seat seat, LossCause *how) {
    const GameLog *log = session_log(app->session);
    bool down = false;
    for (int i = game_log_count(log, table->log_until) - 1; i >= 0; i--) {
        const Event *event = &game_log_item(log, i)->event;
        if (event->kind == EVENT_BATTLE || (event->kind == EVENT_DEFEATED && event->seat == seat))
            return down;
        if (event->kind == EVENT_DOWNED && event->seat == seat) {
            *how = building_loss_cause(table, event->to_row, 0);
            down = true;
        } else if (down && event->kind == EVENT_SHOT && event->to_row == seat) {
            how->attack = (uint8_t)event->amount;
            return true;
        }
    }
    return down;
}

void building_lost_begin(const App *app, CardTable *table, const Event *event) {
    WonMoment *won = &own(table)->won;
    if (table->timeline.speed <= 0)
        return;
    timeline_forget(&table->timeline, &won->part, sizeof won->part);
    *won = (WonMoment){
        .card = NONE, .seat = event->seat, .failed = true, .lost = true, .how = {SEAT_NONE, 0, NONE}};
    won->wreck = find_shot_down(app, table, event->seat, &won->how);
    won->active = seen(table)->table.active == event->seat;
    won->ms = LOST_MOMENT_MS;
    timeline_add_ms(&table->timeline, &won->part, 1, MOTION_BEAM, 0, won->ms);
}

void building_failed_costs(CardTable *table, const Event *event) {
    WonMoment *won = &own(table)->won;
    if (!won->failed || won->lost || won->part >= 1 || event->seat >= BUILDING_SEATS)
        return;
    int16_t *cost = won->cost[event->seat];
    if (event->kind == EVENT_DAMAGED) {
        cost[COST_DAMAGE] = (int16_t)(cost[COST_DAMAGE] + event->amount - event->amount2);
        cost[COST_SHIELDS] = (int16_t)(cost[COST_SHIELDS] + event->amount2);
    } else if (event->kind == EVENT_INFECTED)
        cost[COST_INFECTIONS]++;
    else if (event->kind == EVENT_TRASHED || (event->kind == EVENT_DISCARDED && event->amount != 1))
        cost[COST_CARDS]++;
    else
        return;
    won->cost_at[event->seat] = won->part * won->ms;
}

// ---- where

static GfxRect band_of(const CardTable *table) {
    const GfxRect board = table->layout.board;
    const float h = roundf(fminf(board.h * 0.62F, lpx(table, table->layout.large ? 250 : 380)));
    return gfx_rect(0, roundf(board.y + (board.h - h) * 0.46F), table->layout.window.w, h);
}

void building_won_moved(App *app, CardTable *table) {
    BuildingTable *at = own(table);
    if (memcmp(&at->won.part, &at->won_drawn, sizeof at->won_drawn) == 0)
        return;
    at->won_drawn = at->won.part;
    gfx_damage(app->gfx, band_of(table));
}

typedef struct WonRoom {
    GfxRect picture, words, crew, points;
} WonRoom;

// Picture, words above the crew, and the points, side by side in the middle of the band.
static WonRoom room_of(const CardTable *table) {
    const GfxRect band = band_of(table);
    const float edge = lpx(table, table->layout.large ? 18 : 28), h = band.h - 2 * edge, gap = edge * 1.2F;
    const float room = fminf(band.w - 2 * edge, lpx(table, table->layout.large ? 1120 : 1660));
    const float picture = fminf(h * TILE_SHAPE, room * 0.38F), points = fminf(h * 0.62F, room * 0.14F);
    const float x = (band.w - room) / 2, words = room - picture - points - 2 * gap,
                high = picture / TILE_SHAPE;
    WonRoom at = {
        .picture = gfx_rect(roundf(x), roundf(band.y + (band.h - high) / 2), roundf(picture), roundf(high))};
    at.words = gfx_rect(x + picture + gap, at.picture.y, words, high * 0.4F);
    at.crew = gfx_rect(at.words.x, at.words.y + at.words.h + edge * 0.4F, words, high * 0.6F - edge * 0.4F);
    at.points = gfx_rect(roundf(x + room - points), roundf(band.y + (band.h - points) / 2), points, points);
    return at;
}

// ---- how

typedef struct WonTime {
    float ms, all;
    bool still; // nothing moves, it only fades
} WonTime;

// Progress of what begins at `from`: 0 to 1.
static float since(const WonTime *time, float from, float ms) {
    return time->still ? 1 : fminf(1, fmaxf(0, (time->ms - from) / ms));
}

static float opened(const WonTime *time) {
    const float out = fminf(1, fmaxf(0, (time->all - time->ms) / CLOSES_MS)),
                in = fminf(1, time->ms / OPENS_MS);
    return ease_out_cubic(in) * ease_out_cubic(out);
}

// The sky, in the colours of whoever has won it.
static void draw_ground(App *app, const CardTable *table, const WonMoment *won) {
    const GfxRect band = band_of(table);
    const StageView sky = {band, BATTLE_STAGE_W, BATTLE_STAGE_W * band.h / band.w};
    const int palette = seat_palette(app, won->seat);
    const FactionColors *colors = palette_faction(palette);
    const GfxPaint bitter = paint_three(90, 0xB0300C0Cu, 0x90140708u, 0.5F, 0xC0300C0Cu);
    const GfxPaint tint = paint_three(90, color_alpha(colors->deep, 0.5F), color_alpha(colors->dark, 0.35F),
                                      0.5F, color_alpha(colors->deep, 0.7F));
    char file[96];
    const StageGround ground = {.file = building_sky(app, won->card, file, sizeof file),
                                .sides = true,
                                .palette = {palette, palette}};
    const GfxPaint solid = paint_solid(COLOR_SPACE);
    gfx_gradient(app->gfx, band, &solid);
    stage_draw_ground(app, table, &sky, &ground);
    gfx_gradient(app->gfx, band, won->failed ? &bitter : &tint);
}

// Its edges, wherever they are now.
static void draw_edges(App *app, GfxRect now, Color color) {
    gfx_fill(app->gfx, gfx_rect(now.x, now.y, now.w, 2), color);
    gfx_fill(app->gfx, gfx_rect(now.x, now.y + now.h - 2, now.w, 2), color);
}

// How far a flagship that something has just cost is thrown aside.
static float thrown(const CardTable *table, const WonMoment *won, const WonTime *time) {
    const float ms = time->ms - won->cost_at[won->seat];
    if (won->cost_at[won->seat] <= 0 || time->still || ms < 0)
        return 0;
    return lpx(table, 7) * sinf(ms * 0.15F) * expf(-ms / 110);
}

uint8_t building_won_wear(const WonMoment *won) {
    return (uint8_t)SDL_clamp(won->cost[won->seat][COST_DAMAGE], 0, SHIP_SCORCHED_MOST);
}

// Damage is a blow into the hull, which burns from then on; the more, the longer the burning stretch.
static void draw_hull_hit(App *app, const WonMoment *won, const ShipCutout *ship, const WonTime *time) {
    const float at = won->cost_at[won->seat], part = since(time, at, 620);
    const int damage = won->cost[won->seat][COST_DAMAGE];
    if (damage <= 0)
        return;
    const float x = ship->x + ship->w * 0.06F, y = ship->y - ship->w * 0.01F;
    for (int i = 0; i < damage && i < HULL_FIRES; i++)
        gfx_light_fire(app->gfx, roundf(x - (float)i * ship->w * 0.075F),
                       roundf(y + (i % 2 == 0 ? 0.0F : ship->w * 0.018F)),
                       roundf(ship->w * (0.065F - 0.008F * (float)i)), (uint32_t)(7 + i));
    if (time->still || part >= 1)
        return;
    gfx_opacity_push(app->gfx, (1 - part) * (1 - part));
    gfx_light_burst(app->gfx, x, y, roundf(ship->w * 0.3F), COLOR_DAMAGE, 4);
    gfx_light_ring(app->gfx, x, y, roundf(ship->w * (0.05F + 0.2F * ease_out_expo(part)) / 4) * 4,
                   ship->w * 0.02F, COLOR_DAMAGE);
    gfx_opacity_pop(app->gfx);
}

#define BLOW_MS 1000.0F
#define BLOW_STAYS 0.7F // of its rise: the number stays where it can be read
#define BLOW_SIZE 58.0F // of its letters, in the stage's units

// What a blow has taken from the hull, in large red letters beside it; the edges of the band light up.
static void draw_blow(App *app, const CardTable *table, const WonMoment *won, const ShipCutout *ship,
                      const WonTime *time) {
    const GfxRect band = band_of(table);
    const StageView stage = {band, BATTLE_STAGE_W, BATTLE_STAGE_W * band.h / band.w};
    const float part = since(time, won->cost_at[won->seat], BLOW_MS);
    const StageLoss loss = {.part = fminf(part, BLOW_STAYS),
                            .x = ship->x + ship->w * 0.2F,
                            .y = ship->y - ship->w * 0.16F,
                            .size = BLOW_SIZE,
                            .lost = won->cost[won->seat][COST_DAMAGE],
                            .plate = true,
                            .sign = building_stat_sign(STAT_DAMAGE),
                            .color = COLOR_HULL_LOST};
    if (loss.lost <= 0)
        return;
    stage_draw_loss(app, table, &stage, &loss);
    if (!time->still)
        building_draw_struck(app, table, band, part);
}

// The flagship flies on.
static void draw_flagship(App *app, const CardTable *table, const WonMoment *won, const WonRoom *room,
                          const WonTime *time) {
    const GfxRect band = band_of(table);
    const float w = fminf(band.h * 1.5F, room->words.w), way = time->still ? 1 : time->ms / time->all;
    char file[96];
    if (!building_find_flagship(app, table, won->seat, "r", file, sizeof file))
        return;
    const ShipCutout ship = {
        .file = file,
        .x = roundf(room->points.x - w * 0.32F + way * lpx(table, 26) + thrown(table, won, time)),
        .y = roundf(band.y + band.h * 0.36F - way * lpx(table, 5)),
        .w = w,
        .light = won->failed ? 0.65F : 1,
        .wear = building_won_wear(won)};
    gfx_opacity_push(app->gfx, since(time, 60, 260));
    ship_cutout_draw(app->gfx, app->pictures, &ship);
    gfx_opacity_pop(app->gfx);
    draw_hull_hit(app, won, &ship, time);
    draw_blow(app, table, won, &ship, time);
}

static const char *title_of(const App *app, const WonMoment *won, bool judged) {
    const CardDef *def = &building_rules(app)->card[won->card];
    return app_word(app, !judged                   ? "building.won.judging"
                         : won->failed             ? "building.won.failed"
                         : def->order_count > 0    ? "building.won.battle"
                         : def->kind == KIND_EVENT ? "building.won.event"
                                                   : "building.won.mission");
}

// What it was, and who did it. That an event has failed is stamped there, once it has been judged.
static void draw_words(App *app, const CardTable *table, const WonMoment *won, GfxRect box,
                       const WonTime *time) {
    const int palette = seat_palette(app, won->seat);
    const float em = roundf(box.h * 0.46F), left = em + lpx(table, 12);
    const bool judged = time->still || time->ms >= won->judged_ms;
    const float falls = judged && won->failed ? 1 - ease_out_cubic(since(time, won->judged_ms, 160)) : 0;
    emblem_at(app, palette, box.x, roundf(box.y + box.h * 0.02F), em, palette_faction(palette)->main);
    words_fit(app, gfx_rect(box.x + left, box.y, box.w - left, box.h * 0.48F), GFX_FONT_DISPLAY, 22, 13,
              palette_faction(palette)->light, GFX_LEFT, seat_name(app, won->seat));
    words_fit(app, gfx_rect(box.x, box.y + box.h * 0.48F, box.w, box.h * 0.5F), GFX_FONT_DISPLAY_BOLD,
              (table->layout.large ? 32 : 44) * (1 + 0.25F * falls), 14,
              judged && won->failed ? 0xFFFFB49Cu : COLOR_WHITE, GFX_LEFT, title_of(app, won, judged));
}

static void draw_crew(App *app, const CardTable *table, const WonMoment *won, GfxRect box,
                      const WonTime *time) {
    const float gap = lpx(table, 8), w = fminf((box.w + gap) / WON_CREW - gap, lpx(table, 190));
    for (int i = 0; i < won->crew_count; i++) {
        const float part = since(time, CREW_MS + CREW_APART_MS * (float)i, CREW_FLIES_MS);
        const CardLook look = building_card_look(table->looks, won->crew[i], seat_palette(app, won->seat));
        const float away = 1 - ease_out_cubic(part);
        CardPlace place = card_place(CARD_TILE, roundf(box.x + (float)i * (w + gap) - away * lpx(table, 60)),
                                     roundf(box.y + away * (box.h + lpx(table, 40))), w);
        place.height = roundf(fminf(box.h, w * 0.85F));
        place.opacity = part;
        if (part > 0)
            card_art_draw(app->gfx, &look, &place);
    }
}

static void draw_stamp(App *app, const CardTable *table, const WonMoment *won, GfxRect at,
                       const WonTime *time) {
    const float part = since(time, WON_COUNTS_MS - STAMP_MS, STAMP_MS),
                grown = 1 + 1.2F * (1 - ease_in(part));
    const float cx = at.x + at.w / 2, cy = at.y + at.h / 2, after = since(time, WON_COUNTS_MS, 520);
    if (part <= 0)
        return;
    if (!time->still && after > 0 && after < 1) {
        gfx_opacity_push(app->gfx, (1 - after) * (1 - after));
        gfx_light_burst(app->gfx, cx, cy, at.w * 1.1F, COLOR_GOLD, 4);
        gfx_light_ring(app->gfx, cx, cy, at.w * (0.5F + 0.6F * ease_out_expo(after)), lpx(table, 12),
                       COLOR_GOLD);
        gfx_opacity_pop(app->gfx);
    }
    const float size = roundf(at.w * grown / 4) * 4;
    gfx_opacity_push(app->gfx, part);
    target_art_draw_points(app->gfx, roundf(cx - size / 2), roundf(cy - size / 2), size,
                           building_rules(app)->card[won->card].points); // the seat's own number counts up
    gfx_opacity_pop(app->gfx);
}

// ---- what a failed event costs

// What shields stop is no loss: it is said in a word that they did, and that it is the hull which loses.
static int cost_chips(const App *app, const int16_t cost[COSTS], Chip out[2 * COSTS]) {
    const Chip looks[COSTS] = {
        [COST_SHIELDS] = {.sign = building_stat_sign(STAT_SHIELDS),
                          .color = building_stat_color(STAT_SHIELDS)},
        [COST_DAMAGE] = {.sign = building_stat_sign(STAT_DAMAGE), .color = COLOR_DAMAGE},
        [COST_INFECTIONS] = {.sign = "glyphs/kind-infection.svg", .color = COLOR_DAMAGE, .plus = true},
        [COST_CARDS] = {.sign = "icons/phosphor/cards.svg", .color = COLOR_DAMAGE}};
    static const char *const words[COSTS] = {
        [COST_SHIELDS] = "building.won.stopped", [COST_DAMAGE] = "building.won.hull"};
    int count = 0;
    for (int i = 0; i < COSTS; i++) {
        if (cost[i] <= 0)
            continue;
        out[count] = looks[i];
        out[count++].value = i == COST_CARDS || i == COST_DAMAGE ? -cost[i] : cost[i];
        if (words[i] != NULL)
            out[count++] = (Chip){.word = app_word(app, words[i])};
    }
    return count;
}

// Whose cost it is; to whom it happens, damage is told in so many words.
static void cost_title(const App *app, const CardTable *table, const WonMoment *won, Seat seat, char *out,
                       size_t size) {
    const int damage = won->cost[seat][COST_DAMAGE];
    if (own(table)->played && seat == table->front && damage > 0)
        app_fill(app, out, size, "building.won.yours", NUM("number", damage));
    else
        text_copy(out, size, seat_name(app, seat));
}

// A seat and what it has lost so far, stamped on when it comes.
static void draw_cost(App *app, const CardTable *table, const WonMoment *won, Seat seat, GfxRect box,
                      const WonTime *time) {
    Chip chips[2 * COSTS];
    const int count = cost_chips(app, won->cost[seat], chips), palette = seat_palette(app, seat);
    const float part = since(time, won->cost_at[seat], 160), grown = 1 + 0.5F * (1 - ease_out_cubic(part));
    const float em = roundf(box.h * 0.44F), edge = lpx(table, 10);
    const FactionColors *colors = palette_faction(palette);
    const GfxPaint fill = paint_down(color_alpha(colors->dark, 0.9F), color_alpha(colors->deep, 0.92F));
    char title[120];
    cost_title(app, table, won, seat, title, sizeof title);
    gfx_panel(app->gfx, box, lpx(table, 10), &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_DAMAGE);
    emblem_at(app, palette, box.x + edge, roundf(box.y + box.h * 0.06F), em, colors->light);
    words_fit(app,
              gfx_rect(box.x + edge + em + lpx(table, 6), box.y + box.h * 0.05F,
                       box.w - 2 * edge - em - lpx(table, 6), box.h * 0.44F),
              GFX_FONT_DISPLAY, 17, 12, COLOR_WHITE, GFX_LEFT, title);
    const float h = roundf(box.h * 0.42F * grown / 2) * 2;
    const GfxRect room = {box.x + edge, box.y + box.h * 0.74F - h / 2, (box.w - 2 * edge) * grown, h};
    chips_draw(app->gfx, chips, count, room, false);
}

static void draw_costs(App *app, const CardTable *table, const WonMoment *won, GfxRect box,
                       const WonTime *time) {
    const float gap = lpx(table, 10), top = box.h * COSTS_AT;
    const int seats = table->layout.seats;
    const float w = fminf((box.w + gap) / (float)(seats > 2 ? seats : 2) - gap, lpx(table, 250));
    float x = box.x;
    for (Seat seat = 0; seat < seats; seat++) {
        if (won->cost_at[seat] <= 0)
            continue;
        draw_cost(app, table, won, seat, gfx_rect(roundf(x), box.y + top, w, box.h - top), time);
        x += w + gap;
    }
}

// ---- all of it

// Who did it and what it brought, or what it costs.
static void draw_outcome(App *app, const CardTable *table, const WonMoment *won, const WonRoom *room,
                         const WonTime *time) {
    gfx_opacity_push(app->gfx, since(time, 120, 180));
    draw_words(app, table, won, room->words, time);
    if (won->failed) {
        const GfxRect needs = {room->crew.x, room->crew.y, room->crew.w, room->crew.h * NEEDS_H};
        building_draw_needs(app, table, won, needs, time->still ? won->judged_ms : time->ms);
        draw_costs(app, table, won, room->crew, time);
    }
    gfx_opacity_pop(app->gfx);
    if (won->failed)
        return;
    draw_crew(app, table, won, room->crew, time);
    draw_stamp(app, table, won, room->points, time);
}

// What it was about, as large as the band is high, with its name; it fades into the sky, and grows dark where
// an event has failed.
static void draw_painting(App *app, const CardTable *table, const WonMoment *won, const WonRoom *room,
                          const WonTime *time) {
    const GfxRect band = band_of(table);
    const TargetLook look = building_space_look(table->looks, NULL, 0, won->card);
    const float comes = ease_out_cubic(since(time, 40, 300)), w = roundf(room->words.x - lpx(table, 12)),
                line = roundf(band.h * 0.17F);
    const GfxRect at = {roundf((comes - 1) * lpx(table, 80)), band.y, w, band.h};
    const GfxPaint out = paint_three(90, 0x00050810u, 0x00050810u, 0.7F, 0xB0050810u),
                   under = paint_down(0x00050810u, 0xE6050810u);
    gfx_opacity_push(app->gfx, comes);
    card_art_draw_painting(app->gfx, app->pictures, look.painting, at, 0);
    if (won->failed)
        gfx_fill(app->gfx, at, color_alpha(0xFF05080Fu, 0.45F * since(time, won->judged_ms, 400)));
    gfx_gradient(app->gfx, at, &out);
    gfx_gradient(app->gfx, gfx_rect(at.x, band.y + band.h * 0.55F, w, band.h * 0.45F), &under);
    gfx_fill(app->gfx, gfx_rect(at.x + w, band.y, fmaxf(1, lpx(table, 2)), band.h),
             color_alpha(palette_faction(seat_palette(app, won->seat))->main, 0.8F));
    words_fit(app, gfx_rect(room->picture.x + at.x, band.y + band.h - line * 1.35F, room->picture.w, line),
              GFX_FONT_DISPLAY_BOLD, table->layout.large ? 30 : 42, 14, COLOR_WHITE, GFX_LEFT, look.name);
    gfx_opacity_pop(app->gfx);
}

// The card; that of a failed event grows dark.
static void draw_picture(App *app, const CardTable *table, const WonMoment *won, GfxRect picture,
                         const WonTime *time) {
    const float comes = since(time, 40, 240), dark = won->failed ? since(time, won->judged_ms, 400) : 0;
    const GfxPaint veil =
        paint_solid(color_alpha(0xFF05080Fu, 0.3F * dark)); // what it costs can be read still
    picture.x -= roundf((1 - ease_out_cubic(comes)) * lpx(table, 80));
    building_draw_tile(app, table, won->card, won->seat, picture, false, comes);
    if (dark > 0)
        gfx_round(app->gfx, picture, lpx(table, 12), &veil);
}

// Its flagship flies past, and over it what it was, who did it and what it brought.
static void draw_deed(App *app, const CardTable *table, const WonMoment *won, const WonRoom *room,
                      const WonTime *time) {
    draw_flagship(app, table, won, room, time);
    if (building_space_look(table->looks, NULL, 0, won->card).painting != NULL)
        draw_painting(app, table, won, room, time);
    else
        draw_picture(app, table, won, room->picture, time);
    draw_outcome(app, table, won, room, time);
}

// ---- a flagship that is lost

// In its colours, though it is a loss: at the left the ship, which breaks up, or its wreck.
static void draw_lost_ship(App *app, const CardTable *table, const WonMoment *won, GfxRect box,
                           const WonTime *time) {
    char file[96];
    const float ms = won->wreck || time->still ? SHIP_BREAKS_MS : time->ms - LOST_BREAKS_AFTER_MS,
                wrecked = ship_breaking_wrecked(ms), way = time->still ? 0.5F : time->ms / time->all;
    ShipCutout ship = {.x = roundf(box.x + box.w / 2 - way * lpx(table, 14)),
                       .y = roundf(box.y + box.h / 2 + way * lpx(table, 12)),
                       .w = roundf(fminf(box.w * 0.86F, box.h * 1.75F)),
                       .light = 1};
    if (wrecked > 0 && building_find_flagship(app, table, won->seat, "dead", file, sizeof file)) {
        ship.file = file;
        stage_draw_cutout(app, &ship, wrecked);
        ship_breaking_embers(app, &ship, wrecked);
    }
    if (!building_find_flagship(app, table, won->seat, "r", file, sizeof file))
        return;
    ship.file = file;
    ShipCutout whole = ship;
    ship_breaking_pose(&ship, ms);
    ship.wear = SHIP_SCORCHED_MOST;
    stage_draw_cutout(app, &ship, 1 - wrecked);
    ship_breaking_draw(app, &whole, band_of(table), ms);
    const float blast = (ms - SHIP_BURNS_MS + 60) / 700;
    if (time->still || blast <= 0 || blast >= 1)
        return;
    gfx_opacity_push(app->gfx, (1 - blast) * (1 - blast));
    gfx_light_fire(app->gfx, ship.x, ship.y, roundf(ship.w * 0.3F), 5);
    gfx_light_burst(app->gfx, ship.x, ship.y, roundf(ship.w * 0.42F), COLOR_DAMAGE, 4);
    gfx_light_ring(app->gfx, ship.x, ship.y, roundf(ship.w * (0.1F + 0.4F * ease_out_expo(blast)) / 4) * 4,
                   ship.w * 0.02F, COLOR_DAMAGE);
    gfx_opacity_pop(app->gfx);
}

// What it takes, a line each, one after the other.
static int loss_lines(const App *app, const CardTable *table, const WonMoment *won, char line[4][160]) {
    const BuildingRules *rules = building_rules(app);
    const int hand = rules->hand_size;
    int count = 0;
    text_copy(line[count++], 160, app_word(app, "building.lost.deck"));
    if (rules->pile_count > 0 && seen(table)->table.pile[0] > 0)
        app_fill(app, line[count++], 160, "building.lost.joins",
                 STR("card", building_card_name(table->looks, rules->pile[0])));
    if (won->active)
        text_copy(line[count++], 160, app_word(app, "building.lost.turn"));
    else
        app_fill(app, line[count++], 160, "building.lost.draws", NUM("number", hand));
    text_copy(line[count++], 160, app_word(app, "building.lost.stays"));
    return count;
}

static void draw_lost_words(App *app, const CardTable *table, const WonMoment *won, GfxRect box,
                            const WonTime *time) {
    const int palette = seat_palette(app, won->seat);
    const bool large = table->layout.large;
    const float em = roundf(box.h * 0.13F), left = em + lpx(table, 10);
    char text[240], line[4][160];
    emblem_at(app, palette, box.x, roundf(box.y), em, palette_faction(palette)->main);
    words_fit(app, gfx_rect(box.x + left, box.y, box.w - left, box.h * 0.13F), GFX_FONT_DISPLAY, 22, 13,
              palette_faction(palette)->light, GFX_LEFT, seat_name(app, won->seat));
    building_loss_title(app, table, won->seat, text, sizeof text);
    words_fit(app, gfx_rect(box.x, box.y + box.h * 0.14F, box.w, box.h * 0.24F), GFX_FONT_DISPLAY_BOLD,
              large ? 36 : 52, 16, COLOR_WHITE, GFX_LEFT, text);
    building_loss_by(app, table, &won->how, text, sizeof text);
    words_fit(app, gfx_rect(box.x, box.y + box.h * 0.38F, box.w, box.h * 0.13F), GFX_FONT_TEXT_MEDIUM,
              large ? 17 : 22, 12, 0xFFFFB49Cu, GFX_LEFT, text);
    const int lines = loss_lines(app, table, won, line);
    const float each = box.h * 0.46F / 4;
    for (int i = 0; i < lines; i++) {
        const float y = box.y + box.h * 0.54F + (float)i * each, dot = roundf(each * 0.22F);
        gfx_opacity_push(app->gfx, since(time, LOST_COSTS_MS + 110 * (float)i, 160));
        const GfxPaint fill = paint_solid(i + 1 == lines ? COLOR_SHIELDS : COLOR_DAMAGE);
        gfx_round(app->gfx, gfx_rect(box.x, roundf(y + (each - dot) / 2), dot, dot), dot / 2, &fill);
        words_fit(app, gfx_rect(box.x + lpx(table, 18), y, box.w - lpx(table, 18), each), GFX_FONT_TEXT,
                  large ? 15 : 20, 11, COLOR_TEXT, GFX_LEFT, line[i]);
        gfx_opacity_pop(app->gfx);
    }
}

static void draw_lost(App *app, const CardTable *table, const WonMoment *won, const WonTime *time) {
    const GfxRect band = band_of(table);
    const float edge = lpx(table, table->layout.large ? 18 : 28),
                room = fminf(band.w - 2 * edge, lpx(table, table->layout.large ? 1120 : 1660)),
                x = (band.w - room) / 2, ship = room * 0.44F;
    draw_lost_ship(app, table, won, gfx_rect(x, band.y, ship, band.h), time);
    draw_lost_words(app, table, won,
                    gfx_rect(x + ship + edge, band.y + edge, room - ship - edge, band.h - 2 * edge), time);
}

void building_draw_won(App *app, const CardTable *table) {
    const WonMoment *won = &own(table)->won;
    const WonTime time = {won->part * won->ms, won->ms, table->timeline.reduced};
    const GfxRect band = band_of(table);
    if (won->part <= 0 || won->part >= 1 || (!won->lost && won->card >= building_rules(app)->card_count) ||
        won->seat >= table->layout.seats || !gfx_is_visible(app->gfx, band))
        return;
    const FactionColors *colors = palette_faction(seat_palette(app, won->seat));
    const WonRoom room = room_of(table);
    const float open = time.still ? 1 : opened(&time), h = roundf(band.h * open / 2) * 2;
    gfx_opacity_push(app->gfx, time.still ? opened(&time) : 1);
    gfx_clip_push(app->gfx, gfx_rect(band.x, band.y + (band.h - h) / 2, band.w, h));
    draw_ground(app, table, won);
    draw_edges(app, gfx_rect(band.x, band.y + (band.h - h) / 2, band.w, h),
               won->failed ? COLOR_DAMAGE : colors->main);
    if (won->lost)
        draw_lost(app, table, won, &time);
    else
        draw_deed(app, table, won, &room, &time);
    gfx_clip_pop(app->gfx);
    gfx_opacity_pop(app->gfx);
}

void building_draw_above(App *app, const CardTable *table) {
    building_draw_hurts(app, table);
    building_draw_blows(app, table);
    building_draw_won(app, table);
    building_draw_wins(app, table);
}

// SPDX-License-Identifier: MIT
// Draws the bridge of the seat whose turn it is: its stats, its cards, and the cards held behind them.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/draw.h"

#include "app/art/ship_cutout.h"
#include "app/kit/scene.h"
#include "games/deck_building/numbers.h"

#include <math.h>
#include <stdio.h>

// ---- numbers

static int then_or_now(const CardTable *table, Seat seat, int stat) {
    const BuildingForecast *then = &own(table)->forecast;
    return then->kind != FORECAST_NONE && seat == table->front ? then->stat[stat]
                                                               : shown(table)->stat[seat][stat];
}

static void draw_numbers(App *app, const CardTable *table, Seat seat) {
    static const uint8_t stats[] = {STAT_SPEED, STAT_ATTACK, STAT_DIPLOMACY, STAT_SHIELDS};
    static const char *const grant_signs[] = {"glyphs/stat-search.svg", "glyphs/stat-explore.svg",
                                              "glyphs/stat-mission.svg"};
    static const char *const grant_keys[] = {"building.search", "building.explore", "building.mission"};
    const BuildingView *view = shown(table);
    const PlayerState *player = &view->table.seat[seat];
    const BuildingForecast *then = &own(table)->forecast;
    const bool foretold = then->kind != FORECAST_NONE && seat == table->front;
    const int grants[] = {player->searches, player->explores, player->mission_explores};
    StatCell cells[8];
    for (int i = 0; i < 4; i++) {
        const int used = stats[i] == STAT_SHIELDS ? player->shields_used : 0;
        const int now = view->stat[seat][stats[i]] - used, later = then_or_now(table, seat, stats[i]) - used;
        cells[i] = (StatCell){building_stat_sign(stats[i]),
                              building_stat_color(stats[i]),
                              now > 0 ? now : 0,
                              later > 0 ? later : 0,
                              building_stat_name(table->looks, stats[i]),
                              false};
    }
    const int xp = view->xp_left[seat];
    cells[4] =
        (StatCell){building_stat_sign(STAT_XP),       COLOR_STOCK,         xp, foretold ? then->xp_left : xp,
                   app_word(app, "building.xp_left"), seat == table->front};
    for (int i = 0; i < 3; i++)
        cells[5 + i] = (StatCell){grant_signs[i],
                                  COLOR_STOCK,
                                  grants[i],
                                  foretold ? then->grant[i] : grants[i],
                                  app_word(app, grant_keys[i]),
                                  false};
    draw_stats(app, own(table)->layout.stats, cells, 8);
}

// Something that a card on the bridge blocks: a padlock on the number.
static void draw_locks(App *app, const CardTable *table, Seat seat) {
    static const struct {
        Lock lock;
        int cell;
    } locks[] = {{LOCK_SEARCH, 5}, {LOCK_EXPLORE, 6}};
    const BuildingBoard *s = &shown(table)->table;
    for (size_t i = 0; i < sizeof locks / sizeof locks[0]; i++) {
        if (!building_locked(building_rules(app), s, seat, locks[i].lock))
            continue;
        const GfxRect cell = stat_rect(app, own(table)->layout.stats, locks[i].cell, 8);
        const float size = roundf(cell.h * 0.5F);
        icon_at(app, "icons/game-icons/padlock.svg", roundf(cell.x + cell.h * 0.55F),
                roundf(cell.y + cell.h * 0.06F), size, COLOR_DAMAGE);
    }
}

// ---- crew

// A held card shows only its header behind its holder: the badge says what it adds.
static void held_badge(CardLook *look, char text[16]) {
    if (look->stats == 0)
        return;
    snprintf(text, 16, "%s%d", look->stat[0].value < 0 ? "\xE2\x88\x92" : "+",
             look->stat[0].value < 0 ? -look->stat[0].value : look->stat[0].value);
    look->badge = text;
    look->stats = 0;
}

// `whole`: no other card lies over it.
static void draw_member(App *app, const CardTable *table, int at, bool lit, bool whole) {
    Sprite drawn = table->scene.sprite[scene_at(&table->scene, AT_CREW, at)];
    const Sprite *sprite = &drawn;
    if (whole)
        drawn.seen = 0;
    else if (own(table)->layout.crew_step < own(table)->layout.crew_w &&
             at + 1 < table->scene.zone[AT_CREW].count)
        drawn.seen = own(table)->layout.crew_step; // its name ends there
    const bool held = sprite->now.own[OWN_HOLDER] != 0;
    if (sprite->pose.fly >= 1)
        return;
    if (!held || sprite->now.card == CARD_HIDDEN) {
        draw_sprite(app, table, sprite, lit);
    } else {
        CardLook look = building_look(table->looks, app, &sprite->now);
        CardPlace place = sprite_place(sprite);
        char badge[16];
        held_badge(&look, badge);
        place.glow = lit;
        card_art_draw(app->gfx, &look, &place);
    }
    if (sprite->now.own[OWN_USED] == 0)
        return;
    // already used: a tick
    const GfxRect rect = sprite_rect(sprite);
    const GfxPaint ground = paint_solid(0xE0040912u);
    const float size = roundf(lpx(table, 13)), x = rect.x + rect.w - lpx(table, 14),
                y = rect.y + lpx(table, 18);
    gfx_circle(app->gfx, x, y, lpx(table, 9), &ground);
    icon_at(app, "icons/phosphor/check.svg", roundf(x - size / 2), roundf(y - size / 2), size, COLOR_TEXT);
}

static bool is_lit(const CardTable *table, int at) {
    return table->scene.sprite[scene_at(&table->scene, AT_CREW, at)].lit;
}

// Where they overlap the card that is pointed at lies over the others. -1: none.
static int foremost(const App *app, const CardTable *table) {
    const Hit *hit = table->drag.on || table->overlay != OVERLAY_NONE ? NULL : table_target_hit(app, table);
    const bool overlaps = own(table)->layout.crew_step < own(table)->layout.crew_w;
    return overlaps && hit != NULL && hit->tag.kind == TAG_CARD && hit->tag.a == AT_CREW &&
                   hit->tag.b < table->scene.zone[AT_CREW].count
               ? hit->tag.b
               : -1;
}

static void draw_crew(App *app, const CardTable *table) {
    const int count = table->scene.zone[AT_CREW].count, first = foremost(app, table);
    for (int user = 0; user < count; user++) {
        const Sprite *sprite = &table->scene.sprite[scene_at(&table->scene, AT_CREW, user)];
        if (sprite->now.own[OWN_HOLDER] != 0)
            continue;
        for (int at = 0; at < count; at++) {
            const Sprite *held = &table->scene.sprite[scene_at(&table->scene, AT_CREW, at)];
            if (held->now.own[OWN_HOLDER] == user + 1)
                draw_member(app, table, at, is_lit(table, at), false);
        }
        draw_member(app, table, user, is_lit(table, user), false);
    }
    if (first >= 0)
        draw_member(app, table, first, is_lit(table, first), true);
}

// ---- places and effects

#define SHIP_W 2.1F     // a flagship to the height of the bridge's cards
#define SHIP_LIGHT 0.7F // behind everything
#define SHIP_SEEN 0.45F

// Where there are no cards yet its flagship is seen.
static void draw_flagship(App *app, const CardTable *table, Seat seat) {
    const BuildingLayout *layout = &own(table)->layout;
    const GfxRect next = building_crew_card(layout, building_crew_count(seen(table), seat), false);
    const float w = layout->crew.h * SHIP_W, right = layout->crew.x + layout->crew.w;
    char file[96];
    if (right - w < next.x + layout->crew_w * 0.5F ||
        !building_find_flagship(app, table, seat, "r", file, sizeof file))
        return;
    gfx_clip_push(app->gfx, layout->bridge);
    stage_draw_cutout(app,
                      &(ShipCutout){.file = file,
                                    .x = roundf(right - w * 0.52F),
                                    .y = roundf(layout->crew.y + layout->crew.h * 0.5F),
                                    .w = roundf(w),
                                    .light = SHIP_LIGHT},
                      SHIP_SEEN);
    gfx_clip_pop(app->gfx);
}

GfxRect building_begin_rect(const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const int count = building_crew_count(seen(table), building_bridge_seat(seen(table)));
    const float right =
        layout->crew.x + layout->crew.w - (own(table)->effects > 0 && table->steady ? lpx(table, 180) : 0);
    const GfxRect next = building_crew_card(layout, count, false);
    return gfx_rect(next.x, next.y, fminf(right - next.x, lpx(table, 250)), next.h - lpx(table, 2));
}

// The place of the next card. Before the action phase a click there begins it.
static void draw_drop(App *app, const CardTable *table, Seat seat) {
    const GfxRect box = building_begin_rect(table);
    const bool begins = own(table)->begins && table->steady, hovered = begins && widget_hovered(app, "begin");
    const float size = lpx(table, 24), edge = lpx(table, 6);
    const bool drops =
        building_looks_acting(app, table) && seen(table)->table.size[zone_of(ZONE_HAND, table->front)] > 0;
    if (seat != table->front || (!begins && !drops) || box.w < lpx(table, 110))
        return;
    gfx_dashed(app->gfx, box, lpx(table, 11), fmaxf(1, lpx(table, 1.5F)), lpx(table, 6), lpx(table, 5),
               hovered ? COLOR_ICE : COLOR_LINE_STRONG);
    icon_at(app, begins ? "icons/phosphor/caret-right.svg" : "icons/phosphor/arrow-down.svg",
            roundf(box.x + (box.w - size) / 2), roundf(box.y + box.h * 0.3F), size,
            hovered ? COLOR_ICE : COLOR_TEXT_DIM);
    words_fit(app, gfx_rect(box.x + edge, box.y + box.h * 0.5F, box.w - 2 * edge, lpx(table, 24)),
              GFX_FONT_TEXT, 14, 12, COLOR_TEXT, GFX_CENTRE,
              app_word(app, begins ? "building.begin" : "building.drop_play"));
}

static void draw_effects(App *app, const CardTable *table) {
    for (int i = 0; i < own(table)->effects && table->steady; i++) {
        const GfxRect rect = own(table)->effect[i].rect;
        const GfxPaint fill = paint_solid(0xF00A111Fu);
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "effect:%d", i + 1);
        const bool hovered = widget_hovered(app, id);
        gfx_panel(app->gfx, rect, lpx(table, 9), &fill, fmaxf(1, lpx(table, hovered ? 2.5F : 1.5F)),
                  COLOR_ICE);
        words_fit(app, gfx_rect(rect.x + lpx(table, 10), rect.y, rect.w - lpx(table, 20), rect.h),
                  GFX_FONT_DISPLAY, 15, 12, COLOR_WHITE, GFX_LEFT,
                  building_card_name(table->looks, own(table)->effect[i].card));
    }
}

void building_draw_bridge(App *app, const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const Seat seat = building_bridge_seat(seen(table));
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    bool over = false;
    const GfxPaint fill = paint_down(color_alpha(color_mix(colors->dark, colors->deep, 0.6F), 0.8F),
                                     color_alpha(colors->deep, 0.86F));
    gfx_panel(app->gfx, layout->bridge, lpx(table, 14), &fill, fmaxf(1, lpx(table, 1.5F)),
              color_alpha(colors->main, 0.55F));
    draw_flagship(app, table, seat);
    draw_numbers(app, table, seat);
    draw_locks(app, table, seat);
    if (own(table)->options == 0)
        draw_drop(app, table, seat);
    draw_crew(app, table);
    if (own(table)->options == 0)
        draw_effects(app, table);
    if (building_place_lit(app, table, PLACE_BRIDGE, &over))
        draw_drop_target(app, table, layout->bridge, 14, over);
}

// SPDX-License-Identifier: MIT
// Regions of the numbers and signs of Tactics that have an explanation, and what each stands for.
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/explain.h"

#include <math.h>

TableNumber tactics_number_of(const HitTag *tag) {
    static const struct {
        uint8_t tag;
        NumberKind kind;
    } kinds[] = {
        {TAG_POWER, NUMBER_ROW},      {TAG_CARD_POWER, NUMBER_CARD}, {TAG_SEAT, NUMBER_POINTS},
        {TAG_POINTS, NUMBER_TARGET},  {TAG_PILE_DRAW, NUMBER_DRAW},  {TAG_DISCARD_COUNT, NUMBER_DISCARD},
        {TAG_PILE_HAND, NUMBER_HAND}, {TAG_DOWN_SIGN, SIGN_DOWN},    {TAG_SHIELD_SIGN, SIGN_SHIELD},
        {TAG_KIND_SIGN, SIGN_KIND},   {TAG_LAID, NUMBER_LAID},       {TAG_WON_POINTS, NUMBER_PRIZE},
        {TAG_WON_MORE, NUMBER_POINTS}};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (kinds[i].tag == tag->kind)
            return (TableNumber){
                .kind = (uint8_t)kinds[i].kind, .row = tag->a, .at = tag->b, .seat = tag->seat};
    return (TableNumber){.kind = NUMBER_NONE};
}

bool tactics_is_number(const HitTag *tag) {
    return tactics_number_of(tag).kind != NUMBER_NONE;
}

// All of a card that lies down says that nobody may look at it, as its sign does.
HitTag tactics_pointed(const CardTable *table, const Hit *hit) {
    const bool down = hit->tag.kind == TAG_CARD && hit->tag.a < ROWS && hit->card == NONE &&
                      hit->tag.b < seen(table)->row[hit->tag.a].count && hit->tag.b < LANE_MAX &&
                      !seen(table)->row[hit->tag.a].card[hit->tag.b].up;
    return down ? (HitTag){.kind = TAG_DOWN_SIGN, .a = hit->tag.a, .b = hit->tag.b}
                : (HitTag){.kind = TAG_NONE};
}

bool tactics_explain(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    return tactics_explain_number(app, table, tactics_number_of(tag), out);
}

static void add_sign(App *app, GfxRect rect, uint8_t tag, int row, int at, const char *name) {
    Hit *hit = hits_add(&app->hits, rect, "row:%d:card:%d:%s", row + 1, at + 1, name);
    hit->tag = (HitTag){.kind = tag, .a = (uint8_t)row, .b = (uint8_t)at};
    hit->no_focus = true; // the keyboard uses the card itself
}

// At the right of the card's visible strip; the shield sign is visible on the last card only.
static void add_signs(App *app, const CardTable *table, int row, int at, const TableRowShape *shape,
                      GfxRect strip) {
    const float w = own(table)->layout.card_w, unit = w / 204, size = 40 * unit;
    const float h = fminf(strip.h, lpx(table, shape->dense ? 30 : 40));
    if (h >= lpx(table, 12))
        add_sign(app, gfx_rect(strip.x + w - 50 * unit, strip.y, 50 * unit, h), TAG_DOWN_SIGN, row, at,
                 "down");
    if (seen(table)->row[row].card[at].shielded && at == shape->count - 1)
        add_sign(app, gfx_rect(strip.x + w - 53 * unit, strip.y + shape->card_h - 83 * unit, size, size),
                 TAG_SHIELD_SIGN, row, at, "shield");
}

static void add_card(App *app, const CardTable *table, int row, int at, const TableRowShape *shape) {
    const LegalList legal = table_legal(app);
    const ViewCard *card = &seen(table)->row[row].card[at];
    // A card that can be used now reacts to clicks all over.
    if (tactics_legal_for_row_card(legal, (uint8_t)row, (uint8_t)at) != NULL ||
        tactics_legal_picks_row_card(legal, (uint8_t)row, (uint8_t)at))
        return;
    const Seat owner = card->owner < seen(table)->seats ? card->owner : 0;
    if (!card->up) {
        add_signs(app, table, row, at, shape,
                  tactics_row_strip(&own(table)->layout, row, shape, at, owner, own(table)->scroll[row]));
        return;
    }
    GfxRect badge = tactics_row_strip(&own(table)->layout, row, shape, at, owner, own(table)->scroll[row]);
    badge.w = own(table)->layout.card_w * 0.24F;
    badge.h = fminf(badge.h, lpx(table, shape->dense ? 30 : 40));
    if (badge.h < lpx(table, 12))
        return;
    Hit *hit = hits_add(&app->hits, badge, "row:%d:card:%d:power", row + 1, at + 1);
    hit->tag = (HitTag){.kind = TAG_CARD_POWER, .a = (uint8_t)row, .b = (uint8_t)at};
    hit->card = card->card;
    hit->no_focus = true; // the keyboard uses the card itself
    const float w = own(table)->layout.card_w * 0.18F;
    const float x = badge.x + own(table)->layout.card_w - w;
    add_sign(app, gfx_rect(x, badge.y, w, badge.h), TAG_KIND_SIGN, row, at, "kind");
}

static bool speaks_for_team(const CardTable *table, Seat seat) {
    const Seat ally = tactics_ally(table, seat);
    return ally == SEAT_NONE || ally > seat;
}

static void add_chips(App *app, const CardTable *table, int row) {
    for (Seat seat = 0; seat < seen(table)->seats; seat++)
        if (!tactics_sums_teams(table) || speaks_for_team(table, seat))
            hits_add(&app->hits, tactics_power_rect(app, table, row, seat), "row:%d:power:%s", row + 1,
                     seat_faction_id(app, seat))
                ->tag = (HitTag){.kind = TAG_POWER, .a = (uint8_t)row, .seat = seat};
}

static void add_points(App *app, const CardTable *table, int row) {
    const GfxRect target = own(table)->layout.column[row].target;
    const float size = lpx(table, 56);
    if (seen(table)->row[row].target != NONE)
        hits_add(&app->hits,
                 gfx_rect(target.x + target.w - lpx(table, 62), target.y + lpx(table, 6), size, size),
                 "target:%d:points", row + 1)
            ->tag = (HitTag){.kind = TAG_POINTS, .a = (uint8_t)row};
}

// The pill with a discard pile's number; the pile itself is its top card.
static void add_discard(App *app, const CardTable *table, Seat seat, GfxRect pile) {
    if (seen(table)->seat[seat].discard_count == 0)
        return;
    const float w = lpx(table, 44), h = lpx(table, 24);
    Hit *hit = hits_add(&app->hits, gfx_rect(pile.x + (pile.w - w) / 2, pile.y + pile.h - h / 2, w, h),
                        "pile:%s:discard:count", seat_faction_id(app, seat));
    hit->tag = (HitTag){.kind = TAG_DISCARD_COUNT, .seat = seat};
    hit->no_focus = true;
}

static void add_laid(App *app, const CardTable *table, int row) {
    const ViewRow *view = &seen(table)->row[row];
    if (seen(table)->phase != PHASE_DEPLOYMENT || !tactics_row_counts(view) ||
        view->count > tactics_looks_rules(table->looks)->row_full)
        return;
    Hit *hit = hits_add(&app->hits, tactics_laid_place(table, row), "row:%d:laid", row + 1);
    hit->tag = (HitTag){.kind = TAG_LAID, .a = (uint8_t)row};
    hit->no_focus = true;
}

// Pointing at "+n more" lists them all, with what each brings; a click keeps that list.
static void add_more(App *app, const CardTable *table, Seat seat, GfxRect area) {
    const GfxRect line = tactics_won_more(app, table, seat, area);
    if (line.w <= 0)
        return;
    Hit *hit = hits_add(&app->hits, line, "pile:%s:won:more", seat_faction_id(app, seat));
    hit->tag = (HitTag){.kind = TAG_WON_MORE, .seat = seat};
    hit->no_focus = true; // the keyboard uses the pile itself
}

// The points of conquered targets that bring more than is printed on them.
static void add_won(App *app, const CardTable *table, Seat seat, GfxRect area) {
    const ViewSeat *view = &seen(table)->seat[tactics_pile_seat(seen(table), seat)];
    const WonPile pile = tactics_won_pile(app, table, seat, area);
    const int fit = tactics_won_fit(&own(table)->layout, area, pile);
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    Why points;
    if (tactics_pile_lies_with(table, seat) != seat || tactics_is_secret(table))
        return;
    add_more(app, table, seat, area);
    tactics_explain_points(rules, seen(table), seat, &points);
    for (int i = 0; i < fit; i++) {
        const uint8_t target = view->won[view->won_count - 1 - i];
        if (target == CARD_HIDDEN || tactics_pile_brings(&points, target) == rules->target[target].points)
            continue;
        const GfxRect tile = tactics_won_tile(&own(table)->layout, area, i, pile);
        const float w = fminf(lpx(table, 66), tile.w);
        Hit *hit = hits_add(&app->hits, gfx_rect(tile.x + tile.w - w, tile.y, w, tile.h),
                            "pile:%s:won:%d:points", seat_faction_id(app, seat), i + 1);
        hit->tag = (HitTag){.kind = TAG_WON_POINTS, .b = (uint8_t)i, .seat = seat};
        hit->no_focus = true;
    }
}

static void add_piles(App *app, const CardTable *table) {
    const TacticsLayout *layout = &own(table)->layout;
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        add_discard(app, table, panel->seat, panel->discard);
        Hit *hit = hits_add(&app->hits, panel->hand, "pile:%s:hand", seat_faction_id(app, panel->seat));
        hit->tag = (HitTag){.kind = TAG_PILE_HAND, .seat = panel->seat};
        hit->no_focus = true;
        add_won(app, table, panel->seat, panel->won);
    }
    add_discard(app, table, table->front, layout->discard);
    add_won(app, table, table->front, layout->plate_won);
}

void tactics_number_regions(App *app, CardTable *table) {
    for (int row = 0; row < ROWS; row++) {
        if (!seen(table)->row[row].dealt)
            continue;
        const TableRowShape shape = tactics_row_shape(table, row);
        add_chips(app, table, row);
        add_points(app, table, row);
        add_laid(app, table, row);
        for (int at = 0; at < table->scene.zone[row].count && at < seen(table)->row[row].count; at++)
            add_card(app, table, row, at, &shape);
    }
    add_piles(app, table);
}

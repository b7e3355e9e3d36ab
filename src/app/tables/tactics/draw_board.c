// SPDX-License-Identifier: MIT
// Draws the four columns: frame, target, cards, and the highlights while a card is dragged.
#include "app/kit/scene.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/sums.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define VIEW 0.34F      // opacity of a target's painting behind an empty row
#define VIEW_CARDS 4.0F // with so many cards it is gone

typedef enum RowState {
    ROW_PLAIN,  // nothing is being placed
    ROW_LEGAL,  // the card can go here
    ROW_AIMED,  // … and the pointer is there
    ROW_CLOSED_ // the card can't go here
} RowState;

static bool is_over_row(const char *id, int row) {
    int found = 0;
    return sscanf(id, "row:%d", &found) == 1 && found == row + 1;
}

static RowState row_state(const App *app, const CardTable *table, int row) {
    Command pattern;
    const LegalList legal = table_legal(app);
    if (table->showing || !tactics_choice_pattern(&own(table)->choice, legal, (uint8_t)row, FREE, &pattern))
        return ROW_PLAIN;
    if (legal_find(legal, &pattern) == NULL)
        return ROW_CLOSED_;
    const char *under = table_target_id(app, table);
    return is_over_row(under, row) ? ROW_AIMED : ROW_LEGAL;
}

static void draw_frame(App *app, const CardTable *table, GfxRect rect, RowState state) {
    const float radius = lpx(table, 18), thin = fmaxf(1, lpx(table, 1));
    if (state == ROW_AIMED) {
        const GfxPaint fill = paint_down(0x3378B4FFu, 0x1A78B4FFu);
        gfx_glow(app->gfx, rect, radius, lpx(table, 34), 0x7396C8FFu);
        gfx_panel(app->gfx, rect, radius, &fill, fmaxf(2, lpx(table, 2.5F)), COLOR_ICE);
    } else if (state == ROW_LEGAL) {
        const GfxPaint fill = paint_solid(0x0CA0BEEBu);
        gfx_round(app->gfx, rect, radius, &fill);
        gfx_dashed(app->gfx, rect, radius, fmaxf(1, lpx(table, 1.5F)), lpx(table, 6), lpx(table, 5),
                   0x80BED7FAu);
    } else {
        // Looks like a tray in the table: lit from above, shaded below.
        const GfxPaint fill = paint_down(0x24A8C8F5u, 0x3004070Eu);
        gfx_panel(app->gfx, rect, radius, &fill, thin, 0x38BED7FAu);
    }
}

float tactics_row_view(const CardTable *table, int row) {
    const float empty = fmaxf(0, 1 - (float)table->scene.zone[row].count / VIEW_CARDS);
    return seen(table)->row[row].target == NONE || tactics_scoring_covers(table, row)
               ? 0
               : VIEW * empty * own(table)->target[row];
}

// The painting of a target shows faintly through its row, as long as few cards lie there.
static void draw_view(App *app, const CardTable *table, int row) {
    const TableColumn *column = &own(table)->layout.column[row];
    const float thin = tactics_row_view(table, row);
    const char *file =
        thin > 0 ? tactics_target_look(table->looks, seen(table)->row[row].target).painting : NULL;
    if (file == NULL)
        return;
    const float edge = lpx(table, 4), top = column->score.y + column->score.h + lpx(table, 4);
    const GfxRect box = gfx_rect(column->frame.x + edge, roundf(top), column->frame.w - 2 * edge,
                                 roundf(column->frame.y + column->frame.h - edge - top));
    const GfxPaint fade = paint_down(0xFF0A1120u, 0x000A1120u);
    gfx_opacity_push(app->gfx, thin);
    card_art_draw_painting(app->gfx, app->pictures, file, box, lpx(table, 14));
    gfx_opacity_pop(app->gfx);
    gfx_opacity_push(app->gfx, thin);
    gfx_gradient(app->gfx, gfx_rect(box.x, box.y, box.w, box.h * 0.3F), &fade);
    gfx_opacity_pop(app->gfx);
}

// ---- cards

// True if this card can be chosen now.
static bool is_candidate(const App *app, const CardTable *table, int row, int at) {
    const LegalList legal = table_legal(app);
    return tactics_legal_for_row_card(legal, (uint8_t)row, (uint8_t)at) != NULL ||
           (own(table)->choice.from == NONE &&
            tactics_legal_picks_row_card(legal, (uint8_t)row, (uint8_t)at));
}

static bool asks_for_cards(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    return legal_has_verb(legal, VERB_PICK) ||
           (legal_has_verb(legal, VERB_MOVE) && own(table)->choice.from == NONE);
}

static void draw_row_card(App *app, const CardTable *table, int row, int at, bool asking) {
    const Sprite *sprite = &table->scene.sprite[table->scene.zone[row].sprite[at]];
    if (sprite->pose.fly >= 1)
        return; // drawn later, above everything
    const bool candidate = asking && is_candidate(app, table, row, at);
    const bool picked = own(table)->choice.from == row && own(table)->choice.at == at;
    draw_sprite(app, table, sprite, candidate || picked);
    if (asking && !candidate && !(seen(table)->source_row == row && seen(table)->source_at == at)) {
        const float height =
            sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
        draw_dimmed(app, gfx_rect(sprite->pose.x, sprite->pose.y, sprite->width, height), lpx(table, 11));
    }
}

// The card that would be turned over if the dragged card were dropped now.
static void draw_turned(App *app, const CardTable *table, int row) {
    Forecast cast;
    if (!tactics_forecast_held(app, table, &cast) || cast.row != row || cast.turned_at >= cast.at ||
        cast.turned_at >= table->scene.zone[row].count)
        return;
    const Sprite *sprite = &table->scene.sprite[table->scene.zone[row].sprite[cast.turned_at]];
    const float height = sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
    const GfxRect rect = gfx_rect(sprite->pose.x, sprite->pose.y, sprite->width, height);
    const GfxPaint gold = paint_solid(COLOR_GOLD);
    const float sign = lpx(table, 20), edge = lpx(table, 40);
    gfx_frame(app->gfx, gfx_inset(rect, -lpx(table, 1)), lpx(table, 12), fmaxf(2, lpx(table, 3)), &gold);
    const GfxRect plate = gfx_rect(roundf(rect.x + rect.w - edge), roundf(rect.y + lpx(table, 3)),
                                   roundf(lpx(table, 34)), roundf(lpx(table, 26)));
    const GfxPaint dark = paint_solid(0xFF0B1322u);
    gfx_round(app->gfx, plate, lpx(table, 6), &dark);
    icon_at(app, "icons/phosphor/eye.svg", plate.x + (plate.w - sign) / 2, plate.y + (plate.h - sign) / 2,
            sign, COLOR_GOLD);
}

// How many cards of a long row are scrolled out at the top.
static void draw_hidden_above(App *app, const CardTable *table, int row, const TableRowShape *shape) {
    const GfxRect cards = own(table)->layout.column[row].cards;
    const float hidden = shape->scroll_max - own(table)->scroll[row];
    const int count = (int)roundf(hidden / shape->step);
    if (count < 1)
        return;
    char text[16];
    snprintf(text, sizeof text, "+%d", count);
    const GfxRect pill = gfx_rect(cards.x + (cards.w - lpx(table, 52)) / 2, cards.y - lpx(table, 10),
                                  lpx(table, 52), lpx(table, 26));
    const GfxPaint fill = paint_solid(0xFF060B14u);
    gfx_panel(app->gfx, pill, pill.h / 2, &fill, fmaxf(1, lpx(table, 1.5F)), COLOR_LINE_STRONG);
    words_at(app, pill, GFX_FONT_DISPLAY_BOLD, 16, COLOR_HEADING, GFX_CENTRE, text);
}

static void draw_cards(App *app, const CardTable *table, int row) {
    const GfxRect cards = own(table)->layout.column[row].cards;
    const TableRowShape shape = tactics_row_shape(table, row);
    const bool asking = !table->showing && asks_for_cards(app, table);
    GfxRect clip = gfx_inset(cards, -lpx(table, 14));
    if (shape.scroll_max > 0)
        clip = gfx_rect(cards.x - lpx(table, 14), cards.y - 1, cards.w + lpx(table, 28),
                        cards.h + lpx(table, 7));
    gfx_clip_push(app->gfx, shape.scroll_max > 0 ? clip : table->layout.window);
    for (int at = 0; at < table->scene.zone[row].count; at++)
        draw_row_card(app, table, row, at, asking);
    draw_dim(app, table, row);
    draw_turned(app, table, row);
    gfx_clip_pop(app->gfx);
    draw_hidden_above(app, table, row, &shape);
}

// ---- where a held card would go

static Seat placed_owner(const CardTable *table) {
    if (own(table)->drawn_count > 0)
        return table->scene.sprite[table->scene.zone[ZONE_HAND].sprite[0]].now.owner;
    if (own(table)->choice.from < ROWS)
        return seen(table)->row[own(table)->choice.from].card[own(table)->choice.at].owner;
    return table->front;
}

// The outline of the card in the own lane, below the last card.
static void draw_ghost(App *app, const CardTable *table, int row) {
    const TableRowShape now = tactics_row_shape(table, row);
    const TableRowShape shape =
        tactics_shape_of_row(&own(table)->layout, row, now.count + 1, own(table)->spread == row);
    const Seat owner = placed_owner(table);
    GfxRect rect = tactics_row_card(&own(table)->layout, row, &shape, now.count, owner, 0);
    // In a full row the outline covers the last card rather than leaving the column.
    const GfxRect cards = own(table)->layout.column[row].cards;
    rect.y = fminf(cards.y + (float)now.count * now.step, cards.y + cards.h - rect.h);
    const int palette = seat_palette(app, owner);
    const FactionColors *colors = palette_faction(palette);
    const GfxPaint fill =
        paint_down(color_mix(colors->dark, COLOR_SPACE, 0.3F), color_mix(colors->deep, COLOR_SPACE, 0.2F));
    gfx_glow(app->gfx, rect, lpx(table, 11), lpx(table, 26), 0x8C96C8FFu);
    gfx_round(app->gfx, rect, lpx(table, 11), &fill);
    gfx_dashed(app->gfx, rect, lpx(table, 11), fmaxf(2, lpx(table, 2.5F)), lpx(table, 9), lpx(table, 6),
               COLOR_ICE);
    const float arrow = lpx(table, 20);
    icon_at(app, "icons/phosphor/arrow-down.svg", rect.x + lpx(table, 12), rect.y + lpx(table, 10), arrow,
            COLOR_ICE);
    uint8_t card = own(table)->choice.card;
    if (own(table)->drawn_count > 0)
        card = table->scene.sprite[table->scene.zone[ZONE_HAND].sprite[0]].now.card;
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    const bool up = card < rules->card_count && rules->card[card].plays_up != 0;
    const GfxStyle words = widget_style(app, GFX_FONT_DISPLAY, 16.5F, COLOR_WHITE, GFX_LEFT);
    gfx_text_name(
        app->gfx, &words, lpx(table, 13), lpx(table, 14),
        gfx_rect(rect.x + lpx(table, 40), rect.y + lpx(table, 4), rect.w - lpx(table, 46), lpx(table, 32)),
        ui_word(app, up ? UI_TABLE_PLAY_UP : UI_TABLE_PLAY_DOWN));
    const float em = lpx(table, 88);
    if (rect.h > em * 1.8F)
        emblem_at(app, palette, rect.x + (rect.w - em) / 2, rect.y + lpx(table, 88), em,
                  color_alpha(colors->light, 0.45F));
}

static bool is_lit(const App *app, const CardTable *table, const char *id) {
    return strcmp(table->drag.on ? table->drag.over : app->input.hover, id) == 0 || widget_focused(app, id);
}

// Lines between a row's cards where a card can be inserted.
static void draw_places(App *app, const CardTable *table, int row) {
    char prefix[24];
    snprintf(prefix, sizeof prefix, "row:%d:pos:", row + 1);
    const GfxRect cards = own(table)->layout.column[row].cards;
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        if (strncmp(hit->id, prefix, strlen(prefix)) != 0)
            continue;
        const bool lit = is_lit(app, table, hit->id);
        const float h = lpx(table, lit ? 12 : 6), edge = lpx(table, lit ? 0 : 6);
        const TableRowShape shape = tactics_row_shape(table, row);
        int index = tactics_command_at(&hit->command);
        if (hit->command.verb == VERB_MOVE && hit->command.to == hit->command.from &&
            index >= hit->command.at)
            index++;
        const float y =
            tactics_row_place_line(&own(table)->layout, row, &shape, index, own(table)->scroll[row]);
        const GfxRect line =
            gfx_rect(cards.x + edge, fminf(y, cards.y + cards.h - h) - h / 2, cards.w - 2 * edge, h);
        const GfxPaint fill = paint_solid(lit ? COLOR_ICE : 0xC096C8FFu);
        if (lit)
            gfx_glow(app->gfx, line, h / 2, lpx(table, 22), 0xC096C8FFu);
        gfx_round(app->gfx, line, h / 2, &fill);
        if (lit)
            icon_at(app, "icons/phosphor/caret-right.svg", line.x - lpx(table, 4), y - lpx(table, 13),
                    lpx(table, 26), COLOR_ICE);
    }
}

static bool has_position_regions(const App *app, int row) {
    char id[24];
    snprintf(id, sizeof id, "row:%d:pos:", row + 1);
    for (int i = 0; i < app->hits.count; i++)
        if (strncmp(app->hits.item[i].id, id, strlen(id)) == 0)
            return true;
    return false;
}

static void draw_target(App *app, const CardTable *table, int row) {
    GfxRect rect = own(table)->layout.column[row].target;
    const ViewRow *view = &seen(table)->row[row];
    if (view->target != NONE) {
        rect.y -= roundf((1 - own(table)->target[row]) * lpx(table, 22)); // it comes in from above
        const TargetLook look = tactics_target_look(table->looks, view->target);
        target_art_draw(app->gfx, app->pictures, &look, TARGET_TILE, rect, own(table)->target[row]);
    } else {
        gfx_dashed(app->gfx, rect, lpx(table, 12), fmaxf(1, lpx(table, 1.5F)), lpx(table, 6), lpx(table, 5),
                   COLOR_LINE);
        tactics_draw_taker(app, table, row);
    }
}

// How many cards are laid of those that the row must have before the deployment ends.
static void draw_laid(App *app, const CardTable *table, int row) {
    const TacticsView *view = shown(table);
    const int full = tactics_looks_rules(table->looks)->row_full, count = view->row[row].count;
    if (view->phase != PHASE_DEPLOYMENT || !tactics_row_counts(&view->row[row]) || count > full)
        return;
    const GfxRect at = tactics_laid_place(table, row);
    char text[24];
    snprintf(text, sizeof text, "%d/%d", count, full);
    const float words = lpx(table, 34), gap = lpx(table, 4), h = fmaxf(3, roundf(lpx(table, 4)));
    const float w = (at.w - words - gap * (float)full) / (float)full;
    const Color color = count >= full ? COLOR_GOLD : COLOR_ICE;
    for (int i = 0; i < full; i++) {
        const GfxPaint fill = paint_solid(i < count ? color : 0xFF24344Eu);
        gfx_round(app->gfx,
                  gfx_rect(roundf(at.x + (w + gap) * (float)i), roundf(at.y + (at.h - h) / 2), roundf(w), h),
                  h / 2, &fill);
    }
    const float check = lpx(table, 14);
    if (count == full)
        icon_at(app, "icons/phosphor/check.svg", at.x + at.w - check, at.y + (at.h - check) / 2, check,
                color);
    else
        words_at(app, gfx_rect(at.x + at.w - words, at.y, words, at.h), GFX_FONT_DISPLAY_BOLD, 13, COLOR_TEXT,
                 GFX_RIGHT, text);
}

static void draw_column(App *app, const CardTable *table, int row) {
    const TableColumn *column = &own(table)->layout.column[row];
    const RowState state = row_state(app, table, row);
    draw_frame(app, table, column->frame, state);
    draw_view(app, table, row);
    tactics_draw_at_issue(app, table, row);
    draw_target(app, table, row);
    tactics_draw_sums(app, table, row);
    draw_laid(app, table, row);
    draw_cards(app, table, row);
    tactics_draw_gate(app, table, row);
    if (state == ROW_CLOSED_)
        draw_dimmed(app, column->frame, lpx(table, 18));
    else if (state != ROW_PLAIN && has_position_regions(app, row))
        draw_places(app, table, row);
    else if (state == ROW_AIMED)
        draw_ghost(app, table, row);
}

void tactics_draw_board(App *app, const CardTable *table) {
    for (int row = 0; row < ROWS; row++)
        if (gfx_is_visible(app->gfx, gfx_inset(own(table)->layout.column[row].frame, -lpx(table, 60))))
            draw_column(app, table, row);
}

// ---- what must stay readable under light effects

// A card's power is in its upper left corner, above anything on the card.
static void draw_badge(App *app, const CardTable *table, const Sprite *sprite, GfxRect cards, float step) {
    const GfxRect card = sprite_rect(sprite);
    const GfxRect badge = gfx_rect(card.x, card.y, card.w * 0.25F, fminf(step, card.w * 0.2F));
    if (sprite->pose.fly > 0 || sprite->pose.turn < 1 || sprite->now.card == CARD_HIDDEN ||
        badge.y < cards.y - 1 || !gfx_is_visible(app->gfx, badge) || table_flown_over(table, badge))
        return;
    gfx_clip_push(app->gfx, badge);
    draw_sprite(app, table, sprite, false);
    gfx_clip_pop(app->gfx);
}

void tactics_draw_numbers_above(App *app, const CardTable *table) {
    for (int row = 0; row < ROWS; row++) {
        const float step = tactics_row_shape(table, row).step;
        if (!table_flown_over(table, own(table)->layout.column[row].score))
            tactics_draw_sums(app, table, row);
        for (int at = 0; at < table->scene.zone[row].count; at++)
            draw_badge(app, table, &table->scene.sprite[table->scene.zone[row].sprite[at]],
                       own(table)->layout.column[row].cards, step);
    }
}

// ---- conquered targets on their way to their pile, above everything

void tactics_draw_tiles(App *app, const CardTable *table) {
    for (int row = 0; row < ROWS; row++) {
        const FlyingTile *tile = &own(table)->tile[row];
        if (tile->target == NONE || tile->left <= 0)
            continue;
        const bool grand = tile->from_w > 0;
        const float shown = grand ? 1 - tactics_flying_painting(table, tile, 0).opacity : 1;
        if (grand)
            tactics_draw_flying_painting(app, table, tile,
                                         tactics_talks_winner(table, row) != SEAT_NONE
                                             ? tactics_talks_winner(table, row)
                                             : seen(table)->scored_winner[row]);
        gfx_opacity_push(app->gfx, shown);
        tactics_draw_won_tile(app, table, tile->target,
                              gfx_rect(roundf(grand ? tile->to_x : tile->x),
                                       roundf(grand ? tile->to_y : tile->y), tile->w,
                                       lpx(table, TABLE_WON_TILE)));
        gfx_opacity_pop(app->gfx);
    }
}

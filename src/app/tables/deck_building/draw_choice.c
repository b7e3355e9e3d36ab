// SPDX-License-Identifier: MIT
// Draws a card's question in a panel beside its subject: on the left the asking card with all of its text, on
// the right each answer with its result.
#include "app/tables/deck_building/draw.h"
#include "app/tables/deck_building/signs.h"

#include "app/kit/choice_grid.h"

#include <math.h>
#include <stdio.h>

#define ASKING_SHAPE 0.62F         // of another card, at most
#define SPACE_SHAPE (430 / 620.0F) // height to width of a mission's tile with all of its text

// ---- where

static bool is_space(const App *app, uint8_t card) {
    const BuildingRules *rules = building_rules(app);
    return card < rules->card_count && !is_deckable(&rules->card[card]) &&
           rules->card[card].kind != KIND_SPECIAL;
}

uint8_t building_asking_card(const App *app, const CardTable *table) {
    const BuildingChoice *choice = &own(table)->choice;
    const uint8_t card = choice->pick == PICK_EFFECTS ? choice->card : seen(table)->asks_about;
    return seen(table)->asks != ASK_DRAFT && card < building_rules(app)->card_count ? card : NONE;
}

typedef struct AskRoom {
    GfxRect card; // w 0: no card asks
    GfxRect title, answers;
} AskRoom;

static AskRoom room_of(const App *app, const CardTable *table) {
    const GfxRect inside = gfx_inset(own(table)->layout.ask, lpx(table, 12));
    const float w = building_asking_card(app, table) == NONE
                        ? 0
                        : fmaxf(lpx(table, 260), fminf(inside.w * 0.34F, lpx(table, 420)));
    const float gap = w > 0 ? lpx(table, 16) : 0, h = lpx(table, 30), x = inside.x + w + gap;
    return (AskRoom){.card = gfx_rect(inside.x, inside.y, w, inside.h),
                     .title = gfx_rect(x, inside.y, inside.x + inside.w - x, h),
                     .answers = gfx_rect(x, inside.y + h + lpx(table, 4), inside.x + inside.w - x,
                                         inside.h - h - lpx(table, 4))};
}

static bool is_in_words(const App *app, const CardTable *table, const Command *option) {
    return building_option_card(table, option) >= building_rules(app)->card_count;
}

static ChoiceCell cell_of(const App *app, const CardTable *table) {
    const Command *first = &own(table)->option[0];
    if (is_in_words(app, table, first))
        return (ChoiceCell){lpx(table, 180), lpx(table, 56), lpx(table, 480), lpx(table, 190)};
    if (is_space(app, building_option_card(table, first)))
        return (ChoiceCell){lpx(table, 210), lpx(table, 110), lpx(table, 330), lpx(table, 240)};
    return (ChoiceCell){lpx(table, 158), lpx(table, 86), lpx(table, 230), lpx(table, 146)};
}

static ChoiceGrid grid_of(const App *app, const CardTable *table) {
    const ChoiceCell cell = cell_of(app, table);
    return choice_grid(app, room_of(app, table).answers, own(table)->options, &cell,
                       own(table)->option_first);
}

GfxRect building_option_rect(const App *app, const CardTable *table, int at) {
    const ChoiceGrid grid = grid_of(app, table);
    return choice_rect(&grid, at);
}

bool building_ask_covers_hand(const App *app, const CardTable *table) {
    return building_is_asked(app, table) && building_shows_battle(table);
}

// ---- a list longer than its area

static void show_from_row(App *app, CardTable *table, int first) {
    if (first == own(table)->option_first)
        return;
    own(table)->option_first = first;
    app_request_layout(app);
}

void building_wheel(App *app, CardTable *table, const Gesture *gesture) {
    if (!building_is_asked(app, table) || !gfx_contains(own(table)->layout.ask, gesture->x, gesture->y))
        return;
    const ChoiceGrid grid = grid_of(app, table);
    show_from_row(app, table, SDL_clamp(grid.first - gesture->amount, 0, grid.rows - grid.shown));
}

// The answers next to the focused one are kept visible, so that the keys can go on.
void building_hover(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *hit = gesture->hit;
    if (!gesture->by_key || hit == NULL || hit->tag.kind != TAG_OPTION)
        return;
    const ChoiceGrid grid = grid_of(app, table);
    show_from_row(app, table, choice_first_row_for(&grid, hit->tag.a));
}

// ---- the card that asks

// The tile of a mission or event says all of it.
static void draw_asking_space(App *app, const CardTable *table, uint8_t card, GfxRect box) {
    const bool goal = building_rules(app)->card[card].has_goal;
    const float high = roundf(fminf(box.h, box.w * SPACE_SHAPE));
    building_draw_tile(app, table, card, goal ? table->front : SEAT_NONE, gfx_rect(box.x, box.y, box.w, high),
                       false, 1);
}

static void draw_asking(App *app, const CardTable *table, GfxRect box) {
    const uint8_t card = building_asking_card(app, table);
    if (is_space(app, card)) {
        draw_asking_space(app, table, card, box);
        return;
    }
    const GfxStyle style = widget_style(app, GFX_FONT_TEXT, 16, COLOR_TEXT, GFX_LEFT);
    const float words = widget_line(app, 21) * (float)gfx_text_lines(app->gfx, &style, box.w,
                                                                     building_drawn_text(table->looks, card));
    const float rest = box.h - words - lpx(table, 16); // what its text leaves
    const GfxRect tile = {
        box.x, box.y, box.w,
        roundf(fmaxf(fminf(box.h * 0.42F, lpx(table, 128)), fminf(rest, box.w * ASKING_SHAPE)))};
    const CardLook look = building_card_look(table->looks, card, seat_palette(app, table->front));
    CardPlace place = card_place(CARD_TILE, tile.x, tile.y, tile.w);
    place.height = tile.h;
    card_art_draw(app->gfx, &look, &place);
    const float y = tile.y + tile.h + lpx(table, 10);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 12), widget_line(app, 21),
                         gfx_rect(box.x, y, box.w, box.y + box.h - y),
                         building_drawn_text(table->looks, card));
}

// ---- answers

// Of what the answer does first, at the left, with a line of its colour; the words go beside it.
static void draw_answer_sign(App *app, const CardTable *table, const Command *option, bool any,
                             GfxRect *inside) {
    Color color = COLOR_TEXT_DIM;
    const char *sign =
        building_actions_sign(building_rules(app), building_answer_actions(app, table, option), &color);
    const float size = roundf(fminf(lpx(table, 34), inside->h * 0.6F)), gap = lpx(table, 10);
    const GfxPaint line = paint_solid(any ? color : COLOR_TEXT_DIM);
    if (sign == NULL || inside->w < size * 5)
        return;
    gfx_round(app->gfx,
              gfx_rect(inside->x - lpx(table, 6), inside->y, fmaxf(2, roundf(lpx(table, 3))), inside->h),
              lpx(table, 1.5F), &line);
    icon_at(app, sign, roundf(inside->x + gap * 0.4F), roundf(inside->y + (inside->h - size) / 2), size,
            any ? color : COLOR_TEXT_DIM);
    inside->x += size + gap;
    inside->w -= size + gap;
}

// The answer's text, and its result below; greyed out with the reason if there is none.
static void draw_words(App *app, const CardTable *table, GfxRect rect, const Command *option) {
    char text[240], then[360];
    building_option_text(app, table, option, text, sizeof text);
    const bool any = building_describe_answer(app, table, option, then, sizeof then);
    const float edge = lpx(table, 12);
    GfxRect inside = gfx_inset(rect, edge);
    draw_answer_sign(app, table, option, any, &inside);
    GfxStyle style = widget_style(app, GFX_FONT_DISPLAY, 20, any ? COLOR_WHITE : COLOR_TEXT_DIM, GFX_CENTRE);
    const float line = widget_line(app, 25);
    const int lines = SDL_min(gfx_text_lines(app->gfx, &style, inside.w, text), 2);
    const float upper = fminf((float)lines * line, inside.h * 0.55F);
    GfxStyle small = widget_style(app, GFX_FONT_TEXT, 16, any ? COLOR_ICE : COLOR_MISSING, GFX_CENTRE);
    const float small_line = widget_line(app, 20);
    const int small_lines = then[0] != 0 ? gfx_text_lines(app->gfx, &small, inside.w, then) : 0;
    const float lower = fminf((float)small_lines * small_line, inside.h - upper - lpx(table, 4));
    const float y = inside.y + fmaxf(0, (inside.h - upper - lower - lpx(table, 6)) / 2);
    gfx_text_wrapped_fit(app->gfx, &style, lpx(table, 13), line, gfx_rect(inside.x, y, inside.w, upper),
                         text);
    if (then[0] != 0)
        gfx_text_wrapped_fit(app->gfx, &small, lpx(table, 12), small_line,
                             gfx_rect(inside.x, y + upper + lpx(table, 6), inside.w,
                                      inside.y + inside.h - y - upper - lpx(table, 6)),
                             then);
}

static void draw_seat(App *app, const CardTable *table, GfxRect rect, Seat seat) {
    const int palette = seat_palette(app, seat);
    const float edge = lpx(table, 16), em = roundf(fminf(rect.h * 0.3F, lpx(table, 54)));
    char text[60];
    emblem_at(app, palette, rect.x + edge, roundf(rect.y + rect.h * 0.09F), em, COLOR_WHITE);
    const GfxRect name = {rect.x + edge + em + lpx(table, 10), rect.y + rect.h * 0.09F,
                          rect.w - 2 * edge - em - lpx(table, 10), em};
    words_fit(app, gfx_rect(name.x, name.y, name.w, name.h * 0.56F), GFX_FONT_DISPLAY, 20, 12, COLOR_WHITE,
              GFX_LEFT, seat_name(app, seat));
    app_fill(app, text, sizeof text, "building.hand_count",
             NUM("number", seen(table)->table.size[zone_of(ZONE_HAND, seat)]));
    words_fit(app, gfx_rect(name.x, name.y + name.h * 0.56F, name.w, name.h * 0.44F), GFX_FONT_TEXT, 14, 12,
              COLOR_TEXT, GFX_LEFT, text);
    const int columns = rect.w < lpx(table, 300) ? 2 : 4;
    const float high = columns == 2 ? rect.h * 0.15F : rect.h * 0.2F;
    building_draw_stats(
        app, table,
        gfx_rect(rect.x + edge, rect.y + rect.h * (columns == 2 ? 0.43F : 0.52F), rect.w - 2 * edge, high),
        seat, high, columns);
    building_draw_damage(app, table,
                         gfx_rect(rect.x + edge, rect.y + rect.h * 0.82F, rect.w - 2 * edge, rect.h * 0.14F),
                         seat, seen(table)->table.seat[seat].damage);
}

static void draw_in_words(App *app, const CardTable *table, GfxRect rect, const Command *option, bool lit) {
    const bool seat = option->verb == VERB_CHOOSE_SEAT && option->to < table->layout.seats;
    const FactionColors *colors = palette_faction(seat ? seat_palette(app, option->to) : PALETTE_NEUTRAL);
    const GfxPaint fill = paint_down(colors->dark, colors->deep);
    gfx_panel(app->gfx, rect, lpx(table, 12), &fill, fmaxf(1, lpx(table, lit ? 3 : 1.5F)),
              lit ? COLOR_ICE : colors->main);
    if (seat)
        draw_seat(app, table, rect, option->to);
    else
        draw_words(app, table, rect, option);
}

// The card, and below it where it is and how many there are.
static void draw_card(App *app, const CardTable *table, GfxRect rect, const Command *option, bool lit) {
    const uint8_t card = building_option_card(table, option);
    const bool offer = option->verb == VERB_CHOOSE_SLOT || option->verb == VERB_CHOOSE_PILE;
    char whence[80];
    building_option_origin(app, table, option, whence, sizeof whence);
    const float foot = whence[0] != 0 ? lpx(table, 20) : 0;
    const CardLook look =
        building_card_look(table->looks, card, offer ? PALETTE_NEUTRAL : seat_palette(app, table->front));
    CardPlace place = card_place(CARD_TILE, rect.x, rect.y, rect.w);
    place.height = rect.h - foot;
    place.glow = lit;
    card_art_draw(app->gfx, &look, &place);
    if (foot > 0)
        words_fit(app, gfx_rect(rect.x, rect.y + rect.h - foot, rect.w, foot), GFX_FONT_TEXT_MEDIUM, 14, 12,
                  lit ? COLOR_ICE : COLOR_TEXT, GFX_CENTRE, whence);
}

static void draw_option(App *app, const CardTable *table, const ChoiceGrid *grid, int at) {
    const Command *option = &own(table)->option[at];
    const GfxRect rect = choice_rect(grid, at);
    const uint8_t card = building_option_card(table, option);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "option:%d", at + 1);
    const bool lit = widget_hovered(app, id) || widget_focused(app, id);
    if (rect.w <= 0 || card == CARD_HIDDEN || (card == NONE && option->verb == VERB_CHOOSE_CARD))
        return;
    if (is_space(app, card))
        building_draw_tile(app, table, card, table->front, rect, lit, 1);
    else if (card < building_rules(app)->card_count)
        draw_card(app, table, rect, option, lit);
    else
        draw_in_words(app, table, rect, option, lit);
}

void building_draw_choice(App *app, const CardTable *table) {
    const AskRoom room = room_of(app, table);
    const ChoiceGrid grid = grid_of(app, table);
    const GfxPaint ground = paint_solid(COLOR_SPACE),
                   fill = paint_down(COLOR_PANEL_TOP_SOLID, COLOR_PANEL_BOTTOM_SOLID);
    char ask[120];
    action_ask(app, table, building_card_name(table->looks, seen(table)->asks_about), ask);
    if (own(table)->choice.pick == PICK_EFFECTS)
        text_copy(ask, sizeof ask, app_word(app, "building.hint.effects"));
    gfx_round(app->gfx, own(table)->layout.ask, lpx(table, 14), &ground);
    gfx_panel(app->gfx, own(table)->layout.ask, lpx(table, 14), &fill, fmaxf(2, lpx(table, 2)), COLOR_ICE);
    if (room.card.w > 0)
        draw_asking(app, table, room.card);
    words_fit(app, room.title, GFX_FONT_DISPLAY, 21, 13, COLOR_WHITE, GFX_CENTRE, ask);
    for (int i = 0; i < own(table)->options; i++)
        draw_option(app, table, &grid, i);
    draw_hidden_choices(app, &grid);
}

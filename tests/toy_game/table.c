// SPDX-License-Identifier: MIT
// The table of Wreckers, as small as a table can be: the other ships in a row, the cards turned up below
// them, the hand in front. Everything else is the kit's.
#include "table.h"

#include "app/kit/action.h"
#include "app/kit/draw.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"
#include "app/kit/hand_row.h"
#include "app/kit/scene.h"
#include "app/kit/stat_strip.h"
#include "app/kit/track.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    ZONE_DRIFT,
    ZONE_HAND,
    ZONES
};

enum {
    TAG_SHIP = TAG_OWN
};

typedef struct WreckersTable {
    uint8_t picked; // card of the hand + 1; 0: none
    GfxRect ship[SEATS_MAX], drift, piles;
    float hand_w;
} WreckersTable;

static WreckersTable *own(const CardTable *table) {
    return table->own;
}

static const WreckersView *view_of(const CardTable *table) {
    return (const WreckersView *)(const void *)table->view.bytes;
}

static Command pattern(uint8_t verb, uint8_t card, uint8_t at) {
    Command command = command_of(verb);
    command.card = card;
    command.from = at;
    return command;
}

// The command, if it is legal.
static const Command *legal(const App *app, Command wanted) {
    const LegalList list = table_legal(app);
    for (int i = 0; i < list.count; i++)
        if (command_compare(&list.item[i], &wanted) == 0)
            return &list.item[i];
    return NULL;
}

// ---- where things lie

#define CARD_W 150.0F
#define CARD_RATIO 1.4F
#define SHIP_W 280.0F
#define SHIP_H 116.0F

static void lay(App *app, CardTable *table) {
    const GfxLayout window = gfx_layout(app->gfx);
    TableLayout *layout = &table->layout;
    *layout = layout_begin(&window, view_of(table)->seats, table->front);
    const float left = layout->plate.x + layout->plate.w + 20,
                right = layout->compact ? layout->action.x : layout->board.x + layout->board.w;
    layout->hand =
        gfx_rect(left, layout->plate.y, right - left - 20, CARD_W * CARD_RATIO * (layout->large ? 0.75F : 1));
    layout->log = layout->left;
    layout_finish(layout);
    const GfxRect board = layout->board;
    const int others = layout->seats - 1;
    const float gap = lpx(table, 12),
                width = fminf(lpx(table, SHIP_W), (board.w + gap) / (float)others - gap);
    const GfxRect ships = gfx_rect(board.x, board.y, board.w, lpx(table, SHIP_H));
    for (int i = 0; i < others; i++)
        own(table)->ship[(table->front + 1 + i) % layout->seats] =
            layout_in_row(ships, i, others, width, gap);
    const float below = board.y + lpx(table, SHIP_H + 20);
    own(table)->drift = gfx_rect(board.x, below, board.w, lpx(table, CARD_W * CARD_RATIO));
    own(table)->piles = gfx_rect(board.x, board.y + board.h - lpx(table, STAT_STRIP_H),
                                 fminf(board.w, lpx(table, 400)), lpx(table, STAT_STRIP_H));
    own(table)->hand_w = layout->hand.h / CARD_RATIO;
}

static int add_kinds(const uint8_t kinds[KINDS_MAX], Seat owner, CardRef out[ZONE_CARDS]) {
    int count = 0;
    for (uint8_t kind = 0; kind < KINDS_MAX; kind++)
        for (int i = 0; i < kinds[kind] && count < ZONE_CARDS; i++)
            out[count++] = card_printed(kind, owner);
    return count;
}

static int cards(const CardTable *table, const void *data, uint8_t zone, CardRef out[ZONE_CARDS]) {
    const WreckersView *view = data;
    const ViewShip *front = &view->seat[table->front];
    if (zone == ZONE_DRIFT)
        return add_kinds(view->drift, SEAT_NONE, out);
    if (front->hand_known)
        return add_kinds(front->hand, table->front, out);
    for (int i = 0; i < front->hand_count && i < ZONE_CARDS; i++)
        out[i] = card_hidden(table->front);
    return front->hand_count;
}

static GfxRect place(const CardTable *table, uint8_t zone, int at, CardMode *mode) {
    const bool hand = zone == ZONE_HAND;
    const GfxRect area = hand ? table->layout.hand : own(table)->drift;
    *mode = CARD_HAND;
    return layout_in_row(area, at, table->scene.zone[zone].count,
                         hand ? own(table)->hand_w : lpx(table, CARD_W), lpx(table, 12));
}

// ---- what reacts to the mouse

static void set_command(Hit *hit, const Command *command) {
    hit->has_command = command != NULL;
    if (command != NULL)
        hit->command = *command;
}

static void add_ships(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        if (seat == table->front)
            continue;
        Hit *hit = hits_add(&app->hits, own(table)->ship[seat], "choice:%d", seat + 1);
        hit->tag = (HitTag){.kind = TAG_SHIP, .seat = seat};
        if (own(table)->picked == 0)
            continue;
        hit->is_drop_target = true;
        set_command(hit, legal(app, pattern(VERB_PLAY, (uint8_t)(own(table)->picked - 1), seat)));
        hit->enabled = hit->has_command;
    }
}

static void add_card(App *app, const CardTable *table, uint8_t zone, int at, const char *id, uint8_t verb) {
    CardMode mode;
    const CardRef *card = table_card_at(table, zone, at);
    if (card->card == CARD_HIDDEN)
        return;
    Hit *hit = hits_add(&app->hits, place(table, zone, at, &mode), id, at + 1);
    hit->tag = zone == ZONE_HAND ? (HitTag){.kind = TAG_HAND, .b = (uint8_t)at}
                                 : (HitTag){.kind = TAG_CARD, .a = zone, .b = (uint8_t)at};
    hit->card = card->card;
    set_command(hit, legal(app, pattern(verb, card->card, NONE)));
}

static void regions(App *app, CardTable *table) {
    add_ships(app, table);
    for (int at = 0; at < table->scene.zone[ZONE_DRIFT].count; at++)
        add_card(app, table, ZONE_DRIFT, at, "drift:%d", VERB_PICK);
    const uint8_t answer = view_of(table)->question == ASK_GIVE ? VERB_GIVE : VERB_EVADE;
    for (int at = 0; at < table->scene.zone[ZONE_HAND].count; at++)
        add_card(app, table, ZONE_HAND, at, "hand:%d", answer);
}

static void action_box(const App *app, const CardTable *table, ActionBox *out) {
    char title[120];
    if (table_question(table).asked != ASKED_TURN) {
        action_ask(app, table, "", title);
        action_say(out, title, "");
        const Command *none = legal(app, command_of(VERB_EVADE));
        if (none != NULL)
            action_set_command(
                action_add(out, "none", SLOT_PRIMARY, BUTTON_PLAIN, app_word(app, "action.hit")), none);
        action_add_undo_or_recap(app, table, out, SLOT_WIDE);
        return;
    }
    const uint8_t card = (uint8_t)(own(table)->picked - 1);
    action_step(out, app_word(app, own(table)->picked > 0 ? "step.aim" : "step.choose"),
                own(table)->picked > 0, 2);
    action_say(out, ui_word(app, UI_TABLE_YOUR_TURN),
               app_word(app, own(table)->picked > 0 ? "action.aim" : "action.choose"));
    if (own(table)->picked > 0)
        action_set_command(action_add(out, "dump", SLOT_PRIMARY, BUTTON_PLAIN, app_word(app, "action.dump")),
                           legal(app, pattern(VERB_DUMP, card, NONE)));
    Command repair = command_of(VERB_REPAIR);
    repair.at = 1;
    if (legal(app, repair) != NULL)
        action_set_command(action_add(out, "repair", SLOT_WIDE, BUTTON_PLAIN, app_word(app, "action.repair")),
                           legal(app, repair));
    else
        action_add_undo_or_recap(app, table, out, SLOT_WIDE);
}

// ---- picking

static bool picked(const CardTable *table) {
    return own(table)->picked > 0;
}

static void unpick(CardTable *table) {
    own(table)->picked = 0;
}

static bool click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    (void)gesture;
    if (hit->tag.kind == TAG_SHIP && picked(table)) { // not that card at that ship
        const Command wanted = pattern(VERB_PLAY, (uint8_t)(own(table)->picked - 1), hit->tag.seat);
        table_ask_why(app, table, &wanted);
        return true;
    }
    if (hit->tag.kind != TAG_HAND || table_question(table).asked != ASKED_TURN || !table_deciding(app))
        return false;
    own(table)->picked = picked(table) && own(table)->picked - 1 == hit->card ? 0 : (uint8_t)(hit->card + 1);
    app_focus(app, NULL);
    return true;
}

static bool answers(const App *app, const CardTable *table, const Hit *hit) {
    if (table_question(table).asked == ASKED_TURN && table_deciding(app))
        return hit->tag.kind == (picked(table) ? TAG_SHIP : TAG_HAND) && hit->enabled;
    return hit->has_command && hit->enabled && strncmp(hit->id, "button:", strlen("button:")) != 0;
}

static TableThing held(const CardTable *table) {
    return picked(table) ? thing_card((uint8_t)(own(table)->picked - 1), table->front)
                         : (TableThing){.kind = THING_NONE};
}

static int take_up(App *app, CardTable *table, const Hit *hit) {
    if (hit->tag.kind != TAG_HAND || table_question(table).asked != ASKED_TURN)
        return NO_SPRITE;
    own(table)->picked = (uint8_t)(hit->card + 1);
    app_request_layout(app);
    return scene_at(&table->scene, ZONE_HAND, hit->tag.b);
}

// ---- drawing

static int kinds_count(const uint8_t kinds[KINDS_MAX]) {
    int cards = 0;
    for (int kind = 0; kind < KINDS_MAX; kind++)
        cards += kinds[kind];
    return cards;
}

static StatCell stat_of(const char *sign, int number, const char *name) {
    return (StatCell){.sign = sign, .color = COLOR_STOCK, .now = number, .then = number, .name = name};
}

static void draw_ship(App *app, const CardTable *table, Seat seat, GfxRect box) {
    const ViewShip *ship = &view_of(table)->seat[seat];
    const FactionColors *colors = palette_faction(seat_palette(app, seat));
    const float left = box.x + lpx(table, 16), width = box.w - lpx(table, 28);
    draw_seat_panel(app, table, box, seat);
    words_fit(app, gfx_rect(left, box.y + lpx(table, 6), width, lpx(table, 30)), GFX_FONT_DISPLAY, 19, 12,
              ship->hull > 0 ? COLOR_HEADING : COLOR_TEXT_DIM, GFX_LEFT, seat_name(app, seat));
    if (ship->hull == 0) {
        words_fit(app, gfx_rect(left, box.y + lpx(table, 40), width, lpx(table, 24)), GFX_FONT_TEXT, 16, 12,
                  COLOR_TEXT_DIM, GFX_LEFT, app_word(app, "sheet.lost"));
        return;
    }
    const int most = view_of(table)->hull_most;
    draw_track(app, gfx_rect(left, box.y + lpx(table, 40), width, lpx(table, 28)),
               &(Track){.sign = "glyphs/stat-hull.svg",
                        .color = ship->hull > 1 ? COLOR_STOCK : COLOR_DAMAGE,
                        .now = ship->hull,
                        .then = ship->hull,
                        .most = most});
    const Chip counts[] = {
        {.sign = "icons/phosphor/cards.svg", .value = ship->hand_count, .color = colors->main},
        {.sign = "glyphs/stat-credits.svg", .value = kinds_count(ship->salvage), .color = COLOR_STOCK}};
    chips_draw(app->gfx, counts, 2, gfx_rect(left, box.y + lpx(table, 78), width, lpx(table, 28)), false);
}

static void draw_board(App *app, const CardTable *table) {
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        if (seat != table->front)
            draw_ship(app, table, seat, own(table)->ship[seat]);
    const WreckersView *view = view_of(table);
    const StatCell piles[] = {
        stat_of("icons/phosphor/stack.svg", view->deck_count, app_word(app, "sheet.deck")),
        stat_of("icons/phosphor/trash.svg", kinds_count(view->discard), app_word(app, "sheet.discard"))};
    draw_stats(app, own(table)->piles, piles, 2);
    draw_zone(app, table, ZONE_DRIFT, -1);
}

// Which card of the hand is picked: of equal ones the first. -1: none.
static int picked_at(const CardTable *table) {
    for (int at = 0; at < table->scene.zone[ZONE_HAND].count && picked(table); at++)
        if (table_card_at(table, ZONE_HAND, at)->card == own(table)->picked - 1)
            return at;
    return -1;
}

static HandCard hand_card(const App *app, const CardTable *table, int at) {
    (void)app;
    const bool is_picked = at == picked_at(table);
    return (HandCard){.raised = is_picked, .lit = is_picked};
}

static void draw_dock(App *app, const CardTable *table) {
    draw_ship(app, table, table->front, table->layout.plate);
    draw_zone(app, table, ZONE_HAND, picked_at(table));
    if (table->showing && table->recap)
        draw_recap(app, table);
}

static const GameBoard board_of_table = {
    .lay = lay,
    .cards = cards,
    .place = place,
    .regions = regions,
    .action_box = action_box,
    .draw_board = draw_board,
    .draw_dock = draw_dock,
};

static const GameCardLook card_look_of_table = {
    .open = wreckers_looks_open,
    .close = wreckers_looks_close,
    .card = wreckers_look,
    .hand_card = hand_card,
};

static const GameShow show_of_table = {
    .sentence = wreckers_sentence,
};

static const GameHands hands_of_table = {
    .click = click,
    .picked = picked,
    .unpick = unpick,
    .answers = answers,
    .take_up = take_up,
};

static const GameThings things_of_table = {
    .held = held,
};

const GameTable wreckers_game_table = {
    .game = &wreckers_game,
    .unit = "sheet.unit",
    .counted = "sheet.counted",
    .own_bytes = sizeof(WreckersTable),
    .zones = ZONES,
    .hand_zone = ZONE_HAND,
    .board = &board_of_table,
    .look = &card_look_of_table,
    .show = &show_of_table,
    .hands = &hands_of_table,
    .things = &things_of_table,
};

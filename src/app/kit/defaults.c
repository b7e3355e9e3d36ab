// SPDX-License-Identifier: MIT
// The kit's defaults for functions a game's table leaves out. The table is filled once, when it is entered,
// so that callers need not check for NULL.
#include "app/kit/action.h"
#include "app/kit/draw.h"
#include "app/kit/explain.h"
#include "app/kit/filled_table.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/hand_row.h"
#include "app/kit/inspect.h"
#include "app/kit/move.h"
#include "engine/game_facts.h"

#include <string.h>

#define PAUSE_MS 350.0F

// ---- what cards look like

static void *looks_open(const App *app) {
    static int nothing; // any pointer but NULL, which means out of memory
    (void)app;
    return &nothing;
}

static void looks_close(void *looks) {
    (void)looks;
}

// Name and text from the pack's words, in the owner's colours.
static CardLook look(const void *looks, const App *app, const CardRef *card) {
    (void)looks;
    const bool owned = app->session != NULL && card->owner < session_options(app->session)->setup.seats;
    return (CardLook){.name = card_name(app, card->card, owned ? card->owner : SEAT_NONE),
                      .text = record_part(app, game_card_table(app->catalog->game), card->card, "text"),
                      .type = CARD_ACTION,
                      .faction = owned ? seat_palette(app, card->owner) : PALETTE_NEUTRAL};
}

static const char *back_label(const void *looks) {
    (void)looks;
    return "";
}

static bool marks(const CardRef *was, const CardRef *now) {
    (void)was, (void)now;
    return false;
}

static HandCard as_it_lies(const App *app, const CardTable *table, int at) {
    (void)app, (void)table, (void)at;
    return (HandCard){.raised = false};
}

// ---- what moves besides cards

static void no_change(CardTable *table) {
    (void)table;
}

static void no_refresh(CardTable *table, float delay) {
    (void)table, (void)delay;
}

static bool nobody_is_out(const CardTable *table, Seat seat) {
    (void)table, (void)seat;
    return false;
}

static bool none_moves(const CardTable *table) {
    (void)table;
    return false;
}

static void none_moved(App *app, CardTable *table) {
    (void)app, (void)table;
}

static void as_it_is(const CardTable *table, void *view) {
    (void)table, (void)view;
}

// ---- showing events

// Cards come from the middle of the board and leave to it.
static void show(App *app, CardTable *table, const Event *event, const void *after) {
    (void)app, (void)event;
    const GfxRect board = table->layout.board;
    const GfxRect middle = gfx_rect(board.x + board.w / 2, board.y + board.h / 2, 0, 0);
    for (uint8_t zone = 0; zone < table->game->zones; zone++)
        move_zone(table, after, zone, middle, middle);
}

static float pause(const CardTable *table, const Event *event, const Event *next) {
    (void)next;
    if (table->game->show->events != NULL)
        return event_look(table->game, event)->ms;
    return event->kind == NONE ? 0 : PAUSE_MS;
}

static Motion motion(const Event *event) {
    (void)event;
    return MOTION_MAKE_ROOM;
}

static float lands(const CardTable *table, const Event *event) {
    (void)table, (void)event;
    return 0;
}

static void landed(CardTable *table, const Event *event) {
    (void)table, (void)event;
}

static void add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                       EventSounds *sounds) {
    (void)app, (void)table, (void)event, (void)after, (void)sounds;
}

static void compose(App *app, const CardTable *table, const Event *event, const void *after, int most) {
    (void)app, (void)table, (void)event, (void)after, (void)most;
}

// ---- the history

static Seat line_seat(const App *app, const GameLogItem *item) {
    return item->event.seat < session_options(app->session)->setup.seats ? item->event.seat : SEAT_NONE;
}

static uint8_t line_card(const App *app, const GameLogItem *item, Seat *owner) {
    const uint8_t cards = catalog_count(app->catalog, game_card_table(app->catalog->game));
    *owner = item->event.owner;
    return item->event.card < cards ? item->event.card : NONE;
}

// ---- hands on the table

static GfxRect no_part(const CardTable *table, const char *name) {
    (void)table, (void)name;
    return gfx_rect(0, 0, 0, 0);
}

static bool no_why(const App *app, const CardTable *table, const struct Advice *advice, char *out,
                   size_t size) {
    (void)app, (void)table, (void)advice, (void)out, (void)size;
    return false;
}

static void no_place(const CardTable *table, const Command *command, char id[HIT_ID_MAX]) {
    (void)table, (void)command;
    id[0] = 0;
}

static void laid_hint(const App *app, const CardTable *table, const Command *command,
                      char out[LOG_LINE_MAX]) {
    if (command->card != NONE)
        ui_fill(app, out, LOG_LINE_MAX, UI_TABLE_HINT_LAID,
                STR("card", card_name(app, command->card, table->front)));
    else
        text_copy(out, LOG_LINE_MAX, ui_word(app, UI_TABLE_HINT_END));
}

static const char *undo_word(const App *app, uint8_t verb) {
    (void)verb;
    return ui_word(app, UI_TABLE_UNDO);
}

// The sentence about the last event.
static void action_box_held(const App *app, const CardTable *table, ActionBox *box) {
    (void)app;
    action_say(box, "", table->ticker);
}

static int no_laid(const CardTable *table, const Command *command) {
    (void)table, (void)command;
    return NO_SPRITE;
}

static TableThing no_thing(const App *app, const CardTable *table, const Hit *hit) {
    (void)app, (void)table, (void)hit;
    return (TableThing){.kind = THING_NONE};
}

static TableThing nothing_at(const CardTable *table, float x, float y) {
    (void)table, (void)x, (void)y;
    return (TableThing){.kind = THING_NONE};
}

static TableThing nothing_held(const CardTable *table) {
    (void)table;
    return (TableThing){.kind = THING_NONE};
}

static bool shows_large(const CardTable *table, const TableThing *thing) {
    return table_thing_card(table, *thing) != NONE;
}

static bool no_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    (void)app, (void)table, (void)hit, (void)gesture;
    return false;
}

static bool no_button(App *app, CardTable *table, const char *name) {
    (void)app, (void)table, (void)name;
    return false;
}

static bool no_key(App *app, CardTable *table, KeyAction action) {
    (void)app, (void)table, (void)action;
    return false;
}

static bool answers(const App *app, const CardTable *table, const Hit *hit) {
    (void)app, (void)table;
    return hit->has_command && hit->enabled && strncmp(hit->id, "button:", strlen("button:")) != 0;
}

static bool nothing_picked(const CardTable *table) {
    (void)table;
    return false;
}

static bool nothing_to_place(const App *app, const CardTable *table) {
    (void)app;
    return table->game->hands->picked(table);
}

static int take_nothing_up(App *app, CardTable *table, const Hit *hit) {
    (void)app, (void)table, (void)hit;
    return NO_SPRITE;
}

static bool no_drop(App *app, CardTable *table, const Gesture *gesture) {
    (void)app, (void)table, (void)gesture;
    return false;
}

static void no_aim(App *app, CardTable *table, const Hit *hit) {
    (void)app, (void)table, (void)hit;
}

// ---- drawing

static void draw_nothing(App *app, const CardTable *table) {
    (void)app, (void)table;
}

static void no_facts(Column *column, const TableThing *thing) {
    (void)column, (void)thing;
}

static bool no_all(const App *app, const CardTable *table) {
    (void)app, (void)table;
    return false;
}

static float popup_centre(const CardTable *table, const TableThing *thing, float beside_panel) {
    (void)thing, (void)beside_panel;
    return table->layout.board.x + table->layout.board.w / 2;
}

static GfxRect popup_stays(const App *app, const CardTable *table, GfxRect popup) {
    (void)app, (void)table;
    return popup;
}

static void no_note(const App *app, const CardTable *table, const TableThing *thing, char *out, size_t size) {
    (void)app, (void)table, (void)thing;
    if (size > 0)
        out[0] = 0;
}

static void no_picture(App *app, const CardTable *table, const TableThing *thing) {
    (void)app, (void)table, (void)thing;
}

// Name and text in letters large enough for reading, and the owner.
static void inspect(App *app, const CardTable *table, const InspectBoxes *at) {
    if (table_thing_card(table, table->inspect) == NONE)
        return;
    const CardLook seen = table_thing_look(app, table, table->inspect);
    Column column = column_in(app, table, at->facts, INSPECT_EDGE, 86);
    words_fit(app, part(app, at->facts, 32, 24, 460, 44), GFX_FONT_DISPLAY, 24, 16, COLOR_WHITE, GFX_LEFT,
              seen.name);
    if (seen.text != NULL)
        column_text(&column, 19, 28, 26, COLOR_TEXT, seen.text);
    if (table->inspect.owner < table->layout.seats)
        inspect_draw_owner(&column);
}

static void boxes_as_they_are(App *app, const CardTable *table, InspectBoxes *at) {
    (void)app, (void)table, (void)at;
}

static void top(const App *app, const CardTable *table, char above[64], char below[64]) {
    const uint8_t round = game_story(table->game->game)->round(table->view.bytes);
    (void)below;
    if (round > 0)
        ui_fill(app, above, 64, UI_TABLE_ROUND, NUM("round", round));
}

static bool back_alone(const CardRef *card) {
    (void)card;
    return false;
}

static bool always_there(const CardTable *table, const TableThing *thing) {
    (void)table, (void)thing;
    return true;
}

static bool nothing_above(App *app, CardTable *table) {
    (void)app, (void)table;
    return false;
}

static bool no_way_back(CardTable *table) {
    (void)table;
    return false;
}

static bool nothing_to_hasten(App *app, CardTable *table) {
    (void)app, (void)table;
    return false;
}

static bool tells_nothing(const CardTable *table) {
    (void)table;
    return false;
}

static bool nothing_notable(const CardTable *table, const Event *event, const void *after, bool goes_on) {
    (void)table, (void)event, (void)after, (void)goes_on;
    return false;
}

static float nothing_passes(const App *app, const CardTable *table) {
    (void)app, (void)table;
    return 0;
}

static void no_telling(const CardTable *table, JsonOut *json) {
    (void)table, (void)json;
}

static bool always_beats(const Event *event) {
    (void)event;
    return true;
}

static bool never_runs(const CardTable *table, const Event *next) {
    (void)table, (void)next;
    return false;
}

static float rush_most(const CardTable *table, const Event *event) {
    (void)table, (void)event;
    return RUSH_MOST;
}

static bool never_calm(const CardTable *table, const Event *event) {
    (void)table, (void)event;
    return false;
}

static void no_pan(App *app, CardTable *table, float dx, float dy) {
    (void)app, (void)table, (void)dx, (void)dy;
}

static void no_gesture(App *app, CardTable *table, const Gesture *gesture) {
    (void)app, (void)table, (void)gesture;
}

static void no_regions(App *app, CardTable *table, const InspectBoxes *at) {
    (void)app, (void)table, (void)at;
}

static HitTag nothing_pointed(const CardTable *table, const Hit *hit) {
    (void)table, (void)hit;
    return (HitTag){.kind = TAG_NONE};
}

static bool no_number(const HitTag *tag) {
    (void)tag;
    return false;
}

static bool no_explanation(const App *app, const CardTable *table, const HitTag *tag, Explanation *out) {
    (void)app, (void)table, (void)tag, (void)out;
    return false;
}

static float no_forecast(App *app, const CardTable *table, GfxRect column, bool draw) {
    (void)app, (void)table, (void)column, (void)draw;
    return 0;
}

static GfxRect over_the_board(const App *app, const CardTable *table) {
    (void)app;
    return table->layout.board;
}

#define FILL(name, function)                                                                                 \
    if (full->name == NULL)                                                                                  \
    full->name = function

static void fill_board(GameBoard *full) {
    FILL(begin, no_change);
    FILL(reset, no_change);
    FILL(refresh, no_refresh);
    FILL(moved, none_moved);
    FILL(moves, none_moves);
    FILL(is_out, nobody_is_out);
    FILL(took_over, no_change);
    FILL(part, no_part);
    FILL(action_box_held, action_box_held);
    FILL(tell, no_telling);
    FILL(update, none_moved);
    FILL(regions_above, nothing_above);
}

static void fill_look(GameCardLook *full) {
    FILL(open, looks_open);
    FILL(close, looks_close);
    FILL(card, look);
    FILL(back_label, back_label);
    FILL(marks, marks);
    FILL(hand_card, as_it_lies);
    FILL(draw_seats, draw_nothing);
    FILL(draw_flying, draw_nothing);
    FILL(draw_numbers, draw_nothing);
    FILL(draw_above, draw_nothing);
    FILL(top, top);
    FILL(marks_back, back_alone);
}

static bool concerns(const Event *event, Seat seat) {
    return event->seat == seat;
}

static void fill_show(GameShow *full) {
    FILL(empty, as_it_is);
    FILL(event, show);
    FILL(concerns, concerns);
    FILL(begin, no_change);
    FILL(moment, nothing_notable);
    FILL(held_left, nothing_passes);
    FILL(pause, pause);
    FILL(beats, always_beats);
    FILL(runs, never_runs);
    FILL(calm, never_calm);
    FILL(rush_most, rush_most);
    FILL(motion, motion);
    FILL(lands, lands);
    FILL(landed, landed);
    FILL(add_sounds, add_sounds);
    FILL(compose, compose);
    FILL(line_seat, line_seat);
    FILL(line_card, line_card);
    FILL(skip, nothing_to_hasten);
    FILL(telling, tells_nothing);
}

static void fill_hands(GameHands *full) {
    FILL(undo_word, undo_word);
    FILL(laid, no_laid);
    FILL(laid_hint, laid_hint);
    FILL(click, no_click);
    FILL(button, no_button);
    FILL(key, no_key);
    FILL(answers, answers);
    FILL(picked, nothing_picked);
    FILL(places, nothing_to_place);
    FILL(unpick, no_change);
    FILL(take_up, take_nothing_up);
    FILL(drop, no_drop);
    FILL(refuse, no_aim);
    FILL(aim, no_aim);
    FILL(wheel, no_gesture);
    FILL(pan, no_pan);
    FILL(hover, no_gesture);
}

static void fill_things(GameThings *full) {
    FILL(thing, no_thing);
    FILL(thing_at, nothing_at);
    FILL(held, nothing_held);
    FILL(shows_large, shows_large);
    FILL(draw_facts, no_facts);
    FILL(note, no_note);
    FILL(popup_centre, popup_centre);
    FILL(popup_aside, popup_stays);
    FILL(shows_all, no_all);
    FILL(draw_thing, no_picture);
    FILL(draw_nothing, draw_rail_hint);
    FILL(inspect, inspect);
    FILL(inspect_boxes, boxes_as_they_are);
    FILL(inspect_regions, no_regions);
    FILL(inspect_back, no_way_back);
    FILL(is_there, always_there);
}

static void fill_numbers(GameNumbers *full) {
    FILL(hint_place, no_place);
    FILL(hint_source, no_place);
    FILL(hint_why, no_why);
    FILL(is_number, no_number);
    FILL(pointed, nothing_pointed);
    FILL(explain, no_explanation);
    FILL(forecast, no_forecast);
    FILL(forecast_within, over_the_board);
}

// Copies the parts that the game has, and points the copy at them.
#define TAKE(part)                                                                                           \
    if (from->part != NULL)                                                                                  \
        full->part = *from->part;                                                                            \
    full->table.part = &full->part

void game_table_fill(FilledTable *full, const GameTable *from) {
    *full = (FilledTable){.table = *from};
    TAKE(board);
    TAKE(look);
    TAKE(show);
    TAKE(hands);
    TAKE(things);
    TAKE(numbers);
    fill_board(&full->board);
    fill_look(&full->look);
    fill_show(&full->show);
    fill_hands(&full->hands);
    fill_things(&full->things);
    fill_numbers(&full->numbers);
}

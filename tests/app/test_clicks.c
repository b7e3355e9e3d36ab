// SPDX-License-Identifier: MIT
// Tests what one click, key or double click does at the tables of all games: nothing is thrown away without
// asking, the harmless answer has the focus, one intention takes one click, and no key depends on an icon
// that has no room.
#include "laid_table.h"

#include "app/frame/frame.h"
#include "app/kit/action.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"
#include "app/tables/deck_building/table.h"
#include "engine/game_facts.h"
#include "gfx/record.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const positions[] = {"duel.json", "strike_duel.json", "building_table.json",
                                        "empires_two.json"};
#define POSITIONS ((int)(sizeof positions / sizeof positions[0]))

static int commands(void) {
    return match_log_count(session_match(laid_app->session));
}

static bool is_shown(const char *id) {
    return laid_hit(id) != NULL;
}

static void assert_focus(const char *id) {
    ck_assert_str_eq(laid_app->input.focus, id);
    ck_assert(laid_app->input.focus_shown);
}

// ---- a turn is not thrown away

START_TEST(passing_without_a_discard_is_asked_again) {
    laid_open("duel.json", 1280, 720);
    const GfxRect end = laid_hit("button:not_yet")->rect, pass = laid_hit("button:pass")->rect;
    ck_assert(pass.y > end.y + end.h - 1); // where the turn is ended nothing passes
    laid_click("button:not_yet");
    ck_assert(laid_table()->notice[0] != 0 && commands() == 0);
    laid_key(SDLK_p);
    laid_click("button:ok");
    ck_assert(session_stage(laid_app->session) == SESSION_DECIDING && commands() == 0);
    ck_assert(!is_shown("button:ok"));
    ck_assert(laid_hit("button:pass_empty")->rect.y > end.y + end.h - 1);
    laid_click("button:back"); // to the cards that can be marked
    ck_assert(is_shown("button:ok") && !is_shown("button:pass"));
    laid_click("hand:1");
    ck_assert(laid_hit("button:ok")->has_command); // with a card no second look is needed
    laid_click("hand:1");
    laid_key(SDLK_RETURN); // by key: the first Enter marks or asks, none passes
    laid_click("button:ok");
    laid_click("button:pass_empty");
    ck_assert(commands() == 1 || session_laid(laid_app->session) != NULL);
    laid_close();
}
END_TEST

START_TEST(passing_as_it_is_takes_one_click) {
    laid_open("duel.json", 1280, 720);
    const GfxRect end = laid_hit("button:not_yet")->rect;
    ck_assert(laid_hit("button:pass_now")->rect.y > end.y + end.h - 1);
    laid_click("button:pass_now");
    ck_assert(commands() == 1 || session_laid(laid_app->session) != NULL);
    laid_close();
    laid_open("duel.json", 1280, 720); // with a card taken up, too
    laid_click("hand:1");
    laid_click("button:pass_now");
    ck_assert(commands() == 1 || session_laid(laid_app->session) != NULL);
    laid_close();
}
END_TEST

START_TEST(keys_do_not_pass_by_themselves) {
    laid_open("duel.json", 1280, 720);
    laid_key(SDLK_p);
    assert_focus("button:ok");
    laid_key(SDLK_RETURN);
    assert_focus("button:back"); // the harmless answer
    laid_key(SDLK_RETURN);
    ck_assert_int_eq(commands(), 0);
    ck_assert_ptr_null(session_laid(laid_app->session));
    laid_close();
}
END_TEST

START_TEST(giving_up_is_in_the_menu_and_asked_again) {
    static const char *const duels[] = {"strike_duel.json", "building_duel.json", "empires_two.json"};
    laid_open(duels[_i], 1280, 720);
    CardTable *table = laid_table();
    ck_assert(!is_shown("button:concede")); // not among the buttons of a turn
    const GfxRect primary = table->layout.primary;
    laid_click("button:menu");
    laid_click("button:concede");
    ck_assert_int_eq(commands(), 0);
    ck_assert_str_eq(hits_answer(&laid_app->hits)->id, "button:back"); // Enter gives it
    const GfxRect sure = laid_hit("button:give_up")->rect;
    ck_assert(sure.x + sure.w <= primary.x || sure.y + sure.h <= primary.y);
    laid_key(SDLK_RETURN);
    ck_assert_uint_eq(table->overlay, OVERLAY_NONE);
    laid_click("button:menu");
    ck_assert(!is_shown("button:give_up")); // it is asked anew
    laid_click("button:concede");
    laid_click("button:give_up");
    ck_assert_int_ge(commands(), 1);
    laid_close();
}
END_TEST

// ---- one wish is one click

START_TEST(the_movement_ends_by_one_click) {
    laid_open("empires_fleet.json", 1280, 720);
    laid_click("stack:sa0:federation");
    laid_click("place:sa1");
    ck_assert_int_eq(commands(), 1);
    ck_assert(is_shown("button:done") && is_shown("button:end_moves")); // another group, or that was all
    laid_click("button:end_moves");
    ck_assert(!is_shown("button:end_moves") && !is_shown("button:done"));
    ck_assert_int_ge(commands(), 3);
    laid_close();
}
END_TEST

// The first card of the market that can be bought.
static bool find_offer(char id[HIT_ID_MAX]) {
    for (int slot = 1; slot <= 9; slot++) {
        snprintf(id, HIT_ID_MAX, "slot:%d", slot);
        if (!is_shown(id))
            continue;
        laid_click(id);
        const Hit *buy = laid_hit("place:discard");
        const bool can = laid_table()->game->hands->picked(laid_table()) && buy != NULL && buy->enabled;
        laid_key(SDLK_ESCAPE);
        laid_wait(1000);
        if (can && laid_table()->overlay == OVERLAY_NONE)
            return true;
        if (laid_table()->overlay != OVERLAY_NONE)
            laid_key(SDLK_ESCAPE);
    }
    return false;
}

static void quick_click(const char *id) {
    laid_point(id);
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                  .button = SDL_BUTTON_LEFT,
                                  .x = (Sint32)laid_app->input.x,
                                  .y = (Sint32)laid_app->input.y}};
    loop_handle(laid_app, &event);
    event.type = SDL_MOUSEBUTTONUP;
    loop_handle(laid_app, &event);
}

START_TEST(a_double_click_buys) {
    char id[HIT_ID_MAX];
    laid_open("building_table.json", 1280, 720);
    ck_assert(find_offer(id));
    const int before = commands();
    quick_click(id);
    ck_assert_int_eq(commands(), before); // one click picks
    quick_click(id);
    laid_run();
    ck_assert_int_gt(commands(), before);
    laid_close();
}
END_TEST

// ---- keys

// A card that was picked by its number is used by Enter, wherever it may go.
START_TEST(the_focus_goes_where_a_picked_card_can_be_used) {
    laid_open(positions[_i], 1280, 720);
    CardTable *table = laid_table();
    int picked = 0;
    for (int number = 1; number <= 5; number++) {
        const int before = commands();
        laid_key((SDL_Keycode)(SDLK_0 + number));
        if (commands() != before || session_laid(laid_app->session) != NULL)
            break;
        if (table->overlay == OVERLAY_NONE && table->game->hands->picked(table) &&
            table->game->hands->places(laid_app, table)) {
            picked++;
            ck_assert_int_ne(strncmp(laid_app->input.focus, "hand:", 5), 0);
            ck_assert_str_ne(laid_app->input.focus, "");
        }
        laid_key(SDLK_ESCAPE);
        if (table->overlay == OVERLAY_MENU)
            laid_key(SDLK_ESCAPE);
    }
    // Alpha Strike begins with power, and in the other one a card of the hand is played at once.
    ck_assert_int_gt(picked + (_i == 1 || _i == 2), 0);
    laid_close();
}
END_TEST

START_TEST(a_refused_undo_says_why) {
    laid_open(positions[_i], 1280, 720);
    ck_assert(!is_shown("button:undo"));
    laid_key(SDLK_z);
    ck_assert_str_ne(laid_table()->notice, "");
    laid_wait(2000);
    ck_assert_str_ne(laid_table()->notice, ""); // it can be read …
    laid_wait(20000);
    ck_assert_str_eq(laid_table()->notice, ""); // … and what is asked comes back
    laid_close();
}
END_TEST

static const char *undo_says(void) {
    static ActionBox box;
    action_state(laid_app, laid_table(), &box);
    for (int i = 0; i < box.count; i++)
        if (strcmp(box.button[i].id, "button:undo") == 0)
            return box.button[i].text;
    return "";
}

// The button names what it takes back: a purchase is no answer.
START_TEST(an_undo_names_what_it_takes_back) {
    laid_open("building_hand.json", 1280, 720);
    const Command *legal;
    for (int count = session_legal(laid_app->session, &legal), i = 0; i < count; i++)
        if (legal[i].verb == VERB_BUY_PILE) {
            const Command buy = legal[i];
            ck_assert_int_eq(session_submit(laid_app->session, &buy), VERDICT_OK);
            break;
        }
    laid_run();
    ck_assert_str_eq(undo_says(), "Undo the purchase");
    laid_close();
}
END_TEST

// What is said of each verb at the tables of all games: only questions of others are answered.
START_TEST(only_answers_are_called_so) {
    static const char *const answers[] = {"pick", "defend",   "counter", "decoys", "intercept",
                                          "none", "security", "peace",   "fight",  "ack"};
    int answered = 0;
    laid_open(positions[_i], 1280, 720);
    const GameTable *game = laid_table()->game;
    const char *answer = ui_word(laid_app, UI_TABLE_UNDO_ANSWER);
    for (uint8_t verb = 0; game_verbs(game->game)[verb].name != NULL; verb++) {
        const char *word = game->hands->undo_word(laid_app, verb);
        bool may = false;
        ck_assert_msg(strncmp(word, "building.", 9) != 0 && strchr(word, '.') == NULL && word[0] != 0, "%s",
                      word);
        for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++)
            may |= strcmp(game_verbs(game->game)[verb].name, answers[i]) == 0;
        ck_assert_msg(may || strcmp(word, answer) != 0, "%s is called an answer",
                      game_verbs(game->game)[verb].name);
        answered += strcmp(word, answer) == 0;
    }
    ck_assert_int_eq(answered > 0, strcmp(game_id(game->game), "deck_building") != 0);
    laid_close();
}
END_TEST

START_TEST(an_undo_after_a_purchase_says_why) {
    char id[HIT_ID_MAX];
    laid_open("building_table.json", 1280, 720);
    ck_assert(find_offer(id));
    quick_click(id);
    quick_click(id);
    laid_run();
    const int before = commands();
    ck_assert(session_undo_state(laid_app->session) != UNDO_POSSIBLE);
    laid_key(SDLK_z);
    ck_assert_str_eq(laid_table()->notice, ui_word(laid_app, UI_TABLE_UNDO_REVEALED));
    ck_assert_int_eq(commands(), before);
    laid_close();
}
END_TEST

// Against computers, too, where nobody hands the seat on.
START_TEST(an_undo_against_computers_says_why) {
    laid_open_with(opponent_find("random"), positions[_i], 1280, 720);
    laid_key(SDLK_z);
    ck_assert_str_eq(laid_table()->notice, ui_word(laid_app, UI_TABLE_UNDO_NOTHING));
    const Command *legal;
    while (session_stage(laid_app->session) == SESSION_DECIDING &&
           session_undo_state(laid_app->session) == (commands() == 0 ? UNDO_NONE : UNDO_POSSIBLE)) {
        ck_assert_int_gt(session_legal(laid_app->session, &legal), 0);
        const Command command = legal[0];
        ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
        laid_run();
    }
    laid_key(SDLK_z);
    ck_assert_str_ne(laid_table()->notice, "");
    ck_assert_str_ne(laid_table()->notice, ui_word(laid_app, UI_TABLE_UNDO_NOTHING));
    laid_close();
}
END_TEST

// ---- what can be used is lit, what can't says why

static char looked_for[200];
static bool is_read;
static SDL_Rect ring;
static int rings;

static void take_text(void *context, const GfxDrawnText *text) {
    (void)context;
    is_read |= strcmp(text->text, looked_for) == 0;
}

static void take_mark(void *context, const GfxDrawnMark *mark) {
    (void)context;
    const Hit *hit = laid_hit(laid_app->input.focus);
    if (hit == NULL || strcmp(mark->kind, "frame") != 0 || mark->color != COLOR_ICE ||
        !gfx_contains(mark->box, hit->outline.x, hit->outline.y) || mark->box.w > hit->outline.w + 20)
        return;
    ring = mark->clip;
    rings++;
}

static void look(void) {
    static const GfxRecorder recorder = {.dry = true, .text = take_text, .mark = take_mark},
                             unpainted = {.dry = true};
    is_read = false;
    rings = 0;
    gfx_record(laid_app->gfx, &recorder);
    gfx_damage_all(laid_app->gfx);
    laid_wait(40);
    gfx_record(laid_app->gfx, &unpainted);
}

static bool reads(const char *words) {
    snprintf(looked_for, sizeof looked_for, "%s", words);
    look();
    return is_read;
}

START_TEST(nothing_is_on_sale_before_the_action_phase) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}}; // without a rail and with one
    laid_open("building_table.json", sizes[_i][0], sizes[_i][1]);
    ck_assert(!building_market_is_closed(laid_app, laid_table()));
    laid_point("slot:1");
    laid_wait(1500);
    ck_assert(!reads(app_word(laid_app, "building.note.later")));
    laid_click("button:end_warned"); // cards are left in the hand
    laid_click("button:end");
    laid_key(SDLK_RETURN); // the next one takes the seat
    ck_assert_int_eq(seen(laid_table())->asks, ASK_TURN_START);
    ck_assert(building_market_is_closed(laid_app, laid_table()));
    laid_point("slot:1");
    laid_wait(1500);
    ck_assert(reads(app_word(laid_app, "building.note.later")));
    laid_close();
}
END_TEST

START_TEST(playing_all_says_what_it_leaves) {
    laid_open("building_table.json", 1280, 720);
    laid_click("button:play_all");
    laid_run();
    ck_assert_ptr_nonnull(strstr(laid_table()->notice, "Memory Alpha"));
    laid_close();
}
END_TEST

// A card of the hand that others lie on has its ring beneath them.
START_TEST(the_ring_of_a_card_lies_below_its_neighbour) {
    laid_open("building_battle.json", 1280, 720);
    laid_click("space");
    if (laid_hit("button:ok") != NULL) // a mission could be completed instead
        laid_click("button:ok");
    laid_key(SDLK_p);
    laid_key(SDLK_RETURN); // six cards of who is asked next
    const Hit *next = laid_hit("hand:2");
    ck_assert(next != NULL && laid_hit("hand:1")->outline.w > laid_hit("hand:1")->rect.w + 4);
    laid_key(SDLK_TAB);
    app_show_focus(laid_app, "hand:1");
    look();
    ck_assert_int_gt(rings, 0);
    ck_assert_int_le(ring.x + ring.w, (int)laid_hit("hand:2")->outline.x + 1);
    laid_close();
}
END_TEST

static void use_scale(int percent) {
    AppSettings wanted = laid_app->settings;
    Text problem = {0};
    wanted.ui_scale = percent;
    ck_assert(app_change_settings(laid_app, &wanted, &problem));
    text_finish(&problem);
    laid_run();
}

static bool is_within_window(const char *id) {
    const Hit *hit = laid_hit(id);
    const GfxRect window = laid_table()->layout.window;
    return hit != NULL && hit->rect.x >= 0 && hit->rect.y >= 0 && hit->rect.x + hit->rect.w <= window.w &&
           hit->rect.y + hit->rect.h <= window.h;
}

// At every scale F1 and F2 do their work, whether or not there is room for their signs; the menu leads there
// by mouse.
START_TEST(no_key_hangs_on_a_sign) {
    static const int scales[] = {75, 100, 125, 150, 175, 200};
    laid_open(positions[_i], 1280, 720);
    int without = 0;
    for (size_t i = 0; i < sizeof scales / sizeof scales[0]; i++) {
        use_scale(scales[i]);
        without += !is_shown("sign:help");
        laid_key(SDLK_F1);
        ck_assert_str_eq(laid_app->shown_name, "rules");
        laid_key(SDLK_ESCAPE);
        laid_key(SDLK_F2);
        ck_assert_str_eq(laid_app->shown_name, "settings");
        laid_key(SDLK_ESCAPE);
        ck_assert_str_eq(laid_app->shown_name, "table");
        laid_click("button:menu");
        ck_assert(is_within_window("button:help") && is_within_window("button:settings") &&
                  is_within_window("button:leave") && is_within_window("button:back"));
        laid_click("button:help");
        ck_assert_str_eq(laid_app->shown_name, "rules");
        laid_key(SDLK_ESCAPE);
        if (laid_table()->overlay == OVERLAY_MENU)
            laid_click("button:back");
    }
    ck_assert_int_gt(without, 0); // else nothing was proved
    laid_close();
}
END_TEST

// ---- the row of signs with sound

static void hear_nothing(void *self, SoundKind kind, int step, int volume) {
    (void)self;
    (void)kind;
    (void)step;
    (void)volume;
}

static void hear_no_music(void *self, MusicPiece piece, int volume) {
    (void)self;
    (void)piece;
    (void)volume;
}

static void hear_no_more(void *self) {
    (void)self;
}

static const SoundOutput silent = {
    .play = hear_nothing, .music = hear_no_music, .stop = hear_no_more, .close = hear_no_more};

static const char *const sounding[] = {"duel.json",           "four.json",          "strike_duel.json",
                                       "strike_four.json",    "building_hand.json", "building_battle.json",
                                       "building_table.json", "empires_two.json",   "empires_six.json",
                                       "empires_battle.json"};
#define SOUNDING ((int)(sizeof sounding / sizeof sounding[0]))

static bool lies_on_another(const Hit *hit) {
    for (int i = 0; i < laid_app->hits.count; i++) {
        const Hit *other = &laid_app->hits.item[i];
        if (other != hit && other->tag.kind == TAG_ICON && other->rect.x == hit->rect.x)
            return true;
    }
    return false;
}

static void check_signs(const char *position, int width) {
    static const char *const always[] = {"button:hint", "button:mute", "button:hide", "button:menu"};
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++) {
        ck_assert_msg(is_within_window(always[i]), "%s, %d: no %s", position, width, always[i]);
        ck_assert_msg(!lies_on_another(laid_hit(always[i])), "%s: %s", position, always[i]);
    }
    if (laid_table()->layout.log.w <= 0)
        ck_assert_msg(is_within_window("button:log"), "%s, %d: no history", position, width);
}

// Sound brings a sign more, several people the one that hides their cards: the hint has its place all the
// same, and at large scales before the sound's, which stands in the settings too.
START_TEST(with_sound_the_hint_has_its_place) {
    static const struct { int w, h; } windows[] = {{1280, 720}, {1920, 1080}, {2560, 1080}};
    for (size_t i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        laid_open(sounding[_i], windows[i].w, windows[i].h);
        sound_open(&laid_app->sound, &silent);
        app_request_layout(laid_app);
        laid_run();
        check_signs(sounding[_i], windows[i].w);
        use_scale(200);
        ck_assert_msg(is_within_window("button:hint"), "%s, %d: no hint", sounding[_i], windows[i].w);
        laid_close();
    }
}
END_TEST

// ---- what a hit would do

static char row_shows[80]; // whom the row of who aims shows as its target, as last drawn

static const GfxRect *row_of_shooter(void) {
    const BuildingTable *at = own(laid_table());
    for (int i = 0; i < at->outlook.rows; i++)
        if (at->outlook.row[i].seat == seen(laid_table())->to_act)
            return &at->layout.battle.row[i];
    return NULL;
}

// Only what is really drawn anew: in a part of the window that was damaged.
static void take_target(void *context, const GfxDrawnText *text) {
    const GfxRect *row = row_of_shooter();
    (void)context;
    if (row == NULL || text->layer > 0 || !gfx_contains(*row, text->box.x, text->box.y) ||
        text->box.x < row->x + row->w / 2 ||
        !SDL_PointInRect(&(SDL_Point){(int)text->x, (int)text->y}, &text->clip))
        return;
    for (Seat seat = 0; seat < laid_table()->layout.seats; seat++)
        if (strcmp(text->text, seat_faction_name(laid_app, seat)) == 0)
            text_copy(row_shows, sizeof row_shows, text->text);
}

static bool can_be_aimed_at(Seat seat) {
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "seat:%d", seat + 1);
    return laid_hit(id) != NULL && laid_hit(id)->has_command;
}

// Until somebody has to choose whom to shoot at; whoever is asked before that passes.
static void let_it_come_to_shots(void) {
    laid_click("space");
    if (laid_hit("button:ok") != NULL) // a mission could be completed instead
        laid_click("button:ok");
    for (int i = 0; i < 12 && seen(laid_table())->asks != ASK_TARGET; i++) {
        const Command *legal;
        const int count = session_legal(laid_app->session, &legal);
        for (int k = 0; k < count; k++)
            if (legal[k].verb == VERB_PASS) {
                const Command pass = legal[k];
                ck_assert_int_eq(session_submit(laid_app->session, &pass), VERDICT_OK);
                break;
            }
        laid_run();
        if (strcmp(laid_app->shown_name, "table") != 0)
            laid_key(SDLK_RETURN);
    }
    ck_assert_int_eq(seen(laid_table())->asks, ASK_TARGET);
}

// The battle shows it for the flagship under the pointer, and goes back to the likeliest one without.
START_TEST(the_battle_shows_what_the_hit_would_do) {
    static const GfxRecorder recorder = {.dry = true, .text = take_target}, unpainted = {.dry = true};
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}};
    int aimed = 0;
    laid_open("building_battle.json", sizes[_i][0], sizes[_i][1]);
    let_it_come_to_shots();
    laid_point("event");
    laid_wait(1000);
    row_shows[0] = 0;
    gfx_record(laid_app->gfx, &recorder);
    gfx_damage_all(laid_app->gfx);
    laid_wait(40);
    for (int round = 0; round < 2; round++)
        for (Seat seat = 0; seat < laid_table()->layout.seats; seat++) {
            char id[HIT_ID_MAX];
            snprintf(id, sizeof id, "seat:%d", seat + 1);
            if (!can_be_aimed_at(seat))
                continue;
            laid_point(id);
            laid_wait(100);
            ck_assert_str_eq(row_shows, seat_faction_name(laid_app, seat));
            aimed++;
        }
    ck_assert_int_eq(aimed, 4); // two, each twice
    gfx_record(laid_app->gfx, &unpainted);
    laid_close();
}
END_TEST

// A draft whose other copy has been completed says so where it lies, and why where it is looked at; its goal
// and its points are no news any more.
START_TEST(a_draft_that_counts_no_more_says_so) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}}; // without a rail and with one
    Chip chips[GOAL_CHIPS];
    laid_open("building_hand.json", sizes[_i][0], sizes[_i][1]);
    const char *word = app_word(laid_app, "building.draft_void");
    ck_assert(!reads(word));
    laid_close();
    laid_open("building_void_draft.json", sizes[_i][0], sizes[_i][1]);
    word = app_word(laid_app, "building.draft_void");
    ck_assert(reads(word));
    const uint8_t card = laid_hit("draft:1")->card;
    const BuildingBoard *board = &shown(laid_table())->table;
    const int count = building_goal_chips(laid_table()->looks, board, laid_table()->front, card, chips);
    ck_assert_int_gt(count, 0);
    for (int i = 0; i < count; i++)
        ck_assert(!chips[i].tick && chips[i].missing == 0);
    ck_assert(!reads(app_word(laid_app, "refusal.e_completed")));
    laid_point("draft:1");
    laid_wait(1500);
    ck_assert(reads(app_word(laid_app, "refusal.e_completed")));
    laid_point("draft:2");
    laid_wait(1500);
    ck_assert(!reads(app_word(laid_app, "refusal.e_completed")));
    laid_close();
}
END_TEST

int test_clicks(void) {
    TCase *tcase = tcase_create("clicks");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, passing_without_a_discard_is_asked_again);
    tcase_add_test(tcase, passing_as_it_is_takes_one_click);
    tcase_add_test(tcase, keys_do_not_pass_by_themselves);
    tcase_add_loop_test(tcase, giving_up_is_in_the_menu_and_asked_again, 0, 3);
    tcase_add_test(tcase, the_movement_ends_by_one_click);
    tcase_add_test(tcase, a_double_click_buys);
    tcase_add_loop_test(tcase, the_focus_goes_where_a_picked_card_can_be_used, 0, POSITIONS);
    tcase_add_loop_test(tcase, a_refused_undo_says_why, 0, POSITIONS);
    tcase_add_test(tcase, an_undo_after_a_purchase_says_why);
    tcase_add_test(tcase, an_undo_names_what_it_takes_back);
    tcase_add_loop_test(tcase, only_answers_are_called_so, 0, POSITIONS);
    tcase_add_loop_test(tcase, an_undo_against_computers_says_why, 0, POSITIONS);
    tcase_add_loop_test(tcase, nothing_is_on_sale_before_the_action_phase, 0, 2);
    tcase_add_test(tcase, playing_all_says_what_it_leaves);
    tcase_add_test(tcase, the_ring_of_a_card_lies_below_its_neighbour);
    tcase_add_loop_test(tcase, no_key_hangs_on_a_sign, 0, POSITIONS);
    tcase_add_loop_test(tcase, the_battle_shows_what_the_hit_would_do, 0, 2);
    tcase_add_loop_test(tcase, a_draft_that_counts_no_more_says_so, 0, 2);
    tcase_add_loop_test(tcase, with_sound_the_hint_has_its_place, 0, SOUNDING);
    Suite *suite = suite_create("clicks");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

// SPDX-License-Identifier: MIT
// Tests what must be seen at the table of the deck-building game: the paintings of what is on sale, also of
// what can't be bought, and in a battle the flagships; what goes on by itself; and giving up.
#include "laid_table.h"
#include "screen_stage.h"

#include "ai/opponent.h"
#include "app/art/target_art.h"
#include "app/kit/action.h"
#include "app/kit/hand_row.h"
#include "app/kit/scene.h"
#include "app/screens/result_parts.h"
#include "app/tables/deck_building/table.h"
#include "games/deck_building/deck_building.h"
#include "gfx/palette.h"
#include "gfx/record.h"
#include "play/advice.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const int windows[][2] = {{1280, 720}, {1920, 1080}};

static void submit(uint8_t what) {
    const Command command = command_of(what);
    ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
    laid_run();
}

// ---- what is drawn of a card on sale

static struct {
    GfxRect cell;
    bool on;          // the card being drawn is the one in the cell
    float picture_h;  // of its picture
    float name_below; // the lower edge of its name
    float name_x;     // … where it begins
    Color badge;      // of its number
    float darkest;    // the strongest shade over it
    char name[64];
} seen_card;

static bool is_at(GfxRect a, GfxRect b) {
    return fabsf(a.x - b.x) < 2 && fabsf(a.y - b.y) < 2 && fabsf(a.w - b.w) < 3 && fabsf(a.h - b.h) < 3;
}

static bool covers(GfxRect a, GfxRect b) {
    return a.x < b.x + 3 && a.y < b.y + 3 && a.x + a.w > b.x + b.w - 3 && a.y + a.h > b.y + b.h - 3;
}

static void note_mark(void *context, const GfxDrawnMark *mark) {
    (void)context;
    if (strcmp(mark->kind, "card") == 0)
        seen_card.on = is_at(mark->box, seen_card.cell);
    else if (mark->layer > 0 && seen_card.on && strcmp(mark->kind, "picture") == 0)
        seen_card.picture_h = mark->box.h;
    else if (mark->layer == 0 && strcmp(mark->kind, "round") == 0 && covers(mark->box, seen_card.cell) &&
             seen_card.picture_h > 0)
        seen_card.darkest = fmaxf(seen_card.darkest, (float)(mark->color >> 24) / 255);
}

static void note_text(void *context, const GfxDrawnText *text) {
    (void)context;
    if (!seen_card.on || text->layer == 0)
        return;
    if (text->text[0] >= '0' && text->text[0] <= '9' && text->extent.y < seen_card.cell.h * 0.2F)
        seen_card.badge = text->color;
    else if (strcmp(text->text, seen_card.name) == 0) {
        seen_card.name_below = text->extent.y + text->extent.h;
        seen_card.name_x = text->extent.x;
    }
}

// Draws the table and notes the card in slot `at`.
static void look_at_slot(int at) {
    static const GfxRecorder recorder = {.dry = true, .text = note_text, .mark = note_mark};
    const uint8_t card = shown(laid_table())->table.search[at];
    memset(&seen_card, 0, sizeof seen_card);
    seen_card.cell = building_cell(&own(laid_table())->layout, at, building_rules(laid_app)->slots);
    text_copy(seen_card.name, sizeof seen_card.name, building_card_name(laid_table()->looks, card));
    gfx_record(laid_app->gfx, &recorder);
    laid_wait(20);
}

static int cut_texts;
static char cut_of[200];

static void note_cut(void *context, const GfxDrawnText *text) {
    (void)context;
    if (text->cut && text->wrapped) {
        cut_texts++;
        text_copy(cut_of, sizeof cut_of, text->text);
    }
}

// In the place of an open mission each says all it does, in both languages. (Those of the infections also
// say what has happened when they were turned up.)
START_TEST(missions_say_all_they_do) {
    static const GfxRecorder recorder = {.dry = true, .text = note_cut};
    static const char *const languages[] = {"en", "de"};
    laid_open("building_table.json", windows[_i / 2][0], windows[_i / 2][1]);
    ck_assert(stage_set_language(languages[_i % 2]));
    laid_wait(40);
    const BuildingRules *rules = building_looks_rules(laid_table()->looks);
    const GfxRect place = own(laid_table())->layout.mission[0];
    int missions = 0;
    gfx_record(laid_app->gfx, &recorder);
    for (uint8_t card = 0; card < rules->card_count; card++) {
        if (rules->card[card].kind != KIND_MISSION ||
            (rules->card[card].set != SET_STANDARD && rules->card[card].set != SET_EXPLORATION))
            continue;
        const TargetLook look =
            building_space_look(laid_table()->looks, &shown(laid_table())->table, 0, card);
        cut_texts = 0;
        missions++;
        gfx_damage_all(laid_app->gfx);
        while (gfx_frame_next(laid_app->gfx))
            target_art_draw(laid_app->gfx, laid_app->pictures, &look, TARGET_TILE, place, 1);
        ck_assert_msg(cut_texts == 0, "%s: %s", look.name, cut_of);
    }
    ck_assert_int_gt(missions, 10);
    laid_close();
}
END_TEST

static int price_at(int at) {
    return building_rules(laid_app)->card[shown(laid_table())->table.search[at]].cost;
}

static int told_why;

static void note_why(void *context, const GfxDrawnText *text) {
    told_why += strcmp(text->text, (const char *)context) == 0;
}

// On a card that cannot be played it is said why, for as long as that is so.
START_TEST(what_cannot_be_played_says_why) {
    laid_open("building_battle_four.json", windows[_i][0], windows[_i][1]);
    const char *why = app_word(laid_app, "building.cannot.in_battle");
    const GfxRecorder recorder = {.dry = true, .text = note_why, .context = (void *)(uintptr_t)why};
    laid_click("space");
    if (building_gives_up(laid_app, laid_table()) != NONE)
        laid_click("button:ok");
    laid_run();
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_BATTLE);
    laid_click("button:pass");
    laid_run();
    laid_key(SDLK_RETURN); // the next one sits down
    laid_run();
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_BATTLE);
    int setups = 0, dull = 0;
    for (int at = 0; at < laid_table()->scene.zone[AT_HAND].count; at++) {
        const HandCard card = building_hand_card(laid_app, laid_table(), at);
        const uint8_t which = table_card_at(laid_table(), AT_HAND, at)->card;
        setups += building_rules(laid_app)->card[which].kind == KIND_SETUP;
        dull += card.dull;
        ck_assert(!card.dull || card.why != NULL);
    }
    ck_assert_int_gt(setups, 0);
    ck_assert_int_ge(dull, setups);
    gfx_record(laid_app->gfx, &recorder);
    for (int wait = 0; wait < 3; wait++) { // it stays
        told_why = 0;
        gfx_damage_all(laid_app->gfx);
        laid_wait(1000);
        ck_assert_int_ge(told_why, setups);
    }
    laid_close();
}
END_TEST

// While a card is looked at closely it is still said what is being asked.
START_TEST(a_question_is_said_over_the_inspector) {
    laid_open("building_table.json", windows[_i][0], windows[_i][1]);
    laid_click("hand:1");
    laid_run();
    ck_assert(table_asks(laid_app, laid_table()));
    ActionBox box;
    action_state(laid_app, laid_table(), &box);
    const GfxRecorder recorder = {.dry = true, .text = note_why, .context = box.title};
    for (int open = 0; open < 2; open++) {
        if (open)
            table_inspect(laid_app, laid_table(), thing_placed(laid_table(), AT_CREW, 0));
        laid_wait(40);
        gfx_record(laid_app->gfx, &recorder);
        told_why = 0;
        gfx_damage_all(laid_app->gfx);
        laid_wait(40);
        ck_assert_int_gt(told_why, open); // the table below the inspector says it, too
    }
    laid_close();
}
END_TEST

// A draft is told from the open mission of its name wherever only the name is said; and what pays for a
// mission is called by one name on the bridge as on the cards.
START_TEST(one_thing_has_one_name) {
    laid_open("building_table.json", 1280, 720);
    const BuildingLooks *looks = laid_table()->looks;
    const BuildingRules *rules = building_looks_rules(looks);
    int drafts = 0;
    for (uint8_t card = 0; card < rules->card_count; card++) {
        const CardDef *def = &rules->card[card];
        if (def->set != SET_DRAFT) {
            ck_assert_str_eq(building_whole_name(looks, card), building_card_name(looks, card));
            continue;
        }
        drafts++;
        ck_assert_str_ne(building_whole_name(looks, card), building_whole_name(looks, def->matches));
        ck_assert(strstr(building_whole_name(looks, card), building_card_name(looks, card)) != NULL);
    }
    ck_assert_int_gt(drafts, 10);
    ck_assert_str_eq(app_word(laid_app, "building.mission"), app_word(laid_app, "term.mission_explore.name"));
    ck_assert_str_eq(app_word(laid_app, "command.word.trash"), app_word(laid_app, "building.begin_trash"));
    laid_close();
}
END_TEST

START_TEST(paintings_fill_the_cards_on_sale) {
    laid_open("building_table.json", windows[_i][0], windows[_i][1]);
    for (int at = 0; at < building_rules(laid_app)->slots; at++) {
        look_at_slot(at);
        const float high = seen_card.cell.h;
        ck_assert_msg(seen_card.picture_h >= high * 0.9F, "%s: %.0f of %.0f", seen_card.name,
                      (double)seen_card.picture_h, (double)high);
        ck_assert_msg(seen_card.name_below > 0 && seen_card.name_below <= high * 0.36F, "%s ends at %.0f",
                      seen_card.name, (double)seen_card.name_below);
        ck_assert(high >= (float)windows[_i][1] * 0.128F);
    }
    laid_close();
}
END_TEST

START_TEST(what_is_too_dear_is_still_seen) {
    laid_open("building_table.json", windows[_i][0], windows[_i][1]);
    const int left = building_xp_shown(laid_table());
    float begins = 0;
    int dear = 0;
    for (int at = 0; at < building_rules(laid_app)->slots; at++) {
        look_at_slot(at);
        begins = begins > 0 ? begins : seen_card.name_x;
        ck_assert_float_eq_tol(seen_card.name_x, begins, 3); // whether something is missing or not
        if (price_at(at) > left) {
            dear++;
            ck_assert(seen_card.darkest < 0.3F); // its price tells, not a shade
            ck_assert_uint_eq(seen_card.badge, COLOR_MISSING);
        } else {
            ck_assert(seen_card.darkest <= 0);
            ck_assert_uint_eq(seen_card.badge, COLOR_BUTTON_INK);
        }
    }
    ck_assert_int_gt(dear, 0);
    laid_close();
}
END_TEST

// While nothing can be bought at all, and something lies over it.
START_TEST(a_closed_starbase_is_still_seen) {
    laid_open("building_infection.json", windows[_i][0], windows[_i][1]);
    submit(VERB_EXPLORE);
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_EVENT);
    for (int at = 0; at < building_rules(laid_app)->slots; at++) {
        look_at_slot(at);
        ck_assert_msg(seen_card.darkest < 0.3F, "%s: %.2f", seen_card.name, (double)seen_card.darkest);
    }
    laid_close();
}
END_TEST

// ---- flagships

#define HULL 0.81F // of a flagship's picture, from above, where its hull ends

START_TEST(flagships_are_not_under_their_cards) {
    static const char *const positions[] = {"building_battle.json", "building_battle_four.json"};
    for (int i = 0; i < 2; i++) {
        laid_open(positions[i], windows[_i][0], windows[_i][1]);
        submit(VERB_EXPLORE);
        ck_assert(building_shows_battle(laid_table()));
        const BattleRoom *room = &own(laid_table())->layout.battle;
        for (Seat seat = 0; seat < laid_table()->layout.seats; seat++) {
            const GfxRect ship = room->ship[seat];
            ck_assert_msg(ship.y + ship.h * HULL <= room->cards[seat].y + 1, "%s, seat %d: %.0f over %.0f",
                          positions[i], seat, (double)(ship.y + ship.h * HULL), (double)room->cards[seat].y);
            ck_assert(ship.w >= room->battler[seat].w * 0.6F); // and large
        }
        laid_close();
    }
}
END_TEST

// ---- steps without a choice

static int commands(void) {
    return match_log_count(session_match(laid_app->session));
}

static uint8_t verb(int at) {
    ck_assert_int_lt(at, commands());
    return match_log(session_match(laid_app->session), at)->command.verb;
}

// To the beginning of the next person's turn.
static void end_turn(void) {
    submit(VERB_END_TURN);
    if (strcmp(laid_app->shown_name, "table") != 0)
        laid_key(SDLK_RETURN);
    ck_assert_str_eq(laid_app->shown_name, "table");
}

START_TEST(a_turn_is_begun_by_playing_all) {
    laid_open("building_table.json", 1280, 720);
    end_turn();
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_TURN_START);
    ck_assert(laid_hit("button:trash") != NULL);
    const int before = commands();
    laid_click("button:play_all");
    ck_assert_uint_eq(verb(before), VERB_PHASE);
    ck_assert_uint_eq(verb(before + 1), VERB_PLAY);
    ck_assert_int_gt(commands(), before + 2);
    for (int at = before + 1; at < commands(); at++)
        ck_assert_uint_eq(verb(at), VERB_PLAY); // and nothing is bought, used or ended
    laid_close();
}
END_TEST

START_TEST(or_on_the_bridge_without_a_card) {
    laid_open("building_table.json", 1280, 720);
    end_turn();
    const int before = commands();
    laid_click("begin");
    ck_assert_int_eq(commands(), before + 1);
    ck_assert_uint_eq(verb(before), VERB_PHASE);
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_ACTION);
    ck_assert(laid_hit("begin") == NULL);
    laid_click("button:play_all"); // which is still due
    laid_close();
}
END_TEST

// As playing a card does, exploring begins the action phase: one click, one key.
START_TEST(or_by_exploring) {
    laid_open("building_table.json", 1280, 720);
    end_turn();
    const int before = commands();
    if (_i == 0)
        laid_click("space");
    else
        laid_key(SDLK_e);
    ck_assert_int_ge(commands(), before + 2);
    ck_assert_uint_eq(verb(before), VERB_PHASE);
    ck_assert_uint_eq(verb(before + 1), VERB_EXPLORE);
    laid_close();
}
END_TEST

// What can't come first says what must.
START_TEST(buying_before_playing_says_what_comes_first) {
    laid_open("building_table.json", 1280, 720);
    end_turn();
    laid_click("slot:1");
    if (laid_hit("button:close") != NULL)
        laid_click("button:close");
    ck_assert_str_eq(laid_table()->notice, app_word(laid_app, "building.why.start"));
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_TURN_START);
    laid_close();
}
END_TEST

static ActionBox box_now(void) {
    ActionBox box;
    memset(&box, 0, sizeof box);
    action_state(laid_app, laid_table(), &box);
    return box;
}

// Cards that need no thought are not thrown away at one click: the table asks, and the second click ends it.
START_TEST(unplayed_cards_are_not_thrown_away_unasked) {
    laid_open("building_hand.json", 1280, 720);
    ck_assert(laid_hit("button:end") == NULL);
    ck_assert_str_eq(box_now().button[0].id, "button:play_all"); // this is due
    laid_click("button:end_warned");
    ck_assert_int_eq(commands(), 0);
    ck_assert_ptr_nonnull(laid_hit("button:end"));
    laid_click("button:back");
    ck_assert_ptr_nonnull(laid_hit("button:end_warned")); // asked again
    laid_click("button:end_warned");
    laid_click("button:end");
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(verb(0), VERB_END_TURN);
    laid_close();
}
END_TEST

// Nor is a mission left that can be completed.
START_TEST(a_mission_is_not_left_unasked) {
    laid_open("building_win.json", 1280, 720);
    const unsigned version = session_version(laid_app->session);
    ck_assert_ptr_nonnull(laid_hit("button:complete"));
    laid_click("button:end");
    ck_assert_uint_eq(session_version(laid_app->session), version);
    ck_assert_ptr_nonnull(laid_hit("button:complete")); // what it is about can be done at once
    laid_click("button:back");
    ck_assert_ptr_nonnull(laid_hit("button:complete"));
    laid_click("button:end");
    laid_click("button:end");
    ck_assert_uint_ne(session_version(laid_app->session), version);
    laid_close();
}
END_TEST

// The box says what is still open, and the button what lapses.
START_TEST(ending_a_turn_says_what_is_left) {
    char number[8];
    laid_open("building_hand.json", 1280, 720);
    snprintf(number, sizeof number, "%d", seen(laid_table())->xp_left[0]);
    ck_assert_str_ne(number, "0");
    ActionBox box = box_now();
    ck_assert_msg(strstr(box.hint, number) != NULL, "%s: %s XP", box.hint, number);
    ck_assert_msg(strstr(box.hint, "5\xC2\xA0"
                                   "cards") != NULL,
                  "%s", box.hint);
    laid_click("button:play_all");
    box = box_now();
    snprintf(number, sizeof number, "%d", seen(laid_table())->xp_left[0]);
    ck_assert_str_ne(number, "0");
    ck_assert_str_eq(box.button[0].id, "button:end");
    ck_assert_msg(strstr(box.button[0].text, number) != NULL, "%s: %s XP", box.button[0].text, number);
    laid_close();
}
END_TEST

START_TEST(a_turn_without_cards_begins_by_itself) {
    laid_open("building_bare.json", 1280, 720);
    end_turn();
    ck_assert_int_eq(commands(), 2);
    ck_assert_uint_eq(verb(1), VERB_PHASE);
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_ACTION); // and does not end by itself
    ck_assert_int_eq(session_undo_state(laid_app->session), UNDO_POSSIBLE);
    laid_click("button:undo");
    ck_assert_int_eq(commands(), 1); // taken back, it is left to the person
    ck_assert(laid_hit("button:start") != NULL);
    laid_click("button:start");
    ck_assert_int_eq(commands(), 2);
    laid_close();
}
END_TEST

START_TEST(an_event_is_faced_where_nothing_can_be_played) {
    laid_open("building_bare.json", 1280, 720);
    submit(VERB_EXPLORE);
    ck_assert_int_ge(commands(), 2);
    ck_assert_uint_eq(verb(1), VERB_EVENT_DONE);
    laid_close();
}
END_TEST

// What somebody holds does not show in how fast it goes on: one person alone has nobody to hide it from.
START_TEST(a_card_that_cannot_be_played_is_no_secret_told) {
    laid_open("building_setup.json", 1280, 720);
    submit(VERB_EXPLORE);
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_EVENT);
    laid_close();
    laid_open_with(opponent_for("easy", &deck_building_game), "building_setup.json", 1280, 720);
    submit(VERB_EXPLORE);
    ck_assert_int_ge(commands(), 2);
    ck_assert_uint_eq(verb(1), VERB_EVENT_DONE);
    laid_close();
}
END_TEST

// Whatever there is but ending the turn.
static const Command *something(void) {
    const Command *legal;
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb != VERB_END_TURN && legal[i].verb != VERB_CONCEDE)
            return &legal[i];
    return NULL;
}

START_TEST(a_turn_does_not_end_by_itself) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_bare.json", 1280, 720);
    const Command *next;
    for (int i = 0; i < 100 && (next = something()) != NULL; i++) {
        const Command command = *next;
        ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
        laid_run();
    }
    ck_assert_int_gt(commands(), 2);
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_ACTION);
    ck_assert_uint_eq(seen(laid_table())->table.active, 0);
    ck_assert(something() == NULL);
    for (int at = 0; at < commands(); at++)
        ck_assert_uint_ne(verb(at), VERB_END_TURN);
    laid_close();
}
END_TEST

START_TEST(by_itself_only_if_one_wants_it) {
    laid_open("building_bare.json", 1280, 720);
    laid_app->settings.pass_alone = false;
    end_turn();
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_TURN_START);
    laid_close();
}
END_TEST

// ---- giving up

static void give_up(void) {
    laid_click("button:menu");
    laid_click("button:concede");
    laid_click("button:give_up");
}

// With one person alone: the game comes to its end without another click, and the result says who gave up.
START_TEST(three_seats_can_be_given_up) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_table.json", 1280, 720);
    give_up();
    ck_assert(session_has_left(laid_app->session, 0));
    ck_assert(session_is_person(laid_app->session, 0)); // its part of the result
    for (int i = 0; i < 20000 && session_stage(laid_app->session) != SESSION_OVER; i++)
        laid_wait(20);
    laid_run();
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_OVER);
    ck_assert_str_eq(laid_app->shown_name, "result");
    const ResultScreen *result = laid_app->frame->self;
    ck_assert(result->gave_up[0] && !result->gave_up[1] && !result->gave_up[2]);
    ck_assert_int_eq(result->outcome, RESULT_DEFEAT);
    for (int at = 0; at < commands(); at++)
        ck_assert_uint_ne(verb(at), VERB_CONCEDE); // there is none for three
    laid_close();
}
END_TEST

// The hand that has been given up is not shown to the next person, who sits down as always.
START_TEST(the_others_play_on) {
    laid_open("building_table.json", 1280, 720);
    const Seat quits = session_viewer(laid_app->session);
    give_up();
    for (int i = 0; i < 3000 && strcmp(laid_app->shown_name, "handover") != 0; i++)
        laid_wait(20);
    ck_assert_str_eq(laid_app->shown_name, "handover");
    ck_assert_uint_eq(session_viewer(laid_app->session), SEAT_NONE);
    ck_assert_uint_ne(session_next_seat(laid_app->session), quits);
    ck_assert(session_has_left(laid_app->session, quits));
    for (int turn = 0; turn < 6; turn++) { // it is never asked again
        if (strcmp(laid_app->shown_name, "handover") == 0)
            laid_key(SDLK_RETURN);
        if (session_stage(laid_app->session) != SESSION_DECIDING)
            continue;
        ck_assert_uint_ne(session_to_act(laid_app->session), quits);
        const Command *legal;
        session_legal(laid_app->session, &legal);
        const Command command = legal[0];
        ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
        laid_run();
    }
    laid_close();
}
END_TEST

// Of two, the other one wins at once, by the rules' own command.
START_TEST(of_two_the_other_wins) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_infection.json", 1280, 720);
    give_up();
    ck_assert_uint_eq(verb(commands() - 1), VERB_CONCEDE);
    ck_assert(!session_has_left(laid_app->session, 0));
    laid_close();
}
END_TEST

// ---- missions that can be completed, and those that can't

static const ActionButton *button_of(const ActionBox *box, const char *id) {
    for (int i = 0; i < box->count; i++)
        if (strcmp(box->button[i].id, id) == 0)
            return &box->button[i];
    return NULL;
}

// All that a mission asks for is ticked but the explore that completing it takes, and it says so.
START_TEST(a_mission_says_that_no_explore_is_left) {
    Chip goal[GOAL_CHIPS];
    char note[200];
    laid_open("building_spent.json", 1280, 720);
    const BuildingBoard *board = &shown(laid_table())->table;
    const uint8_t card = zone_cards(board, zone_of(ZONE_DRAFTS, 0))[0];
    const int count = building_goal_chips(laid_table()->looks, board, 0, card, goal);
    ck_assert_int_eq(count, 3);
    ck_assert(goal[0].tick && goal[1].tick && !goal[2].tick);
    ck_assert_int_eq(goal[2].missing, 1);
    ck_assert_uint_eq(own(laid_table())->completes, 0);
    const TableThing thing = {.kind = THING_SPACE, .card = card};
    building_note(laid_app, laid_table(), &thing, note, sizeof note);
    ck_assert_str_eq(note, app_word(laid_app, "building.note.no_action"));
    laid_click("draft:1");
    ck_assert_ptr_nonnull(strstr(laid_table()->notice, building_card_name(laid_table()->looks, card)));
    ck_assert_ptr_nonnull(strstr(laid_table()->notice, "mission explore"));
    laid_close();
}
END_TEST

// ---- what a card on sale says

static GfxRect on_sale;
static int written;

// Below its name, and longer than a number.
static void note_written(void *context, const GfxDrawnText *text) {
    (void)context;
    written += text->box.x >= on_sale.x && text->box.x < on_sale.x + on_sale.w &&
               text->box.y >= on_sale.y + 0.3F * on_sale.h && text->box.y < on_sale.y + on_sale.h &&
               strlen(text->text) > 5;
}

// Signs say what a card on sale does, so that no text lies on the picture that it is known by.
START_TEST(cards_on_sale_say_what_they_do) {
    static const GfxRecorder recorder = {.dry = true, .text = note_written};
    int does = 0;
    laid_open("building_table.json", windows[_i][0], windows[_i][1]);
    for (int i = 0; i < laid_app->hits.count; i++) {
        const Hit *hit = &laid_app->hits.item[i];
        if (strncmp(hit->id, "slot:", 5) != 0)
            continue;
        Chip sign[CARD_EFFECTS];
        const bool acts = building_card_text(laid_table()->looks, hit->card)[0] != 0;
        const int signs = building_effect_chips(building_rules(laid_app), hit->card, sign, CARD_EFFECTS);
        ck_assert_msg(!acts || signs > 0, "%s", building_card_name(laid_table()->looks, hit->card));
        does += acts;
        on_sale = hit->rect;
        gfx_record(laid_app->gfx, &recorder);
        gfx_damage_all(laid_app->gfx);
        laid_wait(40);
        gfx_record(laid_app->gfx, NULL);
    }
    ck_assert_int_gt(does, 3);
    ck_assert_int_eq(written, 0);
    laid_close();
}
END_TEST

// A hint that ends the turn with experience left says what that could buy, and why it does not.
START_TEST(a_hint_says_why_it_buys_nothing) {
    laid_open("building_mission.json", 1280, 720);
    static Advice advice;
    const BuildingView *view = seen(laid_table());
    const BuildingRules *rules = building_looks_rules(laid_table()->looks);
    char first[ACTION_HINT_MAX], more[ACTION_HINT_MAX];
    bool weak;
    advice = (Advice){.who = opponent_for("normal", &deck_building_game),
                      .seat = laid_table()->front,
                      .view = laid_table()->view,
                      .choices = 9,
                      .count = 1};
    const uint8_t card = building_best_purchase(rules, view, &weak);
    ck_assert_uint_lt(card, rules->card_count);
    ck_assert_int_gt(view->xp_left[advice.seat], 0);
    ck_assert_int_le(rules->card[card].cost, view->xp_left[advice.seat]);
    for (int ends = 0; ends < 2; ends++) {
        advice.best[0].command = command_of(ends ? VERB_END_TURN : VERB_EXPLORE);
        hint_in_words(laid_app, laid_table(), &advice, first, more);
        const bool said = strstr(more, building_card_name(laid_table()->looks, card)) != NULL;
        ck_assert_msg(said == (ends == 1), "%d: %s", ends, more);
    }
    laid_close();
}
END_TEST

// Exploring takes the explore that a mission needs, which could be completed now: asked first, by mouse and
// keys, with the mission by name. With an explore to spare nobody is asked.
START_TEST(exploring_says_what_it_gives_up) {
    laid_open("building_mission.json", 1280, 720);
    ck_assert(laid_hit("space")->has_command);
    laid_click("space"); // two explores
    laid_run();
    ck_assert_int_eq(seen(laid_table())->asks, ASK_MISSION_OUT);
    laid_click("option:2");
    laid_run();
    const uint8_t lost = building_gives_up(laid_app, laid_table());
    ck_assert_uint_ne(lost, NONE);
    for (int keys = 0; keys < 2; keys++) {
        const int before = commands();
        if (keys)
            laid_key(SDLK_e);
        else
            laid_click("space");
        const ActionBox box = box_now();
        ck_assert_int_eq(commands(), before);
        ck_assert_ptr_nonnull(strstr(box.hint, building_card_name(laid_table()->looks, lost)));
        const ActionButton *complete = button_of(&box, "button:complete"),
                           *explores = button_of(&box, "button:ok");
        ck_assert(complete != NULL && complete->has_command && complete->command.verb == VERB_COMPLETE);
        ck_assert(explores != NULL && explores->has_command && explores->command.verb == VERB_EXPLORE);
        if (!keys)
            laid_click("button:back");
    }
    const int before = commands();
    laid_key(SDLK_e);
    ck_assert_uint_eq(verb(before), VERB_EXPLORE);
    laid_close();
}
END_TEST

// An event asks for no explore.
START_TEST(an_event_takes_no_explore) {
    Chip goal[GOAL_CHIPS];
    laid_open("building_spent.json", 1280, 720);
    const BuildingRules *rules = building_looks_rules(laid_table()->looks);
    int events = 0;
    for (uint8_t card = 0; card < rules->card_count; card++) {
        if (rules->card[card].kind != KIND_EVENT || !rules->card[card].has_goal)
            continue;
        events++;
        const int printed = building_goal_chips(laid_table()->looks, NULL, 0, card, goal);
        ck_assert_int_eq(building_goal_chips(laid_table()->looks, &shown(laid_table())->table, 0, card, goal),
                         printed);
    }
    ck_assert_int_gt(events, 5);
    laid_close();
}
END_TEST

// Whichever counter can pay for it, it shines, and there is a button for it; the one that wins says so.
START_TEST(what_can_be_completed_is_offered) {
    laid_open(_i == 0 ? "building_win.json" : "building_mission.json", 1280, 720);
    const Scene *scene = &laid_table()->scene;
    ck_assert(scene->sprite[scene_at(scene, AT_MISSIONS, 0)].lit);
    ck_assert(!scene->sprite[scene_at(scene, AT_MISSIONS, 1)].lit);
    ck_assert_uint_eq(own(laid_table())->completes, _i == 0 ? 1 : 0);
    const ActionBox box = box_now();
    const ActionButton *button = button_of(&box, "button:complete");
    if (_i == 1) { // cards that need no thought come first
        ck_assert_ptr_null(button);
        ck_assert_ptr_nonnull(button_of(&box, "button:play_all"));
        laid_close();
        return;
    }
    const BuildingBoard *board = &shown(laid_table())->table;
    const uint8_t card = zone_cards(board, zone_of(ZONE_DRAFTS, 0))[0];
    ck_assert_ptr_nonnull(button);
    ck_assert_uint_eq(button->command.verb, VERB_COMPLETE);
    ck_assert_uint_eq(button->command.from, 1);
    ck_assert_uint_eq(button->command.to, 1); // a mission explore has no other use
    ck_assert_ptr_nonnull(strstr(button->text, "Win"));
    ck_assert_str_eq(box.hint, app_word(laid_app, "building.wins"));
    ck_assert_ptr_nonnull(button_of(&box, "button:end"));
    const BuildingRules *rules = building_looks_rules(laid_table()->looks);
    ck_assert(building_would_win(rules, shown(laid_table()), 0, card));
    ck_assert(!building_would_win(rules, shown(laid_table()), 1, card));
    const Command complete = button->command;
    ck_assert_int_eq(session_submit(laid_app->session, &complete), VERDICT_OK);
    laid_run();
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_OVER);
    laid_close();
}
END_TEST

// Points that a battle has brought already are not counted again.
START_TEST(points_won_are_counted_once) {
    laid_open("building_win.json", 1280, 720);
    const BuildingRules *rules = building_looks_rules(laid_table()->looks);
    const BuildingBoard *board = &shown(laid_table())->table;
    ck_assert(
        !building_would_win(rules, shown(laid_table()), 0, zone_cards(board, zone_of(ZONE_POINTS, 0))[0]));
    ck_assert(building_would_win(rules, shown(laid_table()), 0, zone_cards(board, ZONE_MISSIONS)[0]));
    laid_close();
}
END_TEST

// ---- pace

// One click on the button of a card buys it; it is not where a click on the card selects it.
START_TEST(a_card_is_bought_at_the_card) {
    const char *const names[] = {"buy:2", "buy_pile:1"}, *const cards[] = {"slot:2", "pile:1"};
    laid_open("building_table.json", windows[_i / 2][0], windows[_i / 2][1]);
    const Hit *button = laid_hit(names[_i % 2]), *card = laid_hit(cards[_i % 2]);
    ck_assert_ptr_nonnull(button);
    ck_assert(!gfx_contains(button->rect, card->rect.x + card->rect.w / 2, card->rect.y + card->rect.h / 2));
    ck_assert(gfx_contains(card->rect, button->rect.x, button->rect.y));
    const uint8_t bought = card->card;
    const BuildingBoard *board = &shown(laid_table())->table;
    const int had = board->size[zone_of(ZONE_DISCARD, 0)];
    laid_click(names[_i % 2]);
    laid_run();
    board = &shown(laid_table())->table;
    ck_assert_int_eq(board->size[zone_of(ZONE_DISCARD, 0)], had + 1);
    ck_assert_uint_eq(zone_top(board, zone_of(ZONE_DISCARD, 0)), bought);
    laid_close();
}
END_TEST

// Nothing that is too dear, or that another seat could pay, has such a button.
// … and stays picked while cards are played; once it is bought, nothing is.
START_TEST(what_one_means_to_buy_stays_picked) {
    laid_open("building_table.json", 1280, 720);
    laid_click("slot:2");
    ck_assert_int_eq(own(laid_table())->choice.pick, PICK_SLOT);
    const uint8_t card = own(laid_table())->choice.card, at = own(laid_table())->choice.at;
    laid_click("hand:2"); // which is played
    ck_assert_int_eq(own(laid_table())->choice.pick, PICK_HAND);
    Command play = pattern_of(VERB_PLAY);
    play.card = own(laid_table())->choice.card;
    const Command played = *legal_find(table_legal(laid_app), &play);
    ck_assert_int_eq(session_submit(laid_app->session, &played), VERDICT_OK);
    laid_run();
    ck_assert_int_eq(own(laid_table())->choice.pick, PICK_SLOT);
    ck_assert_uint_eq(own(laid_table())->choice.card, card);
    Command buy = pattern_of(VERB_BUY);
    buy.at = at;
    const Command *found = legal_find(table_legal(laid_app), &buy);
    ck_assert_ptr_nonnull(found);
    const Command command = *found;
    ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
    laid_run();
    ck_assert_int_eq(own(laid_table())->choice.pick, PICK_NONE);
    laid_close();
}
END_TEST

START_TEST(what_is_too_dear_has_no_button) {
    laid_open("building_table.json", 1280, 720);
    ck_assert_ptr_null(laid_hit("buy:8")); // costs one more than there is
    ck_assert_ptr_nonnull(laid_hit("buy:7"));
    laid_click("hand:1");
    ck_assert_ptr_null(laid_hit("buy:7")); // a question covers it
    laid_close();
}
END_TEST

static int in_hand(void) {
    return shown(laid_table())->table.size[zone_of(ZONE_HAND, 0)];
}

// Playing all comes to what asks a question after all that asks none, and goes on once it is answered.
START_TEST(playing_all_asks_last_and_goes_on) {
    laid_open("building_asks.json", 1280, 720);
    const int had = in_hand();
    laid_click("button:play_all");
    laid_run();
    ck_assert_uint_gt(seen(laid_table())->asks, ASK_TARGET);
    ck_assert_int_eq(in_hand(), had - 4); // three without a question, and the first of those with one
    for (int i = 0; i < 6 && seen(laid_table())->asks > ASK_TARGET; i++) {
        const Command *legal;
        session_legal(laid_app->session, &legal);
        const Command answer = legal[0];
        ck_assert_int_eq(session_submit(laid_app->session, &answer), VERDICT_OK);
        laid_run();
    }
    ck_assert_uint_eq(seen(laid_table())->asks, ASK_ACTION);
    ck_assert(!own(laid_table())->plays_all);
    const LegalList legal = table_legal(laid_app);
    for (int i = 0; i < legal.count; i++)
        ck_assert_uint_ne(legal.item[i].verb, VERB_PLAY);
    laid_close();
}
END_TEST

// A turned-up mission is never in two places: it goes from where it is held up to where it stays.
START_TEST(a_mission_goes_where_it_stays) {
    laid_open("building_explore.json", windows[_i][0], windows[_i][1]);
    const Command explore = command_of(VERB_EXPLORE);
    ck_assert_int_eq(session_submit(laid_app->session, &explore), VERDICT_OK);
    bool held_up = false, on_its_way = false;
    for (int i = 0; i < 200; i++) {
        laid_wait(20);
        const Scene *scene = &laid_table()->scene;
        const bool there = scene->zone[AT_MISSIONS].count > 1;
        held_up |= building_shown_event(laid_table()) != NONE;
        ck_assert(!there || building_shown_event(laid_table()) == NONE);
        if (!there)
            continue;
        const Sprite *sprite = &scene->sprite[scene_at(scene, AT_MISSIONS, 1)];
        on_its_way |= sprite_rect(sprite).x > own(laid_table())->layout.mission[1].x + 100;
    }
    ck_assert(held_up && on_its_way);
    ck_assert_int_eq(laid_table()->scene.zone[AT_MISSIONS].count, 2);
    laid_close();
}
END_TEST

int test_building_table(void) {
    Suite *suite = suite_create("building_table");
    TCase *pictures = tcase_create("pictures");
    tcase_set_timeout(pictures, 120);
    tcase_add_loop_test(pictures, a_question_is_said_over_the_inspector, 0, 2);
    tcase_add_test(pictures, one_thing_has_one_name);
    tcase_add_loop_test(pictures, what_cannot_be_played_says_why, 0, 2);
    tcase_add_loop_test(pictures, paintings_fill_the_cards_on_sale, 0, 2);
    tcase_add_loop_test(pictures, missions_say_all_they_do, 0, 4);
    tcase_add_loop_test(pictures, what_is_too_dear_is_still_seen, 0, 2);
    tcase_add_loop_test(pictures, a_closed_starbase_is_still_seen, 0, 2);
    tcase_add_loop_test(pictures, flagships_are_not_under_their_cards, 0, 2);
    suite_add_tcase(suite, pictures);
    TCase *turns = tcase_create("turns");
    tcase_set_timeout(turns, 120);
    tcase_add_test(turns, a_turn_is_begun_by_playing_all);
    tcase_add_test(turns, or_on_the_bridge_without_a_card);
    tcase_add_loop_test(turns, or_by_exploring, 0, 2);
    tcase_add_test(turns, buying_before_playing_says_what_comes_first);
    tcase_add_test(turns, unplayed_cards_are_not_thrown_away_unasked);
    tcase_add_test(turns, a_mission_is_not_left_unasked);
    tcase_add_test(turns, ending_a_turn_says_what_is_left);
    tcase_add_test(turns, a_turn_without_cards_begins_by_itself);
    tcase_add_test(turns, an_event_is_faced_where_nothing_can_be_played);
    tcase_add_test(turns, a_card_that_cannot_be_played_is_no_secret_told);
    tcase_add_test(turns, a_turn_does_not_end_by_itself);
    tcase_add_test(turns, by_itself_only_if_one_wants_it);
    suite_add_tcase(suite, turns);
    TCase *missions = tcase_create("missions");
    tcase_set_timeout(missions, 120);
    tcase_add_test(missions, a_mission_says_that_no_explore_is_left);
    tcase_add_loop_test(missions, cards_on_sale_say_what_they_do, 0, 2);
    tcase_add_test(missions, a_hint_says_why_it_buys_nothing);
    tcase_add_test(missions, exploring_says_what_it_gives_up);
    tcase_add_test(missions, an_event_takes_no_explore);
    tcase_add_loop_test(missions, what_can_be_completed_is_offered, 0, 2);
    tcase_add_test(missions, points_won_are_counted_once);
    suite_add_tcase(suite, missions);
    TCase *pace = tcase_create("pace");
    tcase_set_timeout(pace, 120);
    tcase_add_loop_test(pace, a_card_is_bought_at_the_card, 0, 4);
    tcase_add_test(pace, what_one_means_to_buy_stays_picked);
    tcase_add_test(pace, what_is_too_dear_has_no_button);
    tcase_add_test(pace, playing_all_asks_last_and_goes_on);
    tcase_add_loop_test(pace, a_mission_goes_where_it_stays, 0, 2);
    suite_add_tcase(suite, pace);
    TCase *leaving = tcase_create("giving up");
    tcase_set_timeout(leaving, 240);
    tcase_add_test(leaving, three_seats_can_be_given_up);
    tcase_add_test(leaving, the_others_play_on);
    tcase_add_test(leaving, of_two_the_other_wins);
    suite_add_tcase(suite, leaving);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

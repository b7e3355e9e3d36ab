// SPDX-License-Identifier: MIT
// Tests input at the table of Alpha Strike: power, discarding, playing, aiming, choosing a track or a craft,
// by mouse and by keys; what the table does by itself; and what it says if something can't be done.
#include "laid_table.h"

#include "ai/opponent.h"
#include "app/kit/explain.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_table.h"
#include "app/kit/hand_row.h"
#include "app/tables/alpha_strike/draw.h"
#include "app/tables/alpha_strike/stage.h"
#include "app/tables/alpha_strike/threat.h"
#include "app/tables/alpha_strike/why.h"
#include "screen_stage.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void lay(const char *position) {
    laid_open(position, 1280, 720);
}

static void close_all(void) {
    laid_close();
}

static StrikeTable *half(void) {
    return own(laid_table());
}

static int commands(void) {
    return match_log_count(session_match(laid_app->session));
}

static Command command(int at) {
    ck_assert_int_lt(at, commands());
    return match_log(session_match(laid_app->session), at)->command;
}

static uint8_t card_of(const char *id) {
    const StrikeRules *rules = strike_rules(laid_app);
    for (uint8_t card = 0; card < rules->card_count; card++)
        if (strcmp(rules->card[card].id, id) == 0)
            return card;
    ck_abort_msg("no %s", id);
}

static bool overlap(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// Where a craft is seen: its picture has a frame around it.
static GfxRect craft_box(Seat seat, int place) {
    const ShipStand craft = strike_craft_stand(laid_table(), seat, place);
    const float w = craft.w * 0.9F, h = craft.w * 0.5F;
    return gfx_rect(craft.x - w / 2, craft.y - h / 2, w, h);
}

// On the stage no craft flies in front of another of its ship.
START_TEST(craft_fly_beside_each_other) {
    lay("strike_full.json");
    for (Seat seat = 0; seat < seen(laid_table())->seats; seat++)
        for (int a = 0; a < CRAFT_SHOWN; a++)
            for (int b = 0; b < a; b++)
                ck_assert_msg(!overlap(craft_box(seat, a), craft_box(seat, b)), "seat %d: %d and %d", seat, a,
                              b);
}
END_TEST

// Six cards of a hand lie side by side, so that each text can be read.
START_TEST(six_cards_cover_no_text) {
    lay("strike_duel.json");
    const GfxLayout window = gfx_layout(laid_app->gfx);
    const LayoutNeeds needs = {.front = 0, .hand = 6};
    const StrikeLayout layout = strike_layout(&window, 2, &needs);
    for (int at = 1; at < needs.hand; at++)
        ck_assert(!overlap(layout_hand_card(&layout.kit, at - 1), layout_hand_card(&layout.kit, at)));
}
END_TEST

// With one ship to attack, only its track is asked for.
START_TEST(the_only_target_is_not_asked_for) {
    lay("strike_duel.json");
    const int at = 2;
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "hand:%d", at);
    ck_assert_uint_eq(laid_hit(id)->card, card_of("ion_cannon"));
    laid_click(id);
    ck_assert_uint_eq(own(laid_table())->choice.target, 1);
    ck_assert_int_eq(commands(), 0);
    laid_click("track:2:1");
    ck_assert_uint_eq(command(commands() - 1).verb, VERB_ATTACK);
    ck_assert_uint_eq(command(commands() - 1).from, TRACK_SHIELD);
}
END_TEST

static void drag(const char *from, const char *to) {
    laid_press(from);
    laid_point(to);
    laid_wait(200);
}

static void drop(const char *from, const char *to) {
    drag(from, to);
    laid_release();
}

// ---- attacks

START_TEST(a_card_on_a_ship_attacks_it) {
    lay("strike_duel.json");
    drop("hand:1", "ship:2");
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(command(0).verb, VERB_ATTACK);
    ck_assert_uint_eq(command(0).card, card_of("heavy_torpedo"));
    ck_assert_uint_eq(command(0).to, 1);
    ck_assert_str_ne(laid_app->shown_name, "table"); // handed on by itself
}
END_TEST

START_TEST(so_do_two_clicks_and_a_craft) {
    lay("strike_duel.json");
    laid_click("craft:1:1");
    laid_click("ship:2");
    ck_assert_uint_eq(command(0).verb, VERB_ATTACK);
    ck_assert_uint_eq(command(0).card, card_of("bomber_wing"));
}
END_TEST

START_TEST(an_ion_cannon_asks_for_the_track) {
    lay("strike_duel.json");
    drop("hand:2", "ship:2");
    ck_assert_int_eq(commands(), 0);
    ck_assert_uint_eq(half()->choice.target, 1);
    laid_click("track:2:3");
    ck_assert_uint_eq(command(0).card, card_of("ion_cannon"));
    ck_assert_uint_eq(command(0).from, TRACK_ENGINE);
}
END_TEST

START_TEST(or_takes_it_at_once) {
    lay("strike_duel.json");
    drop("hand:2", "track:2:2");
    ck_assert_uint_eq(command(0).verb, VERB_ATTACK);
    ck_assert_uint_eq(command(0).from, TRACK_WEAPON);
}
END_TEST

// ---- a card that could be discarded, and can attack

static const Hit *button(const char *id, const Hit *above) {
    const Hit *hit = laid_hit(id);
    ck_assert_msg(hit != NULL && hit->enabled, "no %s", id);
    ck_assert_msg(above == NULL || hit->rect.y > above->rect.y, "%s is not below", id);
    return hit;
}

START_TEST(the_big_button_attacks_and_the_lesser_discards) {
    lay("strike_discard.json");
    laid_click("hand:1");
    const Hit *attack = button("button:attack", NULL), *discard = button("button:ok", attack);
    ck_assert(discard->has_command && discard->command.verb == VERB_DISCARD);
    ck_assert_uint_eq(half()->forecast.kind, FORECAST_ATTACK); // and what it would do is told
    ck_assert_uint_eq(half()->forecast.target, 1);
    ck_assert_int_lt(half()->forecast.power[1][TRACK_SHIELD], 2);
    laid_click("button:attack");
    ck_assert(command(0).verb == VERB_DISCARD && command(0).card == NONE);
    const Command last = command(commands() - 1);
    ck_assert(last.verb == VERB_ATTACK && last.card == card_of("missile_salvo"));
}
END_TEST

START_TEST(what_cannot_attack_is_discarded_by_the_big_button) {
    for (int at = 2; at <= 3; at++) { // no attack; one that is too dear
        char id[HIT_ID_MAX];
        lay("strike_discard.json");
        snprintf(id, sizeof id, "hand:%d", at);
        laid_click(id);
        ck_assert_ptr_null(laid_hit("button:attack"));
        ck_assert_uint_eq(button("button:ok", NULL)->command.verb, VERB_DISCARD);
        ck_assert_ptr_nonnull(laid_hit("button:inspect"));
        if (at < 3)
            laid_close();
    }
}
END_TEST

// ---- what can't be done

static void refused(const char *from, const char *key, const char *card, const char *needs, const char *has) {
    char wanted[LOG_LINE_MAX];
    laid_press(from);
    ck_assert(!laid_table()->drag.on);
    laid_release();
    app_fill(laid_app, wanted, sizeof wanted, key,
             STR("card", strike_card_name(laid_table()->looks, card_of(card))), STR("needs", needs),
             STR("has", has));
    ck_assert_str_eq(laid_table()->notice, wanted);
    ck_assert_int_eq(commands(), 0);
}

// The first click says why not, where the inspector would hide it; the second looks closely.
START_TEST(a_click_on_what_is_too_dear_says_so) {
    lay("strike_duel.json");
    laid_click("hand:3");
    ck_assert(laid_table()->notice[0] != 0);
    ck_assert_int_eq(laid_table()->overlay, OVERLAY_NONE);
    laid_click("hand:3");
    ck_assert_int_eq(laid_table()->overlay, OVERLAY_INSPECT);
}
END_TEST

START_TEST(too_little_power_is_told_in_numbers) {
    lay("strike_duel.json");
    refused("hand:3", "why.power", "spinal_laser", "4 weapon power, 1 engine power",
            "2 weapon power, 2 engine power");
}
END_TEST

START_TEST(the_wrong_kind_is_told_with_its_phase) {
    lay("strike_duel.json");
    refused("hand:4", "why.kind.defense", "evasive_action", "", "");
}
END_TEST

START_TEST(the_own_ship_is_no_target) {
    lay("strike_duel.json");
    drop("hand:1", "ship:1");
    ck_assert_int_eq(commands(), 0);
    ck_assert_str_eq(laid_table()->notice, app_word(laid_app, "why.own_ship"));
    ck_assert(strike_choice_is_empty(&half()->choice));
}
END_TEST

// ---- the turn

START_TEST(power_is_a_click_a_drag_or_a_key) {
    lay("strike_three.json");
    if (_i == 0)
        laid_click("track:2");
    else if (_i == 1)
        drop("spark", "track:2");
    else
        laid_key(SDLK_w);
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(command(0).verb, VERB_ALLOCATE);
    ck_assert_uint_eq(command(0).from, TRACK_WEAPON);
    ck_assert_uint_eq(half()->power[laid_table()->front][TRACK_WEAPON] > 4, true);
}
END_TEST

START_TEST(the_third_track_has_a_key_too) {
    lay("strike_three.json");
    laid_key(SDLK_e);
    ck_assert_uint_eq(command(0).verb, VERB_ALLOCATE);
    ck_assert_uint_eq(command(0).from, TRACK_ENGINE);
}
END_TEST

static void to_the_action(void) {
    lay("strike_three.json");
    laid_click("button:none");
    drop("hand:5", "pile:discard");
    ck_assert_uint_eq(command(1).verb, VERB_DISCARD);
    ck_assert_uint_eq(command(1).card, card_of("slingshot_turn"));
}

START_TEST(the_hand_is_filled_by_itself) {
    to_the_action();
    ck_assert_int_eq(commands(), 3);
    ck_assert_uint_eq(command(2).verb, VERB_DRAW);
    ck_assert_uint_eq(seen(laid_table())->phase, PHASE_ACTION);
}
END_TEST

// The draw that followed by itself goes back along with it, or it would follow again at once.
START_TEST(keeping_all_cards_can_be_taken_back) {
    lay("strike_three.json");
    laid_click("button:none");
    laid_click("button:none");
    ck_assert_int_eq(commands(), 3);
    ck_assert_uint_eq(command(2).verb, VERB_DRAW);
    laid_click("button:undo");
    laid_wait(500);
    ck_assert_int_eq(commands(), 1);
    ck_assert_uint_eq(seen(laid_table())->phase, PHASE_DISCARD);
}
END_TEST

START_TEST(power_is_moved_from_track_to_track) {
    to_the_action();
    drop("hand:1", "track:2");
    ck_assert_uint_eq(half()->choice.from, TRACK_WEAPON);
    laid_click("button:less"); // of four
    laid_click("track:3");
    ck_assert_uint_eq(command(3).verb, VERB_REROUTE);
    ck_assert_uint_eq(command(3).from, TRACK_WEAPON);
    ck_assert_uint_eq(command(3).to, TRACK_ENGINE);
    ck_assert_uint_eq(command(3).at, 3);
}
END_TEST

// No more than there is: less of it is less at once.
START_TEST(a_track_gives_what_it_has) {
    to_the_action();
    drop("hand:1", "track:1");
    ck_assert_uint_eq(half()->choice.from, TRACK_SHIELD);
    ck_assert_int_eq(strike_power_moved(laid_app, laid_table()), 2);
    laid_click("button:more");
    ck_assert_int_eq(strike_power_moved(laid_app, laid_table()), 2);
    laid_click("button:less");
    laid_click("track:3");
    ck_assert_uint_eq(command(3).verb, VERB_REROUTE);
    ck_assert_uint_eq(command(3).from, TRACK_SHIELD);
    ck_assert_uint_eq(command(3).at, 1);
}
END_TEST

// It lies on the ship's picture, beside the tracks, and hides nothing that is said.
START_TEST(the_spark_lies_beside_the_tracks) {
    lay("strike_three.json");
    const ShipPanel *panel = &half()->layout.panel[laid_table()->front];
    const GfxRect spark = laid_hit("spark")->rect;
    ck_assert(spark.x >= panel->art.x && spark.x + spark.w <= panel->track[0].x);
    ck_assert(spark.y >= panel->head.y + panel->head.h && spark.y + spark.h <= panel->art.y + panel->art.h);
    laid_press("spark");
    laid_point("hand:1");
    laid_release();
    ck_assert_str_eq(laid_table()->notice, app_word(laid_app, "why.spark_elsewhere"));
}
END_TEST

START_TEST(an_attack_may_end_the_action_phase) {
    to_the_action();
    drop("hand:3", "craft:2:1"); // Flak at the Repair Tender
    ck_assert_int_eq(commands(), 5);
    ck_assert_uint_eq(command(3).verb, VERB_PASS);
    ck_assert_uint_eq(command(4).verb, VERB_ATTACK);
    ck_assert_uint_eq(command(4).to, 1);
    ck_assert_uint_eq(command(4).with, card_of("repair_tender"));
}
END_TEST

// With an attack in hand "Back" is where the button would be: a second click must not end the turn.
START_TEST(who_can_attack_does_not_end_the_turn_at_once) {
    to_the_action();
    ck_assert_ptr_null(hits_find(&laid_app->hits, "button:no_more"));
    laid_key(SDLK_e);
    laid_run();
    ck_assert_int_eq(commands(), 3);
}
END_TEST

// Nothing played, nobody to attack, over: one click, or the key that ends a turn.
START_TEST(a_turn_can_be_let_pass_at_once) {
    static const uint8_t verbs[] = {VERB_PASS, VERB_PASS, VERB_END_TURN};
    lay("strike_quiet.json");
    const int before = commands();
    if (_i == 0)
        laid_click("button:no_more");
    else
        laid_key(SDLK_e);
    laid_run();
    ck_assert_int_eq(commands(), before + 3);
    for (int i = 0; i < 3; i++)
        ck_assert_uint_eq(command(before + i).verb, verbs[i]);
}
END_TEST

START_TEST(nobody_gives_up_by_one_click) {
    lay("strike_three.json");
    ck_assert_ptr_null(hits_find(&laid_app->hits, "button:concede")); // not among the buttons of a turn
    laid_click("button:menu");
    laid_click("button:concede");
    ck_assert_int_eq(commands(), 0);
    laid_key(SDLK_RETURN); // the harmless answer has the focus
    ck_assert_uint_eq(laid_table()->overlay, OVERLAY_NONE);
    ck_assert_int_eq(commands(), 0);
    laid_click("button:menu");
    laid_click("button:concede");
    laid_click("button:give_up");
    ck_assert_uint_eq(command(0).verb, VERB_CONCEDE);
}
END_TEST

// With two left, nobody plays on.
START_TEST(giving_up_says_what_comes_of_it) {
    laid_open("empires_two.json", 1280, 720);
    ck_assert_str_eq(laid_app->shown_name, "table");
    ck_assert_str_eq(laid_table()->game->hands->give_up_hint(laid_app, laid_table()),
                     app_word(laid_app, "empires.give_up.hint_last"));
}
END_TEST

// ---- what goes on by itself

static void lay_alone(void) {
    laid_open_with(opponent_find("greedy"), "strike_alone.json", 1280, 720);
}

static void expect_verbs(int from, const uint8_t *verbs, int count) {
    ck_assert_int_ge(commands(), from + count);
    for (int i = 0; i < count; i++)
        ck_assert_uint_eq(command(from + i).verb, verbs[i]);
}

static int signs; // frames in which the stage says that neither was possible

static void watch_sign(void) {
    const StrikeTable *at = own(laid_table());
    signs += at->turn_sign > 0 && at->turn_sign < 1 && strcmp(at->turn_sign_word, "do.combat.neither") == 0;
}

// Who sits alone among computers passes where the hand has nothing, and reads why, also on the stage; what
// could still be taken back is not ended.
START_TEST(nothing_to_play_is_passed) {
    static const uint8_t verbs[] = {VERB_DISCARD, VERB_DRAW, VERB_PASS, VERB_PASS};
    lay_alone();
    signs = 0;
    stage_each_frame(watch_sign);
    drop("hand:1", "pile:discard");
    laid_wait(600);
    stage_each_frame(NULL);
    ck_assert_int_gt(signs, 30);
    expect_verbs(0, verbs, 4);
    ck_assert_int_eq(commands(), 4);
    ck_assert_uint_eq(seen(laid_table())->phase, PHASE_END);
    ck_assert_str_eq(laid_table()->notice, app_word(laid_app, "do.combat.alone"));
}
END_TEST

// What is taken back is not passed again.
START_TEST(taken_back_it_waits) {
    lay_alone();
    drop("hand:1", "pile:discard");
    laid_wait(600);
    laid_click("button:undo");
    laid_wait(600);
    ck_assert_int_eq(commands(), 3);
    ck_assert_uint_eq(seen(laid_table())->phase, PHASE_COMBAT);
}
END_TEST

// Not if it is switched off; and where somebody else could read the hand from it, the table waits.
START_TEST(a_secret_is_no_reason) {
    if (_i == 0) {
        lay("strike_alone.json");
    } else {
        lay_alone();
        laid_app->settings.pass_alone = false;
    }
    drop("hand:1", "pile:discard");
    laid_wait(600);
    ck_assert_int_eq(commands(), 2);
    ck_assert_uint_eq(seen(laid_table())->phase, PHASE_ACTION);
}
END_TEST

// Everybody sees that a hand is empty.
START_TEST(an_empty_hand_is_one) {
    static const uint8_t verbs[] = {VERB_DISCARD, VERB_DRAW, VERB_PASS, VERB_ATTACK};
    lay("strike_alone.json");
    drop("hand:1", "ship:2");
    laid_wait(600);
    expect_verbs(0, verbs, 4);
    laid_key(SDLK_RETURN); // past the curtain
    laid_wait(4000);
    ck_assert_int_gt(commands(), 4);
    ck_assert_uint_eq(command(4).verb, VERB_DEFEND);
    ck_assert_uint_eq(command(4).card, NONE);
}
END_TEST

// Cards are kept and drawn, and the action is passed, for an attack that was aimed before.
START_TEST(an_attack_may_come_before_the_draw) {
    static const uint8_t verbs[] = {VERB_DISCARD, VERB_DRAW, VERB_PASS, VERB_ATTACK};
    lay_alone();
    laid_click("hand:1");
    laid_click("ship:2");
    laid_wait(400);
    expect_verbs(0, verbs, 4);
    ck_assert_uint_eq(command(0).card, NONE);
    ck_assert_uint_eq(command(3).card, card_of("missile_salvo"));
}
END_TEST

// ---- an attack that cannot be answered

// The others' turn goes on until the person is attacked.
static void be_attacked(const char *position) {
    laid_open_with(opponent_find("greedy"), position, 1280, 720);
    ck_assert(stage_click("button:no_attack", SDL_BUTTON_LEFT));
    for (int i = 0; i < 1500 && strike_threat_left(laid_table()) <= 0; i++)
        stage_step();
    ck_assert_uint_eq(seen(laid_table())->phase, PHASE_RESPOND);
    ck_assert_uint_eq(seen(laid_table())->to_act, 0);
}

// It is seen before it lands, the longer if the ship is lost by it, and less long as the game goes on: this
// is round 6. What it costs is known meanwhile.
START_TEST(a_hit_without_an_answer_is_seen_coming) {
    static const char *const positions[] = {"strike_helpless.json", "strike_doomed.json"};
    static const int held[] = {1900, 2300};
    be_attacked(positions[_i]);
    const int before = commands();
    ck_assert_int_eq(strike_threat_is_fatal(laid_table()), _i == 1);
    ck_assert(half()->hit.lands > 0 && half()->answers == 1);
    ck_assert(_i == 1 || (own(laid_table())->threat.ms >= 2000 && own(laid_table())->threat.ms < 2300));
    laid_wait(held[_i]);
    ck_assert_int_eq(commands(), before);
    ck_assert(strike_threat_left(laid_table()) > 0 && !laid_table()->showing);
    laid_wait(800);
    ck_assert_int_gt(commands(), before);
    ck_assert_uint_eq(command(before).verb, VERB_DEFEND);
    ck_assert_uint_eq(command(before).card, NONE);
}
END_TEST

// A click goes on, and does nothing else; one that was meant for what was shown before does not.
START_TEST(a_click_ends_the_wait) {
    be_attacked("strike_helpless.json");
    const int before = commands();
    stage_click("attack", SDL_BUTTON_LEFT);
    stage_step();
    ck_assert_int_eq(commands(), before);
    laid_wait(400);
    ck_assert_int_eq(commands(), before);
    stage_click("attack", SDL_BUTTON_LEFT);
    laid_wait(40);
    ck_assert_int_gt(commands(), before);
    ck_assert_uint_eq(laid_table()->overlay, OVERLAY_NONE);
}
END_TEST

// While something lies over the table the time stands still.
START_TEST(the_menu_stops_the_wait) {
    be_attacked("strike_helpless.json");
    const int before = commands();
    stage_click("button:menu", SDL_BUTTON_LEFT);
    laid_wait(4000);
    ck_assert_int_eq(commands(), before);
    stage_press("Escape");
    laid_wait(200);
    ck_assert_int_eq(commands(), before); // most of it is still to come
    laid_run();
    ck_assert_int_gt(commands(), before);
}
END_TEST

// ---- what makes no difference

START_TEST(where_none_has_power_no_track_is_asked_for) {
    lay("strike_bare.json");
    drop("hand:1", "ship:2");
    laid_wait(200);
    ck_assert_int_eq(commands(), 2);
    ck_assert_uint_eq(command(1).verb, VERB_ATTACK);
    ck_assert_uint_eq(command(1).card, card_of("ion_cannon"));
}
END_TEST

// Repairs of a whole ship may be played, but are no offer.
START_TEST(what_would_change_nothing_is_not_lit) {
    lay("strike_bare.json");
    const GameCardLook *look = laid_table()->game->look;
    ck_assert(strike_is_playable(laid_app, laid_table(), card_of("damage_control")));
    ck_assert(strike_is_idle(laid_app, laid_table(), card_of("damage_control")));
    ck_assert(!strike_is_idle(laid_app, laid_table(), card_of("reactor_surge")));
    ck_assert(look->hand_card(laid_app, laid_table(), 0).lit);
    ck_assert(!look->hand_card(laid_app, laid_table(), 1).lit &&
              look->hand_card(laid_app, laid_table(), 1).dull);
    laid_click("hand:2");
    laid_click("button:ok");
    ck_assert_uint_eq(command(0).verb, VERB_PLAY);
}
END_TEST

// ---- keys alone

START_TEST(keys_pick_aim_and_let_go) {
    lay("strike_duel.json");
    laid_key(SDLK_1);
    ck_assert_uint_eq(half()->choice.card, card_of("heavy_torpedo"));
    laid_key(SDLK_t);
    ck_assert_str_eq(laid_app->input.focus, "ship:2");
    ck_assert_uint_eq(half()->forecast.kind, FORECAST_ATTACK);
    laid_key(SDLK_RETURN);
    ck_assert_uint_eq(command(0).verb, VERB_ATTACK);
}
END_TEST

// ---- forecasts

START_TEST(what_would_come_of_it_is_seen_before) {
    lay("strike_duel.json");
    drag("hand:1", "ship:2");
    const StrikeForecast *then = &half()->forecast;
    ck_assert_uint_eq(then->kind, FORECAST_ATTACK);
    ck_assert_int_eq(then->damage, 5);
    ck_assert_uint_eq(then->power[1][TRACK_SHIELD], 0);
    ck_assert_uint_eq(then->hull[1], 6);
    ck_assert_uint_eq(then->power[0][TRACK_ENGINE], 0);
    laid_point("ship:1");
    laid_wait(200);
    ck_assert_uint_eq(half()->forecast.hull[1], 8);
    laid_release();
}
END_TEST

// The cells that the meltdown takes next are hatched, and the hull says why.
START_TEST(hatched_hull_is_explained) {
    static const char *const positions[] = {"strike_meltdown.json", "strike_duel.json"};
    Explanation told;
    char wanted[EXPLAIN_TEXT];
    lay(positions[_i]);
    const int melts = strike_next_melt(laid_app, seen(laid_table()));
    ck_assert(strike_explain(laid_app, laid_table(), &(HitTag){.kind = TAG_HULL_NUMBER, .seat = 0}, &told));
    app_fill(laid_app, wanted, sizeof wanted, "tell.hull_melts", NUM("number", melts));
    bool found = false;
    for (int i = 0; i < told.count; i++)
        found |= strcmp(told.line[i].text, wanted) == 0;
    ck_assert_int_eq(melts > 0, _i == 0);
    ck_assert_int_eq(found, melts > 0);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "number:%d:1:%d", TAG_HULL_NUMBER - TAG_OWN, TRACKS + 1);
    const Hit *hull = laid_hit(id);
    ck_assert(hull != NULL && hull->rect.w >= half()->layout.panel[0].hull.w); // all of its track
}
END_TEST

int test_strike_hands(void) {
    Suite *suite = suite_create("strike hands");
    TCase *tcase = tcase_create("strike hands");
    tcase_set_timeout(tcase, 120);
    tcase_add_test(tcase, craft_fly_beside_each_other);
    tcase_add_test(tcase, six_cards_cover_no_text);
    tcase_add_test(tcase, the_only_target_is_not_asked_for);
    tcase_add_checked_fixture(tcase, NULL, close_all);
    tcase_add_loop_test(tcase, a_hit_without_an_answer_is_seen_coming, 0, 2);
    tcase_add_test(tcase, a_click_ends_the_wait);
    tcase_add_test(tcase, the_menu_stops_the_wait);
    tcase_add_test(tcase, a_card_on_a_ship_attacks_it);
    tcase_add_test(tcase, so_do_two_clicks_and_a_craft);
    tcase_add_test(tcase, an_ion_cannon_asks_for_the_track);
    tcase_add_test(tcase, or_takes_it_at_once);
    tcase_add_test(tcase, the_big_button_attacks_and_the_lesser_discards);
    tcase_add_test(tcase, what_cannot_attack_is_discarded_by_the_big_button);
    tcase_add_test(tcase, a_click_on_what_is_too_dear_says_so);
    tcase_add_test(tcase, too_little_power_is_told_in_numbers);
    tcase_add_test(tcase, the_wrong_kind_is_told_with_its_phase);
    tcase_add_test(tcase, the_own_ship_is_no_target);
    tcase_add_loop_test(tcase, power_is_a_click_a_drag_or_a_key, 0, 3);
    tcase_add_test(tcase, the_third_track_has_a_key_too);
    tcase_add_test(tcase, the_hand_is_filled_by_itself);
    tcase_add_test(tcase, keeping_all_cards_can_be_taken_back);
    tcase_add_test(tcase, power_is_moved_from_track_to_track);
    tcase_add_test(tcase, a_track_gives_what_it_has);
    tcase_add_test(tcase, the_spark_lies_beside_the_tracks);
    tcase_add_test(tcase, an_attack_may_end_the_action_phase);
    tcase_add_test(tcase, who_can_attack_does_not_end_the_turn_at_once);
    tcase_add_loop_test(tcase, a_turn_can_be_let_pass_at_once, 0, 2);
    tcase_add_test(tcase, nobody_gives_up_by_one_click);
    tcase_add_test(tcase, giving_up_says_what_comes_of_it);
    tcase_add_test(tcase, nothing_to_play_is_passed);
    tcase_add_test(tcase, taken_back_it_waits);
    tcase_add_loop_test(tcase, a_secret_is_no_reason, 0, 2);
    tcase_add_test(tcase, an_empty_hand_is_one);
    tcase_add_test(tcase, an_attack_may_come_before_the_draw);
    tcase_add_test(tcase, where_none_has_power_no_track_is_asked_for);
    tcase_add_test(tcase, what_would_change_nothing_is_not_lit);
    tcase_add_test(tcase, keys_pick_aim_and_let_go);
    tcase_add_loop_test(tcase, hatched_hull_is_explained, 0, 2);
    tcase_add_test(tcase, what_would_come_of_it_is_seen_before);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

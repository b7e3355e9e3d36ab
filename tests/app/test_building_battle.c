// SPDX-License-Identifier: MIT
// Tests the battles of the deck-building game as people see them: whom to shoot at is chosen by mouse and by
// keys alike; several persons at one screen are asked once each, whatever they hold; a shot takes what it
// takes when it hits; and what is won is shown with those who did it.
#include "laid_table.h"
#include "screen_stage.h"

#include "app/kit/ship_breaking.h"
#include "app/tables/deck_building/battle_flight.h"
#include "app/tables/deck_building/show.h"
#include "app/tables/deck_building/won_moment.h"
#include "games/deck_building/deck_building.h"
#include "gfx/record.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define STEPS_MOST 400

static int curtains;
static int falls_seen;  // questions whose ship would be lost
static unsigned lifted; // one bit for each seat at whose curtain somebody has sat down

// Nobody is called who has no card to play, as everybody can see.
static void check_called(void) {
    const BuildingView *view = (const BuildingView *)(const void *)session_view(laid_app->session)->bytes;
    const Seat seat = session_next_seat(laid_app->session);
    ck_assert_msg(view->asks != ASK_BATTLE || view->table.size[zone_of(ZONE_HAND, seat)] > 0,
                  "seat %d is called without a card", seat);
}

static void sit_down(void) {
    while (strcmp(laid_app->shown_name, "table") != 0) {
        check_called();
        curtains++;
        lifted |= 1U << session_next_seat(laid_app->session);
        laid_key(SDLK_RETURN);
    }
}

static const Command *legal_of(uint8_t verb) {
    const Command *legal;
    const int count = session_legal(laid_app->session, &legal);
    for (int i = 0; i < count; i++)
        if (legal[i].verb == verb)
            return &legal[i];
    return NULL;
}

static void submit(uint8_t verb) {
    const Command *found = legal_of(verb);
    ck_assert(found != NULL);
    const Command command = *found;
    ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
    laid_run();
    sit_down();
}

// Though a mission could be completed instead, which the table asks about first.
static void explore(void) {
    laid_click("space");
    if (building_gives_up(laid_app, laid_table()) != NONE)
        laid_click("button:ok");
}

static void begin(void) {
    curtains = 0;
    lifted = 0;
    laid_open("building_battle.json", 1280, 720);
    explore();
    ck_assert(building_shows_battle(laid_table()));
}

// Everybody passes, until somebody has to choose whom to shoot at.
static void come_to_shots(void) {
    for (int i = 0; i < STEPS_MOST && seen(laid_table())->asks != ASK_TARGET; i++)
        submit(VERB_PASS);
    ck_assert_int_eq(seen(laid_table())->asks, ASK_TARGET);
}

static Seat aimed(void) {
    return own(laid_table())->aimed;
}

static Seat target(int at) {
    ck_assert_int_lt(at, own(laid_table())->targets);
    return own(laid_table())->target[at];
}

// ---- whom to shoot at

START_TEST(a_target_is_chosen_by_keys) {
    begin();
    come_to_shots();
    ck_assert_uint_eq(aimed(), SEAT_NONE);
    for (int at = 0; at < 2; at++) {
        laid_key(SDLK_1 + at);
        ck_assert_uint_eq(aimed(), target(at));
    }
    ck_assert(building_is_left_of(laid_table(), target(0), target(1))); // counted as they stand
    laid_key(SDLK_ESCAPE);
    ck_assert_uint_eq(aimed(), SEAT_NONE);
    ck_assert_int_eq(seen(laid_table())->asks, ASK_TARGET); // nothing has been fired
    laid_key(SDLK_1);
    const Seat shooter = seen(laid_table())->to_act, at = target(0);
    laid_key(SDLK_RETURN);
    const BattleShots *shots = &own(laid_table())->shots;
    ck_assert_int_gt(shots->count, 0);
    ck_assert_uint_eq(shots->shot[0].from, shooter);
    ck_assert_uint_eq(shots->shot[0].at, at);
    laid_close();
}
END_TEST

// What is meant stays so while the pointer goes to the button; the list says what each shot would do.
START_TEST(the_button_fires_at_whom_one_has_pointed_at) {
    begin();
    come_to_shots();
    ck_assert(laid_hit("button:fire") == NULL);
    for (int at = 0; at < own(laid_table())->targets; at++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, at == 0 ? "seat:%d" : "choice:%d", at == 0 ? target(at) + 1 : at + 1);
        laid_point(id);
        laid_wait(1500);
        ck_assert_uint_eq(aimed(), target(at));
        laid_point("event");
        laid_wait(200);
        ck_assert_uint_eq(aimed(), target(at));
        const Hit *fire = laid_hit("button:fire");
        ck_assert(fire != NULL && fire->has_command);
        ck_assert_uint_eq(fire->command.to, target(at));
        const BattlePrediction *then = &own(laid_table())->outlook;
        ck_assert_uint_eq(then->row[0].target, target(at));
        ck_assert_uint_eq(then->row[0].damage, own(laid_table())->would[target(at)].damage);
    }
    const Seat at = aimed();
    laid_click("button:fire");
    ck_assert_uint_eq(own(laid_table())->shots.shot[0].at, at);
    laid_close();
}
END_TEST

// ---- several persons

static int on_bridges(void) {
    const BuildingBoard *s = &seen(laid_table())->table;
    int count = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        count += s->size[zone_of(ZONE_BRIDGE, seat)];
    return count;
}

// The first person looks already; each of the others sits down once, and everybody's cards are played by
// turns.
START_TEST(each_person_is_asked_once) {
    begin();
    const int before = on_bridges();
    int pressed = 0;
    for (int i = 0; i < STEPS_MOST && seen(laid_table())->asks == ASK_BATTLE; i++) {
        ck_assert(laid_hit("button:play_all") != NULL);
        laid_click("button:play_all");
        pressed++;
        sit_down();
    }
    ck_assert_int_eq(pressed, seen(laid_table())->table.seats);
    ck_assert_int_eq(curtains, seen(laid_table())->table.seats - 1);
    ck_assert_int_gt(on_bridges(), before + pressed); // more than one card each
    laid_close();
}
END_TEST

// One card after the other, by hand: whoever has none left is not asked, as everybody can see it.
START_TEST(nobody_without_cards_is_asked) {
    begin();
    int bare = 0;
    for (int i = 0; i < STEPS_MOST && seen(laid_table())->asks == ASK_BATTLE; i++) {
        const Seat seat = seen(laid_table())->to_act;
        const BuildingBoard *s = &seen(laid_table())->table;
        ck_assert_msg(s->size[zone_of(ZONE_HAND, seat)] > 0, "seat %d is asked without a card", seat);
        submit(legal_of(VERB_PLAY) != NULL ? VERB_PLAY : VERB_PASS);
    }
    for (Seat seat = 0; seat < seen(laid_table())->table.seats; seat++)
        bare += seen(laid_table())->table.size[zone_of(ZONE_HAND, seat)] == 0;
    ck_assert_int_gt(bare, 0);
    laid_close();
}
END_TEST

// ---- passing to the end

static int passes_of(Seat seat) {
    const GameLog *log = session_log(laid_app->session);
    int count = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++) {
        const Event *event = &game_log_item(log, i)->event;
        count += event->kind == EVENT_PASSED && event->seat == seat;
    }
    return count;
}

// Where the ship would be lost as things stand, cards that need no thought stand above passing, and it says
// so.
static void see_cards_first(const Hit *pass) {
    ActionBox box = {.count = 0};
    const Hit *all = laid_hit("button:play_all");
    building_action_box(laid_app, laid_table(), &box);
    ck_assert(all != NULL && all->rect.y < pass->rect.y && all->rect.w > pass->rect.w);
    ck_assert_str_eq(box.button[0].id, "button:play_all");
    ck_assert_int_eq(box.button[0].look, BUTTON_PRIMARY);
    ck_assert_str_eq(box.hint, app_word(laid_app, "building.falls.hint"));
    falls_seen++;
}

// A person against computers, who have cards to play: pressed once, it passes as often as it is asked, and
// says why where it is asked again all the same.
START_TEST(one_passes_to_the_end_of_a_battle) {
    const Opponent *greedy = opponent_for("easy", &deck_building_game);
    laid_open_with(greedy, "building_battle.json", 1280, 720);
    explore();
    laid_run();
    CardTable *table = laid_table();
    const Seat front = table->front;
    int pressed = 0;
    for (int i = 0; i < STEPS_MOST && building_shows_battle(table) && !own(table)->shots.over &&
                    seen(table)->asks != ASK_TARGET;
         i++) {
        if (seen(table)->asks == ASK_BATTLE && seen(table)->to_act == front && !table->showing) {
            ck_assert_msg(pressed == 0 || table->notice[0] != 0, "asked again without a word");
            const Hit *once = laid_hit("button:pass"), *on = laid_hit("button:pass_on");
            ck_assert(once != NULL && on != NULL && once->rect.y == on->rect.y &&
                      once->rect.h == on->rect.h); // beside it …
            if (building_falls_idle(laid_app, table))
                see_cards_first(once);
            else
                ck_assert_float_gt(on->rect.w, once->rect.w); // … as large a step
            if (pressed % 2 == 0)
                laid_key(SDLK_e);
            else
                laid_click("button:pass_on");
            pressed++;
        }
        laid_run();
    }
    ck_assert_int_ge(pressed, 1);
    ck_assert_int_ge(falls_seen, 1);
    ck_assert_msg(passes_of(front) > pressed, "%d passes, pressed %d times", passes_of(front), pressed);
    laid_close();
}
END_TEST

// What it could not know of ends it, and so does taking the pass back.
START_TEST(news_ends_passing) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_battle.json", 1280, 720);
    explore();
    laid_run();
    CardTable *table = laid_table();
    ck_assert(building_can_pass_on(laid_app, table));
    const BuildingBoard *s = &seen(table)->table;
    const PassesOn calm = {.on = true,
                           .card = building_battle_card(table),
                           .commands = -1,
                           .damage = s->seat[table->front].damage,
                           .hand = s->size[zone_of(ZONE_HAND, table->front)],
                           .falls = true};
    for (int i = 0; i < 4; i++) {
        PassesOn now = calm;
        now.damage -= i == 0;
        now.hand -= i == 1;
        now.card = i == 2 ? NONE : now.card;
        now.commands = i == 3 ? match_log_count(session_match(laid_app->session)) : -1;
        own(table)->passes_on = now;
        const int commands = match_log_count(session_match(laid_app->session));
        app_request_update(laid_app);
        laid_wait(40);
        ck_assert_int_eq(match_log_count(session_match(laid_app->session)), commands);
        ck_assert(!own(table)->passes_on.on);
        ck_assert_int_eq(table->notice[0] != 0, i < 2);
        table_notice(laid_app, table, NULL);
    }
    own(table)->passes_on = calm;
    const int commands = match_log_count(session_match(laid_app->session));
    app_request_update(laid_app);
    laid_wait(40);
    ck_assert_int_gt(match_log_count(session_match(laid_app->session)), commands);
    laid_close();
}
END_TEST

// ---- what is seen of a shot

static bool is_at_rest(const BattleMotion *motion) {
    bool rests = motion->arrive >= 1 && motion->fight <= 0;
    for (Seat seat = 0; seat < BUILDING_SEATS; seat++) {
        const bool down = (seen(laid_table())->table.battle.downed >> seat & 1) != 0;
        rests &= motion->shake[seat] >= 1 && motion->flash[seat] >= 1 && motion->torn[seat] >= 1 &&
                 motion->push[seat] <= 0 && motion->draw_back[seat] <= 0 &&
                 motion->fallen[seat] == (down ? 1.0F : 0.0F) && motion->hurt[seat][0].part >= 1 &&
                 motion->hurt[seat][1].part >= 1;
    }
    return rests;
}

// What the shots of a battle have looked like, by who fired: the widths of all that flew.
typedef struct Looks {
    float width[BUILDING_SEATS];
    int most[BUILDING_SEATS]; // at once
    bool pulses[BUILDING_SEATS];
    bool old; // a number of an earlier shot was there when the next one hit
} Looks;

static void note_shots(Looks *looks) {
    const BattleMotion *motion = &own(laid_table())->motion;
    const Flares *flares = &laid_table()->scene.flares;
    int count = 0;
    float width = 0;
    if (motion->shooter >= BUILDING_SEATS)
        return;
    for (int i = 0; i < FLARES_MAX; i++) {
        const Flare *flare = &flares->item[i];
        if (!flare->used || (flare->kind != FLARE_LASER && flare->kind != FLARE_PULSE))
            continue;
        count++;
        width += flare->width;
        looks->pulses[motion->shooter] |= flare->kind == FLARE_PULSE;
    }
    looks->most[motion->shooter] =
        count > looks->most[motion->shooter] ? count : looks->most[motion->shooter];
    looks->width[motion->shooter] = fmaxf(looks->width[motion->shooter], width);
    for (int a = 0; a < 2 * BUILDING_SEATS; a++)
        for (int b = 0; b < 2 * BUILDING_SEATS; b++) {
            const BattleHurt *one = &motion->hurt[a / 2][a % 2], *other = &motion->hurt[b / 2][b % 2];
            looks->old |=
                one->by != other->by && one->part > 0 && one->part < 1 && other->part > 0 && other->part < 1;
        }
}

// Eight points are wide beams, a single one is a pulse; and what the first has taken no longer stands there
// when the second hits.
START_TEST(a_shot_looks_as_strong_as_it_is) {
    Looks looks = {.old = false};
    begin();
    come_to_shots();
    const Command fire = laid_hit("choice:2")->command;
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    for (int i = 0; i < 400 && !own(laid_table())->shots.over; i++) {
        laid_wait(20);
        note_shots(&looks);
    }
    ck_assert_int_ge(looks.most[0], 2);
    ck_assert(!looks.pulses[0]);
    ck_assert(looks.pulses[1]);
    ck_assert_float_gt(looks.width[0], 2 * looks.width[1]);
    ck_assert(!looks.old);
    laid_close();
}
END_TEST

// The hull's number and the damage come together, not before the shot has hit; when all is over all is still.
START_TEST(a_shot_takes_what_it_takes_when_it_hits) {
    begin();
    come_to_shots();
    ck_assert(is_at_rest(&own(laid_table())->motion));
    const Seat at = target(0);
    const int before = shown(laid_table())->table.seat[at].damage,
              after = own(laid_table())->would[at].damage;
    ck_assert_int_gt(after, before);
    const Command fire = laid_hit("choice:1")->command;
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    int flew = 0, hit = 0;
    for (int i = 0; i < 80; i++) {
        laid_wait(20);
        const BattleHurt *hurt = &own(laid_table())->motion.hurt[at][1];
        const int damage = shown(laid_table())->table.seat[at].damage;
        const bool seen_now = hurt->part > 0 && hurt->part < 1;
        ck_assert(damage == before || damage == after);
        ck_assert_msg(abs(i - hit) < 2 || hit == 0 || damage == after, "told after it is seen");
        flew += own(laid_table())->motion.fight > 0 && damage == before;
        if (hit == 0 && (seen_now || damage == after)) {
            hit = i;
            laid_wait(20);
            ck_assert_int_eq(shown(laid_table())->table.seat[at].damage, after);
            ck_assert_int_eq(own(laid_table())->motion.hurt[at][1].lost, after - before);
        }
    }
    ck_assert_int_gt(flew, 8); // it was to be seen coming
    ck_assert_int_gt(hit, 0);
    laid_run();
    ck_assert(is_at_rest(&own(laid_table())->motion));
    laid_close();
}
END_TEST

// Who stands between two that shoot makes way for it.
START_TEST(a_shot_passes_no_other_ship) {
    begin();
    CardTable *table = laid_table();
    BattleMotion *motion = &own(table)->motion;
    const Seat from = table->front, between = 1, to = 2;
    motion->shooter = from;
    motion->victim = to;
    ck_assert(building_is_left_of(table, from, between) && building_is_left_of(table, between, to));
    const BattleStand rests = building_stand(table, between);
    motion->fight = 1;
    const BattleStand stand = building_stand(table, between);
    const GfxRect a = building_spot(table, from, SPOT_MUZZLE, to),
                  b = building_spot(table, to, SPOT_HULL, from);
    const float high = 0.22F * stand.w; // of its hull, above the middle
    for (int i = 0; i <= 20; i++) {
        const float x = stand.x + stand.w * ((float)i / 20 - 0.5F),
                    y = a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x);
        ck_assert_msg(y < stand.y - high, "%d: %.0f, %.0f", i, (double)y, (double)(stand.y - high));
    }
    ck_assert_float_lt(stand.w, rests.w);
    motion->fight = 0;
    ck_assert_float_eq(building_stand(table, between).y, rests.y);
    laid_close();
}
END_TEST

// ---- what is won

// Until a battle has been won and the result has been looked at.
static void win(void) {
    begin();
    come_to_shots();
    laid_key(SDLK_1);
    laid_key(SDLK_RETURN);
    ck_assert(own(laid_table())->shots.over && own(laid_table())->shots.winner != SEAT_NONE);
}

START_TEST(what_is_won_is_shown_with_who_did_it) {
    win();
    const uint8_t card = building_battle_card(laid_table());
    const Seat winner = own(laid_table())->shots.winner;
    const BuildingRules *rules = building_rules(laid_app);
    const BuildingBoard board = seen(laid_table())->table;
    const uint64_t from = laid_app->now;
    // its points are the winner's already, and stay that while it is shown
    const int points = seen(laid_table())->points[winner] + rules->card[card].points;
    ck_assert_float_eq(own(laid_table())->points[winner], (float)points);
    session_finish_showing(laid_app->session);
    laid_wait(60);
    ck_assert_float_eq(own(laid_table())->points[winner], (float)points);
    const WonMoment *won = &own(laid_table())->won;
    ck_assert(won->part > 0 && won->part < 1);
    ck_assert_uint_eq(won->card, card);
    ck_assert_uint_eq(won->seat, winner);
    ck_assert_int_gt(won->crew_count, 0);
    int before = 1000;
    for (int i = 0; i < won->crew_count; i++) {
        const int share = building_won_share(rules, card, won->crew[i]);
        ck_assert(zone_find(&board, zone_of(ZONE_BRIDGE, winner), won->crew[i]) >= 0);
        ck_assert_int_gt(share, 0);
        ck_assert_int_le(share, before);
        before = share;
    }
    int opened = 0;
    for (; own(laid_table())->won.part < 1 && !own(laid_table())->won.lost; opened++)
        laid_wait(20);
    ck_assert_uint_le(laid_app->now - from, 3000);
    ck_assert_int_ge(opened, 2200 / 20); // it can be read
    laid_close();
}
END_TEST

START_TEST(a_mission_is_shown_with_who_did_it) {
    laid_open("building_mission.json", 1920, 1080);
    const Command *found = legal_of(VERB_COMPLETE);
    ck_assert(found != NULL);
    const Command complete = *found;
    const Seat seat = seen(laid_table())->to_act;
    const int before = shown(laid_table())->points[seat];
    ck_assert_int_eq(session_submit(laid_app->session, &complete), VERDICT_OK);
    const uint64_t from = laid_app->now;
    int frames = 0, counted = -1;
    for (; laid_app->now - from < 3200; frames += own(laid_table())->won.part < 1) {
        laid_wait(20);
        if (counted < 0 && shown(laid_table())->points[seat] > before)
            counted = frames;
    }
    ck_assert_int_gt(frames, 125); // it was to be read, and the points came soon
    ck_assert_int_gt(counted, 20);
    ck_assert_int_lt(counted, 45);
    ck_assert_int_gt(own(laid_table())->won.crew_count, 1);
    laid_close();
}
END_TEST

// With animation off there are stills alone.
START_TEST(without_animation_there_is_no_such_moment) {
    laid_open("building_mission.json", 1280, 720);
    laid_table()->timeline.speed = 0;
    laid_app->settings.animation_speed = 0;
    const Command complete = *legal_of(VERB_COMPLETE);
    ck_assert_int_eq(session_submit(laid_app->session, &complete), VERDICT_OK);
    for (int i = 0; i < 10; i++) {
        laid_wait(20);
        ck_assert(own(laid_table())->won.part >= 1);
    }
    laid_close();
}
END_TEST

// ---- a flagship that is lost

static int lines_of(uint8_t kind) {
    const GameLog *log = session_log(laid_app->session);
    int count = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++)
        count += game_log_item(log, i)->event.kind == kind;
    return count;
}

static struct {
    const char *text;
    int found;
} looked_for;

static void note_text(void *context, const GfxDrawnText *text) {
    (void)context;
    looked_for.found += strstr(text->text, looked_for.text) != NULL;
}

// Fires break out, it bursts and flies apart, all say whose it is and who did it, and nothing else happens
// meanwhile.
static void see_it_break(Seat lost, Seat by) {
    const BattleMotion *motion = &own(laid_table())->motion;
    int burned = 0, broke = 0, told_ms = 0, held = 0, dark = 0;
    laid_wait(20);
    for (int i = 0; i < 400 && lines_of(EVENT_BATTLE_OVER) == 0; i++) {
        looked_for.found = 0;
        laid_wait(20);
        if (lines_of(EVENT_DOWNED) == 0)
            continue;
        ck_assert_uint_eq(motion->loss.seat, lost);
        ck_assert_uint_eq(motion->loss.how.by, by);
        burned += motion->fallen[lost] <= 0;
        broke += motion->breaks[lost] < 1 && motion->fallen[lost] >= 1;
        told_ms += looked_for.found > 0 ? 20 : 0;
        held += lines_of(EVENT_COMPARED) == 0;
        dark += building_loss_dark(laid_table()) >= 1;
    }
    ck_assert_int_ge(dark, 40); // everything else
    ck_assert_float_le(building_loss_dark(laid_table()), 0);
    ck_assert_int_ge(burned, 8);
    ck_assert_int_ge(broke, 40);
    ck_assert_int_ge(held, 50);
    ck_assert_int_ge(told_ms, 1000);
}

// Who shot it down with which attack, and the card that adds most to it.
static void see_by_what(LossCause how, Seat by) {
    char said[240], number[8];
    int attack = 0;
    const BattleShots *shots = &own(laid_table())->shots;
    for (int i = 0; i < shots->count; i++)
        attack = shots->shot[i].from == by ? shots->shot[i].attack : attack;
    ck_assert_int_gt(attack, 0);
    ck_assert_int_eq(how.attack, attack);
    ck_assert_uint_ne(how.card, NONE);
    ck_assert_int_ge(zone_find(&seen(laid_table())->table, zone_of(ZONE_BRIDGE, by), how.card), 0);
    building_loss_by(laid_app, laid_table(), &how, said, sizeof said);
    snprintf(number, sizeof number, "%d", attack);
    ck_assert(strstr(said, number) != NULL && strstr(said, seat_name(laid_app, by)) != NULL);
    ck_assert(strstr(said, building_card_name(laid_table()->looks, how.card)) != NULL);
}

// Then what it costs stands there long enough to be read, before anybody is called to the screen.
static void see_what_it_costs(Seat lost, Seat by) {
    const WonMoment *won = &own(laid_table())->won;
    int read = 0;
    session_finish_showing(laid_app->session);
    for (int i = 0; i < 600 && strcmp(laid_app->shown_name, "table") == 0; i++) {
        looked_for.found = 0;
        laid_wait(20);
        if (strcmp(laid_app->shown_name, "table") != 0 || !won->lost || won->part >= 1)
            continue; // the table may be left by now, and its memory with it
        ck_assert(won->seat == lost && won->how.by == by && won->wreck && !won->active);
        ck_assert_int_gt(won->how.attack, 0);
        read += looked_for.found > 0 ? 20 : 0;
    }
    ck_assert_int_ge(read, 1800);
}

START_TEST(a_lost_flagship_is_told) {
    static const GfxRecorder recorder = {.dry = true, .text = note_text};
    begin();
    come_to_shots();
    const Seat by = seen(laid_table())->to_act, lost = target(1);
    const Command fire = laid_hit("choice:2")->command;
    laid_app->settings.animation_speed = laid_table()->timeline.speed = 1;
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    looked_for.text = "The Lexington is lost";
    gfx_record(laid_app->gfx, &recorder);
    see_it_break(lost, by);
    see_by_what(own(laid_table())->motion.loss.how, by);
    laid_run();
    see_what_it_costs(lost, by);
    laid_close();
}
END_TEST

// The first hit leaves its mark, and each third of what it bears another one.
START_TEST(damage_is_seen_on_the_hull) {
    static const int wear[] = {0, 1, 1, 2, 2, 2, 3, 3, 3};
    for (int damage = 0; damage <= 8; damage++)
        ck_assert_int_eq(building_wear_of(damage, 8), wear[damage]);
    begin();
    ck_assert_int_eq(building_wear(laid_table(), 1),
                     building_wear_of(seen(laid_table())->table.seat[1].damage,
                                      seen(laid_table())->stat[1][STAT_DEFENSE]));
    laid_close();
}
END_TEST

// Pieces of a lost ship are gone before the edge of the stage would cut them off, wherever the ship was.
START_TEST(pieces_fade_towards_the_edge) {
    const GfxRect stage = gfx_rect(100, 50, 1000, 300);
    ck_assert_float_eq(ship_breaking_seen(stage, 600, 200, 300, 0.5F), 1);
    ck_assert_float_eq(ship_breaking_seen(stage, 1080, 200, 300, 0), 1);
    ck_assert_float_le(ship_breaking_seen(stage, 1080, 200, 300, 0.5F), 0);
    ck_assert_float_le(ship_breaking_seen(stage, 600, 345, 300, 0.5F), 0);
    const float near = ship_breaking_seen(stage, 1065, 200, 300, 0.5F);
    ck_assert(near > 0 && near < 1);
}
END_TEST

// ---- how they fly, and how a battle ends

// The ships' middles, as they are drawn.
static void see_stands(BattleStand out[BUILDING_SEATS]) {
    for (Seat seat = 0; seat < seen(laid_table())->table.seats; seat++)
        out[seat] = building_stand(laid_table(), seat);
}

// How far a ship has been from where it was at first.
typedef struct Flown {
    BattleStand first[BUILDING_SEATS];
    float far[BUILDING_SEATS];
    int told; // frames in which the band has said who wins
} Flown;

static void fly_to_the_end(Flown *flown) {
    static const GfxRecorder recorder = {.dry = true, .text = note_text};
    laid_key(SDLK_2);
    const Command fire = laid_hit("button:fire")->command;
    gfx_record(laid_app->gfx, &recorder);
    looked_for.text = "wins the battle";
    ck_assert_int_eq(session_submit(laid_app->session, &fire), VERDICT_OK);
    for (int i = 0; i < 600 && (!own(laid_table())->shots.over || own(laid_table())->flight.news < 1); i++) {
        laid_wait(20);
        BattleStand now[BUILDING_SEATS];
        see_stands(now);
        looked_for.found = 0;
        gfx_damage_all(laid_app->gfx);
        laid_wait(20);
        flown->told += looked_for.found > 0;
        for (Seat seat = 0; seat < seen(laid_table())->table.seats && own(laid_table())->shots.over; seat++)
            flown->far[seat] = fmaxf(flown->far[seat], fabsf(now[seat].x - flown->first[seat].x));
    }
}

// It drifts while something happens; the winner flies a pass over the others and comes back, who has lost
// falls back, and a band says who it is. Then nothing moves, and nobody has been kept waiting.
START_TEST(a_battle_ends_on_its_stage) {
    begin();
    come_to_shots();
    CardTable *table = laid_table();
    laid_run();
    ck_assert_float_eq(own(table)->flight.sway, 0);
    Flown flown = {.told = 0};
    see_stands(flown.first);
    fly_to_the_end(&flown);
    const BattleShots *shots = &own(table)->shots;
    ck_assert(shots->over && shots->winner < BUILDING_SEATS);
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_SCORING);
    ck_assert_int_gt(flown.told, 30);
    ck_assert_float_gt(flown.far[shots->winner], 150);
    laid_run();
    BattleStand last[BUILDING_SEATS];
    see_stands(last);
    ck_assert_float_eq(last[shots->winner].x, flown.first[shots->winner].x);
    int fell = 0;
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        if (building_has_lost(table, seat)) {
            fell++;
            ck_assert_float_lt(last[seat].light, 0.7F);
            ck_assert_float_gt(fabsf(last[seat].x - flown.first[seat].x), 10);
        }
    ck_assert_int_gt(fell, 0);
    laid_close();
}
END_TEST

// In reduced motion the band says it all the same, and nothing flies.
START_TEST(a_battle_ends_without_motion) {
    begin();
    come_to_shots();
    laid_app->settings.reduced_motion = true;
    laid_table()->timeline.reduced = true;
    laid_run();
    Flown flown = {.told = 0};
    see_stands(flown.first);
    fly_to_the_end(&flown);
    ck_assert_int_gt(flown.told, 30);
    ck_assert_float_eq(flown.far[own(laid_table())->shots.winner], 0);
    laid_close();
}
END_TEST

// They come one after the other, and drift while cards are played.
START_TEST(flagships_come_and_drift) {
    laid_open("building_battle.json", 1280, 720);
    CardTable *table = laid_table();
    const Command *explore = legal_of(VERB_EXPLORE);
    ck_assert(explore != NULL);
    const Command command = *explore;
    ck_assert_int_eq(session_submit(laid_app->session, &command), VERDICT_OK);
    float apart = 0, sways = 0;
    for (int i = 0; i < 300; i++) {
        laid_wait(20);
        sways = fmaxf(sways, own(table)->flight.sway);
        if (building_shows_battle(table) && own(table)->motion.arrive < 1)
            apart = fmaxf(apart, building_stand(table, table->front).opacity -
                                     building_stand(table, (Seat)(seen(table)->table.seats - 1)).opacity);
    }
    ck_assert(building_shows_battle(table));
    ck_assert_float_gt(apart, 0.5F);
    ck_assert_float_gt(sways, 0.9F);
    laid_run();
    ck_assert_float_eq(own(table)->flight.sway, 0);
    laid_close();
}
END_TEST

START_TEST(it_holds_nobody_up) {
    win();
    session_finish_showing(laid_app->session);
    laid_wait(200);
    ck_assert(own(laid_table())->won.part < 1);
    laid_key(SDLK_SPACE);
    laid_wait(20);
    ck_assert(strcmp(laid_app->shown_name, "table") != 0 || own(laid_table())->won.part >= 1);
    laid_close();
}
END_TEST

// ---- how long it takes

#define BATTLE_MS                                                                                            \
    3700 // of three computers, from the first card to the result; five seconds with what it is about

#define WHOLE_MS 5000 // with the moment of whoever wins it less than six seconds

static int told(uint8_t kind) {
    const GameLog *log = session_log(laid_app->session);
    int count = 0;
    for (int i = 0; i < game_log_count(log, laid_table()->log_until); i++)
        count += game_log_item(log, i)->event.kind == kind;
    return count;
}

// Computers only, at the usual speed; everything is told, and nobody waits long.
START_TEST(a_battle_of_others_does_not_last) {
    Text problem = {0};
    static const GfxRecorder unpainted = {.dry = true};
    ck_assert(stage_open(1280, 720) && stage_load_position("building_battle.json"));
    laid_app = stage_app;
    gfx_record(laid_app->gfx, &unpainted);
    SessionOptions options = {.setup = *stage_options()};
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_for("easy", laid_app->catalog->game);
    ck_assert(app_start_game(laid_app, &options, &problem));
    laid_wait(20);
    int lasted = 0, whole = 0;
    Looks looks = {.old = false};
    for (int i = 0; i < 3000 && session_stage(laid_app->session) != SESSION_SCORING; i++) {
        laid_wait(20);
        ck_assert_str_eq(laid_app->shown_name, "table");
        lasted += building_shows_battle(laid_table()) ? 20 : 0;
        note_shots(&looks);
        whole += told(EVENT_FLIPPED) > 0 ? 20 : 0; // with the card that begins it
    }
    ck_assert_msg(lasted > 1500 && lasted <= BATTLE_MS, "%d ms", lasted);
    ck_assert_msg(whole <= WHOLE_MS, "%d ms", whole);
    ck_assert(!looks.old); // each number is gone before the next shot hits
    ck_assert_int_ge(told(EVENT_SHOT), 3);
    ck_assert_int_ge(told(EVENT_PASSED), 3);
    ck_assert_int_ge(told(EVENT_PLAYED), 10);
    text_finish(&problem);
    laid_close();
}
END_TEST

// Their turns as the table shows them, ms, until so many are over or the game is: the longest with a battle,
// and the longest without.
static void time_turns(int most, int *battle, int *other) {
    int ms = 0, turns = 0;
    bool fought = false;
    Seat turn = SEAT_NONE;
    *battle = *other = 0;
    for (int i = 0; i < 20000 && turns < most && session_stage(laid_app->session) != SESSION_OVER; i++) {
        if (session_stage(laid_app->session) == SESSION_SCORING) { // nobody clicks
            session_finish_showing(laid_app->session);
            app_request_layout(laid_app);
        }
        laid_wait(20);
        const Seat now = laid_table()->view.game != NULL ? seen(laid_table())->table.active : SEAT_NONE;
        ms += 20;
        fought |= now != SEAT_NONE && building_shows_battle(laid_table());
        if (now == turn)
            continue;
        int *longest = fought ? battle : other;
        if (turn != SEAT_NONE && turns++ >= 0 && ms > *longest)
            *longest = ms;
        turn = now;
        ms = 0;
        fought = false;
    }
}

// A computer’s turn, with the battle of all of them that it begins: of four no longer than six
// seconds.
START_TEST(a_turn_of_others_does_not_last) {
    static const char *const positions[] = {"building_battle.json", "building_battle_four.json"};
    static const int most[] = {5400, 6000};
    static const GfxRecorder unpainted = {.dry = true};
    Text problem = {0};
    ck_assert(stage_open(1280, 720) && stage_load_position(positions[_i]));
    laid_app = stage_app;
    gfx_record(laid_app->gfx, &unpainted);
    SessionOptions options = {.setup = *stage_options()};
    for (Seat seat = 0; seat < options.setup.seats; seat++)
        options.who[seat] = opponent_for("easy", laid_app->catalog->game);
    ck_assert(app_start_game(laid_app, &options, &problem));
    int battle, other;
    time_turns(12, &battle, &other);
    ck_assert_msg(battle > 2000 && battle <= most[_i], "with a battle: %d ms", battle);
    ck_assert_msg(other > 500 && other <= 6000, "without: %d ms", other);
    text_finish(&problem);
    laid_close();
}
END_TEST

// Shots in a battle that a person takes part in are seen one by one: each is aimed and lands before the next,
// those of its own flagship and at it longest. Among computers all is short.
START_TEST(a_battle_of_ones_own_is_told_shot_by_shot) {
    begin();
    CardTable *table = laid_table();
    const Seat front = table->front, one = (Seat)(front == 0 ? 1 : 0);
    const Event won = {.kind = EVENT_AWARDED, .seat = one, .card = building_battle_card(table)},
                mission = {.kind = EVENT_COMPLETED, .seat = one};
    const Event shots[] = {{.kind = EVENT_SHOT, .seat = one, .to_row = front, .amount3 = 2},
                           {.kind = EVENT_SHOT, .seat = front, .to_row = one, .amount3 = 2},
                           {.kind = EVENT_SHOT, .seat = one, .to_row = BUILDING_SEATS - 1, .amount3 = 2},
                           {.kind = EVENT_DOWNED, .seat = one, .to_row = front},
                           {.kind = EVENT_DOWNED, .seat = one, .to_row = BUILDING_SEATS - 1},
                           {.kind = EVENT_BATTLE_OVER, .seat = one}};
    for (int i = 0; i < 6; i++)
        for (int mine = 0; mine < 2; mine++) {
            own(table)->played = mine;
            own(table)->shots = (BattleShots){.count = 1};
            table->theirs = 0;
            const float own_ms = building_pause(table, &shots[i], NULL);
            table->theirs = 1;
            const float ms = building_pause(table, &shots[i], NULL), lands = building_lands(table, &shots[i]);
            ck_assert_msg(mine ? ms >= own_ms : ms < own_ms, "%d: %.0f of %.0f ms", i, (double)ms,
                          (double)own_ms);
            ck_assert_int_eq(building_calm(table, &shots[i]), mine);
            if (mine && i < 3)
                ck_assert_msg(lands > 400 && ms - lands > 400, "%d lands after %.0f of %.0f ms", i,
                              (double)lands, (double)ms);
        }
    for (int mine = 0; mine < 2; mine++) { // who has won is read as well
        own(table)->played = mine;
        const float ms = building_pause(table, &won, NULL);
        ck_assert_msg(mine ? ms >= 2200 : ms <= 400, "%.0f ms", (double)ms);
        ck_assert_int_eq(building_calm(table, &won), mine);
        ck_assert(!building_calm(table, &mission));
    }
    own(table)->played = true;
    ck_assert_float_gt(building_pause(table, &shots[0], NULL), building_pause(table, &shots[2], NULL));
    laid_close();
}
END_TEST

// What others do is shown for no longer than the same of one's own.
START_TEST(nothing_of_others_takes_longer) {
    begin();
    CardTable *table = laid_table();
    own(table)->asked_next = false;
    for (int kind = 0; kind < EVENT_COUNT; kind++) {
        const Event mine = {.kind = (uint8_t)kind, .seat = table->front},
                    other = {.kind = (uint8_t)kind, .seat = 1};
        table->theirs = 0;
        const float long_one = building_pause(table, &mine, NULL);
        table->theirs = 1;
        ck_assert_float_le(building_pause(table, &other, NULL), long_one);
    }
    laid_close();
}
END_TEST

// ---- seen again

// A battle that has been decided is told once more, from its beginning, and then held as it was.
START_TEST(a_held_battle_can_be_seen_again) {
    laid_open_with(opponent_for("easy", &deck_building_game), "building_battle.json", 1280, 720);
    laid_app->settings.animation_speed = laid_table()->timeline.speed = 8;
    submit(VERB_EXPLORE);
    for (int i = 0; i < 20 && session_stage(laid_app->session) == SESSION_DECIDING; i++)
        submit(legal_of(VERB_PASS) != NULL ? VERB_PASS : VERB_TARGET);
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_SCORING);
    const Seat winner = own(laid_table())->shots.winner;
    int shots = 0, cards = 0;
    laid_point("button:recap");
    stage_click("button:recap", SDL_BUTTON_LEFT);
    laid_wait(20);
    ck_assert(session_recaps_scene(laid_app->session));
    for (int i = 0; i < session_event_count(laid_app->session); i++) {
        shots += session_event(laid_app->session, i).kind == EVENT_SHOT;
        cards += session_event(laid_app->session, i).kind == EVENT_PLAYED;
    }
    ck_assert_int_gt(shots, 1);
    ck_assert_int_gt(cards, 2);
    ck_assert(!own(laid_table())->shots.over);
    laid_run();
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_SCORING);
    ck_assert(own(laid_table())->shots.over && own(laid_table())->shots.winner == winner);
    ck_assert_ptr_nonnull(laid_hit("button:ok"));
    laid_close();
}
END_TEST

// ---- the stage

// Between its name and its cards most of a flagship is seen, however many fight and however small the window.
// The others' cards come as a run: the next grows while the last is still held up, and each has come up
// before the next sets out. The own ones are waited for.
START_TEST(cards_of_others_come_as_a_run) {
    begin();
    CardTable *table = laid_table();
    const Event card = {.kind = EVENT_PLAYED, .seat = 1}, pass = {.kind = EVENT_PASSED, .seat = 1},
                shot = {.kind = EVENT_SHOT, .seat = 1};
    table->theirs = 1;
    own(table)->asked_next = false;
    for (int cards = 1; cards < 9; cards++) {
        own(table)->battle_cards = cards;
        const float apart = building_pause(table, &card, NULL);
        ck_assert_float_le(apart, cards <= 4 ? 260.0F : 180.0F);
        ck_assert_float_lt(building_lands(table, &card), apart);
        ck_assert_float_gt(building_lands(table, &card) + building_held_up(table, 1), apart);
        ck_assert(building_runs(table, &card) && building_runs(table, &pass) && !building_runs(table, &shot));
        ck_assert_float_le(building_pause(table, &pass, NULL), 120.0F);
    }
    own(table)->asked_next = true; // then the last one is read
    ck_assert_float_ge(building_pause(table, &card, NULL),
                       building_lands(table, &card) + building_held_up(table, 1));
    table->theirs = 0;
    const Event mine = {.kind = EVENT_PLAYED, .seat = table->front};
    ck_assert(!building_runs(table, &card));
    ck_assert_float_ge(building_pause(table, &mine, NULL),
                       building_lands(table, &mine) + building_held_up(table, table->front));
    laid_close();
}
END_TEST

START_TEST(flagships_have_room) {
    static const char *const battles[] = {"building_battle.json", "building_battle_four.json"};
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {640, 480}};
    for (int at = 0; at < 2; at++)
        for (int size = 0; size < 3; size++) {
            laid_open(battles[at], sizes[size][0], sizes[size][1]);
            explore();
            const BattleRoom *room = &own(laid_table())->layout.battle;
            for (Seat seat = 0; seat < laid_table()->layout.seats; seat++) {
                const float from = room->plate[seat].y + room->plate[seat].h;
                ck_assert_float_ge(room->cards[seat].y - from, room->ship[seat].h * 0.45F);
                ck_assert_float_ge(room->ship[seat].w, room->battler[seat].w * 0.75F);
            }
            laid_close();
        }
}
END_TEST

int test_building_battle(void) {
    TCase *tcase = tcase_create("building battle");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, a_target_is_chosen_by_keys);
    tcase_add_test(tcase, the_button_fires_at_whom_one_has_pointed_at);
    tcase_add_test(tcase, each_person_is_asked_once);
    tcase_add_test(tcase, nobody_without_cards_is_asked);
    tcase_add_test(tcase, one_passes_to_the_end_of_a_battle);
    tcase_add_test(tcase, news_ends_passing);
    tcase_add_test(tcase, a_shot_takes_what_it_takes_when_it_hits);
    tcase_add_test(tcase, a_shot_looks_as_strong_as_it_is);
    tcase_add_test(tcase, what_is_won_is_shown_with_who_did_it);
    tcase_add_test(tcase, a_mission_is_shown_with_who_did_it);
    tcase_add_test(tcase, without_animation_there_is_no_such_moment);
    tcase_add_test(tcase, a_shot_passes_no_other_ship);
    tcase_add_test(tcase, a_lost_flagship_is_told);
    tcase_add_test(tcase, damage_is_seen_on_the_hull);
    tcase_add_test(tcase, pieces_fade_towards_the_edge);
    tcase_add_test(tcase, a_battle_ends_on_its_stage);
    tcase_add_test(tcase, a_battle_ends_without_motion);
    tcase_add_test(tcase, flagships_come_and_drift);
    tcase_add_test(tcase, it_holds_nobody_up);
    tcase_add_test(tcase, cards_of_others_come_as_a_run);
    tcase_add_test(tcase, a_battle_of_others_does_not_last);
    tcase_add_loop_test(tcase, a_turn_of_others_does_not_last, 0, 2);
    tcase_add_test(tcase, nothing_of_others_takes_longer);
    tcase_add_test(tcase, a_battle_of_ones_own_is_told_shot_by_shot);
    tcase_add_test(tcase, a_held_battle_can_be_seen_again);
    tcase_add_test(tcase, flagships_have_room);
    Suite *suite = suite_create("building battle");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

// SPDX-License-Identifier: MIT
// Tests what the table of Star Empires asks before something is lost: ending a turn in which nothing was
// bought though something could be; where a stack retreats; and that nothing happens without a word: why
// fleets stay, what is raided, what is for sale, built, or watched again.
#include "app/kit/action.h"
#include "app/kit/hand_row.h"
#include "app/kit/table.h"
#include "app/tables/star_empires/battle_tiles.h"
#include "app/tables/star_empires/battle_zoom.h"
#include "app/tables/star_empires/events.h"
#include "app/tables/star_empires/side.h"
#include "app/tables/star_empires/table.h"
#include "gfx/record.h"
#include "play/advice.h"
#include "play/replay.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <stdio.h>
#include <string.h>

static CardTable *table;

static void begin_at(int w, int h, const char *language, const char *position, const char *steps) {
    const ShotManner manner = {0};
    const Shot shot = {"asks", position, steps};
    ck_assert(stage_open(w, h));
    ck_assert(stage_set_language(language));
    ck_assert(screen_play_unpainted(&shot, &manner));
    table = stage_app->frame->self;
}

static void begin_in(const char *language, const char *position, const char *steps) {
    begin_at(1280, 720, language, position, steps);
}

static void begin(const char *position, const char *steps) {
    begin_in("en", position, steps);
}

static void wait(int ms) {
    for (int past = 0; past < ms; past += 20)
        stage_wait(20);
}

static int commands(void) {
    return match_log_count(session_match(stage_app->session));
}

static const char *primary(void) {
    static ActionBox box;
    action_state(stage_app, table, &box);
    for (int i = 0; i < box.count; i++)
        if (box.button[i].slot == SLOT_PRIMARY)
            return box.button[i].id;
    return "";
}

static void click_at(float x, float y) {
    stage_mouse(SDL_MOUSEMOTION, x, y, 0);
    stage_mouse(SDL_MOUSEBUTTONDOWN, x, y, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEBUTTONUP, x, y, SDL_BUTTON_LEFT);
}

static void press(SDL_Keycode key) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = key;
    loop_handle(stage_app, &event);
    ck_assert(stage_run());
}

// ---- the end of a turn in which nothing was bought

START_TEST(ending_asks_once_for_what_could_be_bought) {
    ActionBox box;
    begin("empires_two.json", "start run take click:button:end_moves run");
    ck_assert_str_eq(primary(), "button:end_unspent");
    const int before = commands(), credits = pair(seen(table)->table.seat[table->front].credits);
    char sum[16];
    snprintf(sum, sizeof sum, "%d", credits);
    wait(1000);
    ck_assert(stage_click("button:end_unspent", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(commands(), before);
    ck_assert_str_eq(primary(), "button:build_on");
    action_state(stage_app, table, &box);
    ck_assert_ptr_nonnull(strstr(box.title, sum));
    wait(1000);
    ck_assert(stage_click("button:end", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(match_log(session_match(stage_app->session), before)->command.verb, VERB_END_TURN);
    stage_close();
}
END_TEST

// However slowly somebody clicks in one place, no turn ends while something could be bought: the answer that
// ends it is elsewhere.
START_TEST(a_row_of_clicks_ends_no_turn) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {640, 480}, {1024, 768}};
    static const int apart[] = {300, 1500};
    int asked = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int slow = 0; slow < 2; slow++) {
            begin_at(sizes[i][0], sizes[i][1], "en", "empires_two.json", "start run take");
            const GfxRect at = hits_find(&stage_app->hits, "button:end_moves")->rect;
            for (int k = 0; k < 14; k++) {
                click_at(at.x + at.w / 2, at.y + at.h / 2);
                wait(apart[slow]);
                asked += own(table)->asked_unspent;
            }
            ck_assert_int_eq(seen(table)->asks, ASK_BUILD);
            ck_assert_int_ne(match_log(session_match(stage_app->session), commands() - 1)->command.verb,
                             VERB_END_TURN);
            stage_close();
        }
    ck_assert_int_gt(asked, 10);
}
END_TEST

// What is for sale stays in sight while what was built arrives.
START_TEST(the_shop_stays_while_it_is_shown) {
    begin("empires_shop.json", "start run take run click:buy:4");
    int shown = 0;
    for (int ms = 0; ms < 1500; ms += 20) {
        stage_wait(20);
        shown += table->showing;
        ck_assert_int_eq(empires_side_kind(stage_app, table), SIDE_BUILD);
        ck_assert_int_gt(own(table)->entries, 8);
    }
    ck_assert_int_gt(shown, 3);
    stage_close();
}
END_TEST

// A hint to build frames no card of the hand, though kinds of units have the numbers of such cards.
static int framed_cards;

static void count_framed(void *context, const GfxDrawnMark *mark) {
    (void)context;
    framed_cards += strcmp(mark->kind, "frame") == 0 && mark->color == COLOR_GOLD &&
                    mark->box.y > own(table)->layout.kit.hand.y - 20 &&
                    mark->box.x < own(table)->layout.deck.x;
}

START_TEST(a_hint_frames_only_what_it_names) {
    static const GfxRecorder recorder = {.dry = true, .mark = count_framed};
    begin("empires_shop.json", "start run take run click:button:hint run");
    const Advice *advice = app_advice(stage_app);
    ck_assert(table->hinted && advice != NULL);
    const Command *command = &advice->best[0].command;
    ck_assert(command->verb == VERB_BUILD || command->verb == VERB_BUILD_MARK);
    ck_assert_int_lt(command->with, 8);
    framed_cards = 0;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    stage_wait(20);
    gfx_record(stage_app->gfx, NULL);
    ck_assert_int_eq(framed_cards, 0);
    stage_close();
}
END_TEST

// A hint that moves a part of a fleet: a click on the fleet chooses just that part, from nobody or everybody,
// and lights its target; without a unit the map says that nobody is chosen.
START_TEST(a_fleet_is_chosen_as_the_hint_says) {
    begin("empires_two.json", "start run take click:button:hint run");
    Advice *advice = (Advice *)app_advice(stage_app);
    ck_assert(table->hinted && advice != NULL);
    const Command any = pattern_of(VERB_MOVE);
    Command part = *legal_find(table_legal(stage_app), &any);
    const EmpiresRules *rules = empires_rules(stage_app);
    char fleet[96], to[96];
    snprintf(fleet, sizeof fleet, "stack:%s:federation", rules->territory[part.from].id);
    snprintf(to, sizeof to, "place:%s", rules->territory[part.to].id);
    advice->best[0].command = part;
    ck_assert(stage_click(fleet, SDL_BUTTON_LEFT)); // the hint moves all of it, or a part
    ck_assert(stage_run());
    ck_assert(stage_click("button:group_none", SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert(stage_click(to, SDL_BUTTON_LEFT));
    ck_assert_msg(strncmp(table->notice, "Nobody is chosen", 16) == 0, "%s", table->notice);
    int goes = 0;
    for (int i = 0; i < rules->unit_count; i++) {
        part.list[i] = own(table)->choice.unit[i] = goes == 0 && part.list[i] > 0;
        goes += part.list[i];
    }
    own(table)->choice.unit[0]++; // others than those of the hint
    advice->best[0].command = part;
    ck_assert(stage_click(fleet, SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(own(table)->choice.pick, PICK_GROUP);
    ck_assert_mem_eq(own(table)->choice.unit, part.list, part.count);
    ck_assert(stage_click(fleet, SDL_BUTTON_LEFT)); // chosen so it is let go
    ck_assert_int_eq(own(table)->choice.pick, PICK_NONE);
    ck_assert(stage_run());
    ck_assert(stage_click(fleet, SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_mem_eq(own(table)->choice.unit, part.list, part.count);
    ck_assert(hits_find(&stage_app->hits, to)->enabled);
    stage_close();
}
END_TEST

START_TEST(whoever_has_built_is_not_asked) {
    begin("empires_two.json", "start run take click:button:end_moves run click:buy:4 run");
    ck_assert_int_eq(match_log(session_match(stage_app->session), commands() - 1)->command.verb, VERB_BUILD);
    ck_assert_str_eq(primary(), "button:end");
    ck_assert(stage_click("button:undo", SDL_BUTTON_LEFT)); // nothing is built then
    ck_assert(stage_run());
    ck_assert_int_eq(match_log(session_match(stage_app->session), commands() - 1)->command.verb,
                     VERB_END_MOVES);
    ck_assert_str_eq(primary(), "button:end_unspent");
    press(SDLK_e);
    ck_assert_str_eq(primary(), "button:build_on");
    ck_assert(stage_click("button:build_on", SDL_BUTTON_LEFT)); // back to building
    ck_assert(stage_run());
    ck_assert_str_eq(primary(), "button:end_unspent");
    const int before = commands();
    press(SDLK_e);
    press(SDLK_e);
    ck_assert_int_eq(match_log(session_match(stage_app->session), before)->command.verb, VERB_END_TURN);
    stage_close();
}
END_TEST

START_TEST(building_is_announced_with_its_credits) {
    begin("empires_two.json", "start run take click:button:end_moves");
    int shown = 0;
    for (int ms = 0; ms < 4000 && shown == 0; ms += 20) {
        stage_wait(20);
        shown = table->banner.from > 0 && strstr(table->banner.small, "credits") != NULL;
    }
    ck_assert(shown);
    ck_assert_int_eq(seen(table)->asks, ASK_BUILD);
    stage_close();
}
END_TEST

// ---- where a stack retreats

#define TO_RETREAT_HELD                                                                                      \
    "start run take do:attack run take do:commit run take click:hand:7 run click:button:ready run"
#define TO_RETREAT TO_RETREAT_HELD " click:button:ok run"

// The map shows where it can go and who is there, a row of the panel points at its place, and a click on the
// map chooses. The stage does not come back for it.
START_TEST(a_retreat_is_chosen_on_the_map) {
    begin("empires_battle.json", TO_RETREAT);
    ck_assert_int_eq(seen(table)->asks, ASK_RETREAT);
    ck_assert(!empires_shows_battle(table));
    const uint8_t battle = seen(table)->table.battle.place;
    int stacks = 0;
    for (int i = 0; i < seen(table)->table.stack_count; i++)
        stacks += seen(table)->table.stack[i].place == battle && empires_token_rect(table, i).w > 0;
    ck_assert_int_eq(stacks, 2);
    for (int i = 0; i < own(table)->entries; i++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "option:%d", i + 1);
        ck_assert(stage_point(id));
        ck_assert(stage_run());
        const uint8_t to = empires_chart(stage_app, table)->place_of[own(table)->entry[i].command.to];
        ck_assert_int_eq(own(table)->pointed, to);
    }
    const Command retreat = own(table)->entry[0].command;
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "place:%s", empires_rules(stage_app)->territory[retreat.to].id);
    const int before = commands();
    wait(800);
    ck_assert(stage_click(id, SDL_BUTTON_LEFT));
    for (int ms = 0; ms < 3000; ms += 20) {
        stage_wait(20);
        ck_assert(!empires_shows_battle(table));
    }
    ck_assert_int_gt(commands(), before);
    ck_assert_int_eq(match_log(session_match(stage_app->session), before)->command.to, retreat.to);
    stage_close();
}
END_TEST

// ---- what falls

// A tile for each kind, large enough for its picture, however many there are: beside a battle at 1280x720 its
// losses have 178 by 56 pixels.
START_TEST(losses_are_pictures_with_a_count) {
    begin("empires_siege.json", "start run take do:attack run take");
    const BattleStack stack = {.seat = table->front};
    for (int kinds = 1; kinds <= 4; kinds++) {
        uint8_t unit[UNITS_MAX] = {0};
        BattleTile tile[BATTLE_TILES];
        for (int i = 0; i < kinds; i++)
            unit[i] = (uint8_t)(i + 1);
        const int count = empires_battle_tiles_of(stage_app, table, &stack, unit, true, tile);
        ck_assert_int_eq(count, kinds);
        for (int i = 0; i < count; i++) {
            const GfxRect rect = empires_battle_tile_rect(table, gfx_rect(0, 0, 178, 56), i, count);
            ck_assert_int_eq(tile[i].count, unit[tile[i].unit]);
            ck_assert_msg(rect.w >= 36 && rect.h >= 44, "%d kinds: %g x %g", kinds, (double)rect.w,
                          (double)rect.h);
            ck_assert(rect.x + rect.w <= 178 && rect.y + rect.h <= 56);
        }
    }
    stage_close();
}
END_TEST

// ---- why fleets stay, what is paid, what is for sale

static bool hint_begins(const char *with) {
    static ActionBox box;
    action_state(stage_app, table, &box);
    return strncmp(box.hint, with, strlen(with)) == 0;
}

// Movement that is passed by itself, since no card moves a fleet, is not passed without a word; and with
// cards that can be played it is said while it lasts.
START_TEST(a_fleet_that_stays_has_a_reason) {
    begin("empires_stay.json", "start run take run");
    ck_assert_int_eq(seen(table)->asks, ASK_BUILD);
    ck_assert(hint_begins("No move card"));
    stage_close();
    begin("empires_two.json", "start run take click:button:end_moves run");
    ck_assert_int_eq(seen(table)->asks, ASK_BUILD);
    ck_assert(!hint_begins("No move card"));
    stage_close();
    begin("empires_raided.json", "start run take run");
    ck_assert_int_eq(seen(table)->asks, ASK_MOVES);
    ck_assert(hint_begins("No move card"));
    stage_close();
}
END_TEST

// A click on an own fleet that does not move is answered right there, whatever the reason, also beside it in
// its territory; while cards must go, a click anywhere on the map is.
START_TEST(a_fleet_that_is_clicked_and_stays_says_why) {
    static const struct {
        const char *position, *steps, *says;
    } all[] = {{"empires_hand.json", "start run take", "Fleets move after drawing"},
               {"empires_raided.json", "start run take", "No card in your hand moves fleets"},
               {"empires_two.json", "start run take click:button:end_moves run", "Fleets have moved already"},
               {"empires_limit.json", "start run take click:button:draw run", "First discard "}};
    static const char *const targets[] = {"stack:h0:federation", "place:h0"};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        for (size_t target = 0; target < 2; target++) {
            begin(all[i].position, all[i].steps);
            stage_run();
            ck_assert(stage_click(targets[target], SDL_BUTTON_LEFT));
            ck_assert_msg(strncmp(table->notice, all[i].says, strlen(all[i].says)) == 0, "%s, %s: %s",
                          all[i].position, targets[target], table->notice);
            ck_assert(bubble_rect(stage_app, table).w > 0);
            stage_close();
        }
    begin("empires_limit.json", "start run take click:button:draw run"); // an own one, too
    ck_assert(stage_click("stack:h1:romulan", SDL_BUTTON_LEFT));
    ck_assert_msg(strncmp(table->notice, "First discard ", 14) == 0, "%s", table->notice);
    ck_assert(bubble_rect(stage_app, table).w > 0);
    stage_close();
}
END_TEST

// What the hint says: the stack itself can be clicked, too.
START_TEST(a_card_is_aimed_at_the_stack_that_is_clicked) {
    begin("empires_spy.json", "start run take click:hand:3 run");
    const int before = commands();
    ck_assert(stage_click("stack:sa1:romulan", SDL_BUTTON_LEFT));
    ck_assert_msg(commands() == before + 1, "%s", table->notice);
    stage_close();
    begin("empires_spy.json", "start run take click:hand:3 run"); // beside it: nobody is there
    ck_assert(stage_click("place:sa2", SDL_BUTTON_LEFT));
    ck_assert_msg(strstr(table->notice, "not a possible target") != NULL, "%s", table->notice);
    stage_close();
}
END_TEST

// The large picture of a card that is chosen leaves what it can be aimed at to be seen and clicked.
START_TEST(a_large_card_does_not_cover_what_it_is_aimed_at) {
    begin("empires_spy.json", "start run take hover:hand:3 ms:900");
    const GfxRect before = popup_rect(stage_app, table);
    const uint64_t none = empires_places_lit(stage_app, table);
    ck_assert(before.w > 0 && none == 0);
    ck_assert(stage_click("hand:3", SDL_BUTTON_LEFT));
    stage_run();
    const uint64_t lit = empires_places_lit(stage_app, table);
    const GfxRect popup = popup_rect(stage_app, table);
    ck_assert(lit != 0 && popup.w > 0);
    int under = 0;
    for (uint8_t place = 0; place < own(table)->layout.map.count; place++) {
        const MapCell *at = &own(table)->layout.map.cell[place];
        if (!has_place(lit, place))
            continue;
        ck_assert_msg(!gfx_contains(popup, at->x, at->y), "place %d is covered", place);
        under += gfx_contains(before, at->x, at->y);
    }
    ck_assert_int_gt(under, 0);
    stage_close();
}
END_TEST

// In a battle it leaves what would change by the card: both forces, and what is told below them.
START_TEST(a_large_battle_card_does_not_cover_what_it_would_change) {
    for (int at = 1; at <= 5; at++) {
        char steps[160];
        snprintf(steps, sizeof steps, "start run take do:attack run take hover:hand:%d ms:900", at);
        begin("empires_battle.json", steps);
        const BattleRoom *room = &own(table)->layout.battle;
        const GfxRect popup = popup_rect(stage_app, table);
        ck_assert(empires_shows_battle(table) && popup.w > 0);
        const GfxRect clear[] = {room->needs, room->forces};
        for (int i = 0; i < 2; i++)
            ck_assert_msg(popup.x >= clear[i].x + clear[i].w || popup.x + popup.w <= clear[i].x ||
                              popup.y >= clear[i].y + clear[i].h || popup.y + popup.h <= clear[i].y,
                          "card %d covers %s", at, i == 0 ? "what it would change" : "the forces");
        stage_close();
    }
}
END_TEST

static const char *sought;
static bool written;

static void note_written(void *context, const GfxDrawnText *text) {
    (void)context;
    written |= strcmp(text->text, sought) == 0;
}

static bool is_written(const char *text) {
    static const GfxRecorder recorder = {.dry = true, .text = note_written};
    sought = text;
    written = false;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    stage_wait(20);
    gfx_record(stage_app->gfx, NULL);
    return written;
}

// Cards that will be discarded are marked one by one, with their number and the reason, and stay bright.
START_TEST(marked_cards_say_why_they_leave) {
    begin("empires_limit.json", "start run take click:hand:1 run click:hand:3 run");
    int marked = 0;
    for (int at = 0; at < table->scene.zone[AT_HAND].count; at++) {
        if (!empires_is_marked(table, at))
            continue;
        const HandCard card = empires_hand_card(stage_app, table, at);
        ck_assert(card.raised && !card.dull);
        marked++;
    }
    ck_assert_int_eq(marked, 2);
    ck_assert(is_written("1 \xC2\xB7 Discard") && is_written("2 \xC2\xB7 Discard"));
    stage_close();
}
END_TEST

// Every system brings what its sign says, and what was raided leaves again.
START_TEST(raided_credits_are_seen_to_go) {
    begin("empires_raided.json", "start run take run");
    const int revenue = seen(table)->revenue[table->front];
    int brought = 0, raided = 0;
    ck_assert(stage_click("button:end_moves", SDL_BUTTON_LEFT));
    for (int ms = 0; ms < 3000 && brought == 0; ms += 20) {
        stage_wait(20);
        for (int i = 0; i < COINS_MOST; i++) {
            const CoinFlight *coin = &own(table)->motion.coin[i];
            if (coin->part < 1)
                *(coin->less ? &raided : &brought) += coin->amount;
        }
    }
    ck_assert_int_eq(brought, revenue);
    ck_assert_int_eq(raided, 5);
    ck_assert_str_eq(empires_line_key(&(Event){.kind = EVENT_REVENUE, .amount = 8, .amount2 = 5}),
                     "event.revenue_raided");
    stage_close();
}
END_TEST

START_TEST(what_is_for_sale_says_what_it_does) {
    begin("empires_two.json", "start run take click:button:end_moves run hover:buy:4 run");
    ck_assert_msg(strstr(table->notice, "force 4") != NULL, "%s", table->notice);
    stage_close();
}
END_TEST

// ---- a ship that is built

static int ships_flying;

static void note_flight(void *context, const GfxDrawnMark *mark) {
    (void)context;
    ships_flying += strcmp(mark->kind, "flight") == 0;
}

static int flying_now(void) {
    static const GfxRecorder recorder = {.dry = true, .mark = note_flight};
    ships_flying = 0;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    while (gfx_frame_next(stage_app->gfx))
        stage_app->frame->screen->draw(stage_app, stage_app->frame->self);
    gfx_record(stage_app->gfx, NULL);
    return ships_flying;
}

START_TEST(a_ship_that_is_built_flies_in) {
    begin("empires_two.json", "start run take click:button:end_moves run click:buy:4 ms:300");
    ck_assert_int_eq(flying_now(), 1);
    wait(1500);
    ck_assert_int_eq(flying_now(), 0);
    stage_close();
}
END_TEST

// ---- a moment of the result

// A moment that was a battle is watched from the attack to where the system changes hands, and not the first
// command of it alone.
START_TEST(a_moment_is_watched_to_its_end) {
    const ShotManner manner = {0};
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play(&(Shot){"moment", "empires_six.json",
                                  "kept quick start run take played run click:button:moment:1 ms:200"},
                          &manner));
    const Replay *replay = app_replay(stage_app);
    ck_assert_str_eq(stage_app->shown_name, "replay");
    ck_assert_int_gt(replay->told, replay->begins + 3);
    ck_assert(replay->at >= replay->begins && replay->at < replay->told);
    bool fights = false, over = false;
    for (int ms = 0; ms < 120000 && !over; ms += 100) {
        stage_wait(100);
        const CardTable *table = stage_app->frame->self;
        fights |= seen(table)->table.battle.step > STEP_COMMIT;
        over = hits_find(&stage_app->hits, "told") != NULL;
    }
    ck_assert(fights && over);
    ck_assert_int_eq(replay->at, replay->told);
    stage_close();
}
END_TEST

// ---- cards that answer

// A Peace Treaty can be played where battle cards are asked for: it is lit, and a click plays it.
START_TEST(a_treaty_answers_an_attack) {
    begin("empires_battle.json", "start run take do:attack run take");
    ck_assert_int_eq(seen(table)->asks, ASK_ANSWER);
    const uint8_t treaty = empires_function_of(stage_app, WHEN_ANSWER, OP_PEACE);
    int at = 0;
    while (at < table->scene.zone[AT_HAND].count && table_card_at(table, AT_HAND, at)->card != treaty)
        at++;
    ck_assert_int_lt(at, table->scene.zone[AT_HAND].count);
    const HandCard look = empires_hand_card(stage_app, table, at);
    ck_assert(look.lit && !look.dull);
    char id[HIT_ID_MAX];
    snprintf(id, sizeof id, "hand:%d", at + 1);
    const int before = commands();
    wait(800);
    ck_assert(stage_click(id, SDL_BUTTON_LEFT));
    ck_assert(stage_run());
    ck_assert_int_eq(match_log(session_match(stage_app->session), before)->command.verb, VERB_PEACE);
    stage_close();
}
END_TEST

// A card that is laid lies on the table: in the hand it does not stand out any more.
START_TEST(a_laid_card_leaves_the_front) {
    begin("empires_battle.json", "start run take do:attack run take do:commit run take click:hand:1 run");
    ck_assert(empires_is_in_set(table, 0));
    const HandCard look = empires_hand_card(stage_app, table, 0);
    ck_assert(!look.raised && !look.lit && look.above == 0);
    stage_close();
}
END_TEST

// ---- the way to a battle

// Takes the table that is on the screen, which another may have followed; false: another screen is.
static bool is_at_table(void) {
    if (stage_app->frame->screen != &table_screen)
        return false;
    table = stage_app->frame->self;
    return true;
}

static int zoom_ms(const char *steps) {
    int ms = 0;
    begin("empires_battle.json", steps);
    for (int past = 0; past < 2000; past += 20) {
        ms += is_at_table() && empires_zoom_runs(table) ? 20 : 0;
        stage_wait(20);
    }
    ck_assert(!is_at_table() || !empires_zoom_runs(table));
    stage_close();
    return ms;
}

// The stage grows out of its territory, for a moment; without animation it is there at once.
START_TEST(a_battle_grows_out_of_its_place) {
    const int ms = zoom_ms("start run take do:attack");
    ck_assert_msg(ms >= 200 && ms <= 360, "%d ms", ms);
    ck_assert_int_eq(zoom_ms("quick start run take do:attack"), 0);
    begin("empires_battle.json", "start run take do:attack ms:520");
    ck_assert(empires_zoom_runs(table));
    click_at(table->layout.top_bar.x + 400, table->layout.top_bar.y + table->layout.top_bar.h + 30);
    stage_wait(20);
    ck_assert(!is_at_table() || !empires_zoom_runs(table));
    stage_close();
}
END_TEST

// … and shrinks back to the map when the battle is over, for a shorter moment.
START_TEST(a_battle_shrinks_back_to_its_place) {
    static const char *const steps[] = {TO_RETREAT_HELD " click:button:ok",
                                        "reduced " TO_RETREAT_HELD " click:button:ok"};
    for (int reduced = 0; reduced < 2; reduced++) {
        int back = 0, stage = 0;
        begin("empires_battle.json", steps[reduced]);
        for (int ms = 0; ms < 20000; ms += 20) {
            const bool at_table = is_at_table();
            stage += at_table && empires_shows_battle(table);
            if (at_table && empires_zoom_runs(table) && own(table)->motion.zoom.back) {
                ck_assert(!empires_shows_battle(table));
                back += 20;
            }
            stage_wait(20);
        }
        ck_assert_int_gt(stage, 0);
        ck_assert_msg(back >= 120 && back <= 250, "%d ms", back);
        stage_close();
    }
}
END_TEST

int test_empires_asks(void) {
    Suite *suite = suite_create("what Star Empires asks first");
    TCase *cases = tcase_create("asks");
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, ending_asks_once_for_what_could_be_bought);
    tcase_add_test(cases, a_row_of_clicks_ends_no_turn);
    tcase_add_test(cases, whoever_has_built_is_not_asked);
    tcase_add_test(cases, building_is_announced_with_its_credits);
    tcase_add_test(cases, the_shop_stays_while_it_is_shown);
    tcase_add_test(cases, a_hint_frames_only_what_it_names);
    tcase_add_test(cases, a_fleet_is_chosen_as_the_hint_says);
    tcase_add_test(cases, a_retreat_is_chosen_on_the_map);
    tcase_add_test(cases, losses_are_pictures_with_a_count);
    tcase_add_test(cases, a_fleet_that_stays_has_a_reason);
    tcase_add_test(cases, raided_credits_are_seen_to_go);
    tcase_add_test(cases, what_is_for_sale_says_what_it_does);
    tcase_add_test(cases, a_ship_that_is_built_flies_in);
    tcase_add_test(cases, a_moment_is_watched_to_its_end);
    tcase_add_test(cases, a_treaty_answers_an_attack);
    tcase_add_test(cases, a_fleet_that_is_clicked_and_stays_says_why);
    tcase_add_test(cases, a_large_card_does_not_cover_what_it_is_aimed_at);
    tcase_add_test(cases, a_large_battle_card_does_not_cover_what_it_would_change);
    tcase_add_test(cases, a_card_is_aimed_at_the_stack_that_is_clicked);
    tcase_add_test(cases, marked_cards_say_why_they_leave);
    tcase_add_test(cases, a_laid_card_leaves_the_front);
    tcase_add_test(cases, a_battle_grows_out_of_its_place);
    tcase_add_test(cases, a_battle_shrinks_back_to_its_place);
    suite_add_tcase(suite, cases);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

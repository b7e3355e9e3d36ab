// SPDX-License-Identifier: MIT
// Tests what is shown of Tactics where a round turns: a supernova burns its row card by card, from under the
// others, with a wave over the whole table; what is lost and who leads is said at the row; which card blocks
// another; cards have weight; a click keeps the scoring; and giving up, which its rules don't know.
#include "laid_table.h"

#include "ai/opponent.h"
#include "app/kit/action.h"
#include "app/kit/explain.h"
#include "app/kit/flare.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "app/kit/game_things.h"
#include "app/kit/scene.h"
#include "app/screens/result_parts.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/log.h"
#include "app/tables/tactics/table.h"
#include "games/tactics/tactics.h"
#include "play/advice.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <limits.h>
#include <math.h>
#include <string.h>

#define FRAME_MS 20
#define FRAMES_MAX 400

static CardTable *table;

static void begin(const char *position, const char *steps) {
    const Shot shot = {"shown", position, steps};
    const ShotManner manner = {0};
    ck_assert(stage_open(1280, 720));
    ck_assert(screen_play_unpainted(&shot, &manner));
    table = stage_app->frame->self;
}

// ---- a supernova

#define BURNT 4

typedef struct Nova {
    float wide; // of the wave, at most
    int begun[BURNT], count,
        at; // frames in which cards begin to burn; how many lay on one that burns below others
} Nova;

static Nova watch_nova(const char *steps) {
    Nova nova = {0};
    begin("fire.json", steps);
    for (int frame = 0; frame < FRAMES_MAX; frame++) {
        int burning = 0;
        for (int i = 0; i < FLARES_MAX; i++) {
            const Flare *flare = &table->scene.flares.item[i];
            if (flare->used && flare->kind == FLARE_NOVA)
                nova.wide = fmaxf(nova.wide, flare_bounds(flare, table->layout.s).w);
        }
        for (int i = 0; i < BURNING_MAX; i++)
            burning += table->scene.burning[i].used;
        for (int i = 0; i < BURNING_MAX; i++)
            if (table->scene.burning[i].used && table->scene.burning[i].at == 0)
                nova.at++;
        while (nova.count < burning && nova.count < BURNT)
            nova.begun[nova.count++] = frame;
        stage_wait(FRAME_MS);
    }
    return nova;
}

static void check_nothing_left(void) {
    for (int i = 0; i < BURNING_MAX; i++)
        ck_assert(!table->scene.burning[i].used);
    for (int i = 0; i < FLARES_MAX; i++)
        ck_assert(!table->scene.flares.item[i].used);
    ck_assert_int_eq(table->scene.zone[1].count, 1);
}

START_TEST(a_supernova_runs_over_the_table) {
    const Nova nova = watch_nova("start run take play:galaxy:2");
    ck_assert_float_ge(nova.wide, table->layout.window.w * 0.98F);
    ck_assert_int_eq(nova.count, BURNT);
    for (int i = 1; i < BURNT; i++) // one after the other, and yet while the others still burn
        ck_assert_int_ge(nova.begun[i] - nova.begun[i - 1], 180 / FRAME_MS);
    ck_assert_int_le(nova.begun[BURNT - 1] - nova.begun[0], 900 / FRAME_MS);
    ck_assert_int_gt(nova.at, 0); // the lowest burn below the others
    check_nothing_left();
    stage_close();
}
END_TEST

START_TEST(in_reduced_motion_nothing_runs) {
    const Nova nova = watch_nova("reduced start run take play:galaxy:2");
    ck_assert_float_le(nova.wide, 0);
    ck_assert_int_eq(nova.count, BURNT);
    check_nothing_left();
    stage_close();
}
END_TEST

// ---- a loss

#define KILL "start run take play:galaxy:4 run click:button:end_turn run take play:infantry:1 run "

static bool is_said(int kind, Seat seat) {
    const RowCall *call = &own(table)->call[0][kind];
    return call->part > 0 && call->part < 1 && call->seat == seat;
}

// Who has destroyed what is said at the row, and so is who leads now. Nobody waits for it.
START_TEST(a_loss_and_a_new_leader_are_said_at_the_row) {
    int lost = 0, leads = 0, beside = 0;
    begin("kill.json", KILL "click:row:1:card:2");
    const TacticsRules *rules = tactics_looks_rules(table->looks);
    for (int frame = 0; frame < FRAMES_MAX; frame++, stage_wait(FRAME_MS)) {
        const RowCall *loss = &own(table)->call[0][CALL_LOSS];
        if (is_said(CALL_LOSS, 1)) {
            ck_assert_str_eq(rules->card[loss->card].id, "tricobalt_charge");
            ck_assert_str_eq(rules->card[loss->lost].id, "sovereign");
            ck_assert_uint_eq(loss->owner, 0);
            ck_assert_uint_eq(loss->count, 1);
            lost++;
        }
        leads += is_said(CALL_LEAD, 1);
        beside += is_said(CALL_LOSS, 1) && !table->showing;
    }
    ck_assert_int_gt(lost, 800 / FRAME_MS);
    ck_assert_int_gt(leads, 800 / FRAME_MS);
    ck_assert_int_gt(beside, 0);
    stage_close();
}
END_TEST

// One says how many it were.
START_TEST(what_destroys_a_whole_row_is_said_once) {
    int most = 0;
    begin("fire.json", "start run take play:galaxy:2");
    for (int frame = 0; frame < FRAMES_MAX; frame++, stage_wait(FRAME_MS))
        most = SDL_max(most, own(table)->call[1][CALL_LOSS].count);
    ck_assert_int_eq(most, BURNT);
    stage_close();
}
END_TEST

// Whoever hurries to the own turn still sees the own card burn.
START_TEST(a_loss_is_not_hurried_over) {
    int burning = 0;
    begin("kill.json", "against start run play:galaxy:4 ms:1500 press:j");
    for (int frame = 0; frame < FRAMES_MAX; frame++, stage_wait(FRAME_MS))
        for (int i = 0; i < BURNING_MAX; i++)
            burning += table->scene.burning[i].used && table->scene.burning[i].part > 0.2F;
    ck_assert_int_eq(seen(table)->row[0].leader, 1); // the computer has destroyed the card
    ck_assert_int_gt(burning, 0);
    stage_close();
}
END_TEST

// ---- what numbers consist of

START_TEST(what_a_conquered_target_brings_is_explained) {
    Explanation told;
    begin("duel.json", "start run take");
    const Hit *hit = hits_find(&stage_app->hits, "pile:romulan:won:1:points");
    ck_assert_ptr_nonnull(hit); // 2, and 1 for a planet of the Federation
    ck_assert(table->game->numbers->explain(stage_app, table, &hit->tag, &told));
    ck_assert_str_eq(told.value, "3");
    ck_assert_int_eq(told.count, 2);
    ck_assert_ptr_null(hits_find(&stage_app->hits, "pile:romulan:won:2:points")); // only what is printed
    stage_close();
}
END_TEST

// Rows that are closed need none.
START_TEST(how_many_cards_end_the_deployment_is_told) {
    char above[64], below[64];
    begin("kill.json", "start run take");
    tactics_top(stage_app, table, above, below);
    ck_assert_ptr_nonnull(strstr(below, "3"));
    ck_assert_ptr_nonnull(hits_find(&stage_app->hits, "row:1:laid"));
    ck_assert_ptr_null(hits_find(&stage_app->hits, "row:2:laid"));
    stage_close();
}
END_TEST

// ---- a blocked effect

static bool has_beam(void) {
    for (int i = 0; i < FLARES_MAX; i++)
        if (table->scene.flares.item[i].used && table->scene.flares.item[i].kind == FLARE_BEAM)
            return true;
    return false;
}

START_TEST(what_blocks_an_effect_is_named_and_shown) {
    char line[LOG_LINE_MAX] = "";
    bool beam = false;
    begin("fizzle.json", "start run take play:galaxy:2");
    for (int frame = 0; frame < FRAMES_MAX; frame++, stage_wait(FRAME_MS)) {
        const Event last = table->next_event > 0 && table->showing
                               ? session_event(stage_app->session, table->next_event - 1)
                               : (Event){0};
        beam |= last.kind == EVENT_FIZZLE && has_beam();
    }
    const GameLog *log = session_log(stage_app->session);
    for (int i = 0; i < game_log_count(log, UINT_MAX); i++)
        if (game_log_item(log, i)->event.kind == EVENT_FIZZLE) {
            ck_assert_uint_eq(game_log_item(log, i)->event.to_at, 0); // the Delta Flyer
            tactics_log_sentence(stage_app, table->looks, game_log_item(log, i), line);
        }
    ck_assert_ptr_nonnull(strstr(line, "Supernova"));
    ck_assert_ptr_nonnull(strstr(line, "Delta Flyer"));
    ck_assert(beam);
    stage_close();
}
END_TEST

// ---- what is shown large, and the history

START_TEST(a_blocked_card_names_what_blocks_it) {
    char text[160];
    int blocked = 0;
    begin("duel.json", "start run take");
    for (uint8_t row = 0; row < ROWS; row++)
        for (uint8_t at = 0; at < seen(table)->row[row].count; at++) {
            const ViewCard *card = &seen(table)->row[row].card[at];
            const TableThing thing = thing_placed(table, row, at);
            table->game->things->note(stage_app, table, &thing, text, sizeof text);
            ck_assert_int_eq(text[0] != '\0', card->up && (card->effect_blocked || card->power_blocked));
            blocked += text[0] != '\0';
        }
    ck_assert_int_gt(blocked, 0);
    stage_close();
}
END_TEST

START_TEST(the_rail_shows_what_is_pointed_at) {
    const Shot shot = {"shown", "duel.json", "start run take"};
    const ShotManner manner = {0};
    ck_assert(stage_open(1920, 1080));
    ck_assert(screen_play(&shot, &manner));
    table = stage_app->frame->self;
    ck_assert(stage_point("hand:2"));
    stage_wait(100);
    ck_assert_uint_eq(table->looked_at.kind, THING_CARD);
    stage_mouse(SDL_MOUSEMOTION, 960, 1075, 0);
    stage_wait(1000);
    ck_assert_uint_eq(table->looked_at.kind, THING_NONE);
    table->looked_at = thing_placed(table, 0, 0); // as if it had lain there
    app_request_layout(stage_app);
    stage_wait(100);
    ck_assert_uint_eq(table->looked_at.kind, THING_NONE);
    stage_close();
}
END_TEST

#define LINE_H 19.0F // logical, of the history

START_TEST(the_history_has_room_in_a_small_window) {
    static const char *const positions[] = {"duel.json", "three.json"};
    for (int i = 0; i < 2; i++) {
        begin(positions[i], "start run take");
        ck_assert_float_ge(table->log[LOG_RAIL].lines.h, 5 * LINE_H * table->layout.s);
        stage_close();
    }
}
END_TEST

// ---- a negotiation

static int shown_bids(float *scale, float *middle) {
    int count = 0;
    *scale = *middle = 0;
    for (Seat seat = 0; seat < seen(table)->seats; seat++) {
        const int index = own(table)->bid[seat] - 1;
        if (index < 0 || !table->scene.sprite[index].used)
            continue;
        const GfxRect card = sprite_rect(&table->scene.sprite[index]);
        *scale = fmaxf(*scale, table->scene.sprite[index].pose.scale);
        *middle += card.x + card.w / 2;
        count++;
    }
    *middle /= (float)SDL_max(count, 1);
    return count;
}

// The bids lie large in the middle; what then goes from the row is told with the name its target had.
START_TEST(bids_lie_in_the_middle_and_the_row_keeps_its_name) {
    const char *const steps = "start run take play:infantry:2 run click:hand:1 run click:button:end_turn run "
                              "take click:hand:1";
    char line[LOG_LINE_MAX] = "";
    float most = 0, off = 1e4F, scale, middle;
    begin("ask.json", steps);
    for (int frame = 0; frame < FRAMES_MAX; frame++, stage_wait(FRAME_MS))
        if (shown_bids(&scale, &middle) == 2) {
            const GfxRect board = table->layout.board;
            most = fmaxf(most, scale);
            off = fminf(off, fabsf(middle - board.x - board.w / 2));
        }
    ck_assert_float_ge(most, 1.45F);
    ck_assert_float_le(off, 2);
    const GameLog *log = session_log(stage_app->session);
    for (int i = 0; i < game_log_count(log, UINT_MAX); i++)
        if (game_log_item(log, i)->event.kind == EVENT_REMOVE) {
            tactics_log_sentence(stage_app, table->looks, game_log_item(log, i), line);
            ck_assert_msg(strstr(line, "Remus") != NULL, "%s", line);
        }
    ck_assert(line[0] != 0);
    stage_close();
}
END_TEST

// It has a stage of its own, on which somebody takes the target before it flies, and which goes with it.
START_TEST(what_is_negotiated_is_taken_on_a_stage) {
    const char *const steps = "start run take play:infantry:2 run click:hand:1 run click:button:end_turn run "
                              "take click:hand:1";
    float shown = 0, won = 0;
    int flown = 0;
    begin("ask.json", steps);
    for (int frame = 0; frame < FRAMES_MAX; frame++, stage_wait(FRAME_MS)) {
        const TalksStage *stage = &own(table)->talks_stage;
        const FlyingTile *tile = &own(table)->tile[1];
        shown = fmaxf(shown, stage->row == 1 ? stage->shown : 0);
        ck_assert(stage->won <= 0 || tactics_talks_winner(table, 1) == 0);
        if (tile->target != NONE && flown++ == 0) {
            ck_assert_float_ge(stage->won, 1);
            ck_assert_float_gt(tile->from_w, 2 * tile->w); // it is the painting that flies
        }
        won = fmaxf(won, stage->won);
    }
    ck_assert(shown >= 1 && won >= 1);
    ck_assert_int_gt(flown, 5);
    ck_assert(own(table)->talks_stage.shown <= 0);
    stage_close();
}
END_TEST

// ---- a card that lies down

static void check_explained(const char *id, const char *text) {
    Explanation explanation = {0};
    laid_point(id);
    laid_wait(laid_app->settings.hover_delay + 100);
    table = laid_app->frame->self;
    ck_assert_msg(table->explain.shown, "%s", id);
    ck_assert(table->game->numbers->explain(laid_app, table, &table->explain.number, &explanation));
    ck_assert_str_eq(explanation.foot, text);
}

// Wherever it is pointed at, it says that nobody may look at it, to its owner too; a click is still the
// card's.
START_TEST(who_may_not_look_again_is_told) {
    laid_open("duel.json", 1280, 720);
    check_explained("row:1:card:5", ui_word(laid_app, UI_EXPLAIN_DOWN_OWN_WHEN));
    check_explained("row:3:card:6", ui_word(laid_app, UI_EXPLAIN_DOWN_WHEN));
    laid_click("row:1:card:5");
    ck_assert(!table->explain.pinned);
    laid_close();
}
END_TEST

// … and before the turn ends with which it is out of reach.
START_TEST(the_last_look_is_told_before_the_turn_ends) {
    char wanted[LOG_LINE_MAX];
    ActionBox box;
    laid_open("duel.json", 1280, 720);
    laid_click("hand:4");
    laid_click("row:2");
    table = laid_app->frame->self;
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_LAID);
    action_state(laid_app, table, &box);
    ui_fill(laid_app, wanted, sizeof wanted, UI_TABLE_HINT_LAID_DOWN,
            STR("card", card_name(laid_app, session_laid(laid_app->session)->card, table->front)));
    ck_assert_str_eq(box.hint, wanted);
    laid_close();
}
END_TEST

// ---- weight

typedef struct Weight {
    float near, pressed, aside; // the largest and smallest scale of a card; how far one is pushed
    int bounces;                // frames in which a sum grows or springs back
} Weight;

// Cards at rest in rows, and the sums of those.
static Weight watch_weight(const char *position, const char *steps, int row) {
    Weight weight = {.pressed = 1};
    begin(position, steps);
    for (int frame = 0; frame < FRAMES_MAX; frame++, stage_wait(FRAME_MS)) {
        const Zone *zone = &table->scene.zone[row];
        for (int i = 0; i < zone->count; i++) {
            const SpritePose *pose = &table->scene.sprite[zone->sprite[i]].pose;
            weight.near = fmaxf(weight.near, pose->scale);
            weight.pressed = fminf(weight.pressed, pose->scale);
            weight.aside = fmaxf(weight.aside, fabsf(pose->aside));
        }
        for (Seat seat = 0; seat < seen(table)->seats; seat++)
            weight.bounces += own(table)->bounce[row][seat] > 0 && own(table)->bounce[row][seat] < 1;
    }
    for (int i = 0; i < table->scene.zone[row].count; i++) {
        const SpritePose *pose = &table->scene.sprite[table->scene.zone[row].sprite[i]].pose;
        ck_assert(pose->scale == 1 && pose->aside == 0 && pose->degrees == 0);
    }
    stage_close();
    return weight;
}

// It is nearer before it is put down, and gives when it hits; in reduced motion it just lies there.
START_TEST(a_card_is_put_down_with_weight) {
    const Weight full = watch_weight("three.json", "names:A,B,C,D start run take play:galaxy:2", 1);
    ck_assert_msg(full.near > 1.1F && full.pressed < 0.98F, "%f %f", (double)full.near, (double)full.pressed);
    const Weight still = watch_weight("three.json", "names:A,B,C,D reduced start run take play:galaxy:2", 1);
    ck_assert(still.near <= 1 && still.pressed >= 1 && still.bounces == 0);
}
END_TEST

// What a row adds up to springs as it changes.
START_TEST(a_sum_that_changes_springs) {
    ck_assert_int_gt(watch_weight("three.json", "names:A,B,C,D start run take play:galaxy:2", 1).bounces, 10);
}
END_TEST

// The others of its row are pushed off when one bursts, and lie as before afterwards.
START_TEST(others_are_pushed_by_one_that_bursts) {
    const char *const steps = "names:A,B,C,D start run take play:infantry:1 run click:row:1:card:3";
    const Weight full = watch_weight("remove.json", steps, 0);
    ck_assert_msg(full.aside > 5, "%f", (double)full.aside);
}
END_TEST

// ---- a click

// It hurries to the scoring, and no further.
START_TEST(a_click_does_not_skip_the_scoring) {
    bool told = false;
    begin("scoring.json", "start run take play:infantry:4");
    for (int frame = 0; frame < FRAMES_MAX && !table->showing; frame++)
        stage_wait(FRAME_MS);
    ck_assert(table->showing);
    ck_assert(!tactics_scoring_is_told(table));
    stage_mouse(SDL_MOUSEMOTION, 12, 500, 0);
    stage_mouse(SDL_MOUSEBUTTONDOWN, 12, 500, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEBUTTONUP, 12, 500, SDL_BUTTON_LEFT);
    for (int frame = 0; frame < FRAMES_MAX && !told; frame++, stage_wait(FRAME_MS))
        told |= tactics_scoring_is_told(table);
    ck_assert(told);
    stage_close();
}
END_TEST

// ---- what changes a whole row

typedef struct RowLights {
    int bombs, above; // missiles; those that come from above the window
    int chain;        // rings beside cards that are not hit
} RowLights;

static RowLights watch_row(const char *position, const char *steps) {
    RowLights lights = {0};
    bool was[FLARES_MAX] = {false};
    begin(position, steps);
    for (int frame = 0; frame < FRAMES_MAX; frame++) {
        for (int i = 0; i < FLARES_MAX; i++) {
            const Flare *flare = &table->scene.flares.item[i];
            const bool new = flare->used && !was[i];
            was[i] = flare->used;
            lights.bombs += new && flare->kind == FLARE_MISSILE;
            lights.above +=
                new && flare->kind == FLARE_MISSILE && flare->from.rect.y + flare->from.rect.h < 0;
            lights.chain += new && flare->kind == FLARE_RING && flare->to.rect.w < lpx(table, 80);
        }
        stage_wait(FRAME_MS);
    }
    stage_close();
    return lights;
}

// Bombs fall from orbit; the other mines of a field go off one after the other. Neither in reduced motion,
// where a glow tells it.
START_TEST(a_row_is_bombed_from_above_and_mines_go_off_in_a_chain) {
    const RowLights bombs = watch_row("bombardment.json", "start run take play:phaser:2");
    ck_assert_int_eq(bombs.bombs, 3);
    ck_assert_int_eq(bombs.above, 3);
    ck_assert_int_eq(watch_row("bombardment.json", "reduced start run take play:phaser:2").bombs, 0);
    ck_assert_int_ge(watch_row("fire.json", "start run take play:galaxy:1").chain, 2);
    ck_assert_int_eq(watch_row("fire.json", "reduced start run take play:galaxy:1").chain, 0);
}
END_TEST

// A refusal says by itself what to choose; the usual advice would say it again.
START_TEST(a_refusal_is_not_followed_by_the_same_advice) {
    ActionBox box;
    begin("duel.json", "start run take hold:hand:1:row:3 ms:300");
    action_state(stage_app, table, &box);
    ck_assert_str_eq(box.hint, ui_word(stage_app, UI_TABLE_HINT_ROW));
    stage_close();
    begin("duel.json", "start run take hold:hand:1:row:4 ms:300");
    action_state(stage_app, table, &box);
    ck_assert_str_eq(box.hint, table->notice);
    ck_assert_str_eq(box.more, "");
    stage_close();
}
END_TEST

// ---- giving up

static void give_up(void) {
    laid_click("button:menu");
    laid_click("button:concede");
    laid_click("button:give_up");
}

// With one person alone: the game comes to its end without another click, and the result says who gave up.
START_TEST(a_duel_can_be_given_up) {
    laid_open_with(opponent_for("easy", &tactics_game), "duel.json", 1280, 720);
    give_up();
    ck_assert(session_has_left(laid_app->session, 0));
    for (int i = 0; i < 20000 && session_stage(laid_app->session) != SESSION_OVER; i++)
        laid_wait(20);
    laid_run();
    ck_assert_int_eq(session_stage(laid_app->session), SESSION_OVER);
    ck_assert_str_eq(laid_app->shown_name, "result");
    const ResultScreen *result = laid_app->frame->self;
    ck_assert(result->gave_up[0] && !result->gave_up[1]);
    ck_assert_int_eq(result->outcome, RESULT_DEFEAT);
    laid_close();
}
END_TEST

START_TEST(the_other_person_plays_on) {
    laid_open("duel.json", 1280, 720);
    const Seat quits = session_viewer(laid_app->session);
    give_up();
    for (int i = 0; i < 3000 && strcmp(laid_app->shown_name, "handover") != 0; i++)
        laid_wait(20);
    ck_assert_str_eq(laid_app->shown_name, "handover");
    ck_assert_uint_ne(session_next_seat(laid_app->session), quits);
    laid_close();
}
END_TEST

// ---- conquests keep their names

static bool explains(const Explanation *out, const char *name) {
    for (int i = 0; i < out->count; i++)
        if (strstr(out->line[i].text, name) != NULL)
            return true;
    return false;
}

// Each tile has room for its name, however many there are; "+n more" lists all of them.
START_TEST(conquests_keep_their_names) {
    static const int sizes[][2] = {{1280, 720}, {1920, 1080}, {1024, 768}};
    laid_open("conquests.json", sizes[_i][0], sizes[_i][1]);
    CardTable *laid = laid_table();
    const TablePanel *panel = &own(laid)->layout.panel[0];
    const ViewSeat *pile = &seen(laid)->seat[panel->seat];
    const WonPile won = tactics_won_pile(laid_app, laid, panel->seat, panel->won);
    const int fit = tactics_won_fit(&own(laid)->layout, panel->won, won);
    ck_assert_int_eq(won.count, 11);
    ck_assert_int_gt(fit, 0);
    for (int i = 0; i < fit; i++) {
        const GfxRect tile = tactics_won_tile(&own(laid)->layout, panel->won, i, won);
        ck_assert_float_ge(tile.w, won.name + 1.35F * tile.h); // beside its value
        ck_assert_float_le(tile.y + tile.h, panel->won.y + panel->won.h + 1);
    }
    if (fit < won.count) {
        char id[HIT_ID_MAX];
        Explanation out = {0};
        snprintf(id, sizeof id, "pile:%s:won:more", seat_faction_id(laid_app, panel->seat));
        const Hit *more = laid_hit(id);
        ck_assert(more != NULL && more->rect.h > 0);
        ck_assert(tactics_explain(laid_app, laid, &more->tag, &out));
        for (int i = 0; i < pile->won_count; i++)
            ck_assert_msg(explains(&out, tactics_target_name(laid->looks, pile->won[i])), "%d", pile->won[i]);
    }
    laid_close();
}
END_TEST

// ---- hints give a reason

// For each card that can be played there is a sentence with the sums of its row, or its own text.
START_TEST(a_hint_says_how_the_row_would_stand) {
    static Advice advice;
    int said = 0;
    laid_open("duel.json", 1280, 720);
    const LegalList legal = table_legal(laid_app);
    for (int i = 0; i < legal.count; i++) {
        char first[ACTION_HINT_MAX], more[ACTION_HINT_MAX];
        advice = (Advice){.who = opponent_for("normal", &tactics_game),
                          .seat = laid_table()->front,
                          .view = laid_table()->view,
                          .choices = 2,
                          .count = 1};
        advice.best[0].command = legal.item[i];
        if (legal.item[i].verb != VERB_PLAY)
            continue;
        said++;
        hint_in_words(laid_app, laid_table(), &advice, first, more);
        ck_assert_msg(strstr(more, " : ") != NULL || strstr(more, "has ") != NULL ||
                          strstr(more, "no power") != NULL || strstr(more, "whatever") != NULL,
                      "%s %s", first, more);
    }
    ck_assert_int_gt(said, 8);
    laid_close();
}
END_TEST

int test_tactics_shown(void) {
    Suite *suite = suite_create("tactics_shown");
    TCase *tests = tcase_create("tactics_shown");
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, a_supernova_runs_over_the_table);
    tcase_add_test(tests, in_reduced_motion_nothing_runs);
    tcase_add_test(tests, a_loss_and_a_new_leader_are_said_at_the_row);
    tcase_add_test(tests, what_destroys_a_whole_row_is_said_once);
    tcase_add_test(tests, a_loss_is_not_hurried_over);
    tcase_add_test(tests, what_a_conquered_target_brings_is_explained);
    tcase_add_test(tests, how_many_cards_end_the_deployment_is_told);
    tcase_add_test(tests, what_blocks_an_effect_is_named_and_shown);
    tcase_add_test(tests, a_blocked_card_names_what_blocks_it);
    tcase_add_test(tests, the_rail_shows_what_is_pointed_at);
    tcase_add_test(tests, the_history_has_room_in_a_small_window);
    tcase_add_test(tests, bids_lie_in_the_middle_and_the_row_keeps_its_name);
    tcase_add_test(tests, what_is_negotiated_is_taken_on_a_stage);
    tcase_add_test(tests, who_may_not_look_again_is_told);
    tcase_add_test(tests, the_last_look_is_told_before_the_turn_ends);
    tcase_add_test(tests, a_card_is_put_down_with_weight);
    tcase_add_test(tests, a_sum_that_changes_springs);
    tcase_add_test(tests, others_are_pushed_by_one_that_bursts);
    tcase_add_test(tests, a_click_does_not_skip_the_scoring);
    tcase_add_test(tests, a_row_is_bombed_from_above_and_mines_go_off_in_a_chain);
    tcase_add_test(tests, a_refusal_is_not_followed_by_the_same_advice);
    tcase_add_test(tests, a_duel_can_be_given_up);
    tcase_add_test(tests, the_other_person_plays_on);
    tcase_add_loop_test(tests, conquests_keep_their_names, 0, 3);
    tcase_add_test(tests, a_hint_says_how_the_row_would_stand);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}

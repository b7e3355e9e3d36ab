// SPDX-License-Identifier: MIT
// Tests the presentation of a result: everybody's points are counted in seat order, then the panels change
// places, and only then the winner is named and celebrated. A key or a click skips to the same end.
#include "app/frame/historian.h"
#include "app/kit/action.h"
#include "app/kit/game_screens.h"
#include "app/screens/result_parts.h"
#include "app/tables/tactics/looks.h"
#include "app/tables/tactics/screens.h"
#include "gfx/record.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FRAME_MS 20
#define FRAMES_MAX 800 // 16 s

static ResultScreen *screen;
static int cheers, defeats, ticks;
static float crowned_at_cheer;

static void note_sound(void *self, SoundKind kind, int step, int volume) {
    (void)self, (void)step, (void)volume;
    if (kind == SOUND_VICTORY || kind == SOUND_DEFEAT)
        crowned_at_cheer = screen->crowned;
    cheers += kind == SOUND_VICTORY;
    defeats += kind == SOUND_DEFEAT;
    ticks += kind == SOUND_COUNT;
}

static void no_music(void *self, MusicPiece piece, int volume) {
    (void)self, (void)piece, (void)volume;
}

static void nothing(void *self) {
    (void)self;
}

// The result of the position has just come.
static void begin(const char *position, const char *steps) {
    static const SoundOutput recorder = {
        .play = note_sound, .music = no_music, .stop = nothing, .close = nothing};
    const ShotManner manner = {0};
    const Shot shot = {"told", position, steps};
    static const GfxRecorder unpainted = {.dry = true}; // nobody looks at what comes before it
    ck_assert(stage_open(1280, 720));
    gfx_record(stage_app->gfx, &unpainted);
    ck_assert(screen_play(&shot, &manner));
    for (int i = 0; i < FRAMES_MAX && strcmp(stage_app->shown_name, "result") != 0; i++)
        stage_wait(FRAME_MS);
    gfx_record(stage_app->gfx, NULL);
    ck_assert_str_eq(stage_app->shown_name, "result");
    screen = stage_app->frame->self;
    cheers = defeats = ticks = 0;
    sound_open(&stage_app->sound, &recorder);
    sound_set_volumes(&stage_app->sound, 100, 0);
}

static void begin_usual(void) {
    begin("ending.json", "names:Ann,Benedikt,Chidi start run take play:infantry:4 run click:button:ok");
}

static bool is_counted(void) {
    for (int i = 0; i < screen->count; i++)
        if (result_counted(screen, &screen->line[i]) != screen->line[i].total)
            return false;
    return true;
}

// From the left as they sit.
static bool is_in_order_of_seats(void) {
    for (int a = 0; a < screen->count; a++)
        for (int b = 0; b < screen->count; b++)
            if (screen->line[a].seat[0] < screen->line[b].seat[0] && screen->place[a] >= screen->place[b])
                return false;
    return true;
}

START_TEST(nobody_has_won_before_all_is_counted) {
    int counting = 0, waiting = 0;
    begin_usual();
    ck_assert_int_eq(screen->line[0].seat[0], 1); // who wins does not sit first
    for (int i = 0; i < FRAMES_MAX && screen->known < 1; i++) {
        stage_wait(FRAME_MS);
        counting += !is_counted();
        waiting += is_counted() && screen->crowned <= 0;
        ck_assert(screen->crowned <= 0 || is_counted());
        ck_assert(is_counted() || is_in_order_of_seats());
        ck_assert(screen->known <= 0 || screen->crowned > 0);
        ck_assert(cheers == 0 || screen->crowned > 0);
    }
    ck_assert_int_gt(counting, 20);
    ck_assert_int_gt(waiting, 10);
    ck_assert(screen->known >= 1 && !is_in_order_of_seats());
    ck_assert(cheers == 1 && defeats == 0 && ticks > 4 && crowned_at_cheer > 0);
    stage_close();
}
END_TEST

// In Alpha Strike nothing is added up: the pause at the table says that the game is decided, and the result
// who has won, from its first moment.
START_TEST(what_the_table_has_told_is_not_awaited) {
    static const Shot shot = {"told", "strike_end.json",
                              "names:Ann,Benedikt,Chidi start run take do:attack,card=battle_laser,to=2 run "
                              "take do:defend,card=none run"};
    const ShotManner manner = {0};
    ActionBox box;
    ck_assert(stage_open(1280, 720) && screen_play(&shot, &manner));
    action_state(stage_app, stage_app->frame->self, &box);
    ck_assert_str_eq(box.title, app_word(stage_app, "do.held.decided"));
    ck_assert_ptr_nonnull(strstr(box.hint, "Ann wins"));
    ck_assert(stage_click("button:ok", SDL_BUTTON_LEFT));
    for (int i = 0; i < FRAMES_MAX && strcmp(stage_app->shown_name, "result") != 0; i++)
        stage_wait(FRAME_MS);
    screen = stage_app->frame->self;
    stage_wait(3 * FRAME_MS);
    ck_assert(screen->crowned > 0);
    for (int i = 0; i < screen->count; i++)
        ck_assert_float_eq(screen->place[i], (float)i);
    stage_close();
}
END_TEST

static bool golden;

static void note_gold(void *context, const GfxDrawnText *text) {
    (void)context;
    golden |= (text->color & 0xFFFFFFu) == (COLOR_GOLD & 0xFFFFFFu);
}

// Nothing on the page is marked as the winner's while points are counted.
START_TEST(no_colour_tells_the_winner_before) {
    static const GfxRecorder recorder = {.dry = true, .text = note_gold};
    int seen = 0;
    begin_usual();
    gfx_record(stage_app->gfx, &recorder);
    for (int i = 0; i < FRAMES_MAX && screen->crowned <= 0; i++) {
        golden = false;
        gfx_damage_all(stage_app->gfx);
        stage_wait(FRAME_MS);
        ck_assert(!golden || screen->crowned > 0);
        seen++;
    }
    ck_assert_int_gt(seen, 20);
    ck_assert(stage_run());
    golden = false;
    gfx_damage_all(stage_app->gfx);
    stage_step();
    ck_assert(golden);
    gfx_record(stage_app->gfx, NULL);
    stage_close();
}
END_TEST

// Values first, then what is more for each target, then the own planets.
START_TEST(parts_are_counted_one_after_the_other) {
    begin_usual();
    float told = 0;
    for (int i = 0; i < FRAMES_MAX && screen->crowned <= 0; i++) {
        stage_wait(FRAME_MS);
        ck_assert(screen->told >= told);
        told = screen->told;
        const ResultLine *line = &screen->line[0];
        if (told <= 1)
            ck_assert_int_le(result_counted(screen, line), line->part[0].points);
        if (told >= 1 && told <= 2)
            ck_assert_int_ge(result_counted(screen, line), line->part[0].points);
    }
    ck_assert(told >= (float)screen->line[0].parts);
    stage_close();
}
END_TEST

static uint32_t usual[720][1280], other[720][1280];

static void take_picture(uint32_t to[720][1280]) {
    ck_assert(stage_run());
    const SDL_Surface *picture = gfx_picture(stage_app->gfx);
    for (int y = 0; y < 720; y++) {
        const void *line = (const uint8_t *)picture->pixels + y * picture->pitch;
        for (int x = 0; x < 1280; x++)
            to[y][x] = ((const uint32_t *)line)[x] & 0xFFFFFFu;
    }
    stage_close();
}

static void click_beside(void) {
    stage_mouse(SDL_MOUSEMOTION, 6, 700, 0);
    stage_mouse(SDL_MOUSEBUTTONDOWN, 6, 700, SDL_BUTTON_LEFT);
    stage_mouse(SDL_MOUSEBUTTONUP, 6, 700, SDL_BUTTON_LEFT);
}

static void press_space(void) {
    ck_assert(stage_press("Space"));
}

static void press_escape(void) {
    ck_assert(stage_press("Escape"));
}

static void (*const ways[])(void) = {click_beside, press_space, press_escape};

START_TEST(whoever_skips_comes_to_the_same_end) {
    begin_usual();
    click_beside(); // the pointer lies there every time
    stage_close();
    begin_usual();
    stage_mouse(SDL_MOUSEMOTION, 6, 700, 0);
    take_picture(usual);
    begin_usual();
    stage_mouse(SDL_MOUSEMOTION, 6, 700, 0);
    stage_wait(900);
    ck_assert(!is_counted());
    ways[_i]();
    stage_wait(2 * FRAME_MS);
    ck_assert_str_eq(stage_app->shown_name, "result");
    ck_assert(is_counted() && screen->known >= 1 && screen->feast >= 1);
    ck_assert_int_eq(cheers, 1);
    take_picture(other);
    ck_assert(memcmp(usual, other, sizeof usual) == 0);
}
END_TEST

// A look at the settings and back.
START_TEST(once_told_it_is_not_told_again) {
    begin_usual();
    ck_assert(stage_run());
    ck_assert(screen->known >= 1 && cheers == 1);
    app_visit(stage_app, &settings_screen);
    ck_assert(stage_run());
    ck_assert_str_eq(stage_app->shown_name, "settings");
    app_back(stage_app);
    stage_step();
    screen = stage_app->frame->self;
    ticks = 0;
    ck_assert_str_eq(stage_app->shown_name, "result");
    ck_assert(is_counted() && screen->known >= 1 && screen->feast >= 1);
    ck_assert(stage_run());
    ck_assert(cheers == 1 && ticks == 0);
    stage_close();
}
END_TEST

static char told[200];

static void note_time(void *context, const GfxDrawnText *text) {
    (void)context;
    if (strstr(text->text, "Seed") != NULL)
        snprintf(told, sizeof told, "%s", text->text);
}

// By the clock of the evening, up to when the result came; nothing where the game began in another sitting.
START_TEST(it_is_said_how_long_it_was_played) {
    static const GfxRecorder recorder = {.dry = true, .text = note_time};
    static const char *const expected[] = {"Played for 1 h 2 min ", "Played for 5 min ", "", ""};
    static const uint64_t minutes[] = {62, 5, 0, 62};
    begin_usual();
    const uint64_t hour = minutes[_i] * 60000;
    stage_app->over += hour;
    if (_i == 3)
        stage_app->began = 0;
    told[0] = 0;
    gfx_record(stage_app->gfx, &recorder);
    ck_assert(stage_run());
    gfx_damage_all(stage_app->gfx);
    stage_step();
    if (expected[_i][0] != 0)
        ck_assert_ptr_nonnull(strstr(told, expected[_i]));
    else
        ck_assert_ptr_null(strstr(told, "Played"));
    ck_assert_msg(strstr(told, "Round 1 ") != NULL, "%s", told); // which every game can tell
    stage_close();
}
END_TEST

static char spoken[2][200];
static int speakers;

static void note_spoken(void *context, const GfxDrawnText *text) {
    (void)context;
    if (strncmp(text->text, "\xE2\x80\x9C", 3) == 0 && speakers < 2)
        snprintf(spoken[speakers++], sizeof spoken[0], "%s", text->text);
}

static bool says(const char *text, const Captain *captain, const char *what) {
    return captain != NULL &&
           strstr(text, captain_word(stage_app, stage_app->catalog, captain, what)) != NULL;
}

static const Captain *captain_at(int line) {
    return session_options(stage_app->session)->captain[screen->line[line].seat[0]];
}

// Who shares a victory is told so, whether all share it or some; it is not a victory.
START_TEST(two_of_three_share_a_victory) {
    begin("ending_shared.json", "captains start run play:shuttle:4 run click:button:ok");
    ck_assert_int_eq(screen->count, 3);
    ck_assert(screen->line[0].wins && screen->line[1].wins && !screen->line[2].wins);
    ck_assert_int_eq(screen->outcome, RESULT_SHARED);
    stage_close();
}
END_TEST

// However many have won, one of them speaks and one of the others.
START_TEST(a_winner_and_a_loser_have_the_last_word) {
    static const GfxRecorder recorder = {.dry = true, .text = note_spoken};
    begin("ending_shared.json", "captains start run play:shuttle:4 run click:button:ok");
    ck_assert(stage_run());
    screen->line[3] = screen->line[2]; // three winners, and the last of them once more as the only loser
    screen->count = 4;
    for (int i = 0; i < screen->count; i++)
        screen->line[i].wins = i < 3;
    ck_assert(captain_at(0) == NULL && captain_at(1) != NULL && captain_at(2) != NULL);
    speakers = 0;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    stage_step();
    ck_assert_int_eq(speakers, 2);
    ck_assert_msg(says(spoken[0], captain_at(1), "wins"), "%s", spoken[0]);
    ck_assert_msg(says(spoken[1], captain_at(3), "loses"), "%s", spoken[1]);
    stage_close();
}
END_TEST

static bool headed[RESULT_PARTS_MAX];

static void note_head(void *context, const GfxDrawnText *text) {
    (void)context;
    for (int i = 0; i < screen->line[0].parts; i++)
        headed[i] |= strcmp(text->text, screen->line[0].part[i].name) == 0;
}

// What a total is made of is named above it, in both languages.
START_TEST(no_number_is_without_its_name) {
    static const GfxRecorder recorder = {.dry = true, .text = note_head};
    static const char *const languages[] = {"en", "de"};
    begin(NULL, "game:deck_building quick deal take played run");
    for (int k = 0; k < 2; k++) {
        ck_assert(stage_set_language(languages[k]) && stage_run());
        memset(headed, 0, sizeof headed);
        gfx_record(stage_app->gfx, &recorder);
        gfx_damage_all(stage_app->gfx);
        stage_step();
        gfx_record(stage_app->gfx, NULL);
        ck_assert_int_eq(screen->line[0].parts, 3);
        for (int i = 0; i < screen->line[0].parts; i++)
            ck_assert_msg(headed[i], "%s", screen->line[0].part[i].name);
    }
    stage_close();
}
END_TEST

static void note_gave_up(void *context, const GfxDrawnText *text) {
    (void)context;
    if (strstr(text->text, "Gave up") != NULL)
        snprintf(told, sizeof told, "%s", text->text);
}

// In every game in which somebody can, and no tie-break with it; of a game that was played to its end nothing
// is said.
START_TEST(it_is_said_who_gave_up) {
    static const GfxRecorder recorder = {.dry = true, .text = note_gave_up};
    static const struct {
        const char *position, *steps, *said;
    } ends[] = {
        {"strike_duel.json", "names:Ann,Benedikt start run take do:concede run", "Gave up: Ann"},
        {"building_duel.json", "names:Ann,Benedikt start run take do:concede run", "Gave up: Ann"},
        {"empires_two.json", "names:Ann,Benedikt start run take do:concede run", "Gave up: Ann"},
        {"ending.json", "names:Ann,Benedikt,Chidi start run take play:infantry:4 run click:button:ok", ""}};
    begin(ends[_i].position, ends[_i].steps);
    ck_assert(stage_run());
    told[0] = 0;
    gfx_record(stage_app->gfx, &recorder);
    gfx_damage_all(stage_app->gfx);
    stage_step();
    ck_assert_msg(strcmp(told, ends[_i].said) == 0, "%s: \"%s\"", ends[_i].position, told);
    gfx_record(stage_app->gfx, NULL);
    stage_close();
}
END_TEST

// For the only person it is a victory, a defeat or a draw; among several the winner is named.
START_TEST(whoever_plays_alone_is_told_how_it_ended) {
    begin("ending.json", "captains start run take play:infantry:4 run click:button:ok");
    ck_assert_int_eq(screen->outcome, RESULT_DEFEAT);
    stage_close();
    begin("ending.json", "names:Ann,Benedikt,Chidi start run take play:infantry:4 run click:button:ok");
    ck_assert_int_eq(screen->outcome, RESULT_OTHERS);
    stage_close();
    begin("ending_teams.json", "captains start run play:shuttle:4 run click:button:ok run");
    ck_assert_int_eq(screen->outcome, RESULT_VICTORY);
    stage_close();
}
END_TEST

// The person keeps the side; each captain is followed by another of the same faction, and never by none.
START_TEST(the_next_captain_comes) {
    begin("ending.json", "names:Ann captains start run take play:infantry:4 run click:button:ok run");
    const SessionOptions before = *session_options(stage_app->session);
    ck_assert(before.who[0] == NULL && before.captain[1] != NULL && before.captain[2] != NULL);
    ck_assert(stage_click("button:next_captain", SDL_BUTTON_LEFT));
    stage_step();
    const SessionOptions *after = session_options(stage_app->session);
    ck_assert_ptr_null(after->who[0]);
    for (Seat seat = 0; seat < before.setup.seats; seat++) {
        ck_assert_uint_eq(after->setup.faction[seat], before.setup.faction[seat]);
        ck_assert_str_eq(after->name[seat], before.name[seat]);
        ck_assert_ptr_eq(after->who[seat], before.who[seat]);
        ck_assert(seat == 0 ||
                  (after->captain[seat] != NULL && after->captain[seat] != before.captain[seat]));
    }
    stage_close();
    begin("ending.json", "names:Ann,Benedikt,Chidi start run take play:infantry:4 run click:button:ok run");
    ck_assert_ptr_null(hits_find(&stage_app->hits, "button:next_captain"));
    stage_close();
}
END_TEST

// The person takes the next computer's side, and that one the person's; names stay with who has them.
START_TEST(sides_are_changed) {
    begin("ending.json", "names:Ann captains start run take play:infantry:4 run click:button:ok");
    stage_run();
    const SessionOptions before = *session_options(stage_app->session);
    ck_assert(before.who[0] == NULL && before.who[1] != NULL && before.who[2] != NULL);
    ck_assert(stage_click("button:other_side", SDL_BUTTON_LEFT));
    stage_step();
    const SessionOptions *after = session_options(stage_app->session);
    ck_assert(after->who[1] == NULL && after->who[0] == before.who[1] && after->who[2] == before.who[2]);
    ck_assert_str_eq(after->name[1], "Ann");
    ck_assert_mem_eq(after->setup.faction, before.setup.faction, sizeof before.setup.faction);
    ck_assert_ptr_null(after->captain[1]);
    stage_close();
}
END_TEST

START_TEST(several_winners_wear_it_together) {
    begin("ending_shared.json", "start run take play:shuttle:4 run click:button:ok");
    ck_assert(stage_run());
    ck_assert(screen->line[0].wins && screen->line[1].wins && !screen->line[2].wins);
    ck_assert_int_eq(screen->line[0].total, screen->line[1].total);
    stage_close();
}
END_TEST

// In top secret the targets are open now, but where they were won is not said.
// Beside the title, of the faction's own ships.
START_TEST(a_winner_alone_has_two_paintings) {
    begin_usual();
    const SetupOptions *setup = &session_options(stage_app->session)->setup;
    const TacticsRules *rules = tactics_looks_rules(screen->looks.looks);
    for (Seat seat = 0; seat < setup->seats; seat++) {
        const char *first = tactics_result_painting(stage_app, screen->looks.looks, seat, 0),
                   *second = tactics_result_painting(stage_app, screen->looks.looks, seat, 1);
        char own[ID_MAX + 10];
        snprintf(own, sizeof own, ".%s.webp", rules->faction[setup->faction[seat]].id);
        ck_assert(first != NULL && second != NULL);
        ck_assert(strcmp(first, second) != 0 && strstr(first, own) != NULL && strstr(second, own) != NULL);
        ck_assert_ptr_null(tactics_result_painting(stage_app, NULL, seat, 0));
    }
    stage_close();
}
END_TEST

START_TEST(what_was_remarkable_names_no_target_of_a_secret_game) {
    begin("ending_teams.json", "start run take play:shuttle:4 run click:button:ok");
    const TacticsRules *rules = stage_catalog()->rules;
    ck_assert_int_gt(screen->facts, 0);
    for (uint8_t target = 0; target < rules->target_count; target++)
        for (int i = 0; i < screen->facts; i++)
            ck_assert_ptr_null(
                strstr(screen->fact[i].text, tactics_target_name(screen->looks.looks, target)));
    stage_close();
}
END_TEST

// ---- the history

// What is being written is on disk before the program goes, and before the next one is counted.
// A row among the moments that decided names its sums, and the card that did most for it.
START_TEST(a_moment_says_its_sums) {
    int said = 0;
    begin_usual();
    stage_run();
    for (int i = 0; i < screen->course.moments; i++) {
        MomentWords words = {.text = ""};
        if (!game_screens(stage_app)->moment_words(stage_app, screen->looks.looks, &screen->course, i,
                                                   &words))
            continue;
        said++;
        ck_assert_msg(strstr(words.text, " : ") != NULL && strstr(words.text, "thanks to") != NULL, "%s",
                      words.text);
    }
    ck_assert_int_gt(said, 0);
    stage_close();
}
END_TEST

START_TEST(the_history_is_written_beside) {
    char folder[] = "/tmp/stardeck-history-XXXXXX", path[64];
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/history", folder);
    HistoryGame game = {.seats = 2, .game = "tactics", .date = "2026-01-01"};
    snprintf(game.seat[0].side, sizeof game.seat[0].side, "starfleet");
    snprintf(game.seat[1].side, sizeof game.seat[1].side, "klingon");
    snprintf(game.seat[1].plays, sizeof game.seat[1].plays, "easy");
    for (int beside = 0; beside < 2; beside++) {
        Historian *historian = historian_open(beside == 1);
        ck_assert_ptr_nonnull(historian);
        for (int i = 0; i < 3; i++) {
            snprintf(game.file, sizeof game.file, "%d-%d", beside, i);
            ck_assert(historian_add(historian, path, &game));
        }
        historian_close(historian);
        snprintf(game.file, sizeof game.file, "another");
        ck_assert_int_eq(history_sum(path, &game).games, 3 * (beside + 1));
    }
    Historian *historian = historian_open(false);
    ck_assert(!historian_add(historian, "/nowhere/at/all", &game));
    historian_close(historian);
    unlink(path);
    rmdir(folder);
}
END_TEST

int test_result_told(void) {
    Suite *suite = suite_create("result told");
    TCase *tcase = tcase_create("result told");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, nobody_has_won_before_all_is_counted);
    tcase_add_test(tcase, what_the_table_has_told_is_not_awaited);
    tcase_add_test(tcase, no_colour_tells_the_winner_before);
    tcase_add_test(tcase, parts_are_counted_one_after_the_other);
    tcase_add_loop_test(tcase, whoever_skips_comes_to_the_same_end, 0, 3);
    tcase_add_test(tcase, once_told_it_is_not_told_again);
    tcase_add_loop_test(tcase, it_is_said_how_long_it_was_played, 0, 4);
    tcase_add_test(tcase, two_of_three_share_a_victory);
    tcase_add_test(tcase, no_number_is_without_its_name);
    tcase_add_test(tcase, a_winner_and_a_loser_have_the_last_word);
    tcase_add_loop_test(tcase, it_is_said_who_gave_up, 0, 4);
    tcase_add_test(tcase, whoever_plays_alone_is_told_how_it_ended);
    tcase_add_test(tcase, sides_are_changed);
    tcase_add_test(tcase, the_next_captain_comes);
    tcase_add_test(tcase, several_winners_wear_it_together);
    tcase_add_test(tcase, a_winner_alone_has_two_paintings);
    tcase_add_test(tcase, what_was_remarkable_names_no_target_of_a_secret_game);
    tcase_add_test(tcase, a_moment_says_its_sums);
    tcase_add_test(tcase, the_history_is_written_beside);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}

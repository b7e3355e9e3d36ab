// SPDX-License-Identifier: MIT
// Tests that every question shows its content. Random games go on undrawn until somebody is asked something
// in the middle of a turn; then the table is checked, in both languages and two sizes: the asking card is
// there with its name and all of its text, every answer has words, what can be used says what it would do
// now, and no question covers its subject.
//
// With STARDECK_PICTURES the German tables checked are saved there too, small, for people to look at.
#include "app/kit/action.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/tables/deck_building/table.h"
#include "engine/game_facts.h"
#include "gfx/record.h"
#include "plain_text.h"
#include "table_evening.h"

#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAMES 6       // a table
#define GAMES_MOST 40 // and more of the last table, until each question was asked
#define ACTS 2500     // a game
#define LOOKS_PLAIN 3 // at so many of each question
#define LOOKS_CARDS 8 // and at so many more of other cards
#define TOLD_LAST 6   // sentences of the history at each

static const struct {
    const char *language;
    int width, height;
} views[] = {{"de", 1280, 720}, {"en", 1280, 720}, {"de", 1920, 1080}};

static int looked, plain[64], carded[64], forecasts, scrolled;
static bool known[64][256];

// ---- what is drawn

#define TEXTS 1200
#define TEXT_BYTES 700

typedef struct Drawn {
    char text[TEXT_BYTES];
    GfxRect extent;
    bool cut, may_be_cut; // a rule that stands whole where it is looked at; no name, no heading
} Drawn;

static Drawn drawn[TEXTS];
static int drawn_count;

static void take_text(void *context, const GfxDrawnText *text) {
    (void)context;
    if (drawn_count == TEXTS)
        return;
    Drawn *at = &drawn[drawn_count++];
    plain_text(at->text, sizeof at->text, text->text);
    at->extent = text->layer == 0 ? text->extent : gfx_rect(0, 0, 0, 0);
    at->cut = text->cut;
    at->may_be_cut = text->brief && text->wrapped && text->layer > 0;
}

static void look(void) {
    const GfxRecorder recorder = {.dry = true, .text = take_text};
    drawn_count = 0;
    evening_record(&recorder);
    ck_assert_int_lt(drawn_count, TEXTS);
}

static void look_at_box(const CardTable *table) {
    const GfxRecorder recorder = {.dry = true, .text = take_text};
    drawn_count = 0;
    evening_record_part(&recorder, table, draw_action_box);
}

static bool stands_whole(const char *words) {
    char wanted[TEXT_BYTES];
    plain_text(wanted, sizeof wanted, words);
    for (int i = 0; i < drawn_count; i++)
        if (!drawn[i].cut && strstr(drawn[i].text, wanted) != NULL)
            return true;
    return false;
}

static bool overlap(GfxRect a, GfxRect b) {
    return a.w > 0 && b.w > 0 && a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 &&
           b.y < a.y + a.h - 1;
}

// ---- what must hold

static char what[200];

// What a move or a card to be read is about stands in the question's own words; those of the card say no
// more.
static bool says_enough(const char *word) {
    const bool empires = strcmp(game_id(evening_catalog.game), "star_empires") == 0;
    // The card is drawn already: what is left of its text is the question.
    if (strcmp(game_id(evening_catalog.game), "tactics") == 0 && strcmp(word, "reinforcements") == 0)
        return true;
    return empires &&
           (strcmp(word, "react") == 0 || strcmp(word, "fleet") == 0 || strcmp(word, "shown") == 0);
}

// A craft that strikes is its numbers, which stand in the sum; its text is what its owner may do with it.
static bool is_craft(const CardLook *look) {
    return strcmp(game_id(evening_catalog.game), "alpha_strike") == 0 &&
           strcmp(look->type_name, app_word(evening_app, "kind.craft.name")) == 0;
}

// Of a mission or event the goal stands in signs, beside the rest of its text.
static const char *text_of(const CardTable *table, uint8_t card, const CardLook *look) {
    if (strcmp(game_id(evening_catalog.game), "deck_building") != 0)
        return look->text;
    const uint8_t kind = ((const BuildingRules *)evening_catalog.rules)->card[card].kind;
    return kind == KIND_MISSION || kind == KIND_EVENT ? building_space_look(table->looks, NULL, 0, card).text
                                                      : look->text;
}

static void check_card(const CardTable *table, const Question *question, const char *word) {
    if (question->card == NONE)
        return;
    const CardRef card = card_printed(question->card, question->owner);
    const CardLook look = table->game->look->card(table->looks, evening_app, &card);
    ck_assert_msg(stands_whole(look.name), "%s: %s does not stand there", what, look.name);
    const char *text = text_of(table, question->card, &look);
    if (text != NULL && text[0] != 0 && !says_enough(word) && !is_craft(&look))
        ck_assert_msg(stands_whole(text), "%s: the text does not stand there: %s", what, text);
}

// Whose turn it is, who does what to whom, where, and what is asked: none of it ends in an ellipsis.
static void check_whole(void) {
    for (int i = 0; i < drawn_count; i++)
        ck_assert_msg(!drawn[i].cut || drawn[i].may_be_cut, "%s: cut off: %s at %.0f,%.0f", what,
                      drawn[i].text, (double)drawn[i].extent.x, (double)drawn[i].extent.y);
}

// Sentences of the history, as they are told while they happen.
static void check_told(CardTable *table) {
    const GameLog *log = session_log(evening_app->session);
    const int count = game_log_count(log, UINT_MAX);
    char before[LOG_LINE_MAX];
    text_copy(before, sizeof before, table->ticker);
    for (int i = count > TOLD_LAST ? count - TOLD_LAST : 0; i < count; i++) {
        table->game->show->sentence(evening_app, table->looks, game_log_item(log, i), table->ticker);
        table->showing = true;
        look_at_box(table);
        table->showing = false;
        check_whole();
    }
    text_copy(table->ticker, sizeof table->ticker, before);
}

// Each thing that can be clicked to answer is a card, face down or not, or has words on it.
static void check_answers(void) {
    for (int i = 0; i < evening_app->hits.count; i++) {
        const Hit *hit = &evening_app->hits.item[i];
        bool words = !hit->has_command || !hit->enabled || hit->card != NONE || hit->tag.kind == TAG_CARD;
        for (int k = 0; k < drawn_count && !words; k++)
            words = drawn[k].text[0] != 0 && overlap(hit->rect, drawn[k].extent);
        ck_assert_msg(words, "%s: %s has no words", what, hit->id);
    }
}

static void check_action(const CardTable *table) {
    ActionBox box;
    action_state(evening_app, table, &box);
    ck_assert_msg(box.title[0] != 0 && box.hint[0] != 0, "%s: nothing is asked", what);
    ck_assert_msg(strchr(box.title, '{') == NULL && strchr(box.hint, '{') == NULL, "%s: %s", what, box.hint);
    for (int i = 0; i < box.count; i++)
        ck_assert_msg(box.button[i].text[0] != 0, "%s: %s has no words", what, box.button[i].id);
}

// ---- the deck-building game, which spreads answers out in a panel

static void check_beside(const CardTable *table) {
    const BuildingLayout *layout = &own(table)->layout;
    const GfxRect board[] = {layout->stats,      layout->bridge,       layout->mission[0], layout->mission[1],
                             table->layout.hand, table->layout.action, table->layout.plate};
    const GfxRect battle[] = {layout->battle.event,      layout->battle.body,  layout->battle.battler[0],
                              layout->battle.battler[1], table->layout.action, table->layout.plate};
    const bool fights = building_shows_battle(table);
    const GfxRect *of = fights ? battle : board;
    const size_t count = fights ? sizeof battle / sizeof battle[0] : sizeof board / sizeof board[0];
    for (size_t i = 0; i < count; i++)
        ck_assert_msg(!overlap(layout->ask, of[i]), "%s: the question lies over what it is about (%zu)", what,
                      i);
}

// What the panel of the question lies over is either whole or gone.
static void check_under(const CardTable *table) {
    const GfxRect ask = gfx_inset(own(table)->layout.ask, -8); // with its frame and light
    for (int i = 0; i < drawn_count; i++) {
        const GfxRect at = drawn[i].extent;
        const bool within = at.x >= ask.x - 1 && at.y >= ask.y - 1 && at.x + at.w <= ask.x + ask.w + 1 &&
                            at.y + at.h <= ask.y + ask.h + 1;
        ck_assert_msg(within || !overlap(at, ask), "%s: the question cuts %s", what, drawn[i].text);
    }
}

static void check_options(const CardTable *table) {
    int seen_now = 0;
    for (int i = 0; i < own(table)->options; i++) {
        const Command *option = &own(table)->option[i];
        const GfxRect rect = building_option_rect(evening_app, table, i);
        char text[400];
        building_describe_answer(evening_app, table, option, text, sizeof text);
        seen_now += rect.w > 0;
        for (int k = 0; k < i; k++)
            ck_assert_msg(!overlap(rect, building_option_rect(evening_app, table, k)),
                          "%s: answers lie on each other", what);
        if (rect.w <= 0)
            continue;
        if (building_option_card(table, option) == NONE && option->verb != VERB_CHOOSE_SEAT &&
            option->verb != VERB_CHOOSE_CARD)
            ck_assert_msg(text[0] != 0 && stands_whole(text),
                          "%s: answer %d does not say what comes of it: %s", what, i, text);
        building_option_origin(evening_app, table, option, text, sizeof text);
        if (option->verb == VERB_CHOOSE_CARD && option->from <= AREA_DISCARD)
            ck_assert_msg(text[0] != 0 && stands_whole(text), "%s: answer %d does not say whence: %s", what,
                          i, text);
        forecasts++;
    }
    ck_assert_msg(own(table)->options == 0 || seen_now > 0, "%s: no answer is seen", what);
    scrolled += seen_now < own(table)->options;
}

// At whom is shot is chosen where they stand, and the battle says what the hit would do.
static void check_target(CardTable *table, const char *word) {
    if (strcmp(word, "target") != 0)
        return;
    const Seat shooter = table_question(table).seat;
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "seat:%d", seat + 1);
        const Hit *hit = hits_find(&evening_app->hits, id);
        if (hit == NULL || !hit->has_command)
            continue;
        SDL_Event move = {.motion = {.type = SDL_MOUSEMOTION,
                                     .x = (Sint32)(hit->rect.x + hit->rect.w / 2),
                                     .y = (Sint32)(hit->rect.y + hit->rect.h / 2)}};
        loop_handle(evening_app, &move);
        evening_run();
        bool foretold = false;
        for (int i = 0; i < own(table)->outlook.rows; i++) {
            const PredictedShot *row = &own(table)->outlook.row[i];
            foretold |= row->seat == shooter && row->target == seat && !row->likely;
        }
        ck_assert_msg(foretold, "%s: no forecast of a shot at seat %d", what, seat);
        forecasts++;
    }
}

static void check_building(CardTable *table, const char *word) {
    if (strcmp(game_id(evening_catalog.game), "deck_building") != 0)
        return;
    if (building_is_asked(evening_app, table)) {
        check_beside(table);
        check_under(table);
    }
    check_options(table);
    check_target(table, word);
}

// ---- looking

static void save(const char *word) {
    const char *folder = getenv("STARDECK_PICTURES");
    char path[1024], error[GFX_ERROR_SIZE];
    if (folder == NULL || strcmp(evening_app->settings.language, "de") != 0 ||
        evening_table()->layout.rail.w > 0)
        return;
    gfx_damage_all(evening_app->gfx);
    evening_run();
    snprintf(path, sizeof path, "%s/%s-%s-%d.png", folder, game_id(evening_catalog.game), word, looked);
    ck_assert_msg(gfx_save_png(evening_app->gfx, path, error), "%s", error);
}

static void look_at(const char *word) {
    for (size_t i = 0; i < sizeof views / sizeof views[0]; i++) {
        Text problem = {0};
        ck_assert(app_set_language(evening_app, views[i].language, &problem));
        text_finish(&problem);
        gfx_resize_offscreen(evening_app->gfx, views[i].width, views[i].height);
        evening_run();
        CardTable *table = evening_table();
        if (table == NULL)
            return; // the curtain has come down: nobody is looking
        const Question question = table_question(table);
        snprintf(what, sizeof what, "%s, %s %dx%d", word, views[i].language, views[i].width, views[i].height);
        look();
        check_action(table);
        check_card(table, &question, word);
        check_answers();
        check_building(table, word);
        save(word);
        check_whole();
        if (i == 0)
            check_told(table);
    }
    looked++;
}

static bool is_to_be_seen(const Question *question) {
    const uint8_t word = question->word, card = question->card;
    if (question->asked == ASKED_TURN || question->asked == ASKED_NOTHING || word == NONE)
        return false;
    const bool fresh = card != NONE && !known[word][card] && carded[word] < LOOKS_CARDS;
    if (plain[word] >= LOOKS_PLAIN && !fresh)
        return false;
    plain[word]++;
    if (card != NONE) {
        carded[word] += fresh;
        known[word][card] = true;
    }
    return true;
}

static void play(Rng *rng) {
    View view;
    for (int act = 0; act < ACTS && evening_act(rng); act++) {
        Session *session = evening_app->session;
        while (session_stage(session) == SESSION_SHOWING || session_stage(session) == SESSION_RECAP)
            session_finish_showing(session);
        if (session_stage(session) != SESSION_DECIDING)
            continue;
        match_view(session_match(session), SEAT_NONE, &view);
        const Question question = game_story(evening_catalog.game)->question(view.bytes);
        if (is_to_be_seen(&question))
            look_at(game_story(evening_catalog.game)->questions[question.word]);
    }
}

// Returns the first question that nobody was asked, NULL if there is none; some come too rarely to wait for.
static const char *not_asked(void) {
    const char *const *words = game_story(evening_catalog.game)->questions;
    for (int word = 0; words[word] != NULL; word++)
        if (plain[word] == 0 && (tested_game()->rare_questions >> word & 1) == 0)
            return words[word];
    return NULL;
}

START_TEST(every_question_carries_its_content) {
    Rng rng;
    const bool last = _i + 1 == tested_game()->table_count;
    for (uint64_t game = 0; game < GAMES || (last && game < GAMES_MOST && not_asked() != NULL); game++) {
        rng_seed(&rng, 5 + game * 100 + (uint64_t)_i);
        evening_nameless(game % 2 != 0);
        evening_start(_i, 40 + (uint64_t)_i + game * 17, 0xFF);
        evening_app->settings.animation_speed = 0;
        evening_app->settings.recap = false;
        evening_run();
        play(&rng);
    }
}
END_TEST

int test_questions(void) {
    Suite *suite = suite_create("questions");
    TCase *tcase = tcase_create("questions");
    tcase_set_timeout(tcase, 900);
    SRunner *runner = srunner_create(suite);
    srunner_set_fork_status(runner, CK_NOFORK); // one window for all
    suite_add_tcase(suite, tcase);
    evening_open(1280, 720);
    evening_paint(getenv("STARDECK_PICTURES") != NULL);
    tcase_add_loop_test(tcase, every_question_carries_its_content, 0, tested_game()->table_count);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    if (not_asked() != NULL) {
        fprintf(stderr, "nobody was asked: %s\n", not_asked());
        failed++;
    }
    if (strcmp(game_id(evening_catalog.game), "deck_building") == 0 && forecasts < 20)
        failed++;
    printf("%d questions looked at, %d forecasts, %d lists that scroll\n", looked, forecasts, scrolled);
    evening_close();
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

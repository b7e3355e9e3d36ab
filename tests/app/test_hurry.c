// SPDX-License-Identifier: MIT
// Tests "To my turn": what others do is done at once until somebody here is asked, is the same as without it,
// and the summary has every line of it for a moment, over nothing that a click could reach below it. Moments
// that concern the person are shown, unless it hurries on.
#include "table_evening.h"

#include "app/kit/event_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/hurry.h"
#include "app/kit/passing.h"
#include "app/tables/alpha_strike/threat.h"
#include "engine/game.h"
#include "engine/game_facts.h"

#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#define FRAME_MS 20
#define HURRIED 5        // times in a game
#define ACTS_MOST 400    // of the person
#define FRAMES_EACH 3    // at most, for a command of others
#define FRAMES_MOST 4000 // of what one command brings about, watched
#define LATER 18         // frames, every second time: something has been seen by then
#define TOLD_MS 3000

static Rng rng;
static int hurried, held, summed, pages, told, later, owns, kept, again;
static int resumed;   // hurrying, after an attack that was held
static int own_lines; // of the history, when the person had last done something in its own turn

static Session *session(void) {
    return evening_app->session;
}

static bool goes_on(void) {
    return session() != NULL && session_stage(session()) != SESSION_OVER;
}

static int commands(void) {
    return match_log_count(session_match(session()));
}

static void press(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(evening_app, &event);
    event.type = SDL_KEYUP;
    loop_handle(evening_app, &event);
}

static void point(float x, float y) {
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion = (SDL_MouseMotionEvent){.type = SDL_MOUSEMOTION, .x = (Sint32)x, .y = (Sint32)y};
    loop_handle(evening_app, &event);
}

static void click(float x, float y) {
    SDL_Event event = {0};
    point(x, y);
    for (int up = 0; up < 2; up++) {
        const Uint32 type = up ? SDL_MOUSEBUTTONUP : SDL_MOUSEBUTTONDOWN;
        event.button =
            (SDL_MouseButtonEvent){.type = type, .button = SDL_BUTTON_LEFT, .x = (Sint32)x, .y = (Sint32)y};
        loop_handle(evening_app, &event);
    }
}

// ---- what the summary says

static bool is_own(const CardTable *table, const GameLogItem *item) {
    return table->game->show->concerns(&item->event, table->front);
}

static int counts(const CardTable *table, const GameLogItem *item) {
    const uint8_t *weights = table->game->show->weights;
    const int weight = weights != NULL ? weights[item->event.kind] : 0;
    return weight > 0 && is_own(table, item) ? weight + 3 : weight;
}

static float weight(const CardTable *table, const GameLogItem *item) {
    return (float)counts(table, item) * 1e4F + event_look(table->game, &item->event)->ms;
}

static bool is_named(const SummaryPage *page, int item) {
    bool named = false;
    for (int i = 0; i < page->count; i++)
        named |= page->item[i] == item;
    return named;
}

// What is folded away is no heavier than what is named, and what matters is folded away only for what matters
// more.
static void check_weights(const CardTable *table, const GameLog *log, const SummaryPage *page, int from) {
    for (int item = from; item < log->count; item++) {
        const GameLogItem *folded = game_log_item(log, item);
        if (is_named(page, item))
            continue;
        ck_assert(counts(table, folded) == 0 || page->count == SUMMARY_FEW);
        for (int line = 0; line < page->count; line++)
            ck_assert(weight(table, folded) <= weight(table, game_log_item(log, page->item[line])));
    }
}

// First what concerns the person, then the others, each in order.
static void check_order(const CardTable *table, const GameLog *log, const SummaryPage *page) {
    for (int i = 0; i < page->count; i++) {
        ck_assert(is_own(table, game_log_item(log, page->item[i])) == (i < page->own));
        ck_assert(i == 0 || i == page->own || page->item[i] > page->item[i - 1]);
    }
    owns += page->own > 0 && page->own < page->count;
}

// The lines since: each is named or counted as folded away, and on one of the pages that unfold it.
static void check_lines(void) {
    const CardTable *table = evening_table();
    const GameLog *log = session_log(session());
    SummaryPage page;
    const int count = summary_page(evening_app, table, 0, &page),
              from = game_log_count(log, table->hurry.since);
    ck_assert_int_eq(page.count + page.left_out, game_log_count(log, UINT_MAX) - from);
    ck_assert_int_eq(page.unfolded, 0);
    check_weights(table, log, &page, from);
    check_order(table, log, &page);
    pages += count > 1;
    int last = -1, unfolded = 0;
    for (int number = 1; number < count; number++) {
        summary_page(evening_app, table, number, &page);
        ck_assert_int_gt(page.unfolded, 0);
        for (int i = 0; i < page.unfolded; i++) {
            ck_assert(!is_named(&page, page.folded[i]) && page.folded[i] > last);
            last = page.folded[i];
        }
        unfolded += page.unfolded;
    }
    ck_assert_int_eq(unfolded, page.left_out);
}

// It begins where one's own turn ended, whenever it was hurried: nothing of the others' turns is missing.
static void check_begin(void) {
    const CardTable *table = evening_table();
    const GameLog *log = session_log(session());
    const bool answered = own_lines < log->count && game_log_item(log, own_lines)->turn == table->front;
    ck_assert(answered || game_log_count(log, table->hurry.since) <= own_lines);
}

// A game that tells it on its board takes at most so long, and a chosen turn stays.
static void check_told(void) {
    const CardTable *table = evening_table();
    told++;
    ck_assert_uint_gt(table->hurry.until, table->hurry.shown);
    ck_assert_uint_le(table->hurry.until - table->hurry.shown, TOLD_MS);
    for (int i = 0; i < evening_app->hits.count; i++)
        ck_assert_msg(!evening_app->hits.item[i].has_command, "%s lies below it",
                      evening_app->hits.item[i].id);
    if (told % 2 == 0)
        return;
    const Hit *line = hits_find(&evening_app->hits, "story:1");
    ck_assert_ptr_nonnull(line);
    const float x = line->rect.x + 4, y = line->rect.y + 4;
    click(x, y);
    for (int i = 0; i < 2 * TOLD_MS / FRAME_MS; i++)
        evening_step(FRAME_MS);
    ck_assert(summary_is_shown(table));
    ck_assert_uint_eq(table->hurry.until, 0);
}

// The game so far is looked at in between, however long: it is as it was left.
static void look_at_course(void) {
    const uint64_t left = evening_table()->hurry.until - evening_app->now;
    press(SDLK_o);
    evening_step(FRAME_MS);
    ck_assert_ptr_eq(evening_app->frame->screen, &course_screen);
    for (int i = 0; i < 2 * SUMMARY_MS / FRAME_MS; i++)
        evening_step(FRAME_MS);
    press(SDLK_ESCAPE);
    evening_step(FRAME_MS);
    const CardTable *table = evening_table();
    ck_assert(table != NULL && summary_is_shown(table));
    ck_assert_uint_le(table->hurry.until - evening_app->now, SUMMARY_MS);
    ck_assert_uint_ge(table->hurry.until - evening_app->now + 4 * FRAME_MS, left);
}

// The key keeps it; pressed again, it lets it go after the usual time.
static void keep_it(void) {
    const CardTable *table = evening_table();
    press(SDLK_j);
    ck_assert_uint_eq(table->hurry.until, 0);
    for (int i = 0; i < 2 * SUMMARY_MS / FRAME_MS; i++)
        evening_step(FRAME_MS);
    ck_assert(summary_is_shown(table));
    press(SDLK_j);
    ck_assert_uint_gt(table->hurry.until, evening_app->now);
    kept++;
}

// The rest is unfolded while the pointer is over its line; a click keeps it so, and another folds it away.
static void unfold_it(void) {
    const CardTable *table = evening_table();
    const Hit *more = hits_find(&evening_app->hits, "button:summary_more");
    if (more == NULL)
        return;
    const float x = more->rect.x + 20, y = more->rect.y + more->rect.h / 2, top = table->hurry.box.y,
                h = table->hurry.box.h;
    point(x, y);
    evening_step(FRAME_MS);
    evening_step(FRAME_MS);
    ck_assert(table->hurry.page == 1 && table->hurry.box.h > h && table->hurry.box.y <= top);
    point(1, 1);
    evening_step(FRAME_MS);
    evening_step(FRAME_MS);
    ck_assert(table->hurry.page == 0 && table->hurry.until > evening_app->now);
    for (int i = 0; i < 2; i++) {
        more = hits_find(&evening_app->hits, "button:summary_more");
        click(more->rect.x + 20, more->rect.y + more->rect.h / 2);
        point(1, 1);
        evening_step(FRAME_MS);
        evening_step(FRAME_MS);
        ck_assert(summary_is_shown(table) && table->hurry.page == (i == 0) && table->hurry.until == 0);
    }
}

// Gone, the key brings it back until something is done, and does nothing else.
static void bring_back(void) {
    const CardTable *table = evening_table();
    const unsigned version = session_version(session());
    SummaryPage before, after;
    summary_page(evening_app, table, 0, &before);
    press(SDLK_j);
    evening_step(FRAME_MS);
    ck_assert(summary_is_shown(table));
    summary_page(evening_app, table, 0, &after);
    ck_assert_mem_eq(&before, &after, sizeof before);
    press(SDLK_ESCAPE);
    evening_step(FRAME_MS);
    ck_assert(!summary_is_shown(table));
    ck_assert_uint_eq(session_version(session()), version);
    again++;
}

// It stays so long and no longer; a click on it ends it, and does nothing below.
static void end_it(void) {
    const CardTable *table = evening_table();
    const GfxRect box = table->hurry.box;
    const unsigned version = session_version(session());
    ck_assert(gfx_contains(table->layout.window, box.x, box.y) && box.w > 0);
    if (summed % 2 == 0 || table->hurry.until == 0) {
        click(box.x + box.w / 2, box.y + box.h - 3);
        evening_step(FRAME_MS);
    } else {
        point(1, 1); // while the pointer is over it, it stays
        evening_step(FRAME_MS);
        const uint64_t until = table->hurry.until;
        ck_assert(table->hurry.by_game || until - table->hurry.shown >= SUMMARY_MS);
        while (summary_is_shown(table) && evening_app->now < until + SUMMARY_MS)
            evening_step(FRAME_MS);
        ck_assert_uint_ge(evening_app->now, until);
        ck_assert_uint_le(evening_app->now, until + 2 * FRAME_MS);
    }
    ck_assert(!summary_is_shown(table));
    ck_assert_ptr_null(hits_find(&evening_app->hits, "summary"));
    ck_assert_uint_eq(session_version(session()), version);
}

static void check_summary(void) {
    const unsigned since = evening_table()->hurry.since;
    const Question question = table_question(evening_table());
    const Seat turn = game_story(evening_catalog.game)->turn(evening_table()->view.bytes);
    const bool asked = session_stage(session()) == SESSION_DECIDING && question.asked != ASKED_TURN &&
                       turn != session_to_act(session()); // in the turn of somebody else
    const bool any = !asked && game_log_count(session_log(session()), UINT_MAX) >
                                   game_log_count(session_log(session()), since);
    const CardTable *table = evening_table();
    ck_assert(summary_is_shown(table) == any);
    if (!any)
        return;
    check_begin();
    check_lines();
    if (summed % 3 == 0)
        look_at_course();
    table = evening_table();
    if (summary_is_told(table))
        check_told();
    else if (summed % 2 == 1)
        keep_it();
    else
        unfold_it();
    summed++;
    end_it();
    bring_back();
}

// ---- playing

// Until somebody here is asked. With `hurries` the key is pressed as soon as others act.
static void watch(bool hurries) {
    int frames = 0, before = 0, waits = hurried % 2 == 1 ? LATER : 0;
    bool pressed = evening_table() != NULL && evening_table()->hurry.on; // goes on after a pause
    while (goes_on() && evening_step(FRAME_MS)) {
        CardTable *table = evening_table();
        frames += table == NULL || table->hurry.moment != MOMENT_SHOWN;
        ck_assert_int_lt(frames, FRAMES_MOST);
        if (table != NULL && summary_is_told(table))
            break;
        if (table == NULL || !hurries || pressed || !hurry_can(evening_app, table) || waits-- > 0)
            continue;
        later += hurried % 2;
        pressed = true;
        hurried++;
        before = commands();
        frames = 0;
        press(SDLK_j);
        ck_assert(table->hurry.on);
    }
    if (goes_on() && evening_table() != NULL && !pressed)
        ck_assert(!summary_is_shown(evening_table())); // it was watched
    if (!pressed || !goes_on() || evening_table() == NULL)
        return;
    const SessionStage stage = session_stage(session());
    ck_assert_msg(stage != SESSION_SHOWING && stage != SESSION_THINKING, "stage %d", stage);
    ck_assert_int_le(frames, 20 + FRAMES_EACH * (commands() - before));
    if (stage == SESSION_SCORING) { // the table is looked at
        held++;
        ck_assert(evening_table()->hurry.on && !summary_is_shown(evening_table()));
        return;
    }
    check_summary();
}

// As evening_act, but never concedes.
static bool act(void) {
    const Command *legal;
    const Game *game = evening_catalog.game;
    if (session_stage(session()) != SESSION_DECIDING)
        return evening_act(&rng);
    const int count = session_legal(session(), &legal);
    const bool own = game_story(game)->turn(session_view(session())->bytes) == session_to_act(session());
    Command command;
    do
        command = *tested_choice(game, legal, count, &rng);
    while (strcmp(game_verbs(game)[command.verb].name, "concede") == 0);
    const bool good = session_submit(session(), &command) == VERDICT_OK;
    own_lines = own ? game_log_count(session_log(session()), UINT_MAX) : own_lines;
    return good;
}

// In Alpha Strike nothing that others do ends in a pause; in Star Empires their battles are told afterwards.
static bool has_enough(void) {
    const char *id = evening_catalog.game->id;
    return hurried >= HURRIED &&
           (held > 0 || strcmp(id, "alpha_strike") == 0 || (strcmp(id, "star_empires") == 0 && told > 1));
}

// So many acts of the person, 0: until it has hurried often enough; *hash: of the match then. Returns how
// many.
static int play(uint64_t deal, bool hurries, int acts, uint64_t *hash) {
    int done = 0;
    rng_seed(&rng, 12);
    evening_start(0, deal, 1);
    evening_skip_opening(&rng);
    watch(hurries);
    while (goes_on() && (acts > 0 ? done < acts : !has_enough() && done < ACTS_MOST) && act()) {
        app_request_layout(evening_app);
        watch(hurries);
        done++;
    }
    ck_assert_ptr_nonnull(session());
    *hash = match_hash(session_match(session()));
    return done;
}

START_TEST(it_comes_to_the_same) {
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 3;
    evening_app->settings.pass_alone = false; // what the table does by itself it does frames later
    uint64_t watched, at_once;
    uint64_t deal = 41;
    int acts = play(deal, true, 0, &at_once);
    while (!has_enough() && deal < 60) { // until one in which others do something to the person
        hurried = held = told = 0;
        acts = play(++deal, true, 0, &at_once);
    }
    play(deal, false, acts, &watched);
    ck_assert_uint_eq(at_once, watched);
    ck_assert(has_enough());
    ck_assert_int_gt(summed, 1);
    ck_assert_int_eq(again, summed);
    ck_assert(kept > 0 || told > 0);
    const char *id = evening_catalog.game->id; // where others do something to the person
    ck_assert(owns > 0 || (strcmp(id, "tactics") != 0 && strcmp(id, "alpha_strike") != 0));
    ck_assert_int_gt(later, 1);
    evening_close();
}
END_TEST

// ---- moments

// Presses the key as soon as others act, and with `leaves` once more in the moment. Returns for how many
// frames a moment was shown until the game pauses for it; -1: it has not come to that, or nobody hurried.
static int moment_frames(bool leaves) {
    int shown = 0;
    bool pressed = evening_table() != NULL && evening_table()->hurry.on;
    while (goes_on() && evening_step(FRAME_MS)) {
        CardTable *table = evening_table();
        if (table == NULL)
            continue;
        if (!table->hurry.on && hurry_can(evening_app, table) && !table->game->show->telling(table)) {
            press(SDLK_j);
            pressed = true;
        }
        shown += table->showing && table->game->show->telling(table);
        if (leaves && table->hurry.moment == MOMENT_SHOWN)
            press(SDLK_j);
    }
    const bool stopped = goes_on() && session_stage(session()) == SESSION_SCORING;
    return stopped && pressed && evening_table() != NULL && evening_table()->hurry.on ? shown : -1;
}

// The scoring of a round with one's own cards is told row by row however one hurries; the key pressed again
// in it leaves it, so that hurrying is as fast as ever.
START_TEST(a_moment_is_jumped_over_only_on_purpose) {
    int pauses = 0;
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 3;
    rng_seed(&rng, 12);
    evening_start(0, 41, 1);
    evening_skip_opening(&rng);
    for (int i = 0; i < ACTS_MOST && goes_on() && pauses < 3; i++) {
        const int shown = moment_frames(_i == 1);
        if (shown >= 0 && strcmp(evening_catalog.game->id, "tactics") == 0) {
            pauses++;
            ck_assert_msg(_i == 0 ? shown > 60 : shown <= 2, "%d frames of it", shown);
        }
        if (!act())
            break;
        app_request_layout(evening_app);
    }
    ck_assert(pauses > 0 || strcmp(evening_catalog.game->id, "tactics") != 0);
    evening_close();
}
END_TEST

// In Alpha Strike an attack that nobody can answer stops hurrying, and is held before it lands. Then it goes
// on by itself.
static bool is_threatened(const CardTable *table) {
    return table != NULL && strcmp(evening_catalog.game->id, "alpha_strike") == 0 &&
           strike_threat_left(table) > 0;
}

// Hurries until somebody here is asked. Returns the frames of moments shown meanwhile; the first is left by
// the key, with `leaves`.
static int shown_moments(bool leaves) {
    int frames = 0;
    bool left = !leaves, threatened = false;
    while (goes_on() && evening_step(FRAME_MS)) {
        CardTable *table = evening_table();
        frames += is_threatened(table);
        resumed += threatened && table != NULL && table->showing && table->hurry.on;
        threatened = is_threatened(table) && table->hurry.asked;
        if (table == NULL || !table->showing)
            continue;
        if (!table->hurry.on && hurry_can(evening_app, table))
            press(SDLK_j);
        const bool is = table->hurry.on && table->hurry.moment == MOMENT_SHOWN;
        frames += is;
        if (is && !left) {
            press(SDLK_j);
            ck_assert_int_eq(table->hurry.moment, MOMENT_LEFT);
            left = true;
        }
    }
    return frames;
}

// Every game but those of the tests has moments that hit the person: they take their time, and the key leaves
// them.
START_TEST(what_hits_the_person_is_seen) {
    int watched = 0, left = 0;
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 1;
    for (unsigned seed = 41; seed < 47 && watched == 0; seed++) {
        rng_seed(&rng, seed);
        evening_start(0, seed, 1);
        evening_skip_opening(&rng);
        for (int i = 0; i < ACTS_MOST && goes_on() && (watched == 0 || left == 0); i++) {
            const int frames = shown_moments(watched > 0);
            left += watched > 0 && frames > 0;
            watched += frames > 5;
            if (goes_on() && session_stage(session()) == SESSION_SCORING)
                session_finish_showing(session());
            else if (!act())
                break;
            app_request_layout(evening_app);
        }
    }
    ck_assert(watched > 0 || strcmp(evening_catalog.game->id, "toy") == 0 ||
              strcmp(evening_catalog.game->id, "wreckers") == 0);
    ck_assert(resumed > 0 || strcmp(evening_catalog.game->id, "alpha_strike") != 0);
    evening_close();
}
END_TEST

// At the speed "at once" it needs no key.
START_TEST(at_once_it_goes_by_itself) {
    evening_open(1920, 1080);
    evening_app->settings.others_speed = 0;
    rng_seed(&rng, 12);
    evening_start(0, 41, 1);
    evening_skip_opening(&rng);
    int shown = 0;
    for (int i = 0; i < ACTS_MOST && shown < 2 && goes_on() && act(); i++) {
        app_request_layout(evening_app);
        while (goes_on() && evening_step(FRAME_MS))
            if (evening_table() != NULL && summary_is_told(evening_table()))
                break;
        shown += evening_table() != NULL && summary_is_shown(evening_table());
    }
    ck_assert_int_gt(shown, 0);
    evening_close();
}
END_TEST

// What has been chosen, but not done yet, is still chosen after a look at the game so far.
START_TEST(a_look_at_the_course_drops_nothing) {
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 3;
    rng_seed(&rng, 12);
    evening_start(0, 41, 1);
    evening_skip_opening(&rng);
    bool chosen = false;
    for (int i = 0; i < 60 && goes_on() && !chosen; i++) {
        watch(false);
        for (int k = 0; k < evening_app->hits.count && evening_table() != NULL && !chosen; k++) {
            const Hit hit = evening_app->hits.item[k];
            if (hit.tag.kind == TAG_HAND && hit.enabled && !hit.has_command)
                click(hit.rect.x + 8, hit.rect.y + 8);
            evening_step(FRAME_MS);
            chosen = evening_table() != NULL && evening_table()->game->hands->picked(evening_table());
        }
        if (!chosen && !act())
            break;
    }
    const CardTable *table = evening_table();
    if (chosen) {
        press(SDLK_o);
        evening_run();
        ck_assert_ptr_null(evening_table());
        press(SDLK_ESCAPE);
        evening_run();
        ck_assert_ptr_eq(evening_table(), table);
        ck_assert(table->game->hands->picked(table));
    }
    ck_assert(chosen || strcmp(evening_catalog.game->id, "tactics") != 0);
    evening_close();
}
END_TEST

// The lines of the last turns of others, as the key tells them: they begin behind one's own last line, and
// none of them is missing.
static void check_last_turns(const CardTable *table) {
    const GameLog *log = session_log(session());
    int last = log->count - 1;
    while (last >= 0 && game_log_item(log, last)->turn == table->front)
        last--;
    int first = last;
    while (first > 0 && game_log_item(log, first - 1)->turn != table->front)
        first--;
    ck_assert_int_eq(game_log_count(log, table->hurry.since), first);
    ck_assert_int_gt(game_log_count(log, table->hurry.to), last);
}

// Until it is one's own turn; true: it is, behind a turn of others.
static bool to_own_turn(void) {
    while (goes_on() && evening_step(FRAME_MS))
        if (evening_table() != NULL && !evening_table()->hurry.on &&
            hurry_can(evening_app, evening_table()) && hurried > 0) {
            press(SDLK_j);
            hurried--;
        }
    const CardTable *table = evening_table();
    return goes_on() && table != NULL && session_stage(session()) == SESSION_DECIDING && !table->showing &&
           game_story(evening_catalog.game)->turn(table->view.bytes) == table->front &&
           own_lines < session_log(session())->count;
}

// The key tells of the last turn of the others, also if that was watched and an earlier one hurried.
START_TEST(a_watched_turn_is_told_too) {
    int watched_turns = 0;
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 3;
    hurried = own_lines = 0;
    rng_seed(&rng, 12);
    evening_start(0, 41, 1);
    evening_skip_opening(&rng);
    for (int i = 0; i < ACTS_MOST && goes_on() && watched_turns < 3; i++) {
        hurried = watched_turns == 1 && i % 2 == 1; // the turn after it is watched again
        const bool hurries = hurried > 0, own = to_own_turn();
        const GameLog *log = session_log(session());
        bool others = false;
        for (int line = own_lines; own && line < log->count; line++)
            others |= game_log_item(log, line)->turn != evening_table()->front;
        if (others && !hurries) {
            press(SDLK_j);
            evening_step(FRAME_MS);
            ck_assert(summary_is_shown(evening_table()));
            check_last_turns(evening_table());
            press(SDLK_ESCAPE);
            evening_step(FRAME_MS);
            watched_turns++;
        }
        if (!act())
            break;
        app_request_layout(evening_app);
    }
    ck_assert_int_eq(watched_turns, 3);
    evening_close();
}
END_TEST

// Where nobody waits there is nothing to hurry: among persons, among computers, in one's own turn.
START_TEST(nobody_waits) {
    static const unsigned persons[] = {0, 3};
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 3;
    for (size_t i = 0; i < sizeof persons / sizeof persons[0]; i++) {
        rng_seed(&rng, 5);
        evening_start(0, 41, persons[i]);
        for (int frame = 0; frame < 60 && goes_on(); frame++) {
            evening_step(FRAME_MS);
            if (evening_table() != NULL && session_options(session())->setup.seats == 2)
                ck_assert(!hurry_can(evening_app, evening_table()));
        }
    }
    evening_close();
}
END_TEST

// The first table with computers among themselves beside the person.
static int crowded(void) {
    for (int table = 0; table < tested_game()->table_count; table++) {
        evening_start(table, 41, 1);
        if (session_options(session())->setup.seats > 2)
            return table;
    }
    return 0;
}

// What is left of a pause that passes goes down, on the button that would end it.
static void check_shorter(const CardTable *table, float left, GfxRect bar) {
    const GfxRect now = passing_bar(evening_app, table), track = passing_track(evening_app, table);
    const Hit *button = hits_find(&evening_app->hits, "button:ok");
    if (left <= 0) {
        ck_assert(now.w <= 0);
        return;
    }
    ck_assert(passing_left(evening_app, table) < left);
    ck_assert_msg(now.w < bar.w && now.x == track.x, "the bar does not run down");
    ck_assert(button != NULL && track.y > button->rect.y + button->rect.h / 2);
    ck_assert(track.y + track.h < button->rect.y + button->rect.h && track.x > button->rect.x);
}

// Nobody has to click for a battle of others: the key passes it, and without it it ends by itself, not at
// once.
START_TEST(a_pause_about_others_ends_by_itself) {
    int others = 0;
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 3;
    rng_seed(&rng, 12);
    evening_start(crowded(), 41, 1);
    evening_skip_opening(&rng);
    for (int i = 0; i < 120 && goes_on() && others < 4; i++) {
        while (goes_on() && evening_step(FRAME_MS) && session_stage(session()) != SESSION_SCORING)
            ;
        evening_run();
        CardTable *table = evening_table();
        if (table != NULL && session_stage(session()) == SESSION_SCORING) {
            const GameShow *show = table->game->show;
            const bool passes =
                table->hurry.out || (show->pause_passes != NULL && show->pause_passes(evening_app, table));
            const unsigned version = session_version(session());
            others += passes;
            ck_assert(hurry_can(evening_app, table) == passes);
            evening_step(FRAME_MS);
            const float left = passing_left(evening_app, table);
            const GfxRect bar = passing_bar(evening_app, table);
            ck_assert_msg((left > 0) == passes, "a bar says that a pause passes, and it waits");
            for (int frame = 1; frame < 500 / FRAME_MS; frame++)
                evening_step(FRAME_MS);
            ck_assert_uint_eq(session_version(session()), version);
            check_shorter(table, left, bar);
            for (int frame = 0; frame < 5000 / FRAME_MS && session_version(session()) == version; frame++)
                evening_step(FRAME_MS);
            ck_assert((session_version(session()) != version) == passes);
            if (!passes)
                session_finish_showing(session());
            continue;
        }
        if (session_stage(session()) == SESSION_DECIDING || session_stage(session()) == SESSION_END_TURN)
            act();
    }
    // At a scoring, and in a battle of all, everybody has a part.
    if (strcmp(evening_catalog.game->id, "star_empires") == 0 ||
        strcmp(evening_catalog.game->id, "alpha_strike") == 0)
        ck_assert_int_gt(others, 0);
    evening_close();
}
END_TEST

static int fullest(void) {
    int most = 0;
    for (int table = 0; table < tested_game()->table_count; table++)
        if (tested_game()->table[table].seats > tested_game()->table[most].seats)
            most = table;
    return most;
}

// Steps until the person is asked; its giving up.
static Command to_give_up(void) {
    const Command *legal;
    while (goes_on() && session_stage(session()) != SESSION_DECIDING)
        evening_step(FRAME_MS);
    const uint8_t verb = evening_table()->game->hands->give_up_verb;
    for (int i = 0, count = session_legal(session(), &legal); i < count; i++)
        if (legal[i].verb == verb)
            return legal[i];
    ck_abort_msg("nobody can give up");
}

// Who has given up among several hurries to the result. The table stops for its own end, and then for no
// click on the way there, hurried or not.
START_TEST(who_is_out_waits_for_nothing) {
    int pauses = 0;
    bool out = false;
    evening_open(1280, 720);
    evening_app->settings.animation_speed = 3;
    rng_seed(&rng, 12);
    evening_start(fullest(), 44, 1);
    evening_skip_opening(&rng);
    if (strcmp(evening_catalog.game->id, "alpha_strike") == 0) {
        const Command give_up = to_give_up();
        ck_assert_int_eq(session_submit(session(), &give_up), VERDICT_OK);
        for (int frame = 0; frame < FRAMES_MOST * 20 && goes_on(); frame++) {
            evening_step(FRAME_MS);
            CardTable *table = evening_table();
            if (table == NULL || !goes_on())
                continue;
            out |= table->hurry.out;
            ck_assert(!table->hurry.out || hurry_to_result(evening_app, table));
            if (session_stage(session()) == SESSION_SCORING && !table->showing) {
                pauses += table->hurry.out;
                if (!table->hurry.out && table->hurry.told_out) // seen for a frame at least
                    session_finish_showing(session());
            } else if (_i == 1 && table->hurry.out) {
                hurry_begin(evening_app, table);
            }
        }
        ck_assert_msg(!goes_on() && out, "goes on %d, out %d, pauses %d", goes_on(), out, pauses);
        ck_assert(pauses > 0 || _i == 1);
    }
    evening_close();
}
END_TEST

int test_hurry(void) {
    TCase *tcase = tcase_create("hurry");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, it_comes_to_the_same);
    tcase_add_loop_test(tcase, a_moment_is_jumped_over_only_on_purpose, 0, 2);
    tcase_add_test(tcase, at_once_it_goes_by_itself);
    tcase_add_test(tcase, a_look_at_the_course_drops_nothing);
    tcase_add_test(tcase, what_hits_the_person_is_seen);
    tcase_add_test(tcase, a_watched_turn_is_told_too);
    tcase_add_test(tcase, nobody_waits);
    tcase_add_loop_test(tcase, who_is_out_waits_for_nothing, 0, 2);
    tcase_add_test(tcase, a_pause_about_others_ends_by_itself);
    Suite *suite = suite_create("hurry");
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

// SPDX-License-Identifier: MIT
// Tests that causes are visible: in random games each card that is removed, moved, turned up, blocked or
// strengthened gets a beam from the card that causes it, drawn between both places. Light effects stay inside
// the window, unclipped; the rows' numbers are drawn above them; and a card being turned up is drawn below
// the one just played.
#include "laid_table.h"

#include "app/tables/tactics/table.h"
#include "screen_stage.h"

#include "ai/opponent.h"
#include "app/kit/beam.h"
#include "app/kit/scene.h"
#include "app/tables/tactics/row_changes.h"
#include "app/tables/tactics/show.h"
#include "games/tactics/commands.h"
#include "games/tactics/explain.h"
#include "gfx/record.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define WAITING_MAX 128
#define BEAMS_MAX 200
#define PATIENCE 90 // frames until a beam has to be seen: those that begin together go one after the other
#define HALO 46.0F  // logical pixels: of the glow around the ends of a beam

// A beam that has to come.
typedef struct Waiting {
    int to;           // sprite
    GfxRect from, at; // where cause and victim lay
    int from_sprite;  // NO_SPRITE: any card of the row
    int row, frames;
    char what[40];
} Waiting;

static Waiting waiting[WAITING_MAX];
static int waits;
static int seen_beams[5]; // of each kind of event, to know that there were any
static GfxRect from[BEAMS_MAX], to[BEAMS_MAX];
static int froms, tos;
static bool whole_frame, lit[ROWS], number_above[ROWS];
static int actor; // sprite, NO_SPRITE
static uint8_t actor_card;
static GfxRect actor_place;

enum {
    SEEN_REMOVED,
    SEEN_MOVED,
    SEEN_TURNED,
    SEEN_BLOCKED,
    SEEN_BOOSTED
};

static Scene old; // before the frame

static Scene *scene(void) {
    return &laid_table()->scene;
}

// ---- what is drawn

static void hear_mark(void *context, const GfxDrawnMark *mark) {
    (void)context;
    const GfxRect window = laid_table()->layout.window;
    if (strcmp(mark->kind, "beam") == 0 && strcmp(mark->name, "from") == 0 && froms < BEAMS_MAX)
        from[froms++] = mark->box;
    if (strcmp(mark->kind, "beam") == 0 && strcmp(mark->name, "to") == 0 && tos < BEAMS_MAX)
        to[tos++] = mark->box;
    if (strcmp(mark->kind, "flare") != 0)
        return;
    for (int row = 0; row < ROWS; row++) {
        const GfxRect score = own(laid_table())->layout.column[row].score;
        lit[row] |= gfx_contains(mark->box, score.x, score.y) &&
                    gfx_contains(mark->box, score.x + score.w, score.y + score.h);
    }
    memset(number_above, 0, sizeof number_above);
    const float halo = strcmp(mark->name, "bright") == 0 ? HALO * laid_table()->layout.s : 1e6F;
    ck_assert_msg(
        mark->box.x >= -halo && mark->box.y >= -halo && mark->box.x + mark->box.w <= window.w + halo &&
            mark->box.y + mark->box.h <= window.h + halo,
        "a light at %g,%g, %g x %g leaves the window", mark->box.x, mark->box.y, mark->box.w, mark->box.h);
    ck_assert_msg(!whole_frame || (mark->clip.w >= (int)window.w && mark->clip.h >= (int)window.h),
                  "a light is cut off");
}

static void hear_text(void *context, const GfxDrawnText *text) {
    (void)context;
    if (strcmp(laid_app->shown_name, "table") != 0)
        return;
    for (int row = 0; row < ROWS; row++) {
        const GfxRect score = own(laid_table())->layout.column[row].score;
        number_above[row] |=
            gfx_contains(score, text->extent.x + text->extent.w / 2, text->extent.y + text->extent.h / 2);
    }
}

static const GfxRecorder recorder = {.dry = true, .text = hear_text, .mark = hear_mark};

static void check_numbers(void) {
    for (int row = 0; row < ROWS; row++)
        ck_assert_msg(!lit[row] || number_above[row] ||
                          table_flown_over(laid_table(), own(laid_table())->layout.column[row].score),
                      "the numbers of row %d lie below a light", row + 1);
}

// ---- what has to be drawn

static float apart(GfxRect a, GfxRect b) {
    return fmaxf(fabsf(a.x + a.w / 2 - b.x - b.w / 2), fabsf(a.y - b.y));
}

static GfxRect place_of(int sprite) {
    return sprite_rect(&scene()->sprite[sprite]);
}

static void expect(int row, int from_sprite, GfxRect from_place, int victim, const char *what) {
    if (victim == NO_SPRITE || waits == WAITING_MAX)
        return;
    Waiting *item = &waiting[waits++];
    *item = (Waiting){.to = victim,
                      .from = from_place,
                      .at = sprite_rect(&old.sprite[victim]),
                      .from_sprite = from_sprite,
                      .row = row};
    snprintf(item->what, sizeof item->what, "%s", what);
}

static bool comes_from(const Waiting *item, GfxRect place) {
    if (item->from.w > 0)
        return apart(place, item->from) < 40 ||
               (item->from_sprite != NO_SPRITE && apart(place, place_of(item->from_sprite)) < 3);
    for (int at = 0; at < scene()->zone[item->row].count; at++)
        if (apart(place, place_of(scene_at(scene(), (uint8_t)item->row, at))) < 3)
            return true;
    return false;
}

static bool is_seen(const Waiting *item) {
    for (int i = 0; i < froms && i < tos; i++)
        if (comes_from(item, from[i]) && (apart(to[i], item->at) < 3 || apart(to[i], place_of(item->to)) < 3))
            return true;
    return false;
}

static void check_waiting(void) {
    for (int i = 0; i < waits; i++) {
        if (is_seen(&waiting[i])) {
            waiting[i--] = waiting[--waits];
            continue;
        }
        ck_assert_msg(waiting[i].frames++ < PATIENCE, "no beam to a card that was %s (%g,%g)",
                      waiting[i].what, waiting[i].at.x, waiting[i].at.y);
    }
}

// ---- what happens

static const TacticsRules *rules(void) {
    return tactics_looks_rules(laid_table()->looks);
}

static bool has_verb(uint8_t card, EffectVerb verb) {
    for (int i = 0; card < rules()->card_count && i < rules()->card[card].effect_count; i++)
        if (rules()->card[card].effect[i].verb == verb)
            return true;
    return false;
}

// Its wave reaches all it removes; it needs no beams.
static bool is_nova(uint8_t card) {
    bool nova = false;
    for (int i = 0; i < rules()->card[card].effect_count; i++)
        nova |= rules()->card[card].effect[i].verb == DO_REMOVE &&
                tactics_is_nova(&rules()->card[card].effect[i]);
    return nova;
}

static void acts(const Scene *in, uint8_t row, uint8_t at, uint8_t card) {
    actor = scene_at(in, row, at);
    actor_card = card;
    actor_place = actor != NO_SPRITE ? sprite_rect(&in->sprite[actor]) : (GfxRect){0};
}

// Before it is shown: cards lie where they lay.
static void before_event(const Event *event, const TacticsView *now) {
    const int victim = scene_at(&old, event->row, event->at);
    if (now->source_card != NONE && scene_at(&old, now->source_row, now->source_at) != NO_SPRITE)
        acts(&old, now->source_row, now->source_at, now->source_card);
    if (event->kind == EVENT_REVEAL || event->kind == EVENT_EFFECT)
        acts(&old, event->row, event->at, event->card);
    if (actor == NO_SPRITE || victim == actor)
        return;
    if (event->kind == EVENT_REMOVE && has_verb(actor_card, DO_REMOVE) && !is_nova(actor_card)) {
        expect(event->row, actor, actor_place, victim, "removed");
        seen_beams[SEEN_REMOVED]++;
    } else if (event->kind == EVENT_MOVE) {
        expect(event->row, actor, actor_place, victim, "moved");
        seen_beams[SEEN_MOVED]++;
    } else if (event->kind == EVENT_TURN_UP) {
        expect(event->row, actor, actor_place, victim, "turned up");
        seen_beams[SEEN_TURNED]++;
    }
}

static bool is_boosted(const TacticsView *view, uint8_t row, uint8_t at) {
    Why why;
    tactics_explain_card(rules(), view, row, at, &why);
    for (int i = 0; i < why.count; i++)
        if (why.part[i].kind == WHY_BOOSTED && why_counts(&why.part[i]) && why.part[i].from.at != at)
            return true;
    return false;
}

// After it was shown: what lasts is told by the view. Cards that lay and lie where they are at least.
static void after_event(const Event *event, const TacticsView *was, const TacticsView *now) {
    const bool moved = event->kind == EVENT_MOVE && event->card < rules()->card_count;
    if ((event->kind == EVENT_PLACE && event->amount == 1) || (moved && rules()->card[event->card].turns_up))
        acts(scene(), event->to_row, event->to_at, event->card);
    for (uint8_t row = 0; row < ROWS; row++)
        for (uint8_t at = 0; was->row[row].count == now->row[row].count && at < now->row[row].count; at++) {
            const ViewCard *a = &was->row[row].card[at], *b = &now->row[row].card[at];
            if (!a->up || !b->up || a->card != b->card)
                continue;
            if ((b->effect_blocked && !a->effect_blocked) || (b->power_blocked && !a->power_blocked)) {
                expect(row, NO_SPRITE, (GfxRect){0}, scene_at(scene(), row, at), "blocked");
                seen_beams[SEEN_BLOCKED]++;
            }
            if (is_boosted(now, row, at) && !is_boosted(was, row, at)) {
                expect(row, NO_SPRITE, (GfxRect){0}, scene_at(scene(), row, at), "strengthened");
                seen_beams[SEEN_BOOSTED]++;
            }
        }
    if (event->kind == EVENT_REVEAL) {
        const int sprite = scene_at(scene(), event->row, event->at);
        ck_assert_msg(sprite == NO_SPRITE || scene()->sprite[sprite].pose.fly <= 0,
                      "a card that is turned up covers the one just played");
    }
}

static bool shines(const CardTable *table) {
    for (int i = 0; i < FLARES_MAX; i++)
        if (table->scene.flares.item[i].used)
            return true;
    return false;
}

// One frame. Events that take no time come together with the next one that does; the last is looked at.
static void step(void) {
    CardTable *table = laid_table();
    const bool at_table = strcmp(laid_app->shown_name, "table") == 0 && table->view.game != NULL;
    const int told = at_table ? table->next_event : 0;
    const unsigned version = at_table ? table->version : 0;
    View was, now;
    if (at_table) {
        old = *scene();
        view_copy(&was, &table->view);
    }
    froms = tos = 0;
    memset(lit, 0, sizeof lit);
    whole_frame = at_table && shines(table);
    if (whole_frame)
        gfx_damage_all(laid_app->gfx);
    stage_step();
    if (!at_table || strcmp(laid_app->shown_name, "table") != 0)
        return;
    const int before = version == table->version ? told : 0, shown = table->next_event - 1;
    if (shown >= before && shown < session_event_count(laid_app->session)) {
        const Event event = session_event(laid_app->session, shown);
        for (int i = before; i <= shown; i++) {
            const uint8_t kind = session_event(laid_app->session, i).kind;
            actor = kind == EVENT_TURN || kind == EVENT_PHASE ? NO_SPRITE : actor;
        }
        if (shown > 0)
            session_event_view(laid_app->session, shown - 1, &was);
        session_event_view(laid_app->session, shown, &now);
        before_event(&event, (const void *)was.bytes);
        after_event(&event, (const void *)was.bytes, (const void *)now.bytes);
    }
    check_waiting();
    if (whole_frame)
        check_numbers();
}

static void run(void) {
    for (int frames = 0; frames < 4000; frames++) {
        step();
        if (session_stage(laid_app->session) != SESSION_SHOWING && waits == 0)
            return;
    }
    ck_abort_msg("it never ends");
}

// A game by chance from there on: everybody is a person, hands are passed on as they come.
static void play(const char *position, uint64_t seed, int width, int height, int commands) {
    Rng rng;
    rng_seed(&rng, seed);
    laid_open(position, width, height);
    gfx_record(laid_app->gfx, &recorder);
    waits = 0;
    actor = NO_SPRITE;
    while (commands > 0 && session_stage(laid_app->session) != SESSION_OVER) {
        const Command *legal;
        run();
        if (session_stage(laid_app->session) == SESSION_CURTAIN) {
            session_take_seat(laid_app->session);
        } else if (session_stage(laid_app->session) == SESSION_END_TURN) {
            session_end_turn(laid_app->session);
        } else if (session_stage(laid_app->session) == SESSION_DECIDING) {
            const int count = session_legal(laid_app->session, &legal);
            Command command = legal[rng_below(&rng, (uint32_t)count)];
            for (int again = 0; command.verb == VERB_PASS && again < 40; again++)
                command = legal[rng_below(&rng, (uint32_t)count)];
            ck_assert_uint_eq(session_submit(laid_app->session, &command), VERDICT_OK);
            commands--;
        } else {
            session_finish_showing(laid_app->session);
        }
    }
    gfx_record(laid_app->gfx, NULL);
    laid_close();
}

START_TEST(each_victim_gets_a_beam_from_its_cause) {
    memset(seen_beams, 0, sizeof seen_beams);
    static const char *const positions[] = {"fire.json",    "remove.json", "shielded.json",
                                            "lasting.json", "ask.json",    "four.json"};
    for (uint64_t seed = 1; seed <= 1; seed++)
        for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++)
            play(positions[i], seed, i % 2 ? 1920 : 1280, i % 2 ? 1080 : 720, 12);
    for (int i = 0; i < 5; i++)
        ck_assert_msg(seen_beams[i] > 0, "nothing of kind %d happened", i);
}
END_TEST

int test_cause(void) {
    Suite *suite = suite_create("cause");
    TCase *tcase = tcase_create("cause");
    tcase_set_timeout(tcase, 300);
    tcase_add_test(tcase, each_victim_gets_a_beam_from_its_cause);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

// SPDX-License-Identifier: MIT
// Tests that while something is shown everything else stands still, and nothing is revealed ahead of the
// picture. Every film of every game is checked frame by frame: what is drawn before and after is drawn in
// between (a card that vanishes, jumps aside, is dimmed or lit for a moment catches the eye); a flying card
// is not yet at its destination; a shot's effect is not in the history before it has hit.
// usage: test_steady [NAME]: only films whose names begin so
#include "../support/program.h"

#include "app/kit/flare.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_table.h"
#include "app/kit/scene.h"
#include "app/kit/shot.h"
#include "app/kit/table.h"
#include "app/tables/alpha_strike/table.h"
#include "games/deck_building/deck_building.h"
#include "games/star_empires/star_empires.h"
#include "gfx/record.h"
#include "screen_list.h"
#include "screen_stage.h"
#include "screen_steps.h"

#include <check.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define W 1280
#define H 720
#define SEEN_MOST 400 // things of a picture
#define FILM_MOST 140 // pictures
#define KEY_MAX 112

static const char *shot_name; // for messages
static const char *only = ""; // the films whose names begin so
static bool listens;
static int faults;

// All of them are told in one run.
static TEXT_PRINTF(1, 2) void fault(const char *format, ...) {
    va_list list;
    va_start(list, format);
    fprintf(stderr, "%s: ", shot_name);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    faults++;
}

// app/tables/deck_building/table.h and app/tables/star_empires/table.h, which do not go together with the
// header of another game's table
bool building_shows_battle(const CardTable *table);
bool empires_shows_battle(const CardTable *table);

static bool shows_battle(const CardTable *table) {
    return table->game->game == &deck_building_game  ? building_shows_battle(table)
           : table->game->game == &star_empires_game ? empires_shows_battle(table)
                                                     : false;
}

static CardTable *table_shown(void) {
    const AppFrame *frame = stage_app->frame;
    CardTable *table = frame->screen == &table_screen ? frame->self : NULL;
    return table != NULL && table->view.game != NULL ? table : NULL;
}

// ---- what is drawn

typedef struct Thing {
    char key[KEY_MAX]; // kind, name, place, colours
    char name[48];
    GfxRect box;
    bool opaque;
} Thing;

typedef struct Picture {
    Thing thing[SEEN_MOST];
    int count;
    bool stage;  // a battle takes the place of the board
    bool again;  // what has happened is shown once more, so that the board is as it was before it
    bool theirs; // another seat decides or the table is held, so that nothing of the seat in front is lit
} Picture;

static Picture film[FILM_MOST];
static int pictures;
// Where cards lie or fly that the events of the film move: lifted, turned over, given way to.
static GfxRect moved[SPRITES_MAX * 16];
static int moved_count;

// A back with a name is a number of cards.
static bool is_card(const GfxDrawnMark *mark) {
    return strcmp(mark->kind, "card") == 0 || (strcmp(mark->kind, "back") == 0 && mark->name[0] == 0) ||
           strcmp(mark->kind, "target") == 0 || strcmp(mark->kind, "world") == 0;
}

// The shade over what can't be used (draw_dimmed).
static bool is_shade(const GfxDrawnMark *mark) {
    return strcmp(mark->kind, "round") == 0 && mark->color == color_alpha(COLOR_SPACE, 0.5F);
}

static void see(void *context, const GfxDrawnMark *mark) {
    (void)context;
    Picture *picture = &film[pictures];
    if (!listens || mark->layer > 0 || (!is_card(mark) && !is_shade(mark)))
        return;
    ck_assert_int_lt(picture->count, SEEN_MOST);
    // A shade is that of the card which was drawn before it.
    char name[48];
    snprintf(name, sizeof name, "%.38s%s",
             is_shade(mark) && picture->count > 0 ? picture->thing[picture->count - 1].name : mark->name,
             is_shade(mark) ? ", dim" : "");
    Thing *thing = &picture->thing[picture->count++];
    text_copy(thing->name, sizeof thing->name, name);
    snprintf(thing->key, sizeof thing->key, "%s %s at %.0f,%.0f, %.0f x %.0f, %08X %08X", mark->kind, name,
             (double)mark->box.x, (double)mark->box.y, (double)mark->box.w, (double)mark->box.h, mark->color,
             mark->second);
    thing->box = mark->box;
    thing->opaque = mark->color >> 24 == 255;
}

static const GfxRecorder recorder = {.dry = true, .mark = see};

static void take_picture(void) {
    const AppFrame *frame = stage_app->frame;
    ck_assert_int_lt(pictures, FILM_MOST);
    const CardTable *table = table_shown();
    film[pictures].count = 0;
    film[pictures].stage = table != NULL && shows_battle(table);
    film[pictures].again = table != NULL && table->recap;
    film[pictures].theirs =
        table != NULL && ((table->beat_of != SEAT_NONE && table->beat_of != table->front) ||
                          session_stage(stage_app->session) == SESSION_SCORING);
    listens = true;
    gfx_damage_all(stage_app->gfx);
    while (gfx_frame_next(stage_app->gfx))
        frame->screen->draw(stage_app, frame->self);
    listens = false;
}

static bool has(const Picture *picture, const char *key) {
    for (int i = 0; i < picture->count; i++)
        if (strcmp(picture->thing[i].key, key) == 0)
            return true;
    return false;
}

// ---- what the events say that they move

static bool is_moved(const Sprite *sprite) {
    const SpritePose *pose = &sprite->pose;
    return sprite->leaving || pose->fly > 0 || pose->lift > 0 || pose->aside != 0 || pose->turn < 1 ||
           pose->mix < 1;
}

// By what bursts or lands beside it.
static bool is_jolted(const SpritePose *pose) {
    return pose->aside != 0 || pose->degrees != 0 || pose->scale != 1;
}

static bool is_near(GfxRect box, GfxRect place, float least) {
    return fabsf(box.x - place.x) < least && fabsf(box.y - place.y) < least;
}

static bool is_at(GfxRect box, GfxRect place) {
    return is_near(box, place, 2);
}

static bool is_among_moved(GfxRect box, float least) {
    for (int i = 0; i < moved_count; i++)
        if (is_near(box, moved[i], least))
            return true;
    return false;
}

static bool has_moved(GfxRect box) {
    return is_among_moved(box, 2);
}

// Two places less than the tolerance apart are both noted: what is at the one may be too far from the other.
static void note_place(GfxRect at) {
    if (!is_among_moved(at, 0.5F) && moved_count < (int)(sizeof moved / sizeof moved[0]))
        moved[moved_count++] = at;
}

static void note_moved(const CardTable *table) {
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &table->scene.sprite[i];
        const CardPlace place = sprite_place(sprite);
        const float h = place.height > 0 ? place.height : card_art_height(place.mode, place.width);
        const GfxRect at = {place.x + place.width * (1 - place.scale) / 2,
                            place.y - sprite->pose.aside + h * (1 - place.scale) / 2, place.width, h};
        if (sprite->used && is_moved(sprite))
            note_place(at);
        if (sprite->used && is_jolted(&sprite->pose)) // and comes back to where it lay
            note_place((GfxRect){place.x, place.y, place.width, h});
    }
}

// The card of an attack lies where the shot is seen: while that is acted out, it gives way.
static void note_given_way(const CardTable *table) {
    if (table->game->game == &alpha_strike_game && own(table)->acting > 0)
        note_place(own(table)->layout.lane.card);
}

// ---- nothing that stays goes away for a while

static int stays; // things that were there all along

// It lies there still, in other colours: lit, or on its way into the light or out of it.
static bool is_recoloured(const Picture *picture, const Thing *thing) {
    for (int i = 0; i < picture->count; i++)
        if (strcmp(picture->thing[i].name, thing->name) == 0 && is_at(picture->thing[i].box, thing->box))
            return true;
    return false;
}

// Since others were asked the seat in front is not any more, until its next decision.
static bool was_theirs(int first, int at) {
    while (at > first && !film[at].theirs)
        at--;
    return film[at].theirs;
}

// A copy of a card that stands out large before it, while it is counted: it comes, moves and goes.
static bool is_copy(const Picture *picture, const Thing *thing) {
    for (int i = 0; i < picture->count; i++) {
        const Thing *card = &picture->thing[i];
        if (card != thing && strcmp(card->name, thing->name) == 0 && card->box.w < thing->box.w &&
            fabsf(card->box.x + card->box.w / 2 - thing->box.x - thing->box.w / 2) < 2 &&
            card->box.y > thing->box.y && card->box.y < thing->box.y + thing->box.h)
            return true;
    }
    return false;
}

// Others have been at it: what could be done before it and can be again could not meanwhile, and a
// hand has lost a card and got another.
static bool has_been_theirs(const Thing *thing, int to) {
    bool theirs = false;
    for (int i = 0; i < to; i++)
        theirs |= film[i].theirs;
    return theirs && (thing->name[0] == 0 || strstr(thing->name, ", dim") != NULL);
}

static void check_thing(const Thing *thing, int first) {
    int last = first, gone = -1;
    for (int i = first + 1; i < pictures; i++)
        if (has(&film[i], thing->key))
            last = i;
    for (int i = first + 1; i < last && gone < 0; i++)
        if (!has(&film[i], thing->key) && film[i].stage == film[first].stage &&
            film[i].again == film[first].again &&
            !((was_theirs(first, i) || !thing->opaque) && is_recoloured(&film[i], thing)))
            gone = i;
    if (gone >= 0 && !has_moved(thing->box) && !is_copy(&film[first], thing) && !has_been_theirs(thing, last))
        fault("%s is there in pictures %d and %d, and not in %d", thing->key, first, last, gone);
    stays += last == pictures - 1;
}

// ---- nor is it dimmed for a while

static bool lies_bare(const Picture *picture, const Thing *shade) {
    const size_t length = strlen(shade->name) - strlen(", dim");
    for (int i = 0; i < picture->count; i++) {
        const Thing *thing = &picture->thing[i];
        if (strlen(thing->name) == length && strncmp(thing->name, shade->name, length) == 0 &&
            is_at(thing->box, shade->box))
            return !has(picture, shade->key);
    }
    return false;
}

static void check_shade(const Thing *thing, int at) {
    if (strstr(thing->name, ", dim") != NULL && lies_bare(&film[0], thing) &&
        lies_bare(&film[pictures - 1], thing) && !has_moved(thing->box))
        fault("%s is there in picture %d, and neither before nor after all that", thing->key, at);
}

static void check_film(void) {
    for (int i = 0; i < pictures; i++)
        for (int k = 0; k < film[i].count; k++) {
            check_shade(&film[i].thing[k], i);
            if (i == 0 || !has(&film[i - 1], film[i].thing[k].key))
                check_thing(&film[i].thing[k], i);
        }
}

// ---- nothing is told ahead of the picture

static int flights, shots_seen;

static bool is_sprite(const CardTable *table, GfxRect box) {
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &table->scene.sprite[i];
        if (sprite->used && fabsf(sprite->pose.x - box.x) < sprite->width &&
            fabsf(sprite->pose.y - box.y) < sprite->width)
            return true;
    }
    return false;
}

// A card that has come to lie somewhere since the last picture is not one of those that are in the air.
static void check_flight(const CardTable *table, const Sprite *sprite) {
    if (!sprite->used || !sprite->leaving || sprite->pose.fly < 1 || sprite->now.card == CARD_HIDDEN ||
        pictures == 0)
        return;
    const char *name = table->game->look->card(table->looks, stage_app, &sprite->now).name;
    flights++;
    for (int i = 0; i < film[pictures].count; i++) {
        const Thing *thing = &film[pictures].thing[i];
        if (strcmp(thing->name, name) == 0 && thing->opaque && !has(&film[pictures - 1], thing->key) &&
            !is_sprite(table, thing->box))
            fault("%s lies there in picture %d, while it flies", thing->key, pictures);
    }
}

static bool is_under_way(const Flare *flare) {
    const float ms = shot_hit_ms((FlareKind)flare->kind, flare->count);
    return flare->used && ms > 0 && flare->part * flare_length(flare) < ms - 1;
}

// What it does comes with the event that has begun last.
static void check_shots(const CardTable *table) {
    for (int i = 0; i < FLARES_MAX && table->showing && table->next_event > 0; i++) {
        if (!is_under_way(&table->scene.flares.item[i]))
            continue;
        shots_seen++;
        if (table->log_until >= session_event_number(stage_app->session, table->next_event - 1))
            fault("picture %d: it is told before the shot has hit", pictures);
    }
}

// ---- the films

static void begin_at_rest(void *context) {
    (void)context;
    pictures = moved_count = 0;
    take_picture();
    pictures++;
}

static bool add_picture(void *context, const char *name) {
    const CardTable *table = table_shown();
    (void)context, (void)name;
    if (table == NULL)
        return true;
    take_picture();
    note_moved(table);
    note_given_way(table);
    for (int i = 0; i < SPRITES_MAX; i++)
        check_flight(table, &table->scene.sprite[i]);
    if (!table->timeline.reduced)
        check_shots(table);
    pictures++;
    return true;
}

START_TEST(what_stays_stands_still) {
    const ShotManner manner = {.picture = add_picture, .at_rest = begin_at_rest};
    int films = 0;
    ck_assert(stage_open(W, H));
    gfx_record(stage_app->gfx, &recorder);
    for (int i = 0; i < screen_count; i++) {
        if (!shot_is_film(&screens[i]) || strncmp(screens[i].name, only, strlen(only)) != 0)
            continue;
        pictures = moved_count = 0;
        shot_name = screens[i].name;
        const CardTable *table;
        ck_assert_msg(screen_play(&screens[i], &manner), "%s", shot_name);
        const Seat front = (table = table_shown()) != NULL ? table->front : SEAT_NONE;
        ck_assert(stage_run());
        if ((table = table_shown()) != NULL && table->front == front && pictures > 0)
            add_picture(NULL, "");
        check_film();
        films++;
    }
    ck_assert_int_eq(faults, 0);
    if (only[0] != 0)
        return;
    ck_assert_int_gt(films, 40);
    ck_assert_int_gt(stays, 500);
    ck_assert_int_gt(flights, 50);
    ck_assert_int_gt(shots_seen, 10);
    stage_close();
}
END_TEST

int test_steady(void) {
    only = program_argc > 1 ? program_argv[1] : "";
    Suite *suite = suite_create("steady");
    TCase *tcase = tcase_create("films");
    tcase_set_timeout(tcase, 600);
    tcase_add_test(tcase, what_stays_stands_still);
    suite_add_tcase(suite, tcase);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? 0 : 1;
}

// SPDX-License-Identifier: MIT
// Observes the hint on the table: it can be shown and hidden by mouse and key, names and highlights what the
// computer would do, does not change the game, disappears with the next event and at the curtain, and is only
// offered to the seat that decides. Every command has words.
#include "app/kit/action.h"
#include "app/kit/advice_words.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "engine/game.h"
#include "gfx/palette.h"
#include "observer.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH_LEAST 1920 // the button is in a menu in smaller windows
#define LOOKED 12        // at so many decisions a table

static int looked; // at this table
static int lit, unlit, hints, refused, curtains, picked;

static void key(SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    loop_handle(evening_app, &event);
    evening_run();
}

static void click(const char *id) {
    const Hit *hit = hits_find(&evening_app->hits, id);
    ck_assert_msg(hit != NULL, "no %s", id);
    const int x = (int)(hit->rect.x + hit->rect.w / 2), y = (int)(hit->rect.y + hit->rect.h / 2);
    SDL_Event move = {.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}};
    loop_handle(evening_app, &move);
    for (int down = 1; down >= 0; down--) {
        SDL_Event event = {.button = {.type = down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP,
                                      .button = SDL_BUTTON_LEFT,
                                      .x = x,
                                      .y = y}};
        loop_handle(evening_app, &event);
    }
    evening_run();
}

static void note_mark(void *context, const GfxDrawnMark *mark) {
    if (strcmp(mark->kind, "frame") == 0 && mark->color == COLOR_GOLD)
        (*(int *)context)++;
}

static int rings(void) {
    int count = 0;
    const GfxRecorder recorder = {.dry = true, .context = &count, .mark = note_mark};
    evening_record(&recorder);
    return count;
}

static bool is_offered(void) {
    const Hit *hit = hits_find(&evening_app->hits, "button:hint");
    return hit != NULL && hit->enabled;
}

// No game that is open is won or lost, and what is told of several moves with one number is said to be as
// good.
static void check_numbers(const Advice *advice) {
    const CardTable *table = evening_table();
    char number[24], second[24];
    ActionBox box;
    for (int i = 0; i < advice->count; i++) {
        advice_number(evening_app, table, advice->best[i].expected, number);
        ck_assert_str_ne(number, "0 %");
        ck_assert_str_ne(number, "100 %");
    }
    advice_number(evening_app, table, advice->best[0].expected, number);
    action_state(evening_app, evening_table(), &box);
    ck_assert_ptr_null(strstr(box.more, "certain"));
    if (advice->count < 2) {
        ck_assert_ptr_null(strstr(box.more, "Everything else"));
        return;
    }
    advice_number(evening_app, table, advice->best[1].expected, second);
    const bool even = advice_is_as_good(evening_app, table, advice);
    ck_assert_int_eq(strcmp(number, second) == 0, even);
    ck_assert_int_eq(strstr(box.more, "Just as good") != NULL, even); // after the reason, if there is one
    ck_assert_int_eq(strstr(box.more, "Everything else") != NULL, advice->forced && !even);
}

// What is drawn and said is what `normal` would do.
static void check_shown(int rings_before) {
    const Advice *advice = app_advice(evening_app);
    char sentence[LOG_LINE_MAX];
    ActionBox box;
    ck_assert(evening_table()->hinted && advice != NULL);
    ck_assert_int_eq(advice->seat, session_viewer(evening_app->session));
    ck_assert_str_eq(advice->who->name, "normal");
    action_state(evening_app, evening_table(), &box);
    advice_command(evening_app, evening_table()->game, &advice->view, &advice->best[0].command, sentence);
    ck_assert_msg(strstr(box.hint, sentence) != NULL, "%s: %s", sentence, box.hint);
    ck_assert_msg(strstr(sentence, "  ") == NULL && sentence[strlen(sentence) - 1] != ' ',
                  "something is not named: \"%s\"", sentence);
    check_numbers(advice);
    const Command *command = &advice->best[0].command;
    const int shown = rings() - rings_before; // each card to be selected, or one thing to click; and where
    const int most = 1 + command->count + (command->card != NONE) + (command->with != NONE);
    ck_assert_msg(shown <= SDL_max(2, most), "%d lights: %s", shown, sentence);
    if (shown > 0) {
        lit++;
    } else {
        fprintf(stderr, "not lit: %s\n", sentence);
        unlit++;
    }
}

static void check_hint(int number) {
    const uint64_t hash = match_hash(session_match(evening_app->session));
    const int before = rings();
    if (number % 2 == 0)
        key(SDLK_h);
    else
        click("button:hint");
    check_shown(before);
    key(number % 3 == 0 ? SDLK_ESCAPE : SDLK_h); // and away again
    ck_assert(!evening_table()->hinted && app_advice(evening_app) == NULL);
    ck_assert_int_eq(rings(), before);
    click("button:hint");
    ck_assert(evening_table()->hinted);
    ck_assert_uint_eq(match_hash(session_match(evening_app->session)), hash);
    hints++;
}

// What the hint wants to be picked: a card of the hand, or what lies on the table; NULL: nothing.
static const Hit *wanted_first(void) {
    const CardTable *table = evening_table();
    const Command *command = &app_advice(evening_app)->best[0].command;
    char source[HIT_ID_MAX] = "", place[HIT_ID_MAX] = "";
    for (int i = 0; i < evening_app->hits.count; i++) {
        const Hit *hit = &evening_app->hits.item[i];
        if (hit->tag.kind == TAG_HAND && hit->card != NONE && hit->card == command->card)
            return hit;
    }
    table->game->numbers->hint_source(table, command, source);
    table->game->numbers->hint_place(table, command, place);
    return hits_find(&evening_app->hits, source[0] != 0 ? source : place);
}

typedef struct Ringed {
    GfxRect card;
    bool found;
} Ringed;

static void note_card_ring(void *context, const GfxDrawnMark *mark) {
    Ringed *of = context;
    of->found |= strcmp(mark->kind, "frame") == 0 && mark->color == COLOR_GOLD &&
                 fabsf(mark->box.x + mark->box.w / 2 - of->card.x - of->card.w / 2) < 2 &&
                 fabsf(mark->box.y + mark->box.h / 2 - of->card.y - of->card.h / 2) < 2;
}

static bool is_ringed(GfxRect card) {
    Ringed of = {.card = card};
    const GfxRecorder recorder = {.dry = true, .context = &of, .mark = note_card_ring};
    evening_record(&recorder);
    return of.found;
}

// Once its card is picked the instruction is what to do with it, and the light goes on.
static void check_picked(void) {
    if (evening_table()->hinted)
        key(SDLK_h);
    click("button:hint");
    const Hit *wanted = evening_table()->hinted ? wanted_first() : NULL;
    if (wanted == NULL || !is_ringed(hit_outline(wanted)))
        return;
    ActionBox before, box;
    const GfxRect card = hit_outline(wanted);
    char id[HIT_ID_MAX];
    action_state(evening_app, evening_table(), &before);
    text_copy(id, sizeof id, wanted->id);
    click(id);
    SDL_Event away = {
        .motion = {.type = SDL_MOUSEMOTION, .x = 1, .y = 1}}; // what it points at may be lit, too
    loop_handle(evening_app, &away);
    evening_run();
    const CardTable *table = evening_table();
    if (table == NULL || !table->hinted || !table->game->hands->picked(table))
        return; // it has done it
    action_state(evening_app, table, &box);
    ck_assert_str_ne(box.hint, before.hint);
    ck_assert_msg(box.title[0] != 0 && strncmp(box.hint, "Hint (", 6) != 0, "%s", box.hint);
    ck_assert_msg(strncmp(box.more, "Hint: ", 6) == 0, "%s", box.more);
    ck_assert_msg(!is_ringed(card), "%s is still ringed", id);
    picked++;
}

// As it was before: nothing picked, and no choice begun.
static void put_back(void) {
    for (int keys = 0; keys < 4 && evening_table() != NULL; keys++) {
        const CardTable *table = evening_table();
        if (!table->hinted && !table->game->hands->picked(table) && is_offered())
            break;
        key(SDLK_ESCAPE);
        evening_run();
    }
}

// Another hand is on its way: nothing of it is left.
static void check_curtain(void) {
    if (!session_hide(evening_app->session))
        return;
    evening_run();
    ck_assert_ptr_null(evening_table());
    ck_assert_ptr_null(app_advice(evening_app));
    ck_assert(!app_ask_hint(evening_app));
    session_take_seat(evening_app->session);
    evening_run();
    ck_assert(!evening_table()->hinted);
    curtains++;
}

static void begin(int table) {
    (void)table;
    looked = 0;
}

// Every second time: what was asked for before is gone then.
static bool hints_come_and_go(Rng *rng, int number) {
    (void)rng;
    const Session *session = evening_app->session;
    ck_assert(evening_table() == NULL || !evening_table()->hinted);
    const bool own = session_stage(session) == SESSION_DECIDING &&
                     session_viewer(session) == session_to_act(session) && evening_table() != NULL;
    if (gfx_layout(evening_app->gfx).width < WIDTH_LEAST)
        return false;
    const Command *legal;
    const bool only_one = own && session_legal(session, &legal) == 1; // nothing to advise
    ck_assert(only_one || is_offered() == own);
    if (own && !only_one && number % 2 == 0 && looked < LOOKED) {
        looked++;
        check_hint(looked);
        if (looked % 4 == 0)
            check_curtain();
        else
            check_picked();
        put_back();
    } else if (evening_table() != NULL && !own) {
        key(SDLK_h);
        ck_assert(!evening_table()->hinted);
        refused++;
    }
    return false;
}

static bool wants_more(void) {
    return looked < LOOKED || refused == 0;
}

static bool seen(void) {
    const bool enough = hints > 20 && curtains > 2 && refused > 0 && unlit == 0 && lit > 0 && picked > 0;
    if (!enough)
        fprintf(stderr, "%d hints, %d lit, %d not, %d refused, %d curtains, %d picked\n", hints, lit, unlit,
                refused, curtains, picked);
    return enough;
}

const EveningObserver evening_hint = {
    .name = "hint", .table = begin, .rest = hints_come_and_go, .wants_more = wants_more, .seen = seen};

// ---- words

// Of a group each kind is called by its name, and how many of them there are.
static void check_counts(const Command *command, const CommandKey *key, const char *sentence) {
    char counted[200];
    for (uint8_t i = 0; i < command->count; i++) {
        if (command->list[i] == 0)
            continue;
        const char *name = words_part(evening_app->words, evening_catalog.game->tables[key->table].what,
                                      catalog_id(&evening_catalog, key->table, i), "name");
        if (command->list[i] > 1)
            snprintf(counted, sizeof counted, "%d \xC3\x97 %s", command->list[i], name);
        else
            snprintf(counted, sizeof counted, "%s", name);
        ck_assert_msg(strstr(sentence, counted) != NULL, "%s is not in: %s", counted, sentence);
    }
}

// Records are called by their names, whatever else is.
static void check_records(const Command *command, const char *sentence) {
    const Game *game = evening_catalog.game;
    const Verb *verb = &game->verbs[command->verb];
    for (int i = 0; i < VERB_KEYS_MAX && verb->keys[i].key != NULL; i++) {
        const CommandKey *key = &verb->keys[i];
        if (key->kind == KEY_COUNTS)
            check_counts(command, key, sentence);
        if (key->kind != KEY_ID || command_value(command, key->field) == NONE)
            continue;
        const char *id = catalog_id(&evening_catalog, key->table, command_value(command, key->field));
        const char *name = words_part(evening_app->words, game->tables[key->table].what, id, "name");
        ck_assert_msg(strstr(sentence, name) != NULL, "%s is not in: %s", name, sentence);
    }
}

static void check_words(const View *view, const Command *legal, int count) {
    const GameTable *table = game_table_of(evening_catalog.game);
    char key_[120], sentence[LOG_LINE_MAX];
    for (int i = 0; i < count; i++) {
        advice_command_key(evening_catalog.game, &legal[i], key_);
        ck_assert_msg(words_has(evening_app->words, key_), "no words %s", key_);
        advice_command(evening_app, table, view, &legal[i], sentence);
        ck_assert_msg(strchr(sentence, '{') == NULL && strstr(sentence, "command.") == NULL, "%s: %s", key_,
                      sentence);
        check_records(&legal[i], sentence);
    }
}

START_TEST(commands_have_words) {
    static Command legal[COMMANDS_MAX];
    static View view;
    Rng rng;
    rng_seed(&rng, 8);
    evening_start(_i, 40, 3); // whoever is named has a name there
    for (uint64_t seed = 0; seed < 6; seed++) {
        SetupOptions options = tested_game()->table[_i];
        Text problem = {0};
        options.seed = seed;
        Match *match = match_create(&evening_catalog, &options, NULL, &problem);
        while (match_to_act(match) != SEAT_NONE) {
            int count = match_legal(match, legal, COMMANDS_MAX);
            count = count < COMMANDS_MAX ? count : COMMANDS_MAX;
            match_view(match, match_to_act(match), &view);
            check_words(&view, legal, count);
            const Command command = *tested_choice(evening_catalog.game, legal, count, &rng);
            ck_assert_int_eq(match_submit(match, match_to_act(match), &command, NULL), VERDICT_OK);
        }
        match_destroy(match);
        text_finish(&problem);
    }
}
END_TEST

void evening_add_words(TCase *tcase) {
    tcase_add_loop_test(tcase, commands_have_words, 0, tested_game()->table_count);
}

// SPDX-License-Identifier: MIT
// Hints: what a computer would do in the place of the person who decides, from what that person may know. A
// hint belongs to one decision and ends with the next change or the curtain.
#include "app/kit/action.h"
#include "app/kit/advice_words.h"
#include "app/kit/draw.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_hands.h"
#include "app/kit/game_numbers.h"
#include "app/kit/game_table.h"
#include "app/kit/hand_row.h"
#include "engine/game_facts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define RING 4.0F // logical pixels: its distance
#define RING_LINE 3.0F
#define BADGE 13.0F
#define LOW_ROW 3.3F // radii of the badge

// Not in lessons, which give instructions of their own.
bool hint_is_offered(const App *app) {
    return app->session != NULL && !session_is_watched(app->session) && app->lesson == NULL &&
           advice_opponent(NULL, app->catalog->game) != NULL;
}

bool hint_can(const App *app) {
    return hint_is_offered(app) && session_ask_advice(app->session, NULL);
}

void hint_drop(App *app, CardTable *table) {
    if (!table->hinted)
        return;
    table->hinted = false;
    app_drop_advice(app);
    app_request_layout(app);
}

void hint_toggle(App *app, CardTable *table) {
    if (table->hinted) {
        hint_drop(app, table);
        return;
    }
    table_notice(app, table, NULL);
    table->hinted = hint_can(app) && app_ask_hint(app);
}

// ---- in words

static void say_first(const App *app, const CardTable *table, const Advice *advice, char *out) {
    const AdviceMove *move = &advice->best[0];
    char sentence[LOG_LINE_MAX], worth[120];
    advice_command(app, table->game, &advice->view, &move->command, sentence);
    advice_worth(app, table, move->expected, worth);
    ui_fill(app, out, ACTION_HINT_MAX, UI_SUGGESTION_WOULD, STR("level", advice_level(app, advice->who)),
            STR("move", sentence), STR("worth", worth));
}

static void say_second(const App *app, const CardTable *table, const Advice *advice, char *out, size_t size) {
    const AdviceMove *move = &advice->best[1];
    const bool as_good = advice_is_as_good(app, table, advice);
    char sentence[LOG_LINE_MAX], worth[120];
    if (advice->forced && !as_good) {
        advice_worth(app, table, move->expected, worth);
        ui_fill(app, out, size, UI_SUGGESTION_FORCED, STR("worth", worth));
        return;
    }
    advice_command(app, table->game, &advice->view, &move->command, sentence);
    // Without a number: a move that got fewer simulations may appear better than the advised one.
    ui_fill(app, out, size, as_good ? UI_SUGGESTION_AS_GOOD : UI_SUGGESTION_NEXT_BEST, STR("move", sentence));
}

static void say_briefly(const App *app, const CardTable *table, const Advice *advice, char *out) {
    char sentence[LOG_LINE_MAX];
    advice_command(app, table->game, &advice->view, &advice->best[0].command, sentence);
    ui_fill(app, out, ACTION_HINT_MAX, UI_SUGGESTION_BRIEF, STR("move", sentence));
}

size_t hint_in_words(const App *app, const CardTable *table, const Advice *advice,
                     char first[ACTION_HINT_MAX], char more[ACTION_HINT_MAX]) {
    char next[ACTION_HINT_MAX] = "";
    more[0] = '\0';
    say_first(app, table, advice, first);
    const bool why = table->game->numbers->hint_why(app, table, advice, more, ACTION_HINT_MAX);
    const size_t least = why ? strlen(more) : 0;
    if (advice->choices == 1 && !why)
        text_copy(next, sizeof next, ui_word(app, UI_SUGGESTION_ONLY));
    else if (advice->choices > 1 && advice->count > 1)
        say_second(app, table, advice, next, sizeof next);
    if (least + strlen(next) + 2 < ACTION_HINT_MAX)
        snprintf(more + least, ACTION_HINT_MAX - least, "%s%s", least > 0 && next[0] != 0 ? " " : "", next);
    return least;
}

bool hint_leads(const CardTable *table) {
    return table->hinted && !table->game->hands->picked(table);
}

void hint_say(const App *app, const CardTable *table, ActionBox *box) {
    if (!table->hinted)
        return;
    const Advice *advice = app_advice(app);
    if (!hint_leads(table)) { // the instruction comes first, and the hint follows if there is room
        if (advice != NULL)
            say_briefly(app, table, advice, box->more);
        return;
    }
    if (advice == NULL) {
        text_copy(box->hint, sizeof box->hint, ui_word(app, UI_TABLE_THINKS));
        return;
    }
    char more[ACTION_HINT_MAX];
    const size_t least = hint_in_words(app, table, advice, box->hint, more);
    if (more[0] != '\0') {
        text_copy(box->more, sizeof box->more, more);
        box->more_least = least;
    }
    say_briefly(app, table, advice, box->brief);
}

// ---- where

// How often the command names the card: in those of its fields that hold cards. Others, such as a kind of
// unit, are numbers of their own.
static int times_listed(const Game *game, const Command *command, uint8_t card) {
    int times = 0;
    for (const CommandKey *key = game_verbs(game)[command->verb].keys; key->key != NULL; key++) {
        const uint8_t marks = key->mark != NULL ? COMMAND_MARKED : 0;
        if (key->kind == KEY_CARD || (key->kind == KEY_ID && key->table == game_card_table(game)))
            times += command_value(command, key->field) == card;
        for (int i = 0; key->kind == KEY_CARDS && i < command->count; i++)
            times += (command->list[i] & (uint8_t)~marks) == card;
    }
    return card != NONE ? times : 0;
}

// True for a card of the hand that must still be selected for the command: of several copies the first ones.
// Enough of them may be selected already.
static bool is_to_be_picked(const App *app, const CardTable *table, const Command *command, const Hit *hit) {
    int left = hit->tag.kind == TAG_HAND ? times_listed(table->game->game, command, hit->card) : 0;
    for (int i = 0; i < app->hits.count && left > 0; i++) {
        const Hit *other = &app->hits.item[i];
        if (other->tag.kind != TAG_HAND || other->card != hit->card)
            continue;
        const bool raised = table->game->look->hand_card(app, table, other->tag.b).raised;
        if (other == hit && raised)
            return false;
        left -= raised || other < hit;
    }
    return left > 0;
}

// Ids of regions for GameNumbers.hint_place and hint_source; "": none.
typedef struct HintPlaces {
    char place[HIT_ID_MAX], source[HIT_ID_MAX];
} HintPlaces;

static bool carries(const Hit *hit, const Command *command) {
    return hit->has_command && command_compare(&hit->command, command) == 0;
}

// How well a region shows what to do: something on the table itself better than a button, and what a click
// does better than what only takes what is dropped on it.
static int clearness(const Hit *hit) {
    return (hit->drop_only || !hit->enabled ? 0 : 2) + (strncmp(hit->id, "button:", 7) != 0);
}

// Several regions may carry out the same: the one that shows it best; NULL: none does.
static const Hit *clearest(const App *app, const Command *command) {
    const Hit *best = NULL;
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        if (carries(hit, command) && (best == NULL || clearness(hit) > clearness(best)))
            best = hit;
    }
    return best;
}

// True for the place of a command that nothing carries out yet, its source and the pass button.
static bool is_about(const CardTable *table, const Command *command, const HintPlaces *places,
                     const Hit *hit) {
    return (places->place[0] != 0 && strcmp(hit->id, places->place) == 0) ||
           (places->source[0] != 0 && strcmp(hit->id, places->source) == 0) ||
           (game_verbs(table->game->game)[command->verb].passes && strcmp(hit->id, "button:pass") == 0);
}

bool hint_lights(const App *app, const CardTable *table, const Command *command, const Hit *hit) {
    HintPlaces places = {"", ""};
    const Hit *done = clearest(app, command);
    if (done != NULL && done->enabled && !done->drop_only)
        return hit == done; // one click does all of it
    if (hit == done || is_to_be_picked(app, table, command, hit))
        return true;
    table->game->numbers->hint_place(table, command, places.place);
    table->game->numbers->hint_source(table, command, places.source);
    return done == NULL && is_about(table, command, &places, hit);
}

// Draws a golden ring with a light bulb: all other highlights are white or in a seat's colours.
static void draw_ring(App *app, const CardTable *table, GfxRect rect) {
    const GfxPaint gold = paint_solid(COLOR_GOLD), ground = paint_solid(COLOR_INSET);
    const GfxRect ring = gfx_inset(rect, -lpx(table, RING));
    const float r = lpx(table, BADGE), sign = lpx(table, BADGE * 1.3F);
    // A low row has no free corner: the badge goes to its left end.
    const bool low = ring.h < r * LOW_ROW;
    const float x = low ? ring.x - r * 0.5F : ring.x + ring.w - r * 0.6F;
    const float y = low ? ring.y + ring.h / 2 : ring.y + r * 0.6F;
    gfx_frame(app->gfx, ring, lpx(table, 10), fmaxf(2, lpx(table, RING_LINE)), &gold);
    gfx_circle(app->gfx, x, y, r + fmaxf(1, lpx(table, 2)), &gold);
    gfx_circle(app->gfx, x, y, r, &ground);
    icon_at(app, "icons/phosphor/lightbulb.svg", x - sign / 2, y - sign / 2, sign, COLOR_GOLD);
}

void draw_hint_lights(App *app, const CardTable *table) {
    const Advice *advice = table->hinted ? app_advice(app) : NULL;
    for (int i = 0; i < app->hits.count && advice != NULL; i++)
        if (hint_lights(app, table, &advice->best[0].command, &app->hits.item[i]))
            draw_ring(app, table, hit_outline(&app->hits.item[i]));
}

// SPDX-License-Identifier: MIT
// Placeholders of the rules: names and numbers that would become outdated in a text, since anybody may change
// the cards. The game fills what only it knows (GameScreens.fill).
#include "app/kit/game_screens.h"
#include "app/screens/rules_book.h"
#include "engine/game_facts.h"
#include "gfx/text.h"
#include "play/lesson.h"

#include <string.h>

// {card:galaxy}: its general name.
static bool fill_card(const App *app, const char *what, const char *name, Text *out) {
    const uint8_t card = strcmp(what, "card") == 0
                             ? catalog_find(app->catalog, game_card_table(app->catalog->game), name)
                             : NONE;
    if (card == NONE)
        return false;
    text_add(out, card_name(app, card, SEAT_NONE));
    return true;
}

// {faction:klingon}, {phase:reveal} …: words that every game's pack has.
static bool fill_word(const App *app, const char *what, const char *name, Text *out) {
    static const FilledWord words[] = {{"faction", "faction.%s.name"},
                                       {"phase", "phase.%s"},
                                       {"variant", "variant.%s.name"},
                                       {"flag", "flag.%s.name"}};
    return game_fill_word(app, words, (int)(sizeof words / sizeof words[0]), what, name, out);
}

// {lesson:minutes}: duration of the running lesson.
static bool fill_lesson(const App *app, const char *what, const char *name, Text *out) {
    if (strcmp(what, "lesson") != 0 || strcmp(name, "minutes") != 0 || app->lesson == NULL)
        return false;
    text_printf(out, "%d", lesson_minutes(app->lesson));
    return true;
}

static bool fill_one(const App *app, const ManualPlaceholder *place, Text *out) {
    const GameScreens *game = game_screens(app);
    return (game->fill != NULL && game->fill(app, place->what, place->name, out)) ||
           fill_lesson(app, place->what, place->name, out) || fill_card(app, place->what, place->name, out) ||
           fill_word(app, place->what, place->name, out);
}

// Asterisks around a word mark it as emphasised.
static void add_stressed(Text *out, const char *text, size_t length, bool *stressed) {
    for (size_t i = 0; i < length; i++) {
        if (text[i] != '*') {
            text_add_bytes(out, &text[i], 1);
            continue;
        }
        text_add(out, *stressed ? GFX_STRONG_OFF : GFX_STRONG_ON);
        *stressed = !*stressed;
    }
}

bool rules_fill(const App *app, const char *text, Text *out, ManualPlaceholder *unknown) {
    ManualPlaceholder place;
    bool good = true, stressed = false;
    while (manual_next_placeholder(text, &place)) {
        add_stressed(out, text, (size_t)(place.from - text), &stressed);
        if (!fill_one(app, &place, out)) {
            text_add_bytes(out, place.from, (size_t)(place.to - place.from));
            if (good)
                *unknown = place;
            good = false;
        }
        text = place.to;
    }
    add_stressed(out, text, strlen(text), &stressed);
    return good;
}

// SPDX-License-Identifier: MIT
// Placeholders of the rules: names and numbers that would become outdated in a text, since anybody may change
// the cards. The game fills what only it knows (GameScreens.fill).
#include "app/kit/game_screens.h"
#include "app/screens/rules_book.h"
#include "gfx/text.h"
#include "play/lesson.h"

#include <string.h>

// {card:galaxy}, {ship:hood} …: the general name of any record of the pack.
static bool fill_record(const App *app, const char *what, const char *name, Text *out) {
    const char *found = record_name_by_id(app, what, name);
    if (found != NULL)
        text_add(out, found);
    return found != NULL;
}

// {phase:reveal} …: words that every game's pack has.
static bool fill_word(const App *app, const char *what, const char *name, Text *out) {
    static const FilledWord words[] = {
        {"phase", "phase.%s"}, {"variant", "variant.%s.name"}, {"flag", "flag.%s.name"}};
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
           fill_lesson(app, place->what, place->name, out) ||
           fill_record(app, place->what, place->name, out) || fill_word(app, place->what, place->name, out);
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

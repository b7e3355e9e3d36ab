// SPDX-License-Identifier: MIT
// The rules of the chosen game, chapter by chapter. Of its drawn examples the captions are told.
#include "app/screens/rules_book.h"
#include "app/speak/speaker.h"
#include "app/speak/words_typed.h"

#include <stdlib.h>
#include <string.h>

#define CHAPTERS_MAX 64

static void tell_chapter(Speaker *speaker, const RulesChapter *chapter) {
    say(speaker, chapter->title);
    for (int i = 0; i < chapter->count; i++) {
        const RulesBlock *block = &chapter->block[i];
        Text line = {0};
        if (block->name != NULL)
            text_printf(&line, "%s: ", block->name);
        text_add(&line, block->text);
        say_lines(speaker, &line);
    }
}

// The chapter that a number or words mean; -1: none.
static int chapter_typed(const RulesBook *book, const char *about) {
    const long number = strtol(about, NULL, 10);
    if (number >= 1 && number <= book->count)
        return (int)number - 1;
    for (int i = 0; i < book->count; i++)
        if (words_fit_name(about, book->chapter[i].title) != WORDS_NOT)
            return i;
    return -1;
}

static void tell_book(Speaker *speaker, const RulesBook *book, const char *about) {
    const char *titles[CHAPTERS_MAX];
    const int count = book->count < CHAPTERS_MAX ? book->count : CHAPTERS_MAX;
    for (int i = 0; i < count; i++)
        titles[i] = book->chapter[i].title;
    int chapter = chapter_typed(book, about);
    if (chapter < 0) {
        say_word(speaker, UI_MENU_HELP);
        chapter = ask_which(speaker, titles, count);
    }
    if (chapter >= 0)
        tell_chapter(speaker, &book->chapter[chapter]);
}

void tell_rules(Speaker *speaker, const char *about) {
    Text problem = {0};
    RulesBook *book = rules_book_open(speaker->app, "rules", &problem);
    if (book != NULL)
        tell_book(speaker, book, about);
    rules_book_close(book);
    say_lines(speaker, &problem);
}

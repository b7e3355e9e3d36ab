// SPDX-License-Identifier: MIT
// The interface's own texts. The build makes their list from assets/lang/en.json (text_lists.py): UI_MENU_NEW
// is "menu.new". ui_words_load checks every language against the list: no key may be missing, and none may be
// unknown; a style test checks that each is used. The texts of games (cards, refusals, decisions …) are in
// cards/<game>/lang.
#ifndef STARDECK_APP_STAGE_UI_WORDS_H
#define STARDECK_APP_STAGE_UI_WORDS_H

#include "app/stage/ui_word_list.h"
#include "core/problem.h"
#include "data/words.h"

typedef enum UiWord {
#define UI_WORD(name, key) name,
    UI_WORDS(UI_WORD)
#undef UI_WORD
    UI_WORD_COUNT
} UiWord;

const char *ui_word_key(UiWord word); // "menu.new"; a constant

// Loads and checks the texts of interface and pack in a language; texts the pack lacks are in English. NULL
// on failure, with the faults added to `problems`. Free the result with words_destroy.
Words *ui_words_load(const Layers *assets, const Layers *layers, const Catalog *catalog, const char *language,
                     Problems *problems);
// The same for a game that has begun: the texts may be newer than its cards, and have some for others.
Words *ui_words_load_begun(const Layers *assets, const Layers *layers, const Catalog *catalog,
                           const char *language, Problems *problems);
// The same for a game of whose kept texts some can't be read: what its records lack stands for itself.
Words *ui_words_load_damaged(const Layers *assets, const Layers *layers, const Catalog *catalog,
                             const char *language, Problems *problems);
// The same for the interface's texts alone.
Words *ui_words_load_own(const Layers *assets, const char *language, Problems *problems);

// For lint (LintWindow.words): reports faults in the interface texts that packs bring, and what is not
// translated into `language`.
void ui_words_check(const Layers *assets, const char *language, Problems *problems);

#endif

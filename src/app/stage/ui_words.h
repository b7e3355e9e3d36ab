// SPDX-License-Identifier: MIT
// The interface's own words: assets/lang/en.json says which there are, and the build makes the list of it
// (text_lists.py): UI_MENU_NEW is "menu.new". Every language is checked against this list at start
// (ui_words_load): no key may be missing, none may be there that is not in it. That each is used somewhere is
// a style test's business. The game's words (cards, refusals, decisions …) are in cards/<game>/lang.
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

const char *ui_word_key(UiWord word);

// Loads the interface's and the pack's words of a language and checks them both; what the pack lacks is in
// English. NULL with the faults in `problems`.
Words *ui_words_load(const Layers *assets, const Layers *layers, const Catalog *catalog, const char *language,
                     Problems *problems);
// The interface's alone.
Words *ui_words_load_own(const Layers *assets, const char *language, Problems *problems);

// Lint's part (LintWindow.words): what is wrong with the words that packs bring, and what of them is not in
// `language`.
void ui_words_check(const Layers *assets, const char *language, Problems *problems);

#endif

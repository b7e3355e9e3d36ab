// SPDX-License-Identifier: MIT
// For a game that has a list of what it asks, with an Asked (story.h) for each ask: which of them are the
// questions of Story.questions, and which number each has there.
#ifndef STARDECK_ENGINE_ASK_LIST_H
#define STARDECK_ENGINE_ASK_LIST_H

#include "engine/story.h"

static inline bool is_question(uint8_t asked) {
    return asked == ASKED_OPENLY || asked == ASKED_SECRETLY;
}

// Story.questions is made by WORD_IF_##asked(word) for each ask of the list, in order: only questions
// (is_question) get a word.
#define WORD_IF_ASKED_NOTHING(word)
#define WORD_IF_ASKED_TURN(word)
#define WORD_IF_ASKED_OPENLY(word) word,
#define WORD_IF_ASKED_SECRETLY(word) word,

// Question.word of the question `ask`; `asked` has the Asked of each ask, by number.
static inline uint8_t question_word(const uint8_t *asked, uint8_t ask) {
    uint8_t word = 0;
    for (uint8_t before = 0; before < ask; before++)
        word = (uint8_t)(word + is_question(asked[before]));
    return word;
}

#endif

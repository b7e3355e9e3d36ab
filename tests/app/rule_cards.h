// SPDX-License-Identifier: MIT
// A screen with every card of a game in its readable size: that of the pop-up over the hand, the smallest
// card that shows all of its text. For the layout test: a card's rule is never cut off there.
#ifndef STARDECK_TESTS_RULE_CARDS_H
#define STARDECK_TESTS_RULE_CARDS_H

#include <stdbool.h>

// Shows them on the stage (screen_stage.h); false: there is no such game.
bool rule_cards_show(const char *game);

#endif

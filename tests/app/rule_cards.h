// SPDX-License-Identifier: MIT
// A screen with every card of a game as it is read: as large as the pop-up over the hand, which is the
// smallest card with all of its text. For the layout proof: a rule is never cut there.
#ifndef STARDECK_TESTS_RULE_CARDS_H
#define STARDECK_TESTS_RULE_CARDS_H

#include <stdbool.h>

// Shows them on the stage (screen_stage.h); false: there is no such game.
bool rule_cards_show(const char *game);

#endif

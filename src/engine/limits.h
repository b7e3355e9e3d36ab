// SPDX-License-Identifier: MIT
// Size limits and fixed numbers of the contract every game implements (engine/game.h).
#ifndef STARDECK_ENGINE_LIMITS_H
#define STARDECK_ENGINE_LIMITS_H

#include <stdint.h>

// Largest sizes in bytes. A game only pays for what it uses: nothing past state_bytes, view_bytes and so on
// is ever written, copied or hashed.
#define STATE_MAX 4096
#define VIEW_MAX 8192
#define STANDPOINT_MAX 4096
#define NOTEBOOK_MAX 512 // what a seat remembers (Game.remember)

#define COMMANDS_MAX 4096 // legal commands in a position; if that is too few, Game.legal returns more

#define FEATURES_MAX 128 // numbers that describe a position for one seat (Game.features); a multiple of 16

#define WORTH_NEVER (INT32_MIN / 2) // a blunder (Game.weigh); so are all lower values
#define HELD_UNIT 16                // fraction of a unit in which Game.held counts

#endif

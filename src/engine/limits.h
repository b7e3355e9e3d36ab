// SPDX-License-Identifier: MIT
// The sizes and fixed numbers of the contract that every game signs (engine/game.h).
#ifndef STARDECK_ENGINE_LIMITS_H
#define STARDECK_ENGINE_LIMITS_H

#include <stdint.h>

// Bytes of the largest state and the largest view. A game pays for its own only: nothing past state_bytes and
// view_bytes is ever written, copied or hashed.
#define STATE_MAX 4096
#define VIEW_MAX 8192
#define STANDPOINT_MAX 4096 // of the largest standpoint, and of the largest notebook: what a seat remembers
#define NOTEBOOK_MAX 512
#define COMMANDS_MAX 4096 // enough for every position met in play; Game.legal tells when it is not

#define WORTH_NEVER (INT32_MIN / 2) // see Game.weigh; less is worth as little
#define HELD_UNIT 16                // Game.held

#endif

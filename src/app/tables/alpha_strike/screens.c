// SPDX-License-Identifier: MIT
// What Alpha Strike adds to the screens around its table, signed.
#include "app/tables/alpha_strike/screens.h"

const GameScreens strike_screens = {0};

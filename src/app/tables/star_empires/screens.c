// SPDX-License-Identifier: MIT
// What Star Empires adds to the screens around its table, signed.
#include "app/tables/star_empires/screens.h"

const GameScreens empires_screens = {.gallery = &empires_gallery};

// SPDX-License-Identifier: MIT
// The tables that there are; game_table_of (kit/game_table.h) finds one.
#ifndef STARDECK_APP_TABLES_REGISTRY_H
#define STARDECK_APP_TABLES_REGISTRY_H

#include "app/kit/game_table.h"

#endif

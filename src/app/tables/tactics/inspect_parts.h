// SPDX-License-Identifier: MIT
// What the inspector's files share.
#ifndef STARDECK_APP_TABLES_TACTICS_INSPECT_PARTS_H
#define STARDECK_APP_TABLES_TACTICS_INSPECT_PARTS_H

#include "app/kit/inspect.h"

// inspect_facts.c: lines about the card that is looked at (table->inspect).
void tactics_inspect_row_state(Column *column);    // if it lies face up in a row
void tactics_inspect_hidden_state(Column *column); // if it lies face down
void tactics_inspect_place(Column *column);        // if it is anywhere else

#endif

// SPDX-License-Identifier: MIT
// Cards are composed before they begin to move, so that no frame of a movement takes longer than the others
// (GameShow.prepare). Only what the viewer is about to see anyway may be asked for.
#ifndef STARDECK_APP_KIT_PREPARE_H
#define STARDECK_APP_KIT_PREPARE_H

#include "app/kit/table.h"

#define PREPARED_AHEAD 1 // cards a frame, while there is time

typedef struct Preparing {
    App *app;
    const CardTable *table;
    const void *view; // that will be shown
    int left;         // cards that may still be composed now
} Preparing;

// A face or a back of that size, `height` 0: the mode's own. Nothing, where no more may be composed.
void prepare_face(Preparing *work, const CardLook *look, CardMode mode, float width, float height);
void prepare_back(Preparing *work, int palette, CardMode mode, float width, float height);
// What is printed on a card of that seat; nothing for a hidden one.
void prepare_card(Preparing *work, uint8_t card, Seat owner, CardMode mode, float width, float height);
// The faces of the hand in front, as that view has it.
void prepare_hand(Preparing *work);

#endif

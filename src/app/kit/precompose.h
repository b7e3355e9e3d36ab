// SPDX-License-Identifier: MIT
// Composes cards before they begin to move, so that no frame of a movement takes longer than the others
// (GameShow.compose). Ask only for what the viewer is about to see anyway.
#ifndef STARDECK_APP_KIT_PRECOMPOSE_H
#define STARDECK_APP_KIT_PRECOMPOSE_H

#include "app/kit/table.h"

#define COMPOSED_AHEAD 1 // cards per frame, while nothing moves

typedef struct Precomposing {
    App *app;
    const CardTable *table;
    const void *view; // the view that will be shown
    int left;         // how many cards may still be composed now
} Precomposing;

// Composes a face or back of that size, unless it is cached; `height` 0: the mode's own. Does nothing when
// `left` is 0.
void precompose_face(Precomposing *work, const CardLook *look, CardMode mode, float width, float height);
void precompose_back(Precomposing *work, int palette, CardMode mode, float width, float height);
// Composes a card as printed; nothing if it is hidden.
void precompose_card(Precomposing *work, uint8_t card, Seat owner, CardMode mode, float width, float height);
// Has the painting of a card decoded by a worker, for a card that will lie there at the end of what is shown.
void precompose_ask(const Precomposing *work, uint8_t card, Seat owner, CardMode mode, float width,
                    float height);
// Composes the faces of the hand in front, as `view` has it.
void precompose_hand(Precomposing *work);

#endif

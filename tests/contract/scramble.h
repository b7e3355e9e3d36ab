// SPDX-License-Identifier: MIT
// Replaces what a viewer can't know of a position by something else that fits: the idea behind all tests that
// nobody can peek (rules §9).
#ifndef STARDECK_TESTS_SCRAMBLE_H
#define STARDECK_TESTS_SCRAMBLE_H

#include "core/rng.h"
#include "engine/catalog.h"
#include "engine/event.h"
#include "games/tactics/flow.h"

// Per seat and card: must stay where it is.
typedef uint8_t Keep[TACTICS_SEATS][DECK_MAX];

// Deals everything anew that `viewer` (SEAT_NONE: the public) can't know. `keep` NULL: nothing must stay;
// else the pile of targets stays too, since the command may deal some.
void scramble(TacticsState *state, Seat viewer, Keep *keep, Rng *rng);

#define SCRAMBLE_EVENTS 600
// The lists of events that scramble_run fills, with their states; two, to be compared.
EventList scramble_events(int which);
const TacticsState *scramble_state(int which, int event);

// Marks in `keep` the cards that the command and the unfinished business it answers speak of.
void scramble_keep_own(const TacticsState *before, Seat seat, const Command *command, Keep *keep);

// Marks in the zeroed `keep` every card that the viewer gets to know by this command, and the command's own.
// Calls `told` (may be NULL) for each event with the views before and after it. False if the command shows
// something of hidden cards by the rules themselves (whether a drawn card can be put, whether there is a Ship
// in the hand), or causes more than there is room for: then it is no use for a comparison. The events are
// left in list 0.
typedef void (*ScrambleTold)(const TacticsView *before, const TacticsView *after, Seat viewer,
                             const Event *event);
bool scramble_keep(const Catalog *catalog, const TacticsState *before, const Command *command, Seat viewer,
                   const Rng *rules_rng, ScrambleTold told, Keep *keep);

// Does the view or the event show the viewer this card of this seat? Marks all that do.
void scramble_mark_seen(Keep *seen, const TacticsView *view, const Event *event);

#endif

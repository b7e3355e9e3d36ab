// SPDX-License-Identifier: MIT
// Craft that are under way on the stage: they set out from beside their ship to a station, wait there for
// what they are meant for, and then attack, come back, or are shot down. Public information only: a craft
// flies once its card has been used openly.
#ifndef STARDECK_APP_TABLES_ALPHA_STRIKE_FLIGHT_H
#define STARDECK_APP_TABLES_ALPHA_STRIKE_FLIGHT_H

#include "app/tables/alpha_strike/flights.h"

typedef struct App App;             // app/stage/context.h
typedef struct CardTable CardTable; // app/kit/table.h

#define SETS_OUT_MS 420.0F // from its ship to its station
#define BREAKS_MS 760.0F   // until nothing is left of a craft that was hit

// A craft of `seat` sets out; in reduced motion it is at its station at once.
void strike_flight_begin(CardTable *table, const StrikeFlight *flight);
// The one that still waits for what it is meant for; NULL: none.
StrikeFlight *strike_flight_waiting(CardTable *table, Seat seat, uint8_t station);
// Its station is over: it strikes, or is hit, in `hits_ms`.
void strike_flight_end(CardTable *table, StrikeFlight *flight, FlightFate fate, float hits_ms);
// None is under way, but for those that wait to attack in the shown view.
void strike_flight_reset(CardTable *table);
// True if the ship shows one craft of that card less beside it.
bool strike_flight_away(const CardTable *table, Seat seat, uint8_t card);
void strike_draw_flights(App *app, const CardTable *table);
// A craft that is hit: it breaks in two that fall away burning; part: progress, 0 to 1.
typedef struct ShipCutout ShipCutout; // app/art/ship_cutout.h
void strike_draw_breaking(App *app, const ShipCutout *craft, float part);

#endif

// SPDX-License-Identifier: MIT
// Who stands in which panel of the result, and in which order. Pure: no window, no drawing.
#ifndef STARDECK_APP_SCREENS_RESULT_LINES_H
#define STARDECK_APP_SCREENS_RESULT_LINES_H

#include "app/kit/game_screens.h"
#include "engine/match.h"
#include "engine/story.h"

// A line for each seat, or for those whose number is one (Standing.with), with totals and winners as
// match_result gives them; in the order of their first seats. Returns how many.
int result_lines(const Standing *standing, uint8_t seats, const int16_t points[SEATS_MAX],
                 const bool winner[SEATS_MAX], ResultLine out[SEATS_MAX]);
// Who has given the game up, seat by seat; returns how many.
int result_gave_up(const Match *match, bool out[SEATS_MAX]);
// Best first: winners, then by total, then ResultLine.equal.
void result_sort(ResultLine line[SEATS_MAX], int count);

#endif

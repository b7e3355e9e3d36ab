// SPDX-License-Identifier: MIT
// Groups seats into lines of the result and sorts them. Pure: no window, no drawing.
#ifndef STARDECK_APP_SCREENS_RESULT_LINES_H
#define STARDECK_APP_SCREENS_RESULT_LINES_H

#include "app/kit/game_screens.h"
#include "engine/match.h"
#include "engine/story.h"

// Makes one line per seat, or per group of seats that share a score (Standing.with), with totals and winners
// as given by match_result, in the order of their first seats. Returns the number of lines.
int result_lines(const Standing *standing, uint8_t seats, const int16_t points[SEATS_MAX],
                 const bool winner[SEATS_MAX], ResultLine out[SEATS_MAX]);
// Sets for each seat whether it has resigned; returns how many have.
int result_gave_up(const Match *match, bool out[SEATS_MAX]);
// Sorts best first: winners, then by total, then by ResultLine.equal.
void result_sort(ResultLine line[SEATS_MAX], int count);

#endif

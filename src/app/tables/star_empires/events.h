// SPDX-License-Identifier: MIT
// What each event is at the table of Star Empires.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_EVENTS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_EVENTS_H

#include "app/tables/star_empires/table.h"

const char *empires_line_key(const Event *event); // of its sentence

#endif

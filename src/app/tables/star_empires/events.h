// SPDX-License-Identifier: MIT
// How the table of Star Empires shows each event.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_EVENTS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_EVENTS_H

#include "app/tables/star_empires/table.h"

const char *empires_line_key(const Event *event); // key of its sentence in the history; static; NULL: none

#endif

// SPDX-License-Identifier: MIT
// How the table of Star Empires shows each event.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_EVENTS_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_EVENTS_H

#include "app/tables/star_empires/table.h"

const char *empires_line_key(const Event *event); // key of its sentence in the history; static; NULL: none

// log.c: the unit that the event is about. Of one that is built unseen its price is public, and tells which
// it is unless others cost the same. NONE: not known.
uint8_t empires_unit_told(const EmpiresRules *rules, const Event *event);

#endif

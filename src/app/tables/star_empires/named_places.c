// SPDX-License-Identifier: MIT
// Finds the territories named on the screen right now: by a visible line of the history, a question, or the
// pointer. Otherwise empty space has no name on the map; this lets players find it.
#include "app/tables/star_empires/table.h"

#include "app/kit/action.h"
#include "app/kit/log_panel.h"
#include "games/star_empires/numbers.h"

#include <ctype.h>
#include <string.h>

// A letter, a digit, or a character that joins them within a name: "A-12" does not name "A-1".
static bool is_part_of_name(char c) {
    return isalnum((unsigned char)c) || c == '-' || (unsigned char)c >= 0x80;
}

static bool names(const char *text, const char *name) {
    const size_t length = strlen(name);
    for (const char *at = text; length > 0 && (at = strstr(at, name)) != NULL; at++)
        if ((at == text || !is_part_of_name(at[-1])) && !is_part_of_name(at[length]))
            return true;
    return false;
}

static uint64_t named_in(const App *app, const CardTable *table, const char *text) {
    uint64_t named = 0;
    for (uint8_t at = 0; text[0] != 0 && at < own(table)->layout.map.count; at++)
        if (names(text, empires_place_name(app, table, at)))
            named |= (uint64_t)1 << at;
    return named;
}

static uint64_t named_in_log(const App *app, const CardTable *table, const LogPanel *panel) {
    const GameLog *log = session_log(app->session);
    uint64_t named = 0;
    char text[LOG_LINE_MAX];
    for (int i = 0; i < panel->rows; i++) {
        if (panel->row[i].kind != LOG_LINE)
            continue;
        log_line(app, table, game_log_item(log, panel->row[i].item), text);
        named |= named_in(app, table, text);
    }
    return named;
}

// Where the rest of a stack can retreat to: each place can be clicked.
static uint64_t named_for_retreat(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    uint64_t named = 0;
    for (int i = 0; i < legal.count && empires_is_asked(app, table, ASK_RETREAT); i++)
        if (legal.item[i].verb == VERB_RETREAT)
            named |= bit_of(empires_chart(app, table)->place_of[legal.item[i].to]);
    return named;
}

uint64_t empires_named(const App *app, const CardTable *table) {
    ActionBox box;
    const EmpiresChoice *choice = &own(table)->choice;
    action_state(app, table, &box);
    uint64_t named = named_in(app, table, box.title) | named_in(app, table, box.hint) |
                     named_in(app, table, table->ticker);
    if (table->log[LOG_RAIL].box.w > 0)
        named |= named_in_log(app, table, &table->log[LOG_RAIL]);
    named |= named_for_retreat(app, table);
    if (own(table)->pointed != NONE)
        named |= (uint64_t)1 << own(table)->pointed;
    if (choice->pick == PICK_GROUP && choice->from < PLACES_MAX)
        named |= (uint64_t)1 << choice->from;
    return named;
}

// SPDX-License-Identifier: MIT
// What tests for every game must know of the game they run with: one struct per game, looked up by
// STARDECK_TEST_GAME (default: Tactics). A new game adds its own to the list in tested.c.
#ifndef STARDECK_TESTS_TESTED_H
#define STARDECK_TESTS_TESTED_H

#include "data/pack.h"
#include "engine/match.h"

#define TESTED_KEEP_MAX 2048
#define TESTED_KNOWN_MAX 2048
#define TESTED_PLACES 5 // hidden places that `chances` speaks of

// What must stay where it is when a position is scrambled, in the game's own form; begins as zeros.
typedef struct TestedKeep {
    alignas(8) uint8_t bytes[TESTED_KEEP_MAX];
} TestedKeep;

typedef struct TestedGame {
    const Game *game;
    const char *tables;        // the file of its tables, below tests/
    const SetupOptions *table; // one for each number of seats, variant and flag that changes what a seat may
    int table_count;           // know; without a seed
    int games;                 // so many make a long evening: games of Tactics count one
    int turn_commands;         // so many make a turn, about; 0: one
    bool ends_by_command;      // a turn ends by a command of its own: the table does not wait for a hand
    bool always_a_turn;        // until it is over somebody decides all the time, and is named
    bool own_panel_only;       // the table has no panels of the other seats

    // Replaces everything that `viewer` (SEAT_NONE: the public) can't know by something else that fits.
    // `keep` NULL: nothing must stay.
    void (*scramble)(void *state, Seat viewer, const TestedKeep *keep, Rng *rng);
    // Adds to `keep` what the command shows the viewer, and what keep_own adds. False: it shows something of
    // hidden cards by the rules themselves, and is no use for a comparison.
    bool (*keep)(const Catalog *catalog, const void *before, const Command *command, Seat viewer,
                 const Rng *rules_rng, TestedKeep *keep);
    // Adds the cards that the command names, so that it can be given again.
    void (*keep_own)(const void *before, Seat seat, const Command *command, TestedKeep *keep);
    // A command that a person does not give, since the table gives it itself in this position. False: none.
    // NULL: there never is one.
    bool (*by_itself)(const void *state, Command *command);
    // Beside scramble with a `keep`: what that leaves because commands may show it. NULL: nothing.
    void (*scramble_rest)(void *state, Rng *rng);

    // Adds to `keep` what the viewer remembers without seeing it.
    void (*remembered)(const void *state, Seat viewer, const void *notebook, TestedKeep *keep);
    // What another seat has begun secretly, or not, as it may come. NULL: nobody does.
    void (*scramble_begun)(void *state, Seat viewer, Rng *rng);
    // Of some places whose cards the viewer can't know, numbered from 0: how likely each is to lie there by
    // all that it knows and remembers. False: there is no such place now, or no simple answer.
    bool (*chances)(const void *rules, const void *state, Seat viewer, const void *notebook, int place,
                    double chance[256]);
    uint8_t (*lies)(const void *state, Seat viewer, const void *notebook, int place);

    // Is the card that the event names to the viewer (it names one) to be seen in the view?
    bool (*in_sight)(const void *view, const Event *event);
    // Do the rules open it in that very moment?
    bool (*opens)(const Event *event, Seat viewer);
    // Is it a card that the viewer chose and that waits where no view shows it? NULL: there are none.
    bool (*waits)(const void *state, Seat viewer, const Event *event);
    // Is something chosen that comes before the first turn? NULL: nothing does.
    bool (*opening)(const void *view);
    // Must the event, as it is told to the viewer, not name its card?
    bool (*conceals)(const Event *event, Seat viewer);
    // Among commands that can be taken back there must have been these verbs, and some that brought about
    // these kinds of events: one bit each. NULL, or one of which that is true.
    uint32_t free_verbs;
    uint64_t free_events;
    bool (*free_besides)(const Command *command, const EventList *events);
    int rare_table;          // the one with the rarest ways; -1: none
    int seldom_told_table;   // where one's commands and the others' seldom fit other cards; -1: none
    bool seldom_reveals;     // what a person does hardly ever turns over what nobody knew
    bool seldom_openly;      // while one person is at the table another is hardly ever asked something openly
    uint32_t rare_questions; // that hardly come up at random: one bit for each of Story.questions

    // Do many random games surely bring that card into hands? NULL: every card.
    bool (*drawn)(const void *rules, uint8_t card);
    // Can the card lie in a hand? NULL: every card.
    bool (*held_in_hand)(const void *rules, uint8_t card);

    // How much of each thing the view shows face up.
    void (*known)(const void *view, uint8_t known[TESTED_KNOWN_MAX]);
    // Who looks, and does the view hide every hand but that one's?
    Seat (*viewer)(const void *view);
    bool (*hides)(const void *view);
    // Is there what the table was held for?
    bool (*held)(const void *view);
    // Is it a question about open cards alone?
    bool (*open_question)(const void *view);
    // May everybody remember that, with these flags?
    bool (*may_remember)(const Event *event, uint8_t subject, uint8_t flags);
} TestedGame;

extern const TestedGame tested_tactics, tested_alpha_strike, tested_deck_building, tested_star_empires,
    tested_wreckers;

const TestedGame *tested_game(void);
// The cards of the environment.
bool tested_load(Catalog *catalog, Problems *problems);
// One of the commands by chance, all as likely as each other; but hardly ever one that gives the game up.
const Command *tested_choice(const Game *game, const Command *legal, int count, Rng *rng);
// A path below tests/; valid until the next call.
const char *tested_path(const char *name);

#endif

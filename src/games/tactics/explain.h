// SPDX-License-Identifier: MIT
// How the numbers on the table came about (rules §5 and §3.4), part by part, from a view: nothing a viewer
// can't know goes in, so nothing can come out. What nobody knows is said to be unknown.
#ifndef STARDECK_GAMES_TACTICS_EXPLAIN_H
#define STARDECK_GAMES_TACTICS_EXPLAIN_H

#include "games/tactics/view.h"

typedef enum WhyKind {
    WHY_BASE,    // a card: what is printed on it
    WHY_STOLEN,  // base power it takes over from `from`
    WHY_LOST,    // base power that `from` takes over
    WHY_ADDED,   // by its own effect
    WHY_BOOSTED, // by `from`
    WHY_ZEROED,  // what it had, set to 0 by `from`
    WHY_WINS,    // wins the row with `from`; amount 0
    WHY_CARD,    // a seat's sum: what `from` counts
    WHY_DOWN,    // `from` lies face down; unknown
    WHY_HALVED,  // by `from`
    WHY_MORE,    // what more there is, without list
    WHY_VALUE,   // points: of the target `from.card`
    WHY_BONUS,   // its bonus, counted `times`
    WHY_PLANET,  // it is a planet of the own faction
    WHY_RAISED,  // the bonus of the target `from.card`, conquered before, would count `times` more
    WHY_SECRET   // a conquered target that lies face down; unknown
} WhyKind;

// A card of the row. Where points are explained `card` is a target, and there is no place.
typedef struct WhyCard {
    uint8_t card; // index; CARD_HIDDEN when it lies down, NONE for none
    Seat owner;
    uint8_t at; // its place in the row
} WhyCard;

typedef struct WhyPart {
    int16_t amount; // eighths of a point
    uint8_t kind;   // WhyKind
    uint8_t times;
    WhyCard from;
    WhyCard blocker; // card NONE: the part counts. Else it would, if this card did not block it; at WHY_CARD,
                     // which counts what it counts, this one blocks something of the card
} WhyPart;

#define WHY_MAX 96

// The amounts of the parts that count add up to `total`.
typedef struct Why {
    int32_t total;   // eighths of a point
    uint8_t unknown; // so many more parts are hidden: the total is what is known
    uint8_t spare;
    uint16_t count;
    WhyPart part[WHY_MAX];
} Why;

static inline bool why_counts(const WhyPart *part) {
    return part->blocker.card == NONE || part->kind == WHY_CARD;
}

// A card of a row (ViewCard.power); of one that lies down nothing is known.
void tactics_explain_card(const TacticsRules *rules, const TacticsView *view, uint8_t row, uint8_t at,
                          Why *why);

// What a seat has in a row (ViewRow.eighths); in Blind Trust what its team has.
void tactics_explain_row(const TacticsRules *rules, const TacticsView *view, uint8_t row, Seat seat,
                         Why *why);

typedef enum WhyLinkKind {
    LINK_BLOCKS, // deactivates a part of it
    LINK_BOOSTS, // makes it stronger or weaker
    LINK_TAKES,  // takes its base power over
    LINK_ZEROES
} WhyLinkKind;

// One card of a row acts on another for as long as both lie there so; places in the row.
typedef struct WhyLink {
    uint8_t from, to;
    uint8_t kind; // WhyLinkKind
} WhyLink;

#define WHY_LINKS_MAX 64

// All that act so in a row, of cards that lie up; each once. Returns how many.
int tactics_explain_links(const TacticsRules *rules, const TacticsView *view, uint8_t row,
                          WhyLink links[WHY_LINKS_MAX]);

// Who would win a row now, and why that seat (ViewRow.leader).
typedef struct WhyLead {
    Seat winner;        // SEAT_NONE: no card lies there face up
    uint8_t by;         // WinBy
    WhyCard card, with; // WIN_TIE: the winner's card that lies highest. WIN_GALAXY: the card that wins the
                        // row, and with which one. Else NONE
    uint8_t tied[TACTICS_SEATS]; // WIN_TIE: who has as much, the winner too
    uint8_t alone;               // WIN_POWER: with no power at all, as nobody else has a card there
} WhyLead;

void tactics_explain_lead(const TacticsRules *rules, const TacticsView *view, uint8_t row, WhyLead *lead);

// The points of a seat, or its team (ViewSeat.points), target by target.
void tactics_explain_points(const TacticsRules *rules, const TacticsView *view, Seat seat, Why *why);

// What a target that nobody has conquered would bring this seat (or its team) now.
void tactics_explain_target(const TacticsRules *rules, const TacticsView *view, uint8_t target, Seat seat,
                            Why *why);

#endif

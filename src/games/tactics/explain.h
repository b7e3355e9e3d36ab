// SPDX-License-Identifier: MIT
// Explains the numbers on the table (rules §5 and §3.4) part by part. Computed from a view, so it cannot leak
// hidden information; what the viewer cannot know is marked as unknown.
#ifndef STARDECK_GAMES_TACTICS_EXPLAIN_H
#define STARDECK_GAMES_TACTICS_EXPLAIN_H

#include "games/tactics/view.h"

typedef enum WhyKind {
    WHY_BASE,    // a card's printed power
    WHY_STOLEN,  // base power taken over from `from`
    WHY_LOST,    // base power taken over by `from`
    WHY_ADDED,   // by the card's own effect
    WHY_BOOSTED, // by `from`
    WHY_ZEROED,  // set to 0 by `from`; amount: what is lost
    WHY_WINS,    // the card wins the row with `from`; amount 0
    WHY_CARD,    // in a seat's sum: the power of `from`
    WHY_DOWN,    // `from` is face down: unknown
    WHY_HALVED,  // by `from`
    WHY_MORE,    // the rest, if there are too many parts to list
    WHY_VALUE,   // points: value of target `from.card`
    WHY_BONUS,   // points: its bonus, counted `times`
    WHY_PLANET,  // points: it is a planet of the own faction
    WHY_RAISED,  // points: the bonus of the conquered target `from.card` counts `times` more
    WHY_SECRET   // points: a face-down conquered target: unknown
} WhyKind;

// A card of the row. In explanations of points, `card` is a target and `at` is unused.
typedef struct WhyCard {
    uint8_t card; // index; CARD_HIDDEN if face down, NONE: none
    Seat owner;
    uint8_t at; // position in the row
} WhyCard;

typedef struct WhyPart {
    int16_t amount; // in eighths of a point
    uint8_t kind;   // WhyKind
    uint8_t times;
    WhyCard from;
    WhyCard blocker; // NONE in blocker.card: the part counts. Otherwise this card blocks it and the part does
                     // not count; for WHY_CARD, which counts all the same, it blocks something of the card
} WhyPart;

#define WHY_MAX 96

// Explanation of a number: the amounts of the parts that count add up to `total`.
typedef struct Why {
    int32_t total;   // in eighths of a point
    uint8_t unknown; // number of further parts that are hidden; `total` is what is known without them
    uint8_t spare;
    uint16_t count;
    WhyPart part[WHY_MAX];
} Why;

// Returns true if the part is included in the total.
static inline bool why_counts(const WhyPart *part) {
    return part->blocker.card == NONE || part->kind == WHY_CARD;
}

// Explains the power of a card in a row (ViewCard.power); face-down cards are unknown.
void tactics_explain_card(const TacticsRules *rules, const TacticsView *view, uint8_t row, uint8_t at,
                          Why *why);

// Explains a seat's sum in a row (ViewRow.eighths); in Blind Trust that of its team.
void tactics_explain_row(const TacticsRules *rules, const TacticsView *view, uint8_t row, Seat seat,
                         Why *why);

typedef enum WhyLinkKind {
    LINK_BLOCKS, // deactivates a part of it
    LINK_BOOSTS, // increases or decreases its power
    LINK_TAKES,  // takes over its base power
    LINK_ZEROES
} WhyLinkKind;

// One card of a row acts on another, for as long as both stay there. Positions in the row.
typedef struct WhyLink {
    uint8_t from, to;
    uint8_t kind; // WhyLinkKind
} WhyLink;

#define WHY_LINKS_MAX 64

// Writes all links between face-up cards of a row, each once; returns how many.
int tactics_explain_links(const TacticsRules *rules, const TacticsView *view, uint8_t row,
                          WhyLink links[WHY_LINKS_MAX]);

// Which seat would win a row now, and why (ViewRow.leader).
typedef struct WhyLead {
    Seat winner;        // SEAT_NONE: no card is face up there
    uint8_t by;         // WinBy
    WhyCard card, with; // WIN_TIE: the winner's highest card. WIN_GALAXY: the card that wins the row, and the
                        // card it does so with. Else NONE
    uint8_t tied[TACTICS_SEATS]; // WIN_TIE: seats with equal power, winner included
    uint8_t alone; // WIN_POWER: 1 if it wins with no power at all, as the only one with a card there
} WhyLead;

// Fills all of `lead`.
void tactics_explain_lead(const TacticsRules *rules, const TacticsView *view, uint8_t row, WhyLead *lead);

// Explains the points of a seat or its team (ViewSeat.points), target by target.
void tactics_explain_points(const TacticsRules *rules, const TacticsView *view, Seat seat, Why *why);

// Explains the points that a target not conquered yet would bring this seat or its team now.
void tactics_explain_target(const TacticsRules *rules, const TacticsView *view, uint8_t target, Seat seat,
                            Why *why);

#endif

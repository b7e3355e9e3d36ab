// SPDX-License-Identifier: MIT
// What one seat may know of a game of Tactics (rules §9), built by tactics_view. Drawing, sound, log, recap
// and computer opponents see only this. Nothing in it depends on hidden cards.
#ifndef STARDECK_GAMES_TACTICS_VIEW_H
#define STARDECK_GAMES_TACTICS_VIEW_H

#include "games/tactics/rules.h"

#define TABLE_MAX (TACTICS_SEATS * DECK_MAX) // all player cards in the game
#define LANE_MAX 64 // cards of a row that a view shows; further ones are only counted

// Phases of a round (rules §3).
typedef enum Phase {
    PHASE_DEPLOYMENT,
    PHASE_REVEAL,
    PHASE_SCORING,
    PHASE_GAME_OVER
} Phase;

// Why a seat wins a row (rules §3.3, §5).
typedef enum WinBy {
    WIN_POWER,  // most combat power
    WIN_TIE,    // as much as others, and the highest card
    WIN_GALAXY, // a Galaxy with a Diplomat, whatever the powers
    WIN_EMPTY   // no cards, so nobody does
} WinBy;

typedef struct ViewCard {
    uint8_t card; // index into TacticsRules.card; CARD_HIDDEN if face down
    Seat owner;
    uint8_t up;                            // 1: face up
    uint8_t shielded;                      // 1: has shields on it
    uint8_t effect_blocked, power_blocked; // for face-up cards only; effects only if the card has any
    uint8_t power; // current power in whole points, fractions cut off; for sums see ViewRow.eighths
    uint8_t spare;
} ViewCard;

typedef struct ViewRow {
    uint8_t target;                  // NONE: taken, or none dealt
    uint8_t closed;                  // 1: nothing may be put at the bottom
    uint8_t count;                   // all cards of the row, even beyond LANE_MAX
    uint8_t dealt;                   // 1: a target was dealt here in this round
    ViewCard card[LANE_MAX];         // top to bottom
    uint16_t eighths[TACTICS_SEATS]; // current power of each seat's face-up cards, in eighths of a point
    Seat leader;                     // who would win it now by the face-up cards; SEAT_NONE: nobody
    uint8_t leader_by;               // WinBy
} ViewRow;

typedef struct ViewSeat {
    uint8_t faction; // index into TacticsRules.faction
    uint8_t team;    // 0 or 1 in team games, else the seat itself
    uint8_t hand_count;
    uint8_t hand[DECK_MAX]; // card indexes: the whole own hand; of other hands, cards shown by a Spy that are
                            // still there, the rest CARD_HIDDEN
    uint8_t draw_count, discard_count;
    uint8_t discard_top; // NONE if empty, or if none of it may be seen: during a pass
    uint8_t won_count;   // on the own pile; in team games the first member's pile holds the team's targets
    uint8_t won[TARGETS_MAX]; // target indexes in the order they were taken; CARD_HIDDEN in top secret games
                              // until the end
    int16_t points;           // sum of the next three; 0 in top secret games until the end
    int16_t points_values, points_bonus, points_planets;
    uint8_t planets; // number of planets conquered; 0 likewise
    uint8_t winner;  // 1: has won; set when the game is over
    uint8_t offered; // 1: has offered a card, or declined, in the current negotiation
} ViewSeat;

typedef struct TacticsView {
    uint8_t seats, phase, round, variant, flags; // phase: Phase
    uint8_t rounds_left;                         // full rounds left in the target pile after this one
    uint8_t target_pile;                         // number of cards in it
    Seat viewer;
    Seat turn;                     // the seat whose turn it is
    Seat to_act;                   // the seat that has to decide; SEAT_NONE when over
    uint8_t decision;              // DecisionKind
    uint8_t source_row, source_at; // position of the card that asks; NONE if it is not in a row
    uint8_t source_card;           // index of that card, which is face up; NONE if none
    uint8_t drawn; // DECISION_REINFORCEMENTS, DECISION_PLACE: the card to be put, if the viewer may see it;
                   // else CARD_HIDDEN, or NONE
    uint8_t drawn_with; // DECISION_PLACE: shields handed over with it, if the viewer may see them; else NONE
    uint8_t ending;     // 1: the deployment ends after this turn
    uint8_t scored_round; // round of the `scored_` fields; 0: none yet
    uint8_t passes;       // consecutive seats that passed without discarding (rules §3.1, case 4)
    uint16_t scored_eighths[ROWS][TACTICS_SEATS]; // powers at the last scoring
    Seat scored_winner[ROWS];
    uint8_t scored_by[ROWS];     // WinBy
    uint8_t scored_target[ROWS]; // NONE: the row had no target to score, or is still to be scored
    ViewSeat seat[TACTICS_SEATS];
    ViewRow row[ROWS];
} TacticsView;

// The seat whose pile holds a seat's conquered targets: itself, or in team games the team's first member.
Seat tactics_pile_seat(const TacticsView *view, Seat seat);

// Events (Event.kind), a line each: its name, the key of its line in the log (NULL: it is frequent or appears
// as a heading, and has none), what it reveals to its own seat and to all others (RevealKind, engine/event.h;
// reveals.c), and the Event fields it uses. `seat` is the seat that acts or is affected, `owner`
// the card's owner.
#define TACTICS_EVENT_LIST(X)                                                                                \
    X(EVENT_ROUND, NULL, HIDDEN, HIDDEN, "amount: number of the round")                                      \
    X(EVENT_TARGET_UP, NULL, HIDDEN, HIDDEN, "target `card` is dealt into row to_row")                       \
    X(EVENT_TURN, NULL, NOTHING, NOTHING, "seat's turn begins")                                              \
    X(EVENT_SHUFFLE, "event.shuffle", NOTHING, NOTHING,                                                      \
      "seat's discard pile became its draw pile; amount: cards")                                             \
    X(EVENT_DRAW, NULL, DRAW, NOTHING, "seat draws card (seen by that seat only)")                           \
    X(EVENT_DISCARD, NULL, NOTHING, HIDDEN,                                                                  \
      "seat discards card from the hand (only the top card in the end is public)")                           \
    X(EVENT_PASS, "event.pass", NOTHING, NOTHING, "seat passes; amount: number of cards discarded")          \
    X(EVENT_HAND_OVER, "event.hand_over", NOTHING, HIDDEN, "seat hands card to its ally (seen by both)")     \
    X(EVENT_PLACE, "event.place", NOTHING, HIDDEN, "seat puts card at to_row, to_at; amount 1: face up")     \
    X(EVENT_REVEAL, "event.reveal", HIDDEN, HIDDEN, "card at row, at is revealed and acts")                  \
    X(EVENT_TURN_UP, "event.turn_up", HIDDEN, HIDDEN,                                                        \
      "card at row, at is turned face up without its one-time effect")                                       \
    X(EVENT_FIZZLE, "event.fizzle", HIDDEN, HIDDEN,                                                          \
      "the one-time effect of the card at row, at is blocked by the one at to_row, to_at; amount: that "     \
      "card, and its owner from bit 8")                                                                      \
    X(EVENT_EFFECT, NULL, NOTHING, NOTHING, "the card at row, at executes an effect; amount: EffectVerb")    \
    X(EVENT_SHIELD, "event.shield", NOTHING, HIDDEN, "shields are put on the card at row, at")               \
    X(EVENT_SHIELD_OFF, "event.shield_off", HIDDEN, HIDDEN,                                                  \
      "shields (card) are taken off the card at row, at")                                                    \
    X(EVENT_SHIELD_BACK, "event.shield_back", NOTHING, HIDDEN,                                               \
      "there is no card to shield any more: the shields return to seat's hand")                              \
    X(EVENT_REMOVE, "event.remove", HIDDEN, HIDDEN,                                                          \
      "card at row, at goes to its owner's discard pile; amount 1: it was face up")                          \
    X(EVENT_MOVE, "event.move", NOTHING, NOTHING, "card moves from row, at to to_row, to_at")                \
    X(EVENT_SUMMON, "event.summon", NOTHING, HIDDEN, "card goes from seat's hand to to_row, to_at")          \
    X(EVENT_KEEP, "event.keep", DRAW, NOTHING,                                                               \
      "seat keeps the drawn card in its hand (seen by that seat only)")                                      \
    X(EVENT_OFFER, "event.offer_hidden", NOTHING, NOTHING,                                                   \
      "seat offers card in the negotiation (seen by that seat only), or declines (amount 0)")                \
    X(EVENT_OFFER_OPEN, "event.offer_open", HIDDEN, HIDDEN,                                                  \
      "the card offered by seat is revealed; amount: its base power")                                        \
    X(EVENT_NEGOTIATION_TIE, "event.talks_tie", HIDDEN, HIDDEN,                                              \
      "the tied seats (bits in amount) offer again")                                                         \
    X(EVENT_NEGOTIATION_END, "event.talks_end", HIDDEN, HIDDEN,                                              \
      "the negotiation over row ends; seat: who takes the target, or SEAT_NONE; amount 1: ended by "         \
      "[end_negotiation]")                                                                                   \
    X(EVENT_SHOW_HAND, "event.show_hand", HAND, NOTHING, "seat looks at owner's hand")                       \
    X(EVENT_ASK, NULL, NOTHING, NOTHING, "seat has to decide; amount: DecisionKind")                         \
    X(EVENT_PHASE, "event.phase_scoring", HIDDEN, HIDDEN, "amount: Phase that begins")                       \
    X(EVENT_SCORE, NULL, HIDDEN, HIDDEN, "seat's power in row; amount: in eighths of a point")               \
    X(EVENT_ROW_WON, "event.row_won", HIDDEN, HIDDEN,                                                        \
      "seat takes the target (card) of row; amount: WinBy; SEAT_NONE: the target goes back under the pile")  \
    X(EVENT_CLEAR, NULL, HIDDEN, HIDDEN,                                                                     \
      "card at row, at goes to its owner's discard pile at the end of the round")                            \
    X(EVENT_GAME_OVER, "event.game_over", HIDDEN, HIDDEN, "the game is over")

typedef enum TacticsEvent {
#define NAME(name, ...) name,
    TACTICS_EVENT_LIST(NAME)
#undef NAME
    EVENT_COUNT
} TacticsEvent;

extern const char *const tactics_event_keys[EVENT_COUNT]; // story.c: of the lines in the log

#endif

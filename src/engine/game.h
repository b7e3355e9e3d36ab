// SPDX-License-Identifier: MIT
// The contract every game signs. A game is plain data and pure functions: no drawing, files, clock or memory
// allocation. `rules` is the pack's struct, filled by src/data from cards/<id>/ by the tables below, constant
// once loaded; `state` is the game's own struct of state_bytes bytes.
//
// What must hold, and tests/contract checks for every registered game:
//
// 1. A state is uint8_t fields only: copied by memcpy, compared by memcmp, hashed as bytes, the same on every
//    machine. Equal positions are equal bytes. Bytes that are not in use are 0.
// 2. Legal commands are sorted (command_compare), unique, and there is one until the game is over. Each of
//    them is accepted; everything else is refused (a list of cards may be accepted in another order too, and
//    more commands of a verb that is `sampled`), and a refusal changes nothing, the random numbers neither.
//    judge says the same as apply, without doing it.
// 3. Only setup, position and apply get an Rng: no question can roll dice. Seed and commands are the whole
//    game.
// 4. A view depends on nothing but what its viewer may know (what that is, each game has a test of its own
//    for, as test_secrets.c), and is written to the last byte.
// 5. Whoever looks at the events changes nothing by that: without a list, or with one that is too short, the
//    game goes on the same.
// 6. check finds nothing, whatever legal commands were given.
// 7. A standpoint depends on nothing but what its seat may know: two states that differ in nothing else give
//    the same bytes. A sample of it shows the seat the same view, to the byte, passes check, and gives it the
//    same legal commands; so nobody who thinks by samples can peek (test_sample.c).
#ifndef STARDECK_ENGINE_GAME_H
#define STARDECK_ENGINE_GAME_H

#include "core/hash.h"
#include "core/rng.h"
#include "core/text.h"
#include "engine/command.h"
#include "engine/event.h"
#include "engine/limits.h"
#include "engine/schema.h"
#include "engine/setup_options.h"

typedef struct Faults Faults;         // core/faults.h
typedef struct HiddenCard HiddenCard; // engine/hidden_card.h
typedef struct JsonOut JsonOut;       // core/json_out.h
typedef struct Story Story;           // engine/story.h

// How a scenario file calls what is a variant, a flag or a number here, where that reads better.
typedef struct OptionWords {
    const char *key;            // NULL: the list ends
    const char *flag;           // of Game.flags; NULL: it is the variant
    const char *without, *with; // the flag; NULL, NULL: true stands for its absence
} OptionWords;

typedef struct Game {
    const char *id;               // "tactics": the folder under cards/, the value of "game" in files
    uint16_t rules_version;       // rises when the same commands give another game
    uint8_t seats_min, seats_max; // no more than SEATS_MAX
    size_t rules_bytes;           // of the pack's struct
    size_t state_bytes;           // at most STATE_MAX
    size_t format_1_bytes;        // of a state, those that match_hash_format_1 counts; 0: all
    size_t view_bytes;            // at most VIEW_MAX
    size_t notebook_bytes;        // at most NOTEBOOK_MAX; 0: there is nothing to remember
    size_t standpoint_bytes;      // at most STANDPOINT_MAX

    // Names for files and messages; each list ends with NULL, verbs with a NULL name.
    const char *const *variants;
    const char *const *flags;
    const NumberOption *numbers;     // at most NUMBERS_MAX; NULL: there are none
    const OptionWords *option_words; // NULL: scenarios have flags and "variant" by their names
    const char *const *refusals;     // [VERDICT_OK] is "ok"
    const Verb *verbs;

    // The pack: where records with ids lie, and which file fills what.
    const Table *tables;
    uint8_t table_count;
    uint8_t card_table;  // what ids in commands name
    uint8_t seat_table;  // what names a seat (its faction)
    size_t style_offset; // of the SeatStyle in a record of the seat table; 0: it has none
    const PackFile *pack_files;
    uint8_t pack_file_count;
    const About *about; // what the keys and words of those files are for; NULL: nobody says
    // Checks what no single field can know and fills what is derived. Every fault is told, each where the
    // value stands that is to be changed. Of a pack with faults some values are zero; what follows from that
    // may be told, as long as it is told of the record they belong to, and nothing else may go wrong.
    void (*prepare)(void *rules, Faults *faults);
    // Tells what a pack that is good hardly means to be: effects that can never act … For those who make
    // packs, as warnings ("[!never] …"). NULL: there is nothing to say.
    void (*warnings)(const void *rules, Faults *faults);

    // What is said of the game besides its records, which its packs have in each language: the keys, each
    // with the placeholders that get values there ("event.pass @seat number"), '@' before those that are the
    // name of somebody who plays and have its forms (data/words.h); with '?' before a key that may be
    // missing. Ends with NULL. The build makes it from the shipped English (text_lists.py). What follows from
    // names is known without it: "refusal.REFUSAL", "variant.VARIANT.name" and ".text", "flag.…" likewise,
    // "phase.PHASE", "decision.QUESTION.ask" (data/pack_words.c).
    const char *const *texts;

    // The pictures that the pack names, one after another from 0: where it does
    // ("deck.json/cards/3/picture"), and the files that are wanted below the folder of assets, one a line; or
    // in `problem` why this is no name of a picture. False: there are no more. NULL: it names none.
    bool (*picture)(const void *rules, int number, Text *path, Text *files, Text *problem);

    // A legal choice of seats, variant, flags and who begins? Else a sentence in `problem`, and only then.
    bool (*options_ok)(const void *rules, const SetupOptions *options, Text *problem);
    // Deals a new game into `state`, whatever that held, and runs it up to the first decision. `options` must
    // have passed options_ok. Here and below `events` NULL: nobody looks.
    void (*setup)(const void *rules, const SetupOptions *options, Rng *rng, void *state, EventList *events);

    // The same from a given position (a scenario's "setup"): read by position_schema into position_bytes
    // zeroed bytes. False with a sentence if it is impossible (a card named twice …) and in `path` where
    // ("hands/romulan/2"), which may be empty.
    // Scenarios of a game with `scripted_luck` say with the set-up what luck brings ("rolls", "shuffles"):
    // nothing comes from the generator then.
    bool scripted_luck;
    const Schema *position_schema;
    size_t position_bytes;
    bool (*position)(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                     void *state, EventList *events, Text *problem, Text *path);

    // Fills a zeroed position in which this record of a table can be tried at once: a card lies in the hand
    // of seat 0, who can play it (or, if it can't be held, where it comes into play), a target in the middle,
    // a ship sits at the table (whoever calls puts it there). All that it doesn't ask for is as luck deals
    // it. `options` have passed options_ok; the variant becomes another one if the record needs that. False:
    // there is nothing to be tried about it. NULL: about nothing.
    bool (*try_out)(const void *rules, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                    void *position);

    // Adds to `sum` the parts of the state that are in use (hash_part): two states that differ in any byte
    // must differ there. NULL: all of it is added.
    HashSum (*hash)(const void *state, HashSum sum);

    // The one seat that has to decide now; SEAT_NONE when the game is over.
    Seat (*to_act)(const void *rules, const void *state);
    // Writes the first `capacity` legal commands of the seat to act and returns how many there are in all: 0
    // when the game is over.
    int (*legal)(const void *rules, const void *state, Command *out, int capacity);
    // Would `apply` carry the command out, and if not, why? Any bytes may come in as a command, and any seat.
    Verdict (*judge)(const void *rules, const void *state, Seat seat, const Command *command);
    // Carries the command out and everything that follows by itself, up to the next decision; or says why
    // not, as judge does.
    Verdict (*apply)(const void *rules, void *state, Seat seat, const Command *command, Rng *rng,
                     EventList *events);

    // What `viewer` may know, as the game's own view struct (view_bytes, all of them written). SEAT_NONE:
    // what everybody may know.
    void (*view)(const void *rules, const void *state, Seat viewer, void *view);

    // The same struct with everything in it that lies hidden, as if it lay open, and the seat `front` as the
    // viewer: for games that are over.
    void (*open_view)(const void *rules, const void *state, Seat front, void *view);

    // What the event tells `viewer` (SEAT_NONE: the public), who was there when the command was given that
    // brought it about. Where all events of a command tell nothing it may be taken back: the viewer could
    // have worked out all of them before. NULL: each event tells something.
    RevealKind (*reveals)(const Event *event, Seat viewer);

    // For opponents that think ahead. A view shows what lies on the table; to play on from there one must
    // also know what is under way, and what the seat remembers though nothing shows it any more. All that
    // together is its standpoint; where it leaves something open, every state that fits is as likely as any
    // other.
    //
    // Notes in `notebook` (notebook_bytes, zeros when the game begins: nothing is remembered) what the event
    // tells `viewer`, as event_for gives it. It is called for every event of every command, in order. NULL
    // where notebook_bytes is 0.
    void (*remember)(const void *rules, void *notebook, Seat viewer, const Event *told);
    // What `viewer`, a seat that plays, knows of the state: standpoint_bytes, all of them written. It reads
    // nothing that is hidden from the viewer, or only so that the order in which it lies doesn't count.
    void (*standpoint)(const void *rules, const void *state, Seat viewer, const void *notebook,
                       void *standpoint);
    // Writes a state that the standpoint's seat can't tell from the real one, each such state as likely as
    // any other. What another seat has begun secretly and not shown is never guessed: it has begun nothing.
    // To be played on with a Rng of whoever asks; the real one's is not part of a state.
    void (*sample)(const void *rules, const void *standpoint, Rng *rng, void *state);

    // What a seat's view hides of a sample of its standpoint: each card that lies down, or is held by another
    // seat, in an order that depends on the view alone; at most `capacity` of them, returns how many. So that
    // people can be told what a computer believed. NULL: nothing can be told.
    int (*hidden)(const void *view, const void *sample, HiddenCard *out, int capacity);

    // For playing samples on, to see what a command may lead to. Each may be NULL.
    //
    // A command that is likely to be given by the seat to act, by the Rng of whoever asks; it must be legal.
    // NULL: any.
    void (*playout)(const void *rules, const void *state, Rng *rng, Command *command);
    // Shall playouts learn from one another which commands go well (ai/mast.h)? Where opponents play better
    // for it, which is to be measured: it costs a second draw for each command.
    bool playouts_learn;
    // What apply does for the seat to act, with nobody looking, for a command that is certainly legal: a
    // playout's, or one of the list. It isn't judged again. NULL: apply does it.
    void (*proceed)(const void *rules, void *state, const Command *command, Rng *rng);
    // Has the game gone far enough, from `start` to `now`, for `estimate` to judge it? NULL: not before it is
    // over.
    bool (*horizon)(const void *rules, const void *start, const void *now);
    // No opponent at the table tries more simulations for a decision, where playouts take long. 0: as many as
    // it likes.
    uint32_t simulations_most;
    // How well the seat stands against the others, in any unit: at the horizon, or at the end. NULL: by
    // points and who wins (Game.result).
    int32_t (*estimate)(const void *rules, const void *state, Seat seat);
    // Of two seats the one that `estimate` puts ahead by so much wins e times as often as the other: measured
    // over many games. For chances that people are told. 0: nobody has measured it.
    int32_t estimate_odds;
    // What the seat holds at the horizon is worth for what comes after it, in HELD_UNIT-ths of what
    // `estimate` counts by, for opponents that look so far; 0 when the game is over. NULL: nothing. Only with
    // `estimate`.
    int32_t (*held)(const void *rules, const void *state, Seat seat);

    // What each of `count` legal commands of the viewer who has to decide is worth to it, in any unit, by
    // what the view says alone: for opponents that look one step ahead. NULL: the game has no such sense.
    // WORTH_NEVER: certainly a blunder, which nobody who weighs commits while there is anything else.
    void (*weigh)(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
    // The same for opponents that think ahead: those that are worth most are tried first, and what is
    // WORTH_NEVER (all that is so for weigh, and what is not worth thinking about) is not tried at all. NULL:
    // as weigh.
    void (*consider)(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);

    // For tools: the whole position in the words of a scenario's "expect" (keys into an object already
    // begun).
    void (*report)(const void *rules, const void *state, JsonOut *json);
    // Keys of the report of whose entries an "expect" names everything or nothing: what it does not name in
    // one must not be there. Ends with NULL. NULL: there are none.
    const char *const *whole;
    // For tools: what `stardeck score` prints, as if scoring began now (keys into an object already begun).
    // May be NULL.
    void (*score)(const void *rules, const void *state, JsonOut *json);
    // Points of each seat and which seats win, for all SEATS_MAX of them. What wins is the game's business:
    // most points, the last ship, a share of the map; a game without points gives 0. Seats that do not play
    // have 0 and do not win, and of the others somebody does. Allies have the points of their team and win
    // together. Before the game is over it is the result as if it ended now.
    void (*result)(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
    // Is everything in order (each card in exactly one place …)? Else a sentence. For tests and loading.
    bool (*check)(const void *rules, const void *state, Text *problem);
    // Turns begun so far, which never become fewer; for statistics.
    uint16_t (*turns)(const void *state);
    // What is told about it: by everything that shows games.
    const Story *story;
} Game;

#endif

// SPDX-License-Identifier: MIT
// The contract every game implements. A game is plain data and pure functions: it draws nothing, reads no
// files and no clock, and allocates no memory. `rules` is the struct of the loaded pack, filled by src/data
// from cards/<id>/ through the tables below and constant after loading; `state` is the game's own struct of
// state_bytes bytes.
//
// tests/contract checks for every registered game:
//
// 1. A state consists of uint8_t fields only: it can be copied with memcpy, compared with memcmp and hashed
//    as bytes, with the same result on every machine. Equal positions are equal bytes; unused bytes are 0.
// 2. Legal commands are sorted (command_compare) and unique, and there is at least one until the game is
//    over. `apply` accepts each of them and refuses everything else, except that a list of cards may be
//    accepted in another order, and a verb that is `sampled` accepts commands `legal` does not list. A
//    refusal changes nothing, not even the Rng. `judge` answers as `apply` would, without carrying anything
//    out.
// 3. Only functions that change or make a state, and those for simulation, get an Rng: no query can consume
//    the rules' randomness. Seed and commands determine the whole game.
// 4. A view depends only on what its viewer may know, and every byte of it is written. What a viewer may know
//    is tested game by game (test_secrets.c).
// 5. Collecting events has no effect: with no list, or with one that is too short, the game goes on the same.
// 6. `check` finds nothing after any sequence of legal commands.
// 7. A standpoint depends only on what its seat may know: two states that differ in nothing else give the
//    same bytes. A sample of it gives the seat the same view, to the byte, and the same legal commands, and
//    passes `check`; so an opponent that thinks by samples cannot peek (test_sample.c).
//
// Strings and tables a Game points to are constants. Functions whose comment says what NULL means, or that
// they may be NULL, are optional; all others are required. `events` may be NULL everywhere: nobody looks.
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
typedef struct MapChoice MapChoice;   // engine/map_choice.h
typedef struct Story Story;           // engine/story.h

// A more readable key for an option in scenario files, instead of the variant's or flag's own name.
typedef struct OptionWords {
    const char *key;            // NULL ends the list
    const char *flag;           // the member of Game.flags; NULL: the key means the variant
    const char *without, *with; // values for the flag off and on; both NULL: a bool, true if it is off
} OptionWords;

typedef struct Game {
    const char *id;               // "tactics": folder below cards/, value of "game" in files
    uint16_t rules_version;       // increase when the same commands give another game
    uint8_t seats_min, seats_max; // at most SEATS_MAX
    size_t rules_bytes;           // size of the pack's struct
    size_t state_bytes;           // at most STATE_MAX
    size_t format_1_bytes;        // bytes that match_hash_format_1 hashes; 0: the whole state
    void (*format_1)(const void *state, uint8_t *out); // writes them; NULL: they are the first of the state
    size_t view_bytes;                                 // at most VIEW_MAX
    size_t notebook_bytes;                             // at most NOTEBOOK_MAX; 0: nothing to remember
    size_t standpoint_bytes;                           // at most STANDPOINT_MAX

    // Names in files and messages. Each list ends with NULL, `verbs` with a NULL name.
    const char *const *variants;
    const char *const *flags;
    const NumberOption *numbers;     // at most NUMBERS_MAX; NULL: none
    const MapChoice *maps;           // NULL: there are no maps to choose from
    const OptionWords *option_words; // NULL: scenarios use the names of flags and "variant"
    const char *const *refusals;     // [VERDICT_OK] is "ok"
    const Verb *verbs;

    // The pack: its tables of records with ids, and which file fills what.
    const Table *tables;
    uint8_t table_count;
    uint8_t card_table;  // index into `tables`: what ids in commands name
    uint8_t seat_table;  // index into `tables`: what names a seat (its faction)
    size_t style_offset; // of the SeatStyle in a record of the seat table; 0: none
    const PackFile *pack_files;
    uint8_t pack_file_count;
    const About *about; // documents the keys and words of those files; NULL: undocumented
    // Called once after a pack has been read: checks what no single field can show and fills derived values.
    // Reports every fault at the path of the value to change. In a pack that already has faults some values
    // are zero: faults that follow from that may be reported, at the record concerned, but nothing worse may
    // happen.
    void (*prepare)(void *rules, Faults *faults);
    // Reports what a valid pack probably does not intend, such as effects that can never act, as warnings for
    // pack authors ("[!never] …"). NULL: no warnings.
    void (*warnings)(const void *rules, Faults *faults);

    // Keys of the texts each language of the pack must have besides those of its records, each followed by
    // the placeholders that get values there ("event.pass @seat number"). '@' marks the name of a player,
    // which has grammatical forms (data/words.h); '?' before a key: it may be missing. Ends with NULL. The
    // build makes the list from the shipped English (text_lists.py). Keys that follow from names are not in
    // it: "refusal.REFUSAL", "variant.VARIANT.name" and ".text", likewise "flag.…", "phase.PHASE",
    // "decision.QUESTION.ask" (data/pack_words.c).
    const char *const *texts;

    // Enumerates the pictures the pack names, `number` counting from 0; false: there are no more. Appends to
    // `path` where the pack names it ("deck.json/cards/3/picture"), and either to `files` the files needed
    // below the asset folder, one a line, or to `problem` why this is no name of a picture. NULL: it names
    // none.
    bool (*picture)(const void *rules, int number, Text *path, Text *files, Text *problem);

    // True if seats, variant, flags, map, numbers and starting seat go together; else false with a sentence
    // in `problem`.
    bool (*options_ok)(const void *rules, const SetupOptions *options, Text *problem);
    // Deals a new game into `state`, overwriting it, and runs it to the first decision. `options` must have
    // passed options_ok.
    void (*setup)(const void *rules, const SetupOptions *options, Rng *rng, void *state, EventList *events);

    // Like setup, but from a given position (a scenario's "setup"), which position_schema reads into
    // position_bytes zeroed bytes. False if it is impossible (a card named twice …): appends a sentence to
    // `problem`, and to `path` the place ("hands/romulan/2"), unless there is none. With `scripted_luck`
    // scenarios of the game specify all luck ("rolls", "shuffles" beside the set-up), and nothing comes from
    // the generator.
    bool scripted_luck;
    const Schema *position_schema;
    size_t position_bytes;
    bool (*position)(const void *rules, const SetupOptions *options, const void *position, Rng *rng,
                     void *state, EventList *events, Text *problem, Text *path);

    // For trying out a record of one of the pack's tables: fills a zeroed position in which it can be used at
    // once. A card is in the hand of seat 0, which can play it (or already in play if it can't be held); a
    // target is in the middle; for a ship the caller seats its faction. The rest is dealt at random.
    // `options` must have passed options_ok; the function may change the variant if the record needs another.
    // False: there is nothing to try about this record. NULL: the game has nothing to try.
    bool (*try_out)(const void *rules, SetupOptions *options, uint8_t table, uint8_t index, Rng *rng,
                    void *position);

    // Adds the parts of the state that are in use to `sum` (hash_part), for speed: states that differ in any
    // byte must differ in those parts. NULL: all state_bytes are hashed.
    HashSum (*hash)(const void *state, HashSum sum);

    // The one seat that must decide now; SEAT_NONE when the game is over.
    Seat (*to_act)(const void *rules, const void *state);
    // Writes the first `capacity` legal commands of the seat to act. Returns how many there are in total,
    // which may exceed `capacity`; 0 when the game is over.
    int (*legal)(const void *rules, const void *state, Command *out, int capacity);
    // VERDICT_OK if `apply` would carry the command out, else the reason. Must cope with any bytes as a
    // command and with any seat.
    Verdict (*judge)(const void *rules, const void *state, Seat seat, const Command *command);
    // Carries out the command and everything that follows automatically, up to the next decision. Otherwise
    // returns the reason, like judge, and changes nothing.
    Verdict (*apply)(const void *rules, void *state, Seat seat, const Command *command, Rng *rng,
                     EventList *events);

    // Writes what `viewer` may know, as the game's own view struct: all view_bytes. SEAT_NONE: the public.
    void (*view)(const void *rules, const void *state, Seat viewer, void *view);

    // The same struct with everything hidden shown as if it were open, and seat `front` as the viewer. Only
    // for games that are over.
    void (*open_view)(const void *rules, const void *state, Seat front, void *view);

    // What the event reveals to `viewer` (SEAT_NONE: the public) who was looking when the command was given.
    // A command whose events all reveal nothing can be undone: the viewer could have predicted them. NULL:
    // every event reveals something.
    RevealKind (*reveals)(const Event *event, Seat viewer);

    // ---- For opponents that think ahead. A view shows what is on the table; to play on from there, an
    // opponent also needs what is under way, and what the seat remembers although nothing shows it any more.
    // Together they are the seat's standpoint. Every state that fits it is equally likely.
    //
    // Records in `notebook` (notebook_bytes; all zero at the start of a game: nothing remembered) what the
    // event tells `viewer`. `told` is the event as event_for gives it to that seat. Called in order
    // for every event of every command, but not for those of the set-up. NULL if notebook_bytes is 0.
    void (*remember)(const void *rules, void *notebook, Seat viewer, const Event *told);
    // Writes what `viewer`, a seat that plays, knows of the state: all standpoint_bytes. May read what is
    // hidden from the viewer only in ways that don't depend on its order.
    void (*standpoint)(const void *rules, const void *state, Seat viewer, const void *notebook,
                       void *standpoint);
    // Determinization: writes a state the standpoint's seat can't tell from the real one, all such states
    // being equally likely. Secret actions of other seats that are still under way are not guessed: in a
    // sample they have begun nothing. `rng` is the caller's; the match's own is not part of a state.
    void (*sample)(const void *rules, const void *standpoint, Rng *rng, void *state);

    // Lists the cards of a sample that the seat's view hides, face-down or in other hands, in an order that
    // depends only on the view; writes at most `capacity` (HIDDEN_MAX is always enough) and returns how many.
    // Used to explain what a computer believed. NULL: no such explanations.
    int (*hidden)(const void *view, const void *sample, HiddenCard *out, int capacity);

    // ---- For playouts (rollouts), which play samples on to see what a command may lead to. Each may be
    // NULL.
    //
    // Chooses a plausible legal command for the seat to act, with the caller's `rng`. NULL: a random legal
    // command.
    void (*playout)(const void *rules, const void *state, Rng *rng, Command *command);
    // True: playouts learn from one another which commands do well (ai/mast.h). Each step then draws at least
    // two commands and takes the better one; set it only if measurements show that opponents play better.
    bool playouts_learn;
    // A faster `apply` for the seat to act: no events, and no check because the command is known to be legal.
    // NULL: `apply` is used.
    void (*proceed)(const void *rules, void *state, const Command *command, Rng *rng);
    // True if a playout that started at state `start` has gone far enough at `now` to be judged by
    // `estimate`. NULL: playouts run to the end of the game.
    bool (*horizon)(const void *rules, const void *start, const void *now);
    // Upper limit of simulations per decision for opponents at the table, where playouts are slow. 0: none.
    uint32_t simulations_most;
    // Heuristic value of the state for the seat against the others, in any unit, at the horizon or the end.
    // NULL: from points and winners (Game.result).
    int32_t (*estimate)(const void *rules, const void *state, Seat seat);
    // The lead in `estimate` that makes a seat win e times as often as the other of two, measured over many
    // games; turns values into the chances of winning shown to people. 0: not measured.
    int32_t estimate_odds;
    // Names of the numbers that `features` writes, for nets that learned to judge by them
    // (engine/value_net.h); at most FEATURES_MAX, ends with NULL. They count what cards and units do, never
    // which they are, so that they hold for edited packs. NULL: there are none.
    const char *const *feature_names;
    // Describes the state for the seat: FEATURES_MAX numbers, those without a name 0. May read everything in
    // the state; opponents give it samples only.
    void (*features)(const void *rules, const void *state, Seat seat, int16_t out[FEATURES_MAX]);
    // True if a turn begins at `now` and it is at least `turns` turns after `start`. The horizon of playouts
    // that end with a net, and where positions to learn from are taken. Required with `features`.
    bool (*turns_on)(const void *rules, const void *start, const void *now, int turns);
    // The turns after which a net judges playouts. 0: at `horizon`.
    uint8_t net_turns;
    // The worth, for the rest of the game, of what the seat holds at the horizon, in 1/HELD_UNIT of the unit
    // of `estimate`; 0 when the game is over. Added for opponents that look that far (looks_on in
    // ai/search.h). Only with `estimate`. NULL: nothing is added.
    int32_t (*held)(const void *rules, const void *state, Seat seat);

    // Heuristic for opponents that look one step ahead: writes the worth of each of `count` legal commands to
    // the view's seat, which has to decide, in any unit, from the view alone. WORTH_NEVER: certainly a
    // blunder, chosen only if there is nothing else. NULL: none; opponents that weigh can't play the game.
    void (*weigh)(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
    // The same for opponents that think ahead: commands worth most are tried first, those worth WORTH_NEVER
    // are not tried at all. These are all blunders of weigh, and whatever is not worth thinking about. NULL:
    // weigh is used.
    void (*consider)(const void *rules, const void *view, const Command *legal, int count, int32_t *worth);
    // The same where a net judges: more commands, as it tells apart what the heuristic can't. NULL: consider.
    void (*consider_net)(const void *rules, const void *view, const Command *legal, int count,
                         int32_t *worth);

    // For tools: writes the whole position as a scenario's "expect" has it, as keys of the current JSON
    // object.
    void (*report)(const void *rules, const void *state, JsonOut *json);
    // Keys of the report whose entries are compared completely: an "expect" that names such an entry must
    // name everything in it. Ends with NULL. NULL: none.
    const char *const *whole;
    // For tools: writes what `stardeck score` prints, as if scoring began now, as keys of the current JSON
    // object. May be NULL.
    void (*score)(const void *rules, const void *state, JsonOut *json);
    // Writes points and winners for all SEATS_MAX seats. How the game is won is its own business: most
    // points, the last ship, a share of the map; a game without points writes 0. Seats that do not play get 0
    // and do not win; at least one of the others wins. Allies get their team's points and win together.
    // Before the end: the result as if the game ended now.
    void (*result)(const void *rules, const void *state, int16_t points[SEATS_MAX], bool winner[SEATS_MAX]);
    // True if the state is consistent (each card in exactly one place …); else false with a sentence in
    // `problem`. For tests and loading.
    bool (*check)(const void *rules, const void *state, Text *problem);
    // Turns begun so far, for statistics; never decreases.
    uint16_t (*turns)(const void *state);
    // How the game presents itself; used by everything that shows games.
    const Story *story;
} Game;

#endif

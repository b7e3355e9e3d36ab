// SPDX-License-Identifier: MIT
// How the table shows each event of the deck-building game: its line in the history, how long it is shown,
// its sound.
#include "app/kit/game_table.h"
#include "app/kit/ship_breaking.h"
#include "app/tables/deck_building/show.h"
#include "app/tables/deck_building/won_moment.h"

#include <math.h>

const EventLook building_events[EVENT_COUNT] = {
    [EVENT_SHUFFLED] = {320, SOUND_SHUFFLE},
    [EVENT_DRAWN] = {110, SOUND_CARD_DRAW},
    [EVENT_DROPPED] = {200, SOUND_CARD_DISCARD},
    [EVENT_PLAYED] = {300, SOUND_NONE}, // climbs in a run: building_add_sounds
    [EVENT_ACTIVATED] = {350, SOUND_EFFECT},
    [EVENT_TRIGGERED] = {260, SOUND_EFFECT},
    [EVENT_BOUGHT] = {60, SOUND_COUNT},
    [EVENT_GAINED] = {400, SOUND_CARD_DRAW},
    [EVENT_REFILLED] = {260, SOUND_CARD_FLIP},
    [EVENT_REFRESHED] = {500, SOUND_SHUFFLE},
    [EVENT_PUT_AWAY] = {70, SOUND_CARD_DISCARD},
    [EVENT_SEARCHED] = {320, SOUND_CARD_DISCARD},
    [EVENT_FLIPPED] = {FLIP_MS, SOUND_CARD_FLIP},
    [EVENT_SKIPPED] = {350, SOUND_NONE},
    [EVENT_PLACED] = {350, SOUND_CARD_DROP},
    [EVENT_DISPLACED] = {350, SOUND_NONE},
    [EVENT_REMOVED] = {350, SOUND_NONE},
    [EVENT_COMPLETED] = {WON_MOMENT_MS, SOUND_MISSION},
    [EVENT_AWARDED] = {WON_MOMENT_MS, SOUND_CONQUER},
    [EVENT_FAILED] = {FAILED_READ_MS, SOUND_NONE}, // building_add_sounds
    [EVENT_BATTLE] = {900, SOUND_ALARM},
    [EVENT_PASSED] = {300, SOUND_NONE},
    [EVENT_AIMED] = {260, SOUND_NONE},
    [EVENT_SHOT] = {SHOT_MS, SOUND_NONE},          // building_add_sounds
    [EVENT_DOWNED] = {SHIP_BREAKS_MS, SOUND_NONE}, // building_add_sounds
    [EVENT_COMPARED] = {160, SOUND_NONE},          // climbs: building_add_sounds
    [EVENT_BATTLE_OVER] = {600, SOUND_NONE},
    [EVENT_DEFEATED] = {LOST_READ_MS, SOUND_NONE}, // building_add_sounds
    [EVENT_DAMAGED] = {450, SOUND_HULL_HIT},
    [EVENT_REPAIRED] = {350, SOUND_EFFECT},
    [EVENT_INFECTED] = {550, SOUND_DEACTIVATE},
    [EVENT_TRASHED] = {350, SOUND_CARD_DISCARD},
    [EVENT_DISCARDED] = {90, SOUND_CARD_DISCARD},
    [EVENT_RECOVERED] = {350, SOUND_CARD_DRAW},
    [EVENT_STAT] = {220, SOUND_POWER_UP},
    [EVENT_GRANTED] = {200, SOUND_EFFECT},
    [EVENT_SPENT] = {60, SOUND_NONE},
    [EVENT_EVENT_OPENS] = {0, SOUND_NONE},
    [EVENT_PEEKED] = {0, SOUND_NONE},
    [EVENT_BOTTOMED] = {0, SOUND_NONE},
    [EVENT_CHOICE] = {0, SOUND_NONE},
    [EVENT_PHASE] = {0, SOUND_NONE},
    [EVENT_TURN] = {0, SOUND_NONE},
    [EVENT_TURN_END] = {0, SOUND_NONE},
    [EVENT_BATTLE_CARD_DISCARDED] = {0, SOUND_CARD_DISCARD},
    [EVENT_CONCEDED] = {350, SOUND_NONE},
    [EVENT_OVER] = {900, SOUND_NONE},
};

static const char *const granted_keys[] = {"event.granted_search", "event.granted_explore",
                                           "event.granted_mission"};

// ---- runs of cards

// What a card that is played brings is part of the run.
static bool ends_run(const Event *event) {
    switch ((BuildingEvent)event->kind) {
    case EVENT_TRIGGERED:
    case EVENT_STAT:
    case EVENT_GRANTED:
    case EVENT_SHUFFLED:
    case EVENT_DRAWN:
    case EVENT_CHOICE:
        return false;
    default:
        return true;
    }
}

static void count_run(CardTable *table, const Event *event) {
    BuildingTable *at = own(table);
    if (event->kind == EVENT_PLAYED && !building_shows_battle(table) && event->seat == at->run_of)
        at->run++;
    else if (event->kind == EVENT_PLAYED || ends_run(event))
        at->run = event->kind == EVENT_PLAYED && !building_shows_battle(table);
    if (event->kind == EVENT_PLAYED)
        at->run_of = event->seat;
    if (event->kind == EVENT_BATTLE)
        at->battle_cards = 0;
    at->battle_cards += event->kind == EVENT_PLAYED && table->theirs && building_shows_battle(table);
}

// Cards that others play, or that the seat in front plays all at once.
static bool is_run(const CardTable *table) {
    return !building_shows_battle(table) && (table->theirs || own(table)->plays_all);
}

// To replace a card on sale, and to end the turn, nobody thinks for long; what is turned up or won is held
// afterwards.
bool building_beats(const Event *event) {
    return event->kind != EVENT_SPENT && event->kind != EVENT_FLIPPED && event->kind != EVENT_COMPLETED &&
           event->kind != EVENT_SEARCHED && event->kind != EVENT_TURN_END && event->kind != EVENT_DISCARDED;
}

bool building_runs(const CardTable *table, const Event *next) {
    const BuildingTable *at = own(table);
    // A battle is one run, whose card it may be: who has no more to say is part of it, and so are the shots.
    if (building_shows_battle(table))
        return table->theirs && at->battle_cards > 0 && next != NULL &&
               (next->kind == EVENT_PLAYED || next->kind == EVENT_PASSED || next->kind == EVENT_AIMED);
    if (table->theirs && next != NULL && next->kind == EVENT_BOUGHT)
        return true; // one purchase after the other
    return at->run > 0 && is_run(table) &&
           (next == NULL ? at->plays_all : next->kind == EVENT_PLAYED && next->seat == at->run_of);
}

// ---- showing

void building_show(App *app, CardTable *table, const Event *event, const void *after) {
    building_show_battle(app, table, event);
    if (event->kind == EVENT_DEFEATED)
        building_lost_begin(app, table, event);
    building_time_read(app, table, event);
    building_count_wins(app, table, event);
    count_run(table, event);
    if (event->kind == EVENT_BOUGHT || event->kind == EVENT_GAINED)
        building_choice_clear(&own(table)->wish);
    own(table)->played = table->front != SEAT_NONE && session_is_person(app->session, table->front);
    own(table)->asked_next = own(table)->played && ((const BuildingView *)after)->to_act == table->front;
    building_show_cards(table, event, after);
}

// The question has been answered, so its options are no longer listed; a battle that is shown again is not
// over.
void building_show_begin(CardTable *table) {
    own(table)->options = 0;
    building_keep_wish(table);
    if (table->recap)
        own(table)->shots = (BattleShots){.card = NONE};
}

void building_scene_title(const App *app, const CardTable *table, const void *view, char *out, size_t size) {
    const BuildingBoard *s = &((const BuildingView *)view)->table;
    (void)app;
    for (int i = s->frame_count; i-- > 0;)
        if (s->frame[i].kind == FRAME_BATTLE)
            text_copy(out, size, building_card_name(table->looks, s->frame[i].card));
}

Motion building_motion(const Event *event) {
    return event->kind == EVENT_DRAWN    ? MOTION_DEAL
           : event->kind == EVENT_PLAYED ? MOTION_DROP
                                         : MOTION_MAKE_ROOM;
}

float building_held_up(const CardTable *table, Seat seat) {
    return !table->theirs && seat == table->front  ? UP_OWN_MS
           : own(table)->battle_cards <= UP_SLOWLY ? UP_HELD_MS
                                                   : UP_HELD_LATER_MS;
}

static bool come_quickly(const CardTable *table, Seat seat) {
    return own(table)->battle_cards > UP_SLOWLY && (table->theirs || seat != table->front);
}

float building_comes_up(const CardTable *table, Seat seat) {
    return come_quickly(table, seat) ? UP_LATER_MS : table->theirs ? UP_THEIRS_MS : UP_MS;
}

// The others go on while the last one is still held up; before the seat in front is asked it has been read.
static float battle_apart(const CardTable *table, Seat seat) {
    if (!table->theirs || own(table)->asked_next)
        return building_comes_up(table, seat) + building_held_up(table, seat);
    return building_comes_up(table, seat) + UP_NEXT_MS;
}

float building_bought_flies(const CardTable *table) {
    return table->theirs ? BUY_THEIRS_MS : BUY_MS;
}

static float run_apart(const CardTable *table) {
    return own(table)->run > RUN_SLOWLY ? RUN_APART_LATER_MS
           : table->theirs              ? RUN_APART_THEIRS_MS
                                        : RUN_APART_MS;
}

// What others do, in less time than the same of one's own where it is less: what is seen often needs no long
// look, and a battle among others goes on in beats of its own. 0: as long as the own.
static const float theirs_ms[EVENT_COUNT] = {
    [EVENT_SHUFFLED] = 40,
    [EVENT_DRAWN] = 40,
    [EVENT_GAINED] = 60,
    [EVENT_REFILLED] = 50,
    [EVENT_FLIPPED] = 250,
    [EVENT_AWARDED] = 320,
    [EVENT_BATTLE] = 260,
    [EVENT_AIMED] = 20,
    [EVENT_SHOT] = 420,
    [EVENT_DOWNED] = 420,
    [EVENT_COMPARED] = 70,
    [EVENT_BATTLE_OVER] = 220,
    [EVENT_DEFEATED] = 140,
    [EVENT_TRIGGERED] = 50,
    [EVENT_GRANTED] = 40,
    [EVENT_PASSED] = 120,
    [EVENT_REPAIRED] = 140,
    [EVENT_COMPLETED] = 900,
    [EVENT_TRASHED] = 90,
    [EVENT_BOUGHT] = 30,
    [EVENT_STAT] = 70,
    [EVENT_SEARCHED] = 110,
    [EVENT_FAILED] = FAILED_READ_THEIRS_MS,
};

#define DRAWN_ON_MS 12.0F // others' cards are only counted
#define DISCARDED_ON_MS 10.0F
#define SHOT_LATER_MS 360.0F // after the first shot of a battle

// Those who play no more, one after the other, are one beat; before the shots the last is seen.
static float pass_pause(const CardTable *table, const Event *next) {
    if (!building_shows_battle(table))
        return theirs_ms[EVENT_PASSED];
    const bool goes_on = next == NULL || (next->kind == EVENT_CHOICE && next->row == ASK_BATTLE);
    return goes_on ? PASSES_ON_MS : PASSES_MS;
}

// The loss of the own flagship, or one that the seat in front shot down, is never hurried.
static bool is_own_loss(const CardTable *table, const Event *event) {
    return own(table)->played && (event->kind == EVENT_DOWNED || event->kind == EVENT_DEFEATED) &&
           (event->seat == table->front || event->to_row == table->front);
}

static float routine_pause(const CardTable *table, const Event *event, const Event *next) {
    const bool fights = building_calm(table, event);
    const float own_ms = fights && event->kind == EVENT_SHOT ? building_shot_times(table, event).all
                         : event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED
                             ? building_won_ms(table, event)
                             : event_look(table->game, event)->ms;
    if (!table->theirs || is_own_loss(table, event) || (fights && event->kind != EVENT_COMPARED))
        return own_ms;
    if (event->kind == EVENT_PASSED)
        return pass_pause(table, next);
    const bool later = event->kind == EVENT_SHOT && own(table)->shots.count > 0;
    const float ms = later ? SHOT_LATER_MS : event->kind < EVENT_COUNT ? theirs_ms[event->kind] : 0;
    return building_read_ms(table, event, ms > 0 ? fminf(ms, own_ms) : own_ms);
}

// Cards discarded together go quickly, as do numbers that all seats get at once.
float building_pause(const CardTable *table, const Event *event, const Event *next) {
    const bool again = next != NULL && next->kind == event->kind;
    if (event->kind == EVENT_DISCARDED && event->amount == 1)
        return table->theirs ? DISCARDED_ON_MS : 50;
    if (event->kind == EVENT_STAT && again)
        return 70;
    if (event->kind == EVENT_DRAWN && again)
        return !table->theirs ? 90 : event->seat == table->front ? 60 : DRAWN_ON_MS;
    if (event->kind == EVENT_PLAYED && is_run(table))
        return run_apart(table);
    if (event->kind == EVENT_TRIGGERED && own(table)->run > 0 && is_run(table))
        return table->theirs ? RUN_BRINGS_THEIRS_MS : RUN_BRINGS_MS;
    if (event->kind == EVENT_PLAYED && building_shows_battle(table))
        return battle_apart(table, event->seat);
    if (event->kind == EVENT_OVER && own(table)->wins_part < 1)
        return WON_TURN_MS; // before the result covers it
    return routine_pause(table, event, next);
}

// Milliseconds until cards have arrived, shots have hit, turned-up cards can be read.
float building_lands(const CardTable *table, const Event *event) {
    switch ((BuildingEvent)event->kind) {
    case EVENT_DRAWN:
        return motion_ms(MOTION_DEAL) * FLIGHT_SEEN;
    case EVENT_PLAYED:
        return building_shows_battle(table) ? building_comes_up(table, event->seat)
               : is_run(table)              ? run_apart(table) - RUN_LANDS_BEFORE_MS
                                            : motion_ms(MOTION_DROP) * FLIGHT_SEEN;
    case EVENT_BOUGHT:
        return building_coins_fly(table, event);
    case EVENT_GAINED:
        return building_bought_flies(table) * FLIGHT_SEEN;
    case EVENT_REFILLED:
        return motion_ms(MOTION_REVEAL) * 0.5F;
    case EVENT_FLIPPED:
        return FLIP_MS * FLIP_GROWS;
    case EVENT_COMPLETED:
    case EVENT_AWARDED:
        return WON_COUNTS_MS;
    case EVENT_SHOT:
        return event->amount3 > 0 ? building_shot_times(table, event).hull
                                  : building_shot_times(table, event).lands;
    case EVENT_SEARCHED:
    case EVENT_PUT_AWAY:
    case EVENT_DISCARDED:
    case EVENT_TRASHED:
    case EVENT_BATTLE_CARD_DISCARDED:
        return CARD_MS * FLIGHT_SEEN;
    default:
        return 0;
    }
}

#define COLUMN_STEPS 2         // semitones from one column that is compared to the next
#define POINTS_AFTER_MS 160.0F // the blow first
#define POINTS_SOON_MS 60.0F   // … where others shoot, whose next shot waits for it

// A shot is heard when it is fired, and again where it hits, with a tone for each point.
static void add_shot(const CardTable *table, const Event *event, EventSounds *sounds) {
    const ShotTimes times = building_shot_times(table, event);
    const bool soon = table->theirs && !building_fights(table);
    event_sound_after(sounds, SOUND_LASER, times.fires);
    if (event->amount2 > 0)
        event_sound_after(sounds, SOUND_SHIELD_HIT, times.lands);
    if (event->amount3 > 0) {
        event_sound_after(sounds, SOUND_HULL_HIT, times.hull);
        event_sound_points(sounds, event->amount3, times.hull + (soon ? POINTS_SOON_MS : POINTS_AFTER_MS));
    }
}

// The pitch climbs from card to card of a run, from column to column, and with each point of damage.
void building_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                         EventSounds *sounds) {
    (void)app, (void)after;
    if (event->kind == EVENT_TURN && event->spare != 0)
        event_sound(sounds, SOUND_ROUND);
    else if (event->kind == EVENT_PLAYED)
        event_sound_step(sounds, SOUND_CARD_DROP, event->seat == own(table)->run_of ? own(table)->run : 0, 0);
    else if (event->kind == EVENT_COMPARED)
        event_sound_step(sounds, SOUND_COUNT, COLUMN_STEPS * event->at, 0);
    else if (event->kind == EVENT_BATTLE_OVER)
        event_sound(sounds, event->seat != SEAT_NONE ? SOUND_LEAD : SOUND_TIE);
    else if (event->kind == EVENT_DAMAGED)
        event_sound_points(sounds, event->amount - event->amount2, POINTS_AFTER_MS);
    else if (event->kind == EVENT_GAINED && event->spare != 0)
        event_sound_after(sounds, SOUND_CARD_DROP, building_bought_flies(table));
    else if (event->kind == EVENT_DOWNED)
        event_sound_after(sounds, SOUND_EXPLOSION, SHIP_BURNS_MS - 60);
    else if (event->kind == EVENT_FAILED)
        event_sound_after(sounds, SOUND_DEACTIVATE,
                          table->theirs ? FAILED_JUDGED_THEIRS_MS : FAILED_JUDGED_MS);
    else if (event->kind == EVENT_DEFEATED)
        event_sound(sounds, SOUND_EXPLOSION);
    else if ((event->kind == EVENT_COMPLETED || event->kind == EVENT_AWARDED) && !table->theirs)
        event_sound_points(sounds,
                           (building_looks_rules(table->looks)->card[event->card].points + WON_CLIMBS - 1) /
                               WON_CLIMBS,
                           WON_COUNTS_MS);
    else if (event->kind == EVENT_SHOT)
        add_shot(table, event, sounds);
}

const char *building_line_key(const Event *event) {
    if (event->kind == EVENT_GRANTED && event->row < 3)
        return granted_keys[event->row];
    if (event->kind == EVENT_BATTLE_OVER && event->seat == SEAT_NONE)
        return "event.battle_nobody";
    if (event->kind == EVENT_DOWNED && event->to_row < BUILDING_SEATS)
        return "event.downed_by";
    if (event->kind == EVENT_SHOT && event->amount2 > 0)
        return "event.shot_shields";
    if (event->kind == EVENT_PLAYED && event->at != NONE)
        return "event.played_held";
    if (event->kind == EVENT_BOUGHT && event->amount == 0)
        return "event.bought_free";
    return building_event_keys[event->kind];
}

const uint8_t building_weights[EVENT_COUNT] = {
    [EVENT_BOUGHT] = 4,  [EVENT_GAINED] = 4,   [EVENT_COMPLETED] = 9,   [EVENT_AWARDED] = 9,
    [EVENT_FAILED] = 6,  [EVENT_BATTLE] = 5,   [EVENT_BATTLE_OVER] = 8, [EVENT_DEFEATED] = 9,
    [EVENT_DAMAGED] = 6, [EVENT_INFECTED] = 6, [EVENT_TRASHED] = 3,     [EVENT_REMOVED] = 3,
    [EVENT_SHOT] = 4,    [EVENT_DOWNED] = 10,
};

bool building_concerns(const Event *event, Seat seat) {
    return event->seat == seat ||
           ((event->kind == EVENT_SHOT || event->kind == EVENT_DOWNED) && event->to_row == seat);
}

// Shots that hit the person in front or are its own, and damage to it, down to how that battle ends.
bool building_moment(const CardTable *table, const Event *event, const void *after, bool goes_on) {
    const Seat front = table->front;
    (void)after;
    switch ((BuildingEvent)event->kind) {
    case EVENT_SHOT:
        return event->seat == front || event->to_row == front;
    case EVENT_DOWNED:
        return event->seat == front || event->to_row == front;
    case EVENT_DAMAGED:
    case EVENT_DEFEATED:
    case EVENT_FAILED:
        return event->seat == front;
    case EVENT_BATTLE_OVER:
    case EVENT_AWARDED:
        return event->seat == front || goes_on;
    default:
        return false;
    }
}

// SPDX-License-Identifier: MIT
// How the table shows each event of Star Empires: its line in the history, how long it is shown, its sound.
#include "app/tables/star_empires/events.h"

#include "app/kit/game_table.h"
#include "app/kit/move.h"
#include "app/tables/star_empires/battle_lead.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "app/tables/star_empires/show.h"
#include "app/tables/star_empires/side.h"
#include "play/session.h"

const EventLook empires_events[EVENT_COUNT] = {
    [EVENT_TURN] = {200, SOUND_NONE},
    [EVENT_TRUCE] = {300, SOUND_NONE},
    [EVENT_PHASE] = {90, SOUND_NONE},
    [EVENT_SHUFFLED] = {320, SOUND_SHUFFLE},
    [EVENT_DRAWN] = {90, SOUND_CARD_DRAW},
    [EVENT_DISCARDED] = {160, SOUND_CARD_DISCARD},
    [EVENT_PLAYED] = {280, SOUND_CARD_DROP},
    [EVENT_MOVES] = {160, SOUND_NONE},
    [EVENT_MOVED] = {420, SOUND_WARP},
    [EVENT_STOPPED] = {450, SOUND_COUNTERED},
    [EVENT_NO_ANSWER] = {60, SOUND_NONE},
    [EVENT_CANCELLED] = {450, SOUND_COUNTERED},
    [EVENT_SHOWN_HAND] = {350, SOUND_CARD_FLIP},
    [EVENT_SHOWN_STACK] = {350, SOUND_CARD_FLIP},
    [EVENT_RAIDED] = {350, SOUND_DEACTIVATE},
    [EVENT_STOLEN] = {350, SOUND_COINS},
    [EVENT_TAKEN] = {350, SOUND_CARD_DRAW},
    [EVENT_REVOLT] = {600, SOUND_DEACTIVATE},
    [EVENT_EXPLORED] = {800, SOUND_DICE},
    [EVENT_ROLLED] = {800, SOUND_DICE},
    [EVENT_SOLVED] = {500, SOUND_EFFECT},
    [EVENT_DESTROYED] = {700, SOUND_EXPLOSION},
    [EVENT_MINOR_LOST] = {500, SOUND_DEACTIVATE},
    [EVENT_JOINED] = {600, SOUND_TREATY},
    [EVENT_BARRED] = {450, SOUND_DEACTIVATE},
    [EVENT_ATTACKS] = {400, SOUND_ALARM},
    [EVENT_OFFERS] = {350, SOUND_NONE},
    [EVENT_MISSION] = {350, SOUND_MISSION},
    [EVENT_FIGHTS] = {450, SOUND_ALARM},
    [EVENT_PEACE] = {450, SOUND_TREATY},
    [EVENT_COMMITTED] = {160, SOUND_CARD_DROP},
    [EVENT_FORCES] = {700, SOUND_LASER},
    [EVENT_CALLED_OFF] = {450, SOUND_COUNTERED},
    [EVENT_WON] = {200, SOUND_NONE},
    [EVENT_LOST] = {320, SOUND_EXPLOSION},
    [EVENT_SAVED] = {350, SOUND_EFFECT},
    [EVENT_RETREATED] = {420, SOUND_NONE},
    [EVENT_ASSIMILATED] = {450, SOUND_CONQUER},
    [EVENT_REVENUE] = {500, SOUND_COINS},
    [EVENT_EARNED] = {400, SOUND_COINS},
    [EVENT_BUILT] = {160, SOUND_BUILD},
    [EVENT_BUILT_MARK] = {400, SOUND_NONE},
    [EVENT_UPKEEP] = {160, SOUND_COUNT},
    [EVENT_DISBANDED] = {320, SOUND_DEACTIVATE},
    [EVENT_CONTROLS] = {420, SOUND_NONE},
    [EVENT_CONCEDED] = {450, SOUND_NONE},
    [EVENT_ELIMINATED] = {700, SOUND_EXPLOSION},
    [EVENT_CENSUS] = {100, SOUND_NONE},
    [EVENT_CHOICE] = {0, SOUND_NONE},
    [EVENT_OVER] = {900, SOUND_NONE},
};

static const char *played_key(const Event *event) {
    if (event->to_at == (event->card | CARD_MARKED))
        return "event.played_to_save";
    if (event->to_at != NONE && event->to_at != event->card)
        return "event.played_as";
    if (event->owner == SEAT_NONE)
        return "event.played";
    return event->row < PLACES_MAX ? "event.played_at_place" : "event.played_at";
}

// Of a system without a minor race no "minor race 0" is told.
static const char *explored_key(const Event *event) {
    const bool enigma = event->amount3 == 1;
    if (event->amount2 > 0)
        return enigma ? "event.explored_enigma" : "event.explored";
    return enigma ? "event.explored_empty_enigma" : "event.explored_empty";
}

const char *empires_line_key(const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_PLAYED:
        return played_key(event);
    case EVENT_EXPLORED:
        return explored_key(event);
    case EVENT_ROLLED:
        return event->to_row == ROLLED_CONSEQUENCE ? "event.rolled_fate"
               : event->to_row == ROLLED_CONQUEST  ? "event.rolled_conquest"
                                                   : "event.rolled";
    case EVENT_ATTACKS:
        return event->owner == SEAT_NONE ? "event.attacks_minor" : "event.attacks";
    case EVENT_TRUCE:
        return event->amount == 0 ? "event.truce_over" : "event.truce";
    case EVENT_MOVED:
        return event->amount == 1 ? "event.moved_one" : "event.moved";
    case EVENT_WON:
        return event->seat == SEAT_NONE ? "event.won_minor" : "event.won";
    case EVENT_REVENUE:
        return event->amount2 > 0 ? "event.revenue_raided" : "event.revenue";
    case EVENT_BUILT:
        return event->at != NONE ? "event.built_unit" : "event.built";
    default:
        break;
    }
    return empires_event_keys[event->kind];
}

// What the side panel listed belongs to what the player was asked before; a recap has the table to itself.
void empires_show_begins(CardTable *table) {
    if (!empires_shop_stays(table))
        own(table)->entries = own(table)->first_entry = 0;
    if (table->recap)
        empires_unpick(table);
}

void empires_scene_title(const App *app, const CardTable *table, const void *view, char *out, size_t size) {
    const BattleState *battle = &((const EmpiresView *)view)->table.battle;
    app_fill(app, out, size,
             battle->kind == BATTLE_CONQUEST ? "empires.side.conquest.title" : "empires.side.battle.title",
             STR("place", empires_place_name(app, table, battle->place)));
}

void empires_show(App *app, CardTable *table, const Event *event, const void *after) {
    const EmpiresLayout *layout = &own(table)->layout;
    own(table)->told = event->kind;
    empires_show_motion(app, table, event, after);
    if (event->seat == table->front &&
        (event->kind == EVENT_DRAWN || event->kind == EVENT_DISCARDED || event->kind == EVENT_PLAYED ||
         event->kind == EVENT_TAKEN || event->kind == EVENT_FORCES))
        move_zone(table, after, AT_HAND, layout->deck, layout->discard);
}

Motion empires_motion(const Event *event) {
    return event->kind == EVENT_DRAWN ? MOTION_DEAL : MOTION_MAKE_ROOM;
}

// Each card that turns up is heard when its side fires; the pitch climbs with the force.
static void add_card_sounds(const App *app, const CardTable *table, const void *after, EventSounds *sounds) {
    const BattleState *was = &seen(table)->table.battle, *is = &((const EmpiresView *)after)->table.battle;
    CardTurn turns[REVEAL_MOST];
    if (was->is_committed[SIDE_ATTACKER] != 0 || is->is_committed[SIDE_ATTACKER] == 0)
        return;
    if (empires_calling_off(empires_rules(app), is) != SIDES)
        return;
    const int count = empires_card_turns(is, turns);
    const float last = empires_last_card(empires_lead_of_cards(empires_rules(app), after));
    for (int i = 0; i < count; i++)
        event_sound_step(sounds, SOUND_LASER, i,
                         empires_card_ms(count, last, i, CARD_FIRES_AT) * empires_duration_factor(table));
}

// Drives are charged, then the ships jump, on the stage as on the map.
static void add_jump_sounds(const CardTable *table, const Event *event, EventSounds *sounds) {
    const float jumps = empires_shows_battle(table) ? empires_stage_lands(table, event)
                                                    : JUMP_FROM * JUMP_MS * empires_duration_factor(table);
    event_sound(sounds, SOUND_POWER_UP);
    event_sound_after(sounds, SOUND_WARP, jumps);
}

// Whoever plays here alone hears what it is to them.
static SoundKind sound_of_victory(const App *app, const CardTable *table, const Event *event) {
    const bool alone = empires_is_only_person(app, table->front) && !session_is_watched(app->session);
    return alone && event->seat == table->front    ? SOUND_CONQUEST
           : alone && event->owner == table->front ? SOUND_LOW_HULL
                                                   : SOUND_LEAD;
}

// A system that was another's is taken by force; one that was nobody's is settled.
void empires_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                        EventSounds *sounds) {
    if (event->kind == EVENT_COMMITTED)
        add_card_sounds(app, table, after, sounds);
    else if (event->kind == EVENT_FORCES)
        event_sound(sounds, SOUND_HULL_HIT);
    else if (event->kind == EVENT_LOST && empires_shows_battle(table))
        event_sound_after(sounds, SOUND_LASER, empires_shots_ms(app, table, event, after));
    else if (event->kind == EVENT_WON)
        event_sound(sounds, sound_of_victory(app, table, event));
    else if (event->kind == EVENT_RETREATED)
        add_jump_sounds(table, event, sounds);
    else if (event->kind == EVENT_CONTROLS)
        event_sound(sounds, event->owner != SEAT_NONE ? SOUND_CONQUEST : SOUND_CONQUER);
    else if (event->kind == EVENT_TRUCE)
        event_sound(sounds, event->amount > 0 ? SOUND_TREATY : SOUND_ALARM);
    else if (event->kind == EVENT_BUILT_MARK)
        event_sound(sounds, event->to_row == MARK_TERRAFORM ? SOUND_EFFECT
                            : event->to_row == MARK_COLONY  ? SOUND_CONQUER
                                                            : SOUND_BUILD);
    else if (event->kind == EVENT_TURN && event->spare != 0)
        event_sound(sounds, SOUND_ROUND);
}

// What goes without saying needs no thought: drawing, ending a phase, what is one of several alike.
bool empires_takes_thought(const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_PHASE:
    case EVENT_TRUCE:
    case EVENT_DRAWN:
    case EVENT_SHUFFLED:
    case EVENT_DISCARDED:
    case EVENT_NO_ANSWER:
    case EVENT_COMMITTED:
    case EVENT_LOST:
    case EVENT_BUILT:
    case EVENT_UPKEEP:
        return false;
    default:
        return true;
    }
}

// Neither the next loss nor the question about it waits until the wreck of the last one has come to rest.
bool empires_runs(const CardTable *table, const Event *next) {
    const uint8_t told = own(table)->told, step = seen(table)->table.battle.step;
    const bool asked = told == EVENT_CHOICE && (step == STEP_LOSER || step == STEP_WINNER);
    return (told == EVENT_LOST || asked) &&
           (next == NULL || next->kind == EVENT_LOST || next->kind == EVENT_CHOICE);
}

// Milliseconds until fleets have arrived, credits have come, dice have stopped.
float empires_lands(const CardTable *table, const Event *event) {
    const float pace = empires_duration_factor(table);
    switch ((EmpiresEvent)event->kind) {
    case EVENT_COMMITTED:
    case EVENT_FORCES:
    case EVENT_LOST:
    case EVENT_ASSIMILATED:
        return empires_shows_battle(table) ? empires_stage_lands(table, event) : 0;
    case EVENT_RETREATED:
        return empires_shows_battle(table) ? empires_stage_lands(table, event)
                                           : empires_motion_ms(table, event, NULL);
    case EVENT_EXPLORED:
    case EVENT_ROLLED:
        return pace * ROLL_MS;
    case EVENT_MOVED:
        return empires_motion_ms(table, event, NULL);
    case EVENT_REVENUE:
    case EVENT_EARNED:
    case EVENT_STOLEN:
        return pace * COIN_MS * COIN_COUNTED_AT;
    case EVENT_BUILT:
    case EVENT_BUILT_MARK:
        return pace * ARRIVAL_MS * ARRIVAL_APPEARS_AT;
    case EVENT_CONTROLS:
        return pace * SWEEP_MS * 0.5F;
    case EVENT_DRAWN:
    case EVENT_DISCARDED:
    case EVENT_PLAYED:
    case EVENT_TAKEN:
        return event->seat == table->front ? motion_ms(MOTION_DEAL) * FLIGHT_SEEN : 0;
    default:
        return 0;
    }
}

// Events with nothing to look at: phases beginning, others drawing cards.
static bool is_silent(const CardTable *table, const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_TRUCE:
    case EVENT_PHASE:
        return true;
    case EVENT_DRAWN:
        return event->seat != table->front;
    case EVENT_TURN:
    case EVENT_SHUFFLED:
    case EVENT_MOVES:
    case EVENT_NO_ANSWER:
    case EVENT_CENSUS:
        return table->recap;
    case EVENT_COMMITTED:
        return empires_recaps_briefly(table);
    default:
        return false;
    }
}

#define NEXT_ALIKE 0.5F // fraction of its time: one of several alike

// True for one of several events alike.
static bool is_alike(const CardTable *table, const Event *event, uint8_t then) {
    return event->kind == then && (event->kind == EVENT_DISCARDED || event->kind == EVENT_DISBANDED ||
                                   (table->recap && event->kind == EVENT_BUILT));
}

// True if the next event shows it: the fleet that the card moves leaves, or the unanswered move goes on.
static bool is_shown_next(const Event *event, uint8_t then) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_PLAYED:
        return then == EVENT_MOVES || then == EVENT_MOVED || then == EVENT_STOPPED;
    case EVENT_MOVES:
    case EVENT_NO_ANSWER:
        return then == EVENT_MOVED;
    default:
        return false;
    }
}

#define TOLD_MS 40.0F   // a battle's card that has been seen to turn up goes to the pile
#define SHOWN_NEXT 0.3F // fraction of a card's time after which its effect begins, while it flies to the pile

// A card of a battle whose cards have all been turned up.
static bool is_seen_already(const CardTable *table, const Event *event) {
    return event->kind == EVENT_PLAYED && empires_shows_battle(table) &&
           seen(table)->table.battle.is_committed[SIDE_ATTACKER] != 0;
}

// What somebody has fought at this screen has been seen: a recap that comes by itself keeps the line that
// says how it ended.
static bool is_own_battle_again(const CardTable *table, const Event *event) {
    const BattleState *battle = &seen(table)->table.battle;
    const bool own = battle->kind != BATTLE_NONE &&
                     (battle->side[SIDE_ATTACKER] == table->front ||
                      (battle->kind != BATTLE_CONQUEST && battle->side[SIDE_DEFENDER] == table->front));
    return empires_recaps_briefly(table) && own && event->kind != EVENT_WON;
}

float empires_pause(const CardTable *table, const Event *event, const Event *next) {
    const float moves = empires_motion_ms(table, event, next);
    const uint8_t then = next != NULL ? next->kind : EVENT_COUNT;
    if (is_silent(table, event) || is_own_battle_again(table, event))
        return 0;
    if (event->kind == EVENT_DRAWN && then == EVENT_DRAWN)
        return 70;
    if (moves > 0)
        return moves;
    if (is_seen_already(table, event))
        return TOLD_MS * empires_duration_factor(table);
    const float ms = event_look(table->game, event)->ms * empires_duration_factor(table);
    if (is_shown_next(event, then))
        return event->kind == EVENT_PLAYED ? ms * SHOWN_NEXT : 0;
    return is_alike(table, event, then) ? ms * NEXT_ALIKE : ms;
}

const uint8_t empires_weights[EVENT_COUNT] = {
    [EVENT_RAIDED] = 5,      [EVENT_STOLEN] = 5,      [EVENT_REVOLT] = 9,     [EVENT_EXPLORED] = 4,
    [EVENT_SOLVED] = 7,      [EVENT_DESTROYED] = 7,   [EVENT_MINOR_LOST] = 7, [EVENT_JOINED] = 8,
    [EVENT_PEACE] = 4,       [EVENT_FORCES] = 5,      [EVENT_WON] = 8,        [EVENT_LOST] = 6,
    [EVENT_RETREATED] = 4,   [EVENT_ASSIMILATED] = 6, [EVENT_BUILT_MARK] = 5, [EVENT_CONTROLS] = 9,
    [EVENT_ELIMINATED] = 10,
};

// An attack upon the person in front, with what comes of it, and a system it loses.
bool empires_moment(const CardTable *table, const Event *event, const void *after, bool goes_on) {
    const Seat front = table->front;
    (void)after;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_ATTACKS:
    case EVENT_FORCES:
    case EVENT_CONTROLS:
        return event->owner == front;
    case EVENT_REVOLT:
    case EVENT_DESTROYED:
    case EVENT_ELIMINATED:
        return event->seat == front;
    case EVENT_WON:
    case EVENT_LOST:
    case EVENT_SAVED:
    case EVENT_RETREATED:
    case EVENT_ASSIMILATED:
        return goes_on;
    default:
        return false;
    }
}

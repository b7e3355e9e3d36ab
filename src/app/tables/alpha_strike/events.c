// SPDX-License-Identifier: MIT
// How the table shows each event of Alpha Strike: its line in the history, how long it is shown, its sound.
#include "app/kit/game_table.h"
#include "app/kit/ship_breaking.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/show.h"
#include "app/tables/alpha_strike/stage.h"

#define HIT_AND_MS 40.0F  // from a shot's arrival to its effect
#define FAILED_MS 700.0F  // it is seen to have failed
#define KILLED_MS 380.0F  // the last hit is seen before the ship breaks up
#define HARD_HIT 4        // damage that nobody overlooks who hurries
#define STOPPED_MS 350.0F // … and its card goes

const EventLook strike_events[EVENT_COUNT] = {
    [EVENT_ROLL] = {240, SOUND_COUNT}, // the dice of a round roll almost together
    [EVENT_FIRST] = {900, SOUND_LEAD},
    [EVENT_SHUFFLE] = {420, SOUND_SHUFFLE},
    [EVENT_TURN] = {0, SOUND_NONE},
    [EVENT_DRAW] = {MOTION_DEAL_STAGGER_MS, SOUND_CARD_DRAW},
    [EVENT_PHASE] = {0, SOUND_NONE},
    [EVENT_PASS] = {0, SOUND_NONE},
    [EVENT_DISCARD] = {350, SOUND_CARD_DISCARD},
    [EVENT_LOSE_CARD] = {LOSS_CARD_MS, SOUND_CARD_DISCARD},
    [EVENT_POWER] = {420, SOUND_NONE}, // depends on the direction: see below
    [EVENT_REPAIR] = {350, SOUND_EFFECT},
    [EVENT_PLAY] = {ANSWER_READ_MS, SOUND_CARD_DROP},
    [EVENT_LAUNCH] = {420, SOUND_LAUNCH},
    [EVENT_ATTACK] = {700, SOUND_CARD_DROP},
    [EVENT_DEFEND] = {ANSWER_READ_MS, SOUND_CARD_DROP},
    [EVENT_TAKE] = {350, SOUND_NONE},
    [EVENT_COUNTERED] = {420, SOUND_COUNTERED},
    [EVENT_REDUCED] = {420, SOUND_LEAD},
    [EVENT_MAY_COUNTER] = {350, SOUND_NONE},
    [EVENT_NO_COUNTER] = {350, SOUND_NONE},
    [EVENT_RESOLVE] = {0, SOUND_NONE}, // depends on what attacks: see below
    [EVENT_SHIELD_HIT] = {480, SOUND_NONE},
    [EVENT_HULL_HIT] = {820, SOUND_NONE}, // the lighter, the higher: see below
    [EVENT_CRAFT_LOST] = {420, SOUND_DEACTIVATE},
    [EVENT_MELTDOWN] = {900, SOUND_MELTDOWN},
    [EVENT_MELTED] = {520, SOUND_HULL_HIT},
    [EVENT_CONCEDE] = {350, SOUND_NONE},
    [EVENT_DESTROYED] = {LOSS_SEEN_MS, SOUND_EXPLOSION},
    [EVENT_VOID] = {LOSS_CARD_MS, SOUND_CARD_DISCARD},
    [EVENT_OVER] = {900, SOUND_NONE},
};

static bool rises(const Event *event) {
    return event->amount2 > event->amount;
}

static bool has_shot(const StrikeRules *rules, const Event *event) {
    return event->card < rules->card_count;
}

// ---- shown

void strike_show(App *app, CardTable *table, const Event *event, const void *after) {
    strike_stage_event(table, event, after);
    strike_show_fight(app, table, event);
    strike_show_cards(table, event, after);
}

// Damage of a beam that comes in pulses: a lighter one is a thin beam, a heavier one a thick one.
#define PULSES_LEAST 4
#define PULSES_MOST 5

// Beams that drain power are bolts, middling ones pulses; a guided attack that takes power is one torpedo.
FlareKind strike_show_shot(const CardDef *card) {
    static const FlareKind kinds[TAGS] = {[TAG_BEAM] = FLARE_LASER,
                                          [TAG_GUIDED] = FLARE_MISSILE,
                                          [TAG_FIELD] = FLARE_FIELD,
                                          [TAG_FLAK] = FLARE_FLAK,
                                          [TAG_CRAFT] = FLARE_KINDS};
    const AttackDef *attack = &card->attack;
    FlareKind kind = FLARE_LASER;
    for (int tag = TAGS - 1; tag >= 0; tag--)
        kind = (attack->tags >> tag & 1) != 0 ? kinds[tag] : kind;
    if (kind == FLARE_MISSILE && card->cost[0] + card->cost[1] + card->cost[2] > 0)
        return FLARE_TORPEDO;
    if (kind != FLARE_LASER || attack->bypass)
        return kind;
    if (card->names_track)
        return FLARE_ION;
    return attack->damage >= PULSES_LEAST && attack->damage <= PULSES_MOST ? FLARE_PULSE : FLARE_LASER;
}

Motion strike_motion(const Event *event) {
    return event->kind == EVENT_DRAW     ? MOTION_DEAL
           : event->kind == EVENT_LAUNCH ? MOTION_DROP
                                         : MOTION_MAKE_ROOM;
}

// ---- the beat

static float hit_ms(const CardTable *table, const Event *event) {
    return strike_hit_ms(strike_looks_rules(table->looks), event->card) +
           (strike_kills(table, event) ? HELD_MS : 0);
}

// An attack that was countered has been acted out before it leaves the stack.
static bool acts(const CardTable *table, const Event *event) {
    return has_shot(strike_looks_rules(table->looks), event) &&
           (event->kind == EVENT_COUNTERED || event->at == 0);
}

// Cards fly to where they can be read, dice roll, shots reach their target.
float strike_lands(const CardTable *table, const Event *event) {
    switch ((StrikeEvent)event->kind) {
    case EVENT_ROLL:
        return ROLL_MS;
    case EVENT_DISCARD:
    case EVENT_LOSE_CARD:
    case EVENT_PLAY:
    case EVENT_ATTACK:
    case EVENT_DEFEND:
        return STRIKE_CARD_MS * FLIGHT_SEEN;
    case EVENT_LAUNCH:
        return motion_ms(MOTION_DROP) * FLIGHT_SEEN;
    case EVENT_COUNTERED:
    case EVENT_RESOLVE:
        return acts(table, event) ? hit_ms(table, event) : 0;
    case EVENT_CRAFT_LOST:
        return STRIKE_LOST_MS;
    case EVENT_DESTROYED: // it burns first
        return SHIP_BURNS_MS;
    default:
        return 0;
    }
}

// A round's dice are read before the next round; several ships lose hull to the meltdown at the same time.
float strike_pause(const CardTable *table, const Event *event, const Event *next) {
    if (event->kind == EVENT_ROLL && (next == NULL || next->kind != EVENT_ROLL || next->seat <= event->seat))
        return ROLL_MS + ANSWER_READ_MS;
    if (event->kind == EVENT_HULL_HIT && event->amount2 <= 0)
        return KILLED_MS;
    if (event->kind == EVENT_DESTROYED && event->at == DESTROYED_BY_MELTDOWN && next != NULL &&
        next->kind != EVENT_OVER)
        return LOSS_TOGETHER_MS;
    if (event->kind == EVENT_MELTED && next != NULL && next->kind == EVENT_MELTED)
        return 90;
    if (event->kind == EVENT_RESOLVE)
        return acts(table, event) ? hit_ms(table, event) + HIT_AND_MS : STOPPED_MS;
    if (event->kind == EVENT_COUNTERED && acts(table, event))
        return hit_ms(table, event) + FAILED_MS;
    if (event->kind == EVENT_DRAW && event->seat == table->front)
        return 120;
    if (event->kind == EVENT_POWER && event->at == POWER_PAID)
        return 160;
    return event_look(table->game, event)->ms;
}

// ---- heard

// The sound of an attack that lands; a craft sounds as at its launch.
static SoundKind shot(const StrikeRules *rules, const Event *event) {
    static const SoundKind cues[FLARE_KINDS + 1] = {
        [FLARE_LASER] = SOUND_LASER,     [FLARE_MISSILE] = SOUND_MISSILE, [FLARE_FIELD] = SOUND_FIELD,
        [FLARE_FLAK] = SOUND_FLAK,       [FLARE_PULSE] = SOUND_LASER,     [FLARE_ION] = SOUND_FIELD,
        [FLARE_TORPEDO] = SOUND_MISSILE, [FLARE_KINDS] = SOUND_LAUNCH};
    return has_shot(rules, event) ? cues[strike_show_shot(&rules->card[event->card])] : SOUND_CARD_DISCARD;
}

// A shot is charged first; a craft sets out at once and fires before it is there.
static void add_shot_sounds(const StrikeRules *rules, const Event *event, float held, EventSounds *sounds) {
    const bool charges = has_shot(rules, event) && strike_show_shot(&rules->card[event->card]) != FLARE_KINDS;
    if (charges)
        event_sound(sounds, SOUND_POWER_UP);
    event_sound_after(sounds, shot(rules, event), charges ? CHARGE_MS + held : 0);
    if (has_shot(rules, event) && !charges)
        event_sound_after(sounds, SOUND_FLAK, STRIKE_FLIES_MS * 0.52F);
}

#define POINTS_AFTER_MS 160.0F // the blow first

// What is lost is counted, and a hull that is nearly gone warns.
static void add_hit_sounds(const Event *event, EventSounds *sounds) {
    const int lost = event->amount - event->amount2;
    if (event->kind != EVENT_MELTED)
        event_sound_step(sounds, event->kind == EVENT_SHIELD_HIT ? SOUND_SHIELD_HIT : SOUND_HULL_HIT,
                         strike_hit_step(lost), 0);
    if (event->kind != EVENT_MELTED) // that of one ship: the meltdown is all ships'
        event_sound_points(sounds, event->amount - event->amount2, POINTS_AFTER_MS);
    if (strike_hull_falls_low(event))
        event_sound_after(sounds, SOUND_LOW_HULL, LOW_AFTER_MS);
}

// Sounds that depend on more than the event's kind.
void strike_add_sounds(const App *app, const CardTable *table, const Event *event, const void *after,
                       EventSounds *sounds) {
    (void)after;
    if (event->kind == EVENT_POWER)
        event_sound(sounds, rises(event) ? SOUND_POWER_UP : SOUND_POWER_DOWN);
    else if (event->kind == EVENT_COUNTERED || (event->kind == EVENT_RESOLVE && acts(table, event)))
        add_shot_sounds(strike_rules(app), event, strike_kills(table, event) ? HELD_MS : 0, sounds);
    else if (event->kind == EVENT_RESOLVE)
        event_sound(sounds, SOUND_CARD_DISCARD);
    else if (event->kind == EVENT_TURN)
        event_sound(sounds, event->spare != 0 ? SOUND_ROUND : SOUND_NONE);
    else if (event->kind == EVENT_ATTACK)
        event_sound(sounds, event->at > 0 ? SOUND_COUNTER : SOUND_NONE);
    else if (event->kind == EVENT_OVER)
        event_sound(sounds, event->seat == SEAT_NONE ? SOUND_TIE : SOUND_NONE);
    else if (event->kind == EVENT_SHIELD_HIT || event->kind == EVENT_HULL_HIT || event->kind == EVENT_MELTED)
        add_hit_sounds(event, sounds);
}

// ---- the history

const char *strike_line_key(const Event *event) {
    if (event->kind == EVENT_POWER && event->amount2 < event->amount)
        return "event.power_down";
    if (event->kind == EVENT_ATTACK && event->row < TRACKS)
        return event->at > 0 ? "event.counter_attack_track" : "event.attack_track";
    if (event->kind == EVENT_ATTACK && event->at > 0)
        return "event.counter_attack";
    if (event->kind == EVENT_RESOLVE && (event->at == 1 || event->amount == 0))
        return "event.resolve_none";
    if (event->kind == EVENT_OVER && event->seat == SEAT_NONE)
        return "event.drawn";
    return strike_event_keys[event->kind];
}

const uint8_t strike_weights[EVENT_COUNT] = {
    [EVENT_ATTACK] = 4,   [EVENT_LAUNCH] = 2,    [EVENT_REPAIR] = 3,     [EVENT_SHIELD_HIT] = 3,
    [EVENT_HULL_HIT] = 6, [EVENT_COUNTERED] = 3, [EVENT_CRAFT_LOST] = 5, [EVENT_MELTDOWN] = 8,
    [EVENT_MELTED] = 7,   [EVENT_CONCEDE] = 10,  [EVENT_DESTROYED] = 10, [EVENT_OVER] = 10,
};

bool strike_concerns(const Event *event, Seat seat) {
    const bool aimed =
        event->kind == EVENT_ATTACK || event->kind == EVENT_RESOLVE || event->kind == EVENT_COUNTERED;
    return event->seat == seat || (aimed && event->to_row == seat);
}

// Its ship is hit for a good part of what it has, or the last of it; with what comes of that.
bool strike_moment(const CardTable *table, const Event *event, const void *after, bool goes_on) {
    const Seat front = table->front;
    (void)after;
    switch ((StrikeEvent)event->kind) {
    case EVENT_RESOLVE:
        return event->to_row == front && event->at != 1 &&
               (event->amount >= HARD_HIT || strike_kills(table, event));
    case EVENT_HULL_HIT:
        return event->seat == front && (goes_on || event->amount2 <= 0);
    case EVENT_MELTED:
        return event->seat == front && event->amount2 <= 0;
    case EVENT_SHIELD_HIT:
        return event->seat == front && goes_on;
    case EVENT_DESTROYED:
        return event->seat == front;
    default:
        return false;
    }
}

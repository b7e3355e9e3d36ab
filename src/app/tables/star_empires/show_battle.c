// SPDX-License-Identifier: MIT
// Shows what happens on the stage of a battle: fleets come, cards turn up and their side fires, the other
// one fires back; both fire when forces are compared; ships are shot down, jump away or change sides.
#include "app/tables/star_empires/battle_zoom.h"
#include "app/tables/star_empires/show.h"

#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/shot.h"
#include "app/tables/star_empires/battle_join.h"
#include "app/tables/star_empires/battle_kill.h"
#include "app/tables/star_empires/battle_lead.h"
#include "app/tables/star_empires/battle_reveal.h"
#include "games/star_empires/numbers.h"
#include "play/session.h"

#include <math.h>
#include <string.h>

#define ARRIVE_MS 900.0F
#define HELD_UP_MS 450.0F  // the card that ends it without a fight
#define HELD_OWN_MS 900.0F // … and stays, in one's own battle, before its side jumps
#define CALM_MS 1700.0F    // … and its light, in which nobody waits
#define VERDICT_MS 1000.0F // so does victory or defeat
#define LEAVE_MS 1080.0F   // all ships of a side: they turn, run up and jump
#define FIELD_MS 420.0F    // then whoever stays is seen alone
#define RUIN_MS 420.0F
#define SHOT_APART_MS 60.0F
#define HIT_AFTER_MS 90.0F // a beam has arrived
#define ANSWER_MS 130.0F   // after a card's volley the other side fires back
#define SHAKE 3.0F         // units

static Color color_of(App *app, Seat seat) {
    return palette_faction(seat_palette(app, seat))->main;
}

static void add_light(CardTable *table, FlareKind kind, Color color, GfxRect from, GfxRect to, float delay) {
    const Flare flare = {
        .kind = (uint8_t)kind, .color = color, .from = flare_at_place(from), .to = flare_at_place(to)};
    flare_add(&table->scene.flares, &table->timeline, &flare, delay * empires_duration_factor(table));
}

// ---- both fleets

typedef struct Fleets {
    BattleStatus battle;
    FleetShip ship[SIDES][FLEET_MOST];
    int count[SIDES];
} Fleets;

static void read_fleets(const App *app, const CardTable *table, Fleets *fleets) {
    empires_read_battle(app, table, &fleets->battle);
    for (int side = 0; side < SIDES; side++)
        fleets->count[side] =
            empires_battle_fleet(app, table, &fleets->battle.stack[side], NULL, fleets->ship[side]);
}

static bool fires(const FleetShip *ship) {
    return ship->units > 0 && ship->post != POST_LEADER;
}

static GfxRect middle_of(GfxRect box) {
    return gfx_rect(box.x + box.w / 2, box.y + box.h / 2, 1, 1);
}

static GfxRect ground_spot(const CardTable *table, int side) {
    return empires_stage_rect(table, side == SIDE_ATTACKER ? 430 : 618, 292, 1, 1);
}

// The `nth` of a side's ships that are there and its fortress; the ground where it has neither.
static GfxRect target_at(const CardTable *table, const Fleets *fleets, int side, int nth) {
    const BattleStack *stack = &fleets->battle.stack[side];
    const int forts = empires_has_fortress(stack) ? 1 : 0;
    int there = forts;
    for (int i = 0; i < fleets->count[side]; i++)
        there += fires(&fleets->ship[side][i]);
    for (int i = 0, at = 0; i < fleets->count[side]; i++)
        if (fires(&fleets->ship[side][i]) && at++ == nth % there)
            return empires_ship_middle(table, &fleets->ship[side][i]);
    return forts > 0 ? middle_of(empires_fortress_box(table, stack)) : ground_spot(table, side);
}

#define VOLLEY_MOST 4

// The last beam of a volley has hit so long after its first one is fired.
static float volley_ms(const CardTable *table) {
    return SHOT_APART_MS * VOLLEY_MOST * empires_duration_factor(table) + HIT_AFTER_MS;
}

#define DOME 104.0F // units, of a ship's shield

// `width`: factor of how strong a shot looks. It is stopped by a shield, which lights up in `dome`; 0: it
// strikes the hull.
static void fire(CardTable *table, Color color, GfxRect from, GfxRect to, float at, float width, Color dome) {
    const float pace = empires_duration_factor(table), strikes = at + HIT_AFTER_MS / pace,
                r = roundf(empires_stage_px(table, DOME) / 2);
    const Flare shot = {.kind = FLARE_LASER,
                        .color = color,
                        .from = flare_at_place(from),
                        .to = flare_at_place(to),
                        .end = dome != 0 ? SHOT_STOPS : SHOT_HITS,
                        .width = width};
    const GfxRect around = gfx_rect(to.x - r, to.y - r, 2 * r, 2 * r);
    flare_add(&table->scene.flares, &table->timeline, &shot, at * pace);
    if (dome != 0)
        add_light(table, FLARE_SHIELD, dome, around, around, strikes);
    else
        add_light(table, FLARE_HIT, color, to, to, strikes);
}

#define ANSWERS 0.55F
#define STRONG 1.15F

// Each of its ships fires once, at most `most`, and its fortress; at `delay`. Only strong shots pass the
// shields. Returns how many shots.
static int fire_volley(App *app, CardTable *table, const Fleets *fleets, int side, int most, float delay,
                       float width) {
    const BattleStack *stack = &fleets->battle.stack[side];
    const Color color = palette_faction(stack->palette)->main;
    const Color dome = width >= STRONG ? 0 : palette_faction(fleets->battle.stack[1 - side].palette)->light;
    int shots = 0;
    for (int i = 0; i < fleets->count[side] && shots < most; i++)
        if (fires(&fleets->ship[side][i])) {
            const float at = delay + SHOT_APART_MS * (float)shots;
            fire(table, color, empires_ship_muzzle(app, table, &fleets->ship[side][i], side),
                 target_at(table, fleets, 1 - side, shots++), at, width, dome);
        }
    if (empires_has_fortress(stack) && (most > 1 || shots == 0)) {
        fire(table, color, empires_fortress_muzzle(table, stack), target_at(table, fleets, 1 - side, shots),
             delay + SHOT_APART_MS * (float)shots, width, dome);
        shots++;
    }
    return shots;
}

static void shake(CardTable *table, float delay, float units, float ms) {
    own(table)->motion.shakes = units;
    empires_animate(table, &own(table)->motion.shake, delay, ms);
}

// ---- events

static void begin(CardTable *table) {
    own(table)->motion.staged_at = table->timeline.clock;
    empires_animate(table, &own(table)->motion.arrive, 0, ARRIVE_MS);
}

// The last cards are laid: they turn up one by one, and each is a volley of its side.
static void show_cards(App *app, CardTable *table, const EmpiresView *after) {
    EmpiresMotion *motion = &own(table)->motion;
    const BattleState *battle = &after->table.battle;
    CardTurn turns[REVEAL_MOST];
    Fleets fleets;
    const int count = empires_card_turns(battle, turns);
    motion->ms = 0;
    if (empires_calling_off(empires_rules(app), battle) != SIDES)
        return; // all lie open, and that card is held up
    motion->last = empires_last_card(empires_lead_of_cards(empires_rules(app), after));
    if (count == 0 || empires_recaps_briefly(table))
        return;
    read_fleets(app, table, &fleets);
    for (int i = 0; i < count; i++) {
        const float at = empires_card_ms(count, motion->last, i, CARD_FIRES_AT);
        fire_volley(app, table, &fleets, turns[i].side, VOLLEY_MOST, at, 1);
        fire_volley(app, table, &fleets, 1 - turns[i].side, 1, at + ANSWER_MS, ANSWERS);
    }
    const float all = empires_card_ms(count, motion->last, count - 1, 1);
    empires_animate(table, &motion->reveal, 0, all);
    motion->ms = all * empires_duration_factor(table);
}

static Clash clash_of(const Event *event) {
    return empires_clash(empires_lead(event->amount, event->amount2));
}

// From the beginning of both volleys until it is decided, in ms.
static float forces_ms(const CardTable *table, const Event *event) {
    const Clash clash = clash_of(event);
    return (clash.reply + clash.apart * (float)(clash.waves - 1) + clash.holds) *
               empires_duration_factor(table) +
           volley_ms(table);
}

// Both fire, first the one that turns out to be weaker, then the stronger: about as hard if it is narrow, and
// with one broadside after the other if it is not.
static void show_forces(App *app, CardTable *table, const Event *event) {
    const int wins = event->amount > event->amount2 ? SIDE_ATTACKER : SIDE_DEFENDER;
    own(table)->motion.fallen = 0;
    const float pace = empires_duration_factor(table);
    const Clash clash = clash_of(event);
    Fleets fleets;
    read_fleets(app, table, &fleets);
    fire_volley(app, table, &fleets, 1 - wins, clash.answers, 0, clash.waves > 2 ? ANSWERS : 1);
    for (int wave = 0; wave < clash.waves; wave++)
        fire_volley(app, table, &fleets, wins, VOLLEY_MOST, clash.reply + clash.apart * (float)wave,
                    clash.width);
    shake(table, clash.reply + HIT_AFTER_MS, clash.shake, SHAKE_MS + clash.apart * (float)clash.waves);
    empires_animate(table, &own(table)->motion.clash, 0, forces_ms(table, event) / pace);
    empires_animate(table, &own(table)->motion.decide, forces_ms(table, event) / pace, clash.decide);
}

// The fortress of who has lost its world burns.
static void show_won(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    EmpiresMotion *motion = &own(table)->motion;
    Fleets fleets;
    (void)event;
    empires_animate(table, &motion->verdict, 0, VERDICT_MS);
    read_fleets(app, table, &fleets);
    if (after->table.battle.winner != SIDE_ATTACKER ||
        !empires_has_fortress(&fleets.battle.stack[SIDE_DEFENDER]))
        return;
    const GfxRect box = empires_fortress_box(table, &fleets.battle.stack[SIDE_DEFENDER]);
    empires_animate(table, &motion->ruin, 0, RUIN_MS);
    add_light(table, FLARE_BLAST, 0xFFFFB060u, box, box, 0);
    shake(table, 0, SHAKE, SHAKE_MS);
}

static int side_of(const BattleState *battle, Seat seat) {
    return battle->kind != BATTLE_CONQUEST && battle->side[SIDE_DEFENDER] == seat ? SIDE_DEFENDER
                                                                                  : SIDE_ATTACKER;
}

// The last ship of that kind that is still there; NULL: none is seen.
static const FleetShip *last_of(const Fleets *fleets, int side, uint8_t unit) {
    for (int i = fleets->count[side] - 1; i >= 0; i--)
        if (fleets->ship[side][i].unit == unit && fleets->ship[side][i].units > 0)
            return &fleets->ship[side][i];
    return NULL;
}

// True if no more of the battle comes than what `next` follows: then who holds the field is seen for a
// moment.
static bool ends_battle(const Event *next) {
    if (next == NULL)
        return true; // the table is held
    switch ((EmpiresEvent)next->kind) {
    case EVENT_LOST:
    case EVENT_SAVED:
    case EVENT_PLAYED:
    case EVENT_RETREATED:
    case EVENT_ASSIMILATED:
        return false;
    case EVENT_CHOICE:
        return next->to_row != ASK_LOSE && next->to_row != ASK_RETREAT;
    default:
        return true;
    }
}

bool empires_more_falls(const EmpiresBoard *s) {
    const BattleState *battle = &s->battle;
    const bool natives = battle->kind == BATTLE_CONQUEST && battle->winner == SIDE_DEFENDER;
    const Stack *loser = stack_of(s, battle->place, battle->side[1 - battle->winner]),
                *winner = natives ? NULL : stack_of(s, battle->place, battle->side[battle->winner]);
    const bool owes = winner != NULL && sum_of(winner->unit) > 1 &&
                      (pair(battle->paid) < pair(battle->due) || battle->more > 0);
    return battle->kind != BATTLE_NONE &&
           ((battle->step == STEP_LOSER && ((battle->left > 0 && loser != NULL) || owes)) ||
            (battle->step == STEP_WINNER && owes));
}

// True if nothing more falls after the event that is shown now.
static bool is_last(const App *app, const CardTable *table, const EmpiresView *after) {
    if (empires_more_falls(&after->table))
        return false;
    if (table->next_event >= session_event_count(app->session))
        return true; // the table is held
    const Event next = session_event(app->session, table->next_event);
    return ends_battle(&next) || next.kind == EVENT_RETREATED;
}

float empires_shots_ms(const App *app, const CardTable *table, const Event *event, const EmpiresView *after) {
    const int side = side_of(&seen(table)->table.battle, event->seat);
    return empires_kill_times(empires_duration_factor(table),
                              empires_kill_manner(table, side, is_last(app, table, after)))
        .fires;
}

// A place for one more; that which is nearest to its end gives way.
static Fall *free_fall(CardTable *table) {
    Fall *fall = own(table)->motion.fall, *oldest = fall;
    for (int i = 0; i < FALLS_MOST; i++)
        if (fall[i].part > oldest->part)
            oldest = &fall[i];
    return oldest;
}

#define BLAST_ROW 0.22F // of a ship's height: it is that much smaller on each side
#define HUNTERS 3       // that fire at one that falls

// They gather light, and fire at the same ship. `from_ship`: the first of them.
static void hunt(App *app, CardTable *table, const Fleets *fleets, int side, GfxRect at, float fires_at,
                 int from_ship) {
    const BattleStack *stack = &fleets->battle.stack[side];
    const Color color = palette_faction(stack->palette)->main;
    GfxRect from[HUNTERS];
    int count = 0;
    for (int i = 0; i < fleets->count[side] && count < HUNTERS; i++) {
        const FleetShip *ship = &fleets->ship[side][(i + from_ship) % fleets->count[side]];
        if (fires(ship))
            from[count++] = empires_ship_muzzle(app, table, ship, side);
    }
    if (empires_has_fortress(stack) && count < HUNTERS)
        from[count++] = empires_fortress_muzzle(table, stack);
    for (int i = 0; i < count; i++) {
        add_light(table, FLARE_CHARGE, color, from[i], from[i], 0);
        fire(table, color, from[i], at, fires_at + 0.5F * SHOT_APART_MS * (float)i, i == 0 ? STRONG : 0.8F,
             0);
    }
}

// As large as it looks; of several in a row each is small, as they would flicker.
static void blast(App *app, CardTable *table, const Event *event, const FleetShip *ship, const Fall *fall) {
    const GfxRect whole = empires_ship_box(app, table, ship),
                  box = fall->in_a_row ? gfx_inset(whole, whole.h * BLAST_ROW) : whole;
    const Flare blast = {.kind = FLARE_BLAST,
                         .count = 1,
                         .color = color_of(app, event->seat),
                         .from = flare_at_place(box),
                         .to = flare_at_place(box)};
    flare_add(&table->scene.flares, &table->timeline, &blast, fall->bursts);
}

// It is shot down (battle_kill.h).
static void show_lost(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    const int side = side_of(&seen(table)->table.battle, event->seat);
    const float pace = empires_duration_factor(table);
    const bool last = is_last(app, table, after);
    const KillManner manner = empires_kill_manner(table, side, last);
    const KillTimes times = empires_kill_times(pace, manner);
    Fleets fleets;
    read_fleets(app, table, &fleets);
    const FleetShip *of = last_of(&fleets, side, event->at);
    own(table)->motion.fallen++;
    if (of == NULL)
        return;
    const BattleStack *stack = &fleets.battle.stack[side];
    const FleetShip ship = of->units > 1 ? empires_lost_of(of, side, of->lost) : *of;
    const GfxRect at = empires_ship_middle(table, &ship);
    Fall *fall = free_fall(table);
    timeline_forget(&table->timeline, &fall->part, sizeof fall->part);
    *fall = (Fall){.hits = times.hits,
                   .bursts = times.bursts,
                   .ms = times.ends,
                   .side = (uint8_t)side,
                   .unit = event->at,
                   .slot = (uint8_t)(stack->unit[event->at] - 1),
                   .last = last,
                   .in_a_row = manner == KILL_IN_A_ROW,
                   .force = (int16_t)empires_battle_worth(app, table, stack, event->at),
                   .at = at};
    hunt(app, table, &fleets, 1 - side, at, times.fires / pace, sum_of(stack->lost));
    if (table->timeline.reduced) { // its picture changes, and the number stands
        timeline_add_ms(&table->timeline, &fall->part, 1, MOTION_BEAM, 0, KILL_STILL_MS);
        return;
    }
    blast(app, table, event, &ship, fall);
    empires_animate(table, &fall->part, 0, times.ends / pace);
    if (manner != KILL_IN_A_ROW)
        shake(table, times.bursts / pace, SHAKE, SHAKE_MS / pace);
}

// A light over the ship that is saved.
static void show_spared(App *app, CardTable *table, const Event *event) {
    const int side = side_of(&seen(table)->table.battle, event->seat);
    Fleets fleets;
    read_fleets(app, table, &fleets);
    for (int i = 0; i < fleets.count[side]; i++)
        if (fleets.ship[side][i].unit == event->at) {
            const GfxRect box = empires_ship_whole(table, &fleets.ship[side][i]);
            add_light(table, FLARE_SHIELD, color_of(app, event->seat), box, box, 0);
            return;
        }
}

void empires_end_stage(CardTable *table) {
    for (int i = 0; i < FLARES_MAX; i++) {
        Flare *flare = &table->scene.flares.item[i];
        if (!flare->used)
            continue;
        timeline_forget(&table->timeline, &flare->part, sizeof flare->part);
        flare->part = 1;
    }
}

void empires_show_on_stage(App *app, CardTable *table, const Event *event, const EmpiresView *after) {
    const BattleState *now = &seen(table)->table.battle;
    if (empires_shows_battle(table) && !empires_is_staged(table, after)) {
        empires_end_stage(table);
        empires_zoom_to_map(app, table);
    }
    if (!empires_shows_battle(table)) {
        if (empires_is_staged(table, after)) {
            empires_end_stage(table); // a fleet that has just come in still lights up the map
            begin(table);
            empires_zoom_to_battle(app, table, after->table.battle.place);
        }
        return;
    }
    switch ((EmpiresEvent)event->kind) {
    case EVENT_COMMITTED:
        if (now->is_committed[SIDE_ATTACKER] == 0 && after->table.battle.is_committed[SIDE_ATTACKER] != 0)
            show_cards(app, table, after);
        break;
    case EVENT_FORCES:
        show_forces(app, table, event);
        break;
    case EVENT_WON:
        show_won(app, table, event, after);
        break;
    case EVENT_LOST:
        show_lost(app, table, event, after);
        break;
    case EVENT_PEACE:
    case EVENT_CALLED_OFF:
        empires_animate(table, &own(table)->motion.held_up, 0, HELD_UP_MS);
        empires_animate(table, &own(table)->motion.calm, 0, CALM_MS);
        break;
    case EVENT_SAVED:
        show_spared(app, table, event);
        break;
    case EVENT_ASSIMILATED:
        empires_join_begin(app, table, side_of(now, event->seat), event->at);
        break;
    case EVENT_RETREATED:
        empires_remember_retreat(table);
        empires_animate(table, &own(table)->motion.leave[side_of(now, event->seat)], 0, LEAVE_MS + FIELD_MS);
        break;
    default:
        break;
    }
}

// Until the unit bursts whose fall has just begun; 0: it was not seen.
static float bursts_ms(const CardTable *table) {
    float ms = 0, least = 1;
    for (int i = 0; i < FALLS_MOST; i++) {
        const Fall *fall = &own(table)->motion.fall[i];
        if (fall->part < least) {
            least = fall->part;
            ms = fall->bursts;
        }
    }
    return least <= 0 ? ms : 0;
}

float empires_stage_lands(const CardTable *table, const Event *event) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_COMMITTED:
        return own(table)->motion.reveal < 1 ? own(table)->motion.ms + volley_ms(table) : 0;
    case EVENT_FORCES:
        return forces_ms(table, event);
    case EVENT_LOST:
        return bursts_ms(table);
    case EVENT_ASSIMILATED:
        return shot_hit_ms(FLARE_FIELD, 0);
    case EVENT_RETREATED:
        return EMPIRES_JUMP_AT * LEAVE_MS * empires_duration_factor(table);
    default:
        return 0;
    }
}

#define FORTRESS_MS 620.0F
// After one has burst: the first losses of one's own battle are each a scene of their own, many of them or
// those of strangers follow at once.
#define NEXT_FALLS_MS 20.0F
#define BEATS 3
#define BEAT_MS 640.0F
#define SHORT_BEATS 6
#define SHORT_BEAT_MS 240.0F
#define HOLDS_MS 640.0F     // after the last one
#define HOLDS_OWN_MS 300.0F // … longer in one's own battle
#define WON_MS 240.0F
#define ATTACKS_MS 900.0F // both sides come
// In less nobody reads who fights, and what for.
#define STAGE_LEAST_MS 1500.0F     // at speed 1
#define STAGE_LEAST_REAL_MS 750.0F // at any speed

static float next_falls_ms(const CardTable *table) {
    const float pace = empires_duration_factor(table);
    const int fallen = own(table)->motion.fallen;
    return pace < 1                ? NEXT_FALLS_MS * pace
           : fallen <= BEATS       ? BEAT_MS
           : fallen <= SHORT_BEATS ? SHORT_BEAT_MS
                                   : NEXT_FALLS_MS;
}

static float event_ms(const CardTable *table, const Event *event, const Event *next) {
    const EmpiresMotion *motion = &own(table)->motion;
    const float pace = empires_duration_factor(table), field = ends_battle(next) ? FIELD_MS : 0;
    switch ((EmpiresEvent)event->kind) {
    case EVENT_ATTACKS: // with it the stage opens where a minor race is attacked
        return pace < 1 ? ATTACKS_MS * pace : 0;
    case EVENT_COMMITTED:
        return motion->reveal < 1 ? motion->ms : 0;
    case EVENT_RETREATED:
        return (LEAVE_MS + FIELD_MS) * pace;
    case EVENT_PEACE:
    case EVENT_CALLED_OFF:
        return HELD_UP_MS * pace + (pace >= 1 && event->kind == EVENT_CALLED_OFF ? HELD_OWN_MS : 0);
    case EVENT_WON:
        return (motion->ruin < 1 ? FORTRESS_MS : WON_MS) * pace + field * pace;
    case EVENT_FORCES:
        return forces_ms(table, event) + clash_of(event).decide * pace;
    case EVENT_LOST:
        if (empires_more_falls(&seen(table)->table))
            return bursts_ms(table) + next_falls_ms(table);
        return field > 0 || (next != NULL && next->kind == EVENT_RETREATED)
                   ? bursts_ms(table) + HOLDS_MS * pace + (pace >= 1 ? HOLDS_OWN_MS : 0)
                   : bursts_ms(table) + next_falls_ms(table);
    case EVENT_ASSIMILATED:
        return empires_join_ms(table) * pace + field * pace;
    default:
        return 0;
    }
}

// What is left of the time for which a stage is seen at least, whatever comes of its battle.
static float least_left(const CardTable *table) {
    const float least = timeline_least_ms(&table->timeline, STAGE_LEAST_MS, STAGE_LEAST_REAL_MS);
    return least - (float)(table->timeline.clock - own(table)->motion.staged_at);
}

static bool may_end_stage(const Event *event) {
    return event->kind == EVENT_PEACE || event->kind == EVENT_CALLED_OFF || event->kind == EVENT_WON ||
           event->kind == EVENT_LOST || event->kind == EVENT_RETREATED || event->kind == EVENT_ASSIMILATED;
}

float empires_stage_ms(const CardTable *table, const Event *event, const Event *next) {
    const float ms = event_ms(table, event, next);
    return may_end_stage(event) && ends_battle(next) ? fmaxf(ms, least_left(table)) : ms;
}

// How far the ships of a side that leaves are on their way: all have jumped at 1.
float empires_leaving(const CardTable *table, int side) {
    return fminf(1, own(table)->motion.leave[side] * (LEAVE_MS + FIELD_MS) / LEAVE_MS);
}

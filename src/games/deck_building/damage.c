// SPDX-License-Identifier: MIT
// Damage, defeat, and the steps of a battle (rules §9).
#include "games/deck_building/flow.h"

// ---- damage

static int absorbed(const Flow *flow, Seat seat, int count) {
    const int left =
        building_stat(flow->rules, flow->s, seat, STAT_SHIELDS) - flow->s->seat[seat].shields_used;
    return left <= 0 ? 0 : left < count ? left : count;
}

#define DAMAGE_MOST 200

// Applies damage and returns how much the shields absorbed.
static int hurt(const Flow *flow, Seat seat, int count) {
    PlayerState *player = &flow->s->seat[seat];
    const int taken = absorbed(flow, seat, count), damage = player->damage + count - taken;
    player->shields_used = (uint8_t)(player->shields_used + taken);
    player->damage = (uint8_t)(damage < DAMAGE_MOST ? damage : DAMAGE_MOST);
    return taken;
}

void building_damage(const Flow *flow, Seat seat, int count) {
    if (count <= 0)
        return;
    Event event = event_of(EVENT_DAMAGED, seat);
    event.amount = (int16_t)count;
    event.amount2 = (int16_t)hurt(flow, seat, count);
    event.amount3 = flow->s->seat[seat].damage;
    building_emit(flow, event);
}

void building_repair(const Flow *flow, Seat seat, int count) {
    PlayerState *player = &flow->s->seat[seat];
    if (count > player->damage)
        count = player->damage;
    if (count <= 0)
        return;
    player->damage = (uint8_t)(player->damage - count);
    Event event = event_of(EVENT_REPAIRED, seat);
    event.amount = (int16_t)count;
    event.amount3 = player->damage;
    building_emit(flow, event);
}

// ---- defeat

static void rebuild_deck(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    const uint8_t deck = zone_of(ZONE_DECK, seat), bridge = zone_of(ZONE_BRIDGE, seat);
    static const uint8_t others[] = {ZONE_HAND, ZONE_DISCARD};
    for (int i = 0; i < 2; i++)
        while (s->size[zone_of(others[i], seat)] > 0)
            building_put_card(
                s, deck,
                building_take_card(s, zone_of(others[i], seat), s->size[zone_of(others[i], seat)] - 1));
    while (s->size[bridge] > 0)
        building_put_card(s, deck, building_leave_bridge(flow, seat, s->size[bridge] - 1));
    building_shuffle(flow, deck);
}

static void defeat(const Flow *flow, Seat seat) {
    BuildingState *s = flow->s;
    PlayerState *player = &s->seat[seat];
    building_emit(flow, event_of(EVENT_DEFEATED, seat));
    if (s->pile[0] > 0)
        building_gain_pile(flow, seat, 0, TO_DISCARD, false);
    player->damage = 0;
    rebuild_deck(flow, seat);
    memset(player->bonus, 0, sizeof player->bonus);
    player->spent = 0;
    if (seat == s->active) {
        player->fell = 1;
        return;
    }
    player->searches = flow->rules->free_searches;
    player->explores = flow->rules->free_explores;
    player->mission_explores = 0;
    building_draw_from_deck(flow, seat, flow->rules->hand_size);
}

void building_check_defeats(const Flow *flow) {
    const BuildingState *s = flow->s;
    if (building_in_battle(s))
        return;
    for (int i = 0; i < s->seats; i++) {
        const Seat seat = (Seat)((s->active + i) % s->seats);
        if (building_is_down(flow->rules, s, seat))
            defeat(flow, seat);
    }
}

// ---- the battle window: seats play or pass until all have passed in succession

static bool is_up(const Flow *flow, Seat seat) {
    return !building_is_down(flow->rules, flow->s, seat);
}

static int count_up(const Flow *flow) {
    int count = 0;
    for (Seat seat = 0; seat < flow->s->seats; seat++)
        count += is_up(flow, seat);
    return count;
}

static void step_plays(const Flow *flow, Frame *frame) {
    BattleState *battle = &flow->s->battle;
    if (battle->passes >= count_up(flow)) {
        frame->step = 2;
        return;
    }
    while (!is_up(flow, battle->asked))
        battle->asked = (uint8_t)((battle->asked + 1) % flow->s->seats);
    frame->ask = ASK_BATTLE;
}

// ---- shots, fastest first

static void read_speeds(const Flow *flow, Frame *frame) {
    BattleState *battle = &flow->s->battle;
    battle->fired = battle->shooting = 0;
    for (Seat seat = 0; seat < flow->s->seats; seat++)
        battle->speed[seat] = (uint8_t)building_stat(flow->rules, flow->s, seat, STAT_SPEED);
    frame->step = 3;
}

// Of those who have just shot at the seat, the last: they are told in this order. NONE: nobody has.
static uint8_t downed_by(const Flow *flow, Seat seat) {
    const BuildingState *s = flow->s;
    uint8_t by = NONE;
    for (int i = 0; i < s->seats; i++) {
        const Seat other = (Seat)((s->active + i) % s->seats);
        if ((s->battle.shooting >> other & 1) != 0 && s->battle.target[other] == seat &&
            building_stat(flow->rules, s, other, STAT_ATTACK) > 0)
            by = other;
    }
    return by;
}

static void tell_downed(const Flow *flow) {
    BattleState *battle = &flow->s->battle;
    for (int i = 0; i < flow->s->seats; i++) {
        const Seat seat = (Seat)((flow->s->active + i) % flow->s->seats);
        if (is_up(flow, seat) || (battle->downed >> seat & 1) != 0)
            continue;
        battle->downed |= (uint8_t)(1u << seat);
        Event event = event_of(EVENT_DOWNED, seat);
        event.to_row = downed_by(flow, seat);
        building_emit(flow, event);
    }
}

// Selects the fastest seats that have not shot yet.
static void next_speed(const Flow *flow, Frame *frame) {
    BattleState *battle = &flow->s->battle;
    int best = -1;
    tell_downed(flow);
    battle->shooting = 0;
    for (Seat seat = 0; seat < flow->s->seats; seat++) {
        if ((battle->fired >> seat & 1) != 0 || !is_up(flow, seat) || battle->speed[seat] < best)
            continue;
        if (battle->speed[seat] > best)
            battle->shooting = 0;
        best = battle->speed[seat];
        battle->shooting |= (uint8_t)(1u << seat);
    }
    battle->asked = flow->s->active;
    memset(battle->target, NONE, sizeof battle->target);
    frame->step = best < 0 ? 6 : 4;
}

static int targets_of(const Flow *flow, Seat seat, Seat *only) {
    int count = 0;
    for (Seat other = 0; other < flow->s->seats; other++)
        if (other != seat && is_up(flow, other)) {
            *only = other;
            count++;
        }
    return count;
}

void building_aim(const Flow *flow, Seat target) {
    BattleState *battle = &flow->s->battle;
    battle->target[battle->asked] = target;
    Event event = event_of(EVENT_AIMED, battle->asked);
    event.to_row = target;
    building_emit(flow, event);
}

// All seats that shoot now choose a target, clockwise from the active seat.
static void step_aiming(const Flow *flow, Frame *frame) {
    BattleState *battle = &flow->s->battle;
    for (int i = 0; i < flow->s->seats; i++) {
        const Seat seat = (Seat)((flow->s->active + i) % flow->s->seats);
        Seat only = SEAT_NONE;
        if ((battle->shooting >> seat & 1) == 0 || battle->target[seat] != NONE)
            continue;
        const int targets = targets_of(flow, seat, &only);
        battle->asked = seat;
        if (targets > 1) {
            frame->ask = ASK_TARGET;
            return;
        }
        if (targets == 1) {
            building_aim(flow, only);
        } else {
            battle->fired |= (uint8_t)(1u << seat);
            battle->shooting &= (uint8_t) ~(1u << seat);
        }
    }
    frame->step = 5;
}

static void shoot(const Flow *flow, Seat seat, Seat target, int attack) {
    Event event = event_of(EVENT_SHOT, seat);
    event.to_row = target;
    event.amount = (int16_t)attack;
    event.amount2 = (int16_t)hurt(flow, target, attack);
    event.amount3 = (int16_t)(attack - event.amount2);
    building_emit(flow, event);
}

// The shots are simultaneous: none affects the strength of another.
static void step_shots(const Flow *flow, Frame *frame) {
    BattleState *battle = &flow->s->battle;
    int attack[BUILDING_SEATS];
    for (Seat seat = 0; seat < flow->s->seats; seat++)
        attack[seat] = building_stat(flow->rules, flow->s, seat, STAT_ATTACK);
    for (int i = 0; i < flow->s->seats; i++) {
        const Seat seat = (Seat)((flow->s->active + i) % flow->s->seats);
        if ((battle->shooting >> seat & 1) != 0)
            shoot(flow, seat, battle->target[seat], attack[seat]);
    }
    battle->fired |= battle->shooting;
    frame->step = 3;
}

// ---- the winner

static int column_of(const Flow *flow, Seat seat, uint8_t stats) {
    int sum = 0;
    for (int stat = 0; stat < STATS; stat++)
        if ((stats >> stat & 1) != 0)
            sum += building_stat(flow->rules, flow->s, seat, (Stat)stat);
    return sum;
}

// Returns the seats among `in` that are best in this column, one bit each.
static unsigned best_in(const Flow *flow, unsigned in, uint8_t stats, int column) {
    unsigned best = 0;
    int most = -1, value[BUILDING_SEATS] = {0};
    for (Seat seat = 0; seat < flow->s->seats; seat++) {
        if ((in >> seat & 1) == 0)
            continue;
        value[seat] = column_of(flow, seat, stats);
        if (value[seat] > most)
            best = 0;
        if (value[seat] >= most)
            best |= 1u << seat;
        most = value[seat] > most ? value[seat] : most;
    }
    for (Seat seat = 0; seat < flow->s->seats; seat++)
        if ((in >> seat & 1) != 0) {
            Event event = event_of(EVENT_COMPARED, seat);
            event.at = (uint8_t)column;
            event.row = (best >> seat & 1) != 0;
            event.amount = (int16_t)value[seat];
            building_emit(flow, event);
        }
    return best;
}

static Seat winner_of(const Flow *flow, const CardDef *def) {
    unsigned in = 0;
    for (Seat seat = 0; seat < flow->s->seats; seat++)
        in |= is_up(flow, seat) ? 1u << seat : 0;
    for (int i = 0; i < def->order_count && (in & (in - 1)) != 0; i++)
        in = best_in(flow, in, def->order[i], i);
    for (Seat seat = 0; seat < flow->s->seats; seat++)
        if (in == 1u << seat)
            return seat;
    return SEAT_NONE;
}

static void step_winner(const Flow *flow, Frame *frame) {
    const uint8_t card = frame->card;
    const Seat winner = winner_of(flow, &flow->rules->card[card]);
    frame->step = 7;
    flow->s->flipped = NONE;
    building_emit_card(flow, EVENT_BATTLE_OVER, winner, card, NONE);
    if (winner == SEAT_NONE) {
        building_to_bottom(flow, card);
        return;
    }
    building_award(flow, winner, card, NULL);
    if (!is_over(flow->s))
        building_run_list(flow, winner, card, flow->rules->card[card].reward);
}

static void step_defeats(const Flow *flow) {
    const unsigned downed = flow->s->battle.downed;
    memset(&flow->s->battle, 0, sizeof flow->s->battle);
    building_pop(flow);
    for (int i = 0; i < flow->s->seats; i++) {
        const Seat seat = (Seat)((flow->s->active + i) % flow->s->seats);
        if ((downed >> seat & 1) != 0 && !is_up(flow, seat))
            defeat(flow, seat);
    }
    building_check_defeats(flow);
}

void building_step_battle(const Flow *flow, Frame *frame) {
    switch (frame->step) {
    case 0:
        memset(&flow->s->battle, 0, sizeof flow->s->battle);
        flow->s->battle.asked = flow->s->active;
        building_emit_card(flow, EVENT_BATTLE, flow->s->active, frame->card, NONE);
        frame->step = 1;
        break;
    case 1:
        step_plays(flow, frame);
        break;
    case 2:
        read_speeds(flow, frame);
        break;
    case 3:
        next_speed(flow, frame);
        break;
    case 4:
        step_aiming(flow, frame);
        break;
    case 5:
        step_shots(flow, frame);
        break;
    case 6:
        step_winner(flow, frame);
        break;
    default:
        step_defeats(flow);
        break;
    }
}

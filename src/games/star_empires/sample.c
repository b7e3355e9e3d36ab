// SPDX-License-Identifier: MIT
// Game.standpoint and Game.sample: what a seat knows, and random states consistent with it. Everybody can
// count which cards and units exist; hidden is only where they are. So a sample deals hidden cards into hands
// and deck, and hidden units into stacks, none of which may hold a unit stronger than its visible one.
#include "engine/hidden_card.h"
#include "games/star_empires/heaps.h"
#include "games/star_empires/numbers.h"
#include "games/star_empires/view.h"
#include "games/star_empires/views.h"

void empires_standpoint(const void *rules, const void *state, Seat viewer, const void *notebook, void *out) {
    (void)notebook;
    empires_view(rules, state, viewer, out);
}

// ---- cards

static bool hides_hand(const EmpiresStandpoint *known, Seat seat) {
    return !empires_sees_hand(&known->table, known->viewer, seat);
}

// Writes all cards hidden from the viewer, ordered by card; returns how many.
static int unseen_cards(const EmpiresRules *rules, const EmpiresStandpoint *known, uint8_t card[DECK_MAX]) {
    const EmpiresBoard *s = &known->table;
    int left[KINDS_MAX], count = 0;
    for (int i = 0; i < rules->card_count; i++)
        left[i] = rules->card[i].copies;
    for (int i = 0; i < s->discard_size; i++)
        left[s->discard[i]]--;
    for (Seat seat = 0; seat < s->seats; seat++)
        for (int i = 0; i < rules->card_count && !hides_hand(known, seat); i++)
            left[i] -= s->seat[seat].hand[i];
    for (uint8_t i = 0; i < rules->card_count; i++)
        for (; left[i] > 0; left[i]--)
            card[count++] = i;
    return count;
}

static void deal_cards(const EmpiresRules *rules, const EmpiresStandpoint *known, Rng *rng, EmpiresState *s) {
    uint8_t card[DECK_MAX];
    int count = unseen_cards(rules, known, card);
    rng_shuffle(rng, card, (uint32_t)count);
    for (Seat seat = 0; seat < s->seats; seat++)
        for (int i = 0; i < s->seat[seat].hand_size && hides_hand(known, seat) && count > 0; i++)
            s->seat[seat].hand[card[--count]]++;
    memcpy(s->deck, card, (size_t)s->deck_size);
}

// ---- units

static int choices(const Heaps *heaps, const Heap *heap) {
    int count = 0;
    for (int unit = 0; unit < UNITS_MAX; unit++)
        count += (heap->allowed >> unit & 1u) != 0 ? heaps->pool[unit] : 0;
    return count;
}

// Deals the most restricted heaps first. If each heap's allowed kinds include those of the previous one, all
// deals are then equally likely.
static void sort_heaps(Heaps *heaps) {
    for (int i = 1; i < heaps->count; i++) {
        const Heap heap = heaps->heap[i];
        const int own = choices(heaps, &heap);
        int at = i;
        for (; at > 0 && choices(heaps, &heaps->heap[at - 1]) > own; at--)
            heaps->heap[at] = heaps->heap[at - 1];
        heaps->heap[at] = heap;
    }
}

// Called when no allowed unit is left: another heap gives up one of its units and takes a replacement.
// Returns false if that is impossible.
static bool get_from_others(Heaps *heaps, int at) {
    Heap *heap = &heaps->heap[at];
    heaps->visited[at] = true;
    for (int unit = 0; unit < UNITS_MAX; unit++)
        if ((heap->allowed >> unit & 1u) != 0 && heaps->pool[unit] > 0) {
            heaps->pool[unit]--;
            heap->unit[unit]++;
            return true;
        }
    for (int other = 0; other < heaps->count; other++)
        for (int unit = 0; unit < UNITS_MAX && !heaps->visited[other]; unit++)
            if ((heap->allowed >> unit & 1u) != 0 && heaps->heap[other].unit[unit] > 0 &&
                get_from_others(heaps, other)) {
                heaps->heap[other].unit[unit]--;
                heap->unit[unit]++;
                return true;
            }
    return false;
}

static void deal_one(Heaps *heaps, int at, Rng *rng) {
    Heap *heap = &heaps->heap[at];
    const int count = choices(heaps, heap);
    if (count == 0) {
        memset(heaps->visited, 0, sizeof heaps->visited);
        get_from_others(heaps, at);
        return;
    }
    int lot = (int)rng_below(rng, (uint32_t)count);
    for (int unit = 0; unit < UNITS_MAX; unit++) {
        const int here = (heap->allowed >> unit & 1u) != 0 ? heaps->pool[unit] : 0;
        if (lot < here) {
            heaps->pool[unit]--;
            heap->unit[unit]++;
            return;
        }
        lot -= here;
    }
}

// A group needs a ship: swaps one of its hidden units for a ship of another heap.
static void give_ship(const EmpiresRules *rules, Heaps *heaps, int at) {
    Heap *group = &heaps->heap[at];
    for (int other = 0; other < heaps->count; other++)
        for (int ship = 0; ship < rules->unit_count; ship++) {
            Heap *from = &heaps->heap[other];
            if (other == at || rules->unit[ship].kind != UNIT_SHIP || from->unit[ship] == 0 ||
                (group->allowed >> ship & 1u) == 0)
                continue;
            for (int unit = 0; unit < rules->unit_count; unit++)
                if (group->unit[unit] > 0 && (from->allowed >> unit & 1u) != 0) {
                    group->unit[unit]--;
                    from->unit[unit]++;
                    from->unit[ship]--;
                    group->unit[ship]++;
                    return;
                }
        }
}

static void lay_heaps(const EmpiresRules *rules, Heaps *heaps, EmpiresState *s) {
    for (int i = 0; i < heaps->count; i++) {
        Heap *heap = &heaps->heap[i];
        if (heap->group && empires_ships(rules, s->move.unit) + empires_ships(rules, heap->unit) == 0)
            give_ship(rules, heaps, i);
    }
    for (int i = 0; i < heaps->count; i++)
        for (int unit = 0; unit < UNITS_MAX; unit++) {
            const Heap *heap = &heaps->heap[i];
            s->stack[heap->stack].unit[unit] = (uint8_t)(s->stack[heap->stack].unit[unit] + heap->unit[unit]);
            if (heap->group)
                s->move.unit[unit] = (uint8_t)(s->move.unit[unit] + heap->unit[unit]);
        }
}

static void deal_units(const EmpiresRules *rules, const EmpiresStandpoint *known, Rng *rng, EmpiresState *s) {
    Heaps heaps;
    empires_find_heaps(rules, known, &heaps, s);
    sort_heaps(&heaps);
    for (int i = 0; i < heaps.count; i++)
        for (int k = 0; k < heaps.heap[i].hidden; k++)
            deal_one(&heaps, i, rng);
    lay_heaps(rules, &heaps, s);
}

// Cards another seat has committed in a battle are not guessed: the sample has none.
void empires_sample(const void *rules, const void *standpoint, Rng *rng, void *state) {
    const EmpiresStandpoint *known = standpoint;
    EmpiresState *s = state;
    *s = known->table;
    deal_cards(rules, known, rng, s);
    deal_units(rules, known, rng, s);
}

// The other seats' hands.
int empires_hidden(const void *data, const void *sample, HiddenCard *out, int capacity) {
    const EmpiresView *view = data;
    const EmpiresState *s = sample;
    int count = 0;
    for (Seat seat = 0; seat < s->seats; seat++)
        for (uint8_t card = 0; card < KINDS_MAX && hides_hand(view, seat); card++)
            for (int i = 0; i < s->seat[seat].hand[card] && count < capacity; i++)
                out[count++] =
                    (HiddenCard){.kind = HIDDEN_HAND, .seat = seat, .row = NONE, .at = NONE, .card = card};
    return count;
}

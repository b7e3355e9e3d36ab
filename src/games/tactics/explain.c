// SPDX-License-Identifier: MIT
// Explanations are not a second copy of the rules: they use the notes of tactics_power_row and the scoring
// functions, on a state built from the view.
#include "games/tactics/explain.h"

#include "games/tactics/block.h"
#include "games/tactics/flow.h"
#include "games/tactics/power.h"
#include "games/tactics/seen.h"

#include <string.h>

#define EIGHTHS 8

_Static_assert(sizeof(WhyPart) == 10 && sizeof(Why) == 8 + WHY_MAX * sizeof(WhyPart),
               "explanations are compared byte by byte");

static const WhyCard nothing = {NONE, SEAT_NONE, NONE};

static void add(Why *why, WhyPart part) {
    if (why->count < WHY_MAX)
        why->part[why->count++] = part;
}

// Adds what did not fit into the list as one last part.
static void finish(Why *why, int32_t total) {
    int32_t rest = why->total = total;
    for (uint16_t i = 0; i < why->count; i++)
        if (why_counts(&why->part[i]))
            rest -= why->part[i].amount;
    if (rest == 0)
        return;
    const WhyPart more = {.kind = WHY_MORE, .from = nothing, .blocker = nothing};
    if (why->count == WHY_MAX && why_counts(&why->part[--why->count]))
        rest += why->part[why->count].amount;
    why->part[why->count] = more;
    why->part[why->count++].amount = (int16_t)rest;
}

// ---- rows

typedef struct Seen {
    TacticsState state;
    RowPower power;
    PowerNotes notes;
    BlockedBy by[TABLE_MAX];
} Seen;

static void see(const TacticsRules *rules, const TacticsView *view, uint8_t row, Seen *seen) {
    uint8_t parts[TABLE_MAX];
    tactics_seen_state(rules, view, &seen->state);
    seen->notes.count = 0;
    tactics_power_row(rules, &seen->state, row, &seen->power, &seen->notes);
    tactics_block_row_by(rules, &seen->state, row, parts, seen->by);
}

static WhyCard card_there(const TacticsView *view, uint8_t row, uint8_t at) {
    if (at == NONE)
        return nothing;
    const ViewCard *card = &view->row[row].card[at];
    return (WhyCard){card->card, card->owner, at};
}

static WhyKind kind_of(uint8_t step) {
    static const WhyKind kinds[] = {
        [STEP_BASE] = WHY_BASE,     [STEP_STOLEN] = WHY_STOLEN,   [STEP_LOST] = WHY_LOST,
        [STEP_ADDED] = WHY_ADDED,   [STEP_BOOSTED] = WHY_BOOSTED, [STEP_ZEROED] = WHY_ZEROED,
        [STEP_HALVED] = WHY_HALVED, [STEP_WINS] = WHY_WINS};
    return kinds[step];
}

static void add_note(const TacticsView *view, uint8_t row, const PowerNote *note, Why *why) {
    const int unit = note->step == STEP_HALVED ? 1 : EIGHTHS;
    add(why, (WhyPart){.amount = (int16_t)(note->amount * unit),
                       .kind = (uint8_t)kind_of(note->step),
                       .times = 1,
                       .from = card_there(view, row, note->source),
                       .blocker = card_there(view, row, note->blocker)});
}

void tactics_explain_card(const TacticsRules *rules, const TacticsView *view, uint8_t row, uint8_t at,
                          Why *why) {
    Seen seen;
    memset(why, 0, sizeof *why);
    see(rules, view, row, &seen);
    if (!view->row[row].card[at].up) {
        add(why,
            (WhyPart){.kind = WHY_DOWN, .times = 1, .from = card_there(view, row, at), .blocker = nothing});
        why->unknown = 1;
        return;
    }
    for (int i = 0; i < seen.notes.count; i++)
        if (seen.notes.note[i].at == at)
            add_note(view, row, &seen.notes.note[i], why);
    // A view stores power in a byte.
    const uint8_t shown = view->row[row].card[at].power;
    finish(why, (shown < UINT8_MAX ? shown : seen.power.card[at]) * EIGHTHS);
}

static bool is_meant(const TacticsView *view, Seat seat, Seat owner) {
    return seat == owner ||
           (view->variant == VARIANT_BLIND_TRUST && view->seat[seat].team == view->seat[owner].team);
}

static void add_card(const TacticsView *view, const Seen *seen, uint8_t row, uint8_t at, Why *why) {
    const ViewCard *card = &view->row[row].card[at];
    WhyPart part = {.kind = WHY_CARD, .times = 1, .from = card_there(view, row, at), .blocker = nothing};
    if (card->up) {
        const BlockedBy by = seen->by[at];
        part.amount = (int16_t)(seen->power.card[at] * EIGHTHS);
        part.blocker = card_there(view, row,
                                  by.power != NONE       ? by.power
                                  : card->effect_blocked ? by.effect
                                                         : NONE);
    } else {
        part.kind = WHY_DOWN;
        why->unknown++;
    }
    add(why, part);
}

void tactics_explain_row(const TacticsRules *rules, const TacticsView *view, uint8_t row, Seat seat,
                         Why *why) {
    Seen seen;
    int32_t total = 0;
    memset(why, 0, sizeof *why);
    see(rules, view, row, &seen);
    for (uint8_t at = 0; at < row_count(&seen.state, row); at++)
        if (is_meant(view, seat, view->row[row].card[at].owner))
            add_card(view, &seen, row, at, why);
    for (int i = 0; i < seen.notes.count; i++)
        if (seen.notes.note[i].at == NONE && is_meant(view, seat, seen.notes.note[i].seat))
            add_note(view, row, &seen.notes.note[i], why);
    for (Seat other = 0; other < view->seats; other++)
        if (is_meant(view, seat, other))
            total += view->row[row].eighths[other];
    finish(why, total);
}

// ---- links between cards

static int add_link(const TacticsView *view, uint8_t row, WhyLink link, WhyLink *links, int count) {
    const ViewRow *cards = &view->row[row];
    if (link.from == link.to || link.from >= LANE_MAX || link.to >= LANE_MAX || link.from >= cards->count ||
        link.to >= cards->count || !cards->card[link.from].up || !cards->card[link.to].up)
        return count;
    for (int i = 0; i < count; i++)
        if (memcmp(&links[i], &link, sizeof link) == 0)
            return count;
    if (count < WHY_LINKS_MAX)
        links[count++] = link;
    return count;
}

int tactics_explain_links(const TacticsRules *rules, const TacticsView *view, uint8_t row,
                          WhyLink links[WHY_LINKS_MAX]) {
    Seen seen;
    int count = 0;
    see(rules, view, row, &seen);
    for (uint8_t at = 0; at < row_count(&seen.state, row); at++) {
        count = add_link(view, row, (WhyLink){seen.by[at].effect, at, LINK_BLOCKS}, links, count);
        count = add_link(view, row, (WhyLink){seen.by[at].power, at, LINK_BLOCKS}, links, count);
    }
    for (int i = 0; i < seen.notes.count; i++) {
        const PowerNote *note = &seen.notes.note[i];
        const WhyLinkKind kind = note->step == STEP_BOOSTED ? LINK_BOOSTS
                                 : note->step == STEP_LOST  ? LINK_TAKES
                                                            : LINK_ZEROES;
        const bool acts = note->step == STEP_BOOSTED || note->step == STEP_LOST || note->step == STEP_ZEROED;
        if (acts && note->blocker == NONE && note->at != NONE)
            count = add_link(view, row, (WhyLink){note->source, note->at, (uint8_t)kind}, links, count);
    }
    return count;
}

// The winner's highest card; face-down cards count too.
static WhyCard highest(const TacticsView *view, uint8_t row, Seat winner) {
    for (uint8_t at = 0; at < view->row[row].count && at < LANE_MAX; at++)
        if (view->row[row].card[at].owner == winner)
            return card_there(view, row, at);
    return nothing;
}

static uint32_t sum_of(const TacticsView *view, uint8_t row, Seat seat) {
    uint32_t sum = 0;
    for (Seat other = 0; other < view->seats; other++)
        if (is_meant(view, seat, other))
            sum += view->row[row].eighths[other];
    return sum;
}

static void find_tied(const TacticsView *view, uint8_t row, WhyLead *lead) {
    for (uint8_t at = 0; at < view->row[row].count && at < LANE_MAX; at++) {
        const Seat owner = view->row[row].card[at].owner;
        lead->tied[owner] = sum_of(view, row, owner) == sum_of(view, row, lead->winner);
    }
}

void tactics_explain_lead(const TacticsRules *rules, const TacticsView *view, uint8_t row, WhyLead *lead) {
    Seen seen;
    memset(lead, 0, sizeof *lead);
    lead->winner = view->row[row].leader;
    lead->by = view->row[row].leader_by;
    lead->card = lead->with = nothing;
    if (lead->winner == SEAT_NONE)
        return;
    if (lead->by == WIN_TIE) {
        lead->card = highest(view, row, lead->winner);
        find_tied(view, row, lead);
    }
    lead->alone = lead->by == WIN_POWER && sum_of(view, row, lead->winner) == 0;
    if (lead->by != WIN_GALAXY)
        return;
    see(rules, view, row, &seen);
    for (int i = 0; i < seen.notes.count && lead->card.card == NONE; i++) {
        const PowerNote *note = &seen.notes.note[i];
        if (note->step == STEP_WINS && note->blocker == NONE && is_meant(view, lead->winner, note->seat)) {
            lead->card = card_there(view, row, note->at);
            lead->with = card_there(view, row, note->source);
        }
    }
}

// ---- points

static void add_points(Why *why, WhyKind kind, uint8_t target, int points, int times) {
    if (times > 0)
        add(why, (WhyPart){.amount = (int16_t)(points * times * EIGHTHS),
                           .kind = (uint8_t)kind,
                           .times = (uint8_t)times,
                           .from = {target, SEAT_NONE, NONE},
                           .blocker = nothing});
}

static void add_target(const TacticsRules *rules, const TacticsState *s, Seat pile, uint8_t target,
                       Why *why) {
    const TargetDef *def = &rules->target[target];
    add_points(why, WHY_VALUE, target, def->points, 1);
    add_points(why, WHY_BONUS, target, def->bonus_points, tactics_bonus_times(rules, s, pile, target));
    add_points(why, WHY_PLANET, target, rules->planet_bonus, tactics_is_own_planet(rules, s, pile, target));
}

static void add_secret(const ViewSeat *pile, Why *why) {
    for (uint8_t i = 0; i < pile->won_count; i++)
        if (pile->won[i] == CARD_HIDDEN) {
            add(why, (WhyPart){.kind = WHY_SECRET, .times = 1, .from = nothing, .blocker = nothing});
            why->unknown++;
        }
}

static int32_t sum_parts(const Why *why) {
    int32_t sum = 0;
    for (uint16_t i = 0; i < why->count; i++)
        sum += why->part[i].amount;
    return sum;
}

void tactics_explain_points(const TacticsRules *rules, const TacticsView *view, Seat seat, Why *why) {
    TacticsState s;
    const Seat pile = tactics_pile_seat(view, seat);
    memset(why, 0, sizeof *why);
    tactics_seen_state(rules, view, &s);
    for (uint8_t i = 0; i < s.won_count; i++)
        if (s.won_by[i] == pile)
            add_target(rules, &s, pile, s.won[i], why);
    add_secret(&view->seat[pile], why);
    finish(why, sum_parts(why));
}

void tactics_explain_target(const TacticsRules *rules, const TacticsView *view, uint8_t target, Seat seat,
                            Why *why) {
    TacticsState before, after;
    const Seat pile = tactics_pile_seat(view, seat);
    memset(why, 0, sizeof *why);
    tactics_seen_state(rules, view, &before);
    add_target(rules, &before, pile, target, why);
    after = before;
    after.won[after.won_count] = target;
    after.won_by[after.won_count++] = pile;
    for (uint8_t i = 0; i < before.won_count; i++) {
        if (before.won_by[i] != pile)
            continue;
        const int more = tactics_bonus_times(rules, &after, pile, before.won[i]) -
                         tactics_bonus_times(rules, &before, pile, before.won[i]);
        add_points(why, WHY_RAISED, before.won[i], rules->target[before.won[i]].bonus_points, more);
    }
    for (uint8_t i = 0; i < view->seat[pile].won_count; i++)
        why->unknown = (uint8_t)(why->unknown + (view->seat[pile].won[i] == CARD_HIDDEN));
    finish(why, sum_parts(why));
}

// SPDX-License-Identifier: MIT
// A row can contain two kinds of blockers: those that block cards below them (the Delta Flyer all, the
// Dampening Field weapons) and those that block the card directly above (the Intrepid). The former are
// settled from the top down, as only cards above can affect them; the latter from the bottom up. In the one
// circular case, a downward blocker directly above an upward one that would block each other, the one that
// was there first wins; TableCard.holder records that.
#include "games/tactics/block.h"

#include <string.h>

typedef struct Row {
    const TacticsRules *rules;
    const TacticsState *s;
    uint8_t row, count;
    BlockedBy *by; // or NULL
} Row;

static const CardDef *def_at(const Row *r, uint8_t at) {
    return &r->rules->card[copy_card(row_card(r->s, r->row, at)->copy)];
}

static void block(const Row *r, uint8_t *parts, uint8_t at, uint8_t blocked, uint8_t self) {
    if (r->by != NULL && (blocked & ~parts[at] & PART_EFFECT))
        r->by[at].effect = self;
    if (r->by != NULL && (blocked & ~parts[at] & PART_POWER))
        r->by[at].power = self;
    parts[at] |= blocked;
}

static unsigned traits_at(const Row *r, uint8_t at) {
    return shown_traits(r->rules, row_card(r->s, r->row, at));
}

// The downward (upward) blocking effect of the face-up card at `at`, or NULL.
static const Effect *blocker_down(const Row *r, uint8_t at) {
    const CardDef *def = def_at(r, at);
    return traits_at(r, at) & TRAIT_BLOCKS_DOWN ? &def->effect[def->block_down] : NULL;
}

static const Effect *blocker_up(const Row *r, uint8_t at) {
    const CardDef *def = def_at(r, at);
    return traits_at(r, at) & TRAIT_BLOCKS_UP ? &def->effect[def->block_up] : NULL;
}

static bool blocks_effect(const Row *r, const Effect *effect, uint8_t self, uint8_t at) {
    return (effect->parts & PART_EFFECT) && tactics_filter_fits(r->s, r->row, self, &effect->which, at);
}

// Returns true if the upward blocker at `at` is active, given what downward blockers above it block. A chain
// of upward blockers is resolved from the bottom up.
static bool up_is_active(const Row *r, uint8_t at, const uint8_t *parts) {
    bool below_active = false;
    uint8_t last = at; // the end of the unbroken chain
    while (last + 1 < r->count && blocker_up(r, (uint8_t)(last + 1)) != NULL)
        last++;
    for (uint8_t i = last;; i--) {
        const bool blocked_below =
            below_active && blocks_effect(r, blocker_up(r, (uint8_t)(i + 1)), (uint8_t)(i + 1), i);
        below_active = !(parts[i] & PART_EFFECT) && !blocked_below;
        if (i == at)
            return below_active;
    }
}

// Returns true if the downward blocker at `at` is blocked by an upward one directly below it.
static bool is_stopped_from_below(const Row *r, uint8_t at, const Effect *down, const uint8_t *parts) {
    const uint8_t below = (uint8_t)(at + 1);
    if (below >= r->count)
        return false;
    const Effect *up = blocker_up(r, below);
    if (up == NULL || !blocks_effect(r, up, below, at) || !up_is_active(r, below, parts))
        return false;
    const bool circle = blocks_effect(r, down, at, below);
    return !circle || row_card(r->s, r->row, at)->holder == row_card(r->s, r->row, below)->copy;
}

static void settle_downward(const Row *r, uint8_t *parts) {
    for (uint8_t at = 0; at < r->count; at++) {
        const Effect *down = blocker_down(r, at);
        if (down == NULL || (parts[at] & PART_EFFECT) || is_stopped_from_below(r, at, down, parts))
            continue;
        for (uint8_t i = (uint8_t)(at + 1); i < r->count; i++)
            if (tactics_filter_fits(r->s, r->row, at, &down->which, i))
                block(r, parts, i, down->parts, at);
    }
}

static void settle_upward(const Row *r, uint8_t *parts) {
    bool below_active = false;
    for (uint8_t at = r->count; at-- > 0;) {
        const uint8_t below = (uint8_t)(at + 1);
        uint8_t blocked = 0;
        if (below_active) {
            const Effect *up = blocker_up(r, below);
            if (tactics_filter_fits(r->s, r->row, below, &up->which, at))
                blocked = up->parts;
        }
        below_active = blocker_up(r, at) != NULL && !((parts[at] | blocked) & PART_EFFECT);
        block(r, parts, at, blocked, below);
    }
}

void tactics_block_row_by(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t *parts,
                          BlockedBy *by) {
    const Row r = {rules, s, row, row_count(s, row), by};
    memset(parts, 0, r.count);
    if (by != NULL)
        memset(by, NONE, r.count * sizeof *by);
    const unsigned traits = row_traits(rules, s, row);
    if (traits & TRAIT_BLOCKS_DOWN)
        settle_downward(&r, parts);
    if (traits & TRAIT_BLOCKS_UP)
        settle_upward(&r, parts);
}

void tactics_block_row(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t *parts) {
    tactics_block_row_by(rules, s, row, parts, NULL);
}

bool tactics_effect_is_blocked(const TacticsRules *rules, const TacticsState *s, uint8_t row, uint8_t at) {
    uint8_t parts[TABLE_MAX];
    const TableCard *card = row_card(s, row, at);
    const unsigned above = traits_between(rules, row_card(s, row, 0), card);
    const unsigned below = at + 1 < row_count(s, row) ? shown_traits(rules, card + 1) : 0;
    if (!(above & TRAIT_BLOCKS_DOWN) && !(below & TRAIT_BLOCKS_UP))
        return false; // no other card can block it
    tactics_block_row(rules, s, row, parts);
    return (parts[at] & PART_EFFECT) != 0;
}

uint8_t tactics_active_close(const TacticsRules *rules, const TacticsState *s, uint8_t row) {
    const uint8_t count = row_count(s, row);
    for (uint8_t at = 0; at < count; at++) {
        if ((shown_traits(rules, row_card(s, row, at)) & TRAIT_CLOSES) &&
            !tactics_effect_is_blocked(rules, s, row, at))
            return at;
    }
    return NONE;
}

void tactics_active_closes(const TacticsRules *rules, const TacticsState *s, uint8_t close[ROWS]) {
    const uint8_t count = s->row_start[ROWS];
    memset(close, NONE, ROWS);
    for (uint8_t place = 0; place < count; place++) {
        if (!(shown_traits(rules, &s->table[place]) & TRAIT_CLOSES))
            continue;
        uint8_t row, at;
        tactics_split_place(s, place, &row, &at);
        if (close[row] == NONE && !tactics_effect_is_blocked(rules, s, row, at))
            close[row] = at;
    }
}

bool tactics_all_rows_done(const TacticsRules *rules, const TacticsState *s) {
    for (uint8_t row = 0; row < ROWS; row++)
        if (row_count(s, row) < rules->row_full && !tactics_row_is_closed(rules, s, row))
            return false;
    return true;
}

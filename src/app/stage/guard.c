// SPDX-License-Identifier: MIT
// A list of regions that can be pressed, each with the time from which it can. Buttons are identified by id,
// position and verb; other regions by their command alone, because a hand card stays the same when the hand
// closes up and moves it.
#include "app/stage/guard.h"

#include "core/hash.h"

#include <math.h>
#include <string.h>

void guard_forget(Guard *guard) {
    guard->count = 0;
    guard->new_all = true;
    guard->forgotten++;
}

void guard_block_all(Guard *guard, uint64_t now) {
    guard_forget(guard);
    guard->all_live_at = now + GUARD_MS;
}

static bool is_guarded(const Hit *hit) {
    return hit->enabled && (hit->settles || hit->has_command) && !hit->drop_only;
}

static uint64_t what_of(const Hit *hit) {
    if (!hit->settles)
        return hash_bytes(&hit->command, sizeof hit->command, 0);
    const uint8_t verb = hit->has_command ? hit->command.verb : NONE;
    const float place[] = {hit->rect.x, hit->rect.y, hit->rect.w, hit->rect.h};
    return hash_bytes(place, sizeof place, hash_bytes(&verb, 1, hash_bytes(hit->id, strlen(hit->id), 1)));
}

static const GuardItem *find(const GuardItem *items, int count, uint64_t what) {
    for (int i = 0; i < count; i++)
        if (items[i].what == what)
            return &items[i];
    return NULL;
}

// What a click in a row is on: a region without a command is identified by its id and its card.
static uint64_t what_in_row(const Hit *hit) {
    const uint64_t what = what_of(hit);
    if (hit->settles)
        return what;
    return hash_bytes(hit->id, strlen(hit->id), hash_bytes(&hit->card, sizeof hit->card, what));
}

// A button without a command (back, next) may be pressed repeatedly.
static bool click_must_not(const Guard *guard, const Hit *hit) {
    const GuardRow *row = &guard->row;
    const bool went_on = hit->has_command && guard->version != row->version;
    return hit->settles && (what_in_row(hit) != row->what || went_on);
}

// Updates whether a row of clicks would now hit another button than it began on.
static void follow_row(Guard *guard, const Hits *hits, uint64_t now) {
    GuardRow *row = &guard->row;
    const Hit *hit = now <= row->ends ? hits_at(hits, row->x, row->y) : NULL;
    row->meets = hit != NULL && click_must_not(guard, hit);
}

// For a key the position of a button does not matter.
static uint64_t key_what_of(const Hit *hit) {
    const uint8_t verb = hit->has_command ? hit->command.verb : NONE;
    if (hit->has_command && !hit->settles)
        return what_of(hit);
    return hash_bytes(&verb, 1, hash_bytes(hit->id, strlen(hit->id), 1));
}

static bool key_must_not(const Guard *guard, const Hit *hit) {
    const GuardKeyRow *row = &guard->keys;
    if (row->what == 0)
        return false;
    if (key_what_of(hit) == row->what)
        return hit->settles && hit->has_command && guard->version != row->version;
    return hit->settles || guard->forgotten != row->forgotten;
}

static void follow_keys(Guard *guard, const Hits *hits, uint64_t now) {
    GuardKeyRow *row = &guard->keys;
    row->meets = false;
    for (int i = 0; i < hits->count && now <= row->ends && !row->meets; i++)
        row->meets = hits->item[i].enabled && key_must_not(guard, &hits->item[i]);
}

static bool overlap(GfxRect a, GfxRect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

// True if another button was there until just now, and has gone without a press.
static bool went_by_itself(const Guard *guard, const Hit *hit, uint64_t now) {
    const uint64_t gone = guard->gone_at != 0 ? guard->gone_at : now;
    if (now - gone > GUARD_GONE_MS || (guard->pressed_at != 0 && gone <= guard->pressed_at + GUARD_CAUSED_MS))
        return false;
    for (int i = 0; i < guard->count; i++)
        if (guard->item[i].button.w > 0 && overlap(guard->item[i].button, hit->rect))
            return true;
    return false;
}

void guard_follow(Guard *guard, const Hits *hits, unsigned version, uint64_t now) {
    GuardItem item[HITS_MAX];
    int count = 0;
    const bool went_on = guard->new_all || version != guard->version;
    for (int i = 0; i < hits->count; i++) {
        const Hit *hit = &hits->item[i];
        if (!is_guarded(hit))
            continue;
        const uint64_t what = what_of(hit);
        const GuardItem *before = find(guard->item, guard->count, what);
        item[count] = (GuardItem){.what = what};
        if (hit->settles)
            item[count].button = hit->rect;
        if (before != NULL)
            item[count].live_at = before->live_at;
        else if (hit->settles && went_by_itself(guard, hit, now))
            item[count].live_at = now + GUARD_ALONE_MS;
        else if (hit->settles || went_on)
            item[count].live_at = now + GUARD_MS;
        count++;
    }
    if (count > 0) {
        memcpy(guard->item, item, sizeof item[0] * (size_t)count);
        guard->count = count;
        guard->version = version;
        guard->new_all = false;
        guard->gone_at = 0;
    } else if (guard->gone_at == 0) {
        guard->gone_at = now;
    }
    follow_row(guard, hits, now);
    follow_keys(guard, hits, now);
}

bool guard_is_too_early(const Guard *guard, const Hit *hit, uint64_t now) {
    if (guard->off)
        return false;
    if (now < guard->all_live_at)
        return true;
    if (!is_guarded(hit))
        return false;
    const GuardItem *item = find(guard->item, guard->count, what_of(hit));
    return item != NULL && now < item->live_at;
}

void guard_restart(Guard *guard, const Hit *hit, uint64_t now) {
    if (now < guard->all_live_at)
        guard->all_live_at = now + GUARD_MS;
    const uint64_t what = what_of(hit);
    for (int i = 0; i < guard->count; i++)
        if (guard->item[i].what == what && now < guard->item[i].live_at &&
            guard->item[i].live_at < now + GUARD_MS)
            guard->item[i].live_at = now + GUARD_MS;
}

bool guard_blocks_click(Guard *guard, const Hit *hit, float x, float y, uint64_t now) {
    GuardRow *row = &guard->row;
    const bool goes_on =
        now <= row->ends && fabsf(x - row->x) <= ROW_PIXELS && fabsf(y - row->y) <= ROW_PIXELS;
    const uint64_t what = hit != NULL ? what_in_row(hit) : 0;
    if (!goes_on)
        *row = (GuardRow){.x = x, .y = y, .what = what, .version = guard->version};
    row->ends = now + ROW_MS;
    guard->pressed_at = now;
    row->strays = goes_on && what != row->what;
    return !guard->off && goes_on && hit != NULL && click_must_not(guard, hit);
}

bool guard_is_stray_click(const Guard *guard, uint64_t now) {
    return !guard->off && guard->row.strays && now <= guard->row.ends;
}

void guard_key(Guard *guard, int key, uint64_t now) {
    GuardKeyRow *row = &guard->keys;
    guard->pressed_at = now;
    if (key != row->key || now > row->ends)
        *row = (GuardKeyRow){.key = key, .version = guard->version, .forgotten = guard->forgotten};
    row->ends = now + ROW_MS;
}

bool guard_blocks_key(Guard *guard, const Hit *hit) {
    if (!guard->off && key_must_not(guard, hit))
        return true;
    if (guard->keys.what == 0)
        guard->keys.what = key_what_of(hit);
    return false;
}

bool guard_is_pending(const Guard *guard, uint64_t now) {
    bool waits = now < guard->all_live_at || (guard->row.meets && now <= guard->row.ends) ||
                 (guard->keys.meets && now <= guard->keys.ends);
    if (guard->off)
        return false;
    for (int i = 0; i < guard->count; i++)
        waits |= now < guard->item[i].live_at;
    return waits;
}

// SPDX-License-Identifier: MIT
// Adds up deals and computes the figures.
#include "engine/game_facts.h"
#include "play/balance.h"

#include <stdlib.h>
#include <string.h>

// ---- records of both sides

static uint8_t records(const Catalog *catalog, uint8_t table) {
    return table != NO_TABLE ? catalog_count(catalog, table) : 0;
}

// Lists the records of `after` in order, then those that are gone. Returns how many; `out` NULL: only counts.
static int join(const BalanceSetup *setup, uint8_t table, uint8_t *item, size_t item_bytes) {
    const Catalog *before = setup->catalog[SIDE_BEFORE], *after = setup->catalog[SIDE_AFTER];
    int count = 0;
    for (int side = SIDE_AFTER; side >= SIDE_BEFORE; side--) {
        const Catalog *catalog = setup->catalog[side];
        for (uint8_t i = 0; i < records(catalog, table); i++) {
            const char *id = catalog_id(catalog, table, i);
            if (side == SIDE_BEFORE && catalog_find(after, table, id) != NONE)
                continue;
            if (item != NULL)
                *(BalanceName *)(void *)(item + (size_t)count * item_bytes) = (BalanceName){
                    .id = id, .index = {catalog_find(before, table, id), catalog_find(after, table, id)}};
            count++;
        }
    }
    return count;
}

// The name must be the first member of each item.
static void *joined(const BalanceSetup *setup, uint8_t table, size_t item_bytes, int *count) {
    *count = join(setup, table, NULL, item_bytes);
    void *items = calloc((size_t)*count + 1, item_bytes);
    if (items != NULL)
        join(setup, table, items, item_bytes);
    return items;
}

bool balance_make_room(Balance *balance, uint64_t deals) {
    BalanceLength *lengths[] = {&balance->turns, &balance->commands};
    for (int i = 0; i < 4; i++) {
        uint32_t **each = &lengths[i / 2]->each[i % 2];
        uint32_t *more = realloc(*each, (size_t)(deals + 1) * sizeof *more);
        if (more == NULL)
            return false;
        *each = more;
    }
    return true;
}

bool balance_begin(Balance *balance, const BalanceSetup *setup) {
    const Game *game = setup->catalog[SIDE_AFTER]->game;
    *balance = (Balance){.setup = setup, .seats = setup->players[SIDE_AFTER].setup.seats};
    balance->faction = joined(setup, game_seat_table(game), sizeof *balance->faction, &balance->factions);
    balance->card = joined(setup, game_card_table(game), sizeof *balance->card, &balance->cards);
    balance->prize = joined(setup, game_story(game)->prizes, sizeof *balance->prize, &balance->prizes);
    const size_t pairs = (size_t)balance->factions * (size_t)balance->factions;
    balance->duel = calloc(pairs + 1, sizeof *balance->duel);
    const bool room =
        balance->faction != NULL && balance->card != NULL && balance->prize != NULL && balance->duel != NULL;
    if (room)
        balance_mark_changes(balance);
    return room && balance_make_room(balance, setup->deals);
}

void balance_finish(Balance *balance) {
    BalanceLength *lengths[] = {&balance->turns, &balance->commands};
    for (int i = 0; i < 2; i++) {
        free(lengths[i]->each[0]);
        free(lengths[i]->each[1]);
    }
    free(balance->faction);
    free(balance->card);
    free(balance->prize);
    free(balance->duel);
    *balance = (Balance){0};
}

// A copy of `count` items, with room for one more.
static void *copied(const void *from, size_t count, size_t bytes) {
    void *copy = calloc(count + 1, bytes);
    if (copy != NULL)
        memcpy(copy, from, count * bytes);
    return copy;
}

static bool copy_length(const Balance *so_far, BalanceLength *length) {
    length->each[0] = copied(length->each[0], (size_t)so_far->deals, sizeof *length->each[0]);
    length->each[1] = copied(length->each[1], (size_t)so_far->deals, sizeof *length->each[1]);
    return length->each[0] != NULL && length->each[1] != NULL;
}

bool balance_copy(Balance *to, const Balance *so_far) {
    *to = *so_far;
    to->faction = copied(so_far->faction, (size_t)so_far->factions, sizeof *to->faction);
    to->card = copied(so_far->card, (size_t)so_far->cards, sizeof *to->card);
    to->prize = copied(so_far->prize, (size_t)so_far->prizes, sizeof *to->prize);
    const size_t pairs = (size_t)so_far->factions * (size_t)so_far->factions;
    to->duel = copied(so_far->duel, pairs, sizeof *to->duel);
    const bool turns = copy_length(so_far, &to->turns), commands = copy_length(so_far, &to->commands);
    const bool good =
        to->faction != NULL && to->card != NULL && to->prize != NULL && to->duel != NULL && turns && commands;
    return good && balance_conclude(to);
}

// ---- adding

static void add(BalanceValue *value, const Measured measured[2]) {
    paired_add(&value->twins, measured[SIDE_BEFORE], measured[SIDE_AFTER]);
}

static void add_place(Balance *balance, int place, const Deal *deal) {
    Measured wins[2];
    for (int side = 0; side < 2; side++) {
        const DealtGame *game = &deal->game[side];
        const int first = game->first == SEAT_NONE ? 0 : game->first;
        wins[side] = (Measured){game->win[(first + place) % balance->seats], 1};
    }
    add(&balance->place[place].wins, wins);
}

static void add_faction(const Balance *balance, BalanceFaction *faction, const Deal *deal) {
    Measured wins[2] = {{0, 0}, {0, 0}};
    for (int side = 0; side < 2; side++)
        for (int seat = 0; seat < balance->seats; seat++)
            if (deal->game[side].faction[seat] == faction->name.index[side]) {
                wins[side].part += deal->game[side].win[seat];
                wins[side].whole += 1;
            }
    add(&faction->wins, wins);
}

static bool are_allies(const Balance *balance, const DealtGame *game, Side side, Seat one, Seat other) {
    const Catalog *catalog = balance->setup->catalog[side];
    const Story *story = game_story(catalog->game);
    SetupOptions setup = balance->setup->players[side].setup;
    if (story->team == NULL)
        return false;
    memcpy(setup.faction, game->faction, sizeof setup.faction);
    const uint8_t team = story->team(catalog->rules, &setup, one);
    return team != 0 && team == story->team(catalog->rules, &setup, other);
}

// Shares of wins of a faction in games against another one.
static Measured against(const Balance *balance, const Deal *deal, Side side, const BalanceName *one,
                        const BalanceName *other) {
    const DealtGame *game = &deal->game[side];
    Measured wins = {0, 0};
    for (int i = 0; i < balance->seats; i++)
        for (int k = 0; k < balance->seats; k++) {
            if (i == k || one->index[side] == NONE || game->faction[i] != one->index[side] ||
                game->faction[k] != other->index[side] || are_allies(balance, game, side, (Seat)i, (Seat)k))
                continue;
            wins.part += game->win[i];
            wins.whole += 1;
        }
    return wins;
}

static void add_duels(const Balance *balance, const Deal *deal) {
    for (int i = 0; i < balance->factions; i++)
        for (int k = 0; k < balance->factions; k++) {
            const BalanceName *one = &balance->faction[i].name, *other = &balance->faction[k].name;
            const Measured wins[2] = {against(balance, deal, SIDE_BEFORE, one, other),
                                      against(balance, deal, SIDE_AFTER, one, other)};
            if (i != k)
                add(&balance->duel[i * balance->factions + k], wins);
        }
}

// What the card did in all seats of one side.
typedef struct CardInDeal {
    Measured draws, plays, wins, wins_without, worth, pull;
} CardInDeal;

// The slope over the deviations from the mean of all seats, so that only who drew it more often than the
// others counts; once more than each of them is 1 - 1/seats more than the mean.
static Measured pull_of(const Balance *balance, uint8_t index, const DealtGame *game) {
    const double seats = balance->seats;
    Measured pull = {0, 0};
    double drawn = 0;
    for (int seat = 0; seat < balance->seats; seat++)
        drawn += game->card[seat][index].drawn;
    for (int seat = 0; seat < balance->seats; seat++) {
        const double more = game->card[seat][index].drawn - drawn / seats;
        pull.part += more * (game->win[seat] - 1 / seats) * (1 - 1 / seats);
        pull.whole += more * more;
    }
    return pull;
}

static CardInDeal look_at(const Balance *balance, BalanceCard *card, const DealtGame *game, Side side) {
    CardInDeal in = {0};
    const uint8_t index = card->name.index[side];
    for (int seat = 0; index != NONE && seat < balance->seats; seat++) {
        const DealtCard *dealt = &game->card[seat][index];
        in.wins.part += dealt->played * game->win[seat];
        in.wins.whole += dealt->played;
        in.wins_without.part += dealt->played == 0 ? game->win[seat] : 0;
        in.wins_without.whole += dealt->played == 0;
        in.draws.part += dealt->drawn;
        in.draws.whole += 1;
        in.plays.part += dealt->played;
        in.plays.whole += dealt->drawn;
        in.worth.part += dealt->worth;
        in.worth.whole += dealt->played;
        card->played[side] += dealt->played;
        card->acted[side] += dealt->acted;
    }
    if (index != NONE)
        in.pull = pull_of(balance, index, game);
    return in;
}

static void add_card(const Balance *balance, BalanceCard *card, const Deal *deal) {
    const CardInDeal before = look_at(balance, card, &deal->game[SIDE_BEFORE], SIDE_BEFORE);
    const CardInDeal after = look_at(balance, card, &deal->game[SIDE_AFTER], SIDE_AFTER);
    paired_add(&card->draws.twins, before.draws, after.draws);
    paired_add(&card->plays.twins, before.plays, after.plays);
    paired_add(&card->wins.twins, before.wins, after.wins);
    paired_add(&card->wins_without.twins, before.wins_without, after.wins_without);
    paired_add(&card->worth.twins, before.worth, after.worth);
    paired_add(&card->pull.twins, before.pull, after.pull);
}

static void add_prize(BalancePrize *prize, const Deal *deal) {
    Measured points[2] = {{0, 0}, {0, 0}}, won[2] = {{0, 0}, {0, 0}};
    for (int side = 0; side < 2; side++) {
        const uint8_t index = prize->name.index[side];
        if (index == NONE)
            continue;
        points[side] = (Measured){deal->game[side].points[index], 1};
        won[side] = (Measured){deal->game[side].won[index], 1};
    }
    add(&prize->points, points);
    add(&prize->won, won);
}

static void add_length(const Balance *balance, BalanceLength *length, uint32_t before, uint32_t after) {
    length->each[SIDE_BEFORE][balance->deals] = before;
    length->each[SIDE_AFTER][balance->deals] = after;
    paired_add(&length->mean.twins, (Measured){before, 1}, (Measured){after, 1});
}

void balance_add(Balance *balance, const Deal *deal) {
    if (deal->game[SIDE_BEFORE].endless || deal->game[SIDE_AFTER].endless) {
        balance->endless++;
        return;
    }
    for (int place = 0; place < balance->seats; place++)
        add_place(balance, place, deal);
    for (int i = 0; i < balance->factions; i++)
        add_faction(balance, &balance->faction[i], deal);
    add_duels(balance, deal);
    for (int i = 0; i < balance->cards; i++)
        add_card(balance, &balance->card[i], deal);
    for (int i = 0; i < balance->prizes; i++)
        add_prize(&balance->prize[i], deal);
    add_length(balance, &balance->turns, deal->game[SIDE_BEFORE].turns, deal->game[SIDE_AFTER].turns);
    add_length(balance, &balance->commands, deal->game[SIDE_BEFORE].commands,
               deal->game[SIDE_AFTER].commands);
    balance->deals++;
}

// ---- concluding

static int compare_lengths(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static void conclude_length(const Balance *balance, BalanceLength *length) {
    for (int side = 0; side < 2 && balance->deals > 0; side++) {
        qsort(length->each[side], (size_t)balance->deals, sizeof *length->each[side], compare_lengths);
        length->median[side] = length->each[side][(balance->deals - 1) / 2];
        length->most[side] = length->each[side][balance->deals - 1];
    }
}

static BalanceUse use_of(const BalanceCard *card, Side side) {
    return card->name.index[side] == NONE ? USE_ABSENT
           : card->played[side] == 0      ? USE_NEVER
           : card->acted[side] == 0       ? USE_IDLE
                                          : USE_MATTERS;
}

// Collects the figures to compare. The win rate without a card says the same as the one with it, so it is
// only shown.
static int gather(Balance *balance, BalanceValue **out) {
    int count = 0;
    for (int i = 0; i < balance->seats; i++)
        out[count++] = &balance->place[i].wins;
    for (int i = 0; i < balance->factions; i++)
        out[count++] = &balance->faction[i].wins;
    out[count++] = &balance->turns.mean;
    out[count++] = &balance->commands.mean;
    for (int i = 0; i < balance->cards; i++) {
        BalanceCard *card = &balance->card[i];
        out[count++] = &card->draws;
        out[count++] = &card->plays;
        out[count++] = &card->wins;
        out[count++] = &card->worth;
    }
    for (int i = 0; i < balance->prizes; i++) {
        out[count++] = &balance->prize[i].points;
        out[count++] = &balance->prize[i].won;
    }
    return count;
}

static void conclude(BalanceValue *value) {
    value->of[SIDE_BEFORE] = paired_estimate(&value->twins, SIDE_BEFORE);
    value->of[SIDE_AFTER] = paired_estimate(&value->twins, SIDE_AFTER);
    value->difference = paired_difference(&value->twins);
}

bool balance_conclude(Balance *balance) {
    const size_t most =
        (size_t)(SEATS_MAX + balance->factions + 2 + 4 * balance->cards + 2 * balance->prizes);
    BalanceValue **value = calloc(most, sizeof *value);
    Difference **difference = calloc(2 * most, sizeof *difference);
    const bool room = value != NULL && difference != NULL;
    const int count = room ? gather(balance, value) : 0;
    for (int i = 0; i < count; i++) {
        conclude(value[i]);
        difference[i] = &value[i]->difference;
    }
    for (int i = 0; i < balance->cards; i++) {
        conclude(&balance->card[i].wins_without);
        conclude(&balance->card[i].pull);
        balance->card[i].use[SIDE_BEFORE] = use_of(&balance->card[i], SIDE_BEFORE);
        balance->card[i].use[SIDE_AFTER] = use_of(&balance->card[i], SIDE_AFTER);
    }
    if (room)
        balance->compared = differences_mark(difference, count, BALANCE_RATE, difference + most);
    balance->differ = 0;
    for (int i = 0; i < count; i++)
        balance->differ += value[i]->difference.differs;
    for (int i = 0; i < balance->factions * balance->factions; i++)
        conclude(&balance->duel[i]);
    if (room)
        balance_judge(balance);
    conclude_length(balance, &balance->turns);
    conclude_length(balance, &balance->commands);
    free(value);
    free(difference);
    return room;
}

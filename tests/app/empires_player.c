// SPDX-License-Identifier: MIT
#include "empires_player.h"

#include "app/tables/star_empires/table.h"
#include "table_evening.h"

#include <stdio.h>
#include <string.h>

#define CLICKS_MOST 24 // for one command
#define GRID 12        // places of a region that are tried, in each direction

static int clicks;

static int given(void) {
    return match_log_count(session_match(evening_app->session));
}

// ---- the mouse

static void mouse(Uint32 type, float x, float y) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = (int)x;
        event.motion.y = (int)y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = (int)x;
        event.button.y = (int)y;
    }
    loop_handle(evening_app, &event);
}

// The place nearest to its middle where nothing lies above it.
static bool open_point(const Hit *hit, float *x, float *y) {
    const float mx = hit->rect.x + hit->rect.w / 2, my = hit->rect.y + hit->rect.h / 2;
    float nearest = -1;
    for (int i = 1; i < 2 * GRID; i++)
        for (int k = 1; k < 2 * GRID; k++) {
            const float px = (float)(int)(hit->rect.x + hit->rect.w * (float)i / (2 * GRID)),
                        py = (float)(int)(hit->rect.y + hit->rect.h * (float)k / (2 * GRID));
            const float away = (px - mx) * (px - mx) + (py - my) * (py - my);
            if (hits_at(&evening_app->hits, px, py) != hit || (nearest >= 0 && away >= nearest))
                continue;
            nearest = away;
            *x = px;
            *y = py;
        }
    return nearest >= 0;
}

// Once that is all of it: what it brings about is shown later, by whoever asked for it.
static bool click_hit(const Hit *wanted) {
    float x, y;
    char id[HIT_ID_MAX] = "";
    if (wanted != NULL)
        memcpy(id, wanted->id, sizeof id);
    while (guard_is_pending(&evening_app->guard, evening_app->now)) // nobody presses what has only just come
        evening_step(20);
    const Hit *hit = hits_find(&evening_app->hits, id);
    if (hit == NULL || clicks >= CLICKS_MOST || !open_point(hit, &x, &y))
        return false;
    clicks++;
    mouse(SDL_MOUSEMOTION, x, y);
    mouse(SDL_MOUSEBUTTONDOWN, x, y);
    mouse(SDL_MOUSEBUTTONUP, x, y);
    evening_step(1);
    return true;
}

bool hands_click(const char *hit_id) {
    clicks = 0;
    return click_hit(hits_find(&evening_app->hits, hit_id));
}

// ---- one region that does it

static const Hit *find_command(const Command *command) {
    float x, y;
    for (int i = evening_app->hits.count - 1; i >= 0; i--) {
        const Hit *hit = &evening_app->hits.item[i];
        if (hit->has_command && hit->enabled && command_compare(&hit->command, command) == 0 &&
            open_point(hit, &x, &y))
            return hit;
    }
    return NULL;
}

static const Hit *find_tag(uint8_t kind, Seat seat, uint8_t a) {
    return hits_tagged(&evening_app->hits, kind, seat, a);
}

static const Hit *find_hand(int at) {
    for (int i = 0; i < evening_app->hits.count; i++)
        if (evening_app->hits.item[i].tag.kind == TAG_HAND && evening_app->hits.item[i].tag.b == at)
            return &evening_app->hits.item[i];
    return NULL;
}

static const Hit *find_entry(const CardTable *table, EntryKind kind, const Command *command,
                             uint8_t function) {
    for (int i = 0; i < own(table)->entries; i++) {
        const SideEntry *entry = &own(table)->entry[i];
        if (entry->kind == kind &&
            (command == NULL ||
             (entry->command.verb == command->verb && entry->command.with == command->with)) &&
            (function == NONE || entry->function == function))
            return find_tag(TAG_ENTRY, table->front, (uint8_t)i);
    }
    return NULL;
}

// ---- cards: the one that it is, rather than one that stands for it

static int hand_for(CardTable *table, uint8_t function, bool in_set) {
    int best = -1;
    for (int at = 0; at < table->scene.zone[AT_HAND].count; at++) {
        uint8_t functions[KINDS_MAX];
        const uint8_t card = table_card_at(table, AT_HAND, at)->card;
        if (in_set && empires_is_in_set(table, at))
            continue;
        const int count = in_set ? empires_set_functions(evening_app, table, card, functions)
                                 : empires_functions(evening_app, table, card, functions);
        for (int i = 0; i < count; i++)
            if (functions[i] == function && (best < 0 || card == (function & ~CARD_MARKED)))
                best = at;
    }
    return best;
}

static bool pick_card(CardTable *table, uint8_t function, bool in_set) {
    const int at = hand_for(table, function, in_set), before = given();
    if (at < 0 || !click_hit(find_hand(at)))
        return false;
    if (given() == before && own(table)->choice.pick == PICK_CARD && own(table)->choice.function == NONE)
        return click_hit(find_entry(table, ENTRY_FUNCTION, NULL, function));
    return true;
}

// ---- what takes more than one click

// What is clicked so that one unit more of the kind goes, or one less: a tile, or the button of a large
// stack.
static const Hit *find_unit(const CardTable *table, uint8_t unit, int wanted) {
    const bool more = own(table)->choice.unit[unit] < wanted;
    for (int i = 0; i < own(table)->entries; i++) {
        const SideEntry *entry = &own(table)->entry[i];
        if (entry->function != unit)
            continue;
        if (entry->kind == ENTRY_UNIT && entry->on != more)
            return find_tag(TAG_ENTRY, table->front, (uint8_t)i);
        char id[HIT_ID_MAX];
        snprintf(id, sizeof id, "unit:%d:%s", i + 1, more ? "more" : "less");
        if (entry->kind == ENTRY_KIND)
            return hits_find(&evening_app->hits, id);
    }
    return NULL;
}

// Whether fewer clicks lead there from none than from all of them.
static bool is_sooner_from_none(const CardTable *table, const Command *command) {
    int goes = 0, stays = 0;
    for (int unit = 0; unit < UNITS_MAX; unit++) {
        goes += command->list[unit];
        stays += SDL_max(own(table)->choice.unit[unit] - command->list[unit], 0);
    }
    return goes + 1 < stays;
}

static void move_group(CardTable *table, const Command *command) {
    const Chart *chart = empires_chart(evening_app, table);
    const uint8_t from = chart->place_of[command->from];
    if (command->verb == VERB_INTERCEPT && own(table)->choice.pick == PICK_NONE &&
        find_tag(TAG_STACK, table->front, from) == NULL)
        return;
    if (command->verb == VERB_MOVE && command->card != NONE &&
        command->card != empires_move_card(evening_app, table))
        pick_card(table, command->card, false);
    if (own(table)->choice.pick != PICK_GROUP || own(table)->choice.from != from) {
        const Hit *stack = find_tag(TAG_STACK, table->front, from);
        if (!click_hit(stack != NULL ? stack : find_tag(TAG_PLACE, 0, from)))
            return;
    }
    if (own(table)->choice.pick == PICK_GROUP && is_sooner_from_none(table, command))
        click_hit(hits_find(&evening_app->hits, "button:group_none"));
    for (int unit = 0; unit < UNITS_MAX && own(table)->choice.pick == PICK_GROUP; unit++)
        while (own(table)->choice.unit[unit] != command->list[unit])
            if (!click_hit(find_unit(table, (uint8_t)unit, command->list[unit])))
                return;
    click_hit(find_command(command));
}

static void lay_set(CardTable *table, const Command *command) {
    for (int i = 0; i < command->count; i++)
        if (!pick_card(table, command->list[i], true))
            return;
    click_hit(hits_find(&evening_app->hits, "button:ready"));
}

static void play(CardTable *table, const Command *command) {
    const int before = given();
    if (!pick_card(table, command->card, false) || given() > before)
        return;
    const Hit *aim = find_command(command);
    if (aim == NULL && command->at != NONE)
        aim = find_tag(TAG_STACK, command->to_at, empires_chart(evening_app, table)->place_of[command->at]);
    click_hit(aim);
}

static void build(CardTable *table, const Command *command) {
    const int before = given();
    if (click_hit(find_entry(table, ENTRY_BUILD, command, NONE)) && given() == before)
        click_hit(find_command(command));
}

// Dragged to the pile, it goes alone and at once.
static void discard(CardTable *table, const Command *command) {
    const Hit *pile = hits_find(&evening_app->hits, "discard");
    float x, y, px, py;
    int at = 0;
    while (at < table->scene.zone[AT_HAND].count && table_card_at(table, AT_HAND, at)->card != command->card)
        at++;
    const Hit *card = find_hand(at);
    if (pile == NULL || card == NULL || !open_point(card, &x, &y) || !open_point(pile, &px, &py))
        return;
    clicks++;
    mouse(SDL_MOUSEMOTION, x, y);
    mouse(SDL_MOUSEBUTTONDOWN, x, y);
    for (int i = 1; i <= 8; i++) {
        SDL_Event move = {.type = SDL_MOUSEMOTION};
        move.motion.x = (int)(x + (px - x) * (float)i / 8);
        move.motion.y = (int)(y + (py - y) * (float)i / 8);
        move.motion.state = SDL_BUTTON_LMASK;
        loop_handle(evening_app, &move);
        evening_step(20);
    }
    mouse(SDL_MOUSEBUTTONUP, px, py);
    evening_step(1);
}

static void step_by_step(CardTable *table, const Command *command) {
    switch ((EmpiresVerb)command->verb) {
    case VERB_MOVE:
    case VERB_INTERCEPT:
        move_group(table, command);
        break;
    case VERB_ROLL:
    case VERB_COMMIT:
    case VERB_ATTACK_WITH:
    case VERB_ATTACK:
        lay_set(table, command);
        break;
    case VERB_PLAY:
        play(table, command);
        break;
    case VERB_DISCARD:
        discard(table, command);
        break;
    case VERB_BUILD:
    case VERB_BUILD_MARK:
        build(table, command);
        break;
    case VERB_END_TURN:
        click_hit(hits_find(&evening_app->hits, "button:end_warned"));
        click_hit(hits_find(&evening_app->hits, "button:end_unspent"));
        click_hit(find_command(command));
        break;
    default:
        break;
    }
}

int hands_do(const Command *command) {
    CardTable *table = evening_table();
    const int before = given();
    clicks = 0;
    if (table == NULL)
        return -1;
    const Hit *hit = find_command(command);
    if (hit != NULL)
        click_hit(hit);
    else
        step_by_step(table, command);
    return given() > before ? clicks : -1;
}

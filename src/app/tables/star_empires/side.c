// SPDX-License-Identifier: MIT
// What the side panel is about, and its entries: units of the selected group, functions of a card, its
// targets, things to build, answers.
#include "app/tables/star_empires/side.h"

#include "app/kit/draw.h"
#include "app/kit/signs.h"
#include "app/tables/star_empires/fleet_list.h"
#include "games/star_empires/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

// ---- what it is about

static bool is_shop(const CardTable *table) {
    return own(table)->entries > 0 && own(table)->entry[0].kind == ENTRY_BUILD;
}

static SideKind picked_kind(const App *app, const CardTable *table) {
    const EmpiresChoice *choice = &own(table)->choice;
    Command first;
    uint64_t places;
    if (choice->pick == PICK_GROUP)
        return SIDE_GROUP;
    if (choice->pick == PICK_BUILD)
        return SIDE_BUILD;
    if (choice->pick == PICK_FLEETS)
        return SIDE_FLEETS;
    if (choice->function == NONE)
        return SIDE_FUNCTIONS;
    const bool aims = empires_plays(app, table, &first, &places) > 0 && places == 0 && first.to_at != NONE;
    return aims ? SIDE_TARGETS : SIDE_CARD; // aimed at nobody: dragged on its way to being played
}

static SideKind asked_kind(const CardTable *table) {
    static const uint8_t kinds[ASK_COUNT] = {
        [ASK_LIMIT] = SIDE_DISCARD,  [ASK_REACT] = SIDE_REACT,      [ASK_SECURITY] = SIDE_SECURITY,
        [ASK_SHOWN] = SIDE_SHOWN,    [ASK_SABOTAGE] = SIDE_DISCARD, [ASK_ENIGMA] = SIDE_ROLL,
        [ASK_DIPLOMACY] = SIDE_ROLL, [ASK_ENGAGE] = SIDE_MEET,      [ASK_MISSION] = SIDE_MEET,
        [ASK_ANSWER] = SIDE_BATTLE,  [ASK_COMMIT] = SIDE_BATTLE,    [ASK_SIEGE] = SIDE_MEET,
        [ASK_CONQUER] = SIDE_BATTLE, [ASK_LOSE] = SIDE_LOSE,        [ASK_RETREAT] = SIDE_RETREAT,
        [ASK_BUILD] = SIDE_BUILD,    [ASK_DISBAND] = SIDE_DISBAND};
    return (SideKind)kinds[seen(table)->asks];
}

bool empires_shop_stays(const CardTable *table) {
    const EmpiresBoard *s = &seen(table)->table;
    return table->showing && !table->recap && own(table)->asked == ASK_BUILD && is_shop(table) &&
           s->active == table->front && s->phase == PHASE_BUILD;
}

SideKind empires_side_kind(const App *app, const CardTable *table) {
    const uint8_t pick = own(table)->choice.pick;
    const bool open = !table->showing && session_asked_openly(app->session);
    SideKind kind = SIDE_EMPIRES;
    if ((empires_decides(app, table) || pick == PICK_FLEETS) && pick != PICK_NONE && pick != PICK_SKIP)
        kind = picked_kind(app, table);
    else if (empires_decides(app, table) || open)
        kind = asked_kind(table);
    if (kind == SIDE_EMPIRES && empires_shop_stays(table))
        kind = SIDE_BUILD;
    if (kind == SIDE_EMPIRES && table->looked_at.kind >= THING_OWN &&
        empires_shows_large(table, &table->looked_at))
        kind = SIDE_THING;
    if (kind == SIDE_EMPIRES && empires_shows_battle(table))
        kind = SIDE_BATTLE;
    return kind;
}

bool empires_side_has_rows(SideKind kind) {
    return kind == SIDE_FUNCTIONS || kind == SIDE_TARGETS || kind == SIDE_BUILD || kind == SIDE_REACT ||
           kind == SIDE_SECURITY || kind == SIDE_MEET || kind == SIDE_DISBAND || kind == SIDE_RETREAT ||
           kind == SIDE_FLEETS;
}

// ---- places of entries

#define HEAD 42.0F // logical: height of the title
#define LEAD 66.0F // of the text below it

GfxRect empires_side_body(const CardTable *table) {
    const GfxRect side = own(table)->layout.side;
    const float edge = lpx(table, table->layout.large ? 10 : 16);
    const bool group = own(table)->choice.pick == PICK_GROUP;
    // There the whole text of a card goes, or the units of a stack.
    const bool card = own(table)->choice.pick == PICK_CARD || seen(table)->table.ask == ASK_SECURITY;
    const float lead = is_shop(table) ? 0 : group ? 26 : (table->layout.large ? 56 : LEAD) + (card ? 44 : 0);
    const float top = lpx(table, HEAD + lead);
    return gfx_rect(side.x + edge, side.y + top, side.w - 2 * edge, side.h - top - edge);
}

AnswerLayout empires_side_room(const App *app, const CardTable *table) {
    GfxRect body = empires_side_body(table);
    if (is_shop(table))
        body.h -= lpx(table, 54); // units and their support go below
    return answer_layout(app, body, own(table)->entries, own(table)->first_entry);
}

bool empires_side_has_steps(const CardTable *table) {
    return own(table)->entries > 0 && own(table)->entry[0].kind == ENTRY_KIND;
}

#define KIND_NAME 24.0F      // logical
#define STEP_LEAST 28.0F     // window pixels
#define KIND_LOW 48.0F       // of a row without a line for the name
#define KIND_LEAST 29.0F     // window pixels: its buttons can be clicked
#define FORECAST_ROOM 272.0F // logical: what awaits a group that meets a fleet, in its lowest lines

// Rows below each other, leaving room for what awaits the group at its destination.
static GfxRect kind_row(const CardTable *table, int at) {
    const GfxRect body = empires_side_body(table);
    const float most = (body.h - lpx(table, FORECAST_ROOM)) / (float)own(table)->entries;
    float h = floorf(fmaxf(KIND_LEAST, fminf(lpx(table, 76), most)));
    if (h - lpx(table, 4) < STEP_LEAST + lpx(table, KIND_NAME)) // the name stands beside the count
        h = fminf(h, lpx(table, KIND_LOW));
    return gfx_rect(body.x, body.y + h * (float)at, body.w, h - lpx(table, 4));
}

static int columns_of(int count) {
    return count <= 9 ? 3 : count <= 16 ? 4 : 5;
}

static GfxRect tile_size(const CardTable *table, int count) {
    const GfxRect body = empires_side_body(table);
    const float gap = lpx(table, 6), w = floorf((body.w + gap) / (float)columns_of(count) - gap);
    return gfx_rect(gap, gap, w, roundf(w * 1.07F));
}

GfxRect empires_side_tile(const CardTable *table, int at, int count) {
    const GfxRect body = empires_side_body(table), size = tile_size(table, count);
    const int columns = columns_of(count);
    return gfx_rect(body.x + (float)(at % columns) * (size.w + size.x),
                    body.y + (float)(at / columns) * (size.h + size.y), size.w, size.h);
}

float empires_side_below(const CardTable *table) {
    float y = empires_side_body(table).y;
    for (int i = 0; i < own(table)->entries; i++)
        y = fmaxf(y, own(table)->entry_rect[i].y + own(table)->entry_rect[i].h + lpx(table, 10));
    return y;
}

float empires_side_tiles_height(const CardTable *table, int count) {
    if (empires_side_has_steps(table))
        return kind_row(table, count).y - empires_side_body(table).y;
    const GfxRect size = tile_size(table, count);
    const int columns = columns_of(count);
    return (float)((count + columns - 1) / columns) * (size.h + size.y);
}

#define EMPIRE_MOST 190.0F  // logical: of an empire's height
#define EMPIRE_LISTS 150.0F // … from which on its numbers are below each other, in words
#define EMPIRE_LINE 30.0F
#define EMPIRE_LINES 3.5F // lines of one whose numbers are in two columns, with what is between empires
#define EMPIRE_LISTED 6.4F

static float empire_row(const CardTable *table) {
    return fminf(lpx(table, EMPIRE_MOST), empires_side_body(table).h / (float)seen(table)->table.seats);
}

bool empires_side_lists(const CardTable *table) {
    return empire_row(table) >= lpx(table, EMPIRE_LISTS);
}

GfxRect empires_side_empire(const CardTable *table, Seat seat, float *line) {
    const GfxRect body = empires_side_body(table);
    const float row = empire_row(table);
    *line = fminf(lpx(table, EMPIRE_LINE), row / (empires_side_lists(table) ? EMPIRE_LISTED : EMPIRE_LINES));
    return gfx_rect(body.x, roundf(body.y + row * (float)seat), body.w, row - lpx(table, 8));
}

GfxRect empires_side_number(const CardTable *table, Seat seat, int at) {
    float line;
    const GfxRect box = empires_side_empire(table, seat, &line);
    const float gap = lpx(table, 12), half = (box.w - gap) / 2;
    return empires_side_lists(table) ? gfx_rect(box.x, box.y + line * (float)(1 + at), box.w, line)
                                     : gfx_rect(box.x + (float)(at % 2) * (half + gap),
                                                box.y + line * (float)(1 + at / 2), half, line);
}

// ---- what there is

static SideEntry *add(CardTable *table, EntryKind kind) {
    EmpiresTable *at = own(table);
    SideEntry *entry = &at->entry[at->entries < SIDE_ENTRIES ? at->entries++ : SIDE_ENTRIES - 1];
    *entry = (SideEntry){.kind = (uint8_t)kind, .enabled = true, .function = NONE, .command = command_of(0)};
    return entry;
}

static void add_command(CardTable *table, const Command *command) {
    add(table, ENTRY_COMMAND)->command = *command;
}

static void list_verb(const App *app, CardTable *table, uint8_t verb) {
    const LegalList legal = table_legal(app);
    for (int i = 0; i < legal.count; i++)
        if (legal.item[i].verb == verb)
            add_command(table, &legal.item[i]);
}

// Every unit of the stack, the strongest first; for a large stack every kind.
static void list_units(const App *app, CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    const EmpiresChoice *choice = &own(table)->choice;
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    const RaceDef *race = race_of(rules, &seen(table)->table, table->front);
    const bool large = stack != NULL && sum_of(stack->unit) > GROUP_TILES;
    for (int rank = 0; stack != NULL && rank < rules->unit_count; rank++) {
        const uint8_t kind = race->strongest[rank];
        for (uint8_t i = 0; i < stack->unit[kind] && (!large || i == 0); i++) {
            SideEntry *entry = add(table, large ? ENTRY_KIND : ENTRY_UNIT);
            entry->function = kind;
            entry->nth = large ? stack->unit[kind] : i;
            entry->on = large ? choice->unit[kind] > 0 : empires_unit_goes(choice, kind, i);
            entry->enabled = rules->unit[kind].kind != UNIT_BASE;
        }
    }
}

static void list_functions(const App *app, CardTable *table) {
    uint8_t functions[KINDS_MAX];
    const uint8_t card = own(table)->choice.card;
    const int count = empires_set_limit(app, table) > 0 ? empires_set_functions(app, table, card, functions)
                                                        : empires_functions(app, table, card, functions);
    for (int i = 0; i < count; i++)
        add(table, ENTRY_FUNCTION)->function = functions[i];
}

static void list_targets(const App *app, CardTable *table) {
    const LegalList legal = table_legal(app);
    for (int i = 0; i < legal.count; i++)
        if (legal.item[i].verb == VERB_PLAY && legal.item[i].card == own(table)->choice.function)
            add_command(table, &legal.item[i]);
}

static void add_build(const App *app, CardTable *table, uint8_t verb, uint8_t with) {
    SideEntry *entry = add(table, ENTRY_BUILD);
    Command pattern = pattern_of(verb);
    pattern.with = with;
    entry->command = command_of(verb);
    entry->command.with = with;
    entry->enabled = legal_find(table_legal(app), &pattern) != NULL;
    entry->on = own(table)->choice.pick == PICK_BUILD && own(table)->choice.verb == verb &&
                own(table)->choice.with == with;
}

static void list_shop(const App *app, CardTable *table) {
    const EmpiresRules *rules = empires_rules(app);
    for (uint8_t unit = 0; unit < rules->unit_count; unit++)
        add_build(app, table, VERB_BUILD, unit);
    for (uint8_t mark = 0; mark < MARKS; mark++)
        add_build(app, table, VERB_BUILD_MARK, mark);
}

static void list_fleets(const App *app, CardTable *table) {
    uint8_t places[SIDE_ENTRIES];
    const int count = empires_fleet_places(app, table, places);
    for (int i = 0; i < count; i++) {
        SideEntry *entry = add(table, ENTRY_FLEET);
        entry->function = places[i];
        entry->on = empires_fleet_state(app, table, places[i]) == FLEET_IDLE;
    }
}

void empires_list_side(App *app, CardTable *table) {
    own(table)->entries = 0;
    switch (empires_side_kind(app, table)) {
    case SIDE_GROUP:
        list_units(app, table);
        break;
    case SIDE_FUNCTIONS:
        list_functions(app, table);
        break;
    case SIDE_TARGETS:
        list_targets(app, table);
        break;
    case SIDE_BUILD:
        list_shop(app, table);
        break;
    case SIDE_FLEETS:
        list_fleets(app, table);
        break;
    case SIDE_REACT:
        list_verb(app, table, VERB_DECOYS);
        break;
    case SIDE_SECURITY:
        list_verb(app, table, VERB_SECURITY);
        break;
    case SIDE_LOSE:
        list_verb(app, table, VERB_LOSE);
        break;
    case SIDE_RETREAT:
        list_verb(app, table, VERB_RETREAT);
        break;
    case SIDE_DISBAND:
        list_verb(app, table, VERB_DISBAND);
        break;
    default:
        break;
    }
}

static GfxRect entry_rect(const App *app, const CardTable *table, SideKind kind, int at) {
    if (empires_side_has_rows(kind)) {
        const AnswerLayout room = empires_side_room(app, table);
        return answer_rect(&room, at);
    }
    if (own(table)->entry[at].kind == ENTRY_KIND)
        return kind_row(table, at);
    return empires_side_tile(table, at, own(table)->entries);
}

// ---- a list longer than its area

static void show_from_row(App *app, CardTable *table, int first) {
    if (first == own(table)->first_entry)
        return;
    own(table)->first_entry = first;
    app_request_layout(app);
}

bool empires_side_scroll(App *app, CardTable *table, int rows) {
    const AnswerLayout room = empires_side_room(app, table);
    if (!empires_side_has_rows(empires_side_kind(app, table)) || room.shown == room.count)
        return false;
    show_from_row(app, table, SDL_clamp(room.first + rows, 0, room.count - room.shown));
    return true;
}

bool empires_side_page(App *app, CardTable *table, bool down) {
    const int page = SDL_max(empires_side_room(app, table).shown - 1, 1);
    return empires_side_scroll(app, table, down ? page : -page);
}

// The row next to the focused one is always kept visible, so that the keys can go on.
void empires_side_follow(App *app, CardTable *table, int at) {
    AnswerLayout room = empires_side_room(app, table);
    if (!empires_side_has_rows(empires_side_kind(app, table)) || room.shown == room.count)
        return;
    room.first = answer_first(&room, SDL_min(at + 1, room.count - 1));
    show_from_row(app, table, answer_first(&room, room.shown > 2 ? SDL_max(at - 1, 0) : at));
}

static void add_beyond(App *app, const CardTable *table) {
    const AnswerLayout room = empires_side_room(app, table);
    for (int down = 0; down < 2; down++) {
        const GfxRect line = answer_hidden_line(&room, down == 0);
        if (line.w <= 0)
            continue;
        Hit *hit = hits_add(&app->hits, line, down != 0 ? "side:below" : "side:above");
        hit->tag = (HitTag){.kind = TAG_BEYOND, .a = (uint8_t)down};
        hit->no_focus = true; // keys move from row to row
    }
}

// The numbers of every empire, below its name.
static void add_numbers(App *app, const CardTable *table) {
    static const uint8_t numbers[2][2] = {{TAG_REVENUE_NUMBER, TAG_HAND_NUMBER},
                                          {TAG_UNITS_NUMBER, TAG_SYSTEMS_NUMBER}};
    for (Seat seat = 0; seat < seen(table)->table.seats; seat++)
        for (int i = 0; i < 4; i++) {
            Hit *hit =
                hits_add(&app->hits, empires_side_number(table, seat, i), "has:%d:%d", seat + 1, i + 1);
            hit->tag = (HitTag){.kind = numbers[i / 2][i % 2], .a = NUMBER_OF_SIDE, .seat = seat};
            hit->no_focus = true;
        }
}

GfxRect empires_side_kind_tile(GfxRect row) {
    return gfx_rect(row.x, row.y, roundf(fminf(row.h / 1.07F, row.w * 0.3F)), row.h);
}

GfxRect empires_side_kind_name(const CardTable *table, GfxRect row) {
    const float line = roundf(fmaxf(lpx(table, KIND_NAME), 15)), left = empires_side_kind_tile(row).w;
    const float x = row.x + left + lpx(table, 8);
    return row.h - line >= STEP_LEAST ? gfx_rect(x, row.y, row.x + row.w - x, line)
                                      : gfx_rect(x, row.y, 0, 0);
}

GfxRect empires_side_step(const CardTable *table, GfxRect row, bool more) {
    const float name = empires_side_kind_name(table, row).h;
    const float size = fminf(lpx(table, 44), name > 0 ? row.h - name : fminf(row.h, STEP_LEAST));
    return gfx_rect(row.x + row.w - (more ? size : 2 * size + lpx(table, 6)),
                    name > 0 ? row.y + row.h - size : row.y + (row.h - size) / 2, size, size);
}

// For a large stack: the kind itself, one less and one more of it.
static void add_stepper(App *app, const CardTable *table, int at) {
    const SideEntry *entry = &own(table)->entry[at];
    const GfxRect row = own(table)->entry_rect[at], less = empires_side_step(table, row, false);
    const uint8_t goes = own(table)->choice.unit[entry->function];
    Hit *kind = hits_add(&app->hits, gfx_rect(row.x, row.y, less.x - row.x, row.h), "unit:%d", at + 1);
    kind->tag = (HitTag){.kind = TAG_ENTRY, .a = (uint8_t)at, .seat = table->front};
    kind->enabled = entry->enabled;
    for (int i = 0; i < 2; i++) {
        Hit *step = hits_add(&app->hits, empires_side_step(table, row, i == 1), "unit:%d:%s", at + 1,
                             i == 1 ? "more" : "less");
        step->tag = (HitTag){.kind = TAG_ENTRY,
                             .a = (uint8_t)at,
                             .b = (uint8_t)(i == 1 ? STEP_MORE : STEP_LESS),
                             .seat = table->front};
        step->enabled = entry->enabled && (i == 1 ? goes < entry->nth : goes > 0);
    }
}

void empires_side_regions(App *app, CardTable *table) {
    const SideKind kind = empires_side_kind(app, table);
    if (kind == SIDE_EMPIRES)
        add_numbers(app, table);
    for (int i = 0; i < own(table)->entries; i++) {
        const SideEntry *entry = &own(table)->entry[i];
        const GfxRect rect = own(table)->entry_rect[i] = entry_rect(app, table, kind, i);
        if (rect.w <= 0)
            continue;
        if (entry->kind == ENTRY_KIND) {
            add_stepper(app, table, i);
            continue;
        }
        Hit *hit = entry->kind == ENTRY_UNIT    ? hits_add(&app->hits, rect, "unit:%d", i + 1)
                   : entry->kind == ENTRY_BUILD ? hits_add(&app->hits, rect, "buy:%d", i + 1)
                                                : hits_add(&app->hits, rect, "option:%d", i + 1);
        hit->tag = (HitTag){.kind = TAG_ENTRY, .a = (uint8_t)i, .seat = table->front};
        hit->enabled = entry->enabled;
        if (entry->kind == ENTRY_COMMAND)
            hit_set_command(hit, &entry->command);
    }
    if (empires_side_has_rows(kind))
        add_beyond(app, table);
    const GfxRect fleets = empires_fleets_button(app, table);
    if (fleets.w > 0 && kind != SIDE_THING)
        sign_mark(hits_add(&app->hits, fleets, "button:fleets"), ACTION_FLEETS);
}

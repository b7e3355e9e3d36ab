// SPDX-License-Identifier: MIT
// Clicks and drops on the table of Star Empires: selecting fleets, cards and things to build, and putting
// them down. why.c explains why something can't be done.
#include "app/tables/star_empires/side.h"

#include "app/kit/follow_up.h"
#include "app/kit/scene.h"
#include "app/tables/star_empires/fleet_list.h"
#include "app/tables/star_empires/side.h"
#include "games/star_empires/numbers.h"
#include "play/advice.h"

#include <stdio.h>
#include <string.h>

bool empires_picked(const CardTable *table) {
    return own(table)->choice.pick != PICK_NONE || own(table)->set.count > 0;
}

void empires_unpick(CardTable *table) {
    if (own(table)->held != NO_SPRITE)
        scene_leave(&table->scene, &table->timeline, own(table)->held, 1);
    own(table)->held = NO_SPRITE;
    own(table)->set.count = 0;
    own(table)->marked = 0;
    empires_choice_clear(&own(table)->choice);
}

bool empires_places(const App *app, const CardTable *table) {
    (void)app;
    const uint8_t pick = own(table)->choice.pick;
    return pick != PICK_NONE && pick != PICK_SKIP && pick != PICK_FLEETS;
}

// ---- selecting

static void pick(App *app, CardTable *table, const EmpiresChoice *choice) {
    const EmpiresChoice copy = *choice;
    const EmpiresSet set = own(table)->set;
    const uint64_t marked = own(table)->marked;
    empires_unpick(table);
    own(table)->set = set;
    own(table)->marked = marked;
    own(table)->choice = copy;
    table->notice[0] = 0;
    app_request_layout(app);
}

// The command that is shown as a hint; NULL: none is.
static const Command *hinted(const App *app, const CardTable *table) {
    const Advice *advice = table->hinted ? app_advice(app) : NULL;
    return advice != NULL && advice->seat == table->front ? &advice->best[0].command : NULL;
}

// All units go, but of a fleet that a hint moves only those that it names: slower ones would keep its target
// out of reach.
static bool pick_group(App *app, CardTable *table, uint8_t place) {
    EmpiresChoice choice;
    if (!empires_decides(app, table) || !empires_pick_group(app, table, place, &choice))
        return false;
    const Command *hint = hinted(app, table);
    if (hint != NULL)
        empires_group_as(app, table, hint, &choice);
    pick(app, table, &choice);
    return true;
}

// A card that is aimed at nobody, or at the only possible seat, is played as soon as its function is chosen.
static void play_at_once(App *app, CardTable *table) {
    Command first;
    uint64_t places;
    if (empires_plays(app, table, &first, &places) == 1 && places == 0)
        table_submit_legal(app, table, &first);
}

// If the card has several functions, asks for one.
static void pick_card(App *app, CardTable *table, uint8_t card, int at) {
    uint8_t functions[KINDS_MAX];
    EmpiresChoice choice;
    const int count = empires_set_limit(app, table) > 0 ? empires_set_functions(app, table, card, functions)
                                                        : empires_functions(app, table, card, functions);
    empires_choice_clear(&choice);
    choice.pick = PICK_CARD;
    choice.card = card;
    choice.at = (uint8_t)at;
    choice.function = count == 1 ? functions[0] : NONE;
    if (seen(table)->asks == ASK_REACT) // it waits for a group
        choice.function = empires_reaction(app, table, OP_MOVE);
    pick(app, table, &choice);
}

// ---- sets of cards

static void lay(App *app, CardTable *table, uint8_t function, int at) {
    EmpiresSet *set = &own(table)->set;
    if (set->count < BATTLE_CARDS_MAX) {
        set->function[set->count] = function;
        set->at[set->count++] = (uint8_t)at;
    }
    empires_choice_clear(&own(table)->choice);
    table->notice[0] = 0;
    table->looked_at.kind = THING_NONE; // it lies on the table, and its large picture would cover that
    gfx_damage_all(app->gfx);
    app_request_layout(app);
}

static void take_back(App *app, CardTable *table, int place) {
    EmpiresSet *set = &own(table)->set;
    for (int i = place; i + 1 < set->count; i++) {
        set->function[i] = set->function[i + 1];
        set->at[i] = set->at[i + 1];
    }
    if (place < set->count)
        set->count--;
    app_request_layout(app);
}

// Lays a hand card, or takes it back. True: something was done.
static bool click_set(App *app, CardTable *table, const Hit *hit) {
    uint8_t functions[KINDS_MAX];
    const EmpiresSet *set = &own(table)->set;
    for (int i = 0; i < set->count; i++)
        if (set->at[i] == hit->tag.b) {
            take_back(app, table, i);
            return true;
        }
    const int count = empires_set_functions(app, table, hit->card, functions);
    if (count == 0)
        return false;
    if (count == 1) {
        lay(app, table, functions[0], hit->tag.b);
        return true;
    }
    EmpiresChoice choice;
    empires_choice_clear(&choice);
    choice.pick = PICK_CARD;
    choice.card = hit->card;
    choice.at = hit->tag.b;
    pick(app, table, &choice);
    return true;
}

// ---- clicks

bool empires_is_of_use(const App *app, const CardTable *table, uint8_t card, int at) {
    uint8_t functions[KINDS_MAX];
    Command pattern = pattern_of(VERB_DISCARD);
    pattern.card = card;
    switch ((AskKind)seen(table)->asks) {
    case ASK_LIMIT:
    case ASK_SABOTAGE:
    case ASK_DRAW:
        return legal_find(table_legal(app), &pattern) != NULL;
    case ASK_MOVES:
    case ASK_BUILD:
        return empires_functions(app, table, card, functions) > 0;
    case ASK_REACT:
    case ASK_SECURITY:
        return empires_answers_with(app, table, card) != NULL ||
               (seen(table)->asks == ASK_REACT && empires_intercepts_with(app, table, card));
    default: // a Peace Treaty answers an attack, and is no battle card
        return empires_answers_with(app, table, card) != NULL ||
               (empires_set_limit(app, table) > 0 &&
                (empires_is_in_set(table, at) || empires_set_functions(app, table, card, functions) > 0));
    }
}

static bool click_hand(App *app, CardTable *table, const Hit *hit) {
    const EmpiresChoice *choice = &own(table)->choice;
    if (!empires_decides(app, table))
        return false;
    if (choice->pick == PICK_CARD && choice->at == hit->tag.b) {
        table_deselect(app, table);
        return true;
    }
    const Command *answer = empires_answers_with(app, table, hit->card);
    if (empires_set_limit(app, table) > 0 && answer == NULL)
        return click_set(app, table, hit);
    if (empires_marks(app, table)) {
        empires_toggle_mark(app, table, hit->tag.b);
        return true;
    }
    if (answer != NULL) {
        table_submit_legal(app, table, answer);
        return true;
    }
    if (empires_is_asked(app, table, ASK_DRAW)) {
        Command discard = command_of(VERB_DISCARD);
        discard.card = hit->card;
        table_submit_legal(app, table, &discard);
        return true;
    }
    if (!empires_is_of_use(app, table, hit->card, hit->tag.b)) {
        empires_refuse(app, table, hit);
        return false;
    }
    pick_card(app, table, hit->card, hit->tag.b);
    play_at_once(app, table);
    return true;
}

static bool click_stack(App *app, CardTable *table, const Hit *hit) {
    const EmpiresChoice *choice = &own(table)->choice;
    Command pattern = pattern_of(VERB_PLAY);
    pattern.card = choice->function;
    pattern.at = empires_chart(app, table)->territory[hit->tag.a];
    pattern.to_at = hit->tag.seat;
    const bool aims = choice->pick == PICK_CARD && choice->function != NONE;
    const Command *aimed = aims ? legal_find(table_legal(app), &pattern) : NULL;
    if (aimed != NULL)
        return table_submit_legal(app, table, aimed);
    const Command *hint = hinted(app, table);
    const bool as_hinted = hint == NULL || !empires_group_differs(table, hint);
    if (choice->pick == PICK_GROUP && choice->from == hit->tag.a && hit->tag.seat == table->front &&
        as_hinted) {
        table_deselect(app, table);
        return true;
    }
    if (hit->tag.seat == table->front && pick_group(app, table, hit->tag.a))
        return true;
    return false;
}

// Toggles the clicked unit; a double click selects all of its kind.
static void click_unit(App *app, CardTable *table, const SideEntry *entry, bool twice) {
    EmpiresChoice *choice = &own(table)->choice;
    const Stack *stack = stack_of(&seen(table)->table, choice->from, table->front);
    if (choice->pick != PICK_GROUP || !entry->enabled || stack == NULL)
        return;
    if (twice)
        empires_unit_set(choice, entry->function, stack->unit[entry->function], stack->unit[entry->function]);
    else
        empires_unit_toggle(choice, entry->function, entry->nth);
    app_request_layout(app);
}

// For a large stack: one more of the kind, one less, or alternately all and none.
static void click_kind(App *app, CardTable *table, const SideEntry *entry, const Hit *hit, bool twice) {
    EmpiresChoice *choice = &own(table)->choice;
    if (choice->pick != PICK_GROUP || !entry->enabled || !hit->enabled)
        return;
    const int goes = choice->unit[entry->function], all = entry->nth;
    const int then = hit->tag.b == STEP_LESS   ? goes - 1
                     : hit->tag.b == STEP_MORE ? goes + 1
                     : twice || goes < all     ? all
                                               : 0;
    empires_unit_set(choice, entry->function, then, all);
    app_request_layout(app);
}

static void pick_build(App *app, CardTable *table, const SideEntry *entry) {
    EmpiresChoice choice;
    empires_choice_clear(&choice);
    if (!entry->on) {
        choice.pick = PICK_BUILD;
        choice.verb = entry->command.verb;
        choice.with = entry->command.with;
    }
    pick(app, table, &choice);
}

// If there is only one place for it, it is built at once, as that can be undone.
static void click_build(App *app, CardTable *table, const SideEntry *entry) {
    Command command = pattern_of(entry->command.verb);
    command.with = entry->command.with;
    const LegalList legal = table_legal(app);
    const Command *first = legal_find(legal, &command);
    int places = 0;
    for (int i = 0; i < legal.count; i++)
        places += legal.item[i].verb == command.verb && legal.item[i].with == command.with;
    if (places == 1)
        table_submit_legal(app, table, first);
    else
        pick_build(app, table, entry);
}

static bool click_entry(App *app, CardTable *table, const Hit *hit, bool twice) {
    const SideEntry entry = own(table)->entry[hit->tag.a];
    switch ((EntryKind)entry.kind) {
    case ENTRY_UNIT:
        click_unit(app, table, &entry, twice);
        return true;
    case ENTRY_KIND:
        click_kind(app, table, &entry, hit, twice);
        return true;
    case ENTRY_BUILD:
        if (entry.enabled)
            click_build(app, table, &entry);
        else
            empires_refuse(app, table, hit);
        return true;
    case ENTRY_FLEET:
        empires_go_to_fleet(app, table, entry.function);
        return true;
    case ENTRY_FUNCTION:
        if (empires_set_limit(app, table) > 0)
            lay(app, table, entry.function, own(table)->choice.at);
        else
            own(table)->choice.function = entry.function;
        play_at_once(app, table);
        app_request_layout(app);
        return true;
    default:
        return false;
    }
}

static bool click_place(App *app, CardTable *table, const Hit *hit) {
    if (hit->is_drop_target) {
        empires_refuse(app, table, hit);
        return true;
    }
    return pick_group(app, table, hit->tag.a);
}

// Whoever clicks an own fleet that does not move learns why, right there; while cards must go, that is said
// all over the map.
static bool click_resting(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    const bool own_stack = hit->tag.kind == TAG_PLACE || hit->tag.seat == table->front;
    const uint8_t pick = own(table)->choice.pick;
    if (pick != PICK_NONE && pick != PICK_FLEETS)
        return false;
    if (!empires_say_must_go(app, table) && !(own_stack && empires_say_stays(app, table, hit->tag.a)))
        return false;
    if (!gesture->by_key)
        bubble_say(app, table, gesture->x, gesture->y);
    return true;
}

bool empires_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    switch (hit->tag.kind) {
    case TAG_HAND:
        return click_hand(app, table, hit);
    case TAG_STACK:
        return click_stack(app, table, hit) || click_resting(app, table, hit, gesture);
    case TAG_ENTRY:
        return click_entry(app, table, hit, gesture->twice);
    case TAG_PLACE:
        return click_place(app, table, hit) || click_resting(app, table, hit, gesture);
    case TAG_STEP:
        empires_skip_to(app, table, hit->tag.a);
        return true;
    case TAG_SLOT:
        take_back(app, table, hit->tag.a);
        return true;
    case TAG_BEYOND:
        return empires_side_page(app, table, hit->tag.a != 0);
    default:
        return false;
    }
}

// ---- dragging

static CardRef fleet_card(const App *app, const CardTable *table) {
    const EmpiresChoice *choice = &own(table)->choice;
    const RaceDef *race = race_of(empires_rules(app), &seen(table)->table, table->front);
    CardRef card = card_hidden(table->front);
    int force = 0;
    for (int i = 0; i < empires_rules(app)->unit_count; i++)
        force += choice->unit[i] * race->force[i];
    card.own[OWN_KIND] = OWN_FLEET;
    card.own[OWN_UNITS] = (uint8_t)sum_of(choice->unit);
    card.own[OWN_FORCE] = (uint8_t)(force < 255 ? force : 255);
    return card;
}

static int take_fleet(App *app, CardTable *table, const Hit *hit) {
    const EmpiresChoice *choice = &own(table)->choice;
    const bool picked = choice->pick == PICK_GROUP && choice->from == hit->tag.a;
    if (hit->tag.seat != table->front || (!picked && !pick_group(app, table, hit->tag.a)))
        return NO_SPRITE;
    own(table)->held = table_take_new(app, table, hit, fleet_card(app, table));
    return own(table)->held;
}

static int take_building(App *app, CardTable *table, const Hit *hit) {
    const SideEntry entry = own(table)->entry[hit->tag.a];
    CardRef card = card_hidden(table->front);
    if (entry.kind != ENTRY_BUILD || !entry.enabled) {
        if (entry.kind == ENTRY_BUILD)
            empires_refuse(app, table, hit);
        return NO_SPRITE;
    }
    if (!entry.on)
        pick_build(app, table, &entry);
    card.own[OWN_KIND] = OWN_BUILDING;
    card.own[OWN_WHAT] =
        entry.command.verb == VERB_BUILD ? entry.command.with : (uint8_t)(UNITS_MAX + entry.command.with);
    Hit small = *hit;
    small.rect = gfx_rect(app->input.x - app_px(app, 45), app->input.y - app_px(app, 48), app_px(app, 90),
                          app_px(app, 96));
    own(table)->held = table_take_new(app, table, &small, card);
    return own(table)->held;
}

static int take_card(App *app, CardTable *table, const Hit *hit) {
    if (!empires_is_of_use(app, table, hit->card, hit->tag.b))
        return NO_SPRITE; // the kit explains why
    const EmpiresChoice *choice = &own(table)->choice;
    if (choice->pick != PICK_CARD || choice->at != hit->tag.b)
        pick_card(app, table, hit->card, hit->tag.b);
    return scene_at(&table->scene, AT_HAND, hit->tag.b);
}

int empires_take_up(App *app, CardTable *table, const Hit *hit) {
    switch (hit->tag.kind) {
    case TAG_STACK:
        return take_fleet(app, table, hit);
    case TAG_ENTRY:
        return take_building(app, table, hit);
    case TAG_HAND:
        return take_card(app, table, hit);
    default:
        return NO_SPRITE;
    }
}

static void put_back(CardTable *table) {
    if (table->drag.on) {
        table_let_go(table);
        scene_arrange(table, MOTION_FLY_BACK);
    }
}

// Dropping a hand card elsewhere acts like clicking it, but leaves it unselected in the hand.
bool empires_drop(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *from = gesture->hit, *over = gesture->hit_over;
    const EmpiresChoice *choice = &own(table)->choice;
    if (from == NULL || from->tag.kind != TAG_HAND ||
        gfx_contains(table->layout.hand, gesture->x, gesture->y))
        return false;
    const Hit hit = *from;
    if (over != NULL && over->has_command && over->enabled && over->is_drop_target)
        return false; // the place accepts it
    if (over != NULL && over->tag.kind == TAG_STACK && choice->function != NONE) {
        Command pattern = pattern_of(VERB_PLAY);
        pattern.card = choice->function;
        pattern.at = empires_chart(app, table)->territory[over->tag.a];
        pattern.to_at = over->tag.seat;
        if (legal_find(table_legal(app), &pattern) != NULL) {
            const Command play = *legal_find(table_legal(app), &pattern);
            put_back(table);
            table_submit(app, table, &play);
            return true;
        }
    }
    const bool on_fleet = over != NULL && (over->tag.kind == TAG_PLACE || over->tag.kind == TAG_STACK) &&
                          empires_card_moves_from(app, table, over->tag.a);
    if (on_fleet) { // it moves that one
        put_back(table);
        return pick_group(app, table, over->tag.a);
    }
    if (hit.has_command) {
        put_back(table);
        table_submit(app, table, &hit.command);
        return true;
    }
    if (empires_marks(app, table)) { // on the pile it goes at once, and alone
        if (over == NULL || over->tag.kind != TAG_DISCARD)
            return false;
        Command discard = command_of(VERB_DISCARD);
        discard.card = hit.card;
        put_back(table);
        empires_unpick(table);
        return table_submit_legal(app, table, &discard);
    }
    if (empires_is_in_set(table, hit.tag.b)) {
        put_back(table);
        empires_choice_clear(&own(table)->choice);
        click_set(app, table, &hit);
        table->aimed = false; // stays when the pointer moves on
        table_notice(app, table, app_word(app, "empires.taken_back"));
        bubble_say(app, table, gesture->x, gesture->y);
        return true;
    }
    const Command *answer = empires_answers_with(app, table, hit.card);
    if (answer != NULL || empires_set_limit(app, table) > 0 || empires_is_asked(app, table, ASK_DRAW)) {
        put_back(table);
        empires_choice_clear(&own(table)->choice);
        return click_hand(app, table, &hit);
    }
    put_back(table); // it is played or stays selected: the side panel asks for the rest
    const bool is_card = choice->pick == PICK_CARD;
    play_at_once(app, table);
    return is_card;
}

// ---- wheel and pointer

void empires_wheel(App *app, CardTable *table, const Gesture *gesture) {
    MapLook *look = &own(table)->look;
    const GfxRect area = own(table)->layout.map.area;
    if (gfx_contains(own(table)->layout.side, gesture->x, gesture->y) &&
        empires_side_scroll(app, table, -gesture->amount))
        return;
    if (empires_shows_battle(table) || !gfx_contains(area, gesture->x, gesture->y))
        return;
    empires_map_zoom(look, area, look->zoom * (gesture->amount > 0 ? ZOOM_STEP : 1 / ZOOM_STEP), gesture->x,
                     gesture->y);
    empires_lay(app, table);
    app_request_layout(app);
}

void empires_pan(App *app, CardTable *table, float dx, float dy) {
    MapLook *look = &own(table)->look;
    if (empires_shows_battle(table) || look->zoom <= 1)
        return;
    look->x += dx;
    look->y += dy;
    empires_map_keep(look, own(table)->layout.map.area);
    empires_lay(app, table);
    app_request_layout(app);
}

void empires_zoom(App *app, CardTable *table, float by) {
    MapLook *look = &own(table)->look;
    const GfxRect area = own(table)->layout.map.area;
    if (by > 0)
        empires_map_zoom(look, area, look->zoom * by, area.x + area.w / 2, area.y + area.h / 2);
    else
        *look = (MapLook){.zoom = 1};
    empires_lay(app, table);
    app_request_layout(app);
}

// Crowded stacks are spread out while the pointer or focus is there; a group that is selected or dragged goes
// to the territory itself.
static void set_fan(App *app, CardTable *table, uint8_t place) {
    const uint8_t pick = own(table)->choice.pick;
    const bool stays =
        place == NONE || pick == PICK_GROUP || pick == PICK_BUILD || empires_stacks_at(table, place) < 3;
    const uint8_t fan = stays ? NONE : place;
    if (fan == own(table)->fan)
        return;
    own(table)->fan = fan;
    app_request_layout(app);
}

// Cards of a kind lie in a stack; it is fanned out while the pointer or focus is there.
static void fan_hand(App *app, CardTable *table, uint8_t card) {
    if (own(table)->fanned == card)
        return;
    own(table)->fanned = card;
    empires_lay(app, table);
    scene_arrange(table, MOTION_MAKE_ROOM);
    app_request_layout(app);
}

// The place that a row of the side panel would retreat to; NONE: another row.
static uint8_t place_of_row(const App *app, const CardTable *table, const Hit *hit) {
    const bool goes = hit != NULL && hit->tag.kind == TAG_ENTRY && hit->has_command &&
                      hit->command.verb == VERB_RETREAT && hit->command.to < TERRITORIES_MAX;
    return goes ? empires_chart(app, table)->place_of[hit->command.to] : NONE;
}

void empires_note_pointed(App *app, CardTable *table) {
    const Hit *hit = table_target_hit(app, table);
    const bool is_place =
        hit != NULL && (hit->tag.kind == TAG_PLACE || hit->tag.kind == TAG_STACK || hit->tag.kind == TAG_FAN);
    const uint8_t place = is_place ? hit->tag.a : place_of_row(app, table, hit);
    if (!table->showing && !table->drag.on)
        fan_hand(app, table, hit != NULL && hit->tag.kind == TAG_HAND ? hit->card : NONE);
    if (!table->showing)
        set_fan(app, table, is_place ? place : NONE);
    if (place == own(table)->pointed)
        return;
    own(table)->pointed = place;
    gfx_damage_all(app->gfx);
}

static bool is_for_sale(const CardTable *table, const Hit *hit) {
    return hit->tag.kind == TAG_ENTRY && hit->tag.a < own(table)->entries &&
           own(table)->entry[hit->tag.a].kind == ENTRY_BUILD;
}

// What cannot be built now, however it is pressed.
static bool is_refused(const CardTable *table, const Hit *hit) {
    return is_for_sale(table, hit) && !own(table)->entry[hit->tag.a].enabled;
}

#define DOES_MOST 135 // bytes that have room in the action box

// "Raider: force 4. Moves up to 3.": what can be built says what it does. Of a long text, and in large
// letters, the first sentence.
static void say_building(App *app, CardTable *table, const Command *build) {
    const EmpiresRules *rules = empires_rules(app);
    const bool unit = build->verb == VERB_BUILD;
    const char *text = unit ? record_part(app, TABLE_UNITS, build->with, "text")
                            : empires_mark_does(table->looks, (Mark)build->with);
    char what[LOG_LINE_MAX];
    app_fill(app, what, sizeof what, unit ? "empires.hint.does" : "empires.hint.does_mark",
             STR("what", unit ? empires_unit_short(table->looks, build->with)
                              : empires_mark_name(table->looks, (Mark)build->with)),
             NUM("number", unit ? race_of(rules, &seen(table)->table, table->front)->force[build->with] : 0),
             STR("text", text));
    const size_t all = strlen(what), last = strlen(text);
    if (last < all && all > (table->layout.large ? 0 : DOES_MOST)) {
        char *end = strstr(what + all - last, ". ");
        if (end != NULL)
            end[1] = 0;
    }
    table_notice(app, table, what);
}

// The action box says what a click on the phase would do, what something to build does, and why it cannot be
// built.
static void say_pointed(App *app, CardTable *table, const Hit *hit) {
    if (hit == NULL || table->notice[0] != 0 || table->showing)
        return;
    if (hit->tag.kind == TAG_STEP)
        table_notice(app, table,
                     app_word(app, hit->tag.a == PHASE_BUILD ? "empires.step.build" : "empires.step.end"));
    else if (is_refused(table, hit) && empires_decides(app, table))
        empires_refuse(app, table, hit);
    else if (is_for_sale(table, hit) && empires_decides(app, table) && app->lesson == NULL)
        say_building(app, table, &own(table)->entry[hit->tag.a].command);
    else
        return;
    table->aimed = true;
}

void empires_hover(App *app, CardTable *table, const Gesture *gesture) {
    const Hit *hit = gesture->hit;
    say_pointed(app, table, hit);
    empires_note_pointed(app, table);
    if (gesture->by_key && hit != NULL && hit->tag.kind == TAG_ENTRY)
        empires_side_follow(app, table, hit->tag.a);
}

// SPDX-License-Identifier: MIT
// Clicks, keys, drops and the wheel on the board and the hand of Tactics: selecting, marking, laying. What
// can be done is looked up in the legal commands; the rules say why something can't be.
#include "app/kit/scene.h"
#include "app/tables/tactics/table.h"

#include <stdio.h>
#include <string.h>

bool tactics_picked(const CardTable *table) {
    return !tactics_choice_is_empty(&own(table)->choice);
}

void tactics_unpick(CardTable *table) {
    tactics_choice_clear(&own(table)->choice);
}

bool tactics_places(const App *app, const CardTable *table) {
    Command pattern;
    return tactics_choice_pattern(&own(table)->choice, table_legal(app), FREE, FREE, &pattern);
}

// ---- selecting

// Shields that wait for a card go with it if they can.
static void choose_hand(TableChoice *choice, LegalList legal, uint8_t card) {
    const uint8_t with = tactics_choice_waits(choice) && tactics_legal_goes_with(legal, card, choice->with)
                             ? choice->with
                             : NONE;
    tactics_choice_clear(choice);
    choice->card = card;
    choice->with = with;
}

static void pick_hand(App *app, CardTable *table, uint8_t card) {
    choose_hand(&own(table)->choice, table_legal(app), card);
    table->notice[0] = 0;
    app_focus(app, NULL);
}

static void toggle_shield(App *app, CardTable *table, uint8_t with) {
    own(table)->choice.with = own(table)->choice.with == with ? NONE : with;
    table->notice[0] = 0;
    app_focus(app, NULL);
}

// The card can't be played by itself: shows the rules' reason.
static void explain_hand(App *app, CardTable *table, uint8_t card) {
    const bool hands_over = seen(table)->variant == VARIANT_BLIND_TRUST;
    Command command = command_of(hands_over ? VERB_HAND_OVER : VERB_PLAY);
    command.card = card;
    for (uint8_t row = 0; row < ROWS && !hands_over; row++)
        if (seen(table)->row[row].dealt && !seen(table)->row[row].closed)
            command.from = row;
    table_ask_why(app, table, &command);
}

// What has just been said, at the card too. False: nothing has.
static bool say_at(App *app, CardTable *table, const Hit *hit) {
    if (table->notice[0] == 0)
        return false;
    if (app->lesson == NULL) // which says it in its own box
        bubble_say(app, table, hit->rect.x + hit->rect.w / 2, hit->rect.y);
    return true;
}

// It can't be played by itself, or not now: the first click on it says why, the next one looks at it.
static void click_useless(App *app, CardTable *table, const Hit *hit, TableThing thing) {
    const bool again = table->notice[0] != 0 && own(table)->told == thing.card;
    const bool asked = table_deciding(app) && own(table)->choice.card != thing.card && !again;
    own(table)->told = thing.card;
    if (asked && seen(table)->decision == DECISION_TURN)
        explain_hand(app, table, thing.card);
    else if (asked && table_asks(app, table) && seen(table)->decision != DECISION_SEE_HANDS)
        table_notice(app, table, ui_word(app, UI_TABLE_NOT_ASKED));
    if (asked && say_at(app, table, hit))
        app_play(app, SOUND_REFUSED);
    else
        table_inspect_click(app, table, thing);
}

// Shields wait for the card that they go on, and say so.
static void wait_for_card(App *app, CardTable *table, const Hit *hit) {
    tactics_choice_clear(&own(table)->choice);
    own(table)->choice.with = own(table)->told = hit->card;
    explain_hand(app, table, hit->card);
    say_at(app, table, hit);
    app_focus(app, NULL);
}

// A place was clicked before their card.
static bool says_wait(App *app, CardTable *table, const Hit *hit) {
    if (!tactics_choice_waits(&own(table)->choice))
        return false;
    explain_hand(app, table, own(table)->choice.with);
    return say_at(app, table, hit);
}

static void click_hand(App *app, CardTable *table, const Hit *hit) {
    const LegalList legal = table_legal(app);
    const TableThing thing = tactics_thing(app, table, hit);
    if (own(table)->choice.discarding) {
        tactics_choice_mark(&own(table)->choice, thing.card);
        app_request_layout(app);
    } else if (own(table)->choice.card != NONE && own(table)->choice.card != thing.card &&
               tactics_legal_goes_with(legal, own(table)->choice.card, thing.card)) {
        toggle_shield(app, table, thing.card);
    } else if (tactics_legal_picks_hand(legal, thing.card) && own(table)->choice.card != thing.card) {
        pick_hand(app, table, thing.card);
    } else if (tactics_legal_needs_card(legal, thing.card) && own(table)->choice.with != thing.card) {
        wait_for_card(app, table, hit);
    } else {
        click_useless(app, table, hit, thing);
    }
}

static void click_row_card(App *app, CardTable *table, const Hit *hit) {
    const TableThing thing = tactics_thing(app, table, hit);
    if (says_wait(app, table, hit))
        return;
    if (tactics_legal_picks_row_card(table_legal(app), thing.zone, thing.at)) {
        tactics_choice_clear(&own(table)->choice);
        own(table)->choice.from = thing.zone;
        own(table)->choice.at = thing.at;
        table->notice[0] = 0;
        app_focus(app, NULL);
        return;
    }
    if (table_asks(app, table) && thing.kind == THING_PLACED &&
        (legal_has_verb(table_legal(app), VERB_PICK) || legal_has_verb(table_legal(app), VERB_MOVE))) {
        Command command = command_of(legal_has_verb(table_legal(app), VERB_PICK) ? VERB_PICK : VERB_MOVE);
        command.from = thing.zone;
        command.at = thing.at;
        table_ask_why(app, table, &command);
    }
    table_inspect_click(app, table, thing);
}

// Moves the keyboard focus to the first place of the row.
static void focus_place(App *app, uint8_t row) {
    for (int i = 0; i < app->hits.count; i++)
        if (app->hits.item[i].tag.kind == TAG_PLACE && app->hits.item[i].tag.a == row) {
            app_focus(app, app->hits.item[i].id);
            return;
        }
}

// Shows the rules' reason why the card can't go there.
static void say_why_not(App *app, CardTable *table, int row, Command pattern) {
    if (pattern.verb == VERB_MOVE)
        pattern.to_at = seen(table)->row[row].count;
    uint8_t *const fields[] = {&pattern.card, &pattern.with, &pattern.from,
                               &pattern.at,   &pattern.to,   &pattern.to_at};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++)
        if (*fields[i] == FREE || *fields[i] == ANY)
            *fields[i] = NONE;
    // A card that can go anywhere is refused because of the place, not for lack of one.
    const LegalList legal = table_legal(app);
    Command anywhere;
    if (tactics_choice_pattern(&own(table)->choice, legal, FREE, ANY, &anywhere) &&
        legal_find(legal, &anywhere) != NULL && pattern.verb != VERB_MOVE)
        pattern.at = 0;
    table_ask_why(app, table, &pattern);
}

void tactics_aim(App *app, CardTable *table, const Hit *hit) {
    Command pattern;
    if (hit->tag.kind == TAG_ROW &&
        tactics_choice_pattern(&own(table)->choice, table_legal(app), hit->tag.a, NONE, &pattern))
        say_why_not(app, table, hit->tag.a, pattern);
}

// A row with several places for the card, or none.
static void click_row(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    Command pattern;
    const uint8_t row = hit->tag.a;
    if (says_wait(app, table, hit))
        return;
    if (!tactics_choice_pattern(&own(table)->choice, table_legal(app), row, NONE, &pattern))
        table_inspect_click(app, table, tactics_thing_at(table, gesture->x, gesture->y));
    else if (hit->enabled)
        focus_place(app, row);
    else
        say_why_not(app, table, row, pattern);
}

bool tactics_click(App *app, CardTable *table, const Hit *hit, const Gesture *gesture) {
    switch (hit->tag.kind) {
    case TAG_SHIELD:
        toggle_shield(app, table, hit->card);
        return true;
    case TAG_HAND:
        if (hit->tag.b < own(table)->drawn_count)
            return false;
        click_hand(app, table, hit);
        // Marked by its number key: Enter is for the button, which says what it does.
        if (own(table)->choice.discarding && gesture->by_key && gesture->key == SDLK_UNKNOWN)
            app_focus(app, NULL);
        return true;
    case TAG_CARD:
        click_row_card(app, table, hit);
        return true;
    case TAG_ROW:
    case TAG_PLACE:
        click_row(app, table, hit, gesture);
        return true;
    default:
        return false;
    }
}

bool tactics_button(App *app, CardTable *table, const char *name) {
    TableChoice *choice = &own(table)->choice;
    if (strcmp(name, "pass") == 0) {
        hint_drop(app, table); // a new decision: what to discard
        tactics_choice_clear(choice);
        choice->discarding = true;
    } else if (choice->discarding && strcmp(name, "ok") == 0) { // gives no command: nothing is marked
        choice->empty = true;
    } else if (choice->empty && strcmp(name, "back") == 0) {
        choice->empty = false;
    } else {
        return false;
    }
    table->notice[0] = 0;
    app_focus(app, NULL);
    return true;
}

// ---- keys

static void row_key(App *app, CardTable *table, int number) {
    char id[HIT_ID_MAX];
    Command pattern;
    snprintf(id, sizeof id, "row:%d", number);
    if (tactics_choice_pattern(&own(table)->choice, table_legal(app), (uint8_t)(number - 1), FREE,
                               &pattern) &&
        table_press(app, table, id))
        return;
    snprintf(id, sizeof id, "row:%d:card:1", number);
    if (hits_find(&app->hits, id) == NULL)
        snprintf(id, sizeof id, "target:%d", number);
    if (hits_find(&app->hits, id) != NULL)
        app_show_focus(app, id);
}

bool tactics_key(App *app, CardTable *table, KeyAction action) {
    if (action < ACTION_ROW_1 || action > ACTION_ROW_4)
        return false;
    row_key(app, table, keys_number(action));
    return true;
}

bool tactics_hit_answers(const App *app, const CardTable *table, const Hit *hit) {
    const LegalList legal = table_legal(app);
    if (!hit->enabled || hit->no_focus || own(table)->choice.discarding ||
        seen(table)->decision == DECISION_SEE_HANDS)
        return false;
    if (tactics_places(app, table))
        return (hit->tag.kind == TAG_ROW || hit->tag.kind == TAG_PLACE) && hit->has_command;
    if (own(table)->choice.card != NONE)
        return false; // a card to be handed over: a button does it
    if (hit->tag.kind == TAG_HAND && hit->tag.b >= own(table)->drawn_count &&
        tactics_legal_picks_hand(legal, hit->card))
        return true;
    if (hit->tag.kind == TAG_CARD && tactics_legal_picks_row_card(legal, hit->tag.a, hit->tag.b))
        return true;
    return hit->has_command && strncmp(hit->id, "button:", strlen("button:")) != 0;
}

// ---- dragging

static int take_hand(const App *app, CardTable *table, const Hit *hit) {
    const LegalList legal = table_legal(app);
    TableChoice *choice = &own(table)->choice;
    const int sprite = table->scene.zone[ZONE_HAND].sprite[hit->tag.b];
    if (hit->tag.b < own(table)->drawn_count)
        return sprite;
    if (hit->card == NONE || choice->discarding)
        return NO_SPRITE;
    const bool is_shield = choice->card != NONE && choice->card != hit->card &&
                           tactics_legal_goes_with(legal, choice->card, hit->card);
    if (tactics_legal_picks_hand(legal, hit->card)) {
        if (choice->card != hit->card)
            choose_hand(choice, legal, hit->card);
    } else if (tactics_legal_for_hand(legal, hit->card) == NULL && !is_shield &&
               !legal_has_verb(legal, VERB_PLAY) && !legal_has_verb(legal, VERB_HAND_OVER)) {
        return NO_SPRITE;
    }
    return sprite;
}

int tactics_take_up(App *app, CardTable *table, const Hit *hit) {
    if (hit->tag.kind == TAG_HAND)
        return take_hand(app, table, hit);
    if (hit->tag.kind != TAG_CARD || !tactics_legal_picks_row_card(table_legal(app), hit->tag.a, hit->tag.b))
        return NO_SPRITE;
    tactics_choice_clear(&own(table)->choice);
    own(table)->choice.from = hit->tag.a;
    own(table)->choice.at = hit->tag.b;
    return scene_at(&table->scene, hit->tag.a, hit->tag.b);
}

// The index where the card was put, or at the bottom.
int tactics_laid(const CardTable *table, const Command *command) {
    const int count = command->from < ROWS ? table->scene.zone[command->from].count : 0;
    const int at = command->at < count ? command->at : count - 1;
    return command->verb == VERB_PLAY ? scene_at(&table->scene, command->from, at) : NO_SPRITE;
}

// Shields dropped on a card, or a card on its shields: from now on they go together.
static bool join_shields(App *app, CardTable *table, const Gesture *gesture) {
    const LegalList legal = table_legal(app);
    const TableThing dragged = table_thing(app, table, gesture->hit),
                     below = table_thing(app, table, gesture->hit_over);
    if (dragged.kind != THING_CARD || below.kind != THING_CARD || dragged.card == below.card)
        return false;
    const bool shield_on_card = tactics_legal_goes_with(legal, below.card, dragged.card);
    if (!shield_on_card && !tactics_legal_goes_with(legal, dragged.card, below.card))
        return false;
    tactics_choice_clear(&own(table)->choice);
    own(table)->choice.card = shield_on_card ? below.card : dragged.card;
    own(table)->choice.with = shield_on_card ? dragged.card : below.card;
    table_let_go(table);
    scene_arrange(table, MOTION_FLY_BACK);
    app_request_layout(app);
    return true;
}

bool tactics_points_at_ally(const CardTable *table) {
    return table->notice[0] != 0 && table->notice_until == own(table)->ally_notice;
}

static void say_only_hand_over(App *app, CardTable *table) {
    char text[LOG_LINE_MAX];
    table_notice(app, table,
                 ui_fill(app, text, sizeof text, UI_TABLE_ONLY_HAND_OVER,
                         STR("name", seat_name(app, tactics_ally(table, table->front)))));
    own(table)->ally_notice = table->notice_until;
}

// Says what the player must know about a card that can't be used as it was dragged.
void tactics_refuse(App *app, CardTable *table, const Hit *hit) {
    const LegalList legal = table_legal(app);
    if (hit->tag.kind != TAG_HAND || hit->card == NONE || hit->tag.b < own(table)->drawn_count)
        return; // a drawn card goes where the highlights are
    if (table->drag.on && gfx_contains(own(table)->layout.discard, table->drag.x, table->drag.y) &&
        seen(table)->decision == DECISION_TURN && !own(table)->choice.discarding)
        table_notice(app, table, ui_word(app, UI_TABLE_BY_PASSING));
    else if (own(table)->choice.discarding)
        table_notice(app, table, ui_word(app, UI_TABLE_PASS_HINT));
    else if (tactics_legal_for_hand(legal, hit->card) != NULL)
        table_notice(app, table, ui_word(app, UI_TABLE_NOT_AT_SOURCE));
    else if (legal_has_verb(legal, VERB_HAND_OVER) && tactics_legal_picks_hand(legal, hit->card))
        say_only_hand_over(app, table);
    else if (!tactics_legal_picks_hand(legal, hit->card))
        explain_hand(app, table, hit->card);
}

// A card that acts at once (summoned to a row, offered) can be dropped on the row that asks for it.
static const Command *command_at_source(const CardTable *table, const Gesture *gesture) {
    const Hit *dragged = gesture->hit, *over = gesture->hit_over;
    const bool on_row =
        over != NULL &&
        (over->tag.kind == TAG_ROW || over->tag.kind == TAG_PLACE || over->tag.kind == TAG_CARD ||
         over->tag.kind == TAG_POWER || over->tag.kind == TAG_CARD_POWER || over->tag.kind == TAG_DOWN_SIGN ||
         over->tag.kind == TAG_SHIELD_SIGN || over->tag.kind == TAG_KIND_SIGN);
    if (dragged == NULL || !dragged->has_command || !on_row)
        return NULL;
    return over->tag.a == seen(table)->source_row ? &dragged->command : NULL;
}

// Anywhere in the ally's panel, including its piles.
static const Command *command_at_panel(const App *app, const Gesture *gesture) {
    for (int i = 0; i < app->hits.count; i++) {
        const Hit *hit = &app->hits.item[i];
        if (hit->tag.kind == TAG_PANEL && hit->has_command && gfx_contains(hit->rect, gesture->x, gesture->y))
            return &hit->command;
    }
    return NULL;
}

bool tactics_drop(App *app, CardTable *table, const Gesture *gesture) {
    const Command *found = command_at_source(table, gesture);
    const Hit *over = gesture->hit_over;
    if (join_shields(app, table, gesture))
        return true;
    if (over != NULL && over->is_drop_target && over->has_command && over->enabled)
        return false;
    if (found == NULL)
        found = command_at_panel(app, gesture);
    if (found == NULL)
        return false;
    const Command command = *found;
    table_let_go(table);
    table_submit(app, table, &command);
    return true;
}

// ---- long rows

void tactics_wheel(App *app, CardTable *table, const Gesture *gesture) {
    for (int row = 0; row < ROWS; row++) {
        const TableRowShape shape = tactics_row_shape(table, row);
        if (!gfx_contains(own(table)->layout.column[row].frame, gesture->x, gesture->y) ||
            shape.scroll_max <= 0)
            continue;
        float *scroll = &own(table)->scroll[row];
        *scroll += (float)gesture->amount * layout_px(&table->layout, 60);
        *scroll = *scroll < 0 ? 0 : *scroll > shape.scroll_max ? shape.scroll_max : *scroll;
        scene_arrange(table, MOTION_MAKE_ROOM);
        app_request_layout(app);
    }
}

// A very long row opens up under the pointer.
void tactics_hover(App *app, CardTable *table, const Gesture *gesture) {
    int over = -1;
    for (int row = 0; row < ROWS; row++)
        if (gfx_contains(own(table)->layout.column[row].frame, gesture->x, gesture->y) &&
            table->scene.zone[row].count > 10)
            over = row;
    if (over == own(table)->spread)
        return;
    own(table)->spread = over;
    scene_arrange(table, MOTION_MAKE_ROOM);
    app_request_layout(app);
}

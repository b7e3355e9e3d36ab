// SPDX-License-Identifier: MIT
// The action box of the deck-building game: the title says what is due, the hint how to do it, and the
// primary button is what to do when nothing is selected.
#include "app/kit/draw.h"
#include "app/kit/say.h"
#include "app/tables/deck_building/table.h"

#include <stdio.h>
#include <string.h>

#define TURN_STEPS 3

// ---- what stands above

static void say_step(const App *app, const CardTable *table, ActionBox *box) {
    static const char *const keys[] = {"building.step.start", "building.step.action", "building.step.end"};
    static const char *const battle[] = {"building.step.cards", "building.step.shots"};
    const uint8_t asks = seen(table)->asks;
    if (asks == ASK_DRAFT)
        return;
    if (building_shows_battle(table)) {
        const int step = asks == ASK_TARGET || own(table)->shots.count > 0;
        action_step(box, app_word(app, battle[step]), step, 2);
        return;
    }
    const int step = asks == ASK_TURN_START ? 0 : asks == ASK_TRASH_PHASE ? 2 : 1;
    action_step(box, app_word(app, keys[step]), step, TURN_STEPS);
}

static const char *picked_name(const CardTable *table) {
    return building_whole_name(table->looks, own(table)->choice.card);
}

// ---- buttons

static void add_small(const App *app, const CardTable *table, ActionBox *box) {
    if (building_can_play_all(app, table))
        action_add_small(app, table, box, "play_all", app_word(app, "building.play_all"))->icon =
            "icons/phosphor/cards.svg";
    else
        action_add_undo_or_recap(app, table, box, SLOT_WIDE);
}

// ---- missions that can be completed

static uint8_t mission_of(const CardTable *table, const Command *command) {
    const BuildingBoard *s = &seen(table)->table;
    const uint8_t zone = command->from == 1 ? zone_of(ZONE_DRAFTS, table->front) : (uint8_t)ZONE_MISSIONS;
    return command->at < s->size[zone] ? zone_cards(s, zone)[command->at] : NONE;
}

// The mission that can be completed now for the most points, paid with a mission explore if there is one;
// NULL: none.
static const Command *best_mission(const App *app, const CardTable *table, uint8_t *card) {
    const BuildingRules *rules = building_rules(app);
    const LegalList legal = table_legal(app);
    const Command *best = NULL;
    for (int i = 0; i < legal.count; i++) {
        const Command *command = &legal.item[i];
        const uint8_t at = command->verb == VERB_COMPLETE ? mission_of(table, command) : NONE;
        if (at >= rules->card_count)
            continue;
        const int more = best != NULL ? rules->card[at].points - rules->card[*card].points : 1;
        if (more < 0 || (more == 0 && (at != *card || command->to == 0)))
            continue;
        best = command;
        *card = at;
    }
    return best;
}

uint8_t building_gives_up(const App *app, const CardTable *table) {
    const PlayerState *player = &seen(table)->table.seat[table->front];
    uint8_t card = NONE;
    return app->lesson == NULL && seen(table)->asks == ASK_ACTION && seen(table)->to_act == table->front &&
                   player->explores + player->mission_explores == 1 && player->explores == 1 &&
                   best_mission(app, table, &card) != NULL
               ? card
               : NONE;
}

// ---- with a selection

// A button for each use of the selection: buying first.
static void add_uses(const App *app, const CardTable *table, ActionBox *box) {
    static const char *const keys[VERB_COUNT] = {
        [VERB_BUY] = "building.do.buy",           [VERB_BUY_PILE] = "building.do.buy",
        [VERB_SEARCH] = "building.do.search",     [VERB_PLAY] = "building.do.play",
        [VERB_TRASH] = "building.do.trash",       [VERB_EXPLORE] = "building.do.explore",
        [VERB_COMPLETE] = "building.do.complete", [VERB_REPAIR] = "building.do.repair"};
    for (int place = 0; place < PLACES && box->count < 2; place++) {
        Command command;
        char text[64];
        const int count =
            place == PLACE_HOLDER ? 0 : building_at_place(app, table, (PlaceKind)place, NONE, &command);
        if (count != 1 || keys[command.verb] == NULL || legal_find(table_legal(app), &command) == NULL)
            continue;
        app_fill(app, text, sizeof text, keys[command.verb], STR("card", picked_name(table)),
                 NUM("number", command.at));
        const bool first = box->count == 0;
        action_set_command(action_add(box, first ? "ok" : "other", first ? SLOT_PRIMARY : SLOT_LEFT,
                                      first ? BUTTON_PRIMARY : BUTTON_PLAIN, text),
                           &command);
    }
}

// A mission can be paid with either counter.
static void add_payments(const App *app, const CardTable *table, ActionBox *box) {
    const BuildingChoice *choice = &own(table)->choice;
    Command pattern = pattern_of(VERB_COMPLETE);
    pattern.from = choice->pick == PICK_DRAFT;
    pattern.at = choice->at;
    pattern.to = 1;
    const Command *by_mission = legal_find(table_legal(app), &pattern);
    pattern.to = 0;
    const Command *by_explore = legal_find(table_legal(app), &pattern);
    if (by_mission != NULL)
        action_add_command(app, box, "ok", SLOT_PRIMARY, BUTTON_PRIMARY, "building.do.by_mission",
                           by_mission);
    if (by_explore != NULL)
        action_add_command(
            app, box, by_mission != NULL ? "other" : "ok", by_mission != NULL ? SLOT_LEFT : SLOT_PRIMARY,
            by_mission != NULL ? BUTTON_PLAIN : BUTTON_PRIMARY, "building.do.by_explore", by_explore);
}

static const char *picked_hint(const App *app, const CardTable *table) {
    static const char *const keys[] = {NULL,
                                       "building.hint.hand",
                                       "building.hint.slot",
                                       "building.hint.pile",
                                       "building.hint.space",
                                       "building.hint.mission",
                                       "building.hint.mission",
                                       "building.hint.repair",
                                       "building.hint.effects"};
    const BuildingChoice *choice = &own(table)->choice;
    if (choice->pick == PICK_HAND && seen(table)->asks == ASK_TRASH_PHASE)
        return app_word(app, "building.hint.trash");
    if (choice->pick == PICK_HAND && choice->card < building_rules(app)->card_count &&
        building_rules(app)->card[choice->card].handheld)
        return app_word(app, "building.hint.holder");
    return app_word(app, keys[choice->pick]);
}

// The button that completes a mission, and says so: `word` with {card}.
static void add_complete(const App *app, const CardTable *table, ActionBox *box, const char *word,
                         const Command *complete, uint8_t card) {
    char text[64];
    app_fill(app, text, sizeof text, word, STR("card", building_whole_name(table->looks, card)));
    ActionButton *button = action_add(box, "complete", SLOT_PRIMARY, BUTTON_PRIMARY, text);
    button->icon = "glyphs/stat-mission.svg";
    action_set_command(button, complete);
}

// Exploring would take the explore that a mission needs, which can be completed now.
static void say_gives_up(const App *app, const CardTable *table, ActionBox *box, uint8_t given_up) {
    const Command explore = pattern_of(VERB_EXPLORE);
    uint8_t card = NONE;
    const Command *complete = best_mission(app, table, &card);
    const char *name = building_whole_name(table->looks, given_up);
    char hint[ACTION_HINT_MAX];
    app_fill(app, hint, sizeof hint, "building.gives_up.hint", STR("card", name),
             NUM("number", building_rules(app)->card[given_up].points));
    action_say(box, app_word(app, "building.gives_up.title"), hint);
    app_fill(app, box->brief, sizeof box->brief, "building.gives_up.brief", STR("card", name));
    add_complete(app, table, box, "building.do.complete_it", complete, card);
    action_add_command(app, box, "ok", SLOT_LEFT, BUTTON_PLAIN, "building.gives_up.anyway",
                       legal_find(table_legal(app), &explore));
    action_add_back(app, box, SLOT_RIGHT);
}

static void with_picked(const App *app, const CardTable *table, ActionBox *box) {
    const BuildingChoice *choice = &own(table)->choice;
    const bool xp = choice->pick == PICK_XP, space = choice->pick == PICK_SPACE;
    const bool mission = choice->pick == PICK_MISSION || choice->pick == PICK_DRAFT;
    const uint8_t given_up = space ? building_gives_up(app, table) : NONE;
    if (given_up != NONE) {
        say_gives_up(app, table, box, given_up);
        return;
    }
    action_say(box,
               xp      ? app_word(app, "building.repair")
               : space ? app_word(app, "building.space_deck")
                       : picked_name(table),
               mission && building_would_win(building_rules(app), seen(table), table->front, choice->card)
                   ? app_word(app, "building.wins")
                   : picked_hint(app, table));
    if (mission)
        add_payments(app, table, box);
    else
        add_uses(app, table, box);
    if (xp) {
        action_add(box, "less", SLOT_LEFT, BUTTON_PLAIN, app_word(app, "building.less"));
        action_add_back(app, box, SLOT_RIGHT);
        return;
    }
    action_add_back(app, box, box->count == 2 ? SLOT_RIGHT : SLOT_WIDE);
}

// ---- windows

static void say_window(const App *app, const CardTable *table, ActionBox *box, const char *key) {
    char title[120], name[64];
    snprintf(name, sizeof name, "building.ask.%s.title", key);
    const Seat seat = seen(table)->to_act;
    app_fill(app, title, sizeof title, name,
             STR("seat", seat < seen(table)->table.seats ? seat_name(app, seat) : ""));
    snprintf(name, sizeof name, "building.ask.%s.hint", key);
    action_say(box, title, app_word(app, name));
}

static void say_turn_start(const App *app, const CardTable *table, ActionBox *box) {
    say_window(app, table, box, "start");
    if (building_begins_with_all(app, table)) // without a card the bridge begins it
        action_add(box, "play_all", SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "building.play_all"))->icon =
            "icons/phosphor/cards.svg";
    else
        action_add_command(app, box, "start", SLOT_PRIMARY, BUTTON_PRIMARY, "building.begin",
                           action_verb(app, VERB_PHASE));
    const Command *trash = action_verb(app, VERB_PHASE_TRASH);
    if (trash != NULL)
        action_set_command(action_add_small(app, table, box, "trash", app_word(app, "building.begin_trash")),
                           trash);
    else
        action_add_undo_or_recap(app, table, box, SLOT_RIGHT);
}

static void say_window_with(const App *app, const CardTable *table, ActionBox *box, const char *key,
                            const char *id, const char *text, uint8_t verb) {
    say_window(app, table, box, key);
    action_add_command(app, box, id, SLOT_PRIMARY, BUTTON_PRIMARY, text, action_verb(app, verb));
    add_small(app, table, box);
}

static const char *play_all_word(const App *app, const CardTable *table) {
    return app_word(app, building_commits_run(app, table) ? "building.play_and_pass" : "building.play_all");
}

// Passing would lose the ship, as the battle stands: the cards come first.
static void say_falls(const App *app, const CardTable *table, ActionBox *box) {
    text_copy(box->hint, sizeof box->hint, app_word(app, "building.falls.hint"));
    text_copy(box->brief, sizeof box->brief, app_word(app, "building.falls.brief"));
    action_add(box, "play_all", SLOT_PRIMARY, BUTTON_PRIMARY, play_all_word(app, table))->icon =
        "icons/phosphor/cards.svg";
    action_add_command(app, box, "pass", SLOT_LEFT, BUTTON_PLAIN, "building.pass",
                       action_verb(app, VERB_PASS));
    action_add(box, "pass_on", SLOT_RIGHT, BUTTON_PLAIN, app_word(app, "building.pass_on.button"));
}

// Once, or beside it until the end of the battle; below that the cards that need no thought, else what was
// done last.
static void say_battle(const App *app, const CardTable *table, ActionBox *box) {
    if (!building_can_pass_on(app, table)) {
        say_window_with(app, table, box, "battle", "pass", "building.pass", VERB_PASS);
        return;
    }
    say_window(app, table, box, "battle");
    if (building_falls_idle(app, table)) {
        say_falls(app, table, box);
        return;
    }
    action_add_command(app, box, "pass", SLOT_PRIMARY, BUTTON_PRIMARY, "building.pass",
                       action_verb(app, VERB_PASS));
    action_add(box, "pass_on", SLOT_BESIDE, BUTTON_PLAIN, app_word(app, "building.pass_on.button"));
    if (building_can_play_all(app, table))
        action_add_small(app, table, box, "play_all", play_all_word(app, table))->icon =
            "icons/phosphor/cards.svg";
    else
        action_add_undo_or_recap(app, table, box, SLOT_WIDE);
}

// ---- the action phase

static void add_left(const App *app, char *out, size_t size, const char *one, const char *many, int number) {
    char word[64];
    if (number > 0)
        say_in_list(out, size,
                    app_fill(app, word, sizeof word, number == 1 ? one : many, NUM("number", number)));
}

static int cards_left(const App *app) {
    const LegalList legal = table_legal(app);
    int count = 0;
    for (int i = 0; i < legal.count; i++) {
        bool before = legal.item[i].verb != VERB_PLAY; // a handheld has a command for each that could hold it
        for (int k = 0; k < i && !before; k++)
            before = legal.item[k].verb == VERB_PLAY && legal.item[k].card == legal.item[i].card;
        count += !before;
    }
    return count;
}

// XP that something could still be bought or repaired with; it lapses with the turn.
static int xp_left(const App *app, const CardTable *table) {
    const LegalList legal = table_legal(app);
    const bool use = legal_has_verb(legal, VERB_BUY) || legal_has_verb(legal, VERB_BUY_PILE) ||
                     legal_has_verb(legal, VERB_REPAIR);
    return use ? shown(table)->xp_left[table->front] : 0; // as beside it, not sooner
}

// What could still be done in the turn, in place of what can be done in any; nothing: that it is done.
static void say_left(const App *app, const CardTable *table, ActionBox *box) {
    const LegalList legal = table_legal(app);
    const PlayerState *player = &seen(table)->table.seat[table->front];
    char left[ACTION_HINT_MAX] = "";
    add_left(app, left, sizeof left, "building.left.card", "building.left.cards", cards_left(app));
    add_left(app, left, sizeof left, "building.left.explore", "building.left.explores",
             legal_has_verb(legal, VERB_EXPLORE) ? player->explores : 0);
    if (legal_has_verb(legal, VERB_COMPLETE))
        say_in_list(left, sizeof left, app_word(app, "building.left.mission"));
    add_left(app, left, sizeof left, "building.left.xp", "building.left.xp", xp_left(app, table));
    if (left[0] == 0)
        text_copy(box->hint, sizeof box->hint, app_word(app, "building.left.nothing"));
    else
        app_fill(app, box->hint, sizeof box->hint, "building.left.all", STR("left", left));
    text_copy(box->brief, sizeof box->brief, left);
}

// A mission that can be completed would have to wait, if it is still there then.
static void say_mission_left(const App *app, const CardTable *table, const Command *complete, uint8_t card,
                             ActionBox *box) {
    char hint[ACTION_HINT_MAX];
    const char *name = building_whole_name(table->looks, card);
    app_fill(app, hint, sizeof hint, "building.warned.mission", STR("card", name),
             NUM("number", building_rules(app)->card[card].points));
    action_say(box, app_word(app, "building.warned.title"), hint);
    app_fill(app, box->brief, sizeof box->brief, "building.warned.mission_brief",
             NUM("number", building_rules(app)->card[card].points));
    add_complete(app, table, box, "building.do.complete_it", complete, card);
    action_add_command(app, box, "end", SLOT_LEFT, BUTTON_PLAIN, "building.end_anyway",
                       action_verb(app, VERB_END_TURN));
    action_add_back(app, box, SLOT_RIGHT);
}

// Cards that lie in the hand unplayed would be thrown away.
static void say_warned(const App *app, const CardTable *table, ActionBox *box) {
    uint8_t card = NONE;
    const Command *complete = cards_left(app) == 0 ? best_mission(app, table, &card) : NULL;
    if (complete != NULL) {
        say_mission_left(app, table, complete, card, box);
        return;
    }
    char hint[ACTION_HINT_MAX], left[64] = "";
    add_left(app, left, sizeof left, "building.left.card", "building.left.cards", cards_left(app));
    app_fill(app, hint, sizeof hint, "building.warned.hint", STR("left", left));
    action_say(box, app_word(app, "building.warned.title"), hint);
    app_fill(app, box->brief, sizeof box->brief, "building.warned.brief", STR("left", left));
    action_add(box, "play_all", SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "building.play_all"))->icon =
        "icons/phosphor/cards.svg";
    action_add_command(app, box, "end", SLOT_LEFT, BUTTON_PLAIN, "building.end_anyway",
                       action_verb(app, VERB_END_TURN));
    action_add_back(app, box, SLOT_RIGHT);
}

// A mission that can be completed comes before the end of the turn, and one that wins the game before all
// else. Offers nothing and returns false if there is none.
static bool offer_mission(const App *app, const CardTable *table, ActionBox *box) {
    uint8_t card = NONE;
    const bool cards = building_warns(app, table);
    const Command *command = app->lesson == NULL ? best_mission(app, table, &card) : NULL;
    const bool wins =
        command != NULL && building_would_win(building_rules(app), seen(table), table->front, card);
    if (command == NULL || (cards && !wins))
        return false;
    add_complete(app, table, box, wins ? "building.do.win" : "building.do.complete_it", command, card);
    if (wins) {
        text_copy(box->hint, sizeof box->hint, app_word(app, "building.wins"));
        box->brief[0] = '\0';
    }
    if (cards) {
        action_add(box, "play_all", SLOT_LEFT, BUTTON_PLAIN, app_word(app, "building.play_all"));
        action_add(box, "end_warned", SLOT_RIGHT, BUTTON_PLAIN, app_word(app, "building.end"));
    } else {
        action_add_small(app, table, box, "end", app_word(app, "building.end")); // asks first (say_warned)
    }
    return true;
}

// What is due stands out: first the cards that need no thought, then a mission, then the end, which says what
// lapses with it.
static void say_action(const App *app, const CardTable *table, ActionBox *box) {
    char text[64];
    if (own(table)->warned) {
        say_warned(app, table, box);
        return;
    }
    say_window(app, table, box, "action");
    if (app->lesson == NULL)
        say_left(app, table, box);
    if (offer_mission(app, table, box))
        return;
    if (building_warns(app, table)) {
        action_add(box, "play_all", SLOT_PRIMARY, BUTTON_PRIMARY, app_word(app, "building.play_all"))->icon =
            "icons/phosphor/cards.svg";
        action_add_small(app, table, box, "end_warned", app_word(app, "building.end"));
        return;
    }
    const int xp = xp_left(app, table);
    app_fill(app, text, sizeof text, xp > 0 ? "building.end_lapse" : "building.end", NUM("number", xp));
    action_set_command(action_add(box, "end", SLOT_PRIMARY, BUTTON_PRIMARY, text),
                       action_verb(app, VERB_END_TURN));
    add_small(app, table, box);
}

// ---- choices

// What to do; if an effect may be used, what it would do.
static void say_hint(const App *app, const CardTable *table, char out[ACTION_HINT_MAX]) {
    Command yes = command_of(VERB_CHOOSE_YES);
    yes.at = 1;
    text_copy(out, ACTION_HINT_MAX,
              app_word(app, seen(table)->asks == ASK_TARGET ? "building.hint.target"
                            : seen(table)->asks == ASK_MAY  ? "building.hint.may"
                                                            : "building.hint.choose"));
    if (seen(table)->asks == ASK_MAY)
        building_describe_answer(app, table, &yes, out, ACTION_HINT_MAX);
}

// The target that is meant.
static void add_fire(const App *app, const CardTable *table, ActionBox *box) {
    Command pattern = pattern_of(VERB_TARGET);
    char text[64];
    pattern.to = own(table)->aimed;
    if (pattern.to >= table->layout.seats)
        return;
    app_fill(app, text, sizeof text, "building.battle.fire", STR("ship", seat_faction_name(app, pattern.to)));
    action_set_command(action_add(box, "fire", SLOT_PRIMARY, BUTTON_PRIMARY, text),
                       legal_find(table_legal(app), &pattern));
}

static void say_choice(const App *app, const CardTable *table, ActionBox *box) {
    char title[120];
    const Command *none = action_verb(app, VERB_CHOOSE_NONE);
    action_ask(app, table, building_card_name(table->looks, seen(table)->asks_about), title);
    char hint[ACTION_HINT_MAX];
    say_hint(app, table, hint);
    action_say(box, title, hint);
    if (seen(table)->asks == ASK_MAY) {
        Command pattern = pattern_of(VERB_CHOOSE_YES);
        pattern.at = 1;
        action_add_command(app, box, "yes", SLOT_PRIMARY, BUTTON_PRIMARY, "building.yes",
                           legal_find(table_legal(app), &pattern));
        pattern.at = 0;
        action_add_command(app, box, "none", SLOT_LEFT, BUTTON_PLAIN, "building.no",
                           legal_find(table_legal(app), &pattern));
        action_add_undo_or_recap(app, table, box, SLOT_RIGHT);
        return;
    }
    add_fire(app, table, box);
    if (none != NULL)
        action_add_command(app, box, "none", SLOT_PRIMARY, BUTTON_PLAIN, "building.none", none);
    action_add_undo_or_recap(app, table, box, SLOT_WIDE);
}

// Whether the event would be mastered now, or would fail.
static void say_event(const App *app, const CardTable *table, ActionBox *box) {
    Chip goal[GOAL_CHIPS];
    const uint8_t card = seen(table)->asks_about;
    say_window_with(app, table, box, "event", "done", "building.event_done", VERB_EVENT_DONE);
    box->button[0].once = true;
    if (card >= building_rules(app)->card_count)
        return;
    bool met = true;
    const int count = building_goal_chips(table->looks, &seen(table)->table, table->front, card, goal);
    for (int i = 0; i < count; i++)
        met &= goal[i].tick;
    const bool wins = met && building_would_win(building_rules(app), seen(table), table->front, card);
    if (count > 0)
        text_copy(box->hint, sizeof box->hint,
                  app_word(app, wins  ? "building.wins"
                                : met ? "building.hint.event_met"
                                      : "building.hint.event_fails"));
}

// ---- all of it

static void say_asked(const App *app, const CardTable *table, ActionBox *box) {
    switch ((AskKind)seen(table)->asks) {
    case ASK_TURN_START:
        say_turn_start(app, table, box);
        break;
    case ASK_TRASH_PHASE:
        say_window(app, table, box, "trash");
        action_add_undo_or_recap(app, table, box, SLOT_WIDE);
        break;
    case ASK_ACTION:
        say_action(app, table, box);
        break;
    case ASK_EVENT:
        say_event(app, table, box);
        break;
    case ASK_BATTLE:
        say_battle(app, table, box);
        break;
    case ASK_DRAFT:
        say_window(app, table, box, "draft");
        action_add_undo_or_recap(app, table, box, SLOT_WIDE);
        break;
    default:
        say_choice(app, table, box);
        break;
    }
}

void building_action_box(const App *app, const CardTable *table, ActionBox *box) {
    say_step(app, table, box);
    if (own(table)->choice.pick != PICK_NONE)
        with_picked(app, table, box);
    else
        say_asked(app, table, box);
}

// With two seats the other one wins.
const char *building_give_up_hint(const App *app, const CardTable *table) {
    return app_word(app,
                    seen(table)->table.seats > 2 ? "building.give_up.hint_more" : "building.give_up.hint");
}

const char *building_undo_word(const App *app, uint8_t verb) {
    static const char *const keys[VERB_COUNT] = {[VERB_PHASE] = "building.undo.phase",
                                                 [VERB_PHASE_TRASH] = "building.undo.phase",
                                                 [VERB_PLAY] = "building.undo.play",
                                                 [VERB_REPAIR] = "building.undo.repair",
                                                 [VERB_BUY] = "building.undo.buy",
                                                 [VERB_BUY_PILE] = "building.undo.buy",
                                                 [VERB_COMPLETE] = "building.undo.complete",
                                                 [VERB_ACTIVATE] = "building.undo.activate",
                                                 [VERB_TARGET] = "building.undo.target",
                                                 [VERB_TRASH] = "building.undo.choose",
                                                 [VERB_DRAFT_DROP] = "building.undo.choose",
                                                 [VERB_DRAFT_DROP_AT] = "building.undo.choose",
                                                 [VERB_CHOOSE_CARD] = "building.undo.choose",
                                                 [VERB_CHOOSE_SEAT] = "building.undo.choose",
                                                 [VERB_CHOOSE_OPTION] = "building.undo.choose",
                                                 [VERB_CHOOSE_YES] = "building.undo.choose",
                                                 [VERB_CHOOSE_SLOT] = "building.undo.choose",
                                                 [VERB_CHOOSE_PILE] = "building.undo.choose",
                                                 [VERB_CHOOSE_MISSION] = "building.undo.choose",
                                                 [VERB_CHOOSE_NONE] = "building.undo.choose"};
    if (verb < VERB_COUNT && keys[verb] != NULL)
        return app_word(app, keys[verb]);
    return ui_word(app, verb == VERB_PASS ? UI_TABLE_UNDO_PASS : UI_TABLE_UNDO);
}

// Shown on the curtain, so only public information: "Balance of Terror: your answer".
const char *building_wanted_for(const App *app, const void *data, char *buffer, size_t size) {
    const BuildingView *view = data;
    const uint8_t card = view->table.flipped != NONE ? view->table.flipped : view->asks_about;
    if (card == NONE || card == CARD_HIDDEN)
        return app_word(app, "building.curtain.draft");
    return app_fill(app, buffer, size, "building.curtain.answer",
                    STR("card", card_name(app, card, SEAT_NONE)));
}

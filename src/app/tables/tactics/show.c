// SPDX-License-Identifier: MIT
// Shows what has happened, one event after the other: the cards concerned are told where they come from and
// where they go, then the scene takes over the view after the event. Anything that does not add up (a row
// longer than a view shows, say) is simply put where it belongs. A recap is shown in the same way, with time
// to read, and held where rows were scored.
#include "app/tables/tactics/show.h"

#include "app/tables/tactics/cues.h"

#include <limits.h>
#include <string.h>

#define RECAP_HEAD_MS 1100.0F // for the heading, before anything moves
#define RECAP_END_MS 700.0F
#define RECAP_SCORED_MS 3200.0F
#define RECAP_SLOWER 1.25F
#define REMOVE_STAGGER_MS 130.0F

// How long to wait before the next event, in ms; long enough to follow, short where many of a kind come. A
// flat table of cases.
static float pause_after(const Event *event, Seat viewer) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_TARGET_UP:
        return 120;
    case EVENT_DRAW:
        return event->seat == viewer ? 120 : MOTION_DEAL_STAGGER_MS;
    case EVENT_DISCARD:
        return 120;
    case EVENT_CLEAR:
        return 40;
    case EVENT_PLACE:
        return 420;
    case EVENT_REVEAL:
        return 620;
    case EVENT_TURN_UP:
    case EVENT_FIZZLE:
    case EVENT_EFFECT:
    case EVENT_MOVE:
    case EVENT_SUMMON:
    case EVENT_OFFER:
        return 480;
    case EVENT_REMOVE:
        return 560;
    case EVENT_SHIELD:
    case EVENT_SHOW_HAND:
    case EVENT_SHIELD_OFF:
    case EVENT_SHIELD_BACK:
    case EVENT_KEEP:
    case EVENT_HAND_OVER:
    case EVENT_PASS:
    case EVENT_PHASE:
    case EVENT_ROUND:
        return 350;
    case EVENT_OFFER_OPEN:
    case EVENT_ROW_WON:
        return 750;
    case EVENT_TALKS_TIE:
    case EVENT_TALKS_END:
        return 900;
    default:
        return 0;
    }
}

// ---- one after the other

static Motion motion_of(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PLACE:
    case EVENT_SUMMON:
        return MOTION_DROP;
    case EVENT_DRAW:
        return MOTION_DEAL;
    case EVENT_MOVE:
        return MOTION_DRAW;
    default:
        return MOTION_MAKE_ROOM;
    }
}

// Time to read is needed in reduced motion too. With animation off nothing takes any but a recap, which then
// goes from still to still.
static void pause(const App *app, TableScreen *table, float ms) {
    const float speed = table->timeline.speed;
    if (ms > 0 && (speed > 0 || table->recap))
        table->pause_until = app->now + (uint64_t)(ms / (speed > 0 ? speed : 1));
}

static bool is_pausing(const App *app, const TableScreen *table) {
    return app->now < table->pause_until;
}

// The log grows as things are seen.
static void tell(App *app, TableScreen *table, unsigned number) {
    const GameLog *log = session_log(app->session);
    table->log_until = number;
    const int count = game_log_count(log, number);
    const GameLogItem *item = count > 0 ? game_log_item(log, count - 1) : NULL;
    if (item == NULL || item->number != number)
        return;
    log_sentence(app, table->looks, item, table->ticker);
    table->told_turn = item->headed ? item->turn : SEAT_NONE;
    table->told_round = item->round;
    table->told = (TableThing){.kind = THING_CARD};
    table->told.card = log_card(app, item, &table->told.owner);
    if (table->told.card == NONE)
        table->told.kind = THING_NONE;
}

// Takes the view over: layout (the hand may have grown), sprites, targets.
static void take_over(App *app, TableScreen *table, const TacticsView *after, const Event *event) {
    show_hand(table, after);
    table->view = *after;
    const GfxLayout window = gfx_layout(app->gfx);
    table->layout = table_layout(&window, after->seats, table->dock_seat, table->scene.hand_count);
    if (!scene_refresh(&table->scene, after, table->dock_seat, &table->timeline, show_change_delay(event))) {
        scene_forget(&table->scene, &table->timeline);
        scene_reset(&table->scene, &table->layout, after, table->dock_seat);
    }
    scene_arrange(&table->scene, &table->layout, &table->timeline, motion_of(event));
    for (int row = 0; row < ROWS; row++)
        timeline_add(&table->timeline, &table->scene.target[row], after->row[row].target != NONE ? 1 : 0,
                     MOTION_GLOW_IN, 0);
}

// The table before the deal: as after the first event, but nothing lies on it and nobody holds anything.
static void empty_view(const App *app, TacticsView *view) {
    View first;
    session_event_view(app->session, 0, &first);
    memcpy(view, first.bytes, sizeof *view);
    for (int row = 0; row < ROWS; row++) {
        view->row[row].count = 0;
        view->row[row].target = NONE;
    }
    for (Seat seat = 0; seat < view->seats; seat++)
        view->seat[seat].hand_count = 0;
}

void table_show_begin(App *app, TableScreen *table) {
    const View *before = session_view_before(app->session);
    TacticsView view;
    if (before != NULL)
        memcpy(&view, before->bytes, sizeof view);
    else
        empty_view(app, &view);
    table->showing = true;
    table->recap = session_stage(app->session) == SESSION_RECAP;
    table->recap_scored = false;
    table->next_event = 0;
    table->log_until = session_event_number(app->session, 0) - 1;
    table->pause_until = 0;
    table->acting = (TableActing){NO_SPRITE, NONE, NONE};
    if (table->recap) {
        table->ticker[0] = 0;
        table->told_turn = view.turn;
        table->told_round = view.round;
        table->overlay = OVERLAY_NONE;
        pause(app, table, RECAP_HEAD_MS);
    }
    // A card that was just dropped goes on from where it was let go.
    if (memcmp(&view, &table->view, sizeof view) == 0)
        return;
    table->view = view;
    table_lay(app, table);
}

static void next_event(App *app, TableScreen *table, Event *event, TacticsView *after) {
    View view;
    *event = session_event(app->session, table->next_event);
    session_event_view(app->session, table->next_event, &view);
    memcpy(after, view.bytes, sizeof *after);
    tell(app, table, session_event_number(app->session, table->next_event));
    table->next_event++;
}

static bool has_next(const App *app, const TableScreen *table) {
    return table->next_event < session_event_count(app->session);
}

// In a recap: was this the last row of a scoring?
static bool ends_scoring(const App *app, const TableScreen *table, const Event *event) {
    if (!table->recap || event->kind != EVENT_ROW_WON)
        return false;
    if (!has_next(app, table))
        return true;
    const uint8_t next = session_event(app->session, table->next_event).kind;
    return next != EVENT_SCORE && next != EVENT_ROW_WON;
}

// Several that one effect removes go nearly at once.
static bool goes_with_next(const App *app, const TableScreen *table, const Event *event) {
    return event->kind == EVENT_REMOVE && has_next(app, table) &&
           session_event(app->session, table->next_event).kind == EVENT_REMOVE;
}

static void hold(App *app, TableScreen *table, const Event *event) {
    const float ms =
        goes_with_next(app, table, event) ? REMOVE_STAGGER_MS : pause_after(event, table->dock_seat);
    table->recap_scored = ends_scoring(app, table, event);
    if (table->recap_scored)
        pause(app, table, RECAP_SCORED_MS);
    else if (table->recap && !has_next(app, table))
        pause(app, table, RECAP_END_MS);
    else
        pause(app, table, table->recap ? ms * RECAP_SLOWER : ms);
}

// What comes next is composed while nothing moves.
static void prepare_ahead(App *app, TableScreen *table) {
    if (!is_pausing(app, table) || timeline_running(&table->timeline) || !has_next(app, table))
        return;
    View view;
    TacticsView after;
    session_event_view(app->session, table->next_event, &view);
    memcpy(&after, view.bytes, sizeof after);
    const Event event = session_event(app->session, table->next_event);
    table_prepare(app, table, &event, &after, 1);
}

bool table_show_step(App *app, TableScreen *table) {
    if (!table->showing)
        return false;
    if (!app_is_presented(app))
        return true; // first the table itself; composing the cards that are going to move takes a while
    while (!is_pausing(app, table) && has_next(app, table)) {
        Event event;
        TacticsView after;
        next_event(app, table, &event, &after);
        table_prepare(app, table, &event, &after, INT_MAX);
        app_play(app, cue_of_event(&event));
        app_play(app, cue_of_change(&table->view, &after));
        show_effect(app, table, &event);
        show_event(table, &event, &after);
        show_changes(app, table, &event, &after);
        take_over(app, table, &after, &event);
        hold(app, table, &event);
        app_mark(app);
    }
    prepare_ahead(app, table);
    // Nobody has to wait for a light to go out.
    return has_next(app, table) || is_pausing(app, table) ||
           timeline_running_besides(&table->timeline, &table->scene.flares, sizeof table->scene.flares);
}

void table_show_next(App *app, TableScreen *table) {
    timeline_skip(&table->timeline);
    table->pause_until = 0;
    app_mark(app);
}

void table_show_skip(App *app, TableScreen *table) {
    Event event;
    while (table->showing && has_next(app, table))
        next_event(app, table, &event, &table->view);
    table->recap_scored = false;
    table_show_next(app, table);
    table_lay(app, table);
}

// SPDX-License-Identifier: MIT
// Shows what has happened, one event after the other: the cards concerned are told where they come from and
// where they go, then the scene takes over the view after the event. Anything that does not add up (a row
// longer than a view shows, say) is simply put where it belongs.
#include "app/table/table.h"

#include <string.h>

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
    case EVENT_REMOVE:
    case EVENT_MOVE:
    case EVENT_SUMMON:
    case EVENT_OFFER:
        return 480;
    case EVENT_SHIELD:
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

// ---- where things come from

typedef enum Spot {
    SPOT_DRAW,
    SPOT_DISCARD,
    SPOT_HAND,
    SPOT_WON
} Spot;

static GfxRect spot_rect(const TableScreen *table, Seat seat, Spot spot) {
    const TableLayout *layout = &table->layout;
    if (seat == table->dock_seat) {
        const GfxRect dock[] = {layout->draw, layout->discard, layout->hand, layout->plate_won};
        return dock[spot];
    }
    for (int i = 0; i < layout->panels; i++) {
        const TablePanel *panel = &layout->panel[i];
        const GfxRect parts[] = {panel->draw, panel->discard, panel->hand, panel->won};
        if (panel->seat == seat)
            return parts[spot];
    }
    return layout->dock;
}

static void stand_at(Sprite *sprite, GfxRect rect, CardMode mode) {
    const float height = sprite->height > 0 ? sprite->height : card_art_height(mode, sprite->width);
    sprite->pose.x = rect.x + (rect.w - sprite->width) / 2;
    sprite->pose.y = rect.y + (rect.h - height) / 2;
}

static Sprite *sprite_at(TableScreen *table, int index) {
    return index == NO_SPRITE ? NULL : &table->scene.sprite[index];
}

static ViewCard hidden_card(Seat owner) {
    return (ViewCard){.card = CARD_HIDDEN, .owner = owner, .spare = AS_PRINTED};
}

// A new back, standing at a spot of the seat.
static int back_at(TableScreen *table, Seat seat, Seat owner, Spot spot) {
    const int index = scene_add(&table->scene, CARD_TABLE, table->layout.card_w, 0, hidden_card(owner));
    if (index != NO_SPRITE)
        stand_at(&table->scene.sprite[index], spot_rect(table, seat, spot), CARD_TABLE);
    return index;
}

static void fly_above(TableScreen *table, int index, float ms) {
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    sprite->pose.fly = 1;
    timeline_add_ms(&table->timeline, &sprite->pose.fly, 0, MOTION_WAIT, 0, ms);
}

static void flip(TableScreen *table, int index, ViewCard from, ViewCard to) {
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    sprite->was = from;
    sprite->now = to;
    sprite->pose.turn = 0;
    timeline_add(&table->timeline, &sprite->pose.turn, 1, MOTION_REVEAL, 0);
}

// The sprite flies to the spot, shrinks to the pile and is gone.
static void send_away(TableScreen *table, int index, Seat seat, Spot spot) {
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    const GfxRect to = spot_rect(table, seat, spot);
    const float height = sprite->height > 0 ? sprite->height : card_art_height(sprite->mode, sprite->width);
    const float ms = motion_ms(MOTION_DRAW) * 1.25F;
    Timeline *timeline = &table->timeline;
    timeline_add_ms(timeline, &sprite->pose.x, to.x + (to.w - sprite->width) / 2, MOTION_DRAW, 0, ms);
    timeline_add_ms(timeline, &sprite->pose.y, to.y + (to.h - height) / 2, MOTION_DRAW, 0, ms);
    timeline_add_ms(timeline, &sprite->pose.opacity, 0, MOTION_GLOW_OUT, ms * 0.6F, ms * 0.4F);
    fly_above(table, index, ms);
    scene_leave(&table->scene, timeline, index, ms);
}

// ---- the hand

// The place of a card in the shown hand that the view after the event has no more of, -1 if there is none.
static int hand_card_gone(const TableScreen *table, const TacticsView *after) {
    ViewCard cards[HAND_SLOTS];
    int drawn;
    const int count = scene_hand_cards(after, table->dock_seat, cards, &drawn);
    for (int i = 0; i < table->scene.hand_count; i++) {
        const ViewCard *card = &table->scene.sprite[table->scene.hand[i]].now;
        int have = 0, need = 0;
        for (int k = 0; k < count; k++)
            have += cards[k].card == card->card && cards[k].owner == card->owner;
        for (int k = 0; k <= i; k++) {
            const ViewCard *other = &table->scene.sprite[table->scene.hand[k]].now;
            need += other->card == card->card && other->owner == card->owner;
        }
        if (need > have)
            return i;
    }
    return -1;
}

// What leaves the hand for the table or elsewhere: the card itself if it is the shown hand, else a back from
// the panel.
static int take_from_hand(TableScreen *table, Seat seat, Seat owner, const TacticsView *after) {
    if (seat == table->dock_seat) {
        const int at = hand_card_gone(table, after);
        if (at >= 0) {
            const int index = scene_take_hand(&table->scene, at);
            table->scene.sprite[index].pose.lift = 0;
            table->scene.sprite[index].pose.degrees = 0;
            return index;
        }
    }
    return back_at(table, seat, owner, SPOT_HAND);
}

// New cards of the hand come from the draw pile and turn over.
static void match_hand(TableScreen *table, const TacticsView *after) {
    Scene *scene = &table->scene;
    for (int gone = hand_card_gone(table, after); gone >= 0; gone = hand_card_gone(table, after))
        send_away(table, scene_take_hand(scene, gone), table->dock_seat, SPOT_DISCARD);
    ViewCard cards[HAND_SLOTS];
    int drawn;
    const int count = scene_hand_cards(after, table->dock_seat, cards, &drawn);
    for (int i = 0; i < count; i++) {
        const Sprite *there = i < scene->hand_count ? &scene->sprite[scene->hand[i]] : NULL;
        if (there != NULL && there->now.card == cards[i].card && there->now.owner == cards[i].owner)
            continue;
        // Further right in the hand: only the order has changed (a drawn card that is kept).
        int k = i + 1;
        while (k < scene->hand_count && scene->sprite[scene->hand[k]].now.card != cards[i].card)
            k++;
        if (k < scene->hand_count) {
            scene_insert_hand(scene, i, scene_take_hand(scene, k));
            continue;
        }
        const int index = scene_add(scene, CARD_HAND, table->layout.hand_w, table->layout.hand_h, cards[i]);
        if (index == NO_SPRITE)
            return;
        stand_at(&scene->sprite[index], table->layout.draw, CARD_HAND);
        if (cards[i].card != CARD_HIDDEN)
            flip(table, index, hidden_card(cards[i].owner), cards[i]);
        fly_above(table, index, motion_ms(MOTION_DEAL));
        scene_insert_hand(scene, i, index);
    }
}

// ---- single events

static ViewCard view_card(const TacticsView *view, uint8_t row, uint8_t at, Seat owner) {
    if (row < ROWS && at < LANE_MAX && at < view->row[row].count)
        return view->row[row].card[at];
    return hidden_card(owner);
}

static void show_place(TableScreen *table, const Event *event, const TacticsView *after) {
    if (event->to_row >= ROWS || event->to_at >= LANE_MAX)
        return;
    const int index = take_from_hand(table, event->seat, event->owner, after);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    const ViewCard card = view_card(after, event->to_row, event->to_at, event->owner);
    if (sprite->now.card != card.card)
        flip(table, index, sprite->now, card);
    sprite->now = card;
    fly_above(table, index, motion_ms(MOTION_DROP) * 1.5F);
    scene_insert_row(&table->scene, event->to_row, event->to_at, index);
}

static void show_move(TableScreen *table, const Event *event, const TacticsView *after) {
    if (event->row >= ROWS || event->to_row >= ROWS)
        return;
    const int index = scene_take_row(&table->scene, event->row, event->at);
    if (index == NO_SPRITE)
        return;
    table->scene.sprite[index].now = view_card(after, event->to_row, event->to_at, event->owner);
    fly_above(table, index, motion_ms(MOTION_DRAW) * 1.5F);
    scene_insert_row(&table->scene, event->to_row, event->to_at, index);
}

static void show_remove(TableScreen *table, const Event *event) {
    if (event->row >= ROWS)
        return;
    const int index = scene_take_row(&table->scene, event->row, event->at);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    // To the discard pile it goes face up.
    if (event->card != NONE && event->card != CARD_HIDDEN && sprite->now.card == CARD_HIDDEN)
        flip(table, index, sprite->now, scene_printed(event->card, event->owner));
    send_away(table, index, event->owner, SPOT_DISCARD);
}

static void show_turn_up(TableScreen *table, const Event *event, const TacticsView *after) {
    if (event->row >= ROWS || event->at >= table->scene.row_count[event->row])
        return;
    const int index = table->scene.row[event->row][event->at];
    const ViewCard was = table->scene.sprite[index].now;
    flip(table, index, was, view_card(after, event->row, event->at, event->owner));
}

static void show_pulse(TableScreen *table, const Event *event) {
    if (event->row >= ROWS || event->at >= table->scene.row_count[event->row])
        return;
    Sprite *sprite = &table->scene.sprite[table->scene.row[event->row][event->at]];
    sprite->pose.pulse = 0;
    timeline_add(&table->timeline, &sprite->pose.pulse, 1, MOTION_EFFECT, 0);
}

// A back between pile and hand, as large as the pile.
static void show_passing(TableScreen *table, Seat seat, Spot from, Spot to) {
    const int index = back_at(table, seat, seat, from);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    sprite->mode = CARD_PILE;
    sprite->width = spot_rect(table, seat, SPOT_DRAW).w;
    stand_at(sprite, spot_rect(table, seat, from), CARD_PILE);
    send_away(table, index, seat, to);
}

static void show_discard(TableScreen *table, const Event *event, const TacticsView *after) {
    const int index = take_from_hand(table, event->seat, event->seat, after);
    send_away(table, index, event->seat, SPOT_DISCARD);
}

// Cards laid in a negotiation lie on the target until they are turned up.
static void show_offer(TableScreen *table, const Event *event, const TacticsView *after, bool open) {
    const uint8_t row = table->view.source_row < ROWS ? table->view.source_row : after->source_row;
    if (row >= ROWS || (event->amount == 0 && !open))
        return;
    const int index = open ? back_at(table, event->seat, event->seat, SPOT_HAND)
                           : take_from_hand(table, event->seat, event->seat, after);
    Sprite *sprite = sprite_at(table, index);
    if (sprite == NULL)
        return;
    const GfxRect cards = table->layout.column[row].cards;
    const float ms = open ? 1500 : 420;
    sprite->mode = CARD_TABLE;
    sprite->width = table->layout.card_w;
    sprite->height = 0;
    if (open)
        flip(table, index, sprite->now, scene_printed(event->card, event->seat));
    else if (sprite->now.card != CARD_HIDDEN)
        flip(table, index, sprite->now, hidden_card(event->seat));
    const float x = cards.x + (cards.w - sprite->width) / 2 + table_lane(&table->layout, event->seat);
    timeline_add(&table->timeline, &sprite->pose.x, x, MOTION_DRAW, 0);
    timeline_add(&table->timeline, &sprite->pose.y, cards.y + cards.h * 0.35F, MOTION_DRAW, 0);
    timeline_add_ms(&table->timeline, &sprite->pose.opacity, 0, MOTION_GLOW_OUT, ms - 200, 200);
    fly_above(table, index, ms);
    scene_leave(&table->scene, &table->timeline, index, ms);
}

static void show_row_won(TableScreen *table, const Event *event) {
    if (event->row >= ROWS || event->seat == SEAT_NONE || event->card == NONE || event->card == CARD_HIDDEN)
        return;
    FlyingTile *tile = &table->scene.tile[event->row];
    const GfxRect from = table->layout.column[event->row].target;
    const GfxRect to = spot_rect(table, event->seat, SPOT_WON);
    *tile = (FlyingTile){.target = event->card,
                         .x = from.x + (from.w - to.w) / 2,
                         .y = from.y + from.h / 2,
                         .w = to.w,
                         .left = 1};
    Timeline *timeline = &table->timeline;
    timeline_add(timeline, &tile->x, to.x, MOTION_CONQUER, 0);
    timeline_add(timeline, &tile->y, to.y, MOTION_CONQUER, 0);
    timeline_add_ms(timeline, &tile->left, 0, MOTION_WAIT, 0, motion_ms(MOTION_CONQUER));
}

static void show_event(TableScreen *table, const Event *event, const TacticsView *after) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PLACE:
    case EVENT_SUMMON:
        show_place(table, event, after);
        break;
    case EVENT_MOVE:
        show_move(table, event, after);
        break;
    case EVENT_REMOVE:
    case EVENT_CLEAR:
        show_remove(table, event);
        break;
    case EVENT_REVEAL:
    case EVENT_TURN_UP:
        show_turn_up(table, event, after);
        break;
    case EVENT_EFFECT:
    case EVENT_FIZZLE:
        show_pulse(table, event);
        break;
    case EVENT_DRAW:
        if (event->seat != table->dock_seat)
            show_passing(table, event->seat, SPOT_DRAW, SPOT_HAND);
        break;
    case EVENT_SHUFFLE:
        show_passing(table, event->seat, SPOT_DISCARD, SPOT_DRAW);
        break;
    case EVENT_DISCARD:
        show_discard(table, event, after);
        break;
    case EVENT_OFFER:
        show_offer(table, event, after, false);
        break;
    case EVENT_OFFER_OPEN:
        show_offer(table, event, after, true);
        break;
    case EVENT_ROW_WON:
        show_row_won(table, event);
        break;
    default:
        break; // what the view says is enough
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

// Where people share the table the log is for all of them: it holds what everybody may know.
static Event told(const App *app, const TacticsView *view, const Event *event) {
    int persons = 0;
    for (Seat seat = 0; seat < view->seats; seat++)
        persons += session_is_person(app->session, seat);
    return persons > 1 ? event_for(event, SEAT_NONE) : *event;
}

static void tell(App *app, TableScreen *table, const Event *event, const TacticsView *after) {
    LogLine line;
    const Event known = told(app, after, event);
    if (!log_sentence(app, table->looks, &known, &table->view, after, &line))
        return;
    log_add(&table->log, &line);
    text_copy(table->ticker, sizeof table->ticker, line.text);
}

// Takes the view over: layout (the hand may have grown), sprites, targets.
static void take_over(App *app, TableScreen *table, const TacticsView *after, Motion motion) {
    match_hand(table, after);
    table->view = *after;
    const GfxLayout window = gfx_layout(app->gfx);
    table->layout = table_layout(&window, after->seats, table->dock_seat, table->scene.hand_count);
    if (!scene_refresh(&table->scene, after, table->dock_seat, &table->timeline)) {
        timeline_forget(&table->timeline, &table->scene, sizeof table->scene);
        scene_reset(&table->scene, &table->layout, after, table->dock_seat);
    }
    scene_arrange(&table->scene, &table->layout, &table->timeline, motion);
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
    table->next_event = 0;
    table->pause = 0;
    // A card that was just dropped goes on from where it was let go.
    if (memcmp(&view, &table->view, sizeof view) == 0)
        return;
    table->view = view;
    table_lay(app, table);
}

bool table_show_step(App *app, TableScreen *table) {
    if (!table->showing)
        return false;
    while (table->pause <= 0 && table->next_event < session_event_count(app->session)) {
        View view;
        const Event event = session_event(app->session, table->next_event);
        session_event_view(app->session, table->next_event, &view);
        TacticsView after;
        memcpy(&after, view.bytes, sizeof after);
        table->next_event++;
        tell(app, table, &event, &after);
        show_event(table, &event, &after);
        take_over(app, table, &after, motion_of(&event));
        const float pause = pause_after(&event, table->dock_seat);
        if (pause > 0) {
            table->pause = 1;
            timeline_add_ms(&table->timeline, &table->pause, 0, MOTION_WAIT, 0, pause);
        }
        app_mark(app);
    }
    return table->next_event < session_event_count(app->session) || table->pause > 0 ||
           timeline_running(&table->timeline);
}

void table_show_skip(App *app, TableScreen *table) {
    while (table->showing && table->next_event < session_event_count(app->session)) {
        View view;
        const Event event = session_event(app->session, table->next_event);
        session_event_view(app->session, table->next_event, &view);
        TacticsView after;
        memcpy(&after, view.bytes, sizeof after);
        table->next_event++;
        tell(app, table, &event, &after);
        table->view = after;
    }
    timeline_skip(&table->timeline);
    table->pause = 0;
    table_lay(app, table);
    app_mark(app);
}

// SPDX-License-Identifier: MIT
// Hit regions of the board and the dock, with what a click or drop does there. While something is selected,
// its drop targets are above everything else.
#include "app/kit/draw.h"
#include "app/kit/hand_row.h"
#include "app/tables/alpha_strike/loss.h"
#include "app/tables/alpha_strike/stage.h"
#include "app/tables/alpha_strike/table.h"

// A drop target. With one meaning a click gives the command; with several, a further choice is asked for. An
// attack from the Action phase is not a legal command yet: clicks.c gives two.
static void set_place(const App *app, Hit *hit, int count, const Command *command) {
    hit->is_drop_target = true;
    hit->enabled = count > 0;
    if (count == 1 && legal_find(table_legal(app), command) != NULL)
        hit_set_command(hit, command);
}

// ---- ships, their tracks and craft

static void add_ship_at(App *app, const CardTable *table, Seat seat, Hit *hit) {
    hit->tag = (HitTag){.kind = TAG_SHIP, .seat = seat};
    if (!strike_is_placing(table))
        return;
    Command command;
    const StrikePlace place = {seat, FREE, FREE};
    const bool sources = seat == table->front && (strike_gives_power(app, table, TRACK_SHIELD) ||
                                                  strike_gives_power(app, table, TRACK_WEAPON) ||
                                                  strike_gives_power(app, table, TRACK_ENGINE));
    set_place(app, hit, strike_at_place(app, table, place, &command), &command);
    hit->enabled |= sources;
    hit->no_focus = !hit->enabled;
}

// Its panel, and the ship itself on the stage; keys choose the panel.
static void add_ship(App *app, const CardTable *table, Seat seat) {
    if (seen(table)->seat[seat].alive) {
        Hit *hit = hits_add(&app->hits, strike_ship_spot(table, seat, SPOT_WHOLE), "stage:%d", seat + 1);
        add_ship_at(app, table, seat, hit);
        hit->no_focus = true;
    }
    add_ship_at(app, table, seat,
                hits_add(&app->hits, own(table)->layout.panel[seat].box, "ship:%d", seat + 1));
}

// A track that can be used now.
static void add_track(App *app, const CardTable *table, Seat seat, uint8_t track) {
    Command command;
    const StrikePlace place = {seat, track, FREE};
    const int count = strike_at_place(app, table, place, &command);
    const bool own_one = seat == table->front, source = own_one && strike_gives_power(app, table, track);
    const bool allocates = own_one && table_deciding(app) && seen(table)->phase == PHASE_ALLOCATE;
    if (count == 0 && !source && !allocates)
        return;
    const GfxRect box = own(table)->layout.panel[seat].track[track];
    Hit *hit = own_one ? hits_add(&app->hits, box, "track:%d", track + 1)
                       : hits_add(&app->hits, box, "track:%d:%d", seat + 1, track + 1);
    hit->tag = (HitTag){.kind = TAG_TRACK, .seat = seat, .a = track};
    set_place(app, hit, count, &command);
    hit->enabled |= source;
}

static void add_craft(App *app, const CardTable *table, Seat seat) {
    for (int at = 0; at < table->scene.zone[seat].count; at++) {
        const uint8_t card = table_card_at(table, seat, at)->card;
        const GfxRect strip = strike_craft_strip(&own(table)->layout, &own(table)->layout.panel[seat], at,
                                                 table->scene.zone[seat].count);
        Hit *hit = hits_add(&app->hits, strip, "craft:%d:%d", seat + 1, at + 1);
        hit->tag = (HitTag){.kind = TAG_CARD, .a = seat, .b = (uint8_t)at};
        hit->card = card;
        Command command;
        const int count = strike_is_placing(table) && seat != table->front
                              ? strike_at_place(app, table, (StrikePlace){seat, FREE, card}, &command)
                              : 0;
        if (count > 0 && command.with == card)
            set_place(app, hit, count, &command);
    }
}

// ---- numbers that explain themselves

static void add_number(App *app, GfxRect rect, uint8_t kind, Seat seat, uint8_t a) {
    if (rect.w < 1)
        return;
    Hit *hit = hits_add(&app->hits, rect, "number:%d:%d:%d", kind - TAG_OWN, seat == SEAT_NONE ? 0 : seat + 1,
                        a + 1);
    hit->tag = (HitTag){.kind = kind, .seat = seat, .a = a};
    hit->no_focus = kind != TAG_SUM;
}

static void add_ship_numbers(App *app, const CardTable *table, Seat seat) {
    const ShipPanel *panel = &own(table)->layout.panel[seat];
    const float number = lpx(table, 44), step = lpx(table, 30);
    for (uint8_t track = 0; track <= TRACKS; track++) {
        const GfxRect box = track < TRACKS ? panel->track[track] : panel->hull;
        const GfxRect right = {box.x + box.w - number, box.y, number, box.h};
        add_number(app, track < TRACKS ? right : box, track < TRACKS ? TAG_POWER_NUMBER : TAG_HULL_NUMBER,
                   seat, track);
        if (track < TRACKS)
            add_number(app, gfx_rect(box.x + box.h, box.y, step, box.h), TAG_STEP_NUMBER, seat, track);
    }
    add_number(app, panel->number, TAG_HULL_NUMBER, seat, TRACKS + 1);
    add_number(app, panel->backs, TAG_HAND_COUNT, seat, 0);
}

static void add_numbers(App *app, const CardTable *table) {
    const CombatLane *lane = &own(table)->layout.lane;
    for (Seat seat = 0; seat < table->layout.seats; seat++)
        if (seen(table)->seat[seat].alive)
            add_ship_numbers(app, table, seat);
    add_number(app, table->layout.round, TAG_MELTDOWN, SEAT_NONE, 0);
    const StrikeForecast *then = &own(table)->forecast;
    if (strike_attack(table) == NULL && (then->kind != FORECAST_ATTACK || then->target == SEAT_NONE))
        return;
    add_number(app, lane->sum, TAG_SUM, SEAT_NONE, 0);
    if (!strike_is_newest(table, strike_attack(table)))
        return;
    add_number(app, gfx_rect(lane->left.x, lane->left.y + lpx(table, 28), lane->left.w, lpx(table, 46)),
               TAG_LANDS, SEAT_NONE, 0);
}

// ---- the lane and the piles

static void add_tabs(App *app, const CardTable *table) {
    const int count = seen(table)->stack_count;
    for (int i = 0; i < count && count > 1; i++) {
        Hit *hit =
            hits_add(&app->hits, strike_lane_tab(&own(table)->layout, i, count), "attack:%d", count - i);
        hit->tag = (HitTag){.kind = TAG_TAB, .a = (uint8_t)(count - 1 - i)};
    }
}

static void add_slot(App *app, const CardTable *table) {
    const CombatLane *lane = &own(table)->layout.lane;
    Command command;
    const int count = strike_is_placing(table) ? strike_at_slot(app, table, &command) : 0;
    const bool asked = table_deciding(app) && strike_is_asked(table) && !session_asked_openly(app->session);
    if (count == 0 && !asked)
        return;
    Hit *hit = hits_add(&app->hits, asked ? lane->slot : lane->box, "slot");
    hit->tag = (HitTag){.kind = TAG_SLOT};
    hit->no_focus = count == 0;
    hit->is_drop_target = true;
    if (count > 0)
        set_place(app, hit, count, &command);
    else
        hit->drop_only = true;
}

static void add_attack(App *app, const CardTable *table) {
    const ViewAttack *attack = strike_attack(table);
    const CombatLane *lane = &own(table)->layout.lane;
    if (attack == NULL) {
        for (int i = 0; i < STRIKE_EVENTS && !strike_loss_told(table); i++)
            if (own(table)->recent[i].card != NONE) {
                Hit *hit = hits_add(&app->hits, lane->event[i], "event:%d", i + 1);
                hit->tag = (HitTag){.kind = TAG_EVENT, .a = (uint8_t)i};
                hit->card = own(table)->recent[i].card;
            }
        return;
    }
    Hit *hit = hits_add(&app->hits, lane->card, "attack");
    hit->tag = (HitTag){.kind = TAG_ATTACK};
    hit->card = attack->card;
    add_tabs(app, table);
}

static void add_piles(App *app, const CardTable *table) {
    const StrikeView *view = seen(table);
    Hit *deck = hits_add(&app->hits, own(table)->layout.deck, "pile:deck");
    deck->tag = (HitTag){.kind = TAG_DECK};
    deck->no_focus = true;
    Hit *hit = hits_add(&app->hits, own(table)->layout.discard, "pile:discard");
    hit->tag = (HitTag){.kind = TAG_DISCARD};
    hit->card = view->discard_count > 0 ? view->discard[view->discard_count - 1] : NONE;
    Command command;
    if (own(table)->choice.card != NONE && seen(table)->phase == PHASE_DISCARD)
        set_place(app, hit, strike_at_pile(app, table, &command), &command);
}

static void add_answers(App *app, const CardTable *table) {
    const int count = own(table)->answers;
    const AnswerLayout room = strike_answer_room(app, table);
    for (int i = 0; i < count; i++) {
        if (answer_rect(&room, i).w <= 0)
            continue;
        Hit *hit = hits_add(&app->hits, answer_rect(&room, i), "answer:%d", i + 1);
        hit->tag = (HitTag){.kind = TAG_ANSWER, .a = (uint8_t)i};
        hit->card = own(table)->answer[i].command.card;
        if (strike_answer_is_armed(table, i)) // else the first click chooses it, as one on its card does
            hit_set_command(hit, &own(table)->answer[i].command);
    }
}

// ---- the hand

static void add_hand(App *app, const CardTable *table) {
    for (int at = 0; at < table->scene.zone[ZONE_HAND].count; at++)
        hand_row_region(app, table, at, "hand", at + 1);
}

// ---- all of them

void strike_regions(App *app, CardTable *table) {
    const bool placing = strike_is_placing(table);
    strike_update_answers(app, table); // they have regions of their own
    for (Seat seat = 0; seat < table->layout.seats && !placing; seat++)
        add_ship(app, table, seat);
    add_attack(app, table);
    add_numbers(app, table);
    add_piles(app, table);
    add_answers(app, table);
    add_slot(app, table);
    for (Seat seat = 0; seat < table->layout.seats && placing; seat++)
        add_ship(app, table, seat);
    for (Seat seat = 0; seat < table->layout.seats; seat++) {
        for (uint8_t track = 0; track < TRACKS; track++)
            add_track(app, table, seat, track);
        add_craft(app, table, seat);
    }
    add_hand(app, table);
    strike_add_spark(app, table);
    strike_refresh_forecast(app, table); // this frame may be drawn before the next update
}

// SPDX-License-Identifier: MIT
// Animates the cards that an event of the deck-building game moves: from hands to the bridge, from the
// starbase to discard piles, from space to the Points area.
#include "app/tables/deck_building/battle_stage.h"
#include "app/tables/deck_building/show.h"
#include "app/tables/deck_building/won_moment.h"

#include "app/kit/draw.h"
#include "app/kit/flare.h"
#include "app/kit/scene.h"

#include <math.h>

#define SHUFFLED_BACKS 6
#define BUY_GROWS 1.18F
#define BUY_LIFTS_MS 110.0F // of building_bought_flies
#define COINS_MOST 4
#define COIN_APART_MS 35.0F

// ---- where they come from and go to

// A seat's place: its piles in the dock if it is in front, else its strip; in a battle its panel.
static GfxRect home_of(const CardTable *table, Seat seat, GfxRect in_front) {
    const BuildingLayout *layout = &own(table)->layout;
    if (seat == table->front)
        return in_front;
    const GfxRect box = building_shows_battle(table) ? layout->battle.battler[seat % BUILDING_SEATS]
                                                     : layout->strip[seat % BUILDING_SEATS].box;
    const float w = layout->top_card.w, h = layout->top_card.h;
    return gfx_rect(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h);
}

static GfxRect discard_of(const CardTable *table, Seat seat) {
    return home_of(table, seat, own(table)->layout.top_card);
}

static int from_hand(CardTable *table, Seat seat, const BuildingView *after) {
    return move_out_of_hand(table, after, seat, seat, home_of(table, seat, table->layout.hand),
                            table->layout.hand_w);
}

// A copy of a card that the view still has there, to fly away.
static int copy_at(CardTable *table, uint8_t card, Seat owner, GfxRect place, CardMode mode) {
    if (card >= building_looks_rules(table->looks)->card_count)
        return NO_SPRITE;
    const int index = scene_add(&table->scene, mode, place.w, place.h, card_printed(card, owner));
    if (index != NO_SPRITE)
        move_centre_on(&table->scene.sprite[index], place, mode);
    return index;
}

static void send(CardTable *table, int index, GfxRect to, float ms) {
    move_to_place(table, index, to, 0, ms);
    move_fade(table, index, ms + SINK_MS);
}

// The slot of the search area, or the card's pile.
static GfxRect offer_place(const CardTable *table, const Event *event) {
    const BuildingLayout *layout = &own(table)->layout;
    const BuildingRules *rules = building_looks_rules(table->looks);
    if (event->at < rules->slots)
        return building_cell(layout, event->at, rules->slots);
    for (int i = 0; i < rules->pile_count; i++)
        if (rules->pile[i] == event->card)
            return building_pile(layout, i, rules->pile_count);
    return layout->market;
}

// ---- single events

static void show_drawn(CardTable *table, const Event *event, const BuildingView *after) {
    const BuildingLayout *layout = &own(table)->layout;
    if (event->seat == table->front)
        move_zone(table, after, AT_HAND, layout->deck, layout->top_card);
}

static void show_shuffled(CardTable *table, const Event *event) {
    const BuildingLayout *layout = &own(table)->layout;
    if (event->row != 0 || event->seat != table->front)
        return;
    for (int i = 0; i < SHUFFLED_BACKS; i++)
        move_pass_back(table, event->seat, layout->top_card, layout->deck, layout->deck.w, (float)i * 45);
}

// In a battle a card comes up over its flagship, is held to be read, and goes to the others there.
static void show_joined(CardTable *table, int index, const Event *event, const BuildingView *after) {
    const BattleRoom *room = &own(table)->layout.battle;
    const GfxRect ship = room->ship[event->seat], stage = room->stage;
    const int count = after->table.size[zone_of(ZONE_BRIDGE, event->seat)];
    const float comes = building_comes_up(table, event->seat), held = building_held_up(table, event->seat),
                w = room->card_w * 1.15F, h = card_art_height(CARD_HAND, w);
    float seen_w;
    const GfxRect to =
        building_battle_card_rect(table, event->seat, event->to_at, count > 0 ? count : 1, &seen_w);
    const float y = fminf(fmaxf(ship.y + (ship.h - h) / 2, stage.y), stage.y + stage.h - h);
    const GfxRect up = {ship.x + (ship.w - w) / 2, y, w, h};
    move_to_place(table, index, up, 0, comes);
    move_to_place(table, index, to, comes + held, CARD_MS);
    move_fade(table, index, comes + held + CARD_MS + SINK_MS);
}

static void show_played(CardTable *table, const Event *event, const BuildingView *after) {
    const int index = from_hand(table, event->seat, after);
    Sprite *sprite = sprite_of(table, index);
    if (sprite == NULL)
        return;
    move_turn_up(table, index, event->card, event->seat);
    if (building_shows_battle(table)) {
        show_joined(table, index, event, after);
        return;
    }
    if (event->seat != building_bridge_seat(after)) {
        send(table, index, home_of(table, event->seat, own(table)->layout.discard), CARD_MS);
        return;
    }
    sprite->now = (CardRef){.card = event->card, .owner = event->seat, .up = 1};
    const bool runs = building_runs(table, event);
    if (runs)
        move_slowly(table, index, RUN_FLIGHT_MS);
    timeline_add_ms(&table->timeline, &sprite->pose.scale, 1, MOTION_DROP, 0,
                    runs ? RUN_FLIGHT_MS : motion_ms(MOTION_DROP));
    move_fly_above(table, index, (runs ? RUN_FLIGHT_MS : motion_ms(MOTION_DROP)) * 1.4F);
    scene_insert(&table->scene, AT_CREW, table->scene.zone[AT_CREW].count, index);
}

// What others buy is held up larger, with its name, and goes to its owner beside whatever comes next: nobody
// waits for it.
static void show_their_purchase(CardTable *table, int index, GfxRect from, GfxRect to) {
    const GfxRect board = table->layout.board;
    const float w = roundf(from.w * BUY_GROWS), h = roundf(from.h * BUY_GROWS);
    const GfxRect up = {fmaxf(board.x, fminf(from.x + (from.w - w) / 2, board.x + board.w - w)),
                        fmaxf(board.y, from.y - lpx(table, 16)), w, h};
    const Flare lands = {
        .kind = FLARE_LANDING, .color = COLOR_GOLD, .from = flare_at_place(to), .to = flare_at_place(to)};
    move_to_place(table, index, up, 0, BUY_LIFTS_MS);
    move_to_place(table, index, to, BUY_READ_MS, BUY_SEEN_MS - BUY_READ_MS);
    move_fade(table, index, BUY_SEEN_MS + SINK_MS);
    flare_add(&table->scene.flares, &table->timeline, &lands, BUY_SEEN_MS);
}

static void show_gained(CardTable *table, const Event *event) {
    const GfxRect from = offer_place(table, event), to = discard_of(table, event->seat);
    const int index = copy_at(table, event->card, event->seat, from, CARD_TILE);
    const Flare lands = {
        .kind = FLARE_LANDING, .color = COLOR_GOLD, .from = flare_at_place(to), .to = flare_at_place(to)};
    if (event->spare == 0 || table->timeline.reduced) {
        send(table, index, to, building_bought_flies(table));
        return;
    }
    if (table->theirs) {
        show_their_purchase(table, index, from, to);
        return;
    }
    const float out = lpx(table, 9);
    move_to_place(table, index, gfx_rect(from.x - out, from.y - 2 * out, from.w + 2 * out, from.h + 2 * out),
                  0, BUY_LIFTS_MS);
    move_to_place(table, index, to, BUY_LIFTS_MS, building_bought_flies(table) - BUY_LIFTS_MS);
    move_fade(table, index, building_bought_flies(table) + SINK_MS);
    flare_add(&table->scene.flares, &table->timeline, &lands, building_bought_flies(table));
}

static int coins_of(const Event *event) {
    return event->amount < COINS_MOST ? event->amount : COINS_MOST;
}

float building_coins_fly(const CardTable *table, const Event *event) {
    const int coins = coins_of(event);
    return coins <= 0 || table->timeline.reduced ? 0
                                                 : flare_ms(FLARE_BOLT) + COIN_APART_MS * (float)(coins - 1);
}

// Experience flies from its number to what is bought with it.
static void show_bought(CardTable *table, const Event *event) {
    const GfxRect stats = own(table)->layout.stats, to = offer_place(table, event);
    const Flare coin = {.kind = FLARE_BOLT,
                        .color = COLOR_GOLD,
                        .from = flare_at_place(gfx_rect(stats.x + stats.w * 4.2F / 8, stats.y, 1, stats.h)),
                        .to = flare_at_place(to)};
    for (int i = 0; i < coins_of(event); i++)
        flare_add(&table->scene.flares, &table->timeline, &coin, COIN_APART_MS * (float)i);
}

static void show_put_away(CardTable *table, const Event *event) {
    const GfxRect from = offer_place(table, event);
    const int index = copy_at(table, event->card, SEAT_NONE, from, CARD_TILE);
    send(table, index, gfx_rect(from.x + from.w * 0.3F, table->layout.board.y, from.w * 0.4F, from.h * 0.4F),
         CARD_MS);
}

static void show_refilled(CardTable *table, const Event *event) {
    const int index = scene_at(&table->scene, AT_MARKET, event->at);
    CardRef card = card_printed(event->card, SEAT_NONE), back = card_hidden(SEAT_NONE);
    card.own[OWN_KIND] = OWN_OFFER;
    back.own[OWN_KIND] = OWN_EMPTY;
    move_flip(table, index, back, card);
}

// Shows the card large in the middle for a while.
static void show_flipped(CardTable *table, const Event *event) {
    BuildingTable *at = own(table);
    at->flipped = event->card;
    at->flip = 0;
    timeline_forget(&table->timeline, &at->flip, sizeof at->flip);
    at->flip_ms = building_read_ms(table, event, FLIP_MS);
    timeline_add_ms(&table->timeline, &at->flip, 1, MOTION_WAIT, 0, at->flip_ms);
}

// It goes from where it has been held up to its place among the open missions.
static void show_placed(CardTable *table, const Event *event) {
    const BuildingLayout *layout = &own(table)->layout;
    const int at = table->scene.zone[AT_MISSIONS].count;
    if (at >= OPEN_MISSIONS || event->card == CARD_HIDDEN || building_shows_battle(table))
        return;
    const GfxRect to = layout->mission[at];
    own(table)->placed = event->card;
    if (table->timeline.reduced || table->timeline.speed <= 0)
        return;
    const int index = scene_add(&table->scene, CARD_TILE, to.w, to.h, card_printed(event->card, SEAT_NONE));
    if (index == NO_SPRITE)
        return;
    Sprite *sprite = sprite_of(table, index);
    move_centre_on(sprite, layout->event, CARD_TILE);
    sprite->pose.scale = to.w > 0 ? layout->event.w / to.w : 1;
    timeline_add_ms(&table->timeline, &sprite->pose.scale, 1, MOTION_DROP, 0, PLACED_MS);
    move_slowly(table, index, PLACED_MS);
    move_fly_above(table, index, PLACED_MS * 1.2F);
    scene_insert(&table->scene, AT_MISSIONS, at, index);
}

// Its moment; at the end of it the points go where they are counted.
static void show_won(CardTable *table, const Event *event, const BuildingView *after) {
    const GfxRect board = table->layout.board, to = home_of(table, event->seat, table->layout.plate_head);
    const GfxRect from = {board.x + board.w / 2, board.y + board.h * 0.46F, 1, 1};
    const float ends = building_won_ms(table, event);
    const Flare bolt = {.kind = FLARE_BOLT,
                        .color = COLOR_GOLD,
                        .from = flare_at_place(from),
                        .to = flare_at_place(to)},
                ring = {.kind = FLARE_RING,
                        .color = COLOR_GOLD,
                        .from = flare_at_place(to),
                        .to = flare_at_place(to)};
    if (event->kind == EVENT_COMPLETED && event->row == 0)
        move_fade(table, move_out_of_zone(table, after, AT_MISSIONS), CARD_MS);
    building_won_begin(table, event);
    flare_add(&table->scene.flares, &table->timeline, &bolt, ends - flare_ms(FLARE_BOLT));
    flare_add(&table->scene.flares, &table->timeline, &ring, ends);
}

// From hand or bridge to the discard pile; trashed cards only fade.
static void show_left(CardTable *table, const Event *event, const BuildingView *after) {
    const bool bridge = event->row == AREA_BRIDGE && event->seat == building_bridge_seat(seen(table));
    const int index = bridge                    ? move_out_of_zone(table, after, AT_CREW)
                      : event->row == AREA_HAND ? from_hand(table, event->seat, after)
                                                : NO_SPRITE;
    if (index == NO_SPRITE)
        return;
    move_turn_up(table, index, event->card, event->seat);
    if (event->kind == EVENT_TRASHED) {
        const GfxRect at = sprite_rect(&table->scene.sprite[index]);
        send(table, index, gfx_rect(at.x + at.w * 0.35F, at.y - at.h * 0.2F, at.w * 0.3F, at.h * 0.3F),
             CARD_MS);
    } else {
        send(table, index, discard_of(table, event->seat), CARD_MS);
    }
}

void building_show_cards(CardTable *table, const Event *event, const BuildingView *after) {
    own(table)->placed = NONE;
    switch ((BuildingEvent)event->kind) {
    case EVENT_PLACED:
        show_placed(table, event);
        break;
    case EVENT_DRAWN:
        show_drawn(table, event, after);
        break;
    case EVENT_SHUFFLED:
        show_shuffled(table, event);
        break;
    case EVENT_PLAYED:
        show_played(table, event, after);
        break;
    case EVENT_BOUGHT:
        show_bought(table, event);
        break;
    case EVENT_GAINED:
        show_gained(table, event);
        break;
    case EVENT_SEARCHED:
    case EVENT_PUT_AWAY:
        show_put_away(table, event);
        break;
    case EVENT_REFILLED:
        show_refilled(table, event);
        break;
    case EVENT_FLIPPED:
        show_flipped(table, event);
        break;
    case EVENT_COMPLETED:
    case EVENT_AWARDED:
        show_won(table, event, after);
        break;
    case EVENT_FAILED:
        building_won_begin(table, event);
        break;
    case EVENT_DISCARDED:
    case EVENT_TRASHED:
    case EVENT_BATTLE_CARD_DISCARDED:
        show_left(table, event, after);
        break;
    default:
        break; // no card moves
    }
}

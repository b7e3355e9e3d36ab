// SPDX-License-Identifier: MIT
// One clock for picture, numbers, history and sound. Each event lands when its effect can be seen: a shot has
// arrived, a card is down, dice have stopped (GameShow.lands). Until then numbers are those of the view
// before it, its line is not in the history, and sounds of impact wait. A card in flight counts for a pile
// only when it arrives. Events land in order, but several can be under way at once.
#include "app/kit/burning.h"
#include "app/kit/game_show.h"
#include "app/kit/game_table.h"
#include "app/kit/table.h"
#include "engine/game_facts.h"

#include <string.h>

#define FRAME_LEAST_MS 16

// Sounds that are played when an event begins; all others are played when it lands.
static bool sets_out(SoundKind kind) {
    switch (kind) {
    case SOUND_CARD_PICK:
    case SOUND_CARD_FLIP:
    case SOUND_CARD_DRAW:
    case SOUND_SHUFFLE:
    case SOUND_POWER_UP: // of a charge; others that sound so land at once
    case SOUND_LASER:
    case SOUND_MISSILE:
    case SOUND_FIELD:
    case SOUND_FLAK:
    case SOUND_LAUNCH:
    case SOUND_ALARM:
    case SOUND_DICE:
    case SOUND_WARP:
    case SOUND_SUPERNOVA:
    case SOUND_BOMBARD:
    case SOUND_ROUND:
    case SOUND_REVEAL:
    case SOUND_MELTDOWN:
    case SOUND_COUNTER:
        return true;
    default:
        return false;
    }
}

static bool moves(const CardTable *table) {
    return table->timeline.speed > 0 && !table->timeline.reduced;
}

float clock_lands(const CardTable *table, const Event *event) {
    return moves(table) ? table->game->show->lands(table, event) : 0;
}

void clock_reset(App *app, CardTable *table) {
    EventClock *clock = &table->clock;
    view_copy(&clock->shown, &table->view);
    view_copy(&clock->settled, &table->view);
    clock->landed = clock->settled_to = table->next_event;
    memset(clock->sound, 0, sizeof clock->sound);
    for (int i = 0; i < SPRITES_MAX; i++)
        table->scene.sprite[i].event = 0;
    burning_settled(app, table);
    for (int i = 0; i < BURNING_MAX; i++)
        table->scene.burning[i].event = -1;
}

// ---- landing

// Extends the visible history to the event, and updates the ticker.
static void tell(App *app, CardTable *table, unsigned number) {
    const GameLog *log = session_log(app->session);
    table->log_until = number;
    const int count = game_log_count(log, number);
    const GameLogItem *item = count > 0 ? game_log_item(log, count - 1) : NULL;
    if (item == NULL || item->number != number)
        return;
    table->game->show->sentence(app, table->looks, item, table->ticker);
    table->told_turn = item->headed ? item->turn : SEAT_NONE;
    table->told_round = item->round;
    Seat owner;
    const uint8_t card = table->game->show->line_card(app, item, &owner);
    table->told = thing_card(card, owner);
}

static void land(App *app, CardTable *table) {
    EventClock *clock = &table->clock;
    const Landing *landing = &clock->landing[clock->landed % EVENTS_COMING];
    const Event event = session_event(app->session, clock->landed);
    table->game->show->landed(table, &event);
    session_event_view(app->session, clock->landed, &clock->shown);
    if (game_story(table->game->game)->turn(clock->shown.bytes) != table->turn_before)
        table_reset_brightness(table);
    for (int i = 0; i < landing->sounds.count; i++)
        app_play_step(app, landing->sounds.kind[i], landing->sounds.step[i]);
    tell(app, table, session_event_number(app->session, clock->landed));
    clock->landed++;
    app_request_layout(app);
}

// The first event with a card still in the air, or burning; if there is none, the next event.
static int first_in_the_air(const CardTable *table) {
    int first = table->next_event;
    for (int i = 0; i < SPRITES_MAX; i++) {
        const Sprite *sprite = &table->scene.sprite[i];
        if (sprite->used && sprite->leaving && sprite->pose.fly >= 1 && sprite->event > 0 &&
            sprite->event - 1 < first)
            first = sprite->event - 1;
    }
    for (int i = 0; i < BURNING_MAX; i++) {
        const BurningCard *card = &table->scene.burning[i];
        if (card->used && card->part < BURNT_PART && card->event > 0 && card->event - 1 < first)
            first = card->event - 1;
    }
    return first;
}

static void settle(App *app, CardTable *table) {
    EventClock *clock = &table->clock;
    const int in_the_air = first_in_the_air(table);
    const int to = in_the_air < clock->landed ? in_the_air : clock->landed;
    if (to <= clock->settled_to)
        return;
    clock->settled_to = to;
    session_event_view(app->session, to - 1, &clock->settled);
    burning_settled(app, table);
    app_request_layout(app);
}

// ---- an event that begins

// Sprites that have just begun to leave belong to this event.
static void mark_cards(CardTable *table) {
    for (int i = 0; i < SPRITES_MAX; i++) {
        Sprite *sprite = &table->scene.sprite[i];
        if (sprite->used && sprite->leaving && sprite->event == 0)
            sprite->event = table->next_event;
    }
    for (int i = 0; i < BURNING_MAX; i++)
        if (table->scene.burning[i].used && table->scene.burning[i].event == 0)
            table->scene.burning[i].event = table->next_event;
}

// Does nothing if too many are coming.
static void play_later(const App *app, CardTable *table, const EventSounds *sounds, int which) {
    const float ms = sounds->after[which];
    for (int i = 0; i < SOUNDS_COMING; i++)
        if (table->clock.sound[i].at == 0) {
            table->clock.sound[i].at = app->now + (uint64_t)(ms / table->timeline.speed);
            table->clock.sound[i].kind = sounds->kind[which];
            table->clock.sound[i].step = sounds->step[which];
            return;
        }
}

// True: more are to come.
static bool play_due(App *app, CardTable *table) {
    bool coming = false;
    for (int i = 0; i < SOUNDS_COMING; i++) {
        if (table->clock.sound[i].at == 0)
            continue;
        coming |= table->clock.sound[i].at > app->now;
        if (table->clock.sound[i].at > app->now)
            continue;
        app_play_step(app, table->clock.sound[i].kind, table->clock.sound[i].step);
        table->clock.sound[i].at = 0;
    }
    return coming;
}

void clock_queue_sounds(App *app, CardTable *table, const Event *event, const void *after) {
    EventSounds sounds = {.count = 0};
    Landing *landing = &table->clock.landing[(table->next_event - 1) % EVENTS_COMING];
    if (table->next_event - table->clock.landed > EVENTS_COMING - 1)
        land(app, table);
    event_sound(&sounds, event_look(table->game, event)->cue);
    table->game->show->add_sounds(app, table, event, after, &sounds);
    landing->sounds.count = 0;
    for (int i = 0; i < sounds.count; i++)
        if (sounds.after[i] > 0 && moves(table))
            play_later(app, table, &sounds, i);
        else if (sets_out(sounds.kind[i]) || sounds.after[i] > 0)
            app_play_step(app, sounds.kind[i], sounds.step[i]);
        else
            event_sound_step(&landing->sounds, sounds.kind[i], sounds.step[i], 0);
}

void clock_schedule(App *app, CardTable *table, const Event *event) {
    EventClock *clock = &table->clock;
    const int at = table->next_event - 1;
    const float lands = clock_lands(table, event), ms = lands > 0 ? lands / table->timeline.speed : 0;
    // What takes less than a frame need not end with one.
    const uint64_t due = (ms < FRAME_LEAST_MS ? table_show_from(app, table) : app->now) + (uint64_t)ms;
    const uint64_t last = at > clock->landed ? clock->landing[(at - 1) % EVENTS_COMING].at : 0;
    clock->landing[at % EVENTS_COMING].at = due > last ? due : last;
    mark_cards(table);
    clock_land_due(app, table);
}

bool clock_land_due(App *app, CardTable *table) {
    EventClock *clock = &table->clock;
    while (clock->landed < table->next_event && clock->landing[clock->landed % EVENTS_COMING].at <= app->now)
        land(app, table);
    settle(app, table);
    return play_due(app, table) || clock->landed < table->next_event;
}

void clock_land_all(App *app, CardTable *table) {
    while (table->clock.landed < table->next_event)
        land(app, table);
}

void clock_skip(App *app, CardTable *table) {
    clock_reset(app, table);
    if (table->next_event > 0)
        tell(app, table, session_event_number(app->session, table->next_event - 1));
}

// SPDX-License-Identifier: MIT
// Shows effects where they act: which light effects run from the acting card to what it affects. On two
// occasions: the event itself (a card is removed, a hand is looked at), and what the view after it changes in
// other cards (blocked, stronger, shielded). Everything is read from views and the pack's vocabulary; no card
// is known by name.
#include "app/kit/beam.h"
#include "app/kit/flare.h"
#include "app/kit/scene.h"
#include "app/kit/shot.h"
#include "app/tables/tactics/show.h"

#include <math.h>

#define FIRE 0xFFFFA64Du
#define POISON 0xFF9BE27Au
#define SPARK 0xFFFFE27Au
#define NOVA 0xFFFFD9A0u
#define EMBER 0xFFFFB060u // debris of mines
#define TRACTOR 0xFF8FD0FFu
#define GIVES 8.0F           // logical pixels by which cards give when another lands on them
#define JOLTS 15.0F          // … when a card beside them bursts
#define JOLT_TILTS 3.2F      // degrees
#define BURSTS_MS 240.0F     // from the hit until it does
#define LEAD_AFTER_MS 240.0F // from a hit until what it means is told
#define FLIP_MS 260.0F       // a card that is turned up acts once its face is visible

// ---- who acts

static const TacticsRules *rules_of(const CardTable *table) {
    return tactics_looks_rules(table->looks);
}

static const CardDef *def_of(const CardTable *table, uint8_t card) {
    const TacticsRules *rules = rules_of(table);
    return card < rules->card_count ? &rules->card[card] : NULL;
}

static const Effect *effect_of(const CardTable *table, uint8_t card, EffectVerb verb) {
    const CardDef *def = def_of(table, card);
    for (int i = 0; def != NULL && i < def->effect_count; i++)
        if (def->effect[i].verb == verb)
            return &def->effect[i];
    return NULL;
}

// The card whose question was just answered, else the one that acted last.
static TableActing acting(const CardTable *table) {
    const TacticsView *view = seen(table);
    const int asked = scene_at(&table->scene, view->source_row, view->source_at);
    if (asked != NO_SPRITE && view->source_card != NONE) {
        const CardDef *def = def_of(table, view->source_card);
        return (TableActing){.sprite = asked,
                             .card = view->source_card,
                             .verb = def != NULL && def->effect_count > 0 ? def->effect[0].verb : NONE,
                             .owner = table->scene.sprite[asked].now.owner,
                             .place = sprite_rect(&table->scene.sprite[asked])};
    }
    TableActing last = own(table)->acting;
    if (last.sprite != NO_SPRITE &&
        (!table->scene.sprite[last.sprite].used || table->scene.sprite[last.sprite].leaving))
        last.sprite = NO_SPRITE;
    return last;
}

static Color color_of(const App *app, const CardTable *table, int sprite) {
    const Seat owner = sprite != NO_SPRITE ? table->scene.sprite[sprite].now.owner : 0;
    return palette_faction(seat_palette(app, owner < seen(table)->seats ? owner : 0))->light;
}

static void flare(CardTable *table, FlareKind kind, FlareEnd from, FlareEnd to, Color color, float delay) {
    const Flare item = {.kind = (uint8_t)kind, .color = color, .from = from, .to = to};
    flare_add(&table->scene.flares, &table->timeline, &item, delay);
}

static FlareEnd nowhere(void) {
    return flare_at_place((GfxRect){0});
}

static FlareEnd card_end(const CardTable *table, int sprite) {
    return flare_at_card(&table->scene, sprite);
}

static FlareEnd target_end(const CardTable *table, uint8_t row) {
    return flare_at_place(own(table)->layout.column[row].target);
}

static FlareEnd spot_end(const CardTable *table, Seat seat, Spot spot) {
    return flare_at_place(tactics_show_spot(table, seat, spot));
}

// Where the acting card is, or was if it has gone.
static FlareEnd cause_end(const CardTable *table, TableActing who) {
    return who.sprite != NO_SPRITE ? card_end(table, who.sprite) : flare_at_place(who.place);
}

// A beam from who acts to what is affected, in the colour of the card's owner.
static void beam(const App *app, CardTable *table, TableActing who, FlareEnd to, float delay) {
    if (who.owner < seen(table)->seats)
        beam_add(table, cause_end(table, who), to, tactics_show_color(app, table, who.owner), delay);
}

// ---- removing

typedef enum Removal {
    REMOVAL_NONE,  // for another reason
    REMOVAL_MINE,  // by a card beside it
    REMOVAL_SHOT,  // a chosen card
    REMOVAL_SPARK, // a chosen card of some type
    REMOVAL_MIST,  // all of a title
    REMOVAL_NOVA   // all others
} Removal;

static Removal removal_of(const CardTable *table, TableActing who) {
    const Effect *effect = who.verb == DO_REMOVE ? effect_of(table, who.card, DO_REMOVE) : NULL;
    if (effect == NULL)
        return REMOVAL_NONE;
    if (effect->choose)
        return effect->ask == DECISION_SABOTAGE ? REMOVAL_SPARK : REMOVAL_SHOT;
    if (effect->which.title != NONE)
        return REMOVAL_MIST;
    return tactics_is_nova(effect) ? REMOVAL_NOVA : REMOVAL_MINE;
}

// True if another card did it, so that a beam must arrive first.
static bool is_hit(const CardTable *table, TableActing who, int sprite) {
    return who.place.w > 0 && who.sprite != sprite && table->timeline.speed > 0 && !table->timeline.reduced;
}

float tactics_show_removal_delay(const CardTable *table, int gone) {
    const TableActing who = acting(table);
    const Removal removal = removal_of(table, who); // the wave of a supernova is under way already
    return removal != REMOVAL_NONE && removal != REMOVAL_NOVA && is_hit(table, who, gone) ? BEAM_HIT_MS : 0;
}

// Mines go off under a card.
static GfxRect below(GfxRect card) {
    return gfx_rect(card.x, card.y + card.h * 0.75F, card.w, card.h * 0.5F);
}

// The others of its row are pushed away from what bursts, the nearer the further, and settle again.
static void jolt_row(CardTable *table, const Event *event, float ms) {
    const Zone *row = &table->scene.zone[event->row];
    for (int at = 0; at < row->count && !table->timeline.reduced; at++) {
        SpritePose *pose = &table->scene.sprite[row->sprite[at]].pose;
        const float far = fabsf((float)(at - event->at)), away = at < event->at ? -1.0F : 1.0F;
        const float push = layout_px(&table->layout, JOLTS) / (1 + 0.6F * far);
        if (at == event->at || pose->fly > 0)
            continue;
        timeline_add_ms(&table->timeline, &pose->aside, away * push, MOTION_LIFT, ms, 70);
        timeline_add_ms(&table->timeline, &pose->aside, 0, MOTION_DROP, ms + 70, 330);
        const float tilt = JOLT_TILTS / (1 + far) * (at % 2 == 0 ? 1.0F : -1.0F);
        timeline_add_ms(&table->timeline, &pose->degrees, tilt, MOTION_LIFT, ms, 70);
        timeline_add_ms(&table->timeline, &pose->degrees, 0, MOTION_DROP, ms + 70, 330);
    }
}

// The colours of the embers, how far cards are knocked off, in logical pixels, and whether they burst.
static const struct {
    Color ember;
    float knock;
    bool breaks;
} removals[] = {
    [REMOVAL_NONE] = {0, 0, false},      [REMOVAL_MINE] = {FIRE, 16, true},
    [REMOVAL_SHOT] = {FIRE, 12, true},   [REMOVAL_SPARK] = {SPARK, 0, false},
    [REMOVAL_MIST] = {POISON, 0, false}, [REMOVAL_NOVA] = {FIRE, 0, true},
};

// Cards explode where they were, wherever they go.
static void show_removal(const App *app, CardTable *table, const Event *event, int gone) {
    const TableActing who = acting(table);
    const float delay = own(table)->hit_ms = tactics_show_removal_delay(table, gone);
    const FlareEnd to = flare_at_place(card_end(table, gone).rect),
                   under = table->timeline.reduced ? to : flare_at_place(below(to.rect));
    const Removal removal = removal_of(table, who);
    if (removal != REMOVAL_NONE && who.owner < seen(table)->seats && event->row < ROWS)
        tactics_call_loss(table, event, who.card, who.owner, delay);
    // The wave of a supernova says what reaches it.
    const bool waves = removal == REMOVAL_NOVA && !table->timeline.reduced;
    if (removal != REMOVAL_NONE && who.sprite != gone && !waves)
        beam(app, table, who, to, 0);
    switch (removal) {
    case REMOVAL_MINE: // it throws debris, and a front runs out from it
        if (!table->timeline.reduced)
            flare(table, FLARE_WAVE, under, flare_at_place(table->layout.window), FIRE, delay);
        flare(table, FLARE_SPARKS, nowhere(), flare_at_place(gfx_inset(under.rect, 2)), EMBER, delay + 40);
        flare(table, FLARE_SPARKS, nowhere(), under, EMBER, delay + 140);
        flare(table, FLARE_BURST, nowhere(), under, FIRE, delay);
        break;
    case REMOVAL_SHOT:
        flare(table, FLARE_BURST, nowhere(), to, FIRE, delay);
        break;
    case REMOVAL_SPARK:
        flare(table, FLARE_SPARKS, nowhere(), to, SPARK, delay);
        flare(table, FLARE_SPARKS, nowhere(), flare_at_place(gfx_inset(to.rect, 2)), SPARK, delay + 160);
        break;
    case REMOVAL_MIST:
        flare(table, FLARE_MIST, nowhere(), to, POISON, delay);
        break;
    case REMOVAL_NOVA:
        flare(table, FLARE_SPARKS, nowhere(), to, EMBER, delay + 180);
        break;
    case REMOVAL_NONE:
        break;
    }
    if (removals[removal].breaks && removal != REMOVAL_NOVA) // it leaves none
        jolt_row(table, event, delay + BURSTS_MS);
}

bool tactics_show_burns(const CardTable *table, int sprite, Burning *burning) {
    const TableActing who = acting(table);
    const Removal removal = removal_of(table, who);
    if (removal == REMOVAL_NONE)
        return false;
    const GfxRect card = sprite_rect(&table->scene.sprite[sprite]), cause = cause_end(table, who).rect;
    *burning = (Burning){.from = removal == REMOVAL_MINE || who.place.w <= 0 ? below(card) : cause,
                         .ember = removals[removal].ember,
                         .knock = removals[removal].knock,
                         .breaks = removals[removal].breaks};
    return true;
}

// ---- what an event says by itself

// A one-time effect begins.
static void show_begins(App *app, CardTable *table, const Event *event, int source) {
    const FlareEnd from = card_end(table, source);
    const Color color = color_of(app, table, source);
    switch ((EffectVerb)event->amount) {
    case DO_REMOVE:
        if (removal_of(table, own(table)->acting) == REMOVAL_NOVA && !table->timeline.reduced)
            flare(table, FLARE_NOVA, from, flare_at_place(table->layout.window), NOVA, 0);
        break;
    case DO_MOVE:
        flare(table, FLARE_GLOW, nowhere(), from, TRACTOR, 0);
        break;
    case DO_DRAW_UP:
        for (Seat seat = 0; seat < seen(table)->seats; seat++)
            flare(table, FLARE_MOTES, from, spot_end(table, seat, SPOT_DRAW), color, 0);
        break;
    case DO_DRAW_AND_PLAY:
        flare(table, FLARE_MOTES, from, spot_end(table, event->seat, SPOT_DRAW), color, 0);
        break;
    case DO_SUMMON:
        flare(table, FLARE_SIGNAL, from, from, color, 0);
        break;
    case DO_NEGOTIATE:
        beam(app, table, own(table)->acting, target_end(table, event->row), 0);
        break;
    default:
        break;
    }
}

// The row itself lights up with the crown: see draw_scoring.c.
static void show_row_won(CardTable *table, const Event *event, const TacticsView *after) {
    if (tactics_rounds_in_all(after) > tactics_rounds_in_all(seen(table))) { // nobody has counted on that
        const GfxRect words = table->layout.round;                           // which end where it does
        const float edge = lpx(table, 8);
        const FlareEnd around =
            flare_at_place(gfx_rect(words.x - edge, words.y, words.w + 2 * edge, words.h));
        flare(table, FLARE_GLOW, nowhere(), around, COLOR_GOLD, 0);
        flare(table, FLARE_RING, nowhere(), around, COLOR_GOLD, 0);
    }
    if (event->seat == SEAT_NONE || own(table)->scored.hastened)
        return;
    GfxRect won = tactics_show_spot(table, tactics_pile_lies_with(table, event->seat), SPOT_WON);
    won.h = layout_px(&table->layout, TABLE_WON_TILE);
    flare(table, FLARE_RING, nowhere(), flare_at_place(won), COLOR_GOLD, motion_ms(MOTION_CONQUER));
}

static void remember(CardTable *table, uint8_t row, uint8_t at, uint8_t card, uint8_t verb) {
    const int sprite = scene_at(&table->scene, row, at);
    own(table)->acting = no_acting();
    if (sprite == NO_SPRITE)
        return;
    own(table)->acting = (TableActing){.sprite = sprite,
                                       .card = card,
                                       .verb = verb,
                                       .owner = table->scene.sprite[sprite].now.owner,
                                       .place = sprite_rect(&table->scene.sprite[sprite])};
}

static void show_turned_up(const App *app, CardTable *table, TableActing who, int card) {
    beam(app, table, who, card_end(table, card), 0);
    flare(table, FLARE_FLASH, nowhere(), card_end(table, card), color_of(app, table, card),
          is_hit(table, who, card) ? BEAM_HIT_MS : 0);
}

// Shields that go while their card stays are what was hit.
static void show_shield_off(const App *app, CardTable *table, TableActing who, int card) {
    const float delay = own(table)->hit_ms = tactics_show_removal_delay(table, card);
    if (removal_of(table, who) != REMOVAL_NONE)
        beam(app, table, who, flare_at_place(card_end(table, card).rect), 0);
    flare(table, FLARE_SPARKS, nowhere(), card_end(table, card), COLOR_ICE, delay);
}

// The card that blocks strikes it out.
static void show_fizzle(const App *app, CardTable *table, const Event *event, int card) {
    const int blocker = scene_at(&table->scene, event->to_row, event->to_at);
    if (blocker != NO_SPRITE)
        beam_add(table, card_end(table, blocker), card_end(table, card),
                 tactics_show_color(app, table, table->scene.sprite[blocker].now.owner), 0);
    flare(table, FLARE_STAMP, nowhere(), card_end(table, card), COLOR_WHITE,
          blocker != NO_SPRITE && !table->timeline.reduced ? BEAM_HIT_MS : 0);
}

void tactics_show_effect(App *app, CardTable *table, const Event *event, const TacticsView *after) {
    const int card = scene_at(&table->scene, event->row, event->at);
    const TableActing who = acting(table);
    switch ((TacticsEvent)event->kind) {
    case EVENT_REVEAL:
        remember(table, event->row, event->at, event->card, NONE);
        break;
    case EVENT_EFFECT:
        remember(table, event->row, event->at, event->card, (uint8_t)event->amount);
        if (card != NO_SPRITE)
            show_begins(app, table, event, card);
        break;
    case EVENT_FIZZLE:
        if (card != NO_SPRITE)
            show_fizzle(app, table, event, card);
        break;
    case EVENT_TURN_UP:
        if (card != NO_SPRITE)
            show_turned_up(app, table, who, card);
        break;
    case EVENT_REMOVE:
        if (card != NO_SPRITE)
            show_removal(app, table, event, card);
        break;
    case EVENT_MOVE:
        if (card != NO_SPRITE && who.sprite != card) {
            beam(app, table, who, card_end(table, card), 0);
            flare(table, FLARE_GLOW, nowhere(), card_end(table, card), TRACTOR, 0);
        }
        break;
    case EVENT_SHIELD_OFF:
        if (card != NO_SPRITE)
            show_shield_off(app, table, who, card);
        break;
    case EVENT_SHOW_HAND:
        beam(app, table, who, spot_end(table, event->owner, SPOT_HAND), 0);
        break;
    case EVENT_ROW_WON:
        if (event->row < ROWS)
            show_row_won(table, event, after);
        break;
    case EVENT_TARGET_UP:
        if (event->to_row < ROWS)
            flare(table, FLARE_RING, nowhere(), target_end(table, event->to_row), COLOR_ICE, 0);
        break;
    case EVENT_PHASE:
    case EVENT_TURN:
        own(table)->acting = no_acting();
        break;
    default:
        break;
    }
}

// ---- changes in the cards of a row

static void show_card_change(const App *app, CardTable *table, int source, int sprite, const ViewCard *now,
                             float delay) {
    const ViewCard was_card = tactics_view_card(&table->scene.sprite[sprite].now), *was = &was_card;
    const bool marked =
        (now->effect_blocked && !was->effect_blocked) || (now->power_blocked && !was->power_blocked);
    if (now->shielded && !was->shielded)
        flare(table, FLARE_RING, nowhere(), card_end(table, sprite), COLOR_ICE, 0);
    if (sprite == source || was->card != now->card)
        return; // it has only just been turned up
    if (marked)
        flare(table, FLARE_STAMP, nowhere(), card_end(table, sprite), COLOR_WHITE, delay + BEAM_HIT_MS);
    else if (now->up && was->up && now->power != was->power && source != NO_SPRITE)
        flare(table, FLARE_GLOW, nowhere(), card_end(table, sprite), color_of(app, table, sprite),
              delay + BEAM_HIT_MS);
}

// The acting card's own scoring effects that reach beyond single cards.
static void show_row_change(const App *app, CardTable *table, int source, uint8_t source_card, uint8_t row,
                            const ViewRow *now, float delay) {
    const ViewRow *was = &seen(table)->row[row];
    const FlareEnd from = card_end(table, source);
    const Color color = tactics_show_color(app, table, table->scene.sprite[source].now.owner);
    if (effect_of(table, source_card, DO_ZERO) != NULL) {
        const Flare dim = {.kind = FLARE_DIM,
                           .zone = row,
                           .from = from,
                           .to = flare_at_place(own(table)->layout.column[row].cards)};
        if (!table->timeline.reduced)
            flare_add(&table->scene.flares, &table->timeline, &dim, delay);
    }
    if (effect_of(table, source_card, DO_WIN_ROW) != NULL && now->leader_by == WIN_GALAXY &&
        was->leader_by != WIN_GALAXY)
        beam_add(table, from, target_end(table, row), COLOR_GOLD, delay);
    if (effect_of(table, source_card, DO_HALVE) != NULL)
        for (Seat seat = 0; seat < seen(table)->seats; seat++)
            if (now->eighths[seat] < was->eighths[seat])
                beam_add(table, from, flare_at_place(tactics_score_chip(&own(table)->layout, row, seat)),
                         color, delay);
}

// Where in the row the event's card is now, if face up.
static int turned_up(const CardTable *table, const Event *event, const TacticsView *after, uint8_t *row,
                     uint8_t *card) {
    const bool put = event->kind == EVENT_PLACE || event->kind == EVENT_SUMMON || event->kind == EVENT_MOVE;
    *row = put ? event->to_row : event->row;
    const uint8_t at = put ? event->to_at : event->at;
    if (*row >= ROWS || at >= LANE_MAX || at >= after->row[*row].count || !after->row[*row].card[at].up)
        return NO_SPRITE;
    *card = after->row[*row].card[at].card;
    return scene_at(&table->scene, *row, at);
}

// A card comes down with weight: its edge shines, dust rolls out from under it, and those it lies on give a
// little.
static void show_landing(const App *app, CardTable *table, uint8_t row, uint8_t lies_at, float ms) {
    const int lies = scene_at(&table->scene, row, lies_at);
    if (table->timeline.reduced || lies == NO_SPRITE)
        return;
    flare(table, FLARE_RING, nowhere(), card_end(table, lies), color_of(app, table, lies), ms);
    if (seen(table)->row[row].target != NONE) // the place answers
        flare(table, FLARE_GLOW, nowhere(), target_end(table, row), color_of(app, table, lies), ms + 60);
    flare(table, FLARE_LANDING, nowhere(), card_end(table, lies), color_of(app, table, lies), ms);
    flare(table, FLARE_DUST, nowhere(), card_end(table, lies), color_of(app, table, lies), ms);
    for (int at = 0; at < lies_at && at < table->scene.zone[row].count; at++) {
        float *aside = &table->scene.sprite[table->scene.zone[row].sprite[at]].pose.aside;
        timeline_add_ms(&table->timeline, aside, layout_px(&table->layout, GIVES), MOTION_LIFT, ms, 60);
        timeline_add_ms(&table->timeline, aside, 0, MOTION_MAKE_ROOM, ms + 60, 160);
    }
}

// What the card adds runs from it into the sums.
static void show_gains(const App *app, CardTable *table, int source, uint8_t row, const ViewRow *now,
                       float delay) {
    const ViewRow *was = &seen(table)->row[row];
    for (Seat seat = 0; seat < seen(table)->seats && !table->timeline.reduced; seat++)
        if (now->eighths[seat] > was->eighths[seat])
            flare(table, FLARE_MOTES, card_end(table, source),
                  flare_at_place(tactics_score_chip(&own(table)->layout, row, seat)),
                  tactics_show_color(app, table, seat), delay);
}

// Somebody else leads: the row lights up in that colour, and says so if it was another's before.
static void show_lead(const App *app, CardTable *table, const Event *event, uint8_t row, const ViewRow *now) {
    const Seat leader = now->leader, before = seen(table)->row[row].leader;
    if (leader >= seen(table)->seats || leader == before || now->count == 0)
        return;
    const float delay = event->kind == EVENT_REMOVE || event->kind == EVENT_SHIELD_OFF
                            ? own(table)->hit_ms + LEAD_AFTER_MS
                            : tactics_change_delay(event);
    const bool same =
        before < seen(table)->seats && tactics_sums_teams(table) && leader == tactics_ally(table, before);
    own(table)->flash[row][leader] = 0;
    timeline_add(&table->timeline, &own(table)->flash[row][leader], 1, MOTION_LEAD, delay);
    if (before >= seen(table)->seats || same || now->target == NONE)
        return;
    const TableColumn *column = &own(table)->layout.column[row];
    const Color color = tactics_show_color(app, table, leader);
    flare(table, FLARE_GLOW, nowhere(), flare_at_place(column->frame), color, delay);
    if (!table->timeline.reduced)
        flare(table, FLARE_RING, nowhere(), flare_at_place(column->score), color, delay);
    tactics_call_lead(table, row, leader, delay);
}

static bool puts_a_card(const Event *event) {
    return event->kind == EVENT_PLACE || event->kind == EVENT_SUMMON || event->kind == EVENT_MOVE ||
           event->kind == EVENT_REVEAL || event->kind == EVENT_TURN_UP;
}

void tactics_show_changes(App *app, CardTable *table, const Event *event, const TacticsView *after) {
    uint8_t row = NONE, card = NONE;
    const int source = puts_a_card(event) ? turned_up(table, event, after, &row, &card) : NO_SPRITE;
    const float delay = tactics_change_delay(event);
    for (int i = 0; i < ROWS; i++)
        for (int at = 0; at < table->scene.zone[i].count && at < after->row[i].count; at++)
            show_card_change(app, table, i == row ? source : NO_SPRITE, table->scene.zone[i].sprite[at],
                             &after->row[i].card[at], delay);
    if (source != NO_SPRITE)
        show_row_change(app, table, source, card, row, &after->row[row], delay);
    const bool placed = event->kind == EVENT_PLACE || event->kind == EVENT_SUMMON;
    if (placed && event->to_row < ROWS && event->to_at < LANE_MAX)
        show_landing(app, table, event->to_row, event->to_at,
                     tactics_show_lands_ms(after->row[event->to_row].card[event->to_at].up));
    else if ((event->kind == EVENT_REVEAL || event->kind == EVENT_TURN_UP) && event->row < ROWS)
        show_landing(app, table, event->row, event->at, TURNED_UP_MS);
    const CardDef *def = source != NO_SPRITE ? def_of(table, card) : NULL;
    // A card moved here may turn others up.
    if (def != NULL && (placed || (event->kind == EVENT_MOVE && def->turns_up)))
        remember(table, row, (uint8_t)(event->to_at), card, NONE);
    if (source != NO_SPRITE)
        show_gains(app, table, source, row, &after->row[row], delay);
    for (uint8_t i = 0; i < ROWS; i++)
        show_lead(app, table, event, i, &after->row[i]);
}

float tactics_show_lands_ms(bool up) {
    return up ? motion_ms(MOTION_DROP) * 0.8F : FLIP_MS;
}

float tactics_change_delay(const Event *event) {
    if (event->kind == EVENT_ROW_WON) // points change when the target has arrived
        return motion_ms(MOTION_CONQUER) * 0.7F;
    return event->kind == EVENT_REVEAL || event->kind == EVENT_TURN_UP ? FLIP_MS : 0;
}

float tactics_arrives_ms(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PLACE:
    case EVENT_SUMMON:
        return motion_ms(MOTION_DROP) * FLIGHT_SEEN;
    case EVENT_MOVE:
    case EVENT_DISCARD:
    case EVENT_CLEAR:
        return motion_ms(MOTION_DRAW) * FLIGHT_SEEN;
    default:
        return tactics_change_delay(event);
    }
}

float tactics_lands(const CardTable *table, const Event *event) {
    if (event->kind == EVENT_REMOVE || event->kind == EVENT_SHIELD_OFF)
        return own(table)->hit_ms;
    return tactics_arrives_ms(event) + (own(table)->bombs ? shot_hit_ms(FLARE_MISSILE, 1) + LAST_BOMB_MS : 0);
}

uint8_t tactics_show_removing(const CardTable *table) {
    const TableActing who = acting(table);
    return who.verb == DO_REMOVE ? who.card : NONE;
}

void tactics_show(App *app, CardTable *table, const Event *event, const void *after) {
    const RowChange change =
        tactics_row_change(rules_of(table), event, tactics_show_removing(table), seen(table), after);
    ShownLinks links;
    own(table)->bombs = change.kind == ROW_BOMBARDED;
    tactics_show_links(table, seen(table), &links);
    tactics_scoring_show(app, table, event, after);
    tactics_show_effect(app, table, event, after);
    tactics_show_row_change(table, &change, event);
    tactics_show_event(table, event, after);
    tactics_show_changes(app, table, event, after);
    if (event->kind != EVENT_CLEAR) // it is over
        tactics_show_new_links(app, table, &links, after, tactics_change_delay(event));
    move_zone(table, after, ZONE_HAND, own(table)->layout.draw, own(table)->layout.discard);
}

void tactics_show_begin(CardTable *table) {
    own(table)->acting = no_acting();
    tactics_scoring_reset(table);
}

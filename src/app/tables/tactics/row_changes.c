// SPDX-License-Identifier: MIT
// One place for sound (event_sounds.c) and light (show_row_change.c), so that each has the other.
#include "app/tables/tactics/row_changes.h"

#include "app/kit/shot.h"
#include "app/tables/tactics/table.h"

static bool is_mass_removal(const Effect *effect) {
    return effect->verb == DO_REMOVE && !effect->choose && effect->which.title == NONE;
}

bool tactics_is_nova(const Effect *effect) {
    return is_mass_removal(effect) && effect->which.where == WHERE_OTHERS;
}

bool tactics_is_mine(const Effect *effect) {
    return is_mass_removal(effect) && effect->which.where != WHERE_OTHERS;
}

static bool has_effect(const TacticsRules *rules, uint8_t card, bool (*is)(const Effect *effect)) {
    const CardDef *def = card < rules->card_count ? &rules->card[card] : NULL;
    for (int i = 0; def != NULL && i < def->effect_count; i++)
        if (is(&def->effect[i]))
            return true;
    return false;
}

bool tactics_has_nova(const TacticsRules *rules, uint8_t card) {
    return has_effect(rules, card, tactics_is_nova);
}

// ---- what is turned up

static bool turns_up(const Event *event) {
    switch ((TacticsEvent)event->kind) {
    case EVENT_PLACE:
    case EVENT_SUMMON:
    case EVENT_MOVE:
    case EVENT_REVEAL:
    case EVENT_TURN_UP:
        return true;
    default:
        return false;
    }
}

static const ViewCard *card_at(const TacticsView *view, uint8_t row, uint8_t at) {
    return row < ROWS && at < LANE_MAX && at < view->row[row].count ? &view->row[row].card[at] : NULL;
}

static bool names_a_target(const TargetFilter *filter) {
    return filter->kinds != 0 || filter->colours != 0 || filter->quadrants != 0 || filter->title != NONE;
}

static bool is_bombarding(const TacticsRules *rules, const ViewCard *card, uint8_t target) {
    const CardDef *def = card->card < rules->card_count ? &rules->card[card->card] : NULL;
    if (def == NULL || def->type != TYPE_WEAPON || card->power_blocked || target == NONE ||
        target == CARD_HIDDEN)
        return false;
    for (int i = 0; i < def->effect_count; i++) {
        const Effect *effect = &def->effect[i];
        if (effect->verb == DO_ADD && names_a_target(&effect->target) &&
            tactics_target_fits(rules, &effect->target, target))
            return true;
    }
    return false;
}

static bool is_closed(const ViewRow *row) {
    return row->closed && row->target != NONE && row->dealt;
}

// ---- an event

RowChange tactics_row_change(const TacticsRules *rules, const Event *event, uint8_t acting,
                             const TacticsView *before, const TacticsView *after) {
    const bool put = event->kind == EVENT_PLACE || event->kind == EVENT_SUMMON || event->kind == EVENT_MOVE;
    const uint8_t row = put ? event->to_row : event->row, at = put ? event->to_at : event->at;
    RowChange change = {.row = row, .at = at};
    if (row >= ROWS)
        return change;
    if (event->kind == EVENT_EFFECT && event->amount == DO_REMOVE && tactics_has_nova(rules, event->card))
        change.kind = ROW_NOVA;
    else if ((event->kind == EVENT_REMOVE || event->kind == EVENT_SHIELD_OFF) &&
             has_effect(rules, acting, tactics_is_mine))
        change.kind = ROW_MINED;
    if (!turns_up(event))
        return change;
    const ViewCard *card = card_at(after, row, at);
    if (is_closed(&after->row[row]) && !is_closed(&before->row[row]))
        change.kind = ROW_BLOCKADED;
    else if (card != NULL && card->up && is_bombarding(rules, card, after->row[row].target))
        change.kind = ROW_BOMBARDED;
    return change;
}

// ---- when

float tactics_row_light_ms(const Event *event, RowChangeKind kind) {
    return kind == ROW_BLOCKADED || kind == ROW_BOMBARDED ? tactics_arrives_ms(event) : 0;
}

#define FALLS_MS 280.0F // in the sound of bombs, until the first one hits

float tactics_row_sound_ms(const Event *event, RowChangeKind kind) {
    return kind == ROW_BOMBARDED
               ? tactics_row_light_ms(event, kind) + shot_hit_ms(FLARE_MISSILE, 1) - FALLS_MS
               : 0;
}

// SPDX-License-Identifier: MIT
// The words of the story of a round: what a seat did, in a line and in a word, and what it means for the
// player.
#include "app/tables/star_empires/story_show.h"

#include "app/kit/say.h"
#include "games/star_empires/numbers.h"

#include <stdio.h>

#define NEAR_STEPS 2 // from there a fleet can come in a turn or two

static const char *units_text(const App *app, char *buffer, size_t size, int units) {
    return say_number(app, buffer, size, units == 1 ? "empires.battle.unit" : "empires.battle.units", units);
}

static const char *built_name(const CardTable *table, const StoryDeed *deed) {
    const EmpiresRules *rules = empires_looks_rules(table->looks);
    if (deed->kind == DEED_BUILDS_MARK)
        return deed->what < MARKS ? empires_mark_name(table->looks, (Mark)deed->what) : "";
    return deed->what < rules->unit_count ? empires_unit_name(table->looks, deed->what) : "";
}

// The forces, where there was a battle.
static bool has_forces(const StoryDeed *deed) {
    return deed->number > 0 && (deed->kind == DEED_TAKES || deed->kind == DEED_BEATS);
}

static void key_of(const StoryDeed *deed, StoryWord what, char key[64]) {
    static const char *const words[] = {
        [STORY_DOES] = "does", [STORY_MORE] = "more", [STORY_LABEL] = "label", [STORY_RESULT] = "label"};
    if (what == STORY_MORE && has_forces(deed))
        snprintf(key, 64, "empires.since.%s", deed->other < EMPIRES_SEATS ? "fought" : "fought_minor");
    else
        snprintf(key, 64, "empires.story.%s.%s", empires_story_word((DeedKind)deed->kind), words[what]);
}

void empires_story_words(const App *app, const CardTable *table, const StoryStep *step, StoryWord what,
                         char *out, size_t size) {
    const StoryDeed *deed = &step->deed;
    char key[64], units[64], place[80] = "";
    if (deed->place < own(table)->layout.map.count)
        snprintf(place, sizeof place, what == STORY_DOES ? GFX_STRONG_ON "%s" GFX_STRONG_OFF : "%s",
                 empires_place_name(app, table, deed->place));
    if (what == STORY_RESULT && has_forces(deed)) {
        snprintf(out, size, "%d : %d", deed->number, deed->more);
        return;
    }
    key_of(deed, what, key);
    units_text(app, units, sizeof units, deed->number);
    app_fill(app, out, size, key, STR("seat", say_seat(app, step->seat)),
             STR("other", say_seat(app, deed->other)), STR("place", place), NUM("number", deed->number),
             NUM("more", deed->more), STR("units", units), STR("what", built_name(table, deed)),
             NUM("lost", deed->lost));
}

// ---- for the player

static StoryFact *add(StoryFact out[STORY_FACTS], int *count, const char *sign, Color color) {
    StoryFact *fact = &out[*count < STORY_FACTS ? (*count)++ : STORY_FACTS - 1];
    *fact = (StoryFact){.sign = sign, .color = color};
    return fact;
}

// What others have taken.
static void add_losses(const App *app, const CardTable *table, StoryFact out[STORY_FACTS], int *count) {
    const RoundStory *story = &own(table)->story.story;
    for (int i = 0; i < story->steps; i++)
        for (int k = 0; k < story->step[i].changes && *count < 2; k++) {
            const StoryChange *change = &story->step[i].change[k];
            if (change->had != table->front || owner_of(&seen(table)->table, change->place) == table->front)
                continue;
            const Seat now = owner_of(&seen(table)->table, change->place);
            StoryFact *fact = add(out, count, "icons/phosphor/warning.svg", COLOR_MISSING);
            fact->loss = true;
            app_fill(app, fact->title, sizeof fact->title, "empires.since.lost",
                     STR("place", empires_place_name(app, table, change->place)));
            if (now == SEAT_NONE)
                text_copy(fact->text, sizeof fact->text, app_word(app, "empires.since.neutral"));
            else
                app_fill(app, fact->text, sizeof fact->text, "empires.since.holder",
                         STR("seat", say_seat(app, now)));
        }
}

static void add_leader(const App *app, const CardTable *table, StoryFact out[STORY_FACTS], int *count) {
    const EmpiresView *view = seen(table);
    Seat first = 0;
    for (Seat seat = 1; seat < view->table.seats; seat++)
        if (view->systems[seat] > view->systems[first])
            first = seat;
    int equal = 0;
    for (Seat seat = 0; seat < view->table.seats; seat++)
        equal += view->systems[seat] == view->systems[first];
    StoryFact *fact = add(out, count, "icons/phosphor/flag.svg", COLOR_GOLD);
    if (equal > 1)
        text_copy(fact->title, sizeof fact->title, app_word(app, "empires.since.nobody_leads"));
    else if (first == table->front)
        text_copy(fact->title, sizeof fact->title, app_word(app, "empires.since.you_lead"));
    else
        app_fill(app, fact->title, sizeof fact->title, "empires.since.leads",
                 STR("seat", say_seat(app, first)));
    app_fill(app, fact->text, sizeof fact->text, "empires.since.systems", NUM("number", view->systems[first]),
             NUM("most", empires_chart(app, table)->systems), NUM("more", view->systems[table->front]));
}

// The foreign units that can soon be at a place; sets whose they mostly are.
static int near_units(const App *app, const CardTable *table, int place, Seat *whose) {
    const EmpiresView *view = seen(table);
    const Chart *chart = empires_chart(app, table);
    int units[EMPIRES_SEATS] = {0}, all = 0;
    *whose = SEAT_NONE;
    for (int i = 0; i < view->table.stack_count; i++) {
        const Stack *stack = &view->table.stack[i];
        if (stack->seat == table->front || chart->steps[stack->place][place] > NEAR_STEPS)
            continue;
        const int here = sum_of(stack->unit) + view->hidden[i];
        units[stack->seat] += here;
        all += here;
        if (*whose == SEAT_NONE || units[stack->seat] > units[*whose])
            *whose = stack->seat;
    }
    return all > 0 ? units[*whose] : 0;
}

static void add_threat(const App *app, const CardTable *table, StoryFact out[STORY_FACTS], int *count) {
    int most = 0, at = NONE;
    Seat who = SEAT_NONE;
    char units[64];
    for (int place = 0; place < own(table)->layout.map.count; place++) {
        Seat whose;
        if (owner_of(&seen(table)->table, place) != table->front)
            continue;
        const int here = near_units(app, table, place, &whose);
        if (here > most) {
            most = here;
            at = place;
            who = whose;
        }
    }
    StoryFact *fact = add(out, count, most > 0 ? "icons/phosphor/eye.svg" : "icons/phosphor/check.svg",
                          most > 0 ? COLOR_MISSING : COLOR_POSITIVE);
    if (most == 0) {
        text_copy(fact->title, sizeof fact->title, app_word(app, "empires.since.calm"));
        text_copy(fact->text, sizeof fact->text, app_word(app, "empires.since.calm_text"));
        return;
    }
    app_fill(app, fact->title, sizeof fact->title, "empires.since.near",
             STR("place", empires_place_name(app, table, (uint8_t)at)));
    app_fill(app, fact->text, sizeof fact->text, "empires.since.near_text", STR("seat", seat_name(app, who)),
             STR("units", units_text(app, units, sizeof units, most)));
}

int empires_story_facts(const App *app, const CardTable *table, StoryFact out[STORY_FACTS]) {
    int count = 0;
    add_losses(app, table, out, &count);
    add_leader(app, table, out, &count);
    add_threat(app, table, out, &count);
    if (count == STORY_FACTS)
        return count;
    StoryFact *fact = add(out, &count, "icons/phosphor/arrow-down.svg", COLOR_STOCK);
    say_number(app, fact->title, sizeof fact->title, "empires.since.revenue",
               empires_next_revenue(seen(table), table->front));
    text_copy(fact->text, sizeof fact->text, app_word(app, "empires.since.revenue_text"));
    return count;
}

// SPDX-License-Identifier: MIT
// What is said of a row's scoring among the moments that decided a game: who took it, the sums, and the card
// that did most for it. The sums are no part of the history: the game is replayed for them, once a moment.
#include "app/kit/table_parts.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/log.h"
#include "app/tables/tactics/screens.h"
#include "games/tactics/explain.h"
#include "play/course.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Scored {
    const TacticsRules *rules;
    const GameLogItem *item;
    bool found;
    uint16_t eighths[TACTICS_SEATS];
    uint8_t seats;
    WhyCard card; // NONE: no single card
} Scored;

static bool is_friend(const TacticsView *view, Seat seat, Seat winner) {
    return seat == winner || (view->variant == VARIANT_BLIND_TRUST && winner < view->seats &&
                              view->seat[seat].team == view->seat[winner].team);
}

// The card with the largest share in who has won: what it gave the winner, or took from others.
static void find_card(Scored *scored, const TacticsView *view, uint8_t row, Seat winner) {
    WhyLead lead;
    int most = 0;
    tactics_explain_lead(scored->rules, view, row, &lead);
    scored->card = lead.winner == winner ? lead.card : (WhyCard){.card = NONE};
    if (scored->card.card != NONE && scored->card.card != CARD_HIDDEN)
        return;
    scored->card.card = NONE;
    for (Seat seat = 0; seat < view->seats; seat++) {
        Why why;
        tactics_explain_row(scored->rules, view, row, seat, &why);
        for (int i = 0; i < why.count; i++) {
            const WhyPart *part = &why.part[i];
            const int gain = is_friend(view, seat, winner) ? part->amount : -part->amount;
            if (why_counts(part) && part->from.card < scored->rules->card_count && gain > most) {
                most = gain;
                scored->card = part->from;
            }
        }
    }
}

static void note(void *context, const Event *event, const void *before, const void *after) {
    Scored *scored = context;
    const TacticsView *was = before, *now = after;
    const Event *told = &scored->item->event;
    if (scored->found || event->kind != EVENT_ROW_WON || before == NULL || event->row != told->row ||
        now->round != scored->item->round)
        return;
    scored->found = true;
    scored->seats = now->seats;
    memcpy(scored->eighths, now->scored_eighths[event->row], sizeof scored->eighths);
    find_card(scored, was, event->row, event->seat);
}

// "22 : 19", the largest first; in Blind Trust of every member.
static void write_sums(const App *app, const Scored *scored, char out[80]) {
    uint16_t sums[TACTICS_SEATS];
    size_t used = 0;
    memcpy(sums, scored->eighths, sizeof sums);
    out[0] = 0;
    for (int i = 0; i < scored->seats; i++) {
        int best = i;
        for (int k = i + 1; k < scored->seats; k++)
            best = sums[k] > sums[best] ? k : best;
        const uint16_t sum = sums[best];
        sums[best] = sums[i];
        if ((i == 0 || i > 1) && sum == 0) // without any there is nothing to tell
            return;
        char number[16];
        tactics_format_power(app, number, (float)sum / 8);
        used += (size_t)snprintf(out + used, 80 - used, "%s%s", i > 0 ? " : " : "", number);
    }
}

// Without sums, as where nobody had any power, the sentence of the history says all there is.
static void write_moment(const App *app, const Scored *scored, const char *sentence, const char *sums,
                         char *out) {
    if (sums[0] == 0)
        text_copy(out, TACTICS_MOMENT_TEXT, sentence);
    else if (scored->card.card == NONE)
        app_fill(app, out, TACTICS_MOMENT_TEXT, "facts.moment", STR("what", sentence), STR("sums", sums));
    else
        app_fill(app, out, TACTICS_MOMENT_TEXT, "facts.moment_card", STR("what", sentence), STR("sums", sums),
                 STR("card", card_name(app, scored->card.card, scored->card.owner)));
}

bool tactics_moment_words(const App *app, const void *looks, const Course *course, int moment,
                          MomentWords *out) {
    const GameLogItem *item = game_log_item(session_log(app->session), course->moment[moment].item);
    char *kept = tactics_looks_moment(looks, item->number);
    char sums[80], sentence[LOG_LINE_MAX];
    if (item->event.kind != EVENT_ROW_WON || item->event.seat == SEAT_NONE || kept == NULL)
        return false;
    if (kept[0] == 0) {
        Scored scored = {.rules = tactics_looks_rules(looks), .item = item, .card = {.card = NONE}};
        if (!session_replay_public(app->session, note, &scored) || !scored.found)
            return false;
        write_sums(app, &scored, sums);
        tactics_log_plain(app, looks, item, sentence);
        write_moment(app, &scored, sentence, sums, kept);
    }
    text_copy(out->text, sizeof out->text, kept);
    return true;
}

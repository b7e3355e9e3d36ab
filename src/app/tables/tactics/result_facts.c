// SPDX-License-Identifier: MIT
// Highlights of a game of Tactics (games/tactics/highlights.h), in words.
#include "app/stage/widgets.h"
#include "app/tables/tactics/draw.h"
#include "app/tables/tactics/screens.h"
#include "games/tactics/commands.h"
#include "games/tactics/highlights.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct Finding {
    const App *app;
    const void *looks;
    const TacticsView *view;
    ResultFact *out;
    int count;
} Finding;

static ResultFact *add_fact(Finding *find, const char *title, Seat seat) {
    ResultFact *fact = &find->out[find->count++];
    *fact =
        (ResultFact){.title = app_word(find->app, title), .icon = "icons/phosphor/clock.svg", .seat = seat};
    return fact;
}

// In Top Secret the target is not named.
static const char *place_name(const Finding *find, const RowHighlight *feat, char buffer[60]) {
    if (feat->target != NONE)
        return tactics_target_name(find->looks, feat->target);
    return ui_fill(find->app, buffer, 60, UI_TABLE_ROW_NUMBER, NUM("row", feat->row + 1));
}

// In Blind Trust a row belongs to a team.
static const char *side_name(const Finding *find, Seat seat, char buffer[120]) {
    if (find->view->variant != VARIANT_BLIND_TRUST)
        return seat_name(find->app, seat);
    for (Seat other = (Seat)(seat + 1); other < find->view->seats; other++)
        if (find->view->seat[other].team == find->view->seat[seat].team)
            return ui_fill(find->app, buffer, 120, UI_COMMON_AND, STR("a", seat_name(find->app, seat)),
                           STR("b", seat_name(find->app, other)));
    return seat_name(find->app, seat);
}

static void signed_power(const App *app, char out[20], int eighths) {
    char number[16];
    tactics_format_power(app, number, (float)(eighths < 0 ? -eighths : eighths) / 8);
    snprintf(out, 20, "%s%s", eighths > 0 ? "+" : eighths < 0 ? "\u2212" : "", number);
}

static void add_feat(Finding *find, const char *title, const char *text, const RowHighlight *feat) {
    char place[60], side[120];
    ResultFact *fact = add_fact(find, title, feat->seat);
    app_fill(find->app, fact->text, sizeof fact->text, text, STR("seat", side_name(find, feat->seat, side)),
             STR("target", place_name(find, feat, place)),
             STR("card", feat->card != NONE ? card_name(find->app, feat->card, feat->owner) : ""),
             NUM("round", feat->round));
}

static void add_length(Finding *find, const Highlights *game) {
    ResultFact *fact = add_fact(find, "facts.length", SEAT_NONE);
    app_fill(find->app, fact->text, sizeof fact->text,
             game->rounds == 1 ? "facts.length_one" : "facts.length_text", NUM("turns", game->turns),
             NUM("rounds", game->rounds));
}

static void note(void *context, const Event *event, const void *before, const void *after) {
    tactics_highlights_add(context, event, before, after);
}

int tactics_result_facts(const App *app, const void *looks, ResultFact out[RESULT_FACTS_MAX]) {
    Finding find = {app, looks, (const TacticsView *)(const void *)session_view(app->session)->bytes, out, 0};
    Highlights *game = looks != NULL ? malloc(sizeof *game) : NULL;
    if (game == NULL)
        return 0;
    tactics_highlights_begin(game);
    if (session_replay_public(app->session, note, game)) {
        if (game->best.seat != SEAT_NONE) {
            add_feat(&find, "facts.best", "facts.best_text", &game->best);
            tactics_format_power(app, out[0].value, (float)game->best.to / 8);
        }
        if (game->swing.seat != SEAT_NONE) {
            add_feat(&find, "facts.swing", "facts.swing_text", &game->swing);
            signed_power(app, out[find.count - 1].value, game->swing.worth);
        }
        if (game->decided.seat != SEAT_NONE)
            add_feat(&find, "facts.decided", "facts.decided_text", &game->decided);
        if (game->turns > 1)
            add_length(&find, game);
    }
    free(game);
    return find.count;
}

// The target of a row that somebody has taken, at its scoring or by negotiation.
bool tactics_moment_painting(const App *app, const void *looks, const GameLogItem *item, char *file,
                             size_t size) {
    (void)app;
    const bool taken = item->event.kind == EVENT_ROW_WON || item->event.kind == EVENT_NEGOTIATION_END;
    if (!taken || item->event.card == NONE)
        return false;
    const char *painting = tactics_target_look(looks, item->event.card).painting;
    return painting != NULL && text_copy(file, size, painting);
}

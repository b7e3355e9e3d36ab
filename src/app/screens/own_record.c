// SPDX-License-Identifier: MIT
// Fills a line of the history from the finished game.
#include "app/screens/own_record.h"

#include "ai/opponent.h"
#include "app/kit/game_screens.h"
#include "app/screens/result_lines.h"
#include "core/platform.h"
#include "engine/game_facts.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static bool counts(const App *app) {
    return app->session != NULL && app->lesson == NULL && app_trial_name(app) == NULL &&
           !session_is_watched(app->session) && app_game_file(app)[0] != '\0' &&
           app_games_folder(app)[0] != '\0';
}

static void write_date(char out[HISTORY_DATE_MAX]) {
    struct tm now;
    out[0] = '\0';
    if (platform_local_time(time(NULL), &now))
        strftime(out, HISTORY_DATE_MAX, "%Y-%m-%d", &now);
}

static void fill(const App *app, HistoryGame *game) {
    const SessionOptions *options = session_options(app->session);
    const Match *match = session_match(app->session);
    const char *file = app_game_file(app), *slash = strrchr(file, '/');
    int16_t points[SEATS_MAX];
    bool winner[SEATS_MAX], gave_up[SEATS_MAX];
    match_result(match, points, winner);
    result_gave_up(match, gave_up); // what was given up is no record, whoever came to it afterwards
    *game = (HistoryGame){
        .seats = options->setup.seats, .commands = match_log_count(match), .seed = options->setup.seed};
    text_copy(game->file, sizeof game->file, slash != NULL ? slash + 1 : file);
    text_copy(game->game, sizeof game->game, game_id(app->catalog->game));
    write_date(game->date);
    for (Seat seat = 0; seat < options->setup.seats; seat++) {
        HistorySeat *of = &game->seat[seat];
        const bool left = gave_up[seat] || session_has_left(app->session, seat);
        *of = (HistorySeat){.number = left ? 0 : points[seat], .won = winner[seat] && !left};
        text_copy(of->side, sizeof of->side, seat_faction_id(app, seat));
        if (options->who[seat] != NULL)
            text_copy(of->plays, sizeof of->plays, options->who[seat]->name);
    }
}

void own_record_take(App *app, OwnRecord *out) {
    HistoryGame game;
    *out = (OwnRecord){.counts = false};
    if (!counts(app))
        return;
    fill(app, &game);
    const int person = history_person(&game);
    const HistorySum before = app_history_sum(app, &game);
    // A history that can't be written costs nothing but itself; saved games say so if the folder is full.
    if (app_add_to_history(app, &game) && person >= 0 && game.seats > 1)
        *out = (OwnRecord){.counts = true,
                           .before = before,
                           .number = game.seat[person].number,
                           .won = game.seat[person].won};
}

bool own_record_is_best(const OwnRecord *record) {
    return record->counts && record->before.games > 0 && record->number > record->before.best;
}

static const char *counted(const App *app, int number, char *out, size_t size) {
    const char *key = game_counted_key(app->catalog->game);
    if (key != NULL)
        return app_fill(app, out, size, key, NUM("amount", number));
    snprintf(out, size, "%d", number);
    return out;
}

void own_record_words(const App *app, const OwnRecord *record, bool brief, Text *out) {
    const int games = record->before.games + 1, won = record->before.won + record->won,
              row = record->won ? record->before.row + 1 : 0;
    char text[120], number[60];
    if (!record->counts)
        return;
    if (record->before.games == 0) {
        text_add(out, ui_word(app, UI_RESULT_RECORD_FIRST));
        return;
    }
    const bool best = own_record_is_best(record), none = !best && record->before.best <= 0;
    if (!brief || none)
        text_add(out,
                 ui_fill(app, text, sizeof text, UI_RESULT_RECORD_WON, NUM("won", won), NUM("games", games)));
    if (!brief && row > 1)
        text_printf(out, " · %s", ui_fill(app, text, sizeof text, UI_RESULT_RECORD_ROW, NUM("number", row)));
    if (none) // a best of nothing is none
        return;
    if (!brief)
        text_add(out, " · ");
    counted(app, best ? record->number : record->before.best, number, sizeof number);
    text_add(out, ui_fill(app, text, sizeof text, best ? UI_RESULT_RECORD_NEW : UI_RESULT_RECORD_BEST,
                          STR("counted", number)));
}

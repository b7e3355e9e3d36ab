// SPDX-License-Identifier: MIT
// Words that can be typed while a game is played: what is on the table, hints, taking back, help. Each order
// has a word in the language spoken; the English ids are understood everywhere.
#include "app/kit/action.h"
#include "app/kit/game_board.h"
#include "app/kit/game_card_look.h"
#include "app/kit/game_screens.h"
#include "app/kit/game_speech.h"
#include "app/kit/game_table.h"
#include "app/kit/inspect_words.h"
#include "app/kit/say.h"
#include "app/speak/speaker.h"
#include "app/speak/words_typed.h"
#include "engine/game_facts.h"
#include "play/advice.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HISTORY_LINES 12
#define NAMES_MAX 256

typedef struct Order {
    const char *id;
    bool named;                                        // something may follow it
    void (*obey)(Speaker *speaker, const char *about); // `about`: what follows it, "": nothing
} Order;

// The best of the names; -1 after saying why not: none, or several.
static int find_name(Speaker *speaker, const char *words, const char *const *names, int count) {
    WordsFit best = WORDS_NOT;
    int found = -1, several = 0;
    char list[LOG_LINE_MAX * 4] = "";
    for (int i = 0; i < count; i++) {
        const WordsFit fit = words_fit_name(words, names[i]);
        if (fit > best)
            several = 0, list[0] = '\0';
        if (fit == WORDS_NOT || fit < best)
            continue;
        best = fit;
        found = i;
        several++;
        say_in_list(list, sizeof list, names[i]);
    }
    if (several == 1)
        return found;
    if (several > 1)
        say_fill(speaker, UI_SPEAK_SEVERAL, STR("names", list));
    else
        say_fill(speaker, UI_SPEAK_NO_NAME, STR("words", words));
    return -1;
}

// ---- what is there

// "Infantry, Troops, power 3: text": what is printed on the card.
static void add_card_line(Speaker *speaker, const CardRef *card, int copies, Text *out) {
    const CardTable *table = speaker->table;
    const CardLook look = table->game->look->card(table->looks, speaker->app, card);
    char text[LOG_LINE_MAX];
    text_add(out, look.name);
    if (look.type_name != NULL && look.type_name[0] != '\0')
        text_printf(out, ", %s", look.type_name);
    if (look.has_power)
        text_printf(out, ", %s",
                    ui_fill(speaker->app, text, sizeof text, UI_SPEAK_POWER, NUM("number", look.power)));
    if (speaker_speech(speaker)->card != NULL) {
        char numbers[SPEECH_MORE_MAX] = "";
        speaker_speech(speaker)->card(speaker->app, table, card->card, numbers);
        text_printf(out, "%s%s", numbers[0] != '\0' ? ", " : "", numbers);
    }
    if (copies > 1)
        text_printf(out, " (%d \xC3\x97)", copies);
    if (look.text != NULL && look.text[0] != '\0')
        text_printf(out, ": %s", look.text);
    text_add(out, "\n");
}

// What is printed on it, and whatever else the inspector says.
static void say_card(Speaker *speaker, uint8_t card, Seat owner) {
    const CardRef ref = {.card = card, .owner = owner, .up = 1, .printed = 1};
    Text text = {0}, more = {0};
    // Only where everybody brings cards is it a certain seat's.
    const Seat whose = speaker_speech(speaker)->decks_apart ? owner : SEAT_NONE;
    add_card_line(speaker, &ref, 1, &text);
    inspect_in_words(speaker->app, speaker->table, thing_card(card, whose), &more);
    for (char *line = more.data; line != NULL && *line != '\0';) {
        char *end = strchr(line, '\n');
        if (end != NULL)
            *end = '\0';
        if (strstr(text_string(&text), line) == NULL)
            text_printf(&text, "%s\n", line);
        line = end != NULL ? end + 1 : NULL;
    }
    text_finish(&more);
    say_lines(speaker, &text);
}

static void obey_card(Speaker *speaker, const char *about) {
    const App *app = speaker->app;
    const uint8_t cards = catalog_count(app->catalog, game_card_table(app->catalog->game));
    const uint8_t seats = session_options(app->session)->setup.seats;
    const char *names[NAMES_MAX];
    uint8_t card[NAMES_MAX];
    Seat owner[NAMES_MAX];
    int count = 0;
    if (about[0] == '\0') {
        say_word(speaker, UI_SPEAK_CARD_WHICH);
        return;
    }
    // A faction may have a name of its own for a card: those of whoever looks come first.
    for (Seat i = 0; i < seats; i++)
        for (int at = 0; at < cards && count < NAMES_MAX; at++) {
            const Seat seat = (Seat)((speaker->table->front + i) % seats);
            const char *name = card_name(app, (uint8_t)at, seat);
            bool known = false;
            for (int k = 0; k < count; k++)
                known |= strcmp(names[k], name) == 0;
            if (known)
                continue;
            names[count] = name;
            card[count] = (uint8_t)at;
            owner[count++] = seat;
        }
    const int found = find_name(speaker, about, names, count);
    if (found >= 0)
        say_card(speaker, card[found], owner[found]);
}

static void obey_hand(Speaker *speaker, const char *about) {
    const CardTable *table = speaker->table;
    CardRef cards[ZONE_CARDS];
    Text text = {0};
    (void)about;
    if (session_viewer(speaker->app->session) == SEAT_NONE || table->game->hand_zone == NO_ZONE) {
        say_word(speaker, UI_TABLE_HAND_HIDDEN);
        return;
    }
    const int count = table->game->board->cards(table, table->view.bytes, table->game->hand_zone, cards);
    char head[120];
    text_printf(&text, "%s\n",
                ui_fill(speaker->app, head, sizeof head, UI_SPEAK_HAND_COUNT, NUM("count", count)));
    for (int i = 0; i < count; i++) {
        int copies = 0, earlier = 0;
        for (int k = 0; k < count; k++) {
            copies += cards[k].card == cards[i].card;
            earlier += k < i && cards[k].card == cards[i].card;
        }
        if (earlier == 0 && cards[i].card < CARD_HIDDEN)
            add_card_line(speaker, &cards[i], copies, &text);
    }
    say_lines(speaker, &text);
}

static void obey_table(Speaker *speaker, const char *about) {
    Text text = {0};
    (void)about;
    tell_round(speaker);
    if (speaker_speech(speaker)->table != NULL)
        speaker_speech(speaker)->table(speaker->app, speaker->table, &text);
    say_lines(speaker, &text);
}

static void say_seat_facts(Speaker *speaker, Seat seat) {
    Text text = {0};
    const App *app = speaker->app;
    if (strcmp(seat_name(app, seat), seat_faction_name(app, seat)) != 0)
        text_printf(&text, "%s, %s\n", seat_name(app, seat), seat_faction_name(app, seat));
    else
        text_printf(&text, "%s\n", seat_name(app, seat));
    if (speaker_speech(speaker)->seat != NULL)
        speaker_speech(speaker)->seat(app, speaker->table, seat, &text);
    say_lines(speaker, &text);
}

static void obey_seat(Speaker *speaker, const char *about) {
    const App *app = speaker->app;
    const uint8_t seats = session_options(app->session)->setup.seats;
    const char *names[2 * SEATS_MAX];
    for (Seat seat = 0; seat < seats; seat++) {
        names[seat] = seat_name(app, seat);
        names[seats + seat] = seat_faction_name(app, seat);
        if (about[0] == '\0')
            say_seat_facts(speaker, seat);
    }
    if (about[0] == '\0')
        return;
    for (Seat seat = 0; seat < 2 * seats; seat++)
        if (words_fit_name(about, names[seat]) != WORDS_NOT) {
            say_seat_facts(speaker, seat % seats);
            return;
        }
    find_name(speaker, about, names, seats);
}

static void obey_place(Speaker *speaker, const char *about) {
    const char *names[NAMES_MAX];
    char buffer[NAMES_MAX][80];
    int count = 0;
    const GameSpeech *game = speaker_speech(speaker);
    for (const char *name; game->place_name != NULL && count < NAMES_MAX &&
                           (name = game->place_name(speaker->app, speaker->table, count)) != NULL;
         count++) {
        text_copy(buffer[count], sizeof buffer[count], name);
        names[count] = buffer[count];
    }
    if (count == 0) {
        say_word(speaker, UI_SPEAK_NO_PLACES);
        return;
    }
    if (about[0] == '\0') {
        char list[4096] = "";
        for (int i = 0; i < count; i++)
            say_in_list(list, sizeof list, names[i]);
        say_fill(speaker, UI_SPEAK_PLACES, STR("names", list));
        return;
    }
    char *end;
    const long number = strtol(about, &end, 10); // places are told with numbers, where they are in rows
    const bool numbered = end != about && *end == '\0' && number >= 1 && number <= count;
    const int found = numbered ? (int)number - 1 : find_name(speaker, about, names, count);
    Text text = {0};
    if (found >= 0)
        game->place(speaker->app, speaker->table, found, &text);
    say_lines(speaker, &text);
}

static void obey_score(Speaker *speaker, const char *about) {
    const App *app = speaker->app;
    const Standing standing = table_standing(speaker->table);
    const uint8_t seats = session_options(app->session)->setup.seats;
    (void)about;
    if (standing.secret) {
        say_word(speaker, UI_HANDOVER_SECRET);
        return;
    }
    for (Seat seat = 0; seat < seats; seat++) {
        char line[200], number[48];
        snprintf(line, sizeof line, "%s: %s.", seat_name(app, seat),
                 speak_counted(app, standing.number[standing.with[seat]], number, sizeof number));
        say(speaker, line);
    }
}

// ---- what can be done

static void obey_undo(Speaker *speaker, const char *about) {
    App *app = speaker->app;
    const SessionUndo state = session_undo_state(app->session);
    (void)about;
    if (state != UNDO_POSSIBLE) {
        say(speaker, table_undo_refusal(app, state));
        return;
    }
    app_undo(app);
    table_stand(app, speaker->table);
    tell_taken_back(speaker);
    tell_hand_known(speaker);
    say_word(speaker, UI_SPEAK_UNDONE);
}

static void obey_hint(Speaker *speaker, const char *about) {
    App *app = speaker->app;
    char first[ACTION_HINT_MAX], more[ACTION_HINT_MAX];
    (void)about;
    if (!hint_can(app) || !app_ask_hint(app) || app_advice(app) == NULL) {
        say_word(speaker, UI_SUGGESTION_NOT_NOW);
        return;
    }
    (void)hint_in_words(app, speaker->table, app_advice(app), first, more);
    app_drop_advice(app);
    say(speaker, first);
    say(speaker, more);
}

static void obey_history(Speaker *speaker, const char *about) {
    const long lines = strtol(about, NULL, 10);
    tell_history(speaker, lines > 0 && lines < GAME_LOG_ITEMS ? (int)lines : HISTORY_LINES);
}

static void obey_back(Speaker *speaker, const char *about) {
    (void)about;
    choices_back(&speaker->choices);
    tell_choices(speaker);
}

static void obey_brief(Speaker *speaker, const char *about) {
    (void)about;
    speaker->brief = !speaker->brief;
    say_word(speaker, speaker->brief ? UI_SPEAK_BRIEF_ON : UI_SPEAK_BRIEF_OFF);
}

static void obey_concede(Speaker *speaker, const char *about) {
    const LegalList legal = table_legal(speaker->app);
    (void)about;
    for (int i = 0; i < legal.count; i++)
        if (game_verbs(speaker->app->catalog->game)[legal.item[i].verb].resigns) {
            const Command command = legal.item[i];
            if (ask_whether(speaker, UI_SPEAK_CONCEDE_SURE))
                session_submit(speaker->app->session, &command);
            return;
        }
    say_word(speaker, UI_SPEAK_CONCEDE_NOT);
}

static void obey_save(Speaker *speaker, const char *about) {
    const char *fault = app_game_fault(speaker->app);
    (void)about;
    if (fault != NULL)
        say_fill(speaker, UI_TABLE_UNSAVED, STR("reason", fault));
    else
        say_word(speaker, app_game_file(speaker->app)[0] != '\0' ? UI_SPEAK_KEPT : UI_SPEAK_NOT_BEGUN);
}

static void obey_menu(Speaker *speaker, const char *about) {
    (void)about;
    if (app_game_fault(speaker->app) != NULL && !ask_whether(speaker, UI_TABLE_LEAVE_UNSAVED))
        return;
    speaker->leaves = true;
}

static void obey_help(Speaker *speaker, const char *about);

static const Order orders[] = {
    {"help", false, obey_help},       {"hand", false, obey_hand},  {"table", false, obey_table},
    {"seat", true, obey_seat},        {"card", true, obey_card},   {"place", true, obey_place},
    {"score", false, obey_score},     {"hint", false, obey_hint},  {"undo", false, obey_undo},
    {"history", true, obey_history},  {"back", false, obey_back},  {"brief", false, obey_brief},
    {"concede", false, obey_concede}, {"rules", true, tell_rules}, {"save", false, obey_save},
    {"menu", false, obey_menu},       {NULL, false, NULL},
};

static const SpeechTopic *topics(const Speaker *speaker) {
    static const SpeechTopic none[] = {{NULL, NULL}};
    const SpeechTopic *own = speaker_speech(speaker)->topics;
    return own != NULL ? own : none;
}

static void obey_help(Speaker *speaker, const char *about) {
    (void)about;
    char line[400];
    say_word(speaker, UI_SPEAK_HELP_INTRO);
    for (const Order *order = orders; order->id != NULL; order++) {
        if (strcmp(order->id, "place") == 0 && speaker_speech(speaker)->place_name == NULL)
            continue;
        snprintf(line, sizeof line, "%s: %s", say_of(speaker->app, "speak.order.%s", order->id),
                 say_of(speaker->app, "speak.help.%s", order->id));
        say(speaker, line);
    }
    for (const SpeechTopic *topic = topics(speaker); topic->id != NULL; topic++) {
        snprintf(line, sizeof line, "%s: %s", say_of(speaker->app, "speech.topic.%s.word", topic->id),
                 say_of(speaker->app, "speech.topic.%s.help", topic->id));
        say(speaker, line);
    }
    for (const char *const *id = (const char *const[]){"again", "quit", NULL}; *id != NULL; id++) {
        snprintf(line, sizeof line, "%s: %s", say_of(speaker->app, "speak.order.%s", *id),
                 say_of(speaker->app, "speak.help.%s", *id));
        say(speaker, line);
    }
}

// ---- reading them

// The rest of the line after the word; NULL: it does not begin with it.
static const char *after_word(const char *line, const char *word) {
    const size_t length = strcspn(line, " ");
    char first[SPEAK_LINE_MAX];
    snprintf(first, sizeof first, "%.*s", (int)length, line);
    if (words_fit_name(first, word) != WORDS_ALL)
        return NULL;
    return line + length + strspn(line + length, " ");
}

static const char *after_order(const App *app, const char *line, const char *key, const char *id) {
    const char *rest = after_word(line, say_of(app, key, id));
    return rest != NULL ? rest : after_word(line, id);
}

const char *order_about(const Speaker *speaker, const char *line, const char *id) {
    return after_order(speaker->app, line, "speak.order.%s", id);
}

bool order_is(const Speaker *speaker, const char *line, const char *id) {
    const char *rest = order_about(speaker, line, id);
    return rest != NULL && rest[0] == '\0';
}

bool order_obey(Speaker *speaker, const char *line) {
    for (const Order *order = orders; order->id != NULL; order++) {
        const char *about = after_order(speaker->app, line, "speak.order.%s", order->id);
        if (about == NULL || (about[0] != '\0' && !order->named))
            continue;
        order->obey(speaker, about);
        return true;
    }
    for (const SpeechTopic *topic = topics(speaker); topic->id != NULL; topic++) {
        const char *about = after_order(speaker->app, line, "speech.topic.%s.word", topic->id);
        if (about == NULL || about[0] != '\0')
            continue;
        Text text = {0};
        topic->tell(speaker->app, speaker->table, &text);
        say_lines(speaker, &text);
        return true;
    }
    return false;
}

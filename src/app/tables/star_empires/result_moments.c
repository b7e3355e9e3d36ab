// SPDX-License-Identifier: MIT
// The moments that decided a game of Star Empires: the world that changed hands with a ship of who took it,
// what happened there, and what it meant for the lead. Reads only the history, the course and the public's
// view.
#include "app/kit/say.h"
#include "app/tables/star_empires/looks.h"
#include "app/tables/star_empires/screens.h"
#include "app/tables/star_empires/sector_art.h"
#include "play/course.h"

#include <stdio.h>

#define CARDS "pictures/star_empires/"

static const EmpiresBoard *board_of(const App *app) {
    return &((const EmpiresView *)(const void *)session_view(app->session)->bytes)->table;
}

static bool is_of_place(const App *app, const Event *event) {
    const bool kind = event->kind == EVENT_CONTROLS || event->kind == EVENT_JOINED ||
                      event->kind == EVENT_REVOLT || event->kind == EVENT_MINOR_LOST;
    return kind && event->row < chart_of(app->catalog->rules, board_of(app))->places;
}

// ---- pictures

bool empires_moment_painting(const App *app, const void *looks, const GameLogItem *item, char *file,
                             size_t size) {
    const Event *event = &item->event;
    const EmpiresBoard *s = board_of(app);
    const Chart *chart = chart_of(app->catalog->rules, s);
    (void)looks;
    if (event->kind == EVENT_REVOLT)
        return picture_store_find(app->pictures, CARDS, "revolt", file, size);
    if (!is_of_place(app, event))
        return picture_store_find(app->pictures, CARDS, "warp_core_breach", file, size);
    const EmpiresRules *rules = app->catalog->rules;
    const Sector sector = {.territory = rules->territory[chart->territory[event->row]].id,
                           .kind = chart->kind[event->row],
                           .wealth = empires_wealth(s, event->row),
                           .race = empires_home_race(rules, s, event->row)};
    return empires_sector_painting(app, &sector, file, size);
}

bool empires_moment_ship(const App *app, const void *looks, const GameLogItem *item, char *file,
                         size_t size) {
    const EmpiresRules *rules = app->catalog->rules;
    const Event *event = &item->event;
    const EmpiresBoard *s = board_of(app);
    char name[64];
    (void)looks;
    if (event->kind != EVENT_CONTROLS || event->seat >= s->seats)
        return false;
    snprintf(name, sizeof name, "%.24s-%s.r", rules->race[s->seat[event->seat].race].id,
             event->owner < s->seats ? "command_ship" : "warship");
    return picture_store_find(app->pictures, "pictures/fleets/", name, file, size);
}

// ---- words

// The battle about that place in the same turn; NULL: there was none.
static const Event *battle_before(const GameLog *log, int item) {
    const Event *event = &game_log_item(log, item)->event;
    const GameLogItem *last = game_log_item(log, item);
    for (int i = item - 1; i >= 0; i--) {
        const GameLogItem *before = game_log_item(log, i);
        if (before->turn != last->turn || before->round != last->round)
            return NULL;
        if (before->event.kind == EVENT_FORCES && before->event.row == event->row)
            return &before->event;
    }
    return NULL;
}

// The line with which that began: the attack, or the battle's forces; `item` itself if there was none.
static int begin_of(const GameLog *log, int item) {
    const Event *event = &game_log_item(log, item)->event;
    const GameLogItem *last = game_log_item(log, item);
    int first = item;
    for (int i = item - 1; i >= 0; i--) {
        const GameLogItem *before = game_log_item(log, i);
        const uint8_t kind = before->event.kind;
        if (before->turn != last->turn || before->round != last->round)
            break;
        if ((kind == EVENT_FORCES || kind == EVENT_ATTACKS) && before->event.row == event->row)
            first = i;
    }
    return first;
}

static const char *kind_of(const Event *event, const Event *battle) {
    switch ((EmpiresEvent)event->kind) {
    case EVENT_CONTROLS:
        return event->owner != SEAT_NONE ? (battle != NULL ? "taken" : "left_open")
               : battle != NULL          ? "conquered"
                                         : "settled";
    case EVENT_JOINED:
        return "joined";
    case EVENT_REVOLT:
        return "revolt";
    case EVENT_MINOR_LOST:
        return "died";
    default:
        return NULL;
    }
}

static bool leads_alone(const Course *course, int row, Seat seat, uint8_t seats) {
    bool leads = row >= 0 && row < course->count;
    for (Seat other = 0; other < seats && leads; other++)
        leads = other == seat || course->number[row][other] < course->number[row][seat];
    return leads;
}

// What it meant for whom: the end, the lead, a home, or the number of systems then.
typedef struct Meaning {
    const char *word;
    Seat seat;
    int number;
} Meaning;

static bool takes_lead(const Course *course, int row, Seat seat, uint8_t seats) {
    return seat < seats && leads_alone(course, row, seat, seats) &&
           !leads_alone(course, row - 1, seat, seats);
}

static bool loses_lead(const Course *course, int row, Seat seat, uint8_t seats) {
    return seat < seats && leads_alone(course, row - 1, seat, seats) &&
           !leads_alone(course, row, seat, seats);
}

static Meaning meaning_of(const App *app, const Course *course, const CourseMoment *moment,
                          const Event *event) {
    const EmpiresBoard *s = board_of(app);
    const int row = moment->round - course->first;
    const bool last = moment == &course->moment[course->moments - 1];
    const Seat gains = event->kind == EVENT_REVOLT ? SEAT_NONE : event->seat;
    const int number = row >= 0 && row < course->count ? course->number[row][moment->seat] : 0;
    if (last && s->winner == gains && gains != SEAT_NONE && s->how == ENDED_SYSTEMS)
        return (Meaning){"wins", gains, 0};
    if (takes_lead(course, row, gains, s->seats))
        return (Meaning){"leads", gains, 0};
    if (loses_lead(course, row, moment->seat, s->seats))
        return (Meaning){"falls", moment->seat, 0};
    if (is_home(s, event->row))
        return (Meaning){"home", moment->seat, 0};
    return (Meaning){number == 1 ? "now_one" : number == 0 ? "now_none" : "now", moment->seat, number};
}

static void fill(const App *app, char *out, size_t size, const char *group, const char *word,
                 const Event *event, const Event *battle, int number) {
    char key[64];
    snprintf(key, sizeof key, "empires.decided.%s.%s", group, word);
    app_fill(app, out, size, key, STR("seat", say_seat(app, event->seat)),
             STR("other", say_seat(app, event->owner)),
             NUM("number", battle != NULL ? battle->amount : number),
             NUM("more", battle != NULL ? battle->amount2 : 0));
}

bool empires_moment_words(const App *app, const void *looks, const Course *course, int moment,
                          MomentWords *out) {
    const CourseMoment *at = &course->moment[moment];
    const GameLog *log = session_log(app->session);
    const Event *event = &game_log_item(log, at->item)->event;
    const Event *battle = battle_before(log, at->item);
    const char *what = kind_of(event, battle);
    char did[140], meant[100];
    if (what == NULL || !is_of_place(app, event))
        return false;
    const Chart *chart = chart_of(app->catalog->rules, board_of(app));
    text_copy(out->title, sizeof out->title, empires_territory_name(looks, chart->territory[event->row]));
    fill(app, did, sizeof did, "what", what, event, battle, 0);
    const Meaning meaning = meaning_of(app, course, at, event);
    const Event whose = {.seat = meaning.seat, .owner = SEAT_NONE};
    fill(app, meant, sizeof meant, "why", meaning.word, &whose, NULL, meaning.number);
    snprintf(out->text, sizeof out->text, "%s %s", did, meant);
    const int many = at->change < 0 ? -at->change : at->change;
    char number[16];
    snprintf(number, sizeof number, "%s%d", at->change < 0 ? "\xE2\x88\x92" : "+", many);
    app_fill(app, out->change, sizeof out->change,
             many == 1 ? "empires.decided.system" : "empires.decided.systems", STR("number", number));
    out->begins = begin_of(log, at->item);
    return true;
}

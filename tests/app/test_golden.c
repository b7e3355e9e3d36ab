// SPDX-License-Identifier: MIT
// Tests what the player sees: the contents of every screen of the list, compared with the recording in
// tests/app/golden, two files a language. A wrong number, name, word, sign or colour anywhere fails. When
// screens change on purpose, --record writes the files anew; read their diff before keeping it.
//
// Every screen is shown in a small window; those of the table in a large one too, which has a rail and
// another layout. Pages that scroll are scrolled to their end. Of each film some pictures are kept, of one
// language: that what moves, and all that shines on its way, is drawn, and where.
//
// usage: test_golden [--record] [--only NAME] [--save FOLDER]
#include "golden_file.h"
#include "screen_list.h"
#include "screen_stage.h"
#include "screen_steps.h"
#include "stage_text.h"

#include "gfx/record.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define COUNT(list) ((int)(sizeof list / sizeof list[0]))
#define TOLD_MAX 40    // lines that differ, of one screen
#define SCREENS_TOLD 8 // with their lines; of the others only that they differ
#define PAGES_MAX 40
#define FILM_PICTURES 6 // about so many of a film are kept

static const char title[] =
    "All that stands on the screens of tests/app/screen_list.c: y, x, what it is, its colours.\n"
    "Written by test_golden --record; golden_file.h and seen.h say more.\n";
static const char *const languages[] = {"en", "de"};

typedef struct GoldenView {
    const char *name; // of its file
    int width, height;
    bool table_only, films;
} GoldenView;

static const GoldenView views[] = {{.name = "screens", .width = 1280, .height = 720},
                                   {.name = "tables", .width = 1920, .height = 1080, .table_only = true},
                                   {.name = "films", .width = 1280, .height = 720, .films = true}};

static const char *only; // this screen; NULL: all of them
static const GoldenView *view;
static const char *language;
static int sections, faults;

// ---- comparing

static void golden_path(char *path, size_t size, const char *folder) {
    const char *shots = stage_folder(), *slash = strrchr(shots, '/');
    const int length = slash != NULL ? (int)(slash + 1 - shots) : 0;
    if (folder != NULL)
        snprintf(path, size, "%.900s/%s.%s.txt", folder, view->name, language);
    else
        snprintf(path, size, "%.*sgolden/%s.%s.txt", length, shots, view->name, language);
}

static void fault(const char *head, const char *what) {
    faults++;
    printf("%s %s: %s\n", language, head, what);
}

static void compare_section(const GoldenFile *kept, const GoldenSection *found) {
    const GoldenSection *wanted = golden_find(kept, found->head);
    if (wanted == NULL) {
        fault(found->head, "is not in the file");
    } else if (golden_differs(wanted, found)) {
        fault(found->head, "differs: - as it should be, + as it is");
        if (faults <= SCREENS_TOLD)
            golden_tell(wanted, found, TOLD_MAX);
    }
}

static void compare_all(const GoldenFile *seen) {
    char path[1024];
    GoldenFile kept = {0};
    golden_path(path, sizeof path, NULL);
    if (!golden_read(&kept, path))
        fault(path, "cannot be read");
    for (int i = 0; i < seen->count; i++)
        compare_section(&kept, &seen->section[i]);
    for (int i = 0; only == NULL && i < kept.count; i++)
        if (golden_find(seen, kept.section[i].head) == NULL)
            fault(kept.section[i].head, "is no longer seen");
    golden_free(&kept);
}

// ---- looking

// The folder of saved games is named on a screen, and is another one each time.
static void without_folder(Text *page) {
    const char *folder = getenv("STARDECK_GAMES");
    Text named = {0};
    const char *from = text_string(page);
    for (const char *at; folder != NULL && (at = strstr(from, folder)) != NULL; from = at + strlen(folder)) {
        text_add_bytes(&named, from, (size_t)(at - from));
        text_add(&named, "FOLDER");
    }
    text_add(&named, from);
    text_finish(page);
    *page = named;
}

static bool add_page(GoldenFile *out, const char *name, int number, const char *page) {
    char head[GOLDEN_HEAD_MAX], end[16] = "";
    const GfxLayout layout = gfx_layout(stage_app->gfx);
    if (number > 1)
        snprintf(end, sizeof end, " page %d", number);
    snprintf(head, sizeof head, "%s %dx%d (%s)%s", name, layout.width, layout.height + layout.bottom,
             stage_app->shown_name, end);
    golden_add(out, head, page);
    if (page[0] == '\0')
        fault(head, "nothing is drawn");
    return page[0] != '\0';
}

// A page that scrolls has come to its end when it is the same as before.
static void add_pages(GoldenFile *out, const char *name) {
    Text page = {0}, before = {0};
    const bool scrolls = hits_find(&stage_app->hits, "scroll") != NULL;
    for (int number = 1; number <= PAGES_MAX; number++) {
        if (scrolls && stage_press(number == 1 ? "Home" : "PageDown"))
            stage_run();
        text_clear(&page);
        seen_frame(&page);
        without_folder(&page);
        if ((number > 1 && strcmp(text_string(&page), text_string(&before)) == 0) ||
            !add_page(out, name, number, text_string(&page)) || !scrolls)
            break;
        text_clear(&before);
        text_add(&before, text_string(&page));
    }
    text_finish(&page);
    text_finish(&before);
}

// Where all are called the same nothing is said that others don't say.
static bool is_wanted(const Shot *shot) {
    return shot_is_film(shot) == view->films && strstr(shot->steps, SCREENS_LONG_NAME) == NULL &&
           (!view->table_only || shot->position != NULL) && (only == NULL || strcmp(only, shot->name) == 0);
}

typedef struct Film {
    GoldenFile *out;
    const char *name;
    int every, number; // one of so many pictures is kept; of those so far
} Film;

static bool add_picture(void *context, const char *name) {
    Film *film = context;
    (void)name; // which begins anew where a film goes on after a pause
    if (++film->number % film->every != 0)
        return true;
    Text page = {0};
    char head[80];
    seen_frame(&page);
    snprintf(head, sizeof head, "%s, %d", film->name, film->number);
    const bool good = add_page(film->out, head, 1, text_string(&page));
    text_finish(&page);
    return good;
}

static int pictures_of(const Shot *shot) {
    int pictures = 0;
    for (const char *at = shot->steps; (at = strstr(at, " film:")) != NULL; at++)
        pictures += atoi(at + strlen(" film:"));
    return pictures;
}

static bool add_film(GoldenFile *out, const Shot *shot) {
    const int pictures = pictures_of(shot);
    Film film = {
        .out = out, .name = shot->name, .every = pictures > FILM_PICTURES ? pictures / FILM_PICTURES : 1};
    return screen_play(shot, &(ShotManner){.picture = add_picture, .context = &film});
}

static void look_at(GoldenFile *out, const Shot *shots, int count) {
    for (int i = 0; i < count; i++)
        if (!is_wanted(&shots[i]))
            continue;
        else if (view->films && !add_film(out, &shots[i]))
            fault(shots[i].name, "cannot be filmed");
        else if (view->films)
            continue;
        else if (screen_play(&shots[i], &(ShotManner){.at_once = true}))
            add_pages(out, shots[i].name);
        else
            fault(shots[i].name, "cannot be shown");
}

// ---- saved games whose dates are always the same

#define FIRST_DATE 1709294400 // 1 March 2024, 12:00 UTC
#define APART (26 * 3600)

static bool copy_game(const char *from, const char *to, int number) {
    const struct timespec when = {.tv_sec = FIRST_DATE + (time_t)number * APART};
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    char part[4096];
    size_t got;
    bool good = in != NULL && out != NULL;
    while (good && (got = fread(part, 1, sizeof part, in)) > 0)
        good = fwrite(part, 1, got, out) == got;
    if (in != NULL)
        fclose(in);
    if (out != NULL)
        good &= fclose(out) == 0;
    return good && utimensat(AT_FDCWD, to, (const struct timespec[2]){when, when}, 0) == 0;
}

static bool for_each_game(const char *folder, bool (*of)(const char *from, const char *to, int number)) {
    char kept[1024], from[1400], to[1400];
    const char *shots = stage_folder(), *tests = strstr(shots, "app/shots");
    struct dirent **names = NULL;
    snprintf(kept, sizeof kept, "%.*sreplays", tests != NULL ? (int)(tests - shots) : 0, shots);
    const int found = scandir(kept, &names, NULL, alphasort);
    bool good = found > 0;
    for (int i = 0; i < found; i++) {
        snprintf(from, sizeof from, "%s/%s", kept, names[i]->d_name);
        snprintf(to, sizeof to, "%s/%s", folder, names[i]->d_name);
        if (strstr(names[i]->d_name, ".jsonl") != NULL)
            good &= of(from, to, i);
        free(names[i]);
    }
    free(names);
    return good;
}

static bool delete_game(const char *from, const char *to, int number) {
    (void)from, (void)number;
    return remove(to) == 0;
}

// ---- all of it

static void take_view(bool record, const char *folder) {
    GoldenFile seen = {0};
    char path[1024];
    gfx_resize_offscreen(stage_app->gfx, view->width, view->height);
    look_at(&seen, screens, screen_count);
    look_at(&seen, screens_said, screen_said_count);
    if (!view->table_only && !view->films) // what only these have is no other in a large window
        look_at(&seen, screens_extreme, screen_extreme_count);
    golden_path(path, sizeof path, folder);
    if ((record || folder != NULL) && !golden_write(&seen, path, title))
        fault(path, "cannot be written");
    if (!record)
        compare_all(&seen);
    sections += seen.count;
    golden_free(&seen);
}

static void take_language(bool record, const char *folder) {
    if (!stage_set_language(language))
        fault("", "is no language");
    for (int i = 0; i < COUNT(views); i++) {
        view = &views[i];
        if (view->films && strcmp(language, languages[0]) != 0)
            continue;
        take_view(record, folder);
    }
}

int main(int count, char **arguments) {
    const char *folder = NULL;
    char games[300];
    bool record = false;
    for (int i = 1; i < count; i++) {
        record |= strcmp(arguments[i], "--record") == 0;
        if (strcmp(arguments[i], "--only") == 0 && i + 1 < count)
            only = arguments[++i];
        else if (strcmp(arguments[i], "--save") == 0 && i + 1 < count)
            folder = arguments[++i];
    }
    if (record && only != NULL) {
        printf("--record writes the files as a whole\n");
        return 2;
    }
    setenv("TZ", "UTC", 1); // dates of saved games are local ones
    tzset();
    snprintf(games, sizeof games, "%.200s/stardeck-golden-XXXXXX", stage_place("TMPDIR", "/tmp"));
    if (mkdtemp(games) == NULL || !for_each_game(games, copy_game)) {
        printf("%s: saved games cannot be put there\n", games);
        return 2;
    }
    setenv("STARDECK_GAMES", games, 1);
    setenv("XDG_CONFIG_HOME", games, 1); // nobody's own settings; none are written
    if (!stage_open(1280, 720))
        return 2;
    seen_begin();
    for (int i = 0; i < COUNT(languages); i++) {
        language = languages[i];
        take_language(record, folder);
    }
    printf("%d screens, %d faults\n", sections, faults);
    stage_close();
    for_each_game(games, delete_game);
    rmdir(games);
    return faults == 0 && sections > 0 ? 0 : 1;
}

// SPDX-License-Identifier: MIT
// Measures the sounds as they are decoded: each about as loud as its class (assets/sounds/classes.txt), no
// peak near the limit, no click at the ends. See also that each of these faults would be noticed.
#include "app/sound/mixer_library.h"
#include "app/sound/sound.h"
#include "core/text.h"
#include "played.h"

#include <dirent.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define RATE 44100
#define WINDOW (RATE * 2 / 5) // 400 ms
#define HOP (RATE / 100)
#define BESIDE 3.0     // dB beside its class
#define PEAK_MOST -3.0 // dBFS
#define END_MOST -46.0 // dBFS, the first and the last sample
#define SAMPLES_MAX (RATE * 1200)

static const char *sounds_folder(void) {
    static char folder[300];
    const char *assets = getenv("STARDECK_ASSETS");
    snprintf(folder, sizeof folder, "%s/sounds", assets != NULL ? assets : "assets");
    return folder;
}

// ---- the classes

typedef struct NamedLevel {
    char name[32];
    double lufs;
} NamedLevel;

static NamedLevel classes[16], files[128];
static int class_count, file_count;

static double class_level(const char *name) {
    for (int i = 0; i < class_count; i++)
        if (strcmp(classes[i].name, name) == 0)
            return classes[i].lufs;
    ck_abort_msg("there is no class %s", name);
    return 0;
}

static void read_classes(void) {
    char path[400], line[200], first[32], second[32];
    double level = 0;
    snprintf(path, sizeof path, "%s/classes.txt", sounds_folder());
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    class_count = file_count = 0;
    while (fgets(line, sizeof line, file) != NULL) {
        if (line[0] == '#' || sscanf(line, "%31s %31s %lf", first, second, &level) < 2)
            continue;
        const bool is_class = strcmp(first, "class") == 0;
        NamedLevel *to = is_class ? &classes[class_count++] : &files[file_count++];
        ck_assert(class_count < 16 && file_count < 128);
        text_copy(to->name, sizeof to->name, is_class ? second : first);
        to->lufs = is_class ? level : class_level(second);
    }
    fclose(file);
}

static double level_of(const char *name) {
    for (int i = 0; i < file_count; i++)
        if (strcmp(files[i].name, name) == 0)
            return files[i].lufs;
    ck_abort_msg("%s has no class", name);
    return 0;
}

// ---- measuring

typedef struct Filter {
    double b[3], a[2], in[2], out[2];
} Filter;

static double filtered(Filter *f, double x) {
    const double y =
        f->b[0] * x + f->b[1] * f->in[0] + f->b[2] * f->in[1] - f->a[0] * f->out[0] - f->a[1] * f->out[1];
    f->in[1] = f->in[0];
    f->in[0] = x;
    f->out[1] = f->out[0];
    f->out[0] = y;
    return y;
}

// The loudest 400 ms in LUFS (ITU-R BS.1770, its filters for RATE); silence follows what is shorter.
static double loudness(const Sint16 *sample, int count) {
    Filter shelf = {.b = {1.5308412300503478, -2.6509799951547297, 1.1690790799215869},
                    .a = {-1.6636551132560204, 0.7125954280732254}},
           deep = {.b = {1, -2, 1}, .a = {-1.9891696736297957, 0.9891990357870394}};
    const int all = count + WINDOW;
    double *power = calloc((size_t)all + 1, sizeof *power), most = 0;
    ck_assert_ptr_nonnull(power);
    for (int i = 0; i < all; i++) {
        const double y = filtered(&deep, filtered(&shelf, i < count ? sample[i] / 32768.0 : 0));
        power[i + 1] = power[i] + y * y;
    }
    for (int at = 0; at + WINDOW <= all; at += HOP)
        most = fmax(most, power[at + WINDOW] - power[at]);
    free(power);
    return -0.691 + 10 * log10(most / WINDOW + 1e-20);
}

static double dbfs(int sample) {
    return 20 * log10(fabs(sample / 32768.0) + 1e-9);
}

// What is wrong with a sound of a class of this level; "" if nothing is.
static const char *fault_of(const Sint16 *sample, int count, double level) {
    static char said[200];
    int peak = 0;
    for (int i = 0; i < count; i++)
        peak = abs(sample[i]) > peak ? abs(sample[i]) : peak;
    const double lufs = loudness(sample, count), end = fmax(dbfs(sample[0]), dbfs(sample[count - 1]));
    said[0] = '\0';
    if (fabs(lufs - level) > BESIDE)
        snprintf(said, sizeof said, "loudness %.1f LUFS, its class %.1f", lufs, level);
    else if (dbfs(peak) > PEAK_MOST)
        snprintf(said, sizeof said, "peak %.1f dBFS", dbfs(peak));
    else if (end > END_MOST)
        snprintf(said, sizeof said, "click of %.1f dBFS at an end", end);
    return said;
}

// ---- the files

static MixerLibrary library;

static bool begin(void) {
    read_classes();
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    ck_assert_int_eq(SDL_InitSubSystem(SDL_INIT_AUDIO), 0);
    return mixer_library_load(&library) && library.OpenAudioDevice(RATE, AUDIO_S16SYS, 1, 1024, NULL, 0) == 0;
}

static void end(void) {
    library.CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

// The samples of a file; *count: how many. The caller frees the chunk.
static Mix_Chunk *decoded(const char *name, Sint16 **sample, int *count) {
    char path[400];
    snprintf(path, sizeof path, "%s/%s.ogg", sounds_folder(), name);
    Mix_Chunk *chunk = library.LoadWAV(path);
    ck_assert_msg(chunk != NULL, "%s: %s", path, SDL_GetError());
    *sample = (Sint16 *)(void *)chunk->abuf;
    *count = (int)(chunk->alen / sizeof(Sint16));
    ck_assert(*count > 0 && *count < SAMPLES_MAX);
    return chunk;
}

static const char *name_at(int i) {
    return i < SOUND_KINDS ? sound_file((SoundKind)i) : music_file((MusicPiece)(i - SOUND_KINDS));
}

START_TEST(each_file_is_as_loud_as_its_class) {
    if (!begin())
        return; // built with the library, run without
    for (int i = 0; i < SOUND_KINDS + MUSIC_PIECES; i++) {
        Sint16 *sample;
        int count;
        Mix_Chunk *chunk = decoded(name_at(i), &sample, &count);
        const char *fault = fault_of(sample, count, level_of(name_at(i)));
        ck_assert_msg(fault[0] == '\0', "%s: %s", name_at(i), fault);
        library.FreeChunk(chunk);
    }
    end();
}
END_TEST

// Neither a file nor a class that nothing plays.
START_TEST(nothing_is_left_over) {
    read_classes();
    ck_assert_int_eq(file_count, SOUND_KINDS + MUSIC_PIECES);
    DIR *folder = opendir(sounds_folder());
    ck_assert_ptr_nonnull(folder);
    int count = 0;
    for (const struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
        const char *dot = strrchr(entry->d_name, '.');
        count += dot != NULL && strcmp(dot, ".ogg") == 0;
    }
    closedir(folder);
    ck_assert_int_eq(count, SOUND_KINDS + MUSIC_PIECES);
}
END_TEST

START_TEST(the_measure_is_that_of_the_standard) {
    enum {
        COUNT = RATE
    };
    static Sint16 sample[COUNT];
    for (int i = 0; i < COUNT; i++)
        sample[i] = (Sint16)lrint(32767 * sin(2 * 3.14159265358979 * 997 * i / RATE));
    ck_assert_double_eq_tol(loudness(sample, COUNT), -3.01, 0.03);
}
END_TEST

START_TEST(faults_are_noticed) {
    Sint16 *sample;
    int count;
    if (!begin())
        return;
    Mix_Chunk *chunk = decoded("laser", &sample, &count);
    const double level = level_of("laser");
    const Sint16 last = sample[count - 1], middle = sample[count / 2];
    ck_assert_str_eq(fault_of(sample, count, level), "");
    sample[count - 1] = 400;
    ck_assert_ptr_nonnull(strstr(fault_of(sample, count, level), "click"));
    sample[count - 1] = last;
    sample[count / 2] = 30000;
    ck_assert_ptr_nonnull(strstr(fault_of(sample, count, level), "peak"));
    sample[count / 2] = middle;
    for (int i = 0; i < count; i++)
        sample[i] = (Sint16)(sample[i] * 1.5); // 3.5 dB
    ck_assert_ptr_nonnull(strstr(fault_of(sample, count, level), "loudness"));
    library.FreeChunk(chunk);
    end();
}
END_TEST

int test_sound_files(void) {
    Suite *suite = suite_create("sound_files");
    TCase *tcase = tcase_create("sound_files");
    tcase_set_timeout(tcase, 120);
    tcase_add_test(tcase, each_file_is_as_loud_as_its_class);
    tcase_add_test(tcase, nothing_is_left_over);
    tcase_add_test(tcase, the_measure_is_that_of_the_standard);
    tcase_add_test(tcase, faults_are_noticed);
    suite_add_tcase(suite, tcase);
    return played_run(suite);
}

// SPDX-License-Identifier: MIT
// The operating system by POSIX, with what Linux has beyond it where nothing else tells (the program's own
// folder).
#define _XOPEN_SOURCE 700 // POSIX.1-2008, and SA_RESETHAND
#include "core/platform.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

#define PATH_BYTES 4096
#define LINKS_MOST 16
#define THREADS_MOST 256

// ---- The program ----

void platform_begin(int *count, char ***arguments) {
    (void)count;
    (void)arguments;
}

void platform_program_folder(Text *path) {
    char program[PATH_BYTES];
    const ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    const char *slash = strrchr(program, '/');
    text_add_bytes(path, program, slash != NULL ? (size_t)(slash - program) : 0);
}

uint64_t platform_process(void) {
    return (uint64_t)getpid();
}

int platform_cores(void) {
    const long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > INT16_MAX ? INT16_MAX : (int)cores;
}

void platform_describe(Text *out) {
    struct utsname machine;
    if (uname(&machine) == 0)
        text_printf(out, "%s %s %s", machine.sysname, machine.release, machine.machine);
}

bool platform_is_terminal(PlatformStream stream) {
    return isatty((int)stream) != 0;
}

void platform_leave_own_terminal(void) {
    // No desktop opens one.
}

void platform_survive_writing(void) {
    signal(SIGXFSZ, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
}

void platform_on_end(void (*ended)(int signal_number)) {
    static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action = {.sa_handler = ended, .sa_flags = (int)SA_RESETHAND}; // no SA_RESTART
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        sigaction(ends[i], &action, NULL);
}

bool platform_set_variable(const char *name, const char *value) {
    return setenv(name, value, 1) == 0;
}

// ---- Time ----

static uint64_t read_clock(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t platform_now(void) {
    return read_clock(CLOCK_REALTIME);
}

uint64_t platform_thread_time(void) {
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}

uint64_t platform_program_time(void) {
    return read_clock(CLOCK_PROCESS_CPUTIME_ID);
}

bool platform_local_time(time_t time, struct tm *local) {
    return localtime_r(&time, local) != NULL;
}

// ---- Threads ----

typedef struct ThreadWork {
    void (*work)(void *data);
    void *data;
} ThreadWork;

static void *run_thread(void *data) {
    const ThreadWork *work = data;
    work->work(work->data);
    return NULL;
}

void platform_run_in_threads(int threads, void (*work)(void *data), void *data) {
    pthread_t thread[THREADS_MOST];
    ThreadWork each = {work, data};
    int begun = 0;
    while (begun + 1 < threads && begun < THREADS_MOST &&
           pthread_create(&thread[begun], NULL, run_thread, &each) == 0)
        begun++;
    work(data);
    for (int i = 0; i < begun; i++)
        pthread_join(thread[i], NULL);
}

struct PlatformLock {
    pthread_mutex_t mutex;
};

PlatformLock *platform_lock_create(void) {
    PlatformLock *lock = malloc(sizeof *lock);
    if (lock != NULL)
        pthread_mutex_init(&lock->mutex, NULL);
    return lock;
}

void platform_lock_take(PlatformLock *lock) {
    pthread_mutex_lock(&lock->mutex);
}

void platform_lock_give(PlatformLock *lock) {
    pthread_mutex_unlock(&lock->mutex);
}

void platform_lock_destroy(PlatformLock *lock) {
    if (lock != NULL)
        pthread_mutex_destroy(&lock->mutex);
    free(lock);
}

// ---- Paths ----

static const struct {
    const char *variable, *below_home;
} user_folders[] = {
    [PLATFORM_CONFIG] = {"XDG_CONFIG_HOME", ".config"},
    [PLATFORM_DATA] = {"XDG_DATA_HOME", ".local/share"},
    [PLATFORM_STATE] = {"XDG_STATE_HOME", ".local/state"},
};

bool platform_user_folder(PlatformFolder folder, Text *path) {
    const char *named = getenv(user_folders[folder].variable), *home = getenv("HOME");
    if (named != NULL && named[0] == '/')
        text_add(path, named);
    else if (home != NULL && home[0] == '/')
        text_printf(path, "%s/%s", home, user_folders[folder].below_home);
    else
        return false;
    return true;
}

bool platform_home(Text *path) {
    const char *home = getenv("HOME");
    text_add(path, home != NULL ? home : "");
    return home != NULL;
}

bool platform_is_absolute(const char *path) {
    return path[0] == '/';
}

void platform_add_absolute(const char *path, Text *out) {
    char here[PATH_BYTES];
    if (path[0] != '/' && getcwd(here, sizeof here) != NULL)
        text_printf(out, "%s/", here);
    text_add(out, path);
}

void platform_follow_links(const char *path, Text *to) {
    char target[PATH_BYTES];
    text_add(to, path);
    for (int i = 0; i < LINKS_MOST && !to->failed; i++) {
        const ssize_t length = readlink(text_string(to), target, sizeof target);
        if (length <= 0 || length == sizeof target)
            return;
        const char *slash = strrchr(text_string(to), '/');
        Text next = {0};
        if (target[0] != '/' && slash != NULL)
            text_add_bytes(&next, text_string(to), (size_t)(slash - text_string(to)) + 1);
        text_add_bytes(&next, target, (size_t)length);
        text_finish(to);
        *to = next;
    }
}

// ---- What is there ----

static PlatformKind kind_of(mode_t mode) {
    return S_ISREG(mode)   ? PLATFORM_FILE
           : S_ISDIR(mode) ? PLATFORM_A_FOLDER
           : S_ISLNK(mode) ? PLATFORM_LINK
                           : PLATFORM_SPECIAL;
}

static bool fill_facts(int failed, const struct stat *info, PlatformFacts *facts) {
    if (failed != 0)
        return false;
    *facts = (PlatformFacts){
        .kind = kind_of(info->st_mode),
        .bytes = info->st_size,
        .changed_s = info->st_mtim.tv_sec,
        .changed_ns = (int32_t)info->st_mtim.tv_nsec,
        .disk = (uint64_t)info->st_dev,
        .number = (uint64_t)info->st_ino,
        .names = (uint64_t)info->st_nlink,
    };
    return true;
}

bool platform_facts(const char *path, PlatformFacts *facts) {
    struct stat info;
    return fill_facts(stat(path, &info), &info, facts);
}

bool platform_facts_unfollowed(const char *path, PlatformFacts *facts) {
    struct stat info;
    return fill_facts(lstat(path, &info), &info, facts);
}

bool platform_leads_out(const char *path, const char *folder) {
    char *to = realpath(path, NULL), *from = realpath(folder, NULL);
    const size_t length = from != NULL && from[1] != '\0' ? strlen(from) : 0; // everything lies in "/"
    const bool out = to != NULL && from != NULL &&
                     (strncmp(to, from, length) != 0 || (to[length] != '/' && to[length] != '\0'));
    free(to);
    free(from);
    return out;
}

bool platform_is_same(const char *path, const char *other) {
    PlatformFacts a, b;
    return platform_facts(path, &a) && platform_facts(other, &b) && a.disk == b.disk && a.number == b.number;
}

bool platform_may(const char *path, PlatformRight right) {
    const int wanted = right == PLATFORM_READ ? R_OK : right == PLATFORM_WRITE ? W_OK : W_OK | X_OK;
    return faccessat(AT_FDCWD, path, wanted, AT_EACCESS) == 0;
}

PlatformListing *platform_list(const char *folder) {
    return (PlatformListing *)opendir(folder);
}

const char *platform_list_next(PlatformListing *listing) {
    const struct dirent *entry;
    while (listing != NULL && (entry = readdir((DIR *)listing)) != NULL)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            return entry->d_name;
    return NULL;
}

void platform_list_end(PlatformListing *listing) {
    const int error = errno;
    if (listing != NULL)
        closedir((DIR *)listing);
    errno = error;
}

// ---- Changing folders ----

bool platform_make_folder(const char *path, unsigned rights) {
    return mkdir(path, (mode_t)rights) == 0;
}

bool platform_make_unique_folder(char *path) {
    return mkdtemp(path) != NULL;
}

bool platform_remove_file(const char *path) {
    return unlink(path) == 0;
}

bool platform_remove_folder(const char *path) {
    return rmdir(path) == 0;
}

bool platform_rename(const char *from, const char *to) {
    return rename(from, to) == 0;
}

bool platform_add_name(const char *file, const char *name) {
    return link(file, name) == 0;
}

// ---- Files ----

FILE *platform_fopen(const char *path, const char *mode) {
    return fopen(path, mode);
}

bool platform_write_file(const char *path, PlatformBefore before, const char *bytes, size_t length) {
    const int file =
        open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (before == PLATFORM_NEW ? O_EXCL : O_TRUNC), 0644);
    bool good = file >= 0;
    while (good && length > 0) {
        const ssize_t count = write(file, bytes, length);
        if (count == 0)
            errno = ENOSPC;
        good = count > 0 || (count < 0 && errno == EINTR);
        bytes += count > 0 ? count : 0;
        length -= count > 0 ? (size_t)count : 0;
    }
    good = good && platform_sync(file);
    const int error = errno;
    if (file >= 0 && close(file) != 0 && good)
        return false;
    errno = error;
    return good;
}

bool platform_replace_file(const char *path, const char *bytes, size_t length) {
    Text unfinished = {0};
    text_printf(&unfinished, "%s.new", path);
    errno = ENOMEM;
    const bool good = !unfinished.failed &&
                      platform_write_file(text_string(&unfinished), PLATFORM_OVER, bytes, length) &&
                      rename(text_string(&unfinished), path) == 0;
    const int error = errno;
    if (good)
        (void)platform_sync_folder(path); // if that fails, nothing can be done
    else if (!unfinished.failed)
        unlink(text_string(&unfinished));
    text_finish(&unfinished);
    errno = error;
    return good;
}

PlatformFile platform_create(const char *path) {
    return open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
}

PlatformFile platform_reopen(const char *path) {
    return open(path, O_RDWR | O_CLOEXEC);
}

void platform_close(PlatformFile file) {
    close(file);
}

bool platform_lock_file(PlatformFile file) {
    return flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; // some file systems have no locks
}

bool platform_file_facts(PlatformFile file, PlatformFacts *facts) {
    struct stat info;
    return fill_facts(fstat(file, &info), &info, facts);
}

size_t platform_write_at(PlatformFile file, const char *bytes, size_t length, uint64_t position) {
    size_t written = 0;
    while (written < length) {
        const ssize_t count =
            pwrite(file, bytes + written, length - written, (off_t)position + (off_t)written);
        if (count < 0 && errno == EINTR)
            continue;
        if (count == 0)
            errno = ENOSPC;
        if (count <= 0)
            break;
        written += (size_t)count;
    }
    return written;
}

bool platform_cut(PlatformFile file, uint64_t length) {
    return ftruncate(file, (off_t)length) == 0;
}

bool platform_sync(PlatformFile file) {
    return fsync(file) == 0 || errno == EINVAL;
}

bool platform_sync_folder(const char *path) {
    const char *slash = strrchr(path, '/');
    Text folder = {0};
    text_add_bytes(&folder, path, slash != NULL ? (size_t)(slash - path) + 1 : 0);
    text_add(&folder, ".");
    const int file = open(text_string(&folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool good = file >= 0 ? platform_sync(file) : errno == EACCES;
    const int error = errno;
    if (file >= 0)
        close(file);
    text_finish(&folder);
    errno = error;
    return good;
}

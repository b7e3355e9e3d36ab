// SPDX-License-Identifier: MIT
// Reads the trace through a pipe, whose write end is passed as a /proc file name.
#include "bench/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define ARGUMENTS_MAX 16

double child_clock(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

// In the child: executes the program. execv takes non-const arguments, although it doesn't modify them.
static void become(const char *const arguments[], char *trace) {
    char program[] = "stardeck", copy[ARGUMENTS_MAX][160];
    char *argv[ARGUMENTS_MAX + 3] = {program};
    int count = 0;
    for (; count < ARGUMENTS_MAX && arguments[count] != NULL; count++) {
        text_copy(copy[count], sizeof copy[count], arguments[count]);
        argv[1 + count] = copy[count];
    }
    argv[1 + count] = trace;
    execv("/proc/self/exe", argv);
    _exit(127);
}

bool child_open(ChildProcess *started, const char *const arguments[], Text *problem) {
    int ends[2];
    char trace[64];
    *started = (ChildProcess){.trace = -1};
    if (pipe(ends) != 0) {
        text_printf(problem, "cannot make a pipe: %s", strerror(errno));
        return false;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    snprintf(trace, sizeof trace, "/proc/self/fd/%d", ends[1]);
    started->begun = child_clock();
    started->pid = fork();
    if (started->pid == 0)
        become(arguments, trace);
    close(ends[1]);
    started->trace = ends[0];
    if (started->pid < 0) {
        text_printf(problem, "cannot start the program again: %s", strerror(errno));
        close(ends[0]);
    }
    return started->pid > 0;
}

void child_close(ChildProcess *started) {
    kill(started->pid, SIGTERM);
    waitpid(started->pid, NULL, 0);
    close(started->trace);
}

// Moves the next complete line to `line`. False if there is none yet. A line longer than the buffer is
// returned in pieces.
static bool next_line(ChildProcess *started) {
    const char *end = memchr(started->ahead, '\n', started->filled);
    if (end == NULL && started->filled < sizeof started->ahead)
        return false;
    const size_t length = end != NULL ? (size_t)(end - started->ahead) : started->filled;
    const size_t used = end != NULL ? length + 1 : length,
                 kept = length < sizeof started->line ? length : length - 1;
    memcpy(started->line, started->ahead, kept);
    started->line[kept] = '\0';
    started->filled -= used;
    memmove(started->ahead, started->ahead + used, started->filled);
    return true;
}

// Reads what is available, waiting until `end` at most. False at the end of the pipe or of the time.
static bool read_more(ChildProcess *started, double end) {
    struct pollfd wait = {.fd = started->trace, .events = POLLIN};
    const double left = end - child_clock();
    if (left <= 0 || poll(&wait, 1, (int)(left * 1000) + 1) <= 0)
        return false;
    const ssize_t count =
        read(started->trace, started->ahead + started->filled, sizeof started->ahead - started->filled);
    if (count > 0)
        started->filled += (size_t)count;
    return count > 0;
}

bool child_wait(ChildProcess *started, const char *wanted, const char *unwanted, double seconds,
                Text *problem) {
    const double end = child_clock() + seconds;
    do {
        while (next_line(started))
            if (strstr(started->line, wanted) != NULL &&
                (unwanted == NULL || strstr(started->line, unwanted) == NULL))
                return true;
    } while (read_more(started, end));
    text_printf(problem, "the window did not show %s within %.0f s", wanted, seconds);
    return false;
}

long child_ticks(const ChildProcess *started) {
    char path[64], text[1024];
    long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%ld/stat", (long)started->pid);
    FILE *file = fopen(path, "r");
    const size_t length = file != NULL ? fread(text, 1, sizeof text - 1, file) : 0;
    if (file != NULL)
        fclose(file);
    text[length] = '\0';
    // The name is in brackets and may contain anything; after it come a letter and numbers.
    const char *rest = strrchr(text, ')');
    if (rest == NULL ||
        sscanf(rest, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system) != 2)
        return -1;
    return user + system;
}

// SPDX-License-Identifier: MIT
// A socket with an abstract name, which Linux has: it leaves no file behind, so none can be out of date.
// Anybody on the machine can use such a name; who is at the other end is asked of the system, and must be the
// same user.
#define _POSIX_C_SOURCE 200809L
#include "data/instance.h"

#include "core/hash.h"
#include "core/text.h"

#include <asm/socket.h> // SO_PEERCRED, which POSIX does not have
#include <errno.h>
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

// The first one sends ANSWER to whoever comes, and is then told "show FILE"; who only looks whether it is
// there says nothing.
#define ANSWER "stardeck"
#define SHOW "show "
#define PATIENCE_S 2 // for a program that hangs

struct Instance {
    struct sockaddr_un name;
    socklen_t name_bytes;
    int socket; // of the first one; -1: this is the second
    atomic_bool stopped;
};

// As struct ucred, which POSIX does not have.
typedef struct Peer {
    pid_t process;
    uid_t user;
    gid_t group;
} Peer;

static bool is_ours(int connection) {
    Peer peer = {0};
    socklen_t size = sizeof peer;
    return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.user == getuid();
}

static void be_patient(int connection) {
    const struct timeval patience = {.tv_sec = PATIENCE_S};
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
}

static void make_name(Instance *instance, const char *folder) {
    char *const path = instance->name.sun_path; // begins with a zero byte: no file
    instance->name.sun_family = AF_UNIX;
    const int length = snprintf(path + 1, sizeof instance->name.sun_path - 1, "stardeck-%lu-%016" PRIx64,
                                (unsigned long)getuid(), hash_bytes(folder, strlen(folder), 0));
    instance->name_bytes = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + (size_t)length);
}

// A connection to the first one; -1: there is none, or it is somebody else's.
static int connect_to_first(const Instance *instance) {
    const int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (connection < 0)
        return -1;
    be_patient(connection);
    if (connect(connection, (const struct sockaddr *)&instance->name, instance->name_bytes) == 0 &&
        is_ours(connection))
        return connection;
    close(connection);
    return -1;
}

Instance *instance_open(const char *folder) {
    Instance *instance = folder[0] != '\0' ? calloc(1, sizeof *instance) : NULL;
    if (instance == NULL)
        return NULL;
    make_name(instance, folder);
    instance->socket = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (instance->socket >= 0 &&
        bind(instance->socket, (const struct sockaddr *)&instance->name, instance->name_bytes) == 0 &&
        listen(instance->socket, 4) == 0)
        return instance;
    const bool taken = errno == EADDRINUSE;
    if (instance->socket >= 0)
        close(instance->socket);
    instance->socket = -1;
    const int first = taken ? connect_to_first(instance) : -1;
    if (first >= 0) {
        close(first);
        return instance;
    }
    free(instance);
    return NULL;
}

bool instance_is_second(const Instance *instance) {
    return instance->socket < 0;
}

// True if all of it came through.
static bool send_all(int connection, const char *bytes, size_t length) {
    while (length > 0) {
        const ssize_t sent = send(connection, bytes, length, MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        bytes += sent;
        length -= (size_t)sent;
    }
    return true;
}

// Up to the end of what the other side sends; "" if that is too long for `size`.
static void receive_all(int connection, char *text, size_t size) {
    size_t length = 0;
    for (ssize_t got; length < size && (got = recv(connection, text + length, size - length, 0)) > 0;)
        length += (size_t)got;
    text[length < size ? length : 0] = '\0';
}

bool instance_ask(const Instance *instance, const char *file) {
    char answer[sizeof ANSWER] = "";
    const int first = connect_to_first(instance);
    if (first < 0)
        return false;
    const bool good = recv(first, answer, sizeof answer - 1, MSG_WAITALL) == (ssize_t)(sizeof answer - 1) &&
                      strcmp(answer, ANSWER) == 0 && send_all(first, SHOW, strlen(SHOW)) &&
                      send_all(first, file, strlen(file));
    close(first);
    return good;
}

bool instance_wait(Instance *instance, char *file, size_t size) {
    while (!atomic_load(&instance->stopped)) {
        const int second = accept(instance->socket, NULL, NULL);
        if (second < 0 && errno != EINTR && errno != ECONNABORTED)
            return false;
        if (second < 0)
            continue;
        be_patient(second);
        file[0] = '\0';
        if (is_ours(second) && send_all(second, ANSWER, strlen(ANSWER)))
            receive_all(second, file, size);
        close(second);
        if (strncmp(file, SHOW, strlen(SHOW)) == 0) {
            memmove(file, file + strlen(SHOW), strlen(file + strlen(SHOW)) + 1);
            return true;
        }
    }
    return false;
}

void instance_stop(Instance *instance) {
    atomic_store(&instance->stopped, true);
    if (instance->socket >= 0)
        shutdown(instance->socket, SHUT_RDWR); // ends accept
}

void instance_close(Instance *instance) {
    if (instance == NULL)
        return;
    if (instance->socket >= 0)
        close(instance->socket);
    free(instance);
}

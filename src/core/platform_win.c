// SPDX-License-Identifier: MIT
// Windows. Its functions for wide characters are used throughout, as only these take every name; where they
// are of the C library they set errno, the others' errors are translated.
#define WIN32_LEAN_AND_MEAN
#define _WIN32_WINNT 0x0601
#include "core/platform.h"

#include <direct.h>
#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

#include <shellapi.h>

#define PATH_UNITS 4096 // of UTF-16
#define NAME_BYTES (MAX_PATH * 3 + 1)
#define THREADS_MOST 256
#define UNITS_A_SECOND 10000000u             // a file's time counts 100 ns
#define SECONDS_TO_1970 INT64_C(11644473600) // from 1601
#define SHARED (FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE)
#define LOCKED_AT                                                                                            \
    0x7FFFFFFFu // the upper half of an offset that no file reaches: what is locked can't be read by others

// ---- Errors ----

static const struct {
    DWORD error;
    int number;
} errors[] = {
    {ERROR_FILE_NOT_FOUND, ENOENT},
    {ERROR_PATH_NOT_FOUND, ENOENT},
    {ERROR_INVALID_NAME, ENOENT},
    {ERROR_BAD_PATHNAME, ENOENT},
    {ERROR_BAD_NETPATH, ENOENT},
    {ERROR_INVALID_DRIVE, ENOENT},
    {ERROR_DIRECTORY, ENOTDIR},
    {ERROR_ACCESS_DENIED, EACCES},
    {ERROR_SHARING_VIOLATION, EACCES},
    {ERROR_LOCK_VIOLATION, EACCES},
    {ERROR_WRITE_PROTECT, EROFS},
    {ERROR_FILE_EXISTS, EEXIST},
    {ERROR_ALREADY_EXISTS, EEXIST},
    {ERROR_DISK_FULL, ENOSPC},
    {ERROR_HANDLE_DISK_FULL, ENOSPC},
    {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},
    {ERROR_TOO_MANY_LINKS, EMLINK},
    {ERROR_NOT_SAME_DEVICE, EXDEV},
    {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
    {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
    {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
};

// Sets errno; returns `good`.
static bool note(bool good) {
    const DWORD error = good ? ERROR_SUCCESS : GetLastError();
    int number = EIO;
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++)
        if (errors[i].error == error)
            number = errors[i].number;
    if (!good)
        errno = number;
    return good;
}

// ---- Text ----

typedef struct Wide {
    wchar_t text[PATH_UNITS];
} Wide;

static bool widen(const char *text, Wide *wide) {
    const bool good = MultiByteToWideChar(CP_UTF8, 0, text, -1, wide->text, PATH_UNITS) > 0;
    if (!good)
        errno = ENAMETOOLONG;
    return good;
}

// Appends it with slashes.
static void add_narrow(const wchar_t *wide, Text *out) {
    char bytes[PATH_UNITS * 3];
    if (WideCharToMultiByte(CP_UTF8, 0, wide, -1, bytes, sizeof bytes, NULL, NULL) <= 0)
        return;
    for (char *at = bytes; *at != '\0'; at++)
        if (*at == '\\')
            *at = '/';
    text_add(out, bytes);
}

// ---- The program ----

// Unless a variable names it: the first of the languages in which Windows speaks with the user, "de_DE".
static void name_language(void) {
    wchar_t names[128];
    ULONG count = 0, length = sizeof names / sizeof names[0];
    if (getenv("LC_ALL") != NULL || getenv("LC_MESSAGES") != NULL || getenv("LANG") != NULL ||
        GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, names, &length) == 0 || count == 0)
        return;
    for (wchar_t *at = names; *at != L'\0'; at++)
        if (*at == L'-')
            *at = L'_';
    _wputenv_s(L"LANG", names);
}

// What is converted lasts as long as the program, and so it is never freed.
void platform_begin(int *count, char ***arguments) {
    int wide_count = 0;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &wide_count);
    char **narrow = wide != NULL ? calloc((size_t)wide_count + 1, sizeof *narrow) : NULL;
    bool good = narrow != NULL;
    for (int i = 0; good && i < wide_count; i++) {
        Text text = {0};
        add_narrow(wide[i], &text);
        good = !text.failed && (narrow[i] = text_duplicate(text_string(&text))) != NULL;
        text_finish(&text);
    }
    LocalFree(wide);
    if (good) {
        *count = wide_count;
        *arguments = narrow;
    }
    _setmode(PLATFORM_IN, _O_BINARY);
    _setmode(PLATFORM_OUT, _O_BINARY);
    _setmode(PLATFORM_ERRORS, _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    SetConsoleCP(CP_UTF8);
    name_language();
}

void platform_program_folder(Text *path) {
    Wide wide;
    Text program = {0};
    const DWORD length = GetModuleFileNameW(NULL, wide.text, PATH_UNITS);
    if (length > 0 && length < PATH_UNITS)
        add_narrow(wide.text, &program);
    const char *slash = strrchr(text_string(&program), '/');
    text_add_bytes(path, text_string(&program), slash != NULL ? (size_t)(slash - text_string(&program)) : 0);
    text_finish(&program);
}

uint64_t platform_process(void) {
    return GetCurrentProcessId();
}

int platform_cores(void) {
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    return info.dwNumberOfProcessors < 1 ? 1 : (int)info.dwNumberOfProcessors;
}

void platform_describe(Text *out) {
    OSVERSIONINFOW version = {.dwOSVersionInfoSize = sizeof version};
    SYSTEM_INFO info;
    GetNativeSystemInfo(&info);
    if (GetVersionExW(&version) == 0)
        return;
    const char *processor = info.wProcessorArchitecture == PROCESSOR_ARCHITECTURE_AMD64 ? "x86_64"
                            : info.wProcessorArchitecture == PROCESSOR_ARCHITECTURE_INTEL
                                ? "x86"
                                : "another processor";
    text_printf(out, "Windows %lu.%lu.%lu %s", version.dwMajorVersion, version.dwMinorVersion,
                version.dwBuildNumber, processor);
}

bool platform_is_terminal(PlatformStream stream) {
    return _isatty((int)stream) != 0;
}

void platform_leave_own_terminal(void) {
    DWORD processes[2];
    if (GetConsoleProcessList(processes, 2) == 1)
        FreeConsole();
}

void platform_survive_writing(void) {
    // There are no such signals.
}

// Windows itself forgets the handler at the first signal.
void platform_on_end(void (*ended)(int signal_number)) {
    signal(SIGINT, ended);
    signal(SIGBREAK, ended);
    signal(SIGTERM, ended);
}

bool platform_set_variable(const char *name, const char *value) {
    return _putenv_s(name, value) == 0;
}

// ---- Time ----

static uint64_t units_of(FILETIME time) {
    return (uint64_t)time.dwHighDateTime << 32 | time.dwLowDateTime;
}

uint64_t platform_now(void) {
    FILETIME now;
    GetSystemTimeAsFileTime(&now);
    return (units_of(now) - (uint64_t)SECONDS_TO_1970 * UNITS_A_SECOND) * 100;
}

uint64_t platform_thread_time(void) {
    FILETIME begun, ended, kernel, user;
    if (GetThreadTimes(GetCurrentThread(), &begun, &ended, &kernel, &user) == 0)
        return 0;
    return (units_of(kernel) + units_of(user)) * 100;
}

uint64_t platform_program_time(void) {
    FILETIME begun, ended, kernel, user;
    if (GetProcessTimes(GetCurrentProcess(), &begun, &ended, &kernel, &user) == 0)
        return 0;
    return (units_of(kernel) + units_of(user)) * 100;
}

bool platform_local_time(time_t time, struct tm *local) {
    return localtime_s(local, &time) == 0;
}

// ---- Threads ----

typedef struct ThreadWork {
    void (*work)(void *data);
    void *data;
} ThreadWork;

static unsigned __stdcall run_thread(void *data) {
    const ThreadWork *work = data;
    work->work(work->data);
    return 0;
}

void platform_run_in_threads(int threads, void (*work)(void *data), void *data) {
    HANDLE thread[THREADS_MOST];
    ThreadWork each = {work, data};
    int begun = 0;
    while (begun + 1 < threads && begun < THREADS_MOST &&
           (thread[begun] = (HANDLE)_beginthreadex(NULL, 0, run_thread, &each, 0, NULL)) != NULL)
        begun++;
    work(data);
    for (int i = 0; i < begun; i++) {
        WaitForSingleObject(thread[i], INFINITE);
        CloseHandle(thread[i]);
    }
}

struct PlatformLock {
    SRWLOCK lock;
};

PlatformLock *platform_lock_create(void) {
    PlatformLock *lock = malloc(sizeof *lock);
    if (lock != NULL)
        InitializeSRWLock(&lock->lock);
    return lock;
}

void platform_lock_take(PlatformLock *lock) {
    AcquireSRWLockExclusive(&lock->lock);
}

void platform_lock_give(PlatformLock *lock) {
    ReleaseSRWLockExclusive(&lock->lock);
}

void platform_lock_destroy(PlatformLock *lock) {
    free(lock);
}

// ---- Paths ----

bool platform_is_absolute(const char *path) {
    const char letter = (char)(path[0] | 0x20);
    const bool has_drive = letter >= 'a' && letter <= 'z' && path[1] == ':';
    const char *at = has_drive ? path + 2 : path;
    return (at[0] == '/' || at[0] == '\\') && (has_drive || at[1] == at[0]);
}

// Appends the variable, if it is an absolute path.
static bool add_variable(const wchar_t *name, Text *path) {
    const wchar_t *value = _wgetenv(name);
    Text text = {0};
    if (value != NULL)
        add_narrow(value, &text);
    const bool good = platform_is_absolute(text_string(&text));
    if (good)
        text_add(path, text_string(&text));
    text_finish(&text);
    return good;
}

// The XDG variables are for whoever sets them on purpose, tests among them.
bool platform_user_folder(PlatformFolder folder, Text *path) {
    static const struct {
        const wchar_t *named, *usual;
    } variables[] = {
        [PLATFORM_CONFIG] = {L"XDG_CONFIG_HOME", L"APPDATA"},
        [PLATFORM_DATA] = {L"XDG_DATA_HOME", L"LOCALAPPDATA"},
        [PLATFORM_STATE] = {L"XDG_STATE_HOME", L"LOCALAPPDATA"},
    };
    return add_variable(variables[folder].named, path) || add_variable(variables[folder].usual, path);
}

bool platform_home(Text *path) {
    return add_variable(L"USERPROFILE", path);
}

void platform_add_absolute(const char *path, Text *out) {
    Wide relative, absolute;
    const DWORD length =
        widen(path, &relative) ? GetFullPathNameW(relative.text, PATH_UNITS, absolute.text, NULL) : 0;
    if (length > 0 && length < PATH_UNITS)
        add_narrow(absolute.text, out);
    else
        text_add(out, path);
}

// Links are rare here, and need rights of their own.
void platform_follow_links(const char *path, Text *to) {
    text_add(to, path);
}

// ---- What is there ----

static bool is_link(HANDLE file) {
    FILE_ATTRIBUTE_TAG_INFO info;
    return GetFileInformationByHandleEx(file, FileAttributeTagInfo, &info, sizeof info) != 0 &&
           (info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
           (info.ReparseTag == IO_REPARSE_TAG_SYMLINK || info.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT);
}

static bool fill_facts(HANDLE file, PlatformFacts *facts) {
    BY_HANDLE_FILE_INFORMATION info;
    *facts = (PlatformFacts){.kind = PLATFORM_SPECIAL};
    if (GetFileType(file) != FILE_TYPE_DISK)
        return true;
    if (!note(GetFileInformationByHandle(file, &info) != 0))
        return false;
    const uint64_t changed = units_of(info.ftLastWriteTime);
    *facts = (PlatformFacts){
        .kind = is_link(file)                                             ? PLATFORM_LINK
                : (info.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? PLATFORM_A_FOLDER
                                                                          : PLATFORM_FILE,
        .bytes = (int64_t)((uint64_t)info.nFileSizeHigh << 32 | info.nFileSizeLow),
        .changed_s = (int64_t)(changed / UNITS_A_SECOND) - SECONDS_TO_1970,
        .changed_ns = (int32_t)(changed % UNITS_A_SECOND * 100),
        .disk = info.dwVolumeSerialNumber,
        .number = (uint64_t)info.nFileIndexHigh << 32 | info.nFileIndexLow,
        .names = info.nNumberOfLinks,
    };
    return true;
}

static bool facts_of(const char *path, DWORD flags, PlatformFacts *facts) {
    Wide wide;
    if (!widen(path, &wide))
        return false;
    const HANDLE file = CreateFileW(wide.text, FILE_READ_ATTRIBUTES, SHARED, NULL, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS | flags, NULL);
    if (!note(file != INVALID_HANDLE_VALUE))
        return false;
    const bool good = fill_facts(file, facts);
    CloseHandle(file);
    return good;
}

bool platform_facts(const char *path, PlatformFacts *facts) {
    return facts_of(path, 0, facts);
}

bool platform_facts_unfollowed(const char *path, PlatformFacts *facts) {
    return facts_of(path, FILE_FLAG_OPEN_REPARSE_POINT, facts);
}

// The path without links. False if there is no such file.
static bool real_path(const char *path, WCHAR real[NAME_BYTES]) {
    Wide wide;
    if (!widen(path, &wide))
        return false;
    const HANDLE file = CreateFileW(wide.text, FILE_READ_ATTRIBUTES, SHARED, NULL, OPEN_EXISTING,
                                    FILE_FLAG_BACKUP_SEMANTICS, NULL);
    if (file == INVALID_HANDLE_VALUE)
        return false;
    const DWORD length = GetFinalPathNameByHandleW(file, real, NAME_BYTES, FILE_NAME_NORMALIZED);
    CloseHandle(file);
    return length > 0 && length < NAME_BYTES;
}

bool platform_leads_out(const char *path, const char *folder) {
    WCHAR to[NAME_BYTES], from[NAME_BYTES];
    if (!real_path(path, to) || !real_path(folder, from))
        return false;
    const size_t length = wcslen(from);
    return wcsncmp(to, from, length) != 0 || (to[length] != L'\\' && to[length] != L'\0');
}

bool platform_is_same(const char *path, const char *other) {
    PlatformFacts a, b;
    return platform_facts(path, &a) && platform_facts(other, &b) && a.disk == b.disk && a.number == b.number;
}

// A folder's mark "read only" means something else; whether one may write in it only trying tells.
bool platform_may(const char *path, PlatformRight right) {
    Wide wide;
    return widen(path, &wide) && _waccess(wide.text, right == PLATFORM_READ    ? 4
                                                     : right == PLATFORM_WRITE ? 2
                                                                               : 0) == 0;
}

struct PlatformListing {
    HANDLE find;
    WIN32_FIND_DATAW next;
    bool more;
    char name[NAME_BYTES];
};

PlatformListing *platform_list(const char *folder) {
    Wide wide;
    Text all = {0};
    PlatformListing *listing = malloc(sizeof *listing);
    text_printf(&all, "%s/*", folder);
    const bool good = listing != NULL && !all.failed && folder[0] != '\0' && widen(text_string(&all), &wide);
    text_finish(&all);
    if (good) {
        listing->find = FindFirstFileW(wide.text, &listing->next);
        listing->more = listing->find != INVALID_HANDLE_VALUE;
        if (note(listing->more))
            return listing;
    } else if (listing != NULL) {
        errno = ENOENT;
    }
    free(listing);
    return NULL;
}

const char *platform_list_next(PlatformListing *listing) {
    while (listing != NULL && listing->more) {
        const int bytes = WideCharToMultiByte(CP_UTF8, 0, listing->next.cFileName, -1, listing->name,
                                              sizeof listing->name, NULL, NULL);
        listing->more = FindNextFileW(listing->find, &listing->next) != 0;
        if (bytes > 0 && strcmp(listing->name, ".") != 0 && strcmp(listing->name, "..") != 0)
            return listing->name;
    }
    return NULL;
}

void platform_list_end(PlatformListing *listing) {
    if (listing != NULL)
        FindClose(listing->find);
    free(listing);
}

// ---- Changing folders ----

static bool is_folder(const Wide *wide) {
    const DWORD attributes = GetFileAttributesW(wide->text);
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

// Rights are those of the folder above. A drive exists, although making it is refused for another reason.
bool platform_make_folder(const char *path, unsigned rights) {
    Wide wide;
    (void)rights;
    if (!widen(path, &wide))
        return false;
    if (CreateDirectoryW(wide.text, NULL) != 0)
        return true;
    note(false);
    if (is_folder(&wide))
        errno = EEXIST;
    return false;
}

bool platform_make_unique_folder(char *path) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    char *const end = path + strlen(path) - 6;
    for (int attempt = 0; attempt < 100; attempt++) {
        uint64_t number = platform_now() / 100 * 31 + platform_process() + (uint64_t)attempt;
        for (int i = 0; i < 6; i++, number /= sizeof letters - 1)
            end[i] = letters[number % (sizeof letters - 1)];
        if (platform_make_folder(path, PLATFORM_OWN))
            return true;
        if (errno != EEXIST)
            return false;
    }
    return false;
}

// A link to a folder is a folder to Windows.
bool platform_remove_file(const char *path) {
    Wide wide;
    PlatformFacts facts;
    if (!widen(path, &wide))
        return false;
    if (DeleteFileW(wide.text) != 0)
        return true;
    note(false);
    const int error = errno;
    const bool is_link_to_folder =
        is_folder(&wide) && platform_facts_unfollowed(path, &facts) && facts.kind == PLATFORM_LINK;
    errno = error;
    return is_link_to_folder && note(RemoveDirectoryW(wide.text) != 0);
}

bool platform_remove_folder(const char *path) {
    Wide wide;
    return widen(path, &wide) && note(RemoveDirectoryW(wide.text) != 0);
}

bool platform_rename(const char *from, const char *to) {
    Wide wide_from, wide_to;
    return widen(from, &wide_from) && widen(to, &wide_to) &&
           note(MoveFileExW(wide_from.text, wide_to.text,
                            MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0);
}

bool platform_add_name(const char *file, const char *name) {
    Wide wide_file, wide_name;
    return widen(file, &wide_file) && widen(name, &wide_name) &&
           note(CreateHardLinkW(wide_name.text, wide_file.text, NULL) != 0);
}

// ---- Files ----

static PlatformFile open_file(const char *path, DWORD access, DWORD how) {
    Wide wide;
    if (!widen(path, &wide))
        return PLATFORM_NO_FILE;
    const HANDLE file = CreateFileW(wide.text, access, SHARED, NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);
    if (!note(file != INVALID_HANDLE_VALUE))
        return PLATFORM_NO_FILE;
    const int number = _open_osfhandle((intptr_t)file, _O_BINARY);
    if (number < 0)
        CloseHandle(file);
    return number;
}

static HANDLE handle_of(PlatformFile file) {
    return (HANDLE)_get_osfhandle(file);
}

// The C library here doesn't know "x", and turns line ends into two bytes without "b".
FILE *platform_fopen(const char *path, const char *mode) {
    Wide wide;
    wchar_t how[4] = {(wchar_t)mode[0], L'b', strchr(mode, '+') != NULL ? L'+' : L'\0', L'\0'};
    if (strchr(mode, 'x') != NULL) {
        const PlatformFile file = open_file(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW);
        return file != PLATFORM_NO_FILE ? _fdopen(file, "wb") : NULL;
    }
    return widen(path, &wide) ? _wfopen(wide.text, how) : NULL;
}

bool platform_write_file(const char *path, PlatformBefore before, const char *bytes, size_t length) {
    const PlatformFile file =
        open_file(path, GENERIC_WRITE, before == PLATFORM_NEW ? CREATE_NEW : CREATE_ALWAYS);
    if (file == PLATFORM_NO_FILE)
        return false;
    const bool good = platform_write_at(file, bytes, length, 0) == length && platform_sync(file);
    const int error = errno;
    platform_close(file);
    errno = error;
    return good;
}

bool platform_replace_file(const char *path, const char *bytes, size_t length) {
    Text unfinished = {0};
    text_printf(&unfinished, "%s.new", path);
    errno = ENOMEM;
    const bool good = !unfinished.failed &&
                      platform_write_file(text_string(&unfinished), PLATFORM_OVER, bytes, length) &&
                      platform_rename(text_string(&unfinished), path);
    const int error = errno;
    if (!good && !unfinished.failed)
        platform_remove_file(text_string(&unfinished));
    text_finish(&unfinished);
    errno = error;
    return good;
}

PlatformFile platform_create(const char *path) {
    return open_file(path, GENERIC_READ | GENERIC_WRITE, CREATE_NEW);
}

PlatformFile platform_reopen(const char *path) {
    return open_file(path, GENERIC_READ | GENERIC_WRITE, OPEN_EXISTING);
}

void platform_close(PlatformFile file) {
    _close(file);
}

bool platform_lock_file(PlatformFile file) {
    OVERLAPPED place = {.OffsetHigh = LOCKED_AT};
    if (LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) !=
        0)
        return true;
    return GetLastError() != ERROR_LOCK_VIOLATION && GetLastError() != ERROR_IO_PENDING;
}

bool platform_file_facts(PlatformFile file, PlatformFacts *facts) {
    return fill_facts(handle_of(file), facts);
}

size_t platform_write_at(PlatformFile file, const char *bytes, size_t length, uint64_t position) {
    size_t written = 0;
    while (written < length) {
        const uint64_t at = position + written;
        const size_t left = length - written;
        OVERLAPPED place = {.Offset = (DWORD)at, .OffsetHigh = (DWORD)(at >> 32)};
        DWORD count = 0;
        if (!note(WriteFile(handle_of(file), bytes + written, left < INT32_MAX ? (DWORD)left : INT32_MAX,
                            &count, &place) != 0))
            break;
        if (count == 0) {
            errno = ENOSPC;
            break;
        }
        written += count;
    }
    return written;
}

bool platform_cut(PlatformFile file, uint64_t length) {
    const LARGE_INTEGER end = {.QuadPart = (LONGLONG)length};
    return note(SetFilePointerEx(handle_of(file), end, NULL, FILE_BEGIN) != 0 &&
                SetEndOfFile(handle_of(file)) != 0);
}

bool platform_sync(PlatformFile file) {
    return FlushFileBuffers(handle_of(file)) != 0 || GetLastError() == ERROR_INVALID_FUNCTION || note(false);
}

// Windows writes entries with the files.
bool platform_sync_folder(const char *path) {
    (void)path;
    return true;
}

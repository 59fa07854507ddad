/* Fails the calls by which SQLite writes, syncs and allocates, one at a time, and writes down what reached the disk.

   Loaded before all else (LD_PRELOAD); tests/server/faults/shim.py compiles and steers it. Only files below the
   watched folder are touched. A call is counted when it comes; from the armed number on it fails, once or for good. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, TRUNCATE = 3, UNLINK = 4 };

static char watched[4096];
static long counted, failed, fail_at, allocations, allocation_at;
static int fail_with, for_good, journal = -1;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void shim_watch(const char *folder) { strncpy(watched, folder, sizeof watched - 1); }
void shim_arm(long at, int with, int good) { counted = failed = 0; fail_with = with; for_good = good; fail_at = at; }
void shim_arm_memory(long at, int good) { allocations = failed = 0; for_good = good; allocation_at = at; }
void shim_disarm(void) { fail_at = allocation_at = 0; }
void shim_journal(int file) { journal = file; counted = 0; }
long shim_counted(void) { return counted; }
long shim_failed(void) { return failed; }

static int is_watched(int file, char *path, size_t room) {
    char link[64];
    if (!watched[0]) return 0;
    char digits[16];
    int n = 0, rest = file;
    do { digits[n++] = '0' + rest % 10; rest /= 10; } while (rest);
    strcpy(link, "/proc/self/fd/");
    size_t at = strlen(link);
    while (n) link[at++] = digits[--n];
    link[at] = 0;
    int saved = errno;
    ssize_t length = readlink(link, path, room - 1);
    errno = saved;
    if (length < 0) return 0;
    path[length] = 0;
    return strncmp(path, watched, strlen(watched)) == 0;
}

/* Whether this call is to fail. */
static int fails(void) {
    pthread_mutex_lock(&mutex);
    counted++;
    int now = fail_at && (for_good ? counted >= fail_at : counted == fail_at);
    if (now) failed++;
    pthread_mutex_unlock(&mutex);
    if (now) errno = fail_with;
    return now;
}

static void note(int what, const char *path, int64_t offset, const void *data, int64_t length) {
    if (journal < 0) return;
    int64_t head[4] = {what, (int64_t)strlen(path), offset, length};
    pthread_mutex_lock(&mutex);
    syscall(SYS_write, journal, head, sizeof head);
    syscall(SYS_write, journal, path, head[1]);
    if (data) syscall(SYS_write, journal, data, length);
    pthread_mutex_unlock(&mutex);
}

#define REAL(name) static __typeof__(name) *real; if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

/* A write that fails has written half: a disk that is full is not full at the edge of a record. */
#define WRITES(name, type)                                                             \
    ssize_t name(int file, const void *data, size_t length, type offset) {             \
        REAL(name);                                                                    \
        char path[4096];                                                               \
        if (!is_watched(file, path, sizeof path)) return real(file, data, length, offset); \
        if (fails()) {                                                                 \
            int with = errno;                                                          \
            if (length > 1 && real(file, data, length / 2, offset) < 0) {}              \
            errno = with;                                                              \
            return -1;                                                                 \
        }                                                                              \
        ssize_t done = real(file, data, length, offset);                               \
        if (done > 0) note(WRITE, path, offset, data, done);                           \
        return done;                                                                   \
    }
WRITES(pwrite, off_t)
WRITES(pwrite64, off64_t)

ssize_t write(int file, const void *data, size_t length) {
    REAL(write);
    char path[4096];
    if (!is_watched(file, path, sizeof path)) return real(file, data, length);
    if (fails()) return -1;
    int64_t offset = lseek(file, 0, SEEK_CUR);
    ssize_t done = real(file, data, length);
    if (done > 0) note(WRITE, path, offset, data, done);
    return done;
}

#define SYNCS(name)                                                  \
    int name(int file) {                                             \
        REAL(name);                                                  \
        char path[4096];                                             \
        if (!is_watched(file, path, sizeof path)) return real(file); \
        if (fails()) return -1;                                      \
        int done = real(file);                                       \
        if (!done) note(SYNC, path, 0, 0, 0);                        \
        return done;                                                 \
    }
SYNCS(fsync)
SYNCS(fdatasync)

#define TRUNCATES(name, type)                                                \
    int name(int file, type length) {                                        \
        REAL(name);                                                          \
        char path[4096];                                                     \
        if (!is_watched(file, path, sizeof path)) return real(file, length); \
        if (fails()) return -1;                                              \
        int done = real(file, length);                                       \
        if (!done) note(TRUNCATE, path, length, 0, 0);                       \
        return done;                                                         \
    }
TRUNCATES(ftruncate, off_t)
TRUNCATES(ftruncate64, off64_t)

#define MAPS(name, type)                                                             \
    void *name(void *at, size_t length, int may, int flags, int file, type offset) { \
        REAL(name);                                                                  \
        char path[4096];                                                             \
        if (file >= 0 && is_watched(file, path, sizeof path) && fails()) return MAP_FAILED; \
        return real(at, length, may, flags, file, offset);                           \
    }
MAPS(mmap, off_t)
MAPS(mmap64, off64_t)

int unlink(const char *path) {
    REAL(unlink);
    int done = real(path);
    if (!done && watched[0] && strncmp(path, watched, strlen(watched)) == 0) note(UNLINK, path, 0, 0, 0);
    return done;
}

/* SQLite's own memory (sqlite3_mem_methods). */
static int no_memory(void) {
    pthread_mutex_lock(&mutex);
    allocations++;
    int now = allocation_at && (for_good ? allocations >= allocation_at : allocations == allocation_at);
    if (now) failed++;
    pthread_mutex_unlock(&mutex);
    return now;
}
long shim_allocations(void) { return allocations; }
static void *get(int size) { return no_memory() ? 0 : malloc(size); }
static void *change(void *old, int size) { return no_memory() ? 0 : realloc(old, size); }
static int size_of(void *block) { return block ? (int)malloc_usable_size(block) : 0; }
static int round_up(int size) { return (size + 7) & ~7; }
static int begin(void *nothing) { (void)nothing; return 0; }
static void end(void *nothing) { (void)nothing; }

struct methods {
    void *(*get)(int);
    void (*free)(void *);
    void *(*change)(void *, int);
    int (*size)(void *);
    int (*round_up)(int);
    int (*begin)(void *);
    void (*end)(void *);
    void *nothing;
};
struct methods shim_memory = {get, free, change, size_of, round_up, begin, end, 0};

/* Fails the calls by which a database writes, syncs and allocates, one at a time, and writes down what reached the disk.

   Loaded before all else (LD_PRELOAD); tests/server/faults/shim.py compiles and steers it. Only files below the
   watched folder are touched. A call is counted when it comes; from the armed number on it fails, once or for good.

   SQLite is a part of the process that steers. The processes of PostgreSQL share what steers them through a file
   (CARIBE_FAULT_CONTROL), and their malloc is watched, but for that of the first process, which starts the others. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, SYNC = 2, TRUNCATE = 3, UNLINK = 4 };

/* Steers the faults: what is counted, what is to fail, and how. `Control` in shim.py has the same fields. */
struct control {
    long counted, failed, fail_at, allocations, allocation_at;
    int fail_with, for_good, first;
    char watched[4096];
};
static struct control own, *c = &own;
static int journal = -1;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static __attribute__((constructor)) void share(void) {
    const char *path = getenv("CARIBE_FAULT_CONTROL");
    int file = path ? open(path, O_RDWR) : -1;
    if (file < 0) return;
    struct control *shared = mmap(0, sizeof own, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (shared == MAP_FAILED) return;
    shared->first = getpid();
    c = shared;
}

void shim_watch(const char *folder) { strncpy(c->watched, folder, sizeof c->watched - 1); }
void shim_arm(long at, int with, int good) {
    c->counted = c->failed = 0;
    c->fail_with = with;
    c->for_good = good;
    c->fail_at = at;
}
void shim_arm_memory(long at, int good) {
    c->allocations = c->failed = 0;
    c->for_good = good;
    c->allocation_at = at;
}
void shim_disarm(void) { c->fail_at = c->allocation_at = 0; }
void shim_journal(int file) { journal = file; c->counted = 0; }
long shim_counted(void) { return c->counted; }
long shim_failed(void) { return c->failed; }

static int is_watched(int file, char *path, size_t room) {
    char link[64];
    if (!c->watched[0]) return 0;
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
    return strncmp(path, c->watched, strlen(c->watched)) == 0;
}

/* Whether the next of these calls is to fail. */
static int is_next(long *counter, long at) {
    long number = __atomic_add_fetch(counter, 1, __ATOMIC_SEQ_CST);
    int now = at && (c->for_good ? number >= at : number == at);
    if (now) __atomic_add_fetch(&c->failed, 1, __ATOMIC_SEQ_CST);
    return now;
}

static int fails(void) {
    int now = is_next(&c->counted, c->fail_at);
    if (now) errno = c->fail_with;
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
    if (!done && c->watched[0] && strncmp(path, c->watched, strlen(c->watched)) == 0) note(UNLINK, path, 0, 0, 0);
    return done;
}

/* SQLite's own memory (sqlite3_mem_methods). */
static int no_memory(void) { return is_next(&c->allocations, c->allocation_at); }
long shim_allocations(void) { return c->allocations; }
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

/* PostgreSQL's memory. */
extern void *__libc_malloc(size_t);
extern void *__libc_realloc(void *, size_t);

static int refused(void) {
    if (c == &own || !c->allocation_at || getpid() == c->first || !no_memory()) return 0;
    errno = ENOMEM;
    return 1;
}
void *malloc(size_t size) { return refused() ? 0 : __libc_malloc(size); }
void *realloc(void *old, size_t size) { return refused() ? 0 : __libc_realloc(old, size); }

/* PostgreSQL writes several pieces at once where the system can. */
#define VECTORS(name, type)                                                                  \
    ssize_t name(int file, const struct iovec *pieces, int count, type offset) {             \
        REAL(name);                                                                          \
        char path[4096];                                                                     \
        if (is_watched(file, path, sizeof path) && fails()) return -1;                       \
        return real(file, pieces, count, offset);                                            \
    }
VECTORS(pwritev, off_t)
VECTORS(pwritev64, off64_t)

int posix_fallocate(int file, off_t offset, off_t length) {
    REAL(posix_fallocate);
    char path[4096];
    if (is_watched(file, path, sizeof path) && fails()) return errno;
    return real(file, offset, length);
}

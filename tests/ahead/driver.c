/* Loads a library of kernels and answers calls that come over standard input: what `run.mjs` does for WebAssembly. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#else
#include <dlfcn.h>
#endif

#define MOST 16

/* Numbers and addresses all take one register or one word of the stack, and who is given too many looks at none. */
typedef int64_t (*Face)(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t,
                        int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t);

static void take(void *to, size_t bytes) {
    if (fread(to, 1, bytes, stdin) != bytes) exit(0);
}

static Face find(const char *library, const char *symbol) {
#ifdef _WIN32
    HMODULE loaded = LoadLibraryA(library);
    Face found = loaded ? (Face)(void *)GetProcAddress(loaded, symbol) : NULL;
    const char *why = loaded ? "no such function" : "not loaded";
#else
    void *loaded = dlopen(library, RTLD_NOW);
    Face found = loaded ? (Face)dlsym(loaded, symbol) : NULL;
    const char *why = found ? "" : dlerror();
#endif
    if (!found) {
        fprintf(stderr, "%s: %s: %s\n", library, symbol, why);
        exit(1);
    }
    return found;
}

int main(int count, char **words) {
    if (count != 2) return 2;
#ifdef _WIN32
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#endif
    for (;;) {
        /* A call: the symbol's length and letters; for each value a number, and how many bytes lie at it, if any. */
        uint8_t length, values;
        char symbol[256] = {0};
        int64_t given[MOST] = {0}, sizes[MOST] = {0};
        take(&length, 1);
        take(symbol, length);
        take(&values, 1);
        if (values > MOST) return 3;
        for (int index = 0; index < values; index++) {
            take(&given[index], 8);
            take(&sizes[index], 8);
            if (sizes[index] < 0) continue;
            given[index] = (int64_t)(intptr_t)malloc(sizes[index] + 1);
            take((void *)(intptr_t)given[index], sizes[index]);
        }
        int64_t result = find(words[1], symbol)(
            given[0], given[1], given[2], given[3], given[4], given[5], given[6], given[7],
            given[8], given[9], given[10], given[11], given[12], given[13], given[14], given[15]);
        /* The answer: the result, then the bytes of each array. */
        fwrite(&result, 8, 1, stdout);
        for (int index = 0; index < values; index++) {
            if (sizes[index] < 0) continue;
            fwrite((void *)(intptr_t)given[index], 1, sizes[index], stdout);
            free((void *)(intptr_t)given[index]);
        }
        fflush(stdout);
    }
}

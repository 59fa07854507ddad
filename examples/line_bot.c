/* A bot for Caribe in C: it prefers "build", then "play", else any action. gcc -O2 -o line_bot line_bot.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20];

int main(void) {
    int best = -1, worth = -1, seen = 0;
    unsigned long long seed;
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        int number, value;
        char verb[64];
        if (!strcmp(line, "new\n")) {
            puts("ready example-c");
        } else if (sscanf(line, "action %d %63s", &number, verb) == 2) {
            value = !strcmp(verb, "build") ? 2 : !strcmp(verb, "play");
            if (value > worth || (value == worth && rand() % ++seen == 0)) {
                best = number;
                if (value > worth) seen = 1;
                worth = value;
            }
        } else if (sscanf(line, "go %llu", &seed) == 1) {
            printf("action %d\n", best);
            best = worth = -1, seen = 0;
            srand((unsigned)seed);
        }
    }
    return 0;
}

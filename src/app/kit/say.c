// SPDX-License-Identifier: MIT
// Texts of a pack put together. See say.h.
#include "app/kit/say.h"

#include <stdio.h>
#include <string.h>

const char *say_of(const App *app, const char *format, const char *name) {
    char key[96];
    snprintf(key, sizeof key, format, name);
    return words_get_or(app->words, key, name);
}

const char *say_number(const App *app, char *out, size_t size, const char *key, int number) {
    return app_fill(app, out, size, key, NUM("number", number));
}

const char *say_seat(const App *app, Seat seat) {
    return seat < session_options(app->session)->setup.seats ? seat_name(app, seat) : "";
}

void say_in_list(char *out, size_t size, const char *word) {
    const size_t used = strlen(out);
    snprintf(out + used, size - used, "%s%s", used > 0 ? ", " : "", word);
}

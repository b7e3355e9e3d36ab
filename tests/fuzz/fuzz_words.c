// SPDX-License-Identifier: MIT
// Fuzzes language files: any bytes are refused with a place, or give texts that can be looked up and filled
// in.
#include "data/words.h"
#include "fuzz.h"

static const char *const keys[] = {"card.galaxy.name", "card.galaxy.text", "refusal.game_over", "a", NULL};

static void use(const Words *words) {
    Problems problems = {0};
    Text out = {0};
    for (size_t i = 0; keys[i] != NULL; i++) {
        fuzz_expect(words_get(words, keys[i]) != NULL, "a missing text is its key");
        words_fill(words, &out, keys[i], STR("amount", "3"), STR("card", "{"));
    }
    words_part(words, "card", "galaxy", "name");
    words_check(words, "f", keys, NULL, &problems);
    pack_words_check(fuzz_catalog(), words, "f", (PackWords){0}, &problems);
    words_same_placeholders(words, words, &problems);
    text_finish(&out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Problems problems = {0};
    Words *words = words_create();
    if (words == NULL)
        return 0;
    const bool good = words_parse(words, "f", (const char *)data, size, &problems);
    fuzz_expect(good == (problems.count == 0), "what is refused is explained");
    use(words);
    words_destroy(words);
    return 0;
}

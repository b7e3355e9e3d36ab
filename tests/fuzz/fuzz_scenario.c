// SPDX-License-Identifier: MIT
// Fuzzes scenario files: any bytes are refused with a place, or give a valid position that can be played and
// scored. Whether the expectations hold does not matter.
#include "core/json_out.h"
#include "data/scenario.h"
#include "fuzz.h"

#include <string.h>

// The two differences that there must never be.
static const char disorder[] = "the state is not in order", change[] = "changed the state";

// Messages quote the input, and fuzzers are quick to find out what is looked for: then nothing can be said.
static bool mentions(const uint8_t *data, size_t size, const char *words) {
    const size_t length = strlen(words);
    for (size_t i = 0; i + length <= size; i++)
        if (memcmp(data + i, words, length) == 0)
            return true;
    return false;
}

static void score(const Scenario *scenario) {
    Text out = {0}, problem = {0};
    JsonOut json;
    Match *match = scenario_position(scenario, &problem);
    if (match != NULL) {
        fuzz_expect(match_check(match, &problem), text_string(&problem));
        json_out_init(&json, &out);
        json_begin_object(&json, NULL);
        match_score(match, &json);
        json_end_object(&json);
    }
    match_destroy(match);
    text_finish(&out);
    text_finish(&problem);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Problems problems = {0};
    Text out = {0};
    Scenario *scenario = scenario_load(fuzz_file("s.json", data, size), &fuzz_packs, &problems);
    fuzz_expect((scenario == NULL) == (problems.count > 0), "what is refused is explained");
    if (scenario != NULL) {
        const bool good = scenario_run(scenario, &out);
        fuzz_expect(good == (out.length == 0), "what differs is explained");
        if (!mentions(data, size, disorder) && !mentions(data, size, change)) {
            fuzz_expect(strstr(text_string(&out), disorder) == NULL, text_string(&out));
            fuzz_expect(strstr(text_string(&out), change) == NULL, text_string(&out));
        }
        score(scenario);
    }
    scenario_destroy(scenario);
    text_finish(&out);
    return 0;
}

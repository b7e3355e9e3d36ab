// SPDX-License-Identifier: MIT
// Tests the foundations: random numbers and hashes that must be equal on every machine (the expected numbers
// come from a second implementation in another language), text, problems and JSON output.
#include "core/file_kind.h"
#include "core/hash.h"
#include "core/json_out.h"
#include "core/problem.h"
#include "core/rng.h"
#include "core/text.h"
#include "core/utf8.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

START_TEST(rng_gives_the_known_numbers) {
    static const struct {
        uint64_t seed, first[4];
    } known[] = {
        {0, {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c}},
        {1, {0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7}},
        {UINT64_MAX, {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f}},
    };
    for (size_t i = 0; i < COUNT(known); i++) {
        Rng rng;
        rng_seed(&rng, known[i].seed);
        for (int j = 0; j < 4; j++)
            ck_assert_uint_eq(rng_next(&rng), known[i].first[j]);
    }
}
END_TEST

START_TEST(rng_below_gives_the_known_numbers) {
    static const uint32_t known[] = {2, 12, 22, 30, 32, 25, 23, 28, 25, 19, 22, 9};
    Rng rng;
    rng_seed(&rng, 42);
    for (size_t i = 0; i < COUNT(known); i++)
        ck_assert_uint_eq(rng_below(&rng, 33), known[i]);
}
END_TEST

// Chi-square over many draws; the limit lies five standard deviations above what chance gives.
START_TEST(rng_below_is_even) {
    static const uint32_t bounds[] = {2, 3, 7, 33, 48};
    const uint32_t bound = bounds[_i];
    const int draws = 200000;
    int hits[48] = {0};
    Rng rng;
    rng_seed(&rng, 99);
    for (int i = 0; i < draws; i++) {
        const uint32_t drawn = rng_below(&rng, bound);
        ck_assert_uint_lt(drawn, bound);
        hits[drawn]++;
    }
    double sum = 0;
    const double expected = (double)draws / bound, freedom = bound - 1;
    for (uint32_t i = 0; i < bound; i++)
        sum += (hits[i] - expected) * (hits[i] - expected) / expected;
    ck_assert_double_lt(sum, freedom + 5 * sqrt(2 * freedom));
}
END_TEST

// With a bound just above half of 2^32, multiplying without rejection would hit every other number twice as
// often: odd and even results would be 2 to 1.
START_TEST(rng_below_rejects) {
    const uint32_t bound = 0xAAAAAAABu; // 2/3 of 2^32
    int odd = 0;
    const int draws = 100000;
    Rng rng;
    rng_seed(&rng, 5);
    for (int i = 0; i < draws; i++)
        odd += (int)(rng_below(&rng, bound) % 2);
    ck_assert_int_gt(odd, draws / 2 - 1000);
    ck_assert_int_lt(odd, draws / 2 + 1000);
}
END_TEST

START_TEST(rng_below_one_is_zero) {
    Rng rng;
    rng_seed(&rng, 3);
    for (int i = 0; i < 100; i++)
        ck_assert_uint_eq(rng_below(&rng, 1), 0);
}
END_TEST

// Lots count from 0 and dice from 1, in a script too; what it does not have is a failure, and comes from the
// generator all the same.
START_TEST(told_luck_has_lots_and_dice) {
    static const uint8_t rolls[] = {0, 6, 6, 0};
    static const uint16_t begins[] = {0};
    const RngScript script = {.roll = rolls, .rolls = COUNT(rolls), .begins = begins};
    Luck luck = {.script = NULL};
    rng_seed(&luck.rng, 3);
    luck_use_script(&luck, &script);
    ck_assert_uint_eq(rng_roll(&luck.rng, 6), 0);
    ck_assert_uint_eq(rng_die(&luck.rng, 6), 6);
    ck_assert_uint_eq(luck.failed, 0);
    ck_assert_uint_lt(rng_roll(&luck.rng, 6), 6); // a 6 is no lot of six
    ck_assert_uint_eq(luck.failed, 1);
    ck_assert_uint_eq(luck.rolled, 2);
}
END_TEST

START_TEST(dice_have_all_their_faces) {
    int seen[8] = {0};
    Rng rng;
    rng_seed(&rng, 5);
    for (int i = 0; i < 600; i++)
        seen[rng_die(&rng, 6)]++;
    for (int face = 1; face <= 6; face++)
        ck_assert_int_gt(seen[face], 60);
}
END_TEST

START_TEST(shuffle_gives_the_known_order) {
    static const uint8_t known[] = {1, 8, 3, 0, 4, 5, 9, 6, 2, 7};
    uint8_t bytes[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    Rng rng;
    rng_seed(&rng, 7);
    rng_shuffle(&rng, bytes, COUNT(bytes));
    ck_assert_mem_eq(bytes, known, sizeof known);
}
END_TEST

START_TEST(shuffle_is_a_permutation) {
    Rng rng;
    rng_seed(&rng, 11);
    for (uint32_t count = 0; count <= 200; count++) {
        uint8_t bytes[200], seen[200] = {0};
        for (uint32_t i = 0; i < count; i++)
            bytes[i] = (uint8_t)i;
        rng_shuffle(&rng, bytes, count);
        for (uint32_t i = 0; i < count; i++)
            ck_assert_uint_eq(seen[bytes[i]]++, 0);
    }
}
END_TEST

// Every card of four comes to every place equally often.
START_TEST(shuffle_is_even) {
    int hits[4][4] = {{0}};
    const int rounds = 40000;
    Rng rng;
    rng_seed(&rng, 12);
    for (int round = 0; round < rounds; round++) {
        uint8_t bytes[] = {0, 1, 2, 3};
        rng_shuffle(&rng, bytes, 4);
        for (int place = 0; place < 4; place++)
            hits[bytes[place]][place]++;
    }
    for (int card = 0; card < 4; card++)
        for (int place = 0; place < 4; place++)
            ck_assert_int_lt(abs(hits[card][place] - rounds / 4), 500);
}
END_TEST

static void fill(uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++)
        bytes[i] = (uint8_t)(i * 7 + 3);
}

typedef struct KnownHash {
    size_t size;
    uint64_t plain, seeded;
} KnownHash;

static void check_known(uint64_t (*hash)(const void *bytes, size_t size, uint64_t seed),
                        const KnownHash *known, size_t count) {
    uint8_t bytes[1001];
    fill(bytes, 1000);
    for (size_t i = 0; i < count; i++) {
        ck_assert_uint_eq(hash(bytes, known[i].size, 0), known[i].plain);
        ck_assert_uint_eq(hash(bytes, known[i].size, 0x123456789abcdef), known[i].seeded);
    }
}

START_TEST(hash_gives_the_known_values) {
    static const KnownHash known[] = {
        {0, 0xd7655447a1e90c5c, 0x97ee07f41d0eab02},  {1, 0x90363ec6afb8bc09, 0xeaecf034b4bd93b6},
        {31, 0xeaa7799d1d92bbd0, 0x687079f1f06976e1}, {32, 0x664b5bf6fd3c5b5c, 0x5fc80f18fc6d6d51},
        {33, 0xea675c52d3b3a823, 0xe769b8ec7dd2db1f}, {1000, 0x84b7c1cf78c79770, 0x49c11066ef297e53},
    };
    check_known(hash_bytes, known, COUNT(known));
}
END_TEST

START_TEST(hash_does_not_depend_on_alignment) {
    uint8_t bytes[80], shifted[88];
    fill(bytes, sizeof bytes);
    for (size_t shift = 0; shift < 8; shift++) {
        memcpy(shifted + shift, bytes, sizeof bytes);
        ck_assert_uint_eq(hash_bytes(shifted + shift, sizeof bytes, 1), hash_bytes(bytes, sizeof bytes, 1));
    }
}
END_TEST

static int bits_in(uint64_t word) {
    int bits = 0;
    for (; word != 0; word &= word - 1)
        bits++;
    return bits;
}

START_TEST(every_bit_changes_the_hash) {
    static const size_t sizes[] = {1, 31, 32, 33, 1000};
    const size_t size = sizes[_i];
    uint8_t bytes[1000] = {0};
    fill(bytes, size);
    const uint64_t before = hash_bytes(bytes, size, 0);
    long changed = 0;
    for (size_t bit = 0; bit < 8 * size; bit++) {
        bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
        const uint64_t after = hash_bytes(bytes, size, 0);
        bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
        ck_assert_uint_ne(after, before);
        changed += bits_in(after ^ before);
    }
    // About half of the 64 bits each time.
    const double mean = (double)changed / (double)(8 * size);
    ck_assert_double_gt(mean, 26);
    ck_assert_double_lt(mean, 38);
}
END_TEST

START_TEST(hash_knows_the_length) {
    const uint8_t zeros[100] = {0};
    for (size_t a = 0; a < 100; a++)
        for (size_t b = 0; b < a; b++)
            ck_assert_uint_ne(hash_bytes(zeros, a, 0), hash_bytes(zeros, b, 0));
}
END_TEST

// Of blocks: the whole, and one that is written down block by block.
START_TEST(hash_of_blocks_gives_the_known_values) {
    static const KnownHash known[] = {
        {0, 0xd07a1dc2f645ff1a, 0xd141cde1202d33d5},    {1, 0x3a5427c825061a8d, 0xf6bf086e81d29b87},
        {16, 0x04c33caf9af522d8, 0x6b548f76512375c0},   {17, 0x55338ce084c0cce2, 0xf4ec5251d8511811},
        {1000, 0x3baf06b19f2acddb, 0x72649b21add9b899},
    };
    check_known(hash_blocks, known, COUNT(known));
}
END_TEST

START_TEST(every_bit_of_a_part_changes_the_hash) {
    uint8_t bytes[96];
    fill(bytes, sizeof bytes);
    long changed = 0;
    const uint64_t before = hash_end(hash_part(hash_begin(1), bytes, 5, 70));
    for (size_t bit = 0; bit < 8 * sizeof bytes; bit++) {
        bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
        const uint64_t after = hash_end(hash_part(hash_begin(1), bytes, 5, 70));
        bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
        // 70 bytes are five blocks.
        ck_assert_int_eq(after != before, bit / 8 >= 5 && bit / 8 < 85);
        changed += bits_in(after ^ before);
    }
    const double mean = (double)changed / (8 * 80);
    ck_assert_double_gt(mean, 26);
    ck_assert_double_lt(mean, 38);
}
END_TEST

START_TEST(the_place_of_a_block_counts_its_turn_does_not) {
    uint8_t bytes[64] = {0};
    uint64_t seen[48];
    for (size_t place = 0; place < COUNT(seen); place++) {
        bytes[place] = 1;
        seen[place] = hash_end(hash_part(hash_begin(0), bytes, place, 1));
        bytes[place] = 0;
        for (size_t other = 0; other < place; other++)
            ck_assert_uint_ne(seen[other], seen[place]);
    }
    fill(bytes, sizeof bytes);
    const HashSum up = hash_part(hash_part(hash_begin(7), bytes, 0, 20), bytes, 40, 16);
    const HashSum down = hash_part(hash_part(hash_begin(7), bytes, 40, 16), bytes, 0, 20);
    ck_assert_uint_eq(hash_end(up), hash_end(down));
    ck_assert_uint_ne(hash_end(up), hash_end(hash_part(hash_begin(7), bytes, 0, 20)));
}
END_TEST

START_TEST(hash_as_text) {
    char text[HASH_TEXT_SIZE];
    hash_text(0x0123456789abcdef, text);
    ck_assert_str_eq(text, "0123456789abcdef");
    hash_text(0, text);
    ck_assert_str_eq(text, "0000000000000000");
}
END_TEST

START_TEST(text_grows) {
    Text text = {0};
    ck_assert_str_eq(text_string(&text), "");
    for (int i = 0; i < 1000; i++) {
        text_add(&text, "ab");
        text_add_bytes(&text, "cde", 1);
        text_printf(&text, "%d", i % 10);
    }
    ck_assert_uint_eq(text.length, 4000);
    ck_assert_uint_eq(strlen(text_string(&text)), 4000);
    ck_assert_int_eq(strncmp(text_string(&text), "abc0abc1abc2", 12), 0);
    ck_assert(!text.failed);
    text_clear(&text);
    ck_assert_str_eq(text_string(&text), "");
    text_add_bytes(&text, "", 0);
    ck_assert_str_eq(text_string(&text), "");
    text_finish(&text);
    ck_assert_ptr_null(text.data);
}
END_TEST

START_TEST(text_printf_takes_long_results) {
    Text text = {0};
    text_printf(&text, "%05000d|%s", 7, "end");
    ck_assert_uint_eq(text.length, 5004);
    ck_assert_str_eq(text_string(&text) + 4999, "7|end");
    text_finish(&text);
}
END_TEST

START_TEST(text_is_cut_between_characters) {
    char out[6];
    ck_assert(text_copy(out, sizeof out, "abcde"));
    ck_assert_str_eq(out, "abcde");
    ck_assert(!text_copy(out, sizeof out, "abcdef"));
    ck_assert_str_eq(out, "abcde");
    ck_assert(!text_copy(out, sizeof out, "abcdäf")); // ä has two bytes, of which one would fit
    ck_assert_str_eq(out, "abcd");
    ck_assert(!text_copy(out, sizeof out, "ab😀"));
    ck_assert_str_eq(out, "ab");
    ck_assert(!text_copy(out, 1, "a"));
    ck_assert_str_eq(out, "");
}
END_TEST

START_TEST(nearest_word) {
    static const char *const words[] = {"ship",   "tech",           "weapon", "action",
                                        "troops", "directly_above", "row"};
    static const struct {
        const char *word, *nearest;
    } cases[] = {
        {"shipp", "ship"},
        {"shp", "ship"},
        {"hsip", "ship"},
        {"SHIP", "ship"},
        {"Weapom", "weapon"},
        {"wepno", "weapon"},
        {"trops", "troops"},
        {"directly above", "directly_above"},
        {"above_directly", NULL},
        {"", NULL},
        {"x", NULL},
        {"galaxy", NULL},
        {"rwo", "row"},
        {"ro", "row"},
        {"ship", "ship"},
        {"acton", "action"},
        {"technic", "tech"},
        {"weap", "weapon"},
        {"rove", "row"},
        {"te", "tech"},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const char *nearest = text_nearest(cases[i].word, words, COUNT(words));
        ck_assert_msg(nearest == cases[i].nearest || (nearest != NULL && cases[i].nearest != NULL &&
                                                      strcmp(nearest, cases[i].nearest) == 0),
                      "%s: %s", cases[i].word, nearest != NULL ? nearest : "(none)");
    }
    ck_assert_ptr_null(text_nearest("a", words, 0));
}
END_TEST

START_TEST(nearest_takes_the_first_of_equals_and_long_words) {
    static const char *const words[] = {"bat", "cat"};
    ck_assert_str_eq(text_nearest("rat", words, 2), "bat");
    char long_word[400];
    memset(long_word, 'a', sizeof long_word);
    long_word[399] = '\0';
    const char *const lists[] = {long_word};
    ck_assert_ptr_null(text_nearest(long_word, lists, 1));
}
END_TEST

START_TEST(capitals_of_names) {
    char out[40], small[5];
    utf8_capitals(out, sizeof out, "Tiger's Größe, ½ÿ÷é");
    ck_assert_str_eq(out, "TIGER'S GRÖßE, ½ÿ÷É");
    utf8_capitals(small, sizeof small, "abcü"); // no half letters
    ck_assert_str_eq(small, "ABC");
    utf8_capitals(out, sizeof out, "a\xC3");
    ck_assert_str_eq(out, "A\xC3");
}
END_TEST

START_TEST(utf8_knows_what_is_well_formed) {
    static const struct {
        const char *bytes;
        size_t length;
    } cases[] = {
        {"a", 1},
        {"\x7F", 1},
        {"\xC3\xA4", 2},
        {"\xE2\x82\xAC", 3},
        {"\xF0\x9F\x98\x80", 4},
        {"\xF4\x8F\xBF\xBF", 4},
        {"\xEE\x80\x80", 3},
        {"\x80", 0},
        {"\xC0\x80", 0},
        {"\xC1\xBF", 0},
        {"\xE0\x9F\xBF", 0}, // overlong
        {"\xED\xA0\x80", 0},
        {"\xF4\x90\x80\x80", 0},
        {"\xF5\x80\x80\x80", 0},
        {"\xFF", 0},
        {"\xC3", 0},
        {"\xE2\x82", 0},
        {"\xE2\x28\xA1", 0},
        {"\xF0\x9F\x98", 0},
    };
    for (size_t i = 0; i < COUNT(cases); i++)
        ck_assert_uint_eq(utf8_length(cases[i].bytes, strlen(cases[i].bytes)), cases[i].length);
    ck_assert_uint_eq(utf8_length("a", 0), 0);
}
END_TEST

static void count_heard(void *listener, const Problem *problem) {
    *(int *)listener += problem->warns ? 100 : 1;
}

START_TEST(problems_have_codes_and_are_all_heard) {
    static const struct {
        const char *said, *code, *message;
    } given[] = {{"[key] unknown", "key", "unknown"},
                 {"[un-used] x", "un-used", "x"},
                 {"[]unknown", "", "[]unknown"},
                 {"[Key] x", "", "[Key] x"},
                 {"no code [key] x", "", "no code [key] x"}};
    int heard = 0;
    Problems *problems = calloc(1, sizeof *problems);
    ck_assert_ptr_nonnull(problems);
    problems->hear = count_heard;
    problems->listener = &heard;
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        problems_add(problems, "f", 1, 1, "%s", given[i].said);
        ck_assert_str_eq(problems->item[i].code, given[i].code);
        ck_assert_str_eq(problems->item[i].message, given[i].message);
    }
    for (int i = 0; i < 40; i++)
        problems_add(problems, "f", 1, 1, "[!fit] too long");
    ck_assert_int_eq(heard, 5 + 40 * 100);
    ck_assert_int_eq(problems->count, PROBLEMS_MAX);
    ck_assert_int_eq(problems_total(problems), 45);
    free(problems);
}
END_TEST

START_TEST(problems_print_what_is_known) {
    static const struct {
        const char *file;
        int line, column;
        const char *printed;
    } cases[] = {{"a.json", 3, 7, "a.json:3:7: wrong 5"},
                 {"a.json", 3, 0, "a.json:3: wrong 5"},
                 {"a.json", 0, 0, "a.json: wrong 5"},
                 {"", 0, 0, "wrong 5"}};
    Problems problems = {0};
    for (size_t i = 0; i < COUNT(cases); i++) {
        Text out = {0};
        problems_add(&problems, cases[i].file, cases[i].line, cases[i].column, "wrong %d", 5);
        problem_print(&problems.item[i], &out);
        ck_assert_str_eq(text_string(&out), cases[i].printed);
        text_finish(&out);
    }
}
END_TEST

START_TEST(lists_of_problems_are_printed) {
    Problems problems = {0};
    Text out = {0};
    problems_print(&problems, "; ", 0, &out);
    ck_assert_str_eq(text_string(&out), "");
    for (int i = 1; i <= 3; i++)
        problems_add(&problems, "f", i, 0, "no");
    problems_print(&problems, "; ", 0, &out);
    ck_assert_str_eq(text_string(&out), "f:1: no; f:2: no; f:3: no");
    text_clear(&out);
    problems_print(&problems, "\n", 3, &out);
    ck_assert_str_eq(text_string(&out), "f:1: no\nf:2: no\nf:3: no");
    text_clear(&out);
    problems.dropped = 4;
    problems_print(&problems, "\n", 2, &out);
    ck_assert_str_eq(text_string(&out), "f:1: no\nf:2: no\nand 5 more");
    text_finish(&out);
}
END_TEST

START_TEST(problems_past_the_limit_are_counted) {
    Problems problems = {0};
    for (int i = 0; i < PROBLEMS_MAX + 5; i++)
        problems_add(&problems, "f", i, 1, "no %d", i);
    ck_assert_int_eq(problems.count, PROBLEMS_MAX);
    ck_assert_int_eq(problems.dropped, 5);
    ck_assert_str_eq(problems.item[PROBLEMS_MAX - 1].message, "no 31");
}
END_TEST

START_TEST(long_messages_are_cut_between_characters) {
    char umlauts[2 * PROBLEM_MESSAGE_MAX + 2];
    for (size_t i = 0; i < PROBLEM_MESSAGE_MAX; i++)
        memcpy(umlauts + 2 * i, "ä", 2);
    umlauts[2 * PROBLEM_MESSAGE_MAX] = '\0';
    Problems problems = {0};
    problems_add(&problems, umlauts, 1, 1, "%s", umlauts);
    ck_assert_uint_eq(strlen(problems.item[0].message), PROBLEM_MESSAGE_MAX - 2);
    ck_assert_uint_eq(strlen(problems.item[0].file), PROBLEM_FILE_MAX - 2);
}
END_TEST

START_TEST(json_commas_and_nesting) {
    Text out = {0};
    JsonOut json;
    json_out_init(&json, &out);
    json_begin_object(&json, NULL);
    json_begin_list(&json, "a");
    json_number(&json, NULL, 1);
    json_begin_object(&json, NULL);
    json_end_object(&json);
    json_begin_list(&json, NULL);
    json_end_list(&json);
    json_string(&json, NULL, NULL);
    json_end_list(&json);
    json_bool(&json, "b", true);
    json_bool(&json, "c", false);
    json_null(&json, "d");
    json_number(&json, "e", INT64_MIN);
    json_end_object(&json);
    ck_assert_str_eq(text_string(&out), "{\"a\":[1,{},[],null],\"b\":true,\"c\":false,\"d\":null,"
                                        "\"e\":-9223372036854775808}");
    text_finish(&out);
}
END_TEST

START_TEST(json_escapes) {
    Text out = {0};
    JsonOut json;
    json_out_init(&json, &out);
    json_begin_object(&json, NULL);
    json_string(&json, "k\"\n", "\\ \" / \b\f\n\r\t \x01\x1f \x7f ä😀 \xff\xc3");
    json_end_object(&json);
    ck_assert_str_eq(text_string(&out), "{\"k\\\"\\n\":\"\\\\ \\\" / \\b\\f\\n\\r\\t \\u0001\\u001f \x7f "
                                        "ä😀 \xEF\xBF\xBD\xEF\xBF\xBD\"}");
    text_finish(&out);
}
END_TEST

START_TEST(json_for_people) {
    Text out = {0};
    json_out_indent("{\"a\":[1,\"x,]}\\\"{\",true],\"b\":{},\"c\":[],\"d\":[[1,2],{\"e\":\"f:\"}]}", &out);
    ck_assert_str_eq(text_string(&out), "{\n  \"a\": [1, \"x,]}\\\"{\", true],\n  \"b\": {},\n  \"c\": [],\n"
                                        "  \"d\": [\n    [1, 2],\n    {\n      \"e\": \"f:\"\n    }\n  ]\n}");
    text_finish(&out);
}
END_TEST

START_TEST(json_numbers) {
    Text out = {0};
    JsonOut json;
    json_out_init(&json, &out);
    json_begin_list(&json, NULL);
    json_eighths(&json, NULL, 84);
    json_eighths(&json, NULL, 0);
    json_eighths(&json, NULL, -1);
    json_eighths(&json, NULL, -80);
    json_eighths(&json, NULL, 7);
    json_decimal(&json, NULL, 1.005, 1);
    json_decimal(&json, NULL, -0.04, 1);
    json_decimal(&json, NULL, -2.5, 0);
    json_decimal(&json, NULL, 3.14159, 3);
    json_decimal(&json, NULL, 0.0625, 3);
    json_decimal(&json, NULL, (double)INFINITY, 3);
    json_decimal(&json, NULL, (double)NAN, 3);
    json_end_list(&json);
    ck_assert_str_eq(text_string(&out), "[10.5,0,-0.125,-10,0.875,1.0,0.0,-3,3.142,0.063,null,null]");
    text_finish(&out);
}
END_TEST

static void add_numbers(Suite *suite) {
    TCase *numbers = tcase_create("numbers");
    tcase_add_test(numbers, rng_gives_the_known_numbers);
    tcase_add_test(numbers, rng_below_gives_the_known_numbers);
    tcase_add_loop_test(numbers, rng_below_is_even, 0, 5);
    tcase_add_test(numbers, rng_below_rejects);
    tcase_add_test(numbers, rng_below_one_is_zero);
    tcase_add_test(numbers, told_luck_has_lots_and_dice);
    tcase_add_test(numbers, dice_have_all_their_faces);
    tcase_add_test(numbers, shuffle_gives_the_known_order);
    tcase_add_test(numbers, shuffle_is_a_permutation);
    tcase_add_test(numbers, shuffle_is_even);
    tcase_add_test(numbers, hash_gives_the_known_values);
    tcase_add_test(numbers, hash_does_not_depend_on_alignment);
    tcase_add_loop_test(numbers, every_bit_changes_the_hash, 0, 5);
    tcase_add_test(numbers, hash_knows_the_length);
    tcase_add_test(numbers, hash_of_blocks_gives_the_known_values);
    tcase_add_test(numbers, every_bit_of_a_part_changes_the_hash);
    tcase_add_test(numbers, the_place_of_a_block_counts_its_turn_does_not);
    tcase_add_test(numbers, hash_as_text);
    suite_add_tcase(suite, numbers);
}

// ---- files

static FileContent content_of(const char *bytes, size_t length) {
    char path[] = "/tmp/stardeck-kind-XXXXXX";
    const int file = mkstemp(path);
    ck_assert_int_ge(file, 0);
    ck_assert_int_eq(write(file, bytes, length), (ssize_t)length);
    close(file);
    const FileContent content = file_content(path);
    unlink(path);
    ck_assert_int_eq(file_content(path), FILE_UNREADABLE);
    return content;
}

START_TEST(files_are_known_by_how_they_begin) {
    static const char game[] = "{\"stardeck\":2,\"program\":\"0.1.0\"}\n";
    ck_assert_int_eq(content_of(game, sizeof game - 1), FILE_GAME);
    ck_assert_int_eq(content_of(game, 12), FILE_GAME);
    ck_assert_int_eq(content_of(game, 11), FILE_UNKNOWN);
    ck_assert_int_eq(content_of("{\"starduck\":2}", 14), FILE_UNKNOWN);
    ck_assert_int_eq(content_of("PK\003\004", 4), FILE_ARCHIVE);
    ck_assert_int_eq(content_of("PK\005\006", 4), FILE_ARCHIVE);
    ck_assert_int_eq(content_of("PKS", 3), FILE_UNKNOWN);
    ck_assert_int_eq(content_of("", 0), FILE_UNKNOWN);
    ck_assert_int_eq(file_content("/tmp"), FILE_FOLDER);
    ck_assert_int_eq(file_content("/dev/null"), FILE_UNREADABLE);
}
END_TEST

START_TEST(saved_games_are_called_so) {
    ck_assert(file_is_named_game("2026-01-31-20-15.stardeck") && file_is_named_game("a.jsonl"));
    ck_assert(file_is_named_game("A.STARDECK"));
    ck_assert(!file_is_named_game("a.stardeck-pack") && !file_is_named_game("a.json"));
    ck_assert(!file_is_named_game(".stardeck") && !file_is_named_game("stardeck"));
}
END_TEST

static void add_files(Suite *suite) {
    TCase *files = tcase_create("files");
    tcase_add_test(files, files_are_known_by_how_they_begin);
    tcase_add_test(files, saved_games_are_called_so);
    suite_add_tcase(suite, files);
}

static void add_texts(Suite *suite) {
    TCase *texts = tcase_create("texts");
    tcase_add_test(texts, text_grows);
    tcase_add_test(texts, text_printf_takes_long_results);
    tcase_add_test(texts, text_is_cut_between_characters);
    tcase_add_test(texts, nearest_word);
    tcase_add_test(texts, nearest_takes_the_first_of_equals_and_long_words);
    tcase_add_test(texts, utf8_knows_what_is_well_formed);
    tcase_add_test(texts, capitals_of_names);
    tcase_add_test(texts, problems_have_codes_and_are_all_heard);
    tcase_add_test(texts, problems_print_what_is_known);
    tcase_add_test(texts, lists_of_problems_are_printed);
    tcase_add_test(texts, problems_past_the_limit_are_counted);
    tcase_add_test(texts, long_messages_are_cut_between_characters);
    tcase_add_test(texts, json_commas_and_nesting);
    tcase_add_test(texts, json_escapes);
    tcase_add_test(texts, json_for_people);
    tcase_add_test(texts, json_numbers);
    suite_add_tcase(suite, texts);
}

int test_core(void) {
    Suite *suite = suite_create("core");
    add_numbers(suite);
    add_texts(suite);
    add_files(suite);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

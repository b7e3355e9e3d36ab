// SPDX-License-Identifier: MIT
#include "toy.h"

#include "data/pack.h"
#include "engine/game.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    GEMS,
    OWNERS,
    TABLES
};

static const char *const kinds[] = {"red", "green", "blue", NULL};

static const Field inner_fields[] = {
    {.key = "weight",
     .kind = FIELD_NUMBER,
     .required = true,
     .min = 1,
     .max = 9,
     .absent = 5,
     .offset = offsetof(Gem, inner.weight) - offsetof(Gem, inner)},
    {.key = "friend",
     .kind = FIELD_REF,
     .table = OWNERS,
     .offset = offsetof(Gem, inner.friend) - offsetof(Gem, inner)},
};
static const Schema inner_schema = {"inner", inner_fields, COUNT(inner_fields)};

static const Field gem_fields[] = {
    {.key = "id", .kind = FIELD_ID, .required = true, .offset = offsetof(Gem, id)},
    {.key = "worth",
     .kind = FIELD_NUMBER,
     .required = true,
     .min = 2,
     .max = 20,
     .offset = offsetof(Gem, worth)},
    {.key = "shiny", .kind = FIELD_BOOL, .absent = 1, .offset = offsetof(Gem, shiny)},
    {.key = "kind", .kind = FIELD_WORD, .words = kinds, .absent = 2, .offset = offsetof(Gem, kind)},
    {.key = "uses", .kind = FIELD_WORDS, .words = kinds, .offset = offsetof(Gem, uses)},
    {.key = "twin", .kind = FIELD_REF, .table = GEMS, .offset = offsetof(Gem, twin)},
    {.key = "parts",
     .kind = FIELD_REFS,
     .table = GEMS,
     .capacity = 3,
     .offset = offsetof(Gem, parts),
     .count_offset = offsetof(Gem, part_count)},
    {.key = "colour", .kind = FIELD_COLOUR, .offset = offsetof(Gem, colour)},
    {.key = "label", .kind = FIELD_TEXT, .capacity = 8, .offset = offsetof(Gem, label)},
    {.key = "inner",
     .kind = FIELD_RECORD,
     .record = &inner_schema,
     .offset = offsetof(Gem, inner),
     // Seen from the gem, like all offsets of this table.
     .present_offset = offsetof(Gem, inner.given)},
};
const Schema toy_gem_schema = {"gem", gem_fields, COUNT(gem_fields)};

static const Field owner_fields[] = {
    {.key = "id", .kind = FIELD_ID, .required = true, .offset = offsetof(Owner, id)}};
static const Schema owner_schema = {"owner", owner_fields, COUNT(owner_fields)};

static const Field skin_fields[] = {
    {.key = "gem", .kind = FIELD_REF, .required = true, .table = GEMS, .offset = offsetof(Skin, gem)},
    {.key = "picture",
     .kind = FIELD_TEXT,
     .required = true,
     .capacity = ID_MAX,
     .offset = offsetof(Skin, picture)},
};
static const Schema skin_schema = {"skin", skin_fields, COUNT(skin_fields)};

static const Field box_fields[] = {{.key = "",
                                    .kind = FIELD_REFS,
                                    .table = GEMS,
                                    .capacity = 2,
                                    .offset = offsetof(Toy, box[0].gem) - offsetof(Toy, box),
                                    .count_offset = offsetof(Toy, box[0].count) - offsetof(Toy, box)}};
static const Schema box_schema = {"box", box_fields, COUNT(box_fields)};

static const Field luck_fields[] = {{.key = "", .kind = FIELD_NUMBER, .min = 1, .max = 6, .absent = 3}};
static const Schema luck_schema = {"luck", luck_fields, COUNT(luck_fields)};

static const char *const traits[] = {"t0", "t1",  "t2",  "t3",  "t4",  "t5",  "t6",  "t7",  "t8",
                                     "t9", "t10", "t11", "t12", "t13", "t14", "t15", "t16", NULL};

#define MINE(member) .offset = offsetof(Toy, mine.member) - offsetof(Toy, mine)
static const Field mine_fields[] = {
    {.key = "depth", .kind = FIELD_NUMBER16, .min = -300, .max = 1000, .absent = -7, MINE(depth)},
    {.key = "traits", .kind = FIELD_WORDS32, .words = traits, MINE(traits)},
    {.key = "pile",
     .kind = FIELD_REFS,
     .table = GEMS,
     .repeats = true,
     .capacity = 4,
     .count_offset = offsetof(Toy, mine.count) - offsetof(Toy, mine),
     MINE(pile)},
};
static const Schema mine_schema = {"mine", mine_fields, COUNT(mine_fields)};

static const Field first_fields[] = {
    {.key = "gems",
     .kind = FIELD_RECORDS,
     .required = true,
     .table = GEMS,
     .capacity = 4,
     .record = &toy_gem_schema,
     .stride = sizeof(Gem),
     .offset = offsetof(Toy, gem),
     .count_offset = offsetof(Toy, gem_count)},
    {.key = "skins",
     .kind = FIELD_RECORDS,
     .table = NO_TABLE,
     .capacity = 2,
     .record = &skin_schema,
     .stride = sizeof(Skin),
     .offset = offsetof(Toy, skin),
     .count_offset = offsetof(Toy, skin_count),
     .present_offset = offsetof(Toy, skins_given)},
    {.key = "boxes",
     .kind = FIELD_BY_REF,
     .table = OWNERS,
     .record = &box_schema,
     .stride = sizeof(((Toy *)0)->box[0]),
     .offset = offsetof(Toy, box)},
    {.key = "luck",
     .kind = FIELD_BY_REF,
     .table = OWNERS,
     .record = &luck_schema,
     .stride = 1,
     .offset = offsetof(Toy, luck)},
    {.key = "mine", .kind = FIELD_RECORD, .record = &mine_schema, .offset = offsetof(Toy, mine)},
};
static const Schema first_schema = {"toy", first_fields, COUNT(first_fields)};

static const Field second_fields[] = {{.key = "owners",
                                       .kind = FIELD_RECORDS,
                                       .required = true,
                                       .table = OWNERS,
                                       .capacity = 3,
                                       .record = &owner_schema,
                                       .stride = sizeof(Owner),
                                       .offset = offsetof(Toy, owner),
                                       .count_offset = offsetof(Toy, owner_count)}};
static const Schema second_schema = {"owners", second_fields, COUNT(second_fields)};

static const char *const texts[] = {"text", NULL};
static const Table tables[TABLES] = {
    [GEMS] = {.what = "gem",
              .offset = offsetof(Toy, gem),
              .stride = sizeof(Gem),
              .count_offset = offsetof(Toy, gem_count),
              .texts = texts},
    [OWNERS] = {.what = "owner",
                .offset = offsetof(Toy, owner),
                .stride = sizeof(Owner),
                .count_offset = offsetof(Toy, owner_count)},
};
static const PackFile pack_files[] = {{"toy.json", &first_schema}, {"owners.json", &second_schema}};

static const char *const refusals[] = {"ok", "not_your_turn", "no_such_row", NULL};
#define KEY(key_, kind_, field_)                                                                             \
    { .key = (key_), .kind = (kind_), .field = (field_) }
static const Verb verbs[] = {
    {.name = "play",
     .keys = {KEY("card", KEY_CARD, COMMAND_CARD), KEY("row", KEY_PLACE, COMMAND_FROM),
              KEY("pos", KEY_PLACE, COMMAND_AT), KEY("shield", KEY_CARD, COMMAND_WITH)}},
    {.name = "pass", .keys = {KEY("discard", KEY_CARDS, COMMAND_LIST)}, .passes = true},
    {.name = "move",
     .keys = {KEY("row", KEY_PLACE, COMMAND_FROM), KEY("pos", KEY_PLACE, COMMAND_AT),
              KEY("to_row", KEY_PLACE, COMMAND_TO), KEY("to_pos", KEY_PLACE, COMMAND_TO_AT),
              KEY("none", KEY_DECLINE, COMMAND_CARD)}},
    {.name = "ack"},
    {.name = "aim",
     .keys = {{.key = "card", .kind = KEY_CARD, .field = COMMAND_CARD, .none = "nothing"},
              {.key = "colour", .kind = KEY_WORD, .field = COMMAND_WITH, .words = kinds},
              {.key = "at", .kind = KEY_SEAT, .field = COMMAND_TO},
              {.key = "amount", .kind = KEY_NUMBER, .field = COMMAND_FROM, .min = 2, .max = 9},
              {.key = "sure", .kind = KEY_BOOL, .field = COMMAND_AT}}},
    {.name = "choose", .keys = {{.key = "gem", .kind = KEY_ID, .field = COMMAND_TO, .table = GEMS}}},
    {.name = "choose",
     .keys = {{.key = "owner", .kind = KEY_ID, .field = COMMAND_TO, .table = OWNERS},
              {.key = "gems", .kind = KEY_COUNTS, .field = COMMAND_LIST, .table = GEMS}}},
    {.name = NULL},
};

static const char *const texts_of_toy[] = {"kind.red", NULL};

static void prepare(void *rules, Faults *faults) {
    const Toy *toy = rules;
    if (toy->gem[0].worth == 13)
        faults_add(faults, fault_path("toy.json/gems/0/worth"), "13 brings bad luck");
}

const Game toy_game = {.id = "toy",
                       .rules_bytes = sizeof(Toy),
                       .refusals = refusals,
                       .verbs = verbs,
                       .tables = tables,
                       .table_count = TABLES,
                       .card_table = GEMS,
                       .seat_table = OWNERS,
                       .pack_files = pack_files,
                       .pack_file_count = COUNT(pack_files),
                       .texts = texts_of_toy,
                       .prepare = prepare};

static const char good_toy[] = "{\"gems\": [{\"id\": \"ruby\", \"worth\": 5, \"twin\": \"opal\"},\n"
                               "{\"id\": \"opal\", \"worth\": 20}]}\n";
static const char good_owners[] = "{\"owners\": [{\"id\": \"ann\"}, {\"id\": \"bob\"}]}";

Problems toy_problems;
char toy_folder[64];

static void start(void) {
    toy_problems = (Problems){0};
    memcpy(toy_folder, "/tmp/stardeck-test-XXXXXX", sizeof "/tmp/stardeck-test-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(toy_folder));
}

// What tests write lies in the folder, or in folders in it.
static void remove_all(const char *folder) {
    DIR *listing = opendir(folder);
    for (const struct dirent *entry; listing != NULL && (entry = readdir(listing)) != NULL;) {
        char path[512];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        if (remove(path) != 0)
            remove_all(path);
    }
    if (listing != NULL)
        closedir(listing);
    rmdir(folder);
}

static void stop(void) {
    remove_all(toy_folder);
}

void toy_write(const char *name, const char *text, size_t length) {
    char path[128];
    snprintf(path, sizeof path, "%s/%s", toy_folder, name);
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    ck_assert_uint_eq(fwrite(text, 1, length, file), length);
    fclose(file);
}

// All problems, one a line, without the test's toy_folder.
const char *toy_said(void) {
    static char text[PROBLEMS_MAX * (PROBLEM_MESSAGE_MAX + PROBLEM_FILE_MAX)];
    Text out = {0};
    for (int i = 0; i < toy_problems.count; i++) {
        Problem problem = toy_problems.item[i];
        const size_t length = strlen(toy_folder);
        if (length > 0 && strncmp(problem.file, toy_folder, length) == 0)
            memmove(problem.file, problem.file + length, strlen(problem.file + length) + 1);
        if (i > 0)
            text_add(&out, "\n");
        problem_print(&problem, &out);
    }
    text_copy(text, sizeof text, text_string(&out));
    text_finish(&out);
    return text;
}

JsonDoc *toy_parse(const char *text) {
    return json_doc_parse("f", text, strlen(text), &toy_problems);
}

// Loads the toy pack with these two files; NULL: the good one.
bool toy_load(Catalog *catalog, const char *toy, const char *owners) {
    toy = toy != NULL ? toy : good_toy;
    owners = owners != NULL ? owners : good_owners;
    toy_problems = (Problems){0};
    toy_write("toy.json", toy, strlen(toy));
    toy_write("owners.json", owners, strlen(owners));
    return pack_load(catalog, &toy_game, toy_folder, &toy_problems);
}

TCase *toy_case(Suite *suite, const char *name) {
    TCase *tcase = tcase_create(name);
    tcase_add_checked_fixture(tcase, start, stop);
    tcase_set_timeout(tcase, 60);
    suite_add_tcase(suite, tcase);
    return tcase;
}

int toy_run(Suite *suite) {
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

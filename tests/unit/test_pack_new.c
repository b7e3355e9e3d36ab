// SPDX-License-Identifier: MIT
// Tests that a new pack is a complete copy of another one under an unused name; existing files are not
// touched, and nothing is left of a copy that fails.
#include "data/folders.h"
#include "data/pack_new.h"
#include "toy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define INFO                                                                                                 \
    "{\"id\": \"begin\", \"name\": \"To copy\", \"version\": \"1\", \"author\": \"A\", \"game\": \"toy\"}"

static const PackNewWords words = {.name = "My pack", .author = "Ann \"Q\" Lee", .about = "Begin here."};
static PackList *list;
static char original[200], own[200];

static void make_file(const char *name, const char *text, size_t length) {
    char path[300];
    snprintf(path, sizeof path, "%s/%s", toy_folder, name);
    folders_make(path);
    toy_write(name, text, length);
}

static void setup(void) {
    list = calloc(1, sizeof *list);
    ck_assert_ptr_nonnull(list);
    snprintf(original, sizeof original, "%s/original", toy_folder);
    snprintf(own, sizeof own, "%s/deep/packs", toy_folder);
    make_file("original/pack.json", INFO, strlen(INFO));
    make_file("original/deck.json", "{}", 2);
    make_file("original/assets/sounds/a.ogg", "\0\1\2", 3);
    make_file("original/.hidden", "x", 1);
}

static void teardown(void) {
    char command[500];
    pack_list_finish(list);
    free(list);
    snprintf(command, sizeof command, "rm -rf '%s/original' '%s/deep'", toy_folder, toy_folder);
    ck_assert_int_eq(system(command), 0);
}

// The folder's name, or what was said instead; valid until the next call.
static const char *make(void) {
    static char said[800];
    Text made = {0}, problem = {0};
    const bool good = pack_new(list, original, own, &words, &made, &problem);
    const char *slash = strrchr(text_string(&made), '/');
    snprintf(said, sizeof said, "%s", good && slash != NULL ? slash + 1 : text_string(&problem));
    ck_assert_int_eq(good, problem.length == 0);
    text_finish(&made);
    text_finish(&problem);
    return said;
}

static bool is_there(const char *name) {
    struct stat info;
    char path[400];
    snprintf(path, sizeof path, "%s/%s", own, name);
    return lstat(path, &info) == 0;
}

static const char *content(const char *name, size_t *length) {
    static char bytes[300];
    char path[400];
    snprintf(path, sizeof path, "%s/%s", own, name);
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s is missing", name);
    *length = fread(bytes, 1, sizeof bytes - 1, file);
    bytes[*length] = '\0';
    fclose(file);
    return bytes;
}

static void expect_info(const char *folder, const char *id, const char *name) {
    char path[400];
    PackInfo info;
    snprintf(path, sizeof path, "%s/%s", own, folder);
    ck_assert_msg(pack_info_load(&info, path, &toy_problems), "%s", toy_said());
    ck_assert_str_eq(info.id, id);
    ck_assert_str_eq(info.name, name);
    ck_assert_str_eq(info.author, words.author);
    ck_assert_str_eq(info.about, words.about);
    ck_assert_str_eq(info.version, "1");
    ck_assert_str_eq(info.game, "toy");
}

START_TEST(all_of_it_is_copied) {
    size_t length;
    ck_assert_str_eq(make(), "ann_q_lee_my_pack");
    expect_info("ann_q_lee_my_pack", "ann_q_lee_my_pack", "My pack");
    ck_assert_str_eq(content("ann_q_lee_my_pack/deck.json", &length), "{}");
    ck_assert_mem_eq(content("ann_q_lee_my_pack/assets/sounds/a.ogg", &length), "\0\1\2", 3);
    ck_assert_uint_eq(length, 3);
    ck_assert(!is_there("ann_q_lee_my_pack/.hidden"));
}
END_TEST

START_TEST(every_one_has_a_name_of_its_own) {
    ck_assert_str_eq(make(), "ann_q_lee_my_pack");
    ck_assert_str_eq(make(), "ann_q_lee_my_pack_2");
    expect_info("ann_q_lee_my_pack_2", "ann_q_lee_my_pack_2", "My pack 2");
    ck_assert_str_eq(make(), "ann_q_lee_my_pack_3");
}
END_TEST

// A folder that is called so, without being a pack; an id that a pack somewhere else has.
START_TEST(what_is_there_is_left_alone) {
    size_t length;
    make_file("deep/packs/ann_q_lee_my_pack/deck.json", "mine", 4);
    ListedPack *other = pack_list_add(list, "/nowhere", PACK_SHIPPED);
    ck_assert_ptr_nonnull(other);
    snprintf(other->info.id, sizeof other->info.id, "ann_q_lee_my_pack_2");
    ck_assert_str_eq(make(), "ann_q_lee_my_pack_3");
    ck_assert_str_eq(content("ann_q_lee_my_pack/deck.json", &length), "mine");
    ck_assert(!is_there("ann_q_lee_my_pack/pack.json"));
}
END_TEST

START_TEST(what_cant_be_copied_is_told_and_leaves_nothing) {
    char path[300];
    make_file("original/assets/unreadable", "x", 1);
    snprintf(path, sizeof path, "%s/assets/unreadable", original);
    unlink(path);
    ck_assert_int_eq(symlink("nowhere", path), 0);
    const char *said = make();
    ck_assert_msg(strstr(said, "ann_q_lee_my_pack: cannot be written: ") != NULL, "%s", said);
    ck_assert(!is_there("ann_q_lee_my_pack"));
    unlink(path);
    ck_assert_str_eq(make(), "ann_q_lee_my_pack");
}
END_TEST

START_TEST(without_an_original_or_a_folder_it_says_so) {
    make_file("deep/packs", "a file", 6);
    const char *said = make();
    ck_assert_msg(strstr(said, "packs/ann_q_lee_my_pack: cannot be written: ") != NULL, "%s", said);
    snprintf(original, sizeof original, "%s/nothing", toy_folder);
    said = make();
    ck_assert_msg(strstr(said, "nothing/pack.json: can't be opened: ") != NULL, "%s", said);
}
END_TEST

typedef struct Named {
    const char *author, *name, *id;
} Named;

static const Named named[] = {
    {"Ann", "Wild cards!", "ann_wild_cards"},
    {"", "Wild  cards", "wild_cards"},
    {"J\u00FCrgen", "Sch\u00F6ne \u00C4pfel", "juergen_schoene_aepfel"},
    {"", "", "mypack"},
    {"\u041D\u0430\u0442\u0430\u0448\u0430", "\u0429\u0438\u0442 \u0438 \u0451\u0436",
     "natasha_shchit_i_yozh"},
    {"\u039D\u03AF\u03BA\u03BF\u03C2", "\u039A\u03CC\u03C3\u03BC\u03BF\u03C2 2", "nikos_kosmos_2"},
    {"", "7 of 9", "of_9"}, // an id begins with a letter
    {"", "Cr\u00E8me br\u00FBl\u00E9e", "creme_brulee"},
    {"Bartholomew Featherstonehaugh", "The long way home", "bartholomew_the_long_way"},
    {"", "Donaudampfschifffahrtsgesellschaftskapitaen", "donaudampfschifffahrtsgesel"},
};

START_TEST(an_id_says_who_and_what) {
    char id[ID_MAX];
    pack_new_id(named[_i].author, named[_i].name, id);
    ck_assert_str_eq(id, named[_i].id);
}
END_TEST

// Of these letters none can be written: whoever writes so still gets an id of their own.
START_TEST(other_letters_tell_people_apart) {
    static const char *const names[] = {"\u65E5\u672C", "\u672C\u65E5", "\U0001F680"};
    char ids[3][ID_MAX], with_author[ID_MAX];
    for (int i = 0; i < 3; i++) {
        pack_new_id("", names[i], ids[i]);
        ck_assert_msg(ids[i][0] == 'p' && strspn(ids[i] + 1, "0123456789abcdef") == 5 && ids[i][6] == '\0',
                      "%s", ids[i]);
        for (int other = 0; other < i; other++)
            ck_assert_str_ne(ids[i], ids[other]);
    }
    pack_new_id(names[0], "Wild cards", with_author);
    ck_assert_int_eq(strncmp(with_author, ids[0], strlen(ids[0])), 0);
    ck_assert_str_eq(with_author + strlen(ids[0]), "_wild_cards");
}
END_TEST

// Cards of the original's own are cards of the copy's own; names of what is no card of it stay, and other
// files.
START_TEST(its_own_cards_get_ids_of_their_own) {
    static const char cards[] =
        "{\"cards\": [{\"id\": \"begin_decoy\", \"picture\": \"file:begin_a.png\"},\n"
        " {\"id\":\"beginner\"}, {\"id\": \"begin\"}, {\"id\": \"raid\", \"as\": \"begin_x\"}]}\n";
    static const char renamed[] =
        "{\"cards\": [{\"id\": \"ann_q_lee_my_pack_decoy\", \"picture\": \"file:begin_a.png\"},\n"
        " {\"id\":\"beginner\"}, {\"id\": \"begin\"}, {\"id\": \"raid\", \"as\": "
        "\"ann_q_lee_my_pack_x\"}]}\n";
    size_t length;
    make_file("original/deck.json", cards, strlen(cards));
    make_file("original/lang/en.json", "{\"begin_decoy\": 1", 17); // not even whole
    make_file("original/notes.txt", "\"begin_decoy\"", 13);
    ck_assert_str_eq(make(), "ann_q_lee_my_pack");
    ck_assert_str_eq(content("ann_q_lee_my_pack/deck.json", &length), renamed);
    ck_assert_str_eq(content("ann_q_lee_my_pack/lang/en.json", &length), "{\"ann_q_lee_my_pack_decoy\": 1");
    ck_assert_str_eq(content("ann_q_lee_my_pack/notes.txt", &length), "\"begin_decoy\"");
}
END_TEST

// So that each of two people's packs shows its own: wherever a card names them, and nothing else.
START_TEST(its_own_pictures_get_names_of_their_own) {
    static const char cards[] =
        "[\"file:a.svg\", \"icon:b\", \"c\", \"file:d.svg\", \"file:a.svgz\", \"cc\"]";
    static const char renamed[] =
        "[\"file:ann_q_lee_%s_a.svg\", \"icon:ann_q_lee_%s_b\", \"ann_q_lee_%s_c\", "
        "\"file:d.svg\", \"file:a.svgz\", \"cc\"]";
    size_t length;
    char expected[300], name[100], mark[5];
    make_file("original/deck.json", cards, strlen(cards));
    make_file("original/assets/pictures/a.svg", "A", 1);
    make_file("original/assets/icons/game-icons/b.svg", "B", 1);
    make_file("original/assets/emblems/c.svg", "C", 1);
    ck_assert_str_eq(make(), "ann_q_lee_my_pack"); // too long for a picture's name
    text_copy(mark, sizeof mark, strstr(content("ann_q_lee_my_pack/deck.json", &length), "ann_q_lee_") + 10);
    snprintf(expected, sizeof expected, renamed, mark, mark, mark);
    ck_assert_str_eq(content("ann_q_lee_my_pack/deck.json", &length), expected);
    snprintf(name, sizeof name, "ann_q_lee_my_pack/assets/pictures/ann_q_lee_%s_a.svg", mark);
    ck_assert_str_eq(content(name, &length), "A");
    snprintf(name, sizeof name, "ann_q_lee_my_pack/assets/icons/game-icons/ann_q_lee_%s_b.svg", mark);
    ck_assert_str_eq(content(name, &length), "B");
    snprintf(name, sizeof name, "ann_q_lee_my_pack/assets/emblems/ann_q_lee_%s_c.svg", mark);
    ck_assert_str_eq(content(name, &length), "C");
    ck_assert(!is_there("ann_q_lee_my_pack/assets/pictures/a.svg"));
    ck_assert_str_eq(make(), "ann_q_lee_my_pack_2");
    ck_assert(strstr(content("ann_q_lee_my_pack_2/deck.json", &length), mark) == NULL);
}
END_TEST

// Of a long name so much that the longest id of an example, which is told apart by ten letters, is none too
// long.
START_TEST(ids_of_cards_have_room) {
    static const PackNewWords at_length = {.name = "The long way home",
                                           .author = "Bartholomew Featherstonehaugh"};
    size_t length;
    Text made = {0}, problem = {0};
    make_file("original/deck.json", "\"begin_decoy\"", 13);
    ck_assert(pack_new(list, original, own, &at_length, &made, &problem));
    ck_assert_str_eq(content("bartholomew_the_long_way/deck.json", &length),
                     "\"bartholomew_the_long_decoy\"");
    text_finish(&made);
    text_finish(&problem);
}
END_TEST

// What the form shows is what is made, with its number; blanks at the ends of a name are left out.
START_TEST(the_id_is_known_before) {
    PackInfo info = {0};
    const PackNewWords blanks = {.name = "  My pack ", .author = words.author};
    make();
    ck_assert(pack_new_names(list, own, &blanks, &info));
    ck_assert_str_eq(info.id, "ann_q_lee_my_pack_2");
    ck_assert_str_eq(info.name, "My pack 2");
    ck_assert_str_eq(make(), info.id);
}
END_TEST

START_TEST(each_game_has_a_pack_to_copy) {
    Text path = {0};
    make_file("original/template/for_toy/pack.json", INFO, strlen(INFO));
    make_file("original/template/broken/pack.json", "{", 1);
    make_file("original/template/README.md", "x", 1);
    ck_assert(!pack_new_template(original, "chess", &path));
    ck_assert_uint_eq(path.length, 0);
    ck_assert(pack_new_template(original, "toy", &path));
    ck_assert_ptr_nonnull(strstr(text_string(&path), "/original/template/for_toy"));
    text_clear(&path);
    ck_assert(!pack_new_template(own, "toy", &path)); // there is no such folder
    text_finish(&path);
}
END_TEST

int test_pack_new(void) {
    Suite *suite = suite_create("pack_new");
    TCase *tests = toy_case(suite, "copies");
    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, all_of_it_is_copied);
    tcase_add_test(tests, every_one_has_a_name_of_its_own);
    tcase_add_test(tests, what_is_there_is_left_alone);
    tcase_add_test(tests, what_cant_be_copied_is_told_and_leaves_nothing);
    tcase_add_test(tests, without_an_original_or_a_folder_it_says_so);
    tcase_add_loop_test(tests, an_id_says_who_and_what, 0, (int)(sizeof named / sizeof named[0]));
    tcase_add_test(tests, other_letters_tell_people_apart);
    tcase_add_test(tests, its_own_cards_get_ids_of_their_own);
    tcase_add_test(tests, its_own_pictures_get_names_of_their_own);
    tcase_add_test(tests, ids_of_cards_have_room);
    tcase_add_test(tests, the_id_is_known_before);
    tcase_add_test(tests, each_game_has_a_pack_to_copy);
    return toy_run(suite);
}

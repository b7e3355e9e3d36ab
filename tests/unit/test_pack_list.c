// SPDX-License-Identifier: MIT
// Tests the packs that players can add to the games' own: found by their pack.json, in an order, with their
// faults.
#include "data/pack_choice.h"
#include "data/pack_fingerprint.h"
#include "data/pack_list.h"
#include "engine/game.h"
#include "toy.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static PackList *list;

static void setup(void) {
    list = calloc(1, sizeof *list);
    ck_assert_ptr_nonnull(list);
}

static void teardown(void) {
    pack_list_finish(list);
    free(list);
}

static void write_pack(const char *folder, const char *json) {
    char path[160];
    snprintf(path, sizeof path, "%s/%s", toy_folder, folder);
    mkdir(path, 0755);
    snprintf(path, sizeof path, "%s/pack.json", folder);
    toy_write(path, json, strlen(json));
}

static void write_named(const char *id, const char *name) {
    char json[128];
    snprintf(json, sizeof json, "{\"id\":\"%s\",\"name\":\"%s\",\"version\":\"1\"}", id, name);
    write_pack(id, json);
}

static ListedPack *add(const char *folder) {
    char path[160];
    snprintf(path, sizeof path, "%s/%s/", toy_folder, folder);
    ListedPack *pack = pack_list_add(list, path, PACK_NAMED);
    ck_assert_ptr_nonnull(pack);
    return pack;
}

static const char *faults_of(const ListedPack *pack) {
    toy_problems = pack->faults != NULL ? *pack->faults : (Problems){0};
    return toy_said();
}

static const char *order(void) {
    static char ids[256];
    ids[0] = '\0';
    for (int i = 0; i < list->count; i++) {
        strcat(ids, list->pack[i].info.id);
        strcat(ids, " ");
    }
    return ids;
}

// It is listed, with what to do; other files are not, and nothing in a folder of the program's.
START_TEST(archives_among_packs_are_told) {
    static const char *const files[] = {"ships.zip", "SHIPS2.STARDECK-PACK", "ships.txt", ".ships.zip"};
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        toy_write(files[i], "x", 1);
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_str_eq(order(), "./SHIPS2.STARDECK-PACK ./ships.zip ");
    for (int i = 0; i < 2; i++) {
        ck_assert(list->pack[i].stray && list->pack[i].archive && !list->pack[i].on);
        ck_assert_ptr_nonnull(strstr(list->pack[i].faults->item[0].message, "import it"));
    }
    pack_list_finish(list);
    pack_list_scan(list, toy_folder, PACK_SHIPPED);
    ck_assert_int_eq(list->count, 0);
    char path[160];
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        snprintf(path, sizeof path, "%s/%s", toy_folder, files[i]);
        unlink(path);
    }
}
END_TEST

START_TEST(packs_are_found_by_their_file) {
    write_pack("b", "{\"id\":\"second\",\"name\":\"Two\",\"version\":\"1\",\"game\":\"toy\"}");
    write_pack("a", "{\"id\":\"first\",\"name\":\"One\",\"version\":\"0.3\",\"author\":\"Ann\"}");
    char path[160];
    snprintf(path, sizeof path, "%s/none", toy_folder);
    mkdir(path, 0755);
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_str_eq(order(), "first second ./none "); // which is no pack, and says so
    ck_assert(list->pack[2].stray && list->pack[2].faults != NULL && !list->pack[0].stray);
    ck_assert(!list->pack[2].archive);
    ck_assert_str_eq(list->pack[0].info.name, "One");
    ck_assert_str_eq(list->pack[0].info.author, "Ann");
    ck_assert_str_eq(list->pack[0].info.version, "0.3");
    ck_assert_str_eq(list->pack[1].info.game, "toy");
    ck_assert(!list->pack[0].on && list->pack[0].faults == NULL && list->pack[0].origin == PACK_OWN);
    pack_list_scan(list, "/nowhere at all", PACK_OWN);
    ck_assert_int_eq(list->count, 3);
    pack_list_finish(list);
    pack_list_scan(list, toy_folder, PACK_SHIPPED);
    ck_assert_str_eq(order(), "first second ");
}
END_TEST

START_TEST(faulty_ones_are_listed_with_their_faults) {
    write_pack("odd", "{\"id\": \"odd\",\n \"nmae\": \"x\", \"version\": \"1\"}");
    write_pack("broken", "{");
    const ListedPack *odd = add("odd");
    ck_assert_str_eq(odd->info.id, "odd");
    ck_assert_str_eq(odd->info.name, "odd");
    ck_assert_ptr_nonnull(strstr(faults_of(odd), "/odd/pack.json:2:2: "));
    const ListedPack *broken = add("broken");
    ck_assert_str_eq(broken->info.id, "broken");
    ck_assert_ptr_nonnull(strstr(faults_of(broken), "/broken/pack.json:1:2: "));
}
END_TEST

START_TEST(an_id_is_taken_once) {
    write_pack("a", "{\"id\":\"x\",\"name\":\"One\",\"version\":\"1\"}");
    write_pack("b", "{\"id\":\"x\",\"name\":\"Two\",\"version\":\"1\"}");
    ck_assert_ptr_null(add("a")->faults);
    ck_assert_ptr_nonnull(strstr(faults_of(add("b")), "/b/pack.json:1:7: this is a copy of the pack in"));
    char path[160];
    snprintf(path, sizeof path, "%s/b", toy_folder);
    ck_assert_ptr_nonnull(strstr(faults_of(pack_list_add(list, path, PACK_SHIPPED)), // from elsewhere
                                 "/b/pack.json:1:7: the id \"x\" is taken already, by the pack in"));
    ck_assert_str_eq(pack_list_find(list, "x")->info.name, "One");
    ck_assert_ptr_null(pack_list_find(list, "y"));
}
END_TEST

static void write_copy(const char *folder, const char *version) {
    char json[128];
    snprintf(json, sizeof json, "{\"id\":\"mine\",\"name\":\"n\",\"version\":\"%s\"}", version);
    write_pack(folder, json);
}

static bool is_the_one(const char *folder) {
    const char *counts = pack_list_find(list, "mine")->folder;
    return strcmp(strrchr(counts, '/') + 1, folder) == 0 &&
           list->pack[pack_list_index(list, "mine")].folder == counts;
}

// A backup beside the pack must not count instead of it, whatever it is called.
START_TEST(the_folder_called_as_its_id_counts_before_its_copies) {
    write_copy("Copy of mine", "2");
    write_copy("mine", "1");
    write_copy("zz", "3");
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert(is_the_one("mine") && pack_list_find(list, "mine")->faults == NULL);
    for (int i = 0; i < 3; i += 2) {
        ck_assert(list->pack[i].copy && list->pack[i].out);
        ck_assert_int_eq(list->pack[i].faults->count, 1);
        ck_assert_ptr_nonnull(
            strstr(faults_of(&list->pack[i]), "/pack.json:1:7: this is a copy of the pack in"));
        ck_assert_ptr_nonnull(strstr(faults_of(&list->pack[i]), "/mine, with the same id \"mine\""));
    }
}
END_TEST

// Cut off, its pack.json tells no id; the backup does not take its place.
START_TEST(a_broken_pack_is_not_replaced_by_its_copy) {
    write_copy("Copy of mine", "1");
    write_pack("mine", "{\"id\":\"mine\",\"na");
    write_copy("zz", "3");
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert(is_the_one("mine") && pack_list_find(list, "mine")->faults != NULL);
    ck_assert(list->pack[0].copy && list->pack[2].copy);
}
END_TEST

START_TEST(else_the_newest_of_them_counts_and_of_those_the_first) {
    write_copy("b", "1.9");
    write_copy("c", "1.10");
    write_copy("d", "1.10");
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert(is_the_one("c"));
    pack_list_finish(list);
    add("d")->on = true; // in whatever order they are named
    add("c")->on = true;
    add("b")->on = true;
    ck_assert(is_the_one("c"));
}
END_TEST

// What counts is on where the player has that id on, and lies where it lay; the file says it once.
START_TEST(a_copy_changes_nothing_of_the_choice) {
    char path[200], text[400] = "";
    Text problem = {0};
    write_named("low", "n");
    write_copy("b", "1");
    write_named("top", "n");
    pack_list_scan(list, toy_folder, PACK_OWN);
    list->pack[0].on = true;
    ck_assert_str_eq(order(), "mine low top ");
    write_copy("mine", "1");
    ck_assert(pack_list_refresh(list));
    ck_assert(is_the_one("mine") && pack_list_find(list, "mine")->on);
    ck_assert_int_eq(pack_list_index(list, "mine"), 0);
    ck_assert(list->pack[1].copy && list->pack[1].on); // so that it is told
    snprintf(path, sizeof path, "%s/packs.json", toy_folder);
    ck_assert(pack_choice_write(list, path, &problem));
    FILE *file = fopen(path, "r");
    ck_assert(file != NULL && fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    ck_assert_ptr_nonnull(strstr(text, "\"mine\""));
    ck_assert_ptr_null(strstr(strstr(text, "\"mine\"") + 1, "\"mine\""));
    text_finish(&problem);
    snprintf(path, sizeof path, "rm -r '%s/mine'", toy_folder);
    ck_assert_int_eq(system(path), 0);
    ck_assert(pack_list_refresh(list));
    ck_assert(is_the_one("b") && pack_list_find(list, "mine")->on && !pack_list_find(list, "mine")->copy);
}
END_TEST

START_TEST(packs_change_places) {
    static const char *const ids[] = {"a", "b", "c", "d"};
    for (size_t i = 0; i < COUNT(ids); i++) {
        char json[96];
        snprintf(json, sizeof json, "{\"id\":\"%s\",\"name\":\"n\",\"version\":\"1\"}", ids[i]);
        write_pack(ids[i], json);
        add(ids[i]);
    }
    pack_list_move(list, 0, 2);
    ck_assert_str_eq(order(), "b c a d ");
    pack_list_move(list, 3, 0);
    ck_assert_str_eq(order(), "d b c a ");
    pack_list_move(list, 1, 1);
    ck_assert_str_eq(order(), "d b c a ");
}
END_TEST

START_TEST(a_pack_serves_its_game) {
    write_pack("mine", "{\"id\":\"mine\",\"name\":\"n\",\"version\":\"1\",\"game\":\"toy\"}");
    write_pack("other", "{\"id\":\"other\",\"name\":\"n\",\"version\":\"1\",\"game\":\"another\"}");
    write_pack("any", "{\"id\":\"any\",\"name\":\"n\",\"version\":\"1\"}");
    ck_assert(pack_list_supports(add("mine"), &toy_game));
    ck_assert(!pack_list_supports(add("other"), &toy_game));
    const ListedPack *any = add("any");
    ck_assert(!pack_list_supports(any, &toy_game));
    char path[200];
    snprintf(path, sizeof path, "%s/%s", any->folder, toy_game.id);
    mkdir(path, 0755);
    ck_assert(pack_list_supports(any, &toy_game));
}
END_TEST

static bool unfit(int place, const char *said) {
    Problems told = {0};
    const bool found = pack_list_is_unfit(list, place, &toy_game, &told);
    ck_assert_int_eq(told.count, found ? 1 : 0);
    ck_assert_str_eq(told.item[0].message, said);
    ck_assert(!found || (told.item[0].line == 1 && told.item[0].column > 40)); // where it names that
    return found;
}

START_TEST(what_it_builds_on_lies_below_it) {
    write_pack("base", "{\"id\":\"base\",\"name\":\"n\",\"version\":\"1\",\"builds_on\":\"toy\"}");
    write_pack("upper", "{\"id\":\"upper\",\"name\":\"n\",\"version\":\"1\",\"builds_on\":\"base\"}");
    write_pack("lost", "{\"id\":\"lost\",\"name\":\"n\",\"version\":\"1\",\"builds_on\":\"gone\"}");
    add("base")->on = true;
    add("upper")->on = true;
    add("lost")->on = true;
    ck_assert(!unfit(0, ""));
    ck_assert(!unfit(1, ""));
    ck_assert(unfit(2, "it builds on the pack \"gone\", which is not here; put it among your packs"));
    list->pack[0].on = false;
    ck_assert(unfit(1, "it builds on the pack \"base\", which is off; switch it on"));
    list->pack[0].on = true;
    pack_list_move(list, 0, 1);
    ck_assert(unfit(0, "it builds on the pack \"base\", which lies above it; move it below"));
    problems_add(&toy_problems, "f", 1, 1, "no");
    pack_list_fault(&list->pack[1], &toy_problems);
    ck_assert(
        unfit(0, "it builds on the pack \"base\", which is left out itself; what is said of it tells why"));
    text_copy(list->pack[1].info.id, sizeof list->pack[1].info.id, "other");
    text_copy(list->pack[0].info.id, sizeof list->pack[0].info.id, "base");
    ck_assert(unfit(0, "it builds on itself"));
}
END_TEST

// No order helps: of each it is said, also where others are between them.
START_TEST(packs_in_a_circle) {
    write_pack("one", "{\"id\":\"one\",\"name\":\"n\",\"version\":\"1\", \"needs\":[\"three\"]}");
    write_pack("two", "{\"id\":\"two\",\"name\":\"n\",\"version\":\"1\", \"needs\":[\"one\"]}");
    write_pack("three", "{\"id\":\"three\",\"name\":\"n\",\"version\":\"1\", \"builds_on\":\"two\"}");
    add("one")->on = true;
    add("two")->on = true;
    add("three")->on = true;
    ck_assert(unfit(
        0, "it needs the pack \"three\", which needs this one in turn; one of them has to do without the "
           "other"));
    ck_assert(
        unfit(1, "it needs the pack \"one\", which needs this one in turn; one of them has to do without the "
                 "other"));
    ck_assert(
        unfit(2, "it builds on the pack \"two\", which needs this one in turn; one of them has to do without "
                 "the other"));
}
END_TEST

START_TEST(what_it_needs_and_what_it_does_not_go_with) {
    write_pack("base", "{\"id\":\"base\",\"name\":\"n\",\"version\":\"1.9\"}");
    write_pack("upper", "{\"id\":\"upper\",\"name\":\"n\",\"version\":\"1\", \"needs\":[\"base>=1.10\"]}");
    write_pack("rival", "{\"id\":\"rival\",\"name\":\"n\",\"version\":\"1\", \"conflicts\":[\"base\"]}");
    add("base")->on = true;
    add("upper")->on = true;
    add("rival")->on = true;
    ck_assert(unfit(
        1, "it needs version 1.10 of the pack \"base\" or a newer one, and here is 1.9; get a newer one"));
    ck_assert(unfit(2, "it does not go with the pack \"base\", which is on; switch off one of the two"));
    text_copy(list->pack[0].info.version, PACK_VERSION_MAX, "1.10.2");
    ck_assert(!unfit(1, ""));
    list->pack[0].on = false;
    ck_assert(unfit(1, "it needs the pack \"base\", which is off; switch it on"));
    ck_assert(!unfit(2, ""));
    list->pack[0].on = true;
    pack_list_move(list, 2, 0);
    ck_assert(unfit(0, "it does not go with the pack \"base\", which is on; switch off one of the two"));
}
END_TEST

START_TEST(versions_are_compared_by_their_numbers) {
    static const char *const rising[] = {"0",   "0.9",  "0.10",   "1",  "1.0.1",
                                         "1.9", "1.10", "2 beta", "10", "99999999999999999999"};
    for (size_t i = 0; i < COUNT(rising); i++)
        for (size_t k = 0; k < COUNT(rising); k++)
            ck_assert_msg(pack_version_is_older(rising[i], rising[k]) == (i < k), "%s, %s", rising[i],
                          rising[k]);
    ck_assert(!pack_version_is_older("1", "1.0") && !pack_version_is_older("1.0", "1"));
    ck_assert(!pack_version_is_older("1.02", "1.2") && !pack_version_is_older("v1", "1"));
}
END_TEST

static void write_many(int count) {
    char id[16];
    for (int i = 0; i < count; i++) {
        snprintf(id, sizeof id, "p%04d", i);
        write_named(id, "n");
    }
}

// What there is no room for is told by name, last of all.
START_TEST(there_is_an_end_to_them) {
    write_many(PACK_LIST_MAX + 1);
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_int_eq(list->count, PACK_LIST_MAX);
    const ListedPack *last = &list->pack[PACK_LIST_MAX - 1];
    ck_assert(last->stray &&
              strstr(faults_of(last), "not listed are \"p0999\" and, after it, 1 more") != NULL);
    ck_assert_str_eq(last[-1].info.id, "p0998");
}
END_TEST

// The player's choice is found among hundreds that are off, and may name hundreds.
START_TEST(those_that_are_on_are_found_among_many) {
    char path[200];
    Text json = {0};
    write_many(300);
    write_named("t1", "T1");
    write_named("t2", "T2");
    for (int i = 0; i < 300; i++)
        text_printf(&json, "%s{\"id\": \"p%04d\", \"on\": false}", i > 0 ? ", " : "{\"packs\": [", i);
    text_add(&json, ", {\"id\": \"t2\", \"on\": true}, {\"id\": \"t1\", \"on\": true}]}");
    toy_write("packs.json", text_string(&json), json.length);
    snprintf(path, sizeof path, "%s/packs.json", toy_folder);
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_READ);
    ck_assert_int_eq(problems_total(&toy_problems), 0);
    ck_assert_int_eq(pack_choice_absents(list), 0);
    ck_assert_str_eq(list->pack[0].info.id, "t1");
    ck_assert_str_eq(list->pack[1].info.id, "t2");
    ck_assert(list->pack[0].on && list->pack[1].on && !list->pack[2].on && list->count == 302);
    text_finish(&json);
}
END_TEST

// More than can lie upon one another: the uppermost are told that they have no room.
START_TEST(there_is_room_for_so_many_that_are_on) {
    write_many(PACKS_USED_MAX + 1);
    pack_list_scan(list, toy_folder, PACK_OWN);
    for (int i = 0; i < list->count; i++)
        list->pack[i].on = true;
    ck_assert(!unfit(PACKS_USED_MAX - 1, ""));
    ck_assert(pack_list_is_unfit(list, PACKS_USED_MAX, &toy_game, &toy_problems));
    ck_assert_ptr_nonnull(strstr(toy_said(), "there is no room for it: 60 packs below it are in use"));
    list->pack[0].on = false;
    ck_assert(!unfit(PACKS_USED_MAX, ""));
}
END_TEST

// Faults in one of its games leave a pack in use in the others.
START_TEST(faults_in_one_game_keep_it_out_of_that_one) {
    static Game other;
    static const Game *const both[] = {&toy_game, &other, NULL};
    char path[200];
    other.id = "other";
    write_pack("both", "{\"id\":\"both\",\"name\":\"B\",\"version\":\"1\"}");
    snprintf(path, sizeof path, "%s/both/%s", toy_folder, toy_game.id);
    mkdir(path, 0755);
    snprintf(path, sizeof path, "%s/both/other", toy_folder);
    mkdir(path, 0755);
    ListedPack *pack = add("both");
    pack->on = true;
    problems_add(&toy_problems, "f", 1, 1, "no");
    pack_list_fault_in(pack, &toy_game, both, &toy_problems);
    ck_assert(pack_list_is_out(pack, &toy_game) && !pack_list_is_out(pack, &other) && !pack->out);
    ck_assert(pack_list_is_used(pack, &other) && !pack_list_is_used(pack, &toy_game));
    ck_assert(pack_list_is_used(pack, NULL));
    pack_list_fault_in(pack, &other, both, &toy_problems);
    ck_assert(pack->out && !pack_list_is_used(pack, NULL));
    pack_list_forget_faults(pack);
    ck_assert(pack_list_is_used(pack, &toy_game));
}
END_TEST

START_TEST(a_second_look_keeps_order_and_switches) {
    char path[200];
    write_named("a", "A");
    write_named("b", "B");
    write_named("c", "C");
    pack_list_scan(list, toy_folder, PACK_OWN);
    pack_list_move(list, 2, 0);
    pack_list_find(list, "b")->on = true;
    problems_add(&toy_problems, "f", 1, 1, "no");
    pack_list_fault(pack_list_find(list, "b"), &toy_problems);
    write_named("b", "B again");
    write_named("aa", "new");
    snprintf(path, sizeof path, "%s/a/pack.json", toy_folder);
    remove(path);
    ck_assert(pack_list_refresh(list));
    ck_assert_str_eq(order(), "c b aa ./a "); // no pack any more
    const ListedPack *b = pack_list_find(list, "b");
    ck_assert(b->on && b->faults == NULL && b->origin == PACK_OWN);
    ck_assert_str_eq(b->info.name, "B again");
    ck_assert(!pack_list_find(list, "c")->on && !pack_list_find(list, "aa")->on);
}
END_TEST

START_TEST(the_choice_is_kept) {
    char path[200];
    Text problem = {0};
    static const char *const ids[] = {"a", "b", "c"};
    snprintf(path, sizeof path, "%s/config/packs.json", toy_folder);
    for (size_t i = 0; i < COUNT(ids); i++)
        write_named(ids[i], ids[i]);
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_NONE);
    pack_list_move(list, 0, 2);
    pack_list_find(list, "c")->on = true;
    ck_assert_msg(pack_choice_write(list, path, &problem), "%s", text_string(&problem));
    pack_list_finish(list);
    write_named("d", "d");
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_str_eq(order(), "a b c d ./config ");
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_READ);
    ck_assert_str_eq(order(), "b c a d ./config ");
    ck_assert(pack_list_find(list, "c")->on);
    ck_assert(!pack_list_find(list, "a")->on && !pack_list_find(list, "d")->on);
    ck_assert_int_eq(problems_total(&toy_problems), 0);
    text_finish(&problem);
}
END_TEST

START_TEST(a_broken_choice_is_put_aside) {
    static const char broken[] = "{\"packs\": [{\"id\": \"a\", \"on\": true}";
    char path[200];
    snprintf(path, sizeof path, "%s/packs.json", toy_folder);
    write_named("a", "A");
    toy_write("packs.json", broken, strlen(broken));
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_BROKEN);
    ck_assert(!list->pack[0].on);
}
END_TEST

// An entry that can't be read is left out, a key that nobody knows too; the others hold.
START_TEST(what_is_good_in_a_choice_holds) {
    static const char partly[] = "{\"packs\": [{\"id\": \"b\", \"onn\": true}, {\"id\": \"a\", \"on\": true, "
                                 "\"since\": 7}, 5], \"order\": \"by name\"}";
    char path[200];
    snprintf(path, sizeof path, "%s/packs.json", toy_folder);
    write_named("a", "A");
    write_named("b", "B");
    toy_write("packs.json", partly, strlen(partly));
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_PARTLY);
    ck_assert_ptr_nonnull(strstr(toy_said(), "packs.json:1:24: unknown key \"onn\""));
    ck_assert_ptr_null(strstr(toy_said(), "since")); // what is unknown is kept
    ck_assert_ptr_null(strstr(toy_said(), "order"));
    ck_assert(pack_list_find(list, "a")->on && !pack_list_find(list, "b")->on);
    ck_assert(list->choice_faults != NULL && list->choice_faults->count == problems_total(&toy_problems));
}
END_TEST

// What another program or a newer one has written, and what is said of packs that are not here just now.
START_TEST(nothing_is_lost_when_the_choice_is_written) {
    static const char text[] =
        "{\"packs\": [{\"id\": \"top\", \"on\": true, \"note\": [1]}, {\"id\": \"b\", \"on\": true, "
        "\"since\": 7}, {\"id\": \"gone\", \"on\": false}, {\"id\": \"a\", \"on\": true}], "
        "\"order\": {\"by\": \"name\"}}";
    static const char *const wanted[] = {"\"top\"",  "\"note\": [", "\"b\"",        "\"since\": 7",
                                         "\"gone\"", "\"a\"",       "\"order\": {", "\"by\": \"name\""};
    char path[200], written[1000] = "";
    Text problem = {0};
    snprintf(path, sizeof path, "%s/packs.json", toy_folder);
    write_named("a", "A");
    write_named("b", "B");
    toy_write("packs.json", text, sizeof text - 1);
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_READ);
    ck_assert_int_eq(problems_total(&toy_problems), 0);
    ck_assert(pack_list_refresh(list)); // nor when packs are searched again
    ck_assert_msg(pack_choice_write(list, path, &problem), "%s", text_string(&problem));
    FILE *file = fopen(path, "r");
    ck_assert(file != NULL && fread(written, 1, sizeof written - 1, file) > 0);
    fclose(file);
    const char *at = written;
    for (size_t i = 0; i < COUNT(wanted); i++) {
        at = strstr(at, wanted[i]);
        ck_assert_msg(at != NULL, "%s in %s", wanted[i], written);
    }
}
END_TEST

START_TEST(a_pack_that_comes_back_is_on_as_it_was) {
    char path[200], away[200], from[200];
    Text problem = {0};
    snprintf(path, sizeof path, "%s/config/packs.json", toy_folder);
    snprintf(from, sizeof from, "%s/b", toy_folder);
    snprintf(away, sizeof away, "%s-away", toy_folder);
    write_named("a", "A");
    write_named("b", "B");
    pack_list_scan(list, toy_folder, PACK_OWN);
    pack_list_find(list, "b")->on = true;
    ck_assert_int_eq(rename(from, away), 0);
    ck_assert(pack_list_refresh(list) && pack_list_find(list, "b") == NULL);
    ck_assert(pack_choice_write(list, path, &problem));
    ck_assert_int_eq(rename(away, from), 0);
    ck_assert(pack_list_refresh(list) && pack_list_find(list, "b")->on && !pack_list_find(list, "a")->on);
    pack_list_find(list, "b")->on = false;
    ck_assert(pack_choice_write(list, path, &problem));
    pack_list_finish(list);
    pack_list_scan(list, toy_folder, PACK_OWN);
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_READ);
    ck_assert(!pack_list_find(list, "b")->on);
}
END_TEST

static void move_folder(const char *id, bool away) {
    char here[200], there[200];
    snprintf(here, sizeof here, "%s/%s", toy_folder, id);
    snprintf(there, sizeof there, "%s-away-%s", toy_folder, id);
    ck_assert_int_eq(away ? rename(here, there) : rename(there, here), 0);
}

// Whichever of four go and come back together, once and again.
START_TEST(packs_that_come_back_lie_where_they_lay) {
    static const char *const ids[] = {"a", "b", "c", "d"};
    for (int i = 0; i < 4; i++)
        write_named(ids[i], ids[i]);
    pack_list_scan(list, toy_folder, PACK_OWN);
    pack_list_move(list, 3, 1);
    pack_list_find(list, "b")->on = true;
    ck_assert_str_eq(order(), "a d b c ");
    for (int gone = 1; gone < 16; gone++) {
        for (int i = 0; i < 4; i++)
            if ((gone >> i & 1) != 0)
                move_folder(ids[i], true);
        ck_assert(pack_list_refresh(list));
        for (int i = 0; i < 4; i++)
            if ((gone >> i & 1) != 0)
                move_folder(ids[i], false);
        ck_assert(pack_list_refresh(list));
        ck_assert_msg(strcmp(order(), "a d b c ") == 0, "%d: %s", gone, order());
        ck_assert(pack_list_find(list, "b")->on && !pack_list_find(list, "c")->on);
        ck_assert_int_eq(pack_choice_absents(list), 0);
    }
}
END_TEST

START_TEST(a_broken_choice_that_stays_is_not_overwritten) {
    char path[200], aside[220];
    Text problem = {0};
    snprintf(path, sizeof path, "%s/packs.json", toy_folder);
    snprintf(aside, sizeof aside, "%s.broken", path);
    write_named("a", "A");
    toy_write("packs.json", "[", 1);
    ck_assert_int_eq(mkdir(aside, 0755), 0); // in the way
    pack_list_scan(list, toy_folder, PACK_SHIPPED);
    ck_assert_int_eq(pack_choice_read(list, path, &toy_problems), SETTINGS_BROKEN);
    ck_assert(list->choice_stuck && list->choice_faults != NULL);
    ck_assert(!pack_choice_write(list, path, &problem));
    ck_assert_ptr_nonnull(strstr(text_string(&problem), "put aside"));
    text_finish(&problem);
}
END_TEST

START_TEST(a_stamp_changes_with_any_file) {
    char path[200];
    write_named("a", "A");
    pack_list_scan(list, toy_folder, PACK_OWN);
    uint64_t last = pack_fingerprint(list);
    ck_assert_uint_eq(pack_fingerprint(list), last);
    static const char *const names[] = {"a/deck.json", "a/lang", "a/lang/de.json", "b"};
    for (size_t i = 0; i < COUNT(names); i++) {
        snprintf(path, sizeof path, "%s/%s", toy_folder, names[i]);
        if (strchr(names[i], '.') != NULL)
            toy_write(names[i], "{}", 2);
        else
            mkdir(path, 0755);
        ck_assert_uint_ne(pack_fingerprint(list), last);
        last = pack_fingerprint(list);
    }
    snprintf(path, sizeof path, "%s/a/deck.json", toy_folder);
    toy_write("a/deck.json", "{ }", 3);
    ck_assert_uint_ne(pack_fingerprint(list), last);
    last = pack_fingerprint(list);
    remove(path);
    ck_assert_uint_ne(pack_fingerprint(list), last);
}
END_TEST

int test_pack_list(void) {
    Suite *suite = suite_create("pack_list");
    TCase *tcase = toy_case(suite, "packs");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, packs_are_found_by_their_file);
    tcase_add_test(tcase, archives_among_packs_are_told);
    tcase_add_test(tcase, faulty_ones_are_listed_with_their_faults);
    tcase_add_test(tcase, an_id_is_taken_once);
    tcase_add_test(tcase, the_folder_called_as_its_id_counts_before_its_copies);
    tcase_add_test(tcase, else_the_newest_of_them_counts_and_of_those_the_first);
    tcase_add_test(tcase, a_broken_pack_is_not_replaced_by_its_copy);
    tcase_add_test(tcase, a_copy_changes_nothing_of_the_choice);
    tcase_add_test(tcase, packs_change_places);
    tcase_add_test(tcase, a_pack_serves_its_game);
    tcase_add_test(tcase, what_it_builds_on_lies_below_it);
    tcase_add_test(tcase, packs_in_a_circle);
    tcase_add_test(tcase, what_it_needs_and_what_it_does_not_go_with);
    tcase_add_test(tcase, versions_are_compared_by_their_numbers);
    tcase_add_test(tcase, there_is_an_end_to_them);
    tcase_add_test(tcase, those_that_are_on_are_found_among_many);
    tcase_add_test(tcase, there_is_room_for_so_many_that_are_on);
    tcase_add_test(tcase, faults_in_one_game_keep_it_out_of_that_one);
    tcase_add_test(tcase, a_second_look_keeps_order_and_switches);
    tcase_add_test(tcase, the_choice_is_kept);
    tcase_add_test(tcase, a_broken_choice_is_put_aside);
    tcase_add_test(tcase, what_is_good_in_a_choice_holds);
    tcase_add_test(tcase, nothing_is_lost_when_the_choice_is_written);
    tcase_add_test(tcase, a_pack_that_comes_back_is_on_as_it_was);
    tcase_add_test(tcase, packs_that_come_back_lie_where_they_lay);
    tcase_add_test(tcase, a_broken_choice_that_stays_is_not_overwritten);
    tcase_add_test(tcase, a_stamp_changes_with_any_file);
    return toy_run(suite);
}

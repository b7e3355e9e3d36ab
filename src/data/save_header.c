// SPDX-License-Identifier: MIT
// Reads in order of dependence: whether it is a saved game in a known format, of which game, under which
// rules and cards; only then can the rest be interpreted.
#include "data/save_header.h"

#include "core/hash.h"
#include "data/json_object.h"
#include "data/kept_search.h"
#include "data/pack_titles.h"
#include "data/reader.h"
#include "data/suggest.h"
#include "engine/game.h"
#include "engine/map_choice.h"

#include <string.h>

#define PACK_KEYS 3
#define FLAGS_MAX 8                        // flags are the bits of a byte
#define SEED_NUMBER_END 9007199254740992.0 // 2^53: smaller whole numbers are exact in JSON
#define VERSION_MAX UINT16_MAX

typedef struct HeaderReader {
    Save *save;
    const JsonDoc *doc;
    const ScenarioPacks *packs;
    SaveRules rules;
    Problems *problems;
} HeaderReader;

static const char *const header_keys[] = {
    "stardeck", "program",  "game",    "rules_version", "pack",    "packs", "players", "who",
    "names",    "captains", "options", "seed",          "started", "hash",  "looks",   NULL};

static const cJSON *member(const HeaderReader *reader, const char *key) {
    return json_member(json_doc_root(reader->doc), key);
}

static bool wrong(const HeaderReader *reader, const cJSON *node, const char *key, const char *allowed) {
    if (node == NULL)
        json_doc_problem(reader->doc, json_doc_root(reader->doc), reader->problems,
                         "the first line has no \"%s\", which must be %s", key, allowed);
    else
        json_doc_problem(reader->doc, node, reader->problems, "\"%s\" must be %s, not %s", key, allowed,
                         cJSON_IsString(node) ? quoted(node->valuestring).text : json_doc_type(node));
    return false;
}

bool save_read_hash(const JsonDoc *doc, const cJSON *object, const char *key, uint64_t *hash,
                    Problems *problems) {
    static const char digits[] = "0123456789abcdef";
    const cJSON *node = json_member(object, key);
    const bool text = cJSON_IsString(node);
    *hash = 0;
    if (text && strlen(node->valuestring) == HASH_TEXT_SIZE - 1 &&
        strspn(node->valuestring, digits) == HASH_TEXT_SIZE - 1) {
        for (const char *c = node->valuestring; *c != '\0'; c++)
            *hash = *hash << 4 | (uint64_t)(strchr(digits, *c) - digits);
        return true;
    }
    json_doc_problem(doc, node != NULL ? node : object, problems, "\"%s\" must be 16 digits from 0 to f%s%s",
                     key, node == NULL ? ", and is missing here" : ", not ",
                     node == NULL ? ""
                     : text       ? quoted(node->valuestring).text
                                  : json_doc_type(node));
    return false;
}

static bool read_format(const HeaderReader *reader) {
    const cJSON *node = member(reader, "stardeck");
    long format;
    if (node == NULL) {
        json_doc_problem(reader->doc, json_doc_root(reader->doc), reader->problems,
                         "this is no saved game: its first line has no \"stardeck\"");
        return false;
    }
    if (!json_doc_whole(node, 1, INT32_MAX, &format))
        return wrong(reader, node, "stardeck", "the number of the format, from 1");
    if (format > SAVE_FORMAT)
        json_doc_problem(
            reader->doc, node, reader->problems,
            "[newer] this game was saved by a newer Stardeck, in format %ld; this one reads up to format %d",
            format, SAVE_FORMAT);
    reader->save->header.format = (int)format;
    return format <= SAVE_FORMAT;
}

// A key that this program doesn't know, and that is no misspelled one, is a newer one's: then a problem.
static bool is_of_newer(const HeaderReader *reader) {
    const cJSON *root = json_doc_root(reader->doc);
    size_t known = 0;
    while (header_keys[known] != NULL)
        known++;
    for (const cJSON *key = root->child; key != NULL; key = key->next) {
        bool is_known = false;
        for (size_t i = 0; i < known; i++)
            is_known |= strcmp(key->string, header_keys[i]) == 0;
        if (is_known || text_nearest(key->string, header_keys, known) != NULL)
            continue;
        json_doc_key_problem(reader->doc, key, reader->problems,
                             "[newer] this game was saved by a newer Stardeck: this one does not know %s",
                             quoted(key->string).text);
        return true;
    }
    return false;
}

static bool read_game(const HeaderReader *reader) {
    const cJSON *node = member(reader, "game");
    if (!cJSON_IsString(node))
        return wrong(reader, node, "game", "the id of a game");
    Text problem = {0};
    reader->save->header.catalog = reader->packs->find(reader->packs->context, node->valuestring, &problem);
    const bool good = reader->save->header.catalog != NULL;
    if (!good)
        json_doc_problem(reader->doc, node, reader->problems, "%s", text_string(&problem));
    text_finish(&problem);
    return good;
}

// Rules or cards differ: a note or a problem, as the caller wants.
static bool differs(const HeaderReader *reader, const cJSON *node, const char *sentence) {
    if (reader->rules != SAVE_SAME_RULES) {
        text_printf(&reader->save->differs, "%s\n", sentence);
        return true;
    }
    json_doc_problem(reader->doc, node, reader->problems, "%s", sentence);
    return false;
}

static bool check_rules(const HeaderReader *reader) {
    const Game *game = reader->save->header.catalog->game;
    const cJSON *node = member(reader, "rules_version");
    long version;
    if (!json_doc_whole(node, 1, VERSION_MAX, &version))
        return wrong(reader, node, "rules_version", "a whole number from 1");
    reader->save->rules_version = (uint16_t)version;
    if (version == game->rules_version)
        return true;
    Text sentence = {0};
    text_printf(&sentence,
                "this game was played by version %ld of the rules of %s; this Stardeck plays version %d",
                version, game->id, game->rules_version);
    const bool good = differs(reader, node, text_string(&sentence));
    text_finish(&sentence);
    return good;
}

static bool in_use(const Catalog *catalog, const char *id) {
    for (uint8_t i = 0; i < catalog->packs; i++)
        if (strcmp(catalog->pack[i].id, id) == 0)
            return true;
    return false;
}

// What an entry of "packs" says: id, name and version. False if one of them is not there.
static bool read_pack_keys(const cJSON *node, const char *said[PACK_KEYS]) {
    static const char *const keys[] = {"id", "name", "version"};
    bool good = true;
    for (size_t i = 0; i < PACK_KEYS; i++) {
        const cJSON *value = json_member(node, keys[i]);
        good = good && cJSON_IsString(value);
        said[i] = good ? value->valuestring : "";
    }
    return good;
}

// True if another pack of the file or of those in use here has the name.
static bool is_shared(const HeaderReader *reader, const char *id, const char *name) {
    const cJSON *list = member(reader, "packs");
    const Catalog *here = reader->save->header.catalog;
    bool shared = false;
    for (const cJSON *node = cJSON_IsArray(list) ? list->child : NULL; node != NULL; node = node->next) {
        const cJSON *other = json_member(node, "id"), *called = json_member(node, "name");
        shared |= cJSON_IsString(other) && cJSON_IsString(called) && strcmp(other->valuestring, id) != 0 &&
                  strcmp(called->valuestring, name) == 0;
    }
    for (uint8_t i = 0; i < here->packs; i++)
        shared |= strcmp(here->pack[i].id, id) != 0 && strcmp(here->pack[i].name, name) == 0;
    return shared;
}

static void add_pack_name(const HeaderReader *reader, const char *id, const char *name, const char *version,
                          Text *names) {
    char title[PACK_TITLE_MAX];
    text_printf(names, "%s%s %s", names->length > 0 ? ", " : "",
                is_shared(reader, id, name) ? pack_title_with_id(id, name, title) : name, version);
}

// An entry of "packs": noted if the pack is missing here, and if the numbers may differ without it.
static bool read_pack(const HeaderReader *reader, const cJSON *node, Text *missing) {
    const char *said[PACK_KEYS];
    if (!read_pack_keys(node, said))
        return wrong(reader, node, "packs", "a list of objects with \"id\", \"name\" and \"version\"");
    SaveHeader *header = &reader->save->header;
    if (in_use(header->catalog, said[0]) || cJSON_IsTrue(json_member(node, "only_looks")))
        return true;
    add_pack_name(reader, said[0], said[1], said[2], missing);
    if (header->missing_ids < SAVE_PACKS_MAX) {
        text_copy(header->missing_name[header->missing_ids], SAVE_NAME_MAX, said[1]);
        text_copy(header->missing_id[header->missing_ids++], ID_MAX, said[0]);
    }
    return true;
}

static bool is_listed(const cJSON *list, const char *id) {
    for (const cJSON *node = list != NULL ? list->child : NULL; node != NULL; node = node->next) {
        const cJSON *value = json_member(node, "id");
        if (cJSON_IsString(value) && strcmp(value->valuestring, id) == 0)
            return true;
    }
    return false;
}

static void note_added(const HeaderReader *reader, const cJSON *list) {
    SaveHeader *header = &reader->save->header;
    Text added = {0};
    for (uint8_t i = 0; i < header->catalog->packs; i++) {
        const CatalogPack *pack = &header->catalog->pack[i];
        if (pack->only_looks || is_listed(list, pack->id))
            continue;
        add_pack_name(reader, pack->id, pack->name, pack->version, &added);
        if (header->added_ids < SAVE_PACKS_MAX)
            text_copy(header->added_id[header->added_ids++], ID_MAX, pack->id);
    }
    text_copy(header->added, sizeof header->added, text_string(&added));
    text_finish(&added);
}

static bool read_packs(const HeaderReader *reader) {
    const cJSON *list = member(reader, "packs");
    Text missing = {0};
    bool good = list == NULL || cJSON_IsArray(list);
    if (!good)
        wrong(reader, list, "packs", "a list of the packs it was played with");
    for (const cJSON *node = good && list != NULL ? list->child : NULL; good && node != NULL;
         node = node->next)
        good = read_pack(reader, node, &missing);
    text_copy(reader->save->header.missing, sizeof reader->save->header.missing, text_string(&missing));
    text_finish(&missing);
    if (good)
        note_added(reader, list);
    return good;
}

// Adds that the packs lie in another order here, if that is so.
static void add_order(const HeaderReader *reader, Text *sentence) {
    const cJSON *list = member(reader, "packs");
    const Catalog *here = reader->save->header.catalog;
    const char *said[PACK_KEYS];
    Text then = {0}, now = {0};
    bool moved = false;
    int place = 0;
    for (const cJSON *node = cJSON_IsArray(list) ? list->child : NULL; node != NULL; node = node->next) {
        if (!read_pack_keys(node, said) || !in_use(here, said[0])) // the latter only change looks
            continue;
        while (place < here->packs && !is_listed(list, here->pack[place].id))
            place++;
        if (place == here->packs)
            break; // the file names one twice
        const CatalogPack *pack = &here->pack[place++];
        moved |= strcmp(pack->id, said[0]) != 0;
        add_pack_name(reader, said[0], said[1], said[2], &then);
        add_pack_name(reader, pack->id, pack->name, pack->version, &now);
    }
    if (moved)
        text_printf(sentence, "; its packs lie in another order here, lowest first: %s, not %s",
                    text_string(&now), text_string(&then));
    text_finish(&then);
    text_finish(&now);
}

// Adds why the cards differ, as far as packs are the cause.
static void add_packs(const HeaderReader *reader, Text *sentence) {
    const SaveHeader *header = &reader->save->header;
    if (header->missing[0] != '\0')
        text_printf(sentence, "; it was played with packs that are not in use here: %s", header->missing);
    if (header->added[0] != '\0')
        text_printf(sentence, "; it was played without packs that are in use here: %s", header->added);
    if (header->missing[0] == '\0' && header->added[0] == '\0')
        add_order(reader, sentence);
}

// The packs it was begun with.
static KeptPacks packs_of(const HeaderReader *reader) {
    const cJSON *list = member(reader, "packs");
    const char *said[PACK_KEYS];
    KeptPacks packs = {.count = 0};
    for (const cJSON *node = cJSON_IsArray(list) ? list->child : NULL; node != NULL; node = node->next)
        if (packs.count < PACKS_USED_MAX && read_pack_keys(node, said))
            text_copy(packs.id[packs.count++], ID_MAX, said[0]);
    return packs;
}

// Why there are none is added to `lost`, if something was kept.
static const Catalog *find_kept(const HeaderReader *reader, uint64_t hash, Text *lost) {
    const ScenarioPacks *packs = reader->packs;
    const SaveHeader *header = &reader->save->header;
    KeptPacks begun_with = packs_of(reader);
    begun_with.lost = lost;
    return packs->find_kept != NULL ? packs->find_kept(packs->context, header->catalog,
                                                       (KeptKey){hash, header->looks}, &begun_with)
                                    : NULL;
}

// Goes on with the cards it was begun with, if they are kept.
static bool take_kept(const HeaderReader *reader, uint64_t hash, Text *lost) {
    SaveHeader *header = &reader->save->header;
    const Catalog *kept = find_kept(reader, hash, lost);
    if (kept == NULL)
        return false;
    header->today = header->catalog;
    header->catalog = kept;
    return true;
}

static bool is_same_taste(const CaptainTaste *a, const CaptainTaste *b) {
    return a->verbs == b->verbs && a->cards == b->cards && memcmp(a->card, b->card, a->cards) == 0 &&
           a->liking == b->liking;
}

// Of catalogs with the same hash, so that the same numbers mean the same records.
static bool is_same_captain(const Captain *a, const Captain *b) {
    bool same =
        a->seat == b->seat && a->boldness == b->boldness && a->whim == b->whim && a->tastes == b->tastes;
    for (uint8_t i = 0; same && i < a->tastes; i++)
        same = is_same_taste(&a->taste[i], &b->taste[i]);
    return same;
}

// True if a captain of this game is another today, or gone.
static bool are_captains_others(const SaveHeader *header, const Catalog *kept) {
    bool others = false;
    for (Seat seat = 0; seat < header->setup.seats; seat++) {
        const char *id = header->captain[seat];
        const Captain *then = id[0] != '\0' ? catalog_captain(kept, id) : NULL;
        const Captain *now = then != NULL ? catalog_captain(header->catalog, id) : NULL;
        others |= then != NULL && (now == NULL || !is_same_captain(then, now));
    }
    return others;
}

// True if a pack of the kept cards is not in use here.
static bool is_one_gone(const SaveHeader *header, const Catalog *kept) {
    bool gone = false;
    for (uint8_t i = 0; i < kept->packs; i++)
        gone |= !in_use(header->catalog, kept->pack[i].id);
    return gone;
}

// Captains and texts are not in the hash: with the same cards it goes on with those that it was begun with,
// too.
static void keep_looks(const HeaderReader *reader) {
    SaveHeader *header = &reader->save->header;
    const ScenarioPacks *packs = reader->packs;
    const bool may =
        header->today == NULL && packs->find_kept != NULL && header->catalog->hash == reader->save->pack &&
        (packs->looks_of == NULL || packs->looks_of(packs->context, header->catalog) != header->looks);
    const Catalog *kept = may ? find_kept(reader, reader->save->pack, NULL) : NULL;
    if (kept == NULL || kept == header->catalog)
        return;
    const bool others = are_captains_others(header, kept);
    if (!others && !is_one_gone(header, kept))
        return;
    header->only_looks = !others;
    header->today = header->catalog;
    header->catalog = kept;
}

// The cards are others than it was begun with: a note or a problem, as `differs` does.
static bool tell_others(const HeaderReader *reader, uint64_t hash, const Text *lost) {
    const Catalog *catalog = reader->save->header.catalog;
    char ours[HASH_TEXT_SIZE], theirs[HASH_TEXT_SIZE];
    Text sentence = {0};
    hash_text(hash, theirs);
    hash_text(catalog->hash, ours);
    text_printf(&sentence, "this game was played with other cards of %s than those here (pack %s, not %s)",
                catalog->game->id, theirs, ours);
    add_packs(reader, &sentence);
    bool good = differs(reader, member(reader, "pack"), text_string(&sentence));
    if (lost->length > 0)
        good = differs(reader, member(reader, "pack"), text_string(lost)) && good;
    text_finish(&sentence);
    return good;
}

static bool check_pack(const HeaderReader *reader) {
    const Catalog *catalog = reader->save->header.catalog;
    uint64_t hash;
    if (!save_read_hash(reader->doc, json_doc_root(reader->doc), "pack", &hash, reader->problems))
        return false;
    reader->save->pack = hash;
    if (member(reader, "looks") != NULL && !save_read_hash(reader->doc, json_doc_root(reader->doc), "looks",
                                                           &reader->save->header.looks, reader->problems))
        return false;
    Text lost = {0};
    const bool good =
        hash == catalog->hash || take_kept(reader, hash, &lost) || tell_others(reader, hash, &lost);
    text_finish(&lost);
    return good;
}

static bool read_text(const HeaderReader *reader, const char *key, char *to, size_t capacity) {
    const cJSON *node = member(reader, key);
    if (node == NULL || (cJSON_IsString(node) && text_copy(to, capacity, node->valuestring)))
        return true;
    Text allowed = {0};
    text_printf(&allowed, "a text of at most %zu bytes", capacity - 1);
    wrong(reader, node, key, text_string(&allowed));
    text_finish(&allowed);
    return false;
}

// Reads a list with one string per seat, each into its own `capacity` bytes.
static bool read_texts(const HeaderReader *reader, const char *key, char *to, size_t capacity) {
    const cJSON *list = member(reader, key);
    const uint8_t seats = reader->save->header.setup.seats;
    Text allowed = {0};
    text_printf(&allowed, "a list of %d texts of at most %zu bytes", seats, capacity - 1);
    bool good = cJSON_IsArray(list);
    if (!good) {
        wrong(reader, list, key, text_string(&allowed));
    } else if (cJSON_GetArraySize(list) != seats) {
        json_doc_problem(reader->doc, list, reader->problems,
                         "\"%s\" must have %d entries, one a seat, not %d", key, seats,
                         cJSON_GetArraySize(list));
        good = false;
    }
    const cJSON *item = good ? list->child : NULL;
    for (; good && item != NULL; item = item->next, to += capacity) {
        good = cJSON_IsString(item) && text_copy(to, capacity, item->valuestring);
        if (!good)
            wrong(reader, item, key, text_string(&allowed));
    }
    text_finish(&allowed);
    return good;
}

static bool read_player(const HeaderReader *reader, const cJSON *node) {
    SetupOptions *setup = &reader->save->header.setup;
    const Catalog *catalog = reader->save->header.catalog;
    const uint8_t table = catalog->game->seat_table;
    if (!cJSON_IsString(node))
        return wrong(reader, node, "players", "a list of ids");
    const uint8_t faction = catalog_find(catalog, table, node->valuestring);
    Text problem = {0};
    if (faction == NONE)
        text_printf(&problem, "there is no %s %s", catalog->game->tables[table].what,
                    quoted(node->valuestring).text);
    else if (setup_seat_of(setup, faction) != SEAT_NONE)
        text_printf(&problem, "%s plays already", quoted(node->valuestring).text);
    else if (setup->seats == SEATS_MAX)
        text_printf(&problem, "more than %d players", SEATS_MAX);
    else
        setup->faction[setup->seats++] = faction;
    const bool good = problem.length == 0;
    if (faction == NONE)
        add_packs(reader, &problem);
    if (!good)
        json_doc_problem(reader->doc, node, reader->problems, "%s", text_string(&problem));
    text_finish(&problem);
    return good;
}

static bool read_players(const HeaderReader *reader) {
    const cJSON *list = member(reader, "players");
    bool good = true;
    if (!cJSON_IsArray(list))
        return wrong(reader, list, "players", "a list of ids");
    for (const cJSON *node = list->child; node != NULL && good; node = node->next)
        good = read_player(reader, node);
    return good;
}

// False if the map came with cards that are not here, or fits other numbers of players here.
static bool knows_map(const HeaderReader *reader, int players) {
    const Catalog *catalog = reader->save->header.catalog;
    const cJSON *map = json_member(member(reader, "options"), MAP_KEY);
    if (catalog->game->maps == NULL || !cJSON_IsString(map))
        return true;
    return map_fits(catalog, catalog_find(catalog, catalog->game->maps->table, map->valuestring),
                    (uint8_t)players);
}

// False if a player's faction or the map came with cards that are not here.
static bool knows_setup(const HeaderReader *reader) {
    const Catalog *catalog = reader->save->header.catalog;
    const cJSON *list = member(reader, "players");
    bool known = true;
    for (const cJSON *node = cJSON_IsArray(list) ? list->child : NULL; node != NULL && known;
         node = node->next)
        known = !cJSON_IsString(node) ||
                catalog_find(catalog, catalog->game->seat_table, node->valuestring) != NONE;
    known = known && knows_map(reader, cJSON_GetArraySize(list));
    return known || reader->save->pack == catalog->hash;
}

// The values under "options", read by a schema built from the game's words.
typedef struct OptionsRead {
    uint8_t variant, first, map, flag[FLAGS_MAX];
    int16_t number[NUMBERS_MAX]; // -1: as the pack says
} OptionsRead;

// Appends a field for each of the game's numbers; returns the new number of fields.
static size_t add_numbers(const Game *game, Field *field, size_t count) {
    for (size_t i = 0; game->numbers != NULL && i < NUMBERS_MAX && game->numbers[i].name != NULL; i++)
        field[count++] = (Field){.key = game->numbers[i].name,
                                 .kind = FIELD_NUMBER16,
                                 .absent = -1,
                                 .min = game->numbers[i].min,
                                 .max = game->numbers[i].max,
                                 .offset = (uint32_t)(offsetof(OptionsRead, number) + i * sizeof(int16_t))};
    return count;
}

static size_t add_map(const Game *game, Field *field, size_t count) {
    if (game->maps != NULL)
        field[count++] = (Field){.key = MAP_KEY,
                                 .kind = FIELD_REF,
                                 .table = game->maps->table,
                                 .offset = (uint32_t)offsetof(OptionsRead, map)};
    return count;
}

static bool is_added(const SaveHeader *header, const CatalogPack *pack) {
    bool added = false;
    for (uint8_t i = 0; i < header->added_ids; i++)
        added |= strcmp(header->added_id[i], pack->id) == 0;
    return added;
}

// The map of a game that does not name it: the last that fits, unless today's cards have it of a pack that
// the game was played without.
static uint8_t unnamed_map(const HeaderReader *reader) {
    const SaveHeader *header = &reader->save->header;
    const CatalogPack *pack;
    uint8_t map = NONE;
    do {
        map = map_of_old(header->catalog, header->setup.seats, map);
        pack = map != NONE ? catalog_map_pack(header->catalog, map) : NULL;
    } while (pack != NULL && is_added(header, pack));
    return map;
}

static bool take_first(const HeaderReader *reader, uint8_t faction) {
    SetupOptions *setup = &reader->save->header.setup;
    setup->first = faction == NONE ? SEAT_NONE : setup_seat_of(setup, faction);
    if (faction == NONE || setup->first != SEAT_NONE)
        return true;
    json_doc_problem(reader->doc, json_doc_find(reader->doc, NULL, "options/first"), reader->problems,
                     "the seat that is to start does not play");
    return false;
}

static bool read_options(const HeaderReader *reader) {
    const Game *game = reader->save->header.catalog->game;
    SetupOptions *setup = &reader->save->header.setup;
    Field field[FLAGS_MAX + NUMBERS_MAX + 3] = {{.key = "variant",
                                                 .kind = FIELD_WORD,
                                                 .words = game->variants,
                                                 .offset = offsetof(OptionsRead, variant)},
                                                {.key = "first",
                                                 .kind = FIELD_REF,
                                                 .table = game->seat_table,
                                                 .offset = offsetof(OptionsRead, first)}};
    const size_t flags = suggest_count(game->flags);
    for (size_t i = 0; i < flags && i < FLAGS_MAX; i++)
        field[2 + i] = (Field){
            .key = game->flags[i], .kind = FIELD_BOOL, .offset = (uint32_t)(offsetof(OptionsRead, flag) + i)};
    const Schema schema = {"choice of options", field,
                           add_map(game, field, add_numbers(game, field, 2 + flags))};
    const Reader options = {
        .doc = reader->doc, .catalog = reader->save->header.catalog, .problems = reader->problems};
    OptionsRead read = {.first = NONE, .map = NONE};
    memset(read.number, 0xFF, sizeof read.number);
    if (!reader_read(&options, member(reader, "options"), &schema, &read))
        return false;
    setup->variant = read.variant;
    for (size_t i = 0; i < flags; i++)
        setup->flags |= (uint8_t)(read.flag[i] << i);
    for (size_t i = 0; i < NUMBERS_MAX; i++)
        setup->number[i] = (uint16_t)(read.number[i] + 1);
    if (read.map == NONE)
        read.map = unnamed_map(reader);
    setup->map = map_option(read.map);
    return take_first(reader, read.first);
}

static bool parse_seed(const char *text, uint64_t *seed) {
    *seed = 0;
    for (const char *c = text; *c != '\0'; c++) {
        const uint64_t digit = (uint64_t)(*c - '0');
        if (*c < '0' || *c > '9' || *seed > (UINT64_MAX - digit) / 10)
            return false;
        *seed = *seed * 10 + digit;
    }
    return *text != '\0';
}

static bool read_seed(const HeaderReader *reader) {
    const cJSON *node = member(reader, "seed");
    uint64_t *seed = &reader->save->header.setup.seed;
    if (cJSON_IsString(node) && parse_seed(node->valuestring, seed))
        return true;
    const double number = cJSON_IsNumber(node) ? node->valuedouble : -1;
    if (!(number >= 0 && number < SEED_NUMBER_END) || (double)(uint64_t)number < number)
        return wrong(reader, node, "seed", "a whole number from 0, as a text of digits from 2^53");
    *seed = (uint64_t)number;
    return true;
}

// ---- a set-up that is not known here

// Copies the texts of a list, as many as there are seats, each into its own `capacity` bytes; returns how
// many.
static uint8_t note_texts(const HeaderReader *reader, const char *key, char *to, size_t capacity) {
    const cJSON *list = member(reader, key);
    uint8_t count = 0;
    for (const cJSON *node = cJSON_IsArray(list) ? list->child : NULL; node != NULL && count < SEATS_MAX;
         node = node->next, count++)
        if (cJSON_IsString(node))
            text_copy(to + count * capacity, capacity, node->valuestring);
    return count;
}

// What can be said of a game whose players or map are not among the cards here.
static void note_setup(const HeaderReader *reader) {
    SaveHeader *header = &reader->save->header;
    const Game *game = header->catalog->game;
    const cJSON *options = member(reader, "options");
    const cJSON *variant = json_member(options, "variant"), *map = json_member(options, MAP_KEY);
    header->players = note_texts(reader, "players", header->player[0], sizeof header->player[0]);
    note_texts(reader, "who", header->who[0], sizeof header->who[0]);
    note_texts(reader, "names", header->name[0], sizeof header->name[0]);
    note_texts(reader, "captains", header->captain[0], sizeof header->captain[0]);
    for (uint8_t i = 0; cJSON_IsString(variant) && game->variants[i] != NULL; i++)
        if (strcmp(game->variants[i], variant->valuestring) == 0)
            header->setup.variant = i;
    for (int i = 0; game->flags[i] != NULL && i < FLAGS_MAX; i++)
        if (cJSON_IsTrue(json_member(options, game->flags[i])))
            header->setup.flags |= (uint8_t)(1u << i);
    if (cJSON_IsString(map))
        text_copy(header->map, sizeof header->map, map->valuestring);
}

// Whether players and options go together; only the game knows.
static bool check_setup(const HeaderReader *reader) {
    const Catalog *catalog = reader->save->header.catalog;
    Text problem = {0};
    const bool good = catalog->game->options_ok(catalog->rules, &reader->save->header.setup, &problem);
    if (!good)
        json_doc_problem(reader->doc, member(reader, "players"), reader->problems, "%s",
                         text_string(&problem));
    text_finish(&problem);
    return good;
}

bool save_read_header(Save *save, const JsonDoc *doc, const ScenarioPacks *packs, SaveRules rules,
                      Problems *problems) {
    const HeaderReader reader = {save, doc, packs, rules, problems};
    SaveHeader *header = &save->header;
    const cJSON *root = json_doc_root(doc);
    header->setup.first = SEAT_NONE;
    if (!cJSON_IsObject(root)) {
        json_doc_problem(doc, root, problems, "the first line must be an object, not %s",
                         json_doc_type(root));
        return false;
    }
    if (!read_format(&reader) || is_of_newer(&reader) || !read_game(&reader))
        return false;
    bool good = check_rules(&reader);
    good = read_packs(&reader) && good;
    if (!(check_pack(&reader) && good))
        return false;
    good = json_only_keys(doc, root, "the first line", header_keys, problems);
    good = read_text(&reader, "program", header->program, sizeof header->program) && good;
    good = read_text(&reader, "started", header->started, sizeof header->started) && good;
    good = read_seed(&reader) && good;
    good = save_read_hash(doc, root, "hash", &header->hash, problems) && good;
    if (rules == SAVE_ANY_PLAYERS && !knows_setup(&reader)) {
        note_setup(&reader);
        return good;
    }
    if (!read_players(&reader))
        return false;
    good = read_texts(&reader, "who", header->who[0], sizeof header->who[0]) && good;
    good = read_texts(&reader, "names", header->name[0], sizeof header->name[0]) && good;
    if (member(&reader, "captains") != NULL)
        good = read_texts(&reader, "captains", header->captain[0], sizeof header->captain[0]) && good;
    keep_looks(&reader);
    return read_options(&reader) && good && check_setup(&reader);
}

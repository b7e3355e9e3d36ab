// SPDX-License-Identifier: MIT
// Checks that all texts the program needs exist, and no others. An unknown key is usually misspelled, and
// would only be noticed when somebody happens to see the missing text.
#include "data/suggest.h"
#include "data/words_store.h"

#include "core/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MISSING_NAMED 5 // of the texts an object lacks
#define VALUES_NAMED 12 // of the placeholders a text may have

// A check of one file.
typedef struct Check {
    const Words *words;
    const char *file;
    const KeyRules *rules;
    Text unknown; // unknown keys already reported, one per line
    Problems *problems;
} Check;

static const char name_letters[] = "abcdefghijklmnopqrstuvwxyz0123456789_";

// Parses what is between the name and the closing brace: ".form", ":one|many", both or nothing. NULL: it is
// something else.
static const char *read_rest(const char *at, WordsPlaceholder *found) {
    if (*at == '.')
        found->form.at = at + 1;
    while (*at == '.') {
        const size_t length = strspn(at + 1, name_letters);
        if (length == 0)
            return NULL;
        at += 1 + length;
        found->form.length = (size_t)(at - found->form.at);
    }
    if (*at != ':')
        return at;
    found->one = (WordsPiece){at + 1, strcspn(at + 1, "{|}")};
    at = found->one.at + found->one.length;
    if (*at != '|')
        return NULL;
    while (*at == '|') {
        found->many = (WordsPiece){at + 1, strcspn(at + 1, "{|}")};
        at = found->many.at + found->many.length;
    }
    return at;
}

bool words_next_placeholder(const char *text, WordsPlaceholder *found) {
    for (const char *open = strchr(text, '{'); open != NULL; open = strchr(open + 1, '{')) {
        const bool has_sign = open[1] == '+';
        const char *name = open + 1 + has_sign;
        *found = (WordsPlaceholder){
            .from = open, .name = name, .length = strspn(name, name_letters), .has_sign = has_sign};
        const char *close = found->length > 0 ? read_rest(found->name + found->length, found) : NULL;
        if (close != NULL && *close == '}') {
            found->to = close + 1;
            return true;
        }
    }
    return false;
}

WordsPiece words_whole_name(const WordsPlaceholder *placeholder) {
    const size_t length =
        placeholder->length + (placeholder->form.length > 0 ? 1 + placeholder->form.length : 0);
    return (WordsPiece){placeholder->name, length};
}

bool words_is_of_name(const WordsPlaceholder *placeholder) {
    const WordsPiece one = placeholder->one, many = placeholder->many;
    const bool is_form = placeholder->form.length == 0 || words_form_called(placeholder->form) < WORDS_FORMS;
    const bool is_choice =
        one.at == NULL || (placeholder->form.length == 0 && one.at + one.length + 1 == many.at);
    return is_form && is_choice && !placeholder->has_sign;
}

bool words_placeholders_good(const char *text) {
    for (const char *brace = strpbrk(text, "{}"); brace != NULL; brace = strpbrk(text, "{}")) {
        WordsPlaceholder found;
        if (!words_next_placeholder(text, &found) || found.from != brace)
            return false;
        text = found.to;
    }
    return true;
}

void key_rules_add(KeyRules *rules, const char *key, KeyRule how) {
    if (rules->count == rules->capacity) {
        const size_t capacity = rules->capacity > 0 ? 2 * rules->capacity : 128;
        KeyRule *rule = realloc(rules->rule, capacity * sizeof *rule);
        rules->failed |= rule == NULL;
        if (rule == NULL)
            return;
        rules->rule = rule;
        rules->capacity = capacity;
    }
    char *copy = text_duplicate(key);
    rules->failed |= copy == NULL;
    if (copy == NULL)
        return;
    how.key = copy;
    rules->rule[rules->count++] = how;
}

static void rules_add_list(KeyRules *rules, const char *const keys[], bool required) {
    for (size_t i = 0; keys != NULL && keys[i] != NULL; i++)
        key_rules_add(rules, keys[i], (KeyRule){.required = required});
}

void key_rules_finish(KeyRules *rules) {
    for (size_t i = 0; i < rules->count; i++)
        free(rules->rule[i].key);
    free(rules->rule);
}

static int compare_rules(const void *a, const void *b) {
    const KeyRule *x = a, *y = b;
    const int order = strcmp(x->key, y->key);
    return order != 0 ? order : (int)y->required - (int)x->required; // the stricter one is found first
}

size_t key_rules_sort(KeyRules *rules) {
    size_t kept = 0;
    if (rules->count > 0)
        qsort(rules->rule, rules->count, sizeof *rules->rule, compare_rules);
    for (size_t i = 0; i < rules->count; i++) {
        if (kept > 0 && strcmp(rules->rule[kept - 1].key, rules->rule[i].key) == 0)
            free(rules->rule[i].key);
        else
            rules->rule[kept++] = rules->rule[i];
    }
    rules->count = kept;
    return kept;
}

// The index of the first rule whose key is not less than `key`: where it, or a key that continues it, would
// be.
static size_t first_rule(const KeyRules *rules, const char *key) {
    size_t low = 0, high = rules->count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (strcmp(rules->rule[middle].key, key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static const KeyRule *find_rule(const KeyRules *rules, const char *key) {
    const size_t i = first_rule(rules, key);
    return i < rules->count && strcmp(rules->rule[i].key, key) == 0 ? &rules->rule[i] : NULL;
}

// True if any allowed key is inside the object with this path ("card.galaxy.", with the dot).
static bool is_path_of_rule(const KeyRules *rules, const char *path) {
    const size_t i = first_rule(rules, path);
    return i < rules->count && strncmp(rules->rule[i].key, path, strlen(path)) == 0;
}

// The innermost existing object on the way to the key, its path in *path without the final dot; NULL: not
// even the outermost exists.
static const WordsEntry *innermost_group(const Check *check, const char *key, Text *path) {
    const WordsEntry *group = NULL;
    text_add(path, key);
    while (group == NULL && path->length > 0) {
        while (path->length > 0 && path->data[path->length - 1] != '.')
            path->length--;
        if (path->length > 0)
            path->length--;
        path->data[path->length] = '\0';
        group = words_find_group(check->words, path->data, check->file);
    }
    return group;
}

// True if the file is in the folder of the layer that is responsible for missing texts.
static bool is_of_folder(const char *file, const char *folder) {
    const size_t length = strlen(folder);
    return strncmp(file, folder, length) == 0 && file[length] == '/';
}

// Reports missing texts at the innermost object that should contain them. For a stacked pack that is its own
// file of English texts, which serve all languages.
static void report_missing(const Check *check, const WordsEntry *group, const char *message) {
    const char *folder = check->rules->folder;
    const WordsPlace place = group != NULL ? group->key_place : (WordsPlace){0, 0};
    Text own = {0};
    if (folder == NULL || (group != NULL && is_of_folder(group->file, folder))) {
        problems_add(check->problems, group != NULL ? group->file : check->file, place.line, place.column,
                     "%s", message);
    } else {
        text_printf(&own, "%s/lang/en.json", folder);
        problems_add(check->problems, text_string(&own), 0, 0, "%s", message);
    }
    text_finish(&own);
}

static bool is_missing(const Check *check, const KeyRule *rule) {
    const WordsEntry *entry = words_find(check->words, rule->key);
    return rule->required && (entry == NULL || strcmp(entry->document, check->file) != 0);
}

// Reports the missing text of this rule. If its object is missing too, all required texts of that object
// share one message. Returns the index of the next rule.
static size_t add_missing(const Check *check, size_t place) {
    const KeyRules *rules = check->rules;
    const char *key = rules->rule[place].key;
    Text path = {0}, names = {0}, message = {0};
    const WordsEntry *group = innermost_group(check, key, &path);
    const size_t above = path.length + (path.length > 0), length = above + strcspn(key + above, ".");
    size_t next = place + 1, count = 0;
    for (size_t i = place; key[length] == '.' && i < rules->count; i++) {
        const KeyRule *rule = &rules->rule[i];
        if (strncmp(rule->key, key, length + 1) != 0)
            break;
        next = i + 1;
        if (!is_missing(check, rule))
            continue;
        if (count < MISSING_NAMED)
            text_printf(&names, "%s%s", count > 0 ? ", " : "", quoted(rule->key + length + 1).text);
        count++;
    }
    if (count > MISSING_NAMED)
        text_printf(&names, " and %zu more", count - MISSING_NAMED);
    if (count > 1)
        text_printf(&message, "[text] there are no texts for \"%.*s\", which needs %s", (int)length, key,
                    text_string(&names));
    else
        text_printf(&message, "[text] there is no text for %s", quoted(key).text);
    report_missing(check, group, text_string(&message));
    text_finish(&path);
    text_finish(&names);
    text_finish(&message);
    return next;
}

// True if an unknown key already reported is surely a misspelling of this one, or of an object around it: one
// message is enough.
static bool is_misspelled(const Check *check, const char *key) {
    const char *next;
    for (const char *unknown = text_string(&check->unknown); *unknown != '\0'; unknown = next) {
        const size_t length = strcspn(unknown, "\n");
        char start[256], part[256];
        snprintf(start, sizeof start, "%.*s", (int)length, unknown);
        next = unknown + length + 1;
        if (strncmp(start, key, length) == 0 && key[length] == '.')
            return true; // a text stands where its object has to be
        char *last = strrchr(start, '.');
        const size_t above = last != NULL ? (size_t)(last + 1 - start) : 0;
        if (strncmp(start, key, above) != 0)
            continue;
        snprintf(part, sizeof part, "%.*s", (int)strcspn(key + above, "."), key + above);
        const char *const wanted = part;
        char path[512];
        snprintf(path, sizeof path, "%.*s%s", (int)above, key, part);
        if (words_find_group(check->words, path, check->file) == NULL &&
            text_nearest(start + above, &wanted, 1) != NULL)
            return true;
    }
    return false;
}

static void check_required(const Check *check) {
    const KeyRules *rules = check->rules;
    for (size_t i = 0; i < rules->count;) {
        const KeyRule *rule = &rules->rule[i];
        if (is_missing(check, rule) && !is_misspelled(check, rule->key))
            i = add_missing(check, i);
        else
            i++;
    }
}

// The beginning of `key` up to its first part that no allowed key has, without the dot after it.
static void unknown_start(const KeyRules *rules, const char *key, Text *out) {
    for (size_t length = strcspn(key, ".");; length += 1 + strcspn(key + length + 1, ".")) {
        text_clear(out);
        text_add_bytes(out, key, length);
        if (key[length] == '\0')
            return;
        text_add(out, ".");
        if (!is_path_of_rule(rules, text_string(out)))
            break;
    }
    if (out->length > 0)
        out->data[--out->length] = '\0';
}

// Appends what is allowed in the object with this path ("card.galaxy.", with the dot; "" for the file
// itself); `many`: what they are.
static void add_allowed(const KeyRules *rules, const char *path, const char *word, const char *many,
                        Text *out) {
    const size_t skip = strlen(path);
    Text names = {0}; // concatenated, each with its terminating zero
    size_t count = 0, last = 0;
    for (size_t i = first_rule(rules, path); i < rules->count; i++) {
        const char *name = rules->rule[i].key + skip;
        if (strncmp(rules->rule[i].key, path, skip) != 0)
            break;
        const size_t length = strcspn(name, "."), start = names.length;
        text_add_bytes(&names, name, length);
        text_add_bytes(&names, "", 1);
        if (!names.failed && count > 0 && strcmp(names.data + last, names.data + start) == 0)
            names.length = start; // rules are sorted, so equal names are adjacent
        else {
            last = start;
            count++;
        }
    }
    const char **list = count > 0 && !names.failed ? malloc(count * sizeof *list) : NULL;
    const char *name = text_string(&names);
    for (size_t i = 0; list != NULL && i < count; i++, name += strlen(name) + 1)
        list[i] = name;
    if (list != NULL)
        suggest_add(out, word, list, count, many);
    free(list);
    text_finish(&names);
}

// True if the allowed keys of the object with this path ("card.") are records of the cards.
static bool is_of_records(const KeyRules *rules, const char *path) {
    if (strchr(path, '.') != strrchr(path, '.'))
        return false;
    for (size_t i = first_rule(rules, path); i < rules->count; i++)
        if (strncmp(rules->rule[i].key, path, strlen(path)) != 0)
            return false;
        else if (rules->rule[i].record.catalog != NULL)
            return true;
    return false;
}

// Appends what is wrong with `start`, no allowed key, in the object with this path.
static void explain_unknown(const KeyRules *rules, const char *path, const char *start, Text *out) {
    Text inside = {0}, allowed = {0};
    const size_t above = strlen(path);
    text_printf(&inside, "%s.", start);
    if (is_path_of_rule(rules, text_string(&inside))) {
        const char *first = rules->rule[first_rule(rules, text_string(&inside))].key + inside.length;
        text_printf(out, "[text] %s is an object with texts, not a text; write {%s: \"…\"}",
                    quoted(start).text, quoted(first).text);
    } else if (above > 1 && is_of_records(rules, path)) {
        add_allowed(rules, path, start + above, "ids", &allowed);
        text_printf(out, "[text] these texts belong to nothing: there is no %.*s %s%s", (int)above - 1, path,
                    quoted(start + above).text, text_string(&allowed));
    } else {
        add_allowed(rules, path, start + above, "keys", &allowed);
        text_printf(out, "[text] unknown key %s%s", quoted(start).text, text_string(&allowed));
    }
    text_finish(&inside);
    text_finish(&allowed);
}

// Reports the unknown object or text once, even if it contains many texts.
static void add_unknown(Check *check, const WordsEntry *entry, Text *last) {
    Text start = {0}, path = {0}, message = {0};
    unknown_start(check->rules, entry->key, &start);
    if (strcmp(text_string(&start), text_string(last)) != 0) {
        const WordsEntry *group = words_find_group(check->words, text_string(&start), check->file);
        const char *folder = check->rules->folder; // an object may begin in a lower layer
        const bool of_group = group != NULL && (folder == NULL || is_of_folder(group->file, folder));
        const WordsEntry *told = of_group ? group : entry;
        const WordsPlace place = told->key_place;
        const char *dot = strrchr(text_string(&start), '.');
        text_add_bytes(&path, text_string(&start), dot != NULL ? (size_t)(dot + 1 - start.data) : 0);
        explain_unknown(check->rules, text_string(&path), text_string(&start), &message);
        problems_add(check->problems, told->file, place.line, place.column, "%s", text_string(&message));
        text_clear(last);
        text_add(last, text_string(&start));
        text_printf(&check->unknown, "%s\n", text_string(&start));
    }
    text_finish(&start);
    text_finish(&path);
    text_finish(&message);
}

// True if the name is in the list; `has_forms`: as one with forms.
static bool has_value(const char *values, const WordsPlaceholder *name, bool has_forms) {
    for (const char *at = values; *at != '\0'; at += strspn(at, " ")) {
        const bool marked = *at == '@';
        at += marked;
        const size_t length = strcspn(at, " ");
        if (length == name->length && memcmp(at, name->name, length) == 0)
            return marked || !has_forms;
        at += length;
    }
    return false;
}

// Names that may be meant, one after another with a zero behind each.
typedef struct Names {
    Text all;
    size_t count;
} Names;

static void add_name(void *context, const char *name, int value) {
    Names *names = context;
    (void)value;
    text_add(&names->all, name);
    text_add_bytes(&names->all, "", 1);
    names->count++;
}

static void add_listed(Names *names, const char *values) {
    for (const char *at = values; *at != '\0'; at += strspn(at, " ")) {
        char name[48];
        at += *at == '@';
        const size_t length = strcspn(at, " ");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        add_name(names, name, 0);
        at += length;
    }
}

// "; did you mean "amount"? Allowed: {amount}, {hand}".
static void add_values(const Names *names, const char *name, Text *out) {
    const char **list = names->count > 0 ? malloc(names->count * sizeof *list) : NULL;
    const char *at = text_string(&names->all);
    for (size_t i = 0; list != NULL && i < names->count; i++, at += strlen(at) + 1)
        list[i] = at;
    const char *near = list != NULL ? text_nearest(name, list, names->count) : NULL;
    if (near != NULL)
        text_printf(out, "; did you mean {%s}?", near);
    else
        text_add(out, ".");
    text_add(out, " Allowed: ");
    for (size_t i = 0; list != NULL && i < names->count && i < VALUES_NAMED; i++)
        text_printf(out, "%s{%s}", i > 0 ? ", " : "", list[i]);
    if (names->count > VALUES_NAMED)
        text_add(out, ", …");
    if (names->count == 0)
        text_add(out, "no placeholders");
    free(list);
}

static void tell_unknown(const Check *check, const WordsEntry *entry, const KeyRule *rule, const char *name) {
    Names names = {0};
    Text allowed = {0};
    if (rule->record.catalog != NULL)
        record_numbers_each(rule->record, add_name, &names);
    else
        add_listed(&names, rule->values);
    add_values(&names, name, &allowed);
    problems_add(check->problems, entry->file, entry->value_place.line, entry->value_place.column,
                 "[placeholder] there is no value for {%s} in the text %s%s", name, quoted(entry->key).text,
                 text_string(&allowed));
    text_finish(&allowed);
    text_finish(&names.all);
}

static void tell_unknown_form(const Check *check, const WordsEntry *entry, WordsPiece form) {
    char name[48];
    Text allowed = {0};
    snprintf(name, sizeof name, "%.*s", (int)form.length, form.at);
    suggest_add(&allowed, name, words_form_names, WORDS_FORMS, "forms");
    problems_add(check->problems, entry->file, entry->value_place.line, entry->value_place.column,
                 "[placeholder] names have no form %s%s", quoted(name).text, text_string(&allowed));
    text_finish(&allowed);
}

// Returns false if a placeholder that isn't a number of a record has a form that nothing else has.
static bool check_form(const Check *check, const WordsEntry *entry, const WordsPlaceholder *found,
                       const char *name) {
    const bool good = words_is_of_name(found);
    if (!good && found->form.length > 0 && words_form_called(found->form) == WORDS_FORMS)
        tell_unknown_form(check, entry, found->form);
    else if (!good)
        problems_add(check->problems, entry->file, entry->value_place.line, entry->value_place.column,
                     "[placeholder] {%s} in the text %s is no number of a record; only those have a sign and "
                     "more choices",
                     name, quoted(entry->key).text);
    return good;
}

static void check_numbers(const Check *check, const WordsEntry *entry, const KeyRule *rule) {
    const char *text = entry->value;
    for (WordsPlaceholder found; words_next_placeholder(text, &found); text = found.to) {
        const WordsPiece whole = words_whole_name(&found);
        char name[96];
        int value;
        snprintf(name, sizeof name, "%.*s", (int)whole.length, whole.at);
        if (!record_number(rule->record, whole.at, whole.length, &value))
            tell_unknown(check, entry, rule, name);
    }
}

static void check_values(const Check *check, const WordsEntry *entry, const KeyRule *rule) {
    const char *text = entry->value;
    for (WordsPlaceholder found; words_next_placeholder(text, &found); text = found.to) {
        char name[48];
        snprintf(name, sizeof name, "%.*s", (int)found.length, found.name);
        if (!check_form(check, entry, &found, name) || rule->values == NULL ||
            has_value(rule->values, &found, found.form.length > 0 || found.one.at != NULL))
            continue;
        if (has_value(rule->values, &found, false))
            problems_add(check->problems, entry->file, entry->value_place.line, entry->value_place.column,
                         "[placeholder] {%s} in the text %s has no forms; only names of those who play have",
                         name, quoted(entry->key).text);
        else
            tell_unknown(check, entry, rule, name);
    }
}

static bool is_passed_over(const KeyRules *rules, const char *key) {
    const size_t length = rules->pass_over != NULL ? strlen(rules->pass_over) : 0;
    return length > 0 && strncmp(key, rules->pass_over, length) == 0 && key[length] == '.';
}

// True if the key is this one, up to the line's end, or is below it. A part "*" stands for any.
static bool is_below(const char *key, const char *away) {
    for (; *away != '\0' && *away != '\n'; away++)
        if (*away == '*')
            key += strcspn(key, ".");
        else if (*key++ != *away)
            return false;
    return *key == '\0' || *key == '.';
}

// A text of a record that is not there today.
static bool is_away(const KeyRules *rules, const char *key) {
    for (const char *away = rules->away; away != NULL && *away != '\0'; away += *away == '\n') {
        if (is_below(key, away))
            return true;
        away += strcspn(away, "\n");
    }
    return false;
}

// A text of a lower layer for something that no longer exists, or one for other cards than these.
static bool is_left_over(const KeyRules *rules, const WordsEntry *entry) {
    return rules->passes_unknown || (rules->folder != NULL && !is_of_folder(entry->file, rules->folder));
}

// The code point at *at, which is well-formed, as everything read from a file is. Moves behind it.
static unsigned next_code(const char **at) {
    static const unsigned first_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    const size_t length = utf8_length(*at, strlen(*at));
    unsigned code = (unsigned char)**at & first_bits[length];
    for (size_t i = 1; i < length; i++)
        code = code << 6 | ((unsigned char)(*at)[i] & 0x3Fu);
    *at += length > 0 ? length : 1;
    return code;
}

// Characters that leave no mark: blanks of any width, marks of direction, fillers.
static bool is_unseen(unsigned code) {
    static const unsigned ranges[][2] = {
        {0, 0x20},        {0x7F, 0xA0},     {0xAD, 0xAD},     {0x61C, 0x61C},   {0x115F, 0x1160},
        {0x180B, 0x180E}, {0x2000, 0x200F}, {0x2028, 0x202F}, {0x205F, 0x206F}, {0x2800, 0x2800},
        {0x3000, 0x3000}, {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}};
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (code >= ranges[i][0] && code <= ranges[i][1])
            return true;
    return false;
}

// True for a name that has characters, but none that anybody sees.
static bool is_unseen_name(const WordsEntry *entry) {
    const char *part = strrchr(entry->key, '.'), *at = entry->value;
    if (part == NULL || strcmp(part, ".name") != 0 || *at == '\0')
        return false;
    while (*at != '\0')
        if (!is_unseen(next_code(&at)))
            return false;
    return true;
}

static void check_present(Check *check) {
    Text last = {0};
    for (size_t i = 0; i < check->words->text.count; i++) {
        const WordsEntry *entry = &check->words->text.entry[i];
        if (strcmp(entry->document, check->file) != 0 || is_passed_over(check->rules, entry->key) ||
            words_has_problem(entry, check->problems))
            continue;
        const KeyRule *rule = find_rule(check->rules, entry->key);
        if (rule == NULL && !is_left_over(check->rules, entry) && !is_away(check->rules, entry->key))
            add_unknown(check, entry, &last);
        else if (rule == NULL)
            continue;
        else if (entry->value[0] == '\0' && !rule->may_be_empty)
            problems_add(check->problems, entry->file, entry->value_place.line, entry->value_place.column,
                         "[text] the text %s must not be empty", quoted(entry->key).text);
        else if (is_unseen_name(entry))
            problems_add(check->problems, entry->file, entry->value_place.line, entry->value_place.column,
                         "[text] nothing can be seen of the name %s: it is only blanks, or characters that "
                         "leave no mark",
                         quoted(entry->key).text);
        else if (rule->says_number && strcmp(entry->value, WORDS_ONE) != 0 &&
                 strcmp(entry->value, WORDS_MANY) != 0)
            problems_add(check->problems, entry->file, entry->value_place.line, entry->value_place.column,
                         "[value] the text %s says whether the verb is in the plural: \"one\" or \"many\"",
                         quoted(entry->key).text);
        else if (rule->record.catalog != NULL)
            check_numbers(check, entry, rule);
        else if (!rule->numbers_unknown)
            check_values(check, entry, rule);
    }
    text_finish(&last);
}

static bool is_english(const char *file) {
    const char *slash = strrchr(file, '/');
    return strcmp(slash != NULL ? slash + 1 : file, "en.json") == 0;
}

// In a pack upon others a missing English text is missing in every language, and said once; a text that only
// another language lacks is shown in English.
bool key_rules_check(KeyRules *rules, const Words *words, const char *file, Problems *problems) {
    const int before = problems_grave(problems);
    Check check = {.words = words, .file = file, .rules = rules, .problems = problems};
    key_rules_sort(rules);
    if (rules->failed) {
        problems_add(problems, file, 0, 0, "out of memory");
    } else {
        check_present(&check);
        if (rules->folder == NULL || is_english(file))
            check_required(&check);
    }
    key_rules_finish(rules);
    text_finish(&check.unknown);
    return problems_grave(problems) == before;
}

bool words_check(const Words *words, const char *file, const char *const required[],
                 const char *const optional[], Problems *problems) {
    KeyRules rules = {0};
    rules_add_list(&rules, required, true);
    rules_add_list(&rules, optional, false);
    return key_rules_check(&rules, words, file, problems);
}

// What a placeholder shows, without the form in which it does.
static WordsPiece shown_by(const WordsPlaceholder *placeholder) {
    const bool has_form = words_form_called(placeholder->form) < WORDS_FORMS;
    return has_form ? (WordsPiece){placeholder->name, placeholder->length} : words_whole_name(placeholder);
}

static bool show_same(const WordsPlaceholder *a, const WordsPlaceholder *b) {
    const WordsPiece x = shown_by(a), y = shown_by(b);
    return x.length == y.length && memcmp(x.at, y.at, x.length) == 0;
}

// True if `other` has every placeholder of `text`; else *found is one it lacks.
static bool within(const char *text, const char *other, WordsPlaceholder *found) {
    for (; words_next_placeholder(text, found); text = found->to) {
        WordsPlaceholder same;
        bool there = false;
        for (const char *at = other; !there && words_next_placeholder(at, &same); at = same.to)
            there = show_same(found, &same);
        if (!there)
            return false;
    }
    return true;
}

bool words_has_problem(const WordsEntry *entry, const Problems *problems) {
    for (int i = 0; i < problems->count; i++) {
        const Problem *told = &problems->item[i];
        const bool at_value =
            told->line == entry->value_place.line && told->column == entry->value_place.column;
        const bool at_key = told->line == entry->key_place.line && told->column == entry->key_place.column;
        if ((at_value || at_key) && !told->warns && strcmp(told->file, entry->file) == 0)
            return true;
    }
    return false;
}

bool words_same_placeholders(const Words *a, const Words *b, Problems *problems) {
    bool good = true;
    for (size_t i = 0; i < b->text.count; i++) {
        const WordsEntry *entry = &b->text.entry[i], *other = words_find(a, entry->key);
        WordsPlaceholder found;
        if (other == NULL || words_has_problem(entry, problems) || words_has_problem(other, problems))
            continue;
        const bool extra = !within(entry->value, other->value, &found);
        if (!extra && within(other->value, entry->value, &found))
            continue;
        problems_add(
            problems, entry->file, entry->value_place.line, entry->value_place.column,
            "[placeholder] the text %s %s {%.*s}, other than in %s:%d; both must have the same placeholders",
            quoted(entry->key).text, extra ? "has" : "lacks", (int)shown_by(&found).length, found.name,
            other->file, other->value_place.line);
        good = false;
    }
    return good;
}

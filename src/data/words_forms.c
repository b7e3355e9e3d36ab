// SPDX-License-Identifier: MIT
// The forms of names in sentences: which records have them, and which one a sentence needs. A value is
// recognized by the name itself, so anybody with the same name as a record gets its forms.
#include "data/words_store.h"

#include <stdlib.h>
#include <string.h>

const char *const words_form_names[WORDS_FORMS + 1] = {"nominative", "accusative", "dative", "genitive"};

size_t words_form_called(WordsPiece name) {
    size_t form = 0;
    while (form < WORDS_FORMS && (strlen(words_form_names[form]) != name.length ||
                                  memcmp(words_form_names[form], name.at, name.length) != 0))
        form++;
    return form;
}

// ---- records with forms

// The text next to one with this key: "race.borg.dative" for "race.borg.name" and "dative".
static const char *beside(const Words *words, const char *key, const char *part) {
    Text path = {0};
    text_add_bytes(&path, key, (size_t)(strrchr(key, '.') + 1 - key));
    text_add(&path, part);
    const WordsEntry *entry = words_find(words, text_string(&path));
    text_finish(&path);
    return entry != NULL ? entry->value : NULL;
}

static bool read_name_forms(const Words *words, const WordsEntry *entry, WordsNameForms *forms) {
    const char *last = strrchr(entry->key, '.');
    if (last == NULL || strcmp(last, ".name") != 0)
        return false;
    const char *number = beside(words, entry->key, WORDS_NUMBER);
    bool any = number != NULL;
    *forms = (WordsNameForms){.name = entry->value, .many = any && strcmp(number, WORDS_MANY) == 0};
    for (size_t form = 0; form < WORDS_FORMS; form++) {
        forms->form[form] = beside(words, entry->key, words_form_names[form]);
        any |= forms->form[form] != NULL;
    }
    return any;
}

void words_forget_name_forms(Words *words) {
    free(words->name_forms);
    words->name_forms = NULL;
    words->name_forms_count = 0;
}

bool words_find_name_forms(Words *words) {
    words_forget_name_forms(words);
    for (size_t i = 0; i < words->text.count; i++) {
        WordsNameForms forms;
        if (!read_name_forms(words, &words->text.entry[i], &forms))
            continue;
        WordsNameForms *grown = realloc(words->name_forms, (words->name_forms_count + 1) * sizeof *grown);
        if (grown == NULL)
            return false;
        words->name_forms = grown;
        words->name_forms[words->name_forms_count++] = forms;
    }
    return true;
}

static const WordsNameForms *find_name_forms(const Words *words, const char *name) {
    for (size_t i = 0; words != NULL && i < words->name_forms_count; i++)
        if (strcmp(words->name_forms[i].name, name) == 0)
            return &words->name_forms[i];
    return NULL;
}

// ---- forms in sentences

// The form, or the closest one before it; in the end the name itself.
static const char *form_of(const WordsNameForms *forms, const char *name, size_t form) {
    while (forms != NULL && form > 0 && forms->form[form] == NULL)
        form--;
    return forms != NULL && forms->form[form] != NULL ? forms->form[form] : name;
}

// Appends the text with a capital first letter, for letters of German, French and the like.
static void add_capital(const char *text, Text *out) {
    const unsigned char first = (unsigned char)text[0], second = first != 0 ? (unsigned char)text[1] : 0;
    const bool latin = first == 0xC3 && second >= 0xA0 && second <= 0xBE && second != 0xB7;
    char letter[2] = {(char)first, (char)(latin ? second - 0x20 : second)};
    if (first >= 'a' && first <= 'z')
        letter[0] = (char)(first - 'a' + 'A');
    text_add_bytes(out, letter, first == 0 ? 0 : latin ? 2 : 1);
    text_add(out, first == 0 ? text : text + (latin ? 2 : 1));
}

// The text that makes a genitive of this form: an English name in s gets no second one ("the Klingons’").
// Whoever gives a language its own text for all names has given it for these too.
static const char *genitive_for(const Words *words, const char *form) {
    const size_t length = strlen(form);
    const WordsEntry *all = words_find(words, WORDS_GENITIVE), *in_s = words_find(words, WORDS_GENITIVE_S);
    const bool is_in_s = length > 0 && form[length - 1] == 's';
    return is_in_s && in_s != NULL && strcmp(in_s->file, all->file) == 0 ? WORDS_GENITIVE_S : WORDS_GENITIVE;
}

void words_name(const Words *words, Text *out, const char *name, size_t form, bool begins) {
    const WordsNameForms *forms = find_name_forms(words, name);
    const bool made = form == WORDS_GENITIVE_CASE && words_has(words, WORDS_GENITIVE) &&
                      (forms == NULL || forms->form[form] == NULL);
    if (made) {
        Text text = {0};
        const char *dative = form_of(forms, name, WORDS_DATIVE);
        words_fill(words, &text, genitive_for(words, dative), STR("name", dative));
        // A person's name keeps its own spelling.
        if (begins && (forms != NULL || strncmp(text_string(&text), name, strlen(name)) != 0))
            add_capital(text_string(&text), out);
        else
            text_add(out, text_string(&text));
        text_finish(&text);
    } else if (begins && forms != NULL) {
        add_capital(form_of(forms, name, form), out);
    } else {
        text_add(out, form_of(forms, name, form));
    }
}

void words_set_heading(Words *words, const char *name) {
    words->heading = name;
}

// True if the name is the heading above the sentence and the language treats it as singular there.
static bool is_headed_as_one(const Words *words, const char *name) {
    return words->heading != NULL && strcmp(words->heading, name) == 0 &&
           strcmp(words_get(words, WORDS_HEADED), WORDS_ONE) == 0;
}

void words_add_form(const Words *words, const WordsPlaceholder *placeholder, const char *name, bool begins,
                    Text *out) {
    if (placeholder->one.at == NULL) {
        words_name(words, out, name, words_form_called(placeholder->form), begins);
        return;
    }
    const WordsNameForms *forms = find_name_forms(words, name);
    const bool many = forms != NULL && forms->many && !is_headed_as_one(words, name);
    const WordsPiece piece = many ? placeholder->many : placeholder->one;
    text_add_bytes(out, piece.at, piece.length);
}

// SPDX-License-Identifier: MIT
// The forms of a name for sentences ("nominative", "dative" …) go with the name beside which they stand:
// those of the English name are none of a translation's, and those of a name that a layer replaces go with
// it.
#ifndef STARDECK_DATA_LAYER_FORMS_H
#define STARDECK_DATA_LAYER_FORMS_H

typedef struct JsonDoc JsonDoc; // data/json_doc.h

// `english` and `own` are the files of one layer in English and in another language, both about to be merged
// in this order: takes names out of the first, with their forms, for which the other has its own.
void layer_forms_prefer(JsonDoc *english, const JsonDoc *own);

// `over` is about to be merged into `doc`: takes out of both the forms that are not of the name that will
// stand beside them.
void layer_forms_part(JsonDoc *doc, JsonDoc *over);

#endif

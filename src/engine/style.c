// SPDX-License-Identifier: MIT
// Maps JSON keys to the parts of a style.
#include "engine/style.h"

#include "core/file_kind.h"

#include <string.h>
#include <strings.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

const char *const style_pattern_words[] = {"dots",   "across", "slanting", "upright", "grid",
                                           "checks", "bars",   "posts",    NULL};

#define RAMP_PART(name)                                                                                      \
    { .key = #name, .kind = FIELD_COLOUR, .offset = offsetof(StyleRamp, name) }

static const Field ramp_fields[] = {
    {.key = "main", .kind = FIELD_COLOUR, .required = true, .offset = offsetof(StyleRamp, main)},
    RAMP_PART(light),
    RAMP_PART(dark),
    RAMP_PART(deep),
    RAMP_PART(ink),
};
const Schema style_ramp_schema = {"colours", ramp_fields, COUNT(ramp_fields)};

static const Field clear_fields[] = {
    RAMP_PART(main), RAMP_PART(light), RAMP_PART(dark), RAMP_PART(deep), RAMP_PART(ink),
};
const Schema style_clear_schema = {"clear", clear_fields, COUNT(clear_fields)};

#define SCENE_PART(name)                                                                                     \
    {                                                                                                        \
        .key = #name, .kind = FIELD_COLOUR,                                                                  \
        .offset = offsetof(SeatStyle, scene.name) - offsetof(SeatStyle, scene)                               \
    }

static const Field scene_fields[] = {SCENE_PART(dark), SCENE_PART(mid), SCENE_PART(light)};
const Schema style_scene_schema = {"scene", scene_fields, COUNT(scene_fields)};

// The other colours of the "clear" palette are derived from its main colour, so it must not be missing.
void style_check(const SeatStyle *style, FaultPath path, Faults *faults) {
    const StyleRamp *clear = &style->clear;
    const bool any = (clear->light & clear->dark & clear->deep & clear->ink) != NO_COLOUR;
    if (any && clear->main == NO_COLOUR)
        faults_add(faults, fault_path("%s/clear", path.text),
                   "\"clear\" needs its \"main\" colour; the others may be left out");
}

bool style_is_pack_picture(const char *picture, Text *files, Text *problem) {
    if (strncmp(picture, "file:", 5) != 0)
        return false;
    const char *name = picture + 5, *ending = file_picture_ending(name);
    if (ending == NULL || strcasecmp(ending, ".webp") == 0 || strchr(name, '/') != NULL)
        text_printf(
            problem,
            "\"file:\" needs the name of a file in assets/pictures of the pack, which ends with .png, .jpg, "
            ".jpeg or .svg, not \"%s\"",
            name);
    else
        text_printf(files, "pictures/%s\n", name);
    return true;
}

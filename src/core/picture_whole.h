// SPDX-License-Identifier: MIT
// Whether a picture's file is complete, by its structure, without decoding it: decoders draw what is missing
// in black, or not at all, and say nothing.
#ifndef STARDECK_CORE_PICTURE_WHOLE_H
#define STARDECK_CORE_PICTURE_WHOLE_H

typedef enum PictureState {
    PICTURE_WHOLE,
    PICTURE_CUT_OFF, // it ends too early
    PICTURE_DAMAGED, // a part of it isn't what its checksum says, or makes no sense
    PICTURE_EMPTY,   // an SVG without anything that is drawn: shapes outside of <defs>
    PICTURE_UNREAD   // it can't be opened, or is neither PNG nor JPEG, WebP or SVG, whatever its name says
} PictureState;

// Reads the whole file. PNG: all chunks to the last, with their checksums; JPEG: all segments and scans to
// the end marker; WebP: all chunks, as long as the header says; SVG: all elements,
// each closed. Pipes and devices are not opened.
PictureState picture_state(const char *path);

#endif

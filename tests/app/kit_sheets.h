// SPDX-License-Identifier: MIT
// The sheets of test_kit_sheet, on a canvas of 1920x1080 logical pixels.
#ifndef STARDECK_TESTS_KIT_SHEETS_H
#define STARDECK_TESTS_KIT_SHEETS_H

// The colours of the sheets, taken once: the first ones are seats, the others those of pictures.
enum {
    SHEET_STEEL, // nobody's
    SHEET_BLUE,
    SHEET_ORANGE,
    SHEET_ROSE,
    SHEET_COPPER,
    SHEET_RED,
    SHEET_CYAN,
    SHEET_VIOLET,
    SHEET_ICE,
    SHEET_COLORS
};

extern int sheet_color[SHEET_COLORS]; // PALETTE_…

void draw_answer_sheet(void); // kit_sheet_answers.c: cards of a game with answers, chips, lane, answer lists
void draw_shot_sheet(void);   // kit_sheet_shots.c: shots at some moments, to be looked at

#endif

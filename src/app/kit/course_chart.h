// SPDX-License-Identifier: MIT
// How a game went (play/course.h) as a picture: the seats' numbers round by round.
#ifndef STARDECK_APP_KIT_COURSE_CHART_H
#define STARDECK_APP_KIT_COURSE_CHART_H

#include "app/stage/context.h"
#include "play/course.h"

typedef struct CourseChart {
    const Course *course;   // with at least two numbers
    Seat seat[SEATS_MAX];   // whose line each is
    bool strong[SEATS_MAX]; // drawn thicker, by line
    int count;
    bool teams;        // some lines stand for several seats: then no line is labelled with a name
    bool steps;        // a number stays as it is until it changes at once: no slopes
    const char *last;  // the label of the last number
    int goal;          // the number that wins, drawn if it is not far; 0: there is none
    const char *why;   // what the game ended by, told at its end if nobody took the lead for good; NULL
    const char *story; // how it went, in a sentence or two below the title; NULL or "": nothing is said
    bool ended;        // that is no round but the result: its column is shaded
} CourseChart;

// In window pixels. `part`: how much of it has been drawn, 0 to 1.
void course_chart_draw(App *app, const CourseChart *chart, GfxRect box, float part);

#endif

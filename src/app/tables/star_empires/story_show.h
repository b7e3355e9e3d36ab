// SPDX-License-Identifier: MIT
// The story of a round (round_story.h) told on the table: where its parts are, how far each is, and its
// words. Rectangles in window pixels.
#ifndef STARDECK_APP_TABLES_STAR_EMPIRES_STORY_SHOW_H
#define STARDECK_APP_TABLES_STAR_EMPIRES_STORY_SHOW_H

#include "app/tables/star_empires/table.h"

// ---- places

GfxRect empires_story_lines_panel(const CardTable *table);       // instead of phases and history
GfxRect empires_story_line(const CardTable *table, int step);    // a turn's line in it
GfxRect empires_story_strip(const CardTable *table);             // over hand and piles
GfxRect empires_story_shot(const CardTable *table, int step);    // a turn's picture in it
GfxRect empires_story_bar(const CardTable *table, int step);     // … and its part of the bar of time below
GfxRect empires_story_controls(const CardTable *table);          // the buttons below the bar
GfxRect empires_story_button(const CardTable *table, int which); // of the controls, from the left

// ---- how far it is

// Progress from 0 to 1: of a step, from its beginning to its end.
float empires_story_told(const CardTable *table, int step);
float empires_story_flown(const CardTable *table, int step);    // of its arrows
float empires_story_changed(const CardTable *table, int step);  // rings and colours of what changed hands
float empires_story_labelled(const CardTable *table, int step); // of its labels appearing
bool empires_story_shows(const CardTable *table, int step);     // is on the map: has begun, or was chosen
bool empires_story_is_lit(const CardTable *table, int step);    // is being told, or was chosen

// ---- words (story_words.c); each fills a buffer

typedef enum StoryWord {
    STORY_DOES,  // "takes Deneb"
    STORY_MORE,  // "against Chidi · 38 : 21"
    STORY_LABEL, // in a word or two, for the map
    STORY_RESULT // the same beside the place's name
} StoryWord;

void empires_story_words(const App *app, const CardTable *table, const StoryStep *step, StoryWord what,
                         char *out, size_t size);

// Writes what the story means for the player, the most important first; returns how many facts.
int empires_story_facts(const App *app, const CardTable *table, StoryFact out[STORY_FACTS]);

// ---- drawing (draw_story.c: the map; draw_story_panels.c: around it)

void empires_draw_story_map(App *app, const CardTable *table);
void empires_draw_story_panels(App *app, const CardTable *table);

#endif

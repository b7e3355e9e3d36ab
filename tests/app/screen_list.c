// SPDX-License-Identifier: MIT
#include "screen_list.h"

#include <string.h>

// A name in front of the position's own words: who sits there.
#define SEATS "names:Ann,Benedikt,Chidi,Dörte "

const Shot screens[] = {
    {"menu", NULL, "show:menu run"},
    {"setup", NULL, SEATS "show:setup click:setup:seat:3:add run click:setup:seat:4:add run"},
    {"settings", NULL, "show:settings run"},
    {"gallery", NULL, "show:gallery run"},
    {"gallery-large", NULL, "show:gallery run click:gallery:card:7 run"},
    {"gallery-targets", NULL, "show:gallery run click:gallery:show:targets run"},
    {"gallery-target", NULL, "show:gallery run click:gallery:show:targets run click:gallery:card:2 run"},
    {"rules", NULL, "show:rules run click:rules:chapter:blocking run"},
    {"rules-glossary", NULL, "show:rules run click:rules:chapter:glossary run"},
    {"lesson", NULL, "show:menu run lesson:place"},
    {"curtain", "duel.json", SEATS "start run"},
    {"asked-openly", "openly.json", SEATS "start run take play:infantry:1 run"},
    {"curtain-undo", "openly.json", SEATS "start run take play:infantry:1 run click:row:1:card:1 run"},
    {"curtain-teams", "teams.json", "names:Ann-Christin,Benedikt,Chidi,Dorothea start run"},
    {"table", "duel.json", SEATS "start run take hover:hand:2 ms:600"},
    {"held", "duel.json", SEATS "start run take hold:hand:4:row:3 ms:500"},
    {"forecast", "duel.json", SEATS "start run take hold:hand:1:row:1 ms:500"},
    {"refused", "duel.json", SEATS "start run take hold:hand:1:row:4 ms:500"},
    {"three", "three.json", SEATS "start run take hover:row:2:card:1 ms:600"},
    {"four", "four.json", SEATS "start run take run"},
    {"teams", "teams.json", SEATS "start run take run"},
    {"blind-trust", "blind_trust.json", SEATS "start run take run"},
    {"top-secret", "secret.json", SEATS "start run take run"},
    {"inspector", "duel.json", SEATS "start run take right:row:1:card:3 run"},
    {"inspector-target", "duel.json", SEATS "start run take right:target:1 run"},
    {"explain-row", "duel.json", SEATS "start run take hover:row:1:power:romulan ms:600"},
    {"explain-card", "duel.json", SEATS "start run take click:row:3:card:3:power run"},
    {"explain-points", "duel.json", SEATS "start run take click:score:romulan run"},
    {"explain-target", "teams.json", SEATS "start run take click:target:1:points run"},
    {"inspector-blocked", "duel.json", SEATS "start run take right:row:1:card:2 run"},
    {"inspector-effect", "duel.json", SEATS "start run take right:row:3:card:4 run"},
    {"inspector-past", "remove.json",
     SEATS "start run take play:infantry:1 run click:row:1:card:3 run right:row:1:card:3 run"},
    {"inspector-shielded", "shielded.json",
     SEATS "start run take click:hand:1 run click:hand:4 run click:row:3 run right:row:3:card:3 run"},
    {"inspector-asks", "remove.json", SEATS "start run take play:infantry:1 run right:row:1:card:4 run"},
    {"inspector-prize", "duel.json", SEATS "start run take click:pile:romulan:won run click:prize:2 run"},
    {"remove", "remove.json", SEATS "start run take play:infantry:1 run"},
    {"move", "remove.json", SEATS "start run take play:infantry:2 run"},
    {"summon", "remove.json", SEATS "start run take play:infantry:3 run"},
    {"sabotage", "remove.json", SEATS "start run take play:infantry:4 run"},
    {"reinforcements", "ask.json", SEATS "start run take play:infantry:1 run"},
    {"negotiate", "ask.json", SEATS "start run take play:infantry:2 run"},
    {"hands", "ask.json", SEATS "start run take play:infantry:3 run"},
    {"recap", "three.json", SEATS "start run take moves:3 sit ms:2200"},
    {"scoring", "scoring.json", SEATS "start run take play:infantry:4 run"},
    {"scoring-teams", "trust_scoring.json", "start run take moves:1 take put:4 run"},
    {"counting", "scoring.json", SEATS "start run take play:infantry:4 ms:2000 film:8:900"},
    {"result", "ending.json", SEATS "start run take play:infantry:4 run click:button:ok run"},
    {"effect", "fire.json", SEATS "start run take play:galaxy:2 ms:1320"},
    {"film-mines", "fire.json", SEATS "start run take play:galaxy:1 film:26:80"},
    {"film-nova", "fire.json", SEATS "start run take play:galaxy:2 film:24:100"},
    {"film-mist", "fire.json", SEATS "start run take play:galaxy:3 film:16:100"},
    {"film-armada", "fire.json", SEATS "start run take play:galaxy:4 film:16:100"},
    {"film-flyer", "lasting.json", SEATS "start run take play:boarding_party:1 film:60:120"},
    {"film-intrepid", "fire.json", SEATS "start run take play:intrepid:4 film:14:80"},
    {"film-blockade", "shielded.json", SEATS "start run take play:boarding_party:3 film:14:100"},
    {"film-shot", "remove.json", SEATS "start run take play:infantry:1 run click:row:1:card:3 film:12:80"},
    {"film-beam", "shielded.json",
     SEATS "start run take play:sovereign:1 run click:row:1:card:1 ms:40 click:row:3:pos:1 film:10:90"},
    {"film-hands", "shielded.json", SEATS "start run take play:phaser:2 film:16:100"},
    {"film-reduced", "fire.json", SEATS "reduced start run take play:galaxy:1 film:64:40"},
    {"film-shield", "shielded.json",
     SEATS "start run take click:hand:1 run click:hand:4 run click:row:3 film:30:80"},
    {"film-laid", "duel.json", SEATS "start run take click:hand:2 run click:row:2 run press:z film:8:60"},
    {"film-deal", NULL, SEATS "deal film:30:100"},
    {"table-clear", "four.json", SEATS "clear start run take run"},
    {"table-contrast", "four.json", SEATS "contrast start run take run"},
    {"setup-contrast", NULL, SEATS "contrast show:setup click:setup:seat:3:add run"},
    {"curtain-negotiate", "ask.json",
     SEATS "start run take play:infantry:2 run click:hand:1 run click:button:end_turn run"},
    {"curtain-place", "blind_trust.json",
     SEATS "start run take click:hand:2 run click:button:hand_over run click:button:end_turn run"},
    {"curtain-asked", "remove.json", SEATS "start run take play:infantry:1 run click:button:hide run"},
    {"curtain-secret", "secret.json", SEATS "start run"},
    {"picked", "duel.json", SEATS "start run take click:hand:2 run"},
    {"passed", "duel.json",
     SEATS "start run take click:button:pass run click:hand:1 run click:button:ok run"},
    {"undo-refused", "duel.json",
     SEATS
     "start run take click:button:pass run click:hand:1 run click:button:ok run click:button:undo ms:200"},
    {"played", "duel.json", SEATS "start run take click:hand:2 run click:row:2 run"},
    {"drew", "ask.json", SEATS "start run take play:infantry:1 run click:choice:1 run"},
    {"armada", "armadas.json", "start run take play:infantry:4 run"},
    {"undo-card", "blind_trust.json", SEATS "start run take click:hand:2 run click:button:hand_over run"},
    {"undo-offer", "ask.json", SEATS "start run take play:infantry:2 run click:hand:1 run"},
    {"undo-hands", "ask.json", SEATS "start run take play:infantry:3 run click:button:ok run"},
    {"undo-pass", "duel.json", SEATS "start run take click:button:pass run click:button:ok run"},
    {"log", "three.json", SEATS "start run take moves:6 take click:button:log run"},
    {"table-menu", "duel.json", SEATS "start run take click:button:menu run"},
    {"inspector-discard", "three.json", SEATS "start run take right:pile:starfleet:discard run"},
    {"result-shared", "ending_shared.json", SEATS "start run take play:shuttle:4 run click:button:ok run"},
    {"result-planets", "ending_planets.json", SEATS "start run take play:shuttle:4 run click:button:ok run"},
    {"result-teams", "ending_teams.json", SEATS "start run take play:shuttle:4 run click:button:ok run"},
    {"setup-computer", NULL, SEATS "show:setup click:setup:seat:2:computer run"},
    {"gallery-filtered", NULL,
     "show:gallery run click:gallery:type:ship run click:gallery:faction:klingon run"},
    {"load", NULL, "games show:load run"},
    {"load-delete", NULL, "games show:load run click:game:1:delete run"},
    {"replay", NULL, "games watch:three-seats.jsonl run click:timeline run"},
    {"bundle", "duel.json", SEATS "start run take show:bundle run"},
    {"message", NULL, "message run"},
};
const int screen_count = (int)(sizeof screens / sizeof screens[0]);

const Shot screens_said[] = {
    {"not-there", "duel.json", SEATS "start run take click:hand:2 run click:row:4 ms:200"},
    {"place", "blind_trust.json",
     SEATS "start run take click:hand:2 run click:button:hand_over run click:button:end_turn run take"},
    {"passing", "duel.json", SEATS "start run take click:button:pass run click:hand:1 run"},
    {"move-to", "remove.json", SEATS "start run take play:infantry:2 run click:row:2:card:1 run"},
    {"setup-teams", NULL,
     SEATS "show:setup click:setup:seat:3:add run click:setup:seat:4:add run click:setup:variant:alliances "
           "run click:setup:starter:lot run"},
    {"setup-short", NULL,
     "show:setup click:setup:seat:1:faction:klingon run click:setup:short run click:setup:top_secret run"},
    {"replay-open", NULL, "games watch:two-seats.jsonl run click:button:open run"},
};
const int screen_said_count = (int)(sizeof screens_said / sizeof screens_said[0]);

// Names as long as they may be.
#define LONG_NAME SCREENS_LONG_NAME "_Alexander_von_Hohenstaufen-Xy"
#define LONG_NAMES "names:" LONG_NAME "," LONG_NAME "," LONG_NAME "," LONG_NAME " "

#define RULES(chapter)                                                                                       \
    { "rules-" chapter, NULL, "show:rules run click:rules:chapter:" chapter " run" }
#define LESSON(step)                                                                                         \
    { "lesson-" step, NULL, "show:menu run lesson:" step }
#define SETTINGS(page)                                                                                       \
    { "settings-" page, NULL, "show:settings run click:settings:page:" page " run" }

const Shot screens_extreme[] = {
    {"menu-games", NULL, "games show:menu run"},
    {"setup-two", NULL, "show:setup run"},
    {"setup-names", NULL, LONG_NAMES "show:setup click:setup:seat:3:add run click:setup:seat:4:add run"},
    {"curtain-names", "extreme_four.json", LONG_NAMES "start run"},
    {"duel-full", "extreme_duel.json", "start run take"},
    {"duel-hover", "extreme_duel.json", "start run take hover:hand:5 run"},
    {"duel-inspect", "extreme_duel.json", "start run take right:row:2:card:1 run"},
    {"duel-target", "extreme_duel.json", "start run take right:target:1 run"},
    {"duel-won", "extreme_duel.json", "start run take right:pile:starfleet:won run"},
    {"duel-log", "extreme_duel.json", "start run take click:button:log run"},
    {"duel-names", "extreme_duel.json", LONG_NAMES "start run take"},
    {"four-full", "extreme_four.json", "start run take"},
    {"four-names", "extreme_four.json", LONG_NAMES "start run take"},
    {"past-names", "lasting.json",
     LONG_NAMES "start run take play:boarding_party:4 run right:row:4:card:4 run"},
    {"four-inspect", "extreme_four.json", LONG_NAMES "start run take right:target:2 run"},
    {"teams-full", "extreme_teams.json", "start run take"},
    {"teams-names", "extreme_teams.json", LONG_NAMES "start run take"},
    {"recap-names", "three.json", LONG_NAMES "start run take moves:3 take ms:2600"},
    {"scoring-names", "scoring.json", LONG_NAMES "start run take play:infantry:4 run"},
    RULES("aim"),
    RULES("cards"),
    RULES("setup"),
    RULES("turn"),
    RULES("rows"),
    RULES("reveal"),
    RULES("scoring"),
    RULES("ties"),
    RULES("effects"),
    RULES("shields"),
    RULES("special"),
    RULES("talks"),
    RULES("details"),
    RULES("points"),
    RULES("teams"),
    RULES("variants"),
    LESSON("welcome"),
    LESSON("targets"),
    LESSON("cards"),
    LESSON("hand"),
    LESSON("revealed"),
    LESSON("block"),
    LESSON("blocked"),
    LESSON("mines"),
    LESSON("strengthen"),
    LESSON("passed"),
    LESSON("last"),
    LESSON("scored"),
    LESSON("tie"),
    LESSON("end"),
    {"lesson-refused", NULL,
     "show:menu run lesson:place click:hand:4 run click:button:close run click:hand:4 run"},
    SETTINGS("table"),
    SETTINGS("sound"),
    SETTINGS("access"),
    SETTINGS("keys"),
    {"rules-scene", NULL, "show:rules run click:rules:chapter:special run press:End run press:PageUp run"},
    {"keys-wait", NULL, "show:settings run click:settings:page:keys run click:settings:key:pass run"},
    {"replay-two", NULL, "games watch:two-seats.jsonl run press:End run"},
    {"replay-four", NULL, "games watch:four-seats.jsonl run press:End run"},
    {"replay-teams", NULL, "games watch:alliances.jsonl run press:End run"},
    {"load-none", NULL, "show:load run"},
    {"setup-refused", NULL, "show:setup hover:setup:variant:alliances run"},
    {"setup-starter", NULL, "show:setup click:setup:starter:seat:1 run"},
    {"duel-menu", "extreme_duel.json", "start run take click:button:menu run"},
    {"duel-hidden", "extreme_duel.json", "start run take click:button:hide run"},
    {"end-all", "extreme_end.json", "start run take play:infantry:4 run click:button:ok run"},
    {"end-names", "ending.json", LONG_NAMES "start run take play:infantry:4 run click:button:ok run"},
};
const int screen_extreme_count = (int)(sizeof screens_extreme / sizeof screens_extreme[0]);

// Those that are kept; together they are to stay below 7 MB.
const char screens_kept[] =
    "menu,setup,settings,gallery,rules,lesson,load,replay,bundle,message,curtain,table,held,three,four,teams,"
    "top-secret,inspector,inspector-target,explain-row,remove,effect,recap,scoring,result";

bool shot_is_film(const Shot *shot) {
    return strstr(shot->steps, "film:") != NULL;
}

bool shot_holds_card(const Shot *shot) {
    return strstr(shot->steps, "hold:") != NULL;
}

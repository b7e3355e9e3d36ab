// SPDX-License-Identifier: MIT
// Packs that the player's choice names and that are not here any more: what they are called, which saved
// games need them, and forgetting them.
#include "app/frame/frame.h"
#include "app/stage/pack_view.h"
#include "data/pack_choice.h"
#include "data/pack_titles.h"
#include "data/save_packs.h"
#include "engine/game_facts.h"
#include "play/saved_games.h"

#include <string.h>

// The number of this pack among those that the game was played with and that are not in use; -1: none.
static int missing_place(const SaveHeader *header, const char *id) {
    for (int i = 0; i < header->missing_ids; i++)
        if (strcmp(header->missing_id[i], id) == 0)
            return i;
    return -1;
}

// True if the game was played with this pack and today's cards, read before it went, still have it.
static bool is_played_with(const SaveHeader *header, const char *id) {
    const Catalog *today = header->today != NULL ? header->today : header->catalog;
    bool has = false;
    for (int i = 0; i < header->added_ids; i++)
        if (strcmp(header->added_id[i], id) == 0)
            return false;
    for (int i = 0; i < today->packs; i++)
        has |= strcmp(today->pack[i].id, id) == 0;
    return has;
}

static void count_game(const SavedGame *game, AbsentPack *pack) {
    if (game->fault == SAVED_BROKEN || game->fault == SAVED_NEWER || game->over)
        return;
    const int place = missing_place(&game->header, pack->id);
    char name[SAVE_NAME_MAX] = ""; // of one that only changes how it looks, or who plays
    const bool needs = place >= 0 || is_played_with(&game->header, pack->id);
    if (!needs && !save_packs_name(game->path, pack->id, name, sizeof name))
        return;
    pack->games++;
    pack->stuck += needs && game->fault == SAVED_OTHER_CARDS;
    if (place >= 0)
        text_copy(name, sizeof name, game->header.missing_name[place]);
    if (name[0] != '\0' && strcmp(pack->name, pack->id) == 0)
        text_copy(pack->name, sizeof pack->name, name);
}

// Puts the id behind a name that another pack has too.
static void tell_apart(const PackList *list, AbsentPack packs[], int count) {
    char title[ABSENT_PACKS_MAX][PACK_TITLE_MAX];
    for (int i = 0; i < count && i < ABSENT_PACKS_MAX; i++) {
        pack_title(list, packs[i].id, packs[i].name, title[i]);
        for (int k = 0; k < count; k++)
            if (k != i && strcmp(packs[k].name, packs[i].name) == 0)
                pack_title_with_id(packs[i].id, packs[i].name, title[i]);
    }
    for (int i = 0; i < count && i < ABSENT_PACKS_MAX; i++)
        text_copy(packs[i].name, sizeof packs[i].name, title[i]);
}

int app_absent_packs(const App *app, AbsentPack out[], int most) {
    const PackList *list = app_pack_list(app);
    const ScenarioPacks packs = app_packs(app);
    SavedGames games = {0};
    int count = 0;
    if (list == NULL || pack_choice_absents(list) == 0)
        return 0;
    if (app_games_folder(app)[0] != '\0')
        saved_games_read(&games, app_games_folder(app), &packs);
    for (int i = 0; i < pack_choice_absents(list) && count < most; i++) {
        const PackAbsent absent = pack_choice_absent(list, i);
        AbsentPack *pack = &out[count];
        *pack = (AbsentPack){.on = absent.on};
        text_copy(pack->id, sizeof pack->id, absent.id);
        text_copy(pack->name, sizeof pack->name, absent.name[0] != '\0' ? absent.name : absent.id);
        for (int k = 0; k < games.count; k++)
            count_game(&games.game[k], pack);
        count += pack->on || pack->games > 0; // else nobody misses it
    }
    saved_games_free(&games);
    tell_apart(list, out, count);
    return count;
}

void app_forget_pack(App *app, const char *id) {
    pack_choice_forget(frame_packs(app), id);
    packs_keep_choice(app);
    app->frame->packs_version++;
}

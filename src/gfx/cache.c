// SPDX-License-Identifier: MIT
// The one cache for everything drawn: a hash table whose entries are also in a list ordered by last use. When
// the size passes the limit, the least recently used entries are evicted, but never one used in the current
// frame, so a sprite stays valid until the frame ends. A frame that needs more than the limit is still drawn.
#include "core/hash.h"
#include "gfx/internal.h"
#include "gfx/record.h"
#include "gfx/sprite.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define NONE (-1)

bool cache_init(Cache *cache, size_t limit) {
    *cache = (Cache){.limit = limit, .free_list = NONE, .newest = NONE, .oldest = NONE};
    cache->capacity = 1024;
    cache->bucket_count = 4096;
    cache->entry = calloc((size_t)cache->capacity, sizeof *cache->entry);
    cache->bucket = malloc((size_t)cache->bucket_count * sizeof *cache->bucket);
    for (int i = 0; cache->bucket != NULL && i < cache->bucket_count; i++)
        cache->bucket[i] = NONE;
    return cache->entry != NULL && cache->bucket != NULL;
}

static void detach(Cache *cache, int index) {
    CacheEntry *entry = &cache->entry[index];
    if (entry->newer != NONE)
        cache->entry[entry->newer].older = entry->older;
    else
        cache->newest = entry->older;
    if (entry->older != NONE)
        cache->entry[entry->older].newer = entry->newer;
    else
        cache->oldest = entry->newer;
}

static void attach_newest(Cache *cache, int index) {
    CacheEntry *entry = &cache->entry[index];
    entry->newer = NONE;
    entry->older = cache->newest;
    if (cache->newest != NONE)
        cache->entry[cache->newest].newer = index;
    else
        cache->oldest = index;
    cache->newest = index;
}

static int *bucket_of(Cache *cache, GfxKey key) {
    return &cache->bucket[key.a & (uint64_t)(cache->bucket_count - 1)];
}

static void evict(Cache *cache, int index) {
    CacheEntry *entry = &cache->entry[index];
    int *link = bucket_of(cache, entry->key);
    while (*link != index)
        link = &cache->entry[*link].next_in_bucket;
    *link = entry->next_in_bucket;
    detach(cache, index);
    SDL_FreeSurface(entry->sprite.surface);
    cache->bytes -= entry->bytes;
    cache->live--;
    *entry = (CacheEntry){.next_in_bucket = cache->free_list};
    cache->free_list = index;
}

void cache_clear(Cache *cache) {
    while (cache->oldest != NONE)
        evict(cache, cache->oldest);
}

void cache_finish(Cache *cache) {
    if (cache->entry != NULL && cache->bucket != NULL)
        cache_clear(cache);
    free(cache->entry);
    free(cache->bucket);
    *cache = (Cache){0};
}

// Returns an unused entry, or NONE if out of memory.
static int take_entry(Cache *cache) {
    if (cache->free_list != NONE) {
        int index = cache->free_list;
        cache->free_list = cache->entry[index].next_in_bucket;
        return index;
    }
    if (cache->count == cache->capacity) {
        CacheEntry *more = realloc(cache->entry, 2 * (size_t)cache->capacity * sizeof *more);
        if (more == NULL)
            return NONE;
        cache->entry = more;
        cache->capacity *= 2;
    }
    return cache->count++;
}

bool gfx_cache_find(Gfx *gfx, GfxKey key, GfxSprite *sprite) {
    Cache *cache = &gfx->cache;
    for (int i = *bucket_of(cache, key); i != NONE; i = cache->entry[i].next_in_bucket) {
        CacheEntry *entry = &cache->entry[i];
        if (entry->key.a != key.a || entry->key.b != key.b)
            continue;
        entry->frame = gfx->frame;
        if (cache->newest != i) {
            detach(cache, i);
            attach_newest(cache, i);
        }
        *sprite = entry->sprite;
        return true;
    }
    return false;
}

bool gfx_cache_find_text(Gfx *gfx, GfxKey key, GfxSprite *sprite) {
    return gfx->recorder == NULL && gfx_cache_find(gfx, key, sprite);
}

static void make_room(Gfx *gfx) {
    Cache *cache = &gfx->cache;
    while (cache->bytes > cache->limit && cache->oldest != NONE &&
           cache->entry[cache->oldest].frame != gfx->frame) {
        evict(cache, cache->oldest);
    }
}

static void drop(Cache *cache, GfxKey key) {
    for (int i = *bucket_of(cache, key); i != NONE; i = cache->entry[i].next_in_bucket)
        if (cache->entry[i].key.a == key.a && cache->entry[i].key.b == key.b) {
            evict(cache, i);
            return;
        }
}

static GfxSprite keep(Gfx *gfx, GfxKey key, GfxSprite sprite) {
    Cache *cache = &gfx->cache;
    drop(cache, key);
    int index = take_entry(cache);
    if (index == NONE) {
        SDL_FreeSurface(sprite.surface);
        return (GfxSprite){0};
    }
    CacheEntry *entry = &cache->entry[index];
    size_t pixels = sprite.surface != NULL ? (size_t)sprite.surface->h * (size_t)sprite.surface->pitch : 0;
    *entry = (CacheEntry){.key = key, .sprite = sprite, .frame = gfx->frame, .bytes = pixels + sizeof *entry};
    int *bucket = bucket_of(cache, key);
    entry->next_in_bucket = *bucket;
    *bucket = index;
    attach_newest(cache, index);
    cache->live++;
    cache->bytes += entry->bytes;
    make_room(gfx);
    return sprite;
}

GfxSprite gfx_cache_put(Gfx *gfx, GfxKey key, GfxSprite sprite) {
    if (gfx_is_dry(gfx)) {
        SDL_FreeSurface(sprite.surface);
        sprite.surface = NULL;
    }
    return sprite.surface != NULL ? keep(gfx, key, sprite) : sprite;
}

void gfx_cache_put_numbers(Gfx *gfx, GfxKey key, int dx, int dy) {
    if (!gfx_is_dry(gfx))
        keep(gfx, key, (GfxSprite){.dx = dx, .dy = dy});
}

// ---- keys ----

GfxKey gfx_key(const char *kind) {
    GfxKey key = {0x9E3779B97F4A7C15u, 0xC2B2AE3D27D4EB4Fu};
    gfx_key_text(&key, kind);
    return key;
}

void gfx_key_bytes(GfxKey *key, const void *bytes, size_t size) {
    key->a = hash_bytes(bytes, size, key->a);
    key->b = hash_bytes(bytes, size, key->b ^ 0x165667B19E3779F9u);
}

void gfx_key_text(GfxKey *key, const char *text) {
    const char *string = text != NULL ? text : "";
    gfx_key_bytes(key, string, strlen(string) + 1);
}

void gfx_key_number(GfxKey *key, float number) {
    gfx_key_bytes(key, &number, sizeof number);
}

void gfx_key_integer(GfxKey *key, int64_t number) {
    gfx_key_bytes(key, &number, sizeof number);
}

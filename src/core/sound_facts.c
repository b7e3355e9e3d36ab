// SPDX-License-Identifier: MIT
// OGG: walks over all pages, since only the last one tells the length; checks their checksums on the way.
// WAV: walks over the chunks up to the samples.
#include "core/sound_facts.h"

#include "core/platform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t little(const uint8_t *bytes, int count) {
    uint32_t value = 0;
    for (int i = count - 1; i >= 0; i--)
        value = value << 8 | bytes[i];
    return value;
}

const char *music_file(MusicPiece piece) {
    static const char *const names[MUSIC_PIECES] = {
        [MUSIC_MENU] = "ambience_menu", [MUSIC_TABLE] = "ambience"};
    return names[piece];
}

bool sound_is_music(const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path;
    for (int piece = 0; piece < MUSIC_PIECES; piece++) {
        const size_t length = strlen(music_file((MusicPiece)piece));
        if (strncmp(name, music_file((MusicPiece)piece), length) == 0 && strcmp(name + length, ".ogg") == 0)
            return true;
    }
    return false;
}

// The whole file; the caller frees it. NULL: it can't be read.
static uint8_t *read_all(const char *path, size_t length) {
    FILE *file = platform_fopen(path, "rb");
    uint8_t *bytes = file != NULL ? malloc(length + 1) : NULL;
    if (bytes != NULL && fread(bytes, 1, length, file) != length) {
        free(bytes);
        bytes = NULL;
    }
    if (file != NULL)
        fclose(file);
    return bytes;
}

// ---- OGG

#define PAGE_HEAD 27
#define OPUS_RATE 48000 // its positions count these, whatever its rate

static void fill_table(uint32_t table[256]) {
    for (uint32_t i = 0; i < 256; i++) {
        table[i] = i << 24;
        for (int bit = 0; bit < 8; bit++)
            table[i] = table[i] << 1 ^ ((table[i] >> 31) != 0 ? 0x04C11DB7u : 0);
    }
}

// The checksum of a page, which counts its own field as zeros.
static uint32_t page_sum(const uint32_t table[256], const uint8_t *page, size_t length) {
    uint32_t sum = 0;
    for (size_t i = 0; i < length; i++)
        sum = sum << 8 ^ table[(sum >> 24 ^ (i >= 22 && i < 26 ? 0 : page[i])) & 0xFF];
    return sum;
}

// The length of the page at the start of these bytes; 0: it is cut off or there is none.
static size_t page_length(const uint8_t *page, size_t left) {
    if (left < PAGE_HEAD || memcmp(page, "OggS", 4) != 0 || left < PAGE_HEAD + (size_t)page[26])
        return 0;
    size_t length = PAGE_HEAD + (size_t)page[26];
    for (int i = 0; i < page[26]; i++)
        length += page[PAGE_HEAD + i];
    return length <= left ? length : 0;
}

// Reads the first packet of the stream. Returns the rate that positions count; 0: it is of another kind.
static uint32_t read_first_packet(const uint8_t *page, size_t length, SoundFacts *facts) {
    const size_t head = PAGE_HEAD + (size_t)page[26];
    const uint8_t *packet = page + head;
    if (length >= head + 16 && memcmp(packet, "\x01vorbis", 7) == 0) {
        facts->channels = packet[11];
        facts->rate = little(packet + 12, 4);
        return facts->rate;
    }
    if (length >= head + 16 && memcmp(packet, "OpusHead", 8) == 0) {
        facts->channels = packet[9];
        facts->rate = OPUS_RATE;
        return OPUS_RATE;
    }
    return 0;
}

static SoundFault read_ogg(const uint8_t *bytes, size_t count, SoundFacts *facts) {
    uint32_t table[256], counted = 0;
    uint64_t last = 0;
    bool ended = false;
    fill_table(table);
    for (size_t at = 0, length; at < count && !ended; at += length) {
        const uint8_t *page = bytes + at;
        length = page_length(page, count - at);
        if (length == 0)
            return SOUND_CUT_OFF;
        if (page_sum(table, page, length) != little(page + 22, 4))
            return SOUND_DAMAGED;
        if (at == 0 && (counted = read_first_packet(page, length, facts)) == 0)
            return SOUND_OTHER_KIND;
        const uint64_t position = little(page + 6, 4) | (uint64_t)little(page + 10, 4) << 32;
        if (position != UINT64_MAX && position > last)
            last = position;
        ended = (page[5] & 4) != 0;
    }
    const uint64_t seconds = last / counted + (last % counted > 0);
    facts->seconds = seconds < INT32_MAX ? (int64_t)seconds : INT32_MAX;
    return ended ? SOUND_GOOD : SOUND_CUT_OFF;
}

// ---- WAV

static SoundFault read_wav(const uint8_t *bytes, size_t count, SoundFacts *facts) {
    uint32_t each_second = 0; // bytes
    for (size_t at = 12; at + 8 <= count;) {
        const uint8_t *chunk = bytes + at;
        const size_t length = little(chunk + 4, 4), left = count - at - 8;
        if (memcmp(chunk, "data", 4) == 0) {
            if (each_second == 0)
                return SOUND_DAMAGED;
            facts->seconds = (int64_t)length / each_second + (length % each_second > 0);
            return length <= left ? SOUND_GOOD : SOUND_CUT_OFF;
        }
        if (length > left)
            return SOUND_CUT_OFF;
        if (memcmp(chunk, "fmt ", 4) == 0 && length >= 16) {
            const uint32_t kind = little(chunk + 8, 2), bits = little(chunk + 22, 2);
            if (kind != 1 && kind != 3 && kind != 0xFFFE)
                return SOUND_OTHER_KIND;
            facts->channels = little(chunk + 10, 2);
            facts->rate = little(chunk + 12, 4);
            const uint64_t product = (uint64_t)facts->rate * facts->channels * (bits / 8);
            each_second = product <= UINT32_MAX ? (uint32_t)product : 0;
        }
        at += 8 + length + (length & 1);
    }
    return SOUND_CUT_OFF;
}

// ---- both

static SoundFault limits(const SoundFacts *facts, int seconds) {
    return facts->channels < 1 || facts->channels > SOUND_CHANNELS_MAX    ? SOUND_CHANNELS
           : facts->rate < SOUND_RATE_MIN || facts->rate > SOUND_RATE_MAX ? SOUND_RATE
           : facts->seconds > seconds                                     ? SOUND_LONG
                                                                          : SOUND_GOOD;
}

static SoundFault read_kind(const uint8_t *bytes, size_t count, SoundFacts *facts) {
    if (count >= 4 && memcmp(bytes, "OggS", 4) == 0)
        return read_ogg(bytes, count, facts);
    if (count >= 12 && memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WAVE", 4) == 0)
        return read_wav(bytes, count, facts);
    return SOUND_OTHER_KIND;
}

SoundFacts sound_facts(const char *path, bool music) {
    SoundFacts facts = {.fault = SOUND_UNREAD};
    const int most = music ? MUSIC_BYTES_MAX : SOUND_BYTES_MAX,
              seconds = music ? MUSIC_SECONDS_MAX : SOUND_SECONDS_MAX;
    PlatformFacts file;
    if (!platform_facts(path, &file) || file.kind != PLATFORM_FILE)
        return facts;
    facts.bytes = file.bytes;
    facts.most = most / (1024 * 1024);
    if (facts.bytes > most) {
        facts.fault = SOUND_LARGE;
        return facts;
    }
    uint8_t *bytes = read_all(path, (size_t)facts.bytes);
    if (bytes == NULL)
        return facts;
    facts.most = seconds;
    facts.fault = read_kind(bytes, (size_t)facts.bytes, &facts);
    if (facts.fault == SOUND_GOOD)
        facts.fault = limits(&facts, seconds);
    free(bytes);
    return facts;
}

void sound_facts_say(const SoundFacts *facts, Text *out) {
    switch (facts->fault) {
    case SOUND_GOOD:
        break;
    case SOUND_UNREAD:
        text_add(out, "it can't be opened");
        break;
    case SOUND_LARGE:
        text_printf(out, "it has %d MiB; at most %d are read",
                    (int)((facts->bytes + 1024 * 1024 - 1) / (1024 * 1024)), facts->most);
        break;
    case SOUND_OTHER_KIND:
        text_add(out, "it is neither OGG (Vorbis or Opus) nor WAV (uncompressed)");
        break;
    case SOUND_DAMAGED:
        text_add(out, "it is damaged");
        break;
    case SOUND_CUT_OFF:
        text_add(out, "it is cut off");
        break;
    case SOUND_LONG:
        text_printf(out, "it lasts %d seconds; at most %d are played", (int)facts->seconds, facts->most);
        break;
    case SOUND_CHANNELS:
        text_printf(out, "it has %d channels; 1 or %d are played", (int)facts->channels, SOUND_CHANNELS_MAX);
        break;
    case SOUND_RATE:
        text_printf(out, "it has %d samples a second; from %d to %d are played", (int)facts->rate,
                    SOUND_RATE_MIN, SOUND_RATE_MAX);
        break;
    }
}

// SPDX-License-Identifier: MIT
// Powers of e from a table, with linear interpolation.
#include "ai/chance.h"

#define STEPS 16 // entries of the table for each power of e

// 65536 times e to the power of -k / STEPS.
static const uint32_t power[] = {
    65536, 61565, 57835, 54331, 51039, 47947, 45042, 42313, 39750, 37341, 35079, 32954, 30957, 29081, 27319,
    25664, 24109, 22649, 21276, 19987, 18776, 17639, 16570, 15566, 14623, 13737, 12905, 12123, 11388, 10698,
    10050, 9441,  8869,  8332,  7827,  7353,  6907,  6489,  6096,  5726,  5380,  5054,  4747,  4460,  4190,
    3936,  3697,  3473,  3263,  3065,  2879,  2705,  2541,  2387,  2243,  2107,  1979,  1859,  1746,  1641,
    1541,  1448,  1360,  1278,  1200,  1128,  1059,  995,   935,   878,   825,   775,   728,   684,   642,
    604,   567,   533,   500,   470,   442,   415,   390,   366,   344,   323,   303,   285,   268,   252,
    236,   222,   209,   196,   184,   173,   162,   153,   143,   135,   127,   119,   112,   105,   99,
    93,    87,    82,    77,    72,    68,    64,    60,    56,    53,    50,    47,    44,    41,    39,
    36,    34,    32,    30,    28,    27,    25,    23,    22,    21,    19,    18,    17,    16,    15,
    14,    13,    13,    12,    11,    10,    10,    9,     9,     8,     8,     7,     7,     6,     6,
    6,     5,     5,     5,     4,     4,     4,     4,     3,     3,     3,     3,     3,     2,     2,
    2,     2,     2,     2,     2,     2,     1,     1,     1,     1,     1,     1,     1,     1,     1,
    1,     1,     1,     1,     1,     1,     1,     1,     1,     0,     0,     0,     0,
};
#define POWERS ((int64_t)(sizeof power / sizeof power[0]))

// The unnormalized share of a seat whose value is `below` less than the best one's.
static uint64_t share_of(int64_t below, int32_t odds) {
    const int64_t step = below * STEPS / odds, rest = below * STEPS % odds;
    if (step >= POWERS - 1)
        return 0;
    return power[step] - (uint64_t)(power[step] - power[step + 1]) * (uint64_t)rest / (uint64_t)odds;
}

int32_t chance_of(const int32_t value[SEATS_MAX], int seats, Seat seat, int32_t odds) {
    int64_t most = value[0];
    uint64_t all = 0;
    for (int i = 1; i < seats; i++)
        most = value[i] > most ? value[i] : most;
    for (int i = 0; i < seats; i++)
        all += share_of(most - value[i], odds);
    return (int32_t)(share_of(most - value[seat], odds) * CHANCE_ONE / all);
}

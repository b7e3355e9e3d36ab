// SPDX-License-Identifier: MIT
// What a balance report comes to, in a few sentences that say what to do about it.
#ifndef STARDECK_CLI_BALANCE_SHORT_H
#define STARDECK_CLI_BALANCE_SHORT_H

#include "cli/balance.h"

void balance_write_short(const BalanceReport *report, Text *out);

#endif

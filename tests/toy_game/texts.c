// SPDX-License-Identifier: MIT
// What is said of Wreckers besides its cards and ships: the keys that its packs have in each language, and
// for which placeholders the window has values there.
#include "rules.h"

// A line of the history: it always has values for these.
#define EVENT(word) "event." word " seat card other number needed"

const char *const wreckers_texts[] = {"sheet.unit",
                                      "sheet.lost",
                                      "sheet.deck",
                                      "sheet.discard",

                                      "step.choose",
                                      "step.aim",

                                      "action.choose",
                                      "action.aim",
                                      "action.dump",
                                      "action.repair",
                                      "action.hit",

                                      EVENT("play"),
                                      EVENT("dump"),
                                      EVENT("repair"),
                                      EVENT("roll"),
                                      EVENT("evade"),
                                      EVENT("hit"),
                                      EVENT("spill"),
                                      EVENT("lost"),
                                      EVENT("give"),
                                      EVENT("turn_up"),
                                      EVENT("salvage"),
                                      EVENT("over"),

                                      "command.repair.hull hull",
                                      "command.play.card_at card at",
                                      "command.dump.card card",
                                      "command.evade.card card",
                                      "command.evade.plain",
                                      "command.give.card card",
                                      "command.pick.card card",
                                      NULL};

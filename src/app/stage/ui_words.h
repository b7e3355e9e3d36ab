// SPDX-License-Identifier: MIT
// The interface's own words: one line each, UI_NAME and its key in assets/lang/en.json and de.json. Both
// files are checked against this list at start (ui_words_load): no key may be missing, none may be there that
// nobody uses. The game's words (cards, refusals, decisions …) are in cards/<game>/lang.
#ifndef STARDECK_APP_STAGE_UI_WORDS_H
#define STARDECK_APP_STAGE_UI_WORDS_H

#include "core/problem.h"
#include "data/words.h"

// Placeholders in braces are named behind the key.
#define UI_WORDS(X)                                                                                          \
    X(UI_LANGUAGE_NAME, "language.name")                                                                     \
    X(UI_FORM_GENITIVE, WORDS_GENITIVE) /* {name} */                                                         \
    X(UI_FORM_HEADED, WORDS_HEADED)                                                                          \
    X(UI_COMMON_BACK, "common.back")                                                                         \
    X(UI_COMMON_OK, "common.ok")                                                                             \
    X(UI_COMMON_AND, "common.and") /* {a} {b} */                                                             \
    X(UI_COMMON_VP, "common.vp")   /* short for victory points */                                            \
    X(UI_COMMON_PERSON, "common.person")                                                                     \
    X(UI_COMMON_COMPUTER, "common.computer")                                                                 \
    X(UI_COMMON_KEYS, "common.keys") /* "Space or Enter" */                                                  \
    X(UI_COMMON_ON, "common.on")                                                                             \
    X(UI_COMMON_OFF, "common.off")                                                                           \
    X(UI_COMMON_NEVER, "common.never")                                                                       \
    X(UI_COMMON_SECONDS, "common.seconds")                                                                   \
    X(UI_COMMON_MINUTES, "common.minutes")                                                                   \
    X(UI_COMMON_DECIMAL, "common.decimal") /* between whole and tenths */                                    \
    X(UI_COMMON_PERCENT, "common.percent")                                                                   \
    /* menu */                                                                                               \
    X(UI_MENU_TITLE, "menu.title")                                                                           \
    X(UI_MENU_SEATS, "menu.seats")             /* {least} {most} */                                          \
    X(UI_MENU_SEATS_FIXED, "menu.seats_fixed") /* {most} */                                                  \
    X(UI_MENU_MINUTES, "menu.minutes")         /* {minutes} */                                               \
    X(UI_MENU_RUNNING, "menu.running")         /* {how_far} */                                               \
    X(UI_MENU_LESSON_TIME, "menu.lesson_time") /* {minutes} */                                               \
    X(UI_MENU_NONE, "menu.none")                                                                             \
    X(UI_MENU_HINT, "menu.hint")                                                                             \
    X(UI_GAMES_SEATS_MANY, "games.seats_many") /* {count} */                                                 \
    X(UI_MENU_LEAD, "menu.lead")                                                                             \
    X(UI_MENU_PLAY_AS, "menu.play_as") /* {name} */                                                          \
    X(UI_MENU_NEW, "menu.new")                                                                               \
    X(UI_MENU_QUIT, "menu.quit")                                                                             \
    X(UI_MENU_LEGAL, "menu.legal")                                                                           \
    X(UI_MENU_VERSION, "menu.version") /* {version} */                                                       \
    X(UI_MENU_SETTINGS, "menu.settings")                                                                     \
    X(UI_MENU_CONTINUE, "menu.continue")                                                                     \
    X(UI_MENU_GAMES, "menu.games")                                                                           \
    X(UI_MENU_LESSON, "menu.lesson")                                                                         \
    X(UI_MENU_GALLERY, "menu.gallery")                                                                       \
    X(UI_MENU_PACKS, "menu.packs")                                                                           \
    /* packs upon the games' own cards */                                                                    \
    X(UI_PACKS_TITLE, "packs.title")                                                                         \
    X(UI_PACKS_NOTICE, "packs.notice")                                                                       \
    X(UI_PACKS_NOTICE_TEXT, "packs.notice_text")                                                             \
    X(UI_PACKS_NOTE, "packs.note")                                                                           \
    X(UI_PACKS_BASE, "packs.base")                                                                           \
    X(UI_PACKS_OFF, "packs.off") /* {game} */                                                                \
    X(UI_PACKS_OFF_ALL, "packs.off_all")                                                                     \
    X(UI_PACKS_IN_USE, "packs.in_use") /* {game} */                                                          \
    X(UI_PACKS_IN_USE_ALL, "packs.in_use_all")                                                               \
    X(UI_PACKS_LEFT_OUT, "packs.left_out")                                                                   \
    X(UI_PACKS_FAULTY, "packs.faulty")                                                                       \
    X(UI_PACKS_CHECKED, "packs.checked")                                                                     \
    X(UI_PACKS_MORE, "packs.more") /* {count} {folder} */                                                    \
    X(UI_PACKS_BY, "packs.by")     /* {version} {author} */                                                  \
    X(UI_PACKS_OPEN, "packs.open")                                                                           \
    X(UI_PACKS_CHECK, "packs.check")                                                                         \
    X(UI_PACKS_WHERE, "packs.where") /* {folder} */                                                          \
    X(UI_PACKS_EMPTY, "packs.empty") /* {guide} */                                                           \
    X(UI_PACKS_NO_CHOICE, "packs.no_choice")                                                                 \
    X(UI_PACKS_NO_OPENER, "packs.no_opener") /* {folder} */                                                  \
    X(UI_PACKS_NEW, "packs.new")                                                                             \
    X(UI_PACKS_NEW_NAME, "packs.new_name")                                                                   \
    X(UI_PACKS_NEW_AUTHOR, "packs.new_author")                                                               \
    X(UI_PACKS_NEW_ABOUT, "packs.new_about")                                                                 \
    X(UI_PACKS_MADE, "packs.made") /* {folder} {guide} */                                                    \
    X(UI_PACKS_GUIDE, "packs.guide")                                                                         \
    X(UI_PACKS_CHANGES, "packs.changes")                                                                     \
    X(UI_PACKS_BALANCE, "packs.balance")                                                                     \
    X(UI_BALANCE_TITLE, "balance.title") /* {pack} */                                                        \
    X(UI_BALANCE_WAIT, "balance.wait")                                                                       \
    X(UI_BALANCE_PLAYING, "balance.playing") /* {done} {deals} {games} */                                    \
    X(UI_BALANCE_DONE, "balance.done")       /* {done} {deals} {games} */                                    \
    X(UI_BALANCE_STOPPED, "balance.stopped") /* {done} {deals} {games} */                                    \
    X(UI_BALANCE_FAULTY, "balance.faulty")                                                                   \
    X(UI_BALANCE_NONE, "balance.none")                                                                       \
    X(UI_BALANCE_STOP, "balance.stop")                                                                       \
    X(UI_BALANCE_MORE, "balance.more") /* {deals} */                                                         \
    X(UI_BALANCE_SAVE, "balance.save")                                                                       \
    X(UI_BALANCE_SAVED, "balance.saved")         /* {file} */                                                \
    X(UI_BALANCE_NOT_SAVED, "balance.not_saved") /* {reason} */                                              \
    X(UI_BALANCE_ALL, "balance.all")                                                                         \
    X(UI_BALANCE_FEW, "balance.few")                                                                         \
    X(UI_CHANGES_TITLE, "changes.title")     /* {pack} */                                                    \
    X(UI_CHANGES_SUM, "changes.sum")         /* {values} {added} {taken} {lost} */                           \
    X(UI_CHANGES_SUM_OFF, "changes.sum_off") /* {values} {added} {taken} {lost} */                           \
    X(UI_CHANGES_NOTHING, "changes.nothing")                                                                 \
    X(UI_CHANGES_NEW, "changes.new")                                                                         \
    X(UI_CHANGES_GONE, "changes.gone")                                                                       \
    X(UI_CHANGES_ABSENT, "changes.absent")                                                                   \
    X(UI_CHANGES_WHOLE, "changes.whole")                                                                     \
    X(UI_CHANGES_ABOVE, "changes.above")       /* {pack} {value} */                                          \
    X(UI_CHANGES_LANGUAGE, "changes.language") /* {language} {count} */                                      \
    X(UI_CHANGES_FILES, "changes.files")                                                                     \
    X(UI_CHANGES_REPLACES, "changes.replaces")                                                               \
    X(UI_CHANGES_FAULTY, "changes.faulty")                                                                   \
    X(UI_MENU_HELP, "menu.help")                                                                             \
    /* what a computer thinks of a decision */                                                               \
    X(UI_ADVICE_HINT, "suggestion.hint")                                                                     \
    X(UI_ADVICE_WOULD, "suggestion.would")         /* {level} {move} {worth} */                              \
    X(UI_ADVICE_BRIEF, "suggestion.brief")         /* {move} */                                              \
    X(UI_ADVICE_NEXT_BEST, "suggestion.next_best") /* {move} */                                              \
    X(UI_ADVICE_AS_GOOD, "suggestion.as_good")     /* {move} */                                              \
    X(UI_ADVICE_EVEN, "suggestion.even")                                                                     \
    X(UI_ADVICE_KNOWN, "suggestion.known")           /* {cards} */                                           \
    X(UI_ADVICE_KNOWN_MORE, "suggestion.known_more") /* {cards} {count} */                                   \
    X(UI_ADVICE_ONLY, "suggestion.only")                                                                     \
    X(UI_ADVICE_FORCED, "suggestion.forced")                                                                 \
    X(UI_ADVICE_WINS, "suggestion.wins") /* {number} */                                                      \
    X(UI_ADVICE_NOT_NOW, "suggestion.not_now")                                                               \
    X(UI_ADVICE_WHY, "suggestion.why")                                                                       \
    X(UI_ADVICE_NO_MOVE, "suggestion.no_move")                                                               \
    X(UI_ADVICE_MOVE_OF, "suggestion.move_of")         /* {number} {name} {by} */                            \
    X(UI_ADVICE_BY_COMPUTER, "suggestion.by_computer") /* {level} */                                         \
    X(UI_ADVICE_BY_PERSON, "suggestion.by_person")     /* {level} */                                         \
    X(UI_ADVICE_BY_OTHER, "suggestion.by_other")       /* {level} */                                         \
    X(UI_ADVICE_MADE, "suggestion.made")                                                                     \
    X(UI_ADVICE_UNIT_WINS, "suggestion.unit_wins")                                                           \
    X(UI_ADVICE_BELIEVED, "suggestion.believed") /* {name} */                                                \
    X(UI_ADVICE_HAND, "suggestion.hand")         /* {name} */                                                \
    X(UI_ADVICE_DOWN, "suggestion.down")         /* {name} {row} {at} */                                     \
    X(UI_ADVICE_DOWN_ALL, "suggestion.down_all") /* {name} {count} */                                        \
    X(UI_ADVICE_ANY_OF, "suggestion.any_of")     /* {count} {percent} */                                     \
    X(UI_ADVICE_CLOSE, "suggestion.close")                                                                   \
    /* a saved game being looked at */                                                                       \
    X(UI_REPLAY_PLAY, "replay.play")                                                                         \
    X(UI_REPLAY_PAUSE, "replay.pause")                                                                       \
    X(UI_REPLAY_STEP, "replay.step")                                                                         \
    X(UI_REPLAY_BACK, "replay.back")                                                                         \
    X(UI_REPLAY_SPEED, "replay.speed")                                                                       \
    X(UI_REPLAY_POSITION, "replay.position") /* {at} {count} */                                              \
    X(UI_REPLAY_ROUND, "replay.round")       /* {round} */                                                   \
    X(UI_REPLAY_REVEAL, "replay.reveal")     /* {round} */                                                   \
    X(UI_REPLAY_SCORING, "replay.scoring")   /* {round} */                                                   \
    X(UI_REPLAY_FRONT, "replay.front")       /* {name} */                                                    \
    X(UI_REPLAY_CONTINUE, "replay.continue")                                                                 \
    X(UI_REPLAY_NOT_HERE, "replay.not_here")                                                                 \
    X(UI_REPLAY_OPEN, "replay.open")                                                                         \
    X(UI_REPLAY_NOT_OVER, "replay.not_over")                                                                 \
    X(UI_REPLAY_OVER, "replay.over")                                                                         \
    X(UI_REPLAY_KEYS, "replay.keys")                                                                         \
    X(UI_REPLAY_NOTICE, "replay.notice")                                                                     \
    X(UI_REPLAY_OTHER_RULES, "replay.other_rules") /* {a} {b} */                                             \
    X(UI_REPLAY_OTHER_CARDS, "replay.other_cards")                                                           \
    X(UI_REPLAY_NO_TABLE, "replay.no_table")                                                                 \
    X(UI_REPLAY_DIFFERS, "replay.differs") /* {a} */                                                         \
    X(UI_REPLAY_STOPS, "replay.stops")     /* {a} {b} */                                                     \
    /* set-up */                                                                                             \
    X(UI_SETUP_TITLE, "setup.title")                                                                         \
    X(UI_SETUP_SEAT, "setup.seat") /* {number} */                                                            \
    X(UI_SETUP_ADD, "setup.add")                                                                             \
    X(UI_SETUP_VARIANT, "setup.variant")                                                                     \
    X(UI_SETUP_OPTIONS, "setup.options")                                                                     \
    X(UI_SETUP_SEED, "setup.seed")                                                                           \
    X(UI_SETUP_SEED_NEW, "setup.seed_new")                                                                   \
    X(UI_SETUP_SEED_TEXT, "setup.seed_text")                                                                 \
    X(UI_SETUP_START, "setup.start")                                                                         \
    X(UI_SETUP_TURN_ORDER, "setup.turn_order")                                                               \
    X(UI_SETUP_TURN_ORDER_LOT, "setup.turn_order_lot")                                                       \
    X(UI_SETUP_TEAM, "setup.team") /* {number} */                                                            \
    X(UI_SETUP_NEEDS_FOUR, "setup.needs_four")                                                               \
    X(UI_SETUP_SHORT_NO_TEAMS, "setup.short_no_teams")                                                       \
    X(UI_SETUP_NO_TEAM, "setup.no_team")                                                                     \
    X(UI_SETUP_ALLIES_APART, "setup.allies_apart")                                                           \
    X(UI_SETUP_NO_SHORT, "setup.no_short")                                                                   \
    X(UI_SETUP_NO_PERSON, "setup.no_person") /* only computers play */                                       \
    X(UI_SETUP_CURTAIN, "setup.curtain")     /* several persons: the table is covered between turns */       \
    X(UI_SETUP_NO_CURTAIN, "setup.no_curtain")                                                               \
    X(UI_SETUP_NAME, "setup.name")                                                                           \
    X(UI_SETUP_NO_CAPTAIN, "setup.no_captain")                                                               \
    X(UI_SETUP_STARTER, "setup.starter")                                                                     \
    X(UI_SETUP_STARTER_RULE, "setup.starter_rule")                                                           \
    X(UI_SETUP_STARTER_LOT, "setup.starter_lot")                                                             \
    X(UI_SETUP_STARTER_RULE_TEXT, "setup.starter_rule_text")                                                 \
    X(UI_SETUP_STARTER_FIRST_TEXT, "setup.starter_first_text")                                               \
    X(UI_SETUP_STARTER_DRAWN_TEXT, "setup.starter_drawn_text")                                               \
    X(UI_SETUP_STARTER_LOT_TEXT, "setup.starter_lot_text")                                                   \
    X(UI_SETUP_STARTER_SEAT_TEXT, "setup.starter_seat_text")                                                 \
    X(UI_SETUP_SEED_COPY, "setup.seed_copy")                                                                 \
    X(UI_SETUP_SEED_COPIED, "setup.seed_copied")                                                             \
    X(UI_SETUP_NEEDS_THREE, "setup.needs_three")                                                             \
    X(UI_SETUP_NEEDS_TWO, "setup.needs_two")                                                                 \
    X(UI_SETUP_FIRST_SEAT, "setup.first_seat")                                                               \
    X(UI_SETUP_NO_LETTER, "setup.no_letter") /* {code} */                                                    \
    X(UI_SETUP_LAST_SEAT, "setup.last_seat")                                                                 \
    /* curtain */                                                                                            \
    X(UI_HANDOVER_PASS, "handover.pass")                                                                     \
    X(UI_HANDOVER_TURN, "handover.turn")                                                                     \
    X(UI_HANDOVER_HIDDEN, "handover.hidden")                                                                 \
    X(UI_HANDOVER_TAKE, "handover.take")                                                                     \
    X(UI_HANDOVER_SECRET, "handover.secret") /* instead of points in top secret */                           \
    X(UI_HANDOVER_HIDDEN_HAND, "handover.hidden_hand")                                                       \
    X(UI_HANDOVER_PANIC, "handover.panic")                                                                   \
    /* result */                                                                                             \
    X(UI_RESULT_TITLE, "result.title")                                                                       \
    X(UI_RESULT_BY_PLANETS, "result.by_planets")                                                             \
    X(UI_RESULT_BY_SHARE, "result.by_share")                                                                 \
    X(UI_RESULT_GAVE_UP, "result.gave_up")     /* {names} */                                                 \
    X(UI_RESULT_CONQUERED, "result.conquered") /* {count} */                                                 \
    X(UI_RESULT_NOTHING, "result.nothing")                                                                   \
    X(UI_RESULT_MORE, "result.more") /* {count} */                                                           \
    X(UI_RESULT_AGAIN, "result.again")                                                                       \
    X(UI_RESULT_WATCH, "result.watch")                                                                       \
    X(UI_RESULT_WORDS, "result.words") /* {words} */                                                         \
    X(UI_RESULT_MENU, "result.menu")                                                                         \
    X(UI_RESULT_TIME, "result.time") /* {time}: hours and minutes */                                         \
    X(UI_RESULT_SEED, "result.seed") /* {seed} */                                                            \
    /* notices */                                                                                            \
    X(UI_BUNDLE_TITLE, "bundle.title")                                                                       \
    X(UI_BUNDLE_TEXT, "bundle.text")                                                                         \
    X(UI_BUNDLE_HIDDEN, "bundle.hidden")                                                                     \
    X(UI_BUNDLE_WITHOUT, "bundle.without")                                                                   \
    X(UI_BUNDLE_WITH, "bundle.with")                                                                         \
    X(UI_BUNDLE_WRITE, "bundle.write")                                                                       \
    X(UI_BUNDLE_WRITTEN, "bundle.written") /* {folder} */                                                    \
    X(UI_BUNDLE_FAILED, "bundle.failed")   /* {reason} */                                                    \
    X(UI_NOTICE_START, "notice.start")                                                                       \
    X(UI_FAULT_TEXT, "fault.text")                                                                           \
    X(UI_FAULT_MORE, "fault.more")                                                                           \
    X(UI_FAULT_AGAIN, "fault.again")                                                                         \
    X(UI_NOTICE_LANGUAGE, "notice.language")                                                                 \
    X(UI_NOTICE_SETTINGS, "notice.settings")                                                                 \
    X(UI_NOTICE_UNSAVED, "notice.unsaved") /* {reason} */                                                    \
    X(UI_NOTICE_SETTINGS_KEPT, "notice.settings_kept")                                                       \
    X(UI_NOTICE_SETTINGS_STUCK, "notice.settings_stuck")                                                     \
    X(UI_NOTICE_PACKS, "notice.packs")                                                                       \
    X(UI_NOTICE_GRAPHICS, "notice.graphics")                                                                 \
    X(UI_NOTICE_GRAPHICS_TEXT, "notice.graphics_text")                                                       \
    X(UI_GAMES_UNFINISHED, "games.unfinished")                                                               \
    X(UI_GAMES_FINISHED, "games.finished")                                                                   \
    X(UI_GAMES_RESUME, "games.resume")                                                                       \
    X(UI_GAMES_RESULT, "games.result")                                                                       \
    X(UI_GAMES_WATCH, "games.watch")                                                                         \
    X(UI_GAMES_DELETE, "games.delete")                                                                       \
    X(UI_GAMES_DELETE_ASK, "games.delete_ask")                                                               \
    X(UI_GAMES_KEEP, "games.keep")                                                                           \
    X(UI_GAMES_EMPTY, "games.empty")                                                                         \
    X(UI_GAMES_WHERE, "games.where") /* {folder} */                                                          \
    X(UI_GAMES_WON, "games.won")     /* {name} {points} */                                                   \
    X(UI_GAMES_FAULT, "games.fault")                                                                         \
    X(UI_GAMES_OTHER_RULES, "games.other_rules")                                                             \
    X(UI_GAMES_MISSING_PACKS, "games.missing_packs") /* {packs} */                                           \
    X(UI_GAMES_ADDED_PACKS, "games.added_packs")     /* {packs} */                                           \
    X(UI_GAMES_OTHER_CARDS, "games.other_cards")                                                             \
    X(UI_GAMES_BROKEN, "games.broken")           /* {reason} */                                              \
    X(UI_GAMES_BROKEN_LINE, "games.broken_line") /* {line} */                                                \
    X(UI_GAMES_PROGRESS, "games.progress")       /* {round} {players} */                                     \
    X(UI_GAMES_SEATS_2, "games.seats_2")                                                                     \
    X(UI_GAMES_SEATS_3, "games.seats_3")                                                                     \
    X(UI_GAMES_SEATS_4, "games.seats_4")                                                                     \
    X(UI_DATE_TODAY, "date.today")         /* {time} */                                                      \
    X(UI_DATE_YESTERDAY, "date.yesterday") /* {time} */                                                      \
    X(UI_DATE_DAY, "date.day")             /* {day} {month} {year} {time} */                                 \
    X(UI_DATE_MONTHS, "date.months")       /* one a month */                                                 \
    X(UI_GAMES_OTHER_TITLE, "games.other_title")                                                             \
    X(UI_GAMES_OTHER_OPPONENT, "games.other_opponent") /* {seat} {who} {other} */                            \
    X(UI_GAMES_OTHER_CAPTAIN, "games.other_captain")   /* {seat} {captain} */                                \
    X(UI_GAMES_NO_FOLDER, "games.no_folder")                                                                 \
    X(UI_OPPONENT_RANDOM, "opponent.random")                                                                 \
    X(UI_OPPONENT_GREEDY, "opponent.greedy")                                                                 \
    X(UI_OPPONENT_EASY, "opponent.easy")                                                                     \
    X(UI_OPPONENT_NORMAL, "opponent.normal")                                                                 \
    X(UI_OPPONENT_HARD, "opponent.hard")                                                                     \
    X(UI_SETTINGS_TITLE, "settings.title")                                                                   \
    X(UI_SETTINGS_TABLE, "settings.table")                                                                   \
    X(UI_SETTINGS_GRAPHICS_SOFTWARE, "settings.graphics_software")                                           \
    X(UI_SETTINGS_CLICK, "settings.click")                                                                   \
    X(UI_SETTINGS_ASK_OPENLY, "settings.ask_openly")                                                         \
    X(UI_SETTINGS_ASK_CURTAIN, "settings.ask_curtain")                                                       \
    X(UI_SETTINGS_ALONE, "settings.alone")                                                                   \
    X(UI_SETTINGS_DISPLAY, "settings.display")                                                               \
    X(UI_SETTINGS_SOUND, "settings.sound")                                                                   \
    X(UI_SETTINGS_ACCESS, "settings.access")                                                                 \
    X(UI_SETTINGS_SCALE_CARRIED, "settings.scale_carried")                                                   \
    X(UI_SETTINGS_BEAT_SHORT, "settings.beat_short")                                                         \
    X(UI_SETTINGS_BEAT_LONG, "settings.beat_long")                                                           \
    X(UI_SETTINGS_AT_ONCE, "settings.at_once")                                                               \
    X(UI_SETTINGS_PALETTE_STANDARD, "settings.palette_standard")                                             \
    X(UI_SETTINGS_PALETTE_CLEAR, "settings.palette_clear")                                                   \
    /* card gallery */                                                                                       \
    X(UI_GALLERY_TITLE, "gallery.title")                                                                     \
    X(UI_GALLERY_COUNT, "gallery.count") /* {found} {all} */                                                 \
    X(UI_GALLERY_SEARCH, "gallery.search")                                                                   \
    X(UI_GALLERY_CARDS, "gallery.cards")                                                                     \
    X(UI_GALLERY_TARGETS, "gallery.targets")                                                                 \
    X(UI_GALLERY_FACTION, "gallery.faction")                                                                 \
    X(UI_GALLERY_SHIPS, "gallery.ships")                                                                     \
    X(UI_GALLERY_UNITS, "gallery.units")                                                                     \
    X(UI_GALLERY_RACES, "gallery.races")                                                                     \
    X(UI_GALLERY_MAPS, "gallery.maps")                                                                       \
    X(UI_GALLERY_SPACE, "gallery.space")                                                                     \
    X(UI_GALLERY_PRICE, "gallery.price")                                                                     \
    X(UI_GALLERY_SET, "gallery.set")                                                                         \
    X(UI_GALLERY_COST, "gallery.cost")                                                                       \
    X(UI_GALLERY_TYPE, "gallery.type")                                                                       \
    X(UI_GALLERY_KIND, "gallery.kind")                                                                       \
    X(UI_GALLERY_TARGET_KIND, "gallery.target_kind")                                                         \
    X(UI_GALLERY_COLOUR, "gallery.colour")                                                                   \
    X(UI_GALLERY_COLOUR_NONE, "gallery.colour_none")                                                         \
    X(UI_GALLERY_ANY, "gallery.any")                                                                         \
    X(UI_GALLERY_CLEAR, "gallery.clear")                                                                     \
    X(UI_GALLERY_NOTHING, "gallery.nothing")                                                                 \
    X(UI_GALLERY_NOTHING_HINT, "gallery.nothing_hint")                                                       \
    X(UI_GALLERY_NAMES, "gallery.names")                                                                     \
    X(UI_GALLERY_NAMES_TEXT, "gallery.names_text")                                                           \
    X(UI_GALLERY_POINTS, "gallery.points")     /* {points} */                                                \
    X(UI_GALLERY_HOME, "gallery.home")         /* {points} {factions} */                                     \
    X(UI_GALLERY_STRONGER, "gallery.stronger") /* {cards} */                                                 \
    X(UI_GALLERY_KEYS, "gallery.keys")                                                                       \
    X(UI_GALLERY_TRY, "gallery.try")                                                                         \
    X(UI_RULES_BROKEN, "rules.broken")                                                                       \
    X(UI_MENU_OFFER, "menu.offer") /* {minutes} */                                                           \
    X(UI_MENU_OFFER_SHORT, "menu.offer_short")                                                               \
    X(UI_LESSON_BROKEN, "lesson.broken")                                                                     \
    X(UI_LESSON_NEXT, "lesson.next")                                                                         \
    X(UI_LESSON_STEP, "lesson.step") /* {number} {count} */                                                  \
    X(UI_LESSON_PLAY, "lesson.play")                                                                         \
    X(UI_LESSON_MENU, "lesson.menu")                                                                         \
    X(UI_SETTINGS_KEYS, "settings.keys")                                                                     \
    /* keys */                                                                                               \
    X(UI_KEYS_PRESS, "keys.press")                                                                           \
    X(UI_KEYS_FIXED, "keys.fixed")           /* {key} */                                                     \
    X(UI_KEYS_TAKEN, "keys.taken")           /* {key} {action} */                                            \
    X(UI_KEYS_TAKEN_SWAP, "keys.taken_swap") /* {key} {action} */                                            \
    X(UI_KEYS_INTRO, "keys.intro")                                                                           \
    X(UI_KEYS_RESET, "keys.reset")                                                                           \
    X(UI_KEYS_HIDE, "keys.hide")                                                                             \
    X(UI_KEYS_MENU, "keys.menu")                                                                             \
    X(UI_KEYS_FULLSCREEN, "keys.fullscreen")                                                                 \
    X(UI_KEYS_MUTE, "keys.mute")                                                                             \
    X(UI_KEYS_INSPECT, "keys.inspect")                                                                       \
    X(UI_KEYS_LOG, "keys.log")                                                                               \
    X(UI_KEYS_RECAP, "keys.recap")                                                                           \
    X(UI_KEYS_SKIP, "keys.skip")                                                                             \
    X(UI_KEYS_UNDO, "keys.undo")                                                                             \
    X(UI_KEYS_PASS, "keys.pass")                                                                             \
    X(UI_KEYS_END_TURN, "keys.end_turn")                                                                     \
    X(UI_KEYS_HINT, "keys.hint")                                                                             \
    X(UI_KEYS_HAND, "keys.hand")                 /* {number} */                                              \
    X(UI_KEYS_ROW, "keys.row")                   /* {number} */                                              \
    X(UI_KEYS_ROW_PLAY_ALL, "keys.row_play_all") /* {number} */                                              \
    X(UI_KEYS_ROW_SEARCH, "keys.row_search")     /* {number} */                                              \
    X(UI_KEYS_TRACK, "keys.track")               /* {number} */                                              \
    X(UI_KEYS_BUY, "keys.buy")                                                                               \
    X(UI_KEYS_OFFER, "keys.offer")                                                                           \
    X(UI_KEYS_MISSION, "keys.mission")                                                                       \
    X(UI_KEYS_NEXT_TARGET, "keys.next_target")                                                               \
    X(UI_KEYS_ZOOM_IN, "keys.zoom_in")                                                                       \
    X(UI_KEYS_ZOOM_OUT, "keys.zoom_out")                                                                     \
    X(UI_KEYS_ZOOM_ALL, "keys.zoom_all")                                                                     \
    X(UI_KEYS_TRY, "keys.try")                                                                               \
    X(UI_KEY_SPACE, "keys.key_space")                                                                        \
    X(UI_KEY_INSERT, "keys.key_insert")                                                                      \
    X(UI_KEY_DELETE, "keys.key_delete")                                                                      \
    X(UI_KEY_PAUSE, "keys.key_pause")                                                                        \
    X(UI_KEY_KEYPAD, "keys.key_keypad") /* {key} */                                                          \
    /* table (src/app/table): add yours here and to both language files */                                   \
    X(UI_TABLE_YOUR_TURN, "table.your_turn")                                                                 \
    X(UI_TABLE_TURN_OF, "table.turn_of")           /* {name} */                                              \
    X(UI_TABLE_STEP, "table.step")                 /* {at} {count}: of a turn */                             \
    X(UI_TABLE_ASKED_OPENLY, "table.asked_openly") /* {name} */                                              \
    X(UI_TABLE_HINT_PLAY, "table.hint_play")                                                                 \
    X(UI_TABLE_THINKS, "table.thinks")                                                                       \
    X(UI_TABLE_NOT_THERE, "table.not_there")                                                                 \
    X(UI_TABLE_NOT_ON_HAND, "table.not_on_hand")                                                             \
    X(UI_TABLE_NOT_ASKED, "table.not_asked")                                                                 \
    X(UI_TABLE_NOT_NOW, "table.not_now")                                                                     \
    X(UI_TABLE_HINT_LAID, "table.hint_laid") /* {card} */                                                    \
    X(UI_TABLE_HINT_END, "table.hint_end")                                                                   \
    X(UI_TABLE_HINT_PASS_SEAT, "table.hint_pass_seat") /* {name} */                                          \
    X(UI_TABLE_BY_PASSING, "table.by_passing")                                                               \
    X(UI_TABLE_HINT_WATCH, "table.hint_watch")                                                               \
    X(UI_TABLE_HINT_ROW, "table.hint_row")                                                                   \
    X(UI_TABLE_HINT_ROW_KEYS, "table.hint_row_keys")                                                         \
    X(UI_TABLE_PASS, "table.pass")                                                                           \
    X(UI_TABLE_PASS_DISCARD, "table.pass_discard") /* {count} */                                             \
    X(UI_TABLE_PASS_HINT, "table.pass_hint")                                                                 \
    X(UI_TABLE_END_TURN, "table.end_turn")                                                                   \
    X(UI_TABLE_PASS_SEAT, "table.pass_seat") /* {name} */                                                    \
    X(UI_TABLE_UNDO, "table.undo")                                                                           \
    X(UI_TABLE_UNDO_PASS, "table.undo_pass")                                                                 \
    X(UI_TABLE_UNDO_CARD, "table.undo_card")                                                                 \
    X(UI_TABLE_UNDO_OFFER, "table.undo_offer")                                                               \
    X(UI_TABLE_UNDO_ANSWER, "table.undo_answer")                                                             \
    X(UI_TABLE_UNDO_HANDS, "table.undo_hands")                                                               \
    X(UI_TABLE_UNDO_DREW, "table.undo_drew")                                                                 \
    X(UI_TABLE_UNDO_NOTHING, "table.undo_nothing")                                                           \
    X(UI_TABLE_UNDO_REVEALED, "table.undo_revealed")                                                         \
    X(UI_TABLE_UNDO_SAW_HAND, "table.undo_saw_hand")                                                         \
    X(UI_TABLE_UNDO_WENT_ON, "table.undo_went_on")                                                           \
    X(UI_TABLE_UNDO_NOT_NOW, "table.undo_not_now")                                                           \
    X(UI_TABLE_UNDO_LED, "table.undo_led")                                                                   \
    X(UI_TABLE_UNDO_WATCHED, "table.undo_watched")                                                           \
    X(UI_TABLE_UNDO_FORGOTTEN, "table.undo_forgotten")                                                       \
    X(UI_TABLE_INSPECT, "table.inspect")                                                                     \
    X(UI_TABLE_NONE, "table.none")                                                                           \
    X(UI_TABLE_CONTINUE, "table.continue")                                                                   \
    X(UI_TABLE_YOUR_SEAT, "table.your_seat")                                                                 \
    X(UI_TABLE_DRAW_PILE, "table.draw_pile")                                                                 \
    X(UI_TABLE_DISCARD, "table.discard")                                                                     \
    X(UI_TABLE_HAND, "table.hand")                                                                           \
    X(UI_TABLE_HAND_HIDDEN, "table.hand_hidden")                                                             \
    X(UI_TABLE_CONQUERED, "table.conquered")                                                                 \
    X(UI_TABLE_NOTHING, "table.nothing")                                                                     \
    X(UI_TABLE_MORE, "table.more") /* {count} */                                                             \
    X(UI_TABLE_LOG, "table.log")                                                                             \
    X(UI_TABLE_ROUND, "table.round")       /* {round} */                                                     \
    X(UI_TABLE_ROUND_OF, "table.round_of") /* {round} {rounds} */                                            \
    X(UI_TABLE_FACE_DOWN, "table.face_down")                                                                 \
    X(UI_TABLE_TOP_SECRET, "table.top_secret")                                                               \
    X(UI_TABLE_EFFECT_BLOCKED, "table.effect_blocked")                                                       \
    X(UI_TABLE_DEACTIVATED, "table.deactivated")                                                             \
    X(UI_TABLE_NEAREST, "table.nearest")                                                                     \
    X(UI_TABLE_SHIELDED, "table.shielded")                                                                   \
    X(UI_TABLE_PLAY_DOWN, "table.play_down")                                                                 \
    X(UI_TABLE_PLAY_UP, "table.play_up")                                                                     \
    X(UI_TABLE_ROW_CLOSED, "table.row_closed")                                                               \
    X(UI_TABLE_MENU, "table.menu")                                                                           \
    X(UI_TABLE_LEAVE, "table.leave")                                                                         \
    X(UI_TABLE_LEAVE_TEXT, "table.leave_text")                                                               \
    X(UI_TABLE_LEAVE_UNSAVED, "table.leave_unsaved")                                                         \
    X(UI_TABLE_LEAVE_TRIAL, "table.leave_trial")                                                             \
    X(UI_TABLE_TRIAL, "table.trial")                     /* {name} */                                        \
    X(UI_TABLE_UNSAVED, "table.unsaved")                 /* {reason} */                                      \
    X(UI_TABLE_SCORED, "table.scored")                   /* {round} */                                       \
    X(UI_TABLE_SCORED_WON, "table.scored_won")           /* {name} {target} */                               \
    X(UI_TABLE_SCORED_WON_TEAM, "table.scored_won_team") /* {name} {target} */                               \
    X(UI_TABLE_SCORED_NOBODY, "table.scored_nobody")     /* {target} */                                      \
    X(UI_TABLE_POWER_BASE, "table.power_base")                                                               \
    X(UI_TABLE_POWER_NOW, "table.power_now")                                                                 \
    X(UI_TABLE_STRENGTH, "table.strength")                                                                   \
    X(UI_TABLE_ON_TABLE, "table.on_table")                                                                   \
    X(UI_TABLE_ROW_OF, "table.row_of")         /* {target} */                                                \
    X(UI_TABLE_ROW_NUMBER, "table.row_number") /* {row} */                                                   \
    X(UI_TABLE_ACTIVE, "table.active")                                                                       \
    X(UI_TABLE_INSPECT_KEYS, "table.inspect_keys")                                                           \
    X(UI_TABLE_HINT_HAND_OVER, "table.hint_hand_over")                                                       \
    X(UI_TABLE_NEGOTIATE, "table.negotiate") /* {target} */                                                  \
    X(UI_TABLE_TAKEN_BY, "table.taken_by")                                                                   \
    X(UI_TABLE_TAKEN_BY_NOBODY, "table.taken_by_nobody")                                                     \
    X(UI_TABLE_ONLY_HAND_OVER, "table.only_hand_over") /* {name} */                                          \
    X(UI_TABLE_NOT_AT_SOURCE, "table.not_at_source")                                                         \
    X(UI_TABLE_HINT_HAND_OVER_NOW, "table.hint_hand_over_now")                                               \
    X(UI_TABLE_HAND_OVER, "table.hand_over")                                                                 \
    X(UI_TABLE_HINT_SHIELDED, "table.hint_shielded")                                                         \
    X(UI_TABLE_SHIELD_IT, "table.shield_it")                                                                 \
    X(UI_TABLE_PASS_NO_DISCARD, "table.pass_no_discard")                                                     \
    X(UI_TABLE_PASS_EMPTY, "table.pass_empty")                                                               \
    X(UI_TABLE_PASS_EMPTY_HINT, "table.pass_empty_hint")                                                     \
    X(UI_TABLE_PASS_EMPTY_BRIEF, "table.pass_empty_brief")                                                   \
    X(UI_TABLE_LAY_FIRST, "table.lay_first")                                                                 \
    X(UI_TABLE_HINT_CARD, "table.hint_card")                                                                 \
    X(UI_TABLE_HINT_DRAWN, "table.hint_drawn")                                                               \
    X(UI_TABLE_HINT_OFFERS, "table.hint_offers") /* {count} {seats} */                                       \
    X(UI_TABLE_HINT_HANDS, "table.hint_hands")                                                               \
    X(UI_TABLE_HINT_SCORED, "table.hint_scored")                                                             \
    X(UI_TABLE_PLACE_OF, "table.place_of") /* {number} {target} */                                           \
    X(UI_TABLE_COUNTS, "table.counts")     /* {power} */                                                     \
    X(UI_TABLE_RAIL_HINT, "table.rail_hint")                                                                 \
    X(UI_TABLE_POWER_TOTAL, "table.power_total")                                                             \
    X(UI_TABLE_OWNER, "table.owner") /* {name} */                                                            \
    X(UI_TABLE_INSPECT_ESC, "table.inspect_esc")                                                             \
    X(UI_TABLE_PILE_WITH, "table.pile_with") /* {name} */                                                    \
    X(UI_TABLE_TEAM_PILE, "table.team_pile")                                                                 \
    X(UI_TABLE_SAYS, "table.says") /* {name} {words} */                                                      \
    X(UI_TABLE_LOG_EMPTY, "table.log_empty")                                                                 \
    X(UI_TABLE_RECAP, "table.recap")                                                                         \
    X(UI_TABLE_RECAP_KEYS, "table.recap_keys")                                                               \
    X(UI_TABLE_RECAP_HINT, "table.recap_hint")                                                               \
    X(UI_TABLE_RECAP_AGAIN, "table.recap_again")                                                             \
    X(UI_TABLE_SKIP, "table.skip")                                                                           \
    X(UI_TABLE_OPEN_HINT, "table.open_hint") /* {card}, {text} */                                            \
    X(UI_TABLE_OPEN_HINT_PLAIN, "table.open_hint_plain")                                                     \
    X(UI_TABLE_ALLY, "table.ally") /* {name} */                                                              \
    X(UI_TABLE_SHOWN_TITLE, "table.shown_title")                                                             \
    /* what a held card would do; how numbers came about */                                                  \
    X(UI_FORECAST_ROW, "forecast.row") /* {target} */                                                        \
    X(UI_FORECAST_DOWN, "forecast.down")                                                                     \
    X(UI_FORECAST_UP, "forecast.up")                                                                         \
    X(UI_FORECAST_SHIELDED, "forecast.shielded")                                                             \
    X(UI_FORECAST_REVEALS, "forecast.reveals")   /* {name} */                                                \
    X(UI_FORECAST_TURNS_UP, "forecast.turns_up") /* {name} */                                                \
    X(UI_FORECAST_STAYS_DOWN, "forecast.stays_down")                                                         \
    X(UI_FORECAST_FILLS, "forecast.fills")                                                                   \
    X(UI_FORECAST_ENDS, "forecast.ends")                                                                     \
    X(UI_FORECAST_BLOCKED, "forecast.blocked")       /* {card} */                                            \
    X(UI_FORECAST_REMOVES, "forecast.removes")       /* {what} */                                            \
    X(UI_FORECAST_MAY_REMOVE, "forecast.may_remove") /* {what} */                                            \
    X(UI_FORECAST_REMOVES_NEXT, "forecast.removes_next")                                                     \
    X(UI_FORECAST_MOVES, "forecast.moves")       /* {what} */                                                \
    X(UI_FORECAST_DRAWS_UP, "forecast.draws_up") /* {hand} */                                                \
    X(UI_FORECAST_SHOWS_HANDS, "forecast.shows_hands")                                                       \
    X(UI_FORECAST_DRAWS, "forecast.draws")                                                                   \
    X(UI_FORECAST_SUMMONS, "forecast.summons")                                                               \
    X(UI_FORECAST_NEGOTIATES, "forecast.negotiates")                                                         \
    X(UI_FORECAST_CLOSES, "forecast.closes")                                                                 \
    X(UI_FORECAST_BLOCKS, "forecast.blocks") /* {what} */                                                    \
    X(UI_FORECAST_STEALS, "forecast.steals")                                                                 \
    X(UI_FORECAST_NO_CARD, "forecast.no_card")                                                               \
    X(UI_FORECAST_ONE_DOWN, "forecast.one_down")                                                             \
    X(UI_FORECAST_CARDS, "forecast.cards")   /* {count} */                                                   \
    X(UI_FORECAST_ONE_OF, "forecast.one_of") /* {count} */                                                   \
    X(UI_FORECAST_BRIEF_REVEALS, "forecast.brief_reveals")                                                   \
    X(UI_FORECAST_BRIEF_STAYS_DOWN, "forecast.brief_stays_down")                                             \
    X(UI_FORECAST_BRIEF_FILLS, "forecast.brief_fills")                                                       \
    X(UI_FORECAST_BRIEF_ENDS, "forecast.brief_ends")                                                         \
    X(UI_FORECAST_BRIEF_BLOCKED, "forecast.brief_blocked")       /* {card} */                                \
    X(UI_FORECAST_BRIEF_REMOVES, "forecast.brief_removes")       /* {what} */                                \
    X(UI_FORECAST_BRIEF_MAY_REMOVE, "forecast.brief_may_remove") /* {what} */                                \
    X(UI_FORECAST_BRIEF_REMOVES_NEXT, "forecast.brief_removes_next")                                         \
    X(UI_FORECAST_BRIEF_MOVES, "forecast.brief_moves")       /* {what} */                                    \
    X(UI_FORECAST_BRIEF_DRAWS_UP, "forecast.brief_draws_up") /* {hand} */                                    \
    X(UI_FORECAST_BRIEF_SHOWS_HANDS, "forecast.brief_shows_hands")                                           \
    X(UI_FORECAST_BRIEF_DRAWS, "forecast.brief_draws")                                                       \
    X(UI_FORECAST_BRIEF_SUMMONS, "forecast.brief_summons")                                                   \
    X(UI_FORECAST_BRIEF_NEGOTIATES, "forecast.brief_negotiates")                                             \
    X(UI_FORECAST_BRIEF_CLOSES, "forecast.brief_closes")                                                     \
    X(UI_FORECAST_BRIEF_BLOCKS, "forecast.brief_blocks") /* {what} */                                        \
    X(UI_FORECAST_BRIEF_STEALS, "forecast.brief_steals")                                                     \
    X(UI_FORECAST_BRIEF_HIDDEN, "forecast.brief_hidden")                                                     \
    X(UI_FORECAST_AS_REVEALED, "forecast.as_revealed")                                                       \
    X(UI_FORECAST_ONE_TIME, "forecast.one_time")                                                             \
    X(UI_FORECAST_OPEN_ONE, "forecast.open_one")                                                             \
    X(UI_FORECAST_OPEN, "forecast.open") /* {count} */                                                       \
    X(UI_FORECAST_HIDDEN, "forecast.hidden")                                                                 \
    X(UI_EXPLAIN_BASE, "explain.base")                                                                       \
    X(UI_EXPLAIN_ADDED, "explain.added")                                                                     \
    X(UI_EXPLAIN_BOOSTED, "explain.boosted") /* {card} */                                                    \
    X(UI_EXPLAIN_STOLEN, "explain.stolen")   /* {card} */                                                    \
    X(UI_EXPLAIN_LOST, "explain.lost")       /* {card} */                                                    \
    X(UI_EXPLAIN_ZEROED, "explain.zeroed")   /* {card} */                                                    \
    X(UI_EXPLAIN_WINS, "explain.wins")       /* {card} */                                                    \
    X(UI_EXPLAIN_HALVED, "explain.halved")   /* {card} */                                                    \
    X(UI_EXPLAIN_DOWN, "explain.down")                                                                       \
    X(UI_EXPLAIN_MORE, "explain.more")                                                                       \
    X(UI_EXPLAIN_BLOCKED, "explain.blocked")               /* {card} */                                      \
    X(UI_EXPLAIN_EFFECT_BLOCKED, "explain.effect_blocked") /* {card} */                                      \
    X(UI_EXPLAIN_NOTE_ADDED, "explain.note_added")                                                           \
    X(UI_EXPLAIN_NOTE_STOLEN, "explain.note_stolen") /* {card} */                                            \
    X(UI_EXPLAIN_NOTE_LOST, "explain.note_lost")     /* {card} */                                            \
    X(UI_EXPLAIN_NOTE_ZEROED, "explain.note_zeroed") /* {card} */                                            \
    X(UI_EXPLAIN_NOTE_WINS, "explain.note_wins")     /* {card} */                                            \
    X(UI_EXPLAIN_DEACTIVATED, "explain.deactivated") /* {card} */                                            \
    X(UI_EXPLAIN_EFFECT_HERE, "explain.effect_here")                                                         \
    X(UI_EXPLAIN_SUM_OF, "explain.sum_of") /* {name} */                                                      \
    X(UI_EXPLAIN_BRINGS, "explain.brings")                                                                   \
    X(UI_EXPLAIN_IN_HAND, "explain.in_hand")                                                                 \
    X(UI_EXPLAIN_ON_DISCARD, "explain.on_discard")                                                           \
    X(UI_EXPLAIN_DOWN_TEXT, "explain.down_text")                                                             \
    X(UI_EXPLAIN_ARROW_UP, "explain.arrow_up")                                                               \
    X(UI_EXPLAIN_ARROW_DOWN, "explain.arrow_down")                                                           \
    X(UI_EXPLAIN_DOWN_WHEN, "explain.down_when")                                                             \
    X(UI_EXPLAIN_HIDE_TEXT, "explain.hide_text")                                                             \
    X(UI_EXPLAIN_SHIELD_TEXT, "explain.shield_text")                                                         \
    X(UI_EXPLAIN_PAST_REVEALED, "explain.past_revealed")                                                     \
    X(UI_EXPLAIN_PAST_REVEAL_PHASE, "explain.past_reveal_phase")                                             \
    X(UI_EXPLAIN_PAST_PLAYED, "explain.past_played")                                                         \
    X(UI_EXPLAIN_PAST_SUMMONED, "explain.past_summoned")                                                     \
    X(UI_EXPLAIN_PAST_MOVED, "explain.past_moved")                                                           \
    X(UI_EXPLAIN_PAST_DONE, "explain.past_done")                                                             \
    X(UI_EXPLAIN_PAST_NONE, "explain.past_none")                                                             \
    X(UI_EXPLAIN_PAST_FIZZLED, "explain.past_fizzled")                                                       \
    X(UI_EXPLAIN_CONQUERED_BY, "explain.conquered_by") /* {name} */                                          \
    X(UI_EXPLAIN_VALUE, "explain.value")                                                                     \
    X(UI_EXPLAIN_SCORED_ALONE, "explain.scored_alone")                                                       \
    X(UI_EXPLAIN_SCORED_TIE, "explain.scored_tie")       /* {card} */                                        \
    X(UI_EXPLAIN_SCORED_GALAXY, "explain.scored_galaxy") /* {card} {with} */                                 \
    X(UI_EXPLAIN_ROW, "explain.row")                     /* {name} {target} */                               \
    X(UI_EXPLAIN_NO_CARDS, "explain.no_cards")                                                               \
    X(UI_EXPLAIN_LEAD_NONE, "explain.lead_none")                                                             \
    X(UI_EXPLAIN_LEAD_POWER, "explain.lead_power")   /* {name} */                                            \
    X(UI_EXPLAIN_LEAD_ALONE, "explain.lead_alone")   /* {name} */                                            \
    X(UI_EXPLAIN_LEAD_TIE, "explain.lead_tie")       /* {name} {card} */                                     \
    X(UI_EXPLAIN_LEAD_GALAXY, "explain.lead_galaxy") /* {name} {card} {with} */                              \
    X(UI_EXPLAIN_POINTS, "explain.points")           /* {name} */                                            \
    X(UI_EXPLAIN_PLANET, "explain.planet")                                                                   \
    X(UI_EXPLAIN_BONUS, "explain.bonus")   /* {times} */                                                     \
    X(UI_EXPLAIN_RAISED, "explain.raised") /* {target} */                                                    \
    X(UI_EXPLAIN_SECRET, "explain.secret")                                                                   \
    X(UI_EXPLAIN_SECRET_FOOT, "explain.secret_foot")                                                         \
    X(UI_EXPLAIN_TARGET_FOOT, "explain.target_foot")                                                         \
    X(UI_EXPLAIN_DRAW_FOOT, "explain.draw_foot")                                                             \
    X(UI_EXPLAIN_DISCARD_FOOT, "explain.discard_foot")                                                       \
    X(UI_EXPLAIN_HAND_FOOT, "explain.hand_foot") /* {hand} */

typedef enum UiWord {
#define UI_WORD(name, key) name,
    UI_WORDS(UI_WORD)
#undef UI_WORD
    UI_WORD_COUNT
} UiWord;

const char *ui_word_key(UiWord word);

// Loads the interface's and the pack's words of a language and checks them both; what the pack lacks is in
// English. NULL with the faults in `problems`.
Words *ui_words_load(const Layers *assets, const Layers *layers, const Catalog *catalog, const char *language,
                     Problems *problems);
// The interface's alone.
Words *ui_words_load_own(const Layers *assets, const char *language, Problems *problems);

// Lint's part (LintWindow.words): what is wrong with the words that packs bring, and what of them is not in
// `language`.
void ui_words_check(const Layers *assets, const char *language, Problems *problems);

#endif

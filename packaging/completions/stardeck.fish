# fish completion for stardeck. Made by packaging/manuals.py from the table of options.
complete -c stardeck -f
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a scenario -d 'runs scenario files and compares with what they expect'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a puzzles -d 'asks a computer opponent what it would do in positions where a good player knows'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a score -d 'computes the rows of a scenario\'s set-up as if scoring began now'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a simulate -d 'plays games between computer seats and prints what came of them'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a replay -d 'plays saved games again and checks the state after every command'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a lint -d 'checks card packs and tells every fault with its place'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a bench -d 'measures how fast the rules are, or the window'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a rules -d 'prints a game\'s cards as a table'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a schema -d 'prints what a file of cards may hold, for editors'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a import -d 'puts a pack from a zip archive or folder among your packs'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a export -d 'writes a pack as a zip archive, to give it to somebody'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a help -d 'explains a subcommand'
complete -c stardeck -n 'test (count (commandline -opc)) -eq 1' -a version -d 'prints the versions of the program and its libraries, and where its data is'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l new -d 'start this game at once, without the menus' -x -a 'tactics alpha_strike deck_building star_empires'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l players -d 'who plays the new game, in seat order (starfleet:human,romulan:human)' -x
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l variant -d 'of the new game' -x -a 'standard alliances blind_trust by_the_book exploration infection hegemony long no_truce'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l map -d 'of the new game, where there are several (Star Empires)' -x
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l options -d 'of the new game, by their names in files' -x
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l seed -d 'deals the new game: the same number deals the same cards' -x
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l watch -d 'look at this saved game, without the menus' -r -F
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l load -d 'go on with this saved game at once, without the menus' -r -F
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l lang -d 'the language: en, de or one that a pack brings; without it, the one of the environment' -x -a 'en de'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l size -d 'the size of the window in pixels (1280x720)' -x
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l fullscreen -d 'fill the screen'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l speak -d 'no window: play as plain text in the terminal, for screen readers and over ssh'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l datadir -d 'the folder with the program\'s cards and assets; also in front of a subcommand' -x -a '(__fish_complete_directories)'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l pack -d 'a pack to lay upon that; may be given several times, the lowest first' -x -a '(__fish_complete_directories)'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -l trace -d 'append what is on the screen to this file, as JSON lines' -r -F
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -s V -l version -d 'print the versions of the program and its libraries, and where its data is'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -s h -l help -d 'print this help'
complete -c stardeck -n 'not __fish_seen_subcommand_from scenario puzzles score simulate replay lint bench rules schema import export help version' -F
complete -c stardeck -n '__fish_seen_subcommand_from scenario' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from scenario' -l json -d 'print the results as one JSON document'
complete -c stardeck -n '__fish_seen_subcommand_from scenario' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from scenario' -F
complete -c stardeck -n '__fish_seen_subcommand_from puzzles' -l who -d 'the opponent that is asked, as in simulate --players (else hard)' -x -a 'random greedy easy normal hard'
complete -c stardeck -n '__fish_seen_subcommand_from puzzles' -l seed -d 'another seed for its random numbers' -x
complete -c stardeck -n '__fish_seen_subcommand_from puzzles' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from puzzles' -l json -d 'print the results as one JSON document'
complete -c stardeck -n '__fish_seen_subcommand_from puzzles' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from puzzles' -F
complete -c stardeck -n '__fish_seen_subcommand_from score' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from score' -l json -d 'the result is JSON with or without this'
complete -c stardeck -n '__fish_seen_subcommand_from score' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from score' -F
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l game -d 'which game (stardeck --help lists them)' -x -a 'tactics alpha_strike deck_building star_empires'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l players -d 'who plays, in seat order: starfleet:hard,romulan:random; SEAT any: drawn for each game; WHO/CAPTAIN: with the character of that captain' -x
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l variant -d 'of the game (stardeck --help lists them)' -x -a 'standard alliances blind_trust by_the_book exploration infection hegemony long no_truce'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l map -d 'of the game, where there are several (Star Empires): its id in maps.json' -x
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l options -d 'options of the game by their names in files, as in short,top_secret' -x
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l short -d 'the short game'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l top-secret -d 'conquered targets stay hidden'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l games -d 'how many games (100), or deals with --pack (2000)' -x
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l seed -d 'where the random numbers start (1)' -x
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l jobs -d 'how many games are played at once (one for each core); the result is the same' -x
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l paired -d 'each deal once for each way to seat the players, and how often each wins, with the 95 % interval'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l time -d 'how long the players think for a decision, in processor time'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l check -d 'look after every command whether the state is in order; much slower'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l save -d 'write the games (the first 1000) into this folder as saved games: game-0001.jsonl …' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l features -d 'write what computers judge positions by, and who won, as lines of numbers: for training' -r -F
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l pack -d 'a report on what these cards do to the game: each deal is played with those of --against and with these, by --players or quick computers. A folder as for --cards, or "own"; given several times, each pack lies upon the one before' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l against -d 'likewise: what --pack is compared with (own: the program\'s own cards)' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l until -d 'with --pack: play until the effect of what it changes on winning is known to ±N in 100 games; --games (50000) is then the most it plays. Ctrl-C ends it before' -x
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l lang -d 'the language of that report: en (the usual one), de or one that a pack brings' -x -a 'en de'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -l json -d 'print the result as one JSON document'
complete -c stardeck -n '__fish_seen_subcommand_from simulate' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from replay' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from replay' -l pack -d 'a pack to lay upon that; may be given several times, the lowest first' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from replay' -l json -d 'print the results as one JSON document'
complete -c stardeck -n '__fish_seen_subcommand_from replay' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from replay' -F
complete -c stardeck -n '__fish_seen_subcommand_from lint' -l cards -d 'the folder of the card packs, when no DIR is named' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from lint' -l pack -d 'a pack, as if it were the first DIR; may be given several times' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from lint' -l lang -d 'what is wrong in another language (en: English, as without)' -x -a 'en de'
complete -c stardeck -n '__fish_seen_subcommand_from lint' -l json -d 'print the faults as one JSON list on stdout'
complete -c stardeck -n '__fish_seen_subcommand_from lint' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from lint' -f -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from bench' -l game -d 'only this game' -x -a 'tactics alpha_strike deck_building star_empires'
complete -c stardeck -n '__fish_seen_subcommand_from bench' -l ms -d 'how long one repetition of a measurement takes, in milliseconds (100)' -x
complete -c stardeck -n '__fish_seen_subcommand_from bench' -l window -d 'measure the window instead: start, memory, idling, dragging, frames; needs a display and half a minute'
complete -c stardeck -n '__fish_seen_subcommand_from bench' -l runs -d 'with --window: how often each start is measured; the best counts (5)' -x
complete -c stardeck -n '__fish_seen_subcommand_from bench' -l bare-window -d 'only open an empty window and say so in FILE: what --window compares its own with' -r -F
complete -c stardeck -n '__fish_seen_subcommand_from bench' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from bench' -l json -d 'print the result as one JSON document'
complete -c stardeck -n '__fish_seen_subcommand_from bench' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from rules' -l lang -d 'the language of the names: en (the usual one), de or one that a pack brings' -x -a 'en de'
complete -c stardeck -n '__fish_seen_subcommand_from rules' -l cards -d 'the folder of the card packs' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from rules' -l pack -d 'a pack to lay upon that; may be given several times, the lowest first' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from rules' -l explain -d 'for one card, or whatever else has an id, or a key of game.json: where each of its values stands' -x
complete -c stardeck -n '__fish_seen_subcommand_from rules' -l json -d 'print everything as one JSON document'
complete -c stardeck -n '__fish_seen_subcommand_from rules' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from rules' -f -a 'tactics alpha_strike deck_building star_empires'
complete -c stardeck -n '__fish_seen_subcommand_from schema' -l layer -d 'of packs with only what differs (with a pack.json)'
complete -c stardeck -n '__fish_seen_subcommand_from schema' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from schema' -f -a 'tactics alpha_strike deck_building star_empires'
complete -c stardeck -n '__fish_seen_subcommand_from import' -l look -d 'only say what it is; put nothing in place'
complete -c stardeck -n '__fish_seen_subcommand_from import' -l replace -d 'take the place of a pack of yours with the same id, which is moved aside'
complete -c stardeck -n '__fish_seen_subcommand_from import' -l lang -d 'say it in another language (en: English, as without)' -x -a 'en de'
complete -c stardeck -n '__fish_seen_subcommand_from import' -l json -d 'print it as one JSON document'
complete -c stardeck -n '__fish_seen_subcommand_from import' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from import' -F
complete -c stardeck -n '__fish_seen_subcommand_from export' -l to -d 'the folder for the archive (this one)' -x -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from export' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from export' -f -a '(__fish_complete_directories)'
complete -c stardeck -n '__fish_seen_subcommand_from help' -l json -d 'all there is to know of the program\'s options and subcommands, as one JSON document for tools'
complete -c stardeck -n '__fish_seen_subcommand_from help' -s h -l help -d 'print this help'
complete -c stardeck -n '__fish_seen_subcommand_from help' -f -a 'scenario puzzles score simulate replay lint bench rules schema import export help version'
complete -c stardeck -n '__fish_seen_subcommand_from version' -s h -l help -d 'print this help'

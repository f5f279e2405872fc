### The library's errors. Keys: error- and the code, with / and _ as hyphens.
### $what is the part of the input that it is about.

error-at = Line { $line }, column { $column }: { $sentence }

error-action-game-over = The game is over already.
error-action-no-such-seat = There is no such seat, or it does not act by itself.
error-action-not-your-turn = It is not your turn.
error-action-wrong-phase = That is not what is asked for now.
error-action-bid-out-of-range = A bid is between 0 and the number of cards dealt.
error-action-not-in-hand = That card is not in the hand.
error-action-must-follow = You must follow suit: play it, or a special card.
error-action-bare-scary-mary = Say whether she is a pirate (SM+) or an Escape (SM-).
error-action-bad-swap = Discard as many different cards of your hand as you drew.
error-action-bad-bet = The bet is 0, 10 or 20.
error-action-bad-change = The bid may change by 1 at most and must stay possible.
error-action-bad-leader = Only somebody at the table can lead.
error-action-nothing-to-decide = There is nothing to decide for this seat now.
error-action-number-out-of-range = This number is too small or too large.
error-action-unknown-load = The load is grapeshot or cannonball.

error-notation-empty = A card is missing here.
error-notation-card = “{ $what }” is no card. Examples: R12, K1, PIR, SM+.
error-notation-number = “{ $what }”: no card has this number.
error-notation-bare-scary-mary = Say whether { $what } is played as a pirate (SM+) or as an Escape (SM-).
error-notation-play-not-card = “{ $what }” says how it is played; only the card is asked for (SM).
error-notation-action = That is no action: { $what }

error-rules-unknown-edition = “{ $what }” is no edition. There are schmidt, grandpabeck2013, grandpabeck2018 and grandpabeck2021.
error-rules-unknown-option = “{ $what }” is no option of the rules.
error-rules-duplicate-option = The option “{ $what }” stands there twice.
error-rules-unknown-value = “{ $what }”: the option has no such value.
error-rules-players = This edition is not made for { $what } players, or the cards do not suffice.
error-rules-loot-graybeard = Loot and Graybeard do not go together: switch loot off, or be three at least.
error-rules-dealer = There is no seat { $what } for the first dealer.
error-rules-no-such-card = { $what } does not belong to this edition.
error-rules-too-many-copies = There are more { $what } than the deck has.

error-deal-count = There are not as many rounds dealt as the game has.
error-deal-hands = There must be as many hands dealt as there are players at the table (here { $what }).
error-deal-hand-size = All hands must have equally many cards, as many as the round asks for.
error-deal-not-in-deck = { $what } is dealt too often or not in the game.
error-deal-round = There is no round { $what } here.

error-score-no-such-bonus = This edition has no bonus “{ $what }”.
error-score-bonus-impossible = “{ $what }” cannot happen that often in one round.
error-score-bet = The bet is 0, 10 or 20, not { $what }.
error-score-bid = The bid { $what } does not fit the number of cards.
error-score-won = { $what } tricks taken do not fit the number of cards.
error-score-cards = No round deals { $what } cards; there are 1 to 10.
error-score-harry = Harry changes the bid by 1 at most, and it must stay possible.
error-score-loot = There are no more than two alliances.
error-score-total = “{ $what }” is no total.
error-score-unknown-bonus = “{ $what }” is no bonus. There are pirate_by_sk, sk_by_mermaid, mermaid_by_pirate, fourteen and black_fourteen.
error-score-unknown-scoring = “{ $what }” is no way to score. There are standard, rascal and cannonball.

error-seed-invalid = A seed is a number from 0 to 2 to the 256th, a text or 32 bytes.

error-trick-size = A trick has 2 to 8 cards, not { $what }.
error-sheet-seats = A round needs an entry for each player; there are { $what }.
error-sheet-tricks = Together that is { $what } tricks, more than were played.
error-sheet-nobody = Nobody cannot have taken so many tricks ({ $what }).
error-sheet-alliance = There can be no alliance “{ $what }”.
error-sheet-bonus-without-trick = Who has no trick has no bonus.
error-sheet-incomplete = Round { $what } is booked but not complete.
error-sheet-load = “{ $what }” is no load. There are grapeshot and cannonball.
error-sheet-rounds = No block has more than 60 rounds.
error-sheet-round = There is no round { $what } yet.
error-score-how-many = It takes { $players } numbers, one for each player; there are { $what }.
error-score-number = “{ $what }” is no number of tricks.
error-score-word = I do not understand “{ $what }”. It goes like this: WHO:NAME=COUNT
error-score-who = “{ $what }” fits nobody, or more than one.
error-desk-question = The engine does not understand this question: { $what }
error-desk-round = That is no round of a block: { $what }
error-block-not-ours = That is no file of the block.
error-block-value = The file is damaged ({ $what }).
error-block-ending = “{ $what }”: the block writes .json, .csv and .pdf.
error-block-one = That takes a single game, there are { $what }. A backup of several is .json.
error-block-pdf = PDF needs the package fpdf2: pip install "skullking[pdf]"
error-block-not-built = The web client has not been built yet: run `make build`.
error-block-folder = The folder “{ $what }” is not empty.

error-record-header = A record should begin here (with its header line), but there is: { $what }
error-record-incomplete = The record lacks something: { $what }.
error-record-line = This line belongs in no record: { $what }
error-record-line-too-long = This line is too long.
error-record-twice = “{ $what }” stands there twice.
error-record-round = The round “{ $what }” does not fit here.
error-record-choice = That is no choice: { $what }
error-record-number = “{ $what }” is no number that can stand here.
error-record-hex = That is not 32 bytes in hexadecimal: { $what }
error-record-name-list = That is no list of quoted names: { $what }
error-record-names = There must be as many names as players (here { $what }).
error-record-json = That is no record in JSON: { $what }
error-record-count = One record is expected, there are { $what }.
error-record-no-cards = The record has neither seed nor dealt cards and cannot be replayed.
error-record-hash = The seed does not fit the published checksum { $what }.
error-record-result = The result in the record is wrong; it should be { $what }.

error-save-not-a-save = { $file } is no saved game, or a newer version wrote it.
error-bots-unknown = There is no bot “{ $what }”. { $close ->
    [none] There are
   *[other] Did you mean “{ $close }”? There are
}: { $known }, dial:0 to dial:100, captain@FILE and the public bots for measuring (docs/bots.md).
error-bots-broken = The bot “{ $what }” is installed, but cannot be used ({ $reason }).
error-bots-dial = “{ $what }” is no strength: the dial goes from dial:0 (weakest) to dial:100 (strongest).
error-bots-which-file = captain@ needs the file with the weights right behind it: captain@FILE
error-bots-no-file = There is no file { $what }, so no bot either.
error-bots-not-executable = { $what } is neither a .py file nor executable. Make it executable, or name the command: "cmd:INTERPRETER { $what }"
error-bots-no-command = “{ $what }” is no command. For example: "cmd:node mybot.js"
error-bots-setting = { $what }: that is no number of seconds.
error-bots-not-started = { $what } cannot be started: { $reason }
error-bots-hello = The first answer must be {"{"}"id": 0, "protocol": 1, "name": "…"{"}"}; it was: { $what }
error-bots-too-slow = No answer within { $seconds } s. (Is the output flushed after each line?)
error-bots-line-too-long = An answer is one line of at most { $bytes } bytes.
error-bots-not-json = An answer is one JSON object on one line; this is none: { $what }
error-bots-wrong-id = The answer must have the id of its question, here { $id }; it was: { $what }
error-bots-illegal = That is none of the legal actions: { $what }
error-bots-flood = More than { $bytes } bytes on stderr between two questions.
error-bots-ended = { $said ->
    [0] The program ended (status { $status }) instead of answering.
   *[other] The program ended (status { $status }) instead of answering. Its last words: { $words }
}
error-bots-given-up = It failed in { $games } games in a row and is not started again.
error-bots-raised = The bot { $bot } failed in the middle of a game: { $reason }
error-bots-not-legal = The bot { $bot } chose what is none of the legal actions: { $what }
error-bots-resume = The game was left with the program { $what } at the table. If you trust it, say so: --bots { $what }
error-weights-no-file = The bot weights in { $what } cannot be read: { $reason }
error-weights-not-weights = That is no file of bot weights.
error-weights-damaged = The bot weights are damaged or cut short.
error-weights-shape = The bot weights belong to a net of another shape.
error-weights-version = The bot weights were trained for encoder version { $what }; this program has version { $ours }. Train them again.
error-weights-missing = The bot “{ $what }” has no weights to play by.
error-train-length = Say how long to train: either games or minutes.
error-train-other-run = { $what } belongs to a training with other settings.
error-train-not-native = { $what } is none of our own bots; training is possible against those only.
error-train-name = { $what }: the name of the file must end in .bin.
error-train-exists = { $what } exists already and is not overwritten. Choose another name, or go on with that training: --resume
error-train-no-checkpoint = There is no training to go on with in { $what }: the weights and the .json file beside them are both needed.
error-train-folder = Nothing can be written to the folder { $what }.
error-arena-not-results = { $what } is no file of arena results (line { $line }).
error-arena-other-match = { $what } belongs to another match: other bots, rules, seed or weights.
error-arena-conflict = The files contradict each other about deal { $deal } ({ $what }).
error-arena-is-match = { $what } holds a match, not a ladder: skullking arena --report reads it.
error-arena-is-ladder = { $what } holds a ladder, not a match: skullking ladder --report reads it.
error-arena-one-ladder = { $count ->
    [0] Name the files of a ladder that were written with --out.
   *[other] These files belong to { $count } ladders; only one can be read at a time.
 }
error-arena-empty = There is no result in { $what } yet.
error-arena-damaged = { $what } is damaged or cut short.
error-arena-no-gzip = Results are written uncompressed: choose a name for { $what } that does not end in .gz. Only --report reads .gz.
error-arena-field = At a table of { $players }, name between 1 and { $most } opponents, not { $count }.
error-arena-amount = At least one deal must be played, not { $count }.
error-arena-open-cards = The omniscient player meets only bots that come with skullking.
error-arena-unfinished = A bot made no legal choice in deal { $what }.
error-arena-pool = The ladder needs each bot's name once, and at least { $players } of them.
error-arena-no-openskill = Ratings need the package openskill: pip install 'skullking[arena]'
error-arena-no-ray = Playing on several machines needs Ray: pip install 'skullking[ray]'
error-arena-cluster = There is no Ray cluster at { $what }.
error-arena-other-weights = A machine of the cluster has another version of skullking.

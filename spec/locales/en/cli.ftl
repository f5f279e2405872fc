### The command line: skullking …

## Cards

cli-face-pir = PIRATE
cli-face-ros = ROSIE
cli-face-ben = BENDT
cli-face-ras = RASCAL
cli-face-jua = JUA-|NITA
cli-face-har = HARRY
cli-face-mer = MER-|MAID
cli-face-sku = SKULL|KING
cli-face-esc = ESCAPE
cli-face-sm = SCARY|MARY
cli-face-tigress = TIG-|RESS
cli-face-loot = LOOT
cli-face-kra = KRAKEN
cli-face-wha = WHITE|WHALE

## People

cli-you = You
cli-graybeard = Graybeard
cli-and = { " and " }

## A game

cli-welcome = Skull King in the terminal. Rules: { $rules }
cli-welcome-players = At the table: { $names }.
cli-welcome-commitment = Checksum of the deals (SHA-256): { $hash }
cli-welcome-help = ? shows help, q saves the game and quits.
cli-resumed = On with round { $round }.
cli-left-game = A game you left is still waiting: skullking play --resume. If you leave this one, it replaces the old one.
cli-nothing-to-resume = There is no game to resume. Start a new one with: skullking play
cli-saved = The game is saved. Go on with: { $command }
cli-recorded = The game is recorded. Watch it again: skullking replay. Check the shuffle: skullking verify

cli-round-started = Round { $round }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Dealer: { $dealer }. First to lead: { $leader }.
cli-bids-revealed = Yo – ho – ho! All bids at once:
cli-bid-of = { $name } { $bid }
cli-bids-sum = { $sign ->
    [over] { $total } bid, { $cards ->
        [one] 1 trick
       *[other] { $cards } tricks
    }: { $gap } too many.
    [under] { $total } bid, { $cards ->
        [one] 1 trick
       *[other] { $cards } tricks
    }: { $gap } to spare.
   *[even] { $total } bid, { $cards ->
        [one] 1 trick
       *[other] { $cards } tricks
    }: an exact match.
}
cli-loads-revealed = Loaded: { $loads }.
cli-load-grapeshot = grapeshot
cli-load-cannonball = cannonball
cli-card-played = { $me ->
    [1] You play { $card }.
   *[other] { $name } plays { $card }.
}
cli-trick-head = Trick { $trick } of { $cards }
cli-trick-taken = { $me ->
    [1] You take trick { $trick }.
   *[other] { $name } takes trick { $trick }.
}
cli-trick-nobody = Nobody takes trick { $trick }.
cli-trick-bonus = Bonus { $points } if the bid is made: { $what }.
cli-trick-alliance = Loot: { $one } and { $other } are allies.
cli-leads = leads
cli-choice-offered = { $me ->
    [1] { $pirate } obeys you: the choice is yours.
   *[other] { $pirate } obeys { $name }.
}
cli-leader-chosen = { $me ->
    [1] You choose who leads: { $leader }.
   *[other] { $name } chooses who leads: { $leader }.
}
cli-cards-drawn = { $me ->
    [1] You draw { $cards }.
   *[other] { $name } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the pile.
}
cli-cards-discarded = { $me ->
    [1] You discard { $cards }.
   *[other] { $name } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
cli-undealt-shown = { $me ->
    [1] You see the undealt cards: { $cards }.
   *[other] { $name } looks at the undealt cards.
}
cli-bet-placed = { $me ->
    [1] You bet { $n }.
   *[other] { $name } bets { $n }.
}
cli-bid-changed = { $me ->
    [1] You change your bid by { $by } to { $bid }.
   *[other] { $name } changes the bid by { $by } to { $bid }.
}
cli-round-scored = Scores of round { $round }
cli-score-line = { $name }: bid { $bid }, took { $won }, { $points } points ({ $why }). Total { $total }.
cli-score-exact = { $points } bid made
cli-score-missed = { $points } bid missed
cli-score-near = { $points } off by one, half counts
cli-score-bonus = { $points } bonus ({ $what })
cli-score-part = { $points } { $what }
cli-column-bid = Bid
cli-column-won = Took
cli-column-points = Points
cli-column-why = For
cli-game-over = The game is over
cli-over-winner = { $me ->
    [1] You win with { $points } points!
   *[other] { $name } wins with { $points } points.
}
cli-over-shared = { $names } share the victory with { $points } points.
cli-over-rank = { $rank }. { $name }: { $points } points

## Your turn

cli-your-turn = Your turn.
cli-ask-bid = Your bid (0–{ $cards })
cli-ask-load = What do you load? 1 grapeshot (safe), 2 cannonball (all or nothing)
cli-ask-card = { $count ->
    [one] Card (1)
   *[other] Card (1–{ $count })
}
cli-ask-mary = As a pirate (p) or as an Escape (e)?
cli-ask-ros = Who leads the next trick? { $players }
cli-ask-ben = Which two cards do you discard? For example: 2 5
cli-ask-ras = Your bet: 0, 10 or 20?
cli-ask-har = Change your bid: +1, 0 or -1?
cli-must-lead = You lead: any card will do.
cli-must-follow = Follow { $suit }; special cards are always allowed.
cli-must-free = { $suit } should be followed, but you have none: any card will do.
cli-must-nothing = No suit to follow: any card will do.
cli-illegal-follow = { $card } is not allowed: you still have { $suit }, so follow suit or play a special card.
cli-problem-bid = Please enter a number from 0 to { $cards }. Help: ?
cli-problem-load = Please enter 1 (grapeshot) or 2 (cannonball).
cli-problem-card = { $count ->
    [one] You don't have that card. Please enter 1. Help: ?
   *[other] You don't have that card. Please enter a number from 1 to { $count }. Help: ?
}
cli-problem-choice = That is not on offer. Help: ?
cli-problem-ros = Please enter the number of somebody at the table.
cli-problem-ben = Please enter the numbers of the cards you discard: as many as you drew.
cli-problem-ras = Please enter 0, 10 or 20.
cli-problem-har = Please enter +1, 0 or -1; the bid must stay possible.
cli-no-last-trick = No trick has been played yet.

## Advice

cli-advice = The captain's advice: { $what }. “{ $reason }”
cli-advice-second = Expected in this round: { $points } points. Second best: { $what }, { $less } points.
cli-advice-bid = bid { $n }
cli-advice-load = load { $kind }
cli-advice-leader = let { $name } lead
cli-advice-swap = discard { $cards }
cli-advice-bet = bet { $n }
cli-advice-change = { $by ->
    [0] leave the bid as it is
   *[other] change the bid by { $by }
}

## The score sheet

cli-sheet-title = Score sheet
cli-sheet-round = No.
cli-sheet-empty = The score sheet is still empty.
cli-sheet-legend = Tricks/bid and points, the running total below.

## Line by line, for screen readers

cli-plain-hand = Your cards: { $cards }.
cli-plain-legal = Playable: { $cards }.
cli-plain-illegal = Not playable: { $cards }.
cli-plain-lying = { $name } { $card }
cli-plain-table = On the table: { $cards }.
cli-plain-state = Trick { $trick } of { $cards }. You have { $won } of the { $bid } tricks you bid.
cli-plain-last = The last trick: { $cards }.
cli-plain-sheet-round = Round { $round }: { $cells }.
cli-plain-sheet-cell = { $name } bid { $bid }, took { $won }, { $points }, total { $total }

## Help within a game

cli-help-orders =
    What you can type
    number or name of a card; for the bid a number of tricks
    l    last trick
    s    score sheet
    r    what the captain would do, and why
    w    save and play on
    q    save and quit
    ?    this help
cli-help-rank =
    Who takes the trick
    The Skull King beats pirates, pirates beat Mermaids, Mermaids catch the Skull King.
    All of them beat the numbered cards. Black beats the other suits.
    Otherwise the highest card of the suit that had to be followed wins. Escape always loses.
    You must follow suit; special cards are allowed at any time.
cli-help-points =
    What it scores
    Bid made: 20 a trick plus the bonus. Bid missed: minus 10 for each trick too many or too few.
    Bid of zero: 10 for each card dealt, plus or minus.

## Help pages

cli-help = [bold]Skull King[/bold]: play, score, look things up. Start with [bold]skullking play[/bold].
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-error = Error
cli-help-default = [default: {"{}"}]
cli-help-required = [required]
cli-help-try = Try [blue]'{"{command_path}"} {"{help_option}"}'[/] for help.
cli-opt-help = Show this help.
cli-opt-install-completion = Set up completion with the tab key for this shell.
cli-opt-show-completion = Show the script for completion.
cli-opt-lang = Language; otherwise that of the system.
cli-opt-version = Show the version.
cli-opt-json = Print JSON, for programs.
cli-opt-rules = Edition and house rules, such as schmidt or grandpabeck2021+kraken+powers.
cli-opt-seed = Number or word that decides the cards; otherwise random.
cli-opt-players = How many play.
cli-opt-bots = Against whom, separated by commas (see skullking bots).
cli-opt-name = Your name.
cli-opt-plain = One line after another, no pictures, no colours; for screen readers.
cli-opt-resume = Go on with the game you left.
cli-opt-save = File for the game you leave.
cli-opt-cards = Cards dealt in this round.
cli-opt-bonus = Bonus as NAME or NAME=COUNT; may be repeated. Into a file as WHO:NAME; there also WHO:loot=WHOSE, WHO:bet=20, WHO:harry=1, WHO:cannonball, nobody=1.
cli-opt-loot = Alliance by Loot: both if both bids were made, else missed; may be repeated.
cli-opt-bet = Rascal's bet: 0, 10 or 20.
cli-opt-harry = Harry's change of the bid: -1, 0 or 1.
cli-opt-scoring = Scoring: standard, rascal or cannonball.
cli-opt-round = Only this round; otherwise all.
cli-opt-dealer = Seat of the first dealer, from 0.
cli-opt-game = Which game of the file, from 1.
cli-opt-all = Everything at once, without waiting.
cli-opt-games = How many games.
cli-opt-jobs = On how many cores; otherwise on all.
cli-opt-hash = The checksum published before the game (64 characters).
cli-opt-quiet = No progress bar.
cli-arg-record = Record; otherwise the last finished game.
cli-arg-cards = Cards in the order they were played, such as R12 Y3 PIR SM+.
cli-arg-bots = The bots of the seats in order; with more seats than names, over again.
cli-arg-score = Bid and tricks taken; or the file of a block (JSON, CSV), as the browser saves it.
cli-opt-score-players = Begins a new block: the names, clockwise as you sit.
cli-opt-score-dealer = Who deals first, as a seat from 1.
cli-opt-score-enter = Asks round by round and writes to the file.
cli-opt-score-bids = The bids of the round, in the order of the seats.
cli-opt-score-won = The tricks, likewise; = means: as bid.
cli-opt-score-round = This round, an earlier one too; otherwise the open one.
cli-arg-block-files = Files of the block: JSON or CSV, or records of played games.
cli-opt-block-out = Writes to FILE; its ending says how: .json, .csv, .pdf.
cli-opt-block-export = Writes block and referee as a web site into an empty folder.

cli-play-help = Play a whole game against bots in the terminal.
cli-serve-help = The tables in the browser: for everybody on the same network.
cli-referee-help = Who takes the trick, and why?
cli-score-help = Score one round, or keep the block of an evening.
cli-block-help = Show, convert and export score blocks.
cli-deal-help = Show the cards that belong to a seed.
cli-replay-help = Step through a recorded game.
cli-simulate-help = Many games between bots, with statistics.
cli-verify-help = Check that the shuffle was honest.
cli-bots-help = Which bots there are; check tries out one of your own.

## Referee, scores, cards

cli-referee-winner = Card { $number } wins: { $card }
cli-referee-nobody = Nobody takes the trick.
cli-referee-led = Suit to follow: { $suit }
cli-referee-no-led = No suit to follow
cli-referee-next = Whoever played card { $number } leads next.
cli-referee-bonus = Bonus { $points }: { $what }
cli-referee-no-bonus = No bonus
cli-referee-alliance = Loot: whoever played card { $one } is allied with the winner.
cli-score-head = Bid { $bid }, took { $won }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
cli-score-total = { $points } points
cli-score-cards-missing = How many cards were dealt? For example --cards 5
cli-score-exists = { $file } is there already.
cli-score-over = The game is over. --round N corrects a round.
cli-score-round = Round { $round }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}: { $dealer } deals, { $leader } leads.
cli-score-how = u takes back, q stops. Everything goes to the file at once.
cli-score-ask-bids = Bids ({ $names }):
cli-score-ask-loads = Who loads the cannonball? (names; Enter: nobody)
cli-score-ask-won = Tricks ({ $names }; Enter: all as bid, = as bid):
cli-score-ask-bonus = Bonus, such as “Ada:pirate_by_sk=2” (Enter: none; there are { $names }):
cli-score-bid-sum = { $sum } bid, { $cards ->
    [one] one trick
   *[other] { $cards } tricks
}.
cli-score-missing = { $n ->
    [one] One trick has
   *[other] { $n } tricks have
} not been given to anybody.
cli-score-gained = { $name }: { $points }, { $total } together
cli-deal-round = Round { $round }, dealer: seat { $dealer }
cli-deal-seat = Seat { $seat }
cli-deal-pile = Pile
cli-deal-hash = Seed { $seed }, checksum { $hash }

## Records

cli-replay-none = There is no finished game yet. Name a file, or play one: skullking play
cli-replay-game = Game { $number } of { $count }. Rules: { $rules }
cli-replay-no-game = The file has no game { $number }; it has { $count }.
cli-replay-prompt = Enter on, b back, r next round, a all, q quit
cli-replay-seat = Seat { $seat }
cli-verify-deals = In { $rounds ->
    [one] 1 round
   *[other] all { $rounds } rounds
} every card that was played is among those that follow from the seed.
cli-verify-hash = Checksum of the seed: { $hash }
cli-verify-match = It matches the published one.
cli-verify-mismatch = It does NOT match the published one: { $hash }
cli-verify-no-hash = Compare it with the one that was shown when the game began.
cli-verify-no-seed = The record has no seed, so there is nothing to check. Before the end of a game that is as it should be.
cli-verify-good = All good.
cli-verify-bad = Not good.

## Simulation and bots

cli-simulate-title = { $games } games, { $rules }
cli-simulate-progress = Games
cli-simulate-rate = { $rate } games/s on { $jobs ->
    [one] 1 core
   *[other] { $jobs } cores
}
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-mean = Points
cli-simulate-spread = Spread
cli-simulate-median = Median
cli-simulate-wins = Wins
cli-simulate-bids = Bids made
cli-simulate-too-many = { $count } bots are named for a table of { $players }
cli-simulate-note = Points: mean ± standard error. Shared wins count in parts.
cli-simulate-cancelled = Cancelled.
cli-bots-name = Name
cli-bots-what = What it does
cli-arg-bots-order = check tries out a program; without it the bots are listed.
cli-arg-bots-bot = A program: the path of a file, or "cmd:" and a command.
cli-opt-check-rules = Only by these rules; otherwise by all kinds of rules.
cli-opt-check-players = How many play, with --rules.
cli-opt-check-seconds = Seconds for a decision; otherwise 2.
cli-opt-check-debug = Show what the program writes to stderr.
cli-bots-no-program = { $bot } is no program, and check is for programs. How well it plays is measured by: skullking arena { $bot } simple
cli-bots-usage = To try out a program: skullking bots check mybot.py
cli-check-game = { $rules }, { $players } players: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
cli-check-times = Start { $start }; a decision { $median } (median), the slowest { $slowest }.
cli-check-same = Same seed, same choices: matches can be repeated.
cli-check-other = Same seed, other choices: take your random numbers from the seed of “game”, or matches cannot be repeated.
cli-check-missing = Not tried, because it never came to it: { $kinds }.
cli-check-good = Without a fault: { $decisions } decisions in { $games ->
    [one] 1 game
   *[other] { $games } games
}.
cli-check-bad = { $faults } of { $games ->
    [one] 1 game
   *[other] { $games } games
} with a fault.
cli-bot-failed = { $name } plays on as the bot simple. The program failed: { $why }
cli-bot-child = Level 1: plays like a child, often any card, and often bids one too many or too few.
cli-bot-deckhand = Level 2: knows the game, but often chooses something worse.
cli-bot-sailor = Level 3: sound and without memory: counts what its cards are worth.
cli-bot-mate = Level 4: good, with a blunder every few tricks.
cli-bot-boatswain = Level 5: strong, with small mistakes.
cli-bot-captain = Level 6: the trained net at its best.
cli-bot-skullking = Level 7: the captain, who also works out what others may hold and looks a few tricks ahead.
cli-bot-adaptive = Follows you: plays better while you are ahead, and worse while you are behind.
cli-bot-tables = The yardstick: bids and plays by tables of how often each card takes a trick.
cli-bot-simple = Bids what its cards are likely to take, then takes the tricks it needs and no more.
cli-bot-random = Takes any legal action.

## Errors

cli-error = Error: { $message }
cli-error-file = Error: { $name }: { $reason }

## Serve

cli-opt-serve-host = Address to listen on; 127.0.0.1 keeps it to this computer.
cli-opt-serve-port = Port to listen on; 0 takes any free one.
cli-opt-serve-data = Folder for games and keys.
cli-opt-serve-open = Open the browser.
cli-opt-serve-root-path = Path prefix behind a reverse proxy, such as /skullking.
cli-opt-serve-tls-cert = Certificate for HTTPS (with --tls-key).
cli-opt-serve-tls-key = Key of the certificate.
cli-opt-serve-share-url = Address that others shall use, if it is not this computer's own.
cli-serve-here = On this computer: { $url }
cli-serve-there = Everybody on the same network: { $url }
cli-serve-stop = Ctrl+C ends the server; running games go on at the next start.
cli-serve-tls-both = --tls-cert and --tls-key belong together.
cli-serve-missing = The server's packages are missing. Install them: pip install 'skullking[server]'

## Arena and training

cli-arena-help = Measure a bot against others: the same cards in every seat.
cli-arg-candidate = The bot to measure; captain@FILE plays by weights of your own, omniscient sees all cards. With --report: a file of results.
cli-arg-field = Its opponents in order; with more seats than names, over again. With --report: further files.
cli-opt-arena-games = How many games; each deal is played once for every seat.
cli-opt-arena-seed = Number or word that decides the cards; otherwise 1, so the same command gives the same figures.
cli-opt-arena-times = Measure how long the choices take, too.
cli-opt-arena-raw = With --json: the margin of every deal, too.
cli-arena-title = { $bot } against { $field }: { $games } games, { $rules }
cli-arena-margin = Points more than the others, a game
cli-arena-own = Own points a game
cli-arena-wins = Games won
cli-arena-exact = Bids met
cli-arena-zeros = Zero bids · of these met
cli-arena-deals = Deals × seats
cli-arena-faults = Games a program failed: own · others
cli-arena-time = Time of a choice: median · 99 %
cli-arena-note = ± is the 95 % confidence interval. Shared victories count in parts; { $par } of the games is par.
cli-opt-arena-gate = Stop as soon as it is clear whether the bot is better. Exit status: 0 better, 1 worse, 3 undecided.
cli-opt-arena-out = Keep the result of every deal in this file; the same command goes on where it stops.
cli-opt-arena-report = Play nothing: report on files that were written with --out.
cli-opt-arena-picture = Draw the figures with their intervals as an SVG.
cli-opt-arena-ray = Let a Ray cluster play: auto finds it, local starts one here.
cli-arena-no-field = name the bots it plays against
cli-arena-kept = { $deals ->
    [one] Kept 1 deal in { $file }; the same command goes on from there.
   *[other] Kept { $deals } deals in { $file }; the same command goes on from there.
 }
cli-arena-picture-name = the name of a picture ends in .svg
cli-arena-picture-folder = there is no folder { $folder }
cli-arena-progress = Playing
cli-arena-round = Round
cli-arena-head-bot = Bot
cli-arena-head-field = Against
cli-arena-head-rules = Rules
cli-arena-head-players = Players
cli-arena-head-deals = Deals
cli-arena-head-margin = Margin
cli-arena-head-own = Points
cli-arena-head-bid = Bid
cli-arena-head-wins = Wins
cli-arena-head-exact = Bids met
cli-arena-head-zeros = Zero bids · met
cli-arena-note-many = Margin: points more than the others, a game; ± is the 95 % confidence interval. Shared victories count in parts.
cli-arena-gate-pass = Better: { $z } standard errors after { $deals } deals.
cli-arena-gate-fail = Worse: { $z } standard errors after { $deals } deals.
cli-arena-gate-undecided = Undecided: { $z } standard errors after { $deals } deals.
cli-arena-picture = Points more than the others
cli-arena-picture-axis = points a game, with 95 % confidence intervals
cli-ladder-help = Rate many bots by games at random mixed tables.
cli-arg-pool = Who plays; otherwise all levels and all public bots. With --report: files of results.
cli-ladder-title = Ladder: { $games } games of { $players } players, { $rules }
cli-ladder-head-elo = Elo
cli-ladder-head-rating = OpenSkill μ − 3σ
cli-ladder-head-games = Games
cli-ladder-head-own = Points
cli-ladder-head-wins = Wins
cli-ladder-note = Elo: Bradley-Terry on who finished before whom, { $bot } is 0, ± is the 95 % confidence interval. OpenSkill: Plackett-Luce, game by game.
cli-ladder-picture-axis = Elo, { $bot } is 0, with 95 % confidence intervals
cli-train-help = Train the net of the bots by self-play.
cli-arg-weights = File for the weights; a manifest is written beside it.
cli-opt-preset = What it is trained for: an edition, or rules such as grandpabeck2021+kraken.
cli-opt-minutes = How long, by the clock (60 when neither this nor --games is given).
cli-opt-train-games = How long, in games: equal settings then give equal weights.
cli-opt-threads = Threads that learn side by side.
cli-opt-train-seed = Seed of deals and choices.
cli-opt-resume-training = Go on from the file.
cli-opt-against = Learn the best response to this bot instead, which has all other seats.
cli-train-tables = Filling the tables …
cli-train-step = { $percent } · { $games } games · { $rate } games/s · loss { $loss } · margin over { $bot } { $margin } · { $left } min left
cli-train-done = Done: { $file }
cli-train-finished = { $file } is finished already. To train it further, ask for more --games or --minutes.
cli-train-stopped = Stopped. What has been learned so far is in { $file }; the same command with --resume goes on from there.
cli-train-stopped-early = Stopped before anything had been learned; there is no { $file } yet.

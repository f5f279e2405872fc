### The score block and the referee, for a table with real cards.

block-title = The block
block-failed = The block could not be loaded. It needs a connection the first time.
block-not-saved = This browser stores nothing (private window, or storage is full). The game lasts until this page is closed.

## New game
block-new = New block
block-new-lead = Who is playing? In the order you sit, clockwise.
block-player-n = Player { $n }
block-player-add = One more
block-player-remove = Remove { $name }
block-player-move = Move { $name }: drag, or arrow keys
block-player-moved = { $name } now sits in place { $n }
block-known = Played before
block-names-same = Two names are the same. At the table one must be able to tell them apart.
block-names-few = It takes at least two names.
block-edition = Edition
block-options = Cards and rules
block-more-options = More rules
block-rounds = Rounds
block-rounds-list = { $sizes } cards
block-first-dealer = Who deals first?
block-begin = Start the block
block-impossible = That does not work: { $why }
block-running = A game is under way: { $names }.
block-go-on = Go on

## The round
block-round = Round { $n }
block-correct = correcting
block-bids = Bids
block-results = Results
block-loads = Load
block-phase = What is entered
block-sheet-open = Show the whole block
block-badge-bids = { $sum } bid, { $cards } { $cards ->
    [one] trick
   *[other] tricks
}
block-badge-won = { $sum } of { $cards } { $cards ->
    [one] trick
   *[other] tricks
} given
block-leads = leads
block-deals = deals
block-points = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
block-bid-of = bid { $bid }
block-asks-bid = { $name } bids
block-asks-won = Tricks of { $name }
block-asks-load = { $name } loads
block-asks-none = Everybody is in
block-would-fit = { $n } would fit exactly
block-exact = fits exactly
block-over = { $n } too many
block-under = { $n } too few
block-to-give = { $n } still to give
block-all-given = all tricks given
block-key-bid = bid { $n }
block-key-won = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
block-as-bid = { $n } – as bid
block-left-book = { $n } – all that is left, book
block-no-bid-left = { $name } can no longer make the bid
block-book = Book round { $n }
block-bids-missing = { $n ->
    [one] 1 bid to come
   *[other] { $n } bids to come
}
block-loads-missing = { $n ->
    [one] 1 load to come
   *[other] { $n } loads to come
}
block-tricks-missing = { $n ->
    [one] 1 trick is missing: tap a name
   *[other] { $n } tricks are missing: tap a name
}
block-to-results = On to the results
block-undo = Undo
block-redo = Redo
block-rest = Rest as bid
block-rest-not = would not add up: { $sum }/{ $cards }
block-hint-bids = Wrong bid? Tap the name and choose again.
block-hint-screen = The screen stays on · everything is kept on this device.
block-hint-local = Everything is kept on this device.
block-grapeshot = Open hand
block-grapeshot-sub = Grapeshot
block-cannonball = Fist
block-cannonball-sub = Cannonball
block-booked = Round { $n } is booked.
block-entered = { $name }: { $n }.
block-undone = Undone.
block-redone = Done again.
block-refused = That is not possible in this round.

block-chip-pirate-by-sk = took pirate
block-chip-sk-by-mermaid = took Skull King
block-chip-sk-by-mermaid-short = took king
block-chip-mermaid-by-pirate = a mermaid
block-chip-fourteen = won a 14
block-chip-black-fourteen = black 14
block-chip-count = { $text }, { $points } points, { $count } of { $most } entered
block-loot = Loot
block-loot-who = Whose Loot was in { $name }’s trick?
block-loot-with = Loot with { $names }
block-bet = Bet
block-bet-n = Rascal’s bet: { $n }
block-harry = Harry
block-harry-n = Harry changes the bid: { $n }
block-nobody = nobody
block-nobody-n = Tricks that nobody took (Kraken, Whale): { $n }
block-graybeard = Graybeard
block-graybeard-n = Graybeard’s tricks: { $n }
block-bonuses = Bonus

block-keys-title = Keys
block-keys-digits = Digit: bid or tricks (T: ten)
block-keys-enter = Enter: the golden key
block-keys-arrows = Arrow up and down: another seat
block-keys-rest = R: rest as bid
block-keys-undo = U: undo, Shift+U: redo
block-keys-sheet = S: the whole block
block-keys-help = ?: this help

## The end
block-over-title = { $names } { $count ->
    [one] wins
   *[other] win
}
block-rank = Place { $n }
block-rematch = Again, with the same people
block-to-sheet = To the whole block
block-to-games = All games

## The whole block
block-after-round = after round { $n }
block-won-bid = won / bid
block-not-begun = no round booked yet
block-correct-round = Correct round { $n }
block-race-show = Show the race
block-race-hide = Show the block
block-export = Share / print
block-print = Print or PDF
block-save-json = Save as a file (JSON)
block-save-csv = For a spreadsheet (CSV)
block-share = Pass on …
block-cell = { $name }, round { $round }: { $points }, won { $won } of { $bid }, total { $total }
block-total = total
block-bid = bid

## Evenings
block-games = Games and evenings
block-games-none = No game yet. The first block is set up in a minute.
block-game-over = finished
block-game-running = round { $n }
block-game-delete = Delete
block-game-delete-sure = Really delete the game of { $names }? That cannot be undone.
block-game-delete-do = Yes, delete
block-statistics = Who plays how?
block-stat-name = Name
block-stat-games = games
block-stat-wins = won
block-stat-exact = bids made
block-stat-zeros = zeros made
block-stat-bonuses = bonus points
block-stat-best = best round
block-stat-worst = worst
block-stat-average = points on average
block-stat-highest = best game
block-backup = Backup
block-backup-text = The games are kept in this browser only. { $kept ->
    [yes] It has promised to keep them.
   *[no] It may delete them when storage runs short: save them to a file now and then.
}
block-backup-save = Save everything to a file
block-backup-read = Read a file (JSON or CSV)
block-backup-taken = { $n ->
    [0] Nothing new in the file.
    [one] One game taken over.
   *[other] { $n } games taken over.
}
block-file-not-ours = This is no file of the block. Nothing has changed.
block-file-value = The file is damaged ({ $what }). Nothing has changed.
block-file-too-large = The file is too large. Nothing has changed.
block-file-rules = The file holds something that no game can have ({ $what }). Nothing has changed.

## The referee
block-referee = Referee
block-referee-lead = Tap the cards in the order in which they were played.
block-referee-trick = The trick
block-referee-empty = Nothing played yet.
block-referee-cards = Cards
block-referee-clear = New trick
block-referee-take-back = take back { $card }
block-referee-wins = { $card } wins
block-referee-nth = card { $n }
block-referee-nobody = Nobody takes the trick
block-referee-led = To be followed: { $suit }
block-referee-led-none = No suit to follow
block-referee-bonus = Bonus { $points }: { $text } – only if the bid is made
block-referee-no-bonus = No bonus
block-referee-next = Leads next: whoever played { $card } (card { $n })
block-referee-loot = Alliance: whoever played card { $n } (Loot) with the winner – 20 for both if both bids are made
block-referee-rule = { $rule } · { $source }
block-source-schmidt = rulebook of the German edition of 2013
block-source-grandpabeck2013 = rulebook of the first US edition of 2013
block-source-grandpabeck2018 = known from reviews only; what they leave open, as from 2021
block-source-grandpabeck2021 = rulebook of the edition from 2021
block-source-faq = the publisher’s answers to questions (edition from 2021)
block-source-ruling = the rulebook is silent; this is how the edition from 2021 has it
block-referee-full = No trick has more than eight cards.
block-may-i-lead = The cards above are on the table. Now tap your hand – what is lit is allowed.
block-may-i-hand = Your hand
block-may-i-yes = allowed
block-may-i-no = follow { $suit } first
block-mode-trick = Who wins?
block-mode-legal = May I?
block-mode-questions = Questions
block-questions = Questions people ask
block-questions-lead = Each question lays out what it is about.
block-question-try = Lay it before the referee

## Questions (RULES.md, part 3)
block-q1 = Mermaid, Skull King and pirate in one trick – who wins?
block-a1 = The mermaid, in whatever order. There is no bonus for the pirate then. Without mermaids (first US edition) the Skull King wins.
block-q2 = Kraken and White Whale in one trick?
block-a2 = The one played later rules; the other beast is just an escape.
block-q3 = Who leads after the Kraken?
block-a3 = Whoever would have won had neither beast been played. The first print of 2021 said: left of the Kraken.
block-q4 = Which suit, when Kraken or Whale leads?
block-a4 = None. Any card may be played.
block-q5 = The Whale comes in the middle of a trick: must I still follow?
block-a5 = Yes, the suit stands.
block-q6 = Loot is led: which suit?
block-a6 = The next suit card sets it.
block-q7 = Does Scary Mary as an escape count for the Skull King’s bonus?
block-a7 = In the German edition of 2013 yes: 30. In the current edition the Tigress as an escape does not count.
block-q8 = Does Scary Mary or the Tigress as a pirate count for the bonus?
block-a8 = Yes, like any pirate.
block-q9 = Only Whale, characters and escapes: does the first escape win?
block-a9 = Nobody wins, the trick is set aside. Whoever played the Whale leads next.
block-q10 = Everybody plays escape: does anybody win?
block-a10 = Yes, the first card. The trick counts.
block-q11 = Can six people all escape with only five escape cards?
block-a11 = Yes, with Scary Mary as the sixth. The first card wins.
block-q12 = Two mermaids, no Skull King?
block-a12 = The one played first wins.
block-q13 = Escape led, then several suits: which one counts?
block-a13 = The first suit card.
block-q14 = A pirate is led: must I follow the next suit?
block-a14 = In the German edition of 2013 yes. In the current edition no: after a character there is no suit to follow.
block-q15 = May I trump with black although I can follow?
block-a15 = No, in no edition. Special cards always may.
block-q16 = Do bonuses count when the bid is missed?
block-a16 = No. Only Rascal scoring pays half when it was missed by one trick.
block-q17 = Is the bonus for the black 14 only for special cards?
block-a17 = No, whoever takes it gets 20 (current edition). The older editions have no bonus for fourteens.
block-q18 = Bid zero, took three: how much is lost?
block-a18 = Ten times the number of cards once, however many tricks it was.
block-q19 = Rascal’s bet, and the bid is missed by one?
block-a19 = The bet is lost, with the cannonball too.
block-q20 = Loot under Rascal scoring, off by one?
block-a20 = Nothing for the Loot: both bids must be exact.
block-q21 = Graybeard plays the Tigress?
block-a21 = She is an escape.
block-q22 = Eight players: how many cards in rounds 9 and 10?
block-a22 = Eight.
block-q23 = Which pirate powers work after the last trick?
block-a23 = Only Harry’s. In the edition of 2018 Rascal’s bet as well.
block-q24 = Who starts the next round?
block-a24 = The player left of the dealer leads, and the deal moves one to the left every round.
block-q25 = Loot is led, all others escape: whose trick is it?
block-a25 = Whoever played the Loot. There is no alliance with oneself.
block-q26 = Must the mermaid come after the Skull King?
block-a26 = No, the order makes no difference.
block-position-cards = { $n ->
    [one] round of one card
   *[other] round of { $n } cards
}
block-position-round = Round

## On the command line
block-cli-nothing = Which file?
block-cli-written = Wrote { $n ->
    [one] one game
   *[other] { $n } games
} to { $file }.
block-cli-exported = The block is in { $folder }. Any HTTPS host can serve it; after that it needs none.

## Shared live
block-live = Share live
block-live-title = Follow this block
block-live-scan = Scan with the phones of the others: they follow live, and each may enter their own bid, hidden.
block-live-no-server = Live sharing needs the Skull King server: start it with “make play” or “skullking serve” and open the block from its address. This page comes from elsewhere, or the network is gone. Everything else works without.
block-live-phones = Phones
block-live-phone-here = follows
block-live-phone-gone = not connected
block-live-phone-none = no phone
block-live-release = Detach the phone of { $name }
block-live-watchers = { $n ->
    [one] One more phone looks on.
   *[other] { $n } more phones look on.
}
block-live-explained = You enter bids for those without a phone, and all results. Without a connection everybody goes on; entries meet again as soon as there is one.
block-live-explained-short = The others follow live.
block-live-end = Share no longer
block-live-end-sure = The others then keep what they have and see nothing new.
block-live-end-do = Yes, end it
block-live-n-phones = { $n ->
    [0] Live – no phone yet
    [one] Live – 1 phone
   *[other] Live – { $n } phones
}
block-live-offline = No connection – just go on
block-live-offline-n = No connection – just go on ({ $n } { $n ->
    [one] entry waits
   *[other] entries wait
})
block-live-open-now = Open bids now
block-live-waits = Waiting for { $names }
block-live-sealed = has bid, hidden
block-live-on-phone = bids by phone
block-live-is-sealed = { $name } has bid, hidden
block-live-revealed = The bids are open: { $bids }.

block-live-conflict = Two devices, two answers
block-live-choose = Tap what is right.
block-live-keeper-chooses = Whoever keeps the block chooses.
block-live-clash = Round { $n }: the results that were entered on two devices do not go together. Enter them once more.
block-live-by-keeper = at the block
block-live-by-phone = { $name }’s phone
block-live-booked = booked
block-live-not-booked = not booked
block-live-no-bonus = no bonus
block-live-field-bid = bid
block-live-field-won = tricks
block-live-field-bonuses = bonus
block-live-field-load = load
block-live-field-bet = bet
block-live-field-harry = Harry
block-live-field-nobody = tricks of nobody
block-live-field-loot = Loot
block-live-field-booked = round

block-live-who = Who are you?
block-live-who-hint = Then you bid on your own phone, and nobody sees it before all have bid.
block-live-seat-taken = has a phone
block-live-just-look = Just look on
block-live-sit = Bid by phone
block-live-not-me = I am not { $name }
block-live-your-bid = Your bid
block-live-entered-for-you = A bid was entered for you at the block already. If yours is another one, it will be asked about.
block-live-give = { $n } – hand in hidden
block-live-pick = Choose your bid
block-live-yours-lies = Your bid lies hidden
block-live-peek = Look at my bid
block-live-hide = Hide my bid
block-live-change = Change
block-live-your-bid-is = You bid { $n }
block-live-all-in = All bids are in
block-live-results = The results are being entered
block-live-over = The game is over
block-live-keep-copy = Keep this game on this phone
block-live-kept-copy = Kept under “Games and evenings”
block-live-here = Live
block-live-keeper-gone = Live – the block itself is not connected
block-live-try = Try again
block-live-your-own-block = You keep this block: go on here

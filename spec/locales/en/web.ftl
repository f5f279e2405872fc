### The web client.

## General
web-you = You
web-nobody = nobody
web-graybeard = Graybeard
web-bot = Bot
web-seat = Seat { $n }
web-close = Close
web-back = Back
web-cancel = Cancel
web-yes = Yes
web-no = No
web-loading = One moment …
web-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-seconds-left = { $n } seconds left
web-copy = Copy
web-copied = Copied
web-language = Language
web-your-name = Your name

## The table
web-table = Game table
web-table-actions = At the table
web-round = Round { $round }
web-round-short = Round { $round }
web-of-rounds = of { $rounds }
web-trick-n = trick { $n }
web-sum-title = Sum of the bids against the number of tricks
web-sum-said = bid
web-sum-sealed = bids are sealed
web-sum-exact = adds up
web-sum-over = { $n } too many
web-sum-under = { $n } too few
web-last-trick = Last trick
web-block = Score sheet
web-block-short = Scores
web-block-hint = Points for the real table: six taps a round, without a network too
web-block-for = for the real table
web-block-open = Score sheet: show all of it
web-menu = Menu
web-dealer = Dealer
web-hand = Your hand
web-trick = Trick on the table
web-leads = leads
web-led = { $suit } led
web-plate = { $won } of { $bid } tricks bid
web-plate-won = { $won ->
    [one] 1 trick
   *[other] { $won } tricks
}
web-watching = You are watching
web-away = away
web-stand-in = Stand-in plays
web-offline = No connection. It goes on by itself.
web-reconnecting = Connection lost – trying again …
web-server-gone = The server does not answer.

web-your-turn = Your turn
web-your-choice = Your decision
web-turn-of = { $name } to play
web-turn-several = Waiting for the others
web-over = The game is over
web-paused = Paused
web-paused-hint = The table takes a break. All cards stay where they are.
web-on-its-way = on its way …
web-hint-lead = You lead – any card will do
web-hint-free = Any card will do
web-hint-follow = Follow { $suit }
web-hint-follow-or-special = Follow { $suit } or play a special
web-hint-follow-or-special-short = { $suit } or a special
web-hint-void = No { $suit } in hand – any card will do
web-not-playable = Not possible.
web-why-not = You may not play this card now.
web-why-not-follow = Not possible: you still have { $suit }.
web-why-not-turn = It is not your turn yet.
web-why-not-bidding = Bid first, then play.
web-why-not-swap = This card is not among the choices.
web-play-card = Play { $card }
web-as-pirate = As pirate
web-as-escape = As escape

## Bids
web-bid-question = How many tricks will you take?
web-bid-watch = Everybody bids
web-bid-hint = Only you see your number. { $leader ->
    [You] You lead.
   *[other] { $leader } leads.
}
web-bid-countdown = Bids open in a moment – you can still change yours.
web-bid-n = { $n ->
    [one] Bid 1 trick
   *[other] Bid { $n } tricks
}
web-bid-none = Tap your number. You can change it until everybody is set.
web-bid-fix = { $n } – that’s my bid
web-bid-fixed-own = { $n } – set. Waiting for the others.
web-bid-unfix = Change
web-bid-thinking = still thinking
web-bid-placed = has bid
web-bid-fixed = bid is set
web-bid-thinking-short = thinking
web-bid-placed-short = ready
web-bid-fixed-short = set

web-reveal-sub = Round { $round } · all bids are open
web-reveal-over = Not enough for everybody
web-reveal-under = Something will be left over
web-reveal-exact = This could work out
web-reveal-n-over = { $n ->
    [one] 1 trick too many
   *[other] { $n } tricks too many
}
web-reveal-n-under = { $n ->
    [one] 1 trick too few
   *[other] { $n } tricks too few
}
web-reveal-line = { $sum } bid, { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} · { $leader ->
    [You] you lead
   *[other] { $leader } leads
}

## The trick
web-trick-for = { $name } takes the trick
web-trick-yours = Your trick!
web-trick-nobody = Nobody takes the trick
web-tap-on = Tap to go on
web-show-rule = Show the rule
web-if-exact = , if the bid is exact
web-leads-next = { $you ->
    [yes] You lead next
   *[other] { $name } leads next
}
web-last-trick-none = No trick was taken in this round yet.

web-why-1-7-1 = The mermaid catches the Skull King – whatever else lies there.
web-why-1-7-2 = The Skull King beats them all – no mermaid was there.
web-why-1-7-3 = { $pirates ->
    [one] The pirate beats mermaids and all numbers.
   *[other] The first pirate wins – the later ones come too late.
}
web-why-1-7-4 = The mermaid beats all numbers.
web-why-1-7-5 = { $led ->
    [Black] { $card } is the highest black.
   *[other] { $card } is trump – trump beats { $led }.
}
web-why-1-7-6 = { $card } is the highest { $led }.
web-why-1-7-7 = Nothing but escapes – then the first card wins.
web-why-2-4-kraken = The Kraken swallows the whole trick.
web-why-2-4-whale = The White Whale counts numbers only: { $card } is the highest.
web-why-2-4-whale-void = The White Whale – and no number in the trick.

## Choices
web-choice-choose-leader = Rosie: who leads?
web-choice-choose-leader-hint = You decide who begins the next trick – you may take it yourself.
web-choice-swap = Bendt: swap cards
web-choice-swap-hint = { $n ->
    [one] You drew 1 card. Discard 1 card from your hand.
   *[other] You drew { $n } cards. Discard { $n } cards from your hand.
}
web-choice-bet = Rascal: a bet?
web-choice-bet-hint = If your bid is exact you win the stake, else you lose it.
web-choice-change-bid = Harry: change your bid?
web-choice-change-bid-hint = Up by one, down by one, or leave it.
web-choice-load = How do you load the cannon?
web-choice-load-hint = Everybody shows at the same time.
web-bet-none = No bet
web-bet-n = { $n } points
web-harry = { $n } ({ $by })
web-load-grapeshot = Grapeshot
web-load-grapeshot-hint = a near miss counts half
web-load-cannonball = Cannonball
web-load-cannonball-hint = more points, but only if exact
web-swap-do = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-swap-pick = { $n ->
    [one] Choose 1 more card
   *[other] Choose { $n } more cards
}
web-undealt = Not dealt
web-undealt-hint = Juanita shows you what nobody has this time.

## Log
web-log = Log
web-log-empty = No trick in this round yet.
web-log-trick-n = Trick { $n } · { $name }
web-log-round = Round { $round }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} each. { $leader ->
    [You] You lead.
   *[other] { $leader } leads.
}
web-log-bid-placed = { $name } has bid.
web-log-bids = Yo-ho-ho! Bids: { $bids }.
web-log-card = { $you ->
    [yes] You play { $card }.
   *[other] { $name } plays { $card }.
}
web-log-trick = { $you ->
    [yes] Your trick. { $reason }
   *[other] { $name } takes the trick. { $reason }
}
web-log-trick-nobody = Nobody takes the trick. { $reason }
web-log-choice = { $you ->
    [yes] Your decision.
   *[other] { $name } decides.
}
web-log-leader = { $you ->
    [yes] You lead next.
   *[other] { $name } leads next.
}
web-log-bet = { $you ->
    [yes] You bet { $n }.
   *[other] { $name } bets { $n }.
}
web-log-bid-changed = { $you ->
    [yes] Your bid is { $bid } now.
   *[other] { $name } bids { $bid } now.
}
web-log-scored = Round { $round } is written down: { $totals }.
web-log-over = The game is over. Winner: { $names }.
web-log-stand-in = A stand-in plays for { $name } now.
web-log-back = { $name } is back.
web-log-resumed = Play goes on.
web-text-title = The table in words
web-text-players = At the table

## Score sheet
web-after-round = after round { $round }
web-won-said = won / bid
web-bid-word = Bid
web-line-bid = { $bid } bid, { $won } won
web-line-bonus-lost = { $text } – does not count, the bid was missed
web-line-loot = Loot shared
web-line-bet = Bet
web-round-of = Round { $round } · { $name } { $points }
web-race = The race
web-race-show = Show the race
web-print = Print
web-score-title = Round { $round } is over
web-race-text = Points after each round
web-sheet-cell = { $name }, round { $round }: { $points } points, { $won } won, { $bid } bid

## The end
web-end-won = { $name } wins!
web-end-won-you = You win!
web-end-shared = Shared victory: { $names }
web-rank = { $n }.
web-rematch = Once more
web-rematch-wait = Waiting for the others ({ $yes } of { $needed })
web-rematch-asked = { $name } wants a rematch
web-replay = Watch the game
web-download = Download the record
web-end-voted = The game was called off.
web-end-abandoned = Everybody left, the game has ended.
web-closed = This table is closed.
web-to-start = To the start page

## Menu at the table
web-menu-title = Menu
web-resume = Back to the game
web-vote-pause = Propose a pause
web-vote-resume = Propose to go on
web-vote-end = Propose to call it off
web-vote-by = { $name } proposes: { $what }
web-vote-pause-what = take a break
web-vote-resume-what = go on
web-vote-rematch-what = play again
web-vote-end-what = call the game off
web-vote-count = { $yes } of { $needed } agree
web-be-away = Let a stand-in play for me
web-be-back = Play myself again
web-leave-table = Leave the table
web-leave-sure = In a running game a stand-in takes your seat until you come back.
web-invite = Invite and take along
web-say = Say
web-say-hint = Message to the table
web-chat = Chat
web-keys = Keys
web-keys-arrows = Arrow keys – move along your hand
web-keys-enter = Enter – choose and play a card
web-keys-digits = Digits – bid
web-keys-l = L – last trick
web-keys-s = S – score sheet
web-keys-r = R – advice from the captain, where allowed
web-keys-help = ? – this help

## Start
web-claim-1 = Say how many tricks you will take.
web-claim-2 = Then take exactly that many.
web-play-now = Play now
web-invite-friends = Invite friends
web-enter-code = Enter code
web-no-account = No account, right away against bots – friends can join later.
web-join = Join
web-join-do = Join
web-code = Code
web-code-hint = The code is on the host’s screen.
web-learn = Learn
web-learn-hint = A round with the pilot: every trick says which rule decided it
web-my-games = My games
web-rules = Rules
web-settings = Settings
web-footer = A free implementation, not a product of the publisher.
web-guest = Guest { $name }
web-open-tables = Open tables
web-continue = Continue
web-rejoin-question = Become the player of this link?
web-rejoin-seats =
    { $tables ->
        [one] This browser plays as { $name } and has a seat at a table. It would forget that: only your own personal link would bring you back there.
       *[other] This browser plays as { $name } and has seats at { $tables } tables. It would forget that: only your own personal links would bring you back there.
    }
web-rejoin-stay = Stay who I am
web-rejoin-do = Become that player
web-running = Running tables
web-https-hint = Over HTTPS the game could also be installed and opened without a network.
web-offline-start = Without a network you have the score sheet, the rules and the voyage with the pilot.

## New table and joining
web-new-table = New table
web-edition = Edition
web-edition-schmidt = Skull King (2013)
web-edition-grandpabeck2013 = first US edition (2013)
web-edition-grandpabeck2018 = US edition 2018
web-edition-grandpabeck2021 = current edition (2021 on)
web-edition-schmidt-hint = numbers 1–13, Scary Mary, 2 to 6 people
web-edition-grandpabeck2013-hint = numbers 1–14, no mermaids, 2 to 6 people
web-edition-grandpabeck2018-hint = numbers 1–14, Kraken and Loot possible, 2 to 6 people
web-edition-grandpabeck2021-hint = numbers 1–14, Kraken, Whale, Loot and pirate powers possible, 2 to 8 people
web-seats = Seats
web-extras = Extras
web-more-options = More options
web-opt-kraken = Kraken
web-opt-whale = White Whale
web-opt-loot = Loot
web-opt-powers = Pirate powers
web-opt-graybeard = Graybeard’s ghost (two players)
web-opt-scoring = Scoring
web-opt-load = Loading the cannon
web-opt-rounds = Rounds
web-opt-kraken-lead = After the Kraken leads
web-opt-whale-void-lead = After a Whale without numbers leads
web-opt-graybeard-second = After Graybeard plays
web-opt-harry = Harry changes the bid
web-opt-tiebreak = If totals are equal
web-val-standard = standard
web-val-rascal = Rascal scoring
web-val-off = off
web-val-choice = grapeshot or cannonball
web-val-even-keeled = 2, 2, 4, 4, … 10, 10
web-val-brawl = 6 to 10
web-val-skirmish = five times 5
web-val-broadside = ten times 10
web-val-whirlpool = 9, 9, 7, 7, … 1, 1
web-val-bedtime = just one
web-val-would-have-won = who would have won
web-val-left-of-kraken = left of the Kraken
web-val-whale-player = who played the Whale
web-val-round-leader = who began the round
web-val-last-human-leader = who led last
web-val-immediate = at once
web-val-end-of-round = at the end of the round
web-val-shared = shared victory
web-val-extra-round = one more round
web-clock = Clock
web-clock-none = none – as long as it takes
web-clock-relaxed = relaxed (90 s)
web-clock-normal = brisk (45 s)
web-clock-quick = fast (20 s)
web-pace = Bots think
web-pace-calm = calmly
web-pace-normal = normally
web-pace-quick = quickly
web-pace-instant = not at all
web-opt-watchers = Watching allowed
web-opt-last-trick = Last trick may be looked at
web-opt-confirm = Confirm cards with a second tap
web-opt-public = Show on the start page
web-create = Set up the table
web-join-title = Join table { $code }
web-join-full = All seats are taken.
web-watch = Watch
web-join-seats = { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}

## Lobby
web-lobby = Lobby
web-lobby-title = Table { $code }
web-lobby-share = To join: scan or enter the code
web-share = Share link
web-copy-link = Copy link
web-free-seat = free seat
web-sit-here = Sit here
web-add-bot = Add a bot
web-remove = Remove { $name }
web-host = Host
web-start-game = Start the game
web-start-fill = Start with bots
web-wait-host = { $name } starts as soon as everybody is here.
web-bot-kind = How well do the bots play?
web-bot-kind-any = as usual
web-bot-kind-any-hint = The way this server does it.
web-bot-kind-child = child
web-bot-kind-child-hint = Often plays any card, and likes to bid one too many or too few.
web-bot-kind-deckhand = deckhand
web-bot-kind-deckhand-hint = Knows the game, but often picks the wrong card.
web-bot-kind-sailor = sailor
web-bot-kind-sailor-hint = Sound: knows what cards are worth, but remembers nothing.
web-bot-kind-mate = mate
web-bot-kind-mate-hint = Good, with a blunder every few tricks.
web-bot-kind-boatswain = boatswain
web-bot-kind-boatswain-hint = Strong, with small mistakes.
web-bot-kind-captain = captain
web-bot-kind-captain-hint = Hardly makes a mistake.
web-bot-kind-skullking = Skull King
web-bot-kind-skullking-hint = The captain, who also works out what you may hold and looks a few tricks ahead.
web-bot-kind-adaptive = adapts
web-bot-kind-adaptive-hint = Follows the people at the table: plays better while they are ahead, and worse while they are behind.
web-bot-kind-dial = own strength
web-bot-kind-dial-hint = Anywhere between “almost any card” (0) and the captain (100).
web-bot-kind-dial-n = strength { $n }
web-bot-kind-tables = tables
web-bot-kind-random = at random
web-bot-kind-simple = simply
web-bot-strength = Strength: { $n } of 100
web-bot-change = { $name }: { $kind }. Change
web-bot-seat-title = How well does { $name } play?
web-bot-seat-do = Make it so
web-opt-advice = Advice from the captain
web-opt-advice-alone = only for whoever plays alone against bots
web-opt-advice-all = everybody may ask
web-opt-advice-nobody = nobody
web-advice-allowed = Advice is allowed: at your turn you may ask the captain.
web-advice-ask = Advice
web-advice-ask-long = Advice: what would the captain do?
web-advice-says = The captain advises: { $what }
web-advice-mark = the captain’s advice
web-advice-second = Next best: { $what }, { NUMBER($less, maximumFractionDigits: 1) } points less.
web-advice-close = Almost as good: { $what }.
web-rejoin-title = Go on on another device
web-rejoin-hint = This link is yours alone: whoever opens it sits on your seat.
web-rejoin-show = Show personal link
web-qr = QR code for { $what }

## Games and replay
web-no-games = No game was played to its end yet.
web-replay-title = Game of { $date }
web-rounds-pick = Choose a round
web-replay-hands = All hands
web-replay-prev = Previous trick
web-replay-next = Next trick
web-replay-round = Round { $round }
web-replay-seed = Seed
web-replay-commit = Commitment (SHA-256)
web-replay-verify = “skullking verify” checks that nobody stacked the deck.
web-shuffle-check = Check the shuffle
web-shuffle-good = { $rounds ->
    [one] An honest shuffle: seed and all hands are right (1 round).
   *[other] An honest shuffle: seed and all hands are right ({ $rounds } rounds).
}
web-shuffle-other-seed = The seed is not the one that was promised.
web-shuffle-other-cards = These rounds had other cards than the seed gives: { $rounds }
web-shuffle-failed = The check could not be loaded.
web-replay-position = Trick { $n } of { $of }

## Settings
web-set-theme = Light
web-set-theme-auto = as the device
web-set-theme-night = Night
web-set-theme-day = Day
web-set-contrast = Contrast
web-set-auto = as the device
web-set-contrast-more = high
web-set-motion = Motion
web-set-motion-reduce = little
web-set-reading = Finished tricks stay
web-set-reading-short = briefly
web-set-reading-normal = normally
web-set-reading-long = long
web-set-reading-tap = until I tap
web-set-confirm = Confirming cards
web-set-confirm-table = as the table says
web-set-confirm-yes = always tap twice
web-set-confirm-no = one tap is enough
web-set-auto-last = The last card plays itself
web-set-sound = Sounds
web-update = A new version is here.
web-update-do = Load it
web-update-later = Later

## Rules
web-rules-title = How to play Skull King
web-rules-1-title = The aim
web-rules-1 = Ten rounds. In the first everybody gets 1 card, in the second 2, in the tenth 10. Before each round you say how many tricks you will take. Who is exactly right scores.
web-rules-2-title = Bidding
web-rules-2 = Everybody thinks alone. Then: fists on the table, “Yo – ho – ho!”, and on the second ho all show their number at once. The sum need not match.
web-rules-3-title = Leading and following
web-rules-3 = Who took the last trick leads. You must follow the first suit of the trick if you have it. Specials may always be played.
web-rules-3-example = Yellow was led. You must play yellow – or a special. Red and black have to wait.
web-rules-3-newer = In the current edition: if a trick begins with a pirate, a mermaid or the Skull King, nobody has to follow in that trick.
web-rules-4-title = Who takes the trick?
web-rules-4 = From top to bottom: the first line that fits decides.
web-rules-5-title = Suits
web-rules-5 = Yellow, red, blue – and in newer editions green and purple – are equal. Black is trump and beats them all.
web-rules-6-title = Scary Mary and the Tigress
web-rules-6 = You say while playing whether she is a pirate or an escape. It holds for the whole trick.
web-rules-7-title = Points
web-rules-7-hit = Exactly right: 20 points for each trick, and your bonus.
web-rules-7-miss = Off: 10 points less for each trick of difference, no bonus.
web-rules-7-zero = Zero bid: in round 7, say, 70 points if it works – and 70 less if not.
web-rules-8-title = Bonus
web-rules-8 = Bonuses count only if your bid is exact.
web-rules-8-sk = Skull King catches pirates: 30 each.
web-rules-8-mer = Mermaid catches the Skull King: 50 (current edition 40).
web-rules-8-new = Current edition: pirate catches mermaid 20, each coloured fourteen 10, the black one 20.
web-rules-9-title = Kraken, Whale and Loot
web-rules-9-kraken = Kraken: nobody takes the trick.
web-rules-9-whale = White Whale: specials do not count, the highest number wins, whatever its suit.
web-rules-9-loot = Loot: who captures it is your ally. If both bids are exact each gets 20.
web-rules-10-title = Pirate powers
web-rules-10-ros = Rosie: decide who leads.
web-rules-10-ben = Bendt: draw two cards, discard two.
web-rules-10-ras = Rascal: bet 10 or 20 points on your own bid.
web-rules-10-jua = Juanita: look secretly at what was not dealt.
web-rules-10-har = Harry: change your own bid by one.
web-rules-wins = wins

## Pilot
web-pilot = Pilot
web-pilot-title = The first voyage
web-pilot-next = Next
web-pilot-leave = Leave the pilot
web-pilot-step = Step { $n } of { $of }
web-pilot-done = You can do it!
web-pilot-done-text = That is all you need for your first game. The table tells you the rest.
web-pilot-play = Play for real
web-pilot-again = Once more
web-pilot-wrong = Try again – the other one fits better.
web-pilot-1 = Ahoy! I am your pilot. A trick is: everybody plays one card, and the strongest takes them all.
web-pilot-2 = These are your cards. The number at the top left says how strong it is. Higher is better.
web-pilot-3 = Mareike plays yellow 9. Yellow it is – you have yellow, so you must play yellow. Tap your yellow 12.
web-pilot-4 = Yellow 12 is higher than 9 and 4. The trick is yours!
web-pilot-5 = Now blue was led, and you have no blue. Then any card will do. Black is trump: it beats all suits. Tap black 3.
web-pilot-6 = Black 3 wins although blue 13 is much bigger. Trump!
web-pilot-7 = Your last card is a pirate. Pirates beat all numbers. Lead it!
web-pilot-8 = Three tricks for you! But the most important thing comes before playing: you have to say how many tricks you will take.
web-pilot-9 = Next round, two cards: an escape and the Skull King. The escape nearly always loses, the Skull King nearly always wins. How many tricks do you bid?
web-pilot-10 = Right: one. Now all together: Yo – ho – ho!
web-pilot-11 = Jonte leads a pirate. Your Skull King catches him: that is a bonus of 30! Tap the Skull King.
web-pilot-12 = One bid, one taken – now only lose. You lead: play the escape.
web-pilot-13 = Exactly right! 20 points for the trick and 30 for the pirate.
web-pilot-tricks = Tricks

## Troubles of this device
web-error-net-offline = The server cannot be reached right now.
web-error-net-unexpected = The server did not understand this ({ $status }).
web-error-net-closed = The connection is closed.
web-error-net-session = This device is not known any more. Reload the page.
web-error-net-forbidden = This device may not come to that table.
web-error-unknown = That did not work ({ $code }).

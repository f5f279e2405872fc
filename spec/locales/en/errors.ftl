### The library's errors. Keys: error- and the code, with / and _ as hyphens.
### $what is the part of the input that it is about.

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
error-action-malformed = That is no action: { $what }

error-notation-empty = A card is missing here.
error-notation-card = “{ $what }” is no card. Examples: R12, K1, PIR, SM+.
error-notation-number = “{ $what }”: no card has this number.

error-rules-unknown-edition = “{ $what }” is no edition. There are schmidt, grandpabeck2013, grandpabeck2018 and grandpabeck2021.
error-rules-unknown-option = “{ $what }” is no option of the rules.
error-rules-duplicate-option = The option “{ $what }” stands there twice.
error-rules-unknown-value = “{ $what }”: the option has no such value.
error-rules-players = This edition is not made for { $what } players, or the cards do not suffice.
error-rules-loot-graybeard = Loot and Graybeard do not go together: switch loot off, or be three at least.
error-rules-dealer = There is no seat { $what } for the first dealer.
error-rules-other-edition = “{ $what }” does not belong to this edition.

error-deal-count = There are not as many rounds dealt as the game has.
error-deal-hands = There must be as many hands dealt as there are players at the table (here { $what }).
error-deal-hand-size = All hands must have equally many cards, as many as the round asks for.
error-deal-not-in-deck = { $what } is dealt too often or not in the game.

error-score-no-such-bonus = This edition has no bonus “{ $what }”.
error-score-bonus-impossible = “{ $what }” cannot happen that often in one round.

error-save-not-a-save = { $file } is no saved game, or a newer version wrote it.
error-bots-unknown = There is no bot “{ $what }”. There are: { $known }.

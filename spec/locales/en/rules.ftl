### Why a card wins, and what earns a bonus. Keys: numbers in spec/RULES.md.

rule-1-7-1 = The Mermaid catches the Skull King, whatever else lies there. Of two Mermaids the one played first wins.
rule-1-7-1-number = rule 1.7, line 1
rule-1-7-2 = The Skull King beats every other card; only a Mermaid could have caught him.
rule-1-7-2-number = rule 1.7, line 2
rule-1-7-3 = Pirates beat Mermaids and all numbered cards. Of several pirates the one played first wins.
rule-1-7-3-number = rule 1.7, line 3
rule-1-7-4 = Mermaids beat all numbered cards, and no pirate is in the trick. Of two Mermaids the one played first wins.
rule-1-7-4-number = rule 1.7, line 4
rule-1-7-5 = Black is trump: the highest black card wins.
rule-1-7-5-number = rule 1.7, line 5
rule-1-7-6 = The highest card of the suit that had to be followed wins. Other suits always lose.
rule-1-7-6-number = rule 1.7, line 6
rule-1-7-7 = There are only cards that otherwise always lose. Then the one played first wins.
rule-1-7-7-number = rule 1.7, line 7
rule-2-4-kraken = The Kraken devours the trick: nobody wins it, and it counts for nobody.
rule-2-4-kraken-number = rule 2.4, Kraken
rule-2-4-whale = The White Whale destroys all special cards: the highest number wins, whatever its suit. Black is no longer trump, and of equal numbers the one played first wins.
rule-2-4-whale-number = rule 2.4, White Whale
rule-2-4-whale-void = The White Whale destroys all special cards, and no numbered card is in the trick: nobody wins it.
rule-2-4-whale-void-number = rule 2.4, White Whale without a numbered card

## Bonuses

bonus-pirate-by-sk = { $count ->
    [one] 1 pirate caught by the Skull King
   *[other] { $count } pirates caught by the Skull King
}
bonus-sk-by-mermaid = Skull King caught by a Mermaid
bonus-mermaid-by-pirate = { $count ->
    [one] 1 Mermaid caught by a pirate
   *[other] { $count } Mermaids caught by a pirate
}
bonus-fourteen = { $count ->
    [one] a 14 captured
   *[other] { $count } fourteens captured
}
bonus-black-fourteen = the black 14 captured
bonus-loot = Loot: alliance fulfilled
bonus-bet-won = bet won
bonus-bet-lost = bet lost

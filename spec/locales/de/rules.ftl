### Warum eine Karte gewinnt, und wofür es Bonus gibt. Schlüssel: Nummern in spec/RULES.md.

rule-1-7-1 = Die Meerjungfrau fängt den Skull King, egal was sonst noch liegt. Von zwei Meerjungfrauen gewinnt die zuerst gespielte.
rule-1-7-1-number = Regel 1.7, Zeile 1
rule-1-7-2 = Der Skull King schlägt jede andere Karte; nur eine Meerjungfrau könnte ihn fangen.
rule-1-7-2-number = Regel 1.7, Zeile 2
rule-1-7-3 = Piraten schlagen Meerjungfrauen und alle Zahlenkarten. Von mehreren Piraten gewinnt der zuerst gespielte.
rule-1-7-3-number = Regel 1.7, Zeile 3
rule-1-7-4 = Meerjungfrauen schlagen alle Zahlenkarten, und ein Pirat liegt nicht im Stich. Von zwei Meerjungfrauen gewinnt die zuerst gespielte.
rule-1-7-4-number = Regel 1.7, Zeile 4
rule-1-7-5 = Schwarz ist Trumpf: Die höchste schwarze Karte gewinnt.
rule-1-7-5-number = Regel 1.7, Zeile 5
rule-1-7-6 = Die höchste Karte der Farbe, die zu bedienen war, gewinnt. Andere Farben verlieren immer.
rule-1-7-6-number = Regel 1.7, Zeile 6
rule-1-7-7 = Im Stich liegen nur Karten, die sonst immer verlieren. Dann gewinnt die zuerst gespielte.
rule-1-7-7-number = Regel 1.7, Zeile 7
rule-2-4-kraken = Der Krake verschlingt den Stich: Niemand gewinnt ihn, und er zählt für niemanden.
rule-2-4-kraken-number = Regel 2.4, Krake
rule-2-4-whale = Der Weiße Wal zerstört alle Sonderkarten: Die höchste Zahl gewinnt, gleich welcher Farbe. Schwarz ist kein Trumpf mehr, und bei gleicher Zahl gewinnt die zuerst gespielte.
rule-2-4-whale-number = Regel 2.4, Weißer Wal
rule-2-4-whale-void = Der Weiße Wal zerstört alle Sonderkarten, und eine Zahlenkarte liegt nicht im Stich: Niemand gewinnt ihn.
rule-2-4-whale-void-number = Regel 2.4, Weißer Wal ohne Zahlenkarte

## Bonus

bonus-pirate-by-sk = { $count ->
    [one] 1 Pirat vom Skull King gefangen
   *[other] { $count } Piraten vom Skull King gefangen
}
bonus-sk-by-mermaid = Skull King von der Meerjungfrau gefangen
bonus-mermaid-by-pirate = { $count ->
    [one] 1 Meerjungfrau vom Piraten gefangen
   *[other] { $count } Meerjungfrauen vom Piraten gefangen
}
bonus-fourteen = { $count ->
    [one] eine 14 erbeutet
   *[other] { $count } Vierzehner erbeutet
}
bonus-black-fourteen = schwarze 14 erbeutet
bonus-loot = Beute: Bündnis eingelöst
bonus-bet-won = Wette gewonnen
bonus-bet-lost = Wette verloren

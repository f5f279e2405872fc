### Namen der Karten und Farben. Schlüssel: die Zeichen aus spec/NOTATION.md, klein geschrieben.

suit-r = Rot
suit-y = Gelb
suit-b = Blau
suit-k = Schwarz
suit-g = Grün
suit-p = Lila

suit-letter-r = R
suit-letter-y = G
suit-letter-y-beside-green = GE
suit-letter-b = B
suit-letter-k = S
suit-letter-g = GR
suit-letter-p = L

card-number = { $suit } { $rank }
card-esc = Flucht
card-pir = Pirat
card-mer = Meerjungfrau
card-sm = Scary Mary
card-sm-pirate = Scary Mary als Pirat
card-sm-escape = Scary Mary als Flucht
card-tigress = Tigerin
card-tigress-pirate = Tigerin als Pirat
card-tigress-escape = Tigerin als Flucht
card-sku = Skull King
card-loot = Beute
card-kra = Krake
card-wha = Weißer Wal
card-ros = Rosie
card-ben = Bendt
card-ras = Rascal
card-jua = Juanita
card-har = Harry
card-back = verdeckte Karte

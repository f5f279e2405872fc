### Names of cards and suits. Keys: the tokens of spec/NOTATION.md in lower case.

suit-r = Red
suit-y = Yellow
suit-b = Blue
suit-k = Black
suit-g = Green
suit-p = Purple

suit-letter-r = R
suit-letter-y = Y
suit-letter-y-beside-green = Y
suit-letter-b = B
suit-letter-k = K
suit-letter-g = GN
suit-letter-p = P

card-number = { $suit } { $rank }
card-esc = Escape
card-pir = Pirate
card-mer = Mermaid
card-sm = Scary Mary
card-sm-pirate = Scary Mary as pirate
card-sm-escape = Scary Mary as escape
card-tigress = Tigress
card-tigress-pirate = Tigress as pirate
card-tigress-escape = Tigress as escape
card-sku = Skull King
card-loot = Loot
card-kra = Kraken
card-wha = White Whale
card-ros = Rosie
card-ben = Bendt
card-ras = Rascal
card-jua = Juanita
card-har = Harry
card-back = face-down card

### Die Kommandozeile: skullking …

## Karten

cli-face-pir = PIRAT
cli-face-ros = ROSIE
cli-face-ben = BENDT
cli-face-ras = RASCAL
cli-face-jua = JUA-|NITA
cli-face-har = HARRY
cli-face-mer = MEER|JUNG|FRAU
cli-face-sku = SKULL|KING
cli-face-esc = FLUCHT
cli-face-sm = SCARY|MARY
cli-face-tigress = TIGE-|RIN
cli-face-loot = BEUTE
cli-face-kra = KRAKE
cli-face-wha = DER|WEISSE|WAL

## Personen

cli-you = Du
cli-graybeard = Graubart
cli-and = { " und " }

## Ein Spiel

cli-welcome = Skull King im Terminal. Regeln: { $rules }
cli-welcome-players = Am Tisch: { $names }.
cli-welcome-commitment = Prüfsumme der Kartenfolge (SHA-256): { $hash }
cli-welcome-help = ? zeigt die Hilfe, q beendet und sichert das Spiel.
cli-resumed = Weiter geht es in Durchgang { $round }.
cli-left-game = Ein angefangenes Spiel wartet noch: skullking play --resume. Unterbrichst du dieses hier, ersetzt es das alte.
cli-nothing-to-resume = Es liegt kein angefangenes Spiel bereit. Ein neues beginnt mit: skullking play
cli-saved = Das Spiel ist gesichert. Weiter geht es mit: { $command }
cli-recorded = Das Spiel ist aufgezeichnet. Noch einmal ansehen: skullking replay. Mischen nachprüfen: skullking verify

cli-round-started = Durchgang { $round }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}. Geber: { $dealer }. Es beginnt: { $leader }.
cli-bids-revealed = Yo – Ho – Ho! Alle Ansagen auf einmal:
cli-bid-of = { $name } { $bid }
cli-bids-sum = { $sign ->
    [over] { $total } angesagt, { $cards ->
        [one] 1 Stich
       *[other] { $cards } Stiche
    }: { $gap } zu viel.
    [under] { $total } angesagt, { $cards ->
        [one] 1 Stich
       *[other] { $cards } Stiche
    }: { $gap } übrig.
   *[even] { $total } angesagt, { $cards ->
        [one] 1 Stich
       *[other] { $cards } Stiche
    }: Es geht genau auf.
}
cli-loads-revealed = Geladen haben { $loads }.
cli-load-grapeshot = Kartätsche
cli-load-cannonball = Kanonenkugel
cli-card-played = { $me ->
    [1] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
cli-trick-head = Stich { $trick } von { $cards }
cli-trick-taken = { $me ->
    [1] Stich { $trick } gewinnst du.
   *[other] Stich { $trick } gewinnt { $name }.
}
cli-trick-nobody = Stich { $trick } gewinnt niemand.
cli-trick-bonus = Bonus { $points }, falls die Ansage aufgeht: { $what }.
cli-trick-alliance = Beute: { $one } und { $other } sind verbündet.
cli-leads = spielt aus
cli-choice-offered = { $me ->
    [1] { $pirate } gehorcht dir: Du darfst wählen.
   *[other] { $pirate } gehorcht { $name }.
}
cli-leader-chosen = { $me ->
    [1] Du bestimmst, wer ausspielt: { $leader }.
   *[other] { $name } bestimmt, wer ausspielt: { $leader }.
}
cli-cards-drawn = { $me ->
    [1] Du ziehst: { $cards }.
   *[other] { $name } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } vom Stapel.
}
cli-cards-discarded = { $me ->
    [1] Du legst ab: { $cards }.
   *[other] { $name } legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab.
}
cli-undealt-shown = { $me ->
    [1] Du siehst die nicht ausgeteilten Karten: { $cards }.
   *[other] { $name } sieht sich die nicht ausgeteilten Karten an.
}
cli-bet-placed = { $me ->
    [1] Du wettest { $n }.
   *[other] { $name } wettet { $n }.
}
cli-bid-changed = { $me ->
    [1] Du änderst deine Ansage um { $by } auf { $bid }.
   *[other] { $name } ändert die Ansage um { $by } auf { $bid }.
}
cli-round-scored = Abrechnung von Durchgang { $round }
cli-score-line = { $name }: Ansage { $bid }, Stiche { $won }, { $points } Punkte ({ $why }). Gesamt { $total }.
cli-score-exact = { $points } Ansage getroffen
cli-score-missed = { $points } Ansage verfehlt
cli-score-near = { $points } um eins verfehlt, die Hälfte zählt
cli-score-bonus = { $points } Bonus ({ $what })
cli-score-part = { $points } { $what }
cli-column-bid = Ansage
cli-column-won = Stiche
cli-column-points = Punkte
cli-column-why = Wofür
cli-game-over = Das Spiel ist aus
cli-over-winner = { $me ->
    [1] Du gewinnst mit { $points } Punkten!
   *[other] { $name } gewinnt mit { $points } Punkten.
}
cli-over-shared = { $names } teilen sich den Sieg mit { $points } Punkten.
cli-over-rank = { $rank }. { $name }: { $points } Punkte

## Du bist dran

cli-your-turn = Du bist dran.
cli-ask-bid = Deine Ansage (0–{ $cards })
cli-ask-load = Womit lädst du? 1 Kartätsche (sicher), 2 Kanonenkugel (alles oder nichts)
cli-ask-card = { $count ->
    [one] Karte (1)
   *[other] Karte (1–{ $count })
}
cli-ask-mary = Als Pirat (p) oder als Flucht (f)?
cli-ask-ros = Wer spielt zum nächsten Stich aus? { $players }
cli-ask-ben = Welche beiden Karten legst du ab? Zum Beispiel: 2 5
cli-ask-ras = Wetteinsatz: 0, 10 oder 20?
cli-ask-har = Ansage ändern: +1, 0 oder -1?
cli-must-lead = Du spielst aus: jede Karte ist erlaubt.
cli-must-follow = { $suit } ist zu bedienen; Sonderkarten gehen immer.
cli-must-free = Zu bedienen wäre { $suit }, aber du hast keins: jede Karte ist erlaubt.
cli-must-nothing = Keine Farbe ist zu bedienen: jede Karte ist erlaubt.
cli-illegal-follow = { $card } geht nicht: Du hast noch { $suit } und musst bedienen oder eine Sonderkarte spielen.
cli-problem-bid = Bitte eine Zahl von 0 bis { $cards }. Hilfe: ?
cli-problem-load = Bitte 1 (Kartätsche) oder 2 (Kanonenkugel).
cli-problem-card = { $count ->
    [one] Diese Karte hast du nicht. Bitte 1 eingeben. Hilfe: ?
   *[other] Diese Karte hast du nicht. Bitte eine Nummer von 1 bis { $count } eingeben. Hilfe: ?
}
cli-problem-choice = Das steht nicht zur Wahl. Hilfe: ?
cli-problem-ros = Bitte die Nummer einer Person am Tisch.
cli-problem-ben = Bitte die Nummern der Karten, die du ablegst: so viele, wie du gezogen hast.
cli-problem-ras = Bitte 0, 10 oder 20.
cli-problem-har = Bitte +1, 0 oder -1; die Ansage muss möglich bleiben.
cli-no-last-trick = Noch ist kein Stich gespielt.

## Rat

cli-advice = Der Kapitän rät: { $what }. „{ $reason }“
cli-advice-second = Zu erwarten in diesem Durchgang: { $points } Punkte. Das Zweitbeste: { $what }, { $less } Punkte.
cli-advice-bid = { $n } ansagen
cli-advice-load = { $kind } laden
cli-advice-leader = { $name } ausspielen lassen
cli-advice-swap = { $cards } abwerfen
cli-advice-bet = { $n } wetten
cli-advice-change = { $by ->
    [0] die Ansage lassen, wie sie ist
   *[other] die Ansage um { $by } ändern
}

## Der Block

cli-sheet-title = Der Block
cli-sheet-round = Nr.
cli-sheet-empty = Der Block ist noch leer.
cli-sheet-legend = Stiche/Ansage und Punkte, darunter der Stand.

## Zeilenweise, für Bildschirmleser

cli-plain-hand = Deine Karten: { $cards }.
cli-plain-legal = Spielbar: { $cards }.
cli-plain-illegal = Nicht spielbar: { $cards }.
cli-plain-lying = { $name } { $card }
cli-plain-table = Auf dem Tisch: { $cards }.
cli-plain-state = Stich { $trick } von { $cards }. Du hast { $won } von { $bid } angesagten Stichen.
cli-plain-last = Der letzte Stich: { $cards }.
cli-plain-sheet-round = Durchgang { $round }: { $cells }.
cli-plain-sheet-cell = { $name } Ansage { $bid }, Stiche { $won }, { $points }, Stand { $total }

## Hilfe im Spiel

cli-help-orders =
    Was du eingeben kannst
    Nummer oder Name der Karte, bei der Ansage die Zahl der Stiche
    l    letzter Stich
    s    der Block
    r    Rat des Kapitäns, mit Grund
    w    sichern und weiterspielen
    q    sichern und aufhören
    ?    diese Hilfe
cli-help-rank =
    Wer den Stich gewinnt
    Skull King schlägt Piraten, Piraten schlagen Meerjungfrauen, Meerjungfrauen fangen den Skull King.
    Sie alle schlagen die Zahlenkarten. Schwarz schlägt die anderen Farben.
    Sonst gewinnt die höchste Karte der Farbe, die zu bedienen war. Flucht verliert immer.
    Farben sind zu bedienen; Sonderkarten gehen jederzeit.
cli-help-points =
    Was es zählt
    Ansage getroffen: 20 je Stich und der Bonus. Verfehlt: minus 10 je Stich daneben.
    Null angesagt: 10 je ausgeteilter Karte, plus oder minus.

## Hilfeseiten

cli-help = [bold]Skull King[/bold]: spielen, abrechnen, nachschlagen. Los geht es mit [bold]skullking play[/bold].
cli-help-arguments = Angaben
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-error = Fehler
cli-help-default = [Vorgabe: {"{}"}]
cli-help-required = [nötig]
cli-help-try = Hilfe zeigt [blue]'{"{command_path}"} {"{help_option}"}'[/].
cli-opt-help = Diese Hilfe.
cli-opt-install-completion = Vervollständigung mit der Tabulatortaste für diese Shell einrichten.
cli-opt-show-completion = Das Skript für die Vervollständigung zeigen.
cli-opt-lang = Sprache; sonst die des Systems.
cli-opt-version = Version zeigen.
cli-opt-json = Ausgabe als JSON, für Programme.
cli-opt-rules = Ausgabe und Hausregeln, etwa schmidt oder grandpabeck2021+kraken+powers.
cli-opt-seed = Zahl oder Wort, das die Karten bestimmt; sonst Zufall.
cli-opt-players = Wie viele mitspielen.
cli-opt-bots = Gegen wen, mit Komma getrennt (siehe skullking bots).
cli-opt-name = Dein Name.
cli-opt-plain = Eine Zeile nach der anderen, ohne Bilder und Farben; für Bildschirmleser.
cli-opt-resume = Das angefangene Spiel fortsetzen.
cli-opt-save = Datei für das angefangene Spiel.
cli-opt-cards = Ausgeteilte Karten in diesem Durchgang.
cli-opt-bonus = Bonus als NAME oder NAME=ANZAHL; mehrfach möglich. In eine Datei als WER:NAME; dort auch WER:loot=WEM, WER:bet=20, WER:harry=1, WER:cannonball, nobody=1.
cli-opt-loot = Bündnis durch Beute: both, wenn beide Ansagen aufgingen, sonst missed; mehrfach möglich.
cli-opt-bet = Rascals Wette: 0, 10 oder 20.
cli-opt-harry = Harrys Änderung der Ansage: -1, 0 oder 1.
cli-opt-scoring = Zählweise: standard, rascal oder cannonball.
cli-opt-round = Nur diesen Durchgang; sonst alle.
cli-opt-dealer = Platz des ersten Gebers, ab 0.
cli-opt-game = Welches Spiel der Datei, ab 1.
cli-opt-all = Alles auf einmal, ohne zu warten.
cli-opt-games = Wie viele Spiele.
cli-opt-jobs = Auf wie vielen Kernen; sonst auf allen.
cli-opt-hash = Die vor dem Spiel veröffentlichte Prüfsumme (64 Zeichen).
cli-opt-quiet = Kein Fortschrittsbalken.
cli-arg-record = Aufzeichnung; sonst das letzte beendete Spiel.
cli-arg-cards = Karten in der Reihenfolge, in der sie gespielt wurden, etwa R12 Y3 PIR SM+.
cli-arg-bots = Die Bots der Plätze, der Reihe nach; gibt es mehr Plätze als Namen, von vorn.
cli-arg-score = Ansage und gewonnene Stiche; oder die Datei eines Blocks (JSON, CSV), wie ihn der Browser sichert.
cli-opt-score-players = Legt einen neuen Block an: die Namen, wie ihr im Uhrzeigersinn sitzt.
cli-opt-score-dealer = Wer zuerst gibt, als Platz ab 1.
cli-opt-score-enter = Fragt Durchgang für Durchgang und schreibt in die Datei.
cli-opt-score-bids = Die Ansagen des Durchgangs, in der Reihenfolge der Plätze.
cli-opt-score-won = Die Stiche, ebenso; = heißt: wie angesagt.
cli-opt-score-round = Dieser Durchgang, auch ein früherer; sonst der offene.
cli-arg-block-files = Dateien vom Block: JSON oder CSV, oder Aufzeichnungen gespielter Spiele.
cli-opt-block-out = Schreibt nach DATEI; die Endung sagt, wie: .json, .csv, .pdf.
cli-opt-block-export = Schreibt Block und Schiedsrichter als Webseite in einen leeren Ordner.

cli-play-help = Ein ganzes Spiel gegen Bots im Terminal spielen.
cli-serve-help = Die Tische im Browser: für alle im selben Netz.
cli-referee-help = Wer gewinnt den Stich, und warum?
cli-score-help = Einen Durchgang abrechnen, oder den Block eines Abends führen.
cli-block-help = Spielblöcke zeigen, umwandeln, als Webseite ausgeben.
cli-deal-help = Die Karten zeigen, die zu einem Seed gehören.
cli-replay-help = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
cli-simulate-help = Viele Spiele zwischen Bots, mit Statistik.
cli-verify-help = Nachprüfen, dass redlich gemischt wurde.
cli-bots-help = Welche Bots es gibt; check probiert einen eigenen aus.

## Schiedsrichter, Abrechnung, Karten

cli-referee-winner = Karte { $number } gewinnt: { $card }
cli-referee-nobody = Niemand gewinnt den Stich.
cli-referee-led = Zu bedienen: { $suit }
cli-referee-no-led = Keine Farbe zu bedienen
cli-referee-next = Als Nächstes spielt aus, wer Karte { $number } gespielt hat.
cli-referee-bonus = Bonus { $points }: { $what }
cli-referee-no-bonus = Kein Bonus
cli-referee-alliance = Beute: Wer Karte { $one } gespielt hat, ist mit dem Gewinner verbündet.
cli-score-head = Ansage { $bid }, Stiche { $won }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
cli-score-total = { $points } Punkte
cli-score-cards-missing = Wie viele Karten gab es? Zum Beispiel --cards 5
cli-score-exists = { $file } gibt es schon.
cli-score-over = Das Spiel ist zu Ende. Einen Durchgang berichtigt --round N.
cli-score-round = Durchgang { $round }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}: { $dealer } gibt, { $leader } spielt aus.
cli-score-how = u nimmt zurück, q hört auf. Alles steht gleich in der Datei.
cli-score-ask-bids = Ansagen ({ $names }):
cli-score-ask-loads = Wer lädt die Kanonenkugel? (Namen; Enter: niemand)
cli-score-ask-won = Stiche ({ $names }; Enter: alle wie angesagt, = wie angesagt):
cli-score-ask-bonus = Bonus, etwa „Ada:pirate_by_sk=2“ (Enter: keiner; es gibt { $names }):
cli-score-bid-sum = { $sum } angesagt, { $cards ->
    [one] ein Stich
   *[other] { $cards } Stiche
}.
cli-score-missing = { $n ->
    [one] Ein Stich ist
   *[other] { $n } Stiche sind
} noch nicht verteilt.
cli-score-gained = { $name }: { $points }, zusammen { $total }
cli-deal-round = Durchgang { $round }, Geber: Platz { $dealer }
cli-deal-seat = Platz { $seat }
cli-deal-pile = Stapel
cli-deal-hash = Seed { $seed }, Prüfsumme { $hash }

## Aufzeichnungen

cli-replay-none = Es gibt noch kein beendetes Spiel. Nenne eine Datei, oder spiele eins: skullking play
cli-replay-game = Spiel { $number } von { $count }. Regeln: { $rules }
cli-replay-no-game = In der Datei gibt es kein Spiel { $number }; es sind { $count }.
cli-replay-prompt = Enter weiter, z zurück, d nächster Durchgang, a alles, q Ende
cli-replay-seat = Platz { $seat }
cli-verify-deals = In { $rounds ->
    [one] 1 Durchgang
   *[other] allen { $rounds } Durchgängen
} passt jede gespielte Karte zu denen, die aus dem Seed folgen.
cli-verify-hash = Prüfsumme des Seeds: { $hash }
cli-verify-match = Sie stimmt mit der veröffentlichten überein.
cli-verify-mismatch = Sie stimmt NICHT mit der veröffentlichten überein: { $hash }
cli-verify-no-hash = Vergleiche sie mit der, die zu Beginn des Spiels gezeigt wurde.
cli-verify-no-seed = Die Aufzeichnung enthält keinen Seed, nachprüfen lässt sich nichts. Vor dem Ende des Spiels ist das richtig so.
cli-verify-good = In Ordnung.
cli-verify-bad = Nicht in Ordnung.

## Simulation und Bots

cli-simulate-title = { $games } Spiele, { $rules }
cli-simulate-progress = Spiele
cli-simulate-rate = { $rate } Spiele/s auf { $jobs ->
    [one] 1 Kern
   *[other] { $jobs } Kernen
}
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-mean = Punkte
cli-simulate-spread = Streuung
cli-simulate-median = Median
cli-simulate-wins = Siege
cli-simulate-bids = getroffen
cli-simulate-too-many = { $count } Bots für { $players } Plätze
cli-simulate-note = Punkte: Mittelwert ± Standardfehler. Geteilte Siege zählen anteilig. Getroffen: Anteil der Ansagen.
cli-simulate-cancelled = Abgebrochen.
cli-bots-name = Name
cli-bots-what = Was er tut
cli-arg-bots-order = check probiert ein Programm aus; ohne das werden die Bots aufgezählt.
cli-arg-bots-bot = Ein Programm: der Pfad einer Datei, oder „cmd:“ und ein Befehl.
cli-opt-check-rules = Nur nach diesen Regeln; sonst nach allerlei Regeln.
cli-opt-check-players = Wie viele mitspielen, mit --rules.
cli-opt-check-seconds = Sekunden für eine Entscheidung; sonst 2.
cli-opt-check-debug = Zeigen, was das Programm auf stderr schreibt.
cli-bots-no-program = { $bot } ist kein Programm, und check ist für Programme da. Wie gut er spielt, misst: skullking arena { $bot } simple
cli-bots-usage = Ein Programm ausprobieren: skullking bots check meinbot.py
cli-check-game = { $rules }, { $players } Spieler: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
cli-check-times = Start { $start }; eine Entscheidung { $median } (Median), die langsamste { $slowest }.
cli-check-same = Gleicher Seed, gleiche Wahl: Spiele lassen sich wiederholen.
cli-check-other = Gleicher Seed, andere Wahl: Nimm deine Zufallszahlen aus dem seed von „game“, sonst lassen sich Spiele nicht wiederholen.
cli-check-missing = Nicht ausprobiert, weil es nie dazu kam: { $kinds }.
cli-check-good = Ohne Fehler: { $decisions } Entscheidungen in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}.
cli-check-bad = { $faults } von { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
} mit Fehler.
cli-bot-failed = { $name } spielt als Bot simple weiter. Das Programm hat versagt: { $why }
cli-bot-child = Stufe 1: spielt wie ein Kind, oft irgendeine Karte, und sagt oft eins zu viel oder zu wenig an.
cli-bot-deckhand = Stufe 2: kennt das Spiel, wählt aber oft etwas Schlechteres.
cli-bot-sailor = Stufe 3: solide und ohne Gedächtnis: zählt, was die Karten wert sind.
cli-bot-mate = Stufe 4: gut, alle paar Stiche ein Schnitzer.
cli-bot-boatswain = Stufe 5: stark, mit kleinen Fehlern.
cli-bot-captain = Stufe 6: das trainierte Netz in Bestform.
cli-bot-skullking = Stufe 7: der Kapitän, der auch überlegt, was andere haben könnten, und ein paar Stiche vorausdenkt.
cli-bot-adaptive = Richtet sich nach dir: spielt besser, wenn du vorn liegst, und schlechter, wenn du hinten liegst.
cli-bot-tables = Der Maßstab: sagt an und spielt nach Tabellen, wie oft jede Karte einen Stich macht.
cli-bot-simple = Sagt an, was die Karten erwarten lassen, und nimmt dann die Stiche, die fehlen, und keinen mehr.
cli-bot-random = Wählt irgendeine erlaubte Handlung.

## Fehler

cli-error = Fehler: { $message }
cli-error-file = Fehler: { $name }: { $reason }

## Serve

cli-opt-serve-host = Adresse, auf der gelauscht wird; mit 127.0.0.1 bleibt es bei diesem Rechner.
cli-opt-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-opt-serve-data = Ordner für Spiele und Schlüssel.
cli-opt-serve-open = Den Browser öffnen.
cli-opt-serve-root-path = Pfad hinter einem Reverse-Proxy, etwa /skullking.
cli-opt-serve-tls-cert = Zertifikat für HTTPS (mit --tls-key).
cli-opt-serve-tls-key = Schlüssel des Zertifikats.
cli-opt-serve-share-url = Adresse für die anderen, falls es nicht die dieses Rechners ist.
cli-serve-here = Auf diesem Rechner: { $url }
cli-serve-there = Alle im selben Netz: { $url }
cli-serve-stop = Strg+C beendet den Server; laufende Spiele gehen beim nächsten Start weiter.
cli-serve-tls-both = --tls-cert und --tls-key gehören zusammen.
cli-serve-missing = Die Pakete des Servers fehlen. So kommen sie: pip install 'skullking[server]'

## Arena und Training

cli-arena-help = Einen Bot mit anderen messen: dieselben Karten auf jedem Platz.
cli-arg-candidate = Der Bot, der gemessen wird; captain@DATEI spielt nach eigenen Gewichten, omniscient sieht alle Karten. Mit --report: eine Datei mit Ergebnissen.
cli-arg-field = Seine Gegner, der Reihe nach; gibt es mehr Plätze als Namen, von vorn. Mit --report: weitere Dateien.
cli-opt-arena-games = Wie viele Spiele; jede Verteilung wird von jedem Platz aus gespielt.
cli-opt-arena-seed = Zahl oder Wort, das die Karten bestimmt; sonst 1, so dass derselbe Befehl dieselben Werte ergibt.
cli-opt-arena-times = Auch messen, wie lange die Entscheidungen dauern.
cli-opt-arena-raw = Mit --json: auch der Vorsprung jeder einzelnen Verteilung.
cli-arena-title = { $bot } gegen { $field }: { $games } Spiele, { $rules }
cli-arena-margin = Punkte mehr als die anderen, je Spiel
cli-arena-own = Eigene Punkte je Spiel
cli-arena-wins = Gewonnene Spiele
cli-arena-exact = Getroffene Ansagen
cli-arena-zeros = Null-Ansagen · davon getroffen
cli-arena-deals = Verteilungen × Plätze
cli-arena-faults = Spiele, in denen ein Programm versagte: eigene · andere
cli-arena-time = Dauer einer Entscheidung: Median · 99 %
cli-arena-note = ± ist das 95-%-Konfidenzintervall. Geteilte Siege zählen anteilig; { $par } der Spiele wären gleichauf.
cli-opt-arena-gate = Aufhören, sobald feststeht, ob der Bot besser ist. Rückgabewert: 0 besser, 1 schlechter, 3 unentschieden.
cli-opt-arena-out = Das Ergebnis jeder Verteilung in dieser Datei festhalten; derselbe Befehl setzt dort fort, wo sie endet.
cli-opt-arena-report = Nichts spielen, sondern über Dateien berichten, die mit --out entstanden sind.
cli-opt-arena-picture = Die Werte mit ihren Intervallen als SVG zeichnen.
cli-opt-arena-ray = Einen Ray-Cluster spielen lassen: auto findet ihn, local startet einen auf diesem Rechner.
cli-arena-no-field = Gegen welche Bots?
cli-arena-kept = { $deals ->
    [one] 1 Verteilung steht in { $file }; derselbe Befehl setzt dort fort.
   *[other] { $deals } Verteilungen stehen in { $file }; derselbe Befehl setzt dort fort.
 }
cli-arena-picture-name = Der Name eines Bildes endet auf .svg
cli-arena-picture-folder = Den Ordner { $folder } gibt es nicht
cli-arena-progress = Es wird gespielt
cli-arena-round = Runde
cli-arena-head-bot = Bot
cli-arena-head-field = Gegner
cli-arena-head-rules = Regeln
cli-arena-head-players = Spieler
cli-arena-head-deals = Verteilungen
cli-arena-head-margin = Vorsprung
cli-arena-head-own = Punkte
cli-arena-head-bid = Ansage
cli-arena-head-wins = Siege
cli-arena-head-exact = Getroffen
cli-arena-head-zeros = Null · getroffen
cli-arena-note-many = Vorsprung: Punkte mehr als die anderen, je Spiel; ± ist das 95-%-Konfidenzintervall. Geteilte Siege zählen anteilig.
cli-arena-gate-pass = Besser: { $z } Standardfehler nach { $deals } Verteilungen.
cli-arena-gate-fail = Schlechter: { $z } Standardfehler nach { $deals } Verteilungen.
cli-arena-gate-undecided = Unentschieden: { $z } Standardfehler nach { $deals } Verteilungen.
cli-arena-picture = Punkte mehr als die anderen
cli-arena-picture-axis = Punkte je Spiel, mit 95-%-Konfidenzintervallen
cli-ladder-help = Viele Bots an zufällig gemischten Tischen spielen lassen und einstufen.
cli-arg-pool = Wer mitspielt; sonst alle Stufen und alle öffentlichen Bots. Mit --report: Dateien mit Ergebnissen.
cli-ladder-title = Rangliste: { $games } Spiele zu { $players } Spielern, { $rules }
cli-ladder-head-elo = Elo
cli-ladder-head-rating = OpenSkill μ − 3σ
cli-ladder-head-games = Spiele
cli-ladder-head-own = Punkte
cli-ladder-head-wins = Siege
cli-ladder-note = Elo: Bradley-Terry darüber, wer vor wem liegt; { $bot } steht auf 0, ± ist das 95-%-Konfidenzintervall. OpenSkill: Plackett-Luce, Spiel für Spiel.
cli-ladder-picture-axis = Elo, { $bot } steht auf 0, mit 95-%-Konfidenzintervallen
cli-train-help = Das Netz der Bots im Spiel gegen sich selbst trainieren.
cli-arg-weights = Datei für die Gewichte; daneben entsteht eine Beschreibung.
cli-opt-preset = Wofür trainiert wird: eine Ausgabe oder Regeln wie grandpabeck2021+kraken.
cli-opt-minutes = Wie lange, nach der Uhr (60, wenn auch --games fehlt).
cli-opt-train-games = Wie lange, in Spielen: gleiche Einstellungen ergeben dann gleiche Gewichte.
cli-opt-threads = Threads, die nebeneinander lernen.
cli-opt-train-seed = Startwert für Karten und Entscheidungen.
cli-opt-resume-training = Von der Datei aus weitermachen.
cli-opt-against = Lernt stattdessen die beste Antwort auf diesen Bot, der auf allen anderen Plätzen sitzt.
cli-train-tables = Die Tabellen werden gefüllt …
cli-train-step = { $percent } · { $games } Spiele · { $rate } Spiele/s · Verlust { $loss } · Vorsprung vor { $bot } { $margin } · noch { $left } min
cli-train-done = Fertig: { $file }
cli-train-finished = { $file } ist schon fertig trainiert. Mit mehr --games oder --minutes geht es weiter.
cli-train-stopped = Abgebrochen. Was bisher gelernt ist, steht in { $file }; derselbe Befehl mit --resume macht dort weiter.
cli-train-stopped-early = Abgebrochen, bevor etwas gelernt war; { $file } gibt es noch nicht.

### Der Web-Client.

## Allgemein
web-you = Du
web-nobody = niemand
web-graybeard = Graubart
web-bot = Bot
web-seat = Platz { $n }
web-close = Schließen
web-back = Zurück
web-cancel = Abbrechen
web-yes = Ja
web-no = Nein
web-loading = Einen Augenblick …
web-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
web-seconds-left = noch { $n } Sekunden
web-copy = Kopieren
web-copied = Kopiert
web-language = Sprache
web-your-name = Dein Name

## Der Tisch
web-table = Spieltisch
web-table-actions = Am Tisch
web-round = Durchgang { $round }
web-round-short = Durchg. { $round }
web-of-rounds = von { $rounds }
web-trick-n = { $n }. Stich
web-sum-title = Summe der Ansagen gegen die Zahl der Stiche
web-sum-said = angesagt
web-sum-sealed = Ansagen verdeckt
web-sum-exact = geht auf
web-sum-over = { $n } zu viel
web-sum-under = { $n } zu wenig
web-last-trick = Letzter Stich
web-block = Der Block
web-block-short = Block
web-block-hint = Punkte für den echten Tisch: sechs Tipps pro Durchgang, auch ohne Netz
web-block-for = für den echten Tisch
web-block-open = Der Block: ganzen Block zeigen
web-menu = Menü
web-dealer = Geber
web-hand = Deine Hand
web-trick = Stich auf dem Tisch
web-leads = führt
web-led = { $suit } angespielt
web-plate = { $won } von { $bid } angesagten Stichen
web-plate-won = { $won ->
    [one] 1 Stich
   *[other] { $won } Stiche
}
web-watching = Du schaust zu
web-away = nicht da
web-stand-in = Ersatz spielt
web-offline = Keine Verbindung. Es geht von selbst weiter.
web-reconnecting = Verbindung verloren – ich versuche es weiter …
web-server-gone = Der Server antwortet nicht.

web-your-turn = Du bist dran
web-your-choice = Du entscheidest
web-turn-of = { $name } ist dran
web-turn-several = Die anderen sind dran
web-over = Das Spiel ist aus
web-paused = Pause
web-paused-hint = Der Tisch macht Pause. Alle Karten bleiben liegen.
web-on-its-way = unterwegs …
web-hint-lead = Du spielst aus – jede Karte darf
web-hint-free = Jede Karte darf
web-hint-follow = { $suit } bedienen
web-hint-follow-or-special = { $suit } bedienen oder Sonderkarte
web-hint-follow-or-special-short = { $suit } oder Sonderkarte
web-hint-void = Kein { $suit } auf der Hand – jede Karte darf
web-not-playable = Geht nicht.
web-why-not = Diese Karte darfst du jetzt nicht spielen.
web-why-not-follow = Geht nicht: Du hast noch { $suit }.
web-why-not-turn = Du bist noch nicht dran.
web-why-not-bidding = Erst die Ansage, dann die Karten.
web-why-not-swap = Diese Karte gehört nicht zur Auswahl.
web-play-card = { $card } spielen
web-as-pirate = Als Pirat
web-as-escape = Als Flucht

## Ansagen
web-bid-question = Wie viele Stiche holst du?
web-bid-watch = Alle sagen an
web-bid-hint = Nur du siehst deine Zahl. { $leader ->
    [Du] Du spielst aus.
   *[other] { $leader } spielt aus.
}
web-bid-countdown = Gleich wird aufgedeckt – noch kannst du ändern.
web-bid-n = { $n ->
    [one] 1 Stich ansagen
   *[other] { $n } Stiche ansagen
}
web-bid-none = Tippe deine Zahl an. Bis alle fest sind, kannst du sie ändern.
web-bid-fix = { $n } – dabei bleibe ich
web-bid-fixed-own = { $n } – fest. Warte auf die anderen.
web-bid-unfix = Ändern
web-bid-thinking = überlegt noch
web-bid-placed = hat angesagt
web-bid-fixed = hat fest angesagt
web-bid-thinking-short = überlegt
web-bid-placed-short = bereit
web-bid-fixed-short = fest

web-reveal-sub = Durchgang { $round } · alle Ansagen liegen offen
web-reveal-over = Das reicht nicht für alle
web-reveal-under = Da bleibt etwas liegen
web-reveal-exact = Das kann aufgehen
web-reveal-n-over = { $n ->
    [one] 1 Stich zu viel
   *[other] { $n } Stiche zu viel
}
web-reveal-n-under = { $n ->
    [one] 1 Stich zu wenig
   *[other] { $n } Stiche zu wenig
}
web-reveal-line = { $sum } angesagt, { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
} · { $leader ->
    [Du] du spielst aus
   *[other] { $leader } spielt aus
}

## Der Stich
web-trick-for = Stich für { $name }
web-trick-yours = Dein Stich!
web-trick-nobody = Niemand bekommt den Stich
web-tap-on = Tippen geht sofort weiter
web-show-rule = Regel ansehen
web-if-exact = , falls die Ansage aufgeht
web-leads-next = { $you ->
    [yes] Du spielst als Nächstes aus
   *[other] { $name } spielt als Nächstes aus
}
web-last-trick-none = In diesem Durchgang ist noch kein Stich gefallen.

web-why-1-7-1 = Die Meerjungfrau fängt den Skull King – ganz gleich, was sonst noch liegt.
web-why-1-7-2 = Der Skull King schlägt alle – eine Meerjungfrau war nicht dabei.
web-why-1-7-3 = { $pirates ->
    [one] Der Pirat schlägt Meerjungfrauen und alle Zahlen.
   *[other] Der erste Pirat gewinnt – die späteren kommen zu spät.
}
web-why-1-7-4 = Die Meerjungfrau schlägt alle Zahlen.
web-why-1-7-5 = { $led ->
    [Schwarz] { $card } ist das höchste Schwarz.
   *[other] { $card } sticht – Trumpf schlägt { $led }.
}
web-why-1-7-6 = { $card } ist das höchste { $led }.
web-why-1-7-7 = Nur Fluchten – dann gewinnt die erste Karte.
web-why-2-4-kraken = Der Krake verschlingt den ganzen Stich.
web-why-2-4-whale = Der Weiße Wal zählt nur Zahlen: { $card } ist die höchste.
web-why-2-4-whale-void = Der Weiße Wal – und keine Zahl im Stich.

## Entscheidungen
web-choice-choose-leader = Rosie: Wer spielt aus?
web-choice-choose-leader-hint = Du bestimmst, wer den nächsten Stich beginnt – auch du selbst.
web-choice-swap = Bendt: Karten tauschen
web-choice-swap-hint = { $n ->
    [one] Du hast 1 Karte gezogen. Lege 1 Karte aus der Hand ab.
   *[other] Du hast { $n } Karten gezogen. Lege { $n } Karten aus der Hand ab.
}
web-choice-bet = Rascal: Wetten?
web-choice-bet-hint = Geht deine Ansage auf, bekommst du den Einsatz dazu. Sonst verlierst du ihn.
web-choice-change-bid = Harry: Ansage ändern?
web-choice-change-bid-hint = Um eins hinauf, um eins hinunter, oder so lassen.
web-choice-load = Womit lädst du die Kanone?
web-choice-load-hint = Alle decken zugleich auf.
web-bet-none = Keine Wette
web-bet-n = { $n } Punkte
web-harry = { $n } ({ $by })
web-load-grapeshot = Schrot
web-load-grapeshot-hint = knapp daneben zählt halb
web-load-cannonball = Kugel
web-load-cannonball-hint = mehr Punkte, aber nur genau
web-swap-do = { $n ->
    [one] 1 Karte ablegen
   *[other] { $n } Karten ablegen
}
web-swap-pick = { $n ->
    [one] Noch 1 Karte wählen
   *[other] Noch { $n } Karten wählen
}
web-undealt = Nicht ausgeteilt
web-undealt-hint = Juanita zeigt dir, was diesmal niemand hat.

## Logbuch
web-log = Logbuch
web-log-empty = Noch kein Stich in diesem Durchgang.
web-log-trick-n = { $n }. Stich · { $name }
web-log-round = Durchgang { $round }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} für jeden. { $leader ->
    [Du] Du spielst aus.
   *[other] { $leader } spielt aus.
}
web-log-bid-placed = { $name } hat angesagt.
web-log-bids = Yo-ho-ho! Angesagt: { $bids }.
web-log-card = { $you ->
    [yes] Du spielst { $card }.
   *[other] { $name } spielt { $card }.
}
web-log-trick = { $you ->
    [yes] Dein Stich. { $reason }
   *[other] Stich für { $name }. { $reason }
}
web-log-trick-nobody = Niemand bekommt den Stich. { $reason }
web-log-choice = { $you ->
    [yes] Du entscheidest.
   *[other] { $name } entscheidet.
}
web-log-leader = { $you ->
    [yes] Du spielst als Nächstes aus.
   *[other] { $name } spielt als Nächstes aus.
}
web-log-bet = { $you ->
    [yes] Du wettest { $n }.
   *[other] { $name } wettet { $n }.
}
web-log-bid-changed = { $you ->
    [yes] Deine Ansage ist jetzt { $bid }.
   *[other] { $name } sagt jetzt { $bid } an.
}
web-log-scored = Durchgang { $round } ist aufgeschrieben: { $totals }.
web-log-over = Das Spiel ist aus. Gewonnen: { $names }.
web-log-stand-in = Für { $name } spielt jetzt ein Ersatz.
web-log-back = { $name } spielt wieder selbst.
web-log-resumed = Es geht weiter.
web-text-title = Der Tisch in Worten
web-text-players = Am Tisch sitzen

## Der Block
web-after-round = nach Durchgang { $round }
web-won-said = geholt / angesagt
web-bid-word = Ansage
web-line-bid = { $bid } angesagt, { $won } geholt
web-line-bonus-lost = { $text } – zählt nicht, die Ansage ging nicht auf
web-line-loot = Beute geteilt
web-line-bet = Wette
web-round-of = Durchgang { $round } · { $name } { $points }
web-race = Verlauf
web-race-show = Verlauf zeigen
web-print = Drucken
web-score-title = Durchgang { $round } ist zu Ende
web-race-text = Punkte nach jedem Durchgang
web-sheet-cell = { $name }, Durchgang { $round }: { $points } Punkte, { $won } geholt, { $bid } angesagt

## Ende
web-end-won = { $name } gewinnt!
web-end-won-you = Du gewinnst!
web-end-shared = Geteilter Sieg: { $names }
web-rank = { $n }.
web-rematch = Noch einmal
web-rematch-wait = Warte auf die anderen ({ $yes } von { $needed })
web-rematch-asked = { $name } möchte noch einmal
web-replay = Spiel ansehen
web-download = Aufzeichnung laden
web-end-voted = Das Spiel wurde abgebrochen.
web-end-abandoned = Alle sind gegangen, das Spiel ist beendet.
web-closed = Dieser Tisch ist geschlossen.
web-to-start = Zur Startseite

## Menü am Tisch
web-menu-title = Menü
web-resume = Weiterspielen
web-vote-pause = Pause vorschlagen
web-vote-resume = Weiterspielen vorschlagen
web-vote-end = Abbruch vorschlagen
web-vote-by = { $name } schlägt vor: { $what }
web-vote-pause-what = Pause machen
web-vote-resume-what = weiterspielen
web-vote-rematch-what = noch einmal spielen
web-vote-end-what = das Spiel abbrechen
web-vote-count = { $yes } von { $needed } sind dafür
web-be-away = Ersatz für mich spielen lassen
web-be-back = Selbst weiterspielen
web-leave-table = Tisch verlassen
web-leave-sure = In einem laufenden Spiel übernimmt ein Ersatz deinen Platz, bis du wiederkommst.
web-invite = Einladen und mitnehmen
web-say = Sagen
web-say-hint = Nachricht an den Tisch
web-chat = Plaudern
web-keys = Tasten
web-keys-arrows = Pfeiltasten – durch die Hand gehen
web-keys-enter = Eingabe – Karte wählen und spielen
web-keys-digits = Ziffern – ansagen
web-keys-l = L – letzter Stich
web-keys-s = S – der Block
web-keys-r = R – Rat vom Kapitän, wo er erlaubt ist
web-keys-help = ? – diese Hilfe

## Start
web-claim-1 = Sag an, wie viele Stiche du holst.
web-claim-2 = Und dann hol genau so viele.
web-play-now = Jetzt spielen
web-invite-friends = Freunde einladen
web-enter-code = Code eingeben
web-no-account = Ohne Konto, sofort gegen Bots – Freunde steigen später zu.
web-join = Mitspielen
web-join-do = Beitreten
web-code = Code
web-code-hint = Der Code steht beim Gastgeber auf dem Bildschirm.
web-learn = Lernen
web-learn-hint = Eine Runde mit Lotsen: Jeder Stich sagt, welche Regel ihn entschieden hat
web-my-games = Meine Spiele
web-rules = Regeln
web-settings = Einstellungen
web-footer = Freie Umsetzung, kein Produkt des Verlags.
web-guest = Gast { $name }
web-open-tables = Offene Tische
web-continue = Weiterspielen
web-rejoin-question = Zum Spieler dieses Links werden?
web-rejoin-seats =
    { $tables ->
        [one] In diesem Browser spielst du als { $name } und sitzt an einem Tisch. Das vergisst er dann: Zurück an deinen Platz führt nur noch dein eigener persönlicher Link.
       *[other] In diesem Browser spielst du als { $name } und sitzt an { $tables } Tischen. Das vergisst er dann: Zurück an deine Plätze führen nur noch deine eigenen persönlichen Links.
    }
web-rejoin-stay = Bleiben, wer ich bin
web-rejoin-do = Zu diesem Spieler werden
web-running = Laufende Tische
web-https-hint = Über HTTPS ließe sich das Spiel auch installieren und ohne Netz öffnen.
web-offline-start = Ohne Netz gehen gerade nur: der Block, die Regeln und die Runde mit dem Lotsen.

## Neuer Tisch und Beitreten
web-new-table = Neuer Tisch
web-edition = Ausgabe
web-edition-schmidt = Skull King (2013)
web-edition-grandpabeck2013 = erste US-Ausgabe (2013)
web-edition-grandpabeck2018 = US-Ausgabe 2018
web-edition-grandpabeck2021 = neue Ausgabe (ab 2021)
web-edition-schmidt-hint = Zahlen 1–13, Scary Mary, 2 bis 6 Personen
web-edition-grandpabeck2013-hint = Zahlen 1–14, ohne Meerjungfrauen, 2 bis 6 Personen
web-edition-grandpabeck2018-hint = Zahlen 1–14, Krake und Beute möglich, 2 bis 6 Personen
web-edition-grandpabeck2021-hint = Zahlen 1–14, Krake, Wal, Beute und Piratenkräfte möglich, 2 bis 8 Personen
web-seats = Plätze
web-extras = Besonderes
web-more-options = Mehr Möglichkeiten
web-opt-kraken = Krake
web-opt-whale = Weißer Wal
web-opt-loot = Beute
web-opt-powers = Piratenkräfte
web-opt-graybeard = Graubarts Geist (zu zweit)
web-opt-scoring = Wertung
web-opt-load = Kanone laden
web-opt-rounds = Durchgänge
web-opt-kraken-lead = Nach dem Kraken spielt aus
web-opt-whale-void-lead = Nach einem Wal ohne Zahlen spielt aus
web-opt-graybeard-second = Nach Graubart spielt
web-opt-harry = Harry ändert die Ansage
web-opt-tiebreak = Bei Gleichstand
web-val-standard = üblich
web-val-rascal = Rascals Wertung
web-val-off = aus
web-val-choice = Schrot oder Kugel
web-val-even-keeled = 2, 2, 4, 4, … 10, 10
web-val-brawl = 6 bis 10
web-val-skirmish = fünfmal 5
web-val-broadside = zehnmal 10
web-val-whirlpool = 9, 9, 7, 7, … 1, 1
web-val-bedtime = nur einer
web-val-would-have-won = wer gewonnen hätte
web-val-left-of-kraken = links vom Kraken
web-val-whale-player = wer den Wal spielte
web-val-round-leader = wer den Durchgang begann
web-val-last-human-leader = wer zuletzt ausspielte
web-val-immediate = sofort
web-val-end-of-round = am Ende des Durchgangs
web-val-shared = geteilter Sieg
web-val-extra-round = noch ein Durchgang
web-clock = Uhr
web-clock-none = keine – so lange es dauert
web-clock-relaxed = gemütlich (90 s)
web-clock-normal = zügig (45 s)
web-clock-quick = schnell (20 s)
web-pace = Bots denken
web-pace-calm = gemütlich
web-pace-normal = normal
web-pace-quick = flott
web-pace-instant = sofort
web-opt-watchers = Zuschauen erlaubt
web-opt-last-trick = Letzter Stich darf angesehen werden
web-opt-confirm = Karten mit zweitem Tippen bestätigen
web-opt-public = Auf der Startseite zeigen
web-create = Tisch aufstellen
web-join-title = An den Tisch { $code }
web-join-full = Alle Plätze sind besetzt.
web-watch = Zuschauen
web-join-seats = { $free ->
    [one] Noch 1 Platz frei
   *[other] Noch { $free } Plätze frei
}

## Warteraum
web-lobby = Warteraum
web-lobby-title = Tisch { $code }
web-lobby-share = Mitspielen: Code scannen oder eingeben
web-share = Link teilen
web-copy-link = Link kopieren
web-free-seat = freier Platz
web-sit-here = Hier sitzen
web-add-bot = Bot setzen
web-remove = { $name } entfernen
web-host = Gastgeber
web-start-game = Spiel beginnen
web-start-fill = Mit Bots beginnen
web-wait-host = { $name } beginnt, sobald alle da sind.
web-bot-kind = Wie stark spielen die Bots?
web-bot-kind-any = wie üblich
web-bot-kind-any-hint = So, wie es dieser Server hält.
web-bot-kind-child = Kind
web-bot-kind-child-hint = Legt oft irgendeine Karte und sagt gern eins zu viel oder zu wenig an.
web-bot-kind-deckhand = Deckshelfer
web-bot-kind-deckhand-hint = Kennt das Spiel, greift aber oft daneben.
web-bot-kind-sailor = Matrose
web-bot-kind-sailor-hint = Solide: weiß, was Karten wert sind, merkt sich aber nichts.
web-bot-kind-mate = Maat
web-bot-kind-mate-hint = Gut, mit einem Schnitzer alle paar Stiche.
web-bot-kind-boatswain = Bootsmann
web-bot-kind-boatswain-hint = Stark, mit kleinen Fehlern.
web-bot-kind-captain = Kapitän
web-bot-kind-captain-hint = Macht kaum einen Fehler.
web-bot-kind-skullking = Skull King
web-bot-kind-skullking-hint = Der Kapitän, der auch überlegt, was ihr auf der Hand habt, und ein paar Stiche vorausdenkt.
web-bot-kind-adaptive = passt sich an
web-bot-kind-adaptive-hint = Richtet sich nach den Menschen am Tisch: spielt besser, wenn sie vorn liegen, und schlechter, wenn sie hinten liegen.
web-bot-kind-dial = eigene Stärke
web-bot-kind-dial-hint = Stufenlos zwischen „fast irgendeine Karte“ (0) und dem Kapitän (100).
web-bot-kind-dial-n = Stärke { $n }
web-bot-kind-tables = Tabellen
web-bot-kind-random = zufällig
web-bot-kind-simple = einfach
web-bot-strength = Stärke: { $n } von 100
web-bot-change = { $name }: { $kind }. Ändern
web-bot-seat-title = Wie stark spielt { $name }?
web-bot-seat-do = So soll es sein
web-opt-advice = Rat vom Kapitän
web-opt-advice-alone = nur wer allein gegen Bots spielt
web-opt-advice-all = alle dürfen fragen
web-opt-advice-nobody = niemand
web-advice-allowed = Rat ist erlaubt: Wer dran ist, darf den Kapitän fragen.
web-advice-ask = Rat
web-advice-ask-long = Rat: Was täte der Kapitän?
web-advice-says = Der Kapitän rät: { $what }
web-advice-mark = rät der Kapitän
web-advice-second = Das Nächstbeste: { $what }, { NUMBER($less, maximumFractionDigits: 1) } Punkte weniger.
web-advice-close = Fast so gut: { $what }.
web-rejoin-title = Auf einem anderen Gerät weiterspielen
web-rejoin-hint = Dieser Link gehört nur dir: Wer ihn öffnet, sitzt auf deinem Platz.
web-rejoin-show = Persönlichen Link zeigen
web-qr = QR-Code für { $what }

## Spiele und Wiederholung
web-no-games = Noch kein Spiel zu Ende gespielt.
web-replay-title = Spiel vom { $date }
web-rounds-pick = Durchgang wählen
web-replay-hands = Alle Hände
web-replay-prev = Vorheriger Stich
web-replay-next = Nächster Stich
web-replay-round = Durchgang { $round }
web-replay-seed = Startwert
web-replay-commit = Versprechen (SHA-256)
web-replay-verify = Mit „skullking verify“ lässt sich prüfen, dass niemand die Karten gelegt hat.
web-shuffle-check = Mischen prüfen
web-shuffle-good = { $rounds ->
    [one] Ehrlich gemischt: Startwert und alle Hände stimmen (1 Durchgang).
   *[other] Ehrlich gemischt: Startwert und alle Hände stimmen ({ $rounds } Durchgänge).
}
web-shuffle-other-seed = Der Startwert ist nicht der versprochene.
web-shuffle-other-cards = Diese Durchgänge hatten andere Karten, als der Startwert ergibt: { $rounds }
web-shuffle-failed = Die Prüfung ließ sich nicht laden.
web-replay-position = Stich { $n } von { $of }

## Einstellungen
web-set-theme = Licht
web-set-theme-auto = wie das Gerät
web-set-theme-night = Nacht
web-set-theme-day = Tag
web-set-contrast = Kontrast
web-set-auto = wie das Gerät
web-set-contrast-more = hoch
web-set-motion = Bewegung
web-set-motion-reduce = wenig
web-set-reading = Fertige Stiche bleiben
web-set-reading-short = kurz
web-set-reading-normal = normal
web-set-reading-long = lange
web-set-reading-tap = bis ich tippe
web-set-confirm = Karten bestätigen
web-set-confirm-table = wie am Tisch ausgemacht
web-set-confirm-yes = immer zweimal tippen
web-set-confirm-no = einmal tippen genügt
web-set-auto-last = Die letzte Karte spielt sich selbst
web-set-sound = Klänge
web-update = Eine neue Fassung ist da.
web-update-do = Jetzt laden
web-update-later = Später

## Regeln
web-rules-title = So geht Skull King
web-rules-1-title = Worum es geht
web-rules-1 = Zehn Durchgänge. Im ersten bekommt jeder 1 Karte, im zweiten 2, im zehnten 10. Vor jedem Durchgang sagst du an, wie viele Stiche du holst. Wer genau trifft, bekommt Punkte.
web-rules-2-title = Ansagen
web-rules-2 = Alle überlegen für sich. Dann: Fäuste auf den Tisch, „Yo – ho – ho!“, und beim zweiten Ho zeigen alle zugleich ihre Zahl. Die Summe darf ruhig nicht aufgehen.
web-rules-3-title = Ausspielen und bedienen
web-rules-3 = Wer den letzten Stich hat, spielt aus. Die erste Farbe im Stich musst du bedienen, wenn du sie hast. Sonderkarten darfst du immer spielen.
web-rules-3-example = Gelb ist angespielt. Du musst Gelb spielen – oder eine Sonderkarte. Das Rot und das Schwarz müssen warten.
web-rules-3-newer = In der neuen Ausgabe gilt: Beginnt ein Stich mit Pirat, Meerjungfrau oder Skull King, muss in diesem Stich niemand bedienen.
web-rules-4-title = Wer bekommt den Stich?
web-rules-4 = Von oben nach unten: Die erste Zeile, die passt, entscheidet.
web-rules-5-title = Farben
web-rules-5 = Gelb, Rot, Blau – und in neueren Ausgaben Grün und Lila – sind gleich viel wert. Schwarz ist Trumpf und schlägt sie alle.
web-rules-6-title = Scary Mary und Tigerin
web-rules-6 = Du sagst beim Spielen, ob sie Pirat oder Flucht ist. Das gilt den ganzen Stich.
web-rules-7-title = Punkte
web-rules-7-hit = Genau getroffen: 20 Punkte für jeden Stich, dazu dein Bonus.
web-rules-7-miss = Daneben: 10 Punkte weniger für jeden Stich Unterschied, kein Bonus.
web-rules-7-zero = Null angesagt: im Durchgang 7 zum Beispiel 70 Punkte, wenn es klappt – und 70 weniger, wenn nicht.
web-rules-8-title = Bonus
web-rules-8 = Bonus gibt es nur, wenn die Ansage aufgeht.
web-rules-8-sk = Skull King fängt Piraten: 30 für jeden.
web-rules-8-mer = Meerjungfrau fängt den Skull King: 50 (neue Ausgabe 40).
web-rules-8-new = Neue Ausgabe: Pirat fängt Meerjungfrau 20, jede farbige Vierzehn 10, die schwarze 20.
web-rules-9-title = Kraken, Wal und Beute
web-rules-9-kraken = Krake: Niemand bekommt den Stich.
web-rules-9-whale = Weißer Wal: Sonderkarten zählen nicht, die höchste Zahl gewinnt, gleich welche Farbe.
web-rules-9-loot = Beute: Wer sie fängt, ist mit dir verbündet. Treffen beide Ansagen, gibt es für jeden 20.
web-rules-10-title = Piratenkräfte
web-rules-10-ros = Rosie: bestimmen, wer ausspielt.
web-rules-10-ben = Bendt: zwei Karten ziehen, zwei ablegen.
web-rules-10-ras = Rascal: 10 oder 20 Punkte auf die eigene Ansage wetten.
web-rules-10-jua = Juanita: heimlich sehen, was nicht ausgeteilt ist.
web-rules-10-har = Harry: die eigene Ansage um eins ändern.
web-rules-wins = gewinnt

## Lotse
web-pilot = Lotse
web-pilot-title = Die erste Fahrt
web-pilot-next = Weiter
web-pilot-leave = Lotsen verlassen
web-pilot-step = Schritt { $n } von { $of }
web-pilot-done = Du kannst es!
web-pilot-done-text = Mehr brauchst du nicht für dein erstes Spiel. Alles andere sagt dir der Tisch.
web-pilot-play = Jetzt richtig spielen
web-pilot-again = Noch einmal
web-pilot-wrong = Versuch es noch einmal – die andere passt besser.
web-pilot-1 = Ahoi! Ich bin dein Lotse. Ein Stich ist: Jeder legt eine Karte, und die stärkste bekommt alle.
web-pilot-2 = Das sind deine Karten. Die Zahl oben links sagt, wie stark sie ist. Höher ist besser.
web-pilot-3 = Mareike legt Gelb 9. Gelb ist dran – du hast Gelb, also musst du Gelb legen. Tippe deine Gelb 12 an.
web-pilot-4 = Gelb 12 ist höher als 9 und 4. Der Stich gehört dir!
web-pilot-5 = Jetzt liegt Blau, und du hast kein Blau. Dann darf jede Karte. Schwarz ist Trumpf: Es schlägt alle Farben. Tippe Schwarz 3 an.
web-pilot-6 = Schwarz 3 sticht, obwohl Blau 13 viel größer ist. Trumpf!
web-pilot-7 = Deine letzte Karte ist ein Pirat. Piraten schlagen alle Zahlen. Spiel ihn aus!
web-pilot-8 = Drei Stiche für dich! Aber das Wichtigste kommt vor dem Spielen: Du musst vorher sagen, wie viele Stiche du holst.
web-pilot-9 = Nächster Durchgang, zwei Karten: eine Flucht und ein Skull King. Die Flucht verliert fast immer, der Skull King gewinnt fast immer. Wie viele Stiche sagst du an?
web-pilot-10 = Genau: einen. Nun alle zusammen: Yo – ho – ho!
web-pilot-11 = Jonte spielt einen Piraten aus. Dein Skull King fängt ihn: das gibt 30 Bonus! Tippe den Skull King an.
web-pilot-12 = Einen angesagt, einen geholt – jetzt nur noch verlieren. Du spielst aus: Leg die Flucht.
web-pilot-13 = Genau getroffen! 20 Punkte für den Stich und 30 für den Piraten.
web-pilot-tricks = Stiche

## Fehler dieses Geräts
web-error-net-offline = Der Server ist gerade nicht zu erreichen.
web-error-net-unexpected = Das hat der Server nicht verstanden ({ $status }).
web-error-net-closed = Die Verbindung ist geschlossen.
web-error-net-session = Dieses Gerät ist nicht mehr angemeldet. Lade die Seite neu.
web-error-net-forbidden = Zu diesem Tisch darf dieses Gerät nicht.
web-error-unknown = Das hat nicht geklappt ({ $code }).

### Der Spielblock und der Schiedsrichter, für den Tisch mit echten Karten.

block-title = Der Block
block-failed = Der Block konnte nicht geladen werden. Beim ersten Mal braucht er eine Verbindung.
block-not-saved = Dieser Browser speichert nichts (privates Fenster oder voller Speicher). Das Spiel gilt nur, bis die Seite zugeht.

## Neues Spiel
block-new = Neuer Block
block-new-lead = Wer spielt mit? In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
block-player-n = { $n }. Spieler
block-player-add = Noch jemand
block-player-remove = { $name } streichen
block-player-move = { $name } verschieben: ziehen oder Pfeiltasten
block-player-moved = { $name } sitzt jetzt auf Platz { $n }
block-known = Schon einmal dabei
block-names-same = Zwei Namen sind gleich. Am Tisch muss man sie auseinanderhalten können.
block-names-few = Es braucht mindestens zwei Namen.
block-edition = Ausgabe
block-options = Karten und Regeln
block-more-options = Weitere Regeln
block-rounds = Durchgänge
block-rounds-list = { $sizes } Karten
block-first-dealer = Wer gibt zuerst?
block-begin = Block anfangen
block-impossible = So geht es nicht: { $why }
block-running = Es läuft schon ein Spiel: { $names }.
block-go-on = Weiterspielen

## Der Durchgang
block-round = Durchgang { $n }
block-correct = berichtigen
block-bids = Ansagen
block-results = Ergebnisse
block-loads = Ladung
block-phase = Was wird eingetragen
block-sheet-open = Ganzen Block zeigen
block-badge-bids = { $sum } angesagt, { $cards } { $cards ->
    [one] Stich
   *[other] Stiche
}
block-badge-won = { $sum } von { $cards } { $cards ->
    [one] Stich
   *[other] Stichen
} vergeben
block-leads = spielt aus
block-deals = gibt
block-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
block-bid-of = Ansage { $bid }
block-asks-bid = { $name } sagt an
block-asks-won = Stiche von { $name }
block-asks-load = { $name } lädt
block-asks-none = Alle eingetragen
block-would-fit = { $n } ginge genau auf
block-exact = geht genau auf
block-over = { $n } zu viel
block-under = { $n } zu wenig
block-to-give = noch { $n } zu vergeben
block-all-given = alle Stiche vergeben
block-key-bid = { $n } ansagen
block-key-won = { $n ->
    [one] 1 Stich
   *[other] { $n } Stiche
}
block-as-bid = { $n } – wie angesagt
block-left-book = { $n } – bleibt übrig, buchen
block-no-bid-left = { $name } kann die Ansage nicht mehr treffen
block-book = Durchgang { $n } buchen
block-bids-missing = { $n ->
    [one] Noch 1 Ansage
   *[other] Noch { $n } Ansagen
}
block-loads-missing = { $n ->
    [one] Noch 1 Ladung
   *[other] Noch { $n } Ladungen
}
block-tricks-missing = { $n ->
    [one] 1 Stich fehlt noch: Namen antippen
   *[other] { $n } Stiche fehlen noch: Namen antippen
}
block-to-results = Weiter zu den Ergebnissen
block-undo = Zurück
block-redo = Wieder vor
block-rest = Rest wie angesagt
block-rest-not = ginge nicht auf: { $sum }/{ $cards }
block-hint-bids = Ansage falsch? Name antippen und neu wählen.
block-hint-screen = Bildschirm bleibt an · alles liegt auf diesem Gerät.
block-hint-local = Alles liegt auf diesem Gerät.
block-grapeshot = Offene Hand
block-grapeshot-sub = Traubenschuss
block-cannonball = Faust
block-cannonball-sub = Kanonenkugel
block-booked = Durchgang { $n } ist gebucht.
block-entered = { $name }: { $n }.
block-undone = Zurückgenommen.
block-redone = Wieder eingetragen.
block-refused = Das geht in diesem Durchgang nicht.

block-chip-pirate-by-sk = fing Pirat
block-chip-sk-by-mermaid = fing Skull King
block-chip-sk-by-mermaid-short = fing König
block-chip-mermaid-by-pirate = fing Nixe
block-chip-fourteen = holte 14
block-chip-black-fourteen = schwarze 14
block-chip-count = { $text }, { $points } Punkte, { $count } von { $most } eingetragen
block-loot = Beute
block-loot-who = Wessen Beute lag im Stich von { $name }?
block-loot-with = Beute mit { $names }
block-bet = Wette
block-bet-n = Rascals Wette: { $n }
block-harry = Harry
block-harry-n = Harry ändert die Ansage: { $n }
block-nobody = niemand
block-nobody-n = Stiche, die niemand bekam (Krake, Wal): { $n }
block-graybeard = Graubart
block-graybeard-n = Stiche von Graubart: { $n }
block-bonuses = Bonus

block-keys-title = Tasten
block-keys-digits = Ziffer: Ansage oder Stiche (Z: zehn)
block-keys-enter = Eingabetaste: die goldene Taste
block-keys-arrows = Pfeil auf und ab: anderer Platz
block-keys-rest = R: Rest wie angesagt
block-keys-undo = U: zurück, Umschalt+U: wieder vor
block-keys-sheet = S: ganzer Block
block-keys-help = ?: diese Hilfe

## Am Ende
block-over-title = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
block-rank = { $n }. Platz
block-rematch = Noch ein Spiel mit denselben
block-to-sheet = Zum ganzen Block
block-to-games = Alle Spiele

## Der ganze Block
block-after-round = nach Durchgang { $n }
block-won-bid = geholt / angesagt
block-not-begun = noch kein Durchgang gebucht
block-correct-round = Durchgang { $n } berichtigen
block-race-show = Verlauf zeigen
block-race-hide = Block zeigen
block-export = Teilen / Drucken
block-print = Drucken oder PDF
block-save-json = Als Datei sichern (JSON)
block-save-csv = Für die Tabelle (CSV)
block-share = Weitergeben …
block-cell = { $name }, Durchgang { $round }: { $points }, geholt { $won } von { $bid }, Stand { $total }
block-total = Stand
block-bid = Ansage

## Abende
block-games = Spiele und Abende
block-games-none = Noch kein Spiel. Der erste Block ist in einer Minute angelegt.
block-game-over = beendet
block-game-running = Durchgang { $n }
block-game-delete = Löschen
block-game-delete-sure = Das Spiel von { $names } wirklich löschen? Das lässt sich nicht zurücknehmen.
block-game-delete-do = Ja, löschen
block-statistics = Wer spielt wie?
block-stat-name = Name
block-stat-games = Spiele
block-stat-wins = gewonnen
block-stat-exact = Ansagen getroffen
block-stat-zeros = Nullen geschafft
block-stat-bonuses = Bonuspunkte
block-stat-best = bester Durchgang
block-stat-worst = schlechtester
block-stat-average = Punkte im Schnitt
block-stat-highest = bestes Spiel
block-backup = Sicherung
block-backup-text = Die Spiele liegen nur in diesem Browser. { $kept ->
    [yes] Er hat zugesagt, sie zu behalten.
   *[no] Er darf sie löschen, wenn der Speicher knapp wird: Sichere sie ab und zu in eine Datei.
}
block-backup-save = Alles in eine Datei sichern
block-backup-read = Datei einlesen (JSON oder CSV)
block-backup-taken = { $n ->
    [0] Nichts Neues in der Datei.
    [one] Ein Spiel übernommen.
   *[other] { $n } Spiele übernommen.
}
block-file-not-ours = Das ist keine Datei vom Block. Es hat sich nichts geändert.
block-file-value = Die Datei ist beschädigt ({ $what }). Es hat sich nichts geändert.
block-file-too-large = Die Datei ist zu groß. Es hat sich nichts geändert.
block-file-rules = In der Datei steht etwas, das kein Spiel haben kann ({ $what }). Es hat sich nichts geändert.

## Der Schiedsrichter
block-referee = Schiedsrichter
block-referee-lead = Tippe die Karten in der Reihenfolge an, in der sie gespielt wurden.
block-referee-trick = Der Stich
block-referee-empty = Noch liegt nichts.
block-referee-cards = Karten
block-referee-clear = Neuer Stich
block-referee-take-back = { $card } zurücknehmen
block-referee-wins = { $card } gewinnt
block-referee-nth = { $n }. Karte
block-referee-nobody = Niemand bekommt den Stich
block-referee-led = Zu bedienen: { $suit }
block-referee-led-none = Keine Farbe zu bedienen
block-referee-bonus = Bonus { $points }: { $text } – zählt nur, wenn die Ansage aufgeht
block-referee-no-bonus = Kein Bonus
block-referee-next = Als Nächstes spielt aus: wer { $card } gespielt hat ({ $n }. Karte)
block-referee-loot = Bündnis: wer die { $n }. Karte (Beute) gespielt hat, mit dem Gewinner – 20 für beide, wenn beide Ansagen aufgehen
block-referee-rule = { $rule } · { $source }
block-source-schmidt = Regelheft der deutschen Ausgabe von 2013
block-source-grandpabeck2013 = Regelheft der ersten US-Ausgabe von 2013
block-source-grandpabeck2018 = nur aus Besprechungen bekannt; was sie offen lassen, wie ab 2021
block-source-grandpabeck2021 = Regelheft der Ausgabe ab 2021
block-source-faq = Antworten des Verlags auf Fragen (Ausgabe ab 2021)
block-source-ruling = das Regelheft schweigt; so hält es die Ausgabe ab 2021
block-referee-full = Mehr als acht Karten hat kein Stich.
block-may-i-lead = Die Karten oben liegen schon. Tippe jetzt deine Hand an – erlaubt ist, was leuchtet.
block-may-i-hand = Deine Hand
block-may-i-yes = erlaubt
block-may-i-no = erst { $suit } bedienen
block-mode-trick = Wer gewinnt?
block-mode-legal = Darf ich?
block-mode-questions = Fragen
block-questions = Fragen, die oft gestellt werden
block-questions-lead = Jede Frage legt hin, worum es geht.
block-question-try = Beim Schiedsrichter hinlegen

## Fragen (RULES.md, Teil 3)
block-q1 = Meerjungfrau, Skull King und Pirat in einem Stich – wer gewinnt?
block-a1 = Die Meerjungfrau, gleich in welcher Reihenfolge. Für den Piraten gibt es dann keinen Bonus. Ohne Meerjungfrauen (erste US-Ausgabe) gewinnt der Skull King.
block-q2 = Krake und Weißer Wal in einem Stich?
block-a2 = Wer später gespielt wird, gilt; das andere Tier ist nur eine Flucht.
block-q3 = Wer spielt nach dem Kraken aus?
block-a3 = Wer gewonnen hätte, wenn keines der Tiere gespielt worden wäre. Im ersten Druck von 2021 stand: links vom Kraken.
block-q4 = Welche Farbe gilt, wenn Krake oder Wal ausgespielt wird?
block-a4 = Keine. Jede Karte darf.
block-q5 = Der Wal kommt mitten im Stich: Muss ich noch bedienen?
block-a5 = Ja, die Farbe gilt weiter.
block-q6 = Beute wird ausgespielt: Welche Farbe gilt?
block-a6 = Die nächste Farbkarte bestimmt sie.
block-q7 = Zählt Scary Mary als Flucht für den Bonus des Skull King?
block-a7 = In der deutschen Ausgabe von 2013 ja: 30. In der neuen Ausgabe zählt die Tigerin als Flucht nicht.
block-q8 = Zählt Scary Mary oder die Tigerin als Pirat für den Bonus?
block-a8 = Ja, wie jeder Pirat.
block-q9 = Nur Wal, Figuren und Fluchten: Gewinnt die erste Flucht?
block-a9 = Niemand gewinnt, der Stich kommt weg. Als Nächstes spielt aus, wer den Wal gespielt hat.
block-q10 = Alle spielen Flucht: Gewinnt jemand?
block-a10 = Ja, die erste Karte. Der Stich zählt.
block-q11 = Können sechs Leute alle fliehen, obwohl es nur fünf Fluchtkarten gibt?
block-a11 = Ja, mit Scary Mary als sechster. Die erste Karte gewinnt.
block-q12 = Zwei Meerjungfrauen, kein Skull King?
block-a12 = Die zuerst gespielte gewinnt.
block-q13 = Flucht ausgespielt, dann verschiedene Farben: Welche gilt?
block-a13 = Die erste Farbkarte.
block-q14 = Ein Pirat ist ausgespielt: Muss ich die nächste Farbe bedienen?
block-a14 = In der deutschen Ausgabe von 2013 ja. In der neuen Ausgabe nicht: Nach einer Figur ist keine Farbe zu bedienen.
block-q15 = Darf ich mit Schwarz stechen, obwohl ich bedienen kann?
block-a15 = Nein, in keiner Ausgabe. Sonderkarten dürfen immer.
block-q16 = Zählen Boni, wenn die Ansage verfehlt ist?
block-a16 = Nein. Nur mit Rascals Wertung gibt es die Hälfte, wenn es um einen Stich daneben ging.
block-q17 = Gibt es den Bonus für die schwarze 14 nur mit Sonderkarten?
block-a17 = Nein, wer immer sie holt, bekommt 20 (neue Ausgabe). In den älteren Ausgaben gibt es keine Boni für Vierzehner.
block-q18 = Null angesagt, drei geholt: wie viel Minus?
block-a18 = Einmal 10 mal die Zahl der Karten, gleich wie viele Stiche es waren.
block-q19 = Rascals Wette, und die Ansage ist um einen verfehlt?
block-a19 = Die Wette ist verloren, auch mit der Kanonenkugel.
block-q20 = Beute mit Rascals Wertung, um einen daneben?
block-a20 = Für die Beute gibt es nichts: Beide Ansagen müssen genau stimmen.
block-q21 = Graubart spielt die Tigerin?
block-a21 = Sie ist eine Flucht.
block-q22 = Acht Leute: wie viele Karten in Durchgang 9 und 10?
block-a22 = Acht.
block-q23 = Welche Piratenkräfte wirken nach dem letzten Stich?
block-a23 = Nur Harrys. In der Ausgabe von 2018 auch Rascals Wette.
block-q24 = Wer beginnt den nächsten Durchgang?
block-a24 = Links vom Geber wird ausgespielt, und das Geben wandert jeden Durchgang eins nach links.
block-q25 = Beute ausgespielt, alle anderen fliehen: Wem gehört der Stich?
block-a25 = Wer die Beute gespielt hat. Ein Bündnis mit sich selbst gibt es nicht.
block-q26 = Muss die Meerjungfrau nach dem Skull King kommen?
block-a26 = Nein, die Reihenfolge ist gleich.
block-position-cards = { $n ->
    [one] Durchgang mit einer Karte
   *[other] Durchgang mit { $n } Karten
}
block-position-round = Durchgang

## In der Befehlszeile
block-cli-nothing = Welche Datei?
block-cli-written = { $n ->
    [one] Ein Spiel
   *[other] { $n } Spiele
} nach { $file } geschrieben.
block-cli-exported = Der Block liegt in { $folder }. Jeder HTTPS-Server kann ihn ausliefern; danach braucht er keinen mehr.

## Live geteilt
block-live = Live teilen
block-live-title = Den Block verfolgen
block-live-scan = Mit den Handys der anderen abscannen: Sie sehen live mit, und jeder kann verdeckt selbst ansagen.
block-live-no-server = Zum Live-Teilen braucht es den Skull-King-Server: mit „make play“ oder „skullking serve“ starten und den Block unter dessen Adresse öffnen. Diese Seite kommt von woanders, oder das Netz ist weg. Alles andere geht ohne.
block-live-phones = Handys
block-live-phone-here = sieht mit
block-live-phone-gone = nicht verbunden
block-live-phone-none = ohne Handy
block-live-release = Handy von { $name } lösen
block-live-watchers = { $n ->
    [one] Ein weiteres Handy schaut zu.
   *[other] { $n } weitere Handys schauen zu.
}
block-live-explained = Du trägst die Ansagen derer ohne Handy ein und alle Ergebnisse. Ohne Verbindung machen alle weiter; die Einträge finden wieder zusammen, sobald es eine gibt.
block-live-explained-short = Die anderen sehen live mit.
block-live-end = Nicht mehr teilen
block-live-end-sure = Die anderen behalten dann, was sie haben, und sehen nichts Neues mehr.
block-live-end-do = Ja, beenden
block-live-n-phones = { $n ->
    [0] Live – noch kein Handy
    [one] Live – 1 Handy
   *[other] Live – { $n } Handys
}
block-live-offline = Keine Verbindung – einfach weitermachen
block-live-offline-n = Keine Verbindung – einfach weitermachen ({ $n } { $n ->
    [one] Eintrag wartet
   *[other] Einträge warten
})
block-live-open-now = Jetzt aufdecken
block-live-waits = Warten auf { $names }
block-live-sealed = hat verdeckt angesagt
block-live-on-phone = sagt am Handy an
block-live-is-sealed = { $name } hat verdeckt angesagt
block-live-revealed = Die Ansagen sind offen: { $bids }.

block-live-conflict = Zwei Geräte, zwei Angaben
block-live-choose = Tippe an, was stimmt.
block-live-keeper-chooses = Wer den Block führt, entscheidet.
block-live-clash = Durchgang { $n }: Die Ergebnisse von zwei Geräten passen nicht zusammen. Bitte noch einmal eintragen.
block-live-by-keeper = am Block
block-live-by-phone = Handy von { $name }
block-live-booked = gebucht
block-live-not-booked = nicht gebucht
block-live-no-bonus = kein Bonus
block-live-field-bid = Ansage
block-live-field-won = Stiche
block-live-field-bonuses = Bonus
block-live-field-load = Ladung
block-live-field-bet = Wette
block-live-field-harry = Harry
block-live-field-nobody = Stiche für niemanden
block-live-field-loot = Beute
block-live-field-booked = Durchgang

block-live-who = Wer bist du?
block-live-who-hint = Dann sagst du am eigenen Handy an, und niemand sieht es, bevor alle angesagt haben.
block-live-seat-taken = hat ein Handy
block-live-just-look = Nur zuschauen
block-live-sit = Am Handy ansagen
block-live-not-me = Ich bin nicht { $name }
block-live-your-bid = Deine Ansage
block-live-entered-for-you = Am Block ist schon eine Ansage für dich eingetragen. Sagst du etwas anderes an, wird nachgefragt.
block-live-give = { $n } – verdeckt abgeben
block-live-pick = Ansage wählen
block-live-yours-lies = Deine Ansage liegt verdeckt
block-live-peek = Meine Ansage ansehen
block-live-hide = Meine Ansage verdecken
block-live-change = Ändern
block-live-your-bid-is = Du hast { $n } angesagt
block-live-all-in = Alle haben angesagt
block-live-results = Die Ergebnisse werden eingetragen
block-live-over = Das Spiel ist aus
block-live-keep-copy = Dieses Spiel hier behalten
block-live-kept-copy = Liegt unter „Spiele und Abende“
block-live-here = Live
block-live-keeper-gone = Live – der Block selbst ist gerade nicht verbunden
block-live-try = Noch einmal versuchen
block-live-your-own-block = Du führst diesen Block: hier weiter

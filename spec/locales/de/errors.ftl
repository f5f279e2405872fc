### Fehler der Bibliothek. Schlüssel: error- und der Code, / und _ als Bindestrich.
### $what ist der Teil der Eingabe, um den es geht.

error-at = Zeile { $line }, Spalte { $column }: { $sentence }

error-action-game-over = Das Spiel ist schon zu Ende.
error-action-no-such-seat = Diesen Platz gibt es nicht, oder er handelt nicht selbst.
error-action-not-your-turn = Du bist nicht an der Reihe.
error-action-wrong-phase = Danach wird gerade nicht gefragt.
error-action-bid-out-of-range = Die Ansage muss zwischen 0 und der Zahl der ausgeteilten Karten liegen.
error-action-not-in-hand = Diese Karte ist nicht auf der Hand.
error-action-must-follow = Die Farbe ist zu bedienen: spiele sie oder eine Sonderkarte.
error-action-bare-scary-mary = Sag dazu, ob sie als Pirat (SM+) oder als Flucht (SM-) gilt.
error-action-bad-swap = Leg so viele verschiedene Karten deiner Hand ab, wie du gezogen hast.
error-action-bad-bet = Der Einsatz ist 0, 10 oder 20.
error-action-bad-change = Die Ansage darf sich um höchstens 1 ändern und muss möglich bleiben.
error-action-bad-leader = Ausspielen kann nur jemand am Tisch.
error-action-nothing-to-decide = Für diesen Platz gibt es gerade nichts zu entscheiden.
error-action-number-out-of-range = Diese Zahl ist zu klein oder zu groß.
error-action-unknown-load = Geladen wird grapeshot (Kartätsche) oder cannonball (Kanonenkugel).

error-notation-empty = Hier fehlt eine Karte.
error-notation-card = „{ $what }“ ist keine Karte. Beispiele: R12, K1, PIR, SM+.
error-notation-number = „{ $what }“: Diese Zahl gibt es auf keiner Karte.
error-notation-bare-scary-mary = Sag dazu, ob { $what } als Pirat (SM+) oder als Flucht (SM-) gespielt ist.
error-notation-play-not-card = „{ $what }“ sagt, wie gespielt wird; gefragt ist nur die Karte (SM).
error-notation-action = Das ist keine Handlung: { $what }

error-rules-unknown-edition = „{ $what }“ ist keine Ausgabe. Es gibt schmidt, grandpabeck2013, grandpabeck2018 und grandpabeck2021.
error-rules-unknown-option = „{ $what }“ ist keine Option der Regeln.
error-rules-duplicate-option = Die Option „{ $what }“ steht zweimal da.
error-rules-unknown-value = „{ $what }“: Diesen Wert gibt es für die Option nicht.
error-rules-players = Für { $what } Spieler ist diese Ausgabe nicht gemacht, oder die Karten reichen nicht.
error-rules-loot-graybeard = Beute und Graubart gehen nicht zusammen: schalte loot aus, oder spielt mindestens zu dritt.
error-rules-dealer = Einen Platz { $what } für den ersten Geber gibt es nicht.
error-rules-no-such-card = { $what } gehört nicht zu dieser Ausgabe.
error-rules-too-many-copies = { $what } kommt öfter vor, als es diese Karte gibt.

error-deal-count = Es sind nicht so viele Durchgänge ausgeteilt, wie das Spiel hat.
error-deal-hands = Es müssen so viele Hände ausgeteilt sein, wie Spieler am Tisch sitzen (hier { $what }).
error-deal-hand-size = Alle Hände müssen gleich viele Karten haben, so viele, wie der Durchgang verlangt.
error-deal-not-in-deck = { $what } ist zu oft ausgeteilt oder nicht im Spiel.
error-deal-round = Einen Durchgang { $what } gibt es hier nicht.

error-score-no-such-bonus = Den Bonus „{ $what }“ gibt es in dieser Ausgabe nicht.
error-score-bonus-impossible = So oft kann „{ $what }“ in einem Durchgang nicht vorkommen.
error-score-bet = Der Einsatz ist 0, 10 oder 20, nicht { $what }.
error-score-bid = Die Ansage { $what } passt nicht zur Zahl der Karten.
error-score-won = { $what } gewonnene Stiche passen nicht zur Zahl der Karten.
error-score-cards = { $what } Karten teilt kein Durchgang aus; es sind 1 bis 10.
error-score-harry = Harry ändert die Ansage um höchstens 1, und sie muss möglich bleiben.
error-score-loot = Mehr als zwei Bündnisse gibt es nicht.
error-score-total = „{ $what }“ ist kein Punktestand.
error-score-unknown-bonus = „{ $what }“ ist kein Bonus. Es gibt pirate_by_sk, sk_by_mermaid, mermaid_by_pirate, fourteen und black_fourteen.
error-score-unknown-scoring = „{ $what }“ ist keine Zählweise. Es gibt standard, rascal und cannonball.

error-seed-invalid = Ein Seed ist eine Zahl von 0 bis 2 hoch 256, ein Text oder 32 Bytes.

error-trick-size = Ein Stich hat 2 bis 8 Karten, nicht { $what }.
error-sheet-seats = Der Durchgang braucht einen Eintrag für jeden Spieler, es sind { $what }.
error-sheet-tricks = Zusammen sind das { $what } Stiche, mehr als gespielt wurden.
error-sheet-nobody = So viele Stiche ({ $what }) kann niemand bekommen haben.
error-sheet-alliance = Das Bündnis „{ $what }“ kann es nicht geben.
error-sheet-bonus-without-trick = Wer keinen Stich hat, hat auch keinen Bonus.
error-sheet-incomplete = Durchgang { $what } ist gebucht, aber nicht vollständig.
error-sheet-load = „{ $what }“ ist keine Ladung. Es gibt grapeshot und cannonball.
error-sheet-rounds = Mehr als 60 Durchgänge hat kein Block.
error-sheet-round = Einen Durchgang { $what } gibt es noch nicht.
error-score-how-many = Es braucht { $players } Zahlen, eine für jeden; da stehen { $what }.
error-score-number = „{ $what }“ ist keine Zahl von Stichen.
error-score-word = „{ $what }“ verstehe ich nicht. So geht es: WER:NAME=ANZAHL
error-score-who = „{ $what }“ passt auf niemanden oder auf mehrere.
error-desk-question = Diese Frage versteht die Regelmaschine nicht: { $what }
error-desk-round = Das ist kein Durchgang eines Blocks: { $what }
error-block-not-ours = Das ist keine Datei vom Block.
error-block-value = Die Datei ist beschädigt ({ $what }).
error-block-ending = „{ $what }“: Der Block schreibt .json, .csv und .pdf.
error-block-one = Dafür darf es nur ein Spiel sein, es sind { $what }. Eine Sicherung von mehreren ist .json.
error-block-pdf = Für PDF fehlt das Paket fpdf2: pip install "skullking[pdf]"
error-block-not-built = Der Web-Client ist noch nicht gebaut: bitte `make build` aufrufen.
error-block-folder = Der Ordner „{ $what }“ ist nicht leer.

error-record-header = Hier sollte eine Aufzeichnung beginnen (mit ihrer Kopfzeile), es steht aber da: { $what }
error-record-incomplete = Der Aufzeichnung fehlt etwas: { $what }.
error-record-line = Diese Zeile gehört in keine Aufzeichnung: { $what }
error-record-line-too-long = Diese Zeile ist zu lang.
error-record-twice = „{ $what }“ steht zweimal da.
error-record-round = Hier passt der Durchgang „{ $what }“ nicht.
error-record-choice = Das ist keine Entscheidung: { $what }
error-record-number = „{ $what }“ ist keine Zahl, die hier stehen kann.
error-record-hex = Das sind keine 32 Bytes in hexadezimaler Schrift: { $what }
error-record-name-list = Das ist keine Liste von Namen in Anführungszeichen: { $what }
error-record-names = Es müssen so viele Namen sein wie Spieler (hier { $what }).
error-record-json = Das ist keine Aufzeichnung als JSON: { $what }
error-record-count = Erwartet ist eine Aufzeichnung, es sind { $what }.
error-record-no-cards = Die Aufzeichnung nennt weder Seed noch ausgeteilte Karten und lässt sich nicht nachspielen.
error-record-hash = Der Seed passt nicht zur veröffentlichten Prüfsumme { $what }.
error-record-result = Das Ergebnis in der Aufzeichnung stimmt nicht; richtig ist { $what }.

error-save-not-a-save = { $file } ist kein gesichertes Spiel, oder eine neuere Version hat es geschrieben.
error-bots-unknown = „{ $what }“ heißt kein Bot. { $close ->
    [none] Es gibt
   *[other] War „{ $close }“ gemeint? Es gibt
}: { $known }, dial:0 bis dial:100, captain@DATEI und die öffentlichen Bots zum Messen (docs/bots.md).
error-bots-broken = Der Bot „{ $what }“ ist installiert, lässt sich aber nicht verwenden ({ $reason }).
error-bots-dial = „{ $what }“ ist keine Stärke: Es gibt dial:0 (am schwächsten) bis dial:100 (am stärksten).
error-bots-which-file = Hinter captain@ gehört gleich die Datei mit den Gewichten: captain@DATEI
error-bots-no-file = Die Datei { $what } gibt es nicht, also auch keinen solchen Bot.
error-bots-not-executable = { $what } ist weder eine .py-Datei noch ausführbar. Mach sie ausführbar, oder nenne den Befehl: "cmd:INTERPRETER { $what }"
error-bots-no-command = „{ $what }“ ist kein Befehl. Zum Beispiel: "cmd:node meinbot.js"
error-bots-setting = { $what }: Das ist keine Anzahl von Sekunden.
error-bots-not-started = { $what } lässt sich nicht starten: { $reason }
error-bots-hello = Die erste Antwort muss {"{"}"id": 0, "protocol": 1, "name": "…"{"}"} sein; sie war: { $what }
error-bots-too-slow = Keine Antwort in { $seconds } s. (Wird die Ausgabe nach jeder Zeile abgeschickt, also „geflusht“?)
error-bots-line-too-long = Eine Antwort ist eine Zeile von höchstens { $bytes } Bytes.
error-bots-not-json = Eine Antwort ist ein JSON-Objekt in einer Zeile; das hier ist keins: { $what }
error-bots-wrong-id = Die Antwort muss die id ihrer Frage tragen, hier { $id }; sie war: { $what }
error-bots-illegal = Das ist keine der erlaubten Handlungen: { $what }
error-bots-flood = Mehr als { $bytes } Bytes auf stderr zwischen zwei Fragen.
error-bots-ended = { $said ->
    [0] Das Programm endete (Status { $status }), statt zu antworten.
   *[other] Das Programm endete (Status { $status }), statt zu antworten. Seine letzten Worte: { $words }
}
error-bots-given-up = Es hat in { $games } Spielen nacheinander versagt und wird nicht mehr gestartet.
error-bots-raised = Der Bot { $bot } hat mitten im Spiel versagt: { $reason }
error-bots-not-legal = Der Bot { $bot } hat etwas gewählt, das keine der erlaubten Handlungen ist: { $what }
error-bots-resume = Am Tisch des verlassenen Spiels saß das Programm { $what }. Wenn du ihm traust, sag es dazu: --bots { $what }
error-weights-no-file = Die Bot-Gewichte in { $what } lassen sich nicht lesen: { $reason }
error-weights-not-weights = Das ist keine Datei mit Bot-Gewichten.
error-weights-damaged = Die Bot-Gewichte sind beschädigt oder unvollständig.
error-weights-shape = Die Bot-Gewichte gehören zu einem Netz anderer Form.
error-weights-version = Die Bot-Gewichte wurden für die Kodierung { $what } trainiert, dieses Programm hat die Kodierung { $ours }. Sie müssen neu trainiert werden.
error-weights-missing = Dem Bot „{ $what }“ fehlen die Gewichte, nach denen er spielt.
error-train-length = Bitte angeben, wie lange trainiert wird: entweder Spiele oder Minuten.
error-train-other-run = { $what } gehört zu einem Training mit anderen Einstellungen.
error-train-not-native = { $what } ist keiner der eigenen Bots; nur gegen sie kann trainiert werden.
error-train-name = { $what }: Der Name der Datei muss auf .bin enden.
error-train-exists = { $what } gibt es schon und wird nicht überschrieben. Bitte einen anderen Namen wählen oder jenes Training fortsetzen: --resume
error-train-no-checkpoint = Bei { $what } gibt es kein Training, das weitergehen könnte: Dazu gehören die Gewichte und die .json-Datei daneben.
error-train-folder = In den Ordner { $what } lässt sich nichts schreiben.
error-arena-not-results = { $what } ist keine Datei mit Ergebnissen der Arena (Zeile { $line }).
error-arena-other-match = { $what } gehört zu einem anderen Vergleich: andere Bots, Regeln, Seeds oder Gewichte.
error-arena-conflict = Die Dateien widersprechen sich bei Verteilung { $deal } ({ $what }).
error-arena-is-match = { $what } gehört zu einem Vergleich, nicht zu einer Rangliste: skullking arena --report liest es.
error-arena-is-ladder = { $what } gehört zu einer Rangliste, nicht zu einem Vergleich: skullking ladder --report liest es.
error-arena-one-ladder = { $count ->
    [0] Welche Dateien? Gebraucht werden die einer Rangliste, die mit --out entstanden sind.
   *[other] Diese Dateien gehören zu { $count } Ranglisten; lesen lässt sich nur eine auf einmal.
 }
error-arena-empty = In { $what } steht noch kein Ergebnis.
error-arena-damaged = { $what } ist beschädigt oder abgeschnitten.
error-arena-no-gzip = Ergebnisse werden unkomprimiert geschrieben: Der Name { $what } darf nicht auf .gz enden. Nur --report liest .gz.
error-arena-field = Bei { $players } am Tisch sind 1 bis { $most } Gegner zu nennen, nicht { $count }.
error-arena-amount = Mindestens eine Verteilung muss gespielt werden, nicht { $count }.
error-arena-open-cards = Der allwissende Spieler trifft nur auf Bots, die zu skullking gehören.
error-arena-unfinished = Ein Bot hat in Verteilung { $what } nichts Erlaubtes gewählt.
error-arena-pool = Die Rangliste braucht jeden Bot genau einmal, und mindestens { $players } davon.
error-arena-no-openskill = Für die Einstufung fehlt das Paket openskill: pip install 'skullking[arena]'
error-arena-no-ray = Um auf mehreren Rechnern zu spielen, fehlt Ray: pip install 'skullking[ray]'
error-arena-cluster = Unter { $what } gibt es keinen Ray-Cluster.
error-arena-other-weights = Ein Rechner des Clusters hat eine andere Version von skullking.

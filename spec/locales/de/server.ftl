### Was der Server ablehnt. Schlüssel: error- und der Code, mit Bindestrichen statt / und _.

error-auth-no-session = Dieser Browser hat noch keine Sitzung. Bitte die Seite neu laden.
error-auth-origin = Diese Seite darf nicht mit diesem Server sprechen.
error-auth-bad-link = Dieser persönliche Link gilt nicht mehr.

error-table-not-found = Einen Tisch mit diesem Code gibt es nicht.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-full = Alle Plätze sind besetzt.
error-table-started = Das Spiel hat schon begonnen.
error-table-seat-taken = Dort sitzt schon jemand.
error-table-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-table-no-such-seat = Dort sitzt niemand.
error-table-not-yourself = Dich selbst kannst du nicht entfernen; steh stattdessen auf.
error-table-empty-seats = Es sind noch Plätze frei.
error-table-seats = Nach diesen Regeln spielen { $least } bis { $most }.
error-table-no-such-bot = Diese Art Bot gibt es nicht.
error-table-not-seated = Du hast an diesem Tisch keinen Platz.
error-table-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-table-not-playing = Hier läuft kein Spiel.
error-table-nothing-sealed = Von dir liegt noch nichts auf dem Tisch, das gelten könnte.
error-table-paused = Der Tisch macht Pause.
error-table-over = Das Spiel ist vorbei.
error-table-no-advice = An diesem Tisch gibt es keinen Rat.
error-table-stale = Du hast schon entschieden; sieh noch einmal auf den Tisch.
error-table-no-vote-now = Das lässt sich jetzt nicht vorschlagen.
error-table-no-watchers = An diesem Tisch darf niemand zuschauen.
error-table-name = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
error-table-empty-text = Da steht nichts.

error-block-not-found = Unter dieser Adresse wird kein Block geteilt.
error-block-ended = Dieser Block wird nicht mehr geteilt.
error-block-full = In diesen Block passt nichts mehr.
error-block-not-yours = Das kann nur eintragen, wer den Block führt oder auf diesem Platz sitzt.
error-block-not-keeper = Das kann nur, wer den Block führt.
error-block-no-such-seat = Mit dieser Nummer spielt niemand.
error-block-seat-taken = Auf diesem Platz ist schon ein anderes Handy.
error-block-id-taken = Diesen Eintrag gibt es schon, mit anderem Inhalt.

error-game-not-found = Ein solches beendetes Spiel von dir gibt es nicht.

error-protocol-invalid = Das hat der Server nicht verstanden: { $where }
error-protocol-too-large = Diese Nachricht ist länger als { $most } Bytes.
error-protocol-too-many = Zu viel auf einmal. Warte einen Moment.
error-protocol-not-json = Anfragen, die etwas ändern, müssen JSON sein.

error-http-not-found = Hier ist nichts.
error-http-method = Das geht hier nicht.
error-http-error = Darauf konnte der Server nicht antworten.

error-server-busy = Der Server ist überlastet. Versuch es gleich noch einmal.
error-server-draining = Der Server wird gerade beendet und ist bald wieder da.
error-server-restart = Der Server startet neu.
error-server-too-slow = Die Verbindung war zu langsam und wird neu aufgebaut.
error-server-too-many-connections = Zu viele Verbindungen von dieser Adresse.
error-server-data-in-use = Im Ordner { $folder } läuft schon ein Server. Beende ihn, oder gib diesem mit --data einen eigenen Ordner.
error-server-port-taken = Der Port { $port } ist belegt, vielleicht von einem Server, der schon läuft. Beende ihn, oder nimm einen anderen Port: --port { $next }
error-server-storage = Der Server kann gerade nichts speichern; vielleicht ist seine Platte voll. Nichts Bestätigtes ist verloren.
error-server-error = Im Server ist etwas schiefgegangen. Es ist vermerkt.

### What the server refuses. Keys: error- and the code, with / and _ as hyphens.

error-auth-no-session = This browser has no session yet. Load the page again.
error-auth-origin = This page may not speak to this server.
error-auth-bad-link = This personal link is not valid any more.

error-table-not-found = There is no table with this code.
error-table-closed = This table is closed.
error-table-full = All chairs are taken.
error-table-started = The game has begun already.
error-table-seat-taken = Somebody sits there already.
error-table-removed = The host has removed you from this table.
error-table-no-such-seat = Nobody sits there.
error-table-not-yourself = You cannot remove yourself; get up instead.
error-table-empty-seats = Some chairs are still empty.
error-table-seats = With these rules { $least } to { $most } can play.
error-table-no-such-bot = There is no such kind of bot.
error-table-not-seated = You have no chair at this table.
error-table-not-host = Only the host can do that.
error-table-not-playing = No game is running here.
error-table-nothing-sealed = You have nothing on the table yet that could be final.
error-table-paused = The table pauses.
error-table-over = The game is over.
error-table-no-advice = There is no advice at this table.
error-table-stale = You have decided already; look at the table again.
error-table-no-vote-now = That cannot be proposed now.
error-table-no-watchers = This table does not want to be watched.
error-table-name = A name needs at least one letter or digit.
error-table-empty-text = There is nothing to say.

error-block-not-found = There is no shared block under this address.
error-block-ended = This block is not shared any more.
error-block-full = No more fits into this block.
error-block-not-yours = Only who keeps the block, or whose seat it is, can enter that.
error-block-not-keeper = Only who keeps the block can do that.
error-block-no-such-seat = Nobody of that number plays.
error-block-seat-taken = Another phone has said already that this is them.
error-block-id-taken = This entry exists already, with other contents.

error-game-not-found = There is no such finished game of yours.

error-protocol-invalid = The server did not understand this: { $where }
error-protocol-too-large = This message is longer than { $most } bytes.
error-protocol-too-many = Too much at once. Wait a moment.
error-protocol-not-json = Requests that change something have to be JSON.

error-http-not-found = There is nothing here.
error-http-method = That does not work here.
error-http-error = The server could not answer this.

error-server-busy = The server is overloaded. Try again in a moment.
error-server-draining = The server stops just now. It will be back soon.
error-server-restart = The server starts anew.
error-server-too-slow = The connection was too slow and is made anew.
error-server-too-many-connections = Too many connections from this address.
error-server-data-in-use = Another server runs in the folder { $folder } already. Stop it, or give this one a folder of its own with --data.
error-server-port-taken = Port { $port } is taken, perhaps by a server that runs already. Stop it, or choose another port: --port { $next }
error-server-storage = The server cannot save anything just now; perhaps its disk is full. Nothing that was confirmed is lost.
error-server-error = Something went wrong in the server. It has been noted.

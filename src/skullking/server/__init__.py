"""The table in the browser: HTTP, WebSockets, one actor per table, an event log as the only truth."""

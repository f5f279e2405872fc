"""The server under load: whole games over real WebSockets, durable commits on."""

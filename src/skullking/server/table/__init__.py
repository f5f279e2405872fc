"""One table: a pure core that decides, a log entry for everything that happened, an actor that drives it.

Nothing here knows SQLAlchemy, FastAPI or the time of day: the log, the clock, the bots and the connections are
handed in (`ports`).
"""

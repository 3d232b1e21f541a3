"""The table in a terminal: matches against bots or on one keyboard, replays, checks. It knows no rule."""

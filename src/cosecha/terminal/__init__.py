"""The terminal client: matches against bots or at one keyboard, replays, checks. It knows no rules."""

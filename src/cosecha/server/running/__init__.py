"""Tables at work: in memory, with bots, clocks, notices and other nodes."""

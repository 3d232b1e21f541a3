"""Running tables: in memory, with bots, clocks, notifications and other nodes."""
